"""Chapter 4.7: supply lines."""

import pytest

from kronika.games.scharz.factions import factions
from kronika.games.scharz.position import Position
from kronika.games.scharz.state import Table
from kronika.games.scharz.supply import Network, is_open_to, linked
from kronika.games.scharz.terms import DOCK, NONE, RIVER, SEA

pytestmark = pytest.mark.compiled


def chain(s: Table, length: int) -> list[str]:
    """Land fields of which only neighbours touch, far from rivers."""
    board = s.map
    for start in range(board.count):
        way = [start]
        while len(way) < length:
            following = [
                field
                for field in board.land_next[way[-1]]
                if board.neutral[field] == NONE
                and field not in way
                and not any(old in linked(s, field, 0) for old in way[:-1])
            ]
            if not following:
                break
            way.append(following[0])
        if len(way) == length:
            return [board.ids[field] for field in way]
    raise AssertionError


@pytest.mark.rule("SZ-D7.1", "SZ-D7.10")
def test_a_chain_of_own_fields_connects() -> None:
    table = Position("taifas")
    one, two, three = chain(table.s, 3)
    table.village(0, one).units(0, three, light_infantry=1)
    assert not Network(table.s, 0).reaches(table.field(three))
    table.units(0, two, light_infantry=1)
    network = Network(table.s, 0)
    assert network.reaches(table.field(three))
    assert network.holds(table.field(three))


@pytest.mark.rule("SZ-D7.1", "SZ-D6.1")
def test_owned_fields_are_links_too() -> None:
    table = Position("taifas", "green")
    one, two, three = chain(table.s, 3)
    table.village(0, one).herds(0, two, sheep=1).units(0, three, light_infantry=1)
    assert Network(table.s, 0).reaches(table.field(three))


@pytest.mark.rule("SZ-D7.2")
def test_fields_of_a_coalition_connect_and_those_of_others_by_consent() -> None:
    table = Position("taifas")
    one, two, three = chain(table.s, 3)
    table.village(0, one).units(1, two, light_infantry=1).units(0, three, light_infantry=1)
    end = table.field(three)
    assert not Network(table.s, 0).reaches(end)
    table.s.connection[1] = 1 << 0
    assert Network(table.s, 0).reaches(end)
    table.s.connection[1] = 0
    table.vassal(1, 0)
    assert Network(table.s, 0).reaches(end)


@pytest.mark.rule("SZ-D7.9")
def test_a_unit_next_to_the_chain_is_connected_but_its_field_is_not() -> None:
    table = Position("taifas")
    one, two, _ = chain(table.s, 3)
    table.village(0, one).units(1, two, light_infantry=1).units(0, two, light_infantry=1)
    network = Network(table.s, 0)
    assert network.reaches(table.field(two))
    assert not network.holds(table.field(two))


@pytest.mark.rule("SZ-D7.7")
def test_land_and_sea_link_across_any_coast() -> None:
    table = Position("britannia")
    board = table.s.map
    sea, near, far = next(
        (sea, one, two)
        for sea in range(board.count)
        for one in board.coast[sea]
        for two in board.coast[sea]
        if board.sort[sea] == SEA and one < two and two not in board.land_next[one]
    )
    table.village(0, board.ids[near]).units(0, board.ids[far], light_infantry=1)
    assert not Network(table.s, 0).reaches(far)
    table.units(0, board.ids[sea], transport_ship=1)
    assert Network(table.s, 0).reaches(far)


@pytest.mark.rule("SZ-D7.3", "SZ-D3.1")
def test_black_borders_break_the_chain() -> None:
    table = Position("huns", players=8)
    board = table.s.map
    one, two = next((f, board.black_next[f][0]) for f in range(board.count) if board.black_next[f])
    table.village(0, board.ids[one]).units(0, board.ids[two], light_infantry=1)
    assert two not in linked(table.s, one, 0)


