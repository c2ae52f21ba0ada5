"""What all event texts share: who is touched, what is lost, and who can help it."""

from typing import Final

from kronika.core.asks import Ask, Event, Option, Prompt, Rules, RulesOf, Verb

from ..casualties import kill_unit
from ..cities import change_mood
from ..effects import can_use, in_force, owns_special
from ..naval import aboard, room_at
from ..recruiting import place_free_unit
from ..situations import FOR_EVENT, Cost
from ..state import City, World, is_ship, owner_of, sort_of
from ..stock import can_pay, pay
from ..terms import (
    ANGRY,
    BARBARIANS,
    MYTHS,
    NAVIGATION,
    NONE,
    PIRATES,
    ROADS,
    SETTLER,
    TRADE_ROUTES,
)
from ..words import CITY, HEX, NUMBER, PLAYER, UNIT

CHOOSE_CITY: Final = Verb("choose-city", (CITY,))
CHOOSE_PLAYER: Final = Verb("choose-player", (PLAYER,))
LET_MOOD_DROP: Final = Verb("let-mood-drop", (CITY,))
APPEASE: Final = Verb("appease", (CITY,))
AVERT_MOOD: Final = Verb("avert-mood", (CITY,))
REMOVE_UNIT: Final = Verb("remove-unit", (HEX, UNIT))
LET_UNIT_DIE: Final = Verb("let-unit-die", (HEX, UNIT))
AVERT_DEATH: Final = Verb("avert-death", (HEX, UNIT))
ASK_EVENT_CITY: Final = Prompt("event-city", (), "CC-S1.3")
ASK_EVENT_PLAYER: Final = Prompt("event-player", (), "CC-S1.3")
ASK_MOOD_DROP: Final = Prompt("event-mood", (CITY,), "CC-E4.7")
ASK_LOSE_UNIT: Final = Prompt("event-unit", (NUMBER,), "CC-S1.3")
ASK_AVERT: Final = Prompt("event-avert", (HEX, UNIT), "CC-Y2.1")
MYTHS_HELP: Final = Event("myths-help", (PLAYER, CITY))
LOSS_AVERTED: Final = Event("loss-averted", (PLAYER, HEX))
EVENT_SCORES: Final = Event("event-scores", (PLAYER, NUMBER))
"""In half points."""


class EventText:
    """The text of an event card. `happens` is what it does to one player."""

    def __init__(self, event: int, for_all: bool = False, stays: bool = False) -> None:
        self.event = event
        self.for_all = for_all
        self.stays = stays
        """Whether the card stays in play."""

    def resolve(self, s: World, drawer: int, card: int) -> Rules:
        """CC-S1.3, CC-S1.12: clockwise from the drawer, without those who are protected."""
        for player in everybody(s, drawer) if self.for_all else [drawer]:
            if not is_protected(s, player, card):
                yield from self.happens(s, player, drawer, card)

    def happens(self, s: World, player: int, drawer: int, card: int) -> Rules:
        """What the text does to a player."""
        yield from ()

    def is_over(self, s: World) -> bool:
        """Whether the card needs to stay in play no longer."""
        return False


def everybody(s: World, drawer: int) -> list[int]:
    """CC-S1.3: all players, clockwise from the drawer."""
    return [drawer, *s.others(drawer)]


def is_protected(s: World, player: int, card: int) -> bool:
    """CC-S1.8, CC-S1.12: whether the text of a card does not touch a player."""
    if any(can_use(s, player, advance) for advance in s.content.event_protection[card]):
        return True
    specials = s.content.event_special_protection[card]
    return any(owns_special(s, player, special) for special in specials)


def travels(s: World, player: int) -> bool:
    """Whether a plague spreads faster: the player owns Roads, Navigation or Trade Routes."""
    realm = s.players[player]
    return realm.owns(ROADS) or realm.owns(NAVIGATION) or realm.owns(TRADE_ROUTES)


def score(s: World, player: int, points: int) -> None:
    """CC-Z2.5: half points that stay with a player."""
    if points and player < s.count:
        s.players[player].event_score += points
        s.tell(EVENT_SCORES, player, points)


# Choices


def choose_city(s: World, player: int, cities: list[City]) -> RulesOf[City | None]:
    """One of several cities, if there are any."""
    if not cities:
        return None
    option = yield Ask(player, ASK_EVENT_CITY, [CHOOSE_CITY.of(city.hex) for city in cities])
    return s.cities[option.a]


def choose_player(player: int, players: list[int]) -> RulesOf[int]:
    """One of several players, or NONE if there are none."""
    if not players:
        return NONE
    option = yield Ask(player, ASK_EVENT_PLAYER, [CHOOSE_PLAYER.of(other) for other in players])
    return option.a


# Mood


