"""Spirituality, Culture and the three governments: what each advance does."""

import pytest

from kronika.core.asks import Option
from kronika.games.clash_of_cultures import building, recruiting
from kronika.games.clash_of_cultures.advances import buy, gain_advance
from kronika.games.clash_of_cultures.advances import price as advance_price
from kronika.games.clash_of_cultures.building import build_in, buildable
from kronika.games.clash_of_cultures.collect import can_collect
from kronika.games.clash_of_cultures.combat import attack
from kronika.games.clash_of_cultures.content import default
from kronika.games.clash_of_cultures.event_texts.text import lower_mood_by_event
from kronika.games.clash_of_cultures.position import Position
from kronika.games.clash_of_cultures.recruiting import recruit
from kronika.games.clash_of_cultures.situations import FOR_EFFECT, cost_of
from kronika.games.clash_of_cultures.state import World, unit_of
from kronika.games.clash_of_cultures.stock import gain, payments
from kronika.games.clash_of_cultures.terms import (
    ADVANCE_COUNT,
    ADVANCES,
    ANGRY,
    CULTURE,
    DOGMA,
    GOVERNMENTS,
    GROUP_SIZE,
    HAPPY,
    IDEAS,
    INFANTRY,
    MOOD,
    NEUTRAL,
    NONE,
    TEMPLE,
)

from .culture_helpers import effect, free_actions, main_actions, row
from .helpers import Talk, advances, at, carry_out, city, stock

pytestmark = pytest.mark.compiled


def act(s: World, name: str, key: str, *keys: str) -> Talk:
    """Choose an action that an effect offers."""
    options: list[Option] = []
    effect(name).free_actions(s, 0, options)
    effect(name).main_actions(s, 0, options)
    option = next(option for option in options if option.key == key)
    assert option.verb in effect(name).verbs
    return carry_out(effect(name).act(s, 0, option), *keys)


@pytest.mark.rule("CC-X7.1", "CC-X7.2", "CC-X7.3", "CC-X7.4", "CC-X9.1", "CC-X9.2", "CC-X9.3")
@pytest.mark.rule("CC-X9.4")
@pytest.mark.parametrize(
    ("name", "needs", "bonus"),
    [
        ("myths", "", MOOD),
        ("rituals", "myths", CULTURE),
        ("priesthood", "myths", NONE),
        ("state-religion", "myths", MOOD),
        ("arts", "", CULTURE),
        ("sports", "arts", MOOD),
        ("monuments", "arts", CULTURE),
        ("theaters", "arts", MOOD),
    ],
)
def test_what_an_advance_needs_and_brings(name: str, needs: str, bonus: int) -> None:
    content, advance = default(), ADVANCES.index(name)
    assert content.advance_bonus[advance] == bonus
    assert content.advance_requires[advance] == ([ADVANCES.index(needs)] if needs else [])


@pytest.mark.rule("CC-X13.5")
def test_there_are_48_advances_and_governments_bring_no_tokens() -> None:
    content = default()
    assert len(content.advance_group) == ADVANCE_COUNT == 48
    assert sum(each != NONE for each in content.advance_building) == 7
    for group in GOVERNMENTS:
        for advance in range(group * GROUP_SIZE, (group + 1) * GROUP_SIZE):
            assert content.advance_bonus[advance] == NONE


# Spirituality


@pytest.mark.rule("CC-X7.1", "CC-AP1.21")
def test_myths_keeps_the_mood_of_a_city_for_a_token() -> None:
    position = row().city("a1", "red", mood="happy").advances("red", "myths").goods("red", mood=1)
    s = position.state()
    carry_out(lower_mood_by_event(s, 0, city(s, "a1"), 2), "appease a1")
    assert city(s, "a1").mood == HAPPY
    assert stock(s) == {}
    carry_out(lower_mood_by_event(s, 0, city(s, "a1"), 2))
    assert city(s, "a1").mood == ANGRY


@pytest.mark.rule("CC-X7.1")
def test_without_myths_the_mood_drops() -> None:
    s = row().city("a1", "red", mood="happy").goods("red", mood=1).state()
    assert carry_out(lower_mood_by_event(s, 0, city(s, "a1"))).done
    assert city(s, "a1").mood == NEUTRAL


@pytest.mark.rule("CC-X7.2")
def test_rituals_only_serve_increase_happiness() -> None:
    s = row().advances("red", "rituals").goods("red", food=1).state()
    assert payments(s, 0, cost_of(FOR_EFFECT, mood=1)) == []


