"""Chapters 6.5 and 7.3: announced victories and the end of a round."""

import pytest

from kronika.games.scharz.announcements import (
    announce,
    announcement_options,
    end_at_once,
    last_turn,
    meets_condition,
    reserves,
    round_end,
)
from kronika.games.scharz.diplomacy import buy_freedom, eliminate, is_silent, make_vassal
from kronika.games.scharz.goals import (
    goals_may_suffice,
    has_might,
    is_sovereign,
    standing,
    total_points,
)
from kronika.games.scharz.invariants import check
from kronika.games.scharz.position import Position
from kronika.games.scharz.relations import are_hostile, make_truce
from kronika.games.scharz.state import LATER, Table
from kronika.games.scharz.terms import (
    CITY,
    MODES,
    NONE,
    SPECIAL_END,
    TO_BE_MIGHTY,
    TO_DOMINATE,
    VILLAGE,
)
from kronika.games.scharz.turn import play_step
from kronika.games.scharz.variants import Variants

from .helpers import answer
from .test_taxes import with_villages

pytestmark = pytest.mark.compiled


def dominant(mode: str = "white", villages: int = 3) -> Table:
    """A player with enough points, gold and settlements."""
    table, ids = with_villages(villages, mode)
    table.village(1, ids[-1])
    table.s.points[0] = 10
    table.s.gold[0] = 9
    return table.s


def announced(s: Table, player: int = 0, goal: int = 0) -> Table:
    options = [option for option in announcement_options(s, player) if option.a == goal]
    announce(s, player, options[0])
    return s


def next_round(s: Table) -> None:
    s.turn += 1
    s.round = s.round % len(s.content.calendar[s.mode]) + 1


def is_over(s: Table) -> bool:
    return s.result is not None


# Announcing


@pytest.mark.rule("SZ-G3.1", "SZ-G1.2", "SZ-A1.5")
@pytest.mark.parametrize("mode", MODES)
def test_dominance_can_be_announced_from_white_mode_on(mode: str) -> None:
    s = dominant(mode)
    expected = [] if mode in ("first", "basic") else ["announce dominance"]
    assert [option.key for option in announcement_options(s, 0)] == expected
    s.points[0] = 7
    assert announcement_options(s, 0) == [], "not enough points"
    assert announcement_options(s, 1) == []


@pytest.mark.rule("SZ-G3.1", "SZ-G1.3")
def test_might_can_be_announced() -> None:
    table, ids = with_villages(9)
    assert announcement_options(table.s, 0) == []
    table.city(0, ids[0]).city(0, ids[1])
    assert [option.key for option in announcement_options(table.s, 0)] == ["announce might"]


@pytest.mark.rule("SZ-G1.3", "SZ-G2.1", "SZ-G2.2", "SZ-G2.3", "SZ-G2.4", "SZ-G2.5")
@pytest.mark.parametrize("mode", ["white", "green", "yellow"])
@pytest.mark.parametrize("villages", [1, 8, 9, 14])
@pytest.mark.parametrize("cities", [0, 2])
@pytest.mark.parametrize("grain", [0, 40])
@pytest.mark.parametrize("prestige", [0, 70])
def test_the_quick_look_overlooks_no_might(
    mode: str, villages: int, cities: int, grain: int, prestige: int
) -> None:
    table, ids = with_villages(villages, mode)
    s = table.s
    for id in ids[: min(villages, cities)]:
        table.city(0, id)
    s.stored_grain[table.field(ids[0])] = grain
    s.prestige[0] = prestige
    assert not has_might(s, 0) or goals_may_suffice(s, 0, standing(s, 0))


@pytest.mark.rule("SZ-G3.1", "SZ-G3.4", "SZ-H1.3", "SZ-OP40")
def test_an_announcement_is_a_marker_that_silences_diplomacy() -> None:
    s = dominant()
    s.parley.open.append((1, 2, 1, 3, 0))
    announced(s)
    assert (s.announced[0], s.announced_for[0]) == (TO_DOMINATE, s.turn + 1)
    assert is_silent(s)
    assert s.parley.open == []
    assert announcement_options(s, 0) == [], "one at a time"
    s.points[1] = 12
    assert announcement_options(s, 1) != [], "others may announce too"


