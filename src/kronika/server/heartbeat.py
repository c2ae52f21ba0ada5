"""Says that this server is here, so that clocks run only while one is."""

import logging
import time
from contextlib import AsyncExitStack
from typing import Final

from .channels import Channels
from .clock import BEAT, GAP, Clock
from .live_tables import LiveTables
from .news import News
from .upkeep import Upkeep

log = logging.getLogger(__name__)


class Heartbeat:
    """The signs of life of this server."""

    def __init__(
        self,
        tables: LiveTables,
        upkeep: Upkeep,
        clock: Clock,
        channels: Channels,
        news: News,
    ) -> None:
        self._tables: Final = tables
        self._upkeep: Final = upkeep
        self._clock: Final = clock
        self._channels: Final = channels
        self._news: Final = news
        self._beaten = time.monotonic()

    async def beat(self, starting: bool = False) -> None:
        """Say that this server is here. If none was, or if the system's clock was set, that time
        counts for nobody."""
        leap = self._clock.leap
        silent = time.monotonic() - self._beaten
        returned = starting or abs(leap) > GAP or silent > BEAT + GAP
        if not returned and silent < BEAT:
            return
        if not returned:
            self._clock.follow()
            await self._upkeep.beat(self._clock.now(), False)
            self._beaten = time.monotonic()
            return
        async with AsyncExitStack() as stack:
            # What is being decided is written before, and what comes then is read anew.
            for live in self._tables.all():
                await stack.enter_async_context(live.lock)
            lost = await self._upkeep.beat(time.time(), True)
            self._clock.follow()
            self._beaten = time.monotonic()
            for live in self._tables.all():
                live.loaded = live.loaded and not lost
        if lost:
            log.warning("no server was there, or the clock was set: %.0f s do not count", lost)
            await self._channels.tell({"table": "*", "what": "changed"})
            for live in self._tables.all():
                self._news.wake(live)
