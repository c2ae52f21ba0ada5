"""Chapter 7.8: wonders, how they are built and scored, and what each of them does."""

from typing import Final

from kronika.core.asks import Ask, Event, Option, Prompt, Rules, RulesOf, Verb

from .building import is_barred
from .cities import acting_mood, begin_activation, end_activation, may_activate, may_grow
from .decks import discard_objective, draw_objective
from .effects import Effect, WonderEffect, can_use, in_force
from .situations import (
    DEFENDER,
    FOR_COMBAT,
    FOR_WONDER,
    TO_BUILD_WONDER,
    TO_RECRUIT,
    Battle,
    Cost,
    Harvest,
    cost_of,
)
from .state import City, World, is_ship, owner_of
from .stock import can_pay, pay
from .terms import (
    ADVANCE_COUNT,
    BARBARIANS,
    CULTURE,
    CURRENCY,
    ENGINEERING,
    FIRST_GOVERNMENT,
    GRASSLAND,
    GREAT_ARENA,
    GREAT_GARDENS,
    GREAT_LIBRARY,
    GREAT_LIGHTHOUSE,
    GREAT_MAUSOLEUM,
    GREAT_PYRAMID,
    GREAT_STATUE,
    GREAT_WALL,
    GROUP_SIZE,
    HAPPY,
    MOOD,
    NONE,
    RESOURCE_COUNT,
    SHIP,
    TRADE_ROUTES,
    VARIANT_WONDER_END,
    VARIANT_WONDERS_FOR_ALL,
    WONDER_COUNT,
)
from .trade_routes import best_routes, possible_routes
from .words import ADVANCE, CITY, EVENT_CARD, HEX, OBJECTIVE_CARD, PLAYER, WONDER

BUILD_WONDER: Final = Verb("build-wonder", (CITY, WONDER))
USE_LIBRARY: Final = Verb("use-library")
BORROW: Final = Verb("borrow", (ADVANCE,))
BORROW_LATER: Final = Verb("borrow-later")
LAUNCH: Final = Verb("launch", (HEX,))
NO_LAUNCH: Final = Verb("no-launch")
DISCARD_FOR_ACTION: Final = Verb("discard-for-action", (OBJECTIVE_CARD,))
CHEER_ON: Final = Verb("arena-cheer")
NO_CHEER: Final = Verb("no-arena")
TAKE_DISCARDED_EVENT: Final = Verb("take-discarded-event", (EVENT_CARD,))
DRAW_NEW_EVENT: Final = Verb("draw-new-event")
ASK_LIBRARY: Final = Prompt("library", (), "CC-W6.3")
ASK_LIGHTHOUSE: Final = Prompt("lighthouse", (), "CC-W6.4")
ASK_MAUSOLEUM: Final = Prompt("mausoleum", (EVENT_CARD,), "CC-W6.5")
ASK_ARENA: Final = Prompt("arena", (), "CC-Q9.4")
BUILDS_WONDER: Final = Event("builds-wonder", (PLAYER, CITY, WONDER))
WONDER_BURIED: Final = Event("wonder-buried", (WONDER,))
BORROWS: Final = Event("borrows", (PLAYER, ADVANCE))
LAUNCHES: Final = Event("launches", (PLAYER, HEX))
CHEERS_ON: Final = Event("cheers-on", (PLAYER,))
DISCARDS_FOR_ACTION: Final = Event("discards-for-action", (PLAYER,))
TAKES_EVENT: Final = Event("takes-discarded-event", (PLAYER, EVENT_CARD))

MAIN_VERBS: Final[tuple[Verb, ...]] = (BUILD_WONDER,)

# World.wonder_gone
STANDS: Final = 0
LOST: Final = 1
"""CC-W5.1: out of the game."""
BURIED: Final = 2
"""CC-W5.2: without effect, but still scored."""


# Building


def wonder_cost(s: World, player: int, city: City, wonder: int) -> Cost:
    """CC-W2.1, CC-W2.4: what a wonder costs a player in a city now."""
    cost = Cost(s.content.wonder_cost[wonder], FOR_WONDER, city.hex)
    cost.detail = wonder
    for effect in in_force("build_cost", s, player):
        effect.build_cost(s, player, cost)
    return cost


def has_wonder_advance(s: World, player: int, wonder: int) -> bool:
    """CC-W2.1: the advance on the card, unless an effect waives it."""
    return can_use(s, player, s.content.wonder_advance[wonder]) or any(
        effect.waives_wonder_advance(s, player, wonder)
        for effect in in_force("waives_wonder_advance", s, player)
    )


