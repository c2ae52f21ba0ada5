"""Chapters 8.4 and 8.6: goods that players hand over to each other: how much, what worth, where."""

from typing import Final

from kronika.core.asks import (
    COUNT_BITS,
    MOST_COUNTED,
    Ask,
    Event,
    Option,
    Prompt,
    Range,
    Rules,
    Verb,
)

from .commodities import market_value, port_components, trading_components
from .control import is_contested
from .farming import distribute_grain
from .parley import Offer
from .state import Table
from .storage import room_for_fed_herds, room_for_fish, room_for_grain, room_for_herds
from .supply import Network, linked
from .terms import AID, FIRST_HERD, FISH, GOLD, GOODS, GRAIN, NONE, TRADE
from .words import BUNDLE, FIELD, HERD, NUMBER, PLAYER

HAND_GRAIN: Final = Verb("hand-grain", (FIELD, NUMBER))
HAND_FISH: Final = Verb("hand-fish", (FIELD, NUMBER))
HAND_HERD: Final = Verb("hand-herd", (HERD, FIELD))
GET_FISH: Final = Verb("get-fish", (FIELD, NUMBER))
GET_HERD: Final = Verb("get-herd", (HERD, FIELD))
GET_HERD_INSIDE: Final = Verb("get-herd-inside", (HERD, FIELD))
ASK_HAND: Final = Prompt("hand-over", (PLAYER, NUMBER), "SZ-H4.14")
ASK_GET_FISH: Final = Prompt("get-fish", (NUMBER,), "SZ-H4.14")
ASK_GET_HERD: Final = Prompt("get-herd", (HERD,), "SZ-H4.14")
HANDS_OVER: Final = Event("hands-over", (PLAYER, PLAYER, BUNDLE))


def amount(bundle: int, good: int) -> int:
    """How much of a good is in a bundle."""
    return bundle >> COUNT_BITS * good & MOST_COUNTED


def of_gold(gold: int) -> int:
    """A bundle of nothing but gold."""
    return gold << COUNT_BITS * GOLD


def is_gold(bundle: int) -> bool:
    """Whether there is nothing but gold in a bundle, or nothing at all."""
    return bundle == of_gold(amount(bundle, GOLD))


# What players have


def stock(s: Table, player: int) -> list[int]:
    """SZ-H4.14: how much of each good a player has, wherever it is."""
    counts = [0] * len(GOODS)
    counts[GOLD] = s.gold[player]
    for field in s.settlements_of(player):
        counts[GRAIN] += s.stored_grain[field]
        counts[FISH] += s.stored_fish[field]
    for herd, owner in enumerate(s.herd_owner):
        if owner == player:
            counts[FIRST_HERD + s.herd_type[herd]] += 1
    return counts


def trade_links(s: Table, one: Network, other: Network) -> tuple[set[int], set[int]]:
    """SZ-H6.1, SZ-H5.1, SZ-M7.5, SZ-EX09: the parts of two networks between which goods travel.

    They share a field, or fields of both are adjacent; or each has a port that is not blocked.
    """
    mine: set[int] = set()
    theirs: set[int] = set()
    my_ports, their_ports = port_components(s, one), port_components(s, other)
    if my_ports and their_ports:
        mine |= my_ports
        theirs |= their_ports
    my_parts, their_parts = trading_components(s, one), trading_components(s, other)
    for field in one.links:
        if one.component[field] in my_parts:
            for near in [field, *linked(s, field, one.player)]:
                if other.component[near] in their_parts:
                    mine.add(one.component[field])
                    theirs.add(other.component[near])
    return mine, theirs


