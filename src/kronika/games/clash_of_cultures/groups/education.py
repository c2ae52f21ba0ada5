"""Education (chapter 10.2)."""

from typing import Final

from kronika.core.asks import Ask, Prompt, Rules, Verb

from ..decks import draw_objective, take_action_cards
from ..effects import AdvanceEffect, Effect
from ..situations import FOR_EFFECT, Cost, Harvest
from ..state import World
from ..stock import can_pay, gain, pay
from ..terms import (
    ACADEMY,
    FREE_EDUCATION,
    GOLD,
    GROUP_SIZE,
    IDEAS,
    MOOD,
    PHILOSOPHY,
    PUBLIC_EDUCATION,
    SCIENCE,
    WRITING,
)
from ..words import ADVANCE

STUDY_FREELY: Final = Verb("study-freely")
NO_FREE_STUDY: Final = Verb("no-free-study")
ASK_FREE_EDUCATION: Final = Prompt("free-education", (ADVANCE,), "CC-X5.3")


class Writing(AdvanceEffect):
    """CC-X5.1: an action card and an objective card."""

    def when_gained(self, s: World, player: int) -> Rules:
        """The cards."""
        yield from take_action_cards(s, player)
        draw_objective(s, player)


class PublicEducation(AdvanceEffect):
    """CC-X5.2, CC-I2.8, CC-I2.14: once per turn an idea for collecting beside an academy."""

    def exchange_harvest(self, s: World, player: int, harvest: Harvest) -> Rules:
        """On top of the limit."""
        if s.cities[harvest.hex].has(ACADEMY) and self.may_use(s):
            self.use(s)
            harvest.bonus[IDEAS] += 1
        yield from ()


class FreeEducation(AdvanceEffect):
    """CC-X5.3, CC-G1.14: whoever paid ideas or gold for an advance may turn an idea into mood."""

    def after_advance(self, s: World, player: int, advance: int, paid: list[int]) -> Rules:
        """The offer."""
        cost = Cost(s.content.free_education_cost, FOR_EFFECT)
        if paid[IDEAS] + paid[GOLD] == 0 or not can_pay(s, player, cost):
            return
        options = [STUDY_FREELY.of(), NO_FREE_STUDY.of()]
        option = yield Ask(player, ASK_FREE_EDUCATION, options, advance)
        if option.verb is STUDY_FREELY:
            yield from pay(s, player, cost)
            gain(s, player, MOOD)


class Philosophy(AdvanceEffect):
    """CC-X5.4: an idea now, and one for every Science advance gained later."""

    def when_gained(self, s: World, player: int) -> Rules:
        """The first idea."""
        gain(s, player, IDEAS)
        yield from ()

    def after_advance(self, s: World, player: int, advance: int, paid: list[int]) -> Rules:
        """The others."""
        if advance // GROUP_SIZE == SCIENCE:
            gain(s, player, IDEAS)
        yield from ()


EFFECTS: Final[list[Effect]] = [
    Writing("writing", WRITING),
    PublicEducation("public-education", PUBLIC_EDUCATION),
    FreeEducation("free-education", FREE_EDUCATION),
    Philosophy("philosophy", PHILOSOPHY),
]
