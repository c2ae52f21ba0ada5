"""Players that choose."""

from collections import Counter

import pytest

import kronika
from kronika import bots
from kronika.core.errors import UsageError
from kronika.core.match import Match
from kronika.core.record import Record

GAME = "pax-renaissance"


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
    assert bots.names() == ["random", "greedy"]
    for name in bots.names():
        bots.make(name, "seed")
    with pytest.raises(UsageError, match="there is no bot 'deep'; there are: random, greedy"):
        bots.make("deep", 1)


@pytest.mark.parametrize("name", bots.names())
def test_bot_finishes_games_and_repeats_itself(name: str) -> None:
    def played() -> str:
        match = kronika.new(GAME, players=2, seed=3)
        seats = [bots.make(name, seat) for seat in range(2)]
        while match.player is not None:
            match.choose(seats[match.player].choose(match, match.player), match.player)
        return str(match.record)

    assert played() == played()


@pytest.mark.parametrize("name", bots.names())
def test_bot_changes_nothing(name: str) -> None:
    for match in some_matches(every=40):
        before = str(Record(match)), match.view(), match.log(), match.state.dice.position
        assert match.player is not None
        option = bots.make(name, 1).choose(match, match.player)
        assert option in match.options
        assert before == (str(Record(match)), match.view(), match.log(), match.state.dice.position)


@pytest.mark.parametrize("name", bots.names())
def test_bot_is_only_asked_when_its_player_is(name: str) -> None:
    match = kronika.new(GAME, players=3, seed=5)
    assert match.player is not None
    with pytest.raises(UsageError, match="is not asked"):
        bots.make(name, 1).choose(match, (match.player + 1) % 3)


def test_random_bot_is_uniform() -> None:
    match = kronika.new(GAME, players=3, seed=5)
    bot = bots.make("random", 1)
    assert match.player is not None
    counts = Counter(bot.choose(match, match.player).key for _ in range(200 * len(match.options)))
    assert set(counts) == {option.key for option in match.options}
    assert all(140 < count < 260 for count in counts.values())


def test_greedy_bot_knows_nothing_that_its_player_does_not() -> None:
    for number, match in enumerate(some_matches(every=7)):
        assert match.player is not None
        other = match.redraw(match.player, f"world {number}")
        one = bots.make("greedy", number).choose(match, match.player)
        assert one == bots.make("greedy", number).choose(other, match.player)


def test_greedy_bot_takes_the_win() -> None:
    from kronika.games.pax_renaissance.position import Position

    match = (
        Position("medici", "fugger", florins=[5, 5])
        .tableau(0, "england", "france", "aragon")
        .market("west", "papal-elephant", "antipope", "reformed-theology")
        .victories("imperial")
        .match()
    )
    assert bots.make("greedy", 1).choose(match, 0).key == "declare imperial"


def test_greedy_bot_beats_random_ones() -> None:
    wins = 0
    for seed in range(16):
        match = kronika.new(GAME, players=2, seed=seed)
        seats = [bots.make("greedy", seed), bots.make("random", seed)]
        if seed % 2:
            seats.reverse()
        while match.player is not None:
            match.choose(seats[match.player].choose(match, match.player), match.player)
        assert match.result is not None
        wins += seed % 2 in match.result.winners
    assert wins >= 12
