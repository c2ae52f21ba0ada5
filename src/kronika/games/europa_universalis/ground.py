"""The map as its files have it: read, and proved to fit together."""

from collections.abc import Callable, Sequence
from functools import cache
from pathlib import Path
from typing import Final, final

from kronika.core.entries import Entry, read

from .places import AREAS, CONTINENTS, LINKS, NODES, PROVINCES, REALMS, REGIONS, ZONES
from .terms import BOARDS, EAST, FAITHS, NO_PORT, NONE, PORTS, WEST

CONTENT: Final = Path(__file__).parent / "content"

AREA_FIELDS: Final = ("id", "region", "religion", "slot", "elector", "land", "mountains", "seas")
PROVINCE_FIELDS: Final = (
    *("id", "board", "area", "continent", "realm", "territory", "large", "port", "seas"),
    *("gold", "hre", "dutch"),
)
ZONE_FIELDS: Final = ("id", "continent", "slots", "galleys", "dagger", "seas")
NODE_FIELDS: Final = ("id", "continent", "seas", "areas", "desert")
REALM_FIELDS: Final = ("id", "capital", "overlord", "religion", "major")
TERRITORY_NUMBERS: Final = (1, 2, 3)


@final
class Ground:
    """What is printed on the boards; every list is indexed by the numbers of `places`."""

    def __init__(self) -> None:
        self.province_area: list[int] = [NONE] * len(PROVINCES)
        self.province_board: list[int] = [NONE] * len(PROVINCES)
        self.province_realm: list[int] = [NONE] * len(PROVINCES)
        """Whose flag it shows; NONE: a Territory."""
        self.province_territory: list[int] = [0] * len(PROVINCES)
        """The number that discovers it; 0: no Territory."""
        self.province_tax: list[int] = [1] * len(PROVINCES)
        self.province_port: list[int] = [NO_PORT] * len(PROVINCES)
        self.province_zones: list[list[int]] = [[] for _ in PROVINCES]
        self.province_gold: list[bool] = [False] * len(PROVINCES)
        self.province_hre: list[bool] = [False] * len(PROVINCES)
        self.province_dutch: list[bool] = [False] * len(PROVINCES)
        self.area_provinces: list[list[int]] = [[] for _ in AREAS]
        self.area_continent: list[int] = [NONE] * len(AREAS)
        self.area_region: list[int] = [NONE] * len(AREAS)
        """NONE on the distant continents."""
        self.area_religion: list[int] = [NONE] * len(AREAS)
        self.area_slot: list[int] = list(range(len(AREAS)))
        """The Area whose Religion slot governs it."""
        self.area_elector: list[bool] = [False] * len(AREAS)
        self.area_land: list[list[int]] = [[] for _ in AREAS]
        self.area_mountains: list[list[int]] = [[] for _ in AREAS]
        self.area_zones: list[list[int]] = [[] for _ in AREAS]
        self.zone_continent: list[int] = [NONE] * len(ZONES)
        self.zone_slots: list[int] = [0] * len(ZONES)
        self.zone_galleys: list[bool] = [False] * len(ZONES)
        self.zone_dagger: list[bool] = [False] * len(ZONES)
        self.zone_zones: list[list[int]] = [[] for _ in ZONES]
        """On the same map."""
        self.link_zones: list[list[int]] = [[] for _ in LINKS]
        self.link_pacific: list[bool] = [False] * len(LINKS)
        self.node_continent: list[int] = [NONE] * len(NODES)
        self.node_zones: list[list[int]] = [[] for _ in NODES]
        self.node_areas: list[list[int]] = [[] for _ in NODES]
        self.node_desert: list[bool] = [False] * len(NODES)
        self.continent_number: list[int] = [0] * len(CONTINENTS)
        self.continent_board: list[int] = [NONE] * len(CONTINENTS)
        self.realm_capital: list[int] = [NONE] * len(REALMS)
        self.realm_overlord: list[int] = [NONE] * len(REALMS)
        self.realm_religion: list[int] = [NONE] * len(REALMS)
        self.realm_major: list[bool] = [False] * len(REALMS)


