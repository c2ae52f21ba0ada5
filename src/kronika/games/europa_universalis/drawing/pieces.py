"""Pieces and tokens, in pixels, each around (0, 0)."""

from collections.abc import Sequence
from typing import Final

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

from ..terms import LARGE_TOWN, STAND_IN, TWO_TOWNS
from .scene import FAR, REGION, Facts, Scene

TOWN: Final = (12.5, 18.0, 20.0)
SHIELD: Final = (10.5, 15.0, 19.0)
BIG: Final = (1.0, 1.25, 1.35)
BADGE: Final = (7.0, 9.0, 10.0)
CUBE: Final = (8.5, 10.0, 11.0)
"""Sizes at each level of detail."""
FAITHS: Final = {
    "catholic": ("cat", "i-catholic"),
    "counter-reformed": ("ref", "i-catholic"),
    "protestant": ("pro", "i-reformist"),
    "orthodox": ("ort", "i-orthodox"),
    "islam": ("isl", "i-islamic"),
    "diverse": ("div", "i-diverse"),
    "revolutionary": ("rev", "i-peasant-revolt"),
}
UNITS: Final = ("i-infantry", "i-cavalry", "i-artillery")


def put(x: float, y: float, *parts: Markup) -> Markup:
    """Pieces moved to their place."""
    return group(*parts, transform=f"translate({number(x)} {number(y)})")


def pin(x: float, y: float, *parts: Markup) -> Markup:
    """The same, for what grows less than the map does when the reader comes nearer."""
    return put(x, y, group(*parts, class_="pin"))


def bend(start: tuple[float, float], end: tuple[float, float]) -> str:
    """A way from one place to another, a little round about."""
    (x, y), (a, b) = start, end
    dx, dy = a - x, b - y
    middle = f"{x + dx / 2 - dy * 0.14:.1f} {y + dy / 2 + dx * 0.14:.1f}"
    return f"M{x:.1f} {y:.1f}Q{middle} {a:.1f} {b:.1f}"


def arrow(start: tuple[float, float], end: tuple[float, float], head: float) -> str:
    """The same with a head at its end."""
    (x, y), (a, b) = start, end
    dx, dy = a - x, b - y
    # The direction in which the bend arrives.
    tx, ty = dx / 2 + dy * 0.14, dy / 2 - dx * 0.14
    long = max((tx * tx + ty * ty) ** 0.5, 0.1)
    ux, uy = tx / long * head, ty / long * head
    left = f"{a - ux + uy * 0.62:.1f} {b - uy - ux * 0.62:.1f}"
    right = f"{a - ux - uy * 0.62:.1f} {b - uy + ux * 0.62:.1f}"
    return f"{bend(start, end)}M{left}L{a:.1f} {b:.1f}L{right}"


def words(class_: str | None, x: float, y: float, text: str, size: float) -> Markup:
    """Words in the middle of a place."""
    return element("text", text, class_=class_, x=x, y=y, font_size=size, text_anchor="middle")


def town(scene: Scene, seat: int, disc: int, capital: bool, unrest: bool) -> Markup:
    """A Town of a player: its size, whether it is his capital, and the side with Unrest."""
    size = TOWN[scene.level] * (1.3 if disc == LARGE_TOWN else 1)
    parts = [circle("eu-cap", 0, 0, round(size * 0.78, 1))] if capital else []
    if disc == STAND_IN:
        parts.append(_plate(size * 0.86))
    elif disc == TWO_TOWNS:
        half = size * 0.9
        parts += [icon("i-town", -half, -half / 2, half), icon("i-town", 0, -half / 2, half)]
    else:
        name = "i-town-large" if disc == LARGE_TOWN else "i-town"
        parts.append(icon(name, -size / 2, -size * 0.56, size))
    drawn = group(*parts, class_=f"{scene.seat(seat)} eu-town")
    return join([drawn, _unrest(size)]) if unrest else drawn


def _unrest(size: float) -> Markup:
    flame = round(size * 0.9, 1)
    return group(icon("i-unrest", size * 0.18, -size * 1.1, flame), class_="eu-unrest")


def _plate(size: float) -> Markup:
    w = size
    d = (
        f"M{-w * 0.72:.1f} {-w * 0.78:.1f}h{w * 1.44:.1f}v{w * 0.75:.1f}"
        f"c0 {w * 0.55:.1f} {-w * 0.35:.1f} {w * 0.8:.1f} {-w * 0.72:.1f} {w:.1f}"
        f"c{-w * 0.37:.1f} {-w * 0.2:.1f} {-w * 0.72:.1f} {-w * 0.45:.1f} {-w * 0.72:.1f}"
        f" {-w:.1f}z"
    )
    return path("eu-vring", d)


