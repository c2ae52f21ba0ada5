"""A rough score of a position, for bots."""

from typing import Final

from .state import Table
from .terms import (
    CATHOLIC,
    DISCOVERY,
    GLOBALIZATION,
    HOLY,
    IMPERIAL,
    ISLAMIC,
    LAW,
    PATRON,
    REFORMIST,
    RENAISSANCE,
)
from .victory import dominant_religion, holds, kings, prestige, republics

# What a thing is worth, weighed by hand. Florins buy the next few cards; more of them only rot.
PURSE: Final = 5
FLORIN: Final = 0.5
SPARE_FLORIN: Final = 0.1
HAND_CARD: Final = 1.2
TABLEAU_CARD: Final = 2.0
CONCESSION: Final = 1.5
KING_CARD: Final = 4.0
REPUBLIC_CARD: Final = 4.0
PRESTIGE: Final = 1.0
PATRON_PRESTIGE: Final = 1.5

OPEN: Final = 2.0
"""How much more a figure is worth when the victory that it serves is active."""
WITHIN_REACH: Final = 12.0
"""An active victory whose conditions hold: only the declaration is missing."""


def strength(s: Table, player: int) -> float:
    """What a player has, and what it is good for."""
    counts = prestige(s, player)
    florins = s.florins[player]
    tableau = len(s.rows[player * 2]) + len(s.rows[player * 2 + 1])
    imperial = OPEN if s.victories[IMPERIAL] else 1.0
    republican = OPEN if s.victories[RENAISSANCE] else 1.0
    global_ = OPEN if s.victories[GLOBALIZATION] else 1.0
    total = (
        FLORIN * min(florins, PURSE)
        + SPARE_FLORIN * max(florins - PURSE, 0)
        + HAND_CARD * len(s.hands[player])
        + TABLEAU_CARD * tableau
        + CONCESSION * global_ * s.concessions(player)
        + KING_CARD * imperial * kings(s, player)
        + REPUBLIC_CARD * republican * republics(s, player)
        + PRESTIGE * (faith(s, counts) + republican * counts[LAW] + global_ * counts[DISCOVERY])
        + PATRON_PRESTIGE * counts[PATRON]
        + 1.0
    )
    for victory, active in enumerate(s.victories):
        if active and holds(s, victory, player):
            total += WITHIN_REACH
    return total


def faith(s: Table, counts: list[int]) -> float:
    """Prestige of one religion: of the dominant one if Holy is active, else of the strongest."""
    if s.victories[HOLY]:
        religion = dominant_religion(s)
        if religion >= 0:
            return OPEN * counts[religion]
    return float(max(counts[CATHOLIC], counts[ISLAMIC], counts[REFORMIST]))


def evaluate(s: Table) -> list[float]:
    """Each player's share of the win: by the result, or by strength squared."""
    if s.result is not None:
        share = 1.0 / len(s.result.winners)
        return [share if player in s.result.winners else 0.0 for player in range(s.players)]
    weights = [
        0.0 if s.eliminated[player] else strength(s, player) ** 2 for player in range(s.players)
    ]
    total = sum(weights)
    return [weight / total for weight in weights]