def on_offer(s: World, player: int) -> list[int]:
    """CC-W2.1, CC-V5.1: the wonders that a player may build: those in hand, or on the table."""
    hand = s.players[player].wonder_cards
    return hand + s.wonder_table if s.plays(VARIANT_WONDERS_FOR_ALL) else hand


def buildable_wonders(s: World, player: int, city: City) -> list[int]:
    """CC-W2.1, CC-W2.2, CC-K1.2, CC-X34.11: the wonders that a player can build in a city now."""
    if city.owner != player or acting_mood(s, player, city) != HAPPY or not may_grow(s, city):
        return []
    if not can_use(s, player, ENGINEERING) or is_barred(s, player):
        return []
    if not may_activate(s, player, city):
        return []
    found: list[int] = []
    for wonder in sorted(on_offer(s, player)):
        building = s.content.wonder_building[wonder]
        if building != NONE and not city.has(building):
            continue
        if not has_wonder_advance(s, player, wonder):
            continue
        if can_pay(s, player, wonder_cost(s, player, city, wonder)):
            found.append(wonder)
    return found


def build_wonder(
    s: World, player: int, city: City, wonder: int, price: Cost | None = None
) -> Rules:
    """CC-W2.1, CC-W2.2, CC-W2.3, CC-W2.4, CC-W3.1, CC-V3.3: reveal the card, pay, place
    the piece.
    """
    yield from begin_activation(s, player, city, TO_BUILD_WONDER)
    cost = wonder_cost(s, player, city, wonder) if price is None else price
    yield from pay(s, player, cost)
    cards = s.players[player].wonder_cards
    (cards if wonder in cards else s.wonder_table).remove(wonder)
    city.wonders.append(wonder)
    s.wonder_builder[wonder] = player
    s.wonder_holder[wonder] = player
    s.wonders_this_round.append(player)
    s.tell(BUILDS_WONDER, player, city.hex, wonder)
    if s.plays(VARIANT_WONDER_END) and in_last_rounds(s):
        s.ending = True
    for effect in in_force("after_wonder", s, player):
        yield from effect.after_wonder(s, player, city, wonder)
    yield from end_activation(s, player, city, TO_BUILD_WONDER)


def in_last_rounds(s: World) -> bool:
    """CC-V3.4: whether this round has a range on the back of the round tracker."""
    return s.content.end_ranges[(s.age - 1) * s.content.rounds + s.round - 1] > 0


def add_main_actions(s: World, player: int, options: list[Option]) -> None:
    """CC-W2.1: build a wonder in an own happy city."""
    for city in s.cities_of(player):
        for wonder in buildable_wonders(s, player, city):
            options.append(BUILD_WONDER.of(city.hex, wonder))


def perform(s: World, player: int, option: Option) -> Rules:
    """Carry out what this chapter has offered."""
    yield from build_wonder(s, player, s.cities[option.a], option.b)


# Losing and scoring


def bury_wonder(s: World, city: City, wonder: int) -> None:
    """CC-W5.2: a volcano or an earthquake destroys a wonder; both parts are still scored."""
    city.wonders.remove(wonder)
    s.wonder_gone[wonder] = BURIED
    s.tell(WONDER_BURIED, wonder)


def wonder_score(s: World, player: int) -> int:
    """CC-Z2.4, CC-W4.2, CC-W4.3, CC-W4.4, CC-W4.5, CC-W5.1, CC-W5.2, CC-W7.3: half points of a
    player for wonders.

    The builder never loses the Great Pyramid, whatever happens to its city (CC-W6.6, OPEN-20).
    """
    points = 0
    for wonder in range(WONDER_COUNT):
        if s.wonder_gone[wonder] == LOST and wonder != GREAT_PYRAMID:
            continue
        if s.wonder_builder[wonder] == player:
            points += s.content.wonder_builder_score[wonder]
        if s.wonder_holder[wonder] == player:
            points += s.content.wonder_holder_score[wonder]
    return points


# The eight wonders


