"""A rough score of a position, for bots."""

from typing import Final

from .scoring import points_of
from .state import World
from .terms import CULTURE, GOLD, IDEAS, MOOD

# Half points, weighed by hand.
RESOURCE: Final = 0.25
TOKEN: Final = 0.3
UNIT: Final = 0.6
CARD: Final = 0.5
HAPPINESS: Final = 0.3


def strength(s: World, player: int) -> float:
    """What a player would score now, and what could become of the rest."""
    realm = s.players[player]
    total = float(sum(points_of(s, player)))
    total += RESOURCE * sum(realm.stock[: GOLD + 1]) + RESOURCE * realm.stock[IDEAS]
    total += TOKEN * (realm.stock[MOOD] + realm.stock[CULTURE])
    total += CARD * (len(realm.action_cards) + len(realm.objective_cards))
    total += CARD * len(realm.wonder_cards)
    for units in s.units.values():
        for unit in units:
            if (unit & 63) >> 3 == player:
                total += UNIT
    for city in s.cities.values():
        if city.owner == player:
            total += HAPPINESS * city.mood
    return total


def evaluate(s: World) -> list[float]:
    """Each player's share of the win: by the result, or by strength to the fourth power."""
    if s.result is not None:
        share = 1.0 / len(s.result.winners)
        return [share if player in s.result.winners else 0.0 for player in range(s.count)]
    weights = [(strength(s, player) + 1.0) ** 4 for player in range(s.count)]
    total = sum(weights)
    return [weight / total for weight in weights]
