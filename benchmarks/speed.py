"""How fast the engine is: one table, plain Python and compiled side by side, with yardsticks.

`make bench` runs it. Figures are for one core and its own time, through Match, with nobody
listening to the log. The yardsticks need the extra `bench`; one that is missing is named.

Only the ratios at the end compare well from one run to another: what they compare was measured in
turn, in one process, several times.
"""

import argparse
import json
import os
import subprocess
import sys
from pathlib import Path
from statistics import median
from typing import Any, Final

import playing

import kronika
from kronika.arena.workers import forget_imports
from kronika.core.text import text_of

ROOT: Final = Path(__file__).parent.parent
COMPILED: Final = ROOT / "build" / "compiled"
WIDTH: Final = 54
MATCHES: Final = 6
"""Over so many matches the cost of each tenth is taken."""
TURNS: Final = 7
"""Rounds in which what is compared is measured in turn."""
YARDSTICK: Final = "OpenSpiel backgammon"
"""What our games are compared with."""

Figures = dict[str, Any]


# In a process with one of the two builds


def measure(seconds: float) -> Figures:
    """All figures of one build."""
    forget_imports()
    games = {name: measure_game(kronika.game(name), seconds) for name in kronika.games()}
    return {"workload": playing.per_second(playing.workload, seconds), "games": games}


def measure_game(game: kronika.Game, seconds: float) -> Figures:
    """All figures of one game."""
    most = playing.tables(game)[-1]
    match = playing.play(most, 1, 60)
    record = str(playing.play(most, 1).record)
    text = text_of(game, "cs")
    return {
        "tables": {
            table.name: {
                "decisions": playing.decisions(table, seconds, keep=False),
                "kept": playing.decisions(table, seconds),
                "copies": playing.copies(table, seconds),
                "undos": playing.undos(table, seconds),
                "search": playing.iterations(table, seconds),
                "length": sum(playing.play(table, seed, keep=False).made for seed in range(MATCHES))
                / MATCHES,
            }
            for table in playing.tables(game)
        },
        "tenths": playing.tenths(most, MATCHES),
        "others": {
            "replays of a whole record a second": playing.per_second(
                lambda _: bool(kronika.load(record)), seconds
            ),
            "views a second": playing.per_second(lambda _: bool(match.view(0)), seconds),
            "options put into words a second": playing.per_second(
                lambda _: len([text.option(option) for option in match.options]), seconds
            ),
        },
    }


# In the parent


def run(compiled: bool, seconds: float, *arguments: str) -> Figures:
    """Measure in a process of its own, with one build or the other."""
    path = COMPILED if compiled else ROOT / "src"
    command = [sys.executable, __file__, *arguments, "--seconds", str(seconds)]
    environment = {**os.environ, "PYTHONPATH": str(path)}
    output = subprocess.run(command, env=environment, check=True, capture_output=True, text=True)
    figures: Figures = json.loads(output.stdout)
    return figures


def row(words: str, plain: float, compiled: float, width: int = WIDTH) -> str:
    """A figure of both builds; more is better."""
    digits = 1 if max(plain, compiled) < 1000 else 0
    return (
        f"  {words:<{width}}{plain:>12,.{digits}f}{compiled:>12,.{digits}f}{compiled / plain:>8.1f}"
    )


def cost_row(words: str, plain: float, compiled: float, width: int = WIDTH) -> str:
    """A cost of both builds; less is better."""
    return f"  {words:<{width}}{plain:>12,.1f}{compiled:>12,.1f}{plain / compiled:>8.1f}"