class GreatArena(WonderEffect):
    """CC-W6.1, CC-W7.8, CC-F3.5, CC-Q9.4: tokens for one another, and the crowd in combat."""

    def swaps(self, s: World, player: int, cost: Cost) -> None:
        """CC-F3.5, CC-W2.4: never for the culture tokens of a wonder."""
        for swap in cost.swaps.copy():
            if swap.pay == MOOD and swap.instead_of < RESOURCE_COUNT:  # Captivi, Architecture
                cost.swap(swap.instead_of, CULTURE, swap.worth, swap.most)
        cost.swap(MOOD, CULTURE)
        if cost.purpose != FOR_WONDER:
            cost.swap(CULTURE, MOOD)

    def after_roll(self, s: World, player: int, battle: Battle) -> Rules:
        """CC-Q9.4, CC-Q10.8: once per land combat, a token for +1 CV."""
        side = battle.sides[battle.side_of(player)]
        cost = cost_of(FOR_COMBAT, battle.hex, mood=1)
        if battle.at_sea or side.arena_used or not can_pay(s, player, cost):
            return
        option = yield Ask(player, ASK_ARENA, [CHEER_ON.of(), NO_CHEER.of()])
        if option.verb is CHEER_ON:
            side.arena_used = True
            yield from pay(s, player, cost)
            side.round_bonus += s.content.great_arena_bonus
            s.tell(CHEERS_ON, player)


class GreatGardens(WonderEffect):
    """CC-W6.2: any resource from grassland; movement.py keeps attackers away."""

    def harvest(self, s: World, player: int, harvest: Harvest) -> None:
        """CC-W6.2: in the city of the wonder, ideas and gold too."""
        if GREAT_GARDENS not in s.cities[harvest.hex].wonders:
            return
        for hex in harvest.sources:
            if s.terrain[hex] == GRASSLAND:
                for good in range(RESOURCE_COUNT):
                    harvest.add(hex, good)


class GreatLibrary(WonderEffect):
    """CC-W6.3, CC-W7.6: one advance a turn is borrowed."""

    def candidates(self, s: World, player: int) -> list[int]:
        """CC-W6.3: neither owned nor of a government."""
        return [
            advance
            for advance in range(ADVANCE_COUNT)
            if advance // GROUP_SIZE < FIRST_GOVERNMENT and not s.players[player].owns(advance)
        ]

    def turn_start(self, s: World, player: int) -> Rules:
        """CC-W6.3, CC-E2.7: what serves trade routes is of use only before them."""
        routes = s.players[player].owns(TRADE_ROUTES)
        useful = CURRENCY if routes else TRADE_ROUTES
        if s.players[player].owns(useful) or not best_routes(s, possible_routes(s, player)):
            return
        option = yield Ask(player, ASK_LIBRARY, [BORROW.of(useful), BORROW_LATER.of()])
        if option.verb is BORROW:
            self.borrow(s, player, useful)

    def free_actions(self, s: World, player: int, options: list[Option]) -> None:
        """CC-W6.3: once per turn."""
        if s.borrowed == NONE and self.candidates(s, player):
            options.append(USE_LIBRARY.of())

    def act(self, s: World, player: int, option: Option) -> Rules:
        """CC-W6.3: choose the advance."""
        options = [BORROW.of(advance) for advance in self.candidates(s, player)]
        option = yield Ask(player, ASK_LIBRARY, options)
        self.borrow(s, player, option.a)

    def borrow(self, s: World, player: int, advance: int) -> None:
        """CC-W7.6: used until the end of the turn, but not owned."""
        s.borrowed = advance
        s.tell(BORROWS, player, advance)


class GreatLighthouse(WonderEffect):
    """CC-W6.4, CC-W7.2, CC-W7.7: a ship whenever its city is activated; names the first player."""

    def before_activation(self, s: World, player: int, city: City, purpose: int) -> Rules:
        """CC-W7.7: before units are recruited, since those may take the last ship."""
        if purpose == TO_RECRUIT:
            yield from self.launch(s, player, city)

    def after_activation(self, s: World, player: int, city: City, purpose: int) -> Rules:
        """CC-W7.7: afterwards, unless a ship was launched before."""
        if not self.may_use(s):
            self.restore(s)
        elif purpose != TO_BUILD_WONDER or city.wonders[-1] != GREAT_LIGHTHOUSE:
            yield from self.launch(s, player, city)
            self.restore(s)

    def launch(self, s: World, player: int, city: City) -> Rules:
        """CC-W6.4, CC-W7.2: from the supply onto a sea hex without an enemy ship."""
        if GREAT_LIGHTHOUSE not in city.wonders or not s.in_supply(player, SHIP):
            return
        options = [LAUNCH.of(hex) for hex in free_seas(s, player)]
        if options:
            option = yield Ask(player, ASK_LIGHTHOUSE, [*options, NO_LAUNCH.of()])
            if option.verb is LAUNCH:
                self.use(s)
                s.place_unit(option.a, player, SHIP)
                s.tell(LAUNCHES, player, option.a)

    def names_starter(self, s: World, player: int) -> bool:
        """CC-M7.3."""
        return True


