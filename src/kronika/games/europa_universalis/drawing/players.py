"""The players beside the table: their numbers, wars and friends."""

from collections.abc import Iterable, Sequence
from typing import Final

from kronika.core.drawing import (
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
from kronika.core.page import Stat

from .kit import EMPTY, NUMBER, POWERS, TEXT, arms, seat_emblem
from .scene import Scene

NAME: Final = Type(17, "book")
LINE: Final = 20.0
NOTES: Final = (
    ("enemies", "i-mil"),
    ("alliances", "i-alliance"),
    ("marriages", "i-marriage"),
    ("vassals", "i-vassal"),
)
"""What is told of a player, and its sign."""


def chief(scene: Scene, seat: int) -> Stat:
    """Prestige, by which the game is won."""
    value = scene.players[seat]["prestige"]
    return Stat("i-prestige", str(value), scene.say("prestige", number=value))


def stats(scene: Scene, seat: int) -> list[Stat]:
    """The numbers of a player, always in the same order: first the one that wins."""
    return [chief(scene, seat), *means(scene, seat)]


def means(scene: Scene, seat: int) -> list[Stat]:
    """All but Prestige: what a player can spend or lose."""
    facts = scene.players[seat]
    men, cards = facts["manpower"], sum(facts["hand_counts"].values())
    found = [
        Stat(
            f"i-{power}",
            str(facts["power"][power]),
            f"{scene.name('power', power)}: {facts['power'][power]}",
        )
        for power in POWERS
    ]
    stability = f"{facts['stability']:+d}" if facts["stability"] else "0"
    told = scene.say(
        "manpower-of",
        available=men["available"],
        limit=men["limit"],
        exhausted=men["exhausted"],
        allied=men["allied"],
    )
    return [
        *found,
        Stat("i-ducat", str(facts["ducats"]), scene.say("ducats", number=facts["ducats"])),
        Stat("i-manpower", f"{men['available']}/{men['limit']}", told),
        Stat("i-stability", stability, scene.say("stability", number=stability)),
        Stat("i-cards", str(cards), scene.say("cards-in-hand", number=cards)),
    ]


def state_words(scene: Scene, seat: int) -> str:
    """Whether a player has won, is out, or has passed."""
    facts = scene.players[seat]
    if scene.view["result"]:
        return scene.say("winner") if scene.has_won(seat) else ""
    if not facts["playing"]:
        return scene.say("out")
    if facts["passed"] and not scene.is_asked(seat):
        return scene.say("passed")
    return ""


# Relations


def ties(scene: Scene, seat: int) -> dict[str, list[str]]:
    """The Realms with which a player is at war, allied or married; and his vassals."""
    found: dict[str, list[str]] = {key: [] for key, _ in NOTES}
    found["alliances"] += [scene.players[other]["realm"] for other in _pacts(scene, seat)]
    for realm, facts in scene.realms.items():
        for key in ("enemies", "marriages"):
            if seat in facts.get(key, ()):
                found[key].append(realm)
        if facts.get("ally") == seat:
            found["alliances"].append(realm)
    for province, facts in scene.provinces.items():
        owner = scene.owners.get(province)
        if facts.get("vassal") == seat and owner and owner not in found["vassals"]:
            found["vassals"].append(owner)
    return found


def _pacts(scene: Scene, seat: int) -> Sequence[int]:
    pacts: Sequence[int] = scene.players[seat]["alliances"]
    return pacts


def notes_box(scene: Scene, seat: int, width: float, line: float = LINE) -> Box:
    """Wars first, then friends; on as many lines as they need."""
    facts = [scene.possession, width, line]
    return scene.still(f"notes-{seat}", facts, lambda: _kept_notes(scene, seat, width, line))


def _kept_notes(scene: Scene, seat: int, width: float, line: float) -> Box:
    found = ties(scene, seat)
    if not any(found.values()):
        return EMPTY
    depends = (repr(found), width, line)
    return scene.part(f"notes-{seat}", depends, lambda: _notes(scene, found, width, line))


def _notes(scene: Scene, found: dict[str, list[str]], width: float, line: float) -> Box:
    return flow(list(_noted(scene, found, width, line)), width, 12, 0)


def _noted(scene: Scene, found: dict[str, list[str]], width: float, line: float) -> Iterable[Box]:
    for key, name in NOTES:
        if not found[key]:
            continue
        names = ", ".join(sorted(scene.name("realm", realm) for realm in found[key]))
        shown = TEXT.fit(names, width - 22)
        war = key == "enemies"
        told = scene.say(f"ties-{key}", realms=names)
        drawn = group(
            element("title", told),
            group(icon(name, 0, line / 2 - 8, 16), class_="r-rival-sign" if war else "c-sign"),
            label("r-rival" if war else "c-text", 20, line / 2 + 4.5, shown),
        )
        yield Box(22 + TEXT.width(shown), line, drawn)


# A board that stands alone


def players_box(scene: Scene, width: float) -> Box:
    """All players, the viewer first."""
    order = [(scene.first + place) % scene.count for place in range(scene.count)]
    return stack([_panel(scene, seat, width) for seat in order], 6)


def _panel(scene: Scene, seat: int, width: float) -> Box:
    inner = width - 24
    state = state_words(scene, seat)
    total = chief(scene, seat)
    end = 20 + NUMBER.width(total.value)
    room = inner - 50 - end - (NUMBER.width(state) + 10 if state else 0)
    head: list[Markup] = [
        seat_emblem(scene, seat, 12, 6, 20),
        arms(scene.players[seat]["realm"], 38, 5, 17),
        NAME.line("c-player", 62, 22, scene.player(seat), room),
        group(
            element("title", total.words),
            sign(total.icon, width - 10 - end, 8, 16),
            label("c-number", width - 10, 21, total.value, "end"),
        ),
    ]
    if state:
        head.append(label("c-turn", width - 18 - end, 21, state, "end"))
    boxes = []
    for each in means(scene, seat):
        drawn = group(
            element("title", each.words),
            sign(each.icon, 0, 2, 16),
            label("c-number", 20, 14.5, each.value),
        )
        boxes.append(Box(20 + NUMBER.width(each.value), LINE, drawn))
    numbers = flow(boxes, inner, 11, 0)
    more = notes_box(scene, seat, inner)
    height = 32 + numbers.height + more.height + 5
    asked = scene.is_asked(seat) and not scene.view["result"]
    drawn = group(
        rect("c-wash" if asked else "c-head", 0, 0, width, height, 4),
        rect("c-panel", 0.75, 0.75, width - 1.5, height - 1.5, 4),
        rect("c-seat", 0, 0, 6, height, 2),
        *head,
        numbers.at(12, 31),
        more.at(12, 31 + numbers.height),
        class_=scene.seat(seat) if scene.players[seat]["playing"] else f"{scene.seat(seat)} c-out",
    )
    return Box(width, height, join([drawn]))