def lower_mood_of_one(s: World, player: int, cities: list[City], steps: int = 1) -> RulesOf[int]:
    """The mood of one of several cities drops, if any can still drop. Gives its hex, or NONE."""
    city = yield from choose_city(s, player, [city for city in cities if city.mood != ANGRY])
    if city is None:
        return NONE
    yield from lower_mood_by_event(s, player, city, steps)
    return city.hex


def lower_mood_by_event(s: World, player: int, city: City, steps: int = 1) -> Rules:
    """CC-S1.8, CC-X7.1: mood drops by the text of an event, unless Myths is paid for."""
    if city.mood == ANGRY:
        return
    if player == BARBARIANS:
        change_mood(s, city, -steps)
        return
    options = [LET_MOOD_DROP.of(city.hex)]
    cost = Cost(s.content.myths_cost, FOR_EVENT, city.hex)
    if can_use(s, player, MYTHS) and can_pay(s, player, cost):
        options.append(APPEASE.of(city.hex))
    if _may_avert(s, player, city.hex, NONE):
        options.append(AVERT_MOOD.of(city.hex))
    option = yield Ask(player, ASK_MOOD_DROP, options, city.hex)
    if option.verb is APPEASE:
        yield from pay(s, player, cost)
        s.tell(MYTHS_HELP, player, city.hex)
    elif option.verb is AVERT_MOOD:
        s.tell(LOSS_AVERTED, player, city.hex)
    else:
        change_mood(s, city, -steps)


def _may_avert(s: World, player: int, hex: int, unit: int) -> bool:
    effects = in_force("averts_event", s, player)
    return any(effect.averts_event(s, player, hex, unit) for effect in effects)


# Units


def units_of(s: World, player: int) -> list[tuple[int, int]]:
    """CC-X24.6: all units of a player, each with its hex; allied pirate ships are among them."""
    found: list[tuple[int, int]] = []
    allies = in_force("allies_pirates", s, player)
    for hex in sorted(s.units):
        friendly = any(effect.allies_pirates(s, player, hex) for effect in allies)
        for unit in s.units[hex]:
            owner = owner_of(unit)
            if owner == player or (friendly and owner == PIRATES):
                found.append((hex, unit))
    return found


def lose_units(s: World, player: int, count: int) -> RulesOf[int]:
    """Remove units of choice, as far as there are any. Gives how many were removed."""
    removed = 0
    for left in range(count, 0, -1):
        options = unit_options(units_of(s, player))
        if not options:
            break
        option = yield Ask(player, ASK_LOSE_UNIT, options, left)
        if (yield from lose_unit(s, player, option)):
            removed += 1
    return removed


def unit_options(units: list[tuple[int, int]]) -> list[Option]:
    """The different units among some that can be lost."""
    options: list[Option] = []
    for hex, unit in units:
        option = REMOVE_UNIT.of(hex, sort_of(unit))
        if option not in options:
            options.append(option)
    return options


def lose_unit(s: World, player: int, option: Option) -> RulesOf[bool]:
    """Remove the unit that a player has chosen."""
    units = [u for hex, u in units_of(s, player) if hex == option.a and sort_of(u) == option.b]
    removed = yield from remove_unit_by_event(s, player, option.a, units[0])
    return removed


def remove_unit_by_event(s: World, player: int, hex: int, unit: int) -> RulesOf[bool]:
    """CC-Y3.1: an event removes a unit; nobody scores a leader. Tells whether it is gone."""
    if _may_avert(s, player, hex, unit):
        kind = sort_of(unit)
        options = [LET_UNIT_DIE.of(hex, kind), AVERT_DEATH.of(hex, kind)]
        option = yield Ask(player, ASK_AVERT, options, hex, kind)
        if option.verb is AVERT_DEATH:
            s.tell(LOSS_AVERTED, player, hex)
            return False
    kill_unit(s, hex, unit, NONE)
    if is_ship(unit):
        yield from _drown(s, player, hex)
    return True


def _drown(s: World, player: int, hex: int) -> Rules:
    """CC-C4.2, CC-Q10.5: land units for which no ship is left are removed too."""
    while room_at(s, player, hex) < 0:
        cargo = aboard(s, player, hex)
        options = unit_options([(hex, unit) for unit in cargo])
        option = yield Ask(player, ASK_LOSE_UNIT, options, -room_at(s, player, hex))
        kill_unit(s, hex, next(u for u in cargo if sort_of(u) == option.b), NONE)


def place_settler(s: World, player: int) -> Rules:
    """A settler from the supply in an own city, if there are both."""
    hexes = [city.hex for city in s.cities_of(player)]
    yield from place_free_unit(s, player, SETTLER, hexes, may_decline=False)


def may_place_settler(s: World, player: int) -> bool:
    """Whether a player has both."""
    return s.in_supply(player, SETTLER) > 0 and s.city_count(player) > 0
