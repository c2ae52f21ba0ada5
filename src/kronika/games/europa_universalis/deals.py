"""EU-5.1.DI: Player-to-Player Diplomacy: deals with terms that the other accepts or declines."""

from typing import Final

from kronika.core.asks import Ask, Event, Option, Prompt, Range, Rules, Verb

from .agenda import DEAL_STEP, Duty
from .cards import draw_card
from .claims import has_claim
from .deal_state import Deal
from .effects import things
from .land import can_place_disc, is_core, owns, put_town, take_town, tax_value
from .manner import Manner
from .marriages import has_free_marriage, marry
from .marrying import may_wed
from .modifiers import change_of_cost, limit
from .purse import pay_power, power_of
from .relations import alliances_of, is_at_war
from .state import Table
from .terms import ADM, ALLIANCES, DIP, LARGE_TOWN, NONE, POWERS, TWO_TOWNS
from .words import NUMBER, PLAYER, POWER, PROVINCE

WITH: Final = Verb("deal-with", (PLAYER,), "EU-5.1.DI1", talk=True)
TALK: Final = Verb("deal-talk", (PLAYER,), "EU-5.1.DI11", talk=True)
ADD_ALLIANCE: Final = Verb("deal-alliance", (), "EU-5.1.DI4", talk=True)
ADD_MARRIAGE: Final = Verb("deal-marriage", (POWER,), "EU-5.1.DI5", talk=True)
GIVE: Final = Verb("deal-give", (NUMBER,), "EU-5.1.DI7", talk=True)
TAKE: Final = Verb("deal-take", (NUMBER,), "EU-5.1.DI7", talk=True)
SELL: Final = Verb("deal-province", (PROVINCE,), "EU-5.1.DI8", talk=True)
PRICE: Final = Verb("deal-price", (NUMBER,), "EU-5.1.DI8", talk=True)
PROPOSE: Final = Verb("deal-propose", (), "EU-OPA27", talk=True)
GIVE_UP: Final = Verb("deal-give-up", (), "EU-OPA27")
ACCEPT: Final = Verb("deal-accept", (), "EU-5.1.DI1")
DECLINE: Final = Verb("deal-decline", (), "EU-5.1.DI1")
COUNTER: Final = Verb("deal-counter", (), "EU-OPA27", talk=True)

ASK_PARTNER: Final = Prompt("deal-partner", (), "EU-5.1.DI1")
ASK_TERMS: Final = Prompt("deal-terms", (PLAYER,), "EU-5.1.DI2")
ASK_PRICE: Final = Prompt("deal-price", (PROVINCE,), "EU-5.1.DI8")
ASK_ANSWER: Final = Prompt("deal-answer", (PLAYER,), "EU-5.1.DI1")

TALKS: Final = Event("deal-talk", (PLAYER, PLAYER))
PROPOSED: Final = Event("deal-proposed", (PLAYER, PLAYER))
PROPOSED_ALLIANCE: Final = Event("deal-with-alliance", (PLAYER, PLAYER))
PROPOSED_MARRIAGE: Final = Event("deal-with-marriage", (PLAYER, PLAYER, POWER))
PROPOSED_DUCATS: Final = Event("deal-with-ducats", (PLAYER, PLAYER, NUMBER))
PROPOSED_PROVINCE: Final = Event("deal-with-province", (PLAYER, PLAYER, PROVINCE, NUMBER))
DEAL_MADE: Final = Event("deal-made", (PLAYER, PLAYER))
DEAL_DECLINED: Final = Event("deal-declined", (PLAYER,))

TALK_COST: Final = 1
"""EU-5.1.DI11: Diplomatic Power."""
LEAST_DUCATS: Final = 5
"""EU-5.1.DI7: the least amount that is offered without being asked for."""
MOST_COUNTERS: Final = 3
"""EU-OPA27."""


def partners(s: Table, seat: int) -> list[int]:
    """EU-5.1.DI1, EU-5.1.DI12: with whom something could be agreed upon now."""
    return [other for other in range(s.count) if _can_deal(s, seat, other)]


def _can_deal(s: Table, seat: int, other: int) -> bool:
    """The same of one player. Money is what is possible most often, and asked for first."""
    if other == seat or s.eliminated >> other & 1 or s.switches.is_bot(other):
        return False
    if s.memory.proposed >> other & 1:
        return False
    draft = Deal()
    draft.proposer, draft.partner, draft.writer = seat, other, seat
    if not s.memory.traded:
        for ducats in (LEAST_DUCATS, -LEAST_DUCATS):
            draft.ducats = ducats
            if is_payable(s, draft):
                return True
        draft.ducats = 0
    return _can_add_more(s, draft)


