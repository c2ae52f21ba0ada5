"""What a message answers, and by what: the question, and the keys of options."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

MOST_KEYS: Final = 40
"""Decisions of one gesture."""
LONGEST_KEY: Final = 200


@dataclass(frozen=True)
class Question:
    """What an answer refers to: the question itself, or the head at which it was seen."""

    ask: str | None = None
    head: int | None = None


def question_of(message: object) -> Question:
    """Which question a message names; a ValueError if it names none."""
    if not isinstance(message, dict):
        raise ValueError("not an object")
    ask, head = message.get("ask"), message.get("head")
    if ask is None and head is None:
        raise ValueError("neither a question nor a head is named")
    return Question(None if ask is None else str(ask), None if head is None else int(head))


def keys_of(message: Mapping[str, Any]) -> list[str]:
    """The decisions of one gesture: `key`, or several `keys`; a ValueError if there are none."""
    keys = message["keys"] if "keys" in message else [message["key"]]
    if not isinstance(keys, list) or not 0 < len(keys) <= MOST_KEYS:
        raise ValueError(f"1 to {MOST_KEYS} keys can be chosen at once")
    if not all(isinstance(key, str) and len(key) <= LONGEST_KEY for key in keys):
        raise ValueError("no key of an option")
    return keys
