"""India: special advances and leaders."""

import pytest

from kronika.games.clash_of_cultures.influence import sources
from kronika.games.clash_of_cultures.position import Position
from kronika.games.clash_of_cultures.terms import SETTLER, TEMPLE

from .combat_helpers import CAVALRY_2, CAVALRY_4, storm
from .helpers import RED, at, city, stock, units
from .nations import DECLINE, act, offered_free, offered_main, values
from .peoples import new_turn, people, recruitable, trade

pytestmark = pytest.mark.compiled


def india(*owned: str) -> Position:
    return people("india", *owned)


# Indian Elephants


@pytest.mark.rule("CC-X15.51", "CC-AP1.25")
def test_elephants_come_from_cities_in_forests_without_a_market() -> None:
    position = india("indian-elephants").city("c3", "red").city("e4", "red").goods("red", food=2)
    s = position.state()
    assert recruitable(s, "c3") == ["settler", "elephant"]
    assert recruitable(s, "e4") == ["settler"]
    s.players[RED].specials = 0
    assert recruitable(s, "c3") == ["settler"]


@pytest.mark.rule("CC-X15.51")
def test_elephants_in_cities_that_are_not_angry_trade() -> None:
    def traders(hex: str, mood: str) -> list[str]:
        position = india("indian-elephants").advances("red", "trade-routes")
        position.city("c4", "red", mood=mood).city("e4", "blue")
        return trade(position.units(hex, "red", "elephant").state()).keys

    assert traders("c4", "neutral") == ["use-route elephant c4 e4", "no-more-routes"]
    assert traders("c4", "angry") == []
    assert traders("d4", "neutral") == []  # in no city


# Proselytism


@pytest.mark.rule("CC-X22.1", "CC-EX44", "CC-X15.20", "CC-AP1.17")
def test_settlers_spread_culture_the_farther_the_more_they_are() -> None:
    position = india("proselytism").city("c4", "red", "temple")
    s = position.state()
    s.players[RED].units[SETTLER] = 7
    for hex in ("c4", "c4", "c4", "a5", "a5", "a5", "f5"):
        s.place_unit(at(hex), RED, SETTLER)
    assert sources(s, RED) == {at("c4"): 5, at("a5"): 4, at("f5"): 2}
    s.players[RED].specials = 0
    assert sources(s, RED) == {at("c4"): 2}


@pytest.mark.rule("CC-X22.1")
def test_an_attempt_of_settlers_is_an_attempt_like_any_other() -> None:
    position = india("proselytism").units("d4", "red", "settler").dice(10)
    s = position.city("f4", "blue", "temple").city("g5", "blue", "temple").state()
    act(s, "influence")  # one target in range, one source, a six, one building
    assert city(s, "f4").buildings[TEMPLE] == RED
    assert "influence" not in offered_main(s)  # one success a turn
    s.influenced = False
    assert "influence" not in offered_main(s)  # three hexes are too far
    s.players[RED].stock[6] = 1
    assert act(s, "influence").done  # but range can be boosted
    assert stock(s) == {}


# Prosperity


@pytest.mark.rule("CC-X15.52", "CC-X34.26", "CC-AP1.27")
def test_a_route_gives_one_of_food_mood_and_culture() -> None:
    def yields(*pieces: str) -> list[str]:
        position = india("prosperity").advances("red", "trade-routes", "currency")
        position.units("d4", "red", "settler").city("f4", "blue", *pieces)
        return trade(position.state(), "use-route settler d4 f4").keys

    plain = ["take-yield 1-food", "take-yield 1-gold", "take-yield 1-mood"]
    assert sorted(yields("temple")) == plain
    assert sorted(yields("temple red")) == ["take-yield 1-culture", *plain]


