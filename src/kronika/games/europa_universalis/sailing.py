"""Chapters 5.5 and 9.5: Naval Activations: Ships sail to one place, or leave their Ports."""

from typing import Final

from kronika.core.asks import Ask, Event, Option, Prompt, Rules, Verb

from .agenda import BATTLES, SAIL_STEP, Duty
from .battle_triggers import is_naval_battle
from .effects import things
from .fleet_moves import (
    FLEET_AT_END,
    FLEET_AT_START,
    arrive,
    calm_zones,
    form_fleet,
    pay_once,
    set_out,
)
from .fleets import could_fit, fits_into, has_lights
from .forces import dock, ships_at_sea
from .manner import Manner
from .march_state import Voyage
from .marching import CARRY
from .modifiers import power_cost
from .ports import can_dock
from .purse import all_power, pay_power, power_of
from .sea_landing import carry_over, fight_pirates, take_slots
from .sea_routes import (
    RANGE,
    SLOT,
    light_ships,
    may_sail_into,
    needs_link,
    ports_in_reach,
    sea_of,
    take_ships,
    zones_in_reach,
)
from .state import Table
from .terms import MIL, NONE, ZONE_COUNT
from .words import NUMBER, PLAYER, PROVINCE, ZONE

# What SAIL_STEP does, as its first number; b: seat, c: a Sea Zone or place.
TARGET: Final = 0
SHIPS: Final = 1
FIGHT: Final = 4
SLOTS: Final = 5
RAID: Final = 6
UNDOCKING: Final = 8
"""2 and 3 are of the fleet, 7 is CARRY."""

WHERE_TO_SAIL: Final = Prompt("where-to-sail", (), "EU-9.5.16")
WHICH_SHIPS: Final = Prompt("which-ships", (NUMBER,), "EU-9.5.16")
UNDOCK_WHICH: Final = Prompt("undock-which", (NUMBER,), "EU-9.5.15")

SAIL_TO: Final = Verb("sail-to", (ZONE,), "EU-9.5.16")
SAIL_INTO: Final = Verb("sail-into", (PROVINCE,), "EU-9.5.16")
SHIPS_FROM: Final = Verb("ships-from", (ZONE, NUMBER), "EU-9.5.16")
GUARDS_FROM: Final = Verb("guards-from", (ZONE, NUMBER), "EU-9.5.16")
SHIPS_FROM_PORT: Final = Verb("ships-from-port", (PROVINCE, NUMBER), "EU-9.5.16")
FLEET_SAILS: Final = Verb("fleet-sails", (), "EU-9.5.19")
FORM_FLEET_AT: Final = Verb("form-fleet-at", (ZONE,), "EU-9.10.17")
FORM_FLEET_OF_GUARD: Final = Verb("form-fleet-of-guard", (ZONE,), "EU-9.10.17")
FORM_FLEET_IN: Final = Verb("form-fleet-in", (PROVINCE,), "EU-9.10.17")
UNDOCK_TO: Final = Verb("undock-to", (PROVINCE, ZONE, NUMBER), "EU-9.5.15")
ALL_SHIPS: Final = Verb("no-more-ships")

SHIPS_SAIL: Final = Event("ships-sail", (PLAYER, NUMBER, ZONE))
SHIPS_DOCK: Final = Event("ships-dock", (PLAYER, NUMBER, PROVINCE))


def _cost(s: Table, seat: int, action: int, manner: Manner) -> int:
    base = s.content.tables.costs.activate_mil
    return power_cost(s, seat, action, things.PAID_MIL, base, manner)


def _voyage_of(manner: Manner) -> Voyage:
    voyage = Voyage()
    extras = manner.extras
    voyage.range = RANGE if extras is None else extras.range or RANGE
    voyage.pass_hostile = 0 if extras is None else extras.pass_hostile
    return voyage


