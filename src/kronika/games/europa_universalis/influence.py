"""Chapter 11.1: Influence in Areas."""

from .state import Table, added, changed
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
        if tokens and tokens >> seat & 1 and s.atlas.province_area[s.capital[realm]] == area:
            total += 1
    return total


def influence_with(s: Table, seat: int, areas: list[int]) -> int:
    """EU-11.1.1, EU-11.2.3, EU-18.2.4: what a player has in the Areas of a Realm."""
    first = seat * AREA_COUNT
    is_emperor = s.emperor == s.realm_of[seat]
    total = 0
    for area in areas:
        total += s.influence[first + area]
        if is_emperor:
            total += s.imperial[area]
    for realm, tokens in enumerate(s.marriages):
        if tokens and tokens >> seat & 1 and s.atlas.province_area[s.capital[realm]] in areas:
            total += 1
    return total


def areas_with_cubes(s: Table, seat: int) -> list[int]:
    """EU-18.2.4: the Areas with cubes of a player, for the Emperor also Imperial ones."""
    found: list[int] = []
    if s.placed[seat]:
        first = seat * AREA_COUNT
        found += [a for a, cubes in enumerate(s.influence[first : first + AREA_COUNT]) if cubes]
    if s.emperor == s.realm_of[seat]:
        found += [area for area, cubes in enumerate(s.imperial) if cubes]
    return found


def presence_reach(s: Table, seat: int) -> int:
    """EU-5.4.IN3, EU-OPA08: bits of the Areas adjacent to what a player has on the board.

    Cubes use all of their Area's adjacency; Towns, Vassal tokens and tokens on capitals that by
    sea only if their Province is a Port.
    """
    atlas = s.atlas
    reached = 0
    for province in s.lands[s.realm_of[seat]]:
        reached |= atlas.province_reach[province]
    for province in s.vassal_lands[seat]:
        reached |= atlas.province_reach[province]
    for province, occupant in enumerate(s.occupant):
        if occupant == seat:
            reached |= atlas.province_reach[province]
    for realm, ally in enumerate(s.ally):
        if ally == seat and s.capital[realm] != NONE:
            reached |= atlas.province_reach[s.capital[realm]]
    for realm, tokens in enumerate(s.marriages):
        if tokens and tokens >> seat & 1 and s.capital[realm] != NONE:
            reached |= atlas.province_reach[s.capital[realm]]
    for other in range(s.count):
        if s.pacts[seat] >> other & 1:
            realm = s.realm_of[other]
            if s.seat_of[realm] == other and s.capital[realm] != NONE:
                reached |= atlas.province_reach[s.capital[realm]]
    for area in areas_with_cubes(s, seat):
        reached |= atlas.area_reach[area]
    return reached


def add_influence(s: Table, seat: int, area: int, many: int = 1) -> None:
    """Cubes of a player are put into an Area, or leave it; room and supply are the caller's."""
    place = seat * AREA_COUNT + area
    s.influence = changed(s.influence, place, s.influence[place] + many)
    s.placed[seat] += many
    if many > 0:
        s.is_settled = False


def add_imperial(s: Table, area: int, many: int = 1) -> None:
    """Imperial Influence is put into an Area; room and supply are the caller's."""
    s.imperial = added(s.imperial, area, many)
    s.is_settled = False


def clear_influence(s: Table, seat: int, area: int) -> None:
    """All cubes of a player leave an Area."""
    add_influence(s, seat, area, -s.influence[seat * AREA_COUNT + area])


def remove_influence(s: Table, seat: int, area: int, many: int) -> int:
    """Up to so many own cubes, then Imperial ones of the Emperor; how many left."""
    gone = min(many, s.influence[seat * AREA_COUNT + area])
    add_influence(s, seat, area, -gone)
    if gone < many and s.emperor == s.realm_of[seat]:
        more = min(many - gone, s.imperial[area])
        s.imperial = added(s.imperial, area, -more)
        gone += more
    return gone


def reach_of(s: Table, seat: int) -> int:
    """EU-5.4.IN3: bits of the Areas of the main map that were in reach at the start of the own
    turn; in that of another, of those that are."""
    reached = s.memory.reach if s.active == seat else 0
    if not reached:
        reached = presence_reach(s, seat)
    return reached & s.atlas.main_bits
