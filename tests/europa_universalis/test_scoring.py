"""Chapters 4.7 and 21, EU-SCN.24: ends of the game, final scoring, players who leave."""

import pytest

from kronika.games.europa_universalis.action_phase import take_turn
from kronika.games.europa_universalis.agenda import (
    AGE_END,
    FINAL_SCORING,
    NEXT_PHASE,
    TURN,
    Duty,
)
from kronika.games.europa_universalis.alliances import may_forge
from kronika.games.europa_universalis.cards import turn_up_event
from kronika.games.europa_universalis.consequences import settle
from kronika.games.europa_universalis.gaining_relations import may_ally
from kronika.games.europa_universalis.invariants import check
from kronika.games.europa_universalis.leaving import leave, leave_players
from kronika.games.europa_universalis.order import turn_order
from kronika.games.europa_universalis.peace_terms import can_vassalize
from kronika.games.europa_universalis.phases import finish_round, next_phase
from kronika.games.europa_universalis.places import AREAS, PROVINCES
from kronika.games.europa_universalis.position import Position
from kronika.games.europa_universalis.relations import is_aloof, is_free_npr
from kronika.games.europa_universalis.scoring import (
    INSTANT,
    LEAD,
    OVER,
    PIECES,
    PRESTIGE,
    REASONS,
    end_reason,
    final_points,
    final_scoring,
    instant_winners,
    is_age_over,
    met_missions,
    rank_of,
)
from kronika.games.europa_universalis.state import Table
from kronika.games.europa_universalis.terms import CLEANUP, NONE
from kronika.games.europa_universalis.vassals import can_subjugate
from tests.europa_universalis.helpers import province, realm
from tests.europa_universalis.playing import first_ask, started
from tests.europa_universalis.working import Worked

pytestmark = pytest.mark.compiled


def score(s: Table, reason: str = OVER) -> None:
    for _ in final_scoring(s, Duty(FINAL_SCORING, REASONS.index(reason))):
        raise AssertionError


def quiet(scenario: str = "S07") -> Table:
    """A game with events left, at the end of a round."""
    s = started(scenario)
    s.agenda = []
    s.phase = CLEANUP
    return s


@pytest.mark.rule(
    "EU-4.7.5", "EU-4.7.6", "EU-4.7.7", "EU-4.7.8", "EU-4.7.9", "EU-4.7.11", "EU-4.7.12",
    "EU-OPA02", "EU-EXA08", "EU-EXC09", "EU-DV.1", "EU-DV.2", "EU-19.2.5",
)  # fmt: skip
@pytest.mark.rule("EU-2.1.3")
def test_castile_at_the_end() -> None:
    position = Position("S07").no_relations().cardinals("castile")
    s = position.s
    base = sum([s.atlas.province_tax[p] for p in s.atlas.provinces if s.town[p] == 2])
    position.vassal("castile", "barcelona", "zaragoza", "valencia")
    position.town("castile", "navarra")
    position.marriage("castile", "portugal").alliance("castile", "portugal")
    s.core[AREAS.index("andalucia")] = 2
    position.occupied("france", "navarra", "barcelona").rebel_towns("galicia")
    position.mat("castile", stability=-2)
    points = final_points(s, 2)
    tokens = sum([s.atlas.province_tax[PROVINCES.index(name)] for name in ("zaragoza", "valencia")])
    galicia = s.atlas.province_tax[province("galicia")]
    navarra = s.atlas.province_tax[province("navarra")]
    assert points["tax"] == base - galicia + (tokens + 1) // 2
    assert points["marriages"] == 1
    assert points["alliances"] == 2
    assert points["cores"] == 1
    assert points["occupied"] == -(galicia + navarra)
    assert points["stability"] == -4
    assert points["curia"] == 3
    assert points["authority"] == 0


@pytest.mark.rule("EU-4.7.10", "EU-4.7.13")
def test_authority_and_interest_at_the_end() -> None:
    s = Position().emperor("castile", 5).mat("castile", interest=3).s
    points = final_points(s, 2)
    assert points["authority"] == 5
    assert points["interest"] == -3
    assert final_points(s, 1)["authority"] == 0


