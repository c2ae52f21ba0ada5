"""SZ-J5: MOVE-Retreat."""

import pytest

from kronika.games.scharz.borders import on_border
from kronika.games.scharz.factions import factions
from kronika.games.scharz.position import Position
from kronika.games.scharz.state import ABOARD, IN_YARD, ON_BORDER, OUTSIDE
from kronika.games.scharz.terms import LI, WS

from .movement import RETREAT, Movement, aboard, in_yard

pytestmark = pytest.mark.compiled


def _retreat(position: Position) -> Movement:
    """MOVE-Retreat after a MOVE-Units in which nobody moved."""
    Movement(position).end()
    return Movement(position, RETREAT)


@pytest.mark.rule("SZ-J5.2", "SZ-H3.6")
def test_units_move_to_settlements_of_their_coalition_alone() -> None:
    position = Position("italia").units(0, "12", light_infantry=1).village(0, "13")
    position.village(1, "14").village(2, "11").vassal(1, 0).village(0, "16")
    s = position.s
    s.change_settlement(position.field("16"), -1)
    s.settlement[position.field("16")] = -1
    s.site[position.field("16")] = 0
    s.site_owner[position.field("16")] = 0
    moving = _retreat(position)
    assert moving.goals(0, "march", "12") == {"13", "14"}
    moving.do(0, "march 12 14 light-infantry standard 1")
    assert moving.options(0) == []


@pytest.mark.rule("SZ-J5.1")
def test_only_units_on_unlocked_fields_move() -> None:
    position = Position("italia").units(0, "12", light_infantry=1, cavalry=1).village(0, "13")
    position.units(1, "12", light_infantry=1)
    assert _retreat(position).options(0) == []


@pytest.mark.rule("SZ-J5.7", "SZ-J3.6")
def test_a_locked_field_with_an_own_settlement_is_reinforced() -> None:
    position = Position("italia").units(0, "12", light_infantry=1).village(0, "13")
    position.units(0, "13", light_infantry=1).units(1, "13", light_infantry=1)
    moving = _retreat(position)
    assert moving.goals(0, "march", "12") == {"13"}


@pytest.mark.rule("SZ-J5.2")
def test_ships_go_to_settlements_and_shipyards() -> None:
    position = Position("italia").village(0, "13").dock("13", "sA").village(0, "35")
    position.units(0, "sA", transport_ship=1).units(0, "sC", transport_ship=1)
    s = position.s
    moving = _retreat(position)
    assert moving.goals(0, "put-in", "sA") == {"13"}
    assert moving.goals(0, "land-at", "sA") == {"35"}
    assert not moving.goals(0, "sail", "sA")
    moving.do(0, "put-in sA 13 transport-ship standard 1")
    assert s.where[0] == IN_YARD
    moving.do(0, "land-at sC 35 transport-ship standard 1")
    assert s.type[1] == LI


@pytest.mark.rule("SZ-J5.3", "SZ-J2.3", "SZ-H3.6")
def test_units_board_ships_of_their_coalition_on_unlocked_water() -> None:
    position = Position("italia").units(0, "13", light_infantry=2).units(1, "sA", transport_ship=1)
    position.units(0, "sB", transport_ship=1).units(2, "sB", warship=1).vassal(0, 1)
    s = position.s
    moving = _retreat(position)
    assert moving.goals(0, "board", "13") == {"sA"}
    assert not moving.goals(0, "load", "13")
    moving.do(0, "board 13 sA light-infantry standard 2")
    assert [s.ship[unit] for unit in (0, 1)] == [2, 2]
    again = Movement(position)
    assert again.goals(0, "disembark", "sA")
    assert not again.goals(0, "unload", "sA")
    assert not again.goals(0, "board", "13")


