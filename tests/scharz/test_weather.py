"""Chapters 15.1 and 15.4 to 15.6: weather, ice and pastures."""

import pytest

from kronika.games.scharz.factions import factions
from kronika.games.scharz.farming import crops
from kronika.games.scharz.position import Position
from kronika.games.scharz.skies import Skies
from kronika.games.scharz.supply import is_open_to
from kronika.games.scharz.terms import (
    BAD,
    COLD,
    COLOURS,
    GOOD,
    GREEN,
    LAND,
    NONE,
    NORMAL,
    RIVER,
    SEASONS,
    SUBTROPICAL,
    TEMPERATE,
    WINTER,
    YELLOW,
)
from kronika.games.scharz.weather import (
    freeze_rivers,
    is_bad_winter_at_sea,
    land_is_closed,
    needs_no_grain,
    season,
    weather_crops,
    weather_winter,
)

pytestmark = pytest.mark.compiled


def roll(table: Position, *rolls: int) -> None:
    """The next dice show this."""
    table.s.dice = table.s.dice.loaded([each - 1 for each in rolls])


def at(table: Position, name: str) -> Position:
    """The last round of a season."""
    seasons = [each.season for each in table.s.content.calendar[table.s.mode]]
    table.s.round = len(seasons) - seasons[::-1].index(SEASONS.index(name))
    return table


def of(table: Position, climate: int, colour: int = GREEN) -> str:
    """A field of a climate and colour."""
    board = table.s.map
    for field in range(board.count):
        ordinary = board.sort[field] == LAND and board.neutral[field] == NONE
        if ordinary and (board.climate[field], board.colour[field]) == (climate, colour):
            return board.ids[field]
    raise AssertionError(f"no {COLOURS[colour]} field there")


def sections(table: Position) -> list[int]:
    return [f for f in range(table.s.map.count) if table.s.map.sort[f] == RIVER]


# Crops


@pytest.mark.rule("SZ-Q5.1", "SZ-Q1.1", "SZ-N5.2")
@pytest.mark.parametrize(
    ("map", "climate", "growth"),
    [
        ("taifas", SUBTROPICAL, [1, 1, 0, 0, 0, -1]),
        ("taifas", TEMPERATE, [1, 0, 0, 0, 0, -1]),
        ("britannia", TEMPERATE, [1, 0, 0, 0, 0, -1]),
        ("britannia", COLD, [0, 0, 0, 0, -1, -1]),
    ],
)
def test_the_weather_of_crops(map: str, climate: int, growth: list[int]) -> None:
    for number, change in enumerate(growth, start=1):
        table = Position(map, "red")
        id = of(table, climate)
        table.grain(0, id)
        roll(table, number)
        weather_crops(table.s)
        crops(table.s)
        assert table.s.crop[table.field(id)] == 2 + change


@pytest.mark.rule("SZ-Q5.1", "SZ-OP21")
def test_a_field_gains_one_grain_however_much_was_sown() -> None:
    table = Position("taifas", "red")
    id = of(table, SUBTROPICAL)
    table.grain(0, id, sown=2)
    table.s.plundered[table.field(id)] = True
    roll(table, 1)
    weather_crops(table.s)
    crops(table.s)
    assert table.s.crop[table.field(id)] == 2


@pytest.mark.rule("SZ-Q5.1")
def test_weather_is_rolled_for_sown_fields_alone_and_each_year_anew() -> None:
    table = Position("taifas", "red")
    id = of(table, SUBTROPICAL)
    table.grain(0, id)
    roll(table, 1)
    weather_crops(table.s)
    assert table.s.dice.position == 1
    table.s.sown[table.field(id)] = 0
    weather_crops(table.s)
    assert table.s.dice.position == 1
    assert not any(table.s.skies.growth)


@pytest.mark.rule("SZ-Q5.1", "SZ-F3.3", "SZ-F3.4")
def test_only_red_mode_has_weather() -> None:
    for mode in ("basic", "green", "yellow", "red"):
        calendar = Position("taifas", mode).s.content.calendar
        names = [
            phase
            for each in calendar[Position("taifas", mode).s.mode]
            for phase in each.start + each.end
        ]
        assert (9 in names, 10 in names) == (mode == "red", mode == "red")


