"""What every interface agrees on: whose turn it is, and what a result is worth."""

from kronika.core.match import Match
from kronika.core.state import Result


def next_seat(match: Match, last: int) -> int:
    """Who decides next. Where several are asked, they take turns: whoever sits next after the one
    who decided last."""
    return min(match.asked, key=lambda seat: (seat - last - 1) % match.players)


def rewards_of(result: Result, players: int) -> list[float]:
    """What a result is worth to each player: 1 to a lone winner, and the same loss to all others.

    Winners who share are paid alike. The sum is 0.
    """
    share = players / len(result.winners)
    return [
        ((share if player in result.winners else 0.0) - 1.0) / (players - 1)
        for player in range(players)
    ]
