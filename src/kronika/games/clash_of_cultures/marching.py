"""Chapter 6.11: movement over land: steps, Roads, attacks, and cities that move."""

from typing import Final

from kronika.core.asks import Ask, Option, Rules

from .ashore import can_put_to_sea, put_to_sea
from .cities import activate
from .combat import attack
from .effects import can_use, in_force
from .exploration import explore_tile, is_unexplored, slot_of
from .moving import (
    ASK_WAY,
    ATTACK,
    BY_WAY_OF,
    EXPLORE,
    GO,
    MARCH,
    MARCH_AND_ATTACK,
    MOVES_CITY,
    PUT_TO_SEA,
    army_fits,
    entered,
    is_hostile,
    may_attack,
    pay_for_attack,
    tell_of_move,
)
from .naval import room_at
from .situations import FOR_MOVEMENT, TO_MOVE, Cost, MoveGroup, Moves
from .state import CLIMBED, IN_FOREST, IN_GRASS, MOVED, World, is_army, owner_of, sort_of
from .stock import can_pay, pay
from .terms import FOREST, GRASSLAND, GREAT_GARDENS, MOUNTAIN, NONE, ROADS, SETTLER

LONGEST_ROAD: Final = 4
"""No effect allows more hexes."""


# Where a group can go


def land_targets(s: World, group: MoveGroup, any_will_do: bool = False) -> list[Option]:
    """CC-J2.1, CC-J2.3, CC-J5.2, CC-J5.10: one hex, by Roads, aboard a ship or ashore."""
    options: list[Option] = []
    if not any(unit & CLIMBED for unit in group.units):
        for hex in s.neighbours(group.start):
            _add_step(s, group, hex, options)
            if any_will_do and options:
                return options
    if not group.city and s.is_land(group.start) and can_use(s, group.player, ROADS):
        _add_roads(s, group, options)
    return options


def _add_step(s: World, group: MoveGroup, hex: int, options: list[Option]) -> None:
    """CC-J1.4, CC-P1.1: what a step to a hex beside the group would be."""
    player = group.player
    if is_unexplored(s, hex):
        if army_fits(s, player, hex, group.units):
            options.append(EXPLORE.of(hex))
    elif s.is_sea(hex):
        if group.city or s.is_sea(group.start):
            return
        if len(group.units) <= room_at(s, player, hex):
            options.append(GO.of(hex))
        if can_put_to_sea(s, group, hex):
            options.append(PUT_TO_SEA.of(hex))
    elif is_hostile(s, player, hex):
        if not any(unit & IN_FOREST for unit in group.units) and may_storm(s, group, hex):
            options.append(ATTACK.of(hex))
    elif army_fits(s, player, hex, group.units) and not (group.city and hex in s.cities):
        options.append(GO.of(hex))


def may_storm(s: World, group: MoveGroup, hex: int) -> bool:
    """CC-J1.5, CC-J2.6, CC-W6.2: whether a group may attack a land hex, its forest apart."""
    if group.city or not any(is_army(unit) for unit in group.units):
        return False
    if not army_fits(s, group.player, hex, group.units):
        return False
    if guards_gardens(s, group.player, hex) and any(unit & IN_GRASS for unit in group.units):
        return False
    return may_attack(s, group.player, hex)


def guards_gardens(s: World, player: int, hex: int) -> bool:
    """CC-W6.2, CC-W7.5: whether units that entered grassland may not attack the city of a hex."""
    city = s.cities.get(hex)
    return city is not None and city.owner != player and GREAT_GARDENS in city.wonders


# Roads


def _add_roads(s: World, group: MoveGroup, options: list[Option]) -> None:
    """CC-J3.1, CC-J3.2, CC-J3.3, CC-J3.4, CC-J3.5, CC-J3.6: farther, or without the restrictions of
    mountain and forest.
    """
    if not can_pay(s, group.player, _roads_cost(s, group)):
        return
    plain = options.copy()
    lengths = _road_lengths(s, group)
    for hex in sorted(lengths):
        if not _is_road(s, group, hex, lengths[hex]):
            continue
        if not is_hostile(s, group.player, hex):
            if GO.of(hex) not in plain or s.terrain[hex] in (MOUNTAIN, FOREST):
                options.append(MARCH.of(hex))
        elif ATTACK.of(hex) not in plain and _road_ways(s, group, hex) and may_storm(s, group, hex):
            options.append(MARCH_AND_ATTACK.of(hex))


def _roads_cost(s: World, group: MoveGroup) -> Cost:
    return Cost(s.content.roads_cost, FOR_MOVEMENT, group.start)


def _road_lengths(s: World, group: MoveGroup, grass: bool = True) -> dict[int, int]:
    """CC-J3.4: how far land hexes are on a way that can be passed all along.

    Without `grass` no way leads over grassland; it may end there.
    """
    player = group.player
    longest = LONGEST_ROAD if in_force("roads_length", s, player) else 2
    found = {group.start: 0}
    edge = [group.start]
    for length in range(1, longest + 1):
        beyond: list[int] = []
        for hex in edge:
            for other in s.neighbours(hex):
                if other in found or not s.is_land(other):
                    continue
                hostile = is_hostile(s, player, other)
                if not hostile and not army_fits(s, player, other, group.units):
                    continue
                found[other] = length
                if not hostile and (grass or s.terrain[other] != GRASSLAND):
                    beyond.append(other)
        edge = beyond
    del found[group.start]
    return found


