"""Chapters 4.6, 9.2 and 15.3: where ships may go, and how they enter land."""

from typing import Final

from kronika.core.asks import Verb

from .control import is_blocked
from .factions import has_ability
from .movelog import RETREAT
from .moves import can_be_carried, is_home, may_be_entered, may_go_to
from .permits import SAILS_INLAND, sails_freely
from .relations import in_coalition
from .state import IN_YARD, Table
from .storage import room_for_ships, room_for_units
from .terms import BROWN, MAPS, NONE, ORIENT, TAIFAS, TS, TURQUOISE, VIKINGS, YELLOW
from .words import FIELD, LEVEL, NUMBER, UNIT

SAIL: Final = Verb("sail", (FIELD, FIELD, UNIT, LEVEL, NUMBER), "SZ-J2.6")
SAIL_INLAND: Final = Verb("sail-inland", (FIELD, FIELD, UNIT, LEVEL, NUMBER), "SZ-D6.16")
PUT_IN: Final = Verb("put-in", (FIELD, FIELD, UNIT, LEVEL, NUMBER), "SZ-J2.7")
LAND_AT: Final = Verb("land-at", (FIELD, FIELD, UNIT, LEVEL, NUMBER), "SZ-J2.8")

Way = tuple[Verb, int]
"""How a ship goes, and to which field."""


def room_aboard(s: Table, ship: int) -> int:
    """SZ-J2.2: the size that a transport ship can still take."""
    size = 0
    for passenger in s.passengers(ship):
        size += s.content.unit_size[s.type[passenger]]
    return s.content.transport - size


# Land that ships enter without landing


def may_stand(s: Table, player: int, field: int) -> bool:
    """SZ-D3.7, SZ-D6.8, SZ-D6.9, SZ-D6.10, SZ-P4.16, SZ-Q3.2: where ships stand on land.

    On coasts with a river; in Orient on yellow land with a river; Vikings on their two maps on
    any river and any coast but mountains; in red mode everybody in wetlands.
    """
    colour = s.map.colour[field]
    coastal, river = bool(s.map.coast[field]), bool(s.map.rivers[field])
    if coastal and river:
        return True
    if s.is_red and colour == TURQUOISE:
        return True
    if not (coastal or river):
        return False
    if s.map.name == MAPS[ORIENT]:
        return river and colour == YELLOW
    if has_ability(s, player, SAILS_INLAND) and s.map.name in (MAPS[VIKINGS], MAPS[TAIFAS]):
        return river or (coastal and colour != BROWN)
    return False


def streams_of(s: Table, player: int, origin: int, to: int, ship: int) -> list[int]:
    """SZ-D6.9, SZ-D6.16: the rivers that a ship entering land may name.

    Along a river it stays on it. From the water it names one, where that makes a difference.
    """
    if s.is_land(origin):
        return [_river_from(s, ship, origin)]
    rivers = s.map.rivers[to]
    leading = [
        river
        for river in rivers
        if any(r == river and may_stand(s, player, other) for other, r in s.map.down_river[to])
    ]
    return leading or rivers[:1] or [NONE]


def _river_from(s: Table, ship: int, origin: int) -> int:
    """SZ-D6.9, SZ-Q2.2: the river on which a ship leaves land, maybe from a shipyard there."""
    return s.river[ship] if s.river[ship] != NONE else s.yard_river(origin)


# Shipyards


def may_put_in(s: Table, ship: int, origin: int, to: int) -> bool:
    """SZ-J2.7, SZ-J2.13, SZ-J2.14, SZ-D5.4: whether a ship finds a shipyard of its coalition.

    It comes from the water that the shipyard touches, and there is room. Into an encircled
    settlement it comes through an unblocked shipyard, with room inside for all aboard.
    """
    if s.yard[to] == NONE or not is_home(s, s.owner[ship], to) or origin not in s.yard_ways(to):
        return False
    if s.is_land(origin) and _river_from(s, ship, origin) != s.yard_river(to):
        return False
    if room_for_ships(s, to) < 1:
        return False
    if not s.encircled_since[to]:
        return True
    blocked = is_blocked(s, to, s.settlement_owner[to])
    return not blocked and len(s.passengers(ship)) <= room_for_units(s, to)


def entries(s: Table, ship: int, origin: int, to: int) -> list[Verb]:
    """SZ-D6.16, SZ-J2.7, SZ-J2.8, SZ-J2.14, SZ-P4.16: how a ship may enter land.

    Where it may stand the owner chooses; otherwise it goes into the shipyard, or lands. Vikings
    who retreat to a settlement have to land.
    """
    player = s.owner[ship]
    in_yard = may_put_in(s, ship, origin, to)
    if may_stand(s, player, to):
        forced = s.moves.subphase == RETREAT and not sails_freely(s, ship)
        if forced and has_ability(s, player, SAILS_INLAND):
            return [PUT_IN] if in_yard else [LAND_AT]
        return [SAIL_INLAND, PUT_IN, LAND_AT] if in_yard else [SAIL_INLAND, LAND_AT]
    return [PUT_IN] if in_yard else [LAND_AT]


# Ways


def ways_of_ship(s: Table, ship: int, closed: set[int]) -> list[Way]:
    """SZ-J2.6, SZ-D3.5, SZ-D6.16, SZ-J4.2, SZ-D3.2: where a ship could go by one move.

    From a shipyard to the water that it touches, not out of a blocked one that is encircled; from
    the water to water and coasts; from land to the water, or along its river. Ice holds ships.
    """
    field = s.at[ship]
    if s.where[ship] == IN_YARD:
        encircled = bool(s.encircled_since[field])
        if encircled and is_blocked(s, field, s.settlement_owner[field]):
            return []
        ways = s.yard_ways(field)
        waters = [way for way in ways if not s.is_land(way)]
        lands = [way for way in ways if s.is_land(way) and may_stand(s, s.owner[ship], way)]
    elif s.is_land(field):
        river = s.river[ship]
        waters = s.map.coast[field]
        lands = [other for other, r in s.map.down_river[field] if r == river != NONE]
        lands = [other for other in lands if may_stand(s, s.owner[ship], other)]
    elif s.frozen[field]:
        return []
    else:
        waters, lands = s.map.ship_next[field], s.map.coast[field]
    found: list[Way] = []
    free = sails_freely(s, ship)
    aboard = s.passengers(ship) if s.type[ship] == TS else []
    for to in waters:
        if free and not s.frozen[to] and _may_come(s, ship, aboard, to, closed):
            found.append((SAIL, to))
    for to in lands:
        if (free or is_home(s, s.owner[ship], to)) and _may_come(s, ship, aboard, to, closed):
            for verb in entries(s, ship, field, to):
                found.append((verb, to))
    return found


def _may_come(s: Table, ship: int, aboard: list[int], to: int, closed: set[int]) -> bool:
    """SZ-J2.10, SZ-J2.12: the ship and all aboard may go there.

    Nobody has left that field just now, and no passenger has been carried before.
    """
    if not may_go_to(s, ship, to) or not may_be_entered(s, to, closed):
        return False
    return all(may_go_to(s, u, to) and can_be_carried(s, u) for u in aboard)


def opens_to(s: Table, owner: int, player: int) -> bool:
    """SZ-J2.3, SZ-J5.3, SZ-H3.6: whose ships units of a player may board at their own cost.

    His own; in MOVE-Retreat those of his coalition too.
    """
    return owner == player or (s.moves.subphase == RETREAT and in_coalition(s, owner, player))
