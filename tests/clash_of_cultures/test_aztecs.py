"""The Aztecs: special advances and leaders."""

import pytest

from kronika.games.clash_of_cultures.advances import gain_advance
from kronika.games.clash_of_cultures.event_texts.text import lower_mood_by_event
from kronika.games.clash_of_cultures.events import draw_event
from kronika.games.clash_of_cultures.position import Position
from kronika.games.clash_of_cultures.scoring import points_of
from kronika.games.clash_of_cultures.situations import FOR_EFFECT, cost_of
from kronika.games.clash_of_cultures.special_advances import lose_advance
from kronika.games.clash_of_cultures.state import World
from kronika.games.clash_of_cultures.stock import can_pay, pay
from kronika.games.clash_of_cultures.terms import ADVANCES, GOLD_MINE, GOOD_COUNT, INFANTRY, UNITS

from .combat_helpers import ELEPHANT_2, ELEPHANT_4, INFANTRY_6, storm
from .helpers import BLUE, RED, Talk, carry_out, city, stock, units
from .nations import DECLINE, act, offered_free, offered_main, plain, told
from .valley import specials

pytestmark = pytest.mark.compiled


def aztecs(*owned: str, players: int = 2) -> Position:
    position = plain(players).civilization("red", "aztecs", *owned)
    return position.advances("red", "farming", "mining")


def captives(s: World) -> list[str]:
    return [f"{unit >> 3} {UNITS[unit & 7]}" for unit in s.players[RED].captives]


def learn(s: World, name: str, from_tracker: bool = False) -> Talk:
    return carry_out(gain_advance(s, RED, ADVANCES.index(name), from_tracker, [0] * GOOD_COUNT))


# How special advances come and go


@pytest.mark.rule("CC-X15.1", "CC-X15.2", "CC-X15.8", "CC-EX42")
def test_tactics_bring_captives_at_once() -> None:
    s = aztecs().state()
    learn(s, "tactics")
    assert specials(s) == ["captives"]


@pytest.mark.rule("CC-X15.3")
def test_a_special_advance_takes_no_cube_of_the_tracker() -> None:
    s = aztecs().state()
    learn(s, "tactics", from_tracker=True)
    assert s.players[RED].tracker == 2


@pytest.mark.rule("CC-X15.4")
def test_a_special_advance_is_worth_as_much_as_an_advance() -> None:
    s = aztecs().state()
    before = points_of(s, RED)[1]
    learn(s, "tactics")
    assert points_of(s, RED)[1] == before + 2  # half a point each


@pytest.mark.rule("CC-X15.6")
def test_a_special_advance_goes_with_its_base() -> None:
    s = aztecs("tribute-empire", "captives").advances("red", "tactics", "dogma", "devotion").state()
    lose_advance(s, RED, ADVANCES.index("devotion"))
    assert specials(s) == ["captives", "tribute-empire"]
    lose_advance(s, RED, ADVANCES.index("dogma"))
    assert specials(s) == ["captives"]


# Captives


def ambush() -> World:
    """Red with four infantry attacks two of blue, and both fall."""
    position = aztecs("captives").units("c4", "red", *["infantry"] * 4)
    position.units("d4", "blue", "infantry", "cavalry")
    return position.dice(*[ELEPHANT_4] * 4, ELEPHANT_2, ELEPHANT_2).state()


@pytest.mark.rule("CC-X16.1", "CC-AP1.16")
def test_fallen_enemies_become_captives_and_are_missing() -> None:
    s = ambush()
    supply = s.players[BLUE].units[INFANTRY]
    talk = storm(s, "c4", "d4")
    assert talk.keys == ["take-captive infantry", "take-captive cavalry", DECLINE]
    talk.choose("take-captive infantry", DECLINE)
    assert captives(s) == ["1 infantry"]
    assert s.players[BLUE].units[INFANTRY] == supply
    assert sum(points_of(s, RED)) == sum(points_of(ambush(), RED)) + 1


