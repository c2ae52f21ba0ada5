"""Chapter 11.3: Calls to Arms are sent and answered; EU-5.2.CA."""

from typing import Final

from kronika.core.asks import Ask, Event, Option, Prompt, Rules, RulesOf, Verb

from .agenda import CALL_STEP, REACTION_WINDOW, RECLAIM_TOKEN, Duty
from .alliances import ABANDONED_STABILITY, CUT_CUBES, leave_ally
from .casus_belli import is_distant_realm, may_join_against
from .cb_tokens import CB_SIDE, put_cb
from .claims import can_show_cb, cb_tokens_of, claims_of
from .discards import (
    cubes_in,
    discard_influence,
    take_black_units,
)
from .effects import things
from .land import areas_of, strength
from .marriages import influence_discount
from .modifiers import change_of_cost
from .order import is_playing
from .purse import gain_power
from .rebel_forces import black_units_left
from .relations import (
    adjacent_in_war,
    drop_double_pairs,
    fights_beside,
    is_ally,
    is_enemy,
    is_npr_at_war,
    make_truce,
    open_war,
)
from .state import Table, changed
from .terms import MIL, NONE, REALM_COUNT
from .triggers import fire
from .war_state import Declaration
from .words import PLAYER, REALM

CALL: Final = Verb("call-to-arms", (REALM,), "EU-11.3.10")
CALLS_DONE: Final = Verb("calls-done", (), "EU-11.3.9")
ACCEPT_CALL: Final = Verb("accept-call", (), "EU-11.3.18")
REFUSE_CALL: Final = Verb("refuse-call", (), "EU-11.3.24")
ACTIVATE_ALLY: Final = Verb("activate-ally", (REALM,), "EU-11.3.21")
NOT_ACTIVATE: Final = Verb("not-activate-ally", (REALM,), "EU-11.3.21")
PLACE_CB: Final = Verb("place-cb", (REALM,), "EU-11.3.27")
NO_CB: Final = Verb("place-no-cb", (), "EU-11.3.27")

ASK_CALLS: Final = Prompt("send-calls", (REALM,), "EU-11.3.10")
ASK_OFFENSIVE: Final = Prompt("answer-offensive-call", (REALM,), "EU-11.3.16")
ASK_DEFENSIVE: Final = Prompt("answer-defensive-call", (REALM, REALM), "EU-11.3.16")
ASK_ACTIVATE: Final = Prompt("activate-ally", (REALM,), "EU-11.3.21")
ASK_CB: Final = Prompt("place-cb", (REALM,), "EU-11.3.27")

CALLED: Final = Event("called-to-arms", (REALM, REALM))
JOINS: Final = Event("joins-war", (PLAYER, REALM))
REFUSED: Final = Event("refuses-call", (PLAYER, REALM))
ACTIVE_NOW: Final = Event("becomes-active-ally", (REALM, PLAYER))

ANSWER: Final = 0
SEND: Final = 1
ACTIVATE: Final = 2
"""Parts of a CALL_STEP."""
WAR_ON_YOU: Final = 1
"""Of `REACTIONS`."""
MOST_GIVEN: Final = 5
"""EU-11.3.15: Allied Units of one NPR."""
REFUSED_PRESTIGE: Final = 2


def seats_of(s: Table, bits: int) -> list[int]:
    """The seats of a mask."""
    return [seat for seat in range(s.count) if bits >> seat & 1]


def attackers_of(s: Table, declaration: Declaration) -> list[int]:
    """EU-9.6.1: who declared war, and the players who joined him."""
    return [declaration.declarer, *[s.realm_of[seat] for seat in seats_of(s, declaration.joined)]]


def start_war(s: Table, declaration: Declaration, attacker: int, defender: int) -> None:
    """EU-9.1.39, EU-11.3.18: two Realms come to war through a declaration, if they were not."""
    one, other = s.seat_of[attacker], s.seat_of[defender]
    hostile = is_enemy(s, one, defender) if one != NONE else is_enemy(s, other, attacker)
    if not hostile:
        open_war(s, attacker, defender)
        declaration.pairs.append((attacker, defender))


