"""Greece: special advances and leaders."""

import pytest

from kronika.games.clash_of_cultures.influence import boosts_needed, sources
from kronika.games.clash_of_cultures.position import Position
from kronika.games.clash_of_cultures.recruiting import place_free_unit
from kronika.games.clash_of_cultures.special_advances import gain_specials
from kronika.games.clash_of_cultures.state import World
from kronika.games.clash_of_cultures.terms import INFANTRY

from .combat_helpers import ELEPHANT_2, ELEPHANT_4, sail, storm
from .helpers import BLUE, RED, advances, at, carry_out, city, stock
from .nations import DECLINE, act, offered_free, offered_main, plain, values
from .valley import specials

pytestmark = pytest.mark.compiled

HAPPY, NEUTRAL = 2, 1


def greece(*owned: str, players: int = 2) -> Position:
    position = plain(players).civilization("red", "greece", *owned)
    return position.advances("red", "farming", "mining", "storage")


@pytest.mark.rule("CC-X15.32")
def test_city_states_come_only_with_voting() -> None:
    s = greece().advances("red", "dogma").state()
    carry_out(gain_specials(s, RED))
    assert specials(s) == []


# Study


@pytest.mark.rule("CC-X28.1", "CC-AP1.10")
@pytest.mark.parametrize(("building", "ideas"), [("academy", 1), ("temple", 0)])
def test_study_gives_an_idea_for_recruiting_beside_an_academy(building: str, ideas: int) -> None:
    position = greece("study").city("c4", "red", building).goods("red", food=2, ore=2)
    s = position.state()
    act(s, "recruit-in c4", *["recruit infantry 1-food+1-ore"] * 2)
    assert s.players[RED].stock[3] == ideas  # once for the action


@pytest.mark.rule("CC-X28.1")
def test_study_works_for_ships_but_not_for_free_units() -> None:
    position = greece("study").city("d5", "red", "academy", "port").goods("red", wood=2)
    s = position.state()
    act(s, "recruit-in d5")
    assert stock(s) == {"ideas": 1}
    s = greece("study").city("c4", "red", "academy").state()
    carry_out(place_free_unit(s, RED, INFANTRY, [at("c4")]), "place-unit c4 infantry")
    assert stock(s) == {}


# Sparta


@pytest.mark.rule("CC-X15.48", "CC-AP1.25")
def test_draft_may_be_paid_with_culture() -> None:
    position = greece("sparta").advances("red", "tactics", "draft").city("c4", "red")
    s = position.goods("red", culture=1).state()
    act(s, "recruit-in c4")
    assert stock(s) == {}
    s = greece().advances("red", "tactics", "draft").city("c4", "red").state()
    s.players[RED].stock[6] = 1
    assert "recruit-in c4" not in offered_main(s)


@pytest.mark.rule("CC-X15.48", "CC-AP1.26")
@pytest.mark.parametrize(("enemies", "asked"), [(1, True), (2, False)])
def test_a_larger_enemy_may_not_play_cards(enemies: int, asked: bool) -> None:
    position = greece("sparta").units("c4", "red", "infantry").advances("blue", "tactics")
    position.units("d4", "blue", *["infantry"] * enemies).action_cards("blue", "a1")
    s = position.dice(*[ELEPHANT_2] * 3).state()
    talk = storm(s, "c4", "d4")
    assert (talk.prompt == "combat-card" and talk.player == BLUE) == asked


@pytest.mark.rule("CC-X15.48")
def test_sparta_does_not_count_at_sea() -> None:
    position = greece("sparta").units("c6", "red", "ship").advances("blue", "tactics")
    position.units("d6", "blue", "ship", "ship").action_cards("blue", "a1")
    talk = sail(position.state(), "c6", "d6")
    assert (talk.prompt, talk.player) == ("combat-card", BLUE)


# Hellenistic Culture


@pytest.mark.rule("CC-X28.2", "CC-EX45", "CC-AP1.17")
def test_a_city_with_a_greek_building_is_a_source() -> None:
    position = greece("hellenistic-culture").city("h4", "red")
    position.city("c4", "blue", "temple red", "academy").city("a4", "blue", "temple")
    s = position.state()
    assert sources(s, RED) == {at("h4"): 1, at("c4"): 3}
    assert boosts_needed(s, RED)[at("a4")][at("c4")] == 0
    s = greece().city("h4", "red").city("c4", "blue", "temple red", "academy").state()
    assert sources(s, RED) == {at("h4"): 1}


