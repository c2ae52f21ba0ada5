"""Chapter 6.11: moving units, group by group, over land and sea."""

from typing import Final

from kronika.core.asks import NOTHING, Ask, Event, Kind, Option, Prompt, Rules, Verb, packed

from .effects import army_limit, can_use, in_force, leader_hex
from .exploration import (
    explore_by_sea,
    explore_tile,
    is_edge,
    is_unexplored,
    slot_hexes,
    slot_of,
)
from .naval import (
    aboard,
    approaches,
    can_navigate,
    enemies_beside,
    enemy_ships,
    free_reach,
    is_allied,
    landfalls,
    navigable,
    navigable_enemies,
    room_at,
    serves,
    ship_capacity,
    ships_at,
    slots_beside,
)
from .situations import FOR_MOVEMENT, TO_MOVE, Cost, MoveGroup, Moves, cost_of
from .state import (
    BATTLED,
    CLIMBED,
    IN_FOREST,
    IN_GRASS,
    KIND,
    MOVED,
    SAILED,
    World,
    bound_by,
    is_army,
    is_ship,
    owner_of,
    pact_of,
    sort_of,
    unit_of,
)
from .stock import can_pay, pay
from .terms import (
    BARBARIANS,
    EVENT_GREAT_DIPLOMAT,
    FOREST,
    GRASSLAND,
    GREAT_GARDENS,
    INFANTRY,
    LEADER,
    MOUNTAIN,
    NONE,
    ROADS,
    SETTLER,
    SHIP,
    TACTICS,
    UNIT_COUNT,
)
from .words import CITY, HEX, PLAYER, UNIT

_FLAGS: Final = ("fought", "on-mountain", "in-forest", "on-grass", "moved")
CONDITION: Final = Kind(
    "condition",
    ["-".join([_FLAGS[i] for i in range(5) if flags >> i & 1]) or "fresh" for flags in range(32)],
)
"""What a unit may not do any more, from the flags of its number."""
TROOP: Final = Kind("troop", counts_of=UNIT)
"""How many units of each sort."""

MOVE: Final = Verb("move", (HEX,))
STOP: Final = Verb("stop-moving")
# Who belongs to the group
JOIN: Final = Verb("join", (UNIT,))
JOIN_BOUND: Final = Verb("join-bound", (UNIT, CONDITION))
JOIN_ALLY: Final = Verb("join-ally", (UNIT,))
JOIN_CITY: Final = Verb("join-city", (CITY,))
LOAD: Final = Verb("load", (UNIT,))
LOAD_BOUND: Final = Verb("load-bound", (UNIT, CONDITION))
# Where it goes
GO: Final = Verb("go", (HEX,))
ATTACK: Final = Verb("attack", (HEX,))
MARCH: Final = Verb("march", (HEX,))
"""By Roads, like the next one."""
MARCH_AND_ATTACK: Final = Verb("march-and-attack", (HEX,))
EXPLORE: Final = Verb("explore", (HEX,))
SAIL: Final = Verb("sail", (HEX,))
SAIL_AND_EXPLORE: Final = Verb("sail-and-explore", (HEX,))
NAVIGATE: Final = Verb("navigate", (HEX,))
NAVIGATE_AND_ATTACK: Final = Verb("navigate-and-attack", (HEX,))
NAVIGATE_AND_EXPLORE: Final = Verb("navigate-and-explore", (HEX,))
GO_ASHORE: Final = Verb("go-ashore", (HEX,))
PUT_TO_SEA: Final = Verb("put-to-sea", (HEX,))
# Details
BY_WAY_OF: Final = Verb("by-way-of", (HEX,))
TURN_INTO: Final = Verb("turn-into", (UNIT,))
BECOME_SHIP: Final = Verb("become-ship", (UNIT,))
BECOME_SHIP_BOUND: Final = Verb("become-ship-bound", (UNIT, CONDITION))
ENOUGH_SHIPS: Final = Verb("enough-ships")

ASK_START: Final = Prompt("move-from", (), "CC-J1.1")
ASK_GROUP: Final = Prompt("move-group", (HEX,), "CC-J1.1")
ASK_WAY: Final = Prompt("by-way-of", (HEX,), "CC-J3.7")
ASK_ENTRY: Final = Prompt("sail-onto-tile", (), "CC-P3.1")
ASK_LANDING: Final = Prompt("land-units", (HEX,), "CC-J5.2")
ASK_TURN_INTO: Final = Prompt("ship-turns-into", (HEX,), "CC-X30.2")
ASK_SHIPS: Final = Prompt("which-become-ships", (HEX,), "CC-X30.5")

MOVES_TO: Final = Event("moves", (PLAYER, TROOP, HEX))
MOVES_CITY: Final = Event("moves-city", (PLAYER, HEX, HEX))

