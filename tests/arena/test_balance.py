"""The tool that tells how often sides win."""

import sys
from pathlib import Path

import pytest

import kronika
from kronika.core.match import new_match

ROOT = Path(__file__).resolve().parents[2]
sys.path.append(str(ROOT / "tools"))

from balance import Balance, main, play, table  # noqa: E402

PAX = "pax-renaissance"


def test_wins_are_counted_by_side() -> None:
    game = kronika.game(PAX)
    balance = Balance(2)
    winners: list[str] = []
    for seed in ("1", "2", "3"):
        match = new_match(game, 2, seed, listen=False)
        assert play(match, "random", seed, float("inf"))
        assert match.result is not None
        balance.add(match)
        sides = game.seat_names(match.state)
        winners += [sides[winner] for winner in match.result.winners]
    assert balance.matches == 3
    rates = dict(balance.rates())
    assert sum(rate.games for rate in rates.values()) == 6
    assert sum(rate.wins for rate in rates.values()) == pytest.approx(3)
    assert {side for side, rate in rates.items() if rate.wins} == set(winners)
    shares = [rate.share for _, rate in balance.rates()]
    assert shares == sorted(shares, reverse=True)
    assert len(table(game, balance).splitlines()) == 2 + len(rates) + 2


def test_a_match_for_which_there_is_no_time_is_not_counted(
    capsys: pytest.CaptureFixture[str],
) -> None:
    main([PAX, "--players", "2", "--bot", "random", "--games", "3", "--minutes", "-1"])
    assert "0 matches" in capsys.readouterr().out
