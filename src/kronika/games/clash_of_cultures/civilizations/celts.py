"""The Celts: their special advances and leaders."""

from typing import Final

from kronika.core.asks import Ask, Event, Option, Prompt, Rules, Verb

from ..barbarians import arrival
from ..effects import Effect, LeaderEffect, SpecialEffect
from ..hexes import distances, within
from ..situations import (
    FOR_COMBAT,
    FOR_EFFECT,
    FOR_EVENT,
    Battle,
    March,
    Recruiting,
    Trade,
    cost_of,
)
from ..state import BATTLED, City, World, sort_of
from ..stock import can_pay, pay
from ..terms import (
    BARBARIANS,
    LEADER_QUEEN_BOUDICA,
    LEADER_VERCINGETORIX,
    LEADER_VIRIATHUS,
    NONE,
    SETTLER,
    SHIP,
    SPECIAL_DRUIDIC_INFLUENCE,
    SPECIAL_TRIBAL_ALLIES,
    SPECIAL_TRIBAL_TRADE,
    SPECIAL_TRIBAL_WARFARE,
    WARFARE,
)
from ..words import CITY, HEX, PLAYER, UNIT
from .common import (
    ASK_ABILITY,
    DECLINE,
    advances_in,
    enemy_of,
    fights_opponent,
    is_taken,
)

TRIBAL_ALLIES: Final = Verb("tribal-allies")
HALT: Final = Verb("halt-barbarians", (HEX,))
TERROR: Final = Verb("terror", (UNIT, HEX))
KEEP_SETTLER: Final = Verb("keep-settler", (HEX,))
ASK_HALT: Final = Prompt("halt-barbarians", (), "CC-X15.43")
ASK_TERROR: Final = Prompt("terror", (HEX,), "CC-Y2.1")
DRUIDS: Final = Event("druids-influence", (PLAYER, CITY))
HALTS: Final = Event("halts-barbarians", (PLAYER, HEX))
TERRIFIES: Final = Event("terrifies", (PLAYER, UNIT, HEX))
KEEPS_SETTLER: Final = Event("keeps-settler", (PLAYER, HEX))

NEAR: Final = 2
MOST_TRIBES: Final = 4


class TribalWarfare(SpecialEffect):
    """CC-X15.42: barbarian cities around make the Celts strong."""

    def combat_value(self, s: World, player: int, battle: Battle) -> int:
        """+1 for each within 2 hexes, at most +4, in land combat against another player."""
        if battle.at_sea or not fights_opponent(player, battle):
            return 0
        near = distances(s, battle.hex, False, NEAR)
        tribes = [city for city in s.cities_of(BARBARIANS) if city.hex in near]
        return min(MOST_TRIBES, len(tribes))


class TribalAllies(SpecialEffect):
    """CC-X15.43: barbarians come when they are called, and stay where they are for food."""

    def main_actions(self, s: World, player: int, options: list[Option]) -> None:
        """Once per turn."""
        if self.may_use(s):
            options.append(TRIBAL_ALLIES.of())

    def act(self, s: World, player: int, option: Option) -> Rules:
        """The symbol effect Barbarian arrival, as if the player had drawn it."""
        self.use(s)
        yield from arrival(s, player)

    def before_march(self, s: World, player: int, march: March) -> Rules:
        """1 food, once, halts any number of the groups that an own event moves."""
        price = cost_of(FOR_EVENT, food=1)
        paid = False
        while march.groups and (paid or can_pay(s, player, price)):
            options = [HALT.of(hex) for hex in march.groups]
            options.append(DECLINE.of())
            option = yield Ask(player, ASK_HALT, options)
            if option.verb is DECLINE:
                return
            if not paid:
                yield from pay(s, player, price)
                paid = True
            march.groups.remove(option.a)
            s.tell(HALTS, player, option.a)


class DruidicInfluence(SpecialEffect):
    """CC-X25.1, CC-X25.2: tokens under barbarian settlements."""

    def influences_settlement(self, s: World, player: int, city: City) -> bool:
        """CC-X25.1: any barbarian city without a token of the player."""
        return city.owner == BARBARIANS and not city.druids >> player & 1

    def settlement_influenced(self, s: World, player: int, city: City) -> Rules:
        """CC-X25.1: a token from the bank under the settlement, which stays barbarian."""
        city.druids |= 1 << player
        s.tell(DRUIDS, player, city.hex)
        yield from ()

    def score(self, s: World, player: int) -> int:
        """CC-X25.1: 1 point each."""
        tokens = [city for city in s.cities.values() if city.druids >> player & 1]
        return len(tokens) * s.content.celtic_token_score


