"""What needs attention at tables, whether or not anybody looks: as the database has it."""

import time
from typing import Any, Final

from msgspec.structs import replace
from sqlalchemy import ColumnElement, bindparam, func, insert, or_, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from .clock import GAP
from .database import Writer, unbroken
from .models import facts, seats, tables
from .reader import Reader, made
from .rows import TableRow


class Upkeep:
    """Signs of life of servers, clocks, bots, and tables that cannot be played."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._reader: Final = Reader(engine)
        self._writing: Final = Writer(engine)

    @unbroken
    async def beat(self, now: float, returned: bool) -> float:
        """Say that a server is here. Who has `returned` from wherever asks since when none was:
        so many seconds the clocks of all tables were put on, for nobody could move."""
        alive = facts.c.name == "alive"
        try:
            async with self._writing.begin() as connection:
                query = select(facts.c.value).where(alive).with_for_update()
                last = (await connection.execute(query)).scalar_one_or_none()
                if last is None:
                    await connection.execute(insert(facts).values(name="alive", value=repr(now)))
                    return 0.0
                await connection.execute(update(facts).where(alive).values(value=repr(now)))
                if not returned:
                    return 0.0
                played = select(func.max(tables.c.moved)).where(tables.c.state == "playing")
                moved = (await connection.execute(played)).scalar_one_or_none()
                away = now - max(float(last), moved or 0.0)
                if abs(away) <= GAP:
                    return 0.0
                await _put_on(connection, away)
                return away
        except IntegrityError:  # another server was the first to say so
            return 0.0

    @unbroken
    async def set_aside(self, id: str, build: str, now: float) -> None:
        """No server of this build can play a table: it is left alone, and its clocks stand."""
        async with self._writing.begin() as connection:
            since = func.coalesce(tables.c.aside_at, now)
            await connection.execute(
                update(tables).where(tables.c.id == id).values(aside=build, aside_at=since)
            )

    @unbroken
    async def resume(self, row: TableRow, now: float) -> TableRow:
        """A table that was set aside can be played again; its row after that."""
        assert row.aside_at is not None
        stood = now - row.aside_at
        values: dict[str, Any] = {
            "asked": {seat: since + stood for seat, since in row.asked.items()},
            "deadline": None if row.deadline is None else row.deadline + stood,
            "aside": None,
            "aside_at": None,
        }
        async with self._writing.begin() as connection:
            same = (tables.c.id == row.id) & (tables.c.aside == row.aside)
            changed = await connection.execute(update(tables).where(same).values(values))
            if changed.rowcount:
                return replace(row, **values)
            now_is = await connection.execute(select(tables).where(tables.c.id == row.id))
            return made(TableRow, now_is.mappings().one())

    async def late_tables(self, now: float, build: str = "", limit: int = 100) -> list[str]:
        """Tables at which somebody's time has run out."""
        query = select(tables.c.id).where(
            tables.c.state == "playing", tables.c.deadline <= now, _can_play(build)
        )
        return await self._reader.values(query.order_by(tables.c.deadline).limit(limit))

    async def unkept_tables(self, now: float, build: str = "", limit: int = 100) -> list[str]:
        """Tables at which a bot is asked and no server lets it think."""
        query = select(tables.c.id).where(
            tables.c.state == "playing",
            tables.c.bots_asked,
            tables.c.kept_until <= now,
            _can_play(build),
        )
        # Who has waited longest comes first; the others follow when these have gone on.
        return await self._reader.values(query.order_by(tables.c.moved).limit(limit))

    async def deserted_seats(self, build: str, limit: int = 100) -> list[tuple[str, int]]:
        """Tables and seats of people who have no account any more, where nobody plays on yet."""
        # Not by the index of users: that has the bots of all matches that ever were.
        nobody = func.coalesce(seats.c.user_id, 0) == 0
        query = (
            select(seats.c.table_id, seats.c.seat)
            .join(tables, tables.c.id == seats.c.table_id)
            .where(tables.c.state == "playing", nobody, seats.c.bot.is_(None), _can_play(build))
        )
        return [
            (row["table_id"], row["seat"]) for row in await self._reader.found(query.limit(limit))
        ]

    @unbroken
    async def keep(self, id: str, keeper: str, until: float) -> bool:
        """Take on the bots of a table for a while, unless another server has."""
        async with self._writing.begin() as connection:
            changed = await connection.execute(
                update(tables)
                .where(tables.c.id == id)
                .where(or_(tables.c.keeper == keeper, tables.c.kept_until <= time.time()))
                .values(keeper=keeper, kept_until=until)
            )
            return bool(changed.rowcount)


def _can_play(build: str) -> ColumnElement[bool]:
    """Tables that servers of this build have not found unplayable."""
    return or_(tables.c.aside.is_(None), tables.c.aside != build)


async def _put_on(connection: AsyncConnection, seconds: float) -> None:
    """Put on the clocks of all tables, but for those that stand."""
    query = select(tables.c.id, tables.c.asked, tables.c.deadline).where(
        tables.c.state == "playing", tables.c.deadline.is_not(None), tables.c.aside.is_(None)
    )
    moved = [
        {
            "table": row.id,
            "new_asked": {seat: since + seconds for seat, since in row.asked.items()},
            "new_deadline": row.deadline + seconds,
        }
        for row in (await connection.execute(query.with_for_update())).all()
    ]
    change = update(tables).where(tables.c.id == bindparam("table"))
    change = change.values(asked=bindparam("new_asked"), deadline=bindparam("new_deadline"))
    if moved:
        await connection.execute(change, moved)
