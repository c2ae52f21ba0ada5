"""Theocracy: Dogma, Devotion, Conversion, Fanaticism."""

from typing import Final

from kronika.core.asks import Ask, Event, Prompt, Rules, Verb

from ..advances import free_advance
from ..effects import AdvanceEffect, Effect
from ..recruiting import has_room
from ..situations import DEFENDER, Attempt, Battle
from ..state import City, World
from ..stock import gain
from ..terms import (
    CONVERSION,
    CULTURE,
    DEVOTION,
    DOGMA,
    FANATICISM,
    GROUP_SIZE,
    IDEAS,
    INFANTRY,
    NONE,
    TEMPLE,
    THEOCRACY,
)
from ..words import CITY, PLAYER

RAISE_FANATIC: Final = Verb("raise-fanatic", (CITY,))
NO_FANATIC: Final = Verb("no-fanatic")
ASK_FANATIC: Final = Prompt("fanatic", (), "CC-Q9.1")
FANATIC_RISES: Final = Event("fanatic-rises", (PLAYER, CITY))


class Dogma(AdvanceEffect):
    """CC-X13.1, CC-F1.5: temples give Theocracy advances; few ideas can be stored."""

    def limit(self, s: World, player: int, good: int, limit: int) -> int:
        """CC-F1.5."""
        return min(limit, s.content.ideas_limit) if good == IDEAS else limit

    def after_build(self, s: World, player: int, city: City, building: int) -> Rules:
        """CC-X13.1, CC-G1.13: with a cube of the tracker, if the player likes."""
        if building == TEMPLE:
            first = THEOCRACY * GROUP_SIZE
            further = list(range(first, first + GROUP_SIZE))
            yield from free_advance(s, player, further, True, True)


class Devotion(AdvanceEffect):
    """CC-X13.2, CC-L4.4: no boosts against own cities with a temple."""

    def forbids_boost(self, s: World, player: int, city: City) -> bool:
        """CC-L4.4: whatever the colour of the temple."""
        return city.has(TEMPLE)


class Conversion(AdvanceEffect):
    """CC-X13.3, CC-L4.5: better influence rolls, and a culture token for a success."""

    def influence_roll(self, s: World, player: int) -> int:
        """CC-L4.5: not a boost."""
        return 1

    def after_influence(self, s: World, player: int, attempt: Attempt) -> Rules:
        """CC-L4.5."""
        if attempt.success:
            gain(s, player, CULTURE)
        yield from ()


class Fanaticism(AdvanceEffect):
    """CC-X13.4, CC-Q9.1: stronger in the first round where a temple stands."""

    def applies(self, s: World, player: int, battle: Battle) -> bool:
        """CC-Q9.1, CC-Q10.8: on land, against an enemy city or for an own one, with a temple."""
        city = s.cities.get(battle.hex)
        if battle.at_sea or city is None or not city.has(TEMPLE):
            return False
        return (city.owner == player) == (battle.side_of(player) == DEFENDER)

    def combat_value(self, s: World, player: int, battle: Battle) -> int:
        """CC-Q9.1: in round 1."""
        if battle.round > 1 or not self.applies(s, player, battle):
            return 0
        return s.content.fanaticism_bonus

    def after_combat(self, s: World, player: int, battle: Battle) -> Rules:
        """CC-Q9.1: who loses may put an infantry into another own city."""
        if not battle.fought or battle.winner in (NONE, battle.side_of(player)):
            return
        if not self.applies(s, player, battle) or not s.in_supply(player, INFANTRY):
            return
        options = [
            RAISE_FANATIC.of(city.hex)
            for city in s.cities_of(player)
            if city.hex != battle.hex and has_room(s, player, city.hex, INFANTRY)
        ]
        if options:
            option = yield Ask(player, ASK_FANATIC, [*options, NO_FANATIC.of()])
            if option.verb is RAISE_FANATIC:
                s.place_unit(option.a, player, INFANTRY)
                s.tell(FANATIC_RISES, player, option.a)


EFFECTS: Final[list[Effect]] = [
    Dogma("dogma", DOGMA),
    Devotion("devotion", DEVOTION),
    Conversion("conversion", CONVERSION),
    Fanaticism("fanaticism", FANATICISM),
]
