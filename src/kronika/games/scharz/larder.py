"""Chapter 13.7: food in pools, whom it feeds, and what of it is eaten."""

from typing import Final, final

from kronika.core.asks import Ask, Option, Prompt, Range, Rules, RulesOf, Verb

from .allotment import Means, keep_of, price_of
from .lines import Lines
from .salaries import is_inside
from .state import Table
from .terms import MERC
from .words import FIELD, NUMBER

MEAT: Final = 0
FISH: Final = 1
GRAIN: Final = 2
"""What is eaten, in the order in which one gives it away: meat cannot be stored, grain is sown."""
PAIR: Final = 2
"""SZ-N7.2: fish that make one food."""

EAT: Final = Verb("eat", (NUMBER, NUMBER, NUMBER))
CHOOSE_FOOD: Final = Verb("choose-food", talk=True)
EAT_MEAT: Final = Verb("eat-meat", (FIELD, NUMBER))
EAT_FISH: Final = Verb("eat-fish", (FIELD, NUMBER))
EAT_GRAIN: Final = Verb("eat-grain", (FIELD, NUMBER))
TAKE_FISH: Final = Verb("take-fish", (FIELD, NUMBER))
TAKE_GRAIN: Final = Verb("take-grain", (FIELD, NUMBER))
ASK_FOOD: Final = Prompt("food", (NUMBER,), "SZ-N7.2")
ASK_AMOUNT: Final = Prompt("food-amount", (NUMBER,), "SZ-N7.12")
ASK_STORE: Final = Prompt("food-store", (NUMBER,), "SZ-N7.13")
AMOUNTS: Final = (EAT_MEAT, EAT_FISH, EAT_GRAIN)

Nodes = frozenset[int]


@final
class Source:
    """SZ-N7.13: all food of one sort in one pool, in foods, and where it lies."""

    def __init__(self, sort: int, nodes: Nodes) -> None:
        self.sort = sort
        self.nodes = nodes
        self.count = 0
        self.stores: list[int] = []
        """Fields of grain and fish, larders of meat."""


@final
class Need:
    """What consumers of the same pools need, in foods; `grain`: that must be grain (SZ-N7.12)."""

    def __init__(self, nodes: Nodes, grain: bool) -> None:
        self.nodes = nodes
        self.grain = grain
        self.count = 0


@final
class Needs:
    """The needs of some consumers, one entry for those that can eat the same."""

    def __init__(self) -> None:
        self.all: list[Need] = []

    def add(self, nodes: Nodes, count: int, grain: bool) -> None:
        """So much more is needed."""
        if not count:
            return
        for need in self.all:
            if need.nodes == nodes and need.grain == grain:
                need.count += count
                return
        need = Need(nodes, grain)
        need.count = count
        self.all.append(need)

    def total(self) -> int:
        """How much is needed."""
        return sum([need.count for need in self.all])


@final
class Kitchen:
    """Food on its way from sources to needs.

    What one source gives stays given while others add to it, so amounts can be chosen one after
    the other: see `bounds`.
    """

    def __init__(self, sources: list[Source], needs: list[Need]) -> None:
        self.sources = sources
        self.needs = needs
        self.flow = [[0] * len(needs) for _ in sources]
        self.filled = [0] * len(needs)
        self.lacking = sum([need.count for need in needs])

    def _fits(self, source: int, need: int) -> bool:
        one, other = self.sources[source], self.needs[need]
        return (one.sort == GRAIN or not other.grain) and not one.nodes.isdisjoint(other.nodes)

    def route(self, source: int, most: int) -> int:
        """Give up to so much of a source; returns how much was of use."""
        given = 0
        for need, wanted in enumerate(self.needs):
            if given < most and self.filled[need] < wanted.count and self._fits(source, need):
                count = min(most - given, wanted.count - self.filled[need])
                self.flow[source][need] += count
                self.filled[need] += count
                given += count
        while given < most and self._push(source, set()):
            given += 1
        self.lacking -= given
        return given

    def _push(self, source: int, seen: set[int]) -> bool:
        """One more of a source, where need be by moving what others give."""
        for need, wanted in enumerate(self.needs):
            if need in seen or not self._fits(source, need):
                continue
            seen.add(need)
            if self.filled[need] < wanted.count:
                self.flow[source][need] += 1
                self.filled[need] += 1
                return True
            for other in range(len(self.sources)):
                if other != source and self.flow[other][need] and self._push(other, seen):
                    self.flow[other][need] -= 1
                    self.flow[source][need] += 1
                    return True
        return False


