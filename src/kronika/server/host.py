"""Playing at tables: all parts of it, and what other servers tell them.

Any server can play any table.
"""

from collections.abc import Callable
from contextlib import suppress
from typing import Any, Final

from .answers import Answers
from .audience import Audience
from .caretaker import Caretaker
from .channels import Channels
from .clock import Clock
from .config import Config
from .decisions import Decisions
from .heartbeat import Heartbeat
from .journal import Journal
from .letters import Letters
from .live_table import LiveTable
from .live_tables import LiveTables
from .news import News
from .notifier import Notifier
from .outbox import Outbox
from .recorder import Recorder
from .refusals import Refused
from .rows import MessageRow
from .seating import Seating
from .snapshots import Snapshots
from .storage import Store
from .takebacks import Takebacks
from .talk import Talk
from .thinkers import Thinkers
from .upkeep import Upkeep
from .work import Work


class Host:
    """Plays at the tables of this server: for people, for bots, and for clocks."""

    def __init__(
        self,
        config: Config,
        store: Store,
        journal: Journal,
        channels: Channels,
        thinkers: Thinkers,
        notifier: Notifier,
    ) -> None:
        self._channels: Final = channels
        self._work: Final = Work()
        clock, work, upkeep = Clock(), self._work, Upkeep(store.engine)
        self.talk: Final = Talk(store.engine)
        self.news: Final = News(channels)
        self.tables: Final = LiveTables(store, upkeep, clock)
        self.snapshots: Final = Snapshots(self.tables)
        self.audience: Final = Audience(self.tables, self.talk, self.news, work)
        self._heartbeat: Final = Heartbeat(self.tables, upkeep, clock, channels, self.news)
        recorder = Recorder(self.tables, journal, clock)
        self.decisions: Final = Decisions(
            self.tables, store, recorder, self.news, self._heartbeat, work
        )
        self.takebacks: Final = Takebacks(
            self.tables, store, recorder, self.news, self._heartbeat, work
        )
        self.seating: Final = Seating(self.tables, store, recorder, self.news, clock, work)
        self.answers: Final = Answers(self.tables, upkeep, self.decisions, thinkers, work, config)
        letters = Letters(self.tables, store, Outbox(store.engine), notifier, work, config.digest)
        self._caretaker: Final = Caretaker(
            self.tables,
            upkeep,
            clock,
            self._heartbeat,
            self.audience,
            self.decisions,
            self.answers,
            self.seating,
            letters,
            alone=config.channels == "memory",
        )
        self.news.asked = self.answers.begin
        self.news.turned = letters.owe
        self.put_out: Callable[[int], None] = lambda _: None
        """Told of everybody of whom another server has ended something."""

    async def start(self) -> None:
        """Begin to listen to the other servers, and to look after the tables."""
        await self._heartbeat.beat(starting=True)
        await self._channels.start(self._heard)
        self._work.run(self._caretaker.sweep_for_ever())

    async def stop(self) -> None:
        """Stop thinking and looking; what is being decided is finished first."""
        await self._work.stop()
        await self._channels.stop()

    async def tell_out(self, user: int) -> None:
        """Tell the other servers that a person's sessions or tokens have ended."""
        await self._channels.tell({"table": "", "what": "out", "users": [user]})

    def _heard(self, message: dict[str, Any]) -> None:
        """Another server says that something has happened."""
        id = message.get("table")
        if message.get("what") == "out":
            for user in message["users"]:
                self.put_out(int(user))
            return
        for live in self.tables.all() if id == "*" else [self.tables.get(str(id))]:
            if live is not None:
                self._work.run(self._look_again(live, message))

    async def _look_again(self, live: LiveTable, message: dict[str, Any]) -> None:
        what = message.get("what")
        users = [int(user) for user in message.get("users", ())]
        if what == "here":
            self.audience.came(live, users)
        elif what == "gone":
            self.audience.went(live, users)
        elif what == "said":
            self.audience.pass_on(live, MessageRow(**message["message"]))
        else:
            await self._read_again(live, message)

    async def _read_again(self, live: LiveTable, message: dict[str, Any]) -> None:
        """Read a table that another server has changed, and show it."""
        what = message.get("what")
        async with self.tables.locked(live):
            if live.head == message.get("head") and what == "moved":
                return
            with suppress(Refused):
                await self.tables.load(live)
        if what == "moved" and live.loaded:
            self.news.wake_seeing(live)
        else:
            self.news.wake(live)
        if live.loaded:
            self.answers.begin(live)
