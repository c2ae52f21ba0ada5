"""Chapter 7.5: events, and the texts of all event cards but great persons."""

import pytest

from kronika.games.clash_of_cultures import wonders
from kronika.games.clash_of_cultures.advances import gain_advance
from kronika.games.clash_of_cultures.building import may_build
from kronika.games.clash_of_cultures.cities import can_found
from kronika.games.clash_of_cultures.collect import can_collect
from kronika.games.clash_of_cultures.decks import draw_wonder
from kronika.games.clash_of_cultures.effects import in_force
from kronika.games.clash_of_cultures.event_texts import TEXTS
from kronika.games.clash_of_cultures.events import (
    clear_table,
    draw_event,
    event_points,
    exhausted_land,
    look_at_event,
    sink_event,
)
from kronika.games.clash_of_cultures.position import Position
from kronika.games.clash_of_cultures.state import ACTIONS, STATUS, World
from kronika.games.clash_of_cultures.terms import (
    ANGRY,
    BARBARIANS,
    EVENTS,
    FORTRESS,
    GREAT_PYRAMID,
    HAPPY,
    NEUTRAL,
    NONE,
    PIRATES,
    SANITATION,
    SETTLER,
    SHIP,
    STORAGE,
    TEMPLE,
    WRITING,
)
from kronika.games.clash_of_cultures.wonders import wonder_score

from .event_helpers import card, cities, draw, isles, moods, units
from .helpers import at, carry_out, city, stock

pytestmark = pytest.mark.compiled


NOTHING: list[int] = [0] * 8


# Drawing


@pytest.mark.rule("CC-S1.1")
def test_the_last_cube_of_the_tracker_brings_an_event() -> None:
    s = cities(isles(), "red", 1).next_event("good-year").state()
    s.players[0].tracker = 2
    carry_out(gain_advance(s, 0, WRITING, True, NOTHING))
    assert s.known_events
    assert s.players[0].tracker == 1
    carry_out(gain_advance(s, 0, STORAGE, True, NOTHING))
    assert not s.known_events
    assert s.players[0].tracker == 3
    assert stock(s)["food"] == 1


@pytest.mark.rule("CC-S1.2")
def test_an_empty_deck_is_made_of_the_discarded_cards() -> None:
    s = cities(isles(), "red", 1).state()
    s.event_deck, s.event_discard = [], [card(s, "e10"), card(s, "e12")]
    carry_out(draw_event(s, 0))
    assert len(s.event_deck) == 1
    assert len(s.event_discard) == 1
    s.event_deck, s.event_discard = [], []
    assert carry_out(draw_event(s, 0)).done


@pytest.mark.rule("CC-S1.3")
def test_an_event_for_all_goes_clockwise_from_the_drawer() -> None:
    position = cities(cities(cities(isles(3), "red", 2), "blue", 2), "yellow", 2)
    s = position.turn("blue").state()
    talk = draw(s, "e1", player=1)
    asked = []
    while not talk.done:
        asked.append(talk.player)
        talk.choose(talk.keys[0])
    assert asked == [1, 2, 0]


@pytest.mark.rule("CC-S1.4")
def test_a_resolved_card_is_discarded_unless_it_stays() -> None:
    s = cities(isles(), "red", 1).state()
    draw(s, "e10")
    assert s.event_discard == [card(s, "e10")]
    draw(s, "e41")
    assert s.event_discard == [card(s, "e10")]
    assert s.event_table == [card(s, "e41")]


@pytest.mark.rule("CC-S1.5")
def test_the_symbol_comes_before_the_text() -> None:
    s = cities(isles(), "red", 1, mood="happy").state()
    talk = draw(s, "e53")
    assert talk.done
    assert stock(s) == {"gold": 2}
    s = cities(isles(), "red", 2, mood="happy").state()
    talk = draw(s, "e35")
    assert stock(s) == {"gold": 2}
    assert talk.prompt == "event-city"
    assert stock(s, 1) == {}


@pytest.mark.rule("CC-S1.6")
def test_every_event_has_a_text_that_can_be_resolved() -> None:
    assert sorted(TEXTS) == list(range(len(EVENTS)))
    for name in isles().state().content.event_ids:
        position = cities(cities(isles(), "red", 4), "blue", 2)
        position.goods("red", mood=1).goods("blue", culture=2)
        s = position.units("b2", "red", "infantry", "settler").state()
        talk = draw(s, name)
        for _ in range(40):
            if talk.done:
                break
            talk.choose(talk.keys[-1])
        assert talk.done, name
        held = [*s.event_discard, *s.event_table]
        for player in s.players:
            held += [*player.persons, *player.open_persons]
        assert held.count(card(s, name)) == 1, name


@pytest.mark.rule("CC-S1.11")
def test_an_instruction_is_carried_out_as_far_as_possible() -> None:
    s = cities(isles(), "red", 1, mood="angry").goods("red", food=1).state()
    assert draw(s, "e6").done
    assert stock(s) == {}
    s = cities(isles(), "red", 3).state()
    assert draw(s, "e29").done
    assert s.city_count(0) == 3


# Hooks around the draw


