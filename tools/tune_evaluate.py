#!/usr/bin/env python3
"""Tune the weights of a game's `evaluate` by matches of bots against each other.

    tools/tune_evaluate.py pax-renaissance --write

It begins with the weights that were set by hand. In every round many pairs of matches are played.
For each pair, every weight is made a little larger or smaller at random; some seats play with the
weights changed this way, the others with those changed the other way round, and then they change
seats, with the same dice. Over a round, the weights that did better show which way is up, and all
go a step there (simultaneous perturbation). Steps become shorter; what counts is the mean of the
last half of the rounds.

Then all weights are multiplied by one number, under which the winners of further matches are most
likely: what is estimated as 70 % shall be won in 70 % of the cases. (To fit every weight to the
winners in this way explains them better still, but makes worse players: much that goes with
winning does not make one win.)

At the end the new weights play against those set by hand with other dice. With --write they are
written into the game's evaluate.py, if it is sure that they are not weaker by much. The same
arguments give the same weights, on any number of processors; Ctrl-C ends the rounds early.

Matches are much faster with the compiled package: PYTHONPATH=build/compiled.
"""

import argparse
import re
import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from importlib import import_module
from itertools import cycle
from math import exp, log, sqrt, tanh
from multiprocessing import get_context
from multiprocessing.pool import Pool
from os import cpu_count
from pathlib import Path
from random import Random
from types import ModuleType
from typing import Final

import kronika
from kronika import bots
from kronika.arena.statistics import wilson
from kronika.core.match import Match

ROOT: Final = Path(__file__).resolve().parent.parent

CHANGE: Final = 0.4
"""How much weights are changed to see which way is up, as a part of what they were at first."""
STEP: Final = 1.5
"""How far the first step goes, in the same measure, along a slope of one."""
LEAST: Final = 0.05
"""Smaller weights are changed as if they were so large."""
KEPT: Final = 0.1
"""The part of the positions that chances are compared with winners in."""
SCALES: Final = (0.02, 20.0)
"""Between these is the number that weights are multiplied by."""
WORSE: Final = 0.45
"""Weights that might win fewer matches than this against those set by hand are not written."""
MARGIN: Final = 0.25
"""Who has so much more than the mean score has nearly as clear a win as there is."""


Look = Callable[[Match], None]
"""Looks on after every decision."""


@dataclass(frozen=True)
class Duel:
    """Two matches with the same dice: each side has the other's seats in the second one."""

    game: str
    bot: str
    players: int
    seed: str
    one: tuple[float, ...]
    other: tuple[float, ...]


def evaluation(game: str) -> ModuleType:
    """The module with the features and weights of a game."""
    return import_module(f"kronika.games.{game.replace('-', '_')}.evaluate")


def fought(duel: Duel) -> tuple[float, float]:
    """How far the first side was ahead, from -1 to 1; and the part of the wins it had."""
    ahead = won = 0.0
    for turned in range(2):
        sides = [(seat + turned) % 2 for seat in range(duel.players)]
        match = played(duel, sides)
        assert match.result is not None
        share = 1 / len(match.result.winners)
        mine = sum(share for winner in match.result.winners if not sides[winner])
        won += mine / 2
        ahead += lead(match.result.scores.get("total"), sides, 2 * mine - 1) / 2
    return ahead, won


def lead(scores: Sequence[float] | None, sides: list[int], win: float) -> float:
    """How far the first side is ahead: half of it by the win, half by the scores if any."""
    if scores is None:
        return win
    means = [
        sum(score for score, side in zip(scores, sides, strict=True) if side == wanted)
        / sides.count(wanted)
        for wanted in (0, 1)
    ]
    return win / 2 + tanh((means[0] - means[1]) / (MARGIN * (sum(means) + 1))) / 2


def played(duel: Duel, sides: list[int], look: Look | None = None) -> Match:
    """A match in which each side judges positions by its own weights."""
    weights = evaluation(duel.game).WEIGHTS
    before = list(weights)
    match: Match = kronika.new(duel.game, players=duel.players, seed=duel.seed)
    seats = [bots.make(duel.bot, f"{duel.seed} {seat}") for seat in range(duel.players)]
    while match.ask is not None:
        player = match.ask.player
        weights[:] = duel.other if sides[player] else duel.one
        match.take(seats[player].choose(match, player), player)
        if look is not None:
            look(match)
    weights[:] = before
    return match