def shield(scene: Scene, realm: str, overlord: int | None = None, unrest: bool = False) -> Markup:
    """The arms of a Realm; a Vassal's on a plate in the colour of his overlord."""
    size = SHIELD[scene.level]
    arms = element(
        "use",
        href=f"#a-{realm}",
        x=-size / 2,
        y=-size * 0.6,
        width=size,
        height=size * 1.2,
        class_="eu-arms",
    )
    if overlord is None:
        return arms
    plate = group(_plate(size), class_=scene.seat(overlord))
    return join([plate, arms, _unrest(size * 1.2)] if unrest else [plate, arms])


def free_state(scene: Scene, colour: str, pattern: str) -> Markup:
    """A token of a Dynamic NPR."""
    size = SHIELD[scene.level]
    parts = [rect(f"eu-dnpr {colour}", -size / 2, -size / 2, size, size, 2)]
    if pattern == "striped":
        h = size / 2 - 1.5
        parts.append(path("eu-dnpr-mark", f"M{-h:.1f} {h:.1f}L{h:.1f} {-h:.1f}"))
    return group(*parts)


def rebel_town(scene: Scene, religious: bool) -> Markup:
    """A Town that Rebels hold; a cross for those of another faith."""
    size = TOWN[scene.level]
    sign = "i-crusade" if religious else "i-peasant-revolt"
    return group(
        rect("eu-rebel", -size / 2, -size / 2, size, size, 2.5),
        group(icon(sign, -size * 0.4, -size * 0.4, size * 0.8), class_="eu-rebel-ink"),
    )


def occupant(scene: Scene, seat: int, disc: int, unrest: bool) -> Markup:
    """The Town of who occupies a Province, half over its owner's."""
    size = TOWN[scene.level]
    return put(size * 0.5, size * 0.35, town(scene, seat, disc, False, unrest))


def flag_extent(scene: Scene) -> tuple[float, float, float, float]:
    """Where the cloth of a flag is: its left and upper end, its width and height."""
    w, h = 30 * BIG[scene.level], 20 * BIG[scene.level]
    return -w / 2, -h * 0.6, w, h


def flag(scene: Scene, class_: str, sign: str, count: int) -> Markup:
    """An Army, or Rebels: a flag with a sign and the number of Units."""
    big = BIG[scene.level]
    w, h = 30 * big, 20 * big
    parts = [
        path("pole", f"M{-w / 2:.1f} {-h * 0.62:.1f}v{h * 1.35:.1f}"),
        path(
            "flag",
            f"M{-w / 2:.1f} {-h * 0.6:.1f}h{w:.1f}l{-h * 0.22:.1f} {h * 0.5:.1f} {h * 0.22:.1f}"
            f" {h * 0.5:.1f}h{-w:.1f}z",
        ),
        icon(sign, -w / 2 + 3 * big, -h * 0.6 + 4 * big, 11 * big, "em"),
        words(None, w * 0.17, h * 0.09 + 3.6 * big, str(count), 14.5 * big),
    ]
    return group(*parts, class_=f"eu-army {class_}")


def unit_parts(scene: Scene, units: Sequence[int]) -> Markup:
    """Below a flag: which Units there are."""
    held = [(UNITS[n], count) for n, count in enumerate(units) if count]
    return _pill(held, 13.2 * BIG[scene.level]) if held else NOTHING_DRAWN


def _pill(held: Sequence[tuple[str, int]], y: float) -> Markup:
    width = 27 * len(held) + 3
    parts = [rect("pill", -width / 2, y, width, 17, 3)]
    for place, (name, count) in enumerate(held):
        x = -width / 2 + 27 * place
        parts += [icon(name, x + 3, y + 2, 13), words(None, x + 21.5, y + 12.8, str(count), 12)]
    return group(*parts, class_="eu-parts")


def army(scene: Scene, facts: Facts) -> Markup:
    """The Army of a player; which Units are in it where there is room."""
    seat: int = facts["player"]
    units = [
        facts["regular"][n] + facts["mercenary"][n] + facts["allied"][n] for n in range(len(UNITS))
    ]
    class_ = f"{scene.seat(seat)} moved" if "moved" in facts else scene.seat(seat)
    drawn = flag(scene, class_, f"i-{scene.seat(seat)}", sum(units))
    if "moved" in facts:
        drawn = join([drawn, _done(scene)])
    parts = unit_parts(scene, units)
    return join([drawn, parts if seat == scene.view["player"] else scene.from_level(REGION, parts)])


