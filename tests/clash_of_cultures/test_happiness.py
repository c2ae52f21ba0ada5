"""Chapter 6.12: Increase Happiness, with Voting, Rituals and Sports."""

import pytest

from kronika.core.asks import Option
from kronika.games.clash_of_cultures.happiness import (
    INCREASE_HAPPINESS,
    add_main_actions,
    increase_happiness,
    perform,
)
from kronika.games.clash_of_cultures.state import World
from kronika.games.clash_of_cultures.terms import ANGRY, HAPPY, NEUTRAL

from .culture_helpers import effect, free_actions, main_actions, row
from .helpers import Talk, at, carry_out, city, stock

pytestmark = pytest.mark.compiled


def offered(s: World) -> list[str]:
    options: list[Option] = []
    add_main_actions(s, 0, options)
    return [option.key for option in options]


def happiness(s: World, *keys: str) -> Talk:
    return carry_out(perform(s, 0, INCREASE_HAPPINESS.of()), *keys)


@pytest.mark.rule("CC-K2.1", "CC-EX16")
def test_each_step_costs_the_size_of_the_city() -> None:
    s = row().city("a1", "red", "temple", mood="angry").goods("red", mood=5).state()
    talk = happiness(s)
    assert city(s, "a1").mood == NEUTRAL
    assert stock(s) == {"mood": 3}
    assert talk.keys == ["cheer-city a1", "end-happiness"]
    assert talk.choose("cheer-city a1").done
    assert city(s, "a1").mood == HAPPY
    assert stock(s) == {"mood": 1}


@pytest.mark.rule("CC-K2.1")
def test_one_action_raises_several_own_cities_but_no_other_ones() -> None:
    s = (
        row()
        .city("a1", "red", mood="angry")
        .city("c1", "red")
        .city("e1", "blue")
        .city("g1", "red", mood="happy")
        .goods("red", mood=3)
        .state()
    )
    talk = happiness(s)
    assert talk.keys == ["cheer-city a1", "cheer-city c1"]
    talk.choose("cheer-city c1", "cheer-city a1", "end-happiness")
    assert talk.done
    assert [city(s, hex).mood for hex in ("a1", "c1", "e1")] == [NEUTRAL, HAPPY, NEUTRAL]
    assert stock(s) == {"mood": 1}


@pytest.mark.rule("CC-K2.1")
def test_what_cannot_be_paid_is_not_offered() -> None:
    position = row().city("a1", "red", "temple").goods("red", mood=1, food=2, culture=5)
    assert offered(position.state()) == []
    assert offered(position.goods("red", mood=2).state()) == ["increase-happiness"]


@pytest.mark.rule("CC-K2.2", "CC-X11.1", "CC-AP1.18")
def test_voting_makes_it_a_free_action_for_a_token_more() -> None:
    position = row().city("a1", "red", "temple").advances("red", "voting").goods("red", mood=2)
    assert free_actions(position.state(), "voting") == []
    s = position.goods("red", mood=5).state()
    assert free_actions(s, "voting") == ["vote-happiness"]
    carry_out(effect("voting").act(s, 0, INCREASE_HAPPINESS.of()))
    assert city(s, "a1").mood == HAPPY
    assert stock(s) == {"mood": 2}


@pytest.mark.rule("CC-K2.2")
def test_voting_charges_its_token_once_for_the_whole_action() -> None:
    s = (
        row()
        .city("a1", "red", mood="angry")
        .city("c1", "red")
        .advances("red", "voting")
        .goods("red", mood=9)
        .state()
    )
    talk = carry_out(effect("voting").act(s, 0, INCREASE_HAPPINESS.of()))
    talk.choose("cheer-city a1", "cheer-city a1", "cheer-city c1")
    assert talk.done
    assert stock(s) == {"mood": 5}


@pytest.mark.rule("CC-K2.3", "CC-F3.4", "CC-X7.2", "CC-EX39", "CC-AP1.18")
def test_rituals_let_resources_stand_for_mood_tokens() -> None:
    position = row().city("a1", "red", "temple", "academy")
    position.goods("red", mood=1, wood=1, ideas=1)
    assert offered(position.state()) == []
    s = position.advances("red", "rituals").state()
    happiness(s)
    assert city(s, "a1").mood == HAPPY
    assert stock(s) == {}


@pytest.mark.rule("CC-K2.3")
def test_with_rituals_the_player_chooses_the_mix() -> None:
    s = row().city("a1", "red").advances("red", "rituals").goods("red", mood=1, gold=1).state()
    talk = happiness(s)
    assert set(talk.keys) == {"pay 1-mood", "pay 1-gold"}
    talk.choose("pay 1-gold")
    assert stock(s) == {"mood": 1}


@pytest.mark.rule("CC-K2.5")
def test_the_token_of_voting_can_be_replaced_through_rituals() -> None:
    s = row().city("a1", "red").advances("red", "voting", "rituals").goods("red", food=2).state()
    assert free_actions(s, "voting") == ["vote-happiness"]
    carry_out(effect("voting").act(s, 0, INCREASE_HAPPINESS.of()))
    assert city(s, "a1").mood == HAPPY
    assert stock(s) == {}


@pytest.mark.rule("CC-K2.4", "CC-X9.2", "CC-AP1.18", "CC-AP1.20")
def test_sports_raises_one_city_for_a_culture_token_a_step() -> None:
    position = (
        row()
        .city("a1", "red", "temple", "academy", mood="angry")
        .city("c1", "red")
        .advances("red", "sports")
    )
    assert main_actions(position.state(), "sports") == []
    s = position.goods("red", culture=3).state()
    assert main_actions(s, "sports") == ["hold-games"]
    talk = carry_out(effect("sports").act(s, 0, INCREASE_HAPPINESS.of()))
    assert talk.keys == ["games-in a1 neutral", "games-in a1 happy", "games-in c1 happy"]
    talk.choose("games-in a1 happy")
    assert talk.done
    assert city(s, "a1").mood == HAPPY
    assert stock(s) == {"culture": 1}
    assert main_actions(s, "sports") == ["hold-games"]


@pytest.mark.rule("CC-K2.6")
def test_rituals_and_voting_do_not_help_sports() -> None:
    s = (
        row()
        .city("a1", "red", mood="angry")
        .advances("red", "sports", "rituals", "voting")
        .goods("red", food=2, gold=2)
        .state()
    )
    assert main_actions(s, "sports") == []


def test_an_increase_of_one_city_only() -> None:
    s = row().city("a1", "red").city("c1", "red", mood="angry").goods("red", mood=5).state()
    talk = carry_out(increase_happiness(s, 0, only=at("c1")), "cheer-city c1")
    assert talk.done
    assert city(s, "a1").mood == NEUTRAL
    assert city(s, "c1").mood == HAPPY


def test_an_angry_city_can_be_activated_again_once_it_is_cheered() -> None:
    s = row().city("a1", "red", mood="angry").goods("red", mood=1).state()
    city(s, "a1").angry_activation_used = True
    happiness(s)
    assert city(s, "a1").mood > ANGRY
    assert not city(s, "a1").angry_activation_used
