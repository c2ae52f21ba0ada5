"""Shares of the win by strength, and by the result."""

import pytest

from kronika.core.estimates import OUT, decided, softmax, weighted
from kronika.core.state import Result

pytestmark = pytest.mark.compiled


def test_winners_share_a_match_that_is_over() -> None:
    assert decided(Result([0, 2], "points", {}), 4) == [0.5, 0, 0.5, 0]


def test_the_stronger_has_more_and_all_have_one_together() -> None:
    shares = softmax([weighted([1.0, 2.0], [0.5, 0.25]), 0.0, 1.0])
    assert shares[0] == shares[2] > shares[1] > 0
    assert sum(shares) == pytest.approx(1)


def test_who_is_out_has_nothing() -> None:
    assert softmax([3.0, OUT, 3.0]) == [0.5, 0, 0.5]
    assert softmax([OUT, OUT]) == [0.5, 0.5]


def test_strengths_of_any_size_are_fine() -> None:
    assert softmax([5000.0, 0.0]) == [1, 0]
    assert softmax([-5000.0, -5000.0]) == [0.5, 0.5]
