"""Chapter 19.1 and 19.2: who owns Cardinals, and who is Papal Controller."""

from .order import is_playing
from .state import Table
from .terms import CATHOLIC, COUNTER_REFORMED, CURIA_SLOTS, NONE


def is_catholic(s: Table, seat: int) -> bool:
    """EU-19.1.1, EU-15.0.1: whether a player's State Religion is Catholic, Counter-Reformed too."""
    return s.religion[s.realm_of[seat]] in (CATHOLIC, COUNTER_REFORMED)


def catholic_players(s: Table) -> int:
    """EU-19.1.2: how many PRs are Catholic."""
    return sum([is_playing(s, seat) and is_catholic(s, seat) for seat in range(s.count)])


def open_slots(s: Table) -> int:
    """EU-19.1.2: numbered slots of the Curia that are not blocked."""
    return min(CURIA_SLOTS, catholic_players(s) + 1)


def cardinals_of(s: Table, seat: int) -> int:
    """EU-19.2.1: a player's Cardinals, that of Roma too."""
    return s.cardinals.count(seat) + (s.roma == seat)


def papal_controller(s: Table) -> int:
    """EU-19.2.1, EU-TC12: the player with most Cardinals, of several who has the leftmost; NONE."""
    best = NONE
    for seat in [s.roma, *s.cardinals]:
        if seat != NONE and (best == NONE or cardinals_of(s, seat) > cardinals_of(s, best)):
            best = seat
    return best


def is_uncontested(s: Table, seat: int) -> bool:
    """EU-19.2.2: at least 2 Cardinals, and more than everybody else."""
    own = cardinals_of(s, seat)
    return own >= 2 and all(
        cardinals_of(s, other) < own for other in range(s.count) if other != seat
    )
