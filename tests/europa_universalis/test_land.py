"""Chapters 2 and 7.5: who owns, controls and is friend of what; Towns and their tracks."""

import pytest

from kronika.games.europa_universalis.forces import all_deployed, deployed, manpower_limit
from kronika.games.europa_universalis.land import (
    REBEL_RULE,
    areas_of,
    base_tax,
    can_place_disc,
    controller,
    develop,
    has_vassal,
    is_active_port,
    is_core,
    is_part_of,
    is_vacant,
    keep,
    occupy,
    owns,
    put_town,
    realm_tax,
    strength,
    take_town,
    tax_value,
    vacate,
    vassal_tax,
)
from kronika.games.europa_universalis.places import AREAS, PROVINCES, REALMS
from kronika.games.europa_universalis.position import Position
from kronika.games.europa_universalis.relations import (
    is_friendly_area,
    is_friendly_province,
    is_hostile_area,
    is_hostile_province,
)
from kronika.games.europa_universalis.state import Table
from kronika.games.europa_universalis.terms import (
    LARGE_TOWN,
    LARGE_TOWNS,
    NONE,
    REGULAR,
    SMALL_TOWN,
    SMALL_TOWNS,
    STAND_IN,
    TWO_TOWNS,
    VASSAL_TOKENS,
)

pytestmark = pytest.mark.compiled


def province(name: str) -> int:
    return PROVINCES.index(name)


def foreign(s: Table, large: bool, many: int) -> list[int]:
    """Provinces of NPRs that are no capitals."""
    size = 2 if large else 1
    return [
        p
        for p in s.atlas.provinces
        if s.atlas.province_tax[p] == size
        and s.town[p] == NONE
        and s.owner[p] != NONE
        and p not in s.capital
    ][:many]


@pytest.mark.rule("EU-2.T10", "EU-2.T11", "EU-2.C4", "EU-2.C7", "EU-2.C10", "EU-2.M9")
def test_a_town_shows_who_owns_and_else_the_flag() -> None:
    position = Position().no_relations()
    s = position.s
    granada = province("granada")
    assert s.owner[granada] == REALMS.index("granada")
    assert not owns(s, 2, granada)
    position.town("castile", "granada")
    assert s.owner[granada] == REALMS.index("castile")
    assert owns(s, 2, granada)
    assert is_part_of(s, REALMS.index("castile"), AREAS.index("andalucia"))
    position.nobodys("granada")
    assert s.owner[granada] == REALMS.index("granada")


@pytest.mark.rule("EU-2.T11", "EU-2.C7", "EU-2.C9", "EU-7.6.1", "EU-13.3.2")
def test_a_token_of_a_dynamic_npr_overrides_the_flag_below_a_town() -> None:
    position = Position().dnpr("portugal", "amber", "plain", "lisboa", "granada")
    s = position.s
    granada = province("granada")
    assert s.owner[granada] == REALMS.index("portugal")
    assert is_core(s, REALMS.index("portugal"), granada)
    assert not is_core(s, REALMS.index("granada"), granada)
    position.town("castile", "granada")
    assert s.owner[granada] == REALMS.index("castile")
    assert is_core(s, REALMS.index("portugal"), granada)


@pytest.mark.rule("EU-2.T12", "EU-2.T13", "EU-2.C6", "EU-9.0.2", "EU-9.8.16")
def test_an_occupied_province_is_owned_by_nobody() -> None:
    position = Position().no_relations().war("castile", "granada")
    s = position.s
    granada = province("granada")
    realm = REALMS.index("granada")
    assert granada in s.lands[realm]
    position.occupied("castile", "granada")
    assert controller(s, granada) == REALMS.index("castile")
    assert s.owner[granada] == realm
    assert not owns(s, 2, granada)
    assert granada not in s.lands[REALMS.index("castile")]
    assert not is_part_of(s, REALMS.index("castile"), AREAS.index("andalucia")) or any(
        owns(s, 2, p) for p in s.atlas.area_provinces[AREAS.index("andalucia")]
    )
    vacate(s, granada)
    assert controller(s, granada) == realm
    position.town("castile", "granada").rebel_towns("granada")
    assert controller(s, granada) == REBEL_RULE


@pytest.mark.rule("EU-2.C8", "EU-11.4.1", "EU-2.T5", "EU-11.4.2", "EU-7.5.5")
def test_a_vassal_is_neither_an_npr_nor_part_of_its_overlord() -> None:
    position = Position().no_relations()
    s = position.s
    brittany = REALMS.index("brittany")
    lands = [PROVINCES[p] for p in s.lands[brittany]]
    tokens = sum(s.atlas.province_tax[province(name)] for name in lands)
    before, manpower = vassal_tax(s, 1), manpower_limit(s, 1)
    position.vassal("france", *lands)
    assert s.lands[brittany] == ()
    assert all(has_vassal(s, 1, province(name)) for name in lands)
    assert not any(owns(s, 1, province(name)) for name in lands)
    assert s.vassal_tokens[1] == tokens
    assert vassal_tax(s, 1) == before + (tokens + 1) // 2
    assert manpower_limit(s, 1) >= manpower
    area = s.atlas.province_area[province(lands[0])]
    owned = [p for p in s.atlas.area_provinces[area] if owns(s, 1, p)]
    assert (area in areas_of(s, REALMS.index("france"))) == bool(owned)


