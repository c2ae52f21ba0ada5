"""Chapter 13.7: Feeding."""

from typing import Final, final

from kronika.core.asks import Ask, Event, Option, Prompt, Range, Rules, RulesOf, Verb
from kronika.core.floors import each

from .allotment import (
    Plan,
    Wording,
    allot,
    carry_out_removals,
    is_in_play,
    keep_of,
    save_by_plunder,
)
from .diplomacy import eliminate_gone, with_units
from .larder import (
    MEAT,
    Larder,
    Needs,
    Source,
    Stocks,
    covers,
    eat,
    food_of,
    grain_of,
    larder_of,
    shortage,
)
from .lines import Lines, begin_upkeep, besieging_units, refresh_encirclements
from .salaries import (
    besieger_of,
    choose_deserters,
    desert,
    lose_settlements,
    take_deserters,
    tiles_for,
)
from .state import INSIDE, OUTSIDE, Table
from .terms import MERC, NONE
from .upkeep import Upkeep
from .weather import needs_no_grain
from .words import FIELD, HERD, LEVEL, NUMBER, PLACE, PLAYER, UNIT

FEED_ALL: Final = Verb("feed-all")
FEED_MOST: Final = Verb("feed-most")
FEED_THESE: Final = Verb("feed-these")
FEED_ANEW: Final = Verb("feed-anew", talk=True)
LEAVE_UNFED: Final = Verb("leave-unfed", (FIELD, UNIT, LEVEL, PLACE, NUMBER), talk=True)
LEAVE_SETTLEMENT_UNFED: Final = Verb("leave-settlement-unfed", (FIELD,), talk=True)
FEEDING: Final = Wording(
    FEED_ALL, FEED_MOST, FEED_THESE, FEED_ANEW, LEAVE_UNFED, LEAVE_SETTLEMENT_UNFED
)
KEEP_ALL: Final = Verb("keep-all-herds")
KEEP_THESE: Final = Verb("keep-these-herds")
SLAUGHTER_NEEDED: Final = Verb("slaughter-needed")
SLAUGHTER_ALL: Final = Verb("slaughter-all")
SLAUGHTER: Final = Verb("slaughter-herds", (HERD, FIELD, PLACE, NUMBER), talk=True)
HERDS_ANEW: Final = Verb("herds-anew", talk=True)
FEED_AND_TAKE: Final = Verb("feed-and-take", (FIELD,))
LET_STARVE: Final = Verb("let-starve")
ASK_FEEDING: Final = Prompt("feeding", (), "SZ-N7.11")
ASK_HERDS: Final = Prompt("herds", (NUMBER, NUMBER), "SZ-N7.1")
ASK_FEED_BESIEGERS: Final = Prompt("feed-besiegers", (NUMBER, NUMBER), "SZ-N7.7")
ASK_FEED: Final = Prompt("feed", (NUMBER, NUMBER), "SZ-N7.2")
ASK_FEED_AND_TAKE: Final = Prompt("feed-and-take", (NUMBER,), "SZ-N7.5")
KEEPS_HERDS: Final = Event("keeps-herds", (PLAYER, NUMBER, NUMBER, NUMBER))
EATS: Final = Event("eats", (PLAYER, NUMBER))
SELLS_MEAT: Final = Event("sells-meat", (PLAYER, NUMBER))

HERDS_STAGE: Final = 0
BESIEGERS: Final = 1
OTHERS: Final = 2
SURRENDER: Final = 3
"""SZ-N7.11: the stages in which somebody decides."""


def feeding(s: Table) -> RulesOf[bool]:
    """SZ-N7.7, SZ-N7.10, SZ-N7.11: stage by stage, in modes with farming."""
    if not s.has_farming:
        return True
    if not s.upkeep.links:
        begin_upkeep(s)
    upkeep = s.upkeep
    if upkeep.stage == HERDS_STAGE:
        yield from _herd_stage(s)
    elif upkeep.stage == BESIEGERS:
        yield from _feed_stage(s, ASK_FEED_BESIEGERS)
        refresh_encirclements(s)
    elif upkeep.stage == OTHERS:
        yield from _feed_stage(s, ASK_FEED)
    else:
        yield from _surrender(s)
        s.upkeep = Upkeep()
        return True
    upkeep.stage += 1
    return False


