"""Carthage: its special advances and leaders."""

from typing import Final

from kronika.core.asks import Ask, Event, Option, Prompt, Rules, Verb

from ..cities import can_found, can_settle, found_city, settle
from ..effects import Effect, LeaderEffect, SpecialEffect, army_limit
from ..groups.warfare import draft_cost
from ..leaders import replace_leader
from ..movement import can_voyage, voyage
from ..naval import aboard, is_allied, room_at, ship_capacity, ships_at
from ..situations import DEFENDER, FOR_UNIT, Battle, Cost, Recruiting, Trade
from ..state import BATTLED, KIND, City, World, is_army, is_ship, owner_of, sort_of, unit_of
from ..terms import (
    CULTURE,
    DRAFT,
    ELEPHANT,
    FOOD,
    GOLD,
    INFANTRY,
    LEADER,
    LEADER_HANNIBAL,
    LEADER_HANNO_THE_GREAT,
    LEADER_QUEEN_DIDO,
    MARKET,
    MOOD,
    NONE,
    PIRATES,
    PORT,
    SHIP,
    SPECIAL_HEGEMONY,
    SPECIAL_MERCENARIES,
    SPECIAL_PIRATE_ALLIES,
    SPECIAL_WARBEASTS,
)
from ..trade_routes import add_trader
from ..words import CITY, HEX, PLAYER, UNIT
from .common import ASK_ABILITY, DECLINE, fights_aboard

FOUND_BY_SHIP: Final = Verb("found-by-ship", (HEX, HEX, PLAYER))
DIDO_FOUNDS: Final = Verb("dido-founds", (HEX,))
DIDO_FOUNDS_BY_SHIP: Final = Verb("dido-founds-by-ship", (HEX, HEX, PLAYER))
GO_ASHORE: Final = Verb("settle-ashore", (UNIT,))
NAVIGATOR: Final = Verb("navigator", (HEX,))
DIDO_DIES: Final = Verb("dido-dies", (HEX,))
ASK_ASHORE: Final = Prompt("settle-ashore", (HEX,), "CC-X24.2")
BY_SHIP: Final = Event("founds-by-ship", (PLAYER, CITY))
SACRIFICES_HERSELF: Final = Event("sacrifices-herself", (PLAYER, HEX))


class Warbeasts(SpecialEffect):
    """CC-X15.40: elephants for culture, and without a market."""

    def may_recruit(self, s: World, player: int, city: City, sort: int) -> bool:
        """At its own price, see unit_costs."""
        return sort == ELEPHANT

    def unit_costs(
        self, s: World, player: int, recruiting: Recruiting, sort: int, costs: list[Cost]
    ) -> None:
        """Without a market at least 1 resource is replaced by 1 gold or 1 culture token."""
        if sort != ELEPHANT or s.cities[recruiting.hex].has(MARKET):
            return
        full = costs.pop(0)
        for good in (GOLD, CULTURE):
            cost = Cost(full.need, FOR_UNIT, recruiting.hex)
            cost.detail = ELEPHANT
            cost.need[FOOD] -= 1
            cost.need[good] += 1
            costs.append(cost)

    def swaps(self, s: World, player: int, cost: Cost) -> None:
        """Culture tokens for the food of elephants."""
        if cost.purpose == FOR_UNIT and cost.detail == ELEPHANT:
            cost.swap(FOOD, CULTURE)


class Hegemony(SpecialEffect):
    """CC-X24.1, CC-X24.2, CC-X24.3: cities are founded with ships."""

    def main_actions(self, s: World, player: int, options: list[Option]) -> None:
        """CC-X24.1: any ship beside land that fulfils the conditions."""
        for sea in sorted(s.units):
            if s.is_sea(sea):
                add_landings(s, player, sea, FOUND_BY_SHIP, options)

    def act(self, s: World, player: int, option: Option) -> Rules:
        """CC-X24.1: the action."""
        yield from found_by_ship(s, player, option.a, option.b, option.c)


def add_landings(s: World, player: int, sea: int, verb: Verb, options: list[Option]) -> None:
    """CC-X24.1, CC-X24.2, CC-X24.3: where ships on a hex can found; allied pirates are
    ships too.
    """
    owners = sorted({owner_of(u) for u in s.units_at(sea) if _may_found(s, player, u)})
    if not owners or not _is_own_fleet(s, player, sea):
        return
    for land in s.neighbours(sea):
        if can_found(s, player, land) and _rest_fits(s, player, sea, land):
            options += [verb.of(sea, land, owner) for owner in owners]


