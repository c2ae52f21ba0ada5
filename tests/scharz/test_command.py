"""Chapters 15.7 and 15.8: morale and commanders of red mode."""

import pytest

from kronika.games.scharz.combats import Fight
from kronika.games.scharz.command import (
    buy_command,
    command_options,
    commander_salary,
    dismiss_commanders,
    most_paid_rerolls,
    moves_in_special,
)
from kronika.games.scharz.content import RED_DIE, WHITE_DIE
from kronika.games.scharz.fighting import (
    Die,
    Force,
    bonuses_work,
    disheartened,
    extra_dice,
    free_rerolls,
    leader_of,
    lives,
    rival_swords,
    roll_of,
    shields_of,
    total_swords,
)
from kronika.games.scharz.morale import AVERAGE, HIGH, LOW, VERY_HIGH, VERY_LOW, morale
from kronika.games.scharz.position import Position
from kronika.games.scharz.rerolls import paid_rerolls
from kronika.games.scharz.rounds import combat_round
from kronika.games.scharz.terms import COMMANDS, MODES, NONE, PLAINS

from .helpers import Answers, face

pytestmark = pytest.mark.compiled

OTHERS = [mode for mode in MODES if mode != "red"]


def army(
    prestige: int = 20, level: str = "bad", mode: str = "red", count: int = 12, **units: int
) -> Position:
    table = Position("huns", mode).units(
        0, "01", "standard", **(units or {"light_infantry": count})
    )
    table.s.prestige = [prestige] * 3
    table.s.command = [COMMANDS.index(level)] * 3
    return table


# Buying


@pytest.mark.rule("SZ-Q8.1", "SZ-M3.5")
def test_commanders_cost_their_level_and_later_the_difference() -> None:
    s = army(level="none").s
    s.gold[0] = 6
    keys = [f"buy-command {level}" for level in COMMANDS[1:4]]
    assert [option.key for option in command_options(s, 0)] == keys
    buy_command(s, 0, 2)
    assert (s.gold[0], s.command[0]) == (2, 2)
    assert [option.key for option in command_options(s, 0)] == ["buy-command better"]
    s.gold[0] = 9
    buy_command(s, 0, 4)
    assert (s.gold[0], s.command[0]) == (5, 4)
    assert command_options(s, 0) == []
    assert s.command[1] == 0


@pytest.mark.rule("SZ-Q8.1", "SZ-Q8.4")
@pytest.mark.parametrize("mode", OTHERS)
def test_only_red_mode_has_commanders(mode: str) -> None:
    s = army(level="brilliant", mode=mode).s
    s.gold[0] = 20
    assert commander_salary(s, 0) == 0
    s.command[0] = 0
    assert command_options(s, 0) == []
    assert bonuses_work(s, s.units_of(0))
    assert shields_of(s, s.units_of(0)) == 2
    s.command[0] = 4
    assert (most_paid_rerolls(s, 0), moves_in_special(s, 0), free_rerolls(s, 0)) == (1, False, 0)


@pytest.mark.rule("SZ-M8.2", "SZ-Q8.4", "SZ-Q8.2")
@pytest.mark.parametrize(("level", "gold"), list(zip(COMMANDS, (0, 1, 2, 3, 4))))
def test_salaries(level: str, gold: int) -> None:
    s = army(level=level).s
    assert commander_salary(s, 0) == gold
    dismiss_commanders(s, 0)
    assert s.command[0] == 0
    assert commander_salary(s, 0) == 0


# What commanders do


@pytest.mark.rule("SZ-Q8.1", "SZ-L4.2", "SZ-L4.3", "SZ-J6.5")
@pytest.mark.parametrize(
    ("level", "paid", "free", "special"),
    [
        ("none", 1, 0, False),
        ("bad", 1, 0, False),
        ("average", 2, 0, False),
        ("better", 2, 1, False),
        ("brilliant", 2, 1, True),
    ],
)
def test_levels_add_up(level: str, paid: int, free: int, special: bool) -> None:
    s = army(level=level, count=1).s
    assert most_paid_rerolls(s, 0) == paid
    assert moves_in_special(s, 0) == special
    for experience, own in ((1, 0), (2, 1), (3, 1), (4, 2)):
        s.experience[0] = experience
        assert free_rerolls(s, 0) == own + free
    s.experience[0] = 0
    assert free_rerolls(s, 0) == 0, "recruits never"
    assert free_rerolls(army(level=level, elephants=1).s, 0) == 0, "elephants neither"


@pytest.mark.rule("SZ-Q8.3", "SZ-OP22")
def test_without_commanders_no_bonus_works() -> None:
    s = army(90, "none").s
    units = s.units_of(0)
    s.rivals[0] = 1 << 1
    assert shields_of(s, units) == 0
    assert extra_dice(s, units, PLAINS) == []
    assert rival_swords(s, units, 0, [1]) == 0
    blanks = [Die(NONE, 0, 0, True) for _ in range(3)]
    assert (total_swords(blanks, bonuses=False), total_swords(blanks)) == (0, 1)
    assert len(roll_of(s, units, PLAINS, blue=2)) == 12 + 2, "dice of a fortification stay"
    s.experience[0] = 4
    assert (free_rerolls(s, 0), lives(s, 0, PLAINS)) == (2, 2), "experience too"
    s.command[0] = 1
    assert shields_of(s, units) == 13 // 3
    assert len(extra_dice(s, units, PLAINS)) == 2
    assert rival_swords(s, units, 0, [1]) == 13 // 3


# Morale


