"""Chapter 7.8: wonders."""

import pytest

from kronika.core.asks import Option
from kronika.games.clash_of_cultures.advances import can_gain, gain_advance
from kronika.games.clash_of_cultures.building import may_build
from kronika.games.clash_of_cultures.cities import activate, raze_city
from kronika.games.clash_of_cultures.collect import harvest_of
from kronika.games.clash_of_cultures.combat import attack, barbarian_attack
from kronika.games.clash_of_cultures.conquest import conquer_city
from kronika.games.clash_of_cultures.decks import (
    discard_action_card,
    discard_event,
    draw_wonder,
    take_action_cards,
)
from kronika.games.clash_of_cultures.effects import can_use, in_force
from kronika.games.clash_of_cultures.events import draw_event
from kronika.games.clash_of_cultures.movement import move_action
from kronika.games.clash_of_cultures.position import Position
from kronika.games.clash_of_cultures.recruiting import recruit
from kronika.games.clash_of_cultures.situations import TO_BUILD, TO_COLLECT
from kronika.games.clash_of_cultures.state import World, unit_of
from kronika.games.clash_of_cultures.terms import (
    ADVANCES,
    BARBARIANS,
    GOLD,
    GREAT_ARENA,
    GREAT_GARDENS,
    GREAT_LIGHTHOUSE,
    GREAT_PYRAMID,
    GREAT_STATUE,
    GREAT_WALL,
    HAPPY,
    INFANTRY,
    NEUTRAL,
    PORT,
    SHIP,
    TEMPLE,
    WONDERS,
)
from kronika.games.clash_of_cultures.wonders import (
    USE_LIBRARY,
    add_main_actions,
    build_wonder,
    buildable_wonders,
    bury_wonder,
    wonder_score,
)

from .culture_helpers import effect, free_actions, row
from .helpers import Talk, advances, at, carry_out, city, stock

pytestmark = pytest.mark.compiled

RICH = {"food": 7, "wood": 7, "ore": 7, "culture": 5}


def offered(s: World, player: int = 0) -> list[str]:
    options: list[Option] = []
    add_main_actions(s, player, options)
    return [option.key for option in options]


def builder(wonder: str = "great-wall", *advances: str, mood: str = "happy") -> Position:
    """Red has two cities, the goods, Engineering and a wonder card; c1 is the only happy city."""
    return (
        row()
        .city("c1", "red", mood=mood)
        .city("a1", "red")
        .city("k1", "blue")
        .advances("red", "storage", "engineering", *advances)
        .goods("red", **RICH)
        .wonder_cards("red", wonder)
    )


def build(s: World, wonder: int = GREAT_WALL, hex: str = "c1") -> Talk:
    return carry_out(build_wonder(s, 0, city(s, hex), wonder))


# Drawing


@pytest.mark.rule("CC-W1.1", "CC-W1.2", "CC-X9.3", "CC-AP1.3")
@pytest.mark.parametrize("advance", ["engineering", "monuments"])
def test_engineering_and_monuments_give_a_wonder_card(advance: str) -> None:
    s = row().advances("red", "mining", "arts").state()
    number = ADVANCES.index(advance)
    assert carry_out(gain_advance(s, 0, number, False, [0] * 8)).done
    hand = s.players[0].wonder_cards
    assert len(hand) == 1
    assert sorted(hand + s.wonder_deck) == list(range(len(WONDERS)))


@pytest.mark.rule("CC-W1.2")
def test_an_empty_deck_gives_no_wonder() -> None:
    s = row().state()
    s.wonder_deck = []
    assert carry_out(draw_wonder(s, 0)).done
    assert s.players[0].wonder_cards == []


@pytest.mark.rule("CC-X14.12")
def test_a_wonder_on_the_table_may_be_taken_in_place_of_a_hidden_one() -> None:
    s = row(civ=True).state()
    s.wonder_deck.remove(GREAT_WALL)
    s.wonder_table = [GREAT_WALL]
    hidden = s.copy()
    talk = carry_out(draw_wonder(s, 0))
    assert talk.keys == ["take-face-up-wonder great-wall", "draw-wonder"]
    talk.choose("take-face-up-wonder great-wall")
    assert s.players[0].wonder_cards == [GREAT_WALL]
    assert s.wonder_table == []
    carry_out(draw_wonder(hidden, 0), "draw-wonder")
    assert hidden.wonder_table == [GREAT_WALL]
    assert GREAT_WALL not in hidden.players[0].wonder_cards


