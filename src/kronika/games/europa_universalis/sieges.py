"""Chapter 9.8: Sieges: which Provinces are besieged, with what, and what becomes of them."""

from typing import Final

from kronika.core.asks import Ask, Event, Option, Prompt, Rules, Verb

from .agenda import BATTLES, MILESTONES, SIEGE_STEP, Duty
from .effects import things
from .forces import areas_with_units, counts_in, ships_at_sea
from .land import can_place_disc, occupy, tax_value, vacate
from .manner import Manner
from .march_state import Siege
from .modifiers import power_cost
from .ports import put_evictions
from .purse import pay_power, power_of
from .relations import foes, is_enemy, is_hostile_province, units_there
from .siege_losses import drop_provinces, strength, strike_back
from .state import Table, changed
from .terms import LAND_UNITS, MIL, NONE, REBELS
from .triggers import ideas_at
from .words import AREA, NUMBER, PLAYER, PROVINCE, UNIT

# What SIEGE_STEP does, as its first number.
UNITS: Final = 0
PROVINCES: Final = 1
IDEAS: Final = 2
"""b: seat whose Ideas speak."""
DROP: Final = 3
FALL: Final = 4
AT_SEA: Final = 5

WHERE_TO_BESIEGE: Final = Prompt("where-to-besiege", (), "EU-9.8.1")
WHO_BESIEGES: Final = Prompt("who-besieges", (AREA, NUMBER), "EU-9.8.2")
WHAT_IS_BESIEGED: Final = Prompt("what-is-besieged", (AREA, NUMBER), "EU-9.8.3")

BESIEGE_IN: Final = Verb("besiege-in", (AREA,), "EU-9.8.1")
BESIEGE_WITH: Final = Verb("besiege-with", (UNIT,), "EU-9.8.2")
BEGIN_SIEGE: Final = Verb("begin-siege", (), "EU-9.8.2")
BESIEGE: Final = Verb("besiege", (PROVINCE,), "EU-9.8.3")
FREE_ONLY: Final = Verb("free-only", (PROVINCE,), "EU-9.8.10")
STORM: Final = Verb("end-choice-of-siege", (), "EU-9.8.3")

BESIEGES: Final = Event("besieges", (PLAYER, AREA, NUMBER))
OCCUPIED: Final = Event("occupies", (PLAYER, PROVINCE))
FREED: Final = Event("frees-province", (PLAYER, PROVINCE))


def _cost(s: Table, seat: int, manner: Manner) -> int:
    base = s.content.tables.costs.activate_mil
    return power_cost(s, seat, things.SIEGE, things.PAID_MIL, base, manner)


def _siege_of(seat: int, manner: Manner) -> Siege:
    """A siege as the action is taken; where is still open."""
    siege = Siege()
    siege.seat = seat
    extras = manner.extras
    if extras is not None:
        siege.free = max(1, extras.free_units)
        siege.bonus = extras.siege_strength
    return siege


def can_siege(s: Table, seat: int, manner: Manner) -> bool:
    """EU-9.8.3: whether some Province can be taken with the Units and Military Power at hand."""
    left = power_of(s, seat, MIL) - _cost(s, seat, manner)
    if left < 0:
        return False
    plan = _siege_of(seat, manner)
    return any(_can_take(s, plan, area, left) for area in areas_with_units(s, seat))


def siege(s: Table, seat: int, manner: Manner) -> Rules:
    """EU-5.5.AU5, EU-9.8.1, EU-17.3.9: paid, then an Area is chosen."""
    pay_power(s, seat, MIL, _cost(s, seat, manner))
    s.march.siege = _siege_of(seat, manner)
    areas = _areas(s, s.march.siege, power_of(s, seat, MIL))
    options = [BESIEGE_IN.of(area) for area in areas]
    chosen = yield Ask(seat, WHERE_TO_BESIEGE, options, default=options[0])
    s.march.siege.area = chosen.a
    s.agenda.append(Duty(MILESTONES))
    s.agenda.append(Duty(SIEGE_STEP, UNITS))


def siege_step(s: Table, duty: Duty) -> Rules:
    """EU-9.8.2, EU-9.8.3, EU-9.8.5, EU-9.8.11: the next part of a siege."""
    if duty.a == UNITS:
        yield from _choose_unit(s)
    elif duty.a == PROVINCES:
        yield from _choose_province(s)
    elif duty.a == IDEAS:
        yield from strike_back(s, duty.b)
    elif duty.a == DROP:
        yield from drop_provinces(s)
    elif duty.a == FALL:
        _fall(s)
    elif s.pending:
        s.agenda.append(Duty(BATTLES))


