"""Conquest of cities (CC-R), by barbarians (CC-T5) and of theirs (CC-T6), and wonders (CC-W4)."""

import pytest

from kronika.games.clash_of_cultures.conquest import conquer_city, gold_for
from kronika.games.clash_of_cultures.position import Position
from kronika.games.clash_of_cultures.situations import ATTACKER
from kronika.games.clash_of_cultures.state import World
from kronika.games.clash_of_cultures.terms import (
    ACADEMY,
    ANGRY,
    BARBARIANS,
    FORTRESS,
    GOLD,
    GREAT_PYRAMID,
    GREAT_STATUE,
    HAPPY,
    INFANTRY,
    MARKET,
    NEUTRAL,
    NONE,
    OBELISK,
    PORT,
    SETTLER,
    TEMPLE,
)
from kronika.games.clash_of_cultures.wonders import wonder_score

from .combat_helpers import CAVALRY_2, CAVALRY_5, INFANTRY_6, LEADER_1, battle_of, field, storm
from .helpers import BLUE, RED, YELLOW, Talk, at, units

pytestmark = pytest.mark.compiled


def siege(*pieces: str, mood: str = "neutral", players: int = 3, civ: bool = False) -> Position:
    """A red infantry at c4 beside an undefended blue city at c5."""
    return field(players, civ).units("c4", "red", "infantry").city("c5", "blue", *pieces, mood=mood)


def take(position: Position) -> tuple[World, Talk]:
    s = position.state()
    return s, storm(s, "c4", "c5")


@pytest.mark.rule("CC-R1.1")
def test_a_city_falls_when_no_unit_of_its_owner_is_left() -> None:
    s, talk = take(siege())
    assert battle_of(talk).winner == ATTACKER
    assert s.cities[at("c5")].owner == RED
    position = siege().units("c5", "blue", "infantry").dice(CAVALRY_2, CAVALRY_2)
    s, talk = take(position)
    assert talk.prompt == "retreat"
    talk.choose("retreat")
    assert s.cities[at("c5")].owner == BLUE


@pytest.mark.rule("CC-EX32", "CC-R1.2", "CC-R3.10")
def test_example_pieces_of_the_loser_are_replaced() -> None:
    position = siege("temple", "academy", "port yellow", mood="happy").city("b4", "blue")
    s, talk = take(position)
    assert (talk.player, talk.keys) == (BLUE, ["settle-refugees b4", "no-refugees"])
    talk.choose("settle-refugees b4")
    city = s.cities[at("c5")]
    assert city.owner == RED
    assert [city.buildings[b] for b in (TEMPLE, ACADEMY, PORT)] == [RED, RED, YELLOW]
    assert city.mood == ANGRY
    assert units(s, "b4", BLUE) == ["settler"]
    assert s.players[BLUE].buildings[TEMPLE] == s.content.building_supply[TEMPLE]
    assert s.players[RED].buildings[TEMPLE] == s.content.building_supply[TEMPLE] - 1
    assert s.players[BLUE].settlements == 6
    assert s.players[RED].settlements == 6


@pytest.mark.rule("CC-R1.2")
def test_obelisks_and_wonders_are_not_replaced() -> None:
    s, _ = take(siege("obelisk", "market", "great-statue", civ=True))
    city = s.cities[at("c5")]
    assert city.buildings[OBELISK] == BLUE
    assert city.buildings[MARKET] == RED
    assert city.wonders == [GREAT_STATUE]


@pytest.mark.rule("CC-R1.3", "CC-R2.1", "CC-R2.2", "CC-R2.3", "CC-R2.4", "CC-R2.5", "CC-EX33")
def test_gold_is_what_could_be_collected() -> None:
    for size in range(1, 6):
        assert gold_for(size, NEUTRAL) == size
        assert gold_for(size, HAPPY) == size + 1
        assert gold_for(size, ANGRY) == 1
    four = ("temple", "academy", "market", "obelisk")
    for mood, gold in (("happy", 4), ("neutral", 3), ("angry", 1)):
        s, _ = take(siege(*four[:2], mood=mood))
        assert s.players[RED].stock[GOLD] == gold
    s, _ = take(siege(*four, mood="happy", civ=True))
    assert s.players[RED].stock[GOLD] == 6
    assert s.players[BLUE].stock[GOLD] == 0


@pytest.mark.rule("CC-R3.1", "CC-E5.15")
def test_refugees_need_another_city_and_a_settler_in_supply() -> None:
    s, talk = take(siege())
    assert talk.done
    position = siege().city("b4", "blue").units("b4", "blue", *["settler"] * 4)
    s, talk = take(position)
    assert talk.done
    s, talk = take(siege().city("b4", "blue"))
    talk.choose("no-refugees")
    assert s.players[BLUE].units[SETTLER] == 4


@pytest.mark.rule("CC-R3.2")
def test_a_conquered_city_becomes_angry() -> None:
    for mood in ("happy", "neutral", "angry"):
        s, _ = take(siege(mood=mood))
        assert s.cities[at("c5")].mood == ANGRY


