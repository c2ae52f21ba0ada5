"""Chapters 10.6 and 10.8: settlements that are taken, spared or destroyed, and all that is in them.

Who was the owner may become a vassal or be eliminated (`diplomacy.settlements_were_lost`): that is
told by the caller, because several settlements can be lost at one moment.
"""

from typing import Final

from kronika.core.asks import Event

from .construction import builders_on, clear_site, leave_site
from .control import refresh_control
from .pieces import RIVAL_BONUS, degrade, earn_prestige, gain_points, land_ship, put_on_field
from .prestige import gain_prestige
from .relations import are_hostile
from .state import OUTSIDE, Table
from .storage import room_for_fed_herds, room_for_fish, room_for_grain, room_for_herds
from .terms import CITY, DOCK, FORTIFICATION, NONE, PORT, SE, VILLAGE
from .words import BUILDING, FIELD, PLAYER, UNIT

TAKES_SETTLEMENT: Final = Event("takes-settlement", (PLAYER, PLAYER, BUILDING, FIELD))
DESTROYS_SETTLEMENT: Final = Event("destroys-settlement", (PLAYER, PLAYER, BUILDING, FIELD))
LOSES_SETTLEMENT: Final = Event("loses-settlement", (PLAYER, BUILDING, FIELD))
BUILDING_FALLS: Final = Event("building-falls", (BUILDING, FIELD))
CHANGES_SIDES: Final = Event("changes-sides", (PLAYER, PLAYER, UNIT, FIELD))


AT_ONCE: Final = 0
AFTER_COMBAT: Final = 1
BY_LORD: Final = 2
"""SZ-P1.1, SZ-H3.8: how the victor is rewarded: for a surrender at once, for a storm when combat is
over, or by the lord of a coalition, who gives it out himself."""


# The three outcomes


def take_over(s: Table, field: int, by: int, reward: int = AT_ONCE) -> None:
    """SZ-B4.7, SZ-K6.10, SZ-K6.13, SZ-OP03: all buildings become the victor's, as tiles last.

    Settlement, shipyard and fortification in this order; with one tile a city becomes his village
    and a port his dock; without a tile for the settlement everything is destroyed.
    """
    if s.has_limits and not s.tiles[by]:
        destroy_settlement(s, field, by, reward)
        return
    score_settlement(s, field, by, reward)
    settlement = _lay(s, by, s.settlement[field])
    yard = NONE if s.yard[field] == NONE else _lay(s, by, s.yard[field])
    fortified = s.fortified[field] and _lay(s, by, FORTIFICATION) != NONE
    _hand_over(s, field, by, settlement, yard, fortified)


def can_be_spared(s: Table, field: int, by: int) -> bool:
    """SZ-K8.5, SZ-K6.11, SZ-B4.7: a city, if the victor has a tile for a village."""
    return s.settlement[field] == CITY and (not s.has_limits or s.tiles[by] >= 1)


def port_can_be_spared(s: Table, field: int, by: int) -> bool:
    """SZ-K8.5, SZ-B4.7: the port of a spared city, with one more tile for a dock."""
    return (
        s.yard[field] == PORT
        and can_be_spared(s, field, by)
        and (not s.has_limits or s.tiles[by] >= 2)
    )


def spare_city(s: Table, field: int, by: int, port: bool, reward: int = AFTER_COMBAT) -> None:
    """SZ-K8.5, SZ-G5.7: a city becomes a village of the victor, and its port, if spared, a dock.

    Dock and fortification are destroyed. The points are those of a city.
    """
    score_settlement(s, field, by, reward)
    settlement = _lay(s, by, VILLAGE)
    yard = _lay(s, by, DOCK) if port else NONE
    _hand_over(s, field, by, settlement, yard, fortified=False)


