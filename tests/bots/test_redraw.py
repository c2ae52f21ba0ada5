"""What was shown in the middle of a step stays as it was in every other world."""

import random

import pytest

import kronika
from kronika.core.match import Match
from kronika.games.clash_of_cultures.position import Position
from kronika.games.clash_of_cultures.state import World
from kronika.games.clash_of_cultures.terms import EVENTS
from tests.clash_of_cultures.play import go_on, play, prompt, world

pytestmark = pytest.mark.compiled

WORLDS = 20


def table(players: int = 3) -> Position:
    """Players with cards of every kind; red can pay for what his cards cost."""
    position = Position(players, civ=True).terrain("grassland", "c4", "d4", "i4", "i5")
    position.city("c4", "red").city("i4", "blue").goods("red", culture=3, mood=3, food=2)
    for owner in ("red", "blue", "yellow")[:players]:
        position.advances(owner, "farming", "mining")
    position.action_cards("red", "a7", "a31", "a1").action_cards("blue", "a3", "a4", "a5")
    position.objective_cards("red", "o1").objective_cards("blue", "o2", "o3")
    position.wonder_cards("red", "great-wall").wonder_cards("blue", "great-library")
    if players > 2:
        position.city("i5", "yellow").action_cards("yellow", "a10", "a11")
        position.objective_cards("yellow", "o4", "o5")
    return position


def hand(s: World, player: int) -> tuple[list[int], list[int], list[int]]:
    realm = s.players[player]
    return (
        sorted(realm.action_cards),
        sorted(realm.objective_cards),
        sorted(realm.wonder_cards),
    )


def others(match: Match, viewer: int) -> list[World]:
    """Other worlds, each of which looks the same to the viewer."""
    found = []
    for seed in range(WORLDS):
        other = match.redraw(viewer, seed)
        assert other.view(viewer) == match.view(viewer)
        assert other.log(viewer) == match.log(viewer)
        found.append(world(other))
    return found


@pytest.mark.rule("CC-HI.1", "CC-HI.10")
def test_a_hand_that_a_spy_sees_stays_and_the_others_do_not() -> None:
    match = go_on(table())
    play(match, "play-as-action a7", "aim-at player-2")
    assert prompt(match) == "spy-take"
    found = others(match, 0)
    assert all(hand(each, 1) == hand(world(match), 1) for each in found)
    assert len({str(hand(each, 2)) for each in found}) > WORLDS // 2
    play(match, "take-objective o2")
    if prompt(match) == "spy-return":
        assert all(hand(each, 1) == hand(world(match), 1) for each in others(match, 0))


@pytest.mark.rule("CC-HI.1", "CC-HI.10")
def test_a_spy_who_gives_a_card_back_remembers_the_hand() -> None:
    match = go_on(table())
    play(match, "play-as-action a7", "aim-at player-2", "take-action-card a4")
    assert prompt(match) == "spy-return"
    found = others(match, 0)
    assert all(hand(each, 1) == hand(world(match), 1) for each in found)
    assert len({str(hand(each, 2)) for each in found}) > WORLDS // 2


@pytest.mark.rule("CC-HI.1", "CC-HI.10")
def test_who_watches_a_spy_sees_none_of_the_hands() -> None:
    match = go_on(table())
    play(match, "play-as-action a7", "aim-at player-2")
    found = others(match, 2)
    assert len({str(hand(each, 0)) for each in found}) > WORLDS // 2
    assert len({str(hand(each, 1)) for each in found}) > WORLDS // 2


@pytest.mark.rule("CC-HI.6", "CC-HI.10")
def test_cards_drawn_in_the_middle_of_a_step_stay_with_the_drawer() -> None:
    match = go_on(table())
    play(match, "play-as-action a31")
    assert prompt(match) == "new-plans"
    found = others(match, 0)
    assert all(hand(each, 0) == hand(world(match), 0) for each in found)
    assert len({str(hand(each, 1)[1]) for each in found}) > WORLDS // 2
    match.choose(match.options[0])
    assert all(hand(each, 0) == hand(world(match), 0) for each in others(match, 0))
    assert len({str(hand(each, 1)[1]) for each in others(match, 2)}) > WORLDS // 2


@pytest.mark.rule("CC-HI.10", "CC-X14.8")
def test_the_great_seer_remembers_the_cards_to_assign() -> None:
    position = table()
    s = position.world
    seer = position.content.event_text.index(EVENTS.index("great-seer"))
    s.event_deck.remove(seer)
    s.players[0].persons.append(seer)
    match = go_on(position)
    match.choose(next(option for option in match.options if option.verb.name == "play-person"))
    while prompt(match) != "great-seer":
        match.choose(match.options[0])
    offered = [option.key for option in match.options]
    for seed in range(WORLDS):
        assert [option.key for option in match.redraw(0, seed).options] == offered
    match.choose(match.options[0])
    assert len(others(match, 0)) == len(others(match, 1)) == WORLDS


@pytest.mark.rule("CC-HI.10")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_position_of_a_match_has_another_one_like_it(players: int) -> None:
    chance = random.Random(players)
    for seed in range(2):
        match = kronika.new("clash-of-cultures", players=players, seed=seed)
        while match.ask is not None and len(match.decisions) < 400:
            player = match.ask.player
            if match._steps[-1].decisions < len(match.decisions) and chance.random() < 0.1:
                for viewer in range(players):
                    match.redraw(viewer, chance.getrandbits(32))
            match.take(chance.choice(match.ask.options), player)


@pytest.mark.rule("CC-HI.10")
def test_another_world_does_not_depend_on_what_is_hidden() -> None:
    chance = random.Random(1)
    for name in ("clash-of-cultures", "pax-renaissance"):
        for players in (2, 4):
            match = kronika.new(name, players=players, seed=players)
            while match.ask is not None and len(match.decisions) < 400:
                player = match.ask.player
                if chance.random() < 0.1:
                    one = match.redraw(player, "one")
                    two = match.redraw(player, "other").redraw(player, "one")
                    for seat in range(players):
                        assert one.view(seat)["table"] == two.view(seat)["table"]
                match.take(chance.choice(match.ask.options), player)
