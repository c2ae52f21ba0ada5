"""Chapters 10.6 and 10.7: COMBAT-Siege. Each call plays one decision, or one round of one siege."""

from typing import Final

from kronika.core.asks import Ask, Event, Prompt, Rules, RulesOf, Verb

from .battles import battles
from .combats import Battle
from .control import is_contested, refresh_control
from .defence import SHIELDS, defence_level
from .diplomacy import lift_encirclement
from .encirclement import is_surrounded
from .fighting import Force, leader_of, siege_strength
from .moves import end_encirclement
from .offers import combat_offers
from .outcome import give_out
from .picking import Picking, answered_secretly, pick_units
from .pieces import degrade, land_ship, put_on_field
from .relations import are_hostile
from .rounds import combat_round
from .sacking import fall
from .sides import owners
from .siege_state import ATTACKER, DEFENDER
from .state import Table
from .terms import NONE, SE, SIEGE
from .words import FIELD, LEVEL, NUMBER, PLAYER, UNIT

BESIEGE: Final = Verb("besiege", (FIELD,))
WAIT_OUTSIDE: Final = Verb("wait-outside")
GO_ON: Final = Verb("go-on")
BREAK_OFF: Final = Verb("break-off")
HOLD_OUT: Final = Verb("hold-out")
FLEE_OUTSIDE: Final = Verb("flee-outside")
SALLY_OUT: Final = Verb("sally-out", (PLAYER, UNIT, LEVEL, NUMBER))
ALL_SALLY_OUT: Final = Verb("all-sally-out")
FIGHT_OUTSIDE: Final = Verb("fight-outside")
LET_STAND: Final = Verb("let-stand")
ASK_SIEGE: Final = Prompt("siege", (FIELD, NUMBER, NUMBER), "SZ-K6.1")
ASK_GO_ON: Final = Prompt("go-on", (FIELD, NUMBER), "SZ-K6.8")
ASK_INSIDE: Final = Prompt("inside", (FIELD,), "SZ-K6.9")
ASK_HOLD_OUT: Final = Prompt("hold-out", (FIELD,), "SZ-K6.18")
ASK_SALLY_OUT: Final = Prompt("sally-out", (FIELD,), "SZ-K6.8")
ASK_FIGHT_OUTSIDE: Final = Prompt("fight-outside", (FIELD,), "SZ-K6.18")
SALLYING: Final = Picking(ASK_SALLY_OUT, ALL_SALLY_OUT, SALLY_OUT)
ATTACKS_SETTLEMENT: Final = Event("attacks-settlement", (PLAYER, FIELD, NUMBER))
BREAKS_THROUGH: Final = Event("breaks-through", (PLAYER, FIELD))
BREAKS_OFF: Final = Event("breaks-off", (PLAYER, FIELD))
REPELLED: Final = Event("repelled", (PLAYER, FIELD))
FLEES_OUTSIDE: Final = Event("flees-outside", (PLAYER, FIELD))
SALLIES_OUT: Final = Event("sallies-out", (PLAYER, FIELD, NUMBER))


# Who fights


def besieging_player(s: Table, field: int) -> int:
    """SZ-K7.1: who controls the field, if he is hostile; else the first of those who are."""
    owner = s.settlement_owner[field]
    present = owners(s, s.units_on(field))
    hostile = [player for player in present if are_hostile(s, player, owner)]
    if s.control[field] in hostile:
        return s.control[field]
    return hostile[0] if hostile else NONE


def besiegers(s: Table, field: int) -> list[int]:
    """SZ-K7.1, SZ-H3.17: the units of the besieger and his coalition outside a settlement.

    Who is lord and vassal belongs to two coalitions: he attacks with that of his lord, if any other
    of it is there, else with his vassals.
    """
    head = besieging_player(s, field)
    if head == NONE:
        return []
    owner, lord = s.settlement_owner[field], s.lord[head]
    units = s.units_on(field)
    others = [p for p in owners(s, units) if p != head and are_hostile(s, p, owner)]
    members = [p for p in others if lord != NONE and lord in (p, s.lord[p])]
    if not members:
        members = [p for p in others if s.lord[p] == head]
    members.append(head)
    return [unit for unit in units if s.owner[unit] in members]


def is_besieged(s: Table, field: int) -> bool:
    """SZ-H4.6: whether enemies are still there; a truce may have come."""
    return bool(s.encircled_since[field]) and besieging_player(s, field) != NONE


def defenders(s: Table, field: int) -> list[int]:
    """SZ-K6.14: the units inside, and manned ships in the shipyard."""
    return sorted([*s.units_inside(field), *s.ships_in_yard(field)])


def wall(s: Table, field: int, units: list[int]) -> int:
    """SZ-K6.2, SZ-K6.3, SZ-K6.6, SZ-OP23: the shields of a settlement that engines leave."""
    removed = sum([siege_strength(s, unit) for unit in units])
    return max(0, SHIELDS * defence_level(s, field) - removed)


