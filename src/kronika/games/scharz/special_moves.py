"""Chapter 9.6: MOVE-Special: riding, fleets, transport between ports, and moves for prestige."""

from typing import Final

from kronika.core.asks import Ask, Event, Option, Prompt, Range, Rules, RulesOf, Verb

from .choices import Choices, ranges_of
from .command import moves_in_special
from .control import is_blocked
from .crossings import end_subphase, settle_move
from .factions import FLEET, factions
from .groups import Group, join, units_of_group
from .marching import idle_first, tell_moves
from .movelog import SPECIAL
from .moves import (
    begin_subphase,
    can_move,
    closed_fields,
    is_held,
    is_home,
    may_be_entered,
    note_change,
)
from .permits import moves_freely
from .pieces import put_on_field
from .prestige import gain_prestige
from .relations import are_hostile
from .sailing import choose_ships, sail_together, sailors
from .shipping import LAND_AT, PUT_IN, SAIL, SAIL_INLAND, ways_of_ship
from .state import OUTSIDE, Table
from .terms import NONE, PORT, TS
from .unit_moves import act_units, add_moves
from .words import FIELD, LEVEL, NUMBER, PLAYER, UNIT

FREE_MOVES: Final = 14
"""SZ-J6.5: prestige for which all units of a player may move."""

SAIL_AS_FLEET: Final = Verb("sail-as-fleet", (FIELD, FIELD, NUMBER, NUMBER), "SZ-J6.3")
GO_BY_PORT: Final = Verb("go-by-port", (FIELD, FIELD, UNIT, LEVEL, NUMBER), "SZ-J6.4")
PAY_MOVES: Final = Verb("pay-moves", (NUMBER,), "SZ-J6.5")
ENTER_BY_RIVER: Final = Verb("enter-by-river")
ENTER_SHIPYARD: Final = Verb("enter-shipyard")
ENTER_LANDING: Final = Verb("enter-landing")
ASK_ENTRY: Final = Prompt("fleet-entry", (FIELD,), "SZ-J6.3")
GOES_BY_PORT: Final = Event("goes-by-port", (PLAYER, NUMBER, UNIT, FIELD, FIELD))
PAYS_MOVES: Final = Event("pays-moves", (PLAYER, NUMBER))


def begin_special(s: Table) -> Rules:
    """SZ-J6.1, SZ-J6.5, SZ-Q8.1: brilliant commanders let everybody move for nothing."""
    begin_subphase(s, SPECIAL)
    for player in range(s.count):
        if moves_in_special(s, player):
            s.moves.free_moves |= 1 << player
    yield from ()


def _moves(s: Table, player: int) -> Choices:
    """SZ-J6.2, SZ-J6.5, SZ-J6.6, SZ-J6.7: riding, or all that is possible in MOVE-Units."""
    choices = Choices()
    add_moves(s, player, choices)
    add_port_moves(s, player, choices)
    return choices


def special_options(s: Table, player: int) -> list[Option]:
    """SZ-J6.1: all special moves that a player can make now."""
    if not s.has_prestige:
        return []
    options = _moves(s, player).listed()
    if not moves_freely(s, player):
        for fleet in _fleets(s, player):
            options += [o for o in _fleet_options(s, player, fleet) if o not in options]
        if s.prestige[player] >= FREE_MOVES and _could_move(s, player):
            options.append(PAY_MOVES.of(FREE_MOVES))
    return options


def _could_move(s: Table, player: int) -> bool:
    """Whether prestige would move anybody at all."""
    return any(
        can_move(s, unit) and not (s.where[unit] == OUTSIDE and is_held(s, s.at[unit]))
        for unit in s.units_of(player)
    )


def special_ranges(s: Table, player: int) -> list[Range]:
    """Any number of units of a stack, or of warships of a fleet."""
    if not s.has_prestige:
        return []
    ranges = ranges_of(_moves(s, player).options)
    if not moves_freely(s, player):
        size = fleet_size(s, player)
        for origin, to, transports, warships in _fleets(s, player):
            for count in range(transports + 1):
                least = max(0, size - count)
                if least < warships:
                    first = SAIL_AS_FLEET.of(s.map.spoken[origin], s.map.spoken[to], count, least)
                    ranges.append(Range(first, warships))
    return ranges


def act_special(s: Table, player: int, option: Option) -> Rules:
    """SZ-J6.1, SZ-J6.7: one special move."""
    if option.verb is PAY_MOVES:
        gain_prestige(s, player, -FREE_MOVES)
        s.moves.free_moves |= 1 << player
        s.tell(PAYS_MOVES, player, FREE_MOVES)
    elif option.verb is SAIL_AS_FLEET:
        yield from sail_as_fleet(s, player, option)
    elif option.verb is GO_BY_PORT:
        yield from go_by_port(s, player, option)
    else:
        yield from act_units(s, player, option)


def end_special(s: Table) -> Rules:
    """SZ-J3.9: crossings, ambushes, locks."""
    yield from end_subphase(s)


# Fleets


def fleet_size(s: Table, player: int) -> int:
    """SZ-J6.3, SZ-P4.3, SZ-P4.16: how many ships sail together at least."""
    number = s.faction[player]
    return FLEET if number == NONE else factions()[number].fleet


def _ships_to(s: Table, player: int) -> dict[tuple[int, int, int], list[int]]:
    """By where they stand together and where they could go: the ships."""
    ships = sailors(s, player)
    closed: set[int] = closed_fields(s, player) if ships else set()
    found: dict[tuple[int, int, int], list[int]] = {}
    for ship in ships:
        for to in sorted({to for _, to in ways_of_ship(s, ship, closed)}):
            found.setdefault((s.at[ship], s.where[ship], to), []).append(ship)
    return found


