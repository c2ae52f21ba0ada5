"""A view in pieces, for the page of a table."""

from collections.abc import Mapping
from functools import cache
from typing import Any, Final

from kronika.core.drawing import NOTHING_DRAWN, Box, Markup, inline, join, stack
from kronika.core.game import CONTENT
from kronika.core.packs import STANDARD
from kronika.core.page import Mode, Page, PlayerPanel, Summary
from kronika.core.scene import Memory
from kronika.core.text import text_of

from .board import maps_box, scale_for
from .drawing.mat import card_boxes, current_boxes, mat_box, realm_boxes
from .drawing.players import chief, means, notes_box, state_words, stats
from .drawing.scene import NEAR_SCALE, REGION_SCALE, Scene, atlas_of
from .drawing.status import status_box
from .places import REALMS
from .state import Table
from .terms import AGES

BOARD: Final = 1088.0
SIDE: Final = 330.0
PHONE: Final = 366.0
MARGIN: Final = 6.0
NEAR_MAP: Final = 0.5
"""Pixels a unit of the map on a phone."""
TOUCH: Final = 32.0
MODES: Final = {
    "realms": "i-king",
    "diplomacy": "i-alliance",
    "religion": "i-catholic",
    "trade": "i-commerce",
    "overseas": "i-discovery",
}
ROMAN: Final = ("I", "II", "III", "IV")


@cache
def _memory(content: str, language: str) -> Memory:
    """The words of a language, and what was drawn with them."""
    from .game import GAME

    game = GAME.playing({CONTENT: content})
    return Memory(text_of(game, language).message)


def page(view: Mapping[str, Any], language: str, narrow: bool) -> Page:
    """The view for a wide page, or for one as narrow as a phone."""
    memory = _memory(view["settings"].get(CONTENT, STANDARD), language)
    return page_with(view, memory, narrow)


def page_with(view: Mapping[str, Any], memory: Memory, narrow: bool) -> Page:
    """The same, with what the caller remembers."""
    scale = NEAR_MAP if narrow else scale_for(atlas_of(view), BOARD)
    scene = Scene(view, memory.words, scale, memory)
    side = PHONE if narrow else SIDE
    players = [_panel(scene, seat, side, narrow) for seat in range(scene.count)]
    kind = "status-body touch" if narrow else "status-body"
    drawn = status_box(scene, side, TOUCH) if narrow else status_box(scene, side)
    status = inline(kind, drawn, scene.say("table"))
    board = _board(scene)
    now = _now(scene) if narrow else NOTHING_DRAWN
    realm = _realm(scene) if narrow else NOTHING_DRAWN
    cards = _cards(scene) if narrow else _mat(scene)
    tags = [_when(scene)]
    return Page(board, players, cards, status, tags, scene.pieces, _modes(scene), now, realm)


def _when(scene: Scene) -> str:
    table = scene.table
    age = ROMAN[AGES.index(table["age"])]
    return scene.words("page-when", age=age, round=table["round"])


def _modes(scene: Scene) -> list[Mode]:
    """EU-STC.1: what the map can show; distant continents only where they are in play."""
    distant = len(scene.charts) > 1
    return [
        Mode(id, icon, scene.words(f"page-mode-{id}"))
        for id, icon in MODES.items()
        if distant or id != "overseas"
    ]


def summary(s: Table) -> Summary:
    """The Realms, the age and the round."""
    sides = [f"realm-{REALMS[realm]}" for realm in s.realm_of]
    arguments: dict[str, str | int] = {"age": ROMAN[s.age], "round": s.round}
    return Summary(sides, range(1, s.count + 1), "page-when", arguments)


# The board, and what stays below it


def _board(scene: Scene) -> Markup:
    """All maps, in one drawing that one moves about in."""
    whole = maps_box(scene, BOARD)
    steps = [REGION_SCALE / scene.scale, NEAR_SCALE / scene.scale]
    near = " ".join(f"{step:.2f}" for step in steps)
    return inline("map", whole, scene.say("title"), near=near)


def _mat(scene: Scene) -> Markup:
    return inline("mat", mat_box(scene, BOARD), scene.say("mat"))


def _now(scene: Scene) -> Markup:
    """On a phone: what is fought or spoken about, above the map."""
    boxes = [box for box in current_boxes(scene, PHONE - 2 * MARGIN) if box.height]
    if not boxes:
        return NOTHING_DRAWN
    return inline("now-body touch", stack(boxes, 8), scene.say("mat"), MARGIN)


def _realm(scene: Scene) -> Markup:
    """On a phone: what the viewer's Realm is and has."""
    boxes = realm_boxes(scene, PHONE - 2 * MARGIN, TOUCH)
    return inline("realm touch", stack(boxes, 18), scene.say("mat"), MARGIN)


def _cards(scene: Scene) -> Markup:
    """On a phone: his cards, and those of all."""
    boxes = card_boxes(scene, PHONE - 2 * MARGIN)
    return inline("cards touch", stack(boxes, 18), scene.say("mat"), MARGIN)


# The players


def _panel(scene: Scene, seat: int, width: float, narrow: bool) -> PlayerPanel:
    name = scene.player(seat)
    notes = notes_box(scene, seat, width, 30 if narrow else 20)
    kind = "panel-body touch" if narrow else "panel-body"
    box = Box(width, notes.height, join([notes.markup])) if notes.height else notes
    body = inline(kind, scene.frame(f"body-{seat}", lambda: box), name)
    number = chief(scene, seat)
    colour = scene.colour(seat)
    state, own = state_words(scene, seat), means(scene, seat) if narrow else ()
    return PlayerPanel(name, colour, stats(scene, seat), number, state, body, means=own)
