"""Chapters 9.3 and 9.10: land Units, Armies, Ships and Manpower of players."""

from .state import UNITS_OF_ARMY, Table, changed
from .terms import (
    ALLIED,
    AREA_COUNT,
    ARMIES,
    DAMAGED,
    FLEET_SHIPS,
    GALLEYS,
    HEAVY,
    INFANTRY,
    LIGHT,
    MERCENARY,
    MOST_MANPOWER,
    NONE,
    OWN_SHIPS,
    PROVINCE_COUNT,
    REGULAR,
    ZONE_COUNT,
)


def army_unit(s: Table, seat: int, army: int, category: int, type: int) -> int:
    """How many such Units an Army (0, 1, 2) of a player has."""
    return s.army[(seat * ARMIES + army) * UNITS_OF_ARMY + category * 3 + type]


def army_size(s: Table, seat: int, army: int) -> int:
    """All Units of an Army."""
    first = (seat * ARMIES + army) * UNITS_OF_ARMY
    total = 0
    for place in range(first, first + UNITS_OF_ARMY):
        total += s.army[place]
    return total


def armies_in(s: Table, seat: int, area: int) -> list[int]:
    """The Armies of a player in an Area."""
    return [n for n in range(ARMIES) if s.army_area[seat * ARMIES + n] == area]


def units_in(s: Table, seat: int, area: int) -> int:
    """All land Units of a player in an Area."""
    total = s.infantry[seat * AREA_COUNT + area]
    for army in range(ARMIES):
        if s.army_area[seat * ARMIES + army] == area:
            total += army_size(s, seat, army)
    return total


def areas_with_units(s: Table, seat: int) -> list[int]:
    """The Areas with land Units of a player, in alphabetical order."""
    first = seat * AREA_COUNT
    found = {area for area in range(AREA_COUNT) if s.infantry[first + area]}
    found.update(s.army_area[seat * ARMIES : (seat + 1) * ARMIES])
    found.discard(NONE)
    return sorted(found)


def counts_in(s: Table, seat: int, area: int) -> list[int]:
    """Land Units of a player in an Area, by `category * 3 + type`."""
    found = [0] * UNITS_OF_ARMY
    found[REGULAR * 3 + INFANTRY] = s.infantry[seat * AREA_COUNT + area]
    for army in range(ARMIES):
        if s.army_area[seat * ARMIES + army] == area:
            first = (seat * ARMIES + army) * UNITS_OF_ARMY
            for kind in range(UNITS_OF_ARMY):
                found[kind] += s.army[first + kind]
    return found


def deployed(s: Table, seat: int, category: int) -> int:
    """EU-2.T27, EU-9.0.11: Units of a category on the board."""
    total = 0
    for army in range(ARMIES):
        first = (seat * ARMIES + army) * UNITS_OF_ARMY + category * 3
        total += s.army[first] + s.army[first + 1] + s.army[first + 2]
    if category == REGULAR:
        for many in s.infantry[seat * AREA_COUNT : (seat + 1) * AREA_COUNT]:
            total += many
    return total


def all_deployed(s: Table, seat: int) -> int:
    """All land Units of a player on the board."""
    return deployed(s, seat, REGULAR) + deployed(s, seat, MERCENARY) + deployed(s, seat, ALLIED)


def add_infantry(s: Table, seat: int, area: int, many: int) -> None:
    """Single Infantry in an Area, more or less; where it comes from, the caller takes it."""
    place = seat * AREA_COUNT + area
    s.infantry = changed(s.infantry, place, s.infantry[place] + many)


def add_unit(s: Table, seat: int, area: int, army: int, category: int, type: int) -> None:
    """EU-9.10.5, EU-9.10.8: a Unit into an Army in this Area, which may appear with it, or alone.

    An Army of NONE is none. Where it comes from, the caller takes it.
    """
    if army == NONE:
        assert category == REGULAR and type == INFANTRY
        add_infantry(s, seat, area, 1)
        return
    place = seat * ARMIES + army
    assert s.army_area[place] in (area, NONE)
    s.army_area[place] = area
    s.army[place * UNITS_OF_ARMY + category * 3 + type] += 1
    if category == MERCENARY:
        s.mercenaries += 1


def remove_unit(s: Table, seat: int, area: int, army: int, category: int, type: int) -> None:
    """EU-9.10.8: a Unit leaves the board, an Army without Units too. Its way on is the caller's."""
    if army == NONE:
        assert s.infantry[seat * AREA_COUNT + area] > 0
        add_infantry(s, seat, area, -1)
        return
    place = seat * ARMIES + army
    assert s.army[place * UNITS_OF_ARMY + category * 3 + type] > 0
    s.army[place * UNITS_OF_ARMY + category * 3 + type] -= 1
    if category == MERCENARY:
        s.mercenaries -= 1
    if army_size(s, seat, army) == 0:
        s.army_area[place] = NONE


def lose_unit(s: Table, seat: int, area: int, army: int, category: int, type: int) -> None:
    """EU-9.7.19: a casualty: Regular Units are Exhausted, others return to the general supply."""
    remove_unit(s, seat, area, army, category, type)
    if category == REGULAR:
        s.exhausted[seat] += 1


