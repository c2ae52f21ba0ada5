"""EU-BOT.15, EU-BOT.47, EU-BOT.54, EU-BOT.63, EU-BOT.64, EU-BOT.65: what bots aim at."""

from .access import access_ways
from .agenda import Scene
from .bot_levies import army_area, bot_army, distances, enemies_in, own_tax_in
from .bots import Branch
from .bridges import crossable
from .casus_belli import can_attack, reasons
from .forces import ships_at_sea, units_in
from .holding import holds
from .land import areas_of, base_tax, is_core, tax_value
from .npr_defence import defenders, force_of, imperial_help
from .order import is_playing
from .relations import (
    foes,
    independent,
    is_adjacent_area,
    is_ally,
    is_at_war,
    is_enemy,
    is_friendly_area,
    lawful_side,
    units_there,
)
from .state import Table
from .terms import AREA_COUNT, FOR_DUCATS, FREELY, NONE, REBELS


def chosen_opponent(s: Table, seat: int, seats: list[int]) -> int:
    """EU-BOT.15, EU-BOT.66: an enemy at war; else by a die who has most Prestige or tax, people
    before bots, then at random."""
    enemies = [other for other in seats if foes(s, seat) >> other & 1]
    if enemies:
        return enemies[0] if len(enemies) == 1 else enemies[s.dice.below(len(enemies))]
    by_prestige = s.dice.below(6) < 3
    worth = [s.prestige[other] if by_prestige else base_tax(s, other) for other in seats]
    best = [other for other, value in zip(seats, worth) if value == max(worth)]
    people = [other for other in best if not s.switches.is_bot(other)]
    best = people or best
    return best[0] if len(best) == 1 else best[s.dice.below(len(best))]


def opponents(s: Table, seat: int) -> list[int]:
    """EU-BOT.2: all others who play."""
    return [other for other in range(s.count) if other != seat and is_playing(s, other)]


def best_province(s: Table, provinces: list[int], is_good: bool) -> int:
    """EU-BOT.15: the highest tax for what is good, the lowest for what is bad; by alphabet."""
    sign = -1 if is_good else 1
    return min([(sign * tax_value(s, p), p) for p in provinces])[1]


def route(s: Table, seat: int, start: int, goal: int, most: int = 2) -> list[int]:
    """EU-BOT.23, EU-BOT.46: the Areas of a march of up to 2 steps; empty if there is none."""
    units = bot_army(s, seat)
    if goal in _exits(s, seat, start, units):
        return [goal]
    if most < 2:
        return []
    for middle in s.atlas.area_land[start]:
        if is_friendly_area(s, seat, middle) and goal in _exits(s, seat, middle, units):
            return [middle, goal]
    return []


def _exits(s: Table, seat: int, area: int, units: int) -> list[int]:
    found = [*s.atlas.area_land[area]]
    if s.atlas.area_zones[area]:
        found += crossable(s, seat, area, units)
    return [each for each in found if may_enter(s, seat, each)]


def may_enter(s: Table, seat: int, area: int) -> bool:
    """EU-BOT.23: freely, or where ducats would open the way."""
    ways = access_ways(s, seat, area)
    return FREELY in ways or FOR_DUCATS in ways


def threats(s: Table, seat: int) -> list[int]:
    """EU-BOT.39, EU-BOT.47: Areas in danger: the capital's, most own tax, most enemies."""
    realm = s.realm_of[seat]
    capital = s.atlas.province_area[s.capital[realm]]
    found: list[tuple[bool, int, int, int]] = []
    for area in sorted(
        {s.atlas.province_area[p] for p in [*s.lands[realm], *s.vassal_lands[seat]]}
    ):
        enemies = enemies_in(s, seat, area)
        if enemies or lost_in(s, seat, area):
            tax = own_tax_in(s, seat, area)
            found.append((area != capital, -tax, -enemies, area))
    return [area for _, _, _, area in sorted(found)]


def lost_in(s: Table, seat: int, area: int) -> list[int]:
    """Own Provinces, and those of Vassals, that enemies or Rebels hold."""
    return [
        p
        for p in s.atlas.area_provinces[area]
        if seat in (s.town[p], s.vassal[p])
        and s.occupant[p] != NONE
        and (s.occupant[p] == REBELS or foes(s, seat) >> s.occupant[p] & 1)
    ]


def holders(s: Table, seat: int, area: int) -> list[int]:
    """Independent Realms with Provinces in an Area, neither the bot's nor its Allies'."""
    found: set[int] = set()
    for province in s.atlas.area_provinces[area]:
        realm = lawful_side(s, province)
        if realm not in (NONE, s.realm_of[seat]) and not is_ally(s, seat, realm):
            found.add(realm)
    return sorted(found)


def expected_defenders(s: Table, seat: int, area: int) -> int:
    """EU-BOT.54: of NPRs what they field there, of Opponents Units near by and half of what is
    Available; Rebels too."""
    total = s.rebels[area]
    realms = holders(s, seat, area)
    for other in range(s.count):
        realm = s.realm_of[other]
        if other == seat or realm in realms:
            continue
        if is_enemy(s, seat, realm) and units_there(s, area) >> other & 1:
            realms.append(realm)
    for realm in realms:
        other = s.seat_of[realm]
        if other == NONE:
            total += force_of(s, False, realm, defenders(s, False, realm, area))
            continue
        near = [area, *s.atlas.area_land[area]]
        total += sum([units_in(s, other, each) for each in near]) + (s.available[other] + 1) // 2
    if any(s.seat_of[realm] == NONE for realm in realms):
        total += imperial_help(s, area, s.realm_of[seat])
    return total


