"""Chapter 6: action cards are played for their actions; display cards stay and are used."""

from typing import Final

from kronika.core.asks import Ask, Event, Option, Prompt, Rules, RulesOf, Verb

from .agenda import CARD_DONE, COUNTER_WINDOW, EFFECTS, RECLAIM_CUBES, Duty, Scene
from .card_costs import (
    card_costs,
    card_scene,
    card_targets,
    first_target,
    is_playable,
    is_timed,
    is_usable,
    pay,
    title_of,
    use_costs,
    use_targets,
)
from .cards import discard
from .decks.shared import is_display
from .effect_players import learnable
from .effects.nodes import Effect
from .effects.things import AREA_TARGET, NPR_OR_VASSAL_TARGET, NPR_TARGET
from .effects.verbs import IDEA, LOSE
from .ideas import ASK_RESEARCH, RESEARCH
from .influence import influence_of
from .land import areas_of
from .manner import Manner
from .purse import FOR_CHARGES, cubes_left
from .state import DISPLAYED, Table
from .targeting import choose_targets
from .terms import ACTION_TIME, DISPLAY_TIME, NONE
from .words import CARD, PLAYER, USE

PLAY: Final = Verb("play-card", (CARD,), "EU-6.0.1")
USE_CARD: Final = Verb("use-card", (USE,), "EU-6.2.2")
REPLACE: Final = Verb("replace-display", (CARD,), "EU-6.2.4")

ASK_PLAY: Final = Prompt("play-card", (), "EU-6.0.1")
ASK_USE: Final = Prompt("use-card", (), "EU-6.2.2")
ASK_REPLACE: Final = Prompt("replace-display", (CARD,), "EU-6.2.4")

PLAYED: Final = Event("plays-card", (PLAYER, CARD), reveals=True)
DISPLAYED_CARD: Final = Event("displays-card", (PLAYER, CARD), reveals=True)
USED: Final = Event("uses-card", (PLAYER, USE))


def playable(s: Table, seat: int) -> list[int]:
    """EU-6.0.1, EU-6.2.1: cards in hand that can be played as this turn's action."""
    return [card for card in s.hands[seat] if _is_action(s, seat, card)]


def _is_action(s: Table, seat: int, card: int) -> bool:
    timings = title_of(s, card).timings
    is_action = is_timed(timings, ACTION_TIME) or is_timed(timings, DISPLAY_TIME)
    return is_action and is_playable(s, seat, card)


def can_play_card(s: Table, seat: int, manner: Manner) -> bool:
    """EU-6.0.1."""
    del manner
    return any(_is_action(s, seat, card) for card in s.hands[seat])


def play_card(s: Table, seat: int, manner: Manner) -> Rules:
    """EU-6.0.1, EU-6.0.2, EU-6.0.3: its targets, its price, its effect; then it is discarded."""
    options = [PLAY.of(card) for card in playable(s, seat)]
    option = yield Ask(seat, ASK_PLAY, options, default=options[0])
    yield from play_now(s, seat, option.a)


def play_now(s: Table, seat: int, card: int) -> Rules:
    """EU-6.0.2, EU-6.0.3, EU-6.0.6: a card that can be played leaves the hand."""
    number = s.content.actions.cards[card].title
    title = s.content.actions.titles[number]
    scene, effects = card_scene(s, seat, card), title.effects
    target = first_target(effects)
    if target is not None and target.number == 1:
        chosen = yield from choose_targets(target, scene, card_targets(s, seat, card))
        scene, effects = scene.choosing(target.kind, chosen[0]), target.then
    elif title.covert and effects and effects[0].word == IDEA:
        effects = yield from _name_idea(s, seat, effects[0])
    pay(s, seat, card_costs(s, seat, number, scene))
    s.hands[seat].remove(card)
    if is_display(title.timings):
        s.tell(DISPLAYED_CARD, seat, card)
        yield from _lay_out(s, seat, card)
        return
    s.tell(PLAYED, seat, card)
    s.agenda.append(Duty(CARD_DONE, seat, card))
    _put(s, seat, effects, scene, title.covert, target)


def _name_idea(s: Table, seat: int, effect: Effect) -> RulesOf[list[Effect]]:
    """EU-OPA12: the Idea is named before anybody may counter."""
    options = [RESEARCH.of(idea) for idea in learnable(s, effect, seat)]
    option = yield Ask(seat, ASK_RESEARCH, options, default=options[0])
    named = Effect(effect.word, effect.who)
    named.idea = option.a
    named.source = effect.source
    named.discount = effect.discount
    named.pay_with = effect.pay_with
    named.government = effect.government
    named.otherwise = effect.otherwise
    return [named]


def _put(
    s: Table, seat: int, effects: list[Effect], scene: Scene, covert: bool, target: Effect | None
) -> None:
    """EU-5.4.CO2, EU-6.2.22: the effects; above those of a Covert Action who may counter it."""
    if not effects:
        return
    s.agenda.append(Duty(EFFECTS, 0, effects=effects, scene=scene))
    if covert:
        affected = affected_by(s, seat, effects, scene, target)
        if affected:
            s.agenda.append(Duty(COUNTER_WINDOW, seat, affected))


