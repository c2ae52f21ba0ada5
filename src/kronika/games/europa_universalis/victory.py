"""Chapter 10.2 and 10.3: who is on whose side of a war, and who is victorious."""

from .empire import is_subject
from .forces import all_deployed, units_in
from .land import vassals_of_npr
from .relations import controlling_side, foes, lawful_side, wars_of
from .state import Table
from .terms import AREA_COUNT, ARMIES, NONE, REALM_COUNT


def side_provinces(s: Table, realm: int) -> list[int]:
    """EU-10.0.3, EU-13.2.2: Provinces of which a Realm, or its Vassal, is Lawful Owner."""
    seat = s.seat_of[realm]
    if seat != NONE:
        return [*s.lands[realm], *s.vassal_lands[seat]]
    found = list(s.lands[realm])
    for vassal in vassals_of_npr(s, realm):
        found += s.lands[vassal]
    return found


def occupied_of(s: Table, seat: int, realms: list[int]) -> list[int]:
    """Provinces of these Realms and their Vassals that a player Occupies, by alphabet."""
    if seat == NONE or not any(occupant == seat for occupant in s.occupant):
        return []
    return [
        province
        for province in s.atlas.provinces
        if s.occupant[province] == seat and lawful_side(s, province) in realms
    ]


def active_allies(s: Table, seat: int) -> list[int]:
    """EU-9.0.14: NPRs that are Active Allies of a player."""
    return [
        realm for realm, is_active in enumerate(s.is_active) if is_active and s.ally[realm] == seat
    ]


def is_shielded(s: Table, seat: int, realm: int) -> bool:
    """EU-10.3.13, EU-18.4.12: whether the Emperor makes peace for an NPR that an external aggressor
    is at war with."""
    if not s.is_defending or s.realm_of[seat] not in s.aggressors or s.seat_of[realm] != NONE:
        return False
    if not s.enemies[realm] >> seat & 1 or not s.enemies[s.emperor] >> seat & 1:
        return False
    return is_subject(s, realm)


def wars_to_settle(s: Table, seat: int) -> list[int]:
    """EU-10.0.2, EU-10.3.1, EU-10.3.13: the Realms that a player makes peace with one by one."""
    return [realm for realm in wars_of(s, seat) if not is_shielded(s, seat, realm)]


def followers(s: Table, realm: int, enemy: int) -> list[int]:
    """EU-10.3.2, EU-10.3.13: the Realms that another one makes peace for: Active Allies, of the
    Emperor also subjects that an external aggressor is at war with."""
    seat = s.seat_of[realm]
    if seat == NONE:
        return []
    found = active_allies(s, seat)
    aggressor = s.seat_of[enemy]
    if realm == s.emperor and aggressor != NONE:
        for subject in range(REALM_COUNT):
            if subject not in found and is_shielded(s, aggressor, subject):
                found.append(subject)
    return sorted(found)


def has_total_victory(s: Table, seat: int, realm: int) -> bool:
    """EU-10.2.2: all Provinces of an enemy are Occupied by the player, and it has no land Units."""
    loser = s.seat_of[realm]
    if loser != NONE and all_deployed(s, loser):
        return False
    provinces = side_provinces(s, realm)
    return bool(provinces) and all(s.occupant[province] == seat for province in provinces)


def total_victories(s: Table, seat: int) -> list[int]:
    """EU-10.1.4, EU-10.1.5, EU-10.3.4, EU-10.3.13: the enemies over whom a player has it, Active
    Allies of players one by one."""
    enemies = wars_of(s, seat)
    for other in range(s.count):
        if foes(s, seat) >> other & 1:
            enemies += [ally for ally in active_allies(s, other) if ally not in enemies]
    found: list[int] = []
    for realm in sorted(enemies):
        if not has_total_victory(s, seat, realm):
            continue
        if is_shielded(s, seat, realm) and not is_victorious(s, seat, s.emperor):
            continue
        found.append(realm)
    return found


def is_victorious(s: Table, seat: int, realm: int) -> bool:
    """EU-10.2.1: Total or Partial Victory."""
    return has_total_victory(s, seat, realm) or has_partial_victory(s, seat, realm)


def has_partial_victory(s: Table, seat: int, realm: int) -> bool:
    """EU-10.2.3, EU-10.2.4, EU-10.3.6, EU-BOT.4: twice the Units of a human player; more than an
    NPR or a bot and the Rebels have."""
    loser = s.seat_of[realm]
    own = counted_units(s, seat, realm)
    theirs = counted_units(s, loser, s.realm_of[seat]) if loser != NONE else 0
    if loser != NONE and not s.switches.is_bot(loser):
        return own >= 1 and own >= 2 * theirs
    return own > theirs + rebels_at_home(s, seat, realm)


def counted_units(s: Table, seat: int, enemy: int) -> int:
    """EU-10.2.5, EU-OPB57: land Units, but for those on continents where the enemy has nothing."""
    first = seat * AREA_COUNT
    held = {area for area in s.atlas.areas if s.infantry[first + area]}
    held |= {area for area in s.army_area[seat * ARMIES : (seat + 1) * ARMIES] if area != NONE}
    return sum([units_in(s, seat, area) for area in held if is_counted(s, area, enemy)])


def is_counted(s: Table, area: int, enemy: int) -> bool:
    """EU-10.2.5, EU-OPB57: whether Units there count: a player must have a Town on the continent,
    an NPR a Province."""
    continent = s.atlas.area_continent[area]
    if continent == NONE:
        return True
    seat = s.seat_of[enemy]
    for other in s.atlas.distant_areas:
        if s.atlas.area_continent[other] != continent:
            continue
        for province in s.atlas.area_provinces[other]:
            if seat != NONE:
                if s.town[province] == seat or s.occupant[province] == seat:
                    return True
            elif lawful_side(s, province) == enemy:
                return True
    return False


def rebels_at_home(s: Table, seat: int, enemy: int) -> int:
    """EU-10.2.4, EU-10.2.5, EU-OPB68: Rebel Units in Areas where the player Controls a Province."""
    realm = s.realm_of[seat]
    total = 0
    for area in s.atlas.areas:
        if s.rebels[area] and is_counted(s, area, enemy):
            provinces = s.atlas.area_provinces[area]
            if any(controlling_side(s, province) == realm for province in provinces):
                total += s.rebels[area]
    return total
