"""Many matches at once, on all processors: a policy answers for a batch of them in one call."""

import multiprocessing
import os
import pickle
import signal
import threading
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass, field
from functools import cache, cached_property
from itertools import islice
from random import Random
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from kronika.core.asks import Option
from kronika.core.errors import KronikaError, UsageError
from kronika.core.game import CONTENT, Settings, Value, check_players, complete_settings
from kronika.core.match import new_match
from kronika.core.packs import STANDARD
from kronika.games import find

from .actions import Actions
from .encoding import Encoder
from .offers import DENSE, Features, Offers, OptionRows, Rows, naming_of, offers_of
from .schema import Array
from .turns import next_seat, rewards_of

LIMIT: Final = 100_000
"""Decisions after which a match is cut off without a winner."""


@dataclass(frozen=True)
class Batch:
    """What a policy is asked: one row for each match that waits for it."""

    observations: Array
    legal: list[NDArray[np.int64]]
    """What may be chosen, in ascending order: the numbers of the actions that are offered, or
    where the runner is `offered` their places, 0, 1, 2, ..."""
    seats: NDArray[np.int64]
    """Who decides."""
    chance: NDArray[np.float64]
    """A number from 0 to 1 for each match, from the match's own seed: a policy that draws on it
    plays the same however matches are spread over batches and processes."""
    actions: int
    """How many actions the game has; how many options at most are offered here where the runner
    is `offered`."""
    option_rows: OptionRows
    options: list[list[Option]]
    """What is offered, in the order of `legal`."""

    @cached_property
    def offers(self) -> Offers:
        """What is offered as rows of integers and features, in the order of `legal`."""
        return offers_of(self.option_rows, list(zip(self.options, self.seats.tolist())))

    @property
    def masks(self) -> NDArray[np.int8]:
        """1 for each action that is offered, 0 for the others. Large: made when asked for."""
        masks = np.zeros((len(self.legal), self.actions), np.int8)
        for row, legal in enumerate(self.legal):
            masks[row, legal] = 1
        return masks


Policy = Callable[[Batch], Sequence[int] | NDArray[Any]]
"""Gives one of what is legal for each row of a batch."""


def random_policy(batch: Batch) -> list[int]:
    """Any action that is offered, each as likely as the others."""
    return [
        int(legal[int(chance * len(legal))]) for legal, chance in zip(batch.legal, batch.chance)
    ]


@dataclass(frozen=True)
class Decision:
    """One decision of a match: what was known, what was offered, and what was chosen."""

    seat: int
    observation: Array
    legal: NDArray[np.int64]
    action: int
    rows: Rows
    features: Features
    """What was offered, as rows of integers and features, in the order of `legal`."""


@dataclass
class Episode:
    """A match that is over. Without a result it was cut off, and all rewards are 0."""

    number: int
    seed: str
    rewards: list[float]
    length: int
    reason: str | None
    decisions: list[Decision] = field(default_factory=list)
    """Empty unless they were to be kept."""


@dataclass(frozen=True)
class Job:
    """What a process is given to play."""

    game: str
    players: int
    settings: Settings
    seed: str
    numbers: tuple[int, ...]
    matches: int
    keep: bool
    limit: int
    offered: bool


class Playing:
    """A match in a batch."""

    def __init__(self, job: Job, number: int) -> None:
        self.number = number
        self.seed = f"{job.seed}-{number}"
        self.match = new_match(
            find(job.game), job.players, self.seed, job.settings, listen=False, keep=False
        )
        self.random = Random(f"policies {self.seed}")
        self.decisions: list[Decision] = []
        self.last = job.players - 1
        self.seat = -1
        self.offered: dict[int, Option] = {}

    def go_on(self, actions: Actions | None, limit: int) -> bool:
        """Find out who is asked what; whether anybody is."""
        match = self.match
        if match.ask is None or match.made >= limit:
            return False
        self.seat = next_seat(match, self.last)
        options = match.options_of(self.seat)
        if actions is None:
            self.offered = dict(enumerate(options))
        else:
            named = {actions.number(option): option for option in options}
            self.offered = {number: named[number] for number in sorted(named)}
        return True

    def take(self, action: int) -> None:
        """Make the decision."""
        option = self.offered.get(action)
        if option is None:
            raise UsageError(
                f"the policy chose action {action}, which is not offered; "
                f"legal here: {list(self.offered)}"
            )
        self.last = self.seat
        self.match.take(option, self.seat)

    def episode(self) -> Episode:
        """The match, when it is over."""
        match = self.match
        rewards, reason = [0.0] * match.players, None
        if match.result is not None:
            rewards, reason = rewards_of(match.result, match.players), match.result.reason
        return Episode(self.number, self.seed, rewards, match.made, reason, self.decisions)


