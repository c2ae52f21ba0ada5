"""The bot that searches."""

import os
import random

import pytest

import kronika
from kronika import bots
from kronika.bots import SearchBot
from kronika.bots import search as module
from kronika.bots.helpers import Part, helped
from kronika.bots.random import thought_of
from kronika.core.asks import Option, Shown
from kronika.core.dice import Dice
from kronika.core.errors import RulesError, UsageError
from kronika.core.match import Match, match_of, new_match
from kronika.core.state import State
from tests.core import toy

pytestmark = pytest.mark.compiled

GAMES = ("pax-renaissance", "clash-of-cultures")


def moments(game: str, players: int, seed: int, often: float) -> list[Match]:
    """A random match at some of its decisions, in the middle of a step among them."""
    chance = random.Random(seed)
    match = kronika.new(game, players=players, seed=seed)
    found = []
    while match.ask is not None and len(match.decisions) < 250:
        if chance.random() < often and len(thought_of(match.options)) > 1:
            found.append(match.copy())
        match.take(chance.choice(match.options), match.ask.player)
    assert len(found) > 1
    return found


@pytest.mark.parametrize("players", [2, 3])
@pytest.mark.parametrize("game", GAMES)
def test_the_choice_does_not_depend_on_what_is_hidden(game: str, players: int) -> None:
    for number, match in enumerate(moments(game, players, players, 0.06)):
        assert match.player is not None
        one = SearchBot(number, iterations=40).choose(match, match.player)
        other = match.redraw(match.player, f"world {number}")
        assert SearchBot(number, iterations=40).choose(other, match.player) == one


@pytest.mark.parametrize("game", GAMES)
def test_a_search_changes_nothing_and_repeats_itself(game: str) -> None:
    for match in moments(game, 2, 1, 0.04):
        assert match.player is not None
        before = str(match.record), match.view(), match.log(), match.state.dice.position
        bot = SearchBot(3, iterations=30)
        option = bot.choose(match, match.player)
        assert option in match.options
        assert option == SearchBot(3, iterations=30).choose(match, match.player)
        assert 0 < bot.iterations <= 30
        after = str(match.record), match.view(), match.log(), match.state.dice.position
        assert before == after


def test_a_forced_decision_takes_no_iteration() -> None:
    match = toy.toy_match()
    forced = 0
    chance = random.Random(1)
    while match.ask is not None:
        bot = SearchBot(1, iterations=5)
        if len(match.options) == 1:
            forced += 1
            assert bot.choose(match, match.ask.player) is match.options[0]
            assert bot.iterations == 0
        match.take(chance.choice(match.options), match.ask.player)
    assert forced > 0


def test_a_search_ends_when_nothing_can_change_the_choice() -> None:
    from kronika.games.pax_renaissance.position import Position

    match = (
        Position("medici", "fugger", florins=[5, 5])
        .tableau(0, "england", "france", "aragon")
        .market("west", "papal-elephant", "antipope", "reformed-theology")
        .victories("imperial")
        .match()
    )
    bot = SearchBot(1, iterations=1000)
    assert bot.choose(match, 0).key == "declare imperial"
    assert bot.iterations < 900


def test_few_options_need_few_iterations() -> None:
    match = kronika.new(GAMES[0], players=2, seed=5)
    assert match.player is not None
    bot = SearchBot(1, iterations=100_000, each=2)
    bot.choose(match, match.player)
    assert bot.iterations <= 2 * len(match.options)


def test_many_options_need_many_iterations() -> None:
    bot = SearchBot(1, iterations=60, each=6)
    assert bot._budget(200) == 400
    assert bot._budget(9) == 54
    assert bot._budget(20) == 60
    assert SearchBot(1, iterations=60)._budget(200) == 60


def test_of_equals_none_is_favoured_by_its_place() -> None:
    match = new_match(Blind(), 2, 1, {})
    assert match.player is not None
    found = {SearchBot(seed, iterations=5).choose(match, match.player) for seed in range(60)}
    assert found == set(match.options)


class Foreseeing(toy.Toy):
    """A game that knows which option is worth a look."""

    def prior(self, state: State, player: int, options: list[Option]) -> list[float]:
        del state, player
        return [float(option.key == "pass") for option in options]


def test_a_search_begins_with_what_looks_promising() -> None:
    for seed in range(5):
        match = toy.toy_match(2, seed, bids=False)
        match = match_of(Foreseeing(), match.state, 2, match.settings, seed)
        chance = random.Random(seed)
        while match.ask is not None and "pass" not in [option.key for option in match.options]:
            match.take(chance.choice(match.options), match.ask.player)
        assert match.player is not None
        search = module.Search(match, match.player, match.options, random.Random(seed), 0)
        found = search.run(1, 0.0)
        looked_at = [
            option.key for option, (visits, _) in zip(match.options, found, strict=True) if visits
        ]
        assert looked_at == ["pass"]


