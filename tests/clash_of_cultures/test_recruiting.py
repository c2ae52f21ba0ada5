"""Chapter 6.10, Recruit, and units."""

import pytest

from kronika.core.asks import Option
from kronika.games.clash_of_cultures import movement
from kronika.games.clash_of_cultures.combat import attack, naval
from kronika.games.clash_of_cultures.movement import move_action
from kronika.games.clash_of_cultures.naval import room_at
from kronika.games.clash_of_cultures.position import Position
from kronika.games.clash_of_cultures.recruiting import (
    RECRUIT_IN,
    add_main_actions,
    can_recruit,
    perform,
    place_free_unit,
    recruit,
)
from kronika.games.clash_of_cultures.state import (
    BATTLED,
    World,
    is_army,
    is_ship,
    owner_of,
    unit_of,
)
from kronika.games.clash_of_cultures.terms import (
    CAVALRY,
    ELEPHANT,
    HAPPY,
    INFANTRY,
    LEADER,
    NEUTRAL,
    NONE,
    SETTLER,
    SHIP,
    TACTICS,
)

from .helpers import Talk, at, carry_out, city, stock, units
from .valley import keys, unit, valley

pytestmark = pytest.mark.compiled

MAN = "recruit infantry 1-food+1-ore"
SETTLERS = "recruit settler 2-food"
VESSEL = "recruit ship 2-wood"
STOP = "stop-recruiting"


def town(*pieces: str, mood: str = "neutral", civ: bool = False, **goods: int) -> Position:
    position = valley(civ=civ).city("c4", "red", *pieces, mood=mood)
    return position.goods("red", **goods).advances("red", "storage")


def enlist(s: World, *choices: str) -> Talk:
    """A Recruit action in c4."""
    return carry_out(recruit(s, 0, city(s)), *choices)


# Limits


@pytest.mark.rule("CC-I5.1", "CC-K1.2", "CC-K1.4", "CC-AP1.9")
@pytest.mark.parametrize(("mood", "count"), [("happy", 3), ("neutral", 2), ("angry", 1)])
def test_as_many_units_as_the_mood_allows(mood: str, count: int) -> None:
    s = town("temple", mood=mood, food=7, ore=7).state()
    talk = enlist(s, *[MAN] * count)
    assert talk.done
    assert units(s, "c4") == ["infantry"] * count


@pytest.mark.rule("CC-I5.1")
def test_units_are_mixed_and_the_player_may_stop() -> None:
    s = town("temple", "academy", food=4, ore=1, wood=2).state()
    talk = enlist(s, SETTLERS)
    assert talk.keys == [SETTLERS, MAN, STOP]
    talk.choose(MAN)
    assert talk.done  # one food is left, which buys nothing
    assert units(s, "c4") == ["settler", "infantry"]
    s = town("temple", "academy", food=7).state()
    enlist(s, STOP)
    assert units(s, "c4") == ["settler"]


@pytest.mark.rule("CC-I5.19")
def test_a_recruit_action_recruits_something() -> None:
    s = town(food=2).state()
    assert can_recruit(s, 0, city(s))
    assert STOP not in enlist(town(food=2, ore=1).state()).keys
    assert not can_recruit(town(food=1).state(), 0, city(town().state()))


@pytest.mark.rule("CC-I5.12", "CC-I6.3", "CC-B5.4")
def test_four_army_units_at_most() -> None:
    position = town("temple", food=7, ore=7).units("c4", "red", *["infantry"] * 3)
    s = position.state()
    talk = enlist(s, MAN)
    assert talk.keys == [SETTLERS, STOP]  # settlers are no army units
    talk.choose(SETTLERS)
    assert units(s, "c4") == ["settler"] + ["infantry"] * 4


@pytest.mark.rule("CC-I1.3")
def test_recruiting_is_an_activation() -> None:
    s = town(mood="happy", food=7, ore=7).state()
    options: list[Option] = []
    add_main_actions(s, 0, options)
    assert keys(options) == ["recruit-in c4"]
    carry_out(perform(s, 0, RECRUIT_IN.of(at("c4"))), MAN, STOP)
    assert (city(s).activations, city(s).mood) == (1, HAPPY)
    enlist(s, MAN, MAN)
    assert (city(s).activations, city(s).mood) == (2, NEUTRAL)


# Prices and needs


