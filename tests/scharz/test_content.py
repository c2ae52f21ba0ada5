"""The tables of the rulebook, and mistakes in their file."""

from pathlib import Path

import pytest

from kronika.core.errors import ContentError
from kronika.games.scharz.content import default, load
from kronika.games.scharz.maps import CONTENT
from kronika.games.scharz.terms import (
    BASIC,
    BUILDINGS,
    COR,
    ELE,
    FIRST,
    FORTIFICATION,
    GREEN_MODE,
    HERDS,
    HORSES,
    MERC,
    MODES,
    PHASES,
    PORT,
    RED,
    SEASONS,
    SHEEP,
    UNITS,
    WHITE,
    WS,
    YELLOW_MODE,
)

pytestmark = pytest.mark.compiled


@pytest.mark.rule("SZ-A2.7")
def test_units_of_each_mode() -> None:
    content = default()
    found = [
        {UNITS[unit] for unit in range(len(UNITS)) if content.has_unit(mode, unit)}
        for mode in range(len(MODES))
    ]
    casual = {*UNITS} - {UNITS[WS], UNITS[MERC], UNITS[COR], UNITS[ELE]}
    assert found[FIRST] == found[BASIC] == casual
    assert found[WHITE] == found[GREEN_MODE] == {*UNITS} - {UNITS[ELE]}
    assert found[YELLOW_MODE] == found[RED] == {*UNITS}


@pytest.mark.rule("SZ-A2.8")
def test_buildings_of_each_mode() -> None:
    content = default()
    for mode in range(len(MODES)):
        for building in range(len(BUILDINGS)):
            advanced = building in (PORT, FORTIFICATION)
            assert content.has_building(mode, building) == (mode >= WHITE or not advanced)


@pytest.mark.rule("SZ-A2.9")
def test_herds_of_each_mode() -> None:
    content = default()
    assert [content.has_herd(mode, SHEEP) for mode in range(6)] == [0, 1, 0, 1, 1, 1]
    assert [content.has_herd(mode, HORSES) for mode in range(6)] == [0, 0, 0, 1, 1, 1]
    assert len(HERDS) == len(content.herd_meat) == 4


@pytest.mark.rule("SZ-A1.3", "SZ-F3.1", "SZ-F3.2", "SZ-F3.3", "SZ-F3.4", "SZ-F3.5", "SZ-F3.6")
def test_calendars() -> None:
    calendar = default().calendar
    assert [len(year) for year in calendar] == [4, 4, 4, 4, 6, 8]

    def told(mode: int) -> list[str]:
        return [
            " ".join(
                [
                    SEASONS[each.season],
                    *(f"{PHASES[phase]}:" for phase in each.start),
                    *(PHASES[phase] for phase in each.end),
                ]
            )
            for each in calendar[mode]
        ]

    assert told(FIRST) == told(WHITE)
    assert told(WHITE) == ["spring taxes", "summer taxes", "autumn taxes", "winter salaries"]
    assert told(BASIC) == told(GREEN_MODE)
    assert told(GREEN_MODE) == [
        "spring births sowing",
        "summer taxes crops",
        "autumn harvest",
        "winter feeding",
    ]
    assert told(YELLOW_MODE) == [
        "spring new-year: births",
        "spring sowing",
        "summer taxes crops",
        "autumn harvest",
        "autumn festivities",
        "winter feeding",
    ]
    assert told(RED) == [
        "spring new-year: births",
        "spring sowing",
        "summer taxes",
        "summer weather-crops crops",
        "autumn harvest",
        "autumn festivities",
        "winter weather-winter:",
        "winter feeding",
    ]


@pytest.mark.rule("SZ-M8.1", "SZ-Q8.4")
def test_when_mercenaries_are_paid() -> None:
    pays = [[each.pays for each in year] for year in default().calendar]
    assert pays[WHITE] == [0, 0, 0, 0]
    assert pays[GREEN_MODE] == [0, 0, 0, 2]
    assert pays[YELLOW_MODE] == [0, 0, 1, 0, 0, 1]
    assert pays[RED] == [0, 0, 0, 1, 0, 0, 0, 1]


@pytest.mark.rule("SZ-B2.2", "SZ-B2.3", "SZ-B2.4", "SZ-B2.5")
def test_faces_of_the_dice() -> None:
    white, reversed_white, blue, red = default().faces
    assert sorted(white) == [0, 0, 0, 0, 1, 1]
    assert [1 - face for face in white] == reversed_white
    assert sorted(blue) == [0, 0, 1, 1, 1, 2]
    assert sorted(red) == [0, 1, 1, 2, 2, 2]


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ('id = "elephants"', 'id = "elefants"', 'unknown units "elefants" (did you mean'),
        (
            'position = "back"',
            'position = "rear"',
            'units "siege-engines": unknown position "rear"',
        ),
        ('plains = "rr"', 'plains = "rx"', 'units "elephants": unknown die "x"'),
        ('modes = "YR"', 'modes = "YX"', 'units "elephants": unknown mode "X"'),
        ('end = ["feeding"]', 'end = ["fasting"]', 'unknown phase "fasting"'),
        ('modes = "FW"\nrounds', 'modes = "W"\nrounds', "mode first has no calendar"),
        ('modes = "BG"\nrounds', 'modes = "BGF"\nrounds', "mode first has two calendars"),
        ("blue = [0, 0, 1", "blue = [0, 1", "wrong number of faces of a blue die: 5 instead of 6"),
        ("cubes = 20", "cubes = 0", 'numbers: field "cubes" must be at least 1'),
        ("eats = 3", "eats = -3", 'herds "cattle": field "eats" must be at least 0'),
    ],
)
def test_mistakes_are_named(tmp_path: Path, old: str, new: str, complaint: str) -> None:
    text = (CONTENT / "rules.toml").read_text(encoding="utf-8")
    assert old in text
    (tmp_path / "rules.toml").write_text(text.replace(old, new, 1), encoding="utf-8")
    with pytest.raises(ContentError) as error:
        load(tmp_path)
    assert str(error.value).startswith("rules.toml")
    assert complaint in str(error.value)
