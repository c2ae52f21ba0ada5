"""Chapter 2: the map, what is adjacent on it, and mistakes in its files."""

from itertools import pairwise
from pathlib import Path

import pytest

from kronika.core.errors import ContentError
from kronika.games.europa_universalis.atlas import Atlas, whole_atlas
from kronika.games.europa_universalis.ground import default_ground, load_ground
from kronika.games.europa_universalis.places import AREAS, NODES, PROVINCES, REALMS, ZONES
from kronika.games.europa_universalis.terms import (
    DISTANT,
    DIVERSE,
    EAST,
    NETHERLANDS,
    NONE,
    PAPAL_STATES,
    ROMA,
    WEST,
)

from .helpers import (
    area,
    area_names,
    province,
    province_names,
    realm,
    realm_names,
    spoilt,
    zone,
    zone_names,
)

pytestmark = pytest.mark.compiled

ATLAS = whole_atlas()


def boards(*which: int) -> Atlas:
    return Atlas(default_ground(), sum(1 << each for each in which), {})


def capacity(owner: str, place: str) -> int:
    """What the printed Provinces of a Realm can muster in an Area if nothing is in the way."""
    near = {*ATLAS.muster_by_land[area(place)], *ATLAS.muster_by_sea[area(place)]}
    return sum(ATLAS.province_tax[p] for p in near & {*ATLAS.realm_provinces[realm(owner)]})


def naval_capacity(owner: str, place: str) -> int:
    ports = {*ATLAS.zone_ports[zone(place)]} & {*ATLAS.realm_provinces[realm(owner)]}
    return sum(ATLAS.province_tax[port] for port in ports)


@pytest.mark.rule("EU-MAP.10", "EU-2.M17", "EU-D.1")
def test_numbers_of_places() -> None:
    assert len(ATLAS.main_areas) == 97
    assert sum(len(ATLAS.area_provinces[each]) for each in ATLAS.main_areas) == 315
    assert len(ATLAS.distant_areas) == 62 + 35
    assert sum(ATLAS.province_territory[each] > 0 for each in ATLAS.provinces) == 35
    assert sum(ATLAS.zone_continent[each] == NONE for each in ATLAS.zones) == 18
    assert len(ATLAS.zones) == 18 + 12
    assert sum(ATLAS.node_continent[each] == NONE for each in ATLAS.nodes) == 20
    assert len(ATLAS.nodes) == 20 + 6
    assert all(len(ATLAS.area_provinces[each]) == 1 for each in ATLAS.distant_areas)


@pytest.mark.rule("EU-2.2.7")
def test_alphabetical_order_is_that_of_the_numbers() -> None:
    for names in (AREAS, PROVINCES, REALMS, ZONES, NODES):
        assert list(names) == sorted(set(names))
    assert area("north-sahara") < area("northern-anatolia")


@pytest.mark.rule("EU-2.T1", "EU-2.M3")
def test_land_borders_and_mountains() -> None:
    main = [(a, b) for a in ATLAS.main_areas for b in ATLAS.area_land[a] if a < b]
    main = [(a, b) for a, b in main if ATLAS.area_continent[b] == NONE]
    assert len(main) == 188
    assert sum(ATLAS.is_mountain(a, b) for a, b in main) == 47
    assert ATLAS.is_mountain(area("castile"), area("andalucia"))
    assert not ATLAS.is_mountain(area("castile"), area("leon"))
    assert not ATLAS.is_mountain(area("leon"), area("andalucia"))
    assert area_names(ATLAS.area_land[area("scotland")]) == {"northumbria"}
    assert ATLAS.area_land[area("cyprus")] == []


@pytest.mark.rule("EU-EXB08")
def test_two_steps_to_andalucia_avoid_the_mountains() -> None:
    way = [area("castile"), area("leon"), area("andalucia")]
    for one, other in pairwise(way):
        assert other in ATLAS.area_land[one]
        assert not ATLAS.is_mountain(one, other)


@pytest.mark.rule("EU-2.T2")
def test_what_is_in_an_area_is_adjacent_to_it_and_to_all_in_its_neighbours() -> None:
    madrid = province("madrid")
    assert area_names(ATLAS.province_areas[madrid]) == {"castile", "andalucia", "aragon", "leon"}
    near = province_names(ATLAS.province_adjacent[madrid])
    assert {"burgos", "murcia", "granada", "navarra", "galicia"} <= near
    assert "madrid" not in near
    assert "lisboa" not in near


