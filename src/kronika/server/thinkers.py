"""Bots think in processes of their own, never where people are served.

There are few of these processes, and everybody's bots want them. Whose bots have thought least
lately comes first, so that nobody has to wait for more than what others are just thinking about,
however many tables somebody else has.
"""

import asyncio
import logging
import math
import multiprocessing
import os
import signal
import threading
import time
from collections import Counter, OrderedDict
from collections.abc import Awaitable, Callable
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
from dataclasses import dataclass
from random import Random
from typing import Any, Final

import kronika
from kronika import bots
from kronika.core.match import Match, new_match

log = logging.getLogger(__name__)

KEPT: Final = 64
"""Matches that a process remembers, so that it need not play them again from the start."""

WAITED: Final = 0
"""Somebody who plays at the table looks at it."""
AWAY: Final = 1
"""Somebody plays there, or may come back, and does not look."""
NOBODY: Final = 2
"""Everybody has left for good."""
AGEING: Final = 60.0
"""Seconds after which a bot that waits counts as one that somebody waits for more."""
HALVED: Final = 60.0
"""Seconds in which half of what somebody's bots have thought is forgotten."""
MOST_SERVED: Final = 10_000

Decision = tuple[int, str]
"""A seat and the key of an option."""


@dataclass(frozen=True)
class Job:
    """A decision for a bot to make, in a match given by its decisions."""

    table: str
    game: str
    players: int
    settings: dict[str, Any]
    seed: str
    decisions: tuple[Decision, ...]
    level: str
    seat: int


@dataclass(frozen=True)
class Claim:
    """Who waits for a bot: how much, and which people its thinking is counted for."""

    rank: int
    people: tuple[str, ...]


Asked = Callable[[], Claim | None]
"""Who waits for the bot now; None: nobody wants to know any more."""
Wanted = Callable[[Claim], Awaitable[Job | None]]
"""The job as it is when a process is free for it; None: it was done meanwhile."""


class Served:
    """How long bots have thought for each person lately: what is long ago counts less."""

    def __init__(self) -> None:
        self._seconds: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def of(self, who: str, now: float) -> float:
        """Seconds, as far as they still count."""
        seconds, then = self._seconds.get(who, (0.0, now))
        return seconds * math.exp2((then - now) / HALVED)

    def add(self, who: str, seconds: float, now: float) -> None:
        """A bot has thought for somebody."""
        self._seconds[who] = (self.of(who, now) + seconds, now)
        self._seconds.move_to_end(who)
        if len(self._seconds) > MOST_SERVED:
            self._seconds.popitem(last=False)


@dataclass(eq=False)
class _Waiting:
    """A bot in the queue."""

    table: str
    asked: Asked
    since: float
    turn: "asyncio.Future[Claim | None]"


