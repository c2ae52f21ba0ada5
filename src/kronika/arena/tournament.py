"""Bots against bots: a contest played to its end, on this machine or on a cluster."""

import traceback
from bisect import bisect_right
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from hashlib import sha256
from random import Random
from time import perf_counter
from typing import Any, Final, Protocol

from kronika import bots
from kronika.core.errors import KronikaError, RulesError, UsageError
from kronika.core.game import Settings
from kronika.core.match import Match, new_match
from kronika.games import find

from .schedule import Contest, Pairing
from .simulate import LIMIT
from .workers import Crew, Interrupts

ENGINES: Final = ("local", "ray")

BOUNDS: Final = tuple(1e-5 * 2 ** (step / 2) for step in range(50))
"""Between these times, in seconds, decisions are counted."""


@dataclass
class Clock:
    """How long a bot took for its decisions."""

    decisions: int = 0
    seconds: float = 0.0
    longest: float = 0.0
    counts: dict[int, int] = field(default_factory=dict)
    """Decisions by the place of their time among BOUNDS."""

    def add(self, seconds: float) -> None:
        """Count a decision."""
        self.decisions += 1
        self.seconds += seconds
        self.longest = max(self.longest, seconds)
        place = bisect_right(BOUNDS, seconds)
        self.counts[place] = self.counts.get(place, 0) + 1

    def merge(self, other: "Clock") -> None:
        """Add all decisions of another clock."""
        self.decisions += other.decisions
        self.seconds += other.seconds
        self.longest = max(self.longest, other.longest)
        for place, count in other.counts.items():
            self.counts[place] = self.counts.get(place, 0) + count

    def quantile(self, share: float) -> float:
        """The time within which this share of the decisions was made, about."""
        left = share * self.decisions
        for place, count in sorted(self.counts.items()):
            left -= count
            if left <= 0:
                return min(BOUNDS[min(place, len(BOUNDS) - 1)], self.longest)
        return self.longest

    def plain(self) -> dict[str, Any]:
        """The clock as plain data."""
        counts = {str(place): count for place, count in sorted(self.counts.items())}
        return {
            "decisions": self.decisions,
            "seconds": round(self.seconds, 6),
            "longest": round(self.longest, 6),
            "counts": counts,
        }

    @staticmethod
    def of(plain: dict[str, Any]) -> "Clock":
        """The clock that plain data tell of."""
        counts = {int(place): int(count) for place, count in plain["counts"].items()}
        return Clock(
            int(plain["decisions"]), float(plain["seconds"]), float(plain["longest"]), counts
        )


@dataclass(frozen=True)
class Played:
    """What came of a match. Everything but the clocks is the same whoever plays it."""

    pairing: Pairing
    winners: tuple[int, ...] = ()
    reason: str = ""
    decisions: int = 0
    scores: dict[str, list[float]] = field(default_factory=dict)
    digest: str = ""
    """A hash of all decisions: two matches with the same one were the same."""
    error: str = ""
    clocks: tuple[Clock, ...] = field(default=(), compare=False)
    record: str = field(default="", compare=False)

    def plain(self) -> dict[str, Any]:
        """The match as plain data: a line of the results."""
        head = {
            "match": self.pairing.number,
            "seed": self.pairing.seed,
            "bots": list(self.pairing.lineup),
        }
        if self.error:
            return {**head, "decisions": self.decisions, "error": self.error}
        return {
            **head,
            "winners": list(self.winners),
            "reason": self.reason,
            "decisions": self.decisions,
            "scores": self.scores,
            "digest": self.digest,
            "times": [clock.plain() for clock in self.clocks],
        }

    @staticmethod
    def of(plain: dict[str, Any]) -> "Played":
        """The match that a line of the results tells of; a ValueError if it tells of none."""
        try:
            pairing = Pairing(int(plain["match"]), str(plain["seed"]), tuple(plain["bots"]))
            if "error" in plain:
                return Played(pairing, decisions=int(plain["decisions"]), error=str(plain["error"]))
            winners = tuple(int(winner) for winner in plain["winners"])
            clocks = tuple(Clock.of(times) for times in plain["times"])
            seats = range(len(pairing.lineup))
            if len(clocks) != len(seats) or not winners or not set(winners) <= set(seats):
                raise ValueError("its seats do not fit")
            scores = {
                str(name): [float(value) for value in values]
                for name, values in plain["scores"].items()
            }
            if any(len(values) != len(seats) for values in scores.values()):
                raise ValueError("its scores do not fit")
            return Played(
                pairing,
                winners,
                str(plain["reason"]),
                int(plain["decisions"]),
                scores,
                str(plain["digest"]),
                clocks=clocks,
            )
        except (KeyError, TypeError, AttributeError) as error:
            raise ValueError(f"not a match ({type(error).__name__}: {error})") from error


@dataclass(frozen=True)
class Job:
    """A match to play, with all that a process anywhere must know."""

    game: str
    players: int
    settings: Settings
    pairing: Pairing
    keep_record: bool = False


