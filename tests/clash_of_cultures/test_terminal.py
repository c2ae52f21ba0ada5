"""The table of Clash of Cultures at the terminal."""

import re
from collections.abc import Mapping
from typing import Any

import pytest

from kronika.core.text import LANGUAGES, text_of
from kronika.games.clash_of_cultures import terms
from kronika.games.clash_of_cultures.drawing.scene import points
from kronika.games.clash_of_cultures.game import GAME
from tests import terminals

from .test_board import CONTENT, NAMES, owner_name, the_view

EN = text_of(GAME, "en").message


def printed(view: Mapping[str, Any], language: str = "en", width: int = 100) -> str:
    return terminals.printed(GAME, view, language, width)


class TestTerminal(terminals.TerminalTests):
    game = GAME
    every = 40
    sight = "C4"

    @staticmethod
    def view() -> Mapping[str, Any]:
        return the_view("rich-4")


def flat(text: str) -> str:
    """On one line, so that it does not matter where lines were broken."""
    return re.sub(r"\s+", " ", text)


@pytest.mark.parametrize("name", NAMES)
def test_everything_is_told(name: str) -> None:
    view = the_view(name)
    found = view["table"]
    text = flat(printed(view, width=132))
    for hex, shown in found["hexes"].items():
        assert hex.upper() in text
        if shown["city"] and shown["city"]["owner"] != "barbarians":
            size = EN("board-size", number=shown["city"]["size"])
            assert f"{hex.upper()} {size}, {EN('mood-' + shown['city']['mood'])}" in text
            for wonder in shown["city"]["wonders"]:
                assert EN(f"wonder-{wonder}") in text
    for number, player in enumerate(found["players"]):
        assert owner_name(view, terms.OWNERS[number]) in text
        assert EN("board-points", points=points(sum(player["points"].values()))) in text
        for good, count in player["stock"].items():
            assert f"{EN(f'good-{good}')} {count}" in text
        for advance in player["advances"]:
            assert EN(f"advance-{advance}") in text
        for leader in player["leaders_left"]:
            assert EN(f"leader-{leader}") in text
    for pile, left in found["decks"].items():
        words = EN("board-pile-count", pile=EN("board-pile", pile=pile), number=left)
        assert words in text
    hidden = sum(shown["terrain"] == "unexplored" for shown in found["hexes"].values())
    assert EN("board-tiles-left", number=-(-hidden // 4)) in text


def test_a_field_tells_terrain_city_and_units() -> None:
    view = the_view("start-2")
    for shown in view["table"]["hexes"].values():
        shown.update(terrain="unexplored", city=None, units=[])
    hex = view["table"]["hexes"]["d4"]
    hex.update(terrain="grassland", exhausted=True, units=[["player-2", "infantry"]] * 3)
    hex["units"] += [["player-2", "leader"]]
    hex["city"] = {
        "owner": "player-2",
        "mood": "happy",
        "size": 3,
        "buildings": {},
        "wonders": [],
        "port": None,
        "activations": 0,
        "beloved": 0,
        "druids": [],
    }
    text = printed(view)
    assert re.search(r"D4 +gr×", text)
    assert "2▪3+" in text
    assert "2:1L3i" in text


def test_own_cards_are_told_with_both_halves_and_others_stay_hidden() -> None:
    view = the_view("rich-3")
    viewer = view["player"]
    text = flat(printed(view, width=132))
    for card in view["table"]["players"][viewer]["hand"]["action"]:
        index = CONTENT.action_ids.index(card)
        for kind, id in (
            ("civil", terms.CIVIL_EFFECTS[CONTENT.action_civil[index]]),
            ("tactics", terms.TACTICS_EFFECTS[CONTENT.action_tactics[index]]),
        ):
            assert EN(f"{kind}-{id}") in text
    for number, player in enumerate(view["table"]["players"]):
        count = player["hand_sizes"]["action"]
        if number != viewer and count:
            assert EN("board-hand-of", sort="action", number=count) in text


def test_options_are_numbered_on_the_things_they_touch() -> None:
    view = the_view("rich-3")
    text = printed(view)
    for number, option in enumerate(view["options"], 1):
        assert re.search(rf"\[(\d+,)*{number}(,\d+)*…?\]", text), option
    assert "+" + EN("advance-irrigation") in flat(text)
    view["options"] = []
    assert not re.search(r"\[\d", printed(view).split(EN("terminal-legend-map")[:20])[0])


def test_the_result_is_told() -> None:
    view = the_view("over")
    text = flat(printed(view))
    assert EN("reason-points") in text
    assert EN("board-winner") in text
    assert EN("terminal-result") in text


@pytest.mark.parametrize("name", ["rich-2", "rich-3", "rich-4"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_late_positions_fit(name: str, language: str) -> None:
    text = printed(the_view(name), language, 80)
    assert max(len(line.rstrip()) for line in text.splitlines()) <= 80
