"""The map: terrain, tiles, cities and units."""

from typing import Final

from kronika.core.drawing import (
    NOTHING_DRAWN,
    Box,
    Markup,
    circle,
    element,
    flow,
    group,
    icon,
    join,
    label,
    path,
)
from kronika.core.scene import RING

from .. import terms
from .cities import city_drawn, city_facts
from .geometry import HEIGHT, RADIUS, hexagon, outline
from .scene import Scene, place_name
from .signs import LINE, TEXT
from .units import unit_facts, units_drawn

GROUNDS: Final = {
    "grassland": "fertile",
    "forest": "forest",
    "mountain": "mountain",
    "barren": "barren",
    "sea": "water",
    "unexplored": "unknown",
}
GOODS: Final = {"grassland": "food", "forest": "wood", "mountain": "ore"}

GRASS: Final = "M-6 4c1-4 0-6-1-8M-3 4c0-5 1-8 2-9M0 4c1-3 2-5 4-6"
TREE: Final = "M0-11 7 1H-7zM0-4 8 9H-8zM0 9v5"
PEAKS: Final = "M-16 9-5-11 2 2 7-5 16 9M-8-5l3 3 2-2 2 2"
DUNE: Final = "M-9 3q4-5 9 0t9 0"
WAVE: Final = "M-11 0q3-5 6 0t6 0t6 0t6 0"

CLOSE: Final = 22.0
"""The lines of a legend that is a column."""

Spot = tuple[float, float, str]
DRAWINGS: Final[dict[str, tuple[Spot, ...]]] = {
    "grassland": ((-24, -17, GRASS), (24, -19, GRASS), (30, 23, GRASS), (-18, 30, GRASS)),
    "forest": ((-23, -11, TREE), (24, -9, TREE), (0, 14, TREE)),
    "mountain": ((0, -2, PEAKS),),
    "barren": ((-7, -17, DUNE), (13, 4, DUNE), (-13, 22, DUNE)),
    "sea": ((-13, -20, WAVE), (14, 1, WAVE), (-14, 24, WAVE)),
    "unexplored": (),
}
BESIDE: Final[dict[str, tuple[Spot, ...]]] = {
    "grassland": ((-32, -16, GRASS), (33, -16, GRASS), (33, 23, GRASS), (-30, 27, GRASS)),
    "forest": ((-29, -14, TREE), (30, -14, TREE), (-22, 17, TREE), (23, 17, TREE)),
    "mountain": ((-23, -19, PEAKS), (24, -19, PEAKS)),
    "barren": ((-22, -24, DUNE), (28, -16, DUNE), (-28, 22, DUNE), (26, 26, DUNE)),
    "sea": ((-16, -26, WAVE), (24, -14, WAVE), (-24, 18, WAVE), (20, 30, WAVE)),
    "unexplored": (),
}
"""Where the drawing goes when something stands in the middle."""


def map_box(scene: Scene) -> Box:
    """The whole map with its legend below."""
    hexes = hexes_box(scene)
    legend = legend_box(scene, hexes.width)
    return Box(
        hexes.width,
        hexes.height + 12 + legend.height,
        join([hexes.markup, legend.at(0, hexes.height + 12)]),
    )


def hexes_box(scene: Scene) -> Box:
    """The map alone."""
    return scene.still("map", scene.hexes, lambda: scene.frame("map", lambda: _hexes(scene)))


def _hexes(scene: Scene) -> Box:
    hexes = tuple(scene.hexes)
    radius, half = scene.radius, scene.radius * HEIGHT / 2
    points = [scene.centre(hex) for hex in hexes]
    left = min(x for x, _ in points) - radius
    top = min(y for _, y in points) - half
    width = max(x for x, _ in points) + radius - left
    height = max(y for _, y in points) + half - top
    shown = [(hex, repr(scene.hexes[hex])) for hex in hexes]
    parts = [
        *(_ground(scene, hex, state) for hex, state in shown),
        scene.keep(("edges", hexes), lambda: _edges(scene, hexes)),
        *(_standing(scene, hex, state) for hex, state in shown),
    ]
    return Box(width, height, group(*parts, transform=f"translate({-left:.2f} {-top:.2f})"))


def _ground(scene: Scene, hex: str, state: str) -> Markup:
    return scene.part(hex, state, lambda: Box(0, 0, _hex(scene, hex))).markup


def _standing(scene: Scene, hex: str, state: str) -> Markup:
    return scene.part(f"on-{hex}", state, lambda: _on(scene, hex)).markup


def _on(scene: Scene, hex: str) -> Box:
    """What stands on a hex; where there are units, the pointer means what is under them."""
    shown = scene.hexes[hex]
    units = units_drawn(shown, *scene.centre(hex), scene.radius / RADIUS)
    parts = [
        city_drawn(scene, hex) if shown["city"] else _label(scene, hex),
        group(units, pointer_events="none") if units else NOTHING_DRAWN,
        _exhausted(scene, hex) if shown["exhausted"] else NOTHING_DRAWN,
    ]
    return Box(0, 0, join(parts))


def _edges(scene: Scene, hexes: tuple[str, ...]) -> Markup:
    return join([*_tiles(scene), path("m-frame", outline(hexes, scene.radius))])


