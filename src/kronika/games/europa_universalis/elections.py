"""Chapters 18.9 and 18.1: Emperors are elected, and raise their authority."""

from typing import Final

from kronika.core.asks import Ask, Event, Prompt, Rules, RulesOf, Verb

from .agenda import Duty
from .calls import can_place_cb, place_cb
from .effects import things
from .empire import (
    change_authority,
    crown,
    elector_areas,
    emperor_seat,
    end_defence,
    is_member,
    most_authority,
)
from .influence import influence_of
from .manner import Manner
from .modifiers import power_cost
from .order import is_playing
from .purse import pay_power, power_of
from .relations import is_enemy, is_free_npr
from .state import Table
from .terms import ADM, CATHOLIC, COUNTER_REFORMED, MOST_AUTHORITY, NONE, REALM_COUNT
from .words import AREA, NUMBER, PLAYER, REALM

VOTE_FOR: Final = Verb("vote-for", (PLAYER,), "EU-18.9.3")
ELECT: Final = Verb("elect", (PLAYER,), "EU-18.9.3")
ELECTED_CB: Final = Verb("elected-cb", (REALM,), "EU-18.9.8")
ELECTED_NO_CB: Final = Verb("elected-no-cb", (), "EU-18.9.8")

ASK_VOTE: Final = Prompt("tied-elector", (AREA,), "EU-18.9.3")
ASK_ELECT: Final = Prompt("tied-election", (NUMBER,), "EU-18.9.3")
ASK_ELECTED_CB: Final = Prompt("elected-cb", (), "EU-18.9.8")

VOTES: Final = Event("elector-votes", (AREA, PLAYER))
NO_CANDIDATE: Final = Event("election-without-candidate", (PLAYER,))
NO_VOTES: Final = Event("election-without-votes", (PLAYER,))
ELECTED: Final = Event("elected", (PLAYER,))
REELECTED: Final = Event("re-elected", (PLAYER,))
RAISES_AUTHORITY: Final = Event("raises-authority", (PLAYER,))

MOST_FOR_ELECTION: Final = 4
"""EU-18.9.1."""
NO_CANDIDATE_LOSS: Final = 2
"""EU-18.9.6."""
LEAST_UNAIDED: Final = 3
"""EU-18.9.7, EU-18.1.6."""


def raise_cost(s: Table, seat: int, manner: Manner) -> int:
    """EU-18.1.6: 1 Administrative Power more than the authority."""
    return power_cost(s, seat, things.RAISE_IA, things.PAID_ADM, 1 + s.authority, manner)


def can_raise_ia(s: Table, seat: int, manner: Manner) -> bool:
    """EU-18.1.6, EU-18.1.7: the Emperor, below +6 and what the Elector Areas allow."""
    if s.emperor != s.realm_of[seat] or s.authority >= min(MOST_AUTHORITY, most_authority(s)):
        return False
    return power_of(s, seat, ADM) >= raise_cost(s, seat, manner)


def raise_ia(s: Table, seat: int, manner: Manner) -> Rules:
    """EU-18.1.6, EU-18.1.7: Increase Imperial Authority."""
    pay_power(s, seat, ADM, raise_cost(s, seat, manner))
    s.tell(RAISES_AUTHORITY, seat)
    change_authority(s, 1)
    yield from ()


def election(s: Table, duty: Duty) -> Rules:
    """EU-18.9.1, EU-18.9.6, EU-18.9.9, EU-18.9.7, EU-OPC11, EU-OPC14, EU-18.10.1: the Emperor's
    Ruler is another, or nobody."""
    crowned = emperor_seat(s)
    if crowned == NONE or not s.switches.imperial_elections or s.switches.is_bot(crowned):
        return
    if s.authority > MOST_FOR_ELECTION:
        return
    if not candidates(s):
        s.tell(NO_CANDIDATE, crowned)
        change_authority(s, -NO_CANDIDATE_LOSS)
        return
    votes = yield from _count_votes(s, crowned)
    most = max(votes)
    if most == 0:
        s.tell(NO_VOTES, crowned)
        return
    tied = [seat for seat in range(s.count) if votes[seat] == most]
    options = [ELECT.of(seat) for seat in tied]
    default = ELECT.of(crowned) if crowned in tied else options[0]
    option = yield Ask(crowned, ASK_ELECT, options, most, default=default)
    if option.a == crowned:
        s.tell(REELECTED, crowned)
    else:
        yield from _crown(s, option.a)
    if s.authority < LEAST_UNAIDED:
        change_authority(s, 1)


