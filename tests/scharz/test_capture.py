"""Chapters 10.6 and 10.8: what becomes of a settlement that is lost."""

import pytest

from kronika.games.scharz.capture import (
    AFTER_COMBAT,
    AT_ONCE,
    can_be_spared,
    destroy_settlement,
    port_can_be_spared,
    spare_city,
    take_over,
    win_over,
)
from kronika.games.scharz.pieces import grant_prestige
from kronika.games.scharz.plunder import score_stolen_herds
from kronika.games.scharz.position import Position
from kronika.games.scharz.state import IN_YARD, OUTSIDE
from kronika.games.scharz.terms import (
    CITY,
    DOCK,
    FORTIFICATION,
    LI,
    MERC,
    NONE,
    PORT,
    STANDARD,
    TS,
    VILLAGE,
)

pytestmark = pytest.mark.compiled

HERE = "04"


def taken(
    mode: str = "white", city: bool = False, yard: str = "", fortified: bool = False
) -> tuple[Position, int]:
    """A settlement of player 0 on the coast of Britannia, encircled by player 1."""
    table = Position("britannia", mode)
    (table.city if city else table.village)(0, HERE)
    field = table.field(HERE)
    if yard:
        _, one, other = table.s.map.points[field][0]
        seas = [table.s.map.ids[sea] for sea in (one, other) if sea != NONE]
        (table.port if yard == "port" else table.dock)(HERE, *seas)
    table.s.fortified[field] = fortified
    table.units(1, HERE, light_infantry=1).encircled(HERE)
    table.s.tiles = [0, 10, 10]
    return table, field


def told(table: Position) -> list[str]:
    return [line.key for line in table.s.log or []]


# Points and prestige


@pytest.mark.rule("SZ-G5.1", "SZ-G5.7", "SZ-K6.12")
@pytest.mark.parametrize("mode", ["first", "basic", "white", "green", "yellow", "red"])
@pytest.mark.parametrize(("city", "points"), [(False, 4), (True, 8)])
def test_points_of_a_settlement(mode: str, city: bool, points: int) -> None:
    for lose in (take_over, destroy_settlement):
        table, field = taken(mode, city)
        lose(table.s, field, 1)
        assert table.s.points == [-points, points, 0]


@pytest.mark.rule("SZ-G5.7")
def test_who_starves_alone_gives_nobody_points() -> None:
    table, field = taken(city=True)
    destroy_settlement(table.s, field, NONE)
    assert table.s.points == [-8, 0, 0]
    assert table.s.settlement[field] == NONE
    assert "loses-settlement player-1 city britannia-04" in told(table)


