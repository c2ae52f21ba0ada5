"""Random play for the tests of the research interfaces."""

import random
from collections.abc import Iterator

from kronika.core.match import Match, new_match
from kronika.games import find, names
from tests.battery import TableOf, decide, share, tables

GAMES = names()


def seats_of(name: str) -> list[int]:
    """Numbers of players of a game: all, or where there are many, the least, some and the most."""
    players = find(name).players
    return list(players) if len(players) < 4 else [players[0], players[2], players[-1]]


TABLES = [(name, players) for name in GAMES for players in seats_of(name)]
SMALL_TABLES = [(name, players) for name, players in TABLES if players <= 4]
"""Where whole matches are short."""


def ways_to_play() -> list[TableOf]:
    """Every number of players and every value of each setting, in few tables for each game.

    Of a game with large tables only a part, as in the battery; `make soak` takes the others too.
    """
    found: list[TableOf] = []
    for name in GAMES:
        all_of_it = tables(find(name))
        few = 12 // share(find(name))
        found += all_of_it[:: max(1, len(all_of_it) // few)]
    return found


def moments(way: TableOf, seed: int, one_in: int = 1) -> Iterator[Match]:
    """A random match, before one in so many of its decisions, and fewer if the table is large."""
    one_in *= share(way.game)
    match = new_match(way.game, way.players, seed, way.settings, listen=False)
    chance = random.Random(seed)
    while match.ask is not None:
        if len(match.decisions) % one_in == 0:
            yield match
        decide(match, chance)
