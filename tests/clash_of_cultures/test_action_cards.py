"""Chapter 7.2: action cards outside combat."""

import pytest

from kronika.core.asks import Option
from kronika.games.clash_of_cultures.action_cards import (
    PLAY_AS_ACTION,
    add_free_actions,
    add_main_actions,
    perform,
    playable,
)
from kronika.games.clash_of_cultures.civil_effects import end_truces, has_truce
from kronika.games.clash_of_cultures.collect import collect, harvest_of
from kronika.games.clash_of_cultures.conquest import conquer_city
from kronika.games.clash_of_cultures.decks import (
    DREW_ACTION_CARD,
    discard_action_card,
    draw_action_card,
    take_action_cards,
)
from kronika.games.clash_of_cultures.influence import attempt, target_options
from kronika.games.clash_of_cultures.position import Position
from kronika.games.clash_of_cultures.state import World, fight_of
from kronika.games.clash_of_cultures.terms import HAPPY, KIND_FREE, NEUTRAL, NONE, SEA, UNEXPLORED
from kronika.games.clash_of_cultures.turn import forget_turn

from .helpers import Talk, advances, at, carry_out, city, stock, units
from .valley import empire, keys, valley

pytestmark = pytest.mark.compiled


def card(s: World, name: str) -> int:
    return s.content.action_ids.index(name)


def hand(s: World, player: int = 0) -> list[str]:
    return [s.content.action_ids[number] for number in s.players[player].action_cards]


def offered(s: World, player: int = 0) -> list[str]:
    options: list[Option] = []
    add_main_actions(s, player, options)
    add_free_actions(s, player, options)
    return keys(options)


def play(s: World, name: str, *choices: str) -> Talk:
    """Play a card of red as it is offered."""
    options: list[Option] = []
    add_main_actions(s, 0, options)
    add_free_actions(s, 0, options)
    found = [option for option in options if option.a == card(s, name)]
    assert found, f"{name} cannot be played"
    return carry_out(perform(s, 0, found[0]), *choices)


def two_realms(**goods: int) -> Position:
    """Red in c2, blue in c4, two hexes apart, on a strip of land."""
    position = Position().terrain("grassland", "c1", "c2", "c3", "c4", "c5", "c6", "c7")
    position.city("c2", "red").city("c4", "blue").goods("red", **goods)
    return position.advances("red", "farming", "mining").advances("blue", "farming", "mining")


# Drawing, discarding, playing


@pytest.mark.rule("CC-N1.1")
def test_a_drawn_card_is_seen_by_the_drawer_alone_and_hands_have_no_limit() -> None:
    s = Position().state()
    s.log = []
    draw_action_card(s, 0, 12)
    assert len(hand(s)) == 12
    assert len(s.action_deck) == 30
    told = [line for line in s.log if line.event is DREW_ACTION_CARD]
    assert len(told) == 12
    assert all(line.seen_by(0) and not line.seen_by(1) for line in told)


@pytest.mark.rule("CC-N1.2")
def test_an_empty_deck_is_made_of_the_discard_pile() -> None:
    s = Position().state()
    s.action_deck, s.action_discard = [], [3, 5]
    draw_action_card(s, 0)
    assert len(s.action_deck) == 1
    assert s.action_discard == []
    draw_action_card(s, 0, 2)
    assert sorted(s.players[0].action_cards) == [3, 5]  # there are no more


@pytest.mark.rule("CC-W6.5", "CC-W7.4", "CC-AP1.21")
def test_the_great_mausoleum_draws_from_the_discard_pile_and_discards_below_it() -> None:
    position = Position().land(c4="grassland").city("c4", "red", "great-mausoleum")
    s = position.action_cards("red", "a1").action_cards("blue", "a2").state()
    s.action_deck.remove(7)
    s.action_discard.append(7)
    discard_action_card(s, 0, card(s, "a1"))
    assert s.action_discard == [0, 7]
    assert carry_out(take_action_cards(s, 0)).keys == ["draw-from-deck", "draw-discard a8"]
    carry_out(take_action_cards(s, 0), "draw-discard a8")
    assert hand(s) == ["a8"]
    carry_out(take_action_cards(s, 0), "draw-from-deck")
    assert s.action_discard == [0]
    # Others draw and discard as ever.
    assert carry_out(take_action_cards(s, 1)).done
    discard_action_card(s, 1, card(s, "a2"))
    assert s.action_discard == [0, 1]


