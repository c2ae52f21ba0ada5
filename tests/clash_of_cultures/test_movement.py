"""Chapter 6.11: moving units."""

import pytest

from kronika.core.asks import Option
from kronika.games.clash_of_cultures.hexes import distance, land_distance, within
from kronika.games.clash_of_cultures.movement import (
    add_main_actions,
    free_move_of_settlers,
    land_all,
    landings,
    move_action,
    move_freely,
    perform,
)
from kronika.games.clash_of_cultures.naval import room_at
from kronika.games.clash_of_cultures.position import Position
from kronika.games.clash_of_cultures.state import (
    BATTLED,
    CLIMBED,
    IN_FOREST,
    World,
    is_army,
    owner_of,
    pact_of,
    sort_of,
)
from kronika.games.clash_of_cultures.terms import (
    CULTURE,
    FOOD,
    HEXES,
    IDEAS,
    INFANTRY,
    ORE,
    SETTLER,
    SHIP,
    UNITS,
)
from kronika.games.clash_of_cultures.turn import forget_turn

from .steps import Steps, steps

pytestmark = pytest.mark.compiled


def at(name: str) -> int:
    return HEXES.index(name)


def units(s: World, hex: str, owner: int = 0) -> list[str]:
    """The sorts of somebody's units on a hex."""
    found = [UNITS[sort_of(u)] for u in s.units_at(at(hex)) if owner_of(u) == owner]
    return sorted(found)


def flags(s: World, hex: str) -> list[int]:
    return [unit & ~63 for unit in s.units_at(at(hex))]


def move(s: World, *keys: str) -> Steps:
    """A Move action of red."""
    return steps(move_action(s, 0), *keys)


def starts(s: World) -> list[str]:
    """From where red can move."""
    options: list[Option] = []
    add_main_actions(s, 0, options)
    return [option.key for option in options]


def plain(*, civ: bool = False) -> Position:
    """Grassland around d4, forest on d3, a mountain on e4."""
    position = Position(civ=civ).terrain(
        "grassland", "d4", "d5", "c4", "c5", "e5", "d6", "c6", "e6"
    )
    return position.land(d3="forest", e4="mountain", e3="grassland")


def sea() -> Position:
    """Land c4 and c6 at a sea of d3, d4, d5 and e4, with nothing around."""
    return Position().terrain("grassland", "c4", "c6").terrain("sea", "d3", "d4", "d5", "e4")


# Groups


@pytest.mark.rule("CC-J1.1")
def test_up_to_three_groups_move_one_after_another() -> None:
    s = plain().units("d4", "red", "settler", "settler", "settler", "settler").state()
    talk = move(s, "move d4", "go c4", "move d4", "go c5")
    assert talk.keys == ["move d4", "stop-moving"]
    talk.choose("move d4", "go d5")
    assert talk.done
    assert units(s, "d4") == ["settler"]


@pytest.mark.rule("CC-J1.1")
def test_a_player_may_stop_after_any_group() -> None:
    s = plain().units("d4", "red", "settler", "settler").state()
    assert move(s, "move d4", "go c4", "stop-moving").done
    assert units(s, "d4") == ["settler"]


def test_a_move_action_begins_with_the_chosen_group() -> None:
    s = plain().units("d4", "red", "settler").state()
    options: list[Option] = []
    add_main_actions(s, 0, options)
    steps(perform(s, 0, options[0]), "go c4")
    assert units(s, "c4") == ["settler"]


@pytest.mark.rule("CC-J1.2")
def test_no_unit_moves_twice_in_a_move_action() -> None:
    s = plain().units("d4", "red", "settler").units("d6", "red", "settler").state()
    talk = move(s, "move d4", "go c4")
    assert talk.keys == ["move d6", "stop-moving"]
    talk.choose("stop-moving")
    assert move(s).keys == ["move c4", "move d6", "stop-moving"]


@pytest.mark.rule("CC-J1.3")
def test_units_of_a_hex_can_be_split_or_stay() -> None:
    s = plain().advances("red", "tactics").units("d4", "red", "settler", "infantry").state()
    talk = move(s, "move d4")
    assert talk.keys == ["join settler", "join infantry"]
    talk.choose("join infantry")
    assert "join settler" in talk.keys
    talk.choose("go d5")
    assert (units(s, "d4"), units(s, "d5")) == (["settler"], ["infantry"])


