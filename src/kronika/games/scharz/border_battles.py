"""Chapter 10.5: battles on borders: who joins them, and where the winners go."""

from typing import Final

from kronika.core.asks import Ask, Event, Option, Prompt, Range, Rules, RulesOf, Verb

from .combats import Battle
from .control import is_contested, refresh_control
from .losses import grouped
from .moves import end_encirclement, knows_battles, note_departure
from .passage import can_pass
from .picking import Picking, pick_units, secretly
from .pieces import put_on_field
from .relations import in_coalition
from .sides import owners, units_at
from .state import ON_BORDER, Table
from .terms import COR, NONE, SE
from .words import FIELD, LEVEL, NUMBER, PLAYER, UNIT

JOIN: Final = Verb("join", (PLAYER, UNIT, LEVEL, NUMBER))
JOIN_ALL: Final = Verb("join-all")
ASK_JOIN: Final = Prompt("join", (FIELD,), "SZ-K5.2")
ASK_JOINING: Final = Prompt("joining", (), "SZ-K5.2")
JOINING: Final = Picking(ASK_JOIN, JOIN_ALL, JOIN)
JOINS: Final = Event("joins", (PLAYER, NUMBER, FIELD))
SETTLE: Final = Verb("settle", (FIELD, PLAYER, UNIT, LEVEL, NUMBER))
SETTLE_ALL: Final = Verb("settle-all", (FIELD,))
ASK_SETTLE: Final = Prompt("settle", (NUMBER,), "SZ-K5.3")


# Joining


def join(s: Table, battle: Battle) -> RulesOf[bool]:
    """SZ-K5.2: from the second round on, free units of the two fields may join; did any?

    They belong to players who take part, or to their coalitions.
    """
    taking_part = [player for player in range(s.count) if battle.enemies[player]]
    deciding = []
    joining: list[list[int]] = []
    for field in s.map.sides(battle.border):
        if is_fought_over(s, field):
            continue
        for player in owners(s, s.units_on(field)):
            if not any(in_coalition(s, player, other) for other in taking_part):
                continue
            able = [unit for unit in s.units_on(field) if may_join(s, unit, player, battle)]
            if able:
                joining.append([])
                deciding.append((player, _choose(s, player, able, field, joining[-1])))
    if not deciding:
        return False
    yield from secretly(ASK_JOINING, deciding)
    for units in joining:
        if units:
            s.tell(JOINS, s.owner[units[0]], len(units), s.map.spoken[s.at[units[0]]])
        for unit in units:
            step_onto_border(s, unit, battle.border)
    return any(joining)


def is_fought_over(s: Table, field: int) -> bool:
    """Whether a battle is going on, or to come, on a field."""
    return any(battle.field == field for battle in s.combats.battles)


def may_join(s: Table, unit: int, player: int, battle: Battle) -> bool:
    """SZ-K5.2, SZ-J1.6: a unit of a player that can step onto the border.

    Who has just ended a battle joins in the next round.
    """
    if s.owner[unit] != player or s.type[unit] in (SE, COR):
        return False
    if any(rested == unit and clock > battle.clock for rested, clock in s.combats.rested):
        return False
    one, other = s.map.sides(battle.border)
    return can_pass(s, unit, s.at[unit], other if s.at[unit] == one else one)


def _choose(s: Table, player: int, able: list[int], field: int, into: list[int]) -> Rules:
    spoken = s.map.spoken[field]
    into += yield from pick_units(s, player, JOINING, able, len(able), spoken, secret=True)


def step_onto_border(s: Table, unit: int, border: int) -> None:
    """SZ-K5.2, SZ-J3.8: a unit has left its field, and all aboard with it."""
    note_departure(s, unit)
    s.where[unit] = ON_BORDER
    s.border[unit] = border
    left_field(s, s.at[unit])


def left_field(s: Table, field: int) -> None:
    """SZ-J4.3, SZ-J4.6, SZ-D6.14: control changes, and an encirclement by nobody ends."""
    refresh_control(s, field)
    if s.is_land(field) and s.encircled_since[field]:
        end_encirclement(s, field)


# Afterwards


def step_down(s: Table, unit: int, field: int) -> None:
    """A unit goes from a border to one of its fields, with all aboard."""
    aboard = s.passengers(unit)
    put_on_field(s, unit, field)
    for passenger in aboard:
        s.at[passenger] = field


def settle(s: Table, battle: Battle) -> Rules:
    """SZ-K5.3: the winners say for each unit to which of the two fields it goes."""
    units = units_at(s, battle)
    for player in owners(s, units):
        yield from _settle(s, player, [unit for unit in units if s.owner[unit] == player], battle)


def _settle(s: Table, player: int, units: list[int], battle: Battle) -> Rules:
    asked = _commander(s, player, battle)
    left = units
    while left:
        options: list[Option] = []
        ranges: list[Range] = []
        for field in s.map.sides(battle.border):
            options.append(SETTLE_ALL.of(s.map.spoken[field]))
        groups = grouped(s, left)
        for field in s.map.sides(battle.border) if len(left) > 1 else ():
            spoken = s.map.spoken[field]
            for (owner, type, level), alike in groups.items():
                options.append(SETTLE.of(spoken, owner, type, level, 1))
                if len(alike) > 1:
                    ranges.append(Range(SETTLE.of(spoken, owner, type, level, 1), len(alike)))
                    if len(groups) > 1:
                        options.append(SETTLE.of(spoken, owner, type, level, len(alike)))
        default = options[0]
        option = yield Ask(asked, ASK_SETTLE, options, len(left), default=default, ranges=ranges)
        named = left
        if option.verb is SETTLE:
            named = groups[option.b, option.c, option.d][: option.e]
        for unit in named:
            step_down(s, unit, s.map.heard[option.a])
        left = [unit for unit in left if unit not in named]


def _commander(s: Table, player: int, battle: Battle) -> int:
    """SZ-H3.18: who decides for a winner."""
    commander = s.combats.fights[battle.fight].commander[player]
    return player if commander == NONE else commander


def go_back(s: Table, battle: Battle) -> None:
    """SZ-K4.19, SZ-K5.13: all go back to the fields they came from."""
    for unit in units_at(s, battle):
        step_down(s, unit, s.at[unit])


def are_linked(s: Table, one: Battle, other: Battle) -> bool:
    """SZ-K9.4, SZ-K5.2: whether two battles touch by a border."""
    return bool(set(fields_of(s, one)) & set(fields_of(s, other)))


def fields_of(s: Table, battle: Battle) -> list[int]:
    """The field of a battle, or the two of its border."""
    return [battle.field] if battle.border == NONE else list(s.map.sides(battle.border))


def add_battle(s: Table, field: int, border: int) -> Battle:
    """A battle that nobody has fought yet."""
    battle = Battle(s.count, s.combats.new_fight(s.count), field, border, 0)
    s.combats.battles.append(battle)
    return battle


def meet(s: Table, battle: Battle, field: int) -> None:
    """SZ-K5.3: where units come among enemies a new battle begins at once, if none is going on."""
    if is_fought_over(s, field):
        return
    if knows_battles(s, field) and is_contested(s, field):
        new = add_battle(s, field, NONE)
        new.group = battle.group
        new.clock = battle.clock