def test_the_great_mausoleum_takes_the_top_of_the_discard_pile_and_discards_below() -> None:
    s = isles().city("b2", "red", "great-mausoleum").state()
    s.event_discard = [card(s, "e9"), card(s, "e10")]
    carry_out(draw_event(s, 0), "take-discarded-event e10")
    assert stock(s)["food"] == 1
    assert s.event_discard == [card(s, "e10"), card(s, "e9")]


def test_star_catalogues_pay_before_the_card_is_turned() -> None:
    position = cities(isles(), "red", 1).civilization("red", "babylonia", "star-catalogues")
    s = position.next_event("good-year").state()
    talk = carry_out(draw_event(s, 0))
    assert talk.keys == ["take ideas", "take culture"]
    assert s.known_events
    talk.choose("take culture")
    assert stock(s) == {"culture": 1, "food": 1}


def test_human_sacrifice_replaces_the_card_with_its_symbol() -> None:
    position = cities(isles(), "red", 1).captives("red", "blue infantry")
    position.civilization("red", "aztecs", "captives", "human-sacrifice")
    s = position.next_event("good-year").next_event("migration").state()
    talk = carry_out(draw_event(s, 0))
    assert s.event_table == [card(s, "e34")]
    sacrifice = next(key for key in talk.keys if "sacrifice" in key)
    talk.choose(sacrifice)
    assert talk.done
    assert stock(s) == {"food": 1}
    assert s.players[0].captives == []
    assert s.event_discard == [card(s, "e34"), card(s, "e10")]


def test_an_event_can_be_looked_at_and_put_under_the_deck() -> None:
    s = cities(isles(), "red", 1).state()
    s.event_deck = [card(s, "e10")]
    assert look_at_event(s, 0) == card(s, "e10")
    assert s.log is not None
    assert s.log[-1].to == 1
    assert look_at_event(s, 0) == card(s, "e10")
    s.event_deck = [card(s, "e12")]
    sink_event(s, 0)
    carry_out(draw_event(s, 0))
    assert s.event_discard == [card(s, "e12")]
    carry_out(draw_event(s, 0))
    assert s.event_discard == [card(s, "e12"), card(s, "e10")]


# Symbols


@pytest.mark.rule("CC-S2.1")
def test_a_gold_mine_gives_2_gold() -> None:
    s = cities(isles(), "red", 1, mood="angry").goods("red", gold=6).state()
    draw(s, "e38")
    assert stock(s) == {"gold": 7}


def exhausting() -> Position:
    position = Position().terrain("grassland", "c4", "d4").terrain("forest", "c3")
    position.terrain("mountain", "d3").terrain("barren", "b3").terrain("sea", "b4", "c5")
    return position.city("c4", "red")


@pytest.mark.rule("CC-S2.2")
def test_land_beside_an_own_city_is_exhausted() -> None:
    position = exhausting().units("d3", "blue", "settler").units("c3", "red", "settler")
    position.advances("red", "farming", "irrigation")
    s = position.state()
    assert carry_out(exhausted_land(s, 0)).done
    assert s.exhausted == [at("d4")]
    assert not can_found(s, 0, at("d4"))
    carry_out(exhausted_land(s, 0))
    assert s.exhausted == [at("d4")]
    s = exhausting().city("d4", "blue").advances("red", "farming").state()
    assert carry_out(exhausted_land(s, 0)).keys == ["exhaust c3", "exhaust d3"]


@pytest.mark.rule("CC-S2.2")
def test_nothing_is_collected_from_exhausted_land() -> None:
    s = Position().terrain("barren", "c4").terrain("forest", "c3").city("c4", "red").state()
    s.players[0].advances |= 1
    assert can_collect(s, 0, city(s, "c4"))
    carry_out(exhausted_land(s, 0))
    assert s.exhausted == [at("c3")]
    assert not can_collect(s, 0, city(s, "c4"))


@pytest.mark.rule("CC-B5.6")
def test_there_are_six_exhausted_land_tokens() -> None:
    position = exhausting().exhausted("a1", "a2", "a3", "a4", "a5")
    s = position.state()
    carry_out(exhausted_land(s, 0), "exhaust c3")
    assert len(s.exhausted) == 6
    assert carry_out(exhausted_land(s, 0)).done
    assert len(s.exhausted) == 6


@pytest.mark.rule("CC-S2.3")
def test_the_symbol_of_arrival_brings_a_barbarian_city() -> None:
    s = Position().terrain("grassland", "c4", "c5", "c6").city("c4", "red").state()
    draw(s, "e10")
    assert city(s, "c6").owner == BARBARIANS
    assert units(s, "c6") == ["infantry", "infantry"]


@pytest.mark.rule("CC-S2.4")
def test_the_symbol_of_movement_brings_barbarians_closer() -> None:
    position = Position().terrain("grassland", "c4", "c5", "c6", "c7").city("c4", "red")
    s = position.units("c6", "barbarians", "infantry").goods("red", food=1).state()
    draw(s, "e3")
    assert units(s, "c5") == ["infantry"]


