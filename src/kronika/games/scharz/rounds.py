"""Chapter 10.9: one combat round from top to bottom, of battles and sieges alike."""

from typing import Final

from kronika.core.asks import Ask, Event, Option, Prompt, Range, Rules, RulesOf, Verb

from .combats import Fight
from .command import has_bonuses
from .diplomacy import eliminate_gone, with_units
from .fighting import (
    Die,
    Force,
    converted,
    disheartened,
    leader_of,
    may_charge,
    rival_swords,
    roll_of,
    shields_of,
    total_swords,
)
from .losses import Hits, assign_hits
from .picking import Picking, answered_secretly, pick_units, secretly
from .pieces import destroy_unit, lose_unit, unit_prestige
from .rerolls import reroll
from .state import ABOARD, Table
from .terms import NONE, WHITE
from .words import LEVEL, NUMBER, PLAYER, UNIT

CONVERT: Final = Verb("convert", (NUMBER,))
ASK_CONVERT: Final = Prompt("convert", (NUMBER, NUMBER), "SZ-K4.6")
ASK_CONVERTING: Final = Prompt("converting", (), "SZ-K4.6")
CHARGE: Final = Verb("charge", (PLAYER, UNIT, LEVEL, NUMBER))
CHARGE_ALL: Final = Verb("charge-all")
ASK_CHARGE: Final = Prompt("charge", (NUMBER,), "SZ-K4.9")
ASK_CHARGING: Final = Prompt("charging", (), "SZ-K4.9")
CHARGING: Final = Picking(ASK_CHARGE, CHARGE_ALL, CHARGE)
ROLLS: Final = Event("rolls", (PLAYER, NUMBER, NUMBER))
THROWS: Final = Event("throws", (PLAYER, NUMBER, NUMBER))
CHARGES: Final = Event("charges", (PLAYER, NUMBER, NUMBER))


def combat_round(
    s: Table, fight: Fight, forces: list[Force], situation: int, charge: bool = False
) -> RulesOf[int]:
    """SZ-K4.3, SZ-K9.1, SZ-K9.3: dice, swords, losses of all forces; how many units have fallen.

    Each force has a target among the forces, or NONE. Everything happens at once; what falls
    leaves the map, and the forces know who is left and which swords they carry on.
    """
    for force in forces:
        for unit in force.units:
            fight.note(force.commander, s.owner[unit], unit)
    before = sum([len(force.units) for force in forces])
    chargers: list[list[int]] = [[] for _ in forces]
    extra = [0] * len(forces)
    if charge:
        yield from _charge(s, fight, forces, situation, chargers, extra)
    attacking = [force.attacks and force.target != NONE for force in forces]
    rolling: list[list[int]] = [[] for _ in forces]
    for place, force in enumerate(forces):
        force.shields = shields_of(s, force.fighting) if force.shielded else 0
        force.swords = 0
        if attacking[place]:
            rolling[place] = [unit for unit in force.fighting if unit not in chargers[place]]
            force.swords = force.carried + extra[place] + _bonus(s, force, forces[force.target])
        force.carried = 0
    thrown = yield from _roll(s, forces, attacking, rolling, situation, True)
    for place, force in enumerate(forces):
        if attacking[place]:
            swords = total_swords(thrown[place], has_bonuses(s, force.commander))
            force.swords = max(0, force.swords + swords)
            s.tell(ROLLS, force.commander, len(thrown[place]), force.swords)
    found = yield from _assign(s, forces, [force.swords for force in forces], situation)
    yield from _convert(s, forces, found, situation)
    _remove(s, fight, forces, found)
    return before - sum([len(force.units) for force in forces])


