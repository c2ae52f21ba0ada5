"""Babylonia: special advances and leaders."""

import pytest

from kronika.games.clash_of_cultures.advances import gain_advance
from kronika.games.clash_of_cultures.decks import draw_wonder
from kronika.games.clash_of_cultures.events import draw_event
from kronika.games.clash_of_cultures.influence import attempt
from kronika.games.clash_of_cultures.position import Position
from kronika.games.clash_of_cultures.state import World
from kronika.games.clash_of_cultures.terms import ADVANCES, GOOD_COUNT, IDEAS, WONDERS
from kronika.games.clash_of_cultures.wonders import wonder_cost

from .combat_helpers import ELEPHANT_2, ELEPHANT_4, INFANTRY_6, storm
from .helpers import BLUE, RED, carry_out, city, stock, units
from .nations import act, offered_free, offered_main, plain, told, values

pytestmark = pytest.mark.compiled

GARDENS = WONDERS.index("great-gardens")


def babylonia(*owned: str, players: int = 2) -> Position:
    position = plain(players).civilization("red", "babylonia", *owned)
    return position.advances("red", "farming", "mining", "storage")


def learn(s: World, *names: str) -> None:
    for name in names:
        carry_out(gain_advance(s, RED, ADVANCES.index(name), False, [0] * GOOD_COUNT))


# Canals


@pytest.mark.rule("CC-X17.1", "CC-AP1.5")
def test_canals_give_a_second_food_on_top_of_the_limit() -> None:
    s = babylonia("canals").city("c4", "red", mood="happy").state()
    act(s, "collect c4", "harvest d3 ore", "harvest c4 food")
    assert stock(s) == {"ore": 1, "food": 2}
    act(s, "collect c4", "harvest d3 ore", "harvest c4 food")  # again in the same turn
    assert stock(s) == {"ore": 2, "food": 4}


@pytest.mark.rule("CC-X17.1")
@pytest.mark.parametrize("fields", [0, 2])
def test_canals_work_only_with_exactly_one_food(fields: int) -> None:
    s = babylonia("canals").city("c4", "red", mood="happy").state()
    picks = ["harvest c4 food", "harvest d4 food"] if fields else ["harvest d3 ore"]
    talk = act(s, "collect c4", *picks)
    if not talk.done:
        talk.choose("stop-collecting")
    assert s.players[RED].stock[0] == fields


@pytest.mark.rule("CC-X17.1")
def test_canals_work_with_mass_production() -> None:
    s = babylonia("canals").city("c4", "red").action_cards("red", "a29").state()
    act(s, "play-card a29")
    act(s, "collect c4", "harvest c4 food", "harvest d3 ore", "harvest c3 wood")
    assert stock(s) == {"food": 2, "ore": 1, "wood": 1}


# Code of Laws


@pytest.mark.rule("CC-X15.37", "CC-AP1.27")
@pytest.mark.parametrize(("cards", "face", "drawn"), [(4, 9, 1), (5, 9, 0), (0, 3, 0)])
def test_code_of_laws_gives_a_card_for_a_success(cards: int, face: int, drawn: int) -> None:
    position = babylonia("code-of-laws").city("c4", "red").city("d4", "blue", "temple")
    position.action_cards("red", *[f"a{number}" for number in range(1, cards + 1)])
    s = position.dice(face, 0).state()
    talk = carry_out(attempt(s, RED))
    while not talk.done:
        talk.choose(talk.keys[-1])
    assert len(s.players[RED].action_cards) == cards + drawn


# Star Catalogues


@pytest.mark.rule("CC-X15.38", "CC-AP1.27")
def test_star_catalogues_give_an_idea_or_culture_before_an_event() -> None:
    s = babylonia("star-catalogues").city("c4", "red").next_event("good-year").state()
    talk = carry_out(draw_event(s, RED))
    assert talk.keys == ["take ideas", "take culture"]
    assert s.known_events  # the card is not drawn yet
    talk.choose("take culture")
    assert stock(s)["culture"] >= 1
    s = babylonia().city("c4", "red").next_event("good-year").state()
    assert "take ideas" not in carry_out(draw_event(s, RED)).keys


# Ziggurats


@pytest.mark.rule("CC-X15.39")
def test_ziggurats_lift_the_limit_of_dogma() -> None:
    s = babylonia().goods("red", ideas=6).state()
    learn(s, "dogma")
    assert stock(s) == {"ideas": 6}
    s = plain().civilization("red", "china").goods("red", ideas=6).state()
    learn(s, "dogma")
    assert s.players[RED].stock[IDEAS] == 2


