"""Whom there is something to write to: as the database has it."""

from collections.abc import Sequence
from typing import Final

from sqlalchemy import and_, select, update
from sqlalchemy.ext.asyncio import AsyncEngine

from .database import Writer, unbroken
from .models import users
from .reader import Reader, made
from .rows import UserRow


class Outbox:
    """Letters that are owed to people."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._reader: Final = Reader(engine)
        self._writing: Final = Writer(engine)

    @unbroken
    async def owe(self, ids: Sequence[int], now: float) -> None:
        """There is something to write to some people about, where they have said it may be."""
        async with self._writing.begin() as connection:
            for confirmed, due in (
                (users.c.email_confirmed, users.c.mail_due),
                (users.c.webhook_confirmed, users.c.hook_due),
            ):
                owed = update(users).where(users.c.id.in_(ids), confirmed, due.is_(None))
                await connection.execute(owed.values({due.name: now}))

    @unbroken
    async def take(self, what: str, now: float, pause: float, settled: float) -> list[UserRow]:
        """The people to be written to now: each once, whichever server asks first."""
        due, done = {
            "email": (users.c.mail_due, users.c.mailed),
            "webhook": (users.c.hook_due, users.c.hooked),
        }[what]
        ready = and_(due <= now - settled, done <= now - pause)
        if await self._reader.value(select(users.c.id).where(ready)) is None:
            return []
        async with self._writing.begin() as connection:
            taken = update(users).where(ready).values({due.name: None, done.name: now})
            found = await connection.execute(taken.returning(*users.c))
            return [made(UserRow, row) for row in found.mappings()]