# Herds


@final
class Pasture:
    """SZ-N7.1: which of a player's herds are kept, which slaughtered."""

    def __init__(self, s: Table, player: int) -> None:
        self.s = s
        self.player = player
        self.lines: Final = Lines(s, player)
        self.stocks: Final = Stocks(s, self.lines)
        self.herds = [herd for herd, owner in enumerate(s.herd_owner) if owner == player]
        self.slaughtered: set[int] = set()
        units = [unit for unit in s.units_of(player) if food_of(s, unit)]
        larder = Larder(s, self.stocks)
        self.people: Final = (
            larder.needs(units, s.settlements_of(player)) if self.herds else Needs()
        )

    def kept(self) -> list[int]:
        """The herds that live on."""
        return [herd for herd in self.herds if herd not in self.slaughtered]

    def grain(self, herd: int) -> int:
        """SZ-N7.1, SZ-N7.10, SZ-Q4.1, SZ-Q6.2: what a herd eats in winter."""
        return (
            0 if needs_no_grain(self.s, herd) else self.s.content.herd_eats[self.s.herd_type[herd]]
        )

    def meat(self, herd: int) -> int:
        """SZ-N7.1: what a herd gives, alive or slaughtered."""
        type = self.s.herd_type[herd]
        content = self.s.content
        killed = herd in self.slaughtered
        return content.herd_slaughter[type] if killed else content.herd_meat[type]

    def needs(self) -> Needs:
        """The grain of all herds that are kept."""
        found = Needs()
        for herd in self.kept():
            found.add(self._nodes(herd), self.grain(herd), grain=True)
        return found

    def _nodes(self, herd: int) -> frozenset[int]:
        field = self.s.herd_at[herd]
        return self.lines.inside(field) if self.s.herd_inside[herd] else self.lines.of_field(field)

    def larder(self, herd: int) -> int:
        """Where the meat of a herd is."""
        s = self.s
        return larder_of(s, self.player, s.herd_at[herd], s.herd_inside[herd])

    def suffices(self) -> bool:
        """Whether there is grain for all that are kept."""
        return covers(self.stocks.sources(), self.needs())

    def group(self, herd: int) -> tuple[int, int, int]:
        """Herds that nobody tells apart."""
        s = self.s
        place = INSIDE if s.herd_inside[herd] else OUTSIDE
        return s.herd_type[herd], s.map.spoken[s.herd_at[herd]], place

    def lacking(self) -> int:
        """How much food would lack for herds, settlements and units."""
        meat = self.stocks.meat
        self.stocks.meat = {}
        for herd in self.herds:
            larder = self.larder(herd)
            self.stocks.meat[larder] = self.stocks.meat.get(larder, 0) + self.meat(herd)
        needs = self.needs()
        for need in self.people.all:
            needs.add(need.nodes, need.count, need.grain)
        lacking = shortage(self.stocks.sources(), needs)
        self.stocks.meat = meat
        return lacking

    def slaughter_needed(self) -> None:
        """SZ-F7.3: one herd after the other, the least valuable that helps, until all are fed."""
        lacking = self.lacking()
        while lacking:
            best, less = NONE, lacking
            first = {self.group(herd): herd for herd in sorted(self.kept(), key=self.worth)}
            for herd in sorted(first.values(), key=self.worth):
                self.slaughtered.add(herd)
                less = self.lacking()
                self.slaughtered.remove(herd)
                if less < lacking:
                    best = herd
                    break
            if best == NONE:
                break
            self.slaughtered.add(best)
            lacking = less
        for herd in sorted(self.kept(), key=self.worth):
            if self.suffices():
                return
            if self.grain(herd):
                self.slaughtered.add(herd)

    def worth(self, herd: int) -> tuple[int, bool, int]:
        """Herds that go first are the least valuable, and not those that bring a point."""
        s = self.s
        stolen = s.herd_stolen[herd] == s.turn
        return s.content.herd_agriculture[s.herd_type[herd]], stolen, herd


