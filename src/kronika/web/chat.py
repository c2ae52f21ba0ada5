"""What people say at a table, as HTML. Everything that they typed is escaped."""

from collections.abc import Iterable
from typing import Protocol

from kronika.core.markup import element, join

from .templating import moment


class Said(Protocol):
    """A message of a room."""

    name: str
    text: str
    at: float


def chat_html(messages: Iterable[Said], language: str) -> str:
    """Messages of a room, one item each."""
    return str(
        join(
            element(
                "li",
                element("b", message.name),
                " ",
                moment(message.at, language),
                " ",
                element("span", message.text, dir="auto"),
            )
            for message in messages
        )
    )
