"""Chapters 9.5 and 9.8: Ships leave a Port that is not Friendly any more."""

from typing import Final

from kronika.core.asks import Ask, Event, Option, Prompt, Rules, Verb

from .agenda import Duty
from .battle_triggers import is_naval_battle
from .forces import dock, ships_in_port, sink_galleys
from .ports import is_friendly_port
from .relations import foes, is_hostile_zone, ships_there
from .state import Table
from .terms import FLEET_SHIPS, NONE, PROVINCE_COUNT, ZONE_COUNT
from .words import PLAYER, PROVINCE, ZONE

WHERE_TO_FLEE: Final = Prompt("where-to-flee", (PROVINCE,), "EU-9.5.29")
FLEE_TO: Final = Verb("flee-to", (ZONE,), "EU-9.5.29")
SHIPS_EVICTED: Final = Event("ships-evicted", (PLAYER, PROVINCE, ZONE))
SHIPS_LOST_IN_PORT: Final = Event("ships-lost-in-port", (PLAYER, PROVINCE))


def evict_ships(s: Table, duty: Duty) -> Rules:
    """EU-9.5.29, EU-9.8.11, EU-9.10.16: all Ships of one owner leave for one Sea Zone of the Port.

    After a siege it may be Hostile, and a battle follows; else Ships without a way are lost.
    """
    seat, port = duty.a, duty.b
    if ships_in_port(s, seat, port) == 0 or is_friendly_port(s, seat, port):
        return
    zones = s.atlas.province_zones[port]
    if duty.c != 1:
        zones = [zone for zone in zones if not is_hostile_zone(s, seat, zone)]
    if not zones:
        _lose_all(s, seat, port)
        return
    options: list[Option] = [FLEE_TO.of(zone) for zone in zones]
    calm = [each for each in options if not is_hostile_zone(s, seat, each.a)]
    chosen = [*calm, *options][0]
    if not s.switches.is_bot(seat):
        chosen = yield Ask(seat, WHERE_TO_FLEE, options, port, default=chosen)
    zone = chosen.a
    s.tell(SHIPS_EVICTED, seat, port, zone)
    many = s.docked.get(seat * PROVINCE_COUNT + port, 0)
    dock(s, seat, port, -many)
    s.ships[seat * ZONE_COUNT + zone] += many
    if s.fleet_at[seat] == ZONE_COUNT + port:
        s.fleet_at[seat] = zone
        sink_galleys(s, seat)
    if duty.c == 1:
        _meet(s, seat, zone)


def _lose_all(s: Table, seat: int, port: int) -> None:
    """EU-9.5.29: Ships without a Sea Zone to go to return to the supply."""
    s.tell(SHIPS_LOST_IN_PORT, seat, port)
    dock(s, seat, port, -s.docked.get(seat * PROVINCE_COUNT + port, 0))
    if s.fleet_at[seat] == ZONE_COUNT + port:
        for kind in range(FLEET_SHIPS):
            s.fleet[seat * FLEET_SHIPS + kind] = 0
        s.fleet_at[seat] = NONE


def _meet(s: Table, seat: int, zone: int) -> None:
    """EU-9.8.11, EU-OPB56: a battle where Ships were driven to; the active player attacks if his
    Ships there are among their enemies, else those who came."""
    if not is_naval_battle(s, zone, s.realm_of[seat]):
        return
    attacker = seat
    if s.active != NONE and ships_there(s, zone) & foes(s, seat) & 1 << s.active:
        attacker = s.active
    for is_naval, place, _ in s.pending:
        if is_naval and place == zone:
            return
    s.pending.append((True, zone, s.realm_of[attacker]))
