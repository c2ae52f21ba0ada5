"""EU-10.5: Keep Current Board State."""

from typing import Final, final

from kronika.core.asks import Ask, Event, Option, Prompt, Rules, RulesOf, Verb

from .agenda import TERM_STEP, Duty
from .empire import is_external, is_hre_province
from .land import is_core, keep, tax_value, vacate
from .liberation import give_to_core
from .order import turn_order
from .peace_making import conclude, gain_prestige, sides, taken, tax_income
from .peace_state import (
    AGREED,
    ALLY_WITH_FREED,
    CLAIM_FOR_LOSS,
    CLAIM_FOR_UNREST,
    EXCHANGE,
    KEEP,
    LIBERATE,
    RETURN,
)
from .purse import charge
from .relations import lawful_side
from .state import Table
from .terms import NONE
from .words import NUMBER, PLAYER, PROVINCE

RANSOM: Final = 10
"""EU-10.5.7."""
PRICE: Final = 3
"""EU-10.5.9, EU-OPB36: for each ducat of tax."""
CAP: Final = 2
"""EU-10.5.10: times the tax income."""

TAKE_BACK: Final = Verb("exchange-for", (PROVINCE,), "EU-10.5.9")
ENOUGH_BACK: Final = Verb("exchange-for-done", (), "EU-10.5.9")
KEEP_IT: Final = Verb("keep-province", (PROVINCE,), "EU-10.5.8")
RETURN_IT: Final = Verb("return-province", (PROVINCE,), "EU-10.5.9")
LIBERATE_IT: Final = Verb("liberate-province", (PROVINCE,), "EU-10.5.9")
EXCHANGE_IT: Final = Verb("exchange-province", (PROVINCE,), "EU-10.5.9")
ASK_EXCHANGE: Final = Prompt("exchange-for", (), "EU-10.5.9")
ASK_FATE: Final = Prompt("fate-of-province", (PROVINCE,), "EU-10.5.9")
KEPT: Final = Event("keeps-province", (PLAYER, PROVINCE))
RETURNED: Final = Event("returns-province", (PLAYER, PROVINCE))
PAID_FOR_PEACE: Final = Event("pays-for-peace", (PLAYER, PLAYER, NUMBER))
SUPPLY_PAID: Final = Event("supply-pays-for-peace", (PLAYER, NUMBER))


def capitals(s: Table) -> list[int]:
    """EU-10.5.7, EU-OPB35: of the Realms that make peace, not of their Vassals."""
    ours, theirs = sides(s)
    return [s.capital[realm] for realm in (*ours, *theirs)]


def at_stake(s: Table) -> tuple[list[int], list[int]]:
    """EU-10.5.8, EU-10.5.9: what the Victor and the Loser Occupy, without capitals."""
    mine, theirs = taken(s)
    excluded = capitals(s)
    return (
        [province for province in mine if province not in excluded],
        [province for province in theirs if province not in excluded],
    )


def can_liberate(s: Table, province: int, owner: int) -> bool:
    """EU-10.5.9, EU-10.3.10: no Core of who loses it, and none of his Active Allies'."""
    return lawful_side(s, province) == owner and not is_core(s, owner, province)


def choose_fates(s: Table, seat: int) -> Rules:
    """EU-10.5.9, D-KCBS: what the Victor, or who makes an offer, does with Occupied Provinces.

    First comes what is got back in exchange, then each Province; what cannot be completed is not
    offered. In an offer both sides may return and liberate (EU-10.5.36).
    """
    p = s.peace
    p.choices = {}
    mine, theirs = at_stake(s)
    needed = yield from _choose_exchange(s, seat, mine, theirs)
    for place, province in enumerate(mine):
        later = [tax_value(s, each) for each in mine[place + 1 :]]
        options = _fates(s, province, needed, later, p.loser)
        chosen = yield Ask(seat, ASK_FATE, options, province, default=options[0])
        if chosen.verb is EXCHANGE_IT:
            needed -= tax_value(s, province)
        _note(s, chosen)
    if p.level == AGREED:
        for province in theirs:
            if p.choices.get(province, KEEP) == KEEP:
                options = _fates(s, province, 0, [], p.victor)
                _note(s, (yield Ask(seat, ASK_FATE, options, province, default=options[0])))


