"""Chapter 6: rounds, steps and who acts when."""

import random
import re
from itertools import permutations
from pathlib import Path
from typing import Final

import pytest

from kronika.core.asks import Ask
from kronika.core.match import Match, new_match
from kronika.core.state import same_table
from kronika.games.scharz.content import default
from kronika.games.scharz.control import is_blocked
from kronika.games.scharz.game import GAME
from kronika.games.scharz.goals import MINOR, fulfilled
from kronika.games.scharz.maps import map_of
from kronika.games.scharz.position import Position
from kronika.games.scharz.state import Table
from kronika.games.scharz.terms import LAND, MAPS, MODES, SEA, STEPS

pytestmark = pytest.mark.compiled

ROOT: Final = Path(__file__).parents[2]
MARCH: Final = "march huns-01 huns-02 light-infantry standard 1"


def table(match: Match) -> Table:
    assert isinstance(match.state, Table)
    return match.state


def neighbours(mode: str = "white", **settings: bool | str) -> Position:
    """Three players with a village and infantry each, whose turn it is to move."""
    position = Position("huns", mode, 3, settings=settings).at("units")
    for player, field in enumerate(("01", "05", "10")):
        position.village(player, field).units(player, field, light_infantry=2)
    return position


def is_moving(match: Match) -> bool:
    """Whether the first MOVE-Units goes on."""
    return table(match).turn == 1 and table(match).step == STEPS.index("units")


def keys(match: Match, player: int) -> list[str]:
    return [option.key for option in match.options_of(player)]


def steps_of_a_round(mode: str, round: int) -> list[str]:
    """The steps that a round goes through when everybody waits and does what comes first."""
    position = Position("huns", mode, 3).at("round-start", 2, round)
    for player, field in enumerate(("01", "05", "10")):
        position.village(player, field)
    position.s.gold = [20] * 3
    match = position.match()
    seen: list[str] = []
    match.listen()
    while table(match).turn == position.s.turn and match.ask is not None:
        wait = [option for option in match.options if option.verb.name == "wait"]
        match.choose((wait or match.options)[0])
    for line in match.log():
        if line.event.name in ("step-begins", "phase-begins"):
            seen.append(line.key.split(" ", 1)[1])
        elif line.event.name == "round-begins" and seen:
            break
    return seen


@pytest.mark.rule(
    "SZ-F1.1", "SZ-F2.1", "SZ-F3.1", "SZ-F3.2", "SZ-F3.3", "SZ-F3.4", "SZ-F3.5", "SZ-OP08"
)
@pytest.mark.parametrize(
    ("mode", "round", "steps"),
    [
        ("first", 1, "units retreat trade taxes"),
        ("first", 4, "units retreat trade salaries"),
        ("basic", 1, "units herds retreat trade births sowing"),
        ("basic", 2, "units herds retreat trade taxes crops"),
        ("white", 2, "units retreat trade taxes"),
        ("green", 3, "units herds retreat trade harvest"),
        ("green", 4, "units herds retreat trade feeding"),
        ("yellow", 1, "new-year units special herds retreat trade births"),
        ("yellow", 5, "units special herds retreat trade festivities"),
        ("red", 4, "units special herds retreat trade weather-crops crops"),
        ("red", 7, "weather-winter units special herds retreat trade"),
    ],
)
def test_a_round_has_the_steps_and_phases_of_its_mode(mode: str, round: int, steps: str) -> None:
    assert steps_of_a_round(mode, round) == steps.split()


@pytest.mark.rule("SZ-E2.15")
def test_the_first_year_begins_without_new_year() -> None:
    position = Position("huns", "yellow", 3).at("special-start")
    for player, field in enumerate(("01", "05", "10")):
        position.village(player, field).units(player, field, light_infantry=1)
    position.s.destroyed = [30, 0, 0]
    assert table(position.match()).points == [0, 0, 0]
    assert table(position.at("special-start", year=2).match()).points == [3, 0, 0]


@pytest.mark.rule("SZ-A1.3", "SZ-F1.1")
@pytest.mark.parametrize(("mode", "rounds"), [("white", 4), ("yellow", 6), ("red", 8)])
def test_rounds_make_years(mode: str, rounds: int) -> None:
    position = Position("huns", mode, 3).at("special-end", 2, rounds)
    for player, field in enumerate(("01", "05", "10")):
        position.village(player, field).units(player, field, light_infantry=1)
    position.s.gold = [20] * 3
    position.s.stored_grain = [5 if owner >= 0 else 0 for owner in position.s.settlement_owner]
    match = position.match()
    while table(match).year == 2:
        match.choose(match.options[0])
    s = table(match)
    assert (s.year, s.round, s.turn) == (3, 1, 2 * rounds + 1)
    assert len(default().calendar[s.mode]) == rounds


