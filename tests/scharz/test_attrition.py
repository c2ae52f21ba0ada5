"""Chapters 9.9 and 15.3: attrition."""

from collections.abc import Callable

import pytest

from kronika.core.asks import Rules, RulesOf
from kronika.games.scharz.attrition import (
    end_of_move_attrition,
    exposed_by_move,
    shipwreck_from,
    start_of_move_attrition,
)
from kronika.games.scharz.control import refresh_control
from kronika.games.scharz.factions import factions
from kronika.games.scharz.maps import is_stormy
from kronika.games.scharz.pieces import land_ship, put_on_field
from kronika.games.scharz.position import Position
from kronika.games.scharz.progress import Want
from kronika.games.scharz.state import ABOARD, IN_YARD, INSIDE, LATER, ON_BORDER, Table
from kronika.games.scharz.terms import (
    AVERAGE,
    BAD,
    BETTER,
    BROWN,
    GOOD,
    GREEN,
    LAND,
    LI,
    NONE,
    RIVER,
    SEA,
    VILLAGE,
    WS,
)

from .helpers import Answers, answer
from .test_supply import chain
from .test_weather import at, roll

pytestmark = pytest.mark.compiled

TRAIL, DUMA_TRAIL, SINAI, DESERT, TADMOR = "57", "60", "59", "62", "55"
BARBARIANS, ITALIAN_DESERT = "50", "51"


def left(table: Position, player: int = 0) -> int:
    return len(table.s.units_of(player))


def moved(table: Position, *keys: tuple[int, str]) -> Answers:
    """All units have just come to where they are."""
    return answer(exposed_by_move(table.s, list(table.s.units())), keys)


def started(table: Position, *keys: tuple[int, str]) -> Answers:
    """The step before MOVE-Units."""
    return answer(_whole(table.s, start_of_move_attrition), keys)


def ended(table: Position, *keys: tuple[int, str]) -> Answers:
    """The step after MOVE-Retreat."""
    return answer(_whole(table.s, end_of_move_attrition), keys)


def _whole(s: Table, step: Callable[[Table], RulesOf[bool]]) -> Rules:
    while not (yield from step(s)):
        pass


def waters(table: Position, stormy: bool) -> list[int]:
    board = table.s.map
    return [f for f in range(board.count) if board.sort[f] == SEA and board.stormy[f] == stormy]


def sailing(mode: str, month: str, stormy: bool = True, level: str = "standard") -> Position:
    """A warship of player 0 at sea."""
    table = at(Position("britannia", mode), month)
    sea = table.s.map.ids[waters(table, stormy)[0]]
    return table.units(0, sea, level, warship=1)


def of_faction(table: Position, *names: str) -> Position:
    ids = [faction.id for faction in factions()]
    for player, name in enumerate(names):
        table.s.faction[player] = ids.index(name)
    return table


# Land that is dangerous


@pytest.mark.rule("SZ-J9.1", "SZ-J9.2", "SZ-P4.9", "SZ-B2.1")
def test_barbarians_destroy_on_a_six() -> None:
    table = Position("italia").units(0, BARBARIANS, light_infantry=3, cavalry=1)
    roll(table, 5, 6, 1, 6)
    assert not moved(table).asked
    assert [table.s.type[unit] for unit in table.s.units_of(0)] == [LI, LI]
    assert table.s.dice.position == 4, "one die a unit"


@pytest.mark.rule("SZ-J9.2", "SZ-J9.1", "SZ-J9.10", "SZ-P4.9")
def test_who_stays_rolls_again_in_each_round_but_once_a_round() -> None:
    table = Position("italia").units(0, BARBARIANS, light_infantry=1)
    roll(table, 1, 1, 6)
    started(table)
    moved(table)
    assert table.s.dice.position == 1
    table.s.turn += 1
    started(table)
    assert (table.s.dice.position, left(table)) == (2, 1)
    table.s.turn += 1
    started(table)
    assert left(table) == 0


@pytest.mark.rule("SZ-J9.1", "SZ-J9.2", "SZ-J9.10")
@pytest.mark.parametrize("mode", ["first", "basic"])
def test_no_attrition_before_white_mode(mode: str) -> None:
    table = Position("italia", mode).units(0, BARBARIANS, light_infantry=2)
    moved(table)
    started(table)
    ended(table)
    assert (table.s.dice.position, left(table)) == (0, 2)


@pytest.mark.rule("SZ-J9.3", "SZ-P4.37")
def test_the_desert_destroys_on_a_five_or_six() -> None:
    table = Position("orient").units(0, DESERT, light_infantry=3)
    roll(table, 4, 5, 6)
    moved(table)
    assert left(table) == 1


