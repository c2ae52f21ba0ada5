"""Chapter 6.13: Influence Culture."""

import pytest

from kronika.core.asks import Option
from kronika.games.clash_of_cultures.influence import (
    INFLUENCE,
    add_main_actions,
    perform,
    sources,
    take_over,
)
from kronika.games.clash_of_cultures.position import Position
from kronika.games.clash_of_cultures.state import World
from kronika.games.clash_of_cultures.terms import (
    ACADEMY,
    BARBARIANS,
    INFANTRY,
    NONE,
    PORT,
    SETTLER,
    TEMPLE,
)

from .culture_helpers import effect, free_actions, row
from .helpers import Talk, at, carry_out, city, stock

pytestmark = pytest.mark.compiled

# Faces of the die with the numbers 1 to 6.
ONE, TWO, THREE, FOUR, FIVE, SIX = 0, 2, 4, 6, 8, 10


def offered(s: World) -> list[str]:
    options: list[Option] = []
    add_main_actions(s, 0, options)
    return [option.key for option in options]


def influence(s: World, *keys: str) -> Talk:
    return carry_out(perform(s, 0, INFLUENCE.of()), *keys)


def neighbours(away: str = "c1", *pieces: str) -> Position:
    """Red with a city of size 2 at a1, blue with a temple somewhere."""
    return row().city("a1", "red", "academy").city(away, "blue", "temple", *pieces)


@pytest.mark.rule("CC-L1.1")
def test_the_range_is_the_size_of_the_source_whatever_its_mood() -> None:
    assert offered(neighbours("c1").state()) == ["influence"]
    assert offered(neighbours("d1").state()) == []
    angry = row().city("a1", "red", "academy", mood="angry").city("c1", "blue", "temple")
    assert offered(angry.state()) == ["influence"]


@pytest.mark.rule("CC-L1.1", "CC-L1.6")
def test_there_must_be_a_building_that_can_be_replaced() -> None:
    assert offered(row().city("a1", "red").city("b1", "blue").state()) == []
    own = row().city("a1", "red").city("b1", "blue", "temple red")
    assert offered(own.state()) == []


@pytest.mark.rule("CC-L1.2")
def test_the_range_crosses_the_sea_but_no_unexplored_tile() -> None:
    assert offered(neighbours("c1").land(b1="sea").state()) == ["influence"]
    assert offered(neighbours("c1").terrain("unexplored", "b1").state()) == []


@pytest.mark.rule("CC-L1.3", "CC-L1.4", "CC-L1.5")
@pytest.mark.parametrize("face", range(12))
def test_a_five_or_six_replaces_a_building(face: int) -> None:
    s = neighbours().dice(face).state()
    number = s.content.die_number[face]
    red, blue = s.players[0].buildings[TEMPLE], s.players[1].buildings[TEMPLE]
    assert influence(s).done
    won = number >= 5
    assert city(s, "c1").buildings[TEMPLE] == (0 if won else 1)
    assert city(s, "c1").owner == 1
    assert s.players[0].buildings[TEMPLE] == red - won
    assert s.players[1].buildings[TEMPLE] == blue + won
    assert s.influenced is won


@pytest.mark.rule("CC-L1.6")
def test_only_the_city_is_named_before_the_roll() -> None:
    s = neighbours("c1", "fortress").dice(SIX).state()
    talk = influence(s)
    assert talk.keys == ["influence-building fortress", "influence-building temple"]
    talk.choose("influence-building temple")
    assert city(s, "c1").buildings[TEMPLE] == 0


@pytest.mark.rule("CC-L2.1", "CC-EX17")
def test_culture_tokens_for_the_range_and_then_for_the_roll() -> None:
    s = (
        row()
        .city("a1", "red", "academy", "temple")
        .city("e1", "blue", "academy")
        .goods("red", culture=4)
        .dice(THREE)
        .state()
    )
    talk = influence(s)
    assert stock(s) == {"culture": 3}
    talk.choose("boost-roll", "boost-roll")
    assert talk.done
    assert city(s, "e1").buildings[ACADEMY] == 0
    assert stock(s) == {"culture": 1}
    assert offered(s) == []


