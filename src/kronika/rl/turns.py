"""What every interface agrees on: whose turn it is, and what a result is worth."""

from kronika.core.asks import Ask
from kronika.core.state import Result


def next_seat(ask: Ask, last: int, players: int) -> int:
    """Who answers an ask. Where the floor is open to several, they take turns: whoever sits next
    after the one who decided last."""
    if ask.floor is None:
        return ask.player
    return min(ask.players(), key=lambda seat: (seat - last - 1) % players)


def rewards_of(result: Result, players: int) -> list[float]:
    """What a result is worth to each player: 1 to a lone winner, and the same loss to all others.

    Winners who share are paid alike. The sum is 0.
    """
    share = players / len(result.winners)
    return [
        ((share if player in result.winners else 0.0) - 1.0) / (players - 1)
        for player in range(players)
    ]
