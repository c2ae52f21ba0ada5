"""The maps: their ground, who owns what, and everything that stands there."""

from collections.abc import Callable, Iterable, Sequence
from functools import partial
from typing import Final

from kronika.core.drawing import (
    NOTHING_DRAWN,
    Box,
    Markup,
    Type,
    circle,
    element,
    group,
    join,
    path,
    rect,
)
from kronika.core.scene import RING

from ..geometry import Chart
from ..places import AREAS, NODES, PROVINCES
from ..terms import ISLAND_PORT
from .facts import area_facts, node_facts, province_facts, zone_facts
from .ground import (
    drawn_line,
    middle,
    outline_id,
    outlines,
    over,
    scaled,
    symbols,
    top,
    under,
    used,
    waters,
)
from .lenses import fill, tie_of
from .pieces import TOWN, arrow, node, pin, port, put, words
from .scene import (
    FAR,
    NEAR,
    NEAR_SCALE,
    NOTHING,
    REGION,
    REGION_SCALE,
    Place,
    Scene,
    extent_of,
)
from .standing import area_pieces, area_spot, realm_pieces, trails, zone_pieces

SEA: Final = 13.0
SEA_ROOM: Final = 40
"""So far from the end of a map the name of a sea must be."""
AREA_NAME: Final = Type(13.5, "book")
PROVINCE_NAME: Final = Type(12)
REALM_NAME: Final = Type(12.5, "book")
LARGE_REALM: Final = 6
"""Provinces of a Realm without a player whose name stands on the whole map."""
Rectangle = tuple[float, float, float, float]
Taken = tuple[float, float, float]
"""A place, and half of how wide something is there."""
NAME_ROOM: Final = 18.0
GROWTH: Final = 0.33
"""The power of a map's scale by which letters and pieces on it grow."""
ARROW: Final = 15.0
"""The head of the arrow of a march, in pixels."""
LETTERS: Final = 13
"""So long a name of a sea stands on two lines."""


def map_box(scene: Scene, chart: Chart, first: bool = True) -> Box:
    """A map with everything on it."""
    _, _, wide, high = extent_of(scene.atlas, chart)
    width, height = round(wide * scene.scale, 1), round(high * scene.scale, 1)

    def draw() -> Box:
        whole = partial(_map, scene, chart, width, height, first)
        return scene.frame(f"map-{chart.id}", lambda: Box(width, height, whole()))

    # Most decisions change nothing on any map: then not even its pieces are looked at.
    facts = [first, scene.lying, scene.viewer, scene.view["player"]]
    return scene.still(f"map-{chart.id}", facts, draw)


def _part(scene: Scene, name: str, depends: object, draw: Callable[[], Markup]) -> Markup:
    return scene.part(name, repr(depends), lambda: Box(0, 0, draw())).markup


def _map(scene: Scene, chart: Chart, width: float, height: float, first: bool) -> Markup:
    areas = [area for area in chart.areas if scene.provinces_in(area)]
    zones = [zone for zone in chart.zones if scene.has_zone(chart, zone)]
    clip = element("clipPath", rect("", 0, 0, width, height, 3), id=f"eu-clip-{chart.id}")
    return group(
        element("defs", clip),
        _part(scene, "symbols", (), lambda: symbols(scene)) if first else NOTHING_DRAWN,
        _part(scene, "outlines", (), lambda: outlines(scene, chart)),
        group(
            scaled(
                scene,
                _part(scene, "under", (), lambda: under(scene, chart)),
                scene.still(
                    "land", [scene.possession, scene.viewer], lambda: _land(scene, chart, areas)
                ),
                *(_zone(scene, chart, zone) for zone in zones),
                *(_area(scene, chart, area) for area in areas),
                *_contested(scene, chart),
            ),
            group(
                _part(scene, "names", (), lambda: _names(scene, chart)),
                *(_realm_names(scene, chart)),
                *(_places(scene, chart, area) for area in areas),
                pointer_events="none",
            ),
            *(zone_pieces(scene, chart, zone) for zone in zones),
            *(_node(scene, chart, id) for id in chart.nodes if scene.has_node(id)),
            trails(scene, chart),
            *(area_pieces(scene, chart, area) for area in areas),
            *realm_pieces(scene, chart),
            clip_path=f"url(#eu-clip-{chart.id})",
        ),
        rect("m-frame", 0.75, 0.75, width - 1.5, height - 1.5, 3),
        class_=f"eu-map {scene.seat(scene.viewer)} eu-mine",
    )


