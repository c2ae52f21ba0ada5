"""Chapter 6.7: distances on the map."""

from .state import World
from .terms import SEA


def distances(s: World, start: int, land_only: bool = False, most: int = 99) -> dict[int, int]:
    """CC-F7.1, CC-F7.2, CC-F7.3, CC-F7.4: how far explored hexes are, over any terrain or only over
    land.

    Unexplored tiles are never crossed; a hex that is not in the result is out of reach.
    """
    return distances_from(s, [start], land_only, most)


def distances_from(
    s: World, starts: list[int], land_only: bool = False, most: int = 99
) -> dict[int, int]:
    """CC-F7.1, CC-F7.2, CC-F7.3, CC-F7.4: the same from the nearest of several hexes."""
    found: dict[int, int] = {}
    seen = [False] * len(s.terrain)
    for hex in starts:
        found[hex] = 0
        seen[hex] = True
    last = SEA - 1 if land_only else SEA
    edge = starts
    steps = 0
    while edge and steps < most:
        steps += 1
        beyond: list[int] = []
        for hex in edge:
            for other in s.content.neighbours[hex]:
                if not seen[other] and s.terrain[other] <= last:
                    seen[other] = True
                    found[other] = steps
                    beyond.append(other)
        edge = beyond
    return found


def distance(s: World, start: int, end: int) -> int:
    """CC-F7.4: the shortest chain of explored hexes, or a very large number."""
    return distances(s, start).get(end, 1000)


def within(s: World, start: int, end: int, most: int) -> bool:
    """Whether two hexes are at most so far apart."""
    return end in distances(s, start, False, most)


def land_distance(s: World, start: int, end: int) -> int:
    """CC-F7.2: the shortest chain of explored land hexes, or a very large number."""
    return distances(s, start, True).get(end, 1000)


def sea_area(s: World, start: int) -> list[int]:
    """CC-J4.1: all explored sea hexes connected with one, itself first."""
    found = [start]
    for hex in found:
        for other in s.content.neighbours[hex]:
            if s.terrain[other] == SEA and other not in found:
                found.append(other)
    return found
