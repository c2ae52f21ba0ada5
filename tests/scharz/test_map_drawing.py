"""The ground of the maps: smooth outlines that fit, drawn once."""

import re

import pytest

from kronika.games.scharz.drawing.ground import ground_drawn, outline_id
from kronika.games.scharz.drawing.outline import BASE, COAST, corners, outline_of
from kronika.games.scharz.drawing.places import places_of
from kronika.games.scharz.maps import around, map_of
from kronika.games.scharz.terms import LEVELS, MAPS, RIVER

SIZE = 20.8
MOST = 400_000
"""Characters of a whole map."""


@pytest.mark.parametrize("number", range(len(MAPS)))
@pytest.mark.parametrize("level", LEVELS)
def test_every_field_has_an_outline_and_the_whole_is_not_too_long(number: int, level: int) -> None:
    drawn = ground_drawn(number, level, SIZE, True, True)
    source = drawn.under.source + drawn.over.source
    ids = re.findall(r'\bid="([^"]+)"', source)
    assert len(ids) == len(set(ids))
    assert {outline_id(id) for id in map_of(number, level).ids} <= set(ids)
    assert len(source) < MOST


@pytest.mark.parametrize("name", MAPS)
def test_neighbours_share_their_edge(name: str) -> None:
    """What one outline draws, the next one draws back: no gaps, no overlaps."""
    outline = outline_of(name, SIZE)
    for edge in outline.edges(BASE)[:200]:
        one, other = outline.ends(edge)
        there = _numbers(outline.curve(one, other))
        back = _numbers(outline.curve(other, one))
        assert sum(there[2::4]) + sum(back[2::4]) == pytest.approx(0, abs=0.01)
        assert sum(there[3::4]) + sum(back[3::4]) == pytest.approx(0, abs=0.01)


def _numbers(d: str) -> list[float]:
    return [float(number) for number in re.findall(r"-?(?:\d+\.\d|\.\d|\d+)", d)]


def test_an_outline_closes() -> None:
    outline = outline_of("vikings", SIZE)
    for cell in list(outline.ground.code)[:100]:
        ring = outline.ring([cell])
        assert ring.startswith("M")
        assert ring.count("M") == ring.count("z") == 1
        numbers = _numbers(ring)[2:]
        assert sum(numbers[2::4]) == pytest.approx(0, abs=0.01)
        assert sum(numbers[3::4]) == pytest.approx(0, abs=0.01)


def test_ranks_tell_coasts_from_borders() -> None:
    outline = outline_of("vikings", SIZE)
    for edge, rank in outline.ranks.items():
        inside = [cell for cell in edge if cell in outline.ground.code]
        if len(inside) == 2:
            lands = {outline.is_land(cell) for cell in inside}
            assert (rank == COAST) == (len(lands) == 2)


def test_a_point_lies_in_the_cell_around_it() -> None:
    outline = outline_of("orient", SIZE)
    for cell in outline.ground.code:
        assert outline.cell_at(outline.centre(cell)) == cell
        for corner in corners(cell):
            assert len(corner) == len({cell, *around(cell)} & corner) == 3


@pytest.mark.parametrize("number", range(len(MAPS)))
def test_pieces_of_a_field_stand_on_it(number: int) -> None:
    places = places_of(number, 2, SIZE)
    map = places.map
    for field in range(map.count):
        points = places.rows(field, [None, None])
        assert len(set(points)) == 2
        if map.sort[field] != RIVER:
            for point in points:
                assert places.outline.cell_at(point) in map.cells[field]


@pytest.mark.parametrize("name", ["vikings", "huns", "orient"])
def test_borders_and_shipyards_have_their_places(name: str) -> None:
    places = places_of(MAPS.index(name), 2, SIZE)
    map = places.map
    for field in range(map.count):
        for other in map.land_next[field]:
            x, y = places.border(field, other)
            near = {places.outline.cell_at((x + dx, y + dy)) for dx in (-6, 6) for dy in (-6, 6)}
            assert near & {*map.cells[field], *map.cells[other]}
        for cell, one, two in map.red_points[field]:
            waters = [water for water in (one, two) if water >= 0]
            at = places.yard(field, cell, waters)
            x, y = places.outline.centre(cell)
            assert ((at[0] - x) ** 2 + (at[1] - y) ** 2) ** 0.5 < 1.5 * SIZE
            corner = at in places.outline.anchor.values()
            assert corner == bool(waters)
