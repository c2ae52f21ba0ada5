"""Chapter 10.2: trade routes."""

import pytest

from kronika.games.clash_of_cultures.position import Position
from kronika.games.clash_of_cultures.state import World
from kronika.games.clash_of_cultures.terms import FOOD, GOLD, HEXES, SETTLER, SHIP
from kronika.games.clash_of_cultures.trade_routes import (
    possible_routes,
    route_count,
    use_trade_routes,
)

from .steps import Steps, steps

pytestmark = pytest.mark.compiled


def at(name: str) -> int:
    return HEXES.index(name)


def trade(s: World, *keys: str) -> Steps:
    """Red uses trade routes."""
    return steps(use_trade_routes(s, 0), *keys)


def stock(s: World, good: int, player: int = 0) -> int:
    return s.players[player].stock[good]


def line() -> Position:
    """Land d1, d2, d3, d5 and d6 with sea on d4; red can trade and store food."""
    position = Position().terrain("grassland", "d1", "d2", "d3", "d5", "d6")
    position = position.land(d4="sea")
    return position.advances("red", "trade-routes", "storage").city("d6", "blue")


@pytest.mark.rule("CC-X8.2", "CC-AP1.19")
def test_a_route_gives_a_food() -> None:
    s = line().units("d4", "red", "ship").state()
    assert trade(s, "use-route ship d4 d6").done
    assert stock(s, FOOD) == 1


@pytest.mark.rule("CC-X8.2")
def test_without_the_advance_there_is_no_route() -> None:
    s = line().units("d4", "red", "ship").state()
    s.players[0].advances = 0
    assert trade(s).done
    assert stock(s, FOOD) == 0
    assert route_count(s, 0) == 0


@pytest.mark.rule("CC-X8.5")
def test_a_partner_is_at_most_two_hexes_away() -> None:
    s = line().units("d3", "red", "settler").state()
    assert trade(s).done
    s = line().units("d4", "red", "settler").state()
    assert trade(s).keys == ["use-route settler d4 d6", "no-more-routes"]


@pytest.mark.rule("CC-X8.5")
def test_angry_cities_and_own_cities_are_no_partners() -> None:
    s = line().units("d4", "red", "ship").city("d5", "red").state()
    assert trade(s).keys == ["use-route ship d4 d6", "no-more-routes"]
    s.cities[at("d6")].mood = 0
    assert trade(s).done
    s.cities[at("d6")].mood = 2
    assert not trade(s).done


@pytest.mark.rule("CC-X8.5")
def test_army_units_do_not_trade() -> None:
    s = line().units("d5", "red", "infantry").state()
    assert trade(s).done


@pytest.mark.rule("CC-X8.5", "CC-F7.3")
def test_routes_cross_any_terrain_but_no_unexplored_tile() -> None:
    s = line().units("d4", "red", "ship").land(d5="sea").state()
    assert route_count(s, 0) == 1
    s = line().units("d4", "red", "ship").terrain("unexplored", "d5").state()
    assert route_count(s, 0) == 0


@pytest.mark.rule("CC-U3.2", "CC-X8.5")
def test_pirates_block_the_sea_around_them() -> None:
    position = Position(civ=True).terrain("grassland", "d3").terrain("sea", "d4", "e4", "e5")
    position = position.land(d5="grassland").city("d5", "blue", mood="happy")
    position = position.advances("red", "trade-routes").units("d3", "red", "settler")
    s = position.state()
    assert route_count(s, 0) == 1
    s = position.units("e5", "pirates", "ship").state()
    assert route_count(s, 0) == 0


@pytest.mark.rule("CC-U3.2")
def test_pirates_do_not_block_land() -> None:
    position = Position(civ=True).terrain("grassland", "d3", "d4", "d5").terrain("sea", "e4", "e5")
    position = position.city("d5", "blue").advances("red", "trade-routes")
    s = position.units("d3", "red", "settler").units("e5", "pirates", "ship").state()
    assert route_count(s, 0) == 1


@pytest.mark.rule("CC-X8.6")
def test_each_trader_and_each_city_is_in_one_route() -> None:
    s = line().units("d4", "red", "ship", "settler").state()
    assert route_count(s, 0) == 1
    assert trade(s, "use-route ship d4 d6").done
    assert stock(s, FOOD) == 1
    s = line().city("d2", "blue").units("d4", "red", "ship").state()
    assert route_count(s, 0) == 1