@pytest.mark.rule("CC-X15.39", "CC-AP1.25")
def test_ideas_build_temples_and_nothing_else() -> None:
    position = babylonia("ziggurats").advances("red", "myths", "writing")
    position.city("c4", "red").city("e4", "red").goods("red", ideas=3)
    s = position.state()
    assert "build c4 temple" in offered_main(s)
    assert "build c4 academy" not in offered_main(s)
    act(s, "build c4 temple", "take mood")
    assert stock(s) == {"mood": 1}


# Hammurabi


@pytest.mark.rule("CC-X31.4", "CC-AP1.18")
def test_lawgiver_makes_his_city_happy_for_one_culture_token() -> None:
    position = babylonia().city("c4", "red", "temple", "academy", mood="angry")
    position.city("e4", "red").leader("red", "hammurabi", "c4")
    s = position.goods("red", culture=1, mood=1).state()
    talk = act(s, "increase-happiness")
    assert talk.keys == ["make-happy c4", "cheer-city e4"]
    talk.choose("make-happy c4")
    assert city(s, "c4").mood == 2
    talk.choose("cheer-city e4")  # others in the same action, at the normal price
    assert city(s, "e4").mood == 2
    assert stock(s) == {}


@pytest.mark.rule("CC-X31.4")
def test_lawgiver_is_of_no_use_elsewhere_or_for_sports() -> None:
    position = babylonia().city("c4", "red", "temple", mood="angry").advances("red", "sports")
    s = position.leader("red", "hammurabi", "d4").goods("red", culture=1).state()
    assert "increase-happiness" not in offered_main(s)
    s = babylonia().city("c4", "red", mood="angry").advances("red", "sports").state()
    s.players[RED].stock[6] = 1
    act(s, "hold-games")
    assert city(s, "c4").mood == 1


@pytest.mark.rule("CC-Y4.1")
def test_guardian_a_fortress_without_food_and_wood() -> None:
    position = babylonia().advances("red", "tactics", "myths").city("c4", "red").city("e4", "red")
    s = position.leader("red", "hammurabi", "c4").goods("red", ore=1).state()
    assert "build c4 temple" not in offered_main(s)
    assert "build e4 fortress" not in offered_main(s)
    act(s, "build c4 fortress")
    assert stock(s) == {}


# Nebuchadnezzar II


def patron() -> Position:
    position = babylonia().advances("red", "engineering", "irrigation")
    return position.city("c4", "red", mood="happy").leader("red", "nebuchadnezzar-ii", "c4")


@pytest.mark.rule("CC-X31.1")
def test_hanging_gardens_come_first_from_the_deck() -> None:
    s = patron().state()
    carry_out(draw_wonder(s, RED))
    assert s.players[RED].wonder_cards == [GARDENS]
    carry_out(draw_wonder(s, RED))  # held already: another one, at random
    assert len(s.players[RED].wonder_cards) == 2


@pytest.mark.rule("CC-X31.1")
def test_hanging_gardens_are_handed_over_by_who_holds_them() -> None:
    s = patron().wonder_cards("blue", "great-gardens").state()
    carry_out(draw_wonder(s, RED))
    assert s.players[RED].wonder_cards == [GARDENS]
    assert len(s.players[BLUE].wonder_cards) == 1  # another one in its place
    s = patron().wonder_cards("blue", "great-gardens").state()
    s.wonder_deck.clear()
    carry_out(draw_wonder(s, RED))
    assert s.players[BLUE].wonder_cards == []


@pytest.mark.rule("CC-X31.1")
def test_hanging_gardens_on_the_table_are_taken_and_replaced() -> None:
    s = patron().state()
    s.wonder_deck.remove(GARDENS)
    s.wonder_table.append(GARDENS)
    carry_out(draw_wonder(s, RED))
    assert s.players[RED].wonder_cards == [GARDENS]
    assert len(s.wonder_table) == 1
    assert GARDENS not in s.wonder_table


@pytest.mark.rule("CC-X31.1")
def test_hanging_gardens_that_are_built_are_not_drawn() -> None:
    s = patron().city("h4", "blue", "great-gardens").state()
    carry_out(draw_wonder(s, RED))
    assert s.players[RED].wonder_cards not in ([], [GARDENS])


