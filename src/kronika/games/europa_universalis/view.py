"""EU-H: what a player may see, and what nobody can know."""

from typing import Any, Final

from kronika.core.asks import Shown
from kronika.core.dice import Dice
from kronika.core.state import same_but

from . import names
from .action_phase import ACT
from .agenda import FINAL_SCORING, TURN
from .cards import count_hand, deck_of
from .draw_cards import available_missions
from .land import base_tax, vassal_tax
from .manner import USUAL
from .menu import can_act
from .modifiers import manpower
from .order import is_playing
from .places import CONTINENTS, NODES, REALMS
from .progress import progress
from .purse import cubes_left
from .scoring import is_met
from .state import DISPLAYED, Table
from .terms import (
    AGES,
    ARMIES,
    MERCHANTS,
    MILESTONE_DECKS,
    NONE,
    PHASES,
    POWERS,
)
from .view_battle import battle_of_view, battles_to_come
from .view_empire import curia_of_view, empire_of_view
from .view_land import areas_of_view, fleet_of, provinces_of_view, realms_of_view, zones_of_view
from .view_purse import income_of_view
from .view_trade import nodes_of_view, revealed_of_view
from .view_war import (
    deal_of_view,
    declarations_of_view,
    march_of_view,
    peace_of_view,
    siege_of_view,
    wars_of_view,
)
from .words import CARD, MISSION, TO_PASS

Facts = dict[str, Any]

HIDDEN: Final = ("decks", "hands", "missions", "mission_decks", "struggles")
"""Where cards lie that not everybody sees."""

ATTEMPTS: Final = 200
"""To deal hands with which somebody can begin what he has begun: nearly always the first does."""


def view(s: Table, player: int | None) -> Facts:
    """EU-H.1, EU-H.2, EU-H.3, EU-STC.6, EU-16.6.1, EU-17.5.1, EU-17.5.2, EU-18.10.1: everything
    on the table, and of hidden cards the own ones."""
    return {
        "scenario": s.scenario.number,
        "age": AGES[s.age],
        "round": s.round,
        "rounds": s.rounds,
        "phase": PHASES[s.phase],
        "step": s.step,
        "first": s.first,
        "active": _seat(s.active),
        "players": [_player(s, seat, player) for seat in range(s.count)],
        "provinces": provinces_of_view(s),
        "areas": areas_of_view(s),
        "zones": zones_of_view(s),
        "nodes": {
            NODES[node]: {"pirates": s.pirates[node], "expanded": s.expanded[node]}
            for node in s.atlas.nodes
            if s.pirates[node] or s.expanded[node]
        },
        "realms": realms_of_view(s),
        "battle": battle_of_view(s),
        "battles": battles_to_come(s),
        "march": march_of_view(s),
        "siege": siege_of_view(s),
        "wars": wars_of_view(s),
        "declarations": declarations_of_view(s),
        "peace": peace_of_view(s),
        "deal": deal_of_view(s),
        "decks": {POWERS[deck]: _deck(s, deck) for deck in range(len(POWERS))},
        "events": {
            "shown": [
                {"event": names.EVENTS.ids[event], "ducats": ducats}
                for event, ducats in zip(s.events, s.event_ducats)
            ],
            "face_down": s.face_down,
            "left": len(s.event_halves[0]) + len(s.event_halves[1]) - s.face_down,
            "discarded": [names.EVENTS.ids[event] for event in s.event_discard],
        },
        "ideas": {POWERS[type]: _ideas(s, type) for type in range(len(POWERS))},
        "milestones": {
            MILESTONE_DECKS[deck]: {
                "milestone": _id(names.MILESTONES.ids, s.milestones[deck]),
                "tags": list(s.milestone_tags[deck]),
            }
            for deck in range(len(MILESTONE_DECKS))
        },
        "struggles": {
            "upcoming": names.STRUGGLES.ids[s.struggles[0]] if s.struggles else None,
            "left": len(s.struggles),
            "active": [names.STRUGGLES.ids[each] for each in s.active_struggles],
        },
        "trade": {
            "left": len(s.trade_deck),
            "discarded": [names.TRADE.ids[card] for card in s.trade_discard],
            "aside": [names.TRADE.ids[card] for card in s.trade_aside],
            "discovered": [
                name for place, name in enumerate(CONTINENTS) if s.continents >> place & 1
            ],
            "nodes": nodes_of_view(s),
            "revealed": revealed_of_view(s),
        },
        "empire": empire_of_view(s),
        "curia": curia_of_view(s),
    }


