"""Chapters 5.5, 9.2 and 9.10: Recruit Units: land Units into Areas, Ships from Ports."""

from typing import Final

from kronika.core.asks import Ask, Event, Option, Prompt, Rules, Verb

from .agenda import BATTLES, RECRUIT_STEP, Duty
from .battle_triggers import is_land_battle
from .capacity import use_for_land, use_for_sea
from .effects import things
from .forces import add_unit, armies_in
from .land import has_vassal, is_part_of
from .levies import can_spend, free_armies, has_type, mercenaries_left, unit_ducats
from .manner import Manner
from .march_state import Recruiting
from .modifiers import limit, power_cost
from .purse import pay_ducats, pay_power, power_of
from .shipbuilding import build, building_ports, can_build, ship_options
from .state import Table
from .supply import has_supply, suppliers
from .terms import (
    ALLIED,
    AREA_COUNT,
    CATEGORIES,
    INFANTRY,
    LAND_UNITS,
    MERCENARY,
    MIL,
    NONE,
    REGULAR,
)
from .words import AREA, ARMY, CATEGORY, PLAYER, PROVINCE, UNIT

# What RECRUIT_STEP does, as its first number; b: seat, c: Area or Port.
WHERE: Final = 0
IN_AREA: Final = 1
AT_PORT: Final = 2

MERCENARY_LIMIT: Final = 3
"""Of `things.LIMITS`."""

assert things.LIMITS[MERCENARY_LIMIT] == "mercenaries-per-turn"

WHERE_TO_RECRUIT: Final = Prompt("where-to-recruit", (), "EU-5.5.RU1")
WHAT_TO_RECRUIT: Final = Prompt("what-to-recruit", (AREA,), "EU-5.5.RU2")
WHAT_TO_BUILD: Final = Prompt("what-to-build", (PROVINCE,), "EU-5.5.RU8")

RECRUIT_IN: Final = Verb("recruit-in", (AREA,), "EU-9.2.15")
BUILD_AT: Final = Verb("build-at", (PROVINCE,), "EU-5.5.RU8")
RECRUIT: Final = Verb("recruit", (CATEGORY, UNIT, ARMY), "EU-5.5.RU2")
RECRUIT_SINGLE: Final = Verb("recruit-single", (AREA,), "EU-5.5.RU2")
ELSEWHERE: Final = Verb("recruit-elsewhere")
RECRUITED: Final = Verb("done-recruiting")

RECRUITS: Final = Event("recruits", (PLAYER, CATEGORY, UNIT, AREA))


def _cost(s: Table, seat: int, manner: Manner) -> int:
    base = s.content.tables.costs.recruit_mil
    return power_cost(s, seat, things.RECRUIT_UNITS, things.PAID_MIL, base, manner)


def _recruiting_of(manner: Manner) -> Recruiting:
    """What an action of this manner begins with."""
    plan = Recruiting()
    extras = manner.extras
    if extras is not None:
        plan.discount = extras.unit_discount
        plan.mercenary_limit = extras.mercenary_limit
        for category in extras.only:
            plan.only |= 1 << category
    return plan


def can_recruit_units(s: Table, seat: int, manner: Manner) -> bool:
    """EU-5.5.RU1: whether a player can pay for the action and for something in it."""
    if power_of(s, seat, MIL) < _cost(s, seat, manner):
        return False
    plan = _recruiting_of(manner)
    if not plan.only and can_build(s, seat, plan):
        return True
    return any(_can_recruit_in(s, seat, plan, area) for area in _areas(s, seat))


def recruit_units(s: Table, seat: int, manner: Manner) -> Rules:
    """EU-5.5.RU1, EU-5.5.RU2: paid; then Units and Ships one by one, each paid at once."""
    pay_power(s, seat, MIL, _cost(s, seat, manner))
    s.march.recruiting = _recruiting_of(manner)
    s.agenda.append(Duty(RECRUIT_STEP, WHERE, seat))
    yield from ()


def recruit_step(s: Table, duty: Duty) -> Rules:
    """EU-5.5.RU1, EU-5.5.RU3: the next Unit or Ship, and where."""
    if duty.a == WHERE:
        yield from _choose_place(s, duty.b)
    elif duty.a == IN_AREA:
        yield from _recruit_in(s, duty.b, duty.c, duty.d == 1)
    else:
        yield from _build_at(s, duty.b, duty.c, duty.d == 1)


