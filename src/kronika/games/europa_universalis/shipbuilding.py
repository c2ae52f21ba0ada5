"""Chapters 5.5 and 9.10: Ships that are recruited in Ports and beside them."""

from typing import Final

from kronika.core.asks import Event, Option, Verb

from .capacity import is_launched
from .forces import add_fleet_ship, dock, ships_left
from .land import owns, tax_value
from .levies import can_spend, ship_ducats
from .march_state import Recruiting
from .ports import can_dock, free_slots
from .purse import pay_ducats
from .relations import is_hostile_zone
from .state import Table
from .terms import (
    GALLEY,
    GALLEYS,
    HEAVY,
    LIGHT,
    LIGHT_SHIP,
    NONE,
    SHIPS,
    ZONE_COUNT,
)
from .words import PLAYER, PROVINCE, SHIP, ZONE

BUILD_IN_PORT: Final = Verb("build-in-port", (PROVINCE,), "EU-5.5.RU8")
BUILD_AT_SEA: Final = Verb("build-at-sea", (ZONE,), "EU-5.5.RU8")
BUILD_GUARD: Final = Verb("build-guard", (ZONE,), "EU-5.5.RU8")
BUILD_FLEET_IN_PORT: Final = Verb("build-fleet-in-port", (SHIP, PROVINCE), "EU-9.10.17")
BUILD_FLEET_AT_SEA: Final = Verb("build-fleet-at-sea", (SHIP, ZONE), "EU-9.10.17")

BUILDS: Final = Event("builds-ship", (PLAYER, SHIP, PROVINCE))

IN_FLEET: Final = (LIGHT, HEAVY, GALLEYS)
"""By the kind of a Ship, where it stands in a fleet."""


def building_ports(s: Table, seat: int, plan: Recruiting) -> list[int]:
    """EU-9.2.15, EU-9.10.10, EU-9.10.11: own Ports where a Ship can still be built."""
    if ships_left(s, seat) == 0:
        return []
    return [
        port
        for port in s.lands[s.realm_of[seat]]
        if s.atlas.is_port(port) and owns(s, seat, port) and ship_options(s, seat, plan, port)
    ]


def can_build(s: Table, seat: int, plan: Recruiting) -> bool:
    """EU-9.10.10: whether there is such a Port."""
    if ships_left(s, seat) == 0:
        return False
    return any(
        s.atlas.is_port(port) and owns(s, seat, port) and bool(ship_options(s, seat, plan, port))
        for port in s.lands[s.realm_of[seat]]
    )


def _zones(s: Table, seat: int, plan: Recruiting, port: int) -> list[int]:
    """EU-9.2.11, EU-9.2.13: the Sea Zones beside a Port that it can count for, none Hostile."""
    if port in plan.launched:
        zones = [plan.launched[port]]
    elif is_launched(s, port):
        return []
    else:
        zones = s.atlas.province_zones[port]
    return [zone for zone in zones if not is_hostile_zone(s, seat, zone)]


def ship_options(s: Table, seat: int, plan: Recruiting, port: int) -> list[Option]:
    """EU-5.5.RU8, EU-5.5.RU9, EU-9.2.8, EU-9.10.11, EU-9.10.16: what can be built at a Port: 1
    Ship, 2 at a Large one; Heavy Ships and Galleys into the fleet only."""
    if plan.built.get(port, 0) >= tax_value(s, port) or ships_left(s, seat) == 0:
        return []
    zones = _zones(s, seat, plan, port)
    options: list[Option] = []
    for ship in range(len(SHIPS)):
        if not can_spend(s, seat, ship_ducats(s, seat, ship, plan.discount)):
            continue
        if ship == LIGHT_SHIP:
            if can_dock(s, seat, port, 1, 0):
                options.append(BUILD_IN_PORT.of(port))
            options += [BUILD_AT_SEA.of(zone) for zone in zones]
            options += [BUILD_GUARD.of(zone) for zone in zones if free_slots(s, zone) > 0]
        if s.fleet_at[seat] in (NONE, ZONE_COUNT + port) and can_dock(s, seat, port, 0, 1):
            options.append(BUILD_FLEET_IN_PORT.of(ship, port))
        for zone in zones:
            if ship == GALLEY and not s.atlas.zone_galleys[zone]:
                continue
            if s.fleet_at[seat] in (NONE, zone):
                options.append(BUILD_FLEET_AT_SEA.of(ship, zone))
    return options


def build(s: Table, seat: int, plan: Recruiting, port: int, chosen: Option) -> None:
    """EU-5.5.RU8, EU-9.10.10, EU-9.10.17: a Ship comes from the supply and is paid."""
    in_fleet = chosen.verb is BUILD_FLEET_IN_PORT or chosen.verb is BUILD_FLEET_AT_SEA
    ship = chosen.a if in_fleet else LIGHT_SHIP
    pay_ducats(s, seat, ship_ducats(s, seat, ship, plan.discount))
    if chosen.verb is BUILD_IN_PORT:
        dock(s, seat, port, 1)
    elif chosen.verb is BUILD_FLEET_IN_PORT:
        add_fleet_ship(s, seat, ZONE_COUNT + port, IN_FLEET[ship])
    else:
        zone = chosen.b if in_fleet else chosen.a
        plan.launched[port] = zone
        if chosen.verb is BUILD_AT_SEA:
            s.ships[seat * ZONE_COUNT + zone] += 1
        elif chosen.verb is BUILD_GUARD:
            s.guards[seat * ZONE_COUNT + zone] += 1
        else:
            add_fleet_ship(s, seat, zone, IN_FLEET[ship])
    plan.built[port] = plan.built.get(port, 0) + 1
    s.tell(BUILDS, seat, ship, port)
