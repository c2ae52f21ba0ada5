"""Chapter 6.11: moving units, group by group, over land and sea."""

from typing import Final

from kronika.core.asks import NOTHING, Ask, Option, Rules, Verb

from .cities import may_activate
from .effects import can_use, in_force
from .marching import go_by_land, land_targets
from .moving import (
    ASK_GROUP,
    ASK_LANDING,
    ASK_START,
    ATTACK,
    GO,
    JOIN,
    JOIN_ALLY,
    JOIN_BOUND,
    JOIN_CITY,
    LOAD,
    LOAD_BOUND,
    MOVE,
    STOP,
    condition_of,
    left_behind,
    too_many,
)
from .naval import (
    aboard,
    is_allied,
    ship_capacity,
)
from .sailing import go_by_sea, sea_targets
from .situations import MoveGroup, Moves
from .state import (
    BATTLED,
    CLIMBED,
    MOVED,
    SAILED,
    World,
    is_army,
    is_ship,
    owner_of,
    sort_of,
)
from .terms import (
    LEADER,
    NONE,
    SETTLER,
    SHIP,
    TACTICS,
)

MAIN_VERBS: Final[tuple[Verb, ...]] = (MOVE,)


# The action


def add_main_actions(s: World, player: int, options: list[Option]) -> None:
    """CC-E2.2, CC-J1.1: move, beginning with a group from any hex that something can leave."""
    _add_starts(s, Moves(player, s.content.move_groups), options)


def perform(s: World, player: int, option: Option) -> Rules:
    """CC-J1.1: a Move action that begins with the chosen group."""
    yield from move_action(s, player, option)


def move_action(s: World, player: int, first: Option | None = None) -> Rules:
    """CC-J1.1, CC-J1.2: up to three groups, one after another; `first` begins, if it is given."""
    moves = Moves(player, s.content.move_groups)
    yield from move_groups(s, moves, first)
    for effect in in_force("after_move", s, player):
        yield from effect.after_move(s, player, moves.ship_moved, moves.navigated)


def move_groups(s: World, moves: Moves, first: Option | None = None) -> Rules:
    """CC-J1.1, CC-J1.2, CC-J1.3: groups as long as there are any, or the player stops."""
    rest_all(s)
    optional = first is None
    while moves.groups_left > 0 and moves.units_left > 0:
        if first is None:
            options: list[Option] = []
            _add_starts(s, moves, options)
            if not options:
                break
            if optional:
                options.append(STOP.of())
            first = yield Ask(moves.player, ASK_START, options)
            if first.verb is STOP:
                break
        moves.groups_left -= 1
        yield from _move_group(s, moves, first.a)
        first = None
        optional = True
    rest_all(s)


def rest_all(s: World) -> None:
    """CC-J1.2: no unit has moved in this Move action."""
    for units in s.units.values():
        for place, unit in enumerate(units):
            units[place] = unit & ~MOVED
    for city in s.cities.values():
        city.moved = False


def _add_starts(s: World, moves: Moves, options: list[Option]) -> None:
    """Hexes that a group of at least one unit, or a city, can leave."""
    hexes = [hex for hex, units in s.units.items() if _is_present(moves.player, units)]
    if moves.cities and in_force("moves_city", s, moves.player):
        hexes += [city.hex for city in s.cities_of(moves.player) if city.hex not in hexes]
    hexes.sort()
    for hex in hexes:
        if moves.starts and hex not in moves.starts:
            continue
        if _can_leave(s, moves, hex):
            options.append(MOVE.of(hex))


def _is_present(player: int, units: list[int]) -> bool:
    """Allies move only with units of the player (CC-X24.6), so there must be one."""
    return any(owner_of(unit) == player for unit in units)


def _can_leave(s: World, moves: Moves, hex: int) -> bool:
    """Whether anything on a hex can begin a group."""
    group = MoveGroup(moves.player, hex)
    if hex in s.cities and moves.cities and _may_move_city(s, group):
        return True
    tried = NONE
    for unit in s.units_at(hex):
        if unit != tried and _may_join(s, moves, group, unit):
            return True
        tried = unit
    return False


# Movements that effects allow outside of a Move action


