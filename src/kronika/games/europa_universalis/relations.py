"""Chapters 2.T and 9.0: who is friend and enemy of whom; wars, truces, alliances and marriages."""

from .land import controller, is_active_port, owns, realm_owns, tax_value, vassals_of_npr
from .state import Table, changed
from .terms import AREA_COUNT, ARMIES, NONE, PROVINCE_COUNT, REBELS, ZONE_COUNT


def independent(s: Table, realm: int) -> int:
    """EU-9.0.15: the Realm itself, or the NPR whose Vassal it is."""
    overlord = s.overlord[realm]
    return realm if overlord == NONE else overlord


def is_free_npr(s: Table, realm: int) -> bool:
    """EU-2.C7: an independent Realm with Provinces that nobody plays."""
    return s.seat_of[realm] == NONE and s.overlord[realm] == NONE and bool(s.lands[realm])


def is_aloof(s: Table, realm: int) -> bool:
    """EU-21.0.3: the NPR of a player who has left can be neither allied nor vassalized."""
    return s.eliminated != 0 and any(
        s.eliminated >> seat & 1 and s.realm_of[seat] == realm for seat in range(s.count)
    )


def foes(s: Table, seat: int) -> int:
    """EU-9.0.5: bits of the players at war with a player."""
    return s.enemies[s.realm_of[seat]]


def is_enemy(s: Table, seat: int, realm: int) -> bool:
    """EU-9.0.5, EU-9.0.14, EU-9.0.15, EU-11.3.32: whether a Realm is hostile to a player.

    It is if they are at war, or if it is an Active Ally of a player who is.
    """
    whole = independent(s, realm)
    if s.enemies[whole] >> seat & 1:
        return True
    return s.is_active[whole] and bool(foes(s, seat) >> s.ally[whole] & 1)


def is_hostile_province(s: Table, seat: int, province: int) -> bool:
    """EU-2.T22: whether a Province is Controlled by Rebels or by an Enemy of a player."""
    occupant = s.occupant[province]
    if occupant != NONE:
        return occupant == REBELS or bool(foes(s, seat) >> occupant & 1)
    vassal = s.vassal[province]
    if vassal != NONE:
        return bool(foes(s, seat) >> vassal & 1)
    owner = s.owner[province]
    return owner != NONE and is_enemy(s, seat, owner)


def is_ally(s: Table, seat: int, realm: int) -> bool:
    """EU-11.3.2: whether a player has an Alliance, active or not, with a Realm."""
    other = s.seat_of[realm]
    return s.ally[realm] == seat if other == NONE else bool(s.pacts[seat] >> other & 1)


def is_friendly_realm(s: Table, seat: int, realm: int) -> bool:
    """EU-9.0.4, EU-OPB61: whether a Realm is a player's own, his Ally, or an Ally's Vassal."""
    whole = independent(s, realm)
    if is_enemy(s, seat, whole):
        return False
    return s.realm_of[seat] == whole or is_ally(s, seat, whole)


def is_friendly_province(s: Table, seat: int, province: int) -> bool:
    """EU-2.T20: whether a Province is Controlled by a player, his Vassals, Allies or theirs."""
    if is_hostile_province(s, seat, province):
        return False
    occupant = s.occupant[province]
    held = occupant if occupant != NONE else s.vassal[province]
    if held != NONE:
        return held == seat or bool(s.pacts[seat] >> held & 1)
    owner = s.owner[province]
    return owner != NONE and is_friendly_realm(s, seat, owner)


def units_there(s: Table, area: int) -> int:
    """Bits of the players with land Units in an Area."""
    found = 0
    for seat in range(s.count):
        if s.infantry[seat * AREA_COUNT + area]:
            found |= 1 << seat
    for place, at in enumerate(s.army_area):
        if at == area:
            found |= 1 << place // ARMIES
    return found


def ships_there(s: Table, zone: int) -> int:
    """Bits of the players with Ships at sea in a Sea Zone."""
    found = 0
    for seat in range(s.count):
        place = seat * ZONE_COUNT + zone
        if s.ships[place] or s.guards[place] or s.fleet_at[seat] == zone:
            found |= 1 << seat
    return found


def is_hostile_area(s: Table, seat: int, area: int) -> bool:
    """EU-2.T23, EU-9.0.6: whether an Area holds hostile Units or Provinces."""
    if s.rebels[area] or units_there(s, area) & foes(s, seat):
        return True
    return any(is_hostile_province(s, seat, province) for province in s.atlas.area_provinces[area])


def is_friendly_area(s: Table, seat: int, area: int) -> bool:
    """EU-2.T21, EU-9.0.7: a friendly Province, and nothing hostile."""
    if is_hostile_area(s, seat, area):
        return False
    return any(is_friendly_province(s, seat, province) for province in s.atlas.area_provinces[area])


def hostile_to(s: Table, realm: int) -> int:
    """EU-9.0.5: bits of the players who are hostile to an NPR."""
    whole = independent(s, realm)
    found = s.enemies[whole]
    if s.is_active[whole]:
        found |= foes(s, s.ally[whole])
    return found


