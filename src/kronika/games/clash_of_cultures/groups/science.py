"""Science (chapter 10.2)."""

from typing import Final

from kronika.core.asks import Ask, Prompt, Rules, Verb

from ..effects import AdvanceEffect, Effect
from ..situations import Cost, Harvest, Recruiting
from ..state import World
from ..stock import gain_choice
from ..terms import (
    ASTRONOMY,
    CARTOGRAPHY,
    ENGINEERING,
    GOLD,
    GOOD_COUNT,
    MATH,
    MEDICINE,
    METALLURGY,
    NAVIGATION,
    ORE,
    RESOURCE_COUNT,
    ROADS,
)
from ..words import CITY

SMELT: Final = Verb("smelt")
KEEP_ORE: Final = Verb("keep-ore")
ASK_METALLURGY: Final = Prompt("metallurgy", (CITY,), "CC-I2.10")

ENOUGH_ORE: Final = 2


class Math(AdvanceEffect):
    """CC-X10.1: Engineering and Roads cost no resources."""

    def advance_cost(self, s: World, player: int, advance: int, cost: Cost) -> None:
        """Nothing to pay."""
        if advance in (ENGINEERING, ROADS):
            cost.need = [0] * GOOD_COUNT


class Astronomy(AdvanceEffect):
    """CC-X10.2: Navigation and Cartography cost no resources."""

    def advance_cost(self, s: World, player: int, advance: int, cost: Cost) -> None:
        """Nothing to pay."""
        if advance in (NAVIGATION, CARTOGRAPHY):
            cost.need = [0] * GOOD_COUNT


class Medicine(AdvanceEffect):
    """CC-X10.3, CC-I5.16: one resource comes back after recruiting."""

    def after_recruit(self, s: World, player: int, recruiting: Recruiting) -> Rules:
        """Of those just paid."""
        goods = [good for good in range(RESOURCE_COUNT) if recruiting.paid[good]]
        if goods:
            yield from gain_choice(s, player, goods)


class Metallurgy(AdvanceEffect):
    """CC-X10.4, CC-I2.10, CC-I2.14: one ore of at least two may be gold.

    What it does for Steel Weapons is said there.
    """

    def exchange_harvest(self, s: World, player: int, harvest: Harvest) -> Rules:
        """The offer."""
        if harvest.total(ORE) < ENOUGH_ORE:
            return
        option = yield Ask(player, ASK_METALLURGY, [SMELT.of(), KEEP_ORE.of()], harvest.hex)
        if option.verb is SMELT:
            place = next(i for i, item in enumerate(harvest.taken) if item % GOOD_COUNT == ORE)
            harvest.taken[place] += GOLD - ORE


EFFECTS: Final[list[Effect]] = [
    Math("math", MATH),
    Astronomy("astronomy", ASTRONOMY),
    Medicine("medicine", MEDICINE),
    Metallurgy("metallurgy", METALLURGY),
]
