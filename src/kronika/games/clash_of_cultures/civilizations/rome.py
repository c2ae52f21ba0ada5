"""Rome: its special advances and leaders."""

from typing import Final

from kronika.core.asks import Ask, Option, Prompt, Rules, Verb

from ..advances import buy, can_gain, full_price
from ..cities import begin_activation, end_activation, may_activate, set_mood
from ..decks import discard_action_card, discard_objective, draw_objective, take_action_cards
from ..effects import Effect, LeaderEffect, SpecialEffect
from ..happiness import happiness_options, increase_happiness
from ..hexes import distance, within
from ..recruiting import GAINS_UNIT, has_room
from ..situations import (
    FOR_ABILITY,
    FOR_BUILDING,
    FOR_EFFECT,
    Battle,
    Conquest,
    Cost,
    cost_of,
)
from ..state import City, World
from ..stock import can_pay, gain, pay
from ..terms import (
    BARBARIANS,
    CAVALRY,
    GOLD,
    GOOD_COUNT,
    HAPPY,
    INFANTRY,
    LEADER_AUGUSTUS,
    LEADER_GAIUS_JULIUS_CAESAR,
    LEADER_SULLA,
    MOOD,
    NEUTRAL,
    RESOURCE_COUNT,
    SANITATION,
    SPECIAL_AQUEDUCT,
    SPECIAL_CAPTIVI,
    SPECIAL_PROVINCES,
    SPECIAL_ROMAN_ROADS,
)
from ..words import ACTION_CARD, CITY, OBJECTIVE_CARD
from .common import enemy_of, is_taken
from .tiles import tile_of, tiles_with_cities

BUY_SANITATION: Final = Verb("buy-sanitation")
CALM_PROVINCE: Final = Verb("calm-province", (CITY,))
PRINCEPS: Final = Verb("princeps", (CITY,))
DISMISS_ACTION_CARD: Final = Verb("dismiss-action-card", (ACTION_CARD,))
DISMISS_OBJECTIVE: Final = Verb("dismiss-objective", (OBJECTIVE_CARD,))
STATESMAN: Final = Verb("statesman", (CITY,))
PROCONSUL: Final = Verb("proconsul", (CITY,))
ASK_PROVINCE: Final = Prompt("province", (CITY,), "CC-X15.65")
ASK_PRINCEPS: Final = Prompt("princeps-discard", (), "CC-Y2.1")
ASK_PROCONSUL: Final = Prompt("proconsul", (CITY,), "CC-Y2.1")

PAVED: Final = 4
"""CC-X29.1: hexes of a Roads move."""
PROVINCE_DISTANCE: Final = 3
EMPEROR: Final = 2
CIVILIZER: Final = 2
DICTATOR_REACH: Final = 2


class Aqueduct(SpecialEffect):
    """CC-X15.63, CC-S1.12: no famines (by the content of the events), and Sanitation is near."""

    def advance_cost(self, s: World, player: int, advance: int, cost: Cost) -> None:
        """With the action Advance it costs nothing."""
        if advance == SANITATION:
            cost.need = [0] * GOOD_COUNT
            cost.others.clear()

    def free_actions(self, s: World, player: int, options: list[Option]) -> None:
        """At its price it takes no action."""
        if can_gain(s, player, SANITATION) and can_pay(s, player, full_price(s, SANITATION)):
            options.append(BUY_SANITATION.of())

    def act(self, s: World, player: int, option: Option) -> Rules:
        """Like the action Advance."""
        yield from buy(s, player, SANITATION, full_price(s, SANITATION))


class RomanRoads(SpecialEffect):
    """CC-X29.1: long Roads moves between own cities."""

    def roads_length(self, s: World, player: int, start: int, end: int, length: int) -> int:
        """CC-X29.1: up to 4 hexes if it both starts and ends in own cities."""
        for hex in (start, end):
            city = s.cities.get(hex)
            if city is None or city.owner != player:
                return length
        return max(length, PAVED)


class Captivi(SpecialEffect):
    """CC-X15.64, CC-X34.24: prisoners bring gold and build."""

    def after_combat(self, s: World, player: int, battle: Battle) -> Rules:
        """CC-X34.24: every won combat on land or at sea, but no walk-in."""
        if battle.fought and battle.winner == battle.side_of(player):
            gain(s, player, GOLD)
            gain(s, player, MOOD)
        yield from ()

    def build_cost(self, s: World, player: int, cost: Cost) -> None:
        """Mood tokens for any resources of a building."""
        if cost.purpose == FOR_BUILDING:
            for good in range(RESOURCE_COUNT):
                cost.swap(good, MOOD)


