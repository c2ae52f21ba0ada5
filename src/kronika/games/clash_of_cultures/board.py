"""Draws a view of the table as SVG."""

from collections.abc import Mapping
from typing import Any, Final

from kronika.core.drawing import Box, Type, join, label, stack
from kronika.core.scene import TEXT, WIDTH, Words, alone, heading

from .drawing.cards import hand_box, offered_box
from .drawing.map import map_box
from .drawing.players import action_words, main_box, others_box
from .drawing.scene import Scene
from .drawing.signs import nothing
from .drawing.table import age_words, ages_box, result_box, table_box

GAP: Final = 20.0
ROWS: Final = 18.0
TURN: Final = Type(17, "book")


def draw(view: Mapping[str, Any], words: Words, language: str = "en", theme: str = "auto") -> str:
    """The table as the viewer sees it, as a drawing that stands alone."""
    scene = Scene(view, words)
    map = map_box(scene)
    room = WIDTH - map.width - GAP
    left = stack([map, table_box(scene, map.width)], ROWS)
    right = main_box(scene, room)
    others = others_box(scene, WIDTH)
    # Where the map is narrow, the cards find room beside it.
    beside = stack([right, hand_box(scene, room)], ROWS)
    fits = beside.height <= left.height
    hand = nothing() if fits else hand_box(scene, WIDTH)
    right = beside if fits else right
    upper = Box(
        WIDTH, max(left.height, right.height), join([left.markup, right.at(map.width + GAP, 0)])
    )
    parts = [
        header_box(scene, WIDTH),
        result_box(scene, WIDTH),
        upper,
        missing_box(scene, WIDTH),
        hand,
        others,
    ]
    whole = stack(parts, ROWS)
    return alone(scene, whole, turn_words(scene), language, theme)


def missing_box(scene: Scene, width: float) -> Box:
    """What can be chosen and has found no place so far."""
    things = sorted(scene.lit - scene.drawn)
    return offered_box(scene, things, width) if things else nothing()


def turn_words(scene: Scene) -> str:
    """Whose turn it is and what is waited for; or who has won."""
    result = scene.view["result"]
    if result:
        names = [scene.player(winner) for winner in result["winners"]]
        reason = scene.name("reason", result["reason"])
        return scene.say("won", players=", ".join(names), number=len(names), reason=reason)
    active = scene.table["active"]
    words = f"{scene.player(active)}: {action_words(scene)}"
    asked = scene.view["ask"]["players"] if scene.view["ask"] else [active]
    others = [scene.player(player) for player in asked if player != active]
    if others:
        return f"{words} · {scene.say('waits', players=', '.join(others), number=len(others))}"
    return words


def header_box(scene: Scene, width: float) -> Box:
    """The name of the game, the age, whose turn it is or who has won, and the ages' track."""
    head, track = heading(scene, age_words(scene)), ages_box(scene)
    decision = scene.say("decision", number=scene.view["decision"])
    right = width - track.width - 18
    room = right - TEXT.width(decision) - 16 - head.width
    parts = [
        head.markup,
        track.at(right + 18, 2),
        label("c-text", right, 23, decision, "end"),
        TURN.line("c-player", head.width, 24, turn_words(scene), room),
    ]
    return Box(width, head.height, join(parts))
