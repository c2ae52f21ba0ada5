"""Players that choose."""

from collections import Counter

import pytest

import kronika
from kronika import bots
from kronika.bots.random import thought_of
from kronika.core.asks import Verb
from kronika.core.errors import UsageError
from kronika.core.match import Match, new_match
from kronika.core.record import Record
from tests.core.crowd import CrowdGame

GAME = "pax-renaissance"

QUICK = ("random", "greedy", "easy", "normal", "search:iterations=8")
"""Bots that play a whole match in no time."""


def some_matches(every: int) -> list[Match]:
    """Matches at many points of a game of random players, hands hidden in one of them."""
    found = []
    for open_hands in (True, False):
        match = kronika.new(GAME, players=3, seed=5, open_hands=open_hands)
        bot = bots.make("random", 1)
        while match.player is not None:
            if len(match.decisions) % every == 0:
                found.append(match.copy())
            match.choose(bot.choose(match, match.player))
    return found


def test_registry() -> None:
    assert bots.names() == ["random", "greedy", "search", *bots.LEVELS]
    assert list(bots.LEVELS) == ["easy", "normal", "hard", "expert"]
    for name in bots.names():
        bots.make(name, "seed")
    with pytest.raises(UsageError, match="there is no bot 'deep'; there are: random, greedy"):
        bots.make("deep", 1)


@pytest.mark.parametrize(
    ("name", "message"),
    [
        ("", "there is no bot ''; there are: random"),
        ("greedy:iterations=5", "'greedy' has no budget of its own"),
        ("search:", "a search has no budget ''; it has, each once: iterations=N, seconds=N"),
        ("search:turns=3", "a search has no budget 'turns=3'"),
        ("search:iterations=5:iterations=6", "each once"),
        ("search:iterations=0", "iterations of a search are more than 0"),
        ("search:iterations=-3", "iterations of a search are more than 0"),
        ("search:iterations=2.5", "iterations of a search are more than 0 .* not '2.5'"),
        ("search:iterations=", "iterations of a search are more than 0"),
        ("search:seconds=nan", "seconds of a search are more than 0"),
        ("search:seconds=inf", "seconds of a search are more than 0"),
        ("search:seconds=soon", "seconds of a search are more than 0"),
        ("search:processes=0", "processes of a search are more than 0"),
    ],
)
def test_what_cannot_be_made_is_said(name: str, message: str) -> None:
    with pytest.raises(UsageError, match=message):
        bots.make(name, 1)


@pytest.mark.parametrize(
    "name",
    [
        "search:iterations=3",
        "search:seconds=0.01",
        "search:iterations=3:seconds=2",
        "search:iterations=4:processes=2",
    ],
)
def test_a_search_can_have_a_budget(name: str) -> None:
    match = kronika.new(GAME, players=2, seed=5)
    assert match.player is not None
    assert bots.make(name, 1).choose(match, match.player) in match.options


@pytest.mark.parametrize("name", QUICK)
def test_bot_finishes_games_and_repeats_itself(name: str) -> None:
    def played() -> str:
        match = kronika.new(GAME, players=2, seed=3)
        seats = [bots.make(name, seat) for seat in range(2)]
        while match.player is not None:
            match.choose(seats[match.player].choose(match, match.player), match.player)
        return str(match.record)

    assert played() == played()


@pytest.mark.parametrize("name", QUICK)
def test_bot_changes_nothing(name: str) -> None:
    for match in some_matches(every=40):
        before = str(Record(match)), match.view(), match.log(), match.state.dice.position
        assert match.player is not None
        option = bots.make(name, 1).choose(match, match.player)
        assert option in match.options
        assert before == (str(Record(match)), match.view(), match.log(), match.state.dice.position)


@pytest.mark.parametrize("name", QUICK)
def test_bot_is_only_asked_when_its_player_is(name: str) -> None:
    match = kronika.new(GAME, players=3, seed=5)
    assert match.player is not None
    with pytest.raises(UsageError, match="is not asked"):
        bots.make(name, 1).choose(match, (match.player + 1) % 3)