@pytest.mark.rule("CC-X28.3")
def test_arts_for_two_mood_tokens_once_per_turn() -> None:
    position = greece("hellenistic-culture").advances("red", "arts").city("c4", "red")
    position.city("d4", "blue", "temple").goods("red", mood=4)
    s = position.dice(0).state()
    key = next(key for key in offered_free(s) if "influence" in key)
    talk = act(s, key)
    while not talk.done:
        talk.choose(talk.keys[-1])
    assert stock(s) == {"mood": 2}
    assert key not in offered_free(s)
    s = position.goods("red", mood=1).state()
    assert key not in offered_free(s)


# City States


def two_cities(mood_a: str = "happy", mood_b: str = "happy", size_b: int = 1) -> Position:
    position = greece("city-states").advances("red", "myths").goods("red", food=3, wood=3, ore=3)
    pieces = ["temple", "academy"][: size_b - 1]
    position.city("c4", "red", mood=mood_a).city("f4", "red", *pieces, mood=mood_b)
    return position.city("h4", "red", mood="angry")


def twice(s: World, *choices: str) -> None:
    act(s, "collect c4", "harvest c4 food", "stop-collecting")
    act(s, "build c4 temple", "take mood", *choices)


@pytest.mark.rule("CC-X28.4", "CC-EX46", "CC-AP1.11")
def test_another_city_counts_as_activated() -> None:
    s = two_cities().state()
    twice(s, "activate-instead f4")
    assert (city(s, "c4").mood, city(s, "f4").mood) == (HAPPY, HAPPY)
    act(s, "collect f4", "harvest f4 food", "stop-collecting")  # and pays for it later
    assert city(s, "f4").mood == NEUTRAL


@pytest.mark.rule("CC-X28.4", "CC-EX46")
def test_a_city_that_was_activated_drops_in_place_of_the_other() -> None:
    s = two_cities().state()
    act(s, "collect f4", "harvest f4 food", "stop-collecting")
    twice(s, "activate-instead f4")
    assert (city(s, "c4").mood, city(s, "f4").mood) == (HAPPY, NEUTRAL)


@pytest.mark.rule("CC-X28.4")
def test_city_states_need_a_city_as_large_and_as_happy() -> None:
    s = two_cities(mood_b="neutral").state()
    twice(s)
    assert city(s, "c4").mood == NEUTRAL
    position = greece("city-states").city("c4", "red", "academy", mood="happy").city("f4", "red")
    position.world.cities[at("f4")].mood = HAPPY
    s = position.state()
    for _ in range(2):
        act(s, "collect c4", "harvest c4 food", "stop-collecting")
    assert city(s, "c4").mood == NEUTRAL  # f4 is smaller


@pytest.mark.rule("CC-X28.5")
def test_city_states_work_once_per_turn_and_only_if_wanted() -> None:
    s = two_cities().state()
    twice(s, DECLINE)
    assert city(s, "c4").mood == NEUTRAL
    s = two_cities().city("a4", "red", mood="happy").state()
    twice(s, "activate-instead f4")
    for _ in range(2):
        act(s, "collect a4", "harvest a4 food", "stop-collecting")
    assert city(s, "a4").mood == NEUTRAL


# Alexander the Great


def idol(**goods: int) -> Position:
    """City Development costs 1 culture token and builds."""
    position = greece().advances("red", "writing").city("c4", "red").city("e4", "red")
    position.leader("red", "alexander-the-great", "c4").goods("red", **goods)
    return position.action_cards("red", "a17")


@pytest.mark.rule("CC-Y4.1")
def test_idol_plays_a_card_without_its_main_action() -> None:
    s = idol(culture=3).state()
    talk = act(s, "idol a17")
    talk.choose(next(key for key in talk.keys if "e4" in key))
    assert talk.done
    assert s.players[RED].stock[6] == 1  # one for him, one for the card
    assert s.players[RED].action_cards == []
    assert city(s, "c4").activations == 1
    assert s.actions_left == 3
    assert any(town.has(0) for town in s.cities.values())