@pytest.mark.rule("CC-N1.3", "CC-E3.3")
def test_cards_are_offered_by_their_kind_of_action_if_they_can_be_played_and_paid() -> None:
    position = two_realms().action_cards("red", "a25", "a35", "a37", "a41")
    s = position.state()
    assert offered(s) == []  # no culture token, no food; Teach Us waits for its moment
    s = position.goods("red", culture=1, food=2).state()
    assert offered(s) == ["play-as-action a41", "play-card a25", "play-card a37"]


@pytest.mark.rule("CC-N1.4")
def test_a_played_card_goes_face_up_to_the_discard_pile() -> None:
    s = two_realms(culture=1).action_cards("red", "a25").state()
    play(s, "a25")
    assert hand(s) == []
    assert s.action_discard == [card(s, "a25")]
    assert stock(s) == {}


@pytest.mark.rule("CC-N1.5")
def test_any_number_of_cards_but_one_of_a_name_for_one_fulfilment() -> None:
    position = two_realms(culture=2).action_cards("red", "a11", "a12", "a25", "a26")
    s = position.state()
    s.victories = 1
    play(s, "a25")
    play(s, "a26")
    assert s.actions_left == 5
    play(s, "a11")
    assert stock(s) == {"ideas": 2}
    assert offered(s) == []
    s.victories = 2
    assert offered(s) == ["play-card a12"]


@pytest.mark.rule("CC-N1.6")
def test_nothing_is_offered_that_waits_for_another_moment() -> None:
    s = two_realms(culture=9).action_cards("red", "a5", "a11", "a35").state()
    assert offered(s) == []


# Subterfuge


def with_japan(*cards: str) -> Position:
    """Red close to blue, who is Japan and holds some cards."""
    position = Position(3, civ=True).terrain("grassland", "c1", "c2", "c3", "c4", "c5", "c6")
    position.city("c2", "red").city("c4", "blue").goods("red", culture=1)
    return position.civilization("blue", "japan", "subterfuge").action_cards("blue", *cards)


@pytest.mark.rule("CC-E4.5", "CC-X23.2", "CC-X23.4", "CC-AP1.22")
def test_japan_may_discard_a_card_to_cancel_one_and_nothing_is_paid() -> None:
    s = with_japan("a1", "a2").action_cards("red", "a17").advances("red", "writing").state()
    s.players[0].settlements -= 1
    s.cities[at("c6")] = s.cities[at("c2")].copy()
    s.cities[at("c6")].hex = at("c6")
    s.actions_left = 2  # the third is being spent
    talk = carry_out(perform(s, 0, PLAY_AS_ACTION.of(card(s, "a17"))))
    assert talk.player == 1
    assert talk.keys == ["cancel-with a1", "cancel-with a2", "let-card-work"]
    talk.choose("cancel-with a2")
    assert talk.done
    assert s.action_discard == [card(s, "a17"), card(s, "a2")]
    assert stock(s) == {"culture": 1}
    assert s.actions_left == 3
    assert city(s, "c2").size() == 1


@pytest.mark.rule("CC-X23.2", "CC-X23.6")
def test_japan_is_asked_after_every_card_while_it_is_close_and_has_one() -> None:
    position = with_japan("a1").action_cards("red", "a25", "a37")
    s = position.goods("red", culture=2).state()
    play(s, "a25", "let-card-work")
    assert s.actions_left == 4
    talk = play(s, "a37")
    assert talk.player == 1
    assert talk.choose("let-card-work").done
    # Without a card.
    assert play(with_japan().action_cards("red", "a25").state(), "a25").done
    # Three hexes away, and with a settler closer, who does not count for Japan.
    far = Position(civ=True).terrain("grassland", "c1", "c2", "c3", "c4").city("c1", "red")
    far.city("c4", "blue").civilization("blue", "japan", "subterfuge").goods("red", culture=1)
    far.action_cards("blue", "a1").action_cards("red", "a25").units("c3", "blue", "settler")
    assert play(far.state(), "a25").done
    assert not play(far.units("c3", "blue", "infantry").state(), "a25").done


