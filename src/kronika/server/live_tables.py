"""Tables in memory, built from their journals.

What is in memory is only a copy of the journal. Other servers say when theirs has gone on, and
then the copy is made anew.
"""

import asyncio
import logging
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, Final

from msgspec.structs import replace

from kronika.core.errors import KronikaError
from kronika.core.match import Match

from .clock import Clock
from .database import UNREACHABLE
from .live_table import LiveTable
from .metrics import METRICS
from .refusals import Refused
from .replays import decided_in, replayed, times
from .storage import Store
from .upkeep import Upkeep

log = logging.getLogger(__name__)

SLEEP: Final = 120.0
"""Seconds after which a table that nobody looks at leaves the memory."""


class LiveTables:
    """All tables that this server has in memory."""

    def __init__(self, store: Store, upkeep: Upkeep, clock: Clock) -> None:
        self._store: Final = store
        self._upkeep: Final = upkeep
        self._clock: Final = clock
        self._live: Final[dict[str, LiveTable]] = {}

    def all(self) -> list[LiveTable]:
        """Those that are here now."""
        return list(self._live.values())

    def get(self, id: str) -> LiveTable | None:
        """A table, if it is here."""
        return self._live.get(id)

    async def open(self, id: str) -> LiveTable:
        """A table, from memory or from its journal."""
        live = self._live.get(id)
        if live is None:
            live = self._live[id] = LiveTable(id)
        live.used = time.monotonic()
        # Before the start people sit down and stand up without a journal.
        if not live.loaded or live.row.state == "open":
            async with live.lock:
                if not live.loaded or live.row.state == "open":
                    await self.load(live)
        METRICS.open_tables.set(len(self._live))
        return live

    @asynccontextmanager
    async def locked(self, live: LiveTable) -> AsyncIterator[None]:
        """Nobody else changes or reads the table meanwhile, and it is as the journal says."""
        async with live.lock:
            if not live.loaded:
                await self.load(live)
            yield

    async def load(self, live: LiveTable) -> None:
        """Read a table and play its journal; under its lock."""
        live.loaded = False
        try:
            whole = await self._store.whole(live.id)
        except UNREACHABLE as error:
            log.exception("a table cannot be read", extra={"table": live.id})
            raise Refused("not-kept") from error
        if whole is None:
            self._live.pop(live.id, None)
            raise Refused("no-table")
        row, sitting, journal = whole
        match: Match | None = None
        broken = ""
        if row.state != "open":
            started = time.perf_counter()
            try:
                match = await asyncio.to_thread(replayed, row, sitting, decided_in(journal))
            except KronikaError as error:
                log.error("a match cannot go on", extra={"table": live.id, "why": str(error)})
                broken = str(error)
            except Exception:  # no journal, whatever is in it, may stop the other tables
                log.exception("a match cannot go on", extra={"table": live.id})
                broken = "its journal cannot be played again"
            METRICS.wake_seconds.observe(time.perf_counter() - started)
        if match is not None and row.aside is not None:
            row = await self._upkeep.resume(row, self._clock.now())
        live.row, live.seats, live.match, live.broken = row, sitting, match, broken
        live.took = times(journal)
        live.pasts.clear()
        live.loaded = True

    async def change(self, live: LiveTable, **values: Any) -> None:
        """Change something about a table that is no decision."""
        async with self.locked(live):
            await self._store.change_table(live.id, **values)
            live.row = replace(live.row, **values)

    def forget_idle(self) -> None:
        """Forget the tables at which nothing has been done for a while."""
        idle = time.monotonic() - SLEEP
        for live in self.all():
            busy = live.watchers or live.thinking or live.lock.locked()
            if not busy and live.used < idle:
                del self._live[live.id]
        METRICS.open_tables.set(len(self._live))
