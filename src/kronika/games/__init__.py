"""The games, each in a package of its own."""

from difflib import get_close_matches
from importlib import import_module
from typing import Final

from kronika.core.errors import UsageError
from kronika.core.game import Game

PACKAGES: Final = {
    "pax-renaissance": "pax_renaissance",
    "clash-of-cultures": "clash_of_cultures",
    "scharz": "scharz",
    "europa-universalis": "europa_universalis",
}
"""Name of a game to its package, in which `GAME` is the game."""


def names() -> list[str]:
    """The names of all games."""
    return list(PACKAGES)


def find(name: str) -> Game:
    """The game of a name."""
    if name not in PACKAGES:
        near = get_close_matches(str(name)[:80], PACKAGES, n=1)
        hint = f"did you mean {near[0]!r}?" if near else f"there are: {', '.join(PACKAGES)}"
        raise UsageError(f"there is no game {str(name)[:80]!r}; {hint}")
    game = import_module(f"{__name__}.{PACKAGES[name]}").GAME
    assert isinstance(game, Game)
    return game
