"""The players beside the table."""

from collections.abc import Sequence
from typing import Final

from kronika.core.drawing import (
    Box,
    Markup,
    Type,
    element,
    emblem,
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

from .realm import stock
from .relations import round_name, standing, standing_words
from .scene import Scene

NAME: Final = Type(17, "book")
SMALL: Final = Type(12.5)
NUMBER: Final = Type(13)
LINE: Final = 20.0


def state_words(scene: Scene, player: int) -> str:
    """Whether a player still chooses or waits; or has won, or is out."""
    if scene.view["result"]:
        return scene.say("winner") if scene.has_won(player) else ""
    if scene.players[player]["eliminated"]:
        return scene.say("eliminated")
    return scene.say("chooses" if scene.is_asked(player) else "waits")


def stats(scene: Scene, player: int) -> list[Stat]:
    """The numbers of a player, always in the same order."""
    facts, has = scene.players[player], stock(scene, player)
    found = [
        Stat("i-trophy", str(facts["points"]), scene.say("points", number=facts["points"])),
        Stat("i-law", str(facts["total"]), scene.say("total", number=facts["total"])),
        _stat(scene, "i-gold", "gold", facts["gold"]),
    ]
    if scene.has_regions:
        found.append(_stat(scene, "i-sz-prestige", "prestige", facts["prestige"]))
    found += [
        Stat("i-sz-village", str(has["village"]), scene.say("villages", number=has["village"])),
        Stat("i-sz-city", str(has["city"]), scene.say("cities", number=has["city"])),
        Stat("i-sz-li", str(has["units"]), scene.say("army", number=has["units"])),
    ]
    return found


def _stat(scene: Scene, name: str, store: str, value: int) -> Stat:
    return Stat(name, str(value), f"{scene.say(f'store-{store}')}: {value}")


def notes(scene: Scene, player: int) -> list[tuple[str, str, str]]:
    """What is special about a player for the viewer: sign, words, class."""
    found: list[tuple[str, str, str]] = []
    viewer: int | None = scene.view["player"]
    facts = scene.players[player]
    if viewer is not None and viewer != player and scene.mode > 1:
        mine = scene.players[viewer]
        if player in mine["rivals"]:
            found.append(("i-campaign", scene.say("your-rival"), "rival"))
        if viewer in facts["rivals"]:
            found.append(("i-campaign", scene.say("you-are-rival"), "rival"))
        if facts["lord"] == viewer:
            found.append(("i-link", scene.say("your-vassal"), ""))
        if mine["lord"] == player:
            found.append(("i-king", scene.say("your-lord"), ""))
        kind, name, until = standing(scene, viewer, player)
        if kind == "truce":
            found.append((name, scene.say("your-truce", until=until), ""))
    if facts["lord"] is not None and facts["lord"] != viewer:
        words = scene.say("vassal-of", player=scene.player(facts["lord"]))
        found.append(("i-king", words, ""))
    if facts["announced"] is not None and facts["announced_for"]:
        goal = scene.name("goal", facts["announced"])
        until = round_name(scene, facts["announced_for"])
        found.append(("i-trophy", scene.say("announced", goal=goal, until=until), "rival"))
    if scene.is_red and facts["command"] != "none":
        command = scene.name("command", facts["command"])
        found.append(("i-sz-morale", command, ""))
    return found


def notes_box(scene: Scene, player: int, width: float, line: float = LINE) -> Box:
    """The notes on a player, on as many lines as they need."""
    found = tuple(notes(scene, player))
    if not found:
        return Box(0, 0, join([]))
    state = (player, found, scene.relations, width, line)
    return scene.part(f"notes-{player}", state, lambda: _notes(scene, player, found, width, line))


def _notes(
    scene: Scene,
    player: int,
    found: Sequence[tuple[str, str, str]],
    width: float,
    line: float,
) -> Box:
    boxes = []
    for name, words, kind in found:
        rival = kind == "rival"
        room = width - 20
        shown = SMALL.fit(words, room)
        drawn = [
            group(icon(name, 0, line / 2 - 8, 16), class_="r-rival-sign" if rival else "c-sign"),
            label("r-rival" if rival else "r-text", 20, line / 2 + 4.5, shown),
        ]
        boxes.append(Box(22 + SMALL.width(shown), line, join(drawn)))
    told = [
        standing_words(scene, player, other)
        for other in range(scene.count)
        if other != player and scene.mode > 1
    ]
    flowed = flow(boxes, width, 10, 0)
    facts = [scene.player(player), *told, *(words for _, words, _ in found)]
    titled = group(element("title", "\n".join(facts)), flowed.markup)
    return Box(width, flowed.height, titled)


# A board that stands alone


def players_box(scene: Scene, width: float) -> Box:
    """All players, the viewer first."""
    order = [(scene.first + place) % scene.count for place in range(scene.count)]
    return stack([_panel(scene, player, width) for player in order], 6)


def _panel(scene: Scene, player: int, width: float) -> Box:
    """A player with his numbers, whether he chooses, and what he is to the viewer."""
    seat, inner = scene.seat(player), width - 22
    state = state_words(scene, player)
    room = inner - 30 - NUMBER.width(state) - 8
    head: list[Markup] = [
        emblem(seat, scene.sign(player), 12, 6, 20),
        NAME.line("c-player", 38, 22, scene.player(player), room),
        label("c-turn", width - 10, 21, state, "end"),
    ]
    boxes = []
    for each in stats(scene, player):
        drawn = group(
            element("title", each.words),
            sign(each.icon, 0, 2, 16),
            label("c-number", 20, 14.5, each.value),
        )
        boxes.append(Box(20 + NUMBER.width(each.value), LINE, drawn))
    numbers = flow(boxes, inner, 11, 0)
    more = notes_box(scene, player, inner)
    height = 32 + numbers.height + more.height + 5
    asked = scene.is_asked(player) and not scene.view["result"]
    ground = [
        rect("c-wash" if asked else "c-head", 0, 0, width, height, 4),
        rect("c-panel", 0.75, 0.75, width - 1.5, height - 1.5, 4),
        rect("c-seat", 0, 0, 6, height, 2),
    ]
    facts = [f"{scene.player(player)}: {state}" if state else scene.player(player)]
    drawn = group(
        element("title", "\n".join(facts)),
        *ground,
        *head,
        numbers.at(12, 31),
        more.at(12, 31 + numbers.height),
        class_=f"{seat} c-out" if scene.players[player]["eliminated"] else seat,
        data_thing=f"player:player-{player + 1}",
    )
    return Box(width, height, drawn)