def bounds(sources: list[Source], needs: list[Need], given: list[int]) -> tuple[int, int]:
    """The least and the most that the next source can give when others gave so much before."""
    place = len(given)
    kitchen = Kitchen(sources, needs)
    for source, count in enumerate(given):
        kitchen.route(source, count)
    most = kitchen.route(place, sources[place].count)
    kitchen = Kitchen(sources, needs)
    for source, count in enumerate(given):
        kitchen.route(source, count)
    for source in range(place + 1, len(sources)):
        kitchen.route(source, sources[source].count)
    return kitchen.lacking, most


@final
class Stocks:
    """A player's food while he decides: grain and fish by field, meat by larder."""

    def __init__(self, s: Table, lines: Lines) -> None:
        self.s = s
        self.lines = lines
        self.grain: dict[int, int] = {}
        self.fish: dict[int, int] = {}
        self.meat: dict[int, int] = {}
        for field in s.settlements_of(lines.player):
            self.grain[field] = s.stored_grain[field]
            self.fish[field] = s.stored_fish[field]
        for larder, count in s.upkeep.meat.items():
            if larder_player(s, larder) == lines.player:
                self.meat[larder] = count

    def write(self) -> None:
        """What was eaten is gone."""
        for field, count in self.grain.items():
            self.s.stored_grain[field] = count
        for field, count in self.fish.items():
            self.s.stored_fish[field] = count
        self.s.upkeep.meat.update(self.meat)

    def sources(self) -> list[Source]:
        """SZ-N7.12, SZ-N7.13: the pools; fish count in pairs, odd ones of a pool not at all."""
        found: list[Source] = []
        for larder in sorted(self.meat):
            _add(found, MEAT, larder_nodes(self.lines, larder), larder, self.meat[larder])
        for field in sorted(self.fish):
            _add(found, FISH, self.lines.inside(field), field, self.fish[field])
        for field in sorted(self.grain):
            _add(found, GRAIN, self.lines.inside(field), field, self.grain[field])
        for source in found:
            if source.sort == FISH:
                source.count //= PAIR
        return found

    def total(self) -> int:
        """All food."""
        return sum([source.count for source in self.sources()])


def _add(found: list[Source], sort: int, nodes: Nodes, store: int, count: int) -> None:
    if not count:
        return
    for source in found:
        if source.sort == sort and source.nodes == nodes:
            break
    else:
        source = Source(sort, nodes)
        found.append(source)
    source.count += count
    source.stores.append(store)


# Larders: where the meat of a herd is


def larder_of(s: Table, player: int, field: int, inside: bool) -> int:
    """SZ-N7.13: meat stays where its herd was."""
    return 2 * (player * s.map.count + field) + inside


def larder_player(s: Table, larder: int) -> int:
    """Whose meat it is."""
    return larder // 2 // s.map.count


def larder_field(s: Table, larder: int) -> int:
    """Where it is."""
    return larder // 2 % s.map.count


def larder_nodes(lines: Lines, larder: int) -> Nodes:
    """What it is connected to."""
    field = larder_field(lines.s, larder)
    return lines.inside(field) if larder % 2 else lines.of_field(field)


# Who eats what


def food_of(s: Table, unit: int) -> int:
    """SZ-N7.2, SZ-N7.8: food of any sort; mercenaries eat only when they are encircled."""
    if s.type[unit] == MERC:
        return 1 if is_inside(s, unit) and s.encircled_since[s.at[unit]] else 0
    return s.content.unit_food[s.type[unit]]


def grain_of(s: Table, unit: int) -> int:
    """SZ-N7.2, SZ-N7.12: the grain of cavalry and elephants."""
    return s.content.unit_grain[s.type[unit]]


@final
class Larder(Means):
    """SZ-N7.2, SZ-N7.13: a player's food, and what his pieces need."""

    def __init__(self, s: Table, stocks: Stocks) -> None:
        self.s = s
        self.stocks = stocks
        self.nodes: dict[int, Nodes] = {}

    def unit_price(self, unit: int) -> int:
        """Foods, of which some must be grain."""
        return food_of(self.s, unit) + grain_of(self.s, unit)

    def settlement_price(self, field: int) -> int:
        """SZ-N7.8: never twice as much."""
        return keep_of(self.s, field)

    def needs(self, units: list[int], settlements: list[int]) -> Needs:
        """What all of these need."""
        found = Needs()
        lines = self.stocks.lines
        for field in settlements:
            found.add(lines.inside(field), keep_of(self.s, field), grain=False)
        for unit in units:
            if unit not in self.nodes:
                self.nodes[unit] = lines.of_unit(unit)
            found.add(self.nodes[unit], food_of(self.s, unit), grain=False)
            found.add(self.nodes[unit], grain_of(self.s, unit), grain=True)
        return found

    def suffices(self, units: list[int], settlements: list[int], commanders: int) -> bool:
        """SZ-N7.3, SZ-N7.12: whether connected food is there for all of these."""
        if price_of(self, units, settlements) + commanders > self.stock():
            return False
        return covers(self.stocks.sources(), self.needs(units, settlements))

    def stock(self) -> int:
        """All food, wherever it is."""
        return self.stocks.total()


