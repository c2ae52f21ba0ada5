"""Chapter 9.1: capacities, what one move is, and who may enter a field."""

from .construction import leave_site
from .control import (
    are_enemies,
    contested_fields,
    controller_with,
    is_contested,
    players_on,
    refresh_control,
)
from .diplomacy import lift_encirclement, may_enter
from .movelog import UNITS
from .recruiting import stop_training
from .relations import are_hostile, has_truce, in_coalition
from .state import OUTSIDE, Table
from .terms import COR, LI, NONE, SE, TRAIL, WHITE


def begin_subphase(s: Table, subphase: int) -> None:
    """SZ-J1.2, SZ-J3.7: all have their capacity; what is contested now is locked in later ones."""
    s.moves.begin(subphase, len(s.owner), s.control)
    if subphase == UNITS:
        s.locked = [False] * s.map.count
    else:
        lock_fields(s)


def lock_fields(s: Table) -> None:
    """SZ-J3.1, SZ-J3.7, SZ-J3.10, SZ-D4.6: fields with units of hostile players are locked."""
    s.locked = [False] * s.map.count
    for field in contested_fields(s):
        s.locked[field] = knows_battles(s, field)


def knows_battles(s: Table, field: int) -> bool:
    """SZ-D4.5, SZ-D4.6, SZ-OP04: there are none on permanently neutral land, but on trails."""
    return s.map.neutral[field] in (NONE, TRAIL)


# Capacities


def can_move(s: Table, unit: int) -> bool:
    """SZ-J1.2, SZ-J1.6: whether a unit has its own capacity; siege engines and corsairs never."""
    moves = s.moves
    return not (moves.used[unit] or moves.finished[unit] or s.type[unit] in (SE, COR))


def can_be_carried(s: Table, unit: int) -> bool:
    """SZ-J2.2, SZ-J2.12: whether a ship may still pay for this unit in this subphase."""
    moves = s.moves
    size = s.content.unit_size[s.type[unit]]
    return size > 0 and not (moves.carried[unit] or moves.finished[unit])


def may_go_to(s: Table, unit: int, field: int) -> bool:
    """SZ-J2.12: never back to a field that it left in the same subphase."""
    return s.moves.left[unit] != field


def is_held(s: Table, field: int) -> bool:
    """SZ-J3.1, SZ-J3.6, SZ-J5.1, SZ-J6.1, SZ-J2.11: after MOVE-Units, who is on a locked field.

    In MOVE-Units everybody may leave.
    """
    return s.moves.subphase != UNITS and s.locked[field]


def is_home(s: Table, player: int, field: int) -> bool:
    """SZ-J5.2: a field with a completed settlement of a player or his coalition."""
    owner = s.settlement_owner[field]
    return owner != NONE and in_coalition(s, owner, player)


# Entering


def partners_of(s: Table, player: int) -> list[int]:
    """SZ-J2.10: those in a truce with a player, whose fields are closed to him now."""
    if not s.has_diplomacy:
        return []
    return [
        other
        for other in range(s.count)
        if other != player and has_truce(s, player, other) and not may_enter(s, player, other)
    ]


def closed_fields(s: Table, player: int) -> set[int]:
    """SZ-J2.10, SZ-H4.2, SZ-H6.3, SZ-OP25: where a player's units may not come because of truces.

    Without leave of a partner one may not come onto what he controls or owns, nor onto land where
    his units stand, unless one controls it oneself.
    """
    closed: set[int] = set()
    partners = partners_of(s, player)
    for partner in partners:
        closed.update(s.fields_of(partner))
        for field in s.settlements_of(partner):
            if s.control[field] != player:
                closed.add(field)
        for unit in s.units_of(partner):
            field = s.at[unit]
            if s.where[unit] == OUTSIDE and s.is_land(field) and s.control[field] != player:
                closed.add(field)
    if partners and s.has_farming:
        for herd, at in enumerate(s.herd_at):
            grazes = s.herd_owner[herd] in partners and not s.herd_inside[herd]
            if grazes and s.control[at] != player:
                closed.add(at)
        for field, grower in enumerate(s.grain_owner):
            if grower != NONE and grower in partners and s.control[field] != player:
                closed.add(field)
    return closed