def can_naval_move(s: Table, seat: int, manner: Manner) -> bool:
    """EU-5.5.AU6, EU-9.5.16: whether a player can pay and has Ships that get anywhere."""
    if power_of(s, seat, MIL) < _cost(s, seat, things.NAVAL_MOVE, manner):
        return False
    if any(ships_at_sea(s, seat, zone) for zone in s.atlas.zones):
        return True
    return bool(_targets(s, seat, _voyage_of(manner)))


def naval_move(s: Table, seat: int, manner: Manner) -> Rules:
    """EU-5.5.AU6, EU-9.5.14, EU-9.5.22: paid, then a destination is chosen."""
    pay_power(s, seat, MIL, _cost(s, seat, things.NAVAL_MOVE, manner))
    s.march.voyage = _voyage_of(manner)
    s.agenda.append(Duty(SAIL_STEP, TARGET, seat))
    yield from ()


def can_undock(s: Table, seat: int, manner: Manner) -> bool:
    """EU-5.5.AU8, EU-9.5.15: whether a player can pay, and a Ship in Port has a calm sea."""
    if power_of(s, seat, MIL) < _cost(s, seat, things.UNDOCK, manner):
        return False
    places = [place for place, _ in light_ships(s, seat) if ZONE_COUNT <= place < SLOT]
    if s.fleet_at[seat] >= ZONE_COUNT:
        places.append(s.fleet_at[seat])
    return any(calm_zones(s, seat, place) for place in places)


def undock(s: Table, seat: int, manner: Manner) -> Rules:
    """EU-5.5.AU8, EU-9.5.14, EU-9.5.15: paid, then Ships leave their Ports."""
    pay_power(s, seat, MIL, _cost(s, seat, things.UNDOCK, manner))
    s.march.voyage = Voyage()
    s.agenda.append(Duty(SAIL_STEP, UNDOCKING, seat))
    yield from ()


def sail_step(s: Table, duty: Duty) -> Rules:
    """EU-9.5.15, EU-9.5.16, EU-9.5.22: the next part of a Naval Activation."""
    part, seat = duty.a, duty.b
    if part == TARGET:
        yield from _choose_target(s, seat)
    elif part == SHIPS:
        yield from _choose_ships(s, seat)
    elif part == FLEET_AT_START:
        yield from set_out(s, seat)
    elif part == FLEET_AT_END:
        yield from arrive(s, seat, duty.c)
    elif part == FIGHT:
        _fight(s, seat, duty.c)
    elif part == SLOTS:
        yield from take_slots(s, seat, duty.c)
    elif part == RAID:
        yield from fight_pirates(s, seat)
    elif part == CARRY:
        yield from carry_over(s, seat)
    else:
        yield from _undock_ships(s, seat)


# Where to


def _reaches(s: Table, seat: int, voyage: Voyage, origin: int, target: int) -> bool:
    """EU-9.5.17, EU-9.5.18, EU-9.5.44: whether Ships get from one place to another and can pay."""
    if origin == target:
        return target < ZONE_COUNT
    if target >= ZONE_COUNT:
        port = target - ZONE_COUNT
        return port in ports_in_reach(s, seat, origin, voyage.range, voyage.pass_hostile)
    if target not in zones_in_reach(s, seat, origin, voyage.range, voyage.pass_hostile):
        return False
    if not may_sail_into(s, seat, target):
        return False
    return voyage.has_paid or not needs_link(s, origin, target) or all_power(s, seat) > 0


def _targets(s: Table, seat: int, voyage: Voyage) -> list[int]:
    """EU-9.5.16, EU-9.5.18, EU-9.5.26, EU-9.5.42: every place that some Ship can reach: Sea Zones,
    Hostile ones too, and Friendly Ports with room."""
    found: set[int] = set()
    origins = {sea_of(place) for place, _ in light_ships(s, seat)}
    fleet = s.fleet_at[seat]
    for origin in sorted(origins | ({fleet} if fleet != NONE else set())):
        reached = zones_in_reach(s, seat, origin, voyage.range, voyage.pass_hostile)
        found.update([zone for zone in reached if _reaches(s, seat, voyage, origin, zone)])
        for port in ports_in_reach(s, seat, origin, voyage.range, voyage.pass_hostile):
            is_single = origin in origins and can_dock(s, seat, port, 1, 0)
            if is_single or (origin == fleet and could_fit(s, seat, ZONE_COUNT + port)):
                found.add(ZONE_COUNT + port)
    return sorted(found)


