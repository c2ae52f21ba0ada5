"""The map: ten sheets, their cities and borders, and the trade routes of the day."""

from collections.abc import Callable, Hashable
from functools import cache
from math import atan2, degrees
from typing import Final
from zlib import crc32

from kronika.core.drawing import (
    NOTHING_DRAWN,
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
)
from kronika.core.scene import RING

from .. import terms
from .geography import (
    MAP_HEIGHT,
    MAP_WIDTH,
    SHEET_HEIGHT,
    SHEET_WIDTH,
    Point,
    border_place,
    city_place,
    curve,
    geography,
    route_line,
    sheet_corner,
)
from .pieces import disk, man, piece
from .scene import Scene

NAME: Final = Type(14.7, "book")
CITY: Final = Type(12.5)
CAPITAL: Final = Type(13, bold=True)
SHORES: Final = ((15, 0.35), (9, 0.6), (4, 1))
PLATE_HEIGHT: Final = 21.0
PIECE: Final = 32.6
GHOST: Final = 24.6
SLOT_STEP: Final = 34.0
STAR: Final = 54.0
HILL: Final = "l6-9 6 9m-4 0l3-4"


def map_box(scene: Scene) -> Box:
    """The whole map with everything on it."""
    facts = [scene.table[name] for name in ("faces", "slots", "borders", "emporia")]
    return scene.still("map", [*facts, scene.rulers], lambda: _map(scene))


def _map(scene: Scene) -> Box:
    empires = range(len(scene.content.empire_ids))
    cities = range(len(scene.content.city_ids))
    borders = range(len(scene.content.border_ids))
    clip = rect("", 0, 0, SHEET_WIDTH, SHEET_HEIGHT, 4)
    defs = element("defs", element("clipPath", clip, id="kronika-sheet"))
    gaps = scene.keep("gaps", lambda: join(_gap(scene, border) for border in borders))
    return scene.frame(
        "map",
        lambda: Box(
            MAP_WIDTH,
            MAP_HEIGHT,
            join(
                [
                    defs,
                    *(_sheet(scene, empire) for empire in empires),
                    gaps,
                    _routes(scene),
                    *(_city(scene, city) for city in cities),
                    *(_border(scene, border) for border in borders),
                ]
            ),
        ),
    )


def _part(scene: Scene, name: str, key: Hashable, draw: Callable[[], Markup]) -> Markup:
    """A part of the map, which has its place in it already."""
    return scene.part(name, key, lambda: Box(0, 0, draw())).markup


# Sheets


def _back(scene: Scene, empire: int) -> str:
    """The religion of the side that is not up."""
    face = scene.table["faces"][scene.content.empire_ids[empire]]
    for sides in scene.content.side_religion:
        other = sides[empire]
        if other != terms.MEDIEVAL and terms.RELIGIONS[other] != face:
            return terms.RELIGIONS[other]
    return "medieval"


def _sheet(scene: Scene, empire: int) -> Markup:
    id = scene.content.empire_ids[empire]
    key = (scene.table["faces"][id], scene.rulers.get(id))
    return _part(scene, f"sheet-{id}", key, lambda: _drawn_sheet(scene, empire))


def _ruler_words(scene: Scene, empire: str) -> str:
    if empire not in scene.rulers:
        return scene.say("no-ruler")
    side, bank = scene.rulers[empire]
    card = scene.name("card", f"{empire}-{side}")
    return scene.say("ruler", side=side, card=card, bank=scene.name("bank", bank))


def _drawn_sheet(scene: Scene, empire: int) -> Markup:
    id = scene.content.empire_ids[empire]
    face = scene.table["faces"][id]
    x, y = sheet_corner(scene.content, empire)
    region = terms.REGIONS[scene.content.empire_region[empire]]
    facts = [
        f"{scene.name('empire', id)} ({scene.say('region', region=region)})",
        scene.say("face", face=face),
        scene.say("back", face=_back(scene, empire)),
        _ruler_words(scene, id),
    ]
    band = NOTHING_DRAWN
    if face != "medieval":
        band = rect(f"m-band {face}", 2, 2, SHEET_WIDTH - 4, SHEET_HEIGHT - 4, 3)
    return group(
        scene.thing(
            f"empire:{id}",
            facts,
            _ground(id),
            rect("m-frame", 0, 0, SHEET_WIDTH, SHEET_HEIGHT, 4),
            band,
            _name_plate(scene, empire),
            scene.lit_frame(f"empire:{id}", 0, 0, SHEET_WIDTH, SHEET_HEIGHT),
        ),
        transform=f"translate({number(x)} {number(y)})",
    )


