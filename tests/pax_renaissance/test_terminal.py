"""The table of Pax Renaissance at the terminal."""

import io
import re
from random import Random

import pytest
from rich.console import Console

import kronika
from kronika.core.match import Match
from kronika.core.text import LANGUAGES
from kronika.games.pax_renaissance.position import Position


def printed(match: Match, player: int | None = None, language: str = "en", width: int = 100) -> str:
    console = Console(file=io.StringIO(), width=width, color_system=None)
    console.print(match.game.terminal(match.view(player), language))
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()


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


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", [80, 100, 140])
def test_fits_at_every_moment_of_a_game(language: str, width: int) -> None:
    match = kronika.new("pax-renaissance", players=4, seed=width)
    random = Random(width)
    while match.ask is not None:
        if len(match.decisions) % 9 == 0:
            text = printed(match, match.player, language, width)
            assert max(len(line.rstrip()) for line in text.splitlines()) <= width
        match.choose(random.choice(match.options))
    assert printed(match, None, language, width)


def test_narrow_terminals_get_something() -> None:
    assert "CONSTANTINOPLE" in printed(rich_position().match(), 0, width=40)


def test_colour_tells_nothing_that_letters_do_not() -> None:
    match = rich_position().match()
    coloured = Console(file=io.StringIO(), width=100, color_system="truecolor", force_terminal=True)
    with coloured.capture() as capture:
        coloured.print(match.game.terminal(match.view(0), "en"))
    assert re.sub(r"\x1b\[[0-9;]*m", "", capture.get()) == printed(match, 0)
    assert "\x1b[" in capture.get()
