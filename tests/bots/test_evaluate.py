"""What the games think of a position."""

import random
from collections.abc import Callable
from importlib import import_module

import pytest

import kronika
from kronika.games.clash_of_cultures.evaluate import evaluate, wonder_paid
from kronika.games.clash_of_cultures.position import Position as ClashPosition
from kronika.games.clash_of_cultures.state import ACTIONS, STATUS
from kronika.games.pax_renaissance import GAME as PAX
from kronika.games.pax_renaissance.position import Position as PaxPosition
from kronika.games.pax_renaissance.state import Table

pytestmark = pytest.mark.compiled


@pytest.mark.parametrize("game", ["pax-renaissance", "clash-of-cultures"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_shares_are_shares_to_the_end(game: str, players: int) -> None:
    chance = random.Random(players)
    match = kronika.new(game, players=players, seed=players)
    while match.ask is not None:
        if chance.random() < 0.2:
            shares = match.game.evaluate(match.state)
            assert len(shares) == players
            assert all(0.0 <= share <= 1.0 for share in shares)
            assert sum(shares) == pytest.approx(1.0)
        match.take(chance.choice(match.options), match.ask.player)
    assert match.result is not None
    won = 1 / len(match.result.winners)
    expected = [won if seat in match.result.winners else 0.0 for seat in range(players)]
    assert match.game.evaluate(match.state) == expected


@pytest.mark.parametrize("game", ["pax_renaissance", "clash_of_cultures"])
def test_every_feature_has_a_weight(game: str) -> None:
    module = import_module(f"kronika.games.{game}.evaluate")
    match = kronika.new(game.replace("_", "-"), players=2, seed=1)
    assert {len(each) for each in module.features(match.state)} == {len(module.WEIGHTS)}
    assert len(module.WEIGHTS) == len(module.BY_HAND) == len(module.FEATURES)
    assert all(module.FEATURES.values())


# Pax Renaissance


def banks() -> PaxPosition:
    position = PaxPosition("medici", "fugger", florins=[3, 3])
    return position.market("west", "papal-elephant", "antipope", "reformed-theology")


def share_of_medici(position: PaxPosition) -> float:
    return PAX.evaluate(position.match().state)[0]


def test_equal_banks_have_equal_chances() -> None:
    assert share_of_medici(banks()) == pytest.approx(0.5)


def test_a_king_more_is_better_and_better_still_when_it_counts() -> None:
    one = share_of_medici(banks().tableau(0, "england"))
    assert one > 0.5
    two = share_of_medici(banks().tableau(0, "england", "france"))
    assert two > one
    assert share_of_medici(banks().tableau(0, "england", "france").victories("imperial")) > two


def test_a_victory_that_waits_for_its_declaration_is_nearly_won() -> None:
    kings = ("england", "france", "aragon")
    assert share_of_medici(banks().tableau(0, *kings).victories("imperial")) > 0.9


@pytest.mark.parametrize("more", [1, 3])
def test_florins_and_concessions_are_good(more: int) -> None:
    assert share_of_medici(PaxPosition("medici", "fugger", florins=[3 + more, 3])) > 0.5
    table = banks().match().state
    assert isinstance(table, Table)
    before = PAX.evaluate(table)[0]
    for border in range(more):
        table.borders[border] = table.own_pawn(0)
    assert PAX.evaluate(table)[0] > before


def test_who_is_out_has_no_chance() -> None:
    match = kronika.new("pax-renaissance", players=3, seed=1)
    assert isinstance(match.state, Table)
    match.state.eliminated = [False, True, False]
    assert match.game.evaluate(match.state)[1] == 0.0


# Clash of Cultures


def realms(*pieces: str, mood: str = "neutral") -> ClashPosition:
    """Equal realms, but for pieces in red's city and the mood of blue's."""
    position = ClashPosition(2).terrain("grassland", "c4", "d4", "i4")
    position.city("c4", "red", *pieces).city("i4", "blue", mood=mood)
    return position.advances("red", "farming").advances("blue", "farming")


def share_of_red(position: ClashPosition) -> float:
    """His chances between two turns."""
    return evaluate(position.turn("red", actions=0).state())[0]


def test_equal_realms_have_equal_chances() -> None:
    assert share_of_red(realms()) == pytest.approx(0.5)


BETTER: list[Callable[[ClashPosition], object]] = [
    lambda position: position.city("d4", "red"),
    lambda position: position.advances("red", "mining"),
    lambda position: position.units("c4", "red", "infantry"),
    lambda position: position.units("c4", "red", "settler"),
    lambda position: position.goods("red", food=2),
    lambda position: position.goods("red", culture=1),
    lambda position: position.objective_cards("red", "o1"),
    lambda position: position.action_cards("red", "a1"),
    lambda position: position.wonder_cards("red", "great-gardens"),
]


@pytest.mark.parametrize("number", range(len(BETTER)))
def test_what_is_good_is_thought_to_be_good(number: int) -> None:
    position = realms()
    BETTER[number](position)
    assert share_of_red(position) > 0.5


def test_buildings_and_moods_of_cities_count() -> None:
    assert share_of_red(realms("fortress")) > 0.5
    assert share_of_red(realms(mood="angry")) > 0.5


def test_a_settler_is_better_where_a_city_can_be() -> None:
    at_home = share_of_red(realms().units("c4", "red", "settler"))
    assert share_of_red(realms().units("d4", "red", "settler")) > at_home


def test_an_objective_is_better_when_it_is_fulfilled() -> None:
    """Ore Supplies wants 5 ore; 5 wood are as many resources."""
    with_wood = realms().objective_cards("red", "o12").goods("red", wood=5)
    assert share_of_red(realms().objective_cards("red", "o12").goods("red", ore=5)) > share_of_red(
        with_wood
    )


def test_food_wood_and_ore_together_are_better_than_one_of_them() -> None:
    one_sort = share_of_red(realms().goods("red", wood=3))
    assert share_of_red(realms().goods("red", food=1, wood=1, ore=1)) > one_sort


def test_a_wonder_is_closer_the_more_of_it_can_be_paid() -> None:
    def gardens(**goods: int) -> float:
        position = realms().wonder_cards("red", "great-gardens").goods("red", **goods)
        s = position.advances("red", "engineering", "irrigation", "storage").state()
        return wonder_paid(s, 0)

    assert gardens() == 0.0
    assert gardens(food=5, wood=5) == pytest.approx(10 / 17)
    assert gardens(food=5, wood=3, gold=2) == pytest.approx(10 / 17)
    assert gardens(food=7, ore=7) == pytest.approx(7 / 17)
    assert gardens(food=5, wood=5, ore=2, culture=5) == 1.0
    assert (
        wonder_paid(realms().wonder_cards("red", "great-gardens").goods("red", wood=5).state(), 0)
        == 0.0
    )


def test_actions_that_are_left_are_worth_something() -> None:
    def left(actions: int, phase: int = ACTIONS) -> float:
        s = realms().turn("red", actions).state()
        s.phase = phase
        return evaluate(s)[0]

    assert left(3) > left(2) > left(0) == pytest.approx(0.5)
    assert left(3, STATUS) == pytest.approx(0.5)


def test_points_decide_more_and_more() -> None:
    early = share_of_red(realms().advances("red", "mining", "fishing"))
    position = realms().advances("red", "mining", "fishing")
    late = evaluate(position.turn("red", actions=0, age=6, round=3).state())[0]
    assert late > early > 0.5