@pytest.mark.rule("EU-2.T3")
def test_a_port_is_adjacent_to_ports_of_its_seas_and_their_areas() -> None:
    pale = province("pale")
    assert zone_names(ATLAS.province_zones[pale]) == {"northeastern-atlantic"}
    near = province_names(ATLAS.province_adjacent[pale])
    assert {"lancashire", "wales", "ayrshire", "mhumhain"} <= near
    # Wessex faces only the other Sea Zone of Ireland; the rest of a far coast is no Port.
    assert not {"wessex", "york", "perth"} & near
    assert area_names(ATLAS.province_areas[pale]) == {
        *("ireland", "northumbria", "scotland", "wales-wessex"),
    }
    oxford = province("oxford")
    assert area_names(ATLAS.province_areas[oxford]) == {
        *("east-anglia", "northumbria", "wales-wessex"),
    }


@pytest.mark.rule("EU-2.T4", "EU-2.T7", "EU-EXA12")
def test_influence_in_languedoc_reaches_what_lies_on_the_gulf_of_lion() -> None:
    reached = {*ATLAS.area_adjacent[area("languedoc")], *ATLAS.area_adjacent[area("lombardy")]}
    names = area_names(sorted(reached))
    assert {"lombardy", "central-italy", "corsica-sardinia"} <= names
    assert not {"naples", "dalmatia"} & names
    assert "corsica-sardinia" not in area_names(ATLAS.area_land[area("languedoc")])
    assert "corsica-sardinia" in area_names(ATLAS.area_by_sea[area("languedoc")])


@pytest.mark.rule("EU-2.T4")
def test_an_area_borders_seas_in_which_it_has_no_port() -> None:
    central = zone("central-mediterranean")
    algiers = area("algiers")
    assert central in ATLAS.area_zones[algiers]
    assert algiers in ATLAS.zone_areas[central]
    assert not any(central in ATLAS.province_zones[p] for p in ATLAS.area_ports[algiers])
    assert area("naples") not in ATLAS.area_by_sea[algiers]


@pytest.mark.rule("EU-2.T6")
def test_nothing_is_adjacent_to_itself_and_all_is_mutual() -> None:
    for table in (
        *(ATLAS.area_land, ATLAS.area_mountains, ATLAS.area_by_sea, ATLAS.area_adjacent),
        *(ATLAS.zone_zones, ATLAS.zone_pacific, ATLAS.province_adjacent),
    ):
        for one, others in enumerate(table):
            assert others == sorted(set(others))
            assert one not in others
            assert all(one in table[other] for other in others)
    # A Town is adjacent to its own Area.
    for each in ATLAS.provinces:
        assert ATLAS.province_area[each] in ATLAS.province_areas[each]


@pytest.mark.rule("EU-2.C16", "EU-9.2.1")
def test_what_can_be_mustered_in_an_area() -> None:
    assert capacity("england", "northumbria") == 11
    assert capacity("england", "ireland") == 4  # with Wessex, whose sea may be hostile
    assert capacity("venice", "venetia") - 1 == 5  # without Brescia in Lombardy
    assert capacity("genoa", "lombardy") == 3
    assert capacity("granada", "andalucia") == 2


@pytest.mark.rule("EU-EXA16", "EU-EXB10")
def test_wessex_faces_ireland_over_one_sea_only() -> None:
    by_sea = province_names(ATLAS.muster_by_sea[area("ireland")])
    assert {"wales", "lancashire", "wessex"} <= by_sea
    assert zone_names(ATLAS.province_zones[province("wessex")]) & zone_names(
        ATLAS.area_zones[area("ireland")]
    ) == {"eastern-atlantic"}
    assert zone("eastern-atlantic") in ATLAS.province_zones[province("mhumhain")]
    # By land all of a neighbour counts, by sea only its Ports.
    assert "york" not in by_sea
    assert "york" in province_names(ATLAS.muster_by_land[area("east-anglia")])


