"""Chapters 2, 7.5, 9.8, 11.4 and 13.3: who owns and controls Provinces, and what lies on them.

Everything that changes a Province goes through here: Towns and tokens leave their tracks and return
to them, slots are covered, the Lawful Owner follows.
"""

from typing import Final

from .state import Table, added, changed
from .terms import (
    INACTIVE_PORT,
    LARGE_TOWN,
    LARGE_TOWNS,
    NETHERLANDS,
    NO_DISC,
    NO_PORT,
    NONE,
    REBELS,
    SMALL_TOWN,
    SMALL_TOWNS,
    STAND_IN,
    TWO_TOWNS,
    VASSAL_TOKENS,
)

REBEL_RULE: Final = -2
"""The Controller of a Province that Rebels hold."""


def tax_value(s: Table, province: int) -> int:
    """EU-2.M8, EU-7.5.6, EU-7.5.10: 2 of a Large Province, printed or made by a Large Town."""
    if s.atlas.province_tax[province] == 2:
        return 2
    disc, other = s.disc[province], s.occupant_disc[province]
    is_large = disc in (LARGE_TOWN, TWO_TOWNS)
    return 2 if is_large or other in (LARGE_TOWN, TWO_TOWNS) else 1


def flag_of(s: Table, province: int) -> int:
    """EU-2.T11: whose it is without a Town: of a DNPR token, or its flag; NONE: a Territory.

    EU-21.0.3: before that, of a Realm whose player has left it.
    """
    if s.bequeathed[province] != NONE:
        return s.bequeathed[province]
    dnpr = s.dnpr[province]
    return s.atlas.province_realm[province] if dnpr == NONE else s.dnpr_realm[dnpr]


def is_vacant(s: Table, province: int) -> bool:
    """EU-2.M19: a Territory with nothing on it."""
    return s.owner[province] == NONE


def controller(s: Table, province: int) -> int:
    """EU-2.T12, EU-9.0.1: the Realm, REBEL_RULE, or NONE of a vacant Territory."""
    occupant = s.occupant[province]
    if occupant == NONE:
        return s.owner[province]
    return REBEL_RULE if occupant == REBELS else s.realm_of[occupant]


def holder(s: Table, province: int) -> int:
    """The player whose Town or Vassal token lies on top; NONE: an NPR's, or the Rebels'."""
    occupant = s.occupant[province]
    if occupant != NONE:
        return NONE if occupant == REBELS else occupant
    return s.town[province] if s.vassal[province] == NONE else s.vassal[province]


def owns(s: Table, seat: int, province: int) -> bool:
    """EU-2.T10, EU-2.T13: whether a player is Lawful Owner of a Province and Controls it."""
    return s.town[province] == seat and s.occupant[province] == NONE


def realm_owns(s: Table, realm: int, province: int) -> bool:
    """EU-9.0.1, EU-9.0.2: whether an independent Realm, of whatever sort, Owns a Province."""
    is_its = s.owner[province] == realm and s.vassal[province] == NONE
    return is_its and s.occupant[province] == NONE


def has_vassal(s: Table, seat: int, province: int) -> bool:
    """EU-2.C8: whether it is a Province of a player's Vassal that nobody Occupies."""
    return s.vassal[province] == seat and s.occupant[province] == NONE


def owned_lands(s: Table, realm: int) -> list[int]:
    """The Provinces that a Realm Owns."""
    return [province for province in s.lands[realm] if s.occupant[province] == NONE]


def areas_of(s: Table, realm: int) -> list[int]:
    """EU-2.C4, EU-9.0.3: the Areas that are part of a Realm, in alphabetical order."""
    found = {s.atlas.province_area[province] for province in owned_lands(s, realm)}
    return sorted(found)


def is_part_of(s: Table, realm: int, area: int) -> bool:
    """EU-9.0.3: whether a Realm Owns a Province in an Area."""
    return any(realm_owns(s, realm, province) for province in s.atlas.area_provinces[area])


def base_tax(s: Table, seat: int) -> int:
    """EU-DV.1: what the uncovered slots of the Town tracks show."""
    small = s.small_towns[seat] - s.covered_small[seat]
    return small + 2 * (s.large_towns[seat] - s.covered_large[seat])


def vassal_tax(s: Table, seat: int) -> int:
    """EU-DV.2, EU-OPA15: half a ducat for each effective Vassal token, rounded up."""
    return (s.vassal_tokens[seat] - s.covered_vassals[seat] + 1) // 2


