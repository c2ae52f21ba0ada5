"""SZ-J1.3, SZ-J2.1, SZ-D3, SZ-P3.4, SZ-Q6.3: units move from land to land."""

import pytest

from kronika.games.scharz.factions import factions
from kronika.games.scharz.marching import land_ways
from kronika.games.scharz.position import Position
from kronika.games.scharz.terms import BAD, NORMAL
from kronika.games.scharz.unit_moves import may_wait, units_ranges

from .movement import RETREAT, SPECIAL, Movement

pytestmark = pytest.mark.compiled


def _faction(position: Position, player: int, id: str) -> None:
    position.s.faction[player] = [faction.id for faction in factions()].index(id)


def _ways(position: Position, field: str, infantry: bool = True) -> list[str]:
    s = position.s
    return sorted(s.map.ids[to] for to in land_ways(s, 0, position.field(field), infantry))


@pytest.mark.rule("SZ-J1.3", "SZ-J1.5", "SZ-J2.1", "SZ-D3.4", "SZ-F4.5")
def test_one_unit_or_a_stack_moves_to_an_adjacent_land_field() -> None:
    position = Position("italia").units(0, "13", light_infantry=3, heavy_infantry=1)
    moving = Movement(position)
    assert moving.goals(0, "march", "13") == {"11", "12", "14"}
    assert not moving.options(0, "sail")
    assert "march 13 11 light-infantry standard 1" in moving.options(0)
    assert "march 13 11 light-infantry standard 3" in moving.options(0)
    moving.do(0, "march 13 11 light-infantry standard 2")
    assert [moving.at(unit) for unit in position.s.units()] == ["11", "11", "13", "13"]
    assert position.s.control[position.field("11")] == 0
    assert not moving.goals(0, "march", "11")
    moving.do(0, "march-all 13 14")
    assert [moving.at(unit) for unit in position.s.units()] == ["11", "11", "14", "14"]
    assert moving.options(0) == []


@pytest.mark.rule("SZ-J1.7", "SZ-J2.10")
def test_a_move_needs_no_supply_and_enters_hostile_land_freely() -> None:
    position = Position("italia").units(0, "13", light_infantry=1).city(1, "14").herds(1, "11")
    position.units(1, "12", light_infantry=9).grain(2, "11")
    assert Movement(position).goals(0, "march", "13") == {"11", "12", "14"}


@pytest.mark.rule("SZ-J2.10", "SZ-OP25", "SZ-H4.2", "SZ-H6.3")
def test_land_of_a_partner_is_closed_without_leave() -> None:
    position = Position("italia").units(0, "13", light_infantry=1).village(1, "14").truce(0, 1, 3)
    assert Movement(position).goals(0, "march", "13") == {"11", "12"}
    position.s.access[1] = 1
    assert Movement(position).goals(0, "march", "13") == {"11", "12", "14"}
    position.s.turn = 3
    assert Movement(position).goals(0, "march", "13") == {"11", "12"}


@pytest.mark.rule("SZ-J1.4")
def test_those_who_neither_build_nor_train_go_first_and_all_may_go() -> None:
    position = Position("italia").village(0, "13").units(0, "13", light_infantry=3)
    s = position.s
    s.builds_since[0] = 1
    s.training[1] = 1
    moving = Movement(position)
    moving.do(0, "march 13 11 light-infantry standard 1")
    assert [moving.at(unit) for unit in s.units()] == ["13", "13", "11"]
    moving.do(0, "march 13 11 light-infantry standard 2")
    assert (s.builds_since[0], s.training[1], s.gold[0]) == (0, 0, 2)


@pytest.mark.rule("SZ-J1.6", "SZ-L1.4")
def test_siege_engines_stay() -> None:
    position = Position("italia").village(1, "13").units(0, "13", siege_engines=1)
    assert Movement(position.encircled("13")).options(0) == []


@pytest.mark.rule("SZ-J1.2", "SZ-J2.11")
def test_who_has_capacity_may_leave_although_enemies_came_who_has_none_may_not() -> None:
    position = Position("italia").units(0, "13", light_infantry=1).units(0, "12", light_infantry=1)
    position.units(1, "14", light_infantry=1)
    moving = Movement(position)
    moving.do(0, "march 12 13 light-infantry standard 1")
    moving.do(1, "march 14 13 light-infantry standard 1")
    assert moving.options(0, "march") == [
        f"march 13 {to} light-infantry standard 1" for to in ("11", "12", "14")
    ]


