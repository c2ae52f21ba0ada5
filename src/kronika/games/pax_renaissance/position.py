"""Any position in a few readable lines, for tests and for trying things out.

>>> from kronika.games.pax_renaissance.position import Position
>>> match = (
...     Position("medici", "fugger", florins=[3, 1])
...     .slots(paris="knight catholic")
...     .borders(england_france="fugger")
...     .hand(0, "flanders-guild")
...     .match()
... )
>>> match.choose("play flanders-guild")
>>> [option.key for option in match.options]
['one-shot peasant-revolt france', 'no-one-shot']
"""

from collections.abc import Sequence
from typing import Final

from kronika.core.dice import dice_of
from kronika.core.entries import index
from kronika.core.errors import UsageError
from kronika.core.game import Settings
from kronika.core.match import Match, match_of

from .cards import lay_down
from .content import Content
from .game import GAME
from .regime import marry
from .state import CLOSED, COLUMNS, Table, blank_table
from .terms import (
    BISHOP,
    COMET,
    EAST,
    EMPIRE_CARD,
    EMPIRES,
    EMPORIA,
    KNIGHT,
    NONE,
    PAWN,
    REGIONS,
    RELIGIONS,
    REPUBLIC,
    ROOK,
    VICTORIES,
    WEST,
)

SORTS: Final = {"knight": KNIGHT, "rook": ROOK, "bishop": BISHOP}