@pytest.mark.rule("CC-R3.3")
def test_the_new_owner_uses_a_fortress_without_tactics() -> None:
    position = siege("fortress").units("c4", "red", "infantry")
    s = position.dice(LEADER_1, LEADER_1, LEADER_1, CAVALRY_2, INFANTRY_6, CAVALRY_2).state()
    battle_of(storm(s, "c4", "c5"))
    assert s.cities[at("c5")].buildings[FORTRESS] == RED
    s.place_unit(at("b5"), BLUE, INFANTRY)
    s.dice = field().dice(CAVALRY_5, *[CAVALRY_2] * 3).state().dice
    talk = storm(s, "b5", "c5", BLUE)
    # Three dice for red, and the hit is cancelled.
    assert talk.done
    assert units(s, "c5", RED) == ["infantry", "infantry"]


@pytest.mark.rule("CC-R3.4", "CC-R3.7")
def test_a_building_without_a_piece_is_removed_for_a_gold() -> None:
    position = siege("temple", "academy", mood="neutral")
    s = position.state()
    s.players[RED].buildings[TEMPLE] = 0
    storm(s, "c4", "c5")
    city = s.cities[at("c5")]
    assert city.buildings[TEMPLE] == NONE
    assert city.buildings[ACADEMY] == RED
    assert s.players[BLUE].buildings[TEMPLE] == 5
    # Size and mood before count: 3, and 1 for the temple.
    assert s.players[RED].stock[GOLD] == 4


@pytest.mark.rule("CC-R3.7")
def test_the_gold_of_a_conquest_is_capped() -> None:
    s, _ = take(siege("temple", mood="happy").goods("red", gold=6))
    assert s.players[RED].stock[GOLD] == 7


@pytest.mark.rule("CC-R3.5", "CC-R3.9", "CC-W5.1")
def test_without_a_settlement_the_city_is_razed() -> None:
    position = siege("temple", "port yellow", "great-statue", mood="angry").city("b4", "blue")
    s = position.state()
    s.players[RED].settlements = 0
    talk = storm(s, "c4", "c5")
    # The loser still has refugees.
    talk.choose("settle-refugees b4")
    assert at("c5") not in s.cities
    assert units(s, "c5", RED) == ["infantry"]
    # 1 for the angry city, and 4 pieces.
    assert s.players[RED].stock[GOLD] == 5
    assert s.players[YELLOW].buildings[PORT] == 5
    assert s.players[BLUE].settlements == 6
    assert wonder_score(s, BLUE) == wonder_score(s, RED) == 0
    assert s.wonder_holder[GREAT_STATUE] == NONE


@pytest.mark.rule("CC-W7.3")
def test_the_great_pyramid_scores_for_its_builder_even_if_razed() -> None:
    s = siege("great-pyramid").state()
    s.players[RED].settlements = 0
    storm(s, "c4", "c5")
    assert wonder_score(s, BLUE) == s.content.wonder_builder_score[GREAT_PYRAMID]


@pytest.mark.rule("CC-R3.6")
def test_own_buildings_in_the_city_stay() -> None:
    s, _ = take(siege("temple red", "academy"))
    city = s.cities[at("c5")]
    assert [city.buildings[TEMPLE], city.buildings[ACADEMY]] == [RED, RED]
    assert s.players[RED].buildings[TEMPLE] == 4


@pytest.mark.rule("CC-R3.8", "CC-W4.1", "CC-W4.2", "CC-W4.4")
def test_a_wonder_changes_its_holder_and_is_scored_by_both() -> None:
    position = siege("great-statue").objective_cards("red", "o1")
    s, _ = take(position)
    assert s.wonder_holder[GREAT_STATUE] == RED
    assert s.wonder_builder[GREAT_STATUE] == BLUE
    assert wonder_score(s, RED) == 4
    assert wonder_score(s, BLUE) == 4
    # What the builder got once is not for the conqueror.
    assert len(s.players[RED].objective_cards) == 1


@pytest.mark.rule("CC-W4.3", "CC-W4.5")
def test_only_builder_and_last_holder_score() -> None:
    s, _ = take(siege("great-statue"))
    assert Talk(conquer_city(s, at("c5"), YELLOW)).done
    assert [wonder_score(s, player) for player in (RED, BLUE, YELLOW)] == [0, 4, 4]
    assert Talk(conquer_city(s, at("c5"), BLUE)).done
    assert [wonder_score(s, player) for player in (RED, BLUE, YELLOW)] == [0, 8, 0]


@pytest.mark.rule("CC-W4.6", "CC-T5.4")
def test_barbarians_hold_a_wonder_for_nobody() -> None:
    position = field().city("c5", "blue", "great-statue").units("c4", "barbarians", "infantry")
    s = position.state()
    storm(s, "c4", "c5", BARBARIANS)
    assert s.wonder_holder[GREAT_STATUE] == BARBARIANS
    assert wonder_score(s, BLUE) == 4
    assert wonder_score(s, RED) == 0
    assert s.players[BLUE].stock[GOLD] == s.players[RED].stock[GOLD] == 0


