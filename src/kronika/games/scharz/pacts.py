"""Chapters 8.3 to 8.6: what offers are about, when they are possible, and what they bring."""

from typing import Final

from kronika.core.asks import Event, Rules, unpacked

from .diplomacy import (
    accept_tribute,
    give_aid,
    is_silent,
    make_vassal,
    may_become_vassal,
    may_make_truce,
)
from .goods import amount, exchange, of_gold, stocks, worth
from .parley import Offer
from .relations import has_truce, in_coalition
from .state import Table
from .taxes import least_tribute
from .terms import (
    ACCESS,
    AID,
    CONNECTION,
    GOLD,
    LENT_ACCESS,
    LENT_CONNECTION,
    LORDSHIP,
    STEP_TRADE,
    TRADE,
    TRIBUTE,
    TRIBUTE_DEMAND,
    VASSALAGE,
)
from .words import PLAYER

PERMITS: Final = Event("permits-connection", (PLAYER, PLAYER))
PERMITS_ACCESS: Final = Event("permits-access", (PLAYER, PLAYER))
REVOKES: Final = Event("revokes-connection", (PLAYER, PLAYER))
REVOKES_ACCESS: Final = Event("revokes-access", (PLAYER, PLAYER))
DEMANDS: Final = (TRIBUTE_DEMAND, VASSALAGE, LENT_CONNECTION, LENT_ACCESS)
"""Pacts in which goods come from the partner."""


# When


def may_deal(s: Table, player: int, partner: int) -> bool:
    """SZ-H1.2, SZ-H1.3, SZ-G3.4: whether two players can make pacts at all now."""
    return s.has_diplomacy and s.plays(player) and s.plays(partner) and not is_silent(s)


def is_possible(s: Table, player: int, partner: int, pact: int) -> bool:
    """SZ-F6.2: whether two players can make a pact now, goods aside."""
    return may_deal(s, player, partner) and is_open(s, player, partner, pact)


def is_open(s: Table, player: int, partner: int, pact: int) -> bool:
    """SZ-H1.2, SZ-F6.2: the same for players who can make pacts."""
    if pact == TRADE:
        return s.step == STEP_TRADE and s.has_farming
    if pact == AID:
        rich = s.step == STEP_TRADE and s.gold[player] > 0
        return rich and s.gold[player] >= least_tribute(s, player)
    if pact == TRIBUTE:
        return may_make_truce(s, player, partner)
    if pact == TRIBUTE_DEMAND:
        return may_make_truce(s, partner, player)
    if pact == VASSALAGE:
        return may_become_vassal(s, player, partner)
    if pact == LORDSHIP:
        return may_become_vassal(s, partner, player)
    if pact in (CONNECTION, ACCESS):
        return may_permit(s, partner, player, pact)
    return may_permit(s, player, partner, CONNECTION if pact == LENT_CONNECTION else ACCESS)


def may_permit(s: Table, owner: int, other: int, permission: int) -> bool:
    """SZ-H6.2, SZ-H6.3, SZ-H3.6: access needs a truce; each changes once in a step and partner.

    A coalition needs no permissions.
    """
    if in_coalition(s, owner, other) or _has_changed(s, owner, other, permission):
        return False
    if permission == ACCESS:
        return has_truce(s, owner, other) and not s.access[owner] >> other & 1
    return not s.connection[owner] >> other & 1


def may_revoke(s: Table, owner: int, other: int, permission: int) -> bool:
    """SZ-H6.2, SZ-H4.10, SZ-G3.4: not what a ransom opened, and not while a victory is defended."""
    if is_silent(s) or _has_changed(s, owner, other, permission):
        return False
    if s.parley.ransomed[owner] >> other & 1:
        return False
    granted = s.access if permission == ACCESS else s.connection
    return bool(granted[owner] >> other & 1)


def _has_changed(s: Table, owner: int, other: int, permission: int) -> bool:
    return any(
        change[0] == owner and change[1] == other and change[2] == permission
        for change in s.parley.changes
    )


def change_permission(s: Table, owner: int, other: int, permission: int, granted: bool) -> None:
    """SZ-H6.2: a permission is given or taken back, from the next step on."""
    s.parley.agreed += 1
    s.parley.changes.append((owner, other, permission, granted))
    if permission == ACCESS:
        s.tell(PERMITS_ACCESS if granted else REVOKES_ACCESS, owner, other)
    else:
        s.tell(PERMITS if granted else REVOKES, owner, other)


def apply_changes(s: Table) -> None:
    """SZ-H6.2, SZ-H6.3: the permissions that changed in this step; access ends with a truce."""
    for owner, other, permission, granted in s.parley.changes:
        if permission == ACCESS and granted and not has_truce(s, owner, other):
            continue
        bits = s.access if permission == ACCESS else s.connection
        if granted:
            bits[owner] |= 1 << other
        else:
            bits[owner] &= ~(1 << other)


def fits(s: Table, offer: Offer) -> bool:
    """SZ-F6.2, SZ-H4.7, SZ-H5.1, SZ-H6.1: whether both sides can deliver, and it is enough."""
    player, partner, pact, given, wanted = offer
    if not is_possible(s, player, partner, pact) or not has_right_goods(offer):
        return False
    if not can_deliver(s, offer):
        return False
    if pact in (TRIBUTE, AID):
        return worth(s, player, given) >= least_tribute(s, player)
    if pact == TRIBUTE_DEMAND:
        return worth(s, partner, wanted) >= least_tribute(s, partner)
    return True


def can_deliver(s: Table, offer: Offer) -> bool:
    """SZ-F6.2: whether both are there and have what they promised."""
    player, partner, pact, given, wanted = offer
    if not s.plays(player) or not s.plays(partner):
        return False
    mine, theirs = stocks(s, player, partner, pact)
    if any(count > mine[good] for good, count in unpacked(given)):
        return False
    return not any(count > theirs[good] for good, count in unpacked(wanted))


def has_right_goods(offer: Offer) -> bool:
    """SZ-H6.1, SZ-H5.1: who gives what; in a trade both do, and never the same commodity."""
    _, _, pact, given, wanted = offer
    if pact == TRADE:
        twice = [good for good, _ in unpacked(given) if amount(wanted, good)]
        return bool(given) and bool(wanted) and not twice
    if pact == AID:
        return given == of_gold(amount(given, GOLD)) and not wanted
    return not given if pact in DEMANDS else not wanted


# What they bring


def carry_out(s: Table, offer: Offer) -> Rules:
    """SZ-F6.2, SZ-H3.1, SZ-H4.7, SZ-H5.2, SZ-H6.1, SZ-H6.2: goods first, then what they are for."""
    player, partner, pact, given, _ = offer
    s.parley.agreed += 1
    s.forget()
    if pact == AID:
        give_aid(s, player, partner, amount(given, GOLD))
        return
    yield from exchange(s, offer)
    if pact == TRIBUTE:
        accept_tribute(s, player, partner)
    elif pact == TRIBUTE_DEMAND:
        accept_tribute(s, partner, player)
    elif pact == VASSALAGE:
        make_vassal(s, player, partner)
    elif pact == LORDSHIP:
        make_vassal(s, partner, player)
    elif pact in (CONNECTION, ACCESS):
        change_permission(s, partner, player, pact, True)
    elif pact != TRADE:
        permission = CONNECTION if pact == LENT_CONNECTION else ACCESS
        change_permission(s, player, partner, permission, True)
