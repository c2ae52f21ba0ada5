"""Chapter 7.7: pirates."""

import pytest

from kronika.games.clash_of_cultures.barbarians import movement as barbarians_move
from kronika.games.clash_of_cultures.collect import collect, harvest_of
from kronika.games.clash_of_cultures.movement import move_action
from kronika.games.clash_of_cultures.pirates import blockaded, raid, reward
from kronika.games.clash_of_cultures.position import Position
from kronika.games.clash_of_cultures.recruiting import recruit
from kronika.games.clash_of_cultures.state import World
from kronika.games.clash_of_cultures.terms import ANGRY, FOOD, NEUTRAL, PIRATES, SHIP
from kronika.games.clash_of_cultures.trade_routes import route_count, use_trade_routes

from .event_helpers import moods, units
from .helpers import Talk, at, carry_out, city, stock

pytestmark = pytest.mark.compiled


def coast(players: int = 2) -> Position:
    """A red city at c4 and a blue one at e4; sea c5, d4, d5, e5, f5 and f6 below them."""
    position = Position(players, civ=True).terrain("grassland", "c4", "e4", "c3")
    position.terrain("sea", "c5", "d4", "d5", "e5", "f5", "f6")
    return position.city("c4", "red").city("e4", "blue")


def pirates(s: World) -> dict[str, int]:
    found = {}
    for name in ("c5", "d4", "d5", "e5", "f5", "f6"):
        count = s.sorts_at(at(name), PIRATES, SHIP)
        if count:
            found[name] = count
    return found


def finish(talk: Talk) -> Talk:
    """Take the first option until it is over."""
    while not talk.done:
        talk.choose(talk.keys[0])
    return talk


# The raid


@pytest.mark.rule("CC-U1.1")
def test_two_ships_come_and_one_of_them_to_the_drawer() -> None:
    s = coast().state()
    talk = carry_out(raid(s, 0))
    assert talk.keys == [f"place-pirate {hex}" for hex in ("c5", "d4", "d5", "e5", "f5", "f6")]
    talk.choose("place-pirate f6")
    assert talk.keys == ["place-pirate c5", "place-pirate d4"]
    talk.choose("place-pirate d4")
    assert pirates(s) == {"d4": 1, "f6": 1}
    s = coast().state()
    carry_out(raid(s, 0), "place-pirate c5", "place-pirate c5")
    assert pirates(s) == {"c5": 2}
    s = coast().units("c5", "blue", "ship").units("d4", "red", "ship").state()
    talk = carry_out(raid(s, 0), "place-pirate f6")
    assert talk.keys == [f"place-pirate {hex}" for hex in ("d5", "e5", "f5", "f6")]


@pytest.mark.rule("CC-U1.2")
def test_pirates_come_only_to_explored_sea_without_ships_of_players() -> None:
    position = coast().units("d5", "blue", "ship").units("e5", "red", "ship")
    s = position.terrain("unexplored", "d6").units("f5", "pirates", "ship").state()
    talk = carry_out(raid(s, 0))
    assert talk.keys == [f"place-pirate {hex}" for hex in ("c5", "d4", "f5", "f6")]


@pytest.mark.rule("CC-U1.3")
def test_missing_ships_are_taken_from_the_map() -> None:
    position = coast().units("f5", "pirates", "ship", "ship").units("f6", "pirates", "ship")
    s = position.state()
    talk = carry_out(raid(s, 0))
    assert talk.keys == ["withdraw-pirate f5", "withdraw-pirate f6"]
    talk.choose("withdraw-pirate f6", "place-pirate f6", "place-pirate d4")
    assert pirates(s) == {"d4": 1, "f5": 2, "f6": 1}
    assert s.pirate_ships == 0