def _land(scene: Scene, chart: Chart, areas: Sequence[str]) -> Markup:
    """Whose the land is, with its borders."""
    owners = {id: scene.owners[id] for id in chart.provinces if id in scene.owners}
    return group(
        group(*(_fills(scene, chart, area) for area in areas), class_="eu-lands"),
        *(_realm(scene, chart, seat) for seat in range(scene.count)),
        *_ties(scene, chart),
        _part(scene, "waters", (), lambda: waters(scene, chart)),
        _part(scene, "lines", (), lambda: over(scene, chart)),
        _part(scene, "borders", owners, lambda: _borders(scene, chart)),
        _part(scene, "top", (), lambda: top(scene, chart)),
        _part(scene, "ways", (), lambda: _ways(scene, chart)),
        pointer_events="none",
    )


# The ground and what can be chosen of it


def _ring(
    scene: Scene, thing: str, chart: Chart, what: str, id: str, way: Markup = NOTHING_DRAWN
) -> Markup:
    if not scene.is_lit(thing):
        return NOTHING_DRAWN
    return group(
        used(chart, what, id, "m-lit-halo eu-ring"),
        used(chart, what, id, "m-lit eu-ring"),
        way,
        class_=RING,
        pointer_events="none",
    )


def _zone(scene: Scene, chart: Chart, zone: str) -> Markup:
    """A Sea Zone."""
    thing = f"zone:{zone}"
    fleets = [player["fleet"] for player in scene.players]
    here = [fleet for fleet in fleets if fleet and fleet["zone"] == zone]
    depends = (scene.table["zones"].get(zone), here, scene.viewer)

    def draw() -> Markup:
        guards = scene.table["zones"].get(zone, NOTHING).get("guards", ())
        waves = [
            _filled(f"zone-{chart.id}", zone, f"eu-waves-{scene.viewer}", "of-trade")
            for seat, count in enumerate(guards)
            if count and seat == scene.viewer
        ]
        hit = used(chart, "zone", zone, "eu-hit")
        ring = _ring(scene, thing, chart, "zone", zone)
        return scene.thing(thing, zone_facts(scene, zone), hit, *waves, ring)

    return _part(scene, f"zone-{zone}", depends, draw)


def _fills(scene: Scene, chart: Chart, area: str) -> Markup:
    """The Provinces of an Area, each in its colour, and what has come over the land."""
    held = scene.provinces_in(area)
    colours = [fill(scene, id) for id in held]
    facts = scene.areas.get(area, NOTHING)
    occupants = [scene.provinces.get(id, NOTHING).get("occupant") for id in held]
    marks = [facts.get(name) for name in ("devastated", "battleground")]
    marks.append(scene.viewer if scene.viewer in facts.get("claims", ()) else None)

    def draw() -> Markup:
        parts = [
            part for id, colour in zip(held, colours) for part in _fill(scene, chart, id, colour)
        ]
        return join([*parts, *_ground_of(scene, chart, area)])

    return _part(scene, f"fills-{area}", (colours, occupants, marks), draw)


def _fill(scene: Scene, chart: Chart, province: str, colour: str) -> Iterable[Markup]:
    yield used(chart, "province", province, colour)
    if "dp-war" in colour:
        yield _filled("province", province, "eu-strokes", "of-diplomacy")
    seat, is_vassal = scene.holder(province)
    occupant = scene.provinces.get(province, NOTHING).get("occupant")
    for pattern, of in (("vh", seat if is_vassal else None), ("occupied", occupant)):
        if of is not None:
            yield _filled("province", province, f"eu-{pattern}-{of}", "of-realms")


