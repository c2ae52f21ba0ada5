"""EU-16.3.14, EU-16.3.15: Towns and Vassals that players gain, and Towns that they develop."""

from kronika.core.asks import Rules

from .agenda import Scene
from .cards import discover_continent
from .choices import GAIN_WHERE, GAINS, PICK_PROVINCE, choose, chooser
from .effects import things as t
from .effects.amounts import ALL_AMOUNT
from .effects.nodes import Effect
from .land import (
    can_place_disc,
    can_place_vassals,
    clear,
    develop,
    has_vassal,
    is_vacant,
    keep,
    owns,
    put_town,
    put_vassals,
    release,
    vacate,
    vassals_of_npr,
)
from .marriages import end_marriages_on
from .relations import end_alliance, is_aloof
from .selecting import provinces, realms
from .state import Table, changed
from .terms import LARGE_TOWNS, NONE, PAPAL_STATES, SMALL_TOWN, SMALL_TOWNS
from .vassals import vassalize


def _is_free(s: Table, seat: int, province: int) -> bool:
    """EU-16.3.14: neither owned nor vassalized by a player, nor Occupied by another one."""
    if s.town[province] != NONE or s.vassal[province] != NONE:
        return False
    return s.occupant[province] in (NONE, seat)


# Towns


def _town_places(s: Table, effect: Effect, scene: Scene, seat: int) -> list[int]:
    """EU-16.3.14: Provinces without a piece of a player, but for one's own Vassal tokens."""
    found: list[int] = []
    for province in provinces(s, effect.where, scene, seat):
        if not _is_free(s, seat, province) and not has_vassal(s, seat, province):
            continue
        if s.occupant[province] == seat or can_place_disc(s, seat, province):
            found.append(province)
    return found


def can_gain_town(s: Table, effect: Effect, scene: Scene, seat: int) -> bool:
    """EU-16.3.14."""
    return bool(_town_places(s, effect, scene, seat))


def gain_towns(s: Table, effect: Effect, scene: Scene, seat: int, n: int) -> Rules:
    """EU-16.3.14, EU-16.3.21: own Vassal tokens make room; a Town that Occupies it stays."""
    decides = chooser(s, effect, scene, seat)
    for left in range(n, 0, -1):
        found = _town_places(s, effect, scene, seat)
        if not found:
            return
        province = yield from choose(decides, PICK_PROVINCE, GAIN_WHERE, found, t.TOWN, left)
        if s.occupant[province] == seat:
            keep(s, province)
        else:
            clear(s, province)
            put_town(s, seat, province)
        continent = s.atlas.area_continent[s.atlas.province_area[province]]
        if continent != NONE:
            discover_continent(s, continent)
        s.tell(GAINS, seat, 1, t.TOWN)


# Vassals


def _vassal_realms(s: Table, effect: Effect, scene: Scene, seat: int) -> list[int]:
    """Realms of which all becomes a Vassal: NPRs and their Vassals where no player has a piece."""
    assert effect.where is not None
    return [
        realm
        for realm in realms(s, effect.where, scene, seat)
        if s.seat_of[realm] == NONE
        and realm not in (PAPAL_STATES, s.emperor)
        and not is_aloof(s, realm)
        and s.lands[realm]
        and all(_is_free(s, seat, province) for province in s.lands[realm])
    ]


def _vassal_places(s: Table, effect: Effect, scene: Scene, seat: int) -> list[int]:
    """EU-16.3.14: Provinces of NPRs or their Vassals, never the capital of one that has others."""
    return [
        p
        for p in provinces(s, effect.where, scene, seat)
        if _is_free(s, seat, p)
        and not is_vacant(s, p)
        and s.owner[p] not in (PAPAL_STATES, s.emperor)
        and not is_aloof(s, s.owner[p])
        and (s.capital[s.owner[p]] != p or len(s.lands[s.owner[p]]) == 1)
        and can_place_vassals(s, seat, [p])
    ]


def can_gain_vassal(s: Table, effect: Effect, scene: Scene, seat: int) -> bool:
    """EU-16.3.14, EU-11.4.14."""
    assert effect.n is not None
    if effect.n.word == ALL_AMOUNT:
        return bool(_vassal_realms(s, effect, scene, seat))
    return bool(_vassal_places(s, effect, scene, seat))


def gain_vassals(s: Table, effect: Effect, scene: Scene, seat: int, n: int) -> Rules:
    """EU-16.3.14, EU-11.4.8, EU-11.4.9: a whole Realm with its relations, or single Provinces."""
    assert effect.n is not None
    if effect.n.word == ALL_AMOUNT:
        for realm in _vassal_realms(s, effect, scene, seat):
            yield from _take_realm(s, seat, realm)
        return
    decides = chooser(s, effect, scene, seat)
    for left in range(n, 0, -1):
        found = _vassal_places(s, effect, scene, seat)
        if not found:
            return
        province = yield from choose(decides, PICK_PROVINCE, GAIN_WHERE, found, t.VASSAL, left)
        owner = s.owner[province]
        is_last = len(s.lands[owner]) == 1
        vacate(s, province)
        put_vassals(s, seat, province)
        if is_last:
            _end_relations(s, seat, owner)
        s.tell(GAINS, seat, 1, t.VASSAL)


def _take_realm(s: Table, seat: int, realm: int) -> Rules:
    lands = list(s.lands[realm])
    for province in lands:
        vacate(s, province)
    _end_relations(s, seat, realm)
    yield from vassalize(s, seat, realm, lands)


def _end_relations(s: Table, seat: int, realm: int) -> None:
    """EU-11.4.8, EU-13.2.1: no Alliance, Marriages of the Overlord only, no war; its own Vassals
    are free."""
    if s.ally[realm] != NONE:
        end_alliance(s, s.ally[realm], realm)
    end_marriages_on(s, realm, seat)
    s.enemies = changed(s.enemies, realm, 0)
    s.attackers = changed(s.attackers, realm, 0)
    s.truces = changed(s.truces, realm, 0)
    for vassal in vassals_of_npr(s, realm):
        release(s, vassal)
    release(s, realm)


# Development


def _small_towns(s: Table, effect: Effect, scene: Scene, seat: int) -> list[int]:
    """EU-16.3.15: own Small Towns, on Provinces that are not printed Large."""
    if s.large_towns[seat] >= LARGE_TOWNS and s.small_towns[seat] >= SMALL_TOWNS:
        return []
    found = (
        list(s.lands[s.realm_of[seat]])
        if effect.where is None
        else provinces(s, effect.where, scene, seat)
    )
    return [
        p
        for p in found
        if owns(s, seat, p) and s.disc[p] == SMALL_TOWN and s.atlas.province_tax[p] == 1
    ]


def can_develop(s: Table, effect: Effect, scene: Scene, seat: int) -> bool:
    """EU-16.3.15."""
    return bool(_small_towns(s, effect, scene, seat))


def develop_towns(s: Table, effect: Effect, scene: Scene, seat: int, n: int) -> Rules:
    """EU-16.3.15, EU-7.5.10: Small Towns become Large."""
    for left in range(n, 0, -1):
        found = _small_towns(s, effect, scene, seat)
        if not found:
            return
        province = yield from choose(seat, PICK_PROVINCE, GAIN_WHERE, found, t.TOWN, left)
        develop(s, province)
