"""Chapter 9.5: after a Naval Movement: slots are taken, Pirates attacked, an Army is carried."""

from typing import Final

from kronika.core.asks import Ask, Event, Option, Prompt, Rules, Verb

from .access import access_ways
from .agenda import PIRATE_BATTLE, Duty
from .bridges import crossable
from .forces import army_size, ships_at_sea
from .marching import carry
from .ports import free_slots
from .relations import is_hostile_zone
from .state import Table
from .terms import AREA_COUNT, ARMIES, NONE, ZONE_COUNT
from .words import ACCESS, AREA, ARMY, NODE, NUMBER, PLAYER, ZONE

HOW_MANY_SLOTS: Final = Prompt("how-many-slots", (ZONE,), "EU-9.5.20")
WHICH_PIRATES: Final = Prompt("which-pirates", (), "EU-9.5.21")
WHO_IS_CARRIED: Final = Prompt("who-is-carried", (ZONE,), "EU-9.5.37")
WHERE_TO_LAND: Final = Prompt("where-to-land", (AREA,), "EU-9.5.37")

TAKE_SLOTS: Final = Verb("take-slots", (ZONE, NUMBER), "EU-9.5.20")
NO_SLOTS: Final = Verb("take-no-slots")
RAID_PIRATES: Final = Verb("raid-pirates", (ZONE, NODE), "EU-9.5.21")
NO_RAID: Final = Verb("spare-pirates")
CARRY_ARMY: Final = Verb("carry-army", (ARMY,), "EU-9.5.37")
CARRY_INFANTRY: Final = Verb("carry-infantry", (AREA,), "EU-9.5.37")
CARRY_NOBODY: Final = Verb("carry-nobody")
LAND_AT: Final = Verb("land-at", (AREA, ACCESS), "EU-9.5.34")

TAKES_SLOTS: Final = Event("takes-slots", (PLAYER, NUMBER, ZONE))


def take_slots(s: Table, seat: int, zone: int) -> Rules:
    """EU-9.5.20, EU-9.10.13, EU-OPB18, EU-TB34: Light Ships take empty slots where it is not
    Hostile."""
    many = min(s.ships[seat * ZONE_COUNT + zone], free_slots(s, zone))
    if many <= 0 or is_hostile_zone(s, seat, zone):
        return
    options: list[Option] = [TAKE_SLOTS.of(zone, each) for each in range(many, 0, -1)]
    options.append(NO_SLOTS.of())
    chosen = yield Ask(seat, HOW_MANY_SLOTS, options, zone, default=options[0])
    if chosen.verb is TAKE_SLOTS:
        s.ships[seat * ZONE_COUNT + zone] -= chosen.b
        s.guards[seat * ZONE_COUNT + zone] += chosen.b
        s.tell(TAKES_SLOTS, seat, chosen.b, zone)


def fight_pirates(s: Table, seat: int) -> Rules:
    """EU-9.5.21, EU-9.9.2, EU-9.10.24: Ships of one Sea Zone may attack the Pirates of one node."""
    options: list[Option] = []
    for zone in s.atlas.zones:
        if s.march.voyage.zones >> zone & 1 and ships_at_sea(s, seat, zone):
            for node in s.atlas.zone_nodes[zone]:
                if s.pirates[node]:
                    options.append(RAID_PIRATES.of(zone, node))
    if not options:
        return
    options.append(NO_RAID.of())
    chosen = yield Ask(seat, WHICH_PIRATES, options, default=options[-1])
    if chosen.verb is RAID_PIRATES:
        s.agenda.append(Duty(PIRATE_BATTLE, seat, chosen.a, chosen.b))


def _landings(s: Table, seat: int, area: int, units: int, zone: int) -> list[Option]:
    """EU-9.5.34, EU-9.5.37: where so many Units could land, over a bridge through a Sea Zone."""
    options: list[Option] = []
    if s.atlas.area_zones[area]:
        for target in crossable(s, seat, area, units, zone):
            options += [LAND_AT.of(target, way) for way in access_ways(s, seat, target)]
    return options


def carry_over(s: Table, seat: int) -> Rules:
    """EU-9.5.37, EU-9.5.38, EU-5.5.AU10, EU-EXB09: one Army or single Infantry, whole, from one
    Area to one Area; no further step and no regrouping."""
    zone = s.march.voyage.target
    if ships_at_sea(s, seat, zone) == 0:
        return
    options: list[Option] = []
    for army in range(ARMIES):
        area = s.army_area[seat * ARMIES + army]
        if area != NONE and _landings(s, seat, area, army_size(s, seat, army), zone):
            options.append(CARRY_ARMY.of(army))
    for area in s.atlas.areas:
        if s.infantry[seat * AREA_COUNT + area] and _landings(s, seat, area, 1, zone):
            options.append(CARRY_INFANTRY.of(area))
    if not options:
        return
    options.append(CARRY_NOBODY.of())
    chosen = yield Ask(seat, WHO_IS_CARRIED, options, zone, default=options[-1])
    if chosen.verb is CARRY_NOBODY:
        return
    army = chosen.a if chosen.verb is CARRY_ARMY else NONE
    area = chosen.a if army == NONE else s.army_area[seat * ARMIES + army]
    units = 1 if army == NONE else army_size(s, seat, army)
    landings = _landings(s, seat, area, units, zone)
    where = yield Ask(seat, WHERE_TO_LAND, landings, area, default=landings[0])
    carry(s, seat, army, area, where.a, where.b)
