"""Chapters 6.5, 6.6, 6.9, 6.10 and 6.12: founding and activating cities, size and mood."""

import pytest

from kronika.core.asks import Option
from kronika.games.clash_of_cultures import building, collect, recruiting
from kronika.games.clash_of_cultures.cities import (
    FOUND,
    activate,
    activity_limit,
    add_main_actions,
    can_found,
    change_mood,
    may_activate,
    may_grow,
    perform,
    raze_city,
)
from kronika.games.clash_of_cultures.collect import can_collect
from kronika.games.clash_of_cultures.conquest import conquer_city
from kronika.games.clash_of_cultures.effects import in_force
from kronika.games.clash_of_cultures.situations import TO_COLLECT, TO_RECRUIT
from kronika.games.clash_of_cultures.state import CLIMBED, World, unit_of
from kronika.games.clash_of_cultures.terms import (
    ADVANCES,
    ANGRY,
    HAPPY,
    NEUTRAL,
    PIRATES,
    SETTLER,
)
from kronika.games.clash_of_cultures.wonders import buildable_wonders

from .helpers import at, carry_out, city, stock, units
from .valley import building as piece
from .valley import empire, keys, valley

pytestmark = pytest.mark.compiled


def founding(s: World) -> list[str]:
    options: list[Option] = []
    add_main_actions(s, 0, options)
    return keys(options)


def found(s: World, hex: str) -> None:
    carry_out(perform(s, 0, FOUND.of(at(hex))))


# Founding


@pytest.mark.rule("CC-H1.1", "CC-H1.3", "CC-H1.6", "CC-B5.5")
def test_a_settler_becomes_a_neutral_city() -> None:
    s = valley().units("c4", "red", "settler", "settler").state()
    found(s, "c4")
    assert units(s, "c4") == ["settler"]
    assert (city(s).owner, city(s).mood, city(s).size()) == (0, NEUTRAL, 1)
    assert city(s).activations == 0
    assert s.players[0].settlements == 6
    assert s.players[0].units[SETTLER] == 3


@pytest.mark.rule("CC-H1.2", "CC-EX07")
def test_where_cities_may_be_founded() -> None:
    position = valley().exhausted("d4").city("c3", "blue")
    s = position.units("d3", "barbarians", "infantry").state()
    s.players[0].units[SETTLER] = 5
    for hex in ("c4", "b4", "c3", "d3", "d4"):
        s.place_unit(at(hex), 0, SETTLER)
    assert founding(s) == ["found c4"]


@pytest.mark.rule("CC-H1.2")
def test_a_settler_aboard_a_ship_cannot_found() -> None:
    s = valley().units("c5", "red", "ship", "settler").state()
    assert founding(s) == []


@pytest.mark.rule("CC-H1.1")
def test_only_own_settlers_found() -> None:
    s = valley().units("c4", "blue", "settler").units("d4", "red", "infantry").state()
    assert founding(s) == []


@pytest.mark.rule("CC-H1.4", "CC-B5.1")
def test_no_city_without_a_settlement() -> None:
    s = valley().units("c4", "red", "settler").state()
    s.players[0].settlements = 0
    assert founding(s) == []


@pytest.mark.rule("CC-H1.5")
def test_a_settler_that_moved_may_found_also_on_a_mountain() -> None:
    s = valley().state()
    s.players[0].units[SETTLER] -= 1
    s.put_unit(at("d3"), unit_of(0, SETTLER) | CLIMBED)
    assert founding(s) == ["found d3"]
    found(s, "d3")
    assert city(s, "d3").owner == 0


@pytest.mark.rule("CC-H1.7")
def test_egypt_founds_on_barren_land() -> None:
    position = valley(civ=True).units("b4", "red", "settler").advances("red", "irrigation")
    assert founding(position.state()) == []
    position.civilization("red", "egypt", "flood-plains")
    assert founding(position.state()) == ["found b4"]
    assert founding(position.exhausted("b4").state()) == []


