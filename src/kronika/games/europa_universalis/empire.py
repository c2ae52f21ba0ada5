"""Chapter 18: what belongs to the Holy Roman Empire, and the authority of its Emperor."""

from typing import Final

from kronika.core.asks import Event

from .influence import influence_in
from .land import realm_owns
from .relations import controlling_side, independent, is_free_npr, lawful_side
from .religion import same_faith
from .state import Table, changed
from .terms import (
    ABSOLUTISM,
    AREA_COUNT,
    CATHOLIC,
    COUNTER_REFORMED,
    INFLUENCE_OF_AREA,
    MOST_AUTHORITY,
    NONE,
    PROTESTANT,
    REVOLUTIONARY,
)
from .words import AREA, FAITH, NUMBER, REALM

AUTHORITY_CHANGES: Final = Event("authority-changes", (NUMBER,))
LEAVES_EMPIRE: Final = Event("leaves-empire", (AREA,))
REJOINS_EMPIRE: Final = Event("rejoins-empire", (AREA,))
EMPIRE_DISSOLVED: Final = Event("empire-dissolved")
EMPIRE_FAITH: Final = Event("empire-faith", (FAITH,))
EMPIRE_NO_FAITH: Final = Event("empire-no-faith")
EMPEROR_DIE: Final = Event("emperor-die", (REALM, NUMBER))


def has_empire(s: Table) -> bool:
    """EU-18.7.8: whether the Empire is not dissolved."""
    return s.emperor != NONE


def emperor_seat(s: Table) -> int:
    """The player who is Emperor; NONE: an NPR is, or nobody."""
    return NONE if s.emperor == NONE else s.seat_of[s.emperor]


def is_hre_area(s: Table, area: int) -> bool:
    """EU-18.3.1: whether some of an Area belongs to the Empire."""
    return has_empire(s) and bool(s.atlas.area_hre[area]) and not s.not_hre[area]


def is_hre_province(s: Table, province: int) -> bool:
    """EU-18.3.1: whether a Province belongs to the Empire."""
    area = s.atlas.province_area[province]
    return has_empire(s) and s.atlas.province_hre[province] and not s.not_hre[area]


def is_member(s: Table, realm: int) -> bool:
    """EU-18.3.2: whether a Realm, Vassals too, has its capital inside the Empire."""
    capital = s.capital[realm]
    return capital != NONE and s.owner[capital] == realm and is_hre_province(s, capital)


def is_subject(s: Table, realm: int) -> bool:
    """EU-18.3.3, EU-18.3.4: a member other than the Emperor's Realm, a player's too."""
    return realm != s.emperor and is_member(s, realm)


def is_external(s: Table, realm: int) -> bool:
    """EU-18.6.1, EU-18.3.8a: a Realm with its capital outside that is not the Emperor's."""
    return has_empire(s) and realm != s.emperor and not is_member(s, realm)


def bars_government(s: Table, seat: int) -> bool:
    """EU-18.3.6: whether a player may not research Government Forms."""
    return s.authority >= 3 and is_subject(s, s.realm_of[seat])


def is_unlawful_occupant(s: Table, realm: int) -> bool:
    """EU-18.3.8, EU-18.3.8a, EU-18.3.9, EU-18.3.13, EU-9.11.10: an independent Realm from outside
    that Occupies, Owns or vassalizes a Province of the Empire."""
    if not is_external(s, realm) or independent(s, realm) != realm:
        return False
    for area in s.atlas.main_areas:
        if is_hre_area(s, area):
            for province in s.atlas.area_hre[area]:
                if controlling_side(s, province) == realm:
                    return True
                if _is_vassals(s, province) and lawful_side(s, province) == realm:
                    return True
    return False


def _is_vassals(s: Table, province: int) -> bool:
    """Whether a Province belongs to a Vassal of a player or an NPR."""
    owner = s.owner[province]
    return s.vassal[province] != NONE or (owner != NONE and s.overlord[owner] != NONE)