@pytest.mark.rule("CC-S2.5")
def test_the_symbol_of_pirates_is_a_raid() -> None:
    position = Position(civ=True).terrain("grassland", "c4").terrain("sea", "c5").city("c4", "red")
    s = position.goods("red", wood=1).state()
    draw(s, "e54")
    assert s.sorts_at(at("c5"), PIRATES, SHIP) == 2
    assert "wood" not in stock(s)


# Protection


@pytest.mark.rule("CC-S1.8", "CC-X14.6", "CC-X14.7", "CC-AP1.21")
@pytest.mark.parametrize(
    ("advance", "names"),
    [
        ("sanitation", ["e1", "e2", "e49"]),
        ("irrigation", ["e3", "e4", "e5", "e6", "e7", "e8", "e51", "e52"]),
    ],
)
def test_irrigation_and_sanitation_switch_texts_off(advance: str, names: list[str]) -> None:
    for name in names:
        for protected in (False, True):
            position = cities(isles(), "red", 2, mood="happy").land(b2="barren", b5="barren")
            position.units("b2", "red", "infantry", "settler").advances("red", "storage")
            if protected:
                position.advances("red", advance)
            s = position.state()
            talk = draw(s, name)
            assert talk.done == protected, (name, protected)


@pytest.mark.rule("CC-S1.8", "CC-S1.12")
def test_aqueduct_protects_its_owner_only() -> None:
    position = cities(cities(isles(), "red", 1), "blue", 1, mood="happy")
    position.advances("red", "storage").advances("blue", "storage")
    s = position.civilization("red", "rome", "aqueduct").state()
    draw(s, "e51")
    assert moods(s, "b2", "h2") == [NEUTRAL, ANGRY]


@pytest.mark.rule("CC-S1.8")
def test_protection_does_not_help_against_symbols() -> None:
    position = Position().terrain("grassland", "c4", "c5", "c6", "c7").city("c4", "red")
    position.advances("red", "irrigation").goods("red", food=1)
    s = position.units("c6", "barbarians", "infantry").state()
    draw(s, "e3")
    assert units(s, "c5") == ["infantry"]
    assert stock(s) == {"food": 1}


@pytest.mark.rule("CC-S1.8")
@pytest.mark.parametrize(
    ("name", "count"),
    [
        ("e1", 2),
        ("e3", 1),
        ("e4", 1),
        ("e5", 1),
        ("e6", 1),
        ("e7", 1),
        ("e8", 1),
        ("e32", 1),
        ("e33", 1),
        ("e34", 1),
        ("e35", 1),
        ("e36", 1),
        ("e37", 1),
        ("e51", 1),
        ("e52", 1),
    ],
)
def test_myths_avoid_a_drop_of_mood_for_a_token(name: str, count: int) -> None:
    def position(mood_tokens: int) -> World:
        position = cities(isles(), "red", count).land(b1="barren", b3="sea")
        position.advances("red", "myths", "storage").goods("red", mood=mood_tokens)
        return position.state()

    s = position(1)
    talk = draw(s, name)
    if talk.prompt == "event-city":
        talk.choose("choose-city b2")
    assert talk.keys == ["let-mood-drop b2", "appease b2"]
    talk.choose("appease b2")
    assert "mood" not in stock(s)
    assert city(s, "b2").mood == NEUTRAL
    s = position(1)
    talk = draw(s, name)
    if talk.prompt == "event-city":
        talk.choose("choose-city b2")
    talk.choose("let-mood-drop b2")
    assert stock(s)["mood"] == 1
    assert city(s, "b2").mood == ANGRY
    s = position(0)
    talk = draw(s, name)
    if talk.prompt == "event-city":
        talk.choose("choose-city b2")
    assert talk.done
    assert city(s, "b2").mood == ANGRY


@pytest.mark.rule("CC-S1.8")
def test_storm_master_undoes_what_the_text_does_to_his_city() -> None:
    position = cities(isles(), "red", 2).civilization("red", "aztecs")
    position.leader("red", "marqzen", "b2").units("b2", "red", "infantry")
    s = position.state()
    talk = draw(s, "e36")
    assert talk.keys == ["let-unit-die b2 infantry", "avert-death b2 infantry"]
    talk.choose("avert-death b2 infantry")
    assert talk.keys == ["let-mood-drop b2", "avert-mood b2"]
    talk.choose("avert-mood b2")
    assert city(s, "b2").mood == NEUTRAL
    assert units(s, "b2") == ["leader", "infantry"]
    talk = draw(s, "e2", "remove-unit b2 leader")
    assert talk.done
    assert units(s, "b2") == ["infantry"]


# Years of plenty and trade


@pytest.mark.parametrize(
    ("name", "food", "for_all"),
    [
        ("e9", 1, True),
        ("e10", 1, False),
        ("e12", 2, False),
        ("e13", 2, True),
        ("e15", 3, True),
        ("e17", 3, False),
    ],
)
@pytest.mark.rule("CC-S1.3")
def test_years_give_food(name: str, food: int, for_all: bool) -> None:
    position = isles().advances("red", "storage").advances("blue", "storage")
    s = position.goods("blue", food=6).state()
    draw(s, name)
    assert stock(s) == {"food": food}
    assert stock(s, 1)["food"] == (min(7, 6 + food) if for_all else 6)


