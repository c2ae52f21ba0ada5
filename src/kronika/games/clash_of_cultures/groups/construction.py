"""Construction (chapter 10.2)."""

from typing import Final

from kronika.core.asks import Rules

from ..decks import draw_wonder
from ..effects import AdvanceEffect, Effect
from ..situations import FOR_UNIT, Cost, Harvest, Recruiting
from ..state import World
from ..terms import ENGINEERING, MINING, MOUNTAIN, ORE, ROADS, SANITATION, SETTLER


class Mining(AdvanceEffect):
    """CC-X3.1, CC-I2.3: ore from mountains."""

    def harvest(self, s: World, player: int, harvest: Harvest) -> None:
        """Collect."""
        for hex in harvest.sources:
            if s.terrain[hex] == MOUNTAIN:
                harvest.add(hex, ORE)


class Engineering(AdvanceEffect):
    """CC-X3.2, CC-W1.2: a wonder card; whoever can use it may build wonders (CC-W2)."""

    def when_gained(self, s: World, player: int) -> Rules:
        """The card."""
        yield from draw_wonder(s, player)


class Sanitation(AdvanceEffect):
    """CC-X3.3, CC-I5.14: one settler of a Recruit action for a mood token.

    Which events it wards off is in their data.
    """

    def when_gained(self, s: World, player: int) -> Rules:
        """CC-X34.11: the ban on building ends."""
        s.players[player].pestilence = False
        yield from ()

    def unit_costs(
        self, s: World, player: int, recruiting: Recruiting, sort: int, costs: list[Cost]
    ) -> None:
        """The other price."""
        if sort == SETTLER and not recruiting.sanitation:
            cost = Cost(s.content.sanitation_cost, FOR_UNIT, recruiting.hex)
            cost.detail = sort
            cost.by = SANITATION
            costs.append(cost)


class Roads(AdvanceEffect):
    """CC-X3.4: a permission; what roads do is said where units move (CC-J3)."""


EFFECTS: Final[list[Effect]] = [
    Mining("mining", MINING),
    Engineering("engineering", ENGINEERING),
    Sanitation("sanitation", SANITATION),
    Roads("roads", ROADS),
]
