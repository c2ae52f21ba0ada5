"""India: its special advances and leaders."""

from typing import Final

from kronika.core.asks import Event, Option, Prompt, Rules, Verb

from ..advances import buy, gainable, price
from ..cities import begin_activation, end_activation, may_activate
from ..effects import Effect, LeaderEffect, SpecialEffect
from ..groups.economy import only
from ..influence import replaceable
from ..situations import (
    FOR_ABILITY,
    FOR_COMBAT,
    FOR_EFFECT,
    Attempt,
    Battle,
    Conquest,
    Cost,
    Trade,
    cost_of,
)
from ..special_advances import group_of
from ..state import BATTLED, City, World, owner_of, sort_of
from ..stock import can_pay, gain, pay
from ..terms import (
    ANGRY,
    CULTURE,
    ELEPHANT,
    FOOD,
    FOREST,
    GOLD,
    IDEAS,
    LEADER,
    LEADER_AKBAR_THE_GREAT,
    LEADER_ASHOKA_THE_GREAT,
    LEADER_MAHARAJA_SRI_GUPTA,
    MOOD,
    NONE,
    SETTLER,
    SPECIAL_INDIAN_ELEPHANTS,
    SPECIAL_PEACE_AND_POETRY,
    SPECIAL_PROSELYTISM,
    SPECIAL_PROSPERITY,
    TEMPLE,
)
from ..trade_routes import add_trader
from ..words import ADVANCE, HEX, PLAYER
from .common import advances_in, is_taken

GOLDEN_AGE: Final = Verb("golden-age", (ADVANCE,))
BLADE_TUSKS: Final = Verb("blade-tusks")
ASK_TUSKS: Final = Prompt("bladed-tusks", (HEX,), "CC-Y2.1")
BLADES_TUSKS: Final = Event("blades-tusks", (PLAYER,))

SETTLER_RANGE: Final = 2
"""CC-X22.1: of a single settler."""
POETRY_FOOD: Final = 2
"""Food that a mood token stands for."""
PREPARED: Final = 2


class IndianElephants(SpecialEffect):
    """CC-X15.51: elephants from cities in forests, and elephants that trade."""

    def may_recruit(self, s: World, player: int, city: City, sort: int) -> bool:
        """Without a market."""
        return sort == ELEPHANT and s.terrain[city.hex] == FOREST

    def trade_partners(self, s: World, player: int, trade: Trade) -> None:
        """In own cities that are not angry."""
        for city in s.cities_of(player):
            if city.mood != ANGRY:
                for _ in range(s.sorts_at(city.hex, player, ELEPHANT)):
                    add_trader(s, trade, city.hex, ELEPHANT)


class Proselytism(SpecialEffect):
    """CC-X22.1: settlers spread culture, and help their city to do so."""

    def influence_sources(self, s: World, player: int, ranges: dict[int, int]) -> None:
        """CC-X22.1, CC-EX44: range 2, and 1 more for each further settler on the hex."""
        for hex in sorted(s.units):
            settlers = s.sorts_at(hex, player, SETTLER)
            if settlers and hex not in s.cities:
                ranges[hex] = SETTLER_RANGE + settlers - 1

    def influence_range(self, s: World, player: int, hex: int) -> int:
        """CC-X22.1, CC-EX44: 1 for each settler in a city."""
        city = s.cities.get(hex)
        if city is None or city.owner != player:
            return 0
        return s.sorts_at(hex, player, SETTLER)


class Prosperity(SpecialEffect):
    """CC-X15.52, CC-X34.26: trade routes that give a mood token, or a culture token."""

    def trade_yields(
        self, s: World, player: int, trade: Trade, trader: int, city: int, yields: list[list[int]]
    ) -> None:
        """Culture only where a building has the own colour."""
        yields.append(only(MOOD))
        if player in s.cities[city].buildings:
            yields.append(only(CULTURE))


class PeaceAndPoetry(SpecialEffect):
    """CC-X15.53: once per turn a mood token for 2 food of an advance."""

    def advance_cost(self, s: World, player: int, advance: int, cost: Cost) -> None:
        """As another price, so that it can be paid like any other."""
        if self.may_use(s) and cost.need[FOOD] >= POETRY_FOOD:
            need = cost.need.copy()
            need[FOOD] -= POETRY_FOOD
            need[MOOD] += 1
            cost.others.append(need)

    def after_advance(self, s: World, player: int, advance: int, paid: list[int]) -> Rules:
        """Once per turn: no food was paid, nor what stands for it."""
        if any(paid) and not paid[FOOD] + paid[IDEAS] + paid[GOLD]:
            self.use(s)
        yield from ()


