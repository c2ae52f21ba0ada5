"""Cases written from the rulebook alone: combat, what it costs, and red mode."""

import pytest

from kronika.core.asks import Ask, RulesOf
from kronika.games.scharz.battles import battles
from kronika.games.scharz.combats import Fight
from kronika.games.scharz.construction import add_builders, quarters
from kronika.games.scharz.content import BLUE_DIE, RED_DIE, REVERSED_DIE, WHITE_DIE
from kronika.games.scharz.experience import experience
from kronika.games.scharz.factions import factions
from kronika.games.scharz.feeding import feeding
from kronika.games.scharz.fighting import Force, free_rerolls
from kronika.games.scharz.position import Position
from kronika.games.scharz.rounds import combat_round
from kronika.games.scharz.state import ABOARD, IN_YARD, INSIDE, OUTSIDE, Table
from kronika.games.scharz.terms import (
    BETTER,
    BROWN,
    CITY,
    DOCK,
    EXPERIENCED,
    HI,
    LI,
    MERC,
    NONE,
    PLAINS,
    ROUGH,
    SE,
    SHIPS,
    STANDARD,
    VILLAGE,
)

from .helpers import Played, face
from .test_battles import on, steps, whole
from .test_escape import offered
from .test_feeding import village
from .test_salaries import next_to, said
from .test_sieges import all_of, attack, besieged, calmly
from .test_taxes import coastal, lands, port

pytestmark = pytest.mark.compiled

Roll = tuple[int, int]


def white(*swords: int) -> list[Roll]:
    return [(WHITE_DIE, each) for each in swords]


def reverse(*swords: int) -> list[Roll]:
    return [(REVERSED_DIE, each) for each in swords]


def blue(*swords: int) -> list[Roll]:
    return [(BLUE_DIE, each) for each in swords]


def red(*swords: int) -> list[Roll]:
    return [(RED_DIE, each) for each in swords]


def load(s: Table, *rolls: Roll) -> None:
    s.dice = s.dice.loaded([face(s, sort, swords) for sort, swords in rolls])


def against(s: Table, *players: int) -> list[Force]:
    forces = [Force(player, s.units_of(player)) for player in players]
    forces[0].target, forces[1].target = 1, 0
    return forces


def fight(
    s: Table,
    forces: list[Force],
    rolls: list[Roll],
    *keys: tuple[int, str],
    situation: int = PLAINS,
    charge: bool = False,
) -> list[int]:
    """One round with these dice, all of which are rolled; how many units are left."""
    load(s, *rolls)
    Played(combat_round(s, Fight(s.count), forces, situation, charge), *keys)
    assert s.dice.position == len(rolls), "not the dice that were meant"
    return [len(force.units) for force in forces]


def armies(mode: str = "white") -> Position:
    return Position("huns", mode)


# Charges


@pytest.mark.rule("SZ-K4.9", "SZ-K4.16")
def test_shields_of_survivors_come_back_after_a_charge() -> None:
    table = armies().units(0, "01", cavalry=2, light_infantry=1)
    s = table.units(1, "01", light_infantry=6).s
    forces = against(s, 0, 1)
    # Three swords of the charge: two shields, one unit. Five are left, who have a shield again.
    rolls = [*red(2, 1), *white(1), *white(0, 0, 0, 0, 1)]
    hit = (1, "hit player-1 cavalry standard 1")
    assert fight(s, forces, rolls, (0, "charge-all"), hit, charge=True) == [2, 5]


@pytest.mark.rule("SZ-K4.9")
@pytest.mark.parametrize("mode", ["first", "white"])
def test_a_sword_left_of_a_charge_goes_one_to_one_to_the_others(mode: str) -> None:
    s = armies(mode).units(0, "01", cavalry=1, light_infantry=1).units(1, "01", heavy_infantry=1).s
    forces = against(s, 0, 1)
    rolls = [*red(1), *white(1), *red(0)]
    assert fight(s, forces, rolls, (0, "charge-all"), charge=True) == [2, 0]


@pytest.mark.rule("SZ-K4.16", "SZ-H2.2")
def test_swords_for_a_rival_come_after_a_charge_of_all() -> None:
    s = armies().units(0, "01", cavalry=4).units(1, "01", heavy_infantry=1).s
    s.rivals[0] = 1 << 1
    forces = against(s, 0, 1)
    # Three blanks of the charge are a sword, which is left; the rival brings the second.
    rolls = [*red(0, 0, 0, 0), *red(0)]
    assert fight(s, forces, rolls, (0, "charge-all"), charge=True) == [4, 0]


@pytest.mark.rule("SZ-K4.16")
def test_blanks_of_a_charge_and_of_the_others_are_not_put_together() -> None:
    s = armies().units(0, "01", cavalry=2, light_infantry=1).units(1, "01", light_infantry=1).s
    rolls = [*red(0, 0), *white(0), *white(0)]
    assert fight(s, against(s, 0, 1), rolls, (0, "charge-all"), charge=True) == [3, 1]


@pytest.mark.rule("SZ-K4.16", "SZ-L3.2")
def test_recruits_who_charge_have_no_bonus() -> None:
    s = armies().units(0, "01", "recruit", cavalry=6).units(1, "01", light_infantry=1).s
    rolls = [*red(0, 0, 0, 0, 0, 0), *white(0)]
    assert fight(s, against(s, 0, 1), rolls, (0, "charge-all"), charge=True) == [6, 1]


