"""Chapter 7.1: the status phase."""

from typing import Final

from kronika.core.asks import Ask, Event, Option, Prompt, Rules, Verb

from .advances import free_advance, gainable
from .cities import raze_city
from .decks import draw_objective, take_action_cards
from .effects import in_force
from .governments import (
    ASK_GOVERNMENT,
    CHANGE_GOVERNMENT,
    KEEP_GOVERNMENT,
    change_government,
    government_choices,
)
from .objectives import status_objectives
from .situations import FOR_EFFECT, Cost
from .state import World
from .stock import can_pay, gain, pay
from .terms import (
    CULTURE,
    GOLD,
    MOOD,
    STATUS_CARDS,
    STATUS_FREE_ADVANCE,
    STATUS_GOVERNMENT,
    STATUS_OBJECTIVES,
    STATUS_RAZING,
    VARIANT_SHORT_GAME,
)
from .words import CITY, NUMBER, PLAYER

RAZE: Final = Verb("raze", (CITY,))
NO_RAZING: Final = Verb("no-razing")
NAME_STARTER: Final = Verb("name-starter", (PLAYER,))
ASK_RAZING: Final = Prompt("razing", (), "CC-M5.1")
ASK_STARTER: Final = Prompt("starter", (), "CC-M7.1")
STATUS_PHASE: Final = Event("status-phase", (NUMBER,))
NAMES_STARTER: Final = Event("names-starter", (PLAYER, PLAYER))


def turn_order(s: World) -> list[int]:
    """CC-M1.1: the starting player first, then clockwise."""
    return [s.starter, *s.others(s.starter)]


def run_step(s: World, step: int) -> Rules:
    """CC-M1.1: one step, for all players before the next one begins."""
    if step == STATUS_OBJECTIVES:
        yield from complete_objectives(s)
    elif step == STATUS_FREE_ADVANCE:
        yield from free_advances(s)
    elif step == STATUS_CARDS:
        yield from draw_cards(s)
    elif step == STATUS_RAZING:
        yield from razing(s)
    elif step == STATUS_GOVERNMENT:
        yield from governments(s)
    else:
        yield from starting_player(s)


def is_over(s: World) -> bool:
    """CC-M2.2, CC-Z1.1, CC-Z1.2, CC-Z1.3, CC-V2.4: the last age, or somebody has no city."""
    if s.ending or s.age >= s.last_age:
        return True
    return any(s.city_count(player) == 0 for player in range(s.count))


def complete_objectives(s: World) -> Rules:
    """CC-M2.1: step 1."""
    for player in turn_order(s):
        yield from status_objectives(s, player)


def free_advances(s: World) -> Rules:
    """CC-M3.1, CC-V2.3: step 2; only the first advance of each takes a cube of the tracker."""
    count = s.content.free_advances
    if s.plays(VARIANT_SHORT_GAME):
        count = s.content.short_free_advances
    for number in range(count):
        for player in turn_order(s):
            yield from free_advance(s, player, gainable(s, player), number == 0, False)


def draw_cards(s: World) -> Rules:
    """CC-M4.1, OPEN-8: step 3, action and objective cards."""
    for player in turn_order(s):
        yield from take_action_cards(s, player, s.content.status_action_cards)
        draw_objective(s, player, s.content.status_objective_cards)


def razing(s: World) -> Rules:
    """CC-M5.1, OPEN-38: step 4, one own city of size 1, even the last one."""
    for player in turn_order(s):
        options = [
            RAZE.of(city.hex) for city in s.cities_of(player) if city.size() == s.content.razed_size
        ]
        if not options:
            continue
        option = yield Ask(player, ASK_RAZING, [NO_RAZING.of(), *options])
        if option.verb is RAZE:
            raze_city(s, s.cities[option.a])
            gain(s, player, GOLD, s.content.raze_gold)


# Government


def governments(s: World) -> Rules:
    """CC-M6.1: step 5, for a price."""
    cost = Cost(s.content.government_change_cost, FOR_EFFECT)
    for player in turn_order(s):
        groups = government_choices(s, player)
        if not groups or not can_pay(s, player, cost):
            continue
        options = [KEEP_GOVERNMENT.of(), *[CHANGE_GOVERNMENT.of(group) for group in groups]]
        option = yield Ask(player, ASK_GOVERNMENT, options)
        if option.verb is CHANGE_GOVERNMENT:
            yield from pay(s, player, cost)
            yield from change_government(s, player, option.a)


# The starting player


def starter_chooser(s: World) -> int:
    """CC-M7.1, CC-M7.2, CC-M7.3: who names the starting player of the next age."""
    order = turn_order(s)
    for player in order:
        for effect in in_force("names_starter", s, player):
            if effect.names_starter(s, player):
                return player
    tokens = [realm.stock[MOOD] + realm.stock[CULTURE] for realm in s.players]
    # The current starting player is the first in the order, then comes who sits closest.
    return next(player for player in order if tokens[player] == max(tokens))


def starting_player(s: World) -> Rules:
    """CC-M7.1: step 6."""
    chooser = starter_chooser(s)
    options: list[Option] = [NAME_STARTER.of(player) for player in range(s.count)]
    option = yield Ask(chooser, ASK_STARTER, options)
    s.starter = option.a
    s.tell(NAMES_STARTER, chooser, s.starter)
