"""Chapter 12.1: trade cards."""

from pathlib import Path
from typing import Final, final

from kronika.core.entries import Entry, read

from ..atlas import Atlas
from ..names import GOODS, TRADE
from ..places import NODES, PROVINCES
from ..terms import (
    GOLD,
    KEY_RULES,
    NONE,
    SPECIAL_GOODS,
    TRADE_CARDS,
    TRADE_CLASSES,
)
from .shared import place

CARD_FIELDS: Final = ("id", "good", "class", "start", "continents", "nodes")
NODE_FIELDS: Final = ("node", "secondary", "requirement", "keys")
STARTS: Final = ("any", "east")
WITH_ANY_BOARD, WITH_THE_EAST = range(2)
MOST_KEYS: Final = 4
MOST_PLUS: Final = 2


@final
class TradeNode:
    """A primary node of a card."""

    def __init__(self, node: int, secondary: int, rule: int) -> None:
        self.node: Final = node
        self.secondary: Final = secondary
        """The node in brackets; NONE."""
        self.rule: Final = rule
        """EU-12.1.5: what must be on its Key Provinces; NONE: nothing."""
        self.keys: list[int] = []
        self.plus: list[int] = []
        """What each Key Province adds beside the 1 that all add."""


@final
class TradeCard:
    """A trade card."""

    def __init__(self) -> None:
        self.good: int = NONE
        self.special: int = NONE
        self.sort: int = NONE
        """The class that gives its rows of income."""
        self.start: int = NONE
        """With which boards it is in the deck from the start; NONE: when a continent is found."""
        self.continents: list[int] = []
        self.nodes: list[TradeNode] = []


@final
class Trade:
    """The trade cards; a list by number, and the numbers of this pack."""

    def __init__(self) -> None:
        self.cards: list[TradeCard] = []
        self.numbers: list[int] = []
        self.good_special: dict[int, int] = {}


def load_trade(folder: Path, atlas: Atlas) -> Trade:
    """EU-CMP.2: read the trade cards, and count them."""
    entry = read(folder, "trade.json", ("goods", "cards"))
    trade = Trade()
    goods: dict[str, int] = {}
    for each in entry.entries("goods", ("id", "special")):
        goods[each.text("id")] = GOODS.number(each.text("id"))
        special = each.choice("special", SPECIAL_GOODS) if each.has("special") else NONE
        trade.good_special[goods[each.text("id")]] = special
    for each in entry.entries("cards", CARD_FIELDS):
        card = TradeCard()
        card.good = goods[list(goods)[each.choice("good", list(goods))]]
        card.special = trade.good_special[card.good]
        card.sort = each.choice("class", TRADE_CLASSES)
        card.start = each.choice("start", STARTS) if each.has("start") else NONE
        card.continents = _read_continents(each, atlas)
        if card.start == NONE and not card.continents:
            raise each.error("can never enter the deck")
        nodes = each.items("nodes", dict, "tables")
        if not 2 <= len(nodes) <= 3:
            raise each.error(f"must have 2 or 3 nodes, it has {len(nodes)}")
        for position, table in enumerate(nodes, start=1):
            node = Entry(f"{each.where}: nodes {position}", table, NODE_FIELDS)
            card.nodes.append(_read_node(node, atlas))
        number = TRADE.number(each.text("id"))
        trade.numbers.append(number)
        place(trade.cards, number, card, TradeCard)
    _check(entry, trade, atlas)
    return trade


def _read_continents(entry: Entry, atlas: Atlas) -> list[int]:
    if not entry.has("continents"):
        return []
    known = [str(number) for number in atlas.continent_number if number]
    found = entry.items("continents", int, "whole numbers")
    return [entry.find("continent", str(number), known) for number in found]


def _read_node(entry: Entry, atlas: Atlas) -> TradeNode:
    number = entry.choice("node", NODES)
    secondary = entry.choice("secondary", NODES) if entry.has("secondary") else NONE
    rule = entry.choice("requirement", KEY_RULES) if entry.has("requirement") else NONE
    if (rule != NONE) != (atlas.node_continent[number] != NONE):
        raise entry.error("distant nodes, and only these, have a requirement")
    node = TradeNode(number, secondary, rule)
    keys = entry.value("keys", dict, "a table")
    if not 1 <= len(keys) <= MOST_KEYS:
        raise entry.error(f"must have 1 to {MOST_KEYS} key provinces")
    table = entry.entry("keys", list(keys))
    for name in keys:
        node.keys.append(entry.find("province", name, PROVINCES))
        node.plus.append(table.number(name))
        if node.plus[-1] > MOST_PLUS:
            raise table.error(f'field "{name}" must be at most {MOST_PLUS}')
    return node


def _check(entry: Entry, trade: Trade, atlas: Atlas) -> None:
    entry.count("cards", len(trade.numbers), TRADE_CARDS)
    named = {node.node for number in trade.numbers for node in trade.cards[number].nodes}
    for number, name in enumerate(NODES):
        if number not in named:
            raise entry.error(f'no card names the node "{name}"')
    gold = {
        key
        for number in trade.numbers
        for node in trade.cards[number].nodes
        for key in node.keys
        if trade.cards[number].special == GOLD
    }
    for province in atlas.provinces:
        if atlas.province_gold[province] and province not in gold:
            raise entry.error(f'"{PROVINCES[province]}" has gold, and is on no card of gold')