def stock_within(s: Table, network: Network, parts: set[int]) -> list[int]:
    """SZ-M7.2, SZ-H6.1: how much of each good can travel to a partner; gold always can."""
    player = network.player
    counts = [0] * len(GOODS)
    counts[GOLD] = s.gold[player]
    for field in s.settlements_of(player):
        if network.inside[field] in parts:
            counts[GRAIN] += s.stored_grain[field]
            counts[FISH] += s.stored_fish[field]
    for herd in _herds_within(s, network, parts):
        counts[FIRST_HERD + s.herd_type[herd]] += 1
    return counts


def _herds_within(s: Table, network: Network, parts: set[int]) -> list[int]:
    found = []
    for herd, owner in enumerate(s.herd_owner):
        if owner == network.player:
            field = s.herd_at[herd]
            places = {network.inside[field]} if s.herd_inside[herd] else network.near(field)
            if places & parts:
                found.append(herd)
    return found


def stocks(s: Table, one: int, other: int, pact: int) -> tuple[list[int], list[int]]:
    """What two players can give each other in a pact; a trade needs a way for the goods."""
    if pact not in (TRADE, AID):
        return stock(s, one), stock(s, other)
    mine, theirs = Network(s, one), Network(s, other)
    my_parts, their_parts = trade_links(s, mine, theirs)
    if not my_parts:
        return [0] * len(GOODS), [0] * len(GOODS)
    return stock_within(s, mine, my_parts), stock_within(s, theirs, their_parts)


def worth(s: Table, player: int, bundle: int) -> int:
    """SZ-H4.7: a bundle in gold, at the prices at which its owner could sell it."""
    gold = amount(bundle, GOLD)
    if is_gold(bundle):
        return gold
    network = Network(s, player)
    herds: list[int] = []
    for type in range(len(GOODS) - FIRST_HERD):
        own = [
            herd
            for herd, owner in enumerate(s.herd_owner)
            if owner == player and s.herd_type[herd] == type
        ]
        ranked = sorted([(-market_value(s, network, [herd], 0, 0), herd) for herd in own])
        herds += [herd for _, herd in ranked[: amount(bundle, FIRST_HERD + type)]]
    grain, fish = amount(bundle, GRAIN), amount(bundle, FISH)
    return gold + market_value(s, network, herds, grain, fish)


# From hand to hand


def exchange(s: Table, offer: Offer) -> Rules:
    """SZ-H4.14: both hand over, then both find places; what has none is lost but counts as paid."""
    player, partner, pact, given, wanted = offer
    if is_gold(given) and is_gold(wanted):  # nobody has to choose anything
        _pay(s, player, partner, given)
        _pay(s, partner, player, wanted)
        return
    mine, theirs = Network(s, player), Network(s, partner)
    parts: tuple[set[int] | None, set[int] | None] = (None, None)
    if pact == TRADE:
        parts = trade_links(s, mine, theirs)
    yield from _hand_over(s, mine, parts[0], partner, given)
    yield from _hand_over(s, theirs, parts[1], player, wanted)
    yield from _receive(s, partner, given, pact == TRADE)
    yield from _receive(s, player, wanted, pact == TRADE)


def _pay(s: Table, giver: int, taker: int, bundle: int) -> None:
    """A bundle of gold from hand to hand."""
    if bundle:
        s.tell(HANDS_OVER, giver, taker, bundle)
        s.gold[giver] -= amount(bundle, GOLD)
        s.gold[taker] += amount(bundle, GOLD)


def _hand_over(
    s: Table, network: Network, parts: set[int] | None, taker: int, bundle: int
) -> Rules:
    """Who gives chooses from where."""
    if not bundle:
        return
    s.tell(HANDS_OVER, network.player, taker, bundle)
    s.gold[network.player] -= amount(bundle, GOLD)
    yield from _give(s, network, parts, taker, HAND_GRAIN, s.stored_grain, amount(bundle, GRAIN))
    yield from _give(s, network, parts, taker, HAND_FISH, s.stored_fish, amount(bundle, FISH))
    for type in range(len(GOODS) - FIRST_HERD):
        for _ in range(amount(bundle, FIRST_HERD + type)):
            yield from _give_herd(s, network, parts, taker, type)