def affected_by(
    s: Table, seat: int, effects: list[Effect], scene: Scene, target: Effect | None
) -> int:
    """EU-OPA12: bits of the players whom a Covert Action touches."""
    found = 0
    for other in range(s.count):
        if other == seat or s.eliminated >> other & 1:
            continue
        if target is None:
            is_touched = effects[0].word == IDEA and other in s.tags[effects[0].idea]
        elif target.kind == AREA_TARGET:
            is_touched = _has_stake(s, other, scene.chosen[AREA_TARGET], effects)
        else:
            realm = max(scene.chosen[NPR_TARGET], scene.chosen[NPR_OR_VASSAL_TARGET])
            is_touched = s.ally[realm] == other or any(
                influence_of(s, other, area) for area in areas_of(s, realm)
            )
        if is_touched:
            found |= 1 << other
    return found


def _has_stake(s: Table, seat: int, area: int, effects: list[Effect]) -> bool:
    """EU-OPA12: his Influence where that is lost, else his discs."""
    if any(effect.word == LOSE for effect in effects):
        return influence_of(s, seat, area) > 0
    return any(
        seat in (s.town[p], s.vassal[p], s.occupant[p]) for p in s.atlas.area_provinces[area]
    )


def _lay_out(s: Table, seat: int, card: int) -> Rules:
    """EU-6.2.1, EU-6.2.4, EU-OPA32: at most 2, never 2 of a name; charged with cubes."""
    first = seat * DISPLAYED
    slots = range(first, first + DISPLAYED)
    title = s.content.actions.cards[card].title
    same = [
        slot
        for slot in slots
        if s.display[slot] != NONE and s.content.actions.cards[s.display[slot]].title == title
    ]
    free = [slot for slot in slots if s.display[slot] == NONE]
    if same:
        slot = same[0]
    elif free:
        slot = free[0]
    else:
        options = [REPLACE.of(s.display[slot]) for slot in slots]
        option = yield Ask(seat, ASK_REPLACE, options, card, default=options[0])
        slot = next(each for each in slots if s.display[each] == option.a)
    if s.display[slot] != NONE:
        discard(s, s.display[slot])
        s.charges[slot] = 0
    s.display[slot] = card
    s.memory.displayed = card
    wanted = max([timing.uses for timing in title_of(s, card).timings])
    s.charges[slot] = min(wanted, cubes_left(s, seat))
    if s.charges[slot] < wanted:
        missing = wanted - s.charges[slot]
        s.agenda.append(Duty(RECLAIM_CUBES, seat, FOR_CHARGES, missing, slot))


def card_done(s: Table, duty: Duty) -> Rules:
    """EU-6.0.3: the card goes to its discard pile, also if it was countered."""
    discard(s, duty.b)
    yield from ()


def uses_at(s: Table, seat: int, kind: int, trigger: int = NONE) -> list[int]:
    """EU-6.2.1, EU-6.2.2, EU-6.2.3: uses of a player's display cards, with cubes enough, for some
    time; never in the turn in which a card was played."""
    return [use for use in _ready_uses(s, seat, kind, trigger) if is_usable(s, seat, use)]


def _ready_uses(s: Table, seat: int, kind: int, trigger: int) -> list[int]:
    """The same, whether they can be paid and do something or not."""
    found: list[int] = []
    for slot in range(seat * DISPLAYED, (seat + 1) * DISPLAYED):
        card = s.display[slot]
        if card in (NONE, s.memory.displayed):
            continue
        for number in title_of(s, card).uses:
            use = s.content.actions.uses[number]
            if use.times <= s.charges[slot] and is_timed(use.timings, kind, trigger):
                found.append(number)
    return found


def can_use_display(s: Table, seat: int, manner: Manner) -> bool:
    """EU-6.2.2."""
    del manner
    return any(is_usable(s, seat, use) for use in _ready_uses(s, seat, ACTION_TIME, NONE))


def use_display(s: Table, seat: int, manner: Manner) -> Rules:
    """EU-6.2.2: a use of a display card as this turn's action."""
    options: list[Option] = [USE_CARD.of(number) for number in uses_at(s, seat, ACTION_TIME)]
    option = yield Ask(seat, ASK_USE, options, default=options[0])
    yield from use_now(s, seat, option.a)


def use_now(s: Table, seat: int, number: int) -> Rules:
    """EU-6.2.2, EU-6.2.3, EU-6.2.22: cubes are removed; without any the card is discarded."""
    use = s.content.actions.uses[number]
    scene, effects = card_scene(s, seat, NONE), use.effects
    target = first_target(effects)
    if target is not None and target.number == 1:
        chosen = yield from choose_targets(target, scene, use_targets(s, seat, number))
        scene, effects = scene.choosing(target.kind, chosen[0]), target.then
    pay(s, seat, use_costs(s, number))
    first = seat * DISPLAYED
    slot = next(
        each
        for each in range(first, first + DISPLAYED)
        if s.display[each] != NONE and number in title_of(s, s.display[each]).uses
    )
    s.charges[slot] -= use.times
    s.tell(USED, seat, number)
    if s.charges[slot] <= 0:
        s.agenda.append(Duty(CARD_DONE, seat, s.display[slot]))
        s.display[slot] = NONE
    _put(s, seat, effects, scene, use.covert, target)
