"""The end of a match: everybody's points."""

from typing import Any, Final

from kronika.core.drawing import Box, Type, element, emblem, group, join, label, rect, sign

from .scene import Scene

NAME: Final = Type(17, "book")
CAPTION: Final = Type(12.5, bold=True)
ROW: Final = 34.0
PLACE: Final = "place"
TOTAL: Final = "total"


def result_box(scene: Scene, width: float) -> Box:
    """The points of everybody by what they are for, the best first."""
    result: dict[str, Any] | None = scene.view["result"]
    if not result:
        return Box(width, 0, join([]))
    scores: dict[str, list[float]] = result["scores"]
    shown = [name for name in scores if name not in (PLACE, TOTAL)]
    totals = scores[TOTAL]
    order = sorted(range(scene.count), key=lambda player: scores[PLACE][player])
    left = 240.0
    step = (width - left - 110) / max(len(shown), 1)
    height = 32 + ROW * len(order) + 8
    parts = [rect("c-panel", 0, 0, width, height, 4)]
    for place, name in enumerate(shown):
        words = scene.name("score", name)
        heading = CAPTION.line("c-caption", left + step * place, 22, words, step - 10)
        parts.append(group(element("title", words), heading))
    at = left + step * len(shown) + 6
    parts.append(CAPTION.line("c-caption", at, 22, scene.name("score", TOTAL), width - at - 4))
    for row, player in enumerate(order):
        y = 32 + ROW * row
        if scene.has_won(player):
            wash = rect("c-wash", 1, y, width - 2, 32, 4)
            parts.append(group(wash, class_=scene.seat(player)))
            parts.append(sign("i-trophy", 12, y + 6, 20))
        parts.append(emblem(scene.seat(player), scene.sign(player), 42, y + 5, 22))
        called = NAME.line("c-player", 72, y + 22, scene.player(player), left - 84)
        parts.append(group(element("title", scene.player(player)), called))
        for place, each in enumerate(shown):
            words = _number(scores[each][player])
            parts.append(label("c-number", left + step * place, y + 21, words))
        parts.append(label("c-name", at, y + 22, _number(totals[player])))
    return Box(width, height, group(element("title", _facts(scene, shown)), join(parts)))


def _facts(scene: Scene, shown: list[str]) -> str:
    return "\n".join(scene.name("score", name) for name in (TOTAL, *shown))


def _number(value: float) -> str:
    return f"{value:g}".replace("-", "−")
