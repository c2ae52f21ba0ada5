"""Babylonia: its special advances and leaders."""

from typing import Final

from kronika.core.asks import Rules, Verb

from ..decks import take_action_cards
from ..effects import Effect, LeaderEffect, SpecialEffect
from ..recruiting import has_room, place_free_unit
from ..situations import (
    ATTACKER,
    FOR_BUILDING,
    FOR_HAPPINESS,
    Attempt,
    Battle,
    Conquest,
    Cost,
    Harvest,
    cost_of,
)
from ..state import City, World
from ..stock import gain_choice
from ..terms import (
    CULTURE,
    FOOD,
    FORTRESS,
    GREAT_GARDENS,
    IDEAS,
    INFANTRY,
    LEADER_HAMMURABI,
    LEADER_NABOPOLASSAR,
    LEADER_NEBUCHADNEZZAR_II,
    ORE,
    SPECIAL_CANALS,
    SPECIAL_CODE_OF_LAWS,
    SPECIAL_STAR_CATALOGUES,
    SPECIAL_ZIGGURATS,
    TEMPLE,
    WOOD,
)
from .common import PATRON_KINDS, WonderPatron, enemy_of, fights_opponent, is_due_in_city

HANGING_GARDENS: Final = Verb("hanging-gardens", PATRON_KINDS)

LAW_HAND: Final = 5
"""With so many action cards Code of Laws gives no more."""


class Canals(SpecialEffect):
    """CC-X17.1: a second food where a Collect action yields exactly one."""

    def exchange_harvest(self, s: World, player: int, harvest: Harvest) -> Rules:
        """CC-X17.1: on top of the limit, as often as it happens."""
        if harvest.total(FOOD) == 1:
            harvest.bonus[FOOD] += 1
        yield from ()


class CodeOfLaws(SpecialEffect):
    """CC-X15.37: an action card for every success of influence, up to a hand of 5."""

    def after_influence(self, s: World, player: int, attempt: Attempt) -> Rules:
        """Only while there are fewer than 5 action cards in hand."""
        if attempt.success and len(s.players[player].action_cards) < LAW_HAND:
            yield from take_action_cards(s, player)


class StarCatalogues(SpecialEffect):
    """CC-X15.38: an idea or a culture token before every event."""

    def before_event(self, s: World, player: int) -> Rules:
        """Before the player draws the card."""
        yield from gain_choice(s, player, [IDEAS, CULTURE])


class Ziggurats(SpecialEffect):
    """CC-X15.39: no limit of ideas by Dogma, and temples for ideas."""

    def limit(self, s: World, player: int, good: int, limit: int) -> int:
        """The limit of Dogma does not apply."""
        return max(limit, s.content.resource_limit) if good == IDEAS else limit

    def swaps(self, s: World, player: int, cost: Cost) -> None:
        """Ideas in place of any resource of a temple."""
        if cost.purpose == FOR_BUILDING and cost.detail == TEMPLE:
            for good in (FOOD, WOOD, ORE):
                cost.swap(good, IDEAS)


class Hammurabi(LeaderEffect):
    """CC-X31.4: Lawgiver (his city is made happy) and Guardian (a cheap fortress)."""

    def happy_price(self, s: World, player: int, city: City) -> Cost | None:
        """CC-X31.4: 1 culture token, whatever the size and mood of his city."""
        if city is not self.own_city(s, player):
            return None
        return cost_of(FOR_HAPPINESS, city.hex, culture=1)

    def build_cost(self, s: World, player: int, cost: Cost) -> None:
        """Guardian: a fortress in his city costs no food and no wood."""
        if is_due_in_city(self, s, player, cost, FOR_BUILDING) and cost.detail == FORTRESS:
            cost.need[FOOD] = cost.need[WOOD] = 0


class Nebuchadnezzar(WonderPatron):
    """CC-X31.1, CC-X31.2: Hanging Gardens and Iconoclast (against temples)."""

    def combat_value(self, s: World, player: int, battle: Battle) -> int:
        """Iconoclast: +2 when he attacks a city with a temple."""
        city = s.cities.get(battle.hex)
        if not self.takes_part(player, battle) or battle.side_of(player) != ATTACKER:
            return 0
        return 2 if city is not None and city.has(TEMPLE) else 0


class Nabopolassar(LeaderEffect):
    """CC-X34.20: Liberator (against large nations) and Revolt (infantry for a lost city)."""

    def combat_value(self, s: World, player: int, battle: Battle) -> int:
        """CC-X34.20: +2 against an opponent with at least as many cities."""
        if not self.takes_part(player, battle) or not fights_opponent(player, battle):
            return 0
        return 2 if s.city_count(enemy_of(player, battle)) >= s.city_count(player) else 0

    def after_losing_city(self, s: World, player: int, conquest: Conquest) -> Rules:
        """Revolt: 1 infantry with him, or in a city where he has no room for it."""
        here = self.hex(s, player)
        places = [here] if s.is_land(here) and has_room(s, player, here, INFANTRY) else []
        if not places:
            places = [city.hex for city in s.cities_of(player)]
        yield from place_free_unit(s, player, INFANTRY, places)


EFFECTS: Final[list[Effect]] = [
    Canals("canals", SPECIAL_CANALS),
    CodeOfLaws("code-of-laws", SPECIAL_CODE_OF_LAWS),
    StarCatalogues("star-catalogues", SPECIAL_STAR_CATALOGUES),
    Ziggurats("ziggurats", SPECIAL_ZIGGURATS),
    Hammurabi("hammurabi", LEADER_HAMMURABI),
    Nebuchadnezzar("nebuchadnezzar-ii", LEADER_NEBUCHADNEZZAR_II, HANGING_GARDENS, GREAT_GARDENS),
    Nabopolassar("nabopolassar", LEADER_NABOPOLASSAR),
]
