"""Chapter 7.4: combat (CC-Q), with barbarians (CC-T4) and pirates, without cards."""

import pytest

from kronika.games.clash_of_cultures.collect import harvest_of
from kronika.games.clash_of_cultures.combat_dice import value_of
from kronika.games.clash_of_cultures.content import default
from kronika.games.clash_of_cultures.position import Position
from kronika.games.clash_of_cultures.situations import ATTACKER, DEFENDER, Battle
from kronika.games.clash_of_cultures.state import BATTLED, World, is_army
from kronika.games.clash_of_cultures.terms import (
    ADVANCES,
    BARBARIANS,
    CULTURE,
    GOLD,
    INFANTRY,
    MOOD,
    NONE,
    ORE,
    PIRATES,
    UNITS,
    WOOD,
)

from .combat_helpers import (
    CAVALRY_2,
    CAVALRY_4,
    CAVALRY_5,
    ELEPHANT_2,
    ELEPHANT_3,
    ELEPHANT_4,
    INFANTRY_3,
    INFANTRY_5,
    INFANTRY_6,
    LEADER_1,
    battle_of,
    field,
    sail,
    storm,
)
from .helpers import BLUE, RED, YELLOW, at, units

pytestmark = pytest.mark.compiled


def armies(red: int, blue: int, civ: bool = False) -> Position:
    """Red infantry at c4, blue infantry at c5."""
    position = field(civ=civ)
    return position.units("c4", "red", *["infantry"] * red).units(
        "c5", "blue", *["infantry"] * blue
    )


def told(s: World, event: str) -> list[tuple[int, int, int]]:
    assert s.log is not None
    return [(line.a, line.b, line.c) for line in s.log if line.event.name == event]


# Start and participants


@pytest.mark.rule("CC-Q1.1", "CC-Q1.2")
def test_the_whole_army_on_the_hex_defends_and_the_group_attacks() -> None:
    s = armies(2, 3).units("c5", "blue", "settler").units("c4", "red", "settler").state()
    s.dice = armies(0, 0).dice(*[CAVALRY_4] * 5).state().dice
    talk = storm(s, "c4", "c5")
    # 8 CV: one hit on blue; 12 CV: two hits on red; settlers roll no dice.
    assert told(s, "combat-value") == [(RED, 8, -1), (BLUE, 12, -1)]
    battle = battle_of(talk)
    assert [side.owner for side in battle.sides] == [RED, BLUE]
    assert [side.start_count for side in battle.sides] == [2, 3]


@pytest.mark.rule("CC-Q1.3")
def test_nobody_to_fight_means_no_rounds_but_it_counts_as_combat() -> None:
    s = armies(1, 0).city("c5", "blue").units("c5", "blue", "settler").state()
    battle = battle_of(storm(s, "c4", "c5"))
    assert not battle.fought
    assert s.dice.position == 0
    assert s.cities[at("c5")].owner == RED
    assert units(s, "c5", BLUE) == []
    assert all(unit & BATTLED for unit in s.units_at(at("c5")))


@pytest.mark.rule("CC-Q1.4", "CC-Q7.4")
def test_rounds_go_on_until_one_side_is_gone() -> None:
    rolls = [CAVALRY_4, CAVALRY_4, CAVALRY_4, CAVALRY_5]
    s = armies(1, 1).dice(*rolls).state()
    talk = storm(s, "c4", "c5")
    assert talk.prompt == "retreat"
    battle = battle_of(talk.choose("fight-on"))
    assert battle.round == 2
    assert battle.winner == DEFENDER
    assert units(s, "c5", BLUE) == ["infantry"]


# Before round 1


def with_fortress() -> Position:
    position = armies(2, 1).city("c5", "blue", "fortress").advances("red", "siegecraft")
    return position.goods("red", wood=2, ore=2)


@pytest.mark.rule("CC-Q2.1", "CC-X6.2", "CC-AP1.14")
def test_siegecraft_takes_the_die_and_the_walls_of_a_fortress() -> None:
    s = with_fortress().dice(INFANTRY_3, INFANTRY_6, INFANTRY_3).state()
    talk = storm(s, "c4", "c5")
    assert talk.keys == ["breach-die", "breach-walls", "no-breach"]
    talk.choose("breach-die", "breach-walls")
    # Three dice in all, 11 CV against 4: two hits, none of them cancelled.
    assert told(s, "combat-value") == [(RED, 11, -1), (BLUE, 4, -1)]
    assert s.players[RED].stock[WOOD] == s.players[RED].stock[ORE] == 0
    assert battle_of(talk).winner == ATTACKER


@pytest.mark.rule("CC-Q2.1")
def test_siegecraft_is_optional_and_each_half_has_its_price() -> None:
    s = with_fortress().goods("red", wood=2, ore=1).dice(*[INFANTRY_3] * 4).state()
    talk = storm(s, "c4", "c5")
    assert talk.keys == ["breach-die", "no-breach"]
    talk.choose("no-breach")
    # Four dice, and the one hit of 8 CV is cancelled: blue's 3 + 1 + 3 is one hit.
    assert told(s, "combat-value") == [(RED, 8, -1), (BLUE, 7, -1)]
    assert units(s, "c5", BLUE) == ["infantry"]