def move_freely(
    s: World, player: int, starts: list[int], sorts: list[int], groups: int = 99, units: int = 99
) -> Rules:
    """Move some sorts of units from some hexes, as a free action, by the rules of movement.

    Mounted Archers: `move_freely(s, player, [hex], [CAVALRY], units=count)`.
    """
    moves = Moves(player, groups)
    moves.units_left = units
    moves.sorts = sorts.copy()
    moves.starts = starts.copy()
    moves.cities = False
    if starts:
        yield from move_groups(s, moves)


def free_move_of_settlers(s: World, player: int) -> Rules:
    """CC-X18.2, CC-X18.3, CC-X18.4: any number of settlers that stand in own cities, once each."""
    hexes = [city.hex for city in s.cities_of(player)]
    yield from move_freely(s, player, hexes, [SETTLER])


def _voyage(player: int, hex: int) -> Moves:
    moves = Moves(player, 1)
    moves.sorts = [SHIP]
    moves.starts = [hex]
    moves.cities = False
    moves.rested = True
    moves.with_leader = True
    return moves


def can_voyage(s: World, player: int, hex: int) -> bool:
    """Whether ships with the leader on a hex can make the voyage of `voyage`."""
    if s.sorts_at(hex, player, LEADER) == 0 or not s.is_sea(hex):
        return False
    return _can_leave(s, _voyage(player, hex), hex)


def voyage(s: World, player: int, hex: int) -> Rules:
    """Ships that carry the leader and have not moved this turn sail once and then rest."""
    rest_all(s)
    moves = _voyage(player, hex)
    yield from _move_group(s, moves, hex)
    for units in s.units.values():
        for place, unit in enumerate(units):
            if unit & MOVED and is_ship(unit):
                units[place] = unit | CLIMBED
    rest_all(s)


def landings(s: World, player: int, hex: int) -> list[Option]:
    """Where all land units of a sea hex could go ashore together."""
    group = MoveGroup(player, hex)
    group.units = aboard(s, player, hex)
    if not s.is_sea(hex) or not group.units or any(unit & BATTLED for unit in group.units):
        return []
    return [
        option for option in land_targets(s, group) if option.verb is GO or option.verb is ATTACK
    ]


def land_all(s: World, player: int, hex: int) -> Rules:
    """All land units of a sea hex go ashore on one hex beside it; that may be an attack."""
    option = yield Ask(player, ASK_LANDING, landings(s, player, hex), hex)
    group = MoveGroup(player, hex)
    group.units = aboard(s, player, hex)
    yield from _go(s, Moves(player, 1), group, option)
    rest_all(s)


# Making up a group


def _move_group(s: World, moves: Moves, start: int) -> Rules:
    """CC-J1.1, CC-J1.3, CC-J5.8: who goes, one after another, and then where."""
    group = MoveGroup(moves.player, start)
    while True:
        options = _joinable(s, moves, group)
        if (group.units or group.city) and _cargo_fits(s, moves, group):
            options += targets(s, group)
        option = yield Ask(moves.player, ASK_GROUP, options, start)
        verb = option.verb
        if verb is JOIN_CITY:
            group.city = True
        elif verb is LOAD or verb is LOAD_BOUND:
            group.cargo.append(_picked(s, group, option))
        elif verb is JOIN or verb is JOIN_BOUND or verb is JOIN_ALLY:
            group.units.append(_picked(s, group, option))
            moves.units_left -= 1
        else:
            yield from _go(s, moves, group, option)
            return


def _picked(s: World, group: MoveGroup, option: Option) -> int:
    """The unit that an option names."""
    flags = 0 if option.b == NOTHING else option.b
    for unit in left_behind(s, group):
        own = owner_of(unit) == group.player
        if sort_of(unit) == option.a and condition_of(unit) == flags:
            if own == (option.verb is JOIN_ALLY):
                continue
            return unit
    raise AssertionError(option)  # pragma: no cover


def _joinable(s: World, moves: Moves, group: MoveGroup) -> list[Option]:
    """Who can join a group, so that it can still go somewhere."""
    options: list[Option] = []
    city = s.cities.get(group.start)
    if city is not None and moves.cities and not group.city and _may_move_city(s, group):
        options.append(JOIN_CITY.of(group.start))
    seen: list[Option] = []
    for unit in left_behind(s, group):
        option = _option_to_join(s, moves, group, unit)
        if option is not None and option not in seen:
            seen.append(option)
    return options + seen


