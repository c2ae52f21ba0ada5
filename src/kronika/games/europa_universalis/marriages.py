"""Chapter 11.2: Royal Marriages and Disputed Succession."""

from typing import Final

from kronika.core.asks import Event

from .effects import things
from .marrying import has_marriage
from .modifiers import limit
from .relations import marriages_of
from .state import Table, changed
from .terms import MARRIAGES, NONE
from .words import PLAYER, REALM

MARRIED: Final = Event("marries", (PLAYER, REALM))
MARRIAGE_ENDS: Final = Event("marriage-ends", (PLAYER, REALM))
DISPUTED: Final = Event("succession-disputed", (REALM,))


def most_marriages(s: Table, seat: int) -> int:
    """EU-11.2.2, EU-SM.2."""
    return limit(s, seat, things.MARRIAGE_LIMIT, MARRIAGES)


def partners_of(s: Table, seat: int) -> list[int]:
    """The Realms that a player has a Marriage with, in alphabetical order."""
    return [realm for realm, tokens in enumerate(s.marriages) if tokens >> seat & 1]


def is_disputed(s: Table, seat: int, realm: int) -> bool:
    """EU-9.11.7: whether that token shows Disputed Succession."""
    return bool(s.disputed[realm] >> seat & 1)


def has_free_marriage(s: Table, seat: int) -> bool:
    """EU-11.2.2: whether a token is left."""
    return marriages_of(s, seat) < most_marriages(s, seat)


def marry(s: Table, seat: int, realm: int) -> None:
    """EU-11.2.9, EU-5.1.DI5: a token on the capital; between players one on each."""
    s.marriages = changed(s.marriages, realm, s.marriages[realm] | 1 << seat)
    s.is_settled = False
    other = s.seat_of[realm]
    if other != NONE:
        s.marriages = changed(
            s.marriages, s.realm_of[seat], s.marriages[s.realm_of[seat]] | 1 << other
        )
    s.tell(MARRIED, seat, realm)


def end_marriage(s: Table, seat: int, realm: int) -> None:
    """EU-11.2.9: the token leaves; between players that of the other too."""
    s.marriages = changed(s.marriages, realm, s.marriages[realm] & ~(1 << seat))
    s.disputed = changed(s.disputed, realm, s.disputed[realm] & ~(1 << seat))
    other = s.seat_of[realm]
    if other != NONE:
        mine = s.realm_of[seat]
        s.marriages = changed(s.marriages, mine, s.marriages[mine] & ~(1 << other))
        s.disputed = changed(s.disputed, mine, s.disputed[mine] & ~(1 << other))
    s.tell(MARRIAGE_ENDS, seat, realm)


def end_marriages_on(s: Table, realm: int, kept: int = NONE) -> None:
    """EU-11.2.8, EU-10.5.18: all tokens on a Realm leave, but for those of one player."""
    for seat in range(s.count):
        if seat != kept and has_marriage(s, seat, realm):
            end_marriage(s, seat, realm)


def dispute(s: Table, realm: int) -> None:
    """EU-11.2.12: all Marriages on a Realm's capital turn to Disputed Succession."""
    if s.marriages[realm]:
        s.disputed = changed(s.disputed, realm, s.marriages[realm])
        s.tell(DISPUTED, realm)


def influence_discount(s: Table, seat: int, areas: list[int]) -> int:
    """EU-11.2.4, EU-OPB66: 1 Influence less for each of these Areas with an own Marriage."""
    found: set[int] = set()
    for realm, tokens in enumerate(s.marriages):
        if tokens >> seat & 1 and s.atlas.province_area[s.capital[realm]] in areas:
            found.add(s.atlas.province_area[s.capital[realm]])
    return len(found)
