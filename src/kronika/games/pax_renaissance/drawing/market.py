"""The market: two rows of cards with their prices, and the decks that fill them."""

from collections.abc import Mapping
from typing import Any, Final

from kronika.core.drawing import (
    NOTHING_DRAWN,
    Box,
    Markup,
    Type,
    element,
    group,
    icon,
    join,
    label,
    rect,
    sign,
)

from .. import terms
from .cards import STRIP_HEIGHT, back, strip
from .pieces import coin
from .scene import Scene

ROWS: Final = ("west", "east")
HEAD: Final = 21.0
ROW_NAME: Final = 74.0
GAP: Final = 13.0
ROW_GAP: Final = 10.0
NAME: Final = Type(17, "book")
LABEL: Final = Type(13, bold=True)
TEXT: Final = Type(12.5)


def market_box(scene: Scene, width: float) -> Box:
    """Both rows. With astrology, the next card of each deck lies at the end of its row."""
    facts = [scene.table[name] for name in ("market", "decks", "emporia")]
    return scene.still("market", [*facts, width], lambda: _market(scene, width))


def _market(scene: Scene, width: float) -> Box:
    table = scene.table
    columns = len(table["market"]["west"])
    known = any(deck["top"] for deck in table["decks"].values())
    places = columns + (1 if known else 0)
    card = (width - ROW_NAME - GAP * (places - 1)) / places
    parts = []
    for column in range(columns):
        parts.append(_price(scene, column, ROW_NAME + column * (card + GAP)))
    if known:
        x = ROW_NAME + columns * (card + GAP)
        parts.append(label("c-text", x, 14, scene.say("next-card")))
    for index, row in enumerate(ROWS):
        y = HEAD + index * (STRIP_HEIGHT + ROW_GAP)
        parts.append(_row_name(scene, row, y))
        for column in range(columns):
            x = ROW_NAME + column * (card + GAP)
            parts.append(place(scene, row, column, card).at(x, y))
        top = table["decks"][row]["top"]
        if top:
            x = ROW_NAME + columns * (card + GAP)
            parts.append(_next(scene, top, card).at(x, y))
    return Box(width, HEAD + 2 * STRIP_HEIGHT + ROW_GAP, join(parts))


def market_columns(scene: Scene, width: float) -> Box:
    """The market for a narrow page: West left, East right, downwards by price."""
    card = (width - GAP) / 2
    columns = len(scene.table["market"]["west"])
    step = HEAD + STRIP_HEIGHT + 4
    top = 24.0
    parts = []
    for index, row in enumerate(ROWS):
        parts.append(_column_head(scene, row, card).at(index * (card + GAP), 0))
    for column in range(columns):
        parts.append(Box(width, HEAD, _price(scene, column, 0)).at(0, top + column * step))
        for index, row in enumerate(ROWS):
            drawn = place(scene, row, column, card)
            parts.append(drawn.at(index * (card + GAP), top + column * step + HEAD))
    tops = [scene.table["decks"][row]["top"] for row in ROWS]
    if any(tops):
        y = top + columns * step
        parts.append(label("c-text", 0, y + 14, scene.say("next-card")))
        for index, card_id in enumerate(tops):
            if card_id:
                parts.append(_next(scene, card_id, card).at(index * (card + GAP), y + HEAD))
        columns += 1
    return Box(width, top + columns * step, join(parts))


def _column_head(scene: Scene, row: str, width: float) -> Box:
    words = scene.say("deck-left", number=scene.table["decks"][row]["left"])
    name = scene.say("region", region=row)
    left = label("c-text", NAME.width(name) + 10, 16, words)
    return Box(width, 22, join([label("c-name", 0, 16, name), left]))


def _price(scene: Scene, column: int, x: float) -> Markup:
    if not column:
        return label("c-text", x, 14, scene.say("trade-fair"))
    words = label("c-text", x + 20, 14.5, scene.say("costs", number=column))
    return join([sign("i-florin", x, 2, 16), words])


