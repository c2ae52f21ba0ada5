"""Positions that a player cannot tell from the real one."""

from random import Random
from typing import Final

from kronika.core.errors import RulesError
from kronika.core.match import Match

TRIES: Final = 3


def another_world(match: Match, player: int, random: Random) -> Match | None:
    """A match in which all that is hidden from a player, and all dice to come, are others.

    Nobody listens to it, which makes its copies cheap. None if no such position is found: a bot
    must then choose without, for a table must not stand still.
    """
    for _ in range(TRIES):
        try:
            world = match.redraw(player, random.getrandbits(64))
        except RulesError:
            continue
        world.mute()
        return world
    return None
