"""The ground of a map: all that never changes in a match.

What is drawn below territories and what is drawn above them, and an invisible outline of every
field, which everything that lights, hatches or tints a field refers to.
"""

from collections.abc import Iterable
from functools import cache
from itertools import pairwise
from typing import Final, final

from kronika.core.drawing import NOTHING_DRAWN, Markup, circle, element, group, join, path, rect

from ..maps import STORMY, Cell, Map, map_of
from ..terms import MAPS, RIVER
from .outline import BASE, COAST, HALF, PART, Outline, between, moved, noise, outline_of

RANKS: Final = ((BASE, "base"), (HALF, "half"), (PART, "part"))
SHORES: Final = (15, 9.5, 4.5)
"""The widths of the lines of water along a coast."""

Drawing = tuple[tuple[str, ...], tuple[tuple[float, float], ...]]
DRAWINGS: Final[dict[str, Drawing]] = {
    "y": (
        ("m-5 3 1.5-5m1.5 5 1.5-5m1.5 5 1.5-5m1.5 5 1.5-5",),
        ((-0.45, 0.42), (0.42, -0.38)),
    ),
    "g": (
        ("m-5 2q2.5-5 5.2 0m.8.5q1.8-3.5 4 0", "m-3 2q2.5-4.5 5 0m-8 1-.8-2.5m.8 2.5v-3"),
        ((-0.42, -0.3), (0.36, 0.46)),
    ),
    "b": (
        (
            "m-7 4 5-9 2.4 4.2 1.6-2.2 5 7m-9-9-.6 4.2 1.6 2",
            "m-6 4 4.5-8 4.5 8m-4.5-8-.8 3.8 1.6 2.2",
        ),
        ((-0.4, -0.1), (0.38, -0.32), (0.16, 0.5)),
    ),
    "t": (("m-6 2h11m-8 3h8m-6-3-2.3-5m2.3 5v-6m0 6 2.3-5",), ((-0.36, -0.3), (0.34, 0.32))),
    "s": (("m-5 2h.01m4-4h.01m4 5h.01m2-4h.01m-8 6h.01",), ((-0.4, -0.2), (0.35, 0.3))),
    "n": (("m-5 0h.01m5-3h.01m4 4h.01m-5 3h.01",), ((-0.35, -0.25), (0.35, 0.25))),
    STORMY: (("m-7 0q2.3-2.6 4.6 0t4.6 0 4.6 0",), ((-0.25, 0.1),)),
}
"""One or two small drawings for each terrain, and where they stand in a cell."""
LAND: Final = "ygbtsn"


@final
class Ground:
    """The drawn ground."""

    def __init__(self, under: Markup, over: Markup) -> None:
        self.under: Final = under
        self.over: Final = over


def outline_id(field: str) -> str:
    """The id of the outline of a field."""
    return f"sz-{field}"


@cache
def ground_drawn(number: int, level: int, size: float, storms: bool, climate: bool) -> Ground:
    """The ground of a map at a level, made once.

    `storms` says whether seas differ and lands have nations, `climate` whether climates count.
    """
    map = map_of(number, level)
    outline = outline_of(MAPS[number], size)
    cells: dict[str, list[Cell]] = {}
    for cell in outline.grid:
        cells.setdefault(outline.letter(cell), []).append(cell)
    under = [
        _fields(outline, map),
        group(
            *_sea(outline, cells, level, storms),
            *_land(outline, cells, climate),
            clip_path="url(#sz-frame)",
        ),
    ]
    over = group(*_lines(outline, map, storms), clip_path="url(#sz-frame)")
    return Ground(join(under), over)


def cells_of(map: Map, outline: Outline) -> dict[int, list[Cell]]:
    """The cells of each field, with those beyond the frame in which it goes on."""
    held: dict[int, list[Cell]] = {}
    for cell in outline.grid:
        inside = outline.at(cell)
        if inside is not None:
            held.setdefault(map.at(inside), []).append(cell)
    return held


def _drawn(class_: str, d: str) -> Markup:
    return path(class_, d) if d else NOTHING_DRAWN


def _fields(outline: Outline, map: Map) -> Markup:
    """The outlines of all fields, and the frame of the map."""
    held = cells_of(map, outline)
    parts = []
    for field, id in enumerate(map.ids):
        if map.sort[field] == RIVER:
            edges = map.ground.sections[map.ground.section_ids.index(id)]
            d = outline.lines(frozenset(edge) for edge in edges)
        else:
            d = outline.ring(held[field], framed=True)
        parts.append(element("path", id=outline_id(id), d=d))
    land = outline.ring((cell for cell in outline.grid if outline.is_land(cell)), framed=True)
    parts.append(element("path", id="sz-land", data_land="yes", d=land))
    frame = element("rect", width=outline.width, height=outline.height, rx=3)
    return element("defs", *parts, element("clipPath", frame, id="sz-frame"))