@pytest.mark.rule("EU-SCN.24", "EU-TD10")
def test_growth_of_tax_is_scored_in_some_scenarios() -> None:
    s = Position("S11").s
    for seat in range(s.count):
        assert final_points(s, seat)["tax"] == 0
    france = s.seat_of[realm("france")]
    s.start_tax[france] = 28
    s.small_towns[france] = 31
    s.large_towns[france] = s.vassal_tokens[france] = 0
    assert final_points(s, france)["tax"] == 3


@pytest.mark.rule("EU-SCN.24")
def test_extra_criteria_of_a_scenario() -> None:
    position = Position("S05")
    s = position.s
    netherlands = position.seat("netherlands")
    dutch = [p for p in s.atlas.provinces if s.atlas.province_dutch[p]]
    own = [p for p in dutch if s.town[p] == netherlands]
    points = final_points(s, netherlands)["extra"]
    assert points == (8 if len(own) >= 6 else 0)
    position.town("netherlands", *[PROVINCES[p] for p in dutch[:6]])
    assert final_points(s, netherlands)["extra"] == 8
    assert final_points(s, position.seat("england"))["extra"] == 0
    two = Position("S04")
    assert final_points(two.s, 0)["extra"] == 0
    vacant = [p for p in two.s.atlas.provinces if two.s.owner[p] == NONE]
    two.town("portugal", *[PROVINCES[p] for p in vacant[:14]])
    assert 12 <= final_points(two.s, 0)["extra"] <= 15


@pytest.mark.rule("EU-4.7.4", "EU-17.2.8", "EU-H.4")
def test_missions_in_hand_score_without_effect() -> None:
    s = quiet()
    met = [
        mission
        for mission in s.mission_decks[0]
        if s.content.goals.missions[mission].requirement is not None
    ]
    s.missions[0] = met[:2]
    found = met_missions(s, 0)
    worth = sum([s.content.goals.missions[each].prestige for each in found])
    before = sum(final_points(s, 0).values())
    score(s)
    assert s.prestige[0] == before + worth
    assert s.result is not None
    assert s.agenda == []


@pytest.mark.rule("EU-4.7.14", "EU-OPA31")
def test_ties_are_broken_by_power_then_ducats() -> None:
    s = Position().no_relations().cardinals().s
    s.agenda = []
    s.roma = NONE
    for seat in range(3):
        s.prestige[seat] = 100 - sum(final_points(s, seat).values())
    s.power = [1, 1, 1, 0, 0, 4, 3, 0, 1]
    s.ducats = [9, 2, 3]
    score(s)
    assert s.result is not None
    assert s.prestige == [100, 100, 100]
    assert s.result.winners == [2]
    assert s.result.reason == OVER
    assert list(s.result.scores["prestige"]) == [100.0] * 3


@pytest.mark.rule("EU-2.1.1")
@pytest.mark.rule("EU-4.7.14")
def test_a_victory_may_be_shared() -> None:
    s = Position().no_relations().cardinals().s
    s.agenda = []
    s.roma = NONE
    for seat in range(3):
        s.prestige[seat] = 100 - sum(final_points(s, seat).values())
    s.power = [2] * 9
    s.ducats = [5, 5, 4]
    score(s)
    assert s.result is not None
    assert s.result.winners == [0, 1]


@pytest.mark.rule("EU-4.7.2", "EU-SCN.5", "EU-17.1.3", "EU-SCN.24")
def test_a_lead_at_the_threshold_ends_the_game() -> None:
    s = quiet()
    s.prestige = [100, 81, 0]
    assert end_reason(s) == ""
    s.prestige = [100, 80, 0]
    assert end_reason(s) == PRESTIGE
    s.prestige = [99, 0, 0]
    assert end_reason(s) == ""
    s = quiet("S01")
    s.prestige = [40, 25, 0]
    assert end_reason(s) == PRESTIGE
    s.prestige = [40, 26, 0]
    assert end_reason(s) == ""


@pytest.mark.rule("EU-4.7.3", "EU-OPA03")
def test_all_pieces_on_the_board_end_the_game() -> None:
    s = quiet()
    s.small_towns[1], s.large_towns[1], s.vassal_tokens[1] = 40, 8, 18
    assert end_reason(s) == ""
    s.vassal_tokens[1] = 19
    assert end_reason(s) == PIECES
    s.small_towns[1] = 20
    assert end_reason(s) == ""


