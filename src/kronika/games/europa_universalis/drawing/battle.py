"""The battle that is under way, and those to come."""

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
    path,
    rect,
    sign,
    stack,
)

from ..places import AREAS
from .facts import area_facts, army_words, zone_facts
from .panels import (
    BIG,
    EMPTY,
    NAME,
    NOTE,
    NUMBER,
    PAD,
    STRONG,
    TITLE,
    WORD,
    chip,
    is_narrow,
    known,
    line_of,
    player_name,
    realm_name,
    say,
    seat_sign,
    shield,
)
from .scene import NOTHING, Facts, Scene

UNITS: Final = {"infantry": "i-infantry", "cavalry": "i-cavalry", "artillery": "i-artillery"}
SHIPS: Final = {"light": "i-light-ship", "heavy": "i-ship", "galley": "i-galley"}
SORTS: Final = {
    "single": "light",
    "light": "light",
    "heavy": "heavy",
    "damaged": "heavy",
    "galley": "galley",
}
STEPS: Final = ("leaders", "actions", "dice", "casualties", "retreat")
SYMBOLS: Final = {"f": "i-infantry", "g": "i-infantry", "h": "i-cavalry", "i": "i-artillery"}
ROLES: Final = ("attacker", "defender")
DIE: Final = 36.0
UNIT: Final = 28.0
ROW: Final = 30.0
MIDDLE: Final = 84.0
NARROW_MIDDLE: Final = 6.0
NARROW_SIDE: Final = 200.0
"""A side that is narrower has no room for the names of Units."""
COLUMN: Final = 56.0
NARROW_COLUMN: Final = 22.0
NAMELESS: Final = 30.0
"""Where Units begin if their name has no room before them."""

Tokens = list[tuple[Box, int]]
"""A token, and how many there are."""


def battle_box(scene: Scene, width: float) -> Box:
    """The battle, and where else will be fought; nothing if there is no battle at all."""
    battle, to_come = scene.table["battle"], scene.table["battles"]
    if battle is None and not to_come:
        return EMPTY
    places = [*to_come, *([battle["place"]] if battle else [])]
    areas = [place for place in places if place in AREAS]
    realms = [npr for side in (battle["sides"] if battle else ()) for npr in side["nprs"]]
    depends = (
        repr((battle, to_come)),
        known(scene, realms, (), areas),
        repr([scene.table["zones"].get(place) for place in places]),
        repr([player["fleet"] for player in scene.players]),
        (scene.view["player"], width),
    )
    return scene.part("panel-battle", depends, lambda: _battle(scene, battle, to_come, width))


def _battle(scene: Scene, battle: Facts | None, to_come: Sequence[str], width: float) -> Box:
    parts = []
    room = width - 2 * PAD
    if battle is not None:
        parts += [_head(scene, battle, room), _sides(scene, battle, room)]
    if to_come:
        parts.append(_to_come(scene, to_come, room))
    body = stack(parts, 9)
    ground = rect("ep-sheet", 0.5, 0.5, width - 1, body.height + 2 * PAD - 4, 6)
    return Box(width, body.height + 2 * PAD - 3, join([ground, body.at(PAD, PAD - 3)]))


def _head(scene: Scene, battle: Facts, width: float) -> Box:
    """Where, in which round, and the steps of it."""
    if battle["node"]:
        title = say(scene, "battle-pirates", node=scene.name("node", battle["node"]))
    elif battle["naval"]:
        title = say(scene, "battle-sea", zone=scene.name("zone", battle["place"]))
    else:
        title = say(scene, "battle-land", area=scene.name("area", battle["place"]))
    shown = TITLE.fit(title, width - 28)
    name = Box(
        30 + TITLE.width(shown),
        26,
        join([sign("i-mil", 0, 3, 20), label("ep-title", 28, 19, shown)]),
    )
    boxes = [name, _pill(say(scene, "battle-round", number=battle["round"]), "", "")]
    now = STEPS.index(battle["step"])
    for place, step in enumerate(STEPS):
        if is_narrow(width) and place != now:
            continue
        state = "done" if place < now else "on" if place == now else ""
        boxes.append(_pill(say(scene, f"step-{step}"), state, "i-check" if place < now else ""))
    if battle["deadlock"]:
        boxes.append(_pill(say(scene, "battle-deadlock"), "", ""))
    return line_of(boxes, width, 6)


