"""Chapter 9.7: MOVE-Herds."""

import pytest

from kronika.core.asks import Ask, Option
from kronika.games.scharz.control import refresh_control
from kronika.games.scharz.herding import (
    act_herds,
    begin_herds,
    end_herds,
    herds_options,
    herds_ranges,
)
from kronika.games.scharz.moves import lock_fields
from kronika.games.scharz.plunder import take_goods
from kronika.games.scharz.position import Position
from kronika.games.scharz.progress import Drives
from kronika.games.scharz.state import Table
from kronika.games.scharz.terms import LAND, NONE, SEA

from .helpers import Answers, answer
from .test_supply import chain

pytestmark = pytest.mark.compiled


def realm(length: int = 5, mode: str = "green") -> tuple[Position, list[str]]:
    """A village, and a row of fields that infantry of its owner holds."""
    table = Position("taifas", mode)
    way = chain(table.s, length)
    table.village(0, way[0])
    for id in way[1:]:
        table.units(0, id, light_infantry=1)
    return table, way


def open_floor(table: Position) -> None:
    lock_fields(table.s)
    answer(begin_herds(table.s))


def offered(table: Position, player: int = 0) -> list[str]:
    return [option.key for option in herds_options(table.s, player)]


def act(table: Position, key: str, *to: str, player: int = 0) -> Answers:
    s = table.s
    found = {option.key: option for option in herds_options(s, player)}
    for numbers in herds_ranges(s, player):
        for count in range(numbers.least, numbers.most + 1):
            option = numbers.first.verb.of(numbers.first.a, count)
            found[option.key] = option
    assert key in found, f"{key!r} is not among {list(found)}"
    return answer(act_herds(s, player, found[key]), [(player, each) for each in to])


def enemy(table: Position, id: str, player: int = 1) -> None:
    table.units(player, id, light_infantry=1)
    lock_fields(table.s)


def at(table: Position, herd: int = 0) -> tuple[str, bool]:
    s = table.s
    return s.map.ids[s.herd_at[herd]], s.herd_inside[herd]


def place(id: str) -> str:
    return f"taifas-{id}"


# Herds


@pytest.mark.rule("SZ-J7.1", "SZ-EX45")
def test_a_herd_moves_any_distance_over_connected_fields() -> None:
    table, way = realm()
    table.herds(0, way[4], pigs=1)
    open_floor(table)
    assert offered(table) == [f"drive pigs {place(way[4])}"]
    asked = act(table, f"drive pigs {place(way[4])}", f"graze-at {place(way[0])}").asked
    assert set(asked[0][1]) == {
        *[f"graze-at {place(id)}" for id in way[:4]],
        f"shelter-in {place(way[0])}",
        "turn-back",
    }
    assert at(table) == (way[0], False)


@pytest.mark.rule("SZ-J7.1", "SZ-J7.4", "SZ-D7.1")
def test_a_gap_stops_herds_and_neutral_land_is_not_entered() -> None:
    table, way = realm()
    table.herds(0, way[4], pigs=1)
    s = table.s
    for unit in s.units_on(table.field(way[2])):
        s.remove_unit(unit)
    refresh_control(s, table.field(way[2]))
    open_floor(table)
    asked = act(table, f"drive pigs {place(way[4])}", "turn-back").asked
    assert asked[0][1] == [f"graze-at {place(way[3])}", "turn-back"]
    assert at(table) == (way[4], False)
    assert offered(table) == [f"drive pigs {place(way[4])}"], "who turns back may go later"


@pytest.mark.rule("SZ-J7.6")
def test_each_herd_moves_once() -> None:
    table, way = realm(3)
    table.herds(0, way[2], pigs=2)
    open_floor(table)
    key = f"drive pigs {place(way[2])}"
    assert offered(table) == [key]
    act(table, key, f"graze-at {place(way[1])}")
    assert offered(table) == [key]
    act(table, key, f"graze-at {place(way[1])}")
    assert offered(table) == []
    twin = table.s.copy()
    assert twin.drives == table.s.drives
    assert hash(twin.drives) == hash(table.s.drives)
    answer(end_herds(twin))
    assert twin.drives != table.s.drives
    answer(begin_herds(table.s))
    assert len(offered(table)) == 1, "in the next round again"