def _roll(
    s: Table,
    forces: list[Force],
    attacking: list[bool],
    rolling: list[list[int]],
    situation: int,
    settled: bool,
) -> RulesOf[list[list[Die]]]:
    """SZ-K4.3, SZ-L4.4: all roll, and only when everything is seen dice are rolled again.

    Dice of settlements belong to the second part of a round with a charge.
    """
    thrown: list[list[Die]] = []
    for place, force in enumerate(forces):
        dice: list[Die] = []
        if attacking[place]:
            dice = roll_of(s, rolling[place], situation, force.blue if settled else 0)
            if s.has_prestige:
                s.tell(THROWS, force.commander, len(dice), sum([die.swords for die in dice]))
        thrown.append(dice)
    yield from reroll(s, [die for dice in thrown for die in dice])
    return thrown


def _bonus(s: Table, force: Force, target: Force) -> int:
    """SZ-H2.2, SZ-K4.8, SZ-Q7.1: swords for a rival and by morale, or less where it is very low.

    It looks at whom the swords hit: units, or the settlement behind a wall. Morale is that of the
    moment when all roll, before anybody pays for another roll.
    """
    hit = sorted({s.owner[unit] for unit in target.units} | {target.settler} - {NONE})
    bonus = rival_swords(s, force.fighting, force.commander, hit)
    return bonus - disheartened(s, force.fighting)


# Charges


def _charge(
    s: Table,
    fight: Fight,
    forces: list[Force],
    situation: int,
    chargers: list[list[int]],
    extra: list[int],
) -> Rules:
    """SZ-K4.9, SZ-K4.16: chargers roll and hit first, against twice as many shields.

    Their losses leave at once; swords that hit nobody are added to the attack of the others. Who
    flees has neither dice nor shields, so nobody is asked to charge him.
    """
    deciding = []
    for place, force in enumerate(forces):
        able = [
            unit
            for unit in force.fighting
            if may_charge(s, unit) and (force.fresh is None or unit in force.fresh)
        ]
        if able and force.attacks and force.target != NONE and forces[force.target].attacks:
            deciding.append((force.commander, _choose_chargers(s, force, able, chargers[place])))
    if not deciding:
        return
    yield from secretly(ASK_CHARGING, deciding)
    if not any(chargers):
        return
    swords = [0] * len(forces)
    for force in forces:
        force.shields = 2 * shields_of(s, force.fighting) if force.shielded else 0
    thrown = yield from _roll(
        s, forces, [bool(units) for units in chargers], chargers, situation, False
    )
    for place, force in enumerate(forces):
        if chargers[place]:
            swords[place] = total_swords(thrown[place], has_bonuses(s, force.commander))
            s.tell(CHARGES, force.commander, len(chargers[place]), swords[place])
    found = yield from _assign(s, forces, swords, situation)
    for place, hits in enumerate(found):
        extra[place] = hits.unused
    _remove(s, fight, forces, found)
    for force in forces:
        if not force.units:
            force.attacks = False


def _choose_chargers(s: Table, force: Force, able: list[int], into: list[int]) -> Rules:
    picked = yield from pick_units(
        s, force.commander, CHARGING, able, len(able), len(able), secret=True
    )
    into += picked


# Losses


def _assign(
    s: Table, forces: list[Force], swords: list[int], situation: int
) -> RulesOf[list[Hits]]:
    """SZ-K4.8, SZ-K9.5: force after force, each seeing what those before it took.

    Shields of a force that is hit by several count once.
    """
    found: list[Hits] = []
    for place in range(len(forces)):
        found.append((yield from _assign_one(s, forces, found, place, swords[place], situation, 0)))
    return found


def _assign_one(
    s: Table,
    forces: list[Force],
    found: list[Hits],
    place: int,
    swords: int,
    situation: int,
    aimed: int,
) -> RulesOf[Hits]:
    """SZ-K6.5, SZ-K6.6: the wall of a settlement goes first, and all of it or nothing."""
    force = forces[place]
    if force.target == NONE or not swords:
        return Hits(swords)
    enemy = forces[force.target]
    if swords < enemy.wall:
        return Hits(swords)
    alive = enemy.units
    shields = enemy.shields
    for other, hits in enumerate(found):
        if other != place and forces[other].target == force.target:
            alive = [unit for unit in alive if unit not in hits.fallen]
            shields -= hits.shields
    left = Force(enemy.commander, alive)
    rest = swords - enemy.wall
    enemy.wall = 0
    return (yield from assign_hits(s, force, left, rest, shields, situation, enemy.builders, aimed))


