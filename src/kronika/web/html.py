"""Small pieces of HTML; every string that is not Markup is escaped."""

import re
from collections.abc import Iterable
from functools import cache
from typing import Final

from markupsafe import Markup, escape

SPECIAL: Final = re.compile("[&<>\"']")

Attribute = str | int | bool | None


def tag(name: str, *children: Markup | str, **attributes: Attribute) -> Markup:
    """An element. `class_` is the attribute class, `data_key` data-key; None and False are none."""
    start = name
    for key, value in attributes.items():
        if value is True:
            start += f" {_attribute(key)}"
        elif value is not None and value is not False:
            written = value if isinstance(value, int) else _escaped(value)
            start += f' {_attribute(key)}="{written}"'
    inside = "".join([_escaped(child) for child in children])
    return Markup(f"<{start}>{inside}</{name}>")


@cache
def _attribute(key: str) -> str:
    return key.rstrip("_").replace("_", "-")


def _escaped(words: str) -> str:
    """As plain strings, which is several times faster than adding Markup to Markup."""
    if isinstance(words, Markup) or not SPECIAL.search(words):
        return words
    return escape(words)


def join(parts: Iterable[Markup | str]) -> Markup:
    """Pieces one after the other."""
    return Markup("".join([_escaped(part) for part in parts]))
