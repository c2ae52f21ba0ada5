"""Playing at tables: what people and bots decide, take back, and leave, and when time runs out.

Any server can play any table. The journal says who was first: a decision whose number is taken
is refused, and what is in memory is read anew.
"""

import asyncio
import json
import logging
import secrets
import time
from collections.abc import Awaitable, Callable, Mapping, Sequence
from contextlib import AsyncExitStack, suppress
from hashlib import sha256
from math import inf
from typing import Any, Final, NamedTuple

from msgspec.structs import replace

import kronika
from kronika.core.dice import seed_hash
from kronika.core.errors import IllegalChoice
from kronika.core.match import Match
from kronika.core.mixing import mixed_seed

from .channels import Channels
from .clock import BEAT, GAP, runs_out, spent
from .config import Config
from .journal import Entry, Journal, SeatChange, TableChange, Taken
from .live_table import LiveTable
from .metrics import METRICS
from .notifier import Notifier
from .questions import Question
from .refusals import Refused
from .replays import chosen, played_to, replayed, times, without
from .room import Room
from .rows import Absence, DecisionRow, TableRow, Undo
from .sights import seen_of, sights_after
from .snapshots import request_of
from .storage import AWAY as AWAY_ERRORS
from .storage import Store
from .thinkers import AWAY, NOBODY, WAITED, Claim, Job, Thinkers

log = logging.getLogger(__name__)
chance: Final = secrets.SystemRandom()

SWEEP: Final = 1.0
"""Seconds between two looks at clocks and at bots that nobody lets think."""
SLEEP: Final = 120.0
"""Seconds after which a table that nobody looks at leaves the memory."""
LEASE: Final = 20.0
"""Seconds for which a server takes on the bots of a table."""
AGAIN: Final = 25
"""So many sweeps apart the others are told again who is here."""
SELDOM: Final = 5
"""So many sweeps apart seats are looked for whose people have no account any more."""
HOOK_PAUSE: Final = 60.0
"""Seconds at least between two calls of a web address."""
SETTLED: Final = 20.0
"""Seconds before anything is written: much may happen in them, or somebody looks by himself."""
TRIES: Final = 5
"""So often a decision is tried again when another server was first."""
MOMENT: Final = (1.5, 9.0)
"""Seconds after which a standing answer is given, at least and at most."""
SUBSTITUTE: Final = "normal"
"""The level of a bot that takes over a person's seat."""
HINT: Final = "hard"
CHEAP: Final = "easy"
"""The level of all bots of a table that everybody has left for good."""
REASONS: Final = {"resigned": "resigned", "late": "forfeit"}
"""Why a match of two is over when one of them has left."""


class Waiting(NamedTuple):
    """What a table waits for."""

    deadline: float | None
    """When the first clock of a person runs out."""
    bots_asked: bool