def may_be_entered(s: Table, field: int, closed: set[int]) -> bool:
    """SZ-J2.10, SZ-J1.7, SZ-D4.5, SZ-D4.7: whether units may come onto a field.

    Besides what is `closed` to them, in the first two modes permanently neutral land is out of
    play.
    """
    if s.mode < WHITE and (s.map.neutral[field] != NONE or not s.map.reachable[field]):
        return False
    return field not in closed


def must_leave(s: Table, unit: int) -> bool:
    """SZ-H4.6: a unit on land that a partner controls, who has not given leave to be there."""
    field, player = s.at[unit], s.owner[unit]
    holder = s.control[field]
    if s.where[unit] != OUTSIDE or holder in (NONE, player) or not s.is_land(field):
        return False
    if in_coalition(s, holder, player) or are_hostile(s, holder, player):
        return False
    return not s.access[holder] >> player & 1


# One move


def note_departure(s: Table, unit: int) -> None:
    """SZ-J1.4: who moves leaves its building site and ends its training."""
    leave_site(s, unit)
    if s.training[unit]:
        stop_training(s, unit)


def note_change(s: Table, unit: int, origin: int, to: int, by_ship: bool, over: bool) -> None:
    """SZ-J2.12, SZ-C3.5, SZ-Q3.1: a unit has changed its field, by its own capacity or a ship's.

    `over` tells that it passed a border, where it may meet others. In red mode rough land ends
    the movement of the round, but for light infantry.
    """
    moves = s.moves
    note_departure(s, unit)
    if by_ship:
        moves.carried[unit] = True
    else:
        use_capacity(s, unit)
    moves.changes[unit] += 1
    moves.travelled[unit] = True
    if moves.left[unit] == NONE:
        moves.left[unit] = origin
    moves.passed[unit] = origin if over else NONE
    moves.holds[unit] = NONE
    if s.is_red and s.is_land(to) and s.type[unit] != LI and is_rough(s, to):
        moves.finished[unit] = True


def use_capacity(s: Table, unit: int) -> None:
    """SZ-J1.2: the capacity of this subphase is used."""
    s.moves.used[unit] = True
    if s.moves.subphase == UNITS:
        s.moves.marched[unit] = True


def is_rough(s: Table, field: int) -> bool:
    """SZ-D4.1, SZ-D4.2: mountains and wetlands."""
    return s.content.colour_rough[s.map.colour[field]]


def refresh(s: Table, field: int) -> None:
    """SZ-D6.14, SZ-D7.6, SZ-J4.3, SZ-J4.6, SZ-H3.10, SZ-H4.4: control, and an encirclement's end.

    A contested field keeps whoever controlled it before the subphase. Of partners who enter what
    nobody controlled before, it does not matter who came first.
    """
    if s.moves.before[field] == NONE and s.has_diplomacy:
        s.change_control(field, NONE)
    if s.is_land(field) and s.encircled_since[field]:
        refresh_control(s, field)
        end_encirclement(s, field)
        if is_contested(s, field):
            s.change_control(field, s.moves.before[field])
        return
    present = players_on(s, field)
    contested = are_enemies(s, present)
    former = s.moves.before[field]
    s.change_control(field, former if contested else controller_with(s, field, present))


def end_encirclement(s: Table, field: int) -> None:
    """SZ-J4.3, SZ-J4.5, SZ-J4.6: it ends as soon as no hostile unit remains outside."""
    owner = s.settlement_owner[field]
    if not any(are_hostile(s, owner, s.owner[unit]) for unit in s.units_on(field)):
        lift_encirclement(s, field)
        refresh_control(s, field)


def entered(s: Table, field: int, player: int) -> list[int]:
    """SZ-J8.2: the units of a player that came onto a field in this subphase and stand there."""
    return [
        unit for unit in s.units_on(field) if s.owner[unit] == player and s.moves.changes[unit] > 0
    ]
