"""Looks after tables whether or not anybody looks at them: clocks, bots, letters, memory."""

import asyncio
import json
import logging
import time
from collections.abc import Awaitable, Callable
from hashlib import sha256
from typing import Final

import kronika

from .answers import Answers
from .audience import Audience
from .clock import Clock
from .database import UNREACHABLE
from .decisions import Decisions
from .heartbeat import Heartbeat
from .letters import Letters
from .live_table import LiveTable
from .live_tables import LiveTables
from .questions import Question
from .refusals import Refused
from .seating import Seating
from .upkeep import Upkeep
from .waiting import time_ends

log = logging.getLogger(__name__)

SWEEP: Final = 1.0
"""Seconds between two looks at clocks and at bots that nobody lets think."""
SELDOM: Final = 5
"""So many sweeps apart seats are looked for whose people have no account any more."""


class Caretaker:
    """Does at the tables of the database what nobody asks for."""

    def __init__(
        self,
        tables: LiveTables,
        upkeep: Upkeep,
        clock: Clock,
        heartbeat: Heartbeat,
        audience: Audience,
        decisions: Decisions,
        answers: Answers,
        seating: Seating,
        letters: Letters,
        *,
        alone: bool,
    ) -> None:
        self._tables: Final = tables
        self._upkeep: Final = upkeep
        self._clock: Final = clock
        self._heartbeat: Final = heartbeat
        self._audience: Final = audience
        self._decisions: Final = decisions
        self._answers: Final = answers
        self._seating: Final = seating
        self._letters: Final = letters
        self._alone: Final = alone
        self._sweeps = 0
        self._build: Final = _build()

    async def sweep_for_ever(self) -> None:
        """Look after all tables again and again."""
        while True:
            await asyncio.sleep(SWEEP)
            try:
                await self._sweep()
            except Exception:  # the database may be away for a while
                log.exception("looking after the tables failed")

    async def _sweep(self) -> None:
        await self._heartbeat.beat()
        now = self._clock.now()
        for id in await self._upkeep.late_tables(now, self._build):
            await self._attend(id, lambda live: self._run_out(live, now))
        self._sweeps += 1
        await self._letters.write()
        if self._sweeps % SELDOM == 1:
            for id, seat in await self._upkeep.deserted_seats(self._build):
                await self._attend(id, lambda live, seat=seat: self._seating.desert(live, seat))  # type: ignore[misc]
        for id in await self._upkeep.unkept_tables(time.time(), self._build):
            await self._attend(id, self._think_on)
        if not self._alone:
            await self._audience.tell_who_is_here(self._sweeps)
        self._tables.forget_idle()

    async def _attend(self, id: str, work: Callable[[LiveTable], Awaitable[None]]) -> None:
        """Do something at a table. One that cannot be played is set aside: nothing at one table,
        and no number of them, may keep the others from being looked after."""
        try:
            live = await self._tables.open(id)
            if live.broken:
                await self._upkeep.set_aside(id, self._build, self._clock.now())
            else:
                await work(live)
        except Refused:
            pass
        except UNREACHABLE:
            raise
        except Exception:
            log.exception("a table could not be looked after", extra={"table": id})

    async def _think_on(self, live: LiveTable) -> None:
        self._answers.begin(live)

    async def _run_out(self, live: LiveTable, now: float) -> None:
        """Somebody's time has run out."""
        if live.row.state != "playing" or live.row.move_time is None:
            return
        for seat, since in list(live.row.asked.items()):
            number = int(seat)
            if number in live.persons() and time_ends(live, number, since) <= now:
                if not await self._answer_late(live, number):
                    await self._seating.run_out(live, number)
                return  # what else is late, is looked at again

    async def _answer_late(self, live: LiveTable, seat: int) -> bool:
        """Play what is played for somebody who does not answer; whether there is such a thing."""
        ask = live.playing.ask_of(seat)
        if live.row.late == "forfeit" or ask is None or ask.default is None:
            return False
        question = Question(live.ask_id(seat))
        await self._decisions.choose(live, seat, question, [ask.default.key], "clock")
        return True


def _build() -> str:
    """What this server can play: its own version and those of its rules."""
    versions = [kronika.__version__, *(kronika.game(name).version for name in kronika.games())]
    return sha256(json.dumps(versions).encode()).hexdigest()[:16]
