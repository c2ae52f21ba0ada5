"""A rough score of a position, for bots."""

from typing import Final

from .state import Table
from .terms import CATHOLIC, DISCOVERY, ISLAMIC, LAW, PATRON, REFORMIST
from .victory import kings, prestige, republics

CARD: Final = 1.0
FLORIN: Final = 0.5
CONCESSION: Final = 1.5
KING_CARD: Final = 3.0
REPUBLIC_CARD: Final = 3.0
PRESTIGE: Final = 1.0
PATRON_PRESTIGE: Final = 1.5


def strength(s: Table, player: int) -> float:
    """What a player has, weighed by hand."""
    counts = prestige(s, player)
    faith = max(counts[CATHOLIC], counts[ISLAMIC], counts[REFORMIST])
    return (
        FLORIN * s.florins[player]
        + CARD * (len(s.hands[player]) + len(s.rows[player * 2]) + len(s.rows[player * 2 + 1]))
        + CONCESSION * s.concessions(player)
        + KING_CARD * kings(s, player)
        + REPUBLIC_CARD * republics(s, player)
        + PRESTIGE * (faith + counts[LAW] + counts[DISCOVERY])
        + PATRON_PRESTIGE * counts[PATRON]
        + 1.0
    )


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
