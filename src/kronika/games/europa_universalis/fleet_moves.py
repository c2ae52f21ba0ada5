"""Chapter 9.5: the fleet sets out, moves as one piece, and arrives."""

from typing import Final

from kronika.core.asks import Ask, Event, Prompt, Rules, Verb

from .agenda import SAIL_STEP, Duty
from .fleets import change_fleet, fits_into, fleet_changes, is_fleet_change, lose_galleys
from .forces import add_fleet_ship, fleet_size
from .march_state import Voyage
from .relations import is_hostile_zone
from .sea_routes import (
    may_sail_into,
    needs_link,
    pay_link,
    ports_in_reach,
    sea_of,
    take_ships,
    zones_in_reach,
)
from .state import Table
from .terms import FLEET_SHIPS, GALLEYS, LIGHT, NONE, ZONE_COUNT
from .words import NUMBER, PLAYER, PROVINCE, ZONE

FLEET_AT_START: Final = 2
FLEET_AT_END: Final = 3
"""What SAIL_STEP does with the fleet."""

FLEET_SETS_OUT: Final = Prompt("fleet-sets-out", (NUMBER,), "EU-9.5.19")
FLEET_ARRIVES: Final = Prompt("fleet-arrives", (NUMBER,), "EU-9.5.19")
FLEET_UNDOCKS: Final = Verb("fleet-undocks", (ZONE,), "EU-9.5.15")
FLEET_GOES: Final = Verb("fleet-goes")
FLEET_READY: Final = Verb("fleet-ready")
FLEET_SAILED: Final = Event("fleet-sailed", (PLAYER, ZONE))
FLEET_DOCKED: Final = Event("fleet-docked", (PLAYER, PROVINCE))


def calm_zones(s: Table, seat: int, place: int) -> list[int]:
    """EU-9.5.15: the Sea Zones beside a Port that are not Hostile and may be entered."""
    return [
        zone
        for zone in s.atlas.province_zones[place - ZONE_COUNT]
        if not is_hostile_zone(s, seat, zone) and may_sail_into(s, seat, zone)
    ]


def pay_once(s: Table, seat: int, voyage: Voyage, origin: int) -> Rules:
    """EU-9.5.44, EU-OPB16: the way between two oceans is paid once in an action."""
    if voyage.target >= ZONE_COUNT or voyage.has_paid:
        return
    if needs_link(s, origin, voyage.target):
        voyage.has_paid = True
        yield from pay_link(s, seat)


def form_fleet(s: Table, seat: int, place: int) -> None:
    """EU-9.10.17: a Light Ship becomes a fleet."""
    take_ships(s, seat, place, 1)
    add_fleet_ship(s, seat, sea_of(place), LIGHT)
    s.march.voyage.shifts = 1
    s.agenda.append(Duty(SAIL_STEP, FLEET_AT_START, seat))


def set_out(s: Table, seat: int) -> Rules:
    """EU-9.5.19: the fleet takes and leaves Light Ships where it starts, then goes."""
    voyage = s.march.voyage
    place = s.fleet_at[seat]
    options = fleet_changes(s, seat, voyage, place, True)
    if voyage.target == NONE:
        options += [FLEET_UNDOCKS.of(zone) for zone in calm_zones(s, seat, place)]
    elif fits_into(s, seat, voyage.target, fleet_size(s, seat)):
        options.append(FLEET_GOES.of())
    size = fleet_size(s, seat)
    chosen = yield Ask(seat, FLEET_SETS_OUT, options, size, default=options[-1])
    if is_fleet_change(chosen):
        change_fleet(s, seat, voyage, place, chosen)
        s.agenda.append(Duty(SAIL_STEP, FLEET_AT_START, seat))
        return
    target = voyage.target if chosen.verb is FLEET_GOES else chosen.a
    yield from pay_once(s, seat, voyage, place)
    _move_fleet(s, seat, voyage, place, target)


def _move_fleet(s: Table, seat: int, voyage: Voyage, place: int, target: int) -> None:
    """EU-9.5.19, EU-9.10.16, EU-TB19: as one piece; Galleys are lost where they may not be."""
    voyage.moved += fleet_size(s, seat)
    voyage.is_fleet_done = True
    voyage.shifts = 0
    has_galleys = s.fleet[seat * FLEET_SHIPS + GALLEYS] > 0
    is_safe = not has_galleys or _is_safe(s, seat, voyage, place, target)
    s.fleet_at[seat] = target
    if target >= ZONE_COUNT:
        s.tell(FLEET_DOCKED, seat, target - ZONE_COUNT)
    else:
        voyage.zones |= 1 << target
        s.tell(FLEET_SAILED, seat, target)
    if not is_safe:
        lose_galleys(s, seat)
    if voyage.target == NONE and s.fleet_at[seat] != NONE:
        s.agenda.append(Duty(SAIL_STEP, FLEET_AT_END, seat, target))


def _is_safe(s: Table, seat: int, voyage: Voyage, place: int, target: int) -> bool:
    """EU-9.10.16: whether there is a way on which Galleys may be."""
    if place == target:
        return True
    steps = voyage.range or 1
    if target < ZONE_COUNT:
        return target in zones_in_reach(s, seat, place, steps, voyage.pass_hostile, True)
    ports = ports_in_reach(s, seat, place, steps, voyage.pass_hostile, True)
    return target - ZONE_COUNT in ports


def arrive(s: Table, seat: int, place: int) -> Rules:
    """EU-9.5.19, EU-9.10.17: the same where it ends; a fleet may appear there."""
    voyage = s.march.voyage
    if s.fleet_at[seat] not in (NONE, place):
        return
    options = fleet_changes(s, seat, voyage, place, False)
    options.append(FLEET_READY.of())
    size = fleet_size(s, seat)
    chosen = yield Ask(seat, FLEET_ARRIVES, options, size, default=options[-1])
    if chosen.verb is not FLEET_READY:
        change_fleet(s, seat, voyage, place, chosen)
        s.agenda.append(Duty(SAIL_STEP, FLEET_AT_END, seat, place))
