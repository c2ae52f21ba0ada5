"""Chapter 10.3: positions, and whom swords hit."""

from collections.abc import Sequence

import pytest

from kronika.games.scharz.fighting import Force
from kronika.games.scharz.losses import Hits, assign_hits
from kronika.games.scharz.position import Position
from kronika.games.scharz.terms import PLAINS, UNITS

from .helpers import Answers

pytestmark = pytest.mark.compiled


def battle(attackers: int = 1, mode: str = "white") -> Position:
    return Position("huns", mode).units(1, "01", light_infantry=attackers)


def hits(
    table: Position,
    swords: int,
    *keys: tuple[int, str],
    shields: int = 0,
    builders: Sequence[int] = (),
) -> tuple[list[str], int, list[tuple[int, list[str]]]]:
    """What falls of player 0, the swords left, and who was asked what."""
    s = table.s
    force, enemy = Force(1, s.units_of(1)), Force(0, s.units_of(0))
    rules = assign_hits(s, force, enemy, swords, shields, PLAINS, set(builders))
    answers = Answers(rules, *keys)
    found = answers.result
    assert isinstance(found, Hits)
    return sorted(UNITS[s.type[unit]] for unit in found.fallen), found.unused, answers.asked


@pytest.mark.rule("SZ-K1.2", "SZ-K9.2")
def test_swords_that_cannot_destroy_are_unused() -> None:
    table = battle().units(0, "01", heavy_infantry=2)
    assert hits(table, 1) == ([], 1, [])
    assert hits(table, 3) == (["heavy-infantry"], 1, [])


@pytest.mark.rule("SZ-K3.1", "SZ-K4.17")
def test_shields_come_first_and_use_swords_up() -> None:
    table = battle().units(0, "01", light_infantry=5)
    assert hits(table, 1, shields=1) == ([], 0, [])
    assert hits(table, 2, shields=1) == (["light-infantry"], 0, [])


@pytest.mark.rule("SZ-K3.3")
def test_in_the_middle_the_side_that_hits_chooses() -> None:
    table = battle().units(0, "01", light_infantry=2, heavy_infantry=1)
    fallen, left, asked = hits(table, 2, (1, "hit player-1 heavy-infantry standard 1"))
    assert (fallen, left) == (["heavy-infantry"], 0)
    assert asked == [
        (
            1,
            [
                "hit player-1 light-infantry standard 2",
                "hit player-1 light-infantry standard 1",
                "hit player-1 heavy-infantry standard 1",
            ],
        )
    ]
    all_fall = battle().units(0, "01", light_infantry=2, heavy_infantry=1)
    assert hits(all_fall, 4)[1:] == (0, []), "nobody is asked where all fall"


@pytest.mark.rule("SZ-K9.2")
def test_what_can_still_be_destroyed_must_be_hit() -> None:
    table = battle().units(0, "01", light_infantry=3, heavy_infantry=2)
    fallen, left, asked = hits(table, 3, (1, "hit player-1 heavy-infantry standard 1"))
    assert (fallen, left) == (["heavy-infantry", "light-infantry"], 0)
    assert len(asked) == 1, "what is left for light infantry alone is not asked"


@pytest.mark.rule("SZ-K3.2", "SZ-EX28")
def test_in_front_recruits_may_be_hit_before_shields() -> None:
    table = battle().units(0, "01", light_infantry=5).units(0, "01", "recruit", light_infantry=1)
    fallen, left, asked = hits(table, 1, (1, "hit player-1 light-infantry recruit 1"), shields=1)
    assert (fallen, left) == (["light-infantry"], 0)
    assert asked == [(1, ["hit player-1 light-infantry recruit 1", "hit-shields 1"])]
    assert hits(table, 1, (1, "hit-shields 1"), shields=1)[:2] == ([], 0)
    assert hits(table, 2, shields=1)[1:] == (0, []), "both go"


@pytest.mark.rule("SZ-K3.1")
def test_nothing_behind_is_hit_while_something_in_front_stands() -> None:
    table = battle().units(0, "01", "recruit", heavy_infantry=1).units(0, "01", light_infantry=1)
    assert hits(table, 1) == ([], 1, [])
    back = battle().units(0, "01", heavy_infantry=1, siege_engines=1)
    assert hits(back, 1) == ([], 1, [])
    assert hits(back, 3)[:2] == (["heavy-infantry", "siege-engines"], 0)