@pytest.mark.rule("CC-X7.3", "CC-G1.14", "CC-AP1.2")
def test_priesthood_gives_one_science_advance_a_turn_free() -> None:
    s = row().advances("red", "priesthood").state()
    math, writing = ADVANCES.index("math"), ADVANCES.index("writing")
    cost = advance_price(s, 0, math)
    assert cost.is_free()
    assert not advance_price(s, 0, writing).is_free()
    tracker = s.players[0].tracker
    assert carry_out(buy(s, 0, math, cost)).done
    assert "math" in advances(s)
    assert s.players[0].tracker == tracker - 1
    assert not advance_price(s, 0, ADVANCES.index("astronomy")).is_free()


@pytest.mark.rule("CC-X7.3")
def test_an_advance_from_a_card_does_not_use_priesthood_up() -> None:
    s = row().advances("red", "priesthood").state()
    assert carry_out(gain_advance(s, 0, ADVANCES.index("math"), False, [0] * 8)).done
    assert advance_price(s, 0, ADVANCES.index("astronomy")).is_free()


@pytest.mark.rule("CC-X7.4", "CC-I3.7")
def test_state_religion_builds_one_temple_a_turn_without_food() -> None:
    position = row().city("a1", "red").city("c1", "red").advances("red", "myths", "writing")
    position.goods("red", wood=3, ore=3)
    assert buildable(position.state(), 0, position.state().cities[at("a1")]) == []
    s = position.advances("red", "state-religion").state()
    assert buildable(s, 0, city(s, "a1")) == [TEMPLE]
    price = building.price(s, 0, city(s, "a1"), TEMPLE)
    assert carry_out(build_in(s, 0, city(s, "a1"), TEMPLE, price), "take mood").done
    assert stock(s) == {"wood": 2, "ore": 2, "mood": 1}
    assert buildable(s, 0, city(s, "c1")) == []


# Culture; Arts and Sports are tested with influence and happiness


@pytest.mark.rule("CC-X9.4", "CC-AP1.20")
@pytest.mark.parametrize(("good", "left"), [("mood", {"mood": 2}), ("culture", {"culture": 2})])
def test_theaters_exchange_one_token_a_turn(good: str, left: dict[str, int]) -> None:
    s = row().advances("red", "theaters").goods("red", mood=1, culture=1).state()
    assert free_actions(s, "theaters") == ["stage-play mood", "stage-play culture"]
    act(s, "theaters", f"stage-play {good}")
    assert stock(s) == left
    assert free_actions(s, "theaters") == []


@pytest.mark.rule("CC-X9.4")
def test_theaters_need_a_token_of_the_other_kind() -> None:
    s = row().advances("red", "theaters").goods("red", mood=1).state()
    assert free_actions(s, "theaters") == ["stage-play culture"]


# Democracy; Voting and Separation of Power are tested with happiness and influence


@pytest.mark.rule("CC-X11.1")
def test_voting_can_be_used_several_times_a_turn() -> None:
    position = row().city("a1", "red", mood="angry").advances("red", "voting")
    s = position.goods("red", mood=4).state()
    talk = act(s, "voting", "vote-happiness", "end-happiness")
    assert talk.done
    assert free_actions(s, "voting") == ["vote-happiness"]
    act(s, "voting", "vote-happiness")
    assert city(s, "a1").mood == HAPPY
    assert stock(s) == {}


@pytest.mark.rule("CC-X11.3", "CC-AP1.20")
def test_civil_liberties_give_mood_tokens_for_an_action() -> None:
    s = row().advances("red", "civil-liberties").state()
    for count in (3, 6):
        assert main_actions(s, "civil-liberties") == ["proclaim-liberties"]
        act(s, "civil-liberties", "proclaim-liberties")
        assert stock(s) == {"mood": count}
    assert free_actions(s, "civil-liberties") == []


@pytest.mark.rule("CC-X11.3", "CC-I5.15", "CC-AP1.9")
@pytest.mark.parametrize(("advances", "mood"), [(["draft"], 1), (["draft", "civil-liberties"], 2)])
def test_civil_liberties_make_draft_dearer(advances: list[str], mood: int) -> None:
    position = row().city("a1", "red").advances("red", *advances)
    s = position.goods("red", mood=mood - 1).state()
    assert not recruiting.can_recruit(s, 0, city(s, "a1"))
    s = position.goods("red", mood=mood).state()
    carry_out(recruit(s, 0, city(s, "a1")))
    assert s.sorts_at(at("a1"), 0, INFANTRY) == 1
    assert stock(s) == {}


