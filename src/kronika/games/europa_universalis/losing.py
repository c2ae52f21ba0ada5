"""Chapter 16.3: what players lose."""

from typing import Final

from kronika.core.asks import Ask, Option, Prompt, Rules, Verb

from .agenda import Scene
from .alliances import end_with_consequences
from .cards import drop_from_hand
from .choices import (
    LOSE_POWER,
    LOSE_WHERE,
    LOSES,
    PICK_AREA,
    PICK_POWER,
    PICK_PROVINCE,
    PICK_REALM,
    choose,
    chooser,
)
from .claims import take_claim
from .curia import lose_cardinal
from .effects import things as t
from .effects.nodes import Effect
from .empire import change_authority
from .influence import remove_influence
from .land import owns
from .liberation import give_to_core
from .losing_forces import can_lose_force, lose_forces
from .marriages import end_marriage
from .marrying import has_marriage
from .purse import charge, lose_power, lower_stability, power_of
from .relations import is_ally
from .selecting import areas, provinces, realms
from .state import Table, added, changed
from .terms import AREA_COUNT, LEAST_STABILITY, NONE, POWERS, REALM_COUNT, START_MERCHANTS
from .words import AREA, CARD, NUMBER, PLAYER

DISCARD_CARD: Final = Verb("discard-card", (CARD,))
ASK_DISCARD: Final = Prompt("discard-card", (NUMBER,), "EU-16.3.5")
LOSE_CARDINAL: Final = Verb("lose-cardinal", (NUMBER,))
ASK_CARDINAL: Final = Prompt("lose-cardinal", (NUMBER,), "EU-16.3.5")
REMOVE_CUBE: Final = Verb("remove-influence", (AREA, PLAYER))
ASK_REMOVED: Final = Prompt("remove-influence", (NUMBER,), "EU-16.3.5")

FORCES: Final = (
    *(t.INFANTRY, t.CAVALRY, t.ARTILLERY, t.MERCENARY, t.LIGHT_SHIP, t.HEAVY_SHIP, t.GALLEY),
)
PLACED: Final = (t.CLAIM, t.CORE, t.ALLIANCE, t.MARRIAGE, t.TOWN, t.VASSAL, t.CASUS_BELLI)


def can_lose(s: Table, effect: Effect, scene: Scene, seat: int) -> bool:
    """EU-16.3.2: whether there is something to lose."""
    what = effect.what
    if what in (t.DUCATS, t.PRESTIGE):
        return True
    if what in FORCES:
        return can_lose_force(s, what, seat)
    if what in PLACED:
        return bool(_places(s, effect, scene, seat))
    if what == t.INFLUENCE:
        return bool(cubes_of(s, effect, scene, [seat]))
    if what == t.CARDINAL:
        return seat in s.cardinals
    if what == t.ACTION_CARD:
        return bool(s.hands[seat])
    return _amount(s, what, seat) > 0


def _amount(s: Table, what: int, seat: int) -> int:
    """How much of it a player has on his mat."""
    if t.ADM_POWER <= what <= t.MIL_POWER:
        return power_of(s, seat, what - t.ADM_POWER)
    if what == t.MONARCH_POWER:
        return sum([power_of(s, seat, type) for type in range(len(POWERS))])
    if what == t.STABILITY:
        missing = sum([power_of(s, seat, type) for type in range(len(POWERS))])
        return s.stability[seat] - LEAST_STABILITY + missing
    if what == t.MANPOWER:
        return s.available[seat]
    if what == t.MANPOWER_TOKEN:
        return s.reserve_plus[seat]
    if what == t.COLONIST:
        return s.colonists[seat]
    if what == t.IMPERIAL_AUTHORITY:
        return s.authority
    assert what == t.MERCHANT
    return s.merchant_count[seat] - START_MERCHANTS


def lose(s: Table, effect: Effect, scene: Scene, seat: int, n: int) -> Rules:
    """EU-16.3.5, EU-7.4.15, EU-7.3.7: up to n of it; missing ducats are a loan, then bankruptcy."""
    what = effect.what
    decides = chooser(s, effect, scene, seat)
    if what == t.MONARCH_POWER:
        yield from _lose_any_power(s, seat, decides, n)
    elif what in FORCES:
        yield from lose_forces(s, what, seat, decides, n)
    elif what in PLACED:
        yield from _lose_placed(s, effect, scene, seat, n)
    elif what == t.INFLUENCE:
        yield from lose_influence(s, effect, scene, [seat], n)
    elif what == t.CARDINAL:
        yield from _lose_cardinals(s, seat, decides, n)
    elif what == t.ACTION_CARD:
        yield from _discard(s, seat, n)
    else:
        lost = take(s, what, seat, n)
        if lost:
            s.tell(LOSES, seat, lost, what)


def take(s: Table, what: int, seat: int, n: int) -> int:
    """Takes up to n of what lies on a mat; how many were lost."""
    if what == t.DUCATS:
        return charge(s, seat, n)
    if t.ADM_POWER <= what <= t.MIL_POWER:
        return lose_power(s, seat, what - t.ADM_POWER, n)
    if what == t.PRESTIGE:
        s.prestige[seat] -= n
        return n
    if what == t.STABILITY:
        lower_stability(s, seat, n)
        return n
    if what == t.IMPERIAL_AUTHORITY:
        change_authority(s, -n)
        return 0  # the Empire has told it
    n = min(n, _amount(s, what, seat))
    if what == t.MANPOWER:
        s.available[seat] -= n
        s.exhausted[seat] += n
    elif what == t.MANPOWER_TOKEN:
        s.reserve_plus = added(s.reserve_plus, seat, -n)
    elif what == t.COLONIST:
        s.colonists[seat] -= n
    else:
        assert what == t.MERCHANT
        s.merchant_count = added(s.merchant_count, seat, -n)
    return n


