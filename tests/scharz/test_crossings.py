"""SZ-J3, SZ-D6.11: moves that cross on a border, and the end of a movement subphase."""

import pytest

from kronika.games.scharz.borders import on_border
from kronika.games.scharz.diplomacy import accept_tribute
from kronika.games.scharz.position import Position
from kronika.games.scharz.state import ABOARD, ON_BORDER, OUTSIDE
from kronika.games.scharz.terms import NONE

from .movement import RETREAT, SPECIAL, Movement, aboard

pytestmark = pytest.mark.compiled


def _on_border(position: Position, one: str, other: str) -> list[int]:
    return on_border(position.s, position.s.map.border(position.field(one), position.field(other)))


@pytest.mark.rule("SZ-J3.2", "SZ-J3.4", "SZ-J3.8", "SZ-D6.11", "SZ-C4.5")
def test_one_unit_stops_any_number_that_passed_the_border_the_other_way() -> None:
    position = Position("italia").units(0, "13", light_infantry=3).units(1, "14", heavy_infantry=1)
    s = position.s
    moving = Movement(position)
    moving.do(0, "march 13 14 light-infantry standard 2")
    moving.do(0, "march 13 14 light-infantry standard 1")
    assert _on_border(position, "13", "14") == []
    moving.do(1, "march 14 13 heavy-infantry standard 1")
    assert _on_border(position, "13", "14") == [0, 1, 2, 3]
    assert [moving.at(unit) for unit in s.units()] == ["13", "13", "13", "14"]
    assert s.control[position.field("13")] == NONE
    assert s.control[position.field("14")] == NONE
    assert moving.options(0) == []
    assert moving.options(1) == []
    moving.end()
    assert not any(s.locked)


@pytest.mark.rule("SZ-J3.3")
def test_who_comes_later_over_a_locked_border_joins_those_on_it() -> None:
    position = Position("italia").units(0, "13", light_infantry=2).units(1, "14", light_infantry=2)
    position.village(0, "14")
    moving = Movement(position)
    moving.do(0, "march 13 14 light-infantry standard 1")
    moving.do(1, "march 14 13 light-infantry standard 1")
    assert _on_border(position, "13", "14") == [0, 2]
    moving.do(1, "march 14 13 light-infantry standard 1")
    assert _on_border(position, "13", "14") == [0, 2, 3]
    moving.end()
    retreat = Movement(position, RETREAT)
    retreat.do(0, "march 13 14 light-infantry standard 1")
    assert _on_border(position, "13", "14") == [0, 1, 2, 3]


@pytest.mark.rule("SZ-J3.5")
def test_partners_do_not_cross() -> None:
    position = Position("italia").units(0, "13", light_infantry=1).units(1, "14", light_infantry=1)
    moving = Movement(position.vassal(1, 0))
    moving.do(0, "march 13 14 light-infantry standard 1")
    moving.do(1, "march 14 13 light-infantry standard 1")
    assert _on_border(position, "13", "14") == []
    assert [moving.at(0), moving.at(1)] == ["14", "13"]


@pytest.mark.rule("SZ-J3.2")
def test_only_hostile_players_are_stopped_on_a_border() -> None:
    position = Position("italia").units(0, "13", light_infantry=1).units(1, "14", light_infantry=1)
    position.units(2, "13", light_infantry=1).truce(1, 2).truce(0, 2)
    for player in (0, 1, 2):
        position.s.access[player] = 7
    moving = Movement(position)
    moving.do(2, "march 13 14 light-infantry standard 1")
    moving.do(0, "march 13 14 light-infantry standard 1")
    moving.do(1, "march 14 13 light-infantry standard 1")
    assert _on_border(position, "13", "14") == [0, 1]
    assert moving.at(2) == "14"


@pytest.mark.rule("SZ-J3.5", "SZ-D3.5", "SZ-D6.11")
def test_ships_cross_on_a_sea_border_with_all_aboard_and_nobody_at_a_coastline() -> None:
    position = Position("italia").units(0, "sA", transport_ship=1, light_infantry=1)
    position.units(1, "sB", warship=1)
    aboard(position, 1, ship=0)
    s = position.s
    moving = Movement(position)
    moving.do(0, "sail sA sB transport-ship standard 1")
    moving.do(1, "sail sB sA warship standard 1")
    assert _on_border(position, "sA", "sB") == [0, 2]
    assert (s.where[1], moving.at(1), moving.at(0)) == (ABOARD, "sA", "sA")
    assert moving.options(0) == []
    coast = Position("italia").units(0, "sA", transport_ship=1).units(1, "13", light_infantry=1)
    coast.units(1, "sA", transport_ship=1)
    moving = Movement(coast)
    moving.do(1, "board 13 sA light-infantry standard 1")
    moving.do(0, "land-at sA 13 transport-ship standard 1")
    assert [coast.s.where[unit] for unit in coast.s.units()] == [OUTSIDE, ABOARD, OUTSIDE]


