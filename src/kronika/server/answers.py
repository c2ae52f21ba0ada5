"""Answers that nobody gives in person: those of bots, and standing ones."""

import asyncio
import logging
import secrets
import time
from typing import Final

from kronika.core.match import Match

from .config import Config
from .decisions import Decisions
from .live_table import LiveTable
from .live_tables import LiveTables
from .metrics import METRICS
from .questions import Question
from .refusals import Refused
from .thinkers import AWAY, NOBODY, WAITED, Claim, Job, Thinkers
from .upkeep import Upkeep
from .work import Work

log = logging.getLogger(__name__)
chance: Final = secrets.SystemRandom()

LEASE: Final = 20.0
"""Seconds for which a server takes on the bots of a table."""
MOMENT: Final = (1.5, 9.0)
"""Seconds after which a standing answer is given, at least and at most."""
ALONE: Final = 0.3
"""The same where no other person could learn anything from it."""
HINT: Final = "hard"
CHEAP: Final = "easy"
"""The level of all bots of a table that everybody has left for good."""


class Answers:
    """Lets bots think, and gives standing answers, at tables of this server."""

    def __init__(
        self,
        tables: LiveTables,
        upkeep: Upkeep,
        decisions: Decisions,
        thinkers: Thinkers,
        work: Work,
        config: Config,
    ) -> None:
        self._tables: Final = tables
        self._upkeep: Final = upkeep
        self._decisions: Final = decisions
        self._thinkers: Final = thinkers
        self._work: Final = work
        self._pace: Final = config.bot_pace
        self._alone: Final = config.channels == "memory"
        self._keeper: Final = secrets.token_hex(8)

    def begin(self, live: LiveTable) -> None:
        """Bots that are asked and do not think yet begin to."""
        if live.broken or live.match is None:
            return
        for seat in live.asked():
            about = live.question_of(seat)
            if live.seats[seat].bot and live.thinking.get(seat) != about:
                live.thinking[seat] = about
                self._work.run(self._think(live, seat, about))
        for seat in live.standing():
            about = live.question_of(seat)
            if live.thinking.get(seat) != about:
                live.thinking[seat] = about
                self._work.run(self._answer_as_always(live, seat, about))

    async def _answer_as_always(self, live: LiveTable, seat: int, about: str) -> None:
        """Give a standing answer, after a moment: nobody shall tell that nobody has thought."""
        try:
            await asyncio.sleep(_moment() if len(live.persons()) > 1 else ALONE)
            if live.question_of(seat) == about and await self._keeps(live):
                key = live.standing().get(seat)
                if key is not None:
                    question = Question(live.ask_id(seat))
                    await self._decisions.choose(live, seat, question, [key], "standing")
        except Refused:
            pass  # somebody has decided meanwhile, or nobody can
        finally:
            if live.thinking.get(seat) == about:
                del live.thinking[seat]

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
                async with self._tables.locked(live):
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
            pace = self._pace if people_look else 0.0
            await asyncio.sleep(max(0.0, started + pace - time.monotonic()))
            await self._decisions.choose(live, seat, question, [key], "bot")
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
                self.begin(live)

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
            kept = await self._upkeep.keep(live.id, self._keeper, now + LEASE)
            live.kept_until = now + LEASE if kept else 0.0
        return live.kept_until > now

    async def hint(self, live: LiveTable, user: int, question: Question) -> str:
        """What a bot would do for somebody who is asked."""
        claim = Claim(WAITED, (f"user {user}",))

        async def wanted(_: Claim) -> Job:
            async with self._tables.locked(live):
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


def _claim(live: LiveTable) -> Claim:
    """Who waits for the bots of a table. Who may come back shall find a fair match."""
    playing = [live.seats[seat].user_id for seat in live.returning()]
    here = [user for user in playing if live.is_here(user)]
    people = here or playing or [live.row.creator]
    rank = WAITED if here else AWAY if playing else NOBODY
    return Claim(rank, tuple(f"user {user}" for user in people))


def _moment() -> float:
    """How long a person might think about what he does not have to think about."""
    least, most = MOMENT
    return min(most, least + chance.expovariate(3 / (most - least)))
