"""Great persons: events that were sold, and are played later like action cards (CC-S1.9).

How they are sold is in event_texts/persons.py.
"""

from typing import Final

from kronika.core.asks import Ask, Event, Option, Prompt, Rules, RulesOf, Verb

from .action_cards import is_cancelled
from .advances import can_gain, free_advance
from .building import build, buildable, price
from .cities import can_found, found_city, set_mood
from .decks import discard_event, discard_person, draw_from_deck, take_action_cards
from .effects import Effect, can_use
from .event_texts.text import choose_city, everybody
from .exploration import explore_tile, slot_hexes, slot_of, unexplored_slots
from .movement import move_action
from .situations import FOR_EVENT, FOR_WONDER, Cost, cost_of
from .state import City, World, bound_by
from .stock import can_pay, gain, pay
from .terms import (
    ADVANCE_COUNT,
    BUILDING_COUNT,
    CULTURE,
    EVENT_ELDER_STATESMAN,
    EVENT_GREAT_ARCHITECT,
    EVENT_GREAT_ARTIST,
    EVENT_GREAT_ATHLETE,
    EVENT_GREAT_DIPLOMAT,
    EVENT_GREAT_ENGINEER,
    EVENT_GREAT_EXPLORER,
    EVENT_GREAT_MERCHANT,
    EVENT_GREAT_PHILOSOPHER,
    EVENT_GREAT_PROPHET,
    EVENT_GREAT_SCIENTIST,
    EVENT_GREAT_SEER,
    EVENT_GREAT_WARLORD,
    GROUP_SIZE,
    HAPPY,
    IDEAS,
    KIND_FREE,
    KIND_MAIN,
    MOOD,
    NONE,
    TEMPLE,
    TRADE_ROUTES,
)
from .trade_routes import use_trade_routes
from .wonders import on_offer
from .words import BUILDING, CITY, EVENT_CARD, GOOD, HEX, NUMBER, OBJECTIVE_CARD, PLAYER

PLAY_PERSON: Final = Verb("play-person", (EVENT_CARD,))
CALL_PERSON: Final = Verb("call-person", (EVENT_CARD,))
EXPLORE_TILE: Final = Verb("explore-tile", (HEX,))
NO_EXPLORING: Final = Verb("no-exploring")
FOUND_FAR: Final = Verb("found-far", (HEX,))
NO_FOUNDING: Final = Verb("no-founding")
BUILD_FOR_PERSON: Final = Verb("build-for-person", (CITY, BUILDING))
NO_BUILDING: Final = Verb("no-building")
CONVERT_TOKENS: Final = Verb("convert-tokens", (GOOD, NUMBER))
KEEP_TOKENS: Final = Verb("keep-tokens")
ASSIGN: Final = Verb("assign", (PLAYER, OBJECTIVE_CARD))
ASK_EXPLORER: Final = Prompt("great-explorer", (), "CC-X34.12")
ASK_FAR_CITY: Final = Prompt("great-explorer-city", (), "CC-X34.12")
ASK_PERSON_BUILDING: Final = Prompt("person-building", (), "CC-X34.13")
ASK_ATHLETE: Final = Prompt("great-athlete", (), "CC-X14.8")
ASK_SEER: Final = Prompt("great-seer", (), "CC-X14.8")
PERSON_PLAYED: Final = Event("person-played", (PLAYER, EVENT_CARD))
PERSON_LEAVES: Final = Event("person-leaves", (PLAYER, EVENT_CARD))
ASSIGNED: Final = Event("objective-assigned", (PLAYER,))
ASSIGNED_CARD: Final = Event("objective-assigned-card", (PLAYER, OBJECTIVE_CARD))

MAIN_VERBS: Final[tuple[Verb, ...]] = (PLAY_PERSON,)
FREE_VERBS: Final[tuple[Verb, ...]] = (CALL_PERSON,)

FAR_CITY_FOOD: Final = 2
ARCHITECT_DISCOUNT: Final = 3


class GreatPerson:
    """CC-S1.9: what a great person does when the card is played."""

    def __init__(self, event: int) -> None:
        self.event = event

    def is_playable(self, s: World, player: int) -> bool:
        """Whether it makes sense to play it now."""
        return True

    def play(self, s: World, player: int, card: int) -> Rules:
        """CC-G1.13: an advance with a cube from the supply, if the player likes, then the rest."""
        groups = s.content.event_groups[card]
        advances = [
            advance
            for advance in range(ADVANCE_COUNT)
            if advance // GROUP_SIZE in groups and can_gain(s, player, advance)
        ]
        yield from free_advance(s, player, advances, False, True)
        yield from self.then(s, player)

    def then(self, s: World, player: int) -> Rules:
        """What follows the advance."""
        yield from ()


# Playing


def person_of(s: World, card: int) -> GreatPerson:
    """The great person on an event card."""
    return PERSONS[s.content.event_text[card]]


