"""Chapter 9.9: attrition in hostile land and at sea, and the steps in which it is rolled for."""

from typing import Final

from kronika.core.asks import Ask, Event, Option, Prompt, Range, Rules, RulesOf, Verb

from .factions import has_ability
from .hunger import forage, hold_out, unsupplied_units
from .later import is_in_first_year
from .perils import has_met, note_peril, perish, survives
from .progress import BEGINS, ENCIRCLED_PLACES, UNSUPPLIED_UNITS
from .state import OUTSIDE, Table
from .terms import (
    ABILITIES,
    AUTUMN,
    BARBARIANS,
    BARBARIANS_PERIL,
    BROWN,
    CAV,
    DESERT,
    DESERT_PERIL,
    ELE,
    FEEDING,
    MAPS,
    MOUNTAINS_PERIL,
    NONE,
    OASIS,
    ORIENT,
    SHIPWRECK_PERIL,
    TRAIL,
    TRAIL_PERIL,
    WHITE,
    WINTER,
)
from .weather import is_bad_winter_at_sea, season
from .words import FIELD, LEVEL, NUMBER, PLAYER, UNIT

NEVER: Final = 7
"""No die shows that much."""
WORST: Final = 6
DESERT_FATAL: Final = 5
TOLL: Final = 1
"""SZ-J9.4: gold for the safe passage of one unit."""
NO_SHIPWRECK_IN_AUTUMN: Final = ABILITIES.index("no-shipwreck-in-autumn")
SAFE_IN_DESERTS: Final = ABILITIES.index("safe-in-deserts")

PAY_OASIS: Final = Verb("pay-oasis", (PLAYER, NUMBER))
PAY_GUIDE: Final = Verb("pay-guide", (NUMBER,))
RISK_TRAIL: Final = Verb("risk-trail", (UNIT, LEVEL))
ASK_TRAIL: Final = Prompt("trail", (FIELD, UNIT, LEVEL, NUMBER), "SZ-J9.4")
PAYS_OASIS: Final = Event("pays-oasis", (PLAYER, PLAYER, NUMBER, FIELD))
PAYS_GUIDE: Final = Event("pays-guide", (PLAYER, NUMBER, FIELD))


# What is dangerous


def peril_of(s: Table, unit: int) -> int:
    """SZ-J9.2, SZ-J9.3, SZ-J9.4, SZ-J9.5, SZ-J9.8, SZ-P4.9, SZ-P4.37, SZ-Q3.3: NONE if it is safe.

    Only who stands on a field is exposed: passengers, and units inside or on borders, are not.
    """
    if s.where[unit] != OUTSIDE or s.mode < WHITE or is_in_first_year(s, s.owner[unit]):
        return NONE
    field = s.at[unit]
    if not s.is_land(field):
        return SHIPWRECK_PERIL if shipwreck_from(s, s.owner[unit], field) < NEVER else NONE
    neutral = s.map.neutral[field]
    if neutral == NONE:
        rides = s.is_red and s.type[unit] in (CAV, ELE)
        return MOUNTAINS_PERIL if rides and s.map.colour[field] == BROWN else NONE
    if neutral == BARBARIANS:
        return BARBARIANS_PERIL
    return _desert_peril(s, s.owner[unit], field)


def _desert_peril(s: Table, player: int, field: int) -> int:
    """SZ-J9.3, SZ-J9.4, SZ-P4.26, SZ-P4.37: deserts and trails of Orient; those of Italia are safe.

    Canaan passes both, and who controls an oasis passes its trails.
    """
    neutral = s.map.neutral[field]
    if neutral not in (DESERT, TRAIL) or s.map.name != MAPS[ORIENT]:
        return NONE
    if has_ability(s, player, SAFE_IN_DESERTS):
        return NONE
    if neutral == DESERT:
        return DESERT_PERIL
    owns = any(s.control[oasis] == player for oasis in oases_of(s, field))
    return NONE if owns else TRAIL_PERIL


def oases_of(s: Table, trail: int) -> list[int]:
    """SZ-J9.4: the oases that a trail touches."""
    return [field for field in s.map.land_next[trail] if s.map.special[field] == OASIS]


def shipwreck_from(s: Table, player: int, field: int) -> int:
    """SZ-J9.5, SZ-J9.8, SZ-D6.5, SZ-D6.15, SZ-P4.11, SZ-Q2.5, SZ-Q6.4: the least fatal roll at sea.

    Of a sea with both colours ships take the calm one.
    """
    if not s.has_prestige:
        return NEVER
    now = season(s)
    stormy = s.map.stormy[field]
    if is_bad_winter_at_sea(s):
        return 4 if stormy else WORST
    if stormy and now == WINTER:
        return 5
    if stormy and now == AUTUMN and not has_ability(s, player, NO_SHIPWRECK_IN_AUTUMN):
        return WORST
    return NEVER


def fatal_from(s: Table, unit: int, peril: int) -> int:
    """SZ-J9.2, SZ-J9.3, SZ-J9.4, SZ-J9.5, SZ-Q3.3: the least roll that destroys a unit."""
    if peril == SHIPWRECK_PERIL:
        return shipwreck_from(s, s.owner[unit], s.at[unit])
    return DESERT_FATAL if peril == DESERT_PERIL else WORST