def destroy_settlement(s: Table, field: int, by: int, reward: int = AT_ONCE) -> None:
    """SZ-B4.2, SZ-G5.7, SZ-K6.13, SZ-K6.17, SZ-K6.20, SZ-K6.21: nothing is left of a settlement.

    `by` is who destroyed it or let it starve, NONE if nobody did. Stored grain and fish are lost,
    sites too; herds and empty ships fall to the victor.
    """
    owner, building = s.settlement_owner[field], s.settlement[field]
    score_settlement(s, field, by, reward)
    if by == NONE:
        s.tell(LOSES_SETTLEMENT, owner, building, s.map.spoken[field])
    else:
        s.tell(DESTROYS_SETTLEMENT, by, owner, building, s.map.spoken[field])
        if s.stored_grain[field]:
            gain_points(s, owner, -1)
    raze(s, field, by)


def raze(s: Table, field: int, by: int) -> None:
    """SZ-K6.17, SZ-K6.21: nothing stands any more; who and what was inside is on the field."""
    seas = s.yard_seas(field)
    herds = s.herds_in(field)
    s.stored_grain[field] = 0
    s.settlement[field] = s.settlement_cell[field] = NONE
    s.change_settlement(field, NONE)
    s.fortified[field] = False
    s.encircled_since[field] = 0
    _remove_yard(s, field)
    for unit in builders_on(s, field):
        leave_site(s, unit)
    clear_site(s, field)
    _move_out(s, field, seas, by)
    _drive_out(s, field, herds, by)
    refresh_control(s, field)


# Points


def settlement_prestige(s: Table, field: int) -> int:
    """SZ-P1.1, SZ-P1.3, SZ-G5.2: of settlement and shipyard; a fortification has none."""
    worth = s.content.building_prestige[s.settlement[field]]
    if s.yard[field] != NONE:
        worth += s.content.building_prestige[s.yard[field]]
    return worth


