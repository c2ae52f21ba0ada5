"""Chapter 9.5: an Army that moves picks up Units, drops off Infantry, splits or merges."""

from typing import Final

from kronika.core.asks import Event, Option, Verb

from .forces import add_unit, armies_in, army_size, remove_unit
from .levies import free_armies
from .march_state import ON_MAP, March
from .state import UNITS_OF_ARMY, Table
from .terms import AREA_COUNT, ARMIES, INFANTRY, NONE, REGULAR
from .words import AREA, ARMY, CATEGORY, PLAYER, UNIT

PICK_UP: Final = Verb("pick-up", (ARMY,), "EU-9.5.12")
DROP_OFF: Final = Verb("drop-off", (ARMY,), "EU-9.5.12")
SHIFT_UNIT: Final = Verb("shift-unit", (CATEGORY, UNIT, ARMY, ARMY), "EU-9.5.12")

ARMY_APPEARS: Final = Event("army-appears", (PLAYER, ARMY, AREA))
ARMY_DISSOLVED: Final = Event("army-dissolved", (PLAYER, ARMY, AREA))

SINGLE: Final = 0
"""A Regular Infantry, the only kind of Unit that stands alone."""

assert SINGLE == REGULAR * 3 + INFANTRY


def _code(kind: int, origin: int, target: int) -> int:
    return kind * 16 + origin * 4 + target


def _leads_back(march: March, kind: int, origin: int, target: int) -> bool:
    """EU-9.5.12, part B7: whether Units of a kind went from the target to the origin before, on
    whatever way: in one Area they are shifted in one direction only."""
    reached = 1 << target
    for _ in range(ON_MAP + 1):
        for shift in march.shifts:
            if shift >> 4 == kind and reached >> (shift >> 2 & 3) & 1:
                reached |= 1 << (shift & 3)
    return bool(reached >> origin & 1)


def regroupings(s: Table, march: March) -> list[Option]:
    """EU-9.5.12, EU-9.5.13, EU-9.10.5, EU-9.10.9: all that can be shifted where an Army is."""
    seat, area = march.seat, march.area
    here = armies_in(s, seat, area)
    targets = [*here, *free_armies(s, seat)]
    options: list[Option] = []
    if s.infantry[seat * AREA_COUNT + area]:
        for army in targets:
            if not _leads_back(march, SINGLE, ON_MAP, army):
                options.append(PICK_UP.of(army))
    for army in here:
        first = (seat * ARMIES + army) * UNITS_OF_ARMY
        if s.army[first + SINGLE] and not _leads_back(march, SINGLE, army, ON_MAP):
            options.append(DROP_OFF.of(army))
        for kind in range(UNITS_OF_ARMY):
            if s.army[first + kind]:
                for other in targets:
                    if other != army and not _leads_back(march, kind, army, other):
                        options.append(SHIFT_UNIT.of(kind // 3, kind % 3, army, other))
    return options


def first_units(s: Table, seat: int, area: int, army: int) -> list[Option]:
    """EU-9.10.8: what a new Army can begin with."""
    options: list[Option] = []
    if s.infantry[seat * AREA_COUNT + area]:
        options.append(PICK_UP.of(army))
    for other in armies_in(s, seat, area):
        first = (seat * ARMIES + other) * UNITS_OF_ARMY
        for kind in range(UNITS_OF_ARMY):
            if s.army[first + kind]:
                options.append(SHIFT_UNIT.of(kind // 3, kind % 3, other, army))
    return options


def is_regrouping(option: Option) -> bool:
    """Whether an option is one of these."""
    return option.verb is PICK_UP or option.verb is DROP_OFF or option.verb is SHIFT_UNIT


def regroup(s: Table, march: March, option: Option) -> None:
    """EU-9.5.12, EU-9.10.8: one Unit is shifted; Armies appear with Units and leave without."""
    seat, area = march.seat, march.area
    if option.verb is PICK_UP:
        kind, origin, target = SINGLE, ON_MAP, option.a
    elif option.verb is DROP_OFF:
        kind, origin, target = SINGLE, option.a, ON_MAP
    else:
        kind, origin, target = option.a * 3 + option.b, option.c, option.d
    march.shifts = (*march.shifts, _code(kind, origin, target))
    if target != ON_MAP and s.army_area[seat * ARMIES + target] == NONE:
        s.tell(ARMY_APPEARS, seat, target, area)
    remove_unit(s, seat, area, NONE if origin == ON_MAP else origin, kind // 3, kind % 3)
    add_unit(s, seat, area, NONE if target == ON_MAP else target, kind // 3, kind % 3)
    if origin != ON_MAP and army_size(s, seat, origin) == 0:
        s.tell(ARMY_DISSOLVED, seat, origin, area)