@cache
def _ground(empire: str) -> Markup:
    sheet = geography().sheets[empire]
    coast = f"kronika-coast-{empire}"
    hills = "".join(f"M{number(x)} {number(y)}{HILL}" for x, y in sheet.hills)
    ground = rect("m-sea", 0, 0, SHEET_WIDTH, SHEET_HEIGHT)
    if sheet.sea:
        ground = _inland_sea(empire, "".join(sheet.sea))
    return group(
        ground,
        element("defs", element("path", id=coast, d="".join(sheet.land))),
        *_shores(coast),
        element("use", href=f"#{coast}", class_="m-land"),
        path("m-relief", hills),
        clip_path="url(#kronika-sheet)",
    )


def _shores(shape: str) -> list[Markup]:
    """Waterlines along a coast, paler the farther out."""
    return [
        element(
            "use",
            href=f"#{shape}",
            class_="m-shore",
            stroke_width=width,
            stroke_opacity=opacity,
        )
        for width, opacity in SHORES
    ]


def _inland_sea(empire: str, d: str) -> Markup:
    shape = f"kronika-sea-{empire}"
    clip = element("clipPath", element("use", href=f"#{shape}"), id=f"{shape}-clip")
    return join(
        [
            element("defs", element("path", id=shape, d=d), clip),
            rect("m-land", -3, -3, SHEET_WIDTH + 6, SHEET_HEIGHT + 6),
            element("use", href=f"#{shape}", class_="m-sea"),
            group(*_shores(shape), clip_path=f"url(#{shape}-clip)"),
            element("use", href=f"#{shape}", class_="m-coast"),
        ]
    )


def _empire_label(scene: Scene, empire: int) -> str:
    """The name of an empire, or its short one where the name does not fit on the sheet."""
    id = scene.content.empire_ids[empire]
    name = scene.name("empire", id)
    if _plate_width(scene, empire, name) > SHEET_WIDTH - 3:
        return scene.say("place", empire=id)
    return name


def _plate_width(scene: Scene, empire: int, name: str) -> float:
    medieval = scene.table["faces"][scene.content.empire_ids[empire]] == "medieval"
    return NAME.width(name) + len(name) * 0.5 + (35 if medieval else 40)


def _name_plate(scene: Scene, empire: int) -> Markup:
    """PR-B5.2: a medieval side tells the theocracy of its back by a small sign."""
    face = scene.table["faces"][scene.content.empire_ids[empire]]
    name = _empire_label(scene, empire)
    width = _plate_width(scene, empire, name)
    plate = path("m-nameplate", f"M0 4a4 4 0 0 1 4-4h{number(width - 4)}v21H0z")
    if face == "medieval":
        back = _back(scene, empire)
        sign = group(icon(f"i-{back}", width - 20, 4, 13), class_="m-back-sign")
        return join([plate, label("m-name", 8, 15.5, name), sign])
    sign = group(
        rect(f"m-faith {face}", 0, 0, 22, PLATE_HEIGHT, 3),
        icon(f"i-{face}", 4.5, 4, 13),
        class_=face,
    )
    return join([plate, sign, label("m-name", 30, 15.5, name)])


# Routes


def _around_plates(scene: Scene) -> str:
    """The whole map but for the name plates, which the routes must not cross."""
    holes = []
    for empire in range(len(scene.content.empire_ids)):
        x, y = sheet_corner(scene.content, empire)
        width = _plate_width(scene, empire, _empire_label(scene, empire))
        holes.append(
            f"M{number(x)} {number(y)}h{number(width)}v{number(PLATE_HEIGHT)}H{number(x)}z"
        )
    return f"M-9-9H{number(MAP_WIDTH + 9)}V{number(MAP_HEIGHT + 9)}H-9z" + "".join(holes)


def _routes(scene: Scene) -> Markup:
    faces = tuple(scene.table["faces"].values())
    key = (faces, tuple(scene.table["emporia"].values()))
    return _part(scene, "routes", key, lambda: _drawn_routes(scene))


