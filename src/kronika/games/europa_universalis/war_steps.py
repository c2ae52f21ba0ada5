"""Chapters 9.1 and 5.5.DW: the steps of a declaration of war, one after the other."""

from typing import Final

from kronika.core.asks import Rules

from .agenda import BATTLES, CALL_STEP, EFFECTS, FREE_ACTION, REACTION_WINDOW, WAR_STEP, Duty, Scene
from .battle_sides import attacking_realm
from .battle_triggers import is_land_battle, is_naval_battle
from .bot_levies import answer_attack
from .calls import (
    ACTIVATE,
    ANSWER,
    WAR_ON_YOU,
    attackers_of,
    is_ally_of_targets,
    seats_of,
    send_calls,
)
from .declaring import (
    STEP_DEFENSIVE,
    STEP_EMPEROR,
    STEP_END,
    STEP_FREE,
    STEP_INFLUENCE,
    STEP_LAND,
    STEP_NAVAL,
    STEP_NPRS,
    STEP_OFFENSIVE,
    STEP_REWARDS,
    STEP_TOKENS,
    place_tokens,
)
from .discards import remove_all_influence
from .effects import things, verbs
from .effects.nodes import YOU, Effect, number
from .empire import is_subject
from .imperial_defence import call_emperor
from .land import areas_of, vassals_of_npr
from .modifiers import end
from .order import clockwise
from .purse import gain_power
from .state import Table
from .terms import INFANTRY, MIL, NONE
from .war_state import DEFENDS, Declaration

CRUSADERS: Final = 2
"""EU-19.3.4: Mercenaries."""


def war_step(s: Table, duty: Duty) -> Rules:
    """EU-9.1.26, EU-9.1.27, EU-9.1.37, EU-9.1.38: a step, after which the next one comes."""
    step = duty.a
    if step == STEP_TOKENS:
        s.agenda.append(Duty(WAR_STEP, STEP_OFFENSIVE))
        yield from place_tokens(s)
    elif step == STEP_OFFENSIVE:
        yield from _call_allies(s, duty)
    elif step == STEP_EMPEROR:
        s.agenda.append(Duty(WAR_STEP, STEP_NPRS, 0))
        yield from call_emperor(s)
    elif step == STEP_NPRS:
        _call_for_npr(s, duty.b)
    elif step == STEP_DEFENSIVE:
        yield from _defend_target(s, duty)
    elif step == STEP_REWARDS:
        s.agenda.append(Duty(WAR_STEP, STEP_INFLUENCE))
        _reward(s)
    elif step == STEP_INFLUENCE:
        s.agenda.append(Duty(WAR_STEP, STEP_NAVAL))
        _withdraw(s)
    elif step == STEP_NAVAL:
        s.agenda.append(Duty(WAR_STEP, STEP_LAND))
        _begin_battles(s, True)
    elif step == STEP_LAND:
        s.agenda.append(Duty(WAR_STEP, STEP_FREE))
        _begin_battles(s, False)
    elif step == STEP_FREE:
        s.agenda.append(Duty(WAR_STEP, STEP_END))
        _free_action(s)
    else:
        _end(s)


def _call_allies(s: Table, duty: Duty) -> Rules:
    """EU-9.1.29, EU-9.1.38, EU-5.5.DW5: step 3a; an NPR that attacks calls its Ally for free."""
    declaration = s.declarations[-1]
    seat = s.seat_of[declaration.declarer]
    if seat == NONE:
        s.agenda.append(Duty(WAR_STEP, STEP_EMPEROR))
        ally = s.ally[declaration.declarer]
        if ally != NONE and not is_ally_of_targets(s, declaration, ally):
            s.agenda.append(Duty(CALL_STEP, ally, declaration.declarer, 1, ANSWER))
        return
    goes_on = yield from send_calls(s, seat, True, False, duty)
    if not goes_on:
        s.agenda.append(Duty(WAR_STEP, STEP_EMPEROR))


def _call_for_npr(s: Table, place: int) -> None:
    """EU-9.1.31, EU-11.3.17, EU-5.5.DW7: step 3c: NPRs call their Allies, in alphabetical order.

    An Emperor who defends this NPR already has accepted; he is asked only whether it is active.
    """
    declaration = s.declarations[-1]
    if place >= len(declaration.targets) or s.seat_of[declaration.declarer] == NONE:
        s.agenda.append(Duty(WAR_STEP, STEP_DEFENSIVE, 0))
        return
    s.agenda.append(Duty(WAR_STEP, STEP_NPRS, place + 1))
    realm = declaration.targets[place]
    ally = s.ally[realm] if s.seat_of[realm] == NONE else NONE
    if ally == NONE:
        return
    is_crowned = s.emperor == s.realm_of[ally] and is_subject(s, realm)
    has_accepted = is_crowned and declaration.emperor == DEFENDS
    s.agenda.append(Duty(CALL_STEP, ally, realm, 0, ACTIVATE if has_accepted else ANSWER))