def _may_found(s: World, player: int, unit: int) -> bool:
    return is_ship(unit) and (owner_of(unit) == player or is_allied(s, player, unit))


def _is_own_fleet(s: World, player: int, sea: int) -> bool:
    """CC-X24.6: a unit of the player is there; pirates by themselves belong to nobody."""
    return any(owner_of(unit) == player for unit in s.units_at(sea))


def _rest_fits(s: World, player: int, sea: int, land: int) -> bool:
    """CC-X24.2: those who find no room on the other ships have room on land."""
    cargo = aboard(s, player, sea)
    room = ship_capacity(s, player) * (ships_at(s, player, sea) - 1)
    army = sum([1 for unit in cargo if is_army(unit)])
    landing = min(army, army_limit(s, player, land) - len(s.army_at(land, player)))
    return len(cargo) - room <= len(cargo) - army + landing


def found_by_ship(s: World, player: int, sea: int, land: int, owner: int) -> Rules:
    """CC-X24.1, CC-X24.2, CC-X24.3: the ship goes, the city comes, and whoever wants goes
    ashore.
    """
    kind = unit_of(owner, SHIP)
    # The one that can do least this turn, so that nobody needs to be asked.
    s.remove_unit(sea, max([unit for unit in s.units_at(sea) if unit & KIND == kind]))
    s.tell(BY_SHIP, player, land)
    yield from found_city(s, player, land)
    while True:
        cargo = aboard(s, player, sea)
        full = len(s.army_at(land, player)) >= army_limit(s, player, land)
        sorts = sorted({sort_of(unit) for unit in cargo if not (full and is_army(unit))})
        options = [GO_ASHORE.of(sort) for sort in sorts]
        if not options:
            return
        if room_at(s, player, sea) >= 0:
            options.append(DECLINE.of())
        option = yield Ask(player, ASK_ASHORE, options, land)
        if option.verb is DECLINE:
            return
        unit = next(unit for unit in cargo if sort_of(unit) == option.a)
        s.take_unit(sea, unit)
        # Like those who fought, they do not move again this turn, not even by Roads.
        s.put_unit(land, unit | BATTLED)


class PirateAllies(SpecialEffect):
    """CC-X24.4, CC-X24.5, CC-X24.6, CC-X24.7, CC-X24.8, CC-X24.9, CC-X24.10, CC-X24.11, CC-X24.12:
    pirate ships sail with the own ones.
    """

    def is_allied(self, s: World, player: int, unit: int) -> bool:
        """CC-X24.4, CC-X24.5: no pirate hinders, and every pirate carries."""
        return owner_of(unit) == PIRATES

    def allies_pirates(self, s: World, player: int, hex: int) -> bool:
        """CC-X24.6: with an own ship or an own land unit aboard."""
        return s.is_sea(hex) and any(owner_of(unit) == player for unit in s.units_at(hex))

    def ship_limit(self, s: World, player: int, limit: int) -> int:
        """CC-X24.10, OPEN-28: four ships, own and allied."""
        return s.content.allied_ships_limit

    def recruit_places(
        self, s: World, player: int, recruiting: Recruiting, sort: int, hexes: list[int]
    ) -> None:
        """CC-X24.10: no fifth ship in front of a port."""
        most = s.content.allied_ships_limit
        if sort == SHIP:
            hexes[:] = [hex for hex in hexes if ships_at(s, player, hex) < most]

    def trade_partners(self, s: World, player: int, trade: Trade) -> None:
        """CC-X24.6: allied pirate ships serve in trade routes like own ships."""
        for hex in sorted(s.units):
            if self.allies_pirates(s, player, hex):
                for unit in s.units[hex]:
                    if owner_of(unit) == PIRATES:
                        add_trader(s, trade, hex, SHIP)


class Mercenaries(SpecialEffect):
    """CC-X15.41: Draft for gold, and for ships."""

    def swaps(self, s: World, player: int, cost: Cost) -> None:
        """Gold for the mood tokens of Draft."""
        if cost.by == DRAFT:
            cost.swap(MOOD, GOLD)

    def unit_costs(
        self, s: World, player: int, recruiting: Recruiting, sort: int, costs: list[Cost]
    ) -> None:
        """In a city with a port, a ship in place of the drafted infantry."""
        port = s.cities[recruiting.hex].has(PORT)
        if sort == SHIP and port and not recruiting.drafted:
            costs.append(draft_cost(s, player, recruiting.hex, SHIP))