class Provinces(SpecialEffect):
    """CC-X15.65: cavalry from afar, and captured cities that are not angry."""

    def may_recruit(self, s: World, player: int, city: City, sort: int) -> bool:
        """At least 3 hexes from the start city, without a market."""
        home = s.players[player].start_hex
        return sort == CAVALRY and distance(s, city.hex, home) >= PROVINCE_DISTANCE

    def conquered_mood(self, s: World, player: int, conquest: Conquest, mood: int) -> int:
        """Neutral."""
        return max(mood, NEUTRAL)

    def after_conquest(self, s: World, player: int, conquest: Conquest) -> Rules:
        """Happy for 1 culture token."""
        city = s.cities.get(conquest.hex)
        cost = cost_of(FOR_EFFECT, conquest.hex, culture=1)
        if city is None or city.mood == HAPPY:
            return
        offer = CALM_PROVINCE.of(city.hex)
        if (yield from is_taken(s, player, offer, cost, ASK_PROVINCE, city.hex)):
            set_mood(s, city, HAPPY)


class Augustus(LeaderEffect):
    """CC-Y2.1: Princeps (new cards) and Emperor (CV far from own cities)."""

    def main_actions(self, s: World, player: int, options: list[Option]) -> None:
        """Princeps: his city is activated, for 1 culture token."""
        city = self.own_city(s, player)
        if city is None or not may_activate(s, player, city):
            return
        if can_pay(s, player, cost_of(FOR_EFFECT, culture=1)):
            options.append(PRINCEPS.of(city.hex))

    def act(self, s: World, player: int, option: Option) -> Rules:
        """Princeps: draw an action card and an objective card, then discard one of each."""
        city = s.cities[option.a]
        yield from begin_activation(s, player, city, FOR_ABILITY)
        yield from pay(s, player, cost_of(FOR_EFFECT, culture=1))
        yield from take_action_cards(s, player)
        draw_objective(s, player)
        realm = s.players[player]
        if realm.action_cards:
            cards = [DISMISS_ACTION_CARD.of(card) for card in sorted(realm.action_cards)]
            choice = yield Ask(player, ASK_PRINCEPS, cards)
            discard_action_card(s, player, choice.a)
        if realm.objective_cards:
            cards = [DISMISS_OBJECTIVE.of(card) for card in sorted(realm.objective_cards)]
            choice = yield Ask(player, ASK_PRINCEPS, cards)
            discard_objective(s, player, choice.a)
        yield from end_activation(s, player, city, FOR_ABILITY)

    def combat_value(self, s: World, player: int, battle: Battle) -> int:
        """Emperor: on a map tile without an own city."""
        if not self.takes_part(player, battle):
            return 0
        return EMPEROR if tile_of(s, battle.hex) not in tiles_with_cities(s, player) else 0


class GaiusJuliusCaesar(LeaderEffect):
    """CC-Y2.1: Statesman (happiness in his city) and Proconsul (a garrison)."""

    def free_actions(self, s: World, player: int, options: list[Option]) -> None:
        """Statesman: Increase Happiness for his city only."""
        city = self.own_city(s, player)
        if city is not None and happiness_options(s, player, [0] * GOOD_COUNT, city.hex):
            options.append(STATESMAN.of(city.hex))

    def act(self, s: World, player: int, option: Option) -> Rules:
        """Statesman: at the normal price."""
        yield from increase_happiness(s, player, None, option.a)

    def after_conquest(self, s: World, player: int, conquest: Conquest) -> Rules:
        """Proconsul: 1 gold for an infantry on the spot."""
        cost = cost_of(FOR_EFFECT, conquest.hex, gold=1)
        if not conquest.with_leader or not s.in_supply(player, INFANTRY):
            return
        if not has_room(s, player, conquest.hex, INFANTRY):
            return
        offer = PROCONSUL.of(conquest.hex)
        if (yield from is_taken(s, player, offer, cost, ASK_PROCONSUL, conquest.hex)):
            s.place_unit(conquest.hex, player, INFANTRY)
            s.tell(GAINS_UNIT, player, INFANTRY, conquest.hex)


class Sulla(LeaderEffect):
    """CC-Y2.1: Dictator (his city and the barbarians around) and Civilizer (CV against them)."""

    def is_immune(self, s: World, player: int, city: City) -> bool:
        """Dictator: nobody else influences his city."""
        return self.own_city(s, player) is city

    def holds_barbarians(self, s: World, player: int, hex: int) -> bool:
        """Dictator: barbarians within 2 hexes move only with leave."""
        return within(s, self.hex(s, player), hex, DICTATOR_REACH)

    def combat_value(self, s: World, player: int, battle: Battle) -> int:
        """Civilizer: against barbarians."""
        if not self.takes_part(player, battle):
            return 0
        return CIVILIZER if enemy_of(player, battle) == BARBARIANS else 0


EFFECTS: Final[list[Effect]] = [
    Aqueduct("aqueduct", SPECIAL_AQUEDUCT, BUY_SANITATION),
    RomanRoads("roman-roads", SPECIAL_ROMAN_ROADS),
    Captivi("captivi", SPECIAL_CAPTIVI),
    Provinces("provinces", SPECIAL_PROVINCES),
    Augustus("augustus", LEADER_AUGUSTUS, PRINCEPS),
    GaiusJuliusCaesar("gaius-julius-caesar", LEADER_GAIUS_JULIUS_CAESAR, STATESMAN),
    Sulla("sulla", LEADER_SULLA),
]