@pytest.mark.rule("EU-2.C16", "EU-EXB01")
def test_naval_capacity() -> None:
    assert naval_capacity("venice", "adriatic-sea") == 5
    assert naval_capacity("genoa", "gulf-of-lion") == 3


@pytest.mark.rule("EU-2.M21", "EU-2.M22", "EU-MAP.9")
def test_letters_link_seas_of_different_maps() -> None:
    atlantic = ATLAS.zone_zones[zone("northeastern-atlantic")]
    assert zone("northwestern-atlantic") in atlantic
    caribbean = zone_names(ATLAS.zone_zones[zone("caribbean-sea")])
    assert {"northwestern-atlantic", "southeastern-atlantic", "eastern-atlantic"} <= caribbean
    assert zone_names(ATLAS.zone_zones[zone("sea-of-okhotsk")]) == {"sea-of-japan"}
    for each in ATLAS.zones:
        assert ATLAS.zone_zones[each]


@pytest.mark.rule("EU-EXA10", "EU-EXA11")
def test_where_english_ships_get_and_what_they_find() -> None:
    start = province("lancashire")
    assert zone("northeastern-atlantic") in ATLAS.province_zones[start]
    assert zone("northwestern-atlantic") in ATLAS.zone_zones[zone("northeastern-atlantic")]
    found = {
        port
        for sea in ("caribbean-sea", "northwestern-atlantic")
        for port in ATLAS.zone_ports[zone(sea)]
        if ATLAS.province_territory[port] == 2
    }
    assert province_names(sorted(found)) == {
        *("florida", "mississippi", "new-granada", "guyana", "canada"),
    }
    assert province("great-lakes") in ATLAS.province_adjacent[province("virginia")]
    assert ATLAS.province_territory[province("great-lakes")] == 2
    coast = province_names(ATLAS.zone_ports[zone("caribbean-sea")])
    assert {"mexico", "central-america", "antilles"} <= coast
    assert province("gold-coast") in ATLAS.zone_ports[zone("southeastern-atlantic")]
    assert province("pernambuco") in ATLAS.zone_ports[zone("southwestern-atlantic")]


@pytest.mark.rule("EU-EXA15", "EU-EXB09")
def test_seas_between_languedoc_and_naples() -> None:
    lion, central = zone("gulf-of-lion"), zone("central-mediterranean")
    assert central in ATLAS.zone_zones[lion]
    assert area("languedoc") in ATLAS.zone_areas[lion]
    assert area("naples") in ATLAS.zone_areas[central]
    assert area("naples") not in ATLAS.zone_areas[lion]
    assert central in ATLAS.zone_zones[zone("western-mediterranean")]


@pytest.mark.rule("EU-2.O5", "EU-MAP.4")
def test_ways_over_the_pacific_cost_more() -> None:
    ways = {
        (ZONES[one], ZONES[other])
        for one in ATLAS.zones
        for other in ATLAS.zone_pacific[one]
        if one < other
    }
    assert ways == {
        ("eastern-pacific", "sea-of-japan"),
        ("east-indies", "eastern-pacific"),
        ("east-indies", "southeastern-pacific"),
        ("great-australian-bight", "southeastern-pacific"),
    }


@pytest.mark.rule("EU-2.O3", "EU-2.O4", "EU-MAP.3")
def test_coasts_that_face_the_seas_of_another_map() -> None:
    for port in ("adal", "upper-egypt"):
        assert zone_names(ATLAS.province_zones[province(port)]) == {"indian-ocean"}
    assert zone_names(ATLAS.province_zones[province("hudson-bay")]) == {"northwestern-atlantic"}


@pytest.mark.rule("EU-2.O6", "EU-MAP.5")
def test_vologda_lies_between_perm_and_pomorye() -> None:
    assert area("pomorye") not in ATLAS.area_adjacent[area("perm")]
    for each in ("perm", "pomorye"):
        assert area(each) in ATLAS.area_land[area("vologda")]


@pytest.mark.rule("EU-2.O7", "EU-2.O8", "EU-MAP.6")
def test_realms_on_several_maps() -> None:
    mamluks, kazan = realm("mamluks"), realm("kazan")
    assert province("upper-egypt") in ATLAS.realm_provinces[mamluks]
    assert realm_names(ATLAS.realm_vassals[mamluks]) == {"hejaz"}
    assert province_names(ATLAS.realm_provinces[kazan]) == {"kazan", "volga"}
    assert not ATLAS.realm_distant[mamluks]
    assert ATLAS.realm_distant[realm("hejaz")]


