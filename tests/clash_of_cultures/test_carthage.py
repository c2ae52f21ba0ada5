"""Carthage: special advances and leaders."""

import pytest

from kronika.games.clash_of_cultures.naval import room_at
from kronika.games.clash_of_cultures.pirates import blockaded, raid
from kronika.games.clash_of_cultures.position import Position
from kronika.games.clash_of_cultures.state import IN_FOREST, World
from kronika.games.clash_of_cultures.terms import PIRATES, SHIP
from kronika.games.clash_of_cultures.trade_routes import possible_routes

from .combat_helpers import (
    CAVALRY_4,
    ELEPHANT_2,
    ELEPHANT_4,
    INFANTRY_5,
    INFANTRY_6,
    sail,
    storm,
)
from .helpers import BLUE, RED, at, carry_out, city, stock, units
from .nations import DECLINE, act, offered_free, offered_main, plain, told, values

pytestmark = pytest.mark.compiled


def carthage(*owned: str, players: int = 2) -> Position:
    position = plain(players).civilization("red", "carthage", *owned)
    return position.advances("red", "farming", "mining", "storage")


# Warbeasts


@pytest.mark.rule("CC-X15.40", "CC-AP1.25")
@pytest.mark.parametrize(
    ("goods", "possible"),
    [
        ({"food": 2}, False),
        ({"food": 1, "culture": 1}, True),
        ({"food": 1, "gold": 1}, True),
        ({"gold": 2}, True),
        ({"culture": 2}, True),
        ({"culture": 1}, False),
    ],
)
def test_elephants_without_a_market(goods: dict[str, int], possible: bool) -> None:
    s = carthage("warbeasts").city("c4", "red").goods("red", **goods).state()
    talk = act(s, "recruit-in c4") if "recruit-in c4" in offered_main(s) else None
    if talk is not None and not talk.done:
        elephants = [key for key in talk.keys if key.startswith("recruit elephant")]
        assert bool(elephants) == possible
        if elephants:
            talk.choose(elephants[0])
    assert (units(s, "c4") == ["elephant"]) == possible


@pytest.mark.rule("CC-X15.40")
def test_with_a_market_elephants_cost_food_or_culture() -> None:
    position = carthage("warbeasts").city("c4", "red", "market").goods("red", culture=1, food=1)
    s = position.state()
    act(s, "recruit-in c4")
    assert units(s, "c4") == ["elephant"]
    assert stock(s) == {}
    s = carthage().city("c4", "red", "market").goods("red", culture=1, food=1).state()
    assert "recruit-in c4" not in offered_main(s)


# Hegemony


@pytest.mark.rule("CC-X24.1")
def test_a_ship_becomes_a_city_on_land_beside_it() -> None:
    position = carthage("hegemony").units("c6", "red", "ship").city("b5", "blue")
    position.land(c5="barren")
    s = position.state()
    offers = [key for key in offered_main(s) if key.startswith("found-by-ship")]
    assert offers == ["found-by-ship c6 d5 player-1"]  # b5 has a city, c5 is barren
    act(s, offers[0])
    assert city(s, "d5").owner == RED
    assert units(s, "c6") == []
    assert s.players[RED].units[SHIP] == 4


@pytest.mark.rule("CC-X24.1")
def test_founding_by_ship_obeys_the_founding_conditions() -> None:
    position = carthage("hegemony").units("c6", "red", "ship").exhausted("c5")
    s = position.units("b5", "blue", "settler").units("d5", "barbarians", "infantry").state()
    assert not [key for key in offered_main(s) if key.startswith("found-by-ship")]
    s = carthage().units("c6", "red", "ship").state()
    assert not [key for key in offered_main(s) if key.startswith("found-by-ship")]


@pytest.mark.rule("CC-X24.2")
def test_carried_units_may_go_ashore_and_rest() -> None:
    position = carthage("hegemony").advances("red", "tactics")
    s = position.units("c6", "red", "ship", "ship", "settler", "infantry").state()
    talk = act(s, "found-by-ship c6 c5 player-1")
    assert talk.keys == ["settle-ashore settler", "settle-ashore infantry", DECLINE]
    talk.choose("settle-ashore infantry", DECLINE)
    assert units(s, "c5") == ["infantry"]
    assert units(s, "c6") == ["settler", "ship"]
    assert "move c5" not in offered_main(s)


