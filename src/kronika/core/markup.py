"""Building HTML and SVG: elements, and what is put into them.

Any string that is no `Markup` is escaped when it gets into an element, so that no name, however
hostile, can become an element or an attribute.
"""

import re
from collections.abc import Iterable
from functools import cache, lru_cache
from typing import Final, final

ESCAPES: Final = str.maketrans({"&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;"})

Attribute = str | int | float | bool | None

SPECIAL: Final = re.compile("[^\t\n\r !#-%'-;=?-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]").search
ILLEGAL: Final = re.compile("[^\t\n\r\x20-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")
SHORT: Final = frozenset(
    {"animate", "br", "circle", "ellipse", "g", "hr", "image", "img", "input", "line", "path",
     "polygon", "polyline", "rect", "stop", "text", "tspan", "use"}
)  # fmt: skip
"""What is written as one tag if nothing is in it. All else is closed by a tag of its own: HTML, but
for what is never closed there, has to be."""


@final
class Markup:
    """Finished HTML or SVG, put into a page or a drawing as it is."""

    def __init__(self, source: str = "") -> None:
        self.source: Final = source

    def __str__(self) -> str:
        return self.source

    def __html__(self) -> str:
        """What templates put into a page."""
        return self.source

    def __bool__(self) -> bool:
        return bool(self.source)


@lru_cache(maxsize=1 << 15)
def number(value: float) -> str:
    """A coordinate as short as possible."""
    short = f"{value:.2f}".rstrip("0").rstrip(".")
    return "0" if short == "-0" else short


def escaped(words: str) -> str:
    """Words that can stand in an element or an attribute; XML has no place for some characters."""
    if not SPECIAL(words):
        return words
    return ILLEGAL.sub("\N{REPLACEMENT CHARACTER}", words).translate(ESCAPES)


def join(parts: Iterable[Markup | str], between: str = "") -> Markup:
    """Parts one after the other, in one piece."""
    written = [part.source if isinstance(part, Markup) else escaped(part) for part in parts]
    return Markup(escaped(between).join(written))


def element(name: str, *children: Markup | str, **attributes: Attribute) -> Markup:
    """An element. `class_` is the attribute class, `data_thing` data-thing; None and False are left
    out, True is an attribute without a value."""
    start = name
    for key, value in attributes.items():
        if value is None or value is False:
            continue
        if value is True:
            start += f" {_attribute(key)}"
        elif isinstance(value, str):
            start += f' {_attribute(key)}="{escaped(value) if SPECIAL(value) else value}"'
        else:
            start += f' {_attribute(key)}="{number(value)}"'
    if not children:
        return Markup(f"<{start}/>" if name in SHORT else f"<{start}></{name}>")
    inside = "".join(
        [child.source if isinstance(child, Markup) else escaped(child) for child in children]
    )
    if not inside and name in SHORT:
        return Markup(f"<{start}/>")
    return Markup(f"<{start}>{inside}</{name}>")


@cache
def _attribute(key: str) -> str:
    return key.rstrip("_").replace("_", "-")
