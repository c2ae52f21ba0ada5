"""Chapter 10.2, Trade Routes: settlers and ships that trade with cities of opponents."""

from typing import Final

from kronika.core.asks import Ask, Event, Kind, Option, Prompt, Rules, Verb, packed

from .effects import can_use, in_force
from .hexes import distances
from .pirates import blockaded
from .situations import BY_PORT, Trade, trader_hex, trader_of, trader_sort
from .state import World, owner_of, sort_of
from .stock import gain
from .terms import (
    ANGRY,
    BARBARIANS,
    FOOD,
    GOLD,
    GOOD_COUNT,
    MARKET,
    NONE,
    SETTLER,
    SHIP,
    TRADE_ROUTES,
    UNITS,
)
from .words import BUNDLE, CITY, HEX, PLAYER

TRADER: Final = Kind("trader", [*UNITS, "port"])
"""What trades: a sort of units, or a city with a port in place of a ship."""

USE_ROUTE: Final = Verb("use-route", (TRADER, HEX, CITY))
USE_ALL_ROUTES: Final = Verb("use-all-routes")
NO_MORE_ROUTES: Final = Verb("no-more-routes")
TAKE_YIELD: Final = Verb("take-yield", (BUNDLE,))
ASK_ROUTE: Final = Prompt("trade-route", (), "CC-X8.7")
ASK_YIELD: Final = Prompt("trade-yield", (CITY,), "CC-X8.2")
TRADES: Final = Event("trades", (PLAYER, HEX, CITY))


# What could be


def possible_routes(s: World, player: int) -> Trade:
    """CC-X8.5, CC-X8.6, CC-X8.9: the traders of a player and their possible partners."""
    trade = Trade(player)
    for hex in sorted(s.units):
        for unit in s.units[hex]:
            if owner_of(unit) == player and sort_of(unit) in (SETTLER, SHIP):
                add_trader(s, trade, hex, sort_of(unit))
    for effect in in_force("trade_partners", s, player):
        effect.trade_partners(s, player, trade)
    return trade


def add_trader(s: World, trade: Trade, hex: int, sort: int, most: int = NONE) -> None:
    """Let a unit, or a port, serve: with every city within `most` hexes, 2 if not given."""
    if sort != BY_PORT and _is_barred(s, trade.player, hex, sort):
        return
    trader = trader_of(hex, sort)
    trade.traders.append(trader)
    reach = s.content.trade_route_distance if most == NONE else most
    for city in partners_within(s, trade.player, hex, reach):
        trade.pair(trader, city)


def _is_barred(s: World, player: int, hex: int, sort: int) -> bool:
    for other in s.others(player):
        for effect in in_force("bars_trader", s, other):
            if effect.bars_trader(s, other, player, hex, sort):
                return True
    return False


def partners_within(s: World, player: int, hex: int, most: int) -> list[int]:
    """CC-X8.5, CC-X8.9, CC-U3.2: cities of opponents that are not angry, at most so far away."""
    barbarians = any(
        effect.trades_with_barbarians(s, player)
        for effect in in_force("trades_with_barbarians", s, player)
    )
    found: list[int] = []
    for other in sorted(trade_distances(s, hex, most)):
        city = s.cities.get(other)
        if city is None or city.owner == player or city.mood == ANGRY:
            continue
        if city.owner != BARBARIANS or barbarians:
            found.append(other)
    return found


def trade_distances(s: World, start: int, most: int) -> dict[int, int]:
    """CC-F7.3, CC-X8.5, CC-U3.2: over land and sea, but not over hexes that pirates block."""
    blocked = blockaded(s)
    if not blocked:
        return distances(s, start, False, most)
    found = {} if start in blocked else {start: 0}
    edge = list(found)
    for steps in range(1, most + 1):
        beyond: list[int] = []
        for hex in edge:
            for other in s.content.neighbours[hex]:
                if s.explored(other) and other not in found and other not in blocked:
                    found[other] = steps
                    beyond.append(other)
        edge = beyond
    return found


# How many at once


