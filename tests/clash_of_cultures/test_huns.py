"""The Huns: special advances and leaders."""

import pytest

from kronika.games.clash_of_cultures.barbarians import movement
from kronika.games.clash_of_cultures.position import Position
from kronika.games.clash_of_cultures.terms import BARBARIANS
from kronika.games.clash_of_cultures.trade_routes import possible_routes
from kronika.games.clash_of_cultures.turn import forget_turn

from .combat_helpers import CAVALRY_5, ELEPHANT_2, ELEPHANT_4, INFANTRY_6, storm
from .helpers import BLUE, RED, at, carry_out, city, stock, units
from .nations import DECLINE, act, offered_free, offered_main, plain, values

pytestmark = pytest.mark.compiled

HAPPY, NEUTRAL, ANGRY = 2, 1, 0


def huns(*owned: str, players: int = 2) -> Position:
    position = plain(players).civilization("red", "huns", *owned)
    return position.advances("red", "farming", "mining", "storage")


# Nomads


@pytest.mark.rule("CC-X21.1", "CC-AP1.12")
@pytest.mark.parametrize(("end", "good"), [("d4", "food"), ("c3", "wood"), ("d3", "ore")])
def test_a_small_city_moves_and_gains_by_the_terrain(end: str, good: str) -> None:
    s = huns("nomads").city("c4", "red").state()
    talk = act(s, "move c4", f"go {end}")
    assert talk.done
    assert at("c4") not in s.cities
    assert city(s, end).owner == RED
    assert stock(s) == {good: 1}
    assert s.collects == 0


@pytest.mark.rule("CC-X21.1")
def test_larger_cities_and_other_nations_stay() -> None:
    s = huns("nomads").city("c4", "red", "temple").state()
    assert "move c4" not in offered_main(s)
    s = huns().city("c4", "red").state()
    assert "move c4" not in offered_main(s)


@pytest.mark.rule("CC-X21.1")
def test_up_to_three_cities_in_one_action() -> None:
    position = huns("nomads")
    for hex in ("a4", "c4", "e4", "g4"):
        position.city(hex, "red")
    s = position.state()
    talk = act(s, "move a4", "go a5", "move c4", "go c5", "move e4", "go e5")
    assert talk.done
    assert at("g4") in s.cities


@pytest.mark.rule("CC-X21.8", "CC-X21.1")
def test_units_come_along_or_stay() -> None:
    s = huns("nomads").city("c4", "red").units("c4", "red", "settler", "settler").state()
    act(s, "move c4", "join-city c4", "join settler", "go d4", "stop-moving")
    assert units(s, "d4") == ["settler"]
    assert units(s, "c4") == ["settler"]
    assert at("d4") in s.cities


@pytest.mark.rule("CC-X21.2", "CC-X21.3")
def test_a_move_is_an_activation_and_the_mood_moves_along() -> None:
    s = huns("nomads").city("c4", "red", mood="happy").state()
    act(s, "move c4", "go d4")
    assert city(s, "d4").mood == HAPPY
    assert city(s, "d4").activations == 1
    act(s, "move d4", "go e4")
    assert city(s, "e4").mood == NEUTRAL
    act(s, "collect e4", "harvest e4 food")
    assert city(s, "e4").mood == ANGRY


@pytest.mark.rule("CC-X21.10", "CC-X21.3")
def test_an_angry_city_moves_once_per_turn() -> None:
    s = huns("nomads").city("c4", "red", mood="angry").state()
    act(s, "move c4", "go d4")
    assert "move d4" not in offered_main(s)
    assert "collect d4" not in offered_main(s)


@pytest.mark.rule("CC-X21.4")
def test_a_city_on_a_mountain_stays_this_turn() -> None:
    s = huns("nomads").city("c4", "red").state()
    act(s, "move c4", "go d3")
    assert "move d3" not in offered_main(s)
    forget_turn(s)
    assert "move d3" in offered_main(s)


@pytest.mark.rule("CC-X21.5")
def test_no_roads_with_a_city() -> None:
    position = huns("nomads").advances("red", "roads").goods("red", food=3, ore=3)
    s = position.city("c4", "red").units("c4", "red", "settler").state()
    talk = act(s, "move c4", "join-city c4")
    assert "go d4" in talk.keys
    assert not [key for key in talk.keys if key.startswith("march")]