@pytest.mark.rule("CC-Q2.1")
def test_siegecraft_is_only_for_the_attacker() -> None:
    position = armies(1, 1).city("c5", "blue", "fortress").advances("blue", "siegecraft")
    s = position.goods("blue", wood=2, ore=2).dice(*[CAVALRY_2] * 3).state()
    assert storm(s, "c4", "c5").prompt == "retreat"


@pytest.mark.rule("CC-Q2.2", "CC-X6.3", "CC-AP1.14")
def test_steel_weapons_give_two_in_every_round_for_one_ore() -> None:
    s = armies(1, 1).advances("red", "steel-weapons").goods("red", ore=1).state()
    s.dice = armies(0, 0).dice(CAVALRY_2, CAVALRY_2, ELEPHANT_3, CAVALRY_2).state().dice
    talk = storm(s, "c4", "c5")
    assert talk.keys == ["use-steel", "no-steel"]
    talk.choose("use-steel", "fight-on")
    values = told(s, "combat-value")
    assert values == [(RED, 4, -1), (BLUE, 2, -1), (RED, 5, -1), (BLUE, 2, -1)]
    assert s.players[RED].stock[ORE] == 0


@pytest.mark.rule("CC-Q2.2", "CC-E4.6")
def test_steel_weapons_that_are_borrowed_count_as_well() -> None:
    position = armies(1, 1).city("h4", "red", "great-library").advances("blue", "steel-weapons")
    s = position.goods("blue", ore=1).dice(*[LEADER_1] * 2).state()
    s.borrowed = ADVANCES.index("steel-weapons")
    battle = storm(s, "c4", "c5").choose("use-steel").choose("retreat")
    assert battle_of(battle).sides[DEFENDER].steel == 1


@pytest.mark.rule("CC-Q2.2")
def test_equal_steel_weapons_give_one_and_the_attacker_decides_first() -> None:
    position = armies(1, 1).advances("red", "steel-weapons").advances("blue", "steel-weapons")
    s = position.goods("red", ore=1).goods("blue", ore=1).dice(CAVALRY_2, CAVALRY_2).state()
    talk = storm(s, "c4", "c5")
    assert talk.player == RED
    talk.choose("no-steel")
    assert talk.player == BLUE
    talk.choose("use-steel")
    # Red's Steel Weapons lower the bonus of blue although they are not used.
    assert told(s, "combat-value") == [(RED, 2, -1), (BLUE, 3, -1)]


@pytest.mark.rule("CC-Q2.3", "CC-AP1.14")
def test_metallurgy_makes_steel_weapons_free_only_against_others_without_them() -> None:
    position = armies(1, 1).advances("red", "steel-weapons", "metallurgy")
    s = position.dice(CAVALRY_2, CAVALRY_2).state()
    storm(s, "c4", "c5")
    assert told(s, "combat-value")[0] == (RED, 4, -1)
    position.advances("blue", "steel-weapons")
    s = position.state()
    storm(s, "c4", "c5")
    assert told(s, "combat-value")[0] == (RED, 2, -1)
    s = position.goods("red", ore=1).state()
    storm(s, "c4", "c5").choose("use-steel")
    assert told(s, "combat-value")[0] == (RED, 3, -1)


@pytest.mark.rule("CC-Q2.4")
def test_steel_weapons_give_two_against_barbarians() -> None:
    position = armies(1, 0).units("c5", "barbarians", "infantry").goods("red", ore=1)
    s = position.advances("red", "steel-weapons").dice(CAVALRY_2, CAVALRY_2).state()
    storm(s, "c4", "c5").choose("use-steel")
    assert told(s, "combat-value")[0] == (RED, 4, -1)


# Dice and combat value


@pytest.mark.rule("CC-X1.1", "CC-Q5.11")
def test_the_die_has_each_number_twice_and_its_symbols() -> None:
    content = default()
    numbers, symbols = content.die_number, content.die_symbol
    assert [numbers.count(number) for number in range(1, 7)] == [2] * 6
    counts = {UNITS[sort]: symbols.count(sort) for sort in set(symbols)}
    assert counts == {"infantry": 4, "cavalry": 3, "elephant": 3, "leader": 2}
    faces = list(zip(numbers, [UNITS[sort] for sort in symbols]))
    assert faces[:4] == [(1, "leader"), (1, "leader"), (2, "cavalry"), (2, "elephant")]
    assert faces[4:8] == [(3, "elephant"), (3, "infantry"), (4, "cavalry"), (4, "elephant")]
    assert faces[8:] == [(5, "cavalry"), (5, "infantry"), (6, "infantry"), (6, "infantry")]


