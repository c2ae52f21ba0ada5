"""Chapters 5.5 and 9.5: a Land Activation in which an Army or a single Infantry moves."""

from typing import Final

from kronika.core.asks import NOTHING, Ask, Event, Option, Prompt, Rules, Verb

from .access import (
    access_ducats,
    access_ways,
    deny,
    is_neutral_area,
    may_give_leave,
    pay_access,
    would_fight,
)
from .agenda import ACTION, BATTLES, MOVE_STEP, REACTION_WINDOW, SAIL_STEP, Duty
from .battle_triggers import is_land_battle
from .bridges import crossable
from .effects import things
from .forces import add_infantry, add_unit, areas_with_units, armies_in, army_size
from .land import is_part_of
from .levies import can_spend, free_armies, has_type, mercenaries_left, unit_ducats
from .manner import Manner
from .march_state import March
from .modifiers import power_cost
from .purse import pay_ducats, pay_power, power_of
from .regrouping import first_units, is_regrouping, regroup, regroupings
from .relations import foes, is_friendly_area, is_hostile_area
from .state import Table
from .terms import (
    AREA_COUNT,
    ARMIES,
    BY_LEAVE,
    FOR_DUCATS,
    FREELY,
    LAND_UNITS,
    MERCENARY,
    MIL,
    NONE,
    REACTIONS,
)
from .words import ACCESS, AREA, ARMY, NUMBER, PLAYER, UNIT

# What MOVE_STEP does, as its first number.
CHOOSE: Final = 0
GO_ON: Final = 1
ASK_LEAVE: Final = 2
"""b: Area, c: 1 over the sea."""
ENTER: Final = 3
"""b: Area, c: 1 over the sea."""
REGROUP: Final = 4
"""After a battle; b: seat, c: Army, d: Area."""

CARRY: Final = 7
"""What SAIL_STEP does to ask again who is carried."""
STEPS: Final = 2
"""EU-9.5.5."""
MOVED_INFANTRY: Final = 1000
"""EU-9.7.24: in `came_from`, behind the Armies: a seat times the Areas, and the Area."""
ENEMY_ENTERS: Final = 3

assert REACTIONS[ENEMY_ENTERS] == "enemy-enters"

WHO_MOVES: Final = Prompt("who-moves", (), "EU-9.5.4")
FIRST_UNIT: Final = Prompt("first-unit-of-army", (ARMY, AREA), "EU-9.10.8")
MOVE_ON: Final = Prompt("move-on", (AREA, NUMBER), "EU-9.5.5")
REGROUP_HERE: Final = Prompt("regroup-here", (AREA,), "EU-9.5.12")
GIVE_LEAVE: Final = Prompt("give-leave", (PLAYER, AREA), "EU-9.5.10")

MOVE_ARMY: Final = Verb("move-army", (ARMY,), "EU-9.5.4")
MOVE_INFANTRY: Final = Verb("move-infantry", (AREA,), "EU-9.5.4")
FORM_ARMY: Final = Verb("form-army", (ARMY, AREA), "EU-9.10.8")
MARCH_TO: Final = Verb("march-to", (AREA, ACCESS, NUMBER), "EU-9.5.5")
CROSS_TO: Final = Verb("cross-to", (AREA, ACCESS), "EU-9.5.36")
HIRE: Final = Verb("hire-for-march", (UNIT,), "EU-5.5.AU20")
HALT: Final = Verb("halt", (), "EU-9.5.5")
ALLOW_PASSAGE: Final = Verb("allow-passage", (), "EU-9.5.10")
DENY_PASSAGE: Final = Verb("deny-passage", (), "EU-9.5.10")

ARMY_MOVES: Final = Event("army-moves", (PLAYER, ARMY, AREA, AREA))
INFANTRY_MOVES: Final = Event("infantry-moves", (PLAYER, AREA, AREA))
PAYS_ACCESS: Final = Event("pays-access", (PLAYER, AREA, ACCESS))
PASSAGE_ALLOWED: Final = Event("passage-allowed", (PLAYER, PLAYER, AREA))
PASSAGE_DENIED: Final = Event("passage-denied", (PLAYER, PLAYER, AREA))
HIRES: Final = Event("hires-for-march", (PLAYER, UNIT, AREA))


def _cost(s: Table, seat: int, manner: Manner) -> int:
    base = s.content.tables.costs.activate_mil
    return power_cost(s, seat, things.LAND_MOVE, things.PAID_MIL, base, manner)


