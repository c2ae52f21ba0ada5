"""Land Units and Ships that players lose by effects."""

from typing import Final

from kronika.core.asks import Ask, Option, Prompt, Rules, Verb

from .choices import LOSES
from .effects import things as t
from .forces import army_unit, dock, fleet_ship, lose_fleet_ship, lose_unit
from .state import Table
from .terms import (
    AREA_COUNT,
    ARMIES,
    DAMAGED,
    GALLEYS,
    HEAVY,
    INFANTRY,
    LAND_UNITS,
    LIGHT,
    MERCENARY,
    NONE,
    PROVINCE_COUNT,
    REGULAR,
    ZONE_COUNT,
)
from .words import AREA, ARMY, NUMBER, PROVINCE, RESOURCE, UNIT, ZONE

LOSE_ALONE: Final = Verb("lose-single-unit", (AREA,))
LOSE_OF_ARMY: Final = Verb("lose-unit-of-army", (ARMY, UNIT))
LOSE_IN_PORT: Final = Verb("lose-ship-in-port", (PROVINCE,))
LOSE_AT_SEA: Final = Verb("lose-ship-at-sea", (ZONE,))
LOSE_GUARD: Final = Verb("lose-guard", (ZONE,))
LOSE_OF_FLEET: Final = Verb("lose-ship-of-fleet", ())
LOSE_DAMAGED: Final = Verb("lose-damaged-ship", ())
ASK_LOST: Final = Prompt("lose-force", (RESOURCE, NUMBER), "EU-16.3.5")


def _options(s: Table, what: int, seat: int) -> list[Option]:
    if what in (t.LIGHT_SHIP, t.HEAVY_SHIP, t.GALLEY):
        return _ships(s, what, seat)
    options: list[Option] = []
    if what == t.INFANTRY:
        for area in range(AREA_COUNT):
            if s.infantry[seat * AREA_COUNT + area]:
                options.append(LOSE_ALONE.of(area))
    category = MERCENARY if what == t.MERCENARY else REGULAR
    kinds = list(range(len(LAND_UNITS))) if what == t.MERCENARY else [what - t.INFANTRY]
    for army in range(ARMIES):
        for kind in kinds:
            if army_unit(s, seat, army, category, kind):
                options.append(LOSE_OF_ARMY.of(army, kind))
    return options


def _ships(s: Table, what: int, seat: int) -> list[Option]:
    options: list[Option] = []
    if what == t.LIGHT_SHIP:
        for place, many in sorted(s.docked.items()):
            if place // PROVINCE_COUNT == seat and many:
                options.append(LOSE_IN_PORT.of(place % PROVINCE_COUNT))
        for zone in s.atlas.zones:
            if s.ships[seat * ZONE_COUNT + zone]:
                options.append(LOSE_AT_SEA.of(zone))
            if s.guards[seat * ZONE_COUNT + zone]:
                options.append(LOSE_GUARD.of(zone))
    kind = (LIGHT, HEAVY, GALLEYS)[what - t.LIGHT_SHIP]
    if fleet_ship(s, seat, kind):
        options.append(LOSE_OF_FLEET.of())
    if what == t.HEAVY_SHIP and fleet_ship(s, seat, DAMAGED):
        options.append(LOSE_DAMAGED.of())
    return options


def can_lose_force(s: Table, what: int, seat: int) -> bool:
    """Whether a player has such a Unit or Ship on the board."""
    return bool(_options(s, what, seat))


def lose_forces(s: Table, what: int, seat: int, decides: int, n: int) -> Rules:
    """EU-9.7.19, EU-9.9.12: piece by piece, as casualties."""
    for left in range(n, 0, -1):
        options = _options(s, what, seat)
        if not options:
            return
        chosen = yield Ask(decides, ASK_LOST, options, what, left, default=options[0])
        _remove(s, what, seat, chosen)
        s.tell(LOSES, seat, 1, what)


def _remove(s: Table, what: int, seat: int, chosen: Option) -> None:
    verb = chosen.verb
    if verb is LOSE_ALONE:
        lose_unit(s, seat, chosen.a, NONE, REGULAR, INFANTRY)
    elif verb is LOSE_OF_ARMY:
        category = MERCENARY if what == t.MERCENARY else REGULAR
        lose_unit(s, seat, s.army_area[seat * ARMIES + chosen.a], chosen.a, category, chosen.b)
    elif verb is LOSE_IN_PORT:
        dock(s, seat, chosen.a, -1)
    elif verb is LOSE_AT_SEA:
        s.ships[seat * ZONE_COUNT + chosen.a] -= 1
    elif verb is LOSE_GUARD:
        s.guards[seat * ZONE_COUNT + chosen.a] -= 1
    elif verb is LOSE_DAMAGED:
        lose_fleet_ship(s, seat, DAMAGED)
    else:
        lose_fleet_ship(s, seat, (LIGHT, HEAVY, GALLEYS)[what - t.LIGHT_SHIP])
