"""Many matches of players who choose at random, on all processors of this machine."""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from random import Random
from typing import Any, Final

from kronika.bots.random import any_of
from kronika.core.asks import Saying
from kronika.core.dice import seed_bytes
from kronika.core.errors import KronikaError, RulesError, UsageError
from kronika.core.game import Game, Settings, check_players, complete_settings
from kronika.core.match import Match, new_match
from kronika.games import find

from .workers import Crew, Interrupts

CHUNK: Final = 16
"""Matches that a worker plays before it reports."""

LIMIT: Final = 100_000
"""Decisions after which a match is taken for one that never ends."""

KEPT: Final = 20
"""Failures that are kept with all their facts."""


@dataclass(frozen=True)
class Plan:
    """What is played: the same matches for the same plan, whoever plays them."""

    game: str
    players: int
    seed: str
    settings: Settings

    def seed_of(self, number: int) -> str:
        """The seed of a match, counted from 1. The first has the seed of the plan itself, so that
        any match can be played again by itself."""
        return self.seed if number == 1 else f"{self.seed}-{number}"

    def checked(self, matches: int) -> "Plan":
        """The plan with all its settings, if it can be played."""
        game = find(self.game)
        check_players(game, self.players)
        if matches < 1:
            raise UsageError(f"a simulation has at least 1 match, not {matches}")
        seed_bytes(self.seed_of(matches))
        settings = complete_settings(game, self.settings, self.players)
        game.check_settings(self.players, settings)
        return Plan(self.game, self.players, self.seed, settings)


@dataclass(frozen=True)
class Failure:
    """A match that an error ended."""

    number: int
    seed: str
    players: int
    decisions: int
    error: str

    def plain(self) -> dict[str, Any]:
        """The failure as plain data."""
        return dict(vars(self))


Told = tuple[str, str, str]
"""A kind of thing, one of them, and what was said of it: an option that was chosen, or an event."""

CHOSEN: Final = "chosen: "
"""What stands before the name of an option."""


def count_said(game: Game, saying: Saying, before: str, found: Counter[Told]) -> None:
    """Count a saying for each thing in it that the game wants counted."""
    for kind, value in saying.arguments:
        if kind in game.counted and value >= 0:
            found[kind.name, kind.ids[value], before + saying.phrase.name] += 1


def counts_of(game: Game, told: Counter[Told]) -> dict[str, dict[str, dict[str, int]]]:
    """By kind and thing, how often what was said of it; nothing of what never occurred."""
    found: dict[str, dict[str, dict[str, int]]] = {
        kind.name: {id: {} for id in game.ids_of(kind)} for kind in game.counted
    }
    for (kind, id, words), number in sorted(told.items()):
        found[kind][id][words] = number
    return found


@dataclass
class Tally:
    """What came out of some matches. The order in which they are added does not matter."""

    players: int
    games: int = 0
    decisions: int = 0
    shortest: int = 0
    longest: int = 0
    endings: Counter[str] = field(default_factory=Counter)
    wins: list[int] = field(default_factory=list)
    shared: int = 0
    errors: int = 0
    failures: list[Failure] = field(default_factory=list)
    told: Counter[Told] = field(default_factory=Counter)

    def __post_init__(self) -> None:
        self.wins = self.wins or [0] * self.players

    @property
    def mean(self) -> float:
        """Decisions of a match that came to its end."""
        finished = self.games - self.errors
        return self.decisions / finished if finished else 0.0

    def add(self, match: Match, told: Counter[Told] | None = None) -> None:
        """Count a match that is over, and what was said in it."""
        result = match.result
        assert result is not None
        length = match.made
        self.shortest = length if self.games == self.errors else min(self.shortest, length)
        self.longest = max(self.longest, length)
        self.games += 1
        self.decisions += length
        self.endings[result.reason] += 1
        self.shared += len(result.winners) > 1
        for winner in result.winners:
            self.wins[winner] += 1
        self.told += told or Counter()

    def fail(self, failure: Failure) -> None:
        """Count a match that an error ended; its decisions count for nothing."""
        self.games += 1
        self.errors += 1
        self.failures = sorted([*self.failures, failure], key=lambda one: one.number)[:KEPT]

    def merge(self, other: "Tally") -> None:
        """Add all that another tally has counted."""
        finished = [tally.shortest for tally in (self, other) if tally.games > tally.errors]
        self.shortest = min(finished, default=0)
        self.longest = max(self.longest, other.longest)
        self.games += other.games
        self.decisions += other.decisions
        self.endings += other.endings
        self.wins = [mine + yours for mine, yours in zip(self.wins, other.wins, strict=True)]
        self.shared += other.shared
        self.errors += other.errors
        self.told += other.told
        failures = [*self.failures, *other.failures]
        self.failures = sorted(failures, key=lambda one: one.number)[:KEPT]

    def plain(self) -> dict[str, Any]:
        """The tally as plain data."""
        return {
            "games": self.games,
            "errors": self.errors,
            "decisions": self.decisions,
            "endings": dict(sorted(self.endings.items(), key=lambda item: (-item[1], item[0]))),
            "wins": self.wins,
            "shared_wins": self.shared,
            "length": {"min": self.shortest, "mean": round(self.mean, 2), "max": self.longest},
            "failures": [failure.plain() for failure in self.failures],
        }


