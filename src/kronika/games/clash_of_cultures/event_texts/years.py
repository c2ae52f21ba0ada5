"""Years of plenty, and times of trade (E9 to E17, E45 to E47, E54)."""

from typing import Final

from kronika.core.asks import Ask, Prompt, Rules, Verb

from ..state import World
from ..stock import gain, gain_choice, limit_of
from ..terms import (
    ACADEMY,
    CULTURE,
    EVENT_AWESOME_YEAR,
    EVENT_AWESOME_YEAR_FOR_ALL,
    EVENT_AWESOME_YEAR_SHARED,
    EVENT_ERA_OF_STABILITY,
    EVENT_FANTASTIC_YEAR,
    EVENT_FANTASTIC_YEAR_FOR_ALL,
    EVENT_FANTASTIC_YEAR_SHARED,
    EVENT_FLOURISHING_TRADE,
    EVENT_GOOD_YEAR,
    EVENT_GOOD_YEAR_FOR_ALL,
    EVENT_GOOD_YEAR_SHARED,
    EVENT_SCIENTIFIC_TRADE,
    EVENT_SUCCESSFUL_YEAR,
    FOOD,
    GOLD,
    IDEAS,
    MARKET,
    MOOD,
    OBELISK,
    OBSERVATORY,
    PORT,
    TEMPLE,
)
from ..words import NUMBER, PLAYER
from .text import EventText, everybody

GIVE_FOOD: Final = Verb("give-food", (PLAYER,))
ASK_GIVE_FOOD: Final = Prompt("give-food", (NUMBER,), "CC-S1.3")


class Year(EventText):
    """CC-S1.3: food for the drawer, or for everybody."""

    def __init__(self, event: int, food: int, for_all: bool = False) -> None:
        super().__init__(event, for_all)
        self.food = food

    def happens(self, s: World, player: int, drawer: int, card: int) -> Rules:
        """Gain it."""
        gain(s, player, FOOD, self.food)
        yield from ()


class SharedYear(Year):
    """CC-S1.3: the same again to hand out among the others, while they have room for it."""

    def happens(self, s: World, player: int, drawer: int, card: int) -> Rules:
        """One by one."""
        gain(s, player, FOOD, self.food)
        for left in range(self.food, 0, -1):
            options = [GIVE_FOOD.of(other) for other in s.others(player) if _has_room(s, other)]
            if not options:
                return
            option = yield Ask(player, ASK_GIVE_FOOD, options, left)
            gain(s, option.a, FOOD)


def _has_room(s: World, player: int) -> bool:
    return s.players[player].stock[FOOD] < limit_of(s, player, FOOD)


class SuccessfulYear(EventText):
    """CC-S1.6: E54: those with the fewest cities make up the gap in food."""

    def happens(self, s: World, player: int, drawer: int, card: int) -> Rules:
        """With equal counts everybody gains 1."""
        counts = [s.city_count(other) for other in range(s.count)]
        gap = max(counts) - min(counts)
        for other in everybody(s, drawer):
            if counts[other] == min(counts):
                gain(s, other, FOOD, gap or 1)
        yield from ()


class Trade(EventText):
    """CC-S1.6: goods for each city with one of two buildings; the drawer gains at least `least`."""

    def __init__(
        self, event: int, buildings: list[int], goods: list[int], least: int, most: int = 99
    ) -> None:
        super().__init__(event, for_all=True)
        self.buildings = buildings
        self.goods = goods
        self.least = least
        self.most = most

    def happens(self, s: World, player: int, drawer: int, card: int) -> Rules:
        """Gain them, by choice where there is one."""
        count = 0
        for city in s.cities_of(player):
            if any(city.has(building) for building in self.buildings):
                count += 1
        count = min(count, self.most)
        if player == drawer:
            count = max(count, self.least)
        if len(self.goods) > 1:
            yield from gain_choice(s, player, self.goods, count)
        else:
            gain(s, player, self.goods[0], count)


TEXTS: Final[list[EventText]] = [
    Year(EVENT_GOOD_YEAR, 1),
    Year(EVENT_GOOD_YEAR_FOR_ALL, 1, for_all=True),
    SharedYear(EVENT_GOOD_YEAR_SHARED, 1),
    Year(EVENT_AWESOME_YEAR, 2),
    Year(EVENT_AWESOME_YEAR_FOR_ALL, 2, for_all=True),
    SharedYear(EVENT_AWESOME_YEAR_SHARED, 2),
    Year(EVENT_FANTASTIC_YEAR, 3),
    Year(EVENT_FANTASTIC_YEAR_FOR_ALL, 3, for_all=True),
    SharedYear(EVENT_FANTASTIC_YEAR_SHARED, 3),
    SuccessfulYear(EVENT_SUCCESSFUL_YEAR),
    Trade(EVENT_SCIENTIFIC_TRADE, [ACADEMY, OBSERVATORY], [IDEAS], 2),
    Trade(EVENT_FLOURISHING_TRADE, [MARKET, PORT], [GOLD], 1, 3),
    Trade(EVENT_ERA_OF_STABILITY, [TEMPLE, OBELISK], [MOOD, CULTURE], 1, 3),
]