def _choose_target(s: Table, seat: int) -> Rules:
    voyage = s.march.voyage
    targets = _targets(s, seat, voyage)
    options: list[Option] = [SAIL_TO.of(each) for each in targets if each < ZONE_COUNT]
    options += [SAIL_INTO.of(each - ZONE_COUNT) for each in targets if each >= ZONE_COUNT]
    chosen = yield Ask(seat, WHERE_TO_SAIL, options, default=options[0])
    voyage.target = chosen.a if chosen.verb is SAIL_TO else ZONE_COUNT + chosen.a
    s.agenda.append(Duty(SAIL_STEP, SHIPS, seat))


# Which Ships


def _ship_options(s: Table, seat: int, voyage: Voyage) -> list[Option]:
    """EU-9.5.16, EU-9.5.19, EU-9.5.26: Light Ships from each place, and the fleet as one piece."""
    target = voyage.target
    options: list[Option] = []
    for place, many in light_ships(s, seat):
        origin = sea_of(place)
        if origin == target or not _reaches(s, seat, voyage, origin, target):
            continue
        for number in range(1, many + 1):
            if target >= ZONE_COUNT and not can_dock(s, seat, target - ZONE_COUNT, number, 0):
                break
            options.append(_from(place, number))
        if s.fleet_at[seat] == NONE and fits_into(s, seat, target, 1):
            options.append(_forming(place))
    fleet = s.fleet_at[seat]
    if fleet in (NONE, target) or voyage.is_fleet_done:
        return options
    if _reaches(s, seat, voyage, fleet, target) and could_fit(s, seat, target):
        options.append(FLEET_SAILS.of())
    return options


def _from(place: int, number: int) -> Option:
    if place >= SLOT:
        return GUARDS_FROM.of(place - SLOT, number)
    if place >= ZONE_COUNT:
        return SHIPS_FROM_PORT.of(place - ZONE_COUNT, number)
    return SHIPS_FROM.of(place, number)


def _forming(place: int) -> Option:
    if place >= SLOT:
        return FORM_FLEET_OF_GUARD.of(place - SLOT)
    if place >= ZONE_COUNT:
        return FORM_FLEET_IN.of(place - ZONE_COUNT)
    return FORM_FLEET_AT.of(place)


def _choose_ships(s: Table, seat: int) -> Rules:
    """EU-9.5.16, EU-9.5.20, EU-OPB18: Ships one place after the other; those that are there already
    are in it with a move of 0."""
    voyage = s.march.voyage
    target = voyage.target
    options = _ship_options(s, seat, voyage)
    is_there = target < ZONE_COUNT and ships_at_sea(s, seat, target) > 0
    if voyage.moved or is_there or not options:
        options.append(ALL_SHIPS.of())
    chosen = yield Ask(seat, WHICH_SHIPS, options, voyage.moved, default=options[-1])
    verb = chosen.verb
    if verb is ALL_SHIPS:
        _close_movement(s, seat, voyage)
        return
    s.agenda.append(Duty(SAIL_STEP, SHIPS, seat))
    if verb is FLEET_SAILS:
        voyage.shifts = 0
        s.agenda.append(Duty(SAIL_STEP, FLEET_AT_START, seat))
        return
    place = chosen.a
    if verb is GUARDS_FROM or verb is FORM_FLEET_OF_GUARD:
        place += SLOT
    elif verb is SHIPS_FROM_PORT or verb is FORM_FLEET_IN:
        place += ZONE_COUNT
    if verb is SHIPS_FROM or verb is GUARDS_FROM or verb is SHIPS_FROM_PORT:
        yield from _sail(s, seat, voyage, place, chosen.b)
    else:
        form_fleet(s, seat, place)


