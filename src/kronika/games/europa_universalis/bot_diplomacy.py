"""EU-BOT.55, EU-BOT.59: the charts Diplomacy and Spy."""

from typing import Final

from kronika.core.asks import Event, Rules

from .agenda import BOT_STEP, COUNTER_WINDOW, RECLAIM_CUBES, Duty
from .alliances import make_alliance, may_forge, most_alliances
from .bot_targets import chosen_opponent, diplomatic_areas, opponents, realms_of_chart
from .bot_war import can_pay, pay
from .empire import change_authority, most_authority
from .influence import (
    add_influence,
    influence_in,
    influence_with,
    reach_of,
    remove_influence,
    takes_influence,
)
from .land import areas_of, base_tax, owns, realm_tax, tax_value
from .marriages import has_free_marriage, marry
from .marrying import may_wed
from .purse import FOR_INFLUENCE, cubes_left
from .rebel_forces import black_units_left
from .relations import alliances_of, is_ally, is_at_war, units_there
from .state import Table, added
from .terms import AREA_COUNT, INFLUENCE_OF_AREA, NONE
from .unrest import add_unrest, calm_provinces, restless
from .vassals import can_subjugate
from .words import AREA, NUMBER, PLAYER, PROVINCE

SUBJUGATE: Final = 21
"""BOT_STEP: c: the Realm."""
SPY: Final = 22
"""BOT_STEP: c: seat * 3 + what is done, d: Area, or bits of Provinces."""
REMOVE: Final = 0
STIR: Final = 1
INCITE: Final = 2
ENOUGH: Final = 4
"""EU-BOT.55 (e): own Influence in an Area."""
AUTHORITY: Final = 5

BOT_INFLUENCES: Final = Event("bot-influences", (PLAYER, AREA))
BOT_REMOVES: Final = Event("bot-removes-influence", (PLAYER, NUMBER, PLAYER, AREA))
BOT_STIRS: Final = Event("bot-stirs-unrest", (PLAYER, PROVINCE))
BOT_INCITES: Final = Event("bot-incites-rebels", (PLAYER, AREA))


def diplomacy(s: Table, seat: int) -> bool:
    """EU-BOT.55: the first step that is possible."""
    return (
        _subjugate(s, seat)
        or _ally(s, seat)
        or _marry(s, seat)
        or _raise_authority(s, seat)
        or _influence(s, seat)
    )


def _subjugate(s: Table, seat: int) -> bool:
    if not can_pay(s, seat, "subjugate"):
        return False
    for realm in realms_of_chart(s, seat):
        if can_subjugate(s, seat, realm):
            pay(s, seat, "subjugate")
            s.agenda.append(Duty(BOT_STEP, seat, SUBJUGATE, realm))
            return True
    return False


def _ally(s: Table, seat: int) -> bool:
    """EU-BOT.55 (b): 2 Influence and more than every player, base tax at most its own."""
    if not can_pay(s, seat, "alliance") or is_at_war(s, seat):
        return False
    if alliances_of(s, seat) >= most_alliances(s, seat):
        return False
    for realm in realms_of_chart(s, seat):
        if realm_tax(s, realm) > base_tax(s, seat) or not may_forge(s, seat, realm):
            continue
        areas = areas_of(s, realm)
        own = influence_with(s, seat, areas)
        others = [influence_with(s, other, areas) for other in opponents(s, seat)]
        if own >= 2 and own > max([0, *others]):
            pay(s, seat, "alliance")
            make_alliance(s, seat, realm)
            area = s.atlas.province_area[s.capital[realm]]
            if takes_influence(s, area) and influence_in(s, area) < INFLUENCE_OF_AREA:
                _put_cube(s, seat, area)
            return True
    return False


def _put_cube(s: Table, seat: int, area: int) -> bool:
    if cubes_left(s, seat) == 0:
        s.agenda.append(Duty(RECLAIM_CUBES, seat, FOR_INFLUENCE, 1, area))
        return False
    add_influence(s, seat, area)
    s.tell(BOT_INFLUENCES, seat, area)
    return True