def _note(s: Table, option: Option) -> None:
    for verb, fate in ((RETURN_IT, RETURN), (LIBERATE_IT, LIBERATE), (EXCHANGE_IT, EXCHANGE)):
        if option.verb is verb:
            s.peace.choices[option.a] = fate


def _fates(s: Table, province: int, needed: int, later: list[int], owner: int) -> list[Option]:
    """What can be done with a Province, if so much tax must still be given in exchange."""
    options: list[Option] = []
    if needed in sums(later):
        options += [KEEP_IT.of(province), RETURN_IT.of(province)]
        if can_liberate(s, province, owner):
            options.append(LIBERATE_IT.of(province))
    if needed and needed - tax_value(s, province) in sums(later):
        options.append(EXCHANGE_IT.of(province))
    return options


def sums(values: list[int]) -> set[int]:
    """Every total that some of these numbers have."""
    found = {0}
    for value in values:
        found |= {each + value for each in found}
    return found


def _choose_exchange(s: Table, seat: int, mine: list[int], theirs: list[int]) -> RulesOf[int]:
    """EU-10.5.9 (a): Provinces that come back for others of the same tax; how much that is."""
    reachable = sums([tax_value(s, province) for province in mine])
    left, total = list(theirs), 0
    while True:
        options: list[Option] = []
        for province in left:
            rest = [tax_value(s, each) for each in left if each != province]
            more = total + tax_value(s, province)
            if any(more + each in reachable for each in sums(rest)):
                options.append(TAKE_BACK.of(province))
        if total in reachable:
            options.append(ENOUGH_BACK.of())
        if len(options) == 1 and options[0].verb is ENOUGH_BACK:
            break
        chosen = yield Ask(seat, ASK_EXCHANGE, options, default=options[-1])
        if chosen.verb is ENOUGH_BACK:
            break
        left.remove(chosen.a)
        total += tax_value(s, chosen.a)
        s.peace.choices[chosen.a] = EXCHANGE
    return total


@final
class Bill:
    """EU-10.5.13: what one Realm owes to a player."""

    def __init__(self, payer: int) -> None:
        self.payer: Final = payer
        self.ransom = 0
        self.returns = 0

    def total(self, cap: int) -> int:
        """EU-10.5.10, EU-OPB34: ransom first; NONE is no cap."""
        if cap == NONE:
            return self.ransom + self.returns
        ransom = min(self.ransom, cap)
        return ransom + min(self.returns, cap - ransom)


@final
class Bills:
    """EU-10.5.13: what Realms owe to one player, each for itself."""

    def __init__(self) -> None:
        self.bills: list[Bill] = []

    def of(self, payer: int) -> Bill:
        """The bill of a Realm."""
        for bill in self.bills:
            if bill.payer == payer:
                return bill
        self.bills.append(Bill(payer))
        return self.bills[-1]


def keep_board_state(s: Table) -> Rules:
    """EU-10.5.7, EU-10.5.8, EU-10.5.9, EU-10.5.10, EU-10.5.11, EU-10.5.12, EU-10.5.13: first all
    Provinces change hands, then sums are paid, then Claims are placed and discarded."""
    p = s.peace
    p.gained, p.lost, p.freed = {}, {}, []
    victor, loser = s.seat_of[p.victor], s.seat_of[p.loser]
    home = capitals(s)
    mine, theirs = taken(s)
    is_ceded = False
    to_victor, to_loser = Bills(), Bills()
    payers = {province: lawful_side(s, province) for province in (*mine, *theirs)}
    for province in theirs:
        if _is_kept(s, province, home) and is_external(s, p.loser):
            is_ceded = is_ceded or is_hre_province(s, province)
        yield from _settle(s, loser, province, home, to_loser.of(payers[province]))
    for province in mine:
        yield from _settle(s, victor, province, home, to_victor.of(payers[province]))
    _put_duties(s, victor)
    _pay(s, victor, to_victor, True)
    _pay(s, loser, to_loser, not p.has_victor)
    conclude(s, is_ceded)