def can_land_move(s: Table, seat: int, manner: Manner) -> bool:
    """EU-5.5.AU2, EU-9.5.4: whether a player can pay for it and has somebody who could move."""
    if power_of(s, seat, MIL) < _cost(s, seat, manner):
        return False
    if manner.extras is not None and manner.extras.mover is not None:
        return manner.army != NONE and s.army_area[seat * ARMIES + manner.army] != NONE
    march = _march_of(seat, manner)
    if not march.different_movers:
        for army in range(ARMIES):
            if s.army_area[seat * ARMIES + army] != NONE:
                return True
    return bool(_movers(s, march))


def land_move(s: Table, seat: int, manner: Manner) -> Rules:
    """EU-5.5.AU1, EU-5.5.AU2, EU-5.5.AU3, EU-9.5.3: paid, then a mover is chosen and moves."""
    pay_power(s, seat, MIL, _cost(s, seat, manner))
    march = _march_of(seat, manner)
    s.march.marches.append(march)
    if march.army == NONE:
        s.agenda.append(Duty(MOVE_STEP, CHOOSE))
    else:
        march.area = s.army_area[seat * ARMIES + march.army]
        s.agenda.append(Duty(MOVE_STEP, GO_ON))
    yield from ()


def _march_of(seat: int, manner: Manner) -> March:
    """A march as the action is taken; who moves may still be open."""
    march = March(seat, NONE, NONE, STEPS)
    extras = manner.extras
    if extras is not None:
        if extras.mover is not None:
            march.army = manner.army
        march.left = extras.steps or STEPS
        march.mountains_free = extras.mountains_free
        march.no_battle = extras.no_battle
        march.battles_last = extras.battles_last
        march.different_movers = extras.different_movers
    return march


def move_step(s: Table, duty: Duty) -> Rules:
    """EU-9.5.4, EU-9.5.5, EU-9.5.7: the next part of a land movement."""
    if duty.a == CHOOSE:
        yield from _choose_mover(s)
    elif duty.a == GO_ON:
        yield from _go_on(s)
    elif duty.a == ASK_LEAVE:
        yield from _ask_leave(s, duty.b, duty.c == 1)
    elif duty.a == ENTER:
        _enter(s, duty.b, duty.c == 1)
    elif s.army_area[duty.b * ARMIES + duty.c] == duty.d:
        s.march.marches.append(March(duty.b, duty.c, duty.d, 0))
        s.agenda.append(Duty(MOVE_STEP, GO_ON))


# Who moves


def _movers(s: Table, march: March) -> list[Option]:
    """EU-9.5.4, EU-9.10.3, EU-9.10.8: an Army, a single Infantry, or an Army that appears first."""
    seat = march.seat
    gone = s.memory.movers if march.different_movers else []
    options: list[Option] = []
    for army in range(ARMIES):
        if s.army_area[seat * ARMIES + army] != NONE and army not in gone:
            options.append(MOVE_ARMY.of(army))
    free = [army for army in free_armies(s, seat) if army not in gone]
    for area in areas_with_units(s, seat):
        single = s.infantry[seat * AREA_COUNT + area]
        if single > gone.count(ARMIES + area):
            alone = march.copy()
            alone.area = area
            if _steps(s, alone, 1):
                options.append(MOVE_INFANTRY.of(area))
        options += [FORM_ARMY.of(army, area) for army in free]
    return options


def _choose_mover(s: Table) -> Rules:
    march = s.march.marches[-1]
    options = _movers(s, march)
    chosen = yield Ask(march.seat, WHO_MOVES, options, default=options[0])
    if chosen.verb is MOVE_INFANTRY:
        march.area = chosen.a
    else:
        march.army = chosen.a
        if chosen.verb is FORM_ARMY:
            march.area = chosen.b
            units = first_units(s, march.seat, march.area, march.army)
            prompt = FIRST_UNIT
            first = yield Ask(march.seat, prompt, units, chosen.a, chosen.b, default=units[0])
            regroup(s, march, first)
        else:
            march.area = s.army_area[march.seat * ARMIES + march.army]
    s.agenda.append(Duty(MOVE_STEP, GO_ON))


# Where to


def _size(s: Table, march: March) -> int:
    """How many Units move; 0 if the Army has dissolved."""
    return 1 if march.army == NONE else army_size(s, march.seat, march.army)


def _steps(s: Table, march: March, units: int) -> list[Option]:
    """EU-9.5.5, EU-9.5.8, EU-9.5.9, EU-9.5.10, EU-9.5.34, EU-9.5.36, EU-9.5.39: every next step."""
    seat, here = march.seat, march.area
    if march.left == 0 or units == 0:
        return []
    options: list[Option] = []
    for area in s.atlas.area_land[here]:
        extra = _mountain_mil(s, march, area, units)
        if extra <= power_of(s, seat, MIL):
            for way in _ways(s, march, area):
                options.append(MARCH_TO.of(area, way, extra))
    if s.atlas.area_zones[here]:
        for area in crossable(s, seat, here, units):
            for way in _ways(s, march, area):
                options.append(CROSS_TO.of(area, way))
    return options