@pytest.mark.rule("SZ-J7.4", "SZ-D5.1")
def test_pastures_hold_two_herds_and_no_sown_grain() -> None:
    table, way = realm(4)
    table.herds(0, way[3], pigs=1).herds(0, way[2], sheep=2).grain(0, way[1])
    table.herds(0, way[0], inside=True, sheep=1)
    open_floor(table)
    asked = act(table, f"drive pigs {place(way[3])}", "turn-back").asked
    assert asked[0][1] == [f"graze-at {place(way[0])}", "turn-back"]


@pytest.mark.rule("SZ-J7.4", "SZ-D5.7", "SZ-D5.4")
def test_herds_go_into_settlements_and_out_again() -> None:
    table, way = realm(3)
    table.herds(0, way[2], pigs=1)
    open_floor(table)
    act(table, f"drive pigs {place(way[2])}", f"shelter-in {place(way[0])}")
    assert at(table) == (way[0], True)
    answer(begin_herds(table.s))
    key = f"lead-out pigs {place(way[0])}"
    assert offered(table) == [key]
    act(table, key, f"graze-at {place(way[0])}")
    assert at(table) == (way[0], False)


@pytest.mark.rule("SZ-J7.2", "SZ-EX45")
def test_a_herd_that_an_enemy_has_reached_can_only_go_into_the_settlement_there() -> None:
    table, way = realm(4)
    table.herds(0, way[0], pigs=1).herds(0, way[2], pigs=1)
    enemy(table, way[0])
    open_floor(table)
    key = f"drive pigs {place(way[0])}"
    assert set(offered(table)) == {key, f"drive pigs {place(way[2])}"}
    asked = act(table, key, f"shelter-in {place(way[0])}").asked
    assert asked[0][1] == [f"shelter-in {place(way[0])}", "turn-back"]
    assert at(table) == (way[0], True)


@pytest.mark.rule("SZ-J7.2", "SZ-J3.1")
def test_nothing_leaves_or_passes_locked_land_but_it_may_end_there() -> None:
    table, way = realm(5)
    table.herds(0, way[4], pigs=1).herds(0, way[2], sheep=1)
    enemy(table, way[2])
    open_floor(table)
    assert table.s.locked[table.field(way[2])]
    key = f"drive pigs {place(way[4])}"
    assert offered(table) == [key], "the sheep stay"
    asked = act(table, key, f"graze-at {place(way[2])}").asked
    assert set(asked[0][1]) == {
        f"graze-at {place(way[3])}",
        f"graze-at {place(way[2])}",
        "turn-back",
    }


@pytest.mark.rule("SZ-J7.2")
def test_from_locked_land_with_defenders_a_herd_goes_into_its_settlement_and_not_out() -> None:
    table, way = realm(3)
    table.units(0, way[0], light_infantry=1).herds(0, way[0], pigs=1)
    enemy(table, way[0])
    open_floor(table)
    act(table, f"drive pigs {place(way[0])}", f"shelter-in {place(way[0])}")
    answer(begin_herds(table.s))
    assert offered(table) == []


@pytest.mark.rule("SZ-J7.2")
def test_an_encircled_settlement_cannot_be_entered_from_its_field() -> None:
    table, way = realm(3)
    enemy(table, way[0])
    table.encircled(way[0]).herds(0, way[0], pigs=1)
    open_floor(table)
    assert offered(table) == []


@pytest.mark.rule("SZ-J7.5", "SZ-F2.4")
def test_owners_change_after_combat_and_the_thief_moves_in_the_next_round() -> None:
    table, way = realm(3)
    table.herds(1, way[1], pigs=1).village(1, way[2])
    s = table.s
    open_floor(table)
    assert offered(table) == offered(table, 1) == []
    answer(end_herds(s))
    assert s.herd_owner == [1]
    take_goods(s)
    assert s.herd_owner == [0]
    open_floor(table)
    assert offered(table) == [], "stolen in this round"
    s.turn += 1
    assert offered(table) == [f"drive pigs {place(way[1])}"]


@pytest.mark.rule("SZ-J7.1", "SZ-OP34", "SZ-D7.2")
def test_over_fields_of_a_partner_but_only_to_own_ones() -> None:
    table = Position("taifas", "green")
    way = chain(table.s, 4)
    table.village(0, way[0]).units(1, way[1], light_infantry=1)
    table.units(0, way[2], light_infantry=1).herds(0, way[2], pigs=1)
    open_floor(table)
    assert offered(table) == []
    table.s.connection[1] = 1 << 0
    asked = act(table, f"drive pigs {place(way[2])}", f"graze-at {place(way[0])}").asked
    assert f"graze-at {place(way[1])}" not in asked[0][1]
    assert at(table) == (way[0], False)