def score_settlement(s: Table, field: int, by: int, reward: int) -> None:
    """SZ-G5.1, SZ-G5.6, SZ-G5.7, SZ-P1.1, SZ-K6.12, SZ-OP37: 4 points for a village, 8 for a city.

    Prestige of combat comes after combat, that of a settlement that starves at once.
    """
    owner = s.settlement_owner[field]
    points = s.content.building_points[s.settlement[field]]
    worth = settlement_prestige(s, field)
    gain_points(s, owner, -points)
    if by != NONE or not s.variants.only_taken:
        s.lost[owner] += worth
    if by == NONE or reward == BY_LORD:
        return
    gain_points(s, by, points)
    s.destroyed[by] += worth
    if reward == AFTER_COMBAT:
        earn_prestige(s, by, owner, worth, field)
    elif s.has_prestige:
        rival = s.rivals[by] >> owner & 1
        gain_prestige(s, by, worth + (worth // RIVAL_BONUS if rival else 0))


# Tiles


def _lay(s: Table, by: int, building: int) -> int:
    """SZ-B4.2, SZ-B4.7, SZ-B4.4: what the tiles of a player allow of a building; NONE: nothing."""
    if not s.has_limits:
        return building
    double = building in (CITY, PORT)
    if double and s.tiles[by] == 1:
        building = VILLAGE if building == CITY else DOCK
        double = False
    tiles = 2 if double else 1
    if s.tiles[by] < tiles:
        return NONE
    s.tiles[by] -= tiles
    return building


# Goods and units


def _hand_over(s: Table, field: int, by: int, settlement: int, yard: int, fortified: bool) -> None:
    """SZ-K6.10, SZ-K6.17, SZ-K6.20: what stands after a capture, and the goods that fit into it.

    A site stays as it is, without builders, but for a port whose dock is no more.
    """
    owner = s.settlement_owner[field]
    s.tell(TAKES_SETTLEMENT, by, owner, s.settlement[field], s.map.spoken[field])
    seas = s.yard_seas(field)
    had_grain = s.stored_grain[field]
    for unit in builders_on(s, field):
        leave_site(s, unit)
    s.settlement[field] = settlement
    s.change_settlement(field, by)
    s.encircled_since[field] = 0
    if s.fortified[field] and not fortified:
        s.tell(BUILDING_FALLS, FORTIFICATION, s.map.spoken[field])
    s.fortified[field] = fortified
    if yard == NONE:
        _remove_yard(s, field)
    else:
        s.yard[field] = yard
        s.stored_fish[field] += min(0, room_for_fish(s, field))
    s.stored_grain[field] += min(0, room_for_grain(s, field))
    if had_grain:
        gain_points(s, by, 1)
        gain_points(s, owner, -1)
    _move_out(s, field, seas, by)
    _take_herds(s, field, by)
    refresh_control(s, field)


def _remove_yard(s: Table, field: int) -> None:
    if s.yard[field] != NONE:
        s.tell(BUILDING_FALLS, s.yard[field], s.map.spoken[field])
    s.yard[field] = NONE
    if s.site[field] != DOCK:
        s.yard_point[field] = NONE
    s.stored_fish[field] = 0
    if s.site[field] == PORT:
        clear_site(s, field)


def _best_first(s: Table, herds: list[int]) -> list[int]:
    """Where not all find room, the victor keeps the most valuable ones."""
    return sorted(herds, key=lambda herd: (-s.content.herd_agriculture[s.herd_type[herd]], herd))


def _steal(s: Table, herd: int, by: int) -> None:
    """SZ-G5.8: a herd inside is stolen like any other; what a partner has stays his."""
    owner = s.herd_owner[herd]
    if are_hostile(s, by, owner):
        gain_points(s, owner, -1)
        s.herd_owner[herd] = by
        s.herd_stolen[herd] = s.turn


def _take_herds(s: Table, field: int, by: int) -> None:
    """SZ-K6.17, SZ-G5.8: as many herds as the settlement has room for; the others are lost."""
    herds = _best_first(s, s.herds_in(field))
    room = len(herds) + room_for_fed_herds(s, field)
    for place, herd in enumerate(herds):
        _steal(s, herd, by)
        if place >= room:
            s.herd_owner[herd] = NONE


def _drive_out(s: Table, field: int, herds: list[int], by: int) -> None:
    """SZ-K6.17, SZ-G5.8: the herds of a destroyed settlement graze on its field, if it has room."""
    for herd in _best_first(s, herds):
        if by != NONE:
            _steal(s, herd, by)
        if room_for_herds(s, field) > 0:
            s.herd_inside[herd] = False
        else:
            s.herd_owner[herd] = NONE


def _move_out(s: Table, field: int, seas: list[int], by: int) -> None:
    """SZ-K6.21, SZ-K6.17, SZ-L1.4: units stand on the field, ships sail out or land.

    Ships go to a sea of the shipyard without enemies, where own ships are rather than elsewhere.
    The siege is over, so engines are infantry. Empty ships of a partner stay his.
    """
    for unit in s.units_on(field):
        if s.type[unit] == SE:
            degrade(s, unit)
    for unit in s.units_inside(field):
        put_on_field(s, unit, field)
    for ship in s.ships_in_yard(field):
        sea = _way_out(s, ship, seas)
        if sea == NONE:
            land_ship(s, ship, field)
        else:
            put_on_field(s, ship, sea)
    for sailor in s.empty.owners(field) if by != NONE else []:
        if are_hostile(s, by, sailor):
            s.empty.hand_over(field, sailor, by)


def _way_out(s: Table, ship: int, seas: list[int]) -> int:
    owner = s.owner[ship]
    found = NONE
    for sea in seas:
        others = [s.owner[unit] for unit in s.units_on(sea)]
        if any(are_hostile(s, owner, other) for other in others):
            continue
        if found == NONE or owner in others:
            found = sea
    return found


def win_over(s: Table, unit: int, by: int) -> None:
    """SZ-B4.9: mercenaries change sides and stand with their new master on the field."""
    s.tell(CHANGES_SIDES, s.owner[unit], by, s.type[unit], s.map.spoken[s.at[unit]])
    s.change_owner(unit, by)
    s.builds_since[unit] = s.training[unit] = 0
    if s.where[unit] != OUTSIDE:
        put_on_field(s, unit, s.at[unit])
    refresh_control(s, s.at[unit])
