"""A city with every terrain around it, for tests of what cities do."""

from kronika.core.asks import Option
from kronika.games.clash_of_cultures.position import Position
from kronika.games.clash_of_cultures.state import World
from kronika.games.clash_of_cultures.terms import (
    ADVANCES,
    BUILDINGS,
    SPECIAL_ADVANCES,
    UNITS,
)


def valley(players: int = 2, *, civ: bool = False) -> Position:
    """Around c4 (grassland): forest c3, mountain d3, grassland d4, sea c5, barren b4.

    b3 is unexplored; d5 and e4, beyond d4, are a mountain and a forest. Red knows Farming and
    Mining.
    """
    return (
        Position(players, civ=civ)
        .land(c4="grassland", c3="forest", d3="mountain", d4="grassland", c5="sea", b4="barren")
        .land(d5="mountain", e4="forest", h2="grassland", h4="grassland", h6="grassland")
        .terrain("unexplored", "b3")
        .advances("red", "farming", "mining")
    )


def empire(position: Position, cities: int) -> Position:
    """More cities of red, far away, so that red has so many."""
    for hex in ("h2", "h4", "h6", "j2", "j4", "j6")[: cities - len(position.world.cities)]:
        position.land(**{hex: "grassland"}).city(hex, "red")
    return position


def advance(name: str) -> int:
    return ADVANCES.index(name)


def specials(s: World, owner: int = 0) -> list[str]:
    realm = s.players[owner]
    first = realm.civilization * 4
    return [SPECIAL_ADVANCES[first + place] for place in range(4) if realm.owns_special(place)]


def building(name: str) -> int:
    return BUILDINGS.index(name)


def unit(name: str) -> int:
    return UNITS.index(name)


def keys(options: list[Option]) -> list[str]:
    return [option.key for option in options]
