"""How plain data becomes an array of a fixed size: the parts that a game's schema is made of.

Each part takes a value out of a view and writes it into its own stretch of the array. A value that
its part does not know is an error: an encoding never silently loses what a game has begun to show.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from kronika.core.errors import RulesError

Array = NDArray[np.float32]

CEILING: Final = 16.0
"""No number of an observation is larger: a number that would be is cut off."""


class Seen:
    """From whose seat a view is encoded, and what the players are called in it."""

    def __init__(self, seat: int, names: Sequence[str]) -> None:
        self.seat = seat
        self.players = len(names)
        self._seats = {name: f"seat-{self.relative(other)}" for other, name in enumerate(names)}
        self._known: dict[str, str] = {}

    def relative(self, seat: int) -> int:
        """How many seats after the viewer's."""
        return (seat - self.seat) % self.players

    def words(self, text: str) -> str:
        """A text with `seat-0` for the viewer, `seat-1` for the next player, and so on."""
        known = self._known.get(text)
        if known is None:
            words = [self._seats.get(word, word) for word in text.split()]
            known = self._known[text] = " ".join(words)
        return known


class Part:
    """A stretch of an array."""

    size = 1

    def write(self, value: Any, out: Array, at: int, seen: Seen) -> None:
        """Write a value to where the part begins."""
        raise NotImplementedError  # pragma: no cover

    def names(self) -> Iterator[str]:
        """What each number of the stretch says."""
        yield ""


class Number(Part):
    """A number, divided by a usual one."""

    def __init__(self, usual: float = 1.0) -> None:
        self._usual = usual

    def write(self, value: Any, out: Array, at: int, seen: Seen) -> None:
        """Nothing is 0."""
        if value:
            out[at] = min(max(value / self._usual, -CEILING), CEILING)


class OneOf(Part):
    """One of several things, or none of them: a 1 in its place."""

    def __init__(self, vocabulary: Sequence[Any]) -> None:
        self._vocabulary = tuple(vocabulary)
        self._place = {thing: place for place, thing in enumerate(vocabulary)}
        self.size = len(self._vocabulary)

    def place(self, value: Any, seen: Seen) -> int:
        """Where a thing has its number."""
        place = self._place.get(value)
        if place is None and isinstance(value, str):
            place = self._place.get(seen.words(value))
        if place is None:
            raise RulesError(f"the encoding of observations does not know {value!r}")
        return place

    def write(self, value: Any, out: Array, at: int, seen: Seen) -> None:
        """None is all 0."""
        if value is not None:
            out[at + self.place(value, seen)] = 1.0

    def names(self) -> Iterator[str]:
        """The things themselves."""
        for thing in self._vocabulary:
            yield f"={thing}"


class Code(OneOf):
    """One of very many things, or none of them: the binary digits of its number, from 1 on."""

    def __init__(self, vocabulary: Sequence[Any]) -> None:
        super().__init__(vocabulary)
        self.size = len(self._vocabulary).bit_length()

    def write(self, value: Any, out: Array, at: int, seen: Seen) -> None:
        """None is all 0."""
        if value is not None:
            number = self.place(value, seen) + 1
            for digit in range(self.size):
                out[at + digit] = number >> digit & 1

    def names(self) -> Iterator[str]:
        """The digits, that of the ones first."""
        for digit in range(self.size):
            yield f"&{1 << digit}"


class Bag(OneOf):
    """How many of each thing are in a list, whatever its order."""

    def __init__(self, vocabulary: Sequence[Any], usual: float = 1.0) -> None:
        super().__init__(vocabulary)
        self._unit = 1.0 / usual

    def write(self, value: Any, out: Array, at: int, seen: Seen) -> None:
        """None, as a hand that is hidden, is all 0."""
        for thing in value or ():
            out[at + self.place(thing, seen)] += self._unit

    def names(self) -> Iterator[str]:
        """The things themselves."""
        for thing in self._vocabulary:
            yield f"[{thing}]"


