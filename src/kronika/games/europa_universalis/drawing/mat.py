"""What the viewer has: power, money, manpower, his court, and leaves with his cards and forces."""

from collections.abc import Callable, Iterable, Sequence
from functools import partial
from typing import Final

from kronika.core.drawing import (
    Box,
    Markup,
    Type,
    circle,
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

from ..names import RULERS
from ..terms import LEAST_STABILITY, MOST_POWER, MOST_STABILITY
from .battle import battle_box
from .cards import hand_box as hand_cards
from .cards import ideas_box, milestones_box
from .deals import deal_box
from .empire import curia_box, empire_box
from .faces import card_facts
from .facts import army_words, fleet_words
from .held import goals_box, hand_box
from .income import income_box
from .kit import (
    EMPTY,
    LINE,
    NUMBER,
    POWERS,
    SMALL_NAME,
    TEXT,
    arms,
    caption,
    chip,
    coin,
    noted,
    power_sign,
)
from .peace import peace_box
from .pieces import UNITS
from .relations import relations_box
from .scene import NOTHING, Facts, Scene
from .trade import revealed_box, trade_box
from .wars import wars_box

PAD: Final = 11.0
POWER: Final = 222.0
COURT: Final = 256.0
GOALS: Final = 206.0
HIGH: Final = 136.0
"""How high a mat is, if nothing in it needs more."""
FACE: Final = 36.0
PERSON: Final = 80.0
"""How high a person at court is, with two lines for the name."""
ROLE: Final = Type(12)
CELL: Final = 21.0
OFFERED: Final = {
    "event": "i-event",
    "idea": "i-ideas",
    "card": "i-cards",
    "trade": "i-commerce",
    "realm": "i-city",
    "mission": "i-objective",
}
"""The icons of things that have no place of their own."""
FACES: Final = ("card", "idea", "event", "mission", "milestone", "struggle", "trade")
"""Kinds of cards."""

WAR_PROMPTS: Final = ("settle-war", "settle-victory", "end-war")
"""In the Peace phase, while no peace is being made yet."""
HEADED: Final = ("hand", "ideas", "forces")
"""Leaves that do not say themselves what they are."""
REALM_LEAVES: Final = ("relations", "wars", "forces", "income")
"""Leaves about the viewer's own Realm, for a phone."""
WIDE: Final = 700.0

Draw = Callable[[Scene, float], Box]
Leaf = tuple[str, Box]
"""Its name, and what is on it."""


def mat_box(scene: Scene, width: float) -> Box:
    """Below the map: what is fought or spoken about, then power and money, the court, leaves, and
    missions."""
    inner = width - 6 - 2 * PAD
    now = stack([box for box in current_boxes(scene, inner) if box.height], 12)
    top = now.height + PAD if now.height else 0.0
    seat = scene.first
    x = 6 + PAD
    second, third = x + POWER + 2 * PAD, x + POWER + COURT + 4 * PAD
    last = width - GOALS - PAD
    middle = last - third - 2 * PAD
    power, court, goals = (
        power_box(scene, seat, POWER),
        court_box(scene, seat),
        goals_box(scene, GOALS),
    )
    # A drawing that stands alone cannot be turned over: of the panels it has the Ideas.
    panels = PANELS if scene.memory is not None else PANELS[:1]
    small, large = leaves_of(scene, LEAVES, middle), leaves_of(scene, panels, inner)
    # Drawn last: it has what has found no place so far.
    offered = offered_box(scene, middle)
    tabs = _tabs(scene, [name for name, _ in (*small, *large)], width - third - PAD)
    y = 8 + tabs.height + 8
    leaf = y + offered.height + 8 if offered.height else y
    least = max(HIGH, *(8 + box.height for box in (power, court)), y + goals.height, leaf) + 6
    parts = [
        rect(f"c-seat {scene.seat(seat)}", 0, 0, 6, least),
        *(rect("c-rule", at - PAD, 0, 1, least) for at in (second, third)),
        rect("c-rule", last - PAD, y, 1, least - y),
        *(power.at(x, 8), court.at(second, 8), offered.at(third, y), goals.at(last, y)),
    ]
    if scene.memory is None:
        under = stack([box for _, box in small], 10)
        least = max(least, leaf + under.height + 6)
        ideas = stack([box for _, box in large], 0)
        parts += [under.at(third, leaf), ideas.at(x, least)]
        least += ideas.height
    else:
        parts.append(tabs.at(third, 8))
        parts += _turned(small, third, leaf, top, least)
        parts += _turned(large, x, least + 4, top, least)
    mat = Box(width, least, join(parts))
    if not now.height:
        return mat
    return Box(width, top + least, join([now.at(x, PAD / 2), mat.at(0, top)]))


def current_boxes(scene: Scene, width: float) -> list[Box]:
    """The battle, the peace, the deal or the trade that is under way; wars while they are declared
    or ended."""
    boxes = [
        battle_box(scene, width),
        peace_box(scene, width),
        deal_box(scene, width),
        revealed_box(scene, width),
    ]
    return [*boxes, wars_box(scene, width)] if _is_of_war(scene) else boxes


def _is_of_war(scene: Scene) -> bool:
    """Whether wars are declared or ended, and nothing of them is fought or spoken about yet."""
    table, ask = scene.table, scene.view["ask"]
    if (
        scene.memory is None
        or table["battle"]
        or table["battles"]
        or table["peace"]
        or table["deal"]
    ):
        return False
    return bool(table["declarations"]) or bool(ask and ask.get("prompt") in WAR_PROMPTS)


def realm_boxes(scene: Scene, width: float, line: float) -> list[Box]:
    """On a phone: what the viewer's Realm is and has, one part below the other."""
    seat = scene.first
    leaves = [leaf for leaf in (*LEAVES, *PANELS) if leaf[0] in REALM_LEAVES]
    return [
        power_box(scene, seat, width, line),
        court_box(scene, seat, width),
        goals_box(scene, width, whole=True),
        *_leaves(scene, leaves, width),
    ]


def card_boxes(scene: Scene, width: float) -> list[Box]:
    """On a phone: his hand, and the cards that everybody looks at.

    Drawn after all else: it has what has found no place so far.
    """
    leaves = [leaf for leaf in (*LEAVES[1:], *PANELS) if leaf[0] not in REALM_LEAVES]
    boxes = [
        _headed(scene, "hand", hand_cards(scene, scene.first, width), width),
        milestones_box(scene, width),
        *_leaves(scene, leaves, width),
    ]
    return [offered_box(scene, width), *boxes]


def _leaves(scene: Scene, leaves: Sequence[tuple[str, Draw]], width: float) -> list[Box]:
    return [
        _headed(scene, name, box, width) if name in HEADED else box
        for name, box in leaves_of(scene, leaves, width)
    ]


def _headed(scene: Scene, message: str, box: Box, width: float) -> Box:
    if not box.height:
        return EMPTY
    return stack([Box(width, 18, caption(scene.say(message), width)), box], 4)


# Power and money


def power_box(scene: Scene, seat: int, width: float, line: float = LINE) -> Box:
    """The Realm, its Monarch Power, ducats, loans and manpower."""
    facts = scene.players[seat]
    keys = ("power", "ducats", "interest", "manpower", "colonists")
    emperor = scene.table["empire"]["emperor"] == facts["realm"]
    depends = (repr([facts[key] for key in keys]), emperor, seat, width, line)
    return scene.part("power", depends, lambda: _power(scene, seat, width, line, emperor))


def _power(scene: Scene, seat: int, width: float, line: float, emperor: bool) -> Box:
    facts = scene.players[seat]
    name = scene.player(seat)
    heading = scene.say("emperor-of", realm=name) if emperor else name
    parts = [arms(facts["realm"], 0, -2, 15), caption(heading, width, 21)]
    y = 20.0
    number = Type(15, bold=True)
    cell = 6.0 if width < 300 else 12.0
    for power in POWERS:
        count = facts["power"][power]
        word = scene.say(f"power-{power}")
        middle = y + line / 2
        room = width - 24 - MOST_POWER * (cell + 2) - 28
        parts.append(
            group(
                element("title", f"{scene.name('power', power)}: {count}"),
                rect("eu-hit", 0, y, width, line),
                power_sign(power, 0, middle - 8.5, 17),
                group(TEXT.line("eu-word", 24, middle + 4.5, word, room), class_=f"eu-of-{power}"),
                *_pips(power, width - 28 - MOST_POWER * (cell + 2), middle, cell, count),
                label("r-value", width, middle + 5, str(count), "end", number.width(str(count))),
            )
        )
        y += line
    money = flow(list(_money(scene, facts, line)), width, 12, 0)
    parts.append(money.at(0, y + 4))
    return Box(width, y + 4 + money.height, join(parts))


def _pips(power: str, x: float, middle: float, cell: float, count: int) -> Iterable[Markup]:
    for place in range(MOST_POWER):
        on = f" on eu-of-{power}" if place < count else ""
        yield rect(f"eu-pip{on}", x + place * (cell + 2), middle - 5.5, cell, 11, 2)


def _money(scene: Scene, facts: Facts, line: float) -> Iterable[Box]:
    ducats, men = facts["ducats"], facts["manpower"]
    words = scene.say("ducats", number=ducats)
    drawn = group(
        element("title", words),
        coin(10, line / 2, ducats),
        label("c-text", 24, line / 2 + 4.5, scene.say("ducats-word")),
    )
    yield Box(26 + TEXT.width(scene.say("ducats-word")), line, drawn)
    told = scene.say("interest", number=facts["interest"])
    yield noted("i-interest", str(facts["interest"]), told, line, "c-strong")
    told = scene.say(
        "manpower-of",
        available=men["available"],
        limit=men["limit"],
        exhausted=men["exhausted"],
        allied=men["allied"],
    )
    yield noted("i-manpower", f"{men['available']} / {men['limit']}", told, line, "c-strong")
    if facts["colonists"]:
        told = scene.say("colonists", number=facts["colonists"])
        yield noted("i-colonist", str(facts["colonists"]), told, line, "c-strong")


# The court


def court_box(scene: Scene, seat: int, width: float = COURT) -> Box:
    """The Ruler and the Advisors, Stability, and the State Religion."""
    facts = scene.players[seat]
    faith = scene.realms.get(facts["realm"], NOTHING).get("religion")
    depends = (repr(facts["characters"]), facts["stability"], faith, seat, width)
    return scene.part("court", depends, lambda: _court(scene, seat, width, faith))


def _court(scene: Scene, seat: int, width: float, faith: str | None) -> Box:
    people = scene.players[seat]["characters"]
    step = width / len("four")
    parts = [caption(scene.say("court"), width)]
    parts.append(_ruler(scene, people, step).at(0, 18))
    for place, power in enumerate(POWERS):
        card, ill = people["advisors"][place], people["advisors_ill"][place]
        parts.append(_advisor(scene, power, card, ill, step).at(step * (place + 1), 18))
    y = 18 + PERSON + 2
    stability = _stability(scene, seat)
    parts.append(stability.at(0, y))
    if faith:
        words = scene.say(f"faith-{faith}")
        told = scene.say("religion", faith=words)
        x = stability.width + 10
        if x + 22 + TEXT.width(words) > width:  # a line of its own
            x, y = 0, y + LINE
        box = noted(RELIGION_SIGNS[faith], TEXT.fit(words, width - x - 22), told)
        parts.append(box.at(x, y))
    return Box(width, y + LINE, join(parts))


RELIGION_SIGNS: Final = {
    "catholic": "i-catholic",
    "counter-reformed": "i-catholic",
    "protestant": "i-reformist",
    "orthodox": "i-orthodox",
    "islam": "i-islamic",
    "diverse": "i-diverse",
    "revolutionary": "i-peasant-revolt",
}


def _face(
    sign_: str,
    name: str,
    role: str,
    width: float,
    told: Sequence[str],
    skill: str = "",
    ill: int = 0,
    frame: str = "square",
    power: str = "",
) -> Box:
    """A frame for a person: round for who leads or rules, dashed where nobody is."""
    middle = width / 2
    left = middle - FACE / 2
    if frame == "round":
        shape: Markup = circle("eu-face", middle, FACE / 2, FACE / 2)
    else:
        empty = " empty" if frame == "empty" else ""
        shape = rect(f"eu-face{empty}", left, 0, FACE, FACE, 4)
    parts = [
        shape,
        group(icon(sign_, left + 5, 5, FACE - 10), class_="c-sign"),
    ]
    if skill:
        parts += [
            circle("eu-skill", middle + FACE / 2, FACE - 6, 8.5),
            label("eu-skill-number", middle + FACE / 2, FACE - 1.6, skill, "middle"),
        ]
    if ill:
        parts.append(group(icon("i-unrest", left - 8, -4, 16), class_="r-rival-sign"))
    y = FACE + 13.0
    for line in SMALL_NAME.wrap(name, width - 2, 2):
        parts.append(label("eu-who", middle, y, line, "middle"))
        y += 13.5
    if power and ROLE.width(role) > width - 2:
        parts.append(power_sign(power, middle - 7, y - 11, 14))
    else:
        parts.append(ROLE.line("c-small", middle, y, role, width - 2, "middle"))
    drawn = group(element("title", "\n".join(told)), rect("eu-hit", 0, 0, width, PERSON), *parts)
    return Box(width, PERSON, drawn)


def _ruler(scene: Scene, people: Facts, width: float) -> Box:
    if people["crowned"] is not None:
        name = scene.person(people["crowned"])
        skills = scene.character(people["crowned"]).skills
    elif people["ruler"] is not None:
        name = scene.name("ruler", people["ruler"])
        skills = scene.content.events.rulers[RULERS.number(people["ruler"])].skills
    else:
        words = scene.say("interregnum")
        return _face("i-emperor", words, "1 · 1 · 1", width, [words], frame="empty")
    role = " · ".join(str(each) for each in skills)
    told = [name, scene.say("ruler", adm=skills[0], dip=skills[1], mil=skills[2])]
    if people["ruler_ill"]:
        told.append(scene.say("ill", number=people["ruler_ill"]))
    if people["ruler_army"] is not None:
        told.append(scene.say("leads-army", army=people["ruler_army"] + 1))
    return _face("i-king", name, role, width, told, ill=people["ruler_ill"], frame="round")


def _advisor(scene: Scene, power: str, card: str | None, ill: int, width: float) -> Box:
    role = scene.say(f"power-{power}")
    if card is None:
        words = scene.say("vacant")
        return _face("i-plus", words, role, width, [f"{role}: {words}"], frame="empty", power=power)
    character, name = scene.character(card), scene.person(card)
    told = [name, scene.say("advisor", power=role, skill=character.skill, ducats=character.ducats)]
    if ill:
        told.append(scene.say("ill", number=ill))
    return _face("i-advisor", name, role, width, told, str(character.skill), ill, power=power)


def _stability(scene: Scene, seat: int) -> Box:
    now = scene.players[seat]["stability"]
    values = range(LEAST_STABILITY, MOST_STABILITY + 1)
    parts = [sign("i-stability", 0, 3, 16)]
    for place, value in enumerate(values):
        x = 22 + place * CELL
        on = " on" if value == now else ""
        words = f"{value:+d}" if value else "0"
        parts += [
            rect(f"eu-cell{on} {scene.seat(seat)}", x, 2, CELL, 18),
            label(f"eu-cell-number{on} {scene.seat(seat)}", x + CELL / 2, 15.5, words, "middle"),
        ]
    told = scene.say("stability", number=f"{now:+d}" if now else "0")
    width = 22 + len(values) * CELL
    return Box(width, LINE, group(element("title", told), *parts))


# Leaves


def leaves_of(scene: Scene, leaves: Sequence[tuple[str, Draw]], width: float) -> list[Leaf]:
    """Those on which there is something."""
    found = []
    for name, draw in leaves:
        box = scene.frame(f"leaf-{name}", partial(draw, scene, width))
        if box.height:
            found.append((name, box))
    return found


def _turned(
    leaves: Sequence[Leaf], x: float, y: float, above: float, least: float
) -> Iterable[Markup]:
    """Leaves of which the page's script shows one, and how high the drawing is then."""
    for name, box in leaves:
        high = above + max(least, y + box.height + 8)
        yield group(box.at(x, y), data_leaf=name, data_high=round(high, 1))


def _leaf_words(scene: Scene, name: str) -> str:
    facts = scene.players[scene.first]
    if name == "hand":
        count = sum(facts["hand_counts"].values()) + len(facts["display"])
        return scene.say("leaf-hand", number=count)
    return scene.say(name)


def _tabs(scene: Scene, names: Sequence[str], width: float) -> Box:
    words = [(name, _leaf_words(scene, name)) for name in names]

    def draw() -> Box:
        return flow([_tab(*each) for each in words], width + 0.5, 2, 2)

    return scene.still("tabs", [words, width], draw)


def _tab(name: str, words: str) -> Box:
    width = NUMBER.width(words) + 13
    drawn = group(
        rect("eu-tab", 0, 0, width, 24, 4),
        label("eu-tab-word", width / 2, 16.5, words, "middle"),
        data_turn=name,
        role="button",
        tabindex=0,
        aria_pressed="false",
    )
    return Box(width, 24, drawn)


def forces_box(scene: Scene, width: float) -> Box:
    """The viewer's Armies with their Generals, and his fleet with its Admiral."""
    seat = scene.first
    facts = scene.players[seat]
    armies = [
        (area, each)
        for area, held in scene.areas.items()
        for each in held.get("armies", ())
        if each["player"] == seat
    ]
    armies.sort(key=lambda found: found[1]["army"])
    people = facts["characters"]
    depends = (repr([armies, facts["fleet"], people]), seat, width)
    return scene.part("forces", depends, lambda: _forces(scene, width, seat, armies))


def _forces(scene: Scene, width: float, seat: int, armies: Sequence[tuple[str, Facts]]) -> Box:
    facts = scene.players[seat]
    people = facts["characters"]
    boxes = []
    for area, each in armies:
        number = each["army"]
        units = [
            each["regular"][n] + each["mercenary"][n] + each["allied"][n] for n in range(len(UNITS))
        ]
        general = people["generals"][number]
        leader = _leader(scene, general, people["ruler_army"] == number, people)
        where = scene.name("area", area)
        words = scene.say("army-of", army=number + 1, place=where)
        told = [words, army_words(scene, each), *([leader] if leader else [])]
        boxes.append(_force(told, words, leader, list(zip(UNITS, units)), width))
    fleet = facts["fleet"]
    if fleet:
        kind, place = ("zone", fleet["zone"]) if fleet["zone"] else ("province", fleet["port"])
        words = scene.say("fleet-at", place=scene.name(kind, place))
        admiral = people["admiral"]
        leader = _leader(scene, admiral, False, people)
        ships = [
            ("i-light-ship", fleet["light"]),
            ("i-ship", fleet["heavy"] + fleet["damaged"]),
            ("i-galley", fleet["galleys"]),
        ]
        told = [words, fleet_words(scene, seat, fleet), *([leader] if leader else [])]
        boxes.append(_force(told, words, leader, ships, width))
    if not boxes:
        words = scene.say("no-forces")
        return Box(width, LINE, TEXT.line("c-gone", 0, 15, words, width))
    return stack(boxes, 4)


def _leader(scene: Scene, card: str | None, ruler: bool, people: Facts) -> str:
    if card is not None:
        return scene.person(card)
    if not ruler:
        return ""
    if people["crowned"] is not None:
        return scene.person(people["crowned"])
    return scene.name("ruler", people["ruler"]) if people["ruler"] else ""


def _force(
    told: Sequence[str],
    words: str,
    leader: str,
    units: Sequence[tuple[str, int]],
    width: float,
) -> Box:
    parts = []
    x = width
    for name, count in reversed([unit for unit in units if unit[1]]):
        x -= NUMBER.width(str(count))
        parts.append(label("c-strong", x, 15, str(count)))
        x -= 19
        parts.append(sign(name, x, 3, 16))
        x -= 8
    room = x - 6
    first = SMALL_NAME.fit(words, room)
    parts.append(label("c-title small", 0, 15.5, first))
    left = room - SMALL_NAME.width(first) - 10
    if leader and left > 50:
        parts.append(TEXT.line("c-text", SMALL_NAME.width(first) + 10, 15.5, leader, left))
    drawn = group(element("title", "\n".join(told)), rect("eu-hit", 0, 0, width, LINE), *parts)
    return Box(width, LINE, drawn)


def _empire(scene: Scene, width: float) -> Box:
    """The Empire and the Curia, side by side where there is room."""
    facts = [scene.lying, scene.table["empire"], scene.table["curia"], width]
    return scene.still("empire", facts, lambda: _empire_and_curia(scene, width))


def _empire_and_curia(scene: Scene, width: float) -> Box:
    if width < WIDE:
        return stack([empire_box(scene, width), curia_box(scene, width)], 14)
    half = (width - 24) / 2
    left, right = empire_box(scene, half), curia_box(scene, half)
    x = half + 24 if left.height else 0
    return Box(width, max(left.height, right.height), join([left.markup, right.at(x, 0)]))


def _all_wars(scene: Scene, width: float) -> Box:
    """All wars, unless they already stand above."""
    return EMPTY if _is_of_war(scene) else wars_box(scene, width)


LEAVES: Final[Sequence[tuple[str, Draw]]] = (
    ("hand", hand_box),
    ("forces", forces_box),
)
"""What has room between the court and the missions."""
PANELS: Final[Sequence[tuple[str, Draw]]] = (
    ("ideas", ideas_box),
    ("income", lambda scene, width: income_box(scene, scene.first, width)),
    ("wars", _all_wars),
    ("relations", lambda scene, width: relations_box(scene, scene.first, width)),
    ("trade", trade_box),
    ("empire", _empire),
)
"""What needs all of the mat, below the rest of it."""


# What has no place of its own


def offered_box(scene: Scene, width: float) -> Box:
    """What can be chosen and is drawn nowhere else."""
    things = sorted(scene.lit - scene.drawn)
    if not things:
        return EMPTY
    return scene.part("offered", (tuple(things), width), lambda: _offered(scene, things, width))


def _offered(scene: Scene, things: Sequence[str], width: float) -> Box:
    boxes = []
    for thing in things:
        kind, id = thing.split(":", 1)
        name = scene.name(kind, id)
        wide = min(SMALL_NAME.width(name) + 38, width)
        mark = group(icon(OFFERED.get(kind, "i-hand"), wide - 21, 5, 16), class_="c-sign")
        told = card_facts(scene, kind, id)[1:] if kind in FACES else ()
        boxes.append(chip(scene, thing, name, told, wide, 26, kind, mark, 20))
    return flow(boxes, width, 6, 6)
