"""The agenda is worked off, one duty a step; what is empty goes on with the next phase."""

from collections.abc import Callable
from typing import Final

from kronika.core.asks import Rules
from kronika.core.errors import RulesError

from .action_cards import card_done
from .action_phase import end_turn, take_gained, take_turn
from .age_end import age_end
from .agenda import (
    ACTION,
    AGE_END,
    BATTLE_STEP,
    BATTLES,
    BOT_STEP,
    CALL_STEP,
    CARD_DONE,
    CLAIM_STEP,
    CLAIMS,
    COUNTER_WINDOW,
    DEAL_STEP,
    DEATHS,
    DUTY_OF_SUBJECTS,
    EFFECTS,
    ELECTION,
    END_TURN,
    EVENT_STEP,
    EVICT_SHIPS,
    FINAL_SCORING,
    FREE_ACTION,
    HALVE_POWER,
    INVASION,
    LOSE_POWER,
    MILESTONES,
    MOVE_STEP,
    NEW_RULER,
    NEXT_PHASE,
    PEACE_STEP,
    PHASE_STEP,
    PIRATE_BATTLE,
    PLACE_CLAIMS,
    REACTION_WINDOW,
    REBEL_DICE,
    REBELS_STEP,
    RECLAIM_CUBES,
    RECLAIM_TOKEN,
    RECRUIT_STEP,
    SAIL_STEP,
    SETUP_STEP,
    SIEGE_STEP,
    SYMBOL,
    TERM_STEP,
    TRIGGERS,
    TURN,
    WAR_STEP,
    Duty,
)
from .announcing import may_announce, with_claims
from .battle_order import fight_battles, pirate_battle
from .battle_state import END, RETREATS, ROLL, WOUNDS
from .battles import battle_step
from .bot_answers import answered
from .bot_conversion import convert_gains
from .bot_rebels import bot_rebel_dice
from .bot_turns import bot_step
from .bot_war import free_action as bot_free_action
from .calls import call_step
from .cb_tokens import reclaim_token
from .claims import place_claims
from .consequences import settle
from .deals import deal_step
from .declaring import (
    STEP_END,
    STEP_FREE,
    STEP_INFLUENCE,
    STEP_LAND,
    STEP_NAVAL,
    STEP_NPRS,
    STEP_REWARDS,
)
from .draw_cards import setup_step
from .elections import election
from .event_action import event_step
from .evictions import evict_ships
from .imperial_defence import duty_of_subjects
from .invasions import invasion
from .looking import asked_in_lists
from .losing_power import halve_power_step, lose_power_step
from .marching import move_step
from .milestones import complete_milestones
from .missions import claim_step, claim_window
from .peace import peace_step, term_step
from .phases import next_phase, phase_step
from .reactions import counter_window, reaction_window
from .rebel_dice import rebel_dice
from .rebel_units import rebels_step
from .reclaiming import reclaim_cubes
from .recruiting import recruit_step
from .resolving import resolve
from .rulers import deaths, new_ruler
from .sailing import sail_step
from .scoring import final_scoring
from .sieges import siege_step
from .state import Table
from .symbols import resolve_symbol
from .terms import NONE, PEACE_AND_REBELS
from .triggers import order_triggers
from .war_aftermath import free_action
from .war_steps import war_step

Act = Callable[[Table, Duty], Rules]

