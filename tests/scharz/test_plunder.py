"""Chapter 10.8: plunder and stolen goods."""

import pytest

from kronika.games.scharz.factions import factions
from kronika.games.scharz.plunder import (
    fame,
    may_plunder,
    plunder,
    plunder_field,
    score_stolen_herds,
    take_goods,
)
from kronika.games.scharz.position import Position
from kronika.games.scharz.supply import Network
from kronika.games.scharz.terms import BROWN, CITY, DOCK, FORTIFICATION, NONE, PORT, TS, VILLAGE

from .helpers import answer
from .playing import Playing
from .test_taxes import lands

pytestmark = pytest.mark.compiled


def of(id: str) -> int:
    return [each.id for each in factions()].index(id)


def raid(mode: str = "white", players: int = 4) -> tuple[Position, str]:
    """Units of player 0 on a field next to his village."""
    table = Position("taifas", mode, players=players)
    ids = lands(table)
    near = table.s.map.ids[table.s.map.land_next[table.field(ids[0])][0]]
    table.village(0, ids[0]).units(0, near, light_infantry=1)
    table.s.prestige = [20] * players
    return table, near


# Who may plunder


@pytest.mark.rule("SZ-K8.1")
def test_where_one_may_plunder() -> None:
    table, id = raid()
    s, field = table.s, table.field(id)
    assert may_plunder(s, 0, field)
    assert not may_plunder(s, 1, field), "units are needed"
    s.plundered[field] = True
    assert not may_plunder(s, 0, field)
    table, id = raid()
    assert not may_plunder(table.village(0, id).s, 0, table.field(id)), "an own settlement"
    table, id = raid()
    table.s.site[table.field(id)], table.s.site_owner[table.field(id)] = VILLAGE, 0
    assert not may_plunder(table.s, 0, table.field(id)), "nor an unfinished one"


@pytest.mark.rule("SZ-K8.1", "SZ-K6.20")
@pytest.mark.parametrize("building", [CITY, DOCK, PORT, FORTIFICATION])
def test_a_site_at_a_settlement_that_was_lost_protects_nothing(building: int) -> None:
    table, id = raid()
    s, field = table.village(1, id).encircled(id).s, table.field(id)
    s.site[field], s.site_owner[field] = building, 0
    assert may_plunder(s, 0, field), "the settlement is an enemy's, whoever began to build at it"


@pytest.mark.rule("SZ-K8.1", "SZ-D4.5")
def test_neutral_land_is_never_plundered() -> None:
    table = Position("orient")
    trail = next(f for f in range(table.s.map.count) if table.s.map.neutral[f] != NONE)
    table.units(0, table.s.map.ids[trail], light_infantry=1)
    assert not may_plunder(table.s, 0, trail)


@pytest.mark.rule("SZ-K8.1")
@pytest.mark.parametrize(("mode", "able"), [("first", False), ("basic", False), ("white", True)])
def test_plunder_is_of_white_mode_and_on(mode: str, able: bool) -> None:
    table, id = raid(mode)
    assert may_plunder(table.s, 0, table.field(id)) == able


@pytest.mark.rule("SZ-K8.11")
def test_fields_of_partners_are_spared() -> None:
    table, id = raid("green")
    table.herds(1, id, sheep=1)
    table.s.remove_unit(0)
    table.s.control[table.field(id)] = NONE
    table.s.add_unit(0, 0, 1, table.field(id))
    assert may_plunder(table.s, 0, table.field(id))
    table.truce(0, 1)
    assert not may_plunder(table.s, 0, table.field(id))


@pytest.mark.rule("SZ-K8.11")
def test_the_field_of_an_encircled_enemy_can_be_plundered() -> None:
    table, id = raid()
    table.village(1, id).encircled(id)
    assert may_plunder(table.s, 0, table.field(id))


# What it brings


@pytest.mark.rule("SZ-K8.2")
def test_gold_needs_a_connection() -> None:
    table, id = raid()
    plunder_field(table.s, 0, table.field(id), Network(table.s, 0))
    assert (table.s.gold[0], table.s.plundered[table.field(id)]) == (1, True)
    far = lands(table)[-1]
    table.units(0, far, light_infantry=1)
    plunder_field(table.s, 0, table.field(far), Network(table.s, 0))
    assert table.s.gold[0] == 1


