"""What is measured: random play of our games and of others, a search, a fixed piece of work.

All rates are per second of this process's own time, so that a busy machine disturbs them little.
"""

import random
from collections.abc import Callable, Iterator
from itertools import count
from time import process_time
from typing import Final, NamedTuple

import kronika
from kronika.arena.workers import forget_imports
from kronika.bots.random import any_of
from kronika.bots.search import SearchBot
from kronika.core.game import Value
from kronika.core.match import Match, new_match

ROUNDS: Final = 3
"""The best of so many counts: whatever disturbs only makes things slower."""

UNDONE: Final = 150
"""Decisions of a match of which each is asked whether it can be taken back."""

WORK: Final = 400
"""Steps of the fixed piece of work."""


class Table(NamedTuple):
    """What is measured: a game for so many players, maybe in another than the usual way."""

    game: kronika.Game
    players: int
    settings: dict[str, Value]

    @property
    def name(self) -> str:
        """What it is called: `scharz, white, 4 players`."""
        said = [str(value) for value in self.settings.values()]
        return ", ".join([self.game.name, *said, f"{self.players} players"])


WAYS: Final[dict[str, list[tuple[int, dict[str, Value]]]]] = {
    "scharz": [(4, {"mode": "white"}), (12, {"mode": "red"})],
    "europa-universalis": [
        (3, {"scenario": "western-kingdoms"}),
        (6, {"scenario": "grand-campaign"}),
    ],
}
"""Games of which only some ways to play are measured; of others it is every number of players."""


def tables(game: kronika.Game) -> list[Table]:
    """The ways to play a game that are measured."""
    ways = WAYS.get(game.name, [(players, {}) for players in game.players])
    return [Table(game, players, settings) for players, settings in ways]


def per_second(work: Callable[[int], int], seconds: float, rounds: int = ROUNDS) -> float:
    """Units of work a second: the best of some rounds, each on the same inputs."""
    best = 0.0
    for _ in range(rounds):
        done, spent, start = 0, 0.0, process_time()
        for number in count():
            done += work(number)
            spent = process_time() - start
            if spent >= seconds:
                break
        best = max(best, done / spent)
    return best


def begin(table: Table, seed: int, keep: bool = True) -> Match:
    """A new match to which nobody listens."""
    return new_match(table.game, table.players, seed, table.settings, listen=False, keep=keep)


def play(table: Table, seed: int, stop: int = 1 << 30, keep: bool = True) -> Match:
    """A match of uniform random players, up to a number of decisions; with a history, or light."""
    match = begin(table, seed, keep)
    chance = random.Random(seed).random
    while (ask := match.ask) is not None and match.made < stop:
        match.take(any_of(ask.options, chance), ask.player)
    return match


def decisions(table: Table, seconds: float, rounds: int = ROUNDS, keep: bool = True) -> float:
    """Decisions a second of random players."""
    return per_second(lambda seed: play(table, seed, keep=keep).made, seconds, rounds)


