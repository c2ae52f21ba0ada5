"""What follows at once when Provinces, relations or faiths change, wherever the rules say so."""

from .agenda import RECLAIM_CUBES, Duty
from .atlas import capital_of
from .curia import settle_curia
from .empire import settle_empire
from .influence import clear_influence
from .land import move_capital, release
from .ports import put_evictions
from .purse import FOR_COVER, cubes_used
from .religion import faith_of_new_realm, is_dissent
from .state import Table, changed
from .terms import AREA_COUNT, CUBES, NONE, REBELS


def settle(s: Table) -> None:
    """Make good what the last change has left: called after each duty, and by rules in between.

    What follows from the lay of the land is looked for only if that has changed; what changes it
    here says so again.
    """
    if not s.is_settled:
        s.is_settled = True
        _bury_realms(s)
        _free_vassals(s)
        _move_capitals(s)
        _withdraw_influence(s)
        settle_empire(s)
        settle_curia(s)
    _count_cubes(s)
    if s.switches.religious_rebels:
        _turn_rebel_towns(s)
    put_evictions(s, max(0, s.active), False)


def _bury_realms(s: Table) -> None:
    """EU-10.4.6, EU-10.4.3, EU-11.2.8: nothing lies on a Realm that is gone; on one that is all a
    player's Vassal only his Marriage, and CB tokens."""
    for realm, lands in enumerate(s.lands):
        if lands or s.seat_of[realm] != NONE:
            continue
        tokens = s.enemies[realm] | s.truces[realm] | s.marriages[realm] | s.cb[realm]
        if tokens or s.ally[realm] != NONE:
            _bury(s, realm)


def _bury(s: Table, realm: int) -> None:
    overlords = 0
    for seat in range(s.count):
        if any(s.owner[province] == realm for province in s.vassal_lands[seat]):
            overlords |= 1 << seat
    s.enemies = changed(s.enemies, realm, 0)
    s.attackers = changed(s.attackers, realm, 0)
    s.truces = changed(s.truces, realm, 0)
    s.marriages = changed(s.marriages, realm, s.marriages[realm] & overlords)
    s.disputed = changed(s.disputed, realm, s.disputed[realm] & overlords)
    s.ally = changed(s.ally, realm, NONE)
    s.is_active = changed(s.is_active, realm, False)
    s.given = changed(s.given, realm, 0)
    if not overlords:
        s.cb = changed(s.cb, realm, 0)


def _free_vassals(s: Table) -> None:
    """EU-13.0.4: a Vassal whose Overlord is gone is independent."""
    for realm, overlord in enumerate(s.overlord):
        if overlord != NONE and s.lands[realm] and not s.lands[overlord]:
            release(s, realm)


def _turn_rebel_towns(s: Table) -> None:
    """EU-14.4.3: Rebel Towns show whether their Area is in religious dissent for its owner."""
    for province in s.atlas.provinces:
        if s.occupant[province] == REBELS:
            seat = s.town[province] if s.town[province] != NONE else s.vassal[province]
            is_religious = is_dissent(s, seat, s.atlas.province_area[province])
            s.religious = changed(s.religious, province, is_religious)


def _count_cubes(s: Table) -> None:
    """EU-2.2.4: who has put down more cubes than he has, on his tracks say, takes some back."""
    for seat in range(s.count):
        excess = cubes_used(s, seat) - CUBES
        if excess > 0:
            s.agenda.append(Duty(RECLAIM_CUBES, seat, FOR_COVER, excess))


def _move_capitals(s: Table) -> None:
    """EU-13.0.3, EU-14.3.16: an NPR, or a player's Vassal, whose capital is another's has its first
    Province, Large ones first."""
    for realm, lands in enumerate(s.lands):
        if not lands or s.seat_of[realm] != NONE:
            continue
        if s.capital[realm] not in lands:
            move_capital(s, realm, capital_of(s.atlas, _natural(s, realm), lands))
            faith_of_new_realm(s, realm)
    for seat in range(s.count):
        for province in s.vassal_lands[seat]:
            vassal = s.owner[province]
            if not s.lands[vassal] and s.owner[s.capital[vassal]] != vassal:
                lands = tuple([each for each in s.vassal_lands[seat] if s.owner[each] == vassal])
                move_capital(s, vassal, capital_of(s.atlas, _natural(s, vassal), lands))


def _natural(s: Table, realm: int) -> int:
    return s.atlas.realm_capital[realm] if realm < len(s.atlas.realm_capital) else NONE


def _withdraw_influence(s: Table) -> None:
    """EU-11.1.6, EU-OPB41: where all Provinces are players', Influence returns to its owners."""
    for area in s.atlas.main_areas:
        if any(s.town[province] == NONE for province in s.atlas.area_provinces[area]):
            continue
        s.imperial = changed(s.imperial, area, 0)
        for seat in range(s.count):
            if s.influence[seat * AREA_COUNT + area]:
                clear_influence(s, seat, area)
