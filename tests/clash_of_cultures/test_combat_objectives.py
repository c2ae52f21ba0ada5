"""Objectives that a combat or a conquest fulfils at once (CC-N2.4, CC-X34.1 to CC-X34.4)."""

import pytest

from kronika.games.clash_of_cultures.combat_objectives import military_objectives
from kronika.games.clash_of_cultures.content import default
from kronika.games.clash_of_cultures.position import Position
from kronika.games.clash_of_cultures.situations import Battle
from kronika.games.clash_of_cultures.state import World
from kronika.games.clash_of_cultures.terms import BARBARIANS, OBJECTIVES

from .combat_helpers import (
    CAVALRY_2,
    CAVALRY_4,
    CAVALRY_5,
    INFANTRY_5,
    INFANTRY_6,
    LEADER_1,
    battle_of,
    field,
    sail,
    storm,
)
from .helpers import BLUE, RED, Talk, at

pytestmark = pytest.mark.compiled


def armies(red: int, blue: int, civ: bool = False, players: int = 2) -> Position:
    """Red infantry at c4, blue infantry at c5."""
    position = field(players, civ=civ)
    return position.units("c4", "red", *["infantry"] * red).units(
        "c5", "blue", *["infantry"] * blue
    )


def named(objectives: list[int]) -> list[str]:
    return [OBJECTIVES[objective] for objective in objectives]


def met(s: World, battle: Battle, player: int = RED) -> list[str]:
    """What a combat without conquest fulfils for a player."""
    return named(military_objectives(s, battle, None)[player])


def card_with(objective: str) -> str:
    content = default()
    number = OBJECTIVES.index(objective)
    for card in range(len(content.objective_ids)):
        if number in (content.objective_upper[card], content.objective_lower[card]):
            return content.objective_ids[card]
    raise AssertionError(objective)


def offered(talk: Talk) -> list[str]:
    """The objectives that the player may complete now."""
    return [key.split()[2] for key in talk.keys if key.startswith("complete ")]


@pytest.mark.rule("CC-EX20", "CC-X14.4", "CC-X14.5", "CC-N2.5")
def test_one_conquest_completes_one_conqueror_and_a_naval_assault() -> None:
    position = field().units("e3", "red", "ship", "infantry", "infantry")
    position.city("d3", "blue", "fortress").objective_cards("red", "o2", "o8", "o10")
    s = position.dice(LEADER_1, LEADER_1, LEADER_1).state()
    talk = storm(s, "e3", "d3")
    assert talk.keys == [
        "complete o2 conqueror",
        "complete o8 conqueror",
        "complete o10 naval-assault",
        "no-objective",
    ]
    talk.choose("complete o2 conqueror")
    assert offered(talk) == ["naval-assault"]
    talk.choose("complete o10 naval-assault")
    assert talk.done
    assert len(s.players[RED].objective_cards) == 1


@pytest.mark.rule("CC-X14.4", "CC-X14.5")
def test_an_undefended_city_makes_no_conqueror_and_a_march_no_naval_assault() -> None:
    position = armies(1, 0).city("c5", "blue").objective_cards("red", "o2", "o10")
    talk = storm(position.state(), "c4", "c5")
    assert talk.done
    position = field().units("e3", "red", "ship", "infantry").city("d3", "blue")
    talk = storm(position.objective_cards("red", "o2", "o10").state(), "e3", "d3")
    assert offered(talk) == ["naval-assault"]


@pytest.mark.rule("CC-X34.3")
def test_a_warmonger_fights_on_two_hexes_in_a_turn_and_wins_once() -> None:
    position = armies(1, 1).units("b4", "red", "infantry").units("b5", "blue", "infantry")
    s = position.dice(CAVALRY_5, CAVALRY_2, CAVALRY_2, CAVALRY_2).state()
    first = battle_of(storm(s, "c4", "c5"))
    assert "warmonger" not in met(s, first)
    second = battle_of(storm(s, "b4", "b5").choose("retreat"))
    assert "warmonger" in met(s, second)
    assert "warmonger" not in met(s, second, BLUE)


