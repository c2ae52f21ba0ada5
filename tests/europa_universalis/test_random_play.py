"""Whole games, each decision drawn from all that is offered."""

import pytest

from tests.europa_universalis.playing import Playing, started

pytestmark = pytest.mark.compiled


@pytest.mark.rule("EU-4.0.1", "EU-3.4.5", "EU-4.7.1", "EU-SCN.4")
@pytest.mark.parametrize(("scenario", "rounds"), [("S07", 8), ("S02", 4), ("S13", 8)])
def test_a_game_ends(scenario: str, rounds: int) -> None:
    s = started(scenario, seed=2)
    played = Playing(s, seed=2)
    assert s.result is not None
    assert s.result.winners
    assert s.rounds <= rounds
    assert max(played.widest.values()) <= 60, played.widest
