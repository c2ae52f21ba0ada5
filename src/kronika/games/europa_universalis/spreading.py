"""EU-16.5.18 and on, EU-16.5.29, EU-16.5.30: faiths and the Revolution spread."""

from typing import Final

from kronika.core.asks import Ask, Option, Prompt, Rules, RulesOf, Verb

from .faith_tokens import place_faith
from .land import tax_value
from .order import is_playing
from .religion import convert, faith_of, is_catholic, takes_infection
from .state import Table
from .terms import (
    COUNTER_REFORMED,
    DIVERSE,
    NONE,
    PROTESTANT,
    REBELS,
    REVOLUTIONARY,
)
from .words import AREA, FAITH

SPREAD_TO: Final = Verb("spread-faith", (FAITH, AREA), "EU-16.5.19")
DIVERSE_IN: Final = Verb("diverse-faiths-in", (AREA,), "EU-16.5.21")
REVOLT_IN: Final = Verb("revolution-in", (AREA,), "EU-16.5.25")
SPREAD_FROM: Final = Verb("spread-from", (AREA,), "EU-16.5.20")

ASK_SPREAD: Final = Prompt("spread-faith", (), "EU-16.5.19")
ASK_DIVERSE: Final = Prompt("diverse-faiths-in", (), "EU-16.5.21")
ASK_SPREAD_FROM: Final = Prompt("spread-from", (AREA,), "EU-16.5.20")
ASK_REVOLT: Final = Prompt("revolution-in", (), "EU-16.5.25")

MOST: Final = 4
"""EU-16.5.20: tokens of one symbol."""
OF_ONE_KIND: Final = 2
"""EU-16.5.20: after so many of one kind the other one comes first."""
NEW: Final = 2
"""EU-16.5.21, EU-16.5.25: tokens where there is no cluster."""


def clusters(s: Table, faith: int) -> list[list[int]]:
    """EU-16.5.18, EU-16.5.23: Areas of a faith that are joined by land, as slots, by name."""
    left = [area for area in s.atlas.main_areas if faith_of(s, area) == faith]
    found: list[list[int]] = []
    while left:
        joined = [left.pop(0)]
        for area in joined:
            near = [*s.atlas.area_land[area], *s.atlas.slot_areas[s.atlas.area_slot[area]]]
            for other in near:
                if other in left:
                    left.remove(other)
                    joined.append(other)
        found.append(sorted(joined))
    return found


def beside(s: Table, cluster: list[int], faith: int, placed: list[int]) -> list[int]:
    """EU-16.5.19, EU-16.5.20, EU-16.5.24: slots adjacent to a cluster, also by sea, that can take
    its faith."""
    near = {other for area in cluster for other in s.atlas.area_adjacent[area]}
    return [
        slot
        for slot in s.atlas.slots
        if _is_open(s, slot, faith, placed)
        and (any(area in near for area in s.atlas.slot_areas[slot]))
    ]


def _is_open(s: Table, slot: int, faith: int, placed: list[int]) -> bool:
    if slot in placed or faith_of(s, slot) == faith:
        return False
    return faith == REVOLUTIONARY or takes_infection(s, slot, faith)


def spread_ideas(s: Table, seat: int, is_auto: bool) -> Rules:
    """EU-16.5.19, EU-16.5.20, EU-16.5.21, EU-15.1.1: one token beside each cluster, at most 4."""
    pools = [clusters(s, PROTESTANT), clusters(s, COUNTER_REFORMED)]
    if not pools[0] and not pools[1]:
        yield from _diversify(s, seat, is_auto)
        return
    faiths = [PROTESTANT, COUNTER_REFORMED]
    yield from _spread(s, seat, is_auto, faiths, pools)


def _spread(
    s: Table, seat: int, is_auto: bool, faiths: list[int], pools: list[list[list[int]]]
) -> Rules:
    """EU-16.5.20, EU-16.5.29: cluster by cluster, each used once."""
    placed: list[int] = []
    counts = [0] * len(faiths)
    last = NONE
    while len(placed) < MOST:
        kinds = _kinds(s, faiths, pools, placed, counts, last, is_auto)
        if not kinds:
            break
        if is_auto:
            kind = kinds[0]
            slot = best_slot(s, _targets(s, faiths[kind], pools[kind], placed))
        else:
            kind, slot = yield from _choose(s, seat, faiths, pools, kinds, placed)
        yield from _use(s, seat, is_auto, pools[kind], faiths[kind], slot, placed)
        yield from place_faith(s, seat, slot, faiths[kind], placed)
        placed.append(slot)
        counts[kind] += 1
        last = kind


def _targets(s: Table, faith: int, pool: list[list[int]], placed: list[int]) -> list[int]:
    return sorted({slot for cluster in pool for slot in beside(s, cluster, faith, placed)})


def _kinds(
    s: Table,
    faiths: list[int],
    pools: list[list[list[int]]],
    placed: list[int],
    counts: list[int],
    last: int,
    is_auto: bool,
) -> list[int]:
    """EU-16.5.20, EU-16.5.22: which faiths may come next; by itself they take turns."""
    able = [k for k in range(len(faiths)) if _targets(s, faiths[k], pools[k], placed)]
    if len(able) < 2:
        return able
    if is_auto:
        return [1 - last] if last != NONE else [0]
    full = [kind for kind in able if counts[kind] >= OF_ONE_KIND]
    if len(full) == 1:
        return [kind for kind in able if kind not in full]
    return able