def watched(duel: Duel) -> tuple[list[list[float]], list[int]]:
    """The strengths of all players in some positions of a match, and who has won."""
    features = evaluation(duel.game).features
    random = Random(duel.seed)
    found: list[list[float]] = []

    def look(match: Match) -> None:
        if match.result is None and random.random() < KEPT:
            found.append(
                [
                    sum(w * f for w, f in zip(duel.one, each, strict=True))
                    for each in features(match.state)
                ]
            )

    match = played(duel, [0] * duel.players, look)
    assert match.result is not None
    return found, match.result.winners


Watched = list[tuple[list[list[float]], list[int]]]


def surprise(matches: Watched, scale: float) -> float:
    """How surprising the winners are if all strengths are multiplied: the log loss of a match."""
    total = 0.0
    for positions, winners in matches:
        for strengths in positions:
            most = max(strengths)
            odds = [exp(scale * (strength - most)) for strength in strengths]
            share = sum(odds[winner] for winner in winners) / sum(odds)
            total -= log(max(share, 1e-9)) / len(positions)
    return total / len(matches)


def best_scale(matches: Watched) -> float:
    """The number under which the winners are least surprising, by halving."""
    low, high = SCALES
    while high / low > 1.001:
        one, two = low ** (2 / 3) * high ** (1 / 3), low ** (1 / 3) * high ** (2 / 3)
        if surprise(matches, one) < surprise(matches, two):
            high = two
        else:
            low = one
    return sqrt(low * high)


class Tuning:
    """Weights on their way up."""

    def __init__(
        self, game: str, players: Sequence[int], bot: str, rounds: int, pairs: int, seed: int
    ) -> None:
        self.game, self.players, self.bot = game, players, bot
        self.rounds, self.pairs, self.seed = rounds, pairs, seed
        self.weights: list[float] = list(evaluation(game).BY_HAND)
        self.scales: Final = [max(abs(weight), LEAST) for weight in self.weights]
        self.last: list[list[float]] = []

    def round(self, number: int, pool: Pool) -> float:
        """Play a round and take a step; how clear the way up was."""
        random = Random(f"{self.seed} {number}")
        signs = [[random.choice((-1, 1)) for _ in self.weights] for _ in range(self.pairs)]
        change = CHANGE / (1 + number) ** 0.1
        duels = [self._duel(number, pair, change, each) for pair, each in enumerate(signs)]
        found = pool.map(fought, duels, chunksize=1)
        step = STEP / (1 + 3 * number / self.rounds) ** 0.6
        slopes = [
            sum(ahead * each[place] for (ahead, _), each in zip(found, signs, strict=True))
            / self.pairs
            for place in range(len(self.weights))
        ]
        for place, slope in enumerate(slopes):
            self.weights[place] += step * slope * self.scales[place]
        if number >= self.rounds // 2:
            self.last.append(list(self.weights))
        return sqrt(sum(slope * slope for slope in slopes))

    def _duel(self, number: int, pair: int, change: float, signs: list[int]) -> Duel:
        moves = [change * s * scale for s, scale in zip(signs, self.scales, strict=True)]
        up = tuple(w + move for w, move in zip(self.weights, moves, strict=True))
        down = tuple(w - move for w, move in zip(self.weights, moves, strict=True))
        seats = self.players[(number + pair) % len(self.players)]
        return Duel(self.game, self.bot, seats, f"{self.seed} {number} {pair}", up, down)

    @property
    def mean(self) -> list[float]:
        """The mean of the last rounds."""
        if not self.last:
            return self.weights
        return [sum(each) / len(self.last) for each in zip(*self.last, strict=True)]

    def calibrated(self, matches: int, pool: Pool) -> list[float]:
        """The mean, multiplied so that chances come true."""
        weights = tuple(self.mean)
        duels = [
            Duel(self.game, self.bot, players, f"chances {self.seed} {number}", weights, weights)
            for number, players in zip(range(matches), cycle(self.players), strict=False)
        ]
        found = [each for each in pool.map(watched, duels, chunksize=1) if each[0]]
        if not found:
            return list(weights)
        scale = best_scale(found)
        losses = [surprise(found, each) for each in (0.0, 1.0, scale)]
        print(
            f"log loss of {len(found)} matches: {losses[0]:.3f} if all are equal, {losses[1]:.3f} "
            f"by these weights, {losses[2]:.3f} by them multiplied by {scale:.3f}",
            flush=True,
        )
        return [weight * scale for weight in weights]


