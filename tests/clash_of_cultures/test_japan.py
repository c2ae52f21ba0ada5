"""Japan: special advances and leaders."""

import pytest

from kronika.games.clash_of_cultures.position import Position
from kronika.games.clash_of_cultures.recruiting import recruit
from kronika.games.clash_of_cultures.state import World
from kronika.games.clash_of_cultures.terms import (
    ACADEMY,
    CIVIL_MASS_PRODUCTION,
    CIVIL_PRODUCTION_FOCUS,
    FORTRESS,
    OBELISK,
    TACTICS,
    TEMPLE,
)

from .combat_helpers import CAVALRY_2, CAVALRY_5, ELEPHANT_2, INFANTRY_6, storm
from .helpers import BLUE, RED, YELLOW, Talk, at, carry_out, city, stock, units
from .nations import DECLINE, act, offered_free, offered_main, values
from .peoples import new_turn, people, recruitable

pytestmark = pytest.mark.compiled


def japan(*owned: str, players: int = 2) -> Position:
    return people("japan", *owned, players=players)


def cards(s: World, owner: int = RED) -> list[str]:
    return sorted(s.content.action_ids[card] for card in s.players[owner].action_cards)


# Pottery


def harvest(s: World, count: int) -> Talk:
    picks = [f"harvest {hex} food" for hex in ("c4", "d4", "b4", "c5")[:count]]
    return act(s, "collect c4", *picks)


@pytest.mark.rule("CC-X23.1", "CC-X15.21", "CC-AP1.5")
def test_three_food_in_one_collect_action_give_culture_once_per_turn() -> None:
    s = japan("pottery").city("c4", "red", "temple", mood="happy").state()
    harvest(s, 3)
    assert stock(s) == {"food": 2, "culture": 1}
    harvest(s, 3)
    assert stock(s) == {"food": 2, "culture": 1}
    new_turn(s)
    city(s, "c4").mood = 2
    harvest(s, 2).choose("stop-collecting")
    assert stock(s) == {"food": 2, "culture": 1}
    harvest(s, 2)
    assert stock(s) == {"food": 2, "culture": 1}


@pytest.mark.rule("CC-X23.1")
@pytest.mark.parametrize("card", [CIVIL_PRODUCTION_FOCUS, CIVIL_MASS_PRODUCTION])
def test_pottery_works_with_cards_that_change_a_collect_action(card: int) -> None:
    s = japan("pottery").city("c4", "red", "temple", "academy").state()
    s.collect_card = card
    if card == CIVIL_PRODUCTION_FOCUS:
        act(s, "collect c4", *["harvest c4 food"] * 3)
    else:
        harvest(s, 3).choose("stop-collecting")
    assert stock(s) == {"food": 2, "culture": 1}


# Horsemanship


@pytest.mark.rule("CC-X15.54", "CC-AP1.25")
def test_cavalry_comes_from_cities_with_a_fortress() -> None:
    position = japan("horsemanship").city("c4", "red", "fortress").city("e4", "red", "temple")
    s = position.goods("red", food=1, wood=1).state()
    assert recruitable(s, "c4") == ["cavalry"]
    assert recruitable(s, "e4") == []


@pytest.mark.rule("CC-X15.54", "CC-AP1.26")
def test_one_cavalry_symbol_is_worth_three_in_round_one_behind_a_fortress() -> None:
    def round_values(*pieces: str) -> list[int]:
        position = japan("horsemanship").city("c4", "red", *pieces).units("c4", "red", "cavalry")
        position.units("d4", "blue", "infantry", "infantry").dice(*[CAVALRY_2] * 8)
        s = position.state()
        storm(s, "d4", "c4", BLUE).choose("fight-on")
        return values(s)[:2]

    assert round_values("fortress") == [7, 4]  # two dice, then one
    assert round_values("temple") == [4, 4]