@pytest.mark.rule("SZ-K4.16", "SZ-K4.4")
def test_three_elite_chargers_have_a_seventh_die() -> None:
    s = armies().units(0, "01", "elite", cavalry=3).units(1, "01", light_infantry=2).s
    rolls = [*red(2, 2, 2), *red(0)]
    assert fight(s, against(s, 0, 1), rolls, (0, "charge-all"), charge=True) == [3, 0]


@pytest.mark.rule("SZ-K4.9", "SZ-K4.6")
def test_swords_that_a_charge_leaves_are_converted_at_last() -> None:
    s = armies().units(0, "01", cavalry=1).units(1, "01", "veteran", heavy_infantry=1).s
    forces = against(s, 0, 1)
    rolls = [*red(2), *red(2)]
    keys = [(0, "charge-all"), (0, "convert 1")]
    assert fight(s, forces, rolls, *keys, charge=True) == [1, 1], "a shield and one sword of two"


@pytest.mark.rule("SZ-K4.9", "SZ-L1.10")
def test_elephants_charge_with_two_dice_and_cavalry_may_stay() -> None:
    s = armies("yellow").units(0, "01", elephants=1, cavalry=1).units(1, "01", light_infantry=4).s
    rolls = [*red(2, 1), *red(1), *white(0)]
    key = (0, "charge player-1 elephants standard 1")
    assert fight(s, against(s, 0, 1), rolls, key, charge=True) == [2, 0]


# Bonuses


@pytest.mark.rule("SZ-K4.4", "SZ-EX28")
def test_blanks_of_recruits_are_not_counted_with_others() -> None:
    table = armies().units(0, "01", light_infantry=2).units(0, "01", "recruit", light_infantry=3)
    s = table.units(1, "01", light_infantry=1).s
    forces = against(s, 0, 1)
    assert fight(s, forces, [*white(0, 0, 0, 0, 0), *white(0)]) == [5, 1]
    assert forces[0].swords == 0
    s = armies().units(0, "01", light_infantry=3).units(1, "01", light_infantry=1).s
    assert fight(s, against(s, 0, 1), [*white(0, 0, 0), *white(0)]) == [3, 0]


@pytest.mark.rule("SZ-K4.4", "SZ-L3.2")
def test_two_elite_units_and_a_standard_one_have_a_shield() -> None:
    table = armies().units(0, "01", "elite", heavy_infantry=2).units(0, "01", light_infantry=1)
    s = table.units(1, "01", light_infantry=1).s
    rolls = [*red(2, 2), *white(0), *white(1)]
    assert fight(s, against(s, 0, 1), rolls) == [3, 0]


@pytest.mark.rule("SZ-K4.4")
@pytest.mark.parametrize(("mode", "dice"), [("first", 6), ("basic", 6), ("white", 7)])
def test_the_seventh_die_is_unknown_to_casual_modes(mode: str, dice: int) -> None:
    s = armies(mode).units(0, "01", light_infantry=6).units(1, "01", heavy_infantry=1).s
    fight(s, against(s, 0, 1), [*white(*[0] * dice), *red(0)])


@pytest.mark.rule("SZ-K4.4")
def test_six_units_of_two_types_have_no_seventh_die() -> None:
    s = armies().units(0, "01", light_infantry=5, mercenaries=1).units(1, "01", heavy_infantry=1).s
    fight(s, against(s, 0, 1), [*white(0, 0, 0, 0, 0), *blue(0), *red(0)])


@pytest.mark.rule("SZ-K4.4", "SZ-B2.5")
def test_blanks_of_reversed_dice() -> None:
    s = armies().units(0, "01", light_infantry=6).units(1, "01", mercenaries=1).s
    forces = against(s, 0, 1)
    fight(s, forces, [*reverse(0, 0, 0, 0, 0, 0, 0), *blue(0)], situation=ROUGH)
    assert forces[0].swords == 2, "the seventh die is reversed too"


@pytest.mark.rule("SZ-K4.4", "SZ-L4.5")
def test_six_corsairs_have_one_die_more() -> None:
    s = armies().units(0, "sC", "elite", corsairs=3).units(1, "sC", warship=3).s
    rolls = [*white(*[1] * 12), *white(1), *blue(0, 1, 1)]
    forces = against(s, 0, 1)
    assert fight(s, forces, rolls, situation=SHIPS) == [3, 0]
    assert forces[0].swords == 13


@pytest.mark.rule("SZ-L1.1", "SZ-L1.10")
def test_elephants_have_no_dice_in_rough_land() -> None:
    s = armies("yellow").units(0, "01", elephants=6).units(1, "01", light_infantry=3).s
    rolls = reverse(1, 1, 1)
    assert fight(s, against(s, 0, 1), rolls, situation=ROUGH) == [5, 3], "a shield and two lives"


@pytest.mark.rule("SZ-H2.2", "SZ-K4.4")
def test_swords_for_a_rival_are_not_for_recruits() -> None:
    for mode, level, swords in (
        ("yellow", "standard", 2),
        ("yellow", "recruit", 0),
        ("yellow", "elite", 4),
    ):
        s = armies(mode).units(0, "01", level, elephants=8).units(1, "01", heavy_infantry=2).s
        s.rivals[0] = 1 << 1
        forces = against(s, 0, 1)
        fight(s, forces, blue(1, 0), situation=ROUGH)
        assert forces[0].swords == swords


