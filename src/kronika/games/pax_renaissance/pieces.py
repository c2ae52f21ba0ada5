"""Chapter M2, M6, M7, M10, M11: what happens to pieces."""

from kronika.core.asks import Ask, Option, Rules, RulesOf

from .state import Table
from .terms import BISHOP, EMPIRE_CARD, EMPIRES, NONE, PAWN
from .words import (
    ASK_LEVY,
    ASK_SHORTAGE,
    DIES,
    DIES_ON_BORDER,
    DIES_ON_CARD,
    KILLED_INSTEAD,
    LEVIES,
    LEVY,
    REPRESSED,
    TAKE_BISHOP,
    TAKE_BORDER,
    TAKE_NONE,
    TAKE_REPRESSED,
    TAKE_SLOT,
    TAKEN,
)


def kill_in_slot(s: Table, slot: int) -> None:
    """PR-M7.1: a piece in a city goes back to the supply."""
    piece = s.slots[slot]
    s.slots[slot] = NONE
    s.supply[piece] += 1
    s.tell(DIES, piece, slot)


def kill_on_border(s: Table, border: int) -> None:
    """PR-M7.1: a concession goes back to its owner, a pirate to the supply."""
    piece = s.borders[border]
    s.borders[border] = NONE
    s.supply[piece] += 1
    s.tell(DIES_ON_BORDER, piece, border)


def kill_repressed(s: Table, empire: int, piece: int) -> None:
    """PR-M7.1: a repressed piece goes back to the supply."""
    s.repressed[empire].remove(piece)
    s.supply[piece] += 1
    s.tell(DIES_ON_CARD, piece, EMPIRE_CARD + empire)


def kill_bishop(s: Table, card: int) -> None:
    """PR-M7.4: a bishop leaves his card for the supply."""
    religion = s.bishop[card]
    s.bishop[card] = NONE
    s.supply[BISHOP + religion] += 1
    s.tell(DIES_ON_CARD, BISHOP + religion, card)


def put_on_card(s: Table, piece: int, empire: int) -> None:
    """PR-M2.1, PR-M2.2, PR-M2.3, PR-F5.2, PR-M2.6: onto the empire card; killed if that is in the
    empire deck.
    """
    if s.owner[EMPIRE_CARD + empire] == NONE:
        s.supply[piece] += 1
        s.tell(KILLED_INSTEAD, piece, empire)
    else:
        s.repressed[empire].append(piece)
        s.tell(REPRESSED, piece, empire)


def repress_slot(s: Table, slot: int) -> None:
    """PR-M2.1: repress the piece in a city."""
    piece = s.slots[slot]
    s.slots[slot] = NONE
    put_on_card(s, piece, s.content.slot_empire[slot])


def repress_border(s: Table, border: int, empire: int) -> None:
    """PR-M2.5: repress a concession to one of the two empires of its border."""
    piece = s.borders[border]
    s.borders[border] = NONE
    put_on_card(s, piece, empire)


def take_piece(
    s: Table,
    player: int,
    piece: int,
    may_decline: bool,
    slot: int = NONE,
    border: int = NONE,
    card: int = NONE,
) -> RulesOf[bool]:
    """PR-M6.1, PR-M6.2, PR-M6.3, PR-M6.4: a piece from the supply, or else one that is in play.

    False if the player declines, or if there is none to take. The place where the piece shall go
    (`slot`, `border` or `card`) is not robbed.
    """
    if s.supply[piece] > 0:
        s.supply[piece] -= 1
        return True
    options = _repressed_ones(s, piece) or _others_in_play(s, piece, slot, border, card)
    if not options:
        return False
    if may_decline:
        options.append(TAKE_NONE.of())
    option = yield Ask(player, ASK_SHORTAGE, options, piece)
    if option.verb is TAKE_NONE:
        return False
    if option.verb is TAKE_REPRESSED:
        s.repressed[option.b].remove(piece)
    elif option.verb is TAKE_SLOT:
        s.slots[option.a] = NONE
    elif option.verb is TAKE_BORDER:
        s.borders[option.a] = NONE
    else:
        s.bishop[option.a] = NONE
        s.arrange_venice()
    s.tell(TAKEN, s.bank[player], piece)
    return True


def _repressed_ones(s: Table, piece: int) -> list[Option]:
    return [
        TAKE_REPRESSED.of(piece, empire)
        for empire in range(len(EMPIRES))
        if piece in s.repressed[empire]
    ]


def _others_in_play(s: Table, piece: int, slot: int, border: int, card: int) -> list[Option]:
    if BISHOP <= piece < PAWN:
        return [
            TAKE_BISHOP.of(other)
            for other in range(len(s.bishop))
            if s.bishop[other] == piece - BISHOP and other != card
        ]
    found = [
        TAKE_SLOT.of(place)
        for place, standing in enumerate(s.slots)
        if standing == piece and place != slot
    ]
    for place, standing in enumerate(s.borders):
        if standing == piece and place != border:
            found.append(TAKE_BORDER.of(place))
    return found


def levy(s: Table, empire: int, chooser: int) -> Rules:
    """PR-M11.1, PR-M11.2, PR-M11.3, PR-M10.3, PR-G4.2: the icon's piece into an empty city slot of
    a map card.
    """
    icons = s.content.slot_icon[s.side[empire]]
    options = [
        LEVY.of(slot, icons[slot])
        for slot in s.content.empire_slots[empire]
        if s.slots[slot] == NONE
    ]
    if not options:
        return
    option = yield Ask(chooser, ASK_LEVY, options, empire)
    slot = option.a
    piece = icons[slot]
    found = yield from take_piece(s, chooser, piece, False, slot)
    if found:
        s.slots[slot] = piece
        s.tell(LEVIES, piece, slot)
