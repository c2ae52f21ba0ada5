"""Chapters 6.1 to 6.3: resources, tokens and payment."""

import pytest

from kronika.games.clash_of_cultures.position import Position
from kronika.games.clash_of_cultures.situations import (
    FOR_ADVANCE,
    FOR_BUILDING,
    FOR_CARD,
    FOR_HAPPINESS,
    FOR_WONDER,
    cost_of,
)
from kronika.games.clash_of_cultures.stock import (
    can_pay,
    gain,
    gain_all,
    keep_limits,
    limit_of,
    lose,
    pay,
    payments,
    spend,
)
from kronika.games.clash_of_cultures.terms import (
    CULTURE,
    FOOD,
    GOLD,
    GOODS,
    IDEAS,
    MOOD,
    ORE,
    RESOURCE_COUNT,
    TEMPLE,
    WOOD,
)

from .helpers import carry_out, stock

pytestmark = pytest.mark.compiled


def rich(**goods: int) -> Position:
    return Position().goods("red", **goods)


# Resources


@pytest.mark.rule("CC-F1.1")
def test_five_resources_and_two_tokens() -> None:
    assert GOODS[:RESOURCE_COUNT] == ("food", "wood", "ore", "ideas", "gold")
    assert (GOODS[MOOD], GOODS[CULTURE]) == ("mood", "culture")
    s = rich().state()
    assert limit_of(s, 0, ORE) < limit_of(s, 0, MOOD)


@pytest.mark.rule("CC-F1.3")
def test_what_is_above_seven_is_lost() -> None:
    s = rich(wood=6).state()
    assert gain(s, 0, WOOD, 3) == 1
    assert gain(s, 0, WOOD) == 0
    assert stock(s) == {"wood": 7}


@pytest.mark.rule("CC-F1.3")
def test_what_is_not_there_cannot_be_spent() -> None:
    s = rich(wood=1).state()
    assert not can_pay(s, 0, cost_of(FOR_CARD, wood=2))
    assert lose(s, 0, WOOD, 3) == 1
    assert stock(s) == {}


@pytest.mark.rule("CC-F1.4", "CC-EX51", "CC-X2.2", "CC-AP1.1")
def test_two_food_without_storage_seven_with_it() -> None:
    s = rich(food=2).state()
    gain_all(s, 0, [1, 1, 0, 0, 0, 0, 0, 0])
    assert stock(s) == {"food": 2, "wood": 1}
    s = rich(food=2).advances("red", "storage").state()
    gain(s, 0, FOOD, 9)
    assert stock(s) == {"food": 7}


@pytest.mark.rule("CC-F1.5")
def test_two_ideas_with_dogma() -> None:
    s = rich().advances("red", "dogma").state()
    gain(s, 0, IDEAS, 5)
    gain(s, 0, GOLD, 5)
    assert stock(s) == {"ideas": 2, "gold": 5}


@pytest.mark.rule("CC-F1.6")
def test_limits_count_at_each_gain() -> None:
    s = rich(food=2).state()
    gain(s, 0, FOOD, 2)
    spend(s, 0, [2, 0, 0, 0, 0, 0, 0, 0])
    assert stock(s) == {}  # the two above the limit did not wait anywhere


@pytest.mark.rule("CC-F1.7")
def test_when_a_limit_falls_the_surplus_is_lost_at_once() -> None:
    s = rich(ideas=7, gold=7).state()
    s.players[0].stock[FOOD] = 7
    s.borrowed = 1  # Storage, through the Great Library
    keep_limits(s, 0)
    assert stock(s)["food"] == 7
    s.borrowed = -1
    s.players[0].advances |= 1 << 44  # Dogma
    keep_limits(s, 0)
    assert stock(s) == {"food": 2, "ideas": 2, "gold": 7}


# Tokens


@pytest.mark.rule("CC-F2.1", "CC-F2.5", "CC-B5.2")
def test_tokens_have_no_limit_and_go_back_when_spent() -> None:
    s = rich(mood=40, culture=40).state()
    gain(s, 0, MOOD, 25)
    assert stock(s) == {"mood": 65, "culture": 40}
    carry_out(pay(s, 0, cost_of(FOR_CARD, mood=1, culture=2)))
    assert stock(s) == {"mood": 64, "culture": 38}


# Payment


