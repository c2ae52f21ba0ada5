"""What came out of a tournament, in figures."""

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from math import sqrt
from statistics import NormalDist, median
from typing import Any, Final

from .schedule import Contest
from .tournament import Clock, Played

DOUBT: Final = 0.05
"""How often an interval may miss the truth."""


@dataclass(frozen=True)
class Rate:
    """A share of wins. A win that is shared by n counts 1/n for each."""

    wins: float
    games: int
    """Seats that were played."""
    trials: int = field(default=0, compare=False)
    """Matches they were in, if a match can have several: of those at most one wins."""

    @property
    def share(self) -> float:
        """The share that was won."""
        return self.wins / self.games if self.games else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        """Where the true share is, with 95 % confidence (Wilson's interval)."""
        return self.among(1)

    def among(self, others: int) -> tuple[float, float]:
        """The same where so many rates are looked at: all of their intervals hold with 95 %.

        Whoever picks the most striking one of several would otherwise find something too often.
        """
        trials = self.trials or self.games
        low, high = wilson(self.wins, trials, DOUBT / max(1, others))
        # What all seats of a match win together, for each of them.
        scale = trials / self.games if self.games else 1.0
        return low * scale, high * scale

    def plain(self) -> dict[str, Any]:
        """The rate as plain data."""
        low, high = self.interval
        return {
            "games": self.games,
            "wins": round(self.wins, 6),
            "share": round(self.share, 6),
            "interval": [round(low, 6), round(high, 6)],
        }


def wilson(wins: float, games: int, doubt: float = DOUBT) -> tuple[float, float]:
    """The interval of Wilson: sensible also near 0 and 1, and for few games."""
    if not games:
        return 0.0, 1.0
    z = NormalDist().inv_cdf(1 - doubt / 2)
    share, square = wins / games, z * z
    middle = share + square / (2 * games)
    spread = z * sqrt(share * (1 - share) / games + square / (4 * games * games))
    scale = 1 + square / games
    return max(0.0, (middle - spread) / scale), min(1.0, (middle + spread) / scale)


@dataclass(frozen=True)
class Rating:
    """The strength of a bot, and how unsure it is; as openskill has it."""

    mu: float
    sigma: float

    @property
    def ordinal(self) -> float:
        """The strength that it almost certainly has at least."""
        return self.mu - 3 * self.sigma

    def plain(self) -> dict[str, float]:
        """The rating as plain data."""
        return {
            "mu": round(self.mu, 4),
            "sigma": round(self.sigma, 4),
            "ordinal": round(self.ordinal, 4),
        }


@dataclass
class Standing:
    """A bot, and how it fared."""

    bot: str
    rate: Rate
    seats: list[Rate]
    endings: Counter[str]
    clock: Clock
    rating: Rating | None = None


@dataclass
class Statistics:
    """The figures of a tournament."""

    contest: Contest
    matches: int
    errors: int
    standings: list[Standing]
    """The best one first."""
    seats: list[Rate]
    versus: dict[str, dict[str, Rate]]
    """For bots that met: how often the first one won, of the games that one of the two won."""
    lengths: list[int]
    endings: Counter[str]
    shared: int
    history: list[dict[str, Rating]] = field(default_factory=list)
    """The ratings after each match; none without openskill."""

    @property
    def equal(self) -> float:
        """The share of a bot that is as good as the others."""
        return 1 / self.contest.players

    @property
    def complete(self) -> bool:
        """Whether all games were played: only then have all bots had all seats equally often."""
        return self.matches == len(self.contest)

    def plain(self) -> dict[str, Any]:
        """The figures as plain data. Only `times` depends on who played, and when."""
        lengths = self.lengths
        return {
            "contest": self.contest.plain(),
            "planned": len(self.contest),
            "finished": self.matches,
            "errors": self.errors,
            "bots": [
                {
                    "bot": standing.bot,
                    **standing.rate.plain(),
                    "seats": [rate.plain() for rate in standing.seats],
                    "endings": ordered(standing.endings),
                    "rating": None if standing.rating is None else standing.rating.plain(),
                }
                for standing in self.standings
            ],
            "seats": [rate.plain() for rate in self.seats],
            "versus": {
                bot: {other: rate.plain() for other, rate in others.items()}
                for bot, others in self.versus.items()
            },
            "endings": ordered(self.endings),
            "shared_wins": self.shared,
            "length": {
                "min": min(lengths, default=0),
                "mean": round(sum(lengths) / len(lengths), 2) if lengths else 0,
                "median": median(lengths) if lengths else 0,
                "max": max(lengths, default=0),
            },
            "times": {standing.bot: times_of(standing.clock) for standing in self.standings},
        }