def realm_tax(s: Table, realm: int) -> int:
    """EU-DV.7, EU-13.0.2: the Base Tax of an NPR, with +1 Manpower tokens."""
    return sum([tax_value(s, p) + s.plus[p] for p in s.lands[realm]])


def vassals_of_npr(s: Table, realm: int) -> list[int]:
    """EU-13.2.1: the Vassals of an NPR that still are."""
    vassals = s.atlas.realm_vassals[realm] if realm < len(s.atlas.realm_vassals) else []
    return [each for each in vassals if s.overlord[each] == realm and s.lands[each]]


def strength(s: Table, realm: int) -> int:
    """EU-13.4.14: the tax of all Provinces that an NPR and its Vassals Own, with +1 tokens."""
    total = 0
    for each in [realm, *vassals_of_npr(s, realm)]:
        for province in s.lands[each]:
            if s.occupant[province] == NONE:
                total += tax_value(s, province) + s.plus[province]
    return total


def cores_of(s: Table, seat: int) -> int:
    """Core tokens of a player."""
    total = 0
    for owner in s.core:
        if owner == seat:
            total += 1
    return total


def claimed_areas(s: Table, seat: int) -> list[int]:
    """EU-11.0.1, EU-7.6.8: the Areas with a Claim or a Core token of a player, each once."""
    found = [area for area, claims in enumerate(s.claims) if claims and claims >> seat & 1]
    found += [area for area, owner in enumerate(s.core) if owner == seat and area not in found]
    return found


def is_core(s: Table, realm: int, province: int) -> bool:
    """EU-2.C9, EU-7.6.1, EU-7.6.7, EU-2.O10: whether it is a Core Province of a Realm."""
    core = s.core[s.atlas.province_area[province]]
    if core != NONE:
        return s.realm_of[core] == realm
    if s.dnpr[province] != NONE:
        return s.dnpr_realm[s.dnpr[province]] == realm
    if s.atlas.province_realm[province] == realm:
        return True
    return realm == NETHERLANDS and s.atlas.province_dutch[province]


def is_players_core(s: Table, province: int) -> bool:
    """EU-16.5.13, EU-16.3.20: whether it is a Core Province of a Realm that is still played."""
    for seat, realm in enumerate(s.realm_of):
        if not s.eliminated >> seat & 1 and is_core(s, realm, province):
            return True
    return False


def is_active_port(s: Table, province: int) -> bool:
    """EU-2.M11, EU-2.M20: whether Ships can enter; grey ones work with a piece on them only."""
    port = s.atlas.province_port[province]
    if port == NO_PORT:
        return False
    return (
        port != INACTIVE_PORT
        or s.dnpr[province] != NONE
        or s.disc[province] != NO_DISC
        or s.occupant_disc[province] != NO_DISC
        or s.vassal[province] != NONE
    )


def put_town(
    s: Table, seat: int, province: int, unrest: bool = False, is_large: bool = False
) -> None:
    """EU-7.5.2, EU-7.5.4, EU-7.5.6, EU-7.5.9: a Town from the track, for the Lawful Owner.

    What another had there must have been taken away. EU-7.5.10: it `is_large` if a Large Town made
    it so before. EU-13.4.11: +1 Manpower tokens leave.
    """
    assert s.town[province] == NONE and s.vassal[province] == NONE
    disc = _take_disc(s, seat, is_large or s.atlas.province_tax[province] == 2)
    s.disc = changed(s.disc, province, disc)
    s.town = changed(s.town, province, seat)
    s.unrest = changed(s.unrest, province, unrest)
    s.plus = changed(s.plus, province, 0)
    _follow_owner(s, province)


def _take_disc(s: Table, seat: int, is_large: bool) -> int:
    """Take a disc of the right size off the mat."""
    if is_large and s.large_towns[seat] < LARGE_TOWNS:
        s.large_towns[seat] += 1
        return LARGE_TOWN
    needed = 2 if is_large else 1
    if s.small_towns[seat] + needed <= SMALL_TOWNS:
        s.small_towns[seat] += needed
        return TWO_TOWNS if is_large else SMALL_TOWN
    s.vassal_tokens[seat] += needed
    return STAND_IN


def can_place_disc(s: Table, seat: int, province: int) -> bool:
    """EU-7.5.9: whether a player has pieces for one more Province."""
    needed = tax_value(s, province)
    if needed == 2 and s.large_towns[seat] < LARGE_TOWNS:
        return True
    if s.small_towns[seat] + needed <= SMALL_TOWNS:
        return True
    return s.vassal_tokens[seat] + needed <= VASSAL_TOKENS


