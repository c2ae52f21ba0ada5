"""An estimate of each player's chances, for bots.

A player's strength is the sum of his features, each times its weight; the shares of the win are
the strengths in a logistic model (softmax). The weights were set by hand, and then tuned by matches
of bots against each other: `tools/tune_evaluate.py`.
"""

from typing import Final

from kronika.core.estimates import decided, softmax, weighted

from .objectives import status_fulfilled
from .scoring import ADVANCES, points_of
from .state import STATUS, World, owner_of, sort_of
from .terms import (
    ANGRY,
    BARREN,
    CULTURE,
    ENGINEERING,
    FOOD,
    GOLD,
    HAPPY,
    IDEAS,
    MOOD,
    ORE,
    SETTLER,
    SHIP,
    WOOD,
)

FEATURES: Final[dict[str, str]] = {
    "points": "half points that the player would score now",
    "points-late": "the same, the more the later it is",
    "cities": "cities, the more the earlier it is",
    "sizes": "sizes of all cities, the more the earlier it is: that much can be collected",
    "advances": "points for advances, the more the earlier it is",
    "happy": "happy cities",
    "angry": "angry cities",
    "resources": "food, wood, ore, ideas and gold, up to 7: the next few actions cost them",
    "hoard": "resources beyond these",
    "sets": "buildings that could be paid for, up to 2",
    "tokens": "mood and culture tokens",
    "action-cards": "action cards in hand",
    "objective-cards": "objective cards in hand",
    "fulfilled": "of these, how many would be completed if the age ended now",
    "wonder-cards": "wonder cards in hand",
    "wonder-paid": "of a wonder in hand whose advances are known, the part that could be paid",
    "persons": "great persons in hand",
    "army": "units that can fight on land",
    "ships": "ships",
    "settlers": "settlers, the more the earlier it is",
    "pioneers": "of these, those who stand where a city could be",
    "actions": "main actions left in the player's own turn",
}
"""What the weights weigh."""

BY_HAND: Final[list[float]] = [
    0.10,
    0.15,
    0.40,
    0.10,
    0.08,
    0.10,
    -0.15,
    0.05,
    0.01,
    0.08,
    0.04,
    0.06,
    0.10,
    0.30,
    0.05,
    0.30,
    0.10,
    0.06,
    0.05,
    0.20,
    0.20,
    0.12,
]
"""Weights to begin with, in the order of the features."""

WEIGHTS: Final[list[float]] = [
    0.080,
    0.130,
    0.214,
    0.041,
    0.032,
    0.091,
    -0.112,
    0.040,
    0.013,
    0.038,
    0.021,
    0.034,
    0.076,
    0.197,
    0.029,
    0.100,
    0.067,
    0.039,
    0.026,
    0.157,
    0.131,
    0.040,
]
"""What they have become by play."""

BARN: Final = 7
SETS: Final = 2


def features(s: World) -> list[list[float]]:
    """The features of every player."""
    rounds = s.content.rounds
    late = min(1.0, ((s.age - 1) * rounds + s.round - 1) / max(1, s.last_age * rounds))
    early = 1.0 - late
    armies = [0] * s.count
    ships = [0] * s.count
    settlers = [0] * s.count
    pioneers = [0] * s.count
    for hex, units in s.units.items():
        for unit in units:
            owner = owner_of(unit)
            if owner < s.count:
                sort = sort_of(unit)
                if sort == SETTLER:
                    settlers[owner] += 1
                    if hex not in s.cities and s.terrain[hex] < BARREN:
                        pioneers[owner] += 1
                elif sort == SHIP:
                    ships[owner] += 1
                else:
                    armies[owner] += 1
    cities = [0] * s.count
    sizes = [0] * s.count
    happy = [0] * s.count
    angry = [0] * s.count
    for city in s.cities.values():
        if city.owner < s.count:
            cities[city.owner] += 1
            sizes[city.owner] += city.size()
            if city.mood == HAPPY:
                happy[city.owner] += 1
            elif city.mood == ANGRY:
                angry[city.owner] += 1
    found: list[list[float]] = []
    for player in range(s.count):
        realm = s.players[player]
        points = points_of(s, player)
        total = float(sum(points))
        stock = realm.stock
        resources = stock[FOOD] + stock[WOOD] + stock[ORE] + stock[IDEAS] + stock[GOLD]
        fulfilled = min(len(status_fulfilled(s, player, [])), len(realm.objective_cards))
        found.append(
            [
                total,
                total * late,
                cities[player] * early,
                sizes[player] * early,
                points[ADVANCES] * early,
                float(happy[player]),
                float(angry[player]),
                float(min(resources, BARN)),
                float(max(resources - BARN, 0)),
                float(min(stock[FOOD], stock[WOOD], stock[ORE], SETS)),
                float(stock[MOOD] + stock[CULTURE]),
                float(len(realm.action_cards)),
                float(len(realm.objective_cards)),
                float(fulfilled),
                float(len(realm.wonder_cards)),
                wonder_paid(s, player),
                float(len(realm.persons) + len(realm.open_persons)),
                float(armies[player]),
                float(ships[player]),
                settlers[player] * early,
                pioneers[player] * early,
                float(s.actions_left) if player == s.active and s.phase != STATUS else 0.0,
            ]
        )
    return found


def wonder_paid(s: World, player: int) -> float:
    """The part of a wonder in hand that a player could pay, if he knows how to build it."""
    realm = s.players[player]
    most = 0.0
    if not realm.wonder_cards or not realm.owns(ENGINEERING):
        return most
    for wonder in realm.wonder_cards:
        if realm.owns(s.content.wonder_advance[wonder]):
            gold = realm.stock[GOLD]
            price = paid = 0
            for good, amount in enumerate(s.content.wonder_cost[wonder]):
                price += amount
                paid += min(amount, realm.stock[good])
                if good < GOLD:
                    instead = min(gold, max(0, amount - realm.stock[good]))
                    gold -= instead
                    paid += instead
            most = max(most, paid / price)
    return most


def evaluate(s: World) -> list[float]:
    """Each player's share of the win: by the result, or by what everybody has."""
    if s.result is not None:
        return decided(s.result, s.count)
    return softmax([weighted(values, WEIGHTS) for values in features(s)])
