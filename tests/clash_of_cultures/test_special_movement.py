"""What special advances and leaders change in movement; their other effects are elsewhere."""

import pytest

from kronika.core.asks import Option
from kronika.games.clash_of_cultures.movement import (
    add_main_actions,
    can_voyage,
    move_action,
    voyage,
)
from kronika.games.clash_of_cultures.naval import room_at
from kronika.games.clash_of_cultures.position import Position
from kronika.games.clash_of_cultures.state import CLIMBED, IN_FOREST, World, owner_of, sort_of
from kronika.games.clash_of_cultures.terms import HEXES, UNITS

from .steps import Steps, steps

pytestmark = pytest.mark.compiled


def at(name: str) -> int:
    return HEXES.index(name)


def units(s: World, hex: str, owner: int = 0) -> list[str]:
    return sorted(UNITS[sort_of(u)] for u in s.units_at(at(hex)) if owner_of(u) == owner)


def move(s: World, *keys: str) -> Steps:
    return steps(move_action(s, 0), *keys)


def starts(s: World) -> list[str]:
    options: list[Option] = []
    add_main_actions(s, 0, options)
    return [option.key for option in options]


# Vikings


def fjord() -> Position:
    """Land c4 and c5 beside the sea of d3 and d4."""
    position = Position(civ=True).land(c4="grassland", c5="mountain", d3="sea", d4="sea")
    return position.civilization("red", "vikings", "ship-construction")


@pytest.mark.rule("CC-X30.2", "CC-X30.3", "CC-EX47", "CC-AP1.12")
def test_a_ship_becomes_a_settler_that_has_moved() -> None:
    s = fjord().units("d3", "red", "ship").state()
    assert move(s, "move d3", "go-ashore c4").done
    assert units(s, "c4") == ["settler"]
    assert (s.players[0].units[0], s.players[0].units[2]) == (3, 4)
    assert starts(s) == ["move c4"]


@pytest.mark.rule("CC-X30.2", "CC-EX48", "CC-X30.6")
def test_with_tactics_a_ship_becomes_infantry_bound_by_the_mountain() -> None:
    s = fjord().advances("red", "tactics").units("d4", "red", "ship").state()
    move(s, "move d4", "go-ashore c5", "turn-into infantry")
    assert units(s, "c5") == ["infantry"]
    assert s.units_at(at("c5"))[0] & CLIMBED
    assert starts(s) == []


@pytest.mark.rule("CC-X30.3")
def test_ships_do_not_go_ashore_at_enemies_or_after_sailing() -> None:
    s = fjord().city("c4", "blue").units("d3", "red", "ship", "ship").state()
    talk = move(s, "move d3", "join ship")
    assert "go-ashore c4" not in talk.keys
    talk.choose("sail d4", "stop-moving")
    talk = move(s, "move d4")
    assert "go-ashore c5" in talk.keys
    s = fjord().units("d3", "red", "ship").state()
    assert move(s, "move d3", "sail d4").done


@pytest.mark.rule("CC-X30.4")
def test_cargo_without_another_ship_goes_ashore_too() -> None:
    s = fjord().units("d3", "red", "ship", "settler").state()
    talk = move(s, "move d3", "join ship")
    assert units(s, "d3") == ["settler", "ship"]
    talk.choose("load settler", "go-ashore c4")
    assert units(s, "c4") == ["settler", "settler"]


@pytest.mark.rule("CC-X30.5")
def test_some_of_a_group_become_ships_and_carry_the_others() -> None:
    position = fjord().advances("red", "tactics")
    s = position.units("c4", "red", "settler", "infantry", "infantry").state()
    talk = move(s, "move c4", "join settler", "join infantry", "join infantry")
    talk.choose("put-to-sea d4", "become-ship settler")
    assert "enough-ships" in talk.keys
    talk.choose("enough-ships")
    assert units(s, "d4") == ["infantry", "infantry", "ship"]
    assert room_at(s, 0, at("d4")) == 0


@pytest.mark.rule("CC-X30.5")
def test_nobody_puts_to_sea_at_enemy_ships() -> None:
    s = fjord().units("d3", "blue", "ship").units("c4", "red", "settler").state()
    keys = move(s, "move c4").keys
    assert "put-to-sea d3" not in keys
    assert "put-to-sea d4" in keys


