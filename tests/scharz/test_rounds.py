"""Chapter 10.9: a combat round with given dice."""

from collections.abc import Sequence

import pytest

from kronika.core.asks import Floor
from kronika.games.scharz.combats import Fight
from kronika.games.scharz.content import BLUE_DIE, RED_DIE, WHITE_DIE
from kronika.games.scharz.fighting import Force
from kronika.games.scharz.position import Position
from kronika.games.scharz.rounds import combat_round
from kronika.games.scharz.state import ABOARD, Table
from kronika.games.scharz.terms import NONE, PLAINS, SHIPS, SIEGE

from .helpers import Answers, face

pytestmark = pytest.mark.compiled


def load(s: Table, *rolls: tuple[int, int]) -> None:
    """The next dice: sort and swords of each."""
    s.dice = s.dice.loaded([face(s, sort, swords) for sort, swords in rolls])


def white(*swords: int) -> list[tuple[int, int]]:
    return [(WHITE_DIE, each) for each in swords]


def red(*swords: int) -> list[tuple[int, int]]:
    return [(RED_DIE, each) for each in swords]


def blue(*swords: int) -> list[tuple[int, int]]:
    return [(BLUE_DIE, each) for each in swords]


def sides(s: Table, *players: int) -> list[Force]:
    """A force a player; the first two hit each other."""
    forces = [Force(player, s.units_of(player)) for player in players]
    forces[0].target, forces[1].target = 1, 0
    return forces


def play(
    s: Table,
    forces: list[Force],
    rolls: Sequence[tuple[int, int]],
    *keys: tuple[int, str],
    situation: int = PLAINS,
    charge: bool = False,
    fight: Fight | None = None,
) -> list[int]:
    """Play a round; how many units each force has left."""
    load(s, *rolls)
    record = fight or Fight(s.count)
    Answers(combat_round(s, record, forces, situation, charge), *keys)
    return [len(force.units) for force in forces]


@pytest.mark.rule("SZ-EX02", "SZ-H2.2", "SZ-K4.3", "SZ-K4.4", "SZ-K9.1")
def test_six_against_six_with_a_rival() -> None:
    table = Position("huns").units(0, "01", light_infantry=6).units(1, "01", light_infantry=6)
    s = table.s
    s.rivals[0] = 1 << 1
    forces = sides(s, 0, 1)
    rolls = [*white(1, 1, 0, 0, 0, 0, 0), *white(1, 1, 0, 0, 0, 0, 0)]
    assert play(s, forces, rolls) == [4, 3]
    assert [force.swords for force in forces] == [4, 3]
    assert play(s, forces, white(0, 0, 0, 0, 0, 0, 0)) == [3, 1]
    assert [force.swords for force in forces] == [2, 1], "no seventh die, one sword for the rival"


@pytest.mark.rule("SZ-EX01", "SZ-H2.2", "SZ-H2.3", "SZ-K4.13", "SZ-K4.14")
@pytest.mark.parametrize(("mode", "prestige"), [("yellow", [9, 6]), ("green", [0, 0])])
def test_three_against_three_of_a_rival(mode: str, prestige: list[int]) -> None:
    table = Position("huns", mode).units(0, "01", light_infantry=3)
    s = table.units(1, "01", light_infantry=3).s
    s.rivals[0] = 1 << 1
    assert play(s, sides(s, 0, 1), white(1, 1, 1, 1, 1, 1)) == [0, 0]
    assert (s.due_prestige[:2], s.prestige[:2]) == (prestige, [0, 0]), "granted after combat"
    assert (s.destroyed[:2], s.lost[:2]) == ([6, 6], [6, 6])