@pytest.mark.rule("SZ-K8.6", "SZ-H2.4")
def test_prestige_of_plunder() -> None:
    table, id = raid("yellow")
    field = table.field(id)
    assert fame(table.s, 0, field) == -4
    table.village(1, id)
    assert fame(table.s, 0, field) == -4
    table.s.rivals[0] = 1 << 1
    assert fame(table.s, 0, field) == 4
    assert fame(raid("green")[0].s, 0, field) == 0


@pytest.mark.rule("SZ-P4.5", "SZ-P4.16", "SZ-P3.2")
@pytest.mark.parametrize("id", ["italia-celts", "vikings-vikings"])
def test_some_factions_plunder_abroad(id: str) -> None:
    faction = factions()[of(id)]
    for players, worth in ((4, 4), (2, -4)):
        table = Position(
            ["britannia", "italia", "taifas", "vikings"][faction.map], "yellow", players
        )
        table.s.faction[0] = of(id)
        home = next(f for f in range(table.s.map.count) if table.s.map.nation[f] == faction.region)
        away = next(
            f
            for f in range(table.s.map.count)
            if table.s.map.nation[f] not in (NONE, faction.region)
        )
        assert fame(table.s, 0, away) == worth
        assert fame(table.s, 0, home) == -4


@pytest.mark.rule("SZ-P4.35")
def test_kassites_plunder_lowlands() -> None:
    table = Position("orient", "yellow")
    table.s.faction[0] = of("orient-kassites")
    colours = {
        table.s.map.colour[field]: fame(table.s, 0, field)
        for field in range(table.s.map.count)
        if table.s.is_land(field) and table.s.map.neutral[field] == NONE
    }
    assert all((worth == 4) == (colour < BROWN or colour == 4) for colour, worth in colours.items())
    assert set(colours.values()) == {4, -4}


@pytest.mark.rule("SZ-P4.47", "SZ-OP20")
def test_plunder_across_the_danube() -> None:
    table = Position("huns", "yellow", players=4)
    s = table.s
    banks = [f for f in range(s.map.count) if s.is_land(f) and s.map.is_on_river(f, "danubius")]
    right = [f for f in banks if s.map.ground.letters[s.map.nation[f]] in "RK"]
    left = [f for f in banks if f not in right]
    assert right
    assert left
    s.faction[:2] = [of("huns-romans"), of("huns-slavs")]
    assert {fame(s, 0, field) for field in left} == {4}
    assert {fame(s, 0, field) for field in right} == {-4}
    assert {fame(s, 1, field) for field in left} == {-4}
    assert {fame(s, 1, field) for field in right} == {4}
    inland = next(f for f in range(s.map.count) if s.is_land(f) and f not in banks)
    assert (fame(s, 0, inland), fame(s, 1, inland)) == (-4, -4)


# Stolen goods


def theft(mode: str = "green") -> tuple[Position, str]:
    table, id = raid(mode)
    table.herds(1, id, sheep=1, pigs=1)
    return table, id


@pytest.mark.rule("SZ-K8.9", "SZ-F2.4", "SZ-G5.1", "SZ-G5.5", "SZ-J7.5")
def test_herds_on_an_enemys_field_are_stolen() -> None:
    table, _ = theft()
    take_goods(table.s)
    assert table.s.herd_owner == [0, 0]
    assert table.s.points[:2] == [0, -2]
    score_stolen_herds(table.s)
    assert table.s.points[:2] == [2, -2]
    table.s.turn += 1
    score_stolen_herds(table.s)
    assert table.s.points[0] == 2


@pytest.mark.rule("SZ-K8.9")
def test_a_settlement_steals_too() -> None:
    table = Position("taifas", "basic", players=4)
    id = lands(table)[0]
    table.village(0, id).herds(1, id, sheep=1)
    take_goods(table.s)
    assert table.s.herd_owner == [0]


@pytest.mark.rule("SZ-K8.9", "SZ-K8.12", "SZ-H3.5", "SZ-H4.3")
def test_what_is_not_stolen() -> None:
    table, id = theft()
    table.truce(0, 1)
    take_goods(table.s)
    assert table.s.herd_owner == [1, 1], "a partner's"
    table, id = theft()
    table.units(1, id, light_infantry=1)
    take_goods(table.s)
    assert table.s.herd_owner == [1, 1], "contested"
    table, id = raid("green")
    table.village(1, id).herds(1, id, inside=True, sheep=1).encircled(id)
    take_goods(table.s)
    assert table.s.herd_owner == [1], "inside"


