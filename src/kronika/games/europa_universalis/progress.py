"""How far a player has come with what his Missions ask for."""

from typing import Final, NamedTuple

from .agenda import FROM_MISSION, Scene
from .effects import conditions as c
from .effects import people
from .effects.nodes import NO_LEAST, NO_MOST, Condition
from .holding import SAID, holds
from .holding_state import number_of
from .state import Table
from .terms import NONE

UNCOUNTED: Final = (
    *(c.PLAYS, c.RELIGION, c.HAS_IDEA, c.CORE, c.MOST_INFLUENCE, c.ALLIED_WITH, c.MARRIED_TO),
    *(c.AT_WAR, c.AT_PEACE, c.EMPEROR, c.PAPAL_CONTROLLER, c.PRESTIGE_RANK, c.LEADS),
    *(c.DISCOVERED, c.COMPLETED, c.TRADE_POWER_IN, c.ALL, c.ANY, c.NOT),
)
"""What holds or does not, whatever the number."""


class Step(NamedTuple):
    """A part of a requirement: whether it holds; where it counts something, how many there are and
    how many are enough, else 0 and 0."""

    is_met: bool
    number: int = 0
    enough: int = 0


def progress(s: Table, seat: int, mission: int) -> list[Step]:
    """EU-17.2.5: what a Mission requires, part by part."""
    requirement = s.content.goals.missions[mission].requirement
    if requirement is None:
        return []
    parts = requirement.parts if requirement.word == c.ALL else [requirement]
    scene = Scene(s.active, seat, FROM_MISSION, mission)
    return [_step(s, part, scene, seat) for part in parts]


def _step(s: Table, condition: Condition, scene: Scene, seat: int) -> Step:
    is_met = holds(s, condition, scene)
    if not _is_counted(condition):
        return Step(is_met)
    return Step(is_met, number_of(s, condition, scene, seat), condition.least)


def _is_counted(condition: Condition) -> bool:
    """Whether the player himself needs several of something, or more."""
    if condition.word in UNCOUNTED or SAID[condition.word] or condition.who.word != people.YOU:
        return False
    if condition.whole or condition.half or condition.growth or condition.most != NO_MOST:
        return False
    if condition.word == c.VASSAL and condition.realm != NONE:
        return False
    return condition.least != NO_LEAST and condition.least > 1