@pytest.mark.rule("CC-X24.2")
def test_who_finds_no_room_must_go_ashore() -> None:
    s = carthage("hegemony").units("c6", "red", "ship", "settler", "infantry").state()
    talk = act(s, "found-by-ship c6 c5 player-1")
    assert talk.keys == ["settle-ashore settler", "settle-ashore infantry"]
    talk.choose("settle-ashore settler")
    assert talk.done
    assert units(s, "c5") == ["settler", "infantry"]
    position = carthage("hegemony").units("c6", "red", "ship", "infantry")
    s = position.units("c5", "red", *["infantry"] * 4).state()
    assert "found-by-ship c6 c5 player-1" not in offered_main(s)  # no room on land either


@pytest.mark.rule("CC-X24.3")
def test_pirate_ships_found_cities_with_pirate_allies() -> None:
    position = carthage("hegemony", "pirate-allies").units("c6", "red", "ship")
    s = position.units("c6", "pirates", "ship").state()
    supply = s.pirate_ships
    act(s, "found-by-ship c6 c5 pirates")
    assert units(s, "c6") == ["ship"]
    assert units(s, "c6", PIRATES) == []
    assert s.pirate_ships == supply + 1
    position = carthage("hegemony").units("c6", "red", "ship").units("c6", "pirates", "ship")
    assert "found-by-ship c6 c5 pirates" not in offered_main(position.state())
    s = carthage("hegemony", "pirate-allies").units("c6", "pirates", "ship").state()
    assert not [key for key in offered_main(s) if key.startswith("found-by-ship")]


# Pirate Allies


@pytest.mark.rule("CC-X24.4", "CC-AP1.12")
@pytest.mark.parametrize("allies", [True, False])
def test_pirates_do_not_hinder_ships(allies: bool) -> None:
    position = carthage(*["pirate-allies"] * allies).units("b6", "red", "ship")
    s = position.units("d6", "pirates", "ship").state()
    keys = act(s, "move b6").keys
    assert ("sail d6" in keys) == allies  # coexistence
    assert ("sail e6" in keys) == allies  # beyond them
    assert "attack d6" in keys  # combat


@pytest.mark.rule("CC-X24.4")
@pytest.mark.parametrize("fight", [True, False])
def test_ships_recruited_to_pirates_fight_or_not(fight: bool) -> None:
    position = carthage("pirate-allies").city("c5", "red", "port c6").goods("red", wood=2)
    position.units("c6", "pirates", "ship")
    s = position.dice(INFANTRY_6, ELEPHANT_2).state()
    talk = act(s, "recruit-in c5")
    assert talk.keys == ["fight-allies c6", "spare-allies"]
    talk.choose("fight-allies c6" if fight else "spare-allies")
    if fight:
        talk.choose("take mood")
        assert stock(s) == {"gold": 1, "mood": 1}
    assert talk.done
    assert units(s, "c6", PIRATES) == ([] if fight else ["ship"])


@pytest.mark.rule("CC-X24.5")
def test_pirate_ships_carry_land_units() -> None:
    position = (
        carthage("pirate-allies").units("c6", "pirates", "ship").units("c5", "red", "settler")
    )
    s = position.state()
    assert room_at(s, RED, at("c6")) == 2
    talk = act(s, "move c5")
    assert "go c6" in talk.keys
    talk.choose("go c6")
    assert units(s, "c6") == ["settler"]
    s = carthage().units("c6", "pirates", "ship").units("c5", "red", "settler").state()
    assert "go c6" not in act(s, "move c5").keys


@pytest.mark.rule("CC-X24.6")
def test_pirate_ships_move_with_the_group() -> None:
    position = carthage("pirate-allies").units("c6", "red", "ship").units("c6", "pirates", "ship")
    s = position.state()
    talk = act(s, "move c6", "join ship", "join-ally ship", "sail f6")
    assert talk.done or talk.prompt == "move-from"
    assert units(s, "f6") == ["ship"]
    assert units(s, "f6", PIRATES) == ["ship"]
    s = carthage("pirate-allies").units("c6", "pirates", "ship").state()
    assert "move c6" not in offered_main(s)  # nobody of Carthage is there


