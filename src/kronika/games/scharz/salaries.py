"""Chapters 12.8 and 13.2: Salaries, and REAR-Salaries of mercenaries and commanders."""

from typing import Final, final

from kronika.core.asks import Ask, Event, Prompt, Range, Rules, RulesOf, Verb
from kronika.core.floors import each

from .allotment import (
    Means,
    Plan,
    Wording,
    allot,
    carry_out_removals,
    disband,
    is_in_play,
    keep_of,
    price_of,
    save_by_plunder,
)
from .capture import destroy_settlement, take_over, win_over
from .command import commander_salary, dismiss_commanders
from .control import is_completely_encircled
from .diplomacy import eliminate_gone, settlements_were_lost, with_units
from .lines import (
    Lines,
    begin_upkeep,
    besiegers,
    besieging_units,
    end_encirclements,
    refresh_encirclements,
)
from .state import ABOARD, IN_YARD, INSIDE, Table
from .terms import CITY, COR, FIRST, MERC, NONE, PORT, WHITE
from .upkeep import Upkeep
from .words import FIELD, LEVEL, NUMBER, PLACE, PLAYER, UNIT

PAY_ALL: Final = Verb("pay-all")
PAY_MOST: Final = Verb("pay-most")
PAY_THESE: Final = Verb("pay-these")
PAY_ANEW: Final = Verb("pay-anew", talk=True)
LEAVE_UNPAID: Final = Verb("leave-unpaid", (FIELD, UNIT, LEVEL, PLACE, NUMBER), talk=True)
LEAVE_SETTLEMENT_UNPAID: Final = Verb("leave-settlement-unpaid", (FIELD,), talk=True)
LEAVE_COMMANDERS_UNPAID: Final = Verb("leave-commanders-unpaid", talk=True)
PAYING: Final = Wording(
    PAY_ALL,
    PAY_MOST,
    PAY_THESE,
    PAY_ANEW,
    LEAVE_UNPAID,
    LEAVE_SETTLEMENT_UNPAID,
    LEAVE_COMMANDERS_UNPAID,
)
PAY_FOR: Final = Verb("pay-for-settlement", (FIELD,))
LET_FALL: Final = Verb("let-settlements-fall")
WIN_OVER: Final = Verb("win-over", (FIELD, LEVEL, NUMBER))
LET_GO: Final = Verb("let-mercenaries-go")
ASK_SALARIES: Final = Prompt("salaries", (), "SZ-N2.8")
ASK_BESIEGERS: Final = Prompt("pay-besiegers", (NUMBER, NUMBER), "SZ-N2.5")
ASK_PAY: Final = Prompt("pay", (NUMBER, NUMBER), "SZ-N2.4")
ASK_PAY_FOR: Final = Prompt("pay-for-settlement", (NUMBER,), "SZ-N2.5")
ASK_MERCENARIES: Final = Prompt("pay-mercenaries", (NUMBER, NUMBER), "SZ-M8.1")
ASK_WIN_OVER: Final = Prompt("win-over", (NUMBER, NUMBER), "SZ-N7.9")
PAYS: Final = Event("pays-salaries", (PLAYER, NUMBER))

BESIEGERS: Final = 0
OTHERS: Final = 1
SURRENDER: Final = 2
"""SZ-N2.8: the stages."""


@final
class Purse(Means):
    """SZ-N2.1, SZ-N2.2, SZ-M8.1: a player's gold, and the salaries of a phase.

    `pays` is the salary of mercenaries in REAR-Salaries; 0: everybody is paid.
    """

    def __init__(self, s: Table, player: int, pays: int = 0) -> None:
        self.s = s
        self.player = player
        self.pays = pays

    def unit_price(self, unit: int) -> int:
        """SZ-N2.1, SZ-N2.2, SZ-M8.1: twice as much inside a completely encircled settlement."""
        s = self.s
        if s.type[unit] == MERC and s.hired[unit] == s.turn:
            return 0
        if self.pays:
            return self.pays if s.type[unit] == MERC else 0
        salary = s.content.unit_salary[s.type[unit]]
        locked = is_inside(s, unit) and is_completely_encircled(s, s.at[unit])
        return 2 * salary if locked else salary

    def settlement_price(self, field: int) -> int:
        """SZ-N2.1, SZ-N2.2: twice as much where it is completely encircled."""
        salary = keep_of(self.s, field)
        return 2 * salary if is_completely_encircled(self.s, field) else salary

    def suffices(self, units: list[int], settlements: list[int], commanders: int) -> bool:
        """Whether there is the gold for all of these."""
        return price_of(self, units, settlements) + commanders <= self.stock()

    def stock(self) -> int:
        """All gold."""
        return self.s.gold[self.player]


def is_inside(s: Table, unit: int) -> bool:
    """SZ-D5.6: inside a settlement, in its shipyard, or aboard a ship there."""
    where = s.where[unit]
    if where == ABOARD:
        where = s.where[s.ship[unit]]
    return where in (INSIDE, IN_YARD)


# The special phase


