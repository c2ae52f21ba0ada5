"""Beside the map: victory cards, the empire deck, the supply, the discard pile."""

from collections.abc import Sequence
from typing import Final

from kronika.core.drawing import (
    NOTHING_DRAWN,
    Box,
    Markup,
    Type,
    element,
    group,
    join,
    label,
    rect,
    sign,
)

from .. import terms
from .faces import Face, facts
from .pieces import man, piece
from .scene import Scene

VICTORY_ICONS: Final = {
    "holy": "i-catholic",
    "imperial": "i-king",
    "globalization": "i-discovery",
    "renaissance": "i-law",
}
VICTORY: Final = Type(14.5, "book")
TEXT: Final = Type(12.5)
SMALL: Final = Type(12, bold=True)
CAPTION: Final = 20.0
SIGN_WIDTH: Final = 50.0
"""How wide the card of an empire must be to have room for a sign too."""
GAP: Final = 8.0


def _caption(words: str) -> Markup:
    return label("c-caption", 0, 12, words)


# Victories


def victories_box(scene: Scene, width: float) -> Box:
    """The four victory cards, two by two: a filled one is open."""
    card = (width - GAP) / 2
    height = 54.0
    parts = []
    for index, victory in enumerate(scene.content.victory_ids):
        x, y = index % 2 * (card + GAP), index // 2 * (height + GAP)
        parts.append(Box(card, height, _victory(scene, victory, card, height)).at(x, y))
    return Box(width, 2 * height + GAP, join(parts))


def victory_row(scene: Scene, width: float) -> Box:
    """The four victory cards side by side, each as wide as its words need."""
    table = scene.table["victories"]
    key = (tuple(table.items()), width)
    return scene.part("victories", key, lambda: _victory_row(scene, width))


def _victory_row(scene: Scene, width: float) -> Box:
    victories = scene.content.victory_ids
    states = {victory: _state(scene, victory) for victory in victories}
    words = {
        victory: (
            scene.say("victory-short", victory=victory),
            scene.say("victory-state", state=states[victory]),
        )
        for victory in victories
    }
    needed = {victory: max(map(SMALL.width, words[victory])) for victory in victories}
    edge, gap, height = 5.0, 7.0, 56.0
    spare = (width - 2 * edge - 3 * gap - sum(needed.values())) / len(victories)
    x = edge
    parts = []
    for victory in victories:
        card = needed[victory] + spare
        markup = scene.thing(
            f"victory:{victory}",
            _victory_facts(scene, victory),
            rect(f"c-victory {states[victory]}", 0, 0, card, height, 4),
            sign(VICTORY_ICONS[victory], card / 2 - 9, 5, 18),
            SMALL.line("c-small", card / 2, 36, words[victory][0], card, "middle"),
            SMALL.line("c-small", card / 2, 50, words[victory][1], card, "middle"),
            scene.lit_frame(f"victory:{victory}", 0, 0, card, height),
            class_=f"c-state-{states[victory]}",
        )
        parts.append(Box(card, height, markup).at(x, edge))
        x += card + gap
    return Box(width, height + 2 * edge, join(parts))


def _state(scene: Scene, victory: str) -> str:
    return "open" if scene.table["victories"][victory] else "closed"


def _victory_facts(scene: Scene, victory: str) -> list[str]:
    state = _state(scene, victory)
    return [
        scene.name("victory", victory),
        f"{scene.say('victory-state', state=state)}: {scene.name('victory', f'{victory}-{state}')}",
        scene.name("victory", f"{victory}-condition"),
    ]


def _victory(scene: Scene, victory: str, width: float, height: float) -> Markup:
    state = _state(scene, victory)
    name = scene.name("victory", victory)
    words = scene.say("victory-state", state=state)
    rows = VICTORY.wrap(name, width - 50, 2)
    first = 24 - 8 * (len(rows) - 1)
    return scene.thing(
        f"victory:{victory}",
        _victory_facts(scene, victory),
        rect(f"c-victory {state}", 0, 0, width, height, 4),
        sign(VICTORY_ICONS[victory], 10, height / 2 - 12, 24),
        *(
            VICTORY.line("c-title", 44, first + 16 * index, row, width - 50)
            for index, row in enumerate(rows)
        ),
        label("c-text", 44, first + 16 * len(rows) + 1, words),
        scene.lit_frame(f"victory:{victory}", 0, 0, width, height),
        class_=f"c-state-{state}",
    )


# The empire deck


def _both_sides(scene: Scene, empire: str) -> list[str]:
    lines = [scene.name("empire", empire), scene.say("in-deck")]
    for side in ("king", "republic"):
        face = Face(scene, empire, side)
        lines.append(scene.say("side-line", side=side, card=face.name))
        lines += facts(scene, face)[2:]
    return lines


