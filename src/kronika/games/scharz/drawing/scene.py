"""What every part of the drawing needs: the view, its words, and where fields lie."""

from collections.abc import Mapping, Sequence
from typing import Any, Final, final

from kronika.core.scene import Memory, Words
from kronika.core.scene import Scene as CoreScene

from ..content import Content
from ..game import content_of
from ..maps import Map, map_of
from ..terms import FIRST, MAPS, MODES, RED, WHITE, YELLOW_MODE
from .outline import Outline, outline_of

HEX: Final = 36.0
"""How wide a cell is, where nothing else decides."""
NEAR: Final = 62.0
"""The same on a phone."""
RELATIONS: Final = ("rivals", "lord", "truces", "connection", "access")
SHAPE: Final = 3**0.5

Facts = Mapping[str, Any]
NOTHING: Final[Facts] = {}


@final
class Scene(CoreScene):
    """A view that is being drawn."""

    def __init__(
        self,
        view: Mapping[str, Any],
        words: Words,
        hex: float = HEX,
        memory: Memory | None = None,
    ) -> None:
        table = view["table"]
        sides = tuple(player["faction"] for player in table["players"])
        name, level, mode = table["map"], table["level"], table["mode"]
        super().__init__(view, words, memory, (name, level, mode, sides, hex))
        self.number: Final = MAPS.index(name)
        self.map: Final[Map] = map_of(self.number, level)
        self.mode: Final = MODES.index(mode)
        self.content: Final[Content] = content_of(view)
        self.size: Final = round(hex / SHAPE, 2)
        self.near: Final = hex >= NEAR
        """Whether there is room for more than on a board."""
        self.scale: Final = 1.12 if self.near else 0.9 if level == len("123") else 1.0
        """How large pieces are."""
        self.outline: Final[Outline] = outline_of(name, self.size)
        self.fields: Final[Mapping[str, Facts]] = table["fields"]
        self.players: Final[Sequence[Facts]] = table["players"]
        self.count: Final = len(self.players)
        self.cut_off: Final = {line["field"] for line in table["supply"] if not line["way"]}
        """Where units of the viewer stand without supply."""
        self.stocks: list[dict[str, int]] = []
        """What each player has, once somebody has counted it."""
        self.relations: Final = repr(
            [[player[name] for name in RELATIONS] for player in self.players]
        )
        """How everybody stands to everybody, to tell whether that has changed."""

    @property
    def has_regions(self) -> bool:
        """Whether nations and storms are played."""
        return self.mode >= YELLOW_MODE

    @property
    def has_farming(self) -> bool:
        """Whether there is grain and cattle."""
        return self.mode not in (FIRST, WHITE)

    @property
    def is_red(self) -> bool:
        """Whether climates, cells and the battle board are played."""
        return self.mode == RED

    def on(self, field: str) -> Facts:
        """What is on a field."""
        return self.fields.get(field, NOTHING)

    def thing_of(self, field: str) -> str:
        """A field as something that can be chosen."""
        return f"field:{self.map.name}-{field}"

    # Words

    def field(self, id: str) -> str:
        """The name of a field, or of a base."""
        return self.name("field", f"{self.map.name}-{id}")

    def region(self, nation: int) -> str:
        """The name of the region of a nation."""
        return self.name("region", f"{self.map.name}-{self.map.ground.letters[nation].lower()}")

    def player(self, number: int) -> str:
        """The name of a player's side."""
        faction = self.players[number]["faction"]
        if faction is not None:
            return self.name("faction", faction)
        return self.name("player", f"player-{number + 1}")

    def seat(self, number: int) -> str:
        """The class that has a player's colour."""
        return f"seat-{self.colour(number)}"

    def sign(self, number: int) -> str:
        """The emblem of a player."""
        return f"i-seat-{self.colour(number)}"