def _filled(what: str, id: str, pattern: str, class_: str | None = None) -> Markup:
    return element("use", href=f"#eu-{what}-{id}", fill=f"url(#{pattern})", class_=class_)


def _ground_of(scene: Scene, chart: Chart, area: str) -> Iterable[Markup]:
    """Ashes of an Area that is devastated, and the outline of a battleground."""
    what, id = _face(scene, chart, area)
    facts = scene.areas.get(area, NOTHING)
    if facts.get("devastated"):
        yield _filled(what, id, "eu-ashes")
    if scene.viewer in facts.get("claims", ()):
        yield element(
            "use",
            href=f"#eu-{what}-{id}",
            class_=f"eu-tie claimed of-diplomacy {scene.seat(scene.viewer)}",
        )
    if facts.get("battleground"):
        yield element("use", href=f"#eu-{what}-{id}", class_="eu-struggle of-realms")


def _face(scene: Scene, chart: Chart, area: str) -> tuple[str, str]:
    """The outline of an Area; that of a distant one is its Province's."""
    return ("area", area) if chart.id == "europe" else ("province", scene.provinces_in(area)[0])


def _area(scene: Scene, chart: Chart, area: str) -> Markup:
    """An Area and its Provinces, as they are pointed at and chosen."""
    held = scene.provinces_in(area)
    facts = [scene.provinces.get(id) for id in held]
    owners = [scene.owners[id] for id in held]
    thing = f"area:{area}"

    march = scene.table["march"]
    start = march["area"] if march and march["player"] == scene.view["player"] else None

    def draw() -> Markup:
        provinces = [_province(scene, chart, id) for id in held]
        ring = _ring(scene, thing, chart, *_face(scene, chart, area), _march(scene, chart, area))
        return scene.thing(thing, area_facts(scene, area), *provinces, ring)

    return _part(scene, f"area-{area}", (facts, owners, scene.areas.get(area), start), draw)


def _march(scene: Scene, chart: Chart, area: str) -> Markup:
    """The way of the viewer's march to an Area: it is seen when that is pointed at."""
    march = scene.table["march"]
    if not march or march["player"] != scene.view["player"] or march["area"] not in chart.areas:
        return NOTHING_DRAWN
    start, end = area_spot(chart, march["area"]), area_spot(chart, area)
    if start == end:
        return NOTHING_DRAWN
    d = arrow(start, end, ARROW / scene.scale)
    return group(
        element("path", class_="eu-move-under", stroke_width=9 / scene.scale, d=d),
        element("path", class_="eu-move", stroke_width=4.5 / scene.scale, d=d),
        class_="m-way",
    )


def _province(scene: Scene, chart: Chart, province: str) -> Markup:
    thing = f"province:{province}"
    face = used(chart, "province", province, "eu-hit")
    ring = _ring(scene, thing, chart, "province", province)
    return scene.thing(thing, province_facts(scene, province), face, ring)


def _contested(scene: Scene, chart: Chart) -> Iterable[Markup]:
    """The outlines of Areas and Sea Zones in which a battle is fought, or is to be."""
    battle = scene.table["battle"]
    for place in sorted({*scene.table["battles"], *([battle["place"]] if battle else [])}):
        if place in chart.zones:
            face = outline_id(chart, "zone", place)
        elif place in chart.areas:
            face = outline_id(chart, *_face(scene, chart, place))
        else:
            continue
        for class_ in ("eu-contested-halo", "eu-contested"):
            yield element("use", href=f"#{face}", class_=class_, pointer_events="none")


# Realms


