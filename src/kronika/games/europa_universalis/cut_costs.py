"""EU-4.4.A: before upkeep is due, Advisors are fired, Units disbanded, Ships recalled."""

from typing import Final

from kronika.core.asks import Ask, Event, Option, Prompt, Rules, Verb

from .characters import FIRE_ADVISOR
from .forces import (
    disband_unit,
    dock,
    fleet_size,
    lose_fleet_ship,
    repair,
)
from .ports import can_dock, is_friendly_port
from .purse import fire_advisor
from .relations import is_hostile_zone
from .state import UNITS_OF_ARMY, Table
from .terms import (
    ALLIED,
    AREA_COUNT,
    ARMIES,
    DAMAGED,
    FLEET_SHIPS,
    GALLEYS,
    HEAVY,
    INFANTRY,
    LIGHT,
    NONE,
    POWERS,
    PROVINCE_COUNT,
    REGULAR,
    ZONE_COUNT,
)
from .words import AREA, ARMY, CATEGORY, PLAYER, PROVINCE, SHIP, UNIT, ZONE

DISBAND_UNIT: Final = Verb("disband-unit", (ARMY, CATEGORY, UNIT), "EU-4.4.A2")
DISBAND_INFANTRY: Final = Verb("disband-infantry", (AREA,), "EU-4.4.A2")
DISBAND_SHIP: Final = Verb("disband-ship", (ZONE,), "EU-4.4.A2")
DISBAND_GUARD: Final = Verb("disband-guard", (ZONE,), "EU-4.4.A2")
DISBAND_DOCKED: Final = Verb("disband-docked", (PROVINCE,), "EU-4.4.A2")
DISBAND_OF_FLEET: Final = Verb("disband-of-fleet", (SHIP,), "EU-4.4.A2")
DISBAND_DAMAGED: Final = Verb("disband-damaged", (), "EU-4.4.A2")
RECALL_SHIP: Final = Verb("recall-ship", (ZONE,), "EU-4.4.A3")
RECALL_GUARD: Final = Verb("recall-guard", (ZONE,), "EU-4.4.A3")
RECALL_FLEET: Final = Verb("recall-fleet", (), "EU-4.4.A3")
RECALL_TO: Final = Verb("recall-to", (PROVINCE,), "EU-4.4.A3")

ASK_PORT: Final = Prompt("recall-to", (), "EU-4.4.A3")
LEAVE_LIGHT_SHIP: Final = Verb("leave-light-ship", (), "EU-9.5.19")

DISBANDS: Final = Event("disbands-unit", (PLAYER, CATEGORY, UNIT))
DISBANDS_SHIP: Final = Event("disbands-ship", (PLAYER, SHIP))
RECALLS: Final = Event("recalls-ships", (PLAYER, PROVINCE))

SHIP_OF: Final = (0, 1, 1, 2)
"""The type of Ship, by the kinds of a fleet."""


def firings(s: Table, seat: int) -> list[Option]:
    """EU-4.4.A1: Advisors that can be fired."""
    first = seat * len(POWERS)
    return [
        FIRE_ADVISOR.of(type) for type in range(len(POWERS)) if s.advisors[first + type] != NONE
    ]


