"""Famines (E3 to E8, E51, E52)."""

from typing import Final

from kronika.core.asks import Rules

from ..state import City, World
from ..stock import lose
from ..terms import (
    BARREN,
    EVENT_FAMINE,
    EVENT_FAMINE_DROUGHT,
    EVENT_FAMINE_VERMIN,
    EVENT_SEVERE_FAMINE,
    FOOD,
    HAPPY,
    STORAGE,
)
from .text import EventText, lower_mood_of_one


class Famine(EventText):
    """CC-X14.7, CC-F3.3: food is lost, not gold; if it is too little, a city becomes angry."""

    def __init__(self, event: int, food: int, for_all: bool = False) -> None:
        super().__init__(event, for_all)
        self.food = food

    def happens(self, s: World, player: int, drawer: int, card: int) -> Rules:
        """CC-S1.11: as much as there is."""
        need = self.need(s, player)
        if lose(s, player, FOOD, need) < need:
            yield from lower_mood_of_one(s, player, self.cities(s, player), steps=HAPPY)

    def need(self, s: World, player: int) -> int:
        """How much food is to be lost."""
        return self.food

    def cities(self, s: World, player: int) -> list[City]:
        """The cities of which one becomes angry."""
        return s.cities_of(player)


class Vermin(Famine):
    """CC-X14.7: E51, for everybody who owns Storage."""

    def need(self, s: World, player: int) -> int:
        """Nothing without Storage."""
        return self.food if s.players[player].owns(STORAGE) else 0


class Drought(Famine):
    """CC-X14.7: E52, one food for each city on or beside barren land, up to a limit."""

    def need(self, s: World, player: int) -> int:
        """At most 3."""
        return min(self.food, len(self.cities(s, player)))

    def cities(self, s: World, player: int) -> list[City]:
        """Those on or beside barren land."""
        found: list[City] = []
        for city in s.cities_of(player):
            if any(s.terrain[hex] == BARREN for hex in [city.hex, *s.neighbours(city.hex)]):
                found.append(city)
        return found


TEXTS: Final[list[EventText]] = [
    Famine(EVENT_FAMINE, 1),
    Famine(EVENT_SEVERE_FAMINE, 2),
    Vermin(EVENT_FAMINE_VERMIN, 1, for_all=True),
    Drought(EVENT_FAMINE_DROUGHT, 3),
]
