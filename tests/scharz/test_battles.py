"""Chapter 10.4: battles in the field, round after round."""

import pytest

from kronika.core.asks import Ask, Floor, Option, RulesOf
from kronika.games.scharz.battles import battles, find_battles
from kronika.games.scharz.combats import Battle, Combats, Fight
from kronika.games.scharz.content import BLUE_DIE, RED_DIE, WHITE_DIE
from kronika.games.scharz.fighting import roll_of
from kronika.games.scharz.outcome import judge
from kronika.games.scharz.position import Position
from kronika.games.scharz.relations import make_truce
from kronika.games.scharz.sides import forces_at, is_over, situation_at
from kronika.games.scharz.state import INSIDE, Table
from kronika.games.scharz.terms import NONE, PLAINS, ROUGH, SHIPS

from .helpers import Played, answer, face

pytestmark = pytest.mark.compiled


def whole(s: Table) -> RulesOf[int]:
    """All battles of the step; how many calls it took."""
    calls = 1
    while not (yield from battles(s)):
        calls += 1
    return calls


def steps(s: Table, calls: int) -> RulesOf[None]:
    """So many calls of the step."""
    for _ in range(calls):
        yield from battles(s)


def rolls(s: Table, *dice: tuple[int, int]) -> None:
    s.dice = s.dice.loaded([face(s, sort, swords) for sort, swords in dice])


def white(*swords: int) -> list[tuple[int, int]]:
    return [(WHITE_DIE, each) for each in swords]


def red(*swords: int) -> list[tuple[int, int]]:
    return [(RED_DIE, each) for each in swords]


def blue(*swords: int) -> list[tuple[int, int]]:
    return [(BLUE_DIE, each) for each in swords]


def on(s: Table, id: str) -> list[int]:
    """How many units of each player stand on a field."""
    units = s.units_on(s.map.number(id))
    return [len([unit for unit in units if s.owner[unit] == p]) for p in range(s.count)]


# Who fights, and where


@pytest.mark.rule("SZ-K1.1", "SZ-K1.3", "SZ-K4.2", "SZ-K4.12", "SZ-G5.1")
def test_a_battle_goes_on_until_one_side_remains() -> None:
    s = Position("huns", "first").units(0, "18", light_infantry=1).units(1, "18", cavalry=1).s
    rolls(s, *white(0), *red(0), *white(1), *red(1))
    played = Played(whole(s))
    assert on(s, "18") == [0, 1, 0]
    assert s.points == [-1, 1, 0]
    assert played.result == 3, "what is decided before it, and two rounds"
    assert s.control[s.map.number("18")] == 1


@pytest.mark.rule("SZ-K4.12")
def test_nobody_wins_where_both_are_destroyed() -> None:
    table = Position("huns", "first").units(0, "18", light_infantry=1)
    s = table.units(1, "18", light_infantry=1).s
    rolls(s, *white(1, 1))
    Played(whole(s))
    assert (on(s, "18"), s.points) == ([0, 0, 0], [0, 0, 0])


@pytest.mark.rule("SZ-K1.3", "SZ-D4.6")
@pytest.mark.parametrize("map", ["italia", "britannia"])
def test_there_is_no_battle_on_most_neutral_land(map: str) -> None:
    table = Position(map, "white")
    number = next(f for f in range(table.s.map.count) if table.s.map.neutral[f] != NONE)
    id = table.s.map.ids[number]
    s = table.units(0, id, light_infantry=1).units(1, id, light_infantry=1).s
    Played(whole(s))
    assert (on(s, id), s.combats.fights) == ([1, 1, 0], [])


@pytest.mark.rule("SZ-OP04", "SZ-D4.5")
def test_there_are_battles_on_trails() -> None:
    table = Position("orient", "white")
    number = next(f for f in range(table.s.map.count) if table.s.map.neutral[f] == 3)
    id = table.s.map.ids[number]
    s = table.units(0, id, light_infantry=1).units(1, id, cavalry=1).s
    rolls(s, *white(0), *red(1))
    Played(whole(s))
    assert on(s, id) == [0, 1, 0]