@pytest.mark.parametrize(("name", "food"), [("e11", 1), ("e14", 2), ("e16", 3)])
@pytest.mark.rule("CC-S1.3")
def test_shared_years_are_handed_out_to_those_with_room(name: str, food: int) -> None:
    position = isles(3).advances("red", "storage").advances("blue", "storage")
    s = position.goods("yellow", food=1).state()
    talk = draw(s, name)
    assert stock(s) == {"food": food}
    assert talk.keys == ["give-food player-2", "give-food player-3"]
    talk.choose("give-food player-3")
    assert talk.done
    assert stock(s, 2) == {"food": 2}
    assert stock(s, 1) == ({"food": food - 1} if food > 1 else {})


@pytest.mark.rule("CC-S1.6")
def test_a_successful_year_makes_up_the_gap() -> None:
    position = cities(cities(cities(isles(3), "red", 4), "blue", 1), "yellow", 1)
    s = position.advances("blue", "storage").state()
    draw(s, "e54")
    assert [stock(s, player) for player in range(3)] == [{}, {"food": 3}, {"food": 2}]
    s = cities(cities(isles(), "red", 2), "blue", 2).state()
    draw(s, "e54")
    assert [stock(s, player) for player in range(2)] == [{"food": 1}, {"food": 1}]


@pytest.mark.rule("CC-S1.6")
def test_scientific_trade() -> None:
    position = isles().city("h2", "blue", "academy", "observatory").city("h5", "blue", "academy")
    s = position.city("b2", "red", "academy").city("h8", "blue", "temple").state()
    draw(s, "e45")
    assert stock(s) == {"ideas": 2}
    assert stock(s, 1) == {"ideas": 2}


@pytest.mark.rule("CC-S1.6")
def test_flourishing_trade() -> None:
    position = isles()
    for hex in ("h2", "h5", "h8", "e8"):
        position.city(hex, "blue", "market")
    s = position.city("b2", "red").state()
    draw(s, "e46")
    assert stock(s) == {"gold": 1}
    assert stock(s, 1) == {"gold": 3}


@pytest.mark.rule("CC-S1.6")
def test_era_of_stability() -> None:
    position = isles().city("h2", "blue", "temple", "obelisk").city("h5", "blue", "obelisk")
    s = position.city("b2", "red").state()
    draw(s, "e47", "take mood", "take culture", "take mood")
    assert stock(s) == {"mood": 1}
    assert stock(s, 1) == {"culture": 1, "mood": 1}


# Famines


@pytest.mark.rule("CC-X14.7")
@pytest.mark.parametrize(
    ("name", "food"), [("e3", 1), ("e4", 1), ("e5", 1), ("e6", 2), ("e7", 2), ("e8", 2)]
)
def test_a_famine_takes_food_or_makes_a_city_angry(name: str, food: int) -> None:
    s = cities(isles(), "red", 1, mood="happy").goods("red", food=2, gold=3).state()
    assert draw(s, name).done
    assert s.players[0].stock[0] == 2 - food
    assert moods(s, "b2") == [HAPPY]
    position = cities(isles(), "red", 2, mood="happy").city("b8", "red", mood="angry")
    s = position.goods("red", food=food - 1, gold=3).state()
    talk = draw(s, name)
    assert talk.keys == ["choose-city b2", "choose-city b5"]
    talk.choose("choose-city b5")
    assert stock(s) == {"gold": 3}
    assert moods(s, "b2", "b5") == [HAPPY, ANGRY]


@pytest.mark.rule("CC-X14.7")
def test_vermin_are_in_the_stores() -> None:
    position = cities(cities(isles(3), "red", 1), "blue", 1)
    position.advances("red", "storage").advances("blue", "storage").city("k2", "yellow")
    s = position.goods("red", food=3, gold=1).goods("yellow", food=2).state()
    draw(s, "e51")
    assert stock(s) == {"food": 2, "gold": 1}
    assert moods(s, "h2", "k2") == [ANGRY, NEUTRAL]
    assert stock(s, 2) == {"food": 2}


@pytest.mark.rule("CC-X14.7")
def test_drought_strikes_cities_beside_barren_land() -> None:
    position = cities(isles(), "red", 4).land(b3="barren", e2="barren")
    s = position.advances("red", "storage").goods("red", food=5).state()
    draw(s, "e52")
    assert stock(s) == {"food": 3}
    s.players[0].stock[0] = 1
    talk = draw(s, "e52")
    assert stock(s) == {}
    assert talk.keys == ["choose-city b2", "choose-city e2"]
    talk.choose("choose-city e2")
    assert moods(s, "b2", "b5", "e2") == [NEUTRAL, NEUTRAL, ANGRY]
    position = cities(isles(), "red", 4).terrain("barren", "b2", "b5", "b8", "e2")
    s = position.advances("red", "storage").goods("red", food=5).state()
    draw(s, "e52")
    assert stock(s) == {"food": 2}


# Plagues


