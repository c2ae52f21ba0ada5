"""Fails if the engine has become grossly slower. `make test` runs it.

It never looks at seconds: it compares a decision of random players, in a match without history,
with a fixed piece of pure Python that runs on the same machine at the same time, and the compiled
build with the plain one. The limits leave much room; whoever makes the engine faster may lower
them.
"""

import argparse
import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Final

import playing

import kronika
from kronika.arena.workers import forget_imports

ROOT: Final = Path(__file__).parent.parent
COMPILED: Final = ROOT / "build" / "compiled"
SECONDS: Final = 0.15
ROUNDS: Final = 5
PLAYERS: Final = 3

PLAIN: Final = {
    "pax-renaissance": 110.0,
    "clash-of-cultures": 330.0,
    "scharz, white, 4 players": 800.0,
    "scharz, red, 12 players": 1400.0,
    "europa-universalis, western-kingdoms, 3 players": 1500.0,
    "europa-universalis, grand-campaign, 6 players": 1800.0,
}
"""What a decision may cost at most in plain Python, in steps of the fixed work."""
QUICK: Final = {
    "pax-renaissance": 25.0,
    "clash-of-cultures": 50.0,
    "scharz, white, 4 players": 140.0,
    "scharz, red, 12 players": 240.0,
    "europa-universalis, western-kingdoms, 3 players": 600.0,
    "europa-universalis, grand-campaign, 6 players": 720.0,
}
"""What it may cost at most when it is compiled."""
GAIN: Final = 2.5
"""How many times faster than plain the compiled build is at least."""

Costs = dict[str, float]
"""Steps of the fixed work for a decision of each game."""


def cases() -> dict[str, playing.Table]:
    """What is measured: a game in its usual way, or in several ways."""
    found: dict[str, playing.Table] = {}
    for name in kronika.games():
        game = kronika.game(name)
        if name in playing.WAYS:
            found.update({table.name: table for table in playing.tables(game)})
        else:
            players = PLAYERS if PLAYERS in game.players else game.players[0]
            found[name] = playing.Table(game, players, {})
    return found


def measure() -> Costs:
    """The costs of this build: of several rounds the best, because noise only ever adds."""
    forget_imports()
    costs: Costs = {}
    for _ in range(ROUNDS):
        for name, table in cases().items():
            work = playing.per_second(playing.workload, SECONDS / 3, 1)
            made = playing.decisions(table, SECONDS, 1, keep=False)
            costs[name] = min(costs.get(name, float("inf")), work / made)
    return costs


def run(compiled: bool) -> Costs:
    """Measure in a process of its own, with one build or the other."""
    path = COMPILED if compiled else ROOT / "src"
    command = [sys.executable, __file__, "--measure"]
    environment = {**os.environ, "PYTHONPATH": str(path)}
    output = subprocess.run(command, env=environment, check=True, capture_output=True, text=True)
    costs: Costs = json.loads(output.stdout)
    return costs


def complaints(plain: Costs, compiled: Costs) -> list[str]:
    """What has become grossly slower."""
    found = []
    for name, cost in plain.items():
        quick = compiled[name]
        for words, spent, limits in (("plain", cost, PLAIN), ("compiled", quick, QUICK)):
            limit = limits.get(name, float("inf"))
            if spent > limit:
                found.append(
                    f"{name}, {words}: a decision costs {spent:.0f} steps of the fixed work; "
                    f"{limit:.0f} are the limit"
                )
        if cost / quick < GAIN:
            found.append(
                f"{name}: compiled it is {cost / quick:.2f} times as fast as plain; "
                f"{GAIN} is the least"
            )
    return found


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--measure", action="store_true", help="measure this build, print JSON")
    if parser.parse_args().measure:
        print(json.dumps(measure()))
        return 0
    if not COMPILED.exists():
        print("no compiled build: run `make test`", file=sys.stderr)
        return 1
    wrong: list[str] = []
    for _ in range(2):  # a second look: one may be unlucky, and slow for good is slow twice
        plain, compiled = run(False), run(True)
        for name, cost in plain.items():
            print(
                f"{name}: a decision costs {cost:.0f} steps of the fixed work, "
                f"compiled {compiled[name]:.0f} ({cost / compiled[name]:.1f} times as fast)"
            )
        wrong = complaints(plain, compiled)
        if not wrong:
            return 0
    print("\n".join(wrong), file=sys.stderr)
    return 1


if __name__ == "__main__":
    sys.exit(main())
