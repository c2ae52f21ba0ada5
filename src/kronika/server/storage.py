"""All that tables ask of the database, and the rows that it gives."""

import asyncio
import shutil
import time
from collections.abc import Mapping, Sequence
from pathlib import Path
from secrets import token_hex
from typing import Any, Final

from msgspec.structs import asdict
from sqlalchemy import (
    and_,
    delete,
    func,
    insert,
    or_,
    select,
    update,
)
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from kronika.core.errors import KronikaError
from kronika.core.game import Settings

from .database import Writer, unbroken, writable
from .models import decisions, facts, messages, notes, seats, tables, users
from .reader import Reader, made
from .rows import Absence, DecisionRow, SeatRow, TableRow, UserRow, Whole

LEAST_FREE: Final = 64 * 1024 * 1024
"""Bytes that must be free on the disk of an SQLite database."""
PROVED: Final = 1.0
"""Seconds for which it is believed that the database can be written."""
LIST: Final = 50


class TooManyTables(Exception):
    """Somebody has as many tables as he may have."""


class NoRoom(KronikaError):
    """The disk of the database is full, or nearly."""


class Store:
    """All that the tables ask of the database. Journal rows are written by the journal alone."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine: Final = engine
        self.writing: Final = Writer(engine)
        self._reader: Final = Reader(engine)
        self._proving: asyncio.Task[None] | None = None
        self._proved = float("-inf")

    async def prove(self) -> None:
        """An error unless the database can be written and has room to grow."""
        if time.monotonic() < self._proved + PROVED:
            return
        if self._proving is None or self._proving.done():
            self._proving = asyncio.create_task(self._prove())
        await asyncio.shield(self._proving)

    @unbroken
    async def _prove(self) -> None:
        path = self.engine.url.database
        if self.engine.dialect.name == "sqlite" and path:
            free = await asyncio.to_thread(shutil.disk_usage, Path(path).parent)
            if free.free < LEAST_FREE:
                raise NoRoom(f"only {free.free // 1024} KB are free for the database")
        change = update(facts).where(facts.c.name == "proved").values(value=f"{time.time():.0f}")
        try:
            async with self.writing.begin() as connection:
                if not (await connection.execute(change)).rowcount:
                    await connection.execute(insert(facts).values(name="proved", value=""))
        except IntegrityError:  # another server has proved it for the first time
            pass
        self._proved = time.monotonic()

    @unbroken
    async def secret(self) -> str:
        """What all servers of this database sign with; made when it is first asked for."""
        query = select(facts.c.value).where(facts.c.name == "secret")
        known = await self._reader.value(query)
        if known is None:
            value = token_hex(32)
            try:
                async with self.writing.begin() as connection:
                    await connection.execute(insert(facts).values(name="secret", value=value))
                return value
            except IntegrityError:  # another server was first
                known = await self._reader.value(query)
                assert known is not None
        return str(known)

    # Tables

    @unbroken
    async def add_table(self, row: TableRow, sitting: Sequence[SeatRow], most: int = 0) -> None:
        """A new table with its seats; `TooManyTables` if its creator has so many already."""
        async with self.writing.begin() as connection:
            await _check_room(connection, row.creator, most)
            await connection.execute(insert(tables).values(asdict(row)))
            await connection.execute(insert(seats), [asdict(seat) for seat in sitting])

    async def table(self, id: str) -> TableRow | None:
        """The row of a table."""
        return await self._reader.one(TableRow, select(tables).where(tables.c.id == writable(id)))

    async def table_invited(self, invitation: str) -> TableRow | None:
        """The table that an invitation leads to."""
        query = select(tables).where(tables.c.invitation == writable(invitation))
        return await self._reader.one(TableRow, query)

    async def seats(self, ids: Sequence[str]) -> list[SeatRow]:
        """The seats of some tables, in their order."""
        query = select(seats).where(seats.c.table_id.in_(ids))
        return await self._reader.all(SeatRow, query.order_by(seats.c.table_id, seats.c.seat))

    async def decisions(self, id: str, since: int = 0) -> list[DecisionRow]:
        """The journal of a table from a number on."""
        query = select(decisions).where(decisions.c.table_id == id, decisions.c.number >= since)
        return await self._reader.all(DecisionRow, query.order_by(decisions.c.number))

    @unbroken
    async def whole(self, id: str) -> Whole | None:
        """A table, its seats and its journal, all as of one moment."""
        async with self.engine.connect() as connection:
            if connection.dialect.name == "postgresql":
                await connection.execution_options(isolation_level="REPEATABLE READ")
            query = select(tables).where(tables.c.id == writable(id))
            row = (await connection.execute(query)).mappings().one_or_none()
            if row is None:
                return None
            sitting = await connection.execute(
                select(seats).where(seats.c.table_id == id).order_by(seats.c.seat)
            )
            journal = await connection.execute(
                select(decisions).where(decisions.c.table_id == id).order_by(decisions.c.number)
            )
            return Whole(
                made(TableRow, row),
                [made(SeatRow, seat) for seat in sitting.mappings()],
                [made(DecisionRow, line) for line in journal.mappings()],
            )

    @unbroken
    async def change_table(self, id: str, **values: Any) -> None:
        """Change a table's row."""
        async with self.writing.begin() as connection:
            await connection.execute(update(tables).where(tables.c.id == id).values(values))

    @unbroken
    async def begin_table(
        self,
        id: str,
        reserve: float | None,
        *,
        away: Mapping[int, Absence] | None = None,
        shares: Sequence[str | None] | None = None,
        **values: Any,
    ) -> bool:
        """Begin, with clocks for the people, `away` of those on vacation, if the seed was mixed of
        these shares; whether the table was still open, and all there."""
        async with self.writing.begin() as connection:
            if not await _is_open(connection, id):
                return False
            sitting = seats.c.table_id == id
            free = select(seats.c.seat).where(
                sitting, seats.c.user_id.is_(None), seats.c.bot.is_(None)
            )
            if (await connection.execute(free)).first() is not None:
                return False
            added = select(seats.c.share).where(sitting).order_by(seats.c.seat)
            found = (await connection.execute(added)).scalars().all()
            if shares is not None and list(found) != list(shares):
                return False
            await connection.execute(update(tables).where(tables.c.id == id).values(values))
            people = update(seats).where(sitting, seats.c.user_id.is_not(None))
            await connection.execute(people.values(reserve=reserve))
            for seat, absence in (away or {}).items():
                his = update(seats).where(sitting, seats.c.seat == seat)
                await connection.execute(his.values(absence._asdict()))
            return True

    @unbroken
    async def fill_seats(self, id: str, level: str, name: str) -> None:
        """Bots sit down at the seats of an open table that are still free."""
        async with self.writing.begin() as connection:
            if await _is_open(connection, id):
                await connection.execute(
                    update(seats)
                    .where(seats.c.table_id == id)
                    .where(seats.c.user_id.is_(None), seats.c.bot.is_(None))
                    .values(bot=level, kind="bot", name=name)
                )

    @unbroken
    async def claim_rematch(self, id: str, rematch: str, before: str | None = None) -> bool:
        """Say which table goes on after this one, in place of one that is gone; whether nobody
        else has said so before."""
        same = tables.c.rematch.is_(None) if before is None else tables.c.rematch == before
        async with self.writing.begin() as connection:
            changed = await connection.execute(
                update(tables).where(tables.c.id == id, same).values(rematch=rematch)
            )
            return bool(changed.rowcount)

    @unbroken
    async def change_seat(self, id: str, seat: int, **values: Any) -> None:
        """Change a seat."""
        async with self.writing.begin() as connection:
            await connection.execute(
                update(seats).where(seats.c.table_id == id, seats.c.seat == seat).values(values)
            )

    @unbroken
    async def sit(
        self,
        id: str,
        user: int,
        name: str,
        kinds: Sequence[str],
        seat: int | None = None,
        most: int = 0,
    ) -> int | None:
        """Take a seat of these kinds at an open table, or the one that one has; None: none left."""
        async with self.writing.begin() as connection:
            if not await _is_open(connection, id):
                return None
            taken = await connection.execute(
                select(seats.c.seat).where(seats.c.table_id == id, seats.c.user_id == user)
            )
            mine = taken.scalar_one_or_none()
            if mine is not None:
                return int(mine)
            wanted = (
                select(seats.c.seat)
                .where(seats.c.table_id == id, seats.c.kind.in_(kinds))
                .order_by(seats.c.kind.desc(), seats.c.seat)
                .limit(1)
            )
            if seat is not None:
                wanted = wanted.where(seats.c.seat == seat)
            free = (await connection.execute(wanted)).scalar_one_or_none()
            if free is None:
                return None
            await _check_room(connection, user, most)
            await _forget_shares(connection, id)
            await connection.execute(
                update(seats)
                .where(seats.c.table_id == id, seats.c.seat == free)
                .values(user_id=user, name=name, kind="person")
            )
            return int(free)

    @unbroken
    async def stand_up(self, id: str, user: int) -> bool:
        """Leave an open table; whether there was a seat to leave."""
        async with self.writing.begin() as connection:
            opened = select(tables.c.listed).where(tables.c.id == id, tables.c.state == "open")
            listed = (await connection.execute(opened.with_for_update())).scalar_one_or_none()
            if listed is None:
                return False
            return await _stand_up(connection, id, user, listed)

    @unbroken
    async def remove_table(self, id: str) -> None:
        """Forget a table and all that belongs to it."""
        async with self.writing.begin() as connection:
            await _remove(connection, id)

    @unbroken
    async def remove_open_table(self, id: str, deserted: bool = False) -> bool:
        """Forget a table that has not begun, or only if nobody sits there; whether it was so."""
        async with self.writing.begin() as connection:
            if not await _is_open(connection, id):
                return False
            if deserted and await _people_sit(connection, id):
                return False
            await _remove(connection, id)
            return True

    @unbroken
    async def commit_share(self, id: str, user: int, commitment: str) -> bool:
        """Keep the hash of a player's share, as long as nobody has told one; whether it was so."""
        async with self.writing.begin() as connection:
            if not await _is_open(connection, id):
                return False
            told = select(seats.c.seat).where(seats.c.table_id == id, seats.c.share.is_not(None))
            if (await connection.execute(told)).first() is not None:
                return False
            mine = (seats.c.table_id == id) & (seats.c.user_id == user)
            kept = update(seats).where(mine).values(commitment=commitment)
            return bool((await connection.execute(kept)).rowcount)

    @unbroken
    async def tell_share(self, id: str, user: int, share: str, commitment: str) -> bool:
        """Keep the share of a player who has published its hash, when all have and no seat is
        free; whether it was so."""
        async with self.writing.begin() as connection:
            if not await _is_open(connection, id):
                return False
            missing = select(seats.c.seat).where(
                seats.c.table_id == id, seats.c.bot.is_(None), seats.c.commitment.is_(None)
            )
            if (await connection.execute(missing)).first() is not None:
                return False
            mine = (seats.c.table_id == id) & (seats.c.user_id == user)
            kept = update(seats).where(mine, seats.c.commitment == commitment).values(share=share)
            return bool((await connection.execute(kept)).rowcount)

    @unbroken
    async def tables_by_day(self, user: int) -> list[str]:
        """The tables with a clock at which somebody plays by the day."""
        query = (
            select(tables.c.id)
            .join(seats, seats.c.table_id == tables.c.id)
            .where(seats.c.user_id == user, seats.c.left.is_(None), tables.c.pace == "day")
            .where(tables.c.state == "playing", tables.c.move_time.is_not(None))
        )
        return await self._reader.values(query)

    # Lobby

    async def tables_of(self, user: int, over: bool, limit: int = LIST) -> list[TableRow]:
        """The tables at which somebody sits or which he has opened, the newest first."""
        mine = select(seats.c.table_id).where(seats.c.user_id == user)
        theirs = or_(
            tables.c.id.in_(mine), and_(tables.c.creator == user, tables.c.state == "open")
        )
        state = tables.c.state == "over" if over else tables.c.state != "over"
        query = select(tables).where(theirs, state).order_by(tables.c.moved.desc())
        return await self._reader.all(TableRow, query.limit(limit))

    async def played(self, user: int, limit: int = LIST) -> list[tuple[str, Settings]]:
        """Games and settings of the matches somebody has played to the end, the newest first."""
        mine = select(seats.c.table_id).where(seats.c.user_id == user)
        over = and_(tables.c.id.in_(mine), tables.c.state == "over")
        query = select(tables.c.game, tables.c.settings).where(over)
        rows = await self._reader.found(query.order_by(tables.c.moved.desc()).limit(limit))
        return [(row["game"], row["settings"]) for row in rows]

    async def listed_tables(
        self, states: Sequence[str], limit: int = LIST, before: float | None = None
    ) -> list[TableRow]:
        """The tables that everybody may see, the newest first."""
        seen = or_(tables.c.guests, tables.c.state == "open")
        query = select(tables).where(tables.c.listed, seen, tables.c.state.in_(states))
        if before is not None:
            query = query.where(tables.c.moved < before)
        return await self._reader.all(TableRow, query.order_by(tables.c.moved.desc()).limit(limit))

    # People

    async def people(self, ids: Sequence[int]) -> Mapping[int, UserRow]:
        """Rows of people by their ids."""
        rows = await self._reader.all(UserRow, select(users).where(users.c.id.in_(ids)))
        return {row.id: row for row in rows}

    async def looked(self, id: str, seat: int, seen: int) -> None:
        """Somebody at this seat has looked at so many decisions."""
        await self.change_seat(id, seat, seen=seen)