class Queue:
    """Lets bots think in turn: first where somebody waits, there for whom it was least lately."""

    def __init__(self, places: int, now: Callable[[], float] = time.monotonic) -> None:
        self._places: Final = places
        self._now: Final = now
        # Nobody has all processes: then another need not wait for any of his bots.
        self._most: Final = max(1, places - 1)
        self._waiting: Final[list[_Waiting]] = []
        self._thinking: Final[Counter[str]] = Counter()
        self._unwatched = 0
        self._busy = 0
        self._served: Final = Served()

    async def enter(self, table: str, asked: Asked) -> Claim | None:
        """Wait for a place, to be left again; None: nobody wants to know any more."""
        turn: asyncio.Future[Claim | None] = asyncio.get_running_loop().create_future()
        waiting = _Waiting(table, asked, self._now(), turn)
        self._waiting.append(waiting)
        self._go_on()
        try:
            return await turn
        except asyncio.CancelledError:
            if waiting in self._waiting:
                self._waiting.remove(waiting)
            elif turn.done() and not turn.cancelled() and (claim := turn.result()) is not None:
                self.leave(table, claim, 0.0)
            raise

    def leave(self, table: str, claim: Claim, seconds: float) -> None:
        """Give a place back after so many seconds of thinking."""
        now = self._now()
        for who in claim.people:
            self._thinking[who] -= 1
            if not self._thinking[who]:
                del self._thinking[who]
            self._served.add(who, seconds / len(claim.people), now)
        self._served.add(f"table {table}", seconds, now)
        self._unwatched -= claim.rank == NOBODY
        self._busy -= 1
        self._go_on()

    def _go_on(self) -> None:
        while self._busy < self._places:
            found = self._next()
            if found is None:
                return
            waiting, claim = found
            self._waiting.remove(waiting)
            self._busy += 1
            self._unwatched += claim.rank == NOBODY
            self._thinking.update(claim.people)
            waiting.turn.set_result(claim)

    def _next(self) -> tuple[_Waiting, Claim] | None:
        now = self._now()
        best: tuple[tuple[float, ...], _Waiting, Claim] | None = None
        for waiting in list(self._waiting):
            claim = waiting.asked()
            if claim is None:
                self._waiting.remove(waiting)
                waiting.turn.set_result(None)
                continue
            busy = min(self._thinking[who] for who in claim.people)
            full = claim.rank == NOBODY and self._unwatched >= self._most
            if busy >= self._most or full:
                continue
            order = (
                max(0, claim.rank - (now - waiting.since) // AGEING),
                busy,
                min(self._served.of(who, now) for who in claim.people),
                self._served.of(f"table {waiting.table}", now),
                waiting.since,
            )
            if best is None or order < best[0]:
                best = (order, waiting, claim)
        return None if best is None else (best[1], best[2])


class Thinkers:
    """The processes in which bots think. They start when the first bot is asked."""

    def __init__(self, workers: int) -> None:
        self._workers: Final = workers
        self._pool: ProcessPoolExecutor | None = None
        self._queue: Final = Queue(workers)

    def start(self) -> None:
        """Start the processes, so that the first bot need not wait for them."""
        pool = self._opened()
        for _ in range(self._workers):
            pool.submit(_warm_up)

    def _opened(self) -> ProcessPoolExecutor:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(
                self._workers,
                mp_context=multiprocessing.get_context("spawn"),
                initializer=_begin,
            )
        return self._pool

    def stop(self) -> None:
        """End all processes; what they think about is asked again at the next start."""
        if self._pool is not None:
            processes = list((self._pool._processes or {}).values())
            self._pool.shutdown(wait=False, cancel_futures=True)
            for process in processes:
                process.terminate()
            self._pool = None

    async def think(self, table: str, asked: Asked, wanted: Wanted) -> str | None:
        """The key of the option that a bot chooses, when its turn comes; None: not wanted."""
        claim = await self._queue.enter(table, asked)
        if claim is None:
            return None
        started = time.monotonic()
        try:
            job = await wanted(claim)
            started = time.monotonic()
            return None if job is None else await self._choice(job)
        finally:
            self._queue.leave(table, claim, time.monotonic() - started)

    async def _choice(self, job: Job) -> str:
        """What a bot chooses.

        A process that dies is replaced; a bot that fails twice is replaced by any option, for a
        table must never stand still.
        """
        for _ in range(2):
            pool = self._opened()
            try:
                return await asyncio.get_running_loop().run_in_executor(pool, answer, job)
            except BrokenExecutor:
                log.error("a process in which bots think has died", extra={"table": job.table})
                if self._pool is pool:
                    self._pool = None
            except asyncio.CancelledError:
                raise
            except Exception:
                log.exception("a bot failed", extra={"table": job.table, "level": job.level})
        return await asyncio.to_thread(_anything, job)


def _begin() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the server says when to end
    os.nice(5)  # people are served first
    threading.Thread(target=_end_with_the_server, daemon=True).start()


def _end_with_the_server() -> None:
    """A server that was killed tells nobody, and its processes would wait for it for ever."""
    server = multiprocessing.parent_process()
    assert server is not None
    server.join()
    os._exit(1)


def _warm_up() -> None:
    for name in kronika.games():
        kronika.game(name)


_matches: OrderedDict[str, Match] = OrderedDict()


def answer(job: Job) -> str:
    """Let a bot choose; in a process of its own."""
    match = _match_of(job)
    seed = f"{job.table} {job.seat} {len(job.decisions)}"
    return bots.make(job.level, seed).choose(match, job.seat).key


def _match_of(job: Job) -> Match:
    match = _matches.pop(job.table, None)
    if match is None or not _leads_to(match, job):
        match = new_match(kronika.game(job.game), job.players, job.seed, job.settings, listen=False)
    for seat, key in job.decisions[len(match.decisions) :]:
        match.choose(key, seat)
    _matches[job.table] = match
    if len(_matches) > KEPT:
        _matches.popitem(last=False)
    return match


def _leads_to(match: Match, job: Job) -> bool:
    """Whether the job's match goes on from this one: something may have been taken back."""
    known = len(match.decisions)
    return known <= len(job.decisions) and all(
        decider == seat and option.key == key
        for decider, option, (seat, key) in zip(match.deciders, match.decisions, job.decisions)
    )


def _anything(job: Job) -> str:
    options = _match_of(job).options_of(job.seat)
    return Random(f"{job.table} {len(job.decisions)}").choice(options).key