@pytest.mark.rule("SZ-D3.1", "SZ-P3.4", "SZ-P4.12")
def test_black_borders_are_closed_but_for_light_infantry_of_the_picts() -> None:
    position = Position("britannia", "yellow")
    assert _ways(position, "12") == ["11", "13", "14"]
    _faction(position, 0, "britannia-picts")
    assert _ways(position, "12") == ["11", "13", "14", "15", "16"]
    assert _ways(position, "12", infantry=False) == ["11", "13", "14"]
    position.units(0, "12", light_infantry=1, heavy_infantry=1)
    moving = Movement(position)
    assert moving.goals(0, "march", "12", "heavy-infantry") == {"11", "13", "14"}
    assert "march-all 12 15" not in moving.options(0)
    moving.do(0, "march 12 15 light-infantry standard 1")
    assert moving.at(0) == "15"
    green = Position("britannia", "green")
    _faction(green, 0, "britannia-picts")
    assert _ways(green, "12") == ["11", "13", "14"]


@pytest.mark.rule("SZ-P3.4", "SZ-P4.4", "SZ-D3.6")
def test_illyrians_cross_black_borders_where_a_field_lies_in_illyria() -> None:
    position = Position("italia", "yellow", 8)
    _faction(position, 0, "italia-illyrians")
    assert {"44a", "44b", "44c"} <= set(_ways(position, "43d"))
    assert "17a" not in _ways(position, "15a")


@pytest.mark.rule("SZ-P3.4", "SZ-P4.43")
def test_visigoths_cross_black_borders_in_mountains() -> None:
    position = Position("huns", "yellow", 8)
    _faction(position, 0, "huns-visigoths")
    s = position.s
    assert "08c" not in _ways(position, "06c")
    joined = [
        (s.map.ids[one], s.map.ids[other])
        for one in range(s.map.count)
        for other in s.map.black_next[one]
        if s.map.border(one, other) in s.map.mountain_borders
    ]
    assert len(joined) > 10
    for one, other in joined:
        assert other in _ways(position, one)


@pytest.mark.rule("SZ-D3.2", "SZ-D3.3", "SZ-D6.6", "SZ-OP35", "SZ-P4.46")
def test_a_large_river_is_crossed_where_an_own_ship_or_one_of_the_coalition_opens_it() -> None:
    position = Position("italia").units(0, "02", light_infantry=4)
    assert "07" not in _ways(position, "02")
    position.units(1, "padus-2", transport_ship=1)
    assert "07" not in _ways(position, "02")
    position.truce(0, 1)
    assert "07" not in _ways(position, "02")
    position.s.access[1] = 1
    assert "07" in _ways(position, "02")
    position.s.truce_until = [0] * 9
    assert "07" not in _ways(position, "02")
    position.vassal(0, 1)
    moving = Movement(position)
    moving.do(0, "march 02 07 light-infantry standard 4")
    assert len(moving.on("07", 0)) == 4
    assert position.s.passengers(4) == []


@pytest.mark.rule("SZ-D6.7", "SZ-D3.2", "SZ-P4.46")
def test_ice_is_crossed_by_anybody_and_holds_ships() -> None:
    position = Position("huns", "yellow").units(0, "26", light_infantry=1)
    position.units(0, "danubius-3", transport_ship=1)
    assert "01" not in _ways(position, "26")
    position.s.frozen[position.field("danubius-2")] = True
    assert {"01", "03"} <= set(_ways(position, "26"))
    moving = Movement(position)
    assert moving.goals(0, "sail", "danubius-3") == {"danubius-4"}
    position.s.frozen[position.field("danubius-3")] = True
    assert not moving.goals(0, "sail", "danubius-3")
    assert not moving.goals(0, "land-at", "danubius-3")


@pytest.mark.rule("SZ-P4.39")
def test_romans_cross_the_danube_at_any_time_and_no_other_river() -> None:
    position = Position("huns", "yellow")
    assert _ways(position, "03") == ["01", "02", "04"]
    _faction(position, 0, "huns-romans")
    assert _ways(position, "03", infantry=False) == ["01", "02", "04", "26", "29"]
    assert "38" not in _ways(position, "33")
    white = Position("huns", "white")
    _faction(white, 0, "huns-romans")
    assert _ways(white, "03") == ["01", "02", "04"]


