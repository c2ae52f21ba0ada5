"""Chapter 13.1: taxes."""

import pytest

from kronika.games.scharz.position import Position
from kronika.games.scharz.supply import linked
from kronika.games.scharz.taxes import (
    collect_taxes,
    free_settlements,
    least_tribute,
    potential_income,
    price_of_peace,
)
from kronika.games.scharz.terms import CITY, NONE, SEA

pytestmark = pytest.mark.compiled


def lands(table: Position) -> list[str]:
    """Playable land fields, one after the other connected, no sea between them."""
    s = table.s
    found = [next(f for f in range(s.map.count) if s.map.neutral[f] == NONE)]
    for field in found:
        for other in s.map.land_next[field]:
            if other not in found and s.map.neutral[other] == NONE:
                found.append(other)
    return [s.map.ids[field] for field in found]


def with_villages(count: int, mode: str = "white") -> tuple[Position, list[str]]:
    table = Position("taifas", mode, players=4)
    ids = lands(table)
    for id in ids[:count]:
        table.village(0, id)
    return table, ids


def port(table: Position, id: str, building: str = "port") -> None:
    field = table.field(id)
    _, one, other = table.s.map.points[field][0]
    seas = [table.s.map.ids[sea] for sea in (one, other) if sea != NONE]
    (table.port if building == "port" else table.dock)(id, *seas)


def coastal(table: Position, ids: list[str]) -> list[str]:
    return [id for id in ids if table.s.map.points[table.field(id)]]


@pytest.mark.rule("SZ-N1.1")
def test_villages_cities_and_half_of_the_fields() -> None:
    table, _ = with_villages(3)
    assert potential_income(table.s, 0) == 3 + 1, "three villages, three fields: 4.5"
    table, ids = with_villages(2)
    table.city(0, ids[2])
    assert potential_income(table.s, 0) == 2 + 3 + 1


@pytest.mark.rule("SZ-N1.1")
def test_a_port_pays_and_a_dock_does_not() -> None:
    for building, income in (("dock", 1), ("port", 3)):
        table = Position("taifas", players=4)
        id = coastal(table, lands(table))[0]
        table.village(0, id)
        port(table, id, building)
        assert potential_income(table.s, 0) == income


@pytest.mark.rule("SZ-N1.3", "SZ-D6.1")
def test_fields_pay_if_they_are_controlled_connected_and_not_plundered() -> None:
    table, ids = with_villages(2, "green")
    near = [
        id
        for id in ids[2:]
        if any(table.s.map.ids[other] in ids[:2] for other in linked(table.s, table.field(id), 0))
    ]
    table.units(0, near[0], light_infantry=1).units(0, near[1], light_infantry=1)
    assert potential_income(table.s, 0) == 2 + 2
    table.s.plundered[table.field(near[0])] = True
    table.s.plundered[table.field(near[1])] = True
    assert potential_income(table.s, 0) == 2 + 1
    far = ids[-1]
    table.units(0, far, light_infantry=1).herds(0, ids[-2], sheep=1)
    assert potential_income(table.s, 0) == 2 + 1, "unconnected, and only owned"


@pytest.mark.rule("SZ-N1.3")
def test_the_field_of_an_encircled_settlement_pays_the_besieger() -> None:
    table, ids = with_villages(1)
    other = table.s.map.ids[table.s.map.land_next[table.field(ids[0])][0]]
    table.village(1, other).units(0, other, light_infantry=1).encircled(other)
    assert potential_income(table.s, 0) == 1 + 1
    assert potential_income(table.s, 1) == 0


@pytest.mark.rule("SZ-N1.2", "SZ-EX39")
def test_a_port_of_an_encircled_village_pays_while_it_is_open() -> None:
    table, ids = with_villages(2)
    home = coastal(table, ids[2:])[0]
    table.village(0, home)
    port(table, home)
    table.units(1, home, light_infantry=1).encircled(home)
    taken = [id for id in ids if id not in (home, *ids[:2])]
    held = 0
    plundered = 0
    while held < 6:  # with the two fields of the villages eight are controlled, three plundered
        for id in list(taken):
            near = linked(table.s, table.field(id), 0)
            if any(table.s.control[other] == 0 for other in near):
                table.units(0, id, light_infantry=1)
                table.s.plundered[table.field(id)] = plundered < 3
                plundered += 1
                held += 1
                taken.remove(id)
                break
        else:
            raise AssertionError
    assert potential_income(table.s, 0) == 6, "2 + 2 + 2.5"
    for sea in table.s.yard_seas(table.field(home)):
        assert table.s.map.sort[sea] == SEA
        table.units(1, table.s.map.ids[sea], warship=1)
    assert potential_income(table.s, 0) == 4


@pytest.mark.rule("SZ-EX38", "SZ-H3.19")
def test_without_income_a_ransom_costs_one() -> None:
    table, ids = with_villages(3)
    for id in ids[:3]:
        table.units(1, id, light_infantry=1).encircled(id)
    assert potential_income(table.s, 0) == 0
    assert price_of_peace(table.s, 0) == 1
    assert least_tribute(table.s, 0) == 1


@pytest.mark.rule("SZ-EX40")
def test_plundered_fields_islands_and_herds_pay_nothing() -> None:
    table, ids = with_villages(2, "green")
    table.city(0, ids[2])
    for id in ids[:3]:
        table.s.plundered[table.field(id)] = True
    for id in ids[3:7]:
        table.herds(0, id, sheep=1)
    assert potential_income(table.s, 0) == 5


@pytest.mark.rule("SZ-EX41")
def test_a_large_realm() -> None:
    table = Position("taifas", players=4)
    ids = lands(table)
    shores = coastal(table, ids)
    rest = [id for id in ids if id not in shores[:3]]
    for id in shores[:2]:
        table.city(0, id)
    for id in (shores[2], *rest[:4]):
        table.village(0, id)
    for id in shores[:3]:
        port(table, id)
    field = next(
        id
        for id in rest[4:]
        if any(table.s.control[other] == 0 for other in linked(table.s, table.field(id), 0))
    )
    table.units(0, field, light_infantry=1)
    assert potential_income(table.s, 0) == 6 + 6 + 5 + 4


@pytest.mark.rule("SZ-N1.4", "SZ-H3.11", "SZ-H3.12")
def test_a_vassal_gives_a_third_of_his_own_income() -> None:
    table, ids = with_villages(3)
    for id in ids[3:6]:
        table.village(1, id)
    for id in ids[6:9]:
        table.village(2, id)
    table.vassal(2, 1).vassal(1, 0)
    collect_taxes(table.s)
    assert table.s.gold[:3] == [4 + 1, 4 - 1 + 1, 4 - 1]


@pytest.mark.rule("SZ-H4.7", "SZ-H5.1", "SZ-H4.9", "SZ-H4.11")
def test_prices_of_peace() -> None:
    table, _ = with_villages(5)
    assert potential_income(table.s, 0) == 7
    assert least_tribute(table.s, 0) == 3
    assert price_of_peace(table.s, 0) == 7


@pytest.mark.rule("SZ-G2.2", "SZ-G2.4")
def test_free_settlements() -> None:
    table, ids = with_villages(2)
    table.city(0, ids[2]).city(0, ids[3])
    table.units(1, ids[3], light_infantry=1).encircled(ids[3])
    assert free_settlements(table.s, 0) == 3
    assert free_settlements(table.s, 0, CITY) == 1
