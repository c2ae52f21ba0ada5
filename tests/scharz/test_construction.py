"""Chapters 12.2 and 12.5: building."""

import pytest

from kronika.games.scharz.construction import (
    add_builders,
    builders_needed,
    builders_on,
    can_found,
    cancel_site,
    construct,
    effective,
    found_building,
    free_builders,
    may_build,
    may_found_city,
    possible_buildings,
    prestige_price,
    price,
    quarters,
    start_quarters,
)
from kronika.games.scharz.factions import factions
from kronika.games.scharz.position import Position
from kronika.games.scharz.terms import (
    BUILDINGS,
    CITY,
    DOCK,
    FORTIFICATION,
    MODES,
    NONE,
    PORT,
    VILLAGE,
)

from .helpers import answer
from .test_taxes import coastal, lands, port

pytestmark = pytest.mark.compiled


def of(id: str) -> int:
    return [each.id for each in factions()].index(id)


def camp(mode: str = "white", **units: int) -> tuple[Position, int]:
    """A player with much of everything and units on a field, and that field."""
    table = Position("taifas", mode, players=4)
    id = lands(table)[0]
    table.units(0, id, "standard", **(units or {"light_infantry": 4}))
    table.s.gold[0] = 20
    table.s.prestige[0] = 20 if mode in ("yellow", "red") else 0
    table.s.tiles[0] = 11
    return table, table.field(id)


def site(table: Position, field: int, building: int, builders: int = 4) -> None:
    """A site that was founded in an earlier round."""
    found_building(table.s, 0, building, field, free_builders(table.s, 0, field)[:builders])
    table.s.turn += 1


# Founding


@pytest.mark.rule("SZ-M2.1")
def test_how_far_a_building_is_when_it_is_founded() -> None:
    found = [start_quarters(Position("taifas", mode).s) for mode in MODES]
    assert found == [2, 1, 2, 1, 0, 0]


@pytest.mark.rule("SZ-M5.1", "SZ-M5.4", "SZ-B4.2", "SZ-OP15")
@pytest.mark.parametrize(
    ("mode", "prestige", "tiles"),
    [("white", 0, 10), ("first", 0, 11), ("green", 0, 10), ("yellow", 17, 10)],
)
def test_founding_costs_gold_prestige_and_a_tile(mode: str, prestige: int, tiles: int) -> None:
    table, field = camp(mode)
    assert can_found(table.s, 0, VILLAGE, field)
    found_building(table.s, 0, VILLAGE, field, free_builders(table.s, 0, field)[:2])
    s = table.s
    assert (s.gold[0], s.prestige[0], s.tiles[0]) == (17, prestige, tiles)
    assert (s.site[field], s.site_owner[field]) == (VILLAGE, 0)
    assert len(builders_on(s, field)) == 2
    assert len(free_builders(s, 0, field)) == 2


@pytest.mark.rule("SZ-M5.1")
def test_founding_needs_builders_gold_and_a_tile() -> None:
    table, field = camp(light_infantry=1)
    assert not can_found(table.s, 0, VILLAGE, field)
    assert can_found(table.s, 0, FORTIFICATION, field)
    elite = Position("taifas", "white", players=4).units(0, "01ab", "elite", light_infantry=1)
    elite.s.gold[0], elite.s.tiles[0] = 9, 3
    assert can_found(elite.s, 0, VILLAGE, elite.field("01ab")), "an elite unit counts for two"
    table, field = camp()
    table.s.gold[0] = 2
    assert not can_found(table.s, 0, VILLAGE, field)
    table.s.gold[0], table.s.tiles[0] = 9, 0
    assert not can_found(table.s, 0, VILLAGE, field)
    first, field = camp("first")
    first.s.tiles[0] = 0
    assert can_found(first.s, 0, VILLAGE, field), "the first game has no limit"
    yellow, field = camp("yellow")
    yellow.s.prestige[0] = 2
    assert not can_found(yellow.s, 0, VILLAGE, field)