@pytest.mark.rule("CC-L2.1")
def test_the_boosts_of_the_range_must_be_there() -> None:
    assert offered(neighbours("e1").goods("red", culture=1).state()) == []
    assert offered(neighbours("e1").goods("red", culture=2).state()) == ["influence"]


@pytest.mark.rule("CC-L2.2", "CC-I4.6")
def test_settlements_wonders_and_obelisks_are_out_of_reach() -> None:
    position = row(civ=True).city("a1", "red").city("b1", "blue", "great-wall", "obelisk")
    assert offered(position.state()) == []
    position = row(civ=True).city("a1", "red").city("b1", "blue", "market", "obelisk")
    s = position.dice(SIX).state()
    assert influence(s).done
    assert city(s, "b1").under_hostile_influence()


@pytest.mark.rule("CC-L2.3")
def test_without_a_piece_in_supply_a_building_cannot_be_replaced() -> None:
    s = neighbours().state()
    s.players[0].buildings[TEMPLE] = 0
    assert offered(s) == []
    s = neighbours("c1", "fortress").dice(SIX).state()
    s.players[0].buildings[TEMPLE] = 0
    assert influence(s).done
    assert city(s, "c1").buildings[TEMPLE] == 1


@pytest.mark.rule("CC-L2.4")
def test_a_building_of_a_third_player_can_be_replaced() -> None:
    position = row(3).city("a1", "red").city("b1", "blue", "temple yellow")
    s = position.dice(FIVE).state()
    yellow = s.players[2].buildings[TEMPLE]
    influence(s)
    assert city(s, "b1").buildings[TEMPLE] == 0
    assert s.players[2].buildings[TEMPLE] == yellow + 1


@pytest.mark.rule("CC-L2.5")
def test_buildings_in_a_barbarian_city_can_be_influenced() -> None:
    s = row().city("a1", "red").city("b1", "barbarians", "temple blue").dice(FIVE).state()
    influence(s)
    assert city(s, "b1").buildings[TEMPLE] == 0
    assert city(s, "b1").owner == BARBARIANS
    assert offered(row().city("a1", "red").city("b1", "barbarians").state()) == []


@pytest.mark.rule("CC-L2.6")
def test_attempts_go_on_until_one_succeeds() -> None:
    s = neighbours("c1", "fortress").dice(ONE, FIVE).state()
    influence(s)
    assert offered(s) == ["influence"]
    influence(s, "influence-building temple")
    assert offered(s) == []


@pytest.mark.rule("CC-L2.7")
def test_tokens_are_spent_one_by_one_and_are_gone_also_on_a_failure() -> None:
    s = neighbours("d1").goods("red", culture=4).dice(TWO).state()
    talk = influence(s, "boost-roll")
    assert stock(s) == {"culture": 2}
    talk.choose("give-up-influence")
    assert talk.done
    assert city(s, "d1").buildings[TEMPLE] == 1
    assert stock(s) == {"culture": 2}
    assert not s.influenced


@pytest.mark.rule("CC-L2.7")
def test_no_boost_is_offered_that_cannot_lead_to_a_success() -> None:
    s = neighbours().goods("red", culture=2).dice(TWO).state()
    assert influence(s).done
    assert stock(s) == {"culture": 2}


@pytest.mark.rule("CC-L3.1", "CC-L3.2")
def test_a_city_under_hostile_influence_reaches_only_itself_without_boosts() -> None:
    position = row().city("a1", "red", "academy blue").city("b1", "blue", "temple")
    s = position.goods("red", culture=9).dice(FOUR).state()
    assert city(s, "a1").under_hostile_influence()
    assert not city(s, "b1").under_hostile_influence()
    assert influence(s).done
    assert city(s, "a1").buildings[ACADEMY] == 1
    assert stock(s) == {"culture": 9}
    s = position.dice(FIVE).state()
    influence(s)
    assert city(s, "a1").buildings[ACADEMY] == 0


@pytest.mark.rule("CC-L3.3")
def test_a_building_is_won_back_from_another_own_city_with_boosts() -> None:
    position = row().city("a1", "red", "academy blue").city("c1", "red")
    s = position.goods("red", culture=2).dice(FOUR).state()
    talk = influence(s)
    assert talk.keys == ["influence-from a1 0", "influence-from c1 1"]
    talk.choose("influence-from c1 1", "boost-roll")
    assert talk.done
    assert city(s, "a1").buildings[ACADEMY] == 0
    assert stock(s) == {}


