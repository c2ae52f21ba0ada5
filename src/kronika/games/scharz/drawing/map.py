"""The map: its ground, the realms on it, and everything that stands there."""

from collections.abc import Sequence
from itertools import pairwise
from typing import Final, final

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
from .pieces import (
    HERD_SIGNS,
    SHIPS,
    Piece,
    goods_drawn,
    mark_drawn,
    rows_of,
    settlement_drawn,
    sorts_of,
    stack_drawn,
    yard_drawn,
)
from .places import Places, places_of
from .scene import Facts, Scene

ROWS: Final = 2
"""Pieces that fit into one cell."""
FINEST: Final = 3
"""The level at which fields are smallest."""
SPOT: Final = 0.5
"""The ring of a cell that can be chosen, in sizes of a cell."""


@final
class Placed:
    """A piece in its place."""

    def __init__(self, piece: Piece, at: Point) -> None:
        self.piece: Final = piece
        self.at: Final = at

    def drawn(self) -> Markup:
        """The piece, where it stands."""
        return self.piece.at(*self.at)

    def room(self) -> tuple[float, float, float, float]:
        """What it covers."""
        (x, y), piece = self.at, self.piece
        return (
            x - piece.width / 2,
            y - piece.height / 2,
            x + piece.width / 2,
            y + piece.height / 2,
        )


def map_box(scene: Scene) -> Box:
    """The map with everything on it."""
    outline = scene.outline
    return scene.frame("map", lambda: Box(outline.width, outline.height, _map(scene)))


def _map(scene: Scene) -> Markup:
    bases: dict[str, list[str]] = {}
    for id, base in zip(scene.map.ids, scene.map.base):
        bases.setdefault(base, []).append(id)
    states = {base: repr([scene.on(id) for id in ids]) for base, ids in bases.items()}
    standing = {base: _standing(scene, base, bases[base], states[base]) for base in bases}
    return join(
        [
            _part(scene, "ground", (), _ground_under),
            *(_realm(scene, player) for player in range(scene.count)),
            group(
                _part(scene, "lines", (), _ground_over),
                _frozen(scene),
                _part(scene, "seas", (), sea_names_drawn),
                _names(scene, list(standing.values())),
                pointer_events="none",
            ),
            *(_fields(scene, base, bases[base], states[base]) for base in bases),
            _spots(scene),
            group(
                _supply(scene),
                *(_pieces(scene, base, standing[base], states[base]) for base in bases),
                pointer_events="none",
            ),
            rect("z-frame", 0.75, 0.75, scene.outline.width - 1.5, scene.outline.height - 1.5, 3),
        ]
    )


def places(scene: Scene) -> Places:
    """Where things stand on this map."""
    return places_of(scene.number, scene.map.level, scene.size)


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


def placed(scene: Scene, id: str) -> list[Placed]:
    """All that stands on a field, each piece in its place.

    Goods for which there is no room are told by the field alone.
    """
    facts = scene.on(id)
    field = scene.map.number(id)
    units = facts.get("units", ())
    pieces: list[Piece] = []
    wanted: list[Cell | None] = []
    home = _home(scene, id, facts)
    if "settlement" in facts or (facts.get("site") and not _is_yard(facts["site"])):
        pieces.append(settlement_drawn(scene, facts))
        wanted.append(home)
    at_home = facts.get("settlement", {}).get("owner")
    inside = [unit for unit in units if unit.get("where") == "inside"]
    pieces += _stacks(scene, inside, at_home, "z-inside")
    wanted += [home] * (len(pieces) - len(wanted))
    outside = [unit for unit in units if "where" not in unit and "border" not in unit]
    pieces += _stacks(scene, outside, at_home)
    room = max(ROWS * len(scene.map.cells[field]) - len(pieces), 0)
    pieces += _goods(scene, facts)[:room]
    wanted += [None] * (len(pieces) - len(wanted))
    points = places(scene).rows(field, wanted)
    found = [Placed(piece, point) for piece, point in zip(pieces, points)]
    found += _yard(scene, id, facts)
    found += _on_borders(scene, field, units)
    found += _marks(scene, field, facts, points)
    return [_kept_inside(scene, each) for each in found]


def _kept_inside(scene: Scene, placed: Placed) -> Placed:
    """A piece moved so far that it does not reach over the edge of the map."""
    (x, y), piece = placed.at, placed.piece
    half, high = piece.width / 2 + 2, piece.height / 2 + 2
    x = min(max(x, half), scene.outline.width - half)
    y = min(max(y, high), scene.outline.height - high)
    return Placed(piece, (x, y))


def _is_yard(site: Facts) -> bool:
    return site["building"] in ("dock", "port")


def _home(scene: Scene, id: str, facts: Facts) -> Cell:
    """The cell of a settlement: where it was built, or that in the middle of the field."""
    cell = facts.get("settlement", {}).get("cell")
    if cell is not None:
        return cell[0], cell[1]
    return places(scene).order[scene.map.number(id)][0]


