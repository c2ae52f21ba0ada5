"""The content of Pax Renaissance against the rules, and what the loader says of broken content."""

import shutil
from collections import Counter
from itertools import pairwise
from pathlib import Path

import pytest

from kronika.core.errors import ContentError
from kronika.games.pax_renaissance import content as content_module
from kronika.games.pax_renaissance import terms
from kronika.games.pax_renaissance.content import Content, default, load
from kronika.games.pax_renaissance.terms import EAST, NONE, WEST, Operation

FOLDER = Path(content_module.__file__).parent / "content"

# The abbreviations of the rules.
EMPIRE = {
    "ENG": terms.ENGLAND,
    "FRA": terms.FRANCE,
    "HRE": terms.HOLY_ROMAN_EMPIRE,
    "HUN": terms.HUNGARY,
    "BYZ": terms.BYZANTIUM,
    "POR": terms.PORTUGAL,
    "ARA": terms.ARAGON,
    "PAP": terms.PAPAL_STATES,
    "OTT": terms.OTTOMAN,
    "MAM": terms.MAMLUK,
}
NAME = {number: name for name, number in EMPIRE.items()}
EASTERN = {"HUN", "OTT", "BYZ", "MAM"}
WESTERN = {"ENG", "POR", "FRA", "ARA", "HRE", "PAP"}
PIECES = {
    "wN": 0,
    "bN": 1,
    "rN": 2,
    "wR": 3,
    "bR": 4,
    "rR": 5,
    "wB": 6,
    "bB": 7,
    "rB": 8,
    "pawn": 9,
    "wP": 20,
    "bP": 21,
    "rP": 22,
}
CODE = {number: name for name, number in PIECES.items()}
RELIGION = {"C": 0, "I": 1, "R": 2, "medieval": -1}

# PR-X3.1: map card, city, emporium, icons at the start and on the back; * is a capital.
CITIES = """
ENG London*         -     wR       rN
ENG Bordeaux        -     wN       rN
FRA Paris*          -     wN       rN
FRA Bruges          -     wR       rR
FRA Lyon            -     wN       rN
HRE Vienna*         -     wR       rN
HRE Nurnberg        -     rN       rN
HRE Lubeck          -     wR       rR
HRE Novgorod        black rR       rR
HUN Buda*           -     wN       bN
HUN Varna           -     rN       bR
BYZ Tana*           black bN       bN
BYZ Caffa           -     wN       bR
BYZ Trebizond       white rR       bN
POR Toledo*         -     wN       wN
POR Granada         -     bR       wR
POR Spice-Islands   white wR       wR
ARA Valencia*       -     wN       wN
ARA Algiers         -     bR       wR
ARA Timbuktu        black bR       wR
PAP Venice*         -     wN       rR
OTT Constantinople* -     bR,bN,bN bR,bR,bN
OTT Modon           -     rR       bR
OTT Rhodes          -     wR       bR
MAM Cairo*          -     bR       wR
MAM Cyprus          -     wR       wR
"""
BACKS = {
    "ENG": "R",
    "FRA": "R",
    "HRE": "R",
    "HUN": "I",
    "BYZ": "I",
    "OTT": "I",
    "POR": "C",
    "ARA": "C",
    "PAP": "R",
    "MAM": "C",
}
# PR-X3.6: Catholic, Islamic, Reformist.
THEOCRACY_ICONS = """
London wN bR rN; Bordeaux wN bR rN; Paris wN bR rN; Bruges wR bR rR; Lyon wN bR rN;
Vienna wN bN rN; Nurnberg wR bR rN; Lubeck wR bR rR; Novgorod wR bR rR; Buda wN bN rR;
Varna wR bR rR; Tana wR bN rR; Caffa wN bR rR; Trebizond wR bN rN; Toledo wN bR rR;
Granada wR bN rR; Spice-Islands wR bR rR; Valencia wN bR rR; Algiers wR bN rR; Timbuktu wR bN rR;
Venice wN bR rR; Constantinople wR,wN,wN bR,bR,bN rR,rN,rN; Modon wR bR rR; Rhodes wN bR rR;
Cairo wR bR rN; Cyprus wR wR rN
"""
BORDERS = """
ENG FRA sea
FRA HRE sea
HRE HUN land
HUN BYZ sea
POR ARA sea
ARA PAP sea
PAP OTT sea
OTT MAM sea
ENG POR sea
FRA ARA land
HRE PAP land
HUN OTT sea
BYZ MAM land
"""
# PR-X3.5; between two map cards lies their border.
ROUTES = {
    "trebizond": (WEST, "BYZ HUN OTT PAP ARA POR ENG FRA HRE"),
    "spice-islands": (WEST, "POR ENG FRA HRE"),
    "tana": (EAST, "BYZ HUN OTT MAM"),
    "novgorod": (EAST, "HRE FRA ENG POR ARA PAP OTT MAM"),
    "timbuktu": (EAST, "ARA PAP OTT MAM"),
}


@pytest.fixture
def content() -> Content:
    return default()


def card(name: str) -> int:
    return default().card_ids.index(name)


def market(region: int) -> list[int]:
    content = default()
    return [c for c in range(terms.EMPIRE_CARD) if content.card_deck[c] == region]


def icon(operation: Operation) -> str:
    name = terms.OPERATIONS[operation.kind]
    if operation.kind == terms.REPRESS:
        bits = {"pawn": 1, "rook": 2, "knight": 4}
        return " ".join([name, *(piece for piece, bit in bits.items() if operation.pieces & bit)])
    if operation.kind in (terms.INQUISITOR, terms.CORSAIR):
        return f"{name} {'CIR'[operation.param]}"
    if operation.kind in (terms.COMMERCE, terms.VOTE):
        return f"{name} {('east', 'west')[operation.param]}"
    assert (operation.param, operation.pieces) == (NONE, 0)
    return name


def icons(operations: list[Operation]) -> list[str]:
    return [icon(operation) for operation in operations]


def card_icons(name: str) -> list[str]:
    return icons(default().card_operations[card(name)])


def prestige(counts: list[int]) -> list[str]:
    names = ("catholic", "islamic", "reformist", "law", "discovery", "patron")
    assert len(counts) == 6
    return [name for name, count in zip(names, counts, strict=True) for _ in range(count)]


def agents(name: str) -> list[str]:
    return [CODE[code] for code in default().card_agents[card(name)]]


def location(name: str) -> set[str]:
    mask = default().card_location[card(name)]
    return {NAME[e] for e in range(10) if mask >> e & 1}


def one_shot(c: int) -> str:
    content = default()
    if content.card_one_shot[c] == NONE:
        return "none"
    name = terms.ONE_SHOTS[content.card_one_shot[c]]
    shift = content.card_shift[c]
    return f"{name} {content.emporium_ids[shift]}" if shift != NONE else name


def slots(city: str) -> list[int]:
    content = default()
    index = content.city_ids.index(city.lower())
    return [s for s in range(28) if content.slot_city[s] == index]


def city_rows() -> list[tuple[str, str, bool, str, list[str], list[str]]]:
    rows = []
    for line in CITIES.strip().splitlines():
        empire, city, emporium, start, back = line.split()
        capital = city.endswith("*")
        rows.append(
            (empire, city.rstrip("*"), capital, emporium, start.split(","), back.split(","))
        )
    return rows


