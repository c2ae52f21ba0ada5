"""Cards: small for hands and displays, and full with their whole text."""

from collections.abc import Sequence
from typing import Final

from kronika.core.drawing import (
    NOTHING_DRAWN,
    Box,
    Markup,
    Type,
    circle,
    element,
    flow,
    group,
    icon,
    join,
    label,
    rect,
    sign,
    stack,
)

from .. import names
from ..terms import (
    LAND_UNITS,
    MILESTONE_PRESTIGE,
    NONE,
    POWERS,
    RELIGIOUS_IDEAS,
    REVOLUTION,
    SYMBOLS,
)
from ..wording.cards import NODE, OPTION_A, OPTION_B, PLACE, REQUIRES, USE, Line
from .faces import Face, card_facts, face_of, lines_of, main_lines
from .kit import EMPTY, arms, caption, coin, emblems, power_sign
from .scene import Facts, Scene

FULL: Final = 214.0
"""How wide a card with its whole text is, unless somebody says otherwise."""
LEAST: Final = 268.0
PAD: Final = 12.0
SMALL: Final = 158.0
"""How wide a small card is at least."""
SMALL_HIGH: Final = 96.0
GAP: Final = 7.0
TITLE: Final = Type(17, "book")
NAME: Final = Type(14, "book")
BODY: Final = Type(13)
WORDS: Final = Type(12)
LINE: Final = 17.5
STEP: Final = 15.0
"""Between lines of the text of a full card, and of small words."""
PORTRAIT: Final = 46.0
MANY: Final = 99
"""Lines: as many as it takes."""


def card_box(scene: Scene, kind: str, id: str, width: float = SMALL, full: bool = False) -> Box:
    """A card, small or with its whole text."""
    face = face_of(scene, kind, id)
    draw = _full if full else _small
    size = "full" if full else "small"
    depends = (width, full, *_changing(scene, kind, id))
    return scene.part(f"{size}-{kind}-{id}", depends, lambda: draw(scene, face, kind, id, width))


def _changing(scene: Scene, kind: str, id: str) -> tuple[object, ...]:
    """What can be different on a card at another time."""
    if kind == "event":
        return (_ducats(scene, id),)
    if kind == "struggle":
        return (id in scene.table["struggles"]["active"],)
    if kind == "card":
        return (_charges(scene, id),)
    return (*_tags(scene, kind, id),)


def _ducats(scene: Scene, id: str) -> int:
    shown = scene.table["events"]["shown"]
    return next((each["ducats"] for each in shown if each["event"] == id), 0)


def _charges(scene: Scene, id: str) -> int | None:
    """Uses that a card on display has left."""
    displayed = [each for player in scene.players for each in player["display"]]
    return next((each["charges"] for each in displayed if each["card"] == id), None)


def _tags(scene: Scene, kind: str, id: str) -> list[int]:
    """The players whose chits lie on an Idea or a Milestone."""
    found: Sequence[int] = ()
    if kind == "idea":
        shown = [each for power in POWERS for each in scene.table["ideas"][power]["shown"]]
        found = next((each["tags"] for each in shown if each["idea"] == id), ())
    elif kind == "milestone":
        decks: Sequence[Facts] = list(scene.table["milestones"].values())
        found = next((each["tags"] for each in decks if each["milestone"] == id), ())
    return [tag for tag in found if 0 <= tag < scene.count]


def _facts(scene: Scene, kind: str, id: str) -> list[str]:
    """The whole text, and what lies on the card now."""
    found = card_facts(scene, kind, id)
    ducats = _ducats(scene, id) if kind == "event" else 0
    charges = _charges(scene, id) if kind == "card" else None
    if ducats:
        found.append(scene.words("face-ducats", n=ducats))
    if charges is not None:
        found.append(scene.words("face-charges", n=charges))
    realms = ", ".join(scene.player(seat) for seat in _tags(scene, kind, id))
    if realms:
        message = "face-researched" if kind == "idea" else "face-reached"
        found.append(scene.words(message, realms=realms))
    return found


def _ground(face: Face, width: float, height: float, band: float, mark: float) -> list[Markup]:
    """The sheet, the band of the kind, and the pale sign."""
    size = min(mark, height - 30, width - 30)
    x, y = width - size - 4, height - size - 10
    return [
        rect("c-card", 0.5, 0.5, width - 1, height - 1, 4),
        rect(f"eu-kind {face.kind}", 1, 1, width - 2, band, 2),
        group(icon(face.mark, x, y, size), class_=f"ec-mark {face.kind}"),
    ]


