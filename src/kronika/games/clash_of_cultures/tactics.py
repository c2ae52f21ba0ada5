"""The lower halves of action cards: what can be played in a combat.

Each of the sixteen is a small class with the hooks it needs, and stands in the table below.
"""

from typing import Final

from kronika.core.asks import Ask, Event, Prompt, Rules, Verb, packed

from .casualties import controller, lose_units
from .decks import take_action_cards
from .effects import army_limit
from .situations import ATTACKER, DEFENDER, FOR_COMBAT, Battle, Cost, Side, cost_of
from .state import BATTLED, World, is_army, owner_of, sort_of
from .stock import can_pay, pay
from .terms import (
    BARBARIANS,
    DIE_FACES,
    FIGHTER_ARMY,
    FIGHTER_FORTRESS,
    FIGHTER_SHIP,
    NONE,
    PLACE_ANY,
    PLACE_LAND,
    ROLE_ANY,
    ROLE_ATTACKER,
    SETTLER,
    TACTICS_ARCHERS,
    TACTICS_DEFENSIVE_FORMATION,
    TACTICS_ENCIRCLED,
    TACTICS_FLANKING,
    TACTICS_FOR_THE_PEOPLE,
    TACTICS_HEAVY_RESISTANCE,
    TACTICS_HIGH_GROUND,
    TACTICS_HIGH_MORALE,
    TACTICS_IMPROVED_DEFENSES,
    TACTICS_MARTYR,
    TACTICS_PELTASTS,
    TACTICS_SCOUT,
    TACTICS_SIEGE,
    TACTICS_SURPRISE,
    TACTICS_TACTICAL_RETREAT,
    TACTICS_WEDGE_FORMATION,
)
from .words import ACTION_CARD, DICE, HEX, PLAYER, TACTICS

PAY_FOOD: Final = Verb("siege-pay")
REFUSE_FOOD: Final = Verb("siege-refuse")
WITHDRAW: Final = Verb("withdraw", (HEX,))
ASK_SIEGE: Final = Prompt("siege", (HEX,), "CC-N1.3")
ASK_WITHDRAW: Final = Prompt("withdraw", (HEX,), "CC-X34.10")
CARD_ROLL: Final = Event("tactics-roll", (PLAYER, TACTICS, DICE))
SCOUTED: Final = Event("scouted", (PLAYER, ACTION_CARD))
WITHDREW: Final = Event("withdrew", (PLAYER, HEX, HEX))

HIGH_NUMBER: Final = 5
"""A card that rolls succeeds with 5 or 6."""


class TacticsCard:
    """What a card does in the round in which it was played; `index` is the side that plays it."""

    def __init__(self, tactics: int) -> None:
        self.tactics = tactics

    def is_playable(self, s: World, battle: Battle, index: int) -> bool:
        """Whether it can be played now, besides what is printed on every card."""
        return True

    def at_once(self, s: World, battle: Battle, index: int) -> None:
        """Before every other effect."""

    def forestalls(self, s: World, battle: Battle, index: int) -> None:
        """What hinders the card of the enemy."""

    def when_revealed(self, s: World, battle: Battle, index: int) -> Rules:
        """Before the combat roll."""
        yield from ()

    def at_last(self, s: World, battle: Battle, index: int) -> Rules:
        """Before the combat roll, after all other effects."""
        yield from ()

    def before_roll(self, s: World, battle: Battle, index: int) -> Rules:
        """What changes the roll of the enemy."""
        yield from ()

    def dice(self, s: World, battle: Battle, index: int) -> int:
        """More dice."""
        return 0

    def value(self, s: World, battle: Battle, index: int) -> int:
        """More CV."""
        return 0

    def lowers_enemy(self, s: World, battle: Battle, index: int) -> int:
        """By how much the CV of the enemy falls."""
        return 0

    def cancels(self, s: World, battle: Battle, index: int) -> int:
        """Hits that are cancelled."""
        return 0

    def after_losses(self, s: World, battle: Battle, index: int) -> Rules:
        """At the end of the losses step."""
        yield from ()


def working(s: World, side: Side) -> TacticsCard | None:
    """The card of a side in this round, unless something cancels it."""
    if side.card == NONE or not side.card_works:
        return None
    return TACTICS_CARDS[s.content.action_tactics[side.card]]