@pytest.mark.rule("CC-I5.2", "CC-I5.3", "CC-I5.4", "CC-I5.5", "CC-I5.9")
@pytest.mark.parametrize(
    ("key", "rest", "hex"),
    [
        (SETTLERS, {"food": 5, "wood": 7, "ore": 7}, "c4"),
        (MAN, {"food": 6, "wood": 7, "ore": 6}, "c4"),
        (VESSEL, {"food": 7, "wood": 5, "ore": 7}, "c5"),
    ],
)
def test_what_units_cost_and_where_they_appear(key: str, rest: dict[str, int], hex: str) -> None:
    s = town("port", food=7, wood=7, ore=7).state()
    enlist(s, key, STOP)
    assert stock(s) == rest
    assert units(s, hex) == [key.split()[1]]


@pytest.mark.rule("CC-I5.5")
def test_ships_need_a_port() -> None:
    s = town("temple", wood=7).state()
    assert not can_recruit(s, 0, city(s))
    s = town("port blue", wood=7).state()
    assert enlist(s, VESSEL).done  # whatever its colour; the first is the only choice
    assert units(s, "c5") == ["ship", "ship"]


@pytest.mark.rule("CC-I5.6", "CC-I5.7", "CC-I4.5")
def test_cavalry_and_elephants_need_a_market_and_the_expansion() -> None:
    s = town("market", civ=True, food=7, wood=7).state()
    cavalry, elephant = "recruit cavalry 1-food+1-wood", "recruit elephant 2-food"
    assert {cavalry, elephant} <= set(enlist(s).keys)
    enlist(s, cavalry, elephant)
    assert units(s, "c4") == ["cavalry", "elephant"]
    assert stock(s) == {"food": 4, "wood": 6}
    assert cavalry not in enlist(town("temple", civ=True, food=7, wood=7).state()).keys
    base = town("market", civ=True, food=7, wood=7).state()
    base.civ = False
    assert cavalry not in enlist(base).keys


@pytest.mark.rule("CC-I5.8", "CC-B5.1")
def test_a_leader_costs_a_token_of_each_kind() -> None:
    position = town("temple", civ=True, mood="angry").goods("red", mood=1, culture=1)
    s = position.civilization("red", "rome").state()
    talk = enlist(s)
    assert len(talk.keys) == 3
    talk.choose("choose-leader augustus")
    assert units(s, "c4") == ["leader"]
    assert stock(s) == {}
    s = town("temple", civ=True).goods("red", mood=1, culture=1).state()
    assert not can_recruit(s, 0, city(s))  # no leader card


@pytest.mark.rule("CC-I5.14", "CC-X3.3", "CC-F2.3", "CC-AP1.9")
def test_sanitation_one_settler_for_a_mood_token() -> None:
    s = town("temple", "academy", food=2).goods("red", mood=2).advances("red", "sanitation").state()
    talk = enlist(s)
    assert talk.keys == [SETTLERS, "recruit settler 1-mood"]
    talk.choose("recruit settler 1-mood")
    assert talk.keys == [SETTLERS, STOP]
    talk.choose(SETTLERS)
    assert stock(s) == {"mood": 1}
    assert units(s, "c4") == ["settler", "settler"]


@pytest.mark.rule("CC-I5.15", "CC-AP1.9")
def test_draft_one_infantry_for_a_mood_token_beside_sanitation() -> None:
    position = town("temple", "academy", "port").goods("red", mood=5)
    s = position.advances("red", "sanitation", "draft").state()
    talk = enlist(s, "recruit infantry 1-mood")
    assert talk.keys == ["recruit settler 1-mood", STOP]
    talk.choose("recruit settler 1-mood")
    assert stock(s) == {"mood": 3}
    assert s.drafts == 1


@pytest.mark.rule("CC-I5.15")
def test_draft_costs_two_with_civil_liberties() -> None:
    s = town("temple").goods("red", mood=5).advances("red", "draft", "civil-liberties").state()
    enlist(s)
    assert stock(s) == {"mood": 3}


@pytest.mark.rule("CC-I5.16", "CC-X10.3", "CC-EX41", "CC-AP1.10")
def test_medicine_gives_one_resource_back() -> None:
    position = town("temple", food=2, ore=2).advances("red", "medicine")
    s = position.state()
    talk = enlist(s, MAN, MAN)
    assert talk.keys == ["take food", "take ore"]
    talk.choose("take ore")
    assert stock(s) == {"ore": 1}


