"""Chapter 7.6: barbarians arrive and move."""

import pytest

from kronika.games.clash_of_cultures.barbarians import (
    arrival,
    arrival_step_one,
    movement,
    reinforce,
)
from kronika.games.clash_of_cultures.cities import can_found
from kronika.games.clash_of_cultures.collect import can_collect
from kronika.games.clash_of_cultures.position import Position
from kronika.games.clash_of_cultures.state import World, unit_of
from kronika.games.clash_of_cultures.terms import (
    ANGRY,
    BARBARIANS,
    CAVALRY,
    ELEPHANT,
    INFANTRY,
    NEUTRAL,
)

from .event_helpers import draw, units
from .helpers import Talk, at, carry_out, city, stock

pytestmark = pytest.mark.compiled


ROW = ("c2", "c3", "c4", "c5", "c6", "c7", "c8")


def column(players: int = 2, *, civ: bool = False) -> Position:
    """Seven grassland hexes, c2 to c8, one below the other."""
    return Position(players, civ=civ).terrain("grassland", *ROW)


def plain(*, civ: bool = False) -> Position:
    """A field of grassland around d4, from b2 to f6."""
    hexes = [f"{letter}{row}" for letter in "bcdef" for row in range(2, 7)]
    return Position(civ=civ).terrain("grassland", *hexes)


def settle(s: World, player: int = 0) -> list[str]:
    return carry_out(arrival_step_one(s, player)).keys


def stacks(s: World) -> dict[str, int]:
    return {hex: len(units(s, hex)) for hex in ROW if units(s, hex)}


# Arrival


@pytest.mark.rule("CC-T1.1")
def test_barbarians_settle_exactly_2_land_hexes_from_a_city_of_the_drawer() -> None:
    s = column().city("c5", "red").state()
    assert settle(s) == ["settle-barbarians c3", "settle-barbarians c7"]
    position = column().land(c3="barren").city("c5", "red")
    s = position.state()
    carry_out(arrival_step_one(s, 0))
    assert city(s, "c7").owner == BARBARIANS
    assert city(s, "c7").mood == NEUTRAL
    assert units(s, "c7") == ["infantry"]
    assert s.barbarian_settlements == 9
    assert s.barbarian_units[INFANTRY] == 19


@pytest.mark.rule("CC-T1.1")
@pytest.mark.parametrize("taken", ["exhausted", "barren", "sea", "units", "city"])
def test_the_hex_must_be_free_land(taken: str) -> None:
    position = column().city("c5", "red")
    for hex in ("c3", "c7"):
        if taken == "exhausted":
            position.exhausted(hex)
        elif taken == "units":
            position.units(hex, "red", "settler")
        elif taken == "city":
            position.city(hex, "barbarians")
        else:
            position.terrain(taken, hex)
    # The nearer hexes remain, unless a barbarian city is beside them.
    expected = ["settle-barbarians c4", "settle-barbarians c6"] if taken != "city" else []
    assert settle(position.state()) == expected


@pytest.mark.rule("CC-T1.1")
def test_the_distance_is_counted_over_land() -> None:
    s = column().land(c4="sea", c6="forest").city("c5", "red").state()
    carry_out(arrival_step_one(s, 0))
    assert city(s, "c7").owner == BARBARIANS


@pytest.mark.rule("CC-T1.2")
def test_no_other_city_is_closer_than_2_hexes() -> None:
    s = column().city("c5", "red").city("c2", "red").city("c8", "barbarians").state()
    # At distance 2 there is c3, beside c2, and c7, beside c8; so they come to distance 1.
    assert settle(s) == [f"settle-barbarians {hex}" for hex in ("c3", "c4", "c6")]
    s = column().city("c5", "red").city("c8", "blue").state()
    carry_out(arrival_step_one(s, 0))
    assert city(s, "c3").owner == BARBARIANS
    s = column().terrain("sea", "c2", "c3", "c7", "c8").city("c4", "red").city("c6", "blue").state()
    assert carry_out(arrival_step_one(s, 0)).done
    assert s.city_count(BARBARIANS) == 0


