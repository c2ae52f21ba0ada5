"""Goods, advances, collecting, buildings and wonders (CC-F, CC-G, CC-I, CC-W)."""

from mypy_extensions import trait

from kronika.core.asks import Rules

from ..situations import Cost, Harvest
from ..state import City, World
from ..terms import NONE


@trait
class EconomyHooks:
    """What changes advances, collecting, buildings and wonders, and what they cost."""

    # Stock and payment (F)

    def limit(self, s: World, player: int, good: int, limit: int) -> int:
        """How much of a resource can be stored."""
        return limit

    def swaps(self, s: World, player: int, cost: Cost) -> None:
        """Allow other goods in a payment."""

    # Advances (G)

    def advance_cost(self, s: World, player: int, advance: int, cost: Cost) -> None:
        """Change the cost of an advance."""

    def when_gained(self, s: World, player: int) -> Rules:
        """What happens once, when this is gained."""
        yield from ()

    def after_advance(self, s: World, player: int, advance: int, paid: list[int]) -> Rules:
        """After another advance was gained."""
        yield from ()

    # Collect (I2)

    def reach(self, s: World, player: int, harvest: Harvest) -> None:
        """Add hexes to those that a Collect action reaches, without goods; see Harvest.sources."""

    def harvest(self, s: World, player: int, harvest: Harvest) -> None:
        """Say what the hexes in reach yield, or change the limits of a Collect action.

        `harvest.sources` has all hexes in reach that may be used, before any goods were added."""

    def exchange_harvest(self, s: World, player: int, harvest: Harvest) -> Rules:
        """After the picks of a Collect action and before the goods are taken.

        May change `harvest.taken`, or add to `harvest.bonus`."""
        yield from ()

    def after_collect(self, s: World, player: int, harvest: Harvest) -> Rules:
        """After a Collect action."""
        yield from ()

    # Build, and wonders (I3, W)

    def build_cost(self, s: World, player: int, cost: Cost) -> None:
        """Change the cost of a building or a wonder; `cost.detail` says which."""

    def after_build(self, s: World, player: int, city: City, building: int) -> Rules:
        """After the player has built a building."""
        yield from ()

    def after_wonder(self, s: World, player: int, city: City, wonder: int) -> Rules:
        """After the player has built a wonder."""
        yield from ()

    def wonder_to_draw(self, s: World, player: int) -> int:
        """CC-X31.1: the wonder that the player must draw if it can be had, or NONE."""
        return NONE

    def waives_wonder_advance(self, s: World, player: int, wonder: int) -> bool:
        """Whether a wonder may be built without the advance that it requires."""
        return False