@pytest.mark.rule("SZ-J9.3", "SZ-P4.9")
def test_the_desert_of_italia_and_belgica_are_safe() -> None:
    table = Position("italia", "yellow").units(0, ITALIAN_DESERT, light_infantry=1)
    moved(table)
    assert table.s.dice.position == 0
    table = Position("britannia", "yellow")
    belgica = next(f for f in range(table.s.map.count) if table.s.map.neutral[f] == 0)
    table.units(0, table.s.map.ids[belgica], light_infantry=1)
    moved(table)
    assert table.s.dice.position == 0


@pytest.mark.rule("SZ-P4.26")
def test_canaan_is_safe_in_deserts_and_on_trails() -> None:
    table = Position("orient", "yellow")
    table.units(0, DESERT, light_infantry=1).units(0, TRAIL, light_infantry=1)
    of_faction(table, "orient-canaan", "orient-egypt")
    assert not moved(table).asked
    assert table.s.dice.position == 0
    table = Position("orient", "green").units(0, DESERT, light_infantry=1)
    of_faction(table, "orient-canaan")
    moved(table)
    assert table.s.dice.position == 1, "before yellow mode there are no factions"


@pytest.mark.rule("SZ-J9.10")
def test_only_who_stands_there_rolls() -> None:
    table = Position("italia").units(0, BARBARIANS, light_infantry=2).units(0, "01", cavalry=1)
    table.s.where[0] = ON_BORDER
    roll(table, 1)
    moved(table)
    assert table.s.dice.position == 1


@pytest.mark.rule("SZ-J9.10")
def test_before_anything_else_players_roll_one_after_the_other() -> None:
    table = Position("italia", "yellow")
    table.units(1, BARBARIANS, light_infantry=1).units(0, BARBARIANS, light_infantry=1)
    table.s.prestige = [4, 4, 4]
    roll(table, 6, 2, 6, 6)
    asked = started(
        table, (0, "roll-for-prestige 4"), (1, "let-fall light-infantry standard")
    ).asked
    assert [player for player, _ in asked] == [0, 1]
    assert (left(table, 0), left(table, 1)) == (1, 0)


@pytest.mark.rule("SZ-J9.11")
def test_nobody_gains_by_attrition() -> None:
    table = Position("italia", "yellow")
    table.village(0, "01").units(0, BARBARIANS, light_infantry=1).units(1, "02", cavalry=1)
    roll(table, 6)
    moved(table)
    s = table.s
    assert (s.due_prestige, s.prestige, s.points, s.destroyed) == ([0] * 3,) * 4
    assert s.lost == [2, 0, 0]


@pytest.mark.rule("SZ-H3.16", "SZ-J9.1")
def test_who_loses_his_last_unit_and_has_no_settlement_is_eliminated() -> None:
    table = Position("italia").units(0, BARBARIANS, light_infantry=1).village(1, "01")
    table.units(1, BARBARIANS, light_infantry=1)
    roll(table, 6, 6)
    moved(table)
    assert [bool(round) for round in table.s.eliminated] == [True, False, False]


# Trails


def caravan(gold: int = 2, units: int = 3) -> Position:
    table = Position("orient").units(0, TRAIL, light_infantry=units)
    table.s.gold[0] = gold
    return table


@pytest.mark.rule("SZ-J9.4", "SZ-P4.37")
def test_on_trails_a_six_destroys_unless_gold_is_paid_for_the_unit() -> None:
    table = caravan()
    roll(table, 6, 6)
    risk = "risk-trail light-infantry standard"
    asked = moved(table, (0, "pay-guide 1"), (0, risk), (0, risk)).asked
    assert asked[0] == (0, ["pay-guide 1", "pay-guide 2", risk])
    assert asked[1:] == [(0, ["pay-guide 1", risk])] * 2
    assert (left(table), table.s.gold[0]) == (1, 1)
    moved(table)
    assert table.s.dice.position == 2, "who has paid is safe for the round"


@pytest.mark.rule("SZ-J9.4")
def test_paying_for_all_or_any_number() -> None:
    table = caravan(gold=5)
    moved(table, (0, "pay-guide 3"))
    assert (left(table), table.s.gold[0], table.s.dice.position) == (3, 2, 0)
    table = caravan(gold=5, units=4)
    roll(table, 6)
    moved(table, (0, "pay-guide 3"), (0, "risk-trail light-infantry standard"))
    assert (left(table), table.s.gold[0]) == (3, 2)


@pytest.mark.rule("SZ-J9.4")
def test_without_gold_all_roll() -> None:
    table = caravan(gold=0)
    roll(table, 1, 6, 5)
    assert not moved(table).asked
    assert left(table) == 2


