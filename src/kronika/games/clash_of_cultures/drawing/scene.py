"""What every part of the drawing needs: the view, its words, and what can be chosen."""

from collections.abc import Mapping, Sequence
from typing import Any, Final, final

from kronika.core.drawing import NOTHING_DRAWN, Attribute, Markup, rect
from kronika.core.scene import RING, Memory, Words
from kronika.core.scene import Scene as CoreScene

from .. import terms
from ..content import Content
from ..game import content_of
from .geometry import RADIUS, Point, centre

SEATS: Final = {
    "player-1": "seat-1",
    "player-2": "seat-2",
    "player-3": "seat-3",
    "player-4": "seat-4",
    "barbarians": "seat-n",
    "pirates": "seat-p",
}
"""The class that has an owner's colour."""

EMBLEMS: Final = {
    "player-1": "i-seat-1",
    "player-2": "i-seat-2",
    "player-3": "i-seat-3",
    "player-4": "i-seat-4",
    "barbarians": "i-campaign",
    "pirates": "i-pirate",
}

PIECES: Final = ("action-card", "objective-card", "event-card", "wonder", "leader")
"""The kinds of things that can go from one place to another."""

Hex = Mapping[str, Any]
Player = Mapping[str, Any]


@final
class Scene(CoreScene):
    """A view that is being drawn."""

    def __init__(
        self,
        view: Mapping[str, Any],
        words: Words,
        radius: float = RADIUS,
        memory: Memory | None = None,
    ) -> None:
        sides = tuple(player["civilization"] for player in view["table"]["players"])
        super().__init__(view, words, memory, (sides, radius))
        self.radius: Final = radius
        self.hexes: Final[Mapping[str, Hex]] = self.table["hexes"]
        self.players: Final[Sequence[Player]] = self.table["players"]
        self.content: Final[Content] = content_of(view)

    def centre(self, hex: str) -> Point:
        """The middle of a hex on the map."""
        return centre(hex, self.radius)

    # Words

    def effect(self, kind: str, id: str) -> str:
        """What a thing does, in a sentence or two."""
        return self.words(f"{kind}-{id}-effect")

    def owner(self, owner: str) -> str:
        """The name of an owner: of a player's civilization if he has one."""
        number = terms.OWNERS.index(owner)
        if number < len(self.players) and self.players[number]["civilization"]:
            return self.name("civilization", self.players[number]["civilization"])
        return self.name("player", owner)

    def player(self, number: int) -> str:
        """The name of a player's side."""
        return self.owner(terms.OWNERS[number])

    def goods(self, counts: Sequence[int]) -> str:
        """A cost or a gain in words."""
        parts = [
            self.words(f"count-good-{good}", number=count)
            for good, count in zip(terms.GOODS, counts)
            if count
        ]
        return ", ".join(parts)

    # What can be chosen

    def thing(
        self,
        id: str,
        facts: Sequence[str],
        *children: Markup,
        class_: str | None = None,
        **attributes: Attribute,
    ) -> Markup:
        """A thing with its facts; what can go to another place is a piece."""
        piece = id if id.startswith(PIECES) else None
        return super().thing(id, facts, *children, class_=class_, data_piece=piece, **attributes)

    def lit_row(self, thing: str, x: float, y: float, width: float, height: float) -> Markup:
        """The ground of a line of a list that can be chosen; its neighbours may be lit too."""
        if not self.is_lit(thing):
            return NOTHING_DRAWN
        return rect(f"c-lit row {RING}", x + 1, y + 1, width - 2, height - 2, 3)


def points(halves: int) -> str:
    """Points, which the game counts in halves."""
    whole, half = divmod(halves, 2)
    return ("" if half and not whole else str(whole)) + ("½" if half else "")


def place_name(hex: str) -> str:
    """A hex as players write it."""
    return hex.upper()
