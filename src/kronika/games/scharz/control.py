"""Chapters 4.5 and 4.6: who controls and who owns a field."""

from .relations import are_hostile, in_coalition
from .state import OUTSIDE, Table
from .terms import NONE


def players_on(s: Table, field: int) -> list[int]:
    """Whose units stand on a field, in the order of the players."""
    bits = 0
    for unit, at in enumerate(s.at):
        if at == field and s.where[unit] == OUTSIDE and s.owner[unit] != NONE:
            bits |= 1 << s.owner[unit]
    return _players(s, bits)


def presence(s: Table) -> list[int]:
    """The same for all fields at once, as bits of players."""
    bits = [0] * s.map.count
    for unit, owner in enumerate(s.owner):
        if owner != NONE and s.where[unit] == OUTSIDE:
            bits[s.at[unit]] |= 1 << owner
    return bits


def _players(s: Table, bits: int) -> list[int]:
    return [player for player in range(s.count) if bits >> player & 1] if bits else []


def is_contested(s: Table, field: int) -> bool:
    """SZ-D7.6: units of hostile players stand on a field."""
    if not s.known.keeps:
        return are_enemies(s, players_on(s, field))
    if s.known.contested is None:
        s.known.contested = contested_fields(s)
    return field in s.known.contested


def contested_fields(s: Table) -> list[int]:
    """SZ-D7.6: all the fields on which units of hostile players stand."""
    present = presence(s)
    found: list[int] = []
    for field in s.at:
        several = present[field] & (present[field] - 1)
        if several and field not in found and are_enemies(s, _players(s, present[field])):
            found.append(field)
    return found


def are_enemies(s: Table, players: list[int]) -> bool:
    """Whether some of these players are hostile to each other."""
    if len(players) < 2:
        return False
    for one in players:
        for other in players:
            if are_hostile(s, one, other):
                return True
    return False


def can_be_held(s: Table, field: int) -> bool:
    """SZ-D4.5: permanently neutral land can neither be controlled nor owned."""
    return not s.is_land(field) or s.map.neutral[field] == NONE


def controller_now(s: Table, field: int) -> int:
    """SZ-D6.1, SZ-D6.2, SZ-D6.4, SZ-D6.12, SZ-H4.6: who controls a field; NONE if nobody does.

    Hostile units come before a settlement, those of partners do not. A contested field keeps its
    former controller (SZ-D6.14), and so does one that partners share (SZ-OP27).
    """
    return controller_with(s, field, players_on(s, field))


def controller_with(s: Table, field: int, present: list[int]) -> int:
    """The same where it is known whose units are there."""
    if not can_be_held(s, field):
        return NONE
    home = s.settlement_owner[field]
    if not present:
        return home
    former = s.control[field]
    if are_enemies(s, present):
        return former
    if home != NONE:
        present = [player for player in present if are_hostile(s, home, player)]
        if not present:
            return home
    if former in present:
        return former
    return present[0] if len(present) == 1 else _first_of_partners(s, present)


def _first_of_partners(s: Table, present: list[int]) -> int:
    """SZ-H3.10, SZ-H4.4: of those who came together, the lord or the receiver controls."""
    best = present[0]
    for player in present[1:]:
        if s.lord[best] == player:
            best = player
        elif not in_coalition(s, best, player):
            receiver = s.truce_receiver[best * s.count + player]
            if receiver == player:
                best = player
    return best


def refresh_control(s: Table, field: int) -> None:
    """SZ-D6.14: control changes at once when units come and go."""
    s.change_control(field, controller_now(s, field))


def refresh_controls(s: Table) -> None:
    """The same for all fields at once."""
    for field, bits in enumerate(presence(s)):
        s.change_control(field, controller_with(s, field, _players(s, bits)))


def owner_of(s: Table, field: int) -> int:
    """SZ-D6.1, SZ-D6.3: who controls a land field, or else whose grain or herds alone lie there."""
    if s.control[field] != NONE:
        return s.control[field]
    if s.grain_owner[field] != NONE:
        return s.grain_owner[field]
    if field in s.herd_at:  # most fields have none, and this is asked for all fields
        for herd, at in enumerate(s.herd_at):
            if at == field and not s.herd_inside[herd] and s.herd_owner[herd] != NONE:
                return s.herd_owner[herd]
    return NONE


def is_blocked(s: Table, field: int, player: int) -> bool:
    """SZ-D7.5: every sea that the shipyard of a field touches is held by ships hostile to him."""
    ways = s.yard_ways(field)
    return bool(ways) and all(
        s.control[way] != NONE and are_hostile(s, s.control[way], player) for way in ways
    )


def is_completely_encircled(s: Table, field: int) -> bool:
    """SZ-J4.4: encircled, and the shipyard, if there is one, blocked."""
    owner = s.settlement_owner[field]
    return bool(s.encircled_since[field]) and (s.yard[field] == NONE or is_blocked(s, field, owner))