@pytest.mark.rule("CC-X16.1")
def test_there_are_at_most_four_captives() -> None:
    position = aztecs("captives").units("c4", "red", *["infantry"] * 4)
    position.units("d4", "blue", "infantry", "cavalry")
    position.captives("red", "blue infantry", "blue infantry", "blue infantry")
    s = position.dice(*[ELEPHANT_4] * 4, ELEPHANT_2, ELEPHANT_2).state()
    talk = storm(s, "c4", "d4").choose("take-captive cavalry")
    assert talk.done
    assert len(captives(s)) == 4


@pytest.mark.rule("CC-X16.1")
def test_leaders_are_never_captives_and_a_defeat_gives_none() -> None:
    position = aztecs("captives").units("c4", "red", "infantry", "infantry")
    position.civilization("blue", "china").leader("blue", "sun-tzu", "d4")
    s = position.dice(ELEPHANT_4, ELEPHANT_4, ELEPHANT_2).state()
    assert storm(s, "c4", "d4").done
    assert captives(s) == []
    position = aztecs("captives").units("c4", "red", "infantry").units("d4", "blue", "infantry")
    s = position.dice(INFANTRY_6, INFANTRY_6).state()
    assert storm(s, "c4", "d4").done
    assert captives(s) == []


# Human Sacrifice


@pytest.mark.rule("CC-X16.3", "CC-X16.2", "CC-AP1.21")
def test_a_captive_for_another_event_as_often_as_there_are_captives() -> None:
    position = aztecs("captives", "human-sacrifice").city("c4", "red")
    position.captives("red", "blue infantry", "blue infantry").next_event("good-year")
    s = position.state()
    mines = [card for card in s.event_deck if s.content.event_symbol[card] == GOLD_MINE][:2]
    for card in mines:
        s.event_deck.remove(card)
        s.known_events.append(card)
    talk = carry_out(draw_event(s, RED))
    assert talk.keys == ["resolve-event", "sacrifice-captive"]
    talk.choose("sacrifice-captive", "sacrifice-captive")
    assert captives(s) == []
    assert s.players[BLUE].units[INFANTRY] == s.content.unit_supply[INFANTRY]
    assert set(mines) <= set(s.event_discard)
    assert "gold" not in stock(s)  # neither their texts nor their symbols did anything


@pytest.mark.rule("CC-X16.3")
def test_without_captives_an_event_is_resolved() -> None:
    s = aztecs("captives", "human-sacrifice").city("c4", "red").next_event("good-year").state()
    talk = carry_out(draw_event(s, RED))
    assert "sacrifice-captive" not in talk.keys


@pytest.mark.rule("CC-X16.4")
def test_a_captive_pays_for_a_token() -> None:
    position = aztecs("captives", "human-sacrifice").captives("red", "blue infantry")
    s = position.captives("red", "blue cavalry").state()
    for good in ("mood", "culture"):
        assert can_pay(s, RED, cost_of(FOR_EFFECT, **{good: 2}))
        assert not can_pay(s, RED, cost_of(FOR_EFFECT, **{good: 3}))
    assert not can_pay(s, RED, cost_of(FOR_EFFECT, food=1))
    talk = carry_out(pay(s, RED, cost_of(FOR_EFFECT, mood=1)))
    assert talk.keys == ["free-captive infantry player-2", "free-captive cavalry player-2"]
    talk.choose("free-captive infantry player-2")
    assert captives(s) == ["1 cavalry"]


@pytest.mark.rule("CC-X16.4", "CC-X15.5")
def test_without_human_sacrifice_captives_pay_nothing() -> None:
    s = aztecs("captives").captives("red", "blue infantry").state()
    assert not can_pay(s, RED, cost_of(FOR_EFFECT, mood=1))


# Aztec Gold


@pytest.mark.rule("CC-X15.36", "CC-AP1.27")
def test_a_new_city_gives_gold_and_mountains_turn_goods_into_gold() -> None:
    position = aztecs("aztec-gold").land(d4="mountain").units("c4", "red", "settler")
    s = position.goods("red", wood=1, mood=1).state()
    talk = act(s, "found c4")
    assert talk.keys == ["turn-to-gold wood", "turn-to-gold mood", DECLINE]
    talk.choose("turn-to-gold wood", DECLINE)
    assert stock(s) == {"gold": 2, "mood": 1}


