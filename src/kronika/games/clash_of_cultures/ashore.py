"""Chapter 10.4, the Vikings: ships that turn into land units, and back (CC-X30.2)."""

from typing import Final

from kronika.core.asks import Ask, Option, Rules

from .effects import army_limit, can_use, in_force
from .moving import (
    ASK_SHIPS,
    ASK_TURN_INTO,
    BECOME_SHIP,
    BECOME_SHIP_BOUND,
    ENOUGH_SHIPS,
    TURN_INTO,
    army_fits,
    condition_of,
    entered,
    is_hostile,
    left_behind,
    passengers,
    tell_of_move,
    too_many,
)
from .naval import enemy_ships, room_at, ship_capacity
from .situations import MoveGroup, Moves
from .state import BATTLED, CLIMBED, KIND, MOVED, SAILED, World, is_army, owner_of, sort_of, unit_of
from .terms import INFANTRY, SETTLER, SHIP, TACTICS


def turns_ships(s: World, player: int) -> bool:
    """CC-X30.2: whether ships of a player may turn into land units and back."""
    return any(effect.turns_ships(s, player) for effect in in_force("turns_ships", s, player))


def _shapes(s: World, player: int) -> list[int]:
    """CC-X30.2: what ships can turn into, and what can turn into ships."""
    return [SETTLER, INFANTRY] if can_use(s, player, TACTICS) else [SETTLER]


_BOUND: Final = MOVED | BATTLED | CLIMBED


def can_go_ashore(s: World, group: MoveGroup, hex: int) -> bool:
    """CC-X30.3, CC-X30.4, CC-X30.9: peaceful explored land, and pieces for all ships."""
    player, ships = group.player, len(group.units)
    if not s.is_land(hex) or is_hostile(s, player, hex):
        return False
    if any(owner_of(unit) != player for unit in group.units):
        return False
    if any(unit & _BOUND for unit in group.cargo):
        return False
    army = sum([1 for unit in group.cargo if is_army(unit)])
    more = max(0, too_many(s, group))
    if more:
        fit = [u for u in passengers(group, left_behind(s, group)) if not u & _BOUND]
        settlers = sum([1 for unit in fit if not is_army(unit)])
        if len(fit) < more:
            return False
        army += max(0, more - settlers)
    room = army_limit(s, player, hex) - len(s.army_at(hex, player)) - army
    if army and room < 0:
        return False
    supply = s.players[player].units
    infantry = min(supply[INFANTRY], max(0, room)) if can_use(s, player, TACTICS) else 0
    return supply[SETTLER] + infantry >= ships


def go_ashore(s: World, group: MoveGroup, hex: int) -> Rules:
    """CC-X30.3, CC-X30.6: ships become settlers or infantry and keep what binds them."""
    player = group.player
    landing = group.cargo.copy()
    for unit in group.cargo:
        s.take_unit(group.start, unit)
        s.put_unit(hex, entered(s, unit, hex, landing, False) | MOVED)
    for unit in group.units:
        sorts = [
            sort
            for sort in _shapes(s, player)
            if s.in_supply(player, sort) > 0
            and (sort == SETTLER or army_fits(s, player, hex, [unit_of(player, sort)]))
        ]
        option = yield Ask(player, ASK_TURN_INTO, [TURN_INTO.of(sort) for sort in sorts], hex)
        s.remove_unit(group.start, unit)
        s.players[player].units[option.a] -= 1
        landed = unit_of(player, option.a) | (unit & ~KIND & ~SAILED) | MOVED
        s.put_unit(hex, entered(s, landed, hex, [landed], False))
        landing.append(landed)
    tell_of_move(s, player, landing, hex)
    for effect in in_force("arrives", s, player):
        yield from effect.arrives(s, player, landing, hex)


def can_put_to_sea(s: World, group: MoveGroup, hex: int) -> bool:
    """CC-X30.5, CC-X30.9: water without enemies, and room for those who do not become ships."""
    player = group.player
    if group.city or not turns_ships(s, player) or enemy_ships(s, player, hex):
        return False
    shapes = _shapes(s, player)
    able = sum([1 for unit in group.units if sort_of(unit) in shapes])
    most = min(able, s.in_supply(player, SHIP))
    return most > 0 and _room_with(s, group, hex, most) >= len(group.units) - most


def _room_with(s: World, group: MoveGroup, hex: int, ships: int) -> int:
    return room_at(s, group.player, hex) + ships * ship_capacity(s, group.player)


def put_to_sea(s: World, moves: Moves, group: MoveGroup, hex: int) -> Rules:
    """CC-X30.5, CC-X30.6: one or more of a group become ships, the others go aboard."""
    player = group.player
    moves.ship_moved = True
    waiting = group.units.copy()
    ships = 0
    while waiting:
        options: list[Option] = []
        if s.in_supply(player, SHIP) > 0:
            for unit in waiting:
                option = _become_ship(unit)
                if sort_of(unit) in _shapes(s, player) and option not in options:
                    options.append(option)
        if ships > 0 and room_at(s, player, hex) >= len(waiting):
            options.append(ENOUGH_SHIPS.of())
        choice = yield Ask(player, ASK_SHIPS, options, hex)
        if choice.verb is ENOUGH_SHIPS:
            break
        unit = next(unit for unit in waiting if _become_ship(unit) == choice)
        waiting.remove(unit)
        s.remove_unit(group.start, unit)
        s.players[player].units[SHIP] -= 1
        s.put_unit(hex, unit_of(player, SHIP) | (unit & ~KIND) | MOVED | SAILED)
        ships += 1
    for unit in waiting:
        s.take_unit(group.start, unit)
        s.put_unit(hex, unit | MOVED)
    tell_of_move(s, player, [unit_of(player, SHIP)] * ships + waiting, hex)
    for effect in in_force("arrives", s, player):
        yield from effect.arrives(s, player, group.units, hex)


def _become_ship(unit: int) -> Option:
    flags = condition_of(unit)
    sort = sort_of(unit)
    return BECOME_SHIP.of(sort) if flags == 0 else BECOME_SHIP_BOUND.of(sort, flags)