# Building


@pytest.mark.rule("CC-W2.1")
def test_a_wonder_needs_engineering_its_own_advance_and_a_happy_city() -> None:
    assert offered(builder("great-wall", "siegecraft").state()) == ["build-wonder c1 great-wall"]
    assert offered(builder("great-wall").state()) == []
    assert offered(builder("great-wall", "siegecraft", mood="neutral").state()) == []
    s = builder("great-wall", "siegecraft").state()
    s.players[0].advances &= ~(1 << ADVANCES.index("engineering"))
    assert offered(s) == []


@pytest.mark.rule("CC-W2.1", "CC-W3.1")
def test_the_card_is_revealed_and_the_price_paid() -> None:
    s = builder("great-wall", "siegecraft").state()
    assert build(s).done
    assert city(s, "c1").wonders == [GREAT_WALL]
    assert city(s, "c1").size() == 2
    assert s.players[0].wonder_cards == []
    assert s.wonder_builder[GREAT_WALL] == s.wonder_holder[GREAT_WALL] == 0
    assert stock(s) == {"food": 4, "wood": 5}
    assert effect("great-wall").is_in_force(s, 0)
    assert not effect("great-wall").is_in_force(s, 1)


@pytest.mark.rule("CC-W2.1")
def test_a_wonder_can_need_a_building_in_its_city() -> None:
    position = builder("great-lighthouse", "cartography").land(d1="sea").city("e1", "red")
    assert offered(position.state()) == []
    s = position.state()
    city(s, "c1").buildings[PORT] = 0
    assert offered(s) == ["build-wonder c1 great-lighthouse"]


@pytest.mark.rule("CC-W2.2")
def test_the_size_of_the_city_is_limited() -> None:
    s = builder("great-wall", "siegecraft").state()
    city(s, "c1").buildings[TEMPLE] = 0
    assert offered(s) == []
    position = builder("great-wall", "siegecraft")
    for hex in ("e1", "f1", "g1", "h1"):
        position.city(hex, "red")
    s = position.state()
    city(s, "c1").wonders = [GREAT_ARENA, GREAT_STATUE, GREAT_GARDENS]
    assert buildable_wonders(s, 0, city(s, "c1")) == [GREAT_WALL]
    city(s, "c1").buildings[TEMPLE] = 0
    assert buildable_wonders(s, 0, city(s, "c1")) == []


@pytest.mark.rule("CC-W2.3")
def test_building_a_wonder_activates_the_city() -> None:
    s = builder("great-wall", "siegecraft").state()
    build(s)
    assert city(s, "c1").activations == 1
    assert city(s, "c1").mood == HAPPY
    s = builder("great-wall", "siegecraft").state()
    city(s, "c1").activations = 1
    build(s)
    assert city(s, "c1").mood == NEUTRAL


@pytest.mark.rule("CC-W2.4")
def test_gold_pays_resources_but_nothing_replaces_the_culture_tokens() -> None:
    position = builder("great-wall", "siegecraft").goods("red", ore=5, gold=2)
    assert offered(position.state()) == ["build-wonder c1 great-wall"]
    assert offered(position.goods("red", gold=1).state()) == []
    position = builder("great-wall", "siegecraft").goods("red", culture=4, gold=7, mood=9)
    position.city("e1", "red", "great-arena")
    assert offered(position.state()) == []


@pytest.mark.rule("CC-X34.11")
def test_pestilence_bars_wonders_too() -> None:
    s = builder("great-wall", "siegecraft").state()
    s.players[0].pestilence = True
    assert offered(s) == []


