"""EU-SM.5, EU-CMP.11: Rebel Units come from the black pieces, which are few."""

from typing import Final

from kronika.core.asks import Ask, Event, Prompt, Rules, Verb

from .agenda import BATTLES, Duty
from .forces import deployed
from .land import REBEL_RULE
from .relations import units_there
from .state import Table, added
from .terms import ALLIED, AREA_COUNT, BLACK_UNITS
from .words import AREA, NUMBER

TAKE_REBEL: Final = Verb("take-rebel-from", (AREA,), "EU-CMP.11")
ASK_TAKE_REBEL: Final = Prompt("take-rebel-from", (AREA,), "EU-CMP.11")
REBELS_RISE: Final = Event("rebels-rise", (AREA, NUMBER))


def black_units_left(s: Table) -> int:
    """EU-14.3.1: pieces that are neither Rebels nor Allied Units nor Imperial Manpower."""
    used = sum(s.rebels) + sum(s.allied) + s.imperial_manpower
    used += sum([deployed(s, seat, ALLIED) for seat in range(s.count)])
    return max(0, BLACK_UNITS - used)


def place_rebels(s: Table, area: int, many: int, chooser: int) -> Rules:
    """EU-2.2.2, EU-CMP.11, EU-OPB56: Rebel Units into an Area; what is missing comes from another.

    Where players have Units, a battle follows, in which the Rebels attack.
    """
    placed = 0
    for _ in range(many):
        if black_units_left(s) == 0:
            others = [
                TAKE_REBEL.of(each) for each in range(AREA_COUNT) if s.rebels[each] and each != area
            ]
            if not others:
                break
            option = yield Ask(chooser, ASK_TAKE_REBEL, others, area, default=others[0])
            s.rebels = added(s.rebels, option.a, -1)
        s.rebels = added(s.rebels, area, 1)
        placed += 1
    if not placed:
        return
    s.tell(REBELS_RISE, area, placed)
    if units_there(s, area):
        s.pending.append((False, area, REBEL_RULE))
        s.agenda.append(Duty(BATTLES))