@pytest.mark.rule("CC-EX28", "CC-Q5.1", "CC-Q5.2", "CC-Q5.4", "CC-X1.2", "CC-AP1.15")
def test_example_infantry_symbols_add_one() -> None:
    rolls = [INFANTRY_3, INFANTRY_5, CAVALRY_4, INFANTRY_6, LEADER_1]
    s = armies(3, 2).dice(*rolls).state()
    storm(s, "c4", "c5")
    assert told(s, "combat-value") == [(RED, 14, -1), (BLUE, 8, -1)]
    assert told(s, "hits") == [(RED, 1, -1), (BLUE, 2, -1)]


@pytest.mark.rule("CC-EX29", "CC-Q5.5", "CC-Q5.7", "CC-AP1.15")
def test_example_leader_and_cavalry() -> None:
    position = field(civ=True).civilization("red", "rome").leader("red", "sulla", "c4")
    position.units("c4", "red", "infantry", "infantry", "cavalry")
    position.units("c5", "blue", *["infantry"] * 4)
    rolls = [CAVALRY_4, CAVALRY_2, ELEPHANT_3, LEADER_1, *[CAVALRY_2] * 4]
    # The leader's die is rolled again, until it shows no leader: before the other side rolls.
    rolls = [*rolls[:4], LEADER_1, INFANTRY_6, *rolls[4:]]
    s = position.dice(*rolls).state()
    storm(s, "c4", "c5")
    assert told(s, "combat-value")[0] == (RED, 18, -1)


@pytest.mark.rule("CC-EX30", "CC-Q5.3", "CC-Q5.6", "CC-Q6.2")
def test_example_elephant() -> None:
    position = field(civ=True).civilization("red", "rome").leader("red", "sulla", "c4")
    position.units("c4", "red", "infantry", "elephant")
    position.units("c5", "blue", "infantry", "infantry")
    s = position.dice(LEADER_1, LEADER_1, ELEPHANT_2, INFANTRY_5, CAVALRY_5, CAVALRY_2).state()
    talk = storm(s, "c4", "c5")
    # Seven points; and one of blue's hits is cancelled.
    assert told(s, "combat-value") == [(RED, 7, -1), (BLUE, 7, -1)]
    assert told(s, "hits") == [(RED, 0, -1), (BLUE, 1, -1)]
    assert talk.prompt == "retreat"
    assert units(s, "c5", RED) == ["infantry", "elephant", "leader"]


@pytest.mark.rule("CC-Q5.3")
def test_a_unit_takes_one_symbol_and_surplus_symbols_are_ignored() -> None:
    position = armies(0, 4, civ=True).units("c4", "red", "cavalry", "infantry")
    s = position.dice(CAVALRY_4, CAVALRY_4, *[CAVALRY_2] * 4).state()
    storm(s, "c4", "c5")
    # One cavalry: 4 + 4 + 2; the infantry of blue has no use for cavalry.
    assert told(s, "combat-value") == [(RED, 10, -1), (BLUE, 8, -1)]


@pytest.mark.rule("CC-Q5.8", "CC-Q10.2")
def test_symbols_mean_nothing_at_sea() -> None:
    s = fleets(2, 1).dice(INFANTRY_6, INFANTRY_3, ELEPHANT_4).state()
    sail(s, "e2", "e3")
    assert told(s, "combat-value") == [(RED, 9, -1), (BLUE, 4, -1)]


@pytest.mark.rule("CC-Q5.9")
def test_the_owner_chooses_the_die_of_the_elephant() -> None:
    position = armies(0, 1, civ=True).units("c4", "red", "elephant", "infantry")
    s = position.dice(ELEPHANT_4, ELEPHANT_2, CAVALRY_2).state()
    talk = storm(s, "c4", "c5")
    assert (talk.player, talk.keys) == (RED, ["elephant-die 2", "elephant-die 4"])
    talk.choose("elephant-die 4")
    assert told(s, "combat-value")[0] == (RED, 2, -1)


@pytest.mark.rule("CC-Q5.9")
def test_leaders_roll_again_before_elephants_are_assigned() -> None:
    position = field(civ=True).civilization("red", "rome").leader("red", "sulla", "c4")
    position.units("c4", "red", "elephant").units("c5", "blue", "infantry")
    s = position.dice(LEADER_1, CAVALRY_2, ELEPHANT_4, CAVALRY_2).state()
    storm(s, "c4", "c5")
    # The die that was rolled again shows the elephant, and does not count.
    assert told(s, "combat-value")[0] == (RED, 2, -1)


@pytest.mark.rule("CC-Q5.10")
def test_the_symbol_on_the_die_of_a_fortress_serves_a_unit() -> None:
    s = armies(1, 1).city("c5", "blue", "fortress").dice(CAVALRY_2, CAVALRY_2, INFANTRY_3).state()
    storm(s, "c4", "c5")
    assert told(s, "combat-value")[1] == (BLUE, 6, -1)


