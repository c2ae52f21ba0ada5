"""The Vikings: their special advances and leaders."""

from typing import Final

from kronika.core.asks import Ask, Event, Option, Prompt, Rules, Verb

from ..cities import begin_activation, end_activation, may_activate
from ..effects import Effect, LeaderEffect, SpecialEffect, can_use
from ..groups.economy import TAXES_EFFECT, tax_income
from ..hexes import distances
from ..movement import land_all, landings
from ..situations import (
    ATTACKER,
    FOR_ABILITY,
    FOR_EFFECT,
    Battle,
    Conquest,
    Cost,
    Trade,
    cost_of,
    trader_hex,
    trader_sort,
)
from ..state import World, is_army, is_ship
from ..stock import can_pay, gain, lose, pay
from ..terms import (
    ANGRY,
    GOLD,
    GOOD_COUNT,
    LEADER_ERIK_THE_RED,
    LEADER_KNUT_THE_GREAT,
    LEADER_RAGNAR_LODBROK,
    NAVIGATION,
    NONE,
    OBELISK,
    RESOURCE_COUNT,
    SHIP,
    SPECIAL_LONGSHIPS,
    SPECIAL_RAIDING,
    SPECIAL_RUNE_STONES,
    SPECIAL_SHIP_CONSTRUCTION,
    TACTICS,
    TAXES,
)
from ..words import CITY, GOOD, HEX, PLAYER
from .common import DECLINE
from .tiles import tile_of

GIVE_RAIDERS: Final = Verb("give-raiders", (GOOD,))
RAISE_RUNE_STONE: Final = Verb("raise-rune-stone")
DANEGELD: Final = Verb("danegeld", (CITY,))
LEGENDARY_EXPLORER: Final = Verb("legendary-explorer", (HEX,))
NEW_COLONIES: Final = Verb("new-colonies", (HEX,))
ASK_RAIDED: Final = Prompt("raiding", (PLAYER,), "CC-X34.23")
ASK_RUNE_STONE: Final = Prompt("rune-stone", (), "CC-X30.10")
RAISES_RUNE_STONE: Final = Event("raises-rune-stone", (PLAYER,))
EXPLORED_TILE: Final = Event("explorer-token", (PLAYER, HEX))

RUNE_STONE_LOSSES: Final = 2
PREY: Final = 2
HORROR: Final = 2


class ShipConstruction(SpecialEffect):
    """CC-X30.1, CC-X30.2, CC-X30.3, CC-X30.4, CC-X30.5, CC-X30.6, CC-X30.7, CC-X30.8, CC-X30.9:
    Navigation is free; ships turn into land units and back.
    """

    def advance_cost(self, s: World, player: int, advance: int, cost: Cost) -> None:
        """CC-X30.1."""
        if advance == NAVIGATION:
            cost.need = [0] * GOOD_COUNT
            cost.others.clear()

    def turns_ships(self, s: World, player: int) -> bool:
        """CC-X30.2: how they do is in the chapter on movement."""
        return True


class Longships(SpecialEffect):
    """CC-X15.66: ships carry 3 land units, and sail on after a battle."""

    def capacity(self, s: World, player: int, capacity: int) -> int:
        """Three for each ship."""
        return max(capacity, s.content.longship_capacity)

    def moves_after_battle(self, s: World, player: int, unit: int) -> bool:
        """Ships only."""
        return is_ship(unit)


class Raiding(SpecialEffect):
    """CC-X15.67, CC-X34.23: trading partners beside Viking ships lose something."""

    def after_trade(self, s: World, player: int, trade: Trade) -> Rules:
        """CC-X34.23: at once, each opponent 1 resource of choice."""
        for victim in s.others(player):
            if not any(self.is_raided(s, victim, trader, city) for trader, city in trade.routes):
                continue
            stock = s.players[victim].stock
            options = [GIVE_RAIDERS.of(good) for good in range(RESOURCE_COUNT) if stock[good]]
            if options:
                option = yield Ask(victim, ASK_RAIDED, options, player)
                lose(s, victim, option.a, 1)

    def is_raided(self, s: World, victim: int, trader: int, city: int) -> bool:
        """A ship beside the city with which it is paired."""
        return (
            trader_sort(trader) == SHIP
            and s.cities[city].owner == victim
            and city in s.neighbours(trader_hex(trader))
        )


class RuneStones(SpecialEffect):
    """CC-X30.10: a stone for those who fell."""

    def after_combat(self, s: World, player: int, battle: Battle) -> Rules:
        """CC-X30.10: after a combat that has cost at least 2 army units, won or lost."""
        side = battle.sides[battle.side_of(player)]
        fallen = [unit for unit in side.lost + side.others_lost if is_army(unit)]
        realm = s.players[player]
        if len(fallen) < RUNE_STONE_LOSSES or realm.buildings[OBELISK] == 0:
            return
        option = yield Ask(player, ASK_RUNE_STONE, [RAISE_RUNE_STONE.of(), DECLINE.of()])
        if option.verb is RAISE_RUNE_STONE:
            realm.buildings[OBELISK] -= 1
            realm.rune_stones += 1
            s.tell(RAISES_RUNE_STONE, player)

    def score(self, s: World, player: int) -> int:
        """CC-X30.10: 1 point each."""
        return s.players[player].rune_stones * s.content.rune_stone_score


