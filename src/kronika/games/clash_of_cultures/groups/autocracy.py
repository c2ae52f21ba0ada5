"""Autocracy: Nationalism, Totalitarianism, Absolute Power, Forced Labor."""

from typing import Final

from kronika.core.asks import Event, Option, Rules, Verb

from ..effects import AdvanceEffect, Effect
from ..situations import FOR_EFFECT, Cost, Recruiting
from ..state import City, World
from ..stock import can_pay, gain_choice, pay
from ..terms import (
    ABSOLUTE_POWER,
    CULTURE,
    FORCED_LABOR,
    MOOD,
    NATIONALISM,
    SHIP,
    TOTALITARIANISM,
)
from ..words import PLAYER

RULE_ABSOLUTELY: Final = Verb("rule-absolutely")
FORCE_LABOR: Final = Verb("force-labor")
RULES_ABSOLUTELY: Final = Event("rules-absolutely", (PLAYER,))
FORCES_LABOR: Final = Event("forces-labor", (PLAYER,))


class Nationalism(AdvanceEffect):
    """CC-X12.1, CC-I5.17: a token after recruiting soldiers or ships."""

    def after_recruit(self, s: World, player: int, recruiting: Recruiting) -> Rules:
        """CC-I5.17: one token for the whole action."""
        army = s.content.unit_army
        if any(army[sort] or sort == SHIP for sort in recruiting.units):
            yield from gain_choice(s, player, [MOOD, CULTURE])


class Totalitarianism(AdvanceEffect):
    """CC-X12.2, CC-L4.3: no boosts against own cities with an army unit."""

    def forbids_boost(self, s: World, player: int, city: City) -> bool:
        """CC-L4.3."""
        return bool(s.army_at(city.hex, player))


class AbsolutePower(AdvanceEffect):
    """CC-X12.3: once per turn, a main action for mood tokens."""

    def free_actions(self, s: World, player: int, options: list[Option]) -> None:
        """CC-X12.3: if it can be paid."""
        if self.may_use(s) and can_pay(s, player, Cost(s.content.absolute_power_cost, FOR_EFFECT)):
            options.append(RULE_ABSOLUTELY.of())

    def act(self, s: World, player: int, option: Option) -> Rules:
        """CC-E2.5: one more main action."""
        self.use(s)
        yield from pay(s, player, Cost(s.content.absolute_power_cost, FOR_EFFECT))
        s.actions_left += 1
        s.tell(RULES_ABSOLUTELY, player)


class ForcedLabor(AdvanceEffect):
    """CC-X12.4, OPEN-43: until the end of the turn angry cities work like neutral ones."""

    def free_actions(self, s: World, player: int, options: list[Option]) -> None:
        """CC-X12.4: once per turn."""
        if not s.forced_labor and can_pay(s, player, Cost(s.content.forced_labor_cost, FOR_EFFECT)):
            options.append(FORCE_LABOR.of())

    def act(self, s: World, player: int, option: Option) -> Rules:
        """CC-X12.4: cities.py looks at it when they are activated."""
        yield from pay(s, player, Cost(s.content.forced_labor_cost, FOR_EFFECT))
        s.forced_labor = True
        s.tell(FORCES_LABOR, player)


EFFECTS: Final[list[Effect]] = [
    Nationalism("nationalism", NATIONALISM),
    Totalitarianism("totalitarianism", TOTALITARIANISM),
    AbsolutePower("absolute-power", ABSOLUTE_POWER, RULE_ABSOLUTELY),
    ForcedLabor("forced-labor", FORCED_LABOR, FORCE_LABOR),
]
