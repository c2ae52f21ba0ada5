"""Chapter 15.7: morale of red mode, which follows from prestige."""

from typing import Final

from .state import Table

VERY_LOW: Final = 0
LOW: Final = 1
AVERAGE: Final = 2
HIGH: Final = 3
VERY_HIGH: Final = 4
LEAST: Final = [0, 10, 30, 50, 70]
"""SZ-Q7.1, SZ-P2.2: prestige from which on a morale holds."""

FOR_SHIELD: Final = [5, 5, 4, 4, 3]
FOR_RIVAL: Final = [4, 4, 4, 3, 3]
FOR_OTHERS: Final = [0, 0, 0, 4, 4]
"""Units that make one shield, or one sword against a rival or anybody else; 0: none do."""
DISHEARTENED: Final = 5
"""Units of which each started group loses a sword where morale is very low."""


def morale(s: Table, player: int) -> int:
    """SZ-Q7.1, SZ-P2.2: by the prestige that a player holds at this moment; low in other modes."""
    if not s.is_red:
        return LOW
    found = VERY_LOW
    for level, prestige in enumerate(LEAST):
        if s.prestige[player] >= prestige:
            found = level
    return found


def lost_swords(s: Table, player: int, units: int) -> int:
    """SZ-Q7.1: a sword for each started group of five, where morale is very low."""
    if morale(s, player) != VERY_LOW:
        return 0
    return -(-units // DISHEARTENED)
