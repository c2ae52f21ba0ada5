"""What everybody sees of trade: nodes with who is strong there, and the cards that are revealed."""

from typing import Any

from . import names
from .connections import is_connected
from .decks.trade import TradeCard, TradeNode
from .land import owns
from .places import NODES, PROVINCES
from .state import Table
from .terms import KEY_RULES, NONE
from .trade_nodes import (
    ROWS,
    first_row,
    is_collector,
    nodes_for,
    power_in,
    power_with_keys,
    presence,
    primary_income,
    reached,
    row_income,
)

Facts = dict[str, Any]


def nodes_of_view(s: Table) -> Facts:
    """EU-12.2.2, EU-12.5.2: every Trade Node in play: Trade Power of who has a Merchant there, and
    whose chain leads to it."""
    chains = [reached(s, seat) for seat in range(s.count)]
    return {
        NODES[node]: {
            "maritime": s.atlas.node_maritime[node],
            "power": [presence(s, seat, node) for seat in range(s.count)],
            "reach": [seat for seat in range(s.count) if is_connected(s, node, chains[seat])],
        }
        for node in s.atlas.nodes
    }


def revealed_of_view(s: Table) -> Facts | None:
    """EU-12.0.2: who trades, and the cards that he has revealed. None: nobody."""
    trader, cards = s.occasion.trader, list(s.occasion.trade_cards)
    if trader == NONE:
        return None
    open_to = nodes_for(s, trader, cards, s.occasion.trade_bonus)
    return {
        "trader": trader,
        "powers": list(s.content.tables.trade_powers),
        "cards": [_card(s, place, number, open_to) for place, number in enumerate(cards)],
    }


def _card(s: Table, place: int, number: int, open_to: list[tuple[int, int, int]]) -> Facts:
    card = s.content.trade.cards[number]
    return {
        "card": names.TRADE.ids[number],
        "good": names.GOODS.ids[card.good],
        "rows": [list(row) for row in s.content.tables.trade_income[card.sort]],
        "nodes": [
            _node(s, card, at, (place, n, 0) in open_to, (place, n, 1) in open_to)
            for n, at in enumerate(card.nodes)
        ],
    }


def _node(s: Table, card: TradeCard, at: TradeNode, is_open: bool, is_led: bool) -> Facts:
    """EU-12.1.5, EU-12.5.1, EU-12.5.4, EU-12.5.6: a node of a card, its Key Provinces, and what who
    can collect there gets at most: who is stronger in the same row pushes others down."""
    trader = s.occasion.trader
    seats = [
        seat
        for seat in range(s.count)
        if (seat == trader and is_open) or (seat != trader and is_collector(s, seat, at))
    ]
    return {
        "node": NODES[at.node],
        "in_play": s.atlas.has_node[at.node],
        "open": is_open,
        "needs": None if at.rule == NONE else KEY_RULES[at.rule],
        "keys": [
            {
                "province": PROVINCES[key],
                "plus": plus,
                "seat": next((seat for seat in range(s.count) if owns(s, seat, key)), None),
            }
            for key, plus in zip(at.keys, at.plus)
        ],
        "collectors": [_collector(s, seat, card, at) for seat in seats],
        "secondary": None if at.secondary == NONE else NODES[at.secondary],
        "secondary_open": is_led,
        "secondary_income": row_income(s, card, ROWS - 1, at.secondary) if is_led else 0,
    }


def _collector(s: Table, seat: int, card: TradeCard, at: TradeNode) -> Facts:
    is_bot = s.switches.is_bot(seat)
    power = power_in(s, seat, at.node) if is_bot else power_with_keys(s, seat, at)
    if seat == s.occasion.trader:
        power += s.occasion.trade_bonus
    row = first_row(s, power) + s.pirates[at.node]
    income = 0 if is_bot else primary_income(s, seat, card, row, at.node)
    return {"seat": seat, "power": power, "income": income}
