"""How the map is drawn: outlines and places, as their file has them, proved to fit the rules.

Coasts, lakes and rivers are those of Natural Earth (public domain). Everything is built of arcs
that neighbours share, so no two outlines have a gap between them.
"""

from collections.abc import Callable, Iterable, Sequence
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import Any, Final, final

from kronika.core.entries import Entry, read

from .ground import CONTENT, Ground, default_ground
from .places import AREAS, CONTINENTS, LINKS, NODES, PROVINCES, ZONES

Point = tuple[int, int]
Rings = list[list[int]]
Label = tuple[int, int, int]
"""A point, and half of the width that words have there; 0 if any."""

CHARTS: Final = ("europe", *CONTINENTS)
LAND: Final = "pam"
"""Borders of Provinces, of Areas, and of Areas with mountains between them."""
KINDS: Final = "pamcsvkdfx"
EMPIRE: Final = "h"
VOIDS: Final = ("desert", "beyond", "water")
OUTSIDE: Final = ("", "dead", "node", "void")
ANCHORS: Final = ("start", "middle", "end")
CHART_FIELDS: Final = (
    *("id", "size", "arcs", "provinces", "areas", "zones", "voids", "nodes", "exits", "letters"),
    *("rivers", "lakes"),
)


@final
class Arc:
    """A line between two faces, as seen in its direction."""

    def __init__(self, left: str, right: str, kind: str, points: list[Point]) -> None:
        self.left: Final = left
        self.right: Final = right
        self.kind: Final = kind[0]
        self.is_imperial: Final = kind.endswith(EMPIRE)
        """Whether it is part of the printed border of the Empire."""
        self.points: Final = points


@final
class Chart:
    """One drawn map: Europe, or a distant continent."""

    def __init__(self, id: str, width: int, height: int) -> None:
        self.id: Final = id
        self.width: Final = width
        self.height: Final = height
        self.arcs: list[Arc] = []
        self.provinces: dict[str, Rings] = {}
        self.zones: dict[str, Rings] = {}
        self.voids: list[tuple[str, Rings]] = []
        self.at: dict[str, Point] = {}
        """Of each Province: where its Town lies."""
        self.province_labels: dict[str, Label] = {}
        self.anchors: dict[str, str] = {}
        self.ports: dict[str, list[Point]] = {}
        self.areas: dict[str, Label] = {}
        self.area_spots: dict[str, list[Point]] = {}
        """Free places, the largest first."""
        self.zone_labels: dict[str, Label] = {}
        self.zone_spots: dict[str, list[Point]] = {}
        self.nodes: dict[str, Point] = {}
        self.exits: list[tuple[str, str, Point, Point]] = []
        """From an Area to a distant one: where, and in which direction."""
        self.letters: list[tuple[str, str, Point]] = []
        self.rivers: list[list[Point]] = []
        self.lakes: list[list[Point]] = []

    def ring(self, ring: Sequence[int]) -> list[Point]:
        """The points of a ring, the first one again at its end."""
        points: list[Point] = []
        for number in ring:
            arc = self.arcs[abs(number) - 1].points
            way = arc if number > 0 else arc[::-1]
            points += way[1:] if points else way
        return points

    def face(self, rings: Rings) -> str:
        """A face as a closed path; holes are filled by the rule evenodd."""
        return "".join([f"{line(self.ring(ring)[:-1])}z" for ring in rings])

    def lines(self, kinds: str, imperial: bool = False) -> str:
        """All arcs of some kinds as one path; or those on the border of the Empire."""
        return "".join(
            [
                line(arc.points)
                for arc in self.arcs
                if arc.kind in kinds and (arc.is_imperial or not imperial)
            ]
        )

    def borders(self, of: Callable[[str], object]) -> str:
        """One path between Provinces that belong to different things."""
        return "".join(
            [
                line(arc.points)
                for arc in self.arcs
                if arc.kind in LAND and of(arc.left) != of(arc.right)
            ]
        )

    def merged(self, provinces: Iterable[str]) -> str:
        """Some Provinces as one closed path, without the borders between them."""
        inside = set(provinces)
        ways: dict[Point, list[list[Point]]] = {}
        for arc in self.arcs:
            if (arc.left in inside) != (arc.right in inside):
                way = arc.points if arc.left in inside else arc.points[::-1]
                ways.setdefault(way[0], []).append(way)
        found = []
        while ways:
            start = next(iter(ways))
            points, at = [start], start
            while at in ways:
                way = ways[at].pop()
                if not ways[at]:
                    del ways[at]
                points += way[1:]
                at = way[-1]
                if at == start:
                    break
            found.append(f"{line(points[:-1])}z")
        return "".join(found)


