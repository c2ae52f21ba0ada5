"""EU-10.5.33 and on: Negotiated Peace."""

from typing import Final

from kronika.core.asks import Ask, Event, Option, Prompt, Rules, RulesOf, Verb

from .agenda import DEAL_STEP, TERM_STEP, Duty
from .alliances import CUT_CUBES, allies_of
from .claims import take_claim
from .deal_state import Deal
from .deals import carry_out, is_payable
from .discards import discard_influence
from .influence import add_influence
from .keep_board_state import choose_fates
from .land import areas_of
from .peace_state import (
    AGREED,
    ANSWER_OFFER,
    APPLY_TERM,
    KEEP_BOARD_STATE,
    LIBERATE,
    MAKE_OFFER,
    RETURN,
    WHITE_PEACE,
)
from .peace_terms import apply_term, negotiable_terms
from .relations import end_alliance, make_truce
from .state import Table
from .terms import AREA_COUNT, NONE
from .words import AREA, PEACE_TERM, PLAYER, PROVINCE, REALM

INFLUENCE_TIE: Final = 0
CLAIM_TIE: Final = 1
ALLIANCE_TIE: Final = 2
"""EU-10.5.37, EU-5.2.CT1: what can be cut."""

OFFER: Final = Verb("offer-term", (PEACE_TERM, PLAYER), "EU-10.5.34", talk=True)
OFFER_EVEN: Final = Verb("offer-even-term", (PEACE_TERM,), "EU-10.5.33", talk=True)
NO_OFFER: Final = Verb("no-offer", (), "EU-10.5.38")
NO_EXTRA: Final = Verb("no-extra", (), "EU-10.5.37")
EXTRA_FOR: Final = Verb("extra-for", (PLAYER,), "EU-10.5.37")
TIE_INFLUENCE: Final = Verb("tie-influence", (AREA,), "EU-10.5.37")
TIE_CLAIM: Final = Verb("tie-claim", (AREA,), "EU-10.5.37")
TIE_ALLIANCE: Final = Verb("tie-alliance", (REALM,), "EU-10.5.37")
TIES_DONE: Final = Verb("ties-done", (), "EU-10.5.37")
WRITE_DEAL: Final = Verb("write-deal", (), "EU-10.5.37", talk=True)
NO_DEAL: Final = Verb("no-deal", (), "EU-10.5.37")
ACCEPT: Final = Verb("accept-peace", (), "EU-10.5.38")
REJECT: Final = Verb("reject-peace", (), "EU-10.5.38")
COUNTER: Final = Verb("counter-peace", (), "EU-10.5.38", talk=True)
ASK_OFFER: Final = Prompt("offer-term", (PLAYER,), "EU-10.5.34")
ASK_EXTRA: Final = Prompt("extra-action", (PLAYER,), "EU-10.5.37")
ASK_TIES: Final = Prompt("extra-ties", (PLAYER,), "EU-10.5.37")
ASK_DEAL: Final = Prompt("extra-deal", (PLAYER,), "EU-10.5.37")
ASK_ANSWER: Final = Prompt("answer-peace", (PLAYER, PEACE_TERM), "EU-10.5.38")
OFFERED: Final = Event("peace-offered", (PLAYER, PLAYER, PEACE_TERM))
OFFERED_RETURN: Final = Event("offered-return", (PROVINCE,))
OFFERED_LIBERTY: Final = Event("offered-liberty", (PROVINCE,))
OFFERED_EXCHANGE: Final = Event("offered-exchange", (PROVINCE,))
OFFERED_VICTOR: Final = Event("offered-victor", (PLAYER,))
OFFERED_INFLUENCE: Final = Event("offered-influence", (PLAYER, AREA))
OFFERED_CLAIM: Final = Event("offered-claim", (PLAYER, AREA))
OFFERED_ALLIANCE: Final = Event("offered-alliance", (PLAYER, REALM))
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
    s.deal = Deal()
    is_deal = yield from _choose_extra(s, seat, other)
    _tell_offer(s, seat, other)
    s.agenda.append(Duty(TERM_STEP, ANSWER_OFFER, other, seat, duty.d))
    if is_deal:
        s.agenda.append(Duty(DEAL_STEP, 0))


