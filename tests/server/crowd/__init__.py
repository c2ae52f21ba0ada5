"""The game of several at once, with words and a page: for tests of the server and the browser."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from kronika.games import PACKAGES
from tests.core.crowd import CrowdGame


class ShownCrowd(CrowdGame):
    """The game, as a server shows it."""

    def __init__(self) -> None:
        super().__init__()
        self.package = __name__
        self.folder = Path(__file__).parent
        self.locales = (self.folder / "locale",)


GAME: Final = ShownCrowd()
CROWD: Final = GAME.name


def register() -> None:
    """Let this process know the game like any other."""
    PACKAGES[CROWD] = CROWD
    sys.modules[f"kronika.games.{CROWD}"] = sys.modules[__name__]


@contextmanager
def registered() -> Iterator[None]:
    """Know the game for a while: other tests ask for all games that there are."""
    register()
    try:
        yield
    finally:
        del PACKAGES[CROWD]
        del sys.modules[f"kronika.games.{CROWD}"]
