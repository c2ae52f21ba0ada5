"""Chapter 4: the maps."""

from pathlib import Path

import pytest

from kronika.core.errors import ContentError
from kronika.games.scharz.maps import (
    CONTENT,
    Map,
    best_colour,
    is_stormy,
    level_of,
    load_ground,
    map_of,
)
from kronika.games.scharz.terms import (
    BARBARIANS,
    BELGICA,
    BRITANNIA,
    BROWN,
    CARTHAGE,
    COLD,
    CONSTANTINOPLE,
    DESERT,
    GREEN,
    GREY,
    HUNS,
    ITALIA,
    LAND,
    MAPS,
    NEUTRAL,
    NONE,
    OASIS,
    ORIENT,
    RIVER,
    ROME,
    SEA,
    SUBTROPICAL,
    TAIFAS,
    TEMPERATE,
    TRAIL,
    TURQUOISE,
    VIKINGS,
    YELLOW,
)

pytestmark = pytest.mark.compiled

COUNTS = {
    BRITANNIA: [(46, 1, 19, 42, 165), (85, 1, 38, 61, 330), (146, 1, 76, 88, 609)],
    ITALIA: [(49, 2, 19, 43, 166), (95, 2, 38, 75, 336), (167, 2, 76, 104, 633)],
    TAIFAS: [(45, 0, 17, 30, 156), (87, 0, 34, 45, 309), (149, 0, 67, 59, 569)],
    VIKINGS: [(54, 0, 24, 40, 196), (103, 0, 47, 63, 396), (180, 0, 91, 89, 729)],
    HUNS: [(46, 0, 11, 17, 118), (90, 0, 22, 27, 245), (168, 0, 37, 36, 479)],
    ORIENT: [(56, 10, 14, 25, 200), (108, 10, 28, 35, 373), (189, 10, 54, 45, 666)],
}
"""Land to play on, neutral land, seas, coastal land, and adjacencies, at each level."""

EVERY = [(number, level) for number in range(len(MAPS)) for level in (1, 2, 3)]


def names(board: Map, fields: list[int]) -> list[str]:
    return [board.ids[field] for field in fields]


@pytest.mark.rule("SZ-D1.1", "SZ-D2.4", "SZ-D8.1")
@pytest.mark.parametrize(("number", "level"), EVERY)
def test_how_many_fields_a_map_has(number: int, level: int) -> None:
    board = map_of(number, level)
    land = [field for field in range(board.count) if board.sort[field] == LAND]
    play = [field for field in land if board.neutral[field] == NONE]
    seas = [field for field in range(board.count) if board.sort[field] == SEA]
    coasts = {field: [f for f in board.coast[field] if f in seas] for field in land}
    ways = sum(len(board.land_next[field]) for field in land) // 2
    ways += sum(len([f for f in board.ship_next[field] if f in seas]) for field in seas) // 2
    ways += sum(len(found) for found in coasts.values())
    coastal = [field for field in play if coasts[field]]
    counted = (len(play), len(land) - len(play), len(seas), len(coastal), ways)
    assert counted == COUNTS[number][level - 1]


@pytest.mark.rule("SZ-D2.1", "SZ-D2.2", "SZ-D2.3", "SZ-E3.2")
def test_more_players_play_on_smaller_fields() -> None:
    assert [level_of(players) for players in range(2, 13)] == [1] * 2 + [2] * 4 + [3] * 5
    fields = [
        {map_of(HUNS, level).ids[field] for field in range(60)} & {"01", "01ab", "01cd", "01a"}
        for level in (1, 2, 3)
    ]
    assert fields == [{"01"}, {"01ab", "01cd"}, {"01a"}]


@pytest.mark.rule("SZ-D2.5")
def test_a_small_base_has_only_the_parts_it_has() -> None:
    assert [id for id in map_of(HUNS, 2).ids if id.startswith("14")] == ["14ab"]
    assert [id for id in map_of(HUNS, 3).ids if id.startswith("14")] == ["14a"]


