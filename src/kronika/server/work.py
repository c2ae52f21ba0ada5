"""Work that goes on while nobody waits for it, or even if who waits goes away."""

import asyncio
import logging
from collections.abc import Coroutine
from typing import Any, Final, TypeVar

from .refusals import Refused

log = logging.getLogger(__name__)

T = TypeVar("T")


class Work:
    """All tasks of this server at its tables."""

    def __init__(self) -> None:
        self._tasks: Final[set[asyncio.Task[Any]]] = set()
        self._deciding: Final[set[asyncio.Task[Any]]] = set()

    def run(self, work: Coroutine[Any, Any, T]) -> "asyncio.Task[T]":
        """Begin something that nobody waits for."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)
        return task

    async def whole(self, work: Coroutine[Any, Any, T]) -> T:
        """Do something to its end: a client that goes away must not leave half a decision."""
        task = self.run(work)
        self._deciding.add(task)
        task.add_done_callback(self._deciding.discard)
        return await asyncio.shield(task)

    def _done(self, task: "asyncio.Task[Any]") -> None:
        self._tasks.discard(task)
        error = None if task.cancelled() else task.exception()
        if error is not None and not isinstance(error, Refused):
            log.error("work at a table failed", exc_info=error)

    async def stop(self) -> None:
        """Stop thinking and looking; what is being decided is finished first."""
        await asyncio.gather(*self._deciding, return_exceptions=True)
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
