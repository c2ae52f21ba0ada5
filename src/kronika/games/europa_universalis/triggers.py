"""What Ideas do each time something happens."""

from .agenda import EFFECTS, Duty, Scene
from .effects.vocabulary import IDEA
from .state import Table


def fire(s: Table, trigger: int, seat: int) -> None:
    """Put what a player's Ideas do at a trigger (`things.TRIGGERS`) on the agenda."""
    for idea, owners in enumerate(s.tags):
        if seat in owners:
            for effect in s.content.ideas.ideas[idea].triggers:
                if effect.trigger == trigger:
                    scene = Scene(s.active, seat, IDEA, idea)
                    s.agenda.append(Duty(EFFECTS, 0, effects=[effect], scene=scene))
