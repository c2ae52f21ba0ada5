"""The ground of a map, which never changes: it is sent once.

Ground is drawn in units of the map inside of a scaled group; whatever stands on it, in pixels.
"""

from collections.abc import Iterable
from functools import cache
from itertools import pairwise
from math import hypot
from typing import Final

from kronika.core.drawing import Markup, element, group, join, path, rect

from ..geometry import Chart, Point, line
from ..places import PROVINCES, REALMS
from .arms import SHIELD, arms
from .scene import FAR, Scene

SHORES: Final = ((15, "eu-shore3"), (9, "eu-shore2"), (4.5, "eu-shore1"))
PEAKS: Final = (7, 9, 9)
HATCH: Final = 9
SPRINKLE: Final = (34, 30)


def outline_id(chart: Chart, what: str, id: str) -> str:
    """The id of an outline."""
    return f"eu-{what}-{id}" if what != "zone" else f"eu-zone-{chart.id}-{id}"


def used(chart: Chart, what: str, id: str, class_: str) -> Markup:
    """A face of the map, by the outline that was sent before."""
    return element("use", href=f"#{outline_id(chart, what, id)}", class_=class_)


def scaled(scene: Scene, *parts: Markup, class_: str | None = None) -> Markup:
    """Parts in units of the map."""
    return group(*parts, transform=f"scale({scene.scale})", class_=class_)


def outlines(scene: Scene, chart: Chart) -> Markup:
    """All faces, to be used by what is drawn of them."""
    parts = []
    for id, rings in chart.provinces.items():
        parts.append(_outline(chart, "province", id, chart.face(rings)))
    if chart.id == "europe":
        for area in chart.areas:
            held = scene.provinces_in(area)
            if held:
                parts.append(_outline(chart, "area", area, chart.merged(held)))
    for id, rings in chart.zones.items():
        parts.append(_outline(chart, "zone", id, chart.face(rings)))
    coast = element("path", id=f"eu-coast-{chart.id}", d=chart.lines("cdk"))
    return element("defs", *parts, coast, _land(scene, chart))


def _land(scene: Scene, chart: Chart) -> Markup:
    """All land in one, for the small map of a phone."""
    if chart.id != "europe" or scene.memory is None:
        return join([])
    d = chart.merged(list(chart.provinces))
    return element("path", id="eu-land", d=d, data_land="", transform=f"scale({scene.scale})")


def _outline(chart: Chart, what: str, id: str, d: str) -> Markup:
    return element(
        "path", id=outline_id(chart, what, id), class_="eu-line", fill_rule="evenodd", d=d
    )


def symbols(scene: Scene) -> Markup:
    """The arms of all Realms in play, and the patterns of players."""
    k = 1 / scene.scale
    realms = {REALMS[realm] for realm in scene.atlas.realms} | set(scene.seats)
    parts = [element("clipPath", element("path", d=SHIELD), id="arms-clip")]
    parts += [arms(realm) for realm in sorted(realms)]
    for seat in range(scene.count):
        parts.append(_stripes(scene, seat, k, 45, "eu-vh"))
        parts.append(_stripes(scene, seat, k, 135, "eu-occupied"))
        parts.append(_sprinkled(scene, seat, k))
    dune = (
        f"M{k:.1f} {4 * k:.1f}q{2.5 * k:.1f} {-3 * k:.1f} {5 * k:.1f} 0"
        f"M{8 * k:.1f} {9 * k:.1f}q{2.5 * k:.1f} {-3 * k:.1f} {5 * k:.1f} 0"
    )
    parts.append(_pattern("eu-dunes", 14 * k, 10 * k, _stroke("eu-dune", 0.9 * k, dune)))
    stroke = f"M{1.2 * k:.1f} 0v{7 * k:.1f}"
    parts.append(
        _pattern("eu-strokes", 7 * k, 7 * k, _stroke("eu-stroke", 1.3 * k, stroke), turned=135)
    )
    wave = f"M0 {4 * k:.1f}q{3 * k:.1f} {-3 * k:.1f} {6 * k:.1f} 0t{6 * k:.1f} 0"
    for seat in range(scene.count):
        drawn = _stroke(f"eu-wave {scene.seat(seat)}", 1.4 * k, wave)
        parts.append(_pattern(f"eu-waves-{seat}", 12 * k, 8 * k, drawn))
    two, five = f"{2 * k:.1f}", f"{5 * k:.1f}"
    ash = f"M{two} {two}l{five} {five}m0-{five}l-{five} {five}"
    parts.append(_pattern("eu-ashes", 14 * k, 14 * k, _stroke("eu-ash", 1.4 * k, ash)))
    return element("defs", *parts)


def _pattern(id: str, width: float, height: float, *parts: Markup, turned: int = 0) -> Markup:
    return element(
        "pattern",
        *parts,
        id=id,
        width=width,
        height=height,
        patternUnits="userSpaceOnUse",
        patternTransform=f"rotate({turned})" if turned else None,
    )


