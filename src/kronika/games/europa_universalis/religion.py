"""Chapter 15: the faiths of Areas and Realms."""

from typing import Final

from kronika.core.asks import Event

from .land import owns
from .state import Table, changed
from .terms import (
    CATHOLIC,
    COUNTER_REFORMED,
    DIVERSE,
    ISLAM,
    NONE,
    ORTHODOX,
    PAPAL_STATES,
    PROTESTANT,
    REALM_COUNT,
    REVOLUTIONARY,
)
from .words import AREA, FAITH, REALM

AREA_CONVERTED: Final = Event("area-converted", (AREA, FAITH))
REALM_CONVERTED: Final = Event("realm-converted", (REALM, FAITH))


def faith_of(s: Table, area: int) -> int:
    """EU-15.3.1, EU-15.0.12: the faith that shows; NONE on distant continents (EU-15.0.2)."""
    if s.atlas.area_continent[area] != NONE:
        return NONE
    return REVOLUTIONARY if s.revolution[area] else s.faith[area]


def is_catholic(faith: int) -> bool:
    """EU-15.0.4: Counter-Reformed counts as Catholic for every rule about Catholics."""
    return faith in (CATHOLIC, COUNTER_REFORMED)


def is_christian(faith: int) -> bool:
    """EU-15.0.3."""
    return faith in (CATHOLIC, COUNTER_REFORMED, PROTESTANT, ORTHODOX)


def same_faith(one: int, other: int) -> bool:
    """EU-15.0.4: there is no dissent among Catholics."""
    return one == other or (is_catholic(one) and is_catholic(other))


def state_religion(s: Table, seat: int) -> int:
    """EU-15.2.1: of a player's Realm."""
    return s.religion[s.realm_of[seat]]


def is_dissent(s: Table, seat: int, area: int) -> bool:
    """EU-15.3.5, EU-15.0.11: it differs from a player's faith, as Diverse Faiths always does."""
    faith = faith_of(s, area)
    return faith != NONE and not same_faith(faith, state_religion(s, seat))


def can_convert(s: Table, seat: int, area: int) -> bool:
    """EU-5.3.CV1, EU-5.3.CV4, EU-OPA43: an Area, with all that share its slot, of another faith.

    Its player must Own a Province there, and all others must be of Realms of his faith. Who is
    Counter-Reformed converts ordinary Catholics, and never the other way round.
    """
    mine, now = state_religion(s, seat), faith_of(s, area)
    if now in (NONE, mine) or (mine == CATHOLIC and now == COUNTER_REFORMED):
        return False
    own = 0
    for each in s.atlas.slot_areas[s.atlas.area_slot[area]]:
        for province in s.atlas.area_provinces[each]:
            if s.occupant[province] != NONE:
                return False
            if owns(s, seat, province):
                own += 1
                continue
            owner = s.owner[province]
            if owner == NONE or not same_faith(s.religion[owner], mine):
                return False
    return own > 0


def may_marry(s: Table, seat: int, realm: int) -> bool:
    """EU-11.2.10, EU-15.2.2: Christians marry Christians, Muslims Muslims, others nobody."""
    mine, theirs = state_religion(s, seat), s.religion[realm]
    return (is_christian(mine) and is_christian(theirs)) or (mine == ISLAM and theirs == ISLAM)


def takes_infection(s: Table, area: int, faith: int) -> bool:
    """EU-16.5.19, EU-15.1.1, EU-15.0.12: no Protestant or Counter-Reformed token where Orthodox or
    Islam is active, and not covered by the Revolution."""
    if faith not in (PROTESTANT, COUNTER_REFORMED):
        return True
    return faith_of(s, area) not in (ORTHODOX, ISLAM)


def convert(s: Table, area: int, faith: int) -> None:
    """EU-15.3.2, EU-15.3.4: slot by slot; a Revolution lies on top, anything else removes it."""
    slot = s.atlas.area_slot[area]
    for each in s.atlas.slot_areas[slot]:
        if faith == REVOLUTIONARY:
            s.revolution = changed(s.revolution, each, True)
        else:
            s.revolution = changed(s.revolution, each, False)
            s.faith = changed(s.faith, each, faith)
    s.tell(AREA_CONVERTED, slot, faith)
    follow_areas(s, slot)


def end_revolution(s: Table, area: int) -> None:
    """EU-15.0.12, EU-15.0.11: the faith below is active again; where that is Diverse Faiths, who
    followed the Revolution has the faith that is listed for him."""
    slot = s.atlas.area_slot[area]
    for each in s.atlas.slot_areas[slot]:
        s.revolution = changed(s.revolution, each, False)
    s.tell(AREA_CONVERTED, slot, s.faith[slot])
    follow_areas(s, slot)
    if s.faith[slot] == DIVERSE:
        for realm in _followers(s, slot):
            if s.religion[realm] == REVOLUTIONARY and realm < len(s.atlas.realm_religion):
                adopt(s, realm, s.atlas.realm_religion[realm])


def lift_token(s: Table, area: int) -> None:
    """EU-15.3.4, EU-CMP.11: without its token an Area has the faith that is printed there; a
    Revolution on top stays."""
    slot = s.atlas.area_slot[area]
    for each in s.atlas.slot_areas[slot]:
        s.faith = changed(s.faith, each, s.atlas.area_religion[each])
    if not s.revolution[slot]:
        s.tell(AREA_CONVERTED, slot, s.faith[slot])
        follow_areas(s, slot)


def follow_areas(s: Table, slot: int) -> None:
    """EU-15.2.4, EU-15.2.5: NPRs and Vassals adopt the new faith of their capital's Area."""
    faith = faith_of(s, slot)
    if faith == DIVERSE:
        return
    for realm in _followers(s, slot):
        adopt(s, realm, faith)


def _followers(s: Table, slot: int) -> list[int]:
    """EU-15.2.4, EU-15.2.5: NPRs and Vassals with their capital there, but for the Papal States."""
    found: list[int] = []
    for realm in range(REALM_COUNT):
        capital = s.capital[realm]
        if capital == NONE or s.seat_of[realm] != NONE or realm == PAPAL_STATES:
            continue
        if s.atlas.area_slot[s.atlas.province_area[capital]] == slot:
            found.append(realm)
    return found


def adopt(s: Table, realm: int, faith: int) -> None:
    """EU-15.2.4: a Realm has another State Religion."""
    if s.religion[realm] != faith:
        s.religion = changed(s.religion, realm, faith)
        s.is_settled = False
        s.tell(REALM_CONVERTED, realm, faith)


def faith_of_new_realm(s: Table, realm: int) -> None:
    """EU-15.2.7, EU-OPC35: who appears or moves its capital has the faith of a token there."""
    capital = s.capital[realm]
    if capital == NONE or s.seat_of[realm] != NONE or realm == PAPAL_STATES:
        return
    area = s.atlas.province_area[capital]
    faith = faith_of(s, area)
    has_token = faith != NONE and (faith != s.atlas.area_religion[area])
    s.is_settled = False
    if has_token and faith != DIVERSE:
        s.religion = changed(s.religion, realm, faith)
    elif s.religion[realm] == NONE and realm < len(s.atlas.realm_religion):
        s.religion = changed(s.religion, realm, s.atlas.realm_religion[realm])


def shed_revolution(s: Table, seat: int) -> None:
    """EU-15.0.13: with another form of government the Revolution leaves the capital's Area."""
    area = s.atlas.province_area[s.capital[s.realm_of[seat]]]
    end_revolution(s, area)
    faith = faith_of(s, area)
    if faith not in (NONE, DIVERSE):
        adopt(s, s.realm_of[seat], faith)
