"""Chapter 10.5: battles on borders."""

import pytest

from kronika.games.scharz.battles import battles
from kronika.games.scharz.position import Position
from kronika.games.scharz.relations import make_truce
from kronika.games.scharz.state import ABOARD, INSIDE, ON_BORDER, OUTSIDE
from kronika.games.scharz.terms import NONE

from .helpers import Played
from .test_battles import on, red, rolls, steps, white, whole
from .test_escape import offered

pytestmark = pytest.mark.compiled


def border(mode: str = "first", one: int = 1, two: int = 1) -> Position:
    """Player 0 comes from 18, player 1 from 19."""
    table = Position("huns", mode).crossing(0, "18", "19", light_infantry=one)
    return table.crossing(1, "19", "18", light_infantry=two)


@pytest.mark.rule("SZ-K5.3", "SZ-K5.2", "SZ-J3.8", "SZ-K4.12")
def test_the_winner_of_a_border_goes_to_either_field() -> None:
    s = border("first", 2).s
    rolls(s, *white(1, 0), *white(0))
    keys = [(0, "settle huns-18 player-1 light-infantry standard 1"), (0, "settle-all huns-19")]
    Played(whole(s), *keys)
    assert (on(s, "18"), on(s, "19")) == ([1, 0, 0], [1, 0, 0])
    assert {s.where[unit] for unit in s.units_of(0)} == {OUTSIDE}
    assert {s.border[unit] for unit in s.units_of(0)} == {NONE}
    assert s.points == [1, -1, 0]


@pytest.mark.rule("SZ-K5.2")
def test_units_of_both_fields_join_from_the_second_round_on() -> None:
    s = border().units(0, "18", light_infantry=2).units(1, "19", light_infantry=1).s
    rolls(s, *white(0, 0), *white(1, 1, 0))
    keys = [(0, "join player-1 light-infantry standard 1"), (0, "settle-all huns-18")]
    played = Played(whole(s), *keys)
    assert offered(played, "join", 0) == [
        ["join-all", "join player-1 light-infantry standard 1", "no-more"],
    ]
    assert (on(s, "18"), s.dice.position) == ([3, 0, 0], 5), "two, then three dice"
    assert s.points == [1, -1, 0]


@pytest.mark.rule("SZ-K5.2")
def test_only_players_who_take_part_and_their_coalitions_join() -> None:
    table = border("white").vassal(2, 0).units(2, "18", light_infantry=1)
    table.truce(2, 1).units(1, "20", light_infantry=1)
    s = table.s
    rolls(s, *white(0, 0), *white(0, 0))
    played = Played(steps(s, 3))
    assert offered(played, "join", 2) == [["join-all", "no-more"]]
    stranger = border("first").units(2, "18", light_infantry=1).s
    rolls(stranger, *white(0, 0), *white(0, 0))
    played = Played(steps(stranger, 3))
    assert offered(played, "join", 2) == []


@pytest.mark.rule("SZ-K5.2", "SZ-J4.6")
def test_the_last_besieger_who_joins_ends_the_encirclement() -> None:
    table = border().village(1, "18").units(1, "18", light_infantry=1)
    s = table.units(0, "18", light_infantry=1).encircled("18").s
    rolls(s, *white(0, 0), *white(0, 0, 0))
    Played(steps(s, 3), (0, "join-all"))
    field = s.map.number("18")
    assert (s.encircled_since[field], s.control[field]) == (0, 1)
    assert on(s, "18") == [0, 1, 0], "who was inside stands outside again"


@pytest.mark.rule("SZ-K5.2", "SZ-K9.4")
def test_units_that_fight_themselves_do_not_join_before_their_battle_ends() -> None:
    table = border().units(0, "19", light_infantry=1).units(1, "19", light_infantry=1)
    s = table.s
    # Field 19: player 0 wins. Border: nothing. Then he may join, in the next round.
    rolls(s, *white(1, 0), *white(0, 0), *white(1, 0, 0))
    keys = [(0, "join-all"), (0, "settle-all huns-19")]
    played = Played(whole(s), *keys)
    assert len(offered(played, "join", 0)) == 1
    assert (on(s, "19"), s.points) == ([2, 0, 0], [2, -2, 0]), "two battles"


@pytest.mark.rule("SZ-K5.3", "SZ-K9.4")
def test_winners_join_a_battle_on_the_field_or_begin_one() -> None:
    s = border().units(1, "19", light_infantry=1).s
    rolls(s, *white(1, 0), *white(1, 0))
    Played(whole(s), (0, "settle-all huns-19"))
    assert (on(s, "19"), s.points) == ([1, 0, 0], [2, -2, 0]), "a new battle began at once"
    s = border().units(0, "19", light_infantry=1).units(1, "19", light_infantry=1).s
    rolls(s, *white(0, 0), *white(1, 0), *white(0, 1, 0))
    Played(whole(s), (0, "settle-all huns-19"))
    assert (on(s, "19"), s.points) == ([2, 0, 0], [2, -2, 0])


@pytest.mark.rule("SZ-K5.4", "SZ-K5.7")
def test_from_a_border_one_flees_to_its_fields_where_no_enemy_is() -> None:
    s = border().units(1, "19", light_infantry=1).s
    played = Played(battles(s))
    assert offered(played, "flee", 0) == [["stand player-1", "flee player-1 huns-18"]]
    assert offered(played, "flee", 1) == [
        ["stand player-2", "flee player-2 huns-18", "flee player-2 huns-19"]
    ]


