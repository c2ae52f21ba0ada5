"""Every word of the game in every language."""

import random
from collections.abc import Iterator
from typing import Final

import pytest

from kronika.core.match import new_match
from kronika.core.text import LANGUAGES, text_of, text_of_match
from kronika.games.scharz.game import GAME
from kronika.games.scharz.maps import map_of
from kronika.games.scharz.position import Position
from kronika.games.scharz.terms import LEVELS, MAPS, MODES
from tests import wording

PROPER_NAMES: Final = {
    "cs": {"Orient", "Scharz"},
    "pl": {"Italia", "Orient", "Port", "Scharz"},
}
"""What a translation leaves as it is, beside the names of fields and rivers."""
SCORES: Final = ("place", "total", "points", "gold", "settlements", "prestige")


def more_names() -> Iterator[str]:
    """The ids of what the rules do not speak of."""
    for setting in GAME.settings:
        name = setting.name.replace("_", "-")
        for choice in setting.choices:
            if isinstance(choice, str):
                yield f"setting-{name}-{choice}"
    for mode in MODES:
        yield f"setting-mode-{mode}-help"
    for score in SCORES:
        yield f"score-{score}"


class TestWords(wording.WordsTests):
    game = GAME
    more_names = tuple(more_names())
    proper_names = PROPER_NAMES
    longest_prompt = 13
    nameless = ("field-", "stream-", "faction-")
    # Only those of one map, at one level, are together at a table.
    repeated = ("field", "spot", "stream", "faction", "face")
    ends = ("Occ.", "Or.")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("map", range(len(MAPS)))
def test_fields_of_a_map_have_different_names(map: int, level: int, language: str) -> None:
    board = map_of(map, level)
    text = text_of(GAME, language)
    named = [text.name("field", f"{board.name}-{id}") for id in board.ids]
    assert len(set(named)) == len(named)


def test_players_of_one_faction_are_told_apart() -> None:
    s = Position("italia", "yellow").s
    s.faction = [0, 1, 0]
    assert GAME.seat_names(s) == [
        "player-player-1",
        "faction-italia-carthaginians",
        "player-player-3",
    ]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("mode", "map"), list(zip(MODES, MAPS, strict=True)))
def test_every_mode_can_be_played_in_words(mode: str, map: str, language: str) -> None:
    """What is asked, offered and told is put into words, and no two options read alike."""
    match = new_match(GAME, 4, 1, {"mode": mode, "map": map})
    chance = random.Random(mode)
    for _ in range(wording.DECISIONS):
        if match.ask is None:
            break
        text = text_of_match(match, language)
        assert text.prompt(match.ask)
        said = [text.option(option) for option in match.ask.options]
        assert len(set(said)) == len(said), (match.ask, sorted(said))
        match.choose(chance.choice(match.ask.options))
    text = text_of_match(match, language)
    assert all(text.line(line) for line in match.log())
