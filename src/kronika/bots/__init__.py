"""Players that choose. They know no game by name."""

from collections.abc import Callable
from typing import Final, Protocol

from kronika.core.asks import Option
from kronika.core.dice import Seed
from kronika.core.errors import UsageError
from kronika.core.match import Match

from .greedy import GreedyBot
from .random import RandomBot

__all__ = ["BOTS", "LEVELS", "Bot", "GreedyBot", "RandomBot", "make", "names"]


class Bot(Protocol):
    """A player that chooses."""

    def choose(self, match: Match, player: int) -> Option:
        """One of the options of a player who is asked. The match stays as it is."""
        ...


BOTS: Final[dict[str, Callable[[Seed], Bot]]] = {
    "random": RandomBot,
    "greedy": GreedyBot,
}

LEVELS: Final = {"easy": "random", "normal": "greedy"}
"""How strong an opponent people can ask for, and the bot that is so strong."""


def names() -> list[str]:
    """The names of all bots."""
    return list(BOTS)


def make(name: str, seed: Seed) -> Bot:
    """A bot by its name. The same seed makes the same choices in the same matches."""
    if name not in BOTS:
        raise UsageError(f"there is no bot {str(name)[:80]!r}; there are: {', '.join(BOTS)}")
    return BOTS[name](seed)
