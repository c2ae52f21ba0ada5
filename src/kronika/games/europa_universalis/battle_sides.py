"""Chapter 9.6: who fights on which side of a battle, and how many of each sort there are."""

from typing import final

from .battle_state import (
    ATTACK,
    DEFEND,
    FIRST_NPR,
    PIRATE_FACTION,
    REBEL_FACTION,
    SHIP_SORTS,
    SINGLE_SHIPS,
)
from .battle_triggers import npr_at, was_hostile_there
from .capacity import military_capacity, naval_capacity
from .forces import counts_in, units_in
from .land import REBEL_RULE
from .relations import is_enemy, ships_there, units_there
from .state import Table
from .terms import (
    ALLIED,
    DAMAGED,
    FLEET_SHIPS,
    HEAVY,
    INFANTRY,
    LAND_UNITS,
    NONE,
    ZONE_COUNT,
)


@final
class Sides:
    """EU-9.6.2: who would fight in a place: at each side players (bits) and NPRs; the Rebels'."""

    def __init__(self) -> None:
        self.seats = [0, 0]
        self.nprs: list[list[int]] = [[], []]
        self.rebels = NONE

    def is_battle(self) -> bool:
        """EU-9.6.5, EU-9.0.16: whether there is somebody on both sides, and a player among them."""
        if not self.seats[ATTACK] and not self.seats[DEFEND]:
            return False
        for side in (ATTACK, DEFEND):
            if not self.seats[side] and not self.nprs[side] and self.rebels != side:
                return False
        return True


def are_hostile(s: Table, one: int, other: int) -> bool:
    """EU-9.0.5, EU-9.0.14, EU-9.0.16, EU-14.3.2: whether two Realms, or Rebels, fight each other.

    Rebels only fight players; NPRs oppose an NPR only beside a player whose Active Ally it is.
    """
    if one == REBEL_RULE or other == REBEL_RULE:
        realm = other if one == REBEL_RULE else one
        return realm != REBEL_RULE and s.seat_of[realm] != NONE
    if s.seat_of[one] != NONE:
        return is_enemy(s, s.seat_of[one], other)
    if s.seat_of[other] != NONE:
        return is_enemy(s, s.seat_of[other], one)
    if s.is_active[one] and is_enemy(s, s.ally[one], other):
        return True
    return s.is_active[other] and is_enemy(s, s.ally[other], one)


def fielding(s: Table, is_naval: bool, place: int) -> list[int]:
    """EU-9.6.2, EU-9.7.4, EU-9.9.5, EU-13.4.1, EU-13.4.4, EU-13.4.7, EU-13.4.22: NPRs that could
    join a battle there, in alphabetical order."""
    found: list[int] = []
    provinces = s.atlas.zone_ports[place] if is_naval else s.atlas.area_provinces[place]
    for province in provinces:
        realm = npr_at(s, province)
        if realm == NONE or realm in found:
            continue
        if is_naval:
            is_there = naval_capacity(s, realm, place) > 0
        else:
            is_there = not was_hostile_there(s, realm, place)
            is_there = is_there and military_capacity(s, realm, place) > 0
        if is_there:
            found.append(realm)
    return sorted(found)


def sides_of(s: Table, is_naval: bool, place: int, attacker: int, nprs: list[int]) -> Sides:
    """EU-9.6.2, EU-9.7.31, EU-9.7.32, EU-9.9.19, EU-9.10.21: the sides of a battle of the attacking
    Realm there, if these NPRs field forces."""
    sides = Sides()
    there = ships_there(s, place) if is_naval else units_there(s, place)
    seats = [seat for seat in range(s.count) if there >> seat & 1]
    has_rebels = not is_naval and s.rebels[place] > 0
    for seat in seats:
        if are_hostile(s, attacker, s.realm_of[seat]):
            sides.seats[DEFEND] |= 1 << seat
    sides.nprs[DEFEND] = [npr for npr in nprs if are_hostile(s, attacker, npr)]
    if has_rebels and are_hostile(s, attacker, REBEL_RULE):
        sides.rebels = DEFEND
    for seat in seats:
        realm = s.realm_of[seat]
        is_free = not sides.seats[DEFEND] >> seat & 1
        if is_free and (realm == attacker or _has_enemy(s, sides, realm)):
            sides.seats[ATTACK] |= 1 << seat
    for npr in nprs:
        if npr not in sides.nprs[DEFEND] and (npr == attacker or _has_enemy(s, sides, npr)):
            sides.nprs[ATTACK].append(npr)
    joins = has_rebels and sides.rebels == NONE
    if joins and (attacker == REBEL_RULE or _has_enemy(s, sides, REBEL_RULE)):
        sides.rebels = ATTACK
    return sides


def _has_enemy(s: Table, sides: Sides, realm: int) -> bool:
    """Whether somebody who defends is hostile to a Realm, or Rebels."""
    for seat in range(s.count):
        if sides.seats[DEFEND] >> seat & 1 and are_hostile(s, realm, s.realm_of[seat]):
            return True
    if any(are_hostile(s, realm, npr) for npr in sides.nprs[DEFEND]):
        return True
    return sides.rebels == DEFEND and are_hostile(s, realm, REBEL_RULE)


def is_battle(s: Table, is_naval: bool, place: int, attacker: int) -> bool:
    """EU-9.1.22, EU-9.1.23, EU-9.6.5: whether a battle of this attacking Realm is fought there."""
    sides = sides_of(s, is_naval, place, attacker, fielding(s, is_naval, place))
    is_there = True
    if attacker != REBEL_RULE:
        seat = s.seat_of[attacker]
        is_there = (
            attacker in sides.nprs[ATTACK]
            if seat == NONE
            else bool(sides.seats[ATTACK] >> seat & 1)
        )
    return is_there and sides.is_battle()


