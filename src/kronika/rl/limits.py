"""How large the numbers in an option can be: what a fixed action space must know beforehand.

Things have a vocabulary, numbers and counts have not. What is stated here follows from the rules
(each with its reason) and is checked: an option beyond its limit is an error, never a wrong number.
"""

from dataclasses import dataclass, field
from typing import Final


@dataclass(frozen=True)
class Counts:
    """The counts that may stand in one argument: at most so many of each, and so many in all.

    `most` has one number for each thing that is counted, or one for all of them.
    """

    total: int
    most: tuple[int, ...] = (15,)


@dataclass(frozen=True)
class Limits:
    """The limits of a game, by verb; the others are for the verbs that are not named."""

    numbers: dict[str, int] = field(default_factory=dict)
    counts: dict[str, tuple[Counts, ...]] = field(default_factory=dict)
    number: int = 31
    count: tuple[Counts, ...] = (Counts(4),)


_STOCK: Final = (7, 7, 7, 7, 7, 15, 15, 4)
"""7 of each resource (CC-F1.3) and 4 captives can be had, and a payment names 15 tokens at most."""

_NO_IDEAS: Final = (7, 7, 7, 0, 7, 15, 15, 4)
_TOKENS: Final = (0, 0, 0, 0, 7, 15, 15, 4)

LIMITS: Final = {
    "clash-of-cultures": Limits(
        numbers={
            # A payment or a deal names 15 of one good at most.
            "spend": 15,
            "give": 15,
            "want": 15,
            # Tokens have no limit but what can be gained in a match; the box holds 60.
            "convert-tokens": 127,
            # A boost bridges a hex; the longest ways lead around unexplored land.
            "influence-from": 31,
            # Dice and units of one army.
            "cavalry-as-elephant": 7,
            "elephant-die": 15,
            "send-immortals": 7,
        },
        counts={
            # Ideas pay for advances, temples and happiness, which cost 8 at most. A wonder costs 12
            # resources and 5 culture tokens. Only the boosts of an influence can cost more, in
            # tokens, captives or the gold of the Huns.
            "pay": (Counts(8, _STOCK), Counts(17, _NO_IDEAS), Counts(41, _TOKENS)),
            "recruit": (Counts(4),),
            "take-yield": (Counts(4),),
        },
    ),
    "scharz": Limits(
        # Units, herds and stores of a player have no limit in some modes, and gold has none.
        number=1023,
        counts={
            # An offer names 255 of each of seven goods at most.
            "accept-offer": (Counts(7 * 255, (255,)),),
        },
    ),
    # Ducats have no limit; nobody has more than some dozens.
    "europa-universalis": Limits(number=255),
}
"""By game; a game that is not here has the usual limits."""


def limits_of(game: str) -> Limits:
    """The limits of a game by its name."""
    return LIMITS.get(game, Limits())