class MaharajaSriGupta(LeaderEffect):
    """CC-Y2.1: Golden Age (a first advance of a category) and Prepared (CV without a card)."""

    def price(self, s: World, player: int, advance: int) -> Cost:
        """What the advance costs, with the culture token."""
        cost = price(s, player, advance)
        for need in [cost.need, *cost.others]:
            need[CULTURE] += 1
        return cost

    def free_actions(self, s: World, player: int, options: list[Option]) -> None:
        """Golden Age: his city is activated."""
        city = self.own_city(s, player)
        if city is None or not may_activate(s, player, city):
            return
        for advance in gainable(s, player):
            if advances_in(s, player, group_of(advance)):
                continue
            if can_pay(s, player, self.price(s, player, advance)):
                options.append(GOLDEN_AGE.of(advance))

    def act(self, s: World, player: int, option: Option) -> Rules:
        """Golden Age: a culture token, and then the price of the advance."""
        city = self.own_city(s, player)
        assert city is not None
        yield from begin_activation(s, player, city, FOR_ABILITY)
        yield from pay(s, player, cost_of(FOR_EFFECT, culture=1))
        yield from buy(s, player, option.a, price(s, player, option.a))
        yield from end_activation(s, player, city, FOR_ABILITY)

    def combat_value(self, s: World, player: int, battle: Battle) -> int:
        """Prepared: in each round without an own card."""
        side = battle.sides[battle.side_of(player)]
        return PREPARED if self.takes_part(player, battle) and side.card == NONE else 0


class AshokaTheGreat(LeaderEffect):
    """CC-Y2.1: Buddhism (a second roll of influence) and Expansionist (culture for a city)."""

    def may_reroll_influence(self, s: World, player: int, attempt: Attempt) -> bool:
        """Buddhism: from his city, which has a temple or aims at one."""
        city = self.own_city(s, player)
        if not self.may_use(s) or city is None or attempt.source != city.hex:
            return False
        return city.has(TEMPLE) or self.aims_at_temple(s, player, attempt)

    def aims_at_temple(self, s: World, player: int, attempt: Attempt) -> bool:
        """Whether a temple could be taken."""
        target = s.cities.get(attempt.target)
        return target is not None and TEMPLE in replaceable(s, player, target)

    def reroll_influence(self, s: World, player: int, attempt: Attempt) -> None:
        """Buddhism: once per turn; without a temple in his city only a temple can be taken."""
        self.use(s)
        city = self.own_city(s, player)
        if city is not None and not city.has(TEMPLE):
            attempt.only = TEMPLE

    def after_conquest(self, s: World, player: int, conquest: Conquest) -> Rules:
        """Expansionist: 1 culture token, 2 where a temple stands."""
        if conquest.with_leader:
            city = s.cities.get(conquest.hex)
            gain(s, player, CULTURE, 2 if city is not None and city.has(TEMPLE) else 1)
        yield from ()


class AkbarTheGreat(LeaderEffect):
    """CC-Y2.1: Bladed Tusks (elephants fight better) and Prosperous (gold in own cities)."""

    def before_combat(self, s: World, player: int, battle: Battle) -> Rules:
        """Bladed Tusks: 1 ore for +1 CV for each elephant that is left, whatever becomes of him."""
        side = battle.sides[battle.side_of(player)]
        cost = cost_of(FOR_COMBAT, battle.hex, ore=1)
        elephants = any(sort_of(unit) == ELEPHANT for unit in side.units)
        if not elephants or not self.takes_part(player, battle):
            return
        offer = BLADE_TUSKS.of()
        if (yield from is_taken(s, player, offer, cost, ASK_TUSKS, battle.hex)):
            side.elephant_bonus += 1
            s.tell(BLADES_TUSKS, player)

    def arrives(self, s: World, player: int, group: list[int], hex: int) -> Rules:
        """Prosperous: 1 gold when he moves into a city that was his own already."""
        city = self.own_city(s, player)
        if city is None or city.hex != hex or not any(sort_of(unit) == LEADER for unit in group):
            return
        for unit in s.units_at(hex):
            if owner_of(unit) == player and sort_of(unit) == LEADER and not unit & BATTLED:
                gain(s, player, GOLD)
        yield from ()


EFFECTS: Final[list[Effect]] = [
    IndianElephants("indian-elephants", SPECIAL_INDIAN_ELEPHANTS),
    Proselytism("proselytism", SPECIAL_PROSELYTISM),
    Prosperity("prosperity", SPECIAL_PROSPERITY),
    PeaceAndPoetry("peace-and-poetry", SPECIAL_PEACE_AND_POETRY),
    MaharajaSriGupta("maharaja-sri-gupta", LEADER_MAHARAJA_SRI_GUPTA, GOLDEN_AGE),
    AshokaTheGreat("ashoka-the-great", LEADER_ASHOKA_THE_GREAT),
    AkbarTheGreat("akbar-the-great", LEADER_AKBAR_THE_GREAT),
]
