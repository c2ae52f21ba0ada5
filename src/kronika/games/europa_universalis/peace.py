"""Chapter 10: Peace Resolution, phase 3 D."""

from typing import Final

from kronika.core.asks import Ask, Event, Option, Prompt, Rules, Verb

from .agenda import MILESTONES, PEACE_STEP, TERM_STEP, Duty
from .desired_succession import ally_with_loser, can_secure, replace_ruler
from .discards import discard_allied
from .effects.things import AUTOMATIC_WHITE_PEACE
from .keep_board_state import choose_fates
from .modifiers import is_forbidden
from .negotiation import answer_offer, carry_out_term, make_offer
from .order import is_playing, turn_order
from .peace_aftermath import end_of_wars
from .peace_gains import (
    ally_with_freed,
    areas_of_loser,
    claims_for_loss,
    claims_for_unrest,
    gain_influence,
    lose_influence,
)
from .peace_making import gain_prestige, taken, white_peace
from .peace_state import (
    AFTERMATH,
    AGREED,
    ALLY_WITH_FREED,
    ANSWER_OFFER,
    APPLY_TERM,
    BEGIN_PEACE,
    CHOOSE_FATES,
    CHOOSE_TERM,
    CLAIM_FOR_LOSS,
    CLAIM_FOR_UNREST,
    DESIRED_SUCCESSION,
    DISMISS_ALLIED,
    INFLUENCE_CAPITAL,
    KEEP_BOARD_STATE,
    MAKE_OFFER,
    PARTIAL,
    REMAINING_WARS,
    REPLACE_RULER,
    SEPARATELY,
    SPREAD_INFLUENCE,
    SURRENDERED,
    TOTAL,
    TOTAL_VICTORIES,
    WHITE_PEACE,
    WITHDRAW_INFLUENCE,
)
from .peace_terms import allowed_terms
from .relations import foes, tax_occupied
from .state import Table
from .terms import NONE
from .victory import (
    active_allies,
    has_partial_victory,
    has_total_victory,
    total_victories,
    wars_to_settle,
)
from .words import PEACE_TERM, PLAYER, REALM

PRESTIGE_OF_SURRENDER: Final = 2
"""EU-10.2.9."""

SETTLE_WITH: Final = Verb("settle-with", (REALM,), "EU-10.1.9")
SETTLE_NO_MORE: Final = Verb("settle-no-more", (), "EU-10.1.9")
ENFORCE: Final = Verb("enforce", (PEACE_TERM, REALM), "EU-10.1.10")
OFFER_WHITE: Final = Verb("offer-white-peace", (REALM,), "EU-10.1.10")
NEGOTIATE: Final = Verb("negotiate", (PLAYER,), "EU-10.1.10", talk=True)
SURRENDER: Final = Verb("surrender", (PLAYER,), "EU-10.2.9")
FIGHT_ON: Final = Verb("go-on-fighting", (REALM,), "EU-10.1.10")
ASK_VICTORY: Final = Prompt("settle-victory", (), "EU-10.1.4")
ASK_WAR: Final = Prompt("settle-war", (), "EU-10.1.9")
ASK_TERM: Final = Prompt("choose-term", (REALM,), "EU-10.1.6")
ASK_HOW: Final = Prompt("end-war", (REALM,), "EU-10.1.10")
SURRENDERS: Final = Event("surrenders", (PLAYER, PLAYER))


def peace_step(s: Table, duty: Duty) -> Rules:
    """EU-10.0.1, EU-10.0.4, EU-4.3.D1, EU-4.3.D2, EU-4.3.D3, EU-4.3.D4, EU-OPB40: the parts of
    phase 3 D, each in turn order; the last one in every round."""
    s.occasion.is_loser_player = False
    if duty.a == BEGIN_PEACE:
        _begin(s)
        return
    _name(s, NONE, NONE, AGREED, False)
    seat = duty.b
    if not is_playing(s, seat):
        return
    if duty.c == NONE:
        s.peace.seen = s.peace.offered = 0
    if duty.a == TOTAL_VICTORIES:
        yield from _settle_victories(s, seat)
    elif duty.a == REMAINING_WARS:
        yield from _settle_wars(s, seat)
    else:
        yield from end_of_wars(s, seat)


def _begin(s: Table) -> None:
    order = turn_order(s)
    for seat in reversed(order):
        s.agenda.append(Duty(PEACE_STEP, AFTERMATH, seat))
    if not any(s.enemies):
        return
    for part in (REMAINING_WARS, TOTAL_VICTORIES):
        for seat in reversed(order):
            s.agenda.append(Duty(PEACE_STEP, part, seat))
    for seat in order:
        for realm in wars_to_settle(s, seat):
            _make_automatic_peace(s, seat, realm)


