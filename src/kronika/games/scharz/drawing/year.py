"""How far the game has come: the wheel of the year, and the steps of the round."""

from collections.abc import Sequence
from math import cos, pi, sin
from typing import Final

from kronika.core.drawing import (
    Box,
    Markup,
    Type,
    circle,
    element,
    group,
    icon,
    join,
    label,
    number,
    path,
    rect,
    sign,
)

from ..content import Round
from ..terms import BASIC, CLIMATES, FIRST, PHASES, SEASONS, WHITE, YELLOW_MODE
from .scene import Scene

ROMAN: Final = ("0", "I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X")
SEASON_SIGNS: Final = {name: f"i-sz-{name}" for name in SEASONS}
PHASE_SIGNS: Final = {
    "new-year": "i-bell",
    "taxes": "i-tax",
    "salaries": "i-gold",
    "births": "i-sz-sheep",
    "sowing": "i-sz-sowing",
    "crops": "i-food",
    "harvest": "i-sz-harvest",
    "feeding": "i-sz-feeding",
    "festivities": "i-sz-feast",
    "weather-crops": "i-sz-weather",
    "weather-winter": "i-sz-weather",
}
OUTER: Final = 94.0
INNER: Final = 50.0
ICON: Final = 19.0

WHEN: Final = Type(14, "book")
STEP: Final = Type(13, bold=True)
PHASE: Final = Type(12, bold=True)
STRIP: Final = 28.0
DOT: Final = 10.0

STEPS_OF: Final = {
    "move": ("standing", "units", "special", "herds", "retreat", "exposure"),
    "combat": ("withdrawal", "battles", "sieges", "plunder"),
    "rear": ("experience", "construction", "trade", "rear-salaries", "fishing"),
}
"""The steps of each regular phase."""
BEFORE: Final = ("round-start", "special-start")


def calendar(scene: Scene) -> list[Round]:
    """The rounds of a year in this mode."""
    return scene.content.calendar[scene.mode]


def when_words(scene: Scene) -> str:
    """The year, the round and the season."""
    table = scene.table
    return scene.say(
        "when",
        year=ROMAN[table["year"]],
        round=table["round"],
        of=table["rounds"],
        season=table["season"],
    )


def step_words(scene: Scene) -> str:
    """The step that is played; of special phases the one that is on."""
    phase: str | None = scene.table["phase"]
    return scene.name("step", scene.table["step"]) if phase is None else scene.name("phase", phase)


# The wheel


def wheel_box(scene: Scene, size: float) -> Box:
    """A segment for each round with its special phases; past ones are faded."""
    table = scene.table
    state = (table["year"], table["round"], table["years"], table["phase"], size)
    return scene.part("wheel", state, lambda: _wheel(scene, size))


def _point(angle: float, radius: float) -> str:
    return f"{number(radius * sin(angle))} {number(-radius * cos(angle))}"


def _segment(start: float, end: float, k: float) -> str:
    outer, inner = OUTER * k, INNER * k
    return (
        f"M{_point(start, inner)}L{_point(start, outer)}"
        f"A{number(outer)} {number(outer)} 0 0 1 {_point(end, outer)}"
        f"L{_point(end, inner)}A{number(inner)} {number(inner)} 0 0 0 {_point(start, inner)}z"
    )


def _wheel(scene: Scene, size: float) -> Box:
    k = size / 200
    rounds = calendar(scene)
    now = scene.table["round"] - 1
    turn = 2 * pi / len(rounds)
    parts: list[Markup] = []
    for place, each in enumerate(rounds):
        parts += _round(scene, place, each, k, place < now)
    start = turn * now
    parts += [circle("w-ring", 0, 0, OUTER * k), circle("w-ring", 0, 0, INNER * k)]
    parts.append(path("w-now", _segment(start, start + turn, k)))
    parts.append(_hand(start + turn / 2, k))
    parts += _middle(scene, k)
    facts = [when_words(scene), *_round_facts(scene, rounds)]
    drawn = group(
        element("title", "\n".join(facts)),
        rect("m-hit", -size / 2, -size / 2, size, size, size / 2),
        *parts,
        data_thing="year:wheel",
        transform=f"translate({number(size / 2)} {number(size / 2)})",
    )
    return Box(size, size, drawn)


