"""Chapter W: what a player may see, and what nobody can know."""

from typing import Any

from kronika.core.asks import Shown
from kronika.core.dice import Dice

from .state import CLOSED, COLUMNS, Table
from .terms import (
    BISHOP,
    EAST,
    EMPIRE_CARD,
    EMPIRES,
    KING,
    MORE_CARDS,
    NONE,
    PAWN,
    PRESTIGES,
    REGIONS,
    RELIGIONS,
    ROOK,
    VICTORIES,
    WEST,
)
from .victory import kings, prestige, republics


def view(s: Table, player: int | None) -> dict[str, Any]:
    """PR-W1.1, PR-W1.2, PR-W1.4: everything but what is still to be drawn."""
    content = s.content
    return {
        "turn": s.turn,
        "active": s.active,
        "actions_left": s.actions_left,
        "players": [_player(s, seat, player) for seat in range(s.players)],
        "market": {REGIONS[region]: _market_row(s, region) for region in (WEST, EAST)},
        "decks": {
            REGIONS[deck]: {"left": s.deck_left(deck), "top": _card(s, s.next_card[deck])}
            for deck in (WEST, EAST)
        },
        "faces": {
            name: _religion(s.religion_of_map(empire)) or "medieval"
            for empire, name in enumerate(EMPIRES)
        },
        "slots": {
            content.slot_ids[slot]: _slot(s, slot)
            for slot in range(len(s.slots))
            if slot != content.venice_second or s.slots[slot] != CLOSED
        },
        "borders": {
            name: _piece(s, s.borders[border]) for border, name in enumerate(content.border_ids)
        },
        "emporia": {
            REGIONS[region]: content.emporium_ids[s.open_emporium[region]]
            for region in (WEST, EAST)
        },
        "victories": dict(zip(VICTORIES, s.victories, strict=True)),
        "empire_deck": [
            name for empire, name in enumerate(EMPIRES) if s.owner[EMPIRE_CARD + empire] == NONE
        ],
        "discard": [content.card_ids[card] for card in s.discarded],
        "beside": [_piece(s, piece) for piece in s.beside],
        "supply": {_piece(s, piece): s.supply[piece] for piece in range(PAWN)},
    }


def _player(s: Table, seat: int, viewer: int | None) -> dict[str, Any]:
    """PR-W1.3, PR-M17.2: hands are open unless the table has agreed otherwise."""
    hand = [s.content.card_ids[card] for card in s.hands[seat]]
    return {
        "bank": s.content.bank_ids[s.bank[seat]],
        "florins": s.florins[seat],
        "hand": hand if s.open_hands or seat == viewer else None,
        "hand_size": len(hand),
        "cubes": s.supply[s.own_pawn(seat)],
        "west": [_unit(s, card) for card in s.rows[seat * 2 + WEST]],
        "east": [_unit(s, card) for card in s.rows[seat * 2 + EAST]],
        "queens": [s.content.card_ids[card] for card in s.queens[seat]],
        "prestige": dict(zip(PRESTIGES, prestige(s, seat), strict=True)),
        "kings": kings(s, seat),
        "republics": republics(s, seat),
        "concessions": s.concessions(seat),
        "eliminated": s.eliminated[seat],
    }


def _unit(s: Table, card: int) -> dict[str, Any]:
    unit: dict[str, Any] = {
        "card": s.content.card_ids[card],
        "side": None,
        "bishop": _religion(s.bishop[card]),
        "silenced": s.silenced(card),
        "used": card in s.used,
        "repressed": [],
        "queen": None,
        "vassals": [],
    }
    if EMPIRE_CARD <= card < MORE_CARDS:
        empire = card - EMPIRE_CARD
        unit["side"] = "king" if s.card_side[empire] == KING else "republic"
        unit["repressed"] = [_piece(s, piece) for piece in s.repressed[empire]]
        unit["vassals"] = [_unit(s, vassal) for vassal in s.vassals(empire)]
        queen = s.queen_of[empire]
        if queen != NONE:
            unit["queen"] = {
                "card": s.content.card_ids[queen],
                "silenced": s.silenced(queen),
                "used": queen in s.used,
            }
    return unit


def _market_row(s: Table, region: int) -> list[dict[str, Any]]:
    return [
        {
            "card": _card(s, s.market[place]),
            "florins": s.market_florins[place],
            "face_down": place % COLUMNS == 0,
            "paid": bool(s.paid >> place & 1),
        }
        for place in range(region * COLUMNS, region * COLUMNS + COLUMNS)
    ]


def _slot(s: Table, slot: int) -> dict[str, Any]:
    side = s.side[s.content.slot_empire[slot]]
    return {
        "piece": _piece(s, s.slots[slot]),
        "levy": _piece(s, s.content.slot_icon[side][slot]),
        "closed": s.slots[slot] == CLOSED,
    }


def _card(s: Table, card: int) -> str | None:
    return None if card == NONE else s.content.card_ids[card]


def _religion(religion: int) -> str | None:
    return None if religion == NONE else RELIGIONS[religion]


def _piece(s: Table, piece: int) -> str | None:
    if piece < 0:
        return None
    if piece >= PAWN:
        return f"pawn {s.content.bank_ids[piece - PAWN]}"
    sort = "knight" if piece < ROOK else "rook" if piece < BISHOP else "bishop"
    return f"{sort} {RELIGIONS[piece % 3]}"


def determinize(s: Table, player: int, dice: Dice, shown: Shown) -> Table:
    """PR-W1.1, PR-W1.3, PR-P2.11: only the cards to come are hidden, and no order of them exists.

    Hands are known to whoever has watched the market, so they stay as they are.
    """
    del player, shown
    twin = s.copy()
    twin.dice = dice
    return twin
