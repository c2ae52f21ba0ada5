"""EU-10.1.13, EU-10.1.14: players at peace take their Units home and dismiss their Allies."""

from typing import Final

from kronika.core.asks import Ask, Event, Prompt, Rules, Verb

from .forces import add_infantry, army_unit, remove_unit, units_in
from .relations import is_at_war, is_friendly_area, is_hostile_area
from .state import Table, changed
from .terms import ALLIED, AREA_COUNT, ARMIES, LAND_UNITS, NONE
from .victory import active_allies
from .words import AREA, PLAYER

RETREAT_TO: Final = Verb("return-to", (AREA,), "EU-10.1.13")
ASK_RETREAT: Final = Prompt("return-to", (AREA,), "EU-10.1.13")
GOES_HOME: Final = Event("goes-home", (PLAYER, AREA, AREA))
ALLIES_LEAVE: Final = Event("allies-leave", (PLAYER,))


def end_of_wars(s: Table, seat: int) -> Rules:
    """EU-10.1.13, EU-10.1.14, EU-4.3.D4, EU-OPB40: of a player who is in no war."""
    if is_at_war(s, seat):
        return
    dismiss_allies(s, seat)
    for area in s.atlas.areas:
        if units_in(s, seat, area) and is_stranded(s, seat, area):
            yield from _go_home(s, seat, area)


def dismiss_allies(s: Table, seat: int) -> None:
    """EU-10.1.14: Active Allies are Allies again, all Allied Units return to the supply."""
    had = s.allied[seat]
    for realm in active_allies(s, seat):
        s.is_active = changed(s.is_active, realm, False)
        s.given = changed(s.given, realm, 0)
    s.allied[seat] = 0
    for army in range(ARMIES):
        for type in range(len(LAND_UNITS)):
            for _ in range(army_unit(s, seat, army, ALLIED, type)):
                remove_unit(s, seat, s.army_area[seat * ARMIES + army], army, ALLIED, type)
                had += 1
    if had:
        s.tell(ALLIES_LEAVE, seat)


def is_stranded(s: Table, seat: int, area: int) -> bool:
    """EU-10.1.13, EU-9.0.8, EU-OPB71: a Neutral Area, but for vacant Territories with an own
    Claim."""
    if is_friendly_area(s, seat, area) or is_hostile_area(s, seat, area):
        return False
    is_vacant = all(s.owner[province] == NONE for province in s.atlas.area_provinces[area])
    has_claim = bool(s.claims[area] >> seat & 1) or s.core[area] == seat
    return not (is_vacant and has_claim)


def nearest_homes(s: Table, seat: int, area: int) -> list[int]:
    """EU-10.1.13: the nearest Friendly Areas, each Area or Sea Zone on the way being one space."""
    seen = {area}
    zones: set[int] = set()
    edge: list[int] = [area]
    edge_zones: list[int] = []
    while edge or edge_zones:
        near: set[int] = set()
        near_zones: set[int] = set()
        for each in edge:
            near.update(s.atlas.area_land[each])
            near_zones.update(s.atlas.area_zones[each])
        for zone in edge_zones:
            near.update(s.atlas.zone_areas[zone])
            near_zones.update(s.atlas.zone_zones[zone])
        edge = sorted(near - seen)
        edge_zones = sorted(near_zones - zones)
        seen |= near
        zones |= near_zones
        homes = [each for each in edge if is_friendly_area(s, seat, each)]
        if homes:
            return homes
    return []


def _go_home(s: Table, seat: int, area: int) -> Rules:
    """EU-10.1.13, D-RELOCATE: all Units of one Area to the same one; without any they stay."""
    homes = nearest_homes(s, seat, area)
    if not homes:
        return
    options = [RETREAT_TO.of(each) for each in homes]
    home = (yield Ask(seat, ASK_RETREAT, options, area, default=options[0])).a
    single = s.infantry[seat * AREA_COUNT + area]
    add_infantry(s, seat, home, single)
    add_infantry(s, seat, area, -single)
    for army in range(ARMIES):
        if s.army_area[seat * ARMIES + army] == area:
            s.army_area[seat * ARMIES + army] = home
    s.tell(GOES_HOME, seat, area, home)