def assert_by_deck(counts: dict[int, Counter[str]], table: dict[str, tuple[int, int]]) -> None:
    """A table of the card facts: West and East."""
    assert counts[WEST] == {name: west for name, (west, _) in table.items() if west}
    assert counts[EAST] == {name: east for name, (_, east) in table.items() if east}


# --- Components


@pytest.mark.rule("PR-B1.1")
def test_120_cards(content: Content) -> None:
    assert len(market(EAST)) == 35
    assert len(market(WEST)) == 57
    for region, ordinary in ((EAST, 33), (WEST, 55)):
        kinds = Counter(content.card_kind[c] for c in market(region))
        assert kinds[terms.COMET] == 2
        assert kinds[terms.ORDINARY] + kinds[terms.QUEEN] == ordinary
    assert len(content.card_ids) == len(set(content.card_ids)) == 102
    assert content.card_kind[92:] == [terms.EMPIRE] * 10
    map_cards = len(content.empire_ids)
    assert map_cards == 10
    assert (
        len(content.card_ids) + map_cards + len(content.bank_ids) + len(content.victory_ids)
        == 35 + 57 + 10 + 10 + 4 + 4
    )


@pytest.mark.rule("PR-B1.2")
def test_ten_cubes_in_each_of_four_colours(content: Content) -> None:
    assert content.cubes_per_player == 10
    assert sorted(content.bank_colours) == ["blue", "green", "orange", "yellow"]


@pytest.mark.rule("PR-B1.3", "PR-B1.4", "PR-B1.5", "PR-Y1.1")
def test_piece_totals(content: Content) -> None:
    totals = dict(zip(list(CODE.values())[:9], content.piece_totals, strict=True))
    assert totals == {
        "wN": 10,
        "bN": 7,
        "rN": 7,
        "wR": 10,
        "bR": 7,
        "rR": 7,
        "wB": 5,
        "bB": 5,
        "rB": 5,
    }
    assert sum(content.piece_totals[6:]) == 15
    assert sum(content.piece_totals[3:6]) == sum(content.piece_totals[:3]) == 24
    assert (terms.KNIGHT, terms.ROOK, terms.BISHOP, terms.PAWN) == (0, 3, 6, 9)


@pytest.mark.rule("PR-B1.7")
def test_a_decline_disk_for_every_closed_emporium(content: Content) -> None:
    closed = [e for e in range(5) if e not in content.open_at_start]
    by_region = Counter(content.emporium_region[e] for e in closed)
    assert by_region == {WEST: 1, EAST: 2}
    assert {content.emporium_ids[e] for e in closed} == {"novgorod", "timbuktu", "spice-islands"}
    assert content.emporium_ids[content.open_at_start[EAST]] == "tana"
    assert content.emporium_ids[content.open_at_start[WEST]] == "trebizond"


@pytest.mark.rule("PR-B1.8")
def test_no_card_of_the_expansion_and_no_promo(content: Content) -> None:
    west = [content.card_number[c] for c in market(WEST)]
    east = [content.card_number[c] for c in market(EAST)]
    assert west == [*range(1, 56), NONE, NONE]
    assert east == [*range(58, 91), NONE, NONE]


@pytest.mark.rule("PR-B3.1", "PR-X1.4")
def test_an_empire_card_has_a_king_and_a_republic(content: Content) -> None:
    for empire, name in enumerate(content.empire_ids):
        empire_card = terms.EMPIRE_CARD + empire
        assert content.card_ids[empire_card] == name
        assert content.card_location[empire_card] == 1 << empire
        assert content.card_deck[empire_card] == content.empire_region[empire]
        assert content.king_operations[empire]
        assert content.republic_operations[empire]
    for table in (
        content.king_operations,
        content.king_prestige,
        content.republic_operations,
        content.republic_prestige,
    ):
        assert len(table) == 10


@pytest.mark.rule("PR-B3.3", "PR-X4.1", "PR-X7.5")
def test_empire_cards(content: Content) -> None:
    republics: dict[str, tuple[list[str], list[str], list[str]]] = {
        "ENG": ([], ["vote west", "commerce west"], ["law"]),
        "FRA": ([], ["commerce west"], []),
        "HRE": ([], ["vote west", "commerce west"], ["law"]),
        "HUN": (["patron"], ["vote east", "commerce east"], ["law"]),
        "BYZ": ([], ["commerce east"], []),
        "POR": (["discovery"], ["commerce west"], ["discovery"]),
        "ARA": ([], ["vote west", "commerce west"], ["law"]),
        "PAP": (["catholic", "patron"], ["vote west", "commerce west"], ["law"]),
        "OTT": (["islamic"], ["commerce east"], ["islamic"]),
        "MAM": (["patron"], ["commerce east"], ["islamic"]),
    }
    for name, (king_prestige, operations, republic_prestige) in republics.items():
        empire = EMPIRE[name]
        assert icons(content.king_operations[empire]) == ["campaign"]
        assert prestige(content.king_prestige[empire]) == king_prestige
        assert icons(content.republic_operations[empire]) == operations
        assert prestige(content.republic_prestige[empire]) == republic_prestige
    everything = Counter(i for side in content.republic_operations for i in icons(side))
    assert everything == {"commerce east": 4, "commerce west": 6, "vote east": 1, "vote west": 4}


@pytest.mark.rule("PR-B4.1")
def test_what_an_ordinary_card_shows(content: Content) -> None:
    pope = card("inquisition-pope")
    assert agents("inquisition-pope") == ["wB"]
    assert prestige(content.card_prestige[pope]) == ["catholic"]
    assert card_icons("inquisition-pope") == ["behead", "inquisitor C"]
    assert content.card_ability[pope] == terms.BEHEAD_ONLY_WEST_WITH_BISHOP
    assert one_shot(pope) == "crusade"
    assert location("inquisition-pope") == WESTERN
    assert content.card_deck[pope] == WEST
    assert agents("kingmaker") == ["rR", "wR"]
    tercio = card("spanish-tercio")
    assert prestige(content.card_prestige[tercio]) == []
    assert content.card_one_shot[tercio] == terms.NO_ONE_SHOT
    assert content.card_ability[tercio] == terms.NO_ABILITY


@pytest.mark.rule("PR-B4.6")
def test_the_deck_is_independent_of_the_location(content: Content) -> None:
    for name, deck, where in (
        ("holy-land-crusade", WEST, "MAM"),
        ("knights-hospitaller", WEST, "OTT"),
        ("the-kremlin", EAST, "HRE"),
        ("barbarossa-brothers", EAST, "PAP"),
        ("jewish-pirates", EAST, "ARA"),
        ("soninke-wangara", EAST, "ARA"),
    ):
        assert content.card_deck[card(name)] == deck
        assert location(name) == {where}


@pytest.mark.rule("PR-B5.1", "PR-X7.3", "PR-Y1.3")
def test_each_map_card_has_two_sides(content: Content) -> None:
    assert len(content.side_religion) == len(content.slot_icon) == 2
    start = {name: content.side_religion[terms.START_SIDE][e] for name, e in EMPIRE.items()}
    assert start.pop("PAP") == terms.CATHOLIC
    assert start.pop("MAM") == terms.ISLAMIC
    assert list(start.values()) == [terms.MEDIEVAL] * 8
    back = {name: content.side_religion[terms.BACK_SIDE][e] for name, e in EMPIRE.items()}
    assert back == {name: RELIGION[letter] for name, letter in BACKS.items()}
    theocracies = Counter(r for side in content.side_religion for r in side)
    assert theocracies == {terms.MEDIEVAL: 8, 0: 4, 1: 4, 2: 4}


