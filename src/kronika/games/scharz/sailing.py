"""Chapter 9.2: ships sail, put in, land, and are manned again."""

from typing import Final

from kronika.core.asks import Ask, Event, Option, Prompt, Rules, RulesOf, Verb, packed

from .borders import is_coastline
from .choices import Choices
from .crossings import settle_move
from .groups import Group
from .marching import idle_first, tell_moves
from .movelog import RETREAT, SPECIAL
from .moves import (
    can_be_carried,
    can_move,
    closed_fields,
    is_held,
    may_be_entered,
    may_go_to,
    note_change,
)
from .permits import moves_freely
from .pieces import land_ship, put_on_field
from .shipping import (
    LAND_AT,
    PUT_IN,
    SAIL,
    SAIL_INLAND,
    entries,
    room_aboard,
    streams_of,
    ways_of_ship,
)
from .state import ABOARD, IN_YARD, INSIDE, ON_BORDER, OUTSIDE, Table
from .storage import room_for_ships
from .terms import LI, NONE, TS, UNITS, WS
from .words import ARMY, FIELD, LEVEL, NUMBER, PLAYER, STREAM, UNIT

SAIL_ALL: Final = Verb("sail-all", (FIELD, FIELD), "SZ-J2.6")
MAN: Final = Verb("man", (FIELD, FIELD, UNIT, LEVEL, NUMBER), "SZ-J2.9")
THIS_SHIP: Final = Verb("this-ship", (UNIT, LEVEL, ARMY, NUMBER, NUMBER), "SZ-J2.3")
TAKE_ALONG: Final = Verb("take-along", (UNIT, LEVEL, NUMBER, NUMBER), "SZ-J2.6")
TAKE_NO_MORE: Final = Verb("take-no-more", (), "SZ-J2.6")
NAME_RIVER: Final = Verb("name-river", (STREAM,), "SZ-D6.16")
ASK_SHIP: Final = Prompt("which-ship", (FIELD,), "SZ-J2.3")
ASK_TAKE_ALONG: Final = Prompt("take-along", (FIELD, NUMBER), "SZ-J2.6")
ASK_RIVER: Final = Prompt("which-river", (FIELD,), "SZ-D6.16")
SAILS: Final = Event("sails", (PLAYER, NUMBER, UNIT, FIELD, FIELD))
MANS: Final = Event("mans", (PLAYER, UNIT, FIELD))


# Who can sail


def sailors(s: Table, player: int) -> list[int]:
    """The ships of a player that have their capacity and are not locked."""
    return [
        unit
        for unit in s.units_of(player)
        if s.type[unit] in (TS, WS)
        and s.where[unit] != ON_BORDER
        and can_move(s, unit)
        and (s.where[unit] == IN_YARD or not is_held(s, s.at[unit]))
    ]


Course = tuple[Verb, int, int, int, int]
"""How and from where to where ships go, their type and experience."""


def ships_for(s: Table, ships: list[int], closed: set[int]) -> dict[Course, list[int]]:
    """By where they could go, the ships that can."""
    found: dict[Course, list[int]] = {}
    for ship in ships:
        for verb, to in ways_of_ship(s, ship, closed):
            key = (verb, s.at[ship], to, s.type[ship], s.experience[ship])
            found.setdefault(key, []).append(ship)
    return found


def add_sailings(s: Table, player: int, closed: set[int], choices: Choices) -> None:
    """SZ-J2.6, SZ-J2.7, SZ-J2.8, SZ-F4.5: moves of one sort of ships, and of all that are there.

    In MOVE-Special ships sail only as fleets, unless all may move (SZ-J6.3, SZ-J6.5).
    """
    if s.moves.subphase == SPECIAL and not moves_freely(s, player):
        return
    ships = sailors(s, player)
    if not ships:
        return
    spoken = s.map.spoken
    together: dict[tuple[int, int], int] = {}
    for (verb, origin, to, type, level), able in ships_for(s, ships, closed).items():
        most = len(able)
        if verb is PUT_IN:
            most = min(most, room_for_ships(s, to))
        choices.add_order(verb, spoken[origin], spoken[to], Group(origin, type, level), most)
        if verb is SAIL:
            together[origin, to] = together.get((origin, to), 0) + 1
    for (origin, to), sorts in together.items():
        if sorts > 1:
            choices.together.append(SAIL_ALL.of(spoken[origin], spoken[to]))


# Sailing


