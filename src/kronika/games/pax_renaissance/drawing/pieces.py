"""Pieces, coins and signs: the small things that lie on the map and on cards."""

from typing import Final

from kronika.core.drawing import (
    Box,
    Markup,
    Type,
    circle,
    emblem,
    flow,
    group,
    icon,
    join,
    label,
    path,
    rect,
)

from .. import terms
from .scene import Scene

SMALL: Final = Type(12.5, bold=True)
OPERATION_CLASSES: Final = {
    "inquisitor": "religious",
    "corsair": "military",
    "siege": "military",
    "campaign": "military",
}
CHIP_HEIGHT: Final = 22.0


def man(kind: str, religion: str, x: float, y: float, size: float) -> Markup:
    """A piece of a religion on its plate, around a point."""
    plate, inner = size / 2, size / 3
    return group(
        icon(f"plate-{religion}", x - plate, y - plate, size),
        icon(f"i-{kind}", x - inner, y - inner, size * 2 / 3),
        class_=f"m-piece {religion}",
    )


def cube(seat: int, x: float, y: float, size: float) -> Markup:
    """A cube in the colour of a bank, with its emblem."""
    return emblem(f"seat-{seat}", f"i-seat-{seat}", x - size / 2, y - size / 2, size)


def piece(scene: Scene, text: str, x: float, y: float, size: float, pirate: bool = False) -> Markup:
    """A piece as the view writes it: "rook catholic", "pawn medici"."""
    kind, _, owner = text.partition(" ")
    if kind == "pawn":
        return cube(scene.seat(owner), x, y, size * 0.8)
    return man("pirate" if pirate else kind, owner, x, y, size)


def agent(text: str, x: float, y: float, size: float) -> Markup:
    """An agent printed on a card: a cube has no colour before it is placed."""
    kind, _, religion = text.partition(" ")
    if religion:
        return man(kind, religion, x, y, size)
    return group(icon("i-cube", x - size / 2, y - size / 2, size), class_="c-plain")


def coin_width(amount: int, radius: float = 11) -> float:
    """How wide the coin for an amount is."""
    return max(2 * radius, SMALL.width(str(amount)) + 10)


def coin(amount: int, x: float, y: float, radius: float = 11) -> Markup:
    """Florins, around a point."""
    width = coin_width(amount, radius)
    return group(
        rect("c-coin", x - width / 2, y - radius, width, 2 * radius, radius),
        label("c-coin-number", x, y + 4.5, str(amount), "middle"),
    )


def prestige_disc(prestige: str, x: float, y: float, radius: float = 10) -> Markup:
    """A prestige, around a point."""
    size = radius * 1.3
    return group(
        circle("c-disc", x, y, radius),
        group(icon(f"i-{prestige}", x - size / 2, y - size / 2, size), class_="c-on-disc"),
    )


def disk(colour: str, x: float, y: float) -> Markup:
    """A decline disk that closes an emporium."""
    return group(
        circle(f"m-disk {colour}", x, y, 10.5),
        path(f"m-diskx {colour}", f"M{x - 4} {y - 4}l8 8M{x + 4} {y - 4}l-8 8"),
    )


def operation_words(scene: Scene, operation: terms.Operation) -> str:
    """An operation in words, with its religion, its region or its pieces."""
    kind = terms.OPERATIONS[operation.kind]
    name = scene.say("operation", operation=kind)
    if operation.pieces:
        kinds = [scene.say("repressible", piece=piece) for piece in _pieces(operation)]
        return f"{name} ({', '.join(kinds)})"
    if operation.kind in (terms.COMMERCE, terms.VOTE):
        return f"{name} ({scene.say('region', region=terms.REGIONS[operation.param])})"
    if operation.kind in (terms.INQUISITOR, terms.CORSAIR):
        return f"{name} ({scene.name('religion', terms.RELIGIONS[operation.param])})"
    return name


def _pieces(operation: terms.Operation) -> list[str]:
    names = enumerate(terms.REPRESS_PIECES)
    return [name for bit, name in names if operation.pieces >> bit & 1]


def chip(scene: Scene, operation: terms.Operation, state: str = "") -> Box:
    """An operation: its class is told by the shape of the frame, its aim stands inside.

    `state` is "off" for one that is silenced, "done" for one of a card that has acted.
    """
    kind = terms.OPERATIONS[operation.kind]
    frame = OPERATION_CLASSES.get(kind, "plain")
    pad = 5.0 if frame == "religious" else 3.0
    x = pad + 16
    parts = [icon(f"i-{kind}", pad, 3, 16)]
    if operation.pieces:
        for name in _pieces(operation):
            parts.append(icon("i-cube" if name == "pawn" else f"i-{name}", x, 4.5, 13))
            x += 13
    elif operation.kind in (terms.COMMERCE, terms.VOTE):
        letter = scene.say("letter", region=terms.REGIONS[operation.param])
        width = SMALL.width(letter)
        parts.append(label("c-letter", x + 1 + width / 2, 15.5, letter, "middle"))
        x += width + 2
    elif operation.kind in (terms.INQUISITOR, terms.CORSAIR):
        parts.append(icon(f"i-{terms.RELIGIONS[operation.param]}", x, 4, 14))
        x += 14
    width = x + pad
    radius = CHIP_HEIGHT / 2 if frame == "religious" else 3
    parts.insert(0, rect("c-chip", 0, 0, width, CHIP_HEIGHT, radius))
    if state == "off":
        parts.append(path("c-strike", f"M2 {CHIP_HEIGHT - 2}L{width - 2:.1f} 2"))
    classes = " ".join(name for name in ("c-op", frame, state) if name)
    return Box(width, CHIP_HEIGHT, group(join(parts), class_=classes))


def chips(scene: Scene, operations: list[terms.Operation], silenced: bool, used: bool) -> Box:
    """The operations of a card in a row. PR-M9.2: a silenced card keeps its religious ones."""
    state = "done" if used else ""
    boxes = [
        chip(scene, operation, "off" if silenced and operation.kind != terms.INQUISITOR else state)
        for operation in operations
    ]
    return flow(boxes, gap=3)
