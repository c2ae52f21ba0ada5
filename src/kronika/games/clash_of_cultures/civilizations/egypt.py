"""Egypt: its special advances and leaders."""

from typing import Final

from kronika.core.asks import Ask, Event, Option, Rules, Verb

from ..effects import Effect, LeaderEffect, SpecialEffect
from ..situations import (
    ATTACKER,
    FOR_BUILDING,
    FOR_EFFECT,
    FOR_MOVEMENT,
    TO_COLLECT,
    Battle,
    Cost,
    Harvest,
    cost_of,
)
from ..state import City, World
from ..stock import ASK_GAIN, TAKE, can_pay, gain, pay
from ..terms import (
    ACADEMY,
    BARREN,
    CULTURE,
    FOOD,
    IDEAS,
    LEADER_CLEOPATRA,
    LEADER_IMHOTEP,
    LEADER_RAMSES_II,
    MOOD,
    OBELISK,
    OBSERVATORY,
    PIRATES,
    RESOURCE_COUNT,
    SPECIAL_ARCHITECTURE,
    SPECIAL_EMBALMING,
    SPECIAL_FLOOD_PLAINS,
    SPECIAL_MAN_GOD,
    WOOD,
)
from ..words import CITY, NUMBER, PLAYER
from .common import enemy_of, fights_aboard, is_due_in_city

BELOVED: Final = Verb("beloved", (CITY,))
GAIN_IDEAS: Final = Verb("take-ideas")
BELOVED_TOKEN: Final = Event("beloved-token", (PLAYER, CITY, NUMBER))
TOLL_PAID: Final = Event("toll-paid", (PLAYER, CITY, NUMBER))

EMBALMING_LIMIT: Final = 5


class FloodPlains(SpecialEffect):
    """CC-X19.1, CC-X19.2: cities on barren land, food and wood from it."""

    def may_found(self, s: World, player: int, hex: int) -> bool:
        """CC-X19.1: barren land; exhausted hexes stay forbidden."""
        return s.terrain[hex] == BARREN

    def harvest(self, s: World, player: int, harvest: Harvest) -> None:
        """CC-X19.1, OPEN-26: food or wood."""
        for hex in harvest.sources:
            if s.terrain[hex] == BARREN:
                harvest.add(hex, FOOD)
                harvest.add(hex, WOOD)


class Architecture(SpecialEffect):
    """CC-X15.47: mood tokens build."""

    def build_cost(self, s: World, player: int, cost: Cost) -> None:
        """Mood tokens for any resource or culture token of a building or wonder."""
        for good in [*range(RESOURCE_COUNT), CULTURE]:
            cost.swap(good, MOOD)


class Embalming(SpecialEffect):
    """CC-X19.3, CC-X19.4, CC-X19.5: culture for the dead."""

    def leader_lost(self, s: World, player: int) -> None:
        """CC-X19.3: whoever killed the leader, however many tokens there are."""
        gain(s, player, CULTURE)

    def after_combat(self, s: World, player: int, battle: Battle) -> Rules:
        """CC-X19.4, CC-X19.5: won or lost, unless there are 5 already."""
        if s.players[player].stock[CULTURE] < EMBALMING_LIMIT:
            gain(s, player, CULTURE)
        yield from ()


class ManGod(SpecialEffect):
    """CC-X19.6, CC-X19.7: Theocracy works like Autocracy too; see effects.can_use."""


