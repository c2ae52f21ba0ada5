"""Chapter 7.9: leaders, and the variants about them."""

import pytest

from kronika.core.dice import dice_of
from kronika.games.clash_of_cultures.casualties import kill_unit
from kronika.games.clash_of_cultures.effects import ALL, LeaderEffect
from kronika.games.clash_of_cultures.leaders import leader_options, recruit_leader, remove_leader
from kronika.games.clash_of_cultures.position import Position
from kronika.games.clash_of_cultures.recruiting import recruit
from kronika.games.clash_of_cultures.scoring import points_of
from kronika.games.clash_of_cultures.setup import deal_leaders
from kronika.games.clash_of_cultures.state import World, unit_of
from kronika.games.clash_of_cultures.terms import LEADER, LEADERS, NONE

from .combat_helpers import ELEPHANT_2, ELEPHANT_4, INFANTRY_5, INFANTRY_6, sail, storm
from .helpers import BLUE, RED, Talk, at, carry_out, city, stock, units
from .nations import act, offered_main, plain, values

pytestmark = pytest.mark.compiled

LEADER_PRICE = "recruit leader 1-mood+1-culture"


def court(*more: str) -> Position:
    """Red leads China from c4."""
    position = plain().civilization("red", "china").city("c4", "red").city("h4", "blue")
    return position.goods("red", mood=2, culture=2).units("c4", "red", *more)


def enlist(s: World, *keys: str) -> Talk:
    return carry_out(recruit(s, RED, city(s, "c4")), *keys)


def names(leaders: list[int]) -> list[str]:
    return [LEADERS[leader] for leader in leaders]


@pytest.mark.rule("CC-Y1.1", "CC-Y1.2", "CC-I5.8")
def test_a_leader_is_recruited_for_two_tokens() -> None:
    s = court().state()
    talk = enlist(s)
    assert talk.prompt == "leader"
    assert talk.keys == [
        "choose-leader sun-tzu",
        "choose-leader qin-shi-huang",
        "choose-leader wu-zetian",
    ]
    talk.choose("choose-leader sun-tzu")
    assert stock(s) == {"mood": 1, "culture": 1}
    assert LEADERS[s.players[RED].leader] == "sun-tzu"
    assert units(s, "c4") == ["leader"]
    assert names(s.players[RED].leader_cards) == ["qin-shi-huang", "wu-zetian"]


@pytest.mark.rule("CC-Y1.1")
def test_without_both_tokens_no_leader_comes() -> None:
    s = court().goods("red", mood=2, culture=0).state()
    assert "recruit-in c4" not in offered_main(s)


@pytest.mark.rule("CC-Y1.1")
def test_a_leader_is_an_army_unit() -> None:
    s = court("infantry", "infantry", "infantry", "infantry").state()
    assert "recruit-in c4" not in offered_main(s)  # no fifth army unit
    s = court().leader("red", "sun-tzu", "c4").state()
    assert "move c4" not in offered_main(s)  # not without Tactics
    s = court().leader("red", "sun-tzu", "c4").advances("red", "tactics").state()
    assert "move c4" in offered_main(s)
    s = court().leader("red", "sun-tzu", "d4").units("e4", "blue", "infantry").state()
    s.dice = plain().dice(ELEPHANT_4, INFANTRY_6).world.dice
    storm(s, "d4", "e4")
    assert values(s, RED) == [4]  # it rolls one die


@pytest.mark.rule("CC-Y1.3")
def test_a_new_leader_replaces_the_old_one_for_good() -> None:
    s = court().leader("red", "sun-tzu", "d4").state()
    enlist(s, "choose-leader wu-zetian")
    assert units(s, "d4") == []
    assert units(s, "c4") == ["leader"]
    assert LEADERS[s.players[RED].leader] == "wu-zetian"
    assert names(leader_options(s, RED)) == ["qin-shi-huang"]


