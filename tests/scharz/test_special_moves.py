"""SZ-J6: MOVE-Special."""

import pytest

from kronika.games.scharz.factions import factions
from kronika.games.scharz.position import Position
from kronika.games.scharz.state import IN_YARD
from kronika.games.scharz.terms import BRILLIANT, LI, WS

from .movement import RETREAT, SPECIAL, Movement, aboard, in_yard

pytestmark = pytest.mark.compiled


def _faction(position: Position, player: int, id: str) -> None:
    position.s.faction[player] = [faction.id for faction in factions()].index(id)


def _special(position: Position) -> Movement:
    """MOVE-Special after a MOVE-Units in which nobody moved."""
    Movement(position).end()
    return Movement(position, SPECIAL)


@pytest.mark.rule("SZ-J6.2", "SZ-J6.1", "SZ-L1.5")
def test_cavalry_rides_one_field_from_unlocked_fields() -> None:
    position = Position("italia", "yellow").units(0, "12", cavalry=1, light_infantry=1)
    position.units(0, "13", cavalry=1).units(1, "13", light_infantry=1)
    moving = _special(position)
    assert moving.goals(0, "march", "12", "cavalry") == {"09", "11", "13", "14", "16"}
    assert not moving.goals(0, "march", "12", "light-infantry")
    assert not moving.goals(0, "march", "13")
    moving.do(0, "march 12 14 cavalry standard 1")
    assert moving.options(0) == []


@pytest.mark.rule("SZ-J6.1", "SZ-J6.5")
def test_there_are_no_special_moves_before_yellow_mode() -> None:
    position = Position("italia", "green").units(0, "12", cavalry=1)
    position.s.prestige[0] = 20
    assert _special(position).options(0) == []


@pytest.mark.rule("SZ-J6.7")
def test_cavalry_boards_and_goes_ashore_and_crossings_are_as_ever() -> None:
    position = Position("italia", "yellow").units(0, "13", cavalry=1).units(1, "14", cavalry=1)
    position.units(0, "sA", transport_ship=1, cavalry=1)
    aboard(position, 3, ship=2)
    s = position.s
    moving = _special(position)
    assert moving.goals(0, "disembark", "sA")
    assert not moving.options(0, "unload")
    assert not moving.options(0, "load")
    assert not moving.options(0, "sail")
    moving.do(0, "march 13 14 cavalry standard 1")
    moving.do(1, "march 14 13 cavalry standard 1")
    border = s.map.border(position.field("13"), position.field("14"))
    assert [s.border[unit] for unit in (0, 1)] == [border, border]


@pytest.mark.rule("SZ-J6.3", "SZ-P4.3")
def test_four_ships_that_stand_together_sail_as_a_fleet_of_greeks_two() -> None:
    position = Position("italia", "yellow").units(0, "sA", transport_ship=2, warship=3)
    position.units(0, "sF", warship=3)
    moving = _special(position)
    assert moving.goals(0, "sail-as-fleet", "sA") >= {"sB", "sC", "13"}
    assert not moving.goals(0, "sail-as-fleet", "sF")
    assert [key for key in moving.options(0) if key.startswith("sail-as-fleet sA sB")] == [
        "sail-as-fleet sA sB 1 3",
        "sail-as-fleet sA sB 2 2",
        "sail-as-fleet sA sB 2 3",
    ]
    moving.do(0, "sail-as-fleet sA sB 2 2")
    assert [moving.at(unit) for unit in range(5)] == ["sB"] * 4 + ["sA"]
    assert not moving.options(0)
    _faction(position, 0, "italia-greeks")
    assert _special(position).goals(0, "sail-as-fleet", "sF")


@pytest.mark.rule("SZ-J6.3", "SZ-J2.14", "SZ-J6.7")
def test_a_fleet_puts_in_as_far_as_there_is_room_and_the_rest_lands() -> None:
    position = Position("italia", "yellow").village(0, "13").dock("13", "sA")
    position.units(0, "sA", warship=4)
    s = position.s
    moving = _special(position)
    moving.do(0, "sail-as-fleet sA 13 0 4")
    assert [s.where[unit] for unit in range(4)].count(IN_YARD) == 2
    assert [s.type[unit] for unit in range(4)].count(LI) == 2


