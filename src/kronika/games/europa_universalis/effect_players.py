"""Effects on players: gained actions and Ideas, Rulers, loans, Milestones."""

from typing import Final

from kronika.core.asks import Ask, Event, Option, Prompt, Rules, Verb

from .agenda import ACTION, DEATHS, EFFECTS, FROM_EVENT, Duty, Scene
from .choices import PICK_POWER, choose
from .effect_hooks import CAN_ACT
from .effects.nodes import Effect, Extras
from .effects.things import ALL_OF_IT, APPOINT, ARMY_TARGET
from .ideas import RESEARCH, fetch, idea_cost, may_research, research
from .manner import Manner
from .purse import dethrone, is_interregnum, loans_left, power_of, take_loan
from .rulers import crown
from .state import Table, changed
from .terms import NONE, POWERS
from .words import CARD, GOAL_DECK, IDEA, MILESTONE, NUMBER, PLAYER

NO_IDEA: Final = Verb("decline-idea", (), "EU-16.3.19")
CROWN_DISCARD: Final = Verb("crown-discard", (CARD,), "EU-7.2.20")
CROWN_NOBODY: Final = Verb("crown-nobody", (), "EU-7.2.20")
TAKE_CHARACTER: Final = Verb("take-character", (CARD,), "EU-16.3.18")
LEAVE_CHARACTER: Final = Verb("leave-character", (), "EU-16.3.18")
REPLACE_MILESTONE: Final = Verb("effect-replace-milestone", (GOAL_DECK,))
KEEP_MILESTONES: Final = Verb("keep-milestones", ())

ASK_IDEA: Final = Prompt("gained-idea", (), "EU-16.3.19")
ASK_PAYMENT: Final = Prompt("pay-for-idea", (IDEA, NUMBER), "EU-5.1.RI1")
ASK_CROWN: Final = Prompt("crown-discard", (), "EU-7.2.20")
ASK_CHARACTER: Final = Prompt("gained-character", (), "EU-16.3.18")
ASK_MILESTONE: Final = Prompt("effect-replace-milestone", (NUMBER,), "EU-17.3.1")

MILESTONE_REPLACED: Final = Event("milestone-replaced", (MILESTONE, MILESTONE))
LOAN_FORGIVEN: Final = Event("loan-forgiven", (PLAYER, NUMBER))
RULER_SICKENS: Final = Event("ruler-sickens", (PLAYER,))

ON_DISPLAY: Final = 0
OF_OPPONENT: Final = 1
"""Where an Idea may come from."""


def otherwise(s: Table, effect: Effect, scene: Scene) -> None:
    """What happens instead, if an effect came to nothing."""
    if effect.otherwise:
        s.agenda.append(Duty(EFFECTS, 0, effects=effect.otherwise, scene=scene))


# Ideas


def _is_open(s: Table, effect: Effect, seat: int, idea: int) -> bool:
    """EU-16.3.19: on display, or of an age that has begun where the card does not ask for it."""
    card = s.content.ideas.ideas[idea]
    shown = idea in s.idea_display[card.power]
    if effect.source == ON_DISPLAY:
        return shown
    if effect.source == OF_OPPONENT:
        return shown and any(owner != seat for owner in s.tags[idea])
    is_there = shown or idea in s.idea_decks[card.power]
    return is_there and card.age <= s.age + 1


def _manner(effect: Effect) -> Manner:
    return Manner(effect.discount == ALL_OF_IT, max(0, effect.discount))


def _paying(s: Table, effect: Effect, idea: int) -> list[int]:
    """The types of Monarch Power that pay for an Idea: its own, and those that the card adds."""
    own = s.content.ideas.ideas[idea].power
    return sorted({own, *effect.pay_with})