# Where


def _areas(s: Table, seat: int) -> list[int]:
    """EU-9.2.15, EU-5.5.RU4, EU-5.5.RU6, EU-5.5.RU7: Areas with Provinces that the player, his
    Vassals or his Active Allies Own."""
    provinces = [*s.lands[s.realm_of[seat]], *s.vassal_lands[seat]]
    for realm, ally in enumerate(s.ally):
        if ally == seat and s.is_active[realm]:
            provinces += s.lands[realm]
    return sorted({s.atlas.province_area[each] for each in provinces if s.occupant[each] == NONE})


def _is_own(s: Table, seat: int, area: int) -> bool:
    return is_part_of(s, s.realm_of[seat], area)


def _is_vassals(s: Table, seat: int, area: int) -> bool:
    return any(has_vassal(s, seat, province) for province in s.atlas.area_provinces[area])


def _host(s: Table, seat: int, plan: Recruiting, area: int) -> int:
    """EU-9.2.15, EU-5.5.RU7, EU-OPB50: the Active Ally whose Area it is, with capacity left; NONE
    if there is none."""
    for realm, ally in enumerate(s.ally):
        if ally != seat or not s.is_active[realm] or not is_part_of(s, realm, area):
            continue
        if has_supply(s, realm, _of_ally(plan, realm), area):
            return realm
    return NONE


def _of_ally(plan: Recruiting, realm: int) -> dict[int, int]:
    """What was recruited with the capacity of an Ally, by Area."""
    found: dict[int, int] = {}
    for place, many in plan.allies.items():
        if place // AREA_COUNT == realm:
            found[place % AREA_COUNT] = many
    return found


def _may(s: Table, seat: int, plan: Recruiting, area: int, category: int) -> bool:
    """EU-5.5.RU4, EU-5.5.RU6, EU-5.5.RU7, EU-9.2.2, EU-9.10.19: whether one more Unit of a category
    is allowed in an Area."""
    if plan.only and not plan.only >> category & 1:
        return False
    realm = s.realm_of[seat]
    if category == REGULAR:
        if s.available[seat] == 0 or not (_is_own(s, seat, area) or _is_vassals(s, seat, area)):
            return False
        return has_supply(s, realm, plan.own, area)
    if category == MERCENARY:
        if mercenaries_left(s) == 0 or s.memory.mercenaries >= _hired_at_most(s, seat, plan):
            return False
        return _is_own(s, seat, area) or _is_vassals(s, seat, area)
    if s.allied[seat] == 0:
        return False
    if _host(s, seat, plan, area) != NONE:
        return True
    return _is_own(s, seat, area) and has_supply(s, realm, plan.own, area)


def _hired_at_most(s: Table, seat: int, plan: Recruiting) -> int:
    """EU-5.5.RU6, EU-9.10.19: Mercenaries of a turn."""
    base = s.content.tables.costs.mercenaries_per_turn
    if plan.mercenary_limit != NONE:
        base = plan.mercenary_limit
    return limit(s, seat, MERCENARY_LIMIT, base)


def _can_recruit_in(s: Table, seat: int, plan: Recruiting, area: int) -> bool:
    """Whether anything can be recruited in an Area; the cheapest type is tried."""
    has_army = bool(armies_in(s, seat, area)) or bool(free_armies(s, seat))
    for category in range(len(CATEGORIES)):
        if category != REGULAR and not has_army:
            continue
        ducats = unit_ducats(s, seat, category, INFANTRY, plan.discount)
        if can_spend(s, seat, ducats) and _may(s, seat, plan, area, category):
            return True
    return False


def _choose_place(s: Table, seat: int) -> Rules:
    plan = s.march.recruiting
    areas = [area for area in _areas(s, seat) if _can_recruit_in(s, seat, plan, area)]
    ports = [] if plan.only else building_ports(s, seat, plan)
    options = [RECRUIT_IN.of(area) for area in areas] + [BUILD_AT.of(port) for port in ports]
    if plan.areas or plan.built or not options:
        options.append(RECRUITED.of())
    chosen = yield Ask(seat, WHERE_TO_RECRUIT, options, default=options[-1])
    if chosen.verb is RECRUITED:
        _finish(s, seat)
    elif chosen.verb is RECRUIT_IN:
        s.agenda.append(Duty(RECRUIT_STEP, IN_AREA, seat, chosen.a))
    else:
        s.agenda.append(Duty(RECRUIT_STEP, AT_PORT, seat, chosen.a))


