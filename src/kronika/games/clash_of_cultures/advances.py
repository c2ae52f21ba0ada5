"""Chapter 6.8: gaining advances, and the event tracker."""

from typing import Final

from kronika.core.asks import Ask, Event, Option, Prompt, Rules, RulesOf, Verb

from .effects import AdvanceEffect, in_force, users
from .events import draw_event
from .situations import FOR_ADVANCE, Cost
from .special_advances import gain_specials, government_of, group_of, is_government
from .state import World
from .stock import can_pay, gain, keep_limits, pay
from .terms import (
    ADVANCE_COUNT,
    FOOD,
    GOOD_COUNT,
    IDEAS,
    NONE,
)
from .words import ADVANCE, PLAYER

GAIN_ADVANCE: Final = Verb("advance", (ADVANCE,))
NO_ADVANCE: Final = Verb("no-advance")
ASK_ADVANCE: Final = Prompt("free-advance", (), "CC-G1.11")
ASK_BOUGHT_ADVANCE: Final = Prompt("bought-advance", (), "CC-G1.1")
GAINS_ADVANCE: Final = Event("gains-advance", (PLAYER, ADVANCE))

MAIN_VERBS: Final[tuple[Verb, ...]] = (GAIN_ADVANCE,)


# What can be gained


def can_gain(s: World, player: int, advance: int) -> bool:
    """CC-G1.2, CC-G1.4, CC-G1.7, CC-G1.8: not owned, prerequisites owned, one government."""
    owned = s.players[player].advances
    if owned >> advance & 1 or s.content.advance_needs[advance] & ~owned:
        return False
    return not is_government(advance) or government_of(s, player) in (NONE, group_of(advance))


def gainable(s: World, player: int) -> list[int]:
    """Every advance that a player could gain now."""
    return [advance for advance in range(ADVANCE_COUNT) if can_gain(s, player, advance)]


def affordable(s: World, player: int) -> list[int]:
    """CC-G1.1, CC-G1.2: every advance that a player could gain and pay for now."""
    found = gainable(s, player)
    # Effects only make advances cheaper: where the full price can be paid, all of them can.
    if not found or can_pay(s, player, full_price(s, found[0])):
        return found
    if not in_force("advance_cost", s, player):
        return []
    return [advance for advance in found if can_pay(s, player, price(s, player, advance))]


def full_price(s: World, advance: int) -> Cost:
    """CC-G1.1, CC-F3.2: what an advance costs everybody; ideas can stand for food."""
    cost = Cost(s.content.advance_cost, FOR_ADVANCE)
    cost.detail = advance
    cost.swap(FOOD, IDEAS)
    return cost


def price(s: World, player: int, advance: int) -> Cost:
    """CC-AP1.2: what an advance costs a player now."""
    cost = full_price(s, advance)
    for effect in in_force("advance_cost", s, player):
        effect.advance_cost(s, player, advance, cost)
    return cost


# The action


def add_main_actions(s: World, player: int, options: list[Option]) -> None:
    """CC-G1.1, CC-G1.2: every advance that can be gained and paid for."""
    for advance in affordable(s, player):
        options.append(GAIN_ADVANCE.of(advance))


def perform(s: World, player: int, option: Option) -> Rules:
    """CC-G1.1: the Advance action."""
    yield from buy(s, player, option.a, price(s, player, option.a))


def buy(s: World, player: int, advance: int, cost: Cost) -> Rules:
    """CC-G1.1, CC-G1.14: pay for an advance and gain it, with a cube of the tracker."""
    paid = yield from pay(s, player, cost)
    yield from gain_advance(s, player, advance, True, paid)


def buy_one(s: World, player: int, candidates: list[int], may_decline: bool) -> RulesOf[int]:
    """Buy one of several advances at its price without an action; gives it, or NONE."""
    options = [
        GAIN_ADVANCE.of(advance)
        for advance in candidates
        if can_gain(s, player, advance) and can_pay(s, player, price(s, player, advance))
    ]
    if not options:
        return NONE
    if may_decline:
        options.append(NO_ADVANCE.of())
    option = yield Ask(player, ASK_BOUGHT_ADVANCE, options)
    if option.verb is NO_ADVANCE:
        return NONE
    yield from buy(s, player, option.a, price(s, player, option.a))
    return option.a


def free_advance(
    s: World, player: int, candidates: list[int], from_tracker: bool, may_decline: bool
) -> RulesOf[int]:
    """CC-G1.11, CC-G1.13: gain one of several advances without its cost; gives it, or NONE."""
    options = [GAIN_ADVANCE.of(each) for each in candidates if can_gain(s, player, each)]
    if not options:
        return NONE
    if may_decline:
        options.append(NO_ADVANCE.of())
    option = yield Ask(player, ASK_ADVANCE, options)
    if option.verb is NO_ADVANCE:
        return NONE
    yield from gain_advance(s, player, option.a, from_tracker, [0] * GOOD_COUNT)
    return option.a


# What happens then


def gain_advance(s: World, player: int, advance: int, from_tracker: bool, paid: list[int]) -> Rules:
    """CC-E7.8, CC-G1.2, CC-G1.3, CC-G1.9, CC-G1.10, CC-G1.12, CC-G1.13, CC-E4.2: all that it
    brings.

    The event comes last, and the tracker is full again before it (OPEN-10).
    """
    realm = s.players[player]
    event = from_tracker and _take_cube(s, player, advance)
    realm.advances |= 1 << advance
    s.tell(GAINS_ADVANCE, player, advance)
    bonus = s.content.advance_bonus[advance]
    if bonus != NONE:
        gain(s, player, bonus)
    for effect in users("when_gained"):
        if isinstance(effect, AdvanceEffect) and effect.advance == advance:
            yield from effect.when_gained(s, player)
    yield from gain_specials(s, player)
    keep_limits(s, player)  # only now, since Ziggurats come with Dogma and lift its limit
    for effect in in_force("after_advance", s, player):
        if not isinstance(effect, AdvanceEffect) or effect.advance != advance:
            yield from effect.after_advance(s, player, advance, paid)
    if event:
        yield from draw_event(s, player)


def _take_cube(s: World, player: int, advance: int) -> bool:
    """CC-G1.2, CC-G1.9, E44: whether the cube that is taken was the last of the tracker."""
    realm = s.players[player]
    if realm.anarchy_cubes and is_government(advance):
        realm.anarchy_cubes -= 1
        return False
    realm.tracker -= 1
    if realm.tracker > 0:
        return False
    realm.tracker = s.content.tracker_cubes
    return True