@pytest.mark.rule("CC-X24.6")
def test_a_transported_unit_is_enough_for_the_alliance() -> None:
    position = carthage("pirate-allies").units("c6", "red", "settler")
    s = position.units("c6", "pirates", "ship").state()
    talk = act(s, "move c6")
    assert "join-ally ship" in talk.keys
    talk.choose("join-ally ship", "sail f6")
    assert units(s, "f6") == ["settler"]
    assert units(s, "f6", PIRATES) == ["ship"]


@pytest.mark.rule("CC-X24.6")
def test_allied_pirate_ships_trade() -> None:
    position = carthage("pirate-allies").city("c5", "blue").units("c6", "red", "ship")
    s = position.units("c6", "pirates", "ship").units("d6", "pirates", "ship").state()
    trade = possible_routes(s, RED)
    assert trade.traders == [at("c6") * 8 + SHIP] * 2
    position = carthage().city("c5", "blue").units("c6", "red", "ship")
    s = position.units("c6", "pirates", "ship").state()
    assert len(possible_routes(s, RED).traders) == 1


def allied_fleet(count: int) -> Position:
    position = carthage("pirate-allies").city("c5", "blue").units("c6", "red", "ship")
    return position.units("c6", "pirates", *["ship"] * count).goods("blue", food=1)


@pytest.mark.rule("CC-X24.7", "CC-X24.6")
def test_a_raid_does_nothing_when_all_pirates_are_allied() -> None:
    s = allied_fleet(4).units("f6", "red", "ship").state()
    assert carry_out(raid(s, BLUE)).done
    assert units(s, "c6", PIRATES) == ["ship"] * 4
    assert stock(s, BLUE) == {"food": 1}


@pytest.mark.rule("CC-X24.6")
def test_a_raid_withdraws_no_allied_ship() -> None:
    position = carthage("pirate-allies").city("a4", "blue").units("c6", "red", "ship")
    position.units("c6", "pirates", "ship", "ship", "ship").units("h6", "pirates", "ship")
    s = position.state()
    talk = carry_out(raid(s, BLUE))
    if not talk.done:
        assert "withdraw-pirate c6" not in talk.keys
    assert units(s, "c6", PIRATES) == ["ship"] * 3


@pytest.mark.rule("CC-X24.8", "CC-X24.9")
def test_allied_pirates_fight_fall_first_and_give_no_reward() -> None:
    position = carthage("pirate-allies").units("c6", "red", "ship").units("c6", "pirates", "ship")
    position.units("d6", "blue", "ship", "ship")
    faces = [INFANTRY_5, ELEPHANT_2, ELEPHANT_4, INFANTRY_6]
    s = position.dice(*faces).state()
    talk = sail(s, "d6", "c6", BLUE)
    assert values(s, RED) == [4 + 6]  # two dice
    assert units(s, "c6", PIRATES) == []
    assert units(s, "c6") == ["ship"]
    assert stock(s, BLUE) == {}
    assert talk.done


@pytest.mark.rule("CC-X24.10")
def test_four_ships_at_most_on_a_hex() -> None:
    position = carthage("pirate-allies").units("b6", "red", "ship").units("d6", "red", "ship")
    s = position.units("d6", "pirates", "ship", "ship", "ship").state()
    assert "sail d6" not in act(s, "move b6").keys
    assert "sail c6" in act(position.state(), "move b6").keys
    position = carthage("pirate-allies").city("c5", "red", "port c6").goods("red", wood=2)
    s = position.units("c6", "red", "ship").units("c6", "pirates", "ship", "ship", "ship").state()
    assert "recruit-in c5" not in offered_main(s)


@pytest.mark.rule("CC-X24.11")
def test_ships_attack_pirates_on_their_own_hex() -> None:
    position = carthage("pirate-allies").units("c6", "red", "ship").units("c6", "pirates", "ship")
    s = position.dice(INFANTRY_6, ELEPHANT_2).state()
    talk = act(s, "move c6", "join ship", "attack c6")
    talk.choose("take culture")
    assert units(s, "c6", PIRATES) == []
    assert stock(s) == {"gold": 1, "culture": 1}


@pytest.mark.rule("CC-X24.11")
def test_all_own_ships_on_the_hex_take_part() -> None:
    position = carthage("pirate-allies").units("c6", "red", "ship").units("c6", "pirates", "ship")
    position.units("b6", "red", "ship")
    s = position.dice(ELEPHANT_2, ELEPHANT_4, ELEPHANT_2).state()
    talk = act(s, "move b6", "attack c6")
    while not values(s):
        talk.choose(talk.keys[0])
    assert values(s) == [2 + 4]