@pytest.mark.rule("CC-X23.3")
def test_japan_may_wait_until_the_target_is_named() -> None:
    s = with_japan("a1").action_cards("red", "a27").state()
    talk = play(s, "a27")
    assert talk.player == 0
    talk.choose("aim-at player-3")
    assert talk.player == 1
    assert stock(s) == {"culture": 1}  # not paid yet
    talk.choose("cancel-with a1")
    assert [player.actions_lost for player in s.players] == [0, 0, 0]


@pytest.mark.rule("CC-X23.5")
def test_a_great_person_in_hand_can_be_discarded_to_cancel() -> None:
    s = with_japan().action_cards("red", "a25").state()
    person = s.content.event_ids.index("e22")
    s.event_deck.remove(person)
    s.players[1].persons.append(person)
    talk = play(s, "a25")
    assert talk.keys == ["cancel-with-person e22", "let-card-work"]
    talk.choose("cancel-with-person e22")
    assert s.actions_left == 3
    assert s.players[1].persons == []
    assert s.event_discard == [person]


# Advances


def test_quick_advance_gives_any_advance_with_a_cube_from_the_supply() -> None:
    s = two_realms(culture=1).action_cards("red", "a1").state()
    talk = play(s, "a1")
    assert "advance fishing" in talk.keys
    assert "advance navigation" not in talk.keys
    talk.choose("advance fishing")
    assert talk.done
    assert "fishing" in advances(s)
    assert s.players[0].tracker == 3
    assert stock(s) == {"mood": 1}


def test_inspiration_needs_an_opponent_within_two_hexes_who_knows_more() -> None:
    position = two_realms().action_cards("red", "a3")
    s = position.state()
    assert offered(s) == []
    s = position.advances("blue", "fishing", "navigation", "writing").state()
    talk = play(s, "a3")
    assert talk.keys == ["advance fishing", "advance writing"]
    talk.choose("advance fishing")
    assert "fishing" in advances(s)
    assert s.players[0].tracker == 3
    far = Position().terrain("grassland", "c1", "c2", "c3", "c4").city("c1", "red")
    far.city("c4", "blue").advances("blue", "fishing").action_cards("red", "a3")
    assert offered(far.state()) == []
    # A settler on the way brings them together.
    assert offered(far.units("c2", "red", "settler").state()) == ["play-card a3"]


@pytest.mark.rule("CC-X14.1", "CC-EX19")
def test_teach_us_is_played_once_for_a_conquest() -> None:
    position = two_realms().action_cards("red", "a35", "a36").advances("blue", "fishing", "arts")
    s = position.units("c4", "red", "infantry").state()
    assert offered(s) == []
    talk = carry_out(conquer_city(s, at("c4"), 0))
    assert talk.keys == ["play-card a35", "play-card a36", "no-card"]
    talk.choose("play-card a36", "advance arts")
    assert talk.done  # the other card stays in hand
    assert hand(s) == ["a35"]
    assert "arts" in advances(s)
    assert "fishing" not in advances(s)


@pytest.mark.rule("CC-X14.1")
def test_teach_us_needs_an_opponents_city_and_something_to_learn() -> None:
    position = two_realms().action_cards("red", "a35").units("c4", "red", "infantry")
    assert carry_out(conquer_city(position.state(), at("c4"), 0)).done
    position = position.land(c6="grassland").city("c6", "barbarians")
    position.advances("blue", "fishing").units("c6", "red", "infantry")
    assert carry_out(conquer_city(position.state(), at("c6"), 0)).done
    talk = carry_out(conquer_city(position.state(), at("c4"), 0))
    assert talk.choose("no-card").done


@pytest.mark.rule("CC-X34.7")
def test_technology_trade_has_no_price_and_the_partner_may_decline() -> None:
    position = two_realms().action_cards("red", "a39").advances("red", "math")
    position.advances("blue", "fishing", "arts")
    s = position.state()
    talk = play(s, "a39", "advance fishing")
    assert talk.player == 1
    assert talk.keys == ["advance math", "no-advance"]
    talk.choose("advance math")
    assert "math" in advances(s, 1)
    assert s.players[0].tracker == s.players[1].tracker == 3
    s = position.state()
    play(s, "a39", "advance arts", "no-advance")
    assert "math" not in advances(s, 1)
    # A partner out of reach cannot be chosen.
    far = Position(3).terrain("grassland", "c1", "c2", "c3", "c4", "c5").city("c1", "red")
    far.city("c3", "blue").city("c5", "yellow").advances("yellow", "arts")
    far.action_cards("red", "a39").advances("red", "farming")
    assert offered(far.state()) == []


