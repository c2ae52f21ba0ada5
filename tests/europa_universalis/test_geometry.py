"""The drawn map: the same neighbours as the rules have, and mistakes that are named."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from kronika.core.errors import ContentError
from kronika.games.europa_universalis.geometry import (
    CHARTS,
    LAND,
    Chart,
    default_charts,
    load_charts,
)
from kronika.games.europa_universalis.ground import CONTENT, default_ground
from kronika.games.europa_universalis.places import AREAS, NODES, PROVINCES, ZONES

Table = dict[str, Any]


@pytest.fixture(scope="module")
def europe() -> Chart:
    return default_charts()[0]


def area_of(province: str) -> str:
    return AREAS[default_ground().province_area[PROVINCES.index(province)]]


def test_everything_is_on_a_map() -> None:
    charts = default_charts()
    assert [chart.id for chart in charts] == list(CHARTS)
    assert sorted(id for chart in charts for id in chart.provinces) == sorted(PROVINCES)
    assert sorted(id for chart in charts for id in chart.areas) == sorted(AREAS)
    assert sorted(id for chart in charts for id in chart.nodes) == sorted(NODES)
    assert {id for chart in charts for id in chart.zones} == set(ZONES)


def test_areas_touch_where_the_rules_say(europe: Chart) -> None:
    ground = default_ground()
    borders = {
        frozenset((area_of(arc.left), area_of(arc.right))): arc.kind == "m"
        for arc in europe.arcs
        if arc.kind in "am"
    }
    for area in range(len(AREAS)):
        if AREAS[area] not in europe.areas:
            continue
        drawn = {other for pair in borders if AREAS[area] in pair for other in pair}
        printed = {AREAS[other] for other in ground.area_land[area]} & set(europe.areas)
        assert drawn - {AREAS[area]} == printed
        for other in ground.area_mountains[area]:
            assert borders[frozenset((AREAS[area], AREAS[other]))]


def test_seas_touch_where_the_rules_say(europe: Chart) -> None:
    ground = default_ground()
    drawn = {frozenset((arc.left, arc.right)) for arc in europe.arcs if arc.kind == "s"}
    for zone, id in enumerate(ZONES):
        if id in europe.zones:
            beside = {ZONES[each] for each in ground.zone_zones[zone]}
            assert {other for pair in drawn if id in pair for other in pair} - {
                id,
                "node",
            } == beside


def test_ports_lie_on_their_coast(europe: Chart) -> None:
    ground = default_ground()
    for province, id in enumerate(PROVINCES):
        if id in europe.provinces:
            assert len(europe.ports.get(id, [])) == len(ground.province_zones[province])


def test_an_outline_around_provinces_has_no_border_inside(europe: Chart) -> None:
    whole = europe.merged(europe.provinces)
    inside = [arc for arc in europe.arcs if arc.kind in LAND]
    assert len(whole) < sum(len(europe.face(rings)) for rings in europe.provinces.values())
    assert inside
    one = europe.merged(["wien"])
    assert one.startswith("M")
    assert one.count("z") == len(europe.provinces["wien"])


def no_arc(table: Table) -> None:
    table["charts"][0]["provinces"][3]["rings"][0][0] = 9999


def open_ring(table: Table) -> None:
    table["charts"][0]["provinces"][3]["rings"][0].pop()


def outside(table: Table) -> None:
    table["charts"][0]["provinces"][3]["at"] = [0, 0]


def unknown(table: Table) -> None:
    table["charts"][0]["areas"][0]["id"] = "atlantis"


def no_port(table: Table) -> None:
    entry = next(each for each in table["charts"][0]["provinces"] if each["id"] == "wien")
    entry["ports"] = {"baltic-sea": [1, 1]}


def left_out(table: Table) -> None:
    table["charts"][0]["nodes"].pop(0)


def strange_kind(table: Table) -> None:
    table["charts"][0]["arcs"][0][2] = "q"


def half_a_point(table: Table) -> None:
    table["charts"][0]["arcs"][0].pop()


@pytest.mark.parametrize(
    ("break_it", "words"),
    [
        (no_arc, "names an arc that is not there"),
        (open_ring, "not closed"),
        (outside, "not inside"),
        (unknown, 'unknown id "atlantis"'),
        (no_port, 'provinces "wien": is no port on "baltic-sea"'),
        (left_out, "no node"),
        (strange_kind, "arc 1 has the unknown kind"),
        (half_a_point, "arc 1 must be pairs"),
    ],
)
def test_mistakes_are_named(break_it: Callable[[Table], None], words: str, tmp_path: Path) -> None:
    table = json.loads((CONTENT / "geometry.json").read_text(encoding="utf-8"))
    break_it(table)
    (tmp_path / "geometry.json").write_text(json.dumps(table), encoding="utf-8")
    with pytest.raises(ContentError) as error:
        load_charts(tmp_path, default_ground())
    assert words in str(error.value)
    assert "geometry.json" in str(error.value)
