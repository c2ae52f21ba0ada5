"""Chapters 11.0 and 7.6: Claims, Core tokens and their pieces; EU-5.4.FC: Fabricate Claims."""

from typing import Final

from kronika.core.asks import Ask, Event, Option, Prompt, Rules, RulesOf, Verb

from .agenda import COUNTER_WINDOW, PLACE_CLAIMS, Duty
from .cards import discover_continent
from .effects import things
from .land import cores_of, is_core, owns, take_dnpr
from .manner import Manner
from .modifiers import change_of_cost
from .purse import pay_power, power_of
from .relations import adjacent_areas, is_at_war
from .state import Table, changed
from .terms import AREA_COUNT, CB_TOKENS, CLAIM_TOKENS, CORE_TOKENS, DIP, NONE
from .words import AREA, PLAYER

CLAIM: Final = Verb("fabricate", (AREA,), "EU-5.4.FC1")
ENOUGH: Final = Verb("fabricate-done", (), "EU-5.4.FC1")
TAKE_BACK_CLAIM: Final = Verb("take-back-claim", (AREA,), "EU-SM.1")
GO_WITHOUT: Final = Verb("go-without-claim", (), "EU-SM.1")

ASK_CLAIM: Final = Prompt("fabricate", (), "EU-5.4.FC1")
ASK_TAKE_BACK: Final = Prompt("take-back-claim", (), "EU-SM.1")

CLAIMED: Final = Event("claims", (PLAYER, AREA))
CORE_PLACED: Final = Event("core-placed", (PLAYER, AREA))
CLAIM_GONE: Final = Event("claim-gone", (PLAYER, AREA))


def claims_of(s: Table, seat: int) -> int:
    """Claims of a player on the board, without Core tokens."""
    total = 0
    for claims in s.claims:
        if claims:  # in few Areas, and asked for often
            total += claims >> seat & 1
    return total


def cb_tokens_of(s: Table, seat: int) -> int:
    """CB tokens of a player."""
    total = 0
    for tokens in s.cb:
        if tokens:
            total += tokens >> seat & 1
    return total


def claim_pieces_left(s: Table, seat: int) -> int:
    """EU-SM.1: of the 8 pieces that show Claims, Cores or CB."""
    return CLAIM_TOKENS - claims_of(s, seat) - cores_of(s, seat) - cb_tokens_of(s, seat)


def can_show_core(s: Table, seat: int) -> bool:
    """EU-SM.1: at most 6 Cores, with a piece left."""
    return cores_of(s, seat) < CORE_TOKENS and claim_pieces_left(s, seat) > 0


def can_show_cb(s: Table, seat: int) -> bool:
    """EU-SM.1: at most 2 CB tokens, with a piece left."""
    return cb_tokens_of(s, seat) < CB_TOKENS and claim_pieces_left(s, seat) > 0


def has_claim(s: Table, seat: int, area: int) -> bool:
    """EU-11.0.1, EU-7.6.8: a Core token counts as a Claim."""
    return bool(s.claims[area] >> seat & 1) or s.core[area] == seat


def owns_all(s: Table, seat: int, area: int) -> bool:
    """Whether a player Owns every Province of an Area."""
    return all(owns(s, seat, province) for province in s.atlas.area_provinces[area])


def put_claim(s: Table, seat: int, area: int) -> None:
    """EU-11.0.1, EU-12.6.1: a Claim, which may be the first piece on a continent."""
    s.claims = changed(s.claims, area, s.claims[area] | 1 << seat)
    continent = s.atlas.area_continent[area]
    if continent != NONE:
        discover_continent(s, continent)
    s.tell(CLAIMED, seat, area)


def take_claim(s: Table, seat: int, area: int) -> None:
    """EU-11.0.5: a Claim leaves the board."""
    s.claims = changed(s.claims, area, s.claims[area] & ~(1 << seat))
    s.tell(CLAIM_GONE, seat, area)


def may_core(s: Table, seat: int, area: int) -> bool:
    """EU-7.6.6: not where all Provinces are a player's Core Provinces already."""
    realm = s.realm_of[seat]
    return not all(is_core(s, realm, p) for p in s.atlas.area_provinces[area])


def put_core(s: Table, seat: int, area: int) -> None:
    """EU-7.6.4, EU-7.6.5, EU-7.6.7: tokens of DNPRs and other Cores leave; the own Claim turns."""
    for province in s.atlas.area_provinces[area]:
        if s.dnpr[province] != NONE:
            take_dnpr(s, province)
    s.claims = changed(s.claims, area, s.claims[area] & ~(1 << seat))
    s.core = changed(s.core, area, seat)
    s.tell(CORE_PLACED, seat, area)


