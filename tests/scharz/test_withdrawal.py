"""Chapter 10.2: COMBAT-Withdrawal."""

import pytest

from kronika.core.asks import Floor
from kronika.games.scharz.battles import battles
from kronika.games.scharz.position import Position
from kronika.games.scharz.sieges import sieges
from kronika.games.scharz.state import IN_YARD, INSIDE, OUTSIDE, Table
from kronika.games.scharz.terms import LI, NONE, TS
from kronika.games.scharz.withdrawal import withdrawal

from .helpers import Played
from .test_battles import on, whole
from .test_escape import offered

pytestmark = pytest.mark.compiled


def inside(s: Table, player: int = 0) -> int:
    return [s.where[unit] for unit in s.units_of(player)].count(INSIDE)


def siege(mode: str = "first", defenders: int = 2) -> Position:
    table = Position("huns", mode).village(0, "18").units(0, "18", light_infantry=defenders)
    return table.units(1, "18", light_infantry=6)


@pytest.mark.rule("SZ-K2.1", "SZ-K2.4", "SZ-EX22", "SZ-K4.12")
def test_who_withdraws_is_encircled_without_a_battle() -> None:
    s = siege().s
    Played(withdrawal(s), (0, "withdraw-all"))
    assert (inside(s), on(s, "18")) == (2, [0, 6, 0])
    Played(whole(s))
    field = s.map.number("18")
    assert (s.encircled_since[field], s.control[field]) == (s.turn, 1)
    assert (s.points, inside(s)) == ([0, 0, 0], 2)


@pytest.mark.rule("SZ-K2.6", "SZ-K2.1")
def test_some_may_stay_outside() -> None:
    s = siege().s
    Played(withdrawal(s), (0, "withdraw player-1 light-infantry standard 1"))
    assert (inside(s), on(s, "18")) == (1, [1, 6, 0])
    s = siege().s
    Played(withdrawal(s))
    assert inside(s) == 0, "who says nothing stays"


@pytest.mark.rule("SZ-K2.1", "SZ-D5.4")
def test_no_more_go_in_than_there_is_room_for() -> None:
    s = siege(defenders=7).s
    played = Played(withdrawal(s), (0, "withdraw player-1 light-infantry standard 5"))
    assert offered(played, "withdraw", 0) == [
        [
            "withdraw player-1 light-infantry standard 5",
            "withdraw player-1 light-infantry standard 1",
            "no-more",
        ]
    ]
    assert inside(s) == 5


@pytest.mark.rule("SZ-K2.2")
def test_nobody_withdraws_into_a_settlement_that_was_encircled() -> None:
    s = siege().encircled("18").units(0, "18", light_infantry=1).s
    played = Played(withdrawal(s))
    assert offered(played, "withdraw", 0) == []


@pytest.mark.rule("SZ-K2.1")
def test_nobody_withdraws_without_need_or_into_foreign_settlements() -> None:
    s = Position("huns").village(0, "18").units(0, "18", light_infantry=2).s
    assert Played(withdrawal(s)).asked == []
    s = Position("huns").village(0, "18").units(0, "18", cavalry=1).units(1, "18", cavalry=1).s
    assert offered(Played(withdrawal(s)), "withdraw", 1) == []


@pytest.mark.rule("SZ-K2.1", "SZ-H3.6", "SZ-H3.18")
def test_a_coalition_withdraws_together_as_the_lord_says() -> None:
    table = siege("white").vassal(2, 0).units(2, "18", light_infantry=1)
    s = table.s
    played = Played(withdrawal(s), (0, "withdraw player-3 light-infantry standard 1"))
    assert (inside(s, 2), inside(s)) == (1, 0)
    assert {player for player, _, _ in played.asked} == {0}
    alone = Position("huns").village(0, "18").vassal(2, 0).units(2, "18", light_infantry=1)
    s = alone.units(1, "18", light_infantry=1).s
    Played(withdrawal(s), (2, "withdraw-all"))
    assert inside(s, 2) == 1


@pytest.mark.rule("SZ-H3.17", "SZ-K2.2", "SZ-H3.6")
def test_a_lord_does_not_withdraw_to_the_vassals_of_his_vassal() -> None:
    table = Position("huns", players=4).vassal(1, 0).vassal(2, 1).truce(0, 2).village(2, "18ab")
    for player in (0, 1, 3):
        table.units(player, "18ab", light_infantry=1)
    s = table.s
    Played(withdrawal(s), (0, "withdraw-all"))
    assert [s.where[unit] for unit in range(3)] == [OUTSIDE, INSIDE, OUTSIDE]