def _round(scene: Scene, place: int, each: Round, k: float, past: bool) -> list[Markup]:
    turn = 2 * pi / len(calendar(scene))
    start, faded = turn * place, " past" if past else ""
    parts = [path(f"w-seg w-{SEASONS[each.season]}{faded}", _segment(start, start + turn, k))]
    middle = start + turn / 2
    x, y = 58.5 * k * sin(middle), -58.5 * k * cos(middle)
    parts.append(label(f"w-num{faded}", x, y + 4.3, str(place + 1), "middle"))
    phases = [PHASES[phase] for phase in (*each.start, *each.end)]
    signs = [PHASE_SIGNS[phase] for phase in phases]
    spread = min(turn * 0.42, 0.36)
    is_now = place == scene.table["round"] - 1
    for index, name in enumerate(signs):
        angle = middle + spread * (index - (len(signs) - 1) / 2)
        radius = 79 * k
        side = ICON * k
        drawn = icon(name, radius * sin(angle) - side / 2, -radius * cos(angle) - side / 2, side)
        parts.append(group(drawn, class_=f"w-icon{faded}"))
        if is_now and phases[index] == scene.table["phase"]:
            parts.append(circle("w-now", radius * sin(angle), -radius * cos(angle), side * 0.66))
    return parts


def _hand(angle: float, k: float) -> Markup:
    tip, back = 49 * k, 39 * k
    return path(
        "w-hand",
        f"M{_point(angle, tip)}L{_point(angle - 0.16, back)}L{_point(angle + 0.16, back)}z",
    )


def _middle(scene: Scene, k: float) -> list[Markup]:
    table = scene.table
    parts = [
        label("w-word", 0, -17 * k, scene.say("year"), "middle"),
        label("w-year", 0, 9 * k, ROMAN[table["year"]], "middle"),
    ]
    count = table["years"]
    for place in range(count):
        kind = "w-pip on" if place < table["year"] else "w-pip"
        parts.append(circle(kind, 10 * k * (place - (count - 1) / 2), 23 * k, 3.2 * k))
    return parts


def _round_facts(scene: Scene, rounds: Sequence[Round]) -> list[str]:
    """The calendar in words: a line for each round."""
    lines = []
    for place, each in enumerate(rounds, start=1):
        phases = [scene.name("phase", PHASES[phase]) for phase in (*each.start, *each.end)]
        if each.pays:
            phases.insert(len(each.start), scene.name("step", "rear-salaries"))
        words = scene.say("season", season=SEASONS[each.season])
        lines.append(f"{place}. {words}: {', '.join(phases)}" if phases else f"{place}. {words}")
    return lines


def weather_words(scene: Scene) -> str:
    """The weather of this winter in red mode, by climate and at sea; "" at other times."""
    table = scene.table
    if table["winter"] is None or table["season"] != "winter":
        return ""
    played = scene.map.ground.climates
    parts = [
        f"{scene.name('climate', CLIMATES[climate])}: {scene.name('weather', weather)}"
        for climate, weather in enumerate(table["winter"])
        if climate in played
    ]
    sea = scene.name("weather", table["winter_at_sea"])
    return ", ".join([*parts, f"{scene.say('at-sea')}: {sea}"])


# The steps


def has_step(scene: Scene, step: str) -> bool:
    """Whether a mode has a step in this round."""
    mode = scene.mode
    if step in ("plunder", "experience"):
        return mode >= WHITE
    if step == "special":
        return mode >= YELLOW_MODE
    if step == "exposure":
        return scene.is_red
    if step in ("herds", "fishing"):
        return mode not in (FIRST, WHITE)
    if step == "rear-salaries":
        return bool(calendar(scene)[scene.table["round"] - 1].pays) and mode != BASIC
    return step != "standing"


def steps_box(scene: Scene, width: float) -> Box:
    """The phases of the round; the present one with its steps, of the others dots."""
    table = scene.table
    state = (table["year"], table["round"], table["step"], table["phase"], width)
    return scene.part("steps", state, lambda: _steps(scene, width))


