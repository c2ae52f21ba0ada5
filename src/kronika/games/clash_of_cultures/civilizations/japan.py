"""Japan: its special advances and leaders."""

from typing import Final

from kronika.core.asks import Ask, Event, Option, Prompt, Rules, Verb

from .. import great_persons
from ..action_cards import play, playable
from ..advances import buy_one, gainable
from ..civil_effects import in_reach
from ..decks import take_action_cards
from ..effects import Effect, LeaderEffect, SpecialEffect, can_use
from ..groups.warfare import draft_cost
from ..hexes import within
from ..influence import replace_building, replaceable
from ..situations import (
    DEFENDER,
    FOR_COMBAT,
    FOR_EFFECT,
    Battle,
    Harvest,
    Recruiting,
    cost_of,
)
from ..state import City, World
from ..stock import can_pay, gain, pay
from ..terms import (
    ACADEMY,
    CAVALRY,
    CULTURE,
    DRAFT,
    FOOD,
    FORTRESS,
    GOOD_COUNT,
    KIND_MAIN,
    LEADER_GO_TOBA,
    LEADER_JIMMU,
    LEADER_SUIKO,
    OBSERVATORY,
    SPECIAL_HORSEMANSHIP,
    SPECIAL_POTTERY,
    SPECIAL_SHOGUNATE,
    SPECIAL_SUBTERFUGE,
    STATE_RELIGION,
)
from ..words import ACTION_CARD, BUILDING, EVENT_CARD, HEX, PLAYER
from .common import DECLINE, is_taken

SHOGUNATE_CARD: Final = Verb("shogunate-card", (ACTION_CARD,))
SHOGUNATE_PERSON: Final = Verb("shogunate-person", (EVENT_CARD,))
DRAFT_CARD: Final = Verb("draft-card")
WAY_OF_THE_SWORD: Final = Verb("way-of-the-sword")
TAKE_BACK: Final = Verb("take-back", (ACTION_CARD,))
JAPANESE_BUDDHISM: Final = Verb("japanese-buddhism", (BUILDING,))
ASK_SWORD: Final = Prompt("way-of-the-sword", (HEX,), "CC-Y2.1")
ASK_TAKE_BACK: Final = Prompt("take-back-card", (HEX,), "CC-Y2.1")
DRAWS_SWORD: Final = Event("draws-sword", (PLAYER,))
TAKES_BACK: Final = Event("takes-back", (PLAYER, ACTION_CARD))

POTTERY_FOOD: Final = 3
SWORD: Final = 2
FORTIFIED: Final = 2
FORTIFIED_REACH: Final = 2
DEFENDING: Final = 2


class Pottery(SpecialEffect):
    """CC-X23.1: once per turn culture for a rich harvest."""

    def after_collect(self, s: World, player: int, harvest: Harvest) -> Rules:
        """CC-X23.1: at least 3 food in one Collect action, cards included."""
        if self.may_use(s) and harvest.total(FOOD) + harvest.bonus[FOOD] >= POTTERY_FOOD:
            self.use(s)
            gain(s, player, CULTURE)
        yield from ()


class Horsemanship(SpecialEffect):
    """CC-X15.54: cavalry from cities with a fortress, which defends them better."""

    def may_recruit(self, s: World, player: int, city: City, sort: int) -> bool:
        """Without a market."""
        return sort == CAVALRY and city.has(FORTRESS)

    def combat_value(self, s: World, player: int, battle: Battle) -> int:
        """In round 1 one cavalry symbol is worth 1 more."""
        side = battle.sides[battle.side_of(player)]
        return 1 if side.fortress and battle.round == 1 and CAVALRY in side.symbols else 0


class Subterfuge(SpecialEffect):
    """CC-X23.2, CC-X23.3, CC-X23.4, CC-X23.5, CC-X23.6, CC-E4.5: any card is discarded to cancel
    the one of an opponent.
    """

    def may_cancel_card(self, s: World, player: int, actor: int) -> bool:
        """CC-X23.2: an own city or army unit within 2 hexes of a city or unit of the opponent."""
        return in_reach(s, player, actor, army_only=True)


class Shogunate(SpecialEffect):
    """CC-X23.7, CC-X23.8, CC-X23.9: a card without its main action, and cards in place of
    infantry.
    """

    def free_actions(self, s: World, player: int, options: list[Option]) -> None:
        """CC-X23.7: once per turn a card that costs a main action."""
        if self.may_use(s):
            options += [SHOGUNATE_CARD.of(card) for card in playable(s, player, KIND_MAIN)]
            persons = great_persons.playable(s, player, KIND_MAIN)
            options += [SHOGUNATE_PERSON.of(card) for card in persons]

    def act(self, s: World, player: int, option: Option) -> Rules:
        """CC-X23.7, CC-X23.4: a cancelled card does not use this up."""
        self.use(s)
        if option.verb is SHOGUNATE_CARD:
            works = yield from play(s, player, option.a)
        else:
            works = yield from great_persons.play(s, player, option.a)
        if not works:
            self.restore(s)

    def recruit_options(
        self, s: World, player: int, recruiting: Recruiting, options: list[Option]
    ) -> None:
        """CC-X23.8: with Draft, and not beside a drafted infantry."""
        if recruiting.drafted or not can_use(s, player, DRAFT):
            return
        if not s.action_deck and not s.action_discard:
            return
        if can_pay(s, player, draft_cost(s, player, recruiting.hex)):
            options.append(DRAFT_CARD.of())

    def recruit_instead(
        self, s: World, player: int, recruiting: Recruiting, option: Option
    ) -> Rules:
        """CC-X23.8, CC-X23.9: it counts against the limit, but it is no unit."""
        paid = yield from pay(s, player, draft_cost(s, player, recruiting.hex))
        for good in range(GOOD_COUNT):
            recruiting.paid[good] += paid[good]
        recruiting.drafted = True
        recruiting.cards += 1
        yield from take_action_cards(s, player)


