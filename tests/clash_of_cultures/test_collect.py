"""Chapter 6.10, Collect."""

import pytest

from kronika.core.asks import Option
from kronika.games.clash_of_cultures.collect import (
    COLLECT,
    add_main_actions,
    can_collect,
    collect,
    harvest_of,
    perform,
)
from kronika.games.clash_of_cultures.effects import in_force
from kronika.games.clash_of_cultures.position import Position
from kronika.games.clash_of_cultures.state import World
from kronika.games.clash_of_cultures.terms import (
    CIVIL_MASS_PRODUCTION,
    CIVIL_PRODUCTION_FOCUS,
    GOODS,
    HEXES,
    NONE,
)

from .helpers import Talk, at, carry_out, city, stock
from .valley import keys, valley

pytestmark = pytest.mark.compiled


def sources(s: World, hex: str = "c4") -> dict[str, list[str]]:
    """What can be had where."""
    found = harvest_of(s, 0, city(s, hex)).sources
    return {HEXES[each]: [GOODS[good] for good in goods] for each, goods in sorted(found.items())}


def gather(s: World, *picks: str) -> Talk:
    """A Collect action in c4 with these picks: `c3 wood`."""
    return carry_out(collect(s, 0, city(s)), *(f"harvest {pick}" for pick in picks))


# Where


@pytest.mark.rule("CC-I2.2", "CC-I2.3", "CC-F1.2", "CC-X2.1", "CC-X3.1", "CC-AP1.4")
def test_the_own_hex_and_adjacent_ones_yield_by_terrain() -> None:
    s = valley().city("c4", "red").state()
    assert sources(s) == {"c3": ["wood"], "c4": ["food"], "d3": ["ore"], "d4": ["food"]}


@pytest.mark.rule("CC-X2.1", "CC-X3.1")
def test_without_farming_and_mining_nothing_is_collected() -> None:
    position = Position().land(c4="grassland", c3="forest", d3="mountain").city("c4", "red")
    assert sources(position.state()) == {}
    assert sources(position.advances("red", "mining").state()) == {"d3": ["ore"]}


@pytest.mark.rule("CC-X2.3", "CC-I2.3", "CC-AP1.4")
def test_barren_land_needs_irrigation() -> None:
    position = valley().city("c4", "red").advances("red", "irrigation")
    assert sources(position.state())["b4"] == ["food"]
    assert "b4" not in sources(position.exhausted("b4").state())


@pytest.mark.rule("CC-I2.3", "CC-I2.5")
def test_one_sea_hex_with_fishing() -> None:
    position = valley().land(c3="sea").city("c4", "red", mood="happy").advances("red", "fishing")
    s = position.state()
    assert sources(s)["c5"] == ["food"]
    talk = gather(s, "c5 food")
    assert "harvest c3 food" not in talk.keys
    assert "harvest d3 ore" in talk.keys


@pytest.mark.rule("CC-I2.6", "CC-AP1.4")
def test_a_port_offers_gold_or_mood_from_one_sea_hex() -> None:
    position = valley().land(c3="sea").city("c4", "red", "port c5", mood="happy")
    s = position.state()
    assert sources(s)["c5"] == ["gold", "mood"]  # a conquered port, without Fishing
    assert sources(position.advances("red", "fishing").state())["c3"] == ["gold", "mood", "food"]
    talk = gather(s, "c5 mood")
    assert not any(key.startswith("harvest c3") for key in talk.keys)
    talk.choose("stop-collecting")
    assert stock(s) == {"mood": 1}


@pytest.mark.rule("CC-I2.4", "CC-I2.15")
@pytest.mark.parametrize("enemy", ["blue", "barbarians"])
def test_hexes_with_an_enemy_unit_are_not_usable(enemy: str) -> None:
    position = valley().city("c4", "red").advances("red", "fishing")
    position.units("d3", enemy, "infantry").units("d4", "red", "settler")
    assert set(sources(position.state())) == {"c3", "c4", "c5", "d4"}
    if enemy == "blue":
        assert "c5" not in sources(position.units("c5", "blue", "ship").state())


@pytest.mark.rule("CC-I2.4")
def test_hexes_with_another_city_or_exhausted_or_unexplored_are_not_usable() -> None:
    position = valley().city("c4", "red").city("d4", "red").city("d3", "blue").exhausted("c3")
    assert set(sources(position.state())) == {"c4"}
    assert at("b3") not in harvest_of(position.state(), 0, city(position.state())).sources


@pytest.mark.rule("CC-I2.12")
def test_pirates_block_their_hex_and_those_beside_it() -> None:
    position = valley(civ=True).land(c6="sea").city("c4", "red").advances("red", "fishing")
    assert "c5" in sources(position.state())
    assert "c5" not in sources(position.units("c6", "pirates", "ship").state())


