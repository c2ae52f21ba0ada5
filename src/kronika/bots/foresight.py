"""A bot that sees what becomes of its best options when everybody plays on sensibly."""

from random import Random
from time import monotonic
from typing import Final, final

from kronika.core.asks import Option
from kronika.core.dice import Seed, seed_bytes
from kronika.core.match import Match

from .greedy import GreedyBot
from .random import options_of, thought_of
from .worlds import OtherWorlds

FEW: Final = 3
"""Options that are worth a second look."""
WORLDS: Final = 6
"""Redrawn positions in which each of them is played on."""
LOOKED: Final = 6
"""Options that somebody who plays on thinks of."""
LENGTH: Final = 12
"""Real choices that are played on, and then to the end of the step."""
LONGEST: Final = 52
"""Real choices after which it is judged even in the middle of a step."""


@final
class ForesightBot:
    """Takes the few options that a greedy player likes best, lets greedy players play on after each
    of them, and compares where that leads: the same redrawn positions for all of them, so that luck
    favours none.

    Where a tree over the game's estimate is no wiser than the estimate, because a plan takes many
    decisions that look like nothing one by one, this is.
    """

    def __init__(self, seed: Seed, worlds: int = WORLDS, seconds: float = 0.0) -> None:
        self._random = Random(seed_bytes(seed))
        self._greedy = GreedyBot(self._random.getrandbits(64), seconds=seconds / 3)
        self._worlds = worlds
        self._seconds = seconds

    def choose(self, match: Match, player: int) -> Option:
        """The option that leads to the best positions; of equals, the one that looks best now."""
        options = thought_of(options_of(match, player))
        if len(options) == 1:
            return options[0]
        until = monotonic() + self._seconds if self._seconds else 0.0
        left = self._greedy.best(match, player, FEW)
        if len(left) == 1:
            return left[0]
        totals = [0.0] * len(left)
        worlds = OtherWorlds(match, player, self._random)
        for done in range(1, self._worlds + 1):
            world = worlds.another()
            if world is None:
                break
            found = []
            for option in left:
                if until and monotonic() >= until:
                    break
                found.append(self._outcome(world.copy(), option, player))
            if len(found) < len(left):
                break
            totals = [total + share for total, share in zip(totals, found)]
            if len(left) > 2 and done in (self._worlds // 3, 2 * self._worlds // 3):
                left, totals = _better_half(left, totals)
        return left[totals.index(max(totals))]

    def _outcome(self, world: Match, option: Option, player: int) -> float:
        """A player's share of the win some time after an option."""
        world.take(option, player)
        played = 0
        while world.ask is not None:
            if played >= LENGTH and (world.between_steps or played >= LONGEST):
                break
            decider = world.ask.player
            options = thought_of(world.ask.options)
            if len(options) == 1:
                world.take(options[0], decider)
                continue
            world.take(self._sensible(world, options, decider), decider)
            played += 1
        return world.game.evaluate(world.state)[player]

    def _sensible(self, world: Match, options: list[Option], decider: int) -> Option:
        """What looks best of some options, with dice that are not those to come."""
        assert world.ask is not None
        default = world.ask.default
        if len(options) > LOOKED:
            options = self._random.sample(options, LOOKED)
            if default is not None and default not in options:
                options[0] = default
        dice = self._random.getrandbits(256).to_bytes(32, "little")
        found = options[0]
        most = -1.0
        for option in options:
            after = world.light()
            after.state.dice.forks = ((after.state.dice.position, dice),)
            after.take(option, decider)
            share = after.game.evaluate(after.state)[decider]
            if share > most or (share == most and option == default):
                most = share
                found = option
        return found


def _better_half(options: list[Option], totals: list[float]) -> tuple[list[Option], list[float]]:
    """The better half of options, in their order, with what they have come to."""
    middle = sorted(totals, reverse=True)[(len(totals) - 1) // 2]
    kept = [number for number, total in enumerate(totals) if total >= middle]
    return [options[number] for number in kept], [totals[number] for number in kept]
