"""Spirituality: Rituals, Priesthood, State Religion.

Myths (CC-X7.1) is asked for where the text of an event lowers the mood of a city.
"""

from typing import Final

from ..effects import AdvanceEffect, Effect
from ..situations import FOR_BUILDING, FOR_HAPPINESS, Cost
from ..state import World
from ..terms import (
    FOOD,
    GOOD_COUNT,
    GROUP_SIZE,
    MOOD,
    PRIESTHOOD,
    RESOURCE_COUNT,
    RITUALS,
    SCIENCE,
    STATE_RELIGION,
    TEMPLE,
)


class Rituals(AdvanceEffect):
    """CC-X7.2, CC-F3.4, CC-K2.3, CC-K2.5: resources for mood tokens in Increase Happiness."""

    def swaps(self, s: World, player: int, cost: Cost) -> None:
        """Any resource, in any mix."""
        if cost.purpose == FOR_HAPPINESS:
            for good in range(RESOURCE_COUNT):
                cost.swap(MOOD, good)


class Priesthood(AdvanceEffect):
    """CC-X7.3: once per turn a Science advance costs no resources."""

    def advance_cost(self, s: World, player: int, advance: int, cost: Cost) -> None:
        """CC-G1.14: the action and the cube are still needed."""
        if advance // GROUP_SIZE == SCIENCE and self.may_use(s) and any(cost.need):
            cost.need = [0] * GOOD_COUNT
            cost.once.append(self.number)


class StateReligion(AdvanceEffect):
    """CC-X7.4, CC-I3.7: once per turn a temple costs no food."""

    def build_cost(self, s: World, player: int, cost: Cost) -> None:
        """CC-I3.7: the food need not be there."""
        if cost.purpose == FOR_BUILDING and cost.detail == TEMPLE and self.may_use(s):
            cost.need[FOOD] = 0
            cost.once.append(self.number)


EFFECTS: Final[list[Effect]] = [
    Rituals("rituals", RITUALS),
    Priesthood("priesthood", PRIESTHOOD),
    StateReligion("state-religion", STATE_RELIGION),
]
