"""What a player who leaves gives back: his cards and his court."""

from .cards import discard
from .draw_cards import GIVES_UP
from .purse import fire_advisor
from .state import DISPLAYED, Table, changed
from .terms import ARMIES, NONE, POWERS


def discard_hand(s: Table, seat: int) -> None:
    """EU-21.0.3, EU-BOT.80: Action Cards in hand and on display; everybody sees which."""
    for card in s.hands[seat]:
        discard(s, card)
        s.tell(GIVES_UP, seat, card)
    s.hands[seat] = []
    s.fresh[seat] = 0
    for place in range(seat * DISPLAYED, (seat + 1) * DISPLAYED):
        if s.display[place] != NONE:
            discard(s, s.display[place])
        s.display[place] = NONE
        s.charges[place] = 0


def discard_court(s: Table, seat: int) -> None:
    """EU-21.0.3, EU-BOT.80: Advisors and Leaders."""
    for type in range(len(POWERS)):
        fire_advisor(s, seat, type)
    for place in range(seat * ARMIES, (seat + 1) * ARMIES):
        if s.generals[place] != NONE:
            discard(s, s.generals[place])
        s.generals[place] = NONE
        s.general_ill[place] = 0
    if s.admirals[seat] != NONE:
        discard(s, s.admirals[seat])
    s.admirals = changed(s.admirals, seat, NONE)
    s.admiral_ill = changed(s.admiral_ill, seat, 0)


def discard_ruler(s: Table, seat: int) -> None:
    """EU-21.0.3: the Ruler, with the card that brought him."""
    if s.crowned[seat] != NONE:
        discard(s, s.crowned[seat])
    if s.ruler_event[seat] != NONE:
        s.event_discard.append(s.ruler_event[seat])
    s.crowned = changed(s.crowned, seat, NONE)
    s.ruler = changed(s.ruler, seat, NONE)
    s.ruler_event = changed(s.ruler_event, seat, NONE)
    s.ruler_ill[seat] = 0
    s.ruler_army[seat] = NONE
