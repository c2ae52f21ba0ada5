"""Who plays at which seat: the start of a match, vacations, resigning, and coming back."""

import asyncio
from contextlib import suppress
from typing import Any, Final

from msgspec.structs import replace

import kronika
from kronika.core.dice import seed_hash
from kronika.core.mixing import mixed_seed

from .clock import Clock, spent
from .live_table import LiveTable
from .live_tables import LiveTables
from .news import News
from .recorder import Recorder
from .refusals import Refused
from .replays import replayed
from .rows import Absence
from .storage import Store
from .waiting import waiting_of
from .work import Work

SUBSTITUTE: Final = "normal"
"""The level of a bot that takes over a person's seat."""
REASONS: Final = {"resigned": "resigned", "late": "forfeit"}
"""Why a match of two is over when one of them has left."""


class Seating:
    """Lets people begin a match, leave it, and come back to it."""

    def __init__(
        self,
        tables: LiveTables,
        store: Store,
        recorder: Recorder,
        news: News,
        clock: Clock,
        work: Work,
    ) -> None:
        self._tables: Final = tables
        self._store: Final = store
        self._recorder: Final = recorder
        self._news: Final = news
        self._clock: Final = clock
        self._work: Final = work

    async def start_match(self, id: str) -> None:
        """Begin the match of a table whose seats are all taken."""
        live = await self._tables.open(id)
        async with self._tables.locked(live):
            await self._tables.load(live)
            if live.row.state != "open":
                return
            if any(seat.user_id is None and not seat.bot for seat in live.seats):
                raise Refused("seats-free")
            shares = [seat.share for seat in live.seats]
            if live.row.mixed:
                if any(s.user_id is not None and s.share is None for s in live.seats):
                    return  # everybody here has to add his share first
                assert live.row.server_seed is not None
                live.row.seed = mixed_seed(live.row.server_seed, shares)
                live.row.seed_hash = seed_hash(live.row.seed)
            now = self._clock.now()
            game = kronika.game(live.row.game).playing(live.row.settings)
            live.row.version = game.version
            match = await asyncio.to_thread(replayed, live.row, live.seats, [])
            assert match.ask is not None
            for seat in live.seats:
                seat.reserve = live.row.reserve if seat.user_id is not None else None
            away = await self._absences(live)
            for number, absence in away.items():
                live.seats[number].away_from, live.seats[number].away_until = absence
            asked = {str(seat): now for seat in match.asked}
            waiting = waiting_of(live, asked)
            values: dict[str, Any] = {
                "state": "playing",
                "version": game.version,
                "seed": live.row.seed,
                "seed_hash": live.row.seed_hash,
                "started": now,
                "moved": now,
                "sights": [(0, 0)] * (len(live.seats) + 1),
                "summary": game.summary(match.state).plain(),
                "asked": asked,
                "deadline": waiting.deadline,
                "bots_asked": waiting.bots_asked,
            }
            live.loaded = False
            begun = await self._store.begin_table(
                id, live.row.reserve, away=away, shares=shares, **values
            )
            if not begun:
                return
            live.row = replace(live.row, **values)
            live.match = match
            live.loaded = True
        await self._news.moved(live)

    async def _absences(self, live: LiveTable) -> dict[int, Absence]:
        """Who is on vacation when a match by the day begins."""
        if live.row.pace != "day":
            return {}
        sitting = {seat.user_id: seat.seat for seat in live.seats}
        people = await self._store.people([user for user in sitting if user is not None])
        return {
            sitting[user]: Absence(person.vacation["from"], person.vacation["until"])
            for user, person in people.items()
            if person.vacation and person.vacation["until"] > self._clock.now()
        }

    async def absent(self, user: int, away_from: float, away_until: float) -> None:
        """Somebody goes on vacation, or comes back: the clocks at his tables stand meanwhile."""
        for id in await self._store.tables_by_day(user):
            with suppress(Refused):
                live = await self._tables.open(id)
                await self._work.whole(self._absent(live, user, Absence(away_from, away_until)))

    async def _absent(self, live: LiveTable, user: int, absence: Absence) -> None:
        async with self._tables.locked(live):
            live.playing  # noqa: B018  (or it is refused)
            seat = live.seat_of(user)
            if seat is None or seat not in live.persons():
                return
            since, facts = live.row.asked.get(str(seat)), live.seats[seat]
            if since is not None and facts.away_from != absence.away_from:
                # What an earlier vacation has taken of this wait is no more to be seen.
                now = self._clock.now()
                since = now - spent(facts, since, now)
            facts.away_from, facts.away_until = absence
            await self._recorder.change_seat(live, seat, since=since)
        await self._news.moved(live)

    async def resign(self, live: LiveTable, user: int) -> None:
        """Give up one's seat: a bot plays on, or a match of two is over."""
        seat = live.seat_of(user)
        if seat is None or seat not in live.persons():
            raise live.refusal("not-yours", seat)
        await self._work.whole(self._leave(live, seat, "resigned"))

    async def come_back(self, live: LiveTable, user: int) -> None:
        """Take over again from the bot that plays since the time ran out."""
        await self._work.whole(self._come_back(live, user))

    async def _come_back(self, live: LiveTable, user: int) -> None:
        async with self._tables.locked(live):
            live.playing  # noqa: B018  (or it is refused)
            seat = live.seat_of(user)
            if seat is None or not live.may_return(seat):
                raise live.refusal("not-yours", seat)
            live.seats[seat].left = live.seats[seat].bot = None
            await self._recorder.change_seat(live, seat)
        await self._news.moved(live)

    async def _leave(self, live: LiveTable, seat: int, why: str, head: int | None = None) -> None:
        """Somebody plays no more; for who is late, unless something has happened since a head."""
        async with self._tables.locked(live):
            match = live.playing
            facts = live.seats[seat]
            if facts.bot or head not in (None, live.head):
                return
            facts.left, facts.bot, facts.late_at = why, SUBSTITUTE, len(match.decisions)
            if why == "late" and facts.reserve is not None:
                facts.reserve = 0.0
            result: dict[str, Any] | None = None
            if match.players == 2 and (why == "resigned" or live.row.late == "forfeit"):
                result = {"winners": [1 - seat], "reason": REASONS[why], "scores": {}}
            await self._recorder.change_seat(live, seat, result)
        await self._news.moved(live)

    async def desert(self, live: LiveTable, seat: int) -> None:
        """Somebody has no account any more: it is as if he had resigned."""
        async with self._tables.locked(live):
            # Who removes accounts is no server, and tells nobody.
            if live.seats[seat].user_id is not None:
                await self._tables.load(live)
        await self._work.whole(self._leave(live, seat, "resigned"))

    async def run_out(self, live: LiveTable, seat: int) -> None:
        """Somebody's time is over: a bot plays on, or a match of two is over."""
        await self._work.whole(self._leave(live, seat, "late", live.head))