@pytest.mark.rule("CC-X34.3")
def test_the_same_hex_walk_ins_and_no_victory_make_no_warmonger() -> None:
    position = armies(1, 1).units("b4", "red", "infantry").units("b5", "blue", "settler")
    position.units("d4", "red", "infantry")
    s = position.dice(CAVALRY_2, CAVALRY_2, CAVALRY_5, CAVALRY_2).state()
    storm(s, "c4", "c5").choose("retreat")
    walk = battle_of(storm(s, "b4", "b5"))
    assert "warmonger" not in met(s, walk)
    same = battle_of(storm(s, "d4", "c5"))
    assert same.winner == 0
    assert "warmonger" not in met(s, same)
    position = armies(1, 1).units("b4", "red", "infantry").units("b5", "blue", "infantry")
    s = position.dice(*[CAVALRY_2] * 4).state()
    storm(s, "c4", "c5").choose("retreat")
    assert "warmonger" not in met(s, battle_of(storm(s, "b4", "b5").choose("retreat")))


def test_a_general_eliminates_three_and_an_aggressor_two_as_attacker() -> None:
    rolls = [INFANTRY_6, INFANTRY_6, INFANTRY_6]
    s = armies(3, 3).dice(*rolls, LEADER_1, LEADER_1, LEADER_1).state()
    found = met(s, battle_of(storm(s, "c4", "c5")))
    assert "general" in found
    assert "aggressor" in found
    s = armies(3, 2).dice(*rolls, LEADER_1, LEADER_1).state()
    found = met(s, battle_of(storm(s, "c4", "c5")))
    assert "general" not in found
    assert "aggressor" in found
    s = armies(3, 1).dice(*rolls, LEADER_1).state()
    assert "aggressor" not in met(s, battle_of(storm(s, "c4", "c5")))


@pytest.mark.rule("CC-X34.1")
def test_resistance_is_for_a_defender_who_eliminates_two_even_in_defeat() -> None:
    rolls = [INFANTRY_6, INFANTRY_6, INFANTRY_6, INFANTRY_6, CAVALRY_4]
    s = armies(3, 2).dice(*rolls).state()
    battle = battle_of(storm(s, "c4", "c5"))
    assert battle.winner == 0
    assert "resistance" in met(s, battle, BLUE)
    assert "resistance" not in met(s, battle, RED)
    s = armies(2, 1).dice(LEADER_1, LEADER_1, INFANTRY_5).state()
    talk = storm(s, "c4", "c5").choose("retreat")
    assert "resistance" not in met(s, battle_of(talk), BLUE)


@pytest.mark.rule("CC-X34.1")
def test_resistance_counts_barbarians() -> None:
    position = armies(0, 2).units("c4", "barbarians", "infantry", "infantry")
    s = position.dice(LEADER_1, LEADER_1, INFANTRY_6, INFANTRY_6).state()
    battle = battle_of(storm(s, "c4", "c5", BARBARIANS))
    assert "resistance" in met(s, battle, BLUE)


def test_six_army_units_make_a_great_battle_for_both() -> None:
    s = armies(3, 3).dice(*[LEADER_1] * 6).state()
    battle = battle_of(storm(s, "c4", "c5").choose("retreat"))
    assert "great-battle" in met(s, battle)
    assert "great-battle" in met(s, battle, BLUE)
    s = armies(3, 2).dice(*[LEADER_1] * 5).state()
    battle = battle_of(storm(s, "c4", "c5").choose("retreat"))
    assert "great-battle" not in met(s, battle)


