"""What an open page has, and so need not be sent to it again."""

from binascii import b2a_base64
from collections.abc import Callable, Mapping
from hashlib import blake2b
from typing import Any, Final, Generic, TypeVar

from kronika.core.asks import Line
from kronika.web.parts import Sheet, last_things

T = TypeVar("T")

Message = dict[str, Any]


class Told(Generic[T]):
    """A list that grows and of which a page is told what is new.

    The page remembers a mark of what it was told. With that it says, when it comes back, how much
    of the list it has.
    """

    def __init__(self, write: Callable[[T], str], language: str) -> None:
        self._write: Final = write
        self._language: Final = language
        self._around: object = ()
        self._items: tuple[T, ...] = ()
        self._digest = self._begun()
        self._claim: tuple[int, str] | None = None

    def _begun(self) -> blake2b:
        return blake2b(f"{self._language} {self._around};".encode(), digest_size=6)

    @property
    def mark(self) -> str:
        """What tells this list from others."""
        return b2a_base64(self._digest.digest(), newline=False).decode()

    def claim(self, count: int, mark: str) -> None:
        """A page says that it was told so many items of the list with this mark."""
        self._claim = count, mark

    def news(self, items: tuple[T, ...], around: object = ()) -> int | None:
        """From where on the page has something else; None: it has all of it, and nothing else.

        If what stands around the items is another, all of it is told again.
        """
        if around != self._around:
            self._around = around
            self._set(())
        if self._claim is not None:
            count, mark = self._claim
            self._claim = None
            if 0 < count <= len(items):
                self._set(items[:count])
                if self.mark != mark:
                    self._set(())
        known = self._items
        if items == known:
            return None
        first = len(known)
        if items[:first] != known:
            first = next(
                (place for place, (a, b) in enumerate(zip(items, known)) if a != b),
                min(len(items), first),
            )
            self._set(items[:first])
        self._add(items[first:])
        self._items = items
        return first

    def _set(self, items: tuple[T, ...]) -> None:
        self._digest = self._begun()
        self._add(items)
        self._items = items

    def _add(self, items: tuple[T, ...]) -> None:
        self._digest.update("".join(map(self._write, items)).encode())


class Sent:
    """The pieces that a page has by their versions, its log, and the turns on its slider."""

    def __init__(self, language: str) -> None:
        self._versions: frozenset[str] = frozenset()
        self._lines: Final[Told[Line]] = Told(_line, language)
        self._turns: Final[Told[tuple[int, int]]] = Told(str, language)

    def claim(self, message: Mapping[str, Any]) -> None:
        """A page that comes back says what it has."""
        self._versions = frozenset(str(message.get("have", "")).split())
        for told, name in ((self._lines, "log"), (self._turns, "turns")):
            count, mark = message.get(name) or (0, "")
            told.claim(int(count), str(mark))

    def news(self, sheet: Sheet) -> Message:
        """What the page has not, as the rest of a frame."""
        shown = sheet.snapshot
        pieces = sheet.pieces()
        had = self._versions
        self._versions = frozenset([piece.version for piece in pieces.values()])
        frame: Message = {
            "title": sheet.title(),
            "last": last_things(shown),
            "pieces": {
                name: (piece.version, piece.source)
                for name, piece in pieces.items()
                if piece.version not in had
            },
        }
        first = self._lines.news(shown.lines, shown.partings)
        if first is not None:
            html = sheet.log(first)
            count = len(shown.lines)
            frame["log"] = {"from": first, "count": count, "mark": self._lines.mark, "html": html}
        first = self._turns.news(shown.turns)
        if first is not None:
            frame["turns"] = {"from": first, "mark": self._turns.mark, "new": sheet.turns(first)}
        return frame


def _line(line: Line) -> str:
    return f"{line.decision} {line.key};"
