"""The table of Scharz at the terminal."""

import re
from collections.abc import Mapping
from typing import Any

import pytest

from kronika.core.text import LANGUAGES, text_of
from kronika.games.scharz.game import GAME
from tests import terminals

from .test_board import NAMES, the_view

EN = text_of(GAME, "en").message


def printed(view: Mapping[str, Any], language: str = "en", width: int = 120) -> str:
    return terminals.printed(GAME, view, language, width)


class TestTerminal(terminals.TerminalTests):
    game = GAME
    every = 60
    sight = "31"

    @staticmethod
    def view() -> Mapping[str, Any]:
        return the_view("rich-4")


def flat(text: str) -> str:
    """On one line, so that it does not matter where lines were broken."""
    return re.sub(r"\s+", " ", text)


@pytest.mark.parametrize("name", NAMES)
def test_everything_is_told(name: str) -> None:
    view = the_view(name)
    table = view["table"]
    text = flat(printed(view))
    for id, facts in table["fields"].items():
        if {"units", "settlement", "herds", "site", "owner"} & set(facts):
            assert f"({id})" in text
        for unit in facts.get("units", ()):
            name = EN(f"unit-{unit['type']}")
            assert f"{unit['count']} × {name}" in text
    for number, player in enumerate(table["players"]):
        assert f"{EN('board-points', number=player['points'])}," in text
        assert f"{EN('board-store-gold')}: {player['gold']}" in text
        for goal, (now, asked) in player["goals"].items():
            assert f"{EN(f'board-goal-{goal}')} {now}/{asked}" in text
        if player["faction"]:
            assert EN(f"faction-{player['faction']}") in text
        else:
            assert EN(f"player-player-{number + 1}") in text


def test_options_are_numbered_on_the_fields_they_touch() -> None:
    view = the_view("rich-4")
    text = printed(view)
    for number in range(1, len(view["options"]) + 1):
        assert re.search(rf"\[(\d+,)*{number}(,\d+)*\]", text)
    view["options"] = []
    assert not re.search(r"\[\d", printed(view).split(EN("terminal-legend-map")[:20])[0])


def test_the_map_has_a_line_for_each_half_of_a_row() -> None:
    view = the_view("rich-4")
    text = printed(view)
    assert "31ab" in text
    assert re.search(r"\b2V", text)


def test_the_result_is_told() -> None:
    text = flat(printed(the_view("over")))
    assert EN("reason-significance") in text
    assert EN("board-winner") in text
    assert EN("terminal-result") in text


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", [80, 120])
def test_late_positions_fit(name: str, language: str, width: int) -> None:
    text = printed(the_view(name), language, width)
    assert max(len(line.rstrip()) for line in text.splitlines()) <= width
