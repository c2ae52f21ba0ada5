"""Chapters 9.5 and 9.6: which moves are permitted in MOVE-Special and MOVE-Retreat."""

from typing import Final

from .factions import has_ability
from .movelog import RETREAT, SPECIAL
from .moves import is_home
from .state import IN_YARD, Table
from .terms import ABILITIES, CAV, HI, WS

SAILS_INLAND: Final = ABILITIES.index("sails-inland")


def moves_freely(s: Table, player: int) -> bool:
    """SZ-J6.5, SZ-Q8.1: whether all units of a player may move in MOVE-Special."""
    return bool(s.moves.free_moves >> player & 1)


def may_act(s: Table, player: int, type: int) -> bool:
    """SZ-J5.4, SZ-J6.2, SZ-J6.5, SZ-L1.3, SZ-L1.5: whether land units of a type move at all now.

    In MOVE-Special cavalry rides, and all who were paid for; in MOVE-Retreat all but heavy
    infantry.
    """
    if s.moves.subphase == SPECIAL:
        return type == CAV or moves_freely(s, player)
    return s.moves.subphase != RETREAT or type != HI


def may_move_to(s: Table, player: int, type: int, to: int) -> bool:
    """SZ-J5.2, SZ-J5.5, SZ-J5.7: in MOVE-Retreat to a settlement; cavalry everywhere."""
    return s.moves.subphase != RETREAT or type == CAV or is_home(s, player, to)


def may_board_at(s: Table, type: int, sea: int) -> bool:
    """SZ-J5.3, SZ-J5.5: in MOVE-Retreat onto ships on unlocked water; cavalry onto any."""
    return s.moves.subphase != RETREAT or type == CAV or not s.locked[sea]


def may_pay(s: Table, player: int) -> bool:
    """SZ-J2.4, SZ-J5.4, SZ-J6.3, SZ-J6.5: whether ships may pay for transfers in this subphase.

    A fleet of MOVE-Special only sails.
    """
    return s.moves.subphase != SPECIAL or moves_freely(s, player)


def sails_freely(s: Table, ship: int) -> bool:
    """SZ-J5.5, SZ-L1.7, SZ-P4.16: warships at sea in MOVE-Retreat; those of Vikings inland too."""
    if s.moves.subphase != RETREAT:
        return True
    if s.type[ship] != WS or s.where[ship] == IN_YARD:
        return False
    return not s.is_land(s.at[ship]) or has_ability(s, s.owner[ship], SAILS_INLAND)
