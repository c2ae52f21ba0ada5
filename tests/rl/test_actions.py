"""Action numbers: a bijection between what a game can offer and a range of numbers."""

import random
from itertools import product

import pytest

from kronika.core.asks import Kind, Option, Verb, packed
from kronika.core.errors import RulesError, UsageError
from kronika.core.game import Game
from kronika.games import find
from kronika.rl.actions import Actions, Rank
from kronika.rl.limits import Counts
from tests.battery import TableOf

from .play import GAMES, moments, ways_to_play


@pytest.mark.parametrize("name", GAMES)
def test_a_number_is_an_option_and_an_option_a_number(name: str) -> None:
    actions = Actions(find(name))
    chance = random.Random(1)
    edges = [number for _, first, size in actions.ranges() for number in (first, first + size - 1)]
    for number in [*edges, *[chance.randrange(actions.size) for _ in range(3000)]]:
        option = actions.option(number)
        assert actions.number(option) == number
        assert actions.key(number) == option.key


@pytest.mark.parametrize("way", ways_to_play(), ids=str)
def test_all_that_is_offered_has_a_number_of_its_own(way: TableOf) -> None:
    actions = Actions(way.game)
    for seed in range(2):
        for match in moments(way, seed):
            numbers = [actions.number(option) for option in match.options]
            assert len(set(numbers)) == len(numbers)
            for number, option in zip(numbers, match.options, strict=True):
                assert 0 <= number < actions.size
                assert actions.option(number) == option


@pytest.mark.parametrize("name", GAMES)
def test_ranges_of_the_verbs_are_in_order_and_leave_no_gap(name: str) -> None:
    game = find(name)
    actions = Actions(game)
    end = 0
    for _, first, size in actions.ranges():
        assert first == end
        end = first + size
    assert end == actions.size
    assert [verb for verb, _, _ in actions.ranges()] == sorted(verb.name for verb in game.verbs)
    first = actions.ranges()[3][1]
    assert actions.option(first).verb.name == actions.ranges()[3][0]
    assert actions.verb(first) == 3
    assert actions.verb(first - 1) == 2


def test_counts_are_numbered_by_their_sums_within_their_limits() -> None:
    rank = Rank(3, (Counts(2), Counts(4, (3, 0, 3))))
    wanted = [
        counts
        for counts in product(range(5), repeat=3)
        if sum(counts) <= 2 or (sum(counts) <= 4 and counts[1] == 0 and max(counts) <= 3)
    ]
    wanted.sort(key=lambda counts: (sum(counts), counts))
    assert rank.size == len(wanted)
    for number, counts in enumerate(wanted):
        assert rank.value(number) == packed(counts)
        assert rank.number(packed(counts)) == number


@pytest.mark.parametrize("counts", [(0, 1, 3), (0, 0, 4), (3, 0, 2), (0, 0, 0, 1)])
def test_counts_beyond_their_limits_have_no_number(counts: tuple[int, ...]) -> None:
    assert Rank(3, (Counts(2), Counts(4, (3, 0, 3)))).number(packed(counts)) == -1


def test_limits_that_fit_no_kind() -> None:
    with pytest.raises(ValueError, match="2 limits for 3 things"):
        Rank(3, (Counts(2, (1, 1)),))


def toy() -> tuple[Game, Verb]:
    game = Game()
    verb = Verb("take", (Kind("number"), Kind("colour", ("red", "blue"))))
    game.name = "small"
    game.verbs = (verb,)
    return game, verb


def test_the_first_argument_is_the_most_significant() -> None:
    game, verb = toy()
    actions = Actions(game)
    assert actions.size == 64
    assert [actions.number(verb.of(*values)) for values in ((0, 0), (0, 1), (1, 0))] == [0, 1, 2]


def test_a_number_beyond_its_limit_is_an_error_and_no_other_option() -> None:
    game, verb = toy()
    with pytest.raises(RulesError, match=r"small: 'take 32 red' is beyond the limits"):
        Actions(game).number(Option(verb, 32, 0))


@pytest.mark.parametrize("number", [-1, 64])
def test_a_number_that_is_no_action(number: int) -> None:
    game, _ = toy()
    with pytest.raises(UsageError, match=rf"actions of small are 0 to 63, not {number}"):
        Actions(game).option(number)
