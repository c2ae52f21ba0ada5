"""Chapter 9.8: ambush by fortifications."""

import pytest

from kronika.games.scharz.ambush import ambushes
from kronika.games.scharz.content import BLUE_DIE
from kronika.games.scharz.movelog import UNITS
from kronika.games.scharz.moves import begin_subphase, lock_fields
from kronika.games.scharz.position import Position
from kronika.games.scharz.terms import BROWN, GREEN, HI, LI, NONE

from .helpers import Answers, answer

pytestmark = pytest.mark.compiled

BLANK, SWORD, SWORDS = range(3)


def colour(table: Position, wanted: int = GREEN) -> str:
    board = table.s.map
    return next(board.ids[f] for f in range(board.count) if board.colour[f] == wanted)


def fort(
    mode: str = "white", building: str = "village", wanted: int = GREEN
) -> tuple[Position, str]:
    """A fortified settlement of player 0."""
    table = Position("taifas", mode)
    id = colour(table, wanted)
    getattr(table, building)(0, id)
    table.s.fortified[table.field(id)] = True
    return table, id


def enter(
    table: Position, id: str, *faces: int, player: int = 1, level: str = "standard", **units: int
) -> None:
    """Units come in this subphase; the blue dice will show so many swords."""
    s = table.s
    if s.moves.subphase != UNITS:
        begin_subphase(s, UNITS)
    before = len(s.owner)
    table.units(player, id, level, **units)
    s.moves.begin(UNITS, len(s.owner), s.moves.before)
    for unit in range(before, len(s.owner)):
        s.moves.changes[unit] = 1
    blue = s.content.faces[BLUE_DIE]
    s.dice = s.dice.loaded([blue.index(face) for face in faces])


def ambushed(table: Position, *keys: tuple[int, str]) -> Answers:
    return answer(ambushes(table.s), keys)


def types(table: Position, player: int = 1) -> list[int]:
    return sorted(table.s.type[unit] for unit in table.s.units_of(player))


@pytest.mark.rule("SZ-EX18", "SZ-J8.1", "SZ-J8.2")
def test_heavy_infantry_that_meets_two_swords_is_destroyed() -> None:
    table, id = fort()
    enter(table, id, SWORDS, heavy_infantry=1)
    ambushed(table)
    assert types(table) == []
    assert table.s.dice.position == 1, "a village has one die"
    lock_fields(table.s)
    assert not table.s.locked[table.field(id)]
    assert table.s.control[table.field(id)] == 0


@pytest.mark.rule("SZ-J8.1")
def test_a_city_has_two_dice() -> None:
    table, id = fort(building="city")
    enter(table, id, SWORD, SWORD, light_infantry=3)
    ambushed(table)
    assert types(table) == [LI]


@pytest.mark.rule("SZ-J8.1", "SZ-J8.2", "SZ-K3.3")
def test_the_owner_of_the_fortification_chooses_whom_he_hits() -> None:
    table, id = fort()
    enter(table, id, SWORD, light_infantry=1, siege_engines=1, mercenaries=1)
    ambushed(table)
    assert LI not in types(table), "one sword destroys no mercenaries, who stand there too"
    table, id = fort()
    enter(table, id, SWORDS, light_infantry=1, heavy_infantry=1)
    asked = ambushed(table, (0, "hit player-2 heavy-infantry standard 1")).asked
    assert [player for player, _ in asked] == [0]
    assert types(table) == [LI]


@pytest.mark.rule("SZ-J8.1", "SZ-K3.4", "SZ-F7.1")
def test_who_entered_chooses_in_the_back() -> None:
    table, id = fort()
    enter(table, id, SWORD, level="experienced", light_infantry=1, cavalry=1)
    s = table.s
    s.type[1] = LI
    s.experience[1] = 3
    asked = ambushed(table, (1, "expose player-2 light-infantry veteran 1")).asked
    assert [player for player, _ in asked] == [1]
    assert len(types(table)) == 2, "a veteran outlasts one sword"


