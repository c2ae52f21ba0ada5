"""The Holy Roman Empire and the Curia."""

from collections.abc import Sequence
from typing import Final

from kronika.core.drawing import (
    NOTHING_DRAWN,
    Box,
    Markup,
    circle,
    element,
    group,
    icon,
    join,
    label,
    rect,
    stack,
)

from ..terms import CURIA_SLOTS, MOST_AUTHORITY
from .facts import area_facts
from .panels import (
    EMPTY,
    chip,
    counted,
    ducats,
    inner,
    known,
    line_of,
    place_chip,
    player_name,
    power,
    realm_name,
    say,
    seat_sign,
    sheet,
    text,
)
from .scene import Facts, Scene

STEP: Final = 26.0
LABEL: Final = 104.0
SLOT: Final = 13.0


def empire_box(scene: Scene, width: float) -> Box:
    """The Emperor, his authority and what it brings, the Electors; nothing without an Empire."""
    empire: Facts = scene.table["empire"]
    if empire["emperor"] is None:
        return EMPTY
    areas = [elector["area"] for elector in empire["electors"]]
    realms = [empire["emperor"], *empire["aggressors"]]
    depends = (repr(empire), known(scene, realms, (), areas), width)
    return scene.part("panel-empire", depends, lambda: _empire(scene, empire, width))


def _empire(scene: Scene, empire: Facts, width: float) -> Box:
    room = inner(width)
    wide = room - LABEL
    rows = [
        _row(say(scene, "emperor"), realm_name(scene, empire["emperor"], wide), room),
        _row(say(scene, "authority"), _authority(scene, empire), room),
        _row(say(scene, "brings"), _brings(scene, empire, wide), room),
        _row(say(scene, "official-faith"), text(_faith(scene, empire), "ep-strong"), room),
    ]
    if empire["electors"]:
        rows.append(_row(say(scene, "electors"), _electors(scene, empire, wide), room))
    if empire["defending"] or empire["manpower"]:
        rows.append(_row(say(scene, "defence"), _defence(scene, empire, wide), room))
    return sheet("i-elector", say(scene, "empire"), _ruled(rows, room), width)


def _row(words: str, held: Box, width: float) -> Box:
    """A word at the left, and what is to be said of it."""
    high = max(26.0, held.height)
    name = label("ep-word", 0, min(high, held.height or high, 26) / 2 + 4.5, words)
    return Box(width, high, join([name, held.at(LABEL, (high - held.height) / 2)]))


def _ruled(rows: Sequence[Box], width: float) -> Box:
    parts = []
    for place, row in enumerate(rows):
        line = rect("ep-rule", 0, 0, width, 1) if place else NOTHING_DRAWN
        parts.append(Box(width, row.height + 6, join([line, row.at(0, 3)])))
    return stack(parts, 0)


def _authority(scene: Scene, empire: Facts) -> Box:
    """EU-18.1.1: from 0 to +6; what the Electors do not allow is dashed."""
    told = say(scene, "authority-of", number=empire["authority"], most=empire["most"])
    parts: list[Markup] = [element("title", told)]
    for place in range(1, MOST_AUTHORITY + 1):
        x = (place - 1) * (STEP + 3)
        state = "ep-bar full" if place <= empire["authority"] else "ep-bar"
        if place > max(empire["most"], empire["authority"]):
            state = "ep-slot"
        parts.append(rect(state, x + 0.5, 5.5, STEP - 1, 15, 3))
    end = MOST_AUTHORITY * (STEP + 3) + 6
    words = f"+{empire['authority']}" if empire["authority"] else "0"
    parts.append(label("ep-num", end, 18, words))
    return Box(end + 24, 26, group(*parts))


def _brings(scene: Scene, empire: Facts, width: float) -> Box:
    """EU-4.4.B8, EU-4.4.D5, EU-4.4.E2: what the authority brings a player who is Emperor."""
    brings: Facts = empire["brings"]
    boxes = [ducats(f"+{brings['ducats']}", say(scene, "ducats", number=brings["ducats"]))]
    for type in ("dip", "mil"):
        told = f"{scene.name('power', type)}: {brings[type]}"
        boxes.append(power(type, f"+{brings[type]}", told))
    told = say(scene, "prestige", number=brings["prestige"])
    boxes.append(counted("i-prestige", f"+{brings['prestige']}", told))
    return line_of(boxes, width, 12)


def _faith(scene: Scene, empire: Facts) -> str:
    if empire["religion"] is None:
        return say(scene, "no-official-faith")
    return scene.say(f"faith-{empire['religion']}")


