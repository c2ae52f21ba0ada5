"""The Aztecs: their special advances and leaders."""

from typing import Final

from kronika.core.asks import Ask, Event, Option, Prompt, Rules, RulesOf, Verb

from ..collect import can_collect, collect
from ..effects import Effect, LeaderEffect, SpecialEffect, army_limit
from ..hexes import distance, distances
from ..situations import (
    FOR_BUILDING,
    FOR_EFFECT,
    FOR_WONDER,
    Battle,
    Cost,
    Harvest,
    cost_of,
    picked_good,
    picked_hex,
)
from ..state import KIND, World, is_army, is_ship, owner_of, sort_of
from ..stock import can_pay, gain, limit_of, lose, pay
from ..terms import (
    BARBARIANS,
    CAPTIVES,
    CULTURE,
    GOLD,
    LEADER,
    LEADER_ACAMAPICHTLI,
    LEADER_AHUITZOTL,
    LEADER_MARQZEN,
    MOOD,
    MOUNTAIN,
    NONE,
    RESOURCE_COUNT,
    SPECIAL_AZTEC_GOLD,
    SPECIAL_CAPTIVES,
    SPECIAL_HUMAN_SACRIFICE,
    SPECIAL_TRIBUTE_EMPIRE,
)
from ..words import CITY, EVENT_CARD, GOOD, HEX, PLAYER, UNIT
from .common import (
    BUILDER_KINDS,
    DECLINE,
    PATRON_KINDS,
    FreeBuilder,
    is_due_in_city,
    lowered,
)

TAKE_CAPTIVE: Final = Verb("take-captive", (UNIT,))
SACRIFICE: Final = Verb("sacrifice-captive")
RESOLVE_EVENT: Final = Verb("resolve-event")
TURN_TO_GOLD: Final = Verb("turn-to-gold", (GOOD,))
TRIBUTES: Final = Verb("tributes", (CITY,))
MASS_SACRIFICE: Final = Verb("mass-sacrifice", BUILDER_KINDS)
MASS_SACRIFICE_WONDER: Final = Verb("mass-sacrifice-wonder", PATRON_KINDS)
SPREAD_FEAR: Final = Verb("spread-fear", (HEX, UNIT, HEX))
ASK_CAPTIVE: Final = Prompt("captive", (HEX,), "CC-X16.1")
ASK_SACRIFICE: Final = Prompt("human-sacrifice", (EVENT_CARD,), "CC-X16.3")
ASK_TRIBUTE_CAPTIVE: Final = Prompt("tribute-captive", (HEX,), "CC-X16.6")
ASK_AZTEC_GOLD: Final = Prompt("aztec-gold", (), "CC-X15.36")
CAPTURES: Final = Event("captures-unit", (PLAYER, UNIT, PLAYER))
SACRIFICES: Final = Event("sacrifices", (PLAYER, EVENT_CARD))
SPREADS_FEAR: Final = Event("spreads-fear", (PLAYER, HEX, HEX))

GROWTH: Final = 2
"""Resources that a captive stands for with Acamapichtli."""
BUILDING_PURPOSES: Final = (FOR_BUILDING, FOR_WONDER)
TRIBUTE_SIZE: Final = 3
TRIBUTE_REACH: Final = 2


def keep_captive(s: World, player: int, unit: int) -> None:
    """CC-X16.1: a unit that is nowhere goes to the board."""
    s.players[player].captives.append(unit & KIND)
    s.tell(CAPTURES, player, sort_of(unit), owner_of(unit))


def has_room(s: World, player: int) -> bool:
    """CC-X16.1: four captives at most."""
    return len(s.players[player].captives) < s.content.captive_limit


class Captives(SpecialEffect):
    """CC-X16.1, CC-X16.2: enemies who fell in a land combat that was won become captives."""

    def after_combat(self, s: World, player: int, battle: Battle) -> Rules:
        """CC-X16.1: any of the removed army units, never leaders."""
        side = battle.side_of(player)
        if battle.at_sea or battle.winner != side:
            return
        fallen = [u for u in battle.sides[1 - side].lost if is_army(u) and sort_of(u) != LEADER]
        while fallen and has_room(s, player):
            sorts = sorted({sort_of(unit) for unit in fallen})
            options = [TAKE_CAPTIVE.of(sort) for sort in sorts]
            options.append(DECLINE.of())
            option = yield Ask(player, ASK_CAPTIVE, options, battle.hex)
            if option.verb is DECLINE:
                return
            unit = next(unit for unit in fallen if sort_of(unit) == option.a)
            fallen.remove(unit)
            s.claim_unit(unit)
            keep_captive(s, player, unit)

    def score(self, s: World, player: int) -> int:
        """CC-X16.1: half a point each."""
        return len(s.players[player].captives) * s.content.captive_score