@pytest.mark.rule("CC-L3.4")
def test_a_wonder_is_no_hostile_influence() -> None:
    s = row().city("a1", "red", "great-wall blue").city("b1", "blue", "temple").state()
    assert not city(s, "a1").under_hostile_influence()
    assert offered(s) == ["influence"]


@pytest.mark.rule("CC-L4.1", "CC-X9.1", "CC-AP1.17")
def test_arts_gives_one_free_attempt_a_turn_for_a_culture_token() -> None:
    position = neighbours("c1", "fortress").advances("red", "arts")
    assert free_actions(position.state(), "arts") == []
    s = position.goods("red", culture=2).dice(ONE, FIVE).state()
    assert free_actions(s, "arts") == ["art-influence"]
    assert carry_out(effect("arts").act(s, 0, INFLUENCE.of())).done
    assert stock(s) == {"culture": 1}
    assert free_actions(s, "arts") == []
    assert offered(s) == ["influence"]


@pytest.mark.rule("CC-L4.1", "CC-L2.6")
def test_arts_is_of_no_use_after_a_success() -> None:
    s = neighbours("c1", "fortress").advances("red", "arts").goods("red", culture=2).state()
    s.influenced = True
    assert free_actions(s, "arts") == []


@pytest.mark.rule("CC-L4.1")
def test_arts_and_range_are_paid_together() -> None:
    position = neighbours("d1").advances("red", "arts")
    assert free_actions(position.goods("red", culture=1).state(), "arts") == []
    s = position.goods("red", culture=2).dice(FIVE).state()
    assert free_actions(s, "arts") == ["art-influence"]
    carry_out(effect("arts").act(s, 0, INFLUENCE.of()))
    assert stock(s) == {}
    assert city(s, "d1").buildings[TEMPLE] == 0


def boosts(position: Position) -> tuple[bool, bool]:
    """Whether the temple at c1 can be reached from afar, and whether a roll can be boosted."""
    s = position.goods("red", culture=9).dice(FOUR).state()
    far = s.copy()
    del far.cities[at("a1")]
    position.city("g1", "red")
    far.cities[at("g1")] = position.world.cities[at("g1")]
    return bool(offered(far)), not influence(s).done


@pytest.mark.rule("CC-L4.2", "CC-L4.7", "CC-X11.2", "CC-AP1.17")
def test_separation_of_power_keeps_boosts_from_happy_cities() -> None:
    def land(mood: str) -> Position:
        position = row().city("a1", "red", "academy").city("c1", "blue", "temple", mood=mood)
        return position.advances("blue", "separation-of-power")

    assert boosts(land("happy")) == (False, False)
    assert boosts(land("neutral")) == (True, True)


@pytest.mark.rule("CC-L4.3", "CC-L4.7", "CC-X12.2", "CC-AP1.17")
def test_totalitarianism_keeps_boosts_from_cities_with_an_army() -> None:
    def land(unit: str) -> Position:
        return neighbours().units("c1", "blue", unit).advances("blue", "totalitarianism")

    assert boosts(land("infantry")) == (False, False)
    assert boosts(land("settler")) == (True, True)


@pytest.mark.rule("CC-L4.4", "CC-L4.7", "CC-X13.2", "CC-AP1.17")
def test_devotion_keeps_boosts_from_cities_with_a_temple() -> None:
    assert boosts(neighbours().advances("blue", "devotion")) == (False, False)
    other = row().city("a1", "red", "academy").city("c1", "blue", "fortress")
    assert boosts(other.advances("blue", "devotion")) == (True, True)


@pytest.mark.rule("CC-L4.4")
def test_devotion_does_not_hinder_its_owner() -> None:
    position = row().city("a1", "red", "temple blue").city("c1", "red")
    position.advances("red", "devotion").goods("red", culture=2).dice(FOUR)
    s = position.state()
    influence(s, "influence-from c1 1", "boost-roll")
    assert city(s, "a1").buildings[TEMPLE] == 0


