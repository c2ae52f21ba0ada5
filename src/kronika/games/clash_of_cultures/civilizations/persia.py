"""Persia: its special advances and leaders."""

from typing import Final

from kronika.core.asks import Ask, Event, Option, Prompt, Rules, Verb

from ..cities import begin_activation, end_activation, may_activate
from ..combat import attack
from ..effects import Effect, LeaderEffect, SpecialEffect
from ..situations import (
    FOR_ABILITY,
    FOR_COMBAT,
    FOR_EFFECT,
    FOR_WONDER,
    Attempt,
    Battle,
    Cost,
    cost_of,
)
from ..state import KIND, City, World, is_army, owner_of, sort_of, unit_of
from ..stock import can_pay, gain, gain_choice, pay
from ..terms import (
    BARREN,
    CULTURE,
    ELEPHANT,
    GOLD,
    LEADER,
    LEADER_CYRUS_THE_GREAT,
    LEADER_DARIUS,
    LEADER_XERXES_I,
    MOOD,
    NONE,
    RESOURCE_COUNT,
    SPECIAL_BANKING,
    SPECIAL_IMMORTALS,
    SPECIAL_PERSIAN_ELEPHANTS,
    SPECIAL_ZOROASTRIANISM,
)
from ..words import CITY, HEX, NUMBER, PLAYER, UNIT
from .common import BUILDER_KINDS, DECLINE, PATRON_KINDS, FreeBuilder, is_due_in_city, lowered
from .tiles import tiles_with_cities

SEND_IMMORTALS: Final = Verb("send-immortals", (NUMBER,))
KING_OF_PERSIA: Final = Verb("king-of-persia", (CITY,))
FOLLOW_STRATEGY: Final = Verb("follow-strategy")
ARCHITECT_BUILDING: Final = Verb("architect-building", BUILDER_KINDS)
ARCHITECT_WONDER: Final = Verb("architect-wonder", PATRON_KINDS)
ASK_IMMORTALS: Final = Prompt("immortals", (HEX, NUMBER), "CC-X34.25")
ASK_STRATEGY: Final = Prompt("strategist", (HEX, NUMBER), "CC-Y2.1")
IMMORTALS_FIGHT: Final = Event("immortals-fight", (PLAYER, NUMBER))
STRATEGY: Final = Event("strategy", (PLAYER,))
CONVERTS: Final = Event("converts-unit", (PLAYER, UNIT, HEX))

MOST_IMMORTALS: Final = 4
STRATEGIST: Final = 2
MIGHTY_ARMY: Final = 5
GREAT_BUILDER: Final = 2


class PersianElephants(SpecialEffect):
    """CC-X15.57: elephants from cities beside deserts, feared in the first round."""

    def may_recruit(self, s: World, player: int, city: City, sort: int) -> bool:
        """Without a market."""
        return sort == ELEPHANT and any(s.terrain[hex] == BARREN for hex in s.neighbours(city.hex))

    def caps_enemy(self, s: World, player: int, battle: Battle) -> bool:
        """CC-Q5.13: in round 1 of a battle with an own elephant."""
        side = battle.sides[battle.side_of(player)]
        return battle.round == 1 and any(sort_of(unit) == ELEPHANT for unit in side.units)


class Immortals(SpecialEffect):
    """CC-X15.58, CC-X34.25: culture tokens for CV."""

    def before_roll(self, s: World, player: int, battle: Battle) -> Rules:
        """CC-X34.25: 0 to 4 of them before every roll, on land and at sea."""
        options: list[Option] = []
        for count in range(1, MOST_IMMORTALS + 1):
            if can_pay(s, player, cost_of(FOR_COMBAT, battle.hex, culture=count)):
                options.append(SEND_IMMORTALS.of(count))
        if not options:
            return
        options.append(DECLINE.of())
        option = yield Ask(player, ASK_IMMORTALS, options, battle.hex, battle.round)
        if option.verb is SEND_IMMORTALS:
            yield from pay(s, player, cost_of(FOR_COMBAT, battle.hex, culture=option.a))
            battle.sides[battle.side_of(player)].round_bonus += option.a
            s.tell(IMMORTALS_FIGHT, player, option.a)


class Zoroastrianism(SpecialEffect):
    """CC-X27.1, CC-X27.2: influence makes an enemy unit change sides."""

    def influences_units(self, s: World, player: int, hex: int) -> list[int]:
        """CC-X27.1, CC-X27.2: army units in the open, no leaders; with an own piece for them."""
        if not s.is_land(hex) or hex in s.cities:
            return []
        found: set[int] = set()
        for unit in s.units_at(hex):
            if owner_of(unit) == player or not is_army(unit) or sort_of(unit) == LEADER:
                continue
            if s.in_supply(player, sort_of(unit)):
                found.add(unit & KIND)
        return sorted(found)

    def unit_influenced(self, s: World, player: int, attempt: Attempt) -> Rules:
        """CC-X27.1: it is replaced, and fights at once those whom it leaves behind."""
        hex = attempt.target
        unit = next(u for u in s.units_at(hex) if u & KIND == attempt.unit_target)
        s.remove_unit(hex, unit)
        s.place_unit(hex, player, sort_of(unit))
        s.tell(CONVERTS, player, sort_of(unit), hex)
        if s.enemies_at(hex, player):
            yield from attack(s, player, hex, [unit_of(player, sort_of(unit))], NONE)