@pytest.mark.rule("CC-X14.6")
def test_pestilence_lowers_moods() -> None:
    position = cities(cities(isles(3), "red", 2), "blue", 1).city("b8", "red", mood="angry")
    s = position.advances("red", "roads").city("k2", "yellow").city("k5", "yellow").state()
    talk = draw(s, "e1")
    assert talk.keys == ["choose-city b2", "choose-city b5"]
    talk.choose("choose-city b2")
    assert moods(s, "b2", "b5", "h2") == [ANGRY, ANGRY, NEUTRAL]
    assert talk.player == 2
    talk.choose("choose-city k5")
    assert talk.done
    assert moods(s, "k2", "k5") == [NEUTRAL, ANGRY]


@pytest.mark.rule("CC-X34.11")
def test_pestilence_bars_everybody_without_sanitation_from_building() -> None:
    position = cities(cities(isles(), "red", 1), "blue", 1).advances("red", "myths", "mining")
    position.advances("red", "engineering", "monuments").wonder_cards("red", "great-arena")
    position.city("e2", "red", mood="happy").goods("red", food=4, wood=4, ore=4, culture=7, gold=4)
    s = position.advances("red", *("storage", "sports", "arts")).state()
    s.players[0].stock = [7, 7, 7, 7, 7, 7, 7, 0]
    assert may_build(s, 0, city(s, "b2"), TEMPLE)
    assert wonders.buildable_wonders(s, 0, city(s, "e2"))
    talk = draw(s, "e1", "choose-city b2")
    assert not talk.done
    talk.choose("appease b2")
    assert s.event_table == [card(s, "e1")]
    assert not may_build(s, 0, city(s, "b2"), TEMPLE)
    assert not wonders.buildable_wonders(s, 0, city(s, "e2"))
    s.borrowed = SANITATION
    assert may_build(s, 0, city(s, "b2"), TEMPLE)
    s.borrowed = NONE
    assert not may_build(s, 0, city(s, "b2"), TEMPLE)
    s.players[0].advances |= 1 << SANITATION
    assert may_build(s, 0, city(s, "b2"), TEMPLE)
    clear_table(s)
    assert s.event_table == [card(s, "e1")]
    s.players[1].advances |= 1 << SANITATION
    clear_table(s)
    assert s.event_table == []
    assert card(s, "e1") in s.event_discard


@pytest.mark.rule("CC-X14.6")
def test_epidemics_take_units() -> None:
    position = cities(isles(3), "red", 1).units("b2", "red", "settler", "infantry", "infantry")
    position.advances("blue", "trade-routes").units("h2", "blue", "infantry", "settler")
    s = position.units("k2", "yellow", "infantry").state()
    talk = draw(s, "e2")
    assert talk.keys == ["remove-unit b2 settler", "remove-unit b2 infantry"]
    talk.choose("remove-unit b2 infantry")
    assert talk.player == 1
    talk.choose("remove-unit h2 settler")
    assert talk.done
    assert units(s, "b2") == ["settler", "infantry"]
    assert units(s, "h2") == []
    assert units(s, "k2") == ["infantry"]
    assert s.players[0].units[SETTLER] == 3


def test_cargo_drowns_with_its_ship() -> None:
    position = isles().terrain("sea", "f5").units("f5", "red", "ship", "settler", "infantry")
    s = position.state()
    draw(s, "e2", "remove-unit f5 ship", "remove-unit f5 settler")
    assert units(s, "f5") == []


@pytest.mark.rule("CC-X14.6")
def test_pandemics_take_half_as_many_things_as_cities() -> None:
    position = cities(cities(isles(), "red", 4), "blue", 1).goods("red", mood=1)
    position.units("b2", "red", "infantry").action_cards("red", "a1")
    s = position.objective_cards("red", "o1").goods("blue", food=1).state()
    s.players[0].persons.append(card(s, "e19"))
    talk = draw(s, "e49")
    assert talk.keys == [
        "remove-unit b2 infantry",
        "lose-good mood",
        "lose-action-card a1",
        "lose-person e19",
        "lose-objective o1",
    ]
    talk.choose("lose-objective o1", "lose-action-card a1")
    assert talk.done
    assert s.players[0].action_cards == s.players[0].objective_cards == []
    assert stock(s) == {"mood": 1}
    assert stock(s, 1) == {"food": 1}
    draw(s, "e49", "lose-person e19", "remove-unit b2 infantry")
    assert units(s, "b2") == []
    assert s.players[0].persons == []
    assert card(s, "e19") in s.event_discard


@pytest.mark.rule("CC-S1.8")
def test_black_death_takes_a_quarter_and_scores_whatever_sanitation() -> None:
    position = isles().units("b2", "red", *["infantry"] * 4, *["settler"] * 4)
    position.advances("red", "navigation", "sanitation").units("h2", "blue", *["infantry"] * 3)
    s = position.advances("blue", "roads").state()
    talk = draw(s, "e50", *["remove-unit b2 settler"] * 3)
    assert talk.done
    assert units(s, "b2") == ["infantry"] * 4 + ["settler"]
    assert units(s, "h2") == ["infantry"] * 3
    assert event_points(s, 0) == 6


