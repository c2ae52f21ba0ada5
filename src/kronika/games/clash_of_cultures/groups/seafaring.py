"""Seafaring: Fishing, Navigation, War Ships, Cartography.

Navigation is a permission of naval movement (naval.py); it has no effect of its own here.
"""

from typing import Final

from kronika.core.asks import Rules

from ..effects import AdvanceEffect, Effect
from ..situations import ATTACKER, Battle, Harvest
from ..state import World
from ..stock import gain
from ..terms import CARTOGRAPHY, CULTURE, FISHING, FOOD, IDEAS, WAR_SHIPS


class Fishing(AdvanceEffect):
    """CC-X4.1, CC-I2.3, CC-I2.5: 1 food from one adjacent sea hex."""

    def harvest(self, s: World, player: int, harvest: Harvest) -> None:
        """The chapter sees to it that only one sea hex is used."""
        for hex in s.neighbours(harvest.hex):
            if s.is_sea(hex):
                harvest.add(hex, FOOD)


class WarShips(AdvanceEffect):
    """CC-X4.3, CC-Q9.2: one hit less in round 1 at sea, and on land right after landing."""

    def cancels(self, s: World, player: int, battle: Battle) -> int:
        """CC-Q6.2."""
        if battle.round != 1:
            return 0
        landing = battle.landed and battle.sides[ATTACKER].owner == player
        return s.content.war_ships_cancels if battle.at_sea or landing else 0


class Cartography(AdvanceEffect):
    """CC-X4.4, CC-J4.10: an idea for sailing, a culture token for sailing around the map."""

    def after_move(self, s: World, player: int, ship_moved: bool, navigated: bool) -> Rules:
        """Once each in a Move action."""
        if ship_moved:
            gain(s, player, IDEAS)
        if navigated:
            gain(s, player, CULTURE)
        yield from ()


EFFECTS: Final[list[Effect]] = [
    Fishing("fishing", FISHING),
    WarShips("war-ships", WAR_SHIPS),
    Cartography("cartography", CARTOGRAPHY),
]
