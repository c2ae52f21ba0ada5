"""Chapter 6.11: movement of ships: the sea area, naval attacks, Navigation, exploration."""

from kronika.core.asks import Ask, Option, Rules

from .ashore import can_go_ashore, go_ashore, turns_ships
from .combat import naval
from .effects import in_force
from .exploration import explore_by_sea, is_edge, is_unexplored, slot_hexes, slot_of
from .moving import (
    ASK_ENTRY,
    ASK_WAY,
    ATTACK,
    BY_WAY_OF,
    GO_ASHORE,
    NAVIGATE,
    NAVIGATE_AND_ATTACK,
    NAVIGATE_AND_EXPLORE,
    SAIL,
    SAIL_AND_EXPLORE,
    may_attack,
    pay_for_attack,
    tell_of_move,
)
from .naval import (
    approaches,
    can_navigate,
    enemies_beside,
    enemy_ships,
    free_reach,
    is_allied,
    landfalls,
    navigable,
    navigable_enemies,
    ships_at,
    slots_beside,
)
from .situations import MoveGroup, Moves
from .state import IN_FOREST, MOVED, SAILED, World, owner_of
from .terms import NONE

# Where a group can go


def sea_targets(s: World, group: MoveGroup, any_will_do: bool = False) -> list[Option]:
    """CC-J4.1, CC-J4.2, CC-J4.11: the sea area, enemies at its end, tiles beside it."""
    player, start = group.player, group.start
    options: list[Option] = []
    if any_will_do:
        for hex in s.neighbours(start):
            if s.is_sea(hex) and not enemy_ships(s, player, hex) and _ships_fit(s, group, hex):
                return [SAIL.of(hex)]
    reach = free_reach(s, player, [start])
    own = all(owner_of(unit) == player for unit in group.units)
    for hex in reach:
        if hex != start and _ships_fit(s, group, hex):
            options.append(SAIL.of(hex))
        if own and _has_allies(s, player, hex) and _may_fight_at_sea(s, group, hex):
            options.append(ATTACK.of(hex))
    for hex in enemies_beside(s, reach):
        if _may_fight_at_sea(s, group, hex):
            options.append(ATTACK.of(hex))
    for slot in slots_beside(s, reach):
        options.append(SAIL_AND_EXPLORE.of(slot_hexes(s, slot)[0]))
    if can_navigate(s, player):
        _add_navigation(s, group, reach, options)
    if turns_ships(s, player):
        for hex in s.neighbours(start):
            if can_go_ashore(s, group, hex):
                options.append(GO_ASHORE.of(hex))
    return options


def _may_fight_at_sea(s: World, group: MoveGroup, hex: int) -> bool:
    """CC-J2.4 for ships that were land units (CC-X30.6)."""
    if any(unit & IN_FOREST for unit in group.units):
        return False
    return may_attack(s, group.player, hex)


def _ships_fit(s: World, group: MoveGroup, hex: int) -> bool:
    """CC-X24.10: the limit of ships on a hex, where there is one."""
    limit = 99
    for effect in in_force("ship_limit", s, group.player):
        limit = effect.ship_limit(s, group.player, limit)
    return limit == 99 or ships_at(s, group.player, hex) + len(group.units) <= limit


def _has_allies(s: World, player: int, hex: int) -> bool:
    """CC-X24.4, CC-X24.11: whether there are ships that could be attacked but need not be."""
    return any(owner_of(unit) != player and is_allied(s, player, unit) for unit in s.units_at(hex))


def _add_navigation(s: World, group: MoveGroup, reach: list[int], options: list[Option]) -> None:
    """CC-J4.4, CC-J4.5, CC-J4.6, CC-J4.7, CC-J4.8, CC-J4.9: around the outside of the map to what
    comes next.
    """
    found: list[Option] = []
    for landfall in _landfalls(s, reach):
        if is_unexplored(s, landfall):
            tile = slot_hexes(s, slot_of(s, landfall))[0]
            found.append(NAVIGATE_AND_EXPLORE.of(tile))
            continue
        for hex in navigable(s, group.player, landfall):
            if hex != group.start and _ships_fit(s, group, hex):
                found.append(NAVIGATE.of(hex))
        for hex in navigable_enemies(s, group.player, landfall):
            if _may_fight_at_sea(s, group, hex):
                found.append(NAVIGATE_AND_ATTACK.of(hex))
    for option in found:
        if option not in options:
            options.append(option)


def _landfalls(s: World, reach: list[int]) -> list[int]:
    found: list[int] = []
    for hex in reach:
        if is_edge(s, hex):
            for landfall in landfalls(s, hex):
                if landfall not in found:
                    found.append(landfall)
    return found


