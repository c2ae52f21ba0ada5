"""The advances of Seafaring."""

import pytest

from kronika.games.clash_of_cultures.collect import harvest_of
from kronika.games.clash_of_cultures.effects import in_force
from kronika.games.clash_of_cultures.movement import move_action
from kronika.games.clash_of_cultures.position import Position
from kronika.games.clash_of_cultures.situations import Battle
from kronika.games.clash_of_cultures.state import World
from kronika.games.clash_of_cultures.terms import CULTURE, FOOD, HEXES, IDEAS

from .steps import Steps, steps

pytestmark = pytest.mark.compiled


def at(name: str) -> int:
    return HEXES.index(name)


def move(s: World, *keys: str) -> Steps:
    return steps(move_action(s, 0), *keys)


@pytest.mark.rule("CC-X4.1", "CC-AP1.4")
def test_fishing_gives_food_from_one_sea_hex_beside_the_city() -> None:
    position = Position().land(d4="grassland", d3="sea", e4="sea").city("d4", "red")
    position = position.advances("red", "farming")
    assert at("d3") not in harvest_of(position.state(), 0, position.world.cities[at("d4")]).sources
    s = position.advances("red", "fishing").state()
    harvest = harvest_of(s, 0, s.cities[at("d4")])
    assert harvest.sources[at("d3")] == [FOOD]
    assert harvest.sources[at("e4")] == [FOOD]
    assert harvest.sea_limit == 1


def cancelled(s: World, player: int, battle: Battle) -> int:
    return sum(effect.cancels(s, player, battle) for effect in in_force("cancels", s, player))


@pytest.mark.rule("CC-X4.3", "CC-Q9.2")
def test_war_ships_cancel_a_hit_at_sea_and_after_landing_in_round_1() -> None:
    s = Position().advances("red", "war-ships").state()
    naval = Battle(at("d4"), 0, 1, True)
    assert cancelled(s, 0, naval) == 1
    assert cancelled(s, 1, naval) == 0
    naval.round = 2
    assert cancelled(s, 0, naval) == 0
    land = Battle(at("d4"), 0, 1, False)
    assert cancelled(s, 0, land) == 0
    land.landed = True
    assert cancelled(s, 0, land) == 1
    defence = Battle(at("d4"), 1, 0, False)
    defence.landed = True
    assert cancelled(s, 0, defence) == 0
    assert cancelled(s, 0, Battle(at("d4"), 1, 0, True)) == 1


def islands() -> Position:
    """Two sea areas at the edge, and a settler on land."""
    position = Position().advances("red", "navigation", "cartography").land(d4="grassland")
    position = position.land(d3="sea", e4="grassland", e5="sea", d5="grassland", d2="sea")
    return position.land(c5="grassland", c4="grassland")


@pytest.mark.rule("CC-X4.4", "CC-J4.10", "CC-AP1.13")
def test_cartography_gives_an_idea_for_sailing() -> None:
    s = islands().units("d3", "red", "ship", "ship").state()
    talk = move(s, "move d3", "join ship", "sail d2", "move d3", "join ship", "sail d2")
    assert talk.done
    assert s.players[0].stock[IDEAS] == 1
    assert s.players[0].stock[CULTURE] == 0


@pytest.mark.rule("CC-X4.4", "CC-J4.10")
def test_cartography_gives_a_culture_token_for_navigation_once() -> None:
    s = islands().units("d3", "red", "ship", "ship").state()
    talk = move(s, "move d3", "join ship", "navigate e5", "move d3", "join ship", "navigate e5")
    assert talk.done
    assert (s.players[0].stock[IDEAS], s.players[0].stock[CULTURE]) == (1, 1)


@pytest.mark.rule("CC-X4.4", "CC-J4.10")
def test_cartography_gives_nothing_without_a_ship_or_without_the_advance() -> None:
    s = islands().units("d4", "red", "settler").state()
    move(s, "move d4", "go e4")
    assert s.players[0].stock[IDEAS] == 0
    s = islands().units("d3", "red", "ship").state()
    s.players[0].advances = 0
    move(s, "move d3", "sail d2")
    assert s.players[0].stock[IDEAS] == 0


@pytest.mark.rule("CC-X4.2")
def test_only_navigation_leads_around_the_map() -> None:
    s = islands().units("d3", "red", "ship").state()
    assert "navigate e5" in move(s, "move d3").keys
    s.players[0].advances = 0
    assert move(s, "move d3").done
