"""Bots play Scharz to its end."""

import random
from typing import Final

import pytest

from kronika.bots import Bot, GreedyBot, RandomBot
from kronika.bots.random import thought_of
from kronika.core.match import Match, new_match
from kronika.games.scharz.evaluate import FEATURES, PROMISE, WEIGHTS, evaluate, features
from kronika.games.scharz.game import GAME
from kronika.games.scharz.position import Position
from kronika.games.scharz.state import Table

pytestmark = pytest.mark.compiled

MOST: Final = 40_000
"""Decisions of a match."""


def table(match: Match) -> Table:
    assert isinstance(match.state, Table)
    return match.state


def played(match: Match, seed: int) -> Match:
    """The match to its end: everybody takes any option but talk."""
    chance = random.Random(seed)
    while match.ask is not None:
        assert match.made < MOST, "the match does not end"
        player = chance.choice(match.asked)
        match.take(chance.choice(thought_of(match.options_of(player))), player)
    return match


@pytest.mark.rule("SZ-A1.1", "SZ-F1.1", "SZ-G1.4")
def test_twelve_bots_finish_a_red_game() -> None:
    match = new_match(GAME, 12, 3, {"mode": "red", "map": "orient"})
    assert played(match, 3).result is not None
    assert table(match).count == 12


def test_who_looks_ahead_beats_who_does_not() -> None:
    won = 0
    for seed in range(2):
        match = new_match(GAME, 2, seed, {"mode": "white", "map": "huns"})
        bots: list[Bot] = [GreedyBot(seed, overlooks=0.5), RandomBot(seed)]
        while match.ask is not None:
            assert match.player is not None
            match.choose(bots[match.player].choose(match, match.player))
        assert match.result is not None
        won += match.result.winners == [0]
    assert won == 2


def test_bots_pay_and_feed_whom_they_can() -> None:
    position = Position("huns", "white", 2).at("special-end", round=4)
    for player, field in enumerate(("01", "05")):
        position.village(player, field).units(player, field, light_infantry=3)
    position.s.gold = [4, 2]
    match = position.match()
    bots = [GreedyBot(1), GreedyBot(2)]
    for _ in range(2):
        assert match.player is not None
        match.choose(bots[match.player].choose(match, match.player))
    s = table(match)
    assert [len(s.units_of(player)) for player in range(2)] == [3, 1]
    assert [len(s.settlements_of(player)) for player in range(2)] == [1, 1]


# What is worth something


def test_every_feature_has_a_weight() -> None:
    s = Position("huns", "red", 3).village(0, "01").s
    assert len(FEATURES) == len(WEIGHTS)
    assert [len(values) for values in features(s)] == [len(WEIGHTS)] * 3
    assert abs(sum(evaluate(s)) - 1) < 1e-9


@pytest.mark.parametrize("year", [1, 5])
def test_land_counts_the_more_the_closer_the_end_is(year: int) -> None:
    shares = []
    for round in (1, 4):
        position = Position("huns", "white", 2).at("units", year, round)
        for player, field in enumerate(("01", "05")):
            position.village(player, field)
        position.units(0, "02", light_infantry=1).units(1, "05", light_infantry=1)
        shares.append(evaluate(position.s)[0])
    assert 0.5 < shares[0] < shares[1]


def test_gold_for_settlements_is_not_spent_before_salaries() -> None:
    shares = []
    for gold in (0, 1, 2):
        position = Position("huns", "white", 2).at("trade", round=4)
        for player, field in enumerate(("01", "05")):
            position.village(player, field).units(player, field, light_infantry=1)
        position.s.gold = [gold, 2]
        shares.append(evaluate(position.s)[0])
    assert shares[1] - shares[0] > 2 * (shares[2] - shares[1]) > 0


def test_a_search_tries_first_what_changes_nothing() -> None:
    position = Position("huns", "white", 2).at("trade")
    for player, field in enumerate(("01", "05")):
        position.village(player, field)
    position.s.gold = [20, 20]
    match = position.match()
    promise = dict(
        zip([option.key for option in match.options], GAME.prior(match.state, 0, match.options))
    )
    assert max(promise, key=promise.__getitem__) == "wait"
    assert min(promise, key=promise.__getitem__) == "pay-ransom player-2"
    names = {verb.name for verb in GAME.verbs}
    assert names.issuperset(PROMISE)