def _herd_stage(s: Table) -> Rules:
    pastures = [Pasture(s, player) for player in s.order()]
    yield from each(ASK_FEEDING, [(each.player, _keep_herds(s, each)) for each in pastures])
    for pasture in pastures:
        pasture.stocks.write()
        meat = s.upkeep.meat
        total = 0
        for herd in pasture.herds:
            larder = pasture.larder(herd)
            meat[larder] = meat.get(larder, 0) + pasture.meat(herd)
            total += pasture.meat(herd)
        for herd in pasture.slaughtered:
            s.herd_owner[herd] = NONE
        if pasture.herds:
            kept, gone = len(pasture.kept()), len(pasture.slaughtered)
            s.tell(KEEPS_HERDS, pasture.player, kept, gone, total)


def _keep_herds(s: Table, pasture: Pasture) -> Rules:
    """SZ-N7.1: all at once, or by type and place; taken back until it is confirmed."""
    while pasture.herds:
        enough = pasture.suffices()
        options: list[Option] = []
        if enough:
            options.append(KEEP_THESE.of() if pasture.slaughtered else KEEP_ALL.of())
        default = options[0] if options else None
        before = set(pasture.slaughtered)
        pasture.slaughter_needed()
        needed, pasture.slaughtered = pasture.slaughtered, before
        if needed != before:
            options.append(SLAUGHTER_NEEDED.of())
            default = options[-1]
        ranges: list[Range] = []
        groups: dict[tuple[int, int, int], list[int]] = {}
        for herd in pasture.kept():
            groups.setdefault(pasture.group(herd), []).append(herd)
        for (type, field, place), herds in sorted(groups.items()):
            options.append(SLAUGHTER.of(type, field, place, 1))
            if len(herds) > 1:
                options.append(SLAUGHTER.of(type, field, place, len(herds)))
                ranges.append(Range(SLAUGHTER.of(type, field, place, 1), len(herds)))
        if len(pasture.kept()) > 1:
            options.append(SLAUGHTER_ALL.of())
        if pasture.slaughtered:
            options.append(HERDS_ANEW.of())
        grain = sum([pasture.grain(herd) for herd in pasture.kept()])
        stored = sum(pasture.stocks.grain.values())
        option = yield Ask(
            pasture.player, ASK_HERDS, options, grain, stored, default=default, ranges=ranges
        )
        if option.verb in (KEEP_ALL, KEEP_THESE):
            break
        if option.verb is SLAUGHTER_NEEDED:
            pasture.slaughtered = needed
            break
        if option.verb is SLAUGHTER_ALL:
            pasture.slaughtered = set(pasture.herds)
        elif option.verb is HERDS_ANEW:
            pasture.slaughtered = set()
        else:
            herds = sorted(groups[option.a, option.b, option.c], key=pasture.worth)
            pasture.slaughtered.update(herds[: option.d])
    yield from eat(s, pasture.stocks, pasture.needs())


# Settlements and units


def _feed_stage(s: Table, prompt: Prompt) -> Rules:
    """SZ-N7.2, SZ-N7.6, SZ-N7.11: all decide, then all eat, then who was not fed goes."""
    plans = [_plan(s, player) for player in s.order()]
    stocks = [Stocks(s, Lines(s, plan.player)) for plan in plans]
    deciding = []
    for plan, stock in zip(plans, stocks):
        deciding.append((plan.player, _feed(s, plan, stock, prompt)))
    yield from each(ASK_FEEDING, deciding)
    for plan, stock in zip(plans, stocks):
        stock.write()
        larder = Larder(s, stock)
        food = larder.needs(plan.served(), plan.served_settlements()).total()
        if food:
            s.tell(EATS, plan.player, food)
    unfed = [unit for plan in plans for unit in plan.unserved()]
    desert(s, [unit for unit in unfed if s.type[unit] == MERC])
    there = with_units(s)
    for plan in plans:
        carry_out_removals(s, plan)
        s.upkeep.served += [unit for unit in plan.units if is_in_play(s, unit)]
        s.upkeep.unserved += sorted(plan.left_settlements)
    eliminate_gone(s, there)