def candidates(s: Table) -> list[int]:
    """EU-18.9.2: players of the official religion, whoever they are."""
    return [seat for seat in range(s.count) if is_playing(s, seat) and _is_eligible(s, seat)]


def _is_eligible(s: Table, seat: int) -> bool:
    faith = s.religion[s.realm_of[seat]]
    plain = CATHOLIC if faith == COUNTER_REFORMED else faith
    return s.hre_religion in (NONE, plain)


def _count_votes(s: Table, crowned: int) -> RulesOf[list[int]]:
    """EU-18.9.3: one vote of each Elector Area; the Emperor decides where it is tied."""
    votes = [0] * s.count
    for area in elector_areas(s):
        tied = voted_for(s, area)
        if not tied:
            continue
        options = [VOTE_FOR.of(seat) for seat in tied]
        default = VOTE_FOR.of(crowned) if crowned in tied else options[0]
        option = yield Ask(crowned, ASK_VOTE, options, area, default=default)
        s.tell(VOTES, area, option.a)
        votes[option.a] += 1
    return votes


def voted_for(s: Table, area: int) -> list[int]:
    """EU-18.9.3, EU-18.9.4, EU-18.9.5, EU-18.9.9: whom an Elector Area votes for, or the tied."""
    able = candidates(s)
    residents = [
        seat
        for seat in range(s.count)
        if is_playing(s, seat) and s.atlas.province_area[s.capital[s.realm_of[seat]]] == area
    ]
    if residents:
        return [seat for seat in residents if seat in able]
    overlord = _only_overlord(s, area)
    if overlord in able:
        return [overlord]
    weights = [influence_of(s, seat, area) for seat in able]
    most = max([0, *weights])
    return [seat for seat, weight in zip(able, weights) if weight == most > 0]


def _only_overlord(s: Table, area: int) -> int:
    """EU-18.9.4: who has all Vassal tokens of an Area without Provinces of NPRs; else NONE."""
    overlords: set[int] = set()
    for province in s.atlas.area_provinces[area]:
        if s.vassal[province] != NONE:
            overlords.add(s.vassal[province])
        elif s.town[province] == NONE and s.owner[province] != NONE:
            return NONE
    return overlords.pop() if len(overlords) == 1 else NONE


def _crown(s: Table, seat: int) -> Rules:
    """EU-18.9.8, EU-18.9.10, EU-18.4.5, EU-OPC33: another Emperor at once; the cubes stay and count
    for him; a running defence is over."""
    crown(s, s.realm_of[seat])
    end_defence(s)
    s.tell(ELECTED, seat)
    foes = [realm for realm in _foes_of_members(s, seat) if can_place_cb(s, seat, realm)]
    if not foes:
        return
    none = ELECTED_NO_CB.of()
    options = [*[ELECTED_CB.of(realm) for realm in foes], none]
    option = yield Ask(seat, ASK_ELECTED_CB, options, default=none)
    if option.verb is ELECTED_CB:
        place_cb(s, seat, option.a)


def _foes_of_members(s: Table, seat: int) -> list[int]:
    """EU-18.9.8, EU-DV.9: Realms from outside that are at war with an NPR that is a member: players
    and their Active Allies."""
    warring: list[int] = []
    for other in range(s.count):
        for member in range(REALM_COUNT):
            if is_free_npr(s, member) and is_member(s, member) and is_enemy(s, other, member):
                warring.append(other)
                break
    found: list[int] = []
    for realm in range(REALM_COUNT):
        other = s.ally[realm] if s.is_active[realm] else s.seat_of[realm]
        is_own = realm == s.realm_of[seat] or other == seat
        if other in warring and not is_own and not is_member(s, realm):
            found.append(realm)
    return found
