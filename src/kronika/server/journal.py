"""The journal of decisions. A decision is durable before anybody sees it.

Decisions of many tables that come in while a commit is under way share the next one: the disk
is waited for once for all of them.
"""

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from msgspec import Struct
from msgspec.structs import asdict
from sqlalchemy import bindparam, insert, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from .database import Writer, unbroken
from .models import decisions, seats, tables
from .rows import DecisionRow, SeatRow, TableRow, Undo

MOST: Final = 200
"""Decisions in one commit."""


class Taken(Exception):
    """Another server has written this decision's number already, or the table is gone."""


class TableChange(Struct, kw_only=True):
    """What decisions change of their table."""

    head: int
    asked: dict[str, float]
    deadline: float | None
    bots_asked: bool
    moved: float
    undo: Undo | None
    state: str
    result: dict[str, Any] | None
    summary: dict[str, Any] | None
    ended: float | None
    sights: Sequence[tuple[int, int]] | None

    def apply(self, row: TableRow) -> None:
        """Change the table's row in memory."""
        for name, value in asdict(self).items():
            setattr(row, name, value)


class SeatChange(Struct, kw_only=True):
    """What decisions change of the seat that has decided."""

    left: str | None
    bot: str | None
    reserve: float | None
    late_at: int | None
    away_from: float | None
    away_until: float | None

    @classmethod
    def of(cls, seat: SeatRow) -> "SeatChange":
        """All that may have changed of a seat."""
        return cls(**{name: getattr(seat, name) for name in cls.__struct_fields__})


@dataclass(frozen=True)
class Entry:
    """Rows of the journal that are written together, and what they change of their table and of
    the seat that decided."""

    rows: list[DecisionRow]
    table: TableChange
    seat: SeatChange | None
    done: "asyncio.Future[None]" = field(default_factory=lambda: _future())


def _future() -> "asyncio.Future[None]":
    return asyncio.get_running_loop().create_future()


INSERT: Final = insert(decisions)
UPDATE: Final = (
    update(tables)
    .where(tables.c.id == bindparam("table_id"))
    .values({name: bindparam(name) for name in TableChange.__struct_fields__})
)
SEAT: Final = (
    update(seats)
    .where(seats.c.table_id == bindparam("of_table"), seats.c.seat == bindparam("of_seat"))
    .values({name: bindparam(f"new_{name}") for name in SeatChange.__struct_fields__})
)


class Journal:
    """Writes what is appended to it, in the order in which it comes."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._writing: Final = Writer(engine)
        self._waiting: asyncio.Queue[Entry] = asyncio.Queue()
        self._task: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Begin to write."""
        self._task = asyncio.create_task(self._write_all(), name="journal")

    async def stop(self) -> None:
        """Write what is waiting, then stop."""
        if self._task is not None:
            await self._waiting.join()
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
            self._task = None

    async def append(self, entry: Entry) -> None:
        """Return when the entry is on the disk; `Taken` if its number is not free any more."""
        self._waiting.put_nowait(entry)
        await entry.done

    async def _write_all(self) -> None:
        while True:
            batch = [await self._waiting.get()]
            while len(batch) < MOST and not self._waiting.empty():
                batch.append(self._waiting.get_nowait())
            # In the same order on all servers, so that two never wait for each other.
            batch.sort(key=lambda entry: entry.rows[0].table_id)
            await self._write(batch)
            for _ in batch:
                self._waiting.task_done()

    @unbroken
    async def _write(self, batch: Sequence[Entry]) -> None:
        try:
            async with self._writing.begin() as connection:
                await _insert(connection, batch)
        except IntegrityError:
            if len(batch) > 1:
                for entry in batch:
                    await self._write([entry])
                return
            _fail(batch, Taken(batch[0].rows[0].table_id))
        except Exception as error:
            _fail(batch, error)
        else:
            for entry in batch:
                if not entry.done.done():
                    entry.done.set_result(None)


def _fail(batch: Sequence[Entry], error: Exception) -> None:
    for entry in batch:
        if not entry.done.done():
            entry.done.set_exception(error)


async def _insert(connection: AsyncConnection, batch: Sequence[Entry]) -> None:
    await connection.execute(INSERT, [asdict(row) for entry in batch for row in entry.rows])
    # PostgreSQL counts rows of a plain UPDATE only; nothing here needs the count.
    await connection.execute(
        UPDATE, [{"table_id": entry.rows[0].table_id, **asdict(entry.table)} for entry in batch]
    )
    changed = [
        {
            "of_table": entry.rows[0].table_id,
            "of_seat": entry.rows[0].seat,
            **{f"new_{name}": value for name, value in asdict(entry.seat).items()},
        }
        for entry in batch
        if entry.seat is not None
    ]
    if changed:
        await connection.execute(SEAT, changed)
