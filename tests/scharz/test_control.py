"""Chapters 4.5 and 4.6: control and ownership; 8.1: who is hostile."""

import pytest

from kronika.core.errors import UsageError
from kronika.games.scharz.control import (
    controller_now,
    is_blocked,
    is_completely_encircled,
    is_contested,
    owner_of,
    refresh_control,
)
from kronika.games.scharz.diplomacy import accept_tribute
from kronika.games.scharz.position import Position
from kronika.games.scharz.relations import are_hostile, has_truce, in_coalition
from kronika.games.scharz.state import ABOARD, IN_YARD, INSIDE
from kronika.games.scharz.terms import NONE

pytestmark = pytest.mark.compiled


@pytest.mark.rule("SZ-D6.1")
def test_a_field_without_pieces_is_neutral() -> None:
    table = Position("huns")
    assert owner_of(table.s, table.field("01")) == NONE


@pytest.mark.rule("SZ-D6.1")
def test_units_control_a_field() -> None:
    table = Position("huns").units(1, "01", light_infantry=1)
    assert table.s.control[table.field("01")] == 1


@pytest.mark.rule("SZ-D6.1")
def test_a_completed_settlement_controls_its_field_without_units() -> None:
    table = Position("huns").village(2, "01")
    assert table.s.control[table.field("01")] == 2


@pytest.mark.rule("SZ-D6.12")
def test_an_empty_site_controls_nothing() -> None:
    table = Position("huns")
    field = table.field("01")
    table.s.site[field], table.s.site_owner[field] = 0, 1
    assert controller_now(table.s, field) == NONE


@pytest.mark.rule("SZ-D6.2")
def test_hostile_units_come_before_a_settlement() -> None:
    table = Position("huns").village(0, "01").units(1, "01", heavy_infantry=1)
    assert table.s.control[table.field("01")] == 1


@pytest.mark.rule("SZ-D6.1", "SZ-D6.3")
def test_goods_alone_own_a_field() -> None:
    table = Position("huns", "green").herds(1, "01", sheep=1).grain(2, "02")
    herd, grain = table.field("01"), table.field("02")
    assert (table.s.control[herd], owner_of(table.s, herd)) == (NONE, 1)
    assert (table.s.control[grain], owner_of(table.s, grain)) == (NONE, 2)
    table.s.grain_owner[grain] = NONE
    table.s.herd_owner[0] = NONE
    assert (owner_of(table.s, herd), owner_of(table.s, grain)) == (NONE, NONE)


@pytest.mark.rule("SZ-D6.4", "SZ-D6.13")
def test_ships_and_corsairs_control_a_sea() -> None:
    table = Position("huns").units(0, "sE", transport_ship=1).units(1, "sF", corsairs=1)
    assert table.s.control[table.field("sE")] == 0
    assert table.s.control[table.field("sF")] == 1


@pytest.mark.rule("SZ-D6.14", "SZ-D7.6")
def test_a_contested_field_keeps_its_controller() -> None:
    table = Position("huns").units(0, "01", light_infantry=1).units(1, "01", light_infantry=5)
    field = table.field("01")
    assert is_contested(table.s, field)
    assert table.s.control[field] == 0
    table.s.remove_unit(0)
    refresh_control(table.s, field)
    assert table.s.control[field] == 1


@pytest.mark.rule("SZ-D4.5")
def test_nobody_controls_permanently_neutral_land() -> None:
    table = Position("orient")
    trail = next(f for f in range(table.s.map.count) if table.s.map.neutral[f] != NONE)
    table.units(0, table.s.map.ids[trail], light_infantry=2)
    assert table.s.control[trail] == NONE


@pytest.mark.rule("SZ-J3.10")
@pytest.mark.parametrize("where", [INSIDE, IN_YARD, ABOARD])
def test_who_is_not_on_the_field_does_not_control_it(where: int) -> None:
    table = Position("huns").units(0, "01", light_infantry=1)
    table.s.where[0] = where
    assert controller_now(table.s, table.field("01")) == NONE


@pytest.mark.rule("SZ-H1.0", "SZ-H1.1", "SZ-H1.5")
def test_players_begin_hostile() -> None:
    s = Position("huns", "first").s
    assert are_hostile(s, 0, 1)
    assert not are_hostile(s, 1, 1)


@pytest.mark.rule("SZ-H3.4", "SZ-H3.17")
def test_a_coalition_is_a_lord_with_his_vassals() -> None:
    s = Position("huns", players=4).vassal(1, 0).vassal(2, 0).vassal(3, 2).s
    assert in_coalition(s, 1, 2)
    assert not are_hostile(s, 0, 2)
    assert in_coalition(s, 3, 2)
    assert are_hostile(s, 3, 0), "the lord of a lord has no peace with him"


@pytest.mark.rule("SZ-H4.1", "SZ-H4.2")
def test_a_truce_holds_through_its_last_round() -> None:
    s = Position("huns").truce(0, 1, until=5).s
    s.turn = 5
    assert has_truce(s, 1, 0)
    assert not are_hostile(s, 0, 1)
    s.turn = 6
    assert are_hostile(s, 0, 1)


