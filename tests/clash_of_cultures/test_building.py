"""Chapter 6.10, Build."""

import pytest

from kronika.core.asks import Option
from kronika.games.clash_of_cultures.building import (
    BUILD,
    add_main_actions,
    build,
    buildable,
    may_build,
    perform,
    price,
)
from kronika.games.clash_of_cultures.cities import may_activate
from kronika.games.clash_of_cultures.collect import collect, harvest_of
from kronika.games.clash_of_cultures.combat import attack
from kronika.games.clash_of_cultures.conquest import conquer_city
from kronika.games.clash_of_cultures.effects import in_force
from kronika.games.clash_of_cultures.influence import replaceable
from kronika.games.clash_of_cultures.position import Position
from kronika.games.clash_of_cultures.state import World, unit_of
from kronika.games.clash_of_cultures.terms import INFANTRY, NEUTRAL
from kronika.games.clash_of_cultures.trade_routes import use_trade_routes

from .helpers import Talk, advances, at, carry_out, city, stock, units
from .valley import building, empire, keys, valley

pytestmark = pytest.mark.compiled


def offered(s: World) -> list[str]:
    options: list[Option] = []
    add_main_actions(s, 0, options)
    return keys(options)


def town(*pieces: str, cities: int = 2, mood: str = "neutral", civ: bool = False) -> Position:
    """A city at c4 and some others, with the price of a building."""
    position = empire(valley(civ=civ).city("c4", "red", *pieces, mood=mood), cities)
    return position.goods("red", food=1, wood=1, ore=1)


def construct(s: World, name: str, *choices: str) -> Talk:
    """The Build action in c4."""
    return carry_out(perform(s, 0, BUILD.of(at("c4"), building(name))), *choices)


# Conditions


@pytest.mark.rule("CC-I3.1")
def test_a_building_costs_food_wood_and_ore() -> None:
    position = town().advances("red", "writing")
    s = position.state()
    construct(s, "academy")
    assert stock(s) == {"ideas": 2}
    assert city(s).size() == 2
    assert s.players[0].buildings[building("academy")] == 4
    assert city(s).activations == 1
    assert offered(position.goods("red", ore=0).state()) == []
    assert offered(position.goods("red", gold=1).state()) == [
        "build c4 academy",
        "build h2 academy",
    ]


@pytest.mark.rule("CC-I3.2", "CC-EX05")
def test_the_advance_is_needed_or_borrowed() -> None:
    s = town().state()
    assert not may_build(s, 0, city(s), building("academy"))
    s.borrowed = 12
    assert may_build(s, 0, city(s), building("academy"))
    s = town().advances("red", "writing").state()
    assert may_build(s, 0, city(s), building("academy"))


@pytest.mark.rule("CC-EX10", "CC-I3.3", "CC-I3.4", "CC-I3.5")
def test_where_an_academy_may_be_built() -> None:
    position = valley(civ=True).land(h2="grassland", h4="grassland", h6="grassland")
    position.city("c4", "red", "temple").city("h2", "red", mood="angry")
    position.city("h4", "red", "temple", "fortress", "market").city("h6", "red", "academy")
    position.goods("red", food=1, wood=1, ore=1).advances("red", "writing")
    assert offered(position.state()) == ["build c4 academy"]


@pytest.mark.rule("CC-I3.3", "CC-K1.4", "CC-X12.4", "CC-AP1.7")
def test_not_in_an_angry_city_but_with_forced_labor() -> None:
    s = town(mood="angry").advances("red", "writing").state()
    assert "build c4 academy" not in offered(s)
    s.forced_labor = True
    assert "build c4 academy" in offered(s)


@pytest.mark.rule("CC-I3.4", "CC-F6.4")
def test_not_beyond_the_number_of_cities_or_five() -> None:
    full = ("temple", "port", "fortress", "great-wall")
    for pieces, cities, allowed in [((), 1, False), ((), 2, True), (full, 6, False)]:
        s = town(*pieces, cities=cities).advances("red", "writing").state()
        assert may_build(s, 0, city(s), building("academy")) == allowed


@pytest.mark.rule("CC-I3.5")
def test_one_building_of_a_type_whatever_its_colour() -> None:
    s = town("academy blue", cities=3).advances("red", "writing", "myths").state()
    assert not may_build(s, 0, city(s), building("academy"))
    assert may_build(s, 0, city(s), building("temple"))


