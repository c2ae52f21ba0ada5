"""The content of Clash of Cultures against the rules, and what is said of broken content."""

import shutil
from collections import Counter
from pathlib import Path

import pytest

from kronika.core.errors import ContentError
from kronika.games.clash_of_cultures import content as content_module
from kronika.games.clash_of_cultures import terms
from kronika.games.clash_of_cultures.content import Content, default, load
from kronika.games.clash_of_cultures.terms import NONE

FOLDER = Path(content_module.__file__).parent / "content"

GOOD = {
    "food": 0,
    "wood": 1,
    "ore": 2,
    "ideas": 3,
    "gold": 4,
    "MT": 5,
    "CT": 6,
}
TERRAIN = {"G": 0, "F": 1, "M": 2, "B": 3, "S": 4}
LETTER = "GFMBS"

# CC-D3, CC-D4 and CC-D5: homes clockwise with their terrain, then the other slots.
HOMES = {
    2: """
    H1 D2 Grassland, E2 Mountain, C2 Forest, D1 Barren
    H2 D7 Grassland, C8 Mountain, E8 Forest, D8 Barren
    """,
    3: """
    H1 E4 Grassland, F3 Mountain, D3 Forest, E3 Barren
    H3 G8 Grassland, G9 Mountain, H7 Forest, H8 Barren
    H2 B7 Grassland, A7 Mountain, B8 Forest, A8 Barren
    """,
    4: """
    H1 C2 Grassland, D1 Mountain, B1 Forest, C1 Barren
    H2 I2 Grassland, J1 Forest, H1 Mountain, I1 Barren
    H4 I8 Grassland, H8 Mountain, J8 Forest, I9 Barren
    H3 C8 Grassland, B8 Forest, D8 Mountain, C9 Barren
    """,
}
SLOTS = {
    2: """
    R1 B2, A3, C3, B3
    R2 F2, E3, G3, F3
    R3 D3, C4, E4, D4
    R4 B4, A5, C5, B5
    R5 F4, E5, G5, F5
    R6 D5, C6, E6, D6
    R7 B6, A7, C7, B7
    R8 F6, E7, G7, F7
    """,
    3: """
    R1 C2, B2, D2, C3
    R2 B5, B4, A6, A5
    R3 D4, C4, D5, C5
    R4 F5, F4, E6, E5
    R5 H4, G4, H5, G5
    R6 C6, B6, D6, C7
    R7 G6, F6, H6, G7
    R8 J7, J6, I8, I7
    R9 D8, D7, C9, C8
    R10 F7, E7, F8, E8
    R11 B9, A9, B10, A10
    R12 E9, D9, F9, E10
    """,
    4: """
    R1 B3, A4, C4, B4
    R2 B5, A6, C6, B6
    R3 D2, C3, E3, D3
    R4 D4, C5, E5, D5
    R5 D6, C7, E7, D7
    R6 F1, E2, G2, F2
    R7 F3, E4, G4, F4
    R8 F5, E6, G6, F6
    R9 F7, E8, G8, F8
    R10 H2, G3, I3, H3
    R11 H4, G5, I5, H5
    R12 H6, G7, I7, H7
    R13 J3, I4, K4, J4
    R14 J5, I6, K6, J6
    """,
}
# Terrain of the general tiles; the letters are those of TERRAIN.
TILES = """
SMSM SSMG FFSS GSFS FMMS MSGM SGFM FSGF GSBM SBFG SGGB GSGB MFMB FMGM GFMG FGGG
"""


@pytest.fixture
def content() -> Content:
    return default()


def h(label: str) -> int:
    """A hex by its printed label."""
    return "ABCDEFGHIJK".index(label[0]) * 10 + int(label[1:]) - 1


def slots(text: str) -> list[list[int]]:
    return [
        [h(label) for label in line.split(" ", 1)[1].split(", ")]
        for line in map(str.strip, text.strip().splitlines())
    ]


def homes(text: str) -> tuple[list[list[int]], list[list[int]]]:
    """The hexes and the terrain of home slots."""
    cells = [
        [cell.split() for cell in line.strip().split(" ", 1)[1].split(", ")]
        for line in text.strip().splitlines()
    ]
    kinds = ["Grassland", "Forest", "Mountain", "Barren"]
    return (
        [[h(label) for label, _ in line] for line in cells],
        [[kinds.index(kind) for _, kind in line] for line in cells],
    )


def axial(hexagon: int) -> tuple[int, int]:
    return hexagon // 10, hexagon % 10 - hexagon // 10 // 2


def touch(one: int, other: int) -> bool:
    (q, r), (p, s) = axial(one), axial(other)
    return (p - q, s - r) in {(1, 0), (-1, 0), (0, 1), (0, -1), (1, -1), (-1, 1)}


def amount(cost: list[int]) -> dict[str, int]:
    assert len(cost) == 8
    assert cost[7] == 0
    return {good: cost[place] for good, place in GOOD.items() if cost[place]}


def advance(name: str) -> int:
    return terms.ADVANCES.index(name)


def check_advances(group: str, rows: str) -> None:
    """A table of section 10.2: advance, needs, bonus, building."""
    content = default()
    first = terms.GROUPS.index(group) * 4
    lines = [line.split() for line in rows.strip().splitlines()]
    assert [line[0] for line in lines] == list(terms.ADVANCES[first : first + 4])
    for number, (_, needs, bonus, building) in enumerate(lines, start=first):
        assert content.advance_group[number] == first // 4
        wanted = [] if needs == "-" else [advance(needs)]
        assert content.advance_requires[number] == wanted
        assert content.advance_bonus[number] == {"-": NONE, "MT": 5, "CT": 6}[bonus]
        building_number = NONE if building == "-" else terms.BUILDINGS.index(building)
        assert content.advance_building[number] == building_number


def cards_with(events: str) -> list[int]:
    """The numbers of the event cards with these texts."""
    content = default()
    return [
        card + 1 for card in range(58) if terms.EVENTS[content.event_text[card]] in events.split()
    ]


# --- Components


@pytest.mark.rule("CC-B1.1", "CC-X32.2")
def test_start_tiles(content: Content) -> None:
    assert content.start_tiles == 4
    assert ["".join(LETTER[t] for t in side) for side in content.start_sides] == ["GFMB", "GMFB"]


@pytest.mark.rule("CC-B1.2")
def test_sixteen_general_tiles_of_four_hexes(content: Content) -> None:
    assert content.general_tiles == len(content.tiles) == len(set(content.tile_ids)) == 16
    assert {len(tile) for tile in content.tiles} == {4}


@pytest.mark.rule("CC-B1.3", "CC-X32.3", "CC-X33.3")
def test_special_start_tiles(content: Content) -> None:
    special = {
        terms.CIVILIZATIONS[civ]: "".join(LETTER[t] for t in tile)
        for civ, tile in enumerate(content.civ_start_tile)
        if tile
    }
    assert special == {
        "vikings": "GMFS",
        "carthage": "GMFS",
        "phoenicia": "GMFS",
        "egypt": "GMBB",
        "maya": "GMFM",
    }
    assert content.special_start_tiles == 5


@pytest.mark.rule("CC-B1.4")
def test_player_boards(content: Content) -> None:
    assert content.player_boards == 4
    assert content.resource_limit == 7
    assert content.tracker_cubes == 3
    assert Counter(content.advance_group) == dict.fromkeys(range(12), 4)


@pytest.mark.rule("CC-B1.5", "CC-B2.14")
def test_other_tiles_and_tokens(content: Content) -> None:
    assert content.reference_tiles == 4
    assert content.round_markers == content.starting_player_tokens == 1


@pytest.mark.rule("CC-B1.6", "CC-X32.13", "CC-X33.10")
def test_round_tracker(content: Content) -> None:
    assert content.round_trackers == 1
    assert (content.ages, content.rounds) == (6, 3)
    assert content.variable_ages == 7
    assert len(content.end_ranges) == 21
    # VI-2, VI-3, VII-1, VII-2, VII-3
    assert {place: number for place, number in enumerate(content.end_ranges) if number} == {
        16: 1,
        17: 2,
        18: 3,
        19: 4,
        20: 5,
    }