def _ways(s: Table, march: March, area: int) -> list[int]:
    if march.no_battle and would_fight(s, march.seat, area):
        return []
    return access_ways(s, march.seat, area)


def _mountain_mil(s: Table, march: March, area: int, units: int) -> int:
    """EU-9.5.8, EU-TB17: over mountains into an Area that is not Friendly, the activation is enough
    for 3 Units; each 3 more cost 1 Military Power."""
    if march.mountains_free or not s.atlas.is_mountain(march.area, area):
        return 0
    if is_friendly_area(s, march.seat, area):
        return 0
    over = s.content.tables.costs.mountain_units
    return (units + over - 1) // over - 1


def _hires(s: Table, march: March) -> list[Option]:
    """EU-5.5.AU20, EU-9.10.19: up to 3 Mercenaries for an Army that sets out from an own Area.

    They must move along, so there must be a way for them.
    """
    seat = march.seat
    if not s.switches.available_mercenaries or s.active != seat:
        return []
    if march.made or march.army == NONE or march.left == 0:
        return []
    if march.hired >= s.content.tables.costs.mercenaries_per_turn or mercenaries_left(s) == 0:
        return []
    size = _size(s, march)
    if size == 0 or not is_part_of(s, s.realm_of[seat], march.area):
        return []
    steps = _steps(s, march, size + 1)
    options: list[Option] = []
    for type in range(len(LAND_UNITS)):
        if has_type(s, seat, MERCENARY, type):
            ducats = unit_ducats(s, seat, MERCENARY, type)
            if can_spend(s, seat, ducats) and any(_fits(s, seat, each, ducats) for each in steps):
                options.append(HIRE.of(type))
    return options


def _fits(s: Table, seat: int, step: Option, ducats: int) -> bool:
    """Whether a step is sure after so many ducats are paid."""
    if step.b == FOR_DUCATS:
        return can_spend(s, seat, ducats + access_ducats(s, seat, step.a))
    return step.b != BY_LEAVE


def _go_on(s: Table) -> Rules:
    """EU-9.5.5, EU-9.5.12, EU-OPB14: a step, a regrouping, or the end of the movement."""
    march = s.march.marches[-1]
    steps = _steps(s, march, _size(s, march))
    bound = march.hired > 0 and march.made == 0
    options = steps.copy()
    if march.army != NONE and not bound:
        options += regroupings(s, march)
    options += _hires(s, march)
    if not bound or not steps:
        options.append(HALT.of())
    prompt = MOVE_ON if march.left else REGROUP_HERE
    default = options[0] if bound else options[-1]
    area, left = march.area, march.left or NOTHING
    chosen = yield Ask(march.seat, prompt, options, area, left, default=default)
    if chosen.verb is HALT:
        _finish(s)
    elif is_regrouping(chosen):
        regroup(s, march, chosen)
        s.agenda.append(Duty(MOVE_STEP, GO_ON))
    elif chosen.verb is HIRE:
        pay_ducats(s, march.seat, unit_ducats(s, march.seat, MERCENARY, chosen.a))
        add_unit(s, march.seat, area, march.army, MERCENARY, chosen.a)
        march.hired += 1
        s.tell(HIRES, march.seat, chosen.a, area)
        s.agenda.append(Duty(MOVE_STEP, GO_ON))
    else:
        begin_step(s, march, chosen.a, chosen.b, chosen.verb is CROSS_TO)


def begin_step(s: Table, march: March, area: int, way: int, by_sea: bool) -> None:
    """EU-9.5.8, EU-9.5.10: a step that was chosen is paid for, or leave is asked."""
    if way == BY_LEAVE:
        s.agenda.append(Duty(MOVE_STEP, ASK_LEAVE, area, 1 if by_sea else 0))
        return
    if way != FREELY:
        pay_access(s, march.seat, area, way)
        s.tell(PAYS_ACCESS, march.seat, area, way)
    _approach(s, march, area, by_sea)


