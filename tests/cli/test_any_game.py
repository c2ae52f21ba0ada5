"""Bots, simulations and the terminal know no game by name: they also play the toy."""

from pathlib import Path

import pytest

from kronika import bots
from kronika.arena import play_at_random
from kronika.cli.common import Screen, Words
from kronika.cli.session import Session
from kronika.core.errors import KronikaError
from kronika.core.match import new_match
from kronika.core.record import load_match

from ..core.crowd import CROWD, crowd
from ..core.toy import TOY, find, toy_match


class Typed(Session):
    """A session in which every line that could be typed is the same."""

    line = "1"

    def read(self, prompt: str) -> str:
        del prompt
        return self.line


@pytest.mark.parametrize("name", bots.names())
@pytest.mark.parametrize("players", [2, 3])
def test_bots_answer_where_the_floor_is_open(name: str, players: int) -> None:
    match = toy_match(players, seed=players, bids=False, rounds=3)
    seats = [bots.make(name, seat) for seat in range(players)]
    while match.ask is not None:
        player = match.asked[-1]
        match.choose(seats[player].choose(match, player), player)
    assert match.result is not None


def test_random_players_answer_where_the_floor_is_open() -> None:
    first = set()
    for seed in range(20):
        match = toy_match(3, seed=seed, bids=False)
        play_at_random(match, str(seed))
        assert match.result is not None
        first.add(match.deciders[0])
    assert first == {0, 1, 2}


@pytest.mark.parametrize("people", [[0], [1], [0, 1, 2]])
def test_terminal(people: list[int], tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    match = toy_match(3, seed=5, bids=False)
    seats = [None if seat in people else bots.make("greedy", seat) for seat in range(3)]
    match.names = ["person" if bot is None else "bot greedy" for bot in seats]
    path = tmp_path / "toy.jsonl"
    session = Typed(match, seats, Screen(), Words("cs", TOY), path, disposable=False)
    assert session.run() == 0
    assert match.result is not None
    assert load_match(path, find).result == match.result
    shown = capsys.readouterr().out
    assert "bid-high" in shown  # without words, keys
    assert "'scores'" in shown  # without a table, plain data
    assert "TOY-2" in shown


def test_any_number_is_typed_by_its_key(capsys: pytest.CaptureFixture[str]) -> None:
    match = new_match(CROWD, 2, 1)
    for key in ("take", "take"):
        match.choose(key, 0)
    match.choose("give east 2", 0)
    match.choose("take", 1)
    bots_at = [bots.make("random", 0), None]
    session = Session(match, bots_at, Screen(), Words("en", CROWD), None, disposable=True)
    session.take_seat(1)
    session.show_ask()
    assert "give north 1 to 3" in capsys.readouterr().out
    with pytest.raises(KronikaError):
        session.obey("give north 4")
    session.obey("give north 2")
    assert crowd(match.state).stones == [2, 1]
