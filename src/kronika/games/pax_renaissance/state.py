"""Everything on the table, as plain data."""

from collections.abc import Sequence
from typing import ClassVar, Final, final

from kronika.core.dice import Dice
from kronika.core.state import State

from .content import Content
from .terms import (
    BISHOP,
    BORDER_COUNT,
    EMPIRE_CARD,
    EMPIRES,
    EMPORIA,
    IMMUNE_TO_SILENCING,
    KING,
    KNIGHT,
    MORE_CARDS,
    NONE,
    PAWN,
    QUEEN,
    SLOT_COUNT,
    START_SIDE,
    VENICE_HOLDS_TWO,
)
from .words import DIES

CLOSED: Final = -2
"""In place of a piece: an emporium under a decline disk, or the second slot of Venice that is not
there now."""

# What the lists of a new table are until they are filled: making dozens of empty ones for every
# copy took a third of its time. Nobody changes these.
_INTS: Final[list[int]] = []
_FLAGS: Final[list[bool]] = []
_LISTS: Final[list[list[int]]] = []

COLUMNS: Final = 6
PIECE_CODES: Final = 13


@final
class Table(State):
    """PR-N1, PR-N2: the whole state of a match.

    Players are seats 0, 1, ... clockwise. A cube is known by its bank, so that a piece code
    means the same in every match.
    """

    # What changes rarely is never changed in place but replaced, so copies share it.
    shared: ClassVar[Sequence[str]] = (
        "content",
        "bank",
        "player_of",
        "eliminated",
        "location",
        "discarded",
        "victories",
        "pool",
        "comets",
    )

    def __init__(self, dice: Dice, content: Content, players: int) -> None:
        super().__init__(dice)
        self.content = content
        self.players = players
        self.astrology = False
        self.bankruptcy = False
        self.open_hands = True

        self.turn = 1
        self.active = 0
        self.actions_left = 0
        self.done = 0  # once-per-turn actions taken, a bit each
        self.paid = 0  # market places on which the active player has put a florin, a bit each
        self.used: list[int] = _INTS  # cards that have performed an operation this turn

        self.bank: list[int] = _INTS  # of each player
        self.player_of: list[int] = _INTS  # of each bank
        self.florins: list[int] = _INTS
        self.hands: list[list[int]] = _LISTS
        self.queens: list[list[int]] = _LISTS  # unmarried, under the player card
        self.rows: list[list[int]] = _LISTS  # player * 2 + side: cards from the player card outward
        self.eliminated: list[bool] = _FLAGS

        self.owner: list[int] = _INTS  # of each card that lies in a tableau
        self.bishop: list[int] = _INTS  # religion, on each card; of a couple, on the king's
        self.location: list[int] = _INTS  # mask of empires for each card; of a queen, her king's
        self.card_side: list[int] = _INTS  # king or republic, for each empire
        self.suzerain: list[int] = _INTS  # empire, for each empire that is a vassal
        self.queen_of: list[int] = _INTS  # card of the queen of each empire
        self.repressed: list[list[int]] = _LISTS  # pieces on each empire card

        self.side: list[int] = _INTS  # of each map card
        self.slots: list[int] = _INTS
        self.borders: list[int] = _INTS
        self.open_emporium: list[int] = _INTS  # by region: black, white
        self.supply: list[int] = _INTS
        self.beside: list[int] = _INTS  # agents beside the map, in a battle that goes on

        self.market: list[int] = _INTS  # region * 6 + column
        self.market_florins: list[int] = _INTS
        self.pool: list[list[int]] = _LISTS  # by deck: ordinary cards that nobody has seen
        self.top_left: list[int] = _INTS  # by deck: cards to come before the comets' part
        self.bottom_left: list[int] = _INTS  # by deck: cards to come in the comets' part
        self.comets: list[list[int]] = _LISTS  # by deck: comets still in it
        self.next_card: list[int] = _INTS  # by deck: the card on top where it is public
        self.discarded: list[int] = _INTS
        self.victories: list[bool] = _FLAGS

    def copy(self) -> "Table":
        """An independent table."""
        twin = Table(self.dice.copy(), self.content, self.players)
        twin.result = self.result
        twin.astrology = self.astrology
        twin.bankruptcy = self.bankruptcy
        twin.open_hands = self.open_hands
        twin.turn = self.turn
        twin.active = self.active
        twin.actions_left = self.actions_left
        twin.done = self.done
        twin.paid = self.paid
        twin.used = self.used.copy()
        twin.bank = self.bank
        twin.player_of = self.player_of
        twin.florins = self.florins.copy()
        twin.hands = [hand.copy() for hand in self.hands]
        twin.queens = [queens.copy() for queens in self.queens]
        twin.rows = [row.copy() for row in self.rows]
        twin.eliminated = self.eliminated
        twin.owner = self.owner.copy()
        twin.bishop = self.bishop.copy()
        twin.location = self.location
        twin.card_side = self.card_side.copy()
        twin.suzerain = self.suzerain.copy()
        twin.queen_of = self.queen_of.copy()
        twin.repressed = [pieces.copy() for pieces in self.repressed]
        twin.side = self.side.copy()
        twin.slots = self.slots.copy()
        twin.borders = self.borders.copy()
        twin.open_emporium = self.open_emporium.copy()
        twin.supply = self.supply.copy()
        twin.beside = self.beside.copy()
        twin.market = self.market.copy()
        twin.market_florins = self.market_florins.copy()
        twin.pool = self.pool.copy()
        twin.top_left = self.top_left.copy()
        twin.bottom_left = self.bottom_left.copy()
        twin.comets = self.comets.copy()
        twin.next_card = self.next_card.copy()
        twin.discarded = self.discarded
        twin.victories = self.victories
        return twin

    # What is replaced

    def throw_away(self, card: int) -> None:
        """PR-M7.2: a card leaves the game."""
        self.discarded = [*self.discarded, card]

    def locate(self, queen: int, location: int) -> None:
        """PR-I1.2: a queen takes the location of her king, or loses it."""
        self.location = self.location.copy()
        self.location[queen] = location

    # Tableaux

    def cards_on_side(self, player: int, side: int) -> list[int]:
        """PR-E4.1: the cards of a tableau side: row cards with their queens and vassals."""
        found: list[int] = []
        for card in self.rows[player * 2 + side]:
            found.append(card)
            if EMPIRE_CARD <= card < MORE_CARDS:
                empire = card - EMPIRE_CARD
                if self.queen_of[empire] != NONE:
                    found.append(self.queen_of[empire])
                found.extend(self.vassals(empire))
        return found

    def tableau(self, player: int) -> list[int]:
        """All cards in the tableau of a player, married queens and vassals included."""
        return [card for card in range(len(self.owner)) if self.owner[card] == player]

    def vassals(self, empire: int) -> list[int]:
        """The empire cards that lie under an empire card."""
        found: list[int] = []
        for vassal in range(len(EMPIRES)):
            if self.suzerain[vassal] == empire:
                found.append(EMPIRE_CARD + vassal)
        return found

    def is_king(self, empire: int) -> bool:
        """PR-B3.1: whether an empire card is in play, king side up."""
        return self.owner[EMPIRE_CARD + empire] != NONE and self.card_side[empire] == KING

    # Bishops and abilities

    def bearer(self, card: int) -> int:
        """PR-N3.3, PR-I1.3, PR-M9.6: the card on which a bishop would stand: for a queen, her
        king's.
        """
        if self.content.card_kind[card] == QUEEN:
            return EMPIRE_CARD + self.location[card].bit_length() - 1
        return card

    def silenced(self, card: int) -> bool:
        """PR-M9.2, PR-M16.6, PR-M9.5: whether a bishop silences a card in a tableau."""
        if self.bishop[self.bearer(card)] == NONE:
            return False
        for immune in self.content.ability_cards[IMMUNE_TO_SILENCING]:
            if self.owner[immune] == self.owner[card]:
                return False
        return True

    def working(self, ability: int, player: int) -> int:
        """PR-M16.3, PR-B4.5, PR-M16.2: how many cards give this ability to a player now."""
        count = 0
        for card in self.content.ability_cards[ability]:
            if self.owner[card] == player and not self.silenced(card):
                count += 1
        return count

    def arrange_venice(self) -> None:
        """PR-M16.11: open or close the second slot of Venice, whenever its condition may change."""
        content = self.content
        first = content.venice_slot
        second = content.venice_second
        icon = content.slot_icon[self.side[content.slot_empire[first]]][first]
        opens = False
        if icon < PAWN and icon % 3 == 0:
            for card in content.ability_cards[VENICE_HOLDS_TWO]:
                if self.owner[card] != NONE and not self.silenced(card):
                    opens = True
        if opens:
            if self.slots[second] == CLOSED:
                self.slots[second] = NONE
        else:
            piece = self.slots[second]
            self.slots[second] = CLOSED
            if piece >= 0:
                if self.slots[first] == NONE:
                    self.slots[first] = piece
                else:
                    self.supply[piece] += 1
                    self.tell(DIES, piece, second)

    def takes(self, slot: int, piece: int) -> bool:
        """PR-B5.7: whether a slot may hold this piece at all: the second one of Venice is
        particular.
        """
        return slot != self.content.venice_second or piece == KNIGHT

    # Pieces

    def own_pawn(self, player: int) -> int:
        """The piece code of a player's cubes."""
        return PAWN + self.bank[player]

    def owner_of(self, pawn: int) -> int:
        """The player of a cube."""
        return self.player_of[pawn - PAWN]

    def filled(self, empire: int) -> bool:
        """PR-M10.1: whether every open city slot of a map card has a piece."""
        return all(self.slots[slot] != NONE for slot in self.content.empire_slots[empire])

    def concessions(self, player: int) -> int:
        """PR-M12.3: how many cubes of a player are on borders."""
        return self.borders.count(PAWN + self.bank[player])

    def religion_of_map(self, empire: int) -> int:
        """PR-M15.1: the religion of a theocracy, or NONE on a medieval side."""
        return self.content.side_religion[self.side[empire]][empire]

    def deck_left(self, deck: int) -> int:
        """How many cards a draw deck still has."""
        revealed = 1 if self.next_card[deck] != NONE else 0
        return self.top_left[deck] + self.bottom_left[deck] + revealed


