"""Democracy: Voting, Separation of Power, Civil Liberties, Free Economy."""

from typing import Final

from kronika.core.asks import Option, Rules, Verb

from ..collect import can_collect, collect
from ..effects import AdvanceEffect, Effect
from ..happiness import happiness_options, increase_happiness
from ..situations import FOR_EFFECT, Cost
from ..state import City, World
from ..stock import can_pay, gain, pay
from ..terms import CIVIL_LIBERTIES, FREE_ECONOMY, HAPPY, MOOD, SEPARATION_OF_POWER, VOTING
from ..words import CITY

VOTE_HAPPINESS: Final = Verb("vote-happiness")
PROCLAIM_LIBERTIES: Final = Verb("proclaim-liberties")
COLLECT_FREELY: Final = Verb("collect-freely", (CITY,))


class Voting(AdvanceEffect):
    """CC-X11.1, CC-K2.2, CC-K2.5: Increase Happiness as a free action, for a token more."""

    def free_actions(self, s: World, player: int, options: list[Option]) -> None:
        """CC-K2.2: as often as it can be paid."""
        if happiness_options(s, player, s.content.voting_cost):
            options.append(VOTE_HAPPINESS.of())

    def act(self, s: World, player: int, option: Option) -> Rules:
        """CC-K2.5: the token more is part of the price of the action."""
        yield from increase_happiness(s, player, s.content.voting_cost)


class SeparationOfPower(AdvanceEffect):
    """CC-X11.2, CC-L4.2: no boosts against own happy cities."""

    def forbids_boost(self, s: World, player: int, city: City) -> bool:
        """CC-L4.2."""
        return city.mood == HAPPY


class CivilLiberties(AdvanceEffect):
    """CC-X11.3: mood tokens for an action; Draft, in its own file, is dearer."""

    def main_actions(self, s: World, player: int, options: list[Option]) -> None:
        """CC-X11.3: any number of times."""
        options.append(PROCLAIM_LIBERTIES.of())

    def act(self, s: World, player: int, option: Option) -> Rules:
        """CC-X11.3: three mood tokens."""
        gain(s, player, MOOD, s.content.civil_liberties_mood)
        yield from ()


class FreeEconomy(AdvanceEffect):
    """CC-X11.4, CC-I2.9: the only Collect of the turn as a free action."""

    def free_actions(self, s: World, player: int, options: list[Option]) -> None:
        """CC-I2.9: not after another Collect."""
        if s.collects or not can_pay(s, player, Cost(s.content.free_economy_cost, FOR_EFFECT)):
            return
        for city in s.cities_of(player):
            if can_collect(s, player, city):
                options.append(COLLECT_FREELY.of(city.hex))

    def act(self, s: World, player: int, option: Option) -> Rules:
        """CC-I2.9: no other Collect follows; it is an activation all the same."""
        yield from pay(s, player, Cost(s.content.free_economy_cost, FOR_EFFECT))
        yield from collect(s, player, s.cities[option.a])
        s.free_collect = True


EFFECTS: Final[list[Effect]] = [
    Voting("voting", VOTING, VOTE_HAPPINESS),
    SeparationOfPower("separation-of-power", SEPARATION_OF_POWER),
    CivilLiberties("civil-liberties", CIVIL_LIBERTIES, PROCLAIM_LIBERTIES),
    FreeEconomy("free-economy", FREE_ECONOMY, COLLECT_FREELY),
]
