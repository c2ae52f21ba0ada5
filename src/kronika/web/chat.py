"""What people say at a table, as HTML. Everything that they typed is escaped."""

from collections.abc import Iterable, Mapping
from typing import Any

from .html import join, tag
from .templating import moment


def chat_html(messages: Iterable[Mapping[str, Any]], language: str) -> str:
    """Messages of a room, one item each."""
    return str(
        join(
            tag(
                "li",
                tag("b", message["name"]),
                " ",
                moment(message["at"], language),
                " ",
                tag("span", message["text"], dir="auto"),
            )
            for message in messages
        )
    )