def load_ground(folder: Path) -> Ground:
    """Read the map; what does not fit is a ContentError that names file and entry."""
    ground = Ground()
    seas = read(folder, "seas.toml", ("continents", "zones", "links", "nodes", "lines"))
    _read_continents(seas, ground)
    _read_zones(seas, ground)
    _read_provinces(read(folder, "provinces.toml", ("provinces",)), ground)
    _read_areas(read(folder, "areas.toml", ("areas",)), ground)
    _read_nodes(seas, ground)
    _read_lines(seas, ground)
    _read_realms(read(folder, "realms.toml", ("realms",)), ground)
    return ground


@cache
def default_ground() -> Ground:
    """The map of the game itself, read once."""
    return load_ground(CONTENT)


def flag(entry: Entry, field: str) -> bool:
    """A yes that may be left out."""
    return entry.has(field) and entry.flag(field)


def places(entry: Entry, field: str, what: str, names: Sequence[str]) -> list[int]:
    """The numbers of a list of names, which may be left out, each once."""
    found = [entry.find(what, name, names) for name in entry.texts(field, optional=True)]
    if len(set(found)) < len(found):
        raise entry.error(f'field "{field}" names a {what} twice')
    return sorted(found)


def place(entry: Entry, field: str, names: Sequence[str]) -> int:
    """The number of a name, or NONE if the field is left out."""
    return entry.choice(field, names) if entry.has(field) else NONE


def _all_of(
    entry: Entry, field: str, fields: Sequence[str], names: Sequence[str]
) -> list[tuple[int, Entry]]:
    """The entries with the numbers of their names: each name once, none left out."""
    found = [(each.choice("id", names), each) for each in entry.entries(field, fields)]
    if len(found) < len(names):
        there = {number for number, _ in found}
        missing = next(name for number, name in enumerate(names) if number not in there)
        raise entry.error(f'no "{missing}" among its {field}')
    return found


def _mutual(
    entries: list[tuple[int, Entry]], field: str, table: list[list[int]], names: Sequence[str]
) -> None:
    """EU-2.T6: nothing is adjacent to itself; adjacency is always mutual."""
    for number, entry in entries:
        for other in table[number]:
            if other == number:
                raise entry.error(f'field "{field}" names itself')
            if number not in table[other]:
                raise entry.error(f'field "{field}" has "{names[other]}", which has not it')


def _read_continents(entry: Entry, ground: Ground) -> None:
    for number, each in _all_of(entry, "continents", ("id", "number", "board"), CONTINENTS):
        ground.continent_number[number] = each.number("number", 1) if each.has("number") else 0
        ground.continent_board[number] = each.choice("board", BOARDS)
        if ground.continent_board[number] == WEST:
            raise each.error("no distant continent is on the western board")


def _read_zones(entry: Entry, ground: Ground) -> None:
    zones = _all_of(entry, "zones", ZONE_FIELDS, ZONES)
    for number, each in zones:
        ground.zone_continent[number] = place(each, "continent", CONTINENTS)
        ground.zone_slots[number] = each.number("slots") if each.has("slots") else 0
        ground.zone_galleys[number] = flag(each, "galleys")
        ground.zone_dagger[number] = flag(each, "dagger")
        if ground.zone_dagger[number] and not ground.zone_galleys[number]:
            raise each.error("galleys sail where a dagger is")
        ground.zone_zones[number] = places(each, "seas", "sea zone", ZONES)
    _mutual(zones, "seas", ground.zone_zones, ZONES)
    for each in entry.entries("links", ("letter", "pacific", "seas"), key="letter"):
        number = each.choice("letter", LINKS)
        ground.link_zones[number] = places(each, "seas", "sea zone", ZONES)
        ground.link_pacific[number] = flag(each, "pacific")
        if len({ground.zone_continent[zone] for zone in ground.link_zones[number]}) < 2:
            raise each.error("must link sea zones of two maps")
    linked = {zone for zones_ in ground.link_zones for zone in zones_}
    for number, each in zones:
        if ground.zone_continent[number] != NONE and number not in linked:
            raise each.error("a distant sea zone must be linked by a letter")


