"""Chapters 5.3 and 15.3: which Areas a player may convert."""

from .land import owns
from .religion import is_dissent, same_faith, state_religion
from .state import Table
from .terms import NONE


def can_convert(s: Table, seat: int, area: int) -> bool:
    """EU-5.3.CV1, EU-5.3.CV4, EU-OPA43: an Area, with all that share its slot, that has another
    faith, where a player Owns a Province and nobody of another faith does."""
    if s.atlas.area_continent[area] != NONE or not is_dissent(s, seat, area):
        return False
    mine = state_religion(s, seat)
    own = 0
    for each in s.atlas.slot_areas[s.atlas.area_slot[area]]:
        for province in s.atlas.area_provinces[each]:
            if owns(s, seat, province):
                own += 1
                continue
            owner = s.owner[province]
            if s.occupant[province] != NONE or owner == NONE:
                return False
            if not same_faith(s.religion[owner], mine):
                return False
    return own > 0
