"""Chapters M3 and M4: regime change, its concession, and emancipation."""

from kronika.core.asks import Ask, Option, Rules

from .cards import detach, lay_down, lose_queen, lose_vassals
from .pieces import repress_border, take_piece
from .state import Table
from .terms import EMPIRE_CARD, KING, NONE, PAWN, REPUBLIC
from .words import (
    ASK_CONCESSION,
    ASK_EMANCIPATION,
    BECOMES_KING,
    BECOMES_REPUBLIC,
    BECOMES_VASSAL,
    CONCESSION,
    CROWNED,
    EMANCIPATE,
    EMANCIPATE_PAWN,
    EMANCIPATES,
    EMANCIPATES_PAWN,
    NO_CONCESSION,
    NO_MORE_EMANCIPATION,
    PLACES_CONCESSION,
)


def take_throne(s: Table, empire: int) -> None:
    """PR-M3.2, PR-M3.3, PR-M3.4, PR-M3.5, PR-M3.6, PR-M3.8, PR-I1.5, PR-M3.1, PR-M3.11: regime
    change by a vote, a civil war or a religious war.
    """
    player = s.active
    card = EMPIRE_CARD + empire
    lose_queen(s, empire)
    lose_vassals(s, empire)
    if s.owner[card] != player:
        detach(s, empire)
        s.card_side[empire] = KING
        lay_down(s, player, card)
    elif s.suzerain[empire] != NONE:
        detach(s, empire)
        s.card_side[empire] = REPUBLIC
        lay_down(s, player, card)
    else:
        s.card_side[empire] = REPUBLIC if s.card_side[empire] == KING else KING
    event = BECOMES_KING if s.card_side[empire] == KING else BECOMES_REPUBLIC
    s.tell(event, s.bank[player], empire)
    s.arrange_venice()


def conquer(s: Table, empire: int, conqueror: int) -> None:
    """PR-M3.7, PR-F9.7, PR-F9.8, PR-M8.1, PR-M8.3: regime change by a campaign: a vassal."""
    suzerain = conqueror if s.suzerain[conqueror] == NONE else s.suzerain[conqueror]
    lose_queen(s, empire)
    lose_vassals(s, empire)
    detach(s, empire)
    s.card_side[empire] = KING
    s.owner[EMPIRE_CARD + empire] = s.active
    s.suzerain[empire] = suzerain
    s.tell(BECOMES_VASSAL, s.bank[s.active], empire, suzerain)
    s.arrange_venice()


def marry(s: Table, empire: int, queen: int) -> None:
    """PR-I0.2, PR-I0.3, PR-I1.1, PR-I1.2, PR-M16.8: regime change by a coronation."""
    player = s.active
    card = EMPIRE_CARD + empire
    lose_queen(s, empire)
    lose_vassals(s, empire)
    if s.owner[card] != player:
        detach(s, empire)
        lay_down(s, player, card)
    s.card_side[empire] = KING
    s.queen_of[empire] = queen
    s.owner[queen] = player
    s.locate(queen, 1 << empire)
    s.tell(CROWNED, queen, empire)
    s.arrange_venice()


def concession_and_emancipation(s: Table, empire: int) -> Rules:
    """PR-M3.9, PR-M3.10, PR-M3.12: what every regime change ends with."""
    yield from regime_concession(s, empire)
    yield from emancipation(s, empire)


def regime_concession(s: Table, empire: int) -> Rules:
    """PR-M3.9: a cube on a border of the empire; another bank's concession there costs 1 florin."""
    player = s.active
    pawn = s.own_pawn(player)
    options: list[Option] = []
    for border in s.content.empire_borders[empire]:
        piece = s.borders[border]
        if piece == NONE or (
            piece >= PAWN and piece != pawn and s.florins[player] >= s.content.repression_cost
        ):
            options.append(CONCESSION.of(border))
    if not options:
        return
    options.append(NO_CONCESSION.of())
    option = yield Ask(player, ASK_CONCESSION, options, empire)
    if option.verb is NO_CONCESSION:
        return
    border = option.a
    found = yield from take_piece(s, player, pawn, True, NONE, border)
    if not found:
        return
    if s.borders[border] != NONE:
        s.florins[player] -= s.content.repression_cost
        repress_border(s, border, empire)
    s.borders[border] = pawn
    s.tell(PLACES_CONCESSION, s.bank[player], border)


def emancipation(s: Table, empire: int) -> Rules:
    """PR-M4.1, PR-M4.2, PR-M4.3, PR-M1.9: repressed pieces back to empty cities and borders, one
    after another.
    """
    while True:
        options = emancipation_options(s, empire)
        if not options:
            return
        options.append(NO_MORE_EMANCIPATION.of())
        option = yield Ask(s.active, ASK_EMANCIPATION, options, empire)
        if option.verb is NO_MORE_EMANCIPATION:
            return
        piece = option.a
        s.repressed[empire].remove(piece)
        if option.verb is EMANCIPATE:
            s.slots[option.b] = piece
            s.tell(EMANCIPATES, piece, option.b)
        else:
            s.borders[option.b] = piece
            s.tell(EMANCIPATES_PAWN, piece, option.b)


def emancipation_options(s: Table, empire: int) -> list[Option]:
    """PR-M4.2: knights and rooks to empty cities, cubes to empty borders."""
    options: list[Option] = []
    for piece in sorted(set(s.repressed[empire])):
        if piece < PAWN:
            for slot in s.content.empire_slots[empire]:
                if s.slots[slot] == NONE and s.takes(slot, piece):
                    options.append(EMANCIPATE.of(piece, slot))
        else:
            for border in s.content.empire_borders[empire]:
                if s.borders[border] == NONE:
                    options.append(EMANCIPATE_PAWN.of(piece, border))
    return options