def _defend_target(s: Table, duty: Duty) -> Rules:
    """EU-9.1.32, EU-5.5.DW8, EU-5.2.CA1: step 3d: players who are targets, clockwise from
    who declared war: first a window for their cards, then they call."""
    declaration = s.declarations[-1]
    seats = [seat for seat in _around(s) if s.realm_of[seat] in declaration.targets]
    place = duty.b
    if place >= 2 * len(seats):
        s.agenda.append(Duty(WAR_STEP, STEP_REWARDS))
        return
    seat, following = seats[place // 2], Duty(WAR_STEP, STEP_DEFENSIVE, place + 1)
    if place % 2 == 0:
        s.agenda.append(following)
        s.agenda.append(Duty(REACTION_WINDOW, WAR_ON_YOU, seat, declaration.declarer))
        return
    goes_on = yield from send_calls(s, seat, False, False, duty)
    if not goes_on:
        s.agenda.append(following)


def _around(s: Table) -> list[int]:
    """Clockwise from who declared war; if an NPR did, from who is active."""
    seat = s.seat_of[s.declarations[-1].declarer]
    if seat == NONE:
        seat = s.active if s.active != NONE else s.first
    return clockwise(s, seat)


def _reward(s: Table) -> None:
    """EU-9.1.33, EU-5.5.DW10, EU-OPB06, EU-BOT.70: step 4: 1 Military Power for who is attacked,
    once; bots recruit at once."""
    declaration = s.declarations[-1]
    for seat in _around(s):
        is_target = s.realm_of[seat] in declaration.targets
        if s.switches.is_bot(seat):
            if is_target or declaration.defenders >> seat & 1:
                answer_attack(s, seat, declaration.declarer)
        elif is_target or declaration.rewarded >> seat & 1:
            gain_power(s, seat, MIL, 1)


def _withdraw(s: Table) -> None:
    """EU-9.1.34, EU-5.5.DW11, EU-OPB07: step 5: no Influence is left with targets; an NPR's Vassals
    count, a player's do not."""
    declaration = s.declarations[-1]
    seat = s.seat_of[declaration.declarer]
    if seat == NONE:
        return
    areas: set[int] = set()
    for realm in declaration.targets:
        areas.update(areas_of(s, realm))
        if s.seat_of[realm] == NONE:
            for vassal in vassals_of_npr(s, realm):
                areas.update(areas_of(s, vassal))
    remove_all_influence(s, seat, sorted(areas))


def belligerents(s: Table, declaration: Declaration) -> list[int]:
    """The players on both sides."""
    bits = declaration.joined | declaration.defenders
    for realm in (declaration.declarer, *declaration.targets):
        if s.seat_of[realm] != NONE:
            bits |= 1 << s.seat_of[realm]
    return seats_of(s, bits)


def _begin_battles(s: Table, at_sea: bool) -> None:
    """EU-9.1.22, EU-9.1.23, EU-9.1.24, EU-9.1.35, EU-9.1.36, EU-5.5.DW12, EU-5.5.DW13, EU-5.5.DW15:
    steps 6 and 7: all battles that the war has brought about."""
    declaration = s.declarations[-1]
    sides = [s.realm_of[seat] for seat in belligerents(s, declaration)]
    found = False
    for place in s.atlas.zones if at_sea else s.atlas.areas:
        for realm in sides:
            if is_naval_battle(s, place, realm) if at_sea else is_land_battle(s, place, realm):
                attacker = attacker_at(s, declaration, at_sea, place)
                s.pending.append((at_sea, place, attacker))
                found = True
                break
    if found:
        declaration.is_fought = True
        s.agenda.append(Duty(BATTLES))


def attacker_at(s: Table, declaration: Declaration, at_sea: bool, place: int) -> int:
    """EU-9.6.1, EU-OPB20: of the declarer's side, the active player if he has forces there, else
    who has most."""
    side = [*attackers_of(s, declaration), *_nprs_of_attackers(s, declaration)]
    found = attacking_realm(s, at_sea, place, side)
    return declaration.declarer if found == NONE else found


def _nprs_of_attackers(s: Table, declaration: Declaration) -> list[int]:
    found: list[int] = []
    for realm, ally in enumerate(s.ally):
        if (realm == declaration.declarer and s.seat_of[realm] == NONE) or (
            s.is_active[realm] and s.realm_of[ally] in attackers_of(s, declaration)
        ):
            found.append(realm)
    return found


def _free_action(s: Table) -> None:
    """EU-9.1.25, EU-9.1.37, EU-5.5.DW16: step 8: after the action, if there was no battle."""
    declaration = s.declarations[-1]
    if declaration.is_action and not declaration.is_fought:
        s.agenda.append(Duty(FREE_ACTION, s.seat_of[declaration.declarer]))


def _end(s: Table) -> None:
    """EU-19.3.4: what held for this declaration is over; a Crusade has brought Mercenaries."""
    declaration = s.declarations.pop()
    if not s.declarations:
        end(s, verbs.THIS_WAR_DECLARATION)
    if declaration.crusader != NONE:
        effect = Effect(verbs.GAIN, YOU)
        effect.what = things.MERCENARY
        effect.n = number(CRUSADERS)
        effect.unit = INFANTRY
        scene = Scene(s.active, declaration.crusader)
        s.agenda.append(Duty(EFFECTS, 0, effects=[effect], scene=scene))
