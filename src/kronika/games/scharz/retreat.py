"""Chapter 9.5: MOVE-Retreat."""

from typing import Final

from kronika.core.asks import Event, Option, Range, Rules, Verb

from .choices import Choices, ranges_of
from .crossings import end_subphase, hold_border
from .groups import Group, join, units_of_group
from .marching import idle_first, land_ways, tell_moves
from .movelog import RETREAT
from .moves import begin_subphase, can_move, is_held
from .permits import may_act
from .relations import are_hostile
from .state import OUTSIDE, Table
from .terms import NONE, TS
from .unit_moves import act_units, add_moves
from .words import FIELD, LEVEL, NUMBER, PLAYER, UNIT

HOLD_BORDER: Final = Verb("hold-border", (FIELD, FIELD, UNIT, LEVEL, NUMBER), "SZ-J5.6")
HOLDS_BORDER: Final = Event("holds-border", (PLAYER, NUMBER, UNIT, FIELD, FIELD))


def begin_retreat(s: Table) -> Rules:
    """SZ-J5.1, SZ-J3.7: every unit on an unlocked field may make a permitted move."""
    begin_subphase(s, RETREAT)
    yield from ()


def retreat_options(s: Table, player: int) -> list[Option]:
    """SZ-J5.1, SZ-J5.2, SZ-J5.3, SZ-J5.5: all moves that are permitted now, and borders to hold."""
    choices = Choices()
    add_moves(s, player, choices)
    add_holds(s, player, choices)
    return choices.listed()


def retreat_ranges(s: Table, player: int) -> list[Range]:
    """Any number of units of a stack; who has the options needs only `ranges_of` them."""
    return ranges_of(retreat_options(s, player))


def act_retreat(s: Table, player: int, option: Option) -> Rules:
    """SZ-J5.1: one move."""
    if option.verb is HOLD_BORDER:
        origin, to = s.map.heard[option.a], s.map.heard[option.b]
        able = units_of_group(holders(s, player), origin, option.c, option.d)
        units = idle_first(s, able)[: option.e]
        tell_moves(s, HOLDS_BORDER, units, origin, to)
        hold_border(s, units, s.map.border(origin, to))
    else:
        yield from act_units(s, player, option)


def end_retreat(s: Table) -> Rules:
    """SZ-J3.9: crossings, ambushes, locks."""
    yield from end_subphase(s)


# Borders that are held


def holders(s: Table, player: int) -> list[Group]:
    """SZ-J5.6, SZ-J5.4: units that saved their capacity of MOVE-Units; never heavy infantry."""
    found: list[Group] = []
    for unit in s.units_of(player):
        field = s.at[unit]
        if s.where[unit] != OUTSIDE or s.moves.marched[unit] or not can_move(s, unit):
            continue
        if may_act(s, player, s.type[unit]) and not is_held(s, field):
            join(s, found, unit)
    return found


def add_holds(s: Table, player: int, choices: Choices) -> None:
    """SZ-J5.6: the borders of their fields over which somebody hostile has come, or could come."""
    groups = holders(s, player)
    if not groups:
        return
    threats = _threats(s, player)
    passed = _passed(s, player)
    threatened: dict[int, list[int]] = {}
    spoken = s.map.spoken
    for group in groups:
        field = group.field
        if field not in threatened:
            threatened[field] = [
                other
                for other in s.map.neighbours[field]
                if s.map.border(field, other) in passed or _may_be_passed(s, other, field, threats)
            ]
        for other in threatened[field]:
            choices.add_order(HOLD_BORDER, spoken[field], spoken[other], group, len(group.units))


def _passed(s: Table, player: int) -> set[int]:
    """The borders that hostile units have passed in this subphase."""
    return {
        s.map.border(origin, s.at[unit])
        for unit, origin in enumerate(s.moves.passed)
        if origin != NONE
        and s.where[unit] == OUTSIDE
        and s.owner[unit] != NONE
        and are_hostile(s, player, s.owner[unit])
    }


def _may_be_passed(s: Table, origin: int, to: int, threats: list[int]) -> bool:
    """Whether one of the hostile players who are there, or could be, could come over a border."""
    hostile = threats[origin]
    if not hostile:
        return False
    if not s.is_land(to) or any(other == to for other, _ in s.map.down_river[origin]):
        return True
    for player in range(s.count):
        if hostile >> player & 1 and to in land_ways(s, player, origin, True):
            return True
    return False


def _threats(s: Table, player: int) -> list[int]:
    """By field, as bits: who has hostile units there, or could land them before they go on."""
    found = [0] * s.map.count
    for owner in range(s.count):
        if not are_hostile(s, player, owner):
            continue
        for unit in s.units_of(owner):
            if s.where[unit] != OUTSIDE:
                continue
            field = s.at[unit]
            found[field] |= 1 << owner
            if s.type[unit] == TS:
                for land in s.map.coast[field]:
                    found[land] |= 1 << owner
                for land, _ in s.map.down_river[field]:
                    found[land] |= 1 << owner
    return found