@pytest.mark.rule("EU-2.T20", "EU-2.T21", "EU-2.T22", "EU-2.T23", "EU-2.T25", "EU-OPB61")
def test_friendly_hostile_and_neutral() -> None:
    position = Position().no_relations().no_forces()
    s = position.s
    scotland = AREAS.index("scotland")
    capital = s.capital[REALMS.index("scotland")]
    assert not is_friendly_area(s, 0, scotland)
    assert not is_hostile_area(s, 0, scotland)
    position.alliance("england", "scotland")
    assert is_friendly_province(s, 0, capital)
    assert is_friendly_area(s, 0, scotland)
    position.rebels("scotland", 1)
    assert is_hostile_area(s, 0, scotland)
    assert not is_friendly_area(s, 0, scotland)
    position.rebels("scotland", 0).no_relations().war("england", "scotland")
    assert is_hostile_province(s, 0, capital)
    assert is_hostile_area(s, 0, scotland)
    assert not is_hostile_province(s, 1, capital)


@pytest.mark.rule("EU-2.T22", "EU-2.T23")
def test_rebels_are_hostile_to_all_players() -> None:
    position = Position().rebel_towns("bordeaux")
    bordeaux = province("bordeaux")
    assert all(is_hostile_province(position.s, seat, bordeaux) for seat in range(3))


@pytest.mark.rule("EU-2.T27", "EU-9.0.11")
def test_units_in_the_reserve_are_not_deployed() -> None:
    position = Position().no_forces().manpower("france", 9)
    s = position.s
    assert all_deployed(s, 1) == 0
    position.infantry("france", "loire", 2).army("france", 1, "loire", infantry=1, cavalry=1)
    position.army("france", 1, "loire", "mercenary", infantry=2)
    assert deployed(s, 1, REGULAR) == 4
    assert all_deployed(s, 1) == 6


@pytest.mark.rule("EU-2.M8", "EU-7.5.3", "EU-DV.1", "EU-DV.7", "EU-7.5.1", "EU-2.C11")
def test_tax_is_one_or_two() -> None:
    position = Position().no_relations()
    s = position.s
    before = base_tax(s, 1)
    small, large = foreign(s, False, 1)[0], foreign(s, True, 1)[0]
    assert (tax_value(s, small), tax_value(s, large)) == (1, 2)
    position.town("france", PROVINCES[small], PROVINCES[large])
    assert base_tax(s, 1) == before + 3
    realm = s.atlas.province_realm[s.capital[REALMS.index("scotland")]]
    tax = realm_tax(s, realm)
    assert tax == sum(tax_value(s, p) for p in s.lands[realm])
    position.plus(PROVINCES[s.capital[realm]])
    assert realm_tax(s, realm) == tax + 1
    assert strength(s, realm) == tax + 1


@pytest.mark.rule("EU-7.5.2", "EU-7.5.4")
def test_towns_leave_their_tracks_and_return() -> None:
    s = Position().no_relations().s
    small, large = foreign(s, False, 1)[0], foreign(s, True, 1)[0]
    counts = s.small_towns[1], s.large_towns[1]
    put_town(s, 1, small)
    put_town(s, 1, large)
    assert (s.disc[small], s.disc[large]) == (SMALL_TOWN, LARGE_TOWN)
    assert (s.small_towns[1], s.large_towns[1]) == (counts[0] + 1, counts[1] + 1)
    take_town(s, small)
    take_town(s, large)
    assert (s.small_towns[1], s.large_towns[1]) == counts


@pytest.mark.rule("EU-7.5.6", "EU-7.5.2")
def test_two_small_towns_stand_for_a_large_one() -> None:
    s = Position().no_relations().s
    large = foreign(s, True, 1)[0]
    s.large_towns[1] = LARGE_TOWNS
    small, tax = s.small_towns[1], base_tax(s, 1)
    put_town(s, 1, large)
    assert s.disc[large] == TWO_TOWNS
    assert s.small_towns[1] == small + 2
    assert base_tax(s, 1) == tax + 2
    occupy(s, 0, large)
    assert s.covered_small[1] == 2
    assert base_tax(s, 1) == tax
    vacate(s, large)
    assert s.covered_small[1] == 0
    take_town(s, large)
    assert s.small_towns[1] == small


