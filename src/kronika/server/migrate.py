"""Brings a database to the tables of this version, and says when it has other ones."""

import asyncio
import os
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from time import monotonic
from typing import Any, Final

from sqlalchemy import Connection, event, inspect, text
from sqlalchemy.exc import DBAPIError, OperationalError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine
from sqlalchemy.pool import ConnectionPoolEntry

from kronika.core.errors import KronikaError, UsageError

from .config import sqlite_path
from .database import PATIENCE, open_engine

HEAD: Final = "0007"
"""The newest migration: what this version of Kronika works with."""
SCRIPTS: Final = Path(__file__).parent / "migrations"
LOCK: Final = 8140_0001
"""Servers that start at the same time migrate one after the other."""
RETRY: Final = 0.05
"""Seconds until a database is tried again that is locked."""


async def migrate(url: str) -> str | None:
    """Bring a database to the newest migration. Gives the one it had, or None if it had none."""
    path = sqlite_path(url)
    if path is not None:
        _make_private(path)
    async with _connection(url, writes=True) as connection:
        if connection.dialect.name == "postgresql":
            await connection.execute(text(f"SELECT pg_advisory_xact_lock({LOCK})"))
        had = await connection.run_sync(_revision)
        if had != HEAD:
            await connection.run_sync(_upgrade, had)
        await connection.commit()
    return had


async def check(url: str) -> None:
    """Complain unless a database has exactly the tables of this version."""
    path = sqlite_path(url)
    if path is not None and not path.exists():
        raise KronikaError(f"there is no database {path}; make it with: kronika migrate")
    async with _connection(url) as connection:
        has = await connection.run_sync(_revision)
    if has is None:
        raise KronikaError("the database has no tables yet; make them with: kronika migrate")
    if has > HEAD:
        raise KronikaError(_newer(has))
    if has != HEAD:
        raise KronikaError(
            f"the database is at migration {has}, this version of Kronika needs {HEAD}; "
            "make a back-up, then run: kronika migrate"
        )


def _newer(has: str) -> str:
    return (
        f"the database is at migration {has}, which a newer version of Kronika has made with "
        f"kronika migrate; this one knows only {HEAD}: install the newer version"
    )


def _revision(connection: Connection) -> str | None:
    if not inspect(connection).has_table("alembic_version"):
        return None
    found: str | None = connection.execute(text("SELECT version_num FROM alembic_version")).scalar()
    return found


def _upgrade(connection: Connection, had: str | None) -> None:
    if had is not None and had > HEAD:
        raise KronikaError(_newer(had))
    if had is None and inspect(connection).has_table("tables"):
        raise KronikaError("the database has tables that no migration has made; use another one")
    # It takes a moment to import, and is needed once in the life of a version.
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(SCRIPTS).replace("%", "%%"))
    config.attributes["connection"] = connection
    command.upgrade(config, HEAD)


def _make_private(path: Path) -> None:
    """Passwords and the seeds of running games are in the file: for nobody else to read."""
    if not path.parent.is_dir():
        raise UsageError(f"there is no folder {path.parent} for the database; make it first")
    os.close(os.open(path, os.O_CREAT | os.O_RDWR, 0o600))


def _let_rows_be(connection: Any, _: ConnectionPoolEntry) -> None:
    """To make a table of SQLite anew, the old one is dropped: what belongs to it shall stay."""
    connection.cursor().execute("PRAGMA foreign_keys=OFF")


async def _connected(engine: AsyncEngine) -> AsyncConnection:
    """A connection. SQLite does not wait to turn on its write-ahead log in a file that is used."""
    until = monotonic() + PATIENCE
    while True:
        try:
            return await engine.connect()
        except OperationalError as error:
            if "locked" not in str(error.orig) or monotonic() >= until:
                raise
        await asyncio.sleep(RETRY)


@asynccontextmanager
async def _connection(url: str, *, writes: bool = False) -> AsyncIterator[AsyncConnection]:
    """A connection in a transaction; what goes wrong is told without the password of the URL."""
    try:
        engine = open_engine(url).execution_options(writes=writes)
    except ModuleNotFoundError as error:
        raise UsageError(
            f"this database needs the module {error.name}: pip install kronika[servers]"
        ) from None
    if writes and engine.dialect.name == "sqlite":
        event.listen(engine.sync_engine, "connect", _let_rows_be)
    try:
        connection = await _connected(engine)
        try:
            yield connection
        finally:
            await connection.close()
    except DBAPIError as error:
        raise KronikaError(f"the database cannot be used: {error.orig}") from None
    except SQLAlchemyError as error:
        raise KronikaError(f"the database cannot be used: {error}") from None
    except OSError as error:
        raise KronikaError(f"the database cannot be reached: {error.strerror or error}") from None
    finally:
        await engine.dispose()
