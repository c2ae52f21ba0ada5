"""Chapter 12.1: REAR-Experience, levels for what was destroyed and for training."""

from typing import Final

from kronika.core.asks import Prompt, Rules, RulesOf, Verb
from kronika.core.floors import each

from .combats import Fight
from .picking import Picking, pick_units
from .recruiting import can_rise, progress_of_training, rise, stop_training
from .state import Table
from .terms import ELITE, NONE, WHITE
from .words import LEVEL, NUMBER, PLAYER, UNIT

RAISE: Final = Verb("raise", (PLAYER, UNIT, LEVEL, NUMBER))
RAISE_ALL: Final = Verb("raise-all")
ASK_RAISE: Final = Prompt("raise", (NUMBER,), "SZ-M1.1")
ASK_EXPERIENCE: Final = Prompt("experience", (), "SZ-M1.1")
RAISING: Final = Picking(ASK_RAISE, RAISE_ALL, RAISE)


def experience(s: Table) -> RulesOf[bool]:
    """SZ-M1.1, SZ-M1.2, SZ-L3.2, SZ-L3.3: levels for combat, then for training; none before white.

    Lords of coalitions come first, because units of their vassals may have fought elsewhere on
    their own too. What combats have done is forgotten afterwards.
    """
    if s.mode >= WHITE:
        leading = [player for player in s.order() if _leads_others(s, player)]
        for lord in leading:
            yield from _raise(s, lord)
        deciding = [(player, _raise(s, player)) for player in s.order() if player not in leading]
        yield from each(ASK_EXPERIENCE, deciding)
        progress_of_training(s)
        _end_training(s)
    s.combats.forget()
    return True


def _leads_others(s: Table, player: int) -> bool:
    return any(
        commander == player and other != player
        for fight in s.combats.fights
        for other, commander in enumerate(fight.commander)
    )


def _raise(s: Table, commander: int) -> Rules:
    """SZ-M1.1, SZ-M1.4, SZ-H3.8: one level for each unit destroyed in a combat.

    They go to units that took part in it; a lord gives them to those of his coalition. Where
    there are enough for all, nobody is asked.
    """
    for fight in s.combats.fights:
        levels = fight.destroyed[commander]
        units = _survivors(s, fight, commander)
        if levels < len(units):
            units = yield from pick_units(s, commander, RAISING, units, levels, levels)
        for unit in units:
            rise(s, unit)


def _survivors(s: Table, fight: Fight, commander: int) -> list[int]:
    if not fight.destroyed[commander]:
        return []
    return [
        unit
        for unit in fight.units
        if s.owner[unit] != NONE
        and fight.commander[s.owner[unit]] == commander
        and can_rise(s, unit)
    ]


def _end_training(s: Table) -> None:
    """SZ-M4.5, SZ-M1.3: who is elite by combat learns nothing more; unused gold comes back."""
    for unit in s.units():
        if s.training[unit] and s.experience[unit] == ELITE:
            stop_training(s, unit)
