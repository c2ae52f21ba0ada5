"""The benchmarks themselves: what they notice, and what they do without."""

import sys
from pathlib import Path
from typing import Any

import pytest

import kronika

sys.path.append(str(Path(__file__).parents[2] / "benchmarks"))

import check
import playing
import speed

FINE = {name: limit / 2 for name, limit in check.PLAIN.items()}
QUICK = {name: limit / 4 for name, limit in check.QUICK.items()}


def test_gross_regressions_are_noticed() -> None:
    assert check.complaints(FINE, QUICK) == []
    slow = {**FINE, "pax-renaissance": check.PLAIN["pax-renaissance"] * 1.1}
    assert "pax-renaissance, plain: a decision costs" in check.complaints(slow, QUICK)[0]
    lame = {**QUICK, "clash-of-cultures": check.QUICK["clash-of-cultures"] * 1.1}
    assert "clash-of-cultures, compiled" in check.complaints(FINE, lame)[0]
    useless = {**QUICK, "pax-renaissance": 20.0}
    assert "1.00 times as fast" in check.complaints({**FINE, "pax-renaissance": 20.0}, useless)[0]


def test_a_new_game_needs_no_limits() -> None:
    assert check.complaints({"new": 1000.0}, {"new": 100.0}) == []


def test_every_game_has_limits() -> None:
    assert set(check.PLAIN) == set(check.QUICK) >= set(check.cases())


def test_the_fixed_work_is_always_the_same() -> None:
    assert playing.workload(1) == playing.workload(2) == playing.WORK


def test_a_missing_yardstick_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("pyspiel", "chess"):
        monkeypatch.setitem(sys.modules, name, None)
    found = playing.yardsticks(0.001)
    assert set(found) == set(playing.YARDSTICKS)
    assert set(found.values()) == {None}
    build: dict[str, Any] = {"games": {}}
    told = speed.table(build, build, found)
    for name in playing.YARDSTICKS:
        assert f"{name} " in told
    assert told.count("missing: pip install kronika[bench]") == 3


def test_the_table_has_every_game_and_way_to_play() -> None:
    figures = dict.fromkeys(("decisions", "kept", "copies", "undos", "search", "length"), 90.0)
    build = {
        "games": {
            name: {
                "tables": {table.name: figures for table in playing.tables(kronika.game(name))},
                "tenths": [1.0] * 10,
                "others": {"views a second": 5.0},
            }
            for name in kronika.games()
        }
    }
    told = speed.table(build, build, {"python-chess": 5000.0})
    for name in kronika.games():
        for table in playing.tables(kronika.game(name)):
            assert told.count(table.name) == 6
    assert "5,000" in told


def test_ratios_compare_what_was_measured_in_the_same_round() -> None:
    told = speed.ratios({speed.YARDSTICK: [10.0, 20.0, 40.0], "a game": [40.0, 80.0, 80.0]})
    words = told.splitlines()[-1].split()
    assert words == ["a", "game", "4.00", "2.00", "4.00"]
    missing = speed.ratios({speed.YARDSTICK: [None], "a game": [40.0]})
    assert "a game" in missing
    assert "missing: pip install kronika[bench]" in missing


def test_everything_is_measured_in_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(playing, "YARDSTICKS", {"other": lambda *_: 5.0})
    found = playing.in_turn(0.0001, 2)
    assert found["other"] == [5.0, 5.0]
    for name in kronika.games():
        for table in playing.tables(kronika.game(name)):
            for words in (table.name, f"{table.name}, with history"):
                assert len(found[words]) == 2


def test_yardsticks_are_measured() -> None:
    pytest.importorskip("chess")
    assert playing.python_chess(0.001) > 0
    pytest.importorskip("pyspiel")
    assert playing.openspiel("backgammon", 0.001) > 0