def play(job: Job, policies: Sequence[Policy]) -> list[Episode]:
    """Play matches side by side in this process, always as many at once as may be."""
    content = job.settings.get(CONTENT, STANDARD)
    actions = None if job.offered else _actions(job.game, content)
    encoder = _encoder(job.game, job.players, content)
    option_rows = _option_rows(job.game, job.players, content)
    waiting = iter(job.numbers)
    table = [Playing(job, number) for number in islice(waiting, job.matches)]
    done: list[Episode] = []
    while table:
        going: list[Playing] = []
        for playing in table:
            while not playing.go_on(actions, job.limit):
                done.append(playing.episode())
                number = next(waiting, None)
                if number is None:
                    break
                playing = Playing(job, number)
            else:
                going.append(playing)
        table = going
        for policy in {id(policy): policy for policy in policies}.values():
            mine = [playing for playing in table if policies[playing.seat] is policy]
            if mine:
                _decide(policy, mine, encoder, option_rows, actions, job.keep)
    return done


def _decide(
    policy: Policy,
    table: list[Playing],
    encoder: Encoder,
    option_rows: OptionRows,
    actions: Actions | None,
    keep: bool,
) -> None:
    """Ask a policy about all matches that wait for it."""
    observations = np.zeros((len(table), encoder.size), np.float32)
    for row, playing in enumerate(table):
        encoder.encode(playing.match, playing.seat, observations[row])
    batch = Batch(
        observations,
        [np.array(list(playing.offered), np.int64) for playing in table],
        np.array([playing.seat for playing in table], np.int64),
        np.array([playing.random.random() for playing in table]),
        max([len(playing.offered) for playing in table]) if actions is None else actions.size,
        option_rows,
        [list(playing.offered.values()) for playing in table],
    )
    chosen = [int(action) for action in policy(batch)]
    if len(chosen) != len(table):
        raise UsageError(f"the policy gave {len(chosen)} actions for {len(table)} observations")
    for row, (playing, action) in enumerate(zip(table, chosen)):
        if keep:
            # A row of its own: a view would keep the observations of the whole batch.
            known = observations[row].copy()
            rows, features = option_rows.encode(batch.options[row], playing.seat)
            playing.decisions.append(
                Decision(playing.seat, known, batch.legal[row], action, rows, features)
            )
        playing.take(action)


@cache
def _actions(game: str, content: Value) -> Actions:
    return Actions(find(game).playing({CONTENT: content}))


@cache
def _encoder(game: str, players: int, content: Value) -> Encoder:
    return Encoder(find(game).playing({CONTENT: content}), players)


@cache
def _option_rows(game: str, players: int, content: Value) -> OptionRows:
    return OptionRows(find(game).playing({CONTENT: content}), players)


# In a worker


