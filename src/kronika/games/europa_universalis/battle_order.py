"""EU-9.1.24, EU-9.7.5 and EU-13.4.9: pending battles, in what order they are fought; Pirates."""

from typing import Final

from kronika.core.asks import Ask, Event, Option, Prompt, Rules, Verb

from .agenda import BATTLE_STEP, BATTLES, Duty
from .battle_sides import fielding, ships_at, ships_of, sides_of
from .battle_state import ATTACK, DEFEND, PREPARE, SHIP_SORTS, SIDES, SINGLE_SHIPS, Battle
from .deeds import BEAT_NPR, BEAT_PLAYER, BEAT_REBELS
from .land import REBEL_RULE
from .npr_defence import allocate
from .state import Table, added
from .terms import NONE, ZONE_COUNT
from .words import AREA, NODE, NUMBER, PLAYER, REALM, SHIP_SORT, ZONE

FIGHT_AT: Final = Verb("fight-at", (AREA,), "EU-9.1.24")
FIGHT_AT_SEA: Final = Verb("fight-at-sea", (ZONE,), "EU-9.1.24")
HOLD_BACK: Final = Verb("hold-back-ship", (SHIP_SORT,), "EU-9.9.2")
ATTACK_PIRATES: Final = Verb("attack-pirates", (), "EU-9.9.2")

ASK_ORDER: Final = Prompt("order-battles", (), "EU-9.1.24")
ASK_SHIPS: Final = Prompt("ships-against-pirates", (NODE,), "EU-9.9.2")

BATTLE: Final = Event("battle-begins", (REALM, AREA))
REBELS_ATTACK: Final = Event("rebels-attack", (AREA,))
NAVAL_BATTLE: Final = Event("naval-battle-begins", (REALM, ZONE))
PIRATES_ATTACKED: Final = Event("attacks-pirates", (PLAYER, NODE))
NPR_FIELDS: Final = Event("npr-fields", (REALM, NUMBER))


def fight_battles(s: Table, duty: Duty) -> Rules:
    """EU-9.1.24, EU-9.1.35, EU-9.1.36, EU-9.9.6: all naval battles, then all on land.

    EU-13.5.9: a, b: an NPR that invades, and how many of the Units that lie there are its own.
    """
    if not s.battle.queue:
        s.battle = Battle()
        yield from _begin_group(s, duty.a)
    b = s.battle
    if b.queue:
        is_naval, place, attacker = b.queue.pop(0)
        s.agenda.append(Duty(BATTLES, duty.a, duty.b))
        begin_battle(s, is_naval, place, attacker, duty.b if attacker == duty.a else 0)


def _begin_group(s: Table, invader: int) -> Rules:
    """EU-9.1.24, EU-9.7.5, EU-13.4.9: the active player names the whole order of one kind, then
    NPRs share out what they have."""
    b = s.battle
    kind = any(is_naval for is_naval, _, _ in s.pending)
    group: list[tuple[bool, int, int]] = []
    for each in s.pending:
        if each[0] == kind and each[1] not in [place for _, place, _ in group]:
            group.append(each)
    s.pending = [each for each in s.pending if each[0] != kind]
    group = [each for each in group if each[2] == invader or _is_on(s, each)]
    decider = s.active if s.active != NONE else s.first
    while len(group) > 1:
        options = [_named(each) for each in group]
        option = yield Ask(decider, ASK_ORDER, options, default=options[0])
        b.queue.append(group.pop(options.index(option)))
    b.queue += group
    b.forces = allocate(s, b.queue)


def _named(battle: tuple[bool, int, int]) -> Option:
    return FIGHT_AT_SEA.of(battle[1]) if battle[0] else FIGHT_AT.of(battle[1])


def _is_on(s: Table, battle: tuple[bool, int, int]) -> bool:
    """EU-9.6.5: whether there is anybody on both sides."""
    is_naval, place, attacker = battle
    return sides_of(s, is_naval, place, attacker, fielding(s, is_naval, place)).is_battle()


