"""Positions that a player cannot tell from the real one."""

from random import Random
from typing import Final, final

from kronika.core.errors import RulesError
from kronika.core.match import Match

TRIES: Final = 3


@final
class OtherWorlds:
    """Matches in which all that is hidden from a player, and all dice to come, are others."""

    def __init__(self, match: Match, player: int, random: Random) -> None:
        self._worlds = match.worlds(player)
        self._random = random

    def another(self) -> Match | None:
        """One of them. Nobody listens to it, which makes its copies cheap.

        None if no such position is found: a bot must then choose without, for a table must not
        stand still.
        """
        for _ in range(TRIES):
            try:
                world = self._worlds.another(self._random.getrandbits(64))
            except RulesError:
                continue
            world.mute()
            return world
        return None
