"""Reading rows: what the database finds gets its types here."""

from collections.abc import Sequence
from typing import Any, Final, TypeVar

from msgspec import Struct
from sqlalchemy import RowMapping, Select
from sqlalchemy.ext.asyncio import AsyncEngine

from .database import unbroken

T = TypeVar("T")
R = TypeVar("R", bound=Struct)


def made(kind: type[R], row: RowMapping) -> R:
    """A typed row from what the database has found; other columns beside its own are left out."""
    return kind(**{name: row[name] for name in kind.__struct_fields__})


class Reader:
    """Answers queries that change nothing."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine: Final = engine

    @unbroken
    async def found(self, query: Select[Any]) -> Sequence[RowMapping]:
        """What a query finds."""
        async with self._engine.connect() as connection:
            found: Sequence[RowMapping] = (await connection.execute(query)).mappings().all()
        return found

    async def all(self, kind: type[R], query: Select[Any]) -> list[R]:
        """The rows that a query finds."""
        return [made(kind, row) for row in await self.found(query)]

    async def one(self, kind: type[R], query: Select[Any]) -> R | None:
        """The first row that a query finds."""
        rows = await self.all(kind, query.limit(1))
        return rows[0] if rows else None

    async def values(self, query: Select[tuple[T]]) -> list[T]:
        """What stands in the only column of a query."""
        return [value for row in await self.found(query) for value in row.values()]

    async def value(self, query: Select[tuple[T]]) -> T | None:
        """What stands there in the first row."""
        values = await self.values(query.limit(1))
        return values[0] if values else None