def salaries(s: Table) -> RulesOf[bool]:
    """SZ-N2.1, SZ-N2.5, SZ-N2.7, SZ-N2.8: stage by stage; in other modes Feeding replaces it."""
    if s.mode not in (FIRST, WHITE):
        return True
    upkeep = s.upkeep
    if not upkeep.links:
        begin_upkeep(s)
        upkeep = s.upkeep
    if upkeep.stage == BESIEGERS:
        yield from _pay_stage(s, ASK_BESIEGERS)
        refresh_encirclements(s)
    elif upkeep.stage == OTHERS:
        yield from _pay_stage(s, ASK_PAY)
    else:
        yield from _surrender(s)
        for player in range(s.count):
            s.gold[player] += upkeep.booty[player]
        s.upkeep = Upkeep()
        return True
    upkeep.stage += 1
    return False


def _pay_stage(s: Table, prompt: Prompt) -> Rules:
    plans = [_plan(s, player) for player in s.order()]
    yield from each(ASK_SALARIES, [(plan.player, _pay(s, plan, prompt)) for plan in plans])
    for plan in plans:
        purse = Purse(s, plan.player)
        gold = price_of(purse, plan.served(), plan.served_settlements())
        s.gold[plan.player] -= gold
        if gold:
            s.tell(PAYS, plan.player, gold)
    there = with_units(s)
    for plan in plans:
        before = s.gold[plan.player]
        carry_out_removals(s, plan)
        s.upkeep.booty[plan.player] += s.gold[plan.player] - before
        s.gold[plan.player] = before
        s.upkeep.served += [unit for unit in plan.units if is_in_play(s, unit)]
        s.upkeep.unserved += sorted(plan.left_settlements)
    eliminate_gone(s, there)


def _plan(s: Table, player: int) -> Plan:
    """SZ-N2.3, SZ-N2.8, SZ-N2.9: whom a player can pay in a stage; unconnected units are lost.

    Corsairs need neither pay nor connection.
    """
    plan = Plan(s, player)
    lines = Lines(s, player)
    if s.upkeep.stage == BESIEGERS:
        units = besieging_units(s, player)
    else:
        units = [unit for unit in s.units_of(player) if unit not in s.upkeep.served]
        plan.settlements = s.settlements_of(player)
    purse = Purse(s, player)
    home, free = lines.own_settlements(), lines.free_settlements()
    for unit in units:
        if s.type[unit] == COR:
            continue
        nodes = lines.of_unit(unit)
        if not nodes & home:
            plan.lost.append(unit)
            continue
        if purse.unit_price(unit):
            plan.units.append(unit)
        if nodes & free:
            plan.connected.add(s.at[unit])
    return plan


def _pay(s: Table, plan: Plan, prompt: Prompt) -> Rules:
    yield from allot(s, plan, Purse(s, plan.player), PAYING, prompt)
    yield from save_by_plunder(s, plan, may_refuse=True)


# Settlements that surrender


def besieger_of(s: Table, field: int) -> int:
    """SZ-K7.1: who controls the field of an encircled settlement; NONE if nobody encircles it."""
    if not s.encircled_since[field]:
        return NONE
    enemies = besiegers(s, field)
    if not enemies:
        return NONE
    return s.control[field] if s.control[field] in enemies else enemies[0]


def tiles_for(s: Table, field: int) -> int:
    """SZ-B4.2, SZ-B4.7: the tiles of a settlement, its shipyard and its fortification."""
    tiles = 2 if s.settlement[field] == CITY else 1
    if s.yard[field] != NONE:
        tiles += 2 if s.yard[field] == PORT else 1
    return tiles + 1 if s.fortified[field] else tiles


def _surrender(s: Table) -> Rules:
    """SZ-N2.5, SZ-N2.8, SZ-K6.13: besiegers may pay for what they encircle, at the normal price."""
    taken: set[int] = set()
    deciding = []
    for player in s.order():
        fields = [field for field in s.upkeep.unserved if besieger_of(s, field) == player]
        if fields:
            deciding.append((player, _pay_for(s, player, fields, taken)))
    yield from each(ASK_SALARIES, deciding)
    for field in sorted(taken):
        s.gold[besieger_of(s, field)] -= keep_of(s, field)
    lose_settlements(s, taken)


def _pay_for(s: Table, player: int, fields: list[int], taken: set[int]) -> Rules:
    gold, tiles = s.gold[player], s.tiles[player]
    while True:
        options = []
        for field in fields:
            if field not in taken and keep_of(s, field) <= gold and (tiles or not s.has_limits):
                options.append(PAY_FOR.of(s.map.spoken[field]))
        if not options:
            return
        options.append(LET_FALL.of())
        option = yield Ask(player, ASK_PAY_FOR, options, gold, default=options[0])
        if option.verb is LET_FALL:
            return
        field = s.map.heard[option.a]
        taken.add(field)
        gold -= keep_of(s, field)
        tiles = max(0, tiles - tiles_for(s, field))


