"""Chapter 7.3: whether a player could feed all his settlements: the victory condition."""

from typing import Final

from .commodities import place_of_herd
from .goals import AGRICULTURE, agriculture, target
from .state import Table
from .supply import Network
from .terms import CITY, NONE

CITY_FOOD: Final = 2
VILLAGE_FOOD: Final = 1
FISH_PER_FOOD: Final = 2


def needs(s: Table, network: Network) -> dict[int, int]:
    """SZ-G3.5, SZ-G3.8: food for the completed settlements, less what grows for them in the fields.

    By parts of the network; only here sown grain is food.
    """
    found: dict[int, int] = {}
    for field in s.settlements_of(network.player):
        part = network.inside[field]
        food = CITY_FOOD if s.settlement[field] == CITY else VILLAGE_FOOD
        found[part] = found.get(part, 0) + food
    for field in range(s.map.count):
        if s.grain_owner[field] == network.player and s.sown[field]:
            left = s.sown[field] + s.crop[field]
            for part in sorted(network.near(field)):
                eaten = min(left, found.get(part, 0))
                if eaten:
                    found[part] -= eaten
                    left -= eaten
    return found


def _stores(s: Table, network: Network, part: int) -> int:
    """Food of stored grain and pairs of fish: each is worth as much as an agricultural point."""
    grain = fish = 0
    for field in s.settlements_of(network.player):
        if network.inside[field] == part:
            grain += s.stored_grain[field]
            fish += s.stored_fish[field]
    return grain + fish // FISH_PER_FOOD


def _herds(s: Table, network: Network, needed: dict[int, int]) -> dict[int, list[int]]:
    """The types of the herds that are connected to each part.

    One that could feed several parts is given to the one with the greatest need.
    """
    found: dict[int, list[int]] = {part: [] for part in needed}
    left = needed.copy()
    for herd, owner in enumerate(s.herd_owner):
        if owner != network.player:
            continue
        parts = [part for part in sorted(place_of_herd(s, network, herd)) if part in left]
        if parts:
            part = max(parts, key=left.__getitem__)
            found[part].append(s.herd_type[herd])
            left[part] -= s.content.herd_slaughter[s.herd_type[herd]]
    return found


def least_points(s: Table, herds: list[int], stored: int, food: int) -> int:
    """The fewest agricultural points that must be eaten for so much food; NONE: it lacks.

    `best[n]` is the cheapest choice of herds for n food or more; the rest comes from stores.
    """
    if food <= 0:
        return 0
    unknown = 1 << 30
    best = [0, *[unknown] * food]
    for type in herds:
        meat, points = s.content.herd_slaughter[type], s.content.herd_agriculture[type]
        for have in range(food, 0, -1):
            before = best[max(0, have - meat)]
            best[have] = min(best[have], before + points)
    found = [best[food - n] + n for n in range(min(stored, food) + 1)]
    least = min(found)
    return NONE if least >= unknown else least


def can_feed_settlements(s: Table, player: int, reserved: bool) -> bool:
    """SZ-G3.3, SZ-G3.8: food for every settlement from what is connected to it.

    Where agricultural points are needed for the victory, goods worth the target stay untouched, in
    whatever way the player would choose them.
    """
    network = Network(s, player)
    needed = needs(s, network)
    herds = _herds(s, network, needed)
    eaten = 0
    for part, food in needed.items():
        points = least_points(s, herds[part], _stores(s, network, part), food)
        if points == NONE:
            return False
        eaten += points
    return not reserved or agriculture(s, player) - eaten >= target(s, player, AGRICULTURE)