# Disasters


@pytest.mark.rule("CC-S1.7", "CC-X14.9")
def test_a_volcano_destroys_a_city_for_points() -> None:
    position = cities(isles(), "red", 3).city("e2", "red", "temple blue", "port", "great-pyramid")
    s = position.units("e2", "red", "infantry", "settler").state()
    talk = draw(s, "e29", "choose-city e2")
    assert talk.done
    assert at("e2") not in s.cities
    assert units(s, "e2") == []
    assert event_points(s, 0) == 8
    assert event_points(s, 1) == 4
    assert wonder_score(s, 0) == s.content.wonder_builder_score[GREAT_PYRAMID]
    assert s.players[0].settlements == s.content.settlements - 4
    assert s.players[1].buildings[TEMPLE] == s.content.building_supply[TEMPLE] - 1
    s = cities(isles(), "red", 3).state()
    assert draw(s, "e29").done
    assert s.city_count(0) == 3


def test_a_wonder_under_a_volcano_has_no_effect_but_scores_for_its_holder() -> None:
    s = cities(isles(), "red", 3).city("e2", "red", "great-wall blue").state()
    draw(s, "e29", "choose-city e2")
    assert not in_force("wins_automatically", s, 0)
    assert wonder_score(s, 0) == 4
    assert wonder_score(s, 1) == 4


@pytest.mark.rule("CC-S1.7", "CC-X14.10")
def test_an_earthquake_destroys_one_to_three_pieces() -> None:
    position = cities(isles(), "red", 2).city("b8", "red", "temple blue", "fortress", mood="happy")
    s = position.advances("red", "myths").goods("red", mood=1).state()
    talk = draw(s, "e30")
    assert talk.keys == [
        "lose-settlement b2",
        "lose-settlement b5",
        "lose-building b8 fortress",
        "lose-building b8 temple",
    ]
    talk.choose("lose-building b8 temple")
    assert "enough-ruins" in talk.keys
    talk.choose("lose-building b8 fortress", "lose-settlement b8")
    assert talk.done
    assert event_points(s, 0) == 8
    assert event_points(s, 1) == 4
    assert at("b8") not in s.cities
    assert s.players[0].buildings[FORTRESS] == s.content.building_supply[FORTRESS] - 1


@pytest.mark.rule("CC-X14.10")
def test_after_an_earthquake_the_mood_drops_unless_myths_is_paid_for() -> None:
    position = cities(isles(), "red", 2).city("b8", "red", "temple", "fortress", mood="happy")
    s = position.advances("red", "myths").goods("red", mood=1).state()
    talk = draw(s, "e30", "lose-building b8 temple", "lose-building b8 fortress", "enough-ruins")
    assert talk.keys == ["let-mood-drop b8", "appease b8"]
    talk.choose("appease b8")
    assert moods(s, "b8") == [HAPPY]
    assert stock(s) == {}
    s = cities(isles(), "red", 2).state()
    assert draw(s, "e30").done


@pytest.mark.rule("CC-S1.7", "CC-X14.10")
def test_a_heavy_earthquake_strikes_everybody_with_three_cities() -> None:
    position = cities(cities(isles(3), "red", 3), "blue", 3)
    s = cities(position, "yellow", 2).state()
    draw(s, "e31", "lose-settlement b2", "enough-ruins", "lose-settlement h2", "enough-ruins")
    assert [s.city_count(player) for player in range(3)] == [2, 2, 2]


@pytest.mark.rule("CC-X14.11")
@pytest.mark.parametrize(("name", "for_all"), [("e32", False), ("e33", True)])
def test_a_flood_strikes_the_coast(name: str, for_all: bool) -> None:
    position = cities(cities(isles(), "red", 3), "blue", 1).land(b3="sea", h3="sea")
    position.city("e2", "red", mood="angry").land(e3="sea")
    s = position.state()
    assert draw(s, name).done
    assert moods(s, "b2", "b5", "b8") == [ANGRY, NEUTRAL, NEUTRAL]
    assert moods(s, "h2") == [ANGRY if for_all else NEUTRAL]


@pytest.mark.rule("CC-X14.13")
def test_a_fire_spreads_through_a_forest() -> None:
    position = isles().terrain("forest", "c4", "c5", "c6", "b2", "b8", "b6")
    position.city("c4", "red", mood="happy").city("c6", "blue", mood="happy")
    position.city("b2", "red", mood="happy").city("b6", "barbarians")
    s = position.advances("blue", "myths").goods("blue", mood=1).goods("red", wood=1).state()
    talk = draw(s, "e53", "choose-city c4")
    assert talk.player == 1
    talk.choose("appease c6")
    assert moods(s, "c4", "c6", "b2", "b6") == [NEUTRAL, HAPPY, HAPPY, ANGRY]
    assert stock(s) == {"gold": 2, "wood": 1}


def test_without_a_city_in_a_forest_wood_burns() -> None:
    s = cities(isles(), "red", 1).goods("red", wood=1).state()
    assert draw(s, "e53").done
    assert stock(s) == {"gold": 2}
    assert moods(s, "b2") == [NEUTRAL]