@pytest.mark.rule("SZ-K1.3", "SZ-H1.0")
def test_partners_do_not_fight() -> None:
    table = Position("huns").truce(0, 1)
    s = table.units(0, "18", light_infantry=1).units(1, "18", light_infantry=1).s
    Played(whole(s))
    assert (on(s, "18"), s.combats.fights) == ([1, 1, 0], [])


@pytest.mark.rule("SZ-K4.1", "SZ-D8.2", "SZ-EX16", "SZ-EX20")
def test_the_situation_of_a_battle() -> None:
    s = Position("huns").s
    number = s.map.number
    assert situation_at(s, number("18"), NONE) == PLAINS
    assert situation_at(s, number("sA"), NONE) == SHIPS
    assert situation_at(s, number("danubius-1"), NONE) == SHIPS
    assert situation_at(s, NONE, s.map.border(number("03"), number("04"))) == ROUGH, (
        "both fields are green, but their border lies in mountains"
    )
    assert situation_at(s, NONE, s.map.border(number("18"), number("19"))) == PLAINS
    assert situation_at(s, NONE, s.map.border(number("sD"), number("sE"))) == SHIPS
    italia = Position("italia").s
    brown = next(f for f in range(italia.map.count) if italia.map.colour[f] == 2)
    assert situation_at(italia, brown, NONE) == ROUGH


# Rounds


@pytest.mark.rule("SZ-K4.9")
def test_a_charge_is_possible_in_the_first_round_on_plains_alone() -> None:
    s = Position("huns", "first").units(0, "18", cavalry=1).units(1, "18", heavy_infantry=1).s
    rolls(s, *red(0), *red(0), *red(2), *red(0))
    played = Played(whole(s), (0, "charge-all"))
    asked = [name for _, name, _ in played.asked]
    assert asked.count("charge") == 1
    border = Position("huns", "first").crossing(0, "03", "04", cavalry=1)
    s = border.crossing(1, "04", "03", heavy_infantry=1).s
    rolls(s, *blue(1), *blue(0))
    played = Played(whole(s), (0, "settle-all huns-03"))
    assert "charge" not in [name for _, name, _ in played.asked]


@pytest.mark.rule("SZ-K4.10", "SZ-K3.4")
def test_half_of_the_builders_who_stay_fight() -> None:
    table = Position("huns", "first").units(0, "18", light_infantry=3)
    s = table.units(1, "18", light_infantry=1).s
    for unit in s.units_of(0):
        s.builds_since[unit] = s.turn
    rolls(s, *white(1), *white(0))
    Played(whole(s))
    assert (on(s, "18"), s.dice.position) == ([3, 0, 0], 2), "one die of three builders"
    assert all(s.builds_since[unit] for unit in s.units_of(0))


@pytest.mark.rule("SZ-K4.10")
def test_it_is_said_which_builders_fight() -> None:
    table = Position("huns").units(0, "18", light_infantry=1)
    table.units(0, "18", "elite", light_infantry=1).units(1, "18", light_infantry=1)
    s = table.s
    for unit in s.units_of(0):
        s.builds_since[unit] = s.turn
    rolls(s, *white(1), *white(0))
    played = Played(whole(s), (0, "builder-fights player-1 light-infantry elite 1"))
    assert (0, "builders-fight") in [(player, name) for player, name, _ in played.asked]
    assert on(s, "18") == [2, 0, 0]