@pytest.mark.rule("SZ-EX23", "SZ-K4.6", "SZ-K4.17", "SZ-L3.2")
def test_six_infantry_against_an_elite_unit() -> None:
    table = Position("huns").units(0, "01", light_infantry=6)
    s = table.units(1, "01", "elite", heavy_infantry=1).s
    forces = sides(s, 0, 1)
    # The elite die shows one sword first and is rolled again.
    rolls = [*white(0, 0, 0, 0, 0, 0, 0), *red(1, 2)]
    assert play(s, forces, rolls, (0, "convert 0")) == [5, 1]
    assert (forces[0].swords, forces[0].carried) == (2, 1)
    rolls = [*white(1, 1, 1, 1, 0), *red(2)]
    assert play(s, forces, rolls, (0, "convert 1")) == [5, 0], "the second shield saves a unit"
    assert (forces[0].swords, forces[0].shields, forces[0].carried) == (5, 2, 0)


@pytest.mark.rule("SZ-K4.6")
def test_swords_are_not_converted_in_the_first_and_basic_game() -> None:
    for mode, carried in (("first", 0), ("basic", 0), ("white", 1)):
        table = Position("huns", mode).units(0, "01", light_infantry=2)
        s = table.units(1, "01", elephants=1).s
        forces = sides(s, 0, 1)
        play(s, forces, [*white(1, 1), *red(0, 0)])
        assert forces[0].carried == carried, mode


@pytest.mark.rule("SZ-K4.6")
def test_swords_that_new_shields_make_unusable_are_carried_on() -> None:
    table = Position("huns").units(0, "01", light_infantry=3, heavy_infantry=1)
    s = table.units(1, "01", "veteran", heavy_infantry=1, mercenaries=1).s
    forces = sides(s, 0, 1)
    # Two swords against three lives: one shield. The four of the other side, which would destroy
    # all but one infantry, meet it: a heavy unit and one light fall, or three light ones.
    rolls = [*white(1, 1, 0), *red(0), *red(2), *blue(2)]
    heavy = (1, "hit player-1 heavy-infantry standard 1")
    assert play(s, forces, rolls, heavy, (0, "convert 1"), heavy) == [2, 2]
    assert (forces[0].shields, forces[0].carried, forces[1].carried) == (1, 0, 0)


@pytest.mark.rule("SZ-K4.6")
@pytest.mark.parametrize(
    ("swords", "left", "carried"), [(2, 1, 0), (3, 0, 0), (4, 0, 0), (5, 0, 1)]
)
def test_swords_that_were_left_over_go_through_a_new_shield(
    swords: int, left: int, carried: int
) -> None:
    table = Position("huns").units(0, "01", heavy_infantry=1).units(1, "01", corsairs=1)
    s = table.s
    forces = sides(s, 0, 1)
    # Two swords against three lives are a shield. The unit behind it falls by three, and what
    # nobody needed before is not kept for later while it is needed now.
    forces[1].carried = max(0, swords - 4)
    rolls = [*red(2), *white(1, 1, swords > 2, swords > 3)]
    assert play(s, forces, rolls, (0, "convert 1")) == [left, 1]
    assert forces[1].carried == carried


@pytest.mark.rule("SZ-K4.9", "SZ-K4.16")
def test_a_charge_hits_first_and_what_it_destroys_does_not_roll() -> None:
    table = Position("huns").units(0, "01", cavalry=2).units(1, "01", light_infantry=4)
    s = table.s
    keys = [(0, "charge-all")]
    assert play(s, sides(s, 0, 1), red(2, 2), *keys, charge=True) == [2, 0]


@pytest.mark.rule("SZ-K4.9", "SZ-K4.16")
def test_shields_count_double_against_a_charge_and_single_afterwards() -> None:
    table = Position("huns").units(0, "01", cavalry=2, light_infantry=1)
    s = table.units(1, "01", light_infantry=6).s
    forces = sides(s, 0, 1)
    # 4 swords of the charge: two shields, two units; then one sword against no shield of four.
    rolls = [*red(2, 2), *white(1), *white(0, 0, 0, 0)]
    assert play(s, forces, rolls, (0, "charge-all"), charge=True) == [2, 3]


