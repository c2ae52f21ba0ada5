"""Chapter 17.3: Milestones."""

from typing import Final

from kronika.core.asks import Event, Rules

from .agenda import EFFECTS, FROM_MILESTONE, MILESTONES, NOBODY_ACTIVE, Duty, Scene
from .holding import holds
from .order import clockwise
from .state import Table, changed
from .terms import MILESTONE_PRESTIGE, NONE
from .words import MILESTONE, NUMBER, PLAYER

COMPLETES: Final = Event("completes-milestone", (PLAYER, MILESTONE, NUMBER))


def is_met(s: Table, place: int, scene: Scene) -> bool:
    """EU-17.3.4, EU-BOT.37: whether a player meets a Milestone on display that he has not
    completed."""
    number = s.milestones[place]
    if number == NONE or scene.you in s.milestone_tags[place]:
        return False
    requirement = s.content.goals.milestones[number].requirement
    return requirement is not None and holds(s, requirement, scene)


def complete_milestones(s: Table, duty: Duty) -> Rules:
    """EU-17.3.7, EU-17.3.8, EU-17.3.9, EU-OPC09: all that are met at the same time, in order.

    Rewards may complete more: it is tested again.
    """
    yield from ()
    is_nobodys = duty.a == NOBODY_ACTIVE or s.active == NONE
    first = s.first if is_nobodys else s.active
    scenes = [Scene(s.active, seat, FROM_MILESTONE) for seat in clockwise(s, first)]
    found: list[tuple[int, int]] = []
    for place in range(len(s.milestones)):
        for scene in scenes:
            if is_met(s, place, scene):
                found.append((place, scene.you))
    if not found:
        return
    s.agenda.append(Duty(MILESTONES, duty.a))
    rewards: list[Duty] = []
    for place, seat in found:
        rewards += _complete(s, place, seat)
    s.agenda += reversed(rewards)


def _complete(s: Table, place: int, seat: int) -> list[Duty]:
    """EU-17.3.5, EU-17.3.6: 5, 3 and 1 Prestige for the first ones, the reward for everybody."""
    number = s.milestones[place]
    before = len(s.milestone_tags[place])
    prestige = MILESTONE_PRESTIGE[before] if before < len(MILESTONE_PRESTIGE) else 0
    s.prestige[seat] += prestige
    s.milestone_tags = changed(s.milestone_tags, place, (*s.milestone_tags[place], seat))
    s.tell(COMPLETES, seat, number, prestige)
    effects = s.content.goals.milestones[number].effects
    scene = Scene(s.active, seat, FROM_MILESTONE, number)
    return [Duty(EFFECTS, 0, effects=effects, scene=scene)] if effects else []
