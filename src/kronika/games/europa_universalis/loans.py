"""EU-5.2: loans are taken and repaid, Manpower is replenished; and EU-5.3: Stability is raised."""

from typing import Final

from kronika.core.asks import Ask, Event, Prompt, Range, Rules, Verb

from .curia import papal_controller
from .effects import things
from .manner import Manner
from .modifiers import change_of_cost
from .purse import loans_left, pay_power, power_of, raise_stability, take_loan
from .state import Table
from .terms import ADM, INCOME_AND_UPKEEP, LEAST_STABILITY, MIL, MOST_STABILITY, ORTHODOX
from .words import NUMBER, PLAYER

REPLENISH: Final = Verb("replenish", (NUMBER,), "EU-5.2.RM1")
ASK_REPLENISH: Final = Prompt("replenish", (), "EU-5.2.RM1")

LOAN_TAKEN: Final = Event("loan-taken", (PLAYER,))
LOAN_REPAID: Final = Event("loan-repaid", (PLAYER,))
REPLENISHED: Final = Event("replenished", (PLAYER, NUMBER))
STABILITY_RAISED: Final = Event("stability-raised", (PLAYER, NUMBER))


def can_loan_take(s: Table, seat: int, manner: Manner) -> bool:
    """EU-5.2.LO1, EU-7.4.11: with fewer than 5 Interest tokens."""
    del manner
    return loans_left(s, seat) > 0


def loan_take(s: Table, seat: int, manner: Manner) -> Rules:
    """EU-5.2.LO1, EU-7.4.10: 5 ducats for 1 Interest token."""
    take_loan(s, seat)
    s.tell(LOAN_TAKEN, seat)
    yield from ()


def repay_cost(s: Table, seat: int) -> int:
    """EU-5.2.LO3, EU-7.4.12: 6 ducats, unless an Idea changes it."""
    base = s.content.tables.costs.repay_ducats
    return change_of_cost(s, seat, things.LOAN_REPAY, things.PAID_DUCATS, base)


def can_loan_repay(s: Table, seat: int, manner: Manner) -> bool:
    """EU-5.2.LO3, EU-4.4.0.2: never in phase 4, and never with another loan."""
    del manner
    if s.phase == INCOME_AND_UPKEEP:
        return False
    return s.interest[seat] > 0 and s.ducats[seat] >= repay_cost(s, seat)


def loan_repay(s: Table, seat: int, manner: Manner) -> Rules:
    """EU-5.2.LO3."""
    s.ducats[seat] -= repay_cost(s, seat)
    s.interest[seat] -= 1
    s.tell(LOAN_REPAID, seat)
    yield from ()


def can_replenish(s: Table, seat: int, manner: Manner) -> bool:
    """EU-5.2.RM1: with Exhausted Units and Military Power."""
    del manner
    return s.exhausted[seat] > 0 and power_of(s, seat, MIL) >= s.content.tables.costs.replenish_mil


def replenish(s: Table, seat: int, manner: Manner) -> Rules:
    """EU-5.2.RM1, EU-9.3.7: 1 Military Power for 3 Units, or for part of 3."""
    costs = s.content.tables.costs
    useful = (s.exhausted[seat] + costs.replenish_units - 1) // costs.replenish_units
    most = min(useful, power_of(s, seat, MIL) // costs.replenish_mil)
    options = [REPLENISH.of(paid) for paid in sorted({1, most})]
    option = yield Ask(
        seat, ASK_REPLENISH, options, default=options[0], ranges=[Range(options[0], most)]
    )
    pay_power(s, seat, MIL, option.a * costs.replenish_mil)
    moved = min(s.exhausted[seat], option.a * costs.replenish_units)
    s.exhausted[seat] -= moved
    s.available[seat] += moved
    s.tell(REPLENISHED, seat, moved)


def stability_cost(s: Table, seat: int, manner: Manner) -> int:
    """EU-5.3.ST1, EU-7.3.2, EU-19.2.3, EU-15.0.8: by the Stability that is raised."""
    if manner.free:
        return 0
    now = s.stability[seat]
    base = s.content.tables.stability_adm[now - LEAST_STABILITY] - stability_discount(s, seat)
    cost = change_of_cost(s, seat, things.INCREASE_STABILITY, things.PAID_ADM, max(0, base))
    cost = change_of_cost(s, seat, things.RAISE_STABILITY, things.PAID_ADM, cost)
    return max(0, cost - manner.discount)


def stability_discount(s: Table, seat: int) -> int:
    """EU-19.2.3, EU-15.0.8: what the action costs less."""
    off = int(papal_controller(s) == seat)
    if s.religion[s.realm_of[seat]] == ORTHODOX and s.stability[seat] in (-1, 0):
        off += 1
    return off


def can_increase_stability(s: Table, seat: int, manner: Manner) -> bool:
    """EU-5.3.ST1, EU-OPA22: below +3."""
    if s.stability[seat] >= MOST_STABILITY:
        return False
    return power_of(s, seat, ADM) >= stability_cost(s, seat, manner)


def increase_stability(s: Table, seat: int, manner: Manner) -> Rules:
    """EU-5.3.ST1."""
    pay_power(s, seat, ADM, stability_cost(s, seat, manner))
    raise_stability(s, seat, 1)
    s.tell(STABILITY_RAISED, seat, s.stability[seat] - LEAST_STABILITY)
    yield from ()
