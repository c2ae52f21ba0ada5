"""Chapter 9.5: how far Ships get, and the one Light Ship that moves in Trade and Explore."""

from typing import Final

from kronika.core.asks import Ask, Option, Prompt, Rules, Verb

from .forces import dock
from .ports import free_slots, is_friendly_port
from .purse import all_power, pay_power, power_of
from .relations import is_hostile_zone
from .state import Table
from .terms import NONE, POWERS, PROVINCE_COUNT, ZONE_COUNT
from .words import PLAYER, POWER, ZONE

RANGE: Final = 2
"""EU-9.5.17."""
SLOT: Final = ZONE_COUNT + PROVINCE_COUNT
"""Where Ships are: a Sea Zone, ZONE_COUNT + a Port, or SLOT + a Sea Zone: on a slot of it."""

PAY_FOR_LINK: Final = Prompt("pay-for-link", (), "EU-9.5.44")
PAY_LINK: Final = Verb("pay-link", (POWER,), "EU-9.5.44")
TAKE_A_SLOT: Final = Prompt("take-a-slot", (ZONE,), "EU-9.5.23")
STAY_FREE: Final = Verb("stay-free", (), "EU-9.5.23")
TAKE_SLOT: Final = Verb("take-slot", (ZONE,), "EU-9.5.23")
PUSH_OUT: Final = Verb("push-out", (PLAYER,), "EU-9.5.23")


def is_distant_zone(s: Table, zone: int) -> bool:
    """EU-2.M16, EU-2.M21: whether a Sea Zone lies on a Distant Continent."""
    return s.atlas.zone_continent[zone] != NONE


def may_sail_into(s: Table, seat: int, zone: int) -> bool:
    """EU-9.5.42: a distant Sea Zone only beside an own Claim, Town or Vassal token."""
    if not is_distant_zone(s, zone):
        return True
    if any(s.claims[area] >> seat & 1 for area in s.atlas.zone_areas[zone]):
        return True
    for port in s.atlas.zone_ports[zone]:
        if seat in (s.town[port], s.vassal[port], s.occupant[port]):
            return True
    return False


def zones_in_reach(
    s: Table,
    seat: int,
    origin: int,
    range: int = RANGE,
    pass_hostile: int = 0,
    only_galleys: bool = False,
) -> dict[int, int]:
    """EU-9.5.17, EU-9.5.18, EU-9.5.41, EU-9.5.43, EU-5.5.AU7: the Sea Zones that Ships can reach,
    with their distances, whether they may end there or not.

    Who enters a Hostile or Distant Sea Zone goes no further, unless he may pass so many of the
    former.
    """
    found: dict[int, int] = {}
    if origin < ZONE_COUNT:
        found[origin] = 0
        edge = [(origin, 0)]
        distance = 0
    else:
        edge = []
        distance = 1
        for zone in s.atlas.province_zones[origin - ZONE_COUNT]:
            if not only_galleys or s.atlas.zone_galleys[zone]:
                found[zone] = 1
                edge.append((zone, 0))
    seen = edge.copy()
    while edge and distance < range:
        distance += 1
        reached: list[tuple[int, int]] = []
        for zone, passed in edge:
            through = _passed(s, seat, zone, origin, passed)
            if through > pass_hostile:
                continue
            for other in s.atlas.zone_zones[zone]:
                if only_galleys and not s.atlas.zone_galleys[other]:
                    continue
                if (other, through) not in seen:
                    seen.append((other, through))
                    reached.append((other, through))
                    found.setdefault(other, distance)
        edge = reached
    return found


def _passed(s: Table, seat: int, zone: int, origin: int, passed: int) -> int:
    """How many Hostile Sea Zones are behind a Ship that leaves this one; too many if it may not."""
    if zone == origin:
        return passed
    if is_distant_zone(s, zone):
        return ZONE_COUNT
    return passed + (1 if is_hostile_zone(s, seat, zone) else 0)


def ports_in_reach(
    s: Table,
    seat: int,
    origin: int,
    range: int = RANGE,
    pass_hostile: int = 0,
    only_galleys: bool = False,
) -> list[int]:
    """EU-9.5.16, EU-9.5.17, EU-9.5.25: the Friendly Ports that Ships can reach."""
    if origin >= ZONE_COUNT and range < 2:
        return []
    found: set[int] = set()
    near = zones_in_reach(s, seat, origin, range - 1, pass_hostile, only_galleys)
    calm = near
    if pass_hostile:  # the last Sea Zone is passed too
        calm = zones_in_reach(s, seat, origin, range - 1, pass_hostile - 1, only_galleys)
    for zone in near:
        if zone != origin and is_distant_zone(s, zone):
            continue
        is_open = zone == origin or (pass_hostile > 0 and zone in calm)
        if not is_open and is_hostile_zone(s, seat, zone):
            continue
        for port in s.atlas.zone_ports[zone]:
            if ZONE_COUNT + port != origin and is_friendly_port(s, seat, port):
                found.add(port)
    return sorted(found)


