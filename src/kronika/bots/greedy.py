"""A bot that takes the option after which it is best off."""

from random import Random
from typing import Final, final

from kronika.core.asks import Option
from kronika.core.dice import Seed, seed_bytes
from kronika.core.match import Match

from .random import options_of

WORLDS: Final = 2
"""In how many redrawn positions each option is tried."""

SAME: Final = 1e-9
"""Estimates closer than this are ties."""


@final
class GreedyBot:
    """Looks one decision ahead and compares the game's estimates.

    It tries its options only in redrawn positions, which differ from the real one in all that
    the player cannot see and in all the dice to come: it cannot profit from either.
    """

    def __init__(self, seed: Seed) -> None:
        self._random = Random(seed_bytes(seed))

    def choose(self, match: Match, player: int) -> Option:
        """The option with the best estimate; among equals, any."""
        options = options_of(match, player)
        if len(options) == 1:
            return options[0]
        estimates = [0.0] * len(options)
        for _ in range(WORLDS):
            world = match.redraw(player, self._random.getrandbits(64))
            for number, option in enumerate(options):
                after = world.copy()
                after.choose(option, player)
                estimates[number] += match.game.evaluate(after.state)[player]
        best = max(estimates) - SAME
        return self._random.choice(
            [option for option, estimate in zip(options, estimates) if estimate >= best]
        )
