"""Chapter 10.5: flight before and after rounds, pursuit and interception."""

import pytest

from kronika.games.scharz.battles import battles
from kronika.games.scharz.factions import factions
from kronika.games.scharz.passage import can_pass, go
from kronika.games.scharz.position import Position
from kronika.games.scharz.state import ABOARD, IN_YARD, INSIDE, OUTSIDE
from kronika.games.scharz.terms import LI, NONE

from .helpers import Played
from .test_battles import blue, on, red, rolls, steps, white, whole

pytestmark = pytest.mark.compiled


def offered(played: Played, prompt: str, player: int) -> list[list[str]]:
    """What a player was offered whenever he was asked something."""
    return [keys for who, name, keys in played.asked if who == player and name == prompt]


def one_to_one(mode: str = "first") -> Position:
    return Position("huns", mode).units(0, "18", light_infantry=1).units(1, "18", light_infantry=1)


@pytest.mark.rule("SZ-K5.5", "SZ-K5.12", "SZ-K4.12")
def test_who_flees_before_the_battle_is_attacked_for_one_round() -> None:
    table = Position("huns", "first").units(0, "18", light_infantry=6)
    s = table.village(0, "19").units(1, "18", light_infantry=1).s
    rolls(s, *white(1))
    Played(whole(s), (0, "flee player-1 huns-19"))
    assert (on(s, "18"), on(s, "19")) == ([0, 1, 0], [5, 0, 0]), "no shield, no dice"
    assert s.dice.position == 1
    assert s.points == [-1, 1, 0]


@pytest.mark.rule("SZ-K5.5", "SZ-K5.9")
def test_after_a_round_one_flees_free_to_controlled_land() -> None:
    s = one_to_one().village(0, "19").s
    rolls(s, *white(0, 0))
    keys = [(0, "stand player-1"), (1, "stand player-2"), (0, "flee player-1 huns-19")]
    played = Played(whole(s), *keys)
    assert (on(s, "18"), on(s, "19"), s.dice.position) == ([0, 1, 0], [1, 0, 0], 2)
    assert s.points == [-1, 1, 0]
    assert offered(played, "pursue", 1) == []


@pytest.mark.rule("SZ-K5.6", "SZ-K5.7", "SZ-K5.14")
def test_where_one_cannot_flee_to() -> None:
    table = one_to_one().units(1, "19", light_infantry=1)  # held by the enemy
    table.units(0, "20", light_infantry=1).units(2, "20", light_infantry=1)  # another battle
    s = table.s
    rolls(s, *white(0, 0), *white(0, 0))
    played = Played(battles(s))
    assert offered(played, "flee", 0)[0] == ["stand player-1", "flee player-1 huns-24"]


@pytest.mark.rule("SZ-K5.6", "SZ-H6.3")
def test_land_of_a_partner_needs_his_leave() -> None:
    for access in (False, True):
        s = one_to_one("white").truce(0, 2).village(2, "19").s
        if access:
            s.access[2] |= 1 << 0
        rolls(s, *white(0, 0))
        played = Played(battles(s))
        assert ("flee player-1 huns-19" in offered(played, "flee", 0)[0]) is access


@pytest.mark.rule("SZ-K5.8", "SZ-K5.15", "SZ-K4.12")
def test_to_neutral_land_others_may_follow() -> None:
    s = Position("huns", "first").units(0, "18", light_infantry=1).units(1, "18", cavalry=2).s
    rolls(s, *white(0), *red(0, 0))
    keys = [
        (0, "stand player-1"),
        (0, "flee player-1 huns-19"),
        (1, "pursue player-2 cavalry standard 1"),
    ]
    played = Played(steps(s, 2), *keys)
    assert (on(s, "18"), on(s, "19")) == ([0, 1, 0], [1, 1, 0]), "the other one holds the field"
    assert s.control[s.map.number("18")] == 1
    battle = s.combats.battles[0]
    assert (battle.field, battle.pursued, battle.fled) == (s.map.number("19"), True, 0)
    assert s.points == [0, 0, 0], "it is the same battle"
    rolls(s, *white(0), *red(1))
    played = Played(whole(s))
    assert (on(s, "19"), s.points) == ([0, 1, 0], [-1, 1, 0])
    assert offered(played, "flee", 0) == [], "no further escape"
    assert offered(played, "charge", 1) == []


@pytest.mark.rule("SZ-K4.12")
def test_who_destroys_his_pursuers_wins() -> None:
    s = one_to_one().s
    rolls(s, *white(0, 0), *white(1, 0))
    keys = [(0, "stand player-1"), (0, "flee player-1 huns-19"), (1, "pursue-all")]
    Played(whole(s), *keys)
    assert (on(s, "19"), s.points) == ([1, 0, 0], [1, -1, 0])