def _receive(s: Table, taker: int, bundle: int, bought: bool) -> Rules:
    """SZ-H4.14: on legal places of who takes it."""
    s.gold[taker] += amount(bundle, GOLD)
    for type in range(len(GOODS) - FIRST_HERD):
        for _ in range(amount(bundle, FIRST_HERD + type)):
            yield from _get_herd(s, taker, type, bought)
    homes = s.settlements_of(taker)
    room = sum([room_for_grain(s, field) for field in homes])
    yield from distribute_grain(s, taker, homes, min(room, amount(bundle, GRAIN)))
    yield from _get_fish(s, taker, amount(bundle, FISH))


def _give(
    s: Table,
    network: Network,
    parts: set[int] | None,
    taker: int,
    verb: Verb,
    stored: list[int],
    count: int,
) -> Rules:
    while count:
        stores = [
            field
            for field in s.settlements_of(network.player)
            if stored[field] and (parts is None or network.inside[field] in parts)
        ]
        most = [min(count, stored[field]) for field in stores]
        if sum([stored[field] for field in stores]) == count:
            for field in stores:
                stored[field] = 0
            return
        options = [verb.of(s.map.spoken[f], n) for f, n in zip(stores, most)]
        ranges = [Range(verb.of(s.map.spoken[f], 1), n) for f, n in zip(stores, most) if n > 1]
        if len(stores) == 1:
            ranges = []
        option = yield Ask(
            *(network.player, ASK_HAND, options, taker, count), default=options[0], ranges=ranges
        )
        stored[s.map.heard[option.a]] -= option.b
        count -= option.b


def _give_herd(s: Table, network: Network, parts: set[int] | None, taker: int, type: int) -> Rules:
    found: dict[Option, int] = {}
    own = range(len(s.herd_owner)) if parts is None else _herds_within(s, network, parts)
    for herd in own:
        if s.herd_owner[herd] == network.player and s.herd_type[herd] == type:
            found.setdefault(HAND_HERD.of(type, s.map.spoken[s.herd_at[herd]]), herd)
    options = list(found)
    option = yield Ask(network.player, ASK_HAND, options, taker, 1, default=options[0])
    s.herd_owner[found[option]] = NONE


def _get_herd(s: Table, taker: int, type: int, bought: bool) -> Rules:
    """SZ-H4.14, SZ-N3.2: a herd that was traded has no young in this round."""
    options: list[Option] = []
    for field in range(s.map.count):
        grazes = s.control[field] == taker and not is_contested(s, field)
        if grazes and room_for_herds(s, field) > 0:
            options.append(GET_HERD.of(type, s.map.spoken[field]))
        if s.settlement_owner[field] == taker and room_for_fed_herds(s, field) > 0:
            options.append(GET_HERD_INSIDE.of(type, s.map.spoken[field]))
    if not options:
        return
    option = yield Ask(taker, ASK_GET_HERD, options, type, default=options[0])
    herd = s.add_herd(taker, type, s.map.heard[option.b], option.verb is GET_HERD_INSIDE)
    s.herd_bought[herd] = s.turn if bought else 0


def _get_fish(s: Table, taker: int, count: int) -> Rules:
    while count:
        yards = [field for field in s.settlements_of(taker) if room_for_fish(s, field) > 0]
        if not yards:
            return
        most = [min(count, room_for_fish(s, field)) for field in yards]
        options = [GET_FISH.of(s.map.spoken[f], n) for f, n in zip(yards, most)]
        ranges = [Range(GET_FISH.of(s.map.spoken[f], 1), n) for f, n in zip(yards, most) if n > 1]
        if len(yards) == 1:
            ranges = []
        option = yield Ask(taker, ASK_GET_FISH, options, count, default=options[0], ranges=ranges)
        s.stored_fish[s.map.heard[option.a]] += option.b
        count -= option.b