def farmers(*advances: str) -> Position:
    position = row().land(b1="forest").city("a1", "red").city("e1", "red")
    return position.advances("red", "farming", "storage", *advances).goods("red", mood=2)


@pytest.mark.rule("CC-X11.4", "CC-I2.9")
def test_free_economy_is_the_only_collect_of_the_turn() -> None:
    s = farmers("free-economy").state()
    assert free_actions(s, "free-economy") == ["collect-freely a1", "collect-freely e1"]
    talk = act(s, "free-economy", "collect-freely a1")
    while not talk.done:
        talk.choose(talk.keys[0])
    assert stock(s) == {"food": 1, "mood": 1}
    assert city(s, "a1").activations == 1
    assert free_actions(s, "free-economy") == []
    assert not can_collect(s, 0, city(s, "e1"))


@pytest.mark.rule("CC-X11.4", "CC-I2.9")
def test_free_economy_comes_after_no_other_collect_and_costs_a_token() -> None:
    s = farmers("free-economy").state()
    s.collects = 1
    assert free_actions(s, "free-economy") == []
    assert free_actions(farmers("free-economy").goods("red", mood=0).state(), "free-economy") == []


# Autocracy; Totalitarianism is tested with influence


@pytest.mark.rule("CC-X12.1", "CC-I5.17", "CC-AP1.10")
@pytest.mark.parametrize("good", ["mood", "culture"])
def test_nationalism_rewards_recruiting_soldiers(good: str) -> None:
    position = row().city("a1", "red").advances("red", "nationalism")
    s = position.goods("red", food=1, ore=1).state()
    assert carry_out(recruit(s, 0, city(s, "a1")), f"take {good}").done
    assert stock(s) == {good: 1}


@pytest.mark.rule("CC-X12.1", "CC-I5.17")
def test_nationalism_does_not_reward_settlers() -> None:
    s = row().city("a1", "red").advances("red", "nationalism").goods("red", food=2).state()
    assert carry_out(recruit(s, 0, city(s, "a1"))).done
    assert stock(s) == {}


@pytest.mark.rule("CC-X12.1", "CC-I5.17")
def test_nationalism_rewards_ships_and_gives_one_token_an_action() -> None:
    position = row().land(b1="sea").city("a1", "red", "port").advances("red", "nationalism")
    s = position.goods("red", wood=4).state()
    talk = carry_out(recruit(s, 0, city(s, "a1")))
    while talk.prompt != "gain":
        talk.choose(talk.keys[0])
    assert talk.choose("take mood").done
    assert stock(s) == {"mood": 1}


@pytest.mark.rule("CC-X12.3", "CC-AP1.20")
def test_absolute_power_buys_one_action_a_turn() -> None:
    position = row().advances("red", "absolute-power").goods("red", mood=1)
    assert free_actions(position.state(), "absolute-power") == []
    s = position.goods("red", mood=5).state()
    actions = s.actions_left
    act(s, "absolute-power", "rule-absolutely")
    assert s.actions_left == actions + 1
    assert stock(s) == {"mood": 3}
    assert free_actions(s, "absolute-power") == []


@pytest.mark.rule("CC-X12.4", "CC-AP1.20")
def test_forced_labor_lets_angry_cities_work_like_neutral_ones() -> None:
    position = row().city("a1", "red", "academy", mood="angry").city("c1", "red").city("e1", "red")
    position.advances("red", "forced-labor", "myths", "storage").goods("red", food=7, wood=1, ore=4)
    position.goods("red", mood=2)
    s = position.state()
    assert buildable(s, 0, city(s, "a1")) == []
    act(s, "forced-labor", "force-labor")
    assert stock(s)["mood"] == 1
    assert free_actions(s, "forced-labor") == []
    assert buildable(s, 0, city(s, "a1")) == [TEMPLE]
    talk = carry_out(recruit(s, 0, city(s, "a1")), *["recruit infantry 1-food+1-ore"] * 2)
    assert talk.done
    assert s.sorts_at(at("a1"), 0, INFANTRY) == 2
    assert city(s, "a1").mood == ANGRY
    assert not recruiting.can_recruit(s, 0, city(s, "a1"))


