"""Chapter 6.10, Build: buildings and what happens when they are built."""

from typing import Final

from kronika.core.asks import Ask, Event, Option, Prompt, Rules, Verb

from .cities import acting_mood, begin_activation, end_activation, may_activate, may_grow
from .decks import take_action_cards
from .effects import can_use, in_force
from .situations import FOR_BUILDING, TO_BUILD, Cost
from .state import City, World
from .stock import can_pay, gain, gain_choice, pay
from .terms import (
    ACADEMY,
    ANGRY,
    BASE,
    BUILDING_COUNT,
    CULTURE,
    IDEAS,
    MOOD,
    OBSERVATORY,
    PORT,
    SANITATION,
    TEMPLE,
)
from .words import BUILDING, CITY, HEX, PLAYER

BUILD: Final = Verb("build", (CITY, BUILDING))
FACE: Final = Verb("face", (HEX,))
ASK_FACING: Final = Prompt("port-facing", (CITY,), "CC-I4.3")
BUILT: Final = Event("built", (PLAYER, CITY, BUILDING))

MAIN_VERBS: Final[tuple[Verb, ...]] = (BUILD,)


# What may be built


def is_barred(s: World, player: int) -> bool:
    """CC-X34.11: whether Pestilence keeps a player from building."""
    return s.players[player].pestilence and not can_use(s, player, SANITATION)


def seas_beside(s: World, city: City) -> list[int]:
    """The explored sea hexes beside a city."""
    return [hex for hex in s.neighbours(city.hex) if s.is_sea(hex)]


def may_build(s: World, player: int, city: City, building: int) -> bool:
    """CC-I3.2, CC-I3.3, CC-I3.4, CC-I3.5, CC-I3.6, CC-I4, CC-G1.6: whether a building may stand in
    a city, whatever it costs.
    """
    if s.content.building_set[building] != BASE and not s.civ:
        return False
    if city.owner != player or city.has(building) or not may_grow(s, city):
        return False
    if s.players[player].buildings[building] == 0 or is_barred(s, player):
        return False
    if not can_use(s, player, s.content.building_advance[building]):
        return False
    if building == PORT and not seas_beside(s, city):
        return False
    return acting_mood(s, player, city) != ANGRY


def price(s: World, player: int, city: City, building: int) -> Cost:
    """CC-I3.1, CC-AP1.7: what a building costs a player in a city now."""
    cost = Cost(s.content.building_cost, FOR_BUILDING, city.hex)
    cost.detail = building
    for effect in in_force("build_cost", s, player):
        effect.build_cost(s, player, cost)
    return cost


def buildable(s: World, player: int, city: City, free: bool = False) -> list[int]:
    """The buildings that a player may build in a city, and can pay for unless they are free."""
    if not may_grow(s, city):
        return []
    return [
        building
        for building in range(BUILDING_COUNT)
        if may_build(s, player, city, building)
        and (free or can_pay(s, player, price(s, player, city, building)))
    ]


# The action


def add_main_actions(s: World, player: int, options: list[Option]) -> None:
    """CC-I1.1: build one building in any own city."""
    for city in s.cities_of(player):
        if may_activate(s, player, city):
            for building in buildable(s, player, city):
                options.append(BUILD.of(city.hex, building))


def perform(s: World, player: int, option: Option) -> Rules:
    """CC-I1.1: activate a city to build."""
    city = s.cities[option.a]
    yield from build_in(s, player, city, option.b, price(s, player, city, option.b))


def build_in(s: World, player: int, city: City, building: int, cost: Cost | None) -> Rules:
    """CC-I3: an activation to build, from its start to the drop of the mood."""
    yield from begin_activation(s, player, city, TO_BUILD)
    yield from build(s, player, city, building, cost)
    yield from end_activation(s, player, city, TO_BUILD)


def build(s: World, player: int, city: City, building: int, cost: Cost | None) -> Rules:
    """CC-I3.1, CC-I4: pay and place a building, with all that happens then; no activation."""
    if cost is not None:
        yield from pay(s, player, cost)
    place_building(s, player, city, building)
    s.tell(BUILT, player, city.hex, building)
    yield from when_built(s, player, city, building)
    for effect in in_force("after_build", s, player):
        yield from effect.after_build(s, player, city, building)


def place_building(s: World, player: int, city: City, building: int) -> None:
    """A piece from the supply into a city."""
    s.players[player].buildings[building] -= 1
    city.buildings[building] = player


def when_built(s: World, player: int, city: City, building: int) -> Rules:
    """CC-I4.1, CC-I4.3, CC-I4.4, CC-I4.7: ideas, a facing, a token or a card."""
    if building == ACADEMY:
        gain(s, player, IDEAS, s.content.academy_ideas)
    elif building == PORT:
        options = [FACE.of(hex) for hex in seas_beside(s, city)]
        option = yield Ask(player, ASK_FACING, options, city.hex)
        city.port_hex = option.a
    elif building == TEMPLE:
        yield from gain_choice(s, player, [MOOD, CULTURE])
    elif building == OBSERVATORY:
        yield from take_action_cards(s, player)