@pytest.mark.rule("PR-B5.3")
def test_one_capital_on_each_map_card(content: Content) -> None:
    capitals = {
        "ENG": "london",
        "FRA": "paris",
        "HRE": "vienna",
        "HUN": "buda",
        "BYZ": "tana",
        "POR": "toledo",
        "ARA": "valencia",
        "PAP": "venice",
        "OTT": "constantinople",
        "MAM": "cairo",
    }
    for name, city in capitals.items():
        assert content.capital_slots[EMPIRE[name]] == slots(city)
    knights_and_rooks = {CODE[code] for side in content.slot_icon for code in side}
    assert knights_and_rooks <= {"wN", "bN", "rN", "wR", "bR", "rR"}


@pytest.mark.rule("PR-B5.4", "PR-X1.7", "PR-X3.5", "PR-X7.4")
def test_trade_routes(content: Content) -> None:
    assert content.emporium_ids == list(ROUTES)
    for emporium, (region, line) in enumerate(ROUTES.values()):
        route = content.emporium_route[emporium]
        empires = [EMPIRE[name] for name in line.split()]
        assert content.emporium_region[emporium] == region
        assert route[::2] == empires
        assert [set(content.border_ends[b]) for b in route[1::2]] == [
            {a, b} for a, b in pairwise(empires)
        ]
        assert route[-1] == (EMPIRE["MAM"] if region == EAST else EMPIRE["HRE"])


@pytest.mark.rule("PR-B5.5", "PR-Y1.4")
def test_five_emporia(content: Content) -> None:
    regions = dict(zip(content.emporium_ids, content.emporium_region, strict=True))
    assert regions == {
        "trebizond": WEST,
        "spice-islands": WEST,
        "tana": EAST,
        "novgorod": EAST,
        "timbuktu": EAST,
    }
    for emporium, slot in enumerate(content.emporium_slot):
        assert content.slot_ids[slot] == content.emporium_ids[emporium]
        assert content.slot_emporium[slot] == emporium
    assert sum(e != NONE for e in content.slot_emporium) == 5
    assert {content.city_ids[content.slot_city[s]] for s in content.empire_slots[terms.MAMLUK]} == {
        "cairo",
        "cyprus",
    }


# --- Data inventory


@pytest.mark.rule("PR-X1.1")
def test_market_cards_are_complete(content: Content) -> None:
    for table in (
        content.card_ids,
        content.card_kind,
        content.card_deck,
        content.card_location,
        content.card_agents,
        content.card_one_shot,
        content.card_shift,
        content.card_suitors,
        content.card_ability,
    ):
        assert len(table) == 102
    assert len(content.card_operations) == len(content.card_prestige) == 92
    for c in range(92):
        kind = content.card_kind[c]
        assert (content.card_location[c] != 0) == (kind == terms.ORDINARY)
        assert bool(content.card_suitors[c]) == (kind == terms.QUEEN)
        assert (content.card_one_shot[c] == terms.CORONATION) == (kind == terms.QUEEN)
        assert bool(content.card_agents[c]) == (kind == terms.ORDINARY)


@pytest.mark.rule("PR-X1.2")
def test_operations(content: Content) -> None:
    counts = {
        region: Counter(i for c in market(region) for i in icons(content.card_operations[c]))
        for region in (EAST, WEST)
    }
    table = {
        "behead": (4, 5),
        "commerce east": (0, 7),
        "commerce west": (13, 0),
        "corsair C": (6, 0),
        "corsair I": (1, 3),
        "corsair R": (1, 0),
        "inquisitor C": (11, 1),
        "inquisitor I": (0, 7),
        "inquisitor R": (6, 3),
        "repress knight": (0, 1),
        "repress pawn": (5, 6),
        "repress pawn rook": (3, 0),
        "repress pawn rook knight": (1, 0),
        "repress rook": (2, 1),
        "siege": (21, 17),
        "tax": (15, 12),
        "vote east": (0, 2),
        "vote west": (8, 0),
    }
    assert_by_deck(counts, table)
    assert (sum(counts[WEST].values()), sum(counts[EAST].values())) == (97, 65)
    assert terms.REPRESS_PAWN | terms.REPRESS_ROOK == 3
    isabella = content.card_operations[card("isabella-of-castille")][0]
    assert isabella.pieces == terms.REPRESS_PAWN | terms.REPRESS_ROOK


@pytest.mark.rule("PR-X1.3", "PR-Y1.4", "PR-Y1.7")
def test_one_shots(content: Content) -> None:
    counts = {
        region: Counter(one_shot(c) for c in market(region) if content.card_kind[c] != terms.COMET)
        for region in (EAST, WEST)
    }
    table = {
        "conspiracy": (10, 11),
        "coronation": (5, 5),
        "crusade": (4, 0),
        "jihad": (0, 5),
        "none": (13, 5),
        "peasant-revolt": (11, 3),
        "reformation": (6, 2),
        "trade-shift novgorod": (1, 1),
        "trade-shift spice-islands": (5, 0),
        "trade-shift timbuktu": (0, 1),
    }
    assert_by_deck(counts, table)
    shifts = {
        "novgorod": ["hanseatic-league", "the-kremlin"],
        "timbuktu": ["soninke-wangara"],
        "spice-islands": [
            "india-armada",
            "the-company-of-merchant-adventurers",
            "almeida-armada",
            "gold-coast-monopoly",
            "conquistadors",
        ],
    }
    for emporium, names in shifts.items():
        index = content.emporium_ids.index(emporium)
        found = [content.card_ids[c] for c in range(92) if content.card_shift[c] == index]
        assert found == names


def test_agents_of_a_religious_war_have_its_religion(content: Content) -> None:
    war_religion = {terms.CRUSADE: 0, terms.JIHAD: 1, terms.REFORMATION: 2}
    for c in range(92):
        religion = war_religion.get(content.card_one_shot[c])
        if religion is not None:
            assert {code % 3 for code in content.card_agents[c]} == {religion}


@pytest.mark.rule("PR-X1.5", "PR-X3.1", "PR-X7.2")
def test_cities_and_icons(content: Content) -> None:
    rows = city_rows()
    assert content.city_ids == [city.lower() for _, city, *_ in rows]
    for empire, city, capital, emporium, start, back in rows:
        own = slots(city)
        assert [CODE[content.slot_icon[terms.START_SIDE][s]] for s in own] == start
        assert [CODE[content.slot_icon[terms.BACK_SIDE][s]] for s in own] == back
        assert {content.slot_empire[s] for s in own} == {EMPIRE[empire]}
        assert set(own) <= set(content.empire_slots[EMPIRE[empire]])
        assert (own == content.capital_slots[EMPIRE[empire]]) == capital
        colours = {-1: "-", EAST: "black", WEST: "white"}
        for s in own:
            index = content.slot_emporium[s]
            region = NONE if index == NONE else content.emporium_region[index]
            assert colours[region] == emporium