@pytest.mark.rule("CC-X34.26")
def test_exactly_one_yield_is_taken() -> None:
    position = india("prosperity").advances("red", "trade-routes", "currency")
    s = position.units("d4", "red", "settler").city("f4", "blue", "temple red").state()
    trade(s, "use-route settler d4 f4", "take-yield 1-culture")
    assert stock(s) == {"culture": 1}


# Peace & Poetry


@pytest.mark.rule("CC-X15.53", "CC-AP1.25")
def test_once_per_turn_a_mood_token_stands_for_two_food_of_an_advance() -> None:
    s = india("peace-and-poetry").goods("red", mood=2).state()
    act(s, "advance engineering")
    assert stock(s) == {"mood": 1}
    assert not [key for key in offered_main(s) if key.startswith("advance ")]
    new_turn(s)
    assert "advance storage" in offered_main(s)


@pytest.mark.rule("CC-X15.53")
def test_paying_food_leaves_peace_and_poetry_for_later() -> None:
    s = india("peace-and-poetry").goods("red", mood=1, food=2).state()
    act(s, "advance engineering", "pay 2-food")
    act(s, "advance tactics")
    assert stock(s) == {"culture": 1}


# Maharaja Sri Gupta


@pytest.mark.rule("CC-Y2.1")
def test_golden_age_gives_the_first_advance_of_a_category() -> None:
    position = india().city("c4", "red").leader("red", "maharaja-sri-gupta", "c4")
    s = position.goods("red", food=2, culture=1).state()
    free = offered_free(s)
    assert "golden-age tactics" in free
    assert "golden-age storage" not in free  # Farming is owned
    act(s, "golden-age tactics")
    assert s.actions_left == 3
    assert stock(s) == {"culture": 1}  # the bonus of Tactics
    assert city(s, "c4").activations == 1


@pytest.mark.rule("CC-Y2.1")
def test_golden_age_needs_its_price_and_a_city_that_can_be_activated() -> None:
    def offered(mood: str, hex: str, **goods: int) -> bool:
        position = india().city("c4", "red", mood=mood).goods("red", **goods)
        s = position.leader("red", "maharaja-sri-gupta", hex).state()
        city(s, "c4").angry_activation_used = mood == "angry"
        return "golden-age tactics" in offered_free(s)

    assert offered("neutral", "c4", food=2, culture=1)
    assert not offered("neutral", "c4", food=2)
    assert not offered("neutral", "c4", food=1, culture=1)
    assert not offered("neutral", "d4", food=2, culture=1)
    assert not offered("angry", "c4", food=2, culture=1)


@pytest.mark.rule("CC-Y2.1", "CC-Y2.2")
def test_sri_gupta_is_prepared_in_rounds_without_a_card() -> None:
    position = india().leader("red", "maharaja-sri-gupta", "c4").advances("red", "tactics")
    position.action_cards("red", "a6").units("d4", "blue", "infantry")
    s = position.dice(CAVALRY_2, CAVALRY_2, CAVALRY_2, CAVALRY_2).state()
    talk = storm(s, "c4", "d4").choose("place-no-card")
    assert values(s) == [4]
    talk.choose("fight-on", "place-card a6")
    assert values(s) == [4, 4]  # the other 2 are those of High Morale


# Ashoka


def ashoka(own: str, *target: str) -> Position:
    position = india().city("c4", "red", own).leader("red", "ashoka-the-great", "c4")
    return position.city("e4", "blue", *target).dice(0, 10)


@pytest.mark.rule("CC-Y2.1")
def test_buddhism_repeats_a_failed_roll_from_a_city_with_a_temple() -> None:
    s = ashoka("temple", "academy").state()
    talk = act(s, "influence")
    assert talk.keys == ["influence-again", "give-up-influence"]
    talk.choose("influence-again")
    assert city(s, "e4").buildings[0] == RED