def test_new_ideas_sells_an_advance_and_gives_two_ideas() -> None:
    position = two_realms().action_cards("red", "a41")
    assert offered(position.state()) == []
    s = position.goods("red", food=2).state()
    talk = play(s, "a41", "learn math")
    assert talk.done
    assert stock(s) == {"culture": 1, "ideas": 2}
    assert s.players[0].tracker == 3


def test_synergies_sells_two_advances_of_a_group() -> None:
    position = two_realms().action_cards("red", "a33").goods("red", food=2, ideas=1)
    assert offered(position.state()) == []  # three are not enough
    s = position.goods("red", food=2, gold=2).state()
    talk = play(s, "a33", "learn fishing", "pay 2-food")
    assert talk.keys == ["learn navigation", "learn war-ships", "learn cartography"]
    talk.choose("learn war-ships", "pay 2-gold")
    assert talk.done
    assert {"fishing", "war-ships"} <= set(advances(s))
    assert s.players[0].tracker == 3
    # A group with one advance left cannot be chosen.
    position.advances("red", "storage", "irrigation")
    talk = play(position.state(), "a33")
    assert "learn husbandry" not in talk.keys


# Ideas, moods and actions


def test_ideas_counts_own_cities_with_an_academy() -> None:
    position = Position().terrain("grassland", "c1", "c3", "c5").action_cards("red", "a9")
    position.city("c1", "red", "academy").city("c3", "red", "academy blue")
    s = position.city("c5", "blue", "academy red").state()
    play(s, "a9")
    assert stock(s) == {"ideas": 2}
    without = Position().land(c1="grassland").city("c1", "red").action_cards("red", "a9")
    assert offered(without.state()) == []


def test_great_ideas_needs_a_victory_or_a_capture() -> None:
    position = two_realms().action_cards("red", "a11", "a12")
    s = position.state()
    assert offered(s) == []
    s.captured.append(at("c5"))
    play(s, "a11")
    assert stock(s) == {"ideas": 2}
    assert offered(s) == []
    # A city captured by a victory is one deed, another victory a second one.
    s = position.state()
    s.battles.append(fight_of(0, True, at("c5")))
    s.victories = 1
    s.captured.append(at("c5"))
    play(s, "a12")
    assert offered(s) == []
    s.victories = 2
    assert offered(s) == ["play-card a11"]


def test_hero_general_cheers_a_city_and_another_for_a_token() -> None:
    position = two_realms(mood=1).city("c6", "red", mood="angry").action_cards("red", "a5")
    s = position.state()
    assert offered(s) == []
    s.victories = 1
    talk = play(s, "a5", "cheer c6")
    assert talk.keys == ["cheer c2", "cheer c6", "no-cheer"]
    talk.choose("cheer c2")
    assert (city(s, "c6").mood, city(s, "c2").mood) == (NEUTRAL, HAPPY)
    assert stock(s) == {}
    poor = position.goods("red", mood=0).state()
    poor.victories = 1
    assert play(poor, "a5", "cheer c2").done
    happy = Position().land(c2="grassland").city("c2", "red", mood="happy")
    s = happy.action_cards("red", "a5").state()
    s.victories = 1
    assert offered(s) == []


def test_leadership_gives_a_main_action() -> None:
    s = two_realms(culture=1).action_cards("red", "a25").state()
    play(s, "a25")
    assert s.actions_left == 4
    assert stock(s) == {}


def test_assassination_takes_a_main_action_of_somebody_who_has_not_lost_one() -> None:
    position = Position(3).goods("red", culture=2).action_cards("red", "a27", "a28")
    s = position.state()
    talk = play(s, "a27")
    assert talk.keys == ["aim-at player-2", "aim-at player-3"]
    talk.choose("aim-at player-3")
    assert [player.actions_lost for player in s.players] == [0, 0, 1]
    play(s, "a28")  # only blue is left
    assert [player.actions_lost for player in s.players] == [0, 1, 1]