def _tell_offer(s: Table, seat: int, other: int) -> None:
    """EU-10.5.38: everything that is offered."""
    p = s.peace
    s.tell(OFFERED, seat, other, p.term)
    if p.has_victor:
        s.tell(OFFERED_VICTOR, s.seat_of[p.victor])
    for province, fate in sorted(p.choices.items()):
        if fate == RETURN:
            s.tell(OFFERED_RETURN, province)
        elif fate == LIBERATE:
            s.tell(OFFERED_LIBERTY, province)
        else:
            s.tell(OFFERED_EXCHANGE, province)
    for sort, place in p.ties:
        if sort == INFLUENCE_TIE:
            s.tell(OFFERED_INFLUENCE, p.extra_seat, place)
        elif sort == CLAIM_TIE:
            s.tell(OFFERED_CLAIM, p.extra_seat, place)
        else:
            s.tell(OFFERED_ALLIANCE, p.extra_seat, place)


def _name(s: Table, victor: int, loser: int) -> None:
    p = s.peace
    p.victor, p.loser = s.realm_of[victor], s.realm_of[loser]
    p.level = AGREED
    p.is_separate = False


def _choose_extra(s: Table, seat: int, other: int) -> RulesOf[bool]:
    """EU-10.5.37: one of them may Cut Ties, and deal with the other as if at peace; what he cuts is
    agreed upon. Whether a deal is still to be written."""
    p = s.peace
    p.extra_seat = NONE
    p.ties = []
    options: list[Option] = [NO_EXTRA.of(), EXTRA_FOR.of(seat), EXTRA_FOR.of(other)]
    chosen = yield Ask(seat, ASK_EXTRA, options, other, default=options[0])
    if chosen.verb is NO_EXTRA:
        return False
    p.extra_seat = chosen.a
    yield from _choose_ties(s, seat, chosen.a)
    deal = Deal()
    deal.is_peace = True
    deal.proposer, deal.writer = chosen.a, seat
    deal.partner = other if chosen.a == seat else seat
    options = [NO_DEAL.of(), WRITE_DEAL.of()]
    chosen = yield Ask(seat, ASK_DEAL, options, deal.proposer, default=options[0])
    if chosen.verb is NO_DEAL:
        return False
    s.deal = deal
    s.memory.supported = s.memory.traded = False  # EU-5.1.DI2 looks at one action, not at a turn
    return True


def _choose_ties(s: Table, seat: int, cutter: int) -> Rules:
    """EU-10.5.37, EU-5.2.CT1: Influence, Claims and Alliances of one of them."""
    ties = s.peace.ties
    while True:
        options: list[Option] = []
        for area in range(AREA_COUNT):
            if s.influence[cutter * AREA_COUNT + area] > ties.count((INFLUENCE_TIE, area)):
                options.append(TIE_INFLUENCE.of(area))
            if s.claims[area] >> cutter & 1 and (CLAIM_TIE, area) not in ties:
                options.append(TIE_CLAIM.of(area))
        for realm in allies_of(s, cutter):
            if (ALLIANCE_TIE, realm) not in ties:
                options.append(TIE_ALLIANCE.of(realm))
        if not options:
            return
        options.append(TIES_DONE.of())
        chosen = yield Ask(seat, ASK_TIES, options, cutter, default=options[-1])
        if chosen.verb is TIES_DONE:
            return
        if chosen.verb is TIE_INFLUENCE:
            ties.append((INFLUENCE_TIE, chosen.a))
        elif chosen.verb is TIE_CLAIM:
            ties.append((CLAIM_TIE, chosen.a))
        else:
            ties.append((ALLIANCE_TIE, chosen.a))


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


def carry_out_term(s: Table) -> Rules:
    """EU-10.5.33, EU-10.5.37, EU-11.3.43: the term, and what was agreed besides."""
    p = s.peace
    yield from apply_term(s)
    if p.level != AGREED or p.extra_seat == NONE:
        return
    for sort, place in p.ties:
        if sort == INFLUENCE_TIE:
            if s.influence[p.extra_seat * AREA_COUNT + place]:
                add_influence(s, p.extra_seat, place, -1)
        elif sort == CLAIM_TIE:
            take_claim(s, p.extra_seat, place)
        else:
            yield from _cut_alliance(s, p.extra_seat, place)
    if not s.deal.is_empty() and is_payable(s, s.deal):
        carry_out(s, s.deal)
    s.deal = Deal()


def _cut_alliance(s: Table, seat: int, realm: int) -> Rules:
    """EU-11.3.41, EU-11.3.43: as usual, but nobody abandons an Ally in war."""
    end_alliance(s, seat, realm)
    yield from discard_influence(s, seat, areas_of(s, realm), CUT_CUBES)
    make_truce(s, s.realm_of[seat], realm)