@pytest.mark.rule("CC-V5.1")
def test_wonders_for_all_lie_on_the_table() -> None:
    position = builder("great-wall", "siegecraft").variant("wonders-for-all")
    s = position.state()
    s.wonder_deck = [GREAT_PYRAMID]
    assert carry_out(draw_wonder(s, 1)).done
    assert s.players[1].wonder_cards == []
    assert s.wonder_table == [GREAT_PYRAMID]
    s.players[0].advances |= 1 << ADVANCES.index("rituals")
    assert offered(s) == ["build-wonder c1 great-pyramid", "build-wonder c1 great-wall"]
    build(s, GREAT_PYRAMID)
    assert s.wonder_table == []
    assert s.wonder_builder[GREAT_PYRAMID] == 0


@pytest.mark.rule("CC-V5.1")
def test_otherwise_nobody_builds_what_lies_on_the_table() -> None:
    s = builder("great-wall", "rituals").state()
    s.wonder_table = [GREAT_PYRAMID]
    assert offered(s) == []


@pytest.mark.rule("CC-V3.3")
@pytest.mark.parametrize(("age", "round", "ends"), [(6, 1, False), (6, 2, True), (7, 3, True)])
def test_a_wonder_in_the_last_rounds_can_end_the_game(age: int, round: int, ends: bool) -> None:
    position = builder("great-wall", "siegecraft").turn("red", age=age, round=round)
    s = position.variant("wonder-end").state()
    build(s)
    assert s.ending is ends
    assert s.wonders_this_round == [0]


# Holding, losing, scoring


def wonder_city(*more: str) -> World:
    """Red has built the Great Wall and more, and holds them."""
    position = row(3).city("c1", "red", "great-wall", *more).city("a1", "red")
    return position.city("k1", "blue").city("i1", "yellow").state()


@pytest.mark.rule("CC-W4.1", "CC-W4.2", "CC-W4.3", "CC-W4.5", "CC-Z2.4")
def test_builder_and_last_holder_share_the_points() -> None:
    s = wonder_city()
    assert wonder_score(s, 0) == 8
    for conqueror in (1, 2):
        carry_out(conquer_city(s, at("c1"), conqueror, None))
        assert effect("great-wall").is_in_force(s, conqueror)
    assert [wonder_score(s, player) for player in range(3)] == [4, 0, 4]
    carry_out(conquer_city(s, at("c1"), 0, None))
    assert [wonder_score(s, player) for player in range(3)] == [8, 0, 0]


@pytest.mark.rule("CC-W4.6")
def test_barbarians_hold_a_wonder_for_nobody() -> None:
    s = wonder_city()
    carry_out(conquer_city(s, at("c1"), BARBARIANS, None))
    assert s.wonder_holder[GREAT_WALL] == BARBARIANS
    assert [wonder_score(s, player) for player in range(3)] == [4, 0, 0]
    assert not any(in_force("wins_automatically", s, player) for player in range(3))


@pytest.mark.rule("CC-W5.1")
def test_a_razed_wonder_scores_nothing() -> None:
    s = wonder_city()
    raze_city(s, city(s, "c1"))
    assert wonder_score(s, 0) == 0
    assert not effect("great-wall").is_in_force(s, 0)


@pytest.mark.rule("CC-W5.2")
def test_a_wonder_destroyed_by_a_disaster_is_still_scored() -> None:
    s = wonder_city()
    s.wonder_builder[GREAT_WALL] = 2
    bury_wonder(s, city(s, "c1"), GREAT_WALL)
    assert city(s, "c1").wonders == []
    assert [wonder_score(s, player) for player in range(3)] == [4, 0, 4]
    assert not effect("great-wall").is_in_force(s, 0)
    carry_out(conquer_city(s, at("c1"), 1, None))
    assert [wonder_score(s, player) for player in range(3)] == [4, 0, 4]


@pytest.mark.rule("CC-W6.6", "CC-W7.3")
def test_the_great_pyramid_is_always_the_builders() -> None:
    s = row().city("c1", "red", "great-pyramid").city("a1", "red").city("k1", "blue").state()
    assert wonder_score(s, 0) == 10
    carry_out(conquer_city(s, at("c1"), 1, None))
    assert (wonder_score(s, 0), wonder_score(s, 1)) == (10, 0)
    raze_city(s, city(s, "c1"))
    assert (wonder_score(s, 0), wonder_score(s, 1)) == (10, 0)


# The Great Arena