@pytest.mark.rule("CC-X21.6", "CC-X21.10")
def test_not_onto_cities_or_enemies_but_onto_a_full_hex() -> None:
    position = huns("nomads").city("c4", "red").city("d4", "red").city("b4", "blue")
    position.units("c5", "blue", "settler").units("c3", "red", *["infantry"] * 4)
    s = position.state()
    keys = act(s, "move c4").keys
    assert keys == ["go c3", "go d3", "go b3"]


@pytest.mark.rule("CC-X21.7")
@pytest.mark.parametrize("where", ["barren", "exhausted"])
def test_no_resource_from_barren_or_exhausted_land(where: str) -> None:
    position = huns("nomads").advances("red", "irrigation", "writing").city("c4", "red")
    position.city("h4", "red").exhausted("d4")
    s = position.state()
    end = "b3" if where == "barren" else "d4"
    act(s, "move c4", f"go {end}", "stop-moving")
    assert stock(s) == {}
    s.players[RED].stock[:3] = [1, 1, 1]
    assert f"build {end} academy" in offered_main(s)


@pytest.mark.rule("CC-X21.10")
def test_a_city_explores_like_a_land_unit() -> None:
    position = Position(2, civ=True).terrain("grassland", "d2")
    position.terrain("unexplored", "d3", "c4", "e4", "d4").civilization("red", "huns", "nomads")
    s = position.city("d2", "red").state()
    talk = act(s, "move d2")  # there is nowhere else to go
    if not talk.done:
        talk.choose(talk.keys[0])
    assert at("d3") in s.cities
    assert s.explored(at("d4"))


# Mounted Archers


@pytest.mark.rule("CC-X15.49", "CC-AP1.25")
def test_cavalry_without_a_market_that_moves_at_once() -> None:
    position = huns("mounted-archers").advances("red", "tactics").city("c4", "red")
    s = position.goods("red", food=1, wood=1).state()
    talk = act(s, "recruit-in c4")
    assert talk.prompt == "move-from"
    talk.choose("move c4", "go d4")
    assert talk.done
    assert units(s, "d4") == ["cavalry"]
    assert s.actions_left == 3


@pytest.mark.rule("CC-X15.49")
def test_only_small_cities_and_only_cavalry() -> None:
    position = huns("mounted-archers").city("c4", "red", "temple").goods("red", food=1, wood=1)
    assert "recruit-in c4" not in offered_main(position.state())
    position = huns("mounted-archers").advances("red", "tactics").city("c4", "red")
    s = position.goods("red", food=1, ore=1).state()
    assert act(s, "recruit-in c4").done  # infantry does not ride


# Raiders


def threat(*with_settlers: str, hun: str = "e4") -> Position:
    position = huns("raiders").units(hun, "red", "infantry").city("d5", "red")
    return position.units("c4", "blue", "settler", *with_settlers).turn("blue")


@pytest.mark.rule("CC-X15.50", "CC-AP1.25")
def test_settlers_close_to_raiders_neither_found_nor_trade() -> None:
    s = threat().state()
    assert "found c4" not in offered_main(s)
    assert possible_routes(s, BLUE).traders == []


@pytest.mark.rule("CC-X15.50")
@pytest.mark.parametrize("why", ["far", "protected", "in a city"])
def test_raiders_have_their_limits(why: str) -> None:
    if why == "protected":
        s = threat("infantry").state()
    elif why == "far":
        s = threat(hun="g4").state()
    else:
        s = threat().city("c4", "blue").state()
    if why != "in a city":
        assert "found c4" in offered_main(s)
    assert possible_routes(s, BLUE).traders


# Hunnic Tribes


def march(*owned: str, **goods: int) -> Position:
    position = huns(*owned).city("c4", "red").goods("red", **goods)
    return position.units("e4", "barbarians", "infantry")


@pytest.mark.rule("CC-X21.9", "CC-AP1.21")
@pytest.mark.parametrize("good", ["culture", "gold"])
def test_hunnic_tribes_send_barbarians_anywhere(good: str) -> None:
    s = march("hunnic-tribes", **{good: 1}).state()
    talk = carry_out(movement(s, RED))
    assert talk.keys == ["lead-tribes", DECLINE]
    talk.choose("lead-tribes")
    assert stock(s) == {}
    assert "march-barbarians e4 f4" in talk.keys
    talk.choose("march-barbarians e4 f4")
    assert units(s, "f4", BARBARIANS) == ["infantry"]