def test_negotiations_keep_the_peace_until_the_end_of_both_turns() -> None:
    position = Position(3).goods("red", culture=1).action_cards("red", "a23")
    s = position.state()
    s.acted = True
    assert offered(s) == []
    s = position.state()
    play(s, "a23", "aim-at player-2")
    assert has_truce(s, 0, 1)
    assert has_truce(s, 1, 0)
    assert not has_truce(s, 0, 2)
    end_truces(s, 0)
    assert not has_truce(s, 0, 1)
    assert has_truce(s, 1, 0)
    end_truces(s, 1)
    assert not has_truce(s, 1, 0)


# Cards


def test_spy_sees_a_hand_and_swaps_a_card_of_the_same_kind() -> None:
    position = Position(3).goods("red", culture=1).action_cards("red", "a7", "a9")
    position.objective_cards("red", "o1").action_cards("blue", "a1", "a2")
    position.wonder_cards("blue", "great-wall")
    s = position.state()
    s.log = []
    talk = play(s, "a7")  # yellow has no card
    # Red has no wonder card to give in return.
    assert talk.keys == ["take-action-card a1", "take-action-card a2", "leave-cards"]
    seen = [line for line in s.log if line.event.name.startswith("sees")]
    assert len(seen) == 3
    assert all(line.seen_by(0) and not line.seen_by(1) for line in seen)
    talk.choose("take-action-card a2")
    assert talk.done
    assert (hand(s, 0), hand(s, 1)) == (["a2"], ["a1", "a9"])
    assert not any(line.seen_by(2) for line in s.log if "swaps-" in line.event.name)


def test_spy_swaps_objectives_and_wonders_too_and_may_leave_all() -> None:
    position = Position().goods("red", culture=1).action_cards("red", "a7")
    position.objective_cards("red", "o1", "o2").objective_cards("blue", "o3")
    position.wonder_cards("red", "great-wall").wonder_cards("blue", "great-arena")
    s = position.state()
    play(s, "a7", "take-objective o3", "return-objective o2")
    assert s.players[0].objective_cards == [0, 2]
    assert s.players[1].objective_cards == [1]
    s = position.state()
    play(s, "a7", "take-wonder great-arena")
    assert (s.players[0].wonder_cards, s.players[1].wonder_cards) == ([0], [7])
    s = position.state()
    assert play(s, "a7", "leave-cards").done
    nobody = Position().goods("red", culture=1).action_cards("red", "a7")
    assert offered(nobody.state()) == []


def test_new_plans_swaps_an_objective_for_one_of_two() -> None:
    position = Position().goods("red", culture=1).action_cards("red", "a31")
    assert offered(position.state()) == []
    position.objective_cards("red", "o1", "o2")
    s = position.state()
    s.objective_deck = [10, 11]
    talk = play(s, "a31")
    assert talk.keys == ["keep-objective o11", "keep-objective o12", "keep-neither"]
    talk.choose("keep-objective o12", "return-objective o1")
    assert sorted(s.players[0].objective_cards) == [1, 11]
    assert sorted(s.objective_deck) == [0, 10]
    s = position.state()
    s.objective_deck = [10, 11]
    play(s, "a31", "keep-neither")
    assert sorted(s.players[0].objective_cards) == [0, 1]
    assert sorted(s.objective_deck) == [10, 11]


# Cities and units


def test_city_development_builds_without_resources_and_activates() -> None:
    position = empire(valley().city("c4", "red"), 2).action_cards("red", "a17")
    position.goods("red", culture=1)
    assert offered(position.state()) == []  # no building may be built
    s = position.advances("red", "writing").state()
    talk = play(s, "a17", "develop c4 academy")
    assert talk.done
    assert city(s).size() == 2
    assert city(s).activations == 1
    assert stock(s) == {"ideas": 2}