def _read_provinces(entry: Entry, ground: Ground) -> None:
    for number, each in _all_of(entry, "provinces", PROVINCE_FIELDS, PROVINCES):
        ground.province_board[number] = each.choice("board", BOARDS)
        if each.has("area") == each.has("continent"):
            raise each.error('must have either "area" or "continent"')
        area = each.choice("area", AREAS) if each.has("area") else AREAS.index(PROVINCES[number])
        ground.province_area[number] = area
        if each.has("continent"):
            ground.area_continent[area] = each.choice("continent", CONTINENTS)
            board = ground.continent_board[ground.area_continent[area]]
            if board != ground.province_board[number]:
                raise each.error(f'its continent is on the board "{BOARDS[board]}"')
        elif ground.province_board[number] not in (WEST, EAST):
            raise each.error("an area of the main map is on one of its boards")
        ground.area_provinces[area].append(number)
        ground.province_tax[number] = 2 if flag(each, "large") else 1
        ground.province_gold[number] = flag(each, "gold")
        ground.province_hre[number] = flag(each, "hre")
        ground.province_dutch[number] = flag(each, "dutch")
        _read_flag(each, number, ground)
        _read_port(each, number, ground)


def _read_flag(entry: Entry, number: int, ground: Ground) -> None:
    """EU-2.M9, EU-2.M18: a Province has a flag, a Territory a number."""
    ground.province_realm[number] = place(entry, "realm", REALMS)
    if entry.has("territory") == entry.has("realm"):
        raise entry.error('must have either "realm" or "territory"')
    if entry.has("territory"):
        ground.province_territory[number] = entry.number("territory", 1)
        if ground.province_territory[number] not in TERRITORY_NUMBERS:
            raise entry.error('field "territory" must be from 1 to 3')
        if entry.has("area") or ground.province_tax[number] > 1:
            raise entry.error("a territory is distant and small")
    if ground.province_hre[number] and not entry.has("area"):
        raise entry.error("the empire is on the main map")


def _read_port(entry: Entry, number: int, ground: Ground) -> None:
    """EU-2.M11, EU-2.M20: who is a Port faces Sea Zones, and no other does."""
    ground.province_port[number] = entry.choice("port", PORTS) if entry.has("port") else NO_PORT
    zones = places(entry, "seas", "sea zone", ZONES)
    ground.province_zones[number] = zones
    if bool(zones) != (ground.province_port[number] != NO_PORT):
        raise entry.error("a port faces sea zones, and nothing else does")
    for zone in zones:
        if (ground.zone_continent[zone] == NONE) != entry.has("area"):
            raise entry.error(f'cannot face "{ZONES[zone]}", which is on another map')


def _read_areas(entry: Entry, ground: Ground) -> None:
    names = [name for name, of in zip(AREAS, ground.area_continent) if of == NONE]
    areas = [
        (AREAS.index(names[n]), each) for n, each in _all_of(entry, "areas", AREA_FIELDS, names)
    ]
    for number, each in areas:
        if not ground.area_provinces[number]:
            raise each.error("has no province")
        ground.area_region[number] = each.choice("region", REGIONS)
        ground.area_religion[number] = each.choice("religion", FAITHS)
        ground.area_land[number] = places(each, "land", "area", AREAS)
        ground.area_mountains[number] = places(each, "mountains", "area", AREAS)
        ground.area_zones[number] = places(each, "seas", "sea zone", ZONES)
        ground.area_elector[number] = flag(each, "elector")
        if each.has("slot"):
            ground.area_slot[number] = each.choice("slot", AREAS)
        for other in ground.area_mountains[number]:
            if other not in ground.area_land[number]:
                raise each.error(f'has mountains, but no border, to "{AREAS[other]}"')
        _check_coast(each, number, ground)
    _mutual(areas, "land", ground.area_land, AREAS)
    _mutual(areas, "mountains", ground.area_mountains, AREAS)
    for number, each in areas:
        slot = ground.area_slot[number]
        if ground.area_slot[slot] != slot:
            raise each.error(f'the area of its slot, "{AREAS[slot]}", has none itself')
        if ground.area_religion[slot] != ground.area_religion[number]:
            raise each.error(f'differs in religion from "{AREAS[slot]}", whose slot it shares')


