"""From the hexes of a map to smooth outlines.

All cells share corners, and all outlines are made of the same edges. So the edges are bent once,
and every coast, field, region or territory that has an edge bends with it: no gaps, no overlaps.

1. Every edge has a rank: rim (the end of the map), coast, base, half, part, terrain, none.
2. Three edges meet at a corner. The two of the highest rank are one line that runs through; the
   third ends on it. Three of the same rank are a fork.
3. Corners are pulled towards their line and pushed back, so that lines are smooth and land keeps
   its size; then they are shaken a little, on every machine in the same way.
4. An edge is drawn as curves; a line that runs through a corner keeps its tangent there.
"""

from collections.abc import Iterable, Sequence
from functools import cache
from itertools import pairwise
from math import sqrt
from typing import Final, final
from zlib import crc32

from ..maps import CALM, STORMY, Cell, Edge, Ground, around, ground_of

RIM, COAST, BASE, HALF, PART, TERRAIN, PLAIN = range(6, -1, -1)
"""The ranks of edges."""

WINDING: Final = {"b": 0.286, "g": 0.143, "s": 0.176, "t": 0.099, "y": 0.066, "n": 0.11}
"""Coasts wind most where there are mountains."""
ROUGH: Final = 0.22
PULLS: Final = (0.5, -0.47) * 3
BEYOND: Final = 2
"""Cells are drawn so far beyond the frame: coasts run on to it."""

EDGE: Final = 1.5
"""How far from the frame framed outlines stay."""

Point = tuple[float, float]
Corner = frozenset[Cell]


@cache
def corners(cell: Cell) -> Sequence[Corner]:
    """The corners of a cell, each named by its three cells: the first lies before the second
    neighbour."""
    near = around(cell)
    return tuple(frozenset((cell, near[place], near[(place + 1) % 6])) for place in range(6))


def between(one: Point, other: Point, share: float = 0.5) -> Point:
    """A point on the line between two others."""
    return one[0] + (other[0] - one[0]) * share, one[1] + (other[1] - one[1]) * share


def noise(*thing: object) -> float:
    """A number from -1 to 1 that belongs to a thing, the same on every machine."""
    return crc32(repr(thing).encode()) / 2**31 - 1


