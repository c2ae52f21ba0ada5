"""Chapter 4.4: income and upkeep."""

from typing import Final

from kronika.core.asks import Ask, Event, Option, Prompt, Range, Rules, Verb

from .agenda import PHASE_STEP, Duty
from .characters import character_of
from .curia import is_uncontested, papal_controller, uncontested_prestige
from .cut_costs import (
    RECALL_FLEET,
    RECALL_GUARD,
    RECALL_SHIP,
    cut,
    disbandings,
    firings,
    recall,
    recalls,
)
from .effects import modifiers, things
from .forces import deployed, ships_at_sea
from .land import base_tax, tax_value, vassal_tax
from .modifiers import in_force, limit
from .order import turn_order
from .purse import charge, gain_power, loans_left, pay_ducats, pay_power, power_of, take_loan
from .rulers import skill
from .state import Table
from .terms import (
    ADM,
    DIP,
    INCOME_AND_UPKEEP,
    MERCENARY,
    MIL,
    MOST_STABILITY,
    NO_TOKEN,
    NONE,
    POWERS,
    REGULAR,
    STAND_IN,
    ZONE_COUNT,
)
from .triggers import fire
from .words import NUMBER, PLAYER, POWER

INCOME_LINES: Final = ("base-tax", "vassal-tax", "devastation", "stability", "authority", "ideas")
"""EU-4.4.B1: what makes up the income in ducats."""
UNIT_LINES: Final = ("regulars", "mercenaries", "ships")
"""EU-4.4.B4: what Units and Ships cost."""
POWER_LINES: Final = ("court", "ideas", "curia", "empire")
"""EU-4.4.D1: where Monarch Power comes from."""

CUT: Final = 0
COLLECT: Final = 1
CORRUPTION: Final = 2
POWER_STEP: Final = 3
SCORE: Final = 4
"""Steps A to E of phase 4."""

DONE_CUTTING: Final = Verb("cut-no-more")
BORROW: Final = Verb("borrow-for-upkeep")
WASTE: Final = Verb("waste-ducats", (NUMBER,))
KEEP_DUCATS: Final = Verb("keep-ducats")
PAY_CORRUPTION: Final = Verb("pay-corruption", (NUMBER,))
MORE_POWER: Final = Verb("more-power", (POWER,))
LESS_POWER: Final = Verb("less-power", (POWER,))

ASK_CUT: Final = Prompt("cut-costs", (NUMBER, NUMBER), "EU-4.4.A1")
ASK_UNPAID: Final = Prompt("unpaid", (NUMBER, NUMBER), "EU-4.4.B11")
ASK_WASTE: Final = Prompt("waste-ducats", (NUMBER,), "EU-4.4.C3")
ASK_CORRUPTION: Final = Prompt("pay-corruption", (NUMBER,), "EU-4.4.C2")
ASK_MORE_POWER: Final = Prompt("more-power", (), "EU-4.4.D2")
ASK_LESS_POWER: Final = Prompt("less-power", (), "EU-4.4.D3")

EARNS: Final = Event("earns", (PLAYER, NUMBER, NUMBER))
PAYS_UPKEEP: Final = Event("pays-upkeep", (PLAYER, NUMBER))
CORRUPTS: Final = Event("corrupts", (PLAYER, NUMBER, NUMBER))
GAINS_POWER: Final = Event("gains-power", (PLAYER, NUMBER, NUMBER, NUMBER))
SCORES_CURIA: Final = Event("scores-curia", (PLAYER, NUMBER))
SCORES_EMPIRE: Final = Event("scores-empire", (PLAYER, NUMBER))


def income_step(s: Table, duty: Duty) -> Rules:
    """EU-4.4.0.1: a player's part of a step of phase 4."""
    seat = duty.c
    if duty.b == CUT:
        yield from _cut_costs(s, seat)
    elif duty.b == COLLECT:
        if duty.d != 1:
            _collect(s, seat)
        yield from _pay_upkeep(s, seat)
    elif duty.b == CORRUPTION:
        yield from _corruption(s, seat)
    else:
        yield from _collect_power(s, seat)


