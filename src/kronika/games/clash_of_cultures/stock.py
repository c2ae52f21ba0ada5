"""Chapters 6.1 to 6.3: resources, tokens and payment."""

from typing import Final

from kronika.core.asks import Ask, Event, Option, Prompt, Rules, RulesOf, Verb, packed

from .effects import in_force
from .situations import Cost, Swap
from .state import World, owner_of, sort_of, unit_of
from .terms import (
    CAPTIVES,
    CULTURE,
    FOOD,
    GOLD,
    GOOD_COUNT,
    IDEAS,
    MOOD,
    ORE,
    RESOURCE_COUNT,
    WOOD,
)
from .words import BUNDLE, GOOD, NUMBER, PLAYER, UNIT

PAY: Final = Verb("pay", (BUNDLE,))
SPEND: Final = Verb("spend", (GOOD, NUMBER))
TAKE: Final = Verb("take", (GOOD,))
FREE_CAPTIVE: Final = Verb("free-captive", (UNIT, PLAYER))
ASK_PAYMENT: Final = Prompt("payment", (BUNDLE,), "CC-F3.7")
ASK_GAIN: Final = Prompt("gain", (), "CC-F2.1")
ASK_CAPTIVE: Final = Prompt("free-captive", (NUMBER,), "CC-X16.4")
PAYS: Final = Event("pays", (PLAYER, BUNDLE))
GAINS: Final = Event("gains", (PLAYER, BUNDLE))
LOSES: Final = Event("loses", (PLAYER, BUNDLE))

FEW: Final = 12
"""Payments that are offered at once; more are made up good by good."""

MOST: Final = 15
"""Of one good in one payment: what an option can name. Only Architecture could ask for more."""

_GOLD_FOR: Final = [Swap(good, GOLD) for good in (FOOD, WOOD, ORE, IDEAS)]
"""CC-F3.3: what gold can stand for."""

_RARE_FIRST: Final = (GOLD, CAPTIVES, MOOD, CULTURE, IDEAS, FOOD, WOOD, ORE)


# Gains and limits


def limit_of(s: World, player: int, good: int) -> int:
    """CC-F1.3, CC-F1.4, CC-F1.5, CC-B5.2, CC-F1.1, CC-F2.5: how much of a good a player can store.
    Tokens have no limit.
    """
    if good >= RESOURCE_COUNT:
        return 1000
    limit = s.content.food_limit if good == FOOD else s.content.resource_limit
    for effect in in_force("limit", s, player):
        limit = effect.limit(s, player, good, limit)
    return limit


def gain(s: World, player: int, good: int, count: int = 1) -> int:
    """CC-F1.3, CC-F1.6: take a good; what is above the limit is lost. Gives what was taken."""
    stock = s.players[player].stock
    taken = min(count, max(0, limit_of(s, player, good) - stock[good]))
    if taken > 0:
        stock[good] += taken
        counts = [0] * GOOD_COUNT
        counts[good] = taken
        s.tell(GAINS, player, packed(counts))
    return taken


def gain_all(s: World, player: int, counts: list[int]) -> None:
    """Take several goods."""
    for good, count in enumerate(counts):
        if count > 0:
            gain(s, player, good, count)


def gain_choice(s: World, player: int, goods: list[int], count: int = 1) -> Rules:
    """Take one of several goods, by choice, so many times."""
    for _ in range(count):
        option = yield Ask(player, ASK_GAIN, [TAKE.of(good) for good in goods])
        gain(s, player, option.a)


def keep_limits(s: World, player: int) -> None:
    """CC-F1.7: when a limit falls, everything above it is lost at once."""
    stock = s.players[player].stock
    for good in range(RESOURCE_COUNT):
        stock[good] = min(stock[good], limit_of(s, player, good))


def have(s: World, player: int, good: int) -> int:
    """How much of a good a player has; captives are units on the board."""
    if good == CAPTIVES:
        return len(s.players[player].captives)
    return s.players[player].stock[good]


def lose(s: World, player: int, good: int, count: int) -> int:
    """Lose a good, as far as there is any. Gives what was lost."""
    lost = min(count, have(s, player, good))
    counts = [0] * GOOD_COUNT
    counts[good] = lost
    spend(s, player, counts)
    if lost:
        s.tell(LOSES, player, packed(counts))
    return lost


def spend(s: World, player: int, counts: list[int]) -> None:
    """Give goods back to the bank; captives go back to their owners."""
    realm = s.players[player]
    for good in range(CAPTIVES):
        realm.stock[good] -= counts[good]
    for _ in range(counts[CAPTIVES]):
        s.return_unit(realm.captives.pop())


# Payment


def payments(s: World, player: int, cost: Cost) -> list[list[int]]:
    """CC-F3.1, CC-F3.2, CC-F3.3, CC-F3.4, CC-F3.5, CC-F3.6, CC-F3.7: all different ways in which a
    player can pay a cost.
    """
    return _all_payments(s, player, _with_swaps(s, player, cost))


def _all_payments(s: World, player: int, complete: Cost) -> list[list[int]]:
    found = _payments_of(s, player, complete)
    for need in complete.others:
        complete.need = need
        for way in _payments_of(s, player, complete):
            if way not in found:
                found.append(way)
    return found