def new_enemies(s: Table, declaration: Declaration, realm: int) -> list[int]:
    """EU-9.1.39: whom a Realm came to war with through it, and their Active Allies."""
    mates = [two for one, two in declaration.pairs if one == realm]
    mates += [one for one, two in declaration.pairs if two == realm]
    for each in mates.copy():
        seat = s.seat_of[each]
        if seat != NONE:
            mates += [r for r, ally in enumerate(s.ally) if ally == seat and s.is_active[r]]
    return mates


def call_price(s: Table, seat: int, realm: int, is_offensive: bool) -> int:
    """EU-5.2.CA2, EU-5.2.CA3, EU-5.2.CA9, EU-11.3.10, EU-11.3.11, EU-11.2.4: Influence, of a
    distant NPR Colonists, that a call costs."""
    costs = s.content.tables.costs
    if is_offensive:
        price = costs.offensive_call_influence
    else:
        price = change_of_cost(
            s,
            seat,
            things.CALL_TO_ARMS_DEFENSIVE,
            things.PAID_INFLUENCE,
            costs.defensive_call_influence,
        )
    if is_distant_realm(s, realm):
        return price
    return max(0, price - influence_discount(s, seat, areas_of(s, realm)))


def can_call_npr(s: Table, seat: int, realm: int, is_offensive: bool) -> bool:
    """EU-11.3.13, EU-5.2.CA6: an Ally at peace, beside the caller or a new enemy, if it can be
    paid."""
    if s.ally[realm] != seat or is_npr_at_war(s, realm):
        return False
    own = s.realm_of[seat]
    near = [own, *new_enemies(s, s.declarations[-1], own)]
    if not any(adjacent_in_war(s, realm, each) for each in near):
        return False
    price = call_price(s, seat, realm, is_offensive)
    if is_distant_realm(s, realm):
        return s.colonists[seat] >= price
    return cubes_in(s, seat, areas_of(s, realm)) >= price


def can_call_player(s: Table, seat: int, other: int, is_offensive: bool) -> bool:
    """EU-11.3.12, EU-11.3.14, EU-5.2.CA5: a player who is an Ally, not yet at war with all new
    enemies; one allied to both sides is called by the defender only."""
    declaration = s.declarations[-1]
    if not s.pacts[seat] >> other & 1 or not is_playing(s, other):
        return False
    realm = s.realm_of[other]
    if realm in attackers_of(s, declaration):
        return False
    if is_offensive and is_ally_of_targets(s, declaration, other):
        return False
    enemies = new_enemies(s, declaration, s.realm_of[seat])
    return any(not is_enemy(s, other, each) for each in enemies if each != realm)


def is_ally_of_targets(s: Table, declaration: Declaration, seat: int) -> bool:
    """EU-11.3.14: whether a player is, or is allied to, a target of a declaration."""
    targets = declaration.targets
    return s.realm_of[seat] in targets or any(is_ally(s, seat, realm) for realm in targets)


def _callable(s: Table, seat: int, is_offensive: bool, only_nprs: bool) -> list[Option]:
    options = [
        CALL.of(realm)
        for realm in range(REALM_COUNT)
        if s.ally[realm] == seat and can_call_npr(s, seat, realm, is_offensive)
    ]
    if not only_nprs:
        for other in range(s.count):
            if can_call_player(s, seat, other, is_offensive):
                options.append(CALL.of(s.realm_of[other]))
    return options


def send_calls(
    s: Table, seat: int, is_offensive: bool, only_nprs: bool, again: Duty
) -> RulesOf[bool]:
    """EU-9.1.2, EU-9.1.29, EU-9.1.32, EU-11.3.9, EU-5.2.CA4: a player calls one Ally after another.

    `again` is put on the agenda until he has called enough: whether it was.
    """
    options = _callable(s, seat, is_offensive, only_nprs)
    if not options:
        return False
    done = CALLS_DONE.of()
    enemy = s.declarations[-1].targets[0] if is_offensive else s.declarations[-1].declarer
    option = yield Ask(seat, ASK_CALLS, [*options, done], enemy, default=done)
    if option.verb is CALLS_DONE:
        return False
    realm = option.a
    s.agenda.append(again)
    s.tell(CALLED, s.realm_of[seat], realm)
    other = s.seat_of[realm]
    if other != NONE:
        offensive = 1 if is_offensive else 0
        s.agenda.append(Duty(CALL_STEP, other, s.realm_of[seat], offensive, ANSWER))
    else:
        yield from _call_npr(s, seat, realm, is_offensive)
    return True


