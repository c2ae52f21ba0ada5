"""Bots think in processes of their own, never where people are served."""

import asyncio
import logging
import multiprocessing
import os
import signal
import threading
from collections import OrderedDict
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


class Thinkers:
    """The processes in which bots think. They start when the first bot is asked."""

    def __init__(self, workers: int) -> None:
        self._workers: Final = workers
        self._pool: ProcessPoolExecutor | None = None

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

    async def think(self, job: Job) -> str:
        """The key of the option that the bot chooses.

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
    ask = _match_of(job).ask
    assert ask is not None
    return Random(f"{job.table} {len(job.decisions)}").choice(ask.options_of(job.seat)).key