@pytest.mark.rule("CC-X14.2", "CC-X34.9")
def test_production_focus_collects_from_one_hex_several_times() -> None:
    position = empire(valley().city("c4", "red", mood="happy"), 1)
    position.action_cards("red", "a19", "a29", "a30").advances("red", "storage")
    s = position.state()
    assert offered(s) == ["play-card a19", "play-card a29", "play-card a30"]
    play(s, "a19")
    assert offered(s) == []  # not combinable
    harvest = harvest_of(s, 0, city(s))
    assert harvest.repeat
    assert harvest.limit == 2
    talk = carry_out(collect(s, 0, city(s)))
    keys_twice = [key for key in talk.keys if key.endswith("c3 wood")]
    talk.choose(keys_twice[0], keys_twice[0])
    assert stock(s) == {"wood": 2}
    assert s.collect_card == NONE
    assert not harvest_of(s, 0, city(s)).repeat


@pytest.mark.rule("CC-X14.2", "CC-X34.9")
def test_mass_production_collects_from_two_more_hexes() -> None:
    s = valley().city("c4", "red").action_cards("red", "a29", "a30").state()
    assert harvest_of(s, 0, city(s)).limit == 1
    play(s, "a29")
    assert offered(s) == []  # nor with itself
    harvest = harvest_of(s, 0, city(s))
    assert (harvest.limit, harvest.repeat) == (3, False)
    barren = Position().land(c4="barren").city("c4", "red").action_cards("red", "a29")
    assert offered(barren.state()) == []  # nothing can be collected


@pytest.mark.rule("CC-X14.3")
def test_cultural_takeover_opens_barbarian_cities_of_size_one_to_influence() -> None:
    position = two_realms(culture=1).city("c3", "barbarians").units("c3", "barbarians", "infantry")
    position.action_cards("red", "a15", "a16")
    s = position.state()
    assert target_options(s, 0, None) == []
    play(s, "a15")
    assert keys(target_options(s, 0, None)) == ["influence-city c3"]
    assert offered(s) == []  # one waits already
    s = position.state()
    s.influenced = True
    assert offered(s) == []
    large = two_realms(culture=1).city("c3", "barbarians", "temple blue")
    assert offered(large.action_cards("red", "a15").state()) == []
    far = two_realms(culture=3).city("c7", "barbarians").action_cards("red", "a15")
    assert offered(far.state()) == []
    assert offered(far.goods("red", culture=4).state()) == ["play-card a15"]


@pytest.mark.rule("CC-X14.3")
def test_a_city_taken_over_changes_hands_and_loses_its_celtic_token() -> None:
    position = two_realms().city("c3", "barbarians").action_cards("red", "a15")
    position.units("c3", "barbarians", "infantry", "infantry").dice(10)  # a 6
    s = position.state()
    city(s, "c3").druids = 2
    play(s, "a15")
    talk = carry_out(attempt(s, 0))
    assert talk.keys == ["replace-barbarian settler", "replace-barbarian infantry"]
    talk.choose("replace-barbarian settler")
    assert city(s, "c3").owner == 0
    assert city(s, "c3").druids == 0
    assert units(s, "c3") == ["settler"]
    assert units(s, "c3", 4) == []
    # On failure the card is spent.
    s = position.dice(0).state()  # a 1
    play(s, "a15")
    assert carry_out(attempt(s, 0)).done
    assert city(s, "c3").owner == 4
    assert not s.takeover_card


@pytest.mark.rule("CC-X34.9")
def test_cards_for_the_next_collect_expire_at_the_end_of_the_turn() -> None:
    s = valley().city("c4", "red").action_cards("red", "a29").state()
    play(s, "a29")
    forget_turn(s)
    assert s.collect_card == NONE


@pytest.mark.rule("CC-X34.8", "CC-P3.6")
def test_explorer_explores_beside_an_own_tile_and_or_places_a_settler() -> None:
    s = Position().goods("red", culture=1).action_cards("red", "a21").state()
    for hexes, kinds in zip(s.content.layout_homes[2], s.content.layout_home_terrain[2]):
        for hex, kind in zip(hexes, kinds):
            s.terrain[hex] = kind
    for slot in s.content.layout_slots[2]:
        for hex in slot:
            s.terrain[hex] = UNEXPLORED
    assert offered(s) == []  # without a city there is neither a tile nor a place
    position = Position().goods("red", culture=1).action_cards("red", "a21")
    position.world.terrain = s.terrain.copy()
    s = position.city("d2", "red").state()
    talk = play(s, "a21")
    # R1, R2 and R3 touch the home tile of red; the others do not.
    assert talk.keys == ["explore-beside b2", "explore-beside f2", "explore-beside d3", "no-tile"]
    talk.choose("explore-beside d3")
    while not talk.done and talk.prompt != "explorer-settler":
        talk.choose(talk.keys[0])
    assert talk.keys == ["place-settler d2", "no-settler"]
    talk.choose("place-settler d2")
    assert all(s.terrain[at(hex)] <= SEA for hex in ("d3", "c4", "e4", "d4"))
    assert units(s, "d2") == ["settler"]
    # The settler alone.
    s = position.state()
    play(s, "a21", "no-tile")
    assert units(s, "d2") == ["settler"]
    # The tile alone, without a settler in supply.
    s = position.units("d2", "red", "settler", "settler", "settler", "settler").state()
    assert "no-tile" not in play(s, "a21").keys


