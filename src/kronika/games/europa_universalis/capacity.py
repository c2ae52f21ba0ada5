"""Chapter 9.2: Military Capacity and Naval Capacity, of players and of Realms that nobody plays."""

from .land import has_vassal, is_active_port, owns, tax_value
from .relations import (
    foes,
    hostile_to,
    independent,
    is_blocked,
    is_hostile_zone,
    ships_there,
    units_there,
)
from .state import Table
from .terms import NONE


def has_hostile_units(s: Table, realm: int, area: int) -> bool:
    """EU-9.2.5, EU-9.0.5: whether Units hostile to a Realm are there; Rebels are only to players.

    A Vassal sees what its Overlord sees.
    """
    seat = s.seat_of[realm]
    if seat == NONE:
        return bool(units_there(s, area) & hostile_to(s, realm))
    return s.rebels[area] > 0 or bool(units_there(s, area) & foes(s, seat))


def is_sea_hostile(s: Table, realm: int, zone: int) -> bool:
    """EU-9.0.9, EU-9.0.16: to an NPR only Ships of players make a Sea Zone Hostile."""
    seat = s.seat_of[realm]
    if seat == NONE:
        return bool(ships_there(s, zone) & hostile_to(s, realm))
    return is_hostile_zone(s, seat, zone)


def is_held(s: Table, realm: int, province: int) -> bool:
    """EU-9.2.1, EU-9.2.4: whether a Realm or its Vassals Own a Province."""
    seat = s.seat_of[realm]
    if seat != NONE:
        return owns(s, seat, province) or has_vassal(s, seat, province)
    return _is_nprs(s, realm, province)


def _is_nprs(s: Table, realm: int, province: int) -> bool:
    """Whether an NPR or its Vassals Own a Province."""
    if s.occupant[province] != NONE or s.vassal[province] != NONE or s.town[province] != NONE:
        return False
    owner = s.owner[province]
    return owner != NONE and independent(s, owner) == realm


def mustering(s: Table, realm: int, area: int) -> list[int]:
    """EU-9.2.1, EU-9.2.4, EU-9.2.5, EU-9.2.6: the Provinces that add Military Capacity in an Area,
    whether they were used in this turn or not."""
    found: list[int] = []
    besieged: dict[int, bool] = {area: False}
    for province in s.atlas.muster_by_land[area]:
        if is_held(s, realm, province) and not _is_pinned(s, realm, province, besieged):
            found.append(province)
    zones: list[int] = []
    for province in s.atlas.muster_by_sea[area]:
        if is_held(s, realm, province) and not _is_pinned(s, realm, province, besieged):
            if not zones:
                zones = _faced_by(s, area)
            if _is_open(s, realm, province, zones):
                found.append(province)
    return found


def _is_pinned(s: Table, realm: int, province: int, besieged: dict[int, bool]) -> bool:
    """EU-9.2.5: whether a Province counts in its own Area only; `besieged` knows Areas already."""
    area = s.atlas.province_area[province]
    if area not in besieged:
        besieged[area] = has_hostile_units(s, realm, area)
    return besieged[area]


def _faced_by(s: Table, area: int) -> list[int]:
    """The Sea Zones that Ports of an Area face."""
    found: list[int] = []
    for port in s.atlas.area_ports[area]:
        found += s.atlas.province_zones[port]
    return found


def _is_open(s: Table, realm: int, port: int, zones: list[int]) -> bool:
    """EU-9.2.6: whether one of the Sea Zones that a Port shares with an Area is not Hostile."""
    for zone in s.atlas.province_zones[port]:
        if zone in zones and not is_sea_hostile(s, realm, zone):
            return True
    return False


def military_worth(s: Table, province: int) -> int:
    """EU-9.2.1, EU-13.4.11: what a Province adds: its tax value, and +1 Manpower tokens."""
    return tax_value(s, province) + s.plus[province]


def is_mustered(s: Table, province: int) -> bool:
    """EU-9.2.13: whether a Province was used for Military Capacity in this turn."""
    return bool(s.memory.mustered >> province & 1)


def is_launched(s: Table, province: int) -> bool:
    """EU-9.2.13: whether a Port was used for Naval Capacity in this turn."""
    return bool(s.memory.launched >> province & 1)


def military_capacity(s: Table, realm: int, area: int) -> int:
    """EU-9.2.1, EU-9.2.13: of the Provinces that were not used in this turn."""
    total = 0
    for province in mustering(s, realm, area):
        if not is_mustered(s, province):
            total += military_worth(s, province)
    return total


def launching(s: Table, realm: int, zone: int) -> list[int]:
    """EU-9.2.7, EU-9.2.9, EU-9.2.10, EU-9.2.12: the Ports that add Naval Capacity in a Sea Zone.

    NPRs have those of their Vassals too, players do not.
    """
    seat = s.seat_of[realm]
    if seat != NONE:
        return [port for port in s.atlas.zone_ports[zone] if owns(s, seat, port)]
    if is_blocked(s, realm, zone):
        return []
    return [
        port
        for port in s.atlas.zone_ports[zone]
        if _is_nprs(s, realm, port) and is_active_port(s, port)
    ]


def naval_capacity(s: Table, realm: int, zone: int) -> int:
    """EU-9.2.7, EU-9.2.13: of the Ports that were not used in this turn."""
    total = 0
    for port in launching(s, realm, zone):
        if not is_launched(s, port):
            total += tax_value(s, port)
    return total


def use_for_land(s: Table, provinces: list[int]) -> None:
    """EU-9.2.13, EU-9.2.17: these Provinces are used for Military Capacity in this turn."""
    for province in provinces:
        s.memory.mustered |= 1 << province


def use_for_sea(s: Table, ports: list[int]) -> None:
    """EU-9.2.13, EU-9.2.17: these Ports are used for Naval Capacity in this turn."""
    for port in ports:
        s.memory.launched |= 1 << port
