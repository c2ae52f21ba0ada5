"""Plagues (E1, E2, E49, E50)."""

from typing import Final

from kronika.core.asks import Ask, Option, Prompt, Rules, Verb

from ..decks import discard_action_card, discard_objective, discard_person
from ..state import World
from ..stock import lose
from ..terms import (
    ANGRY,
    CULTURE,
    EVENT_BLACK_DEATH,
    EVENT_EPIDEMICS,
    EVENT_PANDEMICS,
    EVENT_PESTILENCE,
    MOOD,
    RESOURCE_COUNT,
    SANITATION,
)
from ..words import ACTION_CARD, EVENT_CARD, GOOD, NUMBER, OBJECTIVE_CARD
from .text import (
    REMOVE_UNIT,
    EventText,
    lose_unit,
    lose_units,
    lower_mood_of_one,
    score,
    travels,
    unit_options,
    units_of,
)

LOSE_GOOD: Final = Verb("lose-good", (GOOD,))
LOSE_ACTION_CARD: Final = Verb("lose-action-card", (ACTION_CARD,))
LOSE_PERSON: Final = Verb("lose-person", (EVENT_CARD,))
LOSE_OBJECTIVE: Final = Verb("lose-objective", (OBJECTIVE_CARD,))
ASK_PANDEMICS: Final = Prompt("pandemics", (NUMBER,), "CC-X14.6")


class Pestilence(EventText):
    """CC-X14.6, CC-X34.11: E1: moods drop, and nobody without Sanitation can build any more."""

    def resolve(self, s: World, drawer: int, card: int) -> Rules:
        """The ban touches everybody, whatever the number of cities."""
        yield from super().resolve(s, drawer, card)
        for realm in s.players:
            realm.pestilence = not realm.owns(SANITATION)

    def happens(self, s: World, player: int, drawer: int, card: int) -> Rules:
        """One city with a better mood than angry, or two of a player who travels."""
        if s.city_count(player) < 2:
            return
        left = s.cities_of(player)
        for _ in range(2 if travels(s, player) else 1):
            hex = yield from lower_mood_of_one(s, player, left)
            left = [city for city in left if city.hex != hex and city.mood != ANGRY]

    def is_over(self, s: World) -> bool:
        """Once everybody owns Sanitation."""
        return all(realm.owns(SANITATION) or not realm.pestilence for realm in s.players)


class Epidemics(EventText):
    """CC-X14.6: E2: everybody with 2 or more units loses one, or two who travels."""

    def happens(self, s: World, player: int, drawer: int, card: int) -> Rules:
        """Of choice."""
        if len(units_of(s, player)) >= 2:
            yield from lose_units(s, player, 2 if travels(s, player) else 1)


class Pandemics(EventText):
    """CC-X14.6: E49: as many things of any sort as half the cities, rounded down."""

    def happens(self, s: World, player: int, drawer: int, card: int) -> Rules:
        """One by one, in any mix."""
        for left in range(s.city_count(player) // 2, 0, -1):
            options = _losses(s, player)
            if not options:
                return
            option = yield Ask(player, ASK_PANDEMICS, options, left)
            yield from _lose(s, player, option)


def _losses(s: World, player: int) -> list[Option]:
    """CC-X14.8: great persons in hand are like action cards."""
    realm = s.players[player]
    options = unit_options(units_of(s, player))
    for good in [*range(RESOURCE_COUNT), MOOD, CULTURE]:
        if realm.stock[good]:
            options.append(LOSE_GOOD.of(good))
    options += [LOSE_ACTION_CARD.of(card) for card in sorted(realm.action_cards)]
    options += [LOSE_PERSON.of(card) for card in sorted(realm.persons)]
    options += [LOSE_OBJECTIVE.of(card) for card in sorted(realm.objective_cards)]
    return options


def _lose(s: World, player: int, option: Option) -> Rules:
    if option.verb is REMOVE_UNIT:
        yield from lose_unit(s, player, option)
    elif option.verb is LOSE_GOOD:
        lose(s, player, option.a, 1)
    elif option.verb is LOSE_ACTION_CARD:
        discard_action_card(s, player, option.a)
    elif option.verb is LOSE_PERSON:
        discard_person(s, player, option.a)
    else:
        discard_objective(s, player, option.a)


class BlackDeath(EventText):
    """CC-S1.8, CC-Z2.5: E50: one unit in four, one more of who travels; the dead score."""

    def happens(self, s: World, player: int, drawer: int, card: int) -> Rules:
        """Only with 4 units or more; Sanitation does not help."""
        share = len(units_of(s, player)) // 4
        if share:
            removed = yield from lose_units(s, player, share + (1 if travels(s, player) else 0))
            score(s, player, removed * s.content.event_score[card])


TEXTS: Final[list[EventText]] = [
    Pestilence(EVENT_PESTILENCE, for_all=True, stays=True),
    Epidemics(EVENT_EPIDEMICS, for_all=True),
    Pandemics(EVENT_PANDEMICS, for_all=True),
    BlackDeath(EVENT_BLACK_DEATH, for_all=True),
]
