"""Draws a view of the table as SVG."""

from collections.abc import Mapping
from functools import cache, partial
from typing import Any, Final

from kronika.core.drawing import (
    Box,
    Markup,
    Type,
    element,
    emblem,
    flow,
    group,
    join,
    label,
    rect,
    sign,
    stack,
)
from kronika.core.scene import TEXT, TITLE, WIDTH, Words, alone

from .drawing.battle import fights_box
from .drawing.battle_board import battle_board_box
from .drawing.key import key_box
from .drawing.map import map_box
from .drawing.offers import offers_box
from .drawing.players import players_box
from .drawing.realm import goals_box, need_box, stores_box, weather_box
from .drawing.relations import relations_box
from .drawing.result import result_box
from .drawing.rooms import Room, free_room
from .drawing.scene import SHAPE, Scene
from .drawing.year import steps_box, wheel_box, when_words
from .maps import Ground, ground_of

GAP: Final = 14.0
ROWS: Final = 16.0
RAIL: Final = 198.0
SIDE: Final = 322.0
MAP: Final = WIDTH - RAIL - SIDE - 2 * GAP
HIGHEST: Final = 900.0
BATTLE: Final = 1076.0
KEYS: Final = ((1, True), (2, True), (1, False), (2, False), (4, True))
"""In how many columns the key of the map can stand, and whether with the name of the map."""
TURN: Final = Type(17, "book")


@cache
def hex_for(name: str, width: float, height: float) -> float:
    """How wide cells are, so that a map fits into a place."""
    ground = ground_of(name)
    columns, rows = _shape(ground)
    return round(min(width / (columns + 0.5), height * SHAPE / (1.5 * rows + 0.2)), 1)


def _shape(ground: Ground) -> tuple[int, int]:
    return max(column for column, _ in ground.code) + 1, max(row for _, row in ground.code) + 1


def draw(view: Mapping[str, Any], words: Words, language: str = "en", theme: str = "auto") -> str:
    """The table as the viewer sees it, as a drawing that stands alone."""
    scene = Scene(view, words, hex_for(view["table"]["map"], MAP, HIGHEST))
    left = stack([steps_box(scene, MAP), map_with_key(scene)], 8)
    rail = stack([wheel_box(scene, RAIL - 8), *realm_boxes(scene, scene.first, RAIL)], 10)
    right = stack(
        [
            players_box(scene, SIDE),
            offers_box(scene, SIDE),
            relations_box(scene, SIDE) if scene.count < 8 else Box(0, 0, join([])),
        ],
        12,
    )
    high = max(left.height, rail.height, right.height)
    upper = Box(
        WIDTH,
        high,
        join([left.markup, rail.at(MAP + GAP, 0), right.at(MAP + RAIL + 2 * GAP, 0)]),
    )
    below = relations_box(scene, WIDTH / 2) if scene.count >= 8 else Box(0, 0, join([]))
    board = battle_board_box(scene, BATTLE)
    parts = [header_box(scene, WIDTH), result_box(scene, WIDTH), board, upper]
    parts += [fights_box(scene, WIDTH), below]
    return alone(scene, stack(parts, ROWS), turn_words(scene), language, theme)


def realm_boxes(scene: Scene, player: int, width: float) -> list[Box]:
    """What a player has, needs and wants."""
    return [
        stores_box(scene, player, width),
        need_box(scene, player, width),
        weather_box(scene, width),
        goals_box(scene, player, width),
    ]


def map_with_key(scene: Scene, *more: Box) -> Box:
    """The map, with its key and other parts where there is free paper on it, or else below it."""
    map = map_box(scene)
    inside: list[Markup] = []
    below: list[Box] = []
    taken: list[Room] = []
    keys = [scene.sketch(partial(key_box, scene, *key)) for key in KEYS]
    for box in more:
        room = _room(scene, box, taken)
        taken += [] if room is None else [room]
    fitting = [key for key in keys if _room(scene, key.made, taken) is not None]
    taken.clear()
    for box in (*more, scene.take(fitting[0] if fitting else keys[-1])):
        room = _room(scene, box, taken)
        if room is None:
            below.append(box)
        else:
            taken.append(room)
            inside.append(box.at(room[0], room[1]))
    whole = Box(map.width, map.height, join([map.markup, *inside]))
    return stack([whole, flow(below, map.width, 24, 8)], 8) if below else whole


def _room(scene: Scene, box: Box, taken: list[Room]) -> Room | None:
    return free_room(scene.map.name, scene.size, box.width, box.height, tuple(taken))


def turn_words(scene: Scene) -> str:
    """Who still chooses; or who has won."""
    result = scene.view["result"]
    if result:
        names = ", ".join(scene.player(winner) for winner in result["winners"])
        return scene.say("won", players=names, reason=scene.name("reason", result["reason"]))
    asked = scene.view["ask"]["players"] if scene.view["ask"] else []
    if not asked:
        return scene.say("nobody-chooses")
    return scene.say("all-choose", players=", ".join(scene.player(player) for player in asked))


def header_box(scene: Scene, width: float) -> Box:
    """The name of the game, the round, and who still chooses or who has won."""
    title, tag = scene.say("title"), when_words(scene)
    x = TITLE.width(title) + 14
    wide = TEXT.width(tag) + 20
    parts = [
        label("c-game", 0, 24, title),
        rect("c-tag", x, 6, wide, 24, 12),
        label("c-turn", x + wide / 2, 23, tag, "middle"),
    ]
    x += wide + 18
    result = scene.view["result"]
    if result:
        parts.append(sign("i-trophy", x, 6, 24))
        x += 30
        for player in result["winners"]:
            parts.append(emblem(scene.seat(player), scene.sign(player), x, 7, 22))
            x += 30
    decision = scene.say("decision", number=scene.view["decision"])
    room = width - x - TEXT.width(decision) - 16
    words = turn_words(scene)
    line = TURN.line("c-player", x, 24, words, room)
    parts.append(group(element("title", words), line))
    parts.append(label("c-text", width, 23, decision, "end"))
    return Box(width, 34, join(parts))