def _pill(words: str, state: str, mark: str) -> Box:
    start = 22.0 if mark else 9.0
    wide = start + WORD.width(words) * (1.05 if state == "on" else 1) + 9
    drawn = [
        rect(f"ep-step {state}".strip(), 0.5, 2.5, wide, 22, 11),
        sign(mark, 7, 7, 13) if mark else NOTHING_DRAWN,
        label(f"ep-step-word {state}".strip(), start, 18, words),
    ]
    return Box(wide + 1, 26, join(drawn))


def _to_come(scene: Scene, places: Sequence[str], width: float) -> Box:
    """EU-9.1.24: the other battles, in their order."""
    words = say(scene, "battles-to-come")
    boxes = [Box(WORD.width(words) + 2, 24, label("ep-word", 0, 16.5, words))]
    for place in places:
        kind = "area" if place in AREAS else "zone"
        facts = area_facts(scene, place) if kind == "area" else zone_facts(scene, place)
        name = "i-mil" if kind == "area" else "i-ship"
        mark = Box(15, 24, sign(name, 0, 4.5, 15))
        boxes.append(
            chip(scene, f"{kind}:{place}", scene.name(kind, place), facts, room=width, before=mark)
        )
    return line_of(boxes, width, 7)


# Sides


def _sides(scene: Scene, battle: Facts, width: float) -> Box:
    narrow = is_narrow(width)
    between = NARROW_MIDDLE if narrow else MIDDLE
    wide = (width - between) / 2
    bodies = [_side(scene, battle, n, wide - 20, narrow) for n in range(len(ROLES))]
    high = max(body.height for body in bodies)
    left, right = (_card(scene, battle, n, body, wide, high) for n, body in enumerate(bodies))
    parts = [left.at(0, 0), right.at(wide + between, 0)]
    if narrow:  # each side says itself how often it has hit
        return Box(width, left.height, join(parts))
    middle = wide + MIDDLE / 2
    y = left.height / 2 - 52
    for side, mark in zip(battle["sides"], ("i-next", "i-prev")):
        if side["hits"] is not None:
            number = str(side["hits"])
            unit = say(scene, "hits", number=side["hits"])
            parts += [
                label("ep-big", middle, y + 22, number, "middle"),
                label("ep-note", middle, y + 38, unit, "middle"),
                sign(mark, middle - 9, y + 42, 18),
            ]
        y += 66
    return Box(width, left.height, join(parts))


def _colour(battle: Facts, place: int) -> int | None:
    """The player whose colour a side has: who leads it, else the first one."""
    side: Facts = battle["sides"][place]
    if side["leading"] is None and side["players"]:
        first: int = side["players"][0]["seat"]
        return first
    leading: int | None = side["leading"]
    return leading


def _card(scene: Scene, battle: Facts, place: int, body: Box, width: float, least: float) -> Box:
    """What is known of a side, on the wash of a player."""
    seat = _colour(battle, place)
    high = max(body.height, least) + 24
    ground = [
        rect("ep-side", 0.5, 0.5, width - 1, high - 1, 5),
        rect("ep-band", 1, 1, width - 2, 6, 3),
    ]
    class_ = None if seat is None else f"ep-seat {scene.seat(seat)}"
    return Box(width, high, group(group(*ground, class_=class_), body.at(10, 14)))


def _side(scene: Scene, battle: Facts, place: int, width: float, narrow: bool) -> Box:
    """Who fights, their leader, dice and forces."""
    side: Facts = battle["sides"][place]
    parts = [
        _who(scene, side, _colour(battle, place), ROLES[place], battle["naval"], width),
        EMPTY if narrow and side["commander"] is None else _leader(scene, side, width),
        _dice(scene, battle, side, width),
        _forces(scene, battle, side, width),
        _armies(scene, battle, side, width),
        _outcome(scene, side, narrow, width),
    ]
    return stack(parts, 5)