@pytest.mark.rule("EU-4.7.1", "EU-4.6.1", "EU-SCN.4")
def test_the_last_deck_ends_the_game() -> None:
    s = quiet()
    assert not is_age_over(s)
    s.event_halves = [[], []]
    s.face_down = 0
    assert is_age_over(s)
    assert end_reason(s) == ""
    s.age = 1
    assert end_reason(s) == OVER


@pytest.mark.rule("EU-SCN.24", "EU-4.7.15")
def test_a_sudden_lead_from_a_round_on() -> None:
    s = quiet("S02")
    s.prestige = [18, 0]
    s.rounds = 2
    assert end_reason(s) == ""
    s.rounds = 3
    assert end_reason(s) == LEAD
    s.prestige = [17, 0]
    assert end_reason(s) == ""


@pytest.mark.rule("EU-SCN.24", "EU-4.7.15")
def test_an_instant_victory_needs_no_scoring() -> None:
    position = Position("S03").war("ottomans", "austria")
    s = position.s
    assert instant_winners(s) == []
    position.occupied("ottomans", "wien")
    position.town("ottomans", "pest")
    assert instant_winners(s) == [1]
    s.agenda = []
    finish_round(s)
    assert s.result is not None
    assert (s.result.winners, s.result.reason) == ([1], INSTANT)
    assert s.agenda == []


@pytest.mark.rule("EU-SCN.24", "EU-4.7.15")
def test_of_two_instant_victories_prestige_decides() -> None:
    position = Position("S03").war("ottomans", "austria")
    position.occupied("ottomans", "wien").town("ottomans", "pest")
    position.occupied("austria", "edirne").town("austria", "constantinople")
    s = position.s
    s.prestige = [4, 5]
    assert instant_winners(s) == [1]
    s.prestige = [5, 5]
    assert sorted(instant_winners(s)) == [0, 1]
    s.agenda = []
    finish_round(s)
    assert s.result is None
    assert [duty.act for duty in s.agenda] == [FINAL_SCORING]
    assert REASONS[s.agenda[0].a] == INSTANT


@pytest.mark.rule("EU-4.5.D1", "EU-4.6.1")
def test_a_round_leads_to_the_next_or_to_a_new_age() -> None:
    s = quiet()
    finish_round(s)
    assert [duty.act for duty in s.agenda] == [NEXT_PHASE]
    for _ in next_phase(s, s.agenda.pop()):
        raise AssertionError
    assert (s.round, s.rounds, s.phase) == (2, 2, 0)
    s = quiet()
    s.event_halves, s.face_down, s.events = [[], []], 0, []
    s.event_ducats = []
    finish_round(s)
    assert s.agenda[0].act == NEXT_PHASE
    assert {duty.act for duty in s.agenda[1:]} == {AGE_END}


@pytest.mark.rule("EU-SCN.24", "EU-20.1.4")
def test_ranks_of_the_lonely_crown() -> None:
    s = Position("S06", bots=("france", "castile")).s
    s.prestige = [10, 4, 9]
    assert rank_of(s, 0) == 1
    s.prestige = [30, 4, 9]
    assert rank_of(s, 0) == 3
    s.prestige = [9, 4, 9]
    assert rank_of(s, 0) == 0
    assert rank_of(s, 1) == 0


# 21


@pytest.mark.rule("EU-21.0.3", "EU-21.0.7", "EU-V.3")
def test_a_realm_without_its_player_is_an_npr() -> None:
    position = Position("S07").alliance("france", "castile").marriage("france", "castile")
    position.town("france", "milano").unrest("milano")
    s = position.s
    france = realm("france")
    lands = [*s.lands[france], *s.vassal_lands[1]]
    capital, faith = s.capital[france], s.religion[france]
    leave(s, 1)
    settle(s)
    check(s)
    assert s.seat_of[france] == NONE
    assert is_free_npr(s, france)
    assert set(s.lands[france]) == set(lands)
    assert province("milano") in s.lands[france]
    assert not any(s.unrest[p] for p in lands)
    assert (s.capital[france], s.religion[france]) == (capital, faith)
    assert s.pacts == [0, 0, 0]
    assert s.marriages[france] == 0
    assert not any(bits & 0b10 for bits in (*s.marriages, *s.claims, *s.truces, *s.cb))
    assert 1 not in s.core
    assert sum(s.influence[194:388]) == 0
    assert s.hands[1] == s.missions[1] == []
    assert s.cardinals.count(1) == 0
    assert turn_order(s) == [2, 0]
    assert is_aloof(s, france)
    assert not is_aloof(s, realm("scotland"))


