"""Whole matches kept as files: a change of the rules that breaks them does not go unnoticed.

If it is meant, write them anew and say so in the changelog:

    python tools/write_records.py
"""

import json
import sys
from pathlib import Path

import pytest

import kronika

sys.path.append(str(Path(__file__).resolve().parent.parent / "tools"))

import write_records

pytestmark = pytest.mark.compiled

RECORDS = sorted(Path(__file__).with_name("records").glob("*.jsonl"))


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_recorded_match_is_played_again(path: Path) -> None:
    match = None
    for match in kronika.replay(path):
        match.game.check(match.state)
    assert match is not None
    assert match.result is not None
    lines = path.read_text(encoding="utf-8").splitlines()
    assert json.loads(lines[-1]) == {"result": match.result.plain()}
    assert len(lines) == len(match.decisions) + 2
    assert str(match.record).splitlines() == lines


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_the_same_is_offered_and_seen_again(path: Path) -> None:
    kept = write_records.digests_of(path).read_text(encoding="utf-8").splitlines()
    now = write_records.digests(path).splitlines()
    assert len(now) > 10
    for then, line in zip(kept, now):  # the first that differs tells the most
        assert json.loads(line) == json.loads(then)
    assert len(now) == len(kept)


def test_a_recorded_match_lies_where_it_is_written() -> None:
    assert sorted(path.stem for path in RECORDS) == sorted(write_records.TABLES)


def test_every_game_has_records_for_every_number_of_players() -> None:
    recorded = {
        (header["game"], header["players"])
        for header in (
            json.loads(path.read_text(encoding="utf-8").split("\n", 1)[0]) for path in RECORDS
        )
    }
    assert recorded == {
        (name, players) for name in kronika.games() for players in kronika.game(name).players
    }