def _who(scene: Scene, side: Facts, seat: int | None, role: str, naval: bool, width: float) -> Box:
    """Who fights on a side, or has just fallen, the leading one first."""
    words = say(scene, role)
    tag = Box(
        WORD.width(words) + 18,
        24,
        join(
            [
                rect("ep-step", 0.5, 1.5, WORD.width(words) + 17, 21, 11),
                label("ep-word", 9, 16.5, words),
            ]
        ),
    )
    room = width - tag.width - 8 if width >= NARROW_SIDE else width
    boxes = [] if seat is None else [player_name(scene, seat, room)]
    boxes += [
        player_name(scene, each["seat"], room) for each in side["players"] if each["seat"] != seat
    ]
    lost = [each for each in side["fallen"] if each["seat"] is None]
    nprs = {*side["nprs"], *(each["realm"] for each in lost if each["realm"])}
    boxes += [realm_name(scene, npr, room) for npr in sorted(nprs)]
    is_gone = any(each["realm"] is None for each in lost)
    if side["rebels"] or (is_gone and not naval):
        boxes.append(_named("i-peasant-revolt", say(scene, "rebels")))
    if side["pirates"] or (is_gone and naval):
        boxes.append(_named("i-pirate", say(scene, "pirates")))
    if width < NARROW_SIDE:
        return line_of([*boxes, tag], room, 8)
    held = line_of(boxes, room, 14)
    return Box(width, held.height, join([held.markup, tag.at(width - tag.width, 1)]))


def _named(name: str, words: str) -> Box:
    drawn = join([sign(name, 0, 4, 18), label("ep-name", 24, 18, words)])
    return Box(24 + NAME.width(words), 26, drawn)


def _leader(scene: Scene, side: Facts, width: float) -> Box:
    """EU-9.4.4: who commands, and the dice that he adds."""
    commander = side["commander"]
    if commander is None:
        return Box(width, 20, label("ep-note", 0, 14, say(scene, "no-leader")))
    kind, id = commander
    added = [
        say(scene, f"die-{unit}", number=many)
        for unit, many in zip(UNITS, side["leader_dice"])
        if many
    ]
    words = ", ".join(added) if added else say(scene, "no-dice-added")
    name = scene.name(kind, id)
    if width < NARROW_SIDE:  # the name needs the room of the face
        parts = [NAME.line("ep-name", 0, 15, name, width)]
        if added:
            parts.append(NOTE.line("ep-note", 0, 31, words, width))
        return Box(width, 20.0 + 16.0 * bool(added), join(parts))
    drawn = join(
        [
            circle("ep-face", 18, 18, 17),
            group(icon("i-general", 7, 7, 22), class_="c-plain"),
            NAME.line("ep-name", 43, 15, name, width - 44),
            NOTE.line("ep-note", 43, 31, words, width - 44),
        ]
    )
    return Box(width, 36, drawn)


# Dice


def _dice(scene: Scene, battle: Facts, side: Facts, width: float) -> Box:
    """EU-9.6.8: what was rolled, misses pale; before the roll the dice that will be."""
    ahead = battle["step"] in ("leaders", "actions") or not side["roll"]
    dice: list[Box] = []
    if ahead:
        for unit, many in side["dice"].items():
            told = say(scene, "die-to-roll", unit=scene.name("unit", unit))
            dice += [_die(unit, None, told, "ahead") for _ in range(many)]
    else:
        for die in side["roll"]:
            symbol = die["symbol"]
            told = scene.name("battle-symbol", symbol or "blank")
            worthless = symbol is None or (battle["naval"] and symbol != "i")
            dice.append(_die(die["die"], symbol, told, "miss" if worthless else ""))
    held = line_of(dice, width - 12, 6)
    if not held.height:
        return EMPTY
    well = rect("ep-well", 0, 0, width, held.height + 10, 5)
    return Box(width, held.height + 10, join([well, held.at(6, 5)]))


def _die(unit: str, symbol: str | None, told: str, state: str) -> Box:
    parts: list[Markup] = [element("title", told), rect("", 1, 1, DIE - 2, DIE - 2, 6)]
    if state == "ahead":
        parts.append(icon(UNITS[unit], 10, 10, DIE - 20))
    elif symbol is None:
        parts.append(circle("spot", DIE / 2, DIE / 2, 3.5))
    else:
        parts.append(icon(SYMBOLS[symbol], 6, 6, DIE - 12))
        if symbol == "g":
            parts.append(path("plus", f"M{DIE - 10} 5v8M{DIE - 14} 9h8"))
    classes = " ".join(each for each in ("ep-die", unit, state) if each)
    return Box(DIE, DIE, group(*parts, class_=classes))


# Forces