@pytest.mark.rule("CC-J1.4", "CC-P2.7")
def test_a_group_that_enters_an_unexplored_tile_explores_it() -> None:
    position = Position().land(d2="grassland").terrain("unexplored", "d3", "c4", "e4", "d4")
    s = position.units("d2", "red", "settler").dice(13).state()
    talk = move(s, "move d2", "explore d3")
    assert talk.prompt == "orientation"
    talk.choose("lay t18 straight")
    assert units(s, "d3") == ["settler"]
    assert s.explored(at("d4"))
    assert flags(s, "d3")[0] & IN_FOREST


@pytest.mark.rule("CC-J1.5", "CC-J2.6")
def test_only_groups_with_army_units_enter_hexes_of_enemies() -> None:
    position = plain().advances("red", "tactics").city("c4", "blue").units("d5", "blue", "settler")
    s = position.units("d4", "red", "settler", "infantry").state()
    talk = move(s, "move d4", "join settler")
    assert {"attack c4", "attack d5", "go c4", "go d5"}.isdisjoint(talk.keys)
    talk.choose("join infantry")
    assert {"attack c4", "attack d5"} <= set(talk.keys)
    talk.choose("attack d5")
    assert units(s, "d5", 1) == []
    assert units(s, "d5") == ["infantry", "settler"]


@pytest.mark.rule("CC-J1.5")
def test_an_attack_is_resolved_before_the_next_group_moves() -> None:
    position = plain().advances("red", "tactics").city("c4", "blue")
    s = position.units("d4", "red", "infantry").units("d6", "red", "settler").state()
    talk = move(s, "move d4", "attack c4")
    assert s.cities[at("c4")].owner == 0
    assert talk.keys == ["move d6", "stop-moving"]


@pytest.mark.rule("CC-J1.6")
def test_four_army_units_at_most_on_a_hex() -> None:
    position = plain().advances("red", "tactics").units("d5", "red", *["infantry"] * 3)
    s = position.units("d4", "red", "infantry", "infantry", "settler").state()
    talk = move(s, "move d4", "join infantry")
    assert "go d5" in talk.keys
    talk.choose("join infantry")
    assert "go d5" not in talk.keys
    assert "go c4" in talk.keys
    s = position.state()
    move(s, "move d4", "join infantry", "join settler", "go d5", "stop-moving")
    assert len([u for u in s.units_at(at("d5")) if is_army(u)]) == 4


# Land


@pytest.mark.rule("CC-J2.1")
def test_land_units_move_one_hex_over_land() -> None:
    position = plain().terrain("sea", "c5")
    s = position.units("d4", "red", "settler").state()
    assert sorted(move(s, "move d4").keys) == ["go c4", "go d3", "go d5", "go e4", "go e5"]


@pytest.mark.rule("CC-J2.2", "CC-J2.7")
def test_units_that_fought_stay_for_the_turn() -> None:
    position = plain().advances("red", "tactics").units("c4", "blue", "settler")
    s = position.units("d4", "red", "infantry").state()
    move(s, "move d4", "attack c4")
    assert flags(s, "c4")[0] & BATTLED
    assert starts(s) == []
    forget_turn(s)
    assert starts(s) == ["move c4"]


@pytest.mark.rule("CC-J2.2")
def test_conquerors_of_an_empty_city_fought_too() -> None:
    s = plain().advances("red", "tactics").city("c4", "blue").units("d4", "red", "infantry").state()
    move(s, "move d4", "attack c4")
    assert starts(s) == []


@pytest.mark.rule("CC-J2.3", "CC-J2.7", "CC-AP1.12")
def test_a_mountain_stops_units_for_the_turn() -> None:
    s = plain().units("d4", "red", "settler").state()
    move(s, "move d4", "go e4")
    assert flags(s, "e4") == [CLIMBED]
    assert starts(s) == []
    forget_turn(s)
    assert starts(s) == ["move e4"]