# Winter


@pytest.mark.rule("SZ-Q6.1", "SZ-C1.3")
@pytest.mark.parametrize(
    ("map", "first", "second"),
    [
        (
            "taifas",
            [GOOD, GOOD, NORMAL, NORMAL, NORMAL, NORMAL],
            [GOOD, NORMAL, NORMAL, NORMAL, NORMAL, BAD],
        ),
        (
            "huns",
            [GOOD, GOOD, NORMAL, NORMAL, NORMAL, NORMAL],
            [GOOD, NORMAL, NORMAL, NORMAL, NORMAL, BAD],
        ),
        (
            "britannia",
            [GOOD, NORMAL, NORMAL, NORMAL, NORMAL, BAD],
            [NORMAL, NORMAL, NORMAL, NORMAL, BAD, BAD],
        ),
    ],
)
def test_the_weather_of_a_winter(map: str, first: list[int], second: list[int]) -> None:
    for number in range(1, 7):
        table = Position(map, "red")
        warm, cold = sorted(table.s.map.ground.climates)
        roll(table, number, number, number)
        weather_winter(table.s)
        skies = table.s.skies
        assert (skies.winter[warm], skies.winter[cold]) == (first[number - 1], second[number - 1])
        assert skies.sea == (BAD if number >= 5 else GOOD)
        twin = table.s.copy()
        assert twin.skies == skies
        assert twin.skies is not skies
        assert hash(twin.skies) == hash(skies)
        twin.skies.winter[warm] = twin.skies.sea = NONE
        assert twin.skies != skies


@pytest.mark.rule("SZ-Q6.1", "SZ-Q6.3", "SZ-Q1.2")
def test_bad_weather_closes_the_land_of_its_climate_in_both_winter_rounds() -> None:
    table = at(Position("britannia", "red"), "winter")
    warm, cold = table.field(of(table, TEMPERATE)), table.field(of(table, COLD))
    roll(table, 3, 6, 1)
    weather_winter(table.s)
    for round in (7, 8):
        table.s.round = round
        assert land_is_closed(table.s, cold)
        assert not land_is_closed(table.s, warm)
    table.s.round = 1
    assert not land_is_closed(table.s, cold), "spring has come"


@pytest.mark.rule("SZ-Q6.3", "SZ-Q6.4")
def test_before_red_mode_nothing_closes() -> None:
    table = at(Position("britannia", "yellow"), "winter")
    table.s.skies.winter = [BAD, BAD, BAD]
    table.s.skies.sea = BAD
    assert not land_is_closed(table.s, table.field(of(table, COLD)))
    assert not is_bad_winter_at_sea(table.s)


@pytest.mark.rule("SZ-Q6.4", "SZ-Q6.1")
def test_a_bad_winter_at_sea_ends_in_spring() -> None:
    table = at(Position("britannia", "red"), "winter")
    roll(table, 1, 1, 5)
    weather_winter(table.s)
    assert is_bad_winter_at_sea(table.s)
    assert not is_bad_winter_at_sea(at(table, "spring").s)


# Ice


@pytest.mark.rule("SZ-D6.7", "SZ-D3.2", "SZ-P4.46", "SZ-OP06", "SZ-C1.4")
@pytest.mark.parametrize("mode", ["yellow", "red"])
def test_sections_without_ships_freeze_on_a_five_or_six(mode: str) -> None:
    table = at(Position("huns", mode), "winter")
    s = table.s
    rivers = sections(table)
    table.units(0, s.map.ids[rivers[0]], warship=1)
    roll(table, 4, 5, 6, *[1] * (len(rivers) - 4))
    freeze_rivers(s)
    assert [s.frozen[section] for section in rivers[:4]] == [False, False, True, True]
    assert not any(s.frozen[section] for section in rivers[4:])
    assert s.dice.position == len(rivers) - 1
    assert is_open_to(s, rivers[2], 1)
    assert not is_open_to(s, rivers[1], 1)
    at(table, "spring")
    freeze_rivers(s)
    assert not any(s.frozen)


