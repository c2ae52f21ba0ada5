"""What the panels are made of: sheets with a heading, Realms, tokens, chips and lines."""

from collections.abc import Sequence
from typing import Final

from kronika.core.drawing import (
    NOTHING_DRAWN,
    Box,
    Markup,
    Type,
    circle,
    element,
    emblem,
    group,
    icon,
    join,
    label,
    rect,
    sign,
    stack,
)

from .facts import area_facts, province_facts, realm_facts
from .scene import Scene

TITLE: Final = Type(17, "book")
NAME: Final = Type(14.5, "book")
STRONG: Final = Type(13, bold=True)
WORD: Final = Type(12.5)
NOTE: Final = Type(12)
NUMBER: Final = Type(13, bold=True)
BIG: Final = Type(25, bold=True)

EMPTY: Final = Box(0, 0, NOTHING_DRAWN)
PAD: Final = 12.0
HEAD: Final = 38.0
LINE: Final = 26.0
NARROW: Final = 600.0
"""Panels below this width put side by side what others put one below the other."""
TOKEN: Final = 22.0
FREE: Final = "free-"
"""How the names of Realms begin that have a token instead of arms."""


def is_narrow(width: float) -> bool:
    """Whether a panel is as narrow as a phone or a column."""
    return width < NARROW


# Sheets


def sheet(name: str, title: str, body: Box, width: float, tag: str = "", note: str = "") -> Box:
    """A panel: its sign and title, perhaps a tag behind it and a note at the right, then its body,
    which is as wide as the panel less its margins."""
    height = HEAD + body.height + 2 * PAD - 5
    room = width - 2 * PAD - 28
    shown = TITLE.fit(title, room)
    parts = [
        rect("ep-sheet", 0.5, 0.5, width - 1, height - 1, 6),
        sign(name, PAD, 10, 20),
        label("ep-title", PAD + 28, 26, shown),
    ]
    x = PAD + 28 + TITLE.width(shown) + 12
    if tag and x + WORD.width(tag) + 20 < width - PAD:
        parts.append(pill(tag, x, 9))
        x += WORD.width(tag) + 32
    if note and x + WORD.width(note) < width - PAD:
        parts.append(label("ep-word", width - PAD, 25, note, "end"))
    parts.append(rect("ep-rule", 1, HEAD, width - 2, 1))
    parts.append(body.at(PAD, HEAD + PAD - 4))
    return Box(width, height, join(parts))


def inner(width: float) -> float:
    """How wide the body of a panel is."""
    return width - 2 * PAD


def pill(words: str, x: float, y: float) -> Markup:
    """A few words with a line around them."""
    wide = WORD.width(words) + 18
    return join(
        [
            rect("ep-step", x + 0.5, y + 0.5, wide, 21, 11),
            label("ep-word", x + 9, y + 15.5, words),
        ]
    )


def rule(width: float) -> Box:
    """A line between parts."""
    return Box(width, 1, rect("ep-rule", 0, 0, width, 1))


def caption(words: str, width: float) -> Box:
    """The heading of a part of a panel."""
    return Box(width, 20, STRONG.line("c-caption", 0, 14, words, width))


def paragraph(words: str, width: float, class_: str = "ep-note", lines: int = 4) -> Box:
    """Words on as many lines as they need."""
    rows = NOTE.wrap(words, width, lines)
    drawn = [label(class_, 0, 13 + 16 * place, row) for place, row in enumerate(rows)]
    return Box(width, 16.0 * len(rows) + 2, join(drawn))