@pytest.mark.rule("SZ-Q7.1", "SZ-P2.2")
@pytest.mark.parametrize(
    ("prestige", "level", "shields", "rival", "others", "lost"),
    [
        (0, VERY_LOW, 2, 3, 0, 3),
        (9, VERY_LOW, 2, 3, 0, 3),
        (10, LOW, 2, 3, 0, 0),
        (29, LOW, 2, 3, 0, 0),
        (30, AVERAGE, 3, 3, 0, 0),
        (49, AVERAGE, 3, 3, 0, 0),
        (50, HIGH, 3, 4, 3, 0),
        (69, HIGH, 3, 4, 3, 0),
        (70, VERY_HIGH, 4, 4, 3, 0),
        (150, VERY_HIGH, 4, 4, 3, 0),
    ],
)
def test_morale(
    prestige: int, level: int, shields: int, rival: int, others: int, lost: int
) -> None:
    s = army(prestige).s
    units = s.units_of(0)
    assert morale(s, 0) == level
    assert shields_of(s, units) == shields
    s.rivals[0] = 1 << 1
    assert rival_swords(s, units, 0, [1]) == rival
    assert rival_swords(s, units, 0, [2]) == others
    assert disheartened(s, units) == lost


@pytest.mark.rule("SZ-Q7.1", "SZ-P2.2")
@pytest.mark.parametrize("mode", OTHERS)
@pytest.mark.parametrize("prestige", [0, 90])
def test_only_red_mode_has_morale(mode: str, prestige: int) -> None:
    s = army(prestige, mode=mode).s
    units = s.units_of(0)
    assert shields_of(s, units) == 2
    assert rival_swords(s, units, 0, [2]) == 0
    assert disheartened(s, units) == 0


@pytest.mark.rule("SZ-Q7.1")
@pytest.mark.parametrize(("count", "lost"), [(0, 0), (1, 1), (5, 1), (6, 2), (10, 2), (11, 3)])
def test_very_low_morale_costs_a_sword_for_each_started_group(count: int, lost: int) -> None:
    s = army(9, count=count).s
    assert disheartened(s, s.units_of(0)) == lost


@pytest.mark.rule("SZ-Q7.1")
def test_recruits_lose_heart_too() -> None:
    s = army(0, count=5).s
    s.experience[:5] = [0] * 5
    assert disheartened(s, s.units_of(0)) == 1
    s.experience[:5] = [4] * 5
    assert disheartened(s, s.units_of(0)) == 2, "an elite unit is two"
    s.command[0] = 0
    assert disheartened(s, s.units_of(0)) == 2, "no commander is no comfort"


@pytest.mark.rule("SZ-Q7.1", "SZ-H3.7", "SZ-H3.18")
def test_a_coalition_has_the_morale_and_the_commanders_of_its_lord() -> None:
    table = army(80, count=4).units(1, "01", light_infantry=4).vassal(1, 0)
    s = table.s
    units = [*s.units_of(0), *s.units_of(1)]
    assert leader_of(s, units) == leader_of(s, units[::-1]) == 0
    s.prestige[1] = 0
    assert shields_of(s, units) == 2
    assert disheartened(s, units) == 0
    s.command[1] = 0
    assert bonuses_work(s, units)
    assert not bonuses_work(s, units[4:])
    s.rivals[1] = 1 << 2
    assert rival_swords(s, units, 0, [2]) == 4 // 3 + 4 // 4
    table.units(2, "01", light_infantry=1).vassal(2, 0)
    assert leader_of(s, [*s.units_of(1), *s.units_of(2)]) == 0, "also where he has no unit"


# In a round


def fought(level: str, prestige: int, *swords: int) -> tuple[Force, Force]:
    """What elephants of player 0 make of given red dice, against two that roll blanks."""
    table = army(prestige, level, elephants=len(swords) // 2).units(1, "01", elephants=2)
    s = table.s
    s.dice = s.dice.loaded([face(s, RED_DIE, each) for each in (*swords, 0, 0, 0, 0)])
    forces = [Force(0, s.units_of(0)), Force(1, s.units_of(1))]
    forces[0].target, forces[1].target = 1, 0
    forces[1].shielded = False
    Answers(combat_round(s, Fight(s.count), forces, PLAINS))
    return forces[0], forces[1]


@pytest.mark.rule("SZ-Q8.3", "SZ-OP22")
def test_a_round_without_commanders() -> None:
    with_command, enemy = fought("bad", 20, 2, 0, 0, 0)
    assert (with_command.swords, with_command.carried) == (3, 0)
    assert len(enemy.units) == 1, "three blanks are a sword"
    alone, enemy = fought("none", 20, 2, 0, 0, 0)
    assert (alone.swords, alone.carried, len(enemy.units)) == (2, 0, 2)
    assert fought("bad", 20, 2, 0)[0].carried == 1, "two unused swords"


@pytest.mark.rule("SZ-Q7.1")
def test_a_round_of_the_disheartened() -> None:
    assert fought("bad", 9, 2, 1)[0].swords == 2
    assert fought("bad", 9, 0, 0)[0].swords == 0, "never below nothing"


@pytest.mark.rule("SZ-Q8.1", "SZ-L4.3")
@pytest.mark.parametrize(("level", "times"), [("bad", 1), ("average", 2)])
def test_average_commanders_let_each_unit_pay_twice(level: str, times: int) -> None:
    s = army(20, level, count=1).units(1, "01", light_infantry=1).s
    assert paid_rerolls(s, 0) == times
    s.prestige = [8, 0, 0]
    s.dice = s.dice.loaded([face(s, WHITE_DIE, each) for each in (0, 0, 0, 0)])
    forces = [Force(0, [0]), Force(1, [1])]
    forces[0].target, forces[1].target = 1, 0
    pay = (0, "pay-reroll light-infantry standard 0")
    Answers(combat_round(s, Fight(s.count), forces, PLAINS), *[pay] * times)
    assert s.prestige[0] == 8 - 4 * times