@pytest.mark.rule("EU-2.O2", "EU-2.O9", "EU-MAP.2", "EU-MAP.7", "EU-2.M14")
def test_trade_nodes() -> None:
    east_african = ATLAS.zone_nodes[zone("east-african-coast")]
    assert {NODES[node] for node in east_african} == {"indian-ocean", "ivory-coast"}
    deserts = {
        NODES[node]: area_names(ATLAS.node_areas[node])
        for node in ATLAS.nodes
        if ATLAS.node_desert[node]
    }
    assert deserts == {
        "aleppo": {"iraq", "kurdistan", "palestine", "syria"},
        "maghreb": {"algiers", "north-sahara", "southern-morocco"},
    }
    assert all(ATLAS.node_maritime[n] == bool(ATLAS.node_zones[n]) for n in ATLAS.nodes)
    assert {ATLAS.zone_slots[each] for each in ATLAS.zones} == {0, 2, 3}


@pytest.mark.rule("EU-2.O10", "EU-2.O11", "EU-MAP.8")
def test_dutch_and_papal_lands() -> None:
    dutch = [each for each in ATLAS.provinces if ATLAS.province_dutch[each]]
    assert province_names(dutch) == {
        *("brugge", "gent", "antwerpen", "amsterdam", "zeeland", "breda", "friesland", "gelre"),
    }
    assert not ATLAS.has_realm[NETHERLANDS]
    assert ATLAS.province_realm[ROMA] == PAPAL_STATES
    assert ATLAS.realm_capital[PAPAL_STATES] == ROMA


@pytest.mark.rule("EU-2.M12", "EU-2.M20")
def test_sorts_of_ports() -> None:
    islands = [each for each in ATLAS.provinces if ATLAS.is_island(each)]
    assert province_names(islands) == {
        *("venezia", "malta", "corsica", "sardenya", "gibraltar", "baleares", "madeira"),
        *("canarias", "ceuta", "gotland", "naxos", "rhodes", "creta"),
    }
    inactive = [each for each in ATLAS.provinces if ATLAS.is_inactive(each)]
    assert all(ATLAS.is_distant(each) for each in inactive)
    # It counts for adjacency by sea.
    assert province("antilles") in ATLAS.province_adjacent[province("florida")]


@pytest.mark.rule("EU-2.M23", "EU-2.M17")
def test_lines_to_other_maps() -> None:
    ways = {
        (AREAS[one], AREAS[other])
        for one in ATLAS.main_areas
        for other in ATLAS.area_land[one]
        if ATLAS.area_continent[other] != NONE
    }
    assert len(ways) == 12
    assert {("egypt", "upper-egypt"), ("perm", "ural"), ("armenia", "isfahan")} <= ways


@pytest.mark.rule("EU-2.M6", "EU-15.3.2")
def test_religion_slots_of_several_areas() -> None:
    shared = [slot for slot in ATLAS.slots if len(ATLAS.slot_areas[slot]) > 1]
    assert len(shared) == 8
    assert area_names(ATLAS.slot_areas[area("ostlandet")]) == {
        *("ostlandet", "vestlandet", "trondelag"),
    }
    diverse = [each for each in ATLAS.main_areas if ATLAS.area_religion[each] == DIVERSE]
    assert area("bohemia") in diverse
    assert all(ATLAS.area_religion[each] == NONE for each in ATLAS.distant_areas)


@pytest.mark.rule("EU-2.M25", "EU-2.M26", "EU-18.3.11")
def test_the_empire() -> None:
    assert area_names(ATLAS.electors) == {
        *("saxony", "westphalia", "brandenburg", "bohemia", "rhineland"),
    }
    assert province_names(ATLAS.area_hre[area("burgundy")]) == {"franche-comte", "savoie"}
    assert sum(ATLAS.realm_member[each] for each in ATLAS.realms) == 39
    assert not ATLAS.realm_member[realm("burgundy")]


