"""EU-2.2.4, EU-2.2.6: who is short of cubes takes own ones back from elsewhere, or goes without."""

from typing import Final

from kronika.core.asks import Ask, Option, Prompt, Rules, Verb

from .agenda import RECLAIM_CUBES, Duty
from .curia import lose_cardinal, put_cardinal
from .influence import add_influence
from .purse import (
    FOR_CARDINAL,
    FOR_CHARGES,
    FOR_COLONISTS,
    FOR_INFLUENCE,
    FOR_POWER,
    cubes_left,
    power_of,
)
from .state import DISPLAYED, Table
from .terms import AREA_COUNT, MOST_POWER, NONE, POWERS
from .words import AREA, CARD, NUMBER, POWER

FROM_POWER: Final = Verb("reclaim-power", (POWER,), "EU-2.2.4")
FROM_AREA: Final = Verb("reclaim-influence", (AREA,), "EU-2.2.4")
FROM_POOL: Final = Verb("reclaim-colonist", (), "EU-2.2.4")
FROM_CURIA: Final = Verb("reclaim-cardinal", (NUMBER,), "EU-2.2.4")
FROM_DISPLAY: Final = Verb("reclaim-charge", (CARD,), "EU-2.2.4")
FORGO: Final = Verb("forgo-cubes", (), "EU-2.2.6")

ASK_RECLAIM: Final = Prompt("reclaim-cubes", (NUMBER,), "EU-2.2.6")


def sources(s: Table, seat: int, what: int, place: int) -> list[Option]:
    """EU-2.2.4: own cubes, but for Roma, the focus and the tracks, and not what they are for."""
    found: list[Option] = []
    for type in range(len(POWERS)):
        if power_of(s, seat, type) and what != FOR_POWER + type:
            found.append(FROM_POWER.of(type))
    for area in s.atlas.main_areas:
        is_same = what == FOR_INFLUENCE and place == area
        if s.influence[seat * AREA_COUNT + area] and not is_same:
            found.append(FROM_AREA.of(area))
    if s.colonists[seat] and what != FOR_COLONISTS:
        found.append(FROM_POOL.of())
    if what != FOR_CARDINAL:
        found += [FROM_CURIA.of(n + 1) for n, owner in enumerate(s.cardinals) if owner == seat]
    for slot in range(seat * DISPLAYED, (seat + 1) * DISPLAYED):
        is_same = what == FOR_CHARGES and place == slot
        if s.display[slot] != NONE and s.charges[slot] and not is_same:
            found.append(FROM_DISPLAY.of(s.display[slot]))
    return found


def reclaim_cubes(s: Table, duty: Duty) -> Rules:
    """EU-2.2.6: cube after cube is moved, until there are enough or the rest is forgone."""
    seat, what, missing, place = duty.a, duty.b, duty.c, duty.d
    while missing > 0 and cubes_left(s, seat) > 0:
        _use(s, seat, what, place)
        missing -= 1
    if missing <= 0 or not _has_room(s, seat, what):
        return
    options = sources(s, seat, what, place)
    forgo = FORGO.of()
    option = yield Ask(seat, ASK_RECLAIM, [*options, forgo], missing, default=forgo)
    if option.verb is FORGO:
        return
    _take(s, seat, option)
    _use(s, seat, what, place)
    if missing > 1:
        s.agenda.append(Duty(RECLAIM_CUBES, seat, what, missing - 1, place))


def _has_room(s: Table, seat: int, what: int) -> bool:
    return what >= FOR_INFLUENCE or power_of(s, seat, what - FOR_POWER) < MOST_POWER


def _take(s: Table, seat: int, option: Option) -> None:
    if option.verb is FROM_POWER:
        s.power[seat * len(POWERS) + option.a] -= 1
    elif option.verb is FROM_AREA:
        s.influence[seat * AREA_COUNT + option.a] -= 1
    elif option.verb is FROM_POOL:
        s.colonists[seat] -= 1
    elif option.verb is FROM_CURIA:
        lose_cardinal(s, option.a - 1)
    else:
        first = seat * DISPLAYED
        slot = next(n for n in range(first, first + DISPLAYED) if s.display[n] == option.a)
        s.charges[slot] -= 1


def _use(s: Table, seat: int, what: int, place: int) -> None:
    if what == FOR_INFLUENCE:
        add_influence(s, seat, place)
    elif what == FOR_COLONISTS:
        s.colonists[seat] += 1
    elif what == FOR_CARDINAL:
        put_cardinal(s, seat)
    elif what == FOR_CHARGES:
        s.charges[place] += 1
    elif power_of(s, seat, what - FOR_POWER) < MOST_POWER:
        s.power[seat * len(POWERS) + what - FOR_POWER] += 1