@pytest.mark.rule("SZ-K5.8", "SZ-D4.6")
def test_nobody_follows_where_there_are_no_battles() -> None:
    table = Position("italia", "white")
    s = table.s
    neutral, land = next(
        (f, other)
        for f in range(s.map.count)
        if s.map.neutral[f] != NONE
        for other in s.map.land_next[f]
        if s.map.neutral[other] == NONE
    )
    id, away = s.map.ids[land], s.map.ids[neutral]
    table.units(0, id, light_infantry=1).units(1, id, light_infantry=1)
    rolls(s, *white(0, 0))
    flee = (0, f"flee player-1 italia-{away}")
    played = Played(whole(s), (0, "stand player-1"), flee)
    assert offered(played, "pursue", 1) == []
    assert on(s, away) == [1, 0, 0]


@pytest.mark.rule("SZ-K5.12", "SZ-K4.12")
def test_if_all_flee_nobody_attacks_or_follows() -> None:
    s = one_to_one().s
    keys = [(0, "flee player-1 huns-19"), (1, "flee player-2 huns-20")]
    played = Played(whole(s), *keys)
    assert (on(s, "18"), on(s, "19"), on(s, "20")) == ([0, 0, 0], [1, 0, 0], [0, 1, 0])
    assert s.dice.position == 0
    assert offered(played, "pursue", 0) == offered(played, "pursue", 1) == []
    assert s.points == [-1, -1, 0], "no winner, but who flees has lost"


@pytest.mark.rule("SZ-K5.10", "SZ-EX60")
def test_an_escape_to_controlled_land_is_cut_off() -> None:
    table = Position("huns", "yellow").units(0, "18", light_infantry=3).village(0, "19")
    s = table.units(1, "18", cavalry=1).s
    rolls(s, *white(0, 0, 0), *red(0))
    keys = [(0, "stand player-1"), (1, "stand player-2"), (0, "flee player-1 huns-19")]
    s.dice = s.dice.loaded([0, 0, 0, 0, 1, 3])  # a brown 2, then two swords
    Played(whole(s), *keys, (1, "intercept-all"))
    assert (on(s, "19"), on(s, "18")) == ([1, 0, 0], [0, 1, 0])
    assert s.due_prestige[1] == 4


@pytest.mark.rule("SZ-K5.10")
@pytest.mark.parametrize(("mode", "word", "left"), [("green", 1, 3), ("yellow", 2, 3)])
def test_interception_can_fail_and_is_unknown_before_yellow_mode(
    mode: str, word: int, left: int
) -> None:
    table = Position("huns", mode).units(0, "18", light_infantry=3).village(0, "19")
    s = table.units(1, "18", cavalry=1).s
    s.dice = s.dice.loaded([0, 0, 0, 0, word, 3])
    keys = [(0, "stand player-1"), (1, "stand player-2"), (0, "flee player-1 huns-19")]
    if mode == "yellow":
        keys.append((1, "intercept-all"))
    Played(whole(s), *keys)
    assert on(s, "19") == [left, 0, 0]


@pytest.mark.rule("SZ-K5.11", "SZ-EX56")
def test_defenders_flee_into_their_settlement_after_a_round() -> None:
    table = Position("huns", "white").village(0, "18").units(0, "18", light_infantry=2)
    table.units(0, "18", mercenaries=1).units(1, "18", heavy_infantry=4)
    s = table.s
    rolls(s, *white(0, 0), *blue(0), *red(0, 0, 0, 0), *white(0))
    keys = [(0, "stand player-1"), (0, "flee-inside player-1 huns-18")]
    played = Played(whole(s), *keys)
    field = s.map.number("18")
    assert [s.where[unit] for unit in s.units_of(0)].count(INSIDE) == 2
    assert (on(s, "18"), s.encircled_since[field]) == ([0, 4, 0], s.turn)
    assert "flee-inside player-1 huns-18" not in offered(played, "flee", 0)[0], "not before it"


@pytest.mark.rule("SZ-K5.11")
def test_no_room_inside_no_escape_there() -> None:
    table = Position("huns", "first").village(0, "18").units(0, "18", heavy_infantry=6)
    s = table.units(1, "18", heavy_infantry=6).s
    rolls(s, *red(0, 0, 0, 0, 0, 0), *red(0, 0, 0, 0, 0, 0))
    played = Played(steps(s, 2))
    assert len(offered(played, "flee", 0)) == 2
    assert "flee-inside player-1 huns-18" not in offered(played, "flee", 0)[1]