@pytest.mark.rule("EU-18.3.10", "EU-18.3.13")
def test_unlawful_occupants_of_1444() -> None:
    found = set()
    for each in ATLAS.provinces:
        if ATLAS.province_hre[each]:
            owner = ATLAS.province_realm[each]
            overlord = ATLAS.realm_overlord[owner]
            master = owner if overlord == NONE else overlord
            if not ATLAS.realm_member[master]:
                found.add(REALMS[master])
    assert found == {"burgundy", "venice", "denmark"}


@pytest.mark.rule("EU-2.M1", "EU-12.1.4", "EU-CMP.1")
@pytest.mark.rule("EU-SCN.11")
def test_what_is_on_other_boards_does_not_exist() -> None:
    west = boards(WEST)
    assert len(west.provinces) == 189
    assert not west.distant_areas
    assert not west.has_zone[zone("caribbean-sea")]
    assert not west.has_zone[zone("black-sea")]
    assert west.has_zone[zone("baltic-sea")]
    assert zone_names(west.zone_zones[zone("central-atlantic")]) == {
        *("bay-of-biscay", "eastern-atlantic", "western-mediterranean"),
    }
    assert not west.has_node[NODES.index("krakow-node")]
    # Those whose capital is missing take a new one; those without land do not exist.
    assert west.realm_capital[realm("poland")] == province("kalisz")
    assert west.realm_capital[realm("teutonic-order")] == province("danzig")
    assert not west.has_realm[realm("muscovy")]
    assert len(west.electors) == 5
    assert all(west.has_area[b] for a in west.areas for b in west.area_adjacent[a])


@pytest.mark.rule("EU-SCN.11", "EU-2.C5", "EU-15.0.2")
def test_the_mamluks_without_the_eastern_board_are_a_distant_realm() -> None:
    atlas = boards(WEST, DISTANT)
    mamluks = realm("mamluks")
    assert province_names(atlas.realm_provinces[mamluks]) == {"upper-egypt"}
    assert atlas.realm_distant[mamluks]
    assert atlas.realm_religion[mamluks] == NONE
    assert boards(WEST, EAST).realm_religion[mamluks] != NONE


@pytest.mark.rule("EU-SCN.12", "EU-13.0.3")
def test_flags_that_a_start_changes() -> None:
    flags = {province("bourgogne"): realm("france"), province("granada"): realm("castile")}
    atlas = Atlas(default_ground(), 0b111, flags)
    assert province("bourgogne") in atlas.realm_provinces[realm("france")]
    # No large Province is left, so the first by alphabet.
    assert atlas.realm_capital[realm("burgundy")] == province("artois")
    assert atlas.realm_tax[realm("castile")] == ATLAS.realm_tax[realm("castile")] + 1


def test_tax_values_of_realms() -> None:
    tax = {name: ATLAS.realm_tax[realm(name)] for name in ("england", "france", "ming", "venice")}
    assert tax == {"england": 16, "france": 16, "ming": 10, "venice": 7}
    assert realm_names(ATLAS.realm_vassals[realm("burgundy")]) == {"brabant", "flanders", "holland"}