@pytest.mark.rule("SZ-K4.6")
def test_four_unused_swords_are_one_shield_and_one_sword() -> None:
    s = armies().units(0, "01", heavy_infantry=3).units(1, "01", heavy_infantry=1).s
    forces = against(s, 0, 1)
    # Two of six swords destroy; one shield and one sword later of the others; two are needed.
    assert fight(s, forces, [*red(2, 2, 2), *red(2)], (0, "convert 1")) == [3, 0]
    assert forces[0].carried == 1


@pytest.mark.rule("SZ-K4.6", "SZ-K3.4")
def test_an_odd_unused_sword_is_lost() -> None:
    s = armies().units(0, "01", heavy_infantry=2).units(1, "01", "veteran", corsairs=1).s
    forces = against(s, 0, 1)
    # Four lives, three swords.
    fight(s, forces, [*red(2, 1), *white(0, 0, 0, 0), *white(0, 0, 0, 0)])
    assert forces[0].carried == 1


@pytest.mark.rule("SZ-K4.6")
def test_a_shield_by_conversion_uses_a_sword_up() -> None:
    s = armies().units(0, "01", heavy_infantry=1).units(1, "01", "veteran", heavy_infantry=1).s
    forces = against(s, 0, 1)
    # Both have two swords that destroy nothing or something: three lives against two.
    fight(s, forces, [*red(2), *red(2)], (0, "convert 1"))
    assert [len(force.units) for force in forces] == [1, 1]
    assert forces[1].carried == 0, "one on the shield, one left: not a pair"


@pytest.mark.rule("SZ-K1.2", "SZ-L3.2")
def test_survivors_recover_all_lives() -> None:
    s = armies("first").units(0, "01", light_infantry=1).units(1, "01", heavy_infantry=1).s
    forces = against(s, 0, 1)
    for _ in range(3):
        assert fight(s, forces, [*white(1), *red(0)]) == [1, 1]


@pytest.mark.rule("SZ-K4.4", "SZ-L1.1")
def test_veterans_have_a_life_more_in_rough_land_too() -> None:
    s = armies().units(0, "01", light_infantry=1).units(1, "01", "veteran", cavalry=1).s
    forces = against(s, 0, 1)
    # One life in the mountains and one of the veteran; the die is the blue one.
    assert fight(s, forces, [*reverse(1), *blue(2)], situation=ROUGH) == [0, 1]


@pytest.mark.rule("SZ-K4.11", "SZ-K9.1")
def test_siege_engines_give_no_shield_in_the_field() -> None:
    table = armies("first").units(0, "18", light_infantry=1, siege_engines=4)
    s = table.units(1, "18", light_infantry=1).s
    load(s, *white(0), *white(1))
    Played(steps(s, 2))
    assert [s.type[unit] for unit in s.units_of(0)] == [SE] * 4


@pytest.mark.rule("SZ-K4.3", "SZ-L4.4")
def test_nobody_rolls_again_before_all_have_rolled() -> None:
    s = armies("yellow").units(0, "01", light_infantry=1).units(1, "01", heavy_infantry=1).s
    s.prestige[0] = 4
    load(s, *white(0), *red(2))
    rules = combat_round(s, Fight(s.count), against(s, 0, 1), PLAINS)
    ask = next(rules)
    assert isinstance(ask, Ask)
    assert (ask.prompt.name, s.dice.position) == ("pay-reroll", 2)
    thrown = [line.key for line in s.log or [] if line.key.startswith("throws")]
    assert thrown == ["throws player-1 1 0", "throws player-2 1 2"]


# At sea


def aboard(
    table: Position, player: int, sea: str, ships: int, level: str = "standard", **units: int
) -> Table:
    s = table.units(player, sea, transport_ship=ships).s
    boats = [unit for unit in s.units_of(player) if s.type[unit] == 4]
    before = len(s.owner)
    table.units(player, sea, level, **units)
    for place, unit in enumerate(range(before, len(s.owner))):
        s.where[unit], s.ship[unit] = ABOARD, boats[place % ships]
    return s


@pytest.mark.rule("SZ-K5.1")
def test_passengers_give_no_shield_in_the_first_round() -> None:
    s = aboard(armies(), 0, "sC", 2, light_infantry=3)
    war = s.add_unit(1, 5, STANDARD, s.map.number("sC"))
    load(s, *white(0, 0), *blue(2))
    Played(battles(s))  # what is decided before
    Played(battles(s))
    assert s.units_of(0) == []
    assert s.units_of(1) == [war]
    assert s.combats.fights[0].destroyed[1] == 5, "two ships and who was aboard"


@pytest.mark.rule("SZ-K5.1", "SZ-K4.4")
def test_passengers_give_a_shield_and_dice_in_the_second_round() -> None:
    s = aboard(armies(), 0, "sC", 2, heavy_infantry=3)
    s.add_unit(1, 5, STANDARD, s.map.number("sC"))
    # Heavy infantry has one life and a blue die on ships.
    load(s, *white(0, 0), *blue(0), *white(0, 0), *blue(0, 1, 0), *blue(2))
    Played(battles(s))
    Played(battles(s))
    Played(battles(s), (1, "hit-shields 1"))
    # Four blanks and a sword: two swords destroy the warship; a shield takes one of its two.
    assert len(s.units_of(0)) == 4
    assert s.units_of(1) == []
    assert [s.type[unit] for unit in s.units_of(0)].count(HI) == 2, "passengers are in front"


