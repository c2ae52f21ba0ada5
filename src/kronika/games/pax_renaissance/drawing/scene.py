"""What every part of the drawing needs: the view, its words, and what can be chosen."""

from collections.abc import Callable, Hashable, Iterable, Mapping
from typing import Any, Final, Protocol, TypeVar, final

from kronika.core.drawing import NOTHING_DRAWN, Markup, element, group, rect

from .. import terms
from ..content import Content, default

T = TypeVar("T")

SEATS: Final = {"orange": 1, "yellow": 2, "blue": 3, "green": 4}
"""Each bank has the seat of its colour, so that "yellow" is right for everybody."""

MOST_KEPT: Final = 6000
_kept: Final[dict[Hashable, Any]] = {}


class Words(Protocol):
    """The words of a message in the reader's language."""

    def __call__(self, message: str, **arguments: str | int) -> str:
        """The words, with the arguments in their places."""


@final
class Scene:
    """A view that is being drawn."""

    def __init__(self, view: Mapping[str, Any], words: Words) -> None:
        self.view: Final = view
        self.table: Final[Mapping[str, Any]] = view["table"]
        self.words: Final = words
        self.content: Final[Content] = default()
        self.lit: Final = {touch for option in view["options"] for touch in option["touches"]}
        self.rulers: Final = _rulers(self.table)
        """The side of each empire card that is up in a tableau, and whose tableau it is."""

    def say(self, message: str, **arguments: str | int) -> str:
        """One of the words of the board itself."""
        return self.words(f"board-{message}", **arguments)

    def name(self, kind: str, id: str) -> str:
        """The name of a thing."""
        return self.words(f"{kind}-{id}")

    def seat(self, bank: str) -> int:
        """The seat of a bank, which has its colour and emblem."""
        return SEATS[self.content.bank_colours[self.content.bank_ids.index(bank)]]

    def piece(self, piece: str, pirate: bool = False) -> str:
        """A piece in words: its kind, and its religion or its bank."""
        kind, _, owner = piece.partition(" ")
        if not owner:
            return self.say("own-cube")
        if kind == "pawn":
            return self.say("cube", bank=self.name("bank", owner))
        return self.say("piece", piece="pirate" if pirate else kind, religion=owner)

    def is_lit(self, thing: str) -> bool:
        """Whether an option of the viewer touches a thing."""
        return thing in self.lit

    def kept(self, things: Iterable[str], key: Hashable, draw: Callable[[], T]) -> T:
        """What was drawn before, if nothing has changed that it shows: from one decision to the
        next, most of a table stays as it is.

        `things` are those that the drawing has; `key` is all else that it depends on.
        """
        lit = tuple(thing for thing in things if thing in self.lit)
        whole = (self.words, key, lit)
        found: T | None = _kept.get(whole)
        if found is not None:
            return found
        if len(_kept) >= MOST_KEPT:
            _kept.clear()
        drawn = _kept[whole] = draw()
        return drawn

    def thing(
        self, id: str, facts: list[str], *children: Markup, class_: str | None = None
    ) -> Markup:
        """A thing on the table with all that is known of it; what can be chosen says so."""
        lit = self.is_lit(id)
        classes = " ".join(name for name in (class_, "lit-target" if lit else None) if name)
        if lit:
            facts = [*facts, self.say("can-choose")]
        return group(
            element("title", "\n".join(facts)),
            *children,
            class_=classes or None,
            data_thing=id,
            data_touch=id if lit else None,
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
        )


def _rulers(table: Mapping[str, Any]) -> dict[str, tuple[str, str]]:
    return {
        unit["card"]: (unit["side"], player["bank"])
        for player in table["players"]
        for card in (*player["west"], *player["east"])
        for unit in (card, *card["vassals"])
        if unit["side"]
    }


def agent_text(agent: int) -> str:
    """An agent printed on a card, as the view writes pieces; a pawn has no owner yet."""
    if agent == terms.PAWN:
        return "pawn"
    for offset, kind in zip(terms.AGENT_OFFSETS, terms.AGENT_KINDS, strict=True):
        if offset <= agent < offset + len(terms.RELIGIONS):
            return f"{kind} {terms.RELIGIONS[agent - offset]}"
    raise AssertionError(agent)


def forget() -> None:
    """Draw everything anew from now on."""
    _kept.clear()
