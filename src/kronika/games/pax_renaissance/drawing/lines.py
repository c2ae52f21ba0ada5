"""A player's cards as lines, one below the other, for where there is little room."""

from collections.abc import Mapping
from functools import partial
from typing import Any, Final

from kronika.core.drawing import (
    NOTHING_DRAWN,
    Box,
    Markup,
    Type,
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

from .. import terms
from .cards import Unit, back, cell, plain_unit, state_facts
from .faces import Face, facts
from .pieces import agent, chips, cube, man, prestige_disc
from .players import Panel
from .scene import Scene

TITLE: Final = Type(14, "book")
TEXT: Final = Type(12.5)
ABBREVIATION: Final = Type(12, bold=True)
EDGE: Final = 6.0
"""What the ring of a line that can be chosen takes at both ends."""
PAD: Final = 8.0
PLACE: Final = 44.0
INDENT: Final = 14.0
LEAST: Final = 110.0
"""A name that has less room than this, and needs more, gets the line for itself."""
SIGN: Final = 18.0
MAN: Final = 20.0
CAPTION: Final = 22.0
BANK_HEIGHT: Final = 24.0


def player_lines(scene: Scene, panel: Panel, width: float, height: float) -> Box:
    """Everything of a player that his numbers do not tell; for the viewer, whose cards lie on the
    board, only the cubes that he has left. `height` is that of a line.
    """
    mine = panel.number == scene.view["player"]
    bank = _bank_line(scene, panel, width, thing=not mine)
    return bank if mine else stack([bank, card_lines(scene, panel, width, height)], 0)


def card_lines(scene: Scene, panel: Panel, width: float, height: float) -> Box:
    """The cards of a player, those of the tableau and of the hand."""
    player = panel.player
    boxes = [
        _unit_lines(scene, unit, region, panel.seat, width, height)
        for region in ("west", "east")
        for unit in player[region]
    ]
    boxes += [_queen_line(scene, queen, width, height) for queen in player["queens"]]
    return stack([*boxes, *_hand_lines(scene, panel, width, height)], 0)


def _bank_line(scene: Scene, panel: Panel, width: float, thing: bool) -> Box:
    """The player card: who it is, and how many cubes are left on it."""
    player = panel.player
    id = f"bank:{player['bank']}"
    height = BANK_HEIGHT
    key = (repr(player), width, thing)

    def draw() -> Box:
        middle = height / 2
        words = scene.say("cubes-left", number=player["cubes"])
        drawn = group(
            rect("m-hit", EDGE, 0, width - 2 * EDGE, height),
            cube(panel.seat, EDGE + PAD + 8, middle, 16),
            label("c-text", EDGE + PAD + 24, middle + 4.5, words),
            class_=f"seat-{panel.seat}",
        )
        title = element("title", "\n".join(panel.facts()))
        ring = scene.lit_frame(id, EDGE, 3, width - 2 * EDGE, height - 6)
        markup = scene.thing(id, panel.facts(), drawn, ring) if thing else group(title, drawn)
        return Box(width, height, markup)

    return scene.part("bank", key, draw)


def _unit_lines(
    scene: Scene, unit: Unit, region: str, seat: int, width: float, height: float
) -> Box:
    """A unit of a tableau: a line for the card, and one for each that is attached to it."""

    def draw() -> Box:
        lines = [_line(scene, unit, seat, width, height, region)]
        king = scene.name("card", f"{unit['card']}-king") if unit["side"] else ""
        if unit["queen"]:
            queen = {**plain_unit(unit["queen"]["card"]), **unit["queen"]}
            words = scene.say("married", king=king)
            lines.append(_line(scene, queen, seat, width, height, region, words))
        for vassal in unit["vassals"]:
            words = scene.say("vassal", suzerain=king)
            lines.append(_line(scene, vassal, seat, width, height, region, words))
        return stack(lines, 0)

    key = (repr(unit), region, seat, width, height)
    return scene.part(unit["card"], key, draw)


def _queen_line(scene: Scene, queen: str, width: float, height: float) -> Box:
    """PR-I2.1: of an unmarried queen only her prestige counts."""
    unit = plain_unit(queen)
    words = scene.say("unmarried")
    return scene.part(
        queen,
        ("queen", width, height),
        lambda: _line(scene, unit, None, width, height, "", words, idle=True),
    )


def _hand_lines(scene: Scene, panel: Panel, width: float, height: float) -> list[Box]:
    player = panel.player
    if not player["hand_size"]:
        return []
    left = EDGE + PAD
    words = scene.say("hand", number=player["hand_size"], mine="no")
    parts = [label("c-caption", left, CAPTION - 6, words)]
    if player["hand"] is None:
        step = min(18.0, (width - 2 * left - 18) / player["hand_size"])
        backs = [
            Box(0, 0, back(18, 25)).at(left + index * step, CAPTION)
            for index in range(player["hand_size"])
        ]
        return [Box(width, CAPTION + 32, group(element("title", words), *parts, *backs))]
    lines = []
    for card in player["hand"]:
        unit = plain_unit(card)
        lines.append(
            scene.part(
                card,
                ("hand", width, height),
                partial(_line, scene, unit, None, width, height, ""),
            )
        )
    return [Box(width, CAPTION, join(parts)), *lines]


# One line


def _line(
    scene: Scene,
    unit: Mapping[str, Any],
    seat: int | None,
    width: float,
    height: float,
    region: str,
    relation: str = "",
    idle: bool = False,
) -> Box:
    """A card: where it is, its name, what it can do, what lies on it. `relation` is how it is
    attached to the one above; an `idle` one can do nothing.
    """
    face = Face(scene, unit["card"], unit["side"])
    left, right = EDGE + PAD, width - EDGE - PAD
    tail = _tail(scene, face, unit, seat, idle)
    start = left + PLACE + (INDENT if relation and not idle else 0)
    kind = NOTHING_DRAWN
    if face.kind != "ordinary":
        kind = group(icon(f"i-{face.kind}", start, height / 2 - 9, 17), class_="c-plain")
        start += 22
    room = right - tail.width - 6 - start
    low = 0.0
    if room < LEAST and TITLE.width(face.name) > room:
        room, low = right - start, 22.0
    prison = cell(scene, unit["repressed"], right - start)
    whole = height + low + (prison.height + 4 if prison.height else 0)
    markup = scene.thing(
        f"card:{unit['card']}",
        [*facts(scene, face), *([relation] if relation else []), *state_facts(scene, unit)],
        rect("m-hit", EDGE, 0, width - 2 * EDGE, whole),
        _bar(region, width, whole),
        rect("c-rule", left, whole - 1, right - left, 1),
        label("c-line-place", left, height / 2 + 4.5, _place(scene, face)),
        kind,
        TITLE.line("c-line-title", start, height / 2 + 4.5, face.name, room),
        tail.at(right - tail.width, height / 2 - 11 + low),
        prison.at(start, height + low - 1) if prison.height else NOTHING_DRAWN,
        scene.lit_frame(f"card:{unit['card']}", EDGE, 3, width - 2 * EDGE, whole - 6),
        class_=f"c-line seat-{seat}" if seat else "c-line",
    )
    return Box(width, whole, markup)


def _bar(region: str, width: float, height: float) -> Markup:
    """West cards have a bar at their left end, East cards at their right one."""
    if not region:
        return NOTHING_DRAWN
    x = EDGE if region == "west" else width - EDGE - 3
    return rect("c-bar", x, 0, 3, height)


def _place(scene: Scene, face: Face) -> str:
    if not face.place:
        return ""
    if face.place not in terms.REGIONS:
        return scene.say("short", empire=face.place)
    words = scene.say("region", region=face.place)
    if ABBREVIATION.width(words) > PLACE - 6:
        return scene.say("letter", region=face.place)
    return words


def _tail(scene: Scene, face: Face, unit: Mapping[str, Any], seat: int | None, idle: bool) -> Box:
    """The right end of a line, 22 high: of a card in a hand also its agents and its one-shot."""
    boxes = []
    if not seat and not idle:
        boxes += [Box(MAN, 22, agent(text, MAN / 2, 11, MAN)) for text in face.agents]
    if face.operations and not idle:
        boxes.append(chips(scene, face.operations, unit["silenced"], unit["used"]))
    if not seat and not idle and face.one_shot:
        boxes.append(Box(16, 22, sign(f"i-{face.one_shot}", 0, 3, 16)))
    if unit["used"]:
        boxes.append(Box(16, 22, sign("i-check", 0, 3, 16)))
    boxes += [Box(SIGN, 22, prestige_disc(name, 9, 11, 9)) for name in face.prestige]
    if unit["bishop"]:
        boxes.append(Box(22, 22, man("bishop", unit["bishop"], 11, 11, 22)))
    return flow(boxes, gap=4)
