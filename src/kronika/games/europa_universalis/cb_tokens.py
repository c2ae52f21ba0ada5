"""EU-SM.1: CB tokens that must be placed."""

from typing import Final

from kronika.core.asks import Ask, Event, Option, Prompt, Rules, Verb

from .agenda import RECLAIM_TOKEN, Duty
from .claims import can_show_cb, cb_tokens_of, claims_of, take_claim
from .relations import independent
from .state import Table, changed
from .terms import AREA_COUNT, CB_TOKENS, NONE, REALM_COUNT
from .words import AREA, PLAYER, REALM

CB_SIDE: Final = 0
"""The side of a piece that a duty asks for."""

MOVE_CB: Final = Verb("move-cb", (REALM,), "EU-SM.1")
TURN_CLAIM: Final = Verb("turn-claim", (AREA,), "EU-SM.1")
ASK_FOR_CB: Final = Prompt("piece-for-cb", (REALM,), "EU-SM.1")
WANT_CB: Final = Verb("want-cb", (REALM,), "EU-16.5.16")
NO_CB: Final = Verb("want-no-cb", (), "EU-16.5.16")
ASK_MAY_CB: Final = Prompt("want-cb", (REALM,), "EU-16.5.16")
CB_PLACED: Final = Event("cb-placed", (PLAYER, REALM))


def cbs_of(s: Table, seat: int) -> list[int]:
    """Realms with a player's CB token."""
    return [realm for realm in range(REALM_COUNT) if s.cb[realm] >> seat & 1]


def must_place_cb(s: Table, seat: int, realm: int) -> None:
    """EU-SM.1, EU-14.3.15, EU-18.5.2: a CB token; if none is left, one is taken back for it.

    It lies on the Realm that can be fought, and ends a Truce with it.
    """
    target = independent(s, realm)
    s.truces = changed(s.truces, target, s.truces[target] & ~(1 << seat))
    other = s.seat_of[target]
    if other != NONE:
        s.truces = changed(s.truces, s.realm_of[seat], s.truces[s.realm_of[seat]] & ~(1 << other))
    if s.cb[target] >> seat & 1:
        return
    if can_show_cb(s, seat):
        put_cb(s, seat, target)
    else:
        s.agenda.append(Duty(RECLAIM_TOKEN, seat, CB_SIDE, target))


def may_place_cb(s: Table, seat: int, realm: int) -> Rules:
    """EU-16.5.16, EU-SM.1: a player may place a CB token, for which a piece may first have to be
    taken back; it does not end a Truce."""
    target = independent(s, realm)
    if s.cb[target] >> seat & 1 or s.switches.is_bot(seat) or target == s.realm_of[seat]:
        return
    if not can_show_cb(s, seat) and not cb_tokens_of(s, seat) and not claims_of(s, seat):
        return
    none = NO_CB.of()
    option = yield Ask(seat, ASK_MAY_CB, [WANT_CB.of(target), none], target, default=none)
    if option.verb is NO_CB:
        return
    if can_show_cb(s, seat):
        put_cb(s, seat, target)
    else:
        s.agenda.append(Duty(RECLAIM_TOKEN, seat, CB_SIDE, target))


def put_cb(s: Table, seat: int, realm: int) -> None:
    """A CB token on the capital of a Realm."""
    s.cb = changed(s.cb, realm, s.cb[realm] | 1 << seat)
    s.is_settled = False
    s.tell(CB_PLACED, seat, realm)


def reclaim_token(s: Table, duty: Duty) -> Rules:
    """EU-SM.1, EU-2.2.2: with both CB tokens in play one of them moves; else a Claim becomes the CB
    token. No Prestige is lost for it."""
    seat, realm = duty.a, duty.c
    if s.cb[realm] >> seat & 1:
        return
    options: list[Option] = [MOVE_CB.of(each) for each in cbs_of(s, seat)]
    if cb_tokens_of(s, seat) < CB_TOKENS:
        claims = [area for area in range(AREA_COUNT) if s.claims[area] >> seat & 1]
        options = [*[TURN_CLAIM.of(area) for area in claims], *options]
    if not options:
        return
    chosen = yield Ask(seat, ASK_FOR_CB, options, realm, default=options[0])
    if chosen.verb is TURN_CLAIM:
        take_claim(s, seat, chosen.a)
    else:
        s.cb = changed(s.cb, chosen.a, s.cb[chosen.a] & ~(1 << seat))
    put_cb(s, seat, realm)
