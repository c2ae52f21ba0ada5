"""`kronika simulate`: many games of players who choose at random."""

import argparse
import json
import os
import sys
import time
from typing import Any, Final

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

import kronika
from kronika.arena import Plan, Simulation, Tally
from kronika.arena.simulate import counts_of

from . import INTERRUPTED, OK, WRONG
from .common import Commands, Screen, add_command, add_settings, seed, settings_of, whole

EXAMPLES: Final = """\
  kronika simulate pax-renaissance
  kronika simulate pax-renaissance --games 10000 --players 4 --seed 7 --workers 8
  kronika simulate pax-renaissance --set astrology=true --json > games.json

The same seed plays the same games, however many workers play them. Ctrl-C stops the simulation
and prints what was finished."""


def add_to(commands: Commands) -> None:
    """Add the command."""
    parser = add_command(
        commands,
        "simulate",
        run,
        "play many games of players who choose at random, and count what happens",
        EXAMPLES,
    )
    parser.add_argument("game", metavar="GAME", help="a game; 'kronika games' lists them")
    parser.add_argument(
        "--games", type=whole(1), default=100, metavar="N", help="how many games (%(default)s)"
    )
    parser.add_argument(
        "--players", type=whole(1), default=3, metavar="K", help="players of each (%(default)s)"
    )
    parser.add_argument(
        "--seed", type=seed, default="1", metavar="S", help="number or text (%(default)s)"
    )
    parser.add_argument(
        "--workers",
        type=whole(1),
        default=processors(),
        metavar="W",
        help="processes that play at the same time (here %(default)s)",
    )
    parser.add_argument("--json", action="store_true", help="print JSON")
    add_settings(parser)


def processors() -> int:
    """How many processors this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def run(given: argparse.Namespace) -> int:
    """Play, and print what came out."""
    game = kronika.game(given.game)
    plan = Plan(game.name, given.players, given.seed, settings_of(game, given.set))
    simulation = Simulation(plan, given.games, given.workers)
    start = time.monotonic()
    interrupted = False
    try:
        _play(simulation)
    except KeyboardInterrupt:
        interrupted = True
    found = _facts(simulation, time.monotonic() - start, interrupted)
    if given.json:
        print(json.dumps(found, indent=2))
    else:
        _print(found)
    _complain(simulation)
    if interrupted:
        return INTERRUPTED
    return WRONG if simulation.tally.errors else OK


def _play(simulation: Simulation) -> None:
    screen = Screen(stderr=True)
    if not screen.is_terminal:
        simulation.run()
        return
    columns = (TextColumn("games"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=screen, transient=True) as progress:
        task = progress.add_task("games", total=simulation.matches)

        def report(tally: Tally) -> None:
            progress.update(task, completed=tally.games)

        simulation.run(report)


def _facts(simulation: Simulation, seconds: float, interrupted: bool) -> dict[str, Any]:
    plan, tally = simulation.plan, simulation.tally
    return {
        "game": plan.game,
        "players": plan.players,
        "seed": plan.seed,
        "settings": plan.settings,
        "interrupted": interrupted,
        **tally.plain(),
        "counts": counts_of(kronika.game(plan.game).playing(plan.settings), tally.told),
        "seconds": round(seconds, 3),
        "decisions_per_second": round(tally.decisions / seconds) if seconds else 0,
    }


def _print(found: dict[str, Any]) -> None:
    games = found["games"]
    finished = games - found["errors"]

    def share(count: int) -> str:
        return f"{count}  {100 * count / finished:.1f} %" if finished else str(count)

    rows = [
        ("games", f"{games}, not all that were wanted" if found["interrupted"] else str(games)),
        ("errors", str(found["errors"])),
        ("decisions", str(found["decisions"])),
        ("decisions per second", str(found["decisions_per_second"])),
    ]
    length = found["length"]
    rows.append(("length", f"{length['min']} to {length['max']}, on average {length['mean']:.1f}"))
    rows += [(f"ending: {reason}", share(count)) for reason, count in found["endings"].items()]
    rows += [(f"wins of seat {seat}", share(count)) for seat, count in enumerate(found["wins"], 1)]
    if found["shared_wins"]:
        rows.append(("shared wins", share(found["shared_wins"])))
    table = Table.grid(padding=(0, 2, 0, 0))
    for row in rows:
        table.add_row(*row)
    Screen().print(table)


def _complain(simulation: Simulation) -> None:
    """Say which games failed, and how to see each of them fail again."""
    tally, plan = simulation.tally, simulation.plan
    settings = "".join(f" --set {name}={value}" for name, value in plan.settings.items())
    for failure in tally.failures:
        error = " ".join(failure.error.split())[:300]
        print(
            f"kronika: game {failure.number} failed after {failure.decisions} decisions: {error}; "
            f"again: kronika simulate {plan.game} --games 1 --players {failure.players} "
            f"--seed {failure.seed!r}{settings}",
            file=sys.stderr,
        )
    if tally.errors > len(tally.failures):
        print(f"kronika: and {tally.errors - len(tally.failures)} more failed", file=sys.stderr)
