"""Chapter 16.3: effects of cards are resolved, one a step.

What an effect leads to is put on the agenda above the rest of its list. Each word has a line in
`WORDS`: whether it can do something for a player, and how it is done; words that steer others are
done here. What battles, sieges and covert actions do stands in their chapters (`effect_hooks`).
"""

from typing import Final

from kronika.core.asks import Rules
from kronika.core.errors import RulesError

from . import (
    effect_faiths,
    effect_nodes,
    effect_players,
    effect_realms,
    effect_trouble,
    effect_wars,
)
from .agenda import EFFECTS, FROM_EVENT, Duty, Scene
from .counting import amount
from .course import Course
from .effect_hooks import ELSEWHERE, Can, Do
from .effect_players import otherwise
from .effect_resources import (
    can_develop_some,
    can_gain_some,
    can_lose_some,
    can_transfer,
    develop_some,
    gain_some,
    lose_some,
    transfer,
)
from .effects import things as t
from .effects import verbs as v
from .effects.nodes import Effect
from .effects.verbs import EFFECTS as VOCABULARY
from .holding import all_hold, holds
from .losing import lose_influence
from .modifiers import begin
from .paying import ask_choice, ask_payment, roll_die
from .people_in_play import candidates, one_of
from .picking import ask_for_realm, pickable, picks_of
from .state import Table
from .targeting import all_of_kind, choose_targets, targets_for
from .terms import NONE

WORDS: Final[dict[int, tuple[Can, Do]]] = {
    v.GAIN: (can_gain_some, gain_some),
    v.LOSE: (can_lose_some, lose_some),
    v.TRANSFER: (can_transfer, transfer),
    v.CALM: (effect_trouble.can_calm, effect_trouble.calm),
    v.REBELS: (effect_trouble.can_rebel, effect_trouble.raise_rebels),
    v.DISPERSE: (effect_trouble.can_disperse, effect_trouble.disperse),
    v.DEVASTATE: (effect_trouble.can_devastate, effect_trouble.devastate),
    v.DEVELOP: (can_develop_some, develop_some),
    v.CONVERT: (effect_faiths.can_convert_areas, effect_faiths.convert_areas),
    v.SPREAD: (effect_faiths.can_spread, effect_faiths.spread),
    v.STATE_RELIGION: (effect_faiths.can_adopt, effect_faiths.adopt_faith),
    v.LIBERATE: (effect_trouble.can_liberate, effect_trouble.liberate_provinces),
    v.INDEPENDENCE: (effect_realms.can_free, effect_realms.free_realm),
    v.WAR: (effect_wars.can_war, effect_wars.war),
    v.END_ALLIANCE: (effect_wars.can_end_alliance, effect_wars.end_alliances),
    v.TRUCE: (effect_realms.can_truce, effect_realms.truce),
    v.UNION: (effect_realms.can_dispute, effect_realms.dispute_succession),
    v.DNPR: (effect_realms.can_place_dnpr, effect_realms.place_dnpr),
    v.HRE: (effect_realms.can_change_empire, effect_realms.change_empire),
    v.IDEA: (effect_players.can_learn, effect_players.learn),
    v.ACTION: (effect_players.can_gain_action, effect_players.gain_action),
    v.RULER: (effect_players.can_crown, effect_players.crown_leader),
    v.ADVISOR: (effect_players.can_take_character, effect_players.take_character),
    v.LEADER: (effect_players.can_take_character, effect_players.take_character),
    v.ILL_HEALTH: (effect_players.can_sicken, effect_players.sicken),
    v.LOAN: (effect_players.can_change_loans, effect_players.change_loans),
    v.EXPAND_NODE: (effect_nodes.can_expand, effect_nodes.expand),
    v.SUBJUGATE: (effect_realms.can_subjugate_any, effect_realms.subjugate_one),
    v.SWAP_INFLUENCE: (effect_realms.can_swap, effect_realms.swap_influence),
    v.PIRATES: (effect_nodes.can_pirate, effect_nodes.pirates),
    v.CLEAR_PIRATES: (effect_nodes.can_clear, effect_nodes.clear_pirates),
    v.MILESTONE: (effect_players.can_replace, effect_players.replace_milestones),
}
"""Whether a word can do something for a player, and how it is done."""

