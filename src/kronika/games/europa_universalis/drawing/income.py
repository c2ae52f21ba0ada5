"""The next income of a player, line by line."""

from collections.abc import Sequence
from typing import Final

from kronika.core.drawing import Box, group, icon, join, label, rect, sign, stack

from .panels import (
    WORD,
    caption,
    inner,
    is_narrow,
    paragraph,
    say,
    sheet,
)
from .scene import Facts, Scene

POWERS: Final = ("adm", "dip", "mil")
LINE: Final = 22.0
GAP: Final = 28.0
COLUMN: Final = 44.0
SIGNS: Final = {
    "base-tax": "i-town",
    "vassal-tax": "i-vassal",
    "devastation": "i-devastation",
    "stability": "i-stability",
    "authority": "i-elector",
    "ideas": "i-ideas",
    "interest": "i-interest",
    "advisors": "i-advisor",
    "regulars": "i-infantry",
    "mercenaries": "i-army",
    "ships": "i-ship",
    "court": "i-king",
    "curia": "i-papacy",
    "empire": "i-elector",
}


def income_box(scene: Scene, seat: int, width: float) -> Box:
    """EU-4.4.B1, EU-4.4.D1: what phase 4 would bring now, what it would cost, and what would be
    left; beside it Monarch Power. Nothing for who plays no more."""
    player: Facts = scene.players[seat]
    if not player["playing"]:
        return Box(0, 0, join([]))
    facts: Facts = player["income"]
    ducats = player["ducats"]
    depends = (repr(facts), ducats, seat, width)
    return scene.part(
        f"panel-income-{seat}", depends, lambda: _income(scene, seat, facts, ducats, width)
    )


def _income(scene: Scene, seat: int, facts: Facts, ducats: int, width: float) -> Box:
    room = inner(width)
    narrow = is_narrow(width)
    wide = room if narrow else (room - GAP) / 2
    money, power = _money(scene, facts, ducats, wide), _power(scene, facts, wide)
    if narrow:
        body = stack([money, power], 12)
    else:
        high = max(money.height, power.height)
        body = Box(room, high, join([money.markup, power.at(wide + GAP, 0)]))
    title = say(scene, "income-of", realm=scene.player(seat))
    return sheet("i-tax", title, body, width)


# Ducats


def _money(scene: Scene, facts: Facts, ducats: int, width: float) -> Box:
    rows = [caption(say(scene, "ducats-head"), width)]
    rows.append(_line(scene, "treasury", ducats, width, "i-ducat", False))
    for name, number in facts["lines"].items():
        if number or name == "base-tax":
            rows.append(_line(scene, f"line-{name}", number, width, SIGNS[name]))
    rows.append(_line(scene, "line-income", facts["income"], width, "", True, True))
    if facts["interest"]:
        rows.append(_line(scene, "line-interest", -facts["interest"], width, SIGNS["interest"]))
    advisors = sum(facts["advisors"])
    if advisors:
        rows.append(_line(scene, "line-advisors", -advisors, width, SIGNS["advisors"]))
    for name, number in facts["units"].items():
        if number:
            rows.append(_line(scene, f"line-{name}", -number, width, SIGNS[name]))
    if facts["upkeep"]:
        rows.append(_line(scene, "line-upkeep", -facts["upkeep"], width, "", True, True))
    rows.append(_line(scene, "line-left", facts["left"], width, "", False, True))
    if facts["left"] < 0:
        rows.append(paragraph(say(scene, "line-missing", number=-facts["left"]), width))
    elif facts["corruption"]:
        rows.append(paragraph(say(scene, "line-corruption", number=facts["corruption"]), width))
    return stack(rows, 0)


def _line(
    scene: Scene,
    message: str,
    number: int,
    width: float,
    name: str = "",
    signed: bool = True,
    total: bool = False,
) -> Box:
    """A line of the account; a total has a rule above it."""
    words = f"{number:+d}".replace("-", "−") if signed and number else str(number)
    words = words.replace("-", "−")
    kind = "ep-num bad" if number < 0 else "ep-num"
    parts = [
        label(
            "ep-strong" if total else "ep-word", 24, 15.5, WORD.fit(say(scene, message), width - 80)
        ),
        label(kind, width, 15.5, words, "end"),
    ]
    if name:
        parts.append(sign(name, 0, 3, 16))
    if total:
        parts.append(rect("ep-rule", 0, 0, width, 1))
    return Box(width, LINE, join(parts))


# Monarch Power


def _power(scene: Scene, facts: Facts, width: float) -> Box:
    """EU-4.4.D1: where the power of each type comes from."""
    rows = [caption(say(scene, "power-head"), width)]
    marks = [
        group(icon(f"i-{type}", _x(width, place) - 9, 2, 18), class_=f"ep-power {type}")
        for place, type in enumerate(POWERS)
    ]
    rows[0] = Box(width, 22, join([rows[0].markup, *marks]))
    for name, numbers in facts["power_lines"].items():
        if any(numbers) or name == "court":
            rows.append(_powers(scene, f"line-power-{name}", numbers, width, SIGNS[name]))
    rows.append(_powers(scene, "line-power", list(facts["power"].values()), width, ""))
    chosen = facts["power_chosen"]
    if chosen:
        message = "line-power-more" if chosen > 0 else "line-power-less"
        rows.append(paragraph(say(scene, message, number=abs(chosen)), width))
    return stack(rows, 0)


def _x(width: float, place: int) -> float:
    return width - COLUMN * (len(POWERS) - place - 0.5)


def _powers(scene: Scene, message: str, numbers: Sequence[int], width: float, name: str) -> Box:
    is_total = not name
    words = WORD.fit(say(scene, message), width - 30 - COLUMN * len(POWERS))
    parts = [label("ep-strong" if is_total else "ep-word", 24, 15.5, words)]
    for place, number in enumerate(numbers):
        kind = "ep-num" if number else "ep-num pale"
        told = str(number) if is_total or not number else f"{number:+d}"
        parts.append(label(kind, _x(width, place), 15.5, told.replace("-", "−"), "middle"))
    if name:
        parts.append(sign(name, 0, 3, 16))
    else:
        parts.append(rect("ep-rule", 0, 0, width, 1))
    return Box(width, LINE, join(parts))