def _realm(scene: Scene, chart: Chart, seat: int) -> Markup:
    """The lands of a player: his emblem strewn over them, a band along their inner edge."""
    held = [id for id in chart.provinces if id in scene.owners if scene.holder(id) == (seat, False)]
    if not held:
        return NOTHING_DRAWN

    def draw() -> Markup:
        id = f"eu-realm-{chart.id}-{seat}"
        use = f"#{id}"
        parts = [
            element("defs", element("path", id=id, fill_rule="evenodd", d=chart.merged(held))),
            element("clipPath", element("use", href=use), id=f"{id}-clip"),
        ]
        parts.append(element("use", href=use, fill=f"url(#eu-seme-{seat})", class_="of-realms"))
        parts.append(
            element(
                "use",
                href=use,
                class_=f"eu-band of-realms {scene.seat(seat)}",
                clip_path=f"url(#{id}-clip)",
                stroke_width=7 / scene.scale,
            )
        )
        return join(parts)

    return _part(scene, f"realm-{seat}", held, draw)


def _ties(scene: Scene, chart: Chart) -> Iterable[Markup]:
    """For diplomats: a band around each Realm that the viewer has a relation with."""
    lands = scene.lands(chart)
    for realm, facts in scene.realms.items():
        tie = tie_of(scene, facts)
        if tie and realm in lands:
            yield _tie(scene, chart, realm, lands[realm], tie)


def _tie(scene: Scene, chart: Chart, realm: str, held: list[str], tie: str) -> Markup:
    colour = "war" if tie == "enemies" else scene.seat(scene.viewer)

    def draw() -> Markup:
        return drawn_line(f"eu-tie {tie} of-diplomacy {colour}", chart.merged(held))

    return _part(scene, f"tie-{realm}", (held, tie, colour), draw)


def _borders(scene: Scene, chart: Chart) -> Markup:
    d = chart.borders(lambda id: scene.owners.get(id))
    return drawn_line("eu-rborder", d)


def _ways(scene: Scene, chart: Chart) -> Markup:
    """The lines between the Areas of a distant continent: they decide, not the borders."""
    if chart.id == "europe":
        return NOTHING_DRAWN
    d = ""
    for area in chart.areas:
        for other in scene.atlas.area_land[AREAS.index(area)]:
            if AREAS[other] in chart.areas and AREAS[other] > area:
                (a, b), (x, y) = chart.at[area], chart.at[AREAS[other]]
                d += f"M{a} {b}L{x} {y}"
    return element("path", class_="eu-way", stroke_width=1.4 / scene.scale, d=d)


# Names and printed signs


def at(scene: Scene, x: float, y: float) -> Place:
    """A point of the map in pixels."""
    return round(x * scene.scale, 1), round(y * scene.scale, 1)


def _names(scene: Scene, chart: Chart) -> Markup:
    """The names of seas and, where there is room, of Areas and Provinces; ways to other maps."""
    parts = []
    _, _, right, low = extent_of(scene.atlas, chart)
    for zone, (x, y, _) in chart.zone_labels.items():
        if x < right - SEA_ROOM and y < low:
            parts += _sea_name(scene.name("zone", zone), *at(scene, x, y))
    for letter_zone, letter, (x, y) in chart.letters:
        if scene.has_zone(chart, letter_zone):
            mark = group(
                circle("", 0, 0, 9), words(None, 0, 4.5, letter.upper(), 12.5), class_="eu-letter"
            )
            parts.append(put(*at(scene, x, y), mark))
    parts += _land_names(scene, chart)
    return join(parts)


def _sea_name(name: str, x: float, y: float) -> list[Markup]:
    split = name.split(" ")
    if len(name) <= LETTERS or len(split) == 1:
        return [_word("eu-sea", x, y, name, SEA, 0.3)]
    half = (len(split) + 1) // 2
    return [
        _word("eu-sea", x, y, " ".join(split[:half]), SEA, -0.3),
        _word("eu-sea", x, y, " ".join(split[half:]), SEA, 0.85),
    ]


