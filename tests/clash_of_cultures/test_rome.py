"""Rome: special advances and leaders."""

import pytest

from kronika.games.clash_of_cultures.barbarians import movement
from kronika.games.clash_of_cultures.event_texts.text import is_protected
from kronika.games.clash_of_cultures.influence import can_be_aimed_at
from kronika.games.clash_of_cultures.position import Position
from kronika.games.clash_of_cultures.state import World
from kronika.games.clash_of_cultures.terms import SANITATION

from .combat_helpers import CAVALRY_2, CAVALRY_5, INFANTRY_6, sail, storm
from .helpers import BLUE, RED, at, carry_out, city, stock, units
from .nations import DECLINE, act, offered_free, offered_main, values
from .peoples import people, recruitable

pytestmark = pytest.mark.compiled


def rome(*owned: str) -> Position:
    return people("rome", *owned).start_city("red", "c4")


# Aqueduct


@pytest.mark.rule("CC-X15.63", "CC-S1.12")
def test_an_aqueduct_protects_from_famines_only() -> None:
    s = rome("aqueduct").state()
    for number in (3, 4, 5, 6, 7, 8, 51, 52):
        card = s.content.event_ids.index(f"e{number}")
        assert is_protected(s, RED, card)
        assert not is_protected(s, BLUE, card)
    assert not is_protected(s, RED, s.content.event_ids.index("e1"))


@pytest.mark.rule("CC-X15.63", "CC-AP1.25")
def test_sanitation_costs_an_action_or_its_price() -> None:
    s = rome("aqueduct").state()
    assert [key for key in offered_main(s) if key.startswith("advance")] == ["advance sanitation"]
    assert "buy-sanitation" not in offered_free(s)
    act(s, "advance sanitation")
    assert s.players[RED].owns(SANITATION)
    s = rome("aqueduct").goods("red", food=2).state()
    act(s, "buy-sanitation")
    assert s.players[RED].owns(SANITATION)
    assert (s.actions_left, stock(s)) == (3, {"mood": 1})
    assert s.players[RED].tracker == 2
    s.players[RED].stock[0] = 2
    assert "buy-sanitation" not in offered_free(s)


# Roman Roads


def roads(*owned: str, end: bool = True) -> Position:
    position = rome(*owned).advances("red", "roads", "tactics").city("c4", "red")
    position.units("c4", "red", "infantry").goods("red", food=1, ore=1)
    return position.city("g4", "red") if end else position


@pytest.mark.rule("CC-X29.1", "CC-X15.33", "CC-AP1.12")
def test_roman_roads_lead_four_hexes_from_city_to_city() -> None:
    s = roads("roman-roads").state()
    act(s, "move c4", "march g4")
    assert units(s, "g4") == ["infantry"]
    assert stock(s) == {}  # the price of Roads


@pytest.mark.rule("CC-X29.1")
def test_roman_roads_need_both_cities_and_four_hexes_at_most() -> None:
    assert "march g4" not in act(roads("aqueduct").state(), "move c4").keys
    keys = act(roads("roman-roads", end=False).state(), "move c4").keys
    assert "march e4" in keys  # two hexes, by Roads
    assert "march f4" not in keys
    assert "march g4" not in keys
    position = roads("roman-roads", end=False).city("h4", "red")
    assert "march h4" not in act(position.state(), "move c4").keys
    position = roads("roman-roads").goods("red", food=0, ore=0)
    assert "march g4" not in act(position.state(), "move c4").keys


# Captivi


@pytest.mark.rule("CC-X34.24", "CC-X15.64", "CC-AP1.27")
def test_a_won_combat_brings_gold_and_mood() -> None:
    position = rome("captivi").units("c4", "red", "infantry").units("d4", "blue", "infantry")
    s = position.dice(INFANTRY_6, CAVALRY_2).state()
    storm(s, "c4", "d4")
    assert stock(s) == {"gold": 1, "mood": 1}
    s = position.dice(CAVALRY_2, INFANTRY_6).state()
    storm(s, "c4", "d4")
    assert stock(s) == {}  # lost


