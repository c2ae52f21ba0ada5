"""What holds in every position, between two duties of the agenda."""

from typing import Final

from kronika.core.state import same_table

from .agenda import NEXT_PHASE, RECLAIM_CUBES, TURN
from .consequences import settle
from .curia import is_catholic, open_slots
from .invariants_land import check_areas, check_provinces, check_tracks
from .order import is_playing
from .purse import cubes_used
from .relations import alliances_of, foes, marriages_of, units_there
from .state import DISPLAYED, Table
from .terms import (
    ALLIANCE_TOKENS,
    AREA_COUNT,
    ARMIES,
    CB_TOKENS,
    CLAIM_TOKENS,
    CORE_TOKENS,
    CUBES,
    IMPERIAL_CUBES,
    LEAST_STABILITY,
    MARRIAGE_TOKENS,
    MERCHANTS,
    MISSION_HAND,
    MOST_AUTHORITY,
    MOST_POWER,
    MOST_STABILITY,
    NONE,
    PHASES,
    POWERS,
    ROUNDS_OF_AGE,
)

QUIET: Final = (TURN, NEXT_PHASE)
"""Duties before which nothing is half done."""


def check(s: Table) -> None:
    """Raise AssertionError, with what is wrong, if an invariant is broken."""
    _check_calendar(s)
    _check_action_cards(s)
    _check_other_cards(s)
    check_provinces(s)
    check_tracks(s)
    check_areas(s)
    for seat in range(s.count):
        _check_mat(s, seat)
        _check_tokens(s, seat)
    _check_relations(s)
    _check_empire(s)
    _check_kept(s)
    if s.agenda and s.agenda[-1].act in QUIET:
        _check_nobody_meets(s)


def _check_calendar(s: Table) -> None:
    """EU-4.0.1, EU-16.0.1: age, round and phase are possible ones."""
    assert s.age + 1 in s.scenario.ages, f"age {s.age + 1}"
    assert 0 <= s.round <= ROUNDS_OF_AGE, f"round {s.round}"
    assert 1 <= s.rounds <= s.scenario.rounds(), f"round {s.rounds} of the game"
    assert 0 <= s.phase < len(PHASES), f"phase {s.phase}"
    assert is_playing(s, s.first) or s.eliminated, f"first player {s.first}"


def _check_action_cards(s: Table) -> None:
    """EU-CMP.2, EU-6.0.4: each action card is in one place."""
    found: list[int] = []
    for pile in (*s.decks, *s.discards, *s.hands):
        found += pile
    for places in (s.display, s.advisors, s.generals, s.admirals, s.crowned):
        found += [card for card in places if card != NONE]
    assert len(found) == len(set(found)), f"action cards twice: {_twice(found)}"
    actions = s.content.actions
    for deck in range(len(POWERS)):
        for card in (*s.decks[deck], *s.discards[deck]):
            assert actions.titles[actions.cards[card].title].deck == deck, f"card {card} in {deck}"
    if len(found) > len(actions.cards) // 2 and s.agenda and s.agenda[-1].act in QUIET:
        whole = sum([len(deck) for deck in actions.deck_cards])
        assert len(found) == whole, f"{whole - len(found)} action cards are lost"


def _twice(found: list[int]) -> list[int]:
    return sorted({card for card in found if found.count(card) > 1})


def _check_other_cards(s: Table) -> None:
    """EU-16.0.6, EU-17.2.7, EU-17.3.1, EU-8.6: events, missions, milestones, Ideas, trade cards."""
    events = [*s.event_halves[0], *s.event_halves[1], *s.events, *s.event_discard]
    events += [event for event in s.ruler_event if event != NONE]
    assert len(events) == len(set(events)), f"events twice: {_twice(events)}"
    assert len(s.events) == len(s.event_ducats), "ducats on events"
    assert 0 <= s.face_down <= len(s.event_halves[0]) + len(s.event_halves[1]), "face-down events"
    trade = [*s.trade_deck, *s.trade_discard, *s.trade_aside]
    assert len(trade) == len(set(trade)), f"trade cards twice: {_twice(trade)}"
    for seat in range(s.count):
        missions = [*s.mission_decks[seat], *s.missions[seat], *s.missions_done[seat]]
        assert len(missions) == len(set(missions)), f"missions of {seat} twice"
        assert len(s.missions[seat]) <= MISSION_HAND, f"missions of {seat}"
        assert 0 <= s.fresh[seat] <= len(s.hands[seat]), f"new cards of {seat}"
    for type in range(len(POWERS)):
        ideas = [*s.idea_display[type], *s.idea_decks[type]]
        assert len(ideas) == len(set(ideas)), f"Ideas twice: {_twice(ideas)}"
        for idea in ideas:
            assert s.content.ideas.ideas[idea].power == type, f"Idea {idea} among {type}"
    for idea, owners in enumerate(s.tags):
        assert len(set(owners)) == len(owners), f"Idea {idea} is researched twice"
    for seat in range(s.count):
        forms = [
            idea
            for idea, owners in enumerate(s.tags)
            if seat in owners and s.content.ideas.ideas[idea].government
        ]
        assert len(forms) <= 1, f"{seat} has Government Forms {forms}"