def copies(table: Table, seconds: float) -> float:
    """Copies a second in mid-game, each dropped as by a bot that looks ahead."""
    length = play(table, 1, keep=False).made
    step = max(1, length // 24)
    middle = [play(table, 1, at) for at in range(length // 3, length * 2 // 3, step)]
    forget_imports()  # the matches themselves do not belong to what a copy costs
    return per_second(lambda _: sum(bool(match.copy()) for match in middle), seconds)


def undos(table: Table, seconds: float) -> float:
    """Decisions a second after each of which a table asks whether it can be taken back."""

    def asked(seed: int) -> int:
        match = begin(table, seed)
        chance = random.Random(seed).random
        while (ask := match.ask) is not None and match.made < UNDONE:
            match.take(any_of(ask.options, chance), ask.player)
            bool(match.can_undo)
        return match.made

    return per_second(asked, seconds)


def iterations(table: Table, seconds: float) -> float:
    """Iterations a second of a search, over decisions in mid-game that are not forced."""
    length = play(table, 1, keep=False).made
    places = [length // 4, length // 3, length // 2, length * 2 // 3]
    asked = [match for at in places if (match := play(table, 1, at)).ask is not None]

    def search(number: int) -> int:
        match = asked[number % len(asked)]
        assert match.ask is not None
        bot = SearchBot(number, iterations=100)
        bot.choose(match, match.ask.player)
        return bot.iterations

    return per_second(search, seconds)


def tenths(table: Table, matches: int) -> list[float]:
    """Microseconds a decision in each tenth of a match."""
    best = [float("inf")] * 10
    for _ in range(ROUNDS):
        spent, made = [0.0] * 10, [0] * 10
        for seed in range(matches):
            _play_in_tenths(table, seed, spent, made)
        costs = [1e6 * time / max(1, number) for time, number in zip(spent, made, strict=True)]
        best = [min(pair) for pair in zip(best, costs, strict=True)]
    return best


def _play_in_tenths(table: Table, seed: int, spent: list[float], made: list[int]) -> None:
    length = play(table, seed, keep=False).made
    match = begin(table, seed, keep=False)
    chance = random.Random(seed).random
    for tenth in range(10):
        end = length * (tenth + 1) // 10
        begun, start = match.made, process_time()
        while (ask := match.ask) is not None and match.made < end:
            match.take(any_of(ask.options, chance), ask.player)
        spent[tenth] += process_time() - start
        made[tenth] += match.made - begun


# A fixed piece of pure Python, as a measure of the machine


class Step:
    """Something to make and forget."""

    def __init__(self, number: int) -> None:
        self.number = number


def steps(most: int) -> Iterator[Step]:
    for number in range(most):
        yield Step(number)


def workload(number: int) -> int:
    """A little world of objects, lists, dictionaries and generators; always the same work."""
    del number
    table: dict[int, list[int]] = {}
    for step in steps(WORK):
        row = table.setdefault(step.number % 17, [])
        row.append(step.number * 31 % 101)
        if len(row) > 12:
            row.sort()
            del row[::2]
    return WORK


# Yardsticks: games of other libraries, each played uniformly at random from Python


def openspiel(name: str, seconds: float, rounds: int = ROUNDS) -> float:
    """Decisions a second of a game of OpenSpiel; chance is drawn, but not counted."""
    import pyspiel

    game = pyspiel.load_game(name)

    def one(seed: int) -> int:
        chance = random.Random(seed)
        state, made = game.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(chance.choices(outcomes, weights)[0])
                continue
            options = state.legal_actions()
            state.apply_action(options[int(chance.random() * len(options))])
            made += 1
        return made

    return per_second(one, seconds, rounds)


def python_chess(seconds: float, rounds: int = ROUNDS) -> float:
    """Decisions a second of chess, by python-chess."""
    import chess

    def one(seed: int) -> int:
        chance = random.Random(seed).random
        board = chess.Board()
        while not board.is_game_over():
            options = list(board.legal_moves)
            board.push(options[int(chance() * len(options))])
        return len(board.move_stack)

    return per_second(one, seconds, rounds)


YARDSTICKS: Final[dict[str, Callable[[float, int], float]]] = {
    "OpenSpiel backgammon": lambda seconds, rounds: openspiel("backgammon", seconds, rounds),
    "OpenSpiel gin rummy": lambda seconds, rounds: openspiel("gin_rummy", seconds, rounds),
    "python-chess": lambda seconds, rounds: python_chess(seconds, rounds),
}


def yardsticks(seconds: float, rounds: int = ROUNDS) -> dict[str, float | None]:
    """Decisions a second of each yardstick; None for one that is not installed."""
    found: dict[str, float | None] = {}
    for name, measured in YARDSTICKS.items():
        try:
            found[name] = measured(seconds, rounds)
        except ImportError:
            found[name] = None
    return found


def in_turn(seconds: float, rounds: int) -> dict[str, list[float | None]]:
    """Decisions a second of our games and of the yardsticks, each once in every round.

    What disturbs a machine comes and goes; rates that are to be compared are taken side by side.
    """
    found: dict[str, list[float | None]] = {}
    for _ in range(rounds):
        for name, figure in yardsticks(seconds, 1).items():
            found.setdefault(name, []).append(figure)
        for name in kronika.games():
            for table in tables(kronika.game(name)):
                for keep in (False, True):
                    words = table.name + (", with history" if keep else "")
                    rate = decisions(table, seconds, 1, keep)
                    found.setdefault(words, []).append(rate)
    return found