def _kind_sign(face: Face, x: float, y: float, size: float) -> Markup:
    return arms(face.realm, x, y - 1, size * 0.9) if face.realm else sign(face.sign, x, y, size)


def _price(scene: Scene, face: Face, kind: str, id: str, right: float, y: float) -> Box:
    """What it costs or is worth, at the right end of the first line."""
    parts: list[Markup] = []
    x = right
    for power, cost in reversed(face.costs):
        parts.append(power_sign(power, x - 15, y - 8, 15))
        parts.append(label(f"ec-number eu-of-{power}", x - 18, y + 4.5, str(cost), "end"))
        x -= 32
    ducats = face.ducats or (_ducats(scene, id) if kind == "event" else 0)
    if ducats:
        parts.append(coin(x - 10, y, ducats, 10))
        x -= 24
    if face.prestige:
        parts += _points(x - 11, y, face.prestige)
        x -= 26
    return Box(right - x, 20, join(parts))


def _points(x: float, y: float, number: int) -> list[Markup]:
    """Prestige."""
    return [
        circle("ec-points", x, y, 10.5),
        label("ec-points-number", x, y + 4.6, str(number), "middle"),
    ]


# The small card


def _small(scene: Scene, face: Face, kind: str, id: str, width: float) -> Box:
    pad = 8.0
    room = width - 2 * pad
    price = _price(scene, face, kind, id, width - pad, 17)
    rows = NAME.wrap(face.name, room, 2)
    parts = _ground(face, width, SMALL_HIGH, 5, 58)
    parts.append(_kind_sign(face, pad, 9, 15))
    free = room - 20 - price.width - 4
    short = [face.words, face.words.rpartition(", ")[2]]
    fitting = next((words for words in short if WORDS.width(words) <= free), "")
    parts.append(label("ec-kind", pad + 20, 21, fitting) if fitting else NOTHING_DRAWN)
    parts.append(price.markup)
    for place, row in enumerate(rows):
        parts.append(NAME.line("ec-name", pad, 42 + 16 * place, row, room))
    foot = _small_foot(scene, kind, id, pad, SMALL_HIGH - 10, room)
    below = 42 + 16 * len(rows)
    lines = int((SMALL_HIGH - (28 if foot else 6) - below) // STEP) + 1
    parts.append(_summary(scene, kind, id, pad, below, room, lines))
    parts.append(foot)
    ring = scene.lit_frame(face.thing, 0, 0, width, SMALL_HIGH)
    return Box(width, SMALL_HIGH, scene.thing(face.thing, _facts(scene, kind, id), *parts, ring))


def _small_foot(scene: Scene, kind: str, id: str, x: float, y: float, room: float) -> Markup:
    """Who is on it, or whose chits lie on it."""
    tags = _tags(scene, kind, id)
    if tags:
        return emblems(scene, tags, x, y - 13, 15)
    charges = _charges(scene, id) if kind == "card" else None
    if charges is not None:
        return WORDS.line("ec-small", x, y, scene.words("face-charges", n=charges), room)
    if kind == "card":
        facts = scene.character(id)
        name = "i-general" if facts.power == NONE else "i-advisor"
        number = "" if facts.power == NONE else f" {facts.skill}"
        words = f"{scene.person(id)}{number}"
        return join(
            [sign(name, x, y - 12, 15), WORDS.line("ec-small", x + 19, y, words, room - 19)]
        )
    if kind == "event":
        event = scene.content.events.events[names.EVENTS.number(id)]
        if event.ruler != NONE:
            words = scene.name("ruler", names.RULERS.ids[event.ruler])
            line = WORDS.line("ec-small", x + 19, y, words, room - 19)
            return join([sign("i-king", x, y - 12, 15), line])
        return join(
            sign(_symbol_sign(symbol), x + 19 * place, y - 12, 15)
            for place, symbol in enumerate(event.symbols)
            if 19 * place < room - 15
        )
    return NOTHING_DRAWN


def _summary(
    scene: Scene, kind: str, id: str, x: float, y: float, room: float, lines: int
) -> Markup:
    """As much of the text as there is room for."""
    if kind == "card" or kind == "event" or lines < 1:
        return NOTHING_DRAWN
    words = " ".join(line.text for line in main_lines(lines_of(scene, kind, id)))
    return join(
        WORDS.line("ec-small", x, y + STEP * place, row, room)
        for place, row in enumerate(WORDS.wrap(words, room, lines))
    )


# The full card


def _full(scene: Scene, face: Face, kind: str, id: str, width: float) -> Box:
    room = width - 2 * PAD
    price = _price(scene, face, kind, id, width - PAD, 24)
    head = [
        _kind_sign(face, PAD, 16, 17),
        WORDS.line("ec-kind", PAD + 22, 28.5, face.told, room - 26 - price.width),
        price.markup,
    ]
    y = 54.0
    for row in TITLE.wrap(face.name, room, 3):
        head.append(TITLE.line("ec-title", PAD, y, row, room))
        y += 20
    lines = main_lines(lines_of(scene, kind, id))
    text = stack([_paragraph(line, room) for line in lines], 6)
    foot = _foot(scene, kind, id, room)
    needed = y - 8 + text.height + 12 + (foot.height + 20 if foot.height else 0)
    height = max(LEAST, needed)
    parts = _ground(face, width, height, 8, 112)
    parts += [*head, text.at(PAD, y - 8)]
    if foot.height:
        top = height - foot.height - 12
        parts += [rect("c-rule", PAD, top - 8, room, 1), foot.at(PAD, top)]
    ring = scene.lit_frame(face.thing, 0, 0, width, height)
    return Box(width, height, scene.thing(face.thing, _facts(scene, kind, id), *parts, ring))


def _paragraph(line: Line, room: float) -> Box:
    """A part of the text; options have their letters, what is needed a sign."""
    if line.role in (OPTION_A, OPTION_B):
        letter = "A" if line.role == OPTION_A else "B"
        mark = join(
            [
                circle("ec-letter", 9, 8.5, 9),
                label("ec-letter-word", 9, 12.8, letter, "middle"),
            ]
        )
        return _beside(mark, 25, line.text, room)
    if line.role == REQUIRES:
        return _beside(group(icon("i-check", 0, 1, 15), class_="ec-good"), 20, line.text, room)
    if line.role == PLACE:
        return _beside(sign("i-map", 0, 1, 15), 20, line.text, room)
    if line.role == NODE:
        return _beside(sign("i-port", 0, 1, 15), 20, line.text, room)
    if line.role == USE:
        return _beside(sign("i-ability", 0, 1, 15), 20, line.text, room)
    return _beside(NOTHING_DRAWN, 0, line.text, room)


def _beside(mark: Markup, indent: float, words: str, room: float) -> Box:
    rows = BODY.wrap(words, room - indent, MANY)
    text = [
        BODY.line("ec-body", indent, 13 + LINE * place, row, room - indent)
        for place, row in enumerate(rows)
    ]
    return Box(room, LINE * len(rows), join([mark, *text]))


def _foot(scene: Scene, kind: str, id: str, room: float) -> Box:
    """Below the rule: the character, the Ruler and the symbols, or the places of players."""
    if kind == "card":
        return _character(scene, id, room)
    if kind == "event":
        event = scene.content.events.events[names.EVENTS.number(id)]
        found = [_symbols(scene, event.symbols, room)] if event.symbols else []
        if event.ruler != NONE:
            found.insert(0, _ruler(scene, event.ruler, room))
        return stack(found, 8)
    if kind == "mission":
        opened = [scene.name("mission", names.MISSIONS.ids[n]) for n in scene.mission(id).unlocks]
        if not opened:
            return EMPTY
        words = scene.words("face-opens", names=", ".join(opened))
        rows = WORDS.wrap(words, room, 3)
        lines = [label("ec-small", 0, 12 + 15 * place, row) for place, row in enumerate(rows)]
        return Box(room, 15.0 * len(rows), join(lines))
    if kind == "milestone":
        return _places(scene, _tags(scene, kind, id))
    if kind == "idea":
        tags = _tags(scene, kind, id)
        if not tags:
            return EMPTY
        return Box(room, 18, emblems(scene, tags, 0, 0, 18))
    return EMPTY


def _character(scene: Scene, card: str, room: float) -> Box:
    """A portrait: a square frame for an Advisor, a round one for a Leader."""
    facts = scene.character(card)
    if facts.power != NONE:
        power = POWERS[facts.power]
        words = scene.words("face-advisor", ducats=facts.ducats)
        badge = [power_sign(power, 0, 0, 15), label("ec-number", 18, 12.5, str(facts.skill))]
        return _portrait("i-advisor", False, scene.person(card), facts.years, words, badge, room)
    dice = _dice(scene, facts.dice)
    words = ", ".join(part for part in (scene.words("face-leader", mil=facts.mil), dice) if part)
    skills = _skills(facts.skills)
    return _portrait("i-general", True, scene.person(card), facts.years, words, skills, room)


def _ruler(scene: Scene, number: int, room: float) -> Box:
    facts = scene.content.events.rulers[number]
    name = scene.name("ruler", names.RULERS.ids[number])
    words = _dice(scene, facts.dice)
    return _portrait("i-king", True, name, facts.reign, words, _skills(facts.skills), room)


def _dice(scene: Scene, dice: Sequence[int]) -> str:
    return ", ".join(
        scene.words(f"noun-{LAND_UNITS[unit]}-die", n=count)
        for unit, count in enumerate(dice)
        if count
    )


def _skills(skills: Sequence[int]) -> list[Markup]:
    parts: list[Markup] = []
    for place, skill in enumerate(skills):
        parts.append(power_sign(POWERS[place], 34.0 * place, 0, 15))
        parts.append(label("ec-number", 34.0 * place + 18, 12.5, str(skill)))
    return parts


def _portrait(
    name: str,
    is_round: bool,
    person: str,
    years: str,
    words: str,
    badge: Sequence[Markup],
    room: float,
) -> Box:
    x = PORTRAIT + 9
    free = room - x
    half = PORTRAIT / 2
    frame = (
        circle("eu-face", half, half, half - 1)
        if is_round
        else rect("eu-face", 1, 1, PORTRAIT - 2, PORTRAIT - 2, 4)
    )
    parts: list[Markup] = [frame, sign(name, half - 14, half - 14, 28)]
    y = 12.0
    for row in NAME.wrap(person, free, 3):
        parts.append(NAME.line("ec-name", x, y, row, free))
        y += 16
    parts.append(Box(free, 16, join(badge)).at(x, y - 10))
    if years:
        parts.append(label("ec-small", room, y + 2.5, years, "end") if free > 150 else join([]))
    y += 10
    for row in WORDS.wrap(words, free, 3):
        parts.append(WORDS.line("ec-small", x, y + 11, row, free))
        y += 15
    return Box(room, max(PORTRAIT, y + 2), join(parts))


def _symbol_sign(symbol: int) -> str:
    name = SYMBOLS[symbol]
    if name.startswith("mortality"):
        return "i-hourglass"
    if name.startswith("dnpr"):
        return "i-army"
    if symbol in (RELIGIOUS_IDEAS, REVOLUTION):
        return "i-reformation"
    return {
        "rebellion": "i-unrest",
        "native-uprising": "i-peasant-revolt",
        "lost-at-sea": "i-ship",
        "pirates": "i-pirate",
        "cardinal-dies": "i-cardinal",
        "attrition": "i-manpower",
        "disloyal-vassals": "i-vassal",
        "power-struggle": "i-trophy",
    }[name]


def _symbols(scene: Scene, symbols: Sequence[int], room: float) -> Box:
    """The row of symbols: those of mortality in one."""
    deaths = [SYMBOLS[each].rpartition("-")[2] for each in symbols if _is_death(each)]
    pills = []
    if deaths:
        words = scene.words("face-mortality", symbols=" · ".join(deaths))
        pills.append(_pill("i-hourglass", words, room))
    for symbol in symbols:
        if not _is_death(symbol):
            words = scene.name("symbol", SYMBOLS[symbol])
            pills.append(_pill(_symbol_sign(symbol), words, room))
    return flow(pills, room, 5, 5)


def _is_death(symbol: int) -> bool:
    return SYMBOLS[symbol].startswith("mortality")


def _pill(name: str, words: str, room: float) -> Box:
    shown = WORDS.fit(words, room - 30)
    width = WORDS.width(shown) + 30
    drawn = group(
        element("title", words),
        rect("ec-pill", 0.5, 0.5, width - 1, 20, 10),
        sign(name, 6, 3, 15),
        label("ec-small", 24, 14.5, shown),
    )
    return Box(width, 21, drawn)


def _places(scene: Scene, seats: Sequence[int]) -> Box:
    """What the first, the second and the third gain, and who they are."""
    parts: list[Markup] = []
    x = 0.0
    for place, prestige in enumerate(MILESTONE_PRESTIGE):
        parts += _points(x + 11, 11, prestige)
        if place < len(seats):
            parts.append(emblems(scene, [seats[place]], x + 26, 1, 19))
        else:
            parts.append(rect("ec-free", x + 26.5, 1.5, 18, 18, 3))
        x += 60
    return Box(x - 15, 22, join(parts))


# Rows of cards


def _columns(width: float, least: float = SMALL) -> float:
    count = max(1, int((width + GAP) // (least + GAP)))
    return (width - GAP * (count - 1)) / count


def _row(
    scene: Scene, name: str, cards: Sequence[tuple[str, str]], width: float, least: float = SMALL
) -> Box:
    """Small cards one after the other; nothing if there are none."""
    if not cards:
        return EMPTY
    wide = _columns(width, least)

    def draw() -> Box:
        boxes = [card_box(scene, kind, id, wide) for kind, id in cards]
        return flow(boxes, width + 0.5, GAP, GAP)

    changing = [_changing(scene, kind, id) for kind, id in cards]
    return scene.still(name, [cards, changing, width], lambda: scene.frame(name, draw))


def hand_box(scene: Scene, seat: int, width: float) -> Box:
    """EU-H.1: the action cards that a player holds, if the viewer may see them, and his display."""
    facts = scene.players[seat]
    held = [("card", card) for card in facts["hand"] or ()]
    held += [("card", each["card"]) for each in facts["display"]]
    return _row(scene, f"hand-cards-{seat}", held, width)


def display_box(scene: Scene, seat: int, width: float) -> Box:
    """EU-6.2.1, EU-6.2.3: the Display Cards of a player, with the uses that they have left."""
    cards = [("card", each["card"]) for each in scene.players[seat]["display"]]
    return _row(scene, f"display-cards-{seat}", cards, width)


def events_box(scene: Scene, width: float) -> Box:
    """EU-16.0.4: the events that can be taken, with their ducats, and those face down."""
    events = scene.table["events"]
    shown = [("event", each["event"]) for each in events["shown"]]
    backs = int(events["face_down"])
    if not shown and not backs:
        return EMPTY
    wide = _columns(width)

    def draw() -> Box:
        boxes = [card_box(scene, kind, id, wide) for kind, id in shown]
        if backs:
            boxes.append(_backs(scene, backs, wide))
        return flow(boxes, width + 0.5, GAP, GAP)

    facts = [events["shown"], backs, width]
    return scene.still("event-cards", facts, lambda: scene.frame("event-cards", draw))


def _backs(scene: Scene, count: int, width: float) -> Box:
    """Events that nobody knows yet."""
    words = scene.words("face-face-down", n=count)
    sheets = [
        rect("eu-back", 3.0 * place + 0.5, 3.0 * place + 0.5, width - 12, SMALL_HIGH - 12, 4)
        for place in range(min(count, 4))
    ]
    middle = label("ec-small", width / 2, SMALL_HIGH / 2 + 6, words, "middle")
    return Box(width, SMALL_HIGH, group(element("title", words), *sheets, middle))


def ideas_box(scene: Scene, width: float) -> Box:
    """EU-5.1.RI: the Ideas on display, by their power, with the chits of who has them."""
    ideas = scene.table["ideas"]
    shown = [("idea", each["idea"]) for power in POWERS for each in ideas[power]["shown"]]
    return _row(scene, "idea-cards", shown, width, 150)


def milestones_box(scene: Scene, width: float) -> Box:
    """EU-17.3.1: of each deck the milestone that can be reached."""
    decks: Sequence[Facts] = list(scene.table["milestones"].values())
    milestones = [("milestone", each["milestone"]) for each in decks if each["milestone"]]
    return _row(scene, "milestone-cards", milestones, width)


def struggles_box(scene: Scene, width: float) -> Box:
    """EU-17.4.2: the Power Struggles that are on, and the next one."""
    facts = scene.table["struggles"]
    shown = [("struggle", id) for id in facts["active"]]
    if facts["upcoming"] is not None and facts["upcoming"] not in facts["active"]:
        shown.append(("struggle", facts["upcoming"]))
    return _row(scene, "struggle-cards", shown, width)


def trade_box(scene: Scene, width: float, most: int = 6) -> Box:
    """EU-12.0.2: the trade cards that everybody has seen: the last ones of the discard pile."""
    cards = [("trade", id) for id in scene.table["trade"]["discarded"][-most:]]
    if not cards:
        return EMPTY
    top = Box(width, 18, caption(scene.words("face-trade-discarded"), width))
    return stack([top, _row(scene, "trade-cards", cards, width)], 4)


def full_cards(scene: Scene, cards: Sequence[tuple[str, str]], width: float) -> Box:
    """Cards with their whole text, one after the other."""
    boxes = [card_box(scene, kind, id, FULL, full=True) for kind, id in cards]
    return flow(boxes, width + 0.5, 18, 18)