def playable(s: World, player: int, kind: int) -> list[int]:
    """CC-S1.9: the great persons of a player that can be played as this kind of action."""
    realm = s.players[player]
    found: list[int] = []
    for card in sorted([*realm.persons, *realm.open_persons]):
        if s.content.event_kind[card] == kind and person_of(s, card).is_playable(s, player):
            found.append(card)
    return found


def add_main_actions(s: World, player: int, options: list[Option]) -> None:
    """CC-E3.3: those that cost a main action."""
    options += [PLAY_PERSON.of(card) for card in playable(s, player, KIND_MAIN)]


def add_free_actions(s: World, player: int, options: list[Option]) -> None:
    """CC-E3.3: those that cost none."""
    options += [CALL_PERSON.of(card) for card in playable(s, player, KIND_FREE)]


def perform(s: World, player: int, option: Option) -> Rules:
    """CC-X23.4: play a great person; the main action of a cancelled one is not spent."""
    works = yield from play(s, player, option.a)
    if not works and option.verb is PLAY_PERSON:
        s.actions_left += 1


def play(s: World, player: int, card: int) -> RulesOf[bool]:
    """CC-S1.9, CC-X23.5: a card from hand can be cancelled like an action card."""
    person = person_of(s, card)
    s.tell(PERSON_PLAYED, player, card)
    if card in s.players[player].open_persons:
        yield from person.play(s, player, card)
        return True
    discard_person(s, player, card)
    if (yield from is_cancelled(s, player)):
        return False
    yield from person.play(s, player, card)
    return True


def leave(s: World, player: int, card: int) -> None:
    """A great person who lay face up is discarded."""
    s.players[player].open_persons.remove(card)
    discard_event(s, player, card)
    s.tell(PERSON_LEAVES, player, card)


# Who they are


class Explorer(GreatPerson):
    """CC-X34.12: E18: one tile beside an own one, and a city there for 2 food."""

    def then(self, s: World, player: int) -> Rules:
        """Both are optional."""
        options = [EXPLORE_TILE.of(hex) for hex in tiles_beside(s, player)]
        if not options:
            return
        option = yield Ask(player, ASK_EXPLORER, [*options, NO_EXPLORING.of()])
        if option.verb is NO_EXPLORING:
            return
        slot = slot_of(s, option.a)
        yield from explore_tile(s, player, slot)
        yield from self.found(s, player, slot_hexes(s, slot))

    def found(self, s: World, player: int, hexes: list[int]) -> Rules:
        """CC-H1.2: without a settler."""
        cost = cost_of(FOR_EVENT, food=FAR_CITY_FOOD)
        options = [FOUND_FAR.of(hex) for hex in hexes if can_found(s, player, hex)]
        if not options or not can_pay(s, player, cost):
            return
        option = yield Ask(player, ASK_FAR_CITY, [*options, NO_FOUNDING.of()])
        if option.verb is FOUND_FAR:
            yield from pay(s, player, cost)
            yield from found_city(s, player, option.a)


def tiles_beside(s: World, player: int) -> list[int]:
    """The first hex of each unexplored tile beside a tile on which the player has a city."""
    count = s.count
    tiles = s.content.layout_homes[count] + s.content.layout_slots[count]
    own = {city.hex for city in s.cities_of(player)}
    around: set[int] = set()
    for tile in tiles:
        if any(hex in own for hex in tile):
            for hex in tile:
                around.update(s.neighbours(hex))
    slots = [slot_hexes(s, slot) for slot in unexplored_slots(s)]
    return [hexes[0] for hexes in slots if any(hex in around for hex in hexes)]


class Artist(GreatPerson):
    """CC-X14.8: E19: an own city becomes happy."""

    def then(self, s: World, player: int) -> Rules:
        """One that is not."""
        sad = [city for city in s.cities_of(player) if city.mood != HAPPY]
        city = yield from choose_city(s, player, sad)
        if city is not None:
            set_mood(s, city, HAPPY)


class Builder(GreatPerson):
    """CC-X34.13: E20, E26: a building at its price, without action and activation."""

    def __init__(self, event: int, buildings: list[int]) -> None:
        super().__init__(event)
        self.buildings = buildings

    def then(self, s: World, player: int) -> Rules:
        """All rules of building apply."""
        options: list[Option] = []
        for city in s.cities_of(player):
            options += [BUILD_FOR_PERSON.of(city.hex, each) for each in self.choices(s, city)]
        if not options:
            return
        option = yield Ask(player, ASK_PERSON_BUILDING, [*options, NO_BUILDING.of()])
        if option.verb is BUILD_FOR_PERSON:
            city = s.cities[option.a]
            yield from build(s, player, city, option.b, price(s, player, city, option.b))

    def choices(self, s: World, city: City) -> list[int]:
        """What could be built in a city."""
        return [each for each in buildable(s, city.owner, city) if each in self.buildings]


class Thinker(GreatPerson):
    """CC-X14.8: E21 to E23: ideas and action cards."""

    def __init__(self, event: int, ideas: int, cards: int) -> None:
        super().__init__(event)
        self.ideas = ideas
        self.cards = cards

    def then(self, s: World, player: int) -> Rules:
        """Both at once."""
        gain(s, player, IDEAS, self.ideas)
        yield from take_action_cards(s, player, self.cards)