@pytest.mark.rule("CC-T1.3")
def test_then_one_more_infantry_comes_to_any_barbarian_city() -> None:
    position = column().city("c5", "red").city("c8", "barbarians").land(g4="grassland")
    s = position.city("g4", "barbarians").state()
    talk = carry_out(arrival(s, 0))
    assert talk.keys == ["reinforce c3", "reinforce c8", "reinforce g4"]
    talk.choose("reinforce g4")
    assert units(s, "g4") == ["infantry"]
    assert units(s, "c3") == ["infantry"]


@pytest.mark.rule("CC-T1.3", "CC-T0.2")
def test_a_full_city_and_an_empty_supply_take_no_more() -> None:
    position = column().land(c3="sea", c4="sea", c6="sea").city("c5", "red")
    s = position.city("c8", "barbarians").units("c8", "barbarians", *["infantry"] * 4).state()
    assert carry_out(arrival(s, 0)).done
    assert len(units(s, "c8")) == 4
    s = position.state()
    s.units.clear()
    s.barbarian_units[INFANTRY] = 0
    carry_out(arrival(s, 0))
    assert units(s, "c8") == []


@pytest.mark.rule("CC-T1.4")
def test_beside_an_infantry_cavalry_or_an_elephant_may_come() -> None:
    position = column(civ=True).city("c8", "barbarians")
    s = position.state()
    assert carry_out(reinforce(s, 0, at("c8"))).done
    assert units(s, "c8") == ["infantry"]
    talk = carry_out(reinforce(s, 0, at("c8")))
    assert talk.keys == [
        "add-barbarian infantry",
        "add-barbarian cavalry",
        "add-barbarian elephant",
    ]
    talk.choose("add-barbarian elephant")
    assert units(s, "c8") == ["infantry", "elephant"]
    assert s.barbarian_units[ELEPHANT] == 3
    s.barbarian_units[CAVALRY] = 0
    assert "add-barbarian cavalry" not in carry_out(reinforce(s, 0, at("c8"))).keys
    s = column().city("c8", "barbarians").units("c8", "barbarians", "infantry").state()
    assert carry_out(reinforce(s, 0, at("c8"))).done


@pytest.mark.rule("CC-T1.5")
def test_the_drawer_chooses_and_needs_a_settlement_in_supply() -> None:
    position = column().city("c5", "blue").city("c8", "barbarians")
    assert carry_out(arrival(position.state(), 1)).player == 1
    s = position.state()
    s.barbarian_settlements = 0
    assert carry_out(arrival(s, 1)).done
    assert s.city_count(BARBARIANS) == 1
    assert units(s, "c8") == ["infantry"]


@pytest.mark.rule("CC-EX34")
def test_example_of_an_arrival() -> None:
    position = plain().city("d4", "red").city("b2", "barbarians").city("f2", "blue")
    position.land(d2="barren").exhausted("d6").units("c5", "blue", "settler")
    position.city("f6", "barbarians")
    s = position.state()
    talk = carry_out(arrival(s, 0))
    # Two hexes from d4: d2 is barren, d6 exhausted; the others are too close to a city.
    assert talk.keys == [f"settle-barbarians {hex}" for hex in ("b4", "b5", "c6", "f4")]
    talk.choose("settle-barbarians b5")
    assert talk.keys == ["reinforce b2", "reinforce b5", "reinforce f6"]
    talk.choose("reinforce b2")
    assert talk.done
    assert units(s, "b2") == units(s, "b5") == ["infantry"]


# Movement


@pytest.mark.rule("CC-T2.1")
def test_without_barbarians_in_reach_a_city_arrives() -> None:
    position = column().city("c2", "red").city("c7", "barbarians")
    s = position.units("c7", "barbarians", "infantry").state()
    carry_out(movement(s, 0))
    assert city(s, "c4").owner == BARBARIANS
    assert stacks(s) == {"c4": 1, "c7": 1}


@pytest.mark.rule("CC-T2.2")
def test_groups_in_reach_come_one_hex_closer() -> None:
    position = column().city("c2", "red").units("c4", "barbarians", "infantry", "infantry")
    s = position.units("c6", "barbarians", "infantry").state()
    carry_out(movement(s, 0))
    assert stacks(s) == {"c3": 2, "c6": 1}


@pytest.mark.rule("CC-T2.2")
def test_the_way_leads_over_explored_land() -> None:
    position = column().terrain("sea", "c3").city("c2", "red").city("c6", "red")
    s = position.units("c4", "barbarians", "infantry").state()
    carry_out(movement(s, 0))
    assert stacks(s) == {"c5": 1}


