"""The lower halves of action cards, and how cards are played in a combat (CC-Q3, CC-Q4)."""

import pytest

from kronika.games.clash_of_cultures.combat import attack
from kronika.games.clash_of_cultures.content import default
from kronika.games.clash_of_cultures.position import Position
from kronika.games.clash_of_cultures.situations import ATTACKER, DEFENDER
from kronika.games.clash_of_cultures.state import BATTLED, World, sort_of
from kronika.games.clash_of_cultures.tactics import TACTICS_CARDS
from kronika.games.clash_of_cultures.terms import BARBARIANS, FOOD, INFANTRY, NONE, TACTICS_EFFECTS

from .combat_helpers import (
    CAVALRY_2,
    CAVALRY_4,
    CAVALRY_5,
    INFANTRY_3,
    INFANTRY_5,
    INFANTRY_6,
    LEADER_1,
    battle_of,
    field,
    sail,
    storm,
)
from .helpers import BLUE, RED, Talk, at, units

pytestmark = pytest.mark.compiled

CARD = {
    TACTICS_EFFECTS[tactics]: default().action_ids[number]
    for number, tactics in reversed(list(enumerate(default().action_tactics)))
}
"""A card with each of the lower halves."""


def duel(red: int, blue: int, *, red_card: str = "", blue_card: str = "") -> Position:
    """Red infantry at c4, blue infantry at c5; both know Tactics and may hold a card."""
    position = field().advances("red", "tactics").advances("blue", "tactics")
    position.units("c4", "red", *["infantry"] * red).units("c5", "blue", *["infantry"] * blue)
    for owner, card in (("red", red_card), ("blue", blue_card)):
        if card:
            position.action_cards(owner, CARD[card])
    return position


def play(talk: Talk, *names: str) -> Talk:
    """Place cards, in the order in which players are asked."""
    for name in names:
        talk.choose(f"place-card {CARD[name]}" if name else "place-no-card")
    return talk


def values(s: World) -> list[int]:
    assert s.log is not None
    return [line.b for line in s.log if line.event.name == "combat-value"]


def hits(s: World) -> list[int]:
    assert s.log is not None
    return [line.b for line in s.log if line.event.name == "hits"]


def offers(position: Position, name: str, attacker: bool = True) -> bool:
    """Whether a card can be placed by red attacking from c4, or by blue at c5."""
    s = position.state()
    talk = storm(s, "c4", "c5")
    return talk.player == (RED if attacker else BLUE) and f"place-card {CARD[name]}" in talk.keys


def test_all_sixteen_are_there() -> None:
    assert sorted(TACTICS_CARDS) == list(range(16))


# Playing cards


@pytest.mark.rule("CC-Q3.1", "CC-E5.7", "CC-X6.1")
def test_the_attacker_places_first_and_each_needs_tactics() -> None:
    position = duel(1, 1, red_card="high-morale").action_cards("blue", "a8")
    s = position.dice(CAVALRY_2, CAVALRY_2).state()
    talk = storm(s, "c4", "c5")
    assert (talk.prompt, talk.player) == ("combat-card", RED)
    talk.choose("place-no-card")
    assert (talk.prompt, talk.player) == ("combat-card", BLUE)
    s = position.dice(CAVALRY_2, CAVALRY_2).state()
    s.players[RED].advances = s.players[BLUE].advances = 0
    assert storm(s, "c4", "c5").prompt == "retreat"


@pytest.mark.rule("CC-Q3.1")
def test_an_attacker_at_sea_needs_tactics() -> None:
    position = field().units("e2", "red", "ship").units("e3", "blue", "ship")
    position.action_cards("red", CARD["high-morale"])
    s = position.dice(CAVALRY_2, CAVALRY_2).state()
    assert sail(s, "e2", "e3").prompt == "retreat"
    s = position.advances("red", "tactics").state()
    assert sail(s, "e2", "e3").prompt == "combat-card"