@pytest.mark.rule("CC-Y1.4")
def test_after_three_leaders_there_are_no_more() -> None:
    s = court().state()
    for _ in range(3):
        assert leader_options(s, RED)
        carry_out(recruit_leader(s, RED, at("c4")), *keys_of_first(s))
        remove_leader(s, RED)
    assert leader_options(s, RED) == []
    assert "recruit-in c4" not in offered_main(s)


def keys_of_first(s: World) -> list[str]:
    cards = leader_options(s, RED)
    return [f"choose-leader {LEADERS[cards[0]]}"] if len(cards) > 1 else []


@pytest.mark.rule("CC-Y1.4", "CC-X34.15")
def test_who_is_barred_from_leaders_recruits_none() -> None:
    s = court().state()
    s.players[RED].leaders_barred = True
    assert leader_options(s, RED) == []


@pytest.mark.rule("CC-Y1.5")
def test_the_old_leader_makes_room_for_the_new_one_and_scores_for_nobody() -> None:
    position = court("infantry", "infantry", "infantry").leader("red", "sun-tzu", "c4")
    s = position.state()
    enlist(s, "choose-leader wu-zetian")
    assert units(s, "c4") == ["infantry", "infantry", "infantry", "leader"]
    assert [player.defeated_leaders for player in s.players] == [0, 0]


@pytest.mark.rule("CC-Y2.1")
def test_abilities_concern_the_city_of_the_leader_and_land_combat() -> None:
    position = plain().civilization("red", "china").leader("red", "wu-zetian", "d6")
    position.units("d6", "red", "ship").units("e6", "blue", "ship")
    s = position.dice(ELEPHANT_4, ELEPHANT_2).state()
    sail(s, "d6", "e6")
    assert values(s, RED) == [4]  # Brilliant Conqueror is not said to work at sea


@pytest.mark.rule("CC-Y2.2", "CC-X31.7", "CC-EX12", "CC-AP1.15")
def test_plus_two_in_defence_counts_in_every_round_and_never_in_attack() -> None:
    position = plain().civilization("red", "carthage").city("c4", "red")
    position.leader("red", "queen-dido", "c4").units("c4", "red", "infantry")
    position.units("d4", "blue", "infantry", "infantry", "infantry")
    faces = [ELEPHANT_2] * 3 + [ELEPHANT_2] * 2 + [ELEPHANT_2] * 2 + [ELEPHANT_4] * 2
    s = position.dice(*faces).state()
    talk = storm(s, "d4", "c4", BLUE)
    talk.choose("lose-unit infantry", "decline-ability", "fight-on")
    assert values(s, RED)[:2] == [2 + 2 + 2, 4 + 2]

    position = plain().civilization("red", "carthage").city("d4", "blue")
    position.leader("red", "queen-dido", "c4").units("d4", "blue", "infantry")
    s = position.dice(ELEPHANT_4, ELEPHANT_2).state()
    storm(s, "c4", "d4")
    assert values(s, RED)[:1] == [4]


@pytest.mark.rule("CC-Y2.3")
def test_an_ability_belongs_to_the_figure_on_the_map() -> None:
    position = plain().civilization("red", "babylonia").advances("red", "tactics")
    position.city("c4", "red").city("e4", "red").leader("red", "hammurabi", "c4")
    s = position.goods("red", ore=1).state()
    assert "build c4 fortress" in offered_main(s)  # Guardian: no food, no wood
    assert "build e4 fortress" not in offered_main(s)
    remove_leader(s, RED)
    assert "build c4 fortress" not in offered_main(s)


@pytest.mark.rule("CC-Y3.1", "CC-Z2.6")
def test_an_opponent_keeps_the_card_of_a_leader_who_fell_in_combat() -> None:
    position = court().leader("red", "sun-tzu", "d4").units("e4", "blue", "infantry")
    s = position.dice(INFANTRY_6, ELEPHANT_2).state()
    before = points_of(s, BLUE)[-1]
    storm(s, "e4", "d4", BLUE)
    assert s.players[RED].leader == NONE
    assert s.players[RED].units[LEADER] == 1
    assert s.players[BLUE].defeated_leaders == 1
    assert names(leader_options(s, RED)) == ["qin-shi-huang", "wu-zetian"]
    assert points_of(s, BLUE)[-1] == before + 4  # half points