@pytest.mark.rule("SZ-J5.4", "SZ-L1.3")
def test_heavy_infantry_does_not_move_but_is_carried() -> None:
    position = Position("italia").units(0, "12", heavy_infantry=1).village(0, "13")
    position.units(0, "11", heavy_infantry=1).units(0, "sA", transport_ship=1)
    moving = _retreat(position)
    assert moving.options(0, "march") == []
    assert moving.options(0, "board") == []
    assert moving.options(0, "hold-border") == []
    moving.do(0, "load 11 sA heavy-infantry standard 1")
    assert position.s.where[1] == ABOARD
    carried = Position("italia").village(0, "13").dock("13", "sA")
    carried.units(0, "sA", transport_ship=2, heavy_infantry=2)
    aboard(carried, 2, ship=0)
    aboard(carried, 3, ship=1)
    moving = _retreat(carried)
    assert moving.options(0, "disembark") == []
    assert moving.goals(0, "unload", "sA") == {"13"}
    moving.do(0, "put-in sA 13 transport-ship standard 1")
    moving.do(0, "unload sA 13 heavy-infantry standard 1")
    assert [moving.at(unit) for unit in (2, 3)] == ["13", "13"]


@pytest.mark.rule("SZ-J5.5", "SZ-L1.5")
def test_cavalry_rides_everywhere() -> None:
    position = Position("italia").units(0, "12", cavalry=1).units(0, "13", cavalry=1)
    position.units(0, "sA", transport_ship=1, cavalry=1)
    aboard(position, 3, ship=2)
    moving = _retreat(position)
    assert moving.goals(0, "march", "12") == {"09", "11", "13", "14", "16"}
    assert "35" in moving.goals(0, "disembark", "sA")
    assert not moving.goals(0, "unload", "sA")


@pytest.mark.rule("SZ-J5.5", "SZ-L1.7")
def test_warships_at_sea_move_freely_those_in_shipyards_and_transports_do_not() -> None:
    position = Position("italia").village(0, "13").dock("13", "sA")
    position.units(0, "sB", warship=1, transport_ship=1).units(0, "13", warship=1)
    in_yard(position, 2)
    moving = _retreat(position)
    assert moving.goals(0, "sail", "sB", "warship") == {"sA", "sC", "sE", "sF"}
    assert "18" in moving.goals(0, "land-at", "sB", "warship")
    assert moving.goals(0, "land-at", "sB", "transport-ship") == {"13"}
    assert not moving.goals(0, "sail", "sB", "transport-ship")
    assert not moving.goals(0, "sail", "13")


@pytest.mark.rule("SZ-J5.5", "SZ-P4.16")
def test_warships_of_vikings_move_freely_on_rivers_too() -> None:
    position = Position("vikings", "yellow").units(0, "32", warship=1)
    s = position.s
    s.river[0] = s.map.ground.small_rivers.index("rhine")
    assert not _retreat(position).options(0)
    s.faction[0] = [faction.id for faction in factions()].index("vikings-vikings")
    moving = _retreat(position)
    assert moving.goals(0, "sail", "32") == {"sH"}
    assert moving.goals(0, "sail-inland", "32") == {"33", "34"}
    position.village(0, "24").dock("24", "sB")
    s.at[0] = position.field("24")
    in_yard(position, 0)
    assert not _retreat(position).options(0)


@pytest.mark.rule("SZ-J5.6", "SZ-EX20", "SZ-J3.2")
def test_units_that_saved_their_capacity_stop_riders_on_a_border() -> None:
    position = Position("italia").units(0, "17", light_infantry=2).units(1, "16", cavalry=2)
    s = position.s
    moving = _retreat(position)
    assert moving.goals(0, "hold-border", "17") == {"16"}
    moving.do(0, "hold-border 17 16 light-infantry standard 1")
    assert s.where[0] == OUTSIDE
    moving.do(1, "march 16 17 cavalry standard 1")
    border = s.map.border(position.field("16"), position.field("17"))
    assert on_border(s, border) == [0, 2]
    assert (moving.at(0), moving.at(2)) == ("17", "16")
    assert s.map.rough_border[border]
    assert s.control[position.field("17")] == 0


@pytest.mark.rule("SZ-J5.6")
def test_a_border_is_held_also_after_somebody_has_passed_it() -> None:
    position = Position("italia").units(0, "17", light_infantry=1).units(1, "16", cavalry=1)
    s = position.s
    moving = _retreat(position)
    moving.do(1, "march 16 17 cavalry standard 1")
    moving.do(0, "hold-border 17 16 light-infantry standard 1")
    assert [s.where[unit] for unit in s.units()] == [ON_BORDER, ON_BORDER]
    moving.end()
    assert not s.locked[position.field("17")]