@pytest.mark.rule("SZ-K4.9", "SZ-K4.16")
def test_unused_swords_of_a_charge_join_the_attack() -> None:
    table = Position("huns").units(0, "01", cavalry=1, light_infantry=1)
    s = table.units(1, "01", mercenaries=2).s
    s.rivals[0] = 1 << 1
    rolls = [*red(1), *white(1), *blue(0, 0)]
    assert play(s, sides(s, 0, 1), rolls, (0, "charge-all"), charge=True) == [2, 1]
    s = Position("huns").units(0, "01", cavalry=1, light_infantry=1).units(1, "01", mercenaries=2).s
    rolls = [*red(1), *white(0), *blue(0, 0)]
    assert play(s, sides(s, 0, 1), rolls, (0, "charge-all"), charge=True) == [2, 2]


@pytest.mark.rule("SZ-K4.9")
def test_a_charge_is_optional_and_chargers_do_not_roll_twice() -> None:
    for key, count in (("no-more", 2), ("charge-all", 2)):
        table = Position("huns").units(0, "01", cavalry=1).units(1, "01", heavy_infantry=2)
        s = table.s
        rolls = [*red(1), *red(0, 0), *red(2)]
        assert play(s, sides(s, 0, 1), rolls, (0, key), charge=True) == [1, count]
        assert s.dice.position == 3


@pytest.mark.rule("SZ-K4.16", "SZ-K4.4")
def test_six_chargers_have_a_seventh_die_from_white_mode_on() -> None:
    for mode, dice in (("first", 6), ("white", 7)):
        table = Position("huns", mode).units(0, "01", cavalry=6).units(1, "01", siege_engines=1)
        s = table.s
        play(s, sides(s, 0, 1), red(*[0] * 7), (0, "charge-all"), charge=True)
        assert s.dice.position == dice, mode


@pytest.mark.rule("SZ-K4.9", "SZ-K4.16")
def test_both_sides_charge_at_the_same_time() -> None:
    table = Position("huns").units(0, "01", cavalry=1).units(1, "01", cavalry=1)
    s = table.s
    keys = [(0, "charge-all"), (1, "charge-all")]
    assert play(s, sides(s, 0, 1), red(2, 2), *keys, charge=True) == [0, 0]


@pytest.mark.rule("SZ-K5.1")
def test_passengers_are_lost_with_their_ship_and_count_as_destroyed() -> None:
    table = Position("huns", "yellow").units(0, "sA", transport_ship=1, light_infantry=2)
    s = table.units(1, "sA", warship=1).s
    ship = s.units_of(0)[0]
    for unit in s.units_of(0)[1:]:
        s.where[unit], s.ship[unit] = ABOARD, ship
    forces = [Force(0, [ship]), Force(1, s.units_of(1))]
    forces[0].target, forces[1].target = 1, 0
    fight = Fight(s.count)
    assert play(s, forces, [*white(0), *blue(1)], situation=SHIPS, fight=fight) == [0, 1]
    assert s.units_of(0) == []
    assert fight.destroyed == [0, 3, 0]
    assert s.due_prestige[1] == 4 + 2 + 2


@pytest.mark.rule("SZ-H3.8", "SZ-C1.5")
def test_what_a_coalition_earns_waits_for_its_lord() -> None:
    table = Position("huns", "yellow").vassal(1, 0)
    table.units(0, "01", light_infantry=1).units(1, "01", light_infantry=1)
    s = table.units(2, "01", light_infantry=2).s
    forces = [Force(0, [*s.units_of(0), *s.units_of(1)]), Force(2, s.units_of(2))]
    forces[0].target, forces[1].target = 1, 0
    fight = Fight(s.count)
    assert play(s, forces, white(1, 1, 0, 0), fight=fight) == [2, 0]
    assert fight.booty[0 * s.count + 2] == 4
    assert (fight.destroyed, fight.commander) == ([2, 0, 0], [0, 0, 2])
    assert len(fight.units) == 4
    assert (s.due_prestige, s.lost[2]) == ([0, 0, 0], 4)


