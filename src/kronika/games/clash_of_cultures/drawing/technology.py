"""The technology grid: twelve categories of four advances, and what a civilization adds."""

from collections.abc import Sequence
from typing import Final

from kronika.core.drawing import (
    NOTHING_DRAWN,
    Box,
    Markup,
    element,
    group,
    icon,
    join,
    label,
    rect,
    sign,
)

from .. import terms
from .scene import Player, Scene
from .signs import ALONE, TEXT, Look

HEAD: Final = 25.0
GAP: Final = 7.0
LEADING: Final = 17.0
BONUSES: Final = {terms.MOOD: "i-happy", terms.CULTURE: "i-culture"}


def advance_facts(scene: Scene, advance: int, owned: bool) -> list[str]:
    """Everything of an advance in words, a line each."""
    content = scene.content
    group_words = scene.name("group", terms.GROUPS[content.advance_group[advance]])
    facts = [
        f"{scene.name('advance', terms.ADVANCES[advance])} ({group_words})",
        scene.say("owned" if owned else "not-owned"),
    ]
    needed = [
        scene.name("advance", terms.ADVANCES[need]) for need in content.advance_requires[advance]
    ]
    if needed and not owned:
        facts.append(scene.say("needs", list=", ".join(needed)))
    if content.advance_bonus[advance] in BONUSES:
        good = terms.GOODS[content.advance_bonus[advance]]
        facts.append(scene.say("bonus", good=scene.name("good", good)))
    if content.advance_building[advance] != terms.NONE:
        building = terms.BUILDINGS[content.advance_building[advance]]
        facts.append(scene.say("unlocks", building=scene.name("building", building)))
    return [*facts, scene.effect("advance", terms.ADVANCES[advance])]


# The whole grid


def grid_box(
    scene: Scene, number: int, width: float, columns: int, look: Look = ALONE, gap: float = GAP
) -> Box:
    """The grid of a player; the advances of the first one are the things that can be chosen."""
    known = scene.players[number]["advances"]
    facts = [number, number == scene.first, known, width, columns, look.row, gap]
    return scene.still("grid", facts, lambda: _grid(scene, number, width, columns, look, gap))