def needs_link(s: Table, origin: int, zone: int) -> bool:
    """EU-9.5.44, EU-2.O5: whether the way leads over a link between America and the Far East."""
    return origin < ZONE_COUNT and zone in s.atlas.zone_pacific[origin]


def pay_link(s: Table, seat: int) -> Rules:
    """EU-9.5.44, EU-2.O5, EU-OPB16, EU-OPA34: 1 Monarch Power of any type."""
    types = [type for type in range(len(POWERS)) if power_of(s, seat, type)]
    options: list[Option] = [PAY_LINK.of(type) for type in types]
    chosen = yield Ask(seat, PAY_FOR_LINK, options, default=options[0])
    pay_power(s, seat, chosen.a, 1)


def light_ships(s: Table, seat: int) -> list[tuple[int, int]]:
    """EU-OPB58: where Light Ships stand that are in no fleet, and how many."""
    found: list[tuple[int, int]] = []
    for zone in s.atlas.zones:
        if s.ships[seat * ZONE_COUNT + zone]:
            found.append((zone, s.ships[seat * ZONE_COUNT + zone]))
    for place in sorted(s.docked):
        if place // PROVINCE_COUNT == seat:
            found.append((ZONE_COUNT + place % PROVINCE_COUNT, s.docked[place]))
    for zone in s.atlas.zones:
        if s.guards[seat * ZONE_COUNT + zone]:
            found.append((SLOT + zone, s.guards[seat * ZONE_COUNT + zone]))
    return found


def sea_of(place: int) -> int:
    """The space of a Ship: a Sea Zone, or ZONE_COUNT + a Port."""
    return place - SLOT if place >= SLOT else place


def take_ships(s: Table, seat: int, place: int, many: int) -> None:
    """Light Ships leave where they stand; the caller puts them elsewhere."""
    if place >= SLOT:
        s.guards[seat * ZONE_COUNT + place - SLOT] -= many
    elif place >= ZONE_COUNT:
        dock(s, seat, place - ZONE_COUNT, -many)
    else:
        s.ships[seat * ZONE_COUNT + place] -= many


def ship_moves(s: Table, seat: int, is_exploring: bool = False) -> list[tuple[int, int]]:
    """EU-9.5.23, EU-9.5.24, EU-9.5.42, EU-9.5.44, EU-OPB58, EU-5.1.XP2: moves of one Light Ship in
    Trade or Explore: from where, and to which Sea Zone, never a Hostile one.

    An explorer ends in any Sea Zone of a Distant Continent; a trader may stay where he is.
    """
    found: list[tuple[int, int]] = []
    for place, _ in light_ships(s, seat):
        origin = sea_of(place)
        for zone in sorted(zones_in_reach(s, seat, origin)):
            if is_hostile_zone(s, seat, zone):
                continue
            if needs_link(s, origin, zone) and all_power(s, seat) == 0:
                continue
            if is_exploring:
                if is_distant_zone(s, zone) and zone != origin:
                    found.append((place, zone))
            elif may_sail_into(s, seat, zone):
                found.append((place, zone))
    return found


def move_ship(s: Table, seat: int, origin: int, zone: int) -> Rules:
    """EU-9.5.23, EU-9.5.24, EU-9.5.44: the Light Ship moves; the way between oceans is paid."""
    if needs_link(s, sea_of(origin), zone):
        yield from pay_link(s, seat)
    if sea_of(origin) != zone:
        take_ships(s, seat, origin, 1)
        s.ships[seat * ZONE_COUNT + zone] += 1


def slot_options(s: Table, seat: int, zone: int) -> list[Option]:
    """EU-9.5.23, EU-5.4.TR4: the Ship that moved may take a slot; if all are taken, that of one
    Opponent's Ship."""
    options: list[Option] = [STAY_FREE.of()]
    if free_slots(s, zone) > 0:
        options.append(TAKE_SLOT.of(zone))
    else:
        for other in range(s.count):
            if other != seat and s.guards[other * ZONE_COUNT + zone]:
                options.append(PUSH_OUT.of(other))
    return options


def take_slot(s: Table, seat: int, zone: int, chosen: Option) -> None:
    """EU-9.5.23: where the Ship that moved lies; one that is pushed out stays in the Sea Zone."""
    if chosen.verb is STAY_FREE:
        return
    if chosen.verb is PUSH_OUT:
        s.guards[chosen.a * ZONE_COUNT + zone] -= 1
        s.ships[chosen.a * ZONE_COUNT + zone] += 1
    s.ships[seat * ZONE_COUNT + zone] -= 1
    s.guards[seat * ZONE_COUNT + zone] += 1