@pytest.mark.rule("CC-I2.15")
def test_an_enemy_ship_does_not_block_the_neighbours() -> None:
    position = valley().land(c6="sea").city("c4", "red").advances("red", "fishing")
    assert "c5" in sources(position.units("c6", "blue", "ship").state())


# How much


@pytest.mark.rule("CC-I2.1", "CC-EX09")
def test_a_city_collects_as_many_items_as_its_size() -> None:
    position = valley().city("c4", "red", "temple", "academy").advances("red", "fishing", "storage")
    s = position.units("d3", "barbarians", "infantry").state()
    talk = gather(s, "c5 food", "d4 food")
    assert set(talk.keys) == {"harvest c3 wood", "harvest c4 food", "stop-collecting"}
    talk.choose("harvest c3 wood")
    assert talk.done
    assert stock(s) == {"food": 2, "wood": 1}


@pytest.mark.rule("CC-I2.1", "CC-EX09", "CC-K1.2")
def test_a_happy_city_collects_one_more() -> None:
    position = valley().city("c4", "red", "temple", "academy", mood="happy")
    s = position.advances("red", "storage").state()
    assert gather(s, "c4 food", "d4 food", "c3 wood", "d3 ore").done
    assert stock(s) == {"food": 2, "wood": 1, "ore": 1}


@pytest.mark.rule("CC-I2.1", "CC-K1.4")
def test_an_angry_city_collects_one_item() -> None:
    s = valley().city("c4", "red", "temple", "academy", mood="angry").state()
    assert gather(s, "d3 ore").done
    assert stock(s) == {"ore": 1}


@pytest.mark.rule("CC-X12.4", "CC-AP1.5")
def test_forced_labor_makes_an_angry_city_collect_like_a_neutral_one() -> None:
    s = valley().city("c4", "red", "temple", mood="angry").state()
    s.forced_labor = True
    assert gather(s, "d3 ore", "c3 wood").done
    assert not can_collect(s, 0, city(s))  # it stays angry


@pytest.mark.rule("CC-I2.2")
def test_each_hex_is_used_once_and_the_player_may_stop() -> None:
    s = valley().city("c4", "red", "temple", "academy").state()
    talk = gather(s, "d3 ore")
    assert "harvest d3 ore" not in talk.keys
    talk.choose("stop-collecting")
    assert stock(s) == {"ore": 1}


@pytest.mark.rule("CC-I2.11")
def test_a_collect_yields_something() -> None:
    s = Position().land(c4="barren", c3="sea").city("c4", "red").state()
    assert not can_collect(s, 0, city(s))
    options: list[Option] = []
    add_main_actions(s, 0, options)
    assert options == []
    s = valley().city("c4", "red").state()
    assert "stop-collecting" not in gather(s).keys


def test_the_action_activates_the_city() -> None:
    s = valley().city("c4", "red").state()
    options: list[Option] = []
    add_main_actions(s, 0, options)
    assert keys(options) == ["collect c4"]
    carry_out(perform(s, 0, COLLECT.of(at("c4"))), "harvest d3 ore")
    assert (city(s).activations, s.collects) == (1, 1)


# Extensions


@pytest.mark.rule("CC-I2.7", "CC-X2.4", "CC-I2.16", "CC-AP1.4")
def test_husbandry_reaches_one_land_hex_at_distance_two_once_per_turn() -> None:
    position = valley().city("c4", "red", "temple", "academy").advances("red", "husbandry")
    s = position.state()
    assert sources(s)["d5"] == ["ore"]
    assert sources(s)["e4"] == ["wood"]
    talk = gather(s, "d5 ore")
    assert "harvest e4 wood" not in talk.keys
    talk.choose("harvest c3 wood", "stop-collecting")
    assert "d5" not in sources(s)


@pytest.mark.rule("CC-X2.4")
def test_husbandry_is_not_used_up_by_near_hexes() -> None:
    s = valley().city("c4", "red").advances("red", "husbandry").state()
    gather(s, "d3 ore")
    assert "d5" in sources(s)


@pytest.mark.rule("CC-I2.7", "CC-X2.6")
def test_with_roads_two_far_hexes_in_one_collect() -> None:
    position = valley().city("c4", "red", "temple", "academy")
    s = position.advances("red", "husbandry", "roads").land(e5="forest").state()
    talk = gather(s, "d5 ore", "e4 wood")
    assert "harvest e5 wood" not in talk.keys
    talk.choose("stop-collecting")
    assert "e5" not in sources(s)  # once per turn means one Collect action


@pytest.mark.rule("CC-I2.7")
def test_husbandry_goes_over_land_only() -> None:
    position = Position().land(c4="grassland", c5="sea", c6="forest").city("c4", "red")
    s = position.advances("red", "farming", "husbandry").state()
    assert sources(s) == {"c4": ["food"]}


