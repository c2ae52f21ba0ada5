"""Chapter 6.12: the action Increase Happiness."""

from typing import Final

from kronika.core.asks import Ask, Option, Prompt, Rules, Verb

from .cities import change_mood
from .effects import in_force
from .situations import FOR_HAPPINESS, Cost
from .state import City, World
from .stock import can_pay, pay
from .terms import GOOD_COUNT, HAPPY, MOOD, NONE
from .words import CITY

INCREASE_HAPPINESS: Final = Verb("increase-happiness")
CHEER_CITY: Final = Verb("cheer-city", (CITY,))
MAKE_HAPPY: Final = Verb("make-happy", (CITY,))
END_HAPPINESS: Final = Verb("end-happiness")
ASK_HAPPINESS: Final = Prompt("happiness", (), "CC-K2.1")

MAIN_VERBS: Final[tuple[Verb, ...]] = (INCREASE_HAPPINESS,)


def step_cost(city: City, extra: list[int]) -> Cost:
    """CC-K2.1: mood tokens equal to the size of the city, and what the action itself costs."""
    cost = Cost(extra, FOR_HAPPINESS, city.hex)
    cost.need[MOOD] += city.size()
    return cost


def happy_cost(s: World, player: int, city: City, extra: list[int]) -> Cost | None:
    """CC-X31.4: the price of making a city happy at once, where an effect gives one."""
    for effect in in_force("happy_price", s, player):
        price = effect.happy_price(s, player, city)
        if price is not None:
            for good in range(GOOD_COUNT):
                price.need[good] += extra[good]
            return price
    return None


def happiness_options(
    s: World, player: int, extra: list[int], only: int = NONE, any_will_do: bool = False
) -> list[Option]:
    """CC-K2.1: the cities whose mood the player can pay to raise now.

    With `any_will_do`, no more than what shows that there are some.
    """
    options: list[Option] = []
    for city in s.cities_of(player):
        if any_will_do and options:
            break
        if city.mood == HAPPY or only not in (NONE, city.hex):
            continue
        if can_pay(s, player, step_cost(city, extra)):
            options.append(CHEER_CITY.of(city.hex))
        price = happy_cost(s, player, city, extra)
        if price is not None and can_pay(s, player, price):
            options.append(MAKE_HAPPY.of(city.hex))
    return options


def increase_happiness(
    s: World, player: int, extra: list[int] | None = None, only: int = NONE
) -> Rules:
    """CC-K2.1: raise any number of own cities, step by step; `extra` is paid with the first step.

    With `only`, no other city than the one on that hex.
    """
    surcharge = [0] * GOOD_COUNT if extra is None else extra
    options = happiness_options(s, player, surcharge, only)
    while options:
        option = yield Ask(player, ASK_HAPPINESS, options)
        if option.verb is END_HAPPINESS:
            return
        city = s.cities[option.a]
        price = happy_cost(s, player, city, surcharge) if option.verb is MAKE_HAPPY else None
        if price is None:
            yield from pay(s, player, step_cost(city, surcharge))
            change_mood(s, city, 1)
        else:
            yield from pay(s, player, price)
            change_mood(s, city, HAPPY - city.mood)
        surcharge = [0] * GOOD_COUNT
        options = happiness_options(s, player, surcharge, only)
        if options:
            options.append(END_HAPPINESS.of())


def add_main_actions(s: World, player: int, options: list[Option]) -> None:
    """CC-E2.2: Increase Happiness, if any step can be paid."""
    if happiness_options(s, player, [0] * GOOD_COUNT, any_will_do=True):
        options.append(INCREASE_HAPPINESS.of())


def add_free_actions(s: World, player: int, options: list[Option]) -> None:
    """Nothing: Voting offers the free action itself."""


def perform(s: World, player: int, option: Option) -> Rules:
    """Carry out what this chapter has offered."""
    yield from increase_happiness(s, player)
