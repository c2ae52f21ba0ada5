"""Who looks at the tables, through this server or another, and what they say there."""

import asyncio
import time
from collections.abc import Sequence
from typing import Final

from msgspec.structs import asdict

from .live_table import LiveTable, Watcher
from .live_tables import LiveTables
from .metrics import METRICS
from .news import News
from .rows import MessageRow
from .talk import Talk
from .work import Work

PRESENCE: Final = 75.0
"""Seconds for which somebody counts as here who looks at the table through another server."""
NOTICED: Final = 0.3
"""Seconds after which all see that a player has come or gone."""
AGAIN: Final = 25
"""Of so many looks at the tables, one tells the other servers again who is here."""


class Audience:
    """Everybody who looks at tables of this server."""

    def __init__(self, tables: LiveTables, talk: Talk, news: News, work: Work) -> None:
        self._tables: Final = tables
        self._talk: Final = talk
        self._news: Final = news
        self._work: Final = work

    async def watch(self, live: LiveTable, watcher: Watcher) -> None:
        """Somebody begins to look at a table."""
        live.watchers.add(watcher)
        if live.loaded:
            watcher.sight = live.sight(live.seat_of(watcher.user))
        METRICS.connections.inc()
        self._news.asked(live)
        if watcher.user is not None:
            live.away.pop(watcher.user, None)
            self._notice(live, [watcher.user])
            await self._news.tell(live, "here", users=[watcher.user])

    async def unwatch(self, live: LiveTable, watcher: Watcher) -> None:
        """Somebody looks away."""
        live.watchers.discard(watcher)
        live.used = time.monotonic()
        METRICS.connections.dec()
        user = watcher.user
        if user is not None and not any(other.user == user for other in live.watchers):
            if live.seat_of(user) is not None:
                live.away[user] = time.time()
            self._notice(live, [user])
            await self._news.tell(live, "gone", users=[user])

    def came(self, live: LiveTable, users: Sequence[int]) -> None:
        """Somebody looks at a table through another server."""
        new = any(not live.is_here(user) for user in users)
        for user in (user for user in users if live.seat_of(user) is not None):
            live.elsewhere[user] = time.monotonic() + PRESENCE
            live.away.pop(user, None)
        if new:
            self._notice(live, users)

    def went(self, live: LiveTable, users: Sequence[int]) -> None:
        """Somebody does not look through another server any more."""
        for user in users:
            live.elsewhere.pop(user, None)
            if not live.is_here(user) and live.seat_of(user) is not None:
                live.away[user] = time.time()
        self._notice(live, users)

    def _notice(self, live: LiveTable, users: Sequence[int]) -> None:
        """Players came or went: show it to all, but not each time anew.

        Who only looks on is not shown, and a thousand of them change nothing.
        """
        if not live.noticing and any(live.seat_of(user) is not None for user in users):
            live.noticing = True
            self._work.run(self._show_who_is_here(live))

    async def _show_who_is_here(self, live: LiveTable) -> None:
        await asyncio.sleep(NOTICED)
        live.noticing = False
        self._news.wake(live)

    async def tell_who_is_here(self, turn: int) -> None:
        """Tell the other servers again, table by table: they forget it after a while."""
        for live in self._tables.all():
            if hash(live.id) % AGAIN == turn % AGAIN:
                users = {watcher.user for watcher in live.watchers if watcher.user is not None}
                if users:
                    await self._news.tell(live, "here", users=sorted(users))

    def spectators(self) -> dict[str, int]:
        """How many people look at each table without sitting there."""
        return {
            live.id: sum(live.seat_of(watcher.user) is None for watcher in live.watchers)
            for live in self._tables.all()
            if live.watchers
        }

    async def say(self, live: LiveTable, user: int, name: str, room: str, text: str) -> None:
        """Say something at the table."""
        await self._work.whole(self._say(live, user, name, room, text))

    async def _say(self, live: LiveTable, user: int, name: str, room: str, text: str) -> None:
        message = await self._talk.say(live.id, user, name, room, text, time.time())
        self.pass_on(live, message)
        await self._news.tell(live, "said", message=asdict(message))

    def pass_on(self, live: LiveTable, message: MessageRow) -> None:
        """Let all at a table hear what somebody has said."""
        for watcher in live.watchers:
            watcher.hear(message)
