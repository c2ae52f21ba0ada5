"""Chapter 11.3: Alliances are forged, cut, and ended with what follows; EU-5.4.FA and EU-5.2.CT."""

from typing import Final

from kronika.core.asks import Ask, Event, Option, Prompt, Rules, Verb

from .agenda import RECLAIM_CUBES, Duty
from .casus_belli import is_distant_realm
from .discards import discard_allied, discard_influence, remove_all_influence
from .effects import things
from .influence import (
    add_influence,
    areas_with_cubes,
    influence_in,
    influence_with,
    takes_influence,
)
from .land import areas_of, claimed_areas, realm_tax
from .manner import Manner
from .modifiers import is_forbidden, limit, power_cost
from .purse import FOR_INFLUENCE, cubes_left, lower_stability, pay_power, power_of
from .relations import (
    alliances_of,
    end_alliance,
    fights_beside,
    foes,
    is_aloof,
    is_at_war,
    is_free_npr,
    is_npr_at_war,
    make_truce,
    open_war,
)
from .state import Table, changed
from .terms import (
    ALLIANCE_TOKENS,
    ALLIANCES,
    AREA_COUNT,
    DIP,
    INFLUENCE_OF_AREA,
    NONE,
)
from .words import AREA, PLAYER, REALM

FORGE: Final = Verb("forge-alliance", (REALM,), "EU-5.4.FA2")
CUT_INFLUENCE: Final = Verb("cut-influence", (AREA,), "EU-5.2.CT1")
CUT_CLAIM: Final = Verb("cut-claim", (AREA,), "EU-5.2.CT1")
CUT_ALLIANCE: Final = Verb("cut-alliance", (REALM,), "EU-5.2.CT2")
CUT_DONE: Final = Verb("cut-done", (), "EU-5.2.CT1")

ASK_FORGE: Final = Prompt("forge-alliance", (), "EU-5.4.FA1")
ASK_CUT: Final = Prompt("cut-ties", (), "EU-5.2.CT1")

ALLIED: Final = Event("allied", (PLAYER, REALM))
ALLIANCE_ENDS: Final = Event("alliance-ends", (PLAYER, REALM))
ABANDONS: Final = Event("abandons-ally", (PLAYER, REALM))
TIES_CUT: Final = Event("claim-given-up", (PLAYER, AREA))

CUT_CUBES: Final = 5
"""EU-11.3.41, EU-11.3.26."""
ABANDONED_STABILITY: Final = 2
"""EU-11.3.42."""


def most_alliances(s: Table, seat: int) -> int:
    """EU-11.3.1, EU-SM.2: Alliances that a player may have."""
    return min(ALLIANCE_TOKENS, limit(s, seat, things.ALLIANCE_LIMIT, ALLIANCES))


def weight_with(s: Table, seat: int, realm: int) -> int:
    """EU-5.4.FA4, EU-5.4.FA6, EU-11.1.8: Influence with an NPR; of a distant one Colonists too."""
    weight = influence_with(s, seat, areas_of(s, realm))
    return weight + s.colonists[seat] if is_distant_realm(s, realm) else weight


def alliance_cost(s: Table, seat: int, realm: int, manner: Manner) -> int:
    """EU-5.4.FA1, EU-11.3.5: half the Base Tax, at most 3 Diplomatic Power."""
    return _price(s, seat, realm_tax(s, realm), manner)


def _price(s: Table, seat: int, tax: int, manner: Manner) -> int:
    scale = s.content.tables.alliance_dip
    base = scale[min(tax, len(scale)) - 1]
    return power_cost(s, seat, things.FORGE_ALLIANCE, things.PAID_DIP, base, manner)


