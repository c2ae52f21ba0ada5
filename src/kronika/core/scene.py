"""A view that is being drawn: what the boards of all games need of it."""

import marshal
from collections.abc import Callable, Hashable, Mapping, Sequence
from typing import Any, Final, Generic, TypeVar, cast, final

from .drawing import (
    NOTHING_DRAWN,
    Attribute,
    Box,
    Markup,
    Type,
    document,
    element,
    emblem,
    group,
    join,
    label,
    rect,
    sign,
)
from .messages import Words as Words
from .page import Piece, hole

T = TypeVar("T")

WIDTH: Final = 1408.0
MARGIN: Final = 16.0
"""Of a board that stands alone."""

RING: Final = "lit-ring"
"""The class of what marks a thing that can be chosen, directly in its element: a page shows it
only around such a thing."""

TITLE: Final = Type(21, "book")
TEXT: Final = Type(13)


@final
class Sketch(Generic[T]):
    """What was drawn and perhaps has no place yet, with its things and pieces."""

    def __init__(self, made: T, things: frozenset[str], pieces: dict[str, Piece]) -> None:
        self.made: Final = made
        self.things: Final = things
        self.pieces: Final = pieces


@final
class Sketches:
    """Sketches by all that they depend on; those that nobody wants any more are forgotten."""

    def __init__(self, most: int) -> None:
        self.most: Final = most
        self._young: dict[Hashable, Sketch[Any]] = {}
        self._old: dict[Hashable, Sketch[Any]] = {}

    def get(self, key: Hashable) -> Sketch[Any] | None:
        """What was drawn under this key, if it was not long ago."""
        found = self._young.get(key)
        if found is None:
            found = self._old.get(key)
            if found is not None:
                self.put(key, found)
        return found

    def put(self, key: Hashable, kept: Sketch[Any]) -> None:
        """Remember."""
        if len(self._young) >= self.most:
            self._old, self._young = self._young, {}
        self._young[key] = kept

    def forget(self) -> None:
        """Forget all."""
        self._old, self._young = {}, {}


@final
class Memory:
    """What was drawn for pages in one language: single parts, and what many of them make.

    Every viewer's pages are drawn with the same memory. Nobody gets from it what he may not
    know, because one must know all that a drawing shows to ask for it.
    """

    def __init__(self, words: Words, most: int = 10_000, wholes: int = 1_000) -> None:
        self.words: Final = words
        self.parts: Final = Sketches(most)
        self.wholes: Final = Sketches(wholes)

    def forget(self) -> None:
        """Draw everything anew from now on."""
        self.parts.forget()
        self.wholes.forget()


def written(facts: Any) -> bytes:
    """Plain data as something that is quickly compared; it can stand among other such facts."""
    return marshal.dumps(facts, 2)


