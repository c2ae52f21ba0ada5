"""The tool that tunes weights."""

import sys
from math import log
from multiprocessing import get_context
from multiprocessing.pool import Pool
from pathlib import Path
from typing import cast

import pytest

import kronika

ROOT = Path(__file__).resolve().parents[2]
sys.path.append(str(ROOT / "tools"))

import tune_evaluate as tool  # noqa: E402
from tune_evaluate import (  # noqa: E402
    Duel,
    Tuning,
    best_scale,
    fought,
    lead,
    source_of,
    surprise,
    watched,
    write,
)

PAX = "pax-renaissance"
BY_HAND = tuple(tool.evaluation(PAX).BY_HAND)


def test_who_wants_to_lose_loses() -> None:
    inverse = tuple(-weight for weight in BY_HAND)
    duels = [Duel(PAX, "greedy", 2, f"seed {number}", inverse, BY_HAND) for number in range(4)]
    found = [fought(duel) for duel in duels]
    assert sum(won for _, won in found) <= 1
    assert sum(ahead for ahead, _ in found) <= -2
    assert list(tool.evaluation(PAX).WEIGHTS) != list(inverse)


def test_equal_weights_are_even_whatever_the_dice() -> None:
    """Bots of a seat have the same seed in both matches, so these are the same match."""
    for players in (2, 3, 4):
        duel = Duel(PAX, "greedy", players, "even", BY_HAND, BY_HAND)
        _, won = fought(duel)
        assert won == pytest.approx(0.5)


def test_a_lead_is_of_wins_and_of_scores() -> None:
    assert lead(None, [0, 1], 1.0) == 1.0
    assert lead([20, 20], [0, 1], 1.0) == pytest.approx(0.5)
    assert 0.5 < lead([22, 20], [0, 1], 1.0) < lead([30, 20], [0, 1], 1.0) <= 1.0
    assert lead([20, 30, 20], [0, 1, 0], -1.0) == pytest.approx(
        -lead([30, 20, 30], [0, 1, 0], 1.0), abs=0.05
    )


def test_the_same_arguments_give_the_same_weights_on_any_number_of_processors() -> None:
    found = []
    for workers in (1, 2):
        tuning = Tuning(PAX, [2, 3], "greedy", rounds=2, pairs=3, seed=5)
        with get_context("spawn").Pool(workers) as pool:
            slopes = [tuning.round(number, pool) for number in range(2)]
        assert any(slopes)
        found.append(tuning.mean)
    assert found[0] == found[1] != list(BY_HAND)


class Judge:
    """In place of matches: the side that weighs the first feature more, and the second less."""

    def map(self, work: object, duels: list[Duel], chunksize: int) -> list[tuple[float, float]]:
        return [
            ((one[0] > two[0]) / 2 - (one[1] > two[1]) / 2, 0.5)
            for one, two in ((duel.one, duel.other) for duel in duels)
        ]


def test_weights_go_the_way_that_wins() -> None:
    tuning = Tuning(PAX, [2], "greedy", rounds=10, pairs=40, seed=1)
    for number in range(10):
        tuning.round(number, cast("Pool", Judge()))
    moved = [
        (after - before) / scale
        for after, before, scale in zip(tuning.mean, BY_HAND, tuning.scales, strict=True)
    ]
    assert moved[0] > 1
    assert moved[1] < -1
    assert all(abs(each) < 1 for each in moved[2:])


def test_chances_are_made_to_come_true() -> None:
    """Strengths of 2 and 0 mean 88 %; who is ahead wins 75 %, which log 3 would mean."""
    matches = [([[2.0, 0.0]], [0])] * 3 + [([[2.0, 0.0]], [1])]
    assert best_scale(matches) == pytest.approx(log(3) / 2, rel=0.01)
    assert surprise(matches, log(3) / 2) < surprise(matches, 1.0)
    assert surprise(matches, 0.0) == pytest.approx(log(2))
    shared = [([[1.0, 1.0, -9.0]], [0, 1])]
    assert surprise(shared, 1.0) == pytest.approx(0.0, abs=1e-3)


def test_a_match_is_watched_with_the_strengths_of_its_weights() -> None:
    weights = tuple(1.0 if name == "purse" else 0.0 for name in tool.evaluation(PAX).FEATURES)
    positions, winners = watched(Duel(PAX, "greedy", 3, "watched", weights, weights))
    assert positions
    assert all(len(each) == 3 for each in positions)
    assert all(0 <= florins <= 5 for each in positions for florins in each)
    assert set(winners) <= {0, 1, 2}
    assert watched(Duel(PAX, "greedy", 3, "watched", weights, weights)) == (positions, winners)


@pytest.mark.parametrize("game", kronika.games())
def test_weights_are_written_where_they_belong(game: str, tmp_path: Path) -> None:
    path = tmp_path / "evaluate.py"
    path.write_text(source_of(game).read_text(encoding="utf-8"), encoding="utf-8")
    module = tool.evaluation(game)
    weights = [round(place / 8 - 1, 3) for place in range(len(module.FEATURES))]
    write(path, weights)
    names: dict[str, object] = {"__package__": module.__package__, "__name__": "written"}
    exec(compile(path.read_text(encoding="utf-8"), str(path), "exec"), names)
    assert names["WEIGHTS"] == weights
    assert names["BY_HAND"] == module.BY_HAND