def best_routes(s: World, trade: Trade) -> list[tuple[int, int]]:
    """CC-X8.6: as many routes as possible beside those used, each trader and city in one."""
    cities = [city for _, city in trade.routes]
    pairs: dict[int, int] = {}
    traders = _idle(trade)
    # Traders whose route does not count come first, so that the limit cuts off others.
    traders.sort(key=lambda trader: not _is_free(s, trade.player, trader))

    def place(which: int, tried: list[int]) -> bool:
        for city in trade.partners.get(traders[which], []):
            if city in cities or city in tried:
                continue
            tried.append(city)
            if city not in pairs or place(pairs[city], tried):
                pairs[city] = which
                return True
        return False

    for which in range(len(traders)):
        place(which, [])
    routes = [(which, city) for city, which in pairs.items()]
    routes.sort()
    chosen = [(traders[which], city) for which, city in routes]
    while chosen and _counted(s, trade, chosen) > s.content.trade_route_limit:
        chosen.pop()
    return chosen


def _idle(trade: Trade) -> list[int]:
    """The traders that are not in a route."""
    idle = trade.traders.copy()
    for trader, _ in trade.routes:
        idle.remove(trader)
    return idle


def _is_free(s: World, player: int, trader: int) -> bool:
    return any(
        effect.is_free_route(s, player, trader) for effect in in_force("is_free_route", s, player)
    )


def _counted(s: World, trade: Trade, more: list[tuple[int, int]]) -> int:
    """CC-X8.6: routes that count towards the limit, those used and some more."""
    routes = trade.routes + more
    free = any(_is_free(s, trade.player, trader) for trader, _ in routes)
    return len(routes) - (1 if free else 0)


def route_count(s: World, player: int, ships_only: bool = False) -> int:
    """How many routes the position would allow a player who can use Trade Routes."""
    if not can_use(s, player, TRADE_ROUTES):
        return 0
    trade = possible_routes(s, player)
    if ships_only:
        trade.traders = [trader for trader in trade.traders if trader_sort(trader) == SHIP]
    return len(best_routes(s, trade))


# Using them


def use_trade_routes(s: World, player: int) -> Rules:
    """CC-X8.2, CC-X8.5, CC-X8.6, CC-X8.7, CC-I4.10: one route after another, as many as the player
    likes.
    """
    if not can_use(s, player, TRADE_ROUTES):
        return
    trade = possible_routes(s, player)
    while True:
        best = best_routes(s, trade)
        if not best:
            break
        options = _options(s, trade)
        if len(best) > 1:
            options.append(USE_ALL_ROUTES.of())
        options.append(NO_MORE_ROUTES.of())
        option = yield Ask(player, ASK_ROUTE, options)
        if option.verb is NO_MORE_ROUTES:
            break
        if option.verb is USE_ROUTE:
            best = [(trader_of(option.b, option.a), option.c)]
        for trader, city in best:
            yield from _use(s, trade, trader, city)
    if trade.routes:
        _pay_markets(s, trade)
        for effect in in_force("after_trade", s, player):
            yield from effect.after_trade(s, player, trade)


def _options(s: World, trade: Trade) -> list[Option]:
    cities = [city for _, city in trade.routes]
    options: list[Option] = []
    for trader in sorted(set(_idle(trade))):
        for city in trade.partners.get(trader, []):
            if city in cities or _counted(s, trade, [(trader, city)]) > s.content.trade_route_limit:
                continue
            options.append(USE_ROUTE.of(trader_sort(trader), trader_hex(trader), city))
    return options


def _use(s: World, trade: Trade, trader: int, city: int) -> Rules:
    """CC-X8.2, CC-X34.26: a route gives exactly one of its allowed yields."""
    player = trade.player
    trade.routes.append((trader, city))
    s.tell(TRADES, player, trader_hex(trader), city)
    yields = [_one(FOOD)]
    for effect in in_force("trade_yields", s, player):
        effect.trade_yields(s, player, trade, trader, city, yields)
    options: list[Option] = []
    for counts in yields:
        option = TAKE_YIELD.of(packed(counts))
        if option not in options:
            options.append(option)
    choice = yield Ask(player, ASK_YIELD, options, city)
    taken = next(counts for counts in yields if packed(counts) == choice.a)
    for good, count in enumerate(taken):
        if count:
            gain(s, player, good, count)
            for effect in in_force("after_route", s, player):
                yield from effect.after_route(s, player, trade, good)


def _one(good: int) -> list[int]:
    counts = [0] * GOOD_COUNT
    counts[good] = 1
    return counts


def _pay_markets(s: World, trade: Trade) -> None:
    """CC-I4.5: 1 gold in total for every opponent whose market cities were used."""
    for owner in s.others(trade.player):
        for _, hex in trade.routes:
            city = s.cities[hex]
            if city.owner == owner and city.has(MARKET):
                gain(s, owner, GOLD)
                break