# In turns


@pytest.mark.rule("SZ-F4.4", "SZ-F4.5", "SZ-A1.2")
def test_in_turns_everybody_makes_one_move_or_waits() -> None:
    match = neighbours().match()
    assert match.player == 0
    match.choose(MARCH)
    assert match.player == 1
    match.choose("wait")
    assert match.player == 2
    match.choose("wait")
    assert match.player == 0, "he has a unit left"
    match.choose("wait")
    assert table(match).step == STEPS.index("retreat")


@pytest.mark.rule("SZ-F4.2", "SZ-F4.3", "SZ-F4.4")
def test_whoever_waited_may_react_to_a_move() -> None:
    match = neighbours().match()
    for _ in range(2):
        match.choose("wait")
    match.choose("march huns-10 huns-11 light-infantry standard 1")
    assert match.player == 0, "who waited is asked again"


@pytest.mark.rule("SZ-F4.4", "SZ-F4.6")
def test_another_one_begins_each_round() -> None:
    for round in (1, 2, 3, 4):
        position = neighbours().at("units", round=round)
        position.s.first = 1
        assert position.match().player == (1 + round - 1) % 3


@pytest.mark.rule("SZ-F4.3", "SZ-F4.4", "SZ-F2.1")
def test_who_has_nothing_to_do_is_passed_over() -> None:
    position = Position("huns", "white", 3).at("units")
    for player, field in enumerate(("01", "05", "10")):
        position.village(player, field)
    position.units(2, "10", light_infantry=1)
    match = position.match()
    assert match.player == 2
    assert any(key.startswith("negotiate") for key in keys(match, 2))
    match.choose("wait")
    assert not is_moving(match)


@pytest.mark.rule("SZ-F4.4", "SZ-F4.7")
def test_a_talk_uses_up_no_turn() -> None:
    match = neighbours().match()
    match.choose("negotiate player-2")
    while match.ask is not None and match.ask.prompt.name != "act":
        match.choose(match.options[-1])
    assert match.player == 0


# At once


def live() -> Match:
    return neighbours(play="live").match()


@pytest.mark.rule("SZ-F4.1", "SZ-F1.2", "SZ-A1.2")
def test_at_once_everybody_acts_in_any_order() -> None:
    match = live()
    assert match.asked == [0, 1, 2]
    match.choose("march huns-05 huns-06 light-infantry standard 2", 1)
    match.choose(MARCH, 0)
    match.choose("march huns-10 huns-11 light-infantry standard 1", 2)
    match.choose(MARCH, 0)
    s = table(match)
    assert sorted(s.map.ids[s.at[unit]] for unit in s.units_of(0)) == ["02", "02"]
    assert sorted(s.map.ids[s.at[unit]] for unit in s.units_of(1)) == ["06", "06"]


@pytest.mark.rule("SZ-F4.2", "SZ-F4.3")
def test_the_floor_closes_when_all_wait_at_the_same_time() -> None:
    match = live()
    match.choose("wait", 0)
    match.choose("wait", 2)
    assert match.asked == [1]
    match.choose("march huns-05 huns-06 light-infantry standard 1", 1)
    assert match.asked == [0, 1, 2], "all may react"
    for player in (2, 0, 1):
        assert table(match).step == STEPS.index("units")
        match.choose("wait", player)
    assert table(match).step == STEPS.index("retreat")


@pytest.mark.rule("SZ-F4.3")
def test_who_can_only_talk_is_not_waited_for() -> None:
    position = Position("huns", "white", 3, settings={"play": "live"}).at("units")
    for player, field in enumerate(("01", "05", "10")):
        position.village(player, field)
    position.units(1, "05", light_infantry=1)
    match = position.match()
    assert match.asked == [1]
    assert [ask.player for ask in match.asks if ask.aside] == [0, 2]
    match.choose("wait", 1)
    assert not is_moving(match)


@pytest.mark.rule("SZ-F4.3", "SZ-F6.2")
def test_an_open_offer_clears_no_flag_and_an_agreement_does() -> None:
    match = live()
    match.choose("wait", 2)
    match.choose("negotiate player-2", 0)
    while match.ask_of(0) is not None and match.ask_of(0).prompt.name != "act":  # type: ignore[union-attr]
        ask = match.ask_of(0)
        assert isinstance(ask, Ask)
        wanted = [option for option in ask.options if option.verb.name == "propose"]
        match.choose((wanted or ask.options)[0], 0)
    assert 2 not in match.asked
    accept = [key for key in keys(match, 1) if key.startswith("accept-offer")]
    assert accept
    match.choose(accept[0], 1)
    assert match.ask is None or 2 in match.asked