@pytest.mark.rule("CC-Q3.2", "CC-N1.3")
def test_a_card_needs_a_fighter_of_its_kind() -> None:
    assert offers(duel(1, 1, blue_card="archers"), "archers", attacker=False)
    fortress = duel(1, 0, blue_card="archers").city("c5", "blue", "fortress")
    assert not offers(fortress, "archers", attacker=False)
    fortress = duel(1, 0, blue_card="defensive-formation").city("c5", "blue", "fortress")
    assert offers(fortress, "defensive-formation", attacker=False)
    position = field().units("e2", "red", "ship", "infantry").units("e3", "blue", "ship")
    position.advances("red", "tactics").action_cards("red", CARD["archers"], CARD["martyr"])
    talk = sail(position.state(), "e2", "e3")
    assert talk.keys == [f"place-card {CARD['martyr']}", "place-no-card"]


@pytest.mark.rule("CC-Q3.3", "CC-Q4.2", "CC-N1.4")
def test_one_card_a_round_that_works_in_this_round_and_is_discarded() -> None:
    position = duel(1, 1, red_card="high-morale").action_cards("red", "a8")
    s = position.dice(*[CAVALRY_2] * 4).state()
    talk = play(storm(s, "c4", "c5"), "high-morale")
    assert talk.prompt == "retreat"
    assert values(s) == [4, 2]
    assert s.action_discard == [s.content.action_ids.index(CARD["high-morale"])]
    talk.choose("fight-on", "place-no-card")
    assert values(s)[2:] == [2, 2]


@pytest.mark.rule("CC-HI.4")
def test_which_card_lies_face_down_is_secret_until_both_are_revealed() -> None:
    position = duel(1, 1, red_card="high-morale", blue_card="heavy-resistance")
    s = position.dice(CAVALRY_2, CAVALRY_2).state()
    talk = play(storm(s, "c4", "c5"), "high-morale")
    assert s.log is not None
    seen = [line for line in s.log if line.seen_by(BLUE)]
    card = s.content.action_ids.index(CARD["high-morale"])
    assert [line.event.name for line in seen if line.event.name.startswith("placed")] == [
        "placed-card"
    ]
    assert not any(line.event.name == "revealed" for line in seen)
    assert any(line.event.name == "placed-this-card" for line in s.log if line.seen_by(RED))
    assert len(s.players[RED].action_cards) == 1
    play(talk, "heavy-resistance")
    revealed = [line for line in s.log if line.event.name == "revealed" and line.seen_by(None)]
    assert [line.b for line in revealed][:1] == [card]


@pytest.mark.rule("CC-HI.4", "CC-Q3.1")
def test_who_holds_cards_is_asked_even_if_none_of_them_fits() -> None:
    s = duel(1, 1, blue_card="wedge-formation").dice(CAVALRY_2, CAVALRY_2).state()
    talk = storm(s, "c4", "c5")
    assert (talk.player, talk.keys) == (BLUE, ["place-no-card"])


@pytest.mark.rule("CC-Q4.1", "CC-Q4.3")
def test_both_are_revealed_together_and_the_attackers_effect_comes_first() -> None:
    position = duel(1, 1, red_card="archers").action_cards("blue", "a36")
    s = position.dice(CAVALRY_5, CAVALRY_5).state()
    talk = play(storm(s, "c4", "c5"), "archers").choose("place-card a36")
    # Red's archers shoot first, but the card of blue still works: it was revealed as well.
    battle = battle_of(talk)
    assert s.log is not None
    names = [line.event.name for line in s.log]
    assert names.index("tactics-roll") > max(i for i, n in enumerate(names) if n == "revealed")
    falls = [line.a for line in s.log if line.event.name == "unit-falls"]
    assert falls == [BLUE, RED]
    assert battle.winner == NONE


@pytest.mark.rule("CC-Q4.4")
def test_a_side_without_units_after_the_reveal_ends_the_round_without_a_roll() -> None:
    s = duel(1, 1, red_card="archers").dice(CAVALRY_5).state()
    battle = battle_of(play(storm(s, "c4", "c5"), "archers"))
    assert battle.winner == ATTACKER
    assert values(s) == []


@pytest.mark.rule("CC-Q4.4")
def test_a_fortress_whose_army_was_shot_still_defends_alone() -> None:
    position = duel(2, 1, red_card="archers").city("c5", "blue", "fortress")
    s = position.dice(CAVALRY_5, LEADER_1, LEADER_1, INFANTRY_5).state()
    battle = battle_of(play(storm(s, "c4", "c5"), "archers"))
    assert values(s) == [2, 5]
    assert len(battle.sides[ATTACKER].lost) == 1
    assert battle.winner == ATTACKER