@pytest.mark.rule("SZ-G3.10")
def test_nothing_is_announced_in_the_last_round() -> None:
    s = dominant()
    s.turn = last_turn(s)
    assert s.turn == 20
    assert announcement_options(s, 0) == []
    s.turn -= 1
    assert announcement_options(s, 0) != []


@pytest.mark.rule("SZ-G3.2", "SZ-F5.1")
def test_the_victory_comes_at_the_end_of_the_next_round() -> None:
    s = announced(dominant())
    round_end(s)
    assert not is_over(s)
    next_round(s)
    round_end(s)
    assert s.result is not None
    assert (s.result.winners, s.result.reason) == ([0], "dominance")


@pytest.mark.rule("SZ-G3.2")
def test_what_is_lost_again_is_no_victory() -> None:
    s = announced(dominant())
    next_round(s)
    s.points[0] = 9
    round_end(s)
    assert not is_over(s)
    assert not is_silent(s)
    assert s.parley.announcers == []
    s.points[0] = 10
    assert announcement_options(s, 0) != [], "he may announce anew"


@pytest.mark.rule("SZ-G3.3", "SZ-G3.5")
def test_settlements_must_be_paid_in_white_mode() -> None:
    table, ids = with_villages(3)
    table.city(0, ids[0])
    s = table.s
    s.points[0] = 10
    announced(s)
    s.gold[0] = 3
    assert not meets_condition(s, 0)
    next_round(s)
    round_end(s)
    assert not is_over(s)
    s.gold[0] = 4
    assert meets_condition(s, 0)
    table.units(1, ids[1], light_infantry=1).encircled(ids[1])
    assert meets_condition(s, 0), "no double price for an encircled one"
    s.gold[0] = 3
    assert not meets_condition(s, 0), "but it counts"


@pytest.mark.rule("SZ-G3.6")
@pytest.mark.parametrize("first", [0, 1])
def test_the_earlier_announcement_wins(first: int) -> None:
    s = dominant()
    s.points[1], s.gold[1] = 30, 50
    announced(s, first)
    announced(s, 1 - first)
    next_round(s)
    round_end(s)
    assert s.result is not None
    assert s.result.winners == [first]


@pytest.mark.rule("SZ-G3.6", "SZ-G3.2")
def test_an_announcement_of_the_next_round_is_not_checked_yet() -> None:
    s = announced(dominant())
    next_round(s)
    s.points[1] = 30
    announced(s, 1)
    s.points[0] = 0
    round_end(s)
    assert not is_over(s)
    assert s.announced_for[:2] == [0, s.turn + 1]


@pytest.mark.rule("SZ-G3.9")
def test_any_two_minor_goals_do() -> None:
    table, ids = with_villages(9)
    table.city(0, ids[0]).city(0, ids[1])
    s = announced(table.s, goal=TO_BE_MIGHTY)
    s.gold[0] = 30
    s.settlement[table.field(ids[0])] = 0
    assert not has_might(s, 0)
    for id in ids[9:14]:
        table.village(0, id)
    next_round(s)
    round_end(s)
    assert s.result is not None
    assert s.result.reason == "might"


@pytest.mark.rule("SZ-H3.16", "SZ-G3.4")
def test_who_is_eliminated_defends_nothing() -> None:
    s = announced(dominant())
    eliminate(s, 0)
    assert not is_silent(s)
    assert s.parley.announcers == []


# Feeding


def farmer(grain: int = 0, villages: int = 2, mode: str = "green") -> Position:
    table, ids = with_villages(villages, mode)
    table.s.stored_grain[table.field(ids[0])] = grain
    table.s.announced[0] = TO_DOMINATE
    table.s.points[0] = 10
    return table


@pytest.mark.rule("SZ-G3.3", "SZ-G3.8")
def test_settlements_must_be_fed_from_green_mode_on() -> None:
    s = farmer(1).s
    s.gold[0] = 99
    assert not meets_condition(s, 0), "gold cannot replace food"
    assert meets_condition(farmer(2).s, 0)
    table = farmer(2)
    table.s.settlement[table.s.settlements_of(0)[0]] = CITY
    assert not meets_condition(table.s, 0)
    white = farmer(0, mode="white").s
    white.gold[0] = 2
    assert meets_condition(white, 0)