@pytest.mark.rule("SZ-J6.3", "SZ-D6.16")
def test_a_fleet_chooses_how_it_enters_land_with_a_river() -> None:
    position = Position("italia", "yellow").units(0, "sB", warship=4)
    moving = _special(position)
    moving.do(0, "sail-as-fleet sB 14 0 4", "enter-by-river")
    assert [position.s.type[unit] for unit in range(4)] == [WS] * 4
    assert {moving.at(unit) for unit in range(4)} == {"14"}


@pytest.mark.rule("SZ-EX58", "SZ-J6.3", "SZ-J5.5", "SZ-P4.16")
def test_example_of_a_warship_of_vikings_that_moves_three_times() -> None:
    position = Position("vikings", "yellow").units(0, "sH", warship=1)
    _faction(position, 0, "vikings-vikings")
    moving = Movement(position)
    moving.do(0, "sail-inland sH 32 warship standard 1", "name-river vikings-rhine")
    moving.end()
    special = Movement(position, SPECIAL)
    special.do(0, "sail-as-fleet 32 34 0 1", "enter-by-river")
    special.end()
    retreat = Movement(position, RETREAT)
    retreat.do(0, "sail-inland 34 38 warship standard 1")
    assert retreat.at(0) == "38"


@pytest.mark.rule("SZ-J6.4", "SZ-J6.6")
def test_units_go_from_port_to_port_over_a_free_sea_and_move_no_more() -> None:
    position = Position("italia", "yellow").village(0, "13").port("13", "sA")
    position.village(0, "37").port("37", "sD").village(0, "12")
    position.units(0, "13", heavy_infantry=2, siege_engines=1, light_infantry=1)
    position.units(0, "14", light_infantry=1)
    moving = Movement(position)
    moving.do(0, "march 14 13 light-infantry standard 1")
    moving.end()
    special = Movement(position, SPECIAL)
    assert special.options(0) == [
        "go-by-port 13 37 heavy-infantry standard 1",
        "go-by-port 13 37 heavy-infantry standard 2",
        "go-by-port 13 37 light-infantry standard 1",
    ]
    special.do(0, "go-by-port 13 37 light-infantry standard 1")
    assert special.at(3) == "37"
    special.end()
    position.village(0, "39")
    retreat = Movement(position, RETREAT)
    assert not retreat.goals(0, "march", "37")
    assert retreat.goals(0, "march", "13", "light-infantry") == {"12"}


@pytest.mark.rule("SZ-J6.4")
def test_a_blocked_route_port_or_dock_carries_nobody() -> None:
    def special(*seas: str) -> Movement:
        position = Position("italia", "yellow").village(0, "13").port("13", "sA")
        position.village(0, "35").port("35", "sC").units(0, "13", light_infantry=1)
        for sea in seas:
            position.units(1, sea, warship=1)
        return _special(position)

    assert special("sE").goals(0, "go-by-port", "13") == {"35"}
    assert special("sB").goals(0, "go-by-port", "13") == {"35"}
    assert not special("sA").goals(0, "go-by-port", "13")
    assert not special("sC").goals(0, "go-by-port", "13")
    dock = Position("italia", "yellow").village(0, "13").port("13", "sA")
    dock.village(0, "35").dock("35", "sC").units(0, "13", light_infantry=1)
    assert not _special(dock).options(0)


@pytest.mark.rule("SZ-J6.4", "SZ-H3.6")
def test_ports_of_the_coalition_serve_too() -> None:
    position = Position("italia", "yellow").village(0, "13").port("13", "sA")
    position.village(1, "35").port("35", "sC").units(0, "13", light_infantry=1)
    assert not _special(position).options(0)
    position.vassal(1, 0)
    assert _special(position).goals(0, "go-by-port", "13") == {"35"}


@pytest.mark.rule("SZ-J6.5", "SZ-J6.6")
def test_for_prestige_every_unit_may_move() -> None:
    position = Position("italia", "yellow").units(0, "12", heavy_infantry=1, light_infantry=1)
    position.units(0, "sA", transport_ship=1)
    s = position.s
    s.prestige[0] = 13
    assert not _special(position).options(0)
    s.prestige[0] = 14
    moving = _special(position)
    assert moving.options(0) == ["pay-moves 14"]
    moving.do(0, "pay-moves 14")
    assert s.prestige[0] == 0
    assert moving.goals(0, "sail", "sA") == {"sB", "sC"}
    moving.do(0, "march-all 12 13")
    moving.do(0, "load 13 sA heavy-infantry standard 1")
    assert moving.at(0) == "sA"
    assert Movement(position, SPECIAL).options(0) == []


