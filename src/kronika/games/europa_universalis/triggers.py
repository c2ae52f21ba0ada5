"""What Ideas do each time something happens."""

from typing import Final

from kronika.core.asks import Ask, Option, Prompt, Rules, Verb

from .agenda import EFFECTS, FROM_IDEA, TRIGGERS, Duty, Scene
from .effects.nodes import Effect
from .state import Table
from .words import IDEA

FIRST_IDEA: Final = Verb("first-idea", (IDEA,))
ASK_IDEA_ORDER: Final = Prompt("idea-order", (), "EU-9.7.13")


def ideas_at(s: Table, trigger: int, seat: int) -> list[int]:
    """A player's Ideas that do something at a trigger (`things.TRIGGERS`)."""
    found: list[int] = []
    if s.switches.is_bot(seat):
        return found  # EU-BOT.23
    for idea, owners in enumerate(s.tags):
        if seat in owners and _effects_at(s, idea, trigger):
            found.append(idea)
    return found


def _effects_at(s: Table, idea: int, trigger: int) -> list[Effect]:
    return [each for each in s.content.ideas.ideas[idea].triggers if each.trigger == trigger]


def fire(s: Table, trigger: int, seat: int) -> None:
    """Put what a player's Ideas do at a trigger on the agenda; of several he says the order."""
    ideas = ideas_at(s, trigger, seat)
    if len(ideas) == 1:
        _put(s, ideas[0], trigger, seat)
    elif ideas:
        left = sum([1 << idea for idea in ideas])
        s.agenda.append(Duty(TRIGGERS, seat, trigger, left))


def _put(s: Table, idea: int, trigger: int, seat: int) -> None:
    scene = Scene(s.active, seat, FROM_IDEA, idea)
    s.agenda.append(Duty(EFFECTS, 0, effects=_effects_at(s, idea, trigger), scene=scene))


def order_triggers(s: Table, duty: Duty) -> Rules:
    """EU-9.7.13: several Ideas of a player act in the order that he chooses."""
    seat, trigger, left = duty.a, duty.b, duty.c
    ideas = [idea for idea in range(left.bit_length()) if left >> idea & 1]
    options: list[Option] = [FIRST_IDEA.of(idea) for idea in ideas]
    chosen = yield Ask(seat, ASK_IDEA_ORDER, options, default=options[0])
    rest = left & ~(1 << chosen.a)
    if rest:
        s.agenda.append(Duty(TRIGGERS, seat, trigger, rest))
    _put(s, chosen.a, trigger, seat)