def may_forge(s: Table, seat: int, realm: int) -> bool:
    """EU-5.4.FA3, EU-5.4.FA4, EU-5.4.FA5, EU-5.4.FA6, EU-11.3.4, EU-11.3.5, EU-11.3.39: whether an
    NPR would be a player's Ally."""
    if not is_free_npr(s, realm) or is_npr_at_war(s, realm) or s.ally[realm] == seat:
        return False
    if is_aloof(s, realm):
        return False
    own = weight_with(s, seat, realm)
    if own < 2:
        return False
    rival = s.ally[realm]
    if rival != NONE and own <= weight_with(s, rival, realm):
        return False
    if is_distant_realm(s, realm) and not _has_claim_on(s, seat, realm):
        return False
    return not is_forbidden(s, things.FORGE_ALLIANCE, s.realm_of[seat], realm)


def _has_claim_on(s: Table, seat: int, realm: int) -> bool:
    return any(s.claims[a] >> seat & 1 or s.core[a] == seat for a in areas_of(s, realm))


def _partners(s: Table, seat: int, manner: Manner) -> list[int]:
    if is_at_war(s, seat) or alliances_of(s, seat) >= most_alliances(s, seat):
        return []
    power = power_of(s, seat, DIP)
    found = [realm for realm in _acquainted(s, seat) if may_forge(s, seat, realm)]
    return [realm for realm in found if alliance_cost(s, seat, realm, manner) <= power]


def _acquainted(s: Table, seat: int) -> list[int]:
    """The Realms with a Province where a player has cubes, Marriages or Claims: no others can be
    won, and few are left to look at closely."""
    areas = {*claimed_areas(s, seat), *areas_with_cubes(s, seat)}
    for realm, tokens in enumerate(s.marriages):
        if tokens and tokens >> seat & 1 and s.capital[realm] != NONE:
            areas.add(s.atlas.province_area[s.capital[realm]])
    owners = {s.owner[province] for area in areas for province in s.atlas.area_provinces[area]}
    return sorted(owners - {NONE})


def can_forge_alliance(s: Table, seat: int, manner: Manner) -> bool:
    """EU-5.4.FA3, EU-11.3.1: at Peace, with a token left, and an NPR that would."""
    power = power_of(s, seat, DIP)
    if power < _price(s, seat, 1, manner):  # none costs less than the smallest
        return False
    if is_at_war(s, seat) or alliances_of(s, seat) >= most_alliances(s, seat):
        return False
    return any(
        may_forge(s, seat, realm) and alliance_cost(s, seat, realm, manner) <= power
        for realm in _acquainted(s, seat)
    )


def forge_alliance(s: Table, seat: int, manner: Manner) -> Rules:
    """EU-5.4.FA1, EU-5.4.FA2, EU-5.4.FA5, EU-11.3.5: an NPR becomes an Ally, with 1 Influence."""
    options = [FORGE.of(realm) for realm in _partners(s, seat, manner)]
    option = yield Ask(seat, ASK_FORGE, options, default=options[0])
    realm = option.a
    pay_power(s, seat, DIP, alliance_cost(s, seat, realm, manner))
    make_alliance(s, seat, realm)
    area = s.atlas.province_area[s.capital[realm]]
    if takes_influence(s, area) and influence_in(s, area) < INFLUENCE_OF_AREA:
        if cubes_left(s, seat):
            add_influence(s, seat, area)
        else:
            s.agenda.append(Duty(RECLAIM_CUBES, seat, FOR_INFLUENCE, 1, area))


def make_alliance(s: Table, seat: int, realm: int) -> None:
    """EU-11.3.4, EU-11.3.6, EU-11.3.39: tokens on capitals; another player's on an NPR is replaced.

    Whether a token is left, the caller knows.
    """
    other = s.seat_of[realm]
    if other != NONE:
        s.pacts[seat] |= 1 << other
        s.pacts[other] |= 1 << seat
    else:
        if s.ally[realm] != NONE:
            s.tell(ALLIANCE_ENDS, s.ally[realm], realm)
            end_alliance(s, s.ally[realm], realm)
        s.ally = changed(s.ally, realm, seat)
        s.is_settled = False
    s.tell(ALLIED, seat, realm)


