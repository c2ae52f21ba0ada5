"""Chapter 6.0: what action cards and uses of display cards cost, and whether they can be played."""

from typing import Final

from .agenda import FROM_CARD, Scene
from .decks.actions import CostChange, Title, Use
from .decks.shared import Timing
from .effects import things
from .effects.nodes import Effect
from .effects.verbs import TARGET
from .holding import all_hold, holds
from .modifiers import change_of_cost
from .purse import can_afford, pay_ducats, pay_power, power_of
from .resolving import can_any
from .state import Table
from .targeting import all_of_kind, targets_for
from .terms import NONE, POWERS

DUCATS: Final = 3
"""Behind Monarch Power."""


def title_of(s: Table, card: int) -> Title:
    """What a card does."""
    return s.content.actions.titles[s.content.actions.cards[card].title]


def card_scene(s: Table, seat: int, number: int) -> Scene:
    """Whom a card is about that a player plays, or uses."""
    return Scene(s.active, seat, FROM_CARD, number)


def is_timed(timings: list[Timing], kind: int, trigger: int = NONE) -> bool:
    """Whether something is played at a time, as an answer to something."""
    return any(timing.kind == kind and timing.trigger == trigger for timing in timings)


def card_costs(s: Table, seat: int, number: int, scene: Scene) -> list[int]:
    """EU-6.0.2, EU-7.3.2, EU-15.0.7, EU-15.0.8, EU-19.2.3: Monarch Power and ducats for a card of a
    title. What it costs less for a faith or the Papal Controller, the card itself says."""
    title = s.content.actions.titles[number]
    costs = list(title.costs)
    raises_stability = False
    for change in title.changes:
        if change.condition is None or holds(s, change.condition, scene):
            costs[change.paid] += _change(s, seat, change)
            raises_stability = raises_stability or change.by_stability
    for paid in range(len(POWERS)):
        if raises_stability and paid == title.deck:
            costs[paid] = change_of_cost(s, seat, things.RAISE_STABILITY, paid, max(0, costs[paid]))
        costs[paid] = change_of_cost(
            s, seat, things.PLAY_CARD, paid, max(0, costs[paid]), title=number
        )
    costs[DUCATS] = change_of_cost(
        s, seat, things.PLAY_CARD, things.PAID_DUCATS, max(0, costs[DUCATS]), title=number
    )
    return costs


def _change(s: Table, seat: int, change: CostChange) -> int:
    return s.stability[seat] if change.by_stability else change.delta


def use_costs(s: Table, number: int) -> list[int]:
    """EU-6.2.2: Monarch Power and ducats for a use of a display card."""
    use: Use = s.content.actions.uses[number]
    return list(use.costs)


def is_payable(s: Table, seat: int, costs: list[int]) -> bool:
    """EU-6.0.2: whether a player can pay all of it."""
    if any(power_of(s, seat, type) < costs[type] for type in range(len(POWERS))):
        return False
    return can_afford(s, seat, costs[DUCATS])


def pay(s: Table, seat: int, costs: list[int]) -> None:
    """EU-6.0.2: by cubes of the card's type, and ducats."""
    for type in range(len(POWERS)):
        pay_power(s, seat, type, costs[type])
    pay_ducats(s, seat, costs[DUCATS])


def first_target(effects: list[Effect]) -> Effect | None:
    """The target that is named before a card is paid, if that is all that it does."""
    return effects[0] if len(effects) == 1 and effects[0].word == TARGET else None


def card_targets(s: Table, seat: int, card: int) -> list[int]:
    """Targets of a card on which there is a result, and with which it can be paid."""
    effect = first_target(title_of(s, card).effects)
    assert effect is not None
    scene = card_scene(s, seat, card)
    return [
        each
        for each in _possible_targets(s, seat, card, effect)
        if _is_worth(s, seat, card, effect, each, scene)
    ]


def _possible_targets(s: Table, seat: int, card: int, effect: Effect) -> list[int]:
    """None at all if the card costs the same for each of them, and cannot be paid."""
    scene = card_scene(s, seat, card)
    number = s.content.actions.cards[card].title
    is_same = not s.content.actions.titles[number].changes
    if is_same and not is_payable(s, seat, card_costs(s, seat, number, scene)):
        return []
    return all_of_kind(s, effect.kind, seat)


def _is_worth(s: Table, seat: int, card: int, effect: Effect, target: int, scene: Scene) -> bool:
    """Whether a card may have a target, can be paid with it, and there is a result on it."""
    chosen = scene.choosing(effect.kind, target)
    if not all_hold(s, effect.conditions, chosen):
        return False
    number = s.content.actions.cards[card].title
    differs = bool(s.content.actions.titles[number].changes)
    if differs and not is_payable(s, seat, card_costs(s, seat, number, chosen)):
        return False
    return can_any(s, effect.then, chosen)


def use_targets(s: Table, seat: int, number: int) -> list[int]:
    """Targets of a use on which there is a result."""
    effect = first_target(s.content.actions.uses[number].effects)
    assert effect is not None
    scene = card_scene(s, seat, NONE)
    return [
        each
        for each in targets_for(s, effect, scene)
        if can_any(s, effect.then, scene.choosing(effect.kind, each))
    ]


def is_playable(s: Table, seat: int, card: int) -> bool:
    """EU-6.0.1, EU-6.0.3: all that it requires holds, it can be paid, and it does something."""
    number = s.content.actions.cards[card].title
    title = s.content.actions.titles[number]
    scene = card_scene(s, seat, card)
    if not all_hold(s, title.requires, scene):
        return False
    if first_target(title.effects) is not None and title.effects[0].number == 1:
        effect = title.effects[0]
        return any(
            _is_worth(s, seat, card, effect, each, scene)
            for each in _possible_targets(s, seat, card, effect)
        )
    if not is_payable(s, seat, card_costs(s, seat, number, scene)):
        return False
    return not title.effects or can_any(s, title.effects, scene)


def is_usable(s: Table, seat: int, number: int) -> bool:
    """EU-6.2.2: a use of a display card can be paid and does something."""
    use = s.content.actions.uses[number]
    if not is_payable(s, seat, use.costs):
        return False
    return can_any(s, use.effects, card_scene(s, seat, NONE))