def arena(**goods: int) -> Position:
    """Red with the Great Arena attacks the one infantry of blue at e1."""
    return (
        row()
        .city("a1", "red", "great-arena")
        .units("d1", "red", "infantry")
        .units("e1", "blue", "infantry")
        .city("k1", "blue")
        .advances("red", "tactics")
        .goods("red", **goods)
    )


def strike(s: World, *keys: str) -> Talk:
    infantry = unit_of(0, INFANTRY)
    return carry_out(attack(s, 0, at("e1"), [infantry], at("d1")), *keys)


@pytest.mark.rule("CC-W6.1", "CC-Q9.4")
def test_the_arena_adds_one_after_a_roll_for_a_token() -> None:
    # Red 4 (cavalry), blue 1 (leader): only 5 is a hit.
    s = arena(culture=1).dice(6, 0).state()
    talk = strike(s)
    assert talk.prompt == "arena"
    talk.choose("arena-cheer")
    assert s.army_at(at("e1"), 1) == []
    assert stock(s) == {}
    s = arena(culture=1).dice(6, 0).state()
    strike(s, "no-arena")
    assert len(s.army_at(at("e1"), 1)) == 1


@pytest.mark.rule("CC-W6.1", "CC-Q9.4")
def test_the_arena_works_once_in_a_combat() -> None:
    # Nobody hits in round 1; in round 2 red would need the one more again.
    s = arena(mood=2).dice(0, 0, 6, 0).state()
    talk = strike(s, "arena-cheer", "fight-on")
    assert talk.prompt == "retreat"
    assert stock(s) == {"mood": 1}


@pytest.mark.rule("CC-Q9.4")
def test_the_arena_needs_a_token() -> None:
    talk = strike(arena(gold=5).dice(6, 0).state())
    assert talk.prompt != "arena"


@pytest.mark.rule("CC-W6.1", "CC-W7.8")
def test_the_arena_changes_payments_not_gains() -> None:
    position = row().city("a1", "red", "great-arena", mood="angry").advances("red", "theaters")
    s = position.goods("red", culture=4).advances("red", "absolute-power").state()
    assert free_actions(s, "absolute-power") == ["rule-absolutely"]
    carry_out(effect("absolute-power").act(s, 0, USE_LIBRARY.of()))
    assert stock(s) == {"culture": 2}
    without = row().city("a1", "red").advances("red", "absolute-power").goods("red", culture=4)
    assert free_actions(without.state(), "absolute-power") == []


# The Great Gardens


@pytest.mark.rule("CC-W6.2", "CC-AP1.4")
def test_grassland_of_the_gardens_yields_any_resource() -> None:
    position = row().land(b1="forest").city("c1", "red", "great-gardens").city("g1", "red")
    s = position.advances("red", "farming").state()
    sources = harvest_of(s, 0, city(s, "c1")).sources
    assert sorted(sources[at("d1")]) == [0, 1, 2, 3, 4]
    assert sorted(sources[at("c1")]) == [0, 1, 2, 3, 4]
    assert sources[at("b1")] == [1]
    assert harvest_of(s, 0, city(s, "g1")).sources[at("h1")] == [0]


def besieger(
    owner: str = "blue", between: str = "grassland", wonder: str = "great-gardens"
) -> Position:
    """Red infantry two hexes from the gardens of somebody."""
    position = row().city("d1", owner, f"{wonder} blue").city("k1", "blue").city("a1", "red")
    position.land(c1=between).units("b1", "red", "infantry")
    return position.advances("red", "tactics", "roads").goods("red", food=2, ore=2)


def second_move(position: Position) -> list[str]:
    """What the infantry can do from c1 after it went there this turn, without Roads."""
    s = position.goods("red", food=0).state()
    carry_out(move_action(s, 0), "move b1", "go c1")
    return carry_out(move_action(s, 0), "move c1").keys


@pytest.mark.rule("CC-W6.2", "CC-W7.5")
@pytest.mark.parametrize("owner", ["blue", "barbarians"])
def test_who_entered_grassland_cannot_attack_the_gardens_this_turn(owner: str) -> None:
    assert "attack d1" in second_move(besieger(owner, "barren"))
    assert "attack d1" not in second_move(besieger(owner))
    assert "attack d1" in second_move(besieger(owner, wonder="great-wall"))


