"""Egypt: special advances and leaders."""

import pytest

from kronika.games.clash_of_cultures.cities import raze_city
from kronika.games.clash_of_cultures.effects import can_use
from kronika.games.clash_of_cultures.influence import sources
from kronika.games.clash_of_cultures.leaders import recruit_leader, remove_leader
from kronika.games.clash_of_cultures.movement import move_action
from kronika.games.clash_of_cultures.position import Position
from kronika.games.clash_of_cultures.scoring import points_of
from kronika.games.clash_of_cultures.terms import ADVANCES, BARBARIANS

from .combat_helpers import ELEPHANT_2, ELEPHANT_4, INFANTRY_6, sail, storm
from .helpers import BLUE, RED, at, carry_out, city, stock, units
from .nations import act, offered_free, offered_main, plain, values

pytestmark = pytest.mark.compiled


def egypt(*owned: str, players: int = 2) -> Position:
    position = plain(players).civilization("red", "egypt", *owned)
    return position.advances("red", "farming", "mining", "storage")


# Flood Plains


@pytest.mark.rule("CC-X19.1", "CC-AP1.4")
def test_cities_on_barren_land_and_food_or_wood_from_it() -> None:
    position = egypt("flood-plains").units("b3", "red", "settler")
    s = position.state()
    act(s, "found b3")
    keys = act(s, "collect b3").keys
    assert "harvest b3 food" in keys
    assert "harvest b3 wood" in keys


@pytest.mark.rule("CC-X19.1")
def test_exhausted_land_stays_forbidden_and_others_cannot() -> None:
    s = egypt("flood-plains").units("b3", "red", "settler").exhausted("b3").state()
    assert "found b3" not in offered_main(s)
    s = egypt().units("b3", "red", "settler").state()
    assert "found b3" not in offered_main(s)


@pytest.mark.rule("CC-X19.2")
@pytest.mark.parametrize("irrigation", [True, False])
def test_a_conquered_city_on_barren_land_works_normally(irrigation: bool) -> None:
    position = egypt("flood-plains").city("b3", "red", "temple").units("b4", "blue", "infantry")
    position.advances("blue", "farming", "mining").turn("blue")
    if irrigation:
        position.advances("blue", "irrigation")
    s = position.state()
    storm(s, "b4", "b3", BLUE)
    assert city(s, "b3").owner == BLUE
    keys = [key for key in act(s, "collect b3").keys if " b3 " in key]
    assert keys == (["harvest b3 food"] if irrigation else [])


# Architecture


@pytest.mark.rule("CC-X15.47", "CC-AP1.25")
def test_mood_tokens_build() -> None:
    position = egypt("architecture").advances("red", "writing").city("c4", "red").city("e4", "red")
    s = position.goods("red", mood=2, ore=1).state()
    act(s, "build c4 academy")
    assert stock(s) == {"ideas": 2}
    s = egypt().advances("red", "writing").city("c4", "red").city("e4", "red").state()
    s.players[RED].stock[5] = 3
    assert "build c4 academy" not in offered_main(s)


@pytest.mark.rule("CC-X15.47")
def test_mood_tokens_stand_for_the_culture_of_a_wonder_too() -> None:
    position = egypt("architecture").advances("red", "engineering", "irrigation")
    position.city("c4", "red", mood="happy").city("e4", "red").wonder_cards("red", "great-gardens")
    position.goods("red", food=7, wood=7, ore=7, ideas=7, gold=7, culture=2, mood=3)
    s = position.state()
    assert "build-wonder c4 great-gardens" in offered_main(s)
    s.players[RED].stock[5] = 2
    assert "build-wonder c4 great-gardens" not in offered_main(s)


@pytest.mark.rule("CC-X15.47", "CC-W6.1", "CC-W2.4")
def test_culture_tokens_build_like_mood_tokens_with_the_great_arena() -> None:
    position = egypt("architecture").advances("red", "writing").city("c4", "red", "great-arena")
    position.city("e4", "red").city("g4", "red").goods("red", culture=2, ore=1)
    s = position.state()
    assert "build c4 academy" in offered_main(s)
    position.advances("red", "engineering", "irrigation").wonder_cards("red", "great-gardens")
    position.city("a4", "red", mood="happy").goods("red", food=5, wood=4, ore=2, culture=6)
    s = position.state()
    assert "build-wonder a4 great-gardens" in offered_main(s)
    s.players[RED].stock[6] = 5
    assert "build-wonder a4 great-gardens" not in offered_main(s)


# Embalming


@pytest.mark.rule("CC-X19.3")
def test_culture_for_a_leader_who_is_killed_or_replaced() -> None:
    position = egypt("embalming").leader("red", "ramses-ii", "c4").city("c4", "red")
    s = position.goods("red", culture=6).state()
    carry_out(recruit_leader(s, RED, at("c4")), "choose-leader imhotep")
    assert stock(s) == {"culture": 7}
    remove_leader(s, RED)
    assert stock(s) == {"culture": 8}


