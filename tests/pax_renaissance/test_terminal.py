"""The table of Pax Renaissance at the terminal."""

import re
from collections.abc import Mapping
from typing import Any

import kronika
from kronika.core.match import Match
from kronika.games.pax_renaissance import GAME
from kronika.games.pax_renaissance.position import Position
from tests import terminals


def printed(match: Match, player: int | None = None) -> str:
    return terminals.printed(match.game, match.view(player))


def rich_position() -> Position:
    return (
        Position("medici", "fugger", "coeur", florins=[6, 2, 3])
        .slots(paris="knight catholic", constantinople_1="rook islamic", rhodes="rook reformist")
        .borders(england_france="fugger", aragon_papal_states="rook islamic")
        .tableau(0, "france with mary-the-rich", "england under france", "antipope")
        .tableau(1, "hungary republic")
        .bishops(antipope="reformist")
        .repressed("france", "coeur", "rook catholic")
        .hand(1, "gutenberg")
        .queens(2, "isabella-of-castille")
        .market("west", "papal-elephant", "jesuits", None, "grand-inquisitor", florins=[1, 2])
        .victories("imperial")
    )


class TestTerminal(terminals.TerminalTests):
    game = GAME
    every = 9
    sight = "CONSTANTINOPLE"

    @staticmethod
    def view() -> Mapping[str, Any]:
        return rich_position().match().view(0)


def test_everything_is_told() -> None:
    text = printed(rich_position().match(), 0)
    for words in (
        "turn 1 · Medici · action 1 of 2",
        "Me Medici (you)",
        "6 florins",
        "medieval king Me",
        "medieval rep. Fu",
        "PARIS Nc",
        "Rhodes Rr",
        "Bordeaux ·Nc",
        "Novgorod×",
        "TANA* ·Ni",
        "0 trade fair: Papal Elephant 1ƒ",
        "1 Jesuits 2ƒ [",
        "Aragon · Bc",
        "2 –",
        "(king) repressed: Co Rc",
        "queen: Mary the Rich",
        "vassal: ",
        "Antipope Br (silenced)",
        "Hand: Gutenberg",
        "unmarried: Isabella",
        "Imperial victory",
        "Inactive",
        "N knight, R rook",
    ):
        assert words in re.sub(" +", " ", text)
    map_lines = text.splitlines()[1:3]
    assert "Fu France" in map_lines[0]  # a concession on the border of England and France
    assert "Pi Papal States" in text  # a pirate


def test_options_are_numbered_on_the_things_they_touch() -> None:
    match = rich_position().match()
    text = printed(match, 0)
    for number, option in enumerate(match.options, 1):
        if option.verb.name == "buy":
            assert f"[{number}]" in text
    assert "[2]" not in printed(match, 1)


def test_hidden_hands_stay_hidden() -> None:
    match = rich_position().variant("hidden_hands").match()
    assert "Gutenberg" in printed(match, 1)
    for player in (0, 2, None):
        assert "Gutenberg" not in printed(match, player)
        assert "Hand: 1 hidden card" in printed(match, player)


def test_next_cards_with_astrology() -> None:
    match = kronika.new("pax-renaissance", players=3, seed=7, astrology=True)
    assert printed(match).count("→ next: ") == 2
