"""Taking decisions back: at once where nobody minds, else when the others agree."""

import asyncio
from typing import Final

from kronika.core.match import Match

from .heartbeat import Heartbeat
from .journal import Taken
from .live_table import LiveTable
from .live_tables import LiveTables
from .metrics import METRICS
from .news import News
from .questions import Question
from .recorder import Recorder
from .replays import played_to, without
from .rows import Undo
from .snapshots import request_of
from .storage import Store
from .work import Work


class Takebacks:
    """Takes decisions back, and asks whether one may."""

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

    async def undo(self, live: LiveTable, user: int, question: Question) -> bool:
        """Take back one's last decision: at once where nobody minds, else ask the others."""
        await self._heartbeat.beat()
        return await self._work.whole(self._undo(live, user, question))

    async def _undo(self, live: LiveTable, user: int, question: Question) -> bool:
        quiet = False
        async with self._tables.locked(live):
            match = live.playing
            seat = live.seat_of(user)
            if seat is None or seat not in live.persons():
                raise live.refusal("not-yours", seat)
            if not live.is_last(seat, question):
                raise live.refusal("stale", seat)
            if seat not in match.deciders:
                raise live.refusal("no-undo", seat)
            back_to = len(match.deciders) - 1 - match.deciders[::-1].index(seat)
            others = [other for other in live.returning() if other != seat]
            secretly = await asyncio.to_thread(without, match, seat, back_to)
            free = secretly is not None or (
                back_to == len(match.decisions) - 1
                and await asyncio.to_thread(lambda: match.can_undo)
            )
            done = free or not others
            if done:
                quiet = await self._go_back(live, seat, back_to, secretly)
            else:
                undo = Undo(seat=seat, back_to=back_to, head=live.head_of(None), agreed=[])
                await self._store.change_table(live.id, undo=undo)
                live.row.undo = undo
        await self._news.moved(live, quiet) if done else await self._news.changed(live)
        return done

    async def answer(self, live: LiveTable, user: int, yes: bool) -> None:
        """Agree to a request to take something back, refuse it, or withdraw one's own."""
        await self._work.whole(self._answer(live, user, yes))

    async def _answer(self, live: LiveTable, user: int, yes: bool) -> None:
        done = False
        async with self._tables.locked(live):
            request = request_of(live)
            seat = live.seat_of(user)
            if request is None or seat is None:
                raise live.refusal("no-request", seat)
            if seat not in (request.seat, *request.waits_for):
                raise live.refusal("not-yours", seat)
            undo: Undo | None = None
            if yes and seat != request.seat and live.row.undo is not None:
                undo = {**live.row.undo, "agreed": [*request.agreed, seat]}
                done = request.waits_for == (seat,)
            if done:
                await self._go_back(live, request.seat, request.back_to)
            else:
                await self._store.change_table(live.id, undo=undo)
                live.row.undo = undo
        await self._news.moved(live) if done else await self._news.changed(live)

    async def _go_back(
        self,
        live: LiveTable,
        seat: int,
        back_to: int,
        secretly: tuple[Match, list[int]] | None = None,
    ) -> bool:
        """Take back all decisions from one on, but for those that others have made in secret."""
        match = live.playing
        earlier, again = secretly or (await asyncio.to_thread(played_to, match, back_to), [])

        def play() -> list[str]:
            live.match = earlier
            return []

        try:
            return await self._recorder.record(live, play, seat, "person", back_to, again)
        except Taken:
            METRICS.refused.labels("stale").inc()
            raise live.refusal("stale", seat) from None
