"""The upper halves of action cards: what they need, whom they aim at, what they do.

Each is a small class, made once below it. How a card is played is in action_cards.py.
"""

from typing import Final

from kronika.core.asks import Ask, Event, Option, Prompt, Rules, RulesOf, Verb, packed

from .advances import (
    affordable,
    can_gain,
    free_advance,
    full_price,
    gain_advance,
    gainable,
    price,
)
from .barbarians import can_reinforce, free_steps, march_to, reinforce
from .building import build_in, buildable
from .cities import change_mood, may_activate
from .collect import can_collect
from .decks import draw_from_deck
from .effects import in_force
from .exploration import explore_tile
from .hexes import distances, distances_from
from .influence import sources
from .situations import FOR_ADVANCE, FOR_CARD, Cost, cost_of
from .state import City, World, bound_by, field_of, fighter_of, is_army, owner_of, pact_of, was_won
from .stock import PAY, PAYS, can_pay, gain, pay, payments, spend
from .terms import (
    ACADEMY,
    BARBARIANS,
    CIVIL_ASSASSINATION,
    CIVIL_CITY_DEVELOPMENT,
    CIVIL_CULTURAL_TAKEOVER,
    CIVIL_EXPLORER,
    CIVIL_GREAT_IDEAS,
    CIVIL_HERO_GENERAL,
    CIVIL_IDEAS,
    CIVIL_INSPIRATION,
    CIVIL_LEADERSHIP,
    CIVIL_MASS_PRODUCTION,
    CIVIL_MERCENARIES,
    CIVIL_MILITIA,
    CIVIL_NEGOTIATIONS,
    CIVIL_NEW_IDEAS,
    CIVIL_NEW_PLANS,
    CIVIL_PRODUCTION_FOCUS,
    CIVIL_QUICK_ADVANCE,
    CIVIL_SPY,
    CIVIL_SYNERGIES,
    CIVIL_TEACH_US,
    CIVIL_TECHNOLOGY_TRADE,
    CULTURE,
    FOOD,
    GROUP_SIZE,
    HAPPY,
    IDEAS,
    INFANTRY,
    NONE,
    ORE,
    SETTLER,
    UNEXPLORED,
    WOOD,
)
from .words import (
    ACTION_CARD,
    ADVANCE,
    BUILDING,
    CITY,
    HEX,
    NUMBER,
    OBJECTIVE_CARD,
    PLAYER,
    WONDER,
)