@pytest.mark.rule("SZ-K5.1", "SZ-L1.1")
def test_elephants_aboard_have_two_lives_and_no_dice() -> None:
    s = aboard(armies("yellow"), 0, "sC", 1, elephants=1)
    s.add_unit(1, 5, STANDARD, s.map.number("sC"))
    load(s, *white(0), *blue(0), *white(0), *blue(2))
    Played(battles(s))
    Played(battles(s))
    Played(battles(s))
    assert [s.type[unit] for unit in s.units_of(0)] == [4]


# Escape


@pytest.mark.rule("SZ-K5.5", "SZ-K4.4")
def test_who_attacks_those_who_flee_has_all_bonuses() -> None:
    table = armies().units(0, "18", light_infantry=6).village(0, "19")
    s = table.units(1, "18", light_infantry=6).s
    s.rivals[1] = 1
    load(s, *white(0, 0, 0, 0, 0, 0, 0))
    Played(whole(s), (0, "flee player-1 huns-19"))
    assert (on(s, "19"), on(s, "18")) == ([3, 0, 0], [0, 6, 0]), "two of blanks, one of the rival"


@pytest.mark.rule("SZ-K5.5", "SZ-K4.18")
def test_a_fortification_does_not_help_those_who_flee_before_a_battle() -> None:
    table = armies().village(0, "18").units(0, "18", light_infantry=2).village(0, "19")
    s = table.units(1, "18", light_infantry=2).s
    s.fortified[table.field("18")] = True
    load(s, *white(0, 0))
    Played(whole(s), (0, "flee player-1 huns-19"))
    assert (on(s, "19"), s.dice.position) == ([2, 0, 0], 2)


@pytest.mark.rule("SZ-K5.5", "SZ-K4.9")
def test_who_stays_may_charge_who_stays_while_a_third_flees() -> None:
    table = armies("first").units(0, "18", light_infantry=1).village(0, "19")
    s = table.units(1, "18", cavalry=1).units(2, "18", light_infantry=2).s
    load(s, *red(2))
    keys = [(0, "flee player-1 huns-19"), (1, "target player-3"), (2, "target player-2")]
    Played(steps(s, 1), *keys, (1, "charge-all"))
    assert (on(s, "18"), on(s, "19")) == ([0, 1, 0], [1, 0, 0])
    assert s.dice.position == 1, "whom a charge destroys does not roll"


@pytest.mark.rule("SZ-K5.5", "SZ-K5.12")
def test_after_the_round_in_which_a_third_fled_the_others_may_flee_too() -> None:
    table = armies("first").units(0, "18", light_infantry=1).village(0, "19")
    s = table.units(1, "18", light_infantry=1).units(2, "18", light_infantry=1).village(2, "20").s
    load(s, *white(0, 0))
    keys = [(0, "flee player-1 huns-19"), (1, "target player-3"), (2, "target player-2")]
    Played(whole(s), *keys, (2, "flee player-3 huns-20"))
    assert [on(s, id) for id in ("18", "19", "20")] == [[0, 1, 0], [1, 0, 0], [0, 0, 1]]
    assert s.points == [-1, 1, -1]


@pytest.mark.rule("SZ-K5.10", "SZ-L3.2")
def test_an_elite_unit_counts_once_to_intercept() -> None:
    table = armies("yellow").units(0, "18", light_infantry=3).village(0, "19")
    s = table.units(1, "18", "elite", light_infantry=1).s
    s.dice = s.dice.loaded([0, 0, 0, 4, 1])  # nobody but the elite has a sword; a brown 2
    keys = [(0, "stand player-1"), (1, "stand player-2"), (0, "flee player-1 huns-19")]
    Played(whole(s), *keys, (1, "intercept-all"))
    assert on(s, "19") == [2, 0, 0], "one unit: 2 is too high"


@pytest.mark.rule("SZ-K5.10")
def test_interceptors_have_bonuses_and_those_who_flee_none() -> None:
    table = armies("yellow").units(0, "18", heavy_infantry=5).village(0, "19")
    s = table.units(1, "18", cavalry=3).s
    load(s, *red(0, 0, 0, 0, 0), *red(0, 0, 0))
    words = [0] * 8 + [5] + [face(s, RED_DIE, 0)] * 3
    s.dice = s.dice.loaded(words)
    keys = [(0, "stand player-1"), (1, "stand player-2"), (0, "flee player-1 huns-19")]
    Played(whole(s), *keys, (1, "intercept-all"))
    assert s.dice.position == 12
    assert on(s, "19")[0] == 5, "one sword of three blanks destroys no heavy infantry"


@pytest.mark.rule("SZ-K5.8", "SZ-K5.15", "SZ-K4.9")
def test_pursuers_do_not_charge_and_nobody_flees_again() -> None:
    table = armies("first").units(0, "18", light_infantry=1)
    s = table.units(1, "18", cavalry=1).s
    load(s, *white(0), *red(0), *white(0), *red(1))
    keys = [
        (0, "stand player-1"),
        (1, "stand player-2"),
        (0, "flee player-1 huns-19"),
        (1, "pursue-all"),
    ]
    played = Played(whole(s), *keys)
    assert [name for _, name, _ in played.asked].count("charge") == 1
    assert len(offered(played, "flee", 0)) == 2
    assert on(s, "19") == [0, 1, 0]
    assert s.points == [-1, 1, 0]


