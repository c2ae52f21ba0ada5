"""The peace that is being made: between whom, on what terms, and what becomes of Provinces."""

from collections.abc import Sequence
from typing import Final

from kronika.core.drawing import Box, join, stack

from .deals import terms_box
from .panels import (
    EMPTY,
    STRONG,
    caption,
    ducats,
    ends,
    inner,
    is_narrow,
    known,
    line_of,
    place_chip,
    player_name,
    realm_name,
    realm_sign,
    rule,
    say,
    sheet,
    text,
)
from .scene import Facts, Scene

GAP: Final = 24.0
TIES: Final = {"influence": "area", "claim": "area", "alliance": "realm"}


def peace_box(scene: Scene, width: float) -> Box:
    """What is chosen or offered so far; nothing if no peace is being made."""
    peace: Facts | None = scene.table["peace"]
    if peace is None:
        return EMPTY
    deal: Facts | None = scene.table["deal"]
    if deal is not None and not deal["peace"]:
        deal = None
    realms = [peace["victor"], peace["loser"]]
    realms += [tie["place"] for tie in peace["ties"] if tie["sort"] == "alliance"]
    provinces = [each["province"] for each in peace["provinces"]]
    areas = [tie["place"] for tie in peace["ties"] if tie["sort"] != "alliance"]
    depends = (repr((peace, deal)), known(scene, realms, provinces, areas), _asked(scene), width)
    return scene.part("panel-peace", depends, lambda: _peace(scene, peace, deal, width))


def _asked(scene: Scene) -> tuple[str, tuple[int, ...]]:
    ask = scene.view["ask"]
    return (ask["prompt"], tuple(ask["players"])) if ask else ("", ())


def _peace(scene: Scene, peace: Facts, deal: Facts | None, width: float) -> Box:
    room = inner(width)
    parts = [_sides(scene, peace, room), rule(room), _term(scene, peace, room)]
    held = _provinces(scene, peace, room)
    if held.height:
        parts += [rule(room), held]
    extra = _extra(scene, peace, deal, room)
    if extra.height:
        parts += [rule(room), extra]
    tag = say(scene, "concluded") if peace["concluded"] else say(scene, f"level-{peace['level']}")
    return sheet("i-truce", say(scene, "peace"), stack(parts, 7), width, tag)


def _sides(scene: Scene, peace: Facts, width: float) -> Box:
    """EU-10.3.2: who makes peace with whom, and for whom else each speaks."""
    narrow = is_narrow(width)
    wide = width if narrow else (width - GAP) / 2
    boxes = []
    for place, role in enumerate(("victor", "loser")):
        words = say(scene, role if peace["named"] else f"party-{place + 1}")
        row = [text(words), realm_name(scene, peace[role], wide - STRONG.width(words) - 14)]
        row += [realm_sign(scene, each) for each in peace["beside"][place]]
        boxes.append(line_of(row, wide, 10))
    if narrow:
        return stack(boxes, 2)
    return Box(
        width,
        max(box.height for box in boxes),
        join([boxes[0].markup, boxes[1].at(wide + GAP, 0)]),
    )


def _term(scene: Scene, peace: Facts, width: float) -> Box:
    """EU-10.5.1: the Peace Term, who has offered it, and who must answer."""
    if peace["term"] is None:
        boxes = [text(say(scene, "term")), text(say(scene, "term-open"))]
    else:
        boxes = [text(say(scene, "term")), text(scene.name("peace-term", peace["term"]), "ep-name")]
    if peace["separate"]:
        boxes.append(text(say(scene, "separate-peace")))
    if peace["level"] == "agreed" and peace["proposer"] is not None and not peace["concluded"]:
        boxes += [text(say(scene, "offered-by")), player_name(scene, peace["proposer"], width)]
    rows = [line_of(boxes, width, 10)]
    prompt, asked = _asked(scene)
    if prompt == "answer-peace":
        rows += [
            line_of(
                [player_name(scene, seat, width), text(say(scene, "must-answer"), "ep-strong")],
                width,
                10,
            )
            for seat in asked
        ]
    return stack(rows, 2)


# Provinces


def _provinces(scene: Scene, peace: Facts, width: float) -> Box:
    """EU-10.5.8, EU-10.5.9: what each side holds of the other, and what becomes of it."""
    holders: dict[int, list[Facts]] = {}
    for each in peace["provinces"]:
        holders.setdefault(each["holder"], []).append(each)
    if not holders:
        return EMPTY
    count = 1 if is_narrow(width) else len(holders)
    wide = (width - GAP * (count - 1)) / count
    boxes = [_held(scene, seat, rows, wide) for seat, rows in holders.items()]
    if count == 1:
        return stack(boxes, 8)
    drawn = [box.at((wide + GAP) * place, 0) for place, box in enumerate(boxes)]
    return Box(width, max(box.height for box in boxes), join(drawn))


def _held(scene: Scene, seat: int, rows: Sequence[Facts], width: float) -> Box:
    tax = sum(each["tax"] for each in rows)
    words = say(scene, "holds", number=tax)
    head = line_of([player_name(scene, seat, width - 90), text(words)], width, 10)
    return stack([head, *(_row(scene, each, width) for each in rows)], 2)


def _row(scene: Scene, facts: Facts, width: float) -> Box:
    told = [] if facts["fate"] is None else [text(say(scene, f"fate-{facts['fate']}"), "ep-strong")]
    if facts["ducats"]:
        number = facts["ducats"]
        told.append(ducats(str(number), say(scene, "for-ducats", number=number)))
    right = line_of(told, width, 8) if told else EMPTY
    note = say(scene, "tax", number=facts["tax"])
    room = width - right.width - 10
    return ends(place_chip(scene, "province", facts["province"], note, room), right, width)


# What is agreed besides


def _extra(scene: Scene, peace: Facts, deal: Facts | None, width: float) -> Box:
    """EU-10.5.37: Ties that one of them cuts, and a deal between them."""
    parts: list[Box] = []
    if peace["extra"] is not None:
        boxes = [player_name(scene, peace["extra"], width), text(say(scene, "cuts"))]
        for tie in peace["ties"]:
            kind = TIES[tie["sort"]]
            if kind == "realm":
                boxes += [text(say(scene, "tie-alliance")), realm_name(scene, tie["place"], width)]
            else:
                boxes.append(_tied(scene, tie, width))
        if not peace["ties"]:
            boxes[1] = text(say(scene, "may-act"))
        parts.append(line_of(boxes, width, 8))
    if deal is not None:
        parts += [caption(say(scene, "deal"), width), terms_box(scene, deal, width)]
    return stack(parts, 4)


def _tied(scene: Scene, tie: Facts, width: float) -> Box:
    words = say(scene, f"tie-{tie['sort']}", area=scene.name("area", tie["place"]))
    return text(STRONG.fit(words, width), "ep-strong")