def _convert(s: Table, forces: list[Force], found: list[Hits], situation: int) -> Rules:
    """SZ-K4.6, SZ-K4.7, SZ-K6.4, SZ-Q8.3: two unused swords make a shield now or a sword later.

    All declare at once; then whoever faces more shields assigns anew all swords that he did not
    turn into shields himself. What is unusable then makes swords for the next round only.
    """
    if s.mode < WHITE:
        return
    able = [has_bonuses(s, force.commander) for force in forces]
    made = [converted(hits.unused) if able[place] else 0 for place, hits in enumerate(found)]
    asking: list[int] = []
    asks: list[Ask] = []
    for place, force in enumerate(forces):
        if made[place] and force.shielded and _loses(forces, found, place):
            asking.append(place)
            asks.append(_ask_convert(force.commander, found[place].unused, made[place]))
    answers: list[Option] = []
    if asks:
        answers = yield from answered_secretly(ASK_CONVERTING, asks)
    shields = [0] * len(forces)
    for place, option in zip(asking, answers):
        shields[place] = option.a
        forces[place].shields += option.a
    for place, force in enumerate(forces):
        force.carried = made[place] - shields[place]
    for place, force in enumerate(forces):
        if force.target != NONE and shields[force.target] and force.swords:
            rest = found[place].swords - 2 * shields[place]
            found[place] = yield from _assign_one(
                s, forces, found[:place], place, rest, situation, found[place].aimed
            )
            force.carried = converted(found[place].unused) if able[place] else 0


def _loses(forces: list[Force], found: list[Hits], place: int) -> bool:
    """Whether a shield could save anything."""
    return any(forces[other].target == place and hits.fallen for other, hits in enumerate(found))


def _ask_convert(player: int, unused: int, most: int) -> Ask:
    options = [CONVERT.of(most), CONVERT.of(0)]
    ranges = [Range(CONVERT.of(0), most)] if most > 1 else []
    return Ask(player, ASK_CONVERT, options, unused, most, default=options[0], ranges=ranges)


def _remove(s: Table, fight: Fight, forces: list[Force], found: list[Hits]) -> None:
    """SZ-K4.3, SZ-K5.1, SZ-H3.16: all that is destroyed leaves at once, passengers before ships.

    Whose last unit it was is out of the game at once, if he has no settlement.
    """
    before = with_units(s)
    for aboard in (True, False):
        for place, hits in enumerate(found):
            for unit in hits.fallen:
                if s.owner[unit] != NONE and (s.where[unit] == ABOARD) == aboard:
                    strike(s, fight, unit, forces[place].commander)
    eliminate_gone(s, before)
    for force in forces:
        force.units = [unit for unit in force.units if s.owner[unit] != NONE]
        force.fighting = [unit for unit in force.fighting if s.owner[unit] != NONE]
        if s.eliminated[force.commander] and force.units:
            force.commander = leader_of(s, force.units)


def strike(s: Table, fight: Fight, unit: int, commander: int) -> None:
    """SZ-K4.13, SZ-K4.14, SZ-K5.1, SZ-H3.8: a unit falls by the swords of a force.

    What a coalition earns waits for its lord to give it out.
    """
    credited = fight.credited(commander)
    shared = fight.commander.count(credited) > 1
    for each in [unit, *s.passengers(unit)]:
        fight.destroyed[credited] += 1
        if shared:
            fight.booty[credited * s.count + s.owner[each]] += unit_prestige(s, each)
    if shared:
        lose_unit(s, unit)
    else:
        destroy_unit(s, unit, commander)
