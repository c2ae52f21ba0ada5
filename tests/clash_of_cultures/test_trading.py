"""Chapter 6.4: trading."""

import pytest

from kronika.core.asks import Option
from kronika.games.clash_of_cultures import trading
from kronika.games.clash_of_cultures.position import Position
from kronika.games.clash_of_cultures.state import World
from kronika.games.clash_of_cultures.terms import CULTURE, FOOD, GOLD, MOOD, ORE, WOOD
from kronika.games.clash_of_cultures.trading import OFFERS_TO_ONE, TRADE, add_free_actions, perform
from kronika.games.clash_of_cultures.words import DEAL

from .helpers import Talk, carry_out

pytestmark = pytest.mark.compiled


def offers(s: World, player: int = 0) -> list[str]:
    options: list[Option] = []
    add_free_actions(s, player, options)
    return [option.key for option in options]


def trade(s: World, *keys: str) -> Talk:
    return carry_out(perform(s, 0, TRADE.of(1)), *keys)


@pytest.mark.rule("CC-F4.1", "CC-E3.2")
def test_the_active_player_may_offer_to_everybody_many_times_a_turn() -> None:
    s = Position(3).goods("red", wood=1).state()
    assert offers(s) == ["trade player-2", "trade player-3"]
    assert offers(Position(3).state()) == []  # nobody has anything
    for _ in range(OFFERS_TO_ONE):
        assert offers(s) == ["trade player-2", "trade player-3"]
        assert trade(s, "give wood 1", "call-off").done
    assert offers(s) == ["trade player-3"]
    assert s.players[0].stock[WOOD] == 1
    assert OFFERS_TO_ONE >= 4


@pytest.mark.rule("CC-F4.2")
def test_resources_tokens_and_cards_in_hand_can_be_traded_and_nothing_else() -> None:
    position = Position(civ=True).goods("red", wood=2, mood=1, culture=1)
    position.action_cards("red", "a1").objective_cards("red", "o1")
    position.wonder_cards("red", "great-wall").captives("red", "blue infantry")
    position.goods("blue", gold=1).action_cards("blue", "a2")
    s = position.state()
    s.players[0].persons.append(s.event_deck.pop())
    talk = trade(s)
    assert talk.keys == [
        "give wood 1",
        "give wood 2",
        "give mood 1",
        "give culture 1",
        "give-action-card a1",
        "give-objective o1",
        "give-wonder great-wall",
        "give-no-more",
    ]
    talk.choose("give-no-more")
    assert talk.keys == ["want gold 1", "want-card action-card", "call-off"]


@pytest.mark.rule("CC-F4.3")
def test_an_offer_is_never_empty_and_may_be_a_gift() -> None:
    s = Position().goods("red", mood=2).state()
    s.players[1].stock[MOOD] = 1
    assert trade(s, "give-no-more").keys == ["want mood 1", "call-off"]
    s.players[1].stock[MOOD] = 0
    talk = trade(s, "give mood 2", "offer")
    assert talk.player == 1
    talk.choose("accept-trade")
    assert talk.done
    assert s.players[0].stock[MOOD] == 0
    assert s.players[1].stock[MOOD] == 2


def test_a_gift_may_be_declined() -> None:
    s = Position().goods("red", mood=2).state()
    assert trade(s, "give mood 1", "offer", "decline-trade").done
    assert s.players[0].stock[MOOD] == 2
    assert s.players[1].stock[MOOD] == 0


@pytest.mark.rule("CC-F4.4", "CC-EX01")
def test_both_parts_change_hands_at_once() -> None:
    position = Position().goods("red", wood=2).goods("blue", food=4).advances("red", "storage")
    s = position.advances("blue", "storage").action_cards("red", "a1").state()
    talk = trade(s, "give wood 2", "give-action-card a1", "want food 3", "offer")
    assert s.players[0].stock[WOOD] == 2  # nothing moves before the answer
    talk.choose("accept-trade")
    assert talk.done  # nobody is asked again
    red, blue = s.players
    assert (red.stock[WOOD], red.stock[FOOD], red.action_cards) == (0, 3, [])
    assert (blue.stock[WOOD], blue.stock[FOOD]) == (2, 1)
    assert [s.content.action_ids[card] for card in blue.action_cards] == ["a1"]


@pytest.mark.rule("CC-F1.6")
def test_what_cannot_be_stored_is_lost() -> None:
    s = Position().goods("red", wood=1).goods("blue", food=2, wood=7).state()
    s.players[0].stock[FOOD] = 1
    trade(s, "give wood 1", "give-no-more", "want food 2", "offer", "accept-trade")
    assert s.players[0].stock[FOOD] == 2  # no Storage
    assert s.players[1].stock[FOOD] == 0
    assert s.players[1].stock[WOOD] == 7


@pytest.mark.rule("CC-F4.5", "CC-EX02")
def test_promises_are_not_part_of_an_offer() -> None:
    position = Position().goods("red", ore=1).goods("blue", wood=2).turn("red")
    s = position.state()
    talk = trade(s, "give ore 1", "want wood 2")
    # The objective card that red may get later cannot be offered now.
    assert not any("objective" in key for key in talk.keys)
    talk.choose("offer", "accept-trade")
    assert s.players[0].stock[WOOD] == 2
    assert s.players[1].stock[ORE] == 1
    s.players[0].objective_cards.append(s.objective_deck.pop())
    assert s.players[1].objective_cards == []


@pytest.mark.rule("CC-HI.5")
def test_cards_are_offered_unseen_and_seen_by_the_receiver_alone() -> None:
    position = Position(3).action_cards("red", "a1", "a2").action_cards("blue", "a3", "a4")
    s = position.state()
    s.log = []
    talk = trade(s, "give-action-card a2", "give-no-more", "want-card action-card", "offer")
    assert talk.ask is not None
    assert DEAL.id(talk.ask.b) == "1-action-card"
    assert DEAL.id(talk.ask.c) == "1-action-card"
    told = [line for line in s.log if "card" in line.event.name]
    assert not told
    talk.choose("accept-trade")
    assert talk.player == 1
    talk.choose("give-action-card a3")
    ids = s.content.action_ids
    assert [ids[card] for card in s.players[0].action_cards] == ["a1", "a3"]
    assert [ids[card] for card in s.players[1].action_cards] == ["a4", "a2"]
    told = [line for line in s.log if line.event is trading.GOT_ACTION_CARD]
    assert len(told) == 2
    assert all(line.seen_by(0) and line.seen_by(1) for line in told)
    assert not any(line.seen_by(2) or line.seen_by(None) for line in told)


def test_cards_may_be_shown_to_the_partner() -> None:
    s = Position(3).objective_cards("red", "o1").wonder_cards("red", "great-wall").state()
    s.log = []
    trade(s, "give-objective o1", "give-wonder great-wall", "offer-openly")
    shown = [line for line in s.log if line.event.name.startswith("shows")]
    assert len(shown) == 2
    assert all(line.seen_by(1) and not line.seen_by(2) for line in shown)


def test_objective_and_wonder_cards_change_hands() -> None:
    position = Position().objective_cards("red", "o1").wonder_cards("blue", "great-wall")
    s = position.goods("blue", gold=2, culture=1).state()
    talk = trade(s, "give-objective o1", "want gold 2", "want culture 1")
    talk.choose("want-card wonder-card", "offer", "accept-trade")
    assert talk.done
    assert s.players[0].wonder_cards == [7]
    assert s.players[1].objective_cards == [0]
    assert s.players[0].stock[GOLD] == 2
    assert s.players[0].stock[CULTURE] == 1
