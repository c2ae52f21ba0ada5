"""EU-2.2.4, EU-2.2.6: who is short of cubes takes some back from elsewhere, or forgoes the gain."""

from typing import Final

from kronika.core.asks import Ask, Event, Option, Prompt, Rules, Verb

from .agenda import RECLAIM_CUBES, Duty
from .cards import discard
from .curia import can_gain_cardinal, lose_cardinal, put_cardinal
from .influence import add_influence, influence_in, takes_influence
from .purse import (
    FOR_CARDINAL,
    FOR_CHARGES,
    FOR_COLONISTS,
    FOR_COVER,
    FOR_INFLUENCE,
    cubes_left,
    cubes_used,
    power_of,
)
from .state import DISPLAYED, Table
from .terms import AREA_COUNT, CUBES, INFLUENCE_OF_AREA, MOST_POWER, NONE, POWERS
from .words import AREA, CARD, NUMBER, PLAYER, POWER

FROM_POWER: Final = Verb("reclaim-power", (POWER,), "EU-2.2.4")
FROM_INFLUENCE: Final = Verb("reclaim-influence", (AREA,), "EU-2.2.4")
FROM_COLONISTS: Final = Verb("reclaim-colonist", (), "EU-2.2.4")
FROM_CURIA: Final = Verb("reclaim-cardinal", (NUMBER,), "EU-2.2.4")
FROM_DISPLAY: Final = Verb("reclaim-charge", (CARD,), "EU-2.2.4")
FORGO: Final = Verb("forgo-cubes", (), "EU-2.2.6")

ASK_RECLAIM: Final = Prompt("reclaim-cubes", (NUMBER,), "EU-2.2.6")
ASK_COVER: Final = Prompt("reclaim-for-cover", (NUMBER,), "EU-2.2.4")

RECLAIMS: Final = Event("reclaims-cube", (PLAYER,))


def sources(s: Table, seat: int, purpose: int, place: int) -> list[Option]:
    """EU-2.2.4: own cubes but for those of Roma, of the focus and on tracks; not from where they
    are wanted."""
    found = [
        FROM_POWER.of(type)
        for type in range(len(POWERS))
        if type != purpose and s.power[seat * len(POWERS) + type]
    ]
    if s.colonists[seat] and purpose != FOR_COLONISTS:
        found.append(FROM_COLONISTS.of())
    for area in s.atlas.main_areas:
        if s.influence[seat * AREA_COUNT + area] and (purpose != FOR_INFLUENCE or area != place):
            found.append(FROM_INFLUENCE.of(area))
    if purpose != FOR_CARDINAL:
        found += [FROM_CURIA.of(slot + 1) for slot, own in enumerate(s.cardinals) if own == seat]
    for each in range(seat * DISPLAYED, (seat + 1) * DISPLAYED):
        if s.charges[each] and (purpose != FOR_CHARGES or each != place):
            found.append(FROM_DISPLAY.of(s.display[each]))
    return found


def reclaim_cubes(s: Table, duty: Duty) -> Rules:
    """EU-2.2.6: one cube after the other for what was gained; to cover slots is compulsory, and
    comes again while a cube is missing."""
    seat, purpose, missing, place = duty.a, duty.b, duty.c, duty.d
    is_compulsory = purpose == FOR_COVER
    if is_compulsory and cubes_used(s, seat) <= CUBES:
        return
    if not is_compulsory and not _is_wanted(s, seat, purpose, place):
        return
    if is_compulsory or not cubes_left(s, seat):
        options = sources(s, seat, purpose, place)
        if not options or (s.switches.is_bot(seat) and not is_compulsory):
            return
        chosen = options[0]
        if not is_compulsory:
            options.append(FORGO.of())
        if is_compulsory:
            s.agenda.append(duty)  # what is missing while it is asked stands on the agenda
        if not s.switches.is_bot(seat):
            prompt = ASK_COVER if is_compulsory else ASK_RECLAIM
            chosen = yield Ask(seat, prompt, options, missing, default=options[-1])
        if chosen.verb is FORGO:
            return
        _take_back(s, seat, chosen)
    if is_compulsory:
        return
    _gain(s, seat, purpose, place)
    if missing > 1:
        s.agenda.append(Duty(RECLAIM_CUBES, seat, purpose, missing - 1, place))


def _is_wanted(s: Table, seat: int, purpose: int, place: int) -> bool:
    """Whether there is still room for what was gained."""
    if purpose == FOR_INFLUENCE:
        return takes_influence(s, place) and influence_in(s, place) < INFLUENCE_OF_AREA
    if purpose == FOR_CARDINAL:
        return can_gain_cardinal(s, seat)
    if purpose == FOR_CHARGES:
        return s.display[place] != NONE
    return purpose == FOR_COLONISTS or power_of(s, seat, purpose) < MOST_POWER


def _take_back(s: Table, seat: int, option: Option) -> None:
    """EU-2.2.4, EU-6.2.3: the cube leaves; a display card without cubes is discarded."""
    verb = option.verb
    if verb is FROM_POWER:
        s.power[seat * len(POWERS) + option.a] -= 1
    elif verb is FROM_COLONISTS:
        s.colonists[seat] -= 1
    elif verb is FROM_INFLUENCE:
        add_influence(s, seat, option.a, -1)
    elif verb is FROM_CURIA:
        lose_cardinal(s, option.a - 1)
    else:
        place = s.display.index(option.a)
        s.charges[place] -= 1
        if not s.charges[place]:
            discard(s, s.display[place])
            s.display[place] = NONE
    s.tell(RECLAIMS, seat)


def _gain(s: Table, seat: int, purpose: int, place: int) -> None:
    if purpose < FOR_INFLUENCE:
        s.power[seat * len(POWERS) + purpose] += 1
    elif purpose == FOR_INFLUENCE:
        add_influence(s, seat, place)
    elif purpose == FOR_COLONISTS:
        s.colonists[seat] += 1
    elif purpose == FOR_CARDINAL:
        put_cardinal(s, seat)
    else:
        s.charges[place] += 1