AIM_AT: Final = Verb("aim-at", (PLAYER,))
CHEER: Final = Verb("cheer", (CITY,))
NO_CHEER: Final = Verb("no-cheer")
TAKE_ACTION_CARD: Final = Verb("take-action-card", (ACTION_CARD,))
TAKE_OBJECTIVE: Final = Verb("take-objective", (OBJECTIVE_CARD,))
TAKE_WONDER: Final = Verb("take-wonder", (WONDER,))
LEAVE_CARDS: Final = Verb("leave-cards")
RETURN_ACTION_CARD: Final = Verb("return-action-card", (ACTION_CARD,))
RETURN_OBJECTIVE: Final = Verb("return-objective", (OBJECTIVE_CARD,))
RETURN_WONDER: Final = Verb("return-wonder", (WONDER,))
HIRE: Final = Verb("hire", (HEX,))
HIRED_ENOUGH: Final = Verb("hired-enough")
LEAD: Final = Verb("lead", (HEX, HEX))
DEVELOP: Final = Verb("develop", (CITY, BUILDING))
EXPLORE_TILE: Final = Verb("explore-beside", (HEX,))
NO_TILE: Final = Verb("no-tile")
PLACE_SETTLER: Final = Verb("place-settler", (CITY,))
NO_SETTLER: Final = Verb("no-settler")
PLACE_MILITIA: Final = Verb("place-militia", (CITY,))
KEEP_OBJECTIVE: Final = Verb("keep-objective", (OBJECTIVE_CARD,))
KEEP_NEITHER: Final = Verb("keep-neither")
LEARN: Final = Verb("learn", (ADVANCE,))
ASK_AIM: Final = Prompt("aim-card", (), "CC-X23.3")
ASK_CHEER: Final = Prompt("hero-general", (), "CC-N1.3")
ASK_SPY: Final = Prompt("spy-take", (PLAYER,), "CC-N1.3")
ASK_SPY_RETURN: Final = Prompt("spy-return", (PLAYER,), "CC-N1.3")
ASK_HIRE: Final = Prompt("mercenaries-hire", (), "CC-N1.3")
ASK_HIRE_PAYMENT: Final = Prompt("mercenaries-payment", (HEX,), "CC-F3.7")
ASK_LEAD: Final = Prompt("mercenaries-lead", (), "CC-N1.3")
ASK_DEVELOP: Final = Prompt("city-development", (), "CC-N1.3")
ASK_TILE: Final = Prompt("explorer-tile", (), "CC-X34.8")
ASK_SETTLER: Final = Prompt("explorer-settler", (), "CC-X34.8")
ASK_MILITIA: Final = Prompt("militia", (), "CC-N1.3")
ASK_NEW_PLANS: Final = Prompt("new-plans", (), "CC-N1.3")
ASK_GIVE_UP: Final = Prompt("new-plans-give-up", (OBJECTIVE_CARD,), "CC-N1.3")
ASK_LEARN: Final = Prompt("learn", (NUMBER,), "CC-G1.13")
SEES_ACTION_CARD: Final = Event("sees-action-card", (PLAYER, ACTION_CARD))
SEES_OBJECTIVE: Final = Event("sees-objective", (PLAYER, OBJECTIVE_CARD))
SEES_WONDER: Final = Event("sees-wonder", (PLAYER, WONDER))
SPY_SWAPS: Final = Event("spy-swaps", (PLAYER, PLAYER))
SPY_SWAPS_ACTION_CARDS: Final = Event("spy-swaps-action-cards", (PLAYER, ACTION_CARD, ACTION_CARD))
SPY_SWAPS_OBJECTIVES: Final = Event(
    "spy-swaps-objectives", (PLAYER, OBJECTIVE_CARD, OBJECTIVE_CARD)
)
SPY_SWAPS_WONDERS: Final = Event("spy-swaps-wonders", (PLAYER, WONDER, WONDER))
HIRES: Final = Event("hires", (PLAYER, HEX))
TRUCE: Final = Event("truce", (PLAYER, PLAYER))
LOSES_ACTION: Final = Event("loses-action", (PLAYER,))
GAINS_ACTION: Final = Event("gains-action", (PLAYER,))
SETTLER_PLACED: Final = Event("settler-placed", (PLAYER, CITY))
MILITIA_PLACED: Final = Event("militia-placed", (PLAYER, CITY))
SAW_OBJECTIVE: Final = Event("saw-objective", (OBJECTIVE_CARD,))
SWAPS_OBJECTIVE: Final = Event("swaps-objective", (PLAYER,))

REACH: Final = 2


def count_play(s: World, civil: int) -> None:
    """CC-N1.5: note that a card was played this turn."""
    s.played.append(civil)


def times_played(s: World, civil: int) -> int:
    """CC-N1.5: how many cards of a name were played this turn."""
    return s.played.count(civil)


# Who is close to whom


def in_reach(s: World, player: int, other: int, army_only: bool = False) -> bool:
    """CC-F7.4: whether a place of one player is within 2 hexes of a place of another.

    Places are cities and units; of the first player only cities and army units if wanted.
    """
    near = distances_from(s, places(s, player, army_only), False, REACH)
    return any(place in near for place in places(s, other))


def places(s: World, player: int, army_only: bool = False) -> list[int]:
    """The hexes with a city or a unit of a player; with army_only, of units only army units."""
    found = {city.hex for city in s.cities_of(player)}
    for hex, units in s.units.items():
        if any(owner_of(u) == player and (is_army(u) or not army_only) for u in units):
            found.add(hex)
    return sorted(found)


def teachable(s: World, player: int, teacher: int) -> list[int]:
    """The advances that another player owns and this one could gain."""
    return [each for each in gainable(s, player) if s.players[teacher].owns(each)]