@pytest.mark.rule("SZ-J9.4", "SZ-P4.37")
def test_who_controls_the_oasis_is_paid() -> None:
    table = caravan().village(1, TADMOR)
    roll(table, 1)
    assert moved(table, (0, "pay-oasis player-2 2")).asked[0][1][:2] == [
        "pay-oasis player-2 1",
        "pay-oasis player-2 2",
    ]
    assert table.s.gold == [0, 2, 0]


@pytest.mark.rule("SZ-J9.4", "SZ-P4.37")
def test_who_controls_the_oasis_passes_safely() -> None:
    table = caravan().village(0, TADMOR)
    assert not moved(table).asked
    assert (left(table), table.s.dice.position) == (3, 0)
    table = Position("orient").units(0, SINAI, light_infantry=1).village(0, TADMOR)
    roll(table, 6)
    moved(table)
    assert left(table) == 0, "no other trail"


@pytest.mark.rule("SZ-J9.4")
def test_between_two_masters_of_an_oasis_the_payer_chooses() -> None:
    table = Position("orient", players=4).units(0, "60ab", light_infantry=1)
    table.village(1, "56ab").village(2, "56cd")
    table.s.gold[0] = 1
    asked = moved(table, (0, "pay-oasis player-3 1")).asked
    assert asked[0][1][:2] == ["pay-oasis player-2 1", "pay-oasis player-3 1"]
    assert table.s.gold == [0, 0, 1, 0]


@pytest.mark.rule("SZ-J9.4", "SZ-J9.10")
def test_on_several_trails_each_is_paid_for_itself() -> None:
    table = Position("orient").units(0, TRAIL, light_infantry=1).units(0, SINAI, cavalry=1)
    table.units(0, TRAIL, light_infantry=1).village(1, TADMOR)
    table.s.gold[0] = 3
    started(table, (0, "pay-oasis player-2 2"), (0, "pay-guide 1"))
    assert (table.s.gold, table.s.dice.position) == ([0, 2, 0], 0)


# Shipwreck


@pytest.mark.rule("SZ-J9.5", "SZ-D6.5", "SZ-Q6.4", "SZ-F3.6")
@pytest.mark.parametrize(
    ("mode", "month", "bad", "calm", "stormy"),
    [
        ("green", "winter", False, 7, 7),
        ("yellow", "spring", False, 7, 7),
        ("yellow", "summer", False, 7, 7),
        ("yellow", "autumn", False, 7, 6),
        ("yellow", "winter", False, 7, 5),
        ("yellow", "winter", True, 7, 5),
        ("red", "autumn", True, 7, 6),
        ("red", "winter", False, 7, 5),
        ("red", "winter", True, 6, 4),
    ],
)
def test_the_table_of_shipwrecks(mode: str, month: str, bad: bool, calm: int, stormy: int) -> None:
    table = at(Position("britannia", mode), month)
    table.s.skies.sea = BAD if bad else GOOD
    assert {shipwreck_from(table.s, 0, sea) for sea in waters(table, False)} == {calm}
    assert {shipwreck_from(table.s, 0, sea) for sea in waters(table, True)} == {stormy}


@pytest.mark.rule("SZ-J9.5", "SZ-D6.15")
def test_sections_of_rivers_are_calm() -> None:
    table = at(Position("huns", "red"), "winter")
    section = next(f for f in range(table.s.map.count) if table.s.map.sort[f] == RIVER)
    assert shipwreck_from(table.s, 0, section) == 7
    table.s.skies.sea = BAD
    assert shipwreck_from(table.s, 0, section) == 6


@pytest.mark.rule("SZ-D6.5", "SZ-Q2.5", "SZ-J9.5")
def test_of_a_sea_with_both_colours_ships_take_the_calm_one() -> None:
    assert not is_stormy("=~=")
    assert is_stormy("==")


@pytest.mark.rule("SZ-J9.5", "SZ-J9.6", "SZ-J9.11")
def test_a_wreck_takes_its_passengers_with_it_and_they_do_not_roll() -> None:
    table = at(Position("britannia", "yellow"), "winter")
    sea = table.s.map.ids[waters(table, True)[0]]
    table.units(0, sea, transport_ship=1, light_infantry=2)
    for unit in (1, 2):
        table.s.where[unit] = ABOARD
        table.s.ship[unit] = 0
    roll(table, 5)
    moved(table)
    assert (left(table), table.s.dice.position) == (0, 1)
    assert table.s.lost[0] == 8


@pytest.mark.rule("SZ-J9.5")
def test_ships_in_a_shipyard_are_safe() -> None:
    table = sailing("yellow", "winter")
    table.s.where[0] = IN_YARD
    started(table)
    assert table.s.dice.position == 0