@pytest.mark.rule("CC-X34.2")
def test_defiance_and_bold_for_winning_with_fewer_units_against_a_player() -> None:
    s = armies(1, 2).dice(CAVALRY_4, INFANTRY_6, INFANTRY_5).state()
    battle = battle_of(storm(s, "c4", "c5"))
    assert battle.winner == 1
    assert "defiance" not in met(s, battle, BLUE)
    s = armies(2, 1).dice(LEADER_1, LEADER_1, INFANTRY_6).state()
    talk = storm(s, "c4", "c5")
    s.dice = field().dice(LEADER_1, INFANTRY_6).state().dice
    battle = battle_of(talk.choose("fight-on"))
    assert battle.winner == 1
    assert {"defiance", "bold"} <= set(met(s, battle, BLUE))
    position = armies(1, 0).units("c5", "barbarians", "infantry", "infantry")
    s = position.advances("red", "steel-weapons", "metallurgy").state()
    s.dice = field().dice(INFANTRY_6, LEADER_1, LEADER_1, INFANTRY_6, LEADER_1).state().dice
    battle = battle_of(storm(s, "c4", "c5").choose("fight-on"))
    assert battle.winner == 0
    assert not {"defiance", "bold"} & set(met(s, battle))


@pytest.mark.rule("CC-X34.2")
def test_bold_for_winning_against_more_warfare() -> None:
    position = armies(2, 1).advances("blue", "tactics").dice(INFANTRY_6, LEADER_1, LEADER_1)
    s = position.state()
    assert "bold" in met(s, battle_of(storm(s, "c4", "c5")))
    s = position.advances("red", "tactics").state()
    assert "bold" not in met(s, battle_of(storm(s, "c4", "c5")))
    position = armies(1, 1).advances("blue", "tactics").dice(LEADER_1, LEADER_1)
    s = position.state()
    assert "bold" not in met(s, battle_of(storm(s, "c4", "c5").choose("retreat")))


def test_a_legendary_battle_is_an_attack_on_a_largest_city_with_a_wonder() -> None:
    pieces = ("temple", "academy", "fortress", "great-statue")
    position = armies(3, 1).city("c5", "blue", *pieces).dice(*[LEADER_1] * 4)
    s = position.state()
    battle = battle_of(storm(s, "c4", "c5").choose("retreat"))
    assert "legendary-battle" in met(s, battle)
    assert "legendary-battle" not in met(s, battle, BLUE)
    s = armies(3, 0).city("c5", "blue", "temple", "academy", "port", "great-statue").state()
    assert "legendary-battle" not in met(s, battle_of(storm(s, "c4", "c5")))  # nobody fought
    s = armies(2, 1).city("c5", "blue", *pieces).dice(*[LEADER_1] * 3).state()
    assert "legendary-battle" not in met(s, battle_of(storm(s, "c4", "c5").choose("retreat")))
    s = armies(3, 1).city("c5", "blue", *pieces[1:]).dice(*[LEADER_1] * 4).state()
    assert "legendary-battle" not in met(s, battle_of(storm(s, "c4", "c5").choose("retreat")))


@pytest.mark.rule("CC-X34.4")
def test_a_scavenger_kills_what_could_have_traded() -> None:
    position = armies(1, 0).units("c5", "blue", "settler").advances("blue", "trade-routes")
    s = position.state()
    assert "scavenger" not in met(s, battle_of(storm(s, "c4", "c5")))
    position.city("b4", "red")
    s = position.state()
    assert "scavenger" in met(s, battle_of(storm(s, "c4", "c5")))
    s = position.state()
    s.players[BLUE].advances = 0
    assert "scavenger" not in met(s, battle_of(storm(s, "c4", "c5")))
    s = position.state()
    s.cities[at("b4")].mood = 0
    assert "scavenger" not in met(s, battle_of(storm(s, "c4", "c5")))


@pytest.mark.rule("CC-X34.4")
def test_a_scavenger_may_sink_a_ship() -> None:
    position = field().units("e2", "red", "ship").units("e3", "blue", "ship")
    position.advances("blue", "trade-routes").city("d3", "red")
    s = position.dice(CAVALRY_5, CAVALRY_2).state()
    assert "scavenger" in met(s, battle_of(sail(s, "e2", "e3")))
    s = position.dice(CAVALRY_2, CAVALRY_2).state()
    assert "scavenger" not in met(s, battle_of(sail(s, "e2", "e3").choose("retreat")))