@pytest.mark.rule("CC-I3.6", "CC-B5.1")
def test_not_without_a_piece() -> None:
    s = town().advances("red", "writing").state()
    s.players[0].buildings[building("academy")] = 0
    assert offered(s) == []


@pytest.mark.rule("CC-B5.1")
def test_pieces_in_cities_of_others_count_against_the_limit() -> None:
    position = town().advances("red", "writing")
    for hex in ("j1", "j3", "j5", "j7", "j9"):
        position.land(**{hex: "grassland"}).city(hex, "blue", "academy red")
    assert offered(position.state()) == []


@pytest.mark.rule("CC-I3.7", "CC-AP1.7")
def test_state_religion_saves_the_food_of_one_temple_a_turn() -> None:
    position = town().advances("red", "myths", "state-religion").goods("red", food=0, wood=2, ore=2)
    s = position.state()
    construct(s, "temple", "take mood")
    assert stock(s) == {"wood": 1, "ore": 1, "mood": 1}
    assert offered(s) == []
    s.players[0].stock[0] = 1
    assert offered(s) == ["build h2 temple"]


def test_pestilence_bars_building_until_sanitation() -> None:
    position = town().advances("red", "writing")
    position.world.players[0].pestilence = True
    assert offered(position.state()) == []
    assert offered(position.advances("red", "sanitation").state()) != []


def test_only_in_own_cities_and_free_buildings_need_no_price() -> None:
    s = town().city("d4", "blue").advances("red", "writing").goods("red", food=0).state()
    assert not may_build(s, 0, city(s, "d4"), building("academy"))
    assert buildable(s, 0, city(s)) == []
    assert buildable(s, 0, city(s), free=True) == [building("academy")]
    assert price(s, 0, city(s), building("academy")).hex == at("c4")


# The buildings


@pytest.mark.rule("CC-I4.1", "CC-AP1.8")
def test_an_academy_gives_two_ideas() -> None:
    s = town().advances("red", "writing").state()
    construct(s, "academy")
    assert stock(s) == {"ideas": 2}


@pytest.mark.rule("CC-I4.3")
def test_a_port_faces_an_adjacent_sea_hex() -> None:
    position = town().advances("red", "fishing").land(c3="sea")
    s = position.state()
    talk = construct(s, "port")
    assert talk.keys == ["face c3", "face c5"]
    talk.choose("face c5")
    assert city(s).port_hex == at("c5")
    s = position.state()
    assert not may_build(s, 0, city(s, "h2"), building("port"))  # no sea there


@pytest.mark.rule("CC-I4.4", "CC-AP1.8")
def test_a_temple_gives_a_token() -> None:
    s = town().advances("red", "myths").state()
    talk = construct(s, "temple")
    assert talk.keys == ["take mood", "take culture"]
    talk.choose("take culture")
    assert stock(s) == {"culture": 1}


@pytest.mark.parametrize(
    ("advance", "piece", "in_base_game"),
    [("tactics", "fortress", True), ("bartering", "market", False), ("arts", "obelisk", False)],
)
def test_what_other_buildings_need(advance: str, piece: str, in_base_game: bool) -> None:
    for civ in (False, True):
        assert offered(town(civ=civ).state()) == []
        s = town(civ=civ).advances("red", advance).state()
        assert (f"build c4 {piece}" in offered(s)) == (in_base_game or civ)
        if civ or in_base_game:
            construct(s, piece)
            assert stock(s) == {}


@pytest.mark.rule("CC-I4.7", "CC-AP1.8")
def test_an_observatory_draws_an_action_card() -> None:
    s = town(civ=True).advances("red", "math").state()
    construct(s, "observatory")
    assert len(s.players[0].action_cards) == 1
    assert offered(town().advances("red", "math").state()) == []


def storm(s: World, *attackers: str) -> Talk:
    """Red infantry from d4 attacks c4."""
    men = [unit_of(0, INFANTRY)] * len(attackers)
    return carry_out(attack(s, 0, at("c4"), men, at("d4")))


@pytest.mark.rule("CC-I4.2")
@pytest.mark.parametrize(("faces", "owner"), [((10, 10), 1), ((10, 0), 0)])
def test_a_fortress_fights_alone_with_one_die(faces: tuple[int, int], owner: int) -> None:
    # The attacker rolls 6; a 6 of the fortress kills him, with a 1 he survives and conquers.
    position = valley().city("c4", "blue", "fortress").units("d4", "red", "infantry")
    s = position.dice(*faces).state()
    before = s.dice.position
    assert storm(s, "infantry").done
    assert s.dice.position == before + 2
    assert city(s).owner == owner