@pytest.mark.rule("SZ-EX59", "SZ-J9.5", "SZ-J9.7", "SZ-L4.3", "SZ-J9.10")
def test_a_ship_that_begins_autumn_in_a_storm_rolls_even_if_it_leaves() -> None:
    table = sailing("yellow", "autumn")
    table.s.prestige[0] = 5
    roll(table, 6, 4)
    asked = started(table, (0, "roll-for-prestige 4")).asked
    assert asked == [(0, ["roll-for-prestige 4", "let-fall warship standard"])]
    assert (left(table), table.s.prestige[0]) == (1, 1)


@pytest.mark.rule("SZ-EX21", "SZ-J9.1", "SZ-J9.7", "SZ-L4.2", "SZ-L4.4", "SZ-J9.10")
def test_an_elite_warship_meets_two_sorts_of_attrition_in_a_round() -> None:
    table = at(Position("orient", "yellow"), "winter")
    s = table.s
    one, two = waters(table, True)[:2]
    table.units(0, s.map.ids[one], "elite", warship=1)
    s.prestige[0] = 7
    roll(table, 6, 6, 3, 5, 6, 5, 2)
    started(table)
    assert (left(table), s.dice.position) == (1, 3)
    put_on_field(s, 0, two)
    moved(table)
    assert s.dice.position == 3, "no second roll against shipwreck"
    land_ship(s, 0, table.field(DESERT))
    moved(table, (0, "roll-for-prestige 4"))
    assert (left(table), s.dice.position, s.prestige[0]) == (1, 7, 3)
    assert s.empty.count(table.field(DESERT), 0, WS) == 1


@pytest.mark.rule("SZ-J9.8", "SZ-P4.11")
def test_islanders_fear_no_shipwreck_in_autumn() -> None:
    table = of_faction(sailing("yellow", "autumn"), "britannia-islanders")
    started(table)
    assert table.s.dice.position == 0
    table = of_faction(sailing("yellow", "winter"), "britannia-islanders")
    started(table)
    assert table.s.dice.position == 1


@pytest.mark.rule("SZ-J9.8", "SZ-P4.24")
def test_vikings_of_taifas_have_no_attrition_in_their_first_year() -> None:
    for mode, rounds in (("yellow", 6), ("red", 8)):
        table = at(Position("taifas", mode), "winter")
        sea = waters(table, True) or waters(table, False)
        table.s.skies.sea = BAD
        table.units(0, table.s.map.ids[sea[0]], warship=1)
        table.s.start[0] = LATER
        table.s.entered[0] = 9
        table.s.turn = 9 + rounds - 1
        started(table)
        ended(table)
        assert table.s.dice.position == 0
        table.s.turn += 1
        if shipwreck_from(table.s, 0, sea[0]) < 7:
            started(table)
            assert table.s.dice.position >= 1
        ended(table)
        assert (table.s.dice.position > 0) == (mode == "red" or table.s.map.stormy[sea[0]])


# Rerolls


@pytest.mark.rule("SZ-J9.7", "SZ-L4.1", "SZ-L4.2")
@pytest.mark.parametrize(
    ("level", "dice"), [("recruit", 1), ("standard", 1), ("experienced", 2), ("elite", 3)]
)
def test_free_rerolls_by_experience(level: str, dice: int) -> None:
    table = Position("italia").units(0, BARBARIANS, level, light_infantry=1)
    table.s.prestige[0] = 40
    roll(table, 6, 6, 6, 6, 6)
    assert not moved(table).asked, "nothing is paid before yellow mode"
    assert (left(table), table.s.dice.position) == (0, dice)
    table = Position("italia").units(0, BARBARIANS, level, light_infantry=1)
    roll(table, 5, 6, 6)
    moved(table)
    assert (left(table), table.s.dice.position) == (1, 1)


@pytest.mark.rule("SZ-P4.29", "SZ-L4.2", "SZ-J9.7")
def test_light_infantry_of_hittites_rolls_again() -> None:
    table = Position("orient", "yellow").units(0, DESERT, light_infantry=1, heavy_infantry=1)
    of_faction(table, "orient-hittites")
    roll(table, 5, 1, 5)
    moved(table)
    assert [table.s.type[unit] for unit in table.s.units_of(0)] == [LI]


@pytest.mark.rule("SZ-L4.1", "SZ-J9.7")
def test_recruits_and_elephants_never_roll_again() -> None:
    table = Position("italia", "yellow").units(0, BARBARIANS, "recruit", light_infantry=1)
    table.units(0, BARBARIANS, "elite", elephants=1)
    table.s.prestige[0] = 40
    roll(table, 6, 6)
    assert not moved(table).asked
    assert left(table) == 0


