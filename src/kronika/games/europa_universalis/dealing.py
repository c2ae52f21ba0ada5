"""Chapter 3, step 1, and EU-SCN: the decks of a scenario. They are bags until a card is drawn."""

from typing import Final

from .cards import discover_continent
from .relations import alliances_of, marriages_of
from .scenarios import EventDeck
from .state import Table, changed
from .terms import (
    B_EVENT,
    EITHER_HALF,
    FIRST_HALF,
    MILESTONE_DECKS,
    NONE,
    POWERS,
    SECOND_HALF,
)

ROWS: Final = 2
"""EU-3.1.6: Ideas of a type that are laid out beside the Basic one."""


def deal(s: Table) -> None:
    """EU-3.1.2, EU-3.1.3, EU-3.1.4, EU-3.1.5, EU-3.1.6, EU-SCN.23: all decks of the first age."""
    s.decks = [list(cards) for cards in s.content.actions.deck_cards]
    _build_trade_deck(s)
    build_event_deck(s, s.scenario.ages[0])
    lay_out_milestones(s, s.scenario.ages[0])
    _lay_out_ideas(s)
    if s.switches.power_struggles:
        s.struggles = list(s.scenario.struggles)
        if s.scenario.struggles_shuffled:
            s.dice.shuffle(s.struggles)
    for seat in range(s.count):
        _give_missions(s, seat)
    if s.switches.balanced_start:
        _balance(s)


def _build_trade_deck(s: Table) -> None:
    """EU-3.1.3, EU-SCN.20: cards of the start with a node in play; others wait for continents."""
    for number in s.content.trade.numbers:
        card = s.content.trade.cards[number]
        if card.start != NONE and any(s.atlas.has_node[each.node] for each in card.nodes):
            s.trade_deck.append(number)
        elif s.scenario.continents_join and card.continents:
            s.trade_aside.append(number)
    for continent in range(len(s.atlas.continent_areas)):
        if _is_discovered(s, continent):
            discover_continent(s, continent)


def _is_discovered(s: Table, continent: int) -> bool:
    """EU-SCN.20: a Claim there, or a Town on a Territory or under another's flag."""
    for area in s.atlas.continent_areas[continent]:
        if s.claims[area]:
            return True
        for province in s.atlas.area_provinces[area]:
            seat = s.town[province]
            if seat != NONE and s.atlas.province_realm[province] != s.realm_of[seat]:
                return True
    return False


def _deck_of_age(s: Table, age: int) -> EventDeck:
    """EU-SCN.26: an age that the scenario does not list has the numbers of the last one."""
    for deck in s.scenario.event_decks:
        if deck.age == age:
            return deck
    return s.scenario.event_decks[-1]


def build_event_deck(s: Table, age: int) -> None:
    """EU-16.0.3, EU-16.1.2, EU-16.1.5, EU-16.1.6, EU-SCN.17, EU-TC04: the deck of an age.

    A-events, those of the Realms that are played, B-events; in two halves.
    """
    deck = _deck_of_age(s, age)
    events = s.content.events
    numbers = events.of_age[age - 1]
    # A-events are those that are neither of a Realm nor B-events.
    found = [
        number
        for number in numbers
        if events.events[number].type != B_EVENT and events.events[number].realm == NONE
    ]
    of_b = deck.of_b
    for seat, many in enumerate(deck.of_realms):
        own = [n for n in numbers if events.events[n].realm == s.scenario.seats[seat]]
        found += own[:many]
        of_b += many - len(own[:many])
    found += _choose_b_events(s, age, of_b, deck.order)
    _halve(s, found)


def _choose_b_events(s: Table, age: int, many: int, order: int) -> list[int]:
    """EU-SCN.17: those listed first that fit; if they run out, or by choice, at random."""
    events = s.content.events
    chosen: list[int] = []
    if not s.switches.free_events:
        listed = [n for n in events.orders[age - 1][order] if _fits(s, n)]
        chosen = listed[:many]
    rest = [
        number
        for number in events.of_age[age - 1]
        if events.events[number].type == B_EVENT and number not in chosen and _fits(s, number)
    ]
    while len(chosen) < many and rest:
        chosen.append(s.dice.draw(rest))
    return chosen


