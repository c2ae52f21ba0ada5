"""Chapter E: the eight actions."""

from typing import Final

from kronika.core.asks import Ask, Option, Rules

from .agents import place_agents
from .cards import discard, has_room_in_hand, lay_down
from .one_shots import one_shot, play_queen
from .operations import can_operate, run_operations
from .state import COLUMNS, Table
from .terms import COMET, EAST, EMPIRE_CARD, MORE_CARDS, NONE, QUEEN, SELL_FOR_FOUR, VICTORIES, WEST
from .trade_fairs import trade_fair
from .victory import declare, holds
from .words import (
    ACTIVATE,
    ACTIVATES,
    ASK_ACTION,
    ASK_VICTORY,
    BUY,
    BUYS,
    DECLARE,
    DECLARES,
    HOLD_FAIR,
    OPERATE,
    OPERATES,
    PASS,
    PASSES,
    PLAY,
    PLAYS,
    SELL,
    SELLS,
)

# Actions 4 to 8 can be taken once a turn: bits of Table.done, plus the region.
OPERATED: Final = 0
HELD_FAIR: Final = 2
DECLARED: Final = 4


def take_action(s: Table) -> Rules:
    """PR-D1.2, PR-D1.4: choose one of the eight actions, or pass."""
    option = yield Ask(s.active, ASK_ACTION, action_options(s), s.actions_left)
    verb = option.verb
    if verb is BUY:
        yield from buy(s, option.a)
    elif verb is PLAY:
        yield from play(s, option.a)
    elif verb is SELL:
        yield from sell(s, option.a)
    elif verb is OPERATE:
        s.done |= 1 << OPERATED + option.a
        s.tell(OPERATES, s.bank[s.active], option.a)
        yield from run_operations(s, option.a)
    elif verb is HOLD_FAIR:
        s.done |= 1 << HELD_FAIR + option.a
        yield from trade_fair(s, option.a)
    elif verb is DECLARE:
        s.done |= 1 << DECLARED
        s.tell(DECLARES, s.bank[s.active], option.a)
        declare(s, option.a)
    else:
        s.tell(PASSES, s.bank[s.active])


def action_options(s: Table) -> list[Option]:
    """PR-D1.2, PR-D1.3, PR-E5.3, PR-E6.2: everything the active player can do as an action now."""
    options: list[Option] = []
    hand = s.hands[s.active]
    add_purchases(s, options)
    for card in hand:
        options.append(PLAY.of(card))
    for card in hand:
        options.append(SELL.of(card))
    for side in range(EAST, WEST + 1):
        for card in s.cards_on_side(s.active, side):
            if s.content.card_kind[card] != QUEEN:
                options.append(SELL.of(card))
    for region in range(EAST, WEST + 1):
        if not s.done >> OPERATED + region & 1 and can_operate(s, region):
            options.append(OPERATE.of(region))
    for region in range(EAST, WEST + 1):
        if s.market[region * COLUMNS] != NONE and not s.done >> HELD_FAIR + region & 1:
            options.append(HOLD_FAIR.of(region))
    for victory in range(len(VICTORIES)):
        if s.victories[victory] and holds(s, victory, s.active):
            options.append(DECLARE.of(victory))
    options.append(PASS.of())
    return options


# E1: buy a card


def add_purchases(s: Table, options: list[Option]) -> None:
    """PR-E1.1, PR-E1.6, PR-E1.7, PR-E1.8, PR-D2.4, PR-E1.10: face-up cards that can be paid, not
    touched by own florins.
    """
    purse = s.florins[s.active]
    room = has_room_in_hand(s, s.active)
    dearest = min(purse, COLUMNS - 1)
    for row in range(0, 2 * COLUMNS, COLUMNS):
        for place in range(row + 1, row + dearest + 1):
            card = s.market[place]
            if (
                card != NONE
                and not s.paid >> place & 1
                and (room or s.content.card_kind[card] == COMET)
            ):
                options.append(BUY.of(place, card))


def buy(s: Table, place: int) -> Rules:
    """PR-E1.2, PR-E1.5, PR-E1.7, PR-L1.1: pay, take the card and its florins; resolve a comet."""
    player = s.active
    price = place % COLUMNS
    card = s.market[place]
    s.tell(BUYS, s.bank[player], card, price)
    s.florins[player] -= price
    for left in range(place - price, place):
        lay_florin(s, left)
    s.florins[player] += s.market_florins[place]
    s.market_florins[place] = 0
    s.market[place] = NONE
    if s.content.card_kind[card] == COMET:
        s.throw_away(card)
        yield from activate_victory(s)
    else:
        s.hands[player].append(card)


def lay_florin(s: Table, place: int) -> None:
    """PR-E1.2, PR-E1.3, PR-E1.4: onto the card, else onto the one in the other row, else
    to China.
    """
    if s.market[place] == NONE:
        place = (place + COLUMNS) % (2 * COLUMNS)
    if s.market[place] != NONE:
        s.market_florins[place] += 1
        s.paid |= 1 << place


def activate_victory(s: Table) -> Rules:
    """PR-B6.1, PR-L1.1: the buyer of a comet makes one victory possible."""
    options = [ACTIVATE.of(v) for v in range(len(VICTORIES)) if not s.victories[v]]
    if options:
        option = yield Ask(s.active, ASK_VICTORY, options)
        s.victories = [v == option.a or open for v, open in enumerate(s.victories)]
        s.tell(ACTIVATES, s.bank[s.active], option.a)


# E2: play a card


def play(s: Table, card: int) -> Rules:
    """PR-E2.1, PR-E2.2, PR-E2.3, PR-E2.4, PR-E2.5, PR-E2.6: lay it down, then its one-shot, then
    its agents.
    """
    s.tell(PLAYS, s.bank[s.active], card)
    if s.content.card_kind[card] == QUEEN:
        yield from play_queen(s, card)
        return
    s.hands[s.active].remove(card)
    lay_down(s, s.active, card)
    agents = yield from one_shot(s, card)
    yield from place_agents(s, card, agents)


# E3: sell a card


def sale_price(s: Table, card: int) -> int:
    """PR-E3.1, PR-E3.3, PR-M16.4, PR-E3.6: 2 florins; 4 for a crowned pair or an
    unsilenced ransom.
    """
    content = s.content
    if s.owner[card] == NONE:
        return content.sale_price
    if EMPIRE_CARD <= card < MORE_CARDS and s.queen_of[card - EMPIRE_CARD] != NONE:
        return content.couple_price
    if content.card_ability[card] == SELL_FOR_FOUR and not s.silenced(card):
        return content.ransom_price
    return content.sale_price


def sell(s: Table, card: int) -> Rules:
    """PR-E3.1, PR-E3.2, PR-E3.3, PR-E3.4, PR-E3.5: discard a card from the hand or the tableau for
    its price.
    """
    price = sale_price(s, card)
    s.florins[s.active] += price
    s.tell(SELLS, s.bank[s.active], card, price)
    if s.owner[card] == NONE:
        s.hands[s.active].remove(card)
        s.throw_away(card)
    else:
        yield from discard(s, card)