@pytest.mark.rule("CC-J2.4", "CC-J2.7", "CC-J2.8")
def test_units_in_a_forest_move_on_but_do_not_attack() -> None:
    position = plain().advances("red", "tactics").units("e3", "blue", "infantry")
    s = position.units("d4", "red", "infantry", "settler").state()
    move(s, "move d4", "join infantry", "go d3", "stop-moving")
    s.place_unit(at("d3"), 0, INFANTRY)
    talk = move(s, "move d3", "join-bound infantry in-forest")
    assert "go d4" in talk.keys
    assert "attack e3" not in talk.keys
    talk.choose("join infantry")
    assert "attack e3" not in talk.keys
    talk = move(s, "move d3", "join infantry")
    assert "attack e3" in talk.keys


@pytest.mark.rule("CC-J2.5", "CC-AP1.12")
def test_army_units_need_tactics_to_move() -> None:
    position = plain().terrain("sea", "c4").units("c4", "red", "ship", "infantry")
    s = position.units("d4", "red", "infantry", "settler").state()
    talk = move(s)
    assert talk.keys == ["move d4", "stop-moving"]
    talk.choose("move d4")
    assert "join infantry" not in talk.keys
    s = position.advances("red", "tactics").state()
    assert {"join infantry", "join settler"} <= set(move(s, "move d4").keys)
    assert "move c4" in starts(s)


@pytest.mark.rule("CC-J2.9")
def test_settlers_with_attackers_are_bound_by_terrain_alone() -> None:
    position = plain().advances("red", "tactics").units("c4", "blue", "settler")
    s = position.units("d4", "red", "infantry", "settler").state()
    move(s, "move d4", "join infantry", "join settler", "attack c4")
    talk = move(s, "move c4")
    assert "join infantry" not in talk.keys
    assert "go c5" in talk.keys
    hill = plain().advances("red", "tactics").units("e4", "blue", "settler")
    s = hill.units("d4", "red", "infantry", "settler").state()
    move(s, "move d4", "join infantry", "join settler", "attack e4")
    assert starts(s) == []


# Roads


def roads() -> Position:
    position = plain().advances("red", "roads", "tactics").goods("red", food=2, ore=2)
    return position.city("d4", "red")


@pytest.mark.rule("CC-J3.1", "CC-X3.4", "CC-AP1.12")
def test_roads_lead_two_hexes_from_an_own_city() -> None:
    s = roads().units("d4", "red", "settler").state()
    talk = move(s, "move d4")
    assert "march d6" in talk.keys
    talk.choose("march d6")
    assert units(s, "d6") == ["settler"]
    assert s.players[0].stock[FOOD] == 1
    assert s.players[0].stock[ORE] == 1


@pytest.mark.rule("CC-J3.1")
def test_roads_lead_two_hexes_to_an_own_city_but_not_past_it() -> None:
    s = roads().units("d6", "red", "settler").state()
    marches = [key for key in move(s, "move d6").keys if key.startswith("march")]
    assert marches == ["march d4"]
    s = roads().units("c6", "red", "settler").state()
    assert "march e5" not in move(s, "move c6").keys


@pytest.mark.rule("CC-J3.1")
def test_roads_need_their_price() -> None:
    s = roads().goods("red", food=1, ore=0).units("d4", "red", "settler").state()
    assert "march d6" not in move(s, "move d4").keys


@pytest.mark.rule("CC-J3.2", "CC-EX38")
def test_each_group_pays_for_its_roads() -> None:
    position = roads().units("d4", "red", "settler", "settler", "infantry", "infantry")
    s = position.state()
    talk = move(s, "move d4", "join settler", "go d3")
    assert s.players[0].stock[FOOD] == 2
    talk.choose("move d4", "join settler", "march d6")
    assert (s.players[0].stock[FOOD], s.players[0].stock[ORE]) == (1, 1)
    talk.choose("move d4", "join infantry", "join infantry", "march e6")
    assert (s.players[0].stock[FOOD], s.players[0].stock[ORE]) == (0, 0)
    s.terrain[at("f6")] = 0
    s.place_unit(at("f6"), 1, SETTLER)
    assert "attack f6" in move(s, "move e6", "join infantry").keys


