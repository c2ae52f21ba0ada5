"""Chapter 14.1: Unrest of Towns and Vassal tokens."""

from collections.abc import Sequence
from typing import Final

from kronika.core.asks import Ask, Event, Option, Prompt, Rules, Verb

from .state import Table, changed
from .terms import NONE
from .words import NUMBER, PLAYER, PROVINCE

ADD_UNREST: Final = Verb("add-unrest", (PROVINCE,))
CALM: Final = Verb("calm", (PROVINCE,))
LEAVE_UNREST: Final = Verb("leave-unrest")
ASK_ADD_UNREST: Final = Prompt("add-unrest", (NUMBER,), "EU-14.1.3")
ASK_CALM: Final = Prompt("calm", (NUMBER,), "EU-14.1.8")
UNREST_GROWS: Final = Event("unrest-grows", (PLAYER, PROVINCE))
CALMS: Final = Event("calms", (PLAYER, PROVINCE))


def has_disc(s: Table, seat: int, province: int) -> bool:
    """EU-14.1.5, EU-14.1.6: whether a player's Town or Vassal token lies on top, his Towns on
    enemy Provinces too."""
    occupant = s.occupant[province]
    if occupant != NONE:
        return occupant == seat
    return s.town[province] == seat or s.vassal[province] == seat


def is_restless(s: Table, province: int) -> bool:
    """EU-14.1.5, EU-14.1.6, EU-14.1.2: whether what lies on top of a Province has Unrest."""
    occupant = s.occupant[province]
    if occupant == NONE:
        return s.unrest[province]
    return s.occupant_unrest[province]


def restless(s: Table, seat: int, area: int) -> list[int]:
    """EU-14.2.3, EU-OPC01: Provinces of an Area where a player's own disc has Unrest."""
    return [p for p in s.atlas.area_provinces[area] if has_disc(s, seat, p) and is_restless(s, p)]


def all_restless(s: Table, seat: int) -> list[int]:
    """Provinces where a player's own disc has Unrest."""
    found: list[int] = []
    for province, unrest in enumerate(s.unrest):
        if unrest and s.occupant[province] == NONE and has_disc(s, seat, province):
            found.append(province)
    is_covering = False
    for province, unrest in enumerate(s.occupant_unrest):
        if unrest and s.occupant[province] == seat:
            found.append(province)
            is_covering = True
    return sorted(found) if is_covering else found


def calm_provinces(
    s: Table, seat: int, provinces: Sequence[int], towns_only: bool = False
) -> list[int]:
    """EU-14.1.3, EU-OPA21: of some Provinces those where a player can get Unrest: what he Owns, or
    his Vassals, without any."""
    found: list[int] = []
    for province in provinces:
        if s.occupant[province] != NONE or s.unrest[province]:
            continue
        is_own = s.town[province] == seat or (not towns_only and s.vassal[province] == seat)
        if is_own:
            found.append(province)
    return found


def add_unrest(s: Table, province: int) -> None:
    """EU-14.1.1: the disc on top is flipped to its Unrest side."""
    occupant = s.occupant[province]
    if occupant == NONE:
        s.unrest = changed(s.unrest, province, True)
        seat = s.town[province] if s.town[province] != NONE else s.vassal[province]
    else:
        s.occupant_unrest = changed(s.occupant_unrest, province, True)
        seat = occupant
    s.tell(UNREST_GROWS, seat, province)


def remove_unrest(s: Table, province: int) -> None:
    """EU-14.1.8: the disc on top is flipped back."""
    occupant = s.occupant[province]
    if occupant == NONE:
        s.unrest = changed(s.unrest, province, False)
        seat = s.town[province] if s.town[province] != NONE else s.vassal[province]
    else:
        s.occupant_unrest = changed(s.occupant_unrest, province, False)
        seat = occupant
    s.tell(CALMS, seat, province)


def suffer_unrest(s: Table, seat: int, provinces: Sequence[int], many: int) -> Rules:
    """EU-14.1.3, EU-4.3.H4, EU-OPA21: Unrest on so many of these Provinces, of the player's choice;
    where none is left without, it lapses."""
    left = [p for p in provinces if s.occupant[p] == NONE and not s.unrest[p]]
    for missing in range(many, 0, -1):
        if not left:
            return
        options = [ADD_UNREST.of(province) for province in left]
        chosen = yield Ask(seat, ASK_ADD_UNREST, options, missing, default=options[0])
        left.remove(chosen.a)
        add_unrest(s, chosen.a)


def may_calm(s: Table, seat: int, provinces: Sequence[int], many: int, must: bool = False) -> Rules:
    """EU-14.1.8: Unrest leaves up to so many of these Provinces; all of them if it `must`."""
    left = [p for p in provinces if is_restless(s, p)]
    for more in range(many, 0, -1):
        if not left:
            return
        options: list[Option] = [CALM.of(province) for province in left]
        first = options[0]
        if not must:
            options.append(LEAVE_UNREST.of())
        chosen = yield Ask(seat, ASK_CALM, options, more, default=first)
        if chosen.verb is LEAVE_UNREST:
            return
        left.remove(chosen.a)
        remove_unrest(s, chosen.a)