@pytest.mark.rule("CC-Q5.12", "CC-Q5.13")
def test_the_combat_value_adds_up_and_never_falls_below_zero() -> None:
    position = field().city("c5", "blue", "great-wall", mood="happy")
    s = position.units("c4", "red", "infantry").units("c5", "blue", "infantry").state()
    battle = Battle(at("c5"), RED, BLUE, False)
    side = battle.sides[ATTACKER]
    side.numbers, side.symbol_bonus, side.steel, side.round_bonus = 1, 1, 2, 3
    assert value_of(s, battle, ATTACKER) == 5
    side.symbol_bonus = side.steel = side.round_bonus = 0
    assert value_of(s, battle, ATTACKER) == 0


@pytest.mark.rule("CC-Q5.13")
def test_a_capped_bonus_is_at_most_two_and_dice_and_reductions_are_not_touched() -> None:
    position = field(civ=True).civilization("blue", "carthage").leader("blue", "hannibal", "c5")
    position.city("c5", "blue", "great-wall", mood="happy").units("c4", "red", "infantry")
    position.advances("red", "steel-weapons", "metallurgy")
    s = position.dice(INFANTRY_6, CAVALRY_2, INFANTRY_6, CAVALRY_2).state()
    talk = storm(s, "c4", "c5")
    # 1 of the symbol and 2 of steel make 2; the Great Wall takes 2.
    assert told(s, "combat-value")[0] == (RED, 6, -1)
    s = position.dice(INFANTRY_3, CAVALRY_2, INFANTRY_3, CAVALRY_2).state()
    talk = storm(s, "c4", "c5").choose("fight-on")
    # Only in round 1.
    assert told(s, "combat-value")[2] == (RED, 6, -1)
    assert talk.done


# Losses


@pytest.mark.rule("CC-EX31", "CC-Q6.1")
def test_a_hit_for_every_five() -> None:
    rolls = [CAVALRY_4, CAVALRY_4, INFANTRY_6, CAVALRY_4]
    s = armies(2, 2).dice(*rolls[:2], CAVALRY_2, CAVALRY_2).state()
    storm(s, "c4", "c5")
    assert told(s, "hits") == [(RED, 0, -1), (BLUE, 1, -1)]
    s = armies(3, 3).dice(INFANTRY_6, INFANTRY_5, LEADER_1, CAVALRY_2, CAVALRY_2, LEADER_1).state()
    storm(s, "c4", "c5")
    assert told(s, "combat-value")[:2] == [(RED, 14, -1), (BLUE, 5, -1)]
    assert told(s, "hits") == [(RED, 1, -1), (BLUE, 2, -1)]


@pytest.mark.rule("CC-Q6.2")
def test_a_fortress_cancels_a_hit_in_round_one_only() -> None:
    rolls = [INFANTRY_5, CAVALRY_2, LEADER_1, INFANTRY_5, CAVALRY_2]
    s = armies(1, 1).city("c5", "blue", "fortress").dice(*rolls).state()
    talk = storm(s, "c4", "c5")
    assert told(s, "hits") == [(RED, 0, -1), (BLUE, 0, -1)]
    talk.choose("fight-on")
    assert told(s, "hits")[2:] == [(RED, 0, -1), (BLUE, 1, -1)]


@pytest.mark.rule("CC-Q6.3", "CC-E5.8")
def test_each_side_chooses_its_losses_at_the_same_time() -> None:
    position = field(civ=True).units("c4", "red", "infantry", "cavalry")
    position.units("c5", "blue", "infantry", "elephant")
    s = position.dice(INFANTRY_6, LEADER_1, CAVALRY_4, LEADER_1).state()
    talk = storm(s, "c4", "c5")
    assert (talk.player, talk.keys) == (RED, ["lose-unit infantry", "lose-unit cavalry"])
    talk.choose("lose-unit cavalry")
    assert (talk.player, talk.keys) == (BLUE, ["lose-unit infantry", "lose-unit elephant"])
    # Nobody has fallen before both have chosen.
    assert units(s, "c5", RED) == ["infantry", "cavalry"]
    talk.choose("lose-unit elephant")
    assert units(s, "c5", RED) == ["infantry"]
    assert units(s, "c5", BLUE) == ["infantry"]


@pytest.mark.rule("CC-Q6.4")
def test_settlers_fall_only_with_the_last_army_unit() -> None:
    position = armies(2, 2).units("c5", "blue", "settler")
    rolls = [CAVALRY_4, CAVALRY_4, CAVALRY_2, CAVALRY_2, CAVALRY_4, CAVALRY_4, CAVALRY_2]
    s = position.dice(*rolls).state()
    talk = storm(s, "c4", "c5")
    assert units(s, "c5", BLUE) == ["settler", "infantry"]
    talk.choose("fight-on")
    assert talk.done
    assert units(s, "c5", BLUE) == []
    assert s.players[BLUE].units[0] == 4