# What can be besieged


def _areas(s: Table, siege: Siege, mil: int) -> list[int]:
    """EU-9.8.1, EU-9.8.3: Areas with own Units and no enemies, where something can be taken."""
    areas = areas_with_units(s, siege.seat)
    found = [area for area in areas if _can_take(s, siege, area, mil)]
    siege.area = NONE
    return found


def _can_take(s: Table, siege: Siege, area: int, mil: int) -> bool:
    if s.rebels[area] or units_there(s, area) & foes(s, siege.seat):
        return False
    siege.area = area
    targets = siege_targets(s, siege)
    return bool(targets) and _best(s, siege, mil) >= min([tax_value(s, each) for each in targets])


def siege_targets(s: Table, siege: Siege) -> list[int]:
    """EU-9.8.3, EU-9.8.4, EU-9.8.13, EU-2.M12: Provinces of Enemies and Rebels in the Area; islands
    only with a Ship beside them."""
    found: list[int] = []
    for province in s.atlas.area_provinces[siege.area]:
        if not is_hostile_province(s, siege.seat, province):
            continue
        if s.atlas.is_island(province) and not _has_ship(s, siege.seat, province):
            continue
        if _can_free(s, siege.seat, province) or can_place_disc(s, siege.seat, province):
            found.append(province)
    return found


def _has_ship(s: Table, seat: int, port: int) -> bool:
    return any(ships_at_sea(s, seat, zone) for zone in s.atlas.province_zones[port])


def _is_lawful_enemy(s: Table, seat: int, province: int) -> bool:
    """EU-9.8.9, EU-9.8.10: whether the Lawful Owner of a Province is an enemy of a player."""
    vassal = s.vassal[province]
    owner = s.owner[province] if vassal == NONE else s.realm_of[vassal]
    return owner != NONE and is_enemy(s, seat, owner)


def _can_free(s: Table, seat: int, province: int) -> bool:
    """EU-9.8.6, EU-9.8.9, EU-9.8.10: whether who Occupies a Province can be driven out of it."""
    if s.occupant[province] == NONE:
        return False
    return s.occupant[province] == REBELS or not _is_lawful_enemy(s, seat, province)


def _best(s: Table, siege: Siege, mil: int) -> int:
    """The most Siege Strength, with the Units chosen so far and those that can still be paid."""
    counts = present_units(s, siege)
    units = list(siege.units)
    paid = max(0, sum(units) - siege.free)
    more = siege.free - min(siege.free, sum(units))
    more += mil // s.content.tables.costs.siege_unit_mil - paid
    halves = s.content.tables.siege_halves
    for _, type in sorted([(-many, type) for type, many in enumerate(halves)]):
        added = min(more, counts[type] - units[type])
        units[type] += added
        more -= added
    return strength(s, units, siege.bonus)


def present_units(s: Table, siege: Siege) -> list[int]:
    """The player's Units in the Area by type."""
    counts = counts_in(s, siege.seat, siege.area)
    return [counts[type] + counts[3 + type] + counts[6 + type] for type in range(len(LAND_UNITS))]


# The choices


def _choose_unit(s: Table) -> Rules:
    """EU-9.8.2, EU-9.10.6: besiegers one by one; those beyond the first cost Military Power."""
    siege = s.march.siege
    mil = power_of(s, siege.seat, MIL)
    taxes = [tax_value(s, each) for each in siege_targets(s, siege)]
    now = strength(s, list(siege.units), siege.bonus) if sum(siege.units) else 0
    options: list[Option] = []
    if now < sum(taxes):
        options += _more_units(s, siege, mil, min(taxes))
    if now >= min(taxes):
        options.append(BEGIN_SIEGE.of())
    seat, area = siege.seat, siege.area
    chosen = yield Ask(seat, WHO_BESIEGES, options, area, now, default=options[-1])
    if chosen.verb is BESIEGE_WITH:
        siege.units = _with(siege.units, chosen.a)
        s.agenda.append(Duty(SIEGE_STEP, UNITS))
        return
    pay_power(s, seat, MIL, _extra_mil(s, siege))
    s.tell(BESIEGES, seat, area, now)
    s.agenda.append(Duty(SIEGE_STEP, PROVINCES))


