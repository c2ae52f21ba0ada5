"""Chapter 12.8: fishing."""

import pytest

from kronika.games.scharz.factions import factions
from kronika.games.scharz.fishing import fishing
from kronika.games.scharz.position import Position
from kronika.games.scharz.state import IN_YARD
from kronika.games.scharz.terms import NONE, PORT, SEA

from .helpers import answer

pytestmark = pytest.mark.compiled


def harbour(
    mode: str = "green", seed: int = 1, building: str = "dock"
) -> tuple[Position, int, int]:
    """A village with a shipyard on one sea, its field and the sea."""
    table = Position("britannia", mode, seed=seed)
    board = table.s.map
    for field in range(board.count):
        for _, one, other in board.points[field]:
            if other == NONE and board.neutral[field] == NONE and len(board.ship_next[one]) > 2:
                table.village(0, board.ids[field])
                getattr(table, building)(board.ids[field], board.ids[one])
                return table, field, one
    raise AssertionError


def sail(table: Position, sea: int, player: int = 0, ships: int = 1) -> None:
    table.units(player, table.s.map.ids[sea], transport_ship=ships)


@pytest.mark.rule("SZ-M8.3", "SZ-EX46", "SZ-D6.4")
def test_a_connected_sea_yields_one_fish_however_many_ships_are_there() -> None:
    table, field, sea = harbour()
    sail(table, sea, ships=2)
    far = next(
        other
        for other in range(table.s.map.count)
        if table.s.map.sort[other] == SEA
        and other != sea
        and other not in table.s.map.ship_next[sea]
        and field not in table.s.map.coast[other]
    )
    sail(table, far)
    table.units(0, table.s.map.ids[field], transport_ship=1)
    table.s.where[-1] = IN_YARD
    answer(fishing(table.s))
    assert table.s.stored_fish[field] == 1


@pytest.mark.rule("SZ-M8.3")
def test_without_a_shipyard_nothing_is_caught() -> None:
    table, field, sea = harbour()
    table.s.yard[field] = NONE
    sail(table, sea)
    answer(fishing(table.s))
    assert sum(table.s.stored_fish) == 0


@pytest.mark.rule("SZ-M8.5")
def test_fish_without_room_are_lost() -> None:
    table, field, sea = harbour()
    sail(table, sea)
    table.s.stored_fish[field] = 2
    answer(fishing(table.s))
    assert table.s.stored_fish[field] == 2
    table.s.yard[field] = PORT
    answer(fishing(table.s))
    assert table.s.stored_fish[field] == 3


@pytest.mark.rule("SZ-M8.3", "SZ-K4.19")
def test_nobody_fishes_on_a_contested_sea() -> None:
    table, field, sea = harbour()
    sail(table, sea)
    sail(table, sea, player=1)
    answer(fishing(table.s))
    assert table.s.stored_fish[field] == 0


def catches(mode: str, stormy: bool, faction: str = "") -> list[int]:
    found = []
    for seed in range(40):
        table, field, sea = harbour(mode, seed, "port")
        table.s.map.stormy[sea], was = stormy, table.s.map.stormy[sea]
        if faction:
            ids = [each.id for each in factions()]
            table.s.faction[0] = ids.index(faction)
        sail(table, sea)
        answer(fishing(table.s))
        table.s.map.stormy[sea] = was
        found.append(table.s.stored_fish[field])
    return found


@pytest.mark.rule("SZ-M8.4", "SZ-D6.5")
def test_from_yellow_mode_on_a_die_decides() -> None:
    assert set(catches("green", stormy=True)) == {1}
    calm, stormy = catches("yellow", stormy=False), catches("yellow", stormy=True)
    assert set(calm) == {0, 1}
    assert set(stormy) == {0, 2}
    assert 18 <= calm.count(1) <= 36, "two in three"


@pytest.mark.rule("SZ-M8.4", "SZ-P4.10", "SZ-P4.17")
def test_some_factions_always_catch_something() -> None:
    assert set(catches("yellow", False, "britannia-scots-and-irish")) == {1}
    assert set(catches("red", True, "vikings-british-isles")) == {2}
    assert set(catches("yellow", False, "britannia-picts")) == {0, 1}


@pytest.mark.rule("SZ-M8.6", "SZ-Q2.3", "SZ-D6.15")
@pytest.mark.parametrize(("mode", "fish"), [("green", 2), ("red", 1)])
def test_in_red_mode_nobody_fishes_on_rivers(mode: str, fish: int) -> None:
    table = Position("huns", mode)
    board = table.s.map
    section = board.number("danubius-5")
    sea = next(field for field in board.ship_next[section] if board.sort[field] == SEA)
    home = next(
        field
        for field in board.coast[sea]
        for _, one, other in board.points[field]
        if (one, other) == (sea, NONE)
    )
    table.village(0, board.ids[home]).dock(board.ids[home], board.ids[sea])
    table.s.faction[0] = [each.id for each in factions()].index("vikings-british-isles")
    calm = [table.s.map.stormy, table.s.map.partly_stormy]
    was = [seas[sea] for seas in calm]
    for seas in calm:
        seas[sea] = False
    table.units(0, board.ids[sea], transport_ship=1).units(0, board.ids[section], transport_ship=1)
    answer(fishing(table.s))
    for seas, before in zip(calm, was):
        seas[sea] = before
    assert table.s.stored_fish[home] == fish


@pytest.mark.rule("SZ-M8.5")
def test_who_has_two_shipyards_says_where_fish_are_landed() -> None:
    table, field, sea = harbour()
    board = table.s.map
    other = next(
        land
        for land in board.coast[sea]
        if land != field
        and board.neutral[land] == NONE
        and any((one, two) == (sea, NONE) for _, one, two in board.points[land])
    )
    table.village(0, board.ids[other]).dock(board.ids[other], board.ids[sea])
    sail(table, sea)
    found = answer(fishing(table.s), [(0, f"land-fish britannia-{board.ids[other]}")])
    assert len(found.asked[0][1]) == 2
    assert (table.s.stored_fish[field], table.s.stored_fish[other]) == (0, 1)


@pytest.mark.rule("SZ-K9.3")
@pytest.mark.parametrize("first", [0, 1])
def test_dice_are_rolled_in_prelude_order(first: int) -> None:
    table, _, sea = harbour("yellow")
    s = table.s
    field, other = next(
        (field, one)
        for field in range(s.map.count)
        for _, one, other in s.map.points[field]
        if other == NONE
        and one != sea
        and s.map.neutral[field] == NONE
        and s.control[field] == NONE
    )
    table.village(1, s.map.ids[field]).dock(s.map.ids[field], s.map.ids[other])
    sail(table, sea)
    sail(table, other, player=1)
    s.first = first
    s.dice = s.dice.loaded([0, 5])
    answer(fishing(s))
    caught = [s.stored_fish[home] > 0 for home in (s.settlements_of(0)[0], field)]
    assert caught == [first == 0, first == 1]