@pytest.mark.rule("SZ-J8.1", "SZ-J8.2")
def test_shields_protect_large_armies_and_the_rest_of_the_swords_is_lost() -> None:
    table, id = fort()
    enter(table, id, SWORD, light_infantry=5)
    ambushed(table)
    assert len(types(table)) == 5
    table, id = fort()
    enter(table, id, SWORDS, light_infantry=5)
    ambushed(table)
    assert len(types(table)) == 4
    table, id = fort()
    enter(table, id, SWORD, heavy_infantry=1)
    ambushed(table)
    assert types(table) == [HI]


@pytest.mark.rule("SZ-J8.2")
def test_only_those_who_entered_give_shields_and_are_hit() -> None:
    table, id = fort()
    table.units(1, id, light_infantry=4)
    enter(table, id, SWORD, light_infantry=1)
    ambushed(table)
    assert table.s.units_of(1) == [0, 1, 2, 3]


@pytest.mark.rule("SZ-J8.2")
def test_lives_are_those_of_the_land() -> None:
    table, id = fort(wanted=BROWN)
    enter(table, id, SWORD, heavy_infantry=1)
    ambushed(table)
    assert types(table) == [], "heavy infantry has one life in mountains"


@pytest.mark.rule("SZ-J8.2", "SZ-OP11")
def test_once_for_each_player_who_entered() -> None:
    table, id = fort()
    enter(table, id, light_infantry=2)
    s = table.s
    table.units(2, id, light_infantry=1)
    s.moves.begin(UNITS, len(s.owner), s.moves.before)
    for unit in s.units():
        s.moves.changes[unit] = 1
    blue = s.content.faces[BLUE_DIE]
    s.dice = s.dice.loaded([blue.index(SWORD), blue.index(SWORD), 0])
    ambushed(table)
    assert (len(types(table, 1)), len(types(table, 2))) == (1, 0)
    assert s.dice.position == 2


@pytest.mark.rule("SZ-J8.3", "SZ-J8.1")
def test_nobody_is_ambushed_without_a_fortification() -> None:
    table, id = fort(building="city")
    table.s.fortified[table.field(id)] = False
    enter(table, id, SWORDS, light_infantry=1)
    ambushed(table)
    assert table.s.dice.position == 0


@pytest.mark.rule("SZ-J8.1")
def test_an_encircled_fortification_does_not_ambush() -> None:
    table, id = fort()
    table.units(1, id, light_infantry=1).encircled(id)
    enter(table, id, SWORDS, light_infantry=1)
    ambushed(table)
    assert table.s.dice.position == 0


@pytest.mark.rule("SZ-J8.1")
def test_partners_and_those_who_were_there_are_not_ambushed() -> None:
    table, id = fort()
    enter(table, id, SWORDS, light_infantry=1)
    table.truce(1, 0)
    ambushed(table)
    assert table.s.dice.position == 0
    table, id = fort()
    table.units(1, id, light_infantry=1)
    begin_subphase(table.s, UNITS)
    ambushed(table)
    assert table.s.dice.position == 0


@pytest.mark.rule("SZ-J8.1")
@pytest.mark.parametrize("mode", ["first", "basic"])
def test_no_ambush_before_white_mode(mode: str) -> None:
    table, id = fort(mode)
    enter(table, id, SWORDS, light_infantry=1)
    ambushed(table)
    assert table.s.dice.position == 0


@pytest.mark.rule("SZ-P1.1", "SZ-G5.6", "SZ-J8.1")
def test_an_ambush_brings_prestige_after_combat() -> None:
    table, id = fort("yellow")
    enter(table, id, SWORD, light_infantry=1)
    table.village(1, colour(table, BROWN))
    ambushed(table)
    s = table.s
    assert (s.due_prestige[0], s.destroyed[0], s.lost[1]) == (2, 2, 2)
    assert s.points == [0, 0, 0]
    assert s.settlement_owner[table.field(id)] != NONE
