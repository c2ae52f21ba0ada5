"""Chapter 5: what a player can do in his turn. Each chapter adds the lines of its actions."""

from collections.abc import Callable
from typing import Final

from kronika.core.asks import Rules

from .action_cards import can_play_card, can_use_display, play_card, use_display
from .alliances import can_cut_ties, can_forge_alliance, cut_ties, forge_alliance
from .characters import appoint, appoint_advisor, can_appoint, can_appoint_advisor
from .claims import can_fabricate_claims, fabricate_claims
from .colonizing import can_colonize, colonize
from .converting import can_change_religion, can_convert_area, change_religion, convert_area
from .deals import can_diplomacy, diplomacy
from .declaring import can_declare_war, declare_war
from .effect_hooks import CAN_ACT
from .effects import things
from .elections import can_raise_ia, raise_ia
from .event_action import can_event, event
from .exploring import can_explore, explore
from .focus import can_focus, focus
from .ideas import can_research_idea, research_idea
from .influencing import can_place_influence, place_influence
from .loans import (
    can_increase_stability,
    can_loan_repay,
    can_loan_take,
    can_replenish,
    increase_stability,
    loan_repay,
    loan_take,
    replenish,
)
from .manner import Manner
from .marching import can_land_move, land_move
from .papal_actions import can_papal_action, papal_action
from .recruiting import can_recruit_units, recruit_units
from .sailing import can_naval_move, can_undock, naval_move, undock
from .sieges import can_siege, siege
from .state import Table
from .suppressing import can_suppress_unrest, suppress_unrest
from .trading import can_trade, trade
from .words import PLAY_A_CARD, USE_A_DISPLAY

Can = Callable[[Table, int, Manner], bool]
Do = Callable[[Table, int, Manner], Rules]

ACTIONS_OF: Final[dict[int, tuple[Can, Do]]] = {
    things.UNDOCK: (can_undock, undock),
    things.NAVAL_MOVE: (can_naval_move, naval_move),
    things.SUPPRESS_UNREST: (can_suppress_unrest, suppress_unrest),
    things.SIEGE: (can_siege, siege),
    things.APPOINT: (can_appoint, appoint),
    things.APPOINT_ADVISOR: (can_appoint_advisor, appoint_advisor),
    things.LOAN_TAKE: (can_loan_take, loan_take),
    things.LOAN_REPAY: (can_loan_repay, loan_repay),
    things.REPLENISH: (can_replenish, replenish),
    things.INCREASE_STABILITY: (can_increase_stability, increase_stability),
    things.FOCUS: (can_focus, focus),
    things.TRADE: (can_trade, trade),
    things.EXPLORE: (can_explore, explore),
    PLAY_A_CARD: (can_play_card, play_card),
    USE_A_DISPLAY: (can_use_display, use_display),
    things.EVENT: (can_event, event),
    things.PLACE_INFLUENCE: (can_place_influence, place_influence),
    things.FABRICATE_CLAIMS: (can_fabricate_claims, fabricate_claims),
    things.RESEARCH_IDEA: (can_research_idea, research_idea),
    things.CONVERT_AREA: (can_convert_area, convert_area),
    things.CHANGE_RELIGION: (can_change_religion, change_religion),
    things.COLONIZE: (can_colonize, colonize),
    things.DIPLOMACY: (can_diplomacy, diplomacy),
    things.LAND_MOVE: (can_land_move, land_move),
    things.RECRUIT_UNITS: (can_recruit_units, recruit_units),
    things.DECLARE_WAR: (can_declare_war, declare_war),
    things.FORGE_ALLIANCE: (can_forge_alliance, forge_alliance),
    things.CUT_TIES: (can_cut_ties, cut_ties),
    things.RAISE_IA: (can_raise_ia, raise_ia),
    things.PAPAL_ACTION: (can_papal_action, papal_action),
}
"""By the number of an action: whether it can be carried out, and how it is."""

MAIN: Final = (
    *(things.EVENT, PLAY_A_CARD, USE_A_DISPLAY, things.INCREASE_STABILITY, things.CONVERT_AREA),
    *(things.COLONIZE, things.PLACE_INFLUENCE, things.FORGE_ALLIANCE, things.FABRICATE_CLAIMS),
    *(things.TRADE, things.DECLARE_WAR, things.LAND_MOVE, things.SIEGE, things.NAVAL_MOVE),
    *(things.UNDOCK, things.RECRUIT_UNITS, things.SUPPRESS_UNREST, things.DIPLOMACY),
    *(things.EXPLORE, things.RESEARCH_IDEA, things.FOCUS, things.CHANGE_RELIGION),
    *(things.RAISE_IA, things.PAPAL_ACTION),
)
"""EU-4.2.2: what uses the turn, in the order in which it is offered."""
MINOR: Final = (
    *(things.APPOINT, things.LOAN_TAKE, things.LOAN_REPAY, things.REPLENISH, things.CUT_TIES),
)
"""EU-4.2.3, EU-5.2.1: what uses no turn."""


def can_act(s: Table, seat: int, action: int, manner: Manner) -> bool:
    """EU-5.0.1: whether a player can take an action now."""
    found = ACTIONS_OF.get(action)
    return found is not None and found[0](s, seat, manner)


def carry_out(s: Table, seat: int, action: int, manner: Manner) -> Rules:
    """A player takes an action."""
    yield from ACTIONS_OF[action][1](s, seat, manner)


CAN_ACT.append(can_act)