@pytest.mark.rule("CC-X24.12")
def test_allied_pirates_block_like_ordinary_ships() -> None:
    position = carthage("pirate-allies").units("c6", "red", "ship").units("c6", "pirates", "ship")
    s = position.state()
    assert blockaded(s) == []
    s = carthage().units("c6", "red", "ship").units("c6", "pirates", "ship").state()
    assert at("d6") in blockaded(s)


# Mercenaries


def drafting(*owned: str, **goods: int) -> World:
    position = carthage(*owned).advances("red", "tactics", "draft").goods("red", **goods)
    return position.city("c5", "red", "port c6", mood="happy").state()


@pytest.mark.rule("CC-X15.41", "CC-AP1.25")
def test_draft_for_gold_and_for_a_ship() -> None:
    s = drafting("mercenaries", gold=1)
    talk = act(s, "recruit-in c5")
    assert talk.keys == ["recruit infantry 1-mood", "recruit ship 1-mood"]
    talk.choose("recruit ship 1-mood")
    assert units(s, "c6") == ["ship"]
    assert stock(s) == {}


@pytest.mark.rule("CC-X15.41")
def test_one_draft_in_an_action_whatever_is_drafted() -> None:
    s = drafting("mercenaries", gold=1, mood=1)
    talk = act(s, "recruit-in c5", "recruit ship 1-mood", "pay 1-mood")
    assert talk.done
    assert stock(s) == {"gold": 1}
    s = drafting(gold=1)
    assert "recruit-in c5" not in offered_main(s)


@pytest.mark.rule("CC-X15.41")
def test_with_civil_liberties_a_drafted_ship_costs_two() -> None:
    s = drafting("mercenaries", mood=2)
    s.players[RED].advances |= 1 << 38
    talk = act(s, "recruit-in c5")
    assert "recruit ship 2-mood" in talk.keys


# Queen Dido


@pytest.mark.rule("CC-Y4.1")
def test_founder_settlers_on_her_hex_found_for_free() -> None:
    position = carthage().leader("red", "queen-dido", "c4").units("c4", "red", "settler")
    s = position.units("e4", "red", "settler").state()
    assert [key for key in offered_free(s) if key.startswith("dido")] == ["dido-founds c4"]
    act(s, "dido-founds c4")
    assert city(s, "c4").owner == RED
    assert s.actions_left == 3


@pytest.mark.rule("CC-Y4.1")
@pytest.mark.parametrize("hegemony", [True, False])
def test_founder_a_ship_only_with_hegemony(hegemony: bool) -> None:
    position = carthage(*["hegemony"] * hegemony).leader("red", "queen-dido", "c6")
    s = position.units("c6", "red", "ship").state()
    assert ("dido-founds-by-ship c6 c5 player-1" in offered_free(s)) == hegemony
    if hegemony:
        act(s, "dido-founds-by-ship c6 c5 player-1")
        assert units(s, "c5") == ["leader"]  # no ship is left for her


def besieged(*faces: int) -> World:
    position = carthage().city("c4", "red").leader("red", "queen-dido", "c4")
    position.units("d4", "blue", "infantry", "infantry")
    return position.dice(*faces).state()


@pytest.mark.rule("CC-Y4.1", "CC-EX12")
def test_sacrifice_plus_two_when_her_city_is_attacked() -> None:
    s = besieged(ELEPHANT_2, ELEPHANT_2, ELEPHANT_2)
    storm(s, "d4", "c4", BLUE)
    assert values(s)[0] == 4
    position = carthage().leader("red", "queen-dido", "c4").units("d4", "blue", "infantry")
    s = position.dice(ELEPHANT_2, ELEPHANT_2).state()
    storm(s, "d4", "c4", BLUE)
    assert values(s)[0] == 2  # there is no city


@pytest.mark.rule("CC-Y4.1")
def test_sacrifice_sends_the_attackers_back() -> None:
    s = besieged(ELEPHANT_2, ELEPHANT_2, ELEPHANT_2)
    talk = storm(s, "d4", "c4", BLUE)
    assert talk.keys == ["dido-dies c4", DECLINE]
    talk.choose("dido-dies c4")
    assert talk.done
    assert units(s, "c4") == ["infantry"]
    assert units(s, "d4", BLUE) == ["infantry", "infantry"]
    assert s.players[RED].leader == -1
    assert s.players[BLUE].defeated_leaders == 0
    assert city(s, "c4").owner == RED


