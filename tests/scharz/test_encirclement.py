"""SZ-J4: when a settlement is encircled, and when that ends."""

import pytest

from kronika.games.scharz.control import is_completely_encircled
from kronika.games.scharz.encirclement import begin_encirclements
from kronika.games.scharz.plunder import may_plunder
from kronika.games.scharz.position import Position
from kronika.games.scharz.recruiting import can_buy
from kronika.games.scharz.state import INSIDE, OUTSIDE
from kronika.games.scharz.terms import LI, SE

from .movement import Movement, in_yard

pytestmark = pytest.mark.compiled


@pytest.mark.rule("SZ-J4.1", "SZ-J4.6", "SZ-J3.1")
def test_a_settlement_is_encircled_after_battles_by_who_alone_stands_outside() -> None:
    position = Position("italia").village(1, "13").village(1, "14").village(1, "16")
    position.units(0, "12", light_infantry=5)
    position.units(1, "11", light_infantry=1).units(2, "16", light_infantry=1).vassal(2, 1)
    s = position.s
    moving = Movement(position)
    moving.do(0, "march 12 13 light-infantry standard 1")
    moving.do(0, "march 12 14 light-infantry standard 1")
    moving.do(0, "march 12 16 light-infantry standard 1")
    moving.do(1, "march 11 13 light-infantry standard 1")
    moving.end()
    assert not any(s.encircled_since)
    assert s.locked[position.field("13")]
    begin_encirclements(s)
    assert not any(s.locked)
    assert [s.encircled_since[position.field(id)] for id in ("13", "14", "16")] == [0, 1, 0]
    assert s.control[position.field("14")] == 0


@pytest.mark.rule("SZ-J4.1", "SZ-K4.19")
def test_who_withdrew_inside_is_encircled_and_partners_encircle_nothing() -> None:
    position = Position("italia").village(1, "13").units(1, "13", light_infantry=1)
    position.units(0, "13", light_infantry=1).village(1, "14").units(2, "14", light_infantry=1)
    position.truce(1, 2).village(2, "16").units(0, "16", light_infantry=1)
    position.units(1, "16", light_infantry=1)
    s = position.s
    position.s.truce_until[:] = [0, 0, 0, 0, 0, 9, 0, 9, 0]
    s.where[0] = INSIDE
    begin_encirclements(s)
    assert s.encircled_since[position.field("13")] == 1
    assert not s.encircled_since[position.field("14")]
    assert not s.encircled_since[position.field("16")]


@pytest.mark.rule("SZ-J4.2")
def test_encircled_units_move_only_by_ship_through_an_unblocked_shipyard() -> None:
    position = Position("italia").village(1, "13").dock("13", "sA")
    position.units(1, "13", light_infantry=2).units(0, "13", light_infantry=1).encircled("13")
    position.units(1, "13", transport_ship=1)
    in_yard(position, 3)
    s = position.s
    moving = Movement(position)
    assert moving.options(1) == ["sail 13 sA transport-ship standard 1"]
    position.units(0, "sA", warship=1)
    assert moving.options(1) == []
    s.remove_unit(4)
    s.control[position.field("sA")] = -1
    moving.do(1, "sail 13 sA transport-ship standard 1", "take-along light-infantry standard 1 2")
    assert [moving.at(unit) for unit in (0, 1, 3)] == ["sA", "sA", "sA"]


@pytest.mark.rule("SZ-J4.3", "SZ-J4.5", "SZ-L1.4")
def test_a_besieger_who_leaves_ends_it_at_once_and_defenders_may_still_move() -> None:
    position = Position("italia").village(1, "13").units(1, "13", light_infantry=1)
    position.units(0, "13", light_infantry=2).encircled("13")
    s = position.s
    moving = Movement(position)
    assert moving.options(1) == []
    moving.do(0, "march 13 14 light-infantry standard 1")
    assert s.encircled_since[position.field("13")]
    moving.do(0, "march 13 14 light-infantry standard 1")
    assert not s.encircled_since[position.field("13")]
    assert s.where[0] == OUTSIDE
    assert s.control[position.field("13")] == 1
    moving.do(1, "march 13 12 light-infantry standard 1")
    assert moving.at(0) == "12"


@pytest.mark.rule("SZ-J4.3", "SZ-EX17")
def test_one_unit_that_is_left_behind_holds_the_defenders() -> None:
    position = Position("italia").city(1, "13").units(1, "13", heavy_infantry=1)
    position.units(0, "13", light_infantry=4).encircled("13")
    moving = Movement(position)
    moving.do(0, "march 13 14 light-infantry standard 3")
    assert moving.options(1) == []
    moving.end()
    assert not position.s.locked[position.field("13")]


@pytest.mark.rule("SZ-J4.6", "SZ-L1.4")
def test_it_ends_when_the_last_besieger_is_gone() -> None:
    position = Position("italia").village(1, "13").units(1, "13", light_infantry=1)
    position.units(0, "13", siege_engines=1).encircled("13")
    s = position.s
    begin_encirclements(s)
    assert s.encircled_since[position.field("13")] == 1
    assert s.type[1] == SE
    s.remove_unit(1)
    begin_encirclements(s)
    assert not s.encircled_since[position.field("13")]
    assert (s.where[0], s.type[0]) == (OUTSIDE, LI)


@pytest.mark.rule("SZ-J4.4")
def test_complete_encirclement_needs_a_blocked_shipyard() -> None:
    position = Position("italia").village(1, "13").dock("13", "sA", "sB")
    position.units(0, "13", light_infantry=1).encircled("13").units(0, "sA", warship=1)
    field = position.field("13")
    assert not is_completely_encircled(position.s, field)
    position.units(0, "sB", warship=1)
    assert is_completely_encircled(position.s, field)


@pytest.mark.rule("SZ-EX11", "SZ-J4.1")
def test_example_of_a_front_where_two_units_are_given_up_for_a_village() -> None:
    position = Position("italia").village(1, "16").units(0, "12", light_infantry=5)
    position.units(1, "15", light_infantry=3).units(1, "11", light_infantry=2)
    s = position.s
    moving = Movement(position)
    moving.do(0, "march 12 13 light-infantry standard 1")
    moving.do(1, "march 11 13 light-infantry standard 2")
    moving.do(0, "march 12 14 light-infantry standard 1")
    moving.do(1, "march 15 14 light-infantry standard 2")
    moving.do(0, "march 12 16 light-infantry standard 3")
    moving.do(1, "march 15 14 light-infantry standard 1")
    assert moving.options(0) + moving.options(1) == []
    moving.end()
    assert [s.locked[position.field(id)] for id in ("13", "14", "16")] == [True, True, False]
    begin_encirclements(s)
    assert s.encircled_since[position.field("16")]
    s.gold[1] = 9
    assert not can_buy(s, 1, position.field("16"))
    assert may_plunder(s, 0, position.field("16"))