@pytest.mark.rule("CC-X31.2")
def test_wonders_in_his_city_take_no_action_and_the_gardens_cost_less_culture() -> None:
    position = patron().city("e4", "red", mood="happy")
    position.goods("red", food=7, wood=7, ore=7, ideas=7, gold=7, culture=3)
    s = position.wonder_cards("red", "great-gardens").state()
    normal = wonder_cost(s, RED, city(s, "e4"), GARDENS).need
    reduced = wonder_cost(s, RED, city(s, "c4"), GARDENS).need
    assert normal[6] - reduced[6] == 2
    assert normal[:6] == reduced[:6]
    assert "hanging-gardens c4 great-gardens" in offered_free(s)
    assert "hanging-gardens e4 great-gardens" not in offered_free(s)
    assert "build-wonder e4 great-gardens" not in offered_main(s)  # 5 culture tokens there
    talk = act(s, "hanging-gardens c4 great-gardens")
    while not talk.done:
        talk.choose(talk.keys[0])
    assert city(s, "c4").wonders == [GARDENS]
    assert s.actions_left == 3


@pytest.mark.rule("CC-Y4.1")
@pytest.mark.parametrize(("pieces", "more"), [(["temple"], 2), (["academy"], 0)])
def test_iconoclast_against_cities_with_a_temple(pieces: list[str], more: int) -> None:
    position = babylonia().leader("red", "nebuchadnezzar-ii", "c4")
    position.city("d4", "blue", *pieces).units("d4", "blue", "infantry")
    s = position.dice(ELEPHANT_4, ELEPHANT_2).state()
    storm(s, "c4", "d4")
    assert values(s)[0] == 4 + more


@pytest.mark.rule("CC-Y4.1")
def test_iconoclast_only_in_attack() -> None:
    position = babylonia().city("c4", "red", "temple").leader("red", "nebuchadnezzar-ii", "c4")
    s = position.units("d4", "blue", "infantry").dice(ELEPHANT_2, ELEPHANT_4).state()
    storm(s, "d4", "c4", BLUE)
    assert values(s)[0] == 4


# Nabopolassar


@pytest.mark.rule("CC-X34.20")
@pytest.mark.parametrize(("own", "enemy", "more"), [(1, 1, 2), (1, 2, 2), (2, 1, 0)])
def test_liberator_against_a_player_with_as_many_cities(own: int, enemy: int, more: int) -> None:
    position = babylonia().leader("red", "nabopolassar", "c4").units("d4", "blue", "infantry")
    for hex in ("a4", "a5")[:own]:
        position.city(hex, "red")
    for hex in ("h4", "h5")[:enemy]:
        position.city(hex, "blue")
    s = position.dice(ELEPHANT_2, ELEPHANT_2).state()
    storm(s, "c4", "d4")
    assert values(s)[0] == 2 + more


@pytest.mark.rule("CC-X34.20")
def test_liberator_does_nothing_against_barbarians() -> None:
    position = babylonia().leader("red", "nabopolassar", "c4").city("h4", "barbarians")
    s = position.units("d4", "barbarians", "infantry").dice(ELEPHANT_2, ELEPHANT_2).state()
    storm(s, "c4", "d4")
    assert values(s)[0] == 2


def lost_city(*guards: str) -> World:
    position = babylonia().city("c4", "red").city("a4", "red").units("d4", "blue", "infantry")
    position.leader("red", "nabopolassar", "h4").units("h4", "red", *guards)
    s = position.state()
    talk = storm(s, "d4", "c4", BLUE).choose("no-refugees")
    assert talk.keys[-1] == "no-unit"
    talk.choose(talk.keys[0])
    return s


@pytest.mark.rule("CC-Y4.1")
def test_revolt_an_infantry_with_him_for_a_lost_city() -> None:
    s = lost_city()
    assert units(s, "h4") == ["infantry", "leader"]
    s = lost_city("infantry", "infantry", "infantry")  # no room
    assert units(s, "a4") == ["infantry"]
    assert told(s, "conquered") == 1


@pytest.mark.rule("CC-Y4.1")
def test_no_revolt_without_him() -> None:
    position = babylonia().city("c4", "red").city("a4", "red").units("d4", "blue", "infantry")
    s = position.dice(INFANTRY_6).state()
    assert storm(s, "d4", "c4", BLUE).choose("no-refugees").done
    assert units(s, "a4") == []
