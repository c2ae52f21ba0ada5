"""A view in pieces, for a page that has the icons and the style itself."""

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import Any, Final

from kronika.core.drawing import (
    NOTHING_DRAWN,
    Box,
    Markup,
    group,
    inline,
    join,
    label,
    stack,
)
from kronika.core.game import CONTENT
from kronika.core.packs import STANDARD
from kronika.core.page import Page, PlayerPanel, Stat, Summary
from kronika.core.scene import Memory
from kronika.core.text import text_of

from . import terms
from .drawing.lines import card_lines, player_lines
from .drawing.map import map_box
from .drawing.market import market_box, market_columns
from .drawing.players import Panel, action_words
from .drawing.scene import SEATS, Scene
from .drawing.side import beside_box, discard_box, empire_deck_box, supply_box, victory_row
from .game import GAME
from .state import Table

MARGIN: Final = 9.0
"""Rings, arrows and coins reach a little beyond the things that they belong to."""
GAP: Final = 11.0
WIDE: Final = 1064.0
SIDE: Final = 330.0
NARROW: Final = 366.0
SCALE: Final = 1.12
"""How much larger cards and lines are drawn for a phone."""
LINE: Final = 26.0
NARROW_MARGIN: Final = 12.0
TALL_LINE: Final = 44.0 / SCALE
CAPTION: Final = 22.0


def page(view: Mapping[str, Any], language: str, narrow: bool) -> Page:
    """What a page shows of a view."""
    memory = _memory(view["settings"].get(CONTENT, STANDARD), language)
    scene = Scene(view, memory.words, memory, narrow)
    players = [_player(scene, number, narrow) for number in range(len(scene.table["players"]))]
    tags = [scene.say("turn", number=scene.table["turn"])]
    status = _status(scene, NARROW if narrow else SIDE)
    if not narrow:
        board = inline("map", _table(scene), scene.say("title"), MARGIN)
        return Page(board, players, status=status, tags=tags, pieces=scene.pieces)
    cards = _enlarged(_cards(scene, (NARROW - 2 * NARROW_MARGIN) / SCALE))
    board = inline("map", map_box(scene), scene.say("map"), MARGIN)
    return Page(
        board,
        players,
        inline("cards", cards, scene.say("cards"), NARROW_MARGIN),
        status,
        tags,
        scene.pieces,
    )


def summary(table: Table, sides: Sequence[str]) -> Summary:
    """The banks, and the number of the turn."""
    colours = [SEATS[table.content.bank_colours[bank]] for bank in table.bank]
    return Summary(sides, colours, "board-turn", {"number": table.turn})


@cache
def _memory(content: str, language: str) -> Memory:
    """The words of a language, and what was drawn with them."""
    game = GAME.playing({CONTENT: content})
    return Memory(text_of(game, language).message)


def _enlarged(box: Box) -> Box:
    drawn = group(box.markup, transform=f"scale({SCALE})")
    return Box(box.width * SCALE, box.height * SCALE, drawn)


# The board


def _table(scene: Scene) -> Box:
    """Everything that one plays on: map, market, the viewer's cards, and what lies beside."""
    boxes = [map_box(scene), market_box(scene, WIDE)]
    if scene.view["player"] is not None:
        panel = Panel(scene, scene.view["player"])
        boxes.append(_still(panel, "own", lambda: panel.body(WIDE)))
    boxes.append(_beside(scene))
    return stack(boxes, GAP)


def _beside(scene: Scene) -> Box:
    """The empire deck, the supply and the discard pile in one line."""
    deck = empire_deck_box(scene, 395, columns=10)
    supply = supply_box(scene, 468, columns=9)
    x = deck.width + 24 + supply.width + 12
    discard = discard_box(scene, WIDE - x)
    parts = [deck.markup, supply.at(deck.width + 24, 0), discard.at(x, 0)]
    return Box(WIDE, max(deck.height, supply.height), join(parts))