@pytest.mark.rule("CC-H1.7")
def test_carthage_founds_with_a_ship() -> None:
    position = valley(civ=True).units("c5", "red", "ship")
    position.civilization("red", "carthage").advances("red", "cartography")
    options: list[Option] = []
    for special in ((), ("hegemony",)):
        s = position.civilization("red", "carthage", *special).state()
        for effect in in_force("main_actions", s, 0):
            effect.main_actions(s, 0, options)
        found = {option.b for option in options if option.a == at("c5")}
        beside = {at("c4"), at("d4"), at("d5")}  # b4 is barren
        assert found == (beside if special else set())


@pytest.mark.rule("CC-X2.5")
def test_irrigation_does_not_let_cities_be_founded_on_barren_land() -> None:
    s = valley().advances("red", "irrigation").state()
    assert not can_found(s, 0, at("b4"))


# Terms


@pytest.mark.rule("CC-F5.1")
@pytest.mark.parametrize("enemy", ["blue", "barbarians"])
def test_enemies_are_opponents_and_neutral_forces(enemy: str) -> None:
    s = valley().units("c4", enemy, "infantry").units("d4", "red", "infantry").state()
    assert s.enemies_at(at("c4"), 0)
    assert not s.enemies_at(at("d4"), 0)
    assert s.others(0) == [1]  # opponents are players only


@pytest.mark.rule("CC-F5.1")
def test_pirates_are_enemies() -> None:
    s = valley(civ=True).units("c5", "pirates", "ship").state()
    assert s.enemies_at(at("c5"), 0)
    assert PIRATES not in s.others(0)


# Size


@pytest.mark.rule("CC-F6.1", "CC-B5.3", "CC-I4.11")
def test_the_size_counts_all_pieces_of_any_colour() -> None:
    s = valley().city("c4", "red", "temple", "port blue", "great-wall").state()
    assert city(s).size() == 4


@pytest.mark.rule("CC-F6.2", "CC-K1.2", "CC-K1.3", "CC-K1.4", "CC-I2.1", "CC-I5.1", "CC-AP1.5")
@pytest.mark.parametrize(("mood", "limit"), [("happy", 4), ("neutral", 3), ("angry", 1)])
def test_size_and_mood_limit_collect_and_recruit(mood: str, limit: int) -> None:
    s = valley().city("c4", "red", "temple", "academy", mood=mood).state()
    assert activity_limit(s, 0, city(s), TO_COLLECT) == limit
    assert activity_limit(s, 0, city(s), TO_RECRUIT) == limit


@pytest.mark.rule("CC-F6.3")
def test_no_city_grows_beyond_five() -> None:
    position = valley().city("c4", "red", "temple", "academy", "port", "fortress")
    s = empire(position, 6).state()
    assert city(s).size() == 5
    assert not may_grow(s, city(s))


@pytest.mark.rule("CC-F6.4", "CC-F6.5", "CC-EX03")
def test_a_city_grows_up_to_the_number_of_cities() -> None:
    s = empire(valley().city("c4", "red", "temple"), 3).state()
    assert may_grow(s, city(s))
    city(s).buildings[piece("port")] = 0
    assert not may_grow(s, city(s))
    raze_city(s, city(s, "h2"))
    assert city(s).size() == 3
    assert not may_grow(s, city(s))


@pytest.mark.rule("CC-F6.6")
def test_a_conquered_city_may_be_too_large_and_does_not_grow() -> None:
    s = valley().city("c4", "blue", "temple", "academy", "port").city("h2", "red").state()
    city(s).owner = 0  # red has two cities now
    assert city(s).size() == 4
    assert not may_grow(s, city(s))


def test_a_razed_city_gives_its_pieces_back() -> None:
    position = valley().city("c4", "red", "temple", "port blue", "great-wall")
    s = position.units("c4", "red", "infantry").state()
    raze_city(s, city(s))
    assert s.cities == {}
    assert s.players[0].settlements == 7
    assert (s.players[0].buildings[piece("temple")], s.players[1].buildings[piece("port")]) == (
        5,
        5,
    )
    assert units(s, "c4") == ["infantry"]
    assert s.wonder_gone[7] == 1


# Mood