@pytest.mark.rule("CC-EX19")
def test_one_teach_us_for_one_conquest() -> None:
    position = siege().advances("blue", "farming", "storage").advances("red", "farming")
    s, talk = take(position.action_cards("red", "a35", "a36"))
    assert talk.prompt == "play-reaction"
    talk.choose("play-card a35")
    assert talk.done
    assert s.players[RED].action_cards == [s.content.action_ids.index("a36")]


# Barbarians


@pytest.mark.rule("CC-T5.1", "CC-T5.2", "CC-T5.3", "CC-EX36")
def test_barbarians_replace_only_the_settlement() -> None:
    position = field().city("c5", "blue", "temple", "fortress", mood="happy").city("b4", "blue")
    position.units("c4", "barbarians", "infantry", "infantry")
    s = position.dice(*[LEADER_1] * 3).state()
    talk = storm(s, "c4", "c5", BARBARIANS, can_retreat=False)
    assert (talk.player, talk.prompt) == (BLUE, "refugees")
    talk.choose("settle-refugees b4")
    city = s.cities[at("c5")]
    assert city.owner == BARBARIANS
    assert [city.buildings[TEMPLE], city.buildings[FORTRESS]] == [BLUE, BLUE]
    assert city.mood == ANGRY
    assert s.barbarian_settlements == 9
    assert s.players[BLUE].settlements == 6


@pytest.mark.rule("CC-T5.1")
def test_barbarians_do_not_take_a_city_that_a_unit_holds() -> None:
    position = field().city("c5", "blue").units("c5", "blue", "infantry")
    position.units("c4", "barbarians", "infantry")
    s = position.dice(CAVALRY_2, CAVALRY_5).state()
    storm(s, "c4", "c5", BARBARIANS)
    assert s.cities[at("c5")].owner == BLUE


@pytest.mark.rule("CC-T5.4")
def test_without_a_barbarian_settlement_the_city_is_razed_for_nothing() -> None:
    position = field().city("c5", "blue", "temple", "great-statue")
    s = position.units("c4", "barbarians", "infantry").state()
    s.barbarian_settlements = 0
    storm(s, "c4", "c5", BARBARIANS)
    assert at("c5") not in s.cities
    assert s.players[BLUE].stock[GOLD] == 0
    assert wonder_score(s, BLUE) == 0
    assert s.players[BLUE].buildings[TEMPLE] == 5


def barbarian_city(*pieces: str) -> Position:
    """A red infantry at c4, and an undefended barbarian city at c5."""
    return field().units("c4", "red", "infantry").city("c5", "barbarians", *pieces)


@pytest.mark.rule("CC-T6.2", "CC-T6.5", "CC-T6.6")
def test_an_empty_barbarian_city_gives_one_gold() -> None:
    s, _ = take(barbarian_city("temple blue", "academy blue"))
    assert s.players[RED].stock[GOLD] == 1


@pytest.mark.rule("CC-T6.2", "CC-T6.6")
def test_a_barbarian_fortress_alone_is_a_combat_with_its_own_gold() -> None:
    position = barbarian_city("fortress blue").dice(LEADER_1, LEADER_1)
    s, talk = take(position)
    battle_of(talk)
    assert s.players[RED].stock[GOLD] == 2


@pytest.mark.rule("CC-T6.3", "CC-T6.4")
def test_the_barbarian_settlement_is_replaced_and_buildings_keep_their_colours() -> None:
    s, _ = take(barbarian_city("temple blue"))
    city = s.cities[at("c5")]
    assert city.owner == RED
    assert city.buildings[TEMPLE] == BLUE
    assert city.mood == ANGRY
    assert s.barbarian_settlements == s.content.barbarian_settlements


@pytest.mark.rule("CC-T6.3")
def test_a_barbarian_city_is_razed_without_an_own_settlement() -> None:
    s = barbarian_city("temple blue").state()
    s.players[RED].settlements = 0
    storm(s, "c4", "c5")
    assert at("c5") not in s.cities
    # OPEN-14: 1 for the city, and 2 pieces.
    assert s.players[RED].stock[GOLD] == 3
    assert s.players[BLUE].buildings[TEMPLE] == 5


@pytest.mark.rule("CC-X25.2", "CC-X31.6")
def test_tokens_on_a_city_end_with_its_conquest() -> None:
    s = siege().state()
    s.cities[at("c5")].druids = 1
    s.cities[at("c5")].beloved = 2
    storm(s, "c4", "c5")
    assert (s.cities[at("c5")].druids, s.cities[at("c5")].beloved) == (0, 0)
    s = field().city("c5", "blue").units("c4", "barbarians", "infantry").state()
    s.cities[at("c5")].beloved = 2
    storm(s, "c4", "c5", BARBARIANS)
    assert s.cities[at("c5")].beloved == 2


def test_the_turn_counts_captures() -> None:
    s, _ = take(siege())
    assert (len(s.captured), s.victories) == (1, 0)
