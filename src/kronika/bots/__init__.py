"""Players that choose. They know no game by name."""

from collections.abc import Callable
from typing import Final, Protocol

from kronika.core.asks import Option
from kronika.core.dice import Seed
from kronika.core.errors import UsageError
from kronika.core.match import Match

from .careful import CarefulBot
from .foresight import ForesightBot
from .gestures import has_gestures
from .greedy import GreedyBot
from .random import RandomBot
from .search import SearchBot

__all__ = [
    "BOTS",
    "LEVELS",
    "Bot",
    "CarefulBot",
    "ForesightBot",
    "GreedyBot",
    "RandomBot",
    "SearchBot",
    "make",
    "names",
]


class Bot(Protocol):
    """A player that chooses."""

    def choose(self, match: Match, player: int) -> Option:
        """One of the options of a player who is asked. The match stays as it is."""
        ...


ITERATIONS: Final = 200
"""Of a search that is given no budget."""


def _easy(seed: Seed) -> Bot:
    return GreedyBot(seed, overlooks=0.75, seconds=0.8)


def _normal(seed: Seed) -> Bot:
    return GreedyBot(seed, seconds=0.8)


def _search(seed: Seed) -> Bot:
    return SearchBot(seed, iterations=ITERATIONS)


class ThinkingBot:
    """Searches, or plays on where the game says that its plans are long, or looks twice where it
    says that actions take many decisions."""

    def __init__(self, searching: SearchBot, foreseeing: ForesightBot, careful: CarefulBot) -> None:
        self._searching = searching
        self._foreseeing = foreseeing
        self._careful = careful

    def choose(self, match: Match, player: int) -> Option:
        """What one of them chooses."""
        if match.game.long_plans:
            return self._foreseeing.choose(match, player)
        if has_gestures(match.game):
            return self._careful.choose(match, player)
        return self._searching.choose(match, player)


def _hard(seed: Seed) -> Bot:
    return ThinkingBot(
        SearchBot(seed, iterations=60, seconds=2.5, each=6),
        ForesightBot(seed, seconds=2.5),
        CarefulBot(seed, seconds=2.5),
    )


def _expert(seed: Seed) -> Bot:
    return ThinkingBot(
        SearchBot(seed, iterations=2400, seconds=9.0, each=120),
        ForesightBot(seed, worlds=24, seconds=9.0),
        CarefulBot(seed, worlds=12, looked=24, seconds=9.0),
    )


BOTS: Final[dict[str, Callable[[Seed], Bot]]] = {
    "random": RandomBot,
    "greedy": GreedyBot,
    "search": _search,
    "easy": _easy,
    "normal": _normal,
    "hard": _hard,
    "expert": _expert,
}

LEVELS: Final = ("easy", "normal", "hard", "expert")
"""How strong an opponent people can ask for: bots that answer within 1, 1, 3 and 10 seconds."""

BUDGETS: Final[dict[str, type[int] | type[float]]] = {
    "iterations": int,
    "seconds": float,
    "processes": int,
}
"""What a search can be given, as `search:iterations=200:seconds=2`."""


def names() -> list[str]:
    """The names of all bots."""
    return list(BOTS)


def make(name: str, seed: Seed) -> Bot:
    """A bot by its name. The same seed makes the same choices in the same matches.

    A search can have a budget of its own: `search:iterations=200`, `search:seconds=2`, or
    several of them, each after a colon.
    """
    kind, *given = str(name).split(":")
    if kind not in BOTS:
        raise UsageError(f"there is no bot {str(name)[:80]!r}; there are: {', '.join(BOTS)}")
    if not given:
        return BOTS[kind](seed)
    if kind != "search":
        raise UsageError(
            f"the bot {kind!r} has no budget of its own; only search has, for example "
            f"search:iterations={ITERATIONS}"
        )
    return _searching(seed, given)


def _searching(seed: Seed, given: list[str]) -> Bot:
    budget: dict[str, float] = {}
    for part in given:
        name, _, value = part.partition("=")
        if name not in BUDGETS or name in budget:
            raise UsageError(
                f"a search has no budget {part[:80]!r}; it has, each once: "
                f"{', '.join(f'{each}=N' for each in BUDGETS)}"
            )
        try:
            budget[name] = BUDGETS[name](value)
        except ValueError:
            budget[name] = 0
        if not 0 < budget[name] < LARGEST:
            raise UsageError(
                f"{name} of a search are more than 0 and fewer than {LARGEST}, not {value[:80]!r}"
            )
    if "iterations" not in budget and "seconds" not in budget:
        budget["iterations"] = ITERATIONS
    return SearchBot(
        seed,
        iterations=int(budget.get("iterations", 0)),
        seconds=budget.get("seconds", 0.0),
        processes=int(budget.get("processes", 1)),
    )


LARGEST: Final = 1_000_000
"""What no budget reaches."""
