"""The same checks for every game, every number of players and every setting.

KRONIKA_GAMES says how many matches of each game are played, for example

    KRONIKA_GAMES=5000 pytest -n auto tests/test_battery.py
"""

from collections.abc import Callable

import pytest

import kronika
from kronika.core.game import Game
from tests import battery
from tests.battery import CHECKS, TableOf

pytestmark = pytest.mark.compiled

ALL_GAMES = [kronika.game(name) for name in kronika.games()]
TABLES = [table for game in ALL_GAMES for table in battery.tables(game)]


@pytest.mark.parametrize("table", TABLES, ids=str)
@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__.removeprefix("check_"))
def test_battery(check: Callable[[TableOf], None], table: TableOf) -> None:
    check(table)


@pytest.mark.parametrize("game", ALL_GAMES, ids=lambda game: game.name)
def test_what_the_game_says_of_itself(game: Game) -> None:
    battery.check_vocabulary(game)
