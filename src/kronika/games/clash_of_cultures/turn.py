"""Chapter 5: ages, rounds, turns and actions."""

from collections.abc import Callable
from typing import Final

from kronika.core.asks import Ask, Event, Option, Prompt, Rules, Verb
from kronika.core.errors import RulesError

from . import (
    action_cards,
    advances,
    building,
    cities,
    collect,
    great_persons,
    happiness,
    influence,
    movement,
    recruiting,
    trading,
    wonders,
)
from .civil_effects import end_truces
from .effects import ALL, can_use, in_force
from .objectives import watch_moods
from .scoring import end_game
from .setup import choose_nations, settle
from .state import ACTIONS, KIND, SETUP, STATUS, TURN_START, World
from .status import STATUS_PHASE, is_over, run_step
from .stock import keep_limits
from .terms import NONE, TRADE_ROUTES, VARIANT_SUDDEN_END
from .trade_routes import use_trade_routes
from .words import NUMBER, PLAYER

END_TURN: Final = Verb("end-turn")
GIVE_UP: Final = Verb("give-up")
ASK_ACTION: Final = Prompt("action", (NUMBER,), "CC-E2.1")
TURN_BEGINS: Final = Event("turn-begins", (PLAYER, NUMBER, NUMBER))
"""Player, age, round."""
GIVES_UP: Final = Event("gives-up", (PLAYER, NUMBER))
SUDDEN_ROLL: Final = Event("sudden-roll", (NUMBER,))


def play_step(s: World) -> Rules:
    """CC-E7: the next piece of a match: setup, the start of a turn, an action, a status phase."""
    if s.phase == SETUP:
        if s.civ:
            yield from choose_nations(s, s.nations)
        settle(s)
        begin_turn(s)
    elif s.phase == TURN_START:
        s.phase = ACTIONS
        yield from start_turn(s)
    elif s.phase == ACTIONS:
        yield from take_action(s)
    else:
        yield from play_status_step(s)
    if s.result is None:
        yield from watch_moods(s)


def play_status_step(s: World) -> Rules:
    """CC-M1.1, CC-M2.2, CC-M2.3: the next step of a status phase; the last begins the next age."""
    steps = s.content.status_steps
    if s.status_step == 0:
        s.tell(STATUS_PHASE, s.age)
    if s.status_step == s.content.last_steps and is_over(s):
        end_game(s)
        return
    yield from run_step(s, steps[s.status_step])
    yield from watch_moods(s)
    forget_turn(s)
    s.status_step = (s.status_step + 1) % len(steps)
    if s.status_step == 0:
        begin_age(s)


# Rounds and ages


def begin_age(s: World) -> None:
    """CC-E1.1: the next age."""
    s.age += 1
    s.round = 1
    begin_round(s)


def begin_round(s: World) -> None:
    """CC-E1.2, CC-V3.2: the starting player begins; a sudden end is rolled for."""
    s.active = s.starter
    s.wonders_this_round.clear()
    if s.plays(VARIANT_SUDDEN_END) and ends_suddenly(s):
        s.ending = True
        s.phase = STATUS
        return
    begin_turn(s)


def ends_suddenly(s: World) -> bool:
    """CC-V3.2, CC-V3.4: in the last five rounds a number in the range ends the game at once."""
    limit = s.content.end_ranges[(s.age - 1) * s.content.rounds + s.round - 1]
    if limit == 0:
        return False
    number = s.content.die_number[s.dice.below(len(s.content.die_number))]
    s.tell(SUDDEN_ROLL, number)
    return number <= limit


def begin_turn(s: World) -> None:
    """CC-E2.1, CC-E2.7, CC-C2.4: three main actions and no flag of an earlier turn."""
    player = s.players[s.active]
    routes = can_use(s, s.active, TRADE_ROUTES)
    s.phase = TURN_START if routes or in_force("turn_start", s, s.active) else ACTIONS
    s.actions_left = max(0, s.content.main_actions - player.actions_lost)
    player.actions_lost = 0
    s.tell(TURN_BEGINS, s.active, s.age, s.round)


def start_turn(s: World) -> Rules:
    """CC-E2.7: what happens at the start of a turn, trade routes last."""
    for effect in in_force("turn_start", s, s.active):
        yield from effect.turn_start(s, s.active)
    yield from use_trade_routes(s, s.active)


def end_turn(s: World) -> None:
    """CC-E1.2, CC-E1.3, CC-E2.7, CC-F1.7: clear what lasted this turn, and go on."""
    forget_turn(s)
    end_truces(s, s.active)
    keep_limits(s, s.active)
    following = (s.active + 1) % s.count
    if following != s.starter:
        s.active = following
        begin_turn(s)
    elif s.round < s.content.rounds and not s.ending:
        s.round += 1
        begin_round(s)
    else:
        s.phase = STATUS


