"""Chapter 9.2: whether what a player recruits in several places is within his capacities."""

from .assignment import assigned
from .capacity import is_mustered, military_worth, mustering
from .state import Table
from .terms import NONE


def suppliers(s: Table, realm: int, needs: dict[int, int]) -> list[int] | None:
    """EU-9.2.13, EU-9.2.14, EU-9.2.16: Provinces that supply so many Units in each Area, each one
    in one of them; None if there is no way."""
    areas = sorted(needs)
    provinces: list[int] = []
    reaches: list[int] = []
    for place, area in enumerate(areas):
        for province in mustering(s, realm, area):
            if is_mustered(s, province):
                continue
            if province in provinces:
                reaches[provinces.index(province)] |= 1 << place
            else:
                provinces.append(province)
                reaches.append(1 << place)
    worths = [military_worth(s, province) for province in provinces]
    found = assigned([needs[area] for area in areas], worths, reaches)
    if found is None:
        return None
    return [province for province, place in zip(provinces, found) if place != NONE]


def has_supply(s: Table, realm: int, needs: dict[int, int], area: int) -> bool:
    """EU-9.2.2, EU-9.2.16: whether one Unit more in an Area is within the capacities."""
    more = needs.copy()
    more[area] = more.get(area, 0) + 1
    return suppliers(s, realm, more) is not None
