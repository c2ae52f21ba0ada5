"""Chapter 9.5: the fleet at the start and the end of its move: who joins, who stays behind."""

from typing import Final

from kronika.core.asks import Event, Option, Verb

from .forces import add_fleet_ship, dock, fleet_size, lose_fleet_ship
from .march_state import Voyage
from .ports import can_dock
from .sea_routes import SLOT, take_ships
from .state import Table
from .terms import FLEET_SHIPS, GALLEYS, LIGHT, NONE, PROVINCE_COUNT, ZONE_COUNT
from .words import NUMBER, PLAYER

FLEET_TAKES: Final = Verb("fleet-takes", (NUMBER,), "EU-9.5.19")
FLEET_TAKES_GUARDS: Final = Verb("fleet-takes-guards", (NUMBER,), "EU-9.5.19")
FLEET_LEAVES: Final = Verb("fleet-leaves", (NUMBER,), "EU-9.5.19")

GALLEYS_LOST: Final = Event("galleys-lost", (PLAYER, NUMBER))

INTO_FLEET: Final = 1
OUT_OF_FLEET: Final = 2
"""EU-9.5.19, part B7: in one place Light Ships go in one direction only."""


def _singles(s: Table, seat: int, place: int) -> int:
    """Light Ships outside of slots at a place."""
    if place >= ZONE_COUNT:
        return s.docked.get(seat * PROVINCE_COUNT + place - ZONE_COUNT, 0)
    return s.ships[seat * ZONE_COUNT + place]


def _guards(s: Table, seat: int, place: int) -> int:
    return 0 if place >= ZONE_COUNT else s.guards[seat * ZONE_COUNT + place]


def has_lights(s: Table, seat: int, place: int) -> bool:
    """EU-9.10.17: whether there are Light Ships that a fleet could appear with."""
    return _singles(s, seat, place) + _guards(s, seat, place) > 0


def fits_into(s: Table, seat: int, target: int, size: int) -> bool:
    """EU-9.5.26: whether a fleet of so many Ships could be at a place."""
    if target < ZONE_COUNT or s.fleet_at[seat] == target:
        return True
    return can_dock(s, seat, target - ZONE_COUNT, 0, size)


def could_fit(s: Table, seat: int, target: int) -> bool:
    """EU-9.5.19, EU-9.5.26: whether the fleet fits there, at least if it leaves Light Ships behind,
    as many as have room where it is."""
    place, size = s.fleet_at[seat], fleet_size(s, seat)
    for left in range(min(s.fleet[seat * FLEET_SHIPS + LIGHT], size - 1) + 1):
        if place >= ZONE_COUNT and left and not can_dock(s, seat, place - ZONE_COUNT, left, -size):
            return False
        if fits_into(s, seat, target, size - left):
            return True
    return False


def fleet_changes(s: Table, seat: int, voyage: Voyage, place: int, leaving: bool) -> list[Option]:
    """EU-9.5.19, EU-9.10.17, EU-9.10.18: Light Ships that join the fleet, or appear as one, and
    those that it leaves behind; only Light Ships can be left."""
    options: list[Option] = []
    size = fleet_size(s, seat)
    if not voyage.shifts & OUT_OF_FLEET:
        for many in range(1, _singles(s, seat, place) + 1):
            if _may_take(s, seat, voyage, place, size, many, leaving):
                options.append(FLEET_TAKES.of(many))
        for many in range(1, _guards(s, seat, place) + 1):
            if _may_take(s, seat, voyage, place, size, many, leaving):
                options.append(FLEET_TAKES_GUARDS.of(many))
    if not voyage.shifts & INTO_FLEET:
        for many in range(1, s.fleet[seat * FLEET_SHIPS + LIGHT] + 1):
            if leaving and many == size:
                continue
            if place >= ZONE_COUNT:
                rest = -size if leaving else -many
                if not can_dock(s, seat, place - ZONE_COUNT, many, rest):
                    continue
            options.append(FLEET_LEAVES.of(many))
    return options


def _may_take(
    s: Table, seat: int, voyage: Voyage, place: int, size: int, many: int, leaving: bool
) -> bool:
    """Whether the fleet with so many Ships more has room, here or where it goes."""
    if leaving:
        return voyage.target == NONE or fits_into(s, seat, voyage.target, size + many)
    if place < ZONE_COUNT:
        return True
    return can_dock(s, seat, place - ZONE_COUNT, -many, many)


def change_fleet(s: Table, seat: int, voyage: Voyage, place: int, option: Option) -> None:
    """EU-9.5.19, EU-9.10.8: Light Ships join the fleet or leave it."""
    many = option.a
    if option.verb is FLEET_LEAVES:
        voyage.shifts |= OUT_OF_FLEET
        for _ in range(many):
            lose_fleet_ship(s, seat, LIGHT)
        if place >= ZONE_COUNT:
            dock(s, seat, place - ZONE_COUNT, many)
        else:
            s.ships[seat * ZONE_COUNT + place] += many
        return
    voyage.shifts |= INTO_FLEET
    take_ships(s, seat, SLOT + place if option.verb is FLEET_TAKES_GUARDS else place, many)
    for _ in range(many):
        add_fleet_ship(s, seat, place, LIGHT)


def is_fleet_change(option: Option) -> bool:
    """Whether an option is one of these."""
    verb = option.verb
    return verb is FLEET_TAKES or verb is FLEET_TAKES_GUARDS or verb is FLEET_LEAVES


def lose_galleys(s: Table, seat: int) -> None:
    """EU-9.10.16, EU-TB19: all Galleys return to the supply."""
    many = s.fleet[seat * FLEET_SHIPS + GALLEYS]
    if many:
        s.tell(GALLEYS_LOST, seat, many)
    for _ in range(many):
        lose_fleet_ship(s, seat, GALLEYS)
