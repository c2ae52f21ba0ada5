"""What effects of several civilizations have in common."""

from typing import Final

from kronika.core.asks import NOTHING, Ask, Option, Prompt, Rules, RulesOf, Verb

from ..advances import can_gain, free_advance
from ..building import build_in, buildable, price
from ..cities import may_activate
from ..effects import LeaderEffect
from ..situations import FOR_EFFECT, FOR_WONDER, Battle, Cost, cost_of
from ..state import World
from ..stock import can_pay, pay, payments
from ..terms import BARBARIANS, CULTURE, GROUP_SIZE, HAPPY, MOOD, NONE
from ..wonders import STANDS, build_wonder, buildable_wonders, wonder_cost
from ..words import BUILDING, CITY, WONDER

DECLINE: Final = Verb("decline-ability")
ASK_ABILITY: Final = Prompt("ability", (), "CC-Y2.1")

PATRON_KINDS: Final = (CITY, WONDER)
PATRON_DISCOUNT: Final = 2
BUILDER_KINDS: Final = (CITY, BUILDING)


# Prices


def token_cost() -> Cost:
    """1 mood token or 1 culture token."""
    cost = cost_of(FOR_EFFECT, mood=1)
    cost.swap(MOOD, CULTURE)
    return cost


def is_taken(
    s: World,
    player: int,
    offer: Option,
    cost: Cost,
    ask: Prompt,
    a: int = NOTHING,
    b: int = NOTHING,
) -> RulesOf[bool]:
    """Whether a player takes an offer and pays for it; who cannot pay is not asked."""
    if not can_pay(s, player, cost):
        return False
    option = yield Ask(player, ask, [offer, DECLINE.of()], a, b)
    if option.verb is DECLINE:
        return False
    yield from pay(s, player, cost)
    return True


def is_due_in_city(leader: LeaderEffect, s: World, player: int, cost: Cost, purpose: int) -> bool:
    """Whether a cost is for something in the own city in which a leader stands."""
    city = leader.own_city(s, player)
    return city is not None and cost.purpose == purpose and cost.hex == city.hex


def lowered(need: list[int], goods: list[int], count: int) -> list[list[int]]:
    """All different needs that are left when so many of some goods fall away; none from nothing."""
    count = min(count, sum([need[good] for good in goods]))
    if count == 0:
        return []
    found = [need.copy()]
    for _ in range(count):
        fewer: list[list[int]] = []
        for one in found:
            for good in goods:
                if one[good] > 0:
                    less = one.copy()
                    less[good] -= 1
                    if less not in fewer:
                        fewer.append(less)
        found = fewer
    return found


# Combats


def enemy_of(player: int, battle: Battle) -> int:
    """Who fights against a player."""
    return battle.sides[1 - battle.side_of(player)].owner


def fights_opponent(player: int, battle: Battle) -> bool:
    """CC-F5.1: whether the enemy is another player."""
    return enemy_of(player, battle) < BARBARIANS


def fights_aboard(leader: LeaderEffect, s: World, player: int, battle: Battle) -> bool:
    """Whether a leader is aboard a ship in a naval combat."""
    return battle.at_sea and leader.hex(s, player) == battle.hex


# Leaders of one kind


def advances_in(s: World, player: int, group: int) -> int:
    """How many advances of a category a player owns."""
    owned = s.players[player].advances >> group * GROUP_SIZE
    return (owned & ((1 << GROUP_SIZE) - 1)).bit_count()