def is_elector_area(s: Table, area: int) -> bool:
    """EU-18.3.11, EU-18.3.12: an Elector Area in which a member has its own capital."""
    if not s.atlas.area_elector[area] or not is_hre_area(s, area):
        return False
    for province in s.atlas.area_hre[area]:
        realm = s.owner[province]
        if realm != NONE and s.capital[realm] == province:
            return True
    return False


def elector_areas(s: Table) -> list[int]:
    """EU-18.3.12: the Areas that count as Elector Areas."""
    return [area for area in s.atlas.electors if is_elector_area(s, area)]


def most_authority(s: Table) -> int:
    """EU-18.1.1, EU-18.1.2: the highest Imperial Authority that is possible now."""
    return min(MOST_AUTHORITY, len(elector_areas(s)) + 1)


def change_authority(s: Table, by: int) -> None:
    """EU-18.1.1, EU-18.1.2, EU-18.1.6: from 0 to +6, and one more than there are Elector Areas."""
    if not has_empire(s):
        return
    now = min(most_authority(s), s.authority + by) if by > 0 else max(0, s.authority + by)
    if by > 0:
        now = max(now, s.authority)
    if now != s.authority:
        s.authority = now
        s.is_settled = False
        s.tell(AUTHORITY_CHANGES, now)


def takes_imperial_influence(s: Table, area: int) -> bool:
    """EU-18.2.3: an Area of the Empire with room, where an NPR that is a member Owns a Province."""
    if not is_hre_area(s, area) or influence_in(s, area) >= INFLUENCE_OF_AREA:
        return False
    for province in s.atlas.area_provinces[area]:
        realm = s.owner[province]
        if realm == NONE or not is_free_npr(s, realm) or not is_member(s, realm):
            continue
        if realm_owns(s, realm, province):
            return True
    return False


def leave_empire(s: Table, area: int) -> None:
    """EU-18.6.2, EU-16.3.24, EU-18.2.5: an Area leaves; what becomes of the authority, the caller
    says."""
    if not is_hre_area(s, area):
        return
    s.not_hre = changed(s.not_hre, area, True)
    s.imperial = changed(s.imperial, area, 0)
    s.is_settled = False
    if _is_whole(s, area):
        s.expelled |= 1 << area
    s.tell(LEAVES_EMPIRE, area)


def rejoin_empire(s: Table, area: int) -> None:
    """EU-18.6.3: an Area is part of the Empire again; the authority is the caller's."""
    if has_empire(s) and s.not_hre[area]:
        s.not_hre = changed(s.not_hre, area, False)
        s.expelled &= ~(1 << area)
        s.is_settled = False
        s.tell(REJOINS_EMPIRE, area)


def _is_lost(s: Table, area: int) -> bool:
    """EU-18.6.1: whether Realms from outside Own all of an Area that lies in the Empire."""
    for province in s.atlas.area_hre[area]:
        owner = s.owner[province]
        if s.occupant[province] != NONE or owner == NONE or not is_external(s, owner):
            return False
    return True


def _is_whole(s: Table, area: int) -> bool:
    """EU-18.6.3: whether members or the Emperor Own or vassalize all of it inside the border."""
    for province in s.atlas.area_hre[area]:
        owner = s.owner[province]
        if s.occupant[province] != NONE or owner == NONE:
            return False
        side = lawful_side(s, province)
        if is_external(s, owner) and is_external(s, side):
            return False
    return True


