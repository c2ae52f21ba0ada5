"""Chapter 9.5: MOVE-Retreat."""

from typing import Final

from kronika.core.asks import Event, Option, Range, Rules, Verb

from .crossings import end_subphase, hold_border
from .groups import Group, join, units_of_group
from .marching import Offer, idle_first, land_ways, options_of, ranges_of, tell_moves
from .movelog import RETREAT
from .moves import begin_subphase, can_move, is_held
from .permits import may_act
from .relations import are_hostile
from .state import OUTSIDE, Table
from .terms import NONE, TS
from .unit_moves import act_units, has_stacks, offers_of
from .words import FIELD, LEVEL, NUMBER, PLAYER, UNIT

HOLD_BORDER: Final = Verb("hold-border", (FIELD, FIELD, UNIT, LEVEL, NUMBER), "SZ-J5.6")
HOLDS_BORDER: Final = Event("holds-border", (PLAYER, NUMBER, UNIT, FIELD, FIELD))


def begin_retreat(s: Table) -> Rules:
    """SZ-J5.1, SZ-J3.7: every unit on an unlocked field may make a permitted move."""
    begin_subphase(s, RETREAT)
    yield from ()


def _offers(s: Table, player: int) -> tuple[list[Offer], list[Option]]:
    """SZ-J5.2, SZ-J5.3, SZ-J5.5, SZ-J5.6: retreats, free moves, and borders to hold."""
    offers, every = offers_of(s, player)
    return offers + holding_offers(s, player), every


def retreat_options(s: Table, player: int) -> list[Option]:
    """SZ-J5.1: all moves that are permitted to a player now."""
    offers, every = _offers(s, player)
    return options_of(offers) + every


def retreat_ranges(s: Table, player: int) -> list[Range]:
    """Any number of units of a stack."""
    return ranges_of(_offers(s, player)[0]) if has_stacks(s, player) else []


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


def holding_offers(s: Table, player: int) -> list[Offer]:
    """SZ-J5.6: the borders of their fields over which somebody hostile has come, or could come."""
    offers: list[Offer] = []
    groups = holders(s, player)
    if not groups:
        return offers
    threats = _threats(s, player)
    passed = _passed(s, player)
    threatened: dict[int, list[int]] = {}
    spoken = s.map.spoken
    for group in groups:
        field = group.field
        if field not in threatened:
            threatened[field] = [
                other
                for other in _neighbours(s, field)
                if s.map.border(field, other) in passed or _may_be_passed(s, other, field, threats)
            ]
        for other in threatened[field]:
            option = HOLD_BORDER.of(spoken[field], spoken[other], group.type, group.level, 1)
            offers.append((option, len(group.units)))
    return offers


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


def _neighbours(s: Table, field: int) -> list[int]:
    """SZ-D6.11: the fields beyond the borders of a field; a coastline is none."""
    if not s.is_land(field):
        return s.map.ship_next[field]
    rivers = [*[other for other, _ in s.map.river_next[field]]]
    rivers += [other for other, _ in s.map.down_river[field]]
    return sorted({*s.map.land_next[field], *s.map.black_next[field], *rivers})


def _may_be_passed(s: Table, origin: int, to: int, threats: dict[int, set[int]]) -> bool:
    """Whether one of the hostile players who are there, or could be, could come over a border."""
    if origin not in threats:
        return False
    if not s.is_land(to) or any(other == to for other, _ in s.map.down_river[origin]):
        return True
    return any(to in land_ways(s, player, origin, True) for player in threats[origin])


def _threats(s: Table, player: int) -> dict[int, set[int]]:
    """Where hostile units are, and land that they could reach aboard ships before they go on."""
    found: dict[int, set[int]] = {}
    for unit in s.units():
        owner = s.owner[unit]
        if s.where[unit] == OUTSIDE and are_hostile(s, player, owner):
            field = s.at[unit]
            found.setdefault(field, set()).add(owner)
            if s.type[unit] == TS:
                near = [*s.map.coast[field], *[other for other, _ in s.map.down_river[field]]]
                for other in near:
                    found.setdefault(other, set()).add(owner)
    return found
