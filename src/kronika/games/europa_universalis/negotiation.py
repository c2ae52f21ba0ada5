"""EU-10.5.33 to EU-10.5.38: Negotiated Peace."""

from typing import Final

from kronika.core.asks import Ask, Event, Option, Prompt, Rules, Verb

from .agenda import ACTION, TERM_STEP, Duty
from .effects import things
from .keep_board_state import choose_fates
from .peace_state import (
    AGREED,
    ANSWER_OFFER,
    APPLY_TERM,
    END_OF_EXTRAS,
    KEEP_BOARD_STATE,
    MAKE_OFFER,
    WHITE_PEACE,
)
from .peace_terms import apply_term, negotiable_terms
from .state import Table
from .terms import NONE
from .words import PEACE_TERM, PLAYER

CUT_TIES: Final = 1
DIPLOMACY: Final = 2
"""EU-10.5.37: bits of what one of them may do besides."""

OFFER: Final = Verb("offer-term", (PEACE_TERM, PLAYER), "EU-10.5.34", talk=True)
OFFER_EVEN: Final = Verb("offer-even-term", (PEACE_TERM,), "EU-10.5.33", talk=True)
NO_OFFER: Final = Verb("no-offer", (), "EU-10.5.38")
NO_EXTRA: Final = Verb("no-extra", (), "EU-10.5.37")
EXTRA_TIES: Final = Verb("extra-cut-ties", (PLAYER,), "EU-10.5.37")
EXTRA_DIPLOMACY: Final = Verb("extra-diplomacy", (PLAYER,), "EU-10.5.37")
EXTRA_BOTH: Final = Verb("extra-both", (PLAYER,), "EU-10.5.37")
ACCEPT: Final = Verb("accept-peace", (), "EU-10.5.38")
REJECT: Final = Verb("reject-peace", (), "EU-10.5.38")
COUNTER: Final = Verb("counter-peace", (), "EU-10.5.38", talk=True)
ASK_OFFER: Final = Prompt("offer-term", (PLAYER,), "EU-10.5.34")
ASK_EXTRA: Final = Prompt("extra-action", (PLAYER,), "EU-10.5.37")
ASK_ANSWER: Final = Prompt("answer-peace", (PLAYER, PEACE_TERM), "EU-10.5.38")
OFFERED: Final = Event("peace-offered", (PLAYER, PLAYER, PEACE_TERM))
REJECTED: Final = Event("peace-rejected", (PLAYER, PLAYER))


def make_offer(s: Table, duty: Duty) -> Rules:
    """EU-10.5.33, EU-10.5.34, EU-10.5.35, EU-10.5.36, EU-10.5.38, D-NEGOTIATE: term, Victor, all
    that belongs to the term, what one of them may do besides; then the other side answers."""
    seat, other = duty.b, duty.c
    options: list[Option] = []
    for victor, loser in ((seat, other), (other, seat)):
        _name(s, victor, loser)
        for term in negotiable_terms(s):
            if term != WHITE_PEACE:
                options.append(OFFER.of(term, victor))
    options += [OFFER_EVEN.of(WHITE_PEACE), OFFER_EVEN.of(KEEP_BOARD_STATE), NO_OFFER.of()]
    chosen = yield Ask(seat, ASK_OFFER, options, other, default=options[-1])
    if chosen.verb is NO_OFFER:
        return
    p = s.peace
    if chosen.verb is OFFER and chosen.b == other:
        _name(s, other, seat)
    else:
        _name(s, seat, other)
    p.has_victor = chosen.verb is OFFER
    p.term = chosen.a
    p.proposer = seat
    p.choices = {}
    if p.term == KEEP_BOARD_STATE:
        yield from choose_fates(s, seat)
    yield from _choose_extra(s, seat, other)
    s.tell(OFFERED, seat, other, p.term)
    s.agenda.append(Duty(TERM_STEP, ANSWER_OFFER, other, seat, duty.d))


def _name(s: Table, victor: int, loser: int) -> None:
    p = s.peace
    p.victor, p.loser = s.realm_of[victor], s.realm_of[loser]
    p.level = AGREED
    p.is_separate = False


def _choose_extra(s: Table, seat: int, other: int) -> Rules:
    """EU-10.5.37: one of them may Cut Ties, or take Diplomacy, or both."""
    options: list[Option] = [NO_EXTRA.of()]
    for each in (seat, other):
        options += [EXTRA_TIES.of(each), EXTRA_DIPLOMACY.of(each), EXTRA_BOTH.of(each)]
    chosen = yield Ask(seat, ASK_EXTRA, options, other, default=options[0])
    p = s.peace
    p.extra_seat = NONE if chosen.verb is NO_EXTRA else chosen.a
    p.extra_actions = 0
    if chosen.verb in (EXTRA_TIES, EXTRA_BOTH):
        p.extra_actions |= CUT_TIES
    if chosen.verb in (EXTRA_DIPLOMACY, EXTRA_BOTH):
        p.extra_actions |= DIPLOMACY


def answer_offer(s: Table, duty: Duty) -> Rules:
    """EU-10.5.38, EU-OPB67, EU-10.1.10: it is accepted or rejected whole, or countered once."""
    seat, proposer = duty.b, duty.c
    options: list[Option] = [ACCEPT.of(), REJECT.of()]
    if not duty.d:
        options.append(COUNTER.of())
    chosen = yield Ask(
        seat, ASK_ANSWER, options, proposer, s.peace.term, default=options[1], auto=False
    )
    if chosen.verb is COUNTER:
        s.agenda.append(Duty(TERM_STEP, MAKE_OFFER, seat, proposer, 1))
    elif chosen.verb is REJECT:
        s.tell(REJECTED, seat, proposer)
    else:
        s.agenda.append(Duty(TERM_STEP, APPLY_TERM))


def carry_out_agreement(s: Table) -> Rules:
    """EU-10.5.33, EU-10.5.37: what was agreed; then one of them may act, as if at peace."""
    p = s.peace
    if p.level == AGREED and p.extra_seat != NONE:
        s.agenda.append(Duty(TERM_STEP, END_OF_EXTRAS))
        if p.extra_actions & DIPLOMACY:
            s.agenda.append(Duty(ACTION, p.extra_seat, things.DIPLOMACY, 0))
        if p.extra_actions & CUT_TIES:
            s.agenda.append(Duty(ACTION, p.extra_seat, things.CUT_TIES, 0))
    yield from apply_term(s)