def _electors(scene: Scene, empire: Facts, width: float) -> Box:
    """EU-18.9.3: the Elector Areas, each with whom it would vote for."""
    boxes = []
    for elector in empire["electors"]:
        area, votes = elector["area"], elector["votes"]
        mark = EMPTY
        if votes:
            signs = [seat_sign(scene, seat, 19 * n, 3.5, 17) for n, seat in enumerate(votes)]
            mark = Box(19 * len(votes) - 2, 24, join(signs))
        realms = ", ".join(scene.player(seat) for seat in votes)
        told = say(scene, "votes-for", realms=realms) if votes else say(scene, "votes-for-nobody")
        facts = [*area_facts(scene, area), told]
        name = scene.name("area", area)
        boxes.append(chip(scene, f"area:{area}", name, facts, room=width, before=mark))
    return line_of(boxes, width, 6)


def _defence(scene: Scene, empire: Facts, width: float) -> Box:
    """EU-18.4.5: Imperial Manpower, and against whom the Empire is defended."""
    told = say(scene, "imperial-manpower", number=empire["manpower"])
    boxes = [counted("i-manpower", str(empire["manpower"]), told)]
    if empire["defending"]:
        boxes.append(text(say(scene, "defends-against")))
        boxes += [realm_name(scene, realm, width) for realm in empire["aggressors"]]
    return line_of(boxes, width, 10)


# The Curia


def curia_box(scene: Scene, width: float) -> Box:
    """The Cardinals and who controls them; nothing if there is no Catholic player."""
    curia: Facts = scene.table["curia"]
    if curia["slots"] < 2 and curia["roma"] is None and not curia["cardinals"]:
        return EMPTY
    realms = [curia["excommunicated"]] if curia["excommunicated"] else []
    areas = [curia["crusade"]] if curia["crusade"] else []
    depends = (repr(curia), known(scene, realms, (), areas), width)
    return scene.part("panel-curia", depends, lambda: _curia(scene, curia, width))


def _curia(scene: Scene, curia: Facts, width: float) -> Box:
    room = inner(width)
    wide = room - LABEL
    rows = [
        _row(say(scene, "cardinals"), _cardinals(scene, curia), room),
        _row(say(scene, "controller"), _controller(scene, curia, wide), room),
    ]
    if curia["crusade"]:
        held = [place_chip(scene, "area", curia["crusade"], room=wide)]
        held += [seat_box(scene, seat) for seat in curia["committed"]]
        rows.append(_row(say(scene, "crusade"), line_of(held, wide, 8), room))
    if curia["excommunicated"]:
        held = [realm_name(scene, curia["excommunicated"], wide)]
        rows.append(_row(say(scene, "excommunicated"), held[0], room))
    return sheet("i-papacy", say(scene, "curia"), _ruled(rows, room), width)


def seat_box(scene: Scene, seat: int) -> Box:
    """The emblem of a player who has committed himself to a Crusade."""
    told = say(scene, "committed", realm=scene.player(seat))
    return Box(18, 24, group(element("title", told), seat_sign(scene, seat, 0, 3, 18)))


def _cardinals(scene: Scene, curia: Facts) -> Box:
    """EU-19.1.2, EU-19.1.4: that of Roma, then the numbered slots; blocked ones are pale."""
    parts = [_slot(scene, curia["roma"], 0, "i-papacy", say(scene, "slot-roma"), True)]
    for place in range(CURIA_SLOTS):
        held = curia["cardinals"][place] if place < len(curia["cardinals"]) else None
        is_open = place < curia["slots"]
        words = say(scene, "slot" if is_open else "slot-blocked", number=place + 1)
        x = (place + 1) * (2 * SLOT + 5) + 6
        parts.append(_slot(scene, held, x, str(place + 1), words, is_open))
    return Box((CURIA_SLOTS + 1) * (2 * SLOT + 5) + 2, 28, join(parts))


def _slot(scene: Scene, seat: int | None, x: float, mark: str, words: str, is_open: bool) -> Markup:
    middle = x + SLOT
    if seat is not None:
        told = f"{words}: {scene.player(seat)}"
        sign = icon("i-cardinal", middle - 9, 5, 18)
        disc = circle("", middle, 14, SLOT - 0.5)
        return group(element("title", told), disc, sign, class_=f"ep-cardinal {scene.seat(seat)}")
    if mark.startswith("i-"):
        inside = group(icon(mark, middle - 8, 6, 16), class_="c-sign")
    else:
        inside = label("ep-note", middle, 18.5, mark, "middle")
    disc = circle("ep-slot", middle, 14, SLOT - 0.5)
    return group(element("title", words), disc, inside, class_=None if is_open else "c-pale")


def _controller(scene: Scene, curia: Facts, width: float) -> Box:
    """EU-19.2.1, EU-19.2.2: who has most Cardinals, and whether nobody contests it."""
    seat = curia["controller"]
    if seat is None:
        return text(say(scene, "no-controller"))
    many = curia["count"][seat]
    boxes = [player_name(scene, seat, width), text(say(scene, "cardinals-of", number=many))]
    if curia["uncontested"]:
        told = say(scene, "uncontested")
        boxes += [
            text(told, "ep-strong"),
            counted("i-prestige", f"+{curia['prestige']}", told),
        ]
    return line_of(boxes, width, 10)
