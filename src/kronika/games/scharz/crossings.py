"""Chapter 9.3: moves that cross on a border, and the end of a movement subphase."""

from typing import Final

from kronika.core.asks import Event, Rules

from .ambush import ambushes
from .attrition import exposed_by_move, is_exposed
from .borders import free_borders, is_coastline, is_on_border, on_border, sides
from .moves import lock_fields, note_departure, refresh
from .relations import are_hostile
from .state import ON_BORDER, OUTSIDE, Table
from .terms import NONE
from .words import FIELD

CROSSING: Final = Event("crossing", (FIELD, FIELD))


def settle_move(s: Table, units: list[int], origin: int, to: int) -> Rules:
    """SZ-J3.4, SZ-D6.14, SZ-J9.10: what follows at once when units have changed their field.

    `units` are all that came along, aboard too.
    """
    refresh(s, origin)
    refresh(s, to)
    if not is_coastline(s, origin, to):
        _cross(s, units, origin, to)
    exposed = [u for u in units if is_exposed(s, u) and not is_on_border(s, u)]
    if exposed:
        yield from exposed_by_move(s, exposed)
        if any(s.owner[unit] == NONE for unit in exposed):
            refresh(s, to)


def _cross(s: Table, units: list[int], origin: int, to: int) -> None:
    """SZ-J3.2, SZ-J3.3, SZ-J3.4, SZ-J3.5, SZ-J5.6: units that passed a border meet who is on it.

    These are hostile units that are locked there already, that passed it the other way, or that
    hold it. Who has gone on to another field since is not called back (SZ-J3.8).
    """
    movers = [u for u in units if s.where[u] == OUTSIDE and s.moves.passed[u] == origin]
    if not movers:
        return
    player = s.owner[movers[0]]
    border = s.map.border(origin, to)
    met = any(are_hostile(s, player, s.owner[u]) for u in on_border(s, border))
    opposed = [
        unit
        for unit in s.units_on(origin)
        if s.moves.passed[unit] == to and are_hostile(s, player, s.owner[unit])
    ]
    holders = [
        unit
        for unit, held in enumerate(s.moves.holds)
        if held == border and s.owner[unit] != NONE and are_hostile(s, player, s.owner[unit])
    ]
    if met or opposed or holders:
        put_on_border(s, border, [*_who_passed(s, player, origin, to), *opposed, *holders])


def _who_passed(s: Table, player: int, origin: int, to: int) -> list[int]:
    """SZ-J3.2: all units of a player that came over a border in this subphase and stay beyond."""
    return [u for u in s.units_on(to) if s.owner[u] == player and s.moves.passed[u] == origin]


def passing(s: Table, player: int, border: int) -> list[int]:
    """SZ-J5.6: the hostile units that passed a border in this subphase, one way or the other."""
    one, other = sides(s, border)
    return [
        unit
        for field, origin in ((one, other), (other, one))
        for unit in s.units_on(field)
        if s.moves.passed[unit] == origin and are_hostile(s, player, s.owner[unit])
    ]


def hold_border(s: Table, units: list[int], border: int) -> None:
    """SZ-J5.6: units wait on a border of their field, also for those who passed it before.

    They use what they saved of MOVE-Units. If nobody comes they stay in their field.
    """
    for unit in units:
        note_departure(s, unit)
        s.moves.marched[unit] = True
        s.moves.used[unit] = True
        s.moves.holds[unit] = border
    player = s.owner[units[0]]
    stopped = passing(s, player, border)
    if stopped or any(are_hostile(s, player, s.owner[u]) for u in on_border(s, border)):
        put_on_border(s, border, [*stopped, *units])


def put_on_border(s: Table, border: int, units: list[int]) -> None:
    """SZ-J3.2, SZ-J3.5, SZ-J3.8, SZ-D6.11: they have left both fields, with all aboard.

    Each is told to be at the field from which it came.
    """
    for unit in units:
        if s.moves.passed[unit] != NONE:
            s.at[unit] = s.moves.passed[unit]
        s.where[unit] = ON_BORDER
        s.border[unit] = border
        s.moves.holds[unit] = NONE
        for passenger in s.passengers(unit):
            s.at[passenger] = s.at[unit]
    one, other = sides(s, border)
    s.tell(CROSSING, s.map.spoken[one], s.map.spoken[other])
    refresh(s, one)
    refresh(s, other)


def end_subphase(s: Table) -> Rules:
    """SZ-J3.9: crossings are final, then ambushes, then locks."""
    free_borders(s)
    yield from ambushes(s)
    lock_fields(s)