@pytest.mark.rule("SZ-K4.18", "SZ-K4.4", "SZ-K4.5")
@pytest.mark.parametrize(
    ("mode", "city", "dice"), [("white", False, 3), ("white", True, 4), ("first", False, 2)]
)
def test_a_fortification_supports_its_defenders(mode: str, city: bool, dice: int) -> None:
    table = Position("huns", mode)
    table = table.city(0, "18") if city else table.village(0, "18")
    s = table.units(0, "18", light_infantry=1).units(1, "18", light_infantry=1).s
    s.fortified[s.map.number("18")] = True
    rolls(s, *white(1), *blue(0, 0)[: dice - 2], *white(0))
    Played(whole(s))
    assert (on(s, "18"), s.dice.position) == ([1, 0, 0], dice)


@pytest.mark.rule("SZ-K4.6", "SZ-K4.7")
def test_carried_swords_stay_with_their_side() -> None:
    table = Position("huns").units(0, "18", light_infantry=2)
    s = table.units(1, "18", "veteran", heavy_infantry=1).s
    # Two swords cannot destroy it: one is carried on, and two more destroy it in the second round.
    rolls(s, *white(1, 1), *red(0, 0), *white(1, 1), *red(0, 0))
    Played(whole(s))
    assert on(s, "18") == [2, 0, 0]


@pytest.mark.rule("SZ-K4.19", "SZ-OP41")
def test_a_battle_that_nobody_can_win_is_broken_off() -> None:
    table = Position("huns", "first").village(0, "18").units(0, "18", siege_engines=1)
    s = table.units(1, "18", siege_engines=1).s
    s.control[s.map.number("18")] = 0
    played = Played(whole(s))
    assert played.result == 11, "ten rounds"
    assert (on(s, "18"), s.points) == ([1, 1, 0], [0, 0, 0])
    assert s.control[s.map.number("18")] == 0
    assert not s.encircled_since[s.map.number("18")]


@pytest.mark.rule("SZ-K4.19", "SZ-K4.12")
def test_who_has_fled_from_a_battle_that_is_broken_off_has_lost() -> None:
    table = Position("huns", "first").village(2, "19").units(2, "18", light_infantry=1)
    s = table.units(0, "18", siege_engines=1).units(1, "18", siege_engines=1).s
    keys = [(2, "flee player-3 huns-19"), (0, "target player-2"), (1, "target player-1")]
    Played(whole(s), *keys)
    assert (on(s, "18"), on(s, "19")) == ([1, 1, 0], [0, 0, 1])
    assert s.points == [0, 0, -1], "for the others there is neither winner nor loser"


@pytest.mark.rule("SZ-K4.8", "SZ-OP13", "SZ-K4.12")
def test_with_three_sides_each_names_whom_it_hits() -> None:
    table = Position("huns", "first").units(0, "18", light_infantry=1)
    s = table.units(1, "18", light_infantry=1).units(2, "18", light_infantry=1).s
    rolls(s, *white(0, 1, 1))
    keys = [(0, "target player-2"), (1, "target player-1"), (2, "target player-2")]
    Played(whole(s), *keys)
    assert on(s, "18") == [0, 0, 1]
    assert s.points == [-1, -1, 1]


@pytest.mark.rule("SZ-K4.8", "SZ-K4.12")
def test_partners_count_bonuses_each_for_himself() -> None:
    table = Position("huns").truce(1, 2)
    table.units(0, "18", light_infantry=2).units(1, "18", light_infantry=3)
    s = table.units(2, "18", light_infantry=3).s
    battle = Battle(s.count, 0, s.map.number("18"), NONE, 0)
    assert [(force.commander, len(force.units)) for force in forces_at(s, battle)] == [
        (0, 2),
        (1, 3),
        (2, 3),
    ]
    rolls(s, *white(0, 0), *white(1, 0, 0), *white(1, 0, 0))
    keys = [(0, "target player-2")]
    Played(whole(s), *keys)
    assert s.points == [-1, 1, 1], "a point for each"


