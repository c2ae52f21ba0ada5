"""Chapter 9.3: units that are locked on borders."""

from .control import refresh_control
from .relations import are_hostile
from .state import ABOARD, ON_BORDER, OUTSIDE, Table
from .terms import NONE


def on_border(s: Table, border: int) -> list[int]:
    """SZ-C4.5: the units that are locked on a border."""
    return [
        unit
        for unit, where in enumerate(s.where)
        if where == ON_BORDER and s.border[unit] == border and s.owner[unit] != NONE
    ]


def sides(s: Table, border: int) -> tuple[int, int]:
    """The two fields of a border."""
    return border // s.map.count, border % s.map.count


def is_coastline(s: Table, one: int, other: int) -> bool:
    """SZ-D3.5, SZ-D6.11, SZ-J3.5: between land and water; there is no crossing and no battle."""
    return s.is_land(one) != s.is_land(other)


def is_on_border(s: Table, unit: int) -> bool:
    """SZ-J3.5: on a border, or aboard a ship there."""
    if s.where[unit] == ABOARD:
        return s.where[s.ship[unit]] == ON_BORDER
    return s.where[unit] == ON_BORDER


def free_borders(s: Table) -> None:
    """SZ-K5.13, SZ-J3.1, SZ-H4.6: without enemies on a border, all go back where they came from.

    A truce or peace has ended the lock.
    """
    for border in sorted({s.border[u] for u in s.units() if s.where[u] == ON_BORDER}):
        units = on_border(s, border)
        owners = sorted({s.owner[unit] for unit in units})
        if any(are_hostile(s, one, other) for one in owners for other in owners):
            continue
        for unit in units:
            s.where[unit] = OUTSIDE
            s.border[unit] = NONE
            if unit < len(s.moves.passed):
                s.moves.passed[unit] = NONE
        for field in sides(s, border):
            refresh_control(s, field)
