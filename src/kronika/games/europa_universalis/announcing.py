"""Chapter 17.2: Missions are announced while something else is decided."""

from typing import Final

from kronika.core.asks import Ask, Floor, Rules

from .agenda import CLAIM_STEP, CLAIMS, EFFECTS, MILESTONES, SETUP_STEP, TURN, Duty
from .missions import ASK_CLAIM, CLAIM, claim_options, complete_mission, reward, score_mission
from .order import is_playing
from .questions import to_the_end
from .state import Table
from .terms import DRAW_CARDS

SILENT: Final = frozenset({CLAIM_STEP, CLAIMS, EFFECTS, MILESTONES, SETUP_STEP})
"""Duties among whose questions nobody claims: windows of their own, and effects."""


def may_announce(s: Table, duty: Duty) -> bool:
    """EU-17.2.5, EU-17.2.10: not in phase 1, and not while an effect is being resolved."""
    if s.phase == DRAW_CARDS or duty.act in SILENT or not any(hand for hand in s.missions):
        return False
    return not any(each.act == EFFECTS for each in s.agenda)


def with_claims(s: Table, duty: Duty, rules: Rules) -> Rules:
    """EU-17.2.5, EU-17.2.10 (a): claims stand among the options of every decision that the owner
    has; others announce theirs unasked, beside what is decided.

    Beside a turn, before which nothing has happened, the effect comes at once; amid something else
    when that has been carried out.
    """
    announced: list[tuple[int, int]] = []
    questions = to_the_end(rules)
    asked = next(questions)
    while asked is not None:
        while True:
            question = _question(s, duty, asked)
            option = yield question
            player = question.player
            if isinstance(asked, Floor):
                asked.player = player
            if option.verb is not CLAIM or _is_own(duty, player):
                break
            if duty.act == TURN:
                s.agenda.append(duty)
                complete_mission(s, player, option.a)
                return
            score_mission(s, player, option.a)
            announced.append((player, option.a))
        asked = questions.send(option)
    for seat, mission in reversed(announced):
        reward(s, seat, mission)


def _is_own(duty: Duty, seat: int) -> bool:
    """EU-17.2.10 (a): in his own turn the turn itself offers claims."""
    return duty.act == TURN and duty.a == seat


def _question(s: Table, duty: Duty, asked: Ask | Floor) -> Ask | Floor:
    """What is asked, with the claims that can be made."""
    if isinstance(asked, Ask):
        if asked.secret or (len(asked.options) == 1 and asked.auto and not asked.ranges):
            return asked
        asked = _with_own(s, duty, asked)
    beside = _asides(s, asked)
    if not beside:
        return asked
    asks = [asked] if isinstance(asked, Ask) else asked.asks
    return Floor(
        *(asked.prompt, [*asks, *beside], asked.a, asked.b, asked.c, asked.d, asked.e), quiet=True
    )


def _with_own(s: Table, duty: Duty, asked: Ask) -> Ask:
    """The claims of whoever is asked stand among his options."""
    if _is_own(duty, asked.player) or not s.missions[asked.player]:
        return asked
    claims = claim_options(s, asked.player)
    if not claims:
        return asked
    return asked.among([*asked.options, *claims], asked.default)


def _asides(s: Table, asked: Ask | Floor) -> list[Ask]:
    """EU-17.2.5: the claims of those who are not asked.

    What was fulfilled at the last window is looked at again; for what is new, the next window comes
    when the turn or the lettered step is over.
    """
    busy = [asked.player] if isinstance(asked, Ask) else [each.player for each in asked.asks]
    found: list[Ask] = []
    for seat in range(s.count):
        if not _was_fulfilled(s, seat) or seat in busy or not is_playing(s, seat):
            continue
        claims = claim_options(s, seat)
        if claims:
            found.append(Ask(seat, ASK_CLAIM, claims, auto=False, aside=True))
    return found


def _was_fulfilled(s: Table, seat: int) -> bool:
    """Whether a Mission in hand was fulfilled when its owner had his last window."""
    fulfilled = s.fulfilled[seat]
    return fulfilled != 0 and any(fulfilled >> mission & 1 for mission in s.missions[seat])
