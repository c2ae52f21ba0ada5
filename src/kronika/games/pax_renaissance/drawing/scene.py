"""What every part of the drawing needs: the view, its words, and what can be chosen."""

from collections.abc import Mapping
from typing import Any, Final, final

from kronika.core.scene import Memory, Words
from kronika.core.scene import Scene as CoreScene

from .. import terms
from ..content import Content
from ..game import content_of

SEATS: Final = {"orange": 1, "yellow": 2, "blue": 3, "green": 4}
"""Each bank has the seat of its colour, so that "yellow" is right for everybody."""


@final
class Scene(CoreScene):
    """A view that is being drawn."""

    def __init__(
        self,
        view: Mapping[str, Any],
        words: Words,
        memory: Memory | None = None,
        narrow: bool = False,
    ) -> None:
        super().__init__(view, words, memory, narrow)
        self.content: Final[Content] = content_of(view)
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
