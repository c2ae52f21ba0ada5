"""Draws a view of the table as SVG."""

from collections.abc import Mapping
from typing import Any, Final

from kronika.core.drawing import (
    Box,
    Type,
    element,
    flow,
    group,
    join,
    label,
    rect,
    stack,
)
from kronika.core.scene import TEXT, TITLE, WIDTH, Words, alone

from .atlas import Atlas
from .drawing.map import map_box
from .drawing.mat import mat_box
from .drawing.players import players_box
from .drawing.scene import LENSES, Scene, atlas_of, charts_of, extent_of
from .drawing.status import status_box, when_words

GAP: Final = 14.0
SIDE: Final = 330.0
TURN: Final = Type(17, "book")
SMALL: Final = 0.48
"""Pixels a unit of the maps of distant continents."""


def scale_for(atlas: Atlas, width: float) -> float:
    """How large the map of Europe is drawn, so that it is as wide as a place."""
    return round(width / extent_of(atlas, charts_of(atlas)[0])[2], 4)


def draw(
    view: Mapping[str, Any],
    words: Words,
    language: str = "en",
    theme: str = "auto",
    lens: str = LENSES[0],
) -> str:
    """The table as the viewer sees it, as a drawing that stands alone."""
    room = WIDTH - SIDE - GAP
    scene = Scene(view, words, scale_for(atlas_of(view), room))
    map = maps_box(scene, room)
    side = stack([status_box(scene, SIDE), players_box(scene, SIDE)], GAP)
    upper = Box(WIDTH, max(map.height, side.height), join([map.markup, side.at(room + GAP, 0)]))
    parts = [header_box(scene, WIDTH), upper, mat_box(scene, WIDTH)]
    whole = stack(parts, GAP)
    seen = Box(whole.width, whole.height, group(whole.markup, data_mode=lens))
    return alone(scene, seen, turn_words(scene), language, theme)


def maps_box(scene: Scene, width: float) -> Box:
    """Europe, and below it the distant continents that are in play."""
    europe, *distant = scene.charts
    parts = [map_box(scene, europe)]
    if distant:
        near = Scene(scene.view, scene.words, SMALL, scene.memory)
        boxes = [map_box(near, chart, first=False) for chart in distant]
        scene.drawn |= near.drawn
        scene.pieces |= near.pieces
        flowed = flow(boxes, width, GAP, GAP)
        parts.append(Box(flowed.width, flowed.height, group(flowed.markup, data_place="overseas")))
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
    title, tag = scene.say("title"), when_words(scene)
    x = TITLE.width(title) + 14
    wide = TEXT.width(tag) + 20
    decision = scene.say("decision", number=scene.view["decision"])
    turn = turn_words(scene)
    room = width - x - wide - 40 - TEXT.width(decision)
    parts = [
        label("c-game", 0, 24, title),
        rect("c-tag", x, 6, wide, 24, 12),
        label("c-turn", x + wide / 2, 23, tag, "middle"),
        group(element("title", turn), TURN.line("c-player", x + wide + 18, 24, turn, room)),
        label("c-text", width, 23, decision, "end"),
    ]
    return Box(width, 34, join(parts))