@pytest.mark.rule("CC-Y2.1")
def test_buddhism_works_once_per_turn() -> None:
    s = ashoka("temple", "academy").dice(0, 0, 0).state()
    talk = act(s, "influence").choose("influence-again")
    assert talk.done  # failed again
    assert act(s, "influence").done
    new_turn(s)
    assert "influence-again" in act(s, "influence").keys


@pytest.mark.rule("CC-Y2.1")
def test_buddhism_without_an_own_temple_takes_only_a_temple() -> None:
    s = ashoka("fortress", "academy", "temple").state()
    act(s, "influence").choose("influence-again")
    assert city(s, "e4").buildings[TEMPLE] == RED
    assert act(ashoka("market", "academy").state(), "influence").done  # no temple at all


@pytest.mark.rule("CC-Y2.1")
def test_buddhism_is_only_for_attempts_from_his_city() -> None:
    position = ashoka("temple", "academy").city("d5", "red", "temple")
    s = position.state()
    talk = act(s, "influence", "influence-from d5 0")
    assert talk.done
    assert city(s, "e4").buildings[0] != RED


@pytest.mark.rule("CC-Y2.1")
def test_expansionist_gains_culture_for_cities_taken_with_ashoka() -> None:
    def culture(leader: bool, *pieces: str) -> int:
        position = india().city("d4", "blue", *pieces).city("h4", "blue")
        if leader:
            position.leader("red", "ashoka-the-great", "c4")
        else:
            position.leader("red", "ashoka-the-great", "h5").units("c4", "red", "infantry")
        s = position.state()
        storm(s, "c4", "d4").choose("no-refugees")
        return stock(s).get("culture", 0)

    assert culture(True) == 1
    assert culture(True, "temple") == 2
    assert culture(False, "temple") == 0


# Akbar


@pytest.mark.rule("CC-Y2.1")
def test_bladed_tusks_help_each_elephant_that_is_left_even_without_akbar() -> None:
    position = india().leader("red", "akbar-the-great", "c4").units("c4", "red", "elephant")
    position.units("d4", "blue", "infantry", "infantry", "infantry").goods("red", ore=1)
    s = position.dice(*[CAVALRY_2] * 5, CAVALRY_4).state()
    talk = storm(s, "c4", "d4").choose("blade-tusks")
    assert stock(s) == {}
    talk.choose("lose-unit leader", "fight-on")
    assert values(s) == [5, 5]


@pytest.mark.rule("CC-Y2.1")
def test_bladed_tusks_cost_ore_and_need_elephants() -> None:
    def prompt(*sorts: str, ore: int = 1) -> str:
        position = india().leader("red", "akbar-the-great", "c4").goods("red", ore=ore)
        position.units("c4", "red", *sorts).units("d4", "blue", *["infantry"] * 4)
        return storm(position.dice(*[CAVALRY_2] * 6).state(), "c4", "d4").prompt

    assert prompt("elephant") == "bladed-tusks"
    assert prompt("elephant", ore=0) != "bladed-tusks"
    assert prompt("cavalry") != "bladed-tusks"
    position = india().leader("red", "akbar-the-great", "c4").goods("red", ore=1)
    position.units("c4", "red", "elephant").units("d4", "blue", *["infantry"] * 4)
    s = position.dice(*[CAVALRY_2] * 6).state()
    storm(s, "c4", "d4").choose(DECLINE)
    assert (values(s), stock(s)) == ([4], {"ore": 1})


@pytest.mark.rule("CC-Y2.1")
def test_akbar_brings_gold_to_own_cities_that_he_moves_into() -> None:
    position = india().city("c4", "red").city("d4", "blue").advances("red", "tactics")
    s = position.leader("red", "akbar-the-great", "b4").state()
    act(s, "move b4", "go c4")
    assert stock(s) == {"gold": 1}
    act(s, "move c4", "go c5")
    act(s, "move c5", "attack d4")  # taken, not moved into: 1 gold of the conquest
    assert stock(s) == {"gold": 2}
    assert units(s, "d4") == ["leader"]