def _fleets(s: Table, player: int) -> list[tuple[int, int, int, int]]:
    """SZ-J6.3: from where to where how many transports and warships could sail as a fleet."""
    size = fleet_size(s, player)
    found = []
    for (origin, _, to), ships in _ships_to(s, player).items():
        if len(ships) >= size:
            transports = len([ship for ship in ships if s.type[ship] == TS])
            found.append((origin, to, transports, len(ships) - transports))
    return found


def _fleet_options(s: Table, player: int, fleet: tuple[int, int, int, int]) -> list[Option]:
    """The smallest fleets, and the largest one."""
    origin, to, transports, warships = fleet
    size = fleet_size(s, player)
    pairs = {(transports, warships)}
    for count in range(min(size, transports) + 1):
        if size - count <= warships:
            pairs.add((count, size - count))
    return [SAIL_AS_FLEET.of(s.map.spoken[origin], s.map.spoken[to], *p) for p in sorted(pairs)]


def sail_as_fleet(s: Table, player: int, option: Option) -> Rules:
    """SZ-J6.3, SZ-J6.7: ships that stand together go one field together."""
    origin, to = s.map.heard[option.a], s.map.heard[option.b]
    ships: list[int] = []
    for (field, _, end), able in _ships_to(s, player).items():
        if (field, end) != (origin, to) or ships:
            continue
        kinds = [[u for u in able if s.type[u] == TS], [u for u in able if s.type[u] != TS]]
        if len(kinds[0]) >= option.c and len(kinds[1]) >= option.d:
            for units, count in zip(kinds, (option.c, option.d)):
                ships += yield from choose_ships(s, player, units, count)
    verb = yield from _entry(s, player, ships, to)
    yield from sail_together(s, player, ships, to, verb)


def _entry(s: Table, player: int, ships: list[int], to: int) -> RulesOf[Verb]:
    """SZ-D6.16: how a fleet goes to a field; the owner chooses where there are several ways."""
    ways = {verb.name for ship in ships for verb, end in ways_of_ship(s, ship, set()) if end == to}
    verbs = [verb for verb in (SAIL, SAIL_INLAND, PUT_IN, LAND_AT) if verb.name in ways]
    if len(verbs) == 1:
        return verbs[0]
    names = {SAIL_INLAND.name: ENTER_BY_RIVER, PUT_IN.name: ENTER_SHIPYARD}
    options = [names.get(verb.name, ENTER_LANDING).of() for verb in verbs]
    option = yield Ask(player, ASK_ENTRY, options, s.map.spoken[to], default=options[0])
    return verbs[options.index(option)]


# Transport between ports


def _open_ports(s: Table, player: int) -> list[int]:
    """SZ-J6.4: completed ports of the coalition that are neither encircled nor blocked."""
    return [
        field
        for field, yard in enumerate(s.yard)
        if yard == PORT
        and is_home(s, player, field)
        and not s.encircled_since[field]
        and not is_blocked(s, field, player)
    ]


def _reached_by_sea(s: Table, player: int, port: int) -> set[int]:
    """SZ-J6.4: the water that can be reached from a port past no hostile ships."""
    found = {sea for sea in _port_waters(s, port) if _is_safe(s, player, sea)}
    todo = sorted(found)
    while todo:
        for sea in s.map.ship_next[todo.pop()]:
            if sea not in found and _is_safe(s, player, sea):
                found.add(sea)
                todo.append(sea)
    return found


def _port_waters(s: Table, port: int) -> list[int]:
    """SZ-J6.4, SZ-Q2.2: the water at a port; one far up a small river of Orient has none."""
    return [way for way in s.yard_ways(port) if not s.is_land(way)]


def _is_safe(s: Table, player: int, sea: int) -> bool:
    holder = s.control[sea]
    return not s.frozen[sea] and (holder == NONE or not are_hostile(s, player, holder))


def port_travellers(s: Table, player: int, ports: list[int]) -> list[Group]:
    """SZ-J6.4: units in ports that have not moved in this round; ships are not transported."""
    found: list[Group] = []
    for unit in s.units_of(player):
        field = s.at[unit]
        if field not in ports or s.where[unit] != OUTSIDE or s.is_ship(unit):
            continue
        if can_move(s, unit) and not s.moves.travelled[unit] and not is_held(s, field):
            join(s, found, unit)
    return found


def add_port_moves(s: Table, player: int, choices: Choices) -> None:
    """SZ-J6.4, SZ-J6.6: any units of one port to another, if the sea between is not blocked."""
    ports = _open_ports(s, player)
    if len(ports) < 2:
        return
    closed = closed_fields(s, player)
    spoken = s.map.spoken
    for group in port_travellers(s, player, ports):
        field = group.field
        seas = _reached_by_sea(s, player, field)
        for to in ports:
            if to == field or not may_be_entered(s, to, closed):
                continue
            if not seas.isdisjoint(_port_waters(s, to)):
                choices.add_order(GO_BY_PORT, spoken[field], spoken[to], group, len(group.units))


def go_by_port(s: Table, player: int, option: Option) -> Rules:
    """SZ-J6.4: they need no ships, and make no other move in this round."""
    origin, to = s.map.heard[option.a], s.map.heard[option.b]
    able = units_of_group(port_travellers(s, player, [origin]), origin, option.c, option.d)
    units = idle_first(s, able)[: option.e]
    for unit in units:
        put_on_field(s, unit, to)
        note_change(s, unit, origin, to, by_ship=False, over=False)
        s.moves.finished[unit] = True
    tell_moves(s, GOES_BY_PORT, units, origin, to)
    yield from settle_move(s, units, origin, to)