@pytest.mark.rule("CC-J3.3")
def test_roads_neither_make_restrictions_nor_heed_earlier_ones() -> None:
    s = roads().units("d4", "red", "settler").state()
    move(s, "move d4", "march e4")
    assert flags(s, "e4") == [0]
    assert starts(s) == ["move e4"]
    s = roads().units("d4", "red", "infantry").state()
    move(s, "move d4", "go e4")
    assert flags(s, "e4") == [CLIMBED]
    assert move(s, "move e4", "march d4").done
    assert units(s, "d4") == ["infantry"]


@pytest.mark.rule("CC-J3.3")
def test_units_from_a_forest_attack_by_roads() -> None:
    position = roads().city("d3", "red").units("e3", "blue", "settler")
    s = position.units("d4", "red", "infantry").state()
    move(s, "move d4", "go d3")
    talk = move(s, "move d3")
    assert "attack e3" not in talk.keys
    assert "march-and-attack e3" in talk.keys


@pytest.mark.rule("CC-J3.4")
def test_roads_do_not_pass_enemies_or_full_hexes() -> None:
    base = roads().terrain("sea", "c5", "e5", "c6", "e6")
    s = base.units("d4", "red", "infantry").state()
    assert "march d6" in move(s, "move d4").keys
    blocked = roads().terrain("sea", "c5", "e5", "c6", "e6").units("d5", "blue", "settler")
    s = blocked.units("d4", "red", "infantry").state()
    assert "march d6" not in move(s, "move d4").keys
    full = roads().terrain("sea", "c5", "e5", "c6", "e6").units("d5", "red", *["infantry"] * 4)
    s = full.units("d4", "red", "infantry").state()
    assert "march d6" not in move(s, "move d4").keys


@pytest.mark.rule("CC-J3.5")
def test_roads_are_for_explored_land_only() -> None:
    position = roads().terrain("unexplored", "d6", "d3").terrain("sea", "c5", "e6")
    position = position.units("c5", "red", "ship", "settler").units("e6", "red", "ship")
    s = position.units("d4", "red", "settler").state()
    keys = move(s, "move d4").keys
    assert {"explore d3", "go c5"} <= set(keys)
    assert {"march d6", "march d3", "march c5", "march e6"}.isdisjoint(keys)
    keys = move(s, "move c5", "join settler").keys
    assert not any(key.startswith("march") for key in keys)


@pytest.mark.rule("CC-J3.6", "CC-J3.7", "CC-C4.3")
def test_an_attack_by_roads_retreats_one_hex() -> None:
    position = roads().units("e6", "blue", "infantry", "infantry")
    s = position.units("d4", "red", "infantry", "infantry").dice(0, 0, 0, 0).state()
    talk = move(s, "move d4", "join infantry", "join infantry", "march-and-attack e6")
    assert sorted(talk.keys) == ["by-way-of d5", "by-way-of e5"]
    talk.choose("by-way-of d5", "retreat")
    assert units(s, "d5") == ["infantry", "infantry"]
    assert starts(s) == []


# The sea


@pytest.mark.rule("CC-J4.1", "CC-J4.11", "CC-EX13")
def test_a_ship_reaches_every_hex_of_its_sea_area() -> None:
    s = sea().terrain("sea", "g4").units("d3", "red", "ship").state()
    assert sorted(move(s, "move d3").keys) == ["sail d4", "sail d5", "sail e4"]
    assert move(s, "move d3", "sail d5").done
    assert units(s, "d5") == ["ship"]


@pytest.mark.rule("CC-J4.2", "CC-EX13")
def test_an_enemy_ship_ends_the_way_with_a_battle() -> None:
    position = Position().terrain("sea", "d3", "d4", "d5").units("d4", "blue", "ship")
    s = position.units("d3", "red", "ship").dice(11, 0).state()
    assert move(s, "move d3").done
    assert units(s, "d4") == ["ship"]
    assert units(s, "d4", 1) == []


@pytest.mark.rule("CC-J4.3")
def test_ships_that_fought_do_not_move_again() -> None:
    position = Position().terrain("sea", "d3", "d4", "d5").units("d4", "blue", "ship")
    s = position.units("d3", "red", "ship").dice(11, 0).state()
    move(s, "move d3")
    assert starts(s) == []


