"""EU-STC.1, EU-STC.2: what lies on the boards, and relations of Realms, as plain data."""

from typing import Any

from .forces import army_unit
from .land import strength
from .places import AREAS, PROVINCES, ZONES
from .relations import is_free_npr
from .state import Table
from .terms import (
    AREA_COUNT,
    ARMIES,
    CATEGORIES,
    COLOURS,
    DAMAGED,
    FAITHS,
    FLEET_SHIPS,
    GALLEYS,
    HEAVY,
    LAND_UNITS,
    LIGHT,
    NONE,
    PATTERNS,
    PROVINCE_COUNT,
    REBELS,
    ZONE_COUNT,
)
from .words import REALM

Facts = dict[str, Any]


def _bits(s: Table, bits: int) -> list[int]:
    return [seat for seat in range(s.count) if bits >> seat & 1]


def provinces_of_view(s: Table) -> Facts:
    """EU-STC.1: Provinces with anything but their flag."""
    found: Facts = {}
    for province in s.atlas.provinces:
        facts: Facts = {}
        if s.owner[province] != s.atlas.province_realm[province]:
            owner = s.owner[province]
            facts["owner"] = None if owner == NONE else REALM.ids[owner]
        for name, seats in (("town", s.town), ("vassal", s.vassal)):
            if seats[province] != NONE:
                facts[name] = seats[province]
                facts["disc"] = s.disc[province]
                facts["unrest"] = s.unrest[province]
        occupant = s.occupant[province]
        if occupant == REBELS:
            facts["rebels"] = "religious" if s.religious[province] else "plain"
        elif occupant != NONE:
            facts["occupant"] = occupant
            facts["occupant_disc"] = s.occupant_disc[province]
            facts["occupant_unrest"] = s.occupant_unrest[province]
        dnpr = s.dnpr[province]
        if dnpr != NONE:
            facts["dnpr"] = [COLOURS[dnpr // 2], PATTERNS[dnpr % 2]]
        if s.plus[province]:
            facts["manpower"] = s.plus[province]
        docked = {
            str(seat): s.docked[seat * PROVINCE_COUNT + province]
            for seat in range(s.count)
            if seat * PROVINCE_COUNT + province in s.docked
        }
        if docked:
            facts["docked"] = docked
        if facts:
            found[PROVINCES[province]] = facts
    return found


def areas_of_view(s: Table) -> Facts:
    """EU-STC.2: Areas with anything in them."""
    found: Facts = {}
    for area in s.atlas.areas:
        facts: Facts = {}
        if s.faith[area] != s.atlas.area_religion[area]:
            facts["faith"] = None if s.faith[area] == NONE else FAITHS[s.faith[area]]
        influence = [s.influence[seat * AREA_COUNT + area] for seat in range(s.count)]
        if any(influence):
            facts["influence"] = influence
        infantry = [s.infantry[seat * AREA_COUNT + area] for seat in range(s.count)]
        if any(infantry):
            facts["infantry"] = infantry
        armies = [_army(s, seat, n) for seat, n in _armies_in(s, area)]
        if armies:
            facts["armies"] = armies
        if s.claims[area]:
            facts["claims"] = _bits(s, s.claims[area])
        if s.core[area] != NONE:
            facts["core"] = s.core[area]
        if s.imperial[area]:
            facts["imperial"] = s.imperial[area]
        if s.rebels[area]:
            facts["rebels"] = s.rebels[area]
        for name, flags in (
            ("revolution", s.revolution),
            ("devastated", s.devastated),
            ("battleground", s.battleground),
            ("not_hre", s.not_hre),
        ):
            if flags[area]:
                facts[name] = True
        if facts:
            found[AREAS[area]] = facts
    return found


def _armies_in(s: Table, area: int) -> list[tuple[int, int]]:
    return [(place // ARMIES, place % ARMIES) for place, at in enumerate(s.army_area) if at == area]


def _army(s: Table, seat: int, army: int) -> Facts:
    units = {
        name: [army_unit(s, seat, army, category, type) for type in range(len(LAND_UNITS))]
        for category, name in enumerate(CATEGORIES)
    }
    origin = s.memory.came_from.get(seat * ARMIES + army, NONE)
    moved = {"moved": AREAS[origin]} if origin != NONE else {}
    return {"player": seat, "army": army, **units, **moved}


def fleet_of(s: Table, seat: int) -> Facts | None:
    """Where a player's fleet is, and its Ships."""
    at = s.fleet_at[seat]
    if at == NONE:
        return None
    first = seat * FLEET_SHIPS
    return {
        "zone": ZONES[at] if at < ZONE_COUNT else None,
        "port": PROVINCES[at - ZONE_COUNT] if at >= ZONE_COUNT else None,
        "light": s.fleet[first + LIGHT],
        "heavy": s.fleet[first + HEAVY],
        "damaged": s.fleet[first + DAMAGED],
        "galleys": s.fleet[first + GALLEYS],
    }


def zones_of_view(s: Table) -> Facts:
    """Sea Zones with Light Ships outside of fleets."""
    found: Facts = {}
    for zone in s.atlas.zones:
        ships = [s.ships[seat * ZONE_COUNT + zone] for seat in range(s.count)]
        guards = [s.guards[seat * ZONE_COUNT + zone] for seat in range(s.count)]
        if any(ships) or any(guards):
            found[ZONES[zone]] = {"ships": ships, "guards": guards}
    return found


def realms_of_view(s: Table) -> Facts:
    """Realms that anybody has a relation with, or that differ from their card."""
    found: Facts = {}
    for realm, name in enumerate(REALM.ids):
        facts: Facts = {}
        if s.ally[realm] != NONE:
            facts["ally"] = s.ally[realm]
            facts["active"] = s.is_active[realm]
            facts["given"] = s.given[realm]
        for key, bits in (
            ("marriages", s.marriages),
            ("disputed", s.disputed),
            ("enemies", s.enemies),
            ("attackers", s.attackers),
            ("truces", s.truces),
            ("casus_belli", s.cb),
        ):
            if bits[realm]:
                facts[key] = _bits(s, bits[realm])
        if s.lands[realm] or s.seat_of[realm] != NONE:
            capital, faith = s.capital[realm], s.religion[realm]
            facts["capital"] = None if capital == NONE else PROVINCES[capital]
            facts["religion"] = None if faith == NONE else FAITHS[faith]
        if is_free_npr(s, realm):
            facts["strength"] = strength(s, realm)
        if facts:
            found[name] = facts
    return found