@pytest.mark.rule("SZ-K5.9", "SZ-K5.8", "SZ-D6.3")
def test_to_land_that_is_merely_owned_others_follow() -> None:
    table = armies("green").units(0, "18", light_infantry=1).herds(0, "19", sheep=1)
    s = table.units(1, "18", light_infantry=1).s
    load(s, *white(0, 0), *white(0, 1))
    keys = [
        (0, "stand player-1"),
        (1, "stand player-2"),
        (0, "flee player-1 huns-19"),
        (1, "pursue-all"),
    ]
    Played(whole(s), *keys)
    assert on(s, "19") == [0, 1, 0]


@pytest.mark.rule("SZ-K5.6")
def test_all_units_flee_together() -> None:
    table = armies("first").units(0, "18", light_infantry=2, heavy_infantry=1)
    s = table.units(1, "18", heavy_infantry=1).village(0, "19").s
    load(s, *white(0, 0), *red(0), *red(0))
    keys = [(0, "stand player-1"), (1, "stand player-2"), (0, "flee player-1 huns-19")]
    Played(whole(s), *keys)
    assert (on(s, "19"), on(s, "18")) == ([3, 0, 0], [0, 1, 0])


# Borders


@pytest.mark.rule("SZ-K5.2", "SZ-K4.9")
def test_who_joins_a_border_battle_does_not_charge() -> None:
    table = Position("huns", "first").crossing(0, "18", "19", light_infantry=1)
    table.crossing(1, "19", "18", light_infantry=1).units(0, "18", cavalry=1)
    s = table.s
    load(s, *white(0, 0), *white(0), *red(1), *white(0))
    played = Played(whole(s), (0, "join-all"), (0, "settle-all huns-18"))
    assert "charge" not in [name for _, name, _ in played.asked]
    assert on(s, "18") == [2, 0, 0]


@pytest.mark.rule("SZ-K5.2", "SZ-K6.1")
def test_units_inside_a_settlement_do_not_join_a_border() -> None:
    table = Position("huns", "first").crossing(0, "18", "19", light_infantry=1)
    table.crossing(1, "19", "18", light_infantry=1)
    table.village(0, "18").units(0, "18", light_infantry=1).units(1, "18", light_infantry=2)
    s = table.encircled("18").s
    load(s, *white(0, 0), *white(0, 0, 1))
    key = (1, "join player-2 light-infantry standard 1")
    played = Played(whole(s), key, (1, "settle-all huns-18"))
    assert offered(played, "join", 0) == []
    assert on(s, "18") == [0, 3, 0]
    assert [s.where[unit] for unit in s.units_of(0)] == [INSIDE]


@pytest.mark.rule("SZ-K5.2", "SZ-K4.12")
def test_a_border_battle_is_scored_once() -> None:
    table = Position("huns", "first").crossing(0, "18", "19", light_infantry=1)
    table.crossing(1, "19", "18", light_infantry=1).units(0, "18", light_infantry=3)
    s = table.s
    load(s, *white(0, 0), *white(1, 0, 0, 0), *white(0))
    Played(whole(s), (0, "join-all"), (0, "settle-all huns-19"))
    assert s.points == [1, -1, 0]


# Sieges


def storm(s: Table, rolls: list[Roll], *keys: tuple[int, str]) -> Played:
    """The whole step with these dice."""
    load(s, *rolls)
    played = Played(calmly(all_of(s)), *keys)
    assert s.dice.position == len(rolls), "not the dice that were meant"
    return played


@pytest.mark.rule("SZ-K6.6", "SZ-K6.9", "SZ-K8.5", "SZ-L3.4")
def test_all_is_won_in_one_round_of_siege() -> None:
    table, id = besieged()
    s, field = table.s, table.field(id)
    table.units(1, id, light_infantry=2).units(0, id, siege_engines=1, heavy_infantry=3)
    table.encircled(id)
    # Four shields by the engine, one by a sword; the two swords left destroy both defenders.
    storm(s, [*blue(1, 1, 1), *reverse(0, 0), *blue(0)], attack(id))
    assert (s.settlement[field], s.settlement_owner[field]) == (NONE, NONE)
    assert (s.gold[0], s.points[0], s.points[1]) == (2, 4, -4)
    assert [s.type[unit] for unit in s.units_of(0)] == [LI, HI, HI, HI]


@pytest.mark.rule("SZ-K6.6")
def test_walls_stand_before_recruits_inside() -> None:
    table, id = besieged()
    s = table.s
    table.units(1, id, "recruit", light_infantry=2).units(0, id, heavy_infantry=2).encircled(id)
    storm(s, [*blue(2, 2), *reverse(0, 0), *blue(0)], attack(id), (0, "break-off"))
    assert len(s.units_of(1)) == 2


@pytest.mark.rule("SZ-K6.2", "SZ-D4.3", "SZ-P4.2")
def test_a_fortified_city_in_the_mountains_has_four_levels() -> None:
    table, id = besieged(city=True, colour=BROWN)
    s, field = table.s, table.field(id)
    s.fortified[field] = True
    table.units(0, id, siege_engines=5).encircled(id)
    # Twenty shields are gone at once; four blue dice, three of them blank, have two swords.
    storm(s, blue(0, 0, 0, 1), attack(id))
    assert (s.settlement[field], s.settlement_owner[field]) == (CITY, 0)
    assert s.points[:2] == [8, -8]
    assert len(s.units_of(0)) == 3
    assert s.tiles[0] == 10 - 3


