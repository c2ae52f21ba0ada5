"""EU-9.5.29, EU-9.8.11: Ships leave Ports that are no longer Friendly."""

from .agenda import EVICT_SHIPS, Duty
from .forces import ships_in_port
from .relations import is_friendly_province
from .state import Table
from .terms import PROVINCE_COUNT, ZONE_COUNT


def evict_ships(s: Table, after_siege: bool = False) -> None:
    """Put the duty to leave on the agenda for all Ships in Ports that are not Friendly to them."""
    found = {(place // PROVINCE_COUNT, place % PROVINCE_COUNT) for place in s.docked}
    for seat in range(s.count):
        if s.fleet_at[seat] >= ZONE_COUNT:
            found.add((seat, s.fleet_at[seat] - ZONE_COUNT))
    for seat, port in sorted(found, reverse=True):
        if ships_in_port(s, seat, port) and not is_friendly_province(s, seat, port):
            s.agenda.append(Duty(EVICT_SHIPS, seat, port, int(after_siege)))