DURATIONS: Final = (v.THIS_ROUND, v.THIS_BATTLE, v.THIS_WAR_DECLARATION, v.UNTIL_NEXT_EVENT)
STEERING: Final = (*(v.IF, v.EACH, v.CHOOSE, v.PAY, v.ROLL, v.TARGET, v.ON),)
OF_SCENARIOS: Final = (v.FORBID, v.PERMANENT)


def start(s: Table, effects: list[Effect], scene: Scene) -> None:
    """EU-16.3.7: put the effects of a card on the agenda; an event begins a course of its own."""
    if scene.source == FROM_EVENT:
        s.course = Course()
    put(s, effects, scene)


def put(s: Table, effects: list[Effect], scene: Scene) -> None:
    """Effects that are resolved next."""
    if effects:
        s.agenda.append(Duty(EFFECTS, 0, effects=effects, scene=scene))


def resolve(s: Table, duty: Duty) -> Rules:
    """EU-16.3.2, EU-16.3.4: one effect; what follows it on its list comes later."""
    effects, scene, place = duty.effects, duty.scene, duty.a
    assert effects is not None and scene is not None
    effect = effects[place]
    if duty.b != NONE:
        if effect.word in STEERING:
            yield from _ask(s, effect, scene, duty.b)
        else:
            yield from _do(s, effect, scene, duty.b)
        return
    if place + 1 < len(effects):
        s.agenda.append(Duty(EFFECTS, place + 1, effects=effects, scene=scene))
    s.course.affected = s.course.hitting
    s.course.hitting = 0
    yield from _pick(s, effect, scene)
    if effect.word in STEERING:
        yield from _steer(s, effect, scene)
    elif effect.word in DURATIONS:
        begin(s, effect.word, scene.you, effect.modifiers)
    else:
        yield from _for_people(s, effect, scene)


def _pick(s: Table, effect: Effect, scene: Scene) -> Rules:
    """EU-16.3.28: Realms that a player has to pick are picked before anything else is looked at."""
    for selector in picks_of(effect):
        better: list[int] = []
        for realm in pickable(s, selector, scene):
            s.course.picked = realm
            seats = candidates(s, effect.who, scene)
            if any(can_do_for(s, effect, scene, seat) for seat in seats):
                better.append(realm)
        s.course.picked = NONE
        picked = yield from ask_for_realm(s, selector, scene, better, effect.optional)
        s.course.picked = picked


def _for_people(s: Table, effect: Effect, scene: Scene) -> Rules:
    """EU-16.3.2, EU-16.3.4: for all who are meant and can, clockwise; if nobody can, what the card
    says otherwise."""
    found = candidates(s, effect.who, scene)
    able = [seat for seat in found if can_do_for(s, effect, scene, seat)]
    meant = yield from one_of(s, effect.who, scene, able)
    seats = [seat for seat in meant if seat in able]
    if not seats:
        otherwise(s, effect, scene)
    elif len(seats) == 1:
        yield from _do(s, effect, scene, seats[0])
    elif effect.pick is not None and effect.word == v.UNREST:
        for seat in seats:
            s.course.hitting |= 1 << seat
        yield from effect_trouble.add_unrest(s, effect, scene, seats)
    elif effect.pick is not None and effect.word == v.LOSE and effect.what == t.INFLUENCE:
        n = amount(s, effect.n, scene, seats[0])
        yield from lose_influence(s, effect, scene, seats, n)
    else:
        for seat in reversed(seats):
            s.agenda.append(Duty(EFFECTS, 0, seat, effects=[effect], scene=scene))


def _do(s: Table, effect: Effect, scene: Scene, seat: int) -> Rules:
    """EU-16.3.7: an effect for one player, who is affected by it."""
    if not can_do_for(s, effect, scene, seat):
        return
    s.course.hitting |= 1 << seat
    if effect.word == v.UNREST:
        yield from effect_trouble.add_unrest(s, effect, scene, [seat])
        return
    found = _found(effect)
    if found is None:
        name = VOCABULARY.words[effect.word].name
        raise RulesError(f'"{name}" is carried out by the chapter of battles or covert actions')
    yield from found[1](s, effect, scene, seat)


