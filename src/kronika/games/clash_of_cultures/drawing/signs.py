"""Small things that many parts have: emblems, tags, numbers, chips, and lines of them."""

from collections.abc import Sequence
from typing import Final, final

from kronika.core import drawing
from kronika.core.drawing import (
    NOTHING_DRAWN,
    Box,
    Markup,
    Type,
    element,
    flow,
    group,
    join,
    label,
    rect,
    sign,
)

from .scene import EMBLEMS, SEATS, Scene

TEXT: Final = Type(12.5)
NUMBER: Final = Type(13)
TAG: Final = Type(12.5, bold=True)
CAPTION: Final = Type(13, bold=True)


LINE: Final = 24.0
SQUEEZED: Final = 1.2
"""How much too wide words may be that are squeezed into their room."""

GOOD_SIGNS: Final = {
    "food": "i-food",
    "wood": "i-wood",
    "ore": "i-ore",
    "ideas": "i-ideas",
    "gold": "i-gold",
    "mood": "i-happy",
    "culture": "i-culture",
    "captives": "i-lock",
}


@final
class Look:
    """The size of type, of lines and of what can be pressed."""

    def __init__(
        self,
        text: float,
        strong: float,
        title: float,
        card: float,
        row: float,
        head: float,
        chip: float,
    ) -> None:
        self.text: Final = Type(text)
        self.strong: Final = Type(strong, bold=True)
        self.title: Final = Type(title, "book")
        self.card: Final = Type(card, "book")
        self.row: Final = row
        """A line of the technology grid."""
        self.head: Final = head
        """The heading of a category of the grid."""
        self.chip: Final = chip
        """A small card of one line."""


ALONE: Final = Look(12.5, 13, 13, 14.5, 22, 25, 24)
WIDE: Final = Look(12.5, 13, 13, 14.5, 18.5, 22, 24)
NARROW: Final = Look(14, 14.5, 14.5, 16, 44, 30, 44)
"""A drawing that stands alone; a page for a mouse; a page for a thumb, with the class `touch`."""


def emblem(owner: str, x: float, y: float, size: float) -> Markup:
    """The sign of an owner on his colour, its upper left corner at (x, y)."""
    return drawing.emblem(SEATS[owner], EMBLEMS[owner], x, y, size)


def squeezed(type: Type, class_: str, x: float, y: float, words: str, room: float) -> Markup:
    """Words on one line, a little narrower than they are if they fit only so."""
    width = type.width(words)
    if room < width <= SQUEEZED * room:
        return label(class_, x, y, words, length=room)
    return type.line(class_, x, y, words, room)


def tag(words: str, kind: str = "") -> Box:
    """A word in a rounded frame."""
    width = TAG.width(words) + 18
    markup = join(
        [
            rect(f"c-tag {kind}".strip(), 0, 2, width, 20, 10),
            label(f"c-tag-text {kind}".strip(), width / 2, 16.5, words, "middle"),
        ]
    )
    return Box(width, LINE, markup)


def stat(name: str, words: str, title: str, pale: bool = False) -> Box:
    """A sign with a number."""
    markup = group(
        element("title", title),
        sign(name, 0, 4, 16),
        label("c-number", 20, 16.5, words),
        class_="c-pale" if pale else None,
    )
    return Box(20 + NUMBER.width(words), LINE, markup)


def caption(words: str) -> Box:
    """The heading of a line or of a part."""
    return Box(CAPTION.width(words), LINE, label("c-caption", 0, 16, words))


def chip(
    scene: Scene,
    name: str,
    words: str,
    facts: Sequence[str],
    most: float,
    thing: str | None = None,
    more: str = "",
    look: Look = ALONE,
) -> Box:
    """A small card of one line: sign, name, and what else is said of it."""
    high, base = look.chip, look.chip / 2 + 4.5
    room = most - 34
    shown = look.strong.fit(words, room)
    inner = look.strong.width(shown)
    left = room - inner - 6
    rest = look.text.fit(more, left) if more and left > 30 else ""
    drawn = [sign(name, 6, high / 2 - 8, 16), label("c-strong", 26, base, shown, length=inner)]
    if rest:
        drawn.append(label("c-gone", 26 + inner + 6, base, rest))
        inner += 6 + look.text.width(rest)
    width = inner + 34
    drawn.insert(0, rect("c-card", 0, 0, width, high, 4))
    if thing is None:
        return Box(width, high, group(element("title", "\n".join(facts)), *drawn))
    ring = scene.lit_frame(thing, 0, 0, width, high)
    return Box(width, high, scene.thing(thing, facts, *drawn, ring))


def labelled(words: str, boxes: Sequence[Box], width: float, gap: float = 12) -> Box:
    """Parts after their heading."""
    return flow([caption(words), *boxes], width, gap)


def nothing() -> Box:
    """No part at all."""
    return Box(0, 0, NOTHING_DRAWN)


def back(x: float, width: float, height: float) -> Markup:
    """A card whose face the viewer does not see."""
    return element(
        "rect", class_="c-back", x=x, width=width, height=height, rx=3, fill="url(#hatch-back)"
    )