# The step


def sieges(s: Table) -> RulesOf[bool]:
    """SZ-K6.1, SZ-K6.15, SZ-K9.4: settlement after settlement, each once in a round."""
    siege = s.siege
    if s.combats.battles:
        yield from _battle(s)
    elif siege.field == NONE:
        field = _next(s)
        if field == NONE:
            siege.forget()
            return True
        siege.done.append(field)
        yield from _decide(s, field)
    elif not is_besieged(s, siege.field):
        yield from _end(s)
    elif siege.inside:
        yield from _inside(s)
    else:
        yield from _outside(s)
    return False


def _next(s: Table) -> int:
    """SZ-K1.3, SZ-K9.4: the first encircled settlement that had no turn yet."""
    for field, since in enumerate(s.encircled_since):
        if (
            since
            and is_besieged(s, field)
            and field not in s.siege.done
            and not is_contested(s, field)
        ):
            return field
    return NONE


def _decide(s: Table, field: int) -> Rules:
    """SZ-K6.1: attack, or wait."""
    commander = leader_of(s, besiegers(s, field))
    level = defence_level(s, field)
    spoken = s.map.spoken[field]
    wait = WAIT_OUTSIDE.of()
    inside = defenders(s, field)
    option = yield Ask(
        *(commander, ASK_SIEGE, [BESIEGE.of(spoken), wait], spoken, level, len(inside)),
        default=wait,
    )
    if option.verb is WAIT_OUTSIDE:
        return
    s.siege.begin(field, s.combats.new_fight(s.count), bool(inside))
    s.tell(ATTACKS_SETTLEMENT, commander, spoken, level)


def _battle(s: Table) -> Rules:
    """SZ-K6.8, SZ-K6.15, SZ-K6.18: a round of the battle that a sally or an escape has led to.

    A lost sally leaves the encirclement as it is; if the besiegers are gone, or both stand on the
    field, there is none.
    """
    fields = [battle.field for battle in s.combats.battles]
    yield from battles(s)
    if s.combats.battles:
        return
    for field in fields:
        if s.encircled_since[field] and not is_surrounded(s, field):
            lift_encirclement(s, field)
            refresh_control(s, field)


def begin_battle(s: Table, field: int) -> None:
    """SZ-K6.8: a field battle outside a settlement."""
    s.combats.begun = True
    fight = s.combats.new_fight(s.count)
    s.combats.battles.append(Battle(s.count, fight, field, NONE, 0))


def _end(s: Table) -> Rules:
    """SZ-H3.8, SZ-K4.7: the attack is over; the lord of a coalition gives out what it earned."""
    siege = s.siege
    field, fight = siege.field, s.combats.fights[siege.fight]
    siege.end()
    yield from give_out(s, fight, field)


# Before the breakthrough


def _outside(s: Table) -> Rules:
    """SZ-K6.3, SZ-K6.4, SZ-K6.5, SZ-K6.6, SZ-K6.7, SZ-K6.16, SZ-K6.19: a round at the walls."""
    siege = s.siege
    field = siege.field
    spoken = s.map.spoken[field]
    commander = leader_of(s, besiegers(s, field))
    if siege.round:
        yield from combat_offers(s, _players(s, field))
        if s.result is not None or not is_besieged(s, field):
            return
        commander = leader_of(s, besiegers(s, field))
        off = BREAK_OFF.of()
        ask = Ask(commander, ASK_GO_ON, [GO_ON.of(), off], spoken, siege.carried[0], default=off)
        option = yield ask
        if option.verb is BREAK_OFF:
            yield from _break_off(s, commander)
            return
    units = besiegers(s, field)
    attack, defence = _forces(s, units)
    attack.fighting = [unit for unit in units if s.type[unit] != SE]
    attack.shielded = False
    defence.blue = defence_level(s, field)
    defence.wall = shields = wall(s, field, units)
    yield from _fight(s, attack, defence)
    if not attack.units:
        yield from _repelled(s, commander)
    elif attack.swords >= shields:
        s.tell(BREAKS_THROUGH, commander, spoken)
        for unit in attack.units:
            if s.type[unit] == SE:
                degrade(s, unit)
        siege.inside = True
        siege.dull = 0
        if not defence.units:
            yield from _take(s)
    elif siege.dull >= s.content.dull_rounds:
        yield from _break_off(s, commander)


def _players(s: Table, field: int) -> list[int]:
    """SZ-F6.4: who takes part, and may talk between the rounds."""
    present = {s.owner[unit] for unit in [*besiegers(s, field), *defenders(s, field)]}
    present.add(s.settlement_owner[field])
    return [player for player in s.order() if player in present]