@pytest.mark.rule("SZ-F4.5", "SZ-K9.3")
def test_the_result_depends_on_the_sequence_of_actions_alone() -> None:
    chance = random.Random(3)
    match = new_match(GAME, 4, 5, {"mode": "white", "map": "huns", "play": "live"})
    for _ in range(300):
        if match.ask is None:
            break
        ask = chance.choice(match.asks)
        match.choose(chance.choice(ask.options), ask.player)
    again = new_match(GAME, 4, 5, {"mode": "white", "map": "huns", "play": "live"})
    for option, player in zip(match.decisions, match.deciders):
        again.choose(option.key, player)
    assert same_table(match.state, again.state)


@pytest.mark.rule("SZ-U1.2", "SZ-K2.4", "SZ-F7.1")
def test_withdrawals_are_secret_and_in_any_order_the_same() -> None:
    def played(order: tuple[int, ...]) -> Table:
        position = Position("huns", "white", 3).at("withdrawal")
        for player, field in enumerate(("01", "05", "10")):
            position.village(player, field).units(player, field, light_infantry=2)
        for player, field in ((2, "01"), (0, "05"), (1, "10")):
            position.units(player, field, light_infantry=1)
        match = position.match()
        assert all(ask.secret for ask in match.asks)
        for player in order:
            while match.ask_of(player) is not None and table(match).step == STEPS.index(
                "withdrawal"
            ):
                ask = match.ask_of(player)
                assert ask is not None
                match.choose(ask.options[0], player)
        return table(match)

    first = played((0, 1, 2))
    for order in permutations(range(3)):
        assert same_table(first, played(order))


# Alternating play


@pytest.mark.rule("SZ-R1.1")
def test_in_alternating_play_who_passes_names_a_unit() -> None:
    match = neighbours(alternating=True).match()
    assert "wait" not in keys(match, 0)
    match.choose("pass-unit huns-01 light-infantry standard")
    assert match.player == 1
    for field in ("05", "10"):
        match.choose(f"pass-unit huns-{field} light-infantry standard")
    assert match.player == 0
    assert MARCH in keys(match, 0)
    assert MARCH[:-1] + "2" not in keys(match, 0), "one unit is done"
    for field in ("01", "05", "10"):
        match.choose(f"pass-unit huns-{field} light-infantry standard")
    assert not is_moving(match)


@pytest.mark.rule("SZ-R1.1")
def test_in_ordinary_play_nobody_passes_a_unit() -> None:
    assert not any(key.startswith("pass-unit") for key in keys(neighbours().match(), 0))


# What the rulebook says besides


@pytest.mark.rule("SZ-R1.5", "SZ-B4.1", "SZ-B4.2")
def test_the_limits_are_those_of_the_rulebook_and_not_of_the_older_guide() -> None:
    assert (default().cubes, default().tiles) == (20, 15)


@pytest.mark.rule("SZ-R2.1")
def test_villages_may_be_placed_anywhere() -> None:
    match = new_match(GAME, 3, 1, {"mode": "white", "map": "huns"})
    s = table(match)
    land = [f for f in range(s.map.count) if s.is_land(f) and s.map.neutral[f] < 0]
    assert len(match.options) == len(land)


@pytest.mark.rule("SZ-R1.2", "SZ-F5.6")
def test_total_points_can_be_seen_at_any_time() -> None:
    match = neighbours().match()
    shown = [player["total"] for player in match.view(0)["table"]["players"]]
    assert shown == [3, 3, 3], "a field and a settlement each"


@pytest.mark.rule("SZ-A2.10")
@pytest.mark.parametrize("mode", MODES)
def test_every_mode_can_be_played_to_its_end(mode: str) -> None:
    chance = random.Random(1)
    match = new_match(GAME, 3, 1, {"mode": mode, "map": "italia"}, keep=False)
    while match.ask is not None:
        ask = match.ask
        match.take(chance.choice(ask.options), ask.player)
    assert match.result is not None
    assert match.result.reason in GAME.reasons


@pytest.mark.rule("SZ-R2.4")
def test_of_all_maps_vikings_has_the_most_seas_and_italia_the_most_coast() -> None:
    seas, coast = {}, {}
    for number, map in enumerate(MAPS):
        board = map_of(number, 2)
        land = [field for field in range(board.count) if board.sort[field] == LAND]
        seas[map] = board.sort.count(SEA) / len(land)
        coast[map] = len([field for field in land if board.points[field]]) / len(land)
    assert max(seas, key=seas.__getitem__) == "vikings"
    assert max(coast, key=coast.__getitem__) == "italia"