def _cut_costs(s: Table, seat: int) -> Rules:
    """EU-4.4.A1, EU-4.4.A2, EU-4.4.A3: one thing a duty, until it is enough."""
    done = DONE_CUTTING.of()
    options = [*firings(s, seat), *recalls(s, seat), *disbandings(s, seat, False)]
    if not options:
        return
    earned = income(s, seat) - interest_cost(s, seat)
    asked = Ask(
        seat, ASK_CUT, [done, *options], s.ducats[seat] + earned, upkeep(s, seat), default=done
    )
    chosen = yield asked
    if chosen.verb is DONE_CUTTING:
        return
    s.agenda.append(Duty(PHASE_STEP, INCOME_AND_UPKEEP, CUT, seat))
    if chosen.verb in (RECALL_SHIP, RECALL_GUARD, RECALL_FLEET):
        yield from recall(s, seat, chosen)
    else:
        cut(s, seat, chosen)


def _changes(s: Table, seat: int, action: int, number: int) -> int:
    """What modifiers change of an upkeep, for so many Units or Advisors."""
    total = 0
    for each in in_force(s, seat, modifiers.COST):
        if each.action == action and each.paid == things.PAID_DUCATS:
            total += each.delta * (
                number if each.per in (things.PER_UNIT, things.PER_ADVISOR) else 1
            )
    return total


def devastation(s: Table, seat: int) -> int:
    """EU-4.4.B6, EU-OPA05: half of what comes from devastated Areas, Vassal tokens half a ducat."""
    halves = 0
    for area in s.atlas.areas:
        if s.devastated[area]:
            for province in s.atlas.area_provinces[area]:
                halves += _halves(s, seat, province)
    return (halves + 3) // 4


def _halves(s: Table, seat: int, province: int) -> int:
    """Half ducats that a player gets from a Province."""
    occupant = s.occupant[province]
    if occupant == seat:
        is_token = s.occupant_disc[province] == STAND_IN
    elif occupant != NONE:
        return 0
    elif s.town[province] == seat:
        is_token = s.disc[province] == STAND_IN
    elif s.vassal[province] == seat:
        is_token = True
    else:
        return 0
    return s.atlas.province_tax[province] if is_token else 2 * tax_value(s, province)


def income(s: Table, seat: int) -> int:
    """EU-4.4.B1: all of it, before costs."""
    return sum(income_lines(s, seat))


def income_lines(s: Table, seat: int) -> list[int]:
    """EU-4.4.B1, EU-4.4.B2, EU-4.4.B6, EU-4.4.B7, EU-4.4.B8, EU-4.4.B9, EU-DV.3: line by line, as
    in `INCOME_LINES`."""
    bonus = s.content.tables.stability_income
    calm = s.stability[seat]
    ducats = things.INCOMES.index("ducats")
    return [
        base_tax(s, seat),
        vassal_tax(s, seat),
        -devastation(s, seat),
        bonus * ((calm > 0) - (calm < 0)),
        s.authority if s.emperor == s.realm_of[seat] else 0,
        sum([each.delta for each in in_force(s, seat, modifiers.INCOME) if each.paid == ducats]),
    ]


def interest_cost(s: Table, seat: int) -> int:
    """EU-4.4.B5, EU-OPA17: 1 ducat for each Interest token."""
    base = s.interest[seat] * s.content.tables.interest_ducats
    return max(0, base + _changes(s, seat, things.INTEREST, s.interest[seat])) if base else 0


def advisor_upkeep(s: Table, seat: int, type: int) -> int:
    """EU-4.4.B3, EU-19.2.3: as printed; for the Papal Controller 1 ducat less."""
    card = s.advisors[seat * len(POWERS) + type]
    if card == NONE:
        return 0
    cost = character_of(s, card).ducats + _changes(s, seat, things.UPKEEP_ADVISOR, 1)
    return max(0, cost - (papal_controller(s) == seat))