@pytest.mark.rule("CC-T2.3", "CC-T2.8")
def test_the_drawer_chooses_cities_hexes_and_order() -> None:
    position = column().city("c2", "red").city("c6", "red").units("c4", "barbarians", "infantry")
    s = position.state()
    talk = carry_out(movement(s, 0))
    assert talk.keys == ["march-barbarians c4 c3", "march-barbarians c4 c5"]
    s = plain().city("d4", "red").units("e6", "barbarians", "infantry").state()
    talk = carry_out(movement(s, 0))
    assert talk.keys == ["march-barbarians e6 d5", "march-barbarians e6 e5"]
    position = column().city("c2", "red").units("c3", "barbarians", "infantry")
    position.units("c2", "red", "infantry").units("c4", "barbarians", "infantry")
    talk = carry_out(movement(position.dice(11, 0).state(), 0))
    assert talk.keys == ["march-barbarians c3 c2", "march-barbarians c4 c3"]


@pytest.mark.rule("CC-T2.8")
def test_a_group_that_is_joined_is_not_dragged_along() -> None:
    position = plain().city("d4", "red").units("d6", "barbarians", "infantry")
    position.units("d5", "barbarians", "infantry", "infantry").city("b6", "red")
    s = position.units("d4", "red", *["infantry"] * 4).state()
    talk = carry_out(movement(s, 0), "march-barbarians d6 d5")
    assert len(units(s, "d5")) == 3
    # The two that stood there take their own step; the one that came has taken it.
    assert set(talk.keys) == {"march-barbarians d5 d4", "march-barbarians d5 c6"}
    talk.choose("march-barbarians d5 c6")
    assert talk.done
    assert len(units(s, "c6")) == 2
    assert len(units(s, "d5")) == 1


@pytest.mark.rule("CC-T2.4")
def test_whom_barbarians_meet_they_fight_at_once() -> None:
    position = column().city("c2", "red").units("c3", "blue", "settler")
    s = position.units("c4", "barbarians", "infantry").state()
    carry_out(movement(s, 0))
    assert [unit & 63 for unit in s.units_at(at("c3"))] == [unit_of(BARBARIANS, INFANTRY)]
    assert s.players[1].units[0] == 4


@pytest.mark.rule("CC-T2.5", "CC-T2.9")
def test_barbarian_cities_in_reach_grow_after_the_movement() -> None:
    position = column(civ=True).city("c2", "red").city("c4", "barbarians")
    position.units("c4", "barbarians", "infantry", "cavalry").city("c7", "barbarians")
    s = position.state()
    talk = carry_out(movement(s, 0))
    assert talk.done
    assert stacks(s) == {"c3": 2, "c4": 1}


@pytest.mark.rule("CC-T2.5")
def test_a_short_supply_is_placed_where_the_drawer_likes() -> None:
    position = column().city("c5", "red").city("c3", "barbarians").city("c7", "barbarians")
    position.units("c6", "barbarians", "infantry").units("c5", "red", "infantry", "infantry")
    position.land(c6="grassland")
    s = position.dice(11, 11, 0).state()
    s.barbarian_units[INFANTRY] = 0
    talk = carry_out(movement(s, 0))
    while talk.prompt and talk.prompt != "barbarian-city":
        talk.choose(talk.keys[0])
    assert talk.keys == ["reinforce c3", "reinforce c7"]
    talk.choose("reinforce c7")
    assert talk.done
    assert units(s, "c7") == ["infantry"]
    assert units(s, "c3") == []


@pytest.mark.rule("CC-T2.9")
def test_a_city_that_was_just_conquered_grows_too() -> None:
    s = column().city("c2", "red").city("c4", "red").units("c5", "barbarians", "infantry").state()
    talk = carry_out(movement(s, 0))
    while not talk.done:
        talk.choose(talk.keys[0])
    assert city(s, "c4").owner == BARBARIANS
    assert stacks(s) == {"c2": 1, "c4": 2}


