"""Chapter 5.5: Suppress Unrest."""

from typing import Final

from kronika.core.asks import Ask, Event, Option, Prompt, Rules, Verb

from .capacity import has_hostile_units
from .effects import things
from .land import has_vassal, owns
from .manner import Manner
from .modifiers import power_cost
from .purse import pay_power, power_of
from .state import Table, changed
from .terms import MIL
from .words import PLAYER, PROVINCE

WHERE_TO_SUPPRESS: Final = Prompt("where-to-suppress", (), "EU-5.5.SU1")
SUPPRESS: Final = Verb("suppress", (PROVINCE,), "EU-5.5.SU1")
SUPPRESSED: Final = Verb("done-suppressing")
SUPPRESSES: Final = Event("suppresses-unrest", (PLAYER, PROVINCE))


def _cost(s: Table, seat: int, manner: Manner) -> int:
    base = s.content.tables.costs.suppress_mil
    return power_cost(s, seat, things.SUPPRESS_UNREST, things.PAID_MIL, base, manner)


def suppressible(s: Table, seat: int) -> list[int]:
    """EU-5.5.SU2: own Towns and Vassal tokens with Unrest, in Areas without Enemies and Rebels."""
    found: list[int] = []
    for province in sorted([*s.lands[s.realm_of[seat]], *s.vassal_lands[seat]]):
        if not s.unrest[province]:
            continue
        if not owns(s, seat, province) and not has_vassal(s, seat, province):
            continue
        if not has_hostile_units(s, s.realm_of[seat], s.atlas.province_area[province]):
            found.append(province)
    return found


def can_suppress_unrest(s: Table, seat: int, manner: Manner) -> bool:
    """EU-5.5.SU1, EU-5.5.SU2: whether there is any that can be paid for."""
    return power_of(s, seat, MIL) >= _cost(s, seat, manner) and bool(suppressible(s, seat))


def suppress_unrest(s: Table, seat: int, manner: Manner) -> Rules:
    """EU-5.5.SU1: 1 Military Power for each Town or Vassal token that is calmed."""
    cost = _cost(s, seat, manner)
    done = False
    while power_of(s, seat, MIL) >= cost:
        options: list[Option] = [SUPPRESS.of(province) for province in suppressible(s, seat)]
        if not options:
            return
        if done:
            options.append(SUPPRESSED.of())
        chosen = yield Ask(seat, WHERE_TO_SUPPRESS, options, default=options[-1])
        if chosen.verb is SUPPRESSED:
            return
        pay_power(s, seat, MIL, cost)
        s.unrest = changed(s.unrest, chosen.a, False)
        s.tell(SUPPRESSES, seat, chosen.a)
        done = True
