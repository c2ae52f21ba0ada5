"""What every part of the drawing needs: the view, its words, and what can be chosen."""

from collections.abc import Callable, Hashable, Mapping, Sequence
from typing import Any, Final, Protocol, TypeVar, cast, final

from kronika.core.drawing import NOTHING_DRAWN, Markup, element, group, rect

from .. import terms
from ..content import Content, default
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

KEPT: Final = 20_000
"""How many parts of drawings are kept at most."""

Hex = Mapping[str, Any]
Player = Mapping[str, Any]
Part = TypeVar("Part")
Kept = dict[Hashable, tuple[object, frozenset[str]]]
"""Parts of earlier drawings by all that they depend on, each with the things it has."""


class Words(Protocol):
    """The words of a message in the reader's language."""

    def __call__(self, message: str, **arguments: str | int) -> str:
        """The words, with the arguments in their places."""


@final
class Scene:
    """A view that is being drawn."""

    def __init__(
        self,
        view: Mapping[str, Any],
        words: Words,
        radius: float = RADIUS,
        kept: Kept | None = None,
    ) -> None:
        self.view: Final = view
        self.radius: Final = radius
        self.table: Final[Mapping[str, Any]] = view["table"]
        self.hexes: Final[Mapping[str, Hex]] = self.table["hexes"]
        self.players: Final[Sequence[Player]] = self.table["players"]
        self.words: Final = words
        self.content: Final[Content] = default()
        self.lit: Final = {touch for option in view["options"] for touch in option["touches"]}
        self.drawn: set[str] = set()
        """The things that have found a place so far."""
        self.kept: Final = kept
        self.sides: Final = tuple(player["civilization"] for player in self.players)

    @property
    def first(self) -> int:
        """Whose board is drawn large: the viewer's, or for a spectator the first player's."""
        viewer = self.view["player"]
        return viewer if isinstance(viewer, int) else 0

    def centre(self, hex: str) -> Point:
        """The middle of a hex on the map."""
        return centre(hex, self.radius)

    def keep(self, depends: Hashable, draw: Callable[[], Part]) -> Part:
        """A part as it was drawn for an earlier view, if nothing that it depends on is different.

        The names of the sides and the size of hexes need not be said.
        """
        if self.kept is None:
            return draw()
        key = (depends, self.sides, self.radius)
        found = self.kept.get(key)
        if found is None:
            before, self.drawn = self.drawn, set()
            part = draw()
            found = part, frozenset(self.drawn)
            self.drawn = before
            if len(self.kept) >= KEPT:
                self.kept.clear()
            self.kept[key] = found
        self.drawn |= found[1]
        return cast(Part, found[0])

    def lit_of(self, *kinds: str) -> frozenset[str]:
        """What can be chosen among things of some kinds."""
        return frozenset(thing for thing in self.lit if thing.partition(":")[0] in kinds)

    # Words

    def say(self, message: str, **arguments: str | int) -> str:
        """One of the words of the board itself."""
        return self.words(f"board-{message}", **arguments)

    def name(self, kind: str, id: str) -> str:
        """The name of a thing."""
        return self.words(f"{kind}-{id}")

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

    def is_lit(self, thing: str) -> bool:
        """Whether an option of the viewer touches a thing."""
        return thing in self.lit

    def thing(
        self,
        id: str,
        facts: Sequence[str],
        *children: Markup,
        class_: str | None = None,
        pointer_events: str | None = None,
    ) -> Markup:
        """A thing on the table with all that is known of it; what can be chosen says so."""
        lit = self.is_lit(id)
        self.drawn.add(id)
        classes = " ".join(name for name in (class_, "lit-target" if lit else None) if name)
        if lit:
            facts = [*facts, self.say("can-choose")]
        return group(
            element("title", "\n".join(facts)),
            *children,
            class_=classes or None,
            data_thing=id,
            data_touch=id if lit else None,
            data_piece=id if id.startswith(PIECES) else None,
            pointer_events=pointer_events,
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

    def lit_row(self, thing: str, x: float, y: float, width: float, height: float) -> Markup:
        """The ground of a line of a list that can be chosen; its neighbours may be lit too."""
        if not self.is_lit(thing):
            return NOTHING_DRAWN
        return rect("c-lit row", x + 1, y + 1, width - 2, height - 2, 3)


def points(halves: int) -> str:
    """Points, which the game counts in halves."""
    whole, half = divmod(halves, 2)
    return ("" if half and not whole else str(whole)) + ("½" if half else "")


def place_name(hex: str) -> str:
    """A hex as players write it."""
    return hex.upper()