@pytest.mark.parametrize(("number", "level"), EVERY)
def test_ways_lead_both_ways(number: int, level: int) -> None:
    board = map_of(number, level)
    for table in (board.land_next, board.black_next, board.ship_next, board.coast):
        for field in range(board.count):
            assert field not in table[field]
            assert all(field in table[other] for other in table[field])
    for field in range(board.count):
        assert all((field, by) in board.river_next[end] for end, by in board.river_next[field])
        assert all((field, by) in board.down_river[end] for end, by in board.down_river[field])


@pytest.mark.rule("SZ-D3.1", "SZ-D8.1")
@pytest.mark.parametrize(("number", "level"), EVERY)
def test_a_black_border_has_no_open_edge(number: int, level: int) -> None:
    board = map_of(number, level)
    assert any(board.black_next[field] for field in range(board.count)) or level == 1
    for field in range(board.count):
        assert not set(board.black_next[field]) & set(board.land_next[field])


@pytest.mark.rule("SZ-D3.2", "SZ-D6.6")
def test_sections_of_large_rivers_lie_between_land_and_lead_to_the_sea() -> None:
    board = map_of(ITALIA, 3)
    sections = [field for field in range(board.count) if board.sort[field] == RIVER]
    assert names(board, sections) == ["padus-1", "padus-2", "padus-3"]
    assert [names(board, board.ship_next[section]) for section in sections] == [
        ["padus-2"],
        ["padus-1", "padus-3"],
        ["sSb", "padus-2"],
    ]
    assert all(board.sort[bank] == LAND for s in sections for bank in board.coast[s])
    assert {by for field in range(board.count) for _, by in board.river_next[field]} <= {*sections}


@pytest.mark.rule("SZ-D6.6")
def test_mouths_of_the_rivers_of_the_huns() -> None:
    board = map_of(HUNS, 3)
    mouths = {
        id: [name for name in names(board, board.ship_next[board.number(id)]) if name[0] == "s"]
        for id in ("danubius-5", "danapris-4", "tanais-3")
    }
    assert mouths == {
        "danubius-5": ["sEa", "sEb"],
        "danapris-4": ["sFa", "sFc"],
        "tanais-3": ["sKa", "sKb", "sKc"],
    }


@pytest.mark.rule("SZ-D4.1", "SZ-D4.2")
@pytest.mark.parametrize(
    ("colours", "best"),
    [
        ([GREEN, YELLOW, BROWN], YELLOW),
        ([BROWN, GREEN, GREY], GREEN),
        ([BROWN, TURQUOISE, TURQUOISE], TURQUOISE),
        ([BROWN, TURQUOISE], BROWN),
        ([GREY, BROWN], BROWN),
        ([GREY, GREY], GREY),
        ([NEUTRAL], NEUTRAL),
    ],
)
def test_the_best_colour_counts(colours: list[int], best: int) -> None:
    assert best_colour(colours) == best


@pytest.mark.rule("SZ-D4.5")
def test_permanently_neutral_land() -> None:
    def neutrals(number: int, sort: int) -> int:
        return map_of(number, 1).neutral.count(sort)

    assert neutrals(BRITANNIA, BELGICA) == 1
    assert (neutrals(ITALIA, BARBARIANS), neutrals(ITALIA, DESERT)) == (1, 1)
    assert (neutrals(ORIENT, DESERT), neutrals(ORIENT, TRAIL)) == (5, 5)
    assert set(map_of(HUNS, 1).neutral) == {NONE}


@pytest.mark.parametrize(
    ("number", "special", "ids"),
    [
        (ITALIA, ROME, ["15", "15ab", "15b"]),
        (ITALIA, CARTHAGE, ["36", "36ab", "36a"]),
        (HUNS, CONSTANTINOPLE, ["14", "14ab", "14a"]),
    ],
)
@pytest.mark.rule("SZ-P4.7", "SZ-P4.8", "SZ-P4.38")
def test_fields_for_one_player_only(number: int, special: int, ids: list[str]) -> None:
    for level, id in zip((1, 2, 3), ids):
        board = map_of(number, level)
        assert [f for f in range(board.count) if board.special[f] == special] == [board.number(id)]


