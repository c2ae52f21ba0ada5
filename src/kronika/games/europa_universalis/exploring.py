"""EU-5.1.XP: Explore."""

from typing import Final

from kronika.core.asks import Ask, Event, Option, Prompt, Rules, RulesOf, Verb

from .claims import free_claim_piece, has_claim, owns_all, put_claim
from .colonizing import is_settled
from .effects import things
from .forces import dock, lose_fleet_ship
from .manner import Manner
from .modifiers import is_enabled, power_cost
from .purse import pay_power, power_of
from .relations import adjacent_areas
from .sea_routes import SLOT, move_ship, ship_moves
from .state import Table
from .terms import (
    DAMAGED,
    DIP,
    FLEET_SHIPS,
    GALLEYS,
    HEAVY,
    LIGHT,
    MIL,
    NONE,
    PROVINCE_COUNT,
    ZONE_COUNT,
)
from .words import AREA, NUMBER, PLAYER, PROVINCE, SHIP, ZONE

SET_SAIL: Final = Verb("explore-ship", (ZONE,), "EU-5.1.XP2")
SET_SAIL_FROM: Final = Verb("explore-ship-from-port", (PROVINCE,), "EU-5.1.XP2")
SET_SAIL_GUARD: Final = Verb("explore-ship-from-slot", (ZONE,), "EU-5.1.XP2")
SAIL_TO: Final = Verb("explore-ship-to", (ZONE,), "EU-5.1.XP2")
STAY: Final = Verb("explore-without-ship", (), "EU-5.1.XP2")
ROLL_AGAIN: Final = Verb("explore-again", (), "EU-5.1.XP3")
DISCOVER: Final = Verb("discover", (AREA,), "EU-5.1.XP4")
BRAVE: Final = Verb("discover-in-danger", (AREA,), "EU-5.1.XP5")
FAIL: Final = Verb("explore-fails", (), "EU-5.1.XP5")
LOSE_AT_SEA: Final = Verb("lose-explorer", (ZONE,), "EU-5.1.XP5")
LOSE_IN_PORT: Final = Verb("lose-explorer-in-port", (PROVINCE,), "EU-5.1.XP5")
LOSE_OF_FLEET: Final = Verb("lose-explorer-of-fleet", (SHIP,), "EU-5.1.XP5")

ASK_SAIL: Final = Prompt("explore-ship", (), "EU-5.1.XP2")
ASK_SAIL_TO: Final = Prompt("explore-ship-to", (), "EU-5.1.XP2")
ASK_DISCOVER: Final = Prompt("discover", (NUMBER,), "EU-5.1.XP4")
ASK_DANGER: Final = Prompt("discover-in-danger", (NUMBER,), "EU-5.1.XP5")
ASK_LOSS: Final = Prompt("lose-explorer", (), "EU-5.1.XP5")

ROLLED: Final = Event("explores", (PLAYER, NUMBER))
ROLLED_DANGER: Final = Event("explores-in-danger", (PLAYER, NUMBER))
NOTHING_FOUND: Final = Event("finds-nothing", (PLAYER,))

FLEET_KINDS: Final = ((LIGHT,), (DAMAGED, HEAVY), (GALLEYS,))
"""By the sort of Ship: what a fleet calls it; a damaged one goes first."""


def _costs(s: Table, seat: int, manner: Manner) -> tuple[int, int]:
    costs = s.content.tables.costs
    return (
        power_cost(s, seat, things.EXPLORE, things.PAID_DIP, costs.explore_dip, manner),
        power_cost(s, seat, things.EXPLORE, things.PAID_MIL, costs.explore_mil, manner),
    )


def has_quest(s: Table, seat: int) -> bool:
    """EU-5.1.XP1: whether Ships may be used for exploring."""
    return is_enabled(s, seat, things.ENABLED.index("explore-with-ships"))


def in_sight(s: Table, seat: int) -> list[int]:
    """EU-5.1.XP6, EU-OPA13: distant Areas beside one's Realm or, with the Idea, one's Ships."""
    seen = [area for area in adjacent_areas(s, seat) if s.atlas.area_continent[area] != NONE]
    if has_quest(s, seat):
        seen = [
            area
            for area in s.atlas.distant_areas
            if area in seen or any(_has_ship(s, seat, zone) for zone in s.atlas.area_zones[area])
        ]
    return [area for area in seen if not has_claim(s, seat, area) and not owns_all(s, seat, area)]


def _has_ship(s: Table, seat: int, zone: int) -> bool:
    place = seat * ZONE_COUNT + zone
    return bool(s.ships[place] or s.guards[place]) or s.fleet_at[seat] == zone


def _is_territory(s: Table, area: int, number: int) -> bool:
    return any(s.atlas.province_territory[p] == number for p in s.atlas.area_provinces[area])


def targets(s: Table, seat: int, number: int, is_danger: bool) -> list[int]:
    """EU-5.1.XP4, EU-5.1.XP5: a Territory of that number, in calm also where somebody lives."""
    found: list[int] = []
    for area in in_sight(s, seat):
        if is_danger:
            if _is_territory(s, area, number) and not is_settled(s, area):
                found.append(area)
        elif _is_territory(s, area, number) or is_settled(s, area):
            found.append(area)
    return found


def can_explore(s: Table, seat: int, manner: Manner) -> bool:
    """EU-5.1.XP6: paid, with something to be found, perhaps after a Ship has moved."""
    dip, mil = _costs(s, seat, manner)
    if power_of(s, seat, DIP) < dip or power_of(s, seat, MIL) < mil:
        return False
    return bool(in_sight(s, seat)) or (has_quest(s, seat) and bool(ship_moves(s, seat, True)))


