"""Tables in memory: built from their journals, and everybody who looks at them.

What is in memory is only a copy of the journal. Other servers say when theirs has gone on, and
then the copy is made anew.
"""

import asyncio
import logging
import time
from abc import ABC, abstractmethod
from collections.abc import AsyncIterator, Callable, Coroutine, Sequence
from contextlib import asynccontextmanager, suppress
from typing import Any, Final, TypeVar

from msgspec.structs import asdict

from kronika.core.errors import IllegalChoice, KronikaError
from kronika.core.match import Match
from kronika.web.snapshot import Snapshot

from .channels import Channels
from .clock import Clock
from .live_table import LiveTable, Watcher
from .metrics import METRICS
from .questions import Question
from .refusals import Refused
from .replays import decided_in, played_to, replayed, times, weighed
from .rows import MessageRow
from .sights import reached
from .snapshots import snapshot_of
from .storage import AWAY, Store

log = logging.getLogger(__name__)

PRESENCE: Final = 75.0
"""Seconds for which somebody counts as here who looks at the table through another server."""
PASTS: Final = 2
NOTICED: Final = 0.3
"""Seconds after which all see that a player has come or gone."""

T = TypeVar("T")


class Room(ABC):
    """All tables that this server has in memory, and who looks at them."""

    def __init__(self, store: Store, channels: Channels) -> None:
        self.store: Final = store
        self.clock: Final = Clock()
        self._channels: Final = channels
        self._live: Final[dict[str, LiveTable]] = {}
        self._tasks: Final[set[asyncio.Task[Any]]] = set()
        self._deciding: Final[set[asyncio.Task[Any]]] = set()
        self.put_out: Callable[[int], None] = lambda _: None
        """Told of everybody of whom another server has ended something."""

    async def start(self) -> None:
        """Begin to listen to the other servers."""
        await self._channels.start(self._heard)

    async def stop(self) -> None:
        """Stop thinking and looking; what is being decided is finished first."""
        await asyncio.gather(*self._deciding, return_exceptions=True)
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._channels.stop()

    def _run(self, work: Coroutine[Any, Any, T]) -> "asyncio.Task[T]":
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)
        return task

    async def _whole(self, work: Coroutine[Any, Any, T]) -> T:
        """Do something to its end: a client that goes away must not leave half a decision."""
        task = self._run(work)
        self._deciding.add(task)
        task.add_done_callback(self._deciding.discard)
        return await asyncio.shield(task)

    def _done(self, task: "asyncio.Task[Any]") -> None:
        self._tasks.discard(task)
        error = None if task.cancelled() else task.exception()
        if error is not None and not isinstance(error, Refused):
            log.error("work at a table failed", exc_info=error)

    @abstractmethod
    def _let_think(self, live: LiveTable) -> None:
        """Bots that are asked and do not think yet begin to."""

    # Tables in memory

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
                    await self._load(live)
        METRICS.open_tables.set(len(self._live))
        return live

    @asynccontextmanager
    async def _locked(self, live: LiveTable) -> AsyncIterator[None]:
        """Nobody else changes or reads the table meanwhile, and it is as the journal says."""
        async with live.lock:
            if not live.loaded:
                await self._load(live)
            yield

    async def _load(self, live: LiveTable) -> None:
        """Read a table and play its journal; under its lock."""
        live.loaded = False
        try:
            whole = await self.store.whole(live.id)
        except AWAY as error:
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
            row = await self.store.resume(row, self.clock.now())
        live.row, live.seats, live.match, live.broken = row, sitting, match, broken
        live.took = times(journal)
        live.pasts.clear()
        live.loaded = True

    def _heard(self, message: dict[str, Any]) -> None:
        """Another server says that something has happened."""
        id = message.get("table")
        if message.get("what") == "out":
            for user in message["users"]:
                self.put_out(int(user))
            return
        for live in list(self._live.values()) if id == "*" else [self._live.get(str(id))]:
            if live is not None:
                self._run(self._look_again(live, message))

    async def _look_again(self, live: LiveTable, message: dict[str, Any]) -> None:
        what = message.get("what")
        users = [int(user) for user in message.get("users", ())]
        if what == "here":
            new = any(not live.is_here(user) for user in users)
            for user in (user for user in users if live.seat_of(user) is not None):
                live.elsewhere[user] = time.monotonic() + PRESENCE
                live.away.pop(user, None)
            if new:
                self._notice(live, users)
            return
        if what == "gone":
            for user in users:
                live.elsewhere.pop(user, None)
                if not live.is_here(user) and live.seat_of(user) is not None:
                    live.away[user] = time.time()
            self._notice(live, users)
            return
        if what == "said":
            self._pass_on(live, MessageRow(**message["message"]))
            return
        async with self._locked(live):
            if live.head == message.get("head") and what == "moved":
                return
            with suppress(Refused):
                await self._load(live)
        if what == "moved" and live.loaded:
            self._wake_seeing(live)
        else:
            self._wake(live)
        if live.loaded:
            self._let_think(live)

    async def tell_out(self, user: int) -> None:
        """Tell the other servers that a person's sessions or tokens have ended."""
        await self._channels.tell({"table": "", "what": "out", "users": [user]})

    async def _tell(self, live: LiveTable, what: str, **more: Any) -> None:
        await self._channels.tell({"table": live.id, "what": what, **more})

    def _wake(self, live: LiveTable) -> None:
        for watcher in live.watchers:
            watcher.look()

    def _wake_seeing(self, live: LiveTable) -> None:
        """Wake those for whom something has happened. Who cannot see it must not even learn that
        there was something."""
        for watcher in live.watchers:
            sight = live.sight(live.seat_of(watcher.user))
            if watcher.sight != sight:
                watcher.sight = sight
                watcher.look()

    # Looking

    async def watch(self, live: LiveTable, watcher: Watcher) -> None:
        """Somebody begins to look at a table."""
        live.watchers.add(watcher)
        if live.loaded:
            watcher.sight = live.sight(live.seat_of(watcher.user))
        METRICS.connections.inc()
        self._let_think(live)
        if watcher.user is not None:
            live.away.pop(watcher.user, None)
            self._notice(live, [watcher.user])
            await self._tell(live, "here", users=[watcher.user])

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
            await self._tell(live, "gone", users=[user])

    def _notice(self, live: LiveTable, users: Sequence[int]) -> None:
        """Players came or went: show it to all, but not each time anew.

        Who only looks on is not shown, and a thousand of them change nothing.
        """
        if not live.noticing and any(live.seat_of(user) is not None for user in users):
            live.noticing = True
            self._run(self._show_who_is_here(live))

    async def _show_who_is_here(self, live: LiveTable) -> None:
        await asyncio.sleep(NOTICED)
        live.noticing = False
        self._wake(live)

    def spectators(self) -> dict[str, int]:
        """How many people look at each table without sitting there."""
        return {
            live.id: sum(live.seat_of(watcher.user) is None for watcher in live.watchers)
            for live in self._live.values()
            if live.watchers
        }

    async def snapshot(
        self, live: LiveTable, user: int | None, moment: int | None = None
    ) -> Snapshot:
        """The table as somebody may see it, now or after so many decisions."""
        live.used = time.monotonic()
        async with self._locked(live):
            match = live.match
            if match is None:
                raise Refused("broken" if live.broken else "not-begun", 0, live.broken)
            viewer, count = live.seat_of(user), len(match.decisions)
            then = count if moment is None else reached(match, viewer, moment)
            if then == count:
                return snapshot_of(live, match, viewer)
            past = await self._past(live, match, then)
            return snapshot_of(live, match, viewer, past, moment)

    async def weigh(
        self, live: LiveTable, user: int, question: Question, keys: Sequence[str]
    ) -> tuple[bool, bool]:
        """What a choice would bring: whether it ends one's turn, and whether one could undo it."""
        async with self._locked(live):
            seat = live.seat_of(user)
            if seat is None:
                raise live.refusal("not-yours")
            match = live.playing
            if not live.stands(seat, question):
                raise live.refusal("stale", seat)
            try:
                match.offered(keys[0], seat)
            except IllegalChoice as error:
                raise live.refusal("not-offered", seat, str(error)) from error
            match = match.copy()
        return await asyncio.to_thread(weighed, match, seat, keys)

    async def _past(self, live: LiveTable, match: Match, count: int) -> Match:
        """The match as it was after so many decisions."""
        found = live.pasts.get(count)
        if found is None:
            earlier = [(number, m) for number, m in live.pasts.items() if number < count]
            start = max(earlier, default=(0, None), key=lambda item: item[0])[1]
            found = await asyncio.to_thread(played_to, match, count, start)
            live.pasts[count] = found
            if len(live.pasts) > PASTS:
                live.pasts.popitem(last=False)
        return found

    # Talk

    async def say(self, live: LiveTable, user: int, name: str, room: str, text: str) -> None:
        """Say something at the table."""
        await self._whole(self._say(live, user, name, room, text))

    async def _say(self, live: LiveTable, user: int, name: str, room: str, text: str) -> None:
        message = await self.store.say(live.id, user, name, room, text, time.time())
        self._pass_on(live, message)
        await self._tell(live, "said", message=asdict(message))

    def _pass_on(self, live: LiveTable, message: MessageRow) -> None:
        for watcher in live.watchers:
            watcher.hear(message)