@pytest.mark.rule("CC-X15.54")
def test_horsemanship_needs_a_cavalry_symbol() -> None:
    position = japan("horsemanship").city("c4", "red", "fortress").units("c4", "red", "cavalry")
    s = position.units("d4", "blue", "infantry").dice(CAVALRY_2, ELEPHANT_2, ELEPHANT_2).state()
    storm(s, "d4", "c4", BLUE)
    assert values(s) == [4]


# Subterfuge


def schemers(where: str = "e4", unit: str = "infantry", players: int = 2) -> Position:
    """Blue plays cards at c4; red is somewhere else."""
    position = japan("subterfuge", players=players).turn("blue").city("c4", "blue", "academy")
    position.units(where, "red", unit).action_cards("red", "a1")
    return position.action_cards("blue", "a9", "a41", "a7").goods("blue", culture=1)


@pytest.mark.rule("CC-X23.2", "CC-X23.6", "CC-E4.5", "CC-X15.22")
def test_a_card_of_an_opponent_in_reach_can_be_cancelled_with_any_card() -> None:
    s = schemers().state()
    talk = act(s, "play-card a9")
    assert talk.player == RED
    assert talk.keys == ["cancel-with a1", "let-card-work"]
    talk.choose("cancel-with a1")
    assert (cards(s), cards(s, BLUE)) == ([], ["a41", "a7"])
    assert "ideas" not in stock(s, BLUE)
    assert [s.content.action_ids[card] for card in s.action_discard] == ["a9", "a1"]


@pytest.mark.rule("CC-X23.2", "CC-X23.6")
def test_a_card_that_is_let_work_works() -> None:
    s = schemers().state()
    act(s, "play-card a9", "let-card-work")
    assert stock(s, BLUE)["ideas"] == 1
    assert cards(s) == ["a1"]


@pytest.mark.rule("CC-X23.2")
def test_subterfuge_needs_a_city_or_army_unit_within_two_hexes() -> None:
    def asked(where: str, unit: str) -> bool:
        return act(schemers(where, unit).state(), "play-card a9").prompt == "cancel-card"

    assert asked("e4", "infantry")
    assert not asked("f4", "infantry")
    assert not asked("e4", "settler")
    s = schemers("h4").city("e4", "red").state()
    assert act(s, "play-card a9").prompt == "cancel-card"  # a city does as well
    s = schemers("f4").units("d4", "blue", "settler").state()
    assert act(s, "play-card a9").prompt == "cancel-card"  # any unit of the opponent counts
    s = schemers().state()
    s.players[RED].action_cards.clear()
    assert act(s, "play-card a9").prompt != "cancel-card"


@pytest.mark.rule("CC-X23.4")
def test_a_cancelled_card_costs_neither_tokens_nor_its_main_action() -> None:
    s = schemers().state()
    s.players[RED].objective_cards.append(s.objective_deck.pop())
    s.actions_left -= 1  # as the turn does it before the action
    talk = act(s, "play-as-action a7")
    assert stock(s, BLUE) == {"culture": 1}
    talk.choose("cancel-with a1")
    assert talk.done
    assert stock(s, BLUE) == {"culture": 1}
    assert s.actions_left == 3
    assert cards(s, BLUE) == ["a41", "a9"]


@pytest.mark.rule("CC-X23.3")
def test_the_target_of_a_card_is_named_before_it_can_be_cancelled() -> None:
    position = schemers(players=3).action_cards("blue", "a27").units("b4", "yellow", "infantry")
    s = position.state()
    talk = act(s, "play-card a27")
    assert (talk.player, talk.prompt) == (BLUE, "aim-card")
    talk.choose("aim-at player-3")
    assert (talk.player, talk.prompt) == (RED, "cancel-card")
    talk.choose("cancel-with a1")
    assert talk.done
    assert s.players[YELLOW].actions_lost == 0


