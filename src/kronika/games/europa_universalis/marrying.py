"""Chapter 11.2: who may marry whom."""

from .purse import is_interregnum
from .religion import may_marry
from .state import Table
from .terms import NONE


def is_vassal_of(s: Table, seat: int, realm: int) -> bool:
    """EU-11.4.1: whether a Realm is a player's Vassal."""
    return any(s.owner[province] == realm for province in s.vassal_lands[seat])


def has_marriage(s: Table, seat: int, realm: int) -> bool:
    """Whether a player has a token on the capital of a Realm."""
    return bool(s.marriages[realm] >> seat & 1)


def vassal_side(s: Table, realm: int) -> int:
    """The player whose Vassal a Realm is, by its capital; NONE."""
    capital = s.capital[realm]
    return s.vassal[capital] if capital != NONE else NONE


def may_wed(s: Table, seat: int, realm: int) -> bool:
    """EU-11.2.7, EU-11.2.8, EU-11.2.10, EU-11.2.11, EU-16.3.11: an eligible partner.

    Players' own Vassals, never those of others; with a player neither side is without a Ruler.
    Whether a token is free, `most_marriages` tells.
    """
    other = s.seat_of[realm]
    if realm == s.realm_of[seat] or has_marriage(s, seat, realm) or s.capital[realm] == NONE:
        return False
    if is_interregnum(s, seat) or not may_marry(s, seat, realm):
        return False
    if other != NONE:
        return not is_interregnum(s, other) and not s.eliminated >> other & 1
    if s.overlord[realm] != NONE:
        return False
    overlord = vassal_side(s, realm)
    if overlord != NONE:
        return overlord == seat
    return bool(s.lands[realm])
