"""An estimate of each player's chances, for bots.

A player's strength is the sum of his features, each times its weight; the shares of the win are
the strengths in a logistic model (softmax). The weights were set by hand, and then tuned by matches
of bots against each other: `tools/tune_evaluate.py`.
"""

from typing import Final

from kronika.core.estimates import OUT, decided, softmax, weighted

from .state import Table
from .terms import (
    CATHOLIC,
    DISCOVERY,
    EMPIRE_CARD,
    EMPIRES,
    GLOBALIZATION,
    HOLY,
    IMPERIAL,
    ISLAMIC,
    KING,
    LAW,
    NONE,
    PATRON,
    REFORMIST,
    RENAISSANCE,
    VICTORIES,
)
from .victory import dominant_religion, prestige

FEATURES: Final[dict[str, str]] = {
    "purse": "florins, up to 5: they buy the next few cards",
    "spare": "florins beyond these",
    "hand": "cards in hand",
    "tableau": "cards in the tableau",
    "concessions": "cubes on borders",
    "kings": "empire cards with the king side up",
    "republics": "empire cards with the republic side up",
    "faith": "prestige of the religion of which the player has most",
    "law": "Law prestige",
    "discovery": "Discovery prestige",
    "patron": "Patron prestige",
    "patron-late": "the same, the more the fewer cards are to come",
    "near": "of each victory that is not active, how close it is",
    "nearer": "of each active victory, how close it is",
    "reached": "whether an active victory only waits for its declaration",
    "declares": "the same, in the player's own turn",
}
"""What the weights weigh."""

BY_HAND: Final[list[float]] = [
    0.12,
    0.02,
    0.18,
    0.3,
    0.25,
    0.5,
    0.5,
    0.12,
    0.12,
    0.12,
    0.2,
    0.3,
    0.4,
    0.9,
    1.0,
    2.5,
]
"""Weights to begin with, in the order of the features."""

WEIGHTS: Final[list[float]] = [
    0.062,
    0.033,
    0.124,
    0.159,
    0.169,
    0.061,
    0.292,
    0.107,
    0.074,
    0.050,
    0.122,
    0.159,
    0.284,
    0.806,
    0.581,
    1.313,
]
"""What they have become by play."""

PURSE: Final = 5
FAR: Final = 3
"""So many short of its conditions, a victory is not close at all."""
LATE: Final = 8
"""So many cards to come are half of the way to the end."""


def features(s: Table) -> list[list[float]]:
    """The features of every player."""
    everybody = range(s.players)
    counts = [prestige(s, player) for player in everybody]
    kings = [0] * s.players
    republics = [0] * s.players
    for empire in range(len(EMPIRES)):
        owner = s.owner[EMPIRE_CARD + empire]
        if owner != NONE:
            if s.card_side[empire] == KING:
                kings[owner] += 1
            else:
                republics[owner] += 1
    concessions = [s.concessions(player) for player in everybody]
    missing = short_of_victories(s, counts, kings, republics, concessions)
    late = LATE / (LATE + s.deck_left(0) + s.deck_left(1))
    found: list[list[float]] = []
    for player in everybody:
        count = counts[player]
        florins = s.florins[player]
        near = nearer = reached = 0.0
        for victory, short in enumerate(missing[player]):
            if not s.victories[victory]:
                near += max(0.0, 1.0 - short / FAR)
            else:
                nearer += max(0.0, 1.0 - short / FAR)
                if short == 0:
                    reached = 1.0
        active = player == s.active
        found.append(
            [
                float(min(florins, PURSE)),
                float(max(florins - PURSE, 0)),
                float(len(s.hands[player])),
                float(len(s.rows[player * 2]) + len(s.rows[player * 2 + 1])),
                float(concessions[player]),
                float(kings[player]),
                float(republics[player]),
                float(max(count[CATHOLIC], count[ISLAMIC], count[REFORMIST])),
                float(count[LAW]),
                float(count[DISCOVERY]),
                float(count[PATRON]),
                count[PATRON] * late,
                near,
                nearer,
                reached,
                reached if active and s.actions_left > 0 else 0.0,
            ]
        )
    return found


def short_of_victories(
    s: Table,
    counts: list[list[int]],
    kings: list[int],
    republics: list[int],
    concessions: list[int],
) -> list[list[int]]:
    """PR-L3, PR-L4, PR-L5, PR-L6: how much each player lacks for each victory; 0 if it holds."""
    content = s.content
    missing: list[list[int]] = []
    religion = dominant_religion(s) if s.victories[HOLY] else NONE
    laws = [count[LAW] for count in counts]
    discoveries = [count[DISCOVERY] for count in counts]
    for player in range(s.players):
        short = [0] * len(VICTORIES)
        short[HOLY] = FAR
        if religion != NONE:
            faith = [count[religion] for count in counts]
            short[HOLY] = lacks(faith, player, content.prestige_margin)
        short[IMPERIAL] = lacks(kings, player, content.imperial_margin[s.players])
        short[GLOBALIZATION] = lacks(concessions, player, content.concession_margin)
        short[GLOBALIZATION] += lacks(discoveries, player, content.discovery_margin)
        short[RENAISSANCE] = lacks(republics, player, content.republic_margin)
        short[RENAISSANCE] += lacks(laws, player, content.law_margin)
        missing.append(short)
    return missing


def lacks(counts: list[int], player: int, margin: int) -> int:
    """How many a player needs to have `margin` more than each opponent."""
    most = 0
    for other, count in enumerate(counts):
        if other != player and count > most:
            most = count
    return max(0, most + margin - counts[player])


def evaluate(s: Table) -> list[float]:
    """Each player's share of the win: by the result, or by what everybody has."""
    if s.result is not None:
        return decided(s.result, s.players)
    return softmax(
        [
            OUT if s.eliminated[player] else weighted(values, WEIGHTS)
            for player, values in enumerate(features(s))
        ]
    )