@pytest.mark.rule("CC-X23.5")
def test_great_persons_in_hand_count_as_action_cards() -> None:
    s = schemers().state()
    statesman = s.content.event_ids.index("e23")
    scientist = s.content.event_ids.index("e22")
    for card in (statesman, scientist):
        s.event_deck.remove(card)
    s.players[RED].persons.append(statesman)
    s.players[BLUE].persons.append(scientist)
    talk = act(s, "play-person e22")
    assert talk.keys == ["cancel-with a1", "cancel-with-person e23", "let-card-work"]
    talk.choose("cancel-with-person e23")
    assert talk.done
    assert "ideas" not in stock(s, BLUE)
    assert s.players[RED].persons == s.players[BLUE].persons == []
    assert sorted(s.event_discard) == [scientist, statesman]


# Shogunate


@pytest.mark.rule("CC-X23.7", "CC-X15.23", "CC-AP1.22")
def test_once_per_turn_a_card_needs_no_main_action() -> None:
    position = japan("shogunate").city("c4", "red", "academy").goods("red", food=2, ideas=4)
    s = position.action_cards("red", "a41", "a42", "a9").state()
    assert {"shogunate-card a41", "shogunate-card a42"} <= set(offered_free(s))
    assert "play-card a9" in offered_free(s)
    assert "shogunate-card a9" not in offered_free(s)  # free anyway
    act(s, "shogunate-card a41", "learn storage", "pay 2-ideas")
    assert s.actions_left == 3
    assert "a41" not in cards(s)
    assert not [key for key in offered_free(s) if key.startswith("shogunate")]
    assert "play-as-action a42" in offered_main(s)


@pytest.mark.rule("CC-X23.7")
def test_shogunate_serves_great_persons_too() -> None:
    s = japan("shogunate").city("c4", "red").state()
    scientist = s.content.event_ids.index("e22")
    s.event_deck.remove(scientist)
    s.players[RED].persons.append(scientist)
    act(s, "shogunate-person e22", "no-advance")
    assert stock(s)["ideas"] == 1
    assert (s.actions_left, s.players[RED].persons) == (3, [])


@pytest.mark.rule("CC-X23.4", "CC-X23.7")
def test_a_cancelled_card_does_not_use_up_shogunate() -> None:
    position = japan("shogunate").city("c4", "red").action_cards("red", "a41", "a42")
    position.goods("red", food=2)
    position.units("d4", "blue", "infantry")
    s = position.action_cards("blue", "a1").state()
    s.players[1].civilization, s.players[1].specials = s.players[0].civilization, 15
    act(s, "shogunate-card a41", "cancel-with a1")
    assert "shogunate-card a42" in offered_free(s)


def drafting(*advances: str) -> Position:
    position = japan("shogunate").advances("red", "draft", "tactics", *advances)
    return position.city("c4", "red", "temple")


@pytest.mark.rule("CC-X23.8", "CC-AP1.9")
def test_the_price_of_draft_draws_a_card_in_place_of_an_infantry() -> None:
    s = drafting().goods("red", mood=2).state()
    talk = act(s, "recruit-in c4")
    assert talk.keys == ["recruit infantry 1-mood", "draft-card"]
    talk.choose("draft-card")
    assert talk.done  # no second Draft, neither card nor infantry
    assert len(s.players[RED].action_cards) == 1
    assert stock(s) == {"mood": 1}


@pytest.mark.rule("CC-X23.8")
def test_a_drafted_infantry_excludes_the_card() -> None:
    s = drafting().goods("red", mood=2).state()
    assert act(s, "recruit-in c4", "recruit infantry 1-mood").done
    assert s.players[RED].action_cards == []