class Seat(Part):
    """A seat: a 1 in its place, counted clockwise from the viewer."""

    def __init__(self, players: int) -> None:
        self.size = players

    def write(self, value: Any, out: Array, at: int, seen: Seen) -> None:
        """A seat that is nobody's is all 0."""
        if value is not None and value >= 0:
            out[at + seen.relative(value)] = 1.0

    def names(self) -> Iterator[str]:
        """The seats after the viewer's."""
        for seat in range(self.size):
            yield f"=seat-{seat}"


class Record(Part):
    """Named fields, each with its part. Every field that a view has must be named."""

    def __init__(self, **fields: Part) -> None:
        self._fields: list[tuple[str, Part, int]] = []
        self.size = 0
        for name, part in fields.items():
            self._fields.append((name, part, self.size))
            self.size += part.size

    def write(self, value: Any, out: Array, at: int, seen: Seen) -> None:
        """None is all 0."""
        if value is None:
            return
        for name, part, place in self._fields:
            part.write(value[name], out, at + place, seen)
        if len(value) != len(self._fields):
            new = sorted(set(value) - {name for name, _, _ in self._fields})
            raise RulesError(f"the encoding of observations does not know the fields {new}")

    def names(self) -> Iterator[str]:
        """The names of the fields, and what is in them."""
        for name, part, _ in self._fields:
            for rest in part.names():
                yield f".{name}{rest}"


class Each(Part):
    """The same part for each thing of a vocabulary. A thing that a view has not is all 0."""

    def __init__(self, vocabulary: Sequence[str], part: Part) -> None:
        self._vocabulary = tuple(vocabulary)
        self._place = {thing: place * part.size for place, thing in enumerate(vocabulary)}
        self._part = part
        self.size = len(self._vocabulary) * part.size

    def write(self, value: Any, out: Array, at: int, seen: Seen) -> None:
        """A mapping from things."""
        part = self._part
        for thing, inner in value.items():
            place = self._place.get(thing)
            if place is None:
                raise RulesError(f"the encoding of observations does not know {thing!r}")
            part.write(inner, out, at + place, seen)

    def names(self) -> Iterator[str]:
        """The things, and what is said of them."""
        for thing in self._vocabulary:
            for rest in self._part.names():
                yield f"[{thing}]{rest}"


class Row(Part):
    """So many things in a row, each with the same part."""

    def __init__(self, length: int, part: Part, things: str = "things") -> None:
        self._things = things
        self._length = length
        self._part = part
        self.size = length * part.size

    def write(self, value: Any, out: Array, at: int, seen: Seen) -> None:
        """A row may be shorter, never longer."""
        if len(value) > self._length:
            raise RulesError(
                f"the encoding of observations has room for {self._length} {self._things} "
                f"in a row, not for {len(value)}"
            )
        for inner in value:
            self._part.write(inner, out, at, seen)
            at += self._part.size

    def names(self) -> Iterator[str]:
        """The places in the row, and what is there."""
        for place in range(self._length):
            for rest in self._part.names():
                yield f"[{place}]{rest}"


class Players(Row):
    """A row of players, clockwise from the viewer."""

    def write(self, value: Any, out: Array, at: int, seen: Seen) -> None:
        """The viewer comes first."""
        super().write([*value[seen.seat :], *value[: seen.seat]], out, at, seen)

    def names(self) -> Iterator[str]:
        """The seats after the viewer's."""
        for place in range(self._length):
            for rest in self._part.names():
                yield f"[seat-{place}]{rest}"


@dataclass(frozen=True)
class Schema:
    """How a game's view of its table is encoded for a number of players."""

    table: Part
    names: Callable[[Mapping[str, Any]], Sequence[str]]
    """By seat: the word for that player in a table. In the vocabularies of the parts it is
    `seat-0` for the viewer, `seat-1` for the next player clockwise, and so on."""
    prepare: Callable[[dict[str, Any]], dict[str, Any]] = lambda table: table
    """Brings a table into the shape that the parts expect."""


FLAG: Final = Number()
"""Yes or no: 1 or 0."""


def seats(players: int) -> list[str]:
    """The words for the players in a vocabulary."""
    return [f"seat-{seat}" for seat in range(players)]