def play_at_random(match: Match, seed: str) -> Counter[Told]:
    """Play a match to its end with players who choose uniformly; what was said of what counts."""
    draw = Random(f"players {seed}").random
    game, told = match.game, Counter[Told]()
    while (ask := match.ask) is not None:
        if match.made >= LIMIT:
            raise RulesError(f"{match.game.name}: not over after {LIMIT} decisions")
        player, options = ask.player, ask.options
        if match.floor is not None:
            asked = match.asked
            player = asked[int(draw() * len(asked))]
            options = match.options_of(player)
        option = any_of(options, draw)
        if game.counted:
            count_said(game, option, CHOSEN, told)
        match.take(option, player)
    for line in match.everything_told():
        count_said(game, line, "", told)
    return told


def play_chunk(
    plan: Plan, numbers: Iterable[int], stopped: Callable[[], bool], tally: Tally
) -> None:
    """Play matches by their numbers until told to stop, and count them."""
    game = find(plan.game)
    for number in numbers:
        if stopped():
            break
        _play_one(game, plan, number, tally)


def _play_one(game: Game, plan: Plan, number: int, tally: Tally) -> None:
    seed = plan.seed_of(number)
    match: Match | None = None
    try:
        listen = bool(game.counted)
        match = new_match(game, plan.players, seed, plan.settings, listen=listen, keep=False)
        told = play_at_random(match, seed)
    except Exception as error:
        decisions = 0 if match is None else match.made
        words = (
            str(error) if isinstance(error, KronikaError) else f"{type(error).__name__}: {error}"
        )
        tally.fail(Failure(number, seed, plan.players, decisions, words))
    else:
        tally.add(match, told)


Chunk = tuple[Plan, int, int]
"""Matches of a plan, from the first to the last."""


def work(chunk: Chunk, stopped: Callable[[], bool]) -> Tally:
    """Play the matches of a chunk until told to stop."""
    plan, first, last = chunk
    tally = Tally(plan.players)
    play_chunk(plan, range(first, last + 1), stopped, tally)
    return tally


class Simulation:
    """A plan being carried out.

    Ctrl-C stops it after the matches being played, with a KeyboardInterrupt; `tally` then has all
    that was finished. A second Ctrl-C does not wait.
    """

    def __init__(self, plan: Plan, matches: int, workers: int = 1) -> None:
        if workers < 1:
            raise UsageError(f"a simulation has at least 1 worker, not {workers}")
        self.plan = plan.checked(matches)
        self.matches = matches
        self.workers = min(workers, -(-matches // CHUNK))
        self.tally = Tally(plan.players)

    def run(self, report: Callable[[Tally], None] = lambda _: None) -> Tally:
        """Play all matches; `report` is called now and then with what is finished."""
        with Interrupts() as interrupts:
            for tally in self._tallies(interrupts):
                self.tally.merge(tally)
                report(self.tally)
        interrupts.raise_if_seen()
        return self.tally

    def _chunks(self) -> Iterator[Chunk]:
        for first in range(1, self.matches + 1, CHUNK):
            yield self.plan, first, min(first + CHUNK - 1, self.matches)

    def _tallies(self, interrupts: Interrupts) -> Iterator[Tally]:
        if self.workers > 1:
            yield from Crew(work, self.workers, interrupts).do(self._chunks())
            return
        for chunk in self._chunks():
            if interrupts.seen:
                return
            yield work(chunk, lambda: interrupts.seen)
