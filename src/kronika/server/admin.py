"""What whoever runs a server can look up and do, also while it runs."""

import secrets
import sqlite3
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, closing
from pathlib import Path
from typing import Any, Final, NamedTuple

from sqlalchemy import RowMapping, Select, func, select
from sqlalchemy.ext.asyncio import AsyncEngine

from kronika.core.errors import KronikaError, UsageError
from kronika.core.record import Record

from . import names
from .accounts import Accounts
from .config import sqlite_path
from .database import open_engine
from .migrate import check
from .models import seats, sessions, tables, users
from .people import User
from .reader import made
from .replays import decided_in, replayed
from .rows import UserRow
from .storage import Store

PASSWORD_BYTES: Final = 12


class ListedPerson(NamedTuple):
    """What is told about a person."""

    id: int
    name: str
    created: float
    seen: float
    blocked: bool
    password: bool
    """Whether he has one."""
    sessions: int
    playing: int
    """How many of his games go on."""


class ListedTable(NamedTuple):
    """What is told about a table: nothing that is hidden at it."""

    id: str
    name: str
    game: str
    players: int
    state: str
    head: int
    created: float
    moved: float


@asynccontextmanager
async def opened(url: str) -> AsyncIterator["Admin"]:
    """The database of a URL, if this version of Kronika fits it."""
    await check(url)
    engine = open_engine(url)
    try:
        yield Admin(engine)
    finally:
        await engine.dispose()


class Admin:
    """Everything about people and tables that needs no running server."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._store = Store(engine)
        self._accounts = Accounts(engine)

    async def users(self) -> list[ListedPerson]:
        """All people, with how many sessions and running games they have."""
        alive = (
            select(func.count())
            .select_from(sessions)
            .where(sessions.c.user_id == users.c.id, sessions.c.expires > time.time())
        )
        playing = (
            select(func.count())
            .select_from(seats.join(tables, tables.c.id == seats.c.table_id))
            .where(seats.c.user_id == users.c.id, tables.c.state == "playing")
        )
        columns = (users.c.id, users.c.name, users.c.created, users.c.seen, users.c.blocked)
        query = select(
            *columns,
            users.c.password.is_not(None).label("password"),
            alive.scalar_subquery().label("sessions"),
            playing.scalar_subquery().label("playing"),
        )
        found = await self._found(query.order_by(users.c.id))
        return [ListedPerson(**row) for row in found]

    async def tables(self) -> list[ListedTable]:
        """All tables, what happened last at the top; nothing of what is hidden at them."""
        columns = (
            tables.c.id,
            tables.c.name,
            tables.c.game,
            tables.c.players,
            tables.c.state,
            tables.c.head,
            tables.c.created,
            tables.c.moved,
        )
        found = await self._found(select(*columns).order_by(tables.c.moved.desc()))
        return [ListedTable(**row) for row in found]

    async def _found(self, query: Select[Any]) -> Sequence[RowMapping]:
        async with self._engine.connect() as connection:
            found: Sequence[RowMapping] = (await connection.execute(query)).mappings().all()
        return found

    async def person(self, who: str) -> UserRow:
        """The person of a name or a number, also a blocked one."""
        which = users.c.name_key == names.key_of(names.normalised(who) or "")
        found = await self._found(select(users).where(which))
        if not found and who.isascii() and who.isdecimal() and len(who) < 10:
            found = await self._found(select(users).where(users.c.id == int(who)))
        if not found:
            raise UsageError(f"there is nobody called {who!r}; 'kronika admin users' lists all")
        return made(UserRow, found[0])

    async def block(self, who: str, blocked: bool) -> str:
        """Let somebody in no more, or again. Gives the name."""
        row = await self.person(who)
        await self._accounts.block(row.id, blocked)
        return row.name

    async def reset_password(self, who: str) -> tuple[str, str]:
        """A new password, which is known to nobody else, and no session any more."""
        row = await self.person(who)
        password = secrets.token_urlsafe(PASSWORD_BYTES)
        await self._accounts.set_password(_user(row), password)
        return row.name, password

    async def remove_user(self, who: str, even_if_playing: bool) -> str:
        """Forget somebody. Gives the name."""
        row = await self.person(who)
        playing = [one.playing for one in await self.users() if one.id == row.id]
        if sum(playing) and not even_if_playing:
            raise KronikaError(
                f"{row.name} plays at {sum(playing)} tables and would resign there; "
                "block instead, or add --even-if-playing"
            )
        await self._accounts.remove(_user(row))
        return row.name

    async def remove_table(self, id: str) -> str:
        """Remove a table with everything that happened at it. Gives its name."""
        row = await self._store.table(id)
        if row is None:
            raise _no_table(id)
        await self._store.remove_table(id)
        return row.name

    async def export_table(self, id: str) -> str:
        """The record of a table, also of a running one: with its seed, which tells all dice."""
        found = await self._store.whole(id)
        if found is None:
            raise _no_table(id)
        row, sitting, journal = found
        if row.state == "open":
            raise UsageError(f"table {id} has not begun")
        return str(Record(replayed(row, sitting, decided_in(journal))))


def _no_table(id: str) -> UsageError:
    return UsageError(f"there is no table {id!r}; 'kronika admin tables' lists all")


def _user(row: UserRow) -> User:
    return User(row.id, row.name, row.language)


def back_up(url: str, target: Path) -> int:
    """Copy an SQLite database while it is used, check the copy, and give its size.

    The target is there in the end as a whole, or as it was before.
    """
    source = sqlite_path(url)
    if source is None:
        raise UsageError("this database is not SQLite; back it up with pg_dump")
    if not source.is_file():
        raise UsageError(f"there is no database {source}")
    if target.is_dir():
        raise UsageError(f"{target} is a folder; give the name of a file in it")
    if not target.parent.is_dir():
        raise UsageError(f"there is no folder {target.parent}")
    if target.exists() and target.samefile(source):
        raise UsageError(f"{target} is the database itself")
    partial = target.with_name(f".{target.name}.{secrets.token_hex(4)}")
    try:
        partial.touch(0o600)
        _copy(source, partial)
        _verify(partial)
        partial.replace(target)
    except sqlite3.Error as error:
        raise KronikaError(f"the back-up failed: {error}") from None
    finally:
        partial.unlink(missing_ok=True)
    return target.stat().st_size


def _copy(source: Path, target: Path) -> None:
    read_only = f"{source.absolute().as_uri()}?mode=ro"
    with (
        closing(sqlite3.connect(read_only, uri=True, timeout=30)) as old,
        closing(sqlite3.connect(target)) as new,
    ):
        # All at once: readers do not keep a server from writing, and writing does not begin the
        # copy anew.
        old.backup(new)
        # One file, without a second one for what is not yet written into it.
        new.execute("PRAGMA journal_mode=DELETE")


def _verify(path: Path) -> None:
    with closing(sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True)) as copy:
        said = [row[0] for row in copy.execute("PRAGMA integrity_check")]
        if said != ["ok"]:
            raise KronikaError(f"the back-up is damaged: {said[0]}")
        if copy.execute("PRAGMA foreign_key_check").fetchone() is not None:
            raise KronikaError("the back-up is damaged: rows point to others that are not there")
        if copy.execute("SELECT count(*) FROM alembic_version").fetchone() != (1,):
            raise KronikaError("the back-up is no database of Kronika")
