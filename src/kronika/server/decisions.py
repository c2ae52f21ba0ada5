"""Deciding: what people, bots and clocks choose.

The journal says who was first: a decision whose number is taken is refused, and what is in memory
is read anew.
"""

import asyncio
import time
from collections.abc import Sequence
from typing import Final

from kronika.core.errors import IllegalChoice

from .heartbeat import Heartbeat
from .journal import Taken
from .live_table import LiveTable
from .live_tables import LiveTables
from .metrics import METRICS
from .news import News
from .questions import Question
from .recorder import Recorder
from .replays import chosen, weighed
from .storage import Store
from .waiting import waiting_of
from .work import Work

TRIES: Final = 5
"""So often a decision is tried again when another server was first."""


class Decisions:
    """Makes the decisions at the tables of this server."""

    def __init__(
        self,
        tables: LiveTables,
        store: Store,
        recorder: Recorder,
        news: News,
        heartbeat: Heartbeat,
        work: Work,
    ) -> None:
        self._tables: Final = tables
        self._store: Final = store
        self._recorder: Final = recorder
        self._news: Final = news
        self._heartbeat: Final = heartbeat
        self._work: Final = work

    async def choose(
        self,
        live: LiveTable,
        seat: int,
        question: Question,
        keys: Sequence[str],
        by: str = "person",
    ) -> int:
        """Answer a question, by one decision or by several of one gesture; the new head.

        It is durable when this returns.
        """
        await self._heartbeat.beat()
        return await self._work.whole(self._choose(live, seat, question, keys, by))

    async def _choose(
        self, live: LiveTable, seat: int, question: Question, keys: Sequence[str], by: str
    ) -> int:
        started = time.perf_counter()
        for _ in range(TRIES):
            async with self._tables.locked(live):
                quiet = await self._chosen(live, seat, question, keys, by)
            if quiet is not None:
                break
        else:
            raise live.refusal("stale", seat)
        METRICS.decisions.labels(live.row.game, by).inc(len(keys))
        METRICS.choose_seconds.observe(time.perf_counter() - started)
        await self._news.moved(live, quiet)
        return live.head_of(seat)

    async def _chosen(
        self, live: LiveTable, seat: int, question: Question, keys: Sequence[str], by: str
    ) -> bool | None:
        """Decide, under the lock; whether nobody else could see it. None: somebody else was first,
        and whether this still answers what is asked has to be looked at again."""
        match = live.playing
        if not live.stands(seat, question):
            METRICS.refused.labels("stale").inc()
            raise live.refusal("stale", seat)
        if by != "bot" and seat not in live.persons():
            raise live.refusal("not-yours", seat)
        try:
            if len(keys) == 1:
                option = match.offered(keys[0], seat)
            else:
                after = await asyncio.to_thread(chosen, match, seat, keys)
        except IllegalChoice as error:
            # What is not offered any more was so when it was chosen.
            late = question.ask not in (None, live.ask_id(seat))
            code = "stale" if late else "not-offered"
            METRICS.refused.labels(code).inc()
            raise live.refusal(code, seat, str(error)) from error

        def play() -> list[str]:
            if len(keys) == 1:
                match.take(option, seat)
            else:
                live.match = after
            return [made.key for made in live.playing.decisions[-len(keys) :]]

        try:
            return await self._recorder.record(live, play, seat, by)
        except Taken:
            return None

    async def weigh(
        self, live: LiveTable, user: int, question: Question, keys: Sequence[str]
    ) -> tuple[bool, bool]:
        """What a choice would bring: whether it ends one's turn, and whether one could undo it."""
        async with self._tables.locked(live):
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

    async def always(self, live: LiveTable, user: int, prompt: str, key: str | None) -> None:
        """Answer a question always in the same way from now on; None: not any more."""
        async with self._tables.locked(live):
            match, seat = live.playing, live.seat_of(user)
            if seat is None or seat not in live.persons():
                raise live.refusal("not-yours", seat)
            standing = dict(live.seats[seat].standing or {})
            if key is None:
                standing.pop(prompt, None)
            else:
                fits = any(each.name == prompt and each.standing for each in match.game.prompts)
                if not fits or match.game.parsed(key) is None:
                    raise live.refusal("not-offered", seat)
                standing[prompt] = key
            await self._store.change_seat(live.id, seat, standing=standing)
            live.seats[seat].standing = standing
            waiting = waiting_of(live, live.row.asked)
            if waiting.bots_asked != live.row.bots_asked:
                await self._store.change_table(live.id, bots_asked=waiting.bots_asked)
                live.row.bots_asked = waiting.bots_asked
        self._news.wake_seeing(live)
        self._news.asked(live)
        await self._news.tell(live, "moved", head=None)