def learnable(s: Table, effect: Effect, seat: int) -> list[int]:
    """The Ideas that a player could research and pay by the card."""
    found: list[int] = []
    for power, numbers in enumerate(s.content.ideas.of_power):
        if effect.power not in (NONE, power):
            continue
        for idea in numbers:
            card = s.content.ideas.ideas[idea]
            if effect.idea not in (NONE, idea) or (card.government and not effect.government):
                continue
            if idea in s.scenario.removed_ideas or not _is_open(s, effect, seat, idea):
                continue
            means = sum([power_of(s, seat, type) for type in _paying(s, effect, idea)])
            if may_research(s, seat, idea) and means >= idea_cost(s, seat, idea, _manner(effect)):
                found.append(idea)
    return found


def can_learn(s: Table, effect: Effect, scene: Scene, seat: int) -> bool:
    """EU-16.3.19."""
    del scene
    return bool(learnable(s, effect, seat))


def learn(s: Table, effect: Effect, scene: Scene, seat: int) -> Rules:
    """EU-16.3.19, EU-5.1.RI1: an Idea may be researched, fetched from its deck if it must be; who
    declines gets what the card says otherwise."""
    options: list[Option] = [RESEARCH.of(idea) for idea in learnable(s, effect, seat)]
    options.append(NO_IDEA.of())
    chosen = yield Ask(seat, ASK_IDEA, options, default=options[-1])
    if chosen.verb is NO_IDEA:
        otherwise(s, effect, scene)
        return
    idea = chosen.a
    cost = idea_cost(s, seat, idea, _manner(effect))
    for left in range(cost, 0, -1):
        types = [type for type in _paying(s, effect, idea) if power_of(s, seat, type)]
        type = yield from choose(seat, PICK_POWER, ASK_PAYMENT, types, idea, left)
        s.power[seat * len(POWERS) + type] -= 1
    yield from fetch(s, seat, idea)
    research(s, seat, idea)


# Actions


def manner_of(effect: Effect, scene: Scene) -> Manner:
    """EU-16.3.18: how the action that a card gives is taken."""
    extras = effect.extras
    army = NONE
    if extras is not None and extras.mover is not None:
        army = scene.chosen[ARMY_TARGET]
    return Manner(effect.free, max(0, effect.discount), extras, army)


def can_gain_action(s: Table, effect: Effect, scene: Scene, seat: int) -> bool:
    """EU-16.3.18: whether the action can be taken now."""
    return not CAN_ACT or CAN_ACT[0](s, seat, effect.action, manner_of(effect, scene))


def gain_action(s: Table, effect: Effect, scene: Scene, seat: int) -> Rules:
    """EU-16.3.18: it is taken at once or declined, several times if the card says so."""
    s.agenda.append(
        Duty(
            ACTION,
            seat,
            effect.action,
            int(effect.free),
            effect.times - 1,
            effects=effect.otherwise or None,
            scene=scene,
            manner=manner_of(effect, scene),
        )
    )
    yield from ()


# Characters


def _leaders(s: Table) -> list[int]:
    """Cards with Leaders in the discard piles."""
    actions = s.content.actions
    return [
        card
        for pile in s.discards
        for card in pile
        if actions.characters[actions.cards[card].character].power == NONE
    ]


def can_crown(s: Table, effect: Effect, scene: Scene, seat: int) -> bool:
    """EU-7.2.20, EU-16.3.23: an empty throne and a Leader; or a Ruler to be rejected, of an event
    the one who would come too."""
    if effect.reject:
        return scene.source == FROM_EVENT or not is_interregnum(s, seat)
    return is_interregnum(s, seat) and bool(_leaders(s))


def crown_leader(s: Table, effect: Effect, scene: Scene, seat: int) -> Rules:
    """EU-7.2.20, EU-16.3.23: a Leader from any discard pile may be crowned. Who rejects the
    Ruler of an event loses his own with him, when all else of it is done."""
    if effect.reject:
        if scene.source == FROM_EVENT:
            s.course.rejecting |= 1 << seat
        else:
            dethrone(s, seat)
        return
    options: list[Option] = [CROWN_DISCARD.of(card) for card in _leaders(s)]
    options.append(CROWN_NOBODY.of())
    chosen = yield Ask(seat, ASK_CROWN, options, default=options[-1])
    if chosen.verb is CROWN_NOBODY:
        otherwise(s, effect, scene)
        return
    for pile in s.discards:
        if chosen.a in pile:
            pile.remove(chosen.a)
    s.hands[seat].append(chosen.a)
    crown(s, seat, chosen.a)