def line(points: Sequence[Point]) -> str:
    """The path of a line, as short as it can be written."""
    x, y = points[0]
    parts = [f"M{x} {y}l"]
    for place, (a, b) in enumerate(points[1:]):
        dx, dy = a - x, b - y
        parts.append(f"{' ' if place and dx >= 0 else ''}{dx}{' ' if dy >= 0 else ''}{dy}")
        x, y = a, b
    return "".join(parts)


@cache
def default_charts() -> tuple[Chart, ...]:
    """The maps of the game itself, read once."""
    return load_charts(CONTENT, default_ground())


def load_charts(folder: Path, ground: Ground) -> tuple[Chart, ...]:
    """Read the maps; what does not fit is a ContentError that names the entry."""
    entry = read(folder, "geometry.json", ("charts",))
    entries = entry.entries("charts", CHART_FIELDS)
    charts = [_chart(each, ground) for each in entries]
    for number, each in enumerate(entries):
        if each.choice("id", CHARTS) != number:
            raise each.error(f'must be "{CHARTS[number]}"')
    entry.count("charts", len(charts), len(CHARTS))
    for what, names, held in (
        ("province", PROVINCES, [id for chart in charts for id in chart.provinces]),
        ("area", AREAS, [id for chart in charts for id in chart.areas]),
        ("sea zone", ZONES, [id for chart in charts for id in chart.zones]),
        ("node", NODES, [id for chart in charts for id in chart.nodes]),
    ):
        missing = [name for name in names if name not in held]
        if missing:
            raise entry.error(f'no {what} "{missing[0]}"')
    return tuple(charts)


def _chart(entry: Entry, ground: Ground) -> Chart:
    width, height = _numbers(entry, "size", 2)
    chart = Chart(entry.text("id"), width, height)
    _read_arcs(entry, chart)
    for each in entry.entries("provinces", ("id", "rings", "at", "label", "anchor", "ports")):
        id = PROVINCES[each.choice("id", PROVINCES)]
        chart.provinces[id] = _rings(each, chart)
        chart.at[id] = _point(each, "at")
        chart.province_labels[id] = _label(each)
        if each.has("anchor"):
            chart.anchors[id] = ANCHORS[each.choice("anchor", ANCHORS)]
        if not _is_inside(chart, id):
            raise each.error('field "at" is not inside of its outline')
        _read_ports(each, id, chart, ground)
    for each in entry.entries("areas", ("id", "label", "spots")):
        id = AREAS[each.choice("id", AREAS)]
        chart.areas[id] = _label(each)
        chart.area_spots[id] = _points(each, "spots")
        for province in ground.area_provinces[AREAS.index(id)]:
            if PROVINCES[province] not in chart.provinces:
                raise each.error(f'its province "{PROVINCES[province]}" is on another map')
    for each in entry.entries("zones", ("id", "rings", "label", "spots")):
        id = ZONES[each.choice("id", ZONES)]
        chart.zones[id] = _rings(each, chart)
        chart.zone_labels[id] = _label(each)
        chart.zone_spots[id] = _points(each, "spots")
    for each in entry.entries("voids", ("id", "kind", "rings")):
        chart.voids.append((VOIDS[each.choice("kind", VOIDS)], _rings(each, chart)))
    for each in entry.entries("nodes", ("id", "at")):
        chart.nodes[NODES[each.choice("id", NODES)]] = _point(each, "at")
    _read_edges(entry, chart)
    _check_faces(entry, chart)
    return chart


