"""A bot that takes the option after which it is best off."""

from random import Random
from time import monotonic
from typing import Final, final

from kronika.core.asks import Option
from kronika.core.dice import Seed, seed_bytes
from kronika.core.match import Match

from .gestures import LOOKED, Gestures, has_gestures
from .random import options_of, thought_of
from .worlds import OtherWorlds

WORLDS: Final = 2
"""In how many redrawn positions each option is tried; where it takes many trials to see what can be
made of an option, in one."""

SAME: Final = 1e-9
"""Estimates closer than this are ties."""


@final
class GreedyBot:
    """Looks one decision ahead, or to where the action ends that it begins, and compares the game's
    estimates.

    It tries its options only in redrawn positions, which differ from the real one in all that
    the player cannot see and in all the dice to come: it cannot profit from either.

    Somebody careless overlooks a part of his options, another one each time, and takes the best
    of the rest: his mistakes are not silly, and he never overlooks that he can win at once.
    """

    def __init__(
        self,
        seed: Seed,
        overlooks: float = 0.0,
        seconds: float = 0.0,
        worlds: int = 0,
        looked: int = LOOKED,
    ) -> None:
        self._random = Random(seed_bytes(seed))
        self._overlooks = overlooks
        self._seconds = seconds
        self._worlds = worlds
        self._looked = looked

    def choose(self, match: Match, player: int) -> Option:
        """The option with the best estimate; of equals, what is played for who is late, or any."""
        return self.among(match, player, thought_of(options_of(match, player)))

    def among(self, match: Match, player: int, options: list[Option]) -> Option:
        """The same of some of the options."""
        if len(options) == 1:
            return options[0]
        options = options.copy()
        self._random.shuffle(options)  # the clock leaves out the last ones
        estimates = self._estimates(match, player, options)
        useful = [number for number, estimate in enumerate(estimates) if estimate >= 0.0]
        seen = [
            number
            for number in useful
            if self._random.random() >= self._overlooks or estimates[number] >= 1.0 - SAME
        ]
        if not seen:
            seen = [self._random.choice(useful or list(range(len(options))))]
        best = max([estimates[number] for number in seen]) - SAME
        equals = [options[number] for number in seen if estimates[number] >= best]
        ask = match.ask_of(player)
        if ask is not None and ask.default is not None and ask.default in equals:
            return ask.default
        return self._random.choice(equals)

    def best(self, match: Match, player: int, few: int) -> list[Option]:
        """The few options with the best estimates, the best first; only that one if it wins."""
        options = thought_of(options_of(match, player)).copy()
        self._random.shuffle(options)
        ask = match.ask_of(player)
        default = None if ask is None else ask.default
        estimates = self._estimates(match, player, options)
        order = sorted(
            range(len(options)),
            key=lambda number: (-estimates[number], options[number] != default),
        )
        if estimates[order[0]] >= 1.0 - SAME:
            few = 1
        return [options[number] for number in order[:few]]

    def _estimates(self, match: Match, player: int, options: list[Option]) -> list[float]:
        """What a player's share of the win would be after each option.

        When the seconds are over, what has not been tried counts as nothing.
        """
        until = monotonic() + self._seconds if self._seconds else 0.0
        estimates = [0.0] * len(options)
        worlds = OtherWorlds(match, player, self._random)
        is_long = has_gestures(match.game)
        count = self._worlds or (1 if is_long else WORLDS)
        for number in range(count):
            world = worlds.another()
            if world is None:
                continue
            found = [0.0] * len(options)
            gestures = Gestures(world, player, self._random, self._looked) if is_long else None
            for place, option in enumerate(options):
                if until and place and monotonic() >= until:
                    return estimates if number else found
                if gestures is not None:
                    found[place] = gestures.worth(option) / count
                    continue
                after = world.light()
                after.take(option, player)
                found[place] = match.game.evaluate(after.state)[player] / count
            for place, share in enumerate(found):
                estimates[place] += share
        return estimates