@pytest.mark.rule("SZ-K3.4", "SZ-EX29", "SZ-OP42")
def test_in_the_back_the_side_that_is_hit_chooses() -> None:
    table = battle().units(0, "01", "veteran", warship=1).units(0, "01", transport_ship=1)
    fallen, left, asked = hits(table, 2, (0, "expose player-1 warship veteran 1"))
    assert (fallen, left) == ([], 2), "it outlasts both swords, which stay unused"
    assert asked[0][0] == 0
    fallen, left, _ = hits(table, 3, (0, "expose player-1 transport-ship standard 1"))
    assert (fallen, left) == (["transport-ship"], 2)


@pytest.mark.rule("SZ-K3.4", "SZ-OP42")
def test_swords_cannot_be_spread_over_the_back() -> None:
    table = battle().units(0, "01", "veteran", light_infantry=3)
    assert hits(table, 3) == (["light-infantry"], 1, []), "one after the other"


@pytest.mark.rule("SZ-K4.10", "SZ-K3.4")
def test_builders_are_hit_last() -> None:
    table = battle().units(0, "01", light_infantry=2)
    s = table.s
    builder = s.units_of(0)[0]
    rules = assign_hits(s, Force(1, [0]), Force(0, s.units_of(0)), 1, 0, PLAINS, {builder})
    found = Answers(rules).result
    assert isinstance(found, Hits)
    assert found.fallen == [unit for unit in s.units_of(0) if unit != builder]


def back(mode: str) -> Position:
    table = battle(1, mode).units(0, "01", "elite", light_infantry=1, heavy_infantry=1)
    table.s.prestige[1] = 11
    return table


@pytest.mark.rule("SZ-K3.5", "SZ-OP12")
def test_for_six_prestige_the_side_that_hits_names_a_target_in_the_back() -> None:
    table = back("yellow")
    keys = [(1, "aim-at player-1 light-infantry elite")]
    fallen, left, asked = hits(table, 2, *keys)
    assert (fallen, left, table.s.prestige[1]) == (["light-infantry"], 0, 5)
    assert asked[0] == (1, ["aim-at player-1 light-infantry elite", "do-not-aim"]), (
        "heavy infantry would survive"
    )
    table = back("yellow")
    expose = (0, "expose player-1 heavy-infantry elite 1")
    assert hits(table, 2, (1, "do-not-aim"), expose)[:2] == ([], 2)
    assert table.s.prestige[1] == 11


@pytest.mark.rule("SZ-K3.5")
def test_nobody_aims_before_yellow_mode_or_without_prestige() -> None:
    expose = (0, "expose player-1 heavy-infantry elite 1")
    assert hits(back("green"), 2, expose)[:2] == ([], 2)
    table = back("yellow")
    table.s.prestige[1] = 5
    assert hits(table, 2, expose)[:2] == ([], 2)


@pytest.mark.rule("SZ-K3.5", "SZ-OP12")
def test_aiming_keeps_the_order_of_positions() -> None:
    table = back("yellow").units(0, "01", mercenaries=1)
    assert hits(table, 3) == (["mercenaries"], 1, []), "no target with one sword"
    assert hits(table, 1) == ([], 1, [])


@pytest.mark.rule("SZ-K3.2")
def test_shields_and_recruits_are_hit_one_after_the_other() -> None:
    table = battle().units(0, "01", light_infantry=9).units(0, "01", "recruit", cavalry=1)
    s = table.s
    rules = assign_hits(s, Force(1, [0]), Force(0, s.units_of(0)), 2, 2, PLAINS, set())
    answers = Answers(rules, (1, "hit-shields 1"))
    found = answers.result
    assert isinstance(found, Hits)
    assert (found.shields, found.fallen, found.left) == (2, [], 0), "one is too few for cavalry"
    rules = assign_hits(s, Force(1, [0]), Force(0, s.units_of(0)), 3, 2, PLAINS, set())
    found = Answers(rules, (1, "hit-shields 1"), (1, "hit player-1 cavalry recruit 1")).result
    assert isinstance(found, Hits)
    assert (found.shields, len(found.fallen), found.left) == (1, 1, 0)