@pytest.mark.rule("SZ-K5.11", "SZ-L1.4")
def test_siege_engines_flee_as_infantry_and_builders_stay() -> None:
    table = Position("huns", "first").units(0, "18", siege_engines=1, light_infantry=2)
    s = table.village(0, "19").units(1, "18", light_infantry=1).s
    builder = s.units_of(0)[1]
    s.builds_since[builder] = s.turn
    rolls(s, *white(0))
    keys = [(0, "flee player-1 huns-19")]
    Played(steps(s, 2), *keys)
    assert (on(s, "18"), on(s, "19")) == ([1, 1, 0], [2, 0, 0])
    assert [s.type[unit] for unit in s.units_of(0)] == [LI, LI, LI]
    assert len(s.combats.battles) == 1, "who builds goes on fighting"


@pytest.mark.rule("SZ-K5.6", "SZ-J2.2")
def test_land_units_flee_onto_ships_with_room() -> None:
    for cavalry, way in ((1, True), (2, False)):
        table = Position("huns", "first").units(0, "02", cavalry=cavalry, light_infantry=1)
        table.units(0, "sA", transport_ship=1).units(1, "02", light_infantry=1)
        s = table.s
        sea = "flee player-1 huns-sA"
        rolls(s, *white(0))
        played = Played(steps(s, 2), *([(0, sea)] if way else []))
        assert (sea in offered(played, "flee", 0)[0]) is way
        if way:
            units = [unit for unit in s.units_of(0) if s.where[unit] == ABOARD]
            assert len(units) == 2
            assert {s.at[unit] for unit in units} == {s.map.number("sA")}


@pytest.mark.rule("SZ-K5.6", "SZ-K5.1")
def test_ships_flee_to_the_sea_or_into_an_own_shipyard() -> None:
    table = Position("huns", "first").village(0, "09").dock("09", "sC")
    table.units(0, "sC", transport_ship=1, light_infantry=1).units(1, "sC", transport_ship=1)
    s = table.s
    ship, passenger = s.units_of(0)
    s.where[passenger], s.ship[passenger] = ABOARD, ship
    rolls(s, *white(0))
    played = Played(whole(s), (0, "flee player-1 huns-09"))
    assert set(offered(played, "flee", 0)[0][1:]) == {
        "flee player-1 huns-09",
        "flee player-1 huns-sB",
        "flee player-1 huns-sD",
    }
    assert (s.where[ship], s.where[passenger]) == (IN_YARD, OUTSIDE)
    assert s.at[passenger] == s.map.number("09")


@pytest.mark.rule("SZ-K5.1")
def test_passengers_fight_from_the_second_round_on_in_front() -> None:
    table = Position("huns", "first").units(0, "sC", transport_ship=1, light_infantry=1)
    s = table.units(1, "sC", transport_ship=1).s
    ship, passenger = s.units_of(0)
    s.where[passenger], s.ship[passenger] = ABOARD, ship
    # First round: two dice. Second round: the passenger rolls a reversed die and is hit first.
    s.dice = s.dice.loaded([0, 0, 0, 4, 4])
    Played(steps(s, 3))
    assert s.dice.position == 5
    assert s.units_of(0) == [ship], "it was hit in front of its ship"


@pytest.mark.rule("SZ-K5.15", "SZ-K5.10")
def test_corsairs_never_flee_or_follow() -> None:
    table = Position("huns", "white").units(0, "sC", corsairs=1).units(1, "sC", warship=1)
    s = table.s
    rolls(s, *white(0, 0, 0, 0), *blue(0))
    keys = [(1, "stand player-2"), (1, "flee player-2 huns-sB")]
    played = Played(whole(s), *keys)
    assert offered(played, "flee", 0) == offered(played, "pursue", 0) == []
    assert on(s, "sB") == [0, 1, 0]


@pytest.mark.rule("SZ-P3.4", "SZ-K5.6")
def test_passable_is_what_the_unit_can_pass() -> None:
    table = one_to_one()
    s = table.s
    played = Played(battles(s))
    assert offered(played, "flee", 0)[0][1:] == [
        f"flee player-1 huns-{id}" for id in ("19", "20", "24")
    ]
    river = Position("huns", "first").units(0, "25", cavalry=1).units(1, "25", cavalry=1).s
    played = Played(battles(river))
    assert offered(played, "flee", 0)[0][1:] == [f"flee player-1 huns-{i}" for i in ("36", "37")]
    river.frozen[river.map.number("tanais-3")] = True
    river.combats.forget()
    played = Played(battles(river))
    assert "flee player-1 huns-17" in offered(played, "flee", 0)[0]