@pytest.mark.rule("CC-EX41")
def test_medicine_needs_the_full_price_beforehand() -> None:
    s = town("temple", "academy", food=2, ore=1).advances("red", "medicine").state()
    talk = enlist(s, MAN)
    assert talk.keys == ["take food", "take ore"]  # no second one in this action
    talk.choose("take ore")
    assert units(s, "c4") == ["infantry"]
    enlist(s, "take food")
    assert units(s, "c4") == ["infantry", "infantry"]


@pytest.mark.rule("CC-X10.3")
def test_medicine_gives_no_token_back() -> None:
    s = town().goods("red", mood=1).advances("red", "medicine", "sanitation").state()
    assert enlist(s).done
    assert stock(s) == {}


@pytest.mark.rule("CC-I5.17")
def test_nationalism_gives_a_token_for_army_units_or_ships() -> None:
    position = town("port", mood="angry", food=7, ore=7, wood=7).advances("red", "nationalism")
    for key in (MAN, VESSEL):
        s = position.state()
        talk = enlist(s, key)
        assert talk.keys == ["take mood", "take culture"]
        talk.choose("take culture")
        assert stock(s)["culture"] == 1
    assert enlist(position.state(), SETTLERS).done


@pytest.mark.rule("CC-I5.13")
def test_army_units_are_recruited_without_tactics() -> None:
    s = town(food=1, ore=1).state()
    enlist(s)
    assert units(s, "c4") == ["infantry"]
    assert keys(starts(s)) == []
    s.players[0].advances |= 1 << TACTICS
    assert keys(starts(s)) == ["move c4"]


def starts(s: World) -> list[Option]:
    """From where red can move anything."""
    options: list[Option] = []
    movement.add_main_actions(s, 0, options)
    return options


@pytest.mark.rule("CC-I5.18")
def test_new_units_have_no_restrictions() -> None:
    s = town(food=1, ore=1).state()
    enlist(s)
    assert s.units_at(at("c4")) == [unit_of(0, INFANTRY)]


# Where pieces come from


@pytest.mark.rule("CC-I5.11", "CC-EX11", "CC-B5.1")
def test_without_a_piece_one_comes_from_elsewhere() -> None:
    position = town("temple", food=3, ore=1).units("c4", "red", "settler")
    position.units("d4", "red", "settler", "settler").units("c3", "red", "settler")
    s = position.state()
    talk = enlist(s, SETTLERS)
    assert talk.keys == ["call-back c3 settler", "call-back d4 settler"]
    talk.choose("call-back d4 settler", MAN)
    assert talk.done
    assert stock(s) == {}
    assert units(s, "c4") == ["settler", "settler", "infantry"]
    assert units(s, "d4") == ["settler"]
    assert s.players[0].units[SETTLER] == 0


@pytest.mark.rule("CC-I5.19")
def test_a_unit_comes_from_another_hex_and_is_fresh() -> None:
    position = town(food=2).units("c4", "red", *["settler"] * 4)
    s = position.state()
    assert not can_recruit(s, 0, city(s))
    position = town(food=2).units("c4", "red", *["settler"] * 3)
    s = position.state()
    s.players[0].units[SETTLER] -= 1
    s.put_unit(at("d3"), unit_of(0, SETTLER) | BATTLED)
    enlist(s)
    assert s.units_at(at("c4")) == [unit_of(0, SETTLER)] * 4
    assert s.units_at(at("d3")) == []


@pytest.mark.rule("CC-I5.11")
def test_a_ship_called_back_leaves_cargo_behind() -> None:
    position = town("port", wood=2).land(h8="sea").units("h8", "red", "ship", "ship", "ship")
    position.units("h8", "red", "ship", *["settler"] * 4, *["infantry"] * 3, "infantry")
    s = position.state()
    talk = enlist(s)
    assert talk.keys == ["abandon h8 settler", "abandon h8 infantry"]
    talk.choose("abandon h8 infantry", "abandon h8 infantry")
    assert talk.done
    assert units(s, "h8") == ["settler"] * 4 + ["infantry"] * 2 + ["ship"] * 3
    assert units(s, "c5") == ["ship"]


@pytest.mark.rule("CC-B5.5")
def test_a_removed_unit_can_be_used_again() -> None:
    s = town(food=2).units("d4", "red", *["settler"] * 4).state()
    s.remove_unit(at("d4"), unit_of(0, SETTLER))
    enlist(s)
    assert len(units(s, "d4")) == 3
    assert units(s, "c4") == ["settler"]


