"""What people say at tables, and what they write down for themselves."""

from typing import Final

from sqlalchemy import and_, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from .database import Writer, unbroken
from .models import messages, notes
from .reader import Reader, made
from .rows import MessageRow

CHAT: Final = 200
"""So many messages are shown."""


class Talk:
    """The messages and notes of all tables."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._reader: Final = Reader(engine)
        self._writing: Final = Writer(engine)

    @unbroken
    async def say(
        self, id: str, user: int, name: str, room: str, text: str, at: float
    ) -> MessageRow:
        """Keep a message of the chat."""
        row = {
            "table_id": id, "user_id": user, "name": name, "room": room, "text": text, "at": at,
        }  # fmt: skip
        async with self._writing.begin() as connection:
            added = await connection.execute(insert(messages).values(row).returning(*messages.c))
            return made(MessageRow, added.mappings().one())

    async def said(self, id: str, room: str, after: int = 0, limit: int = CHAT) -> list[MessageRow]:
        """The last messages of a room, the oldest first."""
        query = (
            select(messages)
            .where(messages.c.table_id == id, messages.c.room == room, messages.c.id > after)
            .order_by(messages.c.id.desc())
            .limit(limit)
        )
        return list(reversed(await self._reader.all(MessageRow, query)))

    async def note(self, id: str, user: int) -> str:
        """What somebody has written down for himself."""
        query = select(notes.c.text).where(notes.c.table_id == id, notes.c.user_id == user)
        return await self._reader.value(query) or ""

    @unbroken
    async def write_note(self, id: str, user: int, text: str) -> None:
        """Write it down."""
        where = and_(notes.c.table_id == id, notes.c.user_id == user)
        change = update(notes).where(where).values(text=text)
        row = {"table_id": id, "user_id": user, "text": text}
        try:
            async with self._writing.begin() as connection:
                if not (await connection.execute(change)).rowcount:
                    await connection.execute(insert(notes).values(row))
        except IntegrityError:  # another page of the same person was first
            async with self._writing.begin() as connection:
                await connection.execute(change)