def _found(effect: Effect) -> tuple[Can, Do] | None:
    if effect.word in WORDS:
        return WORDS[effect.word]
    if effect.word in OF_SCENARIOS:
        raise RulesError("rules of scenarios are no effects")
    return ELSEWHERE.get(effect.word)


# Words that steer others


def _steer(s: Table, effect: Effect, scene: Scene) -> Rules:
    word = effect.word
    if word == v.IF or word == v.ON:
        if effect.condition is None or holds(s, effect.condition, scene):
            put(s, effect.then, scene)
        else:
            put(s, effect.otherwise, scene)
    elif word == v.ROLL:
        put(s, effect.faces[roll_die(s, scene)], scene)
    elif word == v.TARGET:
        yield from _target(s, effect, scene)
    else:
        found = candidates(s, effect.who, scene)
        if word == v.EACH:
            found = [seat for seat in found if can_any(s, effect.then, scene.of(seat))]
        seats = yield from one_of(s, effect.who, scene, found)
        if not seats:
            put(s, effect.otherwise, scene)
        elif word == v.EACH:
            for seat in reversed(seats):
                put(s, effect.then, scene.of(seat))
        elif len(seats) == 1:
            yield from _ask(s, effect, scene, seats[0])
        else:
            for seat in reversed(seats):
                s.agenda.append(Duty(EFFECTS, 0, seat, effects=[effect], scene=scene))


def _ask(s: Table, effect: Effect, scene: Scene, seat: int) -> Rules:
    """EU-16.3.3: a choice between two lists, of which the chooser is `you`; or a price for one."""
    if effect.word == v.CHOOSE:
        chosen = yield from ask_choice(s, effect, scene.of(seat))
        put(s, chosen, scene.of(seat))
    else:
        chosen = yield from ask_payment(s, effect, seat)
        put(s, chosen, scene)


def _target(s: Table, effect: Effect, scene: Scene) -> Rules:
    """EU-16.3.28: targets on which there is a result come first; each is resolved in turn."""
    legal = targets_for(s, effect, scene)
    better = [each for each in legal if can_any(s, effect.then, scene.choosing(effect.kind, each))]
    if not legal:
        return
    chosen = yield from choose_targets(effect, scene, better or legal)
    for each in reversed(chosen):
        put(s, effect.then, scene.choosing(effect.kind, each))


# Whether something can be done


def can_any(s: Table, effects: list[Effect], scene: Scene) -> bool:
    """EU-16.3.2: whether one of several effects can do something."""
    return any(can_do(s, effect, scene) for effect in effects)


def can_do_for(s: Table, effect: Effect, scene: Scene, seat: int) -> bool:
    """Whether an effect can do something for one player."""
    if effect.word == v.UNREST:
        return effect_trouble.can_unrest(s, effect, scene, seat)
    if effect.word in (v.CHOOSE, v.PAY):
        return True
    found = _found(effect)
    return found is None or found[0](s, effect, scene, seat)


def can_do(s: Table, effect: Effect, scene: Scene) -> bool:
    """EU-16.3.2, EU-16.3.28: whether an effect can do something now, what it says otherwise too."""
    word = effect.word
    if word in DURATIONS:
        return True
    if word == v.IF or word == v.ON:
        if effect.condition is None or holds(s, effect.condition, scene):
            return can_any(s, effect.then, scene)
        return can_any(s, effect.otherwise, scene)
    if word == v.ROLL:
        return any(can_any(s, face, scene) for face in effect.faces)
    if word == v.TARGET:
        for each in all_of_kind(s, effect.kind, scene.you):
            chosen = scene.choosing(effect.kind, each)
            if all_hold(s, effect.conditions, chosen) and can_any(s, effect.then, chosen):
                return True
        return False
    if word == v.EACH:
        seats = candidates(s, effect.who, scene)
        return any(can_any(s, effect.then, scene.of(seat)) for seat in seats)
    if word == v.CHOOSE:
        for seat in candidates(s, effect.who, scene):
            own = scene.of(seat)
            if can_any(s, effect.first, own) or can_any(s, effect.second, own):
                return True
        return False
    if word == v.PAY:
        return can_any(s, effect.then, scene) or can_any(s, effect.otherwise, scene)
    if any(can_do_for(s, effect, scene, seat) for seat in candidates(s, effect.who, scene)):
        return True
    return can_any(s, effect.otherwise, scene)
