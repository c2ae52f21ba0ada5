"""Chapter 7: goals and final scoring."""

import pytest

from kronika.games.scharz.goals import (
    AGRICULTURE,
    CITIES,
    FIELDS,
    MINOR,
    PRESTIGE,
    SETTLEMENTS,
    agriculture,
    dominance_target,
    fulfilled,
    has_dominance,
    has_might,
    has_minor,
    is_sovereign,
    leader,
    most_points,
    reached,
    standing,
    target,
    total_points,
)
from kronika.games.scharz.position import Position
from kronika.games.scharz.terms import MODES

from .test_taxes import coastal, lands, port, with_villages

pytestmark = pytest.mark.compiled


@pytest.mark.rule("SZ-A1.4", "SZ-A1.5", "SZ-G2.3", "SZ-G2.5")
def test_minor_goals_of_each_mode() -> None:
    found = {
        mode: [MINOR[goal] for goal in range(5) if has_minor(Position("huns", mode).s, goal)]
        for mode in MODES
    }
    assert found["first"] == found["basic"] == []
    assert found["white"] == ["fields", "settlements", "cities"]
    assert found["green"] == ["fields", "settlements", "agriculture", "cities"]
    assert found["yellow"] == found["red"] == list(MINOR)


@pytest.mark.rule("SZ-G2.3", "SZ-EX44")
def test_agricultural_points() -> None:
    table = Position("huns", "green").village(0, "01").herds(0, "01", sheep=6, cattle=3)
    field = table.field("01")
    table.s.stored_grain[field] = 8
    table.s.stored_fish[field] = 5
    assert agriculture(table.s, 0) == 12 + 18 + 8 + 2
    assert AGRICULTURE in fulfilled(table.s, 0)
    assert agriculture(table.s, 1) == 0


@pytest.mark.rule("SZ-G2.1")
def test_fields_count_if_they_are_connected() -> None:
    table, ids = with_villages(13)
    assert reached(table.s, 0, FIELDS) == 13
    assert FIELDS not in fulfilled(table.s, 0)
    island = next(
        f for f in range(table.s.map.count) if table.s.is_land(f) and not table.s.map.land_next[f]
    )
    table.units(0, table.s.map.ids[island], light_infantry=1)
    assert reached(table.s, 0, FIELDS) == 13
    table.village(0, ids[13])
    assert FIELDS in fulfilled(table.s, 0)


@pytest.mark.rule("SZ-G2.2", "SZ-G2.4", "SZ-G1.3")
def test_two_minor_goals_are_might() -> None:
    table, ids = with_villages(8)
    assert not has_might(table.s, 0)
    table.village(0, ids[8])
    assert fulfilled(table.s, 0) == [SETTLEMENTS]
    table.city(0, ids[0]).city(0, ids[1])
    assert fulfilled(table.s, 0) == [SETTLEMENTS, CITIES]
    assert has_might(table.s, 0)


@pytest.mark.rule("SZ-G2.5")
@pytest.mark.parametrize(("mode", "goals"), [("yellow", [PRESTIGE]), ("green", [])])
def test_seventy_points_of_prestige(mode: str, goals: list[int]) -> None:
    s = Position("huns", mode).s
    s.prestige[0] = 69
    assert fulfilled(s, 0) == []
    s.prestige[0] = 70
    assert fulfilled(s, 0) == goals


@pytest.mark.rule("SZ-G4.1", "SZ-G4.2", "SZ-G4.5")
def test_truces_and_vassalages_move_the_targets() -> None:
    table = Position("huns", "yellow", players=4)
    s = table.s
    assert [target(s, 0, goal) for goal in range(5)] == [14, 9, 40, 2, 70]
    table.truce(1, 0)
    assert [target(s, 0, goal) for goal in range(5)] == [12, 8, 35, 2, 60]
    assert [target(s, 1, goal) for goal in range(5)] == [16, 10, 45, 2, 80]
    assert (dominance_target(s, 0), dominance_target(s, 1)) == (8, 12)
    table.vassal(2, 0).vassal(0, 3)
    assert standing(s, 0) == 1, "one truce and one vassal, less one lord"
    assert dominance_target(s, 2) == 12


@pytest.mark.rule("SZ-G4.5")
def test_no_target_falls_below_its_floor() -> None:
    table = Position("huns", "yellow", players=12)
    for other in range(1, 12):
        table.truce(other, 0)
    assert [target(table.s, 0, goal) for goal in range(5)] == [2, 1, 5, 2, 10]
    assert dominance_target(table.s, 0) == 2