def test_a_barbarian_conquest_needs_two_barbarian_units() -> None:
    for count, objectives in ((2, ["barbarian-conquest"]), (1, [])):
        position = armies(3, 0).city("c5", "barbarians")
        position.units("c5", "barbarians", *["infantry"] * count)
        position.objective_cards("red", card_with("barbarian-conquest"))
        s = position.dice(*[INFANTRY_6] * 3, *[LEADER_1] * count).state()
        talk = storm(s, "c4", "c5")
        assert [name for name in offered(talk) if name == "barbarian-conquest"] == objectives


def test_a_great_commander_wins_with_the_leader_and_no_more_units() -> None:
    position = field(civ=True).civilization("red", "rome").leader("red", "sulla", "c4")
    position.units("c5", "blue", "infantry")
    s = position.dice(CAVALRY_5, LEADER_1).state()
    assert "great-commander" in met(s, battle_of(storm(s, "c4", "c5")))
    position.units("c4", "red", "infantry")
    s = position.dice(CAVALRY_5, CAVALRY_2, LEADER_1).state()
    assert "great-commander" not in met(s, battle_of(storm(s, "c4", "c5")))


@pytest.mark.rule("CC-Y3.1")
def test_brutus_eliminates_a_leader_and_two_more() -> None:
    position = field(civ=True).civilization("blue", "rome").leader("blue", "sulla", "c5")
    position.units("c4", "red", *["infantry"] * 4).units("c5", "blue", "infantry", "infantry")
    s = position.dice(*[INFANTRY_6] * 4, *[CAVALRY_2] * 3).state()
    battle = battle_of(storm(s, "c4", "c5"))
    assert "brutus" in met(s, battle)
    assert s.players[RED].defeated_leaders == 1
    position = field(civ=True).civilization("blue", "rome").leader("blue", "sulla", "c5")
    position.units("c4", "red", *["infantry"] * 4).units("c5", "blue", "infantry")
    s = position.dice(*[INFANTRY_6] * 4, *[CAVALRY_2] * 2).state()
    assert "brutus" not in met(s, battle_of(storm(s, "c4", "c5")))


def test_trample_needs_a_surviving_rider_of_a_winning_attacker() -> None:
    position = field(civ=True).units("c4", "red", "cavalry").units("c5", "blue", "infantry")
    s = position.dice(CAVALRY_5, LEADER_1).state()
    assert "trample" in met(s, battle_of(storm(s, "c4", "c5")))
    s = position.dice(LEADER_1, LEADER_1).state()
    assert "trample" not in met(s, battle_of(storm(s, "c4", "c5").choose("retreat")))
    position = field(civ=True).units("c4", "red", "infantry").units("c5", "blue", "cavalry")
    s = position.dice(LEADER_1, CAVALRY_5).state()
    assert "trample" not in met(s, battle_of(storm(s, "c4", "c5")), BLUE)


def test_sea_cleansing_is_the_second_victory_over_pirates_in_a_turn() -> None:
    position = field(civ=True).units("e2", "red", "ship").units("e3", "pirates", "ship")
    s = position.dice(CAVALRY_5, LEADER_1).state()
    battle = battle_of(sail(s, "e2", "e3").choose("take mood"))
    assert "sea-cleansing" not in met(s, battle)
    s = position.dice(CAVALRY_5, LEADER_1).state()
    s.pirate_victories = 1
    battle = battle_of(sail(s, "e2", "e3").choose("take mood"))
    assert "sea-cleansing" in met(s, battle)


@pytest.mark.rule("CC-E4.1")
def test_the_active_player_completes_objectives_first() -> None:
    card = card_with("great-battle")
    others = [c for c in default().objective_ids if c != card]
    position = armies(3, 3).objective_cards("red", card)
    upper = [default().objective_lower[default().objective_ids.index(c)] for c in others]
    twin = others[upper.index(OBJECTIVES.index("great-battle"))]
    s = position.objective_cards("blue", twin).dice(*[LEADER_1] * 6).state()
    talk = storm(s, "c4", "c5").choose("retreat")
    assert (talk.player, offered(talk)) == (RED, ["great-battle"])
    talk.choose("no-objective")
    assert (talk.player, offered(talk)) == (BLUE, ["great-battle"])
    talk.choose(f"complete {twin} great-battle")
    assert talk.done
