"""Chapters 9.1, 5.5.DW and 16.3: a war is declared, by an action or an event."""

from typing import Final

from kronika.core.asks import Ask, Event, Prompt, Rules, RulesOf, Verb

from .agenda import WAR_STEP, Duty
from .alliances import desert
from .calls import place_cb, start_war
from .casus_belli import (
    CB_CRUSADE,
    CB_DISPUTED,
    CB_EVENT,
    can_attack,
    may_attack_by_event,
    reasons,
    targets_of,
)
from .discards import discard_influence
from .effects import things
from .empire import change_authority, emperor_seat, is_hre_area, is_member, is_subject
from .manner import Manner
from .modifiers import change_of_cost, power_cost
from .purse import is_interregnum, lower_stability, pay_power, power_of
from .relations import end_alliance, is_ally, is_at_war
from .state import Table
from .terms import MIL, NONE, REALM_COUNT
from .war_state import Declaration
from .words import NUMBER, PLAYER, REALM, REASON

DECLARE_ON: Final = Verb("declare-war-on", (REALM,), "EU-9.1.26")
TARGETS_DONE: Final = Verb("targets-done", (), "EU-9.1.26")
USE_REASON: Final = Verb("use-casus-belli", (REASON,), "EU-9.11.1")
NO_REASON: Final = Verb("no-casus-belli", (), "EU-9.1.17")

ASK_TARGET: Final = Prompt("war-target", (), "EU-9.1.26")
ASK_REASON: Final = Prompt("casus-belli", (REALM,), "EU-9.11.1")

DECLARES: Final = Event("declares-war", (REALM, REALM))
DECLARES_BY: Final = Event("declares-war-by", (REALM, REALM, REASON))
LOSES_STABILITY: Final = Event("war-costs-stability", (PLAYER, NUMBER))
COMMITTED: Final = Event("commits-to-crusade", (PLAYER,))

STEP_TOKENS: Final = 1
STEP_OFFENSIVE: Final = 2
STEP_EMPEROR: Final = 3
STEP_NPRS: Final = 4
STEP_DEFENSIVE: Final = 5
STEP_REWARDS: Final = 6
STEP_INFLUENCE: Final = 7
STEP_NAVAL: Final = 8
STEP_LAND: Final = 9
STEP_FREE: Final = 10
STEP_END: Final = 11
"""EU-5.5.DW3 and what follows: of WAR_STEP."""

INTERNAL_CUBES: Final = 3
"""EU-18.5.1."""


def _cost(s: Table, seat: int, manner: Manner) -> int:
    base = s.content.tables.costs.war_mil
    return power_cost(s, seat, things.DECLARE_WAR, things.PAID_MIL, base, manner)


def can_declare_war(s: Table, seat: int, manner: Manner) -> bool:
    """EU-9.1.3, EU-5.5.DW2: whether there is a target, and the Military Power."""
    if power_of(s, seat, MIL) < _cost(s, seat, manner):
        return False
    return any(can_attack(s, seat, realm) for realm in range(REALM_COUNT))


def declare_war(s: Table, seat: int, manner: Manner) -> Rules:
    """EU-9.1.1, EU-9.1.3, EU-9.1.26, EU-5.5.DW1: targets one by one, each with a reason."""
    declaration = Declaration(s.realm_of[seat], True)
    yield from choose_targets(s, seat, declaration, targets_of(s, seat))
    pay_power(s, seat, MIL, _cost(s, seat, manner))
    begin(s, declaration, STEP_TOKENS)


def choose_targets(s: Table, seat: int, declaration: Declaration, legal: list[int]) -> Rules:
    """EU-9.1.26: at least one target; what has been named is not public before the last one."""
    named: list[tuple[int, int]] = []
    left = legal.copy()
    done = TARGETS_DONE.of()
    while True:
        options = [DECLARE_ON.of(realm) for realm in left]
        if named:
            options.append(done)
        if options == [done]:
            break
        option = yield Ask(seat, ASK_TARGET, options, default=options[-1], auto=not named)
        if option.verb is TARGETS_DONE:
            break
        reason = yield from _choose_reason(s, seat, option.a)
        named.append((option.a, reason))
        left.remove(option.a)
        s.named.append((seat, option.a, penalty(s, seat, option.a, reason)))
    s.named.clear()
    named.sort()
    declaration.targets = [realm for realm, _ in named]
    declaration.cbs = [reason for _, reason in named]


