"""What must hold for the table of every game at the terminal.

Nothing here knows a game; tests/*/test_terminal.py say which position is printed.
"""

import io
import re
from collections.abc import Mapping
from functools import cache
from random import Random
from typing import Any, ClassVar

import pytest
from rich.console import Console

from kronika.core.game import Game
from kronika.core.match import new_match
from kronika.core.text import LANGUAGES


def printed(
    game: Game,
    view: Mapping[str, Any],
    language: str = "en",
    width: int = 100,
    colours: bool = False,
) -> str:
    """A view as it is printed."""
    console = Console(
        file=io.StringIO(),
        width=width,
        color_system="truecolor" if colours else None,
        force_terminal=colours,
    )
    with console.capture() as capture:
        console.print(game.terminal(view, language))
    return capture.get()


@cache
def moments(game: Game, every: int) -> list[Mapping[str, Any]]:
    """What those who decide see of a match, after every so many decisions, and what all see of
    its end."""
    match = new_match(game, 4, 80, {})
    random = Random(80)
    found: list[Mapping[str, Any]] = []
    while match.ask is not None:
        if len(match.decisions) % every == 0:
            found.append(match.view(match.player))
        match.choose(random.choice(match.options))
    return [*found, match.view(None)]


class TerminalTests:
    """The table of a game. Its class in test_terminal.py says which one."""

    game: ClassVar[Game]
    every: ClassVar[int]
    """A match is printed after so many decisions."""
    sight: ClassVar[str]
    """Something that a terminal of any width shows."""

    @staticmethod
    def view() -> Mapping[str, Any]:
        """A view of a position with all that there can be."""
        raise NotImplementedError

    @pytest.mark.parametrize("language", LANGUAGES)
    @pytest.mark.parametrize("width", [80, 100, 140])
    def test_fits_at_every_moment_of_a_game(self, language: str, width: int) -> None:
        for view in moments(self.game, self.every):
            text = printed(self.game, view, language, width)
            assert max(len(line.rstrip()) for line in text.splitlines()) <= width

    def test_narrow_terminals_get_something(self) -> None:
        assert self.sight in printed(self.game, self.view(), width=40)

    def test_colour_tells_nothing_that_letters_do_not(self) -> None:
        coloured = printed(self.game, self.view(), colours=True)
        assert re.sub(r"\x1b\[[0-9;]*m", "", coloured) == printed(self.game, self.view())
        assert "\x1b[" in coloured