def can_be_played(s: World, battle: Battle, index: int, card: int) -> bool:
    """CC-N1.3, CC-Q3.2: whether the fighters, the part and the place fit the lower half."""
    tactics = s.content.action_tactics[card]
    if not s.content.tactics_users[tactics] & _fighters(battle, index):
        return False
    role = s.content.tactics_role[tactics]
    if role != ROLE_ANY and (role == ROLE_ATTACKER) != (index == ATTACKER):
        return False
    place = s.content.tactics_place[tactics]
    if place != PLACE_ANY and battle.at_sea:
        return False
    if place not in (PLACE_ANY, PLACE_LAND) and battle.city_size == 0:
        return False
    return TACTICS_CARDS[tactics].is_playable(s, battle, index)


def _fighters(battle: Battle, index: int) -> int:
    """The kinds of fighters on a side, a bit each."""
    side = battle.sides[index]
    found = 0
    if side.units:
        found |= FIGHTER_SHIP if battle.at_sea else FIGHTER_ARMY
    if side.fortress:
        found |= FIGHTER_FORTRESS
    return found


def _roll(s: World, battle: Battle, index: int, tactics: int, count: int) -> bool:
    """Roll dice for a card; whether one of them shows a high number."""
    faces = [s.dice.below(DIE_FACES) for _ in range(count)]
    counts = [0] * DIE_FACES
    for face in faces:
        counts[face] += 1
    s.tell(CARD_ROLL, battle.sides[index].owner, tactics, packed(counts))
    return any(s.content.die_number[face] >= HIGH_NUMBER for face in faces)


class Peltasts(TacticsCard):
    """CC-X32.5: a die for each own unit; one of them high cancels one hit."""

    def when_revealed(self, s: World, battle: Battle, index: int) -> Rules:
        """Roll."""
        side = battle.sides[index]
        if _roll(s, battle, index, self.tactics, len(side.units)):
            side.cancelled += 1
        yield from ()


class Encircled(TacticsCard):
    """CC-X32.5: one more hit, on a high number, if the enemy lost at least as many units."""

    def after_losses(self, s: World, battle: Battle, index: int) -> Rules:
        """Nothing cancels this hit."""
        side, enemy = battle.sides[index], battle.sides[1 - index]
        if not enemy.units or enemy.lost_this_round < side.lost_this_round:
            return
        if _roll(s, battle, index, self.tactics, 1):
            yield from lose_units(s, battle, 1 - index, 1)


class WedgeFormation(TacticsCard):
    """CC-X32.5: +1 CV for each defending army unit."""

    def value(self, s: World, battle: Battle, index: int) -> int:
        """Those who defend now."""
        return len(battle.sides[DEFENDER].units)


class Bonus(TacticsCard):
    """CC-X32.5: more CV (High Morale)."""

    def __init__(self, tactics: int, bonus: int) -> None:
        super().__init__(tactics)
        self.bonus = bonus

    def value(self, s: World, battle: Battle, index: int) -> int:
        """The same whatever happens."""
        return self.bonus


class HeavyResistance(TacticsCard):
    """CC-X32.5: the attacker has -1 CV for each attacking army unit or ship."""

    def lowers_enemy(self, s: World, battle: Battle, index: int) -> int:
        """Those who attack now."""
        return len(battle.sides[ATTACKER].units)


class HighGround(TacticsCard):
    """CC-X32.5: the enemy uses no symbols. Not for those who attack a city."""

    def is_playable(self, s: World, battle: Battle, index: int) -> bool:
        """A city lies higher."""
        return index == DEFENDER or battle.city_size == 0

    def before_roll(self, s: World, battle: Battle, index: int) -> Rules:
        """No symbols."""
        battle.no_symbols[1 - index] = True
        yield from ()


class Surprise(Bonus):
    """CC-X32.5: +1 CV, and an action card if an enemy unit was eliminated in this round."""

    def after_losses(self, s: World, battle: Battle, index: int) -> Rules:
        """A card for a casualty."""
        if battle.sides[1 - index].lost_this_round:
            yield from take_action_cards(s, battle.sides[index].card_player)


class Siege(Bonus):
    """CC-X32.5: +1 CV, and the enemy uses no symbols unless 2 food are paid."""

    def before_roll(self, s: World, battle: Battle, index: int) -> Rules:
        """Barbarians cannot pay."""
        enemy = battle.sides[1 - index].owner
        cost: Cost = cost_of(FOR_COMBAT, battle.hex, food=2)
        if enemy < BARBARIANS and can_pay(s, enemy, cost):
            options = [PAY_FOOD.of(), REFUSE_FOOD.of()]
            option = yield Ask(enemy, ASK_SIEGE, options, battle.hex)
            if option.verb is PAY_FOOD:
                yield from pay(s, enemy, cost)
                return
        battle.no_symbols[1 - index] = True


