"""SZ-J2.2 to J2.5, SZ-J2.12: units go aboard and ashore, at their own cost or at that of a ship."""

import pytest

from kronika.games.scharz.boarding import add_boardings
from kronika.games.scharz.choices import Choices
from kronika.games.scharz.position import Position
from kronika.games.scharz.shipping import room_aboard
from kronika.games.scharz.state import ABOARD, OUTSIDE
from kronika.games.scharz.supply import Network
from kronika.games.scharz.terms import LI, TS

from .movement import Movement, aboard, in_yard

pytestmark = pytest.mark.compiled


@pytest.mark.rule("SZ-J2.2", "SZ-OP10")
def test_a_transport_carries_a_size_of_three() -> None:
    position = Position("italia", "yellow").units(0, "sA", transport_ship=1, warship=1)
    position.units(0, "13", light_infantry=4, heavy_infantry=1, cavalry=2, mercenaries=2)
    position.units(0, "13", elephants=2, siege_engines=1)
    moving = Movement(position)
    most = {
        key.split(" ")[3]: int(key.split(" ")[5])
        for key in moving.options(0, "board")
        if key.startswith("board 13 sA")
    }
    assert most == {
        "light-infantry": 3,
        "heavy-infantry": 1,
        "cavalry": 1,
        "mercenaries": 1,
        "elephants": 1,
    }
    moving.do(0, "board 13 sA cavalry standard 1")
    assert room_aboard(position.s, 0) == 1
    assert {key.split(" ")[3] for key in moving.options(0, "board")} == {
        "light-infantry",
        "heavy-infantry",
    }


@pytest.mark.rule("SZ-J2.3", "SZ-J2.12")
def test_who_boards_at_its_own_cost_is_carried_on_by_the_ship() -> None:
    position = Position("italia").units(0, "13", light_infantry=1).units(0, "sA", transport_ship=1)
    s = position.s
    moving = Movement(position)
    moving.do(0, "board 13 sA light-infantry standard 1")
    assert (s.where[0], s.ship[0], s.moves.used[0], s.moves.used[1]) == (ABOARD, 1, True, False)
    assert not moving.options(0, "disembark")
    assert "13" not in moving.goals(0, "unload", "sA")
    moving.do(0, "sail sA sB transport-ship standard 1")
    assert (moving.at(0), s.moves.changes[0]) == ("sB", 2)
    assert moving.options(0) == []


@pytest.mark.rule("SZ-J2.12")
def test_a_ship_does_not_bring_anybody_back_to_the_land_it_left() -> None:
    position = Position("italia").units(0, "13", light_infantry=1).units(0, "sA", transport_ship=1)
    moving = Movement(position)
    moving.do(0, "board 13 sA light-infantry standard 1")
    assert "13" not in moving.goals(0, "land-at", "sA")
    assert "11" in moving.goals(0, "land-at", "sA")


@pytest.mark.rule("SZ-J2.3", "SZ-H3.6")
def test_a_ship_of_the_coalition_carries_nobody_in_move_units() -> None:
    position = Position("italia").units(0, "13", light_infantry=1).units(1, "sA", transport_ship=1)
    moving = Movement(position.vassal(0, 1))
    choices = Choices()
    add_boardings(position.s, 0, set(), choices)
    assert choices.listed() == []
    assert not moving.options(0, "board")


@pytest.mark.rule("SZ-J2.4")
def test_a_ship_pays_once_for_all_transfers_with_one_land_field_both_ways() -> None:
    position = Position("italia").units(0, "sA", transport_ship=1, heavy_infantry=2)
    position.units(0, "13", light_infantry=2)
    aboard(position, 1, 2, ship=0)
    s = position.s
    moving = Movement(position)
    moving.do(0, "unload sA 13 heavy-infantry standard 1")
    assert s.moves.used[0]
    assert not s.moves.used[1]
    assert moving.goals(0, "unload", "sA") == {"13"}
    moving.do(0, "unload sA 13 heavy-infantry standard 1")
    moving.do(0, "load 13 sA light-infantry standard 2")
    assert [s.where[unit] for unit in s.units()] == [OUTSIDE, OUTSIDE, OUTSIDE, ABOARD, ABOARD]
    assert not moving.goals(0, "unload", "sA")
    assert moving.goals(0, "disembark", "sA") == {"06", "07", "11", "35"}
    assert not moving.goals(0, "sail", "sA")


@pytest.mark.rule("SZ-J2.5")
def test_what_units_pay_for_concerns_one_land_field_a_second_one_costs_the_ship() -> None:
    position = Position("italia").units(0, "sA", transport_ship=1, light_infantry=3)
    aboard(position, 1, 2, 3, ship=0)
    moving = Movement(position)
    moving.do(0, "disembark sA 13 light-infantry standard 1")
    assert moving.goals(0, "disembark", "sA") == {"13"}
    assert "11" in moving.goals(0, "unload", "sA")
    moving.do(0, "unload sA 11 light-infantry standard 1")
    assert moving.goals(0, "unload", "sA") == {"11"}
    moving.do(0, "disembark sA 13 light-infantry standard 1")
    assert [moving.at(unit) for unit in (1, 2, 3)].count("13") == 2


