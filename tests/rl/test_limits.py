"""The limits of action numbers hold where players are as rich as the rules let them be."""

import pytest

from kronika.core.asks import packed
from kronika.games.clash_of_cultures.effects import in_force
from kronika.games.clash_of_cultures.game import GAME
from kronika.games.clash_of_cultures.happiness import step_cost
from kronika.games.clash_of_cultures.influence import price_of
from kronika.games.clash_of_cultures.position import Position
from kronika.games.clash_of_cultures.situations import Cost
from kronika.games.clash_of_cultures.state import World
from kronika.games.clash_of_cultures.stock import PAY, limit_of, payments
from kronika.games.clash_of_cultures.terms import GOODS, HEXES, RESOURCE_COUNT, WONDERS
from kronika.games.clash_of_cultures.wonders import wonder_cost
from kronika.rl import Actions

RED = 0
ACTIONS = Actions(GAME)

NATIONS = [
    ("egypt", "architecture"),  # mood tokens build
    ("aztecs", "human-sacrifice"),  # captives are tokens
    ("babylonia", "ziggurats"),  # ideas build temples, and Dogma does not matter
    ("rome", "captivi"),  # mood tokens build
]


def rich(nation: str, special: str, tokens: int) -> World:
    """A player with all that can be stored, in a city as large as can be."""
    position = Position(2, civ=True).civilization("red", nation, special)
    position.terrain("grassland", "c4", "e4").city("c4", "red", "temple", "academy", "fortress")
    position.city("e4", "red", "great-arena").advances("red", "storage", "rituals", "dogma")
    if nation == "aztecs":
        position.captives("red", *["blue infantry"] * 4)
    s = position.state()
    for good in range(RESOURCE_COUNT):
        s.players[RED].stock[good] = limit_of(s, RED, good)
        assert limit_of(s, RED, good) <= 7
    s.players[RED].stock[5:7] = [tokens, tokens]
    assert in_force("swaps", s, RED)
    return s


def numbered(s: World, cost: Cost) -> int:
    ways = payments(s, RED, cost)
    numbers = {ACTIONS.number(PAY.of(packed(way))) for way in ways}
    assert len(numbers) == len(ways)
    return len(ways)


@pytest.mark.parametrize(("nation", "special"), NATIONS)
def test_every_way_to_pay_for_a_wonder_has_a_number(nation: str, special: str) -> None:
    s = rich(nation, special, 6)
    city = s.cities[HEXES.index("c4")]
    for wonder in range(len(WONDERS)):
        assert numbered(s, wonder_cost(s, RED, city, wonder)) > 1


@pytest.mark.parametrize(("nation", "special"), NATIONS)
def test_every_way_to_cheer_a_city_has_a_number(nation: str, special: str) -> None:
    s = rich(nation, special, 15)
    city = s.cities[HEXES.index("c4")]
    extra = [0] * len(GOODS)
    extra[GOODS.index("culture")] = 1
    assert city.size() == 4
    assert numbered(s, step_cost(city, extra)) > 100


@pytest.mark.parametrize(("nation", "special"), NATIONS)
@pytest.mark.parametrize("boosts", [9, 15, 24, 34])
def test_every_way_to_pay_for_influence_has_a_number(
    nation: str, special: str, boosts: int
) -> None:
    s = rich(nation, special, 15)
    assert numbered(s, price_of(None, boosts)) or boosts > 30


def test_a_wonder_is_the_dearest_thing() -> None:
    content = GAME.content
    assert max(sum(cost) for cost in content.wonder_cost) == 17
    assert max(sum(cost) for cost in content.unit_cost) <= 4
    assert content.captive_limit == 4
    assert content.city_size_limit == 5
