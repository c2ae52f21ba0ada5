"""The advances of Economy."""

import pytest

from kronika.core.asks import Option
from kronika.games.clash_of_cultures.effects import Effect, in_force
from kronika.games.clash_of_cultures.position import Position
from kronika.games.clash_of_cultures.state import World
from kronika.games.clash_of_cultures.terms import CULTURE, FOOD, GOLD, MOOD, ORE, WOOD

from .steps import Steps, steps

pytestmark = pytest.mark.compiled


def offers(s: World, hook: str) -> dict[str, tuple[Effect, Option]]:
    """What effects offer to red, by key."""
    found: dict[str, tuple[Effect, Option]] = {}
    for effect in in_force(hook, s, 0):
        options: list[Option] = []
        if hook == "main_actions":
            effect.main_actions(s, 0, options)
        else:
            effect.free_actions(s, 0, options)
        for option in options:
            found[option.key] = (effect, option)
    return found


def act(s: World, hook: str, key: str, *keys: str) -> Steps:
    effect, option = offers(s, hook)[key]
    return steps(effect.act(s, 0, option), *keys)


def stock(s: World) -> list[int]:
    return s.players[0].stock


def realm(cities: int = 3) -> Position:
    position = Position().advances("red", "bartering", "storage").goods("red", mood=2)
    for hex in ("d2", "d4", "d6")[:cities]:
        position.terrain("grassland", hex).city(hex, "red")
    return position


@pytest.mark.rule("CC-X8.1", "CC-AP1.20")
def test_bartering_turns_an_action_card_into_gold_or_culture_once_per_turn() -> None:
    s = realm().action_cards("red", "a1", "a3").state()
    assert sorted(offers(s, "free_actions")) == [
        "barter a1 culture",
        "barter a1 gold",
        "barter a3 culture",
        "barter a3 gold",
    ]
    act(s, "free_actions", "barter a1 gold")
    assert stock(s)[GOLD] == 1
    assert [s.content.action_ids[card] for card in s.action_discard] == ["a1"]
    assert [s.content.action_ids[card] for card in s.players[0].action_cards] == ["a3"]
    assert offers(s, "free_actions") == {}
    s.used.clear()
    act(s, "free_actions", "barter a3 culture")
    assert stock(s)[CULTURE] == 1


@pytest.mark.rule("CC-X8.1")
def test_bartering_needs_a_card_and_the_advance() -> None:
    assert offers(realm().state(), "free_actions") == {}
    s = Position().action_cards("red", "a1").state()
    assert offers(s, "free_actions") == {}


@pytest.mark.rule("CC-X8.3", "CC-X8.8", "CC-AP1.20")
def test_taxes_give_one_good_for_each_city_once_per_turn() -> None:
    s = realm().advances("red", "taxes").state()
    talk = act(s, "main_actions", "raise-taxes")
    assert talk.keys == ["take food", "take wood", "take ore"]
    talk.choose("take food", "take food", "take ore")
    assert talk.done
    assert (stock(s)[FOOD], stock(s)[WOOD], stock(s)[ORE]) == (2, 0, 1)
    assert stock(s)[MOOD] == 1
    assert all(city.activations == 0 for city in s.cities.values())
    assert offers(s, "main_actions") == {}


@pytest.mark.rule("CC-X8.3")
def test_taxes_cost_a_mood_token() -> None:
    s = realm().advances("red", "taxes").goods("red", mood=0).state()
    assert offers(s, "main_actions") == {}


@pytest.mark.rule("CC-X8.4", "CC-AP1.19")
def test_taxes_may_be_taken_as_gold_with_currency() -> None:
    s = realm(2).advances("red", "taxes", "currency").state()
    act(s, "main_actions", "raise-taxes", "take gold", "take wood")
    assert (stock(s)[GOLD], stock(s)[WOOD]) == (1, 1)
