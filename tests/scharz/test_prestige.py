"""Chapters 13.8 and 14.1: New Year, Festivities, and factions in Taxes."""

import pytest

from kronika.games.scharz.factions import factions, has_ability, is_at_home
from kronika.games.scharz.position import Position
from kronika.games.scharz.prestige import (
    festivities,
    gain_prestige,
    new_year,
    points_of_the_year,
)
from kronika.games.scharz.taxes import potential_income, yields
from kronika.games.scharz.terms import ABILITIES, NONE

from .helpers import answer
from .test_taxes import coastal, lands, port

pytestmark = pytest.mark.compiled


def realm(villages: int, mode: str = "yellow") -> tuple[Position, list[str]]:
    table = Position("taifas", mode, players=4)
    ids = lands(table)
    for id in ids[:villages]:
        table.village(0, id)
    return table, ids


def of(id: str) -> int:
    return [each.id for each in factions()].index(id)


@pytest.mark.rule("SZ-P1.2")
def test_prestige_never_falls_below_zero() -> None:
    s = realm(1)[0].s
    gain_prestige(s, 0, 5)
    gain_prestige(s, 0, -9)
    assert s.prestige[0] == 0


@pytest.mark.rule("SZ-G5.1", "SZ-G5.2")
def test_points_for_pieces_of_a_year() -> None:
    worth = [points_of_the_year(prestige) for prestige in (0, 9, 10, 19, 20, 29, 30, 99)]
    assert worth == [0, 0, 1, 1, 2, 2, 3, 3]


@pytest.mark.rule("SZ-N8.1", "SZ-EX62", "SZ-G5.6")
def test_new_year() -> None:
    s = realm(1)[0].s
    s.destroyed, s.lost = [12, 0, 30, 0], [8, 25, 10, 0]
    s.prestige = [3, 7, 20, 0]
    s.eliminated[3] = 2
    new_year(s)
    assert s.points == [1, -2, 3 - 1, 0]
    assert s.prestige == [7, 7, 20, 0]
    assert (s.destroyed, s.lost) == ([0] * 4, [0] * 4)


@pytest.mark.rule("SZ-N8.3", "SZ-N8.4", "SZ-N8.6", "SZ-EX63")
def test_a_triple_feast() -> None:
    table = Position("taifas", "yellow", players=4)
    ids = lands(table)
    shores = coastal(table, ids)
    homes = [*shores[:2], *[id for id in ids if id not in shores[:2]][:2]]
    for id in homes:
        table.village(0, id)
    for id in shores[:2]:
        port(table, id)
    held = 4
    for id in [id for id in ids if id not in homes]:
        field = table.field(id)
        if held < 10 and any(table.s.control[f] == 0 for f in table.s.map.land_next[field]):
            table.units(0, id, light_infantry=1)
            held += 1
    assert yields(table.s, 0) == 13
    for id, grain in zip(homes, (2, 2, 2, 2)):
        table.s.stored_grain[table.field(id)] = grain
    answer(festivities(table.s), [(0, "feast 3")])
    assert table.s.prestige[0] == 39
    assert sum(table.s.stored_grain) == 0


@pytest.mark.rule("SZ-N8.3", "SZ-EX64")
def test_festivities_count_fields_as_taxes_do() -> None:
    table, ids = realm(3)
    held: list[str] = []
    for id in ids[3:]:
        if len(held) < 3 and any(
            table.s.map.ids[other] in ids[:3] for other in table.s.map.land_next[table.field(id)]
        ):
            table.units(0, id, light_infantry=1)
            held.append(id)
    for id in held:
        table.s.plundered[table.field(id)] = True
    enemy = next(
        id
        for id in ids[3:]
        if id not in held
        and any(table.s.control[other] == 0 for other in table.s.map.land_next[table.field(id)])
    )
    table.village(1, enemy).units(0, enemy, light_infantry=1).encircled(enemy)
    answer(festivities(table.s))
    assert table.s.prestige[0] == 5, "3 + 1.5 + 0.5"


@pytest.mark.rule("SZ-N8.4")
def test_a_feast_is_as_large_as_the_grain_allows() -> None:
    table, ids = realm(2)
    field = table.field(ids[0])
    table.s.stored_grain[field] = 3
    found = answer(festivities(table.s), [(0, "feast 2")])
    assert found.asked == [(0, ["feast 1", "feast 2"])]
    assert table.s.stored_grain[field] == 1
    assert table.s.prestige[0] == 2 * 3


@pytest.mark.rule("SZ-N8.4")
def test_who_has_several_stores_says_which_feed_the_feast() -> None:
    table, ids = realm(2)
    one, two = (table.field(id) for id in ids[:2])
    table.s.stored_grain[one] = table.s.stored_grain[two] = 2
    keys = ["feast 2", f"feast-from taifas-{ids[1]}", f"feast-from taifas-{ids[1]}"]
    answer(festivities(table.s), [(0, key) for key in keys])
    assert (table.s.stored_grain[one], table.s.stored_grain[two]) == (2, 0)


@pytest.mark.rule("SZ-N1.5", "SZ-N8.5", "SZ-P4.3", "SZ-P4.11", "SZ-P4.30", "SZ-P4.40")
@pytest.mark.parametrize(
    "id", ["italia-greeks", "britannia-islanders", "orient-aegeans", "huns-bosporus"]
)
def test_rich_ports(id: str) -> None:
    table = Position("taifas", "yellow", players=4)
    home = coastal(table, lands(table))[0]
    table.village(0, home)
    port(table, home)
    before = yields(table.s, 0)
    table.s.faction[0] = of(id)
    assert (yields(table.s, 0), potential_income(table.s, 0)) == (before + 1, before + 1)
    table.s.faction[0] = of("italia-romans")
    assert yields(table.s, 0) == before


@pytest.mark.rule("SZ-N1.5", "SZ-P4.1")
def test_etruscans_collect_three_more() -> None:
    table, _ = realm(2)
    before = potential_income(table.s, 0)
    table.s.faction[0] = of("italia-etruscans")
    assert potential_income(table.s, 0) == before + 3
    assert yields(table.s, 0) == before, "in gold, not in prestige"


@pytest.mark.rule("SZ-A2.5", "SZ-P3.1")
def test_factions_are_of_yellow_and_red_mode() -> None:
    fishes = ABILITIES.index("always-fishes")
    for mode, able in (("green", False), ("yellow", True), ("red", True)):
        s = realm(1, mode)[0].s
        assert not has_ability(s, 0, fishes)
        s.faction[0] = of("vikings-british-isles")
        assert has_ability(s, 0, fishes) == able


@pytest.mark.rule("SZ-P3.1")
def test_home_is_the_region_of_the_faction() -> None:
    table = Position("huns", "yellow")
    table.s.faction[0] = of("huns-visigoths")
    assert is_at_home(table.s, 0, table.field("26"))
    assert not is_at_home(table.s, 0, table.field("01"))
    table.s.faction[1] = of("taifas-vikings")
    desert = [f for f in range(table.s.map.count) if table.s.map.nation[f] == NONE]
    assert not any(is_at_home(table.s, 1, field) for field in desert)
