"""Effects on Provinces and Areas: Unrest, Rebels, devastation, liberation."""

from typing import Final

from kronika.core.asks import Event, Prompt, Rules

from .agenda import Scene
from .choices import PICK_AREA, PICK_PROVINCE, choose, chooser
from .counting import amount
from .effects.nodes import Effect
from .land import is_core, owns
from .liberation import liberate
from .rebel_forces import place_rebels
from .relations import foes, units_there
from .selecting import areas, provinces
from .state import Table, added, changed
from .terms import NONE
from .unrest import calm_provinces, has_disc, is_restless, remove_unrest, suffer_unrest
from .words import AREA, NUMBER

ASK_CALM: Final = Prompt("effect-calm", (NUMBER,), "EU-14.1.8")
ASK_REBELS: Final = Prompt("effect-rebels", (NUMBER,), "EU-16.3.28")
ASK_DISPERSE: Final = Prompt("effect-disperse", (NUMBER,), "EU-16.3.28")
ASK_DEVASTATE: Final = Prompt("effect-devastate", (NUMBER,), "EU-16.3.28")
ASK_LIBERATE: Final = Prompt("effect-liberate", (NUMBER,), "EU-16.3.5")

REBELS_LEAVE: Final = Event("rebels-leave", (NUMBER, AREA))
DEVASTATED: Final = Event("devastated", (AREA,))


# Unrest


def restive(s: Table, effect: Effect, scene: Scene, seat: int) -> list[int]:
    """EU-14.1.3: own discs there without Unrest."""
    found = provinces(s, effect.where, scene, seat)
    return calm_provinces(s, seat, found, effect.towns_only)


def can_unrest(s: Table, effect: Effect, scene: Scene, seat: int) -> bool:
    """EU-14.1.3."""
    return bool(restive(s, effect, scene, seat))


def add_unrest(s: Table, effect: Effect, scene: Scene, seats: list[int]) -> Rules:
    """EU-14.1.1, EU-14.1.3: n different discs; of several players who are named together with who
    picks, n in all."""
    found: list[int] = []
    for seat in seats:
        found += restive(s, effect, scene, seat)
    n = amount(s, effect.n, scene, seats[0])
    yield from suffer_unrest(s, chooser(s, effect, scene, seats[0]), sorted(found), n)


def _calmable(s: Table, effect: Effect, scene: Scene, seat: int) -> list[int]:
    """EU-5.5.SU2: own discs with Unrest, not where Enemies or Rebels stand, nothing Occupied."""
    found: list[int] = []
    for p in provinces(s, effect.where, scene, seat):
        if s.occupant[p] != NONE or not is_restless(s, p) or not has_disc(s, seat, p):
            continue
        area = s.atlas.province_area[p]
        is_held = bool(s.rebels[area]) or bool(units_there(s, area) & foes(s, seat))
        if effect.even_with_rebels or not is_held:
            found.append(p)
    return found


def can_calm(s: Table, effect: Effect, scene: Scene, seat: int) -> bool:
    """EU-5.5.SU2."""
    return bool(_calmable(s, effect, scene, seat))


def calm(s: Table, effect: Effect, scene: Scene, seat: int) -> Rules:
    """EU-14.1.8, EU-5.5.SU2: Unrest leaves n own Provinces, as many as possible."""
    found = _calmable(s, effect, scene, seat)
    for left in range(min(len(found), amount(s, effect.n, scene, seat)), 0, -1):
        if left == len(found):
            province = found[0]
        else:
            province = yield from choose(seat, PICK_PROVINCE, ASK_CALM, found, left)
        found.remove(province)
        remove_unrest(s, province)


# Rebels


def _rebel_areas(s: Table, effect: Effect, scene: Scene, seat: int) -> list[int]:
    """Areas with an own disc of some player on top."""
    return [
        area
        for area in areas(s, effect.where, scene, seat)
        if any(
            has_disc(s, each, p) for p in s.atlas.area_provinces[area] for each in range(s.count)
        )
    ]


