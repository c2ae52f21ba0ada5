"""What a tournament plays: the same matches for the same plan, whoever plays them."""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from hashlib import sha256
from itertools import combinations, count, islice
from typing import Any, Final

import kronika
from kronika import bots
from kronika.core.dice import check_seed
from kronika.core.errors import UsageError
from kronika.core.game import Settings, check_players, complete_settings
from kronika.games import find

MOST: Final = 1_000_000
"""Matches of a tournament."""

Lineup = tuple[str, ...]
"""The bot of each seat."""


@dataclass(frozen=True)
class Pairing:
    """One match of a tournament, counted from 1: who sits where, and the dice."""

    number: int
    seed: str
    lineup: Lineup

    def bot_seed(self, seat: int) -> str:
        """The seed of the bot in a seat. It tells nothing about the dice of the match."""
        words = f"{len(self.seed)} {self.seed} {seat} {','.join(self.lineup)}"
        return sha256(f"kronika bot {words}".encode("utf-8", "surrogatepass")).hexdigest()


@dataclass(frozen=True)
class Contest:
    """Who plays what: a game, the bots, and the seeds that every lineup plays."""

    game: str
    players: int
    bots: tuple[str, ...]
    seeds: tuple[str, ...]
    settings: Settings

    def checked(self) -> "Contest":
        """The contest with all its settings, if it can be played."""
        game = find(self.game)
        check_players(game, self.players)
        if not self.bots:
            raise UsageError("a tournament needs bots")
        for name in self.bots:
            bots.make(name, 0)
        settings = complete_settings(game, self.settings, self.players)
        game.check_settings(self.players, settings)
        if not self.seeds:
            raise UsageError("a tournament needs at least 1 seed")
        for seed in self.seeds:
            check_seed(seed)
        seed, times = Counter(self.seeds).most_common(1)[0]
        if times > 1:
            raise UsageError(f"seed {seed[:80]!r} is given twice: its matches would be the same")
        if len(self) > MOST:
            raise UsageError(f"{len(self)} matches are too many; {MOST} are possible")
        return Contest(game.name, self.players, self.bots, self.seeds, settings)

    @property
    def lineups(self) -> list[Lineup]:
        """Who sits where, in all the ways in which a seed is played."""
        return lineups(self.bots, self.players)

    def __len__(self) -> int:
        return len(self.seeds) * len(self.lineups)

    def pairings(self) -> Iterator[Pairing]:
        """All matches, in order. A seed is played by every lineup before the next one."""
        numbers = count(1)
        tables = self.lineups
        for seed in self.seeds:
            for lineup in tables:
                yield Pairing(next(numbers), seed, lineup)

    def plain(self) -> dict[str, Any]:
        """The contest as plain data: what makes two tournaments the same."""
        return {
            "kronika": kronika.__version__,
            "game": self.game,
            "version": find(self.game).version,
            "players": self.players,
            "bots": list(self.bots),
            "settings": self.settings,
            "seeds": list(self.seeds),
        }


def lineups(names: Sequence[str], players: int) -> list[Lineup]:
    """Every group of bots that can sit at a table, in every rotation of its seats.

    With fewer bots than seats, the last one takes all that are left: `expert,greedy` at a table
    for four is one expert against three greedy ones.
    """
    seated = [*names, *[names[-1]] * (players - len(names))]
    groups = dict.fromkeys(combinations(seated, players))
    rotated = [group[turn:] + group[:turn] for group in groups for turn in range(players)]
    return list(dict.fromkeys(rotated))


# As people write it


def parse_bots(text: str) -> tuple[str, ...]:
    """Bots, separated by commas."""
    names = tuple(part.strip() for part in text.split(","))
    if not all(names):
        raise UsageError(f"{text[:80]!r} names a bot without letters; separate bots by one comma")
    return names


def parse_seeds(text: str, number: int | None) -> tuple[str, ...]:
    """Seeds, separated by commas: numbers or texts, ranges `1-50`, or from one on: `1001-`.

    With a number, exactly so many; a range without an end needs one.
    """
    if number is not None and number > MOST:
        raise UsageError(f"{number} seeds are too many; {MOST} are possible")
    wanted = None if number is None else max(number, 1)
    found: list[str] = []
    for part in (part.strip() for part in text.split(",")):
        room = MOST + 1 - len(found) if wanted is None else wanted - len(found)
        found += islice(_seeds_of(part, wanted is None), max(room, 0))
    if len(found) > MOST:
        raise UsageError(f"more than {MOST} seeds are too many")
    return tuple(found)


def _seeds_of(part: str, must_end: bool) -> Iterator[str]:
    first, dash, last = part.partition("-")
    if not (dash and first.isdecimal() and (last.isdecimal() or not last)):
        check_seed(part)
        return iter([part])
    if not last:
        if must_end:
            raise UsageError(f"seeds {part!r} have no end: say how many games, or how far they go")
        return map(str, count(int(first)))
    if int(last) < int(first):
        raise UsageError(f"seeds {part!r} go backwards")
    return map(str, range(int(first), int(last) + 1))