@pytest.mark.rule("CC-Q10.7")
def test_ships_retreat_to_the_last_hex_of_their_way() -> None:
    position = sea().units("d5", "blue", "ship").units("d3", "red", "ship", "settler")
    s = position.terrain("sea", "e5").dice(0, 0).state()
    talk = move(s, "move d3", "join ship", "load settler", "attack d5")
    assert sorted(talk.keys) == ["by-way-of d4", "by-way-of e5"]
    talk.choose("by-way-of e5", "retreat")
    assert units(s, "e5") == ["settler", "ship"]


def ring() -> Position:
    """A small island map: land d4 in the middle, sea and land around it."""
    position = Position().advances("red", "navigation").land(d4="grassland", d3="sea")
    return position.land(e4="grassland", e5="sea", d5="grassland", c5="sea", c4="grassland")


@pytest.mark.rule("CC-J4.4", "CC-J4.9", "CC-X4.2", "CC-AP1.12")
def test_navigation_leads_to_the_next_sea_area_in_each_direction() -> None:
    s = ring().units("d3", "red", "ship").state()
    assert sorted(move(s, "move d3").keys) == ["navigate c5", "navigate e5"]
    assert move(s, "move d3", "navigate c5").done
    assert units(s, "c5") == ["ship"]
    s.players[0].advances = 0
    assert starts(s) == []


@pytest.mark.rule("CC-J4.9")
def test_navigation_goes_no_farther_than_the_nearest_area() -> None:
    position = Position().advances("red", "navigation").terrain("grassland", "a2", "c2", "e2")
    s = position.terrain("grassland", "b2", "d2", "f2").terrain("sea", "a3", "c3", "e3", "g3")
    world = s.terrain("grassland", "b1", "d1", "f1", "g2").units("a3", "red", "ship").state()
    keys = move(world, "move a3").keys
    assert "navigate c3" in keys
    assert "navigate e3" not in keys


@pytest.mark.rule("CC-J4.9")
def test_ships_may_first_sail_to_the_edge() -> None:
    # d4 lies in the middle; only its neighbour d3 is at the edge.
    position = ring().land(d4="sea", e4="grassland", c4="grassland")
    position = position.land(c5="grassland", e5="grassland", d5="sea")
    s = position.units("d4", "red", "ship").state()
    assert "navigate d5" in move(s, "move d4").keys
    position = position.units("d3", "blue", "ship").units("d5", "blue", "ship")
    s = position.state()
    assert not any(key.startswith("navigate") for key in move(s, "move d4").keys)


@pytest.mark.rule("CC-J4.5", "CC-J4.6", "CC-Q10.7")
def test_navigation_may_come_out_at_an_enemy_and_retreats_to_where_it_left() -> None:
    s = ring().units("d3", "red", "ship").units("c5", "blue", "ship").dice(0, 0).state()
    talk = move(s, "move d3")
    assert sorted(talk.keys) == ["navigate e5", "navigate-and-attack c5"]
    talk.choose("navigate-and-attack c5", "retreat")
    assert units(s, "d3") == ["ship"]


@pytest.mark.rule("CC-J4.6", "CC-J4.7")
def test_inner_hexes_are_reached_from_free_edge_hexes_only() -> None:
    inner = Position().advances("red", "navigation").terrain("grassland", "d3", "e4", "e5", "d5")
    inner = inner.land(c4="grassland", c5="sea", d4="sea", f4="sea", f5="grassland", f3="grassland")
    s = inner.units("f4", "red", "ship").state()
    assert {"navigate c5", "navigate d4"} <= set(move(s, "move f4").keys)
    # The only edge hex of the area is held by an enemy: nothing else is left but an attack.
    s = inner.units("c5", "blue", "ship").dice(11, 0).state()
    assert move(s, "move f4", "navigate-and-attack c5").done
    assert units(s, "c5") == ["ship"]


