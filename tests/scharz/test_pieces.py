"""What changes the table: losses, landings, points."""

import pytest

from kronika.games.scharz.factions import factions
from kronika.games.scharz.pieces import (
    degrade,
    destroy_unit,
    earn_prestige,
    gain_points,
    grant_prestige,
    land_ship,
    lose_unit,
)
from kronika.games.scharz.position import Position
from kronika.games.scharz.state import ABOARD, OUTSIDE
from kronika.games.scharz.terms import EXPERIENCED, LI, NONE, TS, WS

pytestmark = pytest.mark.compiled


def told(table: Position) -> list[str]:
    return [line.key for line in table.s.log or []]


@pytest.mark.rule("SZ-G5.1")
def test_points_come_and_go_at_once() -> None:
    table = Position("huns")
    gain_points(table.s, 0, 4)
    gain_points(table.s, 1, -1)
    gain_points(table.s, 2, 0)
    assert table.s.points == [4, -1, 0]
    assert told(table) == ["gains-points player-1 4", "loses-points player-2 1"]


@pytest.mark.rule("SZ-B4.1", "SZ-G5.6")
def test_a_lost_unit_is_gone_and_remembered() -> None:
    table = Position("huns", "yellow").units(0, "01", light_infantry=1, heavy_infantry=1)
    table.s.cubes[0] = 14
    for unit in table.s.units_of(0):
        lose_unit(table.s, unit)
    assert table.s.units_of(0) == []
    assert table.s.control[table.field("01")] == NONE
    assert table.s.lost[0] == 2 + 4
    assert table.s.cubes[0] == 14, "its cube does not come back"
    assert table.s.destroyed == [0, 0, 0]


@pytest.mark.rule("SZ-J9.6", "SZ-K5.1")
def test_a_lost_ship_takes_its_passengers_along() -> None:
    table = Position("huns", "yellow")
    table.units(0, "sE", transport_ship=1, light_infantry=2).units(1, "sE", warship=1)
    s = table.s
    for unit in (1, 2):
        s.where[unit], s.ship[unit] = ABOARD, 0
    destroy_unit(s, 0, by=1)
    assert s.units_of(0) == []
    assert s.destroyed[1] == 4 + 2 + 2
    grant_prestige(s)
    assert s.prestige[1] == 8


@pytest.mark.rule("SZ-P1.1", "SZ-H2.3", "SZ-K4.13", "SZ-EX01")
def test_prestige_is_half_more_against_a_rival_and_comes_after_combat() -> None:
    table = Position("huns", "yellow").units(1, "01", light_infantry=3)
    s = table.s
    s.rivals[0] = 1 << 1
    for unit in s.units_of(1):
        destroy_unit(s, unit, by=0)
    assert s.prestige[0] == 0
    grant_prestige(s)
    assert s.prestige[0] == 9
    assert s.due_prestige == [0, 0, 0]
    assert s.destroyed[0] == 6, "New Year counts without the bonus"
    table.units(0, "01", light_infantry=3)
    for unit in s.units_of(0):
        destroy_unit(s, unit, by=1)
    grant_prestige(s)
    assert s.prestige[1] == 6


@pytest.mark.rule("SZ-P1.1")
def test_before_yellow_mode_there_is_no_prestige() -> None:
    s = Position("huns", "green").s
    earn_prestige(s, 0, 1, 8, 0)
    grant_prestige(s)
    assert s.prestige == [0, 0, 0]


@pytest.mark.rule("SZ-J2.8", "SZ-L3.1")
def test_a_ship_that_lands_is_light_infantry_and_leaves_an_empty_ship() -> None:
    table = Position("huns")
    land = table.s.map.ids[table.s.map.coast[table.field("sE")][0]]
    table.units(0, "sE", "experienced", warship=1).units(0, "sE", transport_ship=1, cavalry=1)
    s = table.s
    passenger = next(unit for unit in s.units_of(0) if s.type[unit] not in (WS, 4))
    s.where[passenger], s.ship[passenger] = ABOARD, 1
    land_ship(s, 0, table.field(land))
    land_ship(s, 1, table.field(land))
    field = table.field(land)
    assert (s.type[0], s.experience[0], s.where[0]) == (LI, EXPERIENCED, OUTSIDE)
    assert (s.empty.count(field, 0, WS), s.empty.count(field, 0, TS)) == (1, 1)
    assert (s.at[passenger], s.where[passenger], s.ship[passenger]) == (field, OUTSIDE, NONE)
    assert s.control[field] == 0
    assert s.control[table.field("sE")] == NONE


@pytest.mark.rule("SZ-L3.1")
def test_experience_is_kept_by_a_degrade() -> None:
    s = Position("huns").units(0, "01", "veteran", heavy_infantry=1).s
    before = s.experience[0]
    degrade(s, 0)
    assert (s.type[0], s.experience[0]) == (LI, before)


@pytest.mark.rule("SZ-P4.10", "SZ-P3.2", "SZ-H2.3")
@pytest.mark.parametrize(
    ("players", "mode", "abroad", "rival", "earned"),
    [
        (3, "yellow", True, False, 12),
        (3, "yellow", True, True, 16),
        (3, "yellow", False, True, 12),
        (3, "yellow", False, False, 8),
        (2, "yellow", True, False, 8),
        (3, "green", True, True, 0),
    ],
)
def test_scots_and_irish_earn_more_abroad(
    players: int, mode: str, abroad: bool, rival: bool, earned: int
) -> None:
    s = Position("britannia", mode, players=players).s
    s.faction[0] = [each.id for each in factions()].index("britannia-scots-and-irish")
    s.rivals[0] = 1 << 1 if rival else 0
    home = s.map.ground.letters.index("H")
    field = next(f for f in range(s.map.count) if (s.map.nation[f] != home) == abroad)
    earn_prestige(s, 0, 1, 8, field)
    assert s.due_prestige[0] == earned