def settle_empire(s: Table) -> None:
    """EU-18.6.1, EU-18.6.3, EU-18.1.2, EU-18.1.6, EU-18.7.6, EU-18.8.4: what follows at once when
    Provinces, capitals or the Emperor's faith change."""
    if not has_empire(s):
        return
    is_revolution = s.switches.hre_religion and s.religion[s.emperor] == REVOLUTIONARY
    if is_revolution or not s.lands[s.emperor]:
        dissolve(s)
        return
    for area in s.atlas.main_areas:
        if not s.atlas.area_hre[area]:
            continue
        if not s.not_hre[area]:
            if _is_lost(s, area):
                leave_empire(s, area)
                change_authority(s, -1)
        elif not _is_whole(s, area):
            s.expelled &= ~(1 << area)
        elif not s.expelled >> area & 1:
            rejoin_empire(s, area)
            change_authority(s, 1)
    if s.authority > most_authority(s):
        s.authority = most_authority(s)
        s.tell(AUTHORITY_CHANGES, s.authority)


def crown(s: Table, realm: int) -> None:
    """EU-18.9.8: a Realm has the Emperor; NONE: there is none any more."""
    s.emperor = realm
    s.is_settled = False


def dissolve(s: Table) -> None:
    """EU-18.7.6, EU-18.7.8, EU-18.8.4: there is no Empire for the rest of the game."""
    crown(s, NONE)
    s.authority = 0
    s.imperial = [0] * AREA_COUNT
    s.not_hre = [False] * AREA_COUNT
    s.expelled = 0
    s.hre_religion = NONE
    end_defence(s)
    s.tell(EMPIRE_DISSOLVED)


def end_defence(s: Table) -> None:
    """EU-18.4.5, EU-18.4.10, EU-18.9.8: the tag leaves, and so does Imperial Manpower."""
    s.is_defending = False
    s.aggressors = []
    s.imperial_manpower = 0


def check_hre_religion(s: Table) -> None:
    """EU-18.7.1, EU-18.7.2, EU-18.7.3, EU-18.7.4, EU-18.7.7: the end of a round from Age III on."""
    if not s.switches.hre_religion or not has_empire(s) or s.age < ABSOLUTISM:
        return
    faiths: set[int] = set()
    for area in elector_areas(s):
        faith = REVOLUTIONARY if s.revolution[area] else s.faith[area]
        faiths.add(CATHOLIC if faith == COUNTER_REFORMED else faith)
    if not faiths:
        return
    official = NONE
    if faiths == {PROTESTANT}:
        official = PROTESTANT
    elif faiths == {CATHOLIC}:
        official = CATHOLIC
    if official == s.hre_religion:
        return
    s.hre_religion = official
    if official == NONE:
        s.tell(EMPIRE_NO_FAITH)
    else:
        s.tell(EMPIRE_FAITH, official)
    if official == PROTESTANT:
        change_authority(s, -1)


def may_adopt(s: Table, seat: int, faith: int) -> bool:
    """EU-18.7.5, EU-OPC27: an Emperor may himself change only to the official religion, if any."""
    is_bound = s.switches.hre_religion and s.hre_religion != NONE
    if s.emperor != s.realm_of[seat] or not is_bound:
        return True
    return (CATHOLIC if faith == COUNTER_REFORMED else faith) == s.hre_religion


def emperor_die(s: Table) -> None:
    """EU-18.8.1, EU-18.8.2, EU-OPC15: in phase 5 B3 the authority of an NPR Emperor changes."""
    if not has_empire(s) or emperor_seat(s) != NONE:
        return
    roll = s.dice.below(6)
    s.tell(EMPEROR_DIE, s.emperor, roll + 1)
    change_authority(s, s.content.tables.emperor_changes[s.authority][roll])


def won_defence(s: Table, is_ceded: bool) -> None:
    """EU-18.4.13, EU-OPC25: the Emperor is Victor over an external aggressor."""
    if not is_ceded:
        change_authority(s, 1)


def lost_defence(s: Table) -> None:
    """EU-18.4.13, EU-OPC25: the Emperor is Loser against an external aggressor."""
    change_authority(s, -1)


def annexed_member(s: Table, realm: int, was_member: bool) -> None:
    """EU-18.5.3, EU-15.0.4: the Emperor enforced Full Annexation on a member of his own State
    Religion."""
    if was_member and same_faith(s.religion[realm], s.religion[s.emperor]):
        change_authority(s, -1)
