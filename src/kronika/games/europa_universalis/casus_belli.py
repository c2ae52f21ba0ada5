"""Chapters 9.11 and 9.1: reasons for war, and whom a Realm may not attack."""

from typing import Final

from .curia import is_catholic
from .effects import things
from .empire import emperor_seat, is_member, is_unlawful_occupant
from .land import claimed_areas, realm_owns
from .modifiers import is_enabled, is_forbidden, is_immune
from .order import is_playing
from .purse import is_interregnum
from .relations import (
    controlling_side,
    has_truce,
    independent,
    is_ally,
    is_enemy,
    is_free_npr,
    lawful_side,
    realms_adjacent,
)
from .state import Table
from .terms import (
    CATHOLIC,
    COUNTER_REFORMED,
    CRUSADE,
    EXCOMMUNICATED,
    ISLAM,
    NONE,
    ORTHODOX,
    PROTESTANT,
)

CB_CONQUEST: Final = 0
CB_GENERAL: Final = 1
CB_EVENT: Final = 2
CB_DISPUTED: Final = 3
CB_EXCOMMUNICATION: Final = 4
CB_HOLY_WAR: Final = 5
CB_CRUSADE: Final = 6
CB_LIBERATION: Final = 7
"""EU-9.11.2, EU-9.11.4, EU-9.11.6, EU-9.11.7, EU-9.11.8, EU-9.11.9 (i) and (ii), EU-9.11.10. That
of a Call to Arms (EU-9.11.3) is used by accepting it."""

HOLY_WAR_IDEA: Final = 2
"""Of `things.ENABLED`."""


def reasons(s: Table, seat: int, realm: int) -> list[int]:
    """EU-9.11.1: each Casus Belli that a player has against an independent Realm."""
    found: list[int] = []
    if _has_conquest(s, seat, realm):
        found.append(CB_CONQUEST)
    if s.cb[realm] >> seat & 1:
        found.append(CB_GENERAL)
    if _has_disputed(s, realm):
        found.append(CB_DISPUTED)
    if s.papal_token == EXCOMMUNICATED and s.papal_target == realm and is_catholic(s, seat):
        found.append(CB_EXCOMMUNICATION)
    if _has_holy_war(s, seat, realm):
        found.append(CB_HOLY_WAR)
    if _has_crusade(s, seat, realm):
        found.append(CB_CRUSADE)
    if s.emperor == s.realm_of[seat] and is_unlawful_occupant(s, realm):
        found.append(CB_LIBERATION)
    return found


def _has_conquest(s: Table, seat: int, realm: int) -> bool:
    """EU-9.11.2, EU-11.4.15, EU-5.4.FC2: a Claim or Core token where the Realm, or its Vassal, is
    Lawful Owner or Controller of something."""
    for area in claimed_areas(s, seat):
        for province in s.atlas.area_provinces[area]:
            if realm == lawful_side(s, province) or realm == controlling_side(s, province):
                return True
    return False


def _has_disputed(s: Table, realm: int) -> bool:
    """EU-9.11.7: a Disputed Succession there, or a player who is at war with such a Realm."""
    if s.disputed[realm]:
        return True
    other = s.seat_of[realm]
    if other == NONE:
        return False
    return any(
        disputed and s.enemies[each] >> other & 1 for each, disputed in enumerate(s.disputed)
    )


def is_christian(s: Table, realm: int) -> bool:
    """EU-9.11.9: Catholic, Counter-Reformed too, Protestant or Orthodox."""
    return s.religion[realm] in (CATHOLIC, COUNTER_REFORMED, PROTESTANT, ORTHODOX)


def is_distant_realm(s: Table, realm: int) -> bool:
    """EU-2.C5: whether its capital lies on a distant continent."""
    return s.capital[realm] != NONE and s.atlas.is_distant(s.capital[realm])


def _has_holy_war(s: Table, seat: int, realm: int) -> bool:
    """EU-9.11.9 (i): an Idea, against neighbours of another faith and distant ones."""
    if not is_enabled(s, seat, HOLY_WAR_IDEA):
        return False
    own = s.realm_of[seat]
    if is_christian(s, own) and is_christian(s, realm):
        return False
    differs = s.religion[realm] != s.religion[own] or is_distant_realm(s, realm)
    return differs and realms_adjacent(s, own, realm)


def _has_crusade(s: Table, seat: int, realm: int) -> bool:
    """EU-9.11.9 (ii), EU-19.3.5: a Catholic, against Muslims in the Area of a Crusade."""
    if s.papal_token != CRUSADE or not is_catholic(s, seat):
        return False
    return realm in crusade_targets(s, s.papal_target)


def crusade_targets(s: Table, area: int) -> list[int]:
    """EU-19.3.4, EU-19.3.5, EU-13.2.2: Muslim Realms that Own Provinces in an Area, NPRs by their
    Vassals too."""
    found: set[int] = set()
    for province in s.atlas.area_provinces[area]:
        owner = s.owner[province]
        if owner == NONE or s.vassal[province] != NONE or not realm_owns(s, owner, province):
            continue
        whole = independent(s, owner)
        if s.religion[owner] == ISLAM and s.religion[whole] == ISLAM:
            found.add(whole)
    return sorted(found)


