"""The players beside the table on a page: what their heads there leave out."""

from typing import Final

from kronika.core.drawing import (
    Box,
    Markup,
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

from .. import terms
from .map import hex_facts
from .own import rest_box, supplies_box
from .players import CATEGORIES, HAND_SIGNS, Panel
from .scene import SEATS, Hex, Scene, place_name, points
from .signs import NARROW, WIDE, Look, caption, nothing, stat, tag
from .technology import group_ids, special_facts, specials_of

GROUP_SIGNS: Final = (
    "i-food",
    "i-city",
    "i-port",
    "i-academy",
    "i-fortress",
    "i-temple",
    "i-market",
    "i-obelisk",
    "i-observatory",
    "i-vote",
    "i-king",
    "i-bishop",
)
"""The sign of each category of advances where there is no room for its name."""

MANY: Final = 3
"""More cities than this stand in two columns."""

ROOMS: Final = (70.0, 45.0, 25.0, 10.0)
"""What the backs of the cards in a hand may take: the most with which the line fits."""

LINE: Final = 20.0
NARROW_LINE: Final = 30.0


def body_box(scene: Scene, number: int, width: float, look: Look) -> Box:
    """What is public of a player; of him whose board lies on the table, the cities alone."""
    cities = [
        (name, hex)
        for name, hex in scene.hexes.items()
        if hex["city"] and hex["city"]["owner"] == terms.OWNERS[number]
    ]
    panel, name = Panel(scene, number), f"body-{number}"
    facts = [panel.shown(), number == scene.first, cities, width, look is WIDE]
    return scene.still(
        name, facts, lambda: scene.frame(name, lambda: _body(panel, cities, width, look))
    )


def _body(panel: Panel, cities: list[tuple[str, Hex]], width: float, look: Look) -> Box:
    scene, number = panel.scene, panel.number
    order = sorted(cities, key=lambda city: (-city[1]["city"]["size"], city[0]))
    homes = cities_box(scene, order, width, look)
    if number == scene.first:
        return homes
    player = panel.player
    known = (number, tuple(player["advances"]), width)
    own = (number, tuple(player["specials"]), player["leader"], tuple(player["leaders_left"]))
    height = LINE + 2 if look is WIDE else 44
    line = scene.part("line", (number, panel.state(), width), lambda: _line(panel, width, height))
    if look is WIDE:
        learned = scene.part("known", (known, own), lambda: _knowledge(panel, width))
        return stack([line, homes, learned, rest_box(panel, width, WIDE)], 5)
    left = (number, tuple(panel.supply()), width)
    points_made = (number, repr(player["points"]), width)
    return stack(
        [
            line,
            homes,
            scene.part("known", known, lambda: _learned(panel, width)),
            scene.part("named", (own, width), lambda: _named(panel, width)),
            rest_box(panel, width, NARROW),
            scene.part("points", points_made, lambda: _points(panel, width)),
            scene.part("supply", left, lambda: supplies_box(panel, width)),
        ],
        12,
    )


# Numbers


def _line(panel: Panel, width: float, height: float) -> Box:
    """The cards in hand, the event tracker, and rare counts; it stands for the player."""
    scene, player = panel.scene, panel.player
    thing, top = f"player:{panel.owner}", height / 2 - 12
    rest = [panel.tracker()]
    if player["great_persons"]:
        words = scene.say("persons", number=player["great_persons"])
        rest.append(stat("i-leader", str(player["great_persons"]), words))
    for room in ROOMS:
        boxes = [*(panel.backs(sort, room) for sort in HAND_SIGNS), *rest]
        if sum(box.width + 12 for box in boxes) - 12 <= width:
            break
    x = 0.0
    lit = scene.lit_row(thing, -4, 0, width + 8, height)
    parts: list[Markup] = [rect("m-hit", 0, 0, width, height), lit]
    for box in boxes:
        parts.append(box.at(x, top))
        x += box.width + 12
    if player["leader"]:
        name = tag(scene.name("leader", player["leader"]))
        if name.width <= width - x:
            parts.append(name.at(width - name.width, top))
    facts = panel.standing()
    return Box(width, height, scene.thing(thing, facts, *parts))


def _points(panel: Panel, width: float) -> Box:
    """The points by category."""
    scene = panel.scene
    boxes = []
    for category, count in panel.player["points"].items():
        words = f"{scene.say('category', category=category)}: {points(count)}"
        boxes.append(stat(CATEGORIES[category], points(count), words, not count))
    return stack([caption(scene.say("points-by-category")), flow(boxes, width, 18)], 2)


# Cities


def cities_box(scene: Scene, cities: list[tuple[str, Hex]], width: float, look: Look) -> Box:
    """A line for each city; many of them, more briefly, in two columns."""
    if not cities:
        return nothing()
    brief = look is WIDE and len(cities) > MANY
    line = LINE if look is WIDE else NARROW_LINE
    rows = -(-len(cities) // 2) if brief else len(cities)
    cell = (width - 14) / 2 if brief else width
    parts = []
    for index, (name, hex) in enumerate(cities):
        column, row = divmod(index, rows)
        drawn = _kept_city(scene, name, hex, cell, brief, look)
        parts.append(drawn.at(column * (cell + 14), row * line))
    return Box(width, rows * line, join(parts))


def _kept_city(scene: Scene, name: str, hex: Hex, width: float, brief: bool, look: Look) -> Box:
    height = LINE if look is WIDE else NARROW_LINE
    return scene.part(
        name,
        (repr(hex), width, brief),
        lambda: Box(width, height, _city(scene, name, hex, width, brief, look)),
    )


def _city(scene: Scene, name: str, hex: Hex, width: float, brief: bool, look: Look) -> Markup:
    city = hex["city"]
    height = LINE if look is WIDE else NARROW_LINE
    base, top = height / 2 + 4.5, height / 2 - 8
    words = str(city["size"]) if brief else scene.say("size", number=city["size"])
    x = 46 + look.text.width(words) if look is NARROW else 32 + look.text.width(words)
    parts = [
        rect("m-hit", 0, 0, width, height),
        label("c-strong", 0, base, place_name(name)),
        label("c-text", 38 if look is NARROW else 28, base, words),
    ]
    pieces = [(f"i-{building}", owner) for building, owner in city["buildings"].items()]
    pieces += [("i-wonder", city["owner"]) for _ in city["wonders"]]
    x += 6
    for piece, owner in pieces:
        parts.append(_piece(piece, owner, city["owner"], x, top))
        x += 18
    for index in range(min(city["activations"], 3)):
        parts.append(circle("c-disc", x + 5 + 6 * index, height / 2, 2.1))
    parts.append(_mood(scene, city["mood"], width, base, top, brief, look))
    facts = hex_facts(scene, name)
    return group(element("title", "\n".join(facts)), *parts, data_thing=f"home:{name}")


def _piece(name: str, owner: str, holder: str, x: float, y: float) -> Markup:
    """A building as a sign, on the colour of its owner if that is another player."""
    if owner == holder:
        return sign(name, x, y, 16)
    return group(
        rect("bld", x, y, 16, 16, 3),
        group(icon(name, x + 2, y + 2, 12), class_="m-emblem"),
        class_=SEATS[owner],
    )


def _mood(
    scene: Scene, mood: str, right: float, base: float, top: float, brief: bool, look: Look
) -> Markup:
    """The mood of a city at the end of its line: sign and word, or the sign alone."""
    face = icon(f"i-{mood}", right - 16, top, 16)
    if brief:
        return group(face, class_=f"c-mood {mood}")
    words = scene.name("mood", mood)
    left = right - look.text.width(words) - 22
    face = icon(f"i-{mood}", left, top, 16)
    return group(face, label("c-mood-word", left + 20, base, words), class_=f"c-mood {mood}")


# Advances


def _knowledge(panel: Panel, width: float) -> Box:
    """A sign with four places for each category; names and effects are in the titles."""
    scene, player = panel.scene, panel.player
    owner = panel.owner
    cells = []
    for index, sign_name in enumerate(GROUP_SIGNS):
        ids = group_ids(index)
        owned = [id in player["advances"] for id in ids]
        facts = [f"{panel.name}: {scene.name('group', terms.GROUPS[index])}"]
        for id, here in zip(ids, owned):
            name = scene.name("advance", id)
            facts.append(f"{name}: {scene.effect('advance', id)}" if here else "")
        missing = [scene.name("advance", id) for id, here in zip(ids, owned) if not here]
        if missing:
            facts.append(f"{scene.say('not-owned')}: {', '.join(missing)}")
        cells.append(_places(f"knows:{owner}:{terms.GROUPS[index]}", sign_name, owned, facts))
    if player["civilization"]:
        cells += [_special_places(panel), _leader_places(panel)]
    columns = (len(cells) + 1) // 2
    step = (width - 44) / (columns - 1)
    parts = []
    for index, cell in enumerate(cells):
        row, column = divmod(index, columns)
        parts.append(cell.at(step * column, LINE * row))
    seat = f"seat-{panel.number + 1}"
    return Box(width, 2 * LINE, group(*parts, class_=seat))


def _places(thing: str, name: str, owned: list[bool], facts: list[str]) -> Box:
    places = [
        rect("c-seat" if here else "c-chip", 17 + 6.8 * index, 5.5, 6, 9, 1.5)
        for index, here in enumerate(owned)
    ]
    icon_drawn = sign(name, 0, 2.5, 15)
    markup = group(
        element("title", "\n".join(fact for fact in facts if fact)),
        rect("m-hit", 0, 0, 44, LINE),
        icon_drawn if any(owned) else group(icon_drawn, class_="c-pale"),
        *places,
        data_thing=thing,
    )
    return Box(44, LINE, markup)


def _special_places(panel: Panel) -> Box:
    scene, specials = panel.scene, panel.player["specials"]
    numbers = specials_of(scene, panel.number)
    owned = [terms.SPECIAL_ADVANCES[number] in specials for number in numbers]
    facts = [f"{panel.name}: {scene.words('terminal-specials')}"]
    for number, here in zip(numbers, owned):
        name, state, base, effect = special_facts(scene, number, here)
        facts.append(f"{name} ({state}, {base}): {effect}")
    return _places(f"knows:{panel.owner}:specials", "i-ability", owned, facts)


def _leader_places(panel: Panel) -> Box:
    scene, player = panel.scene, panel.player
    leaders = panel.leaders()
    facts = [f"{panel.name}: {scene.say('leaders')}"]
    for leader in leaders:
        name, state, abilities = panel.leader_facts(leader)
        facts.append(f"{name} ({state}): {abilities}")
    owned = [leader == player["leader"] for leader in leaders]
    return _places(f"knows:{panel.owner}:leaders", "i-leader", owned, facts)


def _learned(panel: Panel, width: float) -> Box:
    """The advances by name, a line or two for each category of which something is known."""
    scene, player = panel.scene, panel.player
    y = 0.0
    parts = []
    for index, sign_name in enumerate(GROUP_SIGNS):
        owned = [id for id in group_ids(index) if id in player["advances"]]
        if not owned:
            continue
        names = [scene.name("advance", id) for id in owned]
        facts = [f"{panel.name}: {scene.name('group', terms.GROUPS[index])}"]
        facts += [f"{name}: {scene.effect('advance', id)}" for id, name in zip(owned, names)]
        lines = NARROW.text.wrap(", ".join(names), width - 26, 3)
        height = 18.0 * len(lines) + 10
        markup = group(
            element("title", "\n".join(facts)),
            rect("m-hit", 0, 0, width, height),
            sign(sign_name, 0, 4, 18),
            *(
                NARROW.text.line("c-text", 26, 18 + 18 * row, line, width - 26)
                for row, line in enumerate(lines)
            ),
            data_thing=f"knows:{panel.owner}:{terms.GROUPS[index]}",
        )
        parts.append(Box(width, height, markup).at(0, y))
        y += height
    return Box(width, y, join(parts)) if parts else nothing()


def _named(panel: Panel, width: float) -> Box:
    """Special advances and leaders by name: known and in play are strong."""
    if not panel.player["civilization"]:
        return nothing()
    scene = panel.scene
    lines = []
    for number in specials_of(scene, panel.number):
        id = terms.SPECIAL_ADVANCES[number]
        here = id in panel.player["specials"]
        facts = special_facts(scene, number, here)
        lines.append((f"knows:{panel.owner}:{id}", "i-ability", here, facts))
    for leader in panel.leaders():
        here = leader == panel.player["leader"]
        facts = panel.leader_facts(leader)
        lines.append((f"knows:{panel.owner}:{leader}", "i-leader", here, facts))
    cell = (width - 12) / 2
    boxes = []
    for thing, sign_name, here, facts in lines:
        type, class_ = (NARROW.strong, "c-strong") if here else (NARROW.text, "c-gone")
        drawn = sign(sign_name, 0, 6, 18)
        markup = group(
            element("title", "\n".join(facts)),
            rect("m-hit", 0, 0, cell, NARROW_LINE),
            drawn if here else group(drawn, class_="c-pale"),
            type.line(class_, 26, 20, facts[0], cell - 26),
            data_thing=thing,
        )
        boxes.append(Box(cell, NARROW_LINE, markup))
    return flow(boxes, width + 1, 12, 0)
