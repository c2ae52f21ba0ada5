"""Culture: Arts, Sports, Monuments, Theaters."""

from typing import Final

from kronika.core.asks import Ask, Option, Prompt, Rules, Verb

from ..cities import change_mood
from ..decks import draw_wonder
from ..effects import AdvanceEffect, Effect, in_force
from ..influence import attempt, can_attempt
from ..situations import FOR_EFFECT, FOR_INFLUENCE, Cost
from ..state import City, World
from ..stock import can_pay, gain, pay
from ..terms import ARTS, CULTURE, GOOD_COUNT, HAPPY, MONUMENTS, SPORTS, THEATERS
from ..terms import MOOD as MOOD_TOKENS
from ..words import CITY, GOOD, MOOD

ART_INFLUENCE: Final = Verb("art-influence")
HOLD_GAMES: Final = Verb("hold-games")
GAMES_IN: Final = Verb("games-in", (CITY, MOOD))
STAGE_PLAY: Final = Verb("stage-play", (GOOD,))
ASK_GAMES: Final = Prompt("games", (), "CC-X9.2")


class Arts(AdvanceEffect):
    """CC-X9.1, CC-L4.1: once per turn, an attempt to influence as a free action."""

    def price(self, s: World, player: int) -> Cost:
        """CC-L4.1, CC-X28.3: what the attempt costs without boosts."""
        cost = Cost(s.content.arts_cost, FOR_INFLUENCE)
        cost.detail = ARTS
        for effect in in_force("arts_cost", s, player):
            effect.arts_cost(s, player, cost)
        return cost

    def free_actions(self, s: World, player: int, options: list[Option]) -> None:
        """CC-L2.6: not after a success."""
        if self.may_use(s) and can_attempt(s, player, self.price(s, player)):
            options.append(ART_INFLUENCE.of())

    def act(self, s: World, player: int, option: Option) -> Rules:
        """CC-L4.1: used up, whatever the result."""
        self.use(s)
        yield from attempt(s, player, self.price(s, player))


class Sports(AdvanceEffect):
    """CC-X9.2, CC-K2.4, CC-K2.6: an action that raises one city, a culture token a step."""

    def price(self, s: World, steps: int) -> Cost:
        """CC-K2.4: the size of the city does not matter."""
        cost = Cost(s.content.sports_cost, FOR_EFFECT)
        for good in range(GOOD_COUNT):
            cost.need[good] *= steps
        return cost

    def games(self, s: World, player: int) -> list[Option]:
        """Each own city with each better mood that can be paid."""
        options: list[Option] = []
        for city in s.cities_of(player):
            for mood in range(city.mood + 1, HAPPY + 1):
                if can_pay(s, player, self.price(s, mood - city.mood)):
                    options.append(GAMES_IN.of(city.hex, mood))
        return options

    def main_actions(self, s: World, player: int, options: list[Option]) -> None:
        """CC-K2.4: any number of times in a turn."""
        if self.games(s, player):
            options.append(HOLD_GAMES.of())

    def act(self, s: World, player: int, option: Option) -> Rules:
        """CC-K2.4: one city, one or two steps."""
        option = yield Ask(player, ASK_GAMES, self.games(s, player))
        city = s.cities[option.a]
        steps = option.b - city.mood
        yield from pay(s, player, self.price(s, steps))
        change_mood(s, city, steps)


class Monuments(AdvanceEffect):
    """CC-X9.3, CC-W1.2, CC-L4.6: a wonder card, and wonders protect their cities."""

    def when_gained(self, s: World, player: int) -> Rules:
        """CC-W1.2: a wonder card."""
        yield from draw_wonder(s, player)

    def is_immune(self, s: World, player: int, city: City) -> bool:
        """CC-L4.6: cities with a wonder."""
        return bool(city.wonders)


class Theaters(AdvanceEffect):
    """CC-X9.4: once per turn, a culture token for a mood token or the other way round."""

    def price(self, gained: int) -> Cost:
        """One of the other token."""
        cost = Cost([0] * GOOD_COUNT, FOR_EFFECT)
        cost.need[CULTURE if gained == MOOD_TOKENS else MOOD_TOKENS] = 1
        return cost

    def free_actions(self, s: World, player: int, options: list[Option]) -> None:
        """CC-X9.4: either way."""
        if self.may_use(s):
            for good in (MOOD_TOKENS, CULTURE):
                if can_pay(s, player, self.price(good)):
                    options.append(STAGE_PLAY.of(good))

    def act(self, s: World, player: int, option: Option) -> Rules:
        """CC-X9.4: one token for one."""
        self.use(s)
        yield from pay(s, player, self.price(option.a))
        gain(s, player, option.a)


EFFECTS: Final[list[Effect]] = [
    Arts("arts", ARTS, ART_INFLUENCE),
    Sports("sports", SPORTS, HOLD_GAMES),
    Monuments("monuments", MONUMENTS),
    Theaters("theaters", THEATERS, STAGE_PLAY),
]
