"""The Huns: their special advances and leaders."""

from typing import Final

from kronika.core.asks import Ask, Event, Option, Prompt, Rules, Verb

from ..effects import Effect, LeaderEffect, SpecialEffect
from ..hexes import distances
from ..movement import move_freely
from ..situations import ATTACKER, FOR_EVENT, Battle, Conquest, Cost, March, Recruiting, cost_of
from ..state import City, World
from ..stock import gain
from ..terms import (
    BARBARIANS,
    CAVALRY,
    CULTURE,
    ELEPHANT,
    FOOD,
    FOREST,
    GOLD,
    GRASSLAND,
    HAPPY,
    LEADER_ATTILA,
    LEADER_BLEDA,
    LEADER_RUGILA,
    MOUNTAIN,
    ORE,
    SETTLER,
    SPECIAL_HUNNIC_TRIBES,
    SPECIAL_MOUNTED_ARCHERS,
    SPECIAL_NOMADS,
    SPECIAL_RAIDERS,
    WOOD,
)
from ..words import CITY, HEX, NUMBER, PLAYER
from .common import DECLINE, is_taken

LEAD_TRIBES: Final = Verb("lead-tribes")
CAVALRY_AS_ELEPHANT: Final = Verb("cavalry-as-elephant", (NUMBER,))
ENFORCE: Final = Verb("enforce", (CITY,))
ASK_TRIBES: Final = Prompt("hunnic-tribes", (), "CC-X21.9")
ASK_HORSE_MASTER: Final = Prompt("horse-master", (HEX,), "CC-X34.18")
LEADS_TRIBES: Final = Event("leads-tribes", (PLAYER,))
ENFORCES: Final = Event("enforces", (PLAYER, CITY))

NEAR: Final = 2
TRIBUTE_GOLD: Final = 2
_YIELD: Final = {GRASSLAND: FOOD, FOREST: WOOD, MOUNTAIN: ORE}


class Nomads(SpecialEffect):
    """CC-X21.1, CC-X21.2, CC-X21.3, CC-X21.4, CC-X21.5, CC-X21.6, CC-X21.7, CC-X21.8, CC-X21.10:
    small cities move; see movement.py for how.
    """

    def moves_city(self, s: World, player: int, city: City) -> bool:
        """CC-X21.1: cities of size 1."""
        return city.size() == 1

    def city_arrives(self, s: World, player: int, city: City, start: int) -> Rules:
        """CC-X21.1, CC-X21.7: 1 resource of the terrain; none of barren or exhausted land."""
        if city.hex not in s.exhausted and s.terrain[city.hex] in _YIELD:
            gain(s, player, _YIELD[s.terrain[city.hex]])
        yield from ()


class MountedArchers(SpecialEffect):
    """CC-X15.49: cavalry from small cities, and it rides at once."""

    def may_recruit(self, s: World, player: int, city: City, sort: int) -> bool:
        """Cavalry in cities of size 1 without a market."""
        return sort == CAVALRY and city.size() == 1

    def after_recruit(self, s: World, player: int, recruiting: Recruiting) -> Rules:
        """New cavalry may move once as a free action."""
        places = sorted(
            {place for sort, place in zip(recruiting.units, recruiting.places) if sort == CAVALRY}
        )
        count = recruiting.units.count(CAVALRY)
        if count:
            yield from move_freely(s, player, places, [CAVALRY], units=count)


class Raiders(SpecialEffect):
    """CC-X15.50: enemy settlers close to the Huns neither found nor trade."""

    def threatens(self, s: World, player: int, other: int, hex: int) -> bool:
        """An army unit within 2 hexes, and no army unit or city of their own with them."""
        city = s.cities.get(hex)
        if s.army_at(hex, other) or (city is not None and city.owner == other):
            return False
        return any(s.army_at(near, player) for near in distances(s, hex, False, NEAR))

    def bars_founding(self, s: World, player: int, founder: int, hex: int) -> bool:
        """They cannot found a city."""
        return self.threatens(s, player, founder, hex)

    def bars_trader(self, s: World, player: int, other: int, hex: int, sort: int) -> bool:
        """They cannot serve in trade routes."""
        return sort == SETTLER and self.threatens(s, player, other, hex)


def tribes_cost() -> Cost:
    """1 culture token or 1 gold."""
    cost = cost_of(FOR_EVENT, culture=1)
    cost.swap(CULTURE, GOLD)
    return cost


class HunnicTribes(SpecialEffect):
    """CC-X21.9: barbarians go where the Huns like."""

    def before_march(self, s: World, player: int, march: March) -> Rules:
        """CC-X21.9: paid once for all groups."""
        if not march.groups:
            return
        if (yield from is_taken(s, player, LEAD_TRIBES.of(), tribes_cost(), ASK_TRIBES)):
            march.free = True
            s.tell(LEADS_TRIBES, player)


