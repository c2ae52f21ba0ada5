"""What holds on the boards in every position."""

from typing import Final

from .faith_tokens import SUPPLY, tokens_of
from .forces import all_ships, army_size, deployed, fleet_size, ships_in_port
from .influence import influence_in
from .land import flag_of
from .state import Table
from .terms import (
    AREA_COUNT,
    ARMIES,
    FLEET_SHIPS,
    GALLEYS,
    INFLUENCE_OF_AREA,
    LARGE_TOWN,
    LARGE_TOWNS,
    MERCENARY,
    MERCENARY_UNITS,
    MERCHANTS,
    NO_DISC,
    NONE,
    OWN_SHIPS,
    PROVINCE_COUNT,
    REBEL_TOWNS,
    REBELS,
    REGULAR,
    REGULAR_UNITS,
    SMALL_TOWN,
    SMALL_TOWNS,
    STAND_IN,
    TWO_TOWNS,
    VASSAL_TOKENS,
    ZONE_COUNT,
)

MOST_IN_PORT: Final = 6


def check_provinces(s: Table) -> None:
    """EU-9.0.1, EU-2.C8, EU-7.5.2, EU-9.8.7: what lies on Provinces fits together."""
    for province in range(PROVINCE_COUNT):
        if not s.atlas.has_province[province]:
            assert s.town[province] == NONE == s.vassal[province], f"{province} is not there"
            continue
        town, vassal, occupant = s.town[province], s.vassal[province], s.occupant[province]
        assert town == NONE or vassal == NONE, f"Town and Vassal token in {province}"
        assert (town == NONE) == (s.disc[province] == NO_DISC), f"disc of {province}"
        is_player = occupant not in (NONE, REBELS)
        assert is_player == (s.occupant_disc[province] != NO_DISC), f"occupant of {province}"
        assert occupant == NONE or occupant not in (town, vassal), f"{province} occupied by owner"
        has_disc = town != NONE or vassal != NONE
        assert has_disc or not s.unrest[province], f"Unrest on nothing in {province}"
        assert has_disc or occupant != REBELS, f"a Rebel Town on nothing in {province}"
        owner = s.realm_of[town] if town != NONE else flag_of(s, province)
        assert s.owner[province] == owner, f"owner of {province}"
        assert s.plus[province] == 0 or not has_disc, f"+1 Manpower in {province}"
    for realm, lands in enumerate(s.lands):
        for province in lands:
            assert s.owner[province] == realm, f"{province} is not land of {realm}"
            assert s.vassal[province] == NONE, f"{province} is a Vassal's"
    owned = [p for p in s.atlas.provinces if s.owner[p] != NONE and s.vassal[p] == NONE]
    assert sum([len(lands) for lands in s.lands]) == len(owned), "a Province is in no list"
    assert s.occupant.count(REBELS) <= REBEL_TOWNS, "Rebel Towns"


def check_tracks(s: Table) -> None:
    """EU-7.5.2, EU-9.8.8, EU-2.T27, EU-SM.4: pieces of players are on the board or on the mat."""
    small, large, tokens = [0] * s.count, [0] * s.count, [0] * s.count
    covered_small, covered_large, covered_tokens = [0] * s.count, [0] * s.count, [0] * s.count
    for province in s.atlas.provinces:
        tax = s.atlas.province_tax[province]
        for seat, disc in (
            (s.town[province], s.disc[province]),
            (s.occupant[province], s.occupant_disc[province]),
        ):
            if disc != NO_DISC:
                small[seat] += _small(disc)
                large[seat] += disc == LARGE_TOWN
                tokens[seat] += tax if disc == STAND_IN else 0
        vassal = s.vassal[province]
        if vassal != NONE:
            tokens[vassal] += tax
        if s.occupant[province] == NONE:
            continue
        if vassal != NONE:
            covered_tokens[vassal] += tax
        elif s.town[province] != NONE:
            covered_small[s.town[province]] += _small(s.disc[province])
            covered_large[s.town[province]] += s.disc[province] == LARGE_TOWN
            covered_tokens[s.town[province]] += tax if s.disc[province] == STAND_IN else 0
    for seat in range(s.count):
        assert s.small_towns[seat] == small[seat] <= SMALL_TOWNS, f"Small Towns of {seat}"
        assert s.large_towns[seat] == large[seat] <= LARGE_TOWNS, f"Large Towns of {seat}"
        assert s.vassal_tokens[seat] == tokens[seat] <= VASSAL_TOKENS, f"tokens of {seat}"
        assert s.covered_small[seat] == covered_small[seat], f"covered Small slots of {seat}"
        assert s.covered_large[seat] == covered_large[seat], f"covered Large slots of {seat}"
        assert s.covered_vassals[seat] == covered_tokens[seat], f"covered tokens of {seat}"
        own = [p for p in s.atlas.provinces if s.vassal[p] == seat]
        assert list(s.vassal_lands[seat]) == own, f"Vassals of {seat}"
        _check_forces(s, seat)
    hired = sum([deployed(s, seat, MERCENARY) for seat in range(s.count)])
    assert s.mercenaries == hired <= MERCENARY_UNITS, f"{s.mercenaries} Mercenaries, {hired}"


