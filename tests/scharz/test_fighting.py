"""Chapters 10.3, 10.4 and 11: dice, bonuses and losses of a combat round."""

from collections.abc import Sequence

import pytest

from kronika.core.asks import Ask
from kronika.games.scharz.content import BLUE_DIE, RED_DIE, REVERSED_DIE, WHITE_DIE
from kronika.games.scharz.factions import factions
from kronika.games.scharz.fighting import (
    Die,
    Force,
    converted,
    dice_of_unit,
    extra_dice,
    free_rerolls,
    lives,
    may_charge,
    position,
    rival_swords,
    roll_again_for_free,
    roll_of,
    shields_of,
    siege_strength,
    strength,
    total_swords,
)
from kronika.games.scharz.position import Position
from kronika.games.scharz.state import ABOARD
from kronika.games.scharz.terms import (
    BACK,
    FRONT,
    MIDDLE,
    NONE,
    PLAINS,
    ROUGH,
    SHIPS,
    SIEGE,
    UNITS,
)

pytestmark = pytest.mark.compiled

UP = ("recruit", "standard", "experienced", "veteran", "elite")


def army(
    player: int = 0, experience: str = "standard", mode: str = "white", **units: int
) -> Position:
    return Position("huns", mode).units(player, "01", experience, **units)


def die(sort: int, swords: int, unit: int = NONE) -> Die:
    return Die(unit, sort, swords, swords == 0)


# Units


@pytest.mark.rule("SZ-L1.1", "SZ-L2.1", "SZ-K6.16", "SZ-K4.11")
@pytest.mark.parametrize(
    ("unit", "dice", "living"),
    [
        ("light_infantry", ["w", "v", "v", "v"], [1, 1, 1, 1]),
        ("heavy_infantry", ["r", "b", "b", "b"], [2, 1, 1, 2]),
        ("siege_engines", ["", "", "", ""], [1, 1, 1, 1]),
        ("cavalry", ["r", "b", "b", "b"], [2, 1, 1, 2]),
        ("transport_ship", ["w", "w", "w", "w"], [1, 1, 1, 1]),
        ("warship", ["b", "b", "b", "b"], [2, 2, 2, 2]),
        ("mercenaries", ["b", "b", "b", "b"], [2, 2, 2, 2]),
        ("corsairs", ["wwww", "wwww", "wwww", "wwww"], [3, 3, 3, 3]),
        ("elephants", ["rr", "", "", ""], [3, 2, 2, 3]),
    ],
)
def test_dice_and_lives(unit: str, dice: list[str], living: list[int]) -> None:
    s = army(0, "standard", "yellow", **{unit: 1}).s
    letters = {WHITE_DIE: "w", REVERSED_DIE: "v", BLUE_DIE: "b", RED_DIE: "r"}
    situations = (PLAINS, ROUGH, SHIPS, SIEGE)
    found = ["".join(letters[die] for die in dice_of_unit(s, 0, at)) for at in situations]
    assert found == dice
    assert [lives(s, 0, at) for at in situations] == living


@pytest.mark.rule("SZ-L3.2", "SZ-K3.2", "SZ-K3.3", "SZ-K3.4")
def test_what_experience_changes() -> None:
    table = Position("huns")
    for level in UP:
        table.units(0, "01", level, light_infantry=1)
    s = table.s
    assert [position(s, unit, PLAINS, False) for unit in range(5)] == [FRONT, MIDDLE] + [BACK] * 3
    assert [lives(s, unit, PLAINS) for unit in range(5)] == [1, 1, 1, 2, 2]
    assert [free_rerolls(s, unit) for unit in range(5)] == [0, 0, 1, 1, 2]
    assert [strength(s, [unit]) for unit in range(5)] == [0, 1, 1, 1, 2]


@pytest.mark.rule("SZ-K3.4", "SZ-K4.10")
def test_who_stands_in_the_back() -> None:
    s = army(transport_ship=1, siege_engines=1, warship=1, light_infantry=1).s
    places = {UNITS[s.type[unit]]: position(s, unit, SHIPS, False) for unit in range(4)}
    assert places == {
        "transport-ship": BACK,
        "siege-engines": BACK,
        "warship": MIDDLE,
        "light-infantry": MIDDLE,
    }
    assert position(s, 3, PLAINS, builds=True) == BACK