@pytest.mark.rule("SZ-J3.8")
def test_who_has_gone_on_to_another_field_is_not_called_back() -> None:
    position = Position("italia").units(0, "14", light_infantry=1).units(0, "sA", transport_ship=1)
    position.units(1, "13", light_infantry=2)
    moving = Movement(position)
    moving.do(0, "march 14 13 light-infantry standard 1")
    moving.do(0, "load 13 sA light-infantry standard 1")
    moving.do(1, "march 13 14 light-infantry standard 1")
    assert _on_border(position, "13", "14") == []
    assert moving.at(0) == "sA"
    assert moving.at(2) == "14"


@pytest.mark.rule("SZ-J3.1", "SZ-J3.9", "SZ-J3.10")
def test_fields_of_hostile_units_are_locked_at_the_end_and_units_inside_lock_nothing() -> None:
    position = Position("italia").units(0, "13", light_infantry=1).units(1, "14", light_infantry=1)
    position.village(1, "16").units(0, "16", light_infantry=1).encircled("16")
    position.units(0, "10", light_infantry=1).units(2, "10", light_infantry=1).vassal(2, 0)
    s = position.s
    moving = Movement(position)
    moving.do(0, "march 13 14 light-infantry standard 1")
    assert not s.locked[position.field("14")]
    moving.end()
    assert [f for f in range(s.map.count) if s.locked[f]] == [position.field("14")]


@pytest.mark.rule("SZ-J3.6", "SZ-J3.7")
def test_a_locked_field_may_be_entered_later_and_who_enters_stays() -> None:
    position = Position("italia", "yellow").units(0, "14", light_infantry=1)
    position.units(1, "14", light_infantry=1).units(0, "13", cavalry=1)
    Movement(position).end()
    special = Movement(position, SPECIAL)
    assert special.options(1) == []
    special.do(0, "march 13 14 cavalry standard 1")
    special.end()
    retreat = Movement(position, RETREAT)
    assert retreat.options(0) == []


@pytest.mark.rule("SZ-J3.1", "SZ-H4.6", "SZ-K5.13")
def test_a_truce_ends_locks_and_sends_units_on_a_border_back() -> None:
    position = Position("italia").units(0, "13", light_infantry=1).units(1, "14", light_infantry=1)
    s = position.s
    moving = Movement(position)
    moving.do(0, "march 13 14 light-infantry standard 1")
    moving.do(1, "march 14 13 light-infantry standard 1")
    assert s.where[0] == ON_BORDER
    accept_tribute(s, 0, 1)
    assert [s.where[unit] for unit in s.units()] == [OUTSIDE, OUTSIDE]
    assert [moving.at(0), moving.at(1)] == ["13", "14"]
    assert s.control[position.field("13")] == 0


@pytest.mark.rule("SZ-EX10", "SZ-J3.1", "SZ-J5.7")
def test_example_of_a_raid_on_a_village() -> None:
    position = Position("italia").village(1, "14").units(0, "13", light_infantry=1)
    position.units(1, "15", light_infantry=1).units(1, "09", light_infantry=2)
    moving = Movement(position)
    moving.do(0, "march 13 14 light-infantry standard 1")
    moving.do(1, "march 15 14 light-infantry standard 1")
    moving.do(1, "march 09 16 light-infantry standard 2")
    moving.end()
    assert position.s.locked[position.field("14")]
    retreat = Movement(position, RETREAT)
    assert retreat.options(0) == []
    retreat.do(1, "march 16 14 light-infantry standard 2")
    retreat.end()
    assert (len(retreat.on("14", 0)), len(retreat.on("14", 1))) == (1, 3)


@pytest.mark.rule("SZ-EX15", "SZ-J3.2", "SZ-J3.3", "SZ-J3.8", "SZ-J5.7")
def test_example_of_a_locked_border_between_two_villages() -> None:
    position = Position("italia").village(0, "14").village(1, "12")
    position.units(1, "15", light_infantry=3).units(1, "12", light_infantry=4)
    position.units(0, "14", light_infantry=2).units(0, "11", light_infantry=4)
    s = position.s
    moving = Movement(position)
    moving.do(1, "march 15 14 light-infantry standard 3")
    moving.do(1, "march 12 14 light-infantry standard 4")
    moving.do(0, "march 14 12 light-infantry standard 1")
    moving.do(0, "march 11 12 light-infantry standard 4")
    moving.end()
    assert s.locked[position.field("14")]
    assert (len(moving.on("14", 0)), len(moving.on("14", 1))) == (1, 3)
    border = [s.owner[unit] for unit in _on_border(position, "14", "12")]
    assert sorted(border) == [0, 1, 1, 1, 1]
    assert (len(moving.on("12", 0)), len(moving.on("12", 1))) == (4, 0)
    retreat = Movement(position, RETREAT)
    retreat.do(0, "march 12 14 light-infantry standard 4")
    border = [s.owner[unit] for unit in _on_border(position, "14", "12")]
    assert sorted(border) == [0, 0, 0, 0, 0, 1, 1, 1, 1]
    assert len(retreat.on("14", 0)) == 1