def disband_unit(s: Table, seat: int, area: int, army: int, category: int, type: int) -> None:
    """EU-4.4.A2, EU-9.10.2: Regular Units become Available again, others leave."""
    remove_unit(s, seat, area, army, category, type)
    if category == REGULAR:
        s.available[seat] += 1


def fleet_ship(s: Table, seat: int, kind: int) -> int:
    """How many Ships of a kind (LIGHT, HEAVY, DAMAGED, GALLEYS) are in a player's fleet."""
    return s.fleet[seat * FLEET_SHIPS + kind]


def fleet_size(s: Table, seat: int) -> int:
    """All Ships of a fleet."""
    total = 0
    for place in range(seat * FLEET_SHIPS, (seat + 1) * FLEET_SHIPS):
        total += s.fleet[place]
    return total


def ships_at_sea(s: Table, seat: int, zone: int) -> int:
    """All Ships of a player in a Sea Zone, those of the fleet too."""
    place = seat * ZONE_COUNT + zone
    in_fleet = fleet_size(s, seat) if s.fleet_at[seat] == zone else 0
    return s.ships[place] + s.guards[place] + in_fleet


def zones_with_light_ships(s: Table, seat: int) -> list[int]:
    """EU-OPB48: the Sea Zones with Light Ships of a player, those of the fleet too."""
    first = seat * ZONE_COUNT
    found = [zone for zone, many in enumerate(s.ships[first : first + ZONE_COUNT]) if many]
    found += [zone for zone, many in enumerate(s.guards[first : first + ZONE_COUNT]) if many]
    if NONE < s.fleet_at[seat] < ZONE_COUNT and fleet_ship(s, seat, LIGHT):
        found.append(s.fleet_at[seat])
    return found


def ships_in_port(s: Table, seat: int, port: int) -> int:
    """All Ships of a player in a Port."""
    in_fleet = fleet_size(s, seat) if s.fleet_at[seat] == ZONE_COUNT + port else 0
    return s.docked.get(seat * PROVINCE_COUNT + port, 0) + in_fleet


def all_ships(s: Table, seat: int) -> int:
    """EU-SM.4: Ships of a player in play."""
    total = 0
    for place in range(seat * ZONE_COUNT, (seat + 1) * ZONE_COUNT):
        total += s.ships[place] + s.guards[place]
    for place, many in s.docked.items():
        if place // PROVINCE_COUNT == seat:
            total += many
    return total + fleet_size(s, seat)


def ships_left(s: Table, seat: int) -> int:
    """Ships in a player's supply."""
    return OWN_SHIPS - all_ships(s, seat)


def dock(s: Table, seat: int, port: int, many: int) -> None:
    """Light Ships enter a Port (a number below 0: leave it)."""
    place = seat * PROVINCE_COUNT + port
    left = s.docked.get(place, 0) + many
    assert left >= 0
    if left:
        s.docked[place] = left
    elif place in s.docked:
        del s.docked[place]


def lose_fleet_ship(s: Table, seat: int, kind: int) -> None:
    """EU-9.10.17: a Ship of the fleet is gone; without Ships the fleet leaves the map."""
    assert s.fleet[seat * FLEET_SHIPS + kind] > 0
    s.fleet[seat * FLEET_SHIPS + kind] -= 1
    if fleet_size(s, seat) == 0:
        s.fleet_at[seat] = NONE


def add_fleet_ship(s: Table, seat: int, place: int, kind: int) -> None:
    """EU-9.10.17: a Ship joins the fleet, which may appear with it."""
    assert s.fleet_at[seat] in (place, NONE)
    s.fleet_at[seat] = place
    s.fleet[seat * FLEET_SHIPS + kind] += 1


def repair(s: Table, seat: int) -> None:
    """EU-9.5.28, EU-9.10.15: damaged Heavy Ships of a fleet in Port are whole again."""
    if s.fleet_at[seat] >= ZONE_COUNT:
        first = seat * FLEET_SHIPS
        s.fleet[first + HEAVY] += s.fleet[first + DAMAGED]
        s.fleet[first + DAMAGED] = 0


def sink_galleys(s: Table, seat: int) -> None:
    """EU-9.10.16: Galleys return to supply where they may not sail."""
    at = s.fleet_at[seat]
    if 0 <= at < ZONE_COUNT and not s.atlas.zone_galleys[at]:
        while s.fleet[seat * FLEET_SHIPS + GALLEYS]:
            lose_fleet_ship(s, seat, GALLEYS)


def manpower_limit(s: Table, seat: int, of_ideas: int = 0) -> int:
    """EU-DV.4, EU-9.3.1, EU-9.3.6: of the tracks, Imperial Authority, tokens and Ideas."""
    is_emperor = s.emperor == s.realm_of[seat]
    tracks = s.content.tables.manpower(
        max(0, s.small_towns[seat] - s.covered_small[seat]),
        max(0, s.large_towns[seat] - s.covered_large[seat]),
        max(0, s.vassal_tokens[seat] - s.covered_vassals[seat]),
        s.authority if is_emperor else 0,
    )
    return min(MOST_MANPOWER, tracks + s.reserve_plus[seat] + of_ideas)
