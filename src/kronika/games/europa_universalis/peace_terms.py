"""Chapter 10.5: which Peace Terms can be had, and what they bring."""

from typing import Final

from kronika.core.asks import Event, Rules

from .agenda import TERM_STEP, Duty
from .desired_succession import can_secure, secure_succession
from .empire import annexed_member, is_member
from .faith_tokens import place_faith
from .keep_board_state import keep_board_state
from .land import keep, put_vassals, release, tax_value, vacate, vassals_of_npr
from .leaving import leave
from .marriages import end_marriages_on
from .peace_making import (
    conclude,
    count_enforced,
    gain_prestige,
    lose_ally,
    return_all,
    sides,
    taken,
    white_peace,
)
from .peace_state import (
    AGREED,
    CLAIM_FOR_UNREST,
    DESIRED_SUCCESSION,
    FORCE_CONVERSION,
    FULL_ANNEXATION,
    HUMILIATION,
    INFLUENCE_CAPITAL,
    KEEP_BOARD_STATE,
    SPREAD_INFLUENCE,
    SURRENDERED,
    TOTAL,
    VASSALIZATION,
    WHITE_PEACE,
    WITHDRAW_INFLUENCE,
)
from .relations import controlling_side, end_alliance, is_aloof, lawful_side, make_truce
from .religion import adopt, same_faith
from .state import Table, changed
from .terms import NONE, PAPAL_STATES
from .vassals import within_tokens
from .victory import side_provinces
from .words import PLAYER, REALM

MOST_HUMILIATION: Final = 10
"""EU-10.5.14."""
CONVERTER_PRESTIGE: Final = 3
CONVERTED_PRESTIGE: Final = 5
CONVERTER_INFLUENCE: Final = 2
CONVERTED_INFLUENCE: Final = 4
"""EU-10.5.23."""
OVERLORD_INFLUENCE: Final = 2
"""EU-10.5.16."""
ALLY_ANNEXED_PRESTIGE: Final = 2
"""EU-10.5.30."""

BECOMES_VASSAL: Final = Event("becomes-vassal", (REALM, PLAYER))
IS_ANNEXED: Final = Event("is-annexed", (REALM, PLAYER))


def allowed_terms(s: Table) -> list[int]:
    """EU-10.1.6, EU-10.2.6, EU-10.5.1, EU-10.5.6, EU-10.3.11, EU-BOT.3: what the Victor can
    enforce, in the peace that is made; with its allies one Realm must meet what a term asks."""
    p = s.peace
    seat, loser = s.seat_of[p.victor], s.seat_of[p.loser]
    _, theirs = sides(s)
    found: list[int] = []
    if p.level == TOTAL or loser == NONE:
        found.append(WHITE_PEACE)
    if p.level != AGREED:
        found.append(KEEP_BOARD_STATE)
    if loser != NONE and (p.level == SURRENDERED or holds_capital(s, seat, p.loser)):
        found.append(HUMILIATION)
    if any(can_vassalize(s, seat, realm) for realm in theirs):
        found.append(VASSALIZATION)
    if any(can_convert(s, seat, realm) for realm in theirs):
        found.append(FORCE_CONVERSION)
    if can_secure(s, seat, p.loser):
        found.append(DESIRED_SUCCESSION)
    if p.level == TOTAL and (loser == NONE or s.switches.is_bot(loser)):
        found.append(FULL_ANNEXATION)
    return found


def negotiable_terms(s: Table) -> list[int]:
    """EU-10.5.34: what human players can agree on, if the one in `victor` is named Victor."""
    p = s.peace
    seat = s.seat_of[p.victor]
    found = [WHITE_PEACE, KEEP_BOARD_STATE]
    _, theirs = sides(s)
    if holds_capital(s, seat, p.loser):
        found.append(HUMILIATION)
    if any(can_convert(s, seat, realm) for realm in theirs):
        found.append(FORCE_CONVERSION)
    if can_secure(s, seat, p.loser):
        found.append(DESIRED_SUCCESSION)
    return found


def holds_capital(s: Table, seat: int, realm: int) -> bool:
    """EU-10.5.14, EU-10.5.24: whether a player Occupies the capital of a Realm."""
    capital = s.capital[realm]
    return capital != NONE and s.occupant[capital] == seat and lawful_side(s, capital) == realm