@pytest.mark.rule("CC-Q6.5")
def test_excess_hits_and_hits_on_a_fortress_do_nothing() -> None:
    position = armies(4, 1).city("c5", "blue", "fortress")
    s = position.dice(*[INFANTRY_6] * 4, LEADER_1, LEADER_1).state()
    battle = battle_of(storm(s, "c4", "c5"))
    assert len(battle.sides[DEFENDER].lost) == 1
    assert s.cities[at("c5")].has(1)


# The end


@pytest.mark.rule("CC-Q7.1")
def test_no_winner_when_both_are_eliminated_in_one_round() -> None:
    s = armies(1, 1).city("c5", "blue").dice(INFANTRY_6, INFANTRY_6).state()
    battle = battle_of(storm(s, "c4", "c5"))
    assert battle.winner == NONE
    assert s.cities[at("c5")].owner == BLUE
    assert s.units == {}


@pytest.mark.rule("CC-Q7.1")
def test_no_winner_when_a_fortress_had_units_and_all_fell() -> None:
    position = armies(2, 1).city("c5", "blue", "fortress")
    s = position.dice(INFANTRY_6, INFANTRY_6, INFANTRY_6, CAVALRY_4).state()
    battle = battle_of(storm(s, "c4", "c5"))
    assert battle.winner == NONE
    assert s.cities[at("c5")].owner == BLUE


@pytest.mark.rule("CC-Q7.2", "CC-EX52")
def test_a_fortress_alone_fights_one_round() -> None:
    position = armies(2, 0).city("c5", "blue", "fortress")
    s = position.dice(LEADER_1, LEADER_1, INFANTRY_5).state()
    battle = battle_of(storm(s, "c4", "c5"))
    # One of two attackers falls, and the other one takes the city without any hit.
    assert battle.winner == ATTACKER
    assert battle.round == 1
    assert units(s, "c5", RED) == ["infantry"]
    assert s.cities[at("c5")].owner == RED
    s = armies(1, 0).city("c5", "blue", "fortress").dice(INFANTRY_6, INFANTRY_5).state()
    battle = battle_of(storm(s, "c4", "c5"))
    assert battle.winner == DEFENDER
    assert s.cities[at("c5")].owner == BLUE
    assert s.units == {}


@pytest.mark.rule("CC-Q7.3", "CC-Q7.5", "CC-Q8.2", "CC-E5.9")
def test_the_attacker_may_retreat_with_his_settlers() -> None:
    position = armies(2, 2).units("c4", "red", "settler")
    s = position.dice(*[CAVALRY_2] * 4).state()
    talk = storm(s, "c4", "c5")
    assert (talk.player, talk.keys) == (RED, ["fight-on", "retreat"])
    battle = battle_of(talk.choose("retreat"))
    assert battle.winner == NONE
    assert units(s, "c4", RED) == ["settler", "infantry", "infantry"]
    assert units(s, "c5", BLUE) == ["infantry", "infantry"]
    # CC-J2.2, CC-J2.9: those who fought are bound, the settlers are not.
    for unit in s.units_at(at("c4")):
        assert bool(unit & BATTLED) == is_army(unit)


@pytest.mark.rule("CC-Q7.6")
def test_a_winning_attacker_occupies_the_hex() -> None:
    s = armies(2, 1).units("c4", "red", "settler").dice(INFANTRY_6, LEADER_1, LEADER_1).state()
    battle = battle_of(storm(s, "c4", "c5"))
    assert battle.winner == ATTACKER
    assert units(s, "c5", RED) == ["settler", "infantry", "infantry"]
    assert units(s, "c4", RED) == []


@pytest.mark.rule("CC-Q7.7")
def test_nobody_retreats_to_where_there_is_no_room() -> None:
    for more in (2, 3):
        position = armies(2, 2).advances("red", "tactics").action_cards("red", "a1")
        s = position.dice(*[LEADER_1] * 4).state()
        talk = storm(s, "c4", "c5")
        assert talk.prompt == "combat-card"
        for _ in range(more):
            s.place_unit(at("c4"), RED, INFANTRY)
        talk.choose("place-no-card")
        # Two would come back; four army units stand on a hex at most.
        assert talk.prompt == ("retreat" if more == 2 else "combat-card")


@pytest.mark.rule("CC-Q7.3")
def test_landed_attackers_retreat_to_their_ships() -> None:
    position = field().units("e3", "red", "ship", "infantry").units("d3", "blue", "infantry")
    s = position.dice(CAVALRY_2, CAVALRY_2).state()
    talk = storm(s, "e3", "d3")
    battle = battle_of(talk.choose("retreat"))
    assert battle.landed
    assert units(s, "e3", RED) == ["infantry", "ship"]


@pytest.mark.rule("CC-Q7.8")
def test_the_order_after_the_last_round() -> None:
    position = armies(2, 0).city("c5", "blue", "fortress").city("b4", "blue")
    position.objective_cards("red", "o2").goods("red", gold=1)
    s = position.dice(INFANTRY_6, INFANTRY_6, LEADER_1).state()
    talk = storm(s, "c4", "c5")
    # Pieces and gold first, then the settler of the loser, then instant objectives.
    assert s.players[RED].stock[GOLD] == 3
    assert talk.prompt == "refugees"
    talk.choose("settle-refugees b4")
    assert talk.prompt == "instant-objective"
    assert talk.choose("no-objective").done