class Scene:
    """The view, its words, and what can be chosen. A game adds what its own parts need.

    With a memory it is drawn for a page: in pieces, each with a name, and without what can be
    chosen. The page lights that itself, so that nothing is sent again because a question is
    another. `common` is what all parts may depend on and need not say.
    """

    def __init__(
        self,
        view: Mapping[str, Any],
        words: Words,
        memory: Memory | None = None,
        common: Hashable = (),
    ) -> None:
        self.view: Final = view
        self.table: Final[Mapping[str, Any]] = view["table"]
        self.words: Final = words
        self.lit: Final = {touch for option in view["options"] for touch in option["touches"]}
        self.memory: Final = memory
        self.common: Final = common
        self.drawn: set[str] = set()
        """The things that have found a place so far."""
        self.pieces: dict[str, Piece] = {}
        self._path = ""

    @property
    def first(self) -> int:
        """Whose board comes first: the viewer's, or for a spectator the first player's."""
        viewer: int | None = self.view["player"]
        return viewer or 0

    def colour(self, player: int) -> int:
        """The seat of the style sheets whose colour and emblem a player has, from 1 on."""
        return player + 1

    def is_asked(self, player: int) -> bool:
        """Whether a player is to decide now."""
        ask = self.view["ask"]
        return bool(ask) and player in ask["players"]

    def has_won(self, player: int) -> bool:
        """Whether the match is over and a player has won it."""
        result = self.view["result"]
        return bool(result) and player in result["winners"]

    def say(self, message: str, **arguments: str | int) -> str:
        """One of the words of the board itself."""
        return self.words(f"board-{message}", **arguments)

    def name(self, kind: str, id: str) -> str:
        """The name of a thing."""
        return self.words(f"{kind}-{id}")

    # Parts of a page

    def keep(self, depends: Hashable, draw: Callable[[], T]) -> T:
        """What was drawn for an earlier view, if nothing that it depends on is different."""
        if self.memory is None:
            return draw()
        return self._kept(self.memory.parts, (self._path, depends, self.common), draw)

    def still(self, name: str, facts: Any, draw: Callable[[], T]) -> T:
        """Much of the page, with the parts in it, as it was drawn for an earlier view, if all the
        facts that it goes by are the same: what a view says, as it is, and numbers and words.

        The name tells it from what else goes by the same facts.
        """
        if self.memory is None:
            return draw()
        key = (self._path, name, written(facts), self.common)
        return self._kept(self.memory.wholes, key, draw)

    def _kept(self, sketches: Sketches, key: Hashable, draw: Callable[[], T]) -> T:
        kept = sketches.get(key)
        if kept is None:
            kept = self.sketch(draw)
            sketches.put(key, kept)
        return cast(T, self.take(kept))

    def part(self, name: str, depends: Hashable, draw: Callable[[], Box]) -> Box:
        """A part of a page that is sent again only when it has changed, and drawn anew only if
        something that it depends on is different.

        A name stands once in the part around it.
        """
        if self.memory is None:
            return draw()
        path = f"{self._path}/{name}"
        key = (path, depends, self.common)
        kept = self.memory.parts.get(key)
        if kept is None:
            kept = self._piece(path, draw)
            self.memory.parts.put(key, kept)
        return cast(Box, self.take(kept))

    def frame(self, name: str, draw: Callable[[], Box]) -> Box:
        """A part of a page that holds others: it is drawn every time, and seldom differs."""
        if self.memory is None:
            return draw()
        return self.take(self._piece(f"{self._path}/{name}", draw))

    def _piece(self, path: str, draw: Callable[[], Box]) -> Sketch[Box]:
        before, self._path = self._path, path
        drawn = self.sketch(draw)
        self._path = before
        box = drawn.made
        if not box.markup:
            return drawn
        piece = Piece(path, group(box.markup).source)
        held = Box(box.width, box.height, hole(path))
        return Sketch(held, drawn.things, {**drawn.pieces, path: piece})

    def sketch(self, draw: Callable[[], T]) -> Sketch[T]:
        """Draw something that may find no place."""
        things, self.drawn = self.drawn, set()
        pieces, self.pieces = self.pieces, {}
        made = Sketch(draw(), frozenset(self.drawn), self.pieces)
        self.drawn, self.pieces = things, pieces
        return made

    def take(self, sketch: Sketch[T]) -> T:
        """What has found its place after all."""
        self.drawn |= sketch.things
        pieces = self.pieces
        count = len(pieces) + len(sketch.pieces)
        pieces.update(sketch.pieces)
        if len(pieces) != count:
            raise ValueError(f"two pieces of the page have one name of {', '.join(sketch.pieces)}")
        return sketch.made

    # What can be chosen

    def is_lit(self, thing: str) -> bool:
        """Whether a thing has the ring of what can be chosen; a page shows it when it is so."""
        return self.memory is not None or thing in self.lit

    def thing(
        self,
        id: str,
        facts: Sequence[str],
        *children: Markup,
        class_: str | None = None,
        **attributes: Attribute,
    ) -> Markup:
        """A thing on the table with all that is known of it; what can be chosen says so."""
        self.drawn.add(id)
        lit = self.memory is None and id in self.lit
        classes = " ".join(name for name in (class_, "lit-target" if lit else None) if name)
        if lit:
            facts = [*facts, self.say("can-choose")]
        return group(
            element("title", "\n".join(facts)),
            *children,
            class_=classes or None,
            data_thing=id,
            data_touch=id if lit else None,
            **attributes,
        )

    def lit_frame(
        self, thing: str, x: float, y: float, width: float, height: float, radius: float = 4
    ) -> Markup:
        """The double ring around a card that can be chosen."""
        if not self.is_lit(thing):
            return NOTHING_DRAWN
        return group(
            rect("c-lit-halo", x - 2, y - 2, width + 4, height + 4, radius + 2),
            rect("c-lit", x - 3.5, y - 3.5, width + 7, height + 7, radius + 3),
            class_=RING,
        )


def heading(scene: Scene, tag: str) -> Box:
    """The left end of the line above a board: the game, how far it has come (the words of the
    tag), and the emblems of who acts or of who has won.
    """
    title, result = scene.say("title"), scene.view["result"]
    x = TITLE.width(title) + 14
    width = TEXT.width(tag) + 20
    parts = [
        label("c-game", 0, 24, title),
        rect("c-tag", x, 6, width, 24, 12),
        label("c-turn", x + width / 2, 23, tag, "middle"),
    ]
    x += width + 18
    if result:
        parts.append(sign("i-trophy", x, 6, 24))
        x += 30
    for player in result["winners"] if result else [scene.table["active"]]:
        seat = f"seat-{scene.colour(player)}"
        parts.append(emblem(seat, f"i-{seat}", x, 7, 22))
        x += 30
    return Box(x, 34, join(parts))


def alone(scene: Scene, board: Box, turn: str, language: str, theme: str) -> str:
    """A board as a drawing that stands alone; `turn` says whose turn it is, or who has won.

    `theme` is "light", "dark", or "auto": as the reader's system has it.
    """
    width, height = board.width + 2 * MARGIN, board.height + 2 * MARGIN
    title = f"{scene.say('title')}: {turn}"
    return document(board.at(MARGIN, MARGIN), width, height, title, language, theme)