async def _is_open(connection: AsyncConnection, id: str) -> bool:
    """Whether a table has not begun; until the transaction ends, it stays so."""
    query = select(tables.c.state).where(tables.c.id == id).with_for_update()
    return bool((await connection.execute(query)).scalar_one_or_none() == "open")


async def _check_room(connection: AsyncConnection, user: int | None, most: int) -> None:
    """`TooManyTables` if somebody has so many that are not over. Who has resigned from a table that
    he has opened still has it: its bots play on."""
    if not most:
        return
    # Two requests at once are counted one after the other.
    await connection.execute(select(users.c.id).where(users.c.id == user).with_for_update())
    sits = select(seats.c.table_id).where(seats.c.user_id == user, seats.c.left.is_(None))
    theirs = or_(tables.c.creator == user, tables.c.id.in_(sits))
    count = select(func.count()).select_from(tables).where(tables.c.state != "over", theirs)
    if (await connection.execute(count)).scalar_one() >= most:
        raise TooManyTables


async def leave_open_tables(connection: AsyncConnection, user: int) -> None:
    """Stand up from all tables that have not begun; those where nobody sits any more are gone."""
    sits = (
        select(tables.c.id, tables.c.listed)
        .join(seats, seats.c.table_id == tables.c.id)
        .where(seats.c.user_id == user, tables.c.state == "open")
        .order_by(tables.c.id)
        .with_for_update(of=tables)
    )
    for id, listed in (await connection.execute(sits)).all():
        await _stand_up(connection, id, user, listed)
        if not await _people_sit(connection, id):
            await _remove(connection, id)


async def _forget_shares(connection: AsyncConnection, id: str) -> None:
    """Somebody comes or goes: who has told his share already must not have told it to him."""
    nothing = {"commitment": None, "share": None}
    await connection.execute(update(seats).where(seats.c.table_id == id).values(nothing))


async def _stand_up(connection: AsyncConnection, id: str, user: int, listed: bool) -> bool:
    await _forget_shares(connection, id)
    left = await connection.execute(
        update(seats)
        .where(seats.c.table_id == id, seats.c.user_id == user)
        .values(user_id=None, name=None, kind="free" if listed else "friend")
    )
    return bool(left.rowcount)


async def _people_sit(connection: AsyncConnection, id: str) -> bool:
    people = select(seats.c.seat).where(seats.c.table_id == id, seats.c.user_id.is_not(None))
    return (await connection.execute(people)).first() is not None


async def _remove(connection: AsyncConnection, id: str) -> None:
    for table in (decisions, messages, notes, seats):
        await connection.execute(delete(table).where(table.c.table_id == id))
    await connection.execute(delete(tables).where(tables.c.id == id))