@pytest.mark.rule("CC-X21.9")
def test_without_payment_they_come_closer() -> None:
    s = march("hunnic-tribes", culture=1).state()
    talk = carry_out(movement(s, RED), DECLINE)
    assert talk.keys == ["march-barbarians e4 d3", "march-barbarians e4 d4"]
    talk = carry_out(movement(march("hunnic-tribes").state(), RED))
    assert talk.keys == ["march-barbarians e4 d3", "march-barbarians e4 d4"]


# Attila


@pytest.mark.rule("CC-Y4.1")
@pytest.mark.parametrize(
    ("mood", "pieces", "hex", "most"),
    [
        ("neutral", [], "c4", 2),
        ("happy", [], "c4", 3),
        ("angry", [], "c4", 1),
        ("neutral", ["temple"], "c4", 2),
        ("neutral", [], "d4", 1),
    ],
)
def test_ruler_his_small_city_is_larger(mood: str, pieces: list[str], hex: str, most: int) -> None:
    position = huns().city("c4", "red", *pieces, mood=mood).leader("red", "attila", hex)
    s = position.state()
    talk = act(s, "collect c4")
    taken = 0
    for key in ("harvest c4 food", "harvest d4 food", "harvest c5 food", "harvest c3 wood"):
        if key in talk.keys:
            talk.choose(key)
            taken += 1
    assert talk.done
    assert taken == most


@pytest.mark.rule("CC-X34.18")
def test_horse_master_a_cavalry_works_like_an_elephant_in_every_round() -> None:
    position = huns().leader("red", "attila", "c4").units("c4", "red", "cavalry")
    position.units("d4", "blue", "infantry", "infantry")
    s = position.dice(
        ELEPHANT_2,
        CAVALRY_5,
        ELEPHANT_4,
        ELEPHANT_2,
        ELEPHANT_2,
        CAVALRY_5,
        ELEPHANT_4,
        ELEPHANT_2,
    ).state()
    talk = storm(s, "c4", "d4")
    assert talk.keys == ["cavalry-as-elephant 5", DECLINE]
    talk.choose("cavalry-as-elephant 5")
    assert values(s) == [2]  # neither the number nor the bonus counts
    assert units(s, "d4") == ["cavalry", "leader"]  # the one hit is cancelled
    talk.choose("fight-on")
    assert talk.keys == ["cavalry-as-elephant 5", DECLINE]
    talk.choose(DECLINE)
    assert values(s)[1] == 2 + 5 + 2


@pytest.mark.rule("CC-X34.18")
def test_horse_master_needs_him_and_a_cavalry() -> None:
    position = huns().leader("red", "attila", "b4").units("c4", "red", "cavalry")
    s = position.units("d4", "blue", "infantry").dice(CAVALRY_5, ELEPHANT_2).state()
    assert storm(s, "c4", "d4").done
    position = huns().leader("red", "attila", "c4").units("d4", "blue", "infantry")
    s = position.dice(CAVALRY_5, ELEPHANT_2).state()
    assert storm(s, "c4", "d4").done


# Bleda


@pytest.mark.rule("CC-Y4.1")
def test_enforcer_his_city_acts_as_happy_once() -> None:
    position = huns().advances("red", "writing").city("c4", "red", mood="angry").city("e4", "red")
    position.leader("red", "bleda", "c4").goods("red", food=1, wood=1, ore=1)
    s = position.state()
    assert "build c4 academy" not in offered_main(s)
    act(s, "enforce c4")
    assert "enforce c4" not in offered_free(s)
    assert "build c4 academy" in offered_main(s)
    talk = act(s, "collect c4", "harvest c4 food", "harvest d4 food")
    assert talk.done  # size 1 and happy: 2
    assert city(s, "c4").mood == ANGRY
    assert not [key for key in offered_main(s) if key.startswith(("collect c4", "build c4"))]
    forget_turn(s)
    assert "collect c4" in offered_main(s)


@pytest.mark.rule("CC-Y4.1", "CC-N1.5")
def test_a_city_that_obeys_is_no_city_that_was_captured() -> None:
    s = huns().city("c4", "red").leader("red", "bleda", "c4").action_cards("red", "a11").state()
    act(s, "enforce c4")
    assert "play-card a11" not in offered_free(s)


