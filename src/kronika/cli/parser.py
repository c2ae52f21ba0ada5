"""The command line: its commands and what they take."""

import argparse
import os
import platform
from collections.abc import Sequence
from pathlib import Path
from typing import Final, NoReturn

import kronika
from kronika.core import match
from kronika.core.errors import UsageError
from kronika.core.packs import FOLDERS

from . import admin, analyze, games, play, records, rules, serve, simulate, tournament

DESCRIPTION: Final = """\
A digital table and simulator for grand-strategy board games.

Every decision of a match is a line in a record: a text file that can be replayed,
checked, drawn and continued."""

EXAMPLES: Final = """\
examples:
  kronika play                                   the table, in the browser
  kronika play --terminal                        a game of Pax Renaissance against two bots
  kronika rules pax-renaissance PR-E1            what the rules say about buying a card
  kronika simulate pax-renaissance --games 1000  a thousand games of random players
  kronika draw game.jsonl -o table.svg           a picture of the table

'kronika COMMAND --help' tells more about a command."""


class Parser(argparse.ArgumentParser):
    """Complains in one line, like everything else here."""

    def error(self, message: str) -> NoReturn:
        """Raise a usage error in place of printing the whole usage."""
        raise UsageError(f"{message}; '{self.prog} --help' tells more")


def version() -> str:
    """The version, the Python below it, and whether the compiled modules run."""
    compiled = Path(match.__file__).suffix != ".py"
    runs = "compiled" if compiled else "not compiled, slower"
    return f"kronika {kronika.__version__} ({runs}; Python {platform.python_version()})"


def make_parser() -> argparse.ArgumentParser:
    """The parser of the whole command line."""
    parser = Parser(
        prog="kronika",
        description=DESCRIPTION,
        epilog=EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
        allow_abbrev=False,
    )
    parser.add_argument("--version", action="version", version=version())
    parser.add_argument(
        "--content",
        metavar="FOLDER",
        action="append",
        help="where content packs are, as GAME/PACK; --set content=PACK plays one",
    )
    commands = parser.add_subparsers(title="commands", metavar="COMMAND")
    for module in (games, play, simulate, tournament, records, analyze, rules, serve, admin):
        module.add_to(commands)
    return parser


def run(arguments: Sequence[str] | None) -> int:
    """Carry out a command line."""
    parser = make_parser()
    given, left = parser.parse_known_args(arguments)
    _take_left(given, left)
    if left:
        parser.error(f"unknown arguments: {' '.join(left)}")
    if "run" not in given:
        parser.print_help()
        return 0
    if given.content:
        known = [os.environ[FOLDERS]] if os.environ.get(FOLDERS) else []
        os.environ[FOLDERS] = os.pathsep.join([*given.content, *known])
    code: int = given.run(given)
    return code


def _take_left(given: argparse.Namespace, left: list[str]) -> None:
    """Words after an option, which argparse does not take for the optional ones before it."""
    if any(word.startswith("-") for word in left):
        return
    if "query" in given:
        given.query += left
        left.clear()
    elif len(left) == 1 and "resume" in given and given.game is None:
        given.game = left.pop()