def unit_upkeep(s: Table, seat: int) -> int:
    """EU-4.4.B4: of all Units and Ships."""
    return sum(unit_lines(s, seat))


def unit_lines(s: Table, seat: int) -> list[int]:
    """EU-4.4.B4, EU-OPA04, EU-9.10.12: Regular and Mercenary Units, and half a ducat a Ship; as in
    `UNIT_LINES`."""
    costs = s.content.tables.unit_upkeep
    regulars = deployed(s, seat, REGULAR)
    cost = regulars * costs[REGULAR]
    if regulars:
        cost = max(0, cost + _changes(s, seat, things.UPKEEP_REGULAR, regulars))
    ships = sum([ships_at_sea(s, seat, zone) for zone in range(ZONE_COUNT)])
    per = s.content.tables.ships_per_ducat
    return [cost, deployed(s, seat, MERCENARY) * costs[MERCENARY], (ships + per - 1) // per]


def upkeep(s: Table, seat: int) -> int:
    """EU-4.4.B3, EU-4.4.B4: of all Advisors, Units and Ships at sea."""
    advisors = sum([advisor_upkeep(s, seat, type) for type in range(len(POWERS))])
    return advisors + unit_upkeep(s, seat)


def _collect(s: Table, seat: int) -> None:
    """EU-4.4.B10, EU-4.4.B11, EU-7.4.8: income less Interest; what is missing is compulsory."""
    earned, interest = income(s, seat), interest_cost(s, seat)
    s.tell(EARNS, seat, earned, interest)
    if earned >= interest:
        s.ducats[seat] += earned - interest
    else:
        charge(s, seat, interest - earned)


def _pay_upkeep(s: Table, seat: int) -> Rules:
    """EU-4.4.B11, EU-7.4.5, EU-7.4.6, EU-7.4.7, EU-4.4.0.2: pay, with loans if he likes; he says
    what goes unpaid, one thing a duty."""
    cost = upkeep(s, seat)
    if s.ducats[seat] >= cost:
        pay_ducats(s, seat, cost)
        s.tell(PAYS_UPKEEP, seat, cost)
        return
    options: list[Option] = [BORROW.of()] if loans_left(s, seat) else []
    options += [each for each in firings(s, seat) if advisor_upkeep(s, seat, each.a) > 0]
    options += disbandings(s, seat, True)
    chosen = yield Ask(seat, ASK_UNPAID, options, s.ducats[seat], cost, default=options[0])
    if chosen.verb is BORROW:
        take_loan(s, seat)
    else:
        cut(s, seat, chosen)
    s.agenda.append(Duty(PHASE_STEP, INCOME_AND_UPKEEP, COLLECT, seat, 1))


def corruption(s: Table, seat: int, ducats: int) -> int:
    """EU-4.4.C1, EU-EXA21: Administrative Power for keeping so many ducats."""
    costs = s.content.tables.costs
    spared = things.LIMITS.index("corruption-free-treasury")
    least = limit(s, seat, spared, costs.corruption_from)
    return 0 if ducats < least else (ducats - least) // costs.corruption_step + 1


def _corruption(s: Table, seat: int) -> Rules:
    """EU-4.4.C1, EU-4.4.C2, EU-4.4.C3, EU-OPA11: discard ducats; pay, or take Interest tokens."""
    ducats = s.ducats[seat]
    cost = corruption(s, seat, ducats)
    if cost == 0:
        return
    least = min([n for n in range(1, ducats + 1) if corruption(s, seat, ducats - n) < cost])
    step = s.content.tables.costs.corruption_step
    keep = KEEP_DUCATS.of()
    options = [keep, *[WASTE.of(least + step * n) for n in range(cost)]]
    chosen = yield Ask(
        seat, ASK_WASTE, options, cost, default=keep, ranges=[Range(WASTE.of(1), ducats)]
    )
    if chosen.verb is WASTE:
        s.ducats[seat] -= chosen.a
        cost = corruption(s, seat, s.ducats[seat])
    paid = 0
    if cost:
        most = min(cost, power_of(s, seat, ADM))
        options = [PAY_CORRUPTION.of(n) for n in range(most, -1, -1)]
        chosen = yield Ask(seat, ASK_CORRUPTION, options, cost, default=options[0])
        paid = chosen.a
        pay_power(s, seat, ADM, paid)
        s.interest[seat] += cost - paid
    s.tell(CORRUPTS, seat, paid, cost - paid)


def power_gains(s: Table, seat: int) -> list[int]:
    """EU-4.4.D1: Monarch Power by type, before Stability."""
    lines = power_lines(s, seat)
    return [sum([line[type] for line in lines]) for type in range(len(POWERS))]


def power_lines(s: Table, seat: int) -> list[list[int]]:
    """EU-4.4.D1, EU-4.4.D4, EU-4.4.D5, EU-4.4.D6: Monarch Power by type, from each of
    `POWER_LINES`."""
    ideas, curia, empire = [[0] * len(POWERS) for _ in range(3)]
    for each in in_force(s, seat, modifiers.INCOME):
        if each.paid < len(POWERS):
            ideas[each.paid] += each.delta
    if papal_controller(s) == seat:
        curia[DIP] += 1
    if s.emperor == s.realm_of[seat]:
        empire[DIP] += s.content.tables.authority_dip[s.authority]
        empire[MIL] += s.content.tables.authority_mil[s.authority]
    return [[skill(s, seat, type) for type in range(len(POWERS))], ideas, curia, empire]


def power_of_choice(s: Table, seat: int) -> int:
    """EU-4.4.D2, EU-4.4.D3: what Stability adds at its best, or takes at its worst; the player says
    of which types."""
    tables = s.content.tables
    if s.stability[seat] == MOST_STABILITY:
        return tables.power_at_most
    return tables.power_at_least if s.stability[seat] == -MOST_STABILITY else 0


def _collect_power(s: Table, seat: int) -> Rules:
    """EU-4.4.D1, EU-4.4.D2, EU-4.4.D3, EU-4.4.D7, EU-OPA24: all of a type at once."""
    gains = power_gains(s, seat)
    chosen = power_of_choice(s, seat)
    options = [MORE_POWER.of(type) for type in range(len(POWERS))]
    for _ in range(chosen):
        option = yield Ask(seat, ASK_MORE_POWER, options, default=options[0])
        gains[option.a] += 1
    for _ in range(-chosen):
        options = [LESS_POWER.of(type) for type in range(len(POWERS)) if gains[type] > 0]
        if options:
            option = yield Ask(seat, ASK_LESS_POWER, options, default=options[0])
            gains[option.a] -= 1
    s.tell(GAINS_POWER, seat, gains[ADM], gains[DIP], gains[MIL])
    for type in range(len(POWERS)):
        gain_power(s, seat, type, gains[type])
    fire(s, things.AT_4_D, seat)


def score_curia_and_empire(s: Table) -> None:
    """EU-4.4.E1, EU-4.4.E2, EU-4.4.E3, EU-EXA04: computed for all before anything is scored."""
    controller = papal_controller(s)
    if controller != NONE and is_uncontested(s, controller):
        s.prestige[controller] += uncontested_prestige(s)
        s.tell(SCORES_CURIA, controller, uncontested_prestige(s))
    seat = NONE if s.emperor == NONE else s.seat_of[s.emperor]
    gained = s.content.tables.authority_prestige[s.authority]
    if seat != NONE and gained:
        s.prestige[seat] += gained
        s.tell(SCORES_EMPIRE, seat, gained)
    for each in reversed(turn_order(s)):
        fire(s, things.AT_4_E, each)


def clear_papal_token(s: Table) -> None:
    """EU-4.4.E5: the Crusade or Excommunicated token leaves."""
    s.papal_token = NO_TOKEN
    s.papal_target = NONE
    s.battleground = [False] * len(s.battleground)