@pytest.mark.rule("CC-F3.1")
def test_gold_replaces_any_resource_but_no_token() -> None:
    s = rich(gold=4).state()
    assert can_pay(s, 0, cost_of(FOR_BUILDING, food=1, wood=1, ore=1, ideas=1))
    assert not can_pay(s, 0, cost_of(FOR_CARD, mood=1))
    assert not can_pay(s, 0, cost_of(FOR_CARD, culture=1))
    carry_out(pay(s, 0, cost_of(FOR_BUILDING, food=1, wood=1, ore=1)))
    assert stock(s) == {"gold": 1}


@pytest.mark.rule("CC-F3.1")
def test_gold_of_the_cost_itself_cannot_stand_for_something_else() -> None:
    s = rich(gold=2, wood=1).state()
    assert can_pay(s, 0, cost_of(FOR_CARD, gold=2, wood=1))
    assert not can_pay(s, 0, cost_of(FOR_CARD, gold=2, wood=2))


@pytest.mark.rule("CC-F3.2")
def test_ideas_replace_food_only_for_advances() -> None:
    s = rich(ideas=2).state()
    cost = cost_of(FOR_ADVANCE, food=2)
    cost.swap(FOOD, IDEAS)
    assert can_pay(s, 0, cost)
    assert not can_pay(s, 0, cost_of(FOR_BUILDING, food=1))


@pytest.mark.rule("CC-F3.3")
def test_where_gold_is_not_allowed_it_does_not_help() -> None:
    s = rich(gold=3).state()
    cost = cost_of(FOR_CARD, wood=1)
    assert can_pay(s, 0, cost)
    cost.gold_allowed = False
    assert not can_pay(s, 0, cost)


@pytest.mark.rule("CC-F3.4", "CC-F2.3")
def test_rituals_let_resources_pay_for_happiness_only() -> None:
    s = rich(wood=1, ore=1, mood=1).advances("red", "rituals").state()
    assert can_pay(s, 0, cost_of(FOR_HAPPINESS, mood=3))
    assert not can_pay(s, 0, cost_of(FOR_CARD, mood=2))
    s = rich(wood=2).state()
    assert not can_pay(s, 0, cost_of(FOR_HAPPINESS, mood=1))


@pytest.mark.rule("CC-F3.5", "CC-F2.2")
def test_the_great_arena_exchanges_tokens_but_not_for_a_wonder() -> None:
    s = rich(mood=2).land(c4="grassland").city("c4", "red", "great-arena").state()
    assert can_pay(s, 0, cost_of(FOR_CARD, culture=2))
    assert not can_pay(s, 0, cost_of(FOR_WONDER, culture=2))
    s = rich(mood=2).state()
    assert not can_pay(s, 0, cost_of(FOR_CARD, culture=1))


@pytest.mark.rule("CC-F3.6")
def test_special_advances_bring_other_replacements() -> None:
    position = Position(civ=True).goods("red", ideas=3)
    cost = cost_of(FOR_BUILDING, food=1, wood=1, ore=1)
    cost.detail = TEMPLE
    assert not can_pay(position.state(), 0, cost)
    s = position.civilization("red", "babylonia", "ziggurats").state()
    assert can_pay(s, 0, cost)
    assert not can_pay(s, 0, cost_of(FOR_BUILDING, food=1))  # not a temple


@pytest.mark.rule("CC-F3.7")
def test_the_payer_chooses_among_all_payments() -> None:
    s = rich(food=1, wood=1, gold=2).state()
    ways = payments(s, 0, cost_of(FOR_CARD, food=1, wood=1))
    assert sorted(ways) == sorted(
        [
            [1, 1, 0, 0, 0, 0, 0, 0],
            [1, 0, 0, 0, 1, 0, 0, 0],
            [0, 1, 0, 0, 1, 0, 0, 0],
            [0, 0, 0, 0, 2, 0, 0, 0],
        ]
    )
    carry_out(pay(s, 0, cost_of(FOR_CARD, food=1, wood=1)), "pay 1-wood+1-gold")
    assert stock(s) == {"food": 1, "gold": 1}


def test_other_needs_may_be_paid_in_place_of_the_first() -> None:
    s = rich(culture=1, ore=1).state()
    cost = cost_of(FOR_BUILDING, food=1, wood=1, ore=1)
    assert not can_pay(s, 0, cost)
    cost.others.append([0, 0, 1, 0, 0, 0, 1, 0])
    assert can_pay(s, 0, cost)
    carry_out(pay(s, 0, cost))
    assert stock(s) == {}