@pytest.mark.rule("EU-7.5.7", "EU-7.5.8", "EU-DV.1", "EU-DV.4", "EU-D.3", "EU-OPA01")
def test_the_second_twenty_small_towns_count_on() -> None:
    s = Position().s
    tables = s.content.tables
    limits = []
    for small in (19, 20, 21, 30):
        s.small_towns[1], s.large_towns[1] = small, 0
        assert base_tax(s, 1) == small
        limits.append(tables.manpower(small, 0, 0, 0))
    assert limits == [10, 10, 11, 15]


@pytest.mark.rule("EU-7.5.9", "EU-OPA03")
def test_vassal_tokens_stand_in_when_all_towns_are_placed() -> None:
    s = Position().no_relations().s
    small = foreign(s, False, 2)
    s.small_towns[1] = SMALL_TOWNS
    tokens = s.vassal_tokens[1]
    put_town(s, 1, small[0])
    assert s.disc[small[0]] == STAND_IN
    assert s.vassal_tokens[1] == tokens + 1
    s.vassal_tokens[1] = VASSAL_TOKENS
    assert not can_place_disc(s, 1, small[1])


@pytest.mark.rule("EU-7.5.10", "EU-16.3.15", "EU-2.M8")
def test_a_large_town_makes_its_province_large() -> None:
    s = Position().no_relations().s
    small = foreign(s, False, 1)[0]
    put_town(s, 1, small)
    tax = base_tax(s, 1)
    develop(s, small)
    assert tax_value(s, small) == 2
    assert base_tax(s, 1) == tax + 1
    occupy(s, 0, small)
    assert s.occupant_disc[small] == LARGE_TOWN
    keep(s, small)
    assert s.town[small] == 0
    assert tax_value(s, small) == 2
    take_town(s, small)
    assert tax_value(s, small) == 1


@pytest.mark.rule("EU-9.8.13", "EU-OPA37", "EU-9.8.8")
def test_an_occupant_gains_the_tax_that_the_owner_loses() -> None:
    position = Position().no_relations().war("england", "france")
    s = position.s
    realm = REALMS.index("france")
    lost = next(p for p in s.lands[realm] if p != s.capital[realm] and tax_value(s, p) == 1)
    mine, theirs = base_tax(s, 0), base_tax(s, 1)
    occupy(s, 0, lost)
    assert (base_tax(s, 0), base_tax(s, 1)) == (mine + 1, theirs - 1)
    assert s.occupant_unrest[lost]


@pytest.mark.rule("EU-2.M19", "EU-2.M18", "EU-2.M20", "EU-9.2.9")
def test_territories_are_vacant_until_somebody_comes() -> None:
    position = Position()
    s = position.s
    canada = province("canada")
    assert is_vacant(s, canada)
    assert not is_vacant(s, province("mexico"))
    position.town("england", "canada")
    assert not is_vacant(s, canada)
    assert tax_value(s, canada) == 1
    assert not is_core(s, REALMS.index("england"), canada)


@pytest.mark.rule("EU-2.M20", "EU-2.M11", "EU-13.4.13")
def test_a_grey_port_works_with_a_piece_on_it() -> None:
    position = Position()
    s = position.s
    grey = next(p for p in s.atlas.provinces if s.atlas.is_inactive(p))
    assert not is_active_port(s, grey)
    position.town("england", PROVINCES[grey])
    assert is_active_port(s, grey)
    inland = next(p for p in s.atlas.provinces if not s.atlas.is_port(p))
    assert not is_active_port(s, inland)


@pytest.mark.rule("EU-2.O10", "EU-MAP.8")
def test_dutch_provinces_have_two_core_flags() -> None:
    s = Position().s
    dutch = next(p for p in s.atlas.provinces if s.atlas.province_dutch[p])
    assert is_core(s, REALMS.index("netherlands"), dutch)
    assert is_core(s, s.atlas.province_realm[dutch], dutch)
    position = Position().core("france", AREAS[s.atlas.province_area[dutch]])
    assert not is_core(position.s, REALMS.index("netherlands"), dutch)


@pytest.mark.rule("EU-11.4.12", "EU-13.2.1", "EU-11.4.17", "EU-13.2.2")
def test_an_npr_is_as_strong_as_with_its_vassals() -> None:
    s = Position("S16").s
    lord = next(r for r in s.atlas.realms if s.atlas.realm_vassals[r] and s.seat_of[r] == NONE)
    vassals = [v for v in s.atlas.realm_vassals[lord] if s.overlord[v] == lord]
    assert strength(s, lord) == sum(realm_tax(s, each) for each in (lord, *vassals))
    s.overlord[vassals[0]] = NONE
    assert strength(s, lord) == sum(realm_tax(s, each) for each in (lord, *vassals[1:]))