@pytest.mark.rule("SZ-K8.9", "SZ-D7.9", "SZ-J7.1")
def test_a_herd_on_land_of_a_partner_goes_home() -> None:
    table = Position("taifas", "green")
    way = chain(table.s, 3)
    table.village(0, way[0]).units(1, way[1], light_infantry=1).herds(0, way[1], pigs=1)
    open_floor(table)
    assert offered(table) == [], "an enemy holds it"
    table.truce(0, 1)
    act(table, f"drive pigs {place(way[1])}", f"graze-at {place(way[0])}")
    assert at(table) == (way[0], False)


@pytest.mark.rule("SZ-J7.1")
@pytest.mark.parametrize("mode", ["first", "white"])
def test_modes_without_farming_have_no_such_step(mode: str) -> None:
    table, way = realm(3, mode)
    table.herds(0, way[2], pigs=1)
    table.s.stored_grain[table.field(way[0])] = 5
    table.city(0, way[1])
    open_floor(table)
    assert offered(table) == []
    assert herds_ranges(table.s, 0) == []


@pytest.mark.rule("SZ-J7.1")
@pytest.mark.parametrize("mode", ["basic", "green", "yellow", "red"])
def test_modes_with_farming_have_it(mode: str) -> None:
    table, way = realm(3, mode)
    table.herds(0, way[2], sheep=1)
    open_floor(table)
    assert offered(table) == [f"drive sheep {place(way[2])}"]


# Grain and fish


@pytest.mark.rule("SZ-J7.1", "SZ-J7.4", "SZ-J7.6")
def test_stored_grain_goes_to_other_stores_with_room_once() -> None:
    table, way = realm(4)
    table.village(0, way[2])
    s = table.s
    one, two = table.field(way[0]), table.field(way[2])
    s.stored_grain[one], s.stored_grain[two] = 4, 2
    open_floor(table)
    assert set(offered(table)) == {
        f"carry-grain {place(way[0])} 1",
        f"carry-grain {place(way[0])} 3",
        f"carry-grain {place(way[2])} 1",
    }
    act(table, f"carry-grain {place(way[0])} 2", f"store-at {place(way[2])}")
    assert (s.stored_grain[one], s.stored_grain[two]) == (2, 4)
    act(table, f"carry-grain {place(way[2])} 2", f"store-at {place(way[0])}")
    assert (s.stored_grain[one], s.stored_grain[two]) == (4, 2)
    assert offered(table) == [
        f"carry-grain {place(way[0])} 1",
        f"carry-grain {place(way[0])} 2",
    ], "what came stays, what was there may go"


@pytest.mark.rule("SZ-J7.1")
def test_grain_may_turn_back_too_and_a_store_must_hold_all_of_it() -> None:
    table, way = realm(5)
    table.village(0, way[2]).city(0, way[4])
    s = table.s
    s.stored_grain[table.field(way[0])] = 5
    s.stored_grain[table.field(way[2])] = 3
    open_floor(table)
    asked = act(table, f"carry-grain {place(way[0])} 3", "turn-back").asked
    assert asked[0][1] == [f"store-at {place(way[4])}", "turn-back"]
    assert s.stored_grain[table.field(way[0])] == 5


@pytest.mark.rule("SZ-J7.2", "SZ-J7.1")
def test_stored_grain_does_not_leave_locked_land() -> None:
    table, way = realm(3)
    table.village(0, way[2])
    table.s.stored_grain[table.field(way[2])] = 2
    enemy(table, way[2])
    open_floor(table)
    assert offered(table) == []


@pytest.mark.rule("SZ-J7.6")
def test_sown_grain_does_not_move() -> None:
    table, way = realm(3)
    table.grain(0, way[1], sown=1, crop=2).village(0, way[2])
    open_floor(table)
    assert offered(table) == []


def harbours(blocked: bool = False) -> tuple[Position, str, str, int]:
    """Two villages with docks on one sea that a ship of their owner holds; the first encircled."""
    table = Position("britannia", "green")
    board = table.s.map
    for sea in range(board.count):
        coasts = [
            field
            for field in (board.coast[sea] if board.sort[sea] == SEA else [])
            if board.neutral[field] == NONE
            and any(one == sea and other == NONE for _, one, other in board.points[field])
        ]
        apart = [field for field in coasts if field not in board.land_next[coasts[0]]]
        if len(apart) >= 2:
            one, two = board.ids[apart[0]], board.ids[apart[1]]
            for id in (one, two):
                table.village(0, id).dock(id, board.ids[sea])
            table.units(1, one, light_infantry=1).encircled(one)
            table.units(1 if blocked else 0, board.ids[sea], warship=1)
            return table, one, two, sea
    raise AssertionError


