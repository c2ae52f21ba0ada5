"""A bot that looks again at what a greedy player likes best."""

from random import Random
from typing import Final, final

from kronika.core.asks import Option
from kronika.core.dice import Seed, seed_bytes
from kronika.core.match import Match

from .greedy import GreedyBot
from .random import options_of, thought_of

FEW: Final = 4
"""Options that are worth a second look."""
WORLDS: Final = 4
"""Redrawn positions in which each of them is tried."""
LOOKED: Final = 12
"""Options that are tried in each decision that follows."""


@final
class CarefulBot:
    """Takes the few options that a greedy player likes best and judges them once more, in more
    redrawn positions and with more thought of what can be made of each."""

    def __init__(
        self, seed: Seed, worlds: int = WORLDS, looked: int = LOOKED, seconds: float = 0.0
    ) -> None:
        random = Random(seed_bytes(seed))
        self._first = GreedyBot(random.getrandbits(64), seconds=seconds / 3)
        self._second = GreedyBot(
            random.getrandbits(64), seconds=2 * seconds / 3, worlds=worlds, looked=looked
        )

    def choose(self, match: Match, player: int) -> Option:
        """The option that is best at second sight."""
        if len(thought_of(options_of(match, player))) == 1:
            return self._first.choose(match, player)
        return self._second.among(match, player, self._first.best(match, player, FEW))
