"""What follows at once when Provinces, relations or faiths change, wherever the rules say so."""

from .atlas import capital_of
from .curia import settle_curia
from .empire import settle_empire
from .state import Table
from .terms import AREA_COUNT, NONE, REALM_COUNT


def settle(s: Table) -> None:
    """Make good what the last change has left: called after each duty, and by rules in between."""
    _move_capitals(s)
    _withdraw_influence(s)
    settle_empire(s)
    settle_curia(s)


def _move_capitals(s: Table) -> None:
    """EU-13.0.3, EU-14.3.16: an NPR, or a player's Vassal, whose capital is another's has its first
    Province, Large ones first."""
    for realm in range(REALM_COUNT):
        lands = s.lands[realm]
        if not lands or s.seat_of[realm] != NONE:
            continue
        if s.capital[realm] not in lands:
            s.capital[realm] = capital_of(s.atlas, _natural(s, realm), lands)
    for seat in range(s.count):
        for province in s.vassal_lands[seat]:
            vassal = s.owner[province]
            if not s.lands[vassal] and s.owner[s.capital[vassal]] != vassal:
                lands = tuple([each for each in s.vassal_lands[seat] if s.owner[each] == vassal])
                s.capital[vassal] = capital_of(s.atlas, _natural(s, vassal), lands)


def _natural(s: Table, realm: int) -> int:
    return s.atlas.realm_capital[realm] if realm < len(s.atlas.realm_capital) else NONE


def _withdraw_influence(s: Table) -> None:
    """EU-11.1.6, EU-OPB41: where all Provinces are players', Influence returns to its owners."""
    for area in s.atlas.main_areas:
        if any(s.town[province] == NONE for province in s.atlas.area_provinces[area]):
            continue
        s.imperial[area] = 0
        for seat in range(s.count):
            s.influence[seat * AREA_COUNT + area] = 0