def begin_battle(s: Table, is_naval: bool, place: int, attacker: int, invaders: int) -> None:
    """EU-9.6.1, EU-9.6.2, EU-9.6.5, EU-9.7.6, EU-9.9.7, EU-9.9.8, EU-13.4.10, EU-OPB19: the sides.

    Invaders lie among the Rebels until now.
    """
    b = s.battle
    forces = {npr: units for where, npr, units in b.forces if where == place}
    if invaders:
        s.rebels = added(s.rebels, place, -invaders)
        forces[attacker] = invaders
    sides = sides_of(s, is_naval, place, attacker, sorted(forces))
    if not sides.is_battle():
        s.rebels = added(s.rebels, place, invaders)
        return
    b.clear()
    b.is_on = True
    b.is_naval = is_naval
    b.place = place
    b.attacker = attacker
    b.invader = attacker if invaders else NONE
    b.seats = sides.seats
    b.rebel_side = sides.rebels
    _tell_begin(s)
    for side in range(SIDES):
        for npr in sides.nprs[side]:
            b.realms.append(npr)
            b.realm_sides.append(side)
            b.realm_units.append(forces[npr])
            s.tell(NPR_FIELDS, npr, forces[npr])
        enemy = 1 - side
        b.beaten[enemy] = (
            (BEAT_PLAYER if sides.seats[side] else 0)
            | (BEAT_NPR if sides.nprs[side] else 0)
            | (BEAT_REBELS if sides.rebels == side else 0)
        )
    if is_naval:
        for seat in range(s.count):
            if (b.seats[ATTACK] | b.seats[DEFEND]) >> seat & 1:
                leave_slots(s, seat, place)
    s.agenda.append(Duty(BATTLE_STEP, PREPARE))


def _tell_begin(s: Table) -> None:
    b = s.battle
    if b.attacker == REBEL_RULE:
        s.tell(REBELS_ATTACK, b.place)
    else:
        s.tell(NAVAL_BATTLE if b.is_naval else BATTLE, b.attacker, b.place)


def leave_slots(s: Table, seat: int, zone: int, staying: int = 0) -> None:
    """EU-9.9.7: Ships that take part leave their Trade Protection slots, but for so many."""
    place = seat * ZONE_COUNT + zone
    leaving = s.guards[place] - staying
    s.guards[place] -= leaving
    s.ships[place] += leaving


def pirate_battle(s: Table, duty: Duty) -> Rules:
    """EU-9.9.2, EU-9.5.21, EU-9.10.24, EU-OPB30: a player attacks all Pirates of a node beside a
    Sea Zone, with such of his Ships there as he chooses."""
    seat, zone, node = duty.a, duty.b, duty.c
    have = ships_at(s, seat, zone)
    if s.pirates[node] == 0 or sum(have) == 0:
        return
    held = [0] * SHIP_SORTS
    go = ATTACK_PIRATES.of()
    while sum(have) - sum(held) > 1:
        options = [HOLD_BACK.of(sort) for sort in range(SHIP_SORTS) if have[sort] > held[sort]]
        option = yield Ask(seat, ASK_SHIPS, [*options, go], node, default=go)
        if option.verb is ATTACK_PIRATES:
            break
        held[option.a] += 1
    s.battle = Battle()
    b = s.battle
    b.is_on = True
    b.is_naval = True
    b.place = zone
    b.node = node
    b.attacker = s.realm_of[seat]
    b.seats = [1 << seat, 0]
    b.beaten = [BEAT_NPR, BEAT_PLAYER]
    b.held = held
    leave_slots(s, seat, zone, min(held[SINGLE_SHIPS], s.guards[seat * ZONE_COUNT + zone]))
    assert sum(ships_of(s, seat)) > 0
    s.tell(PIRATES_ATTACKED, seat, node)
    s.agenda.append(Duty(BATTLE_STEP, PREPARE))