def _cards(scene: Scene, width: float) -> Box:
    """On a phone: all that is not on the map, one below the other."""
    boxes = [market_columns(scene, width)]
    if scene.view["player"] is not None:
        boxes += _own_cards(scene, Panel(scene, scene.view["player"]), width)
    boxes += [empire_deck_box(scene, width), supply_box(scene, width), discard_box(scene, width)]
    return stack(boxes, GAP)


def _own_cards(scene: Scene, panel: Panel, width: float) -> list[Box]:
    boxes = []
    if panel.hand.units:
        boxes.append(_titled(panel.hand_words(), panel.hand.box(2, leftward=False), width))
    boxes.append(_titled(scene.say("tableau"), panel.bank(), width))
    for region, side in (("west", panel.west), ("east", panel.east)):
        if side.units:
            words = scene.say("region", region=region)
            boxes.append(_titled(words, side.box(2, leftward=False), width))
    return boxes


def _titled(words: str, box: Box, width: float) -> Box:
    caption = label("c-caption", 0, 14, words)
    return Box(width, CAPTION + box.height, join([caption, box.at(0, CAPTION)]))


# Beside the board


def _status(scene: Scene, width: float) -> Markup:
    """The victories; in a battle also who fights that stands nowhere on the map."""
    boxes = [victory_row(scene, width)]
    if scene.table["beside"]:
        fighters = beside_box(scene, width - 10)
        boxes.append(Box(width, fighters.height, fighters.at(5, 0)))
    return inline("status", stack(boxes, 6), scene.say("status"))


def _player(scene: Scene, number: int, narrow: bool) -> PlayerPanel:
    panel = Panel(scene, number)
    stats = _stats(scene, panel.player)
    name = f"body-{number}"
    if narrow:
        body = _still(panel, name, lambda: player_lines(scene, panel, NARROW / SCALE, TALL_LINE))
        body = _enlarged(body)
    else:
        body = _still(panel, name, lambda: player_lines(scene, panel, SIDE, LINE))
    title = scene.say("panel", bank=panel.name)
    again = NOTHING_DRAWN
    if not narrow and number == scene.view["player"]:
        lines = _still(panel, "again", lambda: card_lines(scene, panel, SIDE, LINE))
        again = inline("panel-body", lines, title)
    return PlayerPanel(
        panel.name,
        panel.seat,
        stats,
        stats[0],
        _state(scene, number),
        inline("panel-body", body, title),
        again,
    )


def _still(panel: Panel, name: str, draw: Callable[[], Box]) -> Box:
    """A part that holds the cards of a player, as long as he has the same."""
    scene = panel.scene
    facts = [panel.player, panel.number == scene.view["player"]]
    return scene.still(name, facts, lambda: scene.frame(name, draw))


def _stats(scene: Scene, player: Mapping[str, Any]) -> Sequence[Stat]:
    """Numbers that everybody compares; of prestige only what a player has."""

    def stat(icon: str, value: int, words: str) -> Stat:
        return Stat(icon, str(value), words)

    florins, hand = player["florins"], player["hand_size"]
    concessions, kings, republics = player["concessions"], player["kings"], player["republics"]
    return [
        stat("i-florin", florins, scene.say("florins", number=florins)),
        stat("i-cube", concessions, scene.say("concessions", number=concessions)),
        stat("i-cards", hand, scene.say("hand-size", number=hand)),
        stat("i-king", kings, scene.say("count-kind", kind="king", number=kings)),
        stat("i-republic", republics, scene.say("count-kind", kind="republic", number=republics)),
        *(
            stat(f"i-{name}", count, scene.say("prestige-count", prestige=name, number=count))
            for name in terms.PRESTIGES
            if (count := player["prestige"][name])
        ),
    ]


def _state(scene: Scene, number: int) -> str:
    if scene.table["players"][number]["eliminated"]:
        return scene.say("eliminated")
    if scene.table["active"] == number and not scene.view["result"]:
        return action_words(scene)
    return ""