ACTS: Final[dict[int, Act]] = {
    SAIL_STEP: sail_step,
    SIEGE_STEP: siege_step,
    SETUP_STEP: setup_step,
    NEXT_PHASE: next_phase,
    PHASE_STEP: phase_step,
    AGE_END: age_end,
    FINAL_SCORING: final_scoring,
    TURN: take_turn,
    END_TURN: end_turn,
    ACTION: take_gained,
    EFFECTS: resolve,
    TRIGGERS: order_triggers,
    NEW_RULER: new_ruler,
    MOVE_STEP: move_step,
    BATTLES: fight_battles,
    BATTLE_STEP: battle_step,
    PIRATE_BATTLE: pirate_battle,
    RECRUIT_STEP: recruit_step,
    EVICT_SHIPS: evict_ships,
    DEATHS: deaths,
    LOSE_POWER: lose_power_step,
    HALVE_POWER: halve_power_step,
    PLACE_CLAIMS: place_claims,
    DEAL_STEP: deal_step,
    CARD_DONE: card_done,
    COUNTER_WINDOW: counter_window,
    REACTION_WINDOW: reaction_window,
    EVENT_STEP: event_step,
    SYMBOL: resolve_symbol,
    CLAIMS: claim_window,
    CLAIM_STEP: claim_step,
    MILESTONES: complete_milestones,
    REBEL_DICE: rebel_dice,
    REBELS_STEP: rebels_step,
    INVASION: invasion,
    RECLAIM_TOKEN: reclaim_token,
    RECLAIM_CUBES: reclaim_cubes,
    WAR_STEP: war_step,
    CALL_STEP: call_step,
    DUTY_OF_SUBJECTS: duty_of_subjects,
    FREE_ACTION: free_action,
    ELECTION: election,
    PEACE_STEP: peace_step,
    TERM_STEP: term_step,
    BOT_STEP: bot_step,
}
"""What is done for each duty of the agenda."""
OF_BOTS: Final[dict[int, Act]] = {
    REBEL_DICE: bot_rebel_dice,
    FREE_ACTION: bot_free_action,
}
"""EU-BOT.11, EU-BOT.53: what bots do in their own way, where `a` is the seat."""


QUIET: Final = (MILESTONES, CLAIMS, END_TURN, NEXT_PHASE, DEATHS, CARD_DONE)
QUIET_IN_WAR: Final = (
    *(STEP_NPRS, STEP_REWARDS, STEP_INFLUENCE, STEP_NAVAL, STEP_LAND, STEP_FREE, STEP_END),
)
QUIET_IN_BATTLE: Final = (ROLL, WOUNDS, RETREATS, END)
"""Duties, and parts of them, in which nobody is ever asked."""
LOOKING: Final = (MILESTONES, CLAIMS)
"""Duties that move nothing on the table: what is settled before them is settled after them."""


def is_quiet(duty: Duty) -> bool:
    """Whether nobody is ever asked in a duty."""
    if duty.act == PHASE_STEP:
        return duty.a != PEACE_AND_REBELS and duty.c == NONE and duty.d == NONE
    if duty.act == WAR_STEP:
        return duty.a in QUIET_IN_WAR
    if duty.act == BATTLE_STEP:
        return duty.a in QUIET_IN_BATTLE
    return duty.act in QUIET


def play_step(s: Table) -> Rules:
    """EU-4.0.1: the next duty, and those behind it in which nobody is asked: so a position to go
    back to is kept only where somebody may be."""
    if not s.agenda:
        raise RulesError("the agenda is empty before the end")
    duty = s.agenda.pop()
    has_bots = s.switches.bots != 0
    act = ACTS[duty.act]
    if has_bots and duty.act in OF_BOTS and s.switches.is_bot(duty.a):
        act = OF_BOTS[duty.act]
    rules = act(s, duty)
    rules = asked_in_lists(s, answered(s, rules) if has_bots else rules)
    yield from with_claims(s, duty, rules) if may_announce(s, duty) else rules
    _settle(s)
    while s.agenda and s.result is None and is_quiet(s.agenda[-1]):
        duty = s.agenda.pop()
        yield from ACTS[duty.act](s, duty)
        if duty.act not in LOOKING or not s.is_settled:
            _settle(s)


def _settle(s: Table) -> None:
    """EU-4.0.1: what follows from a duty at once is settled before the next one."""
    settle(s)
    if s.switches.bots != 0:
        convert_gains(s)