class Attila(LeaderEffect):
    """CC-X34.18: Ruler (his small city is larger) and Horse Master."""

    def size_bonus(self, s: World, player: int, city: City, purpose: int) -> int:
        """Ruler: a city of size 1 with him; an angry one is limited to 1 before this counts."""
        return 1 if city is self.own_city(s, player) and city.size() == 1 else 0

    def after_roll(self, s: World, player: int, battle: Battle) -> Rules:
        """CC-X34.18: in every round one cavalry may use its die like an elephant."""
        side = battle.sides[battle.side_of(player)]
        dice = [die for die, symbol in enumerate(side.symbols) if symbol == CAVALRY]
        if not dice or not self.takes_part(player, battle):
            return
        numbers = sorted({s.content.die_number[side.faces[die]] for die in dice})
        options = [CAVALRY_AS_ELEPHANT.of(number) for number in numbers]
        options.append(DECLINE.of())
        option = yield Ask(player, ASK_HORSE_MASTER, options, battle.hex)
        if option.verb is DECLINE:
            return
        die = next(die for die in dice if s.content.die_number[side.faces[die]] == option.a)
        side.symbols[die] = ELEPHANT
        side.numbers -= option.a
        side.symbol_bonus -= s.content.unit_symbol_bonus[CAVALRY]
        side.cancelled += s.content.unit_symbol_cancels[ELEPHANT]


class Bleda(LeaderEffect):
    """CC-Y4.1: Enforcer (his city obeys once) and Battering Rams."""

    def free_actions(self, s: World, player: int, options: list[Option]) -> None:
        """Enforcer: for the first activation of his city this turn."""
        city = self.own_city(s, player)
        if city is None or self.is_enforced(s, city):
            return
        if city.activations == 0 and city.mood != HAPPY:
            options.append(ENFORCE.of(city.hex))

    def act(self, s: World, player: int, option: Option) -> Rules:
        """Enforcer: remembered for the turn with the city, which may be left."""
        s.enforced.append(option.a)
        s.tell(ENFORCES, player, option.a)
        yield from ()

    def is_enforced(self, s: World, city: City) -> bool:
        """Whether the city was made to obey this turn."""
        return city.hex in s.enforced

    def acts_as(self, s: World, player: int, city: City, mood: int) -> int:
        """Enforcer: happy, whatever its mood, for one activation."""
        return HAPPY if self.is_enforced(s, city) else mood

    def city_arrives(self, s: World, player: int, city: City, start: int) -> Rules:
        """Enforcer: it holds wherever the city goes."""
        if start in s.enforced:
            s.enforced.append(city.hex)
        yield from ()

    def bars_activation(self, s: World, player: int, city: City) -> bool:
        """Enforcer: no second activation this turn."""
        return city.activations > 0 and self.is_enforced(s, city)

    def bars_tactics(self, s: World, player: int, battle: Battle) -> bool:
        """Battering Rams: no card for the defender of a city in the first round."""
        if battle.round > 1 or battle.side_of(player) != ATTACKER:
            return False
        return battle.hex in s.cities and self.takes_part(player, battle)


class Rugila(LeaderEffect):
    """CC-Y4.1: Tribute (gold for conquests) and Unifier (happy barbarians)."""

    def after_conquest(self, s: World, player: int, conquest: Conquest) -> Rules:
        """Tribute: 2 gold if another enemy city is within 2 hexes of the one he took."""
        near = distances(s, conquest.hex, False, NEAR)
        others = [hex for hex in near if hex in s.cities and s.cities[hex].owner != player]
        if conquest.with_leader and others:
            gain(s, player, GOLD, TRIBUTE_GOLD)
        yield from ()

    def conquered_mood(self, s: World, player: int, conquest: Conquest, mood: int) -> int:
        """Unifier: a barbarian city that he takes is happy."""
        return HAPPY if conquest.with_leader and conquest.former == BARBARIANS else mood


EFFECTS: Final[list[Effect]] = [
    Nomads("nomads", SPECIAL_NOMADS),
    MountedArchers("mounted-archers", SPECIAL_MOUNTED_ARCHERS),
    Raiders("raiders", SPECIAL_RAIDERS),
    HunnicTribes("hunnic-tribes", SPECIAL_HUNNIC_TRIBES),
    Attila("attila", LEADER_ATTILA),
    Bleda("bleda", LEADER_BLEDA, ENFORCE),
    Rugila("rugila", LEADER_RUGILA),
]