def _id(ids: list[str], number: int) -> str | None:
    return None if number == NONE else ids[number]


def _seat(seat: int) -> int | None:
    return None if seat == NONE else seat


def _seats(s: Table, bits: int) -> list[int]:
    return [seat for seat in range(s.count) if bits >> seat & 1]


def _deck(s: Table, deck: int) -> Facts:
    return {
        "left": len(s.decks[deck]),
        "discarded": [names.CARDS.ids[card] for card in s.discards[deck]],
    }


def _ideas(s: Table, type: int) -> Facts:
    return {
        "shown": [
            {"idea": names.IDEAS.ids[idea], "tags": list(s.tags[idea])}
            for idea in s.idea_display[type]
        ],
        "left": len(s.idea_decks[type]),
    }


def _player(s: Table, seat: int, viewer: int | None) -> Facts:
    """EU-H.1, EU-H.4: a player; hands and missions only for himself."""
    first = seat * len(POWERS)
    is_own = viewer == seat
    return {
        "realm": REALMS[s.realm_of[seat]],
        "playing": is_playing(s, seat),
        "leaving": bool(s.leaving >> seat & 1),
        "bot": s.switches.is_bot(seat),
        "prestige": s.prestige[seat],
        "stability": s.stability[seat],
        "power": dict(zip(POWERS, s.power[first : first + len(POWERS)])),
        "ducats": s.ducats[seat],
        "interest": s.interest[seat],
        "base_tax": base_tax(s, seat),
        "vassal_tax": vassal_tax(s, seat),
        "income": income_of_view(s, seat),
        "cubes": cubes_left(s, seat),
        "colonists": s.colonists[seat],
        "manpower": {
            "limit": manpower(s, seat),
            "available": s.available[seat],
            "exhausted": s.exhausted[seat],
            "allied": s.allied[seat],
            "tokens": s.reserve_plus[seat],
        },
        "tracks": {
            "small": [s.small_towns[seat], s.covered_small[seat]],
            "large": [s.large_towns[seat], s.covered_large[seat]],
            "vassals": [s.vassal_tokens[seat], s.covered_vassals[seat]],
        },
        "characters": _characters(s, seat),
        "fleet": fleet_of(s, seat),
        "merchants": [
            {"node": NODES[s.merchants[place]], "laid": s.is_laid[place]}
            for place in range(seat * MERCHANTS, (seat + 1) * MERCHANTS)
            if s.merchants[place] != NONE
        ],
        "merchant_count": s.merchant_count[seat],
        "alliances": _seats(s, s.pacts[seat]),
        "events_taken": s.events_taken[seat],
        "passed": s.passed[seat],
        "last_turns": _seat(s.last_turns[seat]),
        "hand_counts": {POWERS[deck]: count_hand(s, seat, deck) for deck in range(len(POWERS))},
        "hand": [names.CARDS.ids[card] for card in s.hands[seat]] if is_own else None,
        "display": [
            {"card": names.CARDS.ids[s.display[place]], "charges": s.charges[place]}
            for place in range(seat * DISPLAYED, (seat + 1) * DISPLAYED)
            if s.display[place] != NONE
        ],
        "mission_count": len(s.missions[seat]),
        "missions": [names.MISSIONS.ids[each] for each in s.missions[seat]] if is_own else None,
        "progress": [_progress(s, seat, each) for each in s.missions[seat]] if is_own else None,
        "missions_done": [names.MISSIONS.ids[each] for each in s.missions_done[seat]],
    }


def _progress(s: Table, seat: int, mission: int) -> list[Facts]:
    """EU-17.2.5: which parts of its requirement hold, and how many of what they count there are."""
    return [
        {"met": step.is_met, "number": step.number, "enough": step.enough}
        for step in progress(s, seat, mission)
    ]