def _with(units: tuple[int, ...], type: int) -> tuple[int, ...]:
    return tuple([many + (each == type) for each, many in enumerate(units)])


def _extra_mil(s: Table, siege: Siege) -> int:
    """EU-9.8.2, EU-5.5.AU5: what the besiegers cost besides the action."""
    return max(0, sum(siege.units) - siege.free) * s.content.tables.costs.siege_unit_mil


def _more_units(s: Table, siege: Siege, mil: int, least: int) -> list[Option]:
    """Types of which one more can be paid and leads to a strength that is enough."""
    counts = present_units(s, siege)
    options: list[Option] = []
    for type in range(len(LAND_UNITS)):
        if counts[type] == siege.units[type]:
            continue
        tried = siege.copy()
        tried.units = _with(siege.units, type)
        if _extra_mil(s, tried) <= mil and _best(s, tried, mil) >= least:
            options.append(BESIEGE_WITH.of(type))
    return options


def _choose_province(s: Table) -> Rules:
    """EU-9.8.3, EU-9.8.10, EU-14.4.2: Provinces as far as the strength reaches, at least one; from
    an enemy's Rebels one is taken or only freed."""
    siege = s.march.siege
    seat, area = siege.seat, siege.area
    left = strength(s, list(siege.units), siege.bonus)
    left -= sum([tax_value(s, each) for each in siege.provinces])
    options: list[Option] = []
    for province in siege_targets(s, siege):
        if province in siege.provinces or tax_value(s, province) > left:
            continue
        is_rebels = s.occupant[province] == REBELS and _is_lawful_enemy(s, seat, province)
        if not is_rebels or can_place_disc(s, seat, province):
            options.append(BESIEGE.of(province))
        if is_rebels:
            options.append(FREE_ONLY.of(province))
    if siege.provinces:
        options.append(STORM.of())
    chosen = yield Ask(seat, WHAT_IS_BESIEGED, options, area, left, default=options[0])
    if chosen.verb is STORM:
        _close_choice(s, siege)
        return
    siege.provinces = (*siege.provinces, chosen.a)
    if chosen.verb is FREE_ONLY:
        siege.freed = (*siege.freed, chosen.a)
    s.agenda.append(Duty(SIEGE_STEP, PROVINCES))


def _close_choice(s: Table, siege: Siege) -> None:
    """EU-9.8.5: Ideas of those whose Provinces are besieged come first, clockwise."""
    s.occasion.besieged = siege.provinces
    s.agenda.append(Duty(SIEGE_STEP, FALL))
    s.agenda.append(Duty(SIEGE_STEP, DROP))
    for place in range(s.count - 1, 0, -1):
        other = (siege.seat + place) % s.count
        if not any(_is_of(s, other, province) for province in siege.provinces):
            continue
        if ideas_at(s, things.AT_SIEGE, other):
            s.agenda.append(Duty(SIEGE_STEP, IDEAS, other))


def _is_of(s: Table, seat: int, province: int) -> bool:
    return s.town[province] == seat and s.occupant[province] == NONE


# The outcome


def _fall(s: Table) -> None:
    """EU-9.8.11, EU-9.8.14: all chosen Provinces change hands, then Ships leave their Ports."""
    siege = s.march.siege
    for province in siege.provinces:
        _take(s, siege.seat, province, province in siege.freed)
    s.occasion.besieged = ()
    s.march.siege = Siege()
    s.agenda.append(Duty(SIEGE_STEP, AT_SEA))
    put_evictions(s, siege.seat, True)


def _take(s: Table, seat: int, province: int, is_freed: bool) -> None:
    """EU-9.8.6, EU-9.8.7, EU-9.8.8, EU-9.8.9, EU-9.8.10, EU-9.8.12, EU-9.8.15, EU-14.4.1: a
    Province is Occupied, or whoever Occupied it is driven out."""
    if is_freed or (s.occupant[province] != NONE and not _is_lawful_enemy(s, seat, province)):
        if s.occupant[province] == REBELS:
            s.unrest = changed(s.unrest, province, False)
        vacate(s, province)
        s.tell(FREED, seat, province)
    else:
        occupy(s, seat, province)
        s.tell(OCCUPIED, seat, province)
