"""The names of fields, seas and regions, where nothing covers them."""

from collections.abc import Sequence
from typing import Final

from kronika.core.drawing import Markup, Type, join, label

from ..terms import LAND, SEA
from .outline import Point
from .places import places_of
from .scene import Scene

NAME: Final = Type(12, "book")
NEAR_NAME: Final = Type(14, "book")
SEA_NAME: Final = Type(14, "book")
REGION: Final = Type(17, "book")
WIDE: Final = 1.3
"""Letters of a region stand far apart."""
LEAST: Final = 6
"""Cells of a region that is large enough for its name."""
LINE: Final = 16.0
SPACED: Final = 1.12
"""Letters of the sea stand apart."""

Room = tuple[float, ...]


def _bases(scene: Scene, sort: int) -> dict[str, None]:
    return {base: None for base, found in zip(scene.map.base, scene.map.sort) if found == sort}


def sea_names_drawn(scene: Scene) -> Markup:
    """The names of seas and regions, which stay where they are; fields tell what has no room."""
    parts = []
    taken: list[Room] = []
    for base in _bases(scene, SEA):
        rows, (x, y) = _best_at_sea(scene, base, taken)
        top = y - LINE * (len(rows) - 1) / 2
        room = _block(rows, (x, y))
        if any(_meet(room, other) for other in taken):
            continue
        taken.append(room)
        for place, row in enumerate(rows):
            parts.append(label("z-sea-name", x, top + LINE * place, row, "middle"))
    if scene.has_regions:
        parts += _regions(scene)
    return join(parts)


def _regions(scene: Scene) -> list[Markup]:
    """The names of the regions of nations in large pale letters, each in the middle of its land."""
    parts = []
    for nation in range(len(scene.map.ground.letters)):
        points = [
            scene.outline.centre(cell)
            for cells, of in zip(scene.map.cells, scene.map.nation)
            if of == nation
            for cell in cells
        ]
        if len(points) >= LEAST:
            x = sum(point[0] for point in points) / len(points)
            y = sum(point[1] for point in points) / len(points)
            near = min(points, key=lambda point: ((point[0] - x) ** 2 + (point[1] - y) ** 2, point))
            words = scene.region(nation).upper()
            at = _within(scene, near[0], REGION.width(words) * WIDE)
            parts.append(label("z-region-name", at, near[1] + 6, words, "middle"))
    return parts


def _best_at_sea(scene: Scene, base: str, taken: list[Room]) -> tuple[list[str], Point]:
    """How a name is broken into lines and where it stands, so that it covers least land."""
    where = places_of(scene.number, scene.map.level, scene.size)
    words = scene.field(base)
    best: tuple[float, list[str], Point] | None = None
    for count in range(1, len(words.split()) + 1):
        rows = _rows(words, count)
        width = max(SEA_NAME.width(row) for row in rows) * SPACED
        for place, (x, y) in enumerate(where.names(base)):
            at = (_within(scene, x, width), min(max(y, 18), scene.outline.height - 8))
            room = _block(rows, at)
            cost = 3 * _land_under(scene, base, room) + 0.25 * place + 0.5 * count
            cost += 20 * sum(_meet(room, other) for other in taken)
            if best is None or cost < best[0]:
                best = (cost, rows, at)
    assert best is not None
    return best[1], best[2]


def _rows(words: str, count: int) -> list[str]:
    """Words on at most so many lines, as even as they can be."""
    left = words.split()
    room = SEA_NAME.width(words) / count
    rows = [left[0]]
    for word in left[1:]:
        longer = f"{rows[-1]} {word}"
        if len(rows) == count or SEA_NAME.width(longer) <= room * 1.15:
            rows[-1] = longer
        else:
            rows.append(word)
    return rows


def _block(rows: Sequence[str], at: Point) -> Room:
    half = max(SEA_NAME.width(row) for row in rows) * SPACED / 2
    high = LINE * len(rows) / 2
    return at[0] - half, at[1] - high - 2, at[0] + half, at[1] + high - 4


def _land_under(scene: Scene, base: str, room: Room) -> float:
    """How much of a room is land, and a little for other seas."""
    found, step = 0.0, 9.0
    y = room[1] + 3
    while y <= room[3]:
        x = room[0]
        while x <= room[2]:
            cell = scene.outline.cell_at((x, y))
            code = scene.map.ground.code.get(cell, "")
            found += 1 if scene.outline.is_land(cell) or not code else 0
            found += 0.15 if code[:2] != base else 0
            x += step
        y += step
    return found


def _within(scene: Scene, x: float, width: float) -> float:
    """A middle from which words stay on the map."""
    half = width / 2 + 4
    return min(max(x, half), scene.outline.width - half)


def names_drawn(scene: Scene, rooms: Sequence[Room]) -> Markup:
    """The name of each base at a place where no piece and no other name is, if there is one."""
    type = NEAR_NAME if scene.near else NAME
    where = places_of(scene.number, scene.map.level, scene.size)
    taken = list(rooms)
    parts = []
    for base in _bases(scene, LAND):
        words = scene.field(base)
        width = type.width(words)
        for x, y in where.names(base):
            at = (_within(scene, x, width), y)
            room = _room(at, width)
            if _is_free(room, taken):
                taken.append(room)
                parts.append(label("z-name", at[0], at[1], words, "middle"))
                break
    return join(parts)


def _is_free(room: Room, taken: list[Room]) -> bool:
    left, top, right, bottom = room
    beside = [other for other in taken if top < other[3] and other[1] < bottom and left < other[2]]
    return all(right <= other[0] for other in beside)


def _room(at: Point, width: float) -> Room:
    x, y = at
    return x - width / 2, y - 10, x + width / 2, y + 3


def _meet(one: Room, other: Room) -> bool:
    return one[0] < other[2] and other[0] < one[2] and one[1] < other[3] and other[1] < one[3]
