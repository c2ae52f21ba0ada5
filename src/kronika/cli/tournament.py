"""`kronika tournament`: bots against bots, and who is the better one."""

import argparse
import json
import shlex
import sys
from collections import Counter
from pathlib import Path
from typing import Final

from rich import box
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    TextColumn,
    TimeElapsedColumn,
    TimeRemainingColumn,
)
from rich.table import Table

import kronika
from kronika import bots
from kronika.arena import export
from kronika.arena.charts import seconds_words
from kronika.arena.folder import Folder
from kronika.arena.schedule import Contest, lineups, parse_bots, parse_seeds
from kronika.arena.statistics import Rate, Statistics, can_rate, statistics_of
from kronika.arena.tournament import ENGINES, Engine, Played, Tournament, engine_of
from kronika.core.errors import UsageError
from kronika.core.game import check_players

from . import INTERRUPTED, OK, WRONG
from .common import Commands, Screen, Words, add_command, add_settings, settings_of, whole
from .simulate import processors

EXAMPLES: Final = """\
  kronika tournament pax-renaissance --bots greedy,random --games 100 --out first
  kronika tournament pax-renaissance --bots search:iterations=200,greedy --players 4 --out four
  kronika tournament clash-of-cultures --bots greedy,random --seeds 1-20 --out levels
  kronika tournament --resume first

Every seed is played by every lineup: bots change seats, so that neither luck nor seats favour
anybody. With fewer bots than seats, the last one takes all that are left. Ctrl-C stops the
tournament; the same command or --resume goes on with it. The same seeds give the same games, on
any engine and with any number of workers, if the budgets of the bots are not seconds."""

DEFAULT_GAMES: Final = 100
DEFAULT_PLAYERS: Final = 2
DEFAULT_SEEDS: Final = "1-"
SHOWN: Final = 5
"""Failures that are told one by one."""


def add_to(commands: Commands) -> None:
    """Add the command."""
    parser = add_command(
        commands, "tournament", run, "let bots play against each other, and rate them", EXAMPLES
    )
    parser.add_argument(
        "game", metavar="GAME", nargs="?", help="a game; 'kronika games' lists them"
    )
    parser.add_argument(
        "--bots",
        metavar="BOT[,BOT...]",
        help=f"who plays: {', '.join(bots.names())}, or with a budget, search:iterations=200",
    )
    parser.add_argument(
        "--games",
        type=whole(1),
        metavar="N",
        help=f"how many games, rounded up to whole rounds of seats "
        f"(default: {DEFAULT_GAMES}, or as many as the seeds make)",
    )
    parser.add_argument(
        "--players",
        type=whole(1),
        metavar="K",
        help=f"players of each game (default: {DEFAULT_PLAYERS})",
    )
    parser.add_argument(
        "--seeds",
        metavar="SEEDS",
        help=f"numbers, texts, ranges: 1-20, or from one on: 1001- (default: {DEFAULT_SEEDS})",
    )
    parser.add_argument(
        "--engine",
        choices=ENGINES,
        default=ENGINES[0],
        help="where games are played: here, or on a Ray cluster (RAY_ADDRESS, else a local one)",
    )
    parser.add_argument(
        "--workers",
        type=whole(1),
        default=processors(),
        metavar="W",
        help="processes that play at the same time (here %(default)s)",
    )
    parser.add_argument("--out", type=Path, metavar="DIR", help="the folder of the tournament")
    parser.add_argument(
        "--resume", type=Path, metavar="DIR", help="go on with the tournament in this folder"
    )
    parser.add_argument("--records", action="store_true", help="keep the record of each game too")
    parser.add_argument("--json", action="store_true", help="print the results as JSON")
    add_settings(parser)


def run(given: argparse.Namespace) -> int:
    """Play what is left of a tournament, and tell what came out."""
    path = given.resume or given.out
    contest = _resumed(given) if given.resume else _contest(given)
    contest = contest.checked()
    folder = Folder(path)
    engine = engine_of(given.engine, given.workers)
    interrupted = False
    with folder.opened(contest) as played:
        _warn(folder.complaints)
        tournament = Tournament(contest, played)
        try:
            _play(tournament, engine, folder, given.records)
        except KeyboardInterrupt:
            interrupted = True
        statistics = statistics_of(contest, tournament.played.values())
        files = _write(folder, tournament, statistics)
    if given.json:
        print(json.dumps(statistics.plain(), indent=2))
    else:
        _print(statistics, files)
    _complain(tournament)
    if interrupted:
        again = f"kronika tournament --resume {shlex.quote(str(path))}"
        done = f"{statistics.matches} of {len(contest)} games are finished and kept"
        print(f"kronika: stopped; {done}; go on with: {again}", file=sys.stderr)
        return INTERRUPTED
    return WRONG if tournament.failures else OK


# What is played


def _resumed(given: argparse.Namespace) -> Contest:
    for name in ("game", "bots", "games", "players", "seeds", "out", "set"):
        if getattr(given, name):
            flag = name.upper() if name == "game" else f"--{name}"
            raise UsageError(f"a tournament goes on as it was: --resume does not go with {flag}")
    return Folder(given.resume).contest()


