"""What a player has and how near he is to winning."""

from collections.abc import Sequence
from typing import Final

from kronika.core.drawing import (
    Box,
    Markup,
    Type,
    element,
    group,
    icon,
    join,
    label,
    number,
    path,
    rect,
    sign,
    stack,
)

from ..terms import BASIC, FIRST, PHASES, UNITS
from .pieces import HERD_SIGNS
from .scene import Facts, Scene
from .year import PHASE_SIGNS, calendar, weather_words

VALUE: Final = Type(14, bold=True)
OF: Final = Type(12)
TEXT: Final = Type(13)
STRONG: Final = Type(13, bold=True)
CAPTION: Final = Type(13, bold=True)
CELL: Final = 25.0
ROW: Final = 22.0
MINOR_SIGNS: Final = {
    "fields": "i-map",
    "settlements": "i-sz-village",
    "agriculture": "i-sz-grain",
    "cities": "i-sz-city",
    "prestige": "i-sz-prestige",
}
FOODS: Final = {"village": 1, "city": 2}
"""SZ-N7.2: what a settlement eats."""
MIGHT: Final = 2


def caption(words: str) -> Box:
    """The heading of a part."""
    return Box(CAPTION.width(words), 20, label("c-caption", 0, 13, words))


# Stores


def stock(scene: Scene, player: int) -> dict[str, int]:
    """What a player has of everything that can be stored, and his settlements and units."""
    if not scene.stocks:
        scene.stocks = _count(scene)
    return scene.stocks[player]


def _count(scene: Scene) -> list[dict[str, int]]:
    names = ("grain", "fish", *HERD_SIGNS, "village", "city", "units", "food")
    found = [dict.fromkeys(names, 0) for _ in range(scene.count)]
    for facts in scene.fields.values():
        built = facts.get("settlement")
        if built:
            own = found[built["owner"]]
            own["grain"] += built["grain"]
            own["fish"] += built["yard"]["fish"] if "yard" in built else 0
            own[built["building"]] += 1
            own["food"] += FOODS[built["building"]]
        for herd in facts.get("herds", ()):
            found[herd["owner"]][herd["type"]] += herd["count"]
        for unit in facts.get("units", ()):
            _count_units(scene, unit, 1, found)
    return found


def _count_units(scene: Scene, unit: Facts, times: int, found: list[dict[str, int]]) -> None:
    type, content = UNITS.index(unit["type"]), scene.content
    count = unit["count"] * times
    own = found[unit["owner"]]
    own["units"] += count
    own["food"] += count * (content.unit_food[type] + content.unit_grain[type])
    for each in unit.get("aboard", ()):
        _count_units(scene, each, count, found)


def stores_box(scene: Scene, player: int, width: float, high: float = CELL) -> Box:
    """Gold, prestige, food and herds, and what is left to build with."""
    facts = scene.players[player]
    has = stock(scene, player)
    cells = [("i-gold", str(facts["gold"]), "", "gold")]
    if scene.has_regions:
        cells.append(("i-sz-prestige", str(facts["prestige"]), "", "prestige"))
    if scene.has_farming:
        cells.append(("i-sz-grain", str(has["grain"]), "", "grain"))
        cells.append(("i-sz-fish", str(has["fish"]), "", "fish"))
        cells += [
            (sign_, str(has[herd]), "", herd)
            for place, (herd, sign_) in enumerate(HERD_SIGNS.items())
            if scene.content.has_herd(scene.mode, place)
        ]
    if scene.mode not in (FIRST, BASIC):
        content = scene.content
        cells.append(("i-sz-li", str(facts["cubes"]), f"/{content.cubes}", "cubes"))
        cells.append(("i-sz-village", str(facts["tiles"]), f"/{content.tiles}", "tiles"))
    state = (player, tuple(cells), width, high)
    return scene.part("stores", state, lambda: _stores(scene, cells, width, high))


def brief_box(scene: Scene, player: int, width: float) -> Box:
    """The most important of it, for a corner of the map."""
    facts = scene.players[player]
    has = stock(scene, player)
    cells = [("i-gold", facts["gold"], "gold")]
    if scene.has_regions:
        cells.append(("i-sz-prestige", facts["prestige"], "prestige"))
    if scene.has_farming:
        cells += [("i-sz-grain", has["grain"], "grain"), ("i-sz-fish", has["fish"], "fish")]
    if scene.mode not in (FIRST, BASIC):
        cells.append(("i-sz-li", facts["cubes"], "cubes"))
        cells.append(("i-sz-village", facts["tiles"], "tiles"))
    rows = goal_rows(scene, player)
    state = (player, tuple(cells), tuple(rows), width)
    return scene.part("brief", state, lambda: _brief(scene, cells, rows, width))


