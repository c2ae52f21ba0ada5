"""Tables at the terminal: what those of all games share.

Colour never tells anything that is not also written.
"""

from collections.abc import Callable, Iterable
from typing import Final

from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.rule import Rule
from rich.text import Text

from .scene import Scene

NARROWEST: Final = 78
WIDEST: Final = 132

ACT: Final = "bold magenta"
QUIET: Final = "dim"
HEAD: Final = "bold"


class Fitted:
    """Parts one below the other, drawn for the width of the terminal."""

    def __init__(self, parts: Callable[[int], Iterable[RenderableType]]) -> None:
        self.parts = parts
        # Drawn at once: if words are missing, that shows where the table is made.
        parts(NARROWEST)

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        width = max(NARROWEST, min(options.max_width, WIDEST))
        inner = options.update(width=min(width, options.max_width))
        yield from console.render(Group(*self.parts(width)), inner)


def own(scene: Scene, message: str, **arguments: str | int) -> str:
    """One of the words that only the terminal has."""
    return scene.words(f"terminal-{message}", **arguments)


def rule(words: str | Text) -> Rule:
    """A line across, which begins with words."""
    text = Text(words, HEAD) if isinstance(words, str) else words
    return Rule(text, align="left", style=QUIET)


def joined(parts: Iterable[str | Text], between: str = ", ") -> Text:
    """The parts that are not empty, on one line."""
    return Text(between).join(
        part if isinstance(part, Text) else Text(part) for part in parts if part
    )


def numbers(scene: Scene, *things: str) -> list[str]:
    """The numbers of the options that touch something, as the player types them."""
    return [
        str(number)
        for number, option in enumerate(scene.view["options"], 1)
        if any(thing in option["touches"] for thing in things)
    ]