@pytest.mark.rule("SZ-M5.3", "SZ-EX26", "SZ-M5.4", "SZ-P2.1")
def test_prices() -> None:
    table, field = camp()
    every = [price(table.s, 0, building, field) for building in range(len(BUILDINGS))]
    assert every == [3, 5, 2, 4, 2]
    table.s.plundered[field] = True
    assert price(table.s, 0, VILLAGE, field) == 4
    yellow, field = camp("yellow")
    yellow.s.prestige[0] = 29
    assert (price(yellow.s, 0, CITY, field), prestige_price(yellow.s, CITY)) == (5, 5)
    yellow.s.prestige[0] = 30
    assert (price(yellow.s, 0, CITY, field), prestige_price(yellow.s, CITY)) == (4, 5)
    assert prestige_price(table.s, CITY) == 0


@pytest.mark.rule("SZ-L1.2", "SZ-M5.2", "SZ-P4.6", "SZ-P4.13")
def test_who_builds() -> None:
    table, field = camp("yellow", light_infantry=1, heavy_infantry=1, cavalry=1)
    s = table.s
    assert [may_build(s, unit) for unit in s.units_on(field)] == [True, False, False]
    for id in ("italia-romans", "britannia-romans"):
        s.faction[0] = of(id)
        assert [may_build(s, unit) for unit in s.units_on(field)] == [True, True, False]


@pytest.mark.rule("SZ-M2.7", "SZ-P4.6", "SZ-P4.44")
def test_factions_that_need_fewer_builders() -> None:
    s = camp("yellow")[0].s
    every = range(len(BUILDINGS))
    assert [builders_needed(s, 0, building) for building in every] == [2, 4, 1, 2, 1]
    s.faction[0] = of("italia-romans")
    assert [builders_needed(s, 0, building) for building in every] == [1, 2, 1, 2, 1]
    s.faction[0] = of("huns-ostrogoths")
    assert [builders_needed(s, 0, building) for building in every] == [1, 4, 1, 2, 1]


@pytest.mark.rule("SZ-M5.1", "SZ-M5.2", "SZ-D5.2", "SZ-M5.10")
def test_what_can_be_founded_where() -> None:
    table = Position("taifas", "white", players=4)
    ids = lands(table)
    shore = coastal(table, ids)[0]
    inland = next(id for id in ids if not table.s.map.points[table.field(id)])
    table.units(0, shore, light_infantry=4).units(0, inland, light_infantry=4)
    s, one, two = table.s, table.field(shore), table.field(inland)
    assert possible_buildings(s, 0, one) == [VILLAGE]
    assert possible_buildings(s, 1, one) == [], "only who controls it"
    table.village(0, shore).village(0, inland)
    assert possible_buildings(s, 0, one) == [CITY, DOCK, FORTIFICATION]
    assert possible_buildings(s, 0, two) == [CITY, FORTIFICATION]
    port(table, shore, "dock")
    s.fortified[one] = True
    assert possible_buildings(s, 0, one) == [CITY, PORT]
    s.site[one] = PORT
    assert possible_buildings(s, 0, one) == [], "one at a time"
    table.units(1, inland, light_infantry=1)
    assert possible_buildings(s, 0, two) == [], "contested"


@pytest.mark.rule("SZ-A2.8")
@pytest.mark.parametrize("mode", ["first", "basic"])
def test_casual_modes_have_no_ports_and_fortifications(mode: str) -> None:
    table = Position("taifas", mode, players=4)
    shore = coastal(table, lands(table))[0]
    table.village(0, shore).units(0, shore, light_infantry=4)
    assert possible_buildings(table.s, 0, table.field(shore)) == [CITY, DOCK]
    port(table, shore, "dock")
    assert possible_buildings(table.s, 0, table.field(shore)) == [CITY]


@pytest.mark.rule("SZ-M5.8")
def test_a_second_city_needs_a_port() -> None:
    table = Position("taifas", "white", players=4)
    ids = lands(table)
    shore = coastal(table, ids)[0]
    other = next(id for id in ids if id != shore)
    table.village(0, shore).village(0, other).units(0, shore, light_infantry=4)
    field = table.field(shore)
    assert CITY in possible_buildings(table.s, 0, field)
    table.s.site[table.field(other)], table.s.site_owner[table.field(other)] = CITY, 0
    assert CITY not in possible_buildings(table.s, 0, field), "a city that is being built counts"
    port(table, shore)
    assert CITY in possible_buildings(table.s, 0, field)