class QueenDido(LeaderEffect):
    """CC-Y4.1: Founder (free cities) and Sacrifice (her life for her city)."""

    def free_actions(self, s: World, player: int, options: list[Option]) -> None:
        """Founder: settlers on her hex, or with Hegemony a ship."""
        here = self.hex(s, player)
        if here == NONE:
            return
        if can_settle(s, player, here):
            options.append(DIDO_FOUNDS.of(here))
        if s.is_sea(here) and HEGEMONY.is_in_force(s, player):
            add_landings(s, player, here, DIDO_FOUNDS_BY_SHIP, options)

    def act(self, s: World, player: int, option: Option) -> Rules:
        """Founder: no main action is needed."""
        if option.verb is DIDO_FOUNDS:
            yield from settle(s, player, option.a)
        else:
            yield from found_by_ship(s, player, option.a, option.b, option.c)

    def defends(self, s: World, player: int, battle: Battle) -> bool:
        """Whether the city in which she stands is attacked."""
        city = s.cities.get(battle.hex)
        if city is None or city.owner != player or battle.side_of(player) != DEFENDER:
            return False
        return self.takes_part(player, battle)

    def combat_value(self, s: World, player: int, battle: Battle) -> int:
        """Sacrifice: +2 when her city is attacked."""
        return 2 if self.defends(s, player, battle) else 0

    def after_round(self, s: World, player: int, battle: Battle) -> Rules:
        """Sacrifice: an infantry takes her place, the attackers retreat, nobody scores."""
        if not self.defends(s, player, battle) or battle.must_retreat:
            return
        option = yield Ask(player, ASK_ABILITY, [DIDO_DIES.of(battle.hex), DECLINE.of()])
        if option.verb is DECLINE:
            return
        side = battle.sides[DEFENDER]
        side.units = [unit for unit in side.units if sort_of(unit) != LEADER]
        s.tell(SACRIFICES_HERSELF, player, battle.hex)
        replace_leader(s, player)
        if s.in_supply(player, INFANTRY):
            s.place_unit(battle.hex, player, INFANTRY)
            side.units.append(unit_of(player, INFANTRY))
        battle.must_retreat = True


class HannoTheGreat(LeaderEffect):
    """CC-Y4.1: Navigator (a free voyage) and Fleet Commander."""

    def free_actions(self, s: World, player: int, options: list[Option]) -> None:
        """Navigator: once per turn, with ships that have not moved this turn."""
        here = self.hex(s, player)
        if here != NONE and self.may_use(s) and can_voyage(s, player, here):
            options.append(NAVIGATOR.of(here))

    def act(self, s: World, player: int, option: Option) -> Rules:
        """Navigator: they do not move again."""
        self.use(s)
        yield from voyage(s, player, option.a)

    def combat_value(self, s: World, player: int, battle: Battle) -> int:
        """Fleet Commander: +2 in naval combat while he is aboard."""
        return 2 if fights_aboard(self, s, player, battle) else 0


class Hannibal(LeaderEffect):
    """CC-Y4.1, CC-Q5.13: Father of Strategy and Hannibal ad Portas."""

    def caps_enemy(self, s: World, player: int, battle: Battle) -> bool:
        """Father of Strategy: in round 1 of a land combat with him."""
        return battle.round == 1 and self.takes_part(player, battle)

    def ignores_mountain(self, s: World, player: int, unit: int, group: list[int]) -> bool:
        """Hannibal ad Portas: a group with him and an elephant."""
        sorts = [sort_of(other) for other in group]
        return LEADER in sorts and ELEPHANT in sorts


HEGEMONY: Final = Hegemony("hegemony", SPECIAL_HEGEMONY, FOUND_BY_SHIP)
EFFECTS: Final[list[Effect]] = [
    Warbeasts("warbeasts", SPECIAL_WARBEASTS),
    HEGEMONY,
    PirateAllies("pirate-allies", SPECIAL_PIRATE_ALLIES),
    Mercenaries("mercenaries", SPECIAL_MERCENARIES),
    QueenDido("queen-dido", LEADER_QUEEN_DIDO, DIDO_FOUNDS, DIDO_FOUNDS_BY_SHIP),
    HannoTheGreat("hanno-the-great", LEADER_HANNO_THE_GREAT, NAVIGATOR),
    Hannibal("hannibal", LEADER_HANNIBAL),
]
