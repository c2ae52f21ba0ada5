"""Small parts that the mat, the status and the players have in common."""

from collections.abc import Sequence
from typing import Final

from kronika.core.drawing import (
    NOTHING_DRAWN,
    Box,
    Markup,
    Type,
    circle,
    element,
    emblem,
    flow,
    group,
    icon,
    join,
    label,
    rect,
    sign,
)

from .scene import Scene

CAPTION: Final = Type(13, bold=True)
TEXT: Final = Type(12.5)
NUMBER: Final = Type(13)
NAME: Final = Type(14.5, "book")
SMALL_NAME: Final = Type(13, "book")
LINE: Final = 22.0
TOUCH: Final = 32.0
POWERS: Final = ("adm", "dip", "mil")
EMPTY: Final = Box(0, 0, NOTHING_DRAWN)
SHIELD: Final = 1.2
"""How high arms are, by their width."""


def caption(words: str, width: float, x: float = 0, y: float = 13) -> Markup:
    """The heading of a part."""
    return CAPTION.line("c-caption", x, y, words, width - x)


def arms(realm: str, x: float, y: float, width: float) -> Markup:
    """The arms of a Realm."""
    return element("use", href=f"#a-{realm}", x=x, y=y, width=width, height=width * SHIELD)


def seat_emblem(scene: Scene, seat: int, x: float, y: float, size: float) -> Markup:
    """The emblem of a player, which says whose it is."""
    drawn = emblem(scene.seat(seat), f"i-{scene.seat(seat)}", x, y, size)
    return group(element("title", scene.player(seat)), drawn)


def coin(x: float, y: float, count: int, radius: float = 10) -> Markup:
    """Ducats."""
    return join(
        [
            circle("c-coin", x, y, radius),
            label("c-coin-number", x, y + 4.6, str(count), "middle"),
        ]
    )


def noted(name: str, words: str, told: str, line: float = LINE, class_: str = "c-text") -> Box:
    """A sign with words beside it, and what both mean."""
    drawn = group(
        element("title", told),
        sign(name, 0, line / 2 - 8, 16),
        label(class_, 20, line / 2 + 4.5, words),
    )
    return Box(22 + TEXT.width(words), line, drawn)


def power_sign(power: str, x: float, y: float, size: float) -> Markup:
    """The sign of a Monarch Power, in its colour."""
    return group(icon(f"i-{power}", x, y, size), class_=f"eu-of-{power}")


def emblems(scene: Scene, seats: Sequence[int], x: float, y: float, size: float) -> Markup:
    """Players, one after the other."""
    step = size + 3
    return join(
        seat_emblem(scene, seat, x + step * place, y, size) for place, seat in enumerate(seats)
    )


def wrapped(class_: str, type: Type, x: float, y: float, words: Sequence[str]) -> list[Markup]:
    """Words on lines, one below the other."""
    step = type.size * 1.12
    return [label(class_, x, y + step * place, line) for place, line in enumerate(words)]


def chip(
    scene: Scene,
    thing: str,
    name: str,
    facts: Sequence[str],
    width: float,
    high: float,
    kind: str = "",
    more: Markup = NOTHING_DRAWN,
    room: float = 0,
) -> Box:
    """A thing that can be chosen, by its name: a band in the colour of its kind, and words."""
    shown = SMALL_NAME.fit(name, width - 16 - room)
    drawn = scene.thing(
        thing,
        [name, *facts],
        rect("eu-chip", 0.5, 0.5, width - 1, high - 1, 3),
        rect(f"eu-kind {kind}".strip(), 1, 1, 5, high - 2, 2),
        label("c-title small", 11, high / 2 + 4.5, shown),
        more,
        scene.lit_frame(thing, 1, 1, width - 2, high - 2, 3),
    )
    return Box(width, high, drawn)


def grid(boxes: Sequence[Box], width: float, column: float, gap: float = 6) -> Box:
    """Parts of one width in columns."""
    return flow(boxes, width + 0.5, gap, gap) if boxes and column else EMPTY
