"""Chapters 4.4, 10.6 and 14.3: the defence level of settlements."""

import pytest

from kronika.games.scharz.defence import defence_level, land_bonus
from kronika.games.scharz.factions import factions
from kronika.games.scharz.maps import LETTERS
from kronika.games.scharz.position import Position
from kronika.games.scharz.terms import BROWN, GREEN, GREY, NONE, TURQUOISE, YELLOW

pytestmark = pytest.mark.compiled

MAPS = ("britannia", "italia", "taifas", "vikings", "huns", "orient")


def of(id: str) -> int:
    return [each.id for each in factions()].index(id)


def find(colours: set[int], mode: str = "white", nation: str = "", map: str = "") -> Position:
    """A table with a village of player 0 on land of exactly these colours: `s.first` is its field.

    Looked for on all maps, or on one, there in the region of a letter.
    """
    for name in [map] if map else MAPS:
        for players in (12, 4, 2):
            table = Position(name, mode, players=players)
            board = table.s.map
            for field in range(board.count):
                fits = set(board.cell_colours[field]) == colours and board.neutral[field] == NONE
                if fits and nation in ("", board.ground.letters[board.nation[field]]):
                    table.village(0, board.ids[field])
                    table.s.first = field
                    return table
    raise AssertionError(colours)


@pytest.mark.rule("SZ-K6.2")
def test_village_city_and_fortification() -> None:
    table = find({GREEN})
    s, field = table.s, table.s.first
    assert defence_level(s, field) == 1
    s.fortified[field] = True
    assert defence_level(s, field) == 2
    table.city(0, s.map.ids[field])
    assert defence_level(s, field) == 3
    s.settlement[field] = NONE
    assert defence_level(s, field) == 0, "an unfinished settlement has none"


@pytest.mark.rule("SZ-D4.3", "SZ-K6.2", "SZ-OP38", "SZ-OP29")
@pytest.mark.parametrize("mode", ["first", "basic", "white", "green", "yellow"])
@pytest.mark.parametrize(
    ("colours", "bonus"),
    [
        ({BROWN}, 1),
        ({TURQUOISE}, 1),
        ({BROWN, GREY}, 1),
        ({GREEN, BROWN}, 0),
        ({YELLOW, TURQUOISE}, 0),
        ({GREY}, 0),
        ({YELLOW}, 0),
    ],
)
def test_mountains_and_wetlands(mode: str, colours: set[int], bonus: int) -> None:
    table = find(colours, mode)
    assert land_bonus(table.s, table.s.first) == bonus
    assert defence_level(table.s, table.s.first) == 1 + bonus


@pytest.mark.rule("SZ-D4.4", "SZ-Q2.1")
def test_in_red_mode_the_place_of_the_settlement_counts() -> None:
    table = find({GREEN, BROWN}, "red")
    s, field = table.s, table.s.first
    for place, colour in enumerate(s.map.cell_colours[field]):
        s.settlement_cell[field] = place
        assert land_bonus(s, field) == (1 if colour == BROWN else 0), LETTERS[colour]
    table = find({GREEN, BROWN}, "yellow")
    s, field = table.s, table.s.first
    s.settlement_cell[field] = s.map.cell_colours[field].index(BROWN)
    assert land_bonus(s, field) == 0


@pytest.mark.rule("SZ-P3.3", "SZ-P4.12", "SZ-P4.15", "SZ-P4.36", "SZ-P4.14", "SZ-P4.45")
@pytest.mark.parametrize(
    ("faction", "colour", "other"),
    [
        ("britannia-picts", BROWN, TURQUOISE),
        ("britannia-celts", BROWN, TURQUOISE),
        ("orient-hurrians", BROWN, TURQUOISE),
        ("britannia-germans", TURQUOISE, BROWN),
        ("huns-slavs", TURQUOISE, BROWN),
    ],
)
def test_factions_that_defend_themselves_well(faction: str, colour: int, other: int) -> None:
    for colours, bonus in (
        ({colour}, 2),
        ({GREEN, colour}, 1),
        ({other}, 1),
        ({GREEN, other}, 0),
    ):
        for mode, special in (("yellow", True), ("green", False)):
            table = find(colours, mode)
            table.s.faction[0] = of(faction)
            plain = 1 if GREEN not in colours else 0
            assert land_bonus(table.s, table.s.first) == (bonus if special else plain)


@pytest.mark.rule("SZ-P3.3")
def test_grey_cells_and_mixes_of_a_good_defence() -> None:
    table = find({BROWN, GREY}, "yellow")
    table.s.faction[0] = of("orient-hurrians")
    assert land_bonus(table.s, table.s.first) == 2
    mixed = next(
        (name, field)
        for name in MAPS
        for board in [Position(name, "yellow", players=4).s.map]
        for field in range(board.count)
        if {BROWN, TURQUOISE} <= set(board.cell_colours[field]) <= {BROWN, TURQUOISE, GREY}
    )
    table = Position(mixed[0], "yellow", players=4)
    table.village(0, table.s.map.ids[mixed[1]])
    table.s.faction[0] = of("orient-hurrians")
    assert land_bonus(table.s, mixed[1]) == 1


@pytest.mark.rule("SZ-P3.3", "SZ-Q2.1")
def test_a_good_defence_in_red_mode() -> None:
    table = find({GREEN, BROWN}, "red")
    s, field = table.s, table.s.first
    s.faction[0] = of("britannia-picts")
    for place, colour in enumerate(s.map.cell_colours[field]):
        s.settlement_cell[field] = place
        assert land_bonus(s, field) == (2 if colour == BROWN else 1)


@pytest.mark.rule("SZ-P3.3", "SZ-P4.4", "SZ-P4.20")
@pytest.mark.parametrize(
    ("faction", "map", "nation", "bonus"),
    [
        ("italia-illyrians", "italia", "I", 2),
        ("italia-illyrians", "italia", "R", 1),
        ("taifas-christian-reinos", "taifas", "C", 2),
        ("taifas-christian-reinos", "taifas", "T", 2),
        ("taifas-christian-reinos", "taifas", "A", 1),
    ],
)
def test_regional_limits(faction: str, map: str, nation: str, bonus: int) -> None:
    table = find({BROWN}, "yellow", nation, map)
    table.s.faction[0] = of(faction)
    assert land_bonus(table.s, table.s.first) == bonus


@pytest.mark.rule("SZ-K6.2")
def test_five_is_the_most() -> None:
    table = find({BROWN}, "yellow")
    s, field = table.s, table.s.first
    s.faction[0] = of("britannia-picts")
    s.fortified[field] = True
    assert defence_level(s, field) == 4
    table.city(0, s.map.ids[field])
    assert defence_level(s, field) == 5