def free_claim_piece(s: Table, seat: int, must: bool) -> RulesOf[bool]:
    """EU-2.2.2, EU-SM.1: with no piece left, a Claim is taken back for it; whether there is one.

    What need not be placed may be left undone.
    """
    if claim_pieces_left(s, seat) > 0:
        return True
    options = [TAKE_BACK_CLAIM.of(area) for area in range(AREA_COUNT) if s.claims[area] >> seat & 1]
    without = GO_WITHOUT.of()
    if not must or not options:
        options.append(without)
    option = yield Ask(seat, ASK_TAKE_BACK, options, default=options[-1])
    if option.verb is GO_WITHOUT:
        return False
    take_claim(s, seat, option.a)
    return True


def claim_cost(s: Table, seat: int, area: int, manner: Manner) -> int:
    """EU-5.4.FC1, EU-17.4.4: 2 Diplomatic Power; 1 in Battlegrounds of a Power Struggle."""
    return _price(s, seat, _is_contested(s, area), manner)


def _price(s: Table, seat: int, is_contested: bool, manner: Manner) -> int:
    if manner.free:
        return 0
    costs = s.content.tables.costs
    base = costs.battleground_claim_dip if is_contested else costs.claim_dip
    return change_of_cost(s, seat, things.FABRICATE_CLAIMS, things.PAID_DIP, base)


def _is_contested(s: Table, area: int) -> bool:
    shown = [*s.active_struggles, *s.struggles[:1]]
    return any(area in s.content.goals.struggles[number].areas for number in shown)


def claimable(s: Table, seat: int) -> list[int]:
    """EU-5.4.FC1, EU-5.4.FC3, EU-5.4.FC5, EU-11.0.2: where Claims may be fabricated."""
    return [area for area in adjacent_areas(s, seat) if _is_claimable(s, seat, area)]


def _is_claimable(s: Table, seat: int, area: int) -> bool:
    """EU-5.4.FC3, EU-5.4.FC5: of the Areas that are adjacent to the Realm."""
    if has_claim(s, seat, area) or owns_all(s, seat, area):
        return False
    return s.atlas.area_continent[area] == NONE or _is_settled_neighbour(s, seat, area)


def _is_settled_neighbour(s: Table, seat: int, area: int) -> bool:
    """EU-5.4.FC5: a distant Area by land, with a Town, a Vassal token or an NPR's Province."""
    if all(s.owner[province] == NONE for province in s.atlas.area_provinces[area]):
        return False
    near = [area, *s.atlas.area_land[area]]
    return any(owns(s, seat, p) for other in near for p in s.atlas.area_provinces[other])


def can_fabricate_claims(s: Table, seat: int, manner: Manner) -> bool:
    """EU-5.4.FC4, EU-2.2.2: at Peace, with the power for one."""
    power = power_of(s, seat, DIP)
    usual, contested = _price(s, seat, False, manner), _price(s, seat, True, manner)
    if power < min(usual, contested) or is_at_war(s, seat):
        return False
    if claim_pieces_left(s, seat) <= 0 and claims_of(s, seat) == 0:
        return False
    is_enough = power >= max(usual, contested)
    for province in s.lands[s.realm_of[seat]]:
        if not owns(s, seat, province):
            continue
        for area in s.atlas.province_areas[province]:
            if _is_claimable(s, seat, area) and (
                is_enough or power >= claim_cost(s, seat, area, manner)
            ):
                return True
    return False


def fabricate_claims(s: Table, seat: int, manner: Manner) -> Rules:
    """EU-5.4.FC1, EU-5.4.CO1, EU-6.2.22: Areas are named and paid; then it may be countered."""
    named: list[int] = []
    enough = ENOUGH.of()
    while True:
        options = _claim_options(s, seat, manner, named)
        if not options:
            break
        if named:
            options.append(enough)
        option = yield Ask(seat, ASK_CLAIM, options, default=options[-1], auto=not named)
        if option.verb is ENOUGH:
            break
        pay_power(s, seat, DIP, claim_cost(s, seat, option.a, manner))
        named.append(option.a)
    s.agenda.append(Duty(PLACE_CLAIMS, seat, sum([1 << area for area in named])))
    affected = 0
    for area in named:
        for province in s.atlas.area_provinces[area]:
            if s.town[province] != NONE and s.occupant[province] == NONE:
                affected |= 1 << s.town[province]
    if affected & ~(1 << seat):
        s.agenda.append(Duty(COUNTER_WINDOW, seat, affected & ~(1 << seat)))


def _claim_options(s: Table, seat: int, manner: Manner, named: list[int]) -> list[Option]:
    if named and len(named) >= claim_pieces_left(s, seat):
        return []
    power = power_of(s, seat, DIP)
    return [
        CLAIM.of(area)
        for area in claimable(s, seat)
        if area not in named and power >= claim_cost(s, seat, area, manner)
    ]


def place_claims(s: Table, duty: Duty) -> Rules:
    """EU-5.4.FC2: the Claims of a Covert Action that nobody countered."""
    for area in range(AREA_COUNT):
        if duty.b >> area & 1:
            has_piece = yield from free_claim_piece(s, duty.a, False)
            if has_piece:
                put_claim(s, duty.a, area)
