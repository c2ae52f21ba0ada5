"""Letters to people whose turn has come while they do not look."""

import time
from typing import Final

from .live_table import LiveTable
from .live_tables import LiveTables
from .notifier import Notifier
from .outbox import Outbox
from .rows import TableRow
from .storage import Store
from .work import Work

HOOK_PAUSE: Final = 60.0
"""Seconds at least between two calls of a web address."""
SETTLED: Final = 20.0
"""Seconds before anything is written: much may happen in them, or somebody looks by himself."""


class Letters:
    """Remembers whom to write to, and writes once about all tables."""

    def __init__(
        self,
        tables: LiveTables,
        store: Store,
        outbox: Outbox,
        notifier: Notifier,
        work: Work,
        pause: float,
    ) -> None:
        self._tables: Final = tables
        self._store: Final = store
        self._outbox: Final = outbox
        self._notifier: Final = notifier
        self._work: Final = work
        self._pause: Final = pause

    def owe(self, live: LiveTable) -> None:
        """Remember to write to people whose turn has come and who are not looking."""
        if live.row.pace != "day" or not self._notifier.active:
            return
        news = [
            seat
            for seat in live.asked()
            if live.row.asked[str(seat)] == live.row.moved and seat in live.persons()
        ]
        users = [user for seat in news if (user := live.seats[seat].user_id) is not None]
        absent = [user for user in users if not live.is_here(user)]
        if absent:
            self._work.run(self._outbox.owe(absent, time.time()))

    async def write(self) -> None:
        """Write to everybody who has not been written to for a while, once about all tables."""
        if not self._notifier.active:
            return
        now = time.time()
        pauses = {"email": self._pause, "webhook": min(self._pause, HOOK_PAUSE)}
        for what, pause in pauses.items():
            for person in await self._outbox.take(what, now, pause, min(pause, SETTLED)):
                waiting = await self._waits_for(person.id)
                if waiting:
                    self._notifier.turn(what, person, waiting)

    async def _waits_for(self, user: int) -> list[TableRow]:
        """The tables by the day at which it is somebody's turn and he does not look."""
        tables = await self._store.tables_of(user, over=False)
        sitting = await self._store.seats([table.id for table in tables])
        seats = {seat.table_id: seat for seat in sitting if seat.user_id == user}
        found = []
        for table in tables:
            seat, live = seats.get(table.id), self._tables.get(table.id)
            if seat is None or seat.left or (live is not None and live.is_here(user)):
                continue
            if table.pace == "day" and table.state == "playing":
                found += [table] if str(seat.seat) in table.asked else []
        return found
