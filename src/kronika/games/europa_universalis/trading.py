"""EU-5.4.TR and chapter 12: the action Trade."""

from typing import Final

from kronika.core.asks import Ask, Event, Option, Prompt, Rules, RulesOf, Verb

from .bot_trade import move_bot_merchants, reward_bot
from .cards import draw_trade
from .connections import connected, runs_through, trade_places
from .decks.trade import TradeCard, TradeNode
from .effects import things
from .land import base_tax
from .manner import Manner
from .modifiers import power_cost
from .purse import pay_power, power_of
from .recording import record_trade
from .sea_routes import (
    SLOT,
    TAKE_A_SLOT,
    move_ship,
    sea_of,
    ship_moves,
    slot_options,
    take_ships,
    take_slot,
)
from .state import Table
from .terms import ABSOLUTISM, ADM, AREA_COUNT, DIP, GOLD, MERCHANTS, NONE, SLAVES, ZONE_COUNT
from .trade_nodes import (
    ROWS,
    first_row,
    is_collector,
    key_power,
    merchant_in,
    nodes_for,
    power_in,
    power_with_keys,
    primary_income,
    row_income,
    upright,
)
from .words import NODE, NUMBER, PLAYER, PROVINCE, TRADE_CARD, ZONE

TRADE_IN: Final = Verb("trade-in", (TRADE_CARD, NODE), "EU-12.0.5")
TRADE_SECONDARY: Final = Verb("trade-secondary", (TRADE_CARD, NODE, NODE), "EU-12.5.6")
DECLINE_TRADE: Final = Verb("decline-trade", (), "EU-12.0.3")
SEND_SHIP: Final = Verb("trade-ship", (ZONE,), "EU-12.0.4")
SEND_FROM_PORT: Final = Verb("trade-ship-from-port", (PROVINCE,), "EU-12.0.4")
SEND_GUARD: Final = Verb("trade-ship-from-slot", (ZONE,), "EU-12.0.4")
SAIL_TO: Final = Verb("trade-ship-to", (ZONE,), "EU-12.0.4")
USE_MERCHANT: Final = Verb("use-merchant", (NODE,), "EU-12.0.6")
NEW_MERCHANT: Final = Verb("use-new-merchant", (), "EU-12.0.6")
FAVOUR: Final = Verb("favour-collector", (PLAYER,), "EU-12.5.4")
PAY_FOR_GOLD: Final = Verb("pay-for-gold", (), "EU-12.1.6")
INTEREST_FOR_GOLD: Final = Verb("interest-for-gold", (), "EU-12.1.6")

ASK_TRADE: Final = Prompt("trade", (), "EU-12.0.3")
ASK_SAIL: Final = Prompt("trade-ship", (), "EU-12.0.4")
ASK_NODE: Final = Prompt("trade-node", (), "EU-12.0.5")
ASK_MERCHANT: Final = Prompt("trade-merchant", (NODE,), "EU-12.0.6")
ASK_TIE: Final = Prompt("trade-tie", (), "EU-12.5.4")
ASK_GOLD: Final = Prompt("trade-gold", (), "EU-12.1.6")

REVEALS: Final = Event("reveals-trade", (PLAYER, TRADE_CARD))
TRADES: Final = Event("trades", (PLAYER, TRADE_CARD, NODE))
COLLECTS: Final = Event("collects", (PLAYER, NUMBER, NODE))
DECLINES: Final = Event("declines-trade", (PLAYER, NUMBER))

CARDS: Final = 3
"""EU-12.0.2: how many are revealed."""


def can_trade(s: Table, seat: int, manner: Manner) -> bool:
    """EU-12.0.1, EU-5.4.TR1: an upright Merchant, and 1 Diplomatic Power."""
    return bool(upright(s, seat)) and power_of(s, seat, DIP) >= _cost(s, seat, manner)


def _cost(s: Table, seat: int, manner: Manner) -> int:
    base = s.content.tables.costs.trade_dip
    return power_cost(s, seat, things.TRADE, things.PAID_DIP, base, manner)


