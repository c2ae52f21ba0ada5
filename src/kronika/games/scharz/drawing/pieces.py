"""Pieces of the map, each around a point: settlements, shipyards, stacks, goods, marks."""

from collections.abc import Sequence
from typing import Final, final

from kronika.core.drawing import (
    Markup,
    Type,
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

from ..terms import EXPERIENCE
from .scene import Facts, Scene

UNIT_SIGNS: Final = {
    "light-infantry": "i-sz-li",
    "heavy-infantry": "i-sz-hi",
    "cavalry": "i-cavalry",
    "elephants": "i-elephant",
    "mercenaries": "i-sz-merc",
    "siege-engines": "i-sz-se",
    "warship": "i-sz-ws",
    "transport-ship": "i-sz-ts",
    "corsairs": "i-pirate",
}
"""In the order in which they stand in a stack."""
SHIPS: Final = ("warship", "transport-ship", "corsairs")
HERD_SIGNS: Final = {
    "sheep": "i-sz-sheep",
    "pigs": "i-sz-pig",
    "cattle": "i-sz-cattle",
    "horses": "i-sz-horse",
}
STANDARD: Final = EXPERIENCE.index("standard")
COUNT: Final = Type(13, bold=True)
NEAR_COUNT: Final = Type(14.5, bold=True)
TAB: Final = 13.0
ROW: Final = 17.0


@final
class Piece:
    """Something drawn around a point, with the room that it takes."""

    def __init__(self, width: float, height: float, markup: Markup) -> None:
        self.width: Final = width
        self.height: Final = height
        self.markup: Final = markup

    def at(self, x: float, y: float) -> Markup:
        """The piece in its place."""
        return group(self.markup, transform=f"translate({number(x)} {number(y)})")


def _d(k: float, *parts: str | float) -> str:
    """Path data from letters and numbers; the numbers are those of a piece of usual size."""
    return "".join(p if isinstance(p, str) else f"{number(p * k)} " for p in parts)


# Settlements


def _house(k: float) -> str:
    return _d(k, "M", 0, -11, "L", 10, -2.5, "V", 9, "H", -10, "V", -2.5, "z")


def _battlement(k: float) -> str:
    return _d(
        *(k, "M", -14, 10, "V", -9, "h", 5.5, "v", 3.5, "h", 4.5, "V", -9),
        *("h", 8, "v", 3.5, "h", 4.5, "V", -9, "H", 14, "V", 10, "z"),
    )


def _wall(k: float, city: bool) -> str:
    if city:
        return _d(
            *(k, "M", -14, -12, "H", 14, "V", -14, "H", 19, "V", -9, "H", 17.5, "V", 11, "H", 19),
            *("V", 16, "H", 14, "V", 14, "H", -14, "V", 16, "H", -19, "V", 11, "H", -17.5),
            *("V", -9, "H", -19, "V", -14, "H", -14, "z"),
        )
    return _d(
        *(k, "M", -10, -9.5, "H", -6.5, "V", -8.5, "H", 6.5, "V", -9.5, "H", 10, "V", -11.5),
        *("H", 14.5, "V", -7, "H", 13, "V", 8.5, "H", 14.5, "V", 13, "H", 10, "V", 11.5),
        *("H", -10, "V", 13, "H", -14.5, "V", 8.5, "H", -13, "V", -7, "H", -14.5),
        *("V", -11.5, "H", -10, "z"),
    )


def _emblem(scene: Scene, player: int, size: float, y: float = 0, plain: bool = False) -> Markup:
    k = scene.scale
    half = size * k / 2
    return group(
        icon(scene.sign(player), -half, y * k - half, size * k),
        class_="z-ink plain" if plain else "z-ink",
    )


def _quarters(k: float, done: int, y: float) -> list[Markup]:
    return [
        rect(
            "z-quarter on" if place < done else "z-quarter",
            (-11.5 + 6 * place) * k,
            y * k,
            5 * k,
            5 * k,
        )
        for place in range(4)
    ]


def settlement_drawn(scene: Scene, facts: Facts) -> Piece:
    """The settlement of a field with its walls, besiegers and the site beside it."""
    k = scene.scale
    built, site = facts.get("settlement"), facts.get("site")
    parts: list[Markup] = []
    if built is None:
        assert site is not None
        owner = site["owner"]
        shape = _battlement(k) if site["building"] == "city" else _house(k)
        parts = [
            path("z-site", shape),
            _emblem(scene, owner, 12, 1.8, plain=True),
            *_quarters(k, site["quarters"], 11),
        ]
        return Piece(24 * k, 29 * k, group(*parts, class_=scene.seat(owner)))
    owner, city = built["owner"], built["building"] == "city"
    encircled = built.get("encircled")
    if encircled:
        radius = (23 if city else 19) * k
        rings = [circle(f"z-siege{kind}", 0, 0, radius) for kind in (" rim", " gap", "")]
        by = encircled["by"]
        parts.append(group(*rings, class_=scene.seat(by) if by >= 0 else "seat-n"))
    walls = built["fortified"]
    if site and site["building"] == "fortification":
        parts.append(path("z-wall site", _wall(k, city)))
    if walls:
        parts.append(path("z-wall", _wall(k, city)))
    parts.append(path("z-plate", _battlement(k) if city else _house(k)))
    parts.append(_emblem(scene, owner, 13 if city else 12, 2.3 if city else 1.8))
    if site and site["building"] in ("city", "fortification"):
        parts += _quarters(k, site["quarters"], 12)
    width = 46 if encircled else 38 if walls else 28 if city else 20
    height = 42 if encircled else 30 if walls else 20
    return Piece(width * k, height * k, group(*parts, class_=scene.seat(owner)))


def yard_drawn(scene: Scene, owner: int, building: str, done: int | None, shut: bool) -> Piece:
    """A dock or port; one that is being built has quarters, a blocked one is barred."""
    k = scene.scale
    port = building == "port"
    half = (10 if port else 8.2) * k
    parts = [
        rect(
            "z-site" if done is not None else "z-plate",
            *(-half, -half, 2 * half, 2 * half, 4 * k if port else half),
        )
    ]
    if port and done is None:
        parts.append(rect("z-yard", -7.2 * k, -7.2 * k, 14.4 * k, 14.4 * k, 2.5 * k))
    plain = port or done is not None
    anchor = icon("i-port", -6.3 * k, -6.3 * k, 12.6 * k)
    parts.append(group(anchor, class_="z-ink plain" if plain else "z-ink"))
    if done is not None:
        parts += _quarters(k, done, 11)
    if shut:
        d = _d(k, "M", -10, 10, "L", 10, -10)
        parts += [path("f-lost halo", d), path("f-lost", d)]
    return Piece(2 * half, 2 * half, group(*parts, class_=scene.seat(owner)))


# Stacks

Sort = tuple[str, int, int]
"""An icon, how many, and their experience."""


def sorts_of(units: Sequence[Facts]) -> list[Sort]:
    """The types of units in the order of a stack, each with the best experience among them."""
    found = []
    for type, sign in UNIT_SIGNS.items():
        alike = [unit for unit in units if unit["type"] == type]
        if alike:
            best = max(EXPERIENCE.index(unit["experience"]) for unit in alike)
            found.append((sign, sum(unit["count"] for unit in alike), best))
    return found


def stack_drawn(
    scene: Scene,
    owner: int,
    rows: Sequence[Sequence[Sort]],
    ships: bool,
    tab: bool,
    class_: str = "",
) -> Piece:
    """One plate for a player's units: his emblem, then each type with its number.

    Ships stand in a hull, and what they carry in a second row.
    """
    k = scene.scale
    wide = max(_row_width(scene, row) for row in rows)
    tabbed = TAB * k if tab else 0.0
    width = wide + tabbed + 5 * k
    height = (1 + ROW * len(rows)) * k
    left, top = -width / 2, -height / 2
    parts = [_plate(k, left, top, width, height, ships)]
    if tab:
        parts.append(path("z-tab", f"M{number(left + tabbed)} {number(top)}v{number(height)}"))
    ink = []
    if tab:
        size = 9.8 * k
        gap = (tabbed - size) / 2
        ink.append(icon(scene.sign(owner), left + gap + 0.3, -size / 2, size))
    counts: list[Markup] = []
    for place, row in enumerate(rows):
        x, y = left + tabbed + 1.5 * k, top + (ROW * place + 1) * k
        for sign, count, experience in row:
            size = 15 * k
            ink.append(icon(sign, x, y + (ROW - 15) * k / 2 - 0.5, size))
            if experience > STANDARD:
                counts += _chevrons(k, x + 2 * k, top - 0.5 * k, experience - STANDARD)
            x += size
            if count > 1:
                words = str(count)
                counts.append(label("z-num", x, y + 12.6 * k, words))
                x += _count(scene).width(words) + 2
    inner = join([parts[0], *parts[1:], group(*ink, class_="z-ink"), *counts])
    names = " ".join(name for name in ("z-unit", scene.seat(owner), class_) if name)
    extra = 6 * k if ships else 0
    return Piece(width + extra, height, group(inner, class_=names))


def _count(scene: Scene) -> Type:
    return NEAR_COUNT if scene.near else COUNT


def _row_width(scene: Scene, row: Sequence[Sort]) -> float:
    width = 0.0
    for _, count, _ in row:
        width += 15 * scene.scale
        if count > 1:
            width += _count(scene).width(str(count)) + 2
    return width


def _plate(k: float, x: float, y: float, width: float, height: float, ships: bool) -> Markup:
    if not ships:
        return rect("z-pill", x, y, width, height, 4 * k)
    bow, keel = 3 * k, 5.4 * k
    d = (
        f"M{number(x - bow)} {number(y)}h{number(width + 2 * bow)}"
        f"l{number(-bow - 1)} {number(height - keel)}q-1 {number(keel)}-5.5 {number(keel)}"
        f"H{number(x + 6.5 - 1)}q-4.5 0-5.5 {number(-keel)}z"
    )
    return path("z-pill", d)


def _chevrons(k: float, x: float, y: float, count: int) -> list[Markup]:
    d = "".join(
        f"M{number(x + 5 * k * place)} {number(y)}l{number(2.5 * k)} {number(-3.5 * k)} "
        f"{number(2.5 * k)} {number(3.5 * k)}"
        for place in range(count)
    )
    return [path("z-exp", d), path("z-exp in", d)]


def rows_of(sorts: Sequence[Sort], most: int) -> list[list[Sort]]:
    """Types on one row, or on two if they are many."""
    if len(sorts) <= most:
        return [list(sorts)]
    half = (len(sorts) + 1) // 2
    return [list(sorts[:half]), list(sorts[half:])]


# Goods and marks


def goods_drawn(scene: Scene, owner: int, goods: Sequence[tuple[str, int]]) -> Piece:
    """Herds, grain or fish: a paper chip with the owner's tab."""
    k = scene.scale
    count = _count(scene)
    wide = sum(
        14.5 * k + (count.width(str(number)) + 1 if number > 1 else 0) for _, number in goods
    )
    width, height, tab = wide + 15 * k, 16 * k, 11 * k
    left, top = -width / 2, -height / 2
    r = 3.5 * k
    inner = height - 2 * r
    d = (
        f"M{number(left + tab)} {number(top)}v{number(height)}h{number(r - tab)}"
        f"q{number(-r)} 0 {number(-r)} {number(-r)}v{number(-inner)}"
        f"q0 {number(-r)} {number(r)} {number(-r)}z"
    )
    size = 8.5 * k
    parts = [
        rect("z-good", left, top, width, height, r),
        path("z-goodtab", d),
        group(icon(scene.sign(owner), left + 1.5 * k, -size / 2, size), class_="z-ink"),
    ]
    x = left + tab + 1.5 * k
    for sign, number_ in goods:
        parts.append(
            group(icon(sign, x, -6.8 * k, 13.5 * k), class_="z-ink plain"),
        )
        x += 14.5 * k
        if number_ > 1:
            parts.append(label("z-goodnum", x, 4.6 * k, str(number_)))
            x += count.width(str(number_)) + 1
    return Piece(width, height, group(*parts, class_=scene.seat(owner)))


def mark_drawn(scene: Scene, sign: str, kind: str = "") -> Piece:
    """A dark disc with a sign: a battle, a lock, flames."""
    k = scene.scale
    inner = 13.8 * k
    markup = group(
        element("circle", r=9.5 * k),
        icon(sign, -inner / 2, -inner / 2, inner),
        class_=f"z-mark {kind}".strip(),
    )
    return Piece(20 * k, 20 * k, markup)
