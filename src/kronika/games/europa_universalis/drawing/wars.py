"""Wars: who fights whom, what each has taken, and who is victorious; what is being declared."""

from collections.abc import Sequence
from typing import Final

from kronika.core.drawing import Box, element, group, join, label, rect, sign, stack

from .panels import (
    EMPTY,
    NARROW,
    WORD,
    caption,
    counted,
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

MIDDLE: Final = 36.0
MANY: Final = 10
"""From more wars on those in which nothing has happened are told in short."""


def wars_box(scene: Scene, width: float) -> Box:
    """All wars, those of the viewer first; nothing in times of peace."""
    declared: Sequence[Facts] = scene.table["declarations"]
    wars = sorted(scene.table["wars"], key=lambda war: not _is_own(scene, war))
    if not wars and not declared:
        return EMPTY
    sides = [side for war in wars for side in war["sides"]]
    realms = [side["realm"] for side in sides]
    realms += [each["declarer"] for each in declared]
    realms += [target["realm"] for each in declared for target in each["targets"]]
    provinces = [province for side in sides for province in side["occupied"]]
    depends = (repr((wars, declared)), known(scene, realms, provinces), scene.viewer, width)
    return scene.part("panel-wars", depends, lambda: _wars(scene, wars, declared, width))


def _is_own(scene: Scene, war: Facts) -> bool:
    return scene.viewer in [side["seat"] for side in war["sides"]]


def _is_quiet(scene: Scene, war: Facts) -> bool:
    """Whether a war is none of the viewer's, and nothing is taken or won in it."""
    moved = any(side["occupied"] or side["victory"] for side in war["sides"])
    return not moved and not _is_own(scene, war)


def _pair(scene: Scene, war: Facts) -> Box:
    """A war by the signs of who fights it."""
    names = [scene.name("realm", side["realm"]) for side in war["sides"]]
    one, other = (realm_sign(scene, side["realm"]) for side in war["sides"])
    title = element("title", " – ".join(names))
    drawn = group(title, one.markup, sign("i-mil", 21, 5, 13), other.at(37, 0))
    return Box(56, 24, drawn)


def _wars(scene: Scene, wars: Sequence[Facts], declared: Sequence[Facts], width: float) -> Box:
    room = inner(width)
    parts: list[Box] = []
    for each in declared:
        parts += [_declaration(scene, each, room), rule(room)]
    quiet = [war for war in wars if len(wars) > MANY and _is_quiet(scene, war)]
    for war in wars:
        if war not in quiet:
            parts += [_war(scene, war, room), rule(room)]
    if quiet:
        pairs = line_of([_pair(scene, war) for war in quiet], room, 14)
        parts += [stack([caption(say(scene, "other-wars"), room), pairs], 2), rule(room)]
    body = stack(parts[:-1], 7)
    return sheet("i-mil", say(scene, "wars"), body, width, str(len(wars)) if wars else "")


# What is being declared


def _declaration(scene: Scene, facts: Facts, width: float) -> Box:
    """EU-9.1.26: who declares war on whom with what reason, and who has answered a call."""
    room = min(width, NARROW / 2)
    head = [text(say(scene, "declares"), "ep-word"), realm_name(scene, facts["declarer"], room)]
    if facts["crusade"]:
        head.append(text(say(scene, "declares-crusade"), "ep-word"))
    rows = [line_of(head, width)]
    for target in facts["targets"]:
        reason = target["reason"]
        words = (
            say(scene, "no-casus-belli") if reason is None else scene.name("casus-belli", reason)
        )
        named = realm_name(scene, target["realm"], room)
        mark = Box(20, 26, sign("i-next", 2, 5, 16))
        rows.append(line_of([mark, named, text(words)], width))
    for key in ("joined", "defenders"):
        if facts[key]:
            boxes = [text(say(scene, key))]
            boxes += [player_name(scene, seat, room) for seat in facts[key]]
            rows.append(line_of(boxes, width, 12))
    if facts["emperor"] != "unasked":
        rows.append(line_of([text(say(scene, f"emperor-{facts['emperor']}"))], width))
    return stack([caption(say(scene, "declaration"), width), *rows], 1)


# Wars


def _war(scene: Scene, war: Facts, width: float) -> Box:
    narrow = is_narrow(width)
    wide = width if narrow else (width - MIDDLE) / 2
    first, other = war["sides"]
    attacker, defender = _side(scene, first, other, wide, True), _side(scene, other, first, wide)
    if narrow:
        body = stack([attacker, defender], 4)
    else:
        high = max(attacker.height, defender.height)
        swords = sign("i-mil", wide + MIDDLE / 2 - 9, 4, 18)
        drawn = join([attacker.markup, swords, defender.at(wide + MIDDLE, 0)])
        body = Box(width, high, drawn)
    if not war["emperors"]:
        return body
    return stack([body, line_of([text(say(scene, "emperor-settles"))], width)], 2)


def _side(scene: Scene, side: Facts, other: Facts, width: float, has_declared: bool = False) -> Box:
    """EU-10.2.2, EU-10.2.3: a Realm with who fights beside it, its Units, what it Occupies."""
    tags = []
    if has_declared:
        tags.append(_tag(say(scene, "attacker")))
    if side["victory"]:
        tags.append(_tag(say(scene, f"victory-{side['victory']}"), "strong"))
    name = realm_name(scene, side["realm"], width)
    right = line_of(tags, width, 5)
    row: list[Box] = []
    if name.width + right.width + 12 <= width:
        head = ends(name, right, width)
    else:  # tags find room on the next line
        head, row = name, tags
    if side["beside"]:
        row += [text(say(scene, "beside")), *(realm_sign(scene, each) for each in side["beside"])]
    if side["seat"] is not None:
        told = say(scene, "units-in-war", number=side["units"])
        row.append(counted("i-army", str(side["units"]), told))
    else:
        told = say(scene, "strength", number=scene.realms[side["realm"]].get("strength", 0))
        row.append(text(told))
    if other["rebels"]:
        told = say(scene, "rebels-at-home", number=other["rebels"])
        row.append(counted("i-peasant-revolt", f"+{other['rebels']}", told))
    if side["occupied"]:
        told = say(scene, "occupied-tax", number=side["tax"])
        row.append(counted("i-tax", str(side["tax"]), told))
        row += [place_chip(scene, "province", each, room=width) for each in side["occupied"]]
    elif side["seat"] is not None:
        row.append(text(say(scene, "occupies-nothing")))
    return stack([head, line_of(row, width)], 1)


def _tag(words: str, class_: str = "") -> Box:
    """A word on a small plate."""
    wide = WORD.width(words) * 1.06 + 16
    drawn = group(
        element("title", words),
        rect(f"c-tag {class_}".strip(), 0.5, 2.5, wide - 1, 20, 10),
        label(f"c-tag-text {class_}".strip(), wide / 2, 16.5, words, "middle"),
    )
    return Box(wide, 25, drawn)
