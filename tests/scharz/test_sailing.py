"""SZ-J2.6 to J2.9, SZ-J2.13, SZ-J2.14, SZ-D6.8 to D6.10, SZ-D6.16: ships sail, put in and land."""

import pytest

from kronika.games.scharz.factions import factions
from kronika.games.scharz.plunder import take_goods
from kronika.games.scharz.position import Position
from kronika.games.scharz.shipping import may_stand, streams_of
from kronika.games.scharz.state import ABOARD, IN_YARD, INSIDE, ON_BORDER, OUTSIDE
from kronika.games.scharz.terms import LI, NONE, TS, WS

from .movement import RETREAT, SPECIAL, Movement, aboard, in_yard

pytestmark = pytest.mark.compiled


def _faction(position: Position, player: int, id: str) -> None:
    position.s.faction[player] = [faction.id for faction in factions()].index(id)


def _stands(position: Position, field: str) -> bool:
    return may_stand(position.s, 0, position.field(field))


@pytest.mark.rule("SZ-J2.6", "SZ-J2.1", "SZ-D6.6")
def test_a_ship_sails_to_adjacent_water_and_its_passengers_go_along_free() -> None:
    position = Position("italia").units(0, "sS", transport_ship=1, warship=1, light_infantry=2)
    aboard(position, 2, 3, ship=0)
    s = position.s
    moving = Movement(position)
    assert moving.goals(0, "sail", "sS") == {"sR", "padus-3"}
    moving.do(0, "sail sS padus-3 transport-ship standard 1")
    assert [moving.at(unit) for unit in s.units()] == ["padus-3", "sS", "padus-3", "padus-3"]
    assert (s.moves.used[2], s.moves.carried[2], s.where[2]) == (False, True, ABOARD)
    assert not moving.goals(0, "sail", "padus-3")
    assert s.control[position.field("padus-3")] == 0


@pytest.mark.rule("SZ-J2.6", "SZ-F4.5")
def test_all_ships_of_a_sea_sail_together() -> None:
    position = Position("italia").units(0, "sS", transport_ship=1, warship=1)
    moving = Movement(position)
    moving.do(0, "sail-all sS sR")
    assert [moving.at(0), moving.at(1)] == ["sR", "sR"]


@pytest.mark.rule("SZ-J2.3")
def test_where_ships_differ_the_player_says_which_one_sails() -> None:
    position = Position("italia").units(0, "sS", transport_ship=2, heavy_infantry=1)
    aboard(position, 2, ship=1)
    moving = Movement(position)
    moving.do(
        0,
        "sail sS sR transport-ship standard 1",
        "this-ship transport-ship standard 1-heavy-infantry 1 1",
    )
    assert [moving.at(unit) for unit in (0, 1, 2)] == ["sS", "sR", "sR"]


@pytest.mark.rule("SZ-J2.6", "SZ-J2.7", "SZ-J2.2")
def test_a_ship_leaves_its_shipyard_to_the_sea_it_touches_with_units_of_the_land() -> None:
    position = Position("italia").village(0, "13").dock("13", "sA")
    position.units(0, "13", transport_ship=1, light_infantry=2, cavalry=1, siege_engines=1)
    in_yard(position, 0)
    s = position.s
    moving = Movement(position)
    assert moving.goals(0, "sail", "13") == {"sA"}
    answers = moving.do(
        0,
        "sail 13 sA transport-ship standard 1",
        "take-along cavalry standard 1 1",
        "take-along light-infantry standard 1 1",
    )
    assert answers.asked[0][1] == [
        "take-along light-infantry standard 1 1",
        "take-along light-infantry standard 1 2",
        "take-along cavalry standard 1 1",
        "take-no-more",
    ]
    assert [moving.at(unit) for unit in s.units()] == ["sA", "sA", "13", "sA", "13"]
    assert s.where[0] == OUTSIDE
    assert s.ship[3] == 0


@pytest.mark.rule("SZ-J2.7", "SZ-D5.4")
def test_a_ship_goes_into_an_own_shipyard_from_the_sea_that_it_touches() -> None:
    position = Position("italia").village(0, "13").dock("13", "sA")
    position.units(0, "sA", transport_ship=1, light_infantry=1).units(0, "sB", warship=1)
    aboard(position, 1, ship=0)
    s = position.s
    moving = Movement(position)
    assert moving.goals(0, "put-in", "sA") == {"13"}
    assert "13" not in moving.goals(0, "land-at", "sA")
    assert "13" not in moving.goals(0, "put-in", "sB")
    assert "13" in moving.goals(0, "land-at", "sB")
    moving.do(0, "put-in sA 13 transport-ship standard 1")
    assert (s.where[0], s.where[1], s.type[0]) == (IN_YARD, OUTSIDE, TS)
    moving.do(0, "march 13 12 light-infantry standard 1")
    assert moving.at(1) == "12"


