"""Processes that work on all processors of this machine, and Ctrl-C while they do."""

import gc
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnContext, SpawnProcess
from multiprocessing.synchronize import Event
from types import FrameType, TracebackType
from typing import Any, Final, Generic, TypeVar

from kronika.core.errors import KronikaError

Job = TypeVar("Job")
Done = TypeVar("Done")

ATTEMPTS: Final = 3
"""How often a job is begun before it is taken for one that no process survives."""

PATIENCE: Final = 5.0
"""Seconds that a process gets to leave by itself."""


class Interrupts:
    """Ctrl-C, held back while work goes on: the first one only asks to stop.

    A second one does not wait, and is a KeyboardInterrupt where it comes.
    """

    def __init__(self) -> None:
        # Spawned: forking a process that has threads is not safe, and a progress bar is one.
        self.context: Final[SpawnContext] = multiprocessing.get_context("spawn")
        self.stop: Final[Event] = self.context.Event()
        self.seen = False
        self._before: Any = None
        self._woken, self._wake = self.context.Pipe(duplex=False)

    @property
    def news(self) -> Connection:
        """What becomes ready when Ctrl-C comes, for those who wait for several things."""
        return self._woken

    def __enter__(self) -> "Interrupts":
        if threading.current_thread() is threading.main_thread():
            self._before = signal.signal(signal.SIGINT, self._interrupt)
        return self

    def _interrupt(self, number: int, frame: FrameType | None) -> None:
        if self.seen:
            signal.default_int_handler(number, frame)
        self.seen = True
        self.stop.set()
        self._wake.send_bytes(b"!")

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        if self._before is not None:
            signal.signal(signal.SIGINT, self._before)

    def raise_if_seen(self) -> None:
        """The KeyboardInterrupt that was held back."""
        if self.seen:
            raise KeyboardInterrupt


@contextmanager
def interrupts_wait() -> Iterator[None]:
    """Hold Ctrl-C back while workers start: they inherit that, and so are never interrupted."""
    if not hasattr(signal, "pthread_sigmask"):  # Windows
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def forget_imports() -> None:
    """Spare the garbage collector what was imported: it stays for good."""
    gc.collect()
    gc.freeze()


# In a worker


def _serve(
    connection: Connection, stop: Event, work: Callable[[Any, Callable[[], bool]], Any]
) -> None:
    """Do one job after the other. A worker does not outlive its parent."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_leave_with_parent, daemon=True).start()
    forget_imports()
    while True:
        try:
            job = connection.recv()
        except EOFError:
            return
        try:
            answer = (True, work(job, stop.is_set))
        except Exception as error:
            answer = (False, f"{type(error).__name__}: {error}")
        connection.send(answer)


def _leave_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


# In the parent


@dataclass
class _Worker:
    process: SpawnProcess
    connection: Connection
    job: Any = None
    attempt: int = 0


class Crew(Generic[Job, Done]):
    """Workers that share jobs. One that dies is replaced, and its job is done again."""

    def __init__(
        self,
        work: Callable[[Job, Callable[[], bool]], Done],
        workers: int,
        interrupts: Interrupts,
        lost: Callable[[Job], Done] | None = None,
    ) -> None:
        """`work` gets a job and a question whether to stop; it is a function of a module.

        `lost` says what comes of a job that no worker survives; without it that is an error.
        """
        self._work: Final = work
        self._number: Final = workers
        self._interrupts: Final = interrupts
        self._lost: Final = lost
        self._workers: list[_Worker] = []
        self.replaced = 0
        """How many workers have died."""

    def do(self, jobs: Iterable[Job], finish: bool = True) -> Iterator[Done]:
        """What comes of each job, as it comes. After Ctrl-C no new one is begun.

        With `finish`, those that were begun are waited for.
        """
        waiting = iter(jobs)
        try:
            self._hand_out(waiting, self._number)
            while any(worker.job is not None for worker in self._workers):
                if self._interrupts.seen and not finish:
                    return
                yield from self._hear(waiting)
        finally:
            self._dismiss(at_once=self._interrupts.seen and not finish)

    def _hand_out(self, waiting: Iterator[Job], most: int) -> None:
        """Start workers, as many as there are jobs for."""
        with interrupts_wait():
            for _ in range(most):
                job = next(waiting, None)
                if job is None:
                    return
                self._hire(job, 1)

    def _hire(self, job: Job, attempt: int) -> None:
        ours, theirs = self._interrupts.context.Pipe()
        # Not a daemon: those may not have processes of their own, and a bot may want some.
        process = self._interrupts.context.Process(
            target=_serve, args=(theirs, self._interrupts.stop, self._work)
        )
        process.start()
        theirs.close()  # so that ours ends with the worker
        worker = _Worker(process, ours, job, attempt)
        self._workers.append(worker)
        self._send(worker)

    def _send(self, worker: _Worker) -> None:
        try:
            worker.connection.send(worker.job)
        except OSError:
            pass  # it has died; the end of its connection tells

    def _hear(self, waiting: Iterator[Job]) -> Iterator[Done]:
        by_connection = {
            worker.connection: worker for worker in self._workers if worker.job is not None
        }
        news = [] if self._interrupts.seen else [self._interrupts.news]
        for ready in wait([*by_connection, *news]):
            worker = by_connection.get(ready)  # type: ignore[call-overload]
            if worker is None:
                continue
            try:
                fine, found = worker.connection.recv()
            except (EOFError, OSError):
                yield from self._replace(worker)
                continue
            if not fine:
                raise KronikaError(f"a worker failed: {found}")
            worker.job, worker.attempt = None, 0
            yield found
            if not self._interrupts.seen and (job := next(waiting, None)) is not None:
                worker.job, worker.attempt = job, 1
                self._send(worker)

    def _replace(self, worker: _Worker) -> Iterator[Done]:
        self._workers.remove(worker)
        worker.connection.close()
        worker.process.join()
        self.replaced += 1
        if self._interrupts.seen:
            return
        if worker.attempt < ATTEMPTS:
            with interrupts_wait():
                self._hire(worker.job, worker.attempt + 1)
        elif self._lost is not None:
            yield self._lost(worker.job)
        else:
            raise KronikaError(
                "worker processes are killed again and again, perhaps for want of memory; "
                "use fewer workers"
            )

    def _dismiss(self, at_once: bool) -> None:
        for worker in self._workers:
            if at_once or worker.job is not None:
                worker.process.terminate()
            worker.connection.close()
        for worker in self._workers:
            worker.process.join(PATIENCE)
            if worker.process.is_alive():
                worker.process.kill()
                worker.process.join()
        self._workers.clear()