@pytest.mark.rule("CC-X19.4", "CC-AP1.16")
@pytest.mark.parametrize(("before", "after"), [(0, 1), (4, 5), (5, 5)])
def test_culture_after_a_combat_won_or_lost_below_five(before: int, after: int) -> None:
    for faces in ((INFANTRY_6, ELEPHANT_2), (ELEPHANT_2, INFANTRY_6)):
        position = egypt("embalming").units("c4", "red", "infantry")
        position.units("d4", "blue", "infantry").goods("red", culture=before)
        s = position.dice(*faces).state()
        storm(s, "c4", "d4")
        assert s.players[RED].stock[6] == after


@pytest.mark.rule("CC-X19.4")
def test_an_attack_without_defence_counts_on_both_sides() -> None:
    s = egypt("embalming").units("c4", "red", "infantry").units("d4", "blue", "settler").state()
    storm(s, "c4", "d4")
    assert stock(s) == {"culture": 1}
    s = egypt("embalming").units("c4", "blue", "infantry").city("d4", "red").state()
    storm(s, "c4", "d4", BLUE)
    assert stock(s) == {"culture": 1}


@pytest.mark.rule("CC-X19.5")
@pytest.mark.parametrize(("before", "after"), [(3, 5), (4, 5)])
def test_a_leader_who_falls_in_combat_gives_culture_first(before: int, after: int) -> None:
    position = egypt("embalming").leader("red", "imhotep", "c4").units("d4", "blue", "infantry")
    s = position.goods("red", culture=before).dice(ELEPHANT_2, INFANTRY_6).state()
    storm(s, "c4", "d4")
    assert stock(s) == {"culture": after}


# Man God


ROWS = [
    ("dogma", "nationalism"),
    ("devotion", "totalitarianism"),
    ("conversion", "absolute-power"),
    ("fanaticism", "forced-labor"),
]


@pytest.mark.rule("CC-X19.6", "CC-EX43")
@pytest.mark.parametrize(("owned", "given"), ROWS)
def test_theocracy_works_like_autocracy_too(owned: str, given: str) -> None:
    s = egypt("man-god").advances("red", owned).state()
    autocracy = [name for _, name in ROWS]
    assert [n for n in autocracy if can_use(s, RED, ADVANCES.index(n))] == [given]
    s = egypt().advances("red", owned).state()
    assert not can_use(s, RED, ADVANCES.index(given))


@pytest.mark.rule("CC-X19.6", "CC-EX43")
def test_dogma_gives_the_token_of_nationalism() -> None:
    position = egypt("man-god").advances("red", "dogma").city("c4", "red")
    s = position.goods("red", food=1, ore=1).state()
    act(s, "recruit-in c4", "take mood")
    assert stock(s) == {"mood": 1}


@pytest.mark.rule("CC-X19.7")
def test_the_autocracy_advances_are_not_owned() -> None:
    s = egypt("man-god").advances("red", "dogma", "devotion").state()
    assert not s.players[RED].owns(ADVANCES.index("nationalism"))
    plain_points = points_of(egypt().advances("red", "dogma", "devotion").state(), RED)[1]
    assert points_of(s, RED)[1] == plain_points + 1  # Man God itself
    assert "advance absolute-power" not in offered_main(s)


# Cleopatra


@pytest.mark.rule("CC-Y4.1")
def test_legendary_one_more_range_for_her_city() -> None:
    position = egypt().city("c4", "red").city("e4", "red").leader("red", "cleopatra", "c4")
    assert sources(position.state(), RED) == {at("c4"): 2, at("e4"): 1}
    position = egypt().city("c4", "red").leader("red", "cleopatra", "d4")
    assert sources(position.state(), RED) == {at("c4"): 1}


def beloved(tokens: int, **goods: int) -> Position:
    position = egypt().city("c4", "red").city("a4", "red").leader("red", "cleopatra", "a4")
    position.units("d4", "blue", "infantry").advances("blue", "tactics").turn("blue")
    position.goods("blue", **goods)
    position.world.cities[at("c4")].beloved = tokens
    return position


@pytest.mark.rule("CC-X31.5")
def test_beloved_once_per_turn_a_token_onto_her_city() -> None:
    position = egypt().city("c4", "red").leader("red", "cleopatra", "c4")
    s = position.goods("red", culture=2).state()
    act(s, "beloved c4")
    assert city(s, "c4").beloved == 1
    assert stock(s) == {"culture": 1}
    assert "beloved c4" not in offered_free(s)
    s.used.clear()
    act(s, "beloved c4")
    assert city(s, "c4").beloved == 2


@pytest.mark.rule("CC-X31.5", "CC-AP1.12")
def test_an_attack_costs_as_many_tokens_wherever_she_is() -> None:
    s = beloved(2, culture=3).state()
    talk = carry_out(move_action(s, BLUE), "move d4")
    assert "attack c4" in talk.keys
    talk.choose("attack c4")
    assert s.players[BLUE].stock[6] == 1
    assert city(s, "c4").beloved == 0


