"""Chapter 9.5: which Ports Ships can enter, how many, and who has to leave; free slots at sea."""

from typing import Final

from .agenda import EVICT_SHIPS, Duty
from .forces import ships_in_port
from .land import is_active_port, tax_value
from .relations import is_friendly_province
from .state import Table
from .terms import PROVINCE_COUNT, ZONE_COUNT

SMALL_PORT: Final = 2
LARGE_PORT: Final = 4
LARGE_PORT_OF_FLEET: Final = 6


def is_friendly_port(s: Table, seat: int, province: int) -> bool:
    """EU-9.5.25: a Port that Ships of a player may enter."""
    return is_active_port(s, province) and is_friendly_province(s, seat, province)


def can_dock(s: Table, seat: int, port: int, light: int, fleet: int) -> bool:
    """EU-9.5.26: whether so many Light Ships, or so many Ships of a fleet, find room in a Port.

    A Large Port holds 6 if all of them belong to one fleet.
    """
    there = sum([ships_in_port(s, each, port) for each in range(s.count)])
    total = there + light + fleet
    if tax_value(s, port) < 2:
        return total <= SMALL_PORT
    of_fleet = fleet
    if s.fleet_at[seat] == ZONE_COUNT + port:
        of_fleet += ships_in_port(s, seat, port) - _docked(s, seat, port)
    return total <= (LARGE_PORT_OF_FLEET if of_fleet == total else LARGE_PORT)


def _docked(s: Table, seat: int, port: int) -> int:
    return s.docked.get(seat * PROVINCE_COUNT + port, 0)


def free_slots(s: Table, zone: int) -> int:
    """EU-2.M14, EU-9.10.13: Trade Protection slots of a Sea Zone that nobody has taken."""
    taken = 0
    for seat in range(s.count):
        taken += s.guards[seat * ZONE_COUNT + zone]
    return s.atlas.zone_slots[zone] - taken


def homeless(s: Table, seat: int) -> list[int]:
    """EU-9.5.29: the Ports with Ships of a player that are not Friendly to them."""
    found = [place % PROVINCE_COUNT for place in s.docked if place // PROVINCE_COUNT == seat]
    if s.fleet_at[seat] >= ZONE_COUNT:
        found.append(s.fleet_at[seat] - ZONE_COUNT)
    return [port for port in sorted(set(found)) if not is_friendly_port(s, seat, port)]


def put_evictions(s: Table, first: int, after_siege: bool) -> None:
    """EU-9.5.29, EU-9.8.11: whoever has Ships where they may not be must move them, clockwise."""
    if not _is_anybody_homeless(s):
        return
    for place in range(s.count - 1, -1, -1):
        seat = (first + place) % s.count
        for port in reversed(homeless(s, seat)):
            if not _is_known(s, seat, port):
                s.agenda.append(Duty(EVICT_SHIPS, seat, port, 1 if after_siege else 0))


def _is_anybody_homeless(s: Table) -> bool:
    for place in s.docked:
        if not is_friendly_port(s, place // PROVINCE_COUNT, place % PROVINCE_COUNT):
            return True
    for seat, at in enumerate(s.fleet_at):
        if at >= ZONE_COUNT and not is_friendly_port(s, seat, at - ZONE_COUNT):
            return True
    return False


def _is_known(s: Table, seat: int, port: int) -> bool:
    return any(duty.act == EVICT_SHIPS and duty.a == seat and duty.b == port for duty in s.agenda)