def forget_turn(s: World) -> None:
    """CC-C2.4, CC-J2.7: nothing of a turn stays behind, nor of a step of the status phase."""
    s.used.clear()
    s.played.clear()
    s.captured.clear()
    s.enforced.clear()
    s.offers.clear()
    s.borrowed = NONE
    s.influenced = False
    s.collects = 0
    s.free_collect = False
    s.forced_labor = False
    s.collect_card = NONE
    s.takeover_card = False
    s.drafts = 0
    s.battles.clear()
    s.victories = 0
    s.pirate_victories = 0
    s.acted = False
    for city in s.cities.values():
        city.activations = 0
        city.angry_activation_used = False
        city.climbed = False
    for units in s.units.values():
        for place, unit in enumerate(units):
            units[place] = unit & KIND


# Actions


def take_action(s: World) -> Rules:
    """CC-E2.2, CC-E2.3, CC-E2.4, CC-E2.5, CC-E2.6, CC-E3.1, CC-E3.5: one main or free action, or
    the end of the turn.

    CC-HI.1: a turn ends by itself only without cards that could have been played in secret.
    """
    main = main_actions(s) if s.actions_left > 0 else []
    free = free_actions(s)
    last = GIVE_UP.of() if s.actions_left > 0 else END_TURN.of()
    realm = s.players[s.active]
    auto = not realm.action_cards and not realm.wonder_cards
    option = yield Ask(s.active, ASK_ACTION, [*main, *free, last], s.actions_left, auto=auto)
    if option.verb is END_TURN or option.verb is GIVE_UP:
        if s.actions_left > 0:
            s.tell(GIVES_UP, s.active, s.actions_left)
        end_turn(s)
        return
    if option not in free:
        s.actions_left -= 1
    yield from perform(s, option)
    s.acted = True


Offer = Callable[[World, int, list[Option]], None]
Deed = Callable[[World, int, Option], Rules]

OFFERS_OF_MAIN_ACTIONS: Final[tuple[Offer, ...]] = (
    advances.add_main_actions,
    cities.add_main_actions,
    collect.add_main_actions,
    building.add_main_actions,
    recruiting.add_main_actions,
    movement.add_main_actions,
    happiness.add_main_actions,
    influence.add_main_actions,
    wonders.add_main_actions,
    action_cards.add_main_actions,
    great_persons.add_main_actions,
)
OFFERS_OF_FREE_ACTIONS: Final[tuple[Offer, ...]] = (
    action_cards.add_free_actions,
    great_persons.add_free_actions,
    trading.add_free_actions,
)

PERFORM: Final[dict[Verb, Deed]] = {
    **dict.fromkeys(advances.MAIN_VERBS, advances.perform),
    **dict.fromkeys(cities.MAIN_VERBS, cities.perform),
    **dict.fromkeys(collect.MAIN_VERBS, collect.perform),
    **dict.fromkeys(building.MAIN_VERBS, building.perform),
    **dict.fromkeys(recruiting.MAIN_VERBS, recruiting.perform),
    **dict.fromkeys(movement.MAIN_VERBS, movement.perform),
    **dict.fromkeys(happiness.MAIN_VERBS, happiness.perform),
    **dict.fromkeys(influence.MAIN_VERBS, influence.perform),
    **dict.fromkeys(wonders.MAIN_VERBS, wonders.perform),
    **dict.fromkeys(action_cards.MAIN_VERBS, action_cards.perform),
    **dict.fromkeys(action_cards.FREE_VERBS, action_cards.perform),
    **dict.fromkeys(great_persons.MAIN_VERBS, great_persons.perform),
    **dict.fromkeys(great_persons.FREE_VERBS, great_persons.perform),
    **dict.fromkeys(trading.FREE_VERBS, trading.perform),
}
"""The chapter that carries an action out; what is not here was offered by an effect."""


def main_actions(s: World) -> list[Option]:
    """CC-E2.2, CC-E2.4, CC-G1.5: everything that costs a main action."""
    player = s.active
    options: list[Option] = []
    for offer in OFFERS_OF_MAIN_ACTIONS:
        offer(s, player, options)
    for effect in in_force("main_actions", s, player):
        effect.main_actions(s, player, options)
    return options


def free_actions(s: World) -> list[Option]:
    """CC-E3.1, CC-E3.2, CC-E3.4: everything that costs no main action."""
    player = s.active
    options: list[Option] = []
    for offer in OFFERS_OF_FREE_ACTIONS:
        offer(s, player, options)
    for effect in in_force("free_actions", s, player):
        effect.free_actions(s, player, options)
    return options


def perform(s: World, option: Option) -> Rules:
    """CC-E2.2: carry out an action, in the chapter or by the effect that has offered it."""
    deed = PERFORM.get(option.verb)
    if deed is None:
        yield from perform_effect(s, option)
    else:
        yield from deed(s, s.active, option)


def perform_effect(s: World, option: Option) -> Rules:
    """CC-E2.4: an action of an advance, a wonder, a leader or a special advance."""
    for effect in ALL:
        if option.verb in effect.verbs and effect.is_in_force(s, s.active):
            yield from effect.act(s, s.active, option)
            return
    raise RulesError(f"nobody carries out {option}")