def _small(disc: int) -> int:
    return (disc == SMALL_TOWN) + 2 * (disc == TWO_TOWNS)


def _check_forces(s: Table, seat: int) -> None:
    """EU-9.3.2, EU-9.10.8, EU-9.10.16, EU-9.10.17, EU-9.5.26: Armies, Manpower and the fleet."""
    for pool in (s.available, s.exhausted, s.allied, s.reserve_plus):
        assert pool[seat] >= 0, f"Manpower of {seat}"
    regulars = deployed(s, seat, REGULAR) + s.available[seat] + s.exhausted[seat]
    assert regulars <= REGULAR_UNITS, f"{seat} has {regulars} Regular Units"
    for army in range(ARMIES):
        area = s.army_area[seat * ARMIES + army]
        assert (area == NONE) == (army_size(s, seat, army) == 0), f"Army {army} of {seat}"
        assert area == NONE or s.atlas.has_area[area], f"Army {army} of {seat} in {area}"
    at = s.fleet_at[seat]
    assert (at == NONE) == (fleet_size(s, seat) == 0), f"fleet of {seat}"
    if 0 <= at < ZONE_COUNT and s.fleet[seat * FLEET_SHIPS + GALLEYS]:
        assert s.atlas.zone_galleys[at], f"Galleys of {seat} in {at}"
    assert all_ships(s, seat) <= OWN_SHIPS, f"Ships of {seat}"
    for place in range(seat * MERCHANTS, (seat + 1) * MERCHANTS):
        assert s.merchants[place] != NONE or not s.is_laid[place], f"Merchants of {seat}"


def check_areas(s: Table) -> None:
    """EU-11.1.2, EU-11.1.6, EU-2.M14, EU-CMP.10: what lies in Areas and Sea Zones."""
    for faiths, tokens in SUPPLY:
        assert len(tokens_of(s, faiths)) <= tokens, f"more than {tokens} tokens of {faiths}"
    for numbers in (s.influence, s.infantry, s.ships, s.guards, s.army, s.fleet, s.rebels):
        assert min(numbers) >= 0, "less than nothing"
    for area in range(AREA_COUNT):
        there = influence_in(s, area)
        assert there <= INFLUENCE_OF_AREA, f"{there} Influence in {area}"
        if s.atlas.area_continent[area] != NONE:
            assert there == 0, f"Influence in distant {area}"
        if not s.atlas.has_area[area]:
            assert not there and not s.claims[area] and not s.rebels[area], f"{area} is not there"
    for zone in range(ZONE_COUNT):
        guards = sum([s.guards[seat * ZONE_COUNT + zone] for seat in range(s.count)])
        assert guards <= s.atlas.zone_slots[zone], f"{guards} Ships on slots of {zone}"
    for place, ships in s.docked.items():
        assert ships > 0, f"{ships} Ships docked at {place}"
        port = place % PROVINCE_COUNT
        there = sum([ships_in_port(s, seat, port) for seat in range(s.count)])
        assert there <= MOST_IN_PORT, f"{there} Ships in {port}"
