"""Cities: a battlement in the owner's colour, and around it all that belongs to the city."""

from typing import Any, Final

from kronika.core.drawing import (
    NOTHING_DRAWN,
    Markup,
    circle,
    element,
    group,
    icon,
    join,
    label,
    number,
    path,
    rect,
)
from kronika.core.scene import RING

from .geometry import HEIGHT, RADIUS, towards
from .scene import EMBLEMS, SEATS, Scene, place_name

PIECE: Final = 17.0
ROOM: Final = 78.0
"""How wide a row of buildings in a hex can be."""

PLATE: Final = "M{} {}v-22h6v4h6.500v-4h13v4h6.500v-4h6v22z"
PLATE_WIDTH: Final = 38.0

City = dict[str, Any]


def city_facts(scene: Scene, hex: str) -> list[str]:
    """Everything of a city in words, a line each."""
    city = scene.hexes[hex]["city"]
    mood = scene.name("mood", city["mood"])
    size = scene.say("size", number=city["size"])
    facts = [f"{scene.say('city', owner=scene.owner(city['owner']))}, {size}, {mood}"]
    for building, owner in city["buildings"].items():
        words = f"{scene.name('building', building)} ({scene.owner(owner)})"
        if building == "port" and city["port"]:
            words += f", {scene.say('port-to', hex=place_name(city['port']))}"
        facts.append(words)
    facts += [scene.name("wonder", wonder) for wonder in city["wonders"]]
    if city["activations"]:
        facts.append(scene.say("activations", number=city["activations"]))
    if city["beloved"]:
        facts.append(scene.say("beloved", number=city["beloved"]))
    facts += [scene.say("druids", owner=scene.owner(owner)) for owner in city["druids"]]
    return facts


def city_drawn(scene: Scene, hex: str) -> Markup:
    """A city on its hex."""
    x, y = scene.centre(hex)
    city = scene.hexes[hex]["city"]
    thing = f"city:{hex}"
    # Where only the hex can be chosen, the city must not stand in the pointer's way.
    only_hex = scene.is_lit(f"hex:{hex}") and not scene.is_lit(thing)
    plate = PLATE.format(number(x - PLATE_WIDTH / 2), number(y + 11))
    parts = [
        _pier(scene, hex, city),
        path("city-plate", plate),
        group(icon(EMBLEMS[city["owner"]], x - 15, y - 5, 14), class_="m-emblem"),
        label("citysize", x + 9, y + 7, str(city["size"])),
        _pips(city, x, y),
        _mood(city, x - 30, y),
        _tokens(city, x, y),
        label("hex-label on-city", x + (26 if scene.is_lit(thing) else 22), y + 6, place_name(hex)),
        _lit_plate(scene, thing, x, y),
    ]
    drawn = scene.thing(
        thing,
        [place_name(hex), *city_facts(scene, hex)],
        *parts,
        class_=SEATS[city["owner"]],
        pointer_events="none" if only_hex else None,
    )
    return join([drawn, _pieces(scene, hex, city, x, y, only_hex)])


def _lit_plate(scene: Scene, thing: str, x: float, y: float) -> Markup:
    """The ring around a city that can be chosen."""
    if not scene.is_lit(thing):
        return NOTHING_DRAWN
    return group(
        rect("c-lit-halo", x - 21, y - 13.5, 42, 27, 5),
        rect("m-lit", x - 23, y - 15.5, 46, 31, 6),
        class_=RING,
    )


def _pieces(scene: Scene, hex: str, city: City, x: float, y: float, only_hex: bool) -> Markup:
    """Buildings as squares in the colour of their owner, wonders round, in a row."""
    buildings = list(city["buildings"].items())
    count = len(buildings) + len(city["wonders"])
    step = min(PIECE + 1, ROOM * scene.radius / RADIUS / max(count, 1))
    start = x - step * (count - 1) / 2
    parts = []
    for index, (building, owner) in enumerate(buildings):
        title = f"{scene.name('building', building)} ({scene.owner(owner)})"
        parts.append(_piece(title, owner, building, start + step * index, y - 23, 3))
    for index, wonder in enumerate(city["wonders"], len(buildings)):
        title = scene.name("wonder", wonder)
        drawn = _piece(title, city["owner"], "wonder", start + step * index, y - 23, PIECE / 2)
        thing = f"wonder:{wonder}"
        ring = NOTHING_DRAWN
        if scene.is_lit(thing):
            ring = circle(f"m-lit {RING}", start + step * index, y - 23, PIECE / 2 + 2)
        facts = [title, place_name(hex), scene.effect("wonder", wonder)]
        parts.append(scene.thing(thing, facts, drawn, ring))
    hidden = only_hex and not any(scene.is_lit(f"wonder:{wonder}") for wonder in city["wonders"])
    return group(*parts, pointer_events="none" if hidden else None) if parts else NOTHING_DRAWN


def _piece(title: str, owner: str, sign: str, x: float, y: float, radius: float) -> Markup:
    half = PIECE / 2
    return group(
        element("title", title),
        rect("bld", x - half, y - half, PIECE, PIECE, radius),
        group(icon(f"i-{sign}", x - half + 2, y - half + 2, PIECE - 4), class_="m-emblem"),
        class_=SEATS[owner],
    )


def _pier(scene: Scene, hex: str, city: City) -> Markup:
    """Where a port faces: a pier over the side of the hex, in the colour of the port."""
    if not city["port"] or "port" not in city["buildings"]:
        return NOTHING_DRAWN
    side = scene.radius * HEIGHT / 2
    near, end = (towards(hex, city["port"], side + off, scene.radius) for off in (-9, 4))
    # Across the way out of the port.
    a, b = (end[1] - near[1]) * 0.38, (near[0] - end[0]) * 0.38
    points = [
        (near[0] + a, near[1] + b),
        (end[0] + a, end[1] + b),
        (end[0] - a, end[1] - b),
        (near[0] - a, near[1] - b),
    ]
    d = "M" + "L".join(f"{number(p)} {number(q)}" for p, q in points) + "z"
    return group(path("bld", d), class_=SEATS[city["buildings"]["port"]])


def _mood(city: City, x: float, y: float) -> Markup:
    """A smile in a circle, a frown in a diamond; a neutral city has neither."""
    if city["mood"] == "neutral" or city["owner"] == "barbarians":
        return NOTHING_DRAWN
    mood = city["mood"]
    return group(
        circle("moodplate", x, y, 9.5), icon(f"i-{mood}", x - 9, y - 9, 18), class_=f"mood {mood}"
    )


def _pips(city: City, x: float, y: float) -> Markup:
    """How often the city was activated this turn."""
    count = min(city["activations"], 6)
    start = x - 3.0 * (count - 1)
    return join(circle("c-disc", start + 6 * index, y + 14, 2.1) for index in range(count))


def _tokens(city: City, x: float, y: float) -> Markup:
    """Tokens of leaders and of the Celts beside the city."""
    parts = []
    for index, owner in enumerate(city["druids"]):
        parts.append(
            group(circle("unit", x - 38 + 9 * index, y - 15, 5.5), class_=SEATS[owner]),
        )
    if city["beloved"]:
        parts.append(circle("c-coin", x - 41, y + 14, 7))
        parts.append(label("c-coin-number", x - 41, y + 18.5, str(city["beloved"]), "middle"))
    return join(parts)