MISTAKES = {
    "unknown area": ("areas.toml", '"northumbria"]', '"north"]', 'areas "scotland": unknown area'),
    "missing area": (
        *(
            "areas.toml",
            '{ id = "cyprus", region = "near-east", religion = "orthodox", '
            'seas = ["eastern-mediterranean"] },',
        ),
        *("", 'no "cyprus" among its areas'),
    ),
    "unknown region": (
        *("areas.toml", 'region = "iberia"', 'region = "spain"'),
        'areas "andalucia": unknown region "spain"',
    ),
    "one-sided border": (
        *("areas.toml", 'land = ["northumbria"], seas', "seas"),
        'areas "northumbria": field "land" has "scotland", which has not it',
    ),
    "mountains without a border": (
        *("areas.toml", 'mountains = ["castile"]', 'mountains = ["loire"]'),
        'areas "andalucia": has mountains, but no border, to "loire"',
    ),
    "slot of an area without one": (
        *(
            "areas.toml",
            'religion = "islam", slot = "tunisia"',
            'religion = "islam", slot = "kazan"',
        ),
        'the area of its slot, "kazan", has none itself',
    ),
    "religion of a shared slot": (
        *(
            "areas.toml",
            'religion = "islam", slot = "tunisia"',
            'religion = "diverse", slot = "tunisia"',
        ),
        'differs in religion from "tunisia"',
    ),
    "port away from the coast": (
        *(
            "areas.toml",
            'religion = "orthodox", seas = ["eastern-mediterranean"]',
        ),
        'religion = "orthodox", seas = ["aegean-sea"]',
        'its port "cyprus" faces "eastern-mediterranean"',
    ),
    "elector outside": (
        *("areas.toml", 'id = "burgundy", region = "france", religion = "catholic"'),
        'id = "burgundy", region = "france", religion = "catholic", elector = true',
        'areas "burgundy": an elector, but "bourgogne" is outside of the empire',
    ),
    "province twice": (
        *("provinces.toml", '{ id = "abo"', '{ id = "aberdeen"'),
        'duplicate id "aberdeen"',
    ),
    "missing province": (
        *(
            "provinces.toml",
            '{ id = "abo", board = "east", area = "finland", realm = "sweden", port',
        ),
        '{ id = "aboo", board = "east", area = "finland", realm = "sweden", port',
        'provinces "aboo": unknown id "aboo" (did you mean "abo"?)',
    ),
    "neither area nor continent": (
        *("provinces.toml", 'board = "west", area = "scotland",', 'board = "west",'),
        'provinces "aberdeen": must have either "area" or "continent"',
    ),
    "neither realm nor number": (
        *("provinces.toml", 'realm = "scotland", ', ""),
        'provinces "aberdeen": must have either "realm" or "territory"',
    ),
    "port without a sea": (
        *("provinces.toml", ', port = "port", seas = ["doggerbank"]', ', port = "port"'),
        'provinces "aberdeen": a port faces sea zones',
    ),
    "sea of another map": (
        *("provinces.toml", 'seas = ["doggerbank"]', 'seas = ["indian-ocean"]'),
        'cannot face "indian-ocean", which is on another map',
    ),
    "number of a territory": (
        *("provinces.toml", "territory = 3", "territory = 4"),
        'field "territory" must be from 1 to 3',
    ),
    "board of a continent": (
        *("provinces.toml", 'board = "distant", continent = "america"'),
        *('board = "east", continent = "america"', 'its continent is on the board "distant"'),
    ),
    "lonely distant sea": (
        *("seas.toml", 'seas = ["sea-of-japan", "sea-of-okhotsk"]'),
        *('seas = ["sea-of-japan", "eastern-atlantic"]', "must be linked by a letter"),
    ),
    "link on one map": (
        *("seas.toml", 'seas = ["northeastern-atlantic", "northwestern-atlantic"]'),
        *('seas = ["northeastern-atlantic"]', 'links "a": must link sea zones of two maps'),
    ),
    "line within the main map": (
        *("seas.toml", '["egypt", "upper-egypt"]', '["egypt", "syria"]'),
        "must lead to a distant area",
    ),
    "node in several areas": (
        *("seas.toml", 'areas = ["seine"]', 'areas = ["loire", "seine"]'),
        'nodes "champagne": only a node in a desert is beside several areas',
    ),
    "node nowhere": (
        *("seas.toml", ', areas = ["seine"]', ""),
        'nodes "champagne": must have either "seas" or "areas"',
    ),
    "foreign capital": (
        *("realms.toml", 'capital = "london"', 'capital = "paris"'),
        'realms "england": its capital shows the flag of another realm',
    ),
    "no capital": (
        *("realms.toml", 'capital = "london", ', ""),
        'realms "england": has a capital without provinces, or provinces without a capital',
    ),
    "no religion": (
        *("realms.toml", 'capital = "london", religion = "catholic"', 'capital = "london"'),
        'realms "england": a realm of the main map must have a religion',
    ),
    "overlord of an overlord": (
        *("realms.toml", 'capital = "bourgogne", ', 'capital = "bourgogne", overlord = "france", '),
        "is no independent realm",
    ),
}


@pytest.mark.parametrize("mistake", MISTAKES)
def test_mistakes_are_named(tmp_path: Path, mistake: str) -> None:
    file, old, new, message = MISTAKES[mistake]
    with pytest.raises(ContentError) as caught:
        load_ground(spoilt(tmp_path, file, old, new))
    assert str(caught.value).startswith(f"{file}: ")
    assert message in str(caught.value)