class Banking(SpecialEffect):
    """CC-X15.59: interest on gold at the start of a turn, before trade routes."""

    def turn_start(self, s: World, player: int) -> Rules:
        """Who has gold gets 1 gold or 1 culture token."""
        if s.players[player].stock[GOLD] > 0:
            yield from gain_choice(s, player, [GOLD, CULTURE])


class CyrusTheGreat(LeaderEffect):
    """CC-Y2.1: King of Persia (tokens for the realm) and Strategist (CV for a card)."""

    def main_actions(self, s: World, player: int, options: list[Option]) -> None:
        """King of Persia: his city is activated."""
        city = self.own_city(s, player)
        if city is not None and may_activate(s, player, city):
            options.append(KING_OF_PERSIA.of(city.hex))

    def act(self, s: World, player: int, option: Option) -> Rules:
        """King of Persia: a token for each tile with an own city, up to the size of his."""
        city = s.cities[option.a]
        yield from begin_activation(s, player, city, FOR_ABILITY)
        count = min(len(tiles_with_cities(s, player)), city.size())
        yield from gain_choice(s, player, [MOOD, CULTURE], count)
        yield from end_activation(s, player, city, FOR_ABILITY)

    def at_reveal(self, s: World, player: int, battle: Battle) -> Rules:
        """Strategist: +2 CV in place of what the own card does, cancelled or not."""
        side = battle.sides[battle.side_of(player)]
        if side.card == NONE or not self.takes_part(player, battle):
            return
        options = [FOLLOW_STRATEGY.of(), DECLINE.of()]
        option = yield Ask(player, ASK_STRATEGY, options, battle.hex, battle.round)
        if option.verb is FOLLOW_STRATEGY:
            side.card_works = False
            side.round_bonus += STRATEGIST
            s.tell(STRATEGY, player)


class Darius(FreeBuilder):
    """CC-Y2.1: Architect (a free Build for 2 culture tokens) and Cultural Unity."""

    def after_influence(self, s: World, player: int, attempt: Attempt) -> Rules:
        """Cultural Unity: 1 mood token for each success from his city."""
        city = self.own_city(s, player)
        if attempt.success and city is not None and attempt.source == city.hex:
            gain(s, player, MOOD)
        yield from ()


class Xerxes(LeaderEffect):
    """CC-Y2.1: Mighty Army (five army units) and Great Builder (cheaper wonders)."""

    def army_limit(self, s: World, player: int, hex: int, limit: int) -> int:
        """Mighty Army: where he stands."""
        return max(limit, MIGHTY_ARMY) if hex == self.hex(s, player) else limit

    def before_round(self, s: World, player: int, battle: Battle) -> Rules:
        """Mighty Army: while five fight with him, neither cards nor symbols."""
        index = battle.side_of(player)
        side = battle.sides[index]
        if self.takes_part(player, battle) and len(side.units) >= MIGHTY_ARMY:
            side.barred = True
            battle.no_symbols[index] = True
        yield from ()

    def build_cost(self, s: World, player: int, cost: Cost) -> None:
        """Great Builder: 2 resources or culture tokens less, in any mix."""
        if not is_due_in_city(self, s, player, cost, FOR_WONDER):
            return
        goods = [*range(RESOURCE_COUNT), CULTURE]
        needs: list[list[int]] = []
        for need in [cost.need, *cost.others]:
            needs += lowered(need, goods, GREAT_BUILDER)
        if needs:
            cost.need = needs[0]
            cost.others = needs[1:]


EFFECTS: Final[list[Effect]] = [
    PersianElephants("persian-elephants", SPECIAL_PERSIAN_ELEPHANTS),
    Immortals("immortals", SPECIAL_IMMORTALS),
    Zoroastrianism("zoroastrianism", SPECIAL_ZOROASTRIANISM),
    Banking("banking", SPECIAL_BANKING),
    CyrusTheGreat("cyrus-the-great", LEADER_CYRUS_THE_GREAT, KING_OF_PERSIA),
    Darius(
        "darius",
        LEADER_DARIUS,
        ARCHITECT_BUILDING,
        ARCHITECT_WONDER,
        cost_of(FOR_EFFECT, culture=2),
    ),
    Xerxes("xerxes-i", LEADER_XERXES_I),
]