def _row_name(scene: Scene, row: str, y: float) -> Markup:
    left = scene.table["decks"][row]["left"]
    name = scene.say("region", region=row)
    words = scene.say("deck-left", number=left)
    return group(
        element("title", f"{name}: {words}"),
        label("c-name", 0, y + 34, name),
        TEXT.line("c-text", 0, y + 52, words, ROW_NAME - 4),
    )


def place(scene: Scene, row: str, column: int, width: float) -> Box:
    """A place of the market: a card, a face-down card, or nothing, and the florins there."""
    here = scene.table["market"][row][column]
    emporium = "" if column else scene.table["emporia"][row]
    key = (tuple(here.values()), emporium, width)
    return scene.part(f"{row}-{column}", key, lambda: _place(scene, row, column, width))


def _place(scene: Scene, row: str, column: int, width: float) -> Box:
    here = scene.table["market"][row][column]
    id = f"place:{row}-{column}"
    reserved = (18 if here["florins"] else 0) + (18 if here["paid"] else 0)
    facts = _facts(scene, row, column, here)
    if here["card"] and here["face_down"]:
        inside = _trade_fair(scene, row, width)
    elif here["card"]:
        inside = strip(scene, here["card"], width, reserved, [facts[0], *facts[2:]])
    else:
        inside = rect("c-empty", 0.5, 0.5, width - 1, STRIP_HEIGHT - 1, 4)
    markup = scene.thing(
        id,
        facts,
        inside,
        scene.lit_frame(id, 0, 0, width, STRIP_HEIGHT),
        _lock(width, bool(here["florins"])) if here["paid"] else NOTHING_DRAWN,
        coin(here["florins"], width - 4, 4, 12) if here["florins"] else NOTHING_DRAWN,
    )
    return Box(width, STRIP_HEIGHT, markup)


def _lock(width: float, coins: bool) -> Markup:
    """PR-E1.6: a card that got a florin this turn cannot be bought in it."""
    x = width - (34 if coins else 18)
    return group(
        rect("c-tag", x - 2, -8, 18, 18, 9), icon("i-lock", x + 1, -5.5, 12), class_="c-locked"
    )


def _facts(scene: Scene, row: str, column: int, here: Mapping[str, Any]) -> list[str]:
    region = scene.say("region", region=row)
    if column:
        facts = [scene.say("place-line", region=region, column=column, price=column)]
    else:
        facts = [scene.say("fair-line", region=region)]
    if here["card"]:
        facts.append(scene.name("card", here["card"]))
        if here["face_down"]:
            facts.append(scene.say("face-down"))
    else:
        facts.append(scene.say("empty"))
    if here["florins"]:
        facts.append(scene.say("florins", number=here["florins"]))
    if here["paid"]:
        facts.append(scene.say("paid"))
    return facts


def _trade_fair(scene: Scene, row: str, width: float) -> Markup:
    """The face-down card tells where its voyage starts."""
    city = scene.name("city", scene.table["emporia"][row])
    colour = terms.ROUTE_COLOURS[terms.REGIONS.index(row)]
    long = LABEL.width(city)
    if long <= width - 60:
        inner, height = long + 44, 26.0
        x, y = (width - inner) / 2, (STRIP_HEIGHT - height) / 2
        star_x, star_y, name_x = x + 8, y + 3, x + 34 + long / 2
    else:
        inner, height = width - 8, 46.0
        x, y = 4.0, (STRIP_HEIGHT - height) / 2
        star_x, star_y, name_x = width / 2 - 10, y + 3, width / 2
    star = group(icon("i-emporium", star_x, star_y, 20), class_=f"m-emporium {colour}")
    return join(
        [
            back(width, STRIP_HEIGHT),
            rect("c-label", x, y, inner, height, 13),
            star,
            LABEL.line("c-strong", name_x, y + height - 8.5, city, inner - 4, "middle"),
        ]
    )


def _next(scene: Scene, card: str, width: float) -> Box:
    frame = rect("c-next", -3.5, -3.5, width + 7, STRIP_HEIGHT + 7, 6)
    return Box(width, STRIP_HEIGHT, group(frame, strip(scene, card, width)))
