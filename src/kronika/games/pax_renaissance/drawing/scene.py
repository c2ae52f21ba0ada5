"""What every part of the drawing needs: the view, its words, and what can be chosen."""

from collections.abc import Callable, Hashable, Iterable, Mapping
from typing import Any, Final, TypeVar, final

from kronika.core.scene import Scene as CoreScene
from kronika.core.scene import Words

from .. import terms
from ..content import Content, default

T = TypeVar("T")

SEATS: Final = {"orange": 1, "yellow": 2, "blue": 3, "green": 4}
"""Each bank has the seat of its colour, so that "yellow" is right for everybody."""

MOST_KEPT: Final = 6000
_kept: Final[dict[Hashable, Any]] = {}


@final
class Scene(CoreScene):
    """A view that is being drawn."""

    def __init__(self, view: Mapping[str, Any], words: Words) -> None:
        super().__init__(view, words)
        self.content: Final[Content] = default()
        self.rulers: Final = _rulers(self.table)
        """The side of each empire card that is up in a tableau, and whose tableau it is."""

    def colour(self, player: int) -> int:
        """The seat of a player's bank."""
        return self.seat(self.table["players"][player]["bank"])

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
