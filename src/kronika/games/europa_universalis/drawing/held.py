"""Cards in hand and on display, and missions, by their names: the whole text is told."""

from collections.abc import Sequence
from typing import Final

from kronika.core.drawing import (
    Box,
    Markup,
    Type,
    circle,
    flow,
    group,
    icon,
    join,
    label,
    rect,
    stack,
)

from ..wording.cards import REQUIRES
from .faces import card_facts, lines_of
from .kit import (
    NUMBER,
    POWERS,
    SMALL_NAME,
    TEXT,
    caption,
    chip,
    coin,
    power_sign,
    wrapped,
)
from .scene import Facts, Scene

SMALL: Final = Type(12)
HIGH: Final = 27.0
MANY: Final = 4
"""Lines of a need that is told as a whole."""
COLUMN: Final = 168.0


def _columns(width: float) -> float:
    count = max(1, int((width + 6) // (COLUMN + 6)))
    return (width - 6 * (count - 1)) / count


def hand_box(scene: Scene, width: float) -> Box:
    """The viewer's cards, and those on his display."""
    facts = scene.players[scene.first]
    display = {each["card"]: each["charges"] for each in facts["display"]}
    cards = [*(facts["hand"] or ()), *display]
    if not cards:
        return Box(width, HIGH, TEXT.line("c-gone", 0, 18, scene.say("no-cards"), width))
    wide = _columns(width)
    boxes = [_card(scene, card, display.get(card), wide) for card in cards]
    return scene.frame("hand", lambda: flow(boxes, width + 0.5, 6, 6))


def _card(scene: Scene, card: str, charges: int | None, width: float) -> Box:
    def draw() -> Box:
        title = scene.title(card)
        deck = POWERS[title.deck]
        cost = title.costs[title.deck]
        x = width - 24
        parts: list[Markup] = [power_sign(deck, x, 5.5, 16)]
        parts.append(label("c-strong", x - 4, 18, str(cost), "end"))
        if title.costs[-1]:
            parts.append(coin(x - 26, HIGH / 2, title.costs[-1], 9))
        told = card_facts(scene, "card", card)[1:]
        if charges is not None:
            told.append(scene.say("charges", number=charges))
            parts.append(label("c-strong", x - 42, 18, f"×{charges}", "end"))
        name = scene.name("card", card)
        room = 46 + (22 if title.costs[-1] else 0) + (26 if charges is not None else 0)
        return chip(scene, f"card:{card}", name, told, width, HIGH, deck, join(parts), room)

    return scene.part(f"card-{card}", (charges, width), draw)


def goals_box(scene: Scene, width: float, whole: bool = False) -> Box:
    """The viewer's missions with what they still need, and how many he has fulfilled. A `whole`
    one says all that it needs; else it says what is missing first."""
    facts = scene.players[scene.first]
    missions = facts["missions"] or ()
    done = len(facts["missions_done"])
    heading = scene.say("missions")
    words = scene.say("missions-done", number=done)
    room = TEXT.width(words) + 8
    top = Box(
        width,
        18,
        join([caption(heading, width - room), label("c-small", width, 13, words, "end")]),
    )
    boxes = [
        _mission(scene, id, steps, width, whole)
        for id, steps in zip(missions, facts["progress"] or ())
    ]
    return scene.frame("goals", lambda: stack([top, *boxes], 5))


def _mission(scene: Scene, id: str, steps: Sequence[Facts], width: float, whole: bool) -> Box:
    return scene.part(
        f"mission-{id}",
        (repr(steps), width, whole),
        lambda: _drawn(scene, id, steps, width, whole),
    )


def _drawn(scene: Scene, id: str, steps: Sequence[Facts], width: float, whole: bool) -> Box:
    """A mission: its name and Prestige, then what it requires, a check before what holds."""
    thing = f"mission:{id}"
    value = str(scene.mission(id).prestige)
    lines = lines_of(scene, "mission", id)
    needs = [line.text for line in lines if line.role == REQUIRES]
    met = all(step["met"] for step in steps)
    names = SMALL_NAME.wrap(scene.name("mission", id), width - 42 - NUMBER.width(value), 2)
    shown = list(zip(steps, needs))
    if shown and not whole:
        shown = [next((each for each in shown if not each[0]["met"]), shown[0])]
    rows = [_need(step, words, width - 18, whole) for step, words in shown]
    body = stack(rows, 2)
    top = 20 + 14.5 * (len(names) - 1)
    high = top + 6 + body.height + 5
    told = [
        *(_told(step, words) for step, words in zip(steps, needs)),
        *(line.text for line in lines if line.role != REQUIRES),
    ]
    drawn = scene.thing(
        thing,
        [scene.name("mission", id), *told],
        rect("eu-chip met" if met else "eu-chip", 0.5, 0.5, width - 1, high - 1, 3),
        rect("eu-kind mission", 1, 1, 5, high - 2, 2),
        *wrapped("c-title small", SMALL_NAME, 11, 18, names),
        group(
            icon("i-prestige", width - 22, 6, 15),
            label("c-strong", width - 26, 18, value, "end"),
            class_="c-sign",
        ),
        body.at(11, top + 6),
        scene.lit_frame(thing, 1, 1, width - 2, high - 2, 3),
    )
    return Box(width, high, drawn)


def _told(step: Facts, words: str) -> str:
    mark = "✓" if step["met"] else "–"
    return f"{mark} {words}{_count(step)}"


def _count(step: Facts) -> str:
    return f" ({step['number']}/{step['enough']})" if step["enough"] else ""


def _need(step: Facts, words: str, width: float, whole: bool) -> Box:
    """What is required, checked if it holds; how many there are, where something is counted."""
    count = f"{step['number']}/{step['enough']}" if step["enough"] else ""
    room = width - 20 - (NUMBER.width(count) + 8 if count else 0)
    lines = SMALL.wrap(words, room, MANY if whole else 2)
    mark = (
        group(icon("i-check", 0, 1, 14), class_="ec-good")
        if step["met"]
        else circle("eu-open", 7, 8, 4.5)
    )
    parts = [mark, *wrapped("c-small", SMALL, 20, 12.5, lines)]
    if count:
        parts.append(label("c-strong", width, 12.5, count, "end"))
    return Box(width, 17 + SMALL.size * 1.12 * (len(lines) - 1), join(parts))