@pytest.mark.rule("CC-X34.24")
def test_captivi_counts_battles_at_sea_but_no_walk_in() -> None:
    position = rome("captivi").units("c6", "red", "ship").units("d6", "blue", "ship")
    s = position.dice(CAVALRY_5, CAVALRY_2).state()
    sail(s, "c6", "d6")
    assert stock(s) == {"gold": 1, "mood": 1}
    s = rome("captivi").units("c4", "red", "infantry").units("d4", "blue", "settler").state()
    storm(s, "c4", "d4")
    assert units(s, "d4", BLUE) == []
    assert stock(s) == {}


@pytest.mark.rule("CC-X34.24", "CC-W6.8")
def test_an_automatic_victory_counts() -> None:
    position = rome("captivi").city("c4", "red", "great-wall", mood="happy")
    s = position.units("d4", "barbarians", "infantry").state()
    storm(s, "d4", "c4", 4)
    assert stock(s) == {"gold": 2, "mood": 1}  # 1 gold for the barbarians


@pytest.mark.rule("CC-X15.64", "CC-AP1.25")
def test_mood_tokens_build_buildings() -> None:
    position = rome("captivi").advances("red", "myths").city("c4", "red").city("e4", "red")
    s = position.goods("red", mood=2, ore=1).state()
    act(s, "build c4 temple", "take culture")
    assert stock(s) == {"culture": 1}
    s = position.goods("red", mood=2, ore=0).state()
    assert "build c4 temple" not in offered_main(s)
    s = position.goods("red", mood=3).advances("red", "engineering").state()
    assert "build c4 temple" in offered_main(s)
    assert "recruit-in c4" not in offered_main(s)  # nothing else


@pytest.mark.rule("CC-W6.1", "CC-W7.8")
def test_with_the_great_arena_culture_builds_too() -> None:
    position = rome("captivi").advances("red", "myths").city("e4", "red").city("f4", "red")
    s = position.city("c4", "red", "great-arena").goods("red", mood=1, culture=2).state()
    act(s, "build c4 temple", "take mood")
    assert stock(s) == {"mood": 1}


# Provinces


@pytest.mark.rule("CC-X15.65", "CC-AP1.25")
def test_cavalry_comes_from_cities_three_hexes_from_home() -> None:
    position = rome("provinces").city("c4", "red").city("e4", "red").city("f4", "red")
    s = position.goods("red", food=1, wood=1).state()
    assert recruitable(s, "c4") == recruitable(s, "e4") == []
    assert recruitable(s, "f4") == ["cavalry"]


@pytest.mark.rule("CC-X15.65", "CC-AP1.27")
def test_captured_cities_are_neutral_or_for_culture_happy() -> None:
    def mood(culture: int, *keys: str) -> int:
        position = rome("provinces").units("c4", "red", "infantry").goods("red", culture=culture)
        s = position.city("d4", "blue", mood="happy").state()
        assert storm(s, "c4", "d4").choose(*keys).done
        assert stock(s).get("culture", 0) == (1 if keys == (DECLINE,) else 0)
        return city(s, "d4").mood

    assert mood(0) == 1
    assert mood(1, DECLINE) == 1
    assert mood(1, "calm-province d4") == 2


# Augustus


def hand(s: World) -> tuple[int, int]:
    return len(s.players[RED].action_cards), len(s.players[RED].objective_cards)


@pytest.mark.rule("CC-Y2.1")
def test_princeps_exchanges_an_action_card_and_an_objective() -> None:
    position = rome().city("c4", "red").leader("red", "augustus", "c4").goods("red", culture=1)
    s = position.action_cards("red", "a1").objective_cards("red", "o1").state()
    talk = act(s, "princeps c4")
    assert "dismiss-action-card a1" in talk.keys
    assert len(talk.keys) == 2
    talk.choose("dismiss-action-card a1")
    assert "dismiss-objective o1" in talk.keys
    talk.choose("dismiss-objective o1")
    assert talk.done
    assert hand(s) == (1, 1)
    assert (len(s.action_discard), len(s.objective_discard)) == (1, 1)
    assert stock(s) == {}
    assert city(s, "c4").activations == 1


@pytest.mark.rule("CC-Y2.1")
def test_princeps_needs_culture_and_a_city_that_can_be_activated() -> None:
    position = rome().city("c4", "red").leader("red", "augustus", "c4")
    assert "princeps c4" not in offered_main(position.state())
    s = position.goods("red", culture=1).state()
    assert "princeps c4" in offered_main(s)
    city(s, "c4").angry_activation_used = True
    assert "princeps c4" not in offered_main(s)


