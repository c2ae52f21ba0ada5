"""Chapter 9.5: Naval Bridges, over which land Units cross the sea."""

from typing import Final

from .forces import ships_at_sea
from .land import controller
from .relations import foes, is_enemy, is_hostile_area, ships_there, units_there
from .state import Table
from .terms import NONE

BOT_BRIDGE: Final = 9
"""EU-BOT.10: Units that a bot takes over any Naval Bridge."""


def crossable(s: Table, seat: int, area: int, units: int, through: int = NONE) -> list[int]:
    """EU-9.5.30, EU-9.5.31, EU-9.5.33, EU-9.5.36, EU-5.5.AU9, EU-5.5.AU11: the Areas that so many
    Units can reach over a Naval Bridge, which crosses the Sea Zone `through` if there is one."""
    own = _coasts(s, area, _bridge(s, seat, 0, units), through)
    friends = s.pacts[seat]
    if not friends:
        return sorted(own)
    found = own.copy()
    for target in _coasts(s, area, _bridge(s, seat, friends, units), through):
        if target in own:
            continue
        if not is_hostile_area(s, seat, target):
            found.add(target)
            continue
        helpers = _helpers(s, seat, target)
        if helpers and target in _coasts(s, area, _bridge(s, seat, helpers, units), through):
            found.add(target)
    return sorted(found)


def _bridge(s: Table, seat: int, helpers: int, units: int) -> int:
    """EU-9.5.30, EU-9.5.31, EU-9.5.32, EU-OPB17: bits of the Sea Zones with enough usable Ships.

    Ships of Allies help only where no enemy Ships are.
    """
    found = 0
    carries = s.content.tables.costs.transport_units
    most = BOT_BRIDGE if s.switches.is_bot(seat) else 0
    for zone in s.atlas.zones:
        there = ships_there(s, zone)
        if helpers:
            if not there & (helpers | 1 << seat) or there & foes(s, seat):
                continue
        elif not there >> seat & 1:
            continue
        ships = 0
        for each in range(s.count):
            if each == seat or helpers >> each & 1:
                ships += ships_at_sea(s, each, zone)
        if ships * carries >= units or (ships and units <= most):
            found |= 1 << zone
    return found


def _helpers(s: Table, seat: int, target: int) -> int:
    """EU-9.5.35: the Allies at war with an Enemy of the mover who is present in a Hostile Area."""
    enemies: list[int] = []
    for other in range(s.count):
        if units_there(s, target) & foes(s, seat) & 1 << other:
            enemies.append(s.realm_of[other])
    for province in s.atlas.area_provinces[target]:
        vassal = s.vassal[province]
        realm = controller(s, province)
        if vassal != NONE and s.occupant[province] == NONE:
            realm = s.realm_of[vassal]
        if realm >= 0 and is_enemy(s, seat, realm):
            enemies.append(realm)
    helpers = 0
    for other in range(s.count):
        if s.pacts[seat] >> other & 1 and any(is_enemy(s, other, realm) for realm in enemies):
            helpers |= 1 << other
    return helpers


def _coasts(s: Table, area: int, bridge: int, through: int) -> set[int]:
    """EU-9.5.33: the Areas on the coasts of Sea Zones that a bridge joins to those of an Area."""
    found: set[int] = set()
    starts = [zone for zone in s.atlas.area_zones[area] if bridge >> zone & 1]
    if through == NONE:
        zones = _joined(s, starts, bridge)
    elif bridge >> through & 1:
        zones = _joined_through(s, starts, bridge, through)
    else:
        zones = 0
    for zone in s.atlas.zones:
        if zones >> zone & 1:
            found.update(s.atlas.zone_areas[zone])
    found.discard(area)
    return found


def _joined(s: Table, starts: list[int], bridge: int) -> int:
    """EU-9.5.30: bits of all Sea Zones of a bridge that begins in some."""
    found = 0
    waiting = starts.copy()
    while waiting:
        zone = waiting.pop()
        if not found >> zone & 1:
            found |= 1 << zone
            waiting += [each for each in s.atlas.zone_zones[zone] if bridge >> each & 1]
    return found


def _joined_through(s: Table, starts: list[int], bridge: int, through: int) -> int:
    """EU-9.5.37: the same, of bridges that cross a certain Sea Zone, and each of theirs once."""
    found = 0
    waiting: list[tuple[int, int]] = [(zone, 1 << zone) for zone in starts]
    seen: set[tuple[int, int]] = set()
    while waiting:
        zone, crossed = waiting.pop()
        if (zone, crossed) in seen:
            continue
        seen.add((zone, crossed))
        if crossed >> through & 1:
            found |= 1 << zone
        for each in s.atlas.zone_zones[zone]:
            if bridge >> each & 1 and not crossed >> each & 1:
                waiting.append((each, crossed | 1 << each))
    return found
