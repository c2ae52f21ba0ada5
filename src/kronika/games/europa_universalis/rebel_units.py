"""Chapter 14.3 and EU-4.3.C: Rebel Units besiege and move."""

from typing import Final

from kronika.core.asks import Ask, Event, Prompt, Rules, Verb

from .agenda import BATTLES, REBELS_STEP, Duty
from .forces import units_in
from .land import REBEL_RULE, tax_value
from .liberation import fall_to_rebels, holder_of
from .relations import remember
from .state import Table, added, changed
from .terms import NONE, REBELS
from .unrest import is_restless
from .words import AREA, NUMBER, PROVINCE

MUSTER_REBELS: Final = 0
REBELS_BESIEGE: Final = 1
REBELS_MOVE: Final = 2
"""Parts of the step; the last two are of an Area."""

LOSE_TO_REBELS: Final = Verb("lose-to-rebels", (PROVINCE,))
ASK_LOSE_TO_REBELS: Final = Prompt("lose-to-rebels", (AREA,), "EU-14.3.8")
REBELS_GO: Final = Event("rebels-go", (NUMBER, AREA, AREA))
REBELS_DISPERSE: Final = Event("rebels-disperse", (AREA,))


def rebels_step(s: Table, duty: Duty) -> Rules:
    """EU-4.3.C1, EU-4.3.C2, EU-4.3.C5, EU-14.3.4: sieges first, then moves, Area by Area."""
    if duty.a == MUSTER_REBELS:
        _muster(s)
    elif duty.a == REBELS_BESIEGE:
        yield from _besiege(s, duty.b)
    else:
        _move(s, duty.b)


def _muster(s: Table) -> None:
    """EU-4.3.C1, EU-4.3.C8, EU-14.3.21: which Areas have Unrest is judged now, for the whole step;
    those with most Rebel Units come first, then by alphabet."""
    ranked = sorted([(-s.rebels[area], area) for area in s.atlas.areas if s.rebels[area]])
    sieges = [area for _, area in ranked if unrest_in(s, area)]
    moves = [area for _, area in ranked if area not in sieges]
    for area in reversed(moves):
        s.agenda.append(Duty(REBELS_STEP, REBELS_MOVE, area))
    for area in reversed(sieges):
        s.agenda.append(Duty(REBELS_STEP, REBELS_BESIEGE, area))


def unrest_in(s: Table, area: int) -> int:
    """EU-14.1.5, EU-14.3.17: Provinces of an Area with Unrest that nothing covers."""
    return sum([is_restless(s, province) for province in s.atlas.area_provinces[area]])


def _besiege(s: Table, area: int) -> Rules:
    """EU-4.3.C2, EU-14.3.5, EU-14.3.6, EU-14.3.7, EU-14.3.8, EU-OPC29: Large Provinces first, as
    the Rebels' strength allows; a player chooses only where several have Unrest.

    EU-14.3.21: what a siege lays bare below an Occupant is not besieged in the same step.
    """
    strength = s.rebels[area]
    chooser = _chooser(s, area)
    left = _besiegeable(s, area)
    for size in (2, 1):
        while strength >= size:
            open_to = [p for p in left if tax_value(s, p) == size]
            if not open_to:
                break
            options = [LOSE_TO_REBELS.of(province) for province in open_to]
            province = open_to[0]
            if chooser != NONE and strength // size < len(open_to):
                chosen = yield Ask(chooser, ASK_LOSE_TO_REBELS, options, area, default=options[0])
                province = chosen.a
            strength -= size
            left.remove(province)
            yield from fall_to_rebels(s, province)


def _besiegeable(s: Table, area: int) -> list[int]:
    return [province for province in s.atlas.area_provinces[area] if is_restless(s, province)]


def _chooser(s: Table, area: int) -> int:
    """EU-14.3.7, EU-14.3.8: of several players with Unrest the only one with the lowest tax income
    there; NONE: by alphabet."""
    seats = sorted({holder_of(s, province) for province in _besiegeable(s, area)})
    if len(seats) < 2:
        return NONE
    incomes = [_double_income(s, seat, area) for seat in seats]
    least = min(incomes)
    return seats[incomes.index(least)] if incomes.count(least) == 1 else NONE


def _double_income(s: Table, seat: int, area: int) -> int:
    """EU-14.3.8: twice the tax of a player's discs on top there; of Vassal tokens half a ducat
    each."""
    total = 0
    for province in s.atlas.area_provinces[area]:
        if holder_of(s, province) != seat:
            continue
        is_token = s.occupant[province] == NONE and s.vassal[province] == seat
        total += tax_value(s, province) * (1 if is_token else 2)
    return total


def _move(s: Table, area: int) -> None:
    """EU-4.3.C5, EU-4.3.C6, EU-4.3.C7, EU-14.3.17, EU-14.3.18, EU-14.3.19: all but one go where
    most Unrest is; where none can go, one is gone. A battle follows at once."""
    moving = s.rebels[area] - 1
    target = _target(s, area, moving) if moving > 0 else NONE
    if target == NONE:
        s.rebels = added(s.rebels, area, -1)
        s.tell(REBELS_DISPERSE, area)
        return
    s.memory.begin_turn()
    remember(s)
    s.rebels = changed(s.rebels, area, 1)
    s.rebels = added(s.rebels, target, moving)
    s.tell(REBELS_GO, moving, area, target)
    if _player_units(s, target):
        s.pending.append((False, target, REBEL_RULE))
        s.agenda.append(Duty(BATTLES))


def _target(s: Table, area: int, moving: int) -> int:
    """EU-4.3.C5, EU-14.3.23, EU-OPC22: most Unrest, then most Towns, then the alphabet; never where
    Units of players outnumber them."""
    best, best_rank = NONE, (0, 0)
    for other in s.atlas.area_land[area]:
        rank = (unrest_in(s, other), _player_towns(s, other))
        if rank[0] and rank > best_rank and _player_units(s, other) <= moving:
            best, best_rank = other, rank
    return best


def _player_units(s: Table, area: int) -> int:
    return sum([units_in(s, seat, area) for seat in range(s.count)])


def _player_towns(s: Table, area: int) -> int:
    """Towns of players in an Area, those below others too."""
    total = 0
    for province in s.atlas.area_provinces[area]:
        total += (s.town[province] != NONE) + (s.occupant[province] not in (NONE, REBELS))
    return total