def star() -> Position:
    """Six blue cities around d4, all within reach of it."""
    position = Position().terrain("grassland", "d3", "d4", "d5", "c4", "c5", "e4", "e5")
    for hex in ("d3", "d5", "c4", "c5", "e4"):
        position.city(hex, "blue")
    return position.advances("red", "trade-routes", "storage")


@pytest.mark.rule("CC-X8.6")
def test_four_routes_at_most() -> None:
    position = star().terrain("sea", "e5").units("e5", "red", "ship", "ship", "settler", "settler")
    s = position.units("d4", "red", "settler", "settler").state()
    assert len(possible_routes(s, 0).traders) == 6
    assert route_count(s, 0) == 4
    assert trade(s, "use-all-routes").done
    assert stock(s, FOOD) == 4


@pytest.mark.rule("CC-X8.6")
def test_pairs_are_found_so_that_as_many_routes_as_possible_are_used() -> None:
    # The settler on d1 reaches d2 only, that on d3 both d2 and d5.
    position = Position().terrain("grassland", "d1", "d2", "d3", "d4", "d5")
    position = position.city("d2", "blue").city("d5", "blue").advances("red", "trade-routes")
    s = position.units("d3", "red", "settler").units("d1", "red", "settler").state()
    assert route_count(s, 0) == 2


@pytest.mark.rule("CC-X8.6", "CC-EX40", "CC-C4.2")
def test_three_routes_with_three_cities_in_range() -> None:
    # A ship, a settler aboard it and two settlers; of four blue cities a1 is out of range.
    position = Position().terrain("grassland", "d3", "d5", "c4", "d6", "a1", "c5", "e5")
    position = position.terrain("sea", "d4").city("d3", "blue").city("c4", "blue")
    position = position.city("d6", "blue").city("a1", "blue").advances("red", "trade-routes")
    position = position.units("d4", "red", "ship", "settler").units("d5", "red", "settler")
    s = position.units("e5", "red", "settler").state()
    assert route_count(s, 0) == 3
    assert route_count(s, 0, True) == 1
    assert at("a1") not in [c for cities in possible_routes(s, 0).partners.values() for c in cities]


@pytest.mark.rule("CC-X8.7")
def test_the_player_chooses_the_pairs_and_may_leave_routes_out() -> None:
    s = star().units("d4", "red", "settler", "settler").state()
    talk = trade(s)
    assert "use-all-routes" in talk.keys
    talk.choose("use-route settler d4 c4")
    assert "use-route settler d4 c4" not in talk.keys
    talk.choose("no-more-routes")
    assert stock(s, FOOD) == 1
    s = star().units("d4", "red", "settler", "settler").state()
    trade(s, "no-more-routes")
    assert stock(s, FOOD) == 0


@pytest.mark.rule("CC-X8.9")
def test_barbarian_cities_give_no_route() -> None:
    s = line().city("d2", "barbarians").units("d3", "red", "settler").state()
    assert trade(s).done
    assert route_count(s, 0) == 0


@pytest.mark.rule("CC-X8.4")
def test_currency_turns_food_into_gold() -> None:
    s = line().advances("red", "currency").units("d4", "red", "ship").state()
    talk = trade(s, "use-route ship d4 d6")
    assert talk.keys == ["take-yield 1-food", "take-yield 1-gold"]
    talk.choose("take-yield 1-gold")
    assert (stock(s, FOOD), stock(s, GOLD)) == (0, 1)


@pytest.mark.rule("CC-I4.5", "CC-I4.10")
def test_a_market_pays_its_owner_once_unless_its_route_is_left_out() -> None:
    position = Position(civ=True).terrain("grassland", "d3", "d4", "d5", "c4")
    position = position.city("d3", "blue", "market").city("d5", "blue", "market").city("c4", "blue")
    position = position.advances("red", "trade-routes", "storage")
    position = position.units("d4", "red", "settler", "settler", "settler")
    s = position.state()
    assert trade(s, "use-all-routes").done
    assert stock(s, GOLD, 1) == 1
    assert stock(s, FOOD) == 3
    s = position.state()
    trade(s, "use-route settler d4 c4", "no-more-routes")
    assert stock(s, GOLD, 1) == 0


def test_ships_alone_can_be_counted() -> None:
    s = line().units("d4", "red", "ship", "settler").state()
    assert route_count(s, 0, True) == 1
    assert [trader & 7 for trader in possible_routes(s, 0).traders] == [SHIP, SETTLER]
