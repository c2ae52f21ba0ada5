"""What everybody sees of the battle that is under way, and of those that are still to come."""

from typing import Any

from . import names
from .battle_dice import SYMBOLS, commander_card, pool
from .battle_sides import faction_size, factions
from .battle_state import ATTACK, DEFEND, FIRST_NPR, NO_LEADER, PIRATE_FACTION, REBEL_FACTION
from .land import REBEL_RULE
from .places import AREAS, NODES, ZONES
from .state import Table
from .terms import HITS, LAND_UNITS, NONE
from .words import REALM

Facts = dict[str, Any]


def battle_of_view(s: Table) -> Facts | None:
    """EU-9.0.18: sides, leaders, dice and rolls; nothing of it is hidden. None: no battle."""
    b = s.battle
    if not b.is_on:
        return None
    return {
        "naval": b.is_naval,
        "place": ZONES[b.place] if b.is_naval else AREAS[b.place],
        "node": None if b.node == NONE else NODES[b.node],
        "attacker": None if b.attacker == REBEL_RULE else REALM.ids[b.attacker],
        "sides": [_side(s, side) for side in (ATTACK, DEFEND)],
    }


def battles_to_come(s: Table) -> list[str]:
    """EU-9.1.24: where else is fought, in the order that is known so far."""
    return [
        ZONES[place] if is_naval else AREAS[place]
        for is_naval, place, _ in [*s.battle.queue, *s.pending]
    ]


def _side(s: Table, side: int) -> Facts:
    b = s.battle
    seats: dict[int, int] = {}
    nprs: dict[str, int] = {}
    rebels = pirates = 0
    for faction in factions(s, side):
        size = faction_size(s, faction)
        if faction >= FIRST_NPR:
            nprs[REALM.ids[faction - FIRST_NPR]] = size
        elif faction == REBEL_FACTION:
            rebels = size
        elif faction == PIRATE_FACTION:
            pirates = size
        else:
            seats[faction] = size
    return {
        "players": [{"seat": seat, "size": size} for seat, size in seats.items()],
        "nprs": nprs,
        "rebels": rebels,
        "pirates": pirates,
        "leading": None if b.leading[side] == NONE else b.leading[side],
        "leader": _leader(s, side),
        "dice": dict(zip(LAND_UNITS, pool(s, side))),
        "roll": [_rolled(die) for die in b.rolls[side]],
    }


def _leader(s: Table, side: int) -> str | None:
    """The card of the leader in use; `ruler` if he has none."""
    if s.battle.leader[side] == NO_LEADER:
        return None
    card = commander_card(s, side)
    return "ruler" if card == NONE else names.CARDS.ids[card]


def _rolled(die: int) -> Facts:
    symbol = die % SYMBOLS
    return {"die": LAND_UNITS[die // SYMBOLS], "symbol": HITS[symbol - 1] if symbol else None}
