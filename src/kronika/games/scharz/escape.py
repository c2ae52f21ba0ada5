"""Chapter 10.5: who flees from a battle, who follows, and who cuts off the way."""

from typing import Final, final

from kronika.core.asks import Ask, Event, Option, Prompt, Rules, RulesOf, Verb

from .board_return import may_intercept, surviving
from .border_battles import fields_of, left_field, meet, settle
from .combats import Battle
from .construction import builders_on
from .control import is_contested
from .fighting import Force
from .moves import closed_fields, knows_battles, may_be_entered
from .passage import can_all_go, can_pass, go, neighbours
from .picking import Picking, pick_units, secretly
from .pieces import degrade, land_ship
from .relations import are_hostile, in_coalition
from .rounds import combat_round
from .sides import (
    hostility,
    is_over,
    owners,
    sides_of,
    situation_of,
    units_at,
)
from .state import INSIDE, OUTSIDE, Table
from .storage import room_for_units
from .terms import CAV, COR, NONE, SE, TS, WS
from .words import FIELD, LEVEL, NUMBER, PLAYER, UNIT

Escape = tuple[int, int, bool]
"""Who flees, where to, and whether that is inside a settlement."""

FLEE: Final = Verb("flee", (PLAYER, FIELD))
FLEE_INSIDE: Final = Verb("flee-inside", (PLAYER, FIELD))
STAND: Final = Verb("stand", (PLAYER,))
ASK_FLEE: Final = Prompt("flee", (PLAYER,), "SZ-K5.5")
ASK_FLEEING: Final = Prompt("fleeing", (), "SZ-K5.5")
ASK_RETREAT: Final = Prompt("retreat-after-draw", (PLAYER,), "SZ-Q9.19")
PURSUE: Final = Verb("pursue", (PLAYER, UNIT, LEVEL, NUMBER))
PURSUE_ALL: Final = Verb("pursue-all")
ASK_PURSUE: Final = Prompt("pursue", (FIELD,), "SZ-K5.15")
PURSUING: Final = Picking(ASK_PURSUE, PURSUE_ALL, PURSUE)
INTERCEPT: Final = Verb("intercept", (PLAYER, UNIT, LEVEL, NUMBER))
INTERCEPT_ALL: Final = Verb("intercept-all")
ASK_INTERCEPT: Final = Prompt("intercept", (FIELD,), "SZ-K5.10")
INTERCEPTING: Final = Picking(ASK_INTERCEPT, INTERCEPT_ALL, INTERCEPT)
FLEES: Final = Event("flees", (PLAYER, FIELD))
PURSUES: Final = Event("pursues", (PLAYER, NUMBER, FIELD))
INTERCEPTS: Final = Event("intercepts", (PLAYER, NUMBER, NUMBER))


@final
class Flight:
    """Units that have fled to a field."""

    def __init__(self, player: int, field: int, units: list[int]) -> None:
        self.player: Final = player
        self.field: Final = field
        self.units: Final = units


# Deciding


def decide_escapes(s: Table, battle: Battle) -> RulesOf[list[Escape]]:
    """SZ-K5.5, SZ-K5.12, SZ-H3.18: all sides say at the same time who flees, and where to."""
    found: list[Escape] = []
    if battle.pursued:
        return found
    deciding = []
    for commander, members in sides_of(s, hostility(s, owners(s, units_at(s, battle)))):
        for player in members:
            options = _ways_out(s, battle, player)
            if options:
                deciding.append((commander, _decide(commander, player, options, found, s)))
    if deciding:
        yield from secretly(ASK_FLEEING, deciding)
    order = s.order()
    return [each for player in order for each in found if each[0] == player]


def _decide(
    commander: int, player: int, options: list[Option], into: list[Escape], s: Table
) -> Rules:
    stand = STAND.of(player)
    option = yield Ask(commander, ASK_FLEE, [stand, *options], player, secret=True, default=stand)
    if option.verb is not STAND:
        into.append((player, s.map.heard[option.b], option.verb is FLEE_INSIDE))