@pytest.mark.rule("CC-I2.16")
def test_far_hexes_have_the_same_exclusions() -> None:
    position = valley().land(e4="barren").city("c4", "red").advances("red", "husbandry")
    assert "e4" not in sources(position.state())
    assert sources(position.advances("red", "irrigation").state())["e4"] == ["food"]
    assert "d5" not in sources(position.units("d5", "barbarians", "infantry").state())
    assert "e4" not in sources(position.city("e4", "blue").state())


@pytest.mark.rule("CC-I2.16")
def test_the_great_gardens_work_on_far_grassland() -> None:
    position = valley().land(e4="grassland").city("c4", "red", "great-gardens")
    s = position.advances("red", "husbandry").state()
    assert set(sources(s)["e4"]) == {"food", "wood", "ore", "ideas", "gold"}


@pytest.mark.rule("CC-I2.8", "CC-X5.2", "CC-I2.14", "CC-AP1.5")
def test_public_education_gives_an_idea_on_top_once_per_turn() -> None:
    position = valley().city("c4", "red", "academy", mood="angry").city("h2", "red", "academy")
    s = position.advances("red", "public-education").state()
    gather(s, "d3 ore")
    assert stock(s) == {"ore": 1, "ideas": 1}
    carry_out(collect(s, 0, city(s, "h2")))
    assert stock(s) == {"ore": 1, "ideas": 1, "food": 1}


@pytest.mark.rule("CC-X5.2")
def test_public_education_needs_an_academy() -> None:
    s = valley().city("c4", "red").advances("red", "public-education").state()
    gather(s, "d3 ore")
    assert stock(s) == {"ore": 1}


@pytest.mark.rule("CC-I2.10", "CC-I2.14", "CC-X10.4", "CC-AP1.5")
def test_metallurgy_turns_one_of_two_ore_into_gold() -> None:
    position = valley().land(c3="mountain", d4="mountain").city("c4", "red", "temple", "port")
    position.advances("red", "metallurgy")
    s = position.state()
    talk = gather(s, "c3 ore", "d3 ore", "d4 ore")
    assert set(talk.keys) == {"smelt", "keep-ore"}
    assert talk.choose("smelt").done
    assert stock(s) == {"ore": 2, "gold": 1}
    s = position.state()
    gather(s, "c3 ore", "d3 ore", "d4 ore").choose("keep-ore")
    assert stock(s) == {"ore": 3}
    s = position.state()
    assert gather(s, "c3 ore", "c4 food").choose("stop-collecting").done  # one ore is too little


@pytest.mark.rule("CC-I2.13")
def test_a_bonus_comes_on_top_of_the_limit() -> None:
    position = valley(civ=True).city("c4", "red", mood="angry").advances("red", "engineering")
    s = position.civilization("red", "babylonia", "canals").state()
    gather(s, "d4 food")
    assert stock(s) == {"food": 2}


# Free Economy and cards


@pytest.mark.rule("CC-I2.9", "CC-AP1.6")
def test_free_economy_collects_as_a_free_action_and_alone() -> None:
    position = valley().city("c4", "red").advances("red", "free-economy").goods("red", mood=1)
    s = position.state()
    options: list[Option] = []
    for effect in in_force("free_actions", s, 0):
        effect.free_actions(s, 0, options)
    free = [option for option in options if option.a == at("c4")]
    assert len(free) == 1
    effect = next(e for e in in_force("free_actions", s, 0) if free[0].verb in e.verbs)
    carry_out(effect.act(s, 0, free[0]), "harvest d3 ore")
    assert stock(s) == {"ore": 1}
    assert city(s).activations == 1
    assert not can_collect(s, 0, city(s))


@pytest.mark.rule("CC-I2.9")
def test_free_economy_is_not_offered_after_a_collect() -> None:
    position = valley().city("c4", "red").advances("red", "free-economy").goods("red", mood=1)
    s = position.state()
    gather(s, "d3 ore")
    options: list[Option] = []
    for effect in in_force("free_actions", s, 0):
        effect.free_actions(s, 0, options)
    assert options == []


@pytest.mark.rule("CC-X34.9")
def test_production_focus_uses_a_hex_again_in_the_next_collect() -> None:
    s = valley().city("c4", "red", "temple", "academy").state()
    s.collect_card = CIVIL_PRODUCTION_FOCUS
    assert gather(s, "d3 ore", "d3 ore", "d3 ore").done
    assert stock(s) == {"ore": 3}
    assert s.collect_card == NONE


@pytest.mark.rule("CC-X34.9")
def test_mass_production_collects_two_more_hexes() -> None:
    s = valley().city("c4", "red").state()
    s.collect_card = CIVIL_MASS_PRODUCTION
    assert gather(s, "d3 ore", "c3 wood", "c4 food").done
    assert gather(s, "d3 ore").done
    assert stock(s) == {"ore": 2, "wood": 1, "food": 1}