@pytest.mark.rule("CC-J4.8", "CC-EX14", "CC-P3.4")
def test_navigation_does_not_pass_an_unexplored_tile_but_may_explore_it() -> None:
    position = Position().advances("red", "navigation")
    position = position.terrain("grassland", "d2", "e2", "d1", "e3", "f2", "g3", "c2")
    position = position.land(f3="sea").terrain("unexplored", "b2", "a3", "c3", "b3")
    position = position.terrain("sea", "d4").terrain("grassland", "d3", "e4", "c4")
    s = position.units("f3", "red", "ship").dice(0).state()
    keys = move(s, "move f3").keys
    assert "navigate-and-explore b2" in keys
    talk = move(s, "move f3", "navigate-and-explore b2")
    talk.choose("lay t5 straight")
    assert talk.prompt == "sail-onto-tile"
    talk.choose("sail b2")
    assert units(s, "b2") == ["ship"]


@pytest.mark.rule("CC-EX14")
def test_navigation_reaches_free_hexes_and_the_enemy_of_the_area() -> None:
    position = ring().terrain("sea", "b5", "b4").units("b4", "blue", "ship")
    s = position.units("d3", "red", "ship").state()
    keys = set(move(s, "move d3").keys)
    assert {"navigate c5", "navigate b5", "navigate-and-attack b4"} <= keys


# Transport


@pytest.mark.rule("CC-J5.1", "CC-C4.2")
def test_a_ship_carries_two_land_units() -> None:
    position = sea().advances("red", "tactics").units("d4", "red", "ship")
    s = position.units("c4", "red", "infantry", "settler", "settler").state()
    move(s, "move c4", "join infantry", "join settler", "go d4", "stop-moving")
    assert room_at(s, 0, at("d4")) == 0
    assert "move c4" not in starts(s)
    s.place_unit(at("d4"), 0, SHIP)
    assert room_at(s, 0, at("d4")) == 2
    assert "move c4" in starts(s)


@pytest.mark.rule("CC-J5.2")
def test_going_aboard_and_ashore_are_moves_of_the_land_units() -> None:
    s = sea().units("d4", "red", "ship").units("c4", "red", "settler").state()
    talk = move(s, "move c4", "go d4")
    assert talk.keys == ["move d4", "stop-moving"]
    talk.choose("stop-moving")
    s.terrain[at("c5")] = 0
    talk = move(s, "move d4", "join settler")
    assert sorted(talk.keys) == ["go c4", "go c5"]


@pytest.mark.rule("CC-J5.3", "CC-J5.4", "CC-EX15")
def test_units_go_aboard_and_sail_in_one_action_and_land_in_the_next() -> None:
    position = sea().advances("red", "tactics").units("d3", "red", "ship")
    s = position.units("c4", "red", "infantry").state()
    talk = move(s, "move c4", "go d3", "move d3", "join ship", "load-bound infantry moved")
    talk.choose("sail d5")
    assert units(s, "d5") == ["infantry", "ship"]
    assert talk.done
    talk = move(s, "move d5", "join infantry", "go c6")
    assert talk.keys == ["move d5", "stop-moving"]
    talk.choose("move d5", "sail d3")
    assert (units(s, "c6"), units(s, "d3")) == (["infantry"], ["ship"])
    assert talk.done


@pytest.mark.rule("CC-J5.3")
def test_carried_units_may_still_land_after_the_ship_sailed() -> None:
    s = sea().units("d3", "red", "ship", "settler").state()
    talk = move(s, "move d3", "join ship", "sail d5")
    assert talk.keys == ["move d5", "stop-moving"]
    talk.choose("move d5", "go c6")
    assert units(s, "c6") == ["settler"]


@pytest.mark.rule("CC-J5.5", "CC-J5.10")
def test_landing_obeys_terrain_and_may_attack() -> None:
    position = sea().advances("red", "tactics").land(c4="mountain").units("c6", "blue", "settler")
    s = (
        position.units("d5", "red", "ship", "infantry")
        .units("d4", "red", "ship", "settler")
        .state()
    )
    talk = move(s, "move d4", "join settler", "go c4")
    assert flags(s, "c4")[0] & CLIMBED
    talk.choose("move d5", "join infantry", "attack c6", "stop-moving")
    assert units(s, "c6") == ["infantry"]
    assert "move c4" not in starts(s)