@pytest.mark.rule("CC-Y3.1")
def test_barbarians_and_events_keep_no_card() -> None:
    position = court().leader("red", "sun-tzu", "d4").units("e4", "barbarians", "infantry")
    s = position.dice(INFANTRY_6, ELEPHANT_2).state()
    storm(s, "e4", "d4", 4)
    assert s.players[RED].leader == NONE
    s2 = court().leader("red", "sun-tzu", "d4").state()
    kill_unit(s2, at("d4"), unit_of(RED, LEADER))
    assert s2.players[RED].leader == NONE
    for world in (s, s2):
        assert [player.defeated_leaders for player in world.players] == [0, 0]
        assert names(leader_options(world, RED)) == ["qin-shi-huang", "wu-zetian"]


@pytest.mark.rule("CC-Y3.2")
@pytest.mark.parametrize(("enemy", "cards"), [("blue", 1), ("pirates", 0)])
def test_a_leader_who_goes_down_with_the_ships_counts_as_defeated(enemy: str, cards: int) -> None:
    position = court().leader("red", "sun-tzu", "d6").units("d6", "red", "ship")
    s = position.units("e6", enemy, "ship").dice(ELEPHANT_2, INFANTRY_6).state()
    sail(s, "d6", "e6")
    assert s.players[RED].leader == NONE
    assert s.players[BLUE].defeated_leaders == cards


@pytest.mark.rule("CC-Y3.3")
def test_the_owner_may_give_up_the_leader_or_somebody_else() -> None:
    position = court().leader("red", "sun-tzu", "d4").units("d4", "red", "infantry")
    s = position.units("e4", "blue", "infantry").dice(INFANTRY_5, ELEPHANT_2, ELEPHANT_2).state()
    talk = storm(s, "e4", "d4", BLUE)
    assert talk.player == RED
    assert talk.keys == ["lose-unit infantry", "lose-unit leader"]


@pytest.mark.rule("CC-Y4.1")
def test_every_leader_has_one_effect() -> None:
    effects = [effect for effect in ALL if isinstance(effect, LeaderEffect)]
    own = [effect.leader for effect in effects if effect.leader < 24]
    assert sorted(own) == list(range(24))
    assert all(effect.name == LEADERS[effect.leader] for effect in effects)


@pytest.mark.rule("CC-V4.1")
def test_unexpected_leaders_are_drawn_at_random_from_the_remaining_ones() -> None:
    found: set[str] = set()
    for roll in range(2):
        s = court().leader("red", "sun-tzu", "d4").variant("unexpected-leaders").dice(roll).state()
        talk = enlist(s)
        assert talk.done  # nobody is asked
        found.add(LEADERS[s.players[RED].leader])
    assert found == {"qin-shi-huang", "wu-zetian"}


@pytest.mark.rule("CC-V6.1")
def test_in_an_alternative_history_everybody_gets_three_leaders_of_any_nation() -> None:
    s = plain(4).state()
    s.dice = dice_of("alternative")
    deal_leaders(s)
    dealt = [leader for player in s.players for leader in player.leader_cards]
    assert len(dealt) == len(set(dealt)) == 12
    assert all(len(player.leader_cards) == 3 for player in s.players)


@pytest.mark.rule("CC-V6.1", "CC-V4.1")
def test_a_leader_works_for_whoever_has_him() -> None:
    position = court().variant("alternative-history", "unexpected-leaders")
    s = position.state()
    s.players[RED].leader_cards = [LEADERS.index("pericles")]
    enlist(s)
    city(s, "c4").mood = 2
    assert "master" in offered_main(s)
    talk = act(s, "master", "pay 1-mood")
    assert talk.done
    assert s.players[RED].advances