@pytest.mark.rule("SZ-H4.6", "SZ-K4.12", "SZ-K4.2")
def test_a_truce_ends_a_battle_without_a_winner() -> None:
    s = Position("huns").units(0, "18", light_infantry=1).units(1, "18", light_infantry=1).s
    find_battles(s)
    battle = s.combats.battles[0]
    forces_at(s, battle)
    battle.opened, battle.round = True, 1
    make_truce(s, 0, 1, 99)
    assert is_over(s, battle)
    played = Played(whole(s))
    assert (played.asked, s.combats.battles, s.points) == ([], [], [0, 0, 0])


# Coalitions


def coalition(mode: str = "yellow") -> Position:
    table = Position("huns", mode).vassal(1, 0)
    return table.units(0, "18", light_infantry=1).units(1, "18", light_infantry=1)


@pytest.mark.rule("SZ-H3.7", "SZ-H3.18", "SZ-EX03")
def test_the_lord_commands_a_coalition() -> None:
    table = Position("huns").vassal(1, 0).units(1, "18", light_infantry=5)
    s = table.units(0, "18", light_infantry=3).units(2, "18", light_infantry=7).s
    battle = Battle(s.count, 0, s.map.number("18"), NONE, 0)
    forces = forces_at(s, battle)
    assert [(force.commander, len(force.units)) for force in forces] == [(0, 8), (2, 7)]
    alone = Position("huns").vassal(1, 0).units(1, "18", light_infantry=5)
    s = alone.units(2, "18", light_infantry=7).s
    assert [force.commander for force in forces_at(s, battle)] == [1, 2], "one member alone"


@pytest.mark.rule("SZ-K9.3", "SZ-H3.7")
def test_units_of_a_coalition_roll_in_prelude_order() -> None:
    table = Position("huns").vassal(1, 0).units(0, "18", light_infantry=1)
    s = table.units(1, "18", cavalry=1).s
    for first, order in ((0, [0, 1]), (1, [1, 0])):
        s.first = first
        assert [die.unit for die in roll_of(s, [0, 1], PLAINS, 0)] == order


@pytest.mark.rule("SZ-H3.18")
def test_an_absent_lord_commands_two_vassals() -> None:
    table = Position("huns", players=4).vassal(1, 0).vassal(2, 0).units(1, "18ab", cavalry=1)
    s = table.units(2, "18ab", cavalry=1).units(3, "18ab", cavalry=1).s
    battle = Battle(s.count, 0, s.map.number("18ab"), NONE, 0)
    assert [force.commander for force in forces_at(s, battle)] == [0, 3]


@pytest.mark.rule("SZ-H3.17", "SZ-H3.5")
def test_who_has_peace_with_all_does_not_fight() -> None:
    table = Position("huns").vassal(1, 0).vassal(2, 1)
    table.units(0, "18", light_infantry=1).units(1, "18", light_infantry=1)
    s = table.units(2, "18", light_infantry=1).s
    battle = Battle(s.count, 0, s.map.number("18"), NONE, 0)
    assert [force.commander for force in forces_at(s, battle)] == [0, 2], "1 is lord and vassal"


@pytest.mark.rule("SZ-H3.17", "SZ-H3.18")
def test_who_is_lord_and_vassal_fights_under_his_lord() -> None:
    table = Position("huns", players=4).vassal(1, 0).vassal(2, 1).truce(0, 2)
    for player in range(4):
        table.units(player, "18ab", cavalry=1)
    battle = Battle(4, 0, table.field("18ab"), NONE, 0)
    found = [(force.commander, len(force.units)) for force in forces_at(table.s, battle)]
    assert found == [(0, 2), (2, 1), (3, 1)]
    table.s.remove_unit(0)
    found = [(force.commander, len(force.units)) for force in forces_at(table.s, battle)]
    assert found == [(1, 2), (3, 1)], "without him the vassal is the lord of his own"