def _characters(s: Table, seat: int) -> Facts:
    first, army = seat * len(POWERS), seat * ARMIES
    cards = names.CARDS.ids
    return {
        "ruler": _id(names.RULERS.ids, s.ruler[seat]),
        "crowned": _id(cards, s.crowned[seat]),
        "ruler_ill": s.ruler_ill[seat],
        "ruler_army": _seat(s.ruler_army[seat]),
        "advisors": [_id(cards, each) for each in s.advisors[first : first + len(POWERS)]],
        "advisors_ill": s.advisor_ill[first : first + len(POWERS)],
        "generals": [_id(cards, each) for each in s.generals[army : army + ARMIES]],
        "generals_ill": s.general_ill[army : army + ARMIES],
        "admiral": _id(cards, s.admirals[seat]),
        "admiral_ill": s.admiral_ill[seat],
    }


def looks_alike(one: Table, other: Table, player: int) -> bool:
    """EU-H.1, EU-H.2: whether all is the same but cards that the player does not see."""
    return same_but(one, other, HIDDEN) and _seen_of(one, player) == _seen_of(other, player)


def _seen_of(s: Table, player: int) -> list[list[int]]:
    """What a player sees of that which is hidden: his own cards, and how many there are."""
    decks = range(len(POWERS))
    counts = [count_hand(s, seat, deck) for seat in range(s.count) for deck in decks]
    counts += [len(each) for each in s.decks]
    counts += [len(each) for each in s.missions]
    counts.append(len(s.struggles))
    return [s.hands[player], s.missions[player], s.struggles[:1], counts]


def determinize(s: Table, player: int, dice: Dice, shown: Shown) -> Table:
    """EU-H.1, EU-H.2: the hands and missions of others drawn anew; decks are bags already.

    What was played or shown since the step began lies where it lay; and who has begun an action
    that needs a card of his hand, holds one.
    """
    twin = s.copy()
    twin.dice = dice
    cards, missions = shown.named(CARD), shown.named(MISSION)
    for _ in range(ATTEMPTS):
        for deck in range(len(POWERS)):
            _deal_again(twin, player, deck, dice, cards)
        if _has_what_it_takes(twin, player, shown):
            break
    for seat in range(twin.count):
        if seat != player:
            _choose_again(twin, seat, dice, missions)
    if twin.scenario.struggles_shuffled and len(twin.struggles) > 2:
        rest = sorted(twin.struggles[1:])
        dice.shuffle(rest)
        twin.struggles = [twin.struggles[0], *rest]
    return twin


def _has_what_it_takes(s: Table, player: int, shown: Shown) -> bool:
    """EU-4.2.2: whether another player, whose turn is the step, can begin what he has begun."""
    duty = s.agenda[-1] if s.agenda else None
    if duty is None or duty.act != TURN or duty.a == player:
        return True
    begun = [option.a for option in shown.played if option.verb is ACT and option.a != TO_PASS]
    return all(can_act(s, duty.a, action, USUAL) for action in begun)


def _deal_again(s: Table, player: int, deck: int, dice: Dice, shown: set[int]) -> None:
    """EU-H.1: which cards of a deck others hold; how many is known. Sorted before, so that it does
    not matter where they lie."""
    hands = [
        (seat, place)
        for seat in range(s.count)
        if seat != player
        for place, card in enumerate(s.hands[seat])
        if deck_of(s, card) == deck and card not in shown
    ]
    hidden = [card for card in s.decks[deck] if card not in shown]
    hidden += [s.hands[seat][place] for seat, place in hands]
    hidden.sort()
    dice.shuffle(hidden)
    for seat, place in hands:
        s.hands[seat][place] = hidden.pop()
    for place, card in enumerate(s.decks[deck]):
        if card not in shown:
            s.decks[deck][place] = hidden.pop()


def _choose_again(s: Table, seat: int, dice: Dice, shown: set[int]) -> None:
    """EU-17.5.1: which of the missions that a player could have chosen he holds.

    EU-4.7.4: final scoring shows all that are met, so what it has not shown is not.
    """
    held = [mission for mission in s.missions[seat] if mission not in shown]
    s.mission_decks[seat] += held
    s.missions[seat] = [mission for mission in s.missions[seat] if mission in shown]
    could = sorted([each for each in available_missions(s, seat) if each not in shown])
    if s.agenda and s.agenda[-1].act == FINAL_SCORING:
        could = [mission for mission in could if not is_met(s, seat, mission)]
    could += [mission for mission in held if mission not in could]
    for _ in held:
        mission = dice.draw(could)
        s.mission_decks[seat].remove(mission)
        s.missions[seat].append(mission)
