"""The map: its ground, the realms on it, and everything that stands there."""

from collections.abc import Sequence
from itertools import pairwise
from typing import Final

from kronika.core.drawing import (
    NOTHING_DRAWN,
    Box,
    Markup,
    circle,
    element,
    group,
    join,
    path,
    rect,
)
from kronika.core.scene import RING

from ..maps import Cell
from ..terms import LAND, RIVER
from .facts import field_facts
from .ground import ground_drawn, outline_id
from .names import names_drawn, sea_names_drawn
from .outline import Point, between
from .pieces import mark_drawn
from .scene import Facts, Scene
from .standing import Placed, placed, places

SPOT: Final = 0.5
"""The ring of a cell that can be chosen, in sizes of a cell."""


def map_box(scene: Scene) -> Box:
    """The map with everything on it."""
    outline = scene.outline
    return scene.frame("map", lambda: Box(outline.width, outline.height, _map(scene)))


def _map(scene: Scene) -> Markup:
    facts = [scene.table["fields"], sorted(scene.cut_off)]
    fields, pieces = scene.still("fields", facts, lambda: _on_fields(scene))
    return join(
        [
            fields,
            _spots(scene),
            group(_supply(scene), pieces, pointer_events="none"),
            rect("z-frame", 0.75, 0.75, scene.outline.width - 1.5, scene.outline.height - 1.5, 3),
        ]
    )


def _on_fields(scene: Scene) -> tuple[Markup, Markup]:
    """The fields with their names, and what stands on them."""
    bases: dict[str, list[str]] = {}
    for id, base in zip(scene.map.ids, scene.map.base):
        bases.setdefault(base, []).append(id)
    cut_off = scene.cut_off
    states = {
        base: repr([(scene.on(id), id in cut_off) for id in ids]) for base, ids in bases.items()
    }
    standing = {base: _standing(scene, base, bases[base], states[base]) for base in bases}
    fields = join(
        [
            _part(scene, "ground", (), _ground_under),
            *(_realm(scene, player) for player in range(scene.count)),
            group(
                _part(scene, "lines", (), _ground_over),
                _frozen(scene),
                _part(scene, "seas", (), sea_names_drawn),
                pointer_events="none",
            ),
            *(_fields(scene, base, bases[base], states[base]) for base in bases),
            group(_names(scene, list(standing.values())), pointer_events="none"),
        ]
    )
    return fields, join(_pieces(scene, base, standing[base], states[base]) for base in bases)


# The ground


def _part(scene: Scene, name: str, depends: object, draw: object) -> Markup:
    assert callable(draw)
    return scene.part(name, repr(depends), lambda: Box(0, 0, draw(scene))).markup


def _ground(scene: Scene, over: bool) -> Markup:
    drawn = ground_drawn(scene.number, scene.map.level, scene.size, scene.has_regions, scene.is_red)
    return drawn.over if over else drawn.under


def _ground_under(scene: Scene) -> Markup:
    return _ground(scene, over=False)


def _ground_over(scene: Scene) -> Markup:
    return _ground(scene, over=True)


def _frozen(scene: Scene) -> Markup:
    """The sections of large rivers that are open to all."""
    return join(
        element("use", href=f"#{outline_id(id)}", class_="z-big frozen")
        for id, facts in scene.fields.items()
        if facts.get("frozen")
    )


# Realms


def _realm(scene: Scene, player: int) -> Markup:
    """The fields of a player: a wash, a band along their inner edge; dashed where he only owns."""
    held = [
        (id, facts["controlled"])
        for id, facts in scene.fields.items()
        if facts.get("owner") == player and scene.map.sort[scene.map.number(id)] == LAND
    ]
    return scene.part(
        f"realm-{player}", tuple(held), lambda: Box(0, 0, _realm_drawn(scene, player, held))
    ).markup


def _realm_drawn(scene: Scene, player: int, held: Sequence[tuple[str, bool]]) -> Markup:
    parts = []
    for controlled in (True, False):
        cells: list[Cell] = []
        for id, is_controlled in held:
            if is_controlled == controlled:
                cells += places(scene).beyond[scene.map.number(id)]
        if not cells:
            continue
        id = f"sz-realm-{player}" if controlled else f"sz-owned-{player}"
        use = f"#{id}"
        parts += [
            element("defs", element("path", id=id, d=scene.outline.ring(cells))),
            element("clipPath", element("use", href=use), id=f"{id}-clip"),
            group(
                element("use", href=use, class_="z-own"),
                element("use", href=use, class_="z-band" if controlled else "z-owned"),
                clip_path=f"url(#{id}-clip)",
            ),
        ]
        if controlled:
            parts.append(element("use", href=use, class_="z-edge"))
    if not parts:
        return NOTHING_DRAWN
    return group(
        *parts,
        class_=scene.seat(player),
        clip_path="url(#sz-frame)",
        pointer_events="none",
    )