@pytest.mark.rule("CC-I4.2", "CC-AP1.15")
def test_a_fortress_adds_a_die_and_cancels_a_hit_in_the_first_round_only() -> None:
    position = valley().city("c4", "blue", "fortress").units("c4", "blue", "infantry")
    position.units("d4", "red", "infantry", "infantry")
    # Round 1: red has 6 + 1 with a symbol, one hit, which is cancelled; blue has 1 + 1.
    # Round 2: red has 6 + 1 again, and blue falls; blue has one die left.
    s = position.dice(10, 0, 0, 0, 10, 0, 0).state()
    before = s.dice.position
    talk = storm(s, "infantry", "infantry")
    assert s.dice.position == before + 4
    assert units(s, "c4", 1) == ["infantry"]
    talk.choose(next(key for key in talk.keys if "retreat" not in key))
    assert s.dice.position == before + 7
    assert city(s).owner == 0


def trading_place() -> Position:
    """A ship of red at c5 beside two market cities of blue."""
    position = valley(civ=True).city("c4", "blue", "market").city("b4", "blue", "market")
    position.units("c5", "red", "ship", "settler").advances("red", "trade-routes", "storage")
    return position


@pytest.mark.rule("CC-I4.5", "CC-AP1.19")
def test_a_market_gives_its_owner_one_gold_for_the_routes_of_an_opponent() -> None:
    s = trading_place().state()
    carry_out(use_trade_routes(s, 0), "use-all-routes")
    assert stock(s) == {"food": 2}
    assert stock(s, 1) == {"gold": 1}  # in total


@pytest.mark.rule("CC-I4.10")
def test_routes_to_markets_may_be_left_out() -> None:
    s = trading_place().state()
    carry_out(use_trade_routes(s, 0), "no-more-routes")
    assert stock(s, 1) == {}


@pytest.mark.rule("CC-I4.6", "CC-AP1.17")
def test_an_obelisk_is_not_influenced_and_keeps_its_colour() -> None:
    position = (
        valley(civ=True).city("c4", "blue", "obelisk", "temple").units("c4", "red", "infantry")
    )
    s = position.state()
    assert replaceable(s, 0, city(s)) == [building("temple")]
    carry_out(conquer_city(s, at("c4"), 0))
    assert city(s).buildings[building("obelisk")] == 1
    assert city(s).buildings[building("temple")] == 0
    assert city(s).under_hostile_influence()


@pytest.mark.rule("CC-I4.8", "CC-I4.9", "CC-I3.8")
def test_conquest_gives_no_effect_of_building_and_keeps_the_facing() -> None:
    position = valley().land(c3="sea").city("c4", "blue", "academy", "port c3", "temple")
    s = position.units("c4", "red", "infantry").state()
    carry_out(conquer_city(s, at("c4"), 0))
    assert stock(s) == {"gold": 4}  # no ideas and no token
    assert city(s).port_hex == at("c3")
    assert harvest_of(s, 0, city(s)).sources[at("c3")]  # without Fishing


@pytest.mark.rule("CC-I3.8")
def test_only_the_owner_of_the_city_uses_a_building() -> None:
    position = town("port blue", "academy blue").advances("red", "public-education")
    position.advances("blue", "public-education", "fishing").city("d4", "blue")
    s = position.state()
    carry_out(collect(s, 0, city(s)), "harvest c5 gold", "harvest c3 wood", "stop-collecting")
    assert stock(s) == {"food": 1, "wood": 2, "ore": 1, "gold": 1, "ideas": 1}
    assert not may_activate(s, 1, city(s))


@pytest.mark.rule("CC-I1.3")
def test_the_second_activation_drops_the_mood_after_building() -> None:
    s = town(mood="happy").advances("red", "writing").state()
    city(s).activations = 1
    construct(s, "academy")
    assert city(s).mood == NEUTRAL


def test_dogma_follows_a_temple() -> None:
    s = town().advances("red", "myths", "state-religion", "dogma").state()
    construct(s, "temple", "take mood", "advance devotion")
    assert "devotion" in advances(s)


def test_a_free_building_costs_nothing_and_is_no_activation() -> None:
    s = town().advances("red", "myths").state()
    carry_out(build(s, 0, city(s), building("temple"), None), "take mood")
    assert stock(s) == {"food": 1, "wood": 1, "ore": 1, "mood": 1}
    assert city(s).activations == 0
    assert in_force("build_cost", s, 0) == []