def disbandings(s: Table, seat: int, paid_only: bool) -> list[Option]:
    """EU-4.4.A2, EU-7.4.6, EU-7.4.7: own Units and Ships; or only those that cost upkeep."""
    found: list[Option] = []
    for army in range(ARMIES):
        first = (seat * ARMIES + army) * UNITS_OF_ARMY
        for kind in range(UNITS_OF_ARMY):
            if s.army[first + kind] and not (paid_only and kind // 3 == ALLIED):
                found.append(DISBAND_UNIT.of(army, kind // 3, kind % 3))
    for area in range(AREA_COUNT):
        if s.infantry[seat * AREA_COUNT + area]:
            found.append(DISBAND_INFANTRY.of(area))
    for zone in range(ZONE_COUNT):
        if s.ships[seat * ZONE_COUNT + zone]:
            found.append(DISBAND_SHIP.of(zone))
        if s.guards[seat * ZONE_COUNT + zone]:
            found.append(DISBAND_GUARD.of(zone))
    if not paid_only:
        for place in sorted(s.docked):
            if place // PROVINCE_COUNT == seat:
                found.append(DISBAND_DOCKED.of(place % PROVINCE_COUNT))
    if not paid_only or 0 <= s.fleet_at[seat] < ZONE_COUNT:
        for kind in (LIGHT, HEAVY, GALLEYS):
            if s.fleet[seat * FLEET_SHIPS + kind]:
                found.append(DISBAND_OF_FLEET.of(SHIP_OF[kind]))
        if s.fleet[seat * FLEET_SHIPS + DAMAGED]:
            found.append(DISBAND_DAMAGED.of())
    return found


def ways_to_port(s: Table, seat: int, zone: int) -> dict[int, int]:
    """EU-4.4.A3, EU-9.5.17, EU-9.10.12: Friendly Ports that Ships in a Sea Zone reach, and over
    which other Sea Zone, or NONE. A Port is a space, so one Sea Zone at most lies between."""
    found: dict[int, int] = {}
    for port in s.atlas.zone_ports[zone]:
        if is_friendly_port(s, seat, port):
            found[port] = NONE
    # Galleys need not sink if another way keeps them where they may sail.
    nearest = [each for each in s.atlas.zone_zones[zone] if s.atlas.zone_galleys[each]]
    nearest += [each for each in s.atlas.zone_zones[zone] if not s.atlas.zone_galleys[each]]
    for over in nearest:
        if s.atlas.zone_continent[over] != NONE or over in s.atlas.zone_pacific[zone]:
            continue
        if is_hostile_zone(s, seat, over):
            continue
        for port in s.atlas.zone_ports[over]:
            if port not in found and is_friendly_port(s, seat, port):
                found[port] = over
    return found


def havens(s: Table, seat: int, zone: int, light: int, fleet: int) -> list[int]:
    """EU-4.4.A3, EU-9.5.26: Ports within reach that have room for these Ships."""
    ports = sorted(ways_to_port(s, seat, zone))
    return [port for port in ports if can_dock(s, seat, port, light, fleet)]


def recalls(s: Table, seat: int) -> list[Option]:
    """EU-4.4.A3, EU-9.5.19: Ships at sea that can go to a Port."""
    found: list[Option] = []
    for zone in range(ZONE_COUNT):
        place = seat * ZONE_COUNT + zone
        if (s.ships[place] or s.guards[place]) and havens(s, seat, zone, 1, 0):
            if s.ships[place]:
                found.append(RECALL_SHIP.of(zone))
            if s.guards[place]:
                found.append(RECALL_GUARD.of(zone))
    at = s.fleet_at[seat]
    if 0 <= at < ZONE_COUNT:
        size = fleet_size(s, seat)
        if havens(s, seat, at, 0, size):
            found.append(RECALL_FLEET.of())
        light = s.fleet[seat * FLEET_SHIPS + LIGHT]
        smallest = max(1, size - light)
        if any(havens(s, seat, at, 0, rest) for rest in range(smallest, size)):
            found.append(LEAVE_LIGHT_SHIP.of())
    return found


def recall(s: Table, seat: int, option: Option) -> Rules:
    """EU-4.4.A3: a Ship or the fleet goes to a Port of his choice."""
    is_fleet = option.verb is RECALL_FLEET
    zone = s.fleet_at[seat] if is_fleet else option.a
    size = fleet_size(s, seat) if is_fleet else 0
    options = [RECALL_TO.of(port) for port in havens(s, seat, zone, int(not is_fleet), size)]
    chosen = yield Ask(seat, ASK_PORT, options, default=options[0])
    if is_fleet:
        _recall_fleet(s, seat, chosen.a)
        return
    ships = s.ships if option.verb is RECALL_SHIP else s.guards
    ships[seat * ZONE_COUNT + zone] -= 1
    dock(s, seat, chosen.a, 1)
    s.tell(RECALLS, seat, chosen.a)


def cut(s: Table, seat: int, option: Option) -> None:
    """EU-4.4.A1, EU-4.4.A2, EU-7.4.5, EU-7.4.6, EU-7.4.7: carry one of these out."""
    verb = option.verb
    if verb is FIRE_ADVISOR:
        fire_advisor(s, seat, option.a)
    elif verb is DISBAND_UNIT:
        area = s.army_area[seat * ARMIES + option.a]
        disband_unit(s, seat, area, option.a, option.b, option.c)
        s.tell(DISBANDS, seat, option.b, option.c)
    elif verb is DISBAND_INFANTRY:
        disband_unit(s, seat, option.a, NONE, REGULAR, INFANTRY)
        s.tell(DISBANDS, seat, REGULAR, INFANTRY)
    elif verb is LEAVE_LIGHT_SHIP:
        s.ships[seat * ZONE_COUNT + s.fleet_at[seat]] += 1
        lose_fleet_ship(s, seat, LIGHT)
    else:
        _scrap(s, seat, option)


def _recall_fleet(s: Table, seat: int, port: int) -> None:
    """EU-9.10.16: Galleys are lost on a way where they may not sail."""
    over = ways_to_port(s, seat, s.fleet_at[seat])[port]
    first = seat * FLEET_SHIPS
    if over != NONE and not s.atlas.zone_galleys[over]:
        s.fleet[first + GALLEYS] = 0
    s.fleet_at[seat] = ZONE_COUNT + port if fleet_size(s, seat) else NONE
    repair(s, seat)
    s.tell(RECALLS, seat, port)


def _scrap(s: Table, seat: int, option: Option) -> None:
    """EU-4.4.A2, EU-7.4.7: a Ship returns to the player's supply."""
    verb, ship = option.verb, 0
    if verb is DISBAND_SHIP:
        s.ships[seat * ZONE_COUNT + option.a] -= 1
    elif verb is DISBAND_GUARD:
        s.guards[seat * ZONE_COUNT + option.a] -= 1
    elif verb is DISBAND_DOCKED:
        dock(s, seat, option.a, -1)
    else:
        kind = DAMAGED if verb is DISBAND_DAMAGED else (LIGHT, HEAVY, GALLEYS)[option.a]
        ship = SHIP_OF[kind]
        lose_fleet_ship(s, seat, kind)
    s.tell(DISBANDS_SHIP, seat, ship)