@pytest.mark.rule("CC-T4.4")
def test_barbarians_play_no_cards() -> None:
    position = duel(1, 0).units("c5", "barbarians", "infantry")
    s = position.action_cards("blue", CARD["high-morale"]).dice(CAVALRY_2, CAVALRY_2).state()
    assert storm(s, "c4", "c5").prompt == "retreat"


# Each of them


@pytest.mark.rule("CC-X32.5")
def test_peltasts_cancel_one_hit_on_a_high_number() -> None:
    rolls = [CAVALRY_5, CAVALRY_5, CAVALRY_2, CAVALRY_2, CAVALRY_5, INFANTRY_5]
    s = duel(2, 2, red_card="peltasts").dice(*rolls).state()
    play(storm(s, "c4", "c5"), "peltasts")
    # Two high numbers cancel one of two hits.
    assert hits(s)[0] == 1
    s = duel(2, 2, red_card="peltasts").dice(CAVALRY_4, CAVALRY_4, *rolls[2:]).state()
    play(storm(s, "c4", "c5"), "peltasts")
    assert hits(s)[0] == 2


def test_encircled_hits_once_more_what_cannot_be_cancelled() -> None:
    position = duel(2, 3, red_card="encircled").city("c5", "blue", "fortress")
    rolls = [CAVALRY_5, INFANTRY_5, CAVALRY_2, LEADER_1, LEADER_1, LEADER_1]
    s = position.dice(*rolls, CAVALRY_5).state()
    play(storm(s, "c4", "c5"), "encircled")
    # Two hits, one of them cancelled, then one more: blue and red lost as many before.
    assert units(s, "c5", BLUE) == ["infantry"]


def test_encircled_needs_as_many_losses_of_the_enemy_and_a_high_number() -> None:
    rolls = [CAVALRY_2, CAVALRY_2, CAVALRY_2, CAVALRY_5, LEADER_1]
    s = duel(2, 3, red_card="encircled").dice(*rolls, CAVALRY_5).state()
    play(storm(s, "c4", "c5"), "encircled")
    assert len(units(s, "c5", BLUE)) == 3
    assert s.dice.position == 5
    rolls = [CAVALRY_5, CAVALRY_2, LEADER_1, LEADER_1, LEADER_1, CAVALRY_4]
    s = duel(2, 3, red_card="encircled").dice(*rolls).state()
    play(storm(s, "c4", "c5"), "encircled")
    assert len(units(s, "c5", BLUE)) == 2


def test_wedge_formation_adds_one_for_each_defending_unit() -> None:
    s = duel(1, 3, red_card="wedge-formation").dice(*[CAVALRY_2] * 4).state()
    play(storm(s, "c4", "c5"), "wedge-formation")
    assert values(s)[0] == 5
    assert not offers(duel(1, 1, blue_card="wedge-formation"), "wedge-formation", attacker=False)


def test_high_morale_adds_two() -> None:
    s = duel(1, 1, blue_card="high-morale").dice(CAVALRY_2, CAVALRY_2).state()
    play(storm(s, "c4", "c5"), "high-morale")
    assert values(s) == [2, 4]


def test_heavy_resistance_takes_one_for_each_attacker() -> None:
    s = duel(3, 1, blue_card="heavy-resistance").dice(*[CAVALRY_4] * 3, LEADER_1).state()
    play(storm(s, "c4", "c5"), "heavy-resistance")
    assert values(s)[0] == 9
    assert not offers(duel(1, 1, red_card="heavy-resistance"), "heavy-resistance")
    position = field().units("e2", "red", "ship", "ship").units("e3", "blue", "ship")
    position.advances("blue", "tactics").action_cards("blue", CARD["heavy-resistance"])
    s = position.dice(CAVALRY_4, CAVALRY_2, LEADER_1).state()
    play(sail(s, "e2", "e3"), "heavy-resistance")
    assert values(s)[0] == 4


