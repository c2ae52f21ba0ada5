"""Encounters with other peoples, and omens of war (E27, E28, E40 to E42, E48)."""

from typing import Final

from kronika.core.asks import Event, Rules

from ..decks import lay_out_wonder
from ..state import City, World
from ..stock import gain
from ..terms import (
    CULTURE,
    EVENT_ENVOY,
    EVENT_POPULATION_BOOM,
    EVENT_REFORMATION,
    EVENT_SOLAR_ECLIPSE,
    EVENT_TROJAN_HORSE,
    IDEAS,
    NONE,
    TEMPLE,
)
from ..words import CITY, PLAYER
from .text import EventText, choose_city, choose_player, may_place_settler, place_settler

TEMPLE_REFORMED: Final = Event("temple-reformed", (PLAYER, CITY))


class PopulationBoom(EventText):
    """CC-S1.3: E27, E28: a settler for the drawer, and one for another player."""

    def happens(self, s: World, player: int, drawer: int, card: int) -> Rules:
        """The drawer first."""
        yield from place_settler(s, player)
        others = [other for other in s.others(player) if may_place_settler(s, other)]
        other = yield from choose_player(player, others)
        if other != NONE:
            yield from place_settler(s, other)


class Envoy(EventText):
    """CC-X14.12: E40: ideas and culture meet, and a wonder card lies on the table."""

    def happens(self, s: World, player: int, drawer: int, card: int) -> Rules:
        """The wonder can be taken by whoever is to draw one."""
        gain(s, player, IDEAS)
        gain(s, player, CULTURE)
        other = yield from choose_player(player, s.others(player))
        gain(s, other, CULTURE)
        lay_out_wonder(s)


class Reformation(EventText):
    """CC-S1.6: E48: another player turns a temple of the drawer into an own one."""

    def happens(self, s: World, player: int, drawer: int, card: int) -> Rules:
        """Without a temple, a player who has one takes the drawer's place."""
        victim = player
        if not temples(s, victim):
            victim = yield from choose_player(
                player, [other for other in s.others(player) if temples(s, other)]
            )
            if victim == NONE:
                return
        supplied = [q for q in s.others(victim) if s.players[q].buildings[TEMPLE]]
        reformer = yield from choose_player(victim, supplied)
        if reformer == NONE:
            return
        city = yield from choose_city(s, reformer, temples(s, victim))
        if city is not None:
            s.players[victim].buildings[TEMPLE] += 1
            s.players[reformer].buildings[TEMPLE] -= 1
            city.buildings[TEMPLE] = reformer
            s.tell(TEMPLE_REFORMED, reformer, city.hex)


def temples(s: World, player: int) -> list[City]:
    """The own cities of a player with a temple of the own colour."""
    return [city for city in s.cities_of(player) if city.buildings[TEMPLE] == player]


class SolarEclipse(EventText):
    """CC-S1.6: E41: the next land combat ends after its first round."""

    def happens(self, s: World, player: int, drawer: int, card: int) -> Rules:
        """Until then; combat_events.py ends it."""
        s.solar_eclipse = True
        yield from ()


class TrojanHorse(EventText):
    """CC-S1.6: E42: once, an attacker may pay to keep a city's defender from playing cards."""

    def happens(self, s: World, player: int, drawer: int, card: int) -> Rules:
        """Until somebody does; combat_events.py ends it."""
        s.trojan_horse = True
        yield from ()


TEXTS: Final[list[EventText]] = [
    PopulationBoom(EVENT_POPULATION_BOOM),
    Envoy(EVENT_ENVOY),
    Reformation(EVENT_REFORMATION),
    SolarEclipse(EVENT_SOLAR_ECLIPSE, stays=True),
    TrojanHorse(EVENT_TROJAN_HORSE, stays=True),
]
