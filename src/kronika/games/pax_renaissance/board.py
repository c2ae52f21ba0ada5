"""Draws a view of the table as SVG."""

from collections.abc import Mapping
from typing import Any, Final

from kronika.core.drawing import Box, Type, join, label, stack
from kronika.core.scene import TEXT, WIDTH, Words, alone, heading

from .drawing.map import map_box
from .drawing.market import market_box
from .drawing.players import action_words, players_box
from .drawing.scene import Scene
from .drawing.side import beside_box, discard_box, empire_deck_box, supply_box, victories_box

GAP: Final = 20.0
TURN: Final = Type(17, "book")


def draw(view: Mapping[str, Any], words: Words, language: str = "en", theme: str = "auto") -> str:
    """The table as the viewer sees it, as a drawing that stands alone."""
    scene = Scene(view, words)
    map = map_box(scene)
    side = side_box(scene, WIDTH - map.width - GAP)
    upper = Box(
        WIDTH, max(map.height, side.height), join([map.markup, side.at(map.width + GAP, 0)])
    )
    parts = [header_box(scene, WIDTH), upper, market_box(scene, WIDTH), players_box(scene, WIDTH)]
    whole = stack(parts, 16)
    return alone(scene, whole, turn_words(scene), language, theme)


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
    head = heading(scene, scene.say("turn", number=scene.table["turn"]))
    decision = scene.say("decision", number=scene.view["decision"])
    room = width - head.width - TEXT.width(decision) - 20
    parts = [
        head.markup,
        label("c-text", width, 23, decision, "end"),
        TURN.line("c-player", head.width, 24, turn_words(scene), room),
    ]
    return Box(width, head.height, join(parts))