def ordered(counts: Counter[str]) -> dict[str, int]:
    """Counts, the largest first."""
    return dict(sorted(counts.items(), key=lambda item: (-item[1], item[0])))


def times_of(clock: Clock) -> dict[str, float]:
    """Seconds that a bot took for a decision."""
    return {
        "decisions": clock.decisions,
        "mean": round(clock.seconds / clock.decisions, 6) if clock.decisions else 0.0,
        "median": round(clock.quantile(0.5), 6),
        "p95": round(clock.quantile(0.95), 6),
        "max": round(clock.longest, 6),
    }


def statistics_of(contest: Contest, played: Iterable[Played]) -> Statistics:
    """The figures of all matches that came to their end."""
    everything = sorted(played, key=lambda one: one.pairing.number)
    matches = [one for one in everything if not one.error]
    history = rate_all(contest, matches)
    names = list(dict.fromkeys(contest.bots))
    standings = [_standing(name, contest, matches) for name in names]
    for standing in standings:
        standing.rating = history[-1][standing.bot] if history else None
    standings.sort(key=lambda one: -one.rate.share)
    seats = [
        Rate(sum(_share(one, seat) for one in matches), len(matches))
        for seat in range(contest.players)
    ]
    return Statistics(
        contest,
        len(matches),
        len(everything) - len(matches),
        standings,
        seats,
        _versus(names, matches),
        [one.decisions for one in matches],
        Counter(one.reason for one in matches),
        sum(len(one.winners) > 1 for one in matches),
        history,
    )


def _share(one: Played, seat: int) -> float:
    return 1 / len(one.winners) if seat in one.winners else 0.0


def _standing(name: str, contest: Contest, matches: Sequence[Played]) -> Standing:
    wins, games = [0.0] * contest.players, [0] * contest.players
    endings: Counter[str] = Counter()
    clock = Clock()
    trials = sum(name in one.pairing.lineup for one in matches)
    for one in matches:
        for seat, bot in enumerate(one.pairing.lineup):
            if bot == name:
                games[seat] += 1
                wins[seat] += _share(one, seat)
                clock.merge(one.clocks[seat])
                if seat in one.winners:
                    endings[one.reason] += 1
    rates = [Rate(won, number) for won, number in zip(wins, games)]
    return Standing(name, Rate(sum(wins), sum(games), trials), rates, endings, clock)


def _versus(names: Sequence[str], matches: Sequence[Played]) -> dict[str, dict[str, Rate]]:
    """Only games with one seat for each of the two: otherwise the odds were not even."""
    won: Counter[tuple[str, str]] = Counter()
    for one in matches:
        lineup = one.pairing.lineup
        single = [seat for seat, bot in enumerate(lineup) if lineup.count(bot) == 1]
        if len(one.winners) == 1 and one.winners[0] in single:
            winner = one.winners[0]
            for seat in single:
                if seat != winner:
                    won[lineup[winner], lineup[seat]] += 1
    return {
        bot: {
            other: Rate(won[bot, other], won[bot, other] + won[other, bot])
            for other in names
            if won[bot, other] + won[other, bot]
        }
        for bot in names
    }


def can_rate() -> bool:
    """Whether openskill is there."""
    try:
        import openskill.models  # noqa: F401
    except ImportError:
        return False
    return True


def rate_all(contest: Contest, matches: Sequence[Played]) -> list[dict[str, Rating]]:
    """The ratings of all bots after each match, in the order of the contest.

    A bot that sits in several seats gets the mean of what each of them would make of its rating.
    """
    if not can_rate() or not matches:
        return []
    from openskill.models import PlackettLuce

    model = PlackettLuce()
    ratings = {name: model.rating(name=name) for name in dict.fromkeys(contest.bots)}
    history = []
    for one in matches:
        lineup = one.pairing.lineup
        teams = [[model.rating(ratings[bot].mu, ratings[bot].sigma)] for bot in lineup]
        ranks = [float(seat not in one.winners) for seat in range(len(lineup))]
        rated = model.rate(teams, ranks=ranks) if len(lineup) > 1 else teams
        for bot in set(lineup):
            own = [team[0] for team, name in zip(rated, lineup) if name == bot]
            mu = sum(rating.mu for rating in own) / len(own)
            sigma = sum(rating.sigma for rating in own) / len(own)
            ratings[bot] = model.rating(mu, sigma, name=bot)
        history.append({name: Rating(one.mu, one.sigma) for name, one in ratings.items()})
    return history
