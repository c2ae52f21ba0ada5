"""SZ-F7.3: what is played for somebody who does not answer in time, where one may decline."""

import random

import pytest

from kronika.core.asks import Ask, Floor, RulesOf
from kronika.core.match import Match, new_match
from kronika.games.scharz.board_orders import choose_position
from kronika.games.scharz.board_state import Board
from kronika.games.scharz.construction import construct
from kronika.games.scharz.farming import distribute_grain, sowing
from kronika.games.scharz.fighting import Force
from kronika.games.scharz.game import GAME
from kronika.games.scharz.losses import assign_hits
from kronika.games.scharz.outcome import own_share
from kronika.games.scharz.plunder import plunder
from kronika.games.scharz.position import Position
from kronika.games.scharz.prestige import festivities
from kronika.games.scharz.state import Table
from kronika.games.scharz.terms import MODES, PLAINS, PRELUDE, VILLAGE

from .movement import aboard
from .playing import Playing

pytestmark = pytest.mark.compiled


def default_of(rules: RulesOf[object]) -> str:
    """What is played by default when something is asked first."""
    question = next(rules)
    ask = question.asks[0] if isinstance(question, Floor) else question
    assert isinstance(ask, Ask)
    assert ask.default is not None
    return ask.default.key


def table_of(match: Match) -> Table:
    assert isinstance(match.state, Table)
    return match.state


def realm() -> Position:
    position = Position("italia", "yellow").village(0, "12").village(1, "20").village(2, "43")
    position.units(0, "14", light_infantry=2)
    position.s.gold[0] = position.s.prestige[0] = 20
    return position


@pytest.mark.rule("SZ-F7.3")
def test_who_is_late_builds_neither_faster_nor_for_gold() -> None:
    position = realm()
    s, field = position.s, position.field("14")
    s.site[field], s.site_owner[field], s.site_quarters[field] = VILLAGE, 0, 0
    s.builds_since[0] = s.builds_since[1] = 1
    s.turn = 2
    assert default_of(construct(s)) == "no-haste"
    s.prestige[0] = 0
    assert default_of(construct(s)) == "built-enough"


@pytest.mark.rule("SZ-F7.3")
def test_who_is_late_plunders_nothing_sows_nothing_and_feasts_for_nothing() -> None:
    position = realm()
    position.s.stored_grain[position.field("12")] = 5
    assert default_of(plunder(position.s)) == "spare"
    assert default_of(sowing(position.s)) == "sow-no-more"
    assert default_of(festivities(position.s)) == "feast 1"


@pytest.mark.rule("SZ-F7.3")
def test_what_somebody_late_has_begun_is_done_in_the_first_way() -> None:
    position = realm().village(0, "13").units(0, "13", light_infantry=1)
    position.units(0, "sA", transport_ship=2).units(0, "11", light_infantry=1)
    position.s.tiles[0] = 1
    aboard(position, 5, ship=3)
    playing = Playing(position.at("trade"))
    playing.do(0, "found 13 dock 1")
    ask = playing.match.ask
    assert ask is not None
    assert ask.default == ask.options[0]
    playing = Playing(position.at("units"))
    playing.do(0, "sail sA sC transport-ship standard 1")
    ask = playing.match.ask
    assert ask is not None
    assert ask.prompt.name == "which-ship"
    assert ask.default == ask.options[0]


@pytest.mark.rule("SZ-F7.3")
@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("play", ["turns", "live"])
def test_there_is_something_to_play_for_everybody_who_is_late(mode: str, play: str) -> None:
    """Who has a choice and is waited for has a default, which he could choose himself."""
    for seed, (players, map) in enumerate(((2, "italia"), (3, "huns"), (4, "orient"))):
        chance = random.Random(seed)
        settings = {"mode": mode, "map": map, "play": play, "battle_board": mode == "red"}
        match = new_match(GAME, players=players, seed=seed, settings=settings)
        for _ in range(400):
            if match.ask is None:
                break
            for ask in match.asks:
                if not ask.aside and (len(ask.options) > 1 or ask.ranges):
                    assert ask.default is not None, ask
                    assert ask.offered(ask.default) is not None, ask
            player = chance.choice(match.asked)
            match.choose(chance.choice(match.options_of(player)), player)


@pytest.mark.rule("SZ-F7.3")
@pytest.mark.parametrize("mode", MODES)
def test_a_match_of_those_who_are_always_late_comes_to_its_end(mode: str) -> None:
    match = new_match(GAME, players=3, seed=1, settings={"mode": mode, "map": "taifas"})
    while match.ask is not None:
        default = match.ask.default
        match.choose(default or match.ask.options[0], match.ask.player)
    assert match.result is not None


@pytest.mark.rule("SZ-F7.3", "SZ-E2.8")
def test_in_the_prelude_villages_of_the_late_are_fertile_and_units_are_spread() -> None:
    match = new_match(GAME, players=2, seed=3, settings={"mode": "white", "map": "italia"})
    while match.ask is not None and table_of(match).step == PRELUDE:
        assert match.ask.default is not None
        match.choose(match.ask.default, match.ask.player)
    table = table_of(match)
    for player in range(2):
        homes = table.settlements_of(player)
        assert any(table.map.points[home] for home in homes), "one of them at the sea"
        counts = [len(table.units_on(home)) for home in homes]
        assert max(counts) - min(counts) <= 1


@pytest.mark.rule("SZ-F7.3", "SZ-K3.4")
def test_the_late_expose_who_outlasts_the_swords_or_else_the_least() -> None:
    table = Position("huns").units(0, "18", light_infantry=1)
    table.units(1, "18", "veteran", heavy_infantry=1).units(1, "18", "experienced", cavalry=1)
    s = table.s
    for swords, key in ((2, "heavy-infantry veteran 1"), (3, "cavalry experienced 1")):
        rules = assign_hits(s, Force(0, [0]), Force(1, [1, 2]), swords, 0, PLAINS, set())
        assert default_of(rules) == f"expose player-2 {key}"


@pytest.mark.rule("SZ-F7.3", "SZ-H3.8")
def test_a_lord_who_is_late_keeps_what_is_given_out() -> None:
    assert own_share(2, [1, 2, 3]) == 2
    assert own_share(0, [1, 2, 3]) == 1, "or those who fought have it"


@pytest.mark.rule("SZ-F7.3", "SZ-N6.1", "SZ-Q9.9")
def test_the_late_store_as_much_as_they_can_and_begin_on_the_left() -> None:
    position = realm().village(0, "13")
    stored = default_of(distribute_grain(position.s, 0, position.s.settlements_of(0), 4))
    assert stored == f"store {position.s.map.name}-12 4"
    board = Board()
    board.resolved = 0
    assert default_of(choose_position(board, 0)) == "play-position left"