# Theocracy; Devotion and Conversion are tested with influence


@pytest.mark.rule("CC-X13.1", "CC-AP1.8")
def test_a_temple_gives_a_theocracy_advance_with_dogma() -> None:
    position = row().city("a1", "red").city("c1", "red").advances("red", "myths", "dogma")
    s = position.goods("red", food=1, wood=1, ore=1).state()
    tracker = s.players[0].tracker
    price = building.price(s, 0, city(s, "a1"), TEMPLE)
    declining = s.copy()
    talk = carry_out(build_in(s, 0, city(s, "a1"), TEMPLE, price), "take mood")
    assert talk.keys == [
        "advance devotion",
        "advance conversion",
        "advance fanaticism",
        "no-advance",
    ]
    assert talk.choose("advance conversion").done
    assert "conversion" in advances(s)
    assert s.players[0].tracker == tracker - 1
    keys = ("take mood", "no-advance")
    rules = build_in(declining, 0, city(declining, "a1"), TEMPLE, price)
    assert carry_out(rules, *keys).done
    assert "conversion" not in advances(declining)


@pytest.mark.rule("CC-X13.1", "CC-F1.5", "CC-F1.7", "CC-AP1.1")
def test_dogma_limits_ideas() -> None:
    s = row().advances("red", "state-religion").goods("red", ideas=5).state()
    carry_out(gain_advance(s, 0, DOGMA, False, [0] * 8))
    assert stock(s) == {"ideas": 2}
    assert gain(s, 0, IDEAS, 3) == 0


def temple_war(attacker: str, *pieces: str) -> Position:
    """Infantry of both at the city of blue at e1; red attacks from d1; both have other cities."""
    position = row().city("e1", "blue", *pieces).city("i1", "blue").city("a1", "red")
    position.units("d1", "red", "infantry").units("e1", "blue", "infantry")
    return position.advances("red", "tactics").advances(attacker, "fanaticism")


def battle(s: World, *keys: str) -> Talk:
    return carry_out(attack(s, 0, at("e1"), [unit_of(0, INFANTRY)], at("d1")), *keys)


@pytest.mark.rule("CC-Q9.1", "CC-X13.4")
@pytest.mark.parametrize(("pieces", "hit"), [(("temple",), True), (("academy",), False)])
def test_fanaticism_adds_two_where_a_temple_stands(pieces: tuple[str, ...], hit: bool) -> None:
    # 3 (elephant) of red, 1 (leader) of blue.
    s = temple_war("red", *pieces).dice(4, 0).state()
    battle(s)
    assert (s.army_at(at("e1"), 1) == []) is hit
    # 1 of red, 3 of blue.
    s = temple_war("blue", *pieces).dice(0, 4).state()
    talk = battle(s)
    assert (s.army_at(at("e1"), 0) == []) is hit
    assert talk.done is hit


@pytest.mark.rule("CC-Q9.1")
def test_fanaticism_helps_in_round_one_only() -> None:
    # Nobody hits in round 1 (1 + 2 of red); 3 is no hit in round 2.
    s = temple_war("red", "temple").dice(0, 0, 4, 0).state()
    talk = battle(s, "fight-on")
    assert talk.prompt == "retreat"
    assert len(s.army_at(at("e1"), 1)) == 1


@pytest.mark.rule("CC-Q9.1", "CC-AP1.16")
def test_who_loses_with_fanaticism_may_raise_infantry_elsewhere() -> None:
    # 5 (cavalry) of red, 1 of blue: blue dies and loses the city.
    position = temple_war("blue", "temple").dice(8, 0)
    s = position.state()
    talk = battle(s)
    assert talk.player == 1
    assert talk.keys == ["raise-fanatic i1", "no-fanatic"]
    talk.choose("raise-fanatic i1")
    assert s.sorts_at(at("i1"), 1, INFANTRY) == 1
    s = position.state()
    battle(s, "no-fanatic")
    assert s.sorts_at(at("i1"), 1, INFANTRY) == 0


@pytest.mark.rule("CC-Q9.1")
def test_the_attacker_who_loses_raises_infantry_too() -> None:
    # 1 of red, 5 of blue.
    s = temple_war("red", "temple").dice(0, 8).state()
    talk = battle(s)
    assert talk.player == 0
    assert talk.keys == ["raise-fanatic a1", "no-fanatic"]