def own_dispute(s: Table, seat: int, realm: int) -> bool:
    """EU-9.1.12: whether a player's own Marriage with a Realm shows Disputed Succession."""
    return bool(s.disputed[realm] >> seat & 1)


def is_target(s: Table, seat: int, realm: int) -> bool:
    """EU-9.1.4, EU-5.5.DW2: an independent Realm, no Vassal, that is not yet an Enemy."""
    other = s.seat_of[realm]
    is_there = is_free_npr(s, realm) if other == NONE else other != seat and is_playing(s, other)
    return is_there and not is_enemy(s, seat, realm)


def may_attack(s: Table, seat: int, realm: int) -> bool:
    """EU-9.1.5, EU-9.1.6, EU-9.1.7, EU-9.1.8, EU-9.1.9, EU-9.1.10, EU-9.1.11, EU-9.1.12,
    EU-9.1.15, EU-11.3.3, EU-OPB05: whether nothing forbids a player to declare war on a target
    himself."""
    if not _is_restricted(s, seat, realm, own_dispute(s, seat, realm)):
        return not is_distant_realm(s, realm) or bool(reasons(s, seat, realm))
    return False


def may_join_against(s: Table, seat: int, realm: int) -> bool:
    """EU-11.3.16, EU-OPB08: the same for who is called to an attack, which is a Casus Belli."""
    return not _is_restricted(s, seat, realm, own_dispute(s, seat, realm))


def _is_restricted(s: Table, seat: int, realm: int, is_disputed: bool) -> bool:
    """Restrictions (a) to (g) but for (f)."""
    if not is_disputed and (is_ally(s, seat, realm) or is_interregnum(s, seat)):
        return True
    if has_truce(s, seat, realm) and not s.cb[realm] >> seat & 1:
        return True
    other = s.seat_of[realm]
    if other != NONE and s.passed[other]:
        return True
    ally = NONE if other != NONE else s.ally[realm]
    if ally != NONE and ally != seat and (s.passed[ally] or _has_truce_with(s, seat, ally)):
        return True
    return _is_shielded(s, seat, realm)


def _has_truce_with(s: Table, seat: int, other: int) -> bool:
    return has_truce(s, seat, s.realm_of[other])


def _is_shielded(s: Table, seat: int, realm: int) -> bool:
    """EU-9.1.9: a member at peace with an Emperor on whom war may not be declared by (a) to (c)."""
    emperor = s.emperor
    if emperor in (NONE, realm, s.realm_of[seat]) or not is_member(s, realm):
        return False
    if is_at_war_with_emperor(s, realm):
        return False
    crowned = emperor_seat(s)
    has_passed = crowned != NONE and s.passed[crowned] != 0
    return has_passed or is_ally(s, seat, emperor) or has_truce(s, seat, emperor)


def is_at_war_with_emperor(s: Table, realm: int) -> bool:
    """Whether a member of the Empire is at war with the Emperor."""
    crowned, other = emperor_seat(s), s.seat_of[realm]
    if crowned != NONE:
        return is_enemy(s, crowned, realm)
    return other != NONE and is_enemy(s, other, s.emperor)


def is_spared(s: Table, seat: int, realm: int) -> bool:
    """Whether an event forbids a player to declare war on Realms whose capital lies there."""
    return is_immune(s, seat, things.TO_WAR, s.atlas.province_area[s.capital[realm]])


def can_attack(s: Table, seat: int, realm: int) -> bool:
    """EU-9.1.4: whether a player may declare war on a Realm now."""
    return (
        is_target(s, seat, realm)
        and may_attack(s, seat, realm)
        and not is_forbidden(s, things.DECLARE_WAR, s.realm_of[seat], realm)
        and not is_spared(s, seat, realm)
    )


def targets_of(s: Table, seat: int) -> list[int]:
    """EU-9.1.3, EU-2.2.7: whom a player may declare war on now, in alphabetical order."""
    return [realm for realm in range(len(s.lands)) if can_attack(s, seat, realm)]


def may_attack_by_event(s: Table, attacker: int, defender: int) -> bool:
    """EU-9.1.14, EU-9.1.16, EU-16.3.25, EU-16.3.26, EU-16.3.27: whether an event can start a war.

    The event is a Casus Belli itself; between two NPRs there is none (EU-9.0.16).
    """
    one, other = s.seat_of[attacker], s.seat_of[defender]
    if one == NONE:
        if other == NONE or not is_free_npr(s, attacker) or not is_target(s, other, attacker):
            return False
        return not _is_restricted_npr(s, attacker, other)
    if s.passed[one] or not is_target(s, one, defender):
        return False
    return not _is_restricted(s, one, defender, False) and not is_spared(s, one, defender)


def _is_restricted_npr(s: Table, realm: int, other: int) -> bool:
    """The same restrictions, as far as an NPR that attacks a player can meet them."""
    if s.ally[realm] == other or has_truce(s, other, realm) or s.passed[other]:
        return True
    defender, crowned = s.realm_of[other], emperor_seat(s)
    if s.emperor in (NONE, realm, defender) or not is_member(s, defender) or crowned == NONE:
        return False
    if is_at_war_with_emperor(s, defender):
        return False
    return s.passed[crowned] != 0 or s.ally[realm] == crowned or has_truce(s, crowned, realm)