def empire_deck_box(scene: Scene, width: float, columns: int = 5) -> Box:
    """A place for each empire card, in the order of the map: dashed where it is in play.

    There are five columns as on the map, or ten, with both rows of the map in one.
    """
    cards = tuple(scene.table["empire_deck"])
    key = (cards, width, columns)
    return scene.part("empires", key, lambda: _empire_deck(scene, cards, width, columns))


def _empire_deck(scene: Scene, cards: Sequence[str], width: float, columns: int) -> Box:
    empires = scene.content.empire_ids
    chip = (width - 5 * (columns - 1)) / columns
    height = 28.0
    rows = len(empires) // columns
    words = scene.say("empire-deck", number=len(cards))
    parts = [_caption(words)]
    for index, empire in enumerate(empires):
        column, row = scene.content.empire_column[index], scene.content.empire_row[index]
        if rows == 1:
            column, row = column + row * columns // 2, 0
        markup = _empire_card(scene, empire, empire in cards, chip, height)
        parts.append(
            Box(chip, height, markup).at(column * (chip + 5), CAPTION + row * (height + 5))
        )
    return Box(width, CAPTION + rows * (height + 5) - 5, join(parts))


def _empire_card(scene: Scene, empire: str, here: bool, width: float, height: float) -> Markup:
    short = scene.say("short", empire=empire)
    if not here:
        return group(
            rect("c-empty", 0.5, 0.5, width - 1, height - 1, 4),
            label("c-gone", width / 2, height / 2 + 4.5, short, "middle"),
        )
    start = (width - 18 - TEXT.width(short)) / 2
    drawn = label("c-strong", width / 2, height / 2 + 4.5, short, "middle")
    if width >= SIGN_WIDTH:
        king = sign("i-king", start - 2, height / 2 - 8, 16)
        drawn = join([king, label("c-strong", start + 16, height / 2 + 4.5, short)])
    return scene.thing(
        f"card:{empire}",
        _both_sides(scene, empire),
        rect("c-card", 0, 0, width, height, 4),
        drawn,
        scene.lit_frame(f"card:{empire}", 0, 0, width, height),
    )


# Supply and discards


def supply_box(scene: Scene, width: float, columns: int = 3) -> Box:
    """The pieces that are left, by kind and religion."""
    left = tuple(scene.table["supply"].values())
    return scene.part("supply", (left, width, columns), lambda: _supply(scene, width, columns))


def _supply(scene: Scene, width: float, columns: int) -> Box:
    parts = [_caption(scene.say("supply"))]
    column = width / columns
    for row, kind in enumerate(("knight", "rook", "bishop")):
        for index, religion in enumerate(terms.RELIGIONS):
            left = scene.table["supply"][f"{kind} {religion}"]
            place = row * len(terms.RELIGIONS) + index
            x, y = place % columns * column, CAPTION + place // columns * 26
            words = scene.say("in-supply", piece=scene.piece(f"{kind} {religion}"), number=left)
            drawn = man(kind, religion, x + 12, y + 12, 24)
            parts.append(
                group(
                    element("title", words),
                    drawn if left else group(drawn, class_="m-ghost"),
                    label("c-number", x + 28, y + 17, f"× {left}"),
                )
            )
    return Box(width, CAPTION + 9 // columns * 26, join(parts))


def beside_box(scene: Scene, width: float) -> Box:
    """The agents of the card that has started the battle which goes on."""
    pieces: list[str] = scene.table["beside"]
    words = scene.say("beside")
    men = [piece(scene, text, 12 + 28 * index, 34, 26) for index, text in enumerate(pieces)]
    title = element("title", "\n".join([words, *map(scene.piece, pieces)]))
    return Box(width, 48, group(title, _caption(words), *men))


def discard_box(scene: Scene, width: float) -> Box:
    """How many cards are out of the game; the newest by name, all of them in the title."""
    key = (tuple(scene.table["discard"]), width)
    return scene.part("discard", key, lambda: _discard(scene, width))


def _discard(scene: Scene, width: float) -> Box:
    cards: list[str] = scene.table["discard"]
    names = [scene.name("card", card) for card in cards]
    words = scene.say("discard", number=len(cards))
    last = NOTHING_DRAWN
    if names:
        last = TEXT.line("c-text", 0, 30, scene.say("last-discard", card=names[-1]), width)
    markup = group(element("title", "\n".join([words, *names])), _caption(words), last)
    return Box(width, 34 if names else 14, markup)