def sail(s: Table, player: int, option: Option) -> Rules:
    """SZ-J2.6, SZ-J2.7, SZ-J2.8, SZ-D6.16: ships go, one after the other, with all aboard."""
    origin, to = s.map.heard[option.a], s.map.heard[option.b]
    able: list[int] = []
    verb = SAIL if option.verb is SAIL_ALL else option.verb
    closed = closed_fields(s, player)
    for key, ships in ships_for(s, sailors(s, player), closed).items():
        meant = option.verb is SAIL_ALL or key[3:] == (option.c, option.d)
        if meant and key[:3] == (verb, origin, to):
            able += ships
    if option.verb is not SAIL_ALL:
        able = yield from choose_ships(s, player, able, option.e)
    yield from sail_together(s, player, able, to, verb)


def sail_together(s: Table, player: int, ships: list[int], to: int, verb: Verb) -> Rules:
    """Ships of one field go to another in a way; who finds no room in the shipyard lands."""
    origin = s.at[ships[0]]
    for ship in ships:
        yield from take_along(s, player, ship, to)
    if verb is not LAND_AT:
        tell_moves(s, SAILS, ships, origin, to)
    came: list[int] = []
    for ship in ships:
        way = verb
        if way is PUT_IN and PUT_IN not in entries(s, ship, origin, to):
            way = LAND_AT
        came += yield from move_ship(s, ship, to, way)
    yield from settle_move(s, came, origin, to)


def move_ship(s: Table, ship: int, to: int, verb: Verb) -> RulesOf[list[int]]:
    """One ship and all aboard change their field; these are told.

    SZ-J2.6, SZ-J2.7, SZ-J2.8, SZ-J2.13, SZ-D6.16: passengers use none of their capacity.
    """
    origin, passengers = s.at[ship], s.passengers(ship)
    over = not is_coastline(s, origin, to)
    if verb is SAIL:
        _put(s, ship, to, OUTSIDE)
        for passenger in passengers:
            s.at[passenger] = to
    elif verb is LAND_AT:
        land_ship(s, ship, to)
    else:
        river = NONE
        if verb is SAIL_INLAND:
            river = yield from _name_river(s, ship, origin, to)
        inside = verb is PUT_IN and bool(s.encircled_since[to])
        for passenger in passengers:
            put_on_field(s, passenger, to)
            if inside:
                s.where[passenger] = INSIDE
        _put(s, ship, to, IN_YARD if verb is PUT_IN else OUTSIDE)
        s.river[ship] = river
    note_change(s, ship, origin, to, by_ship=False, over=over)
    for passenger in passengers:
        note_change(s, passenger, origin, to, by_ship=True, over=over and s.is_land(to))
    return [ship, *passengers]


def _put(s: Table, ship: int, to: int, where: int) -> None:
    s.at[ship] = to
    s.where[ship] = where
    s.river[ship] = NONE


def _name_river(s: Table, ship: int, origin: int, to: int) -> RulesOf[int]:
    """SZ-D6.16, SZ-D6.9: the river on which a ship stands."""
    player = s.owner[ship]
    rivers = streams_of(s, player, origin, to, ship)
    if len(rivers) == 1:
        return rivers[0]
    options = [NAME_RIVER.of(s.map.stream(river)) for river in rivers]
    option = yield Ask(player, ASK_RIVER, options, s.map.spoken[to], default=options[0])
    return rivers[options.index(option)]


# Which ship


def choose_ships(s: Table, player: int, ships: list[int], count: int) -> RulesOf[list[int]]:
    """So many of these ships; the player says which, where they differ."""
    left = ships.copy()
    chosen: list[int] = []
    while len(chosen) < count < len(left) + len(chosen):
        sorts: dict[tuple[int, ...], int] = {}
        for ship in left:
            sorts.setdefault(_looks(s, ship), ship)
        ship = left[0]
        if len(sorts) > 1:
            found = list(sorts.values())
            options = _ship_options(s, found)
            option = yield Ask(
                player, ASK_SHIP, options, s.map.spoken[s.at[ship]], default=options[0]
            )
            ship = found[options.index(option)]
        chosen.append(ship)
        left.remove(ship)
    return chosen if len(chosen) == count else [*chosen, *left]


def _looks(s: Table, ship: int) -> tuple[int, ...]:
    """What makes a ship another one than others at the same place."""
    moves = s.moves
    aboard = sorted(
        [
            (s.owner[u] * len(UNITS) + s.type[u]) * 32
            + s.experience[u] * 4
            + 2 * moves.used[u]
            + moves.carried[u]
            for u in s.passengers(ship)
        ]
    )
    return (
        *(s.owner[ship], s.type[ship], s.experience[ship], s.where[ship], s.river[ship]),
        *(int(moves.used[ship]), moves.unit_paid[ship], moves.ship_paid[ship], *aboard),
    )