class MoreDice(TacticsCard):
    """CC-X32.5: one more die (For the People, Defensive Formation, Flanking)."""

    def dice(self, s: World, battle: Battle, index: int) -> int:
        """One."""
        return 1


class ImprovedDefenses(TacticsCard):
    """CC-X32.5: one hit is cancelled."""

    def cancels(self, s: World, battle: Battle, index: int) -> int:
        """One."""
        return 1


class TacticalRetreat(TacticsCard):
    """CC-X34.10: the defender leaves; the attacker wins without a roll."""

    def is_playable(self, s: World, battle: Battle, index: int) -> bool:
        """Only with somewhere to go."""
        return bool(self._refuges(s, battle, index))

    def _refuges(self, s: World, battle: Battle, index: int) -> list[int]:
        side = battle.sides[index]
        found: list[int] = []
        for hex in s.neighbours(battle.hex):
            city = s.cities.get(hex)
            if not s.is_land(hex) or s.enemies_at(hex, side.owner):
                continue
            if city is not None and city.owner != side.owner:
                continue
            limit = s.content.army_limit
            if side.owner < BARBARIANS:
                limit = army_limit(s, side.owner, hex)
            if len(s.army_at(hex, side.owner)) + len(side.units) <= limit:
                found.append(hex)
        return found

    def at_last(self, s: World, battle: Battle, index: int) -> Rules:
        """Army units and settlers go to the same hex, without their last protection none goes."""
        side = battle.sides[index]
        if not side.units:
            return
        options = [WITHDRAW.of(hex) for hex in self._refuges(s, battle, index)]
        option = yield Ask(controller(s, battle, index), ASK_WITHDRAW, options, battle.hex)
        for unit in s.units_at(battle.hex).copy():
            if owner_of(unit) == side.owner and (is_army(unit) or sort_of(unit) == SETTLER):
                s.take_unit(battle.hex, unit)
                s.put_unit(option.a, unit | BATTLED if is_army(unit) else unit)
        side.units = []
        s.tell(WITHDREW, side.owner, battle.hex, option.a)
        battle.winner = ATTACKER
        battle.ended = True


class Scout(TacticsCard):
    """CC-X32.5: the card of the enemy has no effect and comes into the own hand."""

    def at_once(self, s: World, battle: Battle, index: int) -> None:
        """Before everything else."""
        side, enemy = battle.sides[index], battle.sides[1 - index]
        if enemy.card == NONE:
            return
        enemy.card_works = False
        s.players[enemy.card_player].action_cards.remove(enemy.card)
        s.players[side.card_player].action_cards.append(enemy.card)
        s.tell(SCOUTED, side.card_player, enemy.card)


class Martyr(TacticsCard):
    """CC-X32.5: a unit of each side falls before the roll; the card of the enemy has no effect."""

    def forestalls(self, s: World, battle: Battle, index: int) -> None:
        """The card is still discarded."""
        battle.sides[1 - index].card_works = False

    def when_revealed(self, s: World, battle: Battle, index: int) -> Rules:
        """The own unit first."""
        yield from lose_units(s, battle, index, 1)
        yield from lose_units(s, battle, 1 - index, 1)


class Archers(TacticsCard):
    """CC-X32.5: on a high number an enemy army unit falls before the roll."""

    def when_revealed(self, s: World, battle: Battle, index: int) -> Rules:
        """Nothing happens to a fortress."""
        if _roll(s, battle, index, self.tactics, 1):
            yield from lose_units(s, battle, 1 - index, 1)


TACTICS_CARDS: Final[dict[int, TacticsCard]] = {
    card.tactics: card
    for card in [
        Peltasts(TACTICS_PELTASTS),
        Encircled(TACTICS_ENCIRCLED),
        WedgeFormation(TACTICS_WEDGE_FORMATION),
        Bonus(TACTICS_HIGH_MORALE, 2),
        HeavyResistance(TACTICS_HEAVY_RESISTANCE),
        HighGround(TACTICS_HIGH_GROUND),
        Surprise(TACTICS_SURPRISE, 1),
        Siege(TACTICS_SIEGE, 1),
        MoreDice(TACTICS_FOR_THE_PEOPLE),
        ImprovedDefenses(TACTICS_IMPROVED_DEFENSES),
        TacticalRetreat(TACTICS_TACTICAL_RETREAT),
        MoreDice(TACTICS_DEFENSIVE_FORMATION),
        Scout(TACTICS_SCOUT),
        Martyr(TACTICS_MARTYR),
        Archers(TACTICS_ARCHERS),
        MoreDice(TACTICS_FLANKING),
    ]
}