@pytest.mark.rule("CC-X15.36")
def test_one_exchange_for_each_mountain() -> None:
    position = aztecs("aztec-gold").units("c4", "red", "settler")
    s = position.goods("red", wood=3).state()
    assert act(s, "found c4", "turn-to-gold wood").done
    assert stock(s) == {"gold": 2, "wood": 2}
    s = aztecs().units("c4", "red", "settler").state()
    act(s, "found c4")
    assert stock(s) == {}


# Tribute Empire


def tribute(*owned: str) -> Position:
    position = aztecs("tribute-empire", *owned).city("c4", "red").city("e5", "blue", mood="angry")
    return position.advances("red", "storage")


@pytest.mark.rule("CC-X16.5", "CC-AP1.4")
def test_enemy_cities_up_to_two_hexes_away_are_collected_from() -> None:
    s = tribute().land(e5="mountain").city("g4", "blue").state()
    talk = act(s, "collect c4")
    assert "harvest e5 ore" in talk.keys  # distance 2, whatever the mood
    assert not [key for key in talk.keys if "g4" in key]
    talk = act(aztecs().city("c4", "red").city("d4", "blue").state(), "collect c4")
    assert not [key for key in talk.keys if "d4" in key]


@pytest.mark.rule("CC-X16.5")
def test_own_cities_stay_excluded() -> None:
    s = tribute().city("d4", "red").state()
    talk = act(s, "collect c4")
    assert not [key for key in talk.keys if "d4" in key]


@pytest.mark.rule("CC-X16.6")
def test_a_barbarian_unit_in_place_of_the_resource() -> None:
    position = tribute("captives").city("d4", "barbarians")
    s = position.units("d4", "barbarians", "infantry", "cavalry").state()
    talk = act(s, "collect c4")
    assert "harvest d4 captives" in talk.keys
    assert "harvest d4 food" in talk.keys
    talk.choose("harvest d4 captives", "take-captive cavalry")
    assert talk.done
    assert captives(s) == ["4 cavalry"]
    assert units(s, "d4", 4) == ["infantry"]
    assert stock(s) == {}


@pytest.mark.rule("CC-X16.6")
def test_only_with_captives_and_only_where_barbarians_are() -> None:
    position = tribute().city("d4", "barbarians").units("d4", "barbarians", "infantry")
    assert "harvest d4 captives" not in act(position.state(), "collect c4").keys
    s = tribute("captives").city("d4", "barbarians").state()
    assert "harvest d4 captives" not in act(s, "collect c4").keys


# Acamapichtli


@pytest.mark.rule("CC-Y4.1", "CC-X16.2")
def test_growth_a_captive_stands_for_two_resources_in_his_city() -> None:
    position = aztecs("captives").advances("red", "writing").city("c4", "red").city("e4", "red")
    position.leader("red", "acamapichtli", "c4").goods("red", ore=1)
    s = position.captives("red", "blue infantry", "blue infantry").state()
    assert "build c4 academy" in offered_main(s)
    assert "build e4 academy" not in offered_main(s)
    talk = act(s, "build c4 academy")
    assert talk.keys == ["pay 1-ore+1-captives", "pay 2-captives"]
    talk.choose("pay 1-ore+1-captives")
    assert stock(s) == {"ideas": 2}
    assert len(captives(s)) == 1


@pytest.mark.rule("CC-Y4.1")
def test_tributes_a_free_collect_action_once_per_turn() -> None:
    position = aztecs().city("c4", "red").leader("red", "acamapichtli", "c4")
    s = position.goods("red", mood=4).state()
    act(s, "tributes c4", "harvest c4 food")
    assert stock(s) == {"food": 1, "mood": 2}
    assert city(s, "c4").activations == 1
    assert s.actions_left == 3
    assert "tributes c4" not in offered_free(s)


@pytest.mark.rule("CC-Y4.1")
@pytest.mark.parametrize("why", ["large", "poor", "elsewhere"])
def test_tributes_need_a_city_up_to_size_three_and_two_mood_tokens(why: str) -> None:
    position = aztecs().goods("red", mood=1 if why == "poor" else 2)
    pieces = ["temple", "academy", "fortress"] if why == "large" else []
    position.city("c4", "red", *pieces)
    position.leader("red", "acamapichtli", "d4" if why == "elsewhere" else "c4")
    assert "tributes c4" not in offered_free(position.state())