def can_vassalize(s: Table, seat: int, realm: int) -> bool:
    """EU-10.5.15, EU-10.5.20, EU-11.4.14: its capital, and a Province in another Area if there is
    one; not the Papal States, nor an Emperor."""
    if s.seat_of[realm] != NONE or realm in (PAPAL_STATES, s.emperor) or is_aloof(s, realm):
        return False
    if not holds_capital(s, seat, realm):
        return False
    home = s.atlas.province_area[s.capital[realm]]
    abroad = [p for p in side_provinces(s, realm) if s.atlas.province_area[p] != home]
    return not abroad or any(s.occupant[province] == seat for province in abroad)


def can_convert(s: Table, seat: int, realm: int) -> bool:
    """EU-10.5.22, EU-15.2.5, EU-15.0.2: all of its capital Area is the Victor's, and another faith
    is its own."""
    own, theirs = s.religion[s.realm_of[seat]], s.religion[realm]
    if realm == PAPAL_STATES or NONE in (own, theirs) or same_faith(own, theirs):
        return False
    capital = s.capital[realm]
    if capital == NONE or s.atlas.is_distant(capital):
        return False
    area = s.atlas.area_provinces[s.atlas.province_area[capital]]
    return all(controlling_side(s, province) == s.realm_of[seat] for province in area)


def apply_term(s: Table) -> Rules:
    """EU-10.5.1: the Peace Term that was chosen."""
    p = s.peace
    count_enforced(s)
    if p.term == WHITE_PEACE:
        _separate_ally(s)
        white_peace(s)
    elif p.term == KEEP_BOARD_STATE:
        _separate_ally(s)
        yield from keep_board_state(s)
    elif p.term == HUMILIATION:
        _humiliate(s)
    elif p.term == VASSALIZATION:
        yield from _vassalize(s)
    elif p.term == FORCE_CONVERSION:
        _separate_ally(s)
        yield from _convert(s)
    elif p.term == DESIRED_SUCCESSION:
        secure_succession(s)
    else:
        _annex(s)


def _separate_ally(s: Table) -> None:
    """EU-10.1.7, EU-10.3.5: an Active Ally that makes peace alone is lost to its player."""
    p = s.peace
    if p.is_separate and s.is_active[p.loser]:
        lose_ally(s, p.loser)


def _humiliate(s: Table) -> None:
    """EU-10.5.14, EU-10.3.9: Prestige for what goes back to the Loser and its Vassals."""
    p = s.peace
    mine, _ = taken(s)
    tax = sum([tax_value(s, each) for each in mine if lawful_side(s, each) == p.loser])
    prestige = min(MOST_HUMILIATION, 2 * tax)
    return_all(s)
    gain_prestige(s, s.seat_of[p.victor], prestige)
    gain_prestige(s, s.seat_of[p.loser], -prestige)
    conclude(s)


# Vassalization


def _vassalize(s: Table) -> Rules:
    """EU-10.5.15, EU-10.3.11: each Realm that meets the conditions; others get all back."""
    p = s.peace
    seat = s.seat_of[p.victor]
    _, theirs = sides(s)
    chosen = [realm for realm in theirs if can_vassalize(s, seat, realm)]
    p.gained = {seat: []}
    held = [each for each in theirs if each not in chosen]
    for province in taken(s)[1]:
        vacate(s, province)
    for province in taken(s)[0]:
        if lawful_side(s, province) in held:
            vacate(s, province)
    if p.loser not in chosen:
        conclude(s)
    s.agenda.append(Duty(TERM_STEP, CLAIM_FOR_UNREST, seat))
    for realm in chosen:
        if s.is_active[realm]:
            lose_ally(s, realm)
        s.agenda.append(Duty(TERM_STEP, SPREAD_INFLUENCE, seat, realm, OVERLORD_INFLUENCE))
        yield from _make_vassal(s, seat, realm)
    if p.loser in chosen:
        conclude(s)