@pytest.mark.rule("SZ-K3.2", "SZ-K5.1")
def test_passengers_stand_in_front_at_sea() -> None:
    s = army(heavy_infantry=1).s
    s.where[0] = ABOARD
    assert position(s, 0, SHIPS, False) == FRONT
    assert position(s, 0, PLAINS, False) == MIDDLE


@pytest.mark.rule("SZ-L4.1", "SZ-L1.10")
def test_elephants_never_roll_again() -> None:
    assert free_rerolls(army(mode="yellow", experience="elite", elephants=1).s, 0) == 0


@pytest.mark.rule("SZ-K6.3", "SZ-L3.4")
def test_shields_that_siege_engines_take_away() -> None:
    table = Position("huns")
    for level in UP:
        table.units(0, "01", level, siege_engines=1)
    table.units(0, "01", light_infantry=1)
    assert [siege_strength(table.s, unit) for unit in range(6)] == [3, 4, 5, 6, 7, 0]
    assert siege_strength(army(mode="first", siege_engines=1).s, 0) == 4


@pytest.mark.rule("SZ-K4.9", "SZ-L1.5")
def test_who_can_charge() -> None:
    s = army(mode="yellow", cavalry=1, elephants=1, heavy_infantry=1).s
    assert sorted(UNITS[s.type[unit]] for unit in range(3) if may_charge(s, unit)) == [
        "cavalry",
        "elephants",
    ]


# Bonuses


@pytest.mark.rule("SZ-K4.4")
@pytest.mark.parametrize(("count", "shields"), [(4, 0), (5, 1), (9, 1), (10, 2)])
def test_five_units_have_a_shield(count: int, shields: int) -> None:
    s = army(light_infantry=count).s
    assert shields_of(s, s.units_of(0)) == shields


@pytest.mark.rule("SZ-K4.4", "SZ-EX28", "SZ-L4.1")
def test_recruits_have_no_bonus() -> None:
    s = army(experience="recruit", light_infantry=6).s
    units = s.units_of(0)
    assert shields_of(s, units) == 0
    assert extra_dice(s, units, PLAINS) == []
    assert rival_swords(s, units, 0, [1]) == 0
    for _ in range(20):
        dice = roll_of(s, units, PLAINS, 0)
        assert total_swords(dice) == sum(each.swords for each in dice), "blanks count nothing"


@pytest.mark.rule("SZ-K4.4", "SZ-EX30", "SZ-K4.5")
def test_three_elite_units_fight_as_six() -> None:
    s = army(experience="elite", light_infantry=3).s
    units = s.units_of(0)
    assert shields_of(s, units) == 1
    assert extra_dice(s, units, PLAINS) == [WHITE_DIE]
    dice = roll_of(s, units, PLAINS, 0)
    assert [each.unit for each in dice] == [0, 1, 2, NONE]


@pytest.mark.rule("SZ-K4.4")
@pytest.mark.parametrize(
    ("mode", "situation", "units", "dice"),
    [
        ("white", PLAINS, {"light_infantry": 6}, [WHITE_DIE]),
        ("white", ROUGH, {"light_infantry": 12}, [REVERSED_DIE] * 2),
        ("white", PLAINS, {"light_infantry": 5, "heavy_infantry": 5}, []),
        ("first", PLAINS, {"light_infantry": 6}, []),
        ("basic", PLAINS, {"light_infantry": 6}, []),
        ("white", PLAINS, {"siege_engines": 6}, []),
        ("yellow", PLAINS, {"elephants": 6}, [RED_DIE]),
        ("white", SHIPS, {"corsairs": 6}, [WHITE_DIE]),
    ],
)
def test_six_of_a_type_have_a_die_more(
    mode: str, situation: int, units: dict[str, int], dice: list[int]
) -> None:
    s = army(0, "standard", mode, **units).s
    assert extra_dice(s, s.units_of(0), situation) == dice


@pytest.mark.rule("SZ-H2.2")
@pytest.mark.parametrize(("count", "swords"), [(3, 0), (4, 1), (8, 2)])
def test_four_units_have_a_sword_against_a_rival(count: int, swords: int) -> None:
    s = army(light_infantry=count).s
    s.rivals[0] = 1 << 1
    assert rival_swords(s, s.units_of(0), 0, [1]) == swords
    assert rival_swords(s, s.units_of(0), 0, [2]) == 0
    assert rival_swords(s, s.units_of(0), 0, [2, 1]) == swords, "one of those who are hit suffices"