@pytest.mark.rule("SZ-H3.17", "SZ-H3.18")
def test_lords_in_a_ring_fight_by_twos_under_the_lord_and_by_threes_each_for_himself() -> None:
    table = Position("huns", players=4).vassal(1, 0).vassal(2, 1).vassal(0, 2)
    for player in range(4):
        table.units(player, "18ab", cavalry=1)
    battle = Battle(4, 0, table.field("18ab"), NONE, 0)
    assert [force.commander for force in forces_at(table.s, battle)] == [0, 1, 2, 3]
    for gone, lord in ((0, 1), (1, 2), (2, 0)):
        table.s.change_owner(gone, NONE)
        found = [(force.commander, len(force.units)) for force in forces_at(table.s, battle)]
        assert (lord, 2) in found
        assert len(found) == 2
        table.s.change_owner(gone, gone)


@pytest.mark.rule("SZ-H3.17", "SZ-K4.12")
def test_who_is_beaten_by_the_lord_of_his_lord_has_lost() -> None:
    table = Position("huns", players=4).vassal(1, 0).vassal(2, 1)
    for player in range(4):
        table.units(player, "18ab", light_infantry=1)
    s = table.s
    battle = Battle(4, s.combats.new_fight(4), table.field("18ab"), NONE, 0)
    forces_at(s, battle)
    s.remove_unit(2)
    s.remove_unit(3)
    answer(judge(s, battle))
    assert s.points[2:] == [-1, -1], "his own lord is there, who had no part in it"
    assert s.points[0] == 1


@pytest.mark.rule("SZ-H3.17", "SZ-K4.18")
def test_a_fortification_does_not_fire_at_its_owners_coalition() -> None:
    table = Position("huns", players=4).vassal(1, 0).vassal(2, 1).village(1, "18ab")
    table.units(0, "18ab", cavalry=1).units(2, "18ab", cavalry=1)
    table.s.fortified[table.field("18ab")] = True
    battle = Battle(4, 0, table.field("18ab"), NONE, 0)
    assert [force.blue for force in forces_at(table.s, battle)] == [0, 0]
    table.units(3, "18ab", cavalry=1)
    assert sum(force.blue for force in forces_at(table.s, battle)) == 1


@pytest.mark.rule("SZ-H3.8", "SZ-K4.12", "SZ-EX03", "SZ-H2.3")
def test_the_lord_gives_out_points_and_prestige() -> None:
    s = coalition().units(2, "18", light_infantry=2).s
    s.rivals[1] = 1 << 2
    rolls(s, *white(1, 1), *white(0, 0))
    keys = [(0, "give-point player-2"), (0, "give-prestige player-2 2")]
    Played(whole(s), *keys, (0, "give-prestige player-1 2"))
    assert s.points == [0, 1, -1]
    assert s.due_prestige == [2, 3, 0], "the vassal has a rival"
    assert s.destroyed == [2, 2, 0]


@pytest.mark.rule("SZ-H3.8")
def test_without_a_second_member_nothing_is_given_out() -> None:
    table = Position("huns", "yellow").vassal(1, 0).units(1, "18", light_infantry=1)
    s = table.units(2, "18", light_infantry=1).s
    rolls(s, *white(1), *white(0))
    played = Played(whole(s))
    assert {player for player, _, _ in played.asked} <= {1, 2}
    assert (s.points, s.due_prestige) == ([0, 1, -1], [0, 2, 0])


@pytest.mark.rule("SZ-K4.8", "SZ-H3.7")
def test_partners_of_a_coalition_are_hit_together() -> None:
    s = coalition("white").units(2, "18", light_infantry=2).s
    rolls(s, *white(0, 0), *white(1, 1))
    Played(whole(s))
    assert on(s, "18") == [0, 0, 2]
    assert s.points == [-1, -1, 1], "each who lost"


# Who is out of the game


def asked_with(s: Table, rules: RulesOf[object], prompt: str) -> tuple[list[int], Ask]:
    """Who is eliminated when a question comes; all others before it get their defaults."""
    option: Option | None = None
    while True:
        question = next(rules) if option is None else rules.send(option)
        ask = question if isinstance(question, Ask) else question.asks[0]
        if ask.prompt.name == prompt:
            return s.eliminated.copy(), ask
        if isinstance(question, Floor):
            question.player = ask.player
        option = ask.default or ask.options[0]


