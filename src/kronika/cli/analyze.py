"""`kronika analyze`: how a recorded game came about."""

import argparse
import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from rich.cells import cell_len
from rich.console import Group, RenderableType
from rich.text import Text

from kronika import bots
from kronika.arena.analysis import (
    PERCENT,
    TURNING_POINTS,
    Analysis,
    TurningPoint,
    advise,
    analyze,
    colours_of,
)
from kronika.arena.charts import HEIGHT, WIDTH, Series, chances_chart, words_at
from kronika.core.asks import Option
from kronika.core.drawing import Markup, Type, document, group, join
from kronika.core.match import Match

from . import OK
from .common import (
    QUIET,
    TITLE,
    Commands,
    Screen,
    Words,
    add_command,
    add_language,
    whole,
    write,
)
from .outcome import outcome
from .records import match_at, read_record

EXAMPLES: Final = """\
  kronika analyze game.jsonl                      the chances through the game, in the terminal
  kronika analyze game.jsonl --bot search:iterations=500
  kronika analyze game.jsonl -o chances.svg       the same as a drawing
  kronika analyze game.jsonl --json > game.json

The chances are the game's own estimate of each position. A turning point is a decision after
which those of the winner changed most. A bot sees there what the player could see."""

DEFAULT_BOT: Final = "greedy"
NOBODY: Final = "none"
MOST_POINTS: Final = 50
ROWS: Final = 16
COLUMNS: Final = 72
LEAST_COLUMNS: Final = 20
SCALE: Final = 7
LEGEND: Final = 11
"""Columns to the left of the graph, and to its right before a name."""
FILLS: Final = "█▒▓░▞▚"
STYLES: Final = ("dark_orange", "yellow", "blue", "green", "magenta", "white")
"""Of the six colours of seats."""
SHOWN_LINES: Final = 4
SAMPLES: Final = 240
ROW: Final = 18
LEFT_OF_ROW: Final = 48
MARGIN: Final = 12


def add_to(commands: Commands) -> None:
    """Add the command."""
    parser = add_command(
        commands,
        "analyze",
        run,
        "tell how a recorded game came about: chances, turning points, what a bot would have done",
        EXAMPLES,
    )
    parser.add_argument("record", metavar="RECORD", help="the file of a record; - for stdin")
    parser.add_argument(
        "--bot",
        metavar="BOT",
        default=DEFAULT_BOT,
        help=f"who says what it would have done: {', '.join(bots.names())}, or {NOBODY} "
        "(default: %(default)s)",
    )
    parser.add_argument(
        "--points",
        type=whole(0),
        default=TURNING_POINTS,
        metavar="N",
        help=f"how many turning points, at most {MOST_POINTS} (%(default)s)",
    )
    parser.add_argument("-o", "--output", type=Path, metavar="FILE", help="draw it as SVG there")
    parser.add_argument("--json", action="store_true", help="print JSON")
    add_language(parser)


def run(given: argparse.Namespace) -> int:
    """Analyze, and show it."""
    bot = None if given.bot == NOBODY else given.bot
    if bot is not None:
        bots.make(bot, 0)
    match = match_at(read_record(given.record), None)
    words = Words(given.lang, match.game).at_table(match)
    analysis = analyze(match, points=min(given.points, MOST_POINTS))
    screen = Screen(stderr=True)
    advice: list[Option | None] = [None] * len(analysis.turning)
    if bot is not None and screen.is_terminal:
        with screen.status(words("cli-analyze-thinking", bot=bot)):
            advice = list(advise(match, analysis.turning, bot))
    elif bot is not None:
        advice = list(advise(match, analysis.turning, bot))
    if given.output is not None:
        write(given.output, _drawing(match, analysis, words))
    if given.json:
        print(json.dumps(_facts(match, analysis, words, bot, advice), indent=1))
    elif given.output is None:
        _print(match, analysis, words, bot, advice)
    return OK


def _facts(
    match: Match, analysis: Analysis, words: Words, bot: str | None, advice: Sequence[Option | None]
) -> dict[str, Any]:
    plain = analysis.plain()
    for found, point, option in zip(plain["turning"], analysis.turning, advice):
        found["lines"] = [words.line(line) for line in point.lines]
        found["bot_choice"] = None if option is None else option.key
    return {
        "game": match.game.name,
        "players": match.players,
        "sides": words.seats(match),
        "names": match.names,
        "result": None if match.result is None else match.result.plain(),
        "bot": bot,
        **plain,
    }


# In the terminal


def _print(
    match: Match, analysis: Analysis, words: Words, bot: str | None, advice: Sequence[Option | None]
) -> None:
    screen = Screen()
    seats = words.seats(match)
    colours = colours_of(match, words.language)
    beside = SCALE + LEGEND + max(cell_len(seat) for seat in seats)
    width = max(LEAST_COLUMNS, min(COLUMNS, screen.width - beside))
    screen.print(Text(words("cli-analyze-chances"), TITLE))
    screen.print(graph(analysis, seats, colours, width))
    if analysis.turning:
        screen.print()
        screen.print(Text(words("cli-analyze-turning", side=seats[analysis.winner]), TITLE))
    for number, (point, option) in enumerate(zip(analysis.turning, advice), start=1):
        for line in _told(number, point, seats, words, bot, option):
            screen.say(line)
    screen.print()
    if match.result is not None:
        screen.print(outcome(match, words))
    else:
        screen.say(words("cli-analyze-unfinished", side=seats[analysis.winner]))