# Ships onto an enemy


@pytest.mark.rule("CC-I5.10")
def test_ships_recruited_onto_an_enemy_fight_without_retreat() -> None:
    position = town("port", wood=4).units("c5", "blue", "ship")
    # Red rolls 6 and 5, blue 1: red sinks the ship at once.
    s = position.dice(10, 8, 0).state()
    enlist(s, VESSEL)
    assert units(s, "c5") == ["ship", "ship"]
    assert units(s, "c5", 1) == []
    # Both roll 1 and nothing is hit: nobody is asked about a retreat, the next round sinks red.
    s = town("port", wood=2).units("c5", "blue", "ship").dice(0, 0, 0, 10).state()
    assert enlist(s).done
    assert units(s, "c5") == []


@pytest.mark.rule("CC-I5.10")
def test_no_battle_without_new_ships() -> None:
    s = town("port", food=2).units("c5", "blue", "ship").state()
    assert enlist(s).done
    assert units(s, "c5", 1) == ["ship"]


# Units


@pytest.mark.rule("CC-I6.1", "CC-B5.4")
def test_classes_of_units() -> None:
    army = [sort for sort in range(6) if is_army(unit_of(0, sort))]
    assert army == [INFANTRY, CAVALRY, ELEPHANT, LEADER]
    assert [sort for sort in range(6) if is_ship(unit_of(0, sort))] == [SHIP]
    s = town().units("c4", "red", "settler", "infantry").units("c5", "red", "ship").state()
    assert [owner_of(each) for each in s.army_at(at("c4"), 0)] == [0]
    assert s.army_at(at("c5"), 0) == []


@pytest.mark.rule("CC-I6.1")
def test_settlers_do_not_fight_and_army_units_conquer() -> None:
    position = (
        town().city("d4", "blue").units("d4", "blue", "settler").units("c4", "red", "infantry")
    )
    s = position.state()
    before = s.dice.position
    carry_out(attack(s, 0, at("d4"), [unit_of(0, INFANTRY)], at("c4")))
    assert s.dice.position == before
    assert units(s, "d4", 1) == []
    assert city(s, "d4").owner == 0


@pytest.mark.rule("CC-I6.2")
def test_land_units_and_ships_do_not_fight_each_other() -> None:
    position = town().advances("red", "tactics").units("c4", "red", "infantry")
    s = position.units("c5", "blue", "ship").state()
    talk = carry_out(move_action(s, 0), "move c4")
    assert "go d4" in talk.keys
    assert not any("c5" in key for key in talk.keys)
    position = town().units("c5", "red", "ship", "infantry", "infantry")
    s = position.units("c5", "blue", "ship").dice(10, 0).state()
    before = s.dice.position
    carry_out(naval(s, 0, at("c5")))
    assert s.dice.position == before + 2  # one die for each ship, none for those aboard
    assert units(s, "c5") == ["infantry", "infantry", "ship"]


@pytest.mark.rule("CC-I6.4")
def test_a_ship_carries_two_land_units() -> None:
    position = town().units("c5", "red", "ship")
    assert room_at(position.state(), 0, at("c5")) == 2
    position.units("c5", "red", "settler", "infantry")
    assert room_at(position.state(), 0, at("c5")) == 0


@pytest.mark.rule("CC-I6.3")
def test_settlers_and_ships_are_not_limited() -> None:
    position = town("port", food=2, wood=2).units("c4", "red", *["settler"] * 3)
    position.units("c5", "red", *["ship"] * 3)
    s = position.state()
    assert {SETTLERS, VESSEL} <= set(enlist(s).keys)


# Units for nothing


def test_a_free_unit_needs_room_and_a_piece() -> None:
    position = town().city("d4", "red").units("d4", "red", *["infantry"] * 4)
    hexes = [at("c4"), at("d4")]
    s = position.state()
    talk = carry_out(place_free_unit(s, 0, unit("infantry"), hexes))
    assert talk.keys == ["place-unit c4 infantry", "no-unit"]
    assert talk.choose("place-unit c4 infantry").result == at("c4")
    assert units(s, "c4") == ["infantry"]
    s.players[0].units[INFANTRY] = 0
    assert carry_out(place_free_unit(s, 0, unit("infantry"), hexes)).result == NONE
