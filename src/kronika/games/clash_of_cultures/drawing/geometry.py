"""Where hexes are, and the lines around them."""

from functools import cache
from math import cos, pi, sin, sqrt
from typing import Final

from kronika.core.drawing import number

from .. import terms

RADIUS: Final = 50.0
"""How large hexes are where there is room enough."""

HEIGHT: Final = sqrt(3)
STEP: Final = 1.5
"""The height of a hex and the distance of columns, for a hex with the radius 1."""

Point = tuple[float, float]


def place(hex: str) -> tuple[int, int]:
    """CC-D1.1: the column and the row of a hex."""
    return divmod(terms.HEXES.index(hex), terms.ROWS)


@cache
def centre(hex: str, radius: float = RADIUS) -> Point:
    """The middle of a hex; the columns B, D, F stand half a hex lower."""
    column, row = place(hex)
    return radius * (1 + STEP * column), radius * HEIGHT * (row + 0.5 + column % 2 / 2)


def corners(x: float, y: float, radius: float = RADIUS) -> list[Point]:
    """The corners of a hex around a point, from the right one on."""
    return [(x + radius * cos(i * pi / 3), y + radius * sin(i * pi / 3)) for i in range(6)]


def hexagon(x: float, y: float, radius: float = RADIUS) -> str:
    """The path of a hex around a point."""
    points = "L".join(f"{number(a)} {number(b)}" for a, b in corners(x, y, radius))
    return f"M{points}z"


@cache
def outline(hexes: tuple[str, ...], radius: float = RADIUS) -> str:
    """The path around an area: the sides that only one of its hexes has."""
    sides: dict[tuple[Point, Point], tuple[Point, Point] | None] = {}
    for hex in hexes:
        points = [(round(x, 1), round(y, 1)) for x, y in corners(*centre(hex, radius), radius)]
        for start, end in zip(points, points[1:] + points[:1]):
            key = (start, end) if start <= end else (end, start)
            sides[key] = None if key in sides else (start, end)
    return "".join(
        f"M{number(a)} {number(b)}L{number(c)} {number(d)}"
        for (a, b), (c, d) in filter(None, sides.values())
    )


def towards(hex: str, other: str, distance: float, radius: float = RADIUS) -> Point:
    """The point at a distance from the middle of a hex on the way to another one."""
    (x, y), (a, b) = centre(hex, radius), centre(other, radius)
    length = sqrt((a - x) ** 2 + (b - y) ** 2)
    return x + (a - x) / length * distance, y + (b - y) / length * distance
