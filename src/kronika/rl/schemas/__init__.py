"""How each game's view is encoded: one module a game, named as its package."""

from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec

from kronika.core.errors import UsageError
from kronika.core.game import Game
from kronika.games import PACKAGES
from kronika.rl.schema import Schema


def schema_of(game: Game, players: int) -> Schema:
    """The schema of a game for a number of players."""
    module = f"{__name__}.{PACKAGES.get(game.name, '')}"
    if game.name not in PACKAGES or find_spec(module) is None:
        raise UsageError(f"{game.name} has no encoding of observations yet")
    make: Callable[[Game, int], Schema] = import_module(module).schema
    return make(game, players)