def _drawn_routes(scene: Scene) -> Markup:
    shape = _around_plates(scene)
    # The shape goes by the words: drawings in two languages on one page must not share it.
    id = f"kronika-routes-{crc32(shape.encode()):08x}"
    clip = element("path", d=shape, clip_rule="evenodd")
    return join(
        [
            element("defs", element("clipPath", clip, id=id)),
            group(*(_route(scene, region) for region in ("west", "east")), clip_path=f"url(#{id})"),
        ]
    )


def _route(scene: Scene, region: str) -> Markup:
    emporium = scene.table["emporia"][region]
    line = route_line(scene.content, scene.content.emporium_ids.index(emporium))
    d = curve(line)
    (x, y), (end_x, end_y) = line[-2:]
    turn = degrees(atan2(end_y - y, end_x - x))
    move = f"translate({number(end_x)} {number(end_y)}) rotate({number(turn)})"
    return group(
        element("title", _route_words(scene, region)),
        path(f"m-route {region} casing", d),
        path(f"m-route {region}", d),
        element("path", class_=f"m-arrow {region}", d="M10 0L-4-7.5-1 0-4 7.5z", transform=move),
    )


def _route_words(scene: Scene, region: str) -> str:
    emporium = scene.table["emporia"][region]
    return scene.say("route", region=region, city=scene.name("city", emporium))


# Cities


def _city(scene: Scene, city: int) -> Markup:
    content = scene.content
    id = content.city_ids[city]
    slots = [
        slot
        for slot, slot_id in enumerate(content.slot_ids)
        if content.slot_city[slot] == city and slot_id in scene.table["slots"]
    ]
    states = tuple(tuple(scene.table["slots"][content.slot_ids[slot]].values()) for slot in slots)
    key = (id in scene.table["emporia"].values(), states)
    return _part(scene, f"city-{id}", key, lambda: _drawn_city(scene, id, slots))


def _drawn_city(scene: Scene, id: str, slots: list[int]) -> Markup:
    content = scene.content
    (x, y), side = city_place(content, id)
    capital = any(slots[0] in own for own in content.capital_slots)
    name = _city_name(scene, id, slots[0], capital, (x, y), side)
    if len(slots) == 1:
        return _slot(scene, slots[0], (x, y), capital, name, below=side == "above")
    width = SLOT_STEP * len(slots) + 4
    first = x - SLOT_STEP * (len(slots) - 1) / 2
    return group(
        rect("m-slot capital", x - width / 2, y - 19, width, 38, 19),
        *(
            _slot(scene, slot, (first + SLOT_STEP * index, y), False, NOTHING_DRAWN)
            for index, slot in enumerate(slots)
        ),
        name,
    )


def _city_name(
    scene: Scene, city: str, slot: int, capital: bool, place: Point, side: str
) -> Markup:
    content = scene.content
    name = scene.name("city", city)
    if capital:
        name = name.upper()
    width = (CAPITAL if capital else CITY).width(name)
    x, y = place
    around = 0
    if city in scene.table["emporia"].values():
        around = 8
    elif scene.is_lit(f"slot:{content.slot_ids[slot]}"):
        around = 5
    if side in ("left", "right"):
        reach = 22 + around
        x += reach if side == "right" else -reach
        y += 4
    else:
        y += (30 if capital else 28) + around if side == "below" else -22 - around
        left = sheet_corner(content, content.slot_empire[slot])[0]
        half = width / 2 + 7
        x = min(max(x, left + half), left + SHEET_WIDTH - half)
    anchor = {"left": "end", "right": "start"}.get(side, "middle")
    closed = scene.table["slots"][content.slot_ids[slot]]["closed"]
    classes = "m-city m-halo" + (" capital" if capital else "") + (" shut" if closed else "")
    return label(classes, x, y, name, anchor)


def _slot_facts(scene: Scene, slot: int, capital: bool) -> list[str]:
    content = scene.content
    state = scene.table["slots"][content.slot_ids[slot]]
    city = content.city_ids[content.slot_city[slot]]
    empire = content.empire_ids[content.slot_empire[slot]]
    facts = [f"{scene.name('city', city)} ({scene.name('empire', empire)})"]
    if capital:
        facts.append(scene.say("capital"))
    emporium = content.slot_emporium[slot]
    if emporium != terms.NONE:
        region = terms.REGIONS[content.emporium_region[emporium]]
        facts.append(scene.say("emporium", region=region, state=_emporium_state(scene, slot)))
    if state["piece"]:
        facts.append(scene.piece(state["piece"]))
    elif not state["closed"]:
        facts.append(scene.say("levy", piece=scene.piece(state["levy"])))
    return facts


