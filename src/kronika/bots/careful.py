"""A bot that sees what the others make of its best actions."""

from random import Random
from time import monotonic
from typing import Final, final

from kronika.core.asks import Option
from kronika.core.dice import Seed, seed_bytes
from kronika.core.match import Match

from .gestures import Gestures
from .greedy import GreedyBot
from .random import options_of, thought_of
from .worlds import OtherWorlds

FEW: Final = 3
"""Actions that are worth a second look."""
WORLDS: Final = 4
"""Redrawn positions in which each of them is played on."""
LOOKED: Final = 4
"""Actions that somebody who plays on thinks of."""
TRIED: Final = 2
"""Options that he tries in each decision of them."""
ROUNDS: Final = 2
"""So many actions of every player follow."""
LONGEST: Final = 150
"""Decisions after which it is judged in any case."""


@final
class CarefulBot:
    """Where actions take many decisions: takes the few actions that a greedy player likes best,
    lets everybody act some times more after each of them, and compares where that leads, in the
    same redrawn positions. What is decided within an action it decides as a greedy player."""

    def __init__(self, seed: Seed, worlds: int = WORLDS, seconds: float = 0.0) -> None:
        self._random = Random(seed_bytes(seed))
        self._greedy = GreedyBot(self._random.getrandbits(64), seconds=seconds / 3)
        self._worlds = worlds
        self._seconds = seconds

    def choose(self, match: Match, player: int) -> Option:
        """The action that leads to the best positions; of equals, the one that looks best now."""
        ask = match.ask_of(player)
        if len(thought_of(options_of(match, player))) == 1 or ask is None or not ask.prompt.rests:
            return self._greedy.choose(match, player)
        until = monotonic() + self._seconds if self._seconds else 0.0
        few = self._greedy.best(match, player, FEW)
        totals = [0.0] * len(few)
        worlds = OtherWorlds(match, player, self._random)
        for _ in range(self._worlds if len(few) > 1 else 0):
            world = worlds.another()
            if world is None:
                break
            found = []
            for option in few:
                if until and monotonic() >= until:
                    break
                found.append(self._outcome(world.copy(), option, player))
            if len(found) < len(few):
                break
            totals = [total + share for total, share in zip(totals, found)]
        return few[totals.index(max(totals))]

    def _outcome(self, world: Match, option: Option, player: int) -> float:
        """A player's share of the win some time after an action.

        Everybody acts in turn; what is asked besides is answered as for who is late, and so is
        whether a turn goes on after its action.
        """
        first = world.ask_of(player)
        acted, asked = player, None if first is None else first.prompt
        self._act(world, Gestures(world, player, self._random).followed(option)[1], player)
        left = ROUNDS * world.players
        for _ in range(LONGEST):
            ask = world.ask
            if ask is None or left == 0:
                break
            options = thought_of(ask.options)
            is_over = ask.player == acted and ask.prompt is not asked
            if len(options) > 1 and ask.prompt.rests and not is_over:
                left -= 1
                acted, asked = ask.player, ask.prompt
                self._act(world, self._sensible(world, options, ask.player), ask.player)
            else:
                world.take(options[0] if ask.default is None else ask.default, ask.player)
        return world.game.evaluate(world.state)[player]

    def _act(self, world: Match, path: list[Option], player: int) -> None:
        """Make decisions as long as they are offered."""
        for option in path:
            ask = world.ask
            if ask is None or ask.player != player or ask.offered(option) is None:
                return
            world.take(option, player)

    def _sensible(self, world: Match, options: list[Option], decider: int) -> list[Option]:
        """The decisions of what looks best of some actions."""
        assert world.ask is not None
        default = world.ask.default
        if len(options) > LOOKED:
            options = self._random.sample(options, LOOKED)
            if default is not None and default not in options:
                options[0] = default
        gestures = Gestures(world, decider, self._random, TRIED)
        found = [options[0]]
        most = -2.0
        for option in options:
            share, path = gestures.followed(option)
            if share > most:
                most = share
                found = path
        return found