@pytest.mark.rule("EU-21.0.3")
def test_what_was_left_changes_hands_like_any_province() -> None:
    position = Position("S07").town("france", "milano")
    s = position.s
    leave(s, 1)
    position.town("castile", "milano")
    assert s.owner[province("milano")] == realm("castile")
    position.nobodys("milano")
    assert s.owner[province("milano")] == s.atlas.province_realm[province("milano")]
    check(s)


@pytest.mark.rule("EU-21.0.7")
def test_an_emperor_who_leaves_stays_as_an_npr() -> None:
    s = Position("S10").s
    seat = s.seat_of[realm("austria")]
    authority = s.authority
    leave(s, seat)
    settle(s)
    assert s.emperor == realm("austria")
    assert s.authority == authority
    assert sum(s.imperial) == 0
    check(s)


@pytest.mark.rule("EU-21.0.2", "EU-21.0.1")
def test_who_is_at_war_leaves_later() -> None:
    s = Position("S07").war("france", "scotland").s
    s.leaving = 0b11
    leave_players(s)
    assert s.eliminated == 0b01
    assert s.leaving == 0b10


@pytest.mark.rule("EU-21.0.2")
def test_a_player_announces_that_he_leaves() -> None:
    s = Position().active("castile").s
    s.agenda = []
    answers = ("castile", "leave-game"), ("castile", "really-leave")
    rules = take_turn(s, Duty(TURN, 2))
    ask = first_ask(rules)
    assert next(option for option in ask.options if option.key == "leave-game").verb.talk
    Worked(s, {}, take_turn(s, Duty(TURN, 2)), *answers)
    assert s.leaving == 0b100
    again = first_ask(take_turn(s, Duty(TURN, 2)))
    assert "leave-game" not in [option.key for option in again.options]


@pytest.mark.rule("EU-21.0.4")
def test_events_of_who_has_left_are_removed() -> None:
    s = started("S07")
    france = realm("france")
    own = [e for e in s.event_halves[0] if s.content.events.events[e].realm == france]
    own = own or [e for e in s.event_halves[1] if s.content.events.events[e].realm == france]
    leave(s, 1)
    s.event_halves = [[own[0]], []]
    s.face_down = 1
    shown = s.events.copy()
    assert turn_up_event(s) == NONE
    assert s.events == shown
    assert own[0] in s.event_discard
    assert s.face_down == 0


@pytest.mark.rule("EU-21.0.2")
def test_the_last_one_who_stays_wins() -> None:
    s = quiet("S07")
    s.leaving = 0b011
    finish_round(s)
    assert s.result is not None
    assert s.result.winners == [2]


@pytest.mark.rule("EU-21.0.3")
def test_what_was_left_is_neither_allied_nor_vassalized() -> None:
    position = Position("S07").no_relations().no_influence()
    s = position.s
    leave(s, 1)
    settle(s)
    france = realm("france")
    position.influence("castile", seine=4)
    assert not may_forge(s, 2, france)
    assert not may_ally(s, 2, france)
    s.ally[france] = 2
    assert not can_subjugate(s, 2, france)
    s.ally[france] = NONE
    position.war("castile", "france")
    for each in s.lands[france]:
        position.occupied("castile", PROVINCES[each])
    assert not can_vassalize(s, 2, france)


@pytest.mark.rule("EU-21.0.2")
def test_if_all_want_to_leave_the_last_one_stays() -> None:
    s = Position().no_relations().s
    s.leaving = 0b111
    leave_players(s)
    assert s.eliminated.bit_count() == 2


@pytest.mark.rule("EU-21.0.4")
def test_an_empty_display_is_filled_behind_events_of_who_has_left() -> None:
    s = started("S07")
    events = s.content.events.events
    known = [*s.event_halves[0], *s.event_halves[1]]
    own = next(each for each in known if events[each].realm == realm("france"))
    other = next(each for each in known if events[each].realm != realm("france"))
    leave(s, 1)
    s.events, s.event_ducats = [], []
    s.event_halves = [[own], [other]]
    s.face_down = 2
    assert turn_up_event(s) == other
    assert s.events == [other]