@pytest.mark.rule("SZ-R2.5", "SZ-D6.13", "SZ-G2.5")
def test_corsairs_block_ports_and_prestige_is_saved_for_a_goal() -> None:
    position = Position("italia", "yellow").village(0, "13").port("13", "sA")
    s, port = position.s, position.field("13")
    assert not is_blocked(s, port, 0)
    position.units(1, "sA", corsairs=1)
    assert is_blocked(s, port, 0)
    s.prestige[0] = 69
    assert MINOR.index("prestige") not in fulfilled(s, 0)
    s.prestige[0] = 70
    assert MINOR.index("prestige") in fulfilled(s, 0)


@pytest.mark.rule("SZ-D1.2")
@pytest.mark.parametrize(
    ("map", "north", "south"),
    [("italia", "01", "36"), ("taifas", "45", "31"), ("huns", "19", "08"), ("orient", "20", "03")],
)
def test_north_is_up(map: str, north: str, south: str) -> None:
    board = Position(map, "white", 2).s.map
    rows = [[row for _, row in board.cells[board.number(id)]] for id in (north, south)]
    assert max(rows[0]) < min(rows[1]), "rows are counted from the north"


@pytest.mark.rule("SZ-R2.2", "SZ-F4.5", "SZ-J2.12")
def test_what_has_been_shown_on_a_live_floor_is_not_taken_back() -> None:
    match = neighbours(play="live").match()
    before = len(match.decisions)
    match.choose(MARCH, 0)
    s = table(match)
    assert len(match.decisions) == before + 1
    assert sorted(s.map.ids[s.at[unit]] for unit in s.units_of(0)) == ["01", "02"]
    assert MARCH in keys(match, 0), "the other one"
    assert not [key for key in keys(match, 0) if key.startswith("march huns-02")]
    match.choose("negotiate player-2", 0)
    match.choose("permit connection", 0)
    match.choose("negotiate player-2", 0)
    assert "propose connection 0" in keys(match, 0), "the other's is another thing"
    assert "permit connection" not in keys(match, 0)
    assert "revoke connection" not in keys(match, 0)


@pytest.mark.rule("SZ-OP31", "SZ-J5.5", "SZ-K4.9")
@pytest.mark.parametrize("mode", ["first", "basic"])
def test_general_rules_hold_in_the_first_games(mode: str) -> None:
    position = Position("huns", mode, 3).at("retreat")
    for player, field in enumerate(("01", "05", "10")):
        position.village(player, field)
    match = position.units(0, "02", cavalry=1).match()
    assert any(key.startswith("march huns-02 huns-11 cavalry") for key in keys(match, 0))


@pytest.mark.rule("SZ-OP26")
@pytest.mark.parametrize("language", ["en", "cs", "pl"])
def test_rules_refer_to_rules_that_there_are(language: str) -> None:
    text = (ROOT / "docs" / "rules" / f"scharz.{language}.md").read_text(encoding="utf-8")
    stated = set(re.findall(r"\*\*SZ-([A-Z]+\d*[\d.]*\d)\*\*", text))
    named = re.findall(r"(?<![\w-])([A-Z]\d{1,2}\.\d{1,2}|OP\d\d|EX\d\d)(?![\w.]*\d)", text)
    assert len(stated) > 700
    assert len(named) > 200
    assert set(named) - stated == set()


@pytest.mark.rule("SZ-H3.16")
def test_who_loses_his_last_unit_before_foreign_walls_is_eliminated_at_once() -> None:
    position = Position("huns", "first", 3).village(1, "05").city(2, "10").at("sieges")
    position.units(2, "10", heavy_infantry=8).units(0, "10", light_infantry=1).encircled("10")
    match = position.match()
    while match.ask is not None and not table(match).eliminated[0]:
        before = table(match).units_of(0)
        match.choose(match.options[0])
        assert before or table(match).eliminated[0]
    assert table(match).eliminated == [1, 0, 0]


@pytest.mark.rule("SZ-M3.1", "SZ-D7.6", "SZ-M6.2")
@pytest.mark.parametrize("stands", [False, True])
def test_who_buys_where_an_enemy_stands_contests_the_field(stands: bool) -> None:
    position = Position("huns", "white", 3).at("trade")
    for player, field in enumerate(("01", "05", "10")):
        position.village(player, field).units(player, field, light_infantry=player)
    if stands:
        position.units(1, "01", light_infantry=1)
    position.s.gold, position.s.cubes = [20] * 3, [9] * 3
    match = position.match()
    while match.player != 0:
        match.choose("wait")
    match.choose("buy-infantry huns-01 1")
    while match.player != 0:
        GAME.check(match.state)
        match.choose("wait")
    trained = "train huns-01 light-infantry standard 1"
    assert (trained in keys(match, 0)) != stands
    GAME.check(match.state)