class TribalTrade(SpecialEffect):
    """CC-X15.44: trade routes with barbarian cities, for food only."""

    def trades_with_barbarians(self, s: World, player: int) -> bool:
        """Those that are not angry."""
        return True

    def trade_yields(
        self, s: World, player: int, trade: Trade, trader: int, city: int, yields: list[list[int]]
    ) -> None:
        """Always food, whatever else would be allowed."""
        if s.cities[city].owner == BARBARIANS:
            del yields[1:]


class Viriathus(LeaderEffect):
    """CC-Y4.1: Terror (enemies flee) and Loyalty (cards for barbarians)."""

    def before_round(self, s: World, player: int, battle: Battle) -> Rules:
        """Terror: from round 2 on, 2 mood tokens drive 1 enemy out of the combat."""
        price = cost_of(FOR_COMBAT, mood=2)
        if battle.round < 2 or not self.takes_part(player, battle):
            return
        refuges = [hex for hex in s.neighbours(battle.hex) if _is_empty(s, hex)]
        enemy = battle.sides[1 - battle.side_of(player)]
        if not refuges or not enemy.units or not can_pay(s, player, price):
            return
        sorts = sorted({sort_of(unit) for unit in enemy.units})
        options = [TERROR.of(sort, hex) for sort in sorts for hex in refuges]
        options.append(DECLINE.of())
        option = yield Ask(player, ASK_TERROR, options, battle.hex)
        if option.verb is DECLINE:
            return
        yield from pay(s, player, price)
        unit = next(unit for unit in enemy.units if sort_of(unit) == option.a)
        enemy.units.remove(unit)
        s.take_unit(battle.hex, unit)
        s.put_unit(option.b, unit | BATTLED)
        s.tell(TERRIFIES, player, option.a, option.b)

    def plays_for_barbarians(self, s: World, player: int, battle: Battle) -> bool:
        """Loyalty: within 2 hexes of him, against others."""
        here = self.hex(s, player)
        if player in (battle.sides[0].owner, battle.sides[1].owner):
            return False
        return here != NONE and within(s, here, battle.hex, NEAR)


def _is_empty(s: World, hex: int) -> bool:
    return s.is_land(hex) and hex not in s.cities and not s.units_at(hex)


class Vercingetorix(LeaderEffect):
    """CC-Y4.1: Warrior People (settlers encourage) and Rapid Recruitment."""

    def combat_value(self, s: World, player: int, battle: Battle) -> int:
        """Warrior People: +1 for each own settler within 2 hexes."""
        if not self.takes_part(player, battle):
            return 0
        near = distances(s, battle.hex, False, NEAR)
        return sum([s.sorts_at(hex, player, SETTLER) for hex in near])

    def recruit_places(
        self, s: World, player: int, recruiting: Recruiting, sort: int, hexes: list[int]
    ) -> None:
        """Rapid Recruitment: land units of his city also on land beside it, without enemies."""
        city = self.own_city(s, player)
        if city is None or city.hex != recruiting.hex or sort == SHIP:
            return
        for hex in s.neighbours(city.hex):
            other = s.cities.get(hex)
            friendly = other is None or other.owner == player
            if s.is_land(hex) and friendly and not s.enemies_at(hex, player):
                hexes.append(hex)


class QueenBoudica(LeaderEffect):
    """CC-X34.20: Fearless (against warriors) and Great Numbers (settlers stay)."""

    def combat_value(self, s: World, player: int, battle: Battle) -> int:
        """CC-X34.20: +2 against an opponent with more Warfare advances."""
        if not self.takes_part(player, battle) or not fights_opponent(player, battle):
            return 0
        theirs = advances_in(s, enemy_of(player, battle), WARFARE)
        return 2 if theirs > advances_in(s, player, WARFARE) else 0

    def after_founding(self, s: World, player: int, hex: int) -> Rules:
        """Great Numbers: 1 food keeps the settlers who founded a city on her hex."""
        if self.hex(s, player) != hex or not s.in_supply(player, SETTLER):
            return
        price = cost_of(FOR_EFFECT, hex, food=1)
        if (yield from is_taken(s, player, KEEP_SETTLER.of(hex), price, ASK_ABILITY)):
            s.place_unit(hex, player, SETTLER)
            s.tell(KEEPS_SETTLER, player, hex)


EFFECTS: Final[list[Effect]] = [
    TribalWarfare("tribal-warfare", SPECIAL_TRIBAL_WARFARE),
    TribalAllies("tribal-allies", SPECIAL_TRIBAL_ALLIES, TRIBAL_ALLIES),
    DruidicInfluence("druidic-influence", SPECIAL_DRUIDIC_INFLUENCE),
    TribalTrade("tribal-trade", SPECIAL_TRIBAL_TRADE),
    Viriathus("viriathus", LEADER_VIRIATHUS),
    Vercingetorix("vercingetorix", LEADER_VERCINGETORIX),
    QueenBoudica("queen-boudica", LEADER_QUEEN_BOUDICA),
]