@pytest.mark.rule("SZ-D6.6", "SZ-D3.2", "SZ-D3.3", "SZ-OP35")
def test_a_ship_opens_a_river_for_its_owner_and_his_partners() -> None:
    table = Position("huns")
    board = table.s.map
    section = next(f for f in range(board.count) if board.sort[f] == RIVER)
    one, two = next(
        (f, end) for f in range(board.count) for end, by in board.river_next[f] if by == section
    )
    assert two not in linked(table.s, one, 0)
    table.units(0, board.ids[section], transport_ship=1)
    assert two in linked(table.s, one, 0)
    assert not is_open_to(table.s, section, 1)
    table.s.access[0] = 1 << 1
    assert not is_open_to(table.s, section, 1), "an enemy is not let over"
    table.truce(1, 0)
    assert is_open_to(table.s, section, 1)
    assert not is_open_to(table.s, section, 2)


@pytest.mark.rule("SZ-D6.7")
def test_a_frozen_section_can_be_crossed_by_anybody() -> None:
    table = Position("huns", "yellow")
    section = next(f for f in range(table.s.map.count) if table.s.map.sort[f] == RIVER)
    assert not is_open_to(table.s, section, 2)
    table.s.frozen[section] = True
    assert is_open_to(table.s, section, 2)


def besieged() -> tuple[Position, int, int]:
    """An encircled village with a dock, a sea that it touches, and another village by the sea."""
    table = Position("britannia")
    board = table.s.map
    for field in range(board.count):
        for _, one, other in board.points[field]:
            lands = [
                land
                for land in board.coast[one]
                if land != field
                and land not in board.land_next[field]
                and board.neutral[land] == NONE
            ]
            if other == NONE and lands and board.neutral[field] == NONE:
                table.village(0, board.ids[field]).dock(board.ids[field], board.ids[one])
                table.village(0, board.ids[lands[0]])
                table.units(1, board.ids[field], light_infantry=1).encircled(board.ids[field])
                return table, field, one
    raise AssertionError


@pytest.mark.rule("SZ-D7.5", "SZ-D7.8", "SZ-D7.10")
def test_an_encircled_settlement_connects_only_through_its_shipyard() -> None:
    table, field, sea = besieged()
    alone = Network(table.s, 0)
    assert alone.component[field] == NONE
    assert alone.inside[field] != NONE
    assert not alone.supplies(alone.inside[field])
    table.units(0, table.s.map.ids[sea], transport_ship=1)
    relieved = Network(table.s, 0)
    assert relieved.inside[field] == relieved.component[sea]
    assert relieved.supplies(relieved.inside[field])


@pytest.mark.rule("SZ-D7.8")
def test_where_a_free_settlement_is_asked_for_an_encircled_one_does_not_count() -> None:
    table, field, _ = besieged()
    assert not table.s.is_free(field, 0)
    assert not Network(table.s, 0).holds(field)


@pytest.mark.rule("SZ-P4.39", "SZ-D7.3")
def test_supply_of_romans_crosses_the_danube_as_they_do() -> None:
    table = Position("huns", "yellow").village(0, "03").units(0, "26", light_infantry=1)
    far = table.field("26")
    assert not Network(table.s, 0).reaches(far)
    ids = [faction.id for faction in factions()]
    table.s.faction[0] = ids.index("huns-romans")
    assert Network(table.s, 0).holds(far)
    table.s.faction[0] = ids.index("huns-alans")
    assert not Network(table.s, 0).reaches(far)


@pytest.mark.rule("SZ-D7.5", "SZ-D7.10", "SZ-Q2.2")
def test_a_shipyard_on_a_small_river_connects_along_it() -> None:
    table = Position("orient", "red")
    s = table.s
    home, river, near = next(
        (field, river, other)
        for field in range(s.map.count)
        for other, river in s.map.down_river[field]
        if not s.map.points[field] and s.map.neutral[field] == s.map.neutral[other] == NONE
    )
    id = s.map.ids[home]
    table.village(0, id).units(1, id, light_infantry=1)
    cells = [cell for cell, _, _ in s.yard_points(home) if s.map.small_river(cell) == river]
    s.yard[home] = DOCK
    s.yard_point[home] = [cell for cell, _, _ in s.yard_points(home)].index(cells[0])
    table.encircled(id).units(0, s.map.ids[near], light_infantry=1)
    network = Network(s, 0)
    assert network.inside[home] == network.component[near] != NONE