@pytest.mark.rule("SZ-K4.8", "SZ-OP13")
def test_shields_count_once_against_several_attackers() -> None:
    table = Position("huns").units(0, "01", light_infantry=5)
    s = table.units(1, "01", light_infantry=1).units(2, "01", light_infantry=1).s
    forces = sides(s, 0, 1, 2)
    forces[1].target = forces[2].target = 0
    rolls = white(0, 0, 0, 0, 0, 1, 1)
    assert play(s, forces, rolls) == [4, 0, 1]
    assert forces[0].swords == 1


@pytest.mark.rule("SZ-K5.5")
def test_who_flees_before_the_battle_has_neither_dice_nor_shields() -> None:
    table = Position("huns").units(0, "01", light_infantry=5).units(1, "01", light_infantry=1)
    s = table.s
    forces = sides(s, 0, 1)
    forces[0].attacks = forces[0].shielded = False
    assert play(s, forces, white(1)) == [4, 1]
    assert s.dice.position == 1


@pytest.mark.rule("SZ-K6.5", "SZ-K6.6", "SZ-K6.4")
def test_a_wall_goes_in_one_round_or_not_at_all() -> None:
    table = Position("huns").units(0, "01", "elite", heavy_infantry=2)
    s = table.units(1, "01", light_infantry=2).s
    forces = sides(s, 0, 1)
    forces[0].shielded = False
    forces[1].wall, forces[1].blue = 5, 1
    s.dice = s.dice.loaded([face(s, BLUE_DIE, 2)] * 2 + [0, 0] + [face(s, BLUE_DIE, 0)])
    Answers(combat_round(s, Fight(s.count), forces, SIEGE))
    assert (len(forces[0].units), len(forces[1].units), forces[1].wall) == (2, 2, 5)
    assert (forces[0].swords, forces[0].carried) == (4, 2)
    s.dice = s.dice.loaded([face(s, BLUE_DIE, 2)] * 2 + [0, 0] + [face(s, BLUE_DIE, 0)])
    Answers(combat_round(s, Fight(s.count), forces, SIEGE))
    assert (forces[0].swords, len(forces[1].units), forces[1].wall) == (6, 1, 0)


@pytest.mark.rule("SZ-L4.3", "SZ-L4.4")
def test_four_prestige_roll_two_dice_again() -> None:
    table = Position("huns", "yellow").units(0, "01", light_infantry=3)
    s = table.units(1, "01", heavy_infantry=3).s
    s.prestige[0] = 8
    rolls = [*white(0, 0, 0), *red(0, 0, 0), *white(1, 0, 1)]
    pay = (0, "pay-reroll light-infantry standard 0")
    forces = sides(s, 0, 1)
    assert play(s, forces, rolls, pay, pay, pay) == [2, 2]
    assert (forces[0].swords, s.prestige[0]) == (2, 0), "each unit once in a roll"


@pytest.mark.rule("SZ-L4.3")
def test_nobody_pays_for_rerolls_before_yellow_mode() -> None:
    s = Position("huns", "green").units(0, "01", light_infantry=3).units(1, "01", cavalry=3).s
    s.prestige[0] = 8
    play(s, sides(s, 0, 1), [*white(0, 0, 0), *red(0, 0, 0)])


@pytest.mark.rule("SZ-L4.1", "SZ-L4.3")
def test_recruits_and_bonus_dice_are_never_paid_for() -> None:
    table = Position("huns", "yellow").units(0, "01", "recruit", light_infantry=2)
    s = table.units(0, "01", elephants=1).units(1, "01", mercenaries=1).s
    s.prestige[0] = 40
    forces = sides(s, 0, 1)
    forces[0].blue = 1
    play(s, forces, [*white(0, 0), *red(0, 0), *blue(0), *blue(0)])
    assert s.prestige[0] == 40