class KnutTheGreat(LeaderEffect):
    """CC-Y2.1, CC-X34.21: Ruler of the North (points for distance) and Danegeld (taxes)."""

    def score(self, s: World, player: int) -> int:
        """CC-X34.21: half a point for each hex between him and the start city."""
        home = s.players[player].start_hex
        return distances(s, self.hex(s, player)).get(home, 0)

    def main_actions(self, s: World, player: int, options: list[Option]) -> None:
        """Danegeld: with Taxes, and either of the two only once per turn."""
        city = self.own_city(s, player)
        if city is None or not can_use(s, player, TAXES) or not TAXES_EFFECT.may_use(s):
            return
        if may_activate(s, player, city):
            options.append(DANEGELD.of(city.hex))

    def act(self, s: World, player: int, option: Option) -> Rules:
        """Danegeld: the income of Taxes without its price; his city is activated."""
        city = s.cities[option.a]
        TAXES_EFFECT.use(s)
        yield from begin_activation(s, player, city, FOR_ABILITY)
        yield from tax_income(s, player)
        yield from end_activation(s, player, city, FOR_ABILITY)


class ErikTheRed(LeaderEffect):
    """CC-Y2.1: Legendary Explorer (tokens on tiles) and New Colonies (everybody ashore)."""

    def main_actions(self, s: World, player: int, options: list[Option]) -> None:
        """Legendary Explorer: aboard, 1 culture token, on a tile without an own token."""
        hex = self.hex(s, player)
        if hex == NONE or not s.is_sea(hex):
            return
        if tile_of(s, hex) in s.players[player].explorer_tokens:
            return
        if can_pay(s, player, cost_of(FOR_EFFECT, culture=1)):
            options.append(LEGENDARY_EXPLORER.of(hex))

    def free_actions(self, s: World, player: int, options: list[Option]) -> None:
        """New Colonies: aboard; he is an army unit, so he needs Tactics (CC-J2.5)."""
        hex = self.hex(s, player)
        if hex != NONE and can_use(s, player, TACTICS) and landings(s, player, hex):
            options.append(NEW_COLONIES.of(hex))

    def act(self, s: World, player: int, option: Option) -> Rules:
        """Carry out one of the two."""
        if option.verb is NEW_COLONIES:
            yield from land_all(s, player, option.a)
            return
        yield from pay(s, player, cost_of(FOR_EFFECT, culture=1))
        s.players[player].explorer_tokens.append(tile_of(s, option.a))
        s.tell(EXPLORED_TILE, player, option.a)


class ExplorerTokens(Effect):
    """CC-Y2.1: the tokens of Erik the Red, which outlive him."""

    def is_in_force(self, s: World, player: int) -> bool:
        """For whoever has any."""
        return bool(s.players[player].explorer_tokens)

    def score(self, s: World, player: int) -> int:
        """1 point each."""
        return len(s.players[player].explorer_tokens) * s.content.explorer_token_score


class RagnarLodbrok(LeaderEffect):
    """CC-Y2.1: Prey (gold for captures) and Horror of the North (CV after landing)."""

    def after_conquest(self, s: World, player: int, conquest: Conquest) -> Rules:
        """Prey: 2 gold with him, if the city was not angry."""
        if conquest.with_leader and conquest.mood != ANGRY:
            gain(s, player, GOLD, PREY)
        yield from ()

    def combat_value(self, s: World, player: int, battle: Battle) -> int:
        """Horror of the North: in every round after disembarking with him to attack."""
        attacks = battle.side_of(player) == ATTACKER and battle.landed
        return HORROR if attacks and self.takes_part(player, battle) else 0


EFFECTS: Final[list[Effect]] = [
    ShipConstruction("ship-construction", SPECIAL_SHIP_CONSTRUCTION),
    Longships("longships", SPECIAL_LONGSHIPS),
    Raiding("raiding", SPECIAL_RAIDING),
    RuneStones("rune-stones", SPECIAL_RUNE_STONES),
    KnutTheGreat("knut-the-great", LEADER_KNUT_THE_GREAT, DANEGELD),
    ErikTheRed("erik-the-red", LEADER_ERIK_THE_RED, LEGENDARY_EXPLORER, NEW_COLONIES),
    RagnarLodbrok("ragnar-lodbrok", LEADER_RAGNAR_LODBROK),
    ExplorerTokens("explorer-tokens"),
]