@pytest.mark.rule("SZ-P1.1", "SZ-P1.3", "SZ-G5.2", "SZ-G5.6", "SZ-H2.3")
@pytest.mark.parametrize(
    ("city", "yard", "fortified", "worth"),
    [
        (False, "", True, 8),
        (True, "", False, 12),
        (False, "dock", False, 12),
        (True, "port", True, 16),
    ],
)
def test_prestige_of_buildings(city: bool, yard: str, fortified: bool, worth: int) -> None:
    for rival, earned in ((False, worth), (True, worth * 3 // 2)):
        table, field = taken("yellow", city, yard, fortified)
        s = table.s
        s.rivals[1] = 1 if rival else 0
        take_over(s, field, 1, AFTER_COMBAT)
        assert s.prestige[1] == 0, "what combat earns comes when it is over"
        grant_prestige(s)
        assert s.prestige[1] == earned
        assert (s.destroyed[1], s.lost[0]) == (worth, worth), "without the bonus against a rival"
        table, field = taken("yellow", city, yard, fortified)
        table.s.rivals[1] = 1 if rival else 0
        destroy_settlement(table.s, field, 1)
        assert table.s.prestige[1] == earned, "who starves it gets it at once"


@pytest.mark.rule("SZ-P1.1")
def test_there_is_no_prestige_before_yellow_mode() -> None:
    for reward in (AT_ONCE, AFTER_COMBAT):
        table, field = taken("green")
        take_over(table.s, field, 1, reward)
        grant_prestige(table.s)
        assert table.s.prestige == [0, 0, 0]


@pytest.mark.rule("SZ-P1.1", "SZ-G5.6")
def test_a_loss_without_victor_is_remembered_all_the_same() -> None:
    table, field = taken("yellow", city=True)
    destroy_settlement(table.s, field, NONE)
    assert (table.s.lost[0], table.s.destroyed) == (12, [0, 0, 0])


# Tiles


@pytest.mark.rule("SZ-B4.7", "SZ-K6.10", "SZ-OP03", "SZ-B4.2")
@pytest.mark.parametrize(
    ("tiles", "left", "settlement", "yard", "fortified"),
    [
        (6, 1, CITY, PORT, True),
        (5, 0, CITY, PORT, True),
        (4, 0, CITY, PORT, False),
        (3, 0, CITY, DOCK, False),
        (2, 0, CITY, NONE, False),
        (1, 0, VILLAGE, NONE, False),
        (0, 0, NONE, NONE, False),
    ],
)
def test_a_captured_place_uses_up_tiles(
    tiles: int, left: int, settlement: int, yard: int, fortified: bool
) -> None:
    table, field = taken("white", True, "port", True)
    s = table.s
    s.tiles = [3, tiles, 0]
    take_over(s, field, 1)
    assert s.tiles == [3, left, 0], "those of the former owner do not come back"
    assert (s.settlement[field], s.yard[field]) == (settlement, yard)
    assert s.fortified[field] == fortified
    assert s.settlement_owner[field] == (1 if tiles else NONE)
    assert s.points == [-8, 8, 0], "for what it was"
    assert s.control[field] == 1
    assert not s.encircled_since[field]


@pytest.mark.rule("SZ-B4.4", "SZ-B4.7")
@pytest.mark.parametrize("mode", ["first", "basic"])
def test_simple_modes_have_no_limit_of_tiles(mode: str) -> None:
    table, field = taken(mode, True, "dock")
    table.s.tiles = [0, 0, 0]
    take_over(table.s, field, 1)
    assert (table.s.settlement[field], table.s.yard[field]) == (CITY, DOCK)
    assert table.s.settlement_owner[field] == 1
    assert table.s.tiles == [0, 0, 0]


@pytest.mark.rule("SZ-K8.5", "SZ-B4.7", "SZ-G5.7")
def test_a_spared_city() -> None:
    for port, left in ((True, 8), (False, 9)):
        table, field = taken("white", True, "port", True)
        s = table.s
        assert can_be_spared(s, field, 1)
        assert port_can_be_spared(s, field, 1)
        spare_city(s, field, 1, port)
        assert (s.settlement[field], s.settlement_owner[field]) == (VILLAGE, 1)
        assert s.yard[field] == (DOCK if port else NONE)
        assert not s.fortified[field]
        assert s.tiles[1] == left
        assert s.points == [-8, 8, 0], "a city was lost and captured"
        assert f"building-falls fortification britannia-{HERE}" in told(table)


@pytest.mark.rule("SZ-K8.5", "SZ-B4.7")
def test_what_can_be_spared() -> None:
    table, field = taken("white", False, "port")
    assert not can_be_spared(table.s, field, 1), "a village is not"
    assert not port_can_be_spared(table.s, field, 1)
    table, field = taken("white", True, "dock")
    assert can_be_spared(table.s, field, 1)
    assert not port_can_be_spared(table.s, field, 1), "nor a dock"
    table, field = taken("white", True, "port")
    table.s.tiles[1] = 1
    assert can_be_spared(table.s, field, 1)
    assert not port_can_be_spared(table.s, field, 1), "there is no tile for it"
    table.s.tiles[1] = 0
    assert not can_be_spared(table.s, field, 1)
    table, field = taken("first", True)
    table.s.tiles[1] = 0
    assert can_be_spared(table.s, field, 1)


@pytest.mark.rule("SZ-K8.5")
def test_a_dock_of_a_spared_city_is_destroyed() -> None:
    table, field = taken("white", True, "dock")
    spare_city(table.s, field, 1, port=False)
    assert table.s.yard[field] == table.s.yard_point[field] == NONE


# Goods


@pytest.mark.rule("SZ-K6.17", "SZ-G5.8", "SZ-K6.10")
def test_grain_and_fish_of_a_captured_place() -> None:
    table, field = taken("green", True, "port", True)
    s = table.s
    s.stored_grain[field], s.stored_fish[field] = 11, 4
    take_over(s, field, 1)
    assert (s.stored_grain[field], s.stored_fish[field]) == (11, 4)
    assert s.points == [-9, 9, 0], "one theft of grain"
    table, field = taken("green", True, "port", True)
    s = table.s
    s.stored_grain[field], s.stored_fish[field] = 11, 4
    spare_city(s, field, 1, port=True)
    assert (s.stored_grain[field], s.stored_fish[field]) == (5, 2), "what a village and a dock hold"


@pytest.mark.rule("SZ-K6.17", "SZ-G5.8")
def test_grain_and_fish_of_a_destroyed_place_are_lost() -> None:
    table, field = taken("green", False, "dock")
    s = table.s
    s.stored_grain[field], s.stored_fish[field] = 3, 2
    destroy_settlement(s, field, 1)
    assert (s.stored_grain[field], s.stored_fish[field]) == (0, 0)
    assert s.points == [-5, 4, 0]
    table, field = taken("green")
    table.s.stored_grain[field] = 3
    destroy_settlement(table.s, field, NONE)
    assert table.s.points == [-4, 0, 0], "nobody else destroyed it"


@pytest.mark.rule("SZ-K6.17", "SZ-G5.8")
def test_herds_of_a_captured_place() -> None:
    table, field = taken("green", True)
    table.herds(0, HERE, inside=True, sheep=1, cattle=1)
    s = table.s
    spare_city(s, field, 1, port=False)
    assert s.herd_owner == [NONE, 1], "a village has room for one: the better"
    assert s.herds_in(field) == [1]
    assert s.points == [-8 - 2, 8, 0]
    score_stolen_herds(s)
    assert s.points == [-10, 9, 0]


@pytest.mark.rule("SZ-K6.17", "SZ-G5.8")
@pytest.mark.parametrize(("grazing", "kept"), [(0, 2), (1, 1), (2, 0)])
def test_herds_of_a_destroyed_place(grazing: int, kept: int) -> None:
    table, field = taken("green", True)
    table.herds(0, HERE, inside=True, pigs=2).herds(1, HERE, sheep=grazing)
    s = table.s
    destroy_settlement(s, field, 1)
    assert s.herds_in(field) == []
    assert len(s.herds_on(field)) == grazing + kept
    assert all(s.herd_owner[herd] == 1 for herd in s.herds_on(field))
    assert s.points == [-10, 8, 0], "a herd that perishes is lost to another player too"


@pytest.mark.rule("SZ-K6.17")
def test_herds_of_who_starves_alone_stay_his() -> None:
    table, field = taken("green")
    table.herds(0, HERE, inside=True, pigs=1)
    destroy_settlement(table.s, field, NONE)
    assert table.s.herds_on(field) == [0]
    assert table.s.herd_owner == [0]
    assert table.s.points == [-4, 0, 0]


@pytest.mark.rule("SZ-K6.17", "SZ-H3.5")
def test_a_herd_of_a_partner_is_not_stolen() -> None:
    table, field = taken("green")
    table.herds(2, HERE, inside=True, pigs=1).truce(1, 2)
    take_over(table.s, field, 1)
    assert table.s.herd_owner == [2]
    assert table.s.points == [-4, 4, 0]


@pytest.mark.rule("SZ-K6.17", "SZ-K6.10")
def test_empty_ships_fall_to_the_victor() -> None:
    for lose in (take_over, destroy_settlement):
        table, field = taken("white", False, "dock")
        table.s.empty.put(0, TS, field, 2)
        lose(table.s, field, 1)
        assert table.s.empty.count(field, 1, TS) == 2


# Sites


@pytest.mark.rule("SZ-K6.20")
def test_sites() -> None:
    for lose, site in ((take_over, FORTIFICATION), (destroy_settlement, NONE)):
        table, field = taken()
        s = table.s
        s.site[field], s.site_owner[field], s.site_quarters[field] = FORTIFICATION, 0, 3
        lose(s, field, 1)
        assert s.site[field] == site
        assert s.site_quarters[field] == (3 if site != NONE else 0)


@pytest.mark.rule("SZ-K6.20")
def test_a_port_under_construction_goes_with_its_dock() -> None:
    table, field = taken("white", True, "dock")
    s = table.s
    s.site[field], s.site_owner[field], s.site_quarters[field] = PORT, 0, 2
    spare_city(s, field, 1, port=False)
    assert (s.yard[field], s.site[field]) == (NONE, NONE)


# Units


@pytest.mark.rule("SZ-K6.21")
def test_units_inside_stand_on_the_field() -> None:
    for lose in (take_over, destroy_settlement):
        table, field = taken()
        table.units(0, HERE, light_infantry=2).encircled(HERE)
        s = table.s
        assert len(s.units_inside(field)) == 2
        lose(s, field, 1)
        assert s.units_inside(field) == []
        assert len(s.units_on(field)) == 3
        assert s.control[field] == 1, "contested, it keeps its controller"


def with_ships(mode: str = "white") -> tuple[Position, int, list[int]]:
    table, field = taken(mode, False, "dock")
    table.units(0, HERE, transport_ship=1)
    ship = len(table.s.owner) - 1
    table.s.where[ship] = IN_YARD
    return table, field, table.s.yard_seas(field)


@pytest.mark.rule("SZ-K6.21")
def test_ships_sail_out() -> None:
    for lose, by in ((take_over, 1), (destroy_settlement, 1), (destroy_settlement, NONE)):
        table, field, seas = with_ships()
        s = table.s
        lose(s, field, by)
        assert (s.at[1], s.where[1]) == (seas[0], OUTSIDE)
        assert s.control[seas[0]] == 0


@pytest.mark.rule("SZ-K6.21", "SZ-J2.8")
def test_ships_that_cannot_sail_out_land() -> None:
    for lose, by, owner in ((take_over, 1, 1), (destroy_settlement, NONE, 0)):
        table, field, seas = with_ships()
        s = table.s
        for sea in seas:
            table.units(2, s.map.ids[sea], transport_ship=1)
        lose(s, field, by)
        assert (s.type[1], s.at[1], s.where[1]) == (LI, field, OUTSIDE)
        assert s.empty.count(field, owner, TS) == 1


@pytest.mark.rule("SZ-K6.21")
def test_ships_of_a_partner_leave_the_sea_open() -> None:
    table, field, seas = with_ships()
    table.truce(0, 2)
    for sea in seas:
        table.units(2, table.s.map.ids[sea], transport_ship=1)
    take_over(table.s, field, 1)
    assert table.s.at[1] == seas[0]


@pytest.mark.rule("SZ-K6.21")
def test_of_two_seas_ships_choose_the_one_with_own_ships() -> None:
    table = Position("britannia")
    s = table.s
    field, point = next(
        (field, place)
        for field in range(s.map.count)
        for place, (_, _, other) in enumerate(s.map.points[field])
        if other != NONE
    )
    id = s.map.ids[field]
    table.village(0, id)
    s.yard[field], s.yard_point[field] = DOCK, point
    first, second = s.yard_seas(field)
    for own, sea in ((NONE, first), (first, first), (second, second)):
        twin = s.copy()
        ship = twin.add_unit(0, TS, STANDARD, field)
        twin.where[ship] = IN_YARD
        if own != NONE:
            twin.add_unit(0, TS, STANDARD, own)
        destroy_settlement(twin, field, NONE)
        assert twin.at[ship] == sea


@pytest.mark.rule("SZ-L1.4")
def test_siege_engines_are_infantry_when_the_siege_is_over() -> None:
    for lose in (take_over, destroy_settlement):
        table, field = taken()
        table.units(1, HERE, siege_engines=1)
        lose(table.s, field, 1)
        assert table.s.type[1] == LI


@pytest.mark.rule("SZ-B4.9")
def test_mercenaries_change_sides() -> None:
    table, _ = taken("green")
    table.units(0, HERE, mercenaries=1).encircled(HERE)
    s = table.s
    win_over(s, 1, by=1)
    assert (s.owner[1], s.type[1], s.where[1]) == (1, MERC, OUTSIDE)
    assert told(table)[-1] == f"changes-sides player-1 player-2 mercenaries britannia-{HERE}"