# Going


def go_by_sea(s: World, moves: Moves, group: MoveGroup, option: Option) -> Rules:
    """CC-J4: carry out what was chosen for a group of ships."""
    verb, hex = option.verb, option.a
    moves.ship_moved = True
    if verb is NAVIGATE or verb is NAVIGATE_AND_ATTACK or verb is NAVIGATE_AND_EXPLORE:
        moves.navigated = True
    if verb is SAIL or verb is NAVIGATE:
        yield from _sail(s, group, hex)
    elif verb is ATTACK:
        reach = free_reach(s, group.player, [group.start])
        ways = approaches(s, reach, hex) if hex != group.start else [NONE]
        yield from _attack_at_sea(s, group, hex, ways)
    elif verb is NAVIGATE_AND_ATTACK:
        yield from _attack_at_sea(s, group, hex, _exits(s, group, hex))
    elif verb is SAIL_AND_EXPLORE:
        yield from _sail_and_explore(s, group, slot_of(s, hex))
    elif verb is NAVIGATE_AND_EXPLORE:
        yield from _navigate_and_explore(s, group, slot_of(s, hex))
    else:
        yield from go_ashore(s, group, hex)


def _sail(s: World, group: MoveGroup, hex: int) -> Rules:
    """CC-J5.3: ships move, and carry their cargo along without a move of its own."""
    _put_ships(s, group, hex)
    tell_of_move(s, group.player, group.units + group.cargo, hex)
    for effect in in_force("arrives", s, group.player):
        yield from effect.arrives(s, group.player, group.units, hex)


def _put_ships(s: World, group: MoveGroup, hex: int) -> list[int]:
    """Ships with their cargo to a hex; gives all of them as they are there."""
    units: list[int] = []
    for unit in group.units:
        s.take_unit(group.start, unit)
        s.put_unit(hex, unit | MOVED | SAILED)
        units.append(unit | MOVED | SAILED)
    for unit in group.cargo:
        s.take_unit(group.start, unit)
        s.put_unit(hex, unit)
        units.append(unit)
    return units


def _exits(s: World, group: MoveGroup, hex: int) -> list[int]:
    """CC-J4.9, CC-Q10.7: the edge hexes where ships can leave the map to come to an enemy."""
    found: list[int] = []
    for exit in free_reach(s, group.player, [group.start]):
        if not is_edge(s, exit):
            continue
        ends = [end for end in landfalls(s, exit) if not is_unexplored(s, end)]
        if any(hex in navigable_enemies(s, group.player, end) for end in ends):
            found.append(exit)
    return found


def _attack_at_sea(s: World, group: MoveGroup, hex: int, ways: list[int]) -> Rules:
    """CC-J4.2, CC-Q10.7: the way into the battle is the way of the retreat."""
    player = group.player
    origin = NONE
    if ways != [NONE]:
        option = yield Ask(player, ASK_WAY, [BY_WAY_OF.of(way) for way in ways], hex)
        origin = option.a
    yield from pay_for_attack(s, player, hex)
    _put_ships(s, group, hex)
    yield from naval(s, player, hex, origin)


def _sail_and_explore(s: World, group: MoveGroup, slot: int) -> Rules:
    """CC-J4.11, CC-P3.1: from the sea beside a tile onto it."""
    reach = free_reach(s, group.player, [group.start])
    hexes = slot_hexes(s, slot)
    entries = [hex for hex in hexes if any(o in reach for o in s.content.neighbours[hex])]
    yield from _explore_with_ships(s, group, slot, entries)


def _navigate_and_explore(s: World, group: MoveGroup, slot: int) -> Rules:
    """CC-J4.8, CC-P3.4: from the outside of the map onto a tile."""
    entries = [hex for hex in slot_hexes(s, slot) if is_edge(s, hex)]
    yield from _explore_with_ships(s, group, slot, entries)


def _explore_with_ships(s: World, group: MoveGroup, slot: int, entries: list[int]) -> Rules:
    """CC-P3.1, CC-P3.2, CC-P3.5, CC-P3.7: on any sea hex of the tile that can be reached.

    CC-P3.3, OPEN-11: without one the ships stay where they set out, and have moved.
    """
    open_hexes = yield from explore_by_sea(s, group.player, slot, entries)
    if not open_hexes:
        _put_ships(s, group, group.start)
        return
    inside = free_reach(s, group.player, open_hexes)
    seas = [hex for hex in slot_hexes(s, slot) if hex in inside]
    option = yield Ask(group.player, ASK_ENTRY, [SAIL.of(hex) for hex in seas])
    yield from _sail(s, group, option.a)
