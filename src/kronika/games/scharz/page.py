"""A view in pieces, for the page of a table."""

from collections.abc import Mapping
from functools import cache
from typing import Any, Final

from kronika.core.drawing import NOTHING_DRAWN, Box, Markup, inline, join, stack
from kronika.core.game import CONTENT
from kronika.core.packs import STANDARD
from kronika.core.page import Page, PlayerPanel, Summary
from kronika.core.scene import Memory
from kronika.core.text import text_of

from .board import hex_for, map_with_key, realm_boxes
from .drawing.battle import fights_box
from .drawing.battle_board import battle_board_box, narrow_board_box
from .drawing.key import key_box
from .drawing.map import map_box
from .drawing.offers import offers_box
from .drawing.players import notes_box, state_words, stats
from .drawing.realm import brief_box, goals_box, need_box, stores_box, weather_box
from .drawing.relations import relations_box
from .drawing.scene import NEAR, Scene
from .drawing.year import ROMAN, round_box, steps_box, wheel_box
from .factions import factions
from .state import Table
from .terms import NONE, SEASONS

BOARD: Final = 1088.0
HIGH: Final = 650.0
"""As high as a map can be, so that a whole page has room for it."""
LEAST: Final = 34.0
"""Cells are never narrower than this: rather the board scrolls."""
MARGIN: Final = 6.0
GAP: Final = 10.0
ROWS: Final = 8.0
RAIL: Final = 198.0
SIDE: Final = 330.0
PHONE: Final = 366.0
MANY: Final = 8
"""From so many players on there is no rail: what it has stands on free paper of the map."""
TOUCH: Final = 44.0


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
    table = view["table"]
    many = len(table["players"]) >= MANY
    room = BOARD - 2 * MARGIN - (0 if many else RAIL + GAP)
    hex = NEAR if narrow else max(LEAST, hex_for(table["map"], room, HIGH))
    scene = Scene(view, memory.words, hex, memory)
    side = PHONE if narrow else SIDE
    players = [_panel(scene, player, side, narrow) for player in range(scene.count)]
    kind = "status-body touch" if narrow else "status-body"
    status = inline(kind, _status(scene, side, narrow), scene.say("table"))
    board, cards = _narrow(scene) if narrow else (_wide(scene, many), NOTHING_DRAWN)
    return Page(board, players, cards, status, _tags(scene, narrow), scene.pieces)


def _tags(scene: Scene, narrow: bool) -> list[str]:
    """On a wide page the map and the mode; on a phone the round, which stands nowhere else."""
    table = scene.table
    if not narrow:
        return [scene.words(f"setting-{name}-{table[name]}") for name in ("map", "mode")]
    year = ROMAN[table["year"]]
    return [scene.words("page-when", year=year, round=table["round"], season=table["season"])]


def summary(s: Table) -> Summary:
    """The factions, if they are played, and the round."""
    sides = ["" if each == NONE else f"faction-{factions()[each].id}" for each in s.faction]
    season = SEASONS[s.content.calendar[s.mode][s.round - 1].season]
    arguments: dict[str, str | int] = {"year": ROMAN[s.year], "round": s.round, "season": season}
    return Summary(sides, range(1, s.count + 1), "page-when", arguments)


# The board


def _wide(scene: Scene, many: bool) -> Markup:
    """The steps on top, the map, and beside it the year and what the viewer has."""
    if many:
        return _without_rail(scene)
    left = map_with_key(scene)
    width = left.width + GAP + RAIL
    rail = stack([wheel_box(scene, RAIL - 8), *realm_boxes(scene, scene.first, RAIL)], 9)
    both = Box(
        width,
        max(left.height, rail.height),
        join([left.markup, rail.at(left.width + GAP, 0)]),
    )
    parts = [
        steps_box(scene, width),
        battle_board_box(scene, width),
        both,
    ]
    whole = stack(parts, ROWS)
    return inline("map", whole, scene.say("title"), MARGIN)


def _without_rail(scene: Scene) -> Markup:
    """The same for many players: everything on free paper of the map, or else below it."""
    brief = brief_box(scene, scene.first, 156)
    map = map_with_key(scene, wheel_box(scene, 176), brief)
    weather = weather_box(scene, map.width)
    relations = relations_box(scene, min(map.width, 560), 22)
    parts = [
        steps_box(scene, map.width),
        battle_board_box(scene, map.width),
        map,
        weather,
        relations,
    ]
    return inline("map", stack(parts, ROWS), scene.say("title"), MARGIN)


def _narrow(scene: Scene) -> tuple[Markup, Markup]:
    """The map near by; and the realm: battles, the year, stores, goals, relations."""
    width = PHONE - 2 * MARGIN
    first = scene.first
    wheel = wheel_box(scene, 220)
    middle = Box(width, wheel.height, wheel.at((width - wheel.width) / 2, 0))
    cards = stack(
        [
            narrow_board_box(scene, width),
            fights_box(scene, width),
            stores_box(scene, first, width, TOUCH),
            need_box(scene, first, width),
            weather_box(scene, width),
            goals_box(scene, first, width, 32),
            middle,
            relations_box(scene, width, 34 if scene.count < MANY else 28),
            key_box(scene, 2),
        ],
        18,
    )
    return (
        inline("map near", map_box(scene), scene.say("map"), MARGIN),
        inline("cards touch", cards, scene.say("realm"), MARGIN),
    )


# The players


def _status(scene: Scene, width: float, narrow: bool) -> Box:
    """What is pending between players: battles and offers; on a phone the step of the round."""
    offers = offers_box(scene, width)
    first = round_box(scene, width) if narrow else fights_box(scene, width)
    return stack([first, offers], ROWS)


def _panel(scene: Scene, player: int, width: float, narrow: bool) -> PlayerPanel:
    numbers = stats(scene, player)
    name = scene.player(player)
    boxes = [notes_box(scene, player, width, 30 if narrow else 20)]
    if player == scene.first and scene.count < MANY and not narrow:
        boxes.append(relations_box(scene, width))
    kind = "panel-body touch" if narrow else "panel-body"
    body = inline(kind, scene.frame(f"body-{player}", lambda: stack(boxes, 4)), name)
    state = _state(scene, player)
    numbered = scene.players[player]["faction"] is None
    return PlayerPanel(
        *(name, scene.colour(player), numbers, numbers[0], state, body), numbered=numbered
    )


def _state(scene: Scene, player: int) -> str:
    """What the page does not say by itself: who has won, is out, or still chooses."""
    plays = not scene.view["result"] and not scene.players[player]["eliminated"]
    if plays and (player == scene.view["player"] or not scene.is_asked(player)):
        return ""
    return state_words(scene, player)
