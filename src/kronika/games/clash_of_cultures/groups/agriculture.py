"""Agriculture (chapter 10.2)."""

from typing import Final

from kronika.core.asks import Rules

from ..effects import AdvanceEffect, Effect, can_use
from ..hexes import distances
from ..situations import Harvest
from ..state import World
from ..terms import (
    BARREN,
    FARMING,
    FOOD,
    FOREST,
    GOOD_COUNT,
    GRASSLAND,
    HUSBANDRY,
    IRRIGATION,
    ROADS,
    STORAGE,
    WOOD,
)

FAR: Final = 2
"""Land distance of the hexes that draught animals reach."""


class Farming(AdvanceEffect):
    """CC-X2.1, CC-I2.3: food from grassland, wood from forest."""

    def harvest(self, s: World, player: int, harvest: Harvest) -> None:
        """Collect."""
        for hex in harvest.sources:
            if s.terrain[hex] == GRASSLAND:
                harvest.add(hex, FOOD)
            elif s.terrain[hex] == FOREST:
                harvest.add(hex, WOOD)


class Storage(AdvanceEffect):
    """CC-X2.2, CC-F1.4: food can be stored like everything else."""

    def limit(self, s: World, player: int, good: int, limit: int) -> int:
        """The limit of food."""
        return max(limit, s.content.resource_limit) if good == FOOD else limit


class Irrigation(AdvanceEffect):
    """CC-X2.3, CC-X2.5: food from barren land; which events it wards off is in their data."""

    def harvest(self, s: World, player: int, harvest: Harvest) -> None:
        """Collect."""
        for hex in harvest.sources:
            if s.terrain[hex] == BARREN:
                harvest.add(hex, FOOD)


class Husbandry(AdvanceEffect):
    """CC-X2.4, CC-X2.6, CC-I2.7: once per turn land at distance 2, two such hexes with Roads."""

    def reach(self, s: World, player: int, harvest: Harvest) -> None:
        """More hexes for one Collect action."""
        if not self.may_use(s):
            return
        for hex, steps in distances(s, harvest.hex, True, FAR).items():
            if steps == FAR and hex not in s.cities:
                harvest.sources.setdefault(hex, [])
                harvest.far.append(hex)
        harvest.far_limit += 2 if can_use(s, player, ROADS) else 1

    def after_collect(self, s: World, player: int, harvest: Harvest) -> Rules:
        """Used only if a far hex was."""
        if any(item // GOOD_COUNT in harvest.far for item in harvest.taken):
            self.use(s)
        yield from ()


EFFECTS: Final[list[Effect]] = [
    Farming("farming", FARMING),
    Storage("storage", STORAGE),
    Irrigation("irrigation", IRRIGATION),
    Husbandry("husbandry", HUSBANDRY),
]
