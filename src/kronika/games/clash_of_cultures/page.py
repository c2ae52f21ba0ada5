"""A view in pieces, for the page of a table."""

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any, Final

from kronika.core.drawing import NOTHING_DRAWN, Box, Markup, inline, join, stack
from kronika.core.game import CONTENT
from kronika.core.packs import STANDARD
from kronika.core.page import Page, PlayerPanel, Stat, Summary
from kronika.core.scene import Memory, Sketch
from kronika.core.text import text_of

from .drawing import own
from .drawing.cards import offered_box
from .drawing.geometry import RADIUS
from .drawing.map import corner_legend, hexes_box, legend_box
from .drawing.panels import body_box
from .drawing.players import action_words
from .drawing.scene import Scene, points
from .drawing.signs import GOOD_SIGNS, NARROW, WIDE, Look, nothing
from .drawing.status import status_box
from .drawing.table import ROMAN
from .game import GAME
from .state import World
from .terms import CIVILIZATIONS

BOARD: Final = 1088.0
MARGIN: Final = 6.0
GAP: Final = 16.0
ROWS: Final = 10.0
SIDE: Final = 330.0
PHONE: Final = 366.0
RADII: Final = {2: 48.0, 3: 39.0, 4: 39.0}
"""How large hexes are beside the board of the viewer, by the number of players."""


@cache
def _memory(content: str, language: str) -> Memory:
    """The words of a language, and what was drawn with them."""
    game = GAME.playing({CONTENT: content})
    return Memory(text_of(game, language).message)


def page(view: Mapping[str, Any], language: str, narrow: bool) -> Page:
    """The view for a wide page, or for one as narrow as a phone."""
    memory = _memory(view["settings"].get(CONTENT, STANDARD), language)
    return page_with(view, memory, narrow)


def page_with(view: Mapping[str, Any], memory: Memory, narrow: bool) -> Page:
    """The same, with what the caller remembers."""
    radius = RADIUS if narrow else RADII[len(view["table"]["players"])]
    scene = Scene(view, memory.words, radius, memory)
    look, side = (NARROW, PHONE) if narrow else (WIDE, SIDE)
    players = [_panel(scene, player, side, look) for player in range(len(scene.players))]
    kind = "status-body touch" if narrow else "status-body"
    status = inline(kind, status_box(scene, side, look), scene.say("table"))
    # Drawn last: what has found no place so far is offered beside the cards.
    board, cards = _narrow(scene) if narrow else (_wide(scene), NOTHING_DRAWN)
    return Page(board, players, cards, status, [_age(scene)], scene.pieces)


def _age(scene: Scene) -> str:
    table = scene.table
    return scene.words("page-age", age=ROMAN[table["age"]], round=table["round"])


def summary(world: World) -> Summary:
    """The nations, if they are played, and the age."""
    nations = [player.civilization for player in world.players]
    return Summary(
        ["" if nation < 0 else f"civilization-{CIVILIZATIONS[nation]}" for nation in nations],
        range(1, len(nations) + 1),
        "page-age",
        {"age": ROMAN[world.age], "round": world.round},
    )


# The board and the cards


def _wide(scene: Scene) -> Markup:
    inner = BOARD - 2 * MARGIN
    map = hexes_box(scene)
    room = inner - map.width - GAP
    # The order in which things find their places: what has none after that is offered.
    board, hand = own.wide_box(scene, room), own.hand_of(scene)
    here = scene.sketch(lambda: own.hand_box(scene, hand, map.width, WIDE))
    there = scene.sketch(lambda: own.hand_box(scene, hand, room, WIDE))
    columns = map, stack([_offered(scene, room, WIDE, hand), board], ROWS)
    columns = _lower(scene, columns, here, there)
    legend = scene.keep(("legend", tuple(scene.hexes)), lambda: corner_legend(scene, map))
    if not legend:
        columns = _lower(
            scene,
            columns,
            scene.sketch(lambda: legend_box(scene, map.width)),
            scene.sketch(lambda: legend_box(scene, room)),
        )
    left, right = columns
    whole = join([left.markup, legend, right.at(map.width + GAP, 0)])
    box = Box(inner, max(left.height, right.height), whole)
    return inline("map", box, scene.say("title"), MARGIN)


def _lower(
    scene: Scene, columns: tuple[Box, Box], here: Sketch[Box], there: Sketch[Box]
) -> tuple[Box, Box]:
    """A part under the left or the right of two columns, where the whole becomes less high."""
    left, right = columns
    under_left, under_right = left.height + here.made.height, right.height + there.made.height
    if max(under_left, right.height) < max(left.height, under_right):
        return stack([left, scene.take(here)], ROWS), right
    return left, stack([right, scene.take(there)], ROWS)


def _narrow(scene: Scene) -> tuple[Markup, Markup]:
    map = hexes_box(scene)
    hand = own.hand_box(scene, own.hand_of(scene), PHONE - 2 * MARGIN, NARROW)
    board = own.narrow_box(scene, PHONE - 2 * MARGIN)
    cards = stack([_offered(scene, PHONE - 2 * MARGIN, NARROW), hand, board], 18)
    return (
        inline("map", map, scene.say("map"), MARGIN),
        inline("cards touch", cards, scene.say("hand"), MARGIN),
    )


def _offered(scene: Scene, width: float, look: Look, hand: Sequence[str] = ()) -> Box:
    """What can be chosen and has found no place so far."""
    things = sorted(scene.lit - scene.drawn - set(hand))
    return offered_box(scene, things, width, look) if things else nothing()


# The players


def _panel(scene: Scene, player: int, width: float, look: Look) -> PlayerPanel:
    facts = scene.players[player]
    total = points(sum(facts["points"].values()))
    stats = [
        Stat(GOOD_SIGNS[good], str(count), f"{scene.name('good', good)}: {count}")
        for good, count in facts["stock"].items()
    ]
    name = scene.player(player)
    body = body_box(scene, player, width, look)
    kind = "panel-body" if look is WIDE else "panel-body touch"
    return PlayerPanel(
        name,
        player + 1,
        stats,
        Stat("i-trophy", total, scene.say("points", points=total)),
        _state(scene, player),
        inline(kind, body, name),
        _hand_again(scene, player, width) if look is WIDE else NOTHING_DRAWN,
    )


def _hand_again(scene: Scene, player: int, width: float) -> Markup:
    """The cards in the viewer's hand, which lie at the lower end of the board."""
    if player != scene.view["player"]:
        return NOTHING_DRAWN
    return inline(
        "panel-body",
        own.hand_box(scene, own.hand_of(scene), width, WIDE, "again"),
        scene.say("hand"),
    )


def _state(scene: Scene, player: int) -> str:
    view = scene.view
    if view["result"]:
        return scene.say("winner") if player in view["result"]["winners"] else ""
    if scene.table["active"] == player:
        return action_words(scene)
    asked = view["ask"] and player in view["ask"]["players"]
    if not asked:
        return ""
    return scene.say("you-decide" if player == view["player"] else "decides")