@pytest.mark.rule("CC-Y4.1", "CC-X21.3")
def test_enforcer_holds_for_a_city_that_moves_on() -> None:
    s = huns("nomads").city("c4", "red").leader("red", "bleda", "c4").state()
    act(s, "enforce c4")
    act(s, "move c4", "go d4")
    assert city(s, "d4").activations == 1
    assert not [key for key in offered_main(s) if " d4" in key]


@pytest.mark.rule("CC-Y4.1", "CC-K1.2", "CC-W2.3")
def test_enforcer_lets_his_city_build_a_wonder() -> None:
    position = huns().advances("red", "engineering", "siegecraft").city("c4", "red", mood="angry")
    position.city("e4", "red").leader("red", "bleda", "c4").wonder_cards("red", "great-wall")
    s = position.goods("red", food=7, wood=7, ore=7, culture=5).state()
    assert "build-wonder c4 great-wall" not in offered_main(s)
    act(s, "enforce c4")
    assert "build-wonder c4 great-wall" in offered_main(s)


@pytest.mark.rule("CC-Y4.1")
@pytest.mark.parametrize("why", ["activated", "outside"])
def test_enforcer_only_before_the_first_activation_of_his_city(why: str) -> None:
    hex = "d4" if why == "outside" else "c4"
    s = huns().city("c4", "red").leader("red", "bleda", hex).state()
    if why == "activated":
        act(s, "collect c4", "harvest c4 food")
    assert "enforce c4" not in offered_free(s)


@pytest.mark.rule("CC-Y4.1")
@pytest.mark.parametrize(("where", "asked"), [("city", False), ("open", True), ("without", True)])
def test_battering_rams_no_card_for_the_city_in_the_first_round(where: str, asked: bool) -> None:
    position = huns().leader("red", "bleda", "b4" if where == "without" else "c4")
    position.units("c4", "red", "infantry").units("d4", "blue", "infantry")
    position.advances("blue", "tactics").action_cards("blue", "a1")
    if where != "open":
        position.city("d4", "blue")
    talk = storm(position.dice(*[ELEPHANT_2] * 3).state(), "c4", "d4")
    assert (talk.prompt == "combat-card" and talk.player == BLUE) == asked


@pytest.mark.rule("CC-Y4.1")
def test_battering_rams_end_after_the_first_round() -> None:
    position = huns().leader("red", "bleda", "c4").city("d4", "blue")
    position.units("d4", "blue", "infantry").advances("blue", "tactics").action_cards("blue", "a1")
    s = position.dice(ELEPHANT_2, ELEPHANT_2).state()
    talk = storm(s, "c4", "d4").choose("fight-on")
    assert (talk.prompt, talk.player) == ("combat-card", BLUE)


# Rugila


@pytest.mark.rule("CC-Y4.1")
@pytest.mark.parametrize(("other", "gold"), [("e4", 3), ("h4", 1)])
def test_tribute_for_a_city_close_to_another(other: str, gold: int) -> None:
    position = huns().leader("red", "rugila", "c4").city("d4", "blue").city(other, "barbarians")
    s = position.state()
    storm(s, "c4", "d4")
    assert stock(s) == {"gold": gold}


@pytest.mark.rule("CC-Y4.1")
def test_tribute_needs_him() -> None:
    position = huns().leader("red", "rugila", "b4").units("c4", "red", "infantry")
    s = position.city("d4", "blue").city("e4", "blue").state()
    storm(s, "c4", "d4", RED).choose("no-refugees")
    assert stock(s) == {"gold": 1}


@pytest.mark.rule("CC-Y4.1")
def test_unifier_barbarians_are_happy_under_him() -> None:
    position = huns().leader("red", "rugila", "c4").city("d4", "barbarians", mood="angry")
    s = position.state()
    storm(s, "c4", "d4")
    assert city(s, "d4").mood == HAPPY
    s = huns().leader("red", "rugila", "c4").city("d4", "blue").state()
    storm(s, "c4", "d4")
    assert city(s, "d4").mood == ANGRY
    position = huns().leader("red", "rugila", "a4").units("c4", "red", "infantry")
    s = position.city("d4", "barbarians").dice(INFANTRY_6).state()
    storm(s, "c4", "d4")
    assert city(s, "d4").mood == ANGRY
