"""How fast the engine is: one table, plain Python and compiled side by side.

`make bench` runs it. Figures are for one core, through Match, with nobody listening to the log.
"""

import argparse
import json
import os
import random
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import kronika
from kronika.arena.workers import forget_imports
from kronika.core.match import Match, new_match
from kronika.core.text import text_of

ROOT = Path(__file__).parent.parent
COMPILED = ROOT / "build" / "compiled"


def play(game: kronika.Game, players: int, seed: int, stop: int = 1 << 30) -> Match:
    """A match of uniform random players, up to a number of decisions."""
    match = new_match(game, players, seed, listen=False)
    chance = random.Random(seed).random
    while match.ask is not None and len(match.decisions) < stop:
        options = match.ask.options
        match.take(options[int(chance() * len(options))], match.ask.player)
    return match


def per_second(work: Callable[[int], int], seconds: float) -> float:
    """Units of work a second: the best of three rounds, each on the same inputs."""
    best = 0.0
    for _ in range(3):
        done, number, start = 0, 0, time.perf_counter()
        while time.perf_counter() - start < seconds:
            done += work(number)
            number += 1
        best = max(best, done / (time.perf_counter() - start))
    return best


def measure(name: str, seconds: float) -> dict[str, float]:
    """All figures of one game."""
    game = kronika.game(name)
    forget_imports()
    figures: dict[str, float] = {}
    for players in game.players:
        figures[f"decisions a second, {players} players"] = per_second(
            lambda seed, n=players: len(play(game, n, seed).decisions),  # type: ignore[misc]
            seconds,
        )
    for players in game.players:
        length = len(play(game, players, 1).decisions)
        middle = [play(game, players, 1, stop) for stop in range(length // 3, length * 2 // 3)]
        copies = per_second(lambda _, all=middle: len([m.copy() for m in all]), seconds)  # type: ignore[misc]
        figures[f"microseconds a copy in mid-game, {players} players"] = 1e6 / copies
    record = str(play(game, game.players[-1], 1).record)
    figures["replays of a whole record a second"] = per_second(
        lambda _: bool(kronika.load(record)), seconds
    )
    match = play(game, game.players[-1], 1, 60)
    figures["views a second"] = per_second(lambda _: bool(match.view(0)), seconds)
    text = text_of(game, "cs")
    figures["options put into words a second"] = per_second(
        lambda _: len([text.option(option) for option in match.options]), seconds
    )
    return figures


def run(compiled: bool, name: str, seconds: float) -> dict[str, float]:
    """Measure in a process of its own, with one build or the other."""
    path = COMPILED if compiled else ROOT / "src"
    command = [sys.executable, __file__, "--measure", name, "--seconds", str(seconds)]
    environment = {**os.environ, "PYTHONPATH": str(path)}
    output = subprocess.run(command, env=environment, check=True, capture_output=True, text=True)
    figures: dict[str, float] = json.loads(output.stdout)
    return figures


def table(name: str, plain: dict[str, float], compiled: dict[str, float]) -> str:
    """The figures of one game, as text."""
    lines = [f"{name:<44}{'plain':>12}{'compiled':>12}{'ratio':>8}"]
    for what, before in plain.items():
        after = compiled[what]
        ratio = before / after if what.startswith("microseconds") else after / before
        lines.append(f"  {what:<42}{before:>12,.1f}{after:>12,.1f}{ratio:>8.1f}")
    return "\n".join(lines)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--measure", metavar="GAME", help="measure one game here and print JSON")
    parser.add_argument("--seconds", type=float, default=2.0, help="per figure and round")
    arguments = parser.parse_args()
    if arguments.measure:
        print(json.dumps(measure(arguments.measure, arguments.seconds)))
        return
    if not COMPILED.exists():
        sys.exit("no compiled build: run `make bench`")
    results: list[tuple[str, Any]] = []
    for name in kronika.games():
        both = [run(compiled, name, arguments.seconds) for compiled in (False, True)]
        results.append((name, both))
    print(f"Python {sys.version.split()[0]}, one core")
    for name, (plain, compiled) in results:
        print(table(name, plain, compiled))


if __name__ == "__main__":
    main()
