"""Chapters 19.1 and 19.2: Cardinals, and who is Papal Controller."""

from typing import Final

from kronika.core.asks import Event

from .agenda import RECLAIM_CUBES, Duty
from .land import controller
from .order import is_playing
from .purse import FOR_CARDINAL, cubes_left
from .state import Table
from .terms import CATHOLIC, COUNTER_REFORMED, CURIA_SLOTS, NONE, PAPAL_STATES, ROMA
from .words import PLAYER

GAINS_CARDINAL: Final = Event("gains-cardinal", (PLAYER,))
LOSES_CARDINAL: Final = Event("loses-cardinal", (PLAYER,))
HOLDS_ROMA: Final = Event("holds-roma", (PLAYER,))
LOSES_ROMA: Final = Event("loses-roma", (PLAYER,))


def is_catholic_realm(s: Table, realm: int) -> bool:
    """EU-15.0.1, EU-15.0.4: whether a Realm is Catholic, Counter-Reformed or not."""
    return s.religion[realm] in (CATHOLIC, COUNTER_REFORMED)


def is_catholic(s: Table, seat: int) -> bool:
    """EU-19.1.1, EU-15.0.1: whether a player's State Religion is Catholic, Counter-Reformed too."""
    return is_catholic_realm(s, s.realm_of[seat])


def catholic_players(s: Table) -> int:
    """EU-19.1.2: how many players are Catholic."""
    return sum([is_playing(s, seat) and is_catholic(s, seat) for seat in range(s.count)])


def open_slots(s: Table) -> int:
    """EU-19.1.2: numbered slots of the Curia that are not blocked."""
    return min(CURIA_SLOTS, catholic_players(s) + 1)


def cardinals_of(s: Table, seat: int) -> int:
    """EU-19.2.1: a player's Cardinals, that of Roma too."""
    return s.cardinals.count(seat) + (s.roma == seat)


def papal_controller(s: Table) -> int:
    """EU-19.2.1: the player with most Cardinals, of several who has the leftmost; NONE: nobody."""
    best = NONE
    for seat in [s.roma, *s.cardinals]:
        if seat != NONE and (best == NONE or cardinals_of(s, seat) > cardinals_of(s, best)):
            best = seat
    return best


def is_uncontested(s: Table, seat: int) -> bool:
    """EU-19.2.2: at least 2 Cardinals, and more than everybody else."""
    own = cardinals_of(s, seat)
    others = [cardinals_of(s, other) for other in range(s.count) if other != seat]
    return own >= 2 and own > max([0, *others])


def uncontested_prestige(s: Table) -> int:
    """EU-19.2.4: what an Uncontested Controller scores in phase 4 E."""
    return min(3, max(0, catholic_players(s) - 1))


def can_gain_cardinal(s: Table, seat: int) -> bool:
    """EU-19.1.1, EU-19.1.5: whether a player may have one more in the numbered slots."""
    return is_catholic(s, seat) and controller(s, ROMA) != s.realm_of[seat]


def gain_cardinal(s: Table, seat: int) -> bool:
    """EU-19.1.3, EU-2.2.6: one more, for which a cube may first have to be taken from elsewhere."""
    if not can_gain_cardinal(s, seat):
        return False
    if cubes_left(s, seat) == 0:
        s.agenda.append(Duty(RECLAIM_CUBES, seat, FOR_CARDINAL, 1))
        return False
    put_cardinal(s, seat)
    return True


def put_cardinal(s: Table, seat: int) -> None:
    """EU-19.1.3: into the first slot; who is pushed beyond the last one returns to his owner."""
    s.cardinals.insert(0, seat)
    s.is_settled = False
    s.tell(GAINS_CARDINAL, seat)
    _shrink(s)


def lose_cardinal(s: Table, slot: int) -> None:
    """EU-16.5.8, EU-19.3.2: the Cardinal of a numbered slot is gone, those behind it move up."""
    s.tell(LOSES_CARDINAL, s.cardinals[slot])
    del s.cardinals[slot]


def _shrink(s: Table) -> None:
    while s.cardinals and len(s.cardinals) > open_slots(s):
        lose_cardinal(s, len(s.cardinals) - 1)


def _holder_of_roma(s: Table) -> int:
    """EU-19.1.4, EU-OPC26: who Controls Roma, else the Ally of the Papal States; Catholics only."""
    ruler = controller(s, ROMA)
    seat = s.seat_of[ruler] if ruler >= 0 else NONE
    if seat != NONE and is_catholic(s, seat):
        return seat
    ally = s.ally[PAPAL_STATES]
    return ally if ally != NONE and is_catholic(s, ally) else NONE


def settle_curia(s: Table) -> None:
    """EU-19.1.4, EU-19.1.5, EU-19.1.6, EU-OPC12: what follows at once for the Cardinals."""
    roma = _holder_of_roma(s)
    if roma != s.roma:
        if s.roma != NONE:
            s.tell(LOSES_ROMA, s.roma)
        if roma != NONE:
            s.tell(HOLDS_ROMA, roma)
        s.roma = roma
    for slot in range(len(s.cardinals) - 1, -1, -1):
        seat = s.cardinals[slot]
        if not can_gain_cardinal(s, seat) or not is_playing(s, seat):
            lose_cardinal(s, slot)
    _shrink(s)