@pytest.mark.rule("CC-Y4.1")
def test_a_dead_queen_cannot_be_sacrificed() -> None:
    s = besieged(ELEPHANT_4, INFANTRY_6, ELEPHANT_2)
    storm(s, "d4", "c4", BLUE)
    assert told(s, "sacrifices-herself") == 0
    assert s.players[BLUE].defeated_leaders == 1


# Hanno the Great


def fleet(where: str = "c6") -> Position:
    return carthage().leader("red", "hanno-the-great", where).units("c6", "red", "ship")


@pytest.mark.rule("CC-Y4.1")
def test_navigator_sails_once_for_free_with_ships_at_rest() -> None:
    s = fleet().state()
    talk = act(s, "navigator c6")
    while "sail f6" not in talk.keys:
        talk.choose(next(key for key in talk.keys if key.startswith("load")))
    talk.choose("sail f6")
    assert units(s, "f6") == ["ship", "leader"]
    assert s.actions_left == 3
    assert not [key for key in offered_free(s) if key.startswith("navigator")]
    assert "move f6" not in offered_main(s)  # the ship has done its share


@pytest.mark.rule("CC-Y4.1")
def test_navigator_not_with_ships_that_moved_and_not_without_him() -> None:
    s = fleet("c5").state()
    assert "navigator c6" not in offered_free(s)
    s = fleet().state()
    talk = act(s, "move c6", "sail d6")
    if not talk.done:
        talk.choose("stop-moving")
    assert "navigator d6" not in offered_free(s)


@pytest.mark.rule("CC-Y4.1")
@pytest.mark.parametrize(("where", "more"), [("c6", 2), ("c4", 0)])
def test_fleet_commander_in_naval_combat_on_his_hex(where: str, more: int) -> None:
    s = fleet(where).units("d6", "blue", "ship").dice(ELEPHANT_4, ELEPHANT_2).state()
    sail(s, "c6", "d6")
    assert values(s)[0] == 4 + more


# Hannibal


@pytest.mark.rule("CC-Y4.1")
@pytest.mark.parametrize(("where", "value"), [("c4", 4 + 4 + 2), ("b4", 4 + 4 + 4)])
def test_father_of_strategy_caps_the_enemy_in_the_first_round(where: str, value: int) -> None:
    position = carthage().leader("red", "hannibal", where).units("c4", "red", "infantry")
    position.units("d4", "blue", "cavalry", "cavalry")
    faces = [ELEPHANT_2] * len(position.world.units_at(at("c4"))) + [CAVALRY_4, CAVALRY_4]
    s = position.dice(*faces).state()
    storm(s, "c4", "d4")
    assert values(s, BLUE)[0] == value


@pytest.mark.rule("CC-Y4.1")
def test_father_of_strategy_ends_after_the_first_round() -> None:
    position = carthage().leader("red", "hannibal", "c4").units("c4", "red", *["infantry"] * 3)
    position.units("d4", "blue", "cavalry", "cavalry", "cavalry")
    s = position.dice(*[ELEPHANT_2] * 4, ELEPHANT_2, ELEPHANT_2, ELEPHANT_2).state()
    talk = storm(s, "c4", "d4")
    s.dice = carthage().dice(*[ELEPHANT_2] * 3, CAVALRY_4, CAVALRY_4, CAVALRY_4).world.dice
    while len(values(s, BLUE)) < 2:
        talk.choose("fight-on" if "fight-on" in talk.keys else talk.keys[0])
    assert values(s, BLUE)[1] > 2 * 4 + 2


@pytest.mark.rule("CC-Y4.1")
@pytest.mark.parametrize(("others", "bound"), [(["elephant"], False), (["infantry"], True)])
def test_hannibal_ad_portas_crosses_mountains_with_elephants(
    others: list[str], bound: bool
) -> None:
    position = carthage().advances("red", "tactics").leader("red", "hannibal", "c4")
    s = position.units("c4", "red", *others).state()
    talk = act(s, "move c4", "join leader", f"join {others[0]}", "go d3")
    assert talk.done or talk.prompt == "move-from"
    assert ("move d3" not in offered_main(s)) == bound
    assert not any(unit & IN_FOREST for unit in s.units_at(at("d3")))