@pytest.mark.rule("CC-T2.6", "CC-T0.2")
def test_no_step_puts_more_than_four_on_a_hex() -> None:
    position = column().city("c2", "red").units("c4", "barbarians", "infantry", "infantry")
    position.units("c3", "barbarians", *["infantry"] * 3).terrain("sea", "c2")
    s = position.land(c2="grassland").units("c2", "red", "infantry").dice(0).state()
    talk = carry_out(movement(s, 0))
    assert talk.prompt != "barbarian-march"
    s = plain().city("d4", "red").units("e6", "barbarians", "infantry", "infantry").state()
    for _ in range(3):
        s.place_unit(at("d5"), BARBARIANS, INFANTRY)
    keys = carry_out(movement(s, 0)).keys
    assert "march-barbarians e6 e5" in keys
    assert "march-barbarians e6 d5" not in keys


@pytest.mark.rule("CC-T2.7")
def test_units_in_a_barbarian_city_leave_it_empty() -> None:
    position = column().city("c2", "red").city("c4", "barbarians")
    s = position.units("c4", "barbarians", "infantry").state()
    s.barbarian_units[INFANTRY] = 0
    carry_out(movement(s, 0))
    assert stacks(s) == {"c3": 1}
    assert city(s, "c4").owner == BARBARIANS


@pytest.mark.rule("CC-EX35")
def test_example_of_a_movement() -> None:
    position = column(civ=True).city("c5", "red").city("c3", "barbarians").city("c7", "barbarians")
    position.units("c3", "barbarians", "infantry", "elephant")
    s = position.units("c7", "barbarians", "infantry").state()
    talk = carry_out(movement(s, 0), "march-barbarians c3 c4")
    assert talk.done
    assert stacks(s) == {"c3": 1, "c4": 2, "c6": 1, "c7": 1}
    assert units(s, "c3") == units(s, "c7") == ["infantry"]


@pytest.mark.rule("CC-EX36")
def test_example_of_a_conquest_by_barbarians() -> None:
    position = column().city("c2", "red", "temple", "academy blue", mood="happy")
    s = position.city("c8", "red").units("c3", "barbarians", "infantry").state()
    talk: Talk = carry_out(movement(s, 0))
    while not talk.done:
        talk.choose(talk.keys[0])
    lost = city(s, "c2")
    assert lost.owner == BARBARIANS
    assert lost.mood == ANGRY
    assert lost.buildings[3] == 0
    assert lost.buildings[0] == 1
    assert units(s, "c8") == ["settler"]
    assert stock(s) == {}


@pytest.mark.rule("CC-T0.1")
def test_barbarians_are_neutral_and_act_only_through_events_and_cards() -> None:
    position = column().city("c4", "red").units("c3", "barbarians", "infantry")
    s = position.advances("red", "farming").state()
    assert can_collect(s, 0, city(s, "c4"))
    assert not can_found(s, 0, at("c3"))
    draw(s, "e29")
    assert stacks(s) == {"c3": 1}
    draw(s, "e3")
    assert city(s, "c4").owner == BARBARIANS


# Effects


def test_tribal_allies_halt_groups_for_food() -> None:
    position = column(civ=True).city("c5", "red").units("c3", "barbarians", "infantry")
    position.units("c7", "barbarians", "infantry").goods("red", food=1)
    s = position.civilization("red", "celts", "tribal-allies").state()
    talk = carry_out(movement(s, 0), "halt-barbarians c3")
    while talk.prompt != "" and "march-barbarians c7 c6" not in talk.keys:
        talk.choose(talk.keys[-1])
    assert stock(s) == {}
    assert stacks(s) == {"c3": 1, "c6": 1}


def test_sulla_holds_barbarians_near_him() -> None:
    position = column(civ=True).city("c5", "red").units("c3", "barbarians", "infantry")
    position.civilization("blue", "rome").leader("blue", "sulla", "c2")
    s = position.state()
    talk = carry_out(movement(s, 0))
    assert talk.player == 1
    talk.choose("hold-march")
    assert stacks(s) == {"c2": 1, "c3": 1}
    s = position.state()
    carry_out(movement(s, 0), "let-march")
    assert stacks(s) == {"c2": 1, "c4": 1}


def test_hunnic_tribes_send_barbarians_anywhere() -> None:
    position = column(civ=True).city("c4", "red").city("c8", "blue").goods("red", culture=1)
    position.units("c6", "barbarians", "infantry")
    s = position.civilization("red", "huns", "hunnic-tribes").state()
    talk = carry_out(movement(s, 0))
    talk.choose("lead-tribes")
    assert stock(s) == {}
    assert talk.keys == ["march-barbarians c6 c5", "march-barbarians c6 c7"]