def can_rebel(s: Table, effect: Effect, scene: Scene, seat: int) -> bool:
    """Whether a selected Area holds a disc of a player."""
    return bool(_rebel_areas(s, effect, scene, seat))


def raise_rebels(s: Table, effect: Effect, scene: Scene, seat: int) -> Rules:
    """EU-14.3.1, EU-9.7.1, EU-SM.5: all into one Area; Units of players there must fight them."""
    decides = chooser(s, effect, scene, seat)
    n = amount(s, effect.n, scene, seat)
    found = _rebel_areas(s, effect, scene, seat)
    area = yield from choose(decides, PICK_AREA, ASK_REBELS, found, n)
    yield from place_rebels(s, area, n, decides)


def can_disperse(s: Table, effect: Effect, scene: Scene, seat: int) -> bool:
    """Whether Rebel Units are there."""
    return any(s.rebels[area] for area in areas(s, effect.where, scene, seat))


def disperse(s: Table, effect: Effect, scene: Scene, seat: int) -> Rules:
    """Up to n Rebel Units leave."""
    decides = chooser(s, effect, scene, seat)
    for left in range(amount(s, effect.n, scene, seat), 0, -1):
        found = [area for area in areas(s, effect.where, scene, seat) if s.rebels[area]]
        if not found:
            return
        area = yield from choose(decides, PICK_AREA, ASK_DISPERSE, found, left)
        s.rebels = added(s.rebels, area, -1)
        s.tell(REBELS_LEAVE, 1, area)


# Devastation and liberation


def _devastable(s: Table, effect: Effect, scene: Scene, seat: int) -> list[int]:
    """Areas that are not devastated yet; of players who are named only those with own discs."""
    found = [area for area in areas(s, effect.where, scene, seat) if not s.devastated[area]]
    if effect.is_named:
        return [a for a in found if any(has_disc(s, seat, p) for p in s.atlas.area_provinces[a])]
    return found


def can_devastate(s: Table, effect: Effect, scene: Scene, seat: int) -> bool:
    """EU-16.3.2."""
    return bool(_devastable(s, effect, scene, seat))


def devastate(s: Table, effect: Effect, scene: Scene, seat: int) -> Rules:
    """EU-16.3.5: n different Areas."""
    decides = chooser(s, effect, scene, seat)
    for left in range(amount(s, effect.n, scene, seat), 0, -1):
        found = _devastable(s, effect, scene, seat)
        if not found:
            return
        area = yield from choose(decides, PICK_AREA, ASK_DEVASTATE, found, left)
        s.devastated = changed(s.devastated, area, True)
        s.tell(DEVASTATED, area)


def _liberable(s: Table, effect: Effect, scene: Scene, seat: int) -> list[int]:
    """EU-7.6.2: Provinces that a player Owns, Occupies or has as a Vassal's, but for own Cores and
    the capital."""
    realm = s.realm_of[seat]
    return [
        p
        for p in provinces(s, effect.where, scene, seat)
        if has_disc(s, seat, p)
        and not (owns(s, seat, p) and (p == s.capital[realm] or is_core(s, realm, p)))
    ]


def can_liberate(s: Table, effect: Effect, scene: Scene, seat: int) -> bool:
    """EU-7.6.2."""
    return bool(_liberable(s, effect, scene, seat))


def liberate_provinces(s: Table, effect: Effect, scene: Scene, seat: int) -> Rules:
    """EU-14.3.12, EU-14.3.13, EU-14.3.14: n own Provinces."""
    for left in range(amount(s, effect.n, scene, seat), 0, -1):
        found = _liberable(s, effect, scene, seat)
        if not found:
            return
        province = yield from choose(seat, PICK_PROVINCE, ASK_LIBERATE, found, left)
        yield from liberate(s, province, False)