@pytest.mark.rule("SZ-M5.2")
def test_nothing_is_founded_on_neutral_land_or_in_an_encircled_settlement() -> None:
    table = Position("orient", "white")
    trail = next(f for f in range(table.s.map.count) if table.s.map.neutral[f] != NONE)
    table.units(0, table.s.map.ids[trail], light_infantry=4)
    assert possible_buildings(table.s, 0, trail) == []
    table, field = camp()
    id = table.s.map.ids[field]
    table.village(0, id).units(1, id, light_infantry=2).encircled(id)
    assert possible_buildings(table.s, 0, field) == possible_buildings(table.s, 1, field) == []


@pytest.mark.rule("SZ-M5.9", "SZ-Q2.2")
def test_in_red_mode_cities_lie_by_the_water() -> None:
    table = Position("vikings", "red", players=4)
    s = table.s
    for field in range(s.map.count):
        wet = [s.map.has_water(cell) for cell in s.map.cells[field]] if s.is_land(field) else []
        if len(set(wet)) == 2:
            id = s.map.ids[field]
            table.village(0, id).units(0, id, light_infantry=4)
            s.settlement_cell[field] = wet.index(False)
            assert CITY not in possible_buildings(s, 0, field)
            s.settlement_cell[field] = wet.index(True)
            assert CITY in possible_buildings(s, 0, field)
            return
    raise AssertionError


@pytest.mark.rule("SZ-M5.5")
def test_a_cancelled_site_brings_back_a_gold_and_the_tile() -> None:
    table, field = camp("yellow")
    found_building(table.s, 0, VILLAGE, field, free_builders(table.s, 0, field))
    before = (table.s.gold[0], table.s.prestige[0], table.s.tiles[0])
    cancel_site(table.s, field)
    after = (table.s.gold[0], table.s.prestige[0], table.s.tiles[0])
    assert after == (before[0] + 1, before[1], before[2] + 1)
    assert table.s.site[field] == NONE
    assert builders_on(table.s, field) == []
    assert len(free_builders(table.s, 0, field)) == 4


# Progress


@pytest.mark.rule("SZ-M2.2", "SZ-EX32")
@pytest.mark.parametrize(("builders", "gained"), [(1, 0), (2, 1), (3, 1), (4, 2)])
def test_builders_make_quarters(builders: int, gained: int) -> None:
    table, field = camp()
    table.s.site[field], table.s.site_owner[field] = VILLAGE, 0
    add_builders(table.s, free_builders(table.s, 0, field)[:builders])
    assert quarters(table.s, field, False) == 0, "they came in this round"
    table.s.turn += 1
    assert quarters(table.s, field, False) == gained
    assert quarters(table.s, field, True) == 2 * gained


@pytest.mark.rule("SZ-M2.2", "SZ-EX30")
def test_elite_units_build_for_two() -> None:
    table = Position("taifas", "white", players=4).units(0, "01ab", "elite", light_infantry=3)
    assert effective(table.s, table.s.units_of(0)) == 6


@pytest.mark.rule("SZ-M2.5", "SZ-K8.4", "SZ-M2.9", "SZ-EX26")
def test_a_completed_village_works_at_once() -> None:
    table, field = camp()
    table.s.plundered[field] = True
    site(table, field, VILLAGE)
    table.s.gold[0] = 0
    answer(construct(table.s))
    s = table.s
    assert (s.settlement_owner[field], s.settlement[field]) == (0, VILLAGE)
    assert not s.plundered[field]
    assert (s.site[field], builders_on(s, field)) == (NONE, [])


@pytest.mark.rule("SZ-M2.9")
def test_a_site_does_not_grow_in_the_round_it_is_founded() -> None:
    table, field = camp()
    found_building(table.s, 0, VILLAGE, field, free_builders(table.s, 0, field))
    table.s.gold[0] = 0
    answer(construct(table.s))
    assert table.s.site_quarters[field] == 2