def _word(class_: str, x: float, y: float, text: str, size: float, below: float) -> Markup:
    """A word that keeps to its place, so many of its heights below it, however large it is."""
    return element(
        "text",
        text,
        class_=class_,
        x=x,
        y=y,
        dy=f"{below}em",
        font_size=size,
        text_anchor="middle",
    )


def _land_names(scene: Scene, chart: Chart) -> Iterable[Markup]:
    """At each level of detail the names that fit there and not before."""
    if chart.id != "europe":
        yield from _named(scene, chart, scene.scale, set())
        return
    told: set[str] = set()
    for level, scale in ((REGION, REGION_SCALE), (NEAR, NEAR_SCALE)):
        if scene.memory is None:
            scale = max(scale, scene.scale)
        yield scene.from_level(level, join(_named(scene, chart, scale, told)))


def _named(scene: Scene, chart: Chart, scale: float, told: set[str]) -> list[Markup]:
    """Names of Provinces below their Towns, of Areas where nothing else is, at a scale; what fits
    alone, and was not told before."""
    size = TOWN[scene.level]
    large = max((scale / scene.scale) ** GROWTH, 1)
    taken: list[Rectangle] = []
    found = []

    def there(x: float, y: float) -> Place:
        return x * scale, y * scale

    for id, (x, y) in chart.at.items():
        if id not in scene.owners:
            continue
        name = scene.name("province", id)
        half = PROVINCE_NAME.width(name) * large / 2
        a, b = there(x, y)
        high = size * large / 2
        taken.append((a - high, b - high, a + high, b + high))
        room = 1.7 * chart.province_labels[id][2] * scale if chart.id == "europe" else half
        if half > max(room, 22):
            continue
        below = b + high + 12 * large
        taken.append((a - half, below - 10 * large, a + half, below + 2 * large))
        if id not in told:
            told.add(id)
            found.append(_word("eu-prov", *at(scene, x, y), name, 12, round(size / 24 + 1, 2)))
    for area, (x, y, _) in chart.areas.items() if chart.id == "europe" else ():
        name = scene.name("area", area)
        half = AREA_NAME.width(name) * 0.55 * large
        for place in ((x, y), *chart.area_spots[area]):
            a, b = there(*place)
            box = (a - half, b - 8 * large, a + half, b + 6 * large)
            if area in told or not scene.provinces_in(area):
                break
            if not any(_meet(box, other) for other in taken):
                taken.append(box)
                told.add(area)
                found.append(_word("eu-area", *at(scene, *place), name, 13.5, 0.3))
                break
    return found


def _meet(one: Rectangle, other: Rectangle) -> bool:
    return one[0] < other[2] and other[0] < one[2] and one[1] < other[3] and other[1] < one[3]


def _realm_names(scene: Scene, chart: Chart) -> Iterable[Markup]:
    """On the whole map: the Realms of players, and large ones."""
    if (scene.level > FAR and scene.memory is None) or chart.id != "europe":
        return
    capitals = [(realm, scene.capital(realm)) for realm in scene.realms]
    depends = repr((sorted(scene.lands(chart).items()), capitals))
    for realm, text in scene.keep(("names", depends), lambda: _written_names(scene, chart)):
        yield _written(scene, realm, text)


def _written_names(scene: Scene, chart: Chart) -> list[tuple[str, Markup]]:
    lands = scene.lands(chart)
    taken = [(*at(scene, *chart.nodes[id]), 10.0) for id in chart.nodes if scene.has_node(id)]
    for realm in sorted(scene.realms):
        capital = scene.capital(realm)
        if capital in chart.at:
            taken.append((*at(scene, *chart.at[capital]), 12.0))
    found = []
    for realm, held in sorted(lands.items(), key=lambda each: (each[0] not in scene.seats, each)):
        seat = scene.seats.get(realm)
        if seat is None and len(held) < LARGE_REALM:
            continue
        size = 12.5 if seat is None else min(22.0, 14 + len(held) / 3)
        class_ = "eu-realm far" if seat is None else f"eu-realm far of-pr {scene.seat(seat)}"
        name = scene.name("realm", realm)
        spaced = (0.14 if seat is None else 0.22) * size * len(name)
        half = (Type(size, "book").width(name.upper()) + spaced) / 2
        a, b = _room(scene, chart, held, half, taken)
        taken.append((a, b, half))
        found.append((realm, words(class_, a, b + size * 0.35, name, size)))
    return found