@pytest.mark.rule("CC-J5.6")
def test_units_use_ships_that_fought_but_not_after_fighting_on_land() -> None:
    position = sea().advances("red", "tactics").units("c5", "blue", "settler").land(c5="grassland")
    s = position.units("d4", "red", "ship").units("c4", "red", "infantry", "settler").state()
    for place, unit in enumerate(s.units[at("d4")]):
        s.units[at("d4")][place] = unit | BATTLED
    move(s, "move c4", "join infantry", "attack c5", "move c4", "join settler", "go d4")
    assert units(s, "d4") == ["settler", "ship"]
    assert "move c5" not in starts(s)
    move(s, "move d4", "join settler", "go c4")
    assert units(s, "c4") == ["settler"]


@pytest.mark.rule("CC-J5.7", "CC-J5.8")
def test_the_player_decides_which_cargo_goes_along() -> None:
    position = sea().units("d3", "red", "ship", "ship", "settler", "settler", "settler")
    s = position.state()
    talk = move(s, "move d3", "join ship")
    # One of three must go along, since the ship that stays carries two.
    assert "sail d5" not in talk.keys
    talk.choose("load settler")
    assert "sail d5" in talk.keys
    talk.choose("load settler")
    assert "load settler" not in talk.keys
    talk.choose("sail d5")
    assert units(s, "d5") == ["settler", "settler", "ship"]
    assert units(s, "d3") == ["settler", "ship"]


@pytest.mark.rule("CC-J5.9")
def test_the_army_limit_does_not_hold_aboard() -> None:
    position = sea().advances("red", "tactics").land(c5="forest")
    position = position.units("d4", "red", "ship", "ship", "ship")
    position = position.units("d4", "red", *["infantry"] * 4)
    s = position.units("c4", "red", "infantry").state()
    move(s, "move c4", "go d4", "stop-moving")
    assert units(s, "d4").count("infantry") == 5
    talk = move(s, "move d4", *["join infantry"] * 4)
    assert "join infantry" not in talk.keys
    assert "go c4" in talk.keys


@pytest.mark.rule("CC-J5.10")
def test_bound_units_go_aboard_as_they_move_on_land() -> None:
    position = sea().advances("red", "tactics").land(c4="forest", c5="mountain", c6="grassland")
    position = position.units("d4", "red", "ship", "ship").units("b4", "red", "infantry", "settler")
    position = position.land(b4="grassland").units("c6", "blue", "settler")
    s = position.state()
    move(s, "move b4", "join infantry", "go c4", "move b4", "go c5", "stop-moving")
    assert starts(s) == ["move c4", "move d4"]
    talk = move(s, "move c4")
    assert "go d4" in talk.keys
    talk.choose("go d4", "stop-moving")
    move(s, "move d4", "join ship", "load-bound infantry in-forest", "sail d5", "stop-moving")
    talk = move(s, "move d5")
    assert not any(key.startswith("attack") for key in talk.keys)


# Distances


@pytest.mark.rule("CC-F7.1", "CC-F7.4")
def test_distances_do_not_cross_unexplored_tiles() -> None:
    s = Position().terrain("grassland", "d2", "d4").terrain("unexplored", "d3").state()
    assert not within(s, at("d2"), at("d4"), 2)
    assert distance(s, at("d2"), at("d4")) > 99
    s.terrain[at("d3")] = 0
    assert distance(s, at("d2"), at("d4")) == 2


@pytest.mark.rule("CC-F7.2", "CC-F7.3")
def test_land_distance_does_not_cross_the_sea_but_others_do() -> None:
    position = Position().land(d2="grassland", d3="sea", d4="grassland")
    s = position.land(c3="grassland", c4="grassland").state()
    assert distance(s, at("d2"), at("d4")) == 2
    assert land_distance(s, at("d2"), at("d4")) == 3


# Movements of effects