@pytest.mark.rule("SZ-L4.3", "SZ-J9.7")
def test_one_paid_reroll_a_unit_if_the_prestige_is_there() -> None:
    table = Position("italia", "yellow").units(0, BARBARIANS, light_infantry=3)
    table.s.prestige[0] = 8
    roll(table, 6, 6, 6, 1, 6)
    pay = (0, "roll-for-prestige 4")
    moved(table, pay, pay)
    assert (left(table), table.s.prestige[0], table.s.dice.position) == (1, 0, 5)


@pytest.mark.rule("SZ-L4.3", "SZ-L4.2", "SZ-Q3.7")
def test_commanders_give_more_rerolls_in_red_mode() -> None:
    table = Position("italia", "red").units(0, BARBARIANS, light_infantry=1)
    table.s.prestige[0] = 40
    table.s.command[0] = AVERAGE
    roll(table, 6, 6, 6)
    moved(table, (0, "roll-for-prestige 4"), (0, "roll-for-prestige 4"))
    assert (left(table), table.s.prestige[0]) == (0, 32)
    table = Position("italia", "red").units(0, BARBARIANS, light_infantry=1)
    table.s.command[0] = BETTER
    roll(table, 6, 1)
    assert not moved(table).asked
    assert left(table) == 1


# Red mode: mountains


def mountains(table: Position) -> str:
    board = table.s.map
    return next(board.ids[f] for f in range(board.count) if board.colour[f] == BROWN)


@pytest.mark.rule("SZ-Q3.3", "SZ-J9.9", "SZ-J9.10")
def test_cavalry_and_elephants_roll_in_mountains() -> None:
    table = Position("italia", "red")
    table.units(0, mountains(table), cavalry=1, elephants=1, light_infantry=2, heavy_infantry=1)
    roll(table, 6, 5)
    moved(table)
    assert (left(table), table.s.dice.position) == (4, 2)
    table.s.turn += 1
    roll(table, 6)
    started(table)
    assert left(table) == 3
    table = Position("italia", "yellow")
    table.units(0, mountains(table), cavalry=1)
    moved(table)
    assert table.s.dice.position == 0


@pytest.mark.rule("SZ-Q3.3", "SZ-J4.6")
def test_the_last_besieger_who_falls_in_mountains_ends_the_encirclement() -> None:
    table = Position("italia", "red")
    id = mountains(table)
    table.village(1, id).units(1, id, light_infantry=1).units(0, id, cavalry=1).encircled(id)
    table.village(0, free_field(table, id))
    roll(table, 6)
    started(table)
    s = table.s
    assert s.encircled_since[table.field(id)] == 0
    assert s.units_on(table.field(id)) == s.units_of(1)
    assert s.control[table.field(id)] == 1


# Red mode: without supply


def lost_army(units: int = 2, mode: str = "red") -> tuple[Position, str]:
    """Infantry far from the only village of its owner."""
    table = Position("taifas", mode)
    way = chain(table.s, 5)
    table.village(0, way[0]).units(0, way[4], light_infantry=units)
    table.s.prestige[0] = 3
    return table, way[4]


def eat(table: Position, id: str, unit: str = "light-infantry standard") -> tuple[int, str]:
    return (0, f"live-off-land {table.s.map.name}-{id} {unit}")


@pytest.mark.rule("SZ-Q3.4", "SZ-K8.8", "SZ-OP30", "SZ-D7.4")
def test_an_unconnected_unit_plunders_and_the_others_roll() -> None:
    table, id = lost_army(3)
    table.s.prestige[0] = 7
    roll(table, 6, 1)
    field = table.field(id)
    asked = ended(table, eat(table, id)).asked
    assert asked == [(0, [eat(table, id)[1], "take-risk"])]
    assert table.s.plundered[field]
    assert (left(table), table.s.gold[0], table.s.prestige[0]) == (2, 0, 3)


@pytest.mark.rule("SZ-Q3.4")
def test_the_owner_may_take_the_risk_instead() -> None:
    table, id = lost_army(2)
    roll(table, 6, 5)
    ended(table, (0, "take-risk"))
    assert not table.s.plundered[table.field(id)]
    assert left(table) == 1


@pytest.mark.rule("SZ-Q3.4")
def test_plundered_land_feeds_nobody() -> None:
    table, id = lost_army(2)
    table.s.plundered[table.field(id)] = True
    roll(table, 6, 6)
    assert not ended(table).asked
    assert left(table) == 0


@pytest.mark.rule("SZ-Q3.4", "SZ-D7.9")
def test_a_connected_unit_needs_nothing() -> None:
    table = Position("taifas", "red")
    one, two, three, *_ = chain(table.s, 3)
    table.village(0, one).units(0, two, light_infantry=1).units(0, three, light_infantry=1)
    ended(table)
    assert table.s.dice.position == 0


