"""How far the game has come, and what belongs to nobody: events, struggles, the Empire, the Curia
and milestones."""

from collections.abc import Iterable
from functools import partial
from typing import Final

from kronika.core.drawing import (
    Box,
    Markup,
    element,
    group,
    icon,
    join,
    label,
    rect,
    sign,
    stack,
)

from ..terms import MOST_AUTHORITY, PHASES
from .faces import card_facts
from .kit import (
    EMPTY,
    NUMBER,
    SMALL_NAME,
    TEXT,
    arms,
    caption,
    coin,
    emblems,
    seat_emblem,
    wrapped,
)
from .scene import Facts, Scene

GAP: Final = 7.0
EVENT: Final = 36.0
ROW: Final = 24.0
KEY: Final = 76.0
"""How wide the name of a row is."""


def status_box(scene: Scene, width: float, row: float = ROW) -> Box:
    """All of it, one part below the other, as high as a finger needs it or less."""
    return stack(
        [
            when_box(scene, width),
            events_box(scene, width),
            rows_box(scene, width, row),
            milestones_box(scene, width, row),
        ],
        GAP,
    )


# The round


def when_words(scene: Scene) -> str:
    """The age and the round of it."""
    table = scene.table
    return scene.say("age", age=scene.name("age", table["age"]), round=table["round"])


def when_box(scene: Scene, width: float) -> Box:
    """The age, the round, who is the first player, and the phase."""
    table = scene.table
    depends = (table["age"], table["round"], table["phase"], table["first"], width)
    return scene.part("when", depends, lambda: _when(scene, width))


def _when(scene: Scene, width: float) -> Box:
    table = scene.table
    first = scene.say("first")
    room = TEXT.width(first) + 28
    told = scene.say("first-is", realm=scene.player(table["first"]))
    parts = [
        caption(when_words(scene), width - room),
        group(
            element("title", told),
            label("c-text", width - 22, 13, first, "end"),
            seat_emblem(scene, table["first"], width - 17, 0, 17),
        ),
    ]
    step = width / len(PHASES)
    now = PHASES.index(table["phase"])
    for place, phase in enumerate(PHASES):
        x, kind = step * place, "now" if place == now else "past" if place < now else "ahead"
        name = scene.name("phase", phase)
        short = scene.say(f"phase-{phase}")
        parts.append(
            group(
                element("title", name),
                rect(f"eu-phase {kind}", x + 1, 21, step - 2, 22, 3),
                NUMBER.line(f"eu-phase-name {kind}", x + step / 2, 36.5, short, step - 5, "middle"),
            )
        )
    return Box(width, 44, join(parts))


# Events


def events_box(scene: Scene, width: float) -> Box:
    """EU-16.0.4: the events that can be taken, with their ducats; how many are still face down."""
    return scene.frame("events", lambda: _events(scene, width))


