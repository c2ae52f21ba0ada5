"""Units: a disc in the colour of their owner with their silhouette, and how many there are."""

from collections import Counter
from collections.abc import Sequence
from typing import Final

from kronika.core.drawing import NOTHING_DRAWN, Markup, circle, group, icon, join, label

from .. import terms
from .scene import SEATS, Hex, Scene

ROOM: Final = 74.0
"""How wide a row of units in a hex can be."""

Kind = tuple[str, str]
"""An owner and a unit."""


def kinds(units: Sequence[Sequence[str]]) -> list[tuple[Kind, int]]:
    """The units of a hex by owner and kind, in the order of the rules."""
    found = Counter((owner, unit) for owner, unit in units)
    order = sorted(found, key=lambda kind: (terms.OWNERS.index(kind[0]), _order(kind[1])))
    return [(kind, found[kind]) for kind in order]


def _order(unit: str) -> int:
    # The leader stands before his army, ships before what they carry.
    return {"ship": -2, "leader": -1}.get(unit, terms.UNITS.index(unit))


def unit_words(scene: Scene, kind: Kind, count: int, at_sea: bool) -> str:
    """Units of a kind in words."""
    owner, unit = kind
    words = scene.say("units", unit=scene.name("unit", unit), number=count)
    words += f" ({scene.owner(owner)})"
    if at_sea and unit != "ship":
        words += f", {scene.say('aboard')}"
    return words


def unit_facts(scene: Scene, hex: Hex) -> list[str]:
    """All units of a hex, a line each; what is not a ship on the sea is aboard one."""
    at_sea = hex["terrain"] == "sea"
    return [unit_words(scene, kind, count, at_sea) for kind, count in kinds(hex["units"])]


def disc(owner: str, unit: str, x: float, y: float, radius: float, count: int = 1) -> Markup:
    """Units of a kind, around a point."""
    size = radius * 1.4
    sign = "i-pirate" if owner == "pirates" and unit == "ship" else f"i-{unit}"
    number = NOTHING_DRAWN
    if count > 1:
        at_x, at_y = x + radius * 0.75, y + radius * 0.7
        number = join(
            [
                circle("countplate", at_x, at_y, 7),
                label("count small", at_x, at_y + 4.3, str(count)),
            ]
        )
    return group(
        circle("unit", x, y, radius),
        group(icon(sign, x - size / 2, y - size / 2, size), class_="m-emblem"),
        number,
        class_=f"{SEATS[owner]}",
    )


def row(
    found: Sequence[tuple[Kind, int]], x: float, y: float, radius: float, scale: float = 1.0
) -> Markup:
    """Units side by side around a point; many stand closer and become smaller."""
    if not found:
        return NOTHING_DRAWN
    count = len(found)
    if count > 3:
        radius = min(radius, 9.0)
    step = min(2 * radius + 2, (ROOM * scale - 2 * radius) / max(count - 1, 1))
    start = x - step * (count - 1) / 2
    parts = []
    for index, ((owner, unit), number) in enumerate(found):
        drawn = disc(owner, unit, start + step * index, y, radius, number)
        # A player has one leader on the map: the only unit that is not like others.
        parts.append(group(drawn, data_piece=f"leader:{owner}") if unit == "leader" else drawn)
    return join(parts)


def units_drawn(hex: Hex, x: float, y: float, scale: float = 1.0) -> Markup:
    """The units of a hex whose middle is (x, y)."""
    found = kinds(hex["units"])
    if hex["city"]:
        # As low as the hex allows, but not over the city.
        return row(found, x, y + 11 + 15 * scale, 11, scale)
    if hex["terrain"] == "sea":
        ships = [kind for kind in found if kind[0][1] == "ship"]
        cargo = [kind for kind in found if kind[0][1] != "ship"]
        if not cargo:
            return row(ships, x, y + 4, 14, scale)
        return join(
            [row(ships, x, y - 9 * scale, 13, scale), row(cargo, x, y + 17 * scale, 10, scale)]
        )
    if len(found) <= 3:
        return row(found, x, y + 6 * scale, 13 if len(found) < 3 else 11.5, scale)
    half = (len(found) + 1) // 2
    return join(
        [
            row(found[:half], x, y - 8 * scale, 11.5, scale),
            row(found[half:], x, y + 18 * scale, 11.5, scale),
        ]
    )