@pytest.mark.rule("PR-X1.6", "PR-X2.3")
def test_borders(content: Content) -> None:
    rows = [line.split() for line in BORDERS.strip().splitlines()]
    assert len(content.border_ids) == 13
    for border, (a, b, kind) in enumerate(rows):
        ends = (EMPIRE[a], EMPIRE[b])
        assert content.border_ends[border] == ends
        assert content.border_ids[border] == "-".join(content.empire_ids[e] for e in ends)
        assert content.border_sea[border] == (kind == "sea")
        assert content.border_between[ends[0]][ends[1]] == border
        assert content.border_between[ends[1]][ends[0]] == border
        for end in ends:
            assert border in content.empire_borders[end]
            assert (border in content.empire_sea_borders[end]) == (kind == "sea")
    assert [len(borders) for borders in content.empire_borders] == [2, 3, 3, 3, 2, 2, 3, 3, 3, 2]
    assert sum(row.count(NONE) for row in content.border_between) == 100 - 2 * 13
    start = {content.bank_ids[i]: content.bank_border[i] for i in range(4)}
    assert {bank: content.border_ids[border] for bank, border in start.items()} == {
        "fugger": "france-holy-roman-empire",
        "medici": "aragon-papal-states",
        "coeur": "ottoman-mamluk",
        "marchionni": "england-portugal",
    }


@pytest.mark.rule("PR-X1.8")
def test_victory_cards(content: Content) -> None:
    assert content.victory_ids == ["holy", "imperial", "globalization", "renaissance"]
    assert content.prestige_margin == 1
    assert [content.imperial_margin[players] for players in (2, 3, 4)] == [3, 2, 2]
    assert (content.concession_margin, content.discovery_margin) == (2, 1)
    assert (content.republic_margin, content.law_margin) == (1, 2)


@pytest.mark.rule("PR-X1.9", "PR-X5.3")
def test_player_cards(content: Content) -> None:
    assert list(zip(content.bank_ids, content.bank_colours, strict=True)) == [
        ("fugger", "orange"),
        ("medici", "yellow"),
        ("coeur", "blue"),
        ("marchionni", "green"),
    ]
    assert content.bank_starts_first == [True, False, False, False]


@pytest.mark.rule("PR-X1.10", "PR-Y1.7")
def test_no_one_shot_of_the_second_edition(content: Content) -> None:
    for name in (
        "papal-elephant",
        "peters-pence",
        "knights-hospitaller",
        "swabian-league",
        "santa-hermandad",
        "marechaussee",
        "dervishes",
        "barbarossa-brothers",
        "ottoman-navy",
        "jewish-pirates",
    ):
        assert one_shot(card(name)) == "none"
    assert agents("conquistadors") == ["wN", "wN"]
    assert location("the-grim") == {"OTT"}
    assert location("qizilbash") == EASTERN
    assert content.card_location[card("mary-the-rich")] == 0
    assert content.card_location[card("copernicus")] == 0


@pytest.mark.rule("PR-X2.1")
def test_grid_and_regions(content: Content) -> None:
    for row, line in enumerate(("ENG FRA HRE HUN BYZ", "POR ARA PAP OTT MAM")):
        for column, name in enumerate(line.split()):
            assert content.empire_row[EMPIRE[name]] == row
            assert content.empire_column[EMPIRE[name]] == column
    for region, names_of in ((EAST, EASTERN), (WEST, WESTERN)):
        assert {NAME[e] for e in range(10) if content.empire_region[e] == region} == names_of
        assert content.region_mask[region] == sum(1 << EMPIRE[name] for name in names_of)


@pytest.mark.rule("PR-X2.2")
def test_adjacency(content: Content) -> None:
    table = {
        "ENG": "FRA POR ARA",
        "FRA": "ENG HRE POR ARA PAP",
        "HRE": "FRA HUN ARA PAP OTT",
        "HUN": "HRE BYZ PAP OTT MAM",
        "BYZ": "HUN OTT MAM",
        "POR": "ENG FRA ARA",
        "ARA": "POR PAP ENG FRA HRE",
        "PAP": "ARA OTT FRA HRE HUN",
        "OTT": "PAP MAM HRE HUN BYZ",
        "MAM": "OTT HUN BYZ",
    }
    for name, others in table.items():
        assert sorted(content.adjacent[EMPIRE[name]]) == sorted(EMPIRE[o] for o in others.split())


@pytest.mark.rule("PR-X3.2")
def test_icons_that_the_rulebook_confirms(content: Content) -> None:
    def start(city: str) -> list[str]:
        return [CODE[content.slot_icon[terms.START_SIDE][s]] for s in slots(city)]

    assert start("paris") == ["wN"]
    assert sorted(start("constantinople")) == ["bN", "bN", "bR"]
    assert start("caffa") == ["wN"]
    assert start("algiers") == ["bR"]
    assert start("venice") == ["wN"]
    assert "bR" in start("cairo")
    assert [CODE[content.slot_icon[terms.BACK_SIDE][s]] for s in slots("cairo")] == ["wR"]
    portugal = [content.slot_icon[terms.START_SIDE][s] for s in content.empire_slots[5]]
    assert {"wN", "bR"} <= {CODE[code] for code in portugal}
    assert slots("trebizond")[0] not in content.capital_slots[terms.BYZANTIUM]
    assert content.slot_empire[slots("lyon")[0]] == terms.FRANCE
    assert content.slot_empire[slots("valencia")[0]] == terms.ARAGON


@pytest.mark.rule("PR-X3.3")
def test_pieces_at_the_start(content: Content) -> None:
    start = {
        content.slot_ids[s]: CODE[content.slot_icon[terms.START_SIDE][s]]
        for own in content.capital_slots
        for s in own
    }
    assert start == {
        "london": "wR",
        "paris": "wN",
        "vienna": "wR",
        "buda": "wN",
        "tana": "bN",
        "toledo": "wN",
        "valencia": "wN",
        "venice": "wN",
        "constantinople-1": "bR",
        "constantinople-2": "bN",
        "constantinople-3": "bN",
        "cairo": "bR",
    }
    used = Counter(start.values())
    left = {CODE[p]: content.piece_totals[p] - used[CODE[p]] for p in range(9)}
    assert left == {
        "wR": 8,
        "bR": 5,
        "rR": 7,
        "wN": 5,
        "bN": 4,
        "rN": 7,
        "wB": 5,
        "bB": 5,
        "rB": 5,
    }
    assert content.cubes_per_player - 1 == 9


@pytest.mark.rule("PR-X3.4")
def test_26_cities_with_28_slots(content: Content) -> None:
    assert len(content.city_ids) == 26
    assert sum(len(own) for own in content.empire_slots) == 28 + 1
    assert sum(len(own) for own in content.capital_slots) == 12
    closed = [content.emporium_slot[e] for e in range(5) if e not in content.open_at_start]
    assert 28 - len(closed) == 25
    # The second slot of Venice is the 29th and no printed one.
    assert len(content.slot_ids) == 29
    assert content.venice_second == 28
    assert content.slot_ids[28] == "venice-2"
    assert content.slot_ids[content.venice_slot] == "venice"
    assert content.slot_empire[28] == terms.PAPAL_STATES
    assert content.slot_city[28] == content.slot_city[content.venice_slot]
    assert [side[28] for side in content.slot_icon] == [PIECES["wN"], PIECES["wN"]]
    assert content.empire_slots[terms.PAPAL_STATES] == [content.venice_slot, 28]