# Fields as things


def _fields(scene: Scene, base: str, ids: Sequence[str], state: str) -> Markup:
    draw = lambda: Box(0, 0, join(_field(scene, id) for id in ids))  # noqa: E731
    return scene.part(f"f-{base}", state, draw).markup


def _field(scene: Scene, id: str) -> Markup:
    thing, use = scene.thing_of(id), f"#{outline_id(id)}"
    river = scene.map.sort[scene.map.number(id)] == RIVER
    ring = NOTHING_DRAWN
    if scene.is_lit(thing):
        ring = group(
            element("use", href=use, class_="m-lit-halo z-lit-halo"),
            element("use", href=use, class_="m-lit z-lit-river" if river else "m-lit z-lit-field"),
            class_=RING,
        )
    parts = [element("use", href=use, class_="z-river-hit" if river else "m-hit"), ring]
    if scene.on(id).get("contested"):
        parts[1:1] = [
            element("use", href=use, class_="z-contest halo"),
            element("use", href=use, class_="z-contest"),
        ]
    return scene.thing(thing, field_facts(scene, id), *parts)


def _spots(scene: Scene) -> Markup:
    """The cells that can be chosen, if single cells are."""
    spots = sorted(thing for thing in scene.lit if thing.startswith("spot:"))
    if not spots:
        return NOTHING_DRAWN
    return scene.part("spots", tuple(spots), lambda: Box(0, 0, _spots_drawn(scene, spots))).markup


def _spots_drawn(scene: Scene, spots: Sequence[str]) -> Markup:
    parts = []
    for thing in spots:
        name = thing.removeprefix("spot:")
        column, row = name.split("-")[-2:]
        x, y = scene.outline.centre((int(column), int(row)))
        radius = SPOT * scene.size
        ring = group(circle("m-lit-halo", x, y, radius), circle("m-lit", x, y, radius), class_=RING)
        facts = [scene.name("spot", name)]
        parts.append(scene.thing(thing, facts, circle("m-hit", x, y, radius + 2), ring))
    return join(parts)


# What stands on fields


def _standing(scene: Scene, base: str, ids: Sequence[str], state: str) -> Sequence[Placed]:
    if not any(id in scene.fields for id in ids):
        return ()
    return scene.keep(
        ("standing", base, state), lambda: [each for id in ids for each in placed(scene, id)]
    )


def _pieces(scene: Scene, base: str, standing: Sequence[Placed], state: str) -> Markup:
    if not standing:
        return NOTHING_DRAWN
    draw = lambda: Box(0, 0, join(each.drawn() for each in standing))  # noqa: E731
    return scene.part(f"on-{base}", state, draw).markup


# Names and supply


def _names(scene: Scene, standing: Sequence[Sequence[Placed]]) -> Markup:
    rooms = tuple(
        tuple(round(edge) for edge in each.room()) for group_ in standing for each in group_
    )
    return scene.part("names", rooms, lambda: Box(0, 0, names_drawn(scene, rooms))).markup


def _supply(scene: Scene) -> Markup:
    lines = scene.table["supply"]
    if not lines:
        return NOTHING_DRAWN
    return scene.part(
        "supply", repr((scene.view["player"], lines)), lambda: Box(0, 0, _beads(scene, lines))
    ).markup


def _beads(scene: Scene, lines: Sequence[Facts]) -> Markup:
    """The ways by which the viewer's units are supplied; a cross where there is none."""
    where = places(scene)
    ways = [line["way"] for line in lines]
    beads: list[str] = []
    for way in ways:
        # A way that is only the end of another one is drawn with it.
        if not way or any(way != other and other[-len(way) :] == way for other in ways):
            continue
        points = [where.middle(scene.map.number(id)) for id in way]
        beads.append(_smooth(points))
    crosses = []
    for line in lines:
        if not line["way"]:
            x, y = where.middle(scene.map.number(line["field"]))
            at = (x - 0.8 * scene.size, y - 0.6 * scene.size)
            crosses.append(mark_drawn(scene, "i-close", "bad").at(*at))
    d = "".join(beads)
    drawn = [path("z-supply rim", d), path("z-supply", d)] if d else []
    return group(*drawn, *crosses, class_=scene.seat(scene.view["player"]))


def _smooth(points: Sequence[Point]) -> str:
    parts = [f"M{points[0][0]:.1f} {points[0][1]:.1f}"]
    for one, other in pairwise(points[1:]):
        x, y = between(one, other)
        parts.append(f"Q{one[0]:.1f} {one[1]:.1f} {x:.1f} {y:.1f}")
    parts.append(f"L{points[-1][0]:.1f} {points[-1][1]:.1f}")
    return "".join(parts)