@pytest.mark.rule("CC-X18.2", "CC-X18.3", "CC-X18.4")
def test_settlers_in_cities_move_freely() -> None:
    position = plain().city("d4", "red").city("c6", "red")
    position = position.units("d4", "red", "settler", "settler", "infantry")
    position = position.advances("red", "tactics", "roads").goods("red", food=1, ore=1)
    s = position.units("c6", "red", "settler", "settler").state()
    talk = steps(free_move_of_settlers(s, 0))
    assert talk.keys == ["move c6", "move d4", "stop-moving"]
    for hex, target in (("d4", "march d6"), ("d4", "go c5"), ("c6", "go d5"), ("c6", "go c5")):
        talk.choose(f"move {hex}", "join settler", target)
    assert talk.done
    assert units(s, "d4") == ["infantry"]
    assert units(s, "c5") == ["settler", "settler"]


def test_some_units_move_freely_once() -> None:
    position = plain(civ=True).advances("red", "tactics").units("d4", "red", "cavalry", "cavalry")
    s = position.units("d4", "red", "infantry").state()
    talk = steps(move_freely(s, 0, [at("d4")], [3], units=1))
    talk.choose("move d4", "join cavalry")
    assert talk.keys
    assert all(key.startswith("go") for key in talk.keys)
    talk.choose("go d5")
    assert talk.done


def test_all_units_of_a_ship_land_together() -> None:
    position = sea().advances("red", "tactics").units("c4", "blue", "settler")
    s = position.units("d4", "red", "ship", "infantry", "settler").state()
    assert [option.key for option in landings(s, 0, at("d4"))] == ["attack c4"]
    assert steps(land_all(s, 0, at("d4"))).done
    assert units(s, "c4") == ["infantry", "settler"]


# What forbids an attack


def test_a_truce_forbids_attacks() -> None:
    position = plain().advances("red", "tactics").city("c4", "blue")
    s = position.units("d4", "red", "infantry").state()
    s.truces.append(pact_of(0, 1))
    assert "attack c4" not in move(s, "move d4").keys


def test_the_great_diplomat_makes_attacks_dear() -> None:
    position = plain().advances("red", "tactics").city("c4", "blue")
    s = position.units("d4", "red", "infantry").state()
    s.diplomats.append(pact_of(1, 0))
    assert "attack c4" not in move(s, "move d4").keys
    s.players[0].stock[CULTURE] = 3
    move(s, "move d4", "attack c4")
    assert s.players[0].stock[CULTURE] == 1
    assert s.diplomats == []
    assert s.cities[at("c4")].owner == 0


@pytest.mark.rule("CC-W7.5", "CC-AP1.12")
def test_units_that_entered_grassland_do_not_attack_the_great_gardens() -> None:
    position = plain().advances("red", "tactics").city("c4", "blue", "great-gardens")
    position = position.units("c6", "blue", "settler").land(d6="barren")
    s = position.units("d5", "red", "infantry").units("d6", "red", "infantry").state()
    move(s, "move d5", "go c5", "stop-moving")
    talk = move(s, "move c5")
    assert "attack c4" not in talk.keys
    assert "attack c6" in talk.keys
    s = position.units("d4", "red", "infantry").state()
    assert "attack c4" in move(s, "move d4").keys


@pytest.mark.rule("CC-W7.5", "CC-W6.2")
def test_a_march_over_grassland_counts_against_the_great_gardens() -> None:
    position = Position().land(b4="barren", c4="grassland", d4="barren", e4="barren", e5="barren")
    position.advances("red", "tactics", "roads").goods("red", food=2, ore=7)
    position.city("b4", "red").city("e5", "blue", "great-gardens").units("b4", "red", "infantry")
    s = position.units("b4", "red", "settler").state()
    move(s, "move b4", "join infantry", "march d4", "stop-moving")
    talk = move(s, "move d4")
    assert "go e4" in talk.keys
    assert "attack e5" not in talk.keys
    # The way around the grassland, if there is one, is the one that is taken.
    s = position.land(c5="barren").state()
    move(s, "move b4", "join infantry", "march d4", "stop-moving")
    assert "attack e5" in move(s, "move d4").keys


def test_ideas_for_sailing() -> None:
    s = sea().advances("red", "cartography").units("d3", "red", "ship").state()
    move(s, "move d3", "sail d4")
    assert s.players[0].stock[IDEAS] == 1
