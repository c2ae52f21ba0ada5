"""Chapter 11.4: Vassals, and the card Subjugate."""

from typing import Final

from kronika.core.asks import Ask, Event, Option, Prompt, Rules, RulesOf, Verb

from .claims import free_claim_piece, has_claim, put_claim
from .effects import things
from .influence import add_influence, influence_of
from .land import (
    base_tax,
    can_place_vassals,
    put_town,
    put_vassals,
    realm_tax,
    release,
    take_vassals,
    tax_value,
    vassals_of_npr,
)
from .marriages import end_marriages_on, influence_discount
from .marrying import has_marriage
from .modifiers import limit
from .relations import alliances_of, end_alliance, is_aloof
from .state import Table, changed
from .terms import ALLIANCES, AREA_COUNT, NONE, PAPAL_STATES
from .words import AREA, NUMBER, PLAYER, PROVINCE, REALM

PAY_INFLUENCE: Final = Verb("spend-influence", (AREA,), "EU-11.4.7")
TAKE_VASSAL: Final = Verb("take-vassal-of-npr", (REALM,), "EU-11.4.12")
RELEASE: Final = Verb("release-vassal", (REALM,), "EU-11.4.12")
ALLY_RELEASED: Final = Verb("ally-with-released", (REALM,), "EU-11.4.12")
CLAIM_RELEASED: Final = Verb("claim-in-released", (AREA,), "EU-11.4.12")
NOTHING_MORE: Final = Verb("nothing-from-released", (), "EU-11.4.12")
LEAVE_OUT: Final = Verb("leave-out", (PROVINCE,), "EU-11.4.9")

ASK_INFLUENCE: Final = Prompt("spend-influence", (REALM, NUMBER), "EU-11.4.7")
ASK_VASSAL: Final = Prompt("vassal-of-npr", (REALM,), "EU-11.4.12")
ASK_RELEASED: Final = Prompt("released", (REALM,), "EU-11.4.12")
ASK_LEAVE_OUT: Final = Prompt("leave-out", (), "EU-11.4.9")

VASSALIZED: Final = Event("vassalizes", (PLAYER, REALM))
ANNEXED: Final = Event("annexes", (PLAYER, REALM))
RELEASED: Final = Event("released", (REALM,))


def own_vassals(s: Table, seat: int) -> list[int]:
    """EU-11.4.1: the Vassal Realms of a player, by flag, in alphabetical order."""
    return sorted({s.owner[province] for province in s.vassal_lands[seat]})


def vassal_provinces(s: Table, seat: int, realm: int) -> list[int]:
    """The Provinces of one Vassal Realm."""
    return [p for p in s.vassal_lands[seat] if s.owner[p] == realm]


def _target_lands(s: Table, seat: int, realm: int) -> list[int]:
    mine = vassal_provinces(s, seat, realm)
    return mine or list(s.lands[realm])


def _target_areas(s: Table, seat: int, realm: int) -> list[int]:
    return sorted({s.atlas.province_area[p] for p in _target_lands(s, seat, realm)})


def target_tax(s: Table, seat: int, realm: int) -> int:
    """EU-11.4.6: tax values of its own Provinces, and +1 Manpower tokens of an NPR."""
    mine = vassal_provinces(s, seat, realm)
    return sum([tax_value(s, p) for p in mine]) if mine else realm_tax(s, realm)


def subjugation_cost(s: Table, seat: int, realm: int) -> int:
    """EU-11.4.7, EU-OPB44, EU-11.2.4: its tax and all Opponents' Influence, less for Marriages."""
    areas = _target_areas(s, seat, realm)
    cost = target_tax(s, seat, realm)
    for other in range(s.count):
        if other != seat:
            cost += sum([influence_of(s, other, area) for area in areas])
    return max(0, cost - influence_discount(s, seat, areas))


def _own_cubes(s: Table, seat: int, areas: list[int]) -> int:
    """EU-18.2.6: Imperial Influence cannot be discarded for it."""
    return sum([s.influence[seat * AREA_COUNT + area] for area in areas])


def can_subjugate(s: Table, seat: int, realm: int) -> bool:
    """EU-11.4.5, EU-11.4.6, EU-11.4.12, EU-11.4.13, EU-11.4.14, EU-11.2.5, EU-OPB62."""
    mine = vassal_provinces(s, seat, realm)
    if s.seat_of[realm] != NONE or realm in (PAPAL_STATES, s.emperor) or is_aloof(s, realm):
        return False
    if not mine and (s.ally[realm] != seat or not s.lands[realm]):
        return False
    if s.atlas.is_distant(s.capital[realm]):
        return False
    if any(s.occupant[province] != NONE for province in _target_lands(s, seat, realm)):
        return False
    married = has_marriage(s, seat, realm)
    if not mine and vassals_of_npr(s, realm) and not married:
        return False
    own, theirs = base_tax(s, seat), target_tax(s, seat, realm)
    if not (own > theirs if married else own >= 2 * theirs):
        return False
    areas = _target_areas(s, seat, realm)
    return _own_cubes(s, seat, areas) >= subjugation_cost(s, seat, realm)


