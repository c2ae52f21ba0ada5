"""Chapter 21: players who must leave."""

from typing import Final

from kronika.core.asks import Ask, Event, Prompt, Rules, Verb

from .forces import add_infantry, remove_unit
from .influence import clear_influence
from .land import bequeath, clear, vacate
from .marriages import end_marriages_on, partners_of
from .order import clockwise, playing, turn_order
from .relations import end_alliance, is_at_war
from .replacing import can_hand_over, hand_over
from .retiring import discard_court, discard_hand, discard_ruler
from .state import UNITS_OF_ARMY, Table, changed
from .terms import (
    AREA_COUNT,
    ARMIES,
    FLEET_SHIPS,
    MERCHANTS,
    NONE,
    POWERS,
    PROVINCE_COUNT,
    ZONE_COUNT,
)
from .words import PLAYER

LEAVE: Final = Verb("leave-game", (), "EU-21.0.2", talk=True, quits=True)
STAY: Final = Verb("stay-in-game", ())
HAND_OVER: Final = Verb("hand-to-bot", (), "EU-21.0.6", talk=True, quits=True)
REALLY_LEAVE: Final = Verb("really-leave", (), "EU-21.0.2", talk=True, quits=True)

ASK_LEAVE: Final = Prompt("really-leave", (), "EU-21.0.2")

WILL_LEAVE: Final = Event("will-leave", (PLAYER,))
LEAVES: Final = Event("leaves-game", (PLAYER,))


def announce(s: Table, seat: int) -> Rules:
    """EU-21.0.2, EU-21.0.6: a player says that he leaves when the round is over and his wars are
    resolved, and whether a bot takes his seat."""
    options = [STAY.of(), REALLY_LEAVE.of()]
    if can_hand_over(s, seat):
        options.insert(1, HAND_OVER.of())
    chosen = yield Ask(seat, ASK_LEAVE, options, default=options[0])
    if chosen.verb is STAY:
        return
    s.leaving |= 1 << seat
    if chosen.verb is HAND_OVER:
        s.bots.handing |= 1 << seat
    s.tell(WILL_LEAVE, seat)


def leave_players(s: Table) -> None:
    """EU-21.0.2, EU-21.0.6: at the end of a round, who wanted to and is at Peace; the last one
    stays."""
    for seat in turn_order(s):
        if not s.leaving >> seat & 1 or is_at_war(s, seat):
            continue
        if s.bots.handing >> seat & 1:
            hand_over(s, seat)
        elif playing(s) > 1:
            leave(s, seat)


def leave(s: Table, seat: int) -> None:
    """EU-21.0.3, EU-21.0.7: his Provinces are those of an NPR; all else of him is removed, and the
    First Player token goes on clockwise."""
    realm = s.realm_of[seat]
    s.tell(LEAVES, seat)
    lands = [*s.lands[realm], *s.vassal_lands[seat]]
    for other in range(len(s.ally)):
        if s.ally[other] == seat:
            end_alliance(s, seat, other)
    for other in range(s.count):
        if s.pacts[seat] >> other & 1:
            end_alliance(s, seat, s.realm_of[other])
    end_marriages_on(s, realm)
    for partner in partners_of(s, seat):
        s.marriages = changed(s.marriages, partner, s.marriages[partner] & ~(1 << seat))
        s.disputed = changed(s.disputed, partner, s.disputed[partner] & ~(1 << seat))
    _remove_forces(s, seat)
    _remove_tokens(s, seat)
    discard_hand(s, seat)
    discard_court(s, seat)
    discard_ruler(s, seat)
    s.missions[seat] = []
    s.mission_decks[seat] = []
    for province in lands:
        vacate(s, province)
        clear(s, province)
        bequeath(s, realm, province)
    s.seat_of = changed(s.seat_of, realm, NONE)
    s.is_settled = False
    s.leaving &= ~(1 << seat)
    s.eliminated |= 1 << seat
    s.first = clockwise(s, s.first)[0]
    if s.emperor == realm:
        s.imperial = [0] * AREA_COUNT


def _remove_forces(s: Table, seat: int) -> None:
    for army in range(ARMIES):
        first = (seat * ARMIES + army) * UNITS_OF_ARMY
        for kind in range(UNITS_OF_ARMY):
            while s.army[first + kind]:
                area = s.army_area[seat * ARMIES + army]
                remove_unit(s, seat, area, army, kind // 3, kind % 3)
    for area in range(AREA_COUNT):
        add_infantry(s, seat, area, -s.infantry[seat * AREA_COUNT + area])
    for zone in range(ZONE_COUNT):
        s.ships[seat * ZONE_COUNT + zone] = 0
        s.guards[seat * ZONE_COUNT + zone] = 0
    s.docked = {place: n for place, n in s.docked.items() if place // PROVINCE_COUNT != seat}
    for kind in range(FLEET_SHIPS):
        s.fleet[seat * FLEET_SHIPS + kind] = 0
    s.fleet_at[seat] = NONE
    s.available[seat] = s.exhausted[seat] = s.allied[seat] = 0
    s.reserve_plus = changed(s.reserve_plus, seat, 0)
    for province in range(PROVINCE_COUNT):
        if s.occupant[province] == seat:
            vacate(s, province)


def _remove_tokens(s: Table, seat: int) -> None:
    bit = 1 << seat
    for area in range(AREA_COUNT):
        clear_influence(s, seat, area)
        s.claims = changed(s.claims, area, s.claims[area] & ~bit)
        if s.core[area] == seat:
            s.core = changed(s.core, area, NONE)
    s.truces = [each & ~bit for each in s.truces]
    s.cb = [each & ~bit for each in s.cb]
    s.committed &= ~bit
    for place in range(seat * MERCHANTS, (seat + 1) * MERCHANTS):
        s.merchants[place] = NONE
        s.is_laid[place] = False
    s.cardinals = [each for each in s.cardinals if each != seat]
    s.ducats[seat] = s.interest[seat] = s.colonists[seat] = 0
    for type in range(len(POWERS)):
        s.power[seat * len(POWERS) + type] = 0
    s.tags = [tuple([each for each in owners if each != seat]) for owners in s.tags]
    s.milestone_tags = [tuple([e for e in tags if e != seat]) for tags in s.milestone_tags]