@pytest.mark.rule("PR-X3.6")
def test_backs_have_the_icons_of_their_religion(content: Content) -> None:
    table: dict[str, list[list[str]]] = {}
    for row in THEOCRACY_ICONS.split(";"):
        city, *words = row.split()
        table[city.lower()] = [word.split(",") for word in words]
    assert sorted(table) == sorted(content.city_ids)
    for side in (terms.START_SIDE, terms.BACK_SIDE):
        for city, faces in table.items():
            own = slots(city)
            religion = content.side_religion[side][content.slot_empire[own[0]]]
            if religion != terms.MEDIEVAL:
                assert [CODE[content.slot_icon[side][s]] for s in own] == faces[religion]


@pytest.mark.rule("PR-X5.2")
def test_comets(content: Content) -> None:
    comets = {
        region: [content.card_ids[c] for c in market(region) if content.card_kind[c] == terms.COMET]
        for region in (EAST, WEST)
    }
    assert comets == {
        EAST: ["copernicus", "nostradamus"],
        WEST: ["halleys-comet", "regiomontanus"],
    }
    assert content.card_ids[55:57] == comets[WEST]
    assert content.card_ids[90:92] == comets[EAST]


@pytest.mark.rule("PR-X6.1")
def test_abilities(content: Content) -> None:
    names = {
        terms.SELL_FOR_FOUR: ["conquistadors", "cem-anti-hostage"],
        terms.NO_HAND_LIMIT: ["hochstetter-bank", "gutenberg"],
        terms.IMMUNE_TO_SILENCING: ["the-kremlin"],
        terms.BEHEAD_ONLY_WEST_WITH_BISHOP: ["inquisition-pope"],
        terms.CORONATION_TAKES_KINGS: ["star-chamber"],
        terms.CRUSADE_ROOKS: ["knights-hospitaller"],
        terms.DOUBLE_CONCESSIONS: ["india-armada", "almeida-armada"],
        terms.VENICE_HOLDS_TWO: ["gonfalonier", "duchy-of-ferrara"],
    }
    for ability, cards in names.items():
        assert [content.card_ids[c] for c in content.ability_cards[ability]] == cards
        assert all(content.card_ability[card(name)] == ability for name in cards)
    assert sum(ability != terms.NO_ABILITY for ability in content.card_ability) == 12
    assert (content.ransom_price, content.sale_price, content.couple_price) == (4, 2, 4)
    assert content.doubled_share == 2


def test_cards_named_in_the_rulebook(content: Content) -> None:
    guild = card("flanders-guild")
    assert content.card_deck[guild] == WEST
    assert (location("flanders-guild"), agents("flanders-guild")) == ({"FRA"}, ["pawn"])
    assert one_shot(guild) == "peasant-revolt"
    assert "siege" in card_icons("qizilbash")
    assert content.card_deck[card("qizilbash")] == EAST
    assert "behead" in card_icons("the-grim")
    assert location("holy-land-crusade") == {"MAM"}
    assert "tax" in card_icons("holy-land-crusade")
    assert content.card_kind[card("isabella-of-castille")] == terms.QUEEN
    assert terms.ARAGON in content.card_suitors[card("isabella-of-castille")]
    assert card_icons("isabella-of-castille") == ["repress pawn rook", "behead"]
    assert "vote west" in card_icons("sindicat-remenca")
    assert location("conquistadors") == {"POR"}
    assert "siege" in card_icons("conquistadors")
    assert location("house-of-borgia") == WESTERN
    assert (agents("house-of-borgia"), one_shot(card("house-of-borgia"))) == (["wB"], "conspiracy")
    assert location("jesuits") == {"ARA"}
    assert (agents("jesuits"), one_shot(card("jesuits"))) == (["wB"], "crusade")
    assert (location("ottoman-navy"), agents("ottoman-navy")) == ({"OTT"}, ["bP"])
    suitors = content.card_suitors[card("mary-the-rich")]
    assert {NAME[e] for e in suitors} == {"POR", "FRA", "ENG", "HRE"}


@pytest.mark.rule("PR-X7.1")
def test_locations_of_the_88_ordinary_cards_and_queens(content: Content) -> None:
    def place(c: int) -> str:
        if content.card_kind[c] == terms.QUEEN:
            return "queen"
        names = {NAME[e] for e in range(10) if content.card_location[c] >> e & 1}
        return "east" if names == EASTERN else "west" if names == WESTERN else "".join(names)

    counts = {
        region: Counter(place(c) for c in market(region) if content.card_kind[c] != terms.COMET)
        for region in (EAST, WEST)
    }
    table = {
        "ARA": (5, 2),
        "queen": (5, 5),
        "BYZ": (0, 5),
        "east": (0, 5),
        "ENG": (6, 0),
        "FRA": (6, 0),
        "HRE": (7, 1),
        "HUN": (0, 6),
        "MAM": (1, 2),
        "OTT": (1, 6),
        "PAP": (5, 1),
        "POR": (7, 0),
        "west": (12, 0),
    }
    assert_by_deck(counts, table)
    assert sum(sum(counter.values()) for counter in counts.values()) == 88


@pytest.mark.rule("PR-X7.1")
def test_suitors(content: Content) -> None:
    suitors = {
        "isabella-of-castille": "POR ARA FRA HRE",
        "anne-of-brittany": "FRA ENG ARA HRE",
        "joanna-the-mad": "POR ARA HRE",
        "margaret-of-anjou": "ENG FRA ARA",
        "mary-the-rich": "FRA ENG POR HRE",
        "elzbieta-of-bohemia": "HUN POR HRE",
        "sophia-palaiologina": "HUN BYZ HRE",
        "hurrem-sultan-roxelana": "BYZ OTT MAM",
        "sitt-i-hatun-of-dulkadir": "MAM OTT HUN",
        "carlotta-lusignan-of-cyprus": "BYZ OTT MAM",
    }
    queens = [c for c in range(92) if content.card_kind[c] == terms.QUEEN]
    assert [content.card_ids[c] for c in queens] == list(suitors)
    for name, line in suitors.items():
        assert content.card_suitors[card(name)] == [EMPIRE[e] for e in line.split()]


@pytest.mark.rule("PR-X7.6")
def test_agents_and_prestige(content: Content) -> None:
    pieces = {
        region: Counter(CODE[code] for c in market(region) for code in content.card_agents[c])
        for region in (EAST, WEST)
    }
    agent_table = {
        "wB": (6, 0),
        "bB": (0, 4),
        "rB": (5, 0),
        "wN": (17, 1),
        "bN": (1, 7),
        "rN": (3, 3),
        "pawn": (15, 2),
        "wP": (2, 0),
        "bP": (1, 3),
        "rP": (1, 0),
        "wR": (7, 4),
        "bR": (0, 5),
        "rR": (3, 5),
    }
    assert_by_deck(pieces, agent_table)
    ovals = {
        region: Counter(p for c in market(region) for p in prestige(content.card_prestige[c]))
        for region in (EAST, WEST)
    }
    prestige_table = {
        "catholic": (9, 0),
        "discovery": (4, 0),
        "islamic": (0, 6),
        "law": (10, 2),
        "patron": (4, 0),
        "reformist": (6, 2),
    }
    assert_by_deck(ovals, prestige_table)