@pytest.mark.rule("CC-W6.2", "CC-W7.5")
def test_roads_do_not_lead_over_grassland_to_the_gardens() -> None:
    def roads(between: str) -> str:
        position = besieger("blue", between).city("b1", "red")
        return " ".join(carry_out(move_action(position.state(), 0), "move b1").keys)

    assert "d1" in roads("barren")
    assert "d1" not in roads("grassland")


@pytest.mark.rule("CC-W7.5")
def test_the_attack_itself_may_end_on_grassland() -> None:
    position = besieger().units("c1", "red", "infantry")
    keys = carry_out(move_action(position.state(), 0), "move c1").keys
    assert "attack d1" in keys


# The Great Library


def reader(*advances: str) -> Position:
    position = row().city("a1", "red", "great-library").city("c1", "blue")
    return position.advances("red", "farming", "mining", *advances)


@pytest.mark.rule("CC-W6.3", "CC-AP1.20")
def test_the_library_lends_one_advance_a_turn_but_no_government() -> None:
    s = reader().state()
    assert free_actions(s, "great-library") == ["use-library"]
    talk = carry_out(effect("great-library").act(s, 0, USE_LIBRARY.of()))
    assert "borrow steel-weapons" in talk.keys
    assert "borrow farming" not in talk.keys
    assert not any(name in key for key in talk.keys for name in ("voting", "dogma", "nationalism"))
    talk.choose("borrow steel-weapons")
    assert can_use(s, 0, ADVANCES.index("steel-weapons"))
    assert "steel-weapons" not in advances(s)
    assert free_actions(s, "great-library") == []
    s.active = 1
    assert not can_use(s, 0, ADVANCES.index("steel-weapons"))


@pytest.mark.rule("CC-W6.3")
def test_what_is_borrowed_gives_nothing_at_once() -> None:
    s = reader().state()
    carry_out(effect("great-library").act(s, 0, USE_LIBRARY.of()), "borrow monuments")
    assert stock(s) == {}
    assert s.players[0].wonder_cards == []


@pytest.mark.rule("CC-W7.6")
def test_a_borrowed_advance_is_used_but_not_owned() -> None:
    s = reader().state()
    s.borrowed = ADVANCES.index("myths")
    assert may_build(s, 0, city(s, "a1"), TEMPLE) is (s.city_count(0) > city(s, "a1").size())
    assert not can_gain(s, 0, ADVANCES.index("rituals"))
    position = builder("great-wall").city("e1", "red", "great-library")
    s = position.state()
    assert offered(s) == []
    s.borrowed = ADVANCES.index("siegecraft")
    assert offered(s) == ["build-wonder c1 great-wall"]


@pytest.mark.rule("CC-W6.3")
def test_trade_routes_can_be_borrowed_before_they_are_used() -> None:
    position = reader().units("a1", "red", "settler")
    s = position.state()
    talk = carry_out(effect("great-library").turn_start(s, 0))
    assert talk.keys == ["borrow trade-routes", "borrow-later"]
    talk.choose("borrow trade-routes")
    assert s.borrowed == ADVANCES.index("trade-routes")
    s = position.advances("red", "trade-routes", "currency").state()
    assert carry_out(effect("great-library").turn_start(s, 0)).done
    assert carry_out(effect("great-library").turn_start(reader().state(), 0)).done


# The Great Lighthouse


def harbour(*units: str) -> Position:
    position = row().terrain("sea", "d1", "e1", "f1").city("c1", "red", "great-lighthouse", "port")
    position.city("a1", "red").units("e1", "blue", "ship").units("d1", "red", *units)
    return position.terrain("unexplored", "h1")


@pytest.mark.rule("CC-W6.4", "CC-W7.2")
def test_the_lighthouse_launches_a_ship_where_no_enemy_ship_is() -> None:
    s = harbour("ship").state()
    talk = carry_out(activate(s, 0, city(s, "c1"), TO_COLLECT))
    assert talk.keys == ["launch d1", "launch f1", "no-launch"]
    talk.choose("launch f1")
    assert talk.done
    assert s.sorts_at(at("f1"), 0, SHIP) == 1
    talk = carry_out(activate(s, 0, city(s, "c1"), TO_BUILD))
    assert talk.keys == ["launch d1", "launch f1", "no-launch"]