class Host(Room):
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
        super().__init__(store, channels)
        self.config: Final = config
        self.name: Final = secrets.token_hex(8)
        self._journal: Final = journal
        self._thinkers: Final = thinkers
        self._notifier: Final = notifier
        self._alone: Final = config.channels == "memory"
        self._sweeps = 0
        self._beaten = time.monotonic()
        self._build: Final = _build()

    async def start(self) -> None:
        """Begin to look after the tables."""
        await self._beat(starting=True)
        await super().start()
        self._run(self._sweep_for_ever())

    # Deciding

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
        await self._beat()
        return await self._whole(self._choose(live, seat, question, keys, by))

    async def _choose(
        self, live: LiveTable, seat: int, question: Question, keys: Sequence[str], by: str
    ) -> int:
        started = time.perf_counter()
        for _ in range(TRIES):
            async with self._locked(live):
                quiet = await self._chosen(live, seat, question, keys, by)
            if quiet is not None:
                break
        else:
            raise live.refusal("stale", seat)
        METRICS.decisions.labels(live.row.game, by).inc(len(keys))
        METRICS.choose_seconds.observe(time.perf_counter() - started)
        await self._moved(live, quiet)
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
            return await self._decide(live, play, seat, by)
        except Taken:
            return None

    async def _decide(
        self,
        live: LiveTable,
        play: Callable[[], list[str]],
        seat: int,
        by: str,
        back_to: int | None = None,
        again: Sequence[int] = (),
    ) -> bool:
        """Play decisions in memory and write them down; under the lock, so that nobody sees it.

        If they cannot be written, what is in memory is thrown away and read anew. Whether nobody
        else could see that anything has happened.
        """
        earlier = live.playing
        watched = live.sights[-1]
        try:
            before, had = seen_of(earlier), self._answered(live, earlier, seat)
            choices = play()
            sights = sights_after(
                live.sights, before, live.playing, None if back_to is None else earlier
            )
            if back_to is None:
                used = None if by == "bot" else self._used(live, seat, had)
                rows = [self._row(live, seat, by, choice=choice, used=used) for choice in choices]
                for row in rows[1:]:
                    row.used = used and 0.0
            else:
                rows = [self._row(live, seat, by, back_to=back_to)]
                rows += [self._row_again(live, earlier, number) for number in again]
            for place, row in enumerate(rows):
                row.number += place
            entry = self._entry(live, rows, sights, had)
        except BaseException as error:
            live.loaded = False
            log.exception("a decision could not be played", extra={"table": live.id})
            raise Refused("not-kept", live.head_of(seat)) from error
        await self._write(live, entry)
        if back_to is not None:
            del live.took[back_to:]
        live.took += times(rows[back_to is not None :])
        live.pasts.clear()
        return live.sights[-1] == watched

    async def _write(self, live: LiveTable, entry: Entry) -> None:
        """Write down what was played; `Taken` if somebody else was first, which is read then."""
        try:
            await self._journal.append(entry)
        except Taken:
            await self._load(live)
            raise
        except BaseException as error:
            live.loaded = False
            log.exception("a decision could not be kept", extra={"table": live.id})
            raise Refused("not-kept", live.head_of(entry.rows[0].seat)) from error
        entry.table.apply(live.row)

    def _row(
        self,
        live: LiveTable,
        seat: int,
        by: str,
        choice: str | None = None,
        back_to: int | None = None,
        used: float | None = None,
    ) -> DecisionRow:
        return DecisionRow(
            table_id=live.id,
            number=live.head,
            seat=seat,
            choice=choice,
            back_to=back_to,
            by=by,
            at=self.clock.now(),
            used=used,
        )

    def _row_again(self, live: LiveTable, match: Match, number: int) -> DecisionRow:
        """A decision that stays when one before it is taken back."""
        took = live.took[number]
        by, used = ("bot", None) if took == inf else ("person", took)
        return self._row(live, match.deciders[number], by, match.decisions[number].key, used=used)

    def _used(self, live: LiveTable, seat: int, had: float) -> float:
        """Seconds that somebody has taken for a decision."""
        since = live.row.asked.get(str(seat))
        if since is None:
            return 0.0
        used = spent(live.seats[seat], since, self.clock.now())
        return max(0.0, used - had)

    def _answered(self, live: LiveTable, match: Match, seat: int) -> float:
        """Seconds of what somebody has answered already to a secret question that goes on."""
        secret = [n for n in match.hidden_from(None) if match.deciders[n] == seat]
        return sum(live.took[number] for number in secret if live.took[number] != inf)

    def _entry(
        self, live: LiveTable, rows: list[DecisionRow], sights: list[tuple[int, int]], had: float
    ) -> Entry:
        """What decisions write: the match has gone on already.

        `had` are the seconds that were spent on a secret question that goes on.
        """
        match = live.playing
        seat, by, now = rows[0].seat, rows[0].by, rows[0].at
        quiet = sights[-1] == live.sights[-1]
        before = live.row.asked
        used = 0.0
        if str(seat) in before:
            used = spent(live.seats[seat], before[str(seat)], now)
        # The time for a question with several secret answers is for all of them: a clock that
        # begins again would count them.
        goes_on = quiet and str(seat) in before and seat in match.asked
        since = before[str(seat)] if goes_on else now
        reserve = live.seats[seat].reserve
        if by != "bot" and live.row.move_time is not None and not goes_on:
            allowed = live.row.move_time
            back_to = rows[0].back_to
            if back_to is not None:
                # Who takes something back has the time that he had then, and none for looking.
                used += min(allowed, max(live.took[back_to], had))
                since = now - min(allowed, used)
            if reserve is not None:
                reserve = max(0.0, reserve - max(0.0, used - allowed))
                live.seats[seat].reserve = reserve
        asked = {str(s): before.get(str(s), now) if s != seat else since for s in match.asked}
        result = match.result
        waiting = self._waiting(live, asked)
        changed = TableChange(
            head=live.head + len(rows),
            sights=sights,
            moved=live.row.moved if quiet else now,
            undo=live.row.undo if quiet else None,
            state="playing" if result is None else "over",
            result=None if result is None else result.plain(),
            summary=match.game.summary(match.state).plain(),
            ended=None if result is None else now,
            asked=asked,
            deadline=waiting.deadline,
            bots_asked=waiting.bots_asked,
        )
        return Entry(rows, changed, None if reserve is None else SeatChange.of(live.seats[seat]))

    def _waiting(self, live: LiveTable, asked: Mapping[str, float]) -> Waiting:
        """What a table waits for when these seats are asked, each since a time."""
        persons = live.persons()
        deadlines = [
            _runs_out(live, int(seat), since)
            for seat, since in asked.items()
            if live.row.move_time is not None and int(seat) in persons
        ]
        bots = any(live.seats[int(seat)].bot for seat in asked)
        return Waiting(min(deadlines, default=None), bots or bool(live.standing()))

    async def _moved(self, live: LiveTable, quiet: bool = False) -> None:
        """Tell everybody who can see it that something has happened."""
        self._wake_seeing(live)
        self._let_think(live)
        await self._tell(live, "moved", head=live.head)
        if not quiet:
            self._notify(live)

    def _notify(self, live: LiveTable) -> None:
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
            self._run(self.store.owe_letters(absent, time.time()))

    async def _write_letters(self) -> None:
        """Write to everybody who has not been written to for a while, once about all tables."""
        now = time.time()
        pauses = {"email": self.config.digest, "webhook": min(self.config.digest, HOOK_PAUSE)}
        for what, pause in pauses.items():
            for person in await self.store.take_letters(what, now, pause, min(pause, SETTLED)):
                waiting = await self._waits_for(person.id)
                if waiting:
                    self._notifier.turn(what, person, waiting)

    async def _waits_for(self, user: int) -> list[TableRow]:
        """The tables by the day at which it is somebody's turn and he does not look."""
        tables = await self.store.tables_of(user, over=False)
        sitting = await self.store.seats([table.id for table in tables])
        seats = {seat.table_id: seat for seat in sitting if seat.user_id == user}
        found = []
        for table in tables:
            seat, live = seats.get(table.id), self._live.get(table.id)
            if seat is None or seat.left or (live is not None and live.is_here(user)):
                continue
            if table.pace == "day" and table.state == "playing":
                found += [table] if str(seat.seat) in table.asked else []
        return found

    # Bots

    def _let_think(self, live: LiveTable) -> None:
        if live.broken or live.match is None:
            return
        for seat in live.asked():
            about = live.question_of(seat)
            if live.seats[seat].bot and live.thinking.get(seat) != about:
                live.thinking[seat] = about
                self._run(self._think(live, seat, about))
        for seat in live.standing():
            about = live.question_of(seat)
            if live.thinking.get(seat) != about:
                live.thinking[seat] = about
                self._run(self._answer_as_always(live, seat, about))

    async def _answer_as_always(self, live: LiveTable, seat: int, about: str) -> None:
        """Give a standing answer, after a moment: nobody shall tell that nobody has thought."""
        try:
            least, most = MOMENT
            await asyncio.sleep(min(most, least + chance.expovariate(3 / (most - least))))
            if live.question_of(seat) == about and await self._keeps(live):
                key = live.standing().get(seat)
                if key is not None:
                    question = Question(live.ask_id(seat))
                    await self.choose(live, seat, question, [key], "standing")
        except Refused:
            pass  # somebody has decided meanwhile, or nobody can
        finally:
            if live.thinking.get(seat) == about:
                del live.thinking[seat]

    async def always(self, live: LiveTable, user: int, prompt: str, key: str | None) -> None:
        """Answer a question always in the same way from now on; None: not any more."""
        async with self._locked(live):
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
            await self.store.change_seat(live.id, seat, standing=standing)
            live.seats[seat].standing = standing
            waiting = self._waiting(live, live.row.asked)
            if waiting.bots_asked != live.row.bots_asked:
                await self.store.change_table(live.id, bots_asked=waiting.bots_asked)
                live.row.bots_asked = waiting.bots_asked
        self._wake_seeing(live)
        self._let_think(live)
        await self._tell(live, "moved", head=None)

    async def _think(self, live: LiveTable, seat: int, about: str) -> None:
        """Let a bot answer. What others do meanwhile disturbs it only if it is asked something
        else then."""
        overtaken = False
        try:
            started = time.monotonic()
            question = Question(live.ask_id(seat))

            def asked() -> Claim | None:
                return _claim(live) if live.stands(seat, question) else None

            async def wanted(claim: Claim) -> Job | None:
                nonlocal question
                if not await self._keeps(live):
                    return None
                async with self._locked(live):
                    if live.match is None or not live.stands(seat, question):
                        return None
                    question = Question(live.ask_id(seat))
                    level = CHEAP if claim.rank == NOBODY else live.seats[seat].bot
                    if level is None:  # somebody has come back to his seat
                        return None
                    return self._job(live, live.match, seat, level)

            key = await self._thinkers.think(live.id, asked, wanted)
            if key is None:
                overtaken = not live.stands(seat, question)
                return
            METRICS.thinking_seconds.observe(time.monotonic() - started)
            people_look = bool(live.watchers) and bool(live.persons())
            pace = self.config.bot_pace if people_look else 0.0
            await asyncio.sleep(max(0.0, started + pace - time.monotonic()))
            await self.choose(live, seat, question, [key], "bot")
        except Refused as refused:
            overtaken = refused.code == "stale"
            if not overtaken:
                log.error(
                    "a bot's choice was refused", extra={"table": live.id, "why": str(refused)}
                )
        finally:
            if live.thinking.get(seat) == about:
                del live.thinking[seat]
            if overtaken and live.loaded:
                self._let_think(live)

    def _job(self, live: LiveTable, match: Match, seat: int, level: str) -> Job:
        decided = zip(match.deciders, match.decisions, strict=True)
        return Job(
            table=live.id,
            game=match.game.name,
            players=match.players,
            settings=match.settings,
            seed=str(match.seed),
            decisions=tuple((decider, option.key) for decider, option in decided),
            level=level,
            seat=seat,
        )

    async def _keeps(self, live: LiveTable) -> bool:
        """Whether this server lets the bots of a table think: one of several does."""
        if self._alone:
            return True
        now = time.time()
        if live.kept_until < now + LEASE / 2:
            kept = await self.store.keep(live.id, self.name, now + LEASE)
            live.kept_until = now + LEASE if kept else 0.0
        return live.kept_until > now

    async def hint(self, live: LiveTable, user: int, question: Question) -> str:
        """What a bot would do for somebody who is asked."""
        claim = Claim(WAITED, (f"user {user}",))

        async def wanted(_: Claim) -> Job:
            async with self._locked(live):
                match = live.playing
                seat = live.seat_of(user)
                if not live.may_hint() or seat is None or match.ask_of(seat) is None:
                    raise live.refusal("no-hint", seat)
                if not live.stands(seat, question):
                    raise live.refusal("stale", seat)
                return self._job(live, match, seat, HINT)

        await wanted(claim)  # who gets none need not wait to hear so
        key = await self._thinkers.think(live.id, lambda: claim, wanted)
        assert key is not None
        return key

    # Taking back

    async def undo(self, live: LiveTable, user: int, question: Question) -> bool:
        """Take back one's last decision: at once where nobody minds, else ask the others."""
        await self._beat()
        return await self._whole(self._undo(live, user, question))

    async def _undo(self, live: LiveTable, user: int, question: Question) -> bool:
        quiet = False
        async with self._locked(live):
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
            if free or not others:
                quiet = await self._go_back(live, seat, back_to, secretly)
            else:
                undo = Undo(seat=seat, back_to=back_to, head=live.head_of(None), agreed=[])
                await self.store.change_table(live.id, undo=undo)
                live.row.undo = undo
        await self._moved(live, quiet) if free or not others else await self._changed(live)
        return free or not others

    async def answer(self, live: LiveTable, user: int, yes: bool) -> None:
        """Agree to a request to take something back, refuse it, or withdraw one's own."""
        await self._whole(self._answer(live, user, yes))

    async def _answer(self, live: LiveTable, user: int, yes: bool) -> None:
        done = False
        async with self._locked(live):
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
                await self.store.change_table(live.id, undo=undo)
                live.row.undo = undo
        await self._moved(live) if done else await self._changed(live)

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
            return await self._decide(live, play, seat, "person", back_to, again)
        except Taken:
            METRICS.refused.labels("stale").inc()
            raise live.refusal("stale", seat) from None

    async def change(self, live: LiveTable, **values: Any) -> None:
        """Change something about a table that is no decision."""
        async with self._locked(live):
            await self.store.change_table(live.id, **values)
            live.row = replace(live.row, **values)
        await self._changed(live)

    async def _changed(self, live: LiveTable) -> None:
        """Tell everybody that something about the table has changed, but no decision was made."""
        self._wake(live)
        await self._tell(live, "changed")

    # Seats

    async def start_match(self, id: str) -> None:
        """Begin the match of a table whose seats are all taken."""
        live = await self.open(id)
        async with self._locked(live):
            await self._load(live)
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
            now = self.clock.now()
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
            waiting = self._waiting(live, asked)
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
            begun = await self.store.begin_table(
                id, live.row.reserve, away=away, shares=shares, **values
            )
            if not begun:
                return
            live.row = replace(live.row, **values)
            live.match = match
            live.loaded = True
        await self._moved(live)

    async def _absences(self, live: LiveTable) -> dict[int, Absence]:
        """Who is on vacation when a match by the day begins."""
        if live.row.pace != "day":
            return {}
        sitting = {seat.user_id: seat.seat for seat in live.seats}
        people = await self.store.people([user for user in sitting if user is not None])
        return {
            sitting[user]: Absence(person.vacation["from"], person.vacation["until"])
            for user, person in people.items()
            if person.vacation and person.vacation["until"] > self.clock.now()
        }

    async def absent(self, user: int, away_from: float, away_until: float) -> None:
        """Somebody goes on vacation, or comes back: the clocks at his tables stand meanwhile."""
        for id in await self.store.tables_by_day(user):
            with suppress(Refused):
                live = await self.open(id)
                await self._whole(self._absent(live, user, Absence(away_from, away_until)))

    async def _absent(self, live: LiveTable, user: int, absence: Absence) -> None:
        async with self._locked(live):
            live.playing  # noqa: B018  (or it is refused)
            seat = live.seat_of(user)
            if seat is None or seat not in live.persons():
                return
            since, facts = live.row.asked.get(str(seat)), live.seats[seat]
            if since is not None and facts.away_from != absence.away_from:
                # What an earlier vacation has taken of this wait is no more to be seen.
                now = self.clock.now()
                since = now - spent(facts, since, now)
            facts.away_from, facts.away_until = absence
            await self._change_seat(live, seat, since=since)
        await self._moved(live)

    async def resign(self, live: LiveTable, user: int) -> None:
        """Give up one's seat: a bot plays on, or a match of two is over."""
        seat = live.seat_of(user)
        if seat is None or seat not in live.persons():
            raise live.refusal("not-yours", seat)
        await self._whole(self._leave(live, seat, "resigned"))

    async def come_back(self, live: LiveTable, user: int) -> None:
        """Take over again from the bot that plays since the time ran out."""
        await self._whole(self._come_back(live, user))

    async def _come_back(self, live: LiveTable, user: int) -> None:
        async with self._locked(live):
            live.playing  # noqa: B018  (or it is refused)
            seat = live.seat_of(user)
            if seat is None or not live.may_return(seat):
                raise live.refusal("not-yours", seat)
            live.seats[seat].left = live.seats[seat].bot = None
            await self._change_seat(live, seat)
        await self._moved(live)

    async def _leave(self, live: LiveTable, seat: int, why: str, head: int | None = None) -> None:
        """Somebody plays no more; for who is late, unless something has happened since a head."""
        async with self._locked(live):
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
            await self._change_seat(live, seat, result)
        await self._moved(live)

    async def _desert(self, live: LiveTable, seat: int) -> None:
        """Somebody has no account any more: it is as if he had resigned."""
        async with self._locked(live):
            # Who removes accounts is no server, and tells nobody.
            if live.seats[seat].user_id is not None:
                await self._load(live)
        await self._whole(self._leave(live, seat, "resigned"))

    async def _change_seat(
        self,
        live: LiveTable,
        seat: int,
        result: dict[str, Any] | None = None,
        since: float | None = None,
    ) -> None:
        """Write down that somebody has left or is back, and with what result if that is the end.

        It has its number in the journal like a decision, as one that takes back nothing: what is
        decided elsewhere at the same time comes before it or after it.
        """
        now = self.clock.now()
        row = self._row(live, seat, "person", back_to=len(live.playing.decisions))
        again = now if since is None else since
        asked = {s: again if int(s) == seat else then for s, then in live.row.asked.items()}
        over = result is not None
        waiting = Waiting(None, False) if over else self._waiting(live, asked)
        changed = TableChange(
            head=live.head + 1,
            sights=[(head + 1, epoch) for head, epoch in live.sights],
            moved=now,
            undo=None,
            state="over" if over else "playing",
            result=result,
            summary=live.row.summary,
            ended=now if over else None,
            asked=asked,
            deadline=waiting.deadline,
            bots_asked=waiting.bots_asked,
        )
        try:
            await self._write(live, Entry([row], changed, SeatChange.of(live.seats[seat])))
        except Taken:
            METRICS.refused.labels("stale").inc()
            raise live.refusal("stale", seat) from None

    # Clocks and tables that nobody looks at

    async def _sweep_for_ever(self) -> None:
        while True:
            await asyncio.sleep(SWEEP)
            try:
                await self._sweep()
            except Exception:  # the database may be away for a while
                log.exception("looking after the tables failed")

    async def _sweep(self) -> None:
        await self._beat()
        now = self.clock.now()
        for id in await self.store.late_tables(now, self._build):
            await self._attend(id, lambda live: self._run_out(live, now))
        self._sweeps += 1
        if self._notifier.active:
            await self._write_letters()
        if self._sweeps % SELDOM == 1:
            for id, seat in await self.store.deserted_seats(self._build):
                await self._attend(id, lambda live, seat=seat: self._desert(live, seat))  # type: ignore[misc]
        for id in await self.store.unkept_tables(time.time(), self._build):
            await self._attend(id, self._think_on)
        await self._say_who_is_here()
        idle = time.monotonic() - SLEEP
        for live in list(self._live.values()):
            busy = live.watchers or live.thinking or live.lock.locked()
            if not busy and live.used < idle:
                del self._live[live.id]
        METRICS.open_tables.set(len(self._live))

    async def _attend(self, id: str, work: Callable[[LiveTable], Awaitable[None]]) -> None:
        """Do something at a table. One that cannot be played is set aside: nothing at one table,
        and no number of them, may keep the others from being looked after."""
        try:
            live = await self.open(id)
            if live.broken:
                await self.store.set_aside(id, self._build, self.clock.now())
            else:
                await work(live)
        except Refused:
            pass
        except AWAY_ERRORS:
            raise
        except Exception:
            log.exception("a table could not be looked after", extra={"table": id})

    async def _think_on(self, live: LiveTable) -> None:
        self._let_think(live)

    async def _beat(self, starting: bool = False) -> None:
        """Say that this server is here. If none was, or if the system's clock was set, that time
        counts for nobody."""
        leap = self.clock.leap
        silent = time.monotonic() - self._beaten
        returned = starting or abs(leap) > GAP or silent > BEAT + GAP
        if not returned and silent < BEAT:
            return
        if not returned:
            self.clock.follow()
            await self.store.beat(self.clock.now(), False)
            self._beaten = time.monotonic()
            return
        async with AsyncExitStack() as stack:
            # What is being decided is written before, and what comes then is read anew.
            for live in list(self._live.values()):
                await stack.enter_async_context(live.lock)
            lost = await self.store.beat(time.time(), True)
            self.clock.follow()
            self._beaten = time.monotonic()
            for live in self._live.values():
                live.loaded = live.loaded and not lost
        if lost:
            log.warning("no server was there, or the clock was set: %.0f s do not count", lost)
            await self._channels.tell({"table": "*", "what": "changed"})
            for live in list(self._live.values()):
                self._wake(live)

    async def _say_who_is_here(self) -> None:
        """Tell the other servers again, table by table: they forget it after a while."""
        if self._alone:
            return
        for live in list(self._live.values()):
            if hash(live.id) % AGAIN == self._sweeps % AGAIN:
                users = {watcher.user for watcher in live.watchers if watcher.user is not None}
                if users:
                    await self._tell(live, "here", users=sorted(users))

    async def _run_out(self, live: LiveTable, now: float) -> None:
        """Somebody's time has run out."""
        if live.row.state != "playing" or live.row.move_time is None:
            return
        for seat, since in list(live.row.asked.items()):
            number = int(seat)
            if number in live.persons() and _runs_out(live, number, since) <= now:
                if not await self._answer_late(live, number):
                    await self._whole(self._leave(live, number, "late", live.head))
                return  # what else is late, is looked at again

    async def _answer_late(self, live: LiveTable, seat: int) -> bool:
        """Play what is played for somebody who does not answer; whether there is such a thing."""
        ask = live.playing.ask_of(seat)
        if live.row.late == "forfeit" or ask is None or ask.default is None:
            return False
        question = Question(live.ask_id(seat))
        await self.choose(live, seat, question, [ask.default.key], "clock")
        return True


def _build() -> str:
    """What this server can play: its own version and those of its rules."""
    versions = [kronika.__version__, *(kronika.game(name).version for name in kronika.games())]
    return sha256(json.dumps(versions).encode()).hexdigest()[:16]


def _runs_out(live: LiveTable, seat: int, since: float) -> float:
    """When somebody's time is over who was asked at a time."""
    facts = live.seats[seat]
    return runs_out(facts, since, (live.row.move_time or 0.0) + (facts.reserve or 0.0))


def _claim(live: LiveTable) -> Claim:
    """Who waits for the bots of a table. Who may come back shall find a fair match."""
    playing = [live.seats[seat].user_id for seat in live.returning()]
    here = [user for user in playing if live.is_here(user)]
    people = here or playing or [live.row.creator]
    rank = WAITED if here else AWAY if playing else NOBODY
    return Claim(rank, tuple(f"user {user}" for user in people))
