"""`kronika admin`: people, tables and back-ups, for whoever runs a server."""

import argparse
import sys
from collections.abc import Awaitable, Callable, Sequence
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from rich.table import Table

from . import OK
from .common import Commands, Screen, add_command, write
from .serve import add_database, database_of

if TYPE_CHECKING:
    from kronika.server.admin import Admin

EXAMPLES: Final = """\
  kronika admin users --database sqlite:////var/lib/kronika/kronika.db
  kronika admin backup kronika-monday.db
  kronika admin block "Some Body"
  kronika admin export-table 3hf8s0dk2lqa -o game.jsonl

A running server notices within seconds; a table that it has in memory is gone when nobody looks
at it any more. Without --database, KRONIKA_DATABASE says which one."""


def add_to(commands: Commands) -> None:
    """Add the command."""
    parser = add_command(
        commands, "admin", _help, "look after people, tables and back-ups", EXAMPLES
    )
    parser.set_defaults(parser=parser)
    actions = parser.add_subparsers(title="what to do", metavar="WHAT")

    def add(name: str, run: Callable[[argparse.Namespace], int], help: str) -> Any:
        action = actions.add_parser(name, help=help, description=help, allow_abbrev=False)
        action.set_defaults(run=run)
        add_database(action)
        return action

    add("users", _users, "list all people")
    add("tables", _tables, "list all tables")
    for name, run, help in (
        ("block", _block, "let somebody in no more"),
        ("unblock", _unblock, "let somebody in again"),
        ("reset-password", _reset_password, "give somebody a new password, and end all sessions"),
        ("remove-user", _remove_user, "forget somebody; the games stay"),
    ):
        action = add(name, run, help)
        action.add_argument("who", metavar="NAME", help="a name, or the number of an account")
    action.add_argument("--even-if-playing", action="store_true", help="also out of running games")
    add("remove-table", _remove_table, "remove a table with all that happened at it").add_argument(
        "id", metavar="ID", help="the table: the last part of its address"
    )
    export = add("export-table", _export, "write the record of a table, with its seed")
    export.add_argument("id", metavar="ID", help="the table: the last part of its address")
    export.add_argument("-o", "--output", metavar="FILE", help="a file, in place of the output")
    backup = add("backup", _backup, "copy an SQLite database while it is used")
    backup.add_argument("file", metavar="FILE", type=Path, help="the copy")


def _help(given: argparse.Namespace) -> int:
    given.parser.print_help()
    return OK


def _do(given: argparse.Namespace, work: "Callable[[Admin], Awaitable[Any]]") -> Any:
    """Do something with the database."""
    url = database_of(given)
    import asyncio

    from kronika.server.admin import opened

    async def do() -> Any:
        async with opened(url) as admin:
            return await work(admin)

    return asyncio.run(do())


def _show(columns: dict[str, str], rows: Sequence[object]) -> int:
    table = Table(box=None, pad_edge=False)
    for title in columns.values():
        table.add_column(title, overflow="fold")
    for row in rows:
        table.add_row(*(_cell(name, getattr(row, name)) for name in columns))
    screen = Screen()
    if not screen.is_terminal:
        screen.width = 300  # a line each, for programs that read lines
    screen.print(table)
    return OK


def _cell(name: str, value: Any) -> str:
    if isinstance(value, bool):
        return "yes" if value else ""
    if name in ("created", "seen", "moved"):
        return f"{datetime.fromtimestamp(value):%Y-%m-%d %H:%M}"
    return "".join(character for character in str(value) if character.isprintable())


def _users(given: argparse.Namespace) -> int:
    columns = ("id", "name", "created", "seen", "password", "sessions", "playing", "blocked")
    rows = _do(given, lambda admin: admin.users())
    return _show({name: name for name in columns}, rows)


def _tables(given: argparse.Namespace) -> int:
    columns = ("id", "name", "game", "players", "state", "head", "created", "moved")
    titles = {name: "decisions" if name == "head" else name for name in columns}
    return _show(titles, _do(given, lambda admin: admin.tables()))


def _block(given: argparse.Namespace) -> int:
    name = _do(given, lambda admin: admin.block(given.who, True))
    Screen().say(f"{name} is blocked")
    return OK


def _unblock(given: argparse.Namespace) -> int:
    name = _do(given, lambda admin: admin.block(given.who, False))
    Screen().say(f"{name} may come in again")
    return OK


def _reset_password(given: argparse.Namespace) -> int:
    name, password = _do(given, lambda admin: admin.reset_password(given.who))
    Screen(stderr=True).say(f"the new password of {name}, which is shown only now:")
    print(password)
    return OK


def _remove_user(given: argparse.Namespace) -> int:
    name = _do(given, lambda admin: admin.remove_user(given.who, given.even_if_playing))
    Screen().say(f"{name} is removed")
    return OK


def _remove_table(given: argparse.Namespace) -> int:
    name = _do(given, lambda admin: admin.remove_table(given.id))
    Screen().say(f"table {given.id} ({name}) is removed")
    return OK


def _export(given: argparse.Namespace) -> int:
    record = _do(given, lambda admin: admin.export_table(given.id))
    if given.output is None:
        sys.stdout.write(record)
    else:
        write(Path(given.output), record)
    return OK


def _backup(given: argparse.Namespace) -> int:
    url = database_of(given)
    from kronika.server.admin import back_up

    size = back_up(url, given.file)
    Screen().say(f"{given.file}: {size} bytes, checked")
    return OK