@pytest.mark.rule("CC-X31.5")
def test_who_cannot_pay_cannot_attack() -> None:
    s = beloved(2, culture=1).state()
    talk = carry_out(move_action(s, BLUE), "move d4")
    assert "attack c4" not in talk.keys
    talk = carry_out(move_action(beloved(0).state(), BLUE), "move d4")
    assert "attack c4" in talk.keys


@pytest.mark.rule("CC-X31.6")
def test_the_tokens_stay_with_barbarians() -> None:
    s = beloved(2).units("b4", "barbarians", "infantry").state()
    storm(s, "b4", "c4", BARBARIANS)
    assert city(s, "c4").owner == BARBARIANS
    assert city(s, "c4").beloved == 2


@pytest.mark.rule("CC-X31.6")
def test_the_tokens_go_with_the_city_and_with_her() -> None:
    s = beloved(2).state()
    storm(s, "d4", "c4", BLUE)
    assert city(s, "c4").beloved == 0
    s = beloved(2).state()
    raze_city(s, city(s, "c4"))
    assert all(town.beloved == 0 for town in s.cities.values())
    s = beloved(2).state()
    remove_leader(s, RED, BLUE)
    assert city(s, "c4").beloved == 0
    s = beloved(2).state()
    carry_out(recruit_leader(s, RED, at("c4")), "choose-leader imhotep")
    assert city(s, "c4").beloved == 0


# Imhotep


@pytest.mark.rule("CC-Y4.1")
def test_innovator_an_idea_for_every_activation_but_collect() -> None:
    position = egypt().city("c4", "red").city("e4", "red").leader("red", "imhotep", "c4")
    s = position.goods("red", food=2, ore=2).state()
    act(s, "recruit-in c4", "recruit infantry 1-food+1-ore")
    assert stock(s) == {"food": 1, "ore": 1, "ideas": 1}
    act(s, "collect c4", "harvest c4 food")
    assert s.players[RED].stock[3] == 1
    act(s, "recruit-in e4", "recruit infantry 1-food+1-ore")
    assert s.players[RED].stock[3] == 1


@pytest.mark.rule("CC-Y4.1")
def test_physician_schools_without_food_and_wood() -> None:
    position = egypt().advances("red", "writing", "math", "myths").city("c4", "red")
    position.city("e4", "red").leader("red", "imhotep", "c4").goods("red", ore=1)
    offers = [key for key in offered_main(position.state()) if key.startswith("build")]
    assert offers == ["build c4 academy", "build c4 observatory"]


# Ramses II


@pytest.mark.rule("CC-Y4.1")
def test_monumental_a_gain_for_an_obelisk_in_his_city() -> None:
    position = egypt().advances("red", "arts").city("c4", "red").city("e4", "red")
    position.leader("red", "ramses-ii", "c4").goods("red", food=2, wood=2, ore=2)
    s = position.state()
    talk = act(s, "build c4 obelisk")
    assert talk.keys == ["take culture", "take-ideas"]
    talk.choose("take-ideas")
    assert s.players[RED].stock[3] == 2
    assert act(s, "build e4 obelisk").done
    assert s.players[RED].stock[3] == 2


@pytest.mark.rule("CC-Y4.1")
@pytest.mark.parametrize(("target", "more"), [("d5", 2), ("c4", 0)])
def test_coastal_power_against_cities_beside_the_sea(target: str, more: int) -> None:
    position = egypt().leader("red", "ramses-ii", "d4").city(target, "blue")
    s = position.units(target, "blue", "infantry").dice(ELEPHANT_4, ELEPHANT_2).state()
    storm(s, "d4", target)
    assert values(s)[0] == 4 + more


@pytest.mark.rule("CC-Y4.1")
def test_coastal_power_not_in_defence_nor_without_a_city() -> None:
    position = egypt().leader("red", "ramses-ii", "d5").city("d5", "red")
    s = position.units("d4", "blue", "infantry").dice(ELEPHANT_2, ELEPHANT_4).state()
    storm(s, "d4", "d5", BLUE)
    assert values(s)[0] == 4
    position = egypt().leader("red", "ramses-ii", "d4").units("d5", "blue", "infantry")
    s = position.dice(ELEPHANT_4, ELEPHANT_2).state()
    storm(s, "d4", "d5")
    assert values(s)[0] == 4


@pytest.mark.rule("CC-Y4.1")
@pytest.mark.parametrize(("enemy", "more"), [("pirates", 2), ("blue", 0)])
def test_coastal_power_aboard_against_pirates(enemy: str, more: int) -> None:
    position = egypt().leader("red", "ramses-ii", "c6").units("c6", "red", "ship")
    s = position.units("d6", enemy, "ship").dice(ELEPHANT_2, ELEPHANT_2).state()
    sail(s, "c6", "d6")
    assert values(s)[0] == 2 + more
    assert units(s, "d6") == ["ship", "leader"]