# Unrest


@pytest.mark.rule("CC-X14.11")
@pytest.mark.parametrize("name", ["e34", "e35"])
def test_migration_gives_a_settler_away(name: str) -> None:
    position = cities(cities(isles(3), "red", 2), "blue", 2).city("k2", "yellow")
    s = position.state()
    talk = draw(s, name, "choose-player player-2")
    assert talk.player == 1
    talk.choose("place-unit h5 settler")
    talk.choose("choose-city b5")
    assert talk.done
    assert units(s, "h5") == ["settler"]
    assert moods(s, "b2", "b5") == [NEUTRAL, ANGRY]


@pytest.mark.rule("CC-X14.11")
@pytest.mark.parametrize("name", ["e36", "e37"])
def test_a_civil_war_costs_an_infantry_and_mood(name: str) -> None:
    position = isles().city("b2", "red").city("b5", "red", mood="angry")
    position.city("b8", "red", mood="happy").units("b8", "red", "infantry")
    position.units("b2", "red", "settler", "infantry").units("b5", "red", "infantry")
    position.advances("red", "myths").goods("red", mood=1)
    s = position.state()
    talk = draw(s, name)
    assert talk.keys == ["choose-city b2", "choose-city b5"]
    talk.choose("choose-city b2", "appease b2")
    assert units(s, "b2") == ["settler"]
    assert moods(s, "b2") == [NEUTRAL]
    talk = draw(s, name)
    assert talk.done
    assert units(s, "b5") == []
    s = isles().city("b2", "red", mood="happy").units("b2", "red", "infantry").state()
    draw(s, name)
    assert units(s, "b2") == ["infantry"]
    assert moods(s, "b2") == [NEUTRAL]


def revolting() -> Position:
    position = cities(isles(), "red", 1).advances("red", "philosophy", "draft", "state-religion")
    return position.advances("red", "voting", "free-economy").turn("red", actions=2)


@pytest.mark.rule("CC-X34.14")
def test_a_revolution_costs_an_action_and_the_government() -> None:
    s = revolting().state()
    s.phase = ACTIONS
    talk = draw(s, "e38")
    assert s.actions_left == 1
    assert talk.keys == ["change-government autocracy", "change-government theocracy"]
    talk.choose("change-government autocracy", "move-cube forced-labor")
    assert talk.done
    s = cities(isles(), "red", 1).advances("red", "voting", "philosophy").state()
    s.phase, s.actions_left = ACTIONS, 0
    assert draw(s, "e38").done
    assert s.actions_left == 0
    assert s.players[0].owns(36)


@pytest.mark.rule("CC-X34.14")
def test_army_units_buy_off_the_steps_of_a_revolution() -> None:
    s = revolting().units("b2", "red", "settler", "infantry", "infantry").state()
    s.phase = ACTIONS
    talk = draw(s, "e38", "sacrifice-unit", "sacrifice-unit")
    assert talk.done
    assert s.actions_left == 2
    assert s.players[0].owns(36)
    assert units(s, "b2") == ["settler"]


@pytest.mark.rule("CC-X34.14", "CC-Y4.1")
def test_a_unit_that_is_saved_buys_nothing_off() -> None:
    position = (
        cities(isles(), "red", 1).civilization("red", "aztecs").leader("red", "marqzen", "b2")
    )
    s = position.units("b2", "red", "infantry").turn("red", actions=2).state()
    s.phase = ACTIONS
    draw(s, "e38", "sacrifice-unit", "remove-unit b2 infantry", "avert-death b2 infantry")
    assert units(s, "b2") == ["leader", "infantry"]
    assert s.actions_left == 1


@pytest.mark.rule("CC-X34.14")
def test_in_the_status_phase_a_revolution_costs_an_action_of_the_next_turn() -> None:
    s = cities(isles(), "red", 1).state()
    s.phase, s.actions_left = STATUS, 0
    draw(s, "e38")
    assert s.players[0].actions_lost == 1


@pytest.mark.rule("CC-S1.6")
def test_an_uprising_takes_one_to_four_tokens() -> None:
    s = isles().goods("red", mood=3, culture=3).state()
    talk = draw(s, "e39")
    assert talk.keys == ["give-token mood", "give-token culture"]
    talk.choose("give-token mood", "give-token culture", "enough-tokens")
    assert talk.done
    assert stock(s) == {"mood": 2, "culture": 2}
    assert event_points(s, 0) == 2
    s = isles().goods("red", mood=6).state()
    talk = draw(s, "e39", *["give-token mood"] * 3)
    assert talk.done
    assert event_points(s, 0) == 4
    s = isles().state()
    assert draw(s, "e39").done
    assert s.event_discard == [card(s, "e39")]