def _grid(scene: Scene, number: int, width: float, columns: int, look: Look, gap: float) -> Box:
    cell = (width - gap * (columns - 1)) / columns
    height = look.head + look.row * terms.GROUP_SIZE + 3
    parts = []
    for index in range(terms.GROUP_COUNT):
        row, column = divmod(index, columns)
        drawn = _kept_group(scene, number, index, cell, look)
        parts.append(drawn.at(column * (cell + gap), row * (height + gap)))
    rows = -(-terms.GROUP_COUNT // columns)
    seat = f"seat-{number + 1}"
    return Box(width, rows * (height + gap) - gap, group(*parts, class_=seat))


def group_ids(index: int) -> tuple[str, ...]:
    """The advances of a category."""
    return terms.ADVANCES[index * terms.GROUP_SIZE : (index + 1) * terms.GROUP_SIZE]


def _kept_group(scene: Scene, number: int, index: int, width: float, look: Look) -> Box:
    player = scene.players[number]
    ids = group_ids(index)
    owned = tuple(id in player["advances"] for id in ids)
    depends = (index, number == scene.first, owned, width, look.row)
    height = look.head + look.row * terms.GROUP_SIZE + 3
    return scene.part(
        f"group-{index}",
        depends,
        lambda: Box(width, height, _group(scene, number, player, index, width, look)),
    )


def _group(
    scene: Scene, number: int, player: Player, index: int, width: float, look: Look
) -> Markup:
    first = index * terms.GROUP_SIZE
    height = look.head + look.row * terms.GROUP_SIZE + 3
    head = NOTHING_DRAWN
    if index in terms.GOVERNMENTS:
        head = rect("c-cell", 0.5, 0.5, width - 1, look.head - 1, 4)
    name = scene.name("group", terms.GROUPS[index])
    return group(
        rect("c-label", 0, 0, width, height, 4),
        head,
        look.title.line("c-title small", 8, look.head / 2 + 4.5, name, width - 32),
        _unlocked(scene, player, index, width, look),
        rect("c-rule", 0, look.head, width, 1),
        *(
            _advance(scene, number, player, first + place, width, look)
            for place in range(terms.GROUP_SIZE)
        ),
    )


def _unlocked(scene: Scene, player: Player, index: int, width: float, look: Look) -> Markup:
    """The building that the category unlocks; pale while it is locked."""
    y = look.head / 2 - 8
    if index in terms.GOVERNMENTS:
        title = scene.say("is-government")
        return group(element("title", title), sign("i-law", width - 23, y, 17))
    for advance in range(index * terms.GROUP_SIZE, (index + 1) * terms.GROUP_SIZE):
        building = scene.content.advance_building[advance]
        if building != terms.NONE:
            unlocked = terms.ADVANCES[advance] in player["advances"]
            name = scene.name("building", terms.BUILDINGS[building])
            return group(
                element("title", scene.say("unlocked" if unlocked else "locked", building=name)),
                sign(f"i-{terms.BUILDINGS[building]}", width - 23, y, 17),
                class_=None if unlocked else "c-pale",
            )
    return NOTHING_DRAWN


def _advance(
    scene: Scene, number: int, player: Player, advance: int, width: float, look: Look
) -> Markup:
    """A line of the grid: the box with the cube, the name, the token it brings."""
    id = terms.ADVANCES[advance]
    y = look.head + 2 + look.row * (advance % terms.GROUP_SIZE)
    middle = y + look.row / 2
    owned = id in player["advances"]
    thing = f"advance:{id}"
    bonus = scene.content.advance_bonus[advance]
    room = width - 26 - (20 if bonus in BONUSES else 6)
    type, class_ = (look.strong, "c-strong") if owned else (look.text, "c-gone")
    name = scene.name("advance", id)
    lines = type.wrap(name, room, 2) if look.row >= 2 * LEADING else [name]
    top = middle + 4.5 - LEADING / 2 * (len(lines) - 1)
    parts = [
        rect("m-hit", 0, y, width, look.row),
        cube(7, middle - 6.5, owned),
        *(type.line(class_, 28, top + LEADING * row, line, room) for row, line in enumerate(lines)),
    ]
    if bonus in BONUSES:
        token = sign(BONUSES[bonus], width - 20, middle - 7.5, 15)
        parts.append(group(token, class_="c-pale") if owned else token)
    facts = advance_facts(scene, advance, owned)
    if number != scene.first:
        return group(element("title", "\n".join(facts)), *parts)
    return scene.thing(thing, facts, scene.lit_row(thing, 1, y, width - 2, look.row), *parts)


def cube(x: float, y: float, owned: bool, size: float = 13) -> Markup:
    """The place of a cube, with it or without."""
    if not owned:
        return rect("c-chip", x, y, size, size, 2)
    inner = size - 3
    return join(
        [
            rect("c-seat", x, y, size, size, 2),
            group(icon("i-check", x + 1.5, y + 1.5, inner), class_="m-emblem"),
        ]
    )


# The short form: what is owned in words, the rest as empty places


def short_grid_box(scene: Scene, number: int, width: float, columns: int) -> Box:
    """The grid of another player: four places for each category, and what is owned by name."""
    cell = (width - GAP * (columns - 1)) / columns
    rows = [
        range(start, min(start + columns, terms.GROUP_COUNT))
        for start in range(0, terms.GROUP_COUNT, columns)
    ]
    y = 0.0
    parts = []
    for row in rows:
        texts = [_owned_words(scene, number, index, cell - 14) for index in row]
        height = HEAD + 15 * max(map(len, texts)) + (5 if any(texts) else 0)
        for column, (index, lines) in enumerate(zip(row, texts)):
            drawn = _short_group(scene, number, index, lines, cell, height)
            parts.append(Box(cell, height, drawn).at(column * (cell + GAP), y))
        y += height + GAP
    return Box(width, y - GAP, group(*parts, class_=f"seat-{number + 1}"))


def _owned_words(scene: Scene, number: int, index: int, room: float) -> list[str]:
    owned = scene.players[number]["advances"]
    names = [scene.name("advance", id) for id in group_ids(index) if id in owned]
    return TEXT.wrap(", ".join(names), room, 4) if names else []


def _short_group(
    scene: Scene, number: int, index: int, lines: Sequence[str], width: float, height: float
) -> Markup:
    owned = scene.players[number]["advances"]
    first = index * terms.GROUP_SIZE
    boxes = []
    for place in range(terms.GROUP_SIZE):
        here = terms.ADVANCES[first + place] in owned
        facts = advance_facts(scene, first + place, here)
        place_of_cube = cube(width - 51 + 11.5 * place, 7.5, here, 10)
        boxes.append(group(element("title", "\n".join(facts)), place_of_cube))
    head = NOTHING_DRAWN
    if index in terms.GOVERNMENTS:
        head = rect("c-cell", 0.5, 0.5, width - 1, HEAD - 1, 4)
    names = [scene.name("advance", id) for id in group_ids(index) if id in owned]
    name = scene.name("group", terms.GROUPS[index])
    title = "\n".join([name, ", ".join(names)])
    return group(
        element("title", title),
        rect("c-label", 0, 0, width, height, 4),
        head,
        ALONE.title.line("c-title small", 8, 17, name, width - 61),
        *boxes,
        *(
            TEXT.line("c-text", 8, HEAD + 13 + 15 * row, line, width - 14)
            for row, line in enumerate(lines)
        ),
    )


# What a civilization adds


def specials_box(
    scene: Scene,
    number: int,
    width: float,
    columns: int,
    look: Look = ALONE,
    height: float = 26,
    gap: float = 5,
) -> Box:
    """The special advances of a civilization and the advances that they come with."""
    player = scene.players[number]
    if not player["civilization"]:
        return Box(width, 0, NOTHING_DRAWN)
    cell = (width - GAP * (columns - 1)) / columns
    parts = []
    specials = specials_of(scene, number)
    for index, special in enumerate(specials):
        row, column = divmod(index, columns)
        drawn = _special(scene, player, special, cell, height, look)
        parts.append(Box(cell, height, drawn).at(column * (cell + GAP), row * (height + gap)))
    rows = -(-len(specials) // columns)
    seat = f"seat-{number + 1}"
    return Box(width, rows * (height + gap) - gap, group(*parts, class_=seat))


def specials_of(scene: Scene, number: int) -> list[int]:
    """The special advances of the civilization of a player."""
    name = scene.players[number]["civilization"]
    return scene.content.civ_specials[terms.CIVILIZATIONS.index(name)] if name else []


def base_words(scene: Scene, special: int) -> str:
    """What a special advance comes with."""
    base = scene.content.special_base[special]
    if base == terms.ANY_GOVERNMENT:
        return scene.say("any-government")
    return scene.name("advance", terms.ADVANCES[base])


def special_facts(scene: Scene, special: int, owned: bool) -> list[str]:
    """Everything of a special advance in words, a line each."""
    id = terms.SPECIAL_ADVANCES[special]
    return [
        scene.name("special", id),
        scene.say("owned" if owned else "not-owned"),
        scene.say("comes-with", advance=base_words(scene, special)),
        scene.effect("special", id),
    ]


def _special(
    scene: Scene, player: Player, special: int, width: float, height: float, look: Look
) -> Markup:
    id = terms.SPECIAL_ADVANCES[special]
    owned = id in player["specials"]
    thing = f"special:{id}"
    type, class_ = (look.strong, "c-strong") if owned else (look.text, "c-gone")
    room, base = width - 36, height / 2 + 4.5
    shown = type.fit(scene.name("special", id), room)
    left = room - type.width(shown) - 12
    more = NOTHING_DRAWN
    if left > 40:
        words = look.text.fit(f"({base_words(scene, special)})", left)
        more = label("c-gone", width - 8, base, words, "end")
    return scene.thing(
        thing,
        special_facts(scene, special, owned),
        rect("c-label", 0, 0, width, height, 4),
        scene.lit_row(thing, 0, 0, width, height),
        cube(8, height / 2 - 6.5, owned),
        label(class_, 28, base, shown, length=type.width(shown)),
        more,
    )