@pytest.mark.rule("SZ-Q3.4", "SZ-D7.8", "SZ-D7.2")
def test_an_encircled_or_a_partners_settlement_counts_too() -> None:
    table = Position("taifas", "red")
    one, two, _ = chain(table.s, 3)
    table.village(1, one).units(0, one, light_infantry=1).vassal(0, 1)
    ended(table)
    assert table.s.dice.position == 0
    table = Position("taifas", "red")
    table.village(0, two).units(0, two, light_infantry=1).units(1, two, light_infantry=1)
    table.encircled(two).village(1, one)
    table.s.round = 8
    ended(table)
    assert table.s.dice.position == 0, "who is inside is with his settlement"


@pytest.mark.rule("SZ-Q3.4", "SZ-D7.8")
def test_who_stands_before_the_walls_of_his_encircled_settlement_is_with_it() -> None:
    table = Position("taifas", "red")
    one, two, *_ = chain(table.s, 3)
    table.village(0, one).units(1, one, light_infantry=1).encircled(one).village(1, two)
    table.units(0, one, light_infantry=1)
    table.s.round = 8
    ended(table)
    assert table.s.dice.position == 0


@pytest.mark.rule("SZ-Q3.4")
def test_no_such_checks_before_red_mode() -> None:
    table, _ = lost_army(2, "yellow")
    ended(table)
    assert (left(table), table.s.dice.position) == (2, 0)


@pytest.mark.rule("SZ-Q3.4", "SZ-L1.9")
def test_at_sea_ships_and_passengers_can_only_roll_and_corsairs_never_do() -> None:
    table = Position("britannia", "red")
    sea = table.s.map.ids[waters(table, False)[0]]
    table.units(0, sea, transport_ship=1, light_infantry=2).units(1, sea, corsairs=1)
    for unit in (1, 2):
        table.s.where[unit] = ABOARD
        table.s.ship[unit] = 0
    roll(table, 1, 6, 1)
    assert not ended(table).asked
    assert (left(table), left(table, 1), table.s.dice.position) == (2, 1, 3)
    roll(table, 6)
    table.s.turn += 1
    ended(table)
    assert (left(table), table.s.dice.position) == (0, 1), "nobody rolls for a sunken ship"


@pytest.mark.rule("SZ-Q3.4", "SZ-D4.5")
def test_permanently_neutral_land_cannot_be_plundered() -> None:
    table = Position("orient", "red").units(0, DESERT, light_infantry=1)
    roll(table, 6)
    assert not ended(table).asked
    assert left(table) == 0


@pytest.mark.rule("SZ-Q3.4")
def test_on_a_contested_field_one_unit_of_one_player_finds_food() -> None:
    table = Position("taifas", "red")
    id = chain(table.s, 3)[2]
    table.units(0, id, light_infantry=1).units(1, id, cavalry=1)
    roll(table, 1)
    asked = ended(table, eat(table, id)).asked
    assert len(asked) == 1
    assert (left(table), left(table, 1), table.s.dice.position) == (1, 1, 1)


@pytest.mark.rule("SZ-Q3.4")
def test_units_on_a_border_are_next_to_both_fields_and_plunder_nothing() -> None:
    table = Position("taifas", "red")
    one, two, three, far, farther = chain(table.s, 5)
    s = table.s
    table.village(0, one).units(0, three, light_infantry=1).units(0, farther, light_infantry=1)
    for unit, (a, b) in enumerate(((three, two), (farther, far))):
        s.where[unit] = ON_BORDER
        s.border[unit] = s.map.border(table.field(a), table.field(b))
        refresh_control(s, table.field(a))
    roll(table, 6)
    assert not ended(table).asked
    assert s.units_of(0) == [0]


@pytest.mark.rule("SZ-Q3.7", "SZ-Q3.4", "SZ-L4.3")
def test_rerolls_hold_for_want_too() -> None:
    table, _ = lost_army(1)
    table.s.prestige[0] = 4
    roll(table, 6, 2)
    ended(table, (0, "take-risk"), (0, "roll-for-prestige 4"))
    assert (left(table), table.s.prestige[0]) == (1, 0)


@pytest.mark.rule("SZ-Q3.4")
def test_want_is_played_field_by_field() -> None:
    table, _ = lost_army(1)
    table.units(1, mountains(table), light_infantry=1)
    s = table.s
    roll(table, 1, 1)
    first = answer(end_of_move_attrition(s), [(0, "take-risk")])
    assert first.result is False
    twin = s.copy()
    assert twin.want == s.want != Want()
    assert hash(twin.want) == hash(s.want)
    answer(_whole(twin, end_of_move_attrition), [(1, "take-risk")])
    assert twin.want == Want()
    assert len(s.want.units) == 1


# Red mode: encircled


