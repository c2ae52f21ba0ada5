"""Chapters tell here what missions and milestones will ask for."""

from .beginnings import Beginning
from .land import base_tax, has_vassal, owns
from .measures import vassal_realms
from .records import Done
from .state import Table
from .terms import NONE, PROVINCE_COUNT


def beginning_of(s: Table) -> Beginning:
    """What everybody has now, to be compared with later."""
    owned, held = [NONE] * PROVINCE_COUNT, [NONE] * PROVINCE_COUNT
    for province in s.atlas.provinces:
        seat, overlord = s.town[province], s.vassal[province]
        if seat != NONE and owns(s, seat, province):
            owned[province] = seat
            held[province] = seat
        elif overlord != NONE and has_vassal(s, overlord, province):
            held[province] = overlord
    seats = range(s.count)
    return Beginning(
        owned,
        held,
        [base_tax(s, seat) for seat in seats],
        [len(vassal_realms(s, seat)) for seat in seats],
        [s.core.count(seat) for seat in seats],
    )


def begin_game(s: Table) -> None:
    """After setup: the reference moment of the game, and of its first age."""
    s.at_start = beginning_of(s)
    s.at_age_start = s.at_start


def begin_age(s: Table) -> None:
    """At the start of the first round of an age: its reference moment."""
    s.at_age_start = beginning_of(s)


def record_conversion(s: Table, seat: int, area: int) -> None:
    """An Area was converted to the State Religion of a player by his action or card."""
    done = Done(seat, area, s.age, s.rounds, False)
    s.records.conversions = (*s.records.conversions, done)


def record_peace(s: Table, victor: int, loser: int) -> None:
    """A Peace Term other than White Peace was enforced by a player on a Realm."""
    done = Done(victor, loser, s.age, s.rounds, s.seat_of[loser] != NONE)
    s.records.peaces = (*s.records.peaces, done)


def record_trade(s: Table, seat: int, ducats: int) -> None:
    """What a player collected in one own Trade action."""
    if s.records.trade_round != s.rounds or not s.records.trade_income:
        s.records.trade_round = s.rounds
        s.records.trade_income = tuple([0] * s.count)
    most = list(s.records.trade_income)
    most[seat] = max(most[seat], ducats)
    s.records.trade_income = tuple(most)
