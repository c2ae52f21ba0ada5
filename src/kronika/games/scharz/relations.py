"""Chapters 8.1 and 8.3: who is hostile to whom, and who belongs together."""

from .state import Table
from .terms import NONE


def has_truce(s: Table, one: int, other: int) -> bool:
    """SZ-H4.1: a truce holds to the end of its last round."""
    return s.truce_until[one * s.count + other] >= s.turn


def make_truce(s: Table, payer: int, receiver: int, until: int) -> None:
    """SZ-H4.1: a truce through the end of a round of the game."""
    for place in (payer * s.count + receiver, receiver * s.count + payer):
        s.truce_until[place] = until
        s.truce_receiver[place] = receiver


def in_coalition(s: Table, one: int, other: int) -> bool:
    """SZ-H3.4, SZ-H3.17: a lord and his vassals; the lord of a lord does not belong to it."""
    return (
        one == other
        or s.lord[one] == other
        or s.lord[other] == one
        or (s.lord[one] != NONE and s.lord[one] == s.lord[other])
    )


def are_hostile(s: Table, one: int, other: int) -> bool:
    """SZ-H1.0, SZ-H1.1, SZ-H1.5: neither peace nor truce."""
    return not in_coalition(s, one, other) and not has_truce(s, one, other)
