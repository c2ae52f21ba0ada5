"""The builder of positions: what can be set, and how mistakes are named."""

from collections.abc import Callable

import pytest

from kronika.core.errors import UsageError
from kronika.games.clash_of_cultures.decks import draw_objective, take_action_cards
from kronika.games.clash_of_cultures.exploration import explore_tile
from kronika.games.clash_of_cultures.game import GAME
from kronika.games.clash_of_cultures.position import Position
from kronika.games.clash_of_cultures.state import World
from kronika.games.clash_of_cultures.terms import HEXES, SEA

from .helpers import carry_out
from .play import keys, prompt, told, world


def mapped() -> Position:
    """The real map, with a tile face up and a city each."""
    position = Position().layout().tile("t9", "d3")
    return position.city("d2", "red").city("d7", "blue").advances("red", "farming")


def test_the_real_map_passes_every_check_of_the_game() -> None:
    s = mapped().state()
    GAME.check(s)
    assert [s.terrain[HEXES.index(hex)] == SEA for hex in ("d3", "d4")] == [False, True]
    assert len(s.tiles) == 15
    assert "collect d2" in keys(mapped().match())


def test_the_next_card_tile_and_event_can_be_set() -> None:
    s = mapped().next_card("action", "a7").next_card("objective", "o9").state()
    carry_out(take_action_cards(s, 0, 1))
    draw_objective(s, 0)
    assert [s.content.action_ids[card] for card in s.players[0].action_cards] == ["a7"]
    assert [s.content.objective_ids[card] for card in s.players[0].objective_cards] == ["o9"]
    s = mapped().next_tile("t18").state()
    carry_out(explore_tile(s, 0, 0)).choose("lay t18 straight")
    assert len(s.tiles) == 14
    s = mapped().next_card("event", "e12").next_event("famine").state()
    assert [s.content.event_ids[card] for card in s.known_events] == ["e12", "e3"]


def test_decks_and_discard_piles_can_be_set() -> None:
    position = mapped().action_cards("red", "a5").deck("action", "a1", "a2")
    s = position.discard("objective", "o3", "o4").discard("event", "e1").state()
    assert s.action_deck == [0, 1]
    assert len(s.action_discard) == len(s.content.action_ids) - 3
    assert s.objective_discard == [2, 3]
    assert s.event_discard == [s.content.event_ids.index("e1")]


def test_phase_and_starting_player_can_be_set() -> None:
    position = mapped().advances("blue", "farming", "mining").advances("red", "mining")
    match = position.starter("blue").phase("status", "free-advance").match()
    assert (prompt(match), match.player) == ("free-advance", 1)
    match = position.phase("turn-start").turn("red").match()
    assert (prompt(match), match.player) == ("action", 0)
    assert world(match).starter == 1
    assert told(match, "status-phase") == 0


@pytest.mark.parametrize(
    ("mistake", "named"),
    [
        (lambda _: Position(5), "5 players"),
        (lambda p: p.city("c99", "red"), "c99"),
        (lambda p: p.city("d2", "blue"), "a city at 'd2'"),
        (lambda p: p.city("e2", "purple"), "purple"),
        (lambda p: p.city("e2", "green"), "'green' does not play"),
        (lambda p: p.city("e2", "red", "castle"), "castle"),
        (lambda p: p.units("d2", "red", "dragon"), "dragon"),
        (lambda p: p.units("d2", "red", "cavalry"), "no cavalry is left for red"),
        (lambda p: p.goods("barbarians", food=1), "'barbarians' is not a player"),
        (lambda p: p.goods("red", silk=1), "silk"),
        (lambda p: p.advances("red", "television"), "television"),
        (lambda p: p.action_cards("red", "a1", "a1"), "action card 'a1' is not there"),
        (lambda p: p.next_card("wonder", "a1"), "wonder"),
        (lambda p: p.wonder_cards("red", "great-wall", "great-wall"), "wonder 'great-wall'"),
        (lambda p: p.tile("t9", "b2"), "tile 't9' is not there"),
        (lambda p: p.tile("t10", "d2"), "'d2' lies on no tile"),
        (lambda p: p.next_tile("t9"), "tile 't9' is not there"),
        (lambda p: p.phase("night"), "night"),
        (lambda p: p.phase("status", "dancing"), "dancing"),
        (lambda p: p.starter("pirates"), "'pirates' is not a player"),
        (lambda p: p.leader("red", "sulla", "d2"), "leader 'sulla' is not there"),
        (lambda p: p.goods("red", food=9).state(), "stock of 0"),
        (lambda p: p.units("d2", "red", "ship").state(), "a ship on land at d2"),
        (lambda p: p.turn("red", age=9).state(), "age 9"),
        (lambda _: Position().tile("t9", "d3"), "layout"),
    ],
)
def test_mistakes_are_named(mistake: Callable[[Position], Position | World], named: str) -> None:
    with pytest.raises(UsageError, match=named):
        mistake(mapped())