def _ask_leave(s: Table, area: int, by_sea: bool) -> Rules:
    """EU-9.5.10: Opponents are asked clockwise until one allows it."""
    march = s.march.marches[-1]
    options = [ALLOW_PASSAGE.of(), DENY_PASSAGE.of()]
    for other in may_give_leave(s, march.seat, area):
        answer = yield Ask(other, GIVE_LEAVE, options, march.seat, area, default=options[1])
        if answer.verb is ALLOW_PASSAGE:
            s.tell(PASSAGE_ALLOWED, other, march.seat, area)
            _approach(s, march, area, by_sea)
            return
        s.tell(PASSAGE_DENIED, other, march.seat, area)
        deny(s, other, area)
    if march.is_carried:
        _finish(s)
        s.agenda.append(Duty(SAIL_STEP, CARRY, march.seat))
    else:
        s.agenda.append(Duty(MOVE_STEP, GO_ON))


def _approach(s: Table, march: March, area: int, by_sea: bool) -> None:
    """EU-9.5.8, EU-6.2.20: mountains are paid; Enemies with an Army there may step aside first."""
    if not by_sea:
        pay_power(s, march.seat, MIL, _mountain_mil(s, march, area, _size(s, march)))
    s.agenda.append(Duty(MOVE_STEP, ENTER, area, 1 if by_sea else 0))
    for place in range(s.count - 1, 0, -1):
        other = (march.seat + place) % s.count
        if foes(s, march.seat) >> other & 1 and armies_in(s, other, area):
            s.occasion.entered = area
            s.agenda.append(Duty(REACTION_WINDOW, ENEMY_ENTERS, other, area, march.seat))


def _enter(s: Table, area: int, by_sea: bool) -> None:
    """EU-9.5.6, EU-9.5.7, EU-9.5.41, EU-5.5.AU4, EU-5.5.AU12: the mover is there; it stops in a
    Hostile, Neutral or Distant Area and behind the sea, and fights at once."""
    march = s.march.marches[-1]
    seat, origin = march.seat, march.area
    if s.occasion.entered == area:
        s.occasion.entered = NONE
    if march.army == NONE:
        add_infantry(s, seat, origin, -1)
        add_infantry(s, seat, area, 1)
        s.memory.came_from[MOVED_INFANTRY + seat * AREA_COUNT + area] = origin
        s.tell(INFANTRY_MOVES, seat, origin, area)
    else:
        s.army_area[seat * ARMIES + march.army] = area
        s.memory.came_from[seat * ARMIES + march.army] = origin
        s.tell(ARMY_MOVES, seat, march.army, origin, area)
    march.area = area
    march.made += 1
    march.left -= 1
    march.shifts = ()
    if (
        by_sea
        or s.atlas.area_continent[area] != NONE
        or is_hostile_area(s, seat, area)
        or is_neutral_area(s, seat, area)
    ):
        march.left = 0
    if is_land_battle(s, area, s.realm_of[seat]):
        _fight(s, march)
    elif march.is_carried:
        _finish(s)
    else:
        s.agenda.append(Duty(MOVE_STEP, GO_ON))


def _is_end(s: Table, seat: int, area: int) -> bool:
    """EU-9.5.6: whether an Area of the main map stops whoever enters it."""
    return is_hostile_area(s, seat, area) or is_neutral_area(s, seat, area)


def _fight(s: Table, march: March) -> None:
    """EU-9.5.7, EU-9.5.12, EU-9.7.5, EU-OPB14: a battle at once, or after all moves of a card; who
    has not retreated from it regroups."""
    seat, area = march.seat, march.area
    pending = (False, area, s.realm_of[seat])
    if pending not in s.pending:
        s.pending.append(pending)
    duties = [Duty(BATTLES)]
    if march.army != NONE and not march.is_carried:
        duties.insert(0, Duty(MOVE_STEP, REGROUP, seat, march.army, area))
    _finish(s)
    at = _more_moves(s, seat) if march.battles_last else len(s.agenda)
    if at > 0 and s.agenda[at - 1].act == BATTLES:
        at -= 1
        duties.pop()
    s.agenda[at:at] = duties


def _more_moves(s: Table, seat: int) -> int:
    """Where on the agenda the next move of a card with several moves stands, or its end."""
    for at in range(len(s.agenda) - 1, -1, -1):
        duty = s.agenda[at]
        if duty.act == ACTION and duty.a == seat and duty.b == things.LAND_MOVE:
            return at
    return len(s.agenda)


def _finish(s: Table) -> None:
    """The movement is over."""
    march = s.march.marches.pop()
    if march.different_movers:
        if march.army == NONE:
            s.memory.movers.append(ARMIES + march.area)
        else:
            s.memory.movers.append(march.army)


def carry(s: Table, seat: int, army: int, area: int, target: int, way: int) -> None:
    """EU-9.5.37, EU-5.5.AU10: an Army or single Infantry is carried over the sea and lands."""
    march = March(seat, army, area, 1)
    march.is_carried = True
    s.march.marches.append(march)
    begin_step(s, march, target, way, True)