def test_a_greedy_bot_without_time_takes_what_it_has_tried() -> None:
    match = kronika.new(GAME, players=2, seed=5)
    assert match.player is not None
    hasty = {bots.GreedyBot(seed, seconds=1e-9).choose(match, match.player) for seed in range(60)}
    assert hasty <= set(match.options)
    assert len(hasty) > len(match.options) // 2  # a clock favours nothing by its place


def test_random_bot_is_uniform() -> None:
    match = kronika.new(GAME, players=3, seed=5)
    bot = bots.make("random", 1)
    assert match.player is not None
    counts = Counter(bot.choose(match, match.player).key for _ in range(200 * len(match.options)))
    assert set(counts) == {option.key for option in match.options}
    assert all(140 < count < 260 for count in counts.values())


@pytest.mark.parametrize("name", ["greedy", "easy"])
def test_greedy_bot_knows_nothing_that_its_player_does_not(name: str) -> None:
    for number, match in enumerate(some_matches(every=7)):
        assert match.player is not None
        other = match.redraw(match.player, f"world {number}")
        one = bots.make(name, number).choose(match, match.player)
        assert one == bots.make(name, number).choose(other, match.player)


@pytest.mark.parametrize("name", ["greedy", *bots.LEVELS])
def test_a_bot_takes_the_win(name: str) -> None:
    from kronika.games.pax_renaissance.position import Position

    match = (
        Position("medici", "fugger", florins=[5, 5])
        .tableau(0, "england", "france", "aragon")
        .market("west", "papal-elephant", "antipope", "reformed-theology")
        .victories("imperial")
        .match()
    )
    for seed in range(5):
        assert bots.make(name, seed).choose(match, 0).key == "declare imperial"


@pytest.mark.parametrize("name", ["greedy", "easy", "search:iterations=60"])
def test_a_bot_that_thinks_begins_no_talk(name: str) -> None:
    bot = bots.make(name, 1)
    match = kronika.new("clash-of-cultures", players=2, seed="talk")
    offers = 0
    while len(match.decisions) < 40:
        assert match.player is not None
        offers += "trade" in [option.verb.name for option in match.options]
        match.choose(bot.choose(match, match.player))
    assert offers
    assert "trade" not in [option.verb.name for option in match.decisions]


@pytest.mark.parametrize("name", ["greedy", "search:iterations=60"])
def test_a_bot_answers_talk(name: str) -> None:
    match = kronika.new("clash-of-cultures", players=2, seed="talk")
    player = match.player or 0
    for choice in (f"trade player-{2 - player}", "give food 1", "give-no-more", "offer"):
        match.choose(choice)
    assert match.player == 1 - player
    assert bots.make(name, 1).choose(match, 1 - player).key == "accept-trade"


def test_a_bot_talks_if_nothing_else_is_left() -> None:
    talk, act = Verb("talk", talk=True), Verb("act")
    assert thought_of([talk.of(), act.of()]) == [act.of()]
    assert thought_of([talk.of()]) == [talk.of()]


def test_of_equal_options_the_one_is_taken_that_is_played_for_who_is_late() -> None:
    for seed in range(8):
        match = new_match(CrowdGame(), 3, seed, {"in_turns": True})
        assert match.ask is not None
        assert match.ask.default is not None
        assert bots.make("greedy", seed).choose(match, 0) == match.ask.default


def wins(one: str, other: str, matches: int) -> int:
    """How many matches of two a bot wins, in either seat."""
    won = 0
    for seed in range(matches):
        match = kronika.new(GAME, players=2, seed=seed)
        seats = [bots.make(one, seed), bots.make(other, seed)]
        if seed % 2:
            seats.reverse()
        while match.player is not None:
            match.choose(seats[match.player].choose(match, match.player), match.player)
        assert match.result is not None
        won += seed % 2 in match.result.winners
    return won


def test_greedy_bot_beats_random_ones() -> None:
    assert wins("greedy", "random", 16) >= 12


def test_easy_bot_beats_random_ones_and_loses_to_greedy_ones() -> None:
    assert wins("easy", "random", 10) >= 7
    assert wins("greedy", "easy", 10) >= 6