def _plan(s: Table, player: int) -> Plan:
    """SZ-N7.2, SZ-N7.11: who eats in a stage."""
    plan = Plan(s, player)
    lines = Lines(s, player)
    if s.upkeep.stage == BESIEGERS:
        units = besieging_units(s, player)
    else:
        units = [unit for unit in s.units_of(player) if unit not in s.upkeep.served]
        plan.settlements = s.settlements_of(player)
    plan.units = [unit for unit in units if food_of(s, unit) + grain_of(s, unit)]
    free = lines.free_settlements()
    for unit in plan.units:
        if lines.of_unit(unit) & free:
            plan.connected.add(s.at[unit])
    return plan


def _feed(s: Table, plan: Plan, stocks: Stocks, prompt: Prompt) -> Rules:
    larder = Larder(s, stocks)
    yield from allot(s, plan, larder, FEEDING, prompt)
    yield from save_by_plunder(s, plan, may_refuse=False)
    yield from eat(s, stocks, larder.needs(plan.served(), plan.served_settlements()))


# Who surrenders


def salary_of(s: Table) -> int:
    """SZ-N7.9, SZ-M8.1: the salary of mercenaries in a mode."""
    return max([round.pays for round in s.content.calendar[s.mode]])


def _surrender(s: Table) -> Rules:
    """SZ-N7.4, SZ-N7.5, SZ-N7.9, SZ-N7.11, SZ-K6.13: besiegers, then losses, then unused meat."""
    taken: set[int] = set()
    bought: list[int] = []
    pays = salary_of(s)
    stocks = []
    deciding = []
    for player in s.order():
        fields = [field for field in s.upkeep.unserved if besieger_of(s, field) == player]
        units = [unit for unit in s.upkeep.deserters if besieger_of(s, s.at[unit]) == player]
        stock = Stocks(s, Lines(s, player))
        stocks.append(stock)
        deciding.append((player, _besiege(s, stock, fields, taken, units, pays, bought)))
    yield from each(ASK_FEEDING, deciding)
    for stock in stocks:
        stock.write()
    unused = [stock.sources() for stock in stocks]
    take_deserters(s, bought, pays)
    lose_settlements(s, taken)
    for stock, sources in zip(stocks, unused):
        _sell_meat(s, stock.lines, sources)


def _besiege(
    s: Table,
    stocks: Stocks,
    fields: list[int],
    taken: set[int],
    units: list[int],
    pays: int,
    bought: list[int],
) -> Rules:
    """SZ-N7.5, SZ-N7.13: settlements are fed from the pool of their field, mercenaries are paid."""
    player = stocks.lines.player
    tiles = s.tiles[player]
    while tiles or not s.has_limits:
        options = []
        for field in fields:
            if field not in taken and covers(stocks.sources(), _need(s, stocks, field)):
                options.append(FEED_AND_TAKE.of(s.map.spoken[field]))
        if not options:
            break
        options.append(LET_STARVE.of())
        option = yield Ask(player, ASK_FEED_AND_TAKE, options, stocks.total(), default=options[0])
        if option.verb is LET_STARVE:
            break
        field = s.map.heard[option.a]
        taken.add(field)
        tiles = max(0, tiles - tiles_for(s, field))
        yield from eat(s, stocks, _need(s, stocks, field))
    yield from choose_deserters(s, player, units, pays, s.gold[player], bought)


def _need(s: Table, stocks: Stocks, field: int) -> Needs:
    found = Needs()
    found.add(stocks.lines.near(field), keep_of(s, field), grain=False)
    return found


def _sell_meat(s: Table, lines: Lines, sources: list[Source]) -> None:
    """SZ-N7.4: a coin for each meat that is left, where a free settlement is connected."""
    player = lines.player
    if s.eliminated[player]:
        return
    free: frozenset[int] = frozenset()
    for field in s.settlements_of(player):
        if s.is_free(field, player):
            free |= lines.near(field) | lines.inside(field)
    gold = sum([each.count for each in sources if each.sort == MEAT and each.nodes & free])
    s.gold[player] += gold
    if gold:
        s.tell(SELLS_MEAT, player, gold)