def _choose(
    s: Table,
    seat: int,
    faiths: list[int],
    pools: list[list[list[int]]],
    kinds: list[int],
    placed: list[int],
) -> RulesOf[tuple[int, int]]:
    options: list[Option] = [
        SPREAD_TO.of(faiths[kind], slot)
        for kind in kinds
        for slot in _targets(s, faiths[kind], pools[kind], placed)
    ]
    option = yield Ask(seat, ASK_SPREAD, options, default=options[0])
    return faiths.index(option.a), option.b


def _use(
    s: Table,
    seat: int,
    is_auto: bool,
    pool: list[list[int]],
    faith: int,
    slot: int,
    placed: list[int],
) -> Rules:
    """EU-16.5.20, EU-16.5.29: the cluster beside it is used up; of several, the active player says
    which, by itself the first by alphabet."""
    near = [cluster for cluster in pool if slot in beside(s, cluster, faith, placed)]
    used = near[0]
    if len(near) > 1 and not is_auto:
        options = [SPREAD_FROM.of(cluster[0]) for cluster in near]
        option = yield Ask(seat, ASK_SPREAD_FROM, options, slot, default=options[0])
        used = next(cluster for cluster in near if cluster[0] == option.a)
    pool.remove(used)


def best_slot(s: Table, slots: list[int]) -> int:
    """EU-16.5.22, EU-16.5.29: with a Town, then most tax, then the first by alphabet."""
    best = slots[0]
    for slot in slots[1:]:
        if _worth(s, slot) > _worth(s, best):
            best = slot
    return best


def _worth(s: Table, slot: int) -> tuple[int, int]:
    provinces = [p for area in s.atlas.slot_areas[slot] for p in s.atlas.area_provinces[area]]
    has_town = any(s.town[p] != NONE or s.occupant[p] not in (NONE, REBELS) for p in provinces)
    return int(has_town), sum([tax_value(s, p) for p in provinces])


def _diversify(s: Table, seat: int, is_auto: bool) -> Rules:
    """EU-16.5.21, EU-16.5.22: without a cluster, Diverse Faiths in 2 Catholic Areas inland."""
    placed: list[int] = []
    for _ in range(NEW):
        slots = [
            slot
            for slot in s.atlas.slots
            if is_catholic(faith_of(s, slot)) and not _is_at_dagger(s, slot)
        ]
        if not slots:
            return
        slot = slots[0]
        if not is_auto:
            options = [DIVERSE_IN.of(each) for each in slots]
            slot = (yield Ask(seat, ASK_DIVERSE, options, default=options[0])).a
        yield from place_faith(s, seat, slot, DIVERSE, placed)
        placed.append(slot)


def _is_at_dagger(s: Table, slot: int) -> bool:
    return any(
        s.atlas.zone_dagger[zone]
        for area in s.atlas.slot_areas[slot]
        for zone in s.atlas.area_zones[area]
    )


def spread_revolution(s: Table, seat: int, is_auto: bool) -> Rules:
    """EU-16.5.24, EU-16.5.25, EU-16.5.26, EU-16.5.30, EU-OPC07, EU-15.1.2."""
    found = clusters(s, REVOLUTIONARY)
    if not found:
        yield from _begin_revolution(s, seat, is_auto)
        return
    only = list(found[0]) if len(found) == 1 else []
    yield from _spread(s, seat, is_auto, [REVOLUTIONARY], [found])
    if not only:
        return
    near = {*only, *[other for area in only for other in s.atlas.area_adjacent[area]]}
    slots = [
        slot
        for slot in s.atlas.slots
        if faith_of(s, slot) != REVOLUTIONARY
        and not any(area in near for area in s.atlas.slot_areas[slot])
    ]
    if slots:
        slot = best_slot(s, slots)
        if not is_auto:
            options = [REVOLT_IN.of(each) for each in slots]
            slot = (yield Ask(seat, ASK_REVOLT, options, default=options[0])).a
        yield from place_faith(s, seat, slot, REVOLUTIONARY)


def _begin_revolution(s: Table, seat: int, is_auto: bool) -> Rules:
    """EU-16.5.25, EU-16.5.26: in the capital Areas of 2 players, by itself of the least stable."""
    for _ in range(NEW):
        open_seats = [
            other
            for other in range(s.count)
            if is_playing(s, other)
            and faith_of(s, _capital_area(s, other)) not in (REVOLUTIONARY, NONE)
        ]
        if not open_seats:
            return
        if is_auto:
            least = min([s.stability[other] for other in open_seats])
            lowest = [other for other in open_seats if s.stability[other] == least]
            other = lowest[s.dice.below(len(lowest))] if len(lowest) > 1 else lowest[0]
            area = _capital_area(s, other)
        else:
            areas = sorted({_capital_area(s, other) for other in open_seats})
            options = [REVOLT_IN.of(each) for each in areas]
            area = (yield Ask(seat, ASK_REVOLT, options, default=options[0])).a
        convert(s, area, REVOLUTIONARY)


def _capital_area(s: Table, seat: int) -> int:
    return s.atlas.province_area[s.capital[s.realm_of[seat]]]
