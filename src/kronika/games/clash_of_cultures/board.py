"""Draws a view of the table as SVG."""

from collections.abc import Mapping
from typing import Any, Final

from kronika.core.drawing import (
    Box,
    Type,
    document,
    join,
    label,
    rect,
)
from kronika.core.text import text_of

from . import terms
from .drawing.cards import hand_box, offered_box
from .drawing.map import map_box
from .drawing.players import action_words, main_box, others_box
from .drawing.scene import Scene, Words
from .drawing.signs import emblem, nothing, sign, stacked
from .drawing.table import age_words, ages_box, result_box, table_box
from .game import GAME

WIDTH: Final = 1440.0
MARGIN: Final = 16.0
GAP: Final = 20.0
ROWS: Final = 18.0
HEADER: Final = 34.0
TITLE: Final = Type(21, "book")
TURN: Final = Type(17, "book")
TEXT: Final = Type(13)


def draw(view: Mapping[str, Any], language: str = "en", theme: str = "auto") -> str:
    """The table as the viewer sees it, as a drawing that stands alone.

    `theme` is "light", "dark", or "auto": as the reader's system has it.
    """
    return draw_with(view, text_of(GAME, language).message, language, theme)


def draw_with(
    view: Mapping[str, Any], words: Words, language: str = "en", theme: str = "auto"
) -> str:
    """The same, with the words of the caller."""
    scene = Scene(view, words)
    inner = WIDTH - 2 * MARGIN
    map = map_box(scene)
    room = inner - map.width - GAP
    left = stacked([map, table_box(scene, map.width)], ROWS)
    right = main_box(scene, room)
    others = others_box(scene, inner)
    # Where the map is narrow, the cards find room beside it.
    beside = stacked([right, hand_box(scene, room)], ROWS)
    fits = beside.height <= left.height
    hand = nothing() if fits else hand_box(scene, inner)
    right = beside if fits else right
    upper = Box(
        inner, max(left.height, right.height), join([left.markup, right.at(map.width + GAP, 0)])
    )
    parts = [
        header_box(scene, inner),
        result_box(scene, inner),
        upper,
        missing_box(scene, inner),
        hand,
        others,
    ]
    whole = stacked(parts, ROWS)
    title = f"{scene.say('title')}: {turn_words(scene)}"
    height = whole.height + 2 * MARGIN
    return document(whole.at(MARGIN, MARGIN), WIDTH, height, title, language, theme)


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
    title, age = scene.say("title"), age_words(scene)
    result = scene.view["result"]
    parts = [label("c-game", 0, 24, title)]
    x = TITLE.width(title) + 14
    tag = TEXT.width(age) + 20
    parts += [rect("c-tag", x, 6, tag, 24, 12), label("c-turn", x + tag / 2, 23, age, "middle")]
    x += tag + 18
    if result:
        parts.append(sign("i-trophy", x, 6, 24))
        x += 30
    for player in result["winners"] if result else [scene.table["active"]]:
        parts.append(emblem(terms.OWNERS[player], x, 7, 22))
        x += 30
    track = ages_box(scene)
    right = width - track.width
    parts.append(track.at(right, 2))
    decision = scene.say("decision", number=scene.view["decision"])
    parts.append(label("c-text", right - 18, 23, decision, "end"))
    room = right - 18 - TEXT.width(decision) - 16 - x
    parts.append(TURN.line("c-player", x, 24, turn_words(scene), room))
    return Box(width, HEADER, join(parts))
