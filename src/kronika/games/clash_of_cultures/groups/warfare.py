"""Warfare: Tactics, Siegecraft, Steel Weapons, Draft."""

from typing import Final

from kronika.core.asks import Ask, Prompt, Rules, Verb

from ..effects import AdvanceEffect, Effect, can_use
from ..situations import DEFENDER, FOR_COMBAT, FOR_UNIT, Battle, Cost, Recruiting
from ..state import World
from ..stock import can_pay, pay
from ..terms import (
    BARBARIANS,
    CIVIL_LIBERTIES,
    DRAFT,
    INFANTRY,
    METALLURGY,
    NONE,
    SIEGECRAFT,
    STEEL_WEAPONS,
    TACTICS,
)
from ..words import HEX

BREACH_DIE: Final = Verb("breach-die")
BREACH_WALLS: Final = Verb("breach-walls")
NO_BREACH: Final = Verb("no-breach")
USE_STEEL: Final = Verb("use-steel")
NO_STEEL: Final = Verb("no-steel")
ASK_BREACH: Final = Prompt("siegecraft", (HEX,), "CC-Q2.1")
ASK_STEEL: Final = Prompt("steel-weapons", (HEX,), "CC-Q2.2")


class Tactics(AdvanceEffect):
    """CC-X6.1: a permission; army units move (CC-J2.5), and cards are played (CC-Q3.1)."""


class Siegecraft(AdvanceEffect):
    """CC-X6.2, CC-Q2.1: wood against the die of a fortress, ore against the hit it cancels."""

    def before_combat(self, s: World, player: int, battle: Battle) -> Rules:
        """Only for the attacker: either of the two, or both."""
        defenders = battle.sides[DEFENDER]
        if defenders.owner == player or not defenders.fortress:
            return
        die = Cost(s.content.siegecraft_die_cost, FOR_COMBAT, battle.hex)
        walls = Cost(s.content.siegecraft_cancel_cost, FOR_COMBAT, battle.hex)
        while True:
            options = []
            if defenders.fortress_dice and can_pay(s, player, die):
                options.append(BREACH_DIE.of())
            if defenders.fortress_cancels and can_pay(s, player, walls):
                options.append(BREACH_WALLS.of())
            if not options:
                return
            options.append(NO_BREACH.of())
            option = yield Ask(player, ASK_BREACH, options, battle.hex)
            if option.verb is NO_BREACH:
                return
            if option.verb is BREACH_DIE:
                yield from pay(s, player, die)
                defenders.fortress_dice = 0
            else:
                yield from pay(s, player, walls)
                defenders.fortress_cancels = 0


class SteelWeapons(AdvanceEffect):
    """CC-X6.3, CC-Q2.2, CC-Q2.3, CC-Q2.4: ore for CV in every round, less against Steel Weapons."""

    def before_combat(self, s: World, player: int, battle: Battle) -> Rules:
        """The attacker decides first. With Metallurgy there is nothing to decide."""
        if battle.at_sea:
            return
        index = battle.side_of(player)
        enemy = battle.sides[1 - index].owner
        equal = enemy < BARBARIANS and can_use(s, enemy, STEEL_WEAPONS)
        if equal or not can_use(s, player, METALLURGY):
            cost = Cost(s.content.steel_weapons_cost, FOR_COMBAT, battle.hex)
            if not can_pay(s, player, cost):
                return
            options = [USE_STEEL.of(), NO_STEEL.of()]
            option = yield Ask(player, ASK_STEEL, options, battle.hex)
            if option.verb is NO_STEEL:
                return
            yield from pay(s, player, cost)
        values = s.content
        bonus = values.equal_steel_weapons_bonus if equal else values.steel_weapons_bonus
        battle.sides[index].steel = bonus


class Draft(AdvanceEffect):
    """CC-X6.4, CC-I5.15: one infantry of a Recruit action for mood, dearer with Civil Liberties."""

    def unit_costs(
        self, s: World, player: int, recruiting: Recruiting, sort: int, costs: list[Cost]
    ) -> None:
        """The other price."""
        if sort == INFANTRY and not recruiting.drafted:
            costs.append(draft_cost(s, player, recruiting.hex, sort))


def draft_cost(s: World, player: int, hex: int, sort: int = NONE) -> Cost:
    """CC-I5.15: the price of Draft for a unit, or for what takes its place."""
    liberal = can_use(s, player, CIVIL_LIBERTIES)
    price = s.content.liberal_draft_cost if liberal else s.content.draft_cost
    cost = Cost(price, FOR_UNIT, hex)
    cost.detail = sort
    cost.by = DRAFT
    return cost


EFFECTS: Final[list[Effect]] = [
    Tactics("tactics", TACTICS),
    Siegecraft("siegecraft", SIEGECRAFT),
    SteelWeapons("steel-weapons", STEEL_WEAPONS),
    Draft("draft", DRAFT),
]