class HumanSacrifice(SpecialEffect):
    """CC-X16.3, CC-X16.4: a captive for another event, or in place of a token."""

    def swaps(self, s: World, player: int, cost: Cost) -> None:
        """CC-X16.4: a captive for 1 mood token or 1 culture token."""
        if s.players[player].captives:
            cost.swap(MOOD, CAPTIVES)
            cost.swap(CULTURE, CAPTIVES)

    def replaces_event(self, s: World, player: int, card: int) -> RulesOf[bool]:
        """CC-X16.3: as often as there are captives."""
        if not s.players[player].captives:
            return False
        options = [RESOLVE_EVENT.of(), SACRIFICE.of()]
        option = yield Ask(player, ASK_SACRIFICE, options, card)
        if option.verb is RESOLVE_EVENT:
            return False
        yield from pay(s, player, cost_of(FOR_EFFECT, captives=1))
        s.tell(SACRIFICES, player, card)
        return True


class AztecGold(SpecialEffect):
    """CC-X15.36: gold for a new city, and for goods where mountains are beside it."""

    def after_founding(self, s: World, player: int, hex: int) -> Rules:
        """1 gold; for each mountain beside, 1 resource or token may become gold."""
        gain(s, player, GOLD)
        stock = s.players[player].stock
        for near in s.neighbours(hex):
            if s.terrain[near] != MOUNTAIN or stock[GOLD] >= limit_of(s, player, GOLD):
                continue
            goods = [*range(GOLD), MOOD, CULTURE]
            options = [TURN_TO_GOLD.of(good) for good in goods if stock[good]]
            options.append(DECLINE.of())
            option = yield Ask(player, ASK_AZTEC_GOLD, options)
            if option.verb is DECLINE:
                return
            lose(s, player, option.a, 1)
            gain(s, player, GOLD)


class TributeEmpire(SpecialEffect):
    """CC-X16.5, CC-X16.6: enemy cities in reach are collected from."""

    def reach(self, s: World, player: int, harvest: Harvest) -> None:
        """CC-X16.5: up to distance 2, whatever the mood there."""
        for hex in distances(s, harvest.hex, False, TRIBUTE_REACH):
            city = s.cities.get(hex)
            if city is not None and city.owner != player:
                harvest.sources.setdefault(hex, [])
                harvest.allowed.append(hex)

    def harvest(self, s: World, player: int, harvest: Harvest) -> None:
        """CC-X16.6: with Captives, a barbarian unit in place of the resource."""
        captives = s.content.civ_specials[self.civilization].index(SPECIAL_CAPTIVES)
        if not s.players[player].owns_special(captives) or not has_room(s, player):
            return
        for hex in harvest.allowed:
            city = s.cities.get(hex)
            if city is not None and city.owner == BARBARIANS and s.army_at(hex, BARBARIANS):
                harvest.add(hex, CAPTIVES)

    def after_collect(self, s: World, player: int, harvest: Harvest) -> Rules:
        """CC-X16.6: one of the units for each pick."""
        for item in harvest.taken:
            hex, good = picked_hex(item), picked_good(item)
            army = s.army_at(hex, BARBARIANS)
            if good == CAPTIVES and army and has_room(s, player):
                sorts = sorted({sort_of(unit) for unit in army})
                options = [TAKE_CAPTIVE.of(sort) for sort in sorts]
                option = yield Ask(player, ASK_TRIBUTE_CAPTIVE, options, hex)
                unit = next(unit for unit in army if sort_of(unit) == option.a)
                s.take_unit(hex, unit)
                keep_captive(s, player, unit)


