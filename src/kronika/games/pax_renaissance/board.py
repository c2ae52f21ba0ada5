"""Draws a view of the table as SVG."""

from collections.abc import Mapping
from typing import Any, Final

from kronika.core.drawing import (
    Box,
    Type,
    document,
    group,
    icon,
    join,
    label,
    rect,
    stack,
)
from kronika.core.text import text_of

from . import GAME
from .drawing.map import map_box
from .drawing.market import market_box
from .drawing.pieces import emblem
from .drawing.players import action_words, players_box
from .drawing.scene import Scene, Words
from .drawing.side import beside_box, discard_box, empire_deck_box, supply_box, victories_box

WIDTH: Final = 1440.0
MARGIN: Final = 16.0
GAP: Final = 20.0
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
    side = side_box(scene, inner - map.width - GAP)
    upper = Box(
        inner, max(map.height, side.height), join([map.markup, side.at(map.width + GAP, 0)])
    )
    parts = [header_box(scene, inner), upper, market_box(scene, inner), players_box(scene, inner)]
    whole = stack(parts, 16)
    height = whole.height + 2 * MARGIN
    title = f"{scene.say('title')}: {turn_words(scene)}"
    return document(whole.at(MARGIN, MARGIN), WIDTH, height, title, language, theme)


def side_box(scene: Scene, width: float) -> Box:
    """What lies beside the map."""
    parts = [
        victories_box(scene, width),
        empire_deck_box(scene, width),
        supply_box(scene, width),
        discard_box(scene, width),
    ]
    if scene.table["beside"]:
        parts.insert(1, beside_box(scene, width))
    return stack(parts, 12)


def turn_words(scene: Scene) -> str:
    """Whose turn it is and what is waited for; or who has won."""
    players = scene.table["players"]
    result = scene.view["result"]
    if result:
        banks = [scene.name("bank", players[winner]["bank"]) for winner in result["winners"]]
        reason = scene.say("reason", reason=result["reason"])
        return scene.say("won", banks=", ".join(banks), number=len(banks), reason=reason)
    active = scene.table["active"]
    words = f"{scene.name('bank', players[active]['bank'])}: {action_words(scene)}"
    asked = scene.view["ask"]["players"] if scene.view["ask"] else [active]
    others = [scene.name("bank", players[player]["bank"]) for player in asked if player != active]
    if others:
        return f"{words} · {scene.say('waits', banks=', '.join(others), number=len(others))}"
    return words


def header_box(scene: Scene, width: float) -> Box:
    """The name of the game, the turn, and whose it is or who has won."""
    title = scene.say("title")
    turn = scene.say("turn", number=scene.table["turn"])
    result = scene.view["result"]
    players = scene.table["players"]
    parts = [label("c-game", 0, 24, title)]
    x = TITLE.width(title) + 14
    tag = TEXT.width(turn) + 20
    parts += [rect("c-tag", x, 6, tag, 24, 12), label("c-turn", x + tag / 2, 23, turn, "middle")]
    x += tag + 18
    if result:
        parts.append(group(icon("i-trophy", x, 6, 24), class_="c-sign"))
        x += 30
    shown = result["winners"] if result else [scene.table["active"]]
    for player in shown:
        parts.append(emblem(scene.seat(players[player]["bank"]), x, 7, 22))
        x += 30
    decision = scene.say("decision", number=scene.view["decision"])
    parts.append(label("c-text", width, 23, decision, "end"))
    room = width - x - TEXT.width(decision) - 20
    parts.append(TURN.line("c-player", x, 24, turn_words(scene), room))
    return Box(width, HEADER, join(parts))