def free_seas(s: World, player: int) -> list[int]:
    """CC-W7.2, OPEN-19, CC-U4.4: explored sea hexes without an enemy ship."""
    return [
        hex
        for hex in range(len(s.terrain))
        if s.is_sea(hex)
        and not any(is_ship(unit) and owner_of(unit) != player for unit in s.units_at(hex))
    ]


class GreatMausoleum(WonderEffect):
    """CC-W6.5, CC-W7.4: cards from the discard piles, and own discards below them."""

    def draws_discards(self, s: World, player: int) -> bool:
        """CC-W6.5, CC-W7.4: action cards; events too go under their pile."""
        return True

    def draws_event(self, s: World, player: int) -> RulesOf[int]:
        """CC-W6.5: the top of the discarded events in place of a new one."""
        if not s.event_discard:
            return NONE
        top = s.event_discard[-1]
        options = [TAKE_DISCARDED_EVENT.of(top), DRAW_NEW_EVENT.of()]
        option = yield Ask(player, ASK_MAUSOLEUM, options, top)
        if option.verb is DRAW_NEW_EVENT:
            return NONE
        s.tell(TAKES_EVENT, player, top)
        return s.event_discard.pop()


class GreatPyramid(WonderEffect):
    """CC-W6.6: its points are those of the builder; scoring.py breaks ties by it."""


class GreatStatue(WonderEffect):
    """CC-W6.7: an objective card when it is built, and actions for objective cards."""

    def after_wonder(self, s: World, player: int, city: City, wonder: int) -> Rules:
        """CC-W6.7: only for the builder, at once."""
        if wonder == GREAT_STATUE:
            draw_objective(s, player)
        yield from ()

    def free_actions(self, s: World, player: int, options: list[Option]) -> None:
        """CC-W6.7: once per turn."""
        if self.may_use(s):
            for card in s.players[player].objective_cards:
                options.append(DISCARD_FOR_ACTION.of(card))

    def act(self, s: World, player: int, option: Option) -> Rules:
        """CC-W6.7, CC-E2.5: a card from hand for a main action."""
        self.use(s)
        discard_objective(s, player, option.a)
        s.actions_left += 1
        s.tell(DISCARDS_FOR_ACTION, player)
        yield from ()


class GreatWall(WonderEffect):
    """CC-W6.8, CC-W7.1, CC-Q9.3: weakens attackers of happy cities, and stops barbarians."""

    def attacked_city(self, s: World, player: int, battle: Battle) -> City | None:
        """The city of the holder that is attacked in a combat."""
        if battle.at_sea or battle.sides[DEFENDER].owner != player:
            return None
        city = s.cities.get(battle.hex)
        return city if city is not None and city.owner == player else None

    def lowers_enemy(self, s: World, player: int, battle: Battle) -> int:
        """CC-Q9.3, OPEN-44: in round 1, by the mood at that moment."""
        city = self.attacked_city(s, player, battle)
        if battle.round > 1 or city is None or city.mood != HAPPY:
            return 0
        return s.content.great_wall_penalty

    def wins_automatically(self, s: World, player: int, battle: Battle) -> bool:
        """CC-W7.1, OPEN-57: against barbarians, whatever the mood, whoever moves them."""
        attacker = battle.sides[1 - DEFENDER].owner
        return attacker == BARBARIANS and self.attacked_city(s, player, battle) is not None


EFFECTS: Final[list[Effect]] = [
    GreatArena("great-arena", GREAT_ARENA),
    GreatGardens("great-gardens", GREAT_GARDENS),
    GreatLibrary("great-library", GREAT_LIBRARY, USE_LIBRARY),
    GreatLighthouse("great-lighthouse", GREAT_LIGHTHOUSE),
    GreatMausoleum("great-mausoleum", GREAT_MAUSOLEUM),
    GreatPyramid("great-pyramid", GREAT_PYRAMID),
    GreatStatue("great-statue", GREAT_STATUE, DISCARD_FOR_ACTION),
    GreatWall("great-wall", GREAT_WALL),
]