@pytest.mark.rule("CC-U2.1")
def test_everybody_beside_pirates_gives_one_good() -> None:
    position = coast(3).goods("red", wood=1, mood=2).goods("blue", culture=1)
    s = position.land(j2="grassland").city("j2", "yellow").goods("yellow", gold=1).state()
    talk = carry_out(raid(s, 0), "place-pirate d4", "place-pirate d4")
    assert talk.keys == ["give-pirates wood", "give-pirates mood"]
    talk.choose("give-pirates mood")
    assert talk.done
    assert stock(s) == {"wood": 1, "mood": 1}
    assert stock(s, 1) == {}
    assert stock(s, 2) == {"gold": 1}


@pytest.mark.rule("CC-U2.1")
def test_who_has_nothing_lowers_the_mood_of_a_city() -> None:
    position = coast().land(b5="grassland").city("b5", "red", mood="happy").land(c2="grassland")
    position.advances("red", "myths").city("c2", "red")
    s = position.state()
    talk = carry_out(raid(s, 0), "place-pirate c5", "place-pirate c5")
    assert talk.keys == ["anger-by-pirates b5", "anger-by-pirates c4"]
    talk.choose("anger-by-pirates b5")
    assert talk.done
    assert moods(s, "b5", "c4", "c2", "e4") == [NEUTRAL, NEUTRAL, NEUTRAL, NEUTRAL]
    s = coast().state()
    city(s, "c4").mood = ANGRY
    assert carry_out(raid(s, 0), "place-pirate c5", "place-pirate c5").done


@pytest.mark.rule("CC-U2.2")
def test_all_pirates_count_clockwise_from_the_drawer() -> None:
    position = coast(3).units("f5", "pirates", "ship").goods("red", wood=1, ore=1)
    position.goods("blue", wood=1, ore=1).goods("yellow", wood=1, ore=1)
    s = position.land(g6="grassland").city("g6", "yellow").state()
    talk = carry_out(raid(s, 1), "place-pirate d4", "place-pirate d4")
    asked = []
    while not talk.done:
        asked.append(talk.player)
        talk.choose(talk.keys[0])
    assert asked == [1, 2, 0]


@pytest.mark.rule("CC-EX37")
def test_a_player_with_three_cities_beside_pirates_pays_once() -> None:
    position = coast().land(b5="grassland", b4="grassland", c6="grassland")
    position.city("b5", "red").city("b4", "red").city("c6", "red").goods("red", food=2, ore=2)
    s = position.state()
    carry_out(raid(s, 0), "place-pirate c5", "place-pirate c5", "give-pirates ore")
    assert stock(s) == {"food": 2, "ore": 1}


# What they block


@pytest.mark.rule("CC-U3.1")
def test_pirates_block_collecting_on_their_hex_and_beside() -> None:
    position = coast().advances("red", "farming", "fishing").advances("blue", "farming", "fishing")
    s = position.units("d5", "pirates", "ship").state()
    assert sorted(blockaded(s)) == [at("c5"), at("d4"), at("d5"), at("e5")]
    sources = harvest_of(s, 0, city(s, "c4")).sources
    assert at("c5") not in sources
    assert at("d4") not in sources
    s = position.state()
    s.remove_unit(at("d5"), s.units_at(at("d5"))[0])
    s.place_unit(at("f6"), PIRATES, SHIP)
    assert at("c5") in harvest_of(s, 0, city(s, "c4")).sources
    talk = carry_out(collect(s, 0, city(s, "c4")))
    assert "harvest c5 food" in talk.keys


@pytest.mark.rule("CC-U3.2")
def test_pirates_block_trade_routes() -> None:
    s = coast().advances("red", "trade-routes").units("d5", "red", "ship").state()
    assert route_count(s, 0) == 1
    s.place_unit(at("f6"), PIRATES, SHIP)
    assert route_count(s, 0) == 1
    s.place_unit(at("e5"), PIRATES, SHIP)
    assert route_count(s, 0) == 0
    finish(carry_out(use_trade_routes(s, 0)))
    assert s.players[0].stock[FOOD] == 0