@pytest.mark.rule("CC-X34.15")
def test_the_guillotine_kills_the_leader_and_bars_more() -> None:
    position = cities(isles(), "red", 1).civilization("red", "rome").leader("red", "sulla", "b2")
    s = position.units("e5", "red", *["infantry"] * 4).units("b5", "red", "infantry").state()
    talk = draw(s, "e43")
    assert s.players[0].leader == NONE
    assert "new-leader augustus b2" in talk.keys
    assert "new-leader augustus b5" in talk.keys
    assert not any(key.endswith(" e5") for key in talk.keys)
    talk.choose("new-leader augustus b5")
    assert units(s, "b5") == ["infantry", "leader"]
    assert s.players[0].leaders_barred
    assert event_points(s, 0) == 0
    assert s.players[1].defeated_leaders == 0
    talk = draw(s, "e43")
    assert talk.done
    assert event_points(s, 0) == 4
    assert s.players[0].leader == NONE


@pytest.mark.rule("CC-X34.15")
def test_the_guillotine_bars_leaders_also_for_points() -> None:
    s = cities(isles(), "red", 1).civilization("red", "rome").state()
    draw(s, "e43", "no-leader")
    assert event_points(s, 0) == 4
    assert s.players[0].leaders_barred


@pytest.mark.rule("CC-S1.6")
def test_anarchy_puts_the_government_aside() -> None:
    position = isles().advances("red", "philosophy", "voting", "free-economy")
    s = position.civilization("red", "rome", "provinces").state()
    draw(s, "e44")
    assert s.players[0].anarchy_cubes == 2
    assert not s.players[0].owns(36)
    assert not s.players[0].owns_special(3)
    assert event_points(s, 0) == 4
    carry_out(gain_advance(s, 0, 36, True, NOTHING))
    assert s.players[0].tracker == 3
    assert event_points(s, 0) == 2
    assert s.event_table == [card(s, "e44")]
    carry_out(gain_advance(s, 0, 37, True, NOTHING))
    clear_table(s)
    assert s.event_table == []


# Encounters


@pytest.mark.rule("CC-S1.3")
@pytest.mark.parametrize("name", ["e27", "e28"])
def test_a_population_boom_brings_two_settlers(name: str) -> None:
    position = cities(cities(isles(3), "red", 2), "blue", 1).city("k2", "yellow")
    s = position.units("k2", "yellow", *["settler"] * 4).state()
    talk = draw(s, name, "place-unit b5 settler")
    assert talk.done
    assert units(s, "b5") == ["settler"]
    assert units(s, "h2") == ["settler"]
    assert len(units(s, "k2")) == 4


@pytest.mark.rule("CC-X14.12")
def test_an_envoy_leaves_a_wonder_on_the_table() -> None:
    s = isles(3).state()
    draw(s, "e40", "choose-player player-3")
    assert stock(s) == {"ideas": 1, "culture": 1}
    assert stock(s, 2) == {"culture": 1}
    assert len(s.wonder_table) == 1
    shown = s.wonder_table[0]
    talk = carry_out(draw_wonder(s, 1))
    talk.choose(talk.keys[0])
    assert s.players[1].wonder_cards == [shown]


@pytest.mark.rule("CC-S1.6")
def test_solar_eclipse_and_trojan_horse_wait_for_a_combat() -> None:
    s = isles().state()
    draw(s, "e41")
    draw(s, "e42")
    assert s.solar_eclipse
    assert s.trojan_horse
    assert s.event_table == [card(s, "e41"), card(s, "e42")]


@pytest.mark.rule("CC-S1.6")
def test_reformation_turns_a_temple() -> None:
    position = isles(3).city("b2", "red", "temple").city("b5", "red", "temple")
    s = position.city("b8", "red", "temple blue").state()
    talk = draw(s, "e48", "choose-player player-3")
    assert talk.player == 2
    assert talk.keys == ["choose-city b2", "choose-city b5"]
    talk.choose("choose-city b5")
    assert city(s, "b5").buildings[TEMPLE] == 2
    assert s.players[0].buildings[TEMPLE] == 4
    assert s.players[2].buildings[TEMPLE] == 4


def test_reformation_passes_to_a_player_with_a_temple() -> None:
    s = isles(3).city("b2", "red").city("h2", "blue", "temple").state()
    talk = draw(s, "e48")
    assert talk.player == 1
    talk.choose("choose-player player-1")
    assert city(s, "h2").buildings[TEMPLE] == 0
    s = isles(3).city("b2", "red").state()
    assert draw(s, "e48").done


# Variants


@pytest.mark.rule("CC-V1.1")
def test_without_events_only_symbols_count() -> None:
    s = cities(isles(), "red", 1, mood="happy").variant("no-events").state()
    assert draw(s, "e34").done
    assert stock(s) == {"gold": 2}
    assert moods(s, "b2") == [HAPPY]
    s = isles().goods("red", culture=1).variant("no-events").state()
    assert draw(s, "e19").done
    assert card(s, "e19") in s.event_discard


@pytest.mark.rule("CC-V1.2")
def test_with_optional_events_the_drawer_announces_before_the_card_is_turned() -> None:
    s = cities(isles(), "red", 1).variant("optional-events").state()
    talk = draw(s, "e10")
    assert talk.keys == ["whole-event", "symbol-only"]
    assert s.known_events
    talk.choose("symbol-only")
    assert stock(s) == {}
    draw(s, "e10", "whole-event")
    assert stock(s) == {"food": 1}