@pytest.mark.rule("CC-EX49", "CC-X30.6")
def test_a_ship_keeps_the_forest_of_the_infantry_it_was() -> None:
    position = fjord().advances("red", "tactics").land(c4="forest", b4="grassland")
    position = (
        position.land(e4="forest", e5="grassland")
        .units("b4", "red", "infantry", "infantry")
        .units("d3", "blue", "ship")
    )
    s = position.units("c5", "blue", "settler").state()
    move(s, "move b4", "join infantry", "join infantry", "go c4")
    talk = move(s, "move c4", "join-bound infantry in-forest", "join-bound infantry in-forest")
    talk.choose("put-to-sea d4", "become-ship-bound infantry in-forest", "enough-ships")
    assert all(unit & IN_FOREST for unit in s.units_at(at("d4")))
    for sort in ("ship", "infantry"):
        talk = move(s.copy(), "move d4", f"join-bound {sort} in-forest")
        assert talk.keys
        assert not any("attack" in key for key in talk.keys)


@pytest.mark.rule("CC-X30.9")
def test_pieces_limit_what_ships_become() -> None:
    position = fjord().units("c4", "red", *["settler"] * 4).units("d3", "red", "ship")
    s = position.state()
    assert not any("ashore" in key for key in move(s, "move d3", "join ship").keys)


def test_longships_carry_three_and_sail_on_after_a_battle() -> None:
    position = fjord().civilization("red", "vikings", "longships").units("d4", "blue", "ship")
    s = position.units("d3", "red", "ship").dice(11, 0).state()
    assert room_at(s, 0, at("d3")) == 3
    move(s, "move d3", "attack d4")
    assert starts(s) == ["move d4"]


# Huns


def steppe() -> Position:
    position = Position(civ=True).land(d4="grassland", d5="forest", c4="mountain", c5="barren")
    position = position.land(e4="grassland")
    return position.civilization("red", "huns", "nomads").city("d4", "red", mood="happy")


@pytest.mark.rule("CC-X21.1", "CC-X21.2", "CC-X21.3", "CC-X21.8", "CC-AP1.11")
def test_a_small_city_moves_with_units_and_is_activated() -> None:
    s = steppe().units("d4", "red", "settler", "settler").state()
    talk = move(s, "move d4", "join-city d4", "join settler", "go d5", "stop-moving")
    del talk
    city = s.cities[at("d5")]
    assert (city.hex, city.mood, city.activations) == (at("d5"), 2, 1)
    assert (units(s, "d5"), units(s, "d4")) == (["settler"], ["settler"])
    assert s.players[0].stock[1] == 1
    move(s, "move d5", "join-city d5", "go d4", "stop-moving")
    assert s.cities[at("d4")].mood == 1


@pytest.mark.rule("CC-X21.4")
def test_a_city_on_a_mountain_stays_for_the_turn() -> None:
    s = steppe().state()
    move(s, "move d4", "join-city d4", "go c4")
    assert s.players[0].stock[2] == 1
    assert starts(s) == []


@pytest.mark.rule("CC-X21.5", "CC-X21.6", "CC-X21.10")
def test_a_city_takes_no_roads_and_goes_neither_to_cities_nor_to_enemies() -> None:
    position = steppe().advances("red", "roads", "tactics").goods("red", food=2, ore=2)
    position = position.city("d5", "red").units("e4", "blue", "settler").city("d3", "red")
    position = position.land(d3="grassland", d6="grassland")
    s = position.units("d4", "red", "infantry").state()
    keys = move(s, "move d4", "join-city d4", "join infantry").keys
    assert sorted(keys) == ["go c4", "go c5"]


@pytest.mark.rule("CC-X21.7")
def test_barren_land_gives_a_city_nothing() -> None:
    s = steppe().advances("red", "irrigation").state()
    move(s, "move d4", "join-city d4", "go c5")
    assert sum(s.players[0].stock) == 0
    assert s.cities[at("c5")].owner == 0


@pytest.mark.rule("CC-X21.1")
def test_larger_cities_and_those_of_others_stay() -> None:
    s = steppe().city("e4", "red", "temple").city("d5", "blue").state()
    assert starts(s) == ["move d4"]
    s.players[0].specials = 0
    assert starts(s) == []


# Carthage


def bay() -> Position:
    position = Position(civ=True).terrain("sea", "d3", "d4", "d5").land(c4="grassland")
    return position.civilization("red", "carthage", "pirate-allies")


@pytest.mark.rule("CC-X24.4")
def test_pirates_do_not_stop_their_allies() -> None:
    s = bay().units("d4", "pirates", "ship").units("d3", "red", "ship").state()
    keys = move(s, "move d3").keys
    assert {"sail d4", "sail d5", "attack d4"} <= set(keys)
    move(s, "move d3", "sail d4")
    assert (units(s, "d4"), units(s, "d4", 5)) == (["ship"], ["ship"])


