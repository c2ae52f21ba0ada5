"""`kronika replay`, `verify` and `draw`: what can be done with the record of a match."""

import argparse
import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from rich.text import Text

from kronika.core.errors import RecordError, UsageError
from kronika.core.match import Match
from kronika.core.record import MAX_BYTES, replay
from kronika.games import find

from . import OK
from .common import (
    Commands,
    Screen,
    Words,
    add_command,
    add_language,
    log_lines,
    table,
    whole,
    write,
)
from .outcome import outcome

REPLAY_EXAMPLES: Final = """\
  kronika replay game.jsonl                the whole log, then the table
  kronika replay game.jsonl --at 40        until decision 40
  kronika replay game.jsonl --lang cs | less"""
VERIFY_EXAMPLES: Final = """\
  kronika verify game.jsonl && echo fair"""
DRAW_EXAMPLES: Final = """\
  kronika draw game.jsonl -o table.svg     the table at the end, as a spectator sees it
  kronika draw game.jsonl --at 40 --player 2 -o table.svg
  kronika draw game.jsonl --lang pl > table.svg"""


def add_to(commands: Commands) -> None:
    """Add the three commands."""
    parser = add_command(
        commands, "replay", run_replay, "tell a recorded game in words", REPLAY_EXAMPLES
    )
    _add_record(parser)
    _add_at(parser)
    add_language(parser)

    parser = add_command(
        commands,
        "verify",
        run_verify,
        "check a record: its seed, every decision, and its result",
        VERIFY_EXAMPLES,
    )
    _add_record(parser)

    parser = add_command(
        commands, "draw", run_draw, "draw the table of a recorded game as SVG", DRAW_EXAMPLES
    )
    _add_record(parser)
    _add_at(parser)
    parser.add_argument(
        "--player",
        type=whole(1),
        metavar="P",
        help="as this player sees it, counted from 1 (default: as a spectator does)",
    )
    parser.add_argument("-o", "--output", type=Path, metavar="FILE", help="where to write it")
    add_language(parser)


def _add_record(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("record", metavar="RECORD", help="the file of a record; - for stdin")


def _add_at(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--at", type=whole(0), metavar="N", help="after N decisions (default: at the end)"
    )


def read_record(path: str) -> str:
    """The text of a record, wherever it comes from, but not more than a record can have."""
    try:
        if path == "-":
            data = sys.stdin.buffer.read(MAX_BYTES + 1)
        else:
            with Path(path).open("rb") as file:
                data = file.read(MAX_BYTES + 1)
    except (OSError, ValueError) as error:
        reason = getattr(error, "strerror", None) or error
        raise UsageError(f"cannot read {path[:200]!r}: {reason}") from error
    if len(data) > MAX_BYTES:
        raise RecordError(1, f"more than {MAX_BYTES} bytes: not a record")
    try:
        text = data.decode("utf-8")
    except UnicodeDecodeError as error:
        raise RecordError(1, "not a text: not a record") from error
    if not text.lstrip().startswith("{"):
        raise RecordError(1, "not a record: it does not begin with a header")
    return text


def match_at(text: str, at: int | None) -> Match:
    """The match of a record after so many decisions, or after all of them."""
    matches: Iterator[Match] = replay(text, find)
    match = next(matches)
    while at is None or len(match.decisions) < at:
        if next(matches, None) is None:
            break
    if at is not None and len(match.decisions) < at:
        raise UsageError(f"the record has {len(match.decisions)} decisions; --at cannot be {at}")
    return match


def run_replay(given: argparse.Namespace) -> int:
    """Print the log and the table."""
    match = match_at(read_record(given.record), given.at)
    words = Words(given.lang, match.game).at_table(match)
    screen = Screen()
    for line in log_lines(words, match.log()):
        screen.say(line)
    screen.print()
    screen.print(table(match.view(), given.lang))
    if match.result is not None:
        screen.print(outcome(match, words))
    return OK


def run_verify(given: argparse.Namespace) -> int:
    """Say that a record holds; a record that does not is an error."""
    text = read_record(given.record)
    match = match_at(text, None)
    screen = Screen()
    published = _has(text, 0, "seed_hash")
    hash = match.seed_hash if published else f"{match.seed_hash}, not published in the record"
    screen.say(_held("seed hash", hash))
    if _has(text, 0, "mixed"):
        screen.say(_held("seed", "mixed of the table's and the players' shares, as published"))
    screen.say(_held("decisions", f"{len(match.decisions)}, every one legal"))
    if match.result is None:
        screen.say("the game is not over")
    elif _has(text, -1, "result"):
        winners = ", ".join(str(winner + 1) for winner in match.result.winners)
        screen.say(_held("result", f"{match.result.reason}, won by seat {winners}"))
    else:
        screen.say("the game is over, but the record does not say how")
    return OK


def _has(text: str, line: int, field: str) -> bool:
    parsed: dict[str, Any] = json.loads(text.removesuffix("\n").split("\n")[line])
    return field in parsed


def _held(what: str, facts: str) -> Text:
    return Text.assemble(("ok  ", "bold green"), f"{what}: {facts}")


def run_draw(given: argparse.Namespace) -> int:
    """Draw the table."""
    match = match_at(read_record(given.record), given.at)
    if given.player is not None and given.player > match.players:
        raise UsageError(f"there is no player {given.player}; players are 1 to {match.players}")
    if given.output is None and sys.stdout.isatty():
        raise UsageError("a drawing is a file: add -o table.svg, or pipe the output")
    drawing = match.view(None if given.player is None else given.player - 1).svg(given.lang)
    if given.output is None:
        sys.stdout.write(drawing)
    else:
        write(given.output, drawing)
    return OK