@pytest.mark.rule("CC-B1.7")
def test_fifteen_civilizations_with_four_special_advances(content: Content) -> None:
    assert len(terms.CIVILIZATIONS) == len(set(terms.CIVILIZATIONS)) == 15
    assert content.civ_specials == [[4 * civ + place for place in range(4)] for civ in range(15)]
    assert content.special_civilization == [special // 4 for special in range(60)]
    assert len(content.special_base) == len(set(terms.SPECIAL_ADVANCES)) == 60


@pytest.mark.rule("CC-B2.1", "CC-B2.2")
def test_event_cards_of_each_set(content: Content) -> None:
    assert content.event_set == [terms.BASE] * 38 + [terms.CIV] * 20
    assert content.event_cards == [38, 20]


@pytest.mark.rule("CC-B2.3")
def test_42_action_cards(content: Content) -> None:
    assert len(content.action_civil) == len(content.action_tactics) == 42
    assert len(set(content.action_ids)) == 42


@pytest.mark.rule("CC-B2.4", "CC-B2.5")
def test_objective_cards_of_each_set(content: Content) -> None:
    assert content.objective_set == [terms.BASE] * 32 + [terms.CIV] * 6
    assert content.objective_cards == [32, 6]


@pytest.mark.rule("CC-B2.6", "CC-B3.9")
def test_eight_wonders(content: Content) -> None:
    assert terms.WONDERS == (
        "great-arena",
        "great-gardens",
        "great-library",
        "great-lighthouse",
        "great-mausoleum",
        "great-pyramid",
        "great-statue",
        "great-wall",
    )
    assert len(content.wonder_cost) == len(content.wonder_advance) == 8


@pytest.mark.rule("CC-B2.7")
def test_three_leaders_of_each_civilization(content: Content) -> None:
    assert len(terms.LEADERS) == len(set(terms.LEADERS)) == 45
    assert content.civ_leaders == [[3 * civ + place for place in range(3)] for civ in range(15)]
    assert content.leader_civilization == [leader // 3 for leader in range(45)]
    assert [terms.LEADERS[leader] for leader in content.civ_leaders[terms.BABYLONIA]] == [
        "hammurabi",
        "nebuchadnezzar-ii",
        "nabopolassar",
    ]


@pytest.mark.rule("CC-B2.8", "CC-B2.9", "CC-B2.10", "CC-B2.11", "CC-B2.12")
def test_dice_cubes_and_tokens(content: Content) -> None:
    assert content.dice == 9
    assert len(content.die_number) == len(content.die_symbol) == 12
    assert content.cubes_per_player == 50
    assert content.cubes_per_player * content.most_players == 200
    assert content.culture_tokens == 50
    assert content.mood_tokens == 60
    assert content.exhausted_tokens == 6


@pytest.mark.rule("CC-B2.13")
def test_five_resources() -> None:
    assert terms.RESOURCE_COUNT == 5
    assert terms.GOODS[:5] == ("food", "wood", "ore", "ideas", "gold")
    assert terms.GOODS[5:] == ("mood", "culture", "captives")


@pytest.mark.rule("CC-B3.1")
def test_settlements(content: Content) -> None:
    assert content.settlements == 7
    assert content.barbarian_settlements == 10
    assert content.settlements * content.most_players + content.barbarian_settlements == 38


@pytest.mark.rule("CC-B3.2", "CC-B3.3", "CC-B3.4", "CC-B3.5", "CC-B3.6", "CC-B3.7", "CC-B3.8")
def test_buildings_of_each_player(content: Content) -> None:
    pieces = {
        name: (content.building_supply[building], content.building_set[building])
        for building, name in enumerate(terms.BUILDINGS)
    }
    assert pieces == {
        "port": (5, terms.BASE),
        "temple": (5, terms.BASE),
        "fortress": (5, terms.BASE),
        "academy": (5, terms.BASE),
        "obelisk": (5, terms.CIV),
        "market": (5, terms.CIV),
        "observatory": (5, terms.CIV),
    }


@pytest.mark.rule("CC-B4.1", "CC-B4.2", "CC-B4.3", "CC-B4.4", "CC-B4.5", "CC-B4.6")
def test_units(content: Content) -> None:
    pieces = {
        name: (
            content.unit_supply[unit],
            content.barbarian_supply[unit],
            content.pirate_supply[unit],
            content.unit_set[unit],
        )
        for unit, name in enumerate(terms.UNITS)
    }
    assert pieces == {
        "settler": (4, 0, 0, terms.BASE),
        "infantry": (16, 20, 0, terms.BASE),
        "ship": (4, 0, 4, terms.BASE),
        "cavalry": (4, 4, 0, terms.CIV),
        "elephant": (4, 4, 0, terms.CIV),
        "leader": (1, 0, 0, terms.CIV),
    }
    totals = [4 * own + barbarians + pirates for own, barbarians, pirates, _ in pieces.values()]
    assert totals == [16, 84, 20, 20, 20, 4]
    army = [name for name, fights in zip(terms.UNITS, content.unit_army, strict=True) if fights]
    assert army == ["infantry", "cavalry", "elephant", "leader"]


# --- Map


@pytest.mark.rule("CC-D1.1")
def test_neighbours(content: Content) -> None:
    assert len(terms.HEXES) == len(content.neighbours) == 110
    assert [h(name.upper()) for name in terms.HEXES] == list(range(110))

    def around(label: str) -> list[str]:
        return [terms.HEXES[hexagon].upper() for hexagon in content.neighbours[h(label)]]

    # B, D, F... are shifted half a hex down; from the hex above, clockwise.
    assert around("D4") == ["D3", "E4", "E5", "D5", "C5", "C4"]
    assert around("E4") == ["E3", "F3", "F4", "E5", "D4", "D3"]
    assert around("A1") == ["B1", "A2"]
    assert around("B1") == ["C1", "C2", "B2", "A2", "A1"]
    assert around("K10") == ["K9", "J10", "J9"]
    for hexagon in range(110):
        near = [other for other in range(110) if touch(hexagon, other)]
        assert sorted(content.neighbours[hexagon]) == near


@pytest.mark.rule("CC-D1.2", "CC-D5.20")
def test_layouts_fit_together(content: Content) -> None:
    for players, count in ((2, 40), (3, 60), (4, 72)):
        every = content.layout_homes[players] + content.layout_slots[players]
        hexes = [hexagon for slot in every for hexagon in slot]
        assert len(hexes) == len(set(hexes)) == count
        assert content.layout_hexes[players] == sorted(hexes)
        for h0, h1, h2, h3 in every:
            assert all(touch(h0, other) for other in (h1, h2, h3))
            assert all(touch(h3, other) for other in (h0, h1, h2))
            assert not touch(h1, h2)
        terrain = {
            hexagon: kind
            for home, kinds in zip(
                content.layout_homes[players], content.layout_home_terrain[players], strict=True
            )
            for hexagon, kind in zip(home, kinds, strict=True)
        }
        turned = dict(zip(hexes, turn(hexes, third=players == 3), strict=True))
        assert set(turned.values()) == set(hexes)
        tiles = {frozenset(slot) for slot in every}
        assert {frozenset(turned[hexagon] for hexagon in tile) for tile in tiles} == tiles
        assert {turned[hexagon]: kind for hexagon, kind in terrain.items()} == terrain
        assert all(turned[home[0]] != home[0] for home in content.layout_homes[players])


def turn(hexes: list[int], third: bool) -> list[int]:
    """A layout turned around its centre, by a third or a half."""
    # In the plane, with hexes of width 1: the column across, and half a row down for odd columns.
    flat = [complex(x // 10 * 3**0.5 / 2, x % 10 + x // 10 % 2 / 2) for x in hexes]
    centre = sum(flat) / len(flat)
    angle = complex(-0.5, 3**0.5 / 2) if third else complex(-1, 0)
    found = []
    for point in flat:
        image = centre + (point - centre) * angle
        column = round(image.real / (3**0.5 / 2))
        row = round(image.imag - column % 2 / 2)
        exact = complex(column * 3**0.5 / 2, row + column % 2 / 2)
        found.append(column * 10 + row if abs(exact - image) < 1e-6 else NONE)
    return found


@pytest.mark.rule("CC-D1.4")
def test_edge_hexes(content: Content) -> None:
    edges = "A3 A5 A7 B2 B3 B4 B5 B6 B7 C2 C8 D1 D8 E2 E8 F2 F3 F4 F5 F6 F7 G3 G5 G7"
    assert content.layout_edges[2] == [h(label) for label in edges.split()]
    for players in (2, 3, 4):
        hexes = content.layout_hexes[players]
        inside = set(hexes) - set(content.layout_edges[players])
        for hexagon in hexes:
            assert (sum(touch(hexagon, other) for other in hexes) == 6) == (hexagon in inside)
        # At the end of all columns and rows there is nothing, too.
        assert h("K4") in content.layout_edges[4]
        assert h("A10") in content.layout_edges[3]


@pytest.mark.rule("CC-D2.2")
def test_general_tiles_in_use(content: Content) -> None:
    assert [len(content.layout_slots[players]) for players in (2, 3, 4)] == [8, 12, 14]
    assert [len(content.layout_homes[players]) for players in (2, 3, 4)] == [2, 3, 4]


def check_layout(players: int) -> None:
    content = default()
    hexes, terrain = homes(HOMES[players])
    assert content.layout_homes[players] == hexes
    assert content.layout_home_terrain[players] == terrain
    assert content.layout_slots[players] == slots(SLOTS[players])
    for hexagon in range(110):
        owner = [place for place, slot in enumerate(slots(SLOTS[players])) if hexagon in slot]
        assert content.layout_hex_slot[players][hexagon] == (owner[0] if owner else NONE)


@pytest.mark.rule(
    "CC-D3.1",
    "CC-D3.2",
    "CC-D3.3",
    "CC-D3.4",
    "CC-D3.5",
    "CC-D3.6",
    "CC-D3.7",
    "CC-D3.8",
    "CC-D3.9",
    "CC-D3.10",
)
def test_layout_for_two() -> None:
    check_layout(2)


@pytest.mark.rule(
    "CC-D4.1",
    "CC-D4.2",
    "CC-D4.3",
    "CC-D4.4",
    "CC-D4.5",
    "CC-D4.6",
    "CC-D4.7",
    "CC-D4.8",
    "CC-D4.9",
    "CC-D4.10",
    "CC-D4.11",
    "CC-D4.12",
    "CC-D4.13",
    "CC-D4.14",
    "CC-D4.15",
)
def test_layout_for_three() -> None:
    check_layout(3)


@pytest.mark.rule(
    "CC-D5.1",
    "CC-D5.2",
    "CC-D5.3",
    "CC-D5.4",
    "CC-D5.5",
    "CC-D5.6",
    "CC-D5.7",
    "CC-D5.8",
    "CC-D5.9",
    "CC-D5.10",
    "CC-D5.11",
    "CC-D5.12",
    "CC-D5.13",
    "CC-D5.14",
    "CC-D5.15",
    "CC-D5.16",
    "CC-D5.17",
    "CC-D5.18",
)
def test_layout_for_four() -> None:
    check_layout(4)


@pytest.mark.rule("CC-D5.19", "CC-X33.2")
def test_sides_of_home_tiles(content: Content) -> None:
    front, back = [0, 1, 2, 3], [0, 2, 1, 3]
    assert content.layout_home_terrain[2] == [back] * 2
    assert content.layout_home_terrain[3] == [back] * 3
    # Clockwise: H1, H2, H4, H3.
    assert content.layout_home_terrain[4] == [back, front, back, front]
    for home, terrain in zip(content.layout_homes[4], content.layout_home_terrain[4], strict=True):
        middle = 5
        columns = {kind: hexagon // 10 for hexagon, kind in zip(home, terrain, strict=True)}
        assert abs(columns[terms.MOUNTAIN] - middle) < abs(columns[terms.FOREST] - middle)


@pytest.mark.rule("CC-X32.1", "CC-X33.1")
def test_general_tiles(content: Content) -> None:
    tiles = ["".join(LETTER[t] for t in tile) for tile in content.tiles]
    assert tiles == TILES.split()
    assert content.tile_ids == [f"t{number}" for number in range(5, 21)]
    for tile in tiles:
        assert (tile[0] + tile[3]).count("S") < 2
        assert (tile[1] + tile[2]).count("S") < 2
    assert Counter("".join(tiles)) == {"S": 16, "M": 14, "G": 17, "F": 12, "B": 5}


# --- Constants and dice


@pytest.mark.rule("CC-X1.1", "CC-X33.5")
def test_faces_of_the_die(content: Content) -> None:
    faces = [
        f"{number} {terms.UNITS[symbol]}"
        for number, symbol in zip(content.die_number, content.die_symbol, strict=True)
    ]
    assert faces == [
        "1 leader",
        "1 leader",
        "2 cavalry",
        "2 elephant",
        "3 elephant",
        "3 infantry",
        "4 cavalry",
        "4 elephant",
        "5 cavalry",
        "5 infantry",
        "6 infantry",
        "6 infantry",
    ]
    assert Counter(content.die_number) == dict.fromkeys(range(1, 7), 2)
    assert Counter(terms.UNITS[symbol] for symbol in content.die_symbol) == {
        "infantry": 4,
        "cavalry": 3,
        "elephant": 3,
        "leader": 2,
    }


@pytest.mark.rule("CC-X1.2")
def test_only_infantry_has_a_symbol_in_the_base_game(content: Content) -> None:
    base = [symbol for symbol in set(content.die_symbol) if content.unit_set[symbol] == terms.BASE]
    assert base == [terms.INFANTRY]


@pytest.mark.rule("CC-X1.3")
def test_constants(content: Content) -> None:
    assert (content.ages, content.rounds, content.main_actions, content.move_groups) == (6, 3, 3, 3)
    assert content.city_size_limit == 5
    assert content.settlements == 7
    assert content.army_limit == 4
    assert content.ship_capacity == 2
    assert (content.resource_limit, content.food_limit, content.ideas_limit) == (7, 2, 2)
    assert amount(content.advance_cost) == {"food": 2}
    assert amount(content.building_cost) == {"food": 1, "wood": 1, "ore": 1}
    assert content.influence_success == 5
    assert content.hit_value == 5
    assert content.trade_route_limit == 4
    assert content.tracker_cubes == 3


@pytest.mark.rule("CC-X1.4")
def test_numbers_of_cards(content: Content) -> None:
    assert content.event_ids == [f"e{number}" for number in range(1, 59)]
    assert content.event_set.index(terms.CIV) == 39 - 1
    assert content.action_ids == [f"a{number}" for number in range(1, 43)]
    assert content.objective_ids == [f"o{number}" for number in range(1, 39)]
    assert content.objective_set.index(terms.CIV) == 33 - 1


def test_values_of_combat(content: Content) -> None:
    assert (content.longship_capacity, content.allied_ships_limit) == (3, 4)
    assert content.unit_symbol_bonus == [0, 1, 0, 2, 0, 0]
    assert content.unit_symbol_cancels == [0, 0, 0, 0, 1, 0]
    assert (content.fortress_dice, content.fortress_cancels, content.war_ships_cancels) == (1, 1, 1)
    assert (content.steel_weapons_bonus, content.equal_steel_weapons_bonus) == (2, 1)
    assert (content.fanaticism_bonus, content.great_wall_penalty) == (2, 2)
    assert content.great_arena_bonus == 1


def test_setup_and_status_phase(content: Content) -> None:
    assert (content.least_players, content.most_players) == (2, 4)
    assert amount(content.start_goods) == {"food": 2}
    assert content.start_advances == [terms.FARMING, terms.MINING]
    assert content.start_mood == terms.HAPPY
    assert content.start_settlers == 1
    assert content.start_action_cards == content.start_objective_cards == 1
    assert content.status_steps == [0, 1, 2, 3, 4, 5]
    assert (content.last_steps, content.free_advances) == (1, 1)
    assert content.status_action_cards == content.status_objective_cards == 1
    assert (content.razed_size, content.raze_gold) == (1, 1)


def test_costs_of_advances_in_use(content: Content) -> None:
    costs = {
        "roads": {"food": 1, "ore": 1},
        "sanitation": {"MT": 1},
        "draft": {"MT": 1},
        "liberal_draft": {"MT": 2},
        "taxes": {"MT": 1},
        "arts": {"CT": 1},
        "sports": {"CT": 1},
        "voting": {"MT": 1},
        "free_economy": {"MT": 1},
        "absolute_power": {"MT": 2},
        "forced_labor": {"MT": 1},
        "free_education": {"ideas": 1},
        "myths": {"MT": 1},
        "steel_weapons": {"ore": 1},
        "siegecraft_die": {"wood": 2},
        "siegecraft_cancel": {"ore": 2},
        "government_change": {"MT": 1, "CT": 1},
        "great_person": {"CT": 1},
        "other_great_person": {"CT": 2},
    }
    for name, cost in costs.items():
        assert amount(getattr(content, f"{name}_cost")) == cost


def test_gains_and_distances(content: Content) -> None:
    assert content.academy_ideas == 2
    assert content.civil_liberties_mood == 3
    assert content.removed_piece_gold == 1
    assert (content.barbarian_combat_gold, content.barbarian_city_gold) == (1, 1)
    assert (content.pirate_gold, content.pirate_tokens) == (1, 1)
    assert content.gold_mine_gold == 2
    assert (content.arrival_distance, content.second_arrival_distance) == (2, 1)
    assert (content.arrival_clearance, content.barbarian_reach) == (2, 2)
    assert content.raid_ships == 2
    assert content.trade_route_distance == 2
    assert content.captive_limit == 4


def test_scores_in_half_points(content: Content) -> None:
    assert (content.piece_score, content.advance_score, content.objective_score) == (2, 1, 4)
    assert content.leader_score == 4
    assert (content.captive_score, content.rune_stone_score) == (1, 2)
    assert (content.explorer_token_score, content.celtic_token_score) == (2, 2)
    pyramid = terms.GREAT_PYRAMID
    for wonder in range(8):
        scores = content.wonder_builder_score[wonder], content.wonder_holder_score[wonder]
        assert scores == ((10, 0) if wonder == pyramid else (4, 4))


def test_variants(content: Content) -> None:
    pairs = {
        terms.VARIANTS[variant]: [terms.VARIANTS[other] for other in others]
        for variant, others in enumerate(content.variant_excludes)
        if others
    }
    assert pairs == {
        "no-events": ["optional-events"],
        "optional-events": ["no-events"],
        "sudden-end": ["wonder-end"],
        "wonder-end": ["sudden-end"],
    }
    assert [terms.VARIANTS[v] for v in range(8) if content.variant_set[v] == terms.CIV] == [
        "unexpected-leaders",
        "alternative-history",
    ]
    assert (content.short_ages, content.short_settlers, content.short_free_advances) == (4, 2, 2)


# --- Advances


@pytest.mark.rule("CC-X2.1", "CC-X2.2", "CC-X2.3", "CC-X2.4")
def test_agriculture() -> None:
    check_advances(
        "agriculture",
        """
        farming     -        -   -
        storage     farming  MT  -
        irrigation  farming  MT  -
        husbandry   farming  MT  -
        """,
    )


@pytest.mark.rule("CC-X3.1", "CC-X3.2", "CC-X3.3", "CC-X3.4")
def test_construction() -> None:
    check_advances(
        "construction",
        """
        mining       -       -   -
        engineering  mining  -   -
        sanitation   mining  MT  -
        roads        mining  CT  -
        """,
    )


@pytest.mark.rule("CC-X4.1", "CC-X4.2", "CC-X4.3", "CC-X4.4")
def test_seafaring() -> None:
    check_advances(
        "seafaring",
        """
        fishing      -        MT  port
        navigation   fishing  CT  -
        war-ships    fishing  -   -
        cartography  fishing  CT  -
        """,
    )


@pytest.mark.rule("CC-X5.1", "CC-X5.2", "CC-X5.3", "CC-X5.4")
def test_education() -> None:
    check_advances(
        "education",
        """
        writing           -        CT  academy
        public-education  writing  MT  -
        free-education    writing  MT  -
        philosophy        writing  MT  -
        """,
    )


@pytest.mark.rule("CC-X6.1", "CC-X6.2", "CC-X6.3", "CC-X6.4")
def test_warfare() -> None:
    check_advances(
        "warfare",
        """
        tactics        -        CT  fortress
        siegecraft     tactics  -   -
        steel-weapons  tactics  -   -
        draft          tactics  CT  -
        """,
    )


@pytest.mark.rule("CC-X7.1", "CC-X7.2", "CC-X7.3", "CC-X7.4")
def test_spirituality() -> None:
    check_advances(
        "spirituality",
        """
        myths           -      MT  temple
        rituals         myths  CT  -
        priesthood      myths  -   -
        state-religion  myths  MT  -
        """,
    )


@pytest.mark.rule("CC-X8.1", "CC-X8.2", "CC-X8.3", "CC-X8.4")
def test_economy() -> None:
    check_advances(
        "economy",
        """
        bartering     -          MT  market
        trade-routes  bartering  -   -
        taxes         bartering  -   -
        currency      bartering  CT  -
        """,
    )


@pytest.mark.rule("CC-X9.1", "CC-X9.2", "CC-X9.3", "CC-X9.4")
def test_culture() -> None:
    check_advances(
        "culture",
        """
        arts       -     CT  obelisk
        sports     arts  MT  -
        monuments  arts  CT  -
        theaters   arts  MT  -
        """,
    )


@pytest.mark.rule("CC-X10.1", "CC-X10.2", "CC-X10.3", "CC-X10.4")
def test_science() -> None:
    check_advances(
        "science",
        """
        math        -     CT  observatory
        astronomy   math  CT  -
        medicine    math  CT  -
        metallurgy  math  CT  -
        """,
    )


@pytest.mark.rule("CC-X11.1", "CC-X11.2", "CC-X11.3", "CC-X11.4")
def test_democracy() -> None:
    check_advances(
        "democracy",
        """
        voting               philosophy  -  -
        separation-of-power  voting      -  -
        civil-liberties      voting      -  -
        free-economy         voting      -  -
        """,
    )


@pytest.mark.rule("CC-X12.1", "CC-X12.2", "CC-X12.3", "CC-X12.4")
def test_autocracy() -> None:
    check_advances(
        "autocracy",
        """
        nationalism      draft        -  -
        totalitarianism  nationalism  -  -
        absolute-power   nationalism  -  -
        forced-labor     nationalism  -  -
        """,
    )


@pytest.mark.rule("CC-X13.1", "CC-X13.2", "CC-X13.3", "CC-X13.4")
def test_theocracy() -> None:
    check_advances(
        "theocracy",
        """
        dogma       state-religion  -  -
        devotion    dogma           -  -
        conversion  dogma           -  -
        fanaticism  dogma           -  -
        """,
    )


@pytest.mark.rule("CC-X13.5", "CC-X32.11")
def test_48_advances(content: Content) -> None:
    assert len(terms.GROUPS) == 12
    assert len(terms.ADVANCES) == len(set(terms.ADVANCES)) == 48
    for table in (
        content.advance_group,
        content.advance_requires,
        content.advance_bonus,
        content.advance_building,
    ):
        assert len(table) == 48
    sets = Counter(content.building_set[b] for b in content.advance_building if b != NONE)
    assert sets == {terms.BASE: 4, terms.CIV: 3}
    governments = [terms.GROUPS[group] for group in terms.GOVERNMENTS]
    assert governments == ["democracy", "autocracy", "theocracy"]
    assert list(terms.GOVERNMENTS) == list(range(terms.FIRST_GOVERNMENT, 12))


@pytest.mark.rule("CC-X33.13")
def test_bonus_tokens(content: Content) -> None:
    mood = """
    storage irrigation husbandry sanitation fishing public-education free-education philosophy
    myths state-religion bartering sports theaters
    """
    culture = """
    roads navigation cartography writing tactics draft rituals currency arts monuments math
    astronomy medicine metallurgy
    """
    for name in terms.ADVANCES:
        bonus = content.advance_bonus[advance(name)]
        assert (bonus == terms.MOOD) == (name in mood.split())
        assert (bonus == terms.CULTURE) == (name in culture.split())
        assert bonus in (terms.MOOD, terms.CULTURE, NONE)


def test_constants_have_the_numbers_of_their_ids() -> None:
    for prefix, names in (
        ("", terms.GOODS),
        ("", terms.TERRAINS),
        ("", terms.MOODS),
        ("", terms.BUILDINGS),
        ("", terms.UNITS),
        ("", terms.ADVANCES),
        ("", terms.CIVILIZATIONS),
        ("", terms.WONDERS),
        ("", terms.EVENT_SYMBOLS),
        ("SPECIAL_", terms.SPECIAL_ADVANCES),
        ("LEADER_", terms.LEADERS),
        ("CIVIL_", terms.CIVIL_EFFECTS),
        ("TACTICS_", terms.TACTICS_EFFECTS),
        ("OBJECTIVE_", terms.OBJECTIVES),
        ("EVENT_", terms.EVENTS),
        ("KIND_", terms.ACTION_KINDS),
        ("ROLE_", terms.ROLES),
        ("PLACE_", terms.PLACES),
        ("TIMING_", terms.TIMINGS),
        ("KEPT_", terms.PERSON_PLACES),
        ("STATUS_", terms.STATUS_STEPS),
        ("VARIANT_", terms.VARIANTS),
    ):
        assert len(set(names)) == len(names)
        for number, name in enumerate(names):
            assert getattr(terms, prefix + name.upper().replace("-", "_")) == number
    groups = [name.upper() for name in terms.GROUPS]
    groups[groups.index("CULTURE")] = "CULTURE_GROUP"
    assert [getattr(terms, name) for name in groups] == list(range(12))


# --- Buildings, units and wonders


@pytest.mark.rule("CC-I3.1")
def test_cost_of_a_building(content: Content) -> None:
    assert amount(content.building_cost) == {"food": 1, "wood": 1, "ore": 1}


@pytest.mark.rule(
    "CC-I4.1",
    "CC-I4.2",
    "CC-I4.3",
    "CC-I4.4",
    "CC-I4.5",
    "CC-I4.6",
    "CC-I4.7",
    "CC-X32.12",
)
def test_advances_that_buildings_require(content: Content) -> None:
    required = {
        name: terms.ADVANCES[content.building_advance[building]]
        for building, name in enumerate(terms.BUILDINGS)
    }
    assert required == {
        "academy": "writing",
        "fortress": "tactics",
        "port": "fishing",
        "temple": "myths",
        "market": "bartering",
        "obelisk": "arts",
        "observatory": "math",
    }


@pytest.mark.rule("CC-I5.3", "CC-I5.4", "CC-I5.5", "CC-I5.6", "CC-I5.7", "CC-I5.8")
def test_costs_of_units(content: Content) -> None:
    costs = {name: amount(content.unit_cost[unit]) for unit, name in enumerate(terms.UNITS)}
    assert costs == {
        "settler": {"food": 2},
        "infantry": {"food": 1, "ore": 1},
        "ship": {"wood": 2},
        "cavalry": {"food": 1, "wood": 1},
        "elephant": {"food": 2},
        "leader": {"MT": 1, "CT": 1},
    }
    needs = {
        name: terms.BUILDINGS[content.unit_building[unit]]
        for unit, name in enumerate(terms.UNITS)
        if content.unit_building[unit] != NONE
    }
    assert needs == {"ship": "port", "cavalry": "market", "elephant": "market"}


@pytest.mark.rule("CC-X32.8", "CC-X33.7")
def test_costs_and_advances_of_wonders(content: Content) -> None:
    wonders = {
        name: (
            terms.ADVANCES[content.wonder_advance[wonder]],
            *(amount(content.wonder_cost[wonder])[good] for good in ("food", "wood", "ore")),
        )
        for wonder, name in enumerate(terms.WONDERS)
    }
    assert wonders == {
        "great-arena": ("sports", 3, 4, 5),
        "great-gardens": ("irrigation", 5, 5, 2),
        "great-library": ("philosophy", 3, 6, 3),
        "great-lighthouse": ("cartography", 3, 5, 4),
        "great-mausoleum": ("priesthood", 4, 4, 4),
        "great-pyramid": ("rituals", 2, 3, 7),
        "great-statue": ("monuments", 3, 4, 5),
        "great-wall": ("siegecraft", 3, 2, 7),
    }
    for wonder, cost in enumerate(content.wonder_cost):
        assert amount(cost)["CT"] == 5
        assert sum(cost) == 12 + 5
        lighthouse = wonder == terms.GREAT_LIGHTHOUSE
        assert content.wonder_building[wonder] == (terms.PORT if lighthouse else NONE)


# --- Civilizations


@pytest.mark.rule(
    "CC-X15.8",
    "CC-X15.9",
    "CC-X15.10",
    "CC-X15.11",
    "CC-X15.12",
    "CC-X15.13",
    "CC-X15.14",
    "CC-X15.15",
    "CC-X15.16",
    "CC-X15.17",
    "CC-X15.18",
    "CC-X15.19",
    "CC-X15.20",
    "CC-X15.21",
    "CC-X15.22",
    "CC-X15.23",
    "CC-X15.24",
    "CC-X15.25",
    "CC-X15.26",
    "CC-X15.27",
    "CC-X15.28",
    "CC-X15.29",
    "CC-X15.30",
    "CC-X15.31",
    "CC-X15.32",
    "CC-X15.33",
    "CC-X15.34",
    "CC-X15.35",
)
def test_special_advances_that_the_rulebook_explains() -> None:
    count = check_specials(
        """
        aztecs     captives             tactics
        aztecs     human-sacrifice      rituals
        aztecs     tribute-empire       any-government
        babylonia  canals               engineering
        china      rice-cultivation     irrigation
        china      expansion            husbandry
        egypt      flood-plains         irrigation
        egypt      embalming            rituals
        egypt      man-god              priesthood
        phoenicia  cedars-and-dyes      trade-routes
        huns       nomads               storage
        huns       hunnic-tribes        any-government
        india      proselytism          state-religion
        japan      pottery              storage
        japan      subterfuge           tactics
        japan      shogunate            any-government
        carthage   hegemony             cartography
        carthage   pirate-allies        navigation
        celts      druidic-influence    priesthood
        maya       ballcourts           sports
        maya       calendar             astronomy
        persia     zoroastrianism       priesthood
        greece     study                public-education
        greece     hellenistic-culture  arts
        greece     city-states          voting
        rome       roman-roads          roads
        vikings    ship-construction    fishing
        vikings    rune-stones          rituals
        """
    )
    assert count == 28


@pytest.mark.rule(
    "CC-X15.36",
    "CC-X15.37",
    "CC-X15.38",
    "CC-X15.39",
    "CC-X15.40",
    "CC-X15.41",
    "CC-X15.42",
    "CC-X15.43",
    "CC-X15.44",
    "CC-X15.45",
    "CC-X15.46",
    "CC-X15.47",
    "CC-X15.48",
    "CC-X15.49",
    "CC-X15.50",
    "CC-X15.51",
    "CC-X15.52",
    "CC-X15.53",
    "CC-X15.54",
    "CC-X15.55",
    "CC-X15.56",
    "CC-X15.57",
    "CC-X15.58",
    "CC-X15.59",
    "CC-X15.60",
    "CC-X15.61",
    "CC-X15.62",
    "CC-X15.63",
    "CC-X15.64",
    "CC-X15.65",
    "CC-X15.66",
    "CC-X15.67",
)
def test_special_advances_that_only_the_boards_explain() -> None:
    count = check_specials(
        """
        aztecs     aztec-gold         arts
        babylonia  code-of-laws       writing
        babylonia  star-catalogues    astronomy
        babylonia  ziggurats          dogma
        carthage   warbeasts          husbandry
        carthage   mercenaries        draft
        celts      tribal-warfare     tactics
        celts      tribal-allies      draft
        celts      tribal-trade       trade-routes
        china      fireworks          metallurgy
        china      imperial-army      any-government
        egypt      architecture       engineering
        greece     sparta             draft
        huns       mounted-archers    husbandry
        huns       raiders            tactics
        india      indian-elephants   husbandry
        india      prosperity         trade-routes
        india      peace-and-poetry   theaters
        japan      horsemanship       husbandry
        maya       terracing          irrigation
        maya       stelas             arts
        persia     persian-elephants  husbandry
        persia     immortals          draft
        persia     banking            currency
        phoenicia  city-independence  fishing
        phoenicia  biremes            war-ships
        phoenicia  alphabet           writing
        rome       aqueduct           engineering
        rome       captivi            bartering
        rome       provinces          any-government
        vikings    longships          war-ships
        vikings    raiding            trade-routes
        """
    )
    assert count == 32


def check_specials(rows: str) -> int:
    content = default()
    lines = [line.split() for line in rows.strip().splitlines()]
    for civilization, name, base in lines:
        special = terms.SPECIAL_ADVANCES.index(name)
        number = terms.ANY_GOVERNMENT if base == "any-government" else advance(base)
        assert content.special_base[special] == number
        assert content.special_civilization[special] == terms.CIVILIZATIONS.index(civilization)
    return len({name for _, name, _ in lines})


@pytest.mark.rule("CC-X32.9")
def test_civilizations_are_complete(content: Content) -> None:
    for table in (content.civ_start_tile, content.civ_specials, content.civ_leaders):
        assert len(table) == 15
    assert all(len(tile) in (0, 4) for tile in content.civ_start_tile)
    assert terms.ANY_GOVERNMENT not in range(48)
    assert all(0 <= base <= terms.ANY_GOVERNMENT for base in content.special_base)
    assert [terms.LEADERS[leader] for civ in content.civ_leaders for leader in civ] == list(
        terms.LEADERS
    )


# --- Cards


@pytest.mark.rule("CC-X14.2", "CC-X14.3")
def test_named_action_cards(content: Content) -> None:
    numbers: dict[str, list[int]] = {}
    for card, civil in enumerate(content.action_civil):
        numbers.setdefault(terms.CIVIL_EFFECTS[civil], []).append(card + 1)
    assert numbers["production-focus"] == [19, 20]
    assert numbers["mass-production"] == [29, 30]
    assert numbers["cultural-takeover"] == [15, 16]
    assert {len(cards) for cards in numbers.values()} == {2}
    assert len(numbers) == 21


@pytest.mark.rule("CC-X32.4")
def test_civil_halves(content: Content) -> None:
    kinds: dict[str, str] = {}
    for civil, name in enumerate(terms.CIVIL_EFFECTS):
        cost = amount(content.civil_cost[civil])
        assert cost in ({}, {"CT": 1})
        kind = terms.ACTION_KINDS[content.civil_kind[civil]]
        kinds[name] = f"{kind} 1 CT" if cost else kind
    assert kinds == {
        "quick-advance": "free 1 CT",
        "inspiration": "free",
        "hero-general": "free",
        "spy": "main 1 CT",
        "ideas": "free",
        "great-ideas": "free",
        "mercenaries": "main",
        "cultural-takeover": "free",
        "city-development": "main 1 CT",
        "production-focus": "free",
        "explorer": "main 1 CT",
        "negotiations": "free 1 CT",
        "leadership": "free 1 CT",
        "assassination": "free 1 CT",
        "mass-production": "free",
        "new-plans": "main 1 CT",
        "synergies": "main",
        "teach-us": "reaction",
        "militia": "free 1 CT",
        "technology-trade": "free",
        "new-ideas": "main",
    }


@pytest.mark.rule("CC-X32.5")
def test_tactics_halves(content: Content) -> None:
    copies = Counter(content.action_tactics)
    tactics = {}
    for number, name in enumerate(terms.TACTICS_EFFECTS):
        mask = content.tactics_users[number]
        users = "".join(
            letter
            for letter, bit in (
                ("a", terms.FIGHTER_ARMY),
                ("s", terms.FIGHTER_SHIP),
                ("f", terms.FIGHTER_FORTRESS),
            )
            if mask & bit
        )
        role = terms.ROLES[content.tactics_role[number]]
        place = terms.PLACES[content.tactics_place[number]]
        tactics[name] = f"{copies[number]} {users} {role} {place}"
    assert tactics == {
        "peltasts": "4 a any land",
        "encircled": "4 a any land",
        "wedge-formation": "2 a attacker land",
        "high-morale": "5 asf any any",
        "heavy-resistance": "3 asf defender any",
        "high-ground": "5 af any land",
        "surprise": "2 asf any any",
        "siege": "1 a attacker city",
        "for-the-people": "1 af defender city",
        "improved-defenses": "1 af defender city",
        "tactical-retreat": "2 a defender land",
        "defensive-formation": "4 asf defender any",
        "scout": "1 asf any any",
        "martyr": "1 as any any",
        "archers": "4 a any land",
        "flanking": "2 a attacker land",
    }
    assert (terms.FIGHTER_ARMY, terms.FIGHTER_SHIP, terms.FIGHTER_FORTRESS) == (1, 2, 4)


def test_halves_of_action_cards(content: Content) -> None:
    lower = """
    peltasts encircled encircled peltasts wedge-formation high-morale heavy-resistance high-morale
    high-ground surprise siege high-ground for-the-people heavy-resistance heavy-resistance
    improved-defenses tactical-retreat peltasts tactical-retreat peltasts encircled
    defensive-formation scout martyr high-ground archers high-ground archers defensive-formation
    encircled flanking high-morale defensive-formation archers defensive-formation archers
    wedge-formation high-morale surprise high-ground high-morale flanking
    """
    assert [terms.TACTICS_EFFECTS[t] for t in content.action_tactics] == lower.split()
    assert content.action_civil == [card // 2 for card in range(42)]


@pytest.mark.rule("CC-X14.4", "CC-X14.5")
def test_named_objectives(content: Content) -> None:
    def cards(objective: int) -> list[int]:
        halves = zip(content.objective_upper, content.objective_lower, strict=True)
        return [card for card, half in enumerate(halves, start=1) if objective in half]

    assert cards(terms.OBJECTIVE_CONQUEROR) == [2, 8]
    assert cards(terms.OBJECTIVE_NAVAL_ASSAULT) == [10, 20]
    # Numbers that other rules name.
    assert cards(terms.OBJECTIVE_RESISTANCE) == [27, 28]
    assert cards(terms.OBJECTIVE_BOLD) == [16, 30]
    assert cards(terms.OBJECTIVE_WARMONGER) == [3, 4]
    assert cards(terms.OBJECTIVE_SCAVENGER) == [21]
    assert cards(terms.OBJECTIVE_MAGNIFICENT_CULTURE) == [32]


@pytest.mark.rule("CC-X32.6")
def test_objectives(content: Content) -> None:
    instant = """
    city-founder draft conqueror warmonger general great-battle defiance naval-assault bold
    legendary-battle scavenger aggressor barbarian-conquest resistance terror-regime
    great-commander brutus trample sea-cleansing
    """
    timings: dict[int, set[str]] = {0: set(), 1: set(), 2: set()}
    for objective, timing in enumerate(content.objective_timing):
        timings[timing].add(terms.OBJECTIVES[objective])
    assert timings[terms.TIMING_INSTANT] == set(instant.split())
    assert timings[terms.TIMING_INSTANT_OR_STATUS] == {"magnificent-culture"}
    assert len(timings[terms.TIMING_STATUS]) == 66 - 19 - 1
    payments = {
        terms.OBJECTIVES[objective]: amount(cost)
        for objective, cost in enumerate(content.objective_cost)
        if any(cost)
    }
    assert payments == {
        "eureka": {"ideas": 2},
        "wealth": {"gold": 2},
        "ore-supplies": {"ore": 2},
        "wood-supplies": {"wood": 2},
        "food-supplies": {"food": 2},
    }
    conflicts = {
        terms.OBJECTIVES[objective]: [terms.OBJECTIVES[other] for other in others]
        for objective, others in enumerate(content.objective_excludes)
        if others
    }
    assert conflicts == {
        "standing-army": ["military-might"],
        "military-might": ["standing-army"],
        "trade-power": ["shipping-routes"],
        "shipping-routes": ["trade-power"],
        "colony": ["city-founder"],
        "city-founder": ["colony"],
    }


def test_halves_of_objective_cards(content: Content) -> None:
    cards = """
    large-civilization draft; scientific-lead conqueror; coastal-culture warmonger;
    advanced-culture warmonger; religious-fervor general; city-planner great-battle;
    eureka defiance; happy-population conqueror; education-lead sea-blockade;
    optimized-storage naval-assault; wealth large-fleet; ore-supplies large-army;
    wood-supplies fortifications; food-supplies standing-army; architecture militarized;
    goal-focused bold; colony threat; culture-focus legendary-battle; consulate great-battle;
    science-focus naval-assault; trade-focus scavenger; metropolis general; seafarers aggressor;
    government barbarian-conquest; government aggressor; expansionist military-might;
    city-founder resistance; trade-power resistance; shipping-routes terror-regime;
    diversified-research bold; culture-power barbarian-conquest; magnificent-culture outpost;
    star-gazers horse-power; traders great-commander; versatility brutus; legacy ivory-tower;
    migration trample; high-culture sea-cleansing
    """
    halves = [card.split() for card in cards.split(";")]
    assert [terms.OBJECTIVES[o] for o in content.objective_upper] == [upper for upper, _ in halves]
    assert [terms.OBJECTIVES[o] for o in content.objective_lower] == [lower for _, lower in halves]


@pytest.mark.rule("CC-X14.6")
def test_events_that_sanitation_stops(content: Content) -> None:
    assert cards_with("pestilence epidemics pandemics") == [1, 2, 49]
    assert protected(content, "sanitation") == [1, 2, 49]


@pytest.mark.rule("CC-X14.7")
def test_events_that_irrigation_stops(content: Content) -> None:
    famines = [3, 4, 5, 6, 7, 8, 51, 52]
    assert cards_with("famine severe-famine famine-vermin famine-drought") == famines
    assert protected(content, "irrigation") == famines
    aqueduct = [terms.SPECIAL_AQUEDUCT]
    assert [n + 1 for n, s in enumerate(content.event_special_protection) if s] == famines
    assert all(content.event_special_protection[n - 1] == aqueduct for n in famines)


def protected(content: Content, name: str) -> list[int]:
    return [
        card
        for card, advances in enumerate(content.event_protection, start=1)
        if advances == [advance(name)]
    ]


@pytest.mark.rule("CC-X14.8")
def test_great_persons(content: Content) -> None:
    persons = {
        card: (
            terms.EVENTS[content.event_text[card - 1]],
            terms.PERSON_PLACES[kept],
            terms.ACTION_KINDS[content.event_kind[card - 1]],
            " ".join(terms.GROUPS[group] for group in content.event_groups[card - 1]),
        )
        for card, kept in enumerate(content.event_kept, start=1)
        if kept != NONE
    }
    assert persons == {
        18: ("great-explorer", "hand", "main", "seafaring"),
        19: ("great-artist", "hand", "main", "culture"),
        20: ("great-prophet", "hand", "main", "spirituality"),
        21: ("great-philosopher", "hand", "main", "education"),
        22: ("great-scientist", "hand", "main", "science"),
        23: ("elder-statesman", "hand", "main", "democracy autocracy theocracy"),
        24: ("great-warlord", "hand", "main", "warfare"),
        25: ("great-merchant", "hand", "main", "economy"),
        26: ("great-engineer", "hand", "main", "construction"),
        55: ("great-architect", "face-up", "free", ""),
        56: ("great-athlete", "hand", "main", "culture"),
        57: ("great-diplomat", "face-up", "main", ""),
        58: ("great-seer", "hand", "main", ""),
    }


@pytest.mark.rule("CC-X14.9", "CC-X14.10", "CC-X14.11", "CC-X14.12", "CC-X14.13")
def test_numbers_of_named_events(content: Content) -> None:
    numbers = {
        "volcano": [29],
        "earthquake": [30],
        "heavy-earthquake": [31],
        "flood": [32],
        "heavy-flood": [33],
        "migration": [34, 35],
        "civil-war": [36, 37],
        "revolution": [38],
        "envoy": [40],
        "guillotine": [43],
        "fire": [53],
    }
    assert {name: cards_with(name) for name in numbers} == numbers
    myths = [card for card, mood in enumerate(content.event_myths, start=1) if mood]
    assert myths == [1, *range(3, 9), *range(30, 38), 51, 52, 53]


@pytest.mark.rule("CC-X32.7")
def test_event_cards(content: Content) -> None:
    assert len(terms.EVENTS) == 51
    symbols: dict[str, list[int]] = {}
    for card, symbol in enumerate(content.event_symbol, start=1):
        name = "none" if symbol == NONE else terms.EVENT_SYMBOLS[symbol]
        symbols.setdefault(name, []).append(card)
    assert symbols == {
        "none": [1, 2, 29, 30, 31, 32, 33, 36, 37, 39, 44, 50, 51, 52],
        "gold-mine": [34, 35, 38, 53],
        "exhausted-land": [13, 14, 18, 24, 47],
        "barbarian-arrival": [9, 10, 11, 12, 15, 16, 17, 27, 43, 48, 57],
        "barbarian-movement": [3, 4, 5, 6, 7, 8, 19, 20, 21, 22, 23, 25, 26, 28, 40, 42, 49],
        "pirate-raid": [41, 45, 46, 54, 55, 56, 58],
    }
    scores = {card: score for card, score in enumerate(content.event_score, start=1) if score}
    assert scores == {29: 4, 30: 4, 31: 4, 39: 1, 41: 2, 42: 2, 43: 4, 44: 2, 50: 2}
    years = [
        "good-year-for-all",
        "good-year",
        "good-year-shared",
        "awesome-year",
        "awesome-year-for-all",
        "awesome-year-shared",
        "fantastic-year-for-all",
        "fantastic-year-shared",
        "fantastic-year",
    ]
    assert [terms.EVENTS[content.event_text[card]] for card in range(8, 17)] == years


@pytest.mark.rule("CC-X32.14")
def test_how_much_content_there_is(content: Content) -> None:
    assert len(content.advance_group) == 48
    assert len(content.special_base) == 60
    assert len(content.action_civil) == 42
    assert (len(content.civil_kind), len(content.tactics_role)) == (21, 16)
    assert (len(content.objective_upper), len(content.objective_timing)) == (38, 66)
    assert (len(content.event_text), len(terms.EVENT_SYMBOLS)) == (58, 5)
    assert len(content.wonder_cost) == 8
    assert len(content.civ_leaders) == 15
    assert len(content.leader_civilization) == 45


def test_the_standard_content_is_read_once() -> None:
    assert default() is default()
    assert load().tiles == default().tiles


# --- Broken content

GAME = "game.toml"
ADVANCES = "advances.toml"
CIVILIZATIONS = "civilizations.toml"
ACTIONS = "action-cards.toml"
OBJECTIVES = "objectives.toml"
EVENTS = "events.toml"
WONDERS = "wonders.toml"
MAP = "map.toml"
COMBAT = "combat.toml"
FILES = [GAME, ADVANCES, CIVILIZATIONS, ACTIONS, OBJECTIVES, EVENTS, WONDERS, MAP, COMBAT]

# What is broken: file, what stands there, what stands there then, the complaint.
BREAKS = {
    "unknown field": (
        WONDERS,
        'advance  = "sports"',
        'advanse  = "sports"',
        'wonders.toml: wonder "great-arena": unknown field "advanse" (did you mean "advance"?)',
    ),
    "unknown section": (
        GAME,
        "[pirates]",
        "[pirate]",
        'game.toml: unknown field "pirate" (did you mean "pirates"?)',
    ),
    "missing field": (
        WONDERS,
        'advance  = "sports"\n',
        "",
        'wonders.toml: wonder "great-arena": missing field "advance"',
    ),
    "missing section": (
        GAME,
        "[pirates]\nraid_ships = 2\n",
        "",
        'game.toml: missing field "pirates"',
    ),
    "text for a number": (
        GAME,
        "move_groups   = 3",
        'move_groups   = "3"',
        'game.toml: turn: field "move_groups" must be a whole number',
    ),
    "flag for a number": (
        GAME,
        "move_groups   = 3",
        "move_groups   = true",
        'game.toml: turn: field "move_groups" must be a whole number',
    ),
    "number for a flag": (
        EVENTS,
        'protection = ["sanitation"], myths = true',
        'protection = ["sanitation"], myths = 1',
        'events.toml: event "pestilence": field "myths" must be true or false',
    ),
    "number for a text": (
        WONDERS,
        'advance  = "sports"',
        "advance  = 29",
        'wonders.toml: wonder "great-arena": field "advance" must be a text',
    ),
    "text for a list": (
        ADVANCES,
        'requires = ["philosophy"]',
        'requires = "philosophy"',
        'advances.toml: group "democracy": advance "voting": '
        'field "requires" must be a list of texts',
    ),
    "nothing where there must be something": (
        GAME,
        "move_groups   = 3",
        "move_groups   = 0",
        'game.toml: turn: field "move_groups" must be at least 1',
    ),
    "no id": (
        WONDERS,
        'id       = "great-arena"\n',
        "",
        'wonders.toml: wonder 1: missing field "id"',
    ),
    "bad id": (
        WONDERS,
        '"great-arena"',
        '"Great Arena"',
        'wonders.toml: wonder "Great Arena": field "id" must be small letters, digits and hyphens',
    ),
    "unknown id": (
        WONDERS,
        '"great-arena"',
        '"great-arenas"',
        'wonders.toml: wonder "great-arenas": '
        'unknown wonder "great-arenas" (did you mean "great-arena"?)',
    ),
    "duplicate id": (
        WONDERS,
        '"great-gardens"',
        '"great-arena"',
        'wonders.toml: wonder "great-arena": duplicate id "great-arena"',
    ),
    "entries out of order": (
        ACTIONS,
        '    { id = "a1",  civil = "quick-advance",     tactics = "peltasts" },\n',
        "",
        'action-cards.toml: card "a2": out of order, "a1" must be here',
    ),
    "too few entries": (
        OBJECTIVES,
        '    { id = "sea-cleansing",        timing = "instant" },\n',
        "",
        "objectives.toml: wrong number of entries in objective: 65 instead of 66",
    ),
    "too few cards": (
        ACTIONS,
        '    { id = "a42", civil = "new-ideas",         tactics = "flanking" },\n',
        "",
        "action-cards.toml: wrong number of entries in card: 41 instead of 42",
    ),
    "name twice in a list": (
        ADVANCES,
        'requires = ["philosophy"]',
        'requires = ["philosophy", "philosophy"]',
        'advances.toml: group "democracy": advance "voting": advance "philosophy" twice',
    ),
    "cost of nothing": (
        WONDERS,
        "{ food = 3, wood = 4, ore = 5, culture = 5 }",
        "{ }",
        'wonders.toml: wonder "great-arena": cost: must name a good',
    ),
    "cost in captives": (
        WONDERS,
        "{ food = 3, wood = 4, ore = 5, culture = 5 }",
        "{ captives = 3 }",
        'wonders.toml: wonder "great-arena": cost: unknown field "captives"',
    ),
    "cost of no food": (
        WONDERS,
        "{ food = 3, wood = 4, ore = 5, culture = 5 }",
        "{ food = 0, wood = 4 }",
        'wonders.toml: wonder "great-arena": cost: field "food" must be at least 1',
    ),
    "players the wrong way round": (
        GAME,
        "least_players = 2",
        "least_players = 5",
        "game.toml: players: least and most players do not fit",
    ),
    "more players than colours": (
        GAME,
        "most_players  = 4",
        "most_players  = 5",
        "game.toml: players: least and most players do not fit",
    ),
    "too few start tiles": (
        GAME,
        "start_tiles            = 4",
        "start_tiles            = 3",
        "game.toml: components: fewer start tiles or boards than players",
    ),
    "action without a cost": (
        GAME,
        "taxes              = { mood = 1 }\n",
        "",
        'game.toml: costs: missing field "taxes"',
    ),
    "cards of one set": (
        GAME,
        "{ base = 38, civ = 20 }",
        "{ base = 38 }",
        'game.toml: cards: events: missing field "civ"',
    ),
    "start without its advances": (
        GAME,
        'advances              = ["farming", "mining"]\n',
        "",
        'game.toml: setup: missing field "advances"',
    ),
    "start with an advance in the air": (
        GAME,
        '["farming", "mining"]',
        '["farming", "roads"]',
        'game.toml: setup: "roads" requires an advance that is not there',
    ),
    "unknown mood": (
        GAME,
        '"happy"',
        '"merry"',
        'game.toml: setup: unknown mood "merry"',
    ),
    "missing step": (
        GAME,
        '"razing", ',
        "",
        "game.toml: status: wrong number of steps: 5 instead of 6",
    ),
    "step twice": (
        GAME,
        '"razing", ',
        '"cards", ',
        'game.toml: status: step "cards" twice',
    ),
    "too many last steps": (
        GAME,
        "last_steps             = 1",
        "last_steps             = 7",
        'game.toml: status: field "last_steps" must not be above the number of steps',
    ),
    "variant that excludes on its own": (
        GAME,
        'excludes = ["no-events"]\n',
        "",
        'game.toml: variant "no-events": '
        "what excludes another must be excluded by it, and not be it",
    ),
    "variant that excludes itself": (
        GAME,
        'excludes = ["optional-events"]\n',
        'excludes = ["no-events"]\n',
        'game.toml: variant "no-events": '
        "what excludes another must be excluded by it, and not be it",
    ),
    "range beyond the die": (
        GAME,
        "[1, 2, 3, 4, 5]",
        "[1, 2, 3, 4, 7]",
        "game.toml: variable_end: "
        'field "last_ranges" must be numbers from 1 to 6, at most one a round',
    ),
    "more ranges than rounds": (
        GAME,
        "variable_ages = 7",
        "variable_ages = 1",
        "game.toml: variable_end: "
        'field "last_ranges" must be numbers from 1 to 6, at most one a round',
    ),
    "advance without the first of its group": (
        ADVANCES,
        'id = "storage",    requires = ["farming"]',
        'id = "storage",    requires = ["mining"]',
        'advances.toml: group "agriculture": advance "storage": '
        'must require "farming", the first of its group, and no other',
    ),
    "advance that requires more": (
        ADVANCES,
        'id = "storage",    requires = ["farming"]',
        'id = "storage",    requires = ["farming", "mining"]',
        'advances.toml: group "agriculture": advance "storage": '
        'must require "farming", the first of its group, and no other',
    ),
    "first advance after the second": (
        ADVANCES,
        '{ id = "farming" }',
        '{ id = "farming", requires = ["storage"] }',
        'advances.toml: group "agriculture": advance "farming": '
        "the first of a group must not require another of it",
    ),
    "government for all": (
        ADVANCES,
        ' requires = ["philosophy"]',
        " requires = []",
        'advances.toml: group "democracy": advance "voting": '
        "the first of a government must require an advance",
    ),
    "advance of another group": (
        ADVANCES,
        '{ id = "farming" }',
        '{ id = "mining" }',
        'advances.toml: group "agriculture": advance "mining": '
        'unknown advance "mining" (did you mean "farming"?)',
    ),
    "bonus in gold": (
        ADVANCES,
        'bonus = "culture"',
        'bonus = "gold"',
        'advances.toml: group "construction": advance "roads": unknown bonus "gold"',
    ),
    "building of two advances": (
        ADVANCES,
        'building = "academy"',
        'building = "port"',
        'advances.toml: group "education": advance "writing": another advance unlocks "port"',
    ),
    "building of no advance": (
        ADVANCES,
        ', building = "port"',
        "",
        'advances.toml: no advance unlocks the building "port"',
    ),
    "special advance with nothing": (
        CIVILIZATIONS,
        'with = "any-government"',
        'with = "no-government"',
        'civilizations.toml: civilization "aztecs": special "tribute-empire": '
        'unknown with "no-government" (did you mean "any-government"?)',
    ),
    "special advance of others": (
        CIVILIZATIONS,
        'id = "captives"',
        'id = "nomads"',
        'civilizations.toml: civilization "aztecs": special "nomads": unknown special "nomads"',
    ),
    "leaders of others": (
        CIVILIZATIONS,
        '"marqzen"',
        '"attila"',
        'civilizations.toml: civilization "aztecs": '
        "leaders must be acamapichtli, ahuitzotl, marqzen",
    ),
    "unknown leader": (
        CIVILIZATIONS,
        '"marqzen"',
        '"marxen"',
        'civilizations.toml: civilization "aztecs": '
        'unknown leader "marxen" (did you mean "marqzen"?)',
    ),
    "start in the sea": (
        CIVILIZATIONS,
        '["grassland", "mountain", "forest", "sea"]',
        '["sea", "mountain", "forest", "grassland"]',
        'civilizations.toml: civilization "carthage": a start tile must begin with grassland',
    ),
    "start tile of three hexes": (
        CIVILIZATIONS,
        '["grassland", "mountain", "forest", "sea"]',
        '["grassland", "mountain", "forest"]',
        'civilizations.toml: civilization "carthage": wrong number of hexes: 3 instead of 4',
    ),
    "unknown terrain": (
        CIVILIZATIONS,
        '["grassland", "mountain", "forest", "sea"]',
        '["grassland", "mountains", "forest", "sea"]',
        'civilizations.toml: civilization "carthage": '
        'unknown terrain "mountains" (did you mean "mountain"?)',
    ),
    "too few special start tiles": (
        CIVILIZATIONS,
        'start_tile = ["grassland", "mountain", "forest", "sea"]\n',
        "",
        "civilizations.toml: wrong number of start tiles: 4 instead of 5",
    ),
    "unknown action": (
        ACTIONS,
        'action = "reaction"',
        'action = "instant"',
        'action-cards.toml: civil "teach-us": unknown action "instant"',
    ),
    "tactics for nobody": (
        ACTIONS,
        'usable_by = ["army"]',
        "usable_by = []",
        'action-cards.toml: tactics "peltasts": must be usable by a fighter',
    ),
    "tactics for settlers": (
        ACTIONS,
        'usable_by = ["army"]',
        'usable_by = ["settler"]',
        'action-cards.toml: tactics "peltasts": unknown fighter "settler"',
    ),
    "unknown role": (
        ACTIONS,
        'role      = "attacker"',
        'role      = "attack"',
        'action-cards.toml: tactics "wedge-formation": '
        'unknown role "attack" (did you mean "attacker"?)',
    ),
    "unknown place": (
        ACTIONS,
        'place     = "city"',
        'place     = "sky"',
        'action-cards.toml: tactics "siege": unknown place "sky"',
    ),
    "civil effect on no card": (
        ACTIONS,
        '"new-ideas",         tactics = "high-morale" },\n    { id = "a42", civil = "new-ideas"',
        '"ideas",         tactics = "high-morale" },\n    { id = "a42", civil = "ideas"',
        'action-cards.toml: civil effect "new-ideas" is on no card',
    ),
    "tactics on no card": (
        ACTIONS,
        'tactics = "siege"',
        'tactics = "archers"',
        'action-cards.toml: tactics "siege" is on no card',
    ),
    "unknown half of a card": (
        ACTIONS,
        'tactics = "siege"',
        'tactics = "sieges"',
        'action-cards.toml: card "a11": unknown tactics "sieges" (did you mean "siege"?)',
    ),
    "unknown timing": (
        OBJECTIVES,
        'timing = "instant-or-status"',
        'timing = "any"',
        'objectives.toml: objective "magnificent-culture": unknown timing "any"',
    ),
    "objective that excludes on its own": (
        OBJECTIVES,
        'excludes = ["colony"]',
        "excludes = []",
        'objectives.toml: objective "colony": '
        "what excludes another must be excluded by it, and not be it",
    ),
    "objective card with one objective": (
        OBJECTIVES,
        'upper = "large-civilization",   lower = "draft"',
        'upper = "draft",   lower = "draft"',
        'objectives.toml: card "o1": must have two different objectives',
    ),
    "objective on no card": (
        OBJECTIVES,
        'lower = "outpost"',
        'lower = "draft"',
        'objectives.toml: objective "outpost" is on no card',
    ),
    "objective card of the wrong set": (
        OBJECTIVES,
        '{ id = "o1",  set = "base"',
        '{ id = "o1",  set = "civ"',
        "objectives.toml: wrong number of base cards: 31 instead of 32",
    ),
    "unknown set": (
        OBJECTIVES,
        '{ id = "o1",  set = "base"',
        '{ id = "o1",  set = "promo"',
        'objectives.toml: card "o1": unknown set "promo"',
    ),
    "pirates in the base game": (
        EVENTS,
        '"famine",                 symbol = "barbarian-movement"',
        '"famine",                 symbol = "pirate-raid"',
        'events.toml: card "e3": there are no pirates in the base game',
    ),
    "unknown symbol": (
        EVENTS,
        'symbol = "gold-mine"',
        'symbol = "silver-mine"',
        'events.toml: card "e34": unknown symbol "silver-mine" (did you mean "gold-mine"?)',
    ),
    "event on no card": (
        EVENTS,
        'event = "volcano"',
        'event = "flood"',
        'events.toml: event "volcano" is on no card',
    ),
    "event card of the wrong set": (
        EVENTS,
        '{ id = "e39", set = "civ"',
        '{ id = "e39", set = "base"',
        "events.toml: wrong number of base cards: 39 instead of 38",
    ),
    "great person without a place": (
        EVENTS,
        'play = "free", kept = "face-up"',
        'play = "free"',
        'events.toml: event "great-architect": '
        'a great person has "play" and "kept", and no other event has "groups"',
    ),
    "groups of an event": (
        EVENTS,
        '{ id = "revolution" }',
        '{ id = "revolution", groups = ["warfare"] }',
        'events.toml: event "revolution": '
        'a great person has "play" and "kept", and no other event has "groups"',
    ),
    "unknown protection": (
        EVENTS,
        '["irrigation", "aqueduct"]',
        '["irrigation", "aquaduct"]',
        'events.toml: event "famine": unknown advance "aquaduct" (did you mean "aqueduct"?)',
    ),
    "event that scores nothing": (
        EVENTS,
        "score = 1",
        "score = 0",
        'events.toml: event "uprising": field "score" must be at least 1',
    ),
    "wonder without a holder": (
        WONDERS,
        "{ builder = 10, holder = 0 }",
        "{ builder = 10 }",
        'wonders.toml: wonder "great-pyramid": score: missing field "holder"',
    ),
    "wonder with an unknown building": (
        WONDERS,
        '"port"',
        '"harbour"',
        'wonders.toml: wonder "great-lighthouse": unknown building "harbour"',
    ),
    "opposite hexes of sea": (
        MAP,
        '["sea", "mountain", "sea", "mountain"]',
        '["sea", "mountain", "mountain", "sea"]',
        'map.toml: tile "t5": opposite hexes must not both be sea',
    ),
    "middle hexes of sea": (
        MAP,
        '["sea", "mountain", "sea", "mountain"]',
        '["mountain", "sea", "sea", "mountain"]',
        'map.toml: tile "t5": opposite hexes must not both be sea',
    ),
    "too few tiles": (
        MAP,
        '    { id = "t20", terrain = ["forest", "grassland", "grassland", "grassland"] },\n',
        "",
        "map.toml: wrong number of tiles: 15 instead of 16",
    ),
    "tile of five hexes": (
        MAP,
        '["sea", "mountain", "sea", "mountain"]',
        '["sea", "mountain", "sea", "mountain", "mountain"]',
        'map.toml: tile "t5": wrong number of hexes: 5 instead of 4',
    ),
    "start side without barren land": (
        MAP,
        '{ id = "1", terrain = ["grassland", "forest", "mountain", "barren"] }',
        '{ id = "1", terrain = ["grassland", "forest", "mountain", "sea"] }',
        "map.toml: a start side must be grassland, forest and mountain, barren",
    ),
    "start sides that are the same": (
        MAP,
        '{ id = "2", terrain = ["grassland", "mountain", "forest", "barren"] }',
        '{ id = "2", terrain = ["grassland", "forest", "mountain", "barren"] }',
        "map.toml: the sides of a start tile must differ in forest and mountain",
    ),
    "number of players without a layout": (
        MAP,
        "[layout.3]",
        "[layout.5]",
        'map.toml: layout: unknown field "5"',
    ),
    "unknown hex": (
        MAP,
        '"d2", "e2", "c2", "d1"',
        '"d2", "e2", "c2", "z99"',
        'map.toml: layout: 2: home "h1": unknown hex "z99"',
    ),
    "hex of two slots": (
        MAP,
        '"b2", "a3", "c3", "b3"',
        '"d2", "a3", "c3", "b3"',
        'map.toml: layout: 2: slot "r1": hex "d2" is taken already',
    ),
    "slot of three hexes": (
        MAP,
        '"b2", "a3", "c3", "b3"',
        '"b2", "a3", "c3"',
        'map.toml: layout: 2: slot "r1": wrong number of hexes: 3 instead of 4',
    ),
    "slot in pieces": (
        MAP,
        '"b2", "a3", "c3", "b3"',
        '"a1", "a3", "c3", "b3"',
        'map.toml: layout: 2: slot "r1": the hexes do not lie as those of a tile',
    ),
    "slot in another order": (
        MAP,
        '"b2", "a3", "c3", "b3"',
        '"a3", "b2", "b3", "c3"',
        'map.toml: layout: 2: slot "r1": the hexes do not lie as those of a tile',
    ),
    "too few homes": (
        MAP,
        '    { id = "h2", side = "2", hexes = ["d7", "c8", "e8", "d8"] },  # CC-D3.2\n',
        "",
        "map.toml: layout: 2: wrong number of homes: 1 instead of 2",
    ),
    "unknown side": (
        MAP,
        'id = "h1", side = "2"',
        'id = "h1", side = "3"',
        'map.toml: layout: 2: home "h1": unknown side "3"',
    ),
    "layout that is not the same from every home": (
        MAP,
        '    { id = "r8", hexes = ["f6", "e7", "g7", "f7"] },  # CC-D3.10\n',
        "",
        "map.toml: layout: 2: must look the same from every home",
    ),
    "home that is not the same as the others": (
        MAP,
        '{ id = "h3", side = "2", hexes = ["g8"',
        '{ id = "h3", side = "1", hexes = ["g8"',
        "map.toml: layout: 3: must look the same from every home",
    ),
    "unit from an unknown building": (
        COMBAT,
        'building = "port"',
        'building = "ports"',
        'combat.toml: unit "ship": unknown building "ports" (did you mean "port"?)',
    ),
    "face without a number": (
        COMBAT,
        '"1 leader"',
        '"leader"',
        'combat.toml: dice: unknown number "leader"',
    ),
    "face with a number that is too high": (
        COMBAT,
        '"1 leader"',
        '"12 leader"',
        'combat.toml: dice: unknown number "12" (did you mean "2"?)',
    ),
    "face with a ship": (
        COMBAT,
        '"1 leader"',
        '"1 ship"',
        'combat.toml: dice: unknown symbol "ship"',
    ),
    "die with eleven faces": (
        COMBAT,
        '    "1 leader",\n',
        "",
        "combat.toml: dice: wrong number of faces: 11 instead of 12",
    ),
}


def broken(tmp_path: Path, file: str, changes: dict[str, str]) -> Path:
    """A folder with the standard content, but for one file."""
    folder = Path(shutil.copytree(FOLDER, tmp_path / "content", dirs_exist_ok=True))
    text = (folder / file).read_text(encoding="utf-8")
    for old, new in changes.items():
        assert old in text
        text = text.replace(old, new, 1)
    (folder / file).write_text(text, encoding="utf-8")
    return folder


@pytest.mark.parametrize("name", BREAKS)
def test_broken_content_is_named(tmp_path: Path, name: str) -> None:
    file, old, new, message = BREAKS[name]
    folder = broken(tmp_path, file, {old: new})
    with pytest.raises(ContentError) as raised:
        load(folder)
    assert str(raised.value) == message


def test_more_slots_than_tiles(tmp_path: Path) -> None:
    folder = broken(tmp_path, GAME, {"general_tiles          = 16": "general_tiles = 13"})
    text = (folder / MAP).read_text(encoding="utf-8").splitlines(keepends=True)
    fewer = [
        line
        for line in text
        if not line.startswith(('    { id = "t5"', '    { id = "t6"', '    { id = "t7"'))
    ]
    (folder / MAP).write_text("".join(fewer), encoding="utf-8")
    with pytest.raises(ContentError) as raised:
        load(folder)
    assert str(raised.value) == "map.toml: layout: 4: more slots than tiles"


@pytest.mark.parametrize("file", FILES)
def test_missing_file(tmp_path: Path, file: str) -> None:
    folder = broken(tmp_path, file, {})
    (folder / file).unlink()
    with pytest.raises(ContentError, match=f"^{file}: cannot be read: "):
        load(folder)


@pytest.mark.parametrize("file", FILES)
def test_invalid_toml(tmp_path: Path, file: str) -> None:
    folder = broken(tmp_path, file, {})
    (folder / file).write_text("id = ", encoding="utf-8")
    with pytest.raises(ContentError, match=f"^{file}: not valid TOML: "):
        load(folder)


@pytest.mark.parametrize("file", FILES)
def test_empty_file(tmp_path: Path, file: str) -> None:
    folder = broken(tmp_path, file, {})
    (folder / file).write_text("", encoding="utf-8")
    with pytest.raises(ContentError, match=f'^{file}: missing field "'):
        load(folder)