def trade(s: Table, seat: int, manner: Manner) -> Rules:
    """EU-12.0.2, EU-12.0.3, EU-12.0.8, EU-5.4.TR2, EU-5.4.TR3, EU-5.4.TR8, EU-OPA33."""
    pay_power(s, seat, DIP, _cost(s, seat, manner))
    extras = manner.extras
    bonus = extras.trade_power if extras is not None else 0
    many = max(CARDS, extras.reveal if extras is not None else 0)
    cards = [card for card in [draw_trade(s) for _ in range(many)] if card != NONE]
    for card in cards:
        s.tell(REVEALS, seat, card)
    s.occasion.trader = seat
    s.occasion.trade_cards = tuple(cards)
    s.occasion.trade_bonus = bonus
    choice = yield from _choose(s, seat, cards, bonus)
    if choice is None:
        s.ducats[seat] += s.content.tables.costs.declined_trade_ducats
        s.tell(DECLINES, seat, s.content.tables.costs.declined_trade_ducats)
    else:
        yield from _carry_out(s, seat, choice, bonus)
    s.occasion.trader = NONE
    s.occasion.trade_cards = ()
    s.occasion.trade_bonus = 0
    s.trade_discard += cards


def _choose(s: Table, seat: int, cards: list[int], bonus: int) -> RulesOf[Option | None]:
    """EU-12.0.3, EU-12.0.4, EU-12.0.5: a node, before that perhaps a Ship; or 2 ducats."""
    decline = DECLINE_TRADE.of()
    routes = _useful_moves(s, seat, cards, bonus)
    options = [*_node_options(s, seat, cards, bonus, NONE), *_origins(routes), decline]
    option = yield Ask(seat, ASK_TRADE, options, default=options[0], auto=False)
    if option.verb is DECLINE_TRADE:
        return None
    if option.verb is TRADE_IN or option.verb is TRADE_SECONDARY:
        return option
    origin = _place_of(option)
    ends = [SAIL_TO.of(zone) for place, zone in routes if place == origin]
    end = yield Ask(seat, ASK_SAIL, ends, default=ends[0])
    yield from move_ship(s, seat, origin, end.a)
    slots = _useful_slots(s, seat, cards, bonus, end.a)
    slot = yield Ask(seat, TAKE_A_SLOT, slots, end.a, default=slots[-1])
    take_slot(s, seat, end.a, slot)
    nodes = _node_options(s, seat, cards, bonus, end.a)
    return (yield Ask(seat, ASK_NODE, nodes, default=nodes[0]))


def _origins(routes: list[tuple[int, int]]) -> list[Option]:
    found: list[Option] = []
    for place in sorted({place for place, _ in routes}):
        if place >= SLOT:
            found.append(SEND_GUARD.of(place - SLOT))
        elif place >= ZONE_COUNT:
            found.append(SEND_FROM_PORT.of(place - ZONE_COUNT))
        else:
            found.append(SEND_SHIP.of(place))
    return found


def _place_of(option: Option) -> int:
    if option.verb is SEND_GUARD:
        return SLOT + option.a
    return option.a if option.verb is SEND_SHIP else ZONE_COUNT + option.a


def _node_options(s: Table, seat: int, cards: list[int], bonus: int, through: int) -> list[Option]:
    """EU-12.0.5: where one can trade; a Ship that was moved must be part of the chain."""
    places = trade_places(s, seat) if through != NONE else []
    if through != NONE and not connected(s, seat, places)[AREA_COUNT + through]:
        return []
    found: list[Option] = []
    for place, number, is_secondary in nodes_for(s, seat, cards, bonus):
        at = s.content.trade.cards[cards[place]].nodes[number]
        node = at.secondary if is_secondary else at.node
        if through != NONE and not runs_through(s, seat, places, node, through):
            continue
        if is_secondary:
            found.append(TRADE_SECONDARY.of(cards[place], at.node, node))
        else:
            found.append(TRADE_IN.of(cards[place], node))
    return found


def _useful_moves(s: Table, seat: int, cards: list[int], bonus: int) -> list[tuple[int, int]]:
    """EU-12.0.4: moves of a Ship after which some node can be chosen."""
    found: list[tuple[int, int]] = []
    for origin, zone in ship_moves(s, seat):
        if sea_of(origin) == zone:
            continue
        ships, guards, docked = s.ships, s.guards, s.docked
        s.ships, s.guards, s.docked = ships.copy(), guards.copy(), docked.copy()
        take_ships(s, seat, origin, 1)
        s.ships[seat * ZONE_COUNT + zone] += 1
        if _useful_slots(s, seat, cards, bonus, zone):
            found.append((origin, zone))
        s.ships, s.guards, s.docked = ships, guards, docked
    return found


def _useful_slots(s: Table, seat: int, cards: list[int], bonus: int, zone: int) -> list[Option]:
    """EU-12.0.4: where the Ship that moved may lie, so that some node can be chosen after it."""
    found: list[Option] = []
    for option in slot_options(s, seat, zone):
        ships, guards = s.ships, s.guards
        s.ships, s.guards = ships.copy(), guards.copy()
        take_slot(s, seat, zone, option)
        if _node_options(s, seat, cards, bonus, zone):
            found.append(option)
        s.ships, s.guards = ships, guards
    return found


