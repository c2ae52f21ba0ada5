"""Chapter 9.2: units go aboard ships and ashore, at their own cost or at that of the ship."""

from typing import Final

from kronika.core.asks import Ask, Event, Option, Prompt, Rules, RulesOf, Verb

from .choices import Choices
from .crossings import settle_move
from .groups import Group, join, units_of_group
from .marching import idle_first, tell_moves
from .movelog import RETREAT
from .moves import (
    can_be_carried,
    can_move,
    is_held,
    is_home,
    may_be_entered,
    may_go_to,
    note_change,
    use_capacity,
)
from .permits import may_act, may_board_at, may_move_to, may_pay
from .pieces import put_on_field
from .sailing import choose_ships, go_aboard
from .shipping import opens_to, room_aboard
from .state import ABOARD, OUTSIDE, Table
from .terms import NONE, TS
from .words import FIELD, LEVEL, NUMBER, PLAYER, UNIT

BOARD: Final = Verb("board", (FIELD, FIELD, UNIT, LEVEL, NUMBER), "SZ-J2.3")
LOAD: Final = Verb("load", (FIELD, FIELD, UNIT, LEVEL, NUMBER), "SZ-J2.4")
DISEMBARK: Final = Verb("disembark", (FIELD, FIELD, UNIT, LEVEL, NUMBER), "SZ-J2.3")
UNLOAD: Final = Verb("unload", (FIELD, FIELD, UNIT, LEVEL, NUMBER), "SZ-J2.4")
RESTED: Final = Verb("rested", (NUMBER,), "SZ-J2.4")
ASK_RESTED: Final = Prompt("rested", (UNIT, NUMBER), "SZ-J2.4")
BOARDS: Final = Event("boards", (PLAYER, NUMBER, UNIT, FIELD, FIELD))
GOES_ASHORE: Final = Event("goes-ashore", (PLAYER, NUMBER, UNIT, FIELD, FIELD))


# Ships


def transports(s: Table, player: int) -> dict[int, list[int]]:
    """SZ-J2.2, SZ-J2.3: by water, the transport ships there that units of a player may use."""
    found: dict[int, list[int]] = {}
    for owner in range(s.count):
        if opens_to(s, owner, player):
            for unit in s.units_of(owner):
                if s.type[unit] == TS and s.where[unit] == OUTSIDE and not s.is_land(s.at[unit]):
                    found.setdefault(s.at[unit], []).append(unit)
    for ships in found.values():
        ships.sort()
    return found


def takes_payers(s: Table, ship: int, land: int) -> bool:
    """SZ-J2.5: what units pay for concerns one land field for each ship in a subphase."""
    return s.moves.unit_paid[ship] in (NONE, land)


def pays(s: Table, ship: int, land: int, player: int) -> bool:
    """SZ-J2.4: an own ship that has paid for this land field, or has its capacity left."""
    if s.owner[ship] != player or not may_pay(s, player):
        return False
    return s.moves.ship_paid[ship] == land or can_move(s, ship)


def _able_ships(s: Table, ships: list[int], land: int, player: int, by_ship: bool) -> list[int]:
    if by_ship:
        return [ship for ship in ships if pays(s, ship, land, player)]
    return [ship for ship in ships if takes_payers(s, ship, land)]


# Going aboard


def _ashore(s: Table, player: int) -> list[Group]:
    """Units on land beside water that could be aboard a ship, as groups of equals."""
    found: list[Group] = []
    for unit in s.units_of(player):
        field = s.at[unit]
        if s.where[unit] != OUTSIDE or not s.is_land(field) or is_held(s, field):
            continue
        if s.content.unit_size[s.type[unit]] and not s.moves.finished[unit]:
            join(s, found, unit)
    return found


def _boarders(s: Table, units: list[int], sea: int, by_ship: bool) -> list[int]:
    """SZ-J2.3, SZ-J2.12, SZ-J5.1, SZ-J6.1: who of a group may go aboard at its cost or the ship's.

    A ship on locked water pays nothing after MOVE-Units.
    """
    type, player = s.type[units[0]], s.owner[units[0]]
    if by_ship:
        if is_held(s, sea):
            return []
        return [u for u in units if can_be_carried(s, u) and may_go_to(s, u, sea)]
    if not may_act(s, player, type) or not may_board_at(s, type, sea):
        return []
    return [u for u in units if can_move(s, u) and may_go_to(s, u, sea)]


