"""EU-9.5.25, EU-9.5.26: which Ports Ships can enter, and how many."""

from typing import Final

from .forces import ships_in_port
from .land import is_active_port, tax_value
from .relations import is_friendly_province
from .state import Table
from .terms import ZONE_COUNT

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
    return s.docked.get(seat * len(s.owner) + port, 0)