class GoToba(LeaderEffect):
    """CC-Y2.1: Way of the Sword (ore for CV) and Scholar (an advance for a building)."""

    def before_combat(self, s: World, player: int, battle: Battle) -> Rules:
        """Way of the Sword: 1 ore for +2 CV in every round, whatever becomes of him."""
        cost = cost_of(FOR_COMBAT, battle.hex, ore=1)
        if not self.takes_part(player, battle):
            return
        offer = WAY_OF_THE_SWORD.of()
        if (yield from is_taken(s, player, offer, cost, ASK_SWORD, battle.hex)):
            battle.sides[battle.side_of(player)].bonus += SWORD
            s.tell(DRAWS_SWORD, player)

    def after_build(self, s: World, player: int, city: City, building: int) -> Rules:
        """Scholar: an advance at its price, without an action."""
        if building in (ACADEMY, OBSERVATORY) and self.own_city(s, player) is city:
            yield from buy_one(s, player, gainable(s, player), True)


class Jimmu(LeaderEffect):
    """CC-Y2.1: Fortified (fortresses around him) and Mythical (a card comes back)."""

    def combat_value(self, s: World, player: int, battle: Battle) -> int:
        """Fortified: own cities with a fortress within 2 hexes, also those that he is not in."""
        side = battle.sides[DEFENDER]
        if side.owner != player or not side.fortress:
            return 0
        near = within(s, self.hex(s, player), battle.hex, FORTIFIED_REACH)
        return FORTIFIED if near else 0

    def after_combat(self, s: World, player: int, battle: Battle) -> Rules:
        """Mythical: he took part and lives; 1 culture token for a card that was used."""
        cost = cost_of(FOR_EFFECT, culture=1)
        if not self.takes_part(player, battle) or not can_pay(s, player, cost):
            return
        used = battle.sides[battle.side_of(player)].cards_used
        cards = sorted(card for card in used if card in s.action_discard)
        if not cards:
            return
        options = [TAKE_BACK.of(card) for card in cards]
        option = yield Ask(player, ASK_TAKE_BACK, [*options, DECLINE.of()], battle.hex)
        if option.verb is TAKE_BACK:
            yield from pay(s, player, cost)
            s.action_discard.remove(option.a)
            s.players[player].action_cards.append(option.a)
            s.tell(TAKES_BACK, player, option.a)


class Suiko(LeaderEffect):
    """CC-Y2.1: Japanese Buddhism (buildings in her city) and Defender (CV in defence)."""

    def _add(self, s: World, player: int, options: list[Option]) -> None:
        city = self.own_city(s, player)
        if city is not None and can_pay(s, player, cost_of(FOR_EFFECT, culture=1)):
            options += [JAPANESE_BUDDHISM.of(each) for each in replaceable(s, player, city)]

    def main_actions(self, s: World, player: int, options: list[Option]) -> None:
        """Japanese Buddhism: a building of another colour, no obelisk."""
        if not can_use(s, player, STATE_RELIGION):
            self._add(s, player, options)

    def free_actions(self, s: World, player: int, options: list[Option]) -> None:
        """Japanese Buddhism: a free action with State Religion."""
        if can_use(s, player, STATE_RELIGION):
            self._add(s, player, options)

    def act(self, s: World, player: int, option: Option) -> Rules:
        """Japanese Buddhism: 1 culture token; no roll, and no attempt to influence."""
        city = self.own_city(s, player)
        assert city is not None
        yield from pay(s, player, cost_of(FOR_EFFECT, culture=1))
        replace_building(s, city, option.a, player)

    def combat_value(self, s: World, player: int, battle: Battle) -> int:
        """Defender: in every round in which the enemy attacks (CC-X31.7)."""
        defends = battle.side_of(player) == DEFENDER
        return DEFENDING if defends and self.takes_part(player, battle) else 0


EFFECTS: Final[list[Effect]] = [
    Pottery("pottery", SPECIAL_POTTERY),
    Horsemanship("horsemanship", SPECIAL_HORSEMANSHIP),
    Subterfuge("subterfuge", SPECIAL_SUBTERFUGE),
    Shogunate("shogunate", SPECIAL_SHOGUNATE, SHOGUNATE_CARD, SHOGUNATE_PERSON, DRAFT_CARD),
    GoToba("go-toba", LEADER_GO_TOBA),
    Jimmu("jimmu", LEADER_JIMMU),
    Suiko("suiko", LEADER_SUIKO, JAPANESE_BUDDHISM),
]