@pytest.mark.rule("CC-Y4.1", "CC-X23.4")
def test_idol_costs_nothing_for_a_card_that_is_cancelled() -> None:
    position = idol(culture=2).civilization("blue", "japan", "subterfuge")
    s = position.units("d5", "blue", "infantry").action_cards("blue", "a1").state()
    talk = act(s, "idol a17", "cancel-with a1")
    assert talk.done
    assert stock(s) == {"culture": 2}
    assert city(s, "c4").activations == 0


@pytest.mark.rule("CC-Y4.1")
@pytest.mark.parametrize("why", ["poor", "outside"])
def test_idol_needs_a_token_and_his_city(why: str) -> None:
    position = idol(culture=1 if why == "poor" else 2)
    s = position.state()
    if why == "outside":
        s.take_unit(at("c4"), 5)
        s.put_unit(at("d4"), 5)
    assert not [key for key in offered_free(s) if key.startswith("idol")]


@pytest.mark.rule("CC-Y4.1")
def test_ruler_of_the_world_counts_tiles_with_own_cities() -> None:
    # d2 is on the start tile of the first seat, d7 on that of the second; b2 and a3, one tile.
    position = greece().terrain("grassland", "d2", "d7", "b2", "a3", "c2", "e7")
    position.start_city("red", "d2").leader("red", "alexander-the-great", "c4")
    for hex in ("d2", "d7", "b2", "a3", "e7"):
        position.city(hex, "red")
    s = position.units("d4", "blue", "infantry").dice(ELEPHANT_2, ELEPHANT_2).state()
    storm(s, "c4", "d4")
    assert values(s)[0] == 2 + 3  # d7, b2 with a3, e7


@pytest.mark.rule("CC-Y4.1")
def test_ruler_of_the_world_needs_him() -> None:
    position = greece().terrain("grassland", "d2", "b2").start_city("red", "d2").city("b2", "red")
    position.leader("red", "alexander-the-great", "b4").units("c4", "red", "infantry")
    s = position.units("d4", "blue", "infantry").dice(ELEPHANT_2, ELEPHANT_2).state()
    storm(s, "c4", "d4")
    assert values(s)[0] == 2


# Leonidas I


@pytest.mark.rule("CC-Y4.1")
def test_thats_sparta_culture_for_recruiting_in_his_city() -> None:
    position = greece().city("c4", "red").city("e4", "red").leader("red", "leonidas-i", "c4")
    s = position.goods("red", food=2, ore=2).state()
    act(s, "recruit-in c4", "recruit infantry 1-food+1-ore")
    assert stock(s) == {"food": 1, "ore": 1, "culture": 1}
    act(s, "recruit-in e4")
    assert stock(s) == {"culture": 1}


@pytest.mark.rule("CC-Y4.1")
@pytest.mark.parametrize(("enemies", "more"), [(1, 0), (2, 2), (4, 6)])
def test_hero_of_thermopylae_against_a_larger_army(enemies: int, more: int) -> None:
    position = (
        greece().leader("red", "leonidas-i", "c4").units("d4", "blue", *["infantry"] * enemies)
    )
    s = position.dice(*[ELEPHANT_2] * 5).state()
    storm(s, "c4", "d4")
    assert values(s)[0] == 2 + more


# Pericles


@pytest.mark.rule("CC-X34.22")
def test_master_an_education_advance_for_a_token() -> None:
    position = greece().advances("red", "writing").city("c4", "red", mood="happy")
    s = position.leader("red", "pericles", "c4").goods("red", mood=1).state()
    talk = act(s, "master")
    assert talk.keys == [
        "advance public-education",
        "advance free-education",
        "advance philosophy",
    ]
    talk.choose("advance philosophy")
    assert "philosophy" in advances(s)
    assert s.players[RED].tracker == 2
    assert city(s, "c4").activations == 0
    city(s, "c4").mood = NEUTRAL
    assert "master" not in offered_main(s)


@pytest.mark.rule("CC-Y4.1")
@pytest.mark.parametrize(("where", "more"), [("c6", 2), ("c4", 0)])
def test_admiral_in_naval_combat_while_aboard(where: str, more: int) -> None:
    position = greece().leader("red", "pericles", where).units("c6", "red", "ship")
    s = position.units("d6", "blue", "ship").dice(ELEPHANT_4, ELEPHANT_2).state()
    sail(s, "c6", "d6")
    assert values(s)[0] == 4 + more