def _make_automatic_peace(s: Table, seat: int, realm: int) -> None:
    """EU-10.1.1, EU-10.1.2, EU-10.3.3, EU-10.2.6: where neither side, with its Active Allies, has
    Occupied anything of the other, the war ends."""
    _name(s, s.realm_of[seat], realm, AGREED, False)
    s.peace.has_victor = False
    s.peace.term = WHITE_PEACE
    if is_forbidden(s, AUTOMATIC_WHITE_PEACE, s.realm_of[seat], realm):
        return
    mine, theirs = taken(s)
    if not mine and not theirs:
        white_peace(s)


def _name(s: Table, victor: int, loser: int, level: int, is_separate: bool) -> None:
    p = s.peace
    p.victor, p.loser, p.level, p.is_separate = victor, loser, level, is_separate
    p.has_victor = True
    p.term = NONE
    p.choices = {}
    p.extra_seat = NONE
    p.ties = []


# D2


def _settle_victories(s: Table, seat: int) -> Rules:
    """EU-10.1.4, EU-10.1.5, EU-10.1.6, EU-10.2.7: each Total Victory must be resolved, in an order
    of the Victor's choice."""
    enemies = total_victories(s, seat)
    if not enemies:
        return
    options: list[Option] = [SETTLE_WITH.of(realm) for realm in enemies]
    realm = (yield Ask(seat, ASK_VICTORY, options, default=options[0])).a
    s.agenda.append(Duty(PEACE_STEP, TOTAL_VICTORIES, seat, 1))
    s.agenda.append(Duty(MILESTONES))
    level = TOTAL + SEPARATELY
    s.agenda.append(Duty(TERM_STEP, CHOOSE_TERM, s.realm_of[seat], realm, level))


def _choose_term(s: Table, duty: Duty) -> Rules:
    """EU-10.1.6, EU-10.2.10, D-TERM: one allowed term; a human Loser may agree on another peace."""
    _name(s, duty.b, duty.c, duty.d % SEPARATELY, duty.d >= SEPARATELY)
    seat, loser = s.seat_of[duty.b], s.seat_of[duty.c]
    options: list[Option] = [ENFORCE.of(term, duty.c) for term in allowed_terms(s)]
    if _can_negotiate(s, seat, loser):
        options.append(NEGOTIATE.of(loser))
    chosen = yield Ask(seat, ASK_TERM, options, duty.c, default=options[0])
    if chosen.verb is NEGOTIATE:
        s.peace.offered |= 1 << duty.c
        s.agenda.append(Duty(TERM_STEP, CHOOSE_TERM, duty.b, duty.c, duty.d))
        s.agenda.append(Duty(TERM_STEP, MAKE_OFFER, seat, loser, 0))
    else:
        _enforce(s, chosen.a)


def _can_negotiate(s: Table, seat: int, other: int) -> bool:
    """EU-10.1.10, EU-10.5.38: both are human, they are at war, and no offer was made before."""
    if not s.switches.negotiated_peace or other == NONE:
        return False
    if s.switches.is_bot(seat) or s.switches.is_bot(other):
        return False
    return not s.peace.offered >> s.realm_of[other] & 1


def _enforce(s: Table, term: int) -> None:
    s.peace.term = term
    s.agenda.append(Duty(TERM_STEP, APPLY_TERM))
    if term == KEEP_BOARD_STATE:
        s.agenda.append(Duty(TERM_STEP, CHOOSE_FATES))


# D3


def _settle_wars(s: Table, seat: int) -> Rules:
    """EU-10.1.9, EU-10.1.10, EU-10.1.15, EU-OPA25, D-PEACE-ORDER: as many remaining wars as the
    player wants and can; each enemy comes up once."""
    options: list[Option] = []
    for realm in _enemies_left(s, seat):
        if _ways(s, seat, realm):
            options.append(SETTLE_WITH.of(realm))
    _name(s, NONE, NONE, AGREED, False)
    if not options:
        return
    options.append(SETTLE_NO_MORE.of())
    chosen = yield Ask(seat, ASK_WAR, options, default=options[-1])
    if chosen.verb is SETTLE_NO_MORE:
        return
    realm = chosen.a
    s.agenda.append(Duty(PEACE_STEP, REMAINING_WARS, seat, 1))
    s.agenda.append(Duty(MILESTONES))
    ways = [*_ways(s, seat, realm), FIGHT_ON.of(realm)]
    way = yield Ask(seat, ASK_HOW, ways, realm, default=ways[-1])
    s.peace.seen |= 1 << realm
    _go(s, seat, realm, way)


def _enemies_left(s: Table, seat: int) -> list[int]:
    """EU-10.1.11, EU-10.3.12: Realms at war with a player; Active Allies of theirs whose succession
    he can secure."""
    found = wars_to_settle(s, seat)
    for other in range(s.count):
        if foes(s, seat) >> other & 1 and has_partial_victory(s, seat, s.realm_of[other]):
            for ally in active_allies(s, other):
                if ally not in found and can_secure(s, seat, ally):
                    found.append(ally)
    return [realm for realm in sorted(found) if not s.peace.seen >> realm & 1]


