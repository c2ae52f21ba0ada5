"""Greece: its special advances and leaders."""

from typing import Final

from kronika.core.asks import Ask, Event, Option, Prompt, Rules, RulesOf, Verb

from ..action_cards import play, playable
from ..cities import activate, change_mood, may_activate
from ..effects import Effect, LeaderEffect, SpecialEffect
from ..situations import FOR_ABILITY, FOR_CARD, Battle, Cost, Recruiting
from ..state import City, World
from ..stock import can_pay, gain
from ..terms import (
    ACADEMY,
    ANGRY,
    CULTURE,
    DRAFT,
    EDUCATION,
    IDEAS,
    KIND_MAIN,
    LEADER_ALEXANDER_THE_GREAT,
    LEADER_LEONIDAS_I,
    LEADER_PERICLES,
    MOOD,
    NONE,
    SPECIAL_CITY_STATES,
    SPECIAL_HELLENISTIC_CULTURE,
    SPECIAL_SPARTA,
    SPECIAL_STUDY,
)
from ..words import ACTION_CARD, CITY, PLAYER
from .common import DECLINE, TeachingLeader, fights_aboard
from .tiles import tile_of, tiles_with_cities

ACTIVATE_INSTEAD: Final = Verb("activate-instead", (CITY,))
IDOL: Final = Verb("idol", (ACTION_CARD,))
MASTER: Final = Verb("master")
ASK_CITY_STATES: Final = Prompt("city-states", (CITY,), "CC-X28.4")
STANDS_IN: Final = Event("stands-in", (PLAYER, CITY, CITY))

ARTS_MOOD: Final = 2


class Study(SpecialEffect):
    """CC-X28.1: recruits learn in a city with an academy."""

    def after_recruit(self, s: World, player: int, recruiting: Recruiting) -> Rules:
        """CC-X28.1: any unit, ships too; once for the action."""
        if recruiting.units and s.cities[recruiting.hex].has(ACADEMY):
            gain(s, player, IDEAS)
        yield from ()


class Sparta(SpecialEffect):
    """CC-X15.48: Draft for culture, and the few against the many."""

    def swaps(self, s: World, player: int, cost: Cost) -> None:
        """Culture tokens for the mood tokens of Draft."""
        if cost.by == DRAFT:
            cost.swap(MOOD, CULTURE)

    def bars_tactics(self, s: World, player: int, battle: Battle) -> bool:
        """In a round of a land combat that starts with fewer units than the enemy has."""
        index = battle.side_of(player)
        own, enemy = battle.sides[index].units, battle.sides[1 - index].units
        return not battle.at_sea and len(own) < len(enemy)


class HellenisticCulture(SpecialEffect):
    """CC-X28.2, CC-X28.3: influence from wherever a Greek building stands."""

    def influence_sources(self, s: World, player: int, ranges: dict[int, int]) -> None:
        """CC-X28.2: any city with an own building, even an opponent's; range is its size."""
        for hex in sorted(s.cities):
            city = s.cities[hex]
            if player in city.buildings:
                ranges[hex] = max(ranges.get(hex, 0), city.size())

    def arts_cost(self, s: World, player: int, cost: Cost) -> None:
        """CC-X28.3: 2 mood tokens in place of the culture token."""
        other = cost.need.copy()
        other[CULTURE] -= 1
        other[MOOD] += ARTS_MOOD
        cost.others.append(other)


class CityStates(SpecialEffect):
    """CC-X28.4, CC-X28.5: another city counts as activated, once per turn."""

    def spares_mood(self, s: World, player: int, city: City, size: int) -> RulesOf[bool]:
        """CC-X28.4: one of the same or larger size, and the same or better mood."""
        if city.activations != 2 or not self.may_use(s):
            return False
        others = [
            other
            for other in s.cities_of(player)
            if other is not city and other.size() >= size and other.mood >= city.mood > ANGRY
        ]
        if not others:
            return False
        options = [ACTIVATE_INSTEAD.of(other.hex) for other in others]
        options.append(DECLINE.of())
        option = yield Ask(player, ASK_CITY_STATES, options, city.hex)
        if option.verb is DECLINE:
            return False
        self.use(s)
        other = s.cities[option.a]
        other.activations += 1
        s.tell(STANDS_IN, player, other.hex, city.hex)
        if other.activations > 1:
            change_mood(s, other, -1)
        return True


class AlexanderTheGreat(LeaderEffect):
    """CC-Y4.1: Idol (cards without an action) and Ruler of the World."""

    def price(self, s: World, player: int, card: int) -> Cost:
        """A culture token, and what the card costs."""
        cost = Cost(s.content.civil_cost[s.content.action_civil[card]], FOR_CARD)
        cost.need[CULTURE] += 1
        return cost

    def free_actions(self, s: World, player: int, options: list[Option]) -> None:
        """Idol: cards that cost a main action, for an activation of his city."""
        city = self.own_city(s, player)
        if city is None or not may_activate(s, player, city):
            return
        for card in playable(s, player, KIND_MAIN):
            if can_pay(s, player, self.price(s, player, card)):
                options.append(IDOL.of(card))

    def act(self, s: World, player: int, option: Option) -> Rules:
        """Idol, CC-X23.4: nothing is paid for a card that is cancelled."""
        city = self.own_city(s, player)
        assert city is not None
        if (yield from play(s, player, option.a, NONE, self.price(s, player, option.a))):
            yield from activate(s, player, city, FOR_ABILITY)

    def combat_value(self, s: World, player: int, battle: Battle) -> int:
        """Ruler of the World: +1 for each tile with an own city but the own start tile."""
        if not self.takes_part(player, battle):
            return 0
        home = tile_of(s, s.players[player].start_hex)
        return len(tiles_with_cities(s, player) - {home})


class LeonidasI(LeaderEffect):
    """CC-Y4.1: That's Sparta and Hero of Thermopylae."""

    def after_recruit(self, s: World, player: int, recruiting: Recruiting) -> Rules:
        """That's Sparta: 1 culture token for a Recruit action in his city."""
        city = self.own_city(s, player)
        if city is not None and city.hex == recruiting.hex:
            gain(s, player, CULTURE)
        yield from ()

    def combat_value(self, s: World, player: int, battle: Battle) -> int:
        """Hero of Thermopylae: +2 for each army unit that the enemy has more."""
        if not self.takes_part(player, battle):
            return 0
        index = battle.side_of(player)
        more = len(battle.sides[1 - index].units) - len(battle.sides[index].units)
        return 2 * max(0, more)


class Pericles(TeachingLeader):
    """CC-X34.22: Master (Education advances) and Admiral."""

    def combat_value(self, s: World, player: int, battle: Battle) -> int:
        """Admiral: +2 in naval combat while he is aboard."""
        return 2 if fights_aboard(self, s, player, battle) else 0


EFFECTS: Final[list[Effect]] = [
    Study("study", SPECIAL_STUDY),
    Sparta("sparta", SPECIAL_SPARTA),
    HellenisticCulture("hellenistic-culture", SPECIAL_HELLENISTIC_CULTURE),
    CityStates("city-states", SPECIAL_CITY_STATES),
    AlexanderTheGreat("alexander-the-great", LEADER_ALEXANDER_THE_GREAT, IDOL),
    LeonidasI("leonidas-i", LEADER_LEONIDAS_I),
    Pericles("pericles", LEADER_PERICLES, MASTER, EDUCATION),
]