def _tiles(scene: Scene) -> list[Markup]:
    """The edges of the tiles that the map is made of."""
    count = len(scene.players)
    tiles = [*scene.content.layout_homes[count], *scene.content.layout_slots[count]]
    return [
        path("tile-edge", outline(tuple(terms.HEXES[hex] for hex in tile), scene.radius))
        for tile in tiles
        if all(terms.HEXES[hex] in scene.hexes for hex in tile)
    ]


def hex_facts(scene: Scene, hex: str) -> list[str]:
    """Everything of a hex in words, a line each."""
    shown = scene.hexes[hex]
    terrain = shown["terrain"]
    words = scene.say("unexplored") if terrain == "unexplored" else scene.name("terrain", terrain)
    facts = [f"{place_name(hex)}: {words}"]
    if shown["exhausted"]:
        facts.append(scene.say("exhausted"))
    if shown["city"]:
        facts += city_facts(scene, hex)
    return facts + unit_facts(scene, shown)


def _hex(scene: Scene, hex: str) -> Markup:
    x, y = scene.centre(hex)
    radius = scene.radius
    shown = scene.hexes[hex]
    ground = GROUNDS[shown["terrain"]]
    thing = f"hex:{hex}"
    ring = NOTHING_DRAWN
    if scene.is_lit(thing):
        inner = hexagon(x, y, radius - 4.5)
        ring = group(path("m-lit-halo", inner), path("m-lit", inner), class_=RING)
    return scene.thing(
        thing,
        hex_facts(scene, hex),
        path(f"hex {ground}", hexagon(x, y, radius)),
        engraving(shown["terrain"], x, y, bool(shown["city"] or shown["units"]), radius / RADIUS),
        ring,
    )


def engraving(terrain: str, x: float, y: float, taken: bool, scale: float) -> Markup:
    """The drawing of a terrain around a point, aside if something stands on it."""
    if terrain == "unexplored":
        return group(icon("i-discovery", x - 12, y - 10, 24), class_="unknown-mark")
    spots = (BESIDE if taken else DRAWINGS)[terrain]
    return join(
        element(
            "path",
            class_=f"terrain ink-{GROUNDS[terrain]}",
            transform=f"translate({x + a * scale:.0f} {y + b * scale:.0f})",
            d=d,
        )
        for a, b, d in spots
    )


def _label(scene: Scene, hex: str) -> Markup:
    x, y = scene.centre(hex)
    return element(
        "text",
        place_name(hex),
        class_="hex-label",
        x=x,
        y=y - 0.57 * scene.radius,
        text_anchor="middle",
        pointer_events="none",
    )


def _exhausted(scene: Scene, hex: str) -> Markup:
    """The token on a hex that gives nothing any more."""
    x, y = scene.centre(hex)
    # A city with its buildings leaves room only at the corner.
    aside = 0.74 if scene.hexes[hex]["city"] else 0.6
    token = exhausted_token(x + aside * scene.radius, y - 0.3 * scene.radius)
    return group(token, pointer_events="none")


def exhausted_token(x: float, y: float) -> Markup:
    """The token of exhausted land, around a point."""
    return group(
        circle("c-done", x, y, 8.5), group(icon("i-close", x - 6, y - 6, 12), class_="c-on-disc")
    )


def legend_box(scene: Scene, width: float) -> Box:
    """What the grounds are called, and what one collects there."""
    return scene.keep(("legend", width), lambda: flow(_entries(scene), width, 16, 0))


def _entries(scene: Scene) -> list[Box]:
    boxes = []
    for terrain, ground in GROUNDS.items():
        words = scene.say("unexplored")
        if terrain != "unexplored":
            words = scene.name("terrain", terrain)
        if terrain in GOODS:
            words += f": {scene.name('good', GOODS[terrain])}"
        boxes.append(_entry(path(f"hex {ground}", hexagon(10, 12, 10)), words))
    boxes.append(_entry(exhausted_token(10, 12), scene.say("exhausted-token")))
    return boxes


def corner_legend(scene: Scene, map: Box) -> Markup:
    """The legend as a column in a corner of the map that no hex reaches, if there is one."""
    boxes = _entries(scene)
    width, height = max(box.width for box in boxes), CLOSE * len(boxes)
    points = [scene.centre(hex) for hex in scene.hexes]
    radius, half = scene.radius + 6, scene.radius * HEIGHT / 2 + 4
    left = min(x for x, _ in points) - scene.radius
    top = min(y for _, y in points) - scene.radius * HEIGHT / 2
    for x, y in (
        (map.width - width, map.height - height),
        (map.width - width, 0.0),
        (0.0, map.height - height),
    ):
        if not any(
            x - radius < a - left < x + width + radius and y - half < b - top < y + height + half
            for a, b in points
        ):
            column = [box.at(0, CLOSE * index) for index, box in enumerate(boxes)]
            return Box(width, height, join(column)).at(x, y)
    return NOTHING_DRAWN


def _entry(mark: Markup, words: str) -> Box:
    return Box(26 + TEXT.width(words), LINE, join([mark, label("c-text", 25, 16.5, words)]))