@pytest.mark.rule("CC-U3.3", "CC-U4.1")
def test_ships_stop_at_pirates_and_fight() -> None:
    position = Position(3, civ=True).terrain("sea", "c4", "c5", "c6", "c7")
    position.units("c4", "red", "ship", "ship", "ship").units("c5", "pirates", "ship")
    position.action_cards("blue", "a1").advances("blue", "tactics")
    s = position.dice(11, 11, 11, 0).state()
    talk = carry_out(move_action(s, 0), "move c4")
    assert talk.keys == ["join ship", "attack c5"]
    talk.choose("join ship", "join ship")
    while not talk.done:
        assert talk.player == 0
        talk.choose(talk.keys[0])
    assert s.sorts_at(at("c5"), PIRATES, SHIP) == 0
    assert units(s, "c5") == ["ship"] * 3
    assert len(s.players[1].action_cards) == 1


@pytest.mark.rule("CC-U4.1")
def test_recruiting_onto_pirates_is_an_attack_on_them() -> None:
    position = Position(civ=True).terrain("grassland", "c4").terrain("sea", "c5")
    position.city("c4", "red", "port", mood="happy").goods("red", wood=4)
    s = position.units("c5", "pirates", "ship").dice(11, 11, 0).state()
    talk = carry_out(recruit(s, 0, city(s, "c4")))
    while not talk.done:
        ships = [key for key in talk.keys if key.startswith("recruit ship")]
        talk.choose(ships[0] if ships else talk.keys[0])
    assert s.sorts_at(at("c5"), PIRATES, SHIP) == 0
    assert units(s, "c5") == ["ship", "ship"]
    assert stock(s)["gold"] == 1


@pytest.mark.rule("CC-U4.2", "CC-U4.5")
def test_every_sunk_pirate_ship_pays_gold_and_a_token_whoever_won() -> None:
    position = Position(3, civ=True).terrain("sea", "c4", "c5")
    position.units("c4", "red", "ship").units("c5", "pirates", "ship", "ship")
    s = position.dice(11, 11, 11).state()
    talk = carry_out(move_action(s, 0), "move c4")
    while not talk.done:
        key = "take culture" if "take culture" in talk.keys else talk.keys[0]
        talk.choose(key)
    assert s.sorts_at(at("c5"), PIRATES, SHIP) == 1
    assert units(s, "c5") == ["ship"]
    assert stock(s) == {"gold": 1, "culture": 1}
    assert stock(s, 1) == stock(s, 2) == {}


@pytest.mark.rule("CC-U4.2")
def test_the_reward_is_paid_for_each_ship() -> None:
    s = coast().state()
    carry_out(reward(s, 0, 2), "take mood", "take culture")
    assert stock(s) == {"gold": 2, "mood": 1, "culture": 1}


@pytest.mark.rule("CC-U4.3")
def test_pirates_stay_where_they_are() -> None:
    s = coast().units("f6", "pirates", "ship").state()
    finish(carry_out(barbarians_move(s, 0)))
    carry_out(raid(s, 0), "place-pirate c5", "place-pirate c5")
    assert pirates(s) == {"c5": 2, "f6": 1}


@pytest.mark.rule("CC-U4.4")
def test_pirates_do_not_hinder_land_units() -> None:
    position = coast().units("c4", "red", "infantry", "settler").units("c5", "pirates", "ship")
    s = position.advances("red", "tactics").units("d4", "red", "ship").state()
    talk = carry_out(move_action(s, 0), "move c4", "join settler")
    assert "go c3" in talk.keys
    assert "go d4" in talk.keys
    assert not any(key.endswith("c5") for key in talk.keys)


# Allies of Carthage


def test_allied_pirates_are_no_pirates_for_events() -> None:
    position = coast().civilization("blue", "carthage", "pirate-allies")
    position.units("d4", "blue", "ship").units("d4", "pirates", *["ship"] * 4)
    s = position.goods("red", wood=1).state()
    assert carry_out(raid(s, 0)).done
    assert stock(s) == {"wood": 1}
    assert blockaded(s) == []
    assert moods(s, "c4") == [NEUTRAL]
