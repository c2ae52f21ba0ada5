"""Chapter 9.2: Military and Naval Capacity, and where battles begin."""

from itertools import product

import pytest

from kronika.core.dice import dice_of
from kronika.games.europa_universalis.assignment import assigned
from kronika.games.europa_universalis.battle_triggers import is_land_battle, is_naval_battle
from kronika.games.europa_universalis.capacity import (
    launching,
    military_capacity,
    mustering,
    naval_capacity,
    use_for_land,
    use_for_sea,
)
from kronika.games.europa_universalis.position import Position
from kronika.games.europa_universalis.relations import is_hostile_zone, remember
from kronika.games.europa_universalis.terms import NONE

from .helpers import area, province, province_names, realm, zone

pytestmark = pytest.mark.compiled


def military(position: Position, of: str, where: str) -> int:
    return military_capacity(position.s, realm(of), area(where))


def naval(position: Position, of: str, where: str) -> int:
    return naval_capacity(position.s, realm(of), zone(where))


@pytest.mark.rule("EU-9.2.1", "EU-9.2.6", "EU-EXB10", "EU-TB32")
def test_a_port_beyond_a_hostile_sea_adds_nothing() -> None:
    position = Position().no_relations().no_forces()
    assert military(position, "england", "ireland") == 4
    assert military(position, "england", "northumbria") == 11
    position.war("england", "desmond").active("england")
    assert military(position, "england", "ireland") == 3
    assert province_names(mustering(position.s, realm("england"), area("ireland"))) == {
        *("pale", "wales", "lancashire"),
    }
    position.war("france", "england").alliance("france", "scotland", active=True)
    position.active("england")
    assert military(position, "england", "ireland") == 1
    assert military(position, "england", "northumbria") == 10
    position.ships("england", "northeastern-atlantic", 1).active("england")
    assert military(position, "england", "ireland") == 3
    assert military(position, "england", "northumbria") == 11


@pytest.mark.rule("EU-11.4.16")
@pytest.mark.rule("EU-9.2.1", "EU-2.T5")
def test_vassals_add_military_but_no_naval_capacity() -> None:
    position = Position().no_relations().no_forces()
    before = military(position, "france", "brittany-normandy")
    ships = naval(position, "france", "bay-of-biscay")
    position.vassal("france", "nantes")
    assert military(position, "france", "brittany-normandy") == before + 1
    assert naval(position, "france", "bay-of-biscay") == ships


@pytest.mark.rule("EU-9.2.4", "EU-9.2.10", "EU-9.8.16")
def test_occupied_provinces_add_nothing_to_anybody() -> None:
    position = Position().no_relations().no_forces().war("france", "england")
    england = military(position, "england", "aquitaine")
    france = military(position, "france", "aquitaine")
    channel = naval(position, "england", "bay-of-biscay")
    position.occupied("france", "bordeaux")
    assert military(position, "england", "aquitaine") == england - 2
    assert military(position, "france", "aquitaine") == france
    assert naval(position, "england", "bay-of-biscay") == channel - 2
    assert naval(position, "france", "bay-of-biscay") == 1


@pytest.mark.rule("EU-9.2.4", "EU-9.2.10", "EU-13.2.2")
def test_occupied_provinces_and_players_vassals_add_nothing_to_nprs() -> None:
    position = Position("S11").no_relations().no_forces().war("austria", "venice")
    men, ships = military(position, "venice", "venetia"), naval(position, "venice", "adriatic-sea")
    position.occupied("austria", "verona")
    assert military(position, "venice", "venetia") < men
    assert naval(position, "venice", "adriatic-sea") == ships - 1
    position.vassal("austria", "treviso")
    assert naval(position, "venice", "adriatic-sea") == ships - 2


@pytest.mark.rule("EU-9.2.5")
def test_provinces_beside_hostile_units_count_in_their_own_area_only() -> None:
    position = Position().no_relations().no_forces().war("france", "england")
    assert military(position, "france", "loire") == 16
    position.infantry("england", "seine", 1)
    assert military(position, "france", "loire") == 12  # without Paris and Champagne
    here = mustering(position.s, realm("france"), area("seine"))
    assert {"paris", "champagne"} <= province_names(here)
    position.rebels("loire", 1)
    assert military(position, "france", "aquitaine") == 5
    assert military(position, "france", "loire") == 12


@pytest.mark.rule("EU-9.2.5", "EU-EXB01")
def test_hostile_units_pin_provinces_of_nprs_too() -> None:
    position = Position("S11").no_relations().no_forces().war("austria", "venice")
    position.plus("verona", 0).plus("venezia", 0)
    assert military(position, "venice", "venetia") == 6
    position.infantry("austria", "lombardy", 1)
    assert military(position, "venice", "venetia") == 5
    # Rebels are no enemies of NPRs.
    position.infantry("austria", "lombardy", 0).rebels("lombardy", 2)
    assert military(position, "venice", "venetia") == 6


@pytest.mark.rule("EU-9.2.6", "EU-9.0.16", "EU-TB33", "EU-EXB01")
def test_only_ships_of_players_close_the_sea_for_an_npr() -> None:
    position = Position("S11").no_relations().no_forces().war("austria", "france")
    position.alliance("austria", "genoa", active=True).alliance("france", "florence", active=True)
    assert military(position, "genoa", "lombardy") == 3
    position.ships("france", "gulf-of-lion", 1)
    assert military(position, "genoa", "lombardy") == 2


