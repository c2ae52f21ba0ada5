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
    sign,
)

from .faces import Face, ability_words, facts, one_shot_words, place_words
from .pieces import agent, chips, man, piece, prestige_disc
from .scene import Scene

Unit = Mapping[str, Any]

TITLE: Final = Type(14.5, "book")
SMALL_TITLE: Final = Type(13, "book")
TEXT: Final = Type(12.5)

CARD_WIDTH: Final = 146.0
CARD_HEIGHT: Final = 96.0
EXTRA_HEIGHT: Final = 16.0
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
        drawn = group(icon(f"i-{face.kind}", x, y - 10, 20), class_="c-plain")
        return Box(20, MAN, drawn)
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
    shot = sign(f"i-{face.one_shot}", right - 16, y - 8, 16)
    if TEXT.width(words) + 19 > room:
        return shot
    return join([TEXT.line("c-text", right - 19, y + 4.5, words, room - 19, "end"), shot])


def _ability(scene: Scene, face: Face, x: float, y: float, room: float) -> Markup:
    """The mark of an ability, with its words if there is room for them."""
    words = ability_words(scene, face, short=True)
    if TEXT.width(words) > room - 16:
        return sign("i-ability", x, y - 11, 13)
    return _extra("i-ability", words, x, y, room)


def _location(scene: Scene, face: Face, room: float) -> str:
    """Where a card is located, abbreviated if there is no room; or what it is."""
    if face.kind in ("queen", "comet"):
        return scene.say("kind", kind=face.kind)
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
    key = ("strip", card, width, reserved, tuple(here))
    return scene.keep(key, lambda: _strip(scene, card, width, reserved, here))


def _strip(scene: Scene, card: str, width: float, reserved: float, here: Sequence[str]) -> Markup:
    face = Face(scene, card, None)
    inner = PAD + 3
    right = width - inner
    room = right - inner - reserved
    name = TITLE.line("c-title", inner, 18, face.name, room)
    if TITLE.width(face.name) > room:
        name = SMALL_TITLE.line("c-title small", inner, 18, face.name, room)
    men = _agents(face, inner, 37)
    discs = _prestige(face, right, 37)
    operations = chips(scene, face.operations, silenced=False, used=False)
    start, end = inner + men.width + 6, right - discs.width
    after = inner + operations.width + (8 if face.operations else 0)
    shot = _one_shot(scene, face, right, 61, 20 if face.ability else right - after)
    if face.one_shot and right - after < 17:
        shot = _one_shot(scene, face, end, 37, 17)
        end -= 21
    place = TEXT.line("c-text", start, 41.5, _location(scene, face, end - start), end - start)
    more = NOTHING_DRAWN
    if face.kind == "comet":
        more = TEXT.line("c-text", inner, 65.5, scene.say("opens-victory"), right - inner)
    elif face.kind == "queen":
        place, more = _suitors(scene, face, (start, end), (after, right - 20))
        shot = _one_shot(scene, face, right, 61, 17)
    elif face.ability:
        more = _ability(scene, face, after, 65.5, right - after - (26 if face.one_shot else 0))
    return scene.thing(
        f"card:{card}",
        [*facts(scene, face), *here],
        _paper(face, width, STRIP_HEIGHT),
        name,
        men.markup,
        place,
        discs.markup,
        operations.at(inner, 50),
        more,
        shot,
        scene.lit_frame(f"card:{card}", 0, 0, width, STRIP_HEIGHT),
    )


def _suitors(
    scene: Scene, face: Face, upper: tuple[float, float], lower: tuple[float, float]
) -> tuple[Markup, Markup]:
    """Whom a queen can marry, on the upper line or, where that is too short, on the lower one."""
    words = " ".join(scene.say("short", empire=suitor) for suitor in face.suitors)
    rooms = [end - start for start, end in (upper, lower)]
    if rooms[1] > rooms[0] and TEXT.width(words) > rooms[0]:
        kind = TEXT.line("c-text", upper[0], 41.5, _location(scene, face, rooms[0]), rooms[0])
        return kind, TEXT.line("c-text", lower[0], 65.5, words, rooms[1])
    return TEXT.line("c-text", upper[0], 41.5, words, rooms[0]), NOTHING_DRAWN


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


def base_height(scene: Scene, unit: Unit, seat: int | None) -> float:
    """How high the uppermost card of a unit must be for what is printed on it."""
    key = ("base-height", unit["card"], unit["side"], bool(unit["bishop"]), seat is None)
    return scene.keep(key, lambda: _base_height(scene, unit, seat))


def _base_height(scene: Scene, unit: Unit, seat: int | None) -> float:
    face = Face(scene, unit["card"], unit["side"])
    left, right = _edges(face)
    height = CARD_HEIGHT + _lowered(face, right - left - _corner(unit))
    return height + EXTRA_HEIGHT * len(_extras(scene, face, seat))


