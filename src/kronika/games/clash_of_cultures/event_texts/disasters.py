"""Disasters (E29 to E33, E53)."""

from typing import Final

from kronika.core.asks import Ask, Event, Option, Prompt, Rules, Verb

from ..state import City, World, owner_of
from ..stock import lose
from ..terms import (
    BARBARIANS,
    EVENT_EARTHQUAKE,
    EVENT_FIRE,
    EVENT_FLOOD,
    EVENT_HEAVY_EARTHQUAKE,
    EVENT_HEAVY_FLOOD,
    EVENT_VOLCANO,
    FOREST,
    NONE,
    PORT,
    WOOD,
)
from ..wonders import bury_wonder
from ..words import BUILDING, CITY, NUMBER, WONDER
from .text import (
    EventText,
    choose_city,
    everybody,
    lower_mood_by_event,
    lower_mood_of_one,
    remove_unit_by_event,
    score,
)

LOSE_BUILDING: Final = Verb("lose-building", (CITY, BUILDING))
LOSE_WONDER: Final = Verb("lose-wonder", (CITY, WONDER))
LOSE_SETTLEMENT: Final = Verb("lose-settlement", (CITY,))
ENOUGH_RUINS: Final = Verb("enough-ruins")
ASK_RUIN: Final = Prompt("earthquake", (NUMBER,), "CC-X14.10")
BUILDING_DESTROYED: Final = Event("building-destroyed", (CITY, BUILDING))
CITY_DESTROYED: Final = Event("city-destroyed", (CITY,))


# Pieces that leave the game go to no supply: their owner has fewer of them from now on.


def destroy_building(s: World, city: City, building: int, points: int) -> None:
    """CC-S1.7: a building leaves the game; its colour scores."""
    score(s, city.buildings[building], points)
    s.players[city.buildings[building]].ruins[building] += 1
    city.buildings[building] = NONE
    if building == PORT:
        city.port_hex = NONE
    s.tell(BUILDING_DESTROYED, city.hex, building)


def destroy_settlement(s: World, city: City, points: int) -> None:
    """CC-S1.7: the last piece of a city."""
    del s.cities[city.hex]
    score(s, city.owner, points)
    s.players[city.owner].ruins[-1] += 1
    s.tell(CITY_DESTROYED, city.hex)


class Volcano(EventText):
    """CC-X14.9, CC-S1.7: E29: a city of a player with 4 or more, with all that is in it."""

    def happens(self, s: World, player: int, drawer: int, card: int) -> Rules:
        """Units first, then the pieces."""
        if s.city_count(player) < 4:
            return
        city = yield from choose_city(s, player, s.cities_of(player))
        if city is None:
            return
        for unit in s.units_at(city.hex).copy():
            yield from remove_unit_by_event(s, owner_of(unit), city.hex, unit)
        points = s.content.event_score[card]
        for building, colour in enumerate(city.buildings):
            if colour != NONE:
                destroy_building(s, city, building, points)
        for wonder in city.wonders.copy():
            bury_wonder(s, city, wonder)
        destroy_settlement(s, city, points)


class Earthquake(EventText):
    """CC-X14.10, CC-S1.7: E30, E31: 1 to 3 pieces of a player with 3 or more cities."""

    def happens(self, s: World, player: int, drawer: int, card: int) -> Rules:
        """Each city that is hit and remains drops in mood."""
        if s.city_count(player) < 3:
            return
        hit: list[int] = []
        for left in range(3, 0, -1):
            options = _pieces(s, player)
            if left < 3:
                options.append(ENOUGH_RUINS.of())
            option = yield Ask(player, ASK_RUIN, options, left)
            if option.verb is ENOUGH_RUINS:
                break
            _ruin(s, option, s.content.event_score[card])
            if option.a not in hit:
                hit.append(option.a)
        for hex in hit:
            if hex in s.cities:
                yield from lower_mood_by_event(s, player, s.cities[hex])


def _pieces(s: World, player: int) -> list[Option]:
    """A settlement only as the last piece of its city."""
    options: list[Option] = []
    for city in s.cities_of(player):
        if city.size() == 1:
            options.append(LOSE_SETTLEMENT.of(city.hex))
        for building, colour in enumerate(city.buildings):
            if colour != NONE:
                options.append(LOSE_BUILDING.of(city.hex, building))
        options += [LOSE_WONDER.of(city.hex, wonder) for wonder in city.wonders]
    return options


def _ruin(s: World, option: Option, points: int) -> None:
    city = s.cities[option.a]
    if option.verb is LOSE_BUILDING:
        destroy_building(s, city, option.b, points)
    elif option.verb is LOSE_WONDER:
        bury_wonder(s, city, option.b)
    else:
        destroy_settlement(s, city, points)


class Flood(EventText):
    """CC-X14.11: E32, E33: the mood of a city beside the sea drops."""

    def happens(self, s: World, player: int, drawer: int, card: int) -> Rules:
        """Of one that is not angry."""
        coast = [c for c in s.cities_of(player) if any(s.is_sea(h) for h in s.neighbours(c.hex))]
        yield from lower_mood_of_one(s, player, coast)


class Fire(EventText):
    """CC-X14.13: E53: the mood of all cities of one forest drops; without any, wood burns."""

    def happens(self, s: World, player: int, drawer: int, card: int) -> Rules:
        """The cities of the other owners too."""
        woods = [city for city in s.cities_of(player) if s.terrain[city.hex] == FOREST]
        city = yield from choose_city(s, player, woods)
        if city is None:
            lose(s, player, WOOD, 1)
            return
        forest = forest_around(s, city.hex)
        for owner in [*everybody(s, player), BARBARIANS]:
            for other in s.cities_of(owner):
                if other.hex in forest:
                    yield from lower_mood_by_event(s, owner, other)


def forest_around(s: World, start: int) -> list[int]:
    """All connected forest hexes, from one of them."""
    found = [start]
    for hex in found:
        for other in s.neighbours(hex):
            if s.terrain[other] == FOREST and other not in found:
                found.append(other)
    return found


TEXTS: Final[list[EventText]] = [
    Volcano(EVENT_VOLCANO),
    Earthquake(EVENT_EARTHQUAKE),
    Earthquake(EVENT_HEAVY_EARTHQUAKE, for_all=True),
    Flood(EVENT_FLOOD),
    Flood(EVENT_HEAVY_FLOOD, for_all=True),
    Fire(EVENT_FIRE),
]
