"""China: its special advances and leaders."""

from typing import Final

from kronika.core.asks import Ask, Event, Option, Prompt, Rules, Verb

from ..effects import Effect, SpecialEffect
from ..movement import free_move_of_settlers
from ..recruiting import has_room
from ..situations import FOR_COMBAT, Battle, Cost, Harvest, Recruiting, cost_of, picked_hex
from ..state import World, owner_of, sort_of
from ..stock import gain
from ..terms import (
    AGRICULTURE,
    CULTURE,
    FOOD,
    GRASSLAND,
    GREAT_WALL,
    INFANTRY,
    LEADER_QIN_SHI_HUANG,
    LEADER_SUN_TZU,
    LEADER_WU_ZETIAN,
    MOOD,
    SETTLER,
    SPECIAL_EXPANSION,
    SPECIAL_FIREWORKS,
    SPECIAL_IMPERIAL_ARMY,
    SPECIAL_RICE_CULTIVATION,
    WARFARE,
)
from ..words import HEX, NUMBER, PLAYER
from .common import DECLINE, PATRON_KINDS, TeachingLeader, WonderPatron, is_taken

IMPERIAL_ARMY: Final = Verb("imperial-army")
ARM_SETTLER: Final = Verb("arm-settler", (HEX,))
DISARM_INFANTRY: Final = Verb("disarm-infantry", (HEX,))
CANCEL_HIT: Final = Verb("cancel-hit")
ART_OF_WAR: Final = Verb("art-of-war")
AGRICULTURE_ECONOMIST: Final = Verb("agriculture-economist")
QINS_WALL: Final = Verb("qins-wall", PATRON_KINDS)
ASK_IMPERIAL_ARMY: Final = Prompt("imperial-army", (), "CC-X15.46")
ASK_CANCEL_HIT: Final = Prompt("cancel-hit", (HEX, NUMBER), "CC-X15.45")
ARMS: Final = Event("arms-settler", (PLAYER, HEX))
DISARMS: Final = Event("disarms-infantry", (PLAYER, HEX))

MOST_RICE: Final = 2


class RiceCultivation(SpecialEffect):
    """CC-X18.1: settlers on grassland grow more food."""

    def exchange_harvest(self, s: World, player: int, harvest: Harvest) -> Rules:
        """CC-X18.1: 1 food for each such hex, at most 2, on top of the limit."""
        fields = {
            picked_hex(item)
            for item in harvest.taken
            if _is_rice_field(s, player, picked_hex(item))
        }
        harvest.bonus[FOOD] += min(MOST_RICE, len(fields))
        yield from ()


def _is_rice_field(s: World, player: int, hex: int) -> bool:
    if s.terrain[hex] != GRASSLAND or not s.sorts_at(hex, player, SETTLER):
        return False
    city = s.cities.get(hex)
    return city is None or city.owner != player


class Expansion(SpecialEffect):
    """CC-X18.2, CC-X18.3, CC-X18.4, CC-X18.5: recruiting settlers sets settlers in motion."""

    def after_recruit(self, s: World, player: int, recruiting: Recruiting) -> Rules:
        """CC-X18.2, CC-X18.5: only after a Recruit action with settlers."""
        if SETTLER in recruiting.units:
            yield from free_move_of_settlers(s, player)


def may_cancel(s: World, player: int, battle: Battle, price: Cost) -> Rules:
    """Pay to cancel one of the hits of this round."""
    side = battle.sides[battle.side_of(player)]
    offer, hex = CANCEL_HIT.of(), battle.hex
    if side.hits and (yield from is_taken(s, player, offer, price, ASK_CANCEL_HIT, hex, side.hits)):
        side.hits -= 1


class Fireworks(SpecialEffect):
    """CC-X15.45: ore and wood cancel a hit of the first round, on land and at sea."""

    def at_losses(self, s: World, player: int, battle: Battle) -> Rules:
        """Only in round 1, once."""
        if battle.round == 1:
            yield from may_cancel(s, player, battle, cost_of(FOR_COMBAT, ore=1, wood=1))


