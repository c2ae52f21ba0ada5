"""Chapter 9.8: fortifications attack who enters their field."""

from typing import Final

from kronika.core.asks import Event, Rules

from .content import BLUE_DIE
from .diplomacy import eliminate_gone, with_units
from .fighting import Force, rolled, shields_of
from .losses import assign_hits
from .moves import entered, is_rough
from .pieces import destroy_unit
from .relations import are_hostile
from .state import Table
from .terms import CITY, NONE, PLAINS, ROUGH, WHITE
from .words import FIELD, NUMBER, PLAYER

AMBUSHES: Final = Event("ambushes", (PLAYER, PLAYER, FIELD, NUMBER))
"""Of a fortification: its owner, who entered, where, and the swords."""


def ambushes(s: Table) -> Rules:
    """SZ-J8.1, SZ-J8.2, SZ-J8.3, SZ-J3.9, SZ-OP11: once for each field and player, at the end.

    Only completed fortifications do so, whose settlements are not encircled.
    """
    if s.mode < WHITE:
        return
    for field in range(s.map.count):
        if not s.fortified[field] or s.encircled_since[field]:
            continue
        owner = s.settlement_owner[field]
        for player in s.order():
            if owner != NONE and are_hostile(s, owner, player):
                units = entered(s, field, player)
                if units:
                    yield from _attack(s, owner, player, field, units)


def _attack(s: Table, owner: int, player: int, field: int, units: list[int]) -> Rules:
    """SZ-J8.1, SZ-J8.2, SZ-P1.1: one blue die of a village, two of a city; nothing is carried over.

    The owner of the fortification hits as in battle, who entered has the shields of those units
    and chooses in the back.
    """
    dice = [rolled(s, NONE, BLUE_DIE) for _ in range(2 if s.settlement[field] == CITY else 1)]
    swords = sum([die.swords for die in dice])
    s.tell(AMBUSHES, owner, player, s.map.spoken[field], swords)
    situation = ROUGH if is_rough(s, field) else PLAINS
    attacker, victim = Force(owner, []), Force(player, units)
    shields = shields_of(s, units)
    hits = yield from assign_hits(s, attacker, victim, swords, shields, situation, set())
    before = with_units(s)
    for unit in hits.fallen:
        destroy_unit(s, unit, owner)
    eliminate_gone(s, before)