class TeachingLeader(LeaderEffect):
    """CC-X34.22: a main action in an own happy city gives an advance of a group for a token."""

    def __init__(self, name: str, leader: int, verb: Verb, group: int) -> None:
        super().__init__(name, leader, verb)
        self.verb = verb
        self.group = group

    def candidates(self, s: World, player: int) -> list[int]:
        """The advances of the group that can be gained now."""
        first = self.group * GROUP_SIZE
        return [a for a in range(first, first + GROUP_SIZE) if can_gain(s, player, a)]

    def main_actions(self, s: World, player: int, options: list[Option]) -> None:
        """CC-X34.22: the city is not activated."""
        city = self.own_city(s, player)
        if city is None or city.mood != HAPPY or not can_pay(s, player, token_cost()):
            return
        if self.candidates(s, player):
            options.append(self.verb.of())

    def act(self, s: World, player: int, option: Option) -> Rules:
        """CC-X34.22, CC-G1.13: without its price, but with a cube of the tracker."""
        yield from pay(s, player, token_cost())
        yield from free_advance(s, player, self.candidates(s, player), True, False)


class WonderPatron(LeaderEffect):
    """CC-X31.1, CC-X31.2, CC-X31.3: one wonder comes first, and wonders take no main action."""

    def __init__(self, name: str, leader: int, verb: Verb, wonder: int) -> None:
        super().__init__(name, leader, verb)
        self.verb = verb
        self.wonder = wonder

    def wonder_to_draw(self, s: World, player: int) -> int:
        """CC-X31.1: unless it has been built or is held already."""
        built = s.wonder_builder[self.wonder] != NONE or s.wonder_gone[self.wonder] != STANDS
        if built or self.wonder in s.players[player].wonder_cards:
            return NONE
        return self.wonder

    def build_cost(self, s: World, player: int, cost: Cost) -> None:
        """CC-X31.2: 2 culture tokens less in the leader's city."""
        if is_due_in_city(self, s, player, cost, FOR_WONDER) and cost.detail == self.wonder:
            cost.need[CULTURE] = max(0, cost.need[CULTURE] - PATRON_DISCOUNT)

    def free_actions(self, s: World, player: int, options: list[Option]) -> None:
        """CC-X31.2: wonders in the leader's city without a main action."""
        city = self.own_city(s, player)
        if city is not None:
            for wonder in buildable_wonders(s, player, city):
                options.append(self.verb.of(city.hex, wonder))

    def act(self, s: World, player: int, option: Option) -> Rules:
        """CC-X31.2: the cost is paid as always."""
        yield from build_wonder(s, player, s.cities[option.a], option.b)


class FreeBuilder(LeaderEffect):
    """CC-Y2.1: once per turn a building or a wonder in his city is a free action, for a fee."""

    def __init__(self, name: str, leader: int, building: Verb, wonder: Verb, fee: Cost) -> None:
        super().__init__(name, leader, building, wonder)
        self.building = building
        self.wonder = wonder
        self.fee = fee

    def with_fee(self, s: World, player: int, cost: Cost) -> Cost:
        """The normal price with any way to pay the fee, which may not be that of a wonder."""
        needs: list[list[int]] = []
        for fee in payments(s, player, self.fee):
            for need in [cost.need, *cost.others]:
                needs.append([one + more for one, more in zip(need, fee)])
        cost.need, cost.others = needs[0], needs[1:]
        return cost

    def free_actions(self, s: World, player: int, options: list[Option]) -> None:
        """If the price and the fee can be paid together."""
        city = self.own_city(s, player)
        if city is None or not self.may_use(s) or not may_activate(s, player, city):
            return
        if not can_pay(s, player, self.fee):
            return
        for building in buildable(s, player, city):
            if can_pay(s, player, self.with_fee(s, player, price(s, player, city, building))):
                options.append(self.building.of(city.hex, building))
        for wonder in buildable_wonders(s, player, city):
            if can_pay(s, player, self.with_fee(s, player, wonder_cost(s, player, city, wonder))):
                options.append(self.wonder.of(city.hex, wonder))

    def act(self, s: World, player: int, option: Option) -> Rules:
        """An activation of the city."""
        self.use(s)
        city = s.cities[option.a]
        if option.verb is self.building:
            cost = self.with_fee(s, player, price(s, player, city, option.b))
            yield from build_in(s, player, city, option.b, cost)
        else:
            cost = self.with_fee(s, player, wonder_cost(s, player, city, option.b))
            yield from build_wonder(s, player, city, option.b, cost)