@pytest.mark.rule("SZ-J7.3", "SZ-D7.5", "SZ-D7.7")
def test_over_the_sea_into_an_encircled_settlement() -> None:
    table, one, two, sea = harbours()
    s = table.s
    s.stored_grain[table.field(two)] = 2
    s.stored_fish[table.field(two)] = 1
    table.herds(0, two, sheep=1)
    open_floor(table)
    asked = act(table, f"drive sheep britannia-{two}", f"shelter-in britannia-{one}").asked
    assert not any(option.startswith("graze-at") and "-s" in option for option in asked[0][1])
    act(table, f"carry-grain britannia-{two} 2", f"store-at britannia-{one}")
    act(table, f"carry-fish britannia-{two} 1", f"store-at britannia-{one}")
    assert at(table) == (one, True)
    assert (s.stored_grain[table.field(one)], s.stored_fish[table.field(one)]) == (2, 1)
    assert sea


@pytest.mark.rule("SZ-J7.3", "SZ-D7.5")
@pytest.mark.parametrize("why", ["blocked", "locked"])
def test_not_through_a_blocked_shipyard_nor_a_locked_sea(why: str) -> None:
    table, one, two, sea = harbours(blocked=why == "blocked")
    s = table.s
    s.stored_grain[table.field(two)] = 2
    if why == "locked":
        enemy(table, s.map.ids[sea])
    lock_fields(s)
    assert s.locked[sea] == (why == "locked")
    open_floor(table)
    assert offered(table) == []
    s.stored_grain[table.field(one)] = 1
    assert offered(table) == []


@pytest.mark.rule("SZ-D7.5", "SZ-J7.3")
def test_out_of_an_encircled_settlement_by_its_shipyard() -> None:
    table, one, two, _ = harbours()
    table.s.stored_grain[table.field(one)] = 1
    open_floor(table)
    act(table, f"carry-grain britannia-{one} 1", f"store-at britannia-{two}")
    assert table.s.stored_grain[table.field(two)] == 1


@pytest.mark.rule("SZ-F4.7")
def test_nobody_turns_back_for_ever() -> None:
    table, way = realm(3)
    table.herds(0, way[2], pigs=1)
    open_floor(table)
    key = f"drive pigs {place(way[2])}"
    for _ in range(5):
        act(table, key, "turn-back")
    asked = act(table, key, f"graze-at {place(way[0])}").asked
    assert "turn-back" not in asked[0][1]
    answer(begin_herds(table.s))
    assert table.s.drives == Drives(table.s.map.count, table.s.count)


@pytest.mark.rule("SZ-J7.2")
def test_not_out_of_it_while_its_field_is_locked() -> None:
    table, one, _, _ = harbours()
    table.s.stored_grain[table.field(one)] = 1
    table.units(0, one, light_infantry=1)
    open_floor(table)
    assert table.s.locked[table.field(one)]
    assert offered(table) == []


@pytest.mark.rule("SZ-F4.7", "SZ-J7.6")
def test_options_stay_few_in_a_large_realm_and_the_step_ends() -> None:
    table = Position("taifas", "green", players=12)
    board = table.s.map
    lands = [f for f in range(board.count) if board.sort[f] == LAND and board.neutral[f] == NONE]
    for place, field in enumerate(lands):
        id = board.ids[field]
        table.units(0, id, light_infantry=1)
        if place % 8 == 0:
            table.village(0, id)
            table.s.stored_grain[field] = 3
        if place % 4 == 1:
            table.herds(0, id, sheep=1, pigs=1)
    open_floor(table)
    assert len(herds_options(table.s, 0)) <= 300
    moves = 0
    while options := herds_options(table.s, 0):
        _take_first(table.s, options[0])
        moves += 1
    herds = len(table.s.herd_owner)
    assert 0 < moves <= herds + sum(table.s.stored_grain)


def _take_first(s: Table, option: Option) -> None:
    rules = act_herds(s, 0, option)
    ask = next(rules)
    assert isinstance(ask, Ask)
    with pytest.raises(StopIteration):
        rules.send(ask.options[0])
