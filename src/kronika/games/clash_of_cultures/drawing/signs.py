"""Small things that many parts have: emblems, tags, numbers, chips, and lines of them."""

from collections.abc import Sequence
from typing import Final

from kronika.core.drawing import (
    NOTHING_DRAWN,
    Box,
    Markup,
    Type,
    element,
    group,
    icon,
    join,
    label,
    rect,
)

from .scene import EMBLEMS, SEATS, Scene

TEXT: Final = Type(12.5)
STRONG: Final = Type(13, bold=True)
NUMBER: Final = Type(13)
TAG: Final = Type(12.5, bold=True)
CAPTION: Final = Type(13, bold=True)

LINE: Final = 24.0
CHIP: Final = 24.0
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


def emblem(owner: str, x: float, y: float, size: float) -> Markup:
    """The sign of an owner on his colour, its upper left corner at (x, y)."""
    inner = size * 0.6
    gap = (size - inner) / 2
    return group(
        rect("m-cube", x, y, size, size, size / 6),
        group(icon(EMBLEMS[owner], x + gap, y + gap, inner), class_="m-emblem"),
        class_=f"m-piece {SEATS[owner]}",
    )


def sign(name: str, x: float, y: float, size: float) -> Markup:
    """A line drawing, as a sign beside words."""
    return group(icon(name, x, y, size), class_="c-sign")


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
) -> Box:
    """A small card of one line: sign, name, and what else is said of it."""
    room = most - 34
    shown = STRONG.fit(words, room)
    left = room - STRONG.width(shown) - 6
    rest = TEXT.fit(more, left) if more and left > 30 else ""
    inner = STRONG.width(shown) + (6 + TEXT.width(rest) if rest else 0)
    width = inner + 34
    drawn = [
        rect("c-card", 0, 0, width, CHIP, 4),
        sign(name, 6, 4, 16),
        label("c-strong", 26, 16.5, shown, length=STRONG.width(shown)),
        label("c-gone", 26 + STRONG.width(shown) + 6, 16.5, rest) if rest else NOTHING_DRAWN,
    ]
    if thing is None:
        return Box(width, CHIP, group(element("title", "\n".join(facts)), *drawn))
    ring = scene.lit_frame(thing, 0, 0, width, CHIP)
    return Box(width, CHIP, scene.thing(thing, facts, *drawn, ring))


def flow(boxes: Sequence[Box], width: float, gap: float = 12, leading: float = 4) -> Box:
    """Parts one after the other, on as many lines as they need."""
    x = y = high = used = 0.0
    parts = []
    for box in boxes:
        if x and x + box.width > width:
            x, y, high = 0.0, y + high + leading, 0.0
        parts.append(box.at(x, y))
        used = max(used, x + box.width)
        x += box.width + gap
        high = max(high, box.height)
    return Box(used, y + high, join(parts))


def labelled(words: str, boxes: Sequence[Box], width: float, gap: float = 12) -> Box:
    """Parts after their heading."""
    return flow([caption(words), *boxes], width, gap)


def stacked(boxes: Sequence[Box], gap: float) -> Box:
    """Parts one below the other, without those that are empty."""
    y = 0.0
    parts = []
    for box in boxes:
        if box.height:
            parts.append(box.at(0, y))
            y += box.height + gap
    width = max((box.width for box in boxes), default=0.0)
    return Box(width, max(y - gap, 0.0), join(parts))


def nothing() -> Box:
    """No part at all."""
    return Box(0, 0, NOTHING_DRAWN)


def back(x: float, width: float, height: float) -> Markup:
    """A card whose face the viewer does not see."""
    return element(
        "rect", class_="c-back", x=x, width=width, height=height, rx=3, fill="url(#hatch-back)"
    )