def _told(
    number: int,
    point: TurningPoint,
    seats: Sequence[str],
    words: Words,
    bot: str | None,
    option: Option | None,
) -> list[Text]:
    head = Text.assemble(
        (f"▲{number:<3}", TITLE),
        words("cli-analyze-point", decision=point.decision, side=seats[point.seat]),
        (f"  {point.change:+.1f} %", "green" if point.change > 0 else "red"),
        (f"  ({point.before:.0f} → {point.after:.0f} %)", QUIET),
    )
    rows = [head]
    rows += [Text(f"    {words.line(line)}") for line in point.lines[:SHOWN_LINES]]
    if option is not None and bot is not None:
        same = option == point.option
        message = "cli-analyze-same" if same else "cli-analyze-other"
        told = words(message, bot=bot, option=words.option(option))
        rows.append(Text(f"    {told}", QUIET if same else ""))
    return rows


def graph(
    analysis: Analysis, seats: Sequence[str], colours: Sequence[int], width: int
) -> RenderableType:
    """Everybody's share of the win through the game: layers on each other, a column a moment."""
    last = len(analysis.decisions) - 1
    places = [round(column * last / max(1, width - 1)) for column in range(width)]
    columns = [_column(analysis.chances[place]) for place in places]
    rows = []
    for row in range(ROWS):
        share = PERCENT - row * PERCENT // ROWS
        line = Text(f"{share:>4} % " if row % 4 == 0 else " " * SCALE)
        for column in columns:
            seat = column[ROWS - 1 - row]
            line.append(FILLS[seat % len(FILLS)], STYLES[colours[seat] - 1])
        if ROWS - 1 - row < len(seats):
            seat = ROWS - 1 - row
            line.append(f"  {FILLS[seat % len(FILLS)] * 2} ", STYLES[colours[seat] - 1])
            line.append(f"{analysis.chances[-1][seat]:>3.0f} % {seats[seat]}")
        rows.append(line)
    rows.append(_scale(analysis, width))
    return Group(*rows)


def _column(shares: Sequence[float]) -> list[int]:
    """The seat of each cell, from below: shares rounded so that they fill the column."""
    cells: list[int] = []
    total = 0.0
    for seat, share in enumerate(shares):
        total += share
        cells += [seat] * (round(total * ROWS / PERCENT) - len(cells))
    most = max(range(len(shares)), key=lambda seat: shares[seat])
    return (cells + [cells[-1] if cells else most] * ROWS)[:ROWS]


def _scale(analysis: Analysis, width: int) -> Text:
    """Under the graph: where the turning points are, and the number of the last decision."""
    marks = [" "] * width
    last = max(1, analysis.decisions[-1])
    for number, point in enumerate(analysis.turning, start=1):
        at = min(width - 1, round(point.decision * (width - 1) / last))
        for offset, sign in enumerate(f"▲{number}"):
            if at + offset < width:
                marks[at + offset] = sign
    return Text(f"{'':{SCALE}}{''.join(marks)}  {analysis.decisions[-1]}")


# As a drawing


def _drawing(match: Match, analysis: Analysis, words: Words) -> str:
    seats = words.seats(match)
    colours = colours_of(match, words.language)
    kept = analysis.sampled(SAMPLES)
    order = sorted(range(match.players), key=lambda seat: seat != analysis.winner)
    series = [
        Series(seats[seat], colours[seat], [analysis.chances[at][seat] for at in kept])
        for seat in order
    ]
    decisions = [analysis.decisions[at] for at in kept]
    marks = [point.decision for point in analysis.turning]
    chart = chances_chart(decisions, series, marks)
    rows = _rows(analysis, seats, words)
    content = join(
        [
            words_at(words("cli-analyze-chances"), MARGIN, 24, class_="title"),
            group(chart, transform="translate(0 40)"),
            *rows,
        ]
    )
    height = HEIGHT + 52 + ROW * len(rows) + MARGIN
    title = words("cli-analyze-chances")
    return document(group(content, class_="chart"), WIDTH, height, title, words.language)


def _rows(analysis: Analysis, seats: Sequence[str], words: Words) -> list[Markup]:
    """The turning points below the chart."""
    face = Type(12)
    rows = []
    for number, point in enumerate(analysis.turning, start=1):
        where = words("cli-analyze-point", decision=point.decision, side=seats[point.seat])
        told = " ".join(words.line(line) for line in point.lines[:SHOWN_LINES])
        line = face.fit(f"{where}, {point.change:+.1f} %: {told}", WIDTH - LEFT_OF_ROW - MARGIN)
        y = HEIGHT + 52 + ROW * number
        rows.append(
            group(
                words_at(str(number), LEFT_OF_ROW - 8, y, "end", "name"),
                words_at(line, LEFT_OF_ROW, y),
            )
        )
    return rows
