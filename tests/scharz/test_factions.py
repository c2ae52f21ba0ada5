"""Chapters 14.3 and 14.4: factions."""

from pathlib import Path

import pytest

from kronika.core.errors import ContentError
from kronika.games.scharz.factions import (
    Faction,
    factions,
    factions_of,
    load,
    possible_factions,
)
from kronika.games.scharz.maps import CONTENT, map_of
from kronika.games.scharz.terms import (
    ABILITIES,
    BRITANNIA,
    HUNS,
    ITALIA,
    MAPS,
    NONE,
    ORIENT,
    TAIFAS,
    VIKINGS,
)

pytestmark = pytest.mark.compiled


def faction(id: str) -> Faction:
    return next(each for each in factions() if each.id == id)


def possible(map: int, *regions: str) -> list[str]:
    """The factions that somebody with villages in these regions may have."""
    board = map_of(map, 1)
    letters = board.ground.letters
    villages = [
        next(
            field
            for field in range(board.count)
            if board.nation[field] == (NONE if region == "-" else letters.index(region))
            and board.sort[field] == 0
        )
        for region in regions
    ]
    return [
        factions()[number].id.partition("-")[2]
        for number in possible_factions(map, board, villages)
    ]


@pytest.mark.parametrize(
    ("map", "names"),
    [
        (ITALIA, "etruscans carthaginians greeks illyrians celts romans"),
        (BRITANNIA, "scots-and-irish islanders picts romans germans celts"),
        (VIKINGS, "vikings british-isles franks slavs-and-balts"),
        (TAIFAS, "christian-reinos muslim-taifas almoravids franks vikings"),
        (
            ORIENT,
            "egypt canaan qatna yamhad hittites aegeans mitanni assyria babylon elam kassites "
            "hurrians",
        ),
        (HUNS, "constantinople romans bosporus huns alans visigoths ostrogoths slavs"),
    ],
)
def test_factions_of_a_map(map: int, names: str) -> None:
    found = [factions()[number].id for number in factions_of(map)]
    assert found == [f"{MAPS[map]}-{name}" for name in names.split()]


@pytest.mark.rule("SZ-E2.13", "SZ-P3.1")
def test_most_villages_decide() -> None:
    assert possible(HUNS, "V", "V", "R") == ["visigoths"]
    assert possible(HUNS, "V", "O", "R") == ["romans", "visigoths", "ostrogoths"], "a tie"
    assert possible(HUNS, "V", "O", "H") == ["visigoths", "ostrogoths"], "Huns are declared first"
    assert possible(BRITANNIA, "B", "B", "H") == ["romans", "germans", "celts"], "a shared region"


@pytest.mark.rule("SZ-E2.13")
def test_villages_without_a_nation_do_not_count() -> None:
    assert possible(ORIENT, "-", "-", "E") == ["egypt"]
    assert len(possible(ORIENT, "-")) == 12
    assert "vikings" not in possible(TAIFAS), "they have no region"


@pytest.mark.rule("SZ-P4.1")
def test_one_village_suffices_for_etruscans() -> None:
    assert possible(ITALIA, "R", "R", "E") == ["etruscans", "romans"]
    assert possible(ITALIA, "R", "R", "G") == ["romans"]


@pytest.mark.rule("SZ-P4.3", "SZ-P4.16", "SZ-J6.3")
def test_fleets() -> None:
    fleets = {each.id: each.fleet for each in factions() if each.fleet != 4}
    assert fleets == {"italia-greeks": 2, "vikings-vikings": 1, "taifas-vikings": 1}


@pytest.mark.rule("SZ-P4.41")
def test_how_the_huns_start() -> None:
    start = faction("huns-huns").start
    assert (start.villages, start.infantry, start.cavalry) == (1, 3, 3)
    assert (start.sheep, start.pigs, start.horses) == (2, 0, 2)
    assert (start.grain, start.gold, start.dock) == (5, 7, False)


def test_every_ability_belongs_to_some_faction() -> None:
    used = 0
    for each in factions():
        used |= each.abilities
    assert used == (1 << len(ABILITIES)) - 1


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ('id = "huns-slavs"', 'id = "hunns-slavs"', 'unknown map "hunns" (did you mean "huns"?)'),
        ('region = "L"', 'region = "Z"', 'factions "orient-elam": unknown region "Z"'),
        ('"cheap-ships"', '"cheap-ship"', 'unknown ability "cheap-ship" (did you mean'),
        ("fleet = 2", "fleet = 0", 'factions "italia-greeks": field "fleet" must be at least 1'),
        ("experienced = 3", "veterans = 3", 'start: unknown field "veterans"'),
        ('id = "huns-slavs"', 'id = "huns-alans"', 'duplicate id "huns-alans"'),
    ],
)
def test_mistakes_are_named(tmp_path: Path, old: str, new: str, complaint: str) -> None:
    text = (CONTENT / "factions.toml").read_text(encoding="utf-8")
    assert old in text
    (tmp_path / "factions.toml").write_text(text.replace(old, new, 1), encoding="utf-8")
    with pytest.raises(ContentError) as error:
        load(tmp_path)
    assert str(error.value).startswith("factions.toml")
    assert complaint in str(error.value)