@final
class Outline:
    """A map with a size of hexes: where its cells and corners lie, and its edges as curves."""

    def __init__(self, ground: Ground, size: float) -> None:
        self.ground: Final = ground
        self.size: Final = size
        self.columns: Final = max(column for column, _ in ground.code) + 1
        self.rows: Final = max(row for _, row in ground.code) + 1
        self.width: Final = size * sqrt(3) * (self.columns + 0.5)
        self.height: Final = size * (1.5 * self.rows + 0.2)
        self.grid: Final = [
            (column, row)
            for row in range(-BEYOND, self.rows + BEYOND)
            for column in range(-BEYOND, self.columns + BEYOND)
        ]
        self.ranks: dict[frozenset[Cell], int] = {}
        self.through: dict[Corner, list[Corner]] = {}
        """Of each corner the neighbouring ones of the line that runs through it."""
        self.corner: dict[Corner, Point] = {}
        self.bends: dict[frozenset[Cell], list[Point]] = {}
        """Of each edge the points that its curves are drawn to."""
        self.anchor: dict[Corner, Point] = {}
        """Where a drawn line passes a corner."""
        self._curves: dict[tuple[Corner, Corner, bool], str] = {}
        self._lay_out()
        self._smooth()
        self._bend()

    # The map

    def at(self, cell: Cell) -> Cell | None:
        """The cell, or beyond the frame the nearest one inside; None if the map has none there."""
        column = min(max(cell[0], 0), self.columns - 1)
        row = min(max(cell[1], 0), self.rows - 1)
        return (column, row) if (column, row) in self.ground.code else None

    def letter(self, cell: Cell) -> str:
        """The letter of a cell's terrain; "" outside of the map."""
        inside = self.at(cell)
        return "" if inside is None else self.ground.letter[inside]

    def is_land(self, cell: Cell) -> bool:
        """Whether a cell is land."""
        return self.letter(cell) not in ("", CALM, STORMY)

    def _rank(self, one: Cell, other: Cell) -> int:
        ground, here, there = self.ground, self.at(one), self.at(other)
        if here == there:
            return PLAIN
        if here is None or there is None:
            return RIM
        if self.is_land(here) != self.is_land(there):
            return COAST
        mine, theirs = ground.code[here], ground.code[there]
        if mine[:2] != theirs[:2]:
            return BASE
        if (mine[2] in "ab") != (theirs[2] in "ab"):
            return HALF
        if mine[2] != theirs[2]:
            return PART
        same = ground.letter[here] == ground.letter[there]
        return PLAIN if same and ground.hatched[here] == ground.hatched[there] else TERRAIN

    def centre(self, cell: Cell) -> Point:
        """The middle of a cell; the frame holds all cells whole."""
        column, row = cell
        return (
            self.size * sqrt(3) * (column + 0.5 * (row % 2) + 0.5),
            self.size * (1.5 * row + 0.85),
        )

    def cell_at(self, point: Point) -> Cell:
        """The cell around a point, roughly: the one whose middle is next to it."""
        x, y = point
        row = round((y / self.size - 0.85) / 1.5)
        found = []
        for near in (row - 1, row, row + 1):
            column = round(x / (self.size * sqrt(3)) - 0.5 * (near % 2) - 0.5)
            a, b = self.centre((column, near))
            found.append(((a - x) ** 2 + (b - y) ** 2, (column, near)))
        return min(found)[1]

    # Bending

    def _lay_out(self) -> None:
        """Ranks, corners, and the lines that run through them."""
        met: dict[Corner, list[tuple[int, Corner]]] = {}
        for row in range(-BEYOND - 1, self.rows + BEYOND + 1):
            for column in range(-BEYOND - 1, self.columns + BEYOND + 1):
                cell = (column, row)
                ends = corners(cell)
                for place, other in enumerate(around(cell)):
                    if other > cell:
                        rank = self._rank(cell, other)
                        self.ranks[frozenset((cell, other))] = rank
                        one, two = ends[place - 1], ends[place]
                        met.setdefault(one, []).append((rank, two))
                        met.setdefault(two, []).append((rank, one))
        for corner, edges in met.items():
            centres = [self.centre(cell) for cell in sorted(corner)]
            self.corner[corner] = sum(x for x, _ in centres) / 3, sum(y for _, y in centres) / 3
            top = max(rank for rank, _ in edges)
            self.through[corner] = [end for rank, end in edges if rank == top] if top else []

    def _smooth(self) -> None:
        islets = {
            corner
            for cell in self.grid
            if self.is_land(cell) and not any(self.is_land(other) for other in around(cell))
            for corner in corners(cell)
        }
        for pull in PULLS:
            moved = {}
            for corner, point in self.corner.items():
                line = self.through[corner]
                if len(line) > 1 and corner not in islets:
                    ends = [self.corner[end] for end in line]
                    goal = sum(x for x, _ in ends) / len(ends), sum(y for _, y in ends) / len(ends)
                    point = between(point, goal, pull)
                moved[corner] = point
            self.corner = moved
        most = ROUGH * self.size * 0.6
        for corner, (x, y) in self.corner.items():
            name = sorted(corner)
            self.corner[corner] = x + noise(name, "x") * most, y + noise(name, "y") * most

    def _bend(self) -> None:
        for edge, rank in self.ranks.items():
            one, other = (self.corner[end] for end in self.ends(edge))
            across = one[1] - other[1], other[0] - one[0]
            name = sorted(edge)
            winds = [0.0]
            if rank == COAST:
                land = next(self.letter(cell) for cell in name if self.is_land(cell))
                most = WINDING[land]
                winds = [noise(name, turn) * most for turn in range(3 if most > 0.12 else 2)]
            elif rank != PLAIN:
                winds = [noise(name, "m") * ROUGH * (0.5 if rank > HALF else 0.9)]
            points = []
            for place, wind in enumerate(winds, start=1):
                x, y = between(one, other, place / (len(winds) + 1))
                points.append((x + across[0] * wind, y + across[1] * wind))
            self.bends[edge] = points
        for corner, point in self.corner.items():
            line = self.through[corner]
            if len(line) == 2:
                before, after = (between(self._first(corner, end), point) for end in line)
                point = (
                    (before[0] + 2 * point[0] + after[0]) / 4,
                    (before[1] + 2 * point[1] + after[1]) / 4,
                )
            self.anchor[corner] = point

    def ends(self, edge: frozenset[Cell]) -> list[Corner]:
        """The two corners of an edge, in a fixed order."""
        one, other = sorted(edge)
        return [corner for corner in corners(one) if other in corner]

    def _towards(self, one: Corner, other: Corner) -> list[Point]:
        edge = one & other
        points = self.bends[edge]
        return points if self.ends(edge)[0] == one else points[::-1]

    def _first(self, one: Corner, other: Corner) -> Point:
        return self._towards(one, other)[0]

    def curve(self, one: Corner, other: Corner, framed: bool = False) -> str:
        """The edge from one corner to another as curves that begin where the last one ended.

        What is framed does not reach over the edge of the map, but runs along it.
        """
        found = self._curves.get((one, other, framed))
        if found is None:
            found = self._curves[one, other, framed] = self._curve(one, other, framed)
        return found

    def _kept(self, point: Point) -> Point:
        x, y = point
        return min(max(x, EDGE), self.width - EDGE), min(max(y, EDGE), self.height - EDGE)

    def _curve(self, one: Corner, other: Corner, framed: bool) -> str:
        points = self._towards(one, other)
        start, end = self.corner[one], self.corner[other]
        steps: list[tuple[Point, Point]] = []
        if self._runs(one, other):
            first = between(start, points[0])
            steps.append((between(start, first), first))
        steps += [(point, between(point, after)) for point, after in pairwise(points)]
        if self._runs(other, one):
            last = between(points[-1], end)
            steps += [(points[-1], last), (between(last, end), self.anchor[other])]
        else:
            steps.append((points[-1], self.anchor[other]))
        if not framed:
            return bent(self.anchor[one], steps)
        inside = [(self._kept(control), self._kept(end)) for control, end in steps]
        return bent(self._kept(self.anchor[one]), inside)

    def _runs(self, one: Corner, other: Corner) -> bool:
        line = self.through[one]
        return len(line) == 2 and other in line

    # Paths

    def rings(self, cells: Iterable[Cell]) -> list[list[Corner]]:
        """The corners around some cells, and around their holes; each ends where it began."""
        inside = set(cells)
        after: dict[Corner, Corner] = {}
        for cell in sorted(inside):
            near = corners(cell)
            for place, other in enumerate(around(cell)):
                if other not in inside:
                    after[near[place - 1]] = near[place]
        found: list[list[Corner]] = []
        while after:
            ring = [next(iter(after))]
            while ring[-1] in after:
                ring.append(after.pop(ring[-1]))
            found.append(ring)
        return found

    def ring(self, cells: Iterable[Cell], framed: bool = False) -> str:
        """The outline of some cells, with its holes."""
        parts: list[str] = []
        for ring in self.rings(cells):
            start = self.anchor[ring[0]]
            parts.append(moved(self._kept(start) if framed else start))
            parts += [self.curve(one, other, framed) for one, other in pairwise(ring)]
            parts.append("z")
        return "".join(parts)

    def edges(self, rank: int, land: bool | None = None) -> list[frozenset[Cell]]:
        """The edges of a rank: all, those between land, or those at sea."""
        straits = {frozenset(edge) for edge in self.ground.straits}
        return [
            edge
            for edge, found in self.ranks.items()
            if found == rank
            and edge not in straits
            and (land is None or all(self.is_land(cell) == land for cell in edge))
        ]

    def lines(self, edges: Iterable[frozenset[Cell]]) -> str:
        """Edges, joined into as few lines as possible, so that dashes run on."""
        met: dict[Corner, list[Corner]] = {}
        for edge in edges:
            one, other = self.ends(edge)
            met.setdefault(one, []).append(other)
            met.setdefault(other, []).append(one)
        parts: list[str] = []
        while met:
            loose = [corner for corner, ends in met.items() if len(ends) != 2]
            corner = loose[0] if loose else next(iter(met))
            parts.append(moved(self.anchor[corner]))
            while met.get(corner):
                ends = met[corner]
                end = next((each for each in ends if each in self.through[corner]), ends[0])
                parts.append(self.curve(corner, end))
                for here, there in ((corner, end), (end, corner)):
                    met[here].remove(there)
                    if not met[here]:
                        del met[here]
                corner = end
        return "".join(parts)

    def middle(self, edges: Sequence[Edge]) -> Point:
        """A point in the middle of a line of edges."""
        points = self.bends[frozenset(edges[len(edges) // 2])]
        return points[len(points) // 2]

    def river(self, course: Sequence[Cell]) -> str:
        """A small river: it winds through its cells and out at the coast of the last one."""
        last = course[-1]
        shore = [cell for cell in around(last) if self.letter(cell) in (CALM, STORMY)]
        if len(course) > 1:
            shore = [cell for cell in shore if cell not in around(course[-2])] or shore
        points = []
        for cell in course:
            x, y = self.centre(cell)
            shift = 0.28 * self.size
            points.append((x + noise(cell, 0) * shift, y + noise(cell, 1) * shift))
        if shore:
            mouth = self.bends[frozenset((last, shore[len(shore) // 2]))]
            points.append(mouth[len(mouth) // 2])
        if len(points) == 2:
            points.insert(0, between(points[0], points[1], -0.9))
        winding = points[:1]
        for place, (one, other) in enumerate(pairwise(points)):
            cell = course[min(place, len(course) - 1)]
            wind = 0.2 * (-1) ** place * (1 + noise(cell, "w")) / 2 + 0.04
            x, y = between(one, other)
            winding += [(x + (one[1] - other[1]) * wind, y + (other[0] - one[0]) * wind), other]
        steps = [(point, between(point, after)) for point, after in pairwise(winding[1:])]
        steps.append((winding[-1], winding[-1]))
        return moved(winding[0]) + bent(winding[0], steps)


# Path data in tenths: short, and edges that are shared stay exactly shared.


def _tenths(point: Point) -> tuple[int, int]:
    return round(point[0] * 10), round(point[1] * 10)


def _written(numbers: Iterable[int]) -> str:
    parts: list[str] = []
    for number in numbers:
        whole, tenth = divmod(abs(number), 10)
        text = f"{whole or ''}.{tenth}" if tenth else str(whole)
        parts.append(f"-{text}" if number < 0 else f" {text}" if parts else text)
    return "".join(parts)


def moved(point: Point) -> str:
    """The beginning of a line."""
    return "M" + _written(_tenths(point))


def bent(start: Point, steps: Iterable[tuple[Point, Point]]) -> str:
    """Curves from a point on, each with the point that bends it and its end."""
    parts: list[str] = []
    x, y = _tenths(start)
    for control, end in steps:
        (a, b), (c, d) = _tenths(control), _tenths(end)
        parts.append("q" + _written((a - x, b - y, c - x, d - y)))
        x, y = c, d
    return "".join(parts)


@cache
def outline_of(name: str, size: float) -> Outline:
    """The outlines of a map, made once."""
    return Outline(ground_of(name), size)