@pytest.mark.rule("SZ-K6.10", "SZ-J4.6", "SZ-K4.3")
def test_nobody_captures_a_settlement_who_falls_before_its_walls() -> None:
    table, id = besieged()
    s, field = table.s, table.field(id)
    table.units(0, id, siege_engines=2).encircled(id)
    storm(s, blue(2), attack(id))
    assert s.settlement_owner[field] == 1
    assert not s.encircled_since[field]
    assert s.points[:2] == [0, 0]


@pytest.mark.rule("SZ-K6.14", "SZ-K6.11", "SZ-K8.5")
def test_a_ship_alone_makes_a_settlement_defended() -> None:
    table = Position("taifas", "white")
    ids = [id for id in lands(table) if table.s.map.points[table.field(id)]]
    id = ids[0]
    table.village(1, id).village(1, lands(table)[-1]).village(1, lands(table)[-2])
    port(table, id, "dock")
    near = next(f for f in table.s.map.land_next[table.field(id)])
    table.village(0, table.s.map.ids[near])
    s, field = table.s, table.field(id)
    ship = s.add_unit(1, 4, STANDARD, field)
    s.where[ship] = IN_YARD
    table.units(0, id, siege_engines=1, heavy_infantry=2)
    s.encircled_since[field] = 1
    s.control[field] = 0
    s.tiles = [10] * 3
    storm(s, [*blue(1, 1), *white(0), *blue(0)], attack(id))
    assert s.settlement[field] == NONE
    assert s.yard[field] == NONE
    assert s.gold[0] == 2, "a dock brings nothing"


@pytest.mark.rule("SZ-K8.5", "SZ-G5.7")
@pytest.mark.parametrize(
    ("port_key", "yard", "gold"), [("spare-port", DOCK, 0), ("raze-port", NONE, 4)]
)
def test_a_spared_city_and_its_port(port_key: str, yard: int, gold: int) -> None:
    table, id, field = shore_city()
    s = table.s
    table.units(1, id, light_infantry=1).units(0, id, siege_engines=2, heavy_infantry=3)
    table.encircled(id)
    keys = [attack(id), (0, "spare-city"), (0, port_key)]
    storm(s, [*blue(2, 1, 0), *reverse(0), *blue(0, 0)], *keys)
    assert (s.settlement[field], s.settlement_owner[field]) == (VILLAGE, 0)
    assert (s.yard[field], s.gold[0]) == (yard, gold)
    assert s.points[:2] == [8, -8]


def shore_city() -> tuple[Position, str, int]:
    table = Position("taifas", "white")
    id = next(id for id in lands(table) if table.s.map.points[table.field(id)])
    table.city(1, id).village(1, lands(table)[-1]).village(1, lands(table)[-2])
    port(table, id)
    s, field = table.s, table.field(id)
    for sea in s.yard_seas(field):
        assert sea != NONE
    table.village(0, s.map.ids[s.map.land_next[field][0]])
    s.tiles = [10] * 3
    return table, id, field


@pytest.mark.rule("SZ-K6.4", "SZ-K4.6")
def test_a_besieger_cannot_turn_swords_into_shields_before_the_breakthrough() -> None:
    table, id = besieged()
    s = table.s
    table.units(0, id, heavy_infantry=2).encircled(id)
    played = storm(s, [*blue(2, 2), *blue(2)], attack(id), (0, "break-off"))
    assert offered(played, "convert", 0) == []
    assert len(s.units_of(0)) == 1


@pytest.mark.rule("SZ-K6.5", "SZ-K6.6")
def test_carried_swords_break_the_wall() -> None:
    table, id = besieged()
    s, field = table.s, table.field(id)
    table.units(0, id, mercenaries=2).encircled(id)
    # Four swords are two of the next round; with three more they are five.
    rolls = [*blue(2, 2), *blue(0), *blue(2, 1), *blue(0)]
    storm(s, rolls, attack(id), (0, "go-on"))
    assert s.settlement_owner[field] == 0


@pytest.mark.rule("SZ-K6.3", "SZ-H2.2")
def test_a_rival_brings_swords_against_the_wall() -> None:
    table, id = besieged()
    s, field = table.s, table.field(id)
    s.rivals[0] = 1 << 1
    table.units(0, id, mercenaries=4).encircled(id)
    storm(s, [*blue(1, 1, 1, 1), *blue(0)], attack(id))
    assert s.settlement_owner[field] == 0


@pytest.mark.rule("SZ-K6.9", "SZ-K6.4")
def test_inside_the_besieger_has_shields_and_engines_roll_as_infantry() -> None:
    table, id = besieged()
    s, field = table.s, table.field(id)
    table.units(1, id, heavy_infantry=2)
    table.units(0, id, siege_engines=2, light_infantry=4).encircled(id)
    first = [*reverse(0, 0, 0, 0), *blue(0, 0), *blue(0)]
    # Inside: five infantry have a shield; the defender has no blue die of the walls.
    second = [*reverse(1, 1, 1, 1, 0), *blue(1, 0)]
    storm(s, [*first, *second], attack(id), (0, "go-on"))
    assert s.settlement[field] == NONE
    assert [s.type[unit] for unit in s.units_of(0)] == [LI] * 5