@pytest.mark.rule("CC-X23.8")
def test_the_drafted_card_counts_against_the_limit_and_costs_what_draft_costs() -> None:
    s = drafting("civil-liberties").goods("red", mood=3, food=2, ore=2).state()
    talk = act(s, "recruit-in c4", "draft-card")
    assert stock(s)["mood"] == 1
    talk.choose("recruit infantry 1-food+1-ore")
    assert talk.done  # two in a city of size 2
    assert units(s, "c4") == ["infantry"]
    s = drafting("civil-liberties").goods("red", mood=1).state()
    assert "recruit-in c4" not in offered_main(s)
    s = japan("shogunate").city("c4", "red").goods("red", mood=2).state()
    assert "recruit-in c4" not in offered_main(s)  # without Draft


@pytest.mark.rule("CC-X23.9", "CC-I5.19")
def test_a_card_alone_does_not_wake_nationalism() -> None:
    s = drafting("nationalism").goods("red", mood=1).state()
    assert carry_out(recruit(s, RED, city(s, "c4")), "draft-card").done
    assert stock(s) == {}
    s = drafting("nationalism").goods("red", mood=1).state()
    talk = carry_out(recruit(s, RED, city(s, "c4")), "recruit infantry 1-mood")
    assert talk.prompt == "gain"


# Go-Toba


def duel(leader: str, **goods: int) -> Position:
    """Red's leader at c4 and four blue infantry at d4."""
    position = japan().leader("red", leader, "c4").goods("red", **goods)
    return position.units("d4", "blue", *["infantry"] * 4).dice(*[CAVALRY_2] * 10)


@pytest.mark.rule("CC-Y2.1", "CC-Y2.2")
def test_the_way_of_the_sword_lasts_even_if_go_toba_dies() -> None:
    s = duel("go-toba", ore=1).units("c4", "red", "cavalry").state()
    storm(s, "c4", "d4").choose("way-of-the-sword", "lose-unit leader", "fight-on")
    assert stock(s) == {}
    assert values(s) == [8, 6]  # 2 + 2, the symbol of the cavalry, and 2; then 2 + 2 + 2


@pytest.mark.rule("CC-Y2.1")
def test_the_way_of_the_sword_is_a_choice_and_costs_ore() -> None:
    s = duel("go-toba", ore=1).state()
    storm(s, "c4", "d4").choose(DECLINE)
    assert values(s) == [2]
    assert stock(s) == {"ore": 1}
    s = duel("go-toba").state()
    storm(s, "c4", "d4")
    assert values(s) == [2]
    position = japan().leader("red", "go-toba", "h4").units("c4", "red", "infantry")
    s = position.goods("red", ore=1).units("d4", "blue", *["infantry"] * 4).state()
    assert storm(s, "c4", "d4").prompt != "way-of-the-sword"  # he is not there


@pytest.mark.rule("CC-Y2.1")
def test_a_scholar_buys_an_advance_when_an_academy_rises_in_his_city() -> None:
    position = japan().advances("red", "writing").leader("red", "go-toba", "c4")
    position.city("c4", "red").city("e4", "red").goods("red", food=2, wood=2, ore=2)
    s = position.state()
    talk = act(s, "build c4 academy")
    assert talk.prompt == "bought-advance"
    assert "advance storage" in talk.keys
    talk.choose("advance tactics", "pay 2-ideas")
    assert s.players[RED].owns(TACTICS)
    s = position.state()
    assert act(s, "build e4 academy").done  # another city
    assert s.cities[at("e4")].buildings[ACADEMY] == RED
    s = position.advances("red", "tactics").state()
    assert act(s, "build c4 fortress").done  # another building


# Jimmu


@pytest.mark.rule("CC-Y2.1")
def test_fortresses_around_jimmu_defend_better_in_every_round() -> None:
    def round_values(leader: str, *pieces: str) -> list[int]:
        position = japan().city("c4", "red", *pieces).units("c4", "red", "cavalry")
        position.leader("red", "jimmu", leader).advances("blue", "siegecraft")
        position.units("d4", "blue", "infantry", "infantry").dice(*[ELEPHANT_2] * 8)
        s = position.state()
        storm(s, "d4", "c4", BLUE).choose("fight-on")
        return values(s)[:2]

    assert round_values("a4", "fortress") == [6, 4]  # two dice and 2, then one die and 2
    assert round_values("a4", "temple") == [2, 2]
    assert round_values("f4", "fortress") == [4, 2]  # three hexes away