def subjugate(s: Table, seat: int, realm: int) -> Rules:
    """EU-11.4.5, EU-11.4.8, EU-11.4.10, EU-11.4.11: an Ally becomes a Vassal, a Vassal a part."""
    mine = vassal_provinces(s, seat, realm)
    cost = subjugation_cost(s, seat, realm)
    yield from spend_influence(s, seat, realm, _target_areas(s, seat, realm), cost)
    if mine:
        annex_vassal(s, seat, realm)
        return
    vassals = vassals_of_npr(s, realm)
    is_small = target_tax(s, seat, realm) == 1
    lands = list(s.lands[realm])
    end_alliance(s, seat, realm)
    _leave_wars(s, realm)
    if is_small:
        end_marriages_on(s, realm)
        for province in lands:
            put_town(s, seat, province)
        s.tell(ANNEXED, seat, realm)
    else:
        end_marriages_on(s, realm, seat)
        yield from vassalize(s, seat, realm, lands)
    for vassal in vassals:
        yield from _inherit(s, seat, vassal)


def _leave_wars(s: Table, realm: int) -> None:
    """EU-OPB62, EU-10.4.3: a Vassal has no wars or truces of its own."""
    s.enemies = changed(s.enemies, realm, 0)
    s.attackers = changed(s.attackers, realm, 0)
    s.truces = changed(s.truces, realm, 0)


def spend_influence(s: Table, seat: int, realm: int, areas: list[int], cubes: int) -> Rules:
    """EU-11.4.7, D-I-SOURCE: own cubes are discarded from Areas of the player's choice."""
    left = cubes
    while left > 0:
        options: list[Option] = [
            PAY_INFLUENCE.of(area) for area in areas if s.influence[seat * AREA_COUNT + area]
        ]
        if not options:
            break
        option = yield Ask(seat, ASK_INFLUENCE, options, realm, left, default=options[0])
        add_influence(s, seat, option.a, -1)
        left -= 1


def vassalize(s: Table, seat: int, realm: int, lands: list[int]) -> Rules:
    """EU-11.4.3, EU-11.4.8, EU-11.4.9: Vassal tokens on its Provinces, as far as there are."""
    chosen = yield from within_tokens(s, seat, realm, lands)
    for province in chosen:
        put_vassals(s, seat, province, False)
    release(s, realm)
    s.tell(VASSALIZED, seat, realm)


def within_tokens(s: Table, seat: int, realm: int, lands: list[int]) -> RulesOf[list[int]]:
    """EU-11.4.9: with too few tokens, Provinces are left out, the capital first of all."""
    chosen = list(lands)
    if not can_place_vassals(s, seat, chosen) and s.capital[realm] in chosen:
        chosen.remove(s.capital[realm])
    while not can_place_vassals(s, seat, chosen):
        options = [LEAVE_OUT.of(province) for province in chosen]
        option = yield Ask(seat, ASK_LEAVE_OUT, options, default=options[-1])
        chosen.remove(option.a)
    return chosen


def annex_vassal(s: Table, seat: int, realm: int) -> None:
    """EU-11.4.10, EU-OPB59: own Towns instead of Vassal tokens; Unrest stays; no Marriage."""
    for province in vassal_provinces(s, seat, realm):
        unrest = s.unrest[province]
        take_vassals(s, province)
        put_town(s, seat, province, unrest)
    end_marriages_on(s, realm)
    s.tell(ANNEXED, seat, realm)


def _inherit(s: Table, seat: int, vassal: int) -> Rules:
    """EU-11.4.12, EU-OPB45, EU-SM.1: a Vassal of the NPR is taken for Influence, or released."""
    areas = sorted({s.atlas.province_area[p] for p in s.lands[vassal]})
    cost = max(0, realm_tax(s, vassal) - influence_discount(s, seat, areas))
    options = [RELEASE.of(vassal)]
    if _own_cubes(s, seat, areas) >= cost:
        options.insert(0, TAKE_VASSAL.of(vassal))
    option = yield Ask(seat, ASK_VASSAL, options, vassal, default=options[0])
    release(s, vassal)
    if option.verb is TAKE_VASSAL:
        yield from spend_influence(s, seat, vassal, areas, cost)
        end_marriages_on(s, vassal, seat)
        yield from vassalize(s, seat, vassal, list(s.lands[vassal]))
        return
    s.tell(RELEASED, vassal)
    none = NOTHING_MORE.of()
    gifts: list[Option] = []
    most = limit(s, seat, things.ALLIANCE_LIMIT, ALLIANCES)
    if s.ally[vassal] == NONE and alliances_of(s, seat) < most:
        gifts.append(ALLY_RELEASED.of(vassal))
    gifts += [CLAIM_RELEASED.of(area) for area in areas if not has_claim(s, seat, area)]
    option = yield Ask(seat, ASK_RELEASED, [*gifts, none], vassal, default=none)
    if option.verb is ALLY_RELEASED:
        s.ally = changed(s.ally, vassal, seat)
        s.is_settled = False
    elif option.verb is CLAIM_RELEASED:
        has_piece = yield from free_claim_piece(s, seat, False)
        if has_piece:
            put_claim(s, seat, option.a)