def test_every_part_of_an_oasis_is_one() -> None:
    board = map_of(ORIENT, 3)
    oases = [board.ids[field] for field in range(board.count) if board.special[field] == OASIS]
    assert {id[:2] for id in oases} == {"55", "56"}
    assert {"56a", "56c"} <= {*oases}


@pytest.mark.rule("SZ-D5.3")
@pytest.mark.parametrize(("number", "level"), EVERY)
def test_shipyards_touch_one_or_two_seas(number: int, level: int) -> None:
    board = map_of(number, level)
    for field in range(board.count):
        seas = [other for other in board.coast[field] if board.sort[other] == SEA]
        assert bool(board.points[field]) == (board.sort[field] == LAND and bool(seas))
        for cell, one, other in board.points[field]:
            assert board.at(cell) == field
            assert one in seas
            assert other == NONE or (other in seas and other != one)


@pytest.mark.rule("SZ-D8.2", "SZ-EX16")
def test_a_border_in_the_mountains_is_rough_between_green_fields() -> None:
    board = map_of(HUNS, 1)
    pannonia = board.number("01")
    rough = [
        other
        for other in board.land_next[pannonia]
        if board.colour[other] == GREEN and board.rough_border[board.border(other, pannonia)]
    ]
    assert board.colour[pannonia] == GREEN
    assert rough


@pytest.mark.rule("SZ-D6.11")
def test_a_border_has_one_number_from_both_sides() -> None:
    board = map_of(HUNS, 1)
    assert board.border(3, 7) == board.border(7, 3)
    assert board.sides(board.border(7, 3)) == (3, 7)


@pytest.mark.rule("SZ-Q1.1", "SZ-Q1.2")
def test_climates() -> None:
    assert {*map_of(BRITANNIA, 1).climate} == {TEMPERATE, COLD, NONE}
    huns = map_of(HUNS, 1)
    assert huns.climate[huns.number("14")] == SUBTROPICAL
    for number, level in EVERY:
        board = map_of(number, level)
        for field in range(board.count):
            cells = [board.ground.hatched[cell] for cell in board.cells[field]]
            if board.sort[field] == LAND and cells.count(True) * 2 == len(cells):
                assert board.climate[field] == max(board.ground.climates)


@pytest.mark.rule("SZ-D6.5")
def test_a_sea_of_two_colours_is_calm() -> None:
    assert [is_stormy(letters) for letters in ("==", "=~", "~~")] == [True, False, False]
    board = map_of(BRITANNIA, 1)
    assert board.stormy[board.number("sS")]
    assert not any(board.stormy[field] for field in range(board.count) if board.sort[field] == LAND)


# Mistakes in the files


def broken(tmp_path: Path, old: str, new: str) -> str:
    text = (CONTENT / "huns.toml").read_text(encoding="utf-8")
    assert old in text
    (tmp_path / "huns.toml").write_text(text.replace(old, new, 1), encoding="utf-8")
    with pytest.raises(ContentError) as error:
        load_ground(tmp_path, "huns")
    return str(error.value)


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ('"7.8-8.8"', '"7.8-9.8"', '"7.8-9.8" is no edge between two cells of land'),
        ('"7.8-8.8"', '"7.8-99.8"', '"99.8" is no cell of this map'),
        ('nation = "K"', 'nation = "X"', 'lands 14: unknown nation "X"'),
        ('special = "constantinople"', 'special = "rom"', 'lands 14: unknown special "rom"'),
        ('"temperate"', '"temperat"', 'unknown climate "temperat" (did you mean "temperate"?)'),
        ('mouth = "sF"', 'mouth = "sZ"', 'large_rivers danapris: its mouth "sZ" is no sea'),
        ("46 = {", "47 = {", 'base "46" is not both in the fields and in the lands'),
        ("[openings]", "[opening]", 'unknown field "opening" (did you mean "openings"?)'),
        ('2 = [["19"', '3 = [["19"', "not valid TOML"),
    ],
)
def test_mistakes_in_a_map_are_named(tmp_path: Path, old: str, new: str, complaint: str) -> None:
    message = broken(tmp_path, old, new)
    assert message.startswith("huns.toml")
    assert complaint in message
