"""Chapters 9.9 and 11.4: the roll of a unit that is exposed to attrition, and what follows."""

from typing import Final

from kronika.core.asks import Ask, Event, Prompt, RulesOf, Verb

from .command import most_paid_rerolls
from .diplomacy import eliminate_gone, with_units
from .fighting import free_rerolls
from .moves import end_encirclement
from .pieces import lose_unit
from .prestige import gain_prestige
from .state import Table
from .terms import ELE, RECRUIT
from .weather import brown_die
from .words import FIELD, LEVEL, NUMBER, PERIL, PLAYER, UNIT

REROLL_PRICE: Final = 4
"""SZ-J9.7, SZ-L4.3: prestige for one brown die."""
BITS: Final = 8
"""Of the perils that a unit has met, behind the round in which it did."""

ROLL_FOR_PRESTIGE: Final = Verb("roll-for-prestige", (NUMBER,))
LET_FALL: Final = Verb("let-fall", (UNIT, LEVEL))
ASK_PERIL: Final = Prompt("peril", (UNIT, LEVEL, FIELD, PERIL, NUMBER), "SZ-L4.3")
MEETS_PERIL: Final = Event("meets-peril", (PLAYER, UNIT, FIELD, PERIL, NUMBER))


def has_met(s: Table, unit: int, peril: int) -> bool:
    """SZ-J9.1, SZ-C3.3: one roll for each sort of attrition, unit and round."""
    met = s.perils[unit]
    return met >> BITS == s.turn and bool(met >> peril & 1)


def note_peril(s: Table, unit: int, peril: int) -> None:
    """SZ-J9.1: no second roll in this round."""
    if s.perils[unit] >> BITS != s.turn:
        s.perils[unit] = s.turn << BITS
    s.perils[unit] |= 1 << peril


def survives(s: Table, unit: int, peril: int, fatal: int) -> RulesOf[bool]:
    """SZ-J9.1, SZ-J9.7, SZ-L4.1, SZ-L4.2, SZ-L4.3, SZ-L4.4, SZ-Q3.7: a brown die and its rerolls.

    A fatal roll cannot get worse, so free rerolls are not asked about. Recruits and elephants roll
    once, whatever is paid.
    """
    note_peril(s, unit, peril)
    player = s.owner[unit]
    roll = _roll(s, unit, peril)
    for _ in range(free_rerolls(s, unit)):
        if roll < fatal:
            return True
        roll = _roll(s, unit, peril)
    for _ in range(_paid_rerolls(s, unit)):
        if roll < fatal or s.prestige[player] < REROLL_PRICE:
            break
        level, field = s.experience[unit], s.map.spoken[s.at[unit]]
        fall = LET_FALL.of(s.type[unit], level)
        answers = [ROLL_FOR_PRESTIGE.of(REROLL_PRICE), fall]
        kind = s.type[unit]
        option = yield Ask(
            player, ASK_PERIL, answers, kind, level, field, peril, roll, default=fall
        )
        if option.verb is LET_FALL:
            break
        gain_prestige(s, player, -REROLL_PRICE)
        roll = _roll(s, unit, peril)
    return roll < fatal


def _roll(s: Table, unit: int, peril: int) -> int:
    roll = brown_die(s)
    s.tell(MEETS_PERIL, s.owner[unit], s.type[unit], s.map.spoken[s.at[unit]], peril, roll)
    return roll


def _paid_rerolls(s: Table, unit: int) -> int:
    """SZ-L4.1, SZ-L4.3: from yellow mode on, never for recruits and elephants."""
    if not s.has_prestige or s.type[unit] == ELE or s.experience[unit] == RECRUIT:
        return 0
    return most_paid_rerolls(s, s.owner[unit])


def perish(s: Table, unit: int) -> None:
    """SZ-J9.6, SZ-J9.11, SZ-J4.6, SZ-H3.16: nobody gains by a unit that is lost.

    Passengers go down with their ship. With its last unit an encirclement ends, and so does who
    has no settlement.
    """
    before, field = with_units(s), s.at[unit]
    lose_unit(s, unit)
    if s.encircled_since[field]:
        end_encirclement(s, field)
    eliminate_gone(s, before)