@pytest.mark.rule("SZ-H3.7")
def test_a_rival_of_the_lord_counts_for_the_coalition() -> None:
    table = Position("huns").vassal(1, 0)
    table.units(1, "01", light_infantry=5).units(0, "01", light_infantry=3)
    s = table.s
    units = [*s.units_of(0), *s.units_of(1)]
    assert (shields_of(s, units), extra_dice(s, units, PLAINS)) == (1, [WHITE_DIE])
    s.rivals[0] = 1 << 2
    assert rival_swords(s, units, 0, [2]) == 2
    s.rivals = [0, 1 << 2, 0]
    assert rival_swords(s, units, 0, [2]) == 1


@pytest.mark.rule("SZ-K4.3", "SZ-K4.4")
@pytest.mark.parametrize(
    ("shown", "swords"), [([0] * 7, 2), ([1, 1, 0, 0, 0, 0, 0], 3), ([0, 0], 0)]
)
def test_three_blanks_are_a_sword(shown: list[int], swords: int) -> None:
    assert total_swords([die(WHITE_DIE, each) for each in shown]) == swords


@pytest.mark.rule("SZ-B2.5", "SZ-K4.4")
def test_a_reversed_die_that_shows_the_sword_is_blank() -> None:
    s = army(light_infantry=1).s
    faces = {(each.swords, each.blank) for _ in range(60) for each in roll_of(s, [0], ROUGH, 0)}
    assert faces == {(0, True), (1, False)}


@pytest.mark.rule("SZ-K4.6", "SZ-EX29")
def test_two_unused_swords_are_worth_one() -> None:
    assert [converted(unused) for unused in range(6)] == [0, 0, 1, 1, 2, 2]


# Rerolls


def rerolled(experience: str, swords: int, keys: Sequence[str] = ()) -> list[int]:
    """What a die of heavy infantry can show after free rerolls, over many throws."""
    found = set()
    for seed in range(80):
        s = Position("huns", seed=seed).units(0, "01", experience, heavy_infantry=1).s
        dice = [die(RED_DIE, swords, 0)]
        rules = roll_again_for_free(s, 0, dice)
        left = list(keys)
        try:
            ask = next(rules)
            while True:
                assert isinstance(ask, Ask)
                key = left.pop(0)
                ask = rules.send(next(each for each in ask.options if each.key == key))
        except StopIteration:
            found.add(dice[0].swords)
        assert not left
        assert dice[0].blank == (dice[0].swords == 0)
    return sorted(found)


@pytest.mark.rule("SZ-L3.2", "SZ-L4.1", "SZ-L4.2", "SZ-L4.4")
def test_free_rerolls() -> None:
    assert rerolled("standard", 0) == [0]
    assert rerolled("recruit", 0) == [0]
    assert rerolled("experienced", 0) == [0, 1, 2]
    assert rerolled("experienced", 1, ["roll-again"]) == [0, 1, 2], "the new result stands"
    assert rerolled("experienced", 1, ["leave"]) == [1]
    assert rerolled("experienced", 2) == [2]
    assert rerolled("veteran", 1) == [1, 2], "the better one is kept"
    assert rerolled("elite", 1) == [1, 2]


@pytest.mark.rule("SZ-K4.5", "SZ-L4.1")
def test_bonus_dice_are_never_rolled_again() -> None:
    dice = [die(BLUE_DIE, 0)]
    assert list(roll_again_for_free(army(experience="elite", light_infantry=6).s, 0, dice)) == []
    assert dice[0].swords == 0


def test_a_copied_force_is_independent() -> None:
    force = Force(1, [1, 2])
    force.carried, force.shields, force.swords, force.target = 1, 2, 3, 0
    twin = force.copy()
    twin.units.pop()
    assert (force.units, twin.units) == ([1, 2], [1])
    assert (twin.carried, twin.shields, twin.swords, twin.target) == (1, 2, 3, 0)


@pytest.mark.rule("SZ-P4.29", "SZ-L4.2", "SZ-L4.1")
def test_infantry_of_the_hittites_rolls_again() -> None:
    for mode, times in (("yellow", 1), ("green", 0)):
        s = Position("orient", mode).units(0, "01", light_infantry=1, heavy_infantry=1).s
        s.faction[0] = [each.id for each in factions()].index("orient-hittites")
        assert (free_rerolls(s, 0), free_rerolls(s, 1)) == (times, 0)
        s.experience[0] = 2
        assert free_rerolls(s, 0) == 1, "not one more than experience gives"
        s.experience[0] = 0
        assert free_rerolls(s, 0) == 0, "recruits never"