@pytest.mark.rule("CC-L4.5", "CC-X13.3", "CC-AP1.17")
def test_conversion_adds_one_to_the_roll_and_pays_for_a_success() -> None:
    position = neighbours().advances("red", "conversion").advances("blue", "devotion")
    s = position.dice(FOUR).state()
    influence(s)
    assert city(s, "c1").buildings[TEMPLE] == 0
    assert stock(s) == {"culture": 1}
    s = position.dice(THREE).state()
    influence(s)
    assert city(s, "c1").buildings[TEMPLE] == 1
    assert stock(s) == {}


@pytest.mark.rule("CC-L4.6", "CC-X9.3", "CC-AP1.17")
def test_monuments_make_cities_with_a_wonder_immune() -> None:
    position = row().city("a1", "red", "academy").city("b1", "blue", "temple", "great-wall")
    assert offered(position.state()) == ["influence"]
    assert offered(position.advances("blue", "monuments").state()) == []


@pytest.mark.rule("CC-L4.6")
def test_monuments_leave_existing_influence_and_their_owner_alone() -> None:
    position = row().city("a1", "red").city("b1", "red", "temple blue", "great-wall")
    s = position.advances("red", "monuments").dice(FIVE).state()
    influence(s, "influence-from a1 0")
    assert city(s, "b1").buildings[TEMPLE] == 0


@pytest.mark.rule("CC-L4.6")
def test_monuments_protect_no_city_without_a_wonder() -> None:
    assert offered(neighbours().advances("blue", "monuments").state()) == ["influence"]


@pytest.mark.rule("CC-F3.5", "CC-W7.8")
def test_the_great_arena_lets_mood_tokens_boost() -> None:
    position = row().city("a1", "red", "great-arena").city("d1", "blue", "temple")
    s = position.goods("red", mood=2).dice(FOUR).state()
    influence(s, "boost-roll")
    assert city(s, "d1").buildings[TEMPLE] == 0
    assert stock(s) == {}


# Cultural Takeover


def camp(*units: str) -> Position:
    position = row().city("a1", "red").city("b1", "barbarians").units("b1", "barbarians", *units)
    position.world.takeover_card = True
    return position


@pytest.mark.rule("CC-X14.3")
def test_cultural_takeover_makes_a_small_barbarian_city_a_target() -> None:
    s = camp("infantry", "infantry").dice(FIVE).state()
    s.cities[at("b1")].druids = 2
    settlements, barbarians = s.players[0].settlements, s.barbarian_settlements
    infantry = s.barbarian_units[INFANTRY]
    talk = influence(s)
    assert talk.keys == ["replace-barbarian settler", "replace-barbarian infantry"]
    talk.choose("replace-barbarian settler")
    assert talk.done
    assert city(s, "b1").owner == 0
    assert city(s, "b1").druids == 0
    assert s.units_at(at("b1")) == [SETTLER]
    assert s.players[0].settlements == settlements - 1
    assert s.barbarian_settlements == barbarians + 1
    assert s.barbarian_units[INFANTRY] == infantry + 2
    assert not s.takeover_card
    assert s.influenced


@pytest.mark.rule("CC-X14.3")
def test_cultural_takeover_is_spent_by_a_failure() -> None:
    s = camp("infantry").dice(ONE).state()
    influence(s)
    assert city(s, "b1").owner == BARBARIANS
    assert not s.takeover_card
    assert offered(s) == []


@pytest.mark.rule("CC-X14.3")
def test_cultural_takeover_needs_a_small_city_and_a_settlement() -> None:
    large = row(civ=True).city("a1", "red").city("b1", "barbarians", "obelisk blue")
    large.world.takeover_card = True
    assert offered(large.state()) == []
    s = camp().state()
    s.players[0].settlements = 0
    assert offered(s) == []


def test_an_empty_barbarian_city_gives_no_unit() -> None:
    s = camp().state()
    assert carry_out(take_over(s, 0, city(s, "b1"))).done
    assert s.units_at(at("b1")) == []


def test_own_cities_free_of_influence_are_sources() -> None:
    s = row().city("a1", "red", "temple").city("c1", "red", "port blue").state()
    assert sources(s, 0) == {at("a1"): 2}
    assert city(s, "c1").buildings[PORT] not in (NONE, 0)