@pytest.mark.rule("SZ-J2.5")
def test_boarding_counts_like_going_ashore() -> None:
    position = Position("italia").units(0, "sA", transport_ship=1, light_infantry=1)
    position.units(0, "13", light_infantry=1)
    aboard(position, 1, ship=0)
    moving = Movement(position)
    moving.do(0, "board 13 sA light-infantry standard 1")
    assert moving.goals(0, "disembark", "sA") == {"13"}


@pytest.mark.rule("SZ-J2.4")
def test_of_equal_units_the_player_says_how_many_have_moved_already() -> None:
    position = Position("italia").units(0, "13", light_infantry=1).units(0, "12", light_infantry=2)
    position.units(0, "sA", transport_ship=1)
    s = position.s
    moving = Movement(position)
    moving.do(0, "march 12 13 light-infantry standard 2")
    moving.do(0, "load 13 sA light-infantry standard 2", "rested 1")
    assert s.where[0] == ABOARD
    assert [s.where[unit] for unit in (1, 2)].count(ABOARD) == 1


@pytest.mark.rule("SZ-D6.6")
def test_banks_of_a_large_river_are_its_coast() -> None:
    position = Position("italia").units(0, "padus-2", transport_ship=1, light_infantry=1)
    aboard(position, 1, ship=0)
    moving = Movement(position)
    assert moving.goals(0, "disembark", "padus-2") == {"02", "03", "07", "08"}
    moving.do(0, "disembark padus-2 02 light-infantry standard 1")
    assert moving.at(1) == "02"


@pytest.mark.rule("SZ-J2.10")
def test_nobody_goes_ashore_on_land_of_a_partner_without_leave() -> None:
    position = Position("italia").units(0, "sA", transport_ship=1, light_infantry=1)
    aboard(position, 1, ship=0)
    position.village(1, "13").truce(0, 1)
    assert "13" not in Movement(position).goals(0, "disembark", "sA")


@pytest.mark.rule("SZ-EX12", "SZ-J2.5", "SZ-J2.6")
def test_example_of_a_transport_that_leaves_its_shipyard() -> None:
    position = Position("italia").village(0, "13").dock("13", "sA")
    position.units(0, "13", transport_ship=1, light_infantry=2)
    in_yard(position, 0)
    moving = Movement(position)
    moving.do(0, "sail 13 sA transport-ship standard 1", "take-along light-infantry standard 1 2")
    moving.do(0, "disembark sA 11 light-infantry standard 1")
    assert moving.goals(0, "disembark", "sA") == {"11"}
    assert not moving.options(0, "unload")
    moving.do(0, "disembark sA 11 light-infantry standard 1")
    assert len(moving.on("11", 0)) == 2


@pytest.mark.rule("SZ-EX13", "SZ-J2.11", "SZ-J2.4")
def test_example_of_infantry_that_a_ship_saves() -> None:
    position = Position("italia").units(0, "12", heavy_infantry=1).units(0, "sA", transport_ship=1)
    position.units(1, "14", cavalry=2)
    moving = Movement(position)
    moving.do(0, "march 12 13 heavy-infantry standard 1")
    moving.do(1, "march 14 13 cavalry standard 2")
    assert not moving.options(0, "board")
    moving.do(0, "load 13 sA heavy-infantry standard 1")
    moving.end()
    assert moving.at(0) == "sA"
    assert not position.s.locked[position.field("13")]


@pytest.mark.rule("SZ-EX14", "SZ-J2.8", "SZ-J2.4")
def test_example_of_seven_units_that_two_transports_bring() -> None:
    position = Position("italia").village(0, "35").units(0, "35", light_infantry=6)
    position.units(0, "sA", transport_ship=2).village(1, "13")
    s = position.s
    moving = Movement(position)
    moving.do(0, "board 35 sA light-infantry standard 3")
    moving.do(0, "board 35 sA light-infantry standard 3")
    moving.do(0, "land-at sA 13 transport-ship standard 1")
    moving.do(0, "unload sA 13 light-infantry standard 3")
    assert len(moving.on("13", 0)) == 7
    assert [s.type[unit] for unit in moving.on("13", 0)] == [LI] * 7
    assert s.empty.count(position.field("13"), 0, TS) == 1
    assert Network(s, 0).reaches(position.field("13"))


@pytest.mark.rule("SZ-J2.12")
def test_a_ship_does_not_sail_with_somebody_whom_another_ship_carried_before() -> None:
    position = Position("italia").units(0, "sA", transport_ship=1, light_infantry=1)
    position.units(0, "sB", transport_ship=1)
    aboard(position, 1, ship=0)
    moving = Movement(position)
    moving.do(0, "unload sA 13 light-infantry standard 1")
    assert moving.goals(0, "sail", "sB")
    moving.do(0, "board 13 sB light-infantry standard 1")
    assert not moving.goals(0, "sail", "sB")
    assert not moving.goals(0, "land-at", "sB")