@pytest.mark.rule("SZ-EX15", "SZ-K5.4", "SZ-K2.1", "SZ-K4.4")
def test_the_long_example_of_crossings() -> None:
    # Player 0 has a village on 18, player 1 one on 19. Four enemies come from 19 and meet one of
    # his; four more of his went back over the border. On 18 are three enemies, and one of his
    # units, which has withdrawn into the village.
    table = border("first", 1, 4).village(0, "18").village(1, "19")
    table.crossing(0, "19", "18", light_infantry=4)
    table.units(0, "18", light_infantry=1).units(1, "18", light_infantry=3)
    s = table.s
    inside = next(unit for unit in s.units_of(0) if s.where[unit] == OUTSIDE)
    s.where[inside] = INSIDE
    # First round: five against four; three and one fall (the shield takes a sword).
    rolls(s, *white(1, 1, 1, 0, 0), *white(1, 1, 0, 0))
    played = Played(steps(s, 2))
    assert [sum(s.where[u] == ON_BORDER for u in s.units_of(p)) for p in (0, 1)] == [4, 1]
    rolls(s, *white(0, 0, 0, 0), *white(0, 0, 0, 0))
    keys = [(1, "join-all"), (0, "flee player-1 huns-18"), (1, "pursue-all")]
    # Four blanks are a sword for each side.
    played = Played(battles(s), *keys)
    assert offered(played, "flee", 0) == [["stand player-1", "flee player-1 huns-18"]]
    assert on(s, "18") == [4, 3, 0], "three who fled, and the one who had withdrawn"
    battle = s.combats.battles[0]
    assert (battle.field, battle.pursued) == (s.map.number("18"), True)
    rolls(s, *white(1, 1, 1, 0), *white(0, 0, 1))
    played = Played(whole(s))
    assert (on(s, "18"), s.points) == ([3, 0, 0], [1, -1, 0])
    assert offered(played, "flee", 0) == []


@pytest.mark.rule("SZ-K5.13", "SZ-H4.6")
def test_after_a_truce_all_go_back() -> None:
    s = border("white").s
    rolls(s, *white(0, 0))
    Played(steps(s, 2))
    make_truce(s, 0, 1, 99)
    Played(whole(s))
    assert (on(s, "18"), on(s, "19"), s.points) == ([1, 0, 0], [0, 1, 0], [0, 0, 0])


@pytest.mark.rule("SZ-K4.19", "SZ-K5.13")
def test_from_a_border_that_nobody_wins_all_go_back() -> None:
    table = Position("huns", "first").crossing(0, "18", "19", siege_engines=1)
    s = table.crossing(1, "19", "18", siege_engines=1).s
    Played(whole(s))
    assert (on(s, "18"), on(s, "19"), s.points) == ([1, 0, 0], [0, 1, 0], [0, 0, 0])


@pytest.mark.rule("SZ-K5.1", "SZ-J3.5", "SZ-K5.3")
def test_passengers_come_along_from_a_sea_border() -> None:
    table = Position("huns", "first").crossing(0, "sD", "sE", transport_ship=1)
    table.units(0, "sD", light_infantry=1).crossing(1, "sE", "sD", transport_ship=1)
    s = table.s
    ship, passenger = s.units_of(0)
    s.where[passenger], s.ship[passenger] = ABOARD, ship
    rolls(s, *white(1), *white(0))
    Played(whole(s), (0, "settle-all huns-sE"))
    assert s.at[ship] == s.at[passenger] == s.map.number("sE")
    assert (s.where[ship], s.where[passenger]) == (OUTSIDE, ABOARD)


@pytest.mark.rule("SZ-EX20", "SZ-D8.2", "SZ-L1.1")
def test_cavalry_that_is_stopped_in_mountains() -> None:
    table = Position("huns", "first").crossing(0, "03", "04", light_infantry=1)
    s = table.crossing(1, "04", "03", cavalry=1).s
    # A blank of a reversed die is a sword; cavalry has one life and a blue die.
    s.dice = s.dice.loaded([0, 0])
    Played(whole(s), (0, "settle-all huns-03"))
    assert s.units_of(1) == []
    assert s.dice.position == 2


@pytest.mark.rule("SZ-K5.4", "SZ-K5.10")
def test_from_a_border_to_ones_own_field_others_follow_or_cut_off() -> None:
    for key in ("pursue-all", "intercept-all"):
        table = border("yellow", 1, 1).village(0, "18")
        s = table.s
        s.dice = s.dice.loaded([0, 0, 0, 0])
        keys = [(0, "stand player-1"), (0, "flee player-1 huns-18"), (1, key)]
        if key == "intercept-all":
            keys.append((1, "settle-all huns-19"))
        played = Played(steps(s, 2), *keys)
        assert offered(played, "pursue", 1) == [["pursue-all", "no-more"]]
        assert on(s, "18") == [1, 1 if key == "pursue-all" else 0, 0]


@pytest.mark.rule("SZ-K5.2")
def test_a_charge_on_a_border_of_plains() -> None:
    table = Position("huns", "first").crossing(0, "18", "19", cavalry=1)
    s = table.crossing(1, "19", "18", light_infantry=2).s
    rolls(s, *red(2))
    Played(whole(s), (0, "charge-all"), (0, "settle-all huns-19"))
    assert (on(s, "19"), s.dice.position) == ([1, 0, 0], 1)