@pytest.mark.rule("SZ-H3.10", "SZ-H4.4")
def test_of_partners_who_enter_together_the_superior_controls() -> None:
    table = Position("huns").vassal(0, 1)
    field = table.field("01")
    table.units(0, "01", light_infantry=1).units(1, "01", light_infantry=1)
    table.s.control[field] = NONE
    assert controller_now(table.s, field) == 1
    truce = Position("huns").truce(0, 2)
    truce.units(0, "01", light_infantry=1).units(2, "01", light_infantry=1)
    truce.s.control[field] = NONE
    assert controller_now(truce.s, field) == 2


@pytest.mark.rule("SZ-OP27")
def test_of_partners_who_was_there_first_goes_on_controlling() -> None:
    table = Position("huns").truce(0, 2)
    table.units(0, "01", light_infantry=1).units(2, "01", light_infantry=1)
    assert table.s.control[table.field("01")] == 0
    village = Position("huns").truce(0, 2).village(0, "01").units(2, "01", light_infantry=1)
    assert village.s.control[village.field("01")] == 0


def port(players: int = 3) -> Position:
    """A village with a port that touches two seas."""
    table = Position("britannia", players=players)
    board = table.s.map
    for field in range(board.count):
        for _, one, other in board.points[field]:
            if other != NONE and board.neutral[field] == NONE:
                id = board.ids[field]
                return table.village(0, id).port(id, board.ids[one], board.ids[other])
    raise AssertionError


def yard_of(table: Position) -> int:
    return next(f for f in range(table.s.map.count) if table.s.yard[f] != NONE)


@pytest.mark.rule("SZ-D7.5")
def test_one_free_sea_keeps_a_shipyard_open() -> None:
    table = port()
    field = yard_of(table)
    one, other = table.s.yard_seas(field)
    table.units(1, table.s.map.ids[one], warship=1)
    assert not is_blocked(table.s, field, 0)
    table.units(2, table.s.map.ids[other], warship=1)
    assert is_blocked(table.s, field, 0)
    table.truce(0, 2)
    assert not is_blocked(table.s, field, 0)


@pytest.mark.rule("SZ-J4.4")
def test_complete_encirclement_needs_a_blocked_shipyard() -> None:
    table = port()
    field = yard_of(table)
    id = table.s.map.ids[field]
    table.units(1, id, light_infantry=2).encircled(id)
    assert not is_completely_encircled(table.s, field)
    for sea in table.s.yard_seas(field):
        table.units(1, table.s.map.ids[sea], warship=1)
    assert is_completely_encircled(table.s, field)


def test_mistakes_in_positions_are_named() -> None:
    table = Position("huns")
    with pytest.raises(UsageError, match="huns has no field '01ab' for 3 players"):
        table.village(0, "01ab")
    with pytest.raises(UsageError, match="there is no player 7 of 3"):
        table.village(7, "01")
    with pytest.raises(UsageError, match="no 'lancers' among light-infantry"):
        table.units(0, "01", lancers=1)
    with pytest.raises(UsageError, match="a dock needs a settlement on '01'"):
        table.dock("01", "sE")
    with pytest.raises(UsageError, match="no village can be on 'sE'"):
        table.village(0, "sE")
    with pytest.raises(UsageError, match="nobody encircles '01'"):
        table.village(0, "01").encircled("01")


def test_copies_are_independent() -> None:
    table = Position("huns", "green").village(0, "01").units(0, "01", light_infantry=2)
    table.herds(0, "01", sheep=1).grain(0, "02")
    twin = table.s.copy()
    for name, value in vars(twin).items() if hasattr(twin, "__dict__") else []:
        if isinstance(value, list) and name not in twin.shared:
            assert value == getattr(table.s, name), name
            assert value is not getattr(table.s, name), name
    twin.owner[0] = 2
    twin.control[0] = 1
    assert (table.s.owner[0], table.s.control[0]) == (0, 0)


@pytest.mark.rule("SZ-H4.6", "SZ-D6.2")
def test_who_makes_a_truce_on_the_field_of_a_settlement_does_not_control_it() -> None:
    table = Position("italia").village(0, "12").units(1, "12", light_infantry=1)
    field = table.field("12")
    assert table.s.control[field] == 1, "he has come, and nobody was there"
    accept_tribute(table.s, 0, 1)
    assert table.s.control[field] == 0


@pytest.mark.rule("SZ-D6.1", "SZ-H3.6")
def test_units_of_a_vassal_leave_the_field_of_a_settlement_to_its_owner() -> None:
    table = Position("italia").vassal(1, 0).village(0, "12").units(2, "12", light_infantry=1)
    table.encircled("12").units(1, "12", light_infantry=1)
    s, field = table.s, table.field("12")
    s.remove_unit(0)
    refresh_control(s, field)
    assert s.control[field] == 0


@pytest.mark.rule("SZ-H4.6", "SZ-K7.1")
def test_of_two_besiegers_who_makes_a_truce_leaves_the_field_to_the_other() -> None:
    table = Position("italia").truce(1, 2).village(0, "12").units(1, "12", light_infantry=1)
    table.encircled("12").units(2, "12", light_infantry=1)
    field = table.field("12")
    assert table.s.control[field] == 1
    accept_tribute(table.s, 0, 1)
    assert table.s.encircled_since[field]
    assert table.s.control[field] == 2