def _corner(unit: Unit) -> float:
    """How much a bishop takes of the first line."""
    return 16.0 if unit["bishop"] else 0.0


def standard(scene: Scene, unit: Unit, seat: int | None, height: float) -> Box:
    """A unit of a tableau: a card with what lies on it and what is attached below.

    `height` is that of the cards beside it; repressed pieces make a card higher. A card without
    a seat is in a hand.
    """
    key = (repr(unit), seat, height)
    return scene.part(f"card-{unit['card']}", key, lambda: _standard(scene, unit, seat, height))


def _standard(scene: Scene, unit: Unit, seat: int | None, height: float) -> Box:
    height += _cell_height(unit["repressed"], CARD_WIDTH - 2 * PAD)
    attached = _attached(scene, unit, seat)
    parts = [attached.at(0, height - 3)] if attached.height else []
    parts.append(_standard_card(scene, unit, seat, height))
    return Box(CARD_WIDTH, height + max(attached.height - 3, 0), join(parts))


def _standard_card(scene: Scene, unit: Unit, seat: int | None, height: float) -> Markup:
    face = Face(scene, unit["card"], unit["side"])
    left, right = _edges(face)
    down = _lowered(face, right - left - _corner(unit))
    prison = cell(scene, unit["repressed"], CARD_WIDTH - 2 * PAD)
    return scene.thing(
        f"card:{unit['card']}",
        facts(scene, face) + state_facts(scene, unit),
        _paper(face, CARD_WIDTH, height),
        _title(face, left, right - left - _corner(unit)),
        Box(CARD_WIDTH, 0, _printed(scene, face, unit, seat)).at(0, down),
        prison.at(PAD, height - prison.height - 4) if prison.height else NOTHING_DRAWN,
        scene.lit_frame(f"card:{unit['card']}", 0, 0, CARD_WIDTH, height),
        _bishop(unit, CARD_WIDTH - 6, 6),
        class_=_seat_class(face, seat),
    )


def _printed(scene: Scene, face: Face, unit: Unit, seat: int | None) -> Markup:
    """All that is printed below the name: agents, location, prestige; operations; what more."""
    left, right = _edges(face)
    operations = chips(scene, face.operations, unit["silenced"], unit["used"])
    discs = _prestige(face, right, 51)
    men = _agents(face, left, 51)
    start = left + men.width + 6
    end = right - discs.width
    after = left + operations.width + (8 if face.operations else 0)
    # Where the operations leave no room, their mark stands a line higher.
    mark_x, mark_y, room = right, 77.0, right - after
    if room < 17 and (unit["used"] or face.one_shot):
        mark_x, mark_y, room = end, 51.0, 17.0
        end -= 21
    mark = _done(unit, mark_x - 8, mark_y)
    if not unit["used"]:
        mark = _one_shot(scene, face, mark_x, mark_y, room)
    extras = [
        _extra(name, words, left, 104 + EXTRA_HEIGHT * index, right - left)
        for index, (name, words) in enumerate(_extras(scene, face, seat))
    ]
    words = _location(scene, face, end - start)
    return join(
        [
            men.markup,
            TEXT.line("c-text", start, 55.5, words, end - start),
            discs.markup,
            operations.at(left, 66),
            mark,
            *extras,
        ]
    )


def _extras(scene: Scene, face: Face, seat: int | None) -> list[tuple[str, str]]:
    """What needs a line of its own, each with its sign: an ability, and on a card that is still
    in a hand, whom a queen can marry and where trade shifts.
    """
    found = []
    if face.ability:
        found.append(("i-ability", ability_words(scene, face, short=True)))
    if seat is None and face.kind == "queen":
        suitors = " ".join(scene.say("short", empire=suitor) for suitor in face.suitors)
        found.append(("i-king", suitors))
    if seat is None and face.shift:
        found.append(("i-trade-shift", scene.name("city", face.shift)))
    return found


def _extra(name: str, words: str, x: float, y: float, room: float) -> Markup:
    return join([sign(name, x, y - 11, 13), TEXT.line("c-text", x + 16, y, words, room - 16)])


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


def cell(scene: Scene, pieces: list[str], width: float) -> Box:
    """The repressed pieces on an empire card, held down in a cell."""
    rows = _cell_rows(pieces, width)
    if not rows:
        return Box(width, 0, NOTHING_DRAWN)
    height = len(rows) * (REPRESSED + 2) + 2
    parts = [
        rect("c-cell", 0, 0, width, height, 4),
        sign("i-repress", 4, height / 2 - 8, 16),
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
    prison = cell(scene, unit["repressed"], width - 20)
    height = top + 30 + (prison.height + 5 if prison.height else 0)
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
        prison.at(10, top + 30) if prison.height else NOTHING_DRAWN,
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