def attacking_realm(s: Table, is_naval: bool, place: int, realms: list[int]) -> int:
    """EU-9.6.1, EU-OPB20: of the Realms of one side, who attacks there; NONE if nobody can.

    The active player, else who has most; players clockwise from him, then NPRs by alphabet.
    """
    first = s.active if s.active != NONE else s.first
    seats = [seat for seat in [*range(first, s.count), *range(first)] if s.realm_of[seat] in realms]
    there = ships_there(s, place) if is_naval else units_there(s, place)
    if s.active in seats and there >> s.active & 1:
        return s.realm_of[s.active]
    best, most = NONE, 0
    for seat in seats:
        many = _strength_there(s, is_naval, place, seat)
        if many > most:
            best, most = s.realm_of[seat], many
    for npr in fielding(s, is_naval, place):
        if npr in realms:
            many = naval_capacity(s, npr, place) if is_naval else military_capacity(s, npr, place)
            if many > most:
                best, most = npr, many
    return best


def _strength_there(s: Table, is_naval: bool, place: int, seat: int) -> int:
    return sum(ships_at(s, seat, place)) if is_naval else units_in(s, seat, place)


def ships_at(s: Table, seat: int, zone: int) -> list[int]:
    """A player's Ships at sea there: single Light Ships, then those of his fleet by kind."""
    found = [0] * SHIP_SORTS
    place = seat * ZONE_COUNT + zone
    found[SINGLE_SHIPS] = s.ships[place] + s.guards[place]
    if s.fleet_at[seat] == zone:
        first = seat * FLEET_SHIPS
        for kind in range(FLEET_SHIPS):
            found[1 + kind] = s.fleet[first + kind]
    return found


def ships_of(s: Table, seat: int) -> list[int]:
    """EU-9.9.8, EU-OPB30: a player's Ships in the battle."""
    b = s.battle
    found = ships_at(s, seat, b.place)
    if b.node != NONE:
        return [have - held for have, held in zip(found, b.held)]
    return found


def faction_side(s: Table, faction: int) -> int:
    """EU-9.6.3: the side of a faction; NONE if it takes no part."""
    b = s.battle
    if faction >= FIRST_NPR:
        realm = faction - FIRST_NPR
        return b.realm_sides[b.realms.index(realm)] if realm in b.realms else NONE
    if faction == REBEL_FACTION:
        return b.rebel_side
    if faction == PIRATE_FACTION:
        return NONE if b.node == NONE else DEFEND
    if b.seats[ATTACK] >> faction & 1:
        return ATTACK
    return DEFEND if b.seats[DEFEND] >> faction & 1 else NONE


def is_emperor(s: Table, seat: int) -> bool:
    """EU-9.7.18: Imperial Units belong to the Emperor's faction."""
    return s.emperor != NONE and s.seat_of[s.emperor] == seat


def faction_size(s: Table, faction: int) -> int:
    """Units or Ships of a faction that are still in the battle."""
    b = s.battle
    if faction >= FIRST_NPR:
        return b.realm_units[b.realms.index(faction - FIRST_NPR)]
    if faction == REBEL_FACTION:
        return s.rebels[b.place]
    if faction == PIRATE_FACTION:
        return s.pirates[b.node]
    if b.is_naval:
        return sum(ships_of(s, faction))
    return units_in(s, faction, b.place) + (b.imperial if is_emperor(s, faction) else 0)


def factions(s: Table, side: int) -> list[int]:
    """EU-9.6.3: the factions of a side that still have Units or Ships in the battle."""
    b = s.battle
    found = [seat for seat in range(s.count) if b.seats[side] >> seat & 1]
    if b.rebel_side == side:
        found.append(REBEL_FACTION)
    if b.node != NONE and side == DEFEND:
        found.append(PIRATE_FACTION)
    found += [
        FIRST_NPR + realm for place, realm in enumerate(b.realms) if b.realm_sides[place] == side
    ]
    return [faction for faction in found if faction_size(s, faction) > 0]


def players_of(s: Table, side: int) -> list[int]:
    """The players of a side who still have something in the battle."""
    return [faction for faction in factions(s, side) if faction < REBEL_FACTION]


def side_size(s: Table, side: int) -> int:
    """EU-9.7.16: all Units or Ships of a side."""
    return sum([faction_size(s, faction) for faction in factions(s, side)])


def land_counts(s: Table, side: int) -> list[int]:
    """EU-9.7.16, EU-13.4.15, EU-9.10.20: Units of a side by type, all factions together."""
    b = s.battle
    found = [0] * len(LAND_UNITS)
    for faction in factions(s, side):
        if faction >= REBEL_FACTION:
            found[INFANTRY] += faction_size(s, faction)
            continue
        counts = counts_in(s, faction, b.place)
        for kind, many in enumerate(counts):
            found[kind % 3] += many
        if is_emperor(s, faction):
            found[INFANTRY] += b.imperial
    return found


def heavy_ships(s: Table, side: int) -> int:
    """EU-9.10.14: Heavy Ships of a side, damaged ones too."""
    total = 0
    for seat in players_of(s, side):
        ships = ships_of(s, seat)
        total += ships[1 + HEAVY] + ships[1 + DAMAGED]
    return total


def categories_of(s: Table, seat: int, area: int, imperial: int) -> list[int]:
    """EU-9.7.18: Units of a player by category; Imperial Units are among the Allied ones."""
    counts = counts_in(s, seat, area)
    found = [sum(counts[first : first + 3]) for first in (0, 3, 6)]
    found[ALLIED] += imperial
    return found
