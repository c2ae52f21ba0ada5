"""Chapters 18.2 and 18.3: what belongs to the Holy Roman Empire."""

from .influence import influence_in
from .land import realm_owns
from .relations import is_free_npr
from .state import Table
from .terms import INFLUENCE_OF_AREA, NONE


def has_empire(s: Table) -> bool:
    """EU-18.7.8: whether the Empire is not dissolved."""
    return s.emperor != NONE


def is_hre_area(s: Table, area: int) -> bool:
    """EU-18.3.1: whether some of an Area belongs to the Empire."""
    return has_empire(s) and bool(s.atlas.area_hre[area]) and not s.not_hre[area]


def is_hre_province(s: Table, province: int) -> bool:
    """EU-18.3.1: whether a Province belongs to the Empire."""
    area = s.atlas.province_area[province]
    return has_empire(s) and s.atlas.province_hre[province] and not s.not_hre[area]


def is_member(s: Table, realm: int) -> bool:
    """EU-18.3.2: a Realm, of whatever sort, whose capital lies in the Empire."""
    capital = s.capital[realm]
    return capital != NONE and is_hre_province(s, capital)


def is_elector_area(s: Table, area: int) -> bool:
    """EU-18.3.11, EU-18.3.12: whether the capital of a member lies there, and is its own."""
    if not s.atlas.area_elector[area] or not is_hre_area(s, area):
        return False
    for realm, capital in enumerate(s.capital):
        if capital == NONE or s.atlas.province_area[capital] != area:
            continue
        if s.owner[capital] == realm and is_member(s, realm):
            return True
    return False


def elector_areas(s: Table) -> list[int]:
    """EU-18.3.12: the Areas that count as Elector Areas."""
    return [area for area in s.atlas.electors if is_elector_area(s, area)]


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
