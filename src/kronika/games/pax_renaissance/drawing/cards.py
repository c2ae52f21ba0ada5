"""Cards: as a strip in the market, as a standard card in a tableau or a hand, and face down."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from kronika.core.drawing import (
    NOTHING_DRAWN,
    Box,
    Markup,
    Type,
    circle,
    element,
    group,
    icon,
    join,
    number,
    path,
    rect,
)

from .faces import Face, ability_words, facts, one_shot_words, place_words
from .pieces import agent, chips, man, piece, prestige_disc
from .scene import Scene

Unit = Mapping[str, Any]

TITLE: Final = Type(14.5, "book")
SMALL_TITLE: Final = Type(13, "book")
TEXT: Final = Type(12.5)

CARD_WIDTH: Final = 146.0
CARD_HEIGHT: Final = 114.0
ABILITY_HEIGHT: Final = 16.0
PAD: Final = 8.0
STRIP_HEIGHT: Final = 76.0
MAN: Final = 22.0
BISHOP: Final = 27.0
REPRESSED: Final = 20.0


# Parts that all sizes share


def _paper(face: Face, width: float, height: float) -> Markup:
    """The card itself; a bar on its edge tells the side of the tableau."""
    low = number(height - 4)
    bar = f"M4 0a4 4 0 0 0-4 4V{low}a4 4 0 0 0 4 4z"
    if face.deck == "east":
        bar = f"M{number(width - 4)} 0a4 4 0 0 1 4 4V{low}a4 4 0 0 1-4 4z"
    return join([rect("c-card", 0, 0, width, height, 4), path("c-bar", bar)])


def _title(face: Face, x: float, width: float) -> Markup:
    """The name on two lines, or on three smaller ones."""
    if _lowered(face, width):
        return _lines(SMALL_TITLE, "c-title small", x, 18, face.name, width)
    return _lines(TITLE, "c-title", x, 19, face.name, width)


def _lowered(face: Face, width: float) -> float:
    """How much lower everything stands under a name that needs three lines."""
    return 9.0 if len(TITLE.wrap(face.name, width, 3)) == 3 else 0.0


def _lines(type: Type, class_: str, x: float, y: float, words: str, width: float) -> Markup:
    """Words on at most three lines."""
    rows = type.wrap(words, width, 3)
    leading = type.size + 1.5
    return join(
        type.line(class_, x, y + leading * index, row, width) for index, row in enumerate(rows)
    )


def _agents(face: Face, x: float, y: float) -> Box:
    """The agents, or the sign of a card that has none; y is their middle."""
    if face.kind in ("queen", "comet", "king", "republic"):
        sign = group(icon(f"i-{face.kind}", x, y - 10, 20), class_="c-plain")
        return Box(20, MAN, sign)
    men = [
        agent(text, x + MAN / 2 + index * (MAN + 2), y, MAN)
        for index, text in enumerate(face.agents)
    ]
    return Box(len(men) * (MAN + 2) - 2, MAN, join(men))


def _prestige(face: Face, right: float, y: float) -> Box:
    """The prestige of a card, ending at the right; y is their middle."""
    discs = [
        prestige_disc(name, right - 10 - index * 22, y)
        for index, name in enumerate(reversed(face.prestige))
    ]
    return Box(len(discs) * 22, 20, join(discs))


def _one_shot(scene: Scene, face: Face, right: float, y: float, room: float) -> Markup:
    """The one-shot, ending at the right, with its word if there is room; y is its middle."""
    if not face.one_shot:
        return NOTHING_DRAWN
    words = scene.name("city", face.shift) if face.shift else one_shot_words(scene, face)
    sign = group(icon(f"i-{face.one_shot}", right - 16, y - 8, 16), class_="c-sign")
    if TEXT.width(words) + 19 > room and not face.shift:
        return sign
    return join([TEXT.line("c-text", right - 19, y + 4.5, words, room - 19, "end"), sign])


def _ability(scene: Scene, face: Face, x: float, y: float, room: float) -> Markup:
    """The mark of an ability, with its words if there is room for them."""
    words = ability_words(scene, face, short=True)
    sign = group(icon("i-ability", x, y - 11, 13), class_="c-sign")
    if TEXT.width(words) > room - 16:
        return sign
    return join([sign, TEXT.line("c-text", x + 16, y, words, room - 16)])


def _location(scene: Scene, face: Face, room: float) -> str:
    """Where a card is located, whom a queen can marry; abbreviated if there is no room."""
    if face.kind == "queen":
        return " ".join(scene.say("short", empire=suitor) for suitor in face.suitors)
    if face.kind == "comet":
        return scene.say("kind", kind="comet")
    words = place_words(scene, face, short=True)
    if face.place in scene.content.empire_ids and TEXT.width(words) > room:
        return scene.say("short", empire=face.place)
    return words


# The strip: one line of title


def strip(
    scene: Scene, card: str, width: float, reserved: float = 0, here: Sequence[str] = ()
) -> Markup:
    """A card of the market. `reserved` is what a coin takes of its upper right corner, `here` are
    the facts of its place.
    """
    face = Face(scene, card, None)
    inner = PAD + 3
    right = width - inner
    room = right - inner - reserved
    name = TITLE.line("c-title", inner, 18, face.name, room)
    if TITLE.width(face.name) > room:
        name = SMALL_TITLE.line("c-title small", inner, 18, face.name, room)
    men = _agents(face, inner, 37)
    discs = _prestige(face, right, 37)
    start = inner + men.width + 6
    words = _location(scene, face, right - discs.width - start)
    if face.kind == "queen":
        words = f"{scene.say('kind', kind='queen')} · {words}"
    place = TEXT.line("c-text", start, 41.5, words, right - discs.width - start)
    operations = chips(scene, face.operations, silenced=False, used=False)
    after = inner + operations.width + (8 if face.operations else 0)
    room = right - after
    shot = NOTHING_DRAWN
    if face.one_shot:
        wanted = room if not face.ability else min(room, 20)
        shot = _one_shot(scene, face, right, 61, wanted)
    ability = NOTHING_DRAWN
    if face.kind == "comet":
        ability = TEXT.line("c-text", inner, 65.5, scene.say("opens-victory"), room)
    elif face.ability:
        ability = _ability(scene, face, after, 65.5, room - (26 if face.one_shot else 0))
    return scene.thing(
        f"card:{card}",
        [*facts(scene, face), *here],
        _paper(face, width, STRIP_HEIGHT),
        name,
        men.markup,
        place,
        discs.markup,
        operations.at(inner, 50),
        ability,
        shot,
        scene.lit_frame(f"card:{card}", 0, 0, width, STRIP_HEIGHT),
    )


# The standard card: two lines of title


def plain_unit(card: str) -> Unit:
    """A card with nothing on it, as a hand has it."""
    return {
        "card": card,
        "side": None,
        "bishop": None,
        "silenced": False,
        "used": False,
        "repressed": [],
        "queen": None,
        "vassals": [],
    }


def _edges(face: Face) -> tuple[float, float]:
    """Where the words of a standard card begin and end."""
    west = 2 if face.deck == "west" else 0
    return PAD + west, CARD_WIDTH - PAD - 2 + west


def base_height(scene: Scene, unit: Unit) -> float:
    """How high the uppermost card of a unit must be for what is printed on it."""
    face = Face(scene, unit["card"], unit["side"])
    left, right = _edges(face)
    height = CARD_HEIGHT + _lowered(face, right - left - _corner(unit))
    return height + (ABILITY_HEIGHT if face.ability else 0)


def _corner(unit: Unit) -> float:
    """How much a bishop takes of the first line."""
    return 16.0 if unit["bishop"] else 0.0


def standard(scene: Scene, unit: Unit, seat: int | None, height: float) -> Box:
    """A unit of a tableau: a card with what lies on it and what is attached below.

    `height` is that of the cards beside it; repressed pieces make a card higher.
    """
    height += _cell_height(unit["repressed"], CARD_WIDTH - 2 * PAD)
    attached = _attached(scene, unit, seat)
    parts = [attached.at(0, height - 3)] if attached.height else []
    parts.append(_standard_card(scene, unit, seat, height))
    return Box(CARD_WIDTH, height + max(attached.height - 3, 0), join(parts))


def _standard_card(scene: Scene, unit: Unit, seat: int | None, height: float) -> Markup:
    face = Face(scene, unit["card"], unit["side"])
    left, right = _edges(face)
    down = _lowered(face, right - left - _corner(unit))
    cell = _cell(scene, unit["repressed"], CARD_WIDTH - 2 * PAD)
    return scene.thing(
        f"card:{unit['card']}",
        facts(scene, face) + state_facts(scene, unit),
        _paper(face, CARD_WIDTH, height),
        _title(face, left, right - left - _corner(unit)),
        Box(CARD_WIDTH, 0, _printed(scene, face, unit)).at(0, down),
        cell.at(PAD, height - cell.height - 4) if cell.height else NOTHING_DRAWN,
        scene.lit_frame(f"card:{unit['card']}", 0, 0, CARD_WIDTH, height),
        _bishop(unit, CARD_WIDTH - 6, 6),
        class_=_seat_class(face, seat),
    )


def _printed(scene: Scene, face: Face, unit: Unit) -> Markup:
    """All that is printed below the name: location, agents, operations, ability."""
    left, right = _edges(face)
    discs = _prestige(face, right, 49)
    room = right - discs.width - left
    men = _agents(face, left, 71)
    after = left + men.width + 6
    operations = chips(scene, face.operations, unit["silenced"], unit["used"])
    parts = [
        TEXT.line("c-text", left, 53, _location(scene, face, room), room),
        discs.markup,
        men.markup,
        operations.at(left, 86),
    ]
    # Where the operations leave no room, the mark takes that of the one-shot, which is past.
    crowded = unit["used"] and left + operations.width > right - 21
    parts.append(_done(unit, right - 8, 71 if crowded else 97))
    if face.kind != "ordinary":
        words = scene.say("kind", kind=face.kind)
        parts.append(TEXT.line("c-text", after, 75.5, words, right - after - 20))
        parts.append(_one_shot(scene, face, right, 71, 20))
    elif not crowded:
        parts.append(_one_shot(scene, face, right, 71, right - after))
    if face.ability:
        parts.append(_ability(scene, face, left, 123, right - left))
    return join(parts)


def _seat_class(face: Face, seat: int | None) -> str | None:
    if not seat:
        return None
    return f"seat-{seat} c-crowned" if face.is_empire else f"seat-{seat}"


def state_facts(scene: Scene, unit: Unit) -> list[str]:
    """What lies on a card of a tableau, and what it can do."""
    lines = []
    if unit["bishop"]:
        bishop = scene.say("piece", piece="bishop", religion=unit["bishop"])
        lines.append(scene.say("bishop-here", bishop=bishop))
    if unit["silenced"]:
        lines.append(scene.say("silenced"))
    if unit["used"]:
        lines.append(scene.say("used"))
    if unit["repressed"]:
        pieces = ", ".join(map(scene.piece, unit["repressed"]))
        lines.append(scene.say("repressed", list=pieces))
    return lines


def _bishop(unit: Unit, x: float, y: float) -> Markup:
    return man("bishop", unit["bishop"], x, y, BISHOP) if unit["bishop"] else NOTHING_DRAWN


def _done(unit: Unit, x: float, y: float) -> Markup:
    """The mark of a card that has acted this turn."""
    if not unit["used"]:
        return NOTHING_DRAWN
    return group(
        circle("c-done", x, y, 9.5),
        group(icon("i-check", x - 7, y - 7, 14), class_="c-on-disc"),
    )


def _cell_rows(pieces: list[str], width: float) -> list[list[str]]:
    per_row = int((width - 24) // (REPRESSED + 1))
    return [pieces[start : start + per_row] for start in range(0, len(pieces), per_row)]


def _cell_height(pieces: list[str], width: float) -> float:
    rows = len(_cell_rows(pieces, width))
    return rows * (REPRESSED + 2) + 8 if rows else 0


def _cell(scene: Scene, pieces: list[str], width: float) -> Box:
    """The repressed pieces on an empire card, held down in a cell."""
    rows = _cell_rows(pieces, width)
    if not rows:
        return Box(width, 0, NOTHING_DRAWN)
    height = len(rows) * (REPRESSED + 2) + 2
    parts = [
        rect("c-cell", 0, 0, width, height, 4),
        group(icon("i-repress", 4, height / 2 - 8, 16), class_="c-sign"),
    ]
    for row, here in enumerate(rows):
        for column, text in enumerate(here):
            x = 24 + REPRESSED / 2 + column * (REPRESSED + 1)
            y = 2 + REPRESSED / 2 + row * (REPRESSED + 2)
            parts.append(piece(scene, text, x, y, REPRESSED))
    return Box(width, height, join(parts))


# What is attached to an empire card: a queen, vassals


def _attached(scene: Scene, unit: Unit, seat: int | None) -> Box:
    boxes = []
    if unit["queen"]:
        queen = {**plain_unit(unit["queen"]["card"]), **unit["queen"]}
        king = scene.name("card", f"{unit['card']}-king")
        boxes.append(tucked(scene, queen, seat, scene.say("married", king=king)))
    for vassal in unit["vassals"]:
        suzerain = scene.name("card", f"{unit['card']}-king")
        boxes.append(tucked(scene, vassal, seat, scene.say("vassal", suzerain=suzerain)))
    y = 0.0
    parts: list[Markup] = []
    for box in boxes:
        parts.insert(0, box.at(0, y))
        y += box.height - 3
    return Box(CARD_WIDTH, y + 3 if boxes else 0, join(parts))


def tucked(scene: Scene, unit: Unit, seat: int | None, relation: str) -> Box:
    """A card pushed under another one: what still counts of it looks out.

    PR-I2.1: of an unmarried queen, who has no seat, that is her prestige.
    """
    width = CARD_WIDTH
    face = Face(scene, unit["card"], unit["side"])
    inner, right = 10.0, width - 10
    line = right - inner - 19 - _corner(unit)
    top = 8 + len(SMALL_TITLE.wrap(face.name, line, 3)) * 14.5
    mark = 22 if unit["used"] else 0
    discs = _prestige(face, right - mark, top + 15)
    shown = face.operations if seat else []
    operations = chips(scene, shown, unit["silenced"], unit["used"])
    cell = _cell(scene, unit["repressed"], width - 20)
    height = top + 30 + (cell.height + 5 if cell.height else 0)
    start = inner + operations.width + (6 if shown else 0)
    room = right - mark - discs.width - start
    words = place_words(scene, face, short=True) if face.is_empire else ""
    if TEXT.width(words) > room:
        words = scene.say("short", empire=face.place)
    markup = scene.thing(
        f"card:{unit['card']}",
        [*facts(scene, face), relation, *state_facts(scene, unit)],
        rect("c-card", 4, -4, width - 8, height + 4, 4),
        group(icon(f"i-{face.kind}", inner, 7, 15), class_="c-plain"),
        _lines(SMALL_TITLE, "c-title small", inner + 19, 19, face.name, line),
        operations.at(inner, top + 4),
        TEXT.line("c-text", start, top + 19.5, words, room) if words else NOTHING_DRAWN,
        discs.markup,
        cell.at(10, top + 30) if cell.height else NOTHING_DRAWN,
        _done(unit, right - 8, top + 15),
        scene.lit_frame(f"card:{unit['card']}", 4, 1, width - 8, height - 1),
        _bishop(unit, width - 10, 15),
        class_=_seat_class(face, seat),
    )
    return Box(width, height, markup)


# Face down


def back(width: float, height: float) -> Markup:
    """A card whose face nobody sees."""
    return element(
        "rect",
        class_="c-back",
        width=width,
        height=height,
        rx=4,
        fill="url(#hatch-back)",
    )
