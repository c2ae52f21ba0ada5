"""The shapes of the map: sheets, coasts, and the ways of the ships."""

from functools import cache
from itertools import pairwise
from math import hypot
from pathlib import Path
from tomllib import loads
from typing import Any, Final, final

from kronika.core.drawing import number

from .. import terms
from ..content import Content

SHEET_WIDTH: Final = 196.0
SHEET_HEIGHT: Final = 166.0
STEP_X: Final = 217.0
STEP_Y: Final = 192.0
MAP_WIDTH: Final = 4 * STEP_X + SHEET_WIDTH
MAP_HEIGHT: Final = STEP_Y + SHEET_HEIGHT
LANE: Final = 4.5
"""How far a route keeps from the middle where routes of both colours can go."""
ARROW_GAP: Final = 29.0

Point = tuple[float, float]


@final
class Sheet:
    """The ground of one map card."""

    def __init__(self, entry: dict[str, Any]) -> None:
        self.land: Final = [closed_curve(points(ring)) for ring in entry["land"]]
        self.sea: Final = [closed_curve(points(ring)) for ring in entry.get("sea", [])]
        self.hills: Final = points(entry["hills"])
        self.cities: Final[dict[str, tuple[Point, str]]] = {
            city: (points(place["at"])[0], place["name"]) for city, place in entry["city"].items()
        }


@final
class Geography:
    """The whole map, as geography.toml has it."""

    def __init__(self, data: dict[str, Any]) -> None:
        self.sheets: Final = {entry["empire"]: Sheet(entry) for entry in data["sheet"]}
        self.legs: Final = {tuple(leg["between"]): points(leg["by"]) for leg in data["leg"]}
        self.arrows: Final[dict[str, str]] = data["arrows"]


@cache
def geography() -> Geography:
    """The map."""
    source = Path(__file__).with_name("geography.toml")
    return Geography(loads(source.read_text(encoding="utf-8")))


def points(text: str) -> list[Point]:
    """Points written as "x,y x,y"."""
    pairs = [pair.split(",") for pair in text.split()]
    return [(float(x), float(y)) for x, y in pairs]


def _bends(through: list[Point]) -> str:
    """Curves through all points but the first and the last, which only give the direction."""
    parts = []
    for before, start, end, after in zip(through, through[1:], through[2:], through[3:]):
        handles = (
            start[0] + (end[0] - before[0]) / 6,
            start[1] + (end[1] - before[1]) / 6,
            end[0] - (after[0] - start[0]) / 6,
            end[1] - (after[1] - start[1]) / 6,
            *end,
        )
        parts.append("C" + " ".join(number(round(value, 1)) for value in handles))
    return "".join(parts)


def curve(through: list[Point]) -> str:
    """A smooth line through points, as the data of a path."""
    x, y = through[0]
    bends = _bends([through[0], *through, through[-1]])
    return f"M{number(round(x, 1))} {number(round(y, 1))}{bends}"


def closed_curve(through: list[Point]) -> str:
    """A smooth shape through points, as the data of a path."""
    x, y = through[0]
    return f"M{number(x)} {number(y)}{_bends([through[-1], *through, *through[:2]])}z"


def sheet_corner(content: Content, empire: int) -> Point:
    """Where the sheet of an empire lies on the map."""
    return content.empire_column[empire] * STEP_X, content.empire_row[empire] * STEP_Y


def border_place(content: Content, border: int) -> Point:
    """The middle of the gap between the sheets of two empires."""
    corners = [sheet_corner(content, empire) for empire in content.border_ends[border]]
    x = sum(corner[0] for corner in corners) / 2 + SHEET_WIDTH / 2
    y = sum(corner[1] for corner in corners) / 2 + SHEET_HEIGHT / 2
    return x, y


def city_place(content: Content, city: str) -> tuple[Point, str]:
    """Where a city lies on the map, and where its name stands."""
    slot = content.slot_city.index(content.city_ids.index(city))
    empire = content.slot_empire[slot]
    corner = sheet_corner(content, empire)
    place, name = geography().sheets[content.empire_ids[empire]].cities[city]
    return (corner[0] + place[0], corner[1] + place[1]), name


def _stops(content: Content, emporium: int) -> list[str]:
    route = content.emporium_route[emporium]
    borders = [content.border_ids[border] for border in route[1::2]]
    arrow = geography().arrows[content.empire_ids[route[-1]]]
    return [content.emporium_ids[emporium], *borders, arrow]


def _stop_place(content: Content, stop: str) -> Point:
    if stop in content.border_ids:
        return border_place(content, content.border_ids.index(stop))
    return city_place(content, stop)[0]


def _aside(line: list[Point], distance: float) -> list[Point]:
    """A line moved to its right by a distance."""
    moved = []
    for index, (x, y) in enumerate(line):
        before = line[max(index - 1, 0)]
        after = line[min(index + 1, len(line) - 1)]
        dx, dy = after[0] - before[0], after[1] - before[1]
        length = hypot(dx, dy)
        moved.append((x - dy / length * distance, y + dx / length * distance))
    return moved


def _shared_legs(content: Content) -> set[frozenset[str]]:
    """The legs that routes of both colours can take."""
    legs: list[set[frozenset[str]]] = [set(), set()]
    for emporium, region in enumerate(content.emporium_region):
        stops = _stops(content, emporium)
        legs[region] |= {frozenset(pair) for pair in pairwise(stops)}
    return legs[0] & legs[1]


def _leg(content: Content, start: str, end: str, lane: float) -> list[Point]:
    by = geography().legs
    turned = (start, end) not in by
    pair = (end, start) if turned else (start, end)
    line = [_stop_place(content, pair[0]), *by[pair], _stop_place(content, pair[1])]
    line = _aside(line, lane)
    return line[::-1] if turned else line


def route_line(content: Content, emporium: int) -> list[Point]:
    """The points of a trade route, from its emporium to the point of its arrow."""
    stops = _stops(content, emporium)
    shared = _shared_legs(content)
    side = LANE if content.emporium_region[emporium] == terms.EAST else -LANE
    line: list[Point] = []
    for start, end in pairwise(stops):
        leg = _leg(content, start, end, side if frozenset((start, end)) in shared else 0)
        if line:
            (x, y), (other_x, other_y) = line.pop(), leg.pop(0)
            line.append(((x + other_x) / 2, (y + other_y) / 2))
        line += leg
    return _shortened(line, ARROW_GAP)


def _shortened(line: list[Point], gap: float) -> list[Point]:
    """A line that ends a little before its last point, so that an arrow can be seen."""
    (x, y), (end_x, end_y) = line[-2:]
    share = 1 - gap / hypot(end_x - x, end_y - y)
    return [*line[:-1], (x + (end_x - x) * share, y + (end_y - y) * share)]
