"""Chapter 11.1: Influence in Areas."""

from .state import Table
from .terms import AREA_COUNT, NONE


def influence_in(s: Table, area: int) -> int:
    """EU-11.1.2: all Influence in an Area, Imperial too."""
    total = s.imperial[area]
    for seat in range(s.count):
        total += s.influence[seat * AREA_COUNT + area]
    return total


def takes_influence(s: Table, area: int) -> bool:
    """EU-11.1.6, EU-11.1.8, EU-OPB41: some Province is no player's; not on other continents."""
    if s.atlas.area_continent[area] != NONE:
        return False
    return any(s.town[province] == NONE for province in s.atlas.area_provinces[area])


def influence_of(s: Table, seat: int, area: int) -> int:
    """EU-11.1.1, EU-11.2.3, EU-18.2.4: own cubes, Marriages there, and of the Emperor Imperial
    ones."""
    total = s.influence[seat * AREA_COUNT + area]
    if s.emperor == s.realm_of[seat]:
        total += s.imperial[area]
    for realm, tokens in enumerate(s.marriages):
        if tokens >> seat & 1 and s.atlas.province_area[s.capital[realm]] == area:
            total += 1
    return total


def influence_with(s: Table, seat: int, areas: list[int]) -> int:
    """EU-11.1.1: what a player has in the Areas of a Realm."""
    return sum([influence_of(s, seat, area) for area in areas])