class Civil:
    """The upper half of a card."""

    def __init__(self, civil: int) -> None:
        self.civil = civil

    def is_playable(self, s: World, player: int) -> bool:
        """Whether its condition holds; what it costs is looked at elsewhere."""
        raise NotImplementedError  # pragma: no cover

    def target(self, s: World, player: int) -> RulesOf[int]:
        """CC-X23.3: the player at whom it is aimed, named before anybody can cancel it."""
        yield from ()
        return NONE

    def play(self, s: World, player: int, target: int) -> Rules:
        """What it does."""
        raise NotImplementedError  # pragma: no cover


class Aimed(Civil):
    """A card that is aimed at one of several players."""

    def targets(self, s: World, player: int) -> list[int]:
        """The players at whom it can be aimed."""
        raise NotImplementedError  # pragma: no cover

    def is_playable(self, s: World, player: int) -> bool:
        """Somebody can be aimed at."""
        return bool(self.targets(s, player))

    def target(self, s: World, player: int) -> RulesOf[int]:
        """One of them."""
        options = [AIM_AT.of(other) for other in self.targets(s, player)]
        option = yield Ask(player, ASK_AIM, options)
        return option.a


# Advances


class QuickAdvance(Civil):
    """CC-G1.13: any advance, for the price of the card."""

    def is_playable(self, s: World, player: int) -> bool:
        """An advance is left."""
        return bool(gainable(s, player))

    def play(self, s: World, player: int, target: int) -> Rules:
        """Gain it."""
        yield from free_advance(s, player, gainable(s, player), False, False)


class Inspiration(Civil):
    """CC-G1.13: an advance of an opponent who is close."""

    def candidates(self, s: World, player: int) -> list[int]:
        """What the opponents in reach know."""
        near = 0
        for other in s.others(player):
            if in_reach(s, player, other):
                near |= s.players[other].advances
        return [advance for advance in gainable(s, player) if near >> advance & 1]

    def is_playable(self, s: World, player: int) -> bool:
        """Somebody in reach has something to teach."""
        return bool(self.candidates(s, player))

    def play(self, s: World, player: int, target: int) -> Rules:
        """Gain it."""
        yield from free_advance(s, player, self.candidates(s, player), False, False)


class TeachUs(Civil):
    """CC-X14.1, CC-EX19: an advance of the former owner of a city just conquered."""

    def is_playable(self, s: World, player: int) -> bool:
        """Only at its moment, which action_cards.py knows."""
        return False

    def play(self, s: World, player: int, target: int) -> Rules:
        """Gain it."""
        yield from free_advance(s, player, teachable(s, player, target), False, False)


class TechnologyTrade(Aimed):
    """CC-X34.7: an advance of an opponent who is close, who may take one in return."""

    def targets(self, s: World, player: int) -> list[int]:
        """Those in reach who have something to teach."""
        return [
            other
            for other in s.others(player)
            if teachable(s, player, other) and in_reach(s, player, other)
        ]

    def play(self, s: World, player: int, target: int) -> Rules:
        """First the player, then the partner, who may decline."""
        yield from free_advance(s, player, teachable(s, player, target), False, False)
        yield from free_advance(s, target, teachable(s, target, player), False, True)


def _buy(s: World, player: int, candidates: list[int]) -> RulesOf[int]:
    """CC-G1.13: one of several advances for its normal price, with a cube from the supply."""
    options = [LEARN.of(advance) for advance in candidates]
    if not options:
        return NONE
    option = yield Ask(player, ASK_LEARN, options, len(options))
    cost = price(s, player, option.a)
    paid = yield from pay(s, player, cost)
    yield from gain_advance(s, player, option.a, False, paid)
    return option.a


class NewIdeas(Civil):
    """CC-G1.13: an advance for its price, and 2 ideas."""

    def is_playable(self, s: World, player: int) -> bool:
        """An advance can be paid."""
        return bool(affordable(s, player))

    def play(self, s: World, player: int, target: int) -> Rules:
        """Buy, then gain."""
        yield from _buy(s, player, affordable(s, player))
        gain(s, player, IDEAS, 2)