@pytest.mark.rule("SZ-G3.8")
def test_sown_grain_fish_and_meat_are_food() -> None:
    table = farmer(villages=4)
    s = table.s
    field = s.settlements_of(0)[0]
    table.grain(0, s.map.ids[field], sown=1, crop=1)
    assert not meets_condition(s, 0)
    s.stored_fish[field] = 3
    assert not meets_condition(s, 0), "three fish are one food"
    s.stored_fish[field] = 4
    assert meets_condition(s, 0)
    s.stored_fish[field] = 0
    table.herds(0, s.map.ids[s.settlements_of(0)[1]], sheep=1)
    assert meets_condition(s, 0), "sheep are three meat"


@pytest.mark.rule("SZ-G3.8")
def test_food_must_be_connected() -> None:
    table = farmer(3)
    s = table.s
    island = next(
        f for f in range(s.map.count) if s.is_land(f) and not s.map.land_next[f] and s.map.coast[f]
    )
    assert meets_condition(s, 0)
    table.village(0, s.map.ids[island])
    assert not meets_condition(s, 0)
    s.stored_grain[island] = 1
    assert meets_condition(s, 0)


@pytest.mark.rule("SZ-G3.3", "SZ-G3.8", "SZ-EX44")
def test_what_makes_the_goal_cannot_be_eaten() -> None:
    table, ids = with_villages(2, "green")
    s = table.s
    table.city(0, ids[0]).city(0, ids[1])
    table.herds(0, ids[0], sheep=6, cattle=3)
    field = table.field(ids[0])
    s.stored_grain[field], s.stored_fish[field] = 8, 4
    assert [option.key for option in announcement_options(s, 0)] == ["announce might"]
    announced(s, goal=TO_BE_MIGHTY)
    assert reserves(s, 0)
    assert not meets_condition(s, 0), "all 40 points are needed"
    s.stored_grain[field] += 3
    assert meets_condition(s, 0), "4 food: one sheep herd for 2 points and one grain"
    s.stored_grain[field] -= 1
    assert not meets_condition(s, 0), "sheep and grain are 3 points, and only 2 are free"
    for id in ids[2:14]:
        table.village(0, id)
    s.stored_grain[field] = 20
    assert not reserves(s, 0), "two other goals do"


@pytest.mark.rule("SZ-G3.3", "SZ-G4.3")
def test_dominance_rests_on_a_goal_only_if_it_needs_it() -> None:
    table = farmer(36)
    s = table.s
    assert not reserves(s, 0)
    s.points[0] = 8
    assert reserves(s, 0), "the goal of agriculture, 35 points, lowers the target to 8"
    assert not meets_condition(s, 0)
    s.stored_grain[s.settlements_of(0)[0]] = 37
    assert meets_condition(s, 0)


# Sovereignty and the last one


@pytest.mark.rule("SZ-G1.1", "SZ-OP33")
def test_sovereignty_at_once() -> None:
    s = dominant()
    make_truce(s, 1, 0, 9)
    make_vassal(s, 2, 0)
    assert not end_at_once(s)
    make_truce(s, 3, 0, s.turn)
    assert not end_at_once(s), "it does not cover the next round"
    make_truce(s, 3, 0, s.turn + 1)
    assert end_at_once(s)
    assert s.result is not None
    assert (s.result.winners, s.result.reason) == ([0], "sovereignty")


@pytest.mark.rule("SZ-G1.1", "SZ-P4.24", "SZ-H3.15")
def test_who_is_to_come_and_old_vassals() -> None:
    s = dominant("yellow")
    s.start[3] = LATER
    s.lord[1] = 0
    s.parley.sworn = 2
    s.lord[2] = 0
    assert is_sovereign(s, 0)
    s.parley.sworn = 6
    assert not is_sovereign(s, 0), "all were vassals from the start"
    s.lord[2] = NONE
    make_truce(s, 2, 0, 9)
    assert is_sovereign(s, 0)
    s.gold[1] = 99
    buy_freedom(s, 1)
    assert s.parley.sworn == 4
    s.entered[3] = 1
    make_vassal(s, 1, 0)
    assert not is_sovereign(s, 0)


@pytest.mark.rule("SZ-G1.5")
@pytest.mark.parametrize("mode", ["first", "white", "red"])
def test_the_last_one_wins(mode: str) -> None:
    s = dominant(mode)
    eliminate(s, 1)
    eliminate(s, 2)
    assert not end_at_once(s)
    s.turn = 2
    eliminate(s, 3)
    assert end_at_once(s)
    assert s.result is not None
    assert (s.result.winners, s.result.reason) == ([0], "last")
    assert s.result.scores["place"] == [1, 3, 3, 2], "who fell earlier is behind"