def _return_disc(s: Table, seat: int, disc: int, tokens: int) -> None:
    if disc == LARGE_TOWN:
        s.large_towns[seat] -= 1
    elif disc == SMALL_TOWN:
        s.small_towns[seat] -= 1
    elif disc == TWO_TOWNS:
        s.small_towns[seat] -= 2
    elif disc == STAND_IN:
        s.vassal_tokens[seat] -= tokens


def _cover(s: Table, province: int, by: int) -> None:
    """EU-9.8.8, EU-14.2.7, EU-7.5.6: cover slots of the Lawful Owner's track, or uncover them."""
    disc = s.disc[province]
    seat = s.town[province]
    if s.vassal[province] != NONE:
        s.covered_vassals = added(
            s.covered_vassals, s.vassal[province], by * s.atlas.province_tax[province]
        )
    elif seat == NONE:
        return
    elif disc == LARGE_TOWN:
        s.covered_large = added(s.covered_large, seat, by)
    elif disc == STAND_IN:
        s.covered_vassals = added(s.covered_vassals, seat, by * s.atlas.province_tax[province])
    else:
        s.covered_small = added(s.covered_small, seat, by * (2 if disc == TWO_TOWNS else 1))


def take_town(s: Table, province: int) -> None:
    """EU-7.5.2, EU-10.5.3: the Lawful Owner's Town returns to its track, with what covers it."""
    assert s.town[province] != NONE
    if s.occupant[province] != NONE:
        _cover(s, province, -1)
    _return_disc(s, s.town[province], s.disc[province], s.atlas.province_tax[province])
    s.town = changed(s.town, province, NONE)
    s.disc = changed(s.disc, province, NO_DISC)
    s.unrest = changed(s.unrest, province, False)
    _follow_owner(s, province)


def put_vassals(s: Table, seat: int, province: int, unrest: bool = False) -> None:
    """EU-7.5.5, EU-11.4.8: Vassal tokens on a Province, two on a Large one."""
    assert s.town[province] == NONE and s.vassal[province] == NONE
    s.vassal_tokens[seat] += s.atlas.province_tax[province]
    s.vassal = changed(s.vassal, province, seat)
    s.unrest = changed(s.unrest, province, unrest)
    s.plus = changed(s.plus, province, 0)
    s.vassal_lands = changed(s.vassal_lands, seat, tuple(sorted([*s.vassal_lands[seat], province])))
    _follow_owner(s, province)


def can_place_vassals(s: Table, seat: int, provinces: list[int]) -> bool:
    """EU-11.4.9: whether a player has enough Vassal tokens for them."""
    needed = sum([s.atlas.province_tax[province] for province in provinces])
    return s.vassal_tokens[seat] + needed <= VASSAL_TOKENS


def take_vassals(s: Table, province: int) -> None:
    """EU-13.0.4: Vassal tokens return to their track."""
    seat = s.vassal[province]
    assert seat != NONE
    if s.occupant[province] != NONE:
        _cover(s, province, -1)
    s.vassal_tokens[seat] -= s.atlas.province_tax[province]
    s.vassal = changed(s.vassal, province, NONE)
    s.unrest = changed(s.unrest, province, False)
    s.vassal_lands = changed(
        s.vassal_lands, seat, tuple([each for each in s.vassal_lands[seat] if each != province])
    )
    _follow_owner(s, province)


def occupy(s: Table, seat: int, province: int) -> None:
    """EU-9.8.7, EU-9.8.8, EU-9.8.13: an enemy's Town, Unrest side up, on what lies there."""
    vacate(s, province)
    is_large = tax_value(s, province) == 2
    _cover(s, province, 1)
    s.occupant_disc = changed(s.occupant_disc, province, _take_disc(s, seat, is_large))
    s.occupant = changed(s.occupant, province, seat)
    s.occupant_unrest = changed(s.occupant_unrest, province, True)
    s.is_settled = False


def rebel(s: Table, province: int, is_religious: bool = False) -> None:
    """EU-14.2.7, EU-14.3.9: a Rebel Town on a Town or Vassal token."""
    vacate(s, province)
    _cover(s, province, 1)
    s.occupant = changed(s.occupant, province, REBELS)
    s.religious = changed(s.religious, province, is_religious)
    s.is_settled = False


