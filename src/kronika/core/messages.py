"""Messages of Fluent files, each read when it is first wanted.

Reading all of a large game takes seconds, in which a server would answer nobody; a page wants a
few hundred of its many thousands.
"""

import re
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final, Protocol

from fluent.runtime import FluentBundle, FluentResource

# An entry begins at the left edge; what goes on is set in, or begins with a sign.
ENTRY: Final = re.compile(r"^(-?[A-Za-z][\w-]*) *=", re.MULTILINE)
NAME: Final = re.compile(r"-?[A-Za-z][\w-]*")


class Words(Protocol):
    """The words of a message in the reader's language, or of one of its forms:
    `realm-france.gen`."""

    def __call__(self, message: str, **arguments: str | int) -> str:
        """The words, with the arguments in their places."""


class Messages:
    """The messages and terms of one language."""

    def __init__(self, language: str) -> None:
        self._bundle: Final = FluentBundle([language], use_isolating=False)
        self._unread: Final[dict[str, str]] = {}

    def add(self, path: Path, anew: bool) -> None:
        """The entries of a file, which say what others said already `anew` or not."""
        source = path.read_text(encoding="utf-8")
        starts = list(ENTRY.finditer(source))
        ends = [start.start() for start in starts[1:]]
        for start, end in zip(starts, [*ends, len(source)]):
            if anew or start[1] not in self._unread:
                self._unread[start[1]] = source[start.start() : end]

    def has(self, id: str) -> bool:
        """Whether there is a message of that name."""
        self._read(id)
        return bool(self._bundle.has_message(id))

    def pattern(self, id: str, form: str = "") -> Any:
        """The value of a message that there is, or one of its attributes; None if it has none."""
        self._read(id)
        message = self._bundle.get_message(id)
        return message.attributes.get(form) if form else message.value

    def forms(self, id: str) -> Sequence[str]:
        """The attributes of a message that there is."""
        self._read(id)
        return list(self._bundle.get_message(id).attributes)

    def formatted(self, pattern: Any, arguments: Mapping[str, str | int]) -> tuple[str, list[Any]]:
        """A pattern with its arguments, and what was wrong with them."""
        words, errors = self._bundle.format_pattern(pattern, dict(arguments))
        return str(words), errors

    def _read(self, id: str) -> None:
        """A message with all that it might refer to; it is struck off only when it is there,
        because others may ask for it in the meantime."""
        source = self._unread.get(id)
        if source is not None:
            self._bundle.add_resource(FluentResource(source))
            self._unread.pop(id, None)
            for name in NAME.findall(source):
                self._read(name)