def _forces(scene: Scene, battle: Facts, side: Facts, width: float) -> Box:
    """EU-9.7.16, EU-9.9.11: Units by what hits with them, and what was rolled for them; at sea
    cannons hit for every Ship, and Heavy Ships always do."""
    results = side["results"] if battle["step"] not in ("leaders", "actions") else None
    rows: list[tuple[str, str, Tokens, int | None]] = []
    if battle["naval"]:
        tokens = _ships(scene, side)
        rows = [(name, scene.name("ship", id), tokens[id], None) for id, name in SHIPS.items()]
        if results is not None:
            rows[1] = (*rows[1][:3], results[1])
            rows.append(("i-artillery", scene.name("unit", "artillery"), [], results[0]))
    else:
        tokens = _units(scene, side)
        numbers = results or [None] * len(UNITS)
        rows = [
            (name, scene.name("unit", id), tokens[id], number)
            for (id, name), number in zip(UNITS.items(), numbers)
        ]
    is_small = width < NARROW_SIDE
    column = 0 if results is None else NARROW_COLUMN if is_small else COLUMN
    first = 26 if is_small else 36 + max(WORD.width(name) for _, name, _, _ in rows)
    parts = [_row(*row, first, column, width) for row in rows]
    if results is not None and not is_small:
        heading = say(scene, "hits", number=2) if battle["naval"] else say(scene, "symbols")
        head = label("ep-note", width - column / 2, 12, heading, "middle")
        parts.insert(0, Box(width, 16, head))
    lines = [rect("ep-rule", 0, 0, width, 1) if n else NOTHING_DRAWN for n in range(len(parts))]
    ruled = [Box(width, part.height, join([line, part.markup])) for line, part in zip(lines, parts)]
    return stack(ruled, 0)


def _row(
    sign_name: str,
    name: str,
    tokens: Tokens,
    number: int | None,
    first: float,
    column: float,
    width: float,
) -> Box:
    """A type of Unit: its name, the Units, and how many symbols there are for it."""
    room = width - first - column
    held = line_of(_fitted(tokens, room), room, 4)
    high = max(ROW, held.height + 4)
    parts = [
        group(element("title", name), sign(sign_name, 2, high / 2 - 9, 18)),
        label("ep-word", 26, high / 2 + 4.5, name) if first > NAMELESS else NOTHING_DRAWN,
        held.at(first, (high - held.height) / 2 + 0.5),
    ]
    if number is not None:
        class_ = "ep-num" if number else "ep-num pale"
        parts.append(label(class_, width - column / 2, high / 2 + 5, str(number), "middle"))
    return Box(width, high, join(parts))


def _units(scene: Scene, side: Facts) -> dict[str, Tokens]:
    found: dict[str, Tokens] = {unit: [] for unit in UNITS}
    for force in side["players"]:
        seat = force["seat"]
        for category, counts in force["units"].items():
            for unit, many in zip(UNITS, counts):
                told = say(
                    scene,
                    "units-of",
                    realm=scene.player(seat),
                    category=scene.name("category", category),
                    unit=scene.name("unit", unit),
                    number=many,
                )
                class_ = scene.seat(seat) if category == "regular" else category
                found[unit].append((_token(class_, UNITS[unit], told), many))
        if force.get("imperial"):
            told = say(scene, "imperial-units", number=force["imperial"])
            token = _token("imperial", "i-infantry", told)
            found["infantry"].append((token, force["imperial"]))
    for npr, many in side["nprs"].items():
        told = say(scene, "npr-units", realm=scene.name("realm", npr), number=many)
        found["infantry"].append((_token("allied", "", told, npr), many))
    if side["rebels"]:
        told = scene.say("rebels", number=side["rebels"])
        found["infantry"].append((_token("rebel", "i-peasant-revolt", told), side["rebels"]))
    for lost in side["fallen"]:
        sort: list[str] = lost["sort"] or ["allied" if lost["realm"] else "rebel"]
        unit = sort[1] if len(sort) > 1 else "infantry"
        class_ = scene.seat(lost["seat"]) if sort[0] == "regular" else sort[0]
        name = UNITS[unit] if lost["seat"] is not None else "i-peasant-revolt"
        found[unit].append(_struck(scene, class_, name, lost))
    return found


