"""Open lines of people who have signed in: who is let in no more is put out, wherever he is.

What ends on this server is known at once, and is told to the others; what somebody ends who is
no server, or whose message was lost, is found by looking every few seconds.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterable
from typing import Final

from .accounts import Accounts
from .database import UNREACHABLE

log = logging.getLogger(__name__)

LOOK: Final = 2.0
"""Seconds between two looks at whether everybody may still be here."""


class OpenLine:
    """A connection that stays open, with the key of the session or the token that opened it."""

    def __init__(self, user: int, key: str) -> None:
        self.user: Final = user
        self.key: Final = key
        self.out: Final = asyncio.Event()


class OpenLines:
    """All open lines of this server."""

    def __init__(self, accounts: Accounts, tell: Callable[[int], Awaitable[None]]) -> None:
        self._accounts: Final = accounts
        self._tell: Final = tell
        self._open: Final[set[OpenLine]] = set()
        self._tasks: Final[set[asyncio.Task[None]]] = set()
        accounts.ended = self._ended

    def open(self, user: int, key: str) -> OpenLine:
        """Somebody has connected."""
        line = OpenLine(user, key)
        self._open.add(line)
        return line

    def close(self, line: OpenLine) -> None:
        """He has gone by himself."""
        self._open.discard(line)

    def start(self) -> None:
        """Begin to look, again and again."""
        self._run(self._look_for_ever())

    async def stop(self) -> None:
        """Look no more."""
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def heard(self, user: int) -> None:
        """Another server has ended something of a person's."""
        self._accounts.forget(user)
        self._run(self._look_at(user))

    def _ended(self, user: int) -> None:
        self._run(self._look_at(user))
        self._run(self._tell(user))

    def _run(self, work: Awaitable[None]) -> None:
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: "asyncio.Task[None]") -> None:
        self._tasks.discard(task)
        error = None if task.cancelled() else task.exception()
        if error is not None and not isinstance(error, UNREACHABLE):
            log.error("looking at who may be here failed", exc_info=error)

    async def _look_at(self, user: int) -> None:
        await self._put_out([line for line in self._open if line.user == user])

    async def _look_for_ever(self) -> None:
        while True:
            await asyncio.sleep(LOOK)
            try:
                await self._put_out(list(self._open))
            except UNREACHABLE:
                log.exception("nobody can say who may be here")

    async def _put_out(self, lines: Iterable[OpenLine]) -> None:
        looked = list(lines)
        valid = await self._accounts.still_valid({line.key for line in looked})
        for line in looked:
            if line.key not in valid:
                line.out.set()