def is_blocked(s: Table, realm: int, zone: int) -> bool:
    """EU-9.0.10, EU-9.2.12: whether Ships hostile to an NPR were there before this turn."""
    if not s.memory.ships_before:
        return False
    return bool(s.memory.ships_before[zone] & s.memory.enemies_before[independent(s, realm)])


def is_hostile_zone(s: Table, seat: int, zone: int) -> bool:
    """EU-2.T24, EU-9.0.9: enemy Ships, or a Port of an enemy NPR that is not blocked there."""
    if ships_there(s, zone) & foes(s, seat):
        return True
    for port in s.atlas.zone_ports[zone]:
        owner = s.owner[port]
        if owner == NONE or s.town[port] != NONE or s.vassal[port] != NONE:
            continue
        if s.occupant[port] != NONE or not is_active_port(s, port):
            continue
        if is_enemy(s, seat, owner) and not is_blocked(s, owner, zone):
            return True
    return False


def is_at_war(s: Table, seat: int) -> bool:
    """EU-DV.9: whether a player is in any war."""
    return any(enemies and enemies >> seat & 1 for enemies in s.enemies)


def is_npr_at_war(s: Table, realm: int) -> bool:
    """EU-DV.9: whether an NPR is in a war of its own, or as Active Ally."""
    whole = independent(s, realm)
    return s.enemies[whole] != 0 or s.is_active[whole]


def wars_of(s: Table, seat: int) -> list[int]:
    """The Realms that a player is at war with, pair by pair, in alphabetical order."""
    return [realm for realm, enemies in enumerate(s.enemies) if enemies >> seat & 1]


def open_war(s: Table, attacker: int, defender: int) -> None:
    """EU-9.1.27, EU-10.4.5: two Realms, at least one of a player, are at war; no Truce is left."""
    s.is_settled = False
    one, other = s.seat_of[attacker], s.seat_of[defender]
    if one != NONE:
        s.enemies = changed(s.enemies, defender, s.enemies[defender] | 1 << one)
        s.attackers = changed(s.attackers, defender, s.attackers[defender] | 1 << one)
        s.truces = changed(s.truces, defender, s.truces[defender] & ~(1 << one))
    if other != NONE:
        s.enemies = changed(s.enemies, attacker, s.enemies[attacker] | 1 << other)
        s.truces = changed(s.truces, attacker, s.truces[attacker] & ~(1 << other))
    drop_double_pairs(s)


def drop_double_pairs(s: Table) -> None:
    """EU-9.0.22: an Active Ally has no war of its own with whom its player is at war with."""
    for realm, is_active in enumerate(s.is_active):
        if is_active:
            common = s.enemies[realm] & foes(s, s.ally[realm])
            s.enemies = changed(s.enemies, realm, s.enemies[realm] & ~common)
            s.attackers = changed(s.attackers, realm, s.attackers[realm] & ~common)


def close_war(s: Table, one: int, other: int) -> None:
    """EU-10.1.3: two Realms are no longer at war."""
    for realm, partner in ((one, other), (other, one)):
        seat = s.seat_of[partner]
        if seat != NONE:
            s.enemies = changed(s.enemies, realm, s.enemies[realm] & ~(1 << seat))
            s.attackers = changed(s.attackers, realm, s.attackers[realm] & ~(1 << seat))


def make_truce(s: Table, one: int, other: int) -> None:
    """EU-10.4.1, EU-10.4.2: a Truce between two Realms, until the next phase 3 A."""
    s.is_settled = False
    for realm, partner in ((one, other), (other, one)):
        seat = s.seat_of[partner]
        if seat != NONE:
            s.truces = changed(s.truces, realm, s.truces[realm] | 1 << seat)


def has_truce(s: Table, seat: int, realm: int) -> bool:
    """EU-9.1.6: whether a player has a Truce with a Realm."""
    return bool(s.truces[realm] >> seat & 1)


def alliances_of(s: Table, seat: int) -> int:
    """EU-SM.2: Alliance tokens of a player in play."""
    total = s.pacts[seat].bit_count()
    for ally in s.ally:
        if ally == seat:
            total += 1
    return total


def marriages_of(s: Table, seat: int) -> int:
    """EU-SM.2: Marriage tokens of a player in play."""
    total = 0
    for tokens in s.marriages:
        if tokens:  # of few Realms, and asked for often
            total += tokens >> seat & 1
    return total


def marriage_areas(s: Table, seat: int) -> list[int]:
    """EU-11.2.3: the Areas of the capitals with a player's Marriage tokens, once for each."""
    found: list[int] = []
    for realm, tokens in enumerate(s.marriages):
        if tokens and tokens >> seat & 1:
            found.append(s.atlas.province_area[s.capital[realm]])
    return found