def _is_kept(s: Table, province: int, home: list[int]) -> bool:
    return province not in home and s.peace.choices.get(province, KEEP) == KEEP


def price(s: Table, province: int, home: list[int]) -> int:
    """EU-10.5.7, EU-10.5.9: ducats for an Occupied Province that goes back, before any cap."""
    if province in home:
        return RANSOM
    is_returned = s.peace.choices.get(province, KEEP) == RETURN
    return PRICE * tax_value(s, province) if is_returned else 0


def _settle(s: Table, seat: int, province: int, home: list[int], bill: Bill) -> Rules:
    """EU-10.5.7, EU-10.5.8, EU-10.5.9: one Province that a player Occupies."""
    p = s.peace
    tax = tax_value(s, province)
    fate = p.choices.get(province, KEEP)
    if province in home:
        bill.ransom += price(s, province, home)
        vacate(s, province)
        s.tell(RETURNED, seat, province)
    elif fate == KEEP:
        _lose(s, province)
        p.gained.setdefault(seat, []).append(s.atlas.province_area[province])
        keep(s, province)
        s.tell(KEPT, seat, province)
    elif fate == LIBERATE:
        _lose(s, province)
        vacate(s, province)
        yield from give_to_core(s, province)
        p.freed.append(s.owner[province])
        if p.level != AGREED:
            gain_prestige(s, seat, tax)
    else:
        bill.returns += price(s, province, home)
        vacate(s, province)
        s.tell(RETURNED, seat, province)


def _lose(s: Table, province: int) -> None:
    """EU-10.5.12: remember where a player loses a Province, his own or his Vassal's."""
    seat = s.town[province] if s.town[province] != NONE else s.vassal[province]
    if seat != NONE:
        s.peace.lost.setdefault(seat, []).append(s.atlas.province_area[province])


def _pay(s: Table, seat: int, bills: Bills, is_capped: bool) -> None:
    """EU-10.5.10, EU-10.5.13, EU-OPB34, EU-OPB36, EU-OPB64: each Realm for its own Provinces; the
    general supply for an NPR.

    What a Victor owes as ransom has no cap; what is returned to him by agreement has one.
    """
    for bill in bills.bills:
        cap = CAP * tax_income(s, bill.payer)
        payer = s.seat_of[bill.payer]
        if is_capped:
            due = bill.total(cap)
        else:
            due = bill.ransom + min(bill.returns, max(0, cap - bill.ransom))
        if not due:
            continue
        if payer == NONE:
            s.tell(SUPPLY_PAID, seat, due)
        else:
            due = charge(s, payer, due)
            s.tell(PAID_FOR_PEACE, payer, seat, due)
        s.ducats[seat] += due


def _put_duties(s: Table, victor: int) -> None:
    """EU-10.5.9, EU-10.5.11, EU-10.5.12: what players may do then, in turn order."""
    order = turn_order(s)
    for seat in reversed(order):
        if seat in s.peace.lost:
            s.agenda.append(Duty(TERM_STEP, CLAIM_FOR_LOSS, seat))
    for seat in reversed(order):
        if seat in s.peace.gained:
            s.agenda.append(Duty(TERM_STEP, CLAIM_FOR_UNREST, seat))
    if s.peace.level != AGREED and s.peace.freed:
        s.agenda.append(Duty(TERM_STEP, ALLY_WITH_FREED, victor))