@pytest.mark.rule("SZ-G4.4")
def test_five_victory_points_lower_the_targets_of_might() -> None:
    s = Position("huns", "yellow").s
    s.points[0] = 4
    assert target(s, 0, FIELDS) == 14
    s.points[0] = 5
    assert [target(s, 0, goal) for goal in range(5)] == [12, 8, 35, 2, 60]
    s.points[0] = 9
    assert target(s, 0, FIELDS) == 12, "once"


@pytest.mark.rule("SZ-G1.2", "SZ-G4.3")
def test_dominance_needs_ten_points_and_less_with_a_minor_goal() -> None:
    s = Position("huns", "yellow").s
    s.points[0] = 8
    assert not has_dominance(s, 0)
    s.prestige[0] = 60
    assert dominance_target(s, 0) == 8
    assert has_dominance(s, 0)
    first = Position("huns", "first").s
    first.points[0] = 20
    assert not has_dominance(first, 0), "the first game knows Significance alone"


@pytest.mark.rule("SZ-G1.1", "SZ-OP33")
def test_sovereignty_is_above_everybody() -> None:
    table = Position("huns").truce(1, 0, until=9)
    assert not is_sovereign(table.s, 0)
    table.vassal(2, 0)
    assert is_sovereign(table.s, 0)
    table.s.turn = 9
    assert not is_sovereign(table.s, 0), "the truce must cover the next round"
    table.s.turn = 8
    table.truce(0, 1, until=20)
    assert not is_sovereign(table.s, 0), "a payer is not above"


@pytest.mark.rule("SZ-G1.1")
def test_eliminated_players_need_no_truce() -> None:
    table = Position("huns").truce(1, 0)
    table.s.eliminated[2] = 3
    assert is_sovereign(table.s, 0)
    table.s.eliminated[1] = 3
    assert not is_sovereign(table.s, 0), "nobody is left to be above"


@pytest.mark.rule("SZ-G6.1", "SZ-G6.4")
def test_total_points() -> None:
    table, ids = with_villages(2, "green")
    table.city(0, ids[2])
    assert total_points(table.s, 0) == 3 * 2 + 3 + 1
    table.s.plundered[table.field(ids[0])] = True
    assert total_points(table.s, 0) == 3 * 2 - 1 + 3 + 1
    table.herds(0, ids[-1], cattle=2)
    assert total_points(table.s, 0) == 9 + 2 + 12 // 5, "a field far away counts"
    table.s.points[0] = 4
    assert total_points(table.s, 0) == 17


@pytest.mark.rule("SZ-G6.1")
def test_diplomacy_in_the_final_scoring() -> None:
    table = Position("huns", players=4).vassal(1, 0).vassal(2, 0).vassal(0, 3)
    s = table.s
    assert total_points(s, 0) == 3 * 2 - 3
    s.tributes_paid[3], s.tributes_received[3] = 1, 3
    s.ransoms_paid[3], s.ransoms_received[3] = 2, 1
    s.aids_paid[3], s.aids_received[3] = 4, 1
    assert total_points(s, 3) == 3 + 2 - 2 + 4 - 2


@pytest.mark.rule("SZ-G6.1")
@pytest.mark.parametrize(("mode", "points"), [("green", 0), ("yellow", 3)])
def test_prestige_in_the_final_scoring(mode: str, points: int) -> None:
    s = Position("huns", mode).s
    s.prestige[0] = 39
    assert total_points(s, 0) == points


@pytest.mark.rule("SZ-F5.5", "SZ-G1.4")
def test_twelve_points_ahead_win_at_a_years_end() -> None:
    s = Position("huns").s
    s.points = [11, 0, 0]
    assert leader(s) == -1
    s.points = [12, 0, -1]
    assert leader(s) == 0
    s.points = [12, 1, 0]
    assert leader(s) == -1


@pytest.mark.rule("SZ-G6.2", "SZ-G1.4")
def test_gold_breaks_ties() -> None:
    s = Position("huns").s
    s.points = [3, 3, 1]
    assert most_points(s) == [0, 1]
    s.gold = [1, 2, 9]
    assert most_points(s) == [1]


def test_ports_do_not_count_as_settlements() -> None:
    table = Position("taifas", players=4)
    id = coastal(table, lands(table))[0]
    table.village(0, id)
    before = total_points(table.s, 0)
    port(table, id)
    assert total_points(table.s, 0) == before
