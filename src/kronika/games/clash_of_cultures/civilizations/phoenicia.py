"""Phoenicia: its special advances and leaders."""

from typing import Final

from kronika.core.asks import Event, Prompt, Rules, Verb

from ..effects import Effect, LeaderEffect, SpecialEffect, can_use
from ..groups.economy import only
from ..hexes import distances, sea_area
from ..situations import (
    BY_PORT,
    DEFENDER,
    FOR_COMBAT,
    Battle,
    Conquest,
    Trade,
    cost_of,
    trader_hex,
    trader_of,
    trader_sort,
)
from ..special_advances import is_government
from ..state import City, World
from ..stock import gain, gain_choice
from ..terms import (
    BARBARIANS,
    CONSTRUCTION,
    CULTURE,
    GOLD,
    HAPPY,
    IDEAS,
    LEADER_HIRAM,
    LEADER_ITHOBAAL,
    LEADER_PYGMALION,
    PORT,
    SETTLER,
    SHIP,
    SPECIAL_ALPHABET,
    SPECIAL_BIREMES,
    SPECIAL_CEDARS_AND_DYES,
    SPECIAL_CITY_INDEPENDENCE,
    TEMPLE,
    WAR_SHIPS,
)
from ..trade_routes import partners_within
from ..words import HEX, PLAYER
from .common import TeachingLeader, enemy_of, is_taken

CONSTRUCTOR: Final = Verb("constructor")
PROTECT: Final = Verb("protect")
ASK_PROTECTOR: Final = Prompt("protector", (HEX,), "CC-Y2.1")
PROTECTS: Final = Event("protects", (PLAYER,))

PORT_SCORE: Final = 3
"""Half points."""
BIREMES: Final = 2
ALPHABET_ROUTES: Final = 2
ALPHABET_IDEAS: Final = 2
CEDAR_DISTANCE: Final = 3
ASTARTE: Final = 2
ASTARTE_REACH: Final = 2


class CityIndependence(SpecialEffect):
    """CC-X15.60: ports stay Phoenician and are worth more, governments nothing."""

    def keeps_building(self, s: World, player: int, city: City, building: int) -> bool:
        """Against influence, and when the city is captured."""
        return building == PORT

    def building_score(self, s: World, player: int, building: int, score: int) -> int:
        """1½ points for a port."""
        return PORT_SCORE if building == PORT else score

    def advance_score(self, s: World, player: int, advance: int, score: int) -> int:
        """No points for government advances."""
        return 0 if is_government(advance) else score


class Biremes(SpecialEffect):
    """CC-X15.61: CV at sea, against War Ships only in round 1."""

    def combat_value(self, s: World, player: int, battle: Battle) -> int:
        """Neutral enemies have no War Ships."""
        if not battle.at_sea:
            return 0
        enemy = enemy_of(player, battle)
        equal = enemy < BARBARIANS and can_use(s, enemy, WAR_SHIPS)
        return BIREMES if battle.round == 1 or not equal else 0


class Alphabet(SpecialEffect):
    """CC-X15.62, CC-X34.26: two trade routes may give culture or ideas."""

    def trade_yields(
        self, s: World, player: int, trade: Trade, trader: int, city: int, yields: list[list[int]]
    ) -> None:
        """1 culture token or 2 ideas in place of the normal yield."""
        if trade.counts.get(self.number, 0) < ALPHABET_ROUTES:
            yields += [only(CULTURE), only(IDEAS, ALPHABET_IDEAS)]

    def after_route(self, s: World, player: int, trade: Trade, good: int) -> Rules:
        """No other yield of Phoenicia is one of these goods."""
        if good in (CULTURE, IDEAS):
            trade.counts[self.number] = trade.counts.get(self.number, 0) + 1
        yield from ()


