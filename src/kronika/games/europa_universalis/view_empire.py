"""What everybody sees of the Empire and the Curia."""

from typing import Any

from .curia import (
    cardinals_of,
    is_uncontested,
    open_slots,
    papal_controller,
    uncontested_prestige,
)
from .elections import candidates, voted_for
from .empire import elector_areas, has_empire, most_authority
from .places import AREAS
from .state import Table
from .terms import CRUSADE, EXCOMMUNICATED, FAITHS, NONE
from .words import REALM

Facts = dict[str, Any]


def _seats(s: Table, bits: int) -> list[int]:
    return [seat for seat in range(s.count) if bits >> seat & 1]


def empire_of_view(s: Table) -> Facts:
    """EU-STC.5, EU-18.1.1, EU-18.9.3: the Emperor, his authority and what it brings, and whom the
    Electors would vote for."""
    tables = s.content.tables
    facts: Facts = {
        "emperor": None if s.emperor == NONE else REALM.ids[s.emperor],
        "authority": s.authority,
        "religion": None if s.hre_religion == NONE else FAITHS[s.hre_religion],
        "defending": s.is_defending,
        "manpower": s.imperial_manpower,
        "aggressors": [REALM.ids[realm] for realm in s.aggressors],
        "most": 0,
        "electors": [],
        "candidates": [],
        "brings": {},
    }
    if has_empire(s):
        facts["most"] = most_authority(s)
        facts["electors"] = [
            {"area": AREAS[area], "votes": voted_for(s, area)} for area in elector_areas(s)
        ]
        facts["candidates"] = candidates(s)
        facts["brings"] = {
            "ducats": s.authority,
            "dip": tables.authority_dip[s.authority],
            "mil": tables.authority_mil[s.authority],
            "prestige": tables.authority_prestige[s.authority],
        }
    return facts


def curia_of_view(s: Table) -> Facts:
    """EU-19.1.2, EU-19.2.1, EU-19.2.2: the Cardinals, who controls them, what was decided."""
    seat = papal_controller(s)
    is_alone = seat != NONE and is_uncontested(s, seat)
    return {
        "roma": None if s.roma == NONE else s.roma,
        "cardinals": s.cardinals.copy(),
        "slots": open_slots(s),
        "count": [cardinals_of(s, each) for each in range(s.count)],
        "controller": None if seat == NONE else seat,
        "uncontested": is_alone,
        "prestige": uncontested_prestige(s) if is_alone else 0,
        "crusade": AREAS[s.papal_target] if s.papal_token == CRUSADE else None,
        "excommunicated": (REALM.ids[s.papal_target] if s.papal_token == EXCOMMUNICATED else None),
        "committed": _seats(s, s.committed),
    }