def can_diplomacy(s: Table, seat: int, manner: Manner) -> bool:
    """EU-5.1.DI1: whether there is anybody to deal with."""
    del manner
    return any(_can_deal(s, seat, other) for other in range(s.count))


def diplomacy(s: Table, seat: int, manner: Manner) -> Rules:
    """EU-5.1.DI1, EU-OPA27: a partner, then the terms; it is an action only if he accepts."""
    options = [WITH.of(other) for other in partners(s, seat)]
    option = yield Ask(seat, ASK_PARTNER, options, default=options[0])
    deal = Deal()
    deal.proposer = deal.writer = seat
    deal.partner = option.a
    s.deal = deal
    s.memory.proposed |= 1 << option.a
    s.agenda.append(Duty(DEAL_STEP, 0))


def deal_step(s: Table, duty: Duty) -> Rules:
    """EU-OPA27: terms are added one by one (part 0); then the other answers (part 1)."""
    if duty.a == 0:
        yield from _write(s)
    else:
        yield from _answer(s)


def _write(s: Table) -> Rules:
    deal = s.deal
    additions = _additions(s, deal)
    options = list(additions)
    if not deal.is_empty():
        options.append(PROPOSE.of())
    if _may_talk(s, deal):
        options.append(TALK.of(deal.partner))
    give_up = GIVE_UP.of()
    options.append(give_up)
    ranges = _ranges(s, deal)
    option = yield Ask(
        deal.writer, ASK_TERMS, options, _other(deal), default=give_up, ranges=ranges
    )
    if option.verb is GIVE_UP:
        _break_off(s)
        return
    if option.verb is PROPOSE:
        _tell(s)
        if not deal.is_peace:  # EU-10.5.38: then the offer of peace is answered as a whole
            s.agenda.append(Duty(DEAL_STEP, 1))
        return
    if option.verb is TALK:
        pay_power(s, deal.proposer, DIP, TALK_COST)
        deal.is_private = True
        s.tell(TALKS, deal.proposer, deal.partner)
    elif option.verb is SELL:
        costs = s.content.tables.costs
        prices = [PRICE.of(number) for number in (costs.sale_least, 9, costs.sale_most)]
        price = yield Ask(
            deal.writer,
            ASK_PRICE,
            prices,
            option.a,
            default=prices[0],
            ranges=[Range(prices[0], costs.sale_most)],
        )
        deal.sales.append((option.a, price.a))
    else:
        _add(deal, option)
    s.agenda.append(Duty(DEAL_STEP, 0))


def _may_talk(s: Table, deal: Deal) -> bool:
    """EU-5.1.DI11, EU-H.5: with Optional Rule 1, before he offers anything; once with a partner."""
    return (
        s.switches.secret_negotiations
        and not deal.is_peace
        and not deal.is_private
        and deal.writer == deal.proposer
        and deal.is_empty()
        and power_of(s, deal.proposer, DIP) >= TALK_COST
    )


def _other(deal: Deal) -> int:
    return deal.partner if deal.writer == deal.proposer else deal.proposer


def _add(deal: Deal, option: Option) -> None:
    gives = 1 if deal.writer == deal.proposer else -1
    if option.verb is ADD_ALLIANCE:
        deal.alliance = True
    elif option.verb is ADD_MARRIAGE:
        deal.marriage = option.a
    elif option.verb is GIVE:
        deal.ducats = gives * option.a
    else:
        deal.ducats = -gives * option.a


def _break_off(s: Table) -> None:
    """EU-OPA27: a proposal that comes to nothing costs nothing, and another action may be taken."""
    s.tell(DEAL_DECLINED, s.deal.writer)
    s.deal = Deal()
    s.memory.is_acted = False


def _is_only_money(s: Table, deal: Deal) -> bool:
    """EU-5.1.DI3: at War only Monetary Support is possible, unless it is part of a peace."""
    if deal.is_peace:
        return False
    return is_at_war(s, deal.proposer) or is_at_war(s, deal.partner)


def deal_power(s: Table, deal: Deal) -> int:
    """EU-5.1.DI4, EU-5.1.DI5, EU-5.1.DI7: Diplomatic Power that the active player pays."""
    costs, seat = s.content.tables.costs, deal.proposer
    total = 0
    if deal.alliance:
        total += costs.diplomacy_alliance_dip
    if deal.marriage != NONE:
        total += change_of_cost(
            s, seat, things.DIPLOMACY_MARRIAGE, things.PAID_DIP, costs.diplomacy_marriage_dip
        )
    step = costs.diplomacy_ducats
    total += (abs(deal.ducats) + step - 1) // step
    return total


