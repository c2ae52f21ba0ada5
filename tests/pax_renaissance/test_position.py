"""The builder of positions: what can be set, and how mistakes are named."""

from collections.abc import Callable

import pytest

from kronika.core.errors import UsageError
from kronika.core.match import Match
from kronika.games.pax_renaissance.position import Position
from kronika.games.pax_renaissance.setup import draw
from kronika.games.pax_renaissance.terms import EAST

from .helpers import seen, table


def court() -> Position:
    """A king with a bishop, and a concession."""
    position = Position("medici", "fugger", florins=[3, 1]).tableau(0, "france")
    return position.bishops(france="catholic").borders(england_france="fugger")


def test_the_next_card_of_a_deck_can_be_set() -> None:
    match = court().next_card("east", "copernicus").match()
    s = table(match)
    assert s.deck_left(EAST) == 20
    assert s.content.card_ids[draw(s, EAST)] == "copernicus"
    assert s.deck_left(EAST) == 19


def test_cards_that_have_left_the_game_can_be_set() -> None:
    match = court().discard("jesuits", "the-bold").match()
    assert seen(match)["discard"] == ["jesuits", "the-bold"]


def test_whose_turn_it_is_can_be_set() -> None:
    match = court().market("west", None, "jesuits").turn(1, 7).actions(1).match()
    assert (match.player, table(match).turn, table(match).actions_left) == (1, 7, 1)


@pytest.mark.parametrize(
    ("mistake", "named"),
    [
        (lambda _: Position("medici"), "1 players"),
        (lambda _: Position("medici", "medici"), "a bank plays twice: medici, medici"),
        (lambda _: Position("medici", "sforza"), "sforza"),
        (lambda _: Position("medici", "fugger", florins=[1, 2, 3]), "florins for 3 of 2"),
        (lambda p: p.slots(paris="bishop"), "''"),
        (lambda p: p.slots(paris="dragon catholic"), "no piece 'dragon catholic'"),
        (lambda p: p.slots(atlantis="knight catholic"), "atlantis"),
        (lambda p: p.bishops(france="buddhist"), "buddhist"),
        (lambda p: p.repressed("france", *["fugger"] * 10), "no fugger is left"),
        (lambda p: p.hand(2, "jesuits"), "no player 2 of 2"),
        (lambda p: p.hand(0, "jesuits", "jesuits"), "'jesuits' is not there any more"),
        (lambda p: p.tableau(1, "france"), "'france' is not there any more"),
        (lambda p: p.tableau(1, "england merry"), "england merry"),
        (lambda p: p.market("north", "jesuits"), "north"),
        (lambda p: p.market("west", *[None] * 7), "6 columns"),
        (lambda p: p.next_card("west", "copernicus"), "no card of the deck 'west'"),
        (lambda p: p.next_card("east", "copernicus").next_card("east", "nostradamus"), "already"),
        (lambda p: p.turn(3), "no player 3"),
        (lambda p: p.variant("speed"), "speed"),
        (lambda p: p.borders(france_holy_roman_empire="knight catholic").match(), "border"),
    ],
)
def test_mistakes_are_named(mistake: Callable[[Position], Position | Match], named: str) -> None:
    with pytest.raises(UsageError, match=named):
        mistake(court())