# Land Units


def _unit_options(s: Table, seat: int, plan: Recruiting, area: int) -> list[Option]:
    """EU-5.5.RU2, EU-5.5.RU9, EU-9.10.1, EU-9.10.5: what can be recruited in an Area: Regular
    Infantry also on its own, all else into Armies, which may be new."""
    armies = [*armies_in(s, seat, area), *free_armies(s, seat)]
    options: list[Option] = []
    for category in range(len(CATEGORIES)):
        if not _may(s, seat, plan, area, category):
            continue
        for type in range(len(LAND_UNITS)):
            if not has_type(s, seat, category, type):
                continue
            if can_spend(s, seat, unit_ducats(s, seat, category, type, plan.discount)):
                if category == REGULAR and type == INFANTRY:
                    options.append(RECRUIT_SINGLE.of(area))
                options += [RECRUIT.of(category, type, army) for army in armies]
    return options


def _recruit_in(s: Table, seat: int, area: int, is_begun: bool) -> Rules:
    plan = s.march.recruiting
    options = _unit_options(s, seat, plan, area)
    if is_begun or not options:
        options.append(ELSEWHERE.of())
    chosen = yield Ask(seat, WHAT_TO_RECRUIT, options, area, default=options[-1])
    if chosen.verb is ELSEWHERE:
        s.agenda.append(Duty(RECRUIT_STEP, WHERE, seat))
        return
    category, type, army = chosen.a, chosen.b, chosen.c
    if chosen.verb is RECRUIT_SINGLE:
        category, type, army = REGULAR, INFANTRY, NONE
    _take(s, seat, plan, area, category)
    pay_ducats(s, seat, unit_ducats(s, seat, category, type, plan.discount))
    add_unit(s, seat, area, army, category, type)
    if area not in plan.areas:
        plan.areas = (*plan.areas, area)
    s.tell(RECRUITS, seat, category, type, area)
    s.agenda.append(Duty(RECRUIT_STEP, IN_AREA, seat, area, 1))


def _take(s: Table, seat: int, plan: Recruiting, area: int, category: int) -> None:
    """EU-9.2.2, EU-9.10.1, EU-9.10.23: a Unit leaves the reserve or supply, and uses capacity."""
    if category == MERCENARY:
        s.memory.mercenaries += 1
        return
    host = NONE
    if category == REGULAR:
        s.available[seat] -= 1
    else:
        assert category == ALLIED
        s.allied[seat] -= 1
        host = _host(s, seat, plan, area)
    if host == NONE:
        plan.own[area] = plan.own.get(area, 0) + 1
    else:
        place = host * AREA_COUNT + area
        plan.allies[place] = plan.allies.get(place, 0) + 1


# Ships


def _build_at(s: Table, seat: int, port: int, is_begun: bool) -> Rules:
    plan = s.march.recruiting
    options = ship_options(s, seat, plan, port)
    if is_begun or not options:
        options.append(ELSEWHERE.of())
    chosen = yield Ask(seat, WHAT_TO_BUILD, options, port, default=options[-1])
    if chosen.verb is ELSEWHERE:
        s.agenda.append(Duty(RECRUIT_STEP, WHERE, seat))
        return
    build(s, seat, plan, port, chosen)
    s.agenda.append(Duty(RECRUIT_STEP, AT_PORT, seat, port, 1))


# The end


def _finish(s: Table, seat: int) -> None:
    """EU-9.2.13, EU-5.5.RU3, EU-9.7.5: Provinces are used, then battles begin.

    Who recruits in another's turn does so while a war is declared, whose battles come anyway.
    """
    plan = s.march.recruiting
    used = suppliers(s, s.realm_of[seat], plan.own)
    assert used is not None
    use_for_land(s, used)
    for realm in sorted({place // AREA_COUNT for place in plan.allies}):
        theirs = suppliers(s, realm, _of_ally(plan, realm))
        assert theirs is not None
        use_for_land(s, theirs)
    use_for_sea(s, sorted(plan.launched))
    if s.active == seat:
        realm = s.realm_of[seat]
        for area in plan.areas:
            if is_land_battle(s, area, realm):
                s.pending.append((False, area, realm))
        if s.pending:
            s.agenda.append(Duty(BATTLES))
    s.march.recruiting = Recruiting()