def _steps(scene: Scene, width: float) -> Box:
    for spelled in (True, False):
        phases = _phases(scene, spelled)
        room = width - sum(box.width + 4 for box in phases) - 30
        if WHEN.width(when_words(scene)) <= room or not spelled:
            break
    words = WHEN.fit(when_words(scene), max(room, 60))
    parts = [sign(SEASON_SIGNS[table_season(scene)], 0, 5, 17), label("r-when", 23, 19, words)]
    x = 23 + WHEN.width(words) + 12
    for box in phases:
        parts.append(box.at(x, 0))
        x += box.width + 4
    facts = [when_words(scene), step_words(scene)]
    drawn = group(element("title", "\n".join(facts)), *parts, data_thing="year:steps")
    return Box(width, STRIP, drawn)


def round_box(scene: Scene, width: float) -> Box:
    """The round and the present step in words, where there is no room for all steps."""
    words, step = when_words(scene), step_words(scene)
    return scene.part("steps", (words, step, width), lambda: _told(scene, words, step, width))


def _told(scene: Scene, words: str, step: str, width: float) -> Box:
    parts = [
        sign(SEASON_SIGNS[table_season(scene)], 0, 3, 20),
        WHEN.line("r-when", 28, 18, words, width - 28),
        STEP.line("r-step", 28, 37, step, width - 28),
    ]
    title = element("title", f"{words}\n{step}")
    return Box(width, 44, group(title, *parts, data_thing="year:steps"))


def table_season(scene: Scene) -> str:
    """The season of the present round."""
    season: str = scene.table["season"]
    return season


def _phases(scene: Scene, spelled: bool) -> list[Box]:
    now: str = scene.table["step"]
    if now == "prelude":
        return [_phase(scene.name("step", now), [], [], True)]
    each = calendar(scene)[scene.table["round"] - 1]
    boxes = []
    if each.start:
        boxes.append(_special(scene, "start", each.start, now in BEFORE))
    order = [step for steps in STEPS_OF.values() for step in steps]
    reached = order.index(now) if now in order else -1 if now in BEFORE else len(order)
    for name, steps in STEPS_OF.items():
        kept = [step for step in steps if has_step(scene, step) or step == now]
        states = [
            "now" if step == now else "past" if order.index(step) < reached else "" for step in kept
        ]
        words = [scene.say(f"step-{step}") for step in kept]
        if not spelled:
            words = [each if state == "now" else "" for each, state in zip(words, states)]
        boxes.append(_phase(scene.say(f"phase-{name}"), words, states, now in steps))
    if each.end:
        boxes.append(_special(scene, "end", each.end, now == "special-end"))
    return boxes


def _special(scene: Scene, name: str, phases: Sequence[int], on: bool) -> Box:
    """The special phases before or after the regular ones: they are always spelled out."""
    ids = [PHASES[phase] for phase in phases]
    now = scene.table["phase"]
    reached = ids.index(now) if on and now in ids else -1
    states = [
        "now" if each == reached else "past" if each < reached else "" for each in range(len(ids))
    ]
    words = [scene.name("phase", id) for id in ids]
    return _phase(scene.say(f"phase-{name}"), words, states, on, True)


def _phase(
    title: str,
    words: Sequence[str],
    states: Sequence[str],
    on: bool,
    spelled: bool = False,
) -> Box:
    """A phase: its name, then its steps in words if it is on, or else as dots."""
    shown = title.upper()
    head = PHASE.width(shown) + 0.06 * 12 * len(shown) + 16
    parts = [label("r-phase on" if on else "r-phase", 8, 18.5, shown)]
    x, dotted = head, False
    for each, state in zip(words, states):
        if (on or spelled) and each:
            x += 3 if dotted else 0
            wide = STEP.width(each) + 14
            if state == "now":
                parts.append(rect("r-box now", x, 0.5, wide, STRIP - 1))
            parts.append(label(f"r-step {state}".strip(), x + 7, 18.5, each))
            x += wide
        else:
            kind = "r-dot past" if state == "past" else "r-dot"
            parts.append(circle(kind, x + 7, STRIP / 2, 3.5))
            x += DOT
            dotted = True
            continue
        dotted = False
    if words and dotted:
        x += 5
    if words:
        parts.insert(0, path("r-line", f"M{number(head)} 1v{number(STRIP - 2)}"))
    parts.insert(0, rect("r-box", 0.5, 0.5, x - 1, STRIP - 1, 4))
    return Box(x, STRIP, join(parts))
