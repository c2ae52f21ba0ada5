"""Effects on Realms: truces, successions, independence, Dynamic NPRs, the Empire, Influence."""

from typing import Final

from kronika.core.asks import Ask, Event, Option, Prompt, Rules, Verb

from .agenda import RECLAIM_CUBES, Duty, Scene
from .cards import discover_continent
from .choices import PICK_REALM, choose, chooser
from .counting import amount
from .effects.nodes import Effect
from .empire import is_hre_area, leave_empire, rejoin_empire
from .expansion import free_token
from .influence import add_influence, influence_in, takes_influence
from .land import is_players_core, move_capital, put_dnpr, release, vacate
from .liberation import core_realm, give_to_core
from .marriages import dispute
from .people_in_play import candidates, decider
from .purse import FOR_INFLUENCE, cubes_left
from .relations import is_enemy, is_free_npr, make_truce
from .religion import faith_of_new_realm
from .selecting import realm_areas, realms
from .state import Table, added, changed
from .terms import AREA_COUNT, INFLUENCE_OF_AREA, NONE, PATTERNS, REALM_COUNT
from .vassals import can_subjugate, subjugate
from .words import AREA, NUMBER, PLAYER, REALM

SWAP: Final = Verb("swap-influence", (AREA, PLAYER))
SWAP_IMPERIAL: Final = Verb("swap-imperial", (AREA,))
ADD_CUBE: Final = Verb("add-influence", (AREA,))
ASK_SWAP: Final = Prompt("swap-influence", (NUMBER,), "EU-16.3.5")
ASK_SUBJUGATE: Final = Prompt("subjugate", (), "EU-11.4.5")
TRUCE_MADE: Final = Event("truce-made", (REALM, REALM))
NEW_DNPR: Final = Event("new-dnpr", (REALM,))


# Peace


def _truces(s: Table, effect: Effect, scene: Scene, seat: int) -> list[int]:
    """Players with whom a Truce can be made: not at war, never oneself."""
    assert effect.whom is not None
    return [
        other
        for other in candidates(s, effect.whom, scene)
        if other != seat
        and not is_enemy(s, seat, s.realm_of[other])
        and not s.truces[s.realm_of[other]] >> seat & 1
    ]


def can_truce(s: Table, effect: Effect, scene: Scene, seat: int) -> bool:
    """EU-10.4.1."""
    return bool(_truces(s, effect, scene, seat))


def truce(s: Table, effect: Effect, scene: Scene, seat: int) -> Rules:
    """EU-10.4.1: Truce tokens until the next phase 3 A."""
    for other in _truces(s, effect, scene, seat):
        make_truce(s, s.realm_of[seat], s.realm_of[other])
        s.tell(TRUCE_MADE, s.realm_of[seat], s.realm_of[other])
    yield from ()


def can_dispute(s: Table, effect: Effect, scene: Scene, seat: int) -> bool:
    """EU-11.2.12."""
    assert effect.where is not None
    found = realms(s, effect.where, scene, seat)
    return any(s.marriages[realm] & ~s.disputed[realm] for realm in found)


def dispute_succession(s: Table, effect: Effect, scene: Scene, seat: int) -> Rules:
    """EU-11.2.12: all Marriages on the capital of the Realm turn."""
    assert effect.where is not None
    for realm in realms(s, effect.where, scene, seat):
        dispute(s, realm)
    yield from ()


# Realms that appear


def _unfree(s: Table, realm: int) -> list[int]:
    """Provinces with the flag of a Realm that players have, and could lose to it."""
    return [
        p
        for p in s.atlas.realm_provinces[realm]
        if (s.town[p] != NONE or s.vassal[p] != NONE) and core_realm(s, p) == realm
    ]


def can_free(s: Table, effect: Effect, scene: Scene, seat: int) -> bool:
    """EU-14.3.13: nothing, if the Realm is played."""
    del scene, seat
    realm = effect.realm
    if s.seat_of[realm] != NONE:
        return False
    return s.overlord[realm] != NONE or bool(_unfree(s, realm))


def free_realm(s: Table, effect: Effect, scene: Scene, seat: int) -> Rules:
    """EU-14.3.13, EU-14.3.22: all Provinces with its flag are its own, and it is nobody's
    Vassal."""
    realm = effect.realm
    release(s, realm)
    for province in _unfree(s, realm):
        vacate(s, province)
        yield from give_to_core(s, province)


def _dnpr_number(effect: Effect) -> int:
    return effect.colour * len(PATTERNS) + effect.pattern


def _dnpr_places(s: Table, effect: Effect) -> list[int]:
    """EU-16.3.20, EU-13.3.3: the Provinces in play that are no Core Province of a player."""
    return [p for p in effect.provinces if s.atlas.has_province[p] and not is_players_core(s, p)]