def _done(scene: Scene) -> Markup:
    """The check of an Army that has moved in this turn, at the corner of its flag."""
    x, y, wide, _ = flag_extent(scene)
    mark = [circle("", x + wide, y, 6.5), icon("i-check", x + wide - 4.5, y - 4.5, 9)]
    return group(*mark, class_="eu-done")


def besieged(scene: Scene) -> Markup:
    """The badge of a siege, beside a Town."""
    r = BADGE[scene.level]
    x = -TOWN[scene.level] * 0.95
    mark = [circle("", x, 0, r), icon("i-rook", x - r * 0.72, -r * 0.72, round(r * 1.44, 1))]
    return group(*mark, class_="eu-siege")


def infantry(scene: Scene, seat: int, count: int) -> Markup:
    """Infantry that belongs to no Army."""
    size = 12 * BIG[scene.level]
    return group(
        rect("", -size * 0.8, -size * 0.55, size * 1.6, size * 1.1, 2.5),
        icon("i-infantry", -size * 0.7, -size * 0.45, size * 0.9),
        words("eu-count", size * 0.42, size * 0.36, str(count), size),
        class_=f"eu-token {scene.seat(seat)}",
    )


def hull(scene: Scene, seat: int, sign: str, count: int) -> Markup:
    """A fleet, or Light Ships outside of fleets."""
    r = 11 * BIG[scene.level]
    return group(
        path(
            "hull",
            f"M{-r * 1.5:.1f} {-r * 0.8:.1f}h{r * 3:.1f}l{-r * 0.45:.1f} {r * 1.6:.1f}"
            f"h{-r * 2.1:.1f}z",
        ),
        icon(sign, -r * 1.12, -r * 0.72, r * 1.35, "em"),
        words(None, r * 0.62, r * 0.42, str(count), round(r * 1.15, 1)),
        class_=f"eu-fleet {scene.seat(seat)}",
    )


def bar(scene: Scene, cubes: Sequence[tuple[str, int]], places: int) -> Markup:
    """The places for influence of an Area, one square each."""
    w = CUBE[scene.level]
    filled = [class_ for class_, count in cubes for _ in range(count)]
    parts = []
    for place in range(max(places, len(filled))):
        x = (place - places / 2) * w
        class_ = filled[place] if place < len(filled) else "eu-free"
        parts.append(group(rect("cube", x, -w / 2, w, w), class_=class_))
    return group(*parts, class_="eu-inf")


Token = tuple[str, str]
"""A class and an icon."""


def row(scene: Scene, cubes: Sequence[tuple[str, int]], tokens: Sequence[Token]) -> Markup:
    """What lies in an Area: cubes with their numbers, then claims, cores and other tokens."""
    if not cubes and not tokens:
        return NOTHING_DRAWN
    w = CUBE[scene.level]
    wide, token = w * 2.05, w * 1.55
    x = -(len(cubes) * wide + len(tokens) * (token + 2)) / 2
    parts = []
    for class_, count in cubes:
        cube = rect("cube", x, -w / 2, w, w, 1.5)
        size = max(12, round(w * 1.33, 1))
        text = words(None, x + w * 1.5, w * 0.45, str(count), size)
        parts.append(group(cube, text, class_=f"{class_} not-diplomacy"))
        x += wide
    for class_, sign in tokens:
        square = rect("", x, -token / 2, token, token, 2.5)
        parts.append(
            group(
                square,
                icon(sign, x + token * 0.12, -token * 0.38, token * 0.76),
                class_=f"eu-token {class_}",
            )
        )
        x += token + 2
    return group(*parts, class_="eu-inf")


def badge(scene: Scene, class_: str, sign: str) -> Markup:
    """A relation with a Realm: an alliance, a marriage, a war, a truce, a casus belli."""
    r = BADGE[scene.level]
    return group(
        circle("", 0, 0, r),
        icon(sign, -r * 0.72, -r * 0.72, round(r * 1.44, 1)),
        class_=f"eu-badge {class_}",
    )


def faith(religion: str) -> Markup:
    """What lies in the Religion slot of an Area."""
    class_, sign = FAITHS[religion]
    r = 7.0
    shapes = {
        "ort": [path("", f"M0 {-r * 1.2:.1f}L{r * 1.2:.1f} 0 0 {r * 1.2:.1f} {-r * 1.2:.1f} 0z")],
        "pro": [
            path(
                "",
                f"M{-r} {-r * 0.58:.1f}L0 {-r * 1.15:.1f} {r} {-r * 0.58:.1f}v{r * 1.16:.1f}"
                f"L0 {r * 1.15:.1f} {-r} {r * 0.58:.1f}z",
            )
        ],
        "isl": [circle("", 0, 0, r), circle("in", 0, 0, r * 0.78)],
    }
    square = [rect("", -r * 0.95, -r * 0.95, r * 1.9, r * 1.9, 2)]
    shape = shapes.get(class_, square if class_ in ("div", "rev") else [circle("", 0, 0, r)])
    inner = icon(sign, -r * 0.72, -r * 0.72, round(r * 1.44, 1))
    return group(*shape, inner, class_=f"eu-faith {class_}")