def test_high_ground_takes_the_symbols_of_the_enemy() -> None:
    s = duel(1, 1, blue_card="high-ground").dice(INFANTRY_3, INFANTRY_3).state()
    play(storm(s, "c4", "c5"), "high-ground")
    assert values(s) == [3, 4]


def test_high_ground_is_not_for_those_who_attack_a_city() -> None:
    position = duel(1, 1, red_card="high-ground")
    assert offers(position, "high-ground")
    assert not offers(position.city("c5", "blue"), "high-ground")


def test_surprise_adds_one_and_draws_a_card_for_a_casualty() -> None:
    s = duel(1, 2, red_card="surprise").dice(CAVALRY_4, LEADER_1, LEADER_1).state()
    play(storm(s, "c4", "c5"), "surprise")
    assert values(s)[0] == 5
    assert len(s.players[RED].action_cards) == 1
    s = duel(1, 2, red_card="surprise").dice(CAVALRY_2, LEADER_1, LEADER_1).state()
    play(storm(s, "c4", "c5"), "surprise")
    assert s.players[RED].action_cards == []


def test_siege_adds_one_and_starves_the_symbols_of_a_city() -> None:
    position = duel(1, 1, red_card="siege").city("c5", "blue").goods("blue", food=2)
    s = position.dice(CAVALRY_2, INFANTRY_3).state()
    talk = play(storm(s, "c4", "c5"), "siege")
    assert (talk.player, talk.keys) == (BLUE, ["siege-pay", "siege-refuse"])
    talk.choose("siege-refuse")
    assert values(s) == [3, 3]
    s = position.dice(CAVALRY_2, INFANTRY_3).state()
    play(storm(s, "c4", "c5"), "siege").choose("siege-pay")
    assert values(s) == [3, 4]
    assert s.players[BLUE].stock[FOOD] == 0
    assert not offers(duel(1, 1, red_card="siege"), "siege")


def test_siege_cannot_be_bought_off_without_food_nor_by_barbarians() -> None:
    position = duel(1, 1, red_card="siege").city("c5", "blue").goods("blue", food=1)
    s = position.dice(CAVALRY_2, INFANTRY_3).state()
    play(storm(s, "c4", "c5"), "siege")
    assert values(s) == [3, 3]
    position = duel(1, 0, red_card="siege").city("c5", "barbarians")
    position.units("c5", "barbarians", "infantry")
    s = position.dice(CAVALRY_2, INFANTRY_3).state()
    play(storm(s, "c4", "c5"), "siege")
    assert values(s) == [3, 3]


def test_for_the_people_rolls_one_more_die_for_a_city() -> None:
    position = duel(1, 1, blue_card="for-the-people").city("c5", "blue")
    s = position.dice(*[CAVALRY_2] * 3).state()
    play(storm(s, "c4", "c5"), "for-the-people")
    assert values(s) == [2, 4]
    assert not offers(duel(1, 1, blue_card="for-the-people"), "for-the-people", attacker=False)


def test_improved_defenses_cancel_a_hit_in_a_city() -> None:
    position = duel(1, 1, blue_card="improved-defenses").city("c5", "blue")
    s = position.dice(CAVALRY_5, CAVALRY_2).state()
    play(storm(s, "c4", "c5"), "improved-defenses")
    assert hits(s) == [0, 0]
    field_battle = duel(1, 1, blue_card="improved-defenses")
    assert not offers(field_battle, "improved-defenses", attacker=False)


@pytest.mark.rule("CC-X34.10")
def test_a_tactical_retreat_saves_the_defender_and_loses_the_city() -> None:
    position = duel(1, 2, blue_card="tactical-retreat").city("c5", "blue")
    position.units("c5", "blue", "settler").units("b5", "red", "settler")
    position.units("d4", "blue", "infantry", "infantry", "infantry").city("b4", "barbarians")
    s = position.state()
    talk = storm(s, "c4", "c5")
    assert talk.player == BLUE
    # c5 borders on b5 and b4 (enemies), d4 (no room for two) and c4, where the attackers were.
    talk.choose(f"place-card {CARD['tactical-retreat']}")
    battle = battle_of(talk)
    assert battle.winner == ATTACKER
    assert s.dice.position == 0
    assert units(s, "c4", BLUE) == ["settler", "infantry", "infantry"]
    assert s.cities[at("c5")].owner == RED
    assert sum(1 for unit in s.units_at(at("c4")) if unit & BATTLED) == 2