@pytest.mark.rule("SZ-J5.6")
def test_who_waits_on_a_border_in_vain_stays_in_its_field() -> None:
    position = Position("italia").units(0, "17", light_infantry=1).units(1, "16", cavalry=1)
    s = position.s
    moving = _retreat(position)
    moving.do(0, "hold-border 17 16 light-infantry standard 1")
    assert moving.options(0) == []
    moving.end()
    assert (s.where[0], moving.at(0)) == (OUTSIDE, "17")
    assert s.control[position.field("17")] == 0


@pytest.mark.rule("SZ-J5.6", "SZ-J1.2")
def test_who_moved_in_move_units_holds_no_border() -> None:
    position = Position("italia").units(0, "19", light_infantry=1).units(1, "16", cavalry=1)
    moving = Movement(position)
    moving.do(0, "march 19 17 light-infantry standard 1")
    moving.end()
    assert Movement(position, RETREAT).options(0) == []


@pytest.mark.rule("SZ-J5.6")
def test_ships_hold_sea_borders_and_nobody_holds_one_where_nobody_can_come() -> None:
    position = Position("italia").units(0, "sS", transport_ship=1).units(1, "sR", warship=1)
    position.units(0, "17", light_infantry=1).units(0, "13", light_infantry=1)
    s = position.s
    moving = _retreat(position)
    assert moving.options(0) == [
        "hold-border sS sR transport-ship standard 1",
    ]
    moving.do(0, "hold-border sS sR transport-ship standard 1")
    moving.do(1, "sail sR sS warship standard 1")
    assert [s.where[unit] for unit in (0, 1)] == [ON_BORDER, ON_BORDER]


@pytest.mark.rule("SZ-EX19", "SZ-J5.2", "SZ-J2.12")
def test_example_of_four_fields_in_a_round() -> None:
    position = Position("italia").units(0, "35", light_infantry=2).units(0, "sA", transport_ship=1)
    position.village(0, "15").dock("15", "sB").city(0, "14")
    moving = Movement(position)
    moving.do(0, "board 35 sA light-infantry standard 2")
    moving.do(0, "sail sA sB transport-ship standard 1")
    moving.end()
    retreat = Movement(position, RETREAT)
    retreat.do(0, "put-in sB 15 transport-ship standard 1")
    retreat.do(0, "march 15 14 light-infantry standard 2")
    assert [retreat.at(unit) for unit in (0, 1)] == ["14", "14"]
    assert retreat.options(0) == []


@pytest.mark.rule("SZ-J2.9", "SZ-J5.3")
def test_an_empty_ship_is_manned_in_retreat_only_beside_an_own_transport_with_room() -> None:
    position = Position("italia").units(0, "13", light_infantry=1)
    s = position.s
    s.empty.put(0, WS, position.field("13"))
    assert not _retreat(position).options(0, "man")
    position.units(0, "sB", transport_ship=1)
    assert _retreat(position).goals(0, "man", "13") == {"sB"}


@pytest.mark.rule("SZ-J5.3", "SZ-J5.1")
def test_nobody_mans_a_ship_to_locked_water_and_warships_there_stay() -> None:
    position = Position("italia").units(0, "13", light_infantry=1).units(0, "sB", transport_ship=1)
    position.units(1, "sB", warship=1)
    s = position.s
    s.empty.put(0, WS, position.field("13"))
    moving = _retreat(position)
    assert not moving.options(0, "man")
    assert not moving.options(1)


@pytest.mark.rule("SZ-J5.6", "SZ-J5.4", "SZ-J5.1")
def test_heavy_infantry_and_who_is_locked_hold_no_border() -> None:
    position = Position("italia").units(0, "17", heavy_infantry=1).units(1, "16", cavalry=1)
    assert _retreat(position).options(0) == []
    position = Position("italia").units(0, "17", light_infantry=1).units(1, "16", cavalry=1)
    position.units(2, "17", light_infantry=1)
    assert _retreat(position).options(0) == []
