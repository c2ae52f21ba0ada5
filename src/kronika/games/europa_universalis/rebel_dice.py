"""Chapter 14.2: Rebel Dice."""

from typing import Final

from kronika.core.asks import Ask, Event, Option, Prompt, Rules, Verb

from .agenda import REACTION_WINDOW, REBEL_DICE, Duty
from .casualties import lose_as_casualty
from .forces import army_unit, lose_unit, units_in
from .liberation import fall_to_rebels
from .purse import charge, lose_power, power_of
from .state import Table
from .terms import (
    AREA_COUNT,
    ARMIES,
    EXHAUST,
    INFANTRY,
    LAND_UNITS,
    LOSE_DUCATS,
    LOSE_POWER,
    NONE,
    POWERS,
    REACTIONS,
    REBELLION,
    REGULAR,
    REMOVE_UNREST,
)
from .unrest import all_restless, may_calm, restless
from .words import AREA, ARMY, NUMBER, PLAYER, POWER, PROVINCE, REBEL_FACE, UNIT

DUCATS_LOST: Final = 2
"""EU-14.2.11, EU-14.2.13."""

ROLL_IN: Final = Verb("roll-in", (AREA,))
GIVE_UP: Final = Verb("give-up", (PROVINCE,))
LOSE_OF: Final = Verb("lose-of", (POWER,))
EXHAUST_AVAILABLE: Final = Verb("rebels-exhaust-available")
EXHAUST_SINGLE: Final = Verb("rebels-exhaust-single", (AREA,))
EXHAUST_OF_ARMY: Final = Verb("rebels-exhaust-of-army", (ARMY, UNIT))
ASK_ROLL_IN: Final = Prompt("roll-in", (), "EU-14.2.3")
ASK_GIVE_UP: Final = Prompt("give-up", (AREA,), "EU-14.2.6")
ASK_LOSE_OF: Final = Prompt("lose-of", (), "EU-14.2.9")
ASK_EXHAUST: Final = Prompt("exhaust", (), "EU-14.2.10")
ROLLS_REBEL_DIE: Final = Event("rolls-rebel-die", (PLAYER, AREA, REBEL_FACE))
LOSES_POWER: Final = Event("rebels-cost-power", (PLAYER, POWER))
LOSES_DUCATS: Final = Event("rebels-cost-ducats", (PLAYER, NUMBER))
EXHAUSTS: Final = Event("rebels-exhaust", (PLAYER,))


def rebel_dice(s: Table, duty: Duty) -> Rules:
    """EU-14.2.1, EU-14.2.2, EU-14.2.3, EU-4.3.I1, EU-OPC01: Area by Area, in the player's order.

    `b` is the only Area, `c` how many dice he rolls at most, `d` are bits of the Areas where he
    has rolled, NONE before his first roll: then he may react (EU-6.2.20).
    """
    seat, rolled = duty.a, duty.d
    if rolled == NONE:
        if all_restless(s, seat) if duty.b == NONE else restless(s, seat, duty.b):
            s.agenda.append(Duty(REBEL_DICE, seat, duty.b, duty.c, 0))
            s.agenda.append(Duty(REACTION_WINDOW, REACTIONS.index("rebel-dice"), seat))
        return
    areas = sorted({s.atlas.province_area[province] for province in all_restless(s, seat)})
    areas = [area for area in areas if not rolled >> area & 1]
    if duty.b != NONE:
        areas = [area for area in areas if area == duty.b]
    if not areas or duty.c == 0:
        return
    options = [ROLL_IN.of(area) for area in areas]
    area = (yield Ask(seat, ASK_ROLL_IN, options, default=options[0])).a
    dice = len(restless(s, seat, area))
    left = duty.c
    if left != NONE:
        dice = min(dice, left)
        left -= dice
    s.agenda.append(Duty(REBEL_DICE, seat, duty.b, left, rolled | 1 << area))
    faces = _roll(s, seat, area, dice)
    yield from _resolve(s, seat, area, faces)