def allies_of(s: Table, seat: int) -> list[int]:
    """The Realms that a player has an Alliance with, in alphabetical order."""
    found = [realm for realm, ally in enumerate(s.ally) if ally == seat]
    found += [s.realm_of[other] for other in range(s.count) if s.pacts[seat] >> other & 1]
    return sorted(found)


def can_cut_ties(s: Table, seat: int, manner: Manner) -> bool:
    """EU-5.2.CT1, EU-OPA35: whether a player has anything to take back."""
    del manner
    if s.placed[seat] or alliances_of(s, seat):
        return True
    return any(claims and claims >> seat & 1 for claims in s.claims)


def cut_ties(s: Table, seat: int, manner: Manner) -> Rules:
    """EU-5.2.CT1, EU-5.2.CT2, EU-11.0.5: Influence, Claims and Alliances, one by one."""
    done = CUT_DONE.of()
    while True:
        options = _ties(s, seat)
        if not options:
            return
        option = yield Ask(seat, ASK_CUT, [*options, done], default=done)
        if option.verb is CUT_DONE:
            return
        if option.verb is CUT_INFLUENCE:
            add_influence(s, seat, option.a, -1)
        elif option.verb is CUT_CLAIM:
            s.claims = changed(s.claims, option.a, s.claims[option.a] & ~(1 << seat))
            s.tell(TIES_CUT, seat, option.a)
        else:
            yield from cut_alliance(s, seat, option.a)


def _ties(s: Table, seat: int) -> list[Option]:
    areas = range(AREA_COUNT)
    options = [CUT_INFLUENCE.of(a) for a in areas if s.influence[seat * AREA_COUNT + a]]
    options += [CUT_CLAIM.of(area) for area in areas if s.claims[area] >> seat & 1]
    return options + [CUT_ALLIANCE.of(realm) for realm in allies_of(s, seat)]


def cut_alliance(s: Table, seat: int, realm: int) -> Rules:
    """EU-11.3.41, EU-11.3.42, EU-OPB42: 5 Influence and a Truce; in war the Ally is abandoned."""
    is_beside = fights_beside(s, seat, realm)
    yield from leave_ally(s, seat, realm, is_beside, ABANDONED_STABILITY)
    if not is_beside:
        yield from discard_influence(s, seat, areas_of(s, realm), CUT_CUBES)
    make_truce(s, s.realm_of[seat], realm)


def end_with_consequences(s: Table, seat: int, realm: int) -> Rules:
    """EU-11.3.38, EU-16.3.22, EU-OPB43: an event ends an Alliance: in war the Ally is abandoned,
    but without a loss of Stability."""
    yield from leave_ally(s, seat, realm, fights_beside(s, seat, realm), 0)


def leave_ally(s: Table, seat: int, realm: int, is_beside: bool, stability: int) -> Rules:
    """EU-11.3.24, EU-11.3.25, EU-11.3.37, EU-11.3.42: the tokens go; with all that follows if the
    Ally fights beside the player."""
    given = s.given[realm] if s.ally[realm] == seat and s.is_active[realm] else NONE
    end_alliance(s, seat, realm)
    s.tell(ALLIANCE_ENDS, seat, realm)
    if is_beside:
        s.tell(ABANDONS, seat, realm)
        lower_stability(s, seat, stability)
        remove_all_influence(s, seat, areas_of(s, realm))
    if given != NONE:
        yield from desert(s, seat, realm, given)


def desert(s: Table, seat: int, realm: int, given: int) -> Rules:
    """EU-11.3.42, EU-9.1.27: the Units of a former Active Ally are lost; the player's enemies
    are at war with it by themselves."""
    yield from discard_allied(s, seat, given)
    for other in range(s.count):
        if foes(s, seat) >> other & 1:
            open_war(s, s.realm_of[other], realm)