def test_numbers_of_setup_and_turn(content: Content) -> None:
    assert (content.least_players, content.most_players) == (2, 4)
    assert (content.bottom_cards, content.comets, content.cards_per_player) == (12, 2, 4)
    assert content.deck_cards == [35, 57]
    assert content.start_florins == [3, 4, 5, 6]
    assert [content.fair_bonus[players] for players in (2, 3, 4)] == [1, 2, 2]
    assert (content.columns, content.actions, content.hand_limit) == (6, 2, 2)
    assert (content.starter_share, content.concession_share, content.pirate_share) == (1, 1, 1)
    assert (content.tax, content.campaign_cost, content.vote_cost) == (1, 1, 1)
    assert (content.repression_cost, content.repress_gain, content.commerce_gain) == (1, 1, 1)
    assert content.spice_islands_discovery == 1


def test_the_standard_content_is_read_once() -> None:
    assert default() is default()
    assert load(FOLDER).card_ids == default().card_ids


# --- Broken content

CARDS, EMPIRES, MAP, GAME = "cards.toml", "empires.toml", "map.toml", "game.toml"
JESUITS = 'id         = "jesuits"\n'
BREAKS = {
    "unknown field": (
        CARDS,
        JESUITS,
        JESUITS + 'agent = ["pawn"]\n',
        'cards.toml: card "jesuits": unknown field "agent" (did you mean "agents"?)',
    ),
    "unknown section": (
        GAME,
        "[market]",
        "[markets]",
        'game.toml: unknown field "markets" (did you mean "market"?)',
    ),
    "missing field": (
        CARDS,
        'id         = "jesuits"\nnumber     = 8\n',
        'id         = "jesuits"\n',
        'cards.toml: card "jesuits": missing field "number"',
    ),
    "missing id": (
        CARDS,
        'id         = "papal-elephant"\n',
        "",
        'cards.toml: card 2: missing field "id"',
    ),
    "missing section": (
        GAME,
        "[market]\ncolumns = 6\n",
        "",
        'game.toml: missing field "market"',
    ),
    "wrong type": (
        CARDS,
        "number     = 8\n",
        'number     = "8"\n',
        'cards.toml: card "jesuits": field "number" must be a whole number',
    ),
    "bool for a number": (
        GAME,
        "hand_limit = 2",
        "hand_limit = true",
        'game.toml: turn: field "hand_limit" must be a whole number',
    ),
    "number for a bool": (
        MAP,
        "sea     = true",
        "sea     = 1",
        'map.toml: border "england-france": field "sea" must be true or false',
    ),
    "number too small": (
        GAME,
        "columns = 6",
        "columns = 0",
        'game.toml: market: field "columns" must be at least 1',
    ),
    "text for a list": (
        CARDS,
        'prestige   = ["catholic"]',
        'prestige   = "catholic"',
        'cards.toml: card "inquisition-pope": field "prestige" must be a list of texts',
    ),
    "list of numbers for texts": (
        CARDS,
        'prestige   = ["catholic"]',
        "prestige   = [1]",
        'cards.toml: card "inquisition-pope": field "prestige" must be a list of texts',
    ),
    "table for a list": (
        EMPIRES,
        'slots   = [["rook catholic", "knight reformist"]]',
        'slots   = ["rook catholic", "knight reformist"]',
        'empires.toml: empire "england": city "london": '
        'field "slots" must be a list of pairs of icons',
    ),
    "icon without its pair": (
        EMPIRES,
        'slots   = [["rook catholic", "knight reformist"]]',
        'slots   = [["rook catholic"]]',
        'empires.toml: empire "england": city "london": '
        'field "slots" must be a list of pairs of icons',
    ),
    "id that is no slug": (
        CARDS,
        '"jesuits"',
        '"The Jesuits"',
        'cards.toml: card "The Jesuits": field "id" must be small letters, digits and hyphens',
    ),
    "duplicate card": (
        CARDS,
        '"jesuits"',
        '"antipope"',
        'cards.toml: card "antipope": duplicate id "antipope"',
    ),
    "duplicate number": (
        CARDS,
        "number     = 8\n",
        "number     = 7\n",
        'cards.toml: card "jesuits": duplicate number 7',
    ),
    "card with the id of an empire": (
        CARDS,
        '"jesuits"',
        '"aragon"',
        'cards.toml: card "aragon": this is the id of an empire card',
    ),
    "duplicate city": (
        EMPIRES,
        '"lyon"',
        '"london"',
        'empires.toml: empire "france": city "london": duplicate id "london"',
    ),
    "duplicate empire": (
        EMPIRES,
        'id       = "france"',
        'id       = "england"',
        'empires.toml: empire "england": duplicate id "england"',
    ),
    "dangling empire": (
        CARDS,
        'suitors    = ["portugal",',
        'suitors    = ["portugale",',
        'cards.toml: card "isabella-of-castille": '
        'unknown empire "portugale" (did you mean "portugal"?)',
    ),
    "dangling location": (
        CARDS,
        'location   = "aragon"',
        'location   = "castile"',
        'cards.toml: card "jesuits": unknown location "castile"',
    ),
    "dangling border": (
        GAME,
        '"ottoman-mamluk"',
        '"mamluk-ottoman"',
        'game.toml: bank "coeur": '
        'unknown border "mamluk-ottoman" (did you mean "hungary-ottoman"?)',
    ),
    "dangling emporium": (
        CARDS,
        '"trade-shift timbuktu"',
        '"trade-shift red-sea"',
        'cards.toml: card "soninke-wangara": unknown emporium "red-sea"',
    ),
    "too few cards": (
        CARDS,
        '[[card]]\nid   = "nostradamus"\ndeck = "east"\nkind = "comet"\n',
        "",
        "cards.toml: wrong number of east cards: 34 instead of 35",
    ),
    "too few comets": (
        CARDS,
        'kind = "comet"\n\n# East',
        'number = 56\nkind = "ordinary"\nlocation = "west"\n\n# East',
        "cards.toml: wrong number of west comets: 1 instead of 2",
    ),
    "another number of cards": (
        GAME,
        "cards            = { east = 35, west = 57 }",
        "cards            = { east = 35, west = 58 }",
        "cards.toml: wrong number of west cards: 57 instead of 58",
    ),
    "more cards in a game than there are": (
        GAME,
        "bottom_cards     = 12",
        "bottom_cards     = 18",
        "cards.toml: too few east cards: a game can use 34, comets not counted",
    ),
    "unknown operation": (
        CARDS,
        '"tax", "siege"',
        '"tax", "seige"',
        'cards.toml: card "conquistadors": unknown operation "seige" (did you mean "siege"?)',
    ),
    "operation without its religion": (
        CARDS,
        '["inquisitor reformist"]',
        '["inquisitor"]',
        'cards.toml: card "antipope": operation "inquisitor" must name catholic or islamic or '
        "reformist",
    ),
    "operation with a wrong religion": (
        CARDS,
        '["inquisitor reformist"]',
        '["inquisitor west"]',
        'cards.toml: card "antipope": unknown inquisitor "west"',
    ),
    "operation with a word too many": (
        CARDS,
        '["siege"]',
        '["siege west"]',
        'cards.toml: card "spanish-tercio": operation "siege west" must name nothing',
    ),
    "repress nothing": (
        CARDS,
        '"repress pawn rook knight"',
        '"repress"',
        'cards.toml: card "arumer-zwarte-hoop": operation "repress" must name one or more '
        "pieces, each once",
    ),
    "repress a bishop": (
        CARDS,
        '"repress pawn rook knight"',
        '"repress pawn bishop"',
        'cards.toml: card "arumer-zwarte-hoop": unknown piece "bishop"',
    ),
    "campaign of a card": (
        CARDS,
        '["siege"]',
        '["campaign"]',
        'cards.toml: card "spanish-tercio": operation "campaign" is for kings only',
    ),
    "unknown one-shot": (
        CARDS,
        'one_shot   = "crusade"',
        'one_shot   = "apostasy"',
        'cards.toml: card "inquisition-pope": unknown one-shot "apostasy"',
    ),
    "trade shift to nowhere": (
        CARDS,
        '"trade-shift timbuktu"',
        '"trade-shift"',
        'cards.toml: card "soninke-wangara": '
        "a trade shift names its emporium, and no other one-shot does",
    ),
    "unknown ability": (
        CARDS,
        '"sell_for_four"',
        '"sell_for_five"',
        'cards.toml: card "conquistadors": '
        'unknown ability "sell_for_five" (did you mean "sell_for_four"?)',
    ),
    "two abilities": (
        CARDS,
        '["sell_for_four"]',
        '["sell_for_four", "no_hand_limit"]',
        'cards.toml: card "conquistadors": more than one ability',
    ),
    "unknown piece": (
        CARDS,
        'agents     = ["bishop catholic"]',
        'agents     = ["cardinal catholic"]',
        'cards.toml: card "inquisition-pope": unknown agent "cardinal"',
    ),
    "unknown religion": (
        CARDS,
        'agents     = ["bishop catholic"]',
        'agents     = ["bishop orthodox"]',
        'cards.toml: card "inquisition-pope": unknown religion "orthodox"',
    ),
    "piece without religion": (
        CARDS,
        'agents     = ["bishop catholic"]',
        'agents     = ["bishop"]',
        'cards.toml: card "inquisition-pope": agent "bishop": a religion for all but pawns',
    ),
    "bishop in a city": (
        EMPIRES,
        '["rook catholic", "knight reformist"]',
        '["bishop catholic", "knight reformist"]',
        'empires.toml: empire "england": city "london": unknown icon "bishop"',
    ),
    "unknown prestige": (
        CARDS,
        'prestige   = ["catholic"]',
        'prestige   = ["art"]',
        'cards.toml: card "inquisition-pope": unknown prestige "art"',
    ),
    "unknown kind": (
        CARDS,
        'kind       = "ordinary"',
        'kind       = "empire"',
        'cards.toml: card "inquisition-pope": unknown kind "empire"',
    ),
    "queen with a location": (
        CARDS,
        'suitors    = ["portugal",',
        'location = "west"\nsuitors    = ["portugal",',
        'cards.toml: card "isabella-of-castille": '
        'field "location" has no place on this kind of card',
    ),
    "queen without coronation": (
        CARDS,
        'one_shot   = "coronation"',
        'one_shot   = "conspiracy"',
        'cards.toml: card "isabella-of-castille": '
        "a queen, and no other card, has the one-shot coronation",
    ),
    "queen without suitors": (
        CARDS,
        'suitors    = ["portugal", "aragon", "france", "holy-roman-empire"]',
        "suitors    = []",
        'cards.toml: card "isabella-of-castille": a queen needs a suitor',
    ),
    "no capital": (
        EMPIRES,
        "capital = true",
        "capital = false",
        'empires.toml: empire "england": wrong number of capitals: 0 instead of 1',
    ),
    "two capitals": (
        EMPIRES,
        "capital = false",
        "capital = true",
        'empires.toml: empire "england": wrong number of capitals: 2 instead of 1',
    ),
    "unknown empire": (
        EMPIRES,
        'id       = "england"',
        'id       = "scotland"',
        'empires.toml: empire "scotland": unknown empire "scotland"',
    ),
    "two empires at one place": (
        EMPIRES,
        "column   = 1",
        "column   = 0",
        'empires.toml: empire "france": another empire has the same row and column',
    ),
    "city without a slot": (
        EMPIRES,
        'slots   = [["rook catholic", "knight reformist"]]',
        "slots   = []",
        'empires.toml: empire "england": city "london": a city needs a slot',
    ),
    "too many slots": (
        EMPIRES,
        'slots   = [["rook catholic", "knight reformist"]]',
        'slots   = [["rook catholic", "knight reformist"], ["rook catholic", "knight reformist"]]',
        "empires.toml: wrong number of slots: 30 instead of 29",
    ),
    "no Venice": (
        EMPIRES,
        '"venice"',
        '"rome"',
        'empires.toml: needs a city "venice" with one slot',
    ),
    "emporium in a wrong city": (
        EMPIRES,
        'id      = "caffa"',
        'emporium = "white"\nid      = "caffa"',
        'empires.toml: empire "byzantium": city "caffa": unknown emporium "caffa"',
    ),
    "emporium with two slots": (
        EMPIRES,
        'slots    = [["knight islamic", "knight islamic"]]',
        'slots    = [["knight islamic", "rook islamic"], ["knight islamic", "rook islamic"]]',
        'empires.toml: empire "byzantium": city "tana": an emporium has one slot',
    ),
    "missing emporium": (
        EMPIRES,
        'emporium = "white"\n',
        "",
        'empires.toml: no city is the emporium "trebizond"',
    ),
    "medieval back": (
        EMPIRES,
        'sides    = ["medieval", "reformist"]',
        'sides    = ["reformist", "medieval"]',
        'empires.toml: empire "england": '
        'field "sides" must be two different sides, the second a theocracy',
    ),
    "third side": (
        EMPIRES,
        'sides    = ["medieval", "reformist"]',
        'sides    = ["medieval", "catholic", "reformist"]',
        'empires.toml: empire "england": '
        'field "sides" must be two different sides, the second a theocracy',
    ),
    "border between strangers": (
        MAP,
        'between = ["england", "france"]',
        'between = ["england", "aragon"]',
        'map.toml: border "england-france": field "between" must be two empires side by side',
    ),
    "border with a wrong id": (
        MAP,
        'id      = "england-france"',
        'id      = "france-england"',
        'map.toml: border "france-england": must have the id "england-france"',
    ),
    "border twice": (
        MAP,
        "[[route]]",
        '[[border]]\nid = "france-england"\nbetween = ["france", "england"]\nsea = true\n[[route]]',
        'map.toml: border "france-england": these two empires have a border already',
    ),
    "missing border": (
        MAP,
        '[[border]]\nid      = "byzantium-mamluk"\nbetween = ["byzantium", "mamluk"]\n'
        "sea     = false\n",
        "",
        "map.toml: wrong number of borders: 12 instead of 13",
    ),
    "route that jumps": (
        MAP,
        '    "hungary-ottoman", "ottoman",\n    "ottoman-mamluk", "mamluk",',
        '    "hungary-ottoman", "mamluk",',
        'map.toml: route "tana": "hungary-ottoman" does not join the empires before and after it',
    ),
    "route that turns back": (
        MAP,
        '    "ottoman-mamluk", "mamluk",\n',
        '    "ottoman-mamluk", "mamluk",\n    "ottoman-mamluk", "ottoman",\n',
        'map.toml: route "tana": crosses "ottoman-mamluk" twice',
    ),
    "route from elsewhere": (
        MAP,
        '    "byzantium",\n    "hungary-byzantium", "hungary",\n',
        '    "hungary",\n',
        'map.toml: route "trebizond": must start in the empire of its emporium',
    ),
    "route that ends at a border": (
        MAP,
        '    "ottoman-mamluk", "mamluk",\n',
        '    "ottoman-mamluk",\n',
        'map.toml: route "tana": must start and end in an empire',
    ),
    "route of the wrong fair": (
        MAP,
        'fair     = "west"',
        'fair     = "east"',
        'map.toml: route "trebizond": the fair does not fit the colour of the emporium',
    ),
    "route over land": (
        MAP,
        'between = ["england", "france"]\nsea     = true',
        'between = ["england", "france"]\nsea     = false',
        'map.toml: border "england-france": a route crosses it, so it is sea',
    ),
    "sea without a route": (
        MAP,
        'between = ["france", "aragon"]\nsea     = false',
        'between = ["france", "aragon"]\nsea     = true',
        'map.toml: border "france-aragon": no route crosses it, so it is land',
    ),
    "missing route": (
        MAP,
        '[[route]]\nemporium = "spice-islands"\nfair     = "west"\npath     = [\n'
        '    "portugal",\n    "england-portugal", "england",\n    "england-france", "france",\n'
        '    "france-holy-roman-empire", "holy-roman-empire",\n]\n',
        "",
        "map.toml: wrong number of routes: 4 instead of 5",
    ),
    "open emporium of the wrong colour": (
        MAP,
        'east = "tana"',
        'east = "trebizond"',
        'map.toml: open: "trebizond" is not an emporium of the east',
    ),
    "player count without a bonus": (
        GAME,
        "bonus            = { 2 = 1, 3 = 2, 4 = 2 }",
        "bonus            = { 2 = 1, 4 = 2 }",
        'game.toml: fair: bonus: missing field "3"',
    ),
    "player count without a margin": (
        GAME,
        "{ 2 = 3, 3 = 2, 4 = 2 }",
        "{ 2 = 3, 3 = 2 }",
        'game.toml: victory: imperial: king_margin: missing field "4"',
    ),
    "player count without florins": (
        GAME,
        "[3, 4, 5, 6]",
        "[3, 4, 5]",
        "game.toml: florins: wrong number of start florins: 3 instead of 4",
    ),
    "debts at the start": (
        GAME,
        "[3, 4, 5, 6]",
        "[3, 4, 5, -6]",
        'game.toml: florins: field "start" must not be below 0',
    ),
    "players the wrong way round": (
        GAME,
        "least_players = 2",
        "least_players = 5",
        "game.toml: players: least and most players do not fit",
    ),
    "victory without its margin": (
        GAME,
        "{ republic_margin = 1, law_margin = 2 }",
        "{ law_margin = 2 }",
        'game.toml: victory: renaissance: missing field "republic_margin"',
    ),
    "missing victory": (
        GAME,
        "holy          = { prestige_margin = 1 }\n",
        "",
        'game.toml: victory: missing field "holy"',
    ),
    "pieces without a religion": (
        GAME,
        "{ catholic =  5, islamic = 5, reformist = 5 }",
        "{ catholic =  5, islamic = 5 }",
        'game.toml: pieces: bishops: missing field "reformist"',
    ),
    "too few pieces": (
        GAME,
        "knights = { catholic = 10, islamic = 7, reformist = 7 }",
        "knights = { catholic = 4, islamic = 7, reformist = 7 }",
        "game.toml: pieces: fewer pieces than the capitals need at the start",
    ),
    "two banks of a colour": (
        GAME,
        '"yellow"',
        '"orange"',
        'game.toml: bank "medici": another bank has the same border or colour',
    ),
    "two first banks": (
        GAME,
        "starts_first = false",
        "starts_first = true",
        "game.toml: more than one bank starts first",
    ),
    "too few banks": (
        GAME,
        '[[bank]]\nid           = "marchionni"\ncolour       = "green"\n'
        'border       = "england-portugal"\nstarts_first = false\n',
        "",
        "game.toml: wrong number of banks: 3 instead of 4",
    ),
}


