"""Matches on a Ray cluster: the one that RAY_ADDRESS names, else one of this machine."""

import os
import signal
import threading
from collections.abc import Iterable, Iterator
from typing import Any, Final

from kronika.core.errors import KronikaError, UsageError

from .tournament import Job, Played, lost, play
from .workers import ATTEMPTS, Interrupts

AHEAD: Final = 2
"""Matches for each processor that the cluster knows of at a time."""

GLANCE: Final = 0.5
"""Seconds after which Ctrl-C is noticed."""


class RayEngine:
    """Plays on a cluster. A worker that dies is replaced by Ray, which plays its match again."""

    def __init__(self, workers: int) -> None:
        if workers < 1:
            raise UsageError(f"a tournament has at least 1 worker, not {workers}")
        # It would send figures about its use to its makers.
        os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
        try:
            import ray
        except ImportError as error:
            raise UsageError(
                "--engine ray needs Ray, which is not installed: pip install 'kronika[ray]'"
            ) from error
        self._ray: Final[Any] = ray
        self.workers: Final = workers

    def _start(self) -> None:
        quiet = {"log_to_driver": False, "logging_level": "ERROR"}
        try:
            if os.environ.get("RAY_ADDRESS"):
                self._ray.init(**quiet)
            else:
                self._ray.init(
                    address="local",
                    num_cpus=self.workers,
                    include_dashboard=False,
                    _node_ip_address="127.0.0.1",
                    **quiet,
                )
        except Exception as error:
            words = " ".join(str(error).split())[:300]
            raise KronikaError(f"Ray does not start: {words}") from error

    def play(self, jobs: Iterable[Job], interrupts: Interrupts) -> Iterator[Played]:
        """What came of each match, as soon as it is over."""
        before = signal.getsignal(signal.SIGINT)
        self._start()
        if threading.current_thread() is threading.main_thread():
            signal.signal(signal.SIGINT, before)  # Ray takes signals for itself
        try:
            yield from self._played(iter(jobs), interrupts)
        finally:
            self._ray.shutdown()

    def _played(self, jobs: Iterator[Job], interrupts: Interrupts) -> Iterator[Played]:
        ray = self._ray
        remote = ray.remote(play).options(num_cpus=1, max_retries=ATTEMPTS - 1)
        most = AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))
        running: dict[Any, Job] = {}
        while not interrupts.seen:
            while len(running) < most and (job := next(jobs, None)) is not None:
                running[remote.remote(job)] = job
            if not running:
                return
            done, _ = ray.wait(list(running), timeout=GLANCE)
            for reference in done:
                yield self._result(reference, running.pop(reference))

    def _result(self, reference: Any, job: Job) -> Played:
        errors = self._ray.exceptions
        try:
            played: Played | None = self._ray.get(reference)
        except (errors.WorkerCrashedError, errors.OutOfMemoryError, errors.NodeDiedError):
            return lost(job)
        except errors.RayError as error:
            raise KronikaError(f"Ray failed: {' '.join(str(error).split())[:300]}") from error
        assert played is not None  # nobody stops a match there
        return played