def _events(scene: Scene, width: float) -> Box:
    events = scene.table["events"]
    shown = events["shown"]
    gap = 5.0
    wide = (width - gap) / 2
    boxes = [_event(scene, facts, wide) for facts in shown]
    if events["face_down"]:
        boxes.append(_face_down(scene, events["face_down"], wide))
    drawn = [
        box.at(place % 2 * (wide + gap), place // 2 * (EVENT + gap) + 5)
        for place, box in enumerate(boxes)
    ]
    if not boxes:
        return EMPTY
    rows = -(-len(boxes) // 2)
    return Box(width, rows * (EVENT + gap) + 1, join(drawn))


def _face_down(scene: Scene, count: int, width: float) -> Box:
    """How many events are turned up later."""
    words = scene.say("events-left", number=count)
    lines = TEXT.wrap(words, width - 16, 2)
    parts = [
        element("title", words),
        rect("c-empty", 0.5, 0.5, width - 1, EVENT - 1, 3),
        *wrapped("c-small", TEXT, 8, EVENT / 2 + 4.5 - 7 * (len(lines) - 1), lines),
    ]
    return Box(width, EVENT, group(*parts))


def _event(scene: Scene, facts: Facts, width: float) -> Box:
    id = facts["event"]
    thing = f"event:{id}"

    def draw() -> Box:
        name = scene.name("event", id)
        lines = SMALL_NAME.wrap(name, width - 16 - (20 if facts["ducats"] else 0), 2)
        told = card_facts(scene, "event", id)
        y = EVENT / 2 + 4.5 - 7.3 * (len(lines) - 1)
        parts = [
            rect("eu-chip", 0.5, 0.5, width - 1, EVENT - 1, 3),
            rect("eu-kind event", 1, 1, 5, EVENT - 2, 2),
            *wrapped("c-title small", SMALL_NAME, 11, y, lines),
        ]
        if facts["ducats"]:
            parts.append(coin(width - 13, EVENT / 2, facts["ducats"]))
            told.append(scene.say("ducats", number=facts["ducats"]))
        lit = scene.lit_frame(thing, 1, 1, width - 2, EVENT - 2, 3)
        return Box(width, EVENT, scene.thing(thing, told, *parts, lit))

    return scene.part(f"event-{id}", (facts["ducats"], width), draw)


# Struggles, the Empire, the Curia


def rows_box(scene: Scene, width: float, row: float = ROW) -> Box:
    """A line each."""
    rows = [
        *_struggles(scene, width, row),
        _empire(scene, width, row),
        _curia(scene, width, row),
    ]
    return stack(rows, 0)


def _key(scene: Scene, message: str, row: float) -> Markup:
    return TEXT.line("c-text", 0, row / 2 + 4.5, scene.say(message), KEY - 4)


def _struggles(scene: Scene, width: float, row: float) -> Iterable[Box]:
    """EU-17.4.3: the struggles that are on, and the next one."""
    facts = scene.table["struggles"]
    found = [(each, False) for each in facts["active"]]
    if facts["upcoming"]:
        found.append((facts["upcoming"], True))
    for place, (id, upcoming) in enumerate(found):
        draw = partial(_struggle, scene, id, upcoming, not place, width, row)
        yield scene.part(f"struggle-{id}", (upcoming, place, width, row), draw)


def _struggle(scene: Scene, id: str, upcoming: bool, first: bool, width: float, row: float) -> Box:
    thing = f"struggle:{id}"
    name = scene.name("struggle", id)
    state = scene.say("struggle-upcoming" if upcoming else "struggle-active")
    room = width - KEY - 24 - (TEXT.width(state) + 8 if upcoming else 0)
    parts = [
        group(icon("i-trophy", KEY, row / 2 - 8, 16), class_="eu-of-struggle"),
        SMALL_NAME.line(
            "c-gone" if upcoming else "c-title small", KEY + 22, row / 2 + 4.5, name, room
        ),
    ]
    if upcoming:
        parts.append(label("c-small", width, row / 2 + 4.5, state, "end"))
    drawn = scene.thing(
        thing,
        [*card_facts(scene, "struggle", id), state],
        rect("eu-hit", KEY - 4, 1, width - KEY + 4, row - 2, 3),
        *parts,
        scene.lit_frame(thing, KEY - 2, 3, width - KEY, row - 6, 3),
    )
    return Box(width, row, join([_key(scene, "struggle", row) if first else join([]), drawn]))


def _empire(scene: Scene, width: float, row: float) -> Box:
    """EU-14: who is Emperor, Imperial Authority, and its manpower."""
    facts = scene.table["empire"]
    return scene.part(
        "empire-line", (repr(facts), width, row), lambda: _empire_row(scene, width, row)
    )


def _empire_row(scene: Scene, width: float, row: float) -> Box:
    facts = scene.table["empire"]
    middle = row / 2
    emperor = facts["emperor"]
    parts = [_key(scene, "empire", row)]
    x = KEY
    told = [scene.say("authority", number=facts["authority"])]
    if emperor is None:
        parts.append(sign("i-emperor", x, middle - 8, 16))
        told.insert(0, scene.say("no-emperor"))
    else:
        parts.append(arms(emperor, x + 1, middle - 9, 15))
        told.insert(0, scene.say("emperor", realm=scene.name("realm", emperor)))
    x += 22
    for place in range(MOST_AUTHORITY):
        on = " on" if place < facts["authority"] else ""
        parts.append(rect(f"eu-pip{on} hre", x + 11 * place, middle - 6, 9, 12, 2))
    x += 11 * MOST_AUTHORITY + 5
    parts.append(label("c-strong", x, middle + 4.5, str(facts["authority"])))
    end = width
    if facts["manpower"]:
        words = str(facts["manpower"])
        parts += [
            label("c-strong", end, middle + 4.5, words, "end"),
            sign("i-manpower", end - NUMBER.width(words) - 22, middle - 8, 16),
        ]
        told.append(scene.say("imperial-manpower", number=facts["manpower"]))
    if facts["aggressors"]:
        names = ", ".join(scene.name("realm", each) for each in facts["aggressors"])
        told.append(scene.say("aggressors", realms=names))
    if facts["religion"]:
        told.append(scene.say("religion", faith=scene.say(f"faith-{facts['religion']}")))
    drawn = group(element("title", "\n".join(told)), rect("eu-hit", 0, 0, width, row), *parts)
    return Box(width, row, drawn)


def _curia(scene: Scene, width: float, row: float) -> Box:
    """EU-18: cardinals, who holds Rome, whom the Pope has banned or calls to arms against."""
    facts = scene.table["curia"]
    return scene.part(
        "curia-line", (repr(facts), width, row), lambda: _curia_row(scene, width, row)
    )


def _curia_row(scene: Scene, width: float, row: float) -> Box:
    facts = scene.table["curia"]
    middle = row / 2
    parts = [_key(scene, "curia", row), sign("i-papacy", KEY, middle - 8, 16)]
    told = [scene.say("curia")]
    x = KEY + 22
    for seat, count in enumerate(facts["count"]):
        if not count:
            continue
        told.append(scene.say("cardinals", realm=scene.player(seat), number=count))
        parts += [
            seat_emblem(scene, seat, x, middle - 8, 16),
            label("c-number", x + 19, middle + 4.5, str(count)),
        ]
        x += 36
    if facts["roma"] is not None:
        told.append(scene.say("controls-rome", realm=scene.player(facts["roma"])))
        parts.append(sign("i-capital", width - 38, middle - 8, 16))
        parts.append(seat_emblem(scene, facts["roma"], width - 17, middle - 8, 16))
    for key, kind in (("crusade", "area"), ("excommunicated", "realm")):
        if facts[key]:
            told.append(scene.say(key, name=scene.name(kind, facts[key])))
    drawn = group(element("title", "\n".join(told)), rect("eu-hit", 0, 0, width, row), *parts)
    token = _papal(scene, facts, width)
    return stack([Box(width, row, drawn), token], 0)


def _papal(scene: Scene, facts: Facts, width: float) -> Box:
    """The token of a crusade, or of an excommunication."""
    for key, kind, name in (
        ("crusade", "area", "i-crusade"),
        ("excommunicated", "realm", "i-inquisitor"),
    ):
        if facts[key]:
            words = scene.say(key, name=scene.name(kind, facts[key]))
            line = TEXT.line("r-rival", KEY + 22, 15, words, width - KEY - 22)
            sign_ = group(icon(name, KEY, 2, 16), class_="r-rival-sign")
            return Box(width, 20, group(element("title", words), sign_, line))
    return EMPTY


# Milestones


def milestones_box(scene: Scene, width: float, row: float = ROW) -> Box:
    """EU-17.3.1: of each deck the milestone that can be reached, and who has reached it."""
    found = [
        (deck, facts) for deck, facts in scene.table["milestones"].items() if facts["milestone"]
    ]
    if not found:
        return EMPTY
    wide = (width - 6) / 2
    return scene.frame(
        "milestones",
        lambda: stack(
            [
                _pair([_milestone(scene, deck, facts, wide, row) for deck, facts in pair])
                for pair in (found[:2], found[2:])
                if pair
            ],
            5,
        ),
    )


def _pair(boxes: list[Box]) -> Box:
    width = boxes[0].width
    markup = join(box.at(place * (width + 6), 0) for place, box in enumerate(boxes))
    return Box(2 * width + 6, boxes[0].height, markup)


def _milestone(scene: Scene, deck: str, facts: Facts, width: float, row: float) -> Box:
    id = facts["milestone"]
    thing = f"milestone:{id}"
    seats = [tag for tag in facts["tags"] if 0 <= tag < scene.count]
    high = row + 2

    def draw() -> Box:
        name = scene.name("milestone", id)
        told = [*card_facts(scene, "milestone", id), scene.name("goal-deck", deck)]
        told += [scene.say("reached", realm=scene.player(seat)) for seat in seats]
        room = width - 14 - 17 * len(seats)
        drawn = scene.thing(
            thing,
            told,
            rect("eu-chip", 0.5, 0.5, width - 1, high - 1, 3),
            rect("eu-kind milestone", 1, 1, 5, high - 2, 2),
            SMALL_NAME.line("c-title small", 10, high / 2 + 4.5, name, room),
            emblems(scene, seats, width - 3 - 17 * len(seats), high / 2 - 7, 14),
            scene.lit_frame(thing, 1, 1, width - 2, high - 2, 3),
        )
        return Box(width, high, drawn)

    return scene.part(f"milestone-{deck}", (id, tuple(seats), width, row), draw)
