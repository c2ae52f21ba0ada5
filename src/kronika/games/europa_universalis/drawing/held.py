"""Cards in hand and on display, and missions, by their names: the whole text is told."""

from typing import Final

from kronika.core.drawing import Box, Markup, flow, group, icon, join, label, stack

from .faces import card_facts
from .kit import NUMBER, POWERS, TEXT, caption, chip, coin, power_sign
from .scene import Scene

HIGH: Final = 27.0
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


def goals_box(scene: Scene, width: float) -> Box:
    """The viewer's missions, and how many he has fulfilled."""
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
    boxes = [_mission(scene, each, width) for each in missions]
    return scene.frame("goals", lambda: stack([top, *boxes], 5))


def _mission(scene: Scene, id: str, width: float) -> Box:
    def draw() -> Box:
        name = scene.name("mission", id)
        value = scene.mission(id).prestige
        mark = group(
            icon("i-prestige", width - 22, 6, 15),
            label("c-strong", width - 26, 18, str(value), "end"),
            class_="c-sign",
        )
        room = 30 + NUMBER.width(str(value))
        told = card_facts(scene, "mission", id)[1:]
        return chip(scene, f"mission:{id}", name, told, width, HIGH, "mission", mark, room)

    return scene.part(f"mission-{id}", width, draw)