def _ship_options(s: Table, ships: list[int]) -> list[Option]:
    """Ships by their crew, what they carry, and whether they have moved; equals are numbered."""
    found: list[Option] = []
    for ship in ships:
        load = [0] * len(UNITS)
        for passenger in s.passengers(ship):
            load[s.type[passenger]] += 1
        can = int(can_move(s, ship))
        number = 1
        option = THIS_SHIP.of(s.type[ship], s.experience[ship], packed(load), can, number)
        while option in found:
            number += 1
            option = THIS_SHIP.of(s.type[ship], s.experience[ship], packed(load), can, number)
        found.append(option)
    return found


# Who comes along


def take_along(s: Table, player: int, ship: int, to: int) -> Rules:
    """SZ-J2.6, SZ-D6.16, SZ-J4.2: a transport that leaves land takes units along, free for them.

    Out of an encircled settlement it takes those who are inside.
    """
    field = s.at[ship]
    if s.type[ship] != TS or not s.is_land(field):
        return
    where = INSIDE if s.where[ship] == IN_YARD and s.encircled_since[field] else OUTSIDE
    if where == OUTSIDE and is_held(s, field):
        return
    while True:
        room = room_aboard(s, ship)
        groups: dict[tuple[int, int, int], list[int]] = {}
        for unit in s.units_of(player):
            if s.at[unit] != field or s.where[unit] != where or unit == ship:
                continue
            fits = s.content.unit_size[s.type[unit]] <= room
            if fits and can_be_carried(s, unit) and may_go_to(s, unit, to):
                rested = int(not s.moves.used[unit])
                key = (s.type[unit], s.experience[unit], rested)
                groups.setdefault(key, []).append(unit)
        options: list[Option] = []
        for (type, level, rested), units in groups.items():
            most = min(len(units), room // s.content.unit_size[type])
            options += [TAKE_ALONG.of(type, level, rested, n) for n in sorted({1, most})]
        if not options:
            return
        last = TAKE_NO_MORE.of()
        option = yield Ask(
            player, ASK_TAKE_ALONG, [*options, last], s.map.spoken[field], room, default=last
        )
        if option.verb is TAKE_NO_MORE:
            return
        for unit in idle_first(s, groups[option.a, option.b, option.c])[: option.d]:
            go_aboard(s, unit, ship)


def go_aboard(s: Table, unit: int, ship: int) -> None:
    """A unit is aboard a ship from now on."""
    s.at[unit] = s.at[ship]
    s.where[unit] = ABOARD
    s.ship[unit] = ship


# Empty ships


def add_mannings(s: Table, player: int, closed: set[int], choices: Choices) -> None:
    """SZ-J2.9, SZ-OP28: light infantry mans empty ships of its own and sails to adjacent water.

    In MOVE-Retreat only to where it could board a ship (SZ-J5.3).
    """
    if s.moves.subphase == SPECIAL and not moves_freely(s, player):
        return
    spoken = s.map.spoken
    for (field, level), units in _crews(s, player).items():
        for sea in s.map.coast[field]:
            if not _may_be_manned_to(s, player, sea) or not may_be_entered(s, sea, closed):
                continue
            crews = len([unit for unit in units if may_go_to(s, unit, sea)])
            for type in (TS, WS):
                most = min(crews, s.empty.count(field, player, type))
                if most:
                    crew = Group(field, type, level)
                    choices.add_order(MAN, spoken[field], spoken[sea], crew, most)


def _crews(s: Table, player: int) -> dict[tuple[int, int], list[int]]:
    """Light infantry with its capacity beside empty ships of the player."""
    found: dict[tuple[int, int], list[int]] = {}
    for field in s.empty.places(player):
        if is_held(s, field):
            continue
        for unit in s.units_on(field):
            if s.owner[unit] == player and s.type[unit] == LI and can_move(s, unit):
                found.setdefault((field, s.experience[unit]), []).append(unit)
    return found


def _may_be_manned_to(s: Table, player: int, sea: int) -> bool:
    if s.frozen[sea]:
        return False
    if s.moves.subphase != RETREAT:
        return True
    return not s.locked[sea] and any(
        s.owner[ship] == player and s.type[ship] == TS and room_aboard(s, ship) > 0
        for ship in s.units_on(sea)
    )


def man(s: Table, player: int, option: Option) -> Rules:
    """SZ-J2.9, SZ-OP28, SZ-B4.8: infantry becomes the ship that it mans, and takes units along."""
    field, to, type = s.map.heard[option.a], s.map.heard[option.b], option.c
    able = [u for u in _crews(s, player)[field, option.d] if may_go_to(s, u, to)]
    ships = idle_first(s, able)[: option.e]
    for ship in ships:
        s.type[ship] = type
        s.empty.take(player, type, field)
        s.tell(MANS, player, type, s.map.spoken[field])
    yield from sail_together(s, player, ships, to, SAIL)