def vacate(s: Table, province: int) -> None:
    """EU-9.8.9, EU-9.8.12, EU-10.5.3: whoever Occupies it is gone; the owner's slot is free."""
    occupant = s.occupant[province]
    if occupant == NONE:
        return
    _cover(s, province, -1)
    if occupant != REBELS:
        _return_disc(s, occupant, s.occupant_disc[province], s.atlas.province_tax[province])
    s.occupant = changed(s.occupant, province, NONE)
    s.occupant_disc = changed(s.occupant_disc, province, NO_DISC)
    s.occupant_unrest = changed(s.occupant_unrest, province, False)
    s.religious = changed(s.religious, province, False)
    s.is_settled = False


def keep(s: Table, province: int) -> None:
    """EU-10.5.8, EU-10.5.29: the Occupant becomes Lawful Owner; his Town stays as it lies."""
    seat, disc = s.occupant[province], s.occupant_disc[province]
    unrest = s.occupant_unrest[province]
    assert seat != NONE and seat != REBELS
    clear(s, province)
    s.occupant = changed(s.occupant, province, NONE)
    s.occupant_disc = changed(s.occupant_disc, province, NO_DISC)
    s.occupant_unrest = changed(s.occupant_unrest, province, False)
    s.town = changed(s.town, province, seat)
    s.disc = changed(s.disc, province, disc)
    s.unrest = changed(s.unrest, province, unrest)
    s.plus = changed(s.plus, province, 0)
    _follow_owner(s, province)


def clear(s: Table, province: int) -> None:
    """The Lawful Owner's Town or Vassal tokens return to his mat."""
    if s.town[province] != NONE:
        take_town(s, province)
    elif s.vassal[province] != NONE:
        take_vassals(s, province)


def develop(s: Table, province: int) -> None:
    """EU-16.3.15, EU-7.5.10: a Small Town is replaced by a Large one, or gets a second one."""
    seat = s.town[province]
    assert s.disc[province] == SMALL_TOWN and s.atlas.province_tax[province] == 1
    if s.large_towns[seat] < LARGE_TOWNS:
        s.small_towns[seat] -= 1
        s.large_towns[seat] += 1
        s.disc = changed(s.disc, province, LARGE_TOWN)
    else:
        s.small_towns[seat] += 1
        s.disc = changed(s.disc, province, TWO_TOWNS)


def put_dnpr(s: Table, dnpr: int, province: int) -> None:
    """EU-16.3.20, EU-16.5.14: a token of a Dynamic NPR, below what lies there."""
    s.dnpr = changed(s.dnpr, province, dnpr)
    s.bequeathed = changed(s.bequeathed, province, NONE)
    _follow_owner(s, province)


def take_dnpr(s: Table, province: int) -> None:
    """EU-7.6.5: a token of a Dynamic NPR leaves."""
    s.dnpr = changed(s.dnpr, province, NONE)
    _follow_owner(s, province)


def bequeath(s: Table, realm: int, province: int) -> None:
    """EU-21.0.3: what a player who leaves had stays his Realm's, until another has it."""
    s.bequeathed = changed(s.bequeathed, province, realm)
    _follow_owner(s, province)


def _follow_owner(s: Table, province: int) -> None:
    """EU-9.0.1: who is Lawful Owner now, and whose list it stands in."""
    s.is_settled = False
    before = s.owner[province]
    seat = s.town[province]
    if seat != NONE or s.vassal[province] != NONE:
        s.bequeathed = changed(s.bequeathed, province, NONE)
    now = s.realm_of[seat] if seat != NONE else flag_of(s, province)
    s.owner = changed(s.owner, province, now)
    if before != NONE:
        left = tuple([each for each in s.lands[before] if each != province])
        s.lands = changed(s.lands, before, left)
    if now != NONE and s.vassal[province] == NONE:
        s.lands = changed(s.lands, now, tuple(sorted([*s.lands[now], province])))


def move_capital(s: Table, realm: int, province: int) -> None:
    """EU-13.0.3: a Realm has its capital there."""
    s.capital = changed(s.capital, realm, province)
    s.is_settled = False


def release(s: Table, realm: int) -> None:
    """EU-13.0.4: a Realm is no longer the Vassal of an NPR."""
    s.overlord = changed(s.overlord, realm, NONE)
    s.is_settled = False


def print_flags(s: Table) -> None:
    """EU-13.0.1: before any piece is put down, Provinces belong to the Realms of their flags."""
    for province in s.atlas.provinces:
        _follow_owner(s, province)
