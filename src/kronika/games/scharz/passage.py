"""Chapter 10.5: how units move in COMBAT: in flight, in pursuit, onto a border and down from it."""

from .control import refresh_control
from .marching import crosses_black
from .moves import note_departure
from .pieces import degrade, put_on_field
from .state import ABOARD, IN_YARD, Table
from .storage import room_for_ships
from .supply import may_cross
from .terms import LI, SE, TS


def can_pass(s: Table, unit: int, origin: int, to: int) -> bool:
    """SZ-K5.6, SZ-K5.15, SZ-P3.4, SZ-D3.2, SZ-Q6.3: over a border that is passable for this unit.

    Ships go to the sea only. Bad winters stop nobody in combat.
    """
    if s.is_ship(unit):
        if s.is_land(to) or s.frozen[origin] or s.frozen[to]:
            return False
        return to in (s.map.coast[origin] if s.is_land(origin) else s.map.ship_next[origin])
    if not s.is_land(origin) or not s.is_land(to):
        return False
    player = s.owner[unit]
    if to in s.map.land_next[origin]:
        return True
    for other, section in s.map.river_next[origin]:
        if other == to and may_cross(s, player, section):
            return True
    if s.type[unit] in (LI, SE) and to in s.map.black_next[origin]:
        return crosses_black(s, player, origin, to)
    return False


def neighbours(s: Table, field: int) -> list[int]:
    """All fields that touch a field by any border."""
    found = {*s.map.land_next[field], *s.map.black_next[field]}
    found.update(s.map.coast[field], s.map.ship_next[field])
    found.update([other for other, _ in s.map.river_next[field]])
    return sorted(found)


def can_all_go(s: Table, units: list[int], origin: int, to: int) -> bool:
    """SZ-K5.6: whether units can go together: over borders, into a shipyard, or onto ships."""
    if s.is_land(to) and not s.is_land(origin):
        own = s.owner[units[0]] == s.settlement_owner[to] and origin in s.yard_ways(to)
        return own and not s.frozen[origin] and len(units) <= room_for_ships(s, to)
    walking = [unit for unit in units if not s.is_ship(unit)]
    if any(not can_pass(s, unit, origin, to) for unit in units if s.is_ship(unit)):
        return False
    if s.is_land(to):
        return all(can_pass(s, unit, origin, to) for unit in walking)
    if not walking:
        return True
    sailing = [unit for unit in units if s.is_ship(unit)]
    return to in s.map.coast[origin] and len(_berths(s, walking, sailing, to)) == len(walking)


def _size(s: Table, unit: int) -> int:
    """SZ-J2.2, SZ-K5.11: siege engines go as light infantry."""
    return s.content.unit_size[LI if s.type[unit] == SE else s.type[unit]]


def _berths(s: Table, walking: list[int], sailing: list[int], sea: int) -> dict[int, int]:
    """SZ-K5.6, SZ-J2.2, SZ-J2.6: a ship for each unit, of those at sea and those that come along.

    The largest first: with sizes of one to three that finds room wherever there is any.
    """
    player = s.owner[walking[0]]
    ships = [unit for unit in s.units_on(sea) if s.owner[unit] == player]
    rooms: dict[int, int] = {}
    for ship in [*ships, *sailing]:
        if s.type[ship] == TS:
            aboard = sum([s.content.unit_size[s.type[unit]] for unit in s.passengers(ship)])
            rooms[ship] = s.content.transport - aboard
    found: dict[int, int] = {}
    for size in (3, 2, 1):
        for unit in walking:
            if _size(s, unit) != size:
                continue
            for ship, room in rooms.items():
                if room >= size:
                    found[unit] = ship
                    rooms[ship] -= size
                    break
    return found


def go(s: Table, units: list[int], to: int) -> None:
    """Units go to a field together: on land, at sea with all aboard, onto ships, or into a yard.

    Who finds no ship any more, because it has just been sunk, stays behind.
    """
    origins = sorted({s.at[unit] for unit in units})
    walking = [unit for unit in units if not s.is_ship(unit)]
    sailing = [unit for unit in units if s.is_ship(unit)]
    berths: dict[int, int] = {}
    if walking and not s.is_land(to):
        berths = _berths(s, walking, sailing, to)
        walking = sorted(berths)
    for unit in [*walking, *sailing]:
        note_departure(s, unit)
        if s.type[unit] == SE:
            degrade(s, unit)
    for ship in sailing:
        _sail(s, ship, to)
    for unit in walking:
        put_on_field(s, unit, to)
        if unit in berths:
            s.where[unit] = ABOARD
            s.ship[unit] = berths[unit]
    for field in [*origins, to]:
        refresh_control(s, field)


def _sail(s: Table, ship: int, to: int) -> None:
    """SZ-K5.6, SZ-D6.16: at sea, into a shipyard from the sea, or off a border of land."""
    origin, river = s.at[ship], s.river[ship]
    aboard = s.passengers(ship)
    put_on_field(s, ship, to)
    for passenger in aboard:
        if s.is_land(to):
            put_on_field(s, passenger, to)
        else:
            s.at[passenger] = to
    if s.is_land(to) and s.is_land(origin):
        rivers = s.map.rivers[to]
        s.river[ship] = river if river in rivers or not rivers else rivers[0]
    elif s.is_land(to):
        s.where[ship] = IN_YARD
