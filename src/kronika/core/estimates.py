"""Estimates of who wins: shares that are not negative, and whose sum is 1."""

from math import exp
from typing import Final

from .state import Result

OUT: Final = float("-inf")
"""The strength of a player who cannot win any more."""


def decided(result: Result, players: int) -> list[float]:
    """Each player's share of a match that is over."""
    share = 1.0 / len(result.winners)
    return [share if player in result.winners else 0.0 for player in range(players)]


def weighted(values: list[float], weights: list[float]) -> float:
    """A player's strength in a logistic model: what he has, each with its weight."""
    strength = 0.0
    for place, value in enumerate(values):
        strength += weights[place] * value
    return strength


def softmax(strengths: list[float]) -> list[float]:
    """Each player's share by his strength; only differences count, however large they are."""
    most = max(strengths)
    if most == OUT:
        return [1.0 / len(strengths)] * len(strengths)
    total = 0.0
    odds: list[float] = []
    for strength in strengths:
        chance = exp(strength - most)
        odds.append(chance)
        total += chance
    return [chance / total for chance in odds]