@pytest.mark.rule("CC-K1.1", "CC-K1.5", "CC-F2.4")
def test_mood_goes_by_steps_and_stops_at_the_ends() -> None:
    s = valley().city("c4", "red", mood="angry").goods("red", mood=2).state()
    moods = []
    for steps in (-1, 1, 1, 1, -2):
        change_mood(s, city(s), steps)
        moods.append(city(s).mood)
    assert moods == [ANGRY, NEUTRAL, HAPPY, HAPPY, ANGRY]
    assert stock(s) == {"mood": 2}  # markers of cities come from the bank


@pytest.mark.rule("CC-K1.2", "CC-K1.3", "CC-K1.4")
@pytest.mark.parametrize(("mood", "count"), [("happy", 1), ("neutral", 0), ("angry", 0)])
def test_wonders_are_built_in_happy_cities_only(mood: str, count: int) -> None:
    position = empire(valley().city("c4", "red", mood=mood), 2)
    position.goods("red", food=7, wood=7, ore=7, culture=7, gold=7).wonder_cards(
        "red", "great-wall"
    )
    s = position.advances("red", *ADVANCES[:-8]).state()
    assert len(buildable_wonders(s, 0, city(s))) == count


# Activation


def activation(s: World) -> None:
    carry_out(activate(s, 0, city(s), TO_COLLECT))


@pytest.mark.rule("CC-I1.2", "CC-I1.3", "CC-I1.4", "CC-I1.5", "CC-I1.6", "CC-EX08")
def test_mood_drops_from_the_second_activation_on() -> None:
    s = valley().city("c4", "red", mood="happy").state()
    moods = []
    for _ in range(4):
        assert may_activate(s, 0, city(s))
        activation(s)
        moods.append(city(s).mood)
    assert moods == [HAPPY, NEUTRAL, ANGRY, ANGRY]
    assert not may_activate(s, 0, city(s))


@pytest.mark.rule("CC-I1.4")
def test_an_angry_city_is_activated_once() -> None:
    s = valley().city("c4", "red", mood="angry").state()
    activation(s)
    assert not may_activate(s, 0, city(s))
    assert not can_collect(s, 0, city(s))


@pytest.mark.rule("CC-I1.6")
def test_raising_the_mood_allows_another_activation() -> None:
    s = valley().city("c4", "red", mood="angry").state()
    activation(s)
    change_mood(s, city(s), 1)
    assert may_activate(s, 0, city(s))
    activation(s)
    assert city(s).mood == ANGRY


@pytest.mark.rule("CC-I1.3")
def test_the_activation_itself_uses_the_mood_before_the_drop() -> None:
    s = valley().city("c4", "red", mood="happy").state()
    activation(s)
    talk = carry_out(collect.collect(s, 0, city(s)), "harvest c4 food")
    assert not talk.done  # a happy city of size 1 collects two items
    talk.choose("harvest c3 wood")
    assert city(s).mood == NEUTRAL


@pytest.mark.rule("CC-I1.1", "CC-I1.7")
def test_an_activation_is_one_of_three_things_in_an_own_city() -> None:
    position = valley().city("c4", "red").city("d4", "blue").city("h2", "red")
    position.goods("red", food=2, wood=1, ore=1).advances("red", "myths")
    s = position.state()
    options: list[Option] = []
    for chapter in (collect, building, recruiting):
        chapter.add_main_actions(s, 0, options)
    assert keys(options) == [
        "collect c4",
        "collect h2",
        "build c4 temple",
        "build h2 temple",
        "recruit-in c4",
        "recruit-in h2",
    ]
    carry_out(collect.collect(s, 0, city(s, "h2")))
    assert (city(s, "h2").activations, city(s).activations) == (1, 0)


@pytest.mark.rule("CC-I1.7")
def test_building_without_activating_is_not_counted() -> None:
    s = empire(valley().city("c4", "red").advances("red", "writing"), 2).state()
    carry_out(building.build(s, 0, city(s), piece("academy"), None))
    assert city(s).activations == 0


@pytest.mark.rule("CC-I1.8")
def test_a_conquered_city_may_be_activated_once() -> None:
    s = valley().city("c4", "blue", mood="happy").units("c4", "red", "infantry").state()
    carry_out(conquer_city(s, at("c4"), 0, None))
    assert (city(s).owner, city(s).mood, city(s).activations) == (0, ANGRY, 0)
    assert may_activate(s, 0, city(s))
    activation(s)
    assert not may_activate(s, 0, city(s))