@pytest.mark.rule("SZ-J2.7", "SZ-H3.6")
def test_a_shipyard_of_the_coalition_takes_ships_and_a_foreign_one_does_not() -> None:
    position = Position("italia").village(1, "13").dock("13", "sA").units(0, "sA", warship=1)
    assert not Movement(position).goals(0, "put-in", "sA")
    position.vassal(0, 1)
    assert Movement(position).goals(0, "put-in", "sA") == {"13"}


@pytest.mark.rule("SZ-J2.14", "SZ-J2.8", "SZ-D5.5")
def test_a_ship_that_finds_a_full_shipyard_lands() -> None:
    position = Position("italia").village(0, "13").dock("13", "sA").units(0, "sA", warship=3)
    moving = Movement(position)
    assert "put-in sA 13 warship standard 2" in moving.options(0)
    assert "put-in sA 13 warship standard 3" not in moving.options(0)
    moving.do(0, "put-in sA 13 warship standard 2")
    assert "13" not in moving.goals(0, "put-in", "sA")
    moving.do(0, "land-at sA 13 warship standard 1")
    s = position.s
    assert [s.type[unit] for unit in s.units()] == [WS, WS, LI]
    assert s.empty.count(position.field("13"), 0, WS) == 1


@pytest.mark.rule("SZ-J2.8", "SZ-D6.6")
def test_a_ship_that_lands_becomes_infantry_and_all_aboard_land_free() -> None:
    position = Position("italia").units(0, "sA", "veteran", transport_ship=1)
    position.units(0, "sA", heavy_infantry=1).units(0, "padus-1", warship=1)
    aboard(position, 1, ship=0)
    s = position.s
    moving = Movement(position)
    moving.do(0, "land-at sA 13 transport-ship veteran 1")
    assert (s.type[0], s.experience[0], moving.at(1)) == (LI, 3, "13")
    assert s.empty.count(position.field("13"), 0, TS) == 1
    assert not moving.goals(0, "march", "13", "light-infantry")
    assert moving.goals(0, "march", "13", "heavy-infantry")
    moving.do(0, "land-at padus-1 01 warship standard 1")
    assert s.type[2] == LI


@pytest.mark.rule("SZ-J2.9", "SZ-OP28")
def test_an_empty_ship_is_manned_by_own_infantry_that_sails_at_once() -> None:
    position = Position("italia").units(0, "13", light_infantry=2, heavy_infantry=1)
    position.units(1, "14", light_infantry=1)
    s = position.s
    for id in ("13", "14"):
        s.empty.put(0, TS, position.field(id))
    moving = Movement(position)
    assert moving.goals(0, "man", "13") == {"sA", "sB"}
    assert not moving.options(1, "man")
    moving.do(
        0,
        "man 13 sB transport-ship standard 1",
        "take-along heavy-infantry standard 1 1",
        "take-no-more",
    )
    assert sorted(s.type[unit] for unit in s.units_of(0)) == [LI, 1, TS]
    assert (moving.at(2), s.gold[0]) == ("sB", 0)
    assert s.empty.count(position.field("13"), 0, TS) == 0
    assert not moving.options(0, "man")
    assert not moving.goals(0, "sail", "sB")


@pytest.mark.rule("SZ-J2.13", "SZ-D5.4")
def test_an_encircled_settlement_is_entered_from_the_sea_within_its_room() -> None:
    position = Position("italia").village(0, "13").dock("13", "sA", "sB")
    position.units(0, "13", light_infantry=4).units(1, "13", light_infantry=1).encircled("13")
    position.units(0, "sA", transport_ship=2, heavy_infantry=3)
    aboard(position, 7, ship=5)
    aboard(position, 8, 9, ship=6)
    s = position.s
    moving = Movement(position)
    moving.do(0, "put-in sA 13 transport-ship standard 1")
    assert (s.where[5], s.where[7]) == (IN_YARD, INSIDE)
    assert "13" not in moving.goals(0, "put-in", "sA")
    assert "13" in moving.goals(0, "land-at", "sA")
    moving.end()
    assert not s.locked[position.field("13")]


@pytest.mark.rule("SZ-J2.13")
def test_a_blocked_shipyard_of_an_encircled_settlement_lets_nobody_in() -> None:
    position = Position("italia").village(0, "13").dock("13", "sA")
    position.units(1, "13", light_infantry=1).encircled("13").units(1, "sA", warship=1)
    position.units(0, "sB", warship=1)
    moving = Movement(position)
    moving.do(0, "sail sB sA warship standard 1")
    again = Movement(position)
    assert not again.goals(0, "put-in", "sA")


