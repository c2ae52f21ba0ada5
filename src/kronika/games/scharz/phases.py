"""Chapters 6.3 and 13: the special phases, and who may talk before they are resolved."""

from typing import Final

from kronika.core.asks import Ask, Floor, Option, Prompt, RulesOf
from kronika.core.errors import RulesError

from .announcements import announcement_options
from .farming import births, crops, harvest, sowing
from .feeding import feeding
from .later import belgica
from .offers import diplomacy_options
from .prestige import festivities, new_year
from .salaries import salaries
from .settling import settlers, settling_asks
from .state import Table
from .taxes import collect_taxes
from .terms import (
    BIRTHS,
    CROPS,
    FEEDING,
    FESTIVITIES,
    HARVEST,
    NEW_YEAR,
    SALARIES,
    SOWING,
    TAXES,
    WEATHER_CROPS,
    WEATHER_WINTER,
)
from .weather import weather_crops, weather_winter
from .words import PHASE

ASK_TALK: Final = Prompt("talk-before", (PHASE,), "SZ-F6.4")

DECIDED: Final = (SALARIES, FEEDING, SOWING, FESTIVITIES)
"""Special phases in which players decide before anything happens. The others are resolved at once,
and whoever could only talk is not waited for (SZ-F4.3)."""


def special_phase(s: Table, phase: int) -> RulesOf[bool]:
    """SZ-N9.1: a piece of a special phase; whether it was the last one."""
    if phase == SALARIES:
        return (yield from salaries(s))
    if phase == FEEDING:
        return (yield from feeding(s))
    if phase == NEW_YEAR:
        new_year(s)
        yield from belgica(s)
    elif phase == TAXES:
        collect_taxes(s)
    elif phase == BIRTHS:
        yield from births(s)
    elif phase == SOWING:
        yield from sowing(s)
    elif phase == WEATHER_CROPS:
        weather_crops(s)
    elif phase == CROPS:
        crops(s)
    elif phase == HARVEST:
        yield from harvest(s)
    elif phase == FESTIVITIES:
        yield from festivities(s)
    elif phase == WEATHER_WINTER:
        weather_winter(s)
    else:
        raise RulesError(f"there is no special phase {phase}")
    return True


# Talk before it


def may_talk(s: Table, phase: int) -> bool:
    """SZ-F6.4: whether a special phase is one before which players talk, and nobody has decided."""
    return s.has_diplomacy and s.is_undecided and phase in DECIDED


def first_question(s: Table, phase: int) -> Floor | None:
    """What is asked first in a special phase, found out on a copy; None if that is nothing."""
    twin = s.copy()
    twin.log = None
    try:
        question = next(special_phase(twin, phase))
    except StopIteration:
        return None
    return question if isinstance(question, Floor) else None


def with_talk(s: Table, phase: int, question: Floor) -> list[Ask]:
    """SZ-F6.4, SZ-F4.3: what everybody is asked: to decide, or to talk.

    Who only talks is not waited for. Who has agreed on something says first from where goods come.
    """
    deciding = {ask.player: ask for ask in question.asks}
    busy = settlers(s)
    found = settling_asks(s)
    for player in s.order():
        if busy >> player & 1 or not s.plays(player):
            continue
        talk = [*announcement_options(s, player), *diplomacy_options(s, player)]
        ask = deciding.get(player)
        if ask is None:
            ask = Ask(player, ASK_TALK, talk, phase, auto=False, aside=True)
        else:
            ask.options = [*ask.options, *talk]
            ask.auto = False
        if ask.options:
            found.append(ask)
    return found


def begin_with(rules: RulesOf[bool], player: int, option: Option) -> RulesOf[bool]:
    """Go on with a special phase whose first question was answered before it began."""
    question = next(rules)
    if isinstance(question, Floor):
        question.player = player
    while True:
        try:
            question = rules.send(option)
        except StopIteration as stop:
            return bool(stop.value)
        option = yield question