@pytest.mark.rule("EU-9.2.7", "EU-9.2.10", "EU-EXB01")
def test_naval_capacity_counts_ports() -> None:
    position = Position("S11").no_relations().no_forces()
    assert naval(position, "venice", "adriatic-sea") == 5
    assert naval(position, "genoa", "gulf-of-lion") == 3
    # Land Units in the Area of a Port change nothing.
    position.war("austria", "venice").army("austria", 1, "venetia", infantry=3)
    assert naval(position, "venice", "adriatic-sea") == 5


@pytest.mark.rule("EU-9.2.9", "EU-13.4.13")
def test_inactive_ports_of_nprs_add_nothing() -> None:
    s = Position("S10").no_relations().no_forces().s
    for port in s.atlas.provinces:
        if s.atlas.is_inactive(port) and s.owner[port] != NONE and s.town[port] == NONE:
            for sea in s.atlas.province_zones[port]:
                assert port not in launching(s, s.owner[port], sea)


@pytest.mark.rule("EU-9.2.12", "EU-9.0.10", "EU-TB34", "EU-OPB04")
def test_ships_that_were_there_before_the_turn_block_ports() -> None:
    position = Position("S11").no_relations().no_forces().war("austria", "venice")
    position.active("austria").ships("austria", "adriatic-sea", 1)
    s = position.s
    assert naval(position, "venice", "adriatic-sea") == 5
    assert is_hostile_zone(s, position.seat("austria"), zone("adriatic-sea"))
    assert is_naval_battle(s, zone("adriatic-sea"), realm("austria"))
    remember(s)  # the next turn
    assert naval(position, "venice", "adriatic-sea") == 0
    assert not is_hostile_zone(s, position.seat("austria"), zone("adriatic-sea"))
    assert not is_naval_battle(s, zone("adriatic-sea"), realm("austria"))


@pytest.mark.rule("EU-9.2.13", "EU-5.5.RU5", "EU-9.2.17", "EU-TB41")
def test_a_province_counts_once_in_a_turn_on_land_and_once_at_sea() -> None:
    position = Position("S11").no_relations().no_forces().war("austria", "venice")
    position.active("austria").infantry("austria", "dalmatia", 1)
    s = position.s
    assert is_land_battle(s, area("dalmatia"), realm("austria"))
    use_for_land(s, list(s.lands[realm("venice")]))
    assert military(position, "venice", "dalmatia") == 0
    assert not is_land_battle(s, area("dalmatia"), realm("austria"))
    assert naval(position, "venice", "adriatic-sea") == 5
    use_for_sea(s, [province("venezia")])
    assert naval(position, "venice", "adriatic-sea") == 3
    s.memory.begin_turn()
    assert military(position, "venice", "dalmatia") > 0


@pytest.mark.rule("EU-13.4.11", "EU-9.2.3")
def test_plus_tokens_add_military_capacity_only() -> None:
    position = Position("S11").no_relations().no_forces()
    position.s.plus = [0] * len(position.s.plus)
    before = military(position, "venice", "venetia")
    position.plus("verona", 2)
    assert military(position, "venice", "venetia") == before + 2
    assert naval(position, "venice", "adriatic-sea") == 5


@pytest.mark.rule("EU-9.7.1", "EU-9.7.2", "EU-9.7.4", "EU-5.5.DW14", "EU-TB15")
def test_when_a_land_battle_begins() -> None:
    position = Position().no_relations().no_forces().war("castile", "granada").active("castile")
    s = position.s
    assert not is_land_battle(s, area("andalucia"), realm("castile"))
    position.infantry("castile", "andalucia", 1)
    assert is_land_battle(s, area("andalucia"), realm("castile"))
    remember(s)
    assert not is_land_battle(s, area("andalucia"), realm("castile"))
    position.rebels("andalucia", 1)
    assert is_land_battle(s, area("andalucia"), realm("castile"))


@pytest.mark.rule("EU-9.2.14", "EU-9.2.16")
def test_plans_are_possible_exactly_if_some_assignment_is() -> None:
    dice = dice_of("assign")
    seen = set()
    for _ in range(300):
        places = 1 + dice.below(3)
        needs = [dice.below(5) for _ in range(places)]
        many = dice.below(6)
        worths = [1 + dice.below(2) for _ in range(many)]
        reaches = [dice.below(1 << places) for _ in range(many)]
        found = assigned(needs, worths, reaches)
        possible = any(
            _fits(needs, worths, reaches, plan) for plan in product(range(-1, places), repeat=many)
        )
        seen.add(possible)
        assert (found is not None) == possible
        if found is not None:
            assert _fits(needs, worths, reaches, tuple(found))
            for place, chosen in enumerate(found):  # nobody supplies in vain
                if chosen != NONE:
                    less = [NONE if each == place else n for each, n in enumerate(found)]
                    assert not _fits(needs, worths, reaches, tuple(less))
    assert seen == {True, False}


def _fits(needs: list[int], worths: list[int], reaches: list[int], plan: tuple[int, ...]) -> bool:
    got = [0] * len(needs)
    for supplier, place in enumerate(plan):
        if place != NONE:
            if not reaches[supplier] >> place & 1:
                return False
            got[place] += worths[supplier]
    return all(one >= other for one, other in zip(got, needs))