@pytest.mark.rule("CC-Y2.1")
@pytest.mark.parametrize(("home", "value"), [("b4", 4), ("e4", 2)])
def test_the_emperor_fights_better_on_tiles_without_own_cities(home: str, value: int) -> None:
    position = rome().city(home, "red").leader("red", "augustus", "c4")
    s = position.units("d4", "blue", *["infantry"] * 4).dice(*[CAVALRY_2] * 9).state()
    storm(s, "c4", "d4")
    assert values(s) == [value]


# Caesar


@pytest.mark.rule("CC-Y2.1")
def test_a_statesman_raises_the_mood_of_his_city_without_an_action() -> None:
    position = rome().city("c4", "red", "temple").city("e4", "red")
    s = position.leader("red", "gaius-julius-caesar", "c4").goods("red", mood=3).state()
    assert act(s, "statesman c4").done  # his city only, at its size
    assert (city(s, "c4").mood, city(s, "e4").mood) == (2, 1)
    assert (stock(s), s.actions_left) == ({"mood": 1}, 3)
    assert "statesman c4" not in offered_free(s)
    s = position.goods("red", mood=1).state()
    assert "statesman c4" not in offered_free(s)


@pytest.mark.rule("CC-Y2.1")
def test_a_proconsul_leaves_an_infantry_in_a_captured_city() -> None:
    s = rome().leader("red", "gaius-julius-caesar", "c4").city("d4", "blue").state()
    storm(s, "c4", "d4").choose("proconsul d4")  # with the gold of the conquest
    assert units(s, "d4") == ["infantry", "leader"]
    assert stock(s) == {}


@pytest.mark.rule("CC-Y2.1")
def test_a_proconsul_has_to_be_there_and_to_have_room() -> None:
    position = rome().leader("red", "gaius-julius-caesar", "h4").units("c4", "red", "infantry")
    assert storm(position.city("d4", "blue").state(), "c4", "d4").done
    position = rome().leader("red", "gaius-julius-caesar", "c4").city("d4", "blue")
    s = position.units("c4", "red", *["infantry"] * 3).state()
    assert storm(s, "c4", "d4").done  # four already
    s = rome().leader("red", "gaius-julius-caesar", "c4").city("d4", "blue").state()
    storm(s, "c4", "d4").choose(DECLINE)
    assert units(s, "d4") == ["leader"]


# Sulla


@pytest.mark.rule("CC-Y2.1")
def test_the_city_of_the_dictator_cannot_be_influenced() -> None:
    position = rome().city("c4", "red", "temple").city("e4", "red", "temple")
    s = position.leader("red", "sulla", "c4").state()
    assert not can_be_aimed_at(s, BLUE, city(s, "c4"))
    assert can_be_aimed_at(s, BLUE, city(s, "e4"))


@pytest.mark.rule("CC-Y2.1")
def test_barbarians_close_to_the_dictator_move_only_with_leave() -> None:
    def barbarians(where: str) -> Position:
        position = rome().city("c4", "red").leader("red", "sulla", where)
        return position.units("a4", "barbarians", "infantry")

    s = barbarians("c4").state()
    talk = carry_out(movement(s, RED))
    while talk.prompt == "barbarian-march":
        talk.choose(talk.keys[0])
    assert talk.keys == ["let-march", "hold-march"]
    talk.choose("hold-march")
    assert units(s, "a4", 4) == ["infantry"]
    s = barbarians("e4").state()
    talk = carry_out(movement(s, RED))
    while talk.prompt == "barbarian-march":
        talk.choose(talk.keys[0])
    assert talk.prompt != "barbarian-leave"
    assert units(s, "a4", 4) == []


@pytest.mark.rule("CC-Y2.1")
@pytest.mark.parametrize(("enemy", "value"), [("barbarians", 4), ("blue", 2)])
def test_the_civilizer_fights_better_against_barbarians(enemy: str, value: int) -> None:
    position = rome().leader("red", "sulla", "c4").units("d4", enemy, *["infantry"] * 4)
    s = position.dice(*[CAVALRY_2] * 9).state()
    storm(s, "c4", "d4")
    assert values(s) == [value]
    assert at("d4") in s.units