@pytest.mark.rule("SZ-EX34", "SZ-EX35")
def test_ports_and_cities_with_four_builders() -> None:
    for building, settled in ((PORT, 2), (CITY, 2)):
        table = Position("taifas", "white", players=4)
        shore = coastal(table, lands(table))[0]
        field = table.field(shore)
        table.village(0, shore).units(0, shore, light_infantry=4)
        port(table, shore, "dock")
        table.s.gold[0], table.s.tiles[0] = 5, 5
        site(table, field, building)
        assert table.s.gold[0] == (1 if building == PORT else 0)
        assert table.s.site_quarters[field] == settled
        table.s.gold[0] = 0
        answer(construct(table.s))
        rounds = 1
        while table.s.site[field] != NONE:
            table.s.turn += 1
            answer(construct(table.s))
            rounds += 1
        assert rounds == (1 if building == PORT else 2)


@pytest.mark.rule("SZ-M2.4", "SZ-M2.8")
@pytest.mark.parametrize(
    ("building", "gold"), [(VILLAGE, 2), (CITY, 3), (DOCK, 1), (PORT, 2), (FORTIFICATION, 1)]
)
def test_acceleration_costs_half_the_price(building: int, gold: int) -> None:
    table, field = camp("green", light_infantry=1)
    table.s.site[field], table.s.site_owner[field] = building, 0
    if building in (DOCK, PORT):
        table.s.yard_point[field] = 0
    add_builders(table.s, free_builders(table.s, 0, field))
    spoken = f"taifas-{table.s.map.ids[field]}"
    answer(construct(table.s), [(0, f"accelerate {spoken}"), (0, "built-enough")])
    assert table.s.gold[0] == 20 - gold
    assert table.s.site_quarters[field] == 1


@pytest.mark.rule("SZ-M2.4", "SZ-M2.8")
def test_acceleration_may_complete_a_building_and_needs_a_builder() -> None:
    table, field = camp()
    site(table, field, VILLAGE, builders=2)
    spoken = f"taifas-{table.s.map.ids[field]}"
    answer(construct(table.s), [(0, f"accelerate {spoken}")])
    assert table.s.settlement[field] == VILLAGE
    empty, field = camp()
    empty.s.site[field], empty.s.site_owner[field] = VILLAGE, 0
    answer(construct(empty.s))
    assert empty.s.site_quarters[field] == 0


@pytest.mark.rule("SZ-M2.3", "SZ-P2.1", "SZ-M2.10")
def test_prestige_doubles_the_speed() -> None:
    for prestige, keys, left, grown in (
        (11, [], 11, 1),
        (12, ["no-haste"], 12, 1),
        (12, ["pay-haste"], 0, 2),
        (50, [], 50, 2),
    ):
        table, field = camp("yellow", light_infantry=2)
        site(table, field, VILLAGE, builders=2)
        table.s.prestige[0], table.s.gold[0] = prestige, 0
        answer(construct(table.s), [(0, key) for key in keys])
        assert (table.s.prestige[0], table.s.site_quarters[field]) == (left, grown)


@pytest.mark.rule("SZ-M2.10")
def test_an_encircled_site_stands_still() -> None:
    table, field = camp()
    id = table.s.map.ids[field]
    table.village(0, id)
    site(table, field, FORTIFICATION, builders=1)
    table.units(1, id, light_infantry=2).encircled(id)
    answer(construct(table.s))
    assert table.s.site_quarters[field] == 2


@pytest.mark.rule("SZ-M5.8", "SZ-M2.6")
def test_the_site_of_a_city_in_a_lost_village_is_no_city_of_its_founder() -> None:
    table = Position("italia").village(0, "12").village(0, "14").village(1, "20")
    s, lost = table.s, table.field("14")
    s.site[lost], s.site_owner[lost], s.site_quarters[lost] = CITY, 0, 2
    assert not may_found_city(s, 0, table.field("12"))
    s.change_settlement(lost, 1)
    assert may_found_city(s, 0, table.field("12"))