def _struck(scene: Scene, class_: str, name: str, lost: Facts) -> tuple[Box, int]:
    """What has fallen in this round: pale, and struck out."""
    told = say(scene, "fallen", number=lost["number"])
    token = _token(f"{class_} gone", name, told, lost["realm"] or "")
    cross = path("c-strike", f"M4 {UNIT - 6}L{UNIT - 4} 4")
    return Box(token.width, token.height, group(token.markup, cross)), lost["number"]


def _ships(scene: Scene, side: Facts) -> dict[str, Tokens]:
    found: dict[str, Tokens] = {ship: [] for ship in SHIPS}
    for force in side["players"]:
        for sort, many in force["ships"].items():
            told = f"{scene.player(force['seat'])}: {scene.name('ship-sort', sort)}"
            token = _token(scene.seat(force["seat"]), SHIPS[SORTS[sort]], told)
            if sort == "damaged":
                cross = path("c-strike", f"M4 {UNIT - 6}L{UNIT - 4} 6")
                token = Box(token.width, token.height, group(token.markup, cross))
            found[SORTS[sort]].append((token, many))
    for npr, many in side["nprs"].items():
        told = say(scene, "npr-ships", realm=scene.name("realm", npr), number=many)
        found["light"].append((_token("allied", "", told, npr), many))
    if side["pirates"]:
        told = say(scene, "pirate-ships", number=side["pirates"])
        found["light"].append((_token("rebel", "i-pirate", told), side["pirates"]))
    for lost in side["fallen"]:
        ship = SORTS[lost["sort"][0]] if lost["sort"] else "light"
        class_ = "allied" if lost["realm"] else "rebel"
        name = "i-pirate"
        if lost["seat"] is not None:
            class_, name = scene.seat(lost["seat"]), SHIPS[ship]
        found[ship].append(_struck(scene, class_, name, lost))
    return found


def _token(class_: str, name: str, told: str, realm: str = "") -> Box:
    mark = shield(realm, UNIT / 2 - 7, 4, 14) if realm else icon(name, 5, 3.5, UNIT - 10)
    drawn = group(
        element("title", told),
        rect("", 1, 1, UNIT - 2, 23, 4),
        mark,
        class_=f"ep-unit {class_}",
    )
    return Box(UNIT, 25, drawn)


def _fitted(tokens: Tokens, room: float) -> list[Box]:
    """Each one by itself where there is room for all, else each sort once with its number."""
    held = [(token, many) for token, many in tokens if many]
    if sum(many for _, many in held) * (UNIT + 4) <= room:
        return [token for token, many in held for _ in range(many)]
    found = []
    for token, many in held:
        words = str(many)
        drawn = join([token.markup, label("ep-num", UNIT + 3, 17.5, words)])
        found.append(Box(UNIT + 7 + NUMBER.width(words), token.height, drawn))
    return found


def _armies(scene: Scene, battle: Facts, side: Facts, width: float) -> Box:
    """Armies of the viewer in the battle: he may choose among them."""
    viewer = scene.view["player"]
    if battle["naval"] or viewer not in [force["seat"] for force in side["players"]]:
        return EMPTY
    boxes = []
    for army in scene.areas.get(battle["place"], NOTHING).get("armies", ()):
        if army["player"] != viewer:
            continue
        id = f"army-{army['army'] + 1}"
        count = sum(sum(army[name]) for name in ("regular", "mercenary", "allied"))
        mark = Box(16, 24, seat_sign(scene, viewer, 0, 4, 16))
        facts = [army_words(scene, army)]
        name = scene.name("army", id)
        boxes.append(chip(scene, f"army:{id}", name, facts, str(count), width, mark))
    return line_of(boxes, width, 6) if boxes else EMPTY


def _outcome(scene: Scene, side: Facts, narrow: bool, width: float) -> Box:
    """On a phone the hits of a side; and how many it must still take."""
    boxes = []
    if narrow and side["hits"] is not None:
        unit = say(scene, "hits", number=side["hits"])
        number = str(side["hits"])
        x = BIG.width(number) + 7
        drawn = join([label("ep-big", 0, 21, number), label("ep-word", x, 20, unit)])
        boxes.append(Box(x + WORD.width(unit), 26, drawn))
    if side["due"]:
        words = say(scene, "hits-due", number=side["due"])
        boxes.append(Box(STRONG.width(words) + 4, 26, label("ep-strong bad", 0, 20, words)))
    return line_of(boxes, width, 16) if boxes else EMPTY
