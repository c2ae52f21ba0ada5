"""A bot that takes any option, each as likely as the others."""

from collections.abc import Callable
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
        """Any option but giving up."""
        options = options_of(match, player)
        option = self._random.choice(options)
        while option.verb.quits:
            option = self._random.choice(options)
        return option


def any_of(options: list[Option], draw: Callable[[], float]) -> Option:
    """Any option but giving up, each as likely as the others; `draw` gives a number below 1."""
    option = options[int(draw() * len(options))]
    while option.verb.quits:
        option = options[int(draw() * len(options))]
    return option


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