def test_a_position_is_judged_when_what_was_begun_is_over() -> None:
    judged = []

    class Judging(toy.Toy):
        def evaluate(self, state: State) -> list[float]:
            judged.append(state)
            return super().evaluate(state)

    table = toy.toy_match(2, 4, bids=False)
    match = match_of(Judging(), table.state, 2, table.settings, 4)
    tree = module.Tree(random.Random(1), 0, 2)
    chance = random.Random(1)
    for _ in range(40):
        if match.ask is None:
            break
        world = match.light()
        tree.iterate(module.Node(2), world, match.ask.player)
        assert judged[-1] is world.state
        assert world.between_steps
        match.take(chance.choice(match.options), match.ask.player)


def test_seconds_end_a_search() -> None:
    match = kronika.new(GAMES[0], players=2, seed=5)
    assert match.player is not None
    bot = SearchBot(1, iterations=100_000_000, seconds=0.05)
    assert bot.choose(match, match.player) in match.options
    assert 0 < bot.iterations < 100_000_000


@pytest.mark.parametrize("game", GAMES)
def test_several_processes_find_the_same_each_time(game: str) -> None:
    for match in moments(game, 2, 4, 0.1)[:3]:
        assert match.player is not None
        found = set()
        for _ in range(2):
            bot = SearchBot(9, iterations=60, processes=3)
            found.add(bot.choose(match, match.player).key)
            assert bot.iterations > 0
        assert len(found) == 1


def test_processes_that_cannot_be_forked_are_done_without(monkeypatch: pytest.MonkeyPatch) -> None:
    match = moments(GAMES[0], 2, 4, 0.1)[1]
    assert match.player is not None
    forked = SearchBot(9, iterations=60, processes=2)
    one = forked.choose(match, match.player)
    monkeypatch.setattr("multiprocessing.get_all_start_methods", lambda: ["spawn"])
    alone = SearchBot(9, iterations=60, processes=2)
    assert alone.choose(match, match.player) == one
    assert alone.iterations == forked.iterations


def test_what_a_process_that_dies_would_have_found_is_missing() -> None:
    def part(number: int) -> Part:
        if number == 1:
            os._exit(3)
        return [(number + 1, 0.5), (0, 0.0)]

    assert helped(part, 3) == [(4, 1.0), (0, 0.0)]


@pytest.mark.parametrize("players", [2, 3])
def test_an_open_floor_and_secret_answers(players: int) -> None:
    match = toy.toy_match(players, 4, bids=False)
    answered: set[int] = set()
    while match.ask is not None:
        asked = match.asked
        seat = asked[-1]
        if match.ask.prompt is toy.ASK_AGAIN:
            match.choose("stop")  # rolling on for ever is the best that one can do
            continue
        option = SearchBot(1, iterations=12).choose(match, seat)
        assert option in match.options_of(seat)
        if len(asked) > 1 and seat != asked[0]:
            answered.add(seat)
        match.take(option, seat)
    assert match.result is not None
    assert answered  # somebody who was not the first of the floor


class Blind(toy.Toy):
    """A game with a mistake: it cannot draw what is hidden anew."""

    def determinize(self, state: State, player: int, dice: Dice, shown: Shown) -> State:
        raise RulesError("a mistake")


@pytest.mark.parametrize("name", ["greedy", "easy", "hard", "search:iterations=5"])
def test_a_bot_chooses_even_where_no_other_position_is_found(name: str) -> None:
    match = new_match(Blind(), 2, 1, {})
    assert match.player is not None
    assert bots.make(name, 1).choose(match, match.player) in match.options


@pytest.mark.parametrize(
    "budget",
    [
        {},
        {"iterations": -1},
        {"iterations": 5, "seconds": -1.0},
        {"seconds": float("inf")},
        {"seconds": float("nan")},
        {"iterations": 5, "processes": 0},
        {"iterations": 5, "each": -1},
        {"iterations": 5, "depth": -1},
    ],
)
def test_impossible_budgets(budget: dict[str, float]) -> None:
    with pytest.raises(UsageError, match="a search"):
        SearchBot(1, **budget)  # type: ignore[arg-type]


def test_more_iterations_than_options_look_at_every_option() -> None:
    match = kronika.new(GAMES[0], players=2, seed=5)
    assert match.player is not None
    search = module.Search(match, match.player, match.options, random.Random(1), 0)
    found = search.run(3 * len(match.options), 0.0)
    assert all(visits > 0 for visits, _ in found)
    assert all(0.0 <= total <= visits for visits, total in found)