@pytest.mark.rule("CC-X24.5", "CC-X24.6")
def test_pirates_carry_units_and_move_with_them() -> None:
    s = bay().units("d4", "pirates", "ship").units("c4", "red", "settler").state()
    move(s, "move c4", "go d4", "stop-moving")
    assert units(s, "d4") == ["settler"]
    move(s, "move d4", "join-ally ship", "load settler", "sail d5")
    assert (units(s, "d5"), units(s, "d5", 5)) == (["settler"], ["ship"])


@pytest.mark.rule("CC-X24.10")
def test_four_ships_on_a_hex_for_carthage() -> None:
    position = bay().units("d4", "pirates", "ship", "ship", "ship")
    s = position.units("d3", "red", "ship", "ship").state()
    talk = move(s, "move d3", "join ship")
    assert "sail d4" in talk.keys
    talk.choose("join ship")
    assert "sail d4" not in talk.keys


@pytest.mark.rule("CC-X24.11")
def test_pirates_on_the_own_hex_can_be_attacked() -> None:
    s = bay().units("d3", "pirates", "ship").units("d3", "red", "ship").dice(11, 0).state()
    talk = move(s, "move d3", "join ship", "attack d3")
    while not talk.done:
        talk.choose(talk.keys[0])
    assert units(s, "d3", 5) == []
    assert units(s, "d3") == ["ship"]


def test_hanno_sails_once_with_ships_at_rest() -> None:
    position = bay().leader("red", "hanno-the-great", "d3")
    s = position.units("d3", "red", "ship").state()
    assert can_voyage(s, 0, at("d3"))
    steps(voyage(s, 0, at("d3")), "join ship", "load leader", "sail d5")
    assert units(s, "d5") == ["leader", "ship"]
    assert starts(s) == []
    assert not can_voyage(s, 0, at("d5"))


# Others


@pytest.mark.rule("CC-X29.1")
def test_roman_roads_lead_four_hexes_from_city_to_city() -> None:
    column = ("d1", "d2", "d3", "d4", "d5", "d6")
    position = Position(civ=True).terrain("grassland", *column).advances("red", "roads")
    position = position.city("d1", "red").city("d5", "red").goods("red", food=1, ore=1)
    position = position.units("d1", "red", "settler")
    s = position.civilization("red", "rome", "roman-roads").state()
    keys = move(s, "move d1").keys
    assert {"march d3", "march d5"} <= set(keys)
    assert {"march d4", "march d6"}.isdisjoint(keys)
    move(s, "move d1", "march d5")
    assert (s.players[0].stock[0], s.players[0].stock[2]) == (0, 0)


def test_terracing_and_hannibal_ignore_mountains() -> None:
    position = Position(civ=True).land(d4="grassland", d5="mountain", d6="grassland")
    maya = position.civilization("red", "maya", "terracing").units("d4", "red", "settler")
    s = maya.state()
    move(s, "move d4", "go d5")
    assert starts(s) == ["move d5"]
    position = Position(civ=True).land(d4="grassland", d5="mountain", d6="grassland")
    position = position.civilization("red", "carthage").advances("red", "tactics")
    position = position.leader("red", "hannibal", "d4").units("d4", "red", "elephant", "infantry")
    s = position.state()
    move(s, "move d4", "join leader", "join elephant", "join infantry", "go d5")
    assert starts(s) == ["move d5"]
    s = position.state()
    move(s, "move d4", "join leader", "join infantry", "go d5", "stop-moving")
    assert starts(s) == ["move d4"]


@pytest.mark.rule("CC-X31.5")
def test_an_attack_on_a_beloved_city_must_be_paid() -> None:
    position = Position(civ=True).land(d4="grassland", d5="grassland", d3="grassland")
    position = position.land(a1="grassland").civilization("blue", "egypt")
    position = position.leader("blue", "cleopatra", "a1")
    position = position.land(c4="grassland").city("d5", "blue").advances("red", "tactics")
    s = position.units("d4", "red", "infantry").state()
    s.cities[at("d5")].beloved = 2
    s.players[0].stock[6] = 1
    assert sorted(move(s, "move d4").keys) == ["go c4", "go d3"]
    s.players[0].stock[6] = 2
    move(s, "move d4", "attack d5")
    assert s.players[0].stock[6] == 0
    assert s.cities[at("d5")].owner == 0
    assert s.cities[at("d5")].beloved == 0