class ImperialArmy(SpecialEffect):
    """CC-X15.46: settlers become infantry, and infantry settlers."""

    def main_actions(self, s: World, player: int, options: list[Option]) -> None:
        """Once per turn."""
        if self.may_use(s) and exchanges(s, player, trades_of(s, player)):
            options.append(IMPERIAL_ARMY.of())

    def act(self, s: World, player: int, option: Option) -> Rules:
        """Any number of them, where they stand, each once."""
        self.use(s)
        left = trades_of(s, player)
        options = exchanges(s, player, left)
        while options:
            chosen = yield Ask(player, ASK_IMPERIAL_ARMY, options)
            if chosen.verb is DECLINE:
                return
            if chosen.verb is ARM_SETTLER:
                exchange_unit(s, player, chosen.a, SETTLER, INFANTRY)
                left[chosen.a, SETTLER] -= 1
                s.tell(ARMS, player, chosen.a)
            else:
                exchange_unit(s, player, chosen.a, INFANTRY, SETTLER)
                left[chosen.a, INFANTRY] -= 1
                s.tell(DISARMS, player, chosen.a)
            options = exchanges(s, player, left)
            if options:
                options.append(DECLINE.of())


def trades_of(s: World, player: int) -> dict[tuple[int, int], int]:
    """How many settlers and infantry there are, by hex and sort."""
    return {
        (hex, sort): s.sorts_at(hex, player, sort)
        for hex in sorted(s.units)
        for sort in (SETTLER, INFANTRY)
    }


def exchanges(s: World, player: int, left: dict[tuple[int, int], int]) -> list[Option]:
    """Every exchange that supply and the limit of army units allow now."""
    options: list[Option] = []
    for (hex, sort), count in left.items():
        new = SETTLER if sort == INFANTRY else INFANTRY
        if count == 0 or not s.in_supply(player, new):
            continue
        if new == SETTLER:
            options.append(DISARM_INFANTRY.of(hex))
        elif has_room(s, player, hex, INFANTRY):
            options.append(ARM_SETTLER.of(hex))
    return options


def exchange_unit(s: World, player: int, hex: int, old: int, new: int) -> None:
    """A unit becomes one of another sort, with all that it may not do this turn."""
    unit = next(u for u in s.units_at(hex) if owner_of(u) == player and sort_of(u) == old)
    s.remove_unit(hex, unit)
    s.claim_unit(unit - old + new)
    s.put_unit(hex, unit - old + new)


class SunTzu(TeachingLeader):
    """CC-X34.22: The Art of War (Warfare advances) and Fast War."""

    def after_combat(self, s: World, player: int, battle: Battle) -> Rules:
        """Fast War: a land combat against army units won in round 1, with him alive."""
        index = battle.side_of(player)
        fast = battle.round == 1 and battle.sides[1 - index].start_count > 0
        if fast and battle.winner == index and self.takes_part(player, battle):
            gain(s, player, MOOD)
            gain(s, player, CULTURE)
        yield from ()


class QinShiHuang(WonderPatron):
    """CC-X31.3: Great Wall and Tactician (culture cancels hits)."""

    def at_losses(self, s: World, player: int, battle: Battle) -> Rules:
        """Tactician: 2 culture tokens cancel a hit, once per round of a land combat with him."""
        if self.takes_part(player, battle):
            yield from may_cancel(s, player, battle, cost_of(FOR_COMBAT, culture=2))


class WuZetian(TeachingLeader):
    """CC-X34.22: Agriculture Economist and Brilliant Conqueror."""

    def before_round(self, s: World, player: int, battle: Battle) -> Rules:
        """Brilliant Conqueror: remembered, since cards can remove units before the roll."""
        index = battle.side_of(player)
        own, enemy = battle.sides[index].units, battle.sides[1 - index].units
        battle.sides[index].notes[self.number] = 2 if len(own) >= len(enemy) else 0
        yield from ()

    def combat_value(self, s: World, player: int, battle: Battle) -> int:
        """Brilliant Conqueror: +2 in each round that starts with at least as many units."""
        bonus = battle.sides[battle.side_of(player)].notes.get(self.number, 0)
        return bonus if self.takes_part(player, battle) else 0


EFFECTS: Final[list[Effect]] = [
    RiceCultivation("rice-cultivation", SPECIAL_RICE_CULTIVATION),
    Expansion("expansion", SPECIAL_EXPANSION),
    Fireworks("fireworks", SPECIAL_FIREWORKS),
    ImperialArmy("imperial-army", SPECIAL_IMPERIAL_ARMY, IMPERIAL_ARMY),
    SunTzu("sun-tzu", LEADER_SUN_TZU, ART_OF_WAR, WARFARE),
    QinShiHuang("qin-shi-huang", LEADER_QIN_SHI_HUANG, QINS_WALL, GREAT_WALL),
    WuZetian("wu-zetian", LEADER_WU_ZETIAN, AGRICULTURE_ECONOMIST, AGRICULTURE),
]