# Settlers


@pytest.mark.rule("CC-Q8.1", "CC-J2.2")
def test_lone_settlers_are_eliminated_without_dice() -> None:
    s = armies(1, 0).units("c5", "blue", "settler", "settler").state()
    battle = battle_of(storm(s, "c4", "c5"))
    assert not battle.fought
    assert s.dice.position == 0
    assert s.units_at(at("c5"))[0] & BATTLED
    assert s.players[BLUE].units[0] == 4


@pytest.mark.rule("CC-Q8.3")
def test_settlers_behind_a_fortress_fall_with_the_city() -> None:
    position = armies(2, 0).city("c5", "blue", "fortress").units("c5", "blue", "settler")
    s = position.dice(LEADER_1, LEADER_1, LEADER_1).state()
    storm(s, "c4", "c5")
    assert units(s, "c5", BLUE) == []
    position = armies(1, 0).city("c5", "blue", "fortress").units("c5", "blue", "settler")
    s = position.dice(LEADER_1, INFANTRY_6).state()
    storm(s, "c4", "c5")
    assert units(s, "c5", BLUE) == ["settler"]
    assert s.cities[at("c5")].owner == BLUE


# Modifiers


@pytest.mark.rule("CC-Q9.1", "CC-AP1.15")
def test_fanaticism_in_round_one_at_a_temple() -> None:
    position = armies(1, 1).city("c5", "blue", "temple").advances("blue", "fanaticism")
    s = position.city("b4", "blue").dice(*[CAVALRY_2] * 4).state()
    talk = storm(s, "c4", "c5")
    assert told(s, "combat-value") == [(RED, 2, -1), (BLUE, 4, -1)]
    talk.choose("fight-on")
    assert told(s, "combat-value")[2:] == [(RED, 2, -1), (BLUE, 2, -1)]


@pytest.mark.rule("CC-Q9.1")
def test_a_lost_combat_at_a_temple_raises_a_fanatic_elsewhere() -> None:
    position = armies(1, 1).city("c5", "blue", "temple").advances("blue", "fanaticism")
    s = position.city("b4", "blue").dice(CAVALRY_5, LEADER_1).state()
    talk = storm(s, "c4", "c5")
    # The reward of the combat comes before the conquest.
    assert s.cities[at("c5")].owner == BLUE
    talk.choose("raise-fanatic b4", "no-refugees")
    assert units(s, "b4", BLUE) == ["infantry"]
    assert s.cities[at("c5")].owner == RED


@pytest.mark.rule("CC-Q9.2", "CC-X4.3", "CC-AP1.15")
def test_war_ships_help_a_landing_in_round_one() -> None:
    position = field().units("e3", "red", "ship", "infantry").units("d3", "blue", "infantry")
    position.advances("red", "war-ships").units("c4", "red", "infantry")
    rolls = [CAVALRY_2, CAVALRY_5]
    s = position.dice(*rolls).state()
    storm(s, "e3", "d3")
    assert units(s, "d3", RED) == ["infantry"]
    s = position.dice(*rolls).state()
    storm(s, "c4", "d3")
    assert units(s, "d3", RED) == []


@pytest.mark.rule("CC-Q9.3", "CC-AP1.15")
def test_the_great_wall_weakens_attackers_of_happy_cities() -> None:
    for mood, value in (("happy", 2), ("neutral", 4)):
        position = armies(1, 1).city("c5", "blue", "great-wall", mood=mood)
        s = position.dice(CAVALRY_4, CAVALRY_2).state()
        storm(s, "c4", "c5")
        assert told(s, "combat-value")[0] == (RED, value, -1)


@pytest.mark.rule("CC-Q9.4", "CC-AP1.15")
def test_the_great_arena_adds_one_once_in_a_land_combat() -> None:
    position = armies(1, 1).city("b4", "red", "great-arena").goods("red", mood=2)
    s = position.dice(CAVALRY_4, LEADER_1, CAVALRY_4, LEADER_1).state()
    talk = storm(s, "c4", "c5")
    assert talk.player == RED
    before = s.players[RED].stock[MOOD]
    talk.choose("arena-cheer")
    assert s.players[RED].stock[MOOD] == before - 1
    assert told(s, "combat-value")[0] == (RED, 5, -1)
    assert battle_of(talk).winner == ATTACKER
    s = position.dice(CAVALRY_2, LEADER_1, CAVALRY_4, LEADER_1).state()
    talk = storm(s, "c4", "c5").choose("arena-cheer")
    assert talk.prompt == "retreat"
    talk.choose("fight-on")
    # Not a second time.
    assert talk.prompt == "retreat"


# At sea


