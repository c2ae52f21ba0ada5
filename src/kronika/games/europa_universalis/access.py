"""Chapter 9.5: which Areas a mover may enter, and what it takes: Military Access."""

from .battle_triggers import opposing_nprs
from .effects import modifiers, selectors, things
from .effects.nodes import Selector
from .empire import is_hre_area
from .influence import add_influence
from .land import controller
from .levies import can_spend
from .modifiers import in_force
from .purse import pay_ducats
from .relations import (
    foes,
    is_at_war,
    is_enemy,
    is_friendly_area,
    is_friendly_province,
    is_friendly_realm,
    is_hostile_area,
    is_hostile_province,
    units_there,
)
from .state import Table, added
from .terms import (
    AREA_COUNT,
    BY_LEAVE,
    FOR_DUCATS,
    FOR_IMPERIAL,
    FOR_INFLUENCE,
    FREELY,
    NONE,
    PLAYERS,
)


def is_neutral_area(s: Table, seat: int, area: int) -> bool:
    """EU-9.0.8, EU-2.T25, EU-9.5.40: neither Friendly nor Hostile, nor an own Colonial Claim."""
    if is_hostile_area(s, seat, area) or is_friendly_area(s, seat, area):
        return False
    return not (s.atlas.area_continent[area] != NONE and s.claims[area] >> seat & 1)


def would_fight(s: Table, seat: int, area: int) -> bool:
    """EU-9.5.7, EU-9.7.1, EU-9.7.2: whether Units that enter an Area have to fight there."""
    if s.rebels[area] or units_there(s, area) & foes(s, seat):
        return True
    return bool(opposing_nprs(s, area, seat))


def access_ways(s: Table, seat: int, area: int) -> list[int]:
    """EU-9.5.9, EU-9.5.10, EU-9.5.11, EU-9.5.40, EU-OPB13: how a player could enter an Area now.

    What is free needs nothing else; nothing if he may not enter.
    """
    if s.atlas.area_continent[area] != NONE:
        return [FREELY] if _may_enter_distant(s, seat, area) else []
    if _is_open(s, seat, area):
        return [FREELY]
    if not is_at_war(s, seat) or s.claims[area] >> seat & 1:
        return []
    ways: list[int] = []
    if any(_is_others(s, province) for province in s.atlas.area_provinces[area]):
        ducats = access_ducats(s, seat, area)
        if ducats == 0 or _marriages_in(s, seat, area) >= s.content.tables.costs.access_influence:
            return [FREELY]
        if s.influence[seat * AREA_COUNT + area]:
            ways.append(FOR_INFLUENCE)
        if s.imperial[area] and s.emperor == s.realm_of[seat]:
            ways.append(FOR_IMPERIAL)
        if can_spend(s, seat, ducats):
            ways.append(FOR_DUCATS)
    if may_give_leave(s, seat, area):
        ways.append(BY_LEAVE)
    return ways


def _may_enter_distant(s: Table, seat: int, area: int) -> bool:
    """EU-9.5.40, EU-OPB71: Friendly Areas, those with an enemy Province, and vacant Territories
    with an own Claim or one of an Enemy."""
    if is_friendly_area(s, seat, area):
        return True
    for province in s.atlas.area_provinces[area]:
        if is_hostile_province(s, seat, province):
            return True
        if s.owner[province] == NONE and s.claims[area] & (1 << seat | foes(s, seat)):
            return True
    return False


def _is_open(s: Table, seat: int, area: int) -> bool:
    """EU-9.5.9, EU-9.5.11: where friends or enemies are lawful or real lords; and all of the Empire
    for its defenders and their enemies."""
    if is_hostile_area(s, seat, area):
        return True
    for province in s.atlas.area_provinces[area]:
        if is_friendly_province(s, seat, province) or _is_lawful_side(s, seat, province):
            return True
    if not s.is_defending or not is_hre_area(s, area):
        return False
    return s.realm_of[seat] == s.emperor or is_enemy(s, seat, s.emperor)


def _is_lawful_side(s: Table, seat: int, province: int) -> bool:
    """Whether the Lawful Owner of a Province is friend or enemy, whoever holds it."""
    vassal = s.vassal[province]
    owner = s.owner[province] if vassal == NONE else s.realm_of[vassal]
    if owner == NONE:
        return False
    return is_friendly_realm(s, seat, owner) or is_enemy(s, seat, owner)


def _is_others(s: Table, province: int) -> bool:
    """EU-9.5.10: whether no player Controls a Province."""
    realm = controller(s, province)
    return realm < 0 or s.seat_of[realm] == NONE


def _marriages_in(s: Table, seat: int, area: int) -> int:
    """EU-11.2.4: how many Marriages of a player lower what he removes from an Area."""
    found = 0
    for realm, tokens in enumerate(s.marriages):
        if tokens >> seat & 1 and s.atlas.province_area[s.capital[realm]] == area:
            found += 1
    return found


def access_ducats(s: Table, seat: int, area: int) -> int:
    """EU-9.5.10: what Military Access to an Area costs in ducats."""
    ducats = s.content.tables.costs.access_ducats
    for modifier in in_force(s, seat, modifiers.COST):
        if modifier.action != things.MILITARY_ACCESS or modifier.paid != things.PAID_DUCATS:
            continue
        if modifier.where is None or _is_meant(s, modifier.where, area):
            ducats += modifier.delta
    return max(0, ducats)


def _is_meant(s: Table, where: Selector, area: int) -> bool:
    """Whether a modifier that speaks of some Areas speaks of this one."""
    if where.word == selectors.REGION and where.number == things.HRE:
        return is_hre_area(s, area)
    if where.word == selectors.REGION and where.number == things.MAIN_MAP:
        return s.atlas.area_continent[area] == NONE
    return where.word == selectors.AREAS and area in where.ids


def may_give_leave(s: Table, seat: int, area: int) -> list[int]:
    """EU-9.5.10: Opponents who Control a Province there and have not denied access in this turn,
    clockwise. Printed bots make no deals."""
    found: list[int] = []
    for place in range(1, s.count):
        other = (seat + place) % s.count
        if s.memory.denied >> (area * PLAYERS + other) & 1 or s.switches.is_bot(other):
            continue
        realm = s.realm_of[other]
        if any(controller(s, province) == realm for province in s.atlas.area_provinces[area]):
            found.append(other)
    return found


def deny(s: Table, other: int, area: int) -> None:
    """EU-9.5.10: a player is not asked for an Area again in this turn."""
    s.memory.denied |= 1 << (area * PLAYERS + other)


def pay_access(s: Table, seat: int, area: int, way: int) -> None:
    """EU-9.5.10: 1 own Influence from the Area, or ducats to the supply."""
    if way == FOR_INFLUENCE:
        add_influence(s, seat, area, -s.content.tables.costs.access_influence)
    elif way == FOR_IMPERIAL:
        s.imperial = added(s.imperial, area, -s.content.tables.costs.access_influence)
    elif way == FOR_DUCATS:
        pay_ducats(s, seat, access_ducats(s, seat, area))