@pytest.mark.rule("SZ-K6.3", "SZ-L3.3")
@pytest.mark.parametrize(("mode", "taken"), [("first", True), ("white", True)])
def test_two_standard_engines_take_eight_shields(mode: str, taken: bool) -> None:
    table, id = besieged(mode)
    s, field = table.s, table.field(id)
    table.units(0, id, siege_engines=2).encircled(id)
    storm(s, blue(0), attack(id))
    assert (s.settlement_owner[field] == 0) == taken


@pytest.mark.rule("SZ-K6.8", "SZ-K4.18")
def test_a_fortification_supports_a_sally_after_a_siege() -> None:
    table, id = besieged()
    s, field = table.s, table.field(id)
    s.fortified[field] = True
    table.units(1, id, light_infantry=1).units(0, id, light_infantry=2).encircled(id)
    first = [*reverse(0, 0), *reverse(0), *blue(0, 0)]
    # Three blanks of the defender destroyed one; then one against one, with a blue die.
    second = [*white(0), *white(0), *blue(1)]
    storm(s, [*first, *second], attack(id), (0, "break-off"), (1, "all-sally-out"))
    assert s.units_of(0) == []
    assert not s.encircled_since[field]
    assert s.points[:2] == [-1, 1]


# Hunger


@pytest.mark.rule("SZ-N7.12")
@pytest.mark.parametrize(
    ("grain", "fish", "fed"), [(1, 2, True), (0, 4, False), (2, 0, True), (1, 1, False)]
)
def test_cavalry_needs_a_grain_beside_its_food(grain: int, fish: int, fed: bool) -> None:
    table, shore = lonely_shore(grain, fish)
    table.units(0, shore, cavalry=1)
    s = table.s
    keys = [(0, "leave-settlement-unfed " + said(shore)), (0, "feed-these")]
    if not fed:
        keys = [(0, "feed-most")]
    Played(whole_step(s, feeding), *keys)
    assert bool(s.units_of(0)) == fed


def lonely_shore(grain: int, fish: int) -> tuple[Position, str]:
    """A village with a dock, and one beside it."""
    table = Position("taifas", "green", players=4)
    id = coastal(table, lands(table))[0]
    table.village(0, id)
    port(table, id, "dock")
    s = table.s
    s.stored_grain[table.field(id)], s.stored_fish[table.field(id)] = grain, fish
    s.round = 4
    return table, id


def whole_step(s: Table, step: object) -> RulesOf[object]:
    while not (yield from step(s)):  # type: ignore[operator]
        pass
    return True


@pytest.mark.rule("SZ-N7.12", "SZ-N7.13")
def test_fish_of_two_docks_make_a_pair() -> None:
    table = Position("taifas", "green", players=4)
    ids = lands(table)
    shores = coastal(table, ids)
    one = shores[0]
    two = next(
        id for id in shores[1:] if table.field(id) in table.s.map.land_next[table.field(one)]
    )
    for id in (one, two):
        table.village(0, id)
        port(table, id, "dock")
        table.s.stored_fish[table.field(id)] = 1
    table.s.stored_grain[table.field(one)] = 1
    table.s.round = 4
    Played(whole_step(table.s, feeding), (0, "feed-all"))
    assert len(table.s.settlements_of(0)) == 2
    assert sum(table.s.stored_fish) == sum(table.s.stored_grain) == 0


@pytest.mark.rule("SZ-N7.1")
def test_horses_give_meat_only_when_slaughtered() -> None:
    table, id = lonely_shore(3, 0)
    table.herds(0, id, horses=1)
    s = table.s
    Played(whole_step(s, feeding), (0, "keep-all-herds"), (0, "feed-all"))
    assert s.stored_grain[table.field(id)] == 0
    table, id = lonely_shore(3, 0)
    table.herds(0, id, horses=1)
    s = table.s
    Played(
        whole_step(s, feeding), (0, f"slaughter-herds horses {said(id)} outside 1"), (0, "feed-all")
    )
    assert s.herds_on(table.field(id)) == []
    assert s.stored_grain[table.field(id)] + s.gold[0] == 3 + 5 - 1


@pytest.mark.rule("SZ-N7.9", "SZ-B4.9", "SZ-M8.1")
def test_mercenaries_keep_their_experience_when_they_change_sides() -> None:
    table, ids = village("green", 5)
    id = ids[0]
    s, field = table.s, table.field(id)
    table.village(0, ids[-1]).units(0, id, "veteran", mercenaries=1)
    s.stored_grain[field] = 1
    table.units(1, id, light_infantry=1).encircled(id)
    near = next_to(table, id)
    table.village(1, near)
    s.stored_grain[table.field(near)] = 5
    s.stored_grain[table.field(ids[-1])] = 5
    s.gold[1] = 2
    keys = [
        (1, "feed-all"),
        (0, f"leave-unfed {said(id)} mercenaries veteran inside 1"),
        (0, "feed-these"),
        (1, "feed-all"),
        (1, f"win-over {said(id)} veteran 1"),
    ]
    Played(whole_step(s, feeding), *keys)
    won = [unit for unit in s.units_of(1) if s.type[unit] == MERC]
    assert [s.experience[unit] for unit in won] == [3]
    assert [s.where[unit] for unit in won] == [OUTSIDE]
    assert s.gold[1] == 0


# Experience