def fleets(red: int, blue: int, civ: bool = False) -> Position:
    """Red ships at e2, blue ships at e3."""
    return field(civ=civ).units("e2", "red", *["ship"] * red).units("e3", "blue", *["ship"] * blue)


@pytest.mark.rule("CC-Q10.1", "CC-Q10.4")
def test_ships_that_meet_fight_and_cargo_does_not() -> None:
    position = fleets(1, 1).units("e2", "red", "infantry", "infantry")
    s = position.dice(CAVALRY_5, CAVALRY_2).state()
    battle = battle_of(sail(s, "e2", "e3"))
    # One die each; and cargo is no casualty.
    assert s.dice.position == 2
    assert battle.winner == ATTACKER
    assert units(s, "e3", RED) == ["infantry", "infantry", "ship"]
    assert units(s, "e3", BLUE) == []


@pytest.mark.rule("CC-Q10.3", "CC-Q10.7")
def test_ships_retreat_with_their_cargo_but_not_after_recruiting() -> None:
    position = fleets(1, 1).units("e2", "red", "infantry")
    s = position.dice(*[CAVALRY_2] * 2, CAVALRY_5, CAVALRY_2).state()
    talk = sail(s, "e2", "e3")
    battle_of(talk.choose("retreat"))
    assert units(s, "e2", RED) == ["infantry", "ship"]
    s = position.state()
    talk = sail(s, "e2", "e3", can_retreat=False)
    assert battle_of(talk).round == 2


@pytest.mark.rule("CC-Q10.5", "CC-Y3.2")
def test_surplus_cargo_goes_down_by_choice() -> None:
    position = fleets(2, 1, civ=True).civilization("blue", "rome").civilization("red", "greece")
    position.units("e2", "red", "infantry", "settler").leader("red", "alexander-the-great", "e2")
    s = position.dice(CAVALRY_2, CAVALRY_2, CAVALRY_5).state()
    talk = sail(s, "e2", "e3")
    assert talk.prompt == "cargo-loss"
    assert talk.keys == ["lose-unit settler", "lose-unit infantry", "lose-unit leader"]
    talk.choose("lose-unit leader")
    assert talk.prompt == "retreat"
    assert units(s, "e3", RED) == ["settler", "infantry", "ship"]
    assert s.players[BLUE].defeated_leaders == 1
    assert s.players[RED].leader == NONE


@pytest.mark.rule("CC-Q10.6")
def test_ships_that_fought_are_bound_and_their_cargo_is_not() -> None:
    position = fleets(1, 1).units("e2", "red", "infantry")
    s = position.dice(CAVALRY_5, CAVALRY_2).state()
    battle_of(sail(s, "e2", "e3"))
    for unit in s.units_at(at("e3")):
        assert bool(unit & BATTLED) != is_army(unit)


@pytest.mark.rule("CC-Q10.8", "CC-Q9.2")
def test_at_sea_war_ships_work_and_steel_weapons_do_not() -> None:
    position = fleets(1, 1).advances("red", "war-ships", "steel-weapons", "metallurgy")
    position.city("b4", "red", "great-arena").goods("red", mood=1)
    s = position.dice(CAVALRY_2, CAVALRY_5, CAVALRY_2, CAVALRY_5).state()
    talk = sail(s, "e2", "e3")
    assert told(s, "combat-value")[0] == (RED, 2, -1)
    assert told(s, "hits")[0] == (RED, 0, -1)
    talk.choose("fight-on")
    # Only in round 1.
    assert told(s, "hits")[2] == (RED, 1, -1)


# Barbarians and pirates


@pytest.mark.rule("CC-T4.1", "CC-T4.4")
def test_barbarians_attack_and_never_retreat() -> None:
    position = armies(0, 1).units("c4", "barbarians", "infantry")
    s = position.dice(*[CAVALRY_2] * 2, CAVALRY_2, CAVALRY_5).state()
    battle = battle_of(storm(s, "c4", "c5", BARBARIANS, can_retreat=False))
    assert battle.sides[ATTACKER].owner == BARBARIANS
    assert battle.round == 2
    assert battle.winner == DEFENDER
    assert s.players[BLUE].stock[GOLD] == 1


@pytest.mark.rule("CC-T4.2")
def test_symbols_and_fortresses_work_for_barbarians() -> None:
    position = armies(2, 0).city("c5", "barbarians", "fortress blue")
    position.units("c5", "barbarians", "infantry")
    s = position.dice(CAVALRY_2, CAVALRY_2, INFANTRY_3, CAVALRY_2).state()
    storm(s, "c4", "c5")
    assert told(s, "combat-value") == [(RED, 4, -1), (BARBARIANS, 6, -1)]