@pytest.mark.rule("CC-X34.10")
def test_no_tactical_retreat_without_somewhere_to_go() -> None:
    position = duel(1, 2, blue_card="tactical-retreat")
    assert offers(position, "tactical-retreat", attacker=False)
    position.units("c4", "red", "settler")
    position.units("b5", "red", "settler").units("b4", "red", "settler")
    s = position.city("d4", "barbarians").state()
    # The settler of red stays behind at c4.
    group = [unit for unit in s.units_at(at("c4")) if sort_of(unit) == INFANTRY]
    talk = Talk(attack(s, RED, at("c5"), group, at("c4")))
    assert talk.keys == ["place-no-card"]


def test_defensive_formation_and_flanking_roll_one_more_die() -> None:
    s = duel(1, 1, blue_card="defensive-formation").dice(*[CAVALRY_2] * 3).state()
    play(storm(s, "c4", "c5"), "defensive-formation")
    assert values(s) == [2, 4]
    s = duel(1, 1, red_card="flanking").dice(*[CAVALRY_2] * 3).state()
    play(storm(s, "c4", "c5"), "flanking")
    assert values(s) == [4, 2]
    assert not offers(duel(1, 1, red_card="defensive-formation"), "defensive-formation")
    assert not offers(duel(1, 1, blue_card="flanking"), "flanking", attacker=False)


def test_the_scout_takes_the_card_of_the_enemy() -> None:
    position = duel(1, 1, red_card="high-morale", blue_card="scout")
    s = position.dice(CAVALRY_2, CAVALRY_2).state()
    play(storm(s, "c4", "c5"), "high-morale", "scout")
    assert values(s) == [2, 2]
    assert s.players[RED].action_cards == []
    stolen = s.content.action_ids.index(CARD["high-morale"])
    assert s.players[BLUE].action_cards == [stolen]
    s = duel(1, 1, blue_card="scout").dice(CAVALRY_2, CAVALRY_2).state()
    play(storm(s, "c4", "c5"), "scout")
    assert s.players[BLUE].action_cards == []


def test_the_martyr_takes_one_of_each_side_and_the_card_of_the_enemy() -> None:
    position = duel(2, 2, red_card="high-morale", blue_card="martyr")
    s = position.dice(CAVALRY_2, CAVALRY_2).state()
    talk = play(storm(s, "c4", "c5"), "high-morale", "martyr")
    assert talk.prompt == "retreat"
    assert values(s) == [2, 2]
    assert (len(units(s, "c5", RED)), len(units(s, "c5", BLUE))) == (1, 1)
    assert len(s.action_discard) == 2


def test_archers_shoot_one_unit_on_a_high_number() -> None:
    s = duel(1, 2, red_card="archers").dice(INFANTRY_6, CAVALRY_2, CAVALRY_2).state()
    play(storm(s, "c4", "c5"), "archers")
    assert values(s) == [2, 2]
    assert len(units(s, "c5", BLUE)) == 1
    s = duel(1, 2, red_card="archers").dice(CAVALRY_4, *[CAVALRY_2] * 3).state()
    play(storm(s, "c4", "c5"), "archers")
    assert values(s) == [2, 4]


def test_archers_do_nothing_to_a_lone_fortress() -> None:
    position = duel(1, 0, red_card="archers").city("c5", "blue", "fortress")
    s = position.dice(INFANTRY_5, CAVALRY_2, CAVALRY_2).state()
    battle = battle_of(play(storm(s, "c4", "c5"), "archers"))
    assert battle.sides[DEFENDER].lost == []
    assert battle.winner == ATTACKER


def test_a_card_may_be_played_for_nobody_else() -> None:
    position = duel(0, 1, blue_card="high-morale").units("c4", "barbarians", "infantry")
    s = position.action_cards("red", "a8").dice(CAVALRY_2, INFANTRY_3).state()
    talk = storm(s, "c4", "c5", BARBARIANS, can_retreat=False)
    assert talk.player == BLUE
    play(talk, "high-morale")
    assert values(s)[:2] == [2, 6]
