"""A bot that takes any option, each as likely as the others."""

from random import Random
from typing import final

from kronika.core.asks import Option
from kronika.core.dice import Seed, seed_bytes
from kronika.core.errors import UsageError
from kronika.core.match import Match


@final
class RandomBot:
    """Chooses uniformly among the options."""

    def __init__(self, seed: Seed) -> None:
        self._random = Random(seed_bytes(seed))

    def choose(self, match: Match, player: int) -> Option:
        """Any option."""
        return self._random.choice(options_of(match, player))


def options_of(match: Match, player: int) -> list[Option]:
    """What a player may choose; it is an error to ask a bot that has nothing to choose."""
    options = match.options_of(player)
    if not options:
        raise UsageError(f"player {player} is not asked, so no bot can choose for him")
    return options


def thought_of(options: list[Option]) -> list[Option]:
    """The options that a bot which thinks considers: all but talk, if there is anything else."""
    for option in options:
        if option.verb.talk:
            return [option for option in options if not option.verb.talk] or options
    return options