def _stacks(
    scene: Scene, units: Sequence[Facts], at_home: int | None, class_: str = ""
) -> list[Piece]:
    """A plate for each player's land units and one for his ships; at home without an emblem."""
    found = []
    for owner in sorted({unit["owner"] for unit in units}):
        own = [unit for unit in units if unit["owner"] == owner]
        ships = [unit for unit in own if unit["type"] in SHIPS]
        ashore = [unit for unit in own if unit["type"] not in SHIPS]
        if ashore:
            rows = rows_of(sorts_of(ashore), 2 if scene.map.level == FINEST else 3)
            found.append(stack_drawn(scene, owner, rows, False, owner != at_home, class_))
        if ships:
            aboard = [
                {**each, "count": each["count"] * ship["count"]}
                for ship in ships
                for each in ship.get("aboard", ())
            ]
            rows = [sorts_of(ships), *([sorts_of(aboard)] if aboard else [])]
            found.append(stack_drawn(scene, owner, rows, True, True, class_))
    return found


def _goods(scene: Scene, facts: Facts) -> list[Piece]:
    """Herds and grain in the open, ships that lie empty, and near by also what is stored."""
    found = []
    herds = facts.get("herds", ())
    for owner in sorted({herd["owner"] for herd in herds}):
        counts: dict[str, int] = {}
        for herd in herds:
            if herd["owner"] == owner and (scene.near or not herd.get("inside")):
                counts[herd["type"]] = counts.get(herd["type"], 0) + herd["count"]
        goods = [(sign, counts[type]) for type, sign in HERD_SIGNS.items() if type in counts]
        if goods:
            found.append(goods_drawn(scene, owner, goods))
    grain = facts.get("grain")
    if grain:
        total = grain["sown"] + grain["crop"]
        found.append(goods_drawn(scene, grain["owner"], [("i-sz-grain", total)]))
    empty = facts.get("empty_ships")
    if empty:
        sorts = [
            (sign, empty[type], 0)
            for type, sign in (("warship", "i-sz-ws"), ("transport-ship", "i-sz-ts"))
            if empty[type]
        ]
        found.append(stack_drawn(scene, empty["owner"], [sorts], True, True, "z-empty"))
    return found


def _yard(scene: Scene, id: str, facts: Facts) -> list[Placed]:
    """The shipyard of a field and the ships in it."""
    found: list[Placed] = []
    field = scene.map.number(id)
    built, site = facts.get("settlement", {}), facts.get("site")
    yard = built.get("yard")
    raised = site["quarters"] if site and _is_yard(site) else None
    if yard:
        cell = (yard["cell"][0], yard["cell"][1])
        seas = [scene.map.number(sea) for sea in yard["seas"]]
        at = places(scene).yard(field, cell, seas)
        building = site["building"] if raised is not None and site else yard["building"]
        shut = bool(yard.get("blocked"))
        found.append(Placed(yard_drawn(scene, built["owner"], building, raised, shut), at))
        ships = [unit for unit in facts.get("units", ()) if unit.get("where") == "yard"]
        for row, stack in enumerate(_stacks(scene, ships, None), start=1):
            found.append(Placed(stack, (at[0], at[1] + 20 * scene.scale * row)))
    elif raised is not None and site:
        at = places(scene).middle(field)
        if "cell" in site:
            cell = (site["cell"][0], site["cell"][1])
            at = places(scene).yard(field, cell, [scene.map.number(sea) for sea in site["seas"]])
        found.append(Placed(yard_drawn(scene, site["owner"], site["building"], raised, False), at))
    return found


def _on_borders(scene: Scene, field: int, units: Sequence[Facts]) -> list[Placed]:
    """Units that stand on a border, between the two fields."""
    found: list[Placed] = []
    for other in sorted({unit["border"] for unit in units if "border" in unit}):
        there = [unit for unit in units if unit.get("border") == other]
        x, y = places(scene).border(field, scene.map.number(other))
        hx, hy = places(scene).middle(field)
        x, y = between((x, y), (hx, hy), 0.3)
        found += [
            Placed(stack, (x, y + 20 * scene.scale * row))
            for row, stack in enumerate(_stacks(scene, there, None))
        ]
    return found


def _marks(scene: Scene, field: int, facts: Facts, points: Sequence[Point]) -> list[Placed]:
    """Flames, locks and swords, at the upper right of what stands there."""
    signs = []
    if facts.get("contested"):
        signs.append("i-campaign")
    elif facts.get("locked"):
        signs.append("i-lock")
    if facts.get("plundered"):
        signs.append("i-sz-plundered")
    x, y = places(scene).middle(field)
    if points:
        x, y = points[-1][0] + 0.8 * scene.size, points[-1][1] - 0.6 * scene.size
    return [
        Placed(mark_drawn(scene, sign), (x + 20 * scene.scale * place, y))
        for place, sign in enumerate(signs)
    ]


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