def _ways_out(s: Table, battle: Battle, player: int) -> list[Option]:
    """SZ-K5.4, SZ-K5.6, SZ-K5.11: where a player could flee to with all his units that can."""
    units = surviving(s, battle, fugitives(s, battle, player))
    if not units:
        return []
    found: list[Option] = []
    closed = closed_fields(s, player)
    border = battle.border != NONE
    for field in s.map.sides(battle.border) if border else neighbours(s, battle.field):
        if not border and not can_all_go(s, units, battle.field, field):
            continue
        if _is_open(s, battle, player, field) and may_be_entered(s, field, closed):
            found.append(FLEE.of(player, s.map.spoken[field]))
    if not border and battle.round and _has_room_inside(s, battle.field, player, len(units)):
        found.append(FLEE_INSIDE.of(player, s.map.spoken[battle.field]))
    return found


def fugitives(s: Table, battle: Battle, player: int) -> list[int]:
    """SZ-K5.6, SZ-K5.11: all units of a player there, but corsairs and those on a building site."""
    staying = set() if battle.field == NONE else set(builders_on(s, battle.field))
    return [
        unit
        for unit in units_at(s, battle)
        if s.owner[unit] == player and s.type[unit] != COR and unit not in staying
    ]


def _is_open(s: Table, battle: Battle, player: int, field: int) -> bool:
    """SZ-K5.4, SZ-K5.7, SZ-K5.14: neither held by an enemy nor the place of another battle."""
    holder = s.control[field]
    if holder != NONE and are_hostile(s, holder, player):
        return False
    for other in s.combats.battles:
        if other is not battle and field in fields_of(s, other):
            return False
    if battle.border == NONE and not knows_battles(s, field):
        return True
    return not any(are_hostile(s, player, s.owner[unit]) for unit in s.units_on(field))


def _has_room_inside(s: Table, field: int, player: int, count: int) -> bool:
    """SZ-K5.11: after a round, into an own settlement that has room for all."""
    owner = s.settlement_owner[field]
    return owner != NONE and in_coalition(s, owner, player) and room_for_units(s, field) >= count


# Fleeing


def escape(s: Table, battle: Battle, fleeing: list[Escape], everybody: bool) -> Rules:
    """SZ-K5.8, SZ-K5.9, SZ-K5.12: those who flee move, then others follow or cut them off.

    Where the way leads to land or sea of nobody, or from a border, others may follow. Enemies
    who flee to the same place have followed each other.
    """
    held = list(s.control)
    place = battle.copy()
    gone: list[Flight] = []
    for player, field, inside in fleeing:
        units = fugitives(s, battle, player)
        if not units:
            continue
        s.tell(FLEES, player, s.map.spoken[field])
        if inside:
            _go_inside(s, units, field)
        else:
            go(s, units, field)
            gone.append(Flight(player, field, [unit for unit in units if s.at[unit] == field]))
        if everybody or not any(s.owner[unit] == player for unit in units_at(s, place)):
            battle.fled |= 1 << player
    for field in fields_of(s, place):
        left_field(s, field)
    followed: list[int] = []
    for field in sorted({flight.field for flight in gone}):
        players = [flight.player for flight in gone if flight.field == field]
        neutral = held[field] == NONE or battle.border != NONE
        if not knows_battles(s, field):
            continue
        if neutral and not everybody and (yield from _pursue(s, place, field, players)):
            followed.append(field)
        elif is_contested(s, field):
            followed.append(field)  # enemies have fled to the same place
    for flight in gone:
        safe = held[flight.field] != NONE and flight.field not in followed
        if s.has_prestige and safe and not everybody:
            yield from _intercept(s, place, flight)
    for field in followed:
        players = [flight.player for flight in gone if flight.field == field]
        yield from _move_battle(s, battle, field, players)


def _go_inside(s: Table, units: list[int], field: int) -> None:
    """SZ-K5.11, SZ-P4.16: into the settlement; ships land, siege engines are left behind."""
    for unit in units:
        if s.type[unit] in (TS, WS):
            land_ship(s, unit, field)
        elif s.type[unit] == SE:
            degrade(s, unit)
        s.where[unit] = INSIDE


def opponents(s: Table, battle: Battle, players: list[int]) -> list[tuple[int, list[int]]]:
    """SZ-K5.15: who could follow, in Prelude order: commanders, each with his players."""
    present = owners(s, units_at(s, battle))
    hostile: dict[int, int] = {}
    for one in present:
        bits = 0
        for other in players:
            if are_hostile(s, one, other):
                bits |= 1 << other
        hostile[one] = bits
    return sides_of(s, hostile)