def _enter() -> None:
    """Get a worker ready: Ctrl-C is its parent's business, and it does not outlive him."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_leave_with_parent, daemon=True).start()


def _leave_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


def _work(job: Job, policies: bytes) -> list[Episode]:
    unpickled: list[Policy] = pickle.loads(policies)
    return play(job, unpickled)


# In the parent


class VectorRunner:
    """Plays many matches of one game, in several processes and many at once in each.

    A policy is called in the processes themselves, with a batch of all matches that wait for it:
    no observation is sent anywhere unless it is to be kept. So with more than one process a
    policy must be picklable: a function or an object of a class that stands in a module. With one
    process, matches are played here, and any callable will do.

    The same seed gives the same matches, whatever the numbers of processes and matches.

    A policy answers with action numbers, or with `offered` with places among what is offered. Games
    with too many actions for numbers are always played so.
    """

    def __init__(
        self,
        game: str,
        players: int = 2,
        *,
        processes: int | None = None,
        matches: int = 16,
        seed: str | int = 0,
        max_decisions: int = LIMIT,
        offered: bool | None = None,
        **settings: Value,
    ) -> None:
        found = find(game)
        self.game = game
        self.players = check_players(found, players)
        self.settings = complete_settings(found, settings, self.players)
        found.playing(self.settings).check_settings(self.players, self.settings)
        self.processes = (os.cpu_count() or 1) if processes is None else processes
        self.matches = matches
        self.seed = str(seed)
        self.max_decisions = max_decisions
        for name in ("processes", "matches", "max_decisions"):
            if getattr(self, name) < 1:
                raise UsageError(f"{name} must be at least 1, not {getattr(self, name)}")
        content = self.settings.get(CONTENT, STANDARD)
        self.actions = _actions(game, content)
        self.encoder = _encoder(game, players, content)
        self.option_rows = _option_rows(game, players, content)
        self.offered = self.actions.size > DENSE if offered is None else offered
        naming_of(found, self.actions, self.offered)
        self._pool: ProcessPoolExecutor | None = None
        self._next = 1

    def run(
        self, policies: Policy | Sequence[Policy], games: int, keep: bool = False
    ) -> list[Episode]:
        """Play so many matches, each with a seed that was not used before; in order of numbers.

        `policies` is one for all seats, or one for each. With `keep`, episodes have their
        decisions.
        """
        return sorted(self.stream(policies, games, keep), key=lambda episode: episode.number)

    def stream(
        self, policies: Policy | Sequence[Policy], games: int, keep: bool = False
    ) -> Iterator[Episode]:
        """Play so many matches, and give each as soon as it is there."""
        seated = [policies] * self.players if callable(policies) else list(policies)
        if len(seated) != self.players:
            raise UsageError(f"{self.players} players need as many policies, not {len(seated)}")
        if games < 1:
            raise UsageError(f"at least 1 match must be played, not {games}")
        jobs = list(self._jobs(games, keep))
        self._next += games
        if self.processes == 1:
            for job in jobs:
                yield from play(job, seated)
        else:
            yield from self._in_processes(jobs, seated)

    def _jobs(self, games: int, keep: bool) -> Iterator[Job]:
        # Full batches, two jobs a process; with few matches, every process still gets some.
        size = max(self.matches, -(-games // (2 * self.processes)))
        size = min(size, -(-games // self.processes))
        for first in range(self._next, self._next + games, size):
            numbers = tuple(range(first, min(first + size, self._next + games)))
            yield Job(
                self.game,
                self.players,
                self.settings,
                self.seed,
                numbers,
                self.matches,
                keep,
                self.max_decisions,
                self.offered,
            )

    def _in_processes(self, jobs: list[Job], policies: list[Policy]) -> Iterator[Episode]:
        try:
            pickled = pickle.dumps(policies)
        except (pickle.PicklingError, AttributeError, TypeError) as error:
            raise UsageError(
                f"a policy cannot be sent to other processes ({error}): "
                "define it in a module, or use processes=1"
            ) from error
        if self._pool is None:
            # Spawned: forking a process that has threads is not safe.
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self.processes, context, _enter)
        running: set[Future[list[Episode]]] = set()
        try:
            running = {self._pool.submit(_work, job, pickled) for job in jobs}
            while running:
                done, running = wait(running, return_when=FIRST_COMPLETED)
                for future in done:
                    yield from future.result()
        except BrokenProcessPool as error:
            self.close()
            raise KronikaError(
                "a worker process died, perhaps for want of memory or because the policy's module "
                "cannot be imported there; use fewer processes, or processes=1"
            ) from error
        finally:
            for future in running:
                future.cancel()

    def close(self) -> None:
        """End the processes."""
        if self._pool is not None:
            self._pool.shutdown(cancel_futures=True)
            self._pool = None

    def __enter__(self) -> "VectorRunner":
        return self

    def __exit__(self, *error: object) -> None:
        self.close()