def shortage(sources: list[Source], needs: Needs) -> int:
    """How much is lacking for all needs."""
    kitchen = Kitchen(sources, needs.all)
    for place, source in enumerate(sources):
        kitchen.route(place, source.count)
    return kitchen.lacking


def covers(sources: list[Source], needs: Needs) -> bool:
    """Whether there is enough."""
    return shortage(sources, needs) == 0


# What is eaten


def eat(s: Table, stocks: Stocks, needs: Needs) -> Rules:
    """SZ-N7.2, SZ-N7.12, SZ-N7.13: the owner says what is eaten; it must be enough.

    Proposed is meat first, then fish, then grain, from the fullest stores.
    """
    if not needs.total():
        return
    player = stocks.lines.player
    sources = stocks.sources()
    chosen = _proposal(stocks, sources, needs)
    while _has_choice(stocks, sources, needs):
        sums = [0, 0, 0]
        for source, taken in zip(sources, chosen):
            sums[source.sort] += sum(taken)
        options = [EAT.of(sums[MEAT], sums[FISH], sums[GRAIN]), CHOOSE_FOOD.of()]
        option = yield Ask(player, ASK_FOOD, options, needs.total(), default=options[0])
        if option.verb is EAT:
            break
        chosen = yield from _choose(s, stocks, sources, needs)
    for source, taken in zip(sources, chosen):
        for store, count in zip(source.stores, taken):
            _stock(stocks, source)[store] -= count


def _stock(stocks: Stocks, source: Source) -> dict[int, int]:
    if source.sort == MEAT:
        return stocks.meat
    return stocks.fish if source.sort == FISH else stocks.grain


def _proposal(stocks: Stocks, sources: list[Source], needs: Needs) -> list[list[int]]:
    kitchen = Kitchen(sources, needs.all)
    return [
        _from_fullest(stocks, source, kitchen.route(place, source.count))
        for place, source in enumerate(sources)
    ]


def _pieces(source: Source, count: int) -> int:
    return PAIR * count if source.sort == FISH else count


def _from_fullest(stocks: Stocks, source: Source, count: int) -> list[int]:
    """Grain, fish or meat for so many foods, one after the other from the fullest store."""
    stock = _stock(stocks, source)
    taken = [0] * len(source.stores)
    for _ in range(_pieces(source, count)):
        left = [stock[store] - taken[place] for place, store in enumerate(source.stores)]
        taken[left.index(max(left))] += 1
    return taken


def _has_choice(stocks: Stocks, sources: list[Source], needs: Needs) -> bool:
    given: list[int] = []
    for source in sources:
        least, most = bounds(sources, needs.all, given)
        if least < most:
            return True
        given.append(most)
        full = sum([_stock(stocks, source)[store] for store in source.stores])
        several = source.sort != MEAT and len(source.stores) > 1
        if several and 0 < _pieces(source, most) < full:
            return True
    return False


def _choose(
    s: Table, stocks: Stocks, sources: list[Source], needs: Needs
) -> RulesOf[list[list[int]]]:
    """Source by source, and store by store."""
    player = stocks.lines.player
    given: list[int] = []
    chosen: list[list[int]] = []
    for source in sources:
        least, most = bounds(sources, needs.all, given)
        store = source.stores[0]
        field = s.map.spoken[larder_field(s, store) if source.sort == MEAT else store]
        count = yield from _number(player, ASK_AMOUNT, AMOUNTS[source.sort], field, least, most)
        given.append(count)
        if source.sort == MEAT:
            chosen.append(_from_fullest(stocks, source, count))
        else:
            chosen.append((yield from _choose_stores(s, stocks, source, count)))
    return chosen


def _choose_stores(s: Table, stocks: Stocks, source: Source, count: int) -> RulesOf[list[int]]:
    verb = TAKE_FISH if source.sort == FISH else TAKE_GRAIN
    stock = _stock(stocks, source)
    left = _pieces(source, count)
    taken: list[int] = []
    for place, store in enumerate(source.stores):
        later = sum([stock[other] for other in source.stores[place + 1 :]])
        least, most = max(0, left - later), min(left, stock[store])
        part = yield from _number(
            stocks.lines.player, ASK_STORE, verb, s.map.spoken[store], least, most
        )
        taken.append(part)
        left -= part
    return taken


def _number(
    player: int, prompt: Prompt, verb: Verb, field: int, least: int, most: int
) -> RulesOf[int]:
    """Any number between two; without asking where they are the same."""
    if least == most:
        return most
    options: list[Option] = [verb.of(field, most), verb.of(field, least)]
    ranges = [Range(verb.of(field, least), most)]
    option = yield Ask(player, prompt, options, most, default=options[0], ranges=ranges)
    return option.b