class Acamapichtli(LeaderEffect):
    """CC-Y4.1, CC-Y2.1: Growth (captives build) and Tributes (a free Collect action)."""

    def swaps(self, s: World, player: int, cost: Cost) -> None:
        """Growth: in his city each captive stands for 2 resources of a building or wonder."""
        if not any(is_due_in_city(self, s, player, cost, each) for each in BUILDING_PURPOSES):
            return
        resources = list(range(RESOURCE_COUNT))
        for need in [cost.need, *cost.others]:
            for captives in range(1, len(s.players[player].captives) + 1):
                # No captive goes for nothing.
                if GROWTH * (captives - 1) < sum(need[:RESOURCE_COUNT]):
                    for less in lowered(need, resources, GROWTH * captives):
                        less[CAPTIVES] += captives
                        cost.others.append(less)

    def free_actions(self, s: World, player: int, options: list[Option]) -> None:
        """Tributes: once per turn, in his city of size 3 or less."""
        city = self.own_city(s, player)
        if city is None or city.size() > TRIBUTE_SIZE or not self.may_use(s):
            return
        if can_pay(s, player, cost_of(FOR_EFFECT, mood=2)) and can_collect(s, player, city):
            options.append(TRIBUTES.of(city.hex))

    def act(self, s: World, player: int, option: Option) -> Rules:
        """Tributes: 2 mood tokens, then a Collect action."""
        self.use(s)
        yield from pay(s, player, cost_of(FOR_EFFECT, mood=2))
        yield from collect(s, player, s.cities[option.a])


class Ahuitzotl(FreeBuilder):
    """CC-Y4.1, CC-X34.17: Mass Sacrifice (a free Build for 2 captives) and Expansionist."""

    def cancels(self, s: World, player: int, battle: Battle) -> int:
        """CC-X34.17: every own city is at least 2 hexes away from the battle hex."""
        if not self.takes_part(player, battle):
            return 0
        near = any(distance(s, battle.hex, city.hex) < 2 for city in s.cities_of(player))
        return 0 if near else 1


class Marqzen(LeaderEffect):
    """CC-Y4.1: Storm Master (events spare his city) and Spread of Fear (enemies give way)."""

    def averts_event(self, s: World, player: int, hex: int, unit: int) -> bool:
        """Storm Master: the mood of his city and the units there, but no leader."""
        city = self.own_city(s, player)
        if city is None or city.hex != hex:
            return False
        return unit == NONE or sort_of(unit) != LEADER

    def main_actions(self, s: World, player: int, options: list[Option]) -> None:
        """Spread of Fear: once per turn, any enemy land unit beside him."""
        here = self.hex(s, player)
        if here == NONE or not self.may_use(s):
            return
        for hex in s.neighbours(here):
            if not s.is_land(hex):
                continue
            enemies = [u for u in s.units_at(hex) if owner_of(u) != player and not is_ship(u)]
            for unit in sorted({unit & KIND for unit in enemies}):
                for end in s.neighbours(hex):
                    if _can_be_pushed(s, unit, end):
                        options.append(SPREAD_FEAR.of(hex, sort_of(unit), end))

    def act(self, s: World, player: int, option: Option) -> Rules:
        """Spread of Fear: it moves 1 hex, and no combat arises."""
        self.use(s)
        unit = next(
            unit
            for unit in s.units_at(option.a)
            if owner_of(unit) != player and sort_of(unit) == option.b
        )
        s.take_unit(option.a, unit)
        s.put_unit(option.c, unit)
        s.tell(SPREADS_FEAR, player, option.a, option.c)
        yield from ()


def _can_be_pushed(s: World, unit: int, hex: int) -> bool:
    """Land without enemies of the unit's owner, with room for it."""
    owner = owner_of(unit)
    city = s.cities.get(hex)
    if not s.is_land(hex) or s.enemies_at(hex, owner):
        return False
    if city is not None and city.owner != owner:
        return False
    limit = army_limit(s, owner, hex) if owner < BARBARIANS else s.content.army_limit
    return not is_army(unit) or len(s.army_at(hex, owner)) < limit


EFFECTS: Final[list[Effect]] = [
    Captives("captives", SPECIAL_CAPTIVES),
    HumanSacrifice("human-sacrifice", SPECIAL_HUMAN_SACRIFICE),
    AztecGold("aztec-gold", SPECIAL_AZTEC_GOLD),
    TributeEmpire("tribute-empire", SPECIAL_TRIBUTE_EMPIRE),
    Acamapichtli("acamapichtli", LEADER_ACAMAPICHTLI, TRIBUTES),
    Ahuitzotl(
        "ahuitzotl",
        LEADER_AHUITZOTL,
        MASS_SACRIFICE,
        MASS_SACRIFICE_WONDER,
        cost_of(FOR_EFFECT, captives=2),
    ),
    Marqzen("marqzen", LEADER_MARQZEN, SPREAD_FEAR),
]
