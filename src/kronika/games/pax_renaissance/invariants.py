"""PR-N3: what holds in every position."""

from .state import CLOSED, Table
from .terms import (
    BISHOP,
    EAST,
    EMPIRE,
    EMPIRE_CARD,
    EMPIRES,
    EMPORIA,
    KING,
    KNIGHT,
    NONE,
    ORDINARY,
    PAWN,
    QUEEN,
    REPUBLIC,
    ROOK,
    WEST,
)


def check(s: Table) -> None:
    """PR-N3, PR-M12.1: raise AssertionError, with what is wrong, if an invariant is broken."""
    check_places(s)
    check_venice(s)
    check_supplies(s)
    check_empires(s)
    check_cards(s)
    check_emporia(s)
    check_players(s)


def check_places(s: Table) -> None:
    """PR-N3.1, PR-N3.2, PR-N3.3, PR-N3.4: what may stand where."""
    content = s.content
    for slot, piece in enumerate(s.slots):
        assert piece in (NONE, CLOSED) or KNIGHT <= piece < BISHOP, f"slot {slot} has {piece}"
        may_close = slot == content.venice_second or content.slot_emporium[slot] != NONE
        assert piece != CLOSED or may_close, f"slot {slot} is closed"
    for border, piece in enumerate(s.borders):
        assert piece == NONE or ROOK <= piece < BISHOP or piece >= PAWN, f"border {border}: {piece}"
        assert not 0 <= piece < PAWN or content.border_sea[border], f"pirate on land {border}"
    for card, religion in enumerate(s.bishop):
        assert religion == NONE or s.owner[card] != NONE, f"bishop on {content.card_ids[card]}"
        assert religion == NONE or content.card_kind[card] != QUEEN, "bishop on a queen"
    for piece in [piece for pieces in s.repressed for piece in pieces]:
        assert KNIGHT <= piece < BISHOP or piece >= PAWN, f"{piece} is repressed"


def check_venice(s: Table) -> None:
    """PR-N3.1, PR-M16.11: in the second slot stands a white knight, and only while it is there."""
    piece = s.slots[s.content.venice_second]
    if piece >= 0:
        twin = s.copy()
        twin.arrange_venice()
        assert piece == KNIGHT and twin.slots == s.slots, "second slot of Venice"


def check_supplies(s: Table) -> None:
    """PR-N3.5: supply and pieces in play make the totals."""
    counts = s.supply.copy()
    for piece in [*s.slots, *s.borders, *s.beside, *(p for pieces in s.repressed for p in pieces)]:
        if piece >= 0:
            counts[piece] += 1
    for religion in s.bishop:
        if religion != NONE:
            counts[BISHOP + religion] += 1
    expected = s.content.piece_totals.copy()
    for player in s.player_of:
        plays = player != NONE and not s.eliminated[player]
        expected.append(s.content.cubes_per_player if plays else 0)
    assert counts == expected, f"pieces {counts}, not {expected}"
    assert min(s.supply) >= 0, f"negative supply {s.supply}"


def check_empires(s: Table) -> None:
    """PR-N3.4, PR-N3.6: empire cards, their queens and their vassals."""
    for empire in range(len(EMPIRES)):
        card = EMPIRE_CARD + empire
        queen, suzerain = s.queen_of[empire], s.suzerain[empire]
        if s.owner[card] == NONE:
            assert not s.repressed[empire], "pieces on a card in the empire deck"
            assert queen == NONE and suzerain == NONE, "company in the empire deck"
            assert s.card_side[empire] == KING, "republic in the empire deck"
        if queen != NONE:
            assert s.owner[queen] == s.owner[card], "a queen apart from her king"
            assert s.location[queen] == 1 << empire, "a queen elsewhere"
        if suzerain != NONE:
            assert s.card_side[empire] == KING and queen == NONE, "a vassal is a plain king"
            assert not s.vassals(empire), "a vassal of a vassal"
            assert s.is_king(suzerain) and s.suzerain[suzerain] == NONE, "a suzerain is a king"
            assert s.owner[EMPIRE_CARD + suzerain] == s.owner[card], "a vassal apart"
        if s.card_side[empire] == REPUBLIC:
            assert queen == NONE and not s.vassals(empire), "a republic with company"


def check_cards(s: Table) -> None:
    """PR-N3.9: every card is in exactly one place."""
    found = [card for card in [*s.market, *s.next_card] if card != NONE]
    for cards in [*s.pool, *s.comets, *s.hands, *s.queens, *s.rows]:
        found.extend(cards)
    found.extend(s.discarded)
    for empire in range(len(EMPIRES)):
        if s.queen_of[empire] != NONE:
            found.append(s.queen_of[empire])
        if s.owner[EMPIRE_CARD + empire] == NONE or s.suzerain[empire] != NONE:
            found.append(EMPIRE_CARD + empire)
    assert sorted(found) == sorted(s.content.cards), "a card is lost or doubled"
    for row, cards in enumerate(s.rows):
        for card in cards:
            assert s.owner[card] == row // 2, "a card in a foreign row"
            assert s.content.card_deck[card] == row % 2, "a card on the wrong side"
    check_kinds(s)


def check_kinds(s: Table) -> None:
    """PR-N2.2, PR-E1.8, PR-N3.9: what may lie where; only cards in a tableau have an owner."""
    kind = s.content.card_kind
    for card in [card for cards in s.rows for card in cards]:
        assert kind[card] in (ORDINARY, EMPIRE), "a queen or comet in a row"
    for card in [card for cards in s.hands for card in cards]:
        assert kind[card] in (ORDINARY, QUEEN), "no comet is taken in hand"
    for card in [card for cards in s.queens for card in cards]:
        assert kind[card] == QUEEN, "no queen under a player card"
    for card, owner in enumerate(s.owner):
        if owner != NONE and kind[card] != EMPIRE:
            row = s.rows[owner * 2 + s.content.card_deck[card]]
            assert card in row or card in s.queen_of, "a card in two places"


def check_emporia(s: Table) -> None:
    """PR-N3.8, PR-B5.6: exactly one white and one black emporium are open."""
    content = s.content
    for region in (EAST, WEST):
        unlocked = [
            emporium
            for emporium in range(len(EMPORIA))
            if content.emporium_region[emporium] == region
            and s.slots[content.emporium_slot[emporium]] != CLOSED
        ]
        assert unlocked == [s.open_emporium[region]], f"open emporia {unlocked}"


def check_players(s: Table) -> None:
    """PR-N3.7: florins. Not hands: whoever is about to discard holds too many cards."""
    assert min(s.florins) >= 0 and min(s.market_florins) >= 0, "negative florins"