def _carry_out(s: Table, seat: int, choice: Option, bonus: int) -> Rules:
    """EU-12.0.6, EU-12.0.7, EU-12.5.6, EU-12.5.7: the Merchant is laid, and everybody collects."""
    card = s.content.trade.cards[choice.a]
    at = next(each for each in card.nodes if each.node == choice.b)
    is_secondary = choice.verb is TRADE_SECONDARY
    node = at.secondary if is_secondary else at.node
    yield from _lay_merchant(s, seat, node)
    s.tell(TRADES, seat, choice.a, node)
    move_bot_merchants(s, at.node)
    s.occasion.trade_card = choice.a
    s.occasion.trade_node = at.node
    s.occasion.key_power = tuple([key_power(s, each, at) for each in range(s.count)])
    if is_secondary:
        income = row_income(s, card, ROWS - 1, node)
        _pay(s, seat, income, node)
        others = [o for o in range(s.count) if o != seat and is_collector(s, o, at)]
        yield from _pay_out(s, seat, card, at, others, 0)
    else:
        others = [o for o in range(s.count) if o == seat or is_collector(s, o, at)]
        income = yield from _pay_out(s, seat, card, at, others, bonus)
    record_trade(s, seat, income)
    yield from special_good(s, seat, card, income)
    s.occasion.trade_card = s.occasion.trade_node = NONE
    s.occasion.key_power = ()


def _lay_merchant(s: Table, seat: int, node: int) -> Rules:
    """EU-12.0.6, EU-12.4.2, EU-12.4.4: the one that is there, or any upright one, is laid down."""
    merchant = merchant_in(s, seat, node)
    first = seat * MERCHANTS
    if merchant == NONE:
        options: list[Option] = []
        for number in upright(s, seat):
            at = s.merchants[first + number]
            option = NEW_MERCHANT.of() if at == NONE else USE_MERCHANT.of(at)
            if option not in options:
                options.append(option)
        option = yield Ask(seat, ASK_MERCHANT, options, node, default=options[-1])
        wanted = NONE if option.verb is NEW_MERCHANT else option.a
        merchant = next(n for n in upright(s, seat) if s.merchants[first + n] == wanted)
    s.merchants[first + merchant] = node
    s.is_laid[first + merchant] = True


def _pay(s: Table, seat: int, ducats: int, node: int) -> None:
    s.ducats[seat] += ducats
    if ducats:
        s.tell(COLLECTS, seat, ducats, node)


def _pay_out(
    s: Table, seat: int, card: TradeCard, at: TradeNode, collectors: list[int], bonus: int
) -> RulesOf[int]:
    """EU-12.5.4, EU-12.5.5: rows from the top down; what the active player gets himself."""
    powers = [
        (power_in(s, other, at.node) if s.switches.is_bot(other) else power_with_keys(s, other, at))
        + (bonus if other == seat else 0)
        for other in collectors
    ]
    rows = [first_row(s, power) for power in powers]
    for row in range(ROWS):
        there = [place for place, of in enumerate(rows) if of == row]
        if len(there) < 2:
            continue
        most = max([powers[place] for place in there])
        best = [place for place in there if powers[place] == most]
        options = [FAVOUR.of(collectors[place]) for place in best]
        option = yield Ask(seat, ASK_TIE, options, default=options[0])
        for place in there:
            if collectors[place] != option.a:
                rows[place] += 1
    mine = 0
    for place, other in enumerate(collectors):
        if s.switches.is_bot(other):  # EU-BOT.14
            reward_bot(s, other, at.node, rows[place] < ROWS)
            continue
        ducats = primary_income(s, other, card, rows[place] + s.pirates[at.node], at.node)
        _pay(s, other, ducats, at.node)
        if other == seat:
            mine = ducats
    return mine


def special_good(s: Table, seat: int, card: TradeCard, income: int) -> Rules:
    """EU-12.1.6, EU-12.1.7, EU-OPB46: Gold that is too much, and Slaves, of who trades himself."""
    if card.special == SLAVES and s.age >= ABSOLUTISM:
        s.prestige[seat] -= 1
    if card.special != GOLD or income <= (base_tax(s, seat) + 1) // 2:
        return
    options = [INTEREST_FOR_GOLD.of()]
    if power_of(s, seat, ADM):
        options.insert(0, PAY_FOR_GOLD.of())
    option = yield Ask(seat, ASK_GOLD, options, default=options[0])
    if option.verb is PAY_FOR_GOLD:
        pay_power(s, seat, ADM, 1)
    else:
        s.interest[seat] += 1
