"""Figures of a tournament, against ones worked out by hand."""

import pytest

from kronika.arena.schedule import Contest, Pairing
from kronika.arena.statistics import Rate, statistics_of, wilson
from kronika.arena.tournament import Clock, Played


def played(
    number: int, lineup: tuple[str, ...], *winners: int, reason: str = "holy", decisions: int = 10
) -> Played:
    clocks = []
    for seat in range(len(lineup)):
        clock = Clock()
        clock.add(0.001 * (seat + 1))
        clocks.append(clock)
    pairing = Pairing(number, str(number), lineup)
    return Played(pairing, winners, reason, decisions, {}, "x", clocks=tuple(clocks))


A_B, B_A = ("greedy", "random"), ("random", "greedy")
CONTEST = Contest("pax-renaissance", 2, A_B, ("1", "2"), {})
MATCHES = [
    played(1, A_B, 0, decisions=10),
    played(2, B_A, 1, decisions=30, reason="patron"),
    played(3, A_B, 0, 1, decisions=20),
    played(4, B_A, 0, decisions=40),
    Played(Pairing(5, "5", A_B), decisions=7, error="broken"),
]


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [
        (5, 10, 0.2366, 0.7634),
        (0, 10, 0.0, 0.2775),
        (10, 10, 0.7225, 1.0),
        (80, 100, 0.7112, 0.8666),
    ],
)
def test_wilson(wins: float, games: int, low: float, high: float) -> None:
    assert wilson(wins, games) == pytest.approx((low, high), abs=1e-4)


def test_nothing_is_known_before_the_first_game() -> None:
    assert Rate(0, 0).interval == (0.0, 1.0)
    assert Rate(0, 0).share == 0


def test_wins_by_bot_and_seat() -> None:
    found = statistics_of(CONTEST, MATCHES)
    assert (found.matches, found.errors, found.shared) == (4, 1, 1)
    greedy, random = found.standings
    assert (greedy.bot, greedy.rate) == ("greedy", Rate(2.5, 4))
    assert (random.bot, random.rate) == ("random", Rate(1.5, 4))
    assert greedy.seats == [Rate(1.5, 2), Rate(1.0, 2)]
    assert random.seats == [Rate(1.0, 2), Rate(0.5, 2)]
    assert found.seats == [Rate(2.5, 4), Rate(1.5, 4)]
    assert found.versus["greedy"]["random"] == Rate(2, 3)
    assert found.versus["random"]["greedy"] == Rate(1, 3)


def test_lengths_endings_and_times() -> None:
    plain = statistics_of(CONTEST, MATCHES).plain()
    assert plain["length"] == {"min": 10, "mean": 25.0, "median": 25.0, "max": 40}
    assert plain["endings"] == {"holy": 3, "patron": 1}
    assert plain["bots"][0]["endings"] == {"holy": 2, "patron": 1}
    assert plain["times"]["greedy"]["decisions"] == 4
    assert plain["times"]["greedy"]["mean"] == pytest.approx(0.0015)
    assert plain["times"]["greedy"]["max"] == pytest.approx(0.002)


def test_the_order_in_which_games_ended_does_not_matter() -> None:
    forwards = statistics_of(CONTEST, MATCHES).plain()
    assert statistics_of(CONTEST, reversed(MATCHES)).plain() == forwards


def test_ratings_follow_the_wins() -> None:
    contest = Contest("pax-renaissance", 4, ("greedy", "random"), ("1",), {})
    matches = [
        played(number, ("random",) * seat + ("greedy",) + ("random",) * (3 - seat), seat)
        for number, seat in enumerate([0, 1, 2, 3, 1, 2], start=1)
    ]
    found = statistics_of(contest, matches)
    ratings = {one.bot: one.rating for one in found.standings}
    assert ratings["greedy"] is not None
    assert ratings["random"] is not None
    assert ratings["greedy"].mu > 25 > ratings["random"].mu
    assert ratings["greedy"].sigma < 25 / 3
    assert len(found.history) == 6
    assert found.equal == 0.25
    assert found.versus["greedy"] == {}  # three seats against one are not even


def test_seats_of_one_bot_in_one_match_are_no_proofs_of_their_own() -> None:
    contest = Contest("pax-renaissance", 4, ("greedy", "random"), ("1",), {})
    lineup = ("greedy", "random", "random", "random")
    matches = [played(number, lineup, 1 if number <= 3 else 0) for number in range(1, 9)]
    rates = {one.bot: one.rate for one in statistics_of(contest, matches).standings}
    assert rates["random"] == Rate(3, 24)
    low, high = wilson(3, 8)
    assert rates["random"].interval == pytest.approx((low / 3, high / 3))
    assert rates["greedy"].interval == wilson(5, 8)


def test_intervals_of_several_rates_are_wider() -> None:
    alone, among = Rate(30, 40).interval, Rate(30, 40).among(4)
    assert among[0] < alone[0] < alone[1] < among[1]
    assert among == pytest.approx(wilson(30, 40, 0.0125))


def test_quantiles_of_a_clock() -> None:
    clock = Clock()
    for milliseconds in range(1, 101):
        clock.add(milliseconds / 1000)
    assert clock.quantile(0.5) == pytest.approx(0.05, rel=0.42)  # a step of the scale
    assert clock.quantile(1.0) == pytest.approx(0.1)
    assert clock.quantile(0.05) < clock.quantile(0.5) < clock.quantile(0.95) <= clock.longest
    other = Clock()
    other.merge(clock)
    other.merge(Clock.of(clock.plain()))
    assert (other.decisions, other.quantile(0.5)) == (200, clock.quantile(0.5))
