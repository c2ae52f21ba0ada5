"""Chapters M7, M8, E1.9: cards that come into a tableau, leave it, or leave a hand."""

from kronika.core.asks import Ask, Rules

from .pieces import kill_bishop, kill_repressed
from .state import Table
from .terms import EMPIRE_CARD, KING, MORE_CARDS, NO_HAND_LIMIT, NONE, QUEEN
from .words import ASK_DISCARD, DISCARD, DISCARDS, QUEEN_LOST, VASSAL_LOST


def lay_down(s: Table, player: int, card: int) -> None:
    """PR-E2.1, PR-M3.2, PR-B4.6, PR-E2.16, PR-C3.1: put a card at the outer end of its side of a
    tableau.
    """
    s.owner[card] = player
    s.rows[player * 2 + s.content.card_deck[card]].append(card)
    s.arrange_venice()


def detach(s: Table, empire: int) -> None:
    """PR-M8.6: take an empire card out of its row, or from under its suzerain. What is on
    it stays.
    """
    card = EMPIRE_CARD + empire
    holder = s.owner[card]
    if holder == NONE:
        return
    if s.suzerain[empire] == NONE:
        s.rows[holder * 2 + s.content.empire_region[empire]].remove(card)
    s.suzerain[empire] = NONE
    s.owner[card] = NONE


def lose_queen(s: Table, empire: int) -> None:
    """PR-I1.4, PR-M7.2: the queen of an empire leaves the game."""
    queen = s.queen_of[empire]
    if queen != NONE:
        s.queen_of[empire] = NONE
        s.owner[queen] = NONE
        s.locate(queen, 0)
        s.throw_away(queen)
        s.tell(QUEEN_LOST, queen)


def lose_vassals(s: Table, empire: int) -> None:
    """PR-M7.3, PR-M7.4: the vassals of an empire go back to the empire deck."""
    for vassal in s.vassals(empire):
        s.tell(VASSAL_LOST, vassal - EMPIRE_CARD)
        remove(s, vassal)


def remove(s: Table, card: int) -> None:
    """PR-M7.2, PR-M7.3, PR-M7.4, PR-E4.11, PR-M7.6: a card leaves its tableau with everything on
    and under it.
    """
    if s.content.card_kind[card] == QUEEN:
        lose_queen(s, s.bearer(card) - EMPIRE_CARD)
        return
    if s.bishop[card] != NONE:
        kill_bishop(s, card)
    if EMPIRE_CARD <= card < MORE_CARDS:
        empire = card - EMPIRE_CARD
        lose_queen(s, empire)
        lose_vassals(s, empire)
        for piece in s.repressed[empire].copy():
            kill_repressed(s, empire, piece)
        detach(s, empire)
        s.card_side[empire] = KING
    else:
        s.rows[s.owner[card] * 2 + s.content.card_deck[card]].remove(card)
        s.owner[card] = NONE
        s.throw_away(card)
    s.arrange_venice()


def discard(s: Table, card: int) -> Rules:
    """PR-M7.5: discard a card of a tableau. A lost ability may leave too many cards in a hand."""
    remove(s, card)
    yield from keep_hand_limit(s)


def has_room_in_hand(s: Table, player: int) -> bool:
    """PR-E1.7, PR-M16.5: whether a player may take another card in hand."""
    return len(s.hands[player]) < s.content.hand_limit or s.working(NO_HAND_LIMIT, player) > 0


def keep_hand_limit(s: Table) -> Rules:
    """PR-E1.9: whoever holds too many cards discards the excess at once, by own choice."""
    for player in range(s.players):
        hand = s.hands[player]
        excess = len(hand) - s.content.hand_limit
        if excess > 0 and s.working(NO_HAND_LIMIT, player) == 0:
            for left in range(excess, 0, -1):
                options = [DISCARD.of(card) for card in hand]
                option = yield Ask(player, ASK_DISCARD, options, left)
                hand.remove(option.a)
                s.throw_away(option.a)
                s.tell(DISCARDS, s.bank[player], option.a)