def deal_ducats(deal: Deal, s: Table) -> list[int]:
    """EU-5.1.DI7, EU-5.1.DI8: what proposer and partner pay in ducats; each in full, in cash."""
    owed = [max(0, deal.ducats), max(0, -deal.ducats)]
    for province, price in deal.sales:
        owed[0 if s.town[province] == deal.partner else 1] += price
    return owed


def is_payable(s: Table, deal: Deal) -> bool:
    """EU-5.1.DI9, EU-5.1.DI13: whether both can pay what a deal costs them."""
    if power_of(s, deal.proposer, DIP) < deal_power(s, deal):
        return False
    owed = deal_ducats(deal, s)
    if s.ducats[deal.proposer] < owed[0] or s.ducats[deal.partner] < owed[1]:
        return False
    return not deal.sales or _has_power_to_sell(s, deal)


def _has_power_to_sell(s: Table, deal: Deal) -> bool:
    """EU-5.1.DI9: both pay Administrative Power for a Province that is sold."""
    adm = s.content.tables.costs.sale_adm
    return power_of(s, deal.proposer, ADM) >= adm and power_of(s, deal.partner, ADM) >= adm


def _with(deal: Deal, option: Option) -> Deal:
    twin = deal.copy()
    if option.verb is SELL:
        twin.sales.append((option.a, 3))
    else:
        _add(twin, option)
    return twin


def _additions(s: Table, deal: Deal) -> list[Option]:
    """EU-5.1.DI2, EU-5.1.DI3, EU-OPA28: what could be added to a deal and still be paid."""
    found: list[Option] = []
    seat, other = deal.proposer, deal.partner
    if not _is_only_money(s, deal):
        if not deal.alliance and _may_ally(s, seat, other):
            found.append(ADD_ALLIANCE.of())
        if deal.marriage == NONE and _may_wed(s, seat, other):
            found += [ADD_MARRIAGE.of(deck) for deck in range(len(POWERS))]
        if not deal.ducats and not s.memory.supported:
            found += [SELL.of(province) for province in saleable(s, deal)]
    if not deal.ducats and not deal.sales and not s.memory.traded:
        found += [GIVE.of(number) for number in (LEAST_DUCATS, 10)]
        found += [TAKE.of(number) for number in (LEAST_DUCATS, 10)]
    return [option for option in found if is_payable(s, _with(deal, option))]


def _can_add_more(s: Table, deal: Deal) -> bool:
    """The same, whether there is anything but money; whether it can be paid, which it often cannot,
    comes first."""
    if _is_only_money(s, deal):
        return False
    seat, other = deal.proposer, deal.partner
    if is_payable(s, _with(deal, ADD_ALLIANCE.of())) and _may_ally(s, seat, other):
        return True
    if is_payable(s, _with(deal, ADD_MARRIAGE.of(0))) and _may_wed(s, seat, other):
        return True
    if s.memory.supported or not _has_power_to_sell(s, deal):
        return False
    return any(is_payable(s, _with(deal, SELL.of(each))) for each in saleable(s, deal))


def _ranges(s: Table, deal: Deal) -> list[Range]:
    """EU-5.1.DI7: any amount that can be paid."""
    if deal.ducats or deal.sales or s.memory.traded:
        return []
    step = s.content.tables.costs.diplomacy_ducats
    most = (power_of(s, deal.proposer, DIP) - deal_power(s, deal)) * step
    found: list[Range] = []
    mine = min(most, s.ducats[deal.writer])
    theirs = min(most, s.ducats[_other(deal)])
    if mine > 0:
        found.append(Range(GIVE.of(1), mine))
    if theirs > 0:
        found.append(Range(TAKE.of(1), theirs))
    return found


def _may_ally(s: Table, seat: int, other: int) -> bool:
    """EU-5.1.DI4, EU-11.3.6, EU-OPA28: not yet allied, and both have a token."""
    if s.pacts[seat] >> other & 1:
        return False
    return all(
        alliances_of(s, each) < limit(s, each, things.ALLIANCE_LIMIT, ALLIANCES)
        for each in (seat, other)
    )