def _call_npr(s: Table, seat: int, realm: int, is_offensive: bool) -> Rules:
    """EU-11.3.13, EU-11.3.15, EU-5.2.CA7, EU-5.2.CA8: it is paid, and comes."""
    price = call_price(s, seat, realm, is_offensive)
    if is_distant_realm(s, realm):
        s.colonists[seat] -= price
    else:
        yield from discard_influence(s, seat, areas_of(s, realm), price)
    yield from activate(s, seat, realm)
    enemies = new_enemies(s, s.declarations[-1], s.realm_of[seat])
    if any(adjacent_in_war(s, realm, each) for each in enemies):
        gain_power(s, seat, MIL, 1)


def activate(s: Table, seat: int, realm: int) -> Rules:
    """EU-11.3.15, EU-11.3.36, EU-9.0.22, EU-5.2.CA7: an Active Ally, with half its Strength in
    Allied Units."""
    units = min(MOST_GIVEN, (strength(s, realm) + 1) // 2)
    yield from take_black_units(s, seat, units)
    given = min(units, black_units_left(s))
    s.is_active = changed(s.is_active, realm, True)
    s.given = changed(s.given, realm, given)
    s.allied[seat] += given
    drop_double_pairs(s)
    s.tell(ACTIVE_NOW, realm, seat)


def call_step(s: Table, duty: Duty) -> Rules:
    """EU-11.3.16, EU-11.3.17, EU-11.3.22, EU-11.3.23, EU-5.5.DW9: a player answers at once; what
    follows comes part by part."""
    if duty.d == SEND:
        yield from send_calls(s, duty.a, False, True, duty)
    elif duty.d == ACTIVATE:
        yield from _end_step(s, duty)
    else:
        yield from _answer(s, duty)


def _answer(s: Table, duty: Duty) -> Rules:
    seat, realm, is_offensive = duty.a, duty.b, duty.c == 1
    declaration = s.declarations[-1]
    refuse = REFUSE_CALL.of()
    options = [ACCEPT_CALL.of(), refuse] if may_accept(s, seat, is_offensive) else [refuse]
    if is_offensive:
        ask = Ask(seat, ASK_OFFENSIVE, options, realm, default=refuse)
    else:
        ask = Ask(seat, ASK_DEFENSIVE, options, realm, declaration.declarer, default=options[0])
    option = yield ask
    if option.verb is REFUSE_CALL:
        yield from refuse_call(s, seat, realm, is_offensive)
    else:
        accept_call(s, seat, realm, is_offensive)


def may_accept(s: Table, seat: int, is_offensive: bool) -> bool:
    """EU-11.3.16, EU-9.1.13, EU-9.1.16, EU-OPB08: a Defensive Call always; an Offensive one only if
    he might declare war on all targets that he is not at war with."""
    if not is_offensive:
        return True
    targets = s.declarations[-1].targets
    return all(is_enemy(s, seat, each) or may_join_against(s, seat, each) for each in targets)


def accept_call(s: Table, seat: int, realm: int, is_offensive: bool) -> None:
    """EU-11.3.18, EU-9.1.19, EU-9.11.3, EU-OPB60: at war on the Ally's side, without any loss."""
    declaration = s.declarations[-1]
    own = s.realm_of[seat]
    s.tell(JOINS, seat, realm)
    from_npr = s.seat_of[realm] == NONE
    if is_offensive:
        for target in declaration.targets:
            start_war(s, declaration, own, target)
        declaration.joined |= 1 << seat
        s.agenda.append(Duty(CALL_STEP, seat, realm, 1, ACTIVATE))
        return
    s.agenda.append(Duty(CALL_STEP, seat, realm, 0, ACTIVATE))
    defend(s, seat, realm if from_npr else NONE)


def defend(s: Table, seat: int, npr: int) -> None:
    """EU-11.3.18, EU-11.3.19, EU-9.1.33, EU-9.1.39: a player is at war with the attackers; for the
    sake of an NPR, if it is one that called, he may call others and gains Military Power."""
    declaration = s.declarations[-1]
    own, declarer = s.realm_of[seat], declaration.declarer
    was_enemy = is_enemy(s, seat, declarer)
    was_before = was_enemy and (declarer, own) not in declaration.pairs
    for attacker in attackers_of(s, declaration):
        start_war(s, declaration, attacker, own)
    declaration.defenders |= 1 << seat
    if npr != NONE:
        s.agenda.append(Duty(CALL_STEP, seat, npr, 0, SEND))
        if not was_before:
            declaration.rewarded |= 1 << seat
    if not was_enemy:
        s.agenda.append(Duty(REACTION_WINDOW, WAR_ON_YOU, seat, declarer))
    fire(s, things.AT_DEFENSIVE_CALL, seat)


def _end_step(s: Table, duty: Duty) -> Rules:
    """EU-11.3.20, EU-11.3.21, EU-OPB09: Alliances across the lines end; the NPR that called may
    become an Active Ally."""
    seat, realm = duty.a, duty.b
    if duty.c == 0:
        yield from break_ties(s, seat)
    if s.ally[realm] != seat or s.is_active[realm] or s.seat_of[realm] != NONE:
        return
    options = [ACTIVATE_ALLY.of(realm), NOT_ACTIVATE.of(realm)]
    option = yield Ask(seat, ASK_ACTIVATE, options, realm, default=options[0])
    if option.verb is ACTIVATE_ALLY:
        yield from activate(s, seat, realm)


def break_ties(s: Table, seat: int) -> Rules:
    """EU-11.3.20, EU-OPB42: an Alliance with an attacker ends, without a penalty."""
    for attacker in attackers_of(s, s.declarations[-1]):
        if is_ally(s, seat, attacker):
            yield from leave_ally(s, seat, attacker, False, 0)


def refuse_call(s: Table, seat: int, realm: int, is_offensive: bool) -> Rules:
    """EU-11.3.24, EU-11.3.25, EU-11.3.26, EU-11.3.27, EU-11.3.28, EU-11.3.29, EU-11.3.30,
    EU-9.11.3: the Alliance ends; a Defensive Call refused costs more."""
    s.tell(REFUSED, seat, realm)
    other = s.seat_of[realm]
    is_beside = fights_beside(s, seat, realm)
    yield from leave_ally(s, seat, realm, is_beside, ABANDONED_STABILITY)
    is_excused = s.passed[seat] != 0 or bool(s.declarations[-1].busy >> seat & 1)
    if not is_offensive and not is_excused:
        s.prestige[seat] -= REFUSED_PRESTIGE
        yield from discard_influence(s, seat, areas_of(s, realm), CUT_CUBES)
        if other != NONE:
            yield from offer_cb(s, other, s.realm_of[seat])
    if other == NONE or not _has_cb(s, other, s.realm_of[seat]):
        make_truce(s, s.realm_of[seat], realm)


def _has_cb(s: Table, seat: int, realm: int) -> bool:
    """EU-11.3.28: whether a player has a CB token there, or is about to."""
    return bool(s.cb[realm] >> seat & 1) or _is_reclaiming(s, seat)


def _is_reclaiming(s: Table, seat: int) -> bool:
    """Whether a player is about to move a piece to where he wants a CB token."""
    return bool(s.agenda) and s.agenda[-1].act == RECLAIM_TOKEN and s.agenda[-1].a == seat


def can_place_cb(s: Table, seat: int, realm: int) -> bool:
    """EU-SM.1: whether a player has, or can take back, a piece for a CB token that is not there."""
    if s.cb[realm] >> seat & 1:
        return False
    return can_show_cb(s, seat) or cb_tokens_of(s, seat) > 0 or claims_of(s, seat) > 0


def offer_cb(s: Table, seat: int, realm: int) -> Rules:
    """EU-11.3.27, EU-9.11.4: a player may put a CB token on a Realm."""
    if not can_place_cb(s, seat, realm):
        return
    no = NO_CB.of()
    option = yield Ask(seat, ASK_CB, [PLACE_CB.of(realm), no], realm, default=no)
    if option.verb is PLACE_CB:
        place_cb(s, seat, realm)


def place_cb(s: Table, seat: int, realm: int) -> None:
    """EU-SM.1, EU-18.5.2: a CB token, for which a piece may first have to be taken back."""
    if s.cb[realm] >> seat & 1:
        return
    if can_show_cb(s, seat):
        put_cb(s, seat, realm)
    else:
        s.agenda.append(Duty(RECLAIM_TOKEN, seat, CB_SIDE, realm))
