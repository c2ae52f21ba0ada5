#!/usr/bin/env python3
"""Find the weights of a game's `evaluate` from matches of bots against each other.

    tools/tune_evaluate.py pax-renaissance --matches 200

Bots play matches, now and then at random so that many sorts of positions come up. From some
positions of each match the features of all players are kept, with who has won in the end. The
weights are those of a logistic model under which the winners are most likely, pulled a little
towards the weights of today and kept on the side of zero on which they are.

What goes with winning need not be what makes one win, so the new weights must prove themselves:
several steps of the way to them are tried in matches of two against the weights of today. With
--write the best of them are written into the game's evaluate.py, if they have won clearly more
than half of their matches. The same arguments give the same weights.
"""

import argparse
import re
import sys
from importlib import import_module
from math import exp, log
from pathlib import Path
from random import Random
from types import ModuleType
from typing import Final

import kronika
from kronika import bots
from kronika.core.match import Match

Sample = tuple[list[list[float]], list[int]]
"""The features of all players, and who has won."""

PARTS: Final = (0.15, 0.4, 1.0)
"""How far to go from the weights of today to the fitted ones, each tried."""
AT_RANDOM: Final = 0.1
"""How often a decision is made at random."""
KEPT: Final = 0.15
"""How many of the positions are kept."""
STEPS: Final = 80
RATE: Final = 0.5
PULL: Final = 0.03
"""How strongly weights are pulled towards those of today: the positions of a match are much alike,
so that a few hundred matches do not say everything."""


def main(arguments: list[str]) -> int:
    """Play, fit, and print what came out."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n\n", maxsplit=1)[0])
    parser.add_argument("game", choices=kronika.games())
    parser.add_argument("--matches", type=int, default=100)
    parser.add_argument("--bot", default="search:iterations=60")
    parser.add_argument("--trials", type=int, default=60, help="matches to try new weights in")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--write", action="store_true", help="into the game's evaluate.py")
    given = parser.parse_args(arguments)
    module = import_module(f"kronika.games.{given.game.replace('-', '_')}.evaluate")
    samples: list[Sample] = []
    tested: list[Sample] = []
    for number in range(given.matches):
        found = samples if number % 5 else tested
        found += played(given.game, given.bot, module, Random(f"{given.seed} {number}"))
        print(f"\r{number + 1} of {given.matches} matches", end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)
    before = list(module.WEIGHTS)
    after = fitted(samples, before)
    print(f"{len(samples)} positions; log loss in {len(tested)} others: ", end="")
    print(f"{loss(tested, before):.4f} before, {loss(tested, after):.4f} after")
    for name, old, new in zip(module.FEATURES, before, after, strict=True):
        print(f"{name:16} {old:8.3f} {new:8.3f}")
    best = before
    most = given.trials / 2 + given.trials**0.5 / 2  # a standard deviation more than half
    for part in PARTS:
        tried = [old + part * (new - old) for old, new in zip(before, after, strict=True)]
        won = wins(given.game, given.bot, module, tried, given.trials)
        print(f"{part:.0%} of the way: {won:g} of {given.trials} matches won")
        if won > most:
            best, most = tried, won
    print("better: " + ("none" if best is before else str([round(each, 3) for each in best])))
    if given.write and best is not before:
        write(module, best)
    return 0


def wins(game: str, bot: str, module: ModuleType, tried: list[float], trials: int) -> float:
    """How many matches of two are won with other weights against those of today."""
    before = list(module.WEIGHTS)
    won = 0.0
    for number in range(trials):
        mine = number % 2
        match: Match = kronika.new(game, players=2, seed=f"trial {number // 2}")
        seats = [bots.make(bot, f"{number} {seat}") for seat in range(2)]
        while match.ask is not None:
            player = match.ask.player
            module.WEIGHTS[:] = tried if player == mine else before
            match.take(seats[player].choose(match, player), player)
        assert match.result is not None
        if mine in match.result.winners:
            won += 1 / len(match.result.winners)
    module.WEIGHTS[:] = before
    return won


def played(game: str, bot: str, module: ModuleType, random: Random) -> list[Sample]:
    """Some positions of a match, with who has won."""
    players = random.choice(kronika.game(game).players)
    match: Match = kronika.new(game, players=players, seed=random.getrandbits(64))
    seats = [bots.make(bot, random.getrandbits(64)) for _ in range(players)]
    kept: list[list[list[float]]] = []
    while match.ask is not None:
        player = match.ask.player
        option = random.choice(match.ask.options)
        if random.random() >= AT_RANDOM:
            option = seats[player].choose(match, player)
        match.take(option, player)
        if match.result is None and random.random() < KEPT:
            kept.append(module.features(match.state))
    assert match.result is not None
    return [(features, match.result.winners) for features in kept]


def shares(features: list[list[float]], weights: list[float]) -> list[float]:
    """Each player's share of the win under some weights."""
    strengths = [sum(w * f for w, f in zip(weights, each, strict=True)) for each in features]
    odds = [exp(strength - max(strengths)) for strength in strengths]
    return [each / sum(odds) for each in odds]


def loss(samples: list[Sample], weights: list[float]) -> float:
    """How surprising the winners are under some weights, on average."""
    total = 0.0
    for features, winners in samples:
        found = shares(features, weights)
        total -= log(max(sum(found[winner] for winner in winners), 1e-9))
    return total / max(len(samples), 1)


def fitted(samples: list[Sample], before: list[float]) -> list[float]:
    """The weights under which the winners are most likely: steps down the slope.

    Each weight has a step of its own, by how much its feature differs between players.
    """
    weights = before.copy()
    spreads = [0.0] * len(weights)
    for features, _ in samples:
        for place, spread in enumerate(zip(*features, strict=True)):
            mean = sum(spread) / len(spread)
            spreads[place] += sum((each - mean) ** 2 for each in spread) / len(samples)
    for _ in range(STEPS):
        slopes = [PULL * (now - old) for now, old in zip(weights, before, strict=True)]
        for features, winners in samples:
            for player, share in enumerate(shares(features, weights)):
                miss = share - (1.0 / len(winners) if player in winners else 0.0)
                for place, feature in enumerate(features[player]):
                    slopes[place] += miss * feature / len(samples)
        for place, slope in enumerate(slopes):
            weights[place] -= RATE * slope / (spreads[place] + PULL)
            if weights[place] * before[place] < 0:
                weights[place] = 0.0
    return weights


def write(module: ModuleType, weights: list[float]) -> None:
    """Put the weights into the source of the game."""
    path = Path(str(module.__file__)).with_name("evaluate.py")
    lines = "".join(f"    {weight:.3f},\n" for weight in weights)
    start = "WEIGHTS: Final[list[float]] = [\n"
    source = path.read_text(encoding="utf-8")
    changed = re.sub(re.escape(start) + r"[^\]]*\]", f"{start}{lines}]", source)
    path.write_text(changed, encoding="utf-8")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