def can_place_dnpr(s: Table, effect: Effect, scene: Scene, seat: int) -> bool:
    """EU-16.3.20: not if it is played or in play so already, if another has the tokens, if a Realm
    of the map is no independent NPR, or a new one would get no token."""
    del scene, seat
    realm = effect.realm
    if s.seat_of[realm] != NONE or realm in s.dnpr_realm:
        return False
    if s.dnpr_realm[_dnpr_number(effect)] != NONE:
        return False
    if s.atlas.has_realm[realm]:
        return is_free_npr(s, realm)
    return bool(_dnpr_places(s, effect))


def place_dnpr(s: Table, effect: Effect, scene: Scene, seat: int) -> Rules:
    """EU-16.3.20, EU-16.3.21, EU-CMP.11: tokens below what lies there, the first one on the
    capital."""
    realm, number = effect.realm, _dnpr_number(effect)
    places = _dnpr_places(s, effect)
    s.dnpr_realm = changed(s.dnpr_realm, number, realm)
    s.dnpr_capital = changed(s.dnpr_capital, number, places[0] if places else s.capital[realm])
    release(s, realm)
    for province in places:
        yield from free_token(s, decider(s, scene))
        put_dnpr(s, number, province)
        continent = s.atlas.area_continent[s.atlas.province_area[province]]
        if continent != NONE:
            discover_continent(s, continent)
    if places:
        move_capital(s, realm, places[0])
    faith_of_new_realm(s, realm)
    s.tell(NEW_DNPR, realm)


def can_change_empire(s: Table, effect: Effect, scene: Scene, seat: int) -> bool:
    """EU-18.6.2."""
    del scene, seat
    return is_hre_area(s, effect.area) if effect.leaves else s.not_hre[effect.area]


def change_empire(s: Table, effect: Effect, scene: Scene, seat: int) -> Rules:
    """EU-16.3.24, EU-18.6.2: the authority changes only as the event says."""
    if effect.leaves:
        leave_empire(s, effect.area)
    else:
        rejoin_empire(s, effect.area)
    yield from ()


# Vassals and Influence


def _subjects(s: Table, seat: int) -> list[int]:
    return [realm for realm in range(REALM_COUNT) if can_subjugate(s, seat, realm)]


def can_subjugate_any(s: Table, effect: Effect, scene: Scene, seat: int) -> bool:
    """EU-11.4.5."""
    del effect, scene
    return bool(_subjects(s, seat))


def subjugate_one(s: Table, effect: Effect, scene: Scene, seat: int) -> Rules:
    """EU-11.4.5: an Ally is vassalized, or a Vassal annexed."""
    decides = chooser(s, effect, scene, seat)
    realm = yield from choose(decides, PICK_REALM, ASK_SUBJUGATE, _subjects(s, seat))
    yield from subjugate(s, seat, realm)


def _swaps(s: Table, effect: Effect, scene: Scene, seat: int) -> list[Option]:
    """Cubes of Opponents that can be replaced, Imperial ones too, then Areas with room."""
    assert effect.where is not None
    there = [a for r in realms(s, effect.where, scene, seat) for a in realm_areas(s, r)]
    options: list[Option] = []
    for area in there:
        for other in range(s.count):
            if other != seat and s.influence[other * AREA_COUNT + area]:
                options.append(SWAP.of(area, other))
        if s.imperial[area] and s.emperor != s.realm_of[seat]:
            options.append(SWAP_IMPERIAL.of(area))
    for area in there:
        if takes_influence(s, area) and influence_in(s, area) < INFLUENCE_OF_AREA:
            options.append(ADD_CUBE.of(area))
    return options


def can_swap(s: Table, effect: Effect, scene: Scene, seat: int) -> bool:
    """Whether a cube can be replaced or put there."""
    return bool(_swaps(s, effect, scene, seat))


def swap_influence(s: Table, effect: Effect, scene: Scene, seat: int) -> Rules:
    """EU-11.1.4: own cubes instead of those of Opponents; with the rest, where there is room."""
    decides = chooser(s, effect, scene, seat)
    for left in range(amount(s, effect.n, scene, seat), 0, -1):
        options = _swaps(s, effect, scene, seat)
        if not options:
            return
        chosen = yield Ask(decides, ASK_SWAP, options, left, default=options[0])
        area = chosen.a
        if chosen.verb is SWAP:
            add_influence(s, chosen.b, area, -1)
        elif chosen.verb is SWAP_IMPERIAL:
            s.imperial = added(s.imperial, area, -1)
        if cubes_left(s, seat):
            add_influence(s, seat, area)
        else:
            s.agenda.append(Duty(RECLAIM_CUBES, seat, FOR_INFLUENCE, 1, area))
