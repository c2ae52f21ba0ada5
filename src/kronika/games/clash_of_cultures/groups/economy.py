"""Economy: Bartering, Trade Routes, Taxes, Currency.

Trade Routes is a chapter of its own (trade_routes.py).
"""

from typing import Final

from kronika.core.asks import Option, Rules, Verb

from ..decks import discard_action_card
from ..effects import AdvanceEffect, Effect, can_use
from ..situations import FOR_EFFECT, Cost, Trade
from ..state import World
from ..stock import can_pay, gain, gain_choice, pay
from ..terms import (
    BARTERING,
    CULTURE,
    CURRENCY,
    FOOD,
    GOLD,
    GOOD_COUNT,
    ORE,
    TAXES,
    WOOD,
)
from ..words import ACTION_CARD, GOOD

BARTER: Final = Verb("barter", (ACTION_CARD, GOOD))
RAISE_TAXES: Final = Verb("raise-taxes")


class Bartering(AdvanceEffect):
    """CC-X8.1: once per turn an action card for 1 gold or 1 culture token."""

    def free_actions(self, s: World, player: int, options: list[Option]) -> None:
        """Any card in hand."""
        if self.may_use(s):
            for card in sorted(s.players[player].action_cards):
                options += [BARTER.of(card, GOLD), BARTER.of(card, CULTURE)]

    def act(self, s: World, player: int, option: Option) -> Rules:
        """The card is discarded face up."""
        self.use(s)
        discard_action_card(s, player, option.a)
        gain(s, player, option.b)
        yield from ()


class Taxes(AdvanceEffect):
    """CC-X8.3, CC-X8.8: food, wood and ore in any mix, one for each own city, for 1 mood."""

    def main_actions(self, s: World, player: int, options: list[Option]) -> None:
        """Once per turn."""
        cost = Cost(s.content.taxes_cost, FOR_EFFECT)
        if self.may_use(s) and s.city_count(player) > 0 and can_pay(s, player, cost):
            options.append(RAISE_TAXES.of())

    def act(self, s: World, player: int, option: Option) -> Rules:
        """First the price."""
        self.use(s)
        yield from pay(s, player, Cost(s.content.taxes_cost, FOR_EFFECT))
        yield from tax_income(s, player)


def tax_income(s: World, player: int) -> Rules:
    """CC-X8.3, CC-X8.4: one good for each own city, with Currency also gold."""
    goods = [FOOD, WOOD, ORE]
    if can_use(s, player, CURRENCY):
        goods.append(GOLD)
    yield from gain_choice(s, player, goods, s.city_count(player))


class Currency(AdvanceEffect):
    """CC-X8.4: gold in place of what Trade Routes and Taxes give."""

    def trade_yields(
        self, s: World, player: int, trade: Trade, trader: int, city: int, yields: list[list[int]]
    ) -> None:
        """One gold for one food."""
        yields.append(only(GOLD))


def only(good: int, count: int = 1) -> list[int]:
    """Counts of all goods, with some of a single one."""
    counts = [0] * GOOD_COUNT
    counts[good] = count
    return counts


TAXES_EFFECT: Final = Taxes("taxes", TAXES, RAISE_TAXES)
EFFECTS: Final[list[Effect]] = [
    Bartering("bartering", BARTERING, BARTER),
    TAXES_EFFECT,
    Currency("currency", CURRENCY),
]