MAIN_VERBS: Final[tuple[Verb, ...]] = (MOVE,)
FREE_VERBS: Final[tuple[Verb, ...]] = ()

LONGEST_ROAD: Final = 4
"""No effect allows more hexes."""
DIPLOMAT_PRICE: Final = 2
"""Culture tokens for an attack in spite of the Great Diplomat."""


# The action


def add_main_actions(s: World, player: int, options: list[Option]) -> None:
    """CC-E2.2, CC-J1.1: move, beginning with a group from any hex that something can leave."""
    _add_starts(s, Moves(player, s.content.move_groups), options)


def add_free_actions(s: World, player: int, options: list[Option]) -> None:
    """There are none; effects have their own."""


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
        option for option in _land_targets(s, group) if option.verb is GO or option.verb is ATTACK
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


def _left_behind(s: World, group: MoveGroup) -> list[int]:
    """The units on the hex that are not in the group."""
    left = s.units_at(group.start).copy()
    for unit in group.units:
        left.remove(unit)
    for unit in group.cargo:
        left.remove(unit)
    return left


def _picked(s: World, group: MoveGroup, option: Option) -> int:
    """The unit that an option names."""
    flags = 0 if option.b == NOTHING else option.b
    for unit in _left_behind(s, group):
        own = owner_of(unit) == group.player
        if sort_of(unit) == option.a and _condition(unit) == flags:
            if own == (option.verb is JOIN_ALLY):
                continue
            return unit
    raise AssertionError(option)  # pragma: no cover


def _condition(unit: int) -> int:
    return unit >> 6 & 31


def _joinable(s: World, moves: Moves, group: MoveGroup) -> list[Option]:
    """Who can join a group, so that it can still go somewhere."""
    options: list[Option] = []
    city = s.cities.get(group.start)
    if city is not None and moves.cities and not group.city and _may_move_city(s, group):
        options.append(JOIN_CITY.of(group.start))
    seen: list[Option] = []
    for unit in _left_behind(s, group):
        option = _option_to_join(s, moves, group, unit)
        if option is not None and option not in seen:
            seen.append(option)
    return options + seen


def _option_to_join(s: World, moves: Moves, group: MoveGroup, unit: int) -> Option | None:
    sort, flags = sort_of(unit), _condition(unit)
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
    from .cities import may_activate

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
    return _too_many(s, group) <= 0


def _too_many(s: World, group: MoveGroup) -> int:
    """How many passengers the ships that stay behind cannot carry."""
    left = _left_behind(s, group)
    ships = sum([1 for unit in left if serves(s, group.player, unit)])
    return len(_passengers(group, left)) - ship_capacity(s, group.player) * ships


def _passengers(group: MoveGroup, units: list[int]) -> list[int]:
    return [unit for unit in units if owner_of(unit) == group.player and not is_ship(unit)]


# Where a group can go


def targets(s: World, group: MoveGroup, any_will_do: bool = False) -> list[Option]:
    """CC-J1.4, CC-J1.5, CC-J1.6: everything that a group may do.

    With `any_will_do`, no more than what shows that there is something.
    """
    if group.units and is_ship(group.units[0]):
        return _sea_targets(s, group, any_will_do)
    return _land_targets(s, group, any_will_do)


def _land_targets(s: World, group: MoveGroup, any_will_do: bool = False) -> list[Option]:
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
        if _can_put_to_sea(s, group, hex):
            options.append(PUT_TO_SEA.of(hex))
    elif is_hostile(s, player, hex):
        if not any(unit & IN_FOREST for unit in group.units) and _may_storm(s, group, hex):
            options.append(ATTACK.of(hex))
    elif army_fits(s, player, hex, group.units) and not (group.city and hex in s.cities):
        options.append(GO.of(hex))


def is_hostile(s: World, player: int, hex: int) -> bool:
    """CC-J1.5: whether entering a land hex causes combat or conquest."""
    city = s.cities.get(hex)
    return (city is not None and city.owner != player) or s.enemies_at(hex, player)


def army_fits(s: World, player: int, hex: int, units: list[int]) -> bool:
    """CC-I6.3, CC-J1.6: whether the army units among some units may enter a land hex."""
    coming = 0
    led = False
    for unit in units:
        if is_army(unit):
            coming += 1
            led = led or sort_of(unit) == LEADER
    if coming == 0:
        return True
    limit = army_limit(s, player, hex)
    if led:
        # What his own hex allows goes with the leader.
        limit = max(limit, army_limit(s, player, leader_hex(s, player)))
    return len(s.army_at(hex, player)) + coming <= limit


def _may_storm(s: World, group: MoveGroup, hex: int) -> bool:
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
        elif (
            ATTACK.of(hex) not in plain and _road_ways(s, group, hex) and _may_storm(s, group, hex)
        ):
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