@pytest.mark.rule("SZ-K5.12", "SZ-K5.8", "SZ-F4.7")
def test_enemies_who_flee_to_the_same_place_fight_on_there() -> None:
    s = one_to_one().s
    keys = [(0, "flee player-1 huns-19"), (1, "flee player-2 huns-19")]
    rolls(s, *white(1, 0))
    played = Played(whole(s), *keys)
    assert (on(s, "19"), s.points) == ([1, 0, 0], [1, -1, 0])
    assert len(offered(played, "flee", 0)) == 1, "no further escape"


@pytest.mark.rule("SZ-K5.12", "SZ-K5.11", "SZ-K4.12")
def test_if_all_flee_who_cannot_flee_wins_nothing() -> None:
    table = Position("huns", "white").units(0, "sC", corsairs=1, warship=1)
    s = table.units(1, "sC", warship=1).s
    keys = [(0, "flee player-1 huns-sB"), (1, "flee player-2 huns-sD")]
    Played(whole(s), *keys)
    assert (on(s, "sC"), s.points) == ([1, 0, 0], [-1, -1, 0])


@pytest.mark.rule("SZ-K5.11", "SZ-K4.12")
def test_who_stays_behind_fights_on_and_may_win() -> None:
    table = Position("huns", "white").units(0, "sC", corsairs=1, warship=1)
    s = table.units(1, "sC", warship=1).s
    # One round against who flees, then the corsairs alone.
    rolls(s, *blue(0), *white(1, 1, 0, 0), *blue(0))
    Played(whole(s), (0, "flee player-1 huns-sB"))
    assert (on(s, "sC"), on(s, "sB"), s.points) == ([1, 0, 0], [1, 0, 0], [1, -1, 0])


@pytest.mark.rule("SZ-P3.4", "SZ-K5.6", "SZ-K5.15")
def test_light_infantry_of_some_flees_and_follows_over_black_borders() -> None:
    table = Position("huns", "yellow").units(0, "03", light_infantry=1, heavy_infantry=1)
    table.units(0, "03", siege_engines=1)
    s = table.s
    light, heavy, engines = s.units_of(0)
    origin, to = s.map.number("03"), s.map.number("11")
    assert not can_pass(s, light, origin, to)
    s.faction[0] = next(n for n, each in enumerate(factions()) if each.id == "britannia-picts")
    assert can_pass(s, light, origin, to)
    assert can_pass(s, engines, origin, to), "it flees as light infantry"
    assert not can_pass(s, heavy, origin, to)


@pytest.mark.rule("SZ-K5.6", "SZ-K5.15", "SZ-D3.2")
def test_who_passes_where() -> None:
    table = Position("huns", "white").units(0, "32", light_infantry=1, warship=1)
    s = table.units(0, "sE", warship=1).s
    infantry, inland, ship = s.units_of(0)
    land, sea, river = (s.map.number(id) for id in ("32", "sE", "danubius-5"))
    assert not can_pass(s, infantry, land, sea)
    assert can_pass(s, inland, land, sea), "a ship on a river goes to the sea"
    assert not can_pass(s, inland, land, s.map.number("33"))
    assert can_pass(s, ship, sea, river)
    assert not can_pass(s, ship, sea, land)
    s.frozen[river] = True
    assert not can_pass(s, ship, sea, river)


@pytest.mark.rule("SZ-K5.6", "SZ-D5.4")
@pytest.mark.parametrize(("ships", "way"), [(2, True), (3, False)])
def test_a_shipyard_must_have_room_for_all(ships: int, way: bool) -> None:
    table = Position("huns", "first").village(0, "09").dock("09", "sC")
    s = table.units(0, "sC", transport_ship=ships).units(1, "sC", transport_ship=1).s
    rolls(s, *white(0), *white(*[0] * ships))
    played = Played(battles(s))
    assert ("flee player-1 huns-09" in offered(played, "flee", 0)[0]) is way


@pytest.mark.rule("SZ-D6.16", "SZ-K5.4")
def test_a_ship_on_land_comes_down_from_a_border_as_a_ship() -> None:
    position = Position("vikings", "first", 12).crossing(0, "30a", "31b", transport_ship=1)
    s = position.s
    ship = s.units_of(0)[0]
    go(s, [ship], s.map.number("30a"))
    assert (s.where[ship], s.map.ids[s.at[ship]]) == (OUTSIDE, "30a")