@pytest.mark.rule("SZ-G1.5", "SZ-P4.24")
def test_nobody_is_the_last_while_somebody_is_to_come() -> None:
    s = dominant("yellow")
    s.start[3] = LATER
    eliminate(s, 1)
    eliminate(s, 2)
    assert not end_at_once(s)
    s.round = 6
    round_end(s)
    assert not is_over(s)


# The end of a round and of a year


@pytest.mark.rule("SZ-F5.2", "SZ-F5.3", "SZ-F5.7")
@pytest.mark.parametrize(("mode", "prestige"), [("white", 20), ("green", 20), ("yellow", 4)])
def test_lost_points_cost_prestige(mode: str, prestige: int) -> None:
    s = dominant(mode)
    s.points = [-1, 3, 0, 0]
    s.points_before = [3, 0, 0, 0]
    s.prestige = [20, 20, 20, 20]
    round_end(s)
    assert s.points == s.points_before == [0, 3, 0, 0]
    assert s.prestige == [prestige, 20, 20, 20]
    s.points[0], s.points_before[0], s.prestige[0] = 0, 9, 20
    round_end(s)
    assert s.prestige[0] == (0 if mode == "yellow" else 20)


@pytest.mark.rule("SZ-F5.7", "SZ-G5.5")
def test_stolen_herds_score_before_announcements_are_checked() -> None:
    s = farmer(3).s
    s.points[0] = 9
    s.points_before[0] = 9
    herd = s.add_herd(0, 0, s.settlements_of(0)[0])
    s.herd_stolen[herd] = s.turn + 1
    s.announced_for[0] = s.turn + 1
    s.parley.announcers = [0]
    next_round(s)
    round_end(s)
    assert s.result is not None
    assert s.points[0] == 10


@pytest.mark.rule("SZ-F5.4", "SZ-H4.1", "SZ-H6.3", "SZ-H4.10")
def test_truces_end_with_what_they_opened() -> None:
    s = dominant()
    make_truce(s, 0, 1, 3)
    s.access[1] = s.connection[1] = 1
    s.parley.ransomed[0] = s.parley.lent[0] = 2
    s.access[0] = s.connection[0] = 2
    s.turn = 2
    round_end(s)
    assert s.access[:2] == [2, 1]
    s.turn = 3
    round_end(s)
    assert s.access[:2] == [0, 0]
    assert s.connection[:2] == [0, 1], "what was granted apart stays"
    assert s.truce_until == [0] * 16
    assert s.truce_receiver == [NONE] * 16


@pytest.mark.rule("SZ-F5.5", "SZ-G1.4", "SZ-OP01", "SZ-OP09", "SZ-G3.7")
@pytest.mark.parametrize("mode", MODES)
def test_a_great_lead_wins_at_the_end_of_a_year(mode: str) -> None:
    s = dominant(mode, villages=5)
    s.points[0] = 0
    s.gold[0] = 0
    lead = total_points(s, 0) - total_points(s, 1)
    assert lead == 12
    s.points[1] = 1
    s.round = len(s.content.calendar[s.mode])
    round_end(s)
    assert not is_over(s)
    s.points = [0] * 4
    s.round -= 1
    round_end(s)
    assert not is_over(s), "only at the end of a year"
    s.round += 1
    round_end(s)
    assert s.result is not None
    assert (s.result.winners, s.result.reason) == ([0], "significance")


@pytest.mark.rule("SZ-G1.4", "SZ-G6.2", "SZ-F5.5")
def test_after_the_last_year_most_points_win() -> None:
    s = dominant(villages=1)
    s.points = [5, 5, 4, 0]
    s.turn, s.round = 20, 4
    s.gold = [3, 3, 0, 0]
    twin = s.copy()
    round_end(s)
    assert s.result is not None
    assert (s.result.winners, s.result.reason) == ([0, 1], "significance")
    assert s.result.scores["place"] == [1, 1, 3, 4]
    assert s.result.scores["total"] == [8, 8, 4, 0]
    assert s.result.scores["points"] == [5, 5, 4, 0]
    twin.gold[1] = 4
    round_end(twin)
    assert twin.result is not None
    assert twin.result.winners == [1]