@pytest.mark.rule("SZ-H3.16")
@pytest.mark.parametrize("village", [False, True])
def test_who_loses_his_last_unit_is_eliminated_before_anything_else_is_decided(
    village: bool,
) -> None:
    table = coalition("white").units(2, "18", light_infantry=2)
    if village:
        table.village(2, "02")
    s = table.s
    rolls(s, *white(1, 1), *white(0, 0))
    out, _ = asked_with(s, whole(s), "give-point")
    assert out == [0, 0, 0 if village else s.turn]


@pytest.mark.rule("SZ-H3.16", "SZ-H3.8")
def test_vassals_of_a_lord_who_falls_fight_and_win_for_themselves() -> None:
    table = Position("huns", players=5).vassal(1, 0).vassal(2, 0)
    table.units(0, "18ab", "recruit", light_infantry=1).units(1, "18ab", light_infantry=1)
    table.units(3, "18ab", light_infantry=1).truce(1, 2).units(2, "18ab", light_infantry=1)
    s = table.s
    rolls(s, *white(0, 0, 0), *white(1), *white(1, 0), *white(0))
    played = Played(whole(s), (3, "target player-2"))
    assert s.eliminated[0] == s.turn
    assert "give-point" not in [name for _, name, _ in played.asked]
    assert s.points[1:4] == [1, 1, -1], "partners in a truce have a point each"


@pytest.mark.rule("SZ-H3.16", "SZ-H3.8", "SZ-H2.3")
def test_what_a_fallen_lord_has_not_given_out_falls_to_his_vassal() -> None:
    fight = Fight(4)
    fight.commander = [0, 0, 0, 3]
    fight.destroyed = [2, 0, 0, 0]
    fight.booty[0 * 4 + 3] = 4
    fight.dismiss(0, [2, 3, 0, 1])
    assert fight.commander == [0, 1, 2, 3]
    assert fight.destroyed[2] == 2
    assert (fight.booty[3], fight.booty[2 * 4 + 3]) == (0, 4)
    fight.dismiss(3, [0, 1, 2, 3])
    assert fight.commander == [0, 1, 2, 3]


# Order


@pytest.mark.rule("SZ-K9.4", "SZ-F6.3")
def test_groups_come_one_after_the_other_and_linked_battles_side_by_side() -> None:
    table = Position("huns", "first").crossing(0, "18", "19", light_infantry=1)
    table.crossing(1, "19", "18", light_infantry=1)
    table.units(0, "19", light_infantry=1).units(1, "19", light_infantry=1)
    s = table.units(0, "02", light_infantry=1).units(1, "02", light_infantry=1).s
    find_battles(s)
    found = {s.map.ids[b.field] if b.field != NONE else "border": b for b in s.combats.battles}
    groups = {place: battle.group for place, battle in found.items()}
    assert groups == {"02": 0, "19": 1, "border": 1}
    order = []
    rolls(s, *white(0, 1), *white(0, 0), *white(0, 0))
    for _ in range(6):
        before = {place: (b.opened, b.round) for place, b in found.items()}
        Played(battles(s))
        after = {place: (b.opened, b.round) for place, b in found.items()}
        order += [place for place in found if before[place] != after[place]]
    assert order == ["02", "02", "19", "19", "border", "border"], "a round of each"


@pytest.mark.rule("SZ-C1.5")
def test_what_combats_do_is_remembered_and_copied() -> None:
    s = Position("huns").units(0, "18", light_infantry=2).units(1, "18", light_infantry=1).s
    rolls(s, *white(1, 0), *white(0))
    Played(whole(s))
    fight = s.combats.fights[0]
    assert (fight.units, fight.commander, fight.destroyed) == ([0, 1, 2], [0, 1, NONE], [1, 0, 0])
    twin = s.copy()
    assert twin.combats == s.combats
    twin.combats.fights[0].units.pop()
    assert twin.combats != s.combats


