"""Chapter 4.5: what fits into fields, settlements and shipyards."""

from typing import Final

from .relations import in_coalition
from .state import Table
from .terms import FORTIFICATION, NONE

GRAZING: Final = 2
"""SZ-D5.1: herds on one land field."""


def room_for_grain(s: Table, field: int) -> int:
    """SZ-D5.4: how much more grain a settlement stores."""
    building = s.settlement[field]
    if building == NONE:
        return 0
    most = s.content.building_grain[building]
    if s.fortified[field]:
        most += s.content.building_grain[FORTIFICATION]
    return most - s.stored_grain[field]


def room_for_fish(s: Table, field: int) -> int:
    """SZ-D5.4: how many more fish a shipyard stores."""
    if s.yard[field] == NONE:
        return 0
    return s.content.building_fish[s.yard[field]] - s.stored_fish[field]


def room_for_units(s: Table, field: int) -> int:
    """SZ-D5.4: how many more units find room inside a settlement."""
    building = s.settlement[field]
    if building == NONE:
        return 0
    most = s.content.building_units[building]
    if s.fortified[field]:
        most += s.content.building_units[FORTIFICATION]
    return most - len(s.units_inside(field))


def room_for_ships(s: Table, field: int) -> int:
    """SZ-D5.4, SZ-D5.5, SZ-J2.9: how many more ships find room in a shipyard.

    Empty ones of its owner and his coalition need room too; those of others lie on the field.
    """
    if s.yard[field] == NONE:
        return 0
    home = s.settlement_owner[field]
    lying = 0
    for sailor in s.empty.owners(field):
        if in_coalition(s, sailor, home):
            lying += s.empty.all_of(field, sailor)
    return s.content.building_ships[s.yard[field]] - len(s.ships_in_yard(field)) - lying


def room_for_herds(s: Table, field: int) -> int:
    """SZ-D5.1, SZ-J7.4: how many more herds can graze on a field; none beside sown grain."""
    if not s.is_land(field) or s.map.neutral[field] != NONE or s.sown[field]:
        return 0
    return GRAZING - len(s.herds_on(field))


def room_for_fed_herds(s: Table, field: int) -> int:
    """SZ-D5.4, SZ-D5.7: how many more herds find room inside a settlement."""
    building = s.settlement[field]
    if building == NONE:
        return 0
    return s.content.building_herds[building] - len(s.herds_in(field))