def _lose_any_power(s: Table, seat: int, decides: int, n: int) -> Rules:
    for left in range(n, 0, -1):
        types = [type for type in range(len(POWERS)) if power_of(s, seat, type) > 0]
        if not types:
            return
        type = yield from choose(decides, PICK_POWER, LOSE_POWER, types, left)
        s.tell(LOSES, seat, lose_power(s, seat, type, 1), t.ADM_POWER + type)


def _lose_cardinals(s: Table, seat: int, decides: int, n: int) -> Rules:
    """EU-16.5.8: of numbered slots, never that of Roma."""
    for left in range(min(n, s.cardinals.count(seat)), 0, -1):
        slots = [slot for slot, owner in enumerate(s.cardinals) if owner == seat]
        options: list[Option] = [LOSE_CARDINAL.of(slot + 1) for slot in slots]
        chosen = yield Ask(decides, ASK_CARDINAL, options, left, default=options[-1])
        lose_cardinal(s, chosen.a - 1)


def _discard(s: Table, seat: int, n: int) -> Rules:
    for left in range(min(n, len(s.hands[seat])), 0, -1):
        options: list[Option] = [DISCARD_CARD.of(card) for card in s.hands[seat]]
        chosen = yield Ask(seat, ASK_DISCARD, options, left, default=options[0])
        drop_from_hand(s, seat, chosen.a)
        s.tell(LOSES, seat, 1, t.ACTION_CARD)


# Influence


def cubes_of(s: Table, effect: Effect, scene: Scene, seats: list[int]) -> list[tuple[int, int]]:
    """Areas and players with cubes there, of the Emperor Imperial ones too."""
    found: list[tuple[int, int]] = []
    for area in areas(s, effect.where, scene, scene.you):
        for seat in seats:
            is_imperial = s.emperor == s.realm_of[seat] and s.imperial[area] > 0
            if s.influence[seat * AREA_COUNT + area] or is_imperial:
                found.append((area, seat))
    return found


def lose_influence(s: Table, effect: Effect, scene: Scene, seats: list[int], n: int) -> Rules:
    """EU-16.3.5: cube by cube; of several players who are named together, n in all."""
    decides = chooser(s, effect, scene, seats[0])
    for left in range(n, 0, -1):
        found = cubes_of(s, effect, scene, seats)
        if not found:
            return
        options: list[Option] = [REMOVE_CUBE.of(area, seat) for area, seat in found]
        chosen = yield Ask(decides, ASK_REMOVED, options, left, default=options[0])
        remove_influence(s, chosen.b, chosen.a, 1)
        s.tell(LOSES, chosen.b, 1, t.INFLUENCE)


# What lies on the board


def _places(s: Table, effect: Effect, scene: Scene, seat: int) -> list[int]:
    what, where = effect.what, effect.where
    if what in (t.CLAIM, t.CORE):
        there = areas(s, where, scene, seat)
        if what == t.CLAIM:
            return [area for area in there if s.claims[area] >> seat & 1]
        return [area for area in there if s.core[area] == seat]
    if what in (t.TOWN, t.VASSAL):
        found = provinces(s, where, scene, seat)
        if what == t.VASSAL:
            return [p for p in found if s.vassal[p] == seat and s.occupant[p] == NONE]
        capital = s.capital[s.realm_of[seat]]
        return [p for p in found if owns(s, seat, p) and p != capital]
    named = list(range(REALM_COUNT)) if where is None else realms(s, where, scene, seat)
    if what == t.ALLIANCE:
        return [realm for realm in named if is_ally(s, seat, realm)]
    if what == t.MARRIAGE:
        return [realm for realm in named if has_marriage(s, seat, realm)]
    return [realm for realm in named if s.cb[realm] >> seat & 1]


def _lose_placed(s: Table, effect: Effect, scene: Scene, seat: int, n: int) -> Rules:
    what = effect.what
    decides = chooser(s, effect, scene, seat)
    verb = PICK_REALM
    if what in (t.CLAIM, t.CORE):
        verb = PICK_AREA
    elif what in (t.TOWN, t.VASSAL):
        verb = PICK_PROVINCE
    for left in range(n, 0, -1):
        found = _places(s, effect, scene, seat)
        if not found:
            return
        place = yield from choose(decides, verb, LOSE_WHERE, found, what, left)
        if what == t.CLAIM:
            take_claim(s, seat, place)
        elif what == t.CORE:
            s.core = changed(s.core, place, NONE)
        elif what == t.ALLIANCE:
            yield from end_with_consequences(s, seat, place)
        elif what == t.MARRIAGE:
            end_marriage(s, seat, place)
        elif what == t.CASUS_BELLI:
            s.cb = changed(s.cb, place, s.cb[place] & ~(1 << seat))
        else:
            yield from give_to_core(s, place)
        s.tell(LOSES, seat, 1, what)
