"""A view that is being drawn: what the boards of all games need of it."""

from collections.abc import Mapping, Sequence
from typing import Any, Final, Protocol

from .drawing import (
    NOTHING_DRAWN,
    Attribute,
    Box,
    Markup,
    Type,
    document,
    element,
    emblem,
    group,
    join,
    label,
    rect,
    sign,
)

WIDTH: Final = 1408.0
MARGIN: Final = 16.0
"""Of a board that stands alone."""

TITLE: Final = Type(21, "book")
TEXT: Final = Type(13)


class Words(Protocol):
    """The words of a message in the reader's language."""

    def __call__(self, message: str, **arguments: str | int) -> str:
        """The words, with the arguments in their places."""


class Scene:
    """The view, its words, and what can be chosen. A game adds what its own parts need."""

    def __init__(self, view: Mapping[str, Any], words: Words) -> None:
        self.view: Final = view
        self.table: Final[Mapping[str, Any]] = view["table"]
        self.words: Final = words
        self.lit: Final = {touch for option in view["options"] for touch in option["touches"]}

    @property
    def first(self) -> int:
        """Whose board comes first: the viewer's, or for a spectator the first player's."""
        viewer: int | None = self.view["player"]
        return viewer or 0

    def colour(self, player: int) -> int:
        """The seat of the style sheets whose colour and emblem a player has, from 1 on."""
        return player + 1

    def is_asked(self, player: int) -> bool:
        """Whether a player is to decide now."""
        ask = self.view["ask"]
        return bool(ask) and player in ask["players"]

    def has_won(self, player: int) -> bool:
        """Whether the match is over and a player has won it."""
        result = self.view["result"]
        return bool(result) and player in result["winners"]

    def say(self, message: str, **arguments: str | int) -> str:
        """One of the words of the board itself."""
        return self.words(f"board-{message}", **arguments)

    def name(self, kind: str, id: str) -> str:
        """The name of a thing."""
        return self.words(f"{kind}-{id}")

    def is_lit(self, thing: str) -> bool:
        """Whether an option of the viewer touches a thing."""
        return thing in self.lit

    def thing(
        self,
        id: str,
        facts: Sequence[str],
        *children: Markup,
        class_: str | None = None,
        **attributes: Attribute,
    ) -> Markup:
        """A thing on the table with all that is known of it; what can be chosen says so."""
        lit = self.is_lit(id)
        classes = " ".join(name for name in (class_, "lit-target" if lit else None) if name)
        if lit:
            facts = [*facts, self.say("can-choose")]
        return group(
            element("title", "\n".join(facts)),
            *children,
            class_=classes or None,
            data_thing=id,
            data_touch=id if lit else None,
            **attributes,
        )

    def lit_frame(
        self, thing: str, x: float, y: float, width: float, height: float, radius: float = 4
    ) -> Markup:
        """The double ring around a card that can be chosen."""
        if not self.is_lit(thing):
            return NOTHING_DRAWN
        return group(
            rect("c-lit-halo", x - 2, y - 2, width + 4, height + 4, radius + 2),
            rect("c-lit", x - 3.5, y - 3.5, width + 7, height + 7, radius + 3),
        )


def heading(scene: Scene, tag: str) -> Box:
    """The left end of the line above a board: the game, how far it has come (the words of the
    tag), and the emblems of who acts or of who has won.
    """
    title, result = scene.say("title"), scene.view["result"]
    x = TITLE.width(title) + 14
    width = TEXT.width(tag) + 20
    parts = [
        label("c-game", 0, 24, title),
        rect("c-tag", x, 6, width, 24, 12),
        label("c-turn", x + width / 2, 23, tag, "middle"),
    ]
    x += width + 18
    if result:
        parts.append(sign("i-trophy", x, 6, 24))
        x += 30
    for player in result["winners"] if result else [scene.table["active"]]:
        seat = f"seat-{scene.colour(player)}"
        parts.append(emblem(seat, f"i-{seat}", x, 7, 22))
        x += 30
    return Box(x, 34, join(parts))


def alone(scene: Scene, board: Box, turn: str, language: str, theme: str) -> str:
    """A board as a drawing that stands alone; `turn` says whose turn it is, or who has won.

    `theme` is "light", "dark", or "auto": as the reader's system has it.
    """
    width, height = board.width + 2 * MARGIN, board.height + 2 * MARGIN
    title = f"{scene.say('title')}: {turn}"
    return document(board.at(MARGIN, MARGIN), width, height, title, language, theme)
