"""Chapter 2: the map as tables of integers, cut down to the boards that are in play."""

from collections.abc import Sequence
from typing import Final, final

from .effects.nodes import Selector
from .ground import Ground, default_ground
from .places import AREAS, CONTINENTS, NODES, PROVINCES, REALMS, REGIONS, ZONES
from .terms import ALL_BOARDS, INACTIVE_PORT, ISLAND_PORT, NO_PORT, NONE


@final
class Atlas:
    """What never changes in a match. Nobody changes it after it is made.

    EU-SCN.11: what is on a board that is not in play does not exist, and is in no list. EU-SCN.12:
    flags that a start changes replace the printed ones. Lists are in alphabetical order, which is
    that of the numbers (EU-2.2.7).
    """

    def __init__(self, ground: Ground, boards: int, flags: dict[int, int]) -> None:
        self.boards: Final = boards
        self._read_provinces(ground, flags)
        self._read_areas(ground)
        self._read_zones(ground)
        self._read_nodes(ground)
        self._join_by_sea()
        self._join_provinces()
        self._join_places()
        self._read_realms(ground)
        self.province_bits = sum([1 << province for province in self.provinces])
        self.area_bits = [sum([1 << province for province in each]) for each in self.area_provinces]
        """All Provinces in play, and those of each Area."""
        self.province_reach = [sum([1 << area for area in each]) for each in self.province_areas]
        self.area_reach = [
            sum([1 << other for other in {area, *each}])
            for area, each in enumerate(self.area_adjacent)
        ]
        """EU-5.4.IN3: bits of the Areas that are adjacent to a Province, or to an Area, and its
        own."""
        self.selected: dict[Selector, int] = {}
        """Bits of the Provinces that a selector always selects on this map, as far as known."""
        self.selected_provinces: dict[Selector, list[int]] = {}
        self.selected_areas: dict[Selector, list[int]] = {}
        """The same as lists; nobody changes them."""

    def _read_provinces(self, ground: Ground, flags: dict[int, int]) -> None:
        self.has_province = [bool(self.boards >> b & 1) for b in ground.province_board]
        self.provinces = [p for p in range(len(PROVINCES)) if self.has_province[p]]
        self.province_area = list(ground.province_area)
        self.province_realm = [flags.get(p, realm) for p, realm in enumerate(ground.province_realm)]
        """EU-2.M9: whose flag it shows; NONE: a Territory."""
        self.province_territory = list(ground.province_territory)
        """EU-2.M18: the number that discovers it; 0: no Territory."""
        self.province_tax = list(ground.province_tax)
        """EU-2.M8: 2 of a Large Province."""
        self.province_port = list(ground.province_port)
        self.province_gold = list(ground.province_gold)
        self.province_hre = list(ground.province_hre)
        """EU-2.M25: whether it lies inside the border of the Empire."""
        self.province_dutch = list(ground.province_dutch)
        """EU-2.O10: whether it shows the flag of the Netherlands behind its own."""

    def _read_areas(self, ground: Ground) -> None:
        self.area_provinces = [self._in_play(each) for each in ground.area_provinces]
        self.has_area = [bool(each) for each in self.area_provinces]
        self.areas = [area for area in range(len(AREAS)) if self.has_area[area]]
        self.area_continent = list(ground.area_continent)
        """EU-2.M16: NONE on the main map."""
        self.main_areas = [a for a in self.areas if self.area_continent[a] == NONE]
        self.main_bits = sum([1 << area for area in self.main_areas])
        self.distant_areas = [a for a in self.areas if self.area_continent[a] != NONE]
        self.area_region = [
            region if continent == NONE else len(REGIONS) + continent
            for region, continent in zip(ground.area_region, ground.area_continent)
        ]
        """The part of the main map, or the continent: a number of `words.REGION`."""
        self.area_religion = list(ground.area_religion)
        self.area_slot = list(ground.area_slot)
        """EU-2.M6: the Area whose Religion slot governs it."""
        self.slot_areas = [
            [each for each in self.main_areas if self.area_slot[each] == area]
            for area in range(len(AREAS))
        ]
        self.slots = [area for area in range(len(AREAS)) if self.slot_areas[area]]
        self.area_elector = list(ground.area_elector)
        self.electors = [area for area in self.areas if self.area_elector[area]]
        """EU-2.M26."""
        self.area_hre = [
            [province for province in each if self.province_hre[province]]
            for each in self.area_provinces
        ]
        self.area_tax = [
            sum([self.province_tax[province] for province in each]) for each in self.area_provinces
        ]
        self.area_land = [
            [other for other in each if self.has_area[area] and self.has_area[other]]
            for area, each in enumerate(ground.area_land)
        ]
        """EU-2.T1: Areas that share a border with it, or are joined to it by a line."""
        self.area_mountains = [
            [other for other in each if other in self.area_land[area]]
            for area, each in enumerate(ground.area_mountains)
        ]

    def _read_zones(self, ground: Ground) -> None:
        coasts = [
            [area for area in self.areas if zone in ground.area_zones[area]]
            for zone in range(len(ZONES))
        ]
        self.zone_continent = list(ground.zone_continent)
        self.has_zone = [
            bool(coasts[zone])
            if continent == NONE
            else bool(self.boards >> ground.continent_board[continent] & 1)
            for zone, continent in enumerate(ground.zone_continent)
        ]
        self.zones = [zone for zone in range(len(ZONES)) if self.has_zone[zone]]
        self.zone_areas = [
            areas if self.has_zone[zone] else [] for zone, areas in enumerate(coasts)
        ]
        """EU-2.T4: the Areas on its coasts."""
        self.area_zones = [
            [zone for zone in self.zones if area in self.zone_areas[zone]]
            for area in range(len(AREAS))
        ]
        self.province_zones = [
            [zone for zone in each if self.has_zone[zone] and self.has_province[province]]
            for province, each in enumerate(ground.province_zones)
        ]
        """EU-2.T3: the Sea Zones that a Port faces."""
        self.zone_ports = [
            [province for province in self.provinces if zone in self.province_zones[province]]
            for zone in range(len(ZONES))
        ]
        self.zone_slots = list(ground.zone_slots)
        """EU-2.M14: its Trade Protection slots."""
        self.zone_galleys = list(ground.zone_galleys)
        self.zone_dagger = list(ground.zone_dagger)
        self.zone_zones = [self._beside(ground, zone) for zone in range(len(ZONES))]
        """EU-2.T4, EU-2.M21, EU-2.M22: on the same map, or linked by a letter."""
        self.zone_pacific = [
            [other for other in each if _is_pacific(ground, zone, other)]
            for zone, each in enumerate(self.zone_zones)
        ]
        """EU-2.O5: where the way costs 1 Monarch Power more."""

    def _beside(self, ground: Ground, zone: int) -> list[int]:
        found = set(ground.zone_zones[zone])
        for zones in ground.link_zones:
            if zone in zones:
                found.update(zones)
        found.discard(zone)
        return [each for each in sorted(found) if self.has_zone[zone] and self.has_zone[each]]

    def _read_nodes(self, ground: Ground) -> None:
        self.node_zones = [
            [zone for zone in each if self.has_zone[zone]] for each in ground.node_zones
        ]
        self.node_areas = [
            [area for area in each if self.has_area[area]] for each in ground.node_areas
        ]
        """EU-12.2.3, EU-12.2.4: where an inland node lies, or all that border its desert."""
        self.node_desert = list(ground.node_desert)
        self.node_maritime = [bool(each) for each in ground.node_zones]
        self.node_continent = list(ground.node_continent)
        self.has_node = [
            bool(self.node_zones[node] or self.node_areas[node]) for node in range(len(NODES))
        ]
        self.nodes = [node for node in range(len(NODES)) if self.has_node[node]]
        self.zone_nodes = [
            [node for node in self.nodes if zone in self.node_zones[node]]
            for zone in range(len(ZONES))
        ]
        self.continent_number = list(ground.continent_number)
        """EU-2.M16: as trade cards name it; 0: it has none."""
        self.has_continent = [bool(self.boards >> board & 1) for board in ground.continent_board]
        self.continent_areas = [
            [area for area in self.areas if self.area_continent[area] == continent]
            for continent in range(len(CONTINENTS))
        ]

    def _join_by_sea(self) -> None:
        self.area_ports = [
            [p for p in each if self.province_zones[p]] for each in self.area_provinces
        ]
        self.area_by_sea: list[list[int]] = []
        """EU-2.T4: Areas with a Port on a Sea Zone that a Port of this one faces too."""
        self.muster_by_sea: list[list[int]] = []
        """EU-9.2.1: Ports outside of it, and of Areas that border it, that do so."""
        for area in range(len(AREAS)):
            zones = {zone for port in self.area_ports[area] for zone in self.province_zones[port]}
            ports = sorted({port for zone in zones for port in self.zone_ports[zone]})
            away = [port for port in ports if self.province_area[port] != area]
            self.area_by_sea.append(sorted({self.province_area[port] for port in away}))
            land = self.area_land[area]
            self.muster_by_sea.append([p for p in away if self.province_area[p] not in land])
        self.area_adjacent = [
            sorted({*land, *sea}) for land, sea in zip(self.area_land, self.area_by_sea)
        ]
        """EU-2.T7: by land or by sea."""
        self.muster_by_land = [
            sorted([p for each in (area, *land) for p in self.area_provinces[each]])
            for area, land in enumerate(self.area_land)
        ]
        """EU-9.2.1: the Provinces in it and in Areas that border it."""

    def _join_places(self) -> None:
        """Areas and Sea Zones are places of one numbering: a Sea Zone comes behind all Areas."""
        self.place_beside: list[list[int]] = []
        """EU-OPA07: by land, through a Port of the Area, or from Sea Zone to Sea Zone."""
        for area in range(len(AREAS)):
            zones = {zone for port in self.area_ports[area] for zone in self.province_zones[port]}
            by_sea = [len(AREAS) + zone for zone in sorted(zones)]
            self.place_beside.append([*self.area_land[area], *by_sea])
        for zone in range(len(ZONES)):
            coasts = {self.province_area[port] for port in self.zone_ports[zone]}
            by_sea = [len(AREAS) + other for other in self.zone_zones[zone]]
            self.place_beside.append([*sorted(coasts), *by_sea])
        self.node_gates = [self._gates(node) for node in range(len(NODES))]
        """EU-12.2.2, EU-12.2.3, EU-12.2.4: places of which one in a chain leads to a node."""

    def _gates(self, node: int) -> list[int]:
        if self.node_maritime[node]:
            return [len(AREAS) + zone for zone in self.node_zones[node]]
        if self.node_desert[node]:
            return self.node_areas[node]
        found: list[int] = []
        for area in self.node_areas[node]:
            found += [area, *self.place_beside[area]]
        return found

    def _join_provinces(self) -> None:
        self.province_areas: list[list[int]] = []
        """EU-2.T2, EU-2.T3: the Areas that it is adjacent to, its own among them."""
        self.province_adjacent: list[list[int]] = []
        """EU-2.T2, EU-2.T3: the Provinces that it is adjacent to."""
        for province in range(len(PROVINCES)):
            if not self.has_province[province]:
                self.province_areas.append([])
                self.province_adjacent.append([])
                continue
            area = self.province_area[province]
            ports = {p for zone in self.province_zones[province] for p in self.zone_ports[zone]}
            areas = {area, *self.area_land[area], *[self.province_area[port] for port in ports]}
            self.province_areas.append(sorted(areas))
            near = {*self.muster_by_land[area], *ports} - {province}
            self.province_adjacent.append(sorted(near))

    def _read_realms(self, ground: Ground) -> None:
        self.realm_provinces: list[list[int]] = [[] for _ in REALMS]
        """With its flag; who owns them is told by what lies there."""
        for province in self.provinces:
            if self.province_realm[province] != NONE:
                self.realm_provinces[self.province_realm[province]].append(province)
        self.has_realm = [bool(each) for each in self.realm_provinces]
        self.realms = [realm for realm in range(len(REALMS)) if self.has_realm[realm]]
        self.realm_capital = [
            capital_of(self, ground.realm_capital[realm], self.realm_provinces[realm])
            for realm in range(len(REALMS))
        ]
        self.realm_overlord = [
            overlord if overlord != NONE and self.has_realm[overlord] else NONE
            for overlord in ground.realm_overlord
        ]
        self.realm_vassals = [
            [each for each in self.realms if self.realm_overlord[each] == realm]
            for realm in range(len(REALMS))
        ]
        self.realm_tax = [
            sum([self.province_tax[province] for province in each]) for each in self.realm_provinces
        ]
        self.realm_distant = [
            capital != NONE and self.is_distant(capital) for capital in self.realm_capital
        ]
        """EU-2.C5."""
        self.realm_religion = [
            NONE if self.realm_distant[realm] else religion
            for realm, religion in enumerate(ground.realm_religion)
        ]
        """EU-15.0.2: distant Realms have none."""
        self.realm_member = [
            capital != NONE and self.province_hre[capital] for capital in self.realm_capital
        ]
        """EU-18.3.2: whether it is a member of the Empire at the start."""
        self.realm_major = list(ground.realm_major)

    def _in_play(self, provinces: Sequence[int]) -> list[int]:
        return [province for province in provinces if self.has_province[province]]

    def is_distant(self, province: int) -> bool:
        """EU-2.M16: whether it lies on a distant continent."""
        return self.area_continent[self.province_area[province]] != NONE

    def is_port(self, province: int) -> bool:
        """EU-2.M11: whether it is on a coast; an Inactive Port counts for adjacency (EU-2.M20)."""
        return self.province_port[province] != NO_PORT

    def is_inactive(self, province: int) -> bool:
        """EU-2.M20: whether its Port works only with a piece of somebody on it."""
        return self.province_port[province] == INACTIVE_PORT

    def is_island(self, province: int) -> bool:
        """EU-2.M12: whether only who has a Ship beside it can besiege it."""
        return self.province_port[province] == ISLAND_PORT

    def is_mountain(self, area: int, other: int) -> bool:
        """EU-2.M3: whether the border between two Areas is one of mountains."""
        return other in self.area_mountains[area]


def capital_of(atlas: Atlas, natural: int, provinces: Sequence[int]) -> int:
    """EU-13.0.3: the natural capital, or the first by alphabet, Large Provinces first."""
    if natural in provinces or not provinces:
        return natural if natural in provinces else NONE
    most = max([atlas.province_tax[province] for province in provinces])
    return next(province for province in provinces if atlas.province_tax[province] == most)


def _is_pacific(ground: Ground, zone: int, other: int) -> bool:
    continents = ground.zone_continent[zone], ground.zone_continent[other]
    return continents[0] != continents[1] and any(
        pacific and zone in zones and other in zones
        for pacific, zones in zip(ground.link_pacific, ground.link_zones)
    )


def whole_atlas() -> Atlas:
    """All boards as on the 1444 side."""
    return Atlas(default_ground(), ALL_BOARDS, {})