def _sea(
    outline: Outline, cells: dict[str, list[Cell]], level: int, storms: bool
) -> Iterable[Markup]:
    yield rect("z-calm", 0, 0, outline.width, outline.height)
    if storms:
        yield _drawn("z-storm", outline.ring(cells.get(STORMY, [])))
        yield _drawn("z-draw wave", _drawings(outline, cells, STORMY))
    for rank, name in RANKS[:level]:
        yield _drawn(f"z-line sea {name}", outline.lines(outline.edges(rank, False)))
    for width in SHORES:
        yield element("use", href="#sz-land", class_="z-shore", stroke_width=width)


def _land(outline: Outline, cells: dict[str, list[Cell]], climate: bool) -> Iterable[Markup]:
    letters = [letter for letter in LAND if letter in cells]
    for letter in letters:
        yield path(f"z-ter z-{letter}", outline.ring(cells[letter]))
    if climate:
        hatched = [cell for cell in outline.grid if _is_hatched(outline, cell)]
        yield element("path", fill="url(#hatch-climate)", d=outline.ring(hatched))
    for letter in letters:
        yield path(f"z-draw {letter}", _drawings(outline, cells, letter))
    outside = outline.ring(cells.get("", []))
    for class_ in ("z-off", "z-rim outer", "z-rim"):
        yield _drawn(class_, outside)


def _is_hatched(outline: Outline, cell: Cell) -> bool:
    inside = outline.at(cell)
    return inside is not None and outline.is_land(cell) and outline.ground.hatched[inside]


def _drawings(outline: Outline, cells: dict[str, list[Cell]], letter: str) -> str:
    """All drawings of a terrain; every second cell of stormy sea has a wave."""
    shapes, spots = DRAWINGS[letter]
    size = outline.size
    parts = []
    for cell in cells.get(letter, []):
        if letter == STORMY and noise(cell, "w") > 0:
            continue
        x, y = outline.centre(cell)
        for place, (dx, dy) in enumerate(spots):
            at = (
                x + (dx + noise(cell, place) * 0.16) * size,
                y + (dy + noise(cell, -place - 1) * 0.14) * size,
            )
            parts.append(moved(at) + shapes[(cell[0] + cell[1] + place) % len(shapes)])
    return "".join(parts)


def _lines(outline: Outline, map: Map, regions: bool) -> Iterable[Markup]:
    """Rivers, borders, coasts and all that separates or joins fields."""
    ground = outline.ground
    yield _drawn("z-river", "".join(outline.river(course) for course in ground.courses))
    for rank, name in reversed(RANKS[1 : map.level]):
        yield _drawn(f"z-line {name}", outline.lines(outline.edges(rank, True)))
    base = outline.edges(BASE, True)
    if regions:
        yield _drawn("z-line region", outline.lines(_between_nations(outline, base)))
    yield _drawn("z-line base", outline.lines(base))
    yield _drawn("z-coast", outline.lines(outline.edges(COAST)))
    straits = outline.lines(frozenset(edge) for edge in sorted(ground.straits))
    yield _drawn("z-strait casing", straits)
    yield _drawn("z-strait", straits)
    for river in range(len(ground.large_rivers)):
        yield from _large_river(outline, river)
    ridges = outline.lines(frozenset(edge) for edge in sorted(ground.impassable))
    yield _drawn("z-ridge ticks", ridges)
    yield _drawn("z-ridge", ridges)
    yield _drawn("z-link", "".join(_link(outline, *edge) for edge in ground.sea_links))


def _between_nations(
    outline: Outline, edges: Iterable[frozenset[Cell]]
) -> Iterable[frozenset[Cell]]:
    ground = outline.ground
    for edge in edges:
        inside = [outline.at(cell) for cell in edge]
        nations = {ground.nation.get(ground.code[cell][:2]) for cell in inside if cell is not None}
        if len(nations) > 1:
            yield edge


def _large_river(outline: Outline, river: int) -> Iterable[Markup]:
    """A large river with the joints of its sections; dashes say that it may freeze."""
    ground = outline.ground
    sections = [
        [frozenset(edge) for edge in edges]
        for edges, of in zip(ground.sections, ground.section_river)
        if of == river
    ]
    d = outline.lines(edge for section in sections for edge in section)
    yield path("z-big casing", d)
    yield path("z-big", d)
    if ground.freezes[river]:
        yield path("z-big dashed", d)
    for one, other in pairwise(sections):
        met = {end for edge in one for end in outline.ends(edge)}
        for joint in met.intersection(end for edge in other for end in outline.ends(edge)):
            x, y = outline.anchor[joint]
            yield circle("z-joint", round(x, 1), round(y, 1), 3.4)


def _link(outline: Outline, one: Cell, other: Cell) -> str:
    """An arc between two seas that are joined across land."""
    start, end = outline.centre(one), outline.centre(other)
    x, y = between(start, end)
    lift = 0.22
    x, y = x + (start[1] - end[1]) * lift, y + (end[0] - start[0]) * lift
    return f"M{start[0]:.1f} {start[1]:.1f}Q{x:.1f} {y:.1f} {end[0]:.1f} {end[1]:.1f}"