def is_strong_enough(s: Table, seat: int, area: int) -> bool:
    """EU-BOT.53: army and Available Manpower are 1.5 times the expected defenders."""
    own = bot_army(s, seat) + s.available[seat] + s.allied[seat]
    return 2 * own >= 3 * expected_defenders(s, seat, area)


def is_in_reach(s: Table, seat: int, area: int) -> bool:
    """EU-BOT.63: adjacent to the Realm, or over own Ships."""
    if is_adjacent_area(s, seat, area):
        return True
    return any(ships_at_sea(s, seat, zone) for zone in s.atlas.area_zones[area])


def _is_target(s: Table, seat: int, area: int) -> bool:
    if area not in s.atlas.areas or not holders(s, seat, area):
        return False
    return is_in_reach(s, seat, area) and is_strong_enough(s, seat, area)


def lost_cores(s: Table, seat: int) -> list[int]:
    """EU-BOT.63: Areas with own Core Provinces in foreign hands."""
    realm = s.realm_of[seat]
    found: list[int] = []
    for area in s.atlas.areas:
        for province in s.atlas.area_provinces[area]:
            side = lawful_side(s, province)
            is_foreign = side not in (NONE, realm) and not is_ally(s, seat, side)
            if is_foreign and is_core(s, realm, province):
                found.append(area)
                break
    return found


def military_target(s: Table, seat: int) -> int:
    """EU-BOT.30, EU-BOT.63, EU-TD05: the Area that a bot at peace aims at; NONE."""
    for area in lost_cores(s, seat):
        if _is_target(s, seat, area):
            return area
    realm = s.content.bots.realms.get(s.realm_of[seat])
    if realm is None:
        return _nearby_target(s, seat)
    for branch in realm.military:
        if _is_used(s, seat, branch):
            for area in branch.areas:
                if _is_target(s, seat, area):
                    return area
    return NONE


def _is_used(s: Table, seat: int, branch: Branch) -> bool:
    return branch.condition is None or holds(s, branch.condition, Scene(seat, seat))


def nearby(s: Table, seat: int) -> list[int]:
    """EU-BOT.30: Areas adjacent to the Realm, in rising order of the others' tax."""
    found: list[tuple[int, int]] = []
    for area in s.atlas.main_areas:
        realms = holders(s, seat, area)
        if realms and is_adjacent_area(s, seat, area):
            tax = sum([tax_value(s, p) for p in s.atlas.area_provinces[area]])
            found.append((tax, area))
    return [area for _, area in sorted(found)]


def _nearby_target(s: Table, seat: int) -> int:
    for area in nearby(s, seat):
        if _is_target(s, seat, area):
            return area
    return NONE


def diplomatic_areas(s: Table, seat: int) -> list[int]:
    """EU-BOT.65: Areas of the chart, those with an own Vassal or Ally first."""
    realm = s.content.bots.realms.get(s.realm_of[seat])
    areas: list[int] = []
    if realm is None:
        areas = nearby(s, seat)
    else:
        for branch in realm.diplomacy:
            if _is_used(s, seat, branch):
                areas += [a for a in branch.areas if a in s.atlas.areas and a not in areas]
    tied = [area for area in areas if _is_tied(s, seat, area)]
    return tied + [area for area in areas if area not in tied]


def _is_tied(s: Table, seat: int, area: int) -> bool:
    for province in s.atlas.area_provinces[area]:
        if s.vassal[province] == seat:
            return True
        owner = s.owner[province]
        if owner != NONE and is_ally(s, seat, owner):
            return True
    return False


def war_targets(s: Table, seat: int, area: int) -> list[tuple[int, int]]:
    """EU-BOT.53: Realms of an Area that war can be declared on with a Casus Belli, and which; never
    on a person in the first round."""
    found: list[tuple[int, int]] = []
    for realm in holders(s, seat, area):
        other = s.seat_of[realm]
        if other != NONE and not s.switches.is_bot(other) and s.rounds == 1:
            continue
        if can_attack(s, seat, realm):
            known = reasons(s, seat, realm)
            if known:
                found.append((realm, known[0]))
    return found


def enemy_areas(s: Table, seat: int) -> list[int]:
    """EU-BOT.64: Areas of enemies from the army on: nearest, their capital, most own Cores, fewest
    defenders, alphabet."""
    here = army_area(s, seat)
    if here == NONE or not is_at_war(s, seat):
        return []
    steps = distances(s, here)
    found: list[tuple[int, bool, int, int, int]] = []
    for area in s.atlas.areas:
        realms = [r for r in holders(s, seat, area) if is_enemy(s, seat, r)]
        if not realms:
            continue
        capitals = [s.capital[realm] for realm in realms]
        is_capital = any(c != NONE and s.atlas.province_area[c] == area for c in capitals)
        cores = [p for p in s.atlas.area_provinces[area] if is_core(s, s.realm_of[seat], p)]
        expected = expected_defenders(s, seat, area)
        away = steps.get(area, AREA_COUNT)
        found.append((away, not is_capital, -len(cores), expected, area))
    return [each[4] for each in sorted(found)]


def realms_of_chart(s: Table, seat: int) -> list[int]:
    """The Realms of the diplomatic chart, in its order."""
    found: list[int] = []
    for area in diplomatic_areas(s, seat):
        for province in s.atlas.area_provinces[area]:
            owner = s.owner[province]
            if owner != NONE and s.seat_of[owner] == NONE and owner not in found:
                found.append(owner)
    return found


def whole_areas(s: Table, realm: int) -> list[int]:
    """The Areas of an NPR, of a Vassal those of its Overlord."""
    return areas_of(s, independent(s, realm))
