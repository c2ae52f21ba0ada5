"""Chapter C: setup. Also the draw decks, which are bags until a card is drawn."""

from kronika.core.dice import Dice
from kronika.core.game import Settings

from .content import Content
from .state import COLUMNS, Table, blank_table
from .terms import COMET, EAST, EMPIRES, NONE, PAWN, START_SIDE, WEST
from .words import BEGINS


def setup(players: int, settings: Settings, dice: Dice, content: Content) -> Table:
    """PR-C1, PR-C7, PR-B3.2, PR-B6.2, PR-C6.3, PR-C6.4: the table before the first turn."""
    s = blank_table(dice, content, players)
    s.astrology = bool(settings["astrology"])
    s.bankruptcy = bool(settings["bankruptcy"])
    s.open_hands = bool(settings["open_hands"])
    deal_banks(s)
    man_capitals(s)
    build_decks(s)
    deal_market(s)
    first_player(s)
    return s


def deal_banks(s: Table) -> None:
    """PR-C2.1, PR-C2.2, PR-C3.2, PR-C7.3, PR-C7.4: a random bank for each player, with its first
    concession.
    """
    content = s.content
    banks = list(range(len(content.bank_ids)))
    s.dice.shuffle(banks)
    s.bank = banks[: s.players]
    s.player_of = [NONE] * len(banks)
    for code in range(PAWN, len(s.supply)):
        s.supply[code] = 0
    for player, bank in enumerate(s.bank):
        s.player_of[bank] = player
        s.supply[PAWN + bank] = content.cubes_per_player - 1
        s.borders[content.bank_border[bank]] = PAWN + bank


def man_capitals(s: Table) -> None:
    """PR-X3.3, PR-C4.1, PR-C4.2: the piece of its icon into each slot of each capital."""
    for empire in range(len(EMPIRES)):
        for slot in s.content.capital_slots[empire]:
            piece = s.content.slot_icon[START_SIDE][slot]
            s.slots[slot] = piece
            s.supply[piece] -= 1


def build_decks(s: Table) -> None:
    """PR-C5.1, PR-C5.2, PR-C5.3: which cards are in a deck is not decided before they are drawn.

    That gives the same chances as shuffling first, and leaves no hidden order in the state.
    """
    content = s.content
    for card in content.market_cards:
        deck = content.card_deck[card]
        if content.card_kind[card] == COMET:
            s.comets[deck].append(card)
        else:
            s.pool[deck].append(card)
    for deck in (EAST, WEST):
        s.top_left[deck] = content.cards_per_player * s.players
        s.bottom_left[deck] = content.bottom_cards + len(s.comets[deck])


def draw(s: Table, deck: int) -> int:
    """Take the top card of a deck that is not empty."""
    card = s.next_card[deck]
    if card == NONE:
        return _draw_unseen(s, deck)
    s.next_card[deck] = NONE
    reveal_top(s, deck)
    return card


def reveal_top(s: Table, deck: int) -> None:
    """PR-V1.1: with astrology the top card of a deck is public, so it is drawn ahead."""
    if s.astrology and s.deck_left(deck) > 0:
        s.next_card[deck] = _draw_unseen(s, deck)


def _draw_unseen(s: Table, deck: int) -> int:
    """PR-C5.1, PR-C5.2: the comets are shuffled into the last part of a deck."""
    if s.top_left[deck] > 0:
        s.top_left[deck] -= 1
        return draw_from(s, s.pool, deck)
    place = s.dice.below(s.bottom_left[deck])
    s.bottom_left[deck] -= 1
    if place < len(s.comets[deck]):
        return draw_from(s, s.comets, deck)
    return draw_from(s, s.pool, deck)


def draw_from(s: Table, bags: list[list[int]], deck: int) -> int:
    """Take a random card out of the bag of a deck."""
    bag = bags[deck].copy()
    card = s.dice.draw(bag)
    bags[deck] = bag
    return card


def deal_market(s: Table) -> None:
    """PR-C6.1, PR-C6.2: six cards in each row; the leftmost one lies face down, for a
    trade fair.
    """
    for region in (EAST, WEST):
        for column in range(COLUMNS):
            s.market[region * COLUMNS + column] = draw(s, region)
        reveal_top(s, region)


def first_player(s: Table) -> None:
    """PR-C7.1, PR-C7.2: Fugger begins, or a random player; florins follow the turn order."""
    s.active = NONE
    for player, bank in enumerate(s.bank):
        if s.content.bank_starts_first[bank]:
            s.active = player
    if s.active == NONE:
        s.active = s.dice.below(s.players)
    for place in range(s.players):
        s.florins[(s.active + place) % s.players] = s.content.start_florins[place]
    s.tell(BEGINS, s.bank[s.active], s.turn)