# Attacks


def may_attack(s: World, player: int, hex: int) -> bool:
    """Whether nothing but the units forbids an attack: truces, and what it would cost."""
    victim = victim_at(s, player, hex)
    if victim == NONE or victim >= BARBARIANS:
        return True
    if pact_of(player, victim) in s.truces:
        return False
    price = _toll(s, player, victim, hex)
    if _diplomat(s, player, victim) != NONE:
        price += DIPLOMAT_PRICE
    return price == 0 or can_pay(s, player, cost_of(FOR_MOVEMENT, hex, culture=price))


def victim_at(s: World, player: int, hex: int) -> int:
    """Whom an attack on a hex would hit: a player before barbarians and pirates, or NONE."""
    owners = [owner_of(unit) for unit in s.units_at(hex) if owner_of(unit) != player]
    city = s.cities.get(hex)
    if city is not None and city.owner != player:
        owners.append(city.owner)
    return min(owners, default=NONE)


def _toll(s: World, player: int, victim: int, hex: int) -> int:
    """CC-X31.5: what an opponent must pay before he attacks a city."""
    toll = 0
    for effect in in_force("attack_toll", s, victim):
        toll += effect.attack_toll(s, victim, player, hex)
    return toll


def _diplomat(s: World, player: int, victim: int) -> int:
    """E57: the agreement of the Great Diplomat between two players, or NONE."""
    for pact in s.diplomats:
        if pact in (pact_of(player, victim), pact_of(victim, player)):
            return pact
    return NONE


def pay_for_attack(s: World, player: int, hex: int) -> Rules:
    """CC-X31.5, E57: what must be paid before an attack; the Great Diplomat leaves."""
    victim = victim_at(s, player, hex)
    if victim == NONE or victim >= BARBARIANS:
        return
    pact = _diplomat(s, player, victim)
    if pact != NONE:
        yield from pay(s, player, cost_of(FOR_MOVEMENT, hex, culture=DIPLOMAT_PRICE))
        dismiss_diplomat(s, pact)
    for effect in in_force("may_be_attacked", s, victim):
        yield from effect.may_be_attacked(s, victim, player, hex)


def dismiss_diplomat(s: World, pact: int) -> None:
    """E57: the card is discarded as soon as one of the two attacks the other."""
    from .events import discard_event

    s.diplomats.remove(pact)
    owner = bound_by(pact)
    for card in s.players[owner].open_persons:
        if s.content.event_text[card] == EVENT_GREAT_DIPLOMAT:
            s.players[owner].open_persons.remove(card)
            discard_event(s, owner, card)
            return


# Going


def _go(s: World, moves: Moves, group: MoveGroup, option: Option) -> Rules:
    """CC-E7.4: carry out what was chosen for a group."""
    verb, hex = option.verb, option.a
    if group.units and is_ship(group.units[0]):
        yield from _go_by_sea(s, moves, group, option)
    elif verb is GO:
        yield from _arrive(s, group, hex, roads=False)
    elif verb is ATTACK:
        yield from _storm(s, group, hex, group.start)
    elif verb is MARCH:
        grass = _crosses_grassland(s, group, hex)
        yield from pay(s, group.player, _roads_cost(s, group))
        yield from _arrive(s, group, hex, roads=True, grass=grass)
    elif verb is MARCH_AND_ATTACK:
        yield from _march_and_attack(s, group, hex)
    elif verb is EXPLORE:
        yield from explore_tile(s, group.player, slot_of(s, hex), hex)
        yield from _arrive(s, group, hex, roads=False)
    else:
        yield from _put_to_sea(s, moves, group, hex)


def _arrive(s: World, group: MoveGroup, hex: int, roads: bool, grass: bool = False) -> Rules:
    """CC-J2.3, CC-J2.4, CC-J3.3: a group of land units enters a hex without combat.

    With `grass` it has crossed grassland on its way (CC-W7.5).
    """
    _tell(s, group.player, group.units, hex)
    marks = MOVED | IN_GRASS if grass else MOVED
    for unit in group.units:
        s.take_unit(group.start, unit)
        s.put_unit(hex, entered(s, unit, hex, group.units, roads) | marks)
    if group.city:
        yield from _arrive_with_city(s, group, hex)
    for effect in in_force("arrives", s, group.player):
        yield from effect.arrives(s, group.player, group.units, hex)


def entered(s: World, unit: int, hex: int, group: list[int], roads: bool) -> int:
    """CC-J2.3, CC-J2.4, CC-J2.8, CC-W6.2: a unit, bound by the terrain of the hex it entered."""
    terrain = s.terrain[hex]
    if terrain == GRASSLAND and s.wonder_holder[GREAT_GARDENS] != NONE:
        return unit | IN_GRASS
    if roads:
        return unit
    if terrain == FOREST:
        return unit | IN_FOREST
    if terrain == MOUNTAIN and not _ignores_mountain(s, unit, group):
        return unit | CLIMBED
    return unit