def _marry(s: Table, seat: int) -> bool:
    """EU-BOT.55 (c): an Ally, or a Realm where it has 2 Influence; never a player's."""
    if not can_pay(s, seat, "marriage") or not has_free_marriage(s, seat):
        return False
    allies = [realm for realm, ally in enumerate(s.ally) if ally == seat]
    for realm in [*realms_of_chart(s, seat), *allies]:
        if s.seat_of[realm] != NONE or not may_wed(s, seat, realm):
            continue
        if is_ally(s, seat, realm) or influence_with(s, seat, areas_of(s, realm)) >= 2:
            pay(s, seat, "marriage")
            marry(s, seat, realm)
            return True
    return False


def _raise_authority(s: Table, seat: int) -> bool:
    if s.emperor != s.realm_of[seat] or not can_pay(s, seat, "imperial-authority"):
        return False
    if s.authority >= min(AUTHORITY, most_authority(s)):
        return False
    pay(s, seat, "imperial-authority")
    change_authority(s, 1)
    return True


def _influence(s: Table, seat: int) -> bool:
    """EU-BOT.55 (e): 2 cubes in the first Area with room; what does not fit goes to the next."""
    if not can_pay(s, seat, "influence") or cubes_left(s, seat) == 0:
        return False
    reach = reach_of(s, seat)
    left = 2
    for area in diplomatic_areas(s, seat):
        while (
            left
            and reach >> area & 1
            and takes_influence(s, area)
            and influence_in(s, area) < INFLUENCE_OF_AREA
            and s.influence[seat * AREA_COUNT + area] < ENOUGH
            and cubes_left(s, seat)
        ):
            add_influence(s, seat, area)
            s.tell(BOT_INFLUENCES, seat, area)
            left -= 1
    if left == 2:
        return False
    pay(s, seat, "influence")
    return True


def spy(s: Table, seat: int) -> bool:
    """EU-BOT.59: a Covert Action against an Opponent, who may counter it."""
    others = opponents(s, seat)
    if not can_pay(s, seat, "spy") or not others:
        return False
    other = chosen_opponent(s, seat, others)
    duty = _plot(s, seat, other)
    if duty is None:
        return False
    pay(s, seat, "spy")
    s.agenda.append(duty)
    if not s.switches.is_bot(other):
        s.agenda.append(Duty(COUNTER_WINDOW, seat, 1 << other))
    return True


def _plot(s: Table, seat: int, other: int) -> Duty | None:
    for area in diplomatic_areas(s, seat):
        if s.influence[other * AREA_COUNT + area]:
            return Duty(BOT_STEP, seat, SPY, other * 3 + REMOVE, area)
    near: set[int] = set()
    for province in s.lands[s.realm_of[seat]]:
        if owns(s, seat, province):
            near.update(s.atlas.province_adjacent[province])
    there = [p for p in calm_provinces(s, other, sorted(near)) if owns(s, other, p)]
    if there:
        ranked = [p for _, p in sorted([(-tax_value(s, p), p) for p in there])]
        bits = sum([1 << p for p in ranked[:2]])
        return Duty(BOT_STEP, seat, SPY, other * 3 + STIR, bits)
    if black_units_left(s) > 0:
        for area in s.atlas.main_areas:
            if restless(s, other, area) and not units_there(s, area):
                return Duty(BOT_STEP, seat, SPY, other * 3 + INCITE, area)
    return None


def carry_out_plot(s: Table, duty: Duty) -> Rules:
    """EU-BOT.59: what nobody countered."""
    yield from ()
    other, kind = duty.c // 3, duty.c % 3
    if kind == REMOVE:
        gone = min(2, s.influence[other * AREA_COUNT + duty.d])
        remove_influence(s, other, duty.d, gone)
        s.tell(BOT_REMOVES, duty.a, gone, other, duty.d)
    elif kind == STIR:
        for province in s.atlas.provinces:
            if duty.d >> province & 1:
                add_unrest(s, province)
                s.tell(BOT_STIRS, duty.a, province)
    else:
        s.rebels = added(s.rebels, duty.d, 1)
        s.tell(BOT_INCITES, duty.a, duty.d)
