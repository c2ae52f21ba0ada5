"""Vacations: days in which a person's clocks stand still at tables that are played by the day."""

import time
from collections.abc import Callable
from dataclasses import dataclass
from datetime import UTC, datetime
from math import floor
from typing import Final

from sqlalchemy import select, update
from sqlalchemy.ext.asyncio import AsyncEngine

from .clock import DAY
from .database import Writer, unbroken
from .models import users
from .people import AccountError, User
from .rows import Vacation as StoredVacation
from .seating import Seating


@dataclass(frozen=True)
class Vacation:
    """What somebody has of it."""

    until: float | None
    """Until when it lasts; None: there is none now."""
    left: int
    """Whole days that are left this year."""


class Vacations:
    """Everybody's days off: so many a year."""

    def __init__(
        self, engine: AsyncEngine, seating: Seating, days: int, now: Callable[[], float] = time.time
    ) -> None:
        self._engine: Final = engine
        self._writing: Final = Writer(engine)
        self._seating: Final = seating
        self._seconds: Final = days * DAY
        self._now: Final = now

    @unbroken
    async def of(self, user: User) -> Vacation:
        """Whether somebody is on vacation, and how much is left."""
        async with self._engine.connect() as connection:
            query = select(users.c.vacation).where(users.c.id == user.id)
            stored = (await connection.execute(query)).scalar_one_or_none()
        now = self._now()
        until = stored["until"] if stored and stored["until"] > now else None
        return Vacation(until, floor((self._seconds - _used(stored, now)) / DAY + 1e-6))

    async def begin(self, user: User, days: int) -> None:
        """Begin a vacation of some days at once."""
        now = self._now()

        def changed(stored: StoredVacation | None) -> StoredVacation:
            used = _used(stored, now)
            if stored and stored["until"] > now:
                raise AccountError("error-vacation-already")
            if days < 1 or used + days * DAY > self._seconds + 1:
                left = max(0, floor((self._seconds - used) / DAY + 1e-6))
                raise AccountError("error-vacation-days", left=left)
            return {"from": now, "until": now + days * DAY, "year": _year(now), "used": used}

        await self._change(user, changed)

    async def end(self, user: User) -> None:
        """Come back; what is left of the vacation can be used later."""
        now = self._now()

        def changed(stored: StoredVacation | None) -> StoredVacation | None:
            return stored and {**stored, "until": min(now, stored["until"])}

        await self._change(user, changed)

    @unbroken
    async def _change(
        self, user: User, change: Callable[[StoredVacation | None], StoredVacation | None]
    ) -> None:
        mine = users.c.id == user.id
        async with self._writing.begin() as connection:
            query = select(users.c.vacation).where(mine).with_for_update()
            new = change((await connection.execute(query)).scalar_one_or_none())
            await connection.execute(update(users).where(mine).values(vacation=new))
        if new is not None:
            await self._seating.absent(user.id, new["from"], new["until"])


def _year(now: float) -> int:
    return datetime.fromtimestamp(now, UTC).year


def _used(stored: StoredVacation | None, now: float) -> float:
    """Seconds of this year's vacation, with all of the one that lasts."""
    if not stored or stored["year"] != _year(now):
        return 0.0
    return float(stored["used"] + stored["until"] - stored["from"])