@pytest.mark.rule("CC-T4.3", "CC-E5.14")
def test_the_next_player_chooses_the_losses_of_barbarians() -> None:
    position = field(3, civ=True).units("c4", "blue", "infantry", "infantry")
    position.units("c5", "barbarians", "infantry", "cavalry")
    s = position.dice(INFANTRY_5, LEADER_1, CAVALRY_2, LEADER_1).turn("blue").state()
    talk = storm(s, "c4", "c5", BLUE)
    assert talk.player == YELLOW
    assert talk.keys == ["lose-unit infantry", "lose-unit cavalry"]


@pytest.mark.rule("CC-T4.5")
def test_barbarians_take_undefended_cities_and_lone_settlers() -> None:
    position = field().units("c4", "barbarians", "infantry").units("c5", "blue", "settler")
    s = position.state()
    battle_of(storm(s, "c4", "c5", BARBARIANS))
    assert units(s, "c5", BLUE) == []
    s = position.city("c5", "blue").state()
    battle_of(storm(s, "c4", "c5", BARBARIANS))
    assert s.cities[at("c5")].owner == BARBARIANS
    assert s.dice.position == 0


@pytest.mark.rule("CC-T4.6")
def test_barbarian_units_block_collecting_from_their_hex() -> None:
    s = field().city("c4", "red").advances("red", "farming").state()
    assert at("c5") in harvest_of(s, RED, s.cities[at("c4")]).sources
    s.place_unit(at("c5"), BARBARIANS, INFANTRY)
    assert at("c5") not in harvest_of(s, RED, s.cities[at("c4")]).sources


@pytest.mark.rule("CC-T4.7", "CC-B5.7")
def test_barbarian_cavalry_and_elephants_use_their_symbols() -> None:
    position = armies(3, 0, civ=True).units("c5", "barbarians", "cavalry", "elephant")
    s = position.dice(CAVALRY_2, CAVALRY_2, INFANTRY_3, CAVALRY_4, ELEPHANT_4).state()
    storm(s, "c4", "c5")
    assert told(s, "combat-value") == [(RED, 8, -1), (BARBARIANS, 6, -1)]
    assert told(s, "hits") == [(RED, 1, -1), (BARBARIANS, 0, -1)]


@pytest.mark.rule("CC-T6.1", "CC-AP1.16")
def test_one_gold_for_defeating_any_number_of_barbarians() -> None:
    position = armies(3, 0).units("c5", "barbarians", "infantry", "infantry")
    s = position.dice(*[INFANTRY_3] * 3, LEADER_1, LEADER_1).state()
    battle_of(storm(s, "c4", "c5"))
    assert s.players[RED].stock[GOLD] == 1
    assert s.players[RED].stock[GOLD] + s.players[BLUE].stock[GOLD] == 1


@pytest.mark.rule("CC-U4.1", "CC-U4.2", "CC-U4.5", "CC-AP1.16")
def test_gold_and_a_token_for_every_pirate_ship_even_without_victory() -> None:
    position = field(civ=True).units("e2", "red", "ship").units("e3", "pirates", "ship", "ship")
    s = position.dice(CAVALRY_5, INFANTRY_6, CAVALRY_4).state()
    talk = sail(s, "e2", "e3")
    assert talk.prompt == "gain"
    talk.choose("take culture")
    battle = battle_of(talk)
    assert battle.sides[DEFENDER].owner == PIRATES
    assert battle.winner == DEFENDER
    assert s.players[RED].stock[GOLD] == s.players[RED].stock[CULTURE] == 1


@pytest.mark.rule("CC-W6.8", "CC-W7.1", "CC-AP1.14")
def test_barbarians_lose_at_the_great_wall() -> None:
    position = field().city("b4", "blue", "great-wall").city("c5", "blue", mood="angry")
    position.units("c4", "barbarians", "infantry", "infantry")
    s = position.state()
    battle = battle_of(storm(s, "c4", "c5", BARBARIANS))
    assert battle.winner == DEFENDER
    assert s.dice.position == 0
    assert s.units == {}
    assert s.players[BLUE].stock[GOLD] == 1


# Events that last


def test_a_solar_eclipse_ends_the_next_land_combat_after_its_first_round() -> None:
    s = armies(1, 1).dice(CAVALRY_2, CAVALRY_2).state()
    s.solar_eclipse = True
    battle = battle_of(storm(s, "c4", "c5"))
    assert battle.winner == NONE
    assert units(s, "c4", RED) == ["infantry"]
    assert s.players[BLUE].event_score == 2
    assert not s.solar_eclipse


def test_the_trojan_horse_bars_the_first_card_of_the_defender() -> None:
    position = armies(1, 1).city("c5", "blue").advances("blue", "tactics")
    position.action_cards("blue", "a6").goods("red", wood=1, culture=1)
    s = position.dice(CAVALRY_2, CAVALRY_2).state()
    s.trojan_horse = True
    talk = storm(s, "c4", "c5")
    assert talk.keys == ["build-horse", "no-horse"]
    talk.choose("build-horse")
    assert talk.prompt == "retreat"
    assert s.players[RED].event_score == 2
    talk.choose("fight-on")
    assert talk.keys == ["place-card a6", "place-no-card"]
