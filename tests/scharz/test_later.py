"""Chapters 13.8 and 14.4: who comes to the map from outside."""

import pytest

from kronika.games.scharz.control import refresh_control
from kronika.games.scharz.factions import factions
from kronika.games.scharz.later import belgica, enter_vikings, is_in_first_year
from kronika.games.scharz.position import Position
from kronika.games.scharz.state import LATER, Table
from kronika.games.scharz.terms import HI, LI, STANDARD, WS

from .helpers import answer

pytestmark = pytest.mark.compiled


def with_faction(s: Table, player: int, id: str) -> Table:
    s.faction[player] = [faction.id for faction in factions()].index(id)
    return s


def vikings(year: int = 2, players: int = 3) -> Table:
    s = with_faction(Position("taifas", "yellow", players).s, 1, "taifas-vikings")
    s.start[1] = LATER
    s.year, s.turn = year, 6 * (year - 1) + 1
    s.cubes = [20] * players
    return s


@pytest.mark.rule("SZ-P4.24")
@pytest.mark.parametrize(("players", "sea"), [(3, "sP"), (4, "sPcd"), (8, "sPc")])
def test_vikings_of_taifas_come_in_the_second_year(players: int, sea: str) -> None:
    s = vikings(players=players)
    assert not s.plays(1)
    answer(enter_vikings(s), [(1, "enter")])
    assert s.plays(1)
    assert [s.type[unit] for unit in s.units_on(s.map.number(sea))] == [WS] * 5
    assert s.control[s.map.number(sea)] == 1
    assert (s.gold[1], s.prestige[1], s.cubes[1]) == (5, 7, 15)
    assert answer(enter_vikings(s)).asked == []


@pytest.mark.rule("SZ-P4.24")
def test_vikings_of_taifas_choose_the_round() -> None:
    s = vikings()
    answer(enter_vikings(s), [(1, "stay-away")])
    assert not s.plays(1)
    assert s.units_of(1) == []


@pytest.mark.rule("SZ-P4.24")
def test_nobody_is_asked_to_come_in_the_first_year() -> None:
    assert answer(enter_vikings(vikings(year=1))).asked == []


@pytest.mark.rule("SZ-J9.8")
def test_the_first_year_of_vikings_is_counted_from_their_coming() -> None:
    s = vikings()
    answer(enter_vikings(s), [(1, "enter")])
    s.turn += 5
    assert is_in_first_year(s, 1)
    assert not is_in_first_year(s, 0)
    s.turn += 1
    assert not is_in_first_year(s, 1)


def germans(gold: int = 9, cubes: int = 3, **units: int) -> Table:
    position = Position("britannia", "yellow")
    if units:
        position.units(0, "47", "experienced", **units)
    s = with_faction(position.s, 0, "britannia-germans")
    s.gold[0], s.cubes[0] = gold, cubes
    refresh_control(s, s.map.number("47"))
    return s


@pytest.mark.rule("SZ-N8.2", "SZ-P4.14", "SZ-D4.5")
def test_germans_buy_heavy_infantry_in_belgica() -> None:
    s = germans()
    answer(belgica(s), [(0, "buy-in-belgica britannia-47 5")])
    there = s.units_on(s.map.number("47"))
    assert [(s.type[unit], s.experience[unit]) for unit in there] == [(HI, STANDARD)]
    assert (s.gold[0], s.cubes[0]) == (4, 2)


@pytest.mark.rule("SZ-N8.2", "SZ-P4.14")
def test_germans_train_light_infantry_that_stands_in_belgica() -> None:
    s = germans(gold=3, light_infantry=2)
    answer(belgica(s), [(0, "train-in-belgica britannia-47 experienced 3")])
    assert sorted(s.type[unit] for unit in s.units_of(0)) == [LI, HI]
    assert (s.gold[0], s.cubes[0]) == (0, 3)


@pytest.mark.rule("SZ-P4.14")
def test_germans_may_spend_nothing_in_belgica_and_cannot_without_gold_or_cubes() -> None:
    s = germans()
    answer(belgica(s), [(0, "spend-nothing")])
    assert (s.units_of(0), s.gold[0]) == ([], 9)
    assert answer(belgica(germans(gold=4))).asked == []
    assert answer(belgica(germans(cubes=0))).asked == []


@pytest.mark.rule("SZ-P4.14")
def test_others_get_nothing_in_belgica() -> None:
    s = with_faction(germans(), 0, "britannia-celts")
    assert answer(belgica(s)).asked == []
