"""EU-5.3.CL: Colonize."""

from typing import Final

from kronika.core.asks import Ask, Event, Prompt, Rules, Verb

from .connections import colonial_places, connected
from .effects import things
from .land import is_vacant, put_town
from .manner import Manner
from .modifiers import change_of_cost
from .purse import pay_power, power_of
from .state import Table, changed
from .terms import ADM, AREA_COUNT
from .words import AREA, NUMBER, PLAYER

COLONIZE: Final = Verb("colonize", (AREA,), "EU-5.3.CL2")
SPLIT: Final = Verb("colonists", (NUMBER,), "EU-5.3.CL1")

ASK_COLONIZE: Final = Prompt("colonize", (), "EU-5.3.CL2")
ASK_SPLIT: Final = Prompt("colonists", (), "EU-5.3.CL1")

COLONIZED: Final = Event("colonizes", (PLAYER, AREA))


def is_settled(s: Table, area: int) -> bool:
    """Whether somebody has a piece on a Province of an Area."""
    return any(not is_vacant(s, p) for p in s.atlas.area_provinces[area])


def colonizable(s: Table, seat: int) -> list[int]:
    """EU-5.3.CL2, EU-5.3.CL3: vacant Territories with an own Claim, joined to the capital."""
    claimed = [
        area
        for area in s.atlas.distant_areas
        if s.claims[area] >> seat & 1 and not is_settled(s, area)
    ]
    if not claimed:
        return []
    chain = connected(s, seat, [*colonial_places(s, seat)])
    return [area for area in claimed if _is_joined(s, area, chain)]


def _is_joined(s: Table, area: int, chain: list[bool]) -> bool:
    if any(chain[other] for other in s.atlas.area_land[area]):
        return True
    return any(chain[AREA_COUNT + zone] for zone in s.atlas.area_zones[area])


def colony_cost(s: Table, seat: int, manner: Manner) -> int:
    """EU-5.3.CL1: 4, in any mix of Administrative Power and Colonists."""
    if manner.free:
        return 0
    base = s.content.tables.costs.colonize
    cost = change_of_cost(s, seat, things.COLONIZE, things.PAID_ADM_OR_COLONIST, base)
    return max(0, cost - manner.discount)


def can_colonize(s: Table, seat: int, manner: Manner) -> bool:
    """EU-5.3.CL1."""
    if power_of(s, seat, ADM) + s.colonists[seat] < colony_cost(s, seat, manner):
        return False
    return bool(colonizable(s, seat))


def colonize(s: Table, seat: int, manner: Manner) -> Rules:
    """EU-5.3.CL1, EU-5.3.CL2, EU-2.M18: a Claim becomes a Small Town."""
    options = [COLONIZE.of(area) for area in colonizable(s, seat)]
    option = yield Ask(seat, ASK_COLONIZE, options, default=options[0])
    cost = colony_cost(s, seat, manner)
    least = max(0, cost - power_of(s, seat, ADM))
    most = min(cost, s.colonists[seat])
    shares = [SPLIT.of(number) for number in range(most, least - 1, -1)]
    share = yield Ask(seat, ASK_SPLIT, shares, default=shares[0])
    s.colonists[seat] -= share.a
    pay_power(s, seat, ADM, cost - share.a)
    s.claims = changed(s.claims, option.a, s.claims[option.a] & ~(1 << seat))
    for province in s.atlas.area_provinces[option.a]:
        put_town(s, seat, province)
    s.tell(COLONIZED, seat, option.a)
