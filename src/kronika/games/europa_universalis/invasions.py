"""Chapter 13.5: Realms that nobody plays invade their enemies."""

from typing import Final

from kronika.core.asks import Event, Rules

from .agenda import BATTLES, INVASION, Duty
from .capacity import has_hostile_units, is_sea_hostile
from .discards import take_black_units
from .land import is_core, tax_value
from .liberation import holder_of
from .rebel_forces import black_units_left
from .relations import is_free_npr, military_provinces, remember, units_there
from .state import Table, added
from .terms import NONE, REALM_COUNT, REBELS
from .unrest import add_unrest, is_restless
from .words import AREA, NUMBER, REALM

UNREST_OF_INVASION: Final = 2
"""EU-13.5.7."""

INVADES: Final = Event("invades", (REALM, AREA, NUMBER))


def begin_invasions(s: Table) -> None:
    """EU-4.3.B1, EU-13.5.1: each NPR at war, in alphabetical order."""
    if not s.switches.npr_invasions:
        return
    for realm in range(REALM_COUNT - 1, -1, -1):
        if is_free_npr(s, realm) and s.enemies[realm]:
            s.agenda.append(Duty(INVASION, realm))


def invasion(s: Table, duty: Duty) -> Rules:
    """EU-13.5.1, EU-13.5.2, EU-13.5.3, EU-13.5.7, EU-13.5.8, EU-13.5.9, EU-13.5.10, EU-14.3.20: if
    all conditions hold, it invades once: Unrest, then Units, then a battle; survivors are Rebels.
    """
    realm = duty.a
    area = target_of_invasion(s, realm)
    if area == NONE or _is_spared(s, realm, area):
        return
    s.memory.begin_turn()
    remember(s)
    units = (invading_strength(s, realm) + 1) // 2
    s.tell(INVADES, realm, area, units)
    _stir_up(s, realm, area)
    if units_there(s, area):
        s.rebels = added(s.rebels, area, units)
        s.pending.append((False, area, realm))
        s.agenda.append(Duty(BATTLES, realm, units))
    else:
        # As Rebels they are no longer more than there are pieces.
        yield from take_black_units(s, s.first, units)
        s.rebels = added(s.rebels, area, min(units, black_units_left(s)))


def _is_spared(s: Table, realm: int, area: int) -> bool:
    """EU-BOT.12: bots are invaded once in a round; they are if all that is invaded is theirs."""
    victims = 0
    for province in s.atlas.area_provinces[area]:
        seat = holder_of(s, province)
        if seat != NONE and s.enemies[realm] >> seat & 1:
            victims |= 1 << seat
    if victims & ~s.switches.bots == 0 and victims & s.bots.invaded:
        return True
    s.bots.invaded |= victims & s.switches.bots
    return False


def _stir_up(s: Table, realm: int, area: int) -> None:
    """EU-13.5.7, EU-14.1.7: Unrest on two discs of its enemies, by alphabet."""
    left = UNREST_OF_INVASION
    for province in s.atlas.area_provinces[area]:
        seat = holder_of(s, province)
        if left and seat != NONE and s.enemies[realm] >> seat & 1 and not is_restless(s, province):
            add_unrest(s, province)
            left -= 1


def invading_strength(s: Table, realm: int) -> int:
    """EU-13.5.8, EU-13.4.14: Strength without Provinces in Areas with Units hostile to it."""
    total = 0
    for province in military_provinces(s, realm):
        if not has_hostile_units(s, realm, s.atlas.province_area[province]):
            total += tax_value(s, province) + s.plus[province]
    return total


def target_of_invasion(s: Table, realm: int) -> int:
    """EU-13.5.2, EU-13.5.3, EU-13.5.4, EU-13.5.6: the Area that is invaded; NONE if none can be."""
    if not is_free_npr(s, realm) or not s.enemies[realm] or s.is_active[realm]:
        return NONE
    homes = sorted({s.atlas.province_area[p] for p in military_provinces(s, realm)})
    if all(has_hostile_units(s, realm, area) for area in homes):
        return NONE
    by_land = {*homes, *[near for area in homes for near in s.atlas.area_land[area]]}
    areas = sorted(by_land | _reached_by_sea(s, realm))
    eligible = [area for area in areas if is_eligible(s, realm, area)]
    if not eligible:
        return NONE
    capital = s.atlas.province_area[s.capital[realm]]
    if capital in eligible:
        return capital
    cores = [_cores_in(s, realm, area) for area in eligible]
    if max(cores):
        eligible = [area for area, many in zip(eligible, cores) if many == max(cores)]
    if len(eligible) > 1:
        eligible = [area for area in eligible if area in by_land] or eligible
    return eligible[s.dice.below(len(eligible))]


def _cores_in(s: Table, realm: int, area: int) -> int:
    return sum([is_core(s, realm, province) for province in s.atlas.area_provinces[area]])


def _reached_by_sea(s: Table, realm: int) -> set[int]:
    """EU-13.5.4, EU-13.5.5, EU-OPB51: Areas with Ports on a Sea Zone that its own Ports face, if it
    is not Hostile to it."""
    found: set[int] = set()
    for port in military_provinces(s, realm):
        for zone in s.atlas.province_zones[port]:
            if not is_sea_hostile(s, realm, zone):
                found.update([s.atlas.province_area[each] for each in s.atlas.zone_ports[zone]])
    return found


def is_eligible(s: Table, realm: int, area: int) -> bool:
    """EU-13.5.5: a disc of a player at war with it, and no Units of a player who is not."""
    enemies = s.enemies[realm]
    for province in s.atlas.area_provinces[area]:
        for seat in (s.town[province], s.vassal[province], s.occupant[province]):
            if seat != NONE and seat != REBELS and enemies >> seat & 1:
                return not units_there(s, area) & ~enemies
    return False
