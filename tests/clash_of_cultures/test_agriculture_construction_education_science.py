"""Chapter 10.2: Agriculture, Construction, Education and Science."""

import pytest

from kronika.core.asks import Option
from kronika.games.clash_of_cultures.advances import (
    GAIN_ADVANCE,
    add_main_actions,
    gain_advance,
    perform,
)
from kronika.games.clash_of_cultures.building import is_barred
from kronika.games.clash_of_cultures.content import default
from kronika.games.clash_of_cultures.effects import can_use
from kronika.games.clash_of_cultures.event_texts.text import is_protected
from kronika.games.clash_of_cultures.position import Position
from kronika.games.clash_of_cultures.state import World
from kronika.games.clash_of_cultures.terms import ROADS
from kronika.games.clash_of_cultures.view import view

from .helpers import Talk, advances, carry_out, stock
from .valley import advance, keys

pytestmark = pytest.mark.compiled


def player(*names: str, **goods: int) -> Position:
    return Position().advances("red", "farming", "mining", *names).goods("red", **goods)


def gain(s: World, name: str) -> Talk:
    return carry_out(gain_advance(s, 0, advance(name), False, [0] * 8))


def act(s: World, name: str, *choices: str) -> Talk:
    return carry_out(perform(s, 0, GAIN_ADVANCE.of(advance(name))), *choices)


def offered(s: World) -> list[str]:
    options: list[Option] = []
    add_main_actions(s, 0, options)
    return keys(options)


def card(number: int) -> int:
    return number - 1


# Agriculture and Construction


@pytest.mark.rule("CC-X2.3")
@pytest.mark.parametrize("number", [3, 4, 5, 6, 7, 8, 51, 52])
def test_irrigation_ignores_famines(number: int) -> None:
    assert is_protected(player("irrigation").state(), 0, card(number))
    assert not is_protected(player().state(), 0, card(number))
    assert not is_protected(player("irrigation").state(), 0, card(1))


@pytest.mark.rule("CC-X3.3")
@pytest.mark.parametrize("number", [1, 2, 49])
def test_sanitation_ignores_pestilence_and_epidemics(number: int) -> None:
    assert is_protected(player("sanitation").state(), 0, card(number))
    assert not is_protected(player("irrigation").state(), 0, card(number))
    assert not is_protected(player("sanitation").state(), 0, card(3))


@pytest.mark.rule("CC-X3.3")
def test_gaining_sanitation_ends_the_ban_of_pestilence() -> None:
    s = player().state()
    s.players[0].pestilence = True
    assert is_barred(s, 0)
    assert view(s, 1)["players"][0]["barred_from_building"]
    gain(s, "sanitation")
    assert not is_barred(s, 0)
    assert not view(s, 1)["players"][0]["barred_from_building"]
    assert stock(s) == {"mood": 1}


@pytest.mark.rule("CC-X3.2", "CC-AP1.3")
def test_engineering_draws_a_wonder_card() -> None:
    s = player().state()
    gain(s, "engineering")
    assert len(s.players[0].wonder_cards) == 1
    assert stock(s) == {}


@pytest.mark.rule("CC-X3.4")
def test_roads_give_a_culture_token_and_can_be_used() -> None:
    s = player().state()
    assert not can_use(s, 0, ROADS)
    gain(s, "roads")
    assert can_use(s, 0, ROADS)
    assert stock(s) == {"culture": 1}
    assert default().roads_cost == [1, 0, 1, 0, 0, 0, 0, 0]


# Education


@pytest.mark.rule("CC-X5.1", "CC-AP1.3")
def test_writing_draws_two_cards() -> None:
    s = player().state()
    gain(s, "writing")
    assert len(s.players[0].action_cards) == 1
    assert len(s.players[0].objective_cards) == 1
    assert stock(s) == {"culture": 1}


@pytest.mark.rule("CC-X5.3", "CC-AP1.2")
@pytest.mark.parametrize("paid", ["pay 1-food+1-ideas", "pay 1-food+1-gold"])
def test_free_education_turns_an_idea_into_mood(paid: str) -> None:
    s = player("free-education", food=1, ideas=2, gold=1).state()
    talk = act(s, "arts", paid)
    assert talk.keys == ["study-freely", "no-free-study"]
    talk.choose("study-freely")
    if not talk.done:
        talk.choose("pay 1-ideas")
    assert stock(s)["mood"] == 1
    assert stock(s).get("ideas", 0) == (1 if "gold" in paid else 0)


@pytest.mark.rule("CC-X5.3")
def test_free_education_may_be_declined_and_is_not_for_food_or_for_itself() -> None:
    s = player("free-education", ideas=3).state()
    assert act(s, "arts", "no-free-study").done
    assert stock(s) == {"ideas": 1, "culture": 1}
    s = player("free-education", food=2, ideas=1).advances("red", "storage").state()
    assert act(s, "arts", "pay 2-food").done
    s = player("writing", ideas=3).state()
    assert act(s, "free-education").done
    assert stock(s) == {"ideas": 1, "mood": 1}  # the bonus token only


@pytest.mark.rule("CC-X5.4", "CC-AP1.3")
def test_philosophy_gives_ideas_for_science_from_now_on() -> None:
    s = player("writing", "math").state()
    gain(s, "philosophy")
    assert stock(s) == {"ideas": 1, "mood": 1}
    gain(s, "medicine")
    gain(s, "tactics")
    assert stock(s) == {"ideas": 2, "mood": 1, "culture": 2}


# Science


@pytest.mark.rule("CC-X10.1", "CC-G1.14", "CC-AP1.2")
def test_math_makes_engineering_and_roads_free() -> None:
    assert offered(player().state()) == []
    s = player("math").state()
    assert offered(s) == ["advance engineering", "advance roads"]
    act(s, "roads")
    assert "roads" in advances(s)


@pytest.mark.rule("CC-X10.2", "CC-AP1.2")
def test_astronomy_makes_navigation_and_cartography_free() -> None:
    s = player("fishing", "astronomy").state()
    assert offered(s) == ["advance navigation", "advance cartography"]


@pytest.mark.rule("CC-X10.1", "CC-X10.2")
def test_a_free_advance_still_needs_its_prerequisite() -> None:
    assert offered(player("astronomy").state()) == []