def _is_road(s: World, group: MoveGroup, hex: int, length: int) -> bool:
    """CC-J3.1, CC-X29.1: whether a way starts or ends in an own city and is not too long."""
    player = group.player
    cities = [s.cities.get(group.start), s.cities.get(hex)]
    if not any(city is not None and city.owner == player for city in cities):
        return False
    most = 2
    for effect in in_force("roads_length", s, player):
        most = effect.roads_length(s, player, group.start, hex, most)
    return length <= most


def _crosses_grassland(s: World, group: MoveGroup, hex: int) -> bool:
    """CC-W7.5: whether no way to a hex avoids grassland; nobody takes one that need not."""
    if s.wonder_holder[GREAT_GARDENS] == NONE:
        return False
    length = _road_lengths(s, group, False).get(hex, NONE)
    return length == NONE or not _is_road(s, group, hex, length)


def _road_ways(s: World, group: MoveGroup, hex: int) -> list[int]:
    """CC-J3.7, CC-W7.5: the hexes from which a Roads move can come into an attack."""
    if hex in s.neighbours(group.start):
        return [group.start]
    ways: list[int] = []
    for other in s.neighbours(hex):
        if other not in s.neighbours(group.start) or not s.is_land(other):
            continue
        if is_hostile(s, group.player, other):
            continue
        if not army_fits(s, group.player, other, group.units):
            continue
        if s.terrain[other] == GRASSLAND and guards_gardens(s, group.player, hex):
            continue
        ways.append(other)
    return ways


# Going


def go_by_land(s: World, moves: Moves, group: MoveGroup, option: Option) -> Rules:
    """CC-J2, CC-J3: carry out what was chosen for a group of land units."""
    verb, hex = option.verb, option.a
    if verb is GO:
        yield from arrive(s, group, hex, roads=False)
    elif verb is ATTACK:
        yield from storm(s, group, hex, group.start)
    elif verb is MARCH:
        grass = _crosses_grassland(s, group, hex)
        yield from pay(s, group.player, _roads_cost(s, group))
        yield from arrive(s, group, hex, roads=True, grass=grass)
    elif verb is MARCH_AND_ATTACK:
        yield from _march_and_attack(s, group, hex)
    elif verb is EXPLORE:
        yield from explore_tile(s, group.player, slot_of(s, hex), hex)
        yield from arrive(s, group, hex, roads=False)
    else:
        yield from put_to_sea(s, moves, group, hex)


def arrive(s: World, group: MoveGroup, hex: int, roads: bool, grass: bool = False) -> Rules:
    """CC-J2.3, CC-J2.4, CC-J3.3: a group of land units enters a hex without combat.

    With `grass` it has crossed grassland on its way (CC-W7.5).
    """
    tell_of_move(s, group.player, group.units, hex)
    marks = MOVED | IN_GRASS if grass else MOVED
    for unit in group.units:
        s.take_unit(group.start, unit)
        s.put_unit(hex, entered(s, unit, hex, group.units, roads) | marks)
    if group.city:
        yield from _arrive_with_city(s, group, hex)
    for effect in in_force("arrives", s, group.player):
        yield from effect.arrives(s, group.player, group.units, hex)


def _arrive_with_city(s: World, group: MoveGroup, hex: int) -> Rules:
    """CC-X21.1, CC-X21.2, CC-X21.3, CC-X21.4: a city moves; that is an activation."""
    city = s.cities.pop(group.start)
    city.hex = hex
    city.moved = True
    city.climbed = s.terrain[hex] == MOUNTAIN
    s.cities[hex] = city
    s.tell(MOVES_CITY, group.player, group.start, hex)
    for effect in in_force("city_arrives", s, group.player):
        yield from effect.city_arrives(s, group.player, city, group.start)
    yield from activate(s, group.player, city, TO_MOVE)


def _march_and_attack(s: World, group: MoveGroup, hex: int) -> Rules:
    """CC-J3.6, CC-J3.7: a Roads move into combat; the hex before it is where they retreat to."""
    player = group.player
    ways = [BY_WAY_OF.of(way) for way in _road_ways(s, group, hex)]
    option = yield Ask(player, ASK_WAY, ways, hex)
    yield from pay(s, player, _roads_cost(s, group))
    yield from storm(s, group, hex, option.a)


def storm(s: World, group: MoveGroup, hex: int, origin: int) -> Rules:
    """CC-J1.5, CC-J2.9, CC-J5.5, CC-E4.3: combat or conquest; settlers are bound by
    terrain alone.
    """
    player = group.player
    yield from pay_for_attack(s, player, hex)
    units: list[int] = []
    for unit in group.units:
        s.take_unit(group.start, unit)
        moved = unit | MOVED
        if origin != group.start:
            moved = entered(s, moved, origin, group.units, True)
        s.put_unit(origin, moved)
        units.append(moved)
    yield from attack(s, player, hex, units, origin, s.is_sea(origin))
    here = s.units_at(hex)
    for place, unit in enumerate(here):
        if owner_of(unit) == player and sort_of(unit) == SETTLER and unit & MOVED:
            here[place] = entered(s, unit, hex, group.units, origin != group.start)
    for effect in in_force("arrives", s, player):
        yield from effect.arrives(s, player, group.units, hex)
