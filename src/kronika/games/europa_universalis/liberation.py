"""Chapter 14.3: Provinces that Rebels take, and Provinces that are liberated."""

from typing import Final

from kronika.core.asks import Ask, Event, Prompt, Rules, Verb

from .cb_tokens import must_place_cb
from .expansion import free_token
from .land import (
    can_place_disc,
    clear,
    is_core,
    move_capital,
    put_dnpr,
    put_town,
    rebel,
    release,
    vacate,
)
from .religion import is_dissent
from .state import Table, changed
from .terms import (
    ACTIONS_PHASE,
    COLOURS,
    DNPRS,
    FREE_STATE,
    NONE,
    PATTERNS,
    REBEL_TOWNS,
    REBELS,
)
from .words import COLOUR, PATTERN, PLAYER, PROVINCE, REALM

FREE_TERRITORY: Final = Verb("free-territory", (COLOUR, PATTERN))
TAKE_REBEL_TOWN: Final = Verb("take-rebel-town", (PROVINCE,))
ASK_FREE_TERRITORY: Final = Prompt("free-territory", (PROVINCE,), "EU-14.3.14")
ASK_REBEL_TOWN: Final = Prompt("take-rebel-town", (PROVINCE,), "EU-SM.5")
REBELS_TAKE: Final = Event("rebels-take", (PROVINCE, PLAYER))
OCCUPANT_LEAVES: Final = Event("occupant-leaves", (PROVINCE, PLAYER))
LIBERATED: Final = Event("liberated", (PROVINCE, REALM))


def core_realm(s: Table, province: int) -> int:
    """EU-7.6.1, EU-7.6.7: the Realm whose Core Province it is; NONE of a Territory."""
    seat = s.core[s.atlas.province_area[province]]
    if seat != NONE:
        return s.realm_of[seat]
    dnpr = s.dnpr[province]
    return s.atlas.province_realm[province] if dnpr == NONE else s.dnpr_realm[dnpr]


def holder_of(s: Table, province: int) -> int:
    """The player whose disc lies on top of a Province; NONE: an NPR's, or the Rebels'."""
    occupant = s.occupant[province]
    if occupant != NONE:
        return NONE if occupant == REBELS else occupant
    return s.town[province] if s.town[province] != NONE else s.vassal[province]


def fall_to_rebels(s: Table, province: int) -> Rules:
    """EU-14.2.6, EU-14.2.7, EU-14.2.8, EU-14.3.9, EU-14.3.10, EU-14.3.11, EU-4.3.C3, EU-4.3.C4:
    Rebels take a Core Province of its owner; any other, and what somebody Occupies, is liberated.
    """
    seat = holder_of(s, province)
    assert seat != NONE
    if s.occupant[province] == NONE and is_core(s, s.realm_of[seat], province):
        yield from _spare_rebel_town(s, seat, province)
        rebel(s, province, is_religious(s, seat, province))
        s.tell(REBELS_TAKE, province, seat)
    else:
        yield from liberate(s, province, True)


def is_religious(s: Table, seat: int, province: int) -> bool:
    """EU-14.4.3: Rebels of an Area in religious dissent for its owner fight for their faith."""
    return s.switches.religious_rebels and is_dissent(s, seat, s.atlas.province_area[province])


def _spare_rebel_town(s: Table, seat: int, province: int) -> Rules:
    """EU-SM.5, EU-2.2.2: with all Rebel Towns in play one is taken from elsewhere."""
    held = [p for p in s.atlas.provinces if s.occupant[p] == REBELS]
    if len(held) >= REBEL_TOWNS:
        options = [TAKE_REBEL_TOWN.of(each) for each in held]
        chosen = yield Ask(seat, ASK_REBEL_TOWN, options, province, default=options[0])
        vacate(s, chosen.a)


def liberate(s: Table, province: int, by_rebels: bool) -> Rules:
    """EU-14.3.12, EU-14.3.13, EU-14.3.14, EU-14.3.15, EU-14.3.22, EU-13.0.3: to its Lawful Owner,
    else to the Realm whose Core it is, else as a Territory to a Dynamic NPR.

    Who loses it to Rebels has a CB token on the new owner.
    """
    occupant = s.occupant[province]
    if occupant not in (NONE, REBELS):
        vacate(s, province)
        s.tell(OCCUPANT_LEAVES, province, occupant)
        return
    loser = s.town[province] if s.town[province] != NONE else s.vassal[province]
    vacate(s, province)
    yield from give_to_core(s, province)
    if by_rebels and loser != NONE:
        must_place_cb(s, loser, s.owner[province])


def give_to_core(s: Table, province: int) -> Rules:
    """EU-14.3.13, EU-14.3.14, EU-14.3.22: whoever has it no longer has, the new owner is found."""
    realm = core_realm(s, province)
    if realm == NONE:
        yield from _free_territory(s, province)
    else:
        _join(s, province, realm)
    s.tell(LIBERATED, province, s.owner[province])


def _join(s: Table, province: int, realm: int) -> None:
    seat = s.seat_of[realm]
    if not s.lands[realm] or province in s.lands[realm]:
        # It appears anew, or is no longer a Vassal of an NPR.
        release(s, realm)
    clear(s, province)
    if seat != NONE:
        assert can_place_disc(s, seat, province)
        put_town(s, seat, province)


def _free_territory(s: Table, province: int) -> Rules:
    """EU-14.3.14, EU-OPC03, EU-OPC30, EU-13.3.1, EU-13.3.3: a token of any colour and pattern; one
    that is in nobody's use makes a new free state with its capital there."""
    is_turn = s.phase == ACTIONS_PHASE and s.active != NONE
    options = [FREE_TERRITORY.of(c, p) for c in range(len(COLOURS)) for p in range(len(PATTERNS))]
    chooser = s.active if is_turn else s.first
    chosen = yield Ask(chooser, ASK_FREE_TERRITORY, options, province, default=options[0])
    number = chosen.a * len(PATTERNS) + chosen.b
    assert number < DNPRS
    yield from free_token(s, chooser)
    clear(s, province)
    if s.dnpr_realm[number] == NONE:
        realm = FREE_STATE + number
        s.dnpr_realm = changed(s.dnpr_realm, number, realm)
        s.dnpr_capital = changed(s.dnpr_capital, number, province)
        move_capital(s, realm, province)
        s.religion = changed(s.religion, realm, NONE)
    put_dnpr(s, number, province)
