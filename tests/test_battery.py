"""The same checks for every game: its numbers of players and its settings, each with each.

KRONIKA_GAMES says how many matches of each game are played, for example

    KRONIKA_GAMES=5000 pytest -n auto tests/test_battery.py

`make soak` plays every combination of settings.
"""

import pytest

import kronika
from kronika.core.game import Game
from tests import battery
from tests.battery import CHECKS, Check

pytestmark = pytest.mark.compiled

ALL_GAMES = [kronika.game(name) for name in kronika.games()]
PARTS = 4
"""Of the matches of a check, for processes that run tests side by side."""


@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize("game", ALL_GAMES, ids=lambda game: game.name)
@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__.removeprefix("check_"))
def test_battery(check: Check, game: Game, part: int) -> None:
    battery.run(game, check, part, PARTS)


@pytest.mark.parametrize("game", ALL_GAMES, ids=lambda game: game.name)
def test_what_the_game_says_of_itself(game: Game) -> None:
    battery.check_vocabulary(game)