# Rivers


@pytest.mark.rule("SZ-D6.8", "SZ-D3.7")
def test_ships_stand_on_coasts_with_a_river_and_on_no_other_land() -> None:
    position = Position("italia", "first")
    assert [_stands(position, id) for id in ("14", "13", "12")] == [True, False, False]


@pytest.mark.rule("SZ-D6.9")
def test_in_orient_ships_stand_on_yellow_land_with_a_river() -> None:
    position = Position("orient", "first")
    assert [_stands(position, id) for id in ("04", "31", "06")] == [True, False, False]
    assert not _stands(Position("italia", "first"), "12")


@pytest.mark.rule("SZ-D6.10", "SZ-P4.16")
def test_vikings_sail_up_all_rivers_and_to_all_coasts_but_mountains() -> None:
    position = Position("vikings", "yellow")
    coasts = [
        id
        for id, coast, rivers, colour in zip(
            position.s.map.ids, position.s.map.coast, position.s.map.rivers, position.s.map.colour
        )
        if coast and not rivers and colour not in (NONE, 2) and not id.startswith("s")
    ]
    mountains = [
        id
        for id, coast, rivers, colour in zip(
            position.s.map.ids, position.s.map.coast, position.s.map.rivers, position.s.map.colour
        )
        if coast and not rivers and colour == 2
    ]
    assert coasts
    assert mountains
    assert not _stands(position, "34")
    assert not any(_stands(position, id) for id in coasts)
    _faction(position, 0, "vikings-vikings")
    assert _stands(position, "34")
    assert all(_stands(position, id) for id in coasts)
    assert not any(_stands(position, id) for id in mountains)


@pytest.mark.rule("SZ-Q3.2")
def test_in_red_mode_ships_enter_wetlands() -> None:
    assert not _stands(Position("britannia", "yellow"), "03")
    position = Position("britannia", "red")
    assert _stands(position, "03")
    sea = position.s.map.ids[position.s.map.coast[position.field("03")][0]]
    position.units(0, sea, warship=1)
    moving = Movement(position)
    moving.do(0, f"sail-inland {sea} 03 warship standard 1")
    assert position.s.type[0] == WS
    special = Movement(position, SPECIAL)
    assert not special.options(0)


@pytest.mark.rule("SZ-D6.16")
def test_the_owner_chooses_whether_a_ship_stands_lands_or_goes_into_the_shipyard() -> None:
    position = Position("italia").village(0, "14").dock("14", "sB").units(0, "sB", warship=3)
    s = position.s
    moving = Movement(position)
    for verb in ("sail-inland", "land-at", "put-in"):
        moving.do(0, f"{verb} sB 14 warship standard 1")
    assert [s.where[unit] for unit in s.units()] == [OUTSIDE, OUTSIDE, IN_YARD]
    assert [s.type[unit] for unit in s.units()] == [WS, LI, WS]
    assert s.control[position.field("14")] == 0


@pytest.mark.rule("SZ-D6.16", "SZ-J2.6")
def test_passengers_of_a_ship_on_land_stand_there_and_are_taken_along_again() -> None:
    position = Position("orient").units(0, "sJ", transport_ship=1, light_infantry=2)
    aboard(position, 1, 2, ship=0)
    s = position.s
    moving = Movement(position)
    moving.do(0, "sail-inland sJ 01 transport-ship standard 1", "name-river orient-nile")
    assert [s.where[unit] for unit in s.units()] == [OUTSIDE, OUTSIDE, OUTSIDE]
    assert not any(s.moves.used[unit] for unit in (1, 2))
    moving = Movement(position)
    assert moving.goals(0, "sail", "01") == {"sJ"}
    assert moving.goals(0, "sail-inland", "01") == {"02", "03"}
    moving.do(
        0,
        "sail-inland 01 03 transport-ship standard 1",
        "take-along light-infantry standard 1 1",
        "take-no-more",
    )
    assert sorted(moving.at(unit) for unit in s.units()) == ["01", "03", "03"]
    assert s.map.ground.small_rivers[s.river[0]] == "nile"


@pytest.mark.rule("SZ-D6.9", "SZ-D6.16")
def test_a_ship_stays_on_the_river_that_it_named() -> None:
    position = Position("orient").units(0, "sM", warship=1)
    moving = Movement(position)
    moving.do(0, "sail-inland sM 42 warship standard 1", "name-river orient-euphrates")
    again = Movement(position)
    assert again.goals(0, "sail-inland", "42") == {"41"}
    again.do(0, "sail-inland 42 41 warship standard 1")
    later = Movement(position)
    assert later.goals(0, "sail-inland", "41") == {"40", "42"}
    assert later.goals(0, "land-at", "41") == {"40", "42"}