def _brief(
    scene: Scene,
    cells: Sequence[tuple[str, int, str]],
    rows: Sequence[tuple[str, str, str]],
    width: float,
) -> Box:
    wide = (width - 8) / 3
    parts = []
    for place, (name, value, word) in enumerate(cells):
        drawn = group(
            element("title", f"{scene.say(f'store-{word}')}: {value}"),
            rect("r-box", 0.5, 0.5, wide - 1, CELL - 1, 4),
            sign(name, 4, 4.5, 16),
            label("r-value", 24, 17.5, str(value)),
        )
        parts.append(Box(wide, CELL, drawn).at((wide + 4) * (place % 3), 28 * (place // 3)))
    top = 28 * -(-len(cells) // 3) + 2
    for place, (name, goal, reached) in enumerate(rows):
        drawn = _head_row(scene, name, goal, reached, width, ROW, False)
        parts.append(Box(width, ROW, drawn).at(0, top + ROW * place))
    return Box(width, top + ROW * len(rows), join(parts))


def goal_rows(scene: Scene, player: int) -> list[tuple[str, str, str]]:
    """The great goals: sign, name, and how far a player has come."""
    facts = scene.players[player]
    others = [each["total"] for place, each in enumerate(scene.players) if place != player]
    lead = f"{facts['total']} ({facts['total'] - max(others):+d})".replace("-", "−")
    rows = [("i-law", "significance", lead)]
    if facts["dominance"] is None:
        return rows
    met = sum(now >= asked for now, asked in facts["goals"].values())
    standing = sum(not each["eliminated"] for each in scene.players) - 1
    return [
        ("i-trophy", "dominance", f"{facts['points']}/{facts['dominance']}"),
        ("i-king", "might", f"{met}/{MIGHT}"),
        *rows,
        ("i-sz-truce", "sovereignty", f"{_above(scene, player)}/{standing}"),
    ]


def _stores(
    scene: Scene, cells: Sequence[tuple[str, str, str, str]], width: float, high: float
) -> Box:
    columns = 2
    wide = (width - 4 * (columns - 1)) / columns
    parts = []
    for place, (name, value, of, word) in enumerate(cells):
        x, y = (wide + 4) * (place % columns), (high + 3) * (place // columns)
        words = scene.say(f"store-{word}")
        at = 26 + VALUE.width(value)
        drawn = [
            element("title", f"{words}: {value}{of}"),
            rect("r-box", 0.5, 0.5, wide - 1, high - 1, 4),
            sign(name, 5, high / 2 - 8, 16),
            label("r-value", 25, high / 2 + 5, value),
        ]
        if of:
            drawn.append(label("r-of", at, high / 2 + 5, of))
            at += OF.width(of)
        room = wide - at - 7
        if OF.width(words) <= room:
            drawn.append(label("r-word", at + 3, high / 2 + 5, words))
        parts.append(Box(wide, high, group(*drawn)).at(x, y))
    rows = -(-len(cells) // columns)
    grid = Box(width, (high + 3) * rows - 3, join(parts))
    return stack([caption(scene.say("my-stores")), grid], 0)


def need_box(scene: Scene, player: int, width: float) -> Box:
    """When the people must be fed or paid next, and whether there is enough."""
    words, warns, name = _need(scene, player)
    state = (player, words, warns, width)
    return scene.part("need", state, lambda: _note(words, warns, name, width))


def weather_box(scene: Scene, width: float) -> Box:
    """The weather of the winter, where it matters."""
    words = weather_words(scene)
    if not words:
        return Box(0, 0, join([]))
    return scene.part("weather", (words, width), lambda: _note(words, False, "i-sz-weather", width))


def need_words(scene: Scene, player: int) -> str:
    """The same in words alone."""
    return _need(scene, player)[0]


def _need(scene: Scene, player: int) -> tuple[str, bool, str]:
    rounds = calendar(scene)
    now = scene.table["round"] - 1
    for ahead in range(len(rounds)):
        each = rounds[(now + ahead) % len(rounds)]
        for phase in each.end:
            name = PHASES[phase]
            if name == "feeding":
                has = stock(scene, player)
                food = has["grain"] + has["fish"] // 2
                words = scene.say("feeding", number=ahead, need=has["food"], have=food)
                return words, food < has["food"], PHASE_SIGNS[name]
            if name == "salaries":
                return scene.say("salaries", number=ahead), False, PHASE_SIGNS[name]
    return "", False, "i-clock"


def _note(words: str, warns: bool, name: str, width: float) -> Box:
    rows = TEXT.wrap(words, width - 36, 4)
    high = 17 * len(rows) + 8
    kind = "r-warn" if warns else "r-text"
    drawn = [rect("r-note" if warns else "r-box", 0.5, 0.5, width - 1, high - 1, 4)]
    signs = "r-warn-sign" if warns else "c-sign"
    drawn.append(group(icon(name, 7, high / 2 - 8, 16), class_=signs))
    drawn += [label(kind, 29, 17 + 17 * place, row) for place, row in enumerate(rows)]
    return Box(width, high, group(element("title", words), *drawn))


# Goals


def goals_box(scene: Scene, player: int, width: float, row: float = ROW) -> Box:
    """The ways to win, each with how far a player has come."""
    facts = scene.players[player]
    others = [each["total"] for place, each in enumerate(scene.players) if place != player]
    lead = facts["total"] - max(others)
    above = _above(scene, player)
    state = (
        player,
        facts["points"],
        facts["dominance"],
        repr(facts["goals"]),
        facts["total"],
        lead,
        above,
        width,
        row,
    )
    return scene.part("goals", state, lambda: _goals(scene, player, lead, above, width, row))


def _above(scene: Scene, player: int) -> int:
    """Over how many others a player stands, by truces and vassalages."""
    facts = scene.players[player]
    received = {truce["with"] for truce in facts["truces"] if truce["receiver"] == player}
    vassals = {place for place, each in enumerate(scene.players) if each["lord"] == player}
    return len(received | vassals)


def _goals(scene: Scene, player: int, lead: int, above: int, width: float, row: float) -> Box:
    facts = scene.players[player]
    rows: list[Markup] = []
    if facts["dominance"] is not None:
        rows.append(
            _bar_row(
                scene,
                player,
                "i-trophy",
                "dominance",
                facts["points"],
                facts["dominance"],
                width,
                row,
            )
        )
        met = sum(now >= asked for now, asked in facts["goals"].values())
        rows.append(_head_row(scene, "i-king", "might", f"{met}/{MIGHT}", width, row))
        rows += [
            _bar_row(scene, player, MINOR_SIGNS[name], name, now, asked, width, row)
            for name, (now, asked) in facts["goals"].items()
        ]
    words = f"{facts['total']} ({lead:+d})".replace("-", "−")
    rows.append(_head_row(scene, "i-law", "significance", words, width, row))
    if facts["dominance"] is not None:
        standing = sum(not each["eliminated"] for each in scene.players) - 1
        rows.append(
            _head_row(scene, "i-sz-truce", "sovereignty", f"{above}/{standing}", width, row, False)
        )
    drawn = [
        group(markup, transform=f"translate(0 {number(row * place)})") if place else markup
        for place, markup in enumerate(rows)
    ]
    grid = Box(width, row * len(rows), join(drawn))
    return stack([caption(scene.say("goals")), grid], 0)


def _bar_row(
    scene: Scene,
    player: int,
    name: str,
    goal: str,
    now: int,
    asked: int,
    width: float,
    row: float,
) -> Markup:
    """A goal with a bar; the stroke is what it asks for."""
    words, value = scene.say(f"goal-{goal}"), f"{now}/{asked}"
    right = STRONG.width(value)
    start = 21 + min(78.0, 0.42 * width)
    room = width - start - 44
    full = max(asked * 1.25, 1)
    middle = row / 2
    filled = min(now / full, 1) * room
    parts = [
        element("title", f"{words}: {value}\n{scene.say(f'goal-{goal}-help')}"),
        rect("m-hit", 0, 0, width, row),
        sign(name, 0, middle - 8, 16),
        TEXT.line("r-text", 21, middle + 4.5, words, start - 24),
        rect("r-track", start, middle - 3, room, 6, 2),
    ]
    if filled > 1:
        parts.append(rect("r-fill", start, middle - 3, filled, 6, 2))
    x = start + asked / full * room
    parts.append(path("r-goal", f"M{number(x)} {number(middle - 5)}v10"))
    kind = "r-text strong"
    parts.append(label(kind, width, middle + 4.5, value, "end", right))
    return group(*parts, class_=scene.seat(player))


def _head_row(
    scene: Scene, name: str, goal: str, value: str, width: float, row: float, line: bool = True
) -> Markup:
    middle = row / 2
    words = scene.say(f"goal-{goal}")
    right = STRONG.width(value)
    parts = [
        element("title", f"{words}: {value}\n{scene.say(f'goal-{goal}-help')}"),
        rect("m-hit", 0, 0, width, row),
        sign(name, 0, middle - 8, 16),
        TEXT.line("r-text", 21, middle + 4.5, words, width - 27 - right),
        label("r-text strong", width, middle + 4.5, value, "end", right),
    ]
    if line:
        parts.insert(0, path("r-line", f"M0 0.5h{number(width)}"))
    return group(*parts)
