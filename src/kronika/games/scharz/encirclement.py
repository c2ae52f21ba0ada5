"""Chapter 9.4: when a settlement is encircled, and when that ends."""

from typing import Final

from kronika.core.asks import Event

from .control import is_contested, players_on, refresh_control
from .moves import end_encirclement
from .relations import are_hostile, in_coalition
from .state import Table
from .terms import NONE
from .words import FIELD, PLAYER

IS_ENCIRCLED: Final = Event("is-encircled", (PLAYER, FIELD))


def begin_encirclements(s: Table) -> None:
    """SZ-J4.1, SZ-J4.6, SZ-J3.1, SZ-K4.19: after COMBAT-Battle, which settlements are encircled.

    Outside stands somebody hostile and nobody of the owner or his coalition, whether they were
    never there, went inside, fell or fled. Where enemies could not finish a battle nothing begins.
    Nothing is locked any more.
    """
    s.locked = [False] * s.map.count
    for field, owner in enumerate(s.settlement_owner):
        if owner == NONE:
            continue
        if s.encircled_since[field]:
            end_encirclement(s, field)
        elif not is_contested(s, field) and is_surrounded(s, field):
            s.encircled_since[field] = s.turn
            s.tell(IS_ENCIRCLED, owner, s.map.spoken[field])
            refresh_control(s, field)


def is_surrounded(s: Table, field: int) -> bool:
    """SZ-J4.1: outside a settlement stands somebody hostile, and none of its coalition."""
    owner = s.settlement_owner[field]
    present = players_on(s, field)
    if any(in_coalition(s, owner, player) for player in present):
        return False
    return any(are_hostile(s, owner, player) for player in present)