def table(plain: Figures, compiled: Figures, others: dict[str, float | None]) -> str:
    """Everything, as text."""
    lines = [f"{'':<{WIDTH + 2}}{'plain':>12}{'compiled':>12}{'times':>8}"]
    lines.append("Decisions a second of random players, in matches without history")
    for name, before, after in _rows(plain, compiled):
        lines.append(row(name, before["decisions"], after["decisions"]))
    for name, figure in others.items():
        if figure is None:
            lines.append(f"  {name:<{WIDTH}}{'missing: pip install kronika[bench]':>32}")
        else:
            lines.append(f"  {name:<{WIDTH}}{figure:>12,.0f}")
    lines.append("Decisions a second of random players, in matches with history")
    for name, before, after in _rows(plain, compiled):
        lines.append(row(name, before["kept"], after["kept"]))
    lines.append("The same, asked after each decision whether it can be taken back")
    for name, before, after in _rows(plain, compiled):
        lines.append(row(name, before["undos"], after["undos"]))
    lines.append("Microseconds a copy in mid-game")
    for name, before, after in _rows(plain, compiled):
        costs = 1e6 / before["copies"], 1e6 / after["copies"]
        lines.append(cost_row(name, *costs))
    lines.append("Iterations a second of the search bot")
    for name, before, after in _rows(plain, compiled):
        lines.append(row(name, before["search"], after["search"]))
    lines.append("Other figures")
    for name, figures in plain["games"].items():
        for words, before in figures["others"].items():
            lines.append(row(f"{name}, {words}", before, compiled["games"][name]["others"][words]))
    return "\n".join([*lines, "", growth(plain, compiled)])


def _rows(plain: Figures, compiled: Figures) -> list[tuple[str, Figures, Figures]]:
    return [
        (table, before, compiled["games"][name]["tables"][table])
        for name, figures in plain["games"].items()
        for table, before in figures["tables"].items()
    ]


def growth(plain: Figures, compiled: Figures) -> str:
    """How the cost of a decision grows with players and through a match."""
    lines = ["How the cost grows: microseconds a decision (compiled), and decisions of a match"]
    for figures in compiled["games"].values():
        for table, found in figures["tables"].items():
            cost = 1e6 / found["decisions"]
            lines.append(f"  {table:<{WIDTH}}{cost:>12,.1f}{found['length']:>12,.0f}")
    lines.append("Through a match of most players: microseconds a decision in each tenth of it")
    for name in compiled["games"]:
        for words, build in (("plain", plain), ("compiled", compiled)):
            costs = "".join(f"{cost:>8.1f}" for cost in build["games"][name]["tenths"])
            lines.append(f"  {name + ', ' + words:<30}{costs}")
    return "\n".join(lines)


def ratios(found: dict[str, list[float | None]]) -> str:
    """How many times faster than a yardstick each is, in the middle, at least and at most."""
    lines = [
        f"Times as many decisions a second as {YARDSTICK}, compiled, measured in turn",
        f"  {'':<{WIDTH}}{'median':>12}{'least':>12}{'most':>8}",
    ]
    measure = [figure for figure in found.get(YARDSTICK, []) if figure is not None]
    for name, figures in found.items():
        known = [figure for figure in figures if figure is not None]
        if name == YARDSTICK:
            continue
        if not known or not measure:
            lines.append(f"  {name:<{WIDTH}}{'missing: pip install kronika[bench]':>32}")
            continue
        times = [figure / other for figure, other in zip(known, measure, strict=True)]
        lines.append(
            f"  {name:<{WIDTH}}{median(times):>12.2f}{min(times):>12.2f}{max(times):>8.2f}"
        )
    return "\n".join(lines)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--measure", action="store_true", help="measure this build, print JSON")
    parser.add_argument("--yardsticks", action="store_true", help="measure these, print JSON")
    parser.add_argument("--in-turn", action="store_true", help="measure in turn, print JSON")
    parser.add_argument("--ratios", action="store_true", help="the ratios only")
    parser.add_argument("--seconds", type=float, default=1.0, help="per figure and round")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write all figures there too")
    given = parser.parse_args()
    if given.measure:
        print(json.dumps(measure(given.seconds)))
        return
    if given.yardsticks:
        print(json.dumps(playing.yardsticks(given.seconds)))
        return
    if given.in_turn:
        forget_imports()
        print(json.dumps(playing.in_turn(given.seconds, TURNS)))
        return
    if not COMPILED.exists():
        sys.exit("no compiled build: run `make bench`")
    compared = run(True, given.seconds / TURNS, "--in-turn")
    if given.ratios:
        print(ratios(compared))
        return
    plain, compiled = (run(build, given.seconds, "--measure") for build in (False, True))
    others = run(False, given.seconds, "--yardsticks")
    print(f"Python {sys.version.split()[0]}, one core")
    print(table(plain, compiled, others))
    print()
    print(ratios(compared))
    if given.json:
        found = {
            "plain": plain,
            "compiled": compiled,
            "yardsticks": others,
            "in turn": compared,
        }
        given.json.write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