def add_boardings(s: Table, player: int, closed: set[int], choices: Choices) -> None:
    """SZ-J2.3, SZ-J2.4, SZ-J2.5, SZ-J5.3: onto one ship on water beside the land."""
    ships_at = transports(s, player)
    if not ships_at:
        return
    spoken = s.map.spoken
    for group in _ashore(s, player):
        field = group.field
        size = s.content.unit_size[group.type]
        for sea in s.map.coast[field]:
            if sea not in ships_at or not may_be_entered(s, sea, closed):
                continue
            for verb in (BOARD, LOAD):
                count = len(_boarders(s, group.units, sea, verb is LOAD))
                ships = _able_ships(s, ships_at[sea], field, player, verb is LOAD)
                room = 0
                for ship in ships:
                    room = max(room, room_aboard(s, ship))
                most = min(count, room // size)
                if most:
                    choices.add_order(verb, spoken[field], spoken[sea], group, most)


def board(s: Table, player: int, option: Option) -> Rules:
    """SZ-J2.3, SZ-J2.4, SZ-J2.5: units go aboard one ship."""
    land, sea, type, count = s.map.heard[option.a], s.map.heard[option.b], option.c, option.e
    by_ship = option.verb is LOAD
    size = s.content.unit_size[type] * count
    ships = _able_ships(s, transports(s, player)[sea], land, player, by_ship)
    ships = [ship for ship in ships if room_aboard(s, ship) >= size]
    ship = (yield from choose_ships(s, player, ships, 1))[0]
    ashore = units_of_group(_ashore(s, player), land, type, option.d)
    able = _boarders(s, ashore, sea, by_ship)
    units = yield from _choose_units(s, player, able, count)
    for unit in units:
        go_aboard(s, unit, ship)
        note_change(s, unit, land, sea, by_ship=by_ship, over=False)
    _note_payment(s, ship, land, by_ship)
    tell_moves(s, BOARDS, units, land, sea)
    yield from settle_move(s, units, land, sea)


def _note_payment(s: Table, ship: int, land: int, by_ship: bool) -> None:
    """SZ-J2.4, SZ-J2.5: the ship has paid for this land; or units have, with this ship."""
    if not by_ship:
        s.moves.unit_paid[ship] = land
    elif s.moves.ship_paid[ship] != land:
        s.moves.ship_paid[ship] = land
        use_capacity(s, ship)


def _choose_units(s: Table, player: int, units: list[int], count: int) -> RulesOf[list[int]]:
    """So many of equal units; the player says how many of them have their capacity left."""
    rested = [unit for unit in idle_first(s, units) if not s.moves.used[unit]]
    tired = [unit for unit in idle_first(s, units) if s.moves.used[unit]]
    least, most = max(0, count - len(tired)), min(count, len(rested))
    number = least
    if least < most:
        options = [RESTED.of(n) for n in range(least, most + 1)]
        option = yield Ask(player, ASK_RESTED, options, s.type[units[0]], count, default=options[0])
        number = option.a
    return [*rested[:number], *tired[: count - number]]


# Going ashore


def _aboard(s: Table, player: int) -> list[Group]:
    """Passengers of a player on water, as groups of equals."""
    found: list[Group] = []
    for unit in s.units_of(player):
        if s.where[unit] != ABOARD or s.where[s.ship[unit]] != OUTSIDE:
            continue
        if not is_held(s, s.at[unit]) and not s.moves.finished[unit]:
            join(s, found, unit)
    return found


def _landers(s: Table, units: list[int], land: int, by_ship: bool) -> dict[int, list[int]]:
    """SZ-J2.3, SZ-J2.12, SZ-J5.2, SZ-J5.4: by ship, who of a group may go ashore."""
    type, player = s.type[units[0]], s.owner[units[0]]
    if by_ship:
        if s.moves.subphase == RETREAT and not is_home(s, player, land):
            return {}
    elif not may_act(s, player, type) or not may_move_to(s, player, type, land):
        return {}
    found: dict[int, list[int]] = {}
    for unit in units:
        ship = s.ship[unit]
        able = can_be_carried(s, unit) if by_ship else can_move(s, unit)
        if able and may_go_to(s, unit, land) and _able_ships(s, [ship], land, player, by_ship):
            found.setdefault(ship, []).append(unit)
    return found


def add_landings(s: Table, player: int, closed: set[int], choices: Choices) -> None:
    """SZ-J2.3, SZ-J2.4, SZ-J2.5: from one ship onto land beside the water."""
    spoken = s.map.spoken
    for group in _aboard(s, player):
        sea = group.field
        for land in s.map.coast[sea]:
            if not may_be_entered(s, land, closed):
                continue
            for verb in (DISEMBARK, UNLOAD):
                most = 0
                for able in _landers(s, group.units, land, verb is UNLOAD).values():
                    most = max(most, len(able))
                if most:
                    choices.add_order(verb, spoken[sea], spoken[land], group, most)


def go_ashore(s: Table, player: int, option: Option) -> Rules:
    """SZ-J2.3, SZ-J2.4, SZ-J2.5: units leave one ship for land."""
    sea, land, count = s.map.heard[option.a], s.map.heard[option.b], option.e
    by_ship = option.verb is UNLOAD
    aboard = units_of_group(_aboard(s, player), sea, option.c, option.d)
    able = _landers(s, aboard, land, by_ship)
    ships = [ship for ship, units in able.items() if len(units) >= count]
    ship = (yield from choose_ships(s, player, ships, 1))[0]
    units = yield from _choose_units(s, player, able[ship], count)
    for unit in units:
        put_on_field(s, unit, land)
        note_change(s, unit, sea, land, by_ship=by_ship, over=False)
    _note_payment(s, ship, land, by_ship)
    tell_moves(s, GOES_ASHORE, units, sea, land)
    yield from settle_move(s, units, sea, land)
