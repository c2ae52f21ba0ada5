"""Draws a view of the table as SVG."""

from collections.abc import Mapping
from typing import Any, Final

from kronika.core.drawing import Box, flow, join, label, rect, stack
from kronika.core.scene import TEXT, TITLE, WIDTH, Words, alone

from .drawing.map import map_box
from .drawing.scene import LENSES, Scene, charts_of, extent_of

GAP: Final = 14.0
SMALL: Final = 0.48
"""Pixels a unit of the maps of distant continents."""


def scale_for(scenario: str, width: float) -> float:
    """How large the map of Europe is drawn, so that it is as wide as a place."""
    return round(width / extent_of(scenario, charts_of(scenario)[0])[2], 4)


def draw(
    view: Mapping[str, Any],
    words: Words,
    language: str = "en",
    theme: str = "auto",
    lens: str = LENSES[0],
) -> str:
    """The table as the viewer sees it, as a drawing that stands alone."""
    scenario = view["table"]["scenario"]
    scene = Scene(view, words, scale_for(scenario, WIDTH), lens=lens)
    board = stack([header_box(scene, WIDTH), maps_box(scene, WIDTH)], GAP)
    return alone(scene, board, turn_words(scene), language, theme)


def maps_box(scene: Scene, width: float) -> Box:
    """Europe, and below it the distant continents that are in play."""
    europe, *distant = scene.charts
    parts = [map_box(scene, europe)]
    if distant:
        near = Scene(scene.view, scene.words, SMALL, scene.memory, scene.lens)
        boxes = [map_box(near, chart, first=False) for chart in distant]
        scene.drawn |= near.drawn
        scene.pieces |= near.pieces
        parts.append(flow(boxes, width, GAP, GAP))
    return stack(parts, GAP)


def turn_words(scene: Scene) -> str:
    """Who is to decide; or who has won."""
    result = scene.view["result"]
    if result:
        return scene.say("won", realms=", ".join(scene.player(each) for each in result["winners"]))
    asked = scene.view["ask"]["players"] if scene.view["ask"] else []
    if not asked:
        return scene.say("nobody")
    return scene.say("turn", realm=", ".join(scene.player(each) for each in asked))


def header_box(scene: Scene, width: float) -> Box:
    """The name of the game, the age and the round, and who is to decide."""
    table = scene.table
    title = scene.say("title")
    age = scene.name("age", table["age"])
    tag = scene.say("age", age=age, round=table["round"], rounds=table["rounds"])
    x = TITLE.width(title) + 14
    wide = TEXT.width(tag) + 20
    decision = scene.say("decision", number=scene.view["decision"])
    parts = [
        label("c-game", 0, 24, title),
        rect("c-tag", x, 6, wide, 24, 12),
        label("c-turn", x + wide / 2, 23, tag, "middle"),
        label("c-player", x + wide + 18, 24, turn_words(scene)),
        label("c-text", width, 23, decision, "end"),
    ]
    return Box(width, 34, join(parts))
