"""Where pieces stand on the map."""

from functools import cache
from typing import Final, final

from ..maps import Cell, Map, around, map_of
from ..terms import MAPS, RIVER, SEA
from .ground import cells_of
from .outline import Corner, Outline, Point, corners, outline_of

UPPER: Final = -0.4
LOWER: Final = 0.44
"""Of two rows in one cell, in sizes of a cell."""


@final
class Places:
    """The places of a map's fields, which never change."""

    def __init__(self, map: Map, outline: Outline) -> None:
        self.map: Final = map
        self.outline: Final = outline
        self.beyond: Final = cells_of(map, outline)
        """The cells of each field, those beyond the frame too."""
        self.order: Final = [self._order(field) for field in range(map.count)]
        """The cells of each field, the one in its middle first; of a sea that one last."""
        self._names: dict[str, list[Point]] = {}
        self.sections: Final = {
            edge: map.number(id)
            for id, edges in zip(map.ground.section_ids, map.ground.sections)
            for edge in edges
        }
        self.edges: dict[int, list[tuple[Cell, Cell]]] = {}
        for cell in sorted(map.ground.code):
            for other in around(cell):
                if other in map.ground.code and cell < other:
                    one, two = map.at(cell), map.at(other)
                    if one != two:
                        self.edges.setdefault(map.border(one, two), []).append((cell, other))

    def _order(self, field: int) -> list[Cell]:
        cells = self.map.cells[field]
        points = [self.outline.centre(cell) for cell in cells]
        x = sum(point[0] for point in points) / len(points)
        y = sum(point[1] for point in points) / len(points)
        away = {
            cell: (point[0] - x) ** 2 + (point[1] - y) ** 2 for cell, point in zip(cells, points)
        }
        order = sorted(cells, key=lambda cell: (round(away[cell], 3), cell))
        if self.map.sort[field] == SEA and len(order) > 2:
            return [*order[1:], order[0]]
        return order

    def middle(self, field: int) -> Point:
        """Where a field is, as a point."""
        if self.map.sort[field] == RIVER:
            place = self.map.ground.section_ids.index(self.map.ids[field])
            return self.outline.middle(self.map.ground.sections[place])
        return self.outline.centre(self.order[field][0])

    def border(self, one: int, other: int) -> Point:
        """The middle of the border of two fields."""
        edges = self.edges.get(self.map.border(one, other))
        return self.outline.middle(edges) if edges else self.middle(one)

    def yard(self, field: int, cell: Cell, waters: list[int]) -> Point:
        """The corner of the coast or bank at which a shipyard lies; on a small river its cell."""
        near = [(len(self._waters(corner)), corner) for corner in corners(cell)]
        fitting = [each for each in near if self._waters(each[1]).issuperset(waters)]
        if waters and fitting:
            # Where it touches nothing but these, if there is such a corner.
            least = min(count for count, _ in fitting)
            return self.outline.anchor[next(c for count, c in fitting if count == least)]
        x, y = self.outline.centre(cell)
        return (x, y + LOWER * self.outline.size) if cell in self.map.cells[field] else (x, y)

    def _waters(self, corner: Corner) -> set[int]:
        """The seas and sections of large rivers that meet at a corner."""
        found = set()
        for one in corner:
            if one in self.map.ground.code and self.map.sort[self.map.at(one)] == SEA:
                found.add(self.map.at(one))
            for other in corner:
                found |= {self.sections[one, other]} if (one, other) in self.sections else set()
        return found

    def names(self, base: str) -> list[Point]:
        """Where the name of a base can stand, the best place first."""
        found = self._names.get(base)
        if found is None:
            found = self._names[base] = self._find_names(base)
        return found

    def _find_names(self, base: str) -> list[Point]:
        fields = [f for f in range(self.map.count) if self.map.base[f] == base]
        cells = [cell for field in fields for cell in self.map.cells[field]]
        points = [self.outline.centre(cell) for cell in cells]
        x = sum(point[0] for point in points) / len(points)
        y = sum(point[1] for point in points) / len(points)
        points.sort(key=lambda point: ((point[0] - x) ** 2 + (point[1] - y) ** 2, point))
        size = self.outline.size
        found = [(x, y + 4)]
        for dy in (4, -0.5 * size, 0.75 * size):
            found += [(a, b + dy) for a, b in points]
        return found

    def rows(self, field: int, wanted: list[Cell | None]) -> list[Point]:
        """Places for pieces, some of which must lie in a certain cell; two fit into each cell."""
        if self.map.sort[field] == RIVER:
            x, y = self.middle(field)
            return [(x, y + 20.0 * place) for place in range(len(wanted))]
        held: dict[Cell, list[int]] = {cell: [] for cell in self.order[field]}
        for place, cell in enumerate(wanted):
            if cell is not None:
                held[cell].append(place)
        for place, cell in enumerate(wanted):
            if cell is None:
                free = min(held, key=lambda one: len(held[one]))
                held[free].append(place)
        points: list[Point] = [(0, 0)] * len(wanted)
        for cell, places in held.items():
            x, y = self.outline.centre(cell)
            for row, place in enumerate(places):
                shift = 0.0
                if len(places) > 1:
                    shift = (UPPER, LOWER)[row] if row < 2 else LOWER + 0.9 * (row - 1)
                points[place] = (x, y + shift * self.outline.size)
        return points


@cache
def places_of(number: int, level: int, size: float) -> Places:
    """The places of a map at a level, found once."""
    return Places(map_of(number, level), outline_of(MAPS[number], size))