def _make_vassal(s: Table, seat: int, realm: int) -> Rules:
    """EU-10.5.15, EU-10.5.17, EU-10.5.18, EU-10.5.21, EU-10.4.3, EU-OPB37, EU-OPB38, EU-11.4.9:
    tokens on all that no other player Occupies, with Unrest where nothing was Occupied; the rest
    stays an NPR."""
    lands = side_provinces(s, realm)
    vassals = vassals_of_npr(s, realm)
    taken_areas = {s.atlas.province_area[p] for p in lands if s.occupant[p] == seat}
    free = [p for p in lands if s.occupant[p] in (NONE, seat)]
    others = sorted({s.occupant[p] for p in lands if s.occupant[p] not in (NONE, seat)})
    for province in free:
        vacate(s, province)
    chosen = yield from within_tokens(s, seat, realm, free)
    for province in chosen:
        area = s.atlas.province_area[province]
        put_vassals(s, seat, province, area not in taken_areas)
        s.peace.gained[seat].append(area)
    attackers = s.attackers[realm]
    for each in (realm, *vassals):
        release(s, each)
        end_marriages_on(s, each)
        if s.ally[each] != NONE:
            end_alliance(s, s.ally[each], each)
        still = 0
        for other in others:
            if any(s.occupant[province] == other for province in s.lands[each]):
                still |= 1 << other
        s.enemies = changed(s.enemies, each, still)
        s.is_settled = False
        s.attackers = changed(s.attackers, each, attackers & still)
        s.truces = changed(s.truces, each, 0)
        if s.lands[each]:
            make_truce(s, s.realm_of[seat], each)
    s.tell(BECOMES_VASSAL, realm, seat)


# Force Conversion


def _convert(s: Table) -> Rules:
    """EU-10.5.22, EU-10.5.23, EU-10.3.11: each Realm that meets the conditions is converted."""
    p = s.peace
    seat = s.seat_of[p.victor]
    faith = s.religion[p.victor]
    _, theirs = sides(s)
    chosen = [realm for realm in theirs if can_convert(s, seat, realm)]
    return_all(s)
    for realm in chosen:
        loser = s.seat_of[realm]
        area = s.atlas.province_area[s.capital[realm]]
        adopt(s, realm, faith)
        yield from place_faith(s, seat, area, faith)
        gain_prestige(s, seat, CONVERTER_PRESTIGE)
        gain_prestige(s, loser, -CONVERTED_PRESTIGE)
        s.agenda.append(Duty(TERM_STEP, INFLUENCE_CAPITAL, seat, area, CONVERTER_INFLUENCE))
        if loser != NONE:
            s.agenda.append(Duty(TERM_STEP, WITHDRAW_INFLUENCE, loser, CONVERTED_INFLUENCE))
    conclude(s)


# Full Annexation


def _annex(s: Table) -> None:
    """EU-10.5.29, EU-10.5.30, EU-10.5.31, EU-10.5.32, EU-BOT.79: everything is the Victor's; a bot
    leaves the game."""
    p = s.peace
    seat, loser = s.seat_of[p.victor], s.seat_of[p.loser]
    was_member = is_member(s, p.loser)
    is_emperor = s.emperor == p.victor
    ally = s.ally[p.loser] if s.is_active[p.loser] else NONE
    if ally != NONE:
        gain_prestige(s, ally, -ALLY_ANNEXED_PRESTIGE)
        lose_ally(s, p.loser)
    elif loser == NONE and s.ally[p.loser] != NONE:
        end_alliance(s, s.ally[p.loser], p.loser)
    p.gained = {seat: []}
    vassals = vassals_of_npr(s, p.loser)
    for province in side_provinces(s, p.loser):
        keep(s, province)
        p.gained[seat].append(s.atlas.province_area[province])
    for realm in (p.loser, *vassals):
        end_marriages_on(s, realm)
        release(s, realm)
    s.agenda.append(Duty(TERM_STEP, CLAIM_FOR_UNREST, seat))
    conclude(s)
    for realm in (p.loser, *vassals):
        s.enemies = changed(s.enemies, realm, 0)
        s.attackers = changed(s.attackers, realm, 0)
        s.truces = changed(s.truces, realm, 0)
        s.cb = changed(s.cb, realm, 0)
    if is_emperor:
        annexed_member(s, p.loser, was_member)
    if loser != NONE:
        s.enemies = [each & ~(1 << loser) for each in s.enemies]
        s.attackers = [each & ~(1 << loser) for each in s.attackers]
        leave(s, loser)
    s.tell(IS_ANNEXED, p.loser, seat)
