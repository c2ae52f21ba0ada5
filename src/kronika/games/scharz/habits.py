"""Chapter 6.7: what is put in the Prelude for somebody who does not answer in time."""

from kronika.core.asks import Option

from .state import Table
from .terms import NONE


def usual_village(s: Table, player: int, options: list[Option]) -> Option:
    """SZ-F7.3: good land with free land around it, near to one's own, one of them at the sea."""
    best = options[0]
    most = -99
    inland = not any(s.map.points[home] for home in s.settlements_of(player))
    for option in options:
        worth = _worth(s, player, s.map.heard[option.a], inland)
        if worth > most:
            best, most = option, worth
    return best


def _worth(s: Table, player: int, field: int, inland: bool) -> int:
    worth = 2 * s.content.colour_crop[s.map.colour[field]]
    if inland and s.map.points[field]:
        worth += 3
    for near in s.map.land_next[field]:
        owner = s.settlement_owner[near]
        if owner == player:
            worth += 3
        elif owner != NONE:
            worth -= 2
        elif s.map.neutral[near] == NONE:
            worth += 1
    return worth


def usual_home(s: Table, homes: list[int], options: list[Option], count: int) -> Option:
    """SZ-F7.3: units go to where the fewest are; the first of so many on a field, one by one."""
    fewest = min(homes, key=lambda home: len(s.units_on(home)))
    spoken = s.map.spoken[fewest]
    for option in options:
        if option.a == spoken and option.b == count:
            return option
    return options[0]