def _read_arcs(entry: Entry, chart: Chart) -> None:
    for place, arc in enumerate(entry.items("arcs", list, "arcs"), start=1):
        names, numbers = arc[:3], arc[3:]
        if [type(name) for name in names] != [str] * 3 or not names[2] or len(numbers) < 4:
            raise entry.error(f"arc {place} must have two sides, a kind and points")
        if names[2][0] not in KINDS or names[2][1:] not in ("", EMPIRE):
            raise entry.error(f'arc {place} has the unknown kind "{names[2]}"')
        chart.arcs.append(Arc(names[0], names[1], names[2], _steps(entry, f"arc {place}", numbers)))
    for field, lines in (("rivers", chart.rivers), ("lakes", chart.lakes)):
        for place, numbers in enumerate(entry.items(field, list, "lines"), start=1):
            lines.append(_steps(entry, f"{field} {place}", numbers))


def _steps(entry: Entry, what: str, numbers: list[Any]) -> list[Point]:
    """A line: where it begins, and then each step."""
    if len(numbers) % 2 or any(type(number) is not int for number in numbers):
        raise entry.error(f"{what} must be pairs of whole numbers")
    x, y = 0, 0
    points = []
    for dx, dy in zip(numbers[::2], numbers[1::2]):
        x, y = x + dx, y + dy
        points.append((x, y))
    return points


def _numbers(entry: Entry, field: str, count: int) -> list[int]:
    found: list[int] = entry.items(field, int, "whole numbers")
    if len(found) != count:
        raise entry.error(f'field "{field}" must have {count} numbers')
    return found


def _point(entry: Entry, field: str) -> Point:
    x, y = _numbers(entry, field, 2)
    return x, y


def _points(entry: Entry, field: str) -> list[Point]:
    found = []
    for point in entry.items(field, list, "points"):
        if [type(number) for number in point] != [int, int]:
            raise entry.error(f'field "{field}" must be a list of points')
        found.append((point[0], point[1]))
    return found


def _label(entry: Entry) -> Label:
    x, y, half = _numbers(entry, "label", 3)
    return x, y, half


def _rings(entry: Entry, chart: Chart) -> Rings:
    rings: Rings = entry.items("rings", list, "rings")
    for ring in rings:
        if not ring or any(type(n) is not int or not 0 < abs(n) <= len(chart.arcs) for n in ring):
            raise entry.error('field "rings" names an arc that is not there')
        ways = [chart.arcs[abs(n) - 1].points[:: 1 if n > 0 else -1] for n in ring]
        if any(one[-1] != other[0] for one, other in pairwise([*ways, ways[0]])):
            raise entry.error('field "rings" has a ring that is not closed')
    return rings


def _is_inside(chart: Chart, province: str) -> bool:
    x, y = chart.at[province]
    inside = False
    for ring in chart.provinces[province]:
        for (a, b), (c, d) in pairwise(chart.ring(ring)):
            if (b > y) != (d > y) and x < (c - a) * (y - b) / (d - b) + a:
                inside = not inside
    return inside


def _read_ports(entry: Entry, id: str, chart: Chart, ground: Ground) -> None:
    if not entry.has("ports"):
        return
    faced = [ZONES[zone] for zone in ground.province_zones[PROVINCES.index(id)]]
    ports = entry.entry("ports", ZONES)
    for zone in ports.table:
        if zone not in faced:
            raise entry.error(f'is no port on "{zone}"')
        chart.ports.setdefault(id, []).append(_point(ports, zone))


def _read_edges(entry: Entry, chart: Chart) -> None:
    """Ways that lead to other maps."""
    for place, table in enumerate(entry.items("exits", dict, "tables"), start=1):
        each = Entry(f"{entry.where}: exits {place}", table, ("area", "to", "at", "out"))
        ends = [AREAS[each.choice(field, AREAS)] for field in ("area", "to")]
        chart.exits.append((ends[0], ends[1], _point(each, "at"), _point(each, "out")))
    for place, table in enumerate(entry.items("letters", dict, "tables"), start=1):
        each = Entry(f"{entry.where}: letters {place}", table, ("zone", "letter", "at"))
        zone, letter = each.choice("zone", ZONES), each.choice("letter", LINKS)
        chart.letters.append((ZONES[zone], LINKS[letter], _point(each, "at")))


def _check_faces(entry: Entry, chart: Chart) -> None:
    known = {*chart.provinces, *chart.zones, *OUTSIDE, *(f"{kind}-water" for kind in OUTSIDE)}
    for place, arc in enumerate(chart.arcs, start=1):
        for side in (arc.left, arc.right):
            if side not in known and arc.kind in "pamcs":
                raise entry.error(f'arc {place} borders "{side}", which is not there')