@pytest.mark.rule("SZ-K2.3", "SZ-EX17")
def test_who_is_encircled_may_sally() -> None:
    s = siege().encircled("18").s
    Played(withdrawal(s), (0, "sally player-1 light-infantry standard 1"))
    assert (inside(s), on(s, "18")) == (1, [1, 6, 0])


@pytest.mark.rule("SZ-K2.3", "SZ-EX56")
def test_crews_sally_as_infantry_and_leave_their_ships() -> None:
    table = Position("huns", "white").village(0, "09").dock("09", "sC")
    table.units(0, "09", transport_ship=1).units(1, "09", light_infantry=1)
    s = table.s
    ship = s.units_of(0)[0]
    s.where[ship] = IN_YARD
    table.encircled("09")
    Played(withdrawal(s), (0, "sally-all"))
    assert (s.type[ship], s.where[ship]) == (LI, OUTSIDE)
    assert s.empty.count(s.map.number("09"), 0, TS) == 1


@pytest.mark.rule("SZ-K4.10")
def test_builders_may_leave_their_site_before_the_battle() -> None:
    table = Position("huns", "first").units(0, "18", light_infantry=2)
    s = table.units(1, "18", light_infantry=1).s
    for unit in s.units_of(0):
        s.builds_since[unit] = s.turn
    Played(withdrawal(s), (0, "leave-site player-1 light-infantry standard 1"))
    assert [bool(s.builds_since[unit]) for unit in s.units_of(0)] == [False, True]


@pytest.mark.rule("SZ-K4.10", "SZ-K2.1")
def test_who_withdraws_builds_no_more() -> None:
    s = siege().s
    for unit in s.units_of(0):
        s.builds_since[unit] = s.turn
    Played(withdrawal(s), (0, "withdraw-all"))
    assert not any(s.builds_since[unit] for unit in s.units_of(0))


@pytest.mark.rule("SZ-K2.5")
@pytest.mark.parametrize(("mode", "sheltered"), [("basic", True), ("white", False)])
def test_herds_are_taken_into_the_settlement(mode: str, sheltered: bool) -> None:
    s = siege(mode, 0).herds(0, "18", sheep=1, pigs=1).s
    keys = [(0, "shelter pigs")] if sheltered else []
    played = Played(withdrawal(s), *keys)
    assert s.herd_inside == [False, sheltered]
    assert len(offered(played, "shelter", 0)) == int(sheltered), "there is room for one"


@pytest.mark.rule("SZ-K2.5")
def test_herds_do_not_go_into_an_encircled_settlement() -> None:
    s = siege("basic").encircled("18").herds(0, "18", sheep=1).s
    assert offered(Played(withdrawal(s)), "shelter", 0) == []


@pytest.mark.rule("SZ-F2.2")
def test_when_combat_is_left_out() -> None:
    home = Position("huns", "green").units(0, "18", light_infantry=1).village(0, "18")
    home.herds(0, "18", sheep=1)
    both = Position("huns").units(0, "18", light_infantry=1).units(1, "18", light_infantry=1)
    for s in (home.s, both.truce(0, 1).s):
        for step in (withdrawal, battles, sieges):
            played = Played(step(s))
            assert (played.asked, played.result) == ([], True)
    alone = Position("huns").units(0, "18", light_infantry=1).village(1, "18").s
    for step in (withdrawal, battles):
        Played(step(alone))
    assert offered(Played(sieges(alone)), "siege", 0), "nobody met anybody, but it is encircled"


@pytest.mark.rule("SZ-K2.4", "SZ-J4.5")
def test_who_withdrew_in_vain_comes_out_again() -> None:
    table = siege("white", 1).units(2, "18", heavy_infantry=9)
    s = table.truce(0, 2).s
    s.access[0] |= 1 << 2
    Played(withdrawal(s), (0, "withdraw-all"))
    assert inside(s) == 1
    for unit in s.units_of(1)[1:]:
        s.remove_unit(unit)
    Played(whole(s), (1, "flee player-2 huns-19"))
    assert inside(s) == 0
    assert s.encircled_since[s.map.number("18")] == 0
    assert s.control[s.map.number("18")] != NONE


@pytest.mark.rule("SZ-K2.4", "SZ-F7.1")
def test_decisions_are_secret_until_all_have_decided() -> None:
    for table in (siege(), siege().encircled("18"), siege("basic", 0).herds(0, "18", sheep=1)):
        floor = next(withdrawal(table.s))
        assert isinstance(floor, Floor)
        assert [ask.secret for ask in floor.asks] == [True]