def elector() -> Markup:
    """The sign of an Elector."""
    return group(circle("", 0, 0, 9), icon("i-elector", -6, -6, 12), class_="eu-elector")


def port(island: bool) -> Markup:
    """A Port on its coast."""
    return group(
        circle("", 0, 0, 5.5),
        icon("i-port", -4, -4, 8),
        class_="eu-port isl" if island else "eu-port",
    )


def printed(scene: Scene, gold: bool, large: bool, dutch: bool) -> Markup:
    """What is printed beside a Town: gold, a tax of 2, the flag of the Netherlands."""
    w = TOWN[scene.level]
    parts = []
    if gold:
        x, y = -w * 0.85, -w * 0.3
        parts.append(group(circle("", x, y, 5.5), circle("in", x, y, 2.8), class_="eu-gold"))
    if large:
        x, y = w * 0.55, w * 0.35
        mark = circle("", x, y, 6.5)
        parts.append(group(mark, words(None, x, y + 4.2, "2", 12), class_="eu-tax"))
    if dutch:
        parts.append(path("eu-dutch", f"M{-w * 0.9:.1f} {w * 0.1:.1f}h8v8l-4 3-4-3z"))
    return join(parts)


def slots(scene: Scene, count: int, filled: Sequence[int]) -> Markup:
    """The Trade Protection slots of a Sea Zone; a seat for each Light Ship in one."""
    w = 8.0 * BIG[scene.level]
    parts = []
    for place in range(max(count, len(filled))):
        x = (place - (count - 1) / 2) * w * 2.1
        if place < len(filled):
            plate = rect("f", x - w * 0.85, -w * 0.55, w * 1.7, w * 1.1, w * 0.4)
            ship = icon("i-light-ship", x - w / 2, -w / 2, w)
            parts.append(group(plate, ship, class_=scene.seat(filled[place])))
        else:
            parts.append(rect("", x - w * 0.85, -w * 0.55, w * 1.7, w * 1.1, w * 0.4))
    return group(*parts, class_="eu-slots")


def node(
    scene: Scene,
    maritime: bool,
    merchants: Sequence[tuple[int, bool]],
    pirates: bool,
    expanded: bool,
    name: str,
) -> Markup:
    """A Trade Node with the merchants on it (pale where they are laid), and pirates."""
    r = 10.0 if scene.level == FAR else 13.0
    sign = "i-port" if maritime else "i-wagon"
    parts = [
        path("", f"M0 {-r}L{r} 0 0 {r} {-r} 0z"),
        icon(sign, -r * 0.55, -r * 0.55, round(r * 1.1, 1)),
    ]
    for place, (seat, is_laid) in enumerate(merchants):
        x, y = r * 0.9 + place * 11, -r * 0.55
        class_ = f"{scene.seat(seat)} mer{' laid' if is_laid else ''}"
        parts.append(group(circle("", x, y, 6), icon("i-merchant", x - 4, y - 4, 8), class_=class_))
    if pirates:
        x, y = -r * 0.9, -r * 0.55
        ship = icon("i-pirate", x - 5, y - 5, 10)
        parts.append(group(circle("", x, y, 6.5), ship, class_="robbers"))
    if expanded:
        x, y = -r * 0.9, r * 0.6
        plus = icon("i-plus", x - 5, y - 5, 10)
        parts.append(group(circle("", x, y, 6.5), plus, class_="eu-neutral"))
    kind = "eu-node" if maritime else "eu-node inland"
    said = group(words(None, 0, 1.5 * r + 12, name, 12), class_=kind)
    named = group(said, class_="for-trade") if scene.memory is None else NOTHING_DRAWN
    near = group(said, class_="near-1 for-trade") if scene.memory is not None else named
    return join([group(*parts, class_=kind), near])


def more(x: float, y: float, count: int) -> Markup:
    """That more stand here than are drawn."""
    return label("eu-more", x, y, f"+{count}", "middle")


def manpower(scene: Scene, count: int) -> Markup:
    """Tokens on a Province that give manpower."""
    w = TOWN[scene.level]
    return put(
        -w * 0.8,
        w * 0.55,
        group(
            circle("", 0, 0, 7),
            words(None, 0, 4.2, f"+{count}", 12),
            class_="eu-neutral",
        ),
    )