class Cleopatra(LeaderEffect):
    """CC-X31.5, CC-X31.6: Legendary (more influence) and Beloved (attacks cost culture)."""

    def influence_range(self, s: World, player: int, hex: int) -> int:
        """Legendary: +1 from her city."""
        city = self.own_city(s, player)
        return 1 if city is not None and city.hex == hex else 0

    def free_actions(self, s: World, player: int, options: list[Option]) -> None:
        """CC-X31.5: once per turn, a culture token onto her city."""
        city = self.own_city(s, player)
        if city is None or not self.may_use(s):
            return
        if can_pay(s, player, cost_of(FOR_EFFECT, culture=1)):
            options.append(BELOVED.of(city.hex))

    def act(self, s: World, player: int, option: Option) -> Rules:
        """CC-X31.5: the token lies there until somebody pays as many."""
        self.use(s)
        yield from pay(s, player, cost_of(FOR_EFFECT, culture=1))
        city = s.cities[option.a]
        city.beloved += 1
        s.tell(BELOVED_TOKEN, player, city.hex, city.beloved)

    def attack_toll(self, s: World, player: int, attacker: int, hex: int) -> int:
        """CC-X31.5: as many culture tokens as lie there, wherever Cleopatra is."""
        city = s.cities.get(hex)
        return city.beloved if city is not None and city.owner == player else 0

    def may_be_attacked(self, s: World, player: int, attacker: int, hex: int) -> Rules:
        """CC-X31.5: paid to the bank whatever the outcome; the tokens are gone then."""
        toll = self.attack_toll(s, player, attacker, hex)
        if toll:
            yield from pay(s, attacker, cost_of(FOR_MOVEMENT, hex, culture=toll))
            s.tell(TOLL_PAID, attacker, hex, toll)
            s.cities[hex].beloved = 0

    def leader_lost(self, s: World, player: int) -> None:
        """CC-X31.6: all tokens go with her, also those in cities that barbarians hold."""
        for city in s.cities.values():
            city.beloved = 0


class Imhotep(LeaderEffect):
    """CC-Y4.1: Innovator (ideas for activations) and Physician (cheap schools)."""

    def after_activation(self, s: World, player: int, city: City, purpose: int) -> Rules:
        """Innovator: 1 idea for every activation of his city but Collect."""
        if purpose != TO_COLLECT and city is self.own_city(s, player):
            gain(s, player, IDEAS)
        yield from ()

    def build_cost(self, s: World, player: int, cost: Cost) -> None:
        """Physician: an academy or observatory in his city costs no food and no wood."""
        schools = (ACADEMY, OBSERVATORY)
        if is_due_in_city(self, s, player, cost, FOR_BUILDING) and cost.detail in schools:
            cost.need[FOOD] = cost.need[WOOD] = 0


class RamsesII(LeaderEffect):
    """CC-Y4.1: Monumental (obelisks) and Coastal Power."""

    def after_build(self, s: World, player: int, city: City, building: int) -> Rules:
        """Monumental: 1 culture token or 2 ideas for an obelisk in his city."""
        if building != OBELISK or city is not self.own_city(s, player):
            return
        option = yield Ask(player, ASK_GAIN, [TAKE.of(CULTURE), GAIN_IDEAS.of()])
        if option.verb is GAIN_IDEAS:
            gain(s, player, IDEAS, 2)
        else:
            gain(s, player, CULTURE)

    def combat_value(self, s: World, player: int, battle: Battle) -> int:
        """Coastal Power: +2 against a city beside the sea, or against pirates while aboard."""
        if fights_aboard(self, s, player, battle):
            return 2 if enemy_of(player, battle) == PIRATES else 0
        if not self.takes_part(player, battle) or battle.side_of(player) != ATTACKER:
            return 0
        by_sea = any(s.is_sea(hex) for hex in s.neighbours(battle.hex))
        return 2 if battle.hex in s.cities and by_sea else 0


EFFECTS: Final[list[Effect]] = [
    FloodPlains("flood-plains", SPECIAL_FLOOD_PLAINS),
    Architecture("architecture", SPECIAL_ARCHITECTURE),
    Embalming("embalming", SPECIAL_EMBALMING),
    ManGod("man-god", SPECIAL_MAN_GOD),
    Cleopatra("cleopatra", LEADER_CLEOPATRA, BELOVED),
    Imhotep("imhotep", LEADER_IMHOTEP),
    RamsesII("ramses-ii", LEADER_RAMSES_II),
]