def _option_to_join(s: World, moves: Moves, group: MoveGroup, unit: int) -> Option | None:
    sort, flags = sort_of(unit), condition_of(unit)
    own = owner_of(unit) == group.player
    sailing = bool(group.units) and is_ship(group.units[0])
    if sailing and own and not is_ship(unit):
        if not _may_load(s, moves, group, unit):
            return None
        return LOAD.of(sort) if flags == 0 else LOAD_BOUND.of(sort, flags)
    if not _may_join(s, moves, group, unit):
        return None
    if not own:
        return JOIN_ALLY.of(sort)
    return JOIN.of(sort) if flags == 0 else JOIN_BOUND.of(sort, flags)


def _may_load(s: World, moves: Moves, group: MoveGroup, unit: int) -> bool:
    """CC-J5.8: whether there is room for a unit, and the ships can go somewhere with it."""
    room = ship_capacity(s, group.player) * len(group.units) - len(group.cargo)
    if moves.with_leader and sort_of(unit) != LEADER and not _carries_leader(group):
        room -= 1
    if room <= 0:
        return False
    group.cargo.append(unit)
    found = bool(targets(s, group, any_will_do=True))
    group.cargo.pop()
    return found


def _carries_leader(group: MoveGroup) -> bool:
    return any(sort_of(unit) == LEADER for unit in group.cargo)


def _may_join(s: World, moves: Moves, group: MoveGroup, unit: int) -> bool:
    """CC-J1.2, CC-J2.2, CC-J2.5, CC-J4.11, CC-I5.13, CC-J5.4, CC-J5.6: whether a unit may move, and
    with this group.
    """
    player, sort = group.player, sort_of(unit)
    if unit & MOVED or moves.units_left <= 0 or (moves.sorts and sort not in moves.sorts):
        return False
    if owner_of(unit) != player and not _follows(s, group, unit):
        return False
    if group.units and is_ship(unit) != is_ship(group.units[0]):
        return False
    if is_ship(unit):
        if group.city or (moves.rested and unit & SAILED):
            return False
        if unit & CLIMBED or (unit & BATTLED and not _moves_after_battle(s, player, unit)):
            return False
    elif unit & BATTLED or (is_army(unit) and not can_use(s, player, TACTICS)):
        return False
    group.units.append(unit)
    found = bool(targets(s, group, any_will_do=True))
    group.units.pop()
    return found


def _follows(s: World, group: MoveGroup, unit: int) -> bool:
    """CC-X24.6: allied ships move with own ships or with units that they carry."""
    if not is_allied(s, group.player, unit):
        return False
    return any(owner_of(other) == group.player for other in s.units_at(group.start))


def _moves_after_battle(s: World, player: int, unit: int) -> bool:
    return any(
        effect.moves_after_battle(s, player, unit)
        for effect in in_force("moves_after_battle", s, player)
    )


def _may_move_city(s: World, group: MoveGroup) -> bool:
    """CC-X21.1, CC-X21.4, CC-X21.10: whether the city of the hex may go along."""
    player, city = group.player, s.cities[group.start]
    if city.owner != player or city.moved or city.climbed:
        return False
    if not any(effect.moves_city(s, player, city) for effect in in_force("moves_city", s, player)):
        return False
    if not may_activate(s, player, city) or (group.units and is_ship(group.units[0])):
        return False
    group.city = True
    found = bool(targets(s, group, any_will_do=True))
    group.city = False
    return found


def _cargo_fits(s: World, moves: Moves, group: MoveGroup) -> bool:
    """CC-J5.8: the ships that go and those that stay can carry what is on them."""
    if not group.units or not is_ship(group.units[0]):
        return True
    if moves.with_leader and not _carries_leader(group):
        return False
    return too_many(s, group) <= 0


# Where a group can go


def targets(s: World, group: MoveGroup, any_will_do: bool = False) -> list[Option]:
    """CC-J1.4, CC-J1.5, CC-J1.6: everything that a group may do.

    With `any_will_do`, no more than what shows that there is something.
    """
    if group.units and is_ship(group.units[0]):
        return sea_targets(s, group, any_will_do)
    return land_targets(s, group, any_will_do)


def _go(s: World, moves: Moves, group: MoveGroup, option: Option) -> Rules:
    """CC-E7.4: carry out what was chosen for a group."""
    if group.units and is_ship(group.units[0]):
        yield from go_by_sea(s, moves, group, option)
    else:
        yield from go_by_land(s, moves, group, option)