def _forces(s: Table, units: list[int]) -> tuple[Force, Force]:
    siege = s.siege
    inside = defenders(s, siege.field)
    owner = s.settlement_owner[siege.field]
    attack = Force(leader_of(s, units), units)
    defence = Force(leader_of(s, inside) if inside else owner, inside)
    defence.settler = owner
    attack.carried, defence.carried = siege.carried
    return attack, defence


def _fight(s: Table, attack: Force, defence: Force) -> Rules:
    """SZ-K9.3: a round of both, who is first in Prelude order rolls first."""
    siege = s.siege
    order = s.order()
    forces = [attack, defence]
    forces.sort(key=lambda force: order.index(force.commander))
    forces[0].target, forces[1].target = 1, 0
    fallen = yield from combat_round(s, s.combats.fights[siege.fight], forces, SIEGE)
    siege.carried[ATTACKER] = attack.carried
    siege.carried[DEFENDER] = defence.carried
    siege.round += 1
    siege.dull = 0 if fallen else siege.dull + 1


def _repelled(s: Table, commander: int) -> Rules:
    """SZ-J4.6: where no besieger is left, the encirclement ends at that moment."""
    field = s.siege.field
    s.tell(REPELLED, commander, s.map.spoken[field])
    yield from _end(s)
    end_encirclement(s, field)


# Inside


def _inside(s: Table) -> Rules:
    """SZ-K6.9, SZ-K6.18, SZ-K6.19: a round inside, before which either side may leave.

    Where both want to, the attack is broken off, and nobody has fled.
    """
    siege = s.siege
    field = siege.field
    spoken = s.map.spoken[field]
    yield from combat_offers(s, _players(s, field))
    if s.result is not None or not is_besieged(s, field):
        return
    attack, defence = _forces(s, besiegers(s, field))
    on, hold = GO_ON.of(), HOLD_OUT.of()
    asks = [
        Ask(attack.commander, ASK_INSIDE, [on, BREAK_OFF.of()], spoken, default=on),
        Ask(defence.commander, ASK_HOLD_OUT, [hold, FLEE_OUTSIDE.of()], spoken, default=hold),
    ]
    answers = yield from answered_secretly(ASK_INSIDE, asks, spoken)
    if answers[0].verb is BREAK_OFF:
        yield from _break_off(s, attack.commander)
    elif answers[1].verb is FLEE_OUTSIDE:
        yield from _flee_outside(s, attack, defence)
    else:
        yield from _fight(s, attack, defence)
        if not attack.units:
            yield from _repelled(s, attack.commander)
        elif not defence.units:
            yield from _take(s)
        elif siege.dull >= s.content.dull_rounds:
            yield from _break_off(s, attack.commander)


def _flee_outside(s: Table, attack: Force, defence: Force) -> Rules:
    """SZ-K6.18, SZ-K6.9, SZ-K6.11: all defenders stand on the field, and the settlement falls.

    Crews of ships leave them in the shipyard. The besiegers may go on fighting in the field.
    """
    field = s.siege.field
    s.tell(FLEES_OUTSIDE, defence.commander, s.map.spoken[field])
    _come_out(s, field, defence.units)
    yield from _take(s)
    if not is_contested(s, field):
        return
    spoken = s.map.spoken[field]
    stand = LET_STAND.of()
    answers = [FIGHT_OUTSIDE.of(), stand]
    option = yield Ask(attack.commander, ASK_FIGHT_OUTSIDE, answers, spoken, default=stand)
    if option.verb is FIGHT_OUTSIDE:
        begin_battle(s, field)


def _come_out(s: Table, field: int, units: list[int]) -> None:
    """SZ-K2.3, SZ-K6.8: units stand on the field; crews as infantry, their ships stay empty."""
    for unit in units:
        if s.is_ship(unit):
            land_ship(s, unit, field)
        else:
            put_on_field(s, unit, field)


def _break_off(s: Table, commander: int) -> Rules:
    """SZ-K6.8, SZ-K6.15, SZ-K6.19: the attack is over; the defender may sally at once."""
    field = s.siege.field
    spoken = s.map.spoken[field]
    s.tell(BREAKS_OFF, commander, spoken)
    yield from _end(s)
    inside = defenders(s, field)
    if not inside:
        return
    leader = leader_of(s, inside)
    picked = yield from pick_units(s, leader, SALLYING, inside, len(inside), spoken)
    if picked:
        s.tell(SALLIES_OUT, leader, spoken, len(picked))
        _come_out(s, field, picked)
        begin_battle(s, field)


def _take(s: Table) -> Rules:
    """The defence is over: the besieger has the settlement."""
    siege = s.siege
    field, fight, defended = siege.field, siege.fight, siege.defended
    siege.end()
    yield from fall(s, field, besieging_player(s, field), fight, defended)