def _payments_of(s: World, player: int, complete: Cost) -> list[list[int]]:
    found: list[list[int]] = [[0] * GOOD_COUNT]
    stock = [have(s, player, good) for good in range(GOOD_COUNT)]
    for good in range(GOOD_COUNT):
        if complete.need[good] > 0:
            ways = _ways(complete, good, complete.need[good], stock)
            found = _combined(found, ways, stock)
            if not found:
                return []
    return found


def _with_swaps(s: World, player: int, cost: Cost) -> Cost:
    """The cost with all that may be paid in its place: gold, and what effects allow."""
    complete = Cost(cost.need, cost.purpose, cost.hex)
    complete.detail = cost.detail
    complete.gold_allowed = cost.gold_allowed
    complete.by = cost.by
    complete.others = cost.others.copy()
    complete.swaps = cost.swaps.copy()
    if cost.gold_allowed:
        complete.swaps += _GOLD_FOR
    for effect in in_force("swaps", s, player):
        effect.swaps(s, player, complete)
    return complete


def _ways(cost: Cost, good: int, need: int, stock: list[int]) -> list[list[int]]:
    """How `need` of one good can be made up, each way with what is paid, by good."""
    parts = [(need, [0] * GOOD_COUNT)]  # what is left to pay, and what is paid
    for swap in cost.swaps:
        if swap.instead_of != good:
            continue
        longer: list[tuple[int, list[int]]] = []
        for left, paid in parts:
            for count in range(min(swap.most, left // swap.worth) + 1):
                if paid[swap.pay] + count > stock[swap.pay]:
                    break
                more = paid.copy()
                more[swap.pay] += count
                longer.append((left - count * swap.worth, more))
        parts = longer
    ways: list[list[int]] = []
    for left, paid in parts:
        paid[good] += left
        if paid[good] <= stock[good] and paid not in ways:
            ways.append(paid)
    return ways


def _combined(found: list[list[int]], ways: list[list[int]], stock: list[int]) -> list[list[int]]:
    combined: list[list[int]] = []
    seen: set[int] = set()
    for one in found:
        for way in ways:
            both = [a + b for a, b in zip(one, way)]
            if all(paid <= min(there, MOST) for paid, there in zip(both, stock)):
                key = packed(both)
                if key not in seen:
                    seen.add(key)
                    combined.append(both)
    return combined


def can_pay(s: World, player: int, cost: Cost) -> bool:
    """Whether a player can pay a cost at all."""
    if _covers_plainly(s.players[player].stock, cost):
        return True
    simple = not cost.others and not cost.need[CAPTIVES]
    if simple and not in_force("swaps", s, player):
        # Nothing but gold and what the cost itself allows can stand in for what is missing.
        short = _falls_short(s, player, cost, cost.gold_allowed)
        if short or not cost.swaps:
            return False
    complete = _with_swaps(s, player, cost)
    if not complete.others and _falls_short(s, player, complete):
        return False
    return bool(_all_payments(s, player, complete))


def _covers_plainly(stock: list[int], cost: Cost) -> bool:
    """CC-F3.1: whether the goods themselves and gold are enough."""
    short = 0
    for good, need in enumerate(cost.need):
        missing = need - stock[good]
        if missing > 0:
            if good >= GOLD or not cost.gold_allowed:
                return False
            short += missing
    return short == 0 or short <= stock[GOLD] - cost.need[GOLD]


def _falls_short(s: World, player: int, cost: Cost, gold: bool = False) -> bool:
    """Whether some good cannot be made up even if everything else went into it.

    With `gold`, that stands for resources too, beside what the cost says."""
    for good, need in enumerate(cost.need):
        if need > 0:
            there = have(s, player, good)
            if gold and good < GOLD:
                there += s.players[player].stock[GOLD]
            for swap in cost.swaps:
                if swap.instead_of == good:
                    there += swap.worth * min(swap.most, have(s, player, swap.pay))
            if there < need:
                return True
    return False


def pay(s: World, player: int, cost: Cost) -> RulesOf[list[int]]:
    """CC-F3.7: the payer chooses freely among legal payments. Gives what was paid."""
    s.used += cost.once
    if cost.is_free():
        return [0] * GOOD_COUNT
    ways = payments(s, player, cost)
    need = packed(cost.need)
    for good in _RARE_FIRST:
        if len(ways) <= FEW:
            break
        counts = sorted({way[good] for way in ways})
        if len(counts) > 1:
            options = [SPEND.of(good, count) for count in counts]
            option = yield Ask(player, ASK_PAYMENT, options, need)
            ways = [way for way in ways if way[good] == option.b]
    choices: list[Option] = [PAY.of(packed(way)) for way in ways]
    option = yield Ask(player, ASK_PAYMENT, choices, need)
    paid = next(way for way in ways if packed(way) == option.a)
    yield from _choose_captives(s, player, paid[CAPTIVES])
    spend(s, player, paid)
    s.tell(PAYS, player, packed(paid))
    return paid


def _choose_captives(s: World, player: int, count: int) -> Rules:
    """CC-X16.3: which captives go; those that are chosen are put last, where `spend` takes them."""
    captives = s.players[player].captives
    for chosen in range(count):
        left = captives[: len(captives) - chosen]
        options = [FREE_CAPTIVE.of(sort_of(unit), owner_of(unit)) for unit in sorted(set(left))]
        option = yield Ask(player, ASK_CAPTIVE, options, count - chosen)
        captives.remove(unit_of(option.b, option.a))
        captives.append(unit_of(option.b, option.a))