def tried(tuning: Tuning, weights: list[float], trials: int, bot: str, pool: Pool) -> float:
    """Play the new weights against the old ones, and say the least part they win for sure.

    Each side has half of all seats, so that half of the wins is what is equal.
    """
    before = tuple(evaluation(tuning.game).BY_HAND)
    duels = [
        Duel(tuning.game, bot, players, f"trial {tuning.seed} {number}", tuple(weights), before)
        for number, players in zip(range(trials // 2), cycle(tuning.players), strict=False)
    ]
    won = 0.0
    for done, (_, share) in enumerate(pool.imap(fought, duels), start=1):
        won += 2 * share
        show(f"trial {done} of {len(duels)}: {won:g} of {2 * done} matches won")
    low, high = wilson(won, 2 * len(duels))
    print(f"\n{bot}: {won:g} of {2 * len(duels)} matches won, {low:.1%} to {high:.1%}")
    return low


def show(line: str) -> None:
    """Say how far it is."""
    print(f"\r{line}", end="", file=sys.stderr, flush=True)


def source_of(game: str) -> Path:
    """Where the weights of a game are."""
    return ROOT / "src/kronika/games" / game.replace("-", "_") / "evaluate.py"


def write(path: Path, weights: list[float]) -> None:
    """Put the weights into the source of a game."""
    lines = "".join(f"    {weight:.3f},\n" for weight in weights)
    start = "WEIGHTS: Final[list[float]] = [\n"
    source = path.read_text(encoding="utf-8")
    changed = re.sub(re.escape(start) + r"[^\]]*\]", lambda _: f"{start}{lines}]", source)
    path.write_text(changed, encoding="utf-8")


def main(arguments: list[str]) -> int:
    """Play, tune, try, and print what came out."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n\n", maxsplit=1)[0])
    parser.add_argument("game", choices=kronika.games())
    parser.add_argument("--players", type=int, nargs="+", help="at a table; all numbers in turn")
    parser.add_argument("--rounds", type=int, default=60)
    parser.add_argument("--pairs", type=int, default=48, help="pairs of matches in a round")
    parser.add_argument("--bot", default="search:iterations=30")
    parser.add_argument("--matches", type=int, default=600, help="to compare chances with winners")
    parser.add_argument("--trials", type=int, default=400, help="matches to try new weights in")
    parser.add_argument("--trial-bot", default="hard", help="who plays them")
    parser.add_argument("--workers", type=int, default=cpu_count() or 1)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--write", action="store_true", help="into the game's evaluate.py")
    given = parser.parse_args(arguments)
    players = given.players or kronika.game(given.game).players
    tuning = Tuning(given.game, players, given.bot, given.rounds, given.pairs, given.seed)
    names = list(evaluation(given.game).FEATURES)
    before = list(tuning.weights)
    with get_context("spawn").Pool(given.workers) as pool:
        try:
            for number in range(given.rounds):
                clear = tuning.round(number, pool)
                words = " ".join(f"{weight:.3f}" for weight in tuning.weights)
                print(f"round {number + 1}, slope {clear:.3f}: {words}", flush=True)
        except KeyboardInterrupt:
            print("stopped early")
        after = tuning.calibrated(given.matches, pool)
        for name, old, new in zip(names, before, after, strict=True):
            print(f"{name:16} {old:8.3f} {new:8.3f}")
        low = tried(tuning, after, given.trials, given.trial_bot, pool)
    if low < WORSE:
        print("not surely as good: the weights stay")
    elif given.write:
        write(source_of(given.game), after)
        print("written")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
