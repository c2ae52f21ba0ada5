"""How a match came about: the chances through it, its turning points, and what a bot says there."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Final

from kronika import bots
from kronika.core.asks import Line, Option
from kronika.core.errors import KronikaError
from kronika.core.match import Match, new_match

TURNING_POINTS: Final = 5
PERCENT: Final = 100


@dataclass(frozen=True)
class TurningPoint:
    """A decision that changed much, and what was told of it."""

    decision: int
    """Its number, counted from 1."""
    seat: int
    option: Option
    before: float
    """The chances of the one whom the analysis is about, in percent."""
    after: float
    lines: tuple[Line, ...]

    @property
    def change(self) -> float:
        """Percentage points that were won or lost."""
        return round(self.after - self.before, 1)


@dataclass(frozen=True)
class Analysis:
    """The chances through a match: for each of `decisions`, every seat's share of the win."""

    decisions: tuple[int, ...]
    chances: tuple[tuple[float, ...], ...]
    """In percent, rounded to tenths."""
    winner: int
    """Whom it is about: who won, or who is ahead in a match that is not over."""
    turning: tuple[TurningPoint, ...]
    """In the order of the match."""

    def sampled(self, samples: int) -> list[int]:
        """Places of the first, the last, and some evenly between them."""
        last = len(self.decisions) - 1
        steps = min(samples, last)
        return sorted({round(step * last / steps) for step in range(steps + 1)} if steps else {0})

    def plain(self) -> dict[str, Any]:
        """The analysis as plain data."""
        return {
            "winner": self.winner,
            "decisions": list(self.decisions),
            "chances": [list(shares) for shares in self.chances],
            "turning": [
                {
                    "decision": point.decision,
                    "seat": point.seat,
                    "choice": point.option.key,
                    "before": point.before,
                    "after": point.after,
                }
                for point in self.turning
            ],
        }


def moments_of(match: Match) -> Iterator[Match]:
    """The match at its start and after each decision: one object, moving on."""
    past = new_match(match.game, match.players, match.seed, match.settings, listen=False)
    yield past
    for option, decider in zip(match.decisions, match.deciders, strict=True):
        past.take(option, decider)
        yield past


def chances_of(match: Match) -> tuple[float, ...]:
    """Everybody's share of the win in percent: an estimate, and after the end the truth."""
    shares: Sequence[float] = match.game.evaluate(match.state)
    if match.result is not None:
        winners = match.result.winners
        shares = [(seat in winners) / max(1, len(winners)) for seat in range(match.players)]
    return tuple(round(PERCENT * share, 1) for share in shares)


def analyze(
    match: Match, moments: Iterable[Match] | None = None, points: int = TURNING_POINTS
) -> Analysis:
    """The chances through a match, which kept its log, and its turning points.

    `moments` is the match at its start and after each decision, as `core.record.replay` yields
    it; without it the match is played again from its seed.
    """
    decisions: list[int] = []
    chances: list[tuple[float, ...]] = []
    for moment in moments_of(match) if moments is None else moments:
        decisions.append(len(moment.decisions))
        chances.append(chances_of(moment))
    result = match.result
    if result is not None and result.winners:
        winner = result.winners[0]
    else:
        winner = max(range(match.players), key=lambda seat: chances[-1][seat])
    turning = _turning(match, decisions, chances, winner, points)
    return Analysis(tuple(decisions), tuple(chances), winner, turning)


def _turning(
    match: Match,
    decisions: Sequence[int],
    chances: Sequence[tuple[float, ...]],
    winner: int,
    points: int,
) -> tuple[TurningPoint, ...]:
    """The decisions after which the winner's chances changed most; only those that were told."""
    told: dict[int, list[Line]] = {}
    for line in match.log(None):
        told.setdefault(line.decision, []).append(line)
    found = [
        TurningPoint(
            number,
            match.deciders[number - 1],
            match.decisions[number - 1],
            chances[at - 1][winner],
            chances[at][winner],
            tuple(told[number]),
        )
        for at, number in enumerate(decisions)
        if at and number in told and chances[at][winner] != chances[at - 1][winner]
    ]
    most = sorted(found, key=lambda point: (-abs(point.change), point.decision))[:points]
    return tuple(sorted(most, key=lambda point: point.decision))


def advise(match: Match, turning: Iterable[TurningPoint], bot: str) -> Iterator[Option]:
    """What a bot would have chosen at each of the turning points, which are in order.

    It sees only what the player could see. It takes as long as the bot's budget is, at each.
    """
    moments = moments_of(match)
    moment = next(moments)
    for point in turning:
        while len(moment.decisions) < point.decision - 1:
            moment = next(moments)
        seed = f"analysis {match.seed_hash} {point.decision}"
        yield bots.make(bot, seed).choose(moment, point.seat)


def colours_of(match: Match, language: str) -> tuple[int, ...]:
    """The colour of each seat, 1 to 6, as the game gives them."""
    try:
        panels = match.game.page(match.view(None), language, True).players
    except (NotImplementedError, KronikaError):
        return tuple(seat % 12 + 1 for seat in range(match.players))
    return tuple(panel.colour for panel in panels)
