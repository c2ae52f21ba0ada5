"""SZ-J1, SZ-J2.10, SZ-J3.7, SZ-D6.14: capacities, what one move is, and who may enter a field."""

import pytest

from kronika.games.scharz.control import refresh_control
from kronika.games.scharz.movelog import RETREAT, SPECIAL, UNITS
from kronika.games.scharz.moves import (
    begin_subphase,
    can_be_carried,
    can_move,
    closed_fields,
    entered,
    is_held,
    is_home,
    is_rough,
    may_be_entered,
    may_go_to,
    must_leave,
    note_change,
    partners_of,
    refresh,
)
from kronika.games.scharz.pieces import put_on_field
from kronika.games.scharz.position import Position
from kronika.games.scharz.state import Table
from kronika.games.scharz.terms import BROWN, NONE

pytestmark = pytest.mark.compiled


def _go(s: Table, unit: int, to: int, by_ship: bool = False) -> None:
    """A unit changes its field, as moves do it."""
    origin = s.at[unit]
    put_on_field(s, unit, to)
    note_change(s, unit, origin, to, by_ship, True)
    refresh(s, origin)
    refresh(s, to)


@pytest.mark.rule("SZ-J1.1", "SZ-J1.2", "SZ-C3.2")
def test_a_unit_has_one_capacity_in_each_subphase() -> None:
    position = Position("italia").units(0, "10", light_infantry=1)
    s = position.s
    begin_subphase(s, UNITS)
    assert can_move(s, 0)
    _go(s, 0, position.field("11"))
    assert not can_move(s, 0)
    assert s.moves.marched[0]
    begin_subphase(s, RETREAT)
    assert can_move(s, 0)
    assert s.moves.marched[0]
    begin_subphase(s, UNITS)
    assert not s.moves.marched[0]


@pytest.mark.rule("SZ-J1.6", "SZ-J2.2")
def test_siege_engines_and_corsairs_never_move_and_are_never_carried() -> None:
    position = Position("italia").units(0, "10", siege_engines=1, light_infantry=1)
    position.units(0, "sA", corsairs=1, transport_ship=1)
    s = position.s
    begin_subphase(s, UNITS)
    assert [can_move(s, unit) for unit in s.units()] == [False, True, False, True]
    assert [can_be_carried(s, unit) for unit in s.units()] == [False, True, False, False]


@pytest.mark.rule("SZ-J2.12", "SZ-C3.5")
def test_a_unit_changes_its_field_once_by_itself_and_once_by_ship_and_never_goes_back() -> None:
    position = Position("italia").units(0, "10", light_infantry=1)
    s = position.s
    begin_subphase(s, UNITS)
    _go(s, 0, position.field("11"))
    assert can_be_carried(s, 0)
    assert not can_move(s, 0)
    assert not may_go_to(s, 0, position.field("10"))
    assert may_go_to(s, 0, position.field("12"))
    _go(s, 0, position.field("12"), by_ship=True)
    assert not can_be_carried(s, 0)
    assert s.moves.changes[0] == 2
    begin_subphase(s, SPECIAL)
    assert may_go_to(s, 0, position.field("10"))
    assert s.moves.travelled[0]


@pytest.mark.rule("SZ-J1.4")
def test_who_moves_leaves_its_site_and_its_training() -> None:
    position = Position("italia").village(0, "10").units(0, "10", light_infantry=2)
    s = position.s
    s.builds_since[0] = 1
    s.training[1] = 2
    begin_subphase(s, UNITS)
    _go(s, 0, position.field("11"))
    _go(s, 1, position.field("11"))
    assert (s.builds_since[0], s.training[1], s.gold[0]) == (0, 0, 4)


@pytest.mark.rule("SZ-D6.14", "SZ-D7.6")
def test_control_changes_at_once_but_a_contested_field_keeps_its_controller_of_before() -> None:
    position = Position("italia").units(0, "10", light_infantry=1)
    position.units(1, "12", light_infantry=1).village(1, "11")
    s = position.s
    middle = position.field("11")
    begin_subphase(s, UNITS)
    _go(s, 0, middle)
    assert s.control[middle] == 0
    assert s.control[position.field("10")] == NONE
    _go(s, 1, middle)
    assert s.control[middle] == 1


@pytest.mark.rule("SZ-D6.14")
def test_of_two_who_meet_on_neutral_land_nobody_controls_it() -> None:
    position = Position("italia").units(0, "10", light_infantry=1).units(1, "12", light_infantry=1)
    s = position.s
    middle = position.field("11")
    begin_subphase(s, UNITS)
    _go(s, 0, middle)
    _go(s, 1, middle)
    refresh_control(s, middle)
    assert s.control[middle] == NONE