def _sail(s: Table, seat: int, voyage: Voyage, place: int, many: int) -> Rules:
    """EU-9.5.16, EU-9.5.44: Light Ships move to the destination."""
    target = voyage.target
    yield from pay_once(s, seat, voyage, sea_of(place))
    take_ships(s, seat, place, many)
    if target >= ZONE_COUNT:
        dock(s, seat, target - ZONE_COUNT, many)
        s.tell(SHIPS_DOCK, seat, many, target - ZONE_COUNT)
    else:
        s.ships[seat * ZONE_COUNT + target] += many
        s.tell(SHIPS_SAIL, seat, many, target)
    voyage.moved += many


# What follows


def _close_movement(s: Table, seat: int, voyage: Voyage) -> None:
    """EU-9.5.22: after the movement a battle, slots, Pirates, transport, in this order."""
    target = voyage.target
    voyage.shifts = 0
    if target < ZONE_COUNT:
        voyage.zones |= 1 << target
        s.agenda.append(Duty(SAIL_STEP, CARRY, seat))
        s.agenda.append(Duty(SAIL_STEP, RAID, seat))
        s.agenda.append(Duty(SAIL_STEP, SLOTS, seat, target))
        s.agenda.append(Duty(SAIL_STEP, FIGHT, seat, target))
    if s.fleet_at[seat] == target or has_lights(s, seat, target):
        s.agenda.append(Duty(SAIL_STEP, FLEET_AT_END, seat, target))


def _fight(s: Table, seat: int, zone: int) -> None:
    """EU-9.5.18, EU-9.5.22, EU-5.5.AU7: a battle in a Hostile Sea Zone."""
    realm = s.realm_of[seat]
    if is_naval_battle(s, zone, realm):
        s.pending.append((True, zone, realm))
        s.agenda.append(Duty(BATTLES))


# Undock


def _undock_ships(s: Table, seat: int) -> Rules:
    """EU-9.5.15, EU-OPB15: any number of Ships, each to a Sea Zone beside its Port."""
    voyage = s.march.voyage
    options: list[Option] = []
    for place, many in light_ships(s, seat):
        if not ZONE_COUNT <= place < SLOT:
            continue
        zones = calm_zones(s, seat, place)
        for zone in zones:
            for number in range(1, many + 1):
                options.append(UNDOCK_TO.of(place - ZONE_COUNT, zone, number))
        if zones and s.fleet_at[seat] == NONE:
            options.append(FORM_FLEET_IN.of(place - ZONE_COUNT))
    fleet = s.fleet_at[seat]
    if fleet >= ZONE_COUNT and not voyage.is_fleet_done and calm_zones(s, seat, fleet):
        options.append(FLEET_SAILS.of())
    if voyage.moved or not options:
        options.append(ALL_SHIPS.of())
    chosen = yield Ask(seat, UNDOCK_WHICH, options, voyage.moved, default=options[-1])
    if chosen.verb is ALL_SHIPS:
        _close_undocking(s, seat, voyage)
        return
    s.agenda.append(Duty(SAIL_STEP, UNDOCKING, seat))
    if chosen.verb is FLEET_SAILS:
        voyage.shifts = 0
        s.agenda.append(Duty(SAIL_STEP, FLEET_AT_START, seat))
    elif chosen.verb is FORM_FLEET_IN:
        form_fleet(s, seat, ZONE_COUNT + chosen.a)
    else:
        take_ships(s, seat, ZONE_COUNT + chosen.a, chosen.c)
        s.ships[seat * ZONE_COUNT + chosen.b] += chosen.c
        voyage.moved += chosen.c
        voyage.zones |= 1 << chosen.b
        s.tell(SHIPS_SAIL, seat, chosen.c, chosen.b)


def _close_undocking(s: Table, seat: int, voyage: Voyage) -> None:
    """EU-9.5.20, EU-9.5.21: slots in each Sea Zone, then Pirates beside one; nobody is carried."""
    s.agenda.append(Duty(SAIL_STEP, RAID, seat))
    for zone in reversed(s.atlas.zones):
        if voyage.zones >> zone & 1:
            s.agenda.append(Duty(SAIL_STEP, SLOTS, seat, zone))