@pytest.mark.rule("CC-W6.4")
def test_the_lighthouse_needs_its_own_city_and_a_ship_in_supply() -> None:
    s = harbour().state()
    assert carry_out(activate(s, 0, city(s, "a1"), TO_COLLECT)).done
    s = harbour("ship", "ship", "ship", "ship").state()
    assert carry_out(activate(s, 0, city(s, "c1"), TO_COLLECT)).done


@pytest.mark.rule("CC-W7.7", "CC-W6.4")
def test_one_ship_per_activation_before_or_after_it_and_beyond_the_limit() -> None:
    s = harbour().goods("red", food=2).state()
    talk = carry_out(recruit(s, 0, city(s, "c1")), "launch d1")
    while not talk.done:
        assert not any(key.startswith("launch") for key in talk.keys)
        talk.choose(talk.keys[0])
    assert s.sorts_at(at("d1"), 0, SHIP) == 1
    s = harbour().goods("red", food=2).state()
    talk = carry_out(recruit(s, 0, city(s, "c1")), "no-launch")
    while not any(key.startswith("launch") for key in talk.keys):
        talk.choose(talk.keys[0])
    talk.choose("launch f1")
    assert s.sorts_at(at("f1"), 0, SHIP) == 1


@pytest.mark.rule("CC-W7.7")
def test_building_another_wonder_there_launches_a_ship_too() -> None:
    position = builder("great-wall", "siegecraft").land(d1="sea")
    position.city("e1", "red").city("g1", "red")
    s = position.state()
    city(s, "c1").wonders = [GREAT_LIGHTHOUSE]
    s.wonder_holder[GREAT_LIGHTHOUSE] = s.wonder_builder[GREAT_LIGHTHOUSE] = 0
    talk = build(s)
    assert talk.keys == ["launch d1", "no-launch"]


# The Great Mausoleum


@pytest.mark.rule("CC-W6.5")
def test_the_mausoleum_draws_from_the_discarded_action_cards() -> None:
    s = row().city("a1", "red", "great-mausoleum").state()
    s.action_deck.remove(5)
    s.action_discard = [5]
    other = s.copy()
    talk = carry_out(take_action_cards(s, 0))
    assert len(talk.keys) == 2
    talk.choose(next(key for key in talk.keys if "a6" in key))
    assert s.players[0].action_cards == [5]
    assert s.action_discard == []
    assert carry_out(take_action_cards(other, 1)).done


@pytest.mark.rule("CC-W6.5", "CC-W7.4")
def test_the_holder_of_the_mausoleum_discards_below_the_piles() -> None:
    position = row().city("a1", "red", "great-mausoleum")
    s = position.action_cards("red", "a1").action_cards("blue", "a2").state()
    s.action_discard = [9]
    discard_action_card(s, 0, 0)
    assert s.action_discard == [0, 9]
    discard_action_card(s, 1, 1)
    assert s.action_discard == [0, 9, 1]
    s.event_discard = [9]
    discard_event(s, 0, 3)
    discard_event(s, 1, 4)
    assert s.event_discard == [3, 9, 4]


@pytest.mark.rule("CC-W6.5")
def test_the_mausoleum_brings_an_event_back() -> None:
    s = row().city("a1", "red", "great-mausoleum").state()
    gold = next(card for card in s.event_deck if s.content.event_symbol[card] == 0)
    s.event_deck.remove(gold)
    s.event_discard = [gold]
    name = s.content.event_ids[gold]
    talk = carry_out(draw_event(s, 0))
    assert talk.keys[:2] == [f"take-discarded-event {name}", "draw-new-event"]
    talk.choose(f"take-discarded-event {name}")
    assert s.players[0].stock[GOLD] == 2


# The Great Statue