def retreat(s: Table, battle: Battle, player: int) -> Rules:
    """SZ-Q9.19: after a draw a player leaves with all units that can; nobody follows him."""
    options = [option for option in _ways_out(s, battle, player) if option.verb is FLEE]
    if not options:
        return
    commander = s.combats.fights[battle.fight].commander[player]
    asked = player if commander == NONE else commander
    own = [option for option in options if s.control[s.map.heard[option.b]] == player]
    option = yield Ask(asked, ASK_RETREAT, options, player, default=[*own, *options][0])
    field = s.map.heard[option.b]
    s.tell(FLEES, player, s.map.spoken[field])
    go(s, fugitives(s, battle, player), field)


# Pursuit


def _pursue(s: Table, battle: Battle, field: int, players: list[int]) -> RulesOf[bool]:
    """SZ-K5.8, SZ-K5.15, SZ-K5.4: who follows goes on fighting there; did anybody?"""
    followers: list[int] = []
    for commander, members in opponents(s, battle, players):
        able = [
            unit
            for unit in units_at(s, battle)
            if s.owner[unit] in members and _may_follow(s, unit, battle, field)
        ]
        spoken = s.map.spoken[field]
        units = yield from pick_units(s, commander, PURSUING, able, len(able), spoken)
        if units:
            s.tell(PURSUES, commander, len(units), spoken)
        followers += units
    if not followers:
        return False
    go(s, followers, field)
    _come_out(s, field, players)
    for place in fields_of(s, battle):
        left_field(s, place)
    return True


def _may_follow(s: Table, unit: int, battle: Battle, field: int) -> bool:
    if s.type[unit] in (SE, COR):
        return False
    return battle.border != NONE or can_pass(s, unit, battle.field, field)


def _come_out(s: Table, field: int, players: list[int]) -> None:
    """SZ-K5.4: who withdrew into the settlement in this round fights along."""
    if s.is_land(field) and not s.encircled_since[field]:
        for unit in s.units_inside(field):
            if any(in_coalition(s, s.owner[unit], player) for player in players):
                s.where[unit] = OUTSIDE


def _move_battle(s: Table, battle: Battle, field: int, players: list[int]) -> Rules:
    """SZ-K4.12, SZ-K5.15: the same battle goes on elsewhere, and nobody flees from there.

    Where others still fight at the old place, that goes on too, without those who fled.
    """
    for player in players:
        battle.fled &= ~(1 << player)
    if is_over(s, battle):
        old = battle.border
        if old != NONE:
            yield from settle(s, battle)
        battle.field, battle.border = field, NONE
        battle.pursued = True
        for side in s.map.sides(old) if old != NONE else ():
            meet(s, battle, side)
        return
    new = Battle(s.count, battle.fight, field, NONE, battle.group)
    new.clock, new.round = battle.clock, battle.round
    new.opened = new.pursued = True
    s.combats.battles.append(new)
    for player in players:
        new.enemies[player] = battle.enemies[player]
        battle.enemies[player] = 0


# Interception


def _intercept(s: Table, place: Battle, flight: Flight) -> Rules:
    """SZ-K5.10, SZ-EX60: a die that shows no more than the number of units that try it.

    Cavalry counts for two. Who is caught is attacked for one round, without bonuses.
    """
    staying = set() if place.field == NONE else set(builders_on(s, place.field))
    for commander, members in opponents(s, place, [flight.player]):
        able = [
            unit
            for unit in units_at(s, place)
            if s.owner[unit] in members
            and s.type[unit] != SE
            and unit not in staying
            and may_intercept(s, place, unit)
        ]
        spoken = s.map.spoken[flight.field]
        units = yield from pick_units(s, commander, INTERCEPTING, able, len(able), spoken)
        if not units:
            continue
        strength = sum([2 if s.type[unit] == CAV else 1 for unit in units])
        roll = s.dice.below(6) + 1
        s.tell(INTERCEPTS, commander, strength, roll)
        if roll <= strength:
            yield from _cut_off(s, place, Force(commander, units), flight)


def _cut_off(s: Table, place: Battle, force: Force, flight: Flight) -> Rules:
    """SZ-K5.10, SZ-K5.1: only those who caught them attack; survivors get away."""
    caught = [unit for unit in flight.units if s.owner[unit] != NONE]
    for unit in caught.copy():
        caught += s.passengers(unit)
    if not caught:
        return
    fight = s.combats.fights[place.fight]
    prey = Force(fight.credited(flight.player), caught)
    prey.attacks = prey.shielded = False
    force.target = 1
    yield from combat_round(s, fight, [force, prey], situation_of(s, place))