class Position:
    """A table that starts empty: no piece on the map, no card but in the decks.

    Seats are the banks in the order given; the first one is to act, with two actions. Things
    are named by their ids; in keyword names a hyphen is written as an underscore. Pieces are
    `knight catholic`, `rook islamic`, ..., and a bank's name for its cube.
    """

    def __init__(
        self, *banks: str, florins: Sequence[int] = (), content: Content | None = None
    ) -> None:
        self.content = content or GAME.content
        banks = banks or ("medici", "fugger")
        if len(banks) not in GAME.players:
            raise UsageError(f"{len(banks)} players; there can be {GAME.players}")
        if len(set(banks)) < len(banks):
            raise UsageError(f"a bank plays twice: {', '.join(banks)}")
        if len(florins) > len(banks):
            raise UsageError(f"florins for {len(florins)} of {len(banks)} players")
        s = blank_table(dice_of("position"), self.content, len(banks))
        s.bank = [index(bank, self.content.bank_ids) for bank in banks]
        s.player_of = [NONE] * len(self.content.bank_ids)
        for bank in range(len(self.content.bank_ids)):
            s.supply[PAWN + bank] = self.content.cubes_per_player if bank in s.bank else 0
        for player, bank in enumerate(s.bank):
            s.player_of[bank] = player
        for player, amount in enumerate(florins):
            s.florins[player] = amount
        self.table: Table = s
        for card in self.content.market_cards:
            self._put_back(card)
        self.decks(east=20, west=20)

    def _piece(self, name: str) -> int:
        if name in self.content.bank_ids:
            return PAWN + self.content.bank_ids.index(name)
        sort, _, religion = name.partition(" ")
        if sort not in SORTS:
            known = ", ".join((*SORTS, *self.content.bank_ids))
            raise UsageError(f"no piece {name!r}; there are: {known}")
        return SORTS[sort] + index(religion, RELIGIONS)

    def _take(self, name: str) -> int:
        piece = self._piece(name)
        if self.table.supply[piece] == 0:
            raise UsageError(f"no {name} is left")
        self.table.supply[piece] -= 1
        return piece

    def _seat(self, player: int) -> int:
        if not 0 <= player < self.table.players:
            raise UsageError(f"no player {player} of {self.table.players}")
        return player

    def _card(self, id: str) -> int:
        """A card by its id, taken out of its deck."""
        s, card = self.table, index(id, self.content.card_ids)
        if card >= EMPIRE_CARD:
            there = s.owner[card] == NONE
        else:
            there = any(card in bag for bag in (*s.pool, *s.comets))
        if not there:
            raise UsageError(f"{id!r} is not there any more")
        for bags in (s.pool, s.comets):
            bags[:] = [[other for other in bag if other != card] for bag in bags]
        return card

    def _put_back(self, card: int) -> None:
        """A card, if it is one, into its deck."""
        if card != NONE:
            comet = self.content.card_kind[card] == COMET
            bags = self.table.comets if comet else self.table.pool
            bags[self.content.card_deck[card]].append(card)

    # The map

    def slots(self, **pieces: str) -> "Position":
        """Pieces in cities: `slots(paris="knight catholic", constantinople_1="rook islamic")`."""
        for name, piece in pieces.items():
            self.table.slots[index(name, self.content.slot_ids)] = self._take(piece)
        return self

    def borders(self, **pieces: str) -> "Position":
        """Concessions and pirates: `borders(england_france="fugger", portugal_aragon="...")`."""
        for name, piece in pieces.items():
            self.table.borders[index(name, self.content.border_ids)] = self._take(piece)
        return self

    def flipped(self, *empires: str) -> "Position":
        """Map cards with their other side up."""
        for name in empires:
            self.table.side[index(name, EMPIRES)] = 1
        return self

    def emporium(self, name: str) -> "Position":
        """The open emporium of its colour."""
        s, emporium = self.table, index(name, EMPORIA)
        region = self.content.emporium_region[emporium]
        s.slots[self.content.emporium_slot[s.open_emporium[region]]] = CLOSED
        s.slots[self.content.emporium_slot[emporium]] = NONE
        s.open_emporium[region] = emporium
        return self

    # Cards

    def tableau(self, player: int, *cards: str) -> "Position":
        """Cards of a player, each laid at the outer end of its side.

        An empire is a king, `france republic` a republic, `france under ottoman` a vassal, and
        `france with mary-the-rich` a crowned pair.
        """
        s = self.table
        active, s.active = s.active, self._seat(player)
        for words in cards:
            id, _, more = words.partition(" ")
            card = self._card(id)
            if more.startswith("under "):
                s.owner[card] = player
                s.suzerain[card - EMPIRE_CARD] = index(more[6:], EMPIRES)
            elif more.startswith("with "):
                marry(s, card - EMPIRE_CARD, self._card(more[5:]))
            else:
                lay_down(s, player, card)
                if more == "republic":
                    s.card_side[card - EMPIRE_CARD] = REPUBLIC
                elif more:
                    raise UsageError(f"{words!r}: an empire is 'republic', 'under' or 'with'")
        s.active = active
        return self

    def hand(self, player: int, *cards: str) -> "Position":
        """Cards in a hand."""
        self.table.hands[self._seat(player)].extend(self._card(card) for card in cards)
        return self

    def queens(self, player: int, *cards: str) -> "Position":
        """Unmarried queens under a player card."""
        self.table.queens[self._seat(player)].extend(self._card(card) for card in cards)
        return self

    def bishops(self, **religions: str) -> "Position":
        """Bishops on cards: `bishops(france="catholic", jesuits="reformist")`."""
        for name, religion in religions.items():
            card = index(name, self.content.card_ids)
            self.table.bishop[card] = self._take(f"bishop {religion}") - BISHOP
        self.table.arrange_venice()
        return self

    def repressed(self, empire: str, *pieces: str) -> "Position":
        """Repressed pieces on an empire card that is in play."""
        on_card = self.table.repressed[index(empire, EMPIRES)]
        on_card.extend(self._take(piece) for piece in pieces)
        return self

    def market(self, row: str, *cards: str | None, florins: Sequence[int] = ()) -> "Position":
        """A market row from column 0 on, with gaps (None), and the florins on it."""
        start = index(row, REGIONS) * COLUMNS
        if max(len(cards), len(florins)) > COLUMNS:
            raise UsageError(f"a market row has {COLUMNS} columns")
        for place in range(start, start + len(cards)):
            self._put_back(self.table.market[place])
            self.table.market[place] = NONE
        for column, card in enumerate(cards):
            self.table.market[start + column] = NONE if card is None else self._card(card)
        for column, amount in enumerate(florins):
            self.table.market_florins[start + column] = amount
        return self

    def decks(self, *, east: int, west: int, bottom: int = 0) -> "Position":
        """How many cards each deck has, and how many of them are in the part with the comets."""
        for deck, left in ((EAST, east), (WEST, west)):
            self.table.top_left[deck] = left - bottom
            self.table.bottom_left[deck] = bottom
        return self

    def next_card(self, deck: str, card: str) -> "Position":
        """The card on top of a deck, which lies open."""
        s, region = self.table, index(deck, REGIONS)
        if s.next_card[region] != NONE:
            raise UsageError(f"the next card of the deck {deck!r} is set already")
        place = self._card(card)
        if self.content.card_deck[place] != region:
            raise UsageError(f"{card!r} is no card of the deck {deck!r}")
        s.next_card[region] = place
        s.top_left[region] -= 1
        return self

    def discard(self, *cards: str) -> "Position":
        """Cards that have left the game."""
        for card in cards:
            self.table.throw_away(self._card(card))
        return self

    # The turn

    def turn(self, player: int, number: int = 1) -> "Position":
        """Whose turn it is, and the which one of the match."""
        self.table.active = self._seat(player)
        self.table.turn = number
        return self

    def victories(self, *names: str) -> "Position":
        """Active victory cards."""
        for name in names:
            active = index(name, VICTORIES)
            self.table.victories = [
                victory == active or open for victory, open in enumerate(self.table.victories)
            ]
        return self

    def variant(self, name: str) -> "Position":
        """Play with `astrology`, `bankruptcy` or hidden hands (`hidden_hands`)."""
        s = self.table
        if name == "astrology":
            s.astrology = True
        elif name == "bankruptcy":
            s.bankruptcy = True
        elif name == "hidden_hands":
            s.open_hands = False
        else:
            raise UsageError(f"no variant {name!r}")
        return self

    def actions(self, left: int) -> "Position":
        """How many actions the active player has left."""
        self.table.actions_left = left
        return self

    def match(self) -> Match:
        """A match that goes on from this position, which must be a possible one."""
        s = self.table.copy()
        try:
            GAME.check(s)
        except AssertionError as error:
            raise UsageError(f"no possible position: {error}") from error
        settings: Settings = {
            "astrology": s.astrology,
            "bankruptcy": s.bankruptcy,
            "open_hands": s.open_hands,
        }
        return match_of(GAME, s, s.players, settings, "position")