def _fits(s: Table, event: int) -> bool:
    """EU-SCN.17: its boards are there, and the DNPR that it brings is neither played nor there."""
    if s.content.events.events[event].needs & ~s.atlas.boards:
        return False
    for dnpr in s.content.events.dnprs:
        if dnpr.event == event and (dnpr.realm in s.scenario.seats or dnpr.realm in s.dnpr_realm):
            return False
    return True


def _halve(s: Table, found: list[int]) -> None:
    """EU-16.0.4, EU-16.0.5, EU-SCN.17: by their marks; those of either half fill both up."""
    size = len(found) // 2
    events = s.content.events.events
    halves = [
        [number for number in found if events[number].mark == half]
        for half in (FIRST_HALF, SECOND_HALF)
    ]
    either = [number for number in found if events[number].mark == EITHER_HALF]
    if s.switches.random_x_events:
        s.dice.shuffle(either)
    for number in either:
        halves[0 if len(halves[0]) < size else 1].append(number)
    for half in (0, 1):
        while len(halves[half]) > size:
            halves[1 - half].append(s.dice.draw(halves[half]))
    s.event_halves = halves


def lay_out_milestones(s: Table, age: int) -> None:
    """EU-3.1.5, EU-4.6.2, EU-17.3.1, EU-17.3.2, EU-SCN.18: one of each deck of the age."""
    for deck in range(len(MILESTONE_DECKS)):
        bag = [
            number
            for number in s.content.goals.milestone_decks[age - 1][deck]
            if number not in s.scenario.removed_milestones
        ]
        fixed = [number for number in bag if number in s.scenario.fixed_milestones]
        if fixed:
            s.milestones = changed(s.milestones, deck, s.dice.draw(fixed))
            bag.remove(s.milestones[deck])
        else:
            s.milestones = changed(s.milestones, deck, s.dice.draw(bag) if bag else NONE)
        s.milestone_decks[deck] = bag
        s.milestone_tags = changed(s.milestone_tags, deck, ())


def available_ideas(s: Table, type: int, first: int, last: int) -> list[int]:
    """EU-3.1.6, EU-SCN.21: Ideas of a type that come with these ages, Basic ones too."""
    ideas = s.content.ideas
    return [
        idea
        for idea in ideas.of_power[type]
        if first <= ideas.ideas[idea].age <= last and idea not in s.scenario.removed_ideas
    ]


def _lay_out_ideas(s: Table) -> None:
    """EU-3.1.6, EU-8.4, EU-SCN.21, EU-TD12: the Basic Idea, those of the start, random ones."""
    for type in range(len(POWERS)):
        bag = available_ideas(s, type, 1, s.scenario.ages[0])
        basic = s.content.ideas.basic[type]
        shown: list[int] = []
        if basic in bag:
            shown.append(basic)
            bag.remove(basic)
        for idea in [each for each in bag if s.tags[each]]:
            shown.append(idea)
            bag.remove(idea)
        while len(shown) < ROWS + 1 and bag:
            shown.append(s.dice.draw(bag))
        s.idea_display[type] = shown
        s.idea_decks[type] = bag


def _give_missions(s: Table, seat: int) -> None:
    """EU-SCN.19, EU-17.2.1: the missions of a player; which he takes, he chooses, or it is said."""
    choice = s.scenario.missions[seat]
    out = [*choice.removed, *choice.done, *choice.fixed]
    deck = s.content.goals.mission_decks[choice.deck]
    s.missions_done[seat] = list(choice.done)
    if s.switches.is_bot(seat) or s.switches.no_missions:
        return
    s.missions[seat] = list(choice.fixed)
    s.mission_decks[seat] = [mission for mission in deck if mission not in out]


def _balance(s: Table) -> None:
    """EU-SCN.25: half of what a player's start is worth less than the best one's, as Prestige."""
    worth = [
        s.start_tax[seat]
        + (s.authority if s.emperor == s.realm_of[seat] else 0)
        + 2 * alliances_of(s, seat)
        + marriages_of(s, seat)
        for seat in range(s.count)
    ]
    for seat in range(s.count):
        s.prestige[seat] = (max(worth) - worth[seat]) // 2
