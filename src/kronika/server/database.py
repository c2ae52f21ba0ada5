"""The database itself: SQLite in a file, or PostgreSQL by its URL, and who works with it when."""

import asyncio
import logging
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from functools import wraps
from typing import Any, Final, ParamSpec, TypeVar
from weakref import WeakKeyDictionary

from sqlalchemy import Engine, event
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine
from sqlalchemy.pool import ConnectionPoolEntry

from . import models

log = logging.getLogger(__name__)

DRIVERS: Final = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg"}
PATIENCE: Final = 10.0
"""Seconds for which a database may be silent before that is an error."""
QUEUED: Final = 3 * PATIENCE
"""Seconds for which somebody waits until others of the same server have written."""
PRAGMAS: Final = (
    "journal_mode=WAL",
    "synchronous=FULL",  # a decision is on the disk before anybody sees it
    "foreign_keys=ON",
    f"busy_timeout={PATIENCE * 1000:.0f}",
)
UNREACHABLE: Final = (SQLAlchemyError, TimeoutError, ConnectionError)
"""What is raised by a database that does not answer."""
POOL: Final = 10
UNTYPED: Final = dict.fromkeys(
    (*range(9), *range(11, 13), *range(14, 32), *range(127, 160),
     0x061C, 0x200E, 0x200F, *range(0x202A, 0x202F), *range(0x2066, 0x206A))
)  # fmt: skip
"""All controls but tab and the ends of lines, and all that says in which direction to write."""

P = ParamSpec("P")
T = TypeVar("T")

_working: Final[set["asyncio.Task[Any]"]] = set()


def unbroken(
    work: Callable[P, Coroutine[Any, Any, T]],
) -> Callable[P, Coroutine[Any, Any, T]]:
    """Do what needs a connection to its end, even if whoever wanted it has gone away.

    A task that is cancelled between a statement and its answer would leave a connection that
    nobody gives back, and with it a transaction that nobody ends: on SQLite the lock of all.
    """

    @wraps(work)
    async def done(*arguments: P.args, **more: P.kwargs) -> T:
        if asyncio.current_task() in _working:
            return await work(*arguments, **more)
        task = asyncio.create_task(work(*arguments, **more))
        _working.add(task)
        task.add_done_callback(_working.discard)
        try:
            return await asyncio.shield(task)
        except asyncio.CancelledError:
            task.add_done_callback(_tell_nobody)
            raise

    return done


def _tell_nobody(task: "asyncio.Task[Any]") -> None:
    """Who asked for it does not learn any more that it failed."""
    error = None if task.cancelled() else task.exception()
    if error is not None:
        log.error("work with the database failed", exc_info=error)


async def finish() -> None:
    """Wait until nobody works with the database any more."""
    await asyncio.gather(*_working, return_exceptions=True)


def _check_unbroken(*_: Any) -> None:
    if asyncio.current_task() not in _working:
        raise RuntimeError("a task that can be cancelled wants a connection: see unbroken()")


def open_engine(url: str, *, serves: bool = False) -> AsyncEngine:
    """The database of a URL, `sqlite:///...` or `postgresql://...`.

    If it `serves` people, who come and go, only `unbroken` work gets a connection.
    """
    engine = _engine(url)
    if serves:
        event.listen(engine.sync_engine, "checkout", _check_unbroken)
    return engine


def _engine(url: str) -> AsyncEngine:
    scheme, _, rest = url.partition(":")
    full = f"{DRIVERS.get(scheme, scheme)}:{rest}"
    if scheme != "sqlite":
        return create_async_engine(
            full,
            pool_size=POOL,
            max_overflow=POOL,
            pool_timeout=PATIENCE,
            pool_pre_ping=True,
            connect_args={"timeout": PATIENCE, "command_timeout": PATIENCE},
        )
    engine = create_async_engine(full, pool_size=POOL, max_overflow=0, pool_timeout=PATIENCE)
    event.listen(engine.sync_engine, "connect", _set_pragmas)
    event.listen(engine.sync_engine, "begin", _begin)
    return engine


def _set_pragmas(connection: Any, _: ConnectionPoolEntry) -> None:
    connection.isolation_level = None  # or Python's driver begins transactions on its own
    cursor = connection.cursor()
    for pragma in PRAGMAS:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _begin(connection: Any) -> None:
    # What reads first and then writes would fail, not wait, if another has written meanwhile.
    writes = connection.get_execution_options().get("writes")
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")


class Writer:
    """Begins all that writes.

    SQLite lets one write at a time. Who waits for its lock looks again and again, in no order,
    and keeps a connection from those who only read. So those of one server wait here, in a queue.
    """

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine: Final = engine.execution_options(writes=True)
        self._turn = _turns.setdefault(engine.sync_engine, asyncio.Lock())
        self._queues: Final = engine.dialect.name == "sqlite"

    @asynccontextmanager
    async def begin(self) -> AsyncIterator[AsyncConnection]:
        """A transaction; it is over when the block ends."""
        if not self._queues:
            async with self._engine.begin() as connection:
                yield connection
            return
        async with asyncio.timeout(QUEUED):
            await self._turn.acquire()
        try:
            async with self._engine.begin() as connection:
                yield connection
        finally:
            self._turn.release()


_turns: Final[WeakKeyDictionary[Engine, asyncio.Lock]] = WeakKeyDictionary()
"""Whose turn it is to write: one queue for each engine, whoever writes with it."""


def writable(text: str) -> str:
    """A text without what not every database takes, NUL and halves of characters, and without
    what nobody types: controls, and what turns the rest of a line around."""
    return text.translate(UNTYPED).encode("utf-8", "replace").decode()


async def make_schema(engine: AsyncEngine) -> None:
    """All tables at once, for a database that nobody keeps."""
    async with engine.begin() as connection:
        await connection.run_sync(models.metadata.create_all)