@pytest.mark.rule("CC-W6.7")
def test_the_builder_of_the_statue_draws_an_objective_card() -> None:
    s = builder("great-statue", "monuments").state()
    build(s, GREAT_STATUE)
    assert len(s.players[0].objective_cards) == 1
    other = builder("great-wall", "siegecraft").city("e1", "red", "great-statue").state()
    build(other)
    assert other.players[0].objective_cards == []


@pytest.mark.rule("CC-W6.7")
def test_a_conqueror_of_the_statue_draws_nothing() -> None:
    s = row().city("c1", "red", "great-statue").city("a1", "red").city("k1", "blue").state()
    carry_out(conquer_city(s, at("c1"), 1, None))
    assert s.wonder_holder[GREAT_STATUE] == 1
    assert s.players[1].objective_cards == []


@pytest.mark.rule("CC-W6.7", "CC-AP1.20")
def test_the_statue_turns_an_objective_card_into_an_action_once_a_turn() -> None:
    position = row().city("a1", "red", "great-statue").objective_cards("red", "o1", "o2")
    s = position.state()
    assert free_actions(s, "great-statue") == ["discard-for-action o1", "discard-for-action o2"]
    options: list[Option] = []
    effect("great-statue").free_actions(s, 0, options)
    actions = s.actions_left
    carry_out(effect("great-statue").act(s, 0, options[1]))
    assert s.actions_left == actions + 1
    assert [s.content.objective_ids[card] for card in s.players[0].objective_cards] == ["o1"]
    assert free_actions(s, "great-statue") == []


# The Great Wall


def walled(mood: str = "happy", *units: str) -> Position:
    """Red holds the Great Wall at a1 and the city e1."""
    position = row().city("a1", "red", "great-wall").city("e1", "red", mood=mood)
    return position.units("e1", "red", *units).city("k1", "blue").advances("blue", "tactics")


def assault(s: World) -> Talk:
    return carry_out(attack(s, 1, at("e1"), [unit_of(1, INFANTRY)], at("f1")))


@pytest.mark.rule("CC-W6.8", "CC-Q9.3")
@pytest.mark.parametrize(("mood", "survives"), [("happy", True), ("neutral", False)])
def test_attackers_of_happy_cities_are_weaker_in_round_one(mood: str, survives: bool) -> None:
    # Blue 5 (infantry) + 1 = 6, or 4 behind the wall; red 1.
    s = walled(mood, "infantry").units("f1", "blue", "infantry").dice(9, 0).state()
    assault(s)
    assert bool(s.army_at(at("e1"), 0)) is survives


@pytest.mark.rule("CC-Q9.3")
def test_the_wall_weakens_nobody_in_round_two() -> None:
    # Round 1: nobody hits. Round 2: blue 6.
    s = walled("happy", "infantry").units("f1", "blue", "infantry").dice(9, 0, 9, 0).state()
    talk = assault(s)
    assert len(s.army_at(at("e1"), 0)) == 1
    talk.choose("fight-on")
    assert s.army_at(at("e1"), 0) == []


@pytest.mark.rule("CC-W6.8", "CC-W7.1")
@pytest.mark.parametrize("mood", ["happy", "neutral", "angry"])
def test_barbarians_always_fail_against_cities_of_the_holder(mood: str) -> None:
    position = walled(mood).units("f1", "barbarians", "infantry", "infantry")
    s = position.state()
    units = s.army_at(at("f1"), BARBARIANS)
    talk = carry_out(barbarian_attack(s, at("e1"), units, at("f1")))
    assert talk.done
    assert city(s, "e1").owner == 0
    assert s.army_at(at("f1"), BARBARIANS) == s.army_at(at("e1"), BARBARIANS) == []
    assert s.players[0].stock[GOLD] == 1


@pytest.mark.rule("CC-W7.1")
def test_the_wall_does_not_protect_units_in_the_open() -> None:
    position = walled().units("g1", "red", "settler").units("h1", "barbarians", "infantry")
    s = position.state()
    units = s.army_at(at("h1"), BARBARIANS)
    carry_out(barbarian_attack(s, at("g1"), units, at("h1")))
    assert len(s.army_at(at("g1"), BARBARIANS)) == 1
    assert not any(unit >> 3 & 7 == 0 for unit in s.units_at(at("g1")))
