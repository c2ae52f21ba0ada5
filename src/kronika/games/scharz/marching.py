"""Chapters 9.1 and 9.2: units move from land to land."""

from typing import Final

from kronika.core.asks import Event, Option, Rules, Verb

from .choices import Choices
from .crossings import settle_move
from .factions import has_ability, is_at_home
from .groups import Group, is_alone, join
from .moves import can_move, is_held, may_be_entered, may_go_to, note_change
from .permits import may_act, may_move_to
from .pieces import stand_on
from .state import OUTSIDE, Table
from .supply import may_cross
from .terms import ABILITIES, LI, WHITE, WINTER
from .weather import land_is_closed, season
from .words import FIELD, LEVEL, NUMBER, PLAYER, UNIT

BLACK_BORDERS: Final = ABILITIES.index("crosses-black-borders")
BLACK_BORDERS_AT_HOME: Final = ABILITIES.index("crosses-black-borders-at-home")
BLACK_BORDERS_IN_MOUNTAINS: Final = ABILITIES.index("crosses-black-borders-in-mountains")

MARCH: Final = Verb("march", (FIELD, FIELD, UNIT, LEVEL, NUMBER), "SZ-J1.3")
MARCH_ALL: Final = Verb("march-all", (FIELD, FIELD), "SZ-J1.3")
MARCHES: Final = Event("marches", (PLAYER, NUMBER, UNIT, FIELD, FIELD))


# Ways over land


def land_ways(s: Table, player: int, field: int, infantry: bool) -> list[int]:
    """SZ-J1.3, SZ-J2.1, SZ-D3.1, SZ-D3.2, SZ-D3.4, SZ-Q6.3: the land to which one could march.

    Over open borders, rivers that are open, and for some light infantry black borders. In a bad
    winter nobody moves on land. Nobody changes this list.
    """
    is_winter = s.is_red and season(s) == WINTER
    if is_winter and land_is_closed(s, field):
        return []
    crosses = infantry and s.has_prestige
    if not (is_winter or crosses or s.map.river_next[field]):
        return s.map.land_next[field]
    found = s.map.land_next[field].copy()
    for other, section in s.map.river_next[field]:
        if other not in found and may_cross(s, player, section):
            found.append(other)
    if crosses:
        for other in s.map.black_next[field]:
            if other not in found and crosses_black(s, player, field, other):
                found.append(other)
    return [other for other in found if not land_is_closed(s, other)] if is_winter else found


def crosses_black(s: Table, player: int, one: int, other: int) -> bool:
    """SZ-P3.4, SZ-P4.4, SZ-P4.12, SZ-P4.43: whose light infantry crosses a black border.

    Picts everywhere, Illyrians where one of the fields lies in Illyria, Visigoths in mountains.
    """
    if has_ability(s, player, BLACK_BORDERS):
        return True
    if has_ability(s, player, BLACK_BORDERS_AT_HOME):
        return is_at_home(s, player, one) or is_at_home(s, player, other)
    if has_ability(s, player, BLACK_BORDERS_IN_MOUNTAINS):
        return s.map.border(one, other) in s.map.mountain_borders
    return False


# Who can march


def can_march(s: Table, player: int, unit: int) -> bool:
    """SZ-J1.2, SZ-J1.6, SZ-J3.1: whether a unit on land could march now."""
    if s.where[unit] != OUTSIDE or not can_move(s, unit) or s.is_ship(unit):
        return False
    field = s.at[unit]
    return s.is_land(field) and not is_held(s, field) and may_act(s, player, s.type[unit])


def marchers(s: Table, player: int) -> list[Group]:
    """The units of a player that could march, as groups of equals."""
    found: list[Group] = []
    for unit in s.units_of(player):
        if can_march(s, player, unit):
            join(s, found, unit)
    return found


def add_marches(s: Table, player: int, closed: set[int], choices: Choices) -> None:
    """SZ-J1.3, SZ-F4.5: marches of one sort of units, and those of several sorts together."""
    groups = marchers(s, player)
    ways: dict[int, list[int]] = {}
    sorts: dict[int, int] = {}  # how many could march over a border together
    spoken = s.map.spoken
    for group in groups:
        field, type = group.field, group.type
        key = 2 * field + (type == LI)
        open = ways.get(key)
        if open is None:
            open = land_ways(s, player, field, type == LI)
            if closed or s.mode < WHITE:  # else every field may be entered
                open = [to for to in open if may_be_entered(s, to, closed)]
            ways[key] = open
        alone = is_alone(groups, group)
        for to in open:
            if not may_move_to(s, player, type, to):
                continue
            count = 0
            for unit in group.units:
                count += may_go_to(s, unit, to)
            if count:
                choices.add_order(MARCH, spoken[field], spoken[to], group, count)
                if not alone:
                    way = field * s.map.count + to
                    sorts[way] = sorts.get(way, 0) + 1
    for way, count in sorts.items():
        if count > 1:
            origin, to = way // s.map.count, way % s.map.count
            choices.together.append(MARCH_ALL.of(spoken[origin], spoken[to]))


# Marching


def march(s: Table, player: int, option: Option) -> Rules:
    """SZ-J1.3, SZ-J1.4: units march over a border, and what follows from that.

    Of equals, those go first who neither build nor train.
    """
    origin, to = s.map.heard[option.a], s.map.heard[option.b]
    going: list[int] = []
    for group in marchers(s, player):
        if group.field != origin or not may_move_to(s, player, group.type, to):
            continue
        able = [unit for unit in group.units if may_go_to(s, unit, to)]
        if option.verb is MARCH_ALL:
            if to in land_ways(s, player, origin, group.type == LI):
                going += able
        elif group.type == option.c and group.level == option.d:
            going += idle_first(s, able)[: option.e]
    for unit in going:
        stand_on(s, unit, to)
        note_change(s, unit, origin, to, by_ship=False, over=True)
    tell_moves(s, MARCHES, going, origin, to)
    yield from settle_move(s, going, origin, to)


def idle_first(s: Table, units: list[int]) -> list[int]:
    """Who neither builds nor trains comes first, then whom no ship can carry any more."""
    if len(units) < 2:
        return units
    rows = len(s.owner)
    return [ranked % rows for ranked in sorted([rows * _rank(s, u) + u for u in units])]


def _rank(s: Table, unit: int) -> int:
    busy = s.builds_since[unit] > 0 or s.training[unit] > 0
    return 2 * busy + (not s.moves.carried[unit])


def tell_moves(s: Table, event: Event, units: list[int], origin: int, to: int) -> None:
    """A line of the log for each type that moved."""
    if s.log is None:
        return
    counts: dict[int, int] = {}
    for unit in units:
        counts[s.type[unit]] = counts.get(s.type[unit], 0) + 1
    for type, count in counts.items():
        player = s.owner[units[0]]
        s.tell(event, player, count, type, s.map.spoken[origin], s.map.spoken[to])