def _check_mat(s: Table, seat: int) -> None:
    """EU-2.C2, EU-2.C21, EU-2.2.4, EU-SM.3: pools, tracks and cubes of a player."""
    for type in range(len(POWERS)):
        power = s.power[seat * len(POWERS) + type]
        assert 0 <= power <= MOST_POWER, f"{seat} has {power} {POWERS[type]}"
    assert LEAST_STABILITY <= s.stability[seat] <= MOST_STABILITY, f"stability of {seat}"
    assert s.ducats[seat] >= 0, f"{seat} has {s.ducats[seat]} ducats"
    assert s.interest[seat] >= 0, f"interest of {seat}"
    assert s.colonists[seat] >= 0, f"colonists of {seat}"
    excess = [duty.c for duty in s.agenda if duty.act == RECLAIM_CUBES and duty.a == seat]
    assert cubes_used(s, seat) <= CUBES + sum(excess), f"{seat} uses {cubes_used(s, seat)} cubes"
    for place in range(seat * DISPLAYED, (seat + 1) * DISPLAYED):
        assert (s.charges[place] == 0) or s.display[place] != NONE, f"charges of {seat}"
    has_ruler = s.ruler[seat] != NONE or s.crowned[seat] != NONE or s.bots.regent[seat] != NONE
    assert has_ruler or s.ruler_army[seat] == NONE, f"nobody of {seat} commands an Army"
    assert not (s.ruler[seat] != NONE and s.crowned[seat] != NONE), f"two rulers of {seat}"
    assert 0 <= s.merchant_count[seat] <= MERCHANTS, f"merchants of {seat}"
    for army in range(ARMIES):
        if s.ruler_army[seat] == army:
            assert s.generals[seat * ARMIES + army] == NONE, f"two leaders of {seat}"


def _check_tokens(s: Table, seat: int) -> None:
    """EU-SM.1, EU-SM.2: tokens that a player has."""
    claims = sum([bits >> seat & 1 for bits in s.claims])
    cores = s.core.count(seat)
    cbs = sum([bits >> seat & 1 for bits in s.cb])
    assert cores <= CORE_TOKENS, f"{seat} has {cores} Core tokens"
    assert cbs <= CB_TOKENS, f"{seat} has {cbs} CB tokens"
    assert claims + cores + cbs <= CLAIM_TOKENS, f"{seat} has {claims}+{cores}+{cbs} tokens"
    assert alliances_of(s, seat) <= ALLIANCE_TOKENS, f"alliances of {seat}"
    assert marriages_of(s, seat) <= MARRIAGE_TOKENS, f"marriages of {seat}"


def _check_relations(s: Table) -> None:
    """EU-9.0.13, EU-10.4.5, EU-11.2.9, EU-11.3.2: what two players have, both have."""
    for seat in range(s.count):
        realm = s.realm_of[seat]
        if not is_playing(s, seat):
            assert s.seat_of[realm] == NONE, f"{seat} has left"
            continue
        assert not s.enemies[realm] >> seat & 1, f"{seat} fights himself"
        assert s.ally[realm] == NONE, f"{seat} is allied as an NPR"
        for other in [each for each in range(s.count) if is_playing(s, each)]:
            theirs = s.realm_of[other]
            for bits in (s.enemies, s.truces, s.marriages):
                one, two = bits[theirs] >> seat & 1, bits[realm] >> other & 1
                assert one == two, f"what {seat} and {other} have differs"
            assert (s.pacts[seat] >> other & 1) == (s.pacts[other] >> seat & 1), "half a pact"
    for realm, seat in enumerate(s.ally):
        assert seat != NONE or not s.is_active[realm], f"{realm} is active, and nobody's"
        assert not s.disputed[realm] & ~s.marriages[realm], f"disputed succession of {realm}"
        assert not s.attackers[realm] & ~s.enemies[realm], f"attackers of {realm}"
        assert not s.truces[realm] & s.enemies[realm], f"truce and war with {realm}"


def _check_empire(s: Table) -> None:
    """EU-18.1.1, EU-18.2.1, EU-18.7.8, EU-19.1.1, EU-19.1.2: the Empire and the Curia."""
    assert 0 <= s.authority <= MOST_AUTHORITY, f"authority {s.authority}"
    assert sum(s.imperial) <= IMPERIAL_CUBES, "imperial cubes"
    if s.emperor == NONE:
        assert s.authority == 0 and not sum(s.imperial), "no Empire"
    assert len(s.cardinals) <= open_slots(s), f"cardinals {s.cardinals}"
    for seat in [s.roma, *s.cardinals]:
        assert seat == NONE or is_catholic(s, seat), f"a Cardinal of {seat}"


def _check_kept(s: Table) -> None:
    """What is kept so that nobody has to count it is what would be counted."""
    for seat in range(s.count):
        there = sum(s.influence[seat * AREA_COUNT : (seat + 1) * AREA_COUNT])
        assert s.placed[seat] == there, f"{seat} has {there} Influence, not {s.placed[seat]}"
    if s.is_settled:
        kept, anew = s.copy(), s.copy()
        settle(kept)
        anew.is_settled = False
        settle(anew)
        anew.is_settled = kept.is_settled
        assert same_table(kept, anew), "something changed unsaid, from which something follows"


def _check_nobody_meets(s: Table) -> None:
    """EU-9.7.1, EU-9.9.1: between turns no enemies stand in one Area."""
    for area in s.atlas.areas:
        there = units_there(s, area)
        assert not (there and s.rebels[area]), f"Rebels and Units in {area}"
        for seat in range(s.count):
            if there >> seat & 1:
                assert not there & foes(s, seat), f"enemies in Area {area}"