def siege(
    building: str = "village", mode: str = "red", grain: int = 0, fish: int = 0, **inside: int
) -> tuple[Position, str, int]:
    """Player 1 encircles a settlement of player 0 next to his own village."""
    table = Position("taifas", mode)
    one, two, *_ = chain(table.s, 3)
    getattr(table, building)(0, one)
    table.village(0, chain(table.s, 5)[4]).village(0, free_field(table, one, two))
    table.village(1, two).units(0, one, "standard", **inside).units(
        1, one, light_infantry=1
    ).encircled(one)
    field = table.field(one)
    table.s.stored_grain[field] = grain
    table.s.stored_fish[field] = fish
    return table, one, field


def free_field(table: Position, *used: str) -> str:
    board = table.s.map
    ids = [board.ids[f] for f in range(board.count) if board.sort[f] == LAND]
    taken = [*used, *chain(table.s, 5)]
    return next(
        id for id in reversed(ids) if id not in taken and board.colour[table.field(id)] == GREEN
    )


@pytest.mark.rule("SZ-Q3.5", "SZ-Q3.7")
@pytest.mark.parametrize(
    ("building", "inside", "dice"),
    [
        ("village", {}, 1),
        ("city", {}, 2),
        ("village", {"light_infantry": 2}, 3),
        ("city", {"cavalry": 1}, 4),
        ("village", {"elephants": 1}, 4),
    ],
)
def test_how_often_the_encircled_roll(building: str, inside: dict[str, int], dice: int) -> None:
    table, _, _ = siege(building, "red", **inside)
    roll(table, *[1] * 6)
    ended(table)
    assert table.s.dice.position == dice


@pytest.mark.rule("SZ-Q3.5", "SZ-F3.6")
def test_not_in_the_round_of_feeding_nor_before_red_mode() -> None:
    table, _, _ = siege(light_infantry=1)
    table.s.round = 8
    ended(table)
    assert table.s.dice.position == 0
    table, _, _ = siege(mode="yellow", light_infantry=1)
    ended(table)
    assert table.s.dice.position == 0


@pytest.mark.rule("SZ-Q3.5", "SZ-Q3.7")
def test_an_unfed_unit_is_lost_at_once() -> None:
    table, _, field = siege(light_infantry=2)
    roll(table, 6, 1, 1)
    assert not ended(table).asked
    assert left(table) == 1
    assert table.s.settlement[field] == VILLAGE


@pytest.mark.rule("SZ-Q3.5", "SZ-Q3.7", "SZ-N7.2")
def test_each_six_asks_for_its_own_food() -> None:
    table, id, field = siege(grain=2, fish=2, light_infantry=3)
    place = f"taifas-{id}"
    table.s.yard[field] = 0
    table.s.yard_point[field] = 0
    roll(table, 6, 6, 6, 1)
    grain, fish = f"ration-grain {place}", f"ration-fish {place}"
    asked = ended(table, (0, grain), (0, fish), (0, "leave-hungry light-infantry standard")).asked
    assert asked[0] == (0, [grain, fish, "leave-hungry light-infantry standard"])
    assert (left(table), table.s.stored_grain[field], table.s.stored_fish[field]) == (2, 1, 0)


@pytest.mark.rule("SZ-Q3.5")
def test_cavalry_that_rolls_two_sixes_eats_twice() -> None:
    table, id, field = siege(grain=1, cavalry=1)
    roll(table, 6, 6, 1)
    ended(table, (0, f"ration-grain taifas-{id}"))
    assert (left(table), table.s.stored_grain[field], table.s.dice.position) == (0, 0, 3)


@pytest.mark.rule("SZ-Q3.7", "SZ-Q3.5")
def test_units_roll_again_and_settlements_do_not() -> None:
    table, _, field = siege()
    table.units(0, table.s.map.ids[field], "elite", light_infantry=1)
    table.s.where[-1] = INSIDE
    table.s.prestige[0] = 40
    roll(table, 6, 6, 1, 6)
    asked = ended(
        table, (0, f"let-settlement-starve village taifas-{table.s.map.ids[field]}")
    ).asked
    assert len(asked) == 1
    assert table.s.settlement[field] == NONE


@pytest.mark.rule("SZ-Q3.5", "SZ-G5.7", "SZ-P1.1")
def test_a_settlement_that_starves_is_destroyed_for_the_besieger() -> None:
    table, _, field = siege()
    roll(table, 6)
    ended(table)
    s = table.s
    assert s.settlement[field] == NONE
    assert (s.points[0], s.points[1]) == (-4, 4)
    assert s.prestige[1] == 8


@pytest.mark.rule("SZ-Q3.5")
def test_a_city_may_need_food_twice() -> None:
    table, id, field = siege("city", grain=1)
    roll(table, 6, 6)
    ended(table, (0, f"ration-grain taifas-{id}"))
    assert table.s.settlement[field] == NONE
    assert table.s.points[1] == 8