def _contest(given: argparse.Namespace) -> Contest:
    for name, example in (
        ("game", "a game, for example pax-renaissance"),
        ("bots", "bots: --bots greedy,random"),
        ("out", "a folder for its results: --out DIR"),
    ):
        if not getattr(given, name):
            raise UsageError(f"a tournament needs {example}")
    game = kronika.game(given.game)
    players = given.players or (
        DEFAULT_PLAYERS if DEFAULT_PLAYERS in game.players else game.players[0]
    )
    check_players(game, players)
    names = parse_bots(given.bots)
    for name in names:
        bots.make(name, 0)
    seeds = _seeds(given, len(lineups(names, players)))
    return Contest(game.name, players, names, seeds, settings_of(game, given.set))


def _seeds(given: argparse.Namespace, tables: int) -> tuple[str, ...]:
    """The seeds that make so many games; each is played by all lineups, or seats would differ."""
    games = given.games
    if games is None and given.seeds is None:
        games = DEFAULT_GAMES
    number = None if games is None else -(-games // tables)
    seeds = parse_seeds(given.seeds or DEFAULT_SEEDS, number)
    if number is None:
        return seeds
    if len(seeds) < number:
        raise UsageError(
            f"{games} games need {number} seeds, for each is played {tables} times; "
            f"--seeds has {len(seeds)}"
        )
    if given.games is not None and number * tables != games:
        _warn([f"{number * tables} games are played, not {games}: {tables} with each seed"])
    return seeds


# While it is played


def _play(tournament: Tournament, engine: Engine, folder: Folder, records: bool) -> None:
    screen = Screen(stderr=True)
    if not screen.is_terminal:
        tournament.run(engine, folder.keep, records)
        return
    columns = (
        TextColumn("games"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
        TextColumn("left"),
        TimeRemainingColumn(),
        TextColumn("{task.description}"),
    )
    with Progress(*columns, console=screen, transient=True) as progress:
        begun = len(tournament.matches)
        task = progress.add_task("", total=len(tournament.contest), completed=begun)
        wins: Counter[str] = Counter()
        for one in tournament.matches:
            wins.update(one.pairing.lineup[seat] for seat in one.winners)

        def keep(played: Played) -> None:
            folder.keep(played)
            wins.update(played.pairing.lineup[seat] for seat in played.winners)
            leader = "".join(f"{bot[:30]}: {won} wins" for bot, won in wins.most_common(1))
            progress.update(task, advance=1, description=leader)

        tournament.run(engine, keep, records)


def _warn(lines: list[str]) -> None:
    for line in lines:
        print(f"kronika: {line}", file=sys.stderr)


# What came out


def _write(folder: Folder, tournament: Tournament, statistics: Statistics) -> list[Path]:
    from kronika.arena.report import write_report

    files = [export.write_results(folder.path, tournament, statistics)]
    if export.can_write_parquet():
        files.append(export.write_parquet(folder.path, tournament))
    else:
        _warn(["no Parquet file without pyarrow: pip install 'kronika[arena]'"])
    if not can_rate():
        _warn(["no ratings without openskill: pip install 'kronika[arena]'"])
    files.append(write_report(folder.path, tournament, statistics))
    return files


def _percent(share: float) -> str:
    return f"{100 * share:.1f} %"


def _interval(rate: Rate) -> str:
    low, high = rate.interval
    return f"{100 * low:.1f}–{100 * high:.1f}" if rate.games else ""


def _print(statistics: Statistics, files: list[Path]) -> None:
    screen = Screen()
    screen.print(_standings(statistics))
    words = Words("en", kronika.game(statistics.contest.game))
    plain = statistics.plain()
    length = plain["length"]
    grid = Table.grid(padding=(0, 2, 0, 0))
    finished = statistics.matches
    grid.add_row("games", f"{finished} of {len(statistics.contest)}")
    grid.add_row("equal bots would win", _percent(statistics.equal))
    for seat, rate in enumerate(statistics.seats, start=1):
        grid.add_row(f"wins of seat {seat}", f"{_percent(rate.share)}  ({_interval(rate)} %)")
    for reason, count in plain["endings"].items():
        grid.add_row(words(f"reason-{reason}"), f"{count}  {_percent(count / finished)}")
    grid.add_row(
        "decisions of a game",
        f"{length['min']} to {length['max']}, on average {length['mean']:.1f}",
    )
    for standing in statistics.standings:
        times = [seconds_words(standing.clock.quantile(share)) for share in (0.5, 0.95)]
        grid.add_row(f"thinking of {standing.bot}", f"{times[0]}; 95 % within {times[1]}")
    screen.print(grid)
    screen.print()
    for path in files:
        screen.say(str(path))


def _standings(statistics: Statistics) -> Table:
    table = Table(box=box.SIMPLE_HEAD)
    table.add_column("bot", overflow="fold")
    for name in ("games", "wins", "share", "95 %", "rating"):
        table.add_column(name, justify="right", no_wrap=True)
    for standing in statistics.standings:
        rate, rating = standing.rate, standing.rating
        table.add_row(
            standing.bot,
            str(rate.games),
            f"{rate.wins:g}" if rate.wins % 1 == 0 else f"{rate.wins:.1f}",
            _percent(rate.share),
            _interval(rate),
            "" if rating is None else f"{rating.mu:.1f} ± {2 * rating.sigma:.1f}",
        )
    return table


def _complain(tournament: Tournament) -> None:
    """Say which games failed."""
    failures = tournament.failures
    for one in failures[:SHOWN]:
        error = " ".join(one.error.split())[:300]
        _warn(
            [
                f"game {one.pairing.number} (seed {one.pairing.seed!r}, "
                f"{','.join(one.pairing.lineup)}) failed after {one.decisions} decisions: {error}"
            ]
        )
    if len(failures) > SHOWN:
        _warn([f"and {len(failures) - SHOWN} more failed"])