class Synergies(Civil):
    """CC-G1.13: two advances of a group for their price."""

    def pairs(self, s: World, player: int) -> dict[int, list[int]]:
        """For each first advance, what can come second."""
        found: dict[int, list[int]] = {}
        for first in affordable(s, player):
            seconds = self._seconds(s, player, first)
            if seconds:
                found[first] = seconds
        return found

    def _seconds(self, s: World, player: int, first: int) -> list[int]:
        start = first - first % GROUP_SIZE
        return [
            second
            for second in range(start, start + GROUP_SIZE)
            if second != first
            and self._follows(s, player, first, second)
            and can_pay(s, player, self._both(s, player, first, second))
        ]

    def _follows(self, s: World, player: int, first: int, second: int) -> bool:
        if can_gain(s, player, second):
            return True
        realm = s.players[player]
        return not realm.owns(second) and all(
            needed == first or realm.owns(needed) for needed in s.content.advance_requires[second]
        )

    def _both(self, s: World, player: int, first: int, second: int) -> Cost:
        """What two advances cost together."""
        one, other = price(s, player, first), price(s, player, second)
        if one.once and one.once == other.once:
            # What is cheaper once per turn is so for one of the two.
            other = Cost(s.content.advance_cost, FOR_ADVANCE)
        both = Cost([a + b for a, b in zip(one.need, other.need)], FOR_ADVANCE)
        both.swap(FOOD, IDEAS)
        return both

    def is_playable(self, s: World, player: int) -> bool:
        """Two can be paid."""
        if not in_force("advance_cost", s, player):
            # All cost the same, so that two of them can be paid, or no two.
            full = full_price(s, 0)
            full.need = [2 * count for count in full.need]
            if not can_pay(s, player, full):
                return False
        return any(self._seconds(s, player, first) for first in affordable(s, player))

    def play(self, s: World, player: int, target: int) -> Rules:
        """The first, then the second of the same group."""
        first = yield from _buy(s, player, list(self.pairs(s, player)))
        if first != NONE:
            rest = [a for a in affordable(s, player) if a // GROUP_SIZE == first // GROUP_SIZE]
            yield from _buy(s, player, rest)


# Ideas, moods and actions


def deeds(s: World) -> int:
    """CC-N1.5: how often in this turn a land combat was won or a city captured.

    A city captured by a victory is one deed, not two.
    """
    fields = [field_of(f) for f in s.battles if fighter_of(f) == s.active and was_won(f)]
    return s.victories + len([hex for hex in s.captured if hex not in fields])


class Ideas(Civil):
    """CC-N1.3: an idea for each own city with an academy."""

    def count(self, s: World, player: int) -> int:
        """How many there are, of whatever colour."""
        return sum([1 for city in s.cities_of(player) if city.has(ACADEMY)])

    def is_playable(self, s: World, player: int) -> bool:
        """One at least."""
        return self.count(s, player) > 0

    def play(self, s: World, player: int, target: int) -> Rules:
        """Gain them."""
        gain(s, player, IDEAS, self.count(s, player))
        yield from ()


class GreatIdeas(Civil):
    """CC-N1.5: 2 ideas for a city captured or a land combat won this turn."""

    def is_playable(self, s: World, player: int) -> bool:
        """Each deed allows one card."""
        return times_played(s, self.civil) < deeds(s)

    def play(self, s: World, player: int, target: int) -> Rules:
        """Gain them."""
        gain(s, player, IDEAS, 2)
        yield from ()


class HeroGeneral(Civil):
    """CC-N1.5: after a land combat won this turn, a city becomes happier; another for a token."""

    def cities(self, s: World, player: int) -> list[int]:
        """Where the mood can rise."""
        return [city.hex for city in s.cities_of(player) if city.mood < HAPPY]

    def is_playable(self, s: World, player: int) -> bool:
        """Each victory allows one card."""
        return times_played(s, self.civil) < s.victories and bool(self.cities(s, player))

    def play(self, s: World, player: int, target: int) -> Rules:
        """One step, and one more for 1 mood token."""
        options = [CHEER.of(hex) for hex in self.cities(s, player)]
        option = yield Ask(player, ASK_CHEER, options)
        change_mood(s, s.cities[option.a], 1)
        cost = cost_of(FOR_CARD, mood=1)
        options = [CHEER.of(hex) for hex in self.cities(s, player)]
        if not options or not can_pay(s, player, cost):
            return
        options.append(NO_CHEER.of())
        option = yield Ask(player, ASK_CHEER, options)
        if option.verb is CHEER:
            yield from pay(s, player, cost)
            change_mood(s, s.cities[option.a], 1)


class Leadership(Civil):
    """CC-E2.5: one more main action this turn."""

    def is_playable(self, s: World, player: int) -> bool:
        """Always."""
        return True

    def play(self, s: World, player: int, target: int) -> Rules:
        """Gain it."""
        s.actions_left += 1
        s.tell(GAINS_ACTION, player)
        yield from ()


class Assassination(Aimed):
    """OPEN-58: an opponent has one main action less in the next turn."""

    def targets(self, s: World, player: int) -> list[int]:
        """Those who have not lost one already."""
        return [other for other in s.others(player) if not s.players[other].actions_lost]

    def play(self, s: World, player: int, target: int) -> Rules:
        """Take it."""
        s.players[target].actions_lost += 1
        s.tell(LOSES_ACTION, target)
        yield from ()


class Negotiations(Aimed):
    """CC-N1.3: no attack on a player this turn, and none by him in his next turn."""

    def targets(self, s: World, player: int) -> list[int]:
        """Anybody, before any other action of the turn."""
        return [] if s.acted else s.others(player)

    def play(self, s: World, player: int, target: int) -> Rules:
        """Both keep the peace, each to the end of the own turn."""
        s.truces += [pact_of(player, target), pact_of(target, player)]
        s.tell(TRUCE, player, target)
        yield from ()


def has_truce(s: World, attacker: int, defender: int) -> bool:
    """Negotiations: whether one player may not attack another now."""
    return pact_of(attacker, defender) in s.truces


def end_truces(s: World, player: int) -> None:
    """Negotiations: at the end of a player's turn nothing keeps that player back any more."""
    s.truces = [truce for truce in s.truces if bound_by(truce) != player]


# Cards


class Spy(Aimed):
    """CC-N1.3, CC-HI.1: see a hand, and swap a card of it for an own one of the same kind."""

    def targets(self, s: World, player: int) -> list[int]:
        """Those who hold a card."""
        return [other for other in s.others(player) if self._count(s, other)]

    def _count(self, s: World, player: int) -> int:
        hand = s.players[player]
        return len(hand.action_cards) + len(hand.objective_cards) + len(hand.wonder_cards)

    def play(self, s: World, player: int, target: int) -> Rules:
        """Look, then take a card and give one, or not."""
        own, other = s.players[player], s.players[target]
        options: list[Option] = []
        for card in sorted(other.action_cards):
            s.tell(SEES_ACTION_CARD, target, card, to=1 << player)
            if own.action_cards:
                options.append(TAKE_ACTION_CARD.of(card))
        for card in sorted(other.objective_cards):
            s.tell(SEES_OBJECTIVE, target, card, to=1 << player)
            if own.objective_cards:
                options.append(TAKE_OBJECTIVE.of(card))
        for card in sorted(other.wonder_cards):
            s.tell(SEES_WONDER, target, card, to=1 << player)
            if own.wonder_cards:
                options.append(TAKE_WONDER.of(card))
        options.append(LEAVE_CARDS.of())
        option = yield Ask(player, ASK_SPY, options, target)
        if option.verb is TAKE_ACTION_CARD:
            given = yield from self._given(player, target, own.action_cards, RETURN_ACTION_CARD)
            self._swap(s, player, target, own.action_cards, other.action_cards, given, option.a)
            to = 1 << player | 1 << target
            s.tell(SPY_SWAPS_ACTION_CARDS, player, option.a, given, to=to)
        elif option.verb is TAKE_OBJECTIVE:
            given = yield from self._given(player, target, own.objective_cards, RETURN_OBJECTIVE)
            self._swap(
                s, player, target, own.objective_cards, other.objective_cards, given, option.a
            )
            to = 1 << player | 1 << target
            s.tell(SPY_SWAPS_OBJECTIVES, player, option.a, given, to=to)
        elif option.verb is TAKE_WONDER:
            given = yield from self._given(player, target, own.wonder_cards, RETURN_WONDER)
            self._swap(s, player, target, own.wonder_cards, other.wonder_cards, given, option.a)
            to = 1 << player | 1 << target
            s.tell(SPY_SWAPS_WONDERS, player, option.a, given, to=to)

    def _given(self, player: int, target: int, hand: list[int], verb: Verb) -> RulesOf[int]:
        options = [verb.of(card) for card in sorted(hand)]
        option = yield Ask(player, ASK_SPY_RETURN, options, target)
        return option.a

    def _swap(
        self,
        s: World,
        player: int,
        target: int,
        own: list[int],
        other: list[int],
        given: int,
        taken: int,
    ) -> None:
        own.remove(given)
        other.remove(taken)
        own.append(taken)
        other.append(given)
        s.tell(SPY_SWAPS, player, target)


class NewPlans(Civil):
    """CC-N1.3: two objective cards off the deck, one of which may replace one in hand."""

    def is_playable(self, s: World, player: int) -> bool:
        """There is a card to give up, and one to be had."""
        deck = s.objective_deck or s.objective_discard
        return bool(s.players[player].objective_cards and deck)

    def play(self, s: World, player: int, target: int) -> Rules:
        """What is given up or not kept goes back into the deck."""
        hand = s.players[player].objective_cards
        old = sorted(hand)
        drawn: list[int] = []
        for _ in range(2):
            card = draw_from_deck(s)
            if card != NONE:
                drawn.append(card)
                s.tell(SAW_OBJECTIVE, card, to=1 << player)
        hand += drawn  # held while the player thinks, and seen by nobody else
        options = [KEEP_OBJECTIVE.of(card) for card in sorted(drawn)]
        options.append(KEEP_NEITHER.of())
        option = yield Ask(player, ASK_NEW_PLANS, options)
        back = drawn
        if option.verb is KEEP_OBJECTIVE:
            kept = option.a
            choices = [RETURN_OBJECTIVE.of(card) for card in old]
            given = yield Ask(player, ASK_GIVE_UP, choices, kept)
            back = [card for card in drawn if card != kept] + [given.a]
            s.tell(SWAPS_OBJECTIVE, player)
        for card in back:
            hand.remove(card)
            s.objective_deck.append(card)


# Cities and units


class CityDevelopment(Civil):
    """CC-I3: a building without its resources; the city is activated as usual."""

    def options(self, s: World, player: int) -> list[Option]:
        """Everything that may be built."""
        return [
            DEVELOP.of(city.hex, building)
            for city in s.cities_of(player)
            if may_activate(s, player, city)
            for building in buildable(s, player, city, True)
        ]

    def is_playable(self, s: World, player: int) -> bool:
        """Something may be built."""
        return bool(self.options(s, player))

    def play(self, s: World, player: int, target: int) -> Rules:
        """Build it."""
        option = yield Ask(player, ASK_DEVELOP, self.options(s, player))
        yield from build_in(s, player, s.cities[option.a], option.b, None)


class CollectCard(Civil):
    """CC-X14.2, CC-X34.9: Production Focus and Mass Production, for the next Collect."""

    def is_playable(self, s: World, player: int) -> bool:
        """One of them at a time, and only if something can be collected."""
        if s.collect_card != NONE:
            return False
        return any(can_collect(s, player, city) for city in s.cities_of(player))

    def play(self, s: World, player: int, target: int) -> Rules:
        """It waits."""
        s.collect_card = self.civil
        yield from ()


class CulturalTakeover(Civil):
    """CC-X14.3: the next attempt to influence may take a barbarian city of size 1."""

    def is_playable(self, s: World, player: int) -> bool:
        """An attempt is still possible this turn, and such a city in its range."""
        if s.influenced or s.takeover_card or not s.players[player].settlements:
            return False
        cities = [city for city in s.cities_of(BARBARIANS) if city.size() == 1]
        return any(self._reaches(s, player, city) for city in cities)

    def _reaches(self, s: World, player: int, city: City) -> bool:
        boosts = s.players[player].stock[CULTURE]
        away = distances(s, city.hex)
        return any(
            hex in away and away[hex] <= reach + boosts for hex, reach in sources(s, player).items()
        )

    def play(self, s: World, player: int, target: int) -> Rules:
        """It waits."""
        s.takeover_card = True
        yield from ()


class Explorer(Civil):
    """CC-X34.8, CC-P3.6: explore a tile beside one with an own city, and/or a free settler."""

    def tiles(self, s: World, player: int) -> list[int]:
        """The first unexplored hex of each such tile."""
        slots = s.content.layout_slots[s.count]
        found: list[int] = []
        own = {slot for city in s.cities_of(player) for slot in tile_of(s, city.hex)}
        for slot in slots:
            if s.terrain[slot[0]] == UNEXPLORED and any(
                other in own for hex in slot for other in s.content.neighbours[hex]
            ):
                found.append(slot[0])
        return found

    def cities(self, s: World, player: int) -> list[int]:
        """Where a settler can be placed."""
        if not s.in_supply(player, SETTLER):
            return []
        return [city.hex for city in s.cities_of(player)]

    def is_playable(self, s: World, player: int) -> bool:
        """Either part is possible."""
        return bool(self.cities(s, player) or self.tiles(s, player))

    def play(self, s: World, player: int, target: int) -> Rules:
        """Both parts are optional, but not both left out where there is a choice."""
        tiles = [EXPLORE_TILE.of(hex) for hex in self.tiles(s, player)]
        explored = False
        if tiles:
            if self.cities(s, player):
                tiles.append(NO_TILE.of())
            option = yield Ask(player, ASK_TILE, tiles)
            explored = option.verb is EXPLORE_TILE
            if explored:
                slot = s.content.layout_hex_slot[s.count][option.a]
                yield from explore_tile(s, player, slot, NONE)
        places = [PLACE_SETTLER.of(hex) for hex in self.cities(s, player)]
        if places:
            if explored:
                places.append(NO_SETTLER.of())
            option = yield Ask(player, ASK_SETTLER, places)
            if option.verb is PLACE_SETTLER:
                s.place_unit(option.a, player, SETTLER)
                s.tell(SETTLER_PLACED, player, option.a)


def tile_of(s: World, hex: int) -> list[int]:
    """The hexes of the tile that a hex lies on."""
    for slot in [*s.content.layout_slots[s.count], *s.content.layout_homes[s.count]]:
        if hex in slot:
            return slot
    return [hex]


class Militia(Civil):
    """CC-I6.3: a free infantry in an own city."""

    def cities(self, s: World, player: int) -> list[int]:
        """Where there is room."""
        if not s.in_supply(player, INFANTRY):
            return []
        limit = s.content.army_limit
        cities = s.cities_of(player)
        return [city.hex for city in cities if len(s.army_at(city.hex, player)) < limit]

    def is_playable(self, s: World, player: int) -> bool:
        """There is a piece and room for it."""
        return bool(self.cities(s, player))

    def play(self, s: World, player: int, target: int) -> Rules:
        """Place it."""
        options = [PLACE_MILITIA.of(hex) for hex in self.cities(s, player)]
        option = yield Ask(player, ASK_MILITIA, options)
        s.place_unit(option.a, player, INFANTRY)
        s.tell(MILITIA_PLACED, player, option.a)


class Mercenaries(Civil):
    """CC-T0.2, OPEN-57: barbarians who are close move where the player wants, for a price each."""

    def armies(self, s: World, player: int) -> list[int]:
        """The barbarian groups within 2 hexes of an own city or army unit."""
        near = distances_from(s, places(s, player, True), False, REACH)
        return [hex for hex in sorted(near) if s.army_at(hex, BARBARIANS)]

    def prices(self, s: World, player: int) -> list[list[int]]:
        """CC-W7.8: the ways to pay for one of them: a resource of the land, or a culture token."""
        land = cost_of(FOR_CARD, food=1)
        land.swap(FOOD, WOOD)
        land.swap(FOOD, ORE)
        ways = payments(s, player, land)
        for way in payments(s, player, cost_of(FOR_CARD, culture=1)):
            if way not in ways:
                ways.append(way)
        return ways

    def is_playable(self, s: World, player: int) -> bool:
        """There is one to hire."""
        return bool(self.armies(s, player) and self.prices(s, player))

    def play(self, s: World, player: int, target: int) -> Rules:
        """Hire and pay first, then lead them one after the other; their cities are filled again."""
        hired = yield from self._hire(s, player)
        groups = {hex: s.army_at(hex, BARBARIANS) for hex in hired}
        left = yield from self._lead(s, player, groups)
        for hex in left:
            city = s.cities.get(hex)
            if city is not None and city.owner == BARBARIANS and can_reinforce(s, hex):
                yield from reinforce(s, player, hex)

    def _hire(self, s: World, player: int) -> RulesOf[list[int]]:
        hired: list[int] = []
        while True:
            ways = self.prices(s, player)
            armies = [hex for hex in self.armies(s, player) if hex not in hired]
            if not armies or not ways:
                return hired
            options = [HIRE.of(hex) for hex in armies]
            if hired:
                options.append(HIRED_ENOUGH.of())
            option = yield Ask(player, ASK_HIRE, options)
            if option.verb is HIRED_ENOUGH:
                return hired
            payment = [PAY.of(packed(way)) for way in ways]
            chosen = yield Ask(player, ASK_HIRE_PAYMENT, payment, option.a)
            paid = next(way for way in ways if packed(way) == chosen.a)
            spend(s, player, paid)
            s.tell(PAYS, player, packed(paid))
            s.tell(HIRES, player, option.a)
            hired.append(option.a)

    def _lead(self, s: World, player: int, groups: dict[int, list[int]]) -> RulesOf[list[int]]:
        """Move each group once, in the player's order. Gives the hexes that they have left."""
        left: list[int] = []
        while True:
            options: list[Option] = []
            for start, units in groups.items():
                options += [LEAD.of(start, end) for end in free_steps(s, start, units)]
            if not options:
                return left
            option = yield Ask(player, ASK_LEAD, options)
            moved = yield from march_to(s, option.a, option.b, groups.pop(option.a))
            if moved:
                left.append(option.a)


CIVILS: Final[dict[int, Civil]] = {
    each.civil: each
    for each in [
        QuickAdvance(CIVIL_QUICK_ADVANCE),
        Inspiration(CIVIL_INSPIRATION),
        HeroGeneral(CIVIL_HERO_GENERAL),
        Spy(CIVIL_SPY),
        Ideas(CIVIL_IDEAS),
        GreatIdeas(CIVIL_GREAT_IDEAS),
        Mercenaries(CIVIL_MERCENARIES),
        CulturalTakeover(CIVIL_CULTURAL_TAKEOVER),
        CityDevelopment(CIVIL_CITY_DEVELOPMENT),
        CollectCard(CIVIL_PRODUCTION_FOCUS),
        Explorer(CIVIL_EXPLORER),
        Negotiations(CIVIL_NEGOTIATIONS),
        Leadership(CIVIL_LEADERSHIP),
        Assassination(CIVIL_ASSASSINATION),
        CollectCard(CIVIL_MASS_PRODUCTION),
        NewPlans(CIVIL_NEW_PLANS),
        Synergies(CIVIL_SYNERGIES),
        TeachUs(CIVIL_TEACH_US),
        Militia(CIVIL_MILITIA),
        TechnologyTrade(CIVIL_TECHNOLOGY_TRADE),
        NewIdeas(CIVIL_NEW_IDEAS),
    ]
}
