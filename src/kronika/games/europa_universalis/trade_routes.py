"""Chapter 12.2: which Trade Nodes players can reach."""

from .forces import light_ships_at_sea
from .influence import influence_of
from .land import is_active_port
from .state import Table
from .terms import AREA_COUNT, NONE


def _is_link(s: Table, seat: int, area: int) -> bool:
    """EU-12.2.2: whether an Area has a Town, Vassal token, Influence or Marriage of a player."""
    for province in s.atlas.area_provinces[area]:
        if seat in (s.town[province], s.vassal[province], s.occupant[province]):
            return True
    return bool(s.influence[seat * AREA_COUNT + area]) or influence_of(s, seat, area) > 0


def route_of(s: Table, seat: int) -> tuple[set[int], set[int]]:
    """EU-12.2.2, EU-OPB48: the Areas and Sea Zones that a chain from the capital leads through.

    Areas are linked by land, with Sea Zones through Ports, these by border or letter.
    """
    capital = s.capital[s.realm_of[seat]]
    areas: set[int] = set()
    zones: set[int] = set()
    waiting: list[int] = []
    if capital != NONE and _is_link(s, seat, s.atlas.province_area[capital]):
        waiting.append(s.atlas.province_area[capital])
        areas.add(s.atlas.province_area[capital])
    while waiting:
        place = waiting.pop()
        near_areas, near_zones = _beside(s, place)
        for area in near_areas:
            if area not in areas and _is_link(s, seat, area):
                areas.add(area)
                waiting.append(area)
        for zone in near_zones:
            if zone not in zones and light_ships_at_sea(s, seat, zone):
                zones.add(zone)
                waiting.append(AREA_COUNT + zone)
    return areas, zones


def _beside(s: Table, place: int) -> tuple[list[int], list[int]]:
    """Areas and Sea Zones beside an Area, or a Sea Zone (AREA_COUNT + zone)."""
    atlas = s.atlas
    if place >= AREA_COUNT:
        zone = place - AREA_COUNT
        coasts = {atlas.province_area[p] for p in atlas.zone_ports[zone] if is_active_port(s, p)}
        return sorted(coasts), atlas.zone_zones[zone]
    ports = [port for port in atlas.area_ports[place] if is_active_port(s, port)]
    return atlas.area_land[place], sorted({z for port in ports for z in atlas.province_zones[port]})


def is_connected(s: Table, seat: int, node: int) -> bool:
    """EU-12.2.2, EU-12.2.3, EU-12.2.4: whether a node is eligible for a player."""
    areas, zones = route_of(s, seat)
    atlas = s.atlas
    if any(zone in zones for zone in atlas.node_zones[node]):
        return True
    for area in atlas.node_areas[node]:
        if area in areas:
            return True
        if atlas.node_desert[node]:
            continue
        if any(near in areas for near in atlas.area_land[area]):
            return True
        if any(
            zone in zones for port in atlas.area_ports[area] for zone in atlas.province_zones[port]
        ):
            return True
    return False