@pytest.mark.rule("SZ-J6.5", "SZ-Q8.1")
def test_brilliant_commanders_let_every_unit_move_for_nothing() -> None:
    position = Position("italia", "red").units(0, "12", heavy_infantry=1)
    position.s.command[0] = BRILLIANT
    position.s.prestige[0] = 14
    moving = _special(position)
    assert moving.goals(0, "march", "12", "heavy-infantry")
    assert not moving.options(0, "pay-moves")


@pytest.mark.rule("SZ-J6.5")
def test_nobody_pays_for_units_that_cannot_move() -> None:
    position = Position("italia", "yellow").units(0, "sA", corsairs=1)
    position.s.prestige[0] = 14
    assert _special(position).options(0) == []


@pytest.mark.rule("SZ-J6.3", "SZ-J2.6")
def test_a_fleet_leaves_a_port_with_units_of_the_land() -> None:
    position = Position("italia", "yellow").city(0, "13").port("13", "sA")
    position.units(0, "13", transport_ship=1, warship=3, light_infantry=1)
    in_yard(position, 0, 1, 2, 3)
    moving = _special(position)
    moving.do(0, "sail-as-fleet 13 sA 1 3", "take-along light-infantry standard 1 1")
    assert {moving.at(unit) for unit in range(5)} == {"sA"}


@pytest.mark.rule("SZ-J3.10", "SZ-J6.1", "SZ-J2.6")
def test_ships_leave_the_shipyard_of_a_locked_field_without_those_who_are_locked() -> None:
    position = Position("italia", "yellow").village(0, "13").dock("13", "sA")
    position.units(0, "13", transport_ship=1, light_infantry=1).units(1, "13", light_infantry=1)
    in_yard(position, 0)
    position.s.prestige[0] = 14
    moving = _special(position)
    moving.do(0, "pay-moves 14")
    answers = moving.do(0, "sail 13 sA transport-ship standard 1")
    assert answers.asked == []
    assert moving.at(1) == "13"


@pytest.mark.rule("SZ-J6.1", "SZ-J3.1")
def test_ships_on_locked_water_stay() -> None:
    position = Position("italia", "yellow").units(0, "sA", warship=4).units(1, "sA", warship=1)
    position.s.prestige[0] = 14
    moving = _special(position)
    assert moving.options(0) == []


@pytest.mark.rule("SZ-J2.9", "SZ-J6.1", "SZ-J6.5")
def test_empty_ships_are_manned_in_special_only_for_prestige_and_not_on_locked_land() -> None:
    position = Position("italia", "yellow").units(0, "13", light_infantry=1)
    position.units(0, "16", light_infantry=1).units(1, "16", light_infantry=1)
    position.units(0, "18", light_infantry=1)
    s = position.s
    for id, owner in (("13", 0), ("16", 0), ("18", 1)):
        s.empty.put(owner, WS, position.field(id))
    s.prestige[0] = 14
    moving = _special(position)
    assert not moving.options(0, "man")
    moving.do(0, "pay-moves 14")
    assert {key.split(" ")[1] for key in moving.options(0, "man")} == {"13"}


@pytest.mark.rule("SZ-J6.4", "SZ-J6.1")
def test_nobody_leaves_a_locked_field_by_port_but_one_may_arrive_there() -> None:
    position = Position("italia", "yellow").village(0, "13").port("13", "sA")
    position.village(0, "35").port("35", "sC").units(0, "13", light_infantry=1)
    position.units(1, "13", light_infantry=1).units(0, "35", light_infantry=1)
    moving = _special(position)
    assert moving.options(0) == ["go-by-port 35 13 light-infantry standard 1"]


@pytest.mark.rule("SZ-J6.1", "SZ-J3.6")
def test_a_locked_ship_pays_for_nobody_but_who_pays_himself_may_join_it() -> None:
    position = Position("italia", "yellow").units(0, "sA", transport_ship=1)
    position.units(1, "sA", warship=1).units(0, "11", light_infantry=1)
    position.s.prestige[0] = 14
    move = Movement(position, SPECIAL)
    move.do(0, "pay-moves 14")
    assert move.options(0, "load") == []
    assert move.options(0, "board") == ["board 11 sA light-infantry standard 1"]
