"""What effects of several civilizations have in common."""

from typing import Final

from kronika.core.asks import Option, Prompt, Rules, Verb

from ..advances import can_gain, free_advance
from ..effects import LeaderEffect
from ..situations import FOR_EFFECT, FOR_WONDER, Battle, Cost, cost_of
from ..state import World
from ..stock import can_pay, pay
from ..terms import BARBARIANS, CULTURE, GROUP_SIZE, HAPPY, MOOD, NONE
from ..wonders import STANDS, build_wonder, buildable_wonders
from ..words import CITY, WONDER

DECLINE: Final = Verb("decline-ability")
ASK_ABILITY: Final = Prompt("ability", (), "CC-Y2.1")

PATRON_KINDS: Final = (CITY, WONDER)
PATRON_DISCOUNT: Final = 2


def token_cost() -> Cost:
    """1 mood token or 1 culture token."""
    cost = cost_of(FOR_EFFECT, mood=1)
    cost.swap(MOOD, CULTURE)
    return cost


def enemy_of(player: int, battle: Battle) -> int:
    """Who fights against a player."""
    return battle.sides[1 - battle.side_of(player)].owner


def fights_opponent(player: int, battle: Battle) -> bool:
    """CC-F5.1: whether the enemy is another player."""
    return enemy_of(player, battle) < BARBARIANS


def advances_in(s: World, player: int, group: int) -> int:
    """How many advances of a category a player owns."""
    owned = s.players[player].advances >> group * GROUP_SIZE
    return (owned & ((1 << GROUP_SIZE) - 1)).bit_count()


class TeachingLeader(LeaderEffect):
    """CC-X34.22: a main action in an own happy city gives an advance of a group for a token."""

    def __init__(self, name: str, leader: int, verb: Verb, group: int) -> None:
        super().__init__(name, leader)
        self.verb = verb
        self.verbs = (verb,)
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
    """CC-X31.1 to CC-X31.3: one wonder comes first, and wonders take no main action."""

    def __init__(self, name: str, leader: int, verb: Verb, wonder: int) -> None:
        super().__init__(name, leader)
        self.verb = verb
        self.verbs = (verb,)
        self.wonder = wonder

    def wonder_to_draw(self, s: World, player: int) -> int:
        """CC-X31.1: unless it has been built or is held already."""
        built = s.wonder_builder[self.wonder] != NONE or s.wonder_gone[self.wonder] != STANDS
        if built or self.wonder in s.players[player].wonder_cards:
            return NONE
        return self.wonder

    def build_cost(self, s: World, player: int, cost: Cost) -> None:
        """CC-X31.2: 2 culture tokens less in the leader's city."""
        city = self.own_city(s, player)
        if cost.purpose != FOR_WONDER or cost.detail != self.wonder:
            return
        if city is not None and cost.hex == city.hex:
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