class Warlord(GreatPerson):
    """CC-X14.8: E24: a Move action; its first combat is fought with more strength."""

    def then(self, s: World, player: int) -> Rules:
        """The bonus ends with the action."""
        s.warlord = True
        yield from move_action(s, player)
        s.warlord = False


class Merchant(GreatPerson):
    """CC-X14.8: E25: trade routes pay once more."""

    def then(self, s: World, player: int) -> Rules:
        """Only with Trade Routes."""
        if can_use(s, player, TRADE_ROUTES):
            yield from use_trade_routes(s, player)


class Architect(GreatPerson):
    """CC-X34.16: E55: called before a wonder is built; stays until one is."""

    def is_playable(self, s: World, player: int) -> bool:
        """Once per turn, with a wonder to build."""
        return ARCHITECT.may_use(s) and bool(on_offer(s, player))

    def play(self, s: World, player: int, card: int) -> Rules:
        """From now until the end of the turn."""
        ARCHITECT.use(s)
        yield from ()


class ArchitectAtWork(Effect):
    """CC-X34.16: the next wonder of this turn is cheaper, and needs no advance of its own."""

    def is_in_force(self, s: World, player: int) -> bool:
        """Called this turn, and not yet discarded."""
        return not self.may_use(s) and self.card(s) in s.players[player].open_persons

    def card(self, s: World) -> int:
        """The event card."""
        return s.content.event_text.index(EVENT_GREAT_ARCHITECT)

    def build_cost(self, s: World, player: int, cost: Cost) -> None:
        """3 culture tokens less."""
        if cost.purpose == FOR_WONDER:
            cost.need[CULTURE] = max(0, cost.need[CULTURE] - ARCHITECT_DISCOUNT)

    def waives_wonder_advance(self, s: World, player: int, wonder: int) -> bool:
        """Engineering is still needed."""
        return True

    def after_wonder(self, s: World, player: int, city: City, wonder: int) -> Rules:
        """One wonder only."""
        leave(s, player, self.card(s))
        yield from ()


class Athlete(GreatPerson):
    """CC-X14.8: E56: culture for mood, or mood for culture."""

    def then(self, s: World, player: int) -> Rules:
        """Any number, in one direction."""
        stock = s.players[player].stock
        options = [KEEP_TOKENS.of()]
        for good in (MOOD, CULTURE):
            options += [CONVERT_TOKENS.of(good, count + 1) for count in range(stock[good])]
        option = yield Ask(player, ASK_ATHLETE, options)
        if option.verb is CONVERT_TOKENS:
            stock[option.a] -= option.b
            gain(s, player, CULTURE if option.a == MOOD else MOOD, option.b)


class Diplomat(GreatPerson):
    """CC-X14.8: E57: peace with the player named at the sale, until the owner ends it."""

    def play(self, s: World, player: int, card: int) -> Rules:
        """A main action ends it."""
        s.diplomats = [pact for pact in s.diplomats if bound_by(pact) != player]
        leave(s, player, card)
        yield from ()


class Seer(GreatPerson):
    """CC-X14.8: E58: each player is assigned the next objective card that he will draw."""

    def play(self, s: World, player: int, card: int) -> Rules:
        """Only who assigns them sees the cards; this one stays until all of them are taken."""
        s.event_discard.remove(card)
        s.event_table.append(card)
        s.seer = player
        drawn = [draw_from_deck(s) for _ in range(s.count)]
        cards = sorted(each for each in drawn if each != NONE)
        for other in everybody(s, player):
            if cards:
                options = [ASSIGN.of(other, each) for each in cards]
                option = yield Ask(player, ASK_SEER, options, secret=True)
                cards.remove(option.b)
                s.players[other].assigned_objective = option.b
                s.tell(ASSIGNED, other)
                s.tell(ASSIGNED_CARD, other, option.b, to=1 << player)


ARCHITECT: Final = ArchitectAtWork("great-architect")

PERSONS: Final[dict[int, GreatPerson]] = {
    person.event: person
    for person in [
        Explorer(EVENT_GREAT_EXPLORER),
        Artist(EVENT_GREAT_ARTIST),
        Builder(EVENT_GREAT_PROPHET, [TEMPLE]),
        Thinker(EVENT_GREAT_PHILOSOPHER, 2, 0),
        Thinker(EVENT_GREAT_SCIENTIST, 1, 1),
        Thinker(EVENT_ELDER_STATESMAN, 0, 2),
        Warlord(EVENT_GREAT_WARLORD),
        Merchant(EVENT_GREAT_MERCHANT),
        Builder(EVENT_GREAT_ENGINEER, list(range(BUILDING_COUNT))),
        Architect(EVENT_GREAT_ARCHITECT),
        Athlete(EVENT_GREAT_ATHLETE),
        Diplomat(EVENT_GREAT_DIPLOMAT),
        Seer(EVENT_GREAT_SEER),
    ]
}
"""By event."""

EFFECTS: Final[list[Effect]] = [
    ARCHITECT,
]