@pytest.mark.rule("SZ-D6.16")
def test_a_river_that_leads_nowhere_is_not_asked_for() -> None:
    position = Position("vikings", "white").units(0, "sH", warship=1)
    s = position.s
    rivers = streams_of(s, 0, position.field("sH"), position.field("22"), 0)
    assert len(rivers) == 1


@pytest.mark.rule("SZ-D6.16", "SZ-J3.2")
def test_a_ship_that_sails_up_a_river_crosses_like_any_unit() -> None:
    position = Position("orient").units(0, "01", warship=1).units(1, "03", light_infantry=1)
    s = position.s
    s.river[0] = s.map.ground.small_rivers.index("nile")
    moving = Movement(position)
    moving.do(0, "sail-inland 01 03 warship standard 1")
    moving.do(1, "march 03 01 light-infantry standard 1")
    assert [s.border[unit] for unit in s.units()] == [
        s.map.border(position.field("01"), position.field("03"))
    ] * 2


@pytest.mark.rule("SZ-D3.1", "SZ-D6.9")
def test_ships_sail_along_a_river_over_a_black_border() -> None:
    position = Position("italia").units(0, "09", warship=1)
    s = position.s
    s.river[0] = s.map.ground.small_rivers.index("arnus")
    assert position.field("11") in s.map.black_next[position.field("09")]
    assert Movement(position).goals(0, "sail-inland", "09") == {"11"}


@pytest.mark.rule("SZ-P4.16", "SZ-J5.2")
def test_vikings_who_retreat_to_a_settlement_land() -> None:
    position = Position("vikings", "yellow").village(0, "24").units(0, "sB", transport_ship=1)
    assert Movement(position, RETREAT).goals(0, "sail-inland", "sB") == {"24"}
    _faction(position, 0, "vikings-vikings")
    moving = Movement(position, RETREAT)
    assert moving.goals(0, "land-at", "sB") == {"24"}
    assert not moving.goals(0, "sail-inland", "sB")


@pytest.mark.rule("SZ-J2.10", "SZ-OP25")
def test_water_of_a_partner_is_closed_without_leave() -> None:
    position = Position("italia").units(0, "sS", warship=1).units(1, "sR", warship=1).truce(0, 1)
    assert Movement(position).goals(0, "sail", "sS") == {"padus-3"}
    position.s.access[1] = 1
    assert Movement(position).goals(0, "sail", "sS") == {"padus-3", "sR"}


@pytest.mark.rule("SZ-J3.10")
def test_ships_in_a_shipyard_leave_although_enemies_stand_on_the_land() -> None:
    position = Position("italia", "yellow").village(0, "13").dock("13", "sA")
    position.units(0, "13", warship=1).units(1, "13", light_infantry=1)
    in_yard(position, 0)
    s = position.s
    s.control[position.field("13")] = 1
    moving = Movement(position)
    assert moving.goals(0, "sail", "13") == {"sA"}
    moving.end()
    assert not s.locked[position.field("13")]


@pytest.mark.rule("SZ-J2.8", "SZ-J2.9")
def test_empty_ships_of_several_players_lie_side_by_side() -> None:
    for vassal in (True, False):
        position = Position("italia").units(0, "sA", warship=1)
        s = position.s
        s.empty.put(1, TS, position.field("13"))
        if vassal:
            position.vassal(0, 1)
        Movement(position).do(0, "land-at sA 13 warship standard 1")
        field = position.field("13")
        assert [s.empty.count(field, 0, WS), s.empty.count(field, 1, TS)] == [1, 1]
        take_goods(s)
        assert s.empty.owners(field) == ([0, 1] if vassal else [0])


@pytest.mark.rule("SZ-D6.16", "SZ-J3.5")
def test_who_comes_along_up_a_river_is_stopped_on_the_border_with_the_ship() -> None:
    position = Position("orient").units(0, "01", transport_ship=1, light_infantry=1)
    position.units(1, "03", light_infantry=1)
    s = position.s
    s.river[0] = s.map.ground.small_rivers.index("nile")
    moving = Movement(position)
    moving.do(
        0,
        "sail-inland 01 03 transport-ship standard 1",
        "take-along light-infantry standard 1 1",
    )
    moving.do(1, "march 03 01 light-infantry standard 1")
    assert [s.where[unit] for unit in s.units()] == [ON_BORDER] * 3