def _card_of(s: Table, effect: Effect) -> int:
    return s.content.actions.characters[effect.character].card


def can_take_character(s: Table, effect: Effect, scene: Scene, seat: int) -> bool:
    """Whether the card of the character lies in a deck or discard pile."""
    del scene, seat
    card = _card_of(s, effect)
    return any(card in pile for pile in (*s.decks, *s.discards))


def take_character(s: Table, effect: Effect, scene: Scene, seat: int) -> Rules:
    """EU-16.3.18: the character may be taken, and appointed at once."""
    card = _card_of(s, effect)
    options: list[Option] = [TAKE_CHARACTER.of(card), LEAVE_CHARACTER.of()]
    chosen = yield Ask(seat, ASK_CHARACTER, options, default=options[-1])
    if chosen.verb is LEAVE_CHARACTER:
        otherwise(s, effect, scene)
        return
    for pile in (*s.decks, *s.discards):
        if card in pile:
            pile.remove(card)
    s.hands[seat].append(card)
    s.course.gained = (card,)
    extras = Extras()
    extras.card = True
    s.agenda.append(Duty(ACTION, seat, APPOINT, 0, 0, manner=Manner(extras=extras)))


def can_sicken(s: Table, effect: Effect, scene: Scene, seat: int) -> bool:
    """EU-7.2.13: whether there is a Ruler."""
    del effect, scene
    return not is_interregnum(s, seat)


def sicken(s: Table, effect: Effect, scene: Scene, seat: int) -> Rules:
    """EU-7.2.13: the Ruler gets an Ill Health token; the second one is his death."""
    s.ruler_ill[seat] += 1
    s.tell(RULER_SICKENS, seat)
    s.agenda.append(Duty(DEATHS, seat))
    yield from ()


# Loans and Milestones


def can_change_loans(s: Table, effect: Effect, scene: Scene, seat: int) -> bool:
    """EU-5.2.LO1."""
    del scene
    return loans_left(s, seat) > 0 if effect.forced else s.interest[seat] > 0


def change_loans(s: Table, effect: Effect, scene: Scene, seat: int) -> Rules:
    """EU-5.2.LO1, EU-7.4.10: Interest tokens are discarded, or a loan must be taken."""
    if effect.forced:
        take_loan(s, seat)
    else:
        gone = min(effect.cancel, s.interest[seat])
        s.interest[seat] -= gone
        s.tell(LOAN_FORGIVEN, seat, gone)
    yield from ()


def _replaceable(s: Table) -> list[int]:
    """Milestones on display without Tag chits that have a successor."""
    return [
        deck
        for deck, card in enumerate(s.milestones)
        if card != NONE and not s.milestone_tags[deck] and s.milestone_decks[deck]
    ]


def can_replace(s: Table, effect: Effect, scene: Scene, seat: int) -> bool:
    """EU-17.3.1."""
    del effect, scene, seat
    return bool(_replaceable(s))


def replace_milestones(s: Table, effect: Effect, scene: Scene, seat: int) -> Rules:
    """EU-17.3.1: up to so many make room for the next ones of their decks."""
    done: list[int] = []
    for left in range(effect.number, 0, -1):
        found = [deck for deck in _replaceable(s) if deck not in done]
        if not found:
            return
        options: list[Option] = [REPLACE_MILESTONE.of(deck) for deck in found]
        options.append(KEEP_MILESTONES.of())
        chosen = yield Ask(seat, ASK_MILESTONE, options, left, default=options[-1])
        if chosen.verb is KEEP_MILESTONES:
            return
        done.append(chosen.a)
        old = s.milestones[chosen.a]
        s.milestones = changed(s.milestones, chosen.a, s.dice.draw(s.milestone_decks[chosen.a]))
        s.milestone_decks[chosen.a].append(old)
        s.tell(MILESTONE_REPLACED, old, s.milestones[chosen.a])