def end_alliance(s: Table, seat: int, realm: int) -> None:
    """EU-11.3.24: the tokens of an Alliance leave the board; what follows, the caller does."""
    other = s.seat_of[realm]
    if other != NONE:
        s.pacts[seat] &= ~(1 << other)
        s.pacts[other] &= ~(1 << seat)
    elif s.ally[realm] == seat:
        s.ally = changed(s.ally, realm, NONE)
        s.is_active = changed(s.is_active, realm, False)
        s.given = changed(s.given, realm, 0)
        s.is_settled = False


def remember(s: Table) -> None:
    """EU-9.0.17: what was where, and whom it was hostile to, before this turn."""
    units = [0] * AREA_COUNT
    for place, infantry in enumerate(s.infantry):
        if infantry:
            units[place % AREA_COUNT] |= 1 << place // AREA_COUNT
    for place, area in enumerate(s.army_area):
        if area != NONE:
            units[area] |= 1 << place // ARMIES
    ships = [0] * ZONE_COUNT
    for row in (s.ships, s.guards):
        for place, many in enumerate(row):
            if many:
                ships[place % ZONE_COUNT] |= 1 << place // ZONE_COUNT
    for seat, at in enumerate(s.fleet_at):
        if NONE < at < ZONE_COUNT:
            ships[at] |= 1 << seat
    hostile = s.enemies.copy()
    for realm, is_active in enumerate(s.is_active):
        if is_active:
            hostile[realm] |= foes(s, s.ally[realm])
    s.memory.units_before = tuple(units)
    s.memory.ships_before = tuple(ships)
    s.memory.enemies_before = tuple(hostile)


def realms_adjacent(s: Table, one: int, other: int) -> bool:
    """EU-9.0.21, EU-2.T5: whether Provinces that the one and the other Owns are adjacent."""
    for province in s.lands[one]:
        if s.occupant[province] != NONE:
            continue
        for near in s.atlas.province_adjacent[province]:
            if realm_owns(s, other, near):
                return True
    return False


def adjacent_in_war(s: Table, one: int, other: int) -> bool:
    """EU-9.0.21, EU-OPB63: the same in a war, where an NPR's Vassals count for it."""
    theirs = set(_lands_in_war(s, other))
    for province in _lands_in_war(s, one):
        for near in s.atlas.province_adjacent[province]:
            if near in theirs:
                return True
    return False


def _lands_in_war(s: Table, realm: int) -> list[int]:
    lands = list(s.lands[realm])
    if s.seat_of[realm] == NONE:
        for vassal in vassals_of_npr(s, realm):
            lands += s.lands[vassal]
    return [province for province in lands if s.occupant[province] == NONE]


def fights_beside(s: Table, seat: int, realm: int) -> bool:
    """EU-11.3.42: whether an Ally is a player's Active Ally, or a player with a common enemy."""
    other = s.seat_of[realm]
    if other == NONE:
        return s.ally[realm] == seat and s.is_active[realm]
    return any(enemies >> seat & 1 and enemies >> other & 1 for enemies in s.enemies)


def is_adjacent_area(s: Table, seat: int, area: int) -> bool:
    """EU-2.T2, EU-2.T5: whether an Area is adjacent to a player's Realm."""
    for province in s.lands[s.realm_of[seat]]:
        if owns(s, seat, province) and area in s.atlas.province_areas[province]:
            return True
    return False


def adjacent_areas(s: Table, seat: int) -> list[int]:
    """EU-2.T2, EU-2.T5: the Areas that are adjacent to a player's Realm, in alphabetical order."""
    found: set[int] = set()
    for province in s.lands[s.realm_of[seat]]:
        if owns(s, seat, province):
            found.update(s.atlas.province_areas[province])
    return sorted(found)


def military_provinces(s: Table, realm: int) -> list[int]:
    """EU-9.2.1, EU-13.2.2: what a Realm and its Vassals Own: of a player with his Vassal tokens."""
    seat = s.seat_of[realm]
    found = [province for province in s.lands[realm] if s.occupant[province] == NONE]
    if seat != NONE:
        found += [each for each in s.vassal_lands[seat] if s.occupant[each] == NONE]
        return found
    for vassal, overlord in enumerate(s.overlord):
        if overlord == realm:
            found += [each for each in s.lands[vassal] if s.occupant[each] == NONE]
    return found


def tax_occupied(s: Table, seat: int, realm: int) -> int:
    """Tax value of the Provinces of a Realm, with its Vassals', that a player Occupies."""
    total = 0
    for province in range(PROVINCE_COUNT):
        if s.occupant[province] == seat and lawful_side(s, province) == realm:
            total += tax_value(s, province)
    return total


def lawful_side(s: Table, province: int) -> int:
    """EU-10.0.3: for peace, the Realm that a Province counts for: of Vassals their Overlord."""
    if s.vassal[province] != NONE:
        return s.realm_of[s.vassal[province]]
    owner = s.owner[province]
    return NONE if owner == NONE else independent(s, owner)


def controlling_side(s: Table, province: int) -> int:
    """The same for who Controls it; REBEL_RULE if Rebels do."""
    return controller(s, province) if s.occupant[province] != NONE else lawful_side(s, province)
