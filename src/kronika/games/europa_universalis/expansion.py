"""EU-16.5, EU-16.5.28: Dynamic NPRs expand."""

from typing import Final

from kronika.core.asks import Ask, Event, Option, Prompt, Rules, Verb

from .cards import discover_continent
from .cb_tokens import may_place_cb
from .land import is_players_core, is_vacant, owned_lands, put_dnpr, strength, take_dnpr
from .relations import independent
from .state import Table
from .terms import DNPR_TOKENS, DNPRS, NO_PORT, NONE, PATTERNS, REFORMATION
from .unrest import add_unrest
from .words import PROVINCE, REALM

EXPANDS: Final = Verb("dnpr-expands", (REALM,), "EU-16.5.12")
INTO: Final = Verb("dnpr-takes", (PROVINCE,), "EU-16.5.13")
TAKE_TOKEN: Final = Verb("take-dnpr-token", (PROVINCE,), "EU-CMP.11")

ASK_DNPR: Final = Prompt("dnpr-expands", (), "EU-16.5.12")
ASK_INTO: Final = Prompt("dnpr-takes", (REALM,), "EU-16.5.13")
ASK_TOKEN: Final = Prompt("take-dnpr-token", (), "EU-CMP.11")

EXPANDED: Final = Event("dnpr-expanded", (REALM, PROVINCE))


def dnprs_of(s: Table, colour: int) -> list[int]:
    """EU-16.5.12, EU-16.5.28: those in play of a colour that are no Active Allies, by name."""
    found = [
        number
        for number in range(DNPRS)
        if number // len(PATTERNS) == colour
        and s.dnpr_realm[number] != NONE
        and s.lands[s.dnpr_realm[number]]
        and not s.is_active[s.dnpr_realm[number]]
    ]
    return sorted(found, key=s.dnpr_realm.__getitem__)


def is_target(s: Table, number: int, province: int) -> bool:
    """EU-16.5.13, EU-16.5.28: neither a capital, unless an NPR's last Province, nor Occupied, nor
    Owned by its Ally, nor a player's Core Province, nor of its Vassals, nor its own."""
    realm = s.dnpr_realm[number]
    owner = s.owner[province]
    if is_players_core(s, province):
        return False
    if owner == NONE:
        return True
    if s.dnpr[province] == number or s.occupant[province] != NONE:
        return False
    if s.town[province] != NONE and s.town[province] == s.ally[realm]:
        return False
    holder = s.vassal[province] if s.vassal[province] != NONE else s.town[province]
    if holder != NONE:
        return province != s.capital[s.realm_of[holder]] and province != s.capital[owner]
    if s.overlord[owner] == realm or owner == realm:
        return False
    return province != s.capital[owner] or len(s.lands[owner]) == 1


def adjacent_targets(s: Table, number: int) -> list[int]:
    """EU-16.5.13, EU-OPC23, EU-OPC31: Provinces and vacant Territories beside its own."""
    near = {
        other
        for province in s.lands[s.dnpr_realm[number]]
        if s.occupant[province] == NONE
        for other in s.atlas.province_adjacent[province]
    }
    return [province for province in sorted(near) if is_target(s, number, province)]


def overseas_targets(s: Table, number: int) -> list[int]:
    """EU-16.5.15: from Age II, with a Port on the open sea, any vacant coastal Territory."""
    if s.age < REFORMATION or not _has_ocean_port(s, number):
        return []
    return [
        province
        for area in s.atlas.distant_areas
        for province in s.atlas.area_provinces[area]
        if is_vacant(s, province)
        and is_target(s, number, province)
        and s.atlas.province_port[province] != NO_PORT
    ]


def _has_ocean_port(s: Table, number: int) -> bool:
    for province in owned_lands(s, s.dnpr_realm[number]):
        for zone in s.atlas.province_zones[province]:
            is_open = not s.atlas.zone_galleys[zone] and not s.atlas.zone_dagger[zone]
            if is_open and s.atlas.zone_continent[zone] == NONE:
                return True
    return False


def expand(s: Table, colour: int, seat: int, is_auto: bool) -> Rules:
    """EU-16.5.12, EU-16.5.17, EU-OPC05: one that the active player picks; by themselves, all."""
    found = dnprs_of(s, colour)
    if is_auto:
        for number in found:
            province = preferred(s, number)
            if province != NONE:
                yield from take(s, number, province, s.first)
        return
    able = [n for n in found if adjacent_targets(s, n) or overseas_targets(s, n)]
    if not able:
        return
    options = [EXPANDS.of(s.dnpr_realm[number]) for number in able]
    option = yield Ask(seat, ASK_DNPR, options, default=options[0])
    number = next(n for n in able if s.dnpr_realm[n] == option.a)
    targets = sorted({*adjacent_targets(s, number), *overseas_targets(s, number)})
    places = [INTO.of(province) for province in targets]
    place = yield Ask(seat, ASK_INTO, places, option.a, default=places[0])
    yield from take(s, number, place.a, seat)


def preferred(s: Table, number: int) -> int:
    """EU-16.5.17, EU-16.5.28: an NPR's Province: in its own Areas, by land, of the weakest."""
    realm = s.dnpr_realm[number]
    own = {s.atlas.province_area[p] for p in s.lands[realm] if s.occupant[p] == NONE}
    by_land = {other for area in own for other in s.atlas.area_land[area]}
    best: tuple[int, int, int] | None = None
    for province in adjacent_targets(s, number):
        owner = s.owner[province]
        if owner == NONE or s.town[province] != NONE or s.vassal[province] != NONE:
            continue
        area = s.atlas.province_area[province]
        rank = 0 if area in own else 1 if area in by_land else 2
        each = (rank, strength(s, independent(s, owner)), province)
        if best is None or each < best:
            best = each
    return NONE if best is None else best[2]


def take(s: Table, number: int, province: int, chooser: int) -> Rules:
    """EU-16.5.14, EU-16.5.16, EU-16.3.21: a token, below what a player has there, with Unrest."""
    yield from free_token(s, chooser)
    owner = s.owner[province]
    is_players = s.town[province] != NONE or s.vassal[province] != NONE
    ally = NONE if owner == NONE or is_players else s.ally[independent(s, owner)]
    put_dnpr(s, number, province)
    s.tell(EXPANDED, s.dnpr_realm[number], province)
    continent = s.atlas.area_continent[s.atlas.province_area[province]]
    if continent != NONE:
        discover_continent(s, continent)
    if is_players:
        if not s.unrest[province]:
            add_unrest(s, province)
    elif ally != NONE:
        yield from may_place_cb(s, ally, s.dnpr_realm[number])


def free_token(s: Table, chooser: int) -> Rules:
    """EU-CMP.11: 53 tokens; another comes from where no capital is marked."""
    if sum([each != NONE for each in s.dnpr]) < DNPR_TOKENS:
        return
    options: list[Option] = [
        TAKE_TOKEN.of(province)
        for province in s.atlas.provinces
        if s.dnpr[province] != NONE and province not in s.dnpr_capital
    ]
    option = yield Ask(chooser, ASK_TOKEN, options, default=options[0])
    take_dnpr(s, option.a)