@pytest.mark.parametrize("name", BREAKS)
def test_broken_content_is_named(tmp_path: Path, name: str) -> None:
    file, old, new, message = BREAKS[name]
    folder = Path(shutil.copytree(FOLDER, tmp_path / "content"))
    text = (folder / file).read_text(encoding="utf-8")
    assert old in text
    (folder / file).write_text(text.replace(old, new, 1), encoding="utf-8")
    with pytest.raises(ContentError) as raised:
        load(folder)
    assert str(raised.value) == message


def test_empires_out_of_order(tmp_path: Path) -> None:
    folder = Path(shutil.copytree(FOLDER, tmp_path / "content"))
    text = (folder / EMPIRES).read_text(encoding="utf-8")
    text = (
        text.replace('"england"', '"x"').replace('"france"', '"england"').replace('"x"', '"france"')
    )
    (folder / EMPIRES).write_text(text, encoding="utf-8")
    with pytest.raises(ContentError, match=r'^empires\.toml: empire "france": out of order'):
        load(folder)


@pytest.mark.parametrize("file", [CARDS, EMPIRES, MAP, GAME])
def test_missing_file(tmp_path: Path, file: str) -> None:
    folder = Path(shutil.copytree(FOLDER, tmp_path / "content"))
    (folder / file).unlink()
    with pytest.raises(ContentError, match=f"^{file}: cannot be read: "):
        load(folder)


def test_a_folder_is_no_file(tmp_path: Path) -> None:
    folder = Path(shutil.copytree(FOLDER, tmp_path / "content"))
    (folder / CARDS).unlink()
    (folder / CARDS).mkdir()
    with pytest.raises(ContentError, match=r"^cards\.toml: cannot be read: "):
        load(folder)


@pytest.mark.parametrize(
    "data", [b"[[card]\n", b'id = "\xff"\n', b"x = " + b"[" * 100_000], ids=["toml", "utf", "deep"]
)
def test_invalid_toml(tmp_path: Path, data: bytes) -> None:
    folder = Path(shutil.copytree(FOLDER, tmp_path / "content"))
    (folder / CARDS).write_bytes(data)
    with pytest.raises(ContentError, match=r"^cards\.toml: not valid TOML: "):
        load(folder)


def test_list_for_a_table(tmp_path: Path) -> None:
    folder = Path(shutil.copytree(FOLDER, tmp_path / "content"))
    (folder / CARDS).write_text('card = ["jesuits"]\n', encoding="utf-8")
    with pytest.raises(ContentError) as raised:
        load(folder)
    assert str(raised.value) == 'cards.toml: field "card" must be a list of tables'