class CedarsAndDyes(SpecialEffect):
    """CC-X20.1: longer trade routes by sea, also from ports."""

    def trade_partners(self, s: World, player: int, trade: Trade) -> None:
        """CC-X20.1: 3 hexes to a city beside the same sea; a port may stand for the ship."""
        for trader in set(trade.traders):
            if trader_sort(trader) == SHIP:
                self._pair(s, trade, trader, trader_hex(trader))
        for city in s.cities_of(player):
            if city.has(PORT):
                trade.traders.append(trader_of(city.hex, BY_PORT))
                self._pair(s, trade, trader_of(city.hex, BY_PORT), city.port_hex)

    def _pair(self, s: World, trade: Trade, trader: int, sea: int) -> None:
        area = sea_area(s, sea)
        for city in partners_within(s, trade.player, trader_hex(trader), CEDAR_DISTANCE):
            if any(hex in area for hex in s.neighbours(city)):
                trade.pair(trader, city)


class Ithobaal(LeaderEffect):
    """CC-Y2.1: Deliverance (captured cities rejoice) and Priest of Astarte (CV near temples)."""

    def conquered_mood(self, s: World, player: int, conquest: Conquest, mood: int) -> int:
        """Deliverance: with him, where a building had the own colour before."""
        return HAPPY if conquest.with_leader and conquest.had_own_building else mood

    def combat_value(self, s: World, player: int, battle: Battle) -> int:
        """Priest of Astarte: within 2 hexes of an own city with a temple."""
        if not self.takes_part(player, battle):
            return 0
        near = distances(s, battle.hex, False, ASTARTE_REACH)
        temples = [city.hex for city in s.cities_of(player) if city.has(TEMPLE)]
        return ASTARTE if any(hex in near for hex in temples) else 0


class Hiram(TeachingLeader):
    """CC-X34.22: Constructor (advances of Construction) and Trade Master (a route more)."""

    def is_free_route(self, s: World, player: int, trader: int) -> bool:
        """Trade Master: one route of a settler or ship on his hex does not count."""
        return trader_hex(trader) == self.hex(s, player) and trader_sort(trader) in (SETTLER, SHIP)


class Pygmalion(LeaderEffect):
    """CC-Y2.1: Mediterranean Trader (a richer route) and Protector (a hit cancelled)."""

    def after_route(self, s: World, player: int, trade: Trade, good: int) -> Rules:
        """Mediterranean Trader: one route of a settler or ship on his hex."""
        trader = trade.routes[-1][0]
        if trader_hex(trader) != self.hex(s, player) or trader_sort(trader) not in (SETTLER, SHIP):
            return
        if self.number not in trade.counts:
            trade.counts[self.number] = 1
            yield from gain_choice(s, player, [GOLD, CULTURE])

    def at_losses(self, s: World, player: int, battle: Battle) -> Rules:
        """Protector: once per battle in defence of a city, 1 culture token for a hit."""
        side = battle.sides[battle.side_of(player)]
        cost = cost_of(FOR_COMBAT, battle.hex, culture=1)
        city = s.cities.get(battle.hex)
        if city is None or city.owner != player or self.number in side.notes:
            return
        if battle.side_of(player) != DEFENDER or not self.takes_part(player, battle):
            return
        if (yield from is_taken(s, player, PROTECT.of(), cost, ASK_PROTECTOR, battle.hex)):
            side.notes[self.number] = 1
            side.hits -= 1
            s.tell(PROTECTS, player)


class ProtectorsPrice(Effect):
    """CC-Y2.1: the price of the Protector comes back with the victory, whether he lives or not."""

    def is_in_force(self, s: World, player: int) -> bool:
        """For whoever has paid it."""
        return True

    def after_combat(self, s: World, player: int, battle: Battle) -> Rules:
        """One culture token."""
        index = battle.side_of(player)
        if battle.winner == index and PYGMALION.number in battle.sides[index].notes:
            gain(s, player, CULTURE)
        yield from ()


PYGMALION: Final = Pygmalion("pygmalion", LEADER_PYGMALION)
EFFECTS: Final[list[Effect]] = [
    CityIndependence("city-independence", SPECIAL_CITY_INDEPENDENCE),
    Biremes("biremes", SPECIAL_BIREMES),
    Alphabet("alphabet", SPECIAL_ALPHABET),
    CedarsAndDyes("cedars-and-dyes", SPECIAL_CEDARS_AND_DYES),
    Ithobaal("ithobaal", LEADER_ITHOBAAL),
    Hiram("hiram", LEADER_HIRAM, CONSTRUCTOR, CONSTRUCTION),
    PYGMALION,
    ProtectorsPrice("protectors-price"),
]
