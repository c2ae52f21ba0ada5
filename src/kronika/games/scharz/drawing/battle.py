"""Battles that are going on."""

from collections.abc import Sequence
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
    stack,
)

from .facts import unit_words
from .pieces import UNIT_SIGNS
from .realm import caption
from .scene import Facts, Scene

TITLE: Final = Type(14, "book")
NAME: Final = Type(13, bold=True)
COUNT: Final = Type(13)
TOKEN: Final = 24.0
SIDE: Final = 34.0
WIDEST: Final = 340.0
SPELLED: Final = 2
"""So many battles are shown with all their units."""


def fights_box(scene: Scene, width: float) -> Box:
    """Every battle with the forces that stand against each other."""
    battles = _fights_of(scene)
    if not battles:
        return Box(0, 0, join([]))
    units = [_units(scene, battle) for battle in battles]
    state = (repr(battles), repr(units), width)
    return scene.part("fights", state, lambda: _fights(scene, battles, units, width))


def _fights_of(scene: Scene) -> list[Facts]:
    """The battles that are not on the battle board, and the siege that is going on."""
    board = scene.table["board"]
    found = [
        battle
        for battle in scene.table["battles"]
        if board is None or battle["fight"] != board["fight"]
    ]
    siege = scene.table["siege"]
    if siege is not None:
        found.append({"fields": [siege["field"]], "fled": (), "siege": siege, **siege})
    return found


def _fights(
    scene: Scene, battles: Sequence[Facts], units: Sequence[Sequence[Facts]], width: float
) -> Box:
    if len(battles) > SPELLED:
        rows = [_row(scene, battle, found, width) for battle, found in zip(battles, units)]
        return stack([caption(scene.say("battles")), *rows], 3)
    wide = min(width, WIDEST)
    boxes = [_fight(scene, battle, found, wide) for battle, found in zip(battles, units)]
    return stack([caption(scene.say("battles")), flow(boxes, width, 10, 8)], 4)


def _row(scene: Scene, battle: Facts, units: Sequence[Facts], width: float) -> Box:
    """A battle on one line: where, and how many units each side has."""
    facts = [_title(scene, battle), *(unit_words(scene, unit) for unit in units)]
    sides: list[Markup] = []
    x = width - 6
    for owner in sorted({unit["owner"] for unit in units}, reverse=True):
        count = str(sum(unit["count"] for unit in units if unit["owner"] == owner))
        x -= COUNT.width(count)
        sides.append(label("c-number", x, 17.5, count))
        x -= 20
        sides.append(emblem(scene.seat(owner), scene.sign(owner), x, 5, 16))
        x -= 8
    name = " – ".join(scene.field(field) for field in battle["fields"])
    sign = "i-siege" if "siege" in battle else "i-campaign"
    drawn = [
        rect("f-band", 0.5, 0.5, width - 1, 25, 4),
        group(icon(sign, 6, 5, 16), class_="c-plain"),
        TITLE.line("f-title", 28, 18, name, x - 30),
    ]
    return Box(width, 26, group(element("title", "\n".join(facts)), *drawn, *sides))


def _units(scene: Scene, battle: Facts) -> list[Facts]:
    """The units of a battle: those on its field, or on its border."""
    fields = battle["fields"]
    if len(fields) == 1:
        units = scene.on(fields[0]).get("units", ())
        aside = "yard" if "siege" in battle else "inside"
        return [
            unit
            for unit in units
            if unit.get("where") not in (aside, "yard") and "border" not in unit
        ]
    return [
        unit
        for field, other in (fields, fields[::-1])
        for unit in scene.on(field).get("units", ())
        if unit.get("border") == other
    ]


def fight_words(scene: Scene) -> list[str]:
    """Every battle in words."""
    return [_title(scene, battle) for battle in _fights_of(scene)]


def _title(scene: Scene, battle: Facts) -> str:
    fields = " – ".join(scene.field(field) for field in battle["fields"])
    if "siege" in battle:
        words = scene.say("siege-of", field=fields, number=battle["round"] + 1)
        return f"{words}, {scene.say('siege-inside')}" if battle["inside"] else words
    return scene.say("battle-in", field=fields, number=battle["round"] + 1)


def _fight(scene: Scene, battle: Facts, units: Sequence[Facts], width: float) -> Box:
    words = _title(scene, battle)
    sides = sorted({unit["owner"] for unit in units})
    facts = [words, *(unit_words(scene, unit) for unit in units)]
    parts: list[Markup] = [
        group(icon("i-siege" if "siege" in battle else "i-campaign", 8, 6, 16), class_="c-plain"),
        TITLE.line("f-title", 30, 19, words, width - 38),
    ]
    y = 30.0
    for owner in sides:
        own = [unit for unit in units if unit["owner"] == owner]
        parts.append(_side(scene, owner, own, width - 12).at(6, y))
        y += SIDE + 4
    carried = sum(battle["carried"])
    if carried:
        facts.append(scene.say("carried", number=carried))
    for player in battle["fled"]:
        told = scene.say("has-fled", player=scene.player(player))
        facts.append(told)
        parts.append(NAME.line("r-word", 10, y + 13, told, width - 20))
        y += 20
    ground = rect("f-band", 0.5, 0.5, width - 1, y + 3, 4)
    return Box(width, y + 4, group(element("title", "\n".join(facts)), ground, *parts))


def _side(scene: Scene, owner: int, units: Sequence[Facts], width: float) -> Box:
    """The force of a player: a token for each type with its number."""
    seat = scene.seat(owner)
    parts = [
        rect("f-side", 0.5, 0.5, width - 1, SIDE - 1, 3),
        emblem(seat, scene.sign(owner), 6, 7, 20),
    ]
    x = 34.0
    for type, name in UNIT_SIGNS.items():
        count = sum(unit["count"] for unit in units if unit["type"] == type)
        if not count:
            continue
        parts += [
            rect("f-unit", x, 5, TOKEN, TOKEN, 4),
            group(icon(name, x + 3.5, 8.5, 17), class_="z-ink"),
            label("c-number", x + TOKEN + 4, 21.5, str(count)),
        ]
        x += TOKEN + 12 + COUNT.width(str(count))
    return Box(width, SIDE, group(*parts, class_=seat))