@pytest.mark.rule("SZ-J3.1", "SZ-J3.7", "SZ-J2.11", "SZ-J3.10")
def test_what_is_contested_before_a_later_subphase_is_locked_in_it() -> None:
    position = Position("italia").village(1, "11").units(0, "11", light_infantry=1)
    position.encircled("11").units(0, "12", light_infantry=1).units(1, "12", light_infantry=1)
    s = position.s
    s.add_unit(1, 0, 1, position.field("11"))
    s.where[3] = 1
    begin_subphase(s, UNITS)
    assert not is_held(s, position.field("12"))
    begin_subphase(s, SPECIAL)
    assert is_held(s, position.field("12"))
    assert not is_held(s, position.field("11"))


@pytest.mark.rule("SZ-D4.6", "SZ-OP04")
def test_permanently_neutral_land_is_never_locked_but_for_trails() -> None:
    position = Position("orient")
    s = position.s
    names = {s.map.neutral[f]: f for f in range(s.map.count) if s.map.neutral[f] != NONE}
    for neutral, field in names.items():
        for player in (0, 1):
            s.add_unit(player, 0, 1, field)
        begin_subphase(s, RETREAT)
        assert is_held(s, field) == (neutral == 3)


@pytest.mark.rule("SZ-J2.10", "SZ-H4.2", "SZ-H6.3", "SZ-OP25")
def test_what_a_partner_holds_is_closed_without_his_leave_and_in_the_last_round() -> None:
    position = Position("italia", "green").truce(0, 1, 5).village(1, "10")
    position.units(1, "11", light_infantry=1).units(1, "sA", transport_ship=1)
    position.herds(1, "12", sheep=1).grain(1, "13")
    position.village(2, "14")
    s = position.s
    fields = [position.field(id) for id in ("10", "11", "12", "13", "sA")]
    assert partners_of(s, 0) == [1]
    assert not any(may_be_entered(s, field, closed_fields(s, 0)) for field in fields)
    assert may_be_entered(s, position.field("14"), closed_fields(s, 0))
    position.units(2, "15", light_infantry=1).units(1, "15", light_infantry=1)
    assert s.control[position.field("15")] == 2
    assert not may_be_entered(s, position.field("15"), closed_fields(s, 0))
    position.village(0, "16").units(1, "16", light_infantry=1)
    assert s.control[position.field("16")] == 0
    own = position.field("16")
    assert may_be_entered(s, own, closed_fields(s, 0)), "it is his own, whoever is there"
    s.access[1] = 1
    assert partners_of(s, 0) == []
    s.turn = 5
    assert partners_of(s, 0) == [1]
    s.turn = 6
    assert partners_of(s, 0) == []


@pytest.mark.rule("SZ-J2.10", "SZ-H3.6")
def test_a_coalition_may_always_enter() -> None:
    position = Position("italia").vassal(1, 0).village(1, "10")
    assert partners_of(position.s, 0) == []
    assert is_home(position.s, 0, position.field("10"))
    assert not is_home(position.s, 2, position.field("10"))


@pytest.mark.rule("SZ-D4.5", "SZ-D4.7")
def test_neutral_land_is_out_of_play_in_the_first_two_modes() -> None:
    for mode, open in (("first", False), ("basic", False), ("white", True)):
        s = Position("orient", mode).s
        neutral = [f for f in range(s.map.count) if s.map.neutral[f] != NONE]
        assert [may_be_entered(s, field, set()) for field in neutral] == [open] * len(neutral)
        oasis = s.map.number("56")
        assert may_be_entered(s, oasis, set()) == open


@pytest.mark.rule("SZ-H4.6")
def test_a_unit_on_land_of_a_new_partner_must_leave_it() -> None:
    position = Position("italia").village(1, "10").units(1, "10", light_infantry=1)
    position.units(0, "10", light_infantry=1).truce(0, 1)
    s = position.s
    assert [must_leave(s, unit) for unit in s.units()] == [False, True]
    s.access[1] = 1
    assert not must_leave(s, 1)


@pytest.mark.rule("SZ-Q3.1")
def test_rough_land_stops_all_but_light_infantry_in_red_mode_alone() -> None:
    for mode, stops in (("yellow", False), ("red", True)):
        position = Position("italia", mode)
        s = position.s
        rough = s.map.colour.index(BROWN)
        assert is_rough(s, rough)
        beside = s.map.land_next[rough][0]
        position.units(0, s.map.ids[beside], light_infantry=1, heavy_infantry=1)
        begin_subphase(s, UNITS)
        _go(s, 0, rough)
        _go(s, 1, rough)
        begin_subphase(s, SPECIAL)
        assert [can_move(s, unit) for unit in (0, 1)] == [True, not stops]
        assert can_be_carried(s, 1) != stops
        begin_subphase(s, UNITS)
        assert can_move(s, 1)


@pytest.mark.rule("SZ-J8.2")
def test_who_entered_a_field_in_this_subphase_is_known() -> None:
    position = Position("italia").units(0, "10", light_infantry=2).units(0, "11", light_infantry=1)
    s = position.s
    field = position.field("11")
    begin_subphase(s, UNITS)
    _go(s, 1, field)
    assert entered(s, field, 0) == [1]
    assert s.moves == s.copy().moves