def _emporium_state(scene: Scene, slot: int) -> str:
    return "closed" if scene.table["slots"][scene.content.slot_ids[slot]]["closed"] else "open"


def _slot(
    scene: Scene, slot: int, place: Point, capital: bool, name: Markup, below: bool = False
) -> Markup:
    x, y = place
    content = scene.content
    id = content.slot_ids[slot]
    state = scene.table["slots"][id]
    emporium = content.slot_emporium[slot]
    parts: list[Markup] = []
    colour = "" if emporium == terms.NONE else _colour(scene, emporium)
    if colour and not state["closed"]:
        star = icon("i-emporium", x - STAR / 2, y - STAR / 2, STAR)
        parts.append(group(star, class_=f"m-emporium {colour}"))
    if state["closed"]:
        parts += [circle("m-slot closed", x, y, 15.5), disk(colour, x, y)]
    elif state["piece"]:
        if capital:
            parts.append(circle("m-slot capital", x, y, 17.5))
        parts.append(piece(scene, state["piece"], x, y, PIECE))
    else:
        ring = "m-slot capital" if capital else "m-slot"
        kind, _, religion = state["levy"].partition(" ")
        parts.append(circle(ring, x, y, 17 if capital else 15.5))
        parts.append(group(man(kind, religion, x, y, GHOST), class_="m-ghost"))
    facts = _slot_facts(scene, slot, slot in content.capital_slots[content.slot_empire[slot]])
    mark = _ring(scene, f"slot:{id}", x, y, below=below)
    return scene.thing(f"slot:{id}", facts, *parts, name, mark)


def _colour(scene: Scene, emporium: int) -> str:
    return terms.ROUTE_COLOURS[scene.content.emporium_region[emporium]]


def _ring(
    scene: Scene, thing: str, x: float, y: float, radius: float = 19.5, below: bool = False
) -> Markup:
    """The mark of a place that can be chosen; its arrow is below where a name stands above."""
    if not scene.is_lit(thing):
        return NOTHING_DRAWN
    arrow = f"M{number(x - 7)} {number(y - radius - 15)}h14l-7 10z"
    if below:
        arrow = f"M{number(x - 7)} {number(y + radius + 15)}h14l-7-10z"
    return group(
        circle("m-lit-halo", x, y, radius),
        circle("m-lit", x, y, radius),
        path("m-lit-arrow", arrow),
        class_=RING,
    )


# Borders


def _gap(scene: Scene, border: int) -> Markup:
    """The ground of a border: water, or land."""
    x, y = border_place(scene.content, border)
    if not scene.content.border_sea[border]:
        return rect("m-border-land", x - 14.5, y - 14.5, 29, 29, 3)
    left = number(x - 9)
    wave = "q2.25-3 4.5 0t4.5 0 4.5 0 4.5 0"
    waves = f"M{left} {number(y - 3)}{wave}M{left} {number(y + 4)}{wave}"
    return join([circle("m-border-sea", x, y, 16), path("m-wave", waves)])


def border_words(scene: Scene, border: int) -> str:
    """The name of a border: the two empires that it parts."""
    ids = [scene.content.empire_ids[empire] for empire in scene.content.border_ends[border]]
    return "–".join(scene.name("empire", id) for id in ids)


def _border(scene: Scene, border: int) -> Markup:
    id = scene.content.border_ids[border]
    key = scene.table["borders"][id]
    return _part(scene, f"border-{id}", key, lambda: _drawn_border(scene, border))


def _drawn_border(scene: Scene, border: int) -> Markup:
    id = scene.content.border_ids[border]
    x, y = border_place(scene.content, border)
    on_it = scene.table["borders"][id]
    sea = "sea" if scene.content.border_sea[border] else "land"
    facts = [scene.say("border", kind=sea, border=border_words(scene, border))]
    parts = [circle("m-hit", x, y, 16)]
    if on_it is None:
        facts.append(scene.say("empty"))
    elif on_it.startswith("pawn"):
        facts.append(scene.say("concession", bank=scene.name("bank", on_it.partition(" ")[2])))
        parts.append(piece(scene, on_it, x, y, 27.5))
    else:
        facts.append(scene.piece(on_it, pirate=True))
        parts.append(piece(scene, on_it, x, y, 30.6, pirate=True))
    return scene.thing(f"border:{id}", facts, *parts, _ring(scene, f"border:{id}", x, y, 19))
