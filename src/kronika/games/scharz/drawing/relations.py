"""How players stand to each other."""

from typing import Final

from kronika.core.drawing import (
    Box,
    Markup,
    Type,
    element,
    emblem,
    flow,
    group,
    icon,
    join,
    label,
    rect,
    sign,
    stack,
)

from .realm import caption
from .scene import Scene
from .year import ROMAN

SMALL: Final = Type(12)
CELL: Final = 26.0
HEAD: Final = 34.0
SPELLED: Final = 66.0
"""Cells as wide as this have room for words."""


def round_name(scene: Scene, turn: int) -> str:
    """A round of the game as its year and round."""
    rounds = scene.table["rounds"]
    year, round = divmod(turn - 1, rounds)
    return f"{ROMAN[year + 1] if year + 1 < len(ROMAN) else year + 1}.{round + 1}"


def standing(scene: Scene, one: int, other: int) -> tuple[str, str, str]:
    """What one player is to another: the class, the sign, and what else is written."""
    mine, theirs = scene.players[one], scene.players[other]
    if mine["lord"] == other:
        return "peace", "i-king", ""
    if theirs["lord"] == one:
        return "peace", "i-link", ""
    if mine["lord"] is not None and mine["lord"] == theirs["lord"]:
        return "peace", "i-sz-peace", ""
    for truce in mine["truces"]:
        if truce["with"] == other:
            return "truce", "i-sz-truce", round_name(scene, truce["until"])
    if other in mine["rivals"]:
        return "", "i-campaign", ""
    return "", "", "–"


def standing_words(scene: Scene, one: int, other: int) -> str:
    """The same in words, from the side of the first."""
    mine, theirs = scene.players[one], scene.players[other]
    name = scene.player(other)
    parts = []
    if mine["lord"] == other:
        parts.append(scene.say("is-lord", player=name))
    elif theirs["lord"] == one:
        parts.append(scene.say("is-vassal", player=name))
    elif mine["lord"] is not None and mine["lord"] == theirs["lord"]:
        parts.append(scene.say("same-lord", player=name))
    for truce in mine["truces"]:
        if truce["with"] == other:
            message = "truce-received" if truce["receiver"] == one else "truce-paid"
            until = round_name(scene, truce["until"])
            parts.append(scene.say(message, player=name, until=until))
    if not parts:
        parts.append(scene.say("hostile", player=name))
    if other in mine["rivals"]:
        parts.append(scene.say("is-rival", player=name))
    for permission in ("connection", "access"):
        if other in mine[permission]:
            parts.append(scene.say(f"permits-{permission}", player=name))
    return ", ".join(parts)


def relations_box(scene: Scene, width: float, cell: float = CELL) -> Box:
    """Everybody to everybody: rows to columns."""
    count = scene.count
    if scene.mode < 2 or count < 2:
        return Box(0, 0, join([]))
    return scene.part(
        "relations",
        (scene.relations, scene.table["turn"], width, cell),
        lambda: _relations(scene, width, cell),
    )


def _relations(scene: Scene, width: float, cell: float) -> Box:
    count = scene.count
    head = HEAD if count < 8 else 24.0
    wide = (width - head) / count
    parts: list[Markup] = []
    for player in range(count):
        middle = head + wide * (player + 0.5)
        seat, name = scene.seat(player), scene.sign(player)
        across = emblem(seat, name, middle - 8.5, cell / 2 - 8.5, 17)
        down = emblem(seat, name, head / 2 - 8.5, cell * (player + 1.5) - 8.5, 17)
        parts += [group(element("title", scene.player(player)), across, down)]
    for one in range(count):
        for other in range(count):
            x, y = head + wide * other, cell * (one + 1)
            parts.append(_cell(scene, one, other, wide, cell, x, y))
    table = Box(width, cell * (count + 1), join(parts))
    return stack([caption(scene.say("diplomacy")), table, _key(scene, width)], 2)


def _cell(
    scene: Scene, one: int, other: int, wide: float, high: float, x: float, y: float
) -> Markup:
    if one == other:
        return rect("r-cell self", x, y, wide, high)
    kind, name, words = standing(scene, one, other)
    told = f"{scene.player(one)}: {standing_words(scene, one, other)}"
    parts = [element("title", told), rect(f"r-cell {kind}".strip(), x, y, wide, high)]
    if wide < 40 and name:
        words = ""
    inner = (
        (15 if name else 0) + (SMALL.width(words) if words else 0) + (3 if name and words else 0)
    )
    at = x + (wide - inner) / 2
    if name:
        drawn = icon(name, at, y + high / 2 - 7.5, 15)
        parts.append(group(drawn, class_="c-plain"))
        at += 18
    if words:
        parts.append(label("r-word", at, y + high / 2 + 4.3, words))
    return group(*parts)


def _key(scene: Scene, width: float) -> Box:
    """What the signs of the table mean."""
    entries = [
        ("i-campaign", "rival"),
        ("", "hostile-key"),
        ("i-sz-truce", "truce-key"),
        ("i-king", "lord-key"),
        ("i-link", "vassal-key"),
    ]
    boxes = []
    for name, word in entries:
        words = scene.say(word)
        mark = sign(name, 0, 2, 14) if name else label("r-word", 3, 13, "–")
        boxes.append(Box(18 + SMALL.width(words), 18, join([mark, label("r-word", 17, 13, words)])))
    return flow(boxes, width, 10, 0)