@pytest.mark.rule("SZ-Q3.5", "SZ-Q3.7")
def test_a_unit_takes_the_loss_of_the_settlement() -> None:
    table, id, field = siege(light_infantry=1, heavy_infantry=1)
    roll(table, 1, 1, 6)
    instead = "starve-instead player-1 light-infantry standard"
    asked = ended(table, (0, instead)).asked
    assert asked == [
        (
            0,
            [
                instead,
                "starve-instead player-1 heavy-infantry standard",
                f"let-settlement-starve village taifas-{id}",
            ],
        )
    ]
    assert table.s.settlement[field] == VILLAGE
    assert left(table) == 1


@pytest.mark.rule("SZ-Q3.7", "SZ-F7.2")
def test_units_of_a_partner_eat_their_own_food_and_are_not_sacrificed() -> None:
    table, id, field = siege(grain=3)
    table.units(2, id, light_infantry=1).vassal(2, 0)
    table.s.where[-1] = INSIDE
    roll(table, 6, 1)
    assert not ended(table).asked
    assert (left(table, 2), table.s.stored_grain[field]) == (0, 3)


@pytest.mark.rule("SZ-Q3.7", "SZ-F7.2")
def test_the_owner_does_not_give_up_units_of_a_partner_for_his_settlement() -> None:
    table, id, field = siege()
    table.units(2, id, light_infantry=1).vassal(2, 0)
    table.s.where[-1] = INSIDE
    roll(table, 1, 6)
    assert not ended(table).asked
    assert table.s.settlement[field] == NONE
    assert left(table, 2) == 1


@pytest.mark.rule("SZ-H3.2", "SZ-Q3.5")
def test_who_loses_the_last_but_one_settlement_by_hunger_becomes_a_vassal() -> None:
    table, _, field = siege()
    s = table.s
    other = next(place for place in s.settlements_of(0) if place != field)
    s.change_settlement(other, NONE)
    s.settlement[other] = NONE
    refresh_control(s, other)
    roll(table, 6)
    ended(table)
    assert s.lord[0] == 1


@pytest.mark.rule("SZ-Q3.6", "SZ-Q3.4", "SZ-Q3.5")
def test_the_besieger_starves_first_and_then_nobody_is_encircled() -> None:
    table, _, field = siege(light_infantry=1)
    s = table.s
    home = s.settlements_of(1)[0]
    s.change_settlement(home, NONE)
    s.settlement[home] = NONE
    refresh_control(s, home)
    s.plundered[field] = True
    roll(table, 6, 6, 6)
    ended(table)
    assert (left(table), left(table, 1), s.dice.position) == (1, 0, 1)
    assert s.encircled_since[field] == 0
    assert s.units_on(field) == s.units_of(0)


@pytest.mark.rule("SZ-Q3.5", "SZ-D5.6")
def test_ships_in_an_encircled_shipyard_roll_too() -> None:
    table, _, _ = siege(transport_ship=1)
    table.s.where[0] = IN_YARD
    roll(table, 6, 1)
    ended(table)
    assert left(table) == 0


@pytest.mark.rule("SZ-Q3.7")
def test_two_fish_may_come_from_two_shipyards() -> None:
    table, first, second = blockaded()
    s = table.s
    s.stored_fish[first] = s.stored_fish[second] = 1
    roll(table, 6, 1)
    one, two = (f"ration-fish britannia-{s.map.ids[f]}" for f in (first, second))
    asked = ended(table, (0, two)).asked
    assert asked == [(0, [*sorted([one, two]), "leave-hungry light-infantry standard"])]
    assert (s.stored_fish[first], s.stored_fish[second]) == (0, 0)
    assert left(table) == 2


def blockaded() -> tuple[Position, int, int]:
    """An encircled village with a dock that an own ship connects with another dock."""
    table = Position("britannia", "red")
    board = table.s.map
    for sea in waters(table, False):
        coasts = [
            field
            for field in board.coast[sea]
            if board.neutral[field] == NONE
            and any(one == sea and other == NONE for _, one, other in board.points[field])
        ]
        if len(coasts) >= 2:
            for field in coasts[:2]:
                table.village(0, board.ids[field]).dock(board.ids[field], board.ids[sea])
            inner = board.ids[coasts[0]]
            table.units(0, inner, light_infantry=1).units(1, inner, light_infantry=1)
            table.units(0, board.ids[sea], warship=1).encircled(inner)
            near = next(f for f in board.land_next[coasts[0]] if f not in coasts[:2])
            table.village(1, board.ids[near])
            return table, coasts[0], coasts[1]
    raise AssertionError