def _ignores_mountain(s: World, unit: int, group: list[int]) -> bool:
    player = owner_of(unit)
    return any(
        effect.ignores_mountain(s, player, unit, group)
        for effect in in_force("ignores_mountain", s, player)
    )


def _arrive_with_city(s: World, group: MoveGroup, hex: int) -> Rules:
    """CC-X21.1, CC-X21.2, CC-X21.3, CC-X21.4: a city moves; that is an activation."""
    from .cities import activate

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
    yield from _storm(s, group, hex, option.a)


def _storm(s: World, group: MoveGroup, hex: int, origin: int) -> Rules:
    """CC-J1.5, CC-J2.9, CC-J5.5, CC-E4.3: combat or conquest; settlers are bound by
    terrain alone.
    """
    from .combat import attack

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


def _tell(s: World, player: int, units: list[int], hex: int) -> None:
    counts = [0] * UNIT_COUNT
    for unit in units:
        counts[sort_of(unit)] += 1
    if units:
        s.tell(MOVES_TO, player, packed(counts), hex)


# Ships


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


def _sea_targets(s: World, group: MoveGroup, any_will_do: bool = False) -> list[Option]:
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
    if _turns_ships(s, player):
        for hex in s.neighbours(start):
            if _can_go_ashore(s, group, hex):
                options.append(GO_ASHORE.of(hex))
    return options


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


def _go_by_sea(s: World, moves: Moves, group: MoveGroup, option: Option) -> Rules:
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
        yield from _go_ashore(s, group, hex)


def _sail(s: World, group: MoveGroup, hex: int) -> Rules:
    """CC-J5.3: ships move, and carry their cargo along without a move of its own."""
    _put_ships(s, group, hex)
    _tell(s, group.player, group.units + group.cargo, hex)
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
    from .combat import naval

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


# Ships that turn into land units, and back (CC-X30.2)


def _turns_ships(s: World, player: int) -> bool:
    return any(effect.turns_ships(s, player) for effect in in_force("turns_ships", s, player))


def _shapes(s: World, player: int) -> list[int]:
    """CC-X30.2: what ships can turn into, and what can turn into ships."""
    return [SETTLER, INFANTRY] if can_use(s, player, TACTICS) else [SETTLER]


_BOUND: Final = MOVED | BATTLED | CLIMBED


def _can_go_ashore(s: World, group: MoveGroup, hex: int) -> bool:
    """CC-X30.3, CC-X30.4, CC-X30.9: peaceful explored land, and pieces for all ships."""
    player, ships = group.player, len(group.units)
    if not s.is_land(hex) or is_hostile(s, player, hex):
        return False
    if any(owner_of(unit) != player for unit in group.units):
        return False
    if any(unit & _BOUND for unit in group.cargo):
        return False
    army = sum([1 for unit in group.cargo if is_army(unit)])
    more = max(0, _too_many(s, group))
    if more:
        fit = [u for u in _passengers(group, _left_behind(s, group)) if not u & _BOUND]
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


def _go_ashore(s: World, group: MoveGroup, hex: int) -> Rules:
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
    _tell(s, player, landing, hex)
    for effect in in_force("arrives", s, player):
        yield from effect.arrives(s, player, landing, hex)


def _can_put_to_sea(s: World, group: MoveGroup, hex: int) -> bool:
    """CC-X30.5, CC-X30.9: water without enemies, and room for those who do not become ships."""
    player = group.player
    if group.city or not _turns_ships(s, player) or enemy_ships(s, player, hex):
        return False
    shapes = _shapes(s, player)
    able = sum([1 for unit in group.units if sort_of(unit) in shapes])
    most = min(able, s.in_supply(player, SHIP))
    return most > 0 and _room_with(s, group, hex, most) >= len(group.units) - most


def _room_with(s: World, group: MoveGroup, hex: int, ships: int) -> int:
    return room_at(s, group.player, hex) + ships * ship_capacity(s, group.player)


def _put_to_sea(s: World, moves: Moves, group: MoveGroup, hex: int) -> Rules:
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
    _tell(s, player, [unit_of(player, SHIP)] * ships + waiting, hex)
    for effect in in_force("arrives", s, player):
        yield from effect.arrives(s, player, group.units, hex)


def _become_ship(unit: int) -> Option:
    flags = _condition(unit)
    sort = sort_of(unit)
    return BECOME_SHIP.of(sort) if flags == 0 else BECOME_SHIP_BOUND.of(sort, flags)
