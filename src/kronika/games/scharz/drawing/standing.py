"""What stands on a field, each piece in its place."""

from collections.abc import Sequence
from typing import Final, final

from kronika.core.drawing import Markup

from ..maps import Cell
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


def places(scene: Scene) -> Places:
    """Where things stand on this map."""
    return places_of(scene.number, scene.map.level, scene.size)


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
    for empty in facts.get("empty_ships", ()):
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