def _choose_reason(s: Table, seat: int, realm: int) -> RulesOf[int]:
    """EU-9.1.12, EU-9.11.1: any that the player has, or none; that of a Disputed Succession where
    only it allows the war."""
    found = reasons(s, seat, realm)
    if is_ally(s, seat, realm) or is_interregnum(s, seat):
        return CB_DISPUTED
    if not found:
        return NONE
    options = [*[USE_REASON.of(reason) for reason in found], NO_REASON.of()]
    option = yield Ask(seat, ASK_REASON, options, realm, default=options[0])
    return option.a if option.verb is USE_REASON else NONE


def begin(s: Table, declaration: Declaration, step: int) -> None:
    """A declaration is made; its steps follow."""
    declaration.busy = sum([1 << seat for seat in range(s.count) if is_at_war(s, seat)])
    s.declarations.append(declaration)
    for realm, reason in zip(declaration.targets, declaration.cbs):
        if reason == NONE:
            s.tell(DECLARES, declaration.declarer, realm)
        else:
            s.tell(DECLARES_BY, declaration.declarer, realm, reason)
    s.agenda.append(Duty(WAR_STEP, step))


def declare_by_event(s: Table, attacker: int, defender: int) -> bool:
    """EU-9.1.14, EU-9.1.38, EU-9.11.6, EU-16.3.25, EU-16.3.26, EU-16.3.27, EU-16.3.28: War
    tokens, then steps 3 to 7; whether there is a war."""
    if not may_attack_by_event(s, attacker, defender):
        return False
    declaration = Declaration(attacker, False)
    declaration.targets = [defender]
    declaration.cbs = [CB_EVENT]
    begin(s, declaration, STEP_OFFENSIVE)
    start_war(s, declaration, attacker, defender)
    return True


def place_tokens(s: Table) -> Rules:
    """EU-9.1.21, EU-9.1.27, EU-9.1.28, EU-5.5.DW3, EU-5.5.DW4: War tokens, then what it costs."""
    declaration = s.declarations[-1]
    seat = s.seat_of[declaration.declarer]
    for realm in declaration.targets:
        given = s.given[realm] if s.is_active[realm] and s.ally[realm] == seat else NONE
        if is_ally(s, seat, realm):
            end_alliance(s, seat, realm)
        if given != NONE:
            yield from desert(s, seat, realm, given)
        start_war(s, declaration, declaration.declarer, realm)
    lost = 0
    for realm, reason in zip(declaration.targets, declaration.cbs):
        lost += penalty(s, seat, realm, reason)
        if reason == CB_CRUSADE and not s.committed >> seat & 1:
            s.committed |= 1 << seat
            s.tell(COMMITTED, seat)
    lower_stability(s, seat, lost)
    if lost:
        s.tell(LOSES_STABILITY, seat, lost)
    for realm, reason in zip(declaration.targets, declaration.cbs):
        if reason == NONE:
            yield from _offend_empire(s, seat, realm)


def penalty(s: Table, seat: int, realm: int, reason: int) -> int:
    """EU-9.1.17, EU-9.1.18, EU-9.11.7, EU-11.2.6: Stability that a war on one target costs."""
    costs = s.content.tables.costs
    lost = 0
    if reason == NONE:
        lost = change_of_cost(
            s,
            seat,
            things.WAR_WITHOUT_CB,
            things.PAID_STABILITY,
            costs.war_without_cb_stability,
        )
    is_married = s.marriages[realm] >> seat & 1 and not s.disputed[realm] >> seat & 1
    if is_married and reason not in (CB_DISPUTED, CB_EVENT):
        lost += costs.war_on_marriage_stability
    return lost


def _offend_empire(s: Table, seat: int, realm: int) -> Rules:
    """EU-9.1.20, EU-18.5.1, EU-18.5.2: a war in the Empire without a Casus Belli."""
    own, crowned = s.realm_of[seat], emperor_seat(s)
    if s.emperor == own and is_subject(s, realm):
        change_authority(s, -1)
        areas = [area for area in s.atlas.main_areas if is_hre_area(s, area)]
        yield from discard_influence(s, seat, areas, INTERNAL_CUBES)
    elif crowned != NONE and is_subject(s, own) and is_member(s, realm):
        place_cb(s, crowned, own)
