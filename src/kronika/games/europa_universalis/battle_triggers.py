"""Chapters 9.7 and 9.9: where a battle begins."""

from .capacity import military_capacity, naval_capacity
from .land import is_active_port
from .relations import foes, independent, is_enemy, ships_there, units_there
from .state import Table
from .terms import NONE


def opposing_nprs(s: Table, area: int, seat: int) -> list[int]:
    """EU-9.7.2, EU-9.7.3, EU-9.7.4: NPRs that would field Units in an Area against a player.

    They Own a Province there, or a Vassal of theirs does, and no Units hostile to them were there
    before this turn.
    """
    found: list[int] = []
    for province in s.atlas.area_provinces[area]:
        realm = npr_at(s, province)
        if realm == NONE or realm in found or not is_enemy(s, seat, realm):
            continue
        if not was_hostile_there(s, realm, area) and military_capacity(s, realm, area) > 0:
            found.append(realm)
    return found


def opposing_fleets(s: Table, zone: int, seat: int) -> list[int]:
    """EU-9.9.3, EU-9.9.4, EU-9.9.5: NPRs that would field Ships in a Sea Zone against a player."""
    found: list[int] = []
    for port in s.atlas.zone_ports[zone]:
        realm = npr_at(s, port)
        if realm == NONE or realm in found or not is_enemy(s, seat, realm):
            continue
        if is_active_port(s, port) and naval_capacity(s, realm, zone) > 0:
            found.append(realm)
    return found


def npr_at(s: Table, province: int) -> int:
    """The independent NPR that Owns a Province, itself or by a Vassal; NONE if none does."""
    if s.occupant[province] != NONE or s.vassal[province] != NONE or s.town[province] != NONE:
        return NONE
    owner = s.owner[province]
    return NONE if owner == NONE else independent(s, owner)


def was_hostile_there(s: Table, realm: int, area: int) -> bool:
    """EU-9.7.4, EU-9.0.17: whether Units hostile to an NPR were in an Area before this turn."""
    if not s.memory.units_before:
        return False
    return bool(s.memory.units_before[area] & s.memory.enemies_before[realm])


def is_land_battle(s: Table, area: int, realm: int) -> bool:
    """EU-9.7.1, EU-9.7.2, EU-9.7.3, EU-9.7.4, EU-9.6.5, EU-5.5.DW14: whether a player's Units in an
    Area fight."""
    seat = s.seat_of[realm]
    there = units_there(s, area)
    if seat == NONE or not there >> seat & 1:
        return False
    if s.rebels[area] or there & foes(s, seat):
        return True
    return bool(opposing_nprs(s, area, seat))


def is_naval_battle(s: Table, zone: int, realm: int) -> bool:
    """EU-9.9.1, EU-9.9.3, EU-9.9.4, EU-9.9.5, EU-9.6.5: whether a player's Ships in a Sea Zone
    fight."""
    seat = s.seat_of[realm]
    there = ships_there(s, zone)
    if seat == NONE or not there >> seat & 1:
        return False
    return bool(there & foes(s, seat)) or bool(opposing_fleets(s, zone, seat))