def _ways(s: Table, seat: int, realm: int) -> list[Option]:
    """EU-10.1.10, EU-10.2.8, EU-10.2.11, EU-13.0.5: how a player can end a war in his slot; an NPR
    takes a White Peace from everybody."""
    if not s.enemies[realm] >> seat & 1:
        return [ENFORCE.of(DESIRED_SUCCESSION, realm)]
    other = s.seat_of[realm]
    options: list[Option] = []
    is_victor = has_partial_victory(s, seat, realm) or has_total_victory(s, seat, realm)
    _name(s, s.realm_of[seat], realm, PARTIAL, False)
    if is_victor:
        options += [ENFORCE.of(t, realm) for t in allowed_terms(s) if t != WHITE_PEACE]
    if other == NONE or _accepts(s, seat, other, is_victor):
        options.append(OFFER_WHITE.of(realm))
    if other != NONE:
        if _can_negotiate(s, seat, other):
            options.append(NEGOTIATE.of(other))
        if not s.switches.no_surrender:
            options.append(SURRENDER.of(other))
    return options


def _accepts(s: Table, seat: int, other: int, is_victor: bool) -> bool:
    """EU-10.1.10, EU-BOT.5: a bot takes a White Peace if nobody is victorious and it has
    lost more."""
    if not s.switches.is_bot(other) or is_victor:
        return False
    if has_partial_victory(s, other, s.realm_of[seat]):
        return False
    if has_total_victory(s, other, s.realm_of[seat]):
        return False
    lost = tax_occupied(s, seat, s.realm_of[other])
    return lost > tax_occupied(s, other, s.realm_of[seat])


def _go(s: Table, seat: int, realm: int, way: Option) -> None:
    mine, other = s.realm_of[seat], s.seat_of[realm]
    if way.verb is ENFORCE:
        is_ally = not s.enemies[realm] >> seat & 1
        _name(s, mine, realm, PARTIAL, is_ally)
        _enforce(s, way.a)
    elif way.verb is OFFER_WHITE:
        _name(s, mine, realm, AGREED, False)
        s.peace.has_victor = False
        s.peace.term = WHITE_PEACE
        s.agenda.append(Duty(TERM_STEP, APPLY_TERM))
    elif way.verb is NEGOTIATE:
        s.peace.offered |= 1 << realm
        s.agenda.append(Duty(TERM_STEP, MAKE_OFFER, seat, other, 0))
    elif way.verb is SURRENDER:
        surrender(s, seat, other)


def surrender(s: Table, seat: int, other: int) -> None:
    """EU-10.2.9, EU-10.2.10, EU-OPB32, D-SURRENDER: Prestige moves, and the enemy chooses a term at
    once."""
    gain_prestige(s, seat, -PRESTIGE_OF_SURRENDER)
    gain_prestige(s, other, PRESTIGE_OF_SURRENDER)
    s.tell(SURRENDERS, seat, other)
    victor, loser = s.realm_of[other], s.realm_of[seat]
    s.agenda.append(Duty(TERM_STEP, CHOOSE_TERM, victor, loser, SURRENDERED))


# Parts of a term


def term_step(s: Table, duty: Duty) -> Rules:
    """EU-10.5.1: one part of a Peace Term."""
    step, seat = duty.a, duty.b
    if step == CHOOSE_TERM:
        is_npr = s.seat_of[duty.c] == NONE
        if is_npr or s.enemies[duty.c] >> s.seat_of[duty.b] & 1:  # else they have agreed
            yield from _choose_term(s, duty)
    elif step == CHOOSE_FATES:
        yield from choose_fates(s, s.seat_of[s.peace.victor])
    elif step == APPLY_TERM:
        yield from carry_out_term(s)
    elif step == MAKE_OFFER:
        yield from make_offer(s, duty)
    elif step == ANSWER_OFFER:
        yield from answer_offer(s, duty)
    elif step == DISMISS_ALLIED:
        yield from discard_allied(s, seat, duty.c)
    elif step == WITHDRAW_INFLUENCE:
        yield from lose_influence(s, seat, duty.c)
    else:
        yield from _gain(s, duty)


def _gain(s: Table, duty: Duty) -> Rules:
    step, seat = duty.a, duty.b
    if step == CLAIM_FOR_UNREST:
        yield from claims_for_unrest(s, seat)
    elif step == CLAIM_FOR_LOSS:
        yield from claims_for_loss(s, seat)
    elif step == ALLY_WITH_FREED:
        yield from ally_with_freed(s, seat)
    elif step == SPREAD_INFLUENCE:
        yield from gain_influence(s, seat, areas_of_loser(s, seat, duty.c), duty.d)
    elif step == INFLUENCE_CAPITAL:
        yield from gain_influence(s, seat, [duty.c], duty.d)
    elif step == REPLACE_RULER:
        yield from replace_ruler(s, seat, duty.c)
    else:
        yield from ally_with_loser(s, seat, duty.c)