def _written(scene: Scene, realm: str, text: Markup) -> Markup:
    return _part(scene, f"name-{realm}", text.source, lambda: text)


def _room(
    scene: Scene,
    chart: Chart,
    held: list[str],
    half: float,
    taken: list[Taken],
) -> Place:
    """Where a name covers least of what is there already, near to the middle of the lands."""
    middle_x, middle_y = at(scene, *middle(chart, frozenset(held)))
    left, right = half + 4, extent_of(scene.atlas, chart)[2] * scene.scale - half - 4

    def cost(place: Place) -> float:
        x, y = place
        covered = sum(abs(x - a) < half + other and abs(y - b) < NAME_ROOM for a, b, other in taken)
        beyond = 0 if left <= x <= right else 1
        return abs(x - middle_x) + 2 * abs(y - middle_y) + 400 * (covered + beyond)

    steps = (-44.0, -28.0, -14.0, 16.0, 30.0)
    places = [
        (x + dx, y + dy)
        for x, y in (at(scene, *chart.at[id]) for id in held)
        for dx in (-16.0, 0.0, 16.0)
        for dy in steps
    ]
    return min(places, key=cost)


def _places(scene: Scene, chart: Chart, area: str) -> Markup:
    """The ports of an Area, and ways that lead to other maps."""

    def draw() -> Markup:
        parts = []
        for id in scene.provinces_in(area):
            island = scene.atlas.province_port[PROVINCES.index(id)] == ISLAND_PORT
            ports = join(pin(*at(scene, x, y), port(island)) for x, y in chart.ports.get(id, []))
            parts.append(ports if chart.id != "europe" else scene.from_level(REGION, ports))
        for start, end, (x, y), (dx, dy) in chart.exits:
            if start == area:
                parts.append(_exit(scene, end, *at(scene, x, y), dx, dy))
        return join(parts)

    return _part(scene, f"places-{area}", (), draw)


def _exit(scene: Scene, to: str, x: float, y: float, dx: int, dy: int) -> Markup:
    if not scene.provinces_in(to):
        return NOTHING_DRAWN
    long, wide = 0.14, 0.05
    d = (
        f"M{-dy * wide:.1f} {dx * wide:.1f}l{dx * long + dy * wide:.1f} {dy * long - dx * wide:.1f}"
        f" {dy * wide - dx * long:.1f} {-dx * wide - dy * long:.1f}z"
    )
    return put(
        x,
        y,
        group(
            path("", d),
            element("title", scene.say("to", area=scene.name("area", to))),
            class_="eu-exit",
        ),
    )


def _node(scene: Scene, chart: Chart, id: str) -> Markup:
    """A Trade Node."""
    x, y = at(scene, *chart.nodes[id])
    merchants = [
        (seat, merchant["laid"])
        for seat, player in enumerate(scene.players)
        for merchant in player["merchants"]
        if merchant["node"] == id
    ]
    facts = scene.table["nodes"].get(id, NOTHING)
    thing = f"node:{id}"

    def draw() -> Markup:
        drawn = node(
            scene,
            scene.atlas.node_maritime[NODES.index(id)],
            merchants,
            bool(facts.get("pirates")),
            bool(facts.get("expanded")),
            scene.name("node", id),
        )
        ring = NOTHING_DRAWN
        if scene.is_lit(thing):
            ring = group(circle("m-lit-halo", 0, 0, 18), circle("m-lit", 0, 0, 18), class_=RING)
        return pin(x, y, scene.thing(thing, node_facts(scene, id), drawn, ring))

    return _part(scene, f"node-{id}", (merchants, facts), draw)
