"""Random play for the tests of the research interfaces."""

import random
from collections.abc import Iterator

from kronika.core.match import Match, new_match
from kronika.games import find, names
from tests.battery import TableOf, decide, tables

GAMES = names()


def ways_to_play() -> list[TableOf]:
    """Every number of players and every value of each setting, in few tables for each game."""
    found: list[TableOf] = []
    for name in GAMES:
        all_of_it = tables(find(name))
        found += all_of_it[:: max(1, len(all_of_it) // 12)]
    return found


def moments(way: TableOf, seed: int, one_in: int = 1) -> Iterator[Match]:
    """A random match, before one in so many of its decisions."""
    match = new_match(way.game, way.players, seed, way.settings, listen=False)
    chance = random.Random(seed)
    while match.ask is not None:
        if len(match.decisions) % one_in == 0:
            yield match
        decide(match, chance)