# Ahuitzotl


@pytest.mark.rule("CC-X34.17")
@pytest.mark.parametrize(
    ("home", "him", "lost"), [("e4", "b4", False), ("d4", "b4", True), ("e4", "a4", True)]
)
def test_expansionist_cancels_a_hit_far_from_all_own_cities(
    home: str, him: str, lost: bool
) -> None:
    position = aztecs().leader("red", "ahuitzotl", him).units("c4", "blue", "infantry")
    position.city(home, "red").units("b4", "red", *["infantry"] * (1 + (him != "b4")))
    s = position.dice(ELEPHANT_2, ELEPHANT_2, INFANTRY_6).state()
    talk = storm(s, "b4", "c4")
    assert (talk.prompt == "combat-loss" or told(s, "unit-falls") > 0) == lost


@pytest.mark.rule("CC-Y4.1")
def test_mass_sacrifice_builds_for_two_captives_more() -> None:
    position = aztecs("captives").advances("red", "writing").city("c4", "red").city("e4", "red")
    position.leader("red", "ahuitzotl", "c4").goods("red", food=1, wood=1, ore=1)
    s = position.captives("red", "blue infantry", "blue infantry").state()
    act(s, "mass-sacrifice c4 academy")
    assert stock(s) == {"ideas": 2}
    assert captives(s) == []
    assert s.actions_left == 3
    assert city(s, "c4").activations == 1
    s = position.state()
    s.players[RED].captives.pop()
    assert "mass-sacrifice c4 academy" not in offered_free(s)


@pytest.mark.rule("CC-Y4.1", "CC-X16.4")
@pytest.mark.parametrize(
    ("count", "culture", "enough"), [(2, 5, True), (2, 4, False), (3, 4, True)]
)
def test_mass_sacrifice_builds_wonders_too(count: int, culture: int, enough: bool) -> None:
    position = aztecs("captives", "human-sacrifice").advances("red", "engineering", "siegecraft")
    position.advances("red", "storage")
    position.city("c4", "red", mood="happy").city("e4", "red").leader("red", "ahuitzotl", "c4")
    position.goods("red", food=7, wood=7, ore=7, culture=culture).wonder_cards("red", "great-wall")
    s = position.captives("red", *["blue infantry"] * count).state()
    assert ("mass-sacrifice-wonder c4 great-wall" in offered_free(s)) == enough
    if enough:
        act(s, "mass-sacrifice-wonder c4 great-wall")
        assert len(city(s, "c4").wonders) == 1
        assert captives(s) == []


# Marqzen


@pytest.mark.rule("CC-Y4.1")
def test_storm_master_keeps_the_mood_of_his_city() -> None:
    position = aztecs().city("c4", "red").city("e4", "red").leader("red", "marqzen", "c4")
    s = position.state()
    talk = carry_out(lower_mood_by_event(s, RED, city(s, "c4")))
    assert len(talk.keys) == 2
    talk.choose(next(key for key in talk.keys if key.startswith("avert")))
    assert city(s, "c4").mood == 1
    assert carry_out(lower_mood_by_event(s, RED, city(s, "e4"))).done
    assert city(s, "e4").mood == 0


@pytest.mark.rule("CC-Y4.1")
def test_spread_of_fear_pushes_an_enemy_without_a_combat() -> None:
    position = aztecs().leader("red", "marqzen", "c4").units("d4", "blue", "infantry", "settler")
    position.units("e5", "red", "infantry").units("e4", "blue", *["infantry"] * 4)
    s = position.state()
    keys = [key for key in offered_main(s) if key.startswith("spread")]
    assert "spread-fear d4 infantry d5" in keys
    assert "spread-fear d4 infantry e5" not in keys  # an enemy of blue
    assert "spread-fear d4 infantry e4" not in keys  # a fifth army unit
    assert "spread-fear d4 settler e4" in keys
    act(s, "spread-fear d4 infantry d5")
    assert units(s, "d5", BLUE) == ["infantry"]
    assert units(s, "d4", BLUE) == ["settler"]
    assert not [key for key in offered_main(s) if key.startswith("spread")]