@pytest.mark.rule("SZ-L4.5", "SZ-L4.3")
def test_corsairs_roll_two_of_their_dice_again_for_one_payment() -> None:
    s = Position("huns", "yellow").units(0, "sA", corsairs=1).units(1, "sA", transport_ship=1).s
    s.prestige[0] = 40
    pay = (0, "pay-reroll corsairs standard 0")
    rolls = [*white(0, 0, 0, 0), *white(0, 1), *white(0)]
    assert play(s, sides(s, 0, 1), rolls, pay, pay, situation=SHIPS) == [1, 0]
    assert s.prestige[0] == 36


@pytest.mark.rule("SZ-K4.8", "SZ-K9.1")
def test_a_force_without_a_target_does_not_roll() -> None:
    s = Position("huns").units(0, "01", light_infantry=1).units(1, "01", light_infantry=1).s
    forces = sides(s, 0, 1)
    forces[1].target = NONE
    assert play(s, forces, white(0)) == [1, 1]
    assert s.dice.position == 1


@pytest.mark.rule("SZ-L4.3")
def test_nobody_is_asked_to_pay_for_dice_that_show_the_most() -> None:
    s = Position("huns", "yellow").units(0, "01", light_infantry=2).units(1, "01", mercenaries=1).s
    s.prestige[0] = 8
    load(s, *white(1, 1), *blue(0))
    assert Answers(combat_round(s, Fight(s.count), sides(s, 0, 1), PLAINS)).asked == []


@pytest.mark.rule("SZ-K4.9", "SZ-K4.6", "SZ-K9.5")
def test_charges_and_conversions_are_declared_in_secret() -> None:
    table = Position("huns").units(0, "01", cavalry=2).units(1, "01", cavalry=2)
    s = table.s
    floor = next(combat_round(s, Fight(s.count), sides(s, 0, 1), PLAINS, True))
    assert isinstance(floor, Floor)
    assert [(ask.player, ask.secret) for ask in floor.asks] == [(0, True), (1, True)]
    table = Position("huns").units(0, "01", light_infantry=3)
    s = table.units(1, "01", "elite", heavy_infantry=1).s
    load(s, *white(1, 1, 0), *red(2))
    floor = next(combat_round(s, Fight(s.count), sides(s, 0, 1), PLAINS))
    assert isinstance(floor, Floor)
    assert [(ask.player, ask.prompt.name, ask.secret) for ask in floor.asks] == [
        (0, "convert", True)
    ]


@pytest.mark.rule("SZ-K4.6")
def test_without_new_shields_nothing_is_assigned_anew() -> None:
    table = Position("huns").units(0, "01", light_infantry=3, heavy_infantry=1)
    s = table.units(1, "01", "veteran", heavy_infantry=1, mercenaries=1).s
    forces = sides(s, 0, 1)
    rolls = [*white(1, 1, 0), *red(0), *red(2), *blue(2)]
    heavy = (1, "hit player-1 heavy-infantry standard 1")
    assert play(s, forces, rolls, heavy, (0, "convert 0")) == [1, 2]
    assert (forces[0].shields, forces[0].carried) == (0, 1)


@pytest.mark.rule("SZ-K3.5", "SZ-K4.6")
def test_a_target_that_was_paid_for_is_not_paid_for_again() -> None:
    table = Position("huns", "yellow").units(0, "01", "veteran", heavy_infantry=2)
    s = table.units(1, "01", "elite", light_infantry=1, heavy_infantry=1).s
    s.prestige[0] = 11
    forces = sides(s, 0, 1)
    # Three swords; then two, none of which destroys anything.
    rolls = [*red(2, 1), *white(0), *red(2), *red(0), *white(0, 0)]
    aim = (0, "aim-at player-2 light-infantry elite")
    keys = [(0, "let-lie"), aim, (1, "convert 1"), aim]
    assert play(s, forces, rolls, *keys) == [2, 1]
    assert (s.prestige[0], forces[1].shields) == (5, 1)
