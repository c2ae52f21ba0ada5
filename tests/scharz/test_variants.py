"""Chapters 16 and 21: variants, and open points that a table decides anew."""

import pytest

from kronika.core.dice import dice_of
from kronika.games.scharz.capture import destroy_settlement
from kronika.games.scharz.content import default
from kronika.games.scharz.factions import factions
from kronika.games.scharz.maps import level_of, map_of
from kronika.games.scharz.pieces import destroy_unit, lose_unit
from kronika.games.scharz.plunder import fame
from kronika.games.scharz.position import Position
from kronika.games.scharz.setup import new_table
from kronika.games.scharz.state import LATER, Table
from kronika.games.scharz.supply import is_open_to
from kronika.games.scharz.terms import HUNS, ITALIA, MAPS, MODES, NONE, RIVER, TAIFAS, VILLAGE
from kronika.games.scharz.variants import Variants

from .test_setup import Prelude

pytestmark = pytest.mark.compiled


def begun(map: int, mode: str, players: int, seed: int = 1, **settings: bool | str) -> Table:
    board = map_of(map, level_of(players))
    return new_table(
        dice_of(seed), default(), board, MODES.index(mode), players, Variants(settings)
    )


def ids(s: Table) -> list[str]:
    return ["" if each == NONE else factions()[each].id for each in s.faction]


@pytest.mark.rule("SZ-R1.3")
@pytest.mark.parametrize("map", range(len(MAPS)))
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_quick_start_has_the_villages_of_an_opening(map: int, players: int) -> None:
    s = begun(map, "white", players, start="quick")
    openings = s.map.ground.openings[players]
    for place, player in enumerate(s.order()):
        homes = sorted(s.map.ids[field] for field in s.settlements_of(player))
        assert homes == sorted(openings[place])
        assert {s.settlement[field] for field in s.settlements_of(player)} == {VILLAGE}
    played = Prelude(s)
    assert not any(key.startswith(("place-village", "move-village")) for _, key in played.placed)
    assert all(s.units_of(player) for player in range(players))


@pytest.mark.rule("SZ-R1.3", "SZ-E2.11")
def test_the_places_of_an_opening_are_chosen_in_red_mode() -> None:
    s = begun(HUNS, "red", 3, start="quick")
    Prelude(s)
    homes = [field for player in range(3) for field in s.settlements_of(player)]
    assert all(s.settlement_cell[field] != NONE for field in homes)
    assert sorted(len(s.settlements_of(player)) for player in range(3)) == [1, 3, 3]
    assert ids(s)[s.order()[0]] == "huns-huns"


@pytest.mark.rule("SZ-E2.1")
def test_a_table_may_play_without_rivals() -> None:
    assert begun(HUNS, "white", 4, rivals="none").rivals == [0] * 4
    assert begun(HUNS, "white", 4).rivals != [0] * 4


@pytest.mark.rule("SZ-E2.13")
@pytest.mark.parametrize("seed", range(8))
@pytest.mark.parametrize("map", range(len(MAPS)))
def test_dealt_factions_are_those_of_the_map_and_have_their_villages(map: int, seed: int) -> None:
    s = begun(map, "yellow", 4, seed, factions="dealt")
    dealt = ids(s)
    assert len(set(dealt)) == 4
    assert all(id.startswith(MAPS[map]) for id in dealt)
    Prelude(s, seed)
    assert ids(s) == dealt
    for player in range(4):
        if s.start[player] == LATER:
            continue
        region = factions()[s.faction[player]].region
        homes = s.settlements_of(player)
        there = [field for field in homes if s.map.nation[field] == region]
        assert len(there) >= min(2, len(homes)), dealt[player]


@pytest.mark.rule("SZ-E2.13", "SZ-P4.24")
def test_named_factions_are_given_in_the_order_of_the_seats() -> None:
    named = "italia-romans, italia-celts, italia-greeks"
    assert ids(begun(ITALIA, "yellow", 3, factions=named)) == named.split(", ")
    later = "taifas-vikings,taifas-franks,taifas-almoravids"
    s = begun(TAIFAS, "yellow", 3, factions=later)
    assert [start == LATER for start in s.start] == [True, False, False]


@pytest.mark.rule("SZ-E2.16", "SZ-P4.38", "SZ-P4.41")
def test_huns_and_constantinople_that_are_named_begin_as_they_must() -> None:
    s = begun(HUNS, "yellow", 3, factions="huns-huns,huns-constantinople,huns-slavs")
    placed = Prelude(s).placed
    first = dict(reversed(placed))
    assert first[0].startswith("declare-huns")
    assert first[1].startswith("place-city")
    assert first[2].startswith("place-village")


@pytest.mark.rule("SZ-OP20", "SZ-P4.47")
def test_the_banks_of_the_danube_may_be_those_of_the_print() -> None:
    s = Position("huns", "yellow", 4, settings={"danube": "as-printed"}).s
    s.faction[:2] = [
        [each.id for each in factions()].index(id) for id in ("huns-romans", "huns-slavs")
    ]
    banks = [f for f in range(s.map.count) if s.is_land(f) and s.map.is_on_river(f, "danubius")]
    right = [f for f in banks if s.map.ground.letters[s.map.nation[f]] in "RK"]
    assert {fame(s, 0, field) for field in right} == {4}
    assert {fame(s, 1, field) for field in right} == {-4}


@pytest.mark.rule("SZ-OP35", "SZ-D6.6")
def test_a_ship_may_open_a_river_for_everybody() -> None:
    table = Position("huns", settings={"crossing": "everybody"})
    board = table.s.map
    section = next(f for f in range(board.count) if board.sort[f] == RIVER)
    assert not is_open_to(table.s, section, 1)
    table.units(0, board.ids[section], transport_ship=1)
    assert is_open_to(table.s, section, 1)


@pytest.mark.rule("SZ-OP37", "SZ-G5.6")
@pytest.mark.parametrize(("losses", "starved"), [("all", 2), ("by-others", 0)])
def test_losses_of_a_year_may_be_those_that_others_cause(losses: str, starved: int) -> None:
    table = Position("huns", "yellow", settings={"losses": losses})
    s = table.units(0, "01", light_infantry=2).s
    lose_unit(s, s.units_of(0)[0])
    assert s.lost[0] == starved
    destroy_unit(s, s.units_of(0)[0], 1)
    assert s.lost[0] == starved + 2


@pytest.mark.rule("SZ-OP37", "SZ-G5.6")
@pytest.mark.parametrize(("losses", "starved"), [("all", 8), ("by-others", 0)])
def test_so_may_lost_settlements(losses: str, starved: int) -> None:
    table = Position("huns", "yellow", settings={"losses": losses}).village(0, "01")
    s = table.village(0, "02").s
    destroy_settlement(s, table.field("01"), NONE)
    assert s.lost[0] == starved
    destroy_settlement(s, table.field("02"), 1)
    assert s.lost[0] == starved + 8
