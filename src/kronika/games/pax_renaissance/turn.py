"""Chapters D and P: the turn, the refresh of the market, and who is out (V2)."""

from kronika.core.asks import Rules

from .actions import take_action
from .setup import draw
from .state import COLUMNS, Table
from .terms import EAST, NONE, WEST
from .victory import end, patron_victory
from .words import BEGINS, ELIMINATED, REFILLS


def play_action(s: Table) -> Rules:
    """PR-D1.1, PR-P1.1: one action; after the last one of a turn the market and the next player."""
    yield from take_action(s)
    if s.bankruptcy and s.result is None:
        eliminate(s)
    s.actions_left -= 1
    if s.result is None and (s.actions_left == 0 or s.eliminated[s.active]):
        end_turn(s)


def end_turn(s: Table) -> None:
    """PR-D2, PR-P1.6, PR-D2.7, PR-D2.8: refresh the market; the game may end with that."""
    refresh(s)
    if s.deck_left(EAST) + s.deck_left(WEST) == 0:
        patron_victory(s)
    else:
        begin_turn(s)


def begin_turn(s: Table) -> None:
    """PR-P1.2: the next player clockwise begins with two actions and a clean slate."""
    s.turn += 1
    s.active = (s.active + 1) % s.players
    while s.eliminated[s.active]:
        s.active = (s.active + 1) % s.players
    s.actions_left = s.content.actions
    s.done = 0
    s.paid = 0
    s.used.clear()
    s.tell(BEGINS, s.bank[s.active], s.turn)


def refresh(s: Table) -> None:
    """PR-D2.1, PR-D2.2, PR-D2.3, PR-L1.2: slide the rows to the left, then fill the gaps."""
    slide(s, 0)
    slide(s, COLUMNS)
    fill(s)


def slide(s: Table, row: int) -> None:
    """PR-D2.1, PR-D2.5: cards move with their florins; florins in a gap stay in column 0."""
    to = row
    for place in range(row, row + COLUMNS):
        if s.market[place] == NONE:
            continue
        if place != to:
            s.market[to] = s.market[place]
            s.market_florins[to] += s.market_florins[place]
            s.market[place] = NONE
            s.market_florins[place] = 0
        to += 1


def fill(s: Table) -> None:
    """PR-D2.2, PR-D2.6, PR-D2.9: from left to right, East before West, from the own deck first."""
    for column in range(COLUMNS):
        for region in range(EAST, WEST + 1):
            place = region * COLUMNS + column
            if s.market[place] != NONE:
                continue
            deck = region if s.deck_left(region) > 0 else 1 - region
            if s.deck_left(deck) > 0:
                s.market[place] = draw(s, deck)
                s.tell(REFILLS, s.market[place], place)


def eliminate(s: Table) -> None:
    """PR-V2.2: a player without florins, cards and concessions is out; the last one wins."""
    out = [
        player for player in range(s.players) if not s.eliminated[player] and is_bankrupt(s, player)
    ]
    for player in out:
        s.eliminated = [p == player or gone for p, gone in enumerate(s.eliminated)]
        pawn = s.own_pawn(player)
        s.supply[pawn] = 0
        for pieces in s.repressed:
            while pawn in pieces:
                pieces.remove(pawn)
        s.tell(ELIMINATED, s.bank[player])
    left = [player for player in range(s.players) if not s.eliminated[player]]
    if out and len(left) <= 1:
        end(s, left or out, "bankruptcy")


def is_bankrupt(s: Table, player: int) -> bool:
    """PR-V2.2: neither florins nor cards in hand or tableau nor queens nor concessions."""
    return not (
        s.florins[player]
        or s.hands[player]
        or s.queens[player]
        or s.rows[player * 2]
        or s.rows[player * 2 + 1]
        or s.concessions(player)
    )