@pytest.mark.rule("SZ-Q6.3")
def test_a_bad_winter_ends_movement_by_land_of_its_climate_but_not_by_sea() -> None:
    position = Position("italia", "red")
    s = position.s
    s.round = s.turn = 8
    cold = max(s.map.ground.climates)
    warm = min(s.map.ground.climates)
    s.skies.winter[cold] = BAD
    inside = next(f for f in range(s.map.count) if s.map.climate[f] == cold and s.map.land_next[f])
    assert land_ways(s, 0, inside, True) == []
    edge, beyond = next(
        (f, to)
        for f in range(s.map.count)
        if s.map.climate[f] == warm
        for to in s.map.land_next[f]
        if s.map.climate[to] == cold
    )
    assert beyond not in land_ways(s, 0, edge, True)
    assert edge not in land_ways(s, 0, beyond, True)
    s.skies.winter[cold] = NORMAL
    assert beyond in land_ways(s, 0, edge, True)
    s.skies.winter[cold] = BAD
    s.round = s.turn = 1
    assert beyond in land_ways(s, 0, edge, True)


@pytest.mark.rule("SZ-Q3.1")
def test_rough_land_ends_the_movement_of_the_round_but_for_light_infantry() -> None:
    for mode, rides in (("yellow", True), ("red", False)):
        position = Position("italia", mode).units(0, "16", light_infantry=1, cavalry=1)
        position.village(0, "16")
        Movement(position).do(0, "march-all 16 17")
        special = Movement(position, SPECIAL)
        assert bool(special.goals(0, "march", "17", "cavalry")) == rides
        retreat = Movement(position, RETREAT)
        assert retreat.goals(0, "march", "17", "light-infantry") == {"16"}
        assert bool(retreat.goals(0, "march", "17", "cavalry")) == rides


@pytest.mark.rule("SZ-D4.7", "SZ-D4.5")
def test_nobody_enters_permanently_neutral_land_in_the_first_two_modes() -> None:
    for mode, open in (("first", False), ("white", True)):
        position = Position("italia", mode).units(0, "38", light_infantry=1)
        assert ("51" in Movement(position).goals(0, "march", "38")) == open


@pytest.mark.rule("SZ-H4.6")
def test_who_stands_on_land_of_a_new_partner_may_not_wait_while_there_is_a_way_out() -> None:
    position = Position("italia").village(1, "13").units(1, "13", light_infantry=1)
    position.units(0, "13", light_infantry=1).truce(0, 1)
    moving = Movement(position)
    assert not may_wait(position.s, 0)
    assert may_wait(position.s, 1)
    moving.do(0, "march 13 12 light-infantry standard 1")
    assert may_wait(position.s, 0)


@pytest.mark.rule("SZ-H4.6")
def test_without_a_way_out_it_stays() -> None:
    position = Position("italia").village(1, "30").units(1, "30", light_infantry=1)
    position.units(0, "30", light_infantry=1).truce(0, 1)
    Movement(position)
    assert may_wait(position.s, 0)
    first = Position("italia", "first").units(0, "13", light_infantry=1)
    Movement(first)
    assert may_wait(first.s, 0)


@pytest.mark.rule("SZ-H3.10", "SZ-H4.4")
def test_partners_who_enter_what_nobody_controlled_leave_it_to_the_lord_or_the_receiver() -> None:
    for lord in (True, False):
        position = Position("italia").units(0, "13", light_infantry=1)
        position.units(1, "11", light_infantry=1)
        if lord:
            position.vassal(0, 1)
        else:
            position.truce(0, 1)
            position.s.access = [7, 7, 7]
        moving = Movement(position)
        moving.do(0, "march 13 12 light-infantry standard 1")
        assert position.s.control[position.field("12")] == 0
        moving.do(1, "march 11 12 light-infantry standard 1")
        assert position.s.control[position.field("12")] == 1
    held = Position("italia").units(0, "13", light_infantry=1).units(0, "12", light_infantry=1)
    moving = Movement(held.units(1, "11", light_infantry=1).vassal(0, 1))
    moving.do(1, "march 11 12 light-infantry standard 1")
    assert held.s.control[held.field("12")] == 0


@pytest.mark.rule("SZ-F4.5")
def test_any_number_may_be_said_where_three_equal_units_are_together() -> None:
    position = Position("italia").units(0, "13", light_infantry=2, heavy_infantry=1)
    Movement(position)
    assert units_ranges(position.s, 0) == []
    position.units(0, "13", light_infantry=1)
    Movement(position)
    assert [(each.first.e, each.most) for each in units_ranges(position.s, 0)] == [(1, 3)] * 3