def _roll(s: Table, seat: int, area: int, dice: int) -> list[int]:
    """EU-14.2.4, EU-OPC02: how many dice show each face."""
    faces = [0] * 6
    for _ in range(dice):
        face = s.content.tables.rebel_die[s.dice.below(6)]
        faces[face] += 1
        s.tell(ROLLS_REBEL_DIE, seat, area, face)
    return faces


def _resolve(s: Table, seat: int, area: int, faces: list[int]) -> Rules:
    """EU-14.2.15, EU-OPC21, EU-14.2.12: Rebellions first, then losses, then Unrest that leaves.

    EU-14.2.5, EU-14.2.16: each Rebellion costs a Unit there, as long as there are Units.
    """
    fallen = min(faces[REBELLION], units_in(s, seat, area))
    if fallen:
        yield from lose_as_casualty(s, seat, area, fallen)
    for _ in range(faces[REBELLION] - fallen):
        yield from _rebellion(s, seat, area)
    for _ in range(faces[LOSE_POWER]):
        yield from _lose_power(s, seat)
    for _ in range(faces[EXHAUST]):
        yield from _exhaust(s, seat)
    for _ in range(faces[LOSE_DUCATS]):
        _lose_ducats(s, seat)
    yield from may_calm(s, seat, restless(s, seat, area), faces[REMOVE_UNREST], must=True)


def _rebellion(s: Table, seat: int, area: int) -> Rules:
    """EU-14.2.6: without a Unit there, Rebels take a Province with Unrest."""
    options = [GIVE_UP.of(province) for province in restless(s, seat, area)]
    if options:
        chosen = yield Ask(seat, ASK_GIVE_UP, options, area, default=options[0])
        yield from fall_to_rebels(s, chosen.a)


def _lose_power(s: Table, seat: int) -> Rules:
    """EU-14.2.9, EU-14.2.13: a cube of a type of choice, else ducats."""
    options = [LOSE_OF.of(type) for type in range(len(POWERS)) if power_of(s, seat, type)]
    if not options:
        _lose_ducats(s, seat)
        return
    best = options[0]
    for option in options:
        if power_of(s, seat, option.a) > power_of(s, seat, best.a):
            best = option
    chosen = yield Ask(seat, ASK_LOSE_OF, options, default=best)
    lose_power(s, seat, chosen.a, 1)
    s.tell(LOSES_POWER, seat, chosen.a)


def _exhaust(s: Table, seat: int) -> Rules:
    """EU-14.2.10, EU-14.2.13: an Available or a deployed Regular Unit, else ducats."""
    options: list[Option] = []
    if s.available[seat]:
        options.append(EXHAUST_AVAILABLE.of())
    for area in s.atlas.areas:
        if s.infantry[seat * AREA_COUNT + area]:
            options.append(EXHAUST_SINGLE.of(area))
    for army in range(ARMIES):
        for type in range(len(LAND_UNITS)):
            if army_unit(s, seat, army, REGULAR, type):
                options.append(EXHAUST_OF_ARMY.of(army, type))
    if not options:
        _lose_ducats(s, seat)
        return
    chosen = yield Ask(seat, ASK_EXHAUST, options, default=options[0])
    if chosen.verb is EXHAUST_AVAILABLE:
        s.available[seat] -= 1
        s.exhausted[seat] += 1
    elif chosen.verb is EXHAUST_SINGLE:
        lose_unit(s, seat, chosen.a, NONE, REGULAR, INFANTRY)
    else:
        area = s.army_area[seat * ARMIES + chosen.a]
        lose_unit(s, seat, area, chosen.a, REGULAR, chosen.b)
    s.tell(EXHAUSTS, seat)


def _lose_ducats(s: Table, seat: int) -> None:
    """EU-14.2.11, EU-14.2.14, EU-OPA38: with loans, and bankrupt if they do not suffice."""
    s.tell(LOSES_DUCATS, seat, DUCATS_LOST)
    charge(s, seat, DUCATS_LOST)