def test_militia_places_an_infantry_where_there_is_room() -> None:
    position = two_realms(culture=1).city("c6", "red").action_cards("red", "a37")
    position.units("c2", "red", "infantry", "infantry", "infantry", "infantry")
    s = position.state()
    play(s, "a37")  # c2 is full
    assert units(s, "c6") == ["infantry"]
    full = position.units("c6", "red", "infantry", "infantry", "infantry", "infantry").state()
    assert offered(full) == []
    spent = two_realms(culture=1).action_cards("red", "a37").state()
    spent.players[0].units[1] = 0
    assert offered(spent) == []


def hills() -> Position:
    """Red in c2; barbarians in their city c4 and outside in c5, out of reach in c8."""
    position = Position().terrain("grassland", *[f"c{row}" for row in range(1, 10)])
    position.city("c2", "red").city("c4", "barbarians").action_cards("red", "a13")
    position.units("c4", "barbarians", "infantry").units("c8", "barbarians", "infantry")
    return position


def test_mercenaries_are_paid_for_first_and_then_led() -> None:
    assert offered(hills().state()) == []  # nothing to pay with
    s = hills().goods("red", wood=1, gold=1).state()
    talk = play(s, "a13")  # those in c8 are too far away
    assert talk.keys == ["pay 1-gold", "pay 1-wood"] or talk.keys == ["pay 1-wood", "pay 1-gold"]
    talk.choose("pay 1-wood")
    assert talk.keys == ["lead c4 c3", "lead c4 c5"]
    talk.choose("lead c4 c5")
    assert talk.done
    assert stock(s) == {"gold": 1}
    barbarians = 4
    assert units(s, "c5", barbarians) == ["infantry"]
    assert units(s, "c4", barbarians) == ["infantry"]  # the city they left is filled again
    assert units(s, "c8", barbarians) == ["infantry"]


def test_mercenaries_can_be_several_for_a_price_each() -> None:
    position = hills().units("c3", "barbarians", "infantry").goods("red", food=1, culture=1)
    s = position.state()
    talk = play(s, "a13")
    assert talk.keys == ["hire c3", "hire c4"]
    talk.choose("hire c4", "pay 1-food")
    assert talk.keys == ["hire c3", "hired-enough"]
    talk.choose("hire c3")  # the culture token is all that is left
    assert stock(s) == {}
    talk.choose("lead c4 c5")
    assert talk.keys == ["lead c3 c2", "lead c3 c4"]
    talk.choose("lead c3 c4")
    assert talk.done
    assert units(s, "c4", 4) == ["infantry", "infantry"]  # one led there, one new


def test_mercenaries_need_barbarians_within_two_hexes_of_a_city_or_an_army() -> None:
    far = Position().terrain("grassland", "c1", "c2", "c3", "c4", "c5").city("c1", "red")
    far.units("c4", "barbarians", "infantry").goods("red", food=1).action_cards("red", "a13")
    assert offered(far.state()) == []
    assert offered(far.units("c2", "red", "settler").state()) == []
    assert offered(far.units("c2", "red", "infantry").state()) == ["play-as-action a13"]


def test_every_card_can_be_looked_at() -> None:
    s = two_realms(culture=1, food=2).state()
    s.players[0].action_cards = s.action_deck.copy()
    assert {"play-card a25", "play-as-action a41"} <= set(offered(s))
    assert len(playable(s, 0, KIND_FREE)) < 42
