"""Chapters 5.5 and 9.10: what Units and Ships cost, who may be hired, which Armies are at hand."""

from typing import Final

from .effects import things
from .modifiers import change_of_cost, is_enabled
from .purse import can_afford
from .state import Table
from .terms import (
    ARMIES,
    ARTILLERY,
    HEAVY_SHIP,
    INFANTRY,
    MERCENARY,
    MERCENARY_UNITS,
    NONE,
    REGULAR,
)

CANNONS: Final = 0
"""Of `things.ENABLED`: what Artillery needs."""


def unit_ducats(s: Table, seat: int, category: int, type: int, discount: int = 0) -> int:
    """EU-5.5.RU9: what a land Unit costs a player."""
    ducats = s.content.tables.unit_ducats[category][type]
    paid = things.PAID_DUCATS
    if category == REGULAR and type == INFANTRY:
        ducats = change_of_cost(s, seat, things.RECRUIT_REGULAR_INFANTRY, paid, ducats)
    if category == MERCENARY:
        ducats = change_of_cost(s, seat, things.RECRUIT_MERCENARY, paid, ducats)
    if type == ARTILLERY:
        ducats = change_of_cost(s, seat, things.RECRUIT_ARTILLERY, paid, ducats)
    return max(0, ducats - discount)


def ship_ducats(s: Table, seat: int, ship: int, discount: int = 0) -> int:
    """EU-5.5.RU9: what a Ship costs a player."""
    ducats = s.content.tables.ship_ducats[ship]
    if ship == HEAVY_SHIP:
        ducats = change_of_cost(s, seat, things.RECRUIT_HEAVY_SHIP, things.PAID_DUCATS, ducats)
    return max(0, ducats - discount)


def has_type(s: Table, seat: int, category: int, type: int) -> bool:
    """EU-5.5.RU9, EU-9.10.1: Artillery needs an Idea, and is never Allied."""
    if type >= len(s.content.tables.unit_ducats[category]):
        return False
    return type != ARTILLERY or is_enabled(s, seat, CANNONS)


def mercenaries_left(s: Table) -> int:
    """EU-9.10.19: Mercenaries in the general supply."""
    return MERCENARY_UNITS - s.mercenaries


def can_spend(s: Table, seat: int, ducats: int) -> bool:
    """EU-5.2.LO2: whether a player can pay, with loans in his own turn only."""
    is_easy = s.active == seat or s.switches.is_bot(seat)
    return can_afford(s, seat, ducats) if is_easy else s.ducats[seat] >= ducats


def free_armies(s: Table, seat: int) -> list[int]:
    """EU-9.10.8, EU-9.4.2: Armies that can be brought onto the map: those with a leader, and the
    first of those without, which are all alike."""
    found: list[int] = []
    is_plain_found = False
    for army in range(ARMIES):
        if s.army_area[seat * ARMIES + army] != NONE:
            continue
        is_led = s.generals[seat * ARMIES + army] != NONE or s.ruler_army[seat] == army
        if is_led or not is_plain_found:
            found.append(army)
        is_plain_found = is_plain_found or not is_led
    return found
