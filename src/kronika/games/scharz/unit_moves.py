"""Chapter 9.2: MOVE-Units."""

from kronika.core.asks import Option, Range, Rules

from .boarding import (
    BOARD,
    DISEMBARK,
    LOAD,
    UNLOAD,
    add_boardings,
    add_landings,
    board,
    go_ashore,
)
from .choices import Choices, ranges_of
from .crossings import end_subphase
from .marching import MARCH, MARCH_ALL, add_marches, march
from .movelog import UNITS
from .moves import begin_subphase, can_move, closed_fields, must_leave
from .sailing import MAN, add_mannings, add_sailings, man, sail
from .state import Table


def begin_units(s: Table) -> Rules:
    """SZ-J1.2: every unit may move once; nothing is locked yet."""
    begin_subphase(s, UNITS)
    yield from ()


def add_moves(s: Table, player: int, choices: Choices) -> None:
    """SZ-J1.3, SZ-J2.1: all ordinary moves of a player's units now."""
    closed = closed_fields(s, player)
    add_marches(s, player, closed, choices)
    add_sailings(s, player, closed, choices)
    add_boardings(s, player, closed, choices)
    add_landings(s, player, closed, choices)
    add_mannings(s, player, closed, choices)


def units_options(s: Table, player: int) -> list[Option]:
    """SZ-F4.5: all moves that a player can make now, of one unit or of a stack."""
    choices = Choices()
    add_moves(s, player, choices)
    return choices.listed()


def units_ranges(s: Table, player: int) -> list[Range]:
    """Any number of units of a stack; who has the options needs only `ranges_of` them."""
    return ranges_of(units_options(s, player))


def act_units(s: Table, player: int, option: Option) -> Rules:
    """SZ-F4.5: one ordinary move, of whatever sort."""
    verb = option.verb
    if verb is MARCH or verb is MARCH_ALL:
        yield from march(s, player, option)
    elif verb is BOARD or verb is LOAD:
        yield from board(s, player, option)
    elif verb is DISEMBARK or verb is UNLOAD:
        yield from go_ashore(s, player, option)
    elif verb is MAN:
        yield from man(s, player, option)
    else:
        yield from sail(s, player, option)


def end_units(s: Table) -> Rules:
    """SZ-J3.1, SZ-J3.9: crossings, ambushes, locks."""
    yield from end_subphase(s)


def may_wait(s: Table, player: int) -> bool:
    """SZ-H4.6: not while a unit must leave the land of a partner and has a way out."""
    if not s.has_diplomacy:
        return True
    fields: list[int] = []
    for unit in s.units_of(player):
        if can_move(s, unit) and must_leave(s, unit):
            fields.append(s.map.spoken[s.at[unit]])
    if not fields:
        return True
    choices = Choices()
    add_moves(s, player, choices)
    return not any(option.a in fields for option in choices.options)