def _check_coast(entry: Entry, number: int, ground: Ground) -> None:
    for province in ground.area_provinces[number]:
        for zone in ground.province_zones[province]:
            if zone not in ground.area_zones[number]:
                port = PROVINCES[province]
                raise entry.error(f'its port "{port}" faces "{ZONES[zone]}", it does not')
        if ground.area_elector[number] and not ground.province_hre[province]:
            raise entry.error(f'an elector, but "{PROVINCES[province]}" is outside of the empire')


def _read_nodes(entry: Entry, ground: Ground) -> None:
    for number, each in _all_of(entry, "nodes", NODE_FIELDS, NODES):
        ground.node_continent[number] = place(each, "continent", CONTINENTS)
        ground.node_zones[number] = places(each, "seas", "sea zone", ZONES)
        ground.node_areas[number] = places(each, "areas", "area", AREAS)
        ground.node_desert[number] = flag(each, "desert")
        if bool(ground.node_zones[number]) == bool(ground.node_areas[number]):
            raise each.error('must have either "seas" or "areas"')
        if len(ground.node_areas[number]) > 1 and not ground.node_desert[number]:
            raise each.error("only a node in a desert is beside several areas")


def _read_lines(entry: Entry, ground: Ground) -> None:
    """EU-2.M17, EU-2.M23: the lines of the distant continents, and those to other maps."""
    for number in range(len(AREAS)):
        if ground.area_continent[number] != NONE:
            zones = [ground.province_zones[p] for p in ground.area_provinces[number]]
            ground.area_zones[number] = sorted({zone for each in zones for zone in each})
    for line in entry.items("lines", list, "pairs of areas"):
        ends = [entry.find("area", str(name), AREAS) for name in line]
        if len(ends) != 2 or ends[0] == ends[1]:
            raise entry.error(f"the line {line} must be between two areas")
        if ends[1] in ground.area_land[ends[0]]:
            raise entry.error(f"the line {line} is there already")
        if all(ground.area_continent[each] == NONE for each in ends):
            raise entry.error(f"the line {line} must lead to a distant area")
        for one, other in (ends, ends[::-1]):
            ground.area_land[one] = sorted([*ground.area_land[one], other])


def _read_realms(entry: Entry, ground: Ground) -> None:
    owned: Callable[[int], bool] = set(ground.province_realm).__contains__
    realms = _all_of(entry, "realms", REALM_FIELDS, REALMS)
    for number, each in realms:
        capital = place(each, "capital", PROVINCES)
        ground.realm_capital[number] = capital
        ground.realm_overlord[number] = place(each, "overlord", REALMS)
        ground.realm_religion[number] = place(each, "religion", FAITHS)
        ground.realm_major[number] = flag(each, "major")
        if (capital != NONE) != owned(number):
            raise each.error("has a capital without provinces, or provinces without a capital")
        if capital != NONE and ground.province_realm[capital] != number:
            raise each.error("its capital shows the flag of another realm")
        main = capital != NONE and ground.area_continent[ground.province_area[capital]] == NONE
        if main and ground.realm_religion[number] == NONE:
            raise each.error("a realm of the main map must have a religion")
    for number, each in realms:
        overlord = ground.realm_overlord[number]
        if overlord != NONE and (ground.realm_overlord[overlord] != NONE or overlord == number):
            raise each.error(f'its overlord "{REALMS[overlord]}" is no independent realm')