def play(job: Job, stopped: Callable[[], bool] = lambda: False) -> Played | None:
    """Play a match; None if it was stopped in the middle."""
    pairing = job.pairing
    match: Match | None = None
    try:
        game = find(job.game)
        match = new_match(game, job.players, pairing.seed, job.settings, listen=False)
        clocks = _play_out(match, pairing, stopped)
    except Exception as error:
        known = isinstance(error, KronikaError)
        where = "" if known else f" ({_place(error)})"
        words = str(error) if known else f"{type(error).__name__}: {error}{where}"
        return Played(pairing, decisions=len(match.decisions) if match else 0, error=words)
    result = match.result
    if result is None:
        return None
    match.names = [f"bot {name}"[:80] for name in pairing.lineup]
    return Played(
        pairing,
        tuple(result.winners),
        result.reason,
        len(match.decisions),
        {name: [float(value) for value in values] for name, values in result.scores.items()},
        digest_of(match),
        clocks=tuple(clocks),
        record=str(match.record) if job.keep_record else "",
    )


def _play_out(match: Match, pairing: Pairing, stopped: Callable[[], bool]) -> list[Clock]:
    seats = [bots.make(name, pairing.bot_seed(seat)) for seat, name in enumerate(pairing.lineup)]
    clocks = [Clock() for _ in seats]
    order = Random(pairing.bot_seed(-1))
    while (ask := match.ask) is not None and not stopped():
        if len(match.decisions) >= LIMIT:
            raise RulesError(f"{match.game.name}: not over after {LIMIT} decisions")
        player = ask.player if match.floor is None else order.choice(match.asked)
        begun = perf_counter()
        option = seats[player].choose(match, player)
        clocks[player].add(perf_counter() - begun)
        match.choose(option, player)
    return clocks


def _place(error: BaseException) -> str:
    frames = traceback.extract_tb(error.__traceback__)
    return f"{frames[-1].filename.rpartition('/')[2]}, line {frames[-1].lineno}" if frames else ""


def digest_of(match: Match) -> str:
    """A hash of all decisions of a match."""
    lines = "".join(
        f"{player} {option.key}\n" for player, option in zip(match.deciders, match.decisions)
    )
    return sha256(lines.encode()).hexdigest()[:16]


def lost(job: Job) -> Played:
    """What came of a match that no process survived."""
    return Played(
        job.pairing,
        error="every process that played it was killed, perhaps for want of memory",
    )


# Engines


class Engine(Protocol):
    """Plays matches, in any order."""

    def play(self, jobs: Iterable[Job], interrupts: Interrupts) -> Iterator[Played]:
        """What came of each match, as soon as it is over. Ctrl-C ends it at once."""
        ...


class LocalEngine:
    """Plays on the processors of this machine; one worker is this process itself."""

    def __init__(self, workers: int) -> None:
        if workers < 1:
            raise UsageError(f"a tournament has at least 1 worker, not {workers}")
        self.workers: Final = workers

    def play(self, jobs: Iterable[Job], interrupts: Interrupts) -> Iterator[Played]:
        """What came of each match, as soon as it is over."""
        if self.workers > 1:
            crew = Crew[Job, Played | None](play, self.workers, interrupts, lost)
            done = crew.do(jobs, finish=False)
        else:
            done = (play(job, lambda: interrupts.seen) for job in jobs if not interrupts.seen)
        for played in done:
            if played is not None:
                yield played


def engine_of(name: str, workers: int) -> Engine:
    """An engine by its name."""
    if name == "local":
        return LocalEngine(workers)
    if name == "ray":
        from .cluster import RayEngine

        return RayEngine(workers)
    raise UsageError(f"there is no engine {name[:80]!r}; there are: {', '.join(ENGINES)}")


# A tournament


class Tournament:
    """A contest, and what of it has been played."""

    def __init__(self, contest: Contest, played: Iterable[Played] = ()) -> None:
        self.contest: Final = contest.checked()
        self.played: Final[dict[int, Played]] = {one.pairing.number: one for one in played}

    @property
    def matches(self) -> list[Played]:
        """The matches that came to their end, in order."""
        return [self.played[number] for number in sorted(self.played) if not self.failed(number)]

    @property
    def failures(self) -> list[Played]:
        """The matches that an error ended, in order."""
        return [self.played[number] for number in sorted(self.played) if self.failed(number)]

    def failed(self, number: int) -> bool:
        """Whether an error ended this match."""
        return bool(self.played[number].error)

    def jobs(self, keep_records: bool = False) -> Iterator[Job]:
        """What is still to be played; a match that failed is tried again."""
        contest = self.contest
        for pairing in contest.pairings():
            if pairing.number not in self.played or self.failed(pairing.number):
                yield Job(contest.game, contest.players, contest.settings, pairing, keep_records)

    def run(
        self,
        engine: Engine,
        keep: Callable[[Played], None] = lambda _: None,
        keep_records: bool = False,
    ) -> None:
        """Play what is left. `keep` gets every match that is over, before it counts.

        Ctrl-C ends it at once with a KeyboardInterrupt; what was finished is kept.
        """
        with Interrupts() as interrupts:
            for played in engine.play(self.jobs(keep_records), interrupts):
                keep(played)
                self.played[played.pairing.number] = played
        interrupts.raise_if_seen()
