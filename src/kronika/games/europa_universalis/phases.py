"""Chapter 4: the phases of a round follow each other, and so do their lettered steps."""

from typing import Final

from kronika.core.asks import Event, Rules

from .action_phase import begin_actions
from .age_end import begin_age_end
from .agenda import BOT_COLLECTS, BOT_STEP, FINAL_SCORING, NEXT_PHASE, PHASE_STEP, Duty
from .cleanup import BOARD, END_OF_ROUND, clean_board, cleanup_step, end_round
from .draw_cards import PICK_MISSIONS, REVEAL_EVENTS, clear_events, draw_step, lay_out_events
from .income import (
    POWER_STEP,
    SCORE,
    clear_papal_token,
    income_step,
    score_curia_and_empire,
)
from .leaving import leave_players
from .order import playing, turn_order
from .papal_actions import score_crusade
from .phase_three import begin_phase_three, phase_three_step
from .recording import begin_age
from .replacing import return_players
from .scoring import INSTANT, LEFT, REASONS, end, end_reason, instant_winners, is_age_over
from .state import Table
from .struggles import score_struggles
from .terms import (
    ACTIONS_PHASE,
    CLEANUP,
    DRAW_CARDS,
    INCOME_AND_UPKEEP,
    NONE,
    PEACE_AND_REBELS,
)
from .windows import open_windows
from .words import AGE, NUMBER, PHASE

LAST_STEP: Final = (PICK_MISSIONS, 0, 8, SCORE, END_OF_ROUND)
"""Of each phase."""

ROUND_BEGINS: Final = Event("round-begins", (AGE, NUMBER))
PHASE_BEGINS: Final = Event("phase-begins", (PHASE,))


def next_phase(s: Table, duty: Duty) -> Rules:
    """EU-4.0.1: the next phase of the round, or the first one of the next."""
    yield from ()
    s.phase = (s.phase + 1) % len(LAST_STEP)
    s.step = 0
    if s.phase == DRAW_CARDS:
        s.round += 1
        s.rounds += 1
        if s.round == 1:
            begin_age(s)
        s.tell(ROUND_BEGINS, s.age, s.round)
    s.tell(PHASE_BEGINS, s.phase)
    if s.phase == ACTIONS_PHASE:
        begin_actions(s)
    elif s.phase == PEACE_AND_REBELS:
        s.agenda.append(Duty(NEXT_PHASE))
        begin_phase_three(s)
    else:
        s.agenda.append(Duty(PHASE_STEP, s.phase, 0))


def phase_step(s: Table, duty: Duty) -> Rules:
    """EU-2.2.8: a lettered step, for all; or a player's part of it, or a later part."""
    if duty.a == PEACE_AND_REBELS:
        yield from phase_three_step(s, duty)
    elif duty.c != NONE:
        yield from _for_player(s, duty)
    elif duty.d != NONE:
        yield from _part(s, duty)
    else:
        _begin_step(s, duty)


def _for_player(s: Table, duty: Duty) -> Rules:
    if duty.a == DRAW_CARDS:
        yield from draw_step(s, duty)
    elif duty.a == INCOME_AND_UPKEEP:
        yield from income_step(s, duty)
    else:
        yield from cleanup_step(s, duty)


def _part(s: Table, duty: Duty) -> Rules:
    if duty.a == CLEANUP:
        yield from clean_board(s, duty)
    elif duty.d == 0:
        score_curia_and_empire(s)
    else:
        score_crusade(s)
        score_struggles(s)
        clear_papal_token(s)


def _begin_step(s: Table, duty: Duty) -> None:
    """EU-17.3.9, EU-17.2.10: what follows comes below, then what a complete step allows."""
    phase, step = duty.a, duty.b
    s.step = step
    if phase == CLEANUP and step == END_OF_ROUND:
        finish_round(s)
        return
    if step < LAST_STEP[phase]:
        s.agenda.append(Duty(PHASE_STEP, phase, step + 1))
    else:
        s.agenda.append(Duty(NEXT_PHASE))
    if phase != DRAW_CARDS:
        open_windows(s, s.first)
    if phase == DRAW_CARDS and step == REVEAL_EVENTS:
        lay_out_events(s)
    elif phase == INCOME_AND_UPKEEP and step == SCORE:
        s.agenda.append(Duty(PHASE_STEP, phase, step, NONE, 1))
        s.agenda.append(Duty(PHASE_STEP, phase, step, NONE, 0))
    elif phase == CLEANUP and step == BOARD:
        s.memory.changed_focus = 0  # EU-4.5.A6
        s.agenda.append(Duty(PHASE_STEP, phase, step, NONE, 0))
    else:
        for seat in reversed(turn_order(s)):
            s.agenda += _parts_of(s, phase, step, seat)


def _parts_of(s: Table, phase: int, step: int, seat: int) -> list[Duty]:
    """EU-BOT.20, EU-BOT.29, EU-BOT.34: bots have neither cards nor ducats nor Monarch Power."""
    if not s.switches.is_bot(seat) or (phase == CLEANUP and step != END_OF_ROUND - 1):
        return [Duty(PHASE_STEP, phase, step, seat)]
    is_collecting = phase == INCOME_AND_UPKEEP and step == POWER_STEP
    return [Duty(BOT_STEP, seat, BOT_COLLECTS)] if is_collecting else []


def finish_round(s: Table) -> None:
    """EU-4.5.D1, EU-4.7.15, EU-4.6.1, EU-21.0.2, EU-BOT.81: whether the game ends, or the age; who
    leaves, who returns."""
    clear_events(s)
    winners = instant_winners(s)
    if len(winners) == 1:
        end(s, winners, INSTANT)
        return
    reason = INSTANT if winners else end_reason(s)
    end_round(s)
    if reason:
        s.agenda.append(Duty(FINAL_SCORING, REASONS.index(reason)))
        return
    leave_players(s)
    if playing(s) == 1:
        end(s, turn_order(s), LEFT)
        return
    s.agenda.append(Duty(NEXT_PHASE))
    if is_age_over(s):
        begin_age_end(s)
    return_players(s)