def test_a_copied_battle_is_independent() -> None:
    battle = Battle(3, 0, 5, NONE, 1)
    battle.clock, battle.round, battle.dull, battle.fled = 1, 2, 3, 4
    battle.opened = battle.pursued = True
    battle.enemies[0], battle.carried[1] = 2, 5
    twin = battle.copy()
    assert twin == battle
    assert hash(twin) == hash(battle)
    twin.enemies[0] = 0
    assert twin != battle
    assert battle.enemies[0] == 2
    combats = Combats()
    combats.battles.append(battle)
    combats.fights.append(Fight(3))
    assert combats.copy() == combats
    assert hash(combats.copy()) == hash(combats)
    combats.forget()
    assert combats == Combats()


@pytest.mark.rule("SZ-EX17", "SZ-J4.6", "SZ-K2.3", "SZ-K4.18")
def test_a_sally_that_wins_ends_the_encirclement() -> None:
    table = Position("huns", "first").city(0, "18").units(0, "18", heavy_infantry=1)
    s = table.units(1, "18", light_infantry=1).encircled("18").s
    assert s.where[0] == INSIDE
    s.where[0] = 0
    rolls(s, *red(2), *white(0))
    Played(whole(s))
    field = s.map.number("18")
    assert (on(s, "18"), s.encircled_since[field], s.control[field]) == ([1, 0, 0], 0, 0)
    assert s.points == [1, -1, 0]


@pytest.mark.rule("SZ-K9.3", "SZ-K9.5")
def test_dice_are_rolled_in_prelude_order() -> None:
    for first, position in ((0, 0), (1, 1)):
        s = Position("huns", "first").units(0, "18", cavalry=1).units(1, "18", cavalry=1).s
        s.first = first
        # Only the first die that is rolled shows swords.
        rolls(s, *red(2), *red(0))
        Played(steps(s, 2))
        assert on(s, "18") == ([1, 0, 0] if position == 0 else [0, 1, 0])


@pytest.mark.rule("SZ-K9.5", "SZ-K5.12", "SZ-F6.4", "SZ-F6.3")
def test_what_is_decided_in_which_order() -> None:
    table = Position("huns").units(0, "18", cavalry=2).units(1, "18", cavalry=2)
    s = table.s
    rolls(s, *red(0, 0), *red(0, 0))
    played = Played(steps(s, 2))
    assert [(player, name) for player, name, _ in played.asked] == [
        (0, "flee"),
        (1, "flee"),
        (0, "charge"),
        (1, "charge"),
        (0, "talk-in-combat"),
        (1, "talk-in-combat"),
        (0, "flee"),
        (1, "flee"),
    ]


@pytest.mark.rule("SZ-K4.10")
def test_half_of_the_builders_fight_whoever_is_named() -> None:
    table = Position("huns").units(0, "18", light_infantry=2)
    table.units(0, "18", "elite", light_infantry=2).units(1, "18", light_infantry=1)
    s = table.s
    for unit in s.units_of(0):
        s.builds_since[unit] = s.turn
    rolls(s, *white(1, 1), *white(0))
    Played(steps(s, 2), (0, "builder-fights player-1 light-infantry elite 1"), (0, "no-more"))
    assert s.dice.position == 3, "two of four"


@pytest.mark.rule("SZ-K4.12", "SZ-H3.8")
def test_who_only_stood_there_is_rewarded_for_himself() -> None:
    table = Position("italia").truce(1, 2).units(1, "14", light_infantry=1)
    s = table.s
    fight = s.combats.new_fight(s.count)
    s.combats.fights[fight].commander[0] = 0
    battle = Battle(s.count, fight, table.field("14"), NONE, 0)
    battle.enemies = [0b110, 0b001, 0b001]
    asked = answer(judge(s, battle)).asked
    assert asked == []
    assert s.points == [-1, 1, 0]