@pytest.mark.rule("SZ-K8.9", "SZ-J2.9")
def test_grain_and_empty_ships_change_hands_without_points() -> None:
    table, id = raid("green")
    field = table.field(id)
    table.grain(1, id)
    table.s.empty.put(1, TS, field, 1)
    take_goods(table.s)
    assert (table.s.grain_owner[field], table.s.sower[field]) == (0, 1)
    assert table.s.empty.owners(field) == [0]
    assert table.s.points == [0] * 4


# The step


@pytest.mark.rule("SZ-K8.7")
def test_a_stolen_herd_can_be_destroyed() -> None:
    table, id = theft("basic")
    spoken = f"taifas-{id}"
    found = answer(plunder(table.s), [(0, f"kill-herd pigs {spoken}"), (0, "spare")])
    assert found.asked[0][1] == [f"kill-herd sheep {spoken}", f"kill-herd pigs {spoken}", "spare"]
    assert table.s.herd_owner == [0, NONE]
    score_stolen_herds(table.s)
    assert table.s.points[:2] == [1, -2]


@pytest.mark.rule("SZ-K8.10")
def test_foreign_grain_can_be_burnt() -> None:
    table, id = raid("basic")
    field = table.field(id)
    table.grain(1, id, sown=1, crop=2)
    answer(plunder(table.s), [(0, f"burn-grain taifas-{id}")])
    assert (table.s.sown[field], table.s.crop[field], table.s.grain_owner[field]) == (0, 0, NONE)
    assert table.s.points[:2] == [0, -1]
    own, id = raid("basic")
    own.grain(0, id)
    assert answer(plunder(own.s)).asked == []


@pytest.mark.rule("SZ-K8.10")
def test_grain_is_burnt_by_units_alone() -> None:
    table = Position("taifas", "basic", players=4)
    id = lands(table)[0]
    table.village(0, id).grain(1, id)
    assert answer(plunder(table.s)).asked == []


@pytest.mark.rule("SZ-K8.1", "SZ-K4.13")
def test_everybody_plunders_what_he_wants() -> None:
    table, id = raid("yellow")
    table.s.due_prestige[0] = 6
    found = answer(plunder(table.s), [(0, f"plunder taifas-{id}")])
    assert found.asked == [(0, [f"plunder taifas-{id}", "spare"])]
    assert table.s.prestige[0] == 20 - 4 + 6, "what combat earned comes afterwards"
    again, id = raid("yellow")
    answer(plunder(again.s), [(0, "spare")])
    assert not again.s.plundered[again.field(id)]


@pytest.mark.rule("SZ-K8.1", "SZ-F7.1")
@pytest.mark.parametrize("order", [(0, 1), (1, 0)])
def test_of_two_enemies_on_a_field_one_plunders(order: tuple[int, int]) -> None:
    table, id = raid("yellow")
    table.units(1, id, light_infantry=1)
    answer(plunder(table.s), [(player, f"plunder taifas-{id}") for player in order])
    assert table.s.prestige[:2] == [16, 20], "the first in Prelude order, whoever is quicker"


@pytest.mark.rule("SZ-K8.10", "SZ-H6.4", "SZ-K8.9")
def test_grain_of_a_partner_is_not_burnt() -> None:
    table, id = raid("green")
    table.grain(1, id).truce(0, 1)
    field = table.field(id)
    table.s.plundered[field] = True
    assert answer(plunder(table.s)).asked == []
    assert table.s.grain_owner[field] == 1


@pytest.mark.rule("SZ-J2.9", "SZ-F2.4")
@pytest.mark.parametrize("mode", ["first", "basic", "white"])
def test_empty_ships_change_hands_after_combat_in_every_mode(mode: str) -> None:
    table = Position("italia", mode).village(0, "12").village(1, "20").village(2, "43")
    table.units(1, "11", light_infantry=1)
    shore = table.field("11")
    table.s.empty.put(0, TS, shore, 1)
    table.s.gold = [5] * 3
    playing = Playing(table.at("units"))
    playing.until("trade")
    assert playing.s.empty.owners(shore) == [1]


@pytest.mark.rule("SZ-J2.9", "SZ-D5.6", "SZ-K8.12")
def test_empty_ships_in_the_shipyard_of_an_encircled_settlement_stay_its_own() -> None:
    table = Position("italia").village(0, "13").dock("13", "sA").units(1, "13", light_infantry=1)
    field = table.field("13")
    table.encircled("13").vassal(2, 0).s.empty.put(0, TS, field)
    table.s.empty.put(2, TS, field)
    take_goods(table.s)
    assert table.s.empty.owners(field) == [0, 2]
