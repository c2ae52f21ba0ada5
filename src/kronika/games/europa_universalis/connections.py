"""EU-5.3.CL3, EU-12.2: unbroken chains of Areas and Sea Zones from a player's capital.

Areas and Sea Zones are places of one numbering: a Sea Zone comes behind all Areas (`Atlas`).
"""

from typing import Final

from .forces import zones_with_light_ships
from .influence import areas_with_cubes
from .state import Table
from .terms import AREA_COUNT, ZONE_COUNT


def trade_places(s: Table, seat: int) -> list[bool]:
    """EU-12.2.2, EU-OPB48: places with a Town, Vassal token, Influence or Marriage, or Light Ship.

    Towns and Vassal tokens on Occupied Provinces count, both covered ones and those on top.
    """
    found = colonial_places(s, seat)
    for province in s.vassal_lands[seat]:
        found[s.atlas.province_area[province]] = True
    for area in areas_with_cubes(s, seat):
        found[area] = True
    for realm, tokens in enumerate(s.marriages):
        if tokens and tokens >> seat & 1:
            found[s.atlas.province_area[s.capital[realm]]] = True
    return found


def colonial_places(s: Table, seat: int) -> list[bool]:
    """EU-5.3.CL3: places with an own Town or Light Ship."""
    found = [False] * (AREA_COUNT + ZONE_COUNT)
    for province in s.lands[s.realm_of[seat]]:
        found[s.atlas.province_area[province]] = True
    for province, occupant in enumerate(s.occupant):
        if occupant == seat:
            found[s.atlas.province_area[province]] = True
    for zone in zones_with_light_ships(s, seat):
        found[AREA_COUNT + zone] = True
    return found


def capital_area(s: Table, seat: int) -> int:
    """The Capital Area of a player."""
    return s.atlas.province_area[s.capital[s.realm_of[seat]]]


def connected(s: Table, seat: int, places: list[bool]) -> list[bool]:
    """The places that a chain of such places leads to from the Capital Area."""
    start = capital_area(s, seat)
    found = [False] * (AREA_COUNT + ZONE_COUNT)
    found[start] = True
    open_ends = [start]
    while open_ends:
        for place in s.atlas.place_beside[open_ends.pop()]:
            if places[place] and not found[place]:
                found[place] = True
                open_ends.append(place)
    return found


def is_connected(s: Table, node: int, found: list[bool]) -> bool:
    """EU-12.2.2: whether a chain leads to a node."""
    return any(found[place] for place in s.atlas.node_gates[node])


def reaches(s: Table, seat: int, node: int) -> bool:
    """EU-12.2.2: whether a node is eligible for a player."""
    return is_connected(s, node, connected(s, seat, trade_places(s, seat)))


def runs_through(s: Table, seat: int, places: list[bool], node: int, zone: int) -> bool:
    """EU-12.0.5, EU-OPB47: whether a chain to a node, which visits no place twice, has a Sea Zone.

    It has if two ways that share nothing lead from that Sea Zone to the capital and to the node.
    """
    middle = AREA_COUNT + zone
    if not places[middle]:
        return False
    start = capital_area(s, seat)
    room = _rooms(s, places, start, middle, s.atlas.node_gates[node])
    return _leads_on(room, middle) and _leads_on(room, middle)


CAPITAL: Final = -1
NODE: Final = -2
END: Final = -3


def _rooms(
    s: Table, places: list[bool], start: int, middle: int, ends: list[int]
) -> dict[int, dict[int, int]]:
    """How many ways may still lead from where to where: each place has an entry and an exit."""
    room: dict[int, dict[int, int]] = {CAPITAL: {END: 1}, NODE: {END: 1}, END: {}}
    for place in range(AREA_COUNT + ZONE_COUNT):
        if places[place] or place == start:
            room[2 * place] = {2 * place + 1: 1}
            room[2 * place + 1] = {}
    for place in range(AREA_COUNT + ZONE_COUNT):
        if 2 * place in room:
            for other in s.atlas.place_beside[place]:
                if 2 * other in room and other != middle:
                    room[2 * place + 1][2 * other] = 1
    room[2 * start + 1][CAPITAL] = 1
    for place in ends:
        if 2 * place + 1 in room:
            room[2 * place + 1][NODE] = 1
    return room


def _leads_on(room: dict[int, dict[int, int]], middle: int) -> bool:
    """Find one more way from a place to the end, if need be by leading another one elsewhere."""
    first = 2 * middle + 1
    before = {first: first}
    queue = [first]
    while queue and END not in before:
        here = queue.pop(0)
        for there, left in room[here].items():
            if left and there not in before:
                before[there] = here
                queue.append(there)
    if END not in before:
        return False
    there = END
    while there != first:
        here = before[there]
        room[here][there] -= 1
        room[there][here] = room[there].get(here, 0) + 1
        there = here
    return True