def _may_wed(s: Table, seat: int, other: int) -> bool:
    """EU-5.1.DI5, EU-11.2.10, EU-11.2.11, EU-OPA28."""
    if not may_wed(s, seat, s.realm_of[other]):
        return False
    return has_free_marriage(s, seat) and has_free_marriage(s, other)


def saleable(s: Table, deal: Deal) -> list[int]:
    """EU-5.1.DI8, EU-5.1.DI9, EU-5.1.DI13: Owned, no capital, where the buyer has a Claim."""
    named = [province for province, _ in deal.sales]
    found: list[int] = []
    for seller, buyer in ((deal.proposer, deal.partner), (deal.partner, deal.proposer)):
        realm = s.realm_of[seller]
        for province in s.lands[realm]:
            if not has_claim(s, buyer, s.atlas.province_area[province]):
                continue
            if province == s.capital[realm] or province in named:
                continue
            if owns(s, seller, province) and can_place_disc(s, buyer, province):
                found.append(province)
    return found


def _tell(s: Table) -> None:
    deal = s.deal
    s.tell(PROPOSED, deal.writer, _other(deal))
    if deal.alliance:
        s.tell(PROPOSED_ALLIANCE, deal.proposer, deal.partner)
    if deal.marriage != NONE:
        s.tell(PROPOSED_MARRIAGE, deal.proposer, deal.partner, deal.marriage)
    if deal.ducats > 0:
        s.tell(PROPOSED_DUCATS, deal.proposer, deal.partner, deal.ducats)
    elif deal.ducats < 0:
        s.tell(PROPOSED_DUCATS, deal.partner, deal.proposer, -deal.ducats)
    for province, price in deal.sales:
        seller = s.town[province]
        buyer = deal.partner if seller == deal.proposer else deal.proposer
        s.tell(PROPOSED_PROVINCE, seller, buyer, province, price)


def _answer(s: Table) -> Rules:
    """EU-OPA27: the other accepts, declines or counters, at most 3 times in all."""
    deal = s.deal
    other = _other(deal)
    options = [ACCEPT.of(), DECLINE.of()]
    if deal.counters < MOST_COUNTERS:
        options.append(COUNTER.of())
    option = yield Ask(other, ASK_ANSWER, options, deal.writer, default=options[1])
    if option.verb is COUNTER:
        fresh = Deal()
        fresh.proposer, fresh.partner, fresh.writer = deal.proposer, deal.partner, other
        fresh.counters = deal.counters + 1
        fresh.is_peace = deal.is_peace
        fresh.is_private = deal.is_private
        s.deal = fresh
        s.agenda.append(Duty(DEAL_STEP, 0))
    elif option.verb is DECLINE or not is_payable(s, deal):
        s.deal.writer = other
        _break_off(s)
    else:
        carry_out(s, deal)
        s.deal = Deal()


def carry_out(s: Table, deal: Deal) -> None:
    """EU-5.1.DI4, EU-5.1.DI5, EU-5.1.DI6, EU-5.1.DI7, EU-5.1.DI9, EU-5.1.DI10, EU-5.1.DI13."""
    seat, other = deal.proposer, deal.partner
    pay_power(s, seat, DIP, deal_power(s, deal))
    owed = deal_ducats(deal, s)
    s.ducats[seat] += owed[1] - owed[0]
    s.ducats[other] += owed[0] - owed[1]
    if deal.alliance:
        s.pacts[seat] |= 1 << other
        s.pacts[other] |= 1 << seat
    if deal.marriage != NONE:
        marry(s, seat, s.realm_of[other])
        for each in (seat, other):
            card = draw_card(s, deal.marriage)
            if card != NONE:
                s.hands[each].append(card)
    if deal.sales:
        for each in (seat, other):
            pay_power(s, each, ADM, s.content.tables.costs.sale_adm)
    for province, _ in deal.sales:
        _sell(s, province, seat if s.town[province] == other else other)
    s.memory.supported = s.memory.supported or deal.ducats != 0
    s.memory.traded = s.memory.traded or bool(deal.sales)
    s.tell(DEAL_MADE, seat, other)


def _sell(s: Table, province: int, buyer: int) -> None:
    """EU-5.1.DI10, EU-5.1.DI13, EU-OPA18, EU-7.5.10: Unrest and size of the Town stay."""
    seller = s.town[province]
    if is_core(s, s.realm_of[seller], province):
        s.prestige[seller] -= 2 * tax_value(s, province)
    unrest = s.unrest[province]
    is_large = s.disc[province] in (LARGE_TOWN, TWO_TOWNS)
    take_town(s, province)
    put_town(s, buyer, province, unrest, is_large)
