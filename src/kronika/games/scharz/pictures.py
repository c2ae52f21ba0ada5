"""Small pictures of the maps, for who chooses one: land, plains, mountains and coasts."""

from collections.abc import Iterable
from functools import cache
from typing import Final

from kronika.core.drawing import Markup, element, join, path, rect
from kronika.core.game import Value

from .drawing.outline import Outline, outline_of
from .maps import Cell
from .terms import MAPS

SIZE: Final = 5.0
"""Of a hex: a picture is about as wide as it is shown."""
TERRAINS: Final = "ybstn"
"""What is drawn on the land."""


@cache
def picture(setting: str, value: Value) -> str:
    """The picture of a value of a setting; only maps have some."""
    return str(_map(str(value))) if setting == "map" and value in MAPS else ""


def _map(name: str) -> Markup:
    outline = outline_of(name, SIZE)
    land = _rough(outline, (cell for cell in outline.grid if outline.is_land(cell)))
    outside = _rough(outline, (cell for cell in outline.grid if not outline.letter(cell)))
    terrains = {
        letter: _rough(outline, (cell for cell in outline.grid if outline.letter(cell) == letter))
        for letter in TERRAINS
    }
    width, height = round(outline.width), round(outline.height)
    parts = [
        rect("z-calm", 0, 0, width, height),
        path("z-small shore", land),
        path("z-g", land),
        *(path(f"z-{letter}", d) for letter, d in terrains.items() if d),
        path("z-small", land),
        path("z-off", outside),
    ]
    return element(
        "svg",
        join(parts),
        class_="small-map",
        viewBox=f"0 0 {width} {height}",
        preserveAspectRatio="xMidYMid slice",
        aria_hidden="true",
    )


def _rough(outline: Outline, cells: Iterable[Cell]) -> str:
    """The outline of cells in straight lines from corner to corner: a tenth of the letters."""
    parts: list[str] = []
    for ring in outline.rings(cells):
        points = [tuple(round(at) for at in outline.anchor[corner]) for corner in ring[:-1]]
        x, y = points[0]
        parts.append(f"M{x} {y}")
        for a, b in points[1:]:
            if (a, b) != (x, y):
                parts.append(f"l{a - x} {b - y}".replace(" -", "-"))
            x, y = a, b
        parts.append("z")
    return "".join(parts)