@pytest.mark.rule("SZ-M1.1", "SZ-K5.1", "SZ-L3.2")
def test_passengers_who_sink_give_experience_but_one_level_to_a_unit() -> None:
    s = aboard(armies(), 0, "sC", 1, light_infantry=3)
    s.add_unit(1, 5, STANDARD, s.map.number("sC"))
    s.add_unit(1, 5, STANDARD, s.map.number("sC"))
    load(s, *white(0), *blue(1, 0))
    Played(whole(s))
    Played(experience(s))
    assert [s.experience[unit] for unit in s.units_of(1)] == [EXPERIENCED, EXPERIENCED]


# Rerolls


@pytest.mark.rule("SZ-L4.2", "SZ-P4.29")
@pytest.mark.parametrize(
    ("level", "times"),
    [("recruit", 0), ("standard", 1), ("experienced", 1), ("veteran", 1), ("elite", 2)],
)
def test_infantry_of_the_hittites_rolls_once_more_or_as_it_has_learned(
    level: str, times: int
) -> None:
    table = Position("orient", "yellow").units(0, "01", level, light_infantry=1)
    s = table.s
    s.faction[0] = [each.id for each in factions()].index("orient-hittites")
    assert free_rerolls(s, s.units_of(0)[0]) == times
    red = Position("orient", "red").units(0, "01", level, light_infantry=1).s
    red.faction[0] = s.faction[0]
    red.command[0] = BETTER
    assert free_rerolls(red, red.units_of(0)[0]) == (times + 1 if times else 0)


# Morale


def red_armies(prestige: int, level: str = "standard", **units: int) -> Table:
    """Units of player 0 with bad commanders against one unit of mercenaries."""
    s = armies("red").units(0, "01", level, **units).units(1, "01", mercenaries=1).s
    s.prestige = [prestige, 20, 0]
    s.command = [1, 1, 0]
    return s


@pytest.mark.rule("SZ-Q7.1")
def test_morale_is_that_of_the_moment_when_all_roll() -> None:
    s = red_armies(50, light_infantry=4)
    forces = against(s, 0, 1)
    rolls = [*white(1, 0, 0, 0), *blue(0), *white(0, 0)]
    keys = [(0, "pay-reroll light-infantry standard 0")] * 2
    fight(s, forces, rolls, *keys)
    assert s.prestige[0] == 46
    assert forces[0].swords == 3, "one that was rolled, one of three blanks, one of high morale"


@pytest.mark.rule("SZ-Q7.1")
@pytest.mark.parametrize(
    ("prestige", "rival", "swords"),
    [(10, False, 3), (10, True, 5), (49, True, 5), (50, False, 5), (50, True, 6), (70, True, 6)],
)
def test_swords_of_morale(prestige: int, rival: bool, swords: int) -> None:
    s = red_armies(prestige, light_infantry=9)
    s.rivals[0] = int(rival) << 1
    forces = against(s, 0, 1)
    # Ten dice with the seventh one, all blank.
    fight(s, forces, [*white(*[0] * 10), *blue(0)])
    assert forces[0].swords == swords


@pytest.mark.rule("SZ-Q7.1")
def test_the_disheartened_have_no_less_than_no_swords() -> None:
    s = red_armies(9, "recruit", light_infantry=6)
    forces = against(s, 0, 1)
    fight(s, forces, [*white(1, 0, 0, 0, 0, 0), *blue(0)])
    assert forces[0].swords == 0, "six units lose two"


@pytest.mark.rule("SZ-Q7.1", "SZ-Q8.3")
@pytest.mark.parametrize(
    ("prestige", "command", "left"), [(29, 1, 2), (30, 1, 3), (30, 0, 2), (70, 0, 2)]
)
def test_shields_of_morale_need_commanders(prestige: int, command: int, left: int) -> None:
    s = red_armies(prestige, heavy_infantry=1, light_infantry=3)
    s.command[0] = command
    s.prestige[1] = 0
    forces = against(s, 0, 1)
    # Mercenaries with very low morale lose one of two swords; a single one destroys infantry.
    rolls = [*red(0), *white(0, 0, 0), *blue(2)]
    fight(s, forces, rolls)
    light = [unit for unit in forces[0].units if s.type[unit] == LI]
    assert len(light) == left


@pytest.mark.rule("SZ-Q8.3", "SZ-K4.6", "SZ-L3.2")
def test_without_commanders_experience_is_left() -> None:
    s = red_armies(20, "veteran", heavy_infantry=1)
    s.command[0] = 0
    forces = against(s, 0, 1)
    # The veteran rolls again for nothing and keeps the better die; two swords are not kept.
    s.experience[s.units_of(1)[0]] = 3
    fight(s, forces, [*red(1), *blue(0), *red(2), *blue(0)])
    assert (forces[0].swords, forces[0].carried) == (2, 0)


# Building


@pytest.mark.rule("SZ-M2.2", "SZ-M2.10", "SZ-L3.2")
def test_quarters_of_a_city_by_elite_builders() -> None:
    for level, count, fast, gained in (
        ("standard", 3, True, 0),
        ("standard", 4, False, 1),
        ("elite", 2, False, 1),
        ("elite", 4, True, 4),
    ):
        table = Position("taifas", "white")
        id = lands(table)[0]
        table.village(0, id).units(0, id, level, light_infantry=count)
        s, field = table.s, table.field(id)
        s.site[field], s.site_owner[field] = CITY, 0
        add_builders(s, s.units_of(0))
        s.turn += 1
        assert quarters(s, field, fast) == gained