def _stripes(scene: Scene, seat: int, k: float, turned: int, class_: str) -> Markup:
    stripe = element(
        "path",
        class_=f"{scene.seat(seat)} {class_}",
        d=f"M{2.2 * k:.1f} 0v{HATCH * k:.1f}",
        stroke_width=4.4 * k,
    )
    return _pattern(f"{class_}-{seat}", HATCH * k, HATCH * k, stripe, turned=turned)


def _sprinkled(scene: Scene, seat: int, k: float) -> Markup:
    """The emblem of a player, strewn over what he owns."""
    name = f"#i-{scene.seat(seat)}"
    emblems = [
        element("use", href=name, x=x * k, y=y * k, width=8 * k, height=8 * k)
        for x, y in ((2, 2), (19, 17))
    ]
    width, height = SPRINKLE
    strewn = group(*emblems, class_=f"{scene.seat(seat)} eu-seme")
    return _pattern(f"eu-seme-{seat}", width * k, height * k, strewn)


def under(scene: Scene, chart: Chart) -> Markup:
    """Sea, shores, the borders of Sea Zones, and land that is not in play."""
    k = 1 / scene.scale
    coast = f"#eu-coast-{chart.id}"
    parts = [rect("m-sea", 0, 0, chart.width, chart.height)]
    parts += [element("use", href=coast, class_=c, stroke_width=w * k) for w, c in SHORES]
    parts.append(
        element(
            "path",
            class_="eu-zone",
            stroke_width=1.3 * k,
            stroke_dasharray=f"{5 * k:.1f} {4 * k:.1f}",
            d=chart.lines("s"),
        )
    )
    for kind, rings in chart.voids:
        if kind == "water":
            continue
        d = chart.face(rings)
        parts.append(path("eu-void", d))
        if kind == "desert":
            parts.append(element("path", fill="url(#eu-dunes)", fill_rule="evenodd", d=d))
    out = [id for id in chart.provinces if not scene.atlas.has_province[PROVINCES.index(id)]]
    parts += [used(chart, "province", id, "eu-out") for id in out]
    return join(parts)


def waters(scene: Scene, chart: Chart) -> Markup:
    """Rivers and lakes."""
    if not chart.rivers:
        return join([])
    k = 1 / scene.scale
    rivers = "".join(line(points) for points in chart.rivers)
    lakes = "".join(f"{line(points)}z" for points in chart.lakes)
    return join(
        [
            element("path", class_="eu-river", stroke_width=k, d=rivers),
            element("path", class_="eu-lake", stroke_width=0.6 * k, d=lakes),
        ]
    )


def over(scene: Scene, chart: Chart) -> Markup:
    """The borders of Provinces and Areas."""
    near = "" if scene.level == FAR else " near"
    areas = chart.lines("am" if chart.id == "europe" else "amp")
    id = f"eu-areas-{chart.id}"
    parts = [
        drawn_line("eu-pborder", chart.lines("p")),
        element("defs", element("path", id=id, class_="eu-line", d=areas)),
        element("use", href=f"#{id}", class_=f"eu-acase{near}"),
        element("use", href=f"#{id}", class_=f"eu-aborder{near}"),
        drawn_line("eu-aborder", chart.lines("v")),
    ]
    return join(parts)


def drawn_line(class_: str, d: str) -> Markup:
    """A line as wide as style says, however large the map is."""
    return element("path", class_=f"eu-line {class_}", d=d) if d else join([])


def top(scene: Scene, chart: Chart) -> Markup:
    """Mountains, the border of the Empire, and the coast."""
    k = 1 / scene.scale
    size = max(4, round(PEAKS[scene.level] * k))
    imperial = chart.lines("pam", imperial=True)
    return join(
        [
            _stroke("eu-peaks", 0.8 * k, "".join(_peaks(chart, size))),
            drawn_line("eu-hre0", imperial),
            drawn_line("eu-hre", imperial),
            element("use", href=f"#eu-coast-{chart.id}", class_="eu-coast", stroke_width=1.2 * k),
        ]
    )


def _stroke(class_: str, width: float, d: str) -> Markup:
    return element("path", class_=class_, stroke_width=width, d=d) if d else join([])


def _peaks(chart: Chart, size: int) -> Iterable[str]:
    """Peaks along the borders with mountains, upright whatever the border does."""
    step = size * 1.75
    half = round(size * 0.6)
    for arc in chart.arcs:
        if arc.kind != "m":
            continue
        rest = step / 2
        for (a, b), (c, d) in pairwise(arc.points):
            length = hypot(c - a, d - b)
            while rest <= length:
                share = rest / length
                x, y = a + (c - a) * share, b + (d - b) * share
                yield f"M{round(x) - half} {round(y + size * 0.4)}l{half}-{size} {half} {size}"
                rest += step
            rest -= length


@cache
def middle(chart: Chart, provinces: frozenset[str]) -> Point:
    """Where the name of a Realm stands: beside the Province in the middle of its lands."""
    points = [chart.at[each] for each in sorted(provinces)]
    x = sum(point[0] for point in points) / len(points)
    y = sum(point[1] for point in points) / len(points)
    return min(points, key=lambda point: (point[0] - x) ** 2 + (point[1] - y) ** 2)