def columns(boxes: Sequence[Box], width: float, count: int, gap: float, leading: float = 0) -> Box:
    """Parts in columns of one width, each column filled before the next one begins."""
    if not boxes:
        return EMPTY
    rows = -(-len(boxes) // count)
    step = (width + gap) / count
    drawn = []
    high = 0.0
    for column in range(count):
        held = stack(boxes[column * rows : (column + 1) * rows], leading)
        drawn.append(held.at(step * column, 0))
        high = max(high, held.height)
    return Box(width, high, join(drawn))


# Players and Realms


def shield(realm: str, x: float, y: float, width: float) -> Markup:
    """The arms of a Realm; a Realm that has none has the token that stands for it."""
    if realm.startswith(FREE):
        _, colour, pattern = realm.split("-")
        parts = [rect(f"eu-dnpr {colour}", x + 1, y + 2, width - 2, width - 2, 2)]
        if pattern == "striped":
            d = f"M{x + 3:.1f} {y + width - 2:.1f}l{width - 6:.1f} -{width - 6:.1f}"
            parts.append(element("path", class_="eu-dnpr-mark", d=d))
        return join(parts)
    return element("use", href=f"#a-{realm}", x=x, y=y, width=width, height=width * 1.2)


def seat_sign(scene: Scene, seat: int, x: float, y: float, size: float) -> Markup:
    """The emblem of a player."""
    return emblem(scene.seat(seat), f"i-{scene.seat(seat)}", x, y, size)


def realm_name(scene: Scene, realm: str, room: float, high: float = LINE) -> Box:
    """A Realm: the emblem of who plays it, its arms, its name. It can be chosen."""
    seat = scene.seats.get(realm)
    parts: list[Markup] = []
    x = 0.0
    if seat is not None:
        parts.append(seat_sign(scene, seat, 0, high / 2 - 9, 18))
        x = 23
    parts.append(shield(realm, x, high / 2 - 9.5, 16))
    x += 22
    name = NAME.fit(scene.name("realm", realm), room - x)
    parts.append(label("ep-name", x, high / 2 + 5, name))
    width = min(room, x + NAME.width(name))
    thing = f"realm:{realm}"
    drawn = scene.thing(
        thing,
        realm_facts(scene, realm),
        rect("m-hit", -4, 2, width + 8, high - 4, 4),
        *parts,
        scene.lit_frame(thing, -3, 3, width + 6, high - 6, 4),
    )
    return Box(width, high, drawn)


def realm_sign(scene: Scene, realm: str, told: str = "") -> Box:
    """A Realm by its arms, or the emblem of who plays it."""
    seat = scene.seats.get(realm)
    drawn = shield(realm, 1, 2, 16) if seat is None else seat_sign(scene, seat, 0, 2.5, 18)
    title = told or scene.name("realm", realm)
    return Box(18, 24, group(element("title", title), drawn))


def player_name(scene: Scene, seat: int, room: float, high: float = LINE) -> Box:
    """A player: his emblem, the arms and the name of his Realm."""
    realm = scene.players[seat]["realm"]
    name = NAME.fit(scene.player(seat), room - 46)
    drawn = join(
        [
            seat_sign(scene, seat, 0, high / 2 - 9, 18),
            shield(realm, 23, high / 2 - 9.5, 16),
            label("ep-name", 45, high / 2 + 5, name),
        ]
    )
    return Box(45 + NAME.width(name), high, drawn)


# Places


def place_chip(scene: Scene, kind: str, place: str, note: str = "", room: float = 300) -> Box:
    """A Province or an Area as a chip that can be chosen, with what else is to be said of it."""
    thing = f"{kind}:{place}"
    facts = province_facts(scene, place) if kind == "province" else area_facts(scene, place)
    return chip(scene, thing, scene.name(kind, place), facts, note, room)


def chip(
    scene: Scene,
    thing: str,
    name: str,
    facts: Sequence[str],
    note: str = "",
    room: float = 300,
    before: Box = EMPTY,
) -> Box:
    """A thing by its name, with a note, on a small plate."""
    start = 9 + (before.width + 5 if before.width else 0)
    more = WORD.width(note) + 7 if note else 0
    shown = STRONG.fit(name, room - start - 10 - more)
    width = start + STRONG.width(shown) + more + 10
    drawn = scene.thing(
        thing,
        facts,
        rect("ep-chip", 0.5, 0.5, width - 1, 23, 4),
        before.at(8, 0),
        label("ep-strong", start, 16.5, shown),
        label("ep-word", width - 10, 16.5, note, "end") if note else NOTHING_DRAWN,
        scene.lit_frame(thing, 1, 1, width - 2, 22, 4),
    )
    return Box(width, 24, drawn)


# Tokens


def badge(class_: str, name: str, told: str) -> Box:
    """A relation: a disc with a sign."""
    r = TOKEN / 2
    drawn = group(
        element("title", told),
        circle("", r, r + 1, r - 1),
        icon(name, 4, 5, TOKEN - 8),
        class_=f"eu-badge {class_}",
    )
    return Box(TOKEN, TOKEN + 2, drawn)


def square(class_: str, name: str, told: str) -> Box:
    """A claim, a core or another square token."""
    drawn = group(
        element("title", told),
        rect("", 1, 2, TOKEN - 2, TOKEN - 2, 4),
        icon(name, 4, 5, TOKEN - 8),
        class_=f"eu-token {class_}",
    )
    return Box(TOKEN, TOKEN + 2, drawn)


def cube(class_: str, count: int, told: str) -> Box:
    """Influence: a cube and how many there are."""
    words = str(count)
    drawn = group(
        element("title", told),
        group(rect("m-cube", 1, 5, 14, 14, 2), class_=f"m-piece {class_}"),
        label("ep-num", 19, 17, words),
    )
    return Box(21 + NUMBER.width(words), TOKEN + 2, drawn)


def counted(name: str, words: str, told: str, class_: str = "ep-num", power: str = "") -> Box:
    """A sign and a number."""
    mark = sign(name, 0, 4, 16)
    if power:
        mark = group(icon(name, 0, 4, 16), class_=f"ep-power {power}")
    drawn = group(element("title", told), mark, label(class_, 19, 16.5, words))
    return Box(20 + NUMBER.width(words), 24, drawn)


def power(name: str, words: str, told: str) -> Box:
    """Monarch Power of a type."""
    return counted(f"i-{name}", words, told, power=name)


def ducats(words: str, told: str) -> Box:
    """An amount of ducats."""
    return counted("i-ducat", words, told)


def text(words: str, class_: str = "ep-word") -> Box:
    """Words in a row of other things."""
    type = STRONG if class_.startswith("ep-strong") else NAME if class_ == "ep-name" else WORD
    return Box(type.width(words), 24, label(class_, 0, 16.5, words))


def line_of(boxes: Sequence[Box], width: float, gap: float = 8) -> Box:
    """Things in a row, each in its middle, on more lines if they need them."""
    lines: list[list[Box]] = [[]]
    used = 0.0
    for box in boxes:
        if not box.width:
            continue
        if lines[-1] and used + box.width > width:
            lines.append([])
            used = 0.0
        lines[-1].append(box)
        used += box.width + gap
    return stack([_line(line, gap) for line in lines], 2)


def _line(boxes: Sequence[Box], gap: float) -> Box:
    high = max((box.height for box in boxes), default=0.0)
    parts = []
    x = 0.0
    for box in boxes:
        parts.append(box.at(x, (high - box.height) / 2))
        x += box.width + gap
    return Box(max(x - gap, 0.0), high, join(parts))


def ends(left: Box, right: Box, width: float) -> Box:
    """Two parts at both ends of a line."""
    high = max(left.height, right.height)
    top, other = (high - left.height) / 2, (high - right.height) / 2
    return Box(width, high, join([left.at(0, top), right.at(width - right.width, other)]))


# Words, and what they depend on


def say(scene: Scene, message: str, **arguments: str | int) -> str:
    """One of the words of the panels."""
    return scene.words(f"panel-{message}", **arguments)


def known(
    scene: Scene,
    realms: Sequence[str] = (),
    provinces: Sequence[str] = (),
    areas: Sequence[str] = (),
) -> str:
    """What is told of these Realms, Provinces and Areas: parts that name them depend on it."""
    return repr(
        (
            [(each, scene.realms.get(each)) for each in realms],
            [(each, scene.owners.get(each), scene.provinces.get(each)) for each in provinces],
            [(each, scene.faith(each), scene.areas.get(each)) for each in areas],
        )
    )