@pytest.mark.rule("SZ-G6.3")
def test_the_others_are_ranked_by_their_total() -> None:
    s = announced(dominant())
    s.points[2], s.points[3] = 50, 1
    next_round(s)
    round_end(s)
    assert s.result is not None
    assert s.result.scores["place"] == [1, 3, 2, 4]
    assert "prestige" not in s.result.scores


@pytest.mark.rule("SZ-OP01", "SZ-A1.5")
@pytest.mark.parametrize("mode", ["first", "basic"])
def test_dominance_may_be_the_one_goal_of_the_first_games(mode: str) -> None:
    usual = dominant(mode)
    s = Table(usual.dice, usual.content, usual.map, usual.mode, 4, Variants({"goal": "dominance"}))
    s.points, s.gold = [10, 0, 0, 0], [9, 0, 0, 0]
    home = usual.settlements_of(0)[0]
    s.settlement_owner[home], s.settlement[home] = 0, VILLAGE
    s.control[home] = 0
    s.stored_grain[home] = 1 if mode == "basic" else 0
    s.round = 4
    round_end(s)
    assert not is_over(s), "a lead of 12 is not enough"
    s.round = 1
    assert [option.key for option in announcement_options(s, 0)] == ["announce dominance"]
    s.points[0] = 9
    assert announcement_options(s, 0) == [], "nothing lowers the target"
    s.points[0] = 10
    announced(s)
    next_round(s)
    round_end(s)
    assert s.result is not None
    assert s.result.reason == "dominance"


# Truces and targets


@pytest.mark.rule("SZ-H4.5", "SZ-G4.1", "SZ-G4.2", "SZ-G4.5", "SZ-H4.15")
def test_a_truce_changes_what_can_be_announced() -> None:
    s = dominant()
    s.points[0] = 8
    assert announcement_options(s, 0) == []
    make_truce(s, 1, 0, 5)
    assert announcement_options(s, 0) != [], "as receiver two points less"
    make_truce(s, 0, 2, 5)
    assert announcement_options(s, 0) == [], "as payer two more"
    s.turn = 6
    assert announcement_options(s, 0) == []
    s.points[0] = 10
    assert announcement_options(s, 0) != [], "both are over"


@pytest.mark.rule("SZ-H3.20", "SZ-H4.1")
def test_when_a_truce_ends_nothing_happens_at_once() -> None:
    table, ids = with_villages(3)
    s = table.s
    make_truce(s, 0, 1, s.turn)
    table.units(1, ids[0], light_infantry=1).units(0, ids[0], light_infantry=1)
    holder = s.control[table.field(ids[0])]
    round_end(s)
    next_round(s)
    assert are_hostile(s, 0, 1)
    assert s.control[table.field(ids[0])] == holder
    assert not s.locked[table.field(ids[0])]
    assert not s.encircled_since[table.field(ids[0])]


@pytest.mark.rule("SZ-F5.7", "SZ-F2.1")
def test_a_match_that_ends_with_a_round_is_a_possible_position() -> None:
    s = announced(dominant())
    next_round(s)
    s.step = SPECIAL_END
    for _ in range(3):
        if not is_over(s):
            answer(play_step(s))
    assert is_over(s)
    assert s.step == SPECIAL_END
    for player in range(2, s.count):
        s.eliminated[player] = 1
    check(s)


@pytest.mark.rule("SZ-G1.5", "SZ-H3.16")
def test_those_who_fall_last_together_share_the_victory() -> None:
    s = dominant()
    eliminate(s, 2)
    s.turn = 2
    for player in (0, 1, 3):
        eliminate(s, player)
    assert announcement_options(s, 0) == []
    assert end_at_once(s)
    assert end_at_once(s), "it stays over"
    assert s.result is not None
    assert s.result.winners == [0, 1, 3]
    assert s.result.scores["place"] == [1, 1, 4, 1]


@pytest.mark.rule("SZ-G3.8")
def test_fields_alone_may_feed_all_and_herds_of_others_do_not_count() -> None:
    table = farmer(villages=2)
    s = table.s
    home = s.map.ids[s.settlements_of(0)[0]]
    table.herds(1, home, sheep=2)
    assert not meets_condition(s, 0)
    table.grain(0, home, sown=1, crop=2)
    assert meets_condition(s, 0)
    table.grain(1, home, sown=1, crop=2)
    assert not meets_condition(s, 0)