def is_exposed(s: Table, unit: int) -> bool:
    """SZ-J9.1: whether a unit must roll now."""
    if s.owner[unit] == NONE:
        return False
    peril = peril_of(s, unit)
    return peril != NONE and not has_met(s, unit, peril)


# When it is rolled for


def exposed_by_move(s: Table, units: list[int]) -> Rules:
    """SZ-J9.1, SZ-J9.10: units that have just moved roll at once, one after the other."""
    for unit in units:
        if not is_exposed(s, unit):
            continue
        if peril_of(s, unit) != TRAIL_PERIL:
            yield from _meet(s, unit)
            continue
        player, trail = s.owner[unit], s.at[unit]
        together = [
            other
            for other in units
            if s.at[other] == trail and s.owner[other] == player and is_exposed(s, other)
        ]
        yield from _pass_trail(s, player, trail, together)


def start_of_move_attrition(s: Table) -> RulesOf[bool]:
    """SZ-J9.10, SZ-J9.2: who already stands in danger rolls first; one player after the other."""
    if s.mode >= WHITE:
        for player in s.order():
            exposed = [unit for unit in s.units_of(player) if is_exposed(s, unit)]
            if exposed:
                yield from exposed_by_move(s, exposed)
                return False
    return True


def _meet(s: Table, unit: int) -> Rules:
    peril = peril_of(s, unit)
    if not (yield from survives(s, unit, peril, fatal_from(s, unit, peril))):
        perish(s, unit)


# Trails


def _pass_trail(s: Table, player: int, trail: int, units: list[int]) -> Rules:
    """SZ-J9.4, SZ-P4.37: for each unit its owner pays a gold, or it rolls."""
    left = units.copy()
    while left:
        unit = left[0]
        options = _tolls(s, player, trail, len(left))
        if options:
            option = yield _ask_trail(s, player, trail, left, options)
            if option.verb is not RISK_TRAIL:
                count = _pay_toll(s, player, trail, option)
                for safe in left[:count]:
                    note_peril(s, safe, TRAIL_PERIL)
                left = left[count:]
                continue
        left = left[1:]
        yield from _meet(s, unit)


def _ask_trail(s: Table, player: int, trail: int, units: list[int], tolls: list[Option]) -> Ask:
    type, level = s.type[units[0]], s.experience[units[0]]
    ranges = []
    for toll in tolls:
        count = toll.values[len(toll.verb.kinds) - 1]
        if count > 2:
            one = PAY_OASIS.of(toll.a, 1) if toll.verb is PAY_OASIS else PAY_GUIDE.of(1)
            ranges.append(Range(one, count))
    return Ask(
        player,
        ASK_TRAIL,
        [*tolls, RISK_TRAIL.of(type, level)],
        s.map.spoken[trail],
        type,
        level,
        len(units),
        default=tolls[-1],
        ranges=ranges,
    )


def _tolls(s: Table, player: int, trail: int, units: int) -> list[Option]:
    """SZ-J9.4: who controls an oasis of the trail is paid, else the bank; for one unit, or all."""
    most = min(units, s.gold[player] // TOLL)
    if most == 0:
        return []
    counts = [1] if most == 1 else [1, most]
    masters = {s.control[oasis] for oasis in oases_of(s, trail)} - {NONE}
    if not masters:
        return [PAY_GUIDE.of(count) for count in counts]
    return [PAY_OASIS.of(master, count) for master in sorted(masters) for count in counts]


def _pay_toll(s: Table, player: int, trail: int, option: Option) -> int:
    count = option.b if option.verb is PAY_OASIS else option.a
    s.gold[player] -= TOLL * count
    if option.verb is PAY_OASIS:
        s.gold[option.a] += TOLL * count
        s.tell(PAYS_OASIS, player, option.a, count, s.map.spoken[trail])
    else:
        s.tell(PAYS_GUIDE, player, count, s.map.spoken[trail])
    return count


# The end of MOVE


def end_of_move_attrition(s: Table) -> RulesOf[bool]:
    """SZ-Q3.4, SZ-Q3.5, SZ-Q3.6, SZ-J9.9: who has no supply, then who is encircled.

    So besiegers look for food before the besieged, who are free if all of them perish. In a round
    with Feeding the besieged eat then.
    """
    if not s.is_red:
        return True
    want = s.want
    if want.stage == BEGINS:
        want.units = unsupplied_units(s)
        want.stage = UNSUPPLIED_UNITS
    if want.stage == UNSUPPLIED_UNITS:
        want.units = [unit for unit in want.units if s.owner[unit] != NONE]
        if want.units:
            yield from _forage_next(s)
            return False
        want.places = [] if _has_feeding(s) else _encircled(s)
        want.stage = ENCIRCLED_PLACES
    if want.places:
        place = want.places.pop(0)
        if s.encircled_since[place]:
            yield from hold_out(s, place)
        return False
    want.stage = BEGINS
    return True


def _forage_next(s: Table) -> Rules:
    """The units of the first player who is left, on the first of his fields."""
    first = s.want.units[0]
    same = (s.owner[first], s.at[first])
    units = [unit for unit in s.want.units if (s.owner[unit], s.at[unit]) == same]
    s.want.units = [unit for unit in s.want.units if unit not in units]
    yield from forage(s, units)


def _has_feeding(s: Table) -> bool:
    return FEEDING in s.content.calendar[s.mode][s.round - 1].end


def _encircled(s: Table) -> list[int]:
    return [field for field, since in enumerate(s.encircled_since) if since]