def lose_settlements(s: Table, taken: set[int]) -> None:
    """SZ-N2.4, SZ-N7.5, SZ-G5.7, SZ-H3.14: all settlements that nobody kept are lost together.

    Those that were taken over go to their besiegers, all others are destroyed. Who has neither
    settlement nor unit left is out of the game (SZ-H3.16).
    """
    there = with_units(s) | set(s.settlement_owner)
    lost: dict[int, int] = {}
    victors: dict[int, int] = {}
    for field in sorted(s.upkeep.unserved):
        owner, by = s.settlement_owner[field], besieger_of(s, field)
        lost[owner] = lost.get(owner, 0) + 1
        if by != NONE:
            victors.setdefault(owner, by)
        if field in taken:
            take_over(s, field, by)
        else:
            destroy_settlement(s, field, by)
    for player in s.order():
        if player in lost:
            settlements_were_lost(s, player, lost[player], victors.get(player, NONE))
    eliminate_gone(s, there)


# REAR-Salaries


def rear_salaries(s: Table) -> RulesOf[bool]:
    """SZ-M8.1, SZ-M8.2, SZ-Q8.4: mercenaries and commanders, in the rounds of the calendar.

    Encircled mercenaries that are not paid are offered to the besieger.
    """
    pays = s.content.calendar[s.mode][s.round - 1].pays
    if not pays:
        return True
    if s.upkeep.stage == BESIEGERS:
        yield from _pay_mercenaries(s, pays)
        s.upkeep.stage = SURRENDER
        return not s.upkeep.deserters and _end(s)
    yield from win_over_stage(s, pays)
    return _end(s)


def _end(s: Table) -> bool:
    s.upkeep = Upkeep()
    return True


def _pay_mercenaries(s: Table, pays: int) -> Rules:
    plans = []
    for player in s.order():
        plan = Plan(s, player)
        purse = Purse(s, player, pays)
        plan.units = [unit for unit in s.units_of(player) if purse.unit_price(unit)]
        plan.commanders = commander_salary(s, player)
        plans.append(plan)
    deciding = []
    for plan in plans:
        purse = Purse(s, plan.player, pays)
        deciding.append((plan.player, allot(s, plan, purse, PAYING, ASK_MERCENARIES)))
    yield from each(ASK_SALARIES, deciding)
    for plan in plans:
        gold = pays * len(plan.served()) + plan.salary()
        s.gold[plan.player] -= gold
        if gold:
            s.tell(PAYS, plan.player, gold)
        if plan.left_commanders:
            dismiss_commanders(s, plan.player)
    there = with_units(s)
    deserting = [unit for plan in plans for unit in plan.unserved()]
    for unit in deserting:
        if not is_inside(s, unit):
            disband(s, unit)
    end_encirclements(s)
    desert(s, [unit for unit in deserting if is_in_play(s, unit) and is_inside(s, unit)])
    for unit in deserting:
        if is_in_play(s, unit) and unit not in s.upkeep.deserters:
            disband(s, unit)
    eliminate_gone(s, there)


def desert(s: Table, units: list[int]) -> None:
    """SZ-N7.9, SZ-M8.1: who is still encircled waits for what the besieger says."""
    s.upkeep.deserters = [unit for unit in units if besieger_of(s, s.at[unit]) != NONE]


def win_over_stage(s: Table, pays: int) -> Rules:
    """SZ-M8.1, SZ-N7.9, SZ-B4.9: besiegers may pay encircled mercenaries, who change sides."""
    bought: list[int] = []
    deciding = []
    for player in s.order():
        units = [unit for unit in s.upkeep.deserters if besieger_of(s, s.at[unit]) == player]
        if units:
            deciding.append(
                (player, choose_deserters(s, player, units, pays, s.gold[player], bought))
            )
    yield from each(ASK_SALARIES, deciding)
    take_deserters(s, bought, pays)


def choose_deserters(
    s: Table, player: int, units: list[int], pays: int, gold: int, bought: list[int]
) -> Rules:
    """SZ-N7.9: which of them a besieger pays."""
    while True:
        groups: dict[tuple[int, int], list[int]] = {}
        for unit in units:
            if unit not in bought:
                group = (s.map.spoken[s.at[unit]], s.experience[unit])
                groups.setdefault(group, []).append(unit)
        options, ranges = [], []
        for (field, level), there in sorted(groups.items()):
            most = min(len(there), gold // pays)
            if most:
                options.append(WIN_OVER.of(field, level, most))
            if most > 1:
                options.append(WIN_OVER.of(field, level, 1))
                ranges.append(Range(WIN_OVER.of(field, level, 1), most))
        if not options:
            return
        default = options[0]
        options.append(LET_GO.of())
        option = yield Ask(
            player, ASK_WIN_OVER, options, pays, gold, default=default, ranges=ranges
        )
        if option.verb is LET_GO:
            return
        bought += groups[option.a, option.b][: option.c]
        gold -= pays * option.c


def take_deserters(s: Table, bought: list[int], pays: int) -> None:
    """SZ-N7.9, SZ-B4.6, SZ-H3.16: who was paid changes sides, all others go."""
    there = with_units(s)
    for unit in s.upkeep.deserters:
        if unit in bought:
            by = besieger_of(s, s.at[unit])
            s.gold[by] -= pays
            win_over(s, unit, by)
        else:
            disband(s, unit)
    s.upkeep.deserters = []
    eliminate_gone(s, there)