def blank_table(dice: Dice, content: Content, players: int) -> Table:
    """An empty table: no piece, no card, no bank; everything in the box."""
    s = Table(dice, content, players)
    s.used = []
    s.beside = []
    s.discarded = []
    s.actions_left = content.actions
    s.bank = list(range(players))
    s.player_of = [*range(players), *([NONE] * (len(content.bank_ids) - players))]
    s.florins = [0] * players
    s.hands = [[] for _ in range(players)]
    s.queens = [[] for _ in range(players)]
    s.rows = [[] for _ in range(players * 2)]
    s.eliminated = [False] * players
    s.owner = [NONE] * len(content.card_ids)
    s.bishop = [NONE] * len(content.card_ids)
    s.location = content.card_location.copy()
    s.card_side = [KING] * len(EMPIRES)
    s.suzerain = [NONE] * len(EMPIRES)
    s.queen_of = [NONE] * len(EMPIRES)
    s.repressed = [[] for _ in EMPIRES]
    s.side = [START_SIDE] * len(EMPIRES)
    s.slots = [NONE] * SLOT_COUNT
    s.slots[content.venice_second] = CLOSED
    s.borders = [NONE] * BORDER_COUNT
    s.open_emporium = content.open_at_start.copy()
    for emporium in range(len(EMPORIA)):
        if emporium not in s.open_emporium:
            s.slots[content.emporium_slot[emporium]] = CLOSED
    s.supply = [*content.piece_totals, *([0] * (PIECE_CODES - PAWN))]
    for bank in s.bank:
        s.supply[PAWN + bank] = content.cubes_per_player
    s.market = [NONE] * (2 * COLUMNS)
    s.market_florins = [0] * (2 * COLUMNS)
    s.pool = [[], []]
    s.top_left = [0, 0]
    s.bottom_left = [0, 0]
    s.comets = [[], []]
    s.next_card = [NONE, NONE]
    s.victories = [False] * len(content.victory_ids)
    assert len(s.supply) == PIECE_CODES and BISHOP + 3 == PAWN
    return s