def explore(s: Table, seat: int, manner: Manner) -> Rules:
    """EU-5.1.XP2, EU-5.1.XP3: perhaps a Ship moves; then the die, again for Diplomatic Power."""
    dip, mil = _costs(s, seat, manner)
    pay_power(s, seat, DIP, dip)
    pay_power(s, seat, MIL, mil)
    if has_quest(s, seat):
        yield from _sail(s, seat)
    free = manner.extras.free_rerolls if manner.extras is not None else 0
    left = s.content.tables.costs.explore_rerolls
    while True:
        face = s.dice.below(6)
        number = s.content.tables.exploration_numbers[face]
        is_danger = bool(s.content.tables.exploration_hazards[face])
        s.tell(ROLLED_DANGER if is_danger else ROLLED, seat, number)
        again = yield from _use(s, seat, number, is_danger, left > 0, free > 0)
        if not again:
            return
        left -= 1
        if free > 0:
            free -= 1
        else:
            pay_power(s, seat, DIP, s.content.tables.costs.explore_reroll_dip)


def _sail(s: Table, seat: int) -> Rules:
    """EU-5.1.XP2, EU-9.5.24: 1 Light Ship into a Sea Zone of a distant continent."""
    routes = ship_moves(s, seat, True)
    origins = sorted({place for place, _ in routes})
    options = [_setting_sail(place) for place in origins]
    stay = STAY.of()
    if in_sight(s, seat) or not options:
        options.append(stay)
    option = yield Ask(seat, ASK_SAIL, options, default=options[-1])
    if option.verb is STAY:
        return
    origin = next(place for place in origins if _setting_sail(place) == option)
    ends = [SAIL_TO.of(zone) for place, zone in routes if place == origin]
    end = yield Ask(seat, ASK_SAIL_TO, ends, default=ends[0])
    yield from move_ship(s, seat, origin, end.a)


def _setting_sail(place: int) -> Option:
    if place >= SLOT:
        return SET_SAIL_GUARD.of(place - SLOT)
    return SET_SAIL.of(place) if place < ZONE_COUNT else SET_SAIL_FROM.of(place - ZONE_COUNT)


def _use(
    s: Table, seat: int, number: int, is_danger: bool, may_again: bool, is_free: bool
) -> RulesOf[bool]:
    """EU-5.1.XP3, EU-5.1.XP4, EU-5.1.XP5, EU-OPA13: use the roll, or whether to roll again."""
    costs = s.content.tables.costs
    found = targets(s, seat, number, is_danger)
    options: list[Option] = []
    if is_danger:
        if power_of(s, seat, DIP) >= costs.hazard_dip:
            options += [BRAVE.of(area) for area in found]
        options.append(FAIL.of())
    elif found:
        options += [DISCOVER.of(area) for area in found]
    else:
        options.append(FAIL.of())
    default = options[0]
    if may_again and (is_free or power_of(s, seat, DIP) >= costs.explore_reroll_dip):
        options.append(ROLL_AGAIN.of())
    prompt = ASK_DANGER if is_danger else ASK_DISCOVER
    option = yield Ask(seat, prompt, options, number, default=default)
    if option.verb is ROLL_AGAIN:
        return True
    if option.verb is FAIL:
        s.tell(NOTHING_FOUND, seat)
        if is_danger:
            yield from _lose_ship(s, seat)
        return False
    if option.verb is BRAVE:
        pay_power(s, seat, DIP, costs.hazard_dip)
    yield from _claim(s, seat, option.a)
    return False


def _claim(s: Table, seat: int, area: int) -> Rules:
    """EU-5.1.XP7, EU-5.1.XP8, EU-5.1.XP9: a Claim on what was discovered."""
    has_piece = yield from free_claim_piece(s, seat, False)
    if has_piece:
        put_claim(s, seat, area)


def _lose_ship(s: Table, seat: int) -> Rules:
    """EU-5.1.XP5, EU-5.1.XP9, EU-OPA14: an own Ship on a distant continent, if there is one."""
    options: list[Option] = [
        LOSE_AT_SEA.of(zone)
        for zone in s.atlas.zones
        if s.atlas.zone_continent[zone] != NONE
        and (s.ships[seat * ZONE_COUNT + zone] or s.guards[seat * ZONE_COUNT + zone])
    ]
    for place in sorted(s.docked):
        port = place % PROVINCE_COUNT
        if place // PROVINCE_COUNT == seat and s.atlas.is_distant(port):
            options.append(LOSE_IN_PORT.of(port))
    if _is_fleet_distant(s, seat):
        options += [
            LOSE_OF_FLEET.of(ship)
            for ship, kinds in enumerate(FLEET_KINDS)
            if any(s.fleet[seat * FLEET_SHIPS + kind] for kind in kinds)
        ]
    if not options:
        return
    option = yield Ask(seat, ASK_LOSS, options, default=options[0])
    if option.verb is LOSE_AT_SEA:
        place = seat * ZONE_COUNT + option.a
        if s.ships[place]:
            s.ships[place] -= 1
        else:
            s.guards[place] -= 1
    elif option.verb is LOSE_IN_PORT:
        dock(s, seat, option.a, -1)
    else:
        kinds = FLEET_KINDS[option.a]
        there = [kind for kind in kinds if s.fleet[seat * FLEET_SHIPS + kind]]
        lose_fleet_ship(s, seat, there[0])


def _is_fleet_distant(s: Table, seat: int) -> bool:
    at = s.fleet_at[seat]
    if at >= ZONE_COUNT:
        return s.atlas.is_distant(at - ZONE_COUNT)
    return at != NONE and s.atlas.zone_continent[at] != NONE