@pytest.mark.rule("SZ-D6.7", "SZ-OP06")
@pytest.mark.parametrize(
    ("map", "mode", "month"),
    [("huns", "green", "winter"), ("huns", "yellow", "autumn"), ("italia", "yellow", "winter")],
)
def test_no_ice_before_yellow_mode_nor_in_other_seasons_nor_on_the_po(
    map: str, mode: str, month: str
) -> None:
    table = at(Position(map, mode), month)
    assert sections(table)
    freeze_rivers(table.s)
    assert not any(table.s.frozen)
    assert table.s.dice.position == 0


@pytest.mark.rule("SZ-D6.13", "SZ-D6.7")
def test_corsairs_open_no_section() -> None:
    table = at(Position("huns", "yellow"), "winter")
    section = sections(table)[0]
    table.units(0, table.s.map.ids[section], corsairs=1)
    assert not is_open_to(table.s, section, 0)
    roll(table, 6)
    freeze_rivers(table.s)
    assert table.s.frozen[section]


# Pastures


@pytest.mark.rule("SZ-Q4.1")
def test_winter_pastures() -> None:
    for map, climate, colour, free in (
        ("taifas", SUBTROPICAL, YELLOW, True),
        ("taifas", SUBTROPICAL, GREEN, True),
        ("taifas", TEMPERATE, GREEN, False),
        ("britannia", TEMPERATE, YELLOW, True),
        ("britannia", COLD, GREEN, False),
    ):
        table = at(Position(map, "red"), "winter")
        table.herds(0, of(table, climate, colour), sheep=1)
        assert needs_no_grain(table.s, 0) == free


@pytest.mark.rule("SZ-D5.7", "SZ-OP05")
def test_a_herd_inside_a_settlement_grazes_nowhere() -> None:
    table = at(Position("taifas", "red"), "winter")
    id = of(table, SUBTROPICAL)
    table.village(0, id).herds(0, id, inside=True, sheep=1)
    table.s.skies.winter = [GOOD, GOOD, GOOD]
    assert not needs_no_grain(table.s, 0)


@pytest.mark.rule("SZ-Q4.2", "SZ-P4.41", "SZ-Q4.1")
def test_in_yellow_mode_only_the_huns_use_pastures() -> None:
    ids = [faction.id for faction in factions()]
    table = at(Position("huns", "yellow"), "winter")
    table.herds(0, of(table, SUBTROPICAL), sheep=1).herds(1, of(table, SUBTROPICAL), sheep=1)
    table.s.faction = [ids.index("huns-huns"), ids.index("huns-romans"), NONE]
    assert needs_no_grain(table.s, 0)
    assert not needs_no_grain(table.s, 1)
    table = at(Position("taifas", "green"), "winter")
    table.herds(0, of(table, SUBTROPICAL), sheep=1)
    assert not needs_no_grain(table.s, 0)


@pytest.mark.rule("SZ-Q6.2")
def test_in_a_good_winter_herds_of_the_climate_need_no_grain() -> None:
    table = at(Position("taifas", "red"), "winter")
    table.herds(0, of(table, TEMPERATE), sheep=1)
    assert not needs_no_grain(table.s, 0)
    table.s.skies.winter[SUBTROPICAL] = GOOD
    assert not needs_no_grain(table.s, 0)
    table.s.skies.winter[TEMPERATE] = GOOD
    assert needs_no_grain(table.s, 0)


@pytest.mark.rule("SZ-F3.6")
def test_seasons_follow_the_calendar() -> None:
    table = Position("taifas", "red")
    found = []
    for round in range(1, 9):
        table.s.round = round
        found.append(SEASONS[season(table.s)])
    assert found == [each for each in SEASONS for _ in range(2)]
    assert season(at(Position("taifas", "white"), "winter").s) == WINTER


def test_new_skies_are_normal() -> None:
    assert Skies(3) == Skies(3) != Skies(4)