@pytest.mark.rule("CC-Y2.1")
def test_siegecraft_does_not_cancel_what_jimmu_adds() -> None:
    position = japan().city("c4", "red", "fortress").units("c4", "red", "cavalry")
    position.leader("red", "jimmu", "b4").advances("blue", "siegecraft").goods("blue", wood=2)
    position.units("d4", "blue", "infantry", "infantry").dice(*[ELEPHANT_2] * 8)
    s = position.state()
    storm(s, "d4", "c4", BLUE).choose("breach-die")
    assert values(s) == [4]
    assert s.cities[at("c4")].has(FORTRESS)


@pytest.mark.rule("CC-Y2.1")
def test_a_card_that_jimmu_used_comes_back_for_culture() -> None:
    position = japan().leader("red", "jimmu", "c4").advances("red", "tactics")
    position.action_cards("red", "a6").goods("red", culture=1).units("d4", "blue", "infantry")
    s = position.dice(CAVALRY_5, CAVALRY_2).state()
    talk = storm(s, "c4", "d4").choose("place-card a6")
    assert talk.keys == ["take-back a6", DECLINE]
    talk.choose("take-back a6")
    assert (cards(s), stock(s), s.action_discard) == (["a6"], {}, [])
    position.goods("red", culture=0)
    s = position.state()
    assert storm(s, "c4", "d4").choose("place-card a6").done
    assert cards(s) == []


@pytest.mark.rule("CC-Y2.1")
def test_no_card_comes_back_when_jimmu_falls() -> None:
    position = japan().leader("red", "jimmu", "c4").advances("red", "tactics")
    position.action_cards("red", "a6").goods("red", culture=1).units("d4", "blue", "infantry")
    s = position.dice(CAVALRY_2, INFANTRY_6).state()
    assert storm(s, "c4", "d4").choose("place-card a6").done
    assert stock(s) == {"culture": 1}


# Suiko


def suiko(*pieces: str) -> Position:
    position = japan().city("c4", "red", *pieces).leader("red", "suiko", "c4")
    return position.goods("red", culture=1)


@pytest.mark.rule("CC-Y2.1")
def test_suiko_turns_a_building_in_her_city() -> None:
    s = suiko("temple blue", "obelisk blue", "academy").state()
    assert "japanese-buddhism temple" in offered_main(s)
    assert not [key for key in offered_free(s) if key.startswith("japanese")]
    act(s, "japanese-buddhism temple")
    assert city(s, "c4").buildings[TEMPLE] == RED
    assert city(s, "c4").buildings[OBELISK] == BLUE
    assert stock(s) == {}
    assert not s.influenced


@pytest.mark.rule("CC-Y2.1")
def test_japanese_buddhism_has_its_limits() -> None:
    s = suiko("temple blue").advances("red", "state-religion").state()
    assert "japanese-buddhism temple" in offered_free(s)
    assert "japanese-buddhism temple" not in offered_main(s)
    s = suiko("obelisk blue", "academy").state()
    assert not [key for key in offered_main(s) if key.startswith("japanese")]
    s = suiko("temple blue").goods("red", culture=0).state()
    assert not [key for key in offered_main(s) if key.startswith("japanese")]


@pytest.mark.rule("CC-Y2.1", "CC-X31.7")
def test_suiko_is_stronger_in_defence() -> None:
    position = japan().leader("red", "suiko", "c4").units("d4", "blue", *["infantry"] * 2)
    position.dice(*[CAVALRY_2] * 6)
    s = position.state()
    storm(s, "d4", "c4", BLUE).choose("fight-on")
    assert values(s)[:2] == [4, 4]
    s = position.state()
    storm(s, "c4", "d4")
    assert values(s) == [2]
