"""What the colours and lines of the map mean."""

from typing import Final

from kronika.core.drawing import Box, Markup, Type, element, group, join, label, path, rect

from ..terms import CLIMATES, COLOURS
from .scene import Scene

TEXT: Final = Type(12)
TITLE: Final = Type(16, "book")
ROW: Final = 17.5
SPACED: Final = 1.1
"""Letters of the title stand apart."""
LETTERS: Final = "ygbtsn"


def key_box(scene: Scene, columns: int = 1, titled: bool = True) -> Box:
    """The map's name, and its grounds and lines, in some columns."""
    return scene.part("key", (columns, titled), lambda: _key(scene, columns, titled))


def _key(scene: Scene, columns: int, titled: bool) -> Box:
    entries = _entries(scene)
    rows = -(-len(entries) // columns)
    wide = max(28 + TEXT.width(words) for _, words in entries) + 10
    parts = []
    top = 24.0 if titled else 0.0
    for place, (mark, words) in enumerate(entries):
        x, y = wide * (place // rows), top + ROW * (place % rows)
        drawn = join([mark, label("z-key", 26, 13.5, words)])
        parts.append(Box(wide, ROW, drawn).at(x, y))
    width, height = wide * columns, top + ROW * rows
    if not titled:
        return Box(width, height, group(*parts))
    title = scene.say(f"map-{scene.map.name}").upper()
    room = TITLE.width(title) * SPACED
    return Box(max(width, room), height, group(label("z-title", 0, 16, title), *parts))


def _entries(scene: Scene) -> list[tuple[Markup, str]]:
    """Each mark with its words; only what this map and this mode have."""
    ground = scene.map.ground
    letters = set(ground.letter.values())
    found: list[tuple[Markup, str]] = []
    for letter, colour in zip(LETTERS, COLOURS):
        if letter in letters:
            found.append((_swatch(f"z-{letter}", _crop(scene, colour)), scene.say(f"key-{colour}")))
    if ground.impassable:
        d = "M1 10h18"
        ridge = join([path("z-ridge ticks", d), path("z-ridge", d)])
        found.append((ridge, scene.say("key-impassable")))
    if ground.large_rivers:
        d = "M2 12q5-6 8-2t8-2"
        kind = "z-big dashed" if any(ground.freezes) else "z-big"
        drawn = join([path("z-big casing", d), path("z-big", d), path(kind, d)])
        found.append((drawn, scene.say("key-large-river")))
    if scene.is_red:
        hatched = [ground.hatched[cell] for cell in ground.hatched]
        if any(hatched):
            climate = CLIMATES[ground.climates[1]]
            mark = group(
                rect("z-g", 0, 3, 20, 14, 3),
                element("rect", fill="url(#hatch-climate)", y=3, width=20, height=14, rx=3),
                _frame(),
            )
            found.append((mark, scene.words(f"board-climate-{climate}")))
    if scene.has_regions and "=" in letters:
        mark = group(
            rect("z-storm", 0, 3, 20, 14, 3),
            path("z-draw wave", "M3 10q2.3-2.6 4.6 0t4.6 0 4.6 0"),
            _frame(),
        )
        found.append((mark, scene.say("key-stormy")))
    return found


def _frame() -> Markup:
    return element("rect", class_="z-swatch", fill="none", y=3, width=20, height=14, rx=3)


def _swatch(kind: str, words: str) -> Markup:
    drawn = [rect(kind, 0, 3, 20, 14, 3), _frame()]
    if words:
        drawn.append(label("z-key", 10, 14.3, words, "middle"))
    return group(*drawn)


def _crop(scene: Scene, colour: str) -> str:
    if not scene.has_farming:
        return ""
    crop = scene.content.colour_crop[COLOURS.index(colour)]
    return str(crop) if crop else "–"
