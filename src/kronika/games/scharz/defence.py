"""Chapters 4.4, 10.6 and 14.3: the defence level of a settlement."""

from typing import Final

from .factions import has_ability, is_at_home
from .state import Table
from .terms import ABILITIES, BROWN, FORTIFICATION, GREY, MAPS, NONE, TAIFAS, TURQUOISE

MOST: Final = 5
SHIELDS: Final = 5
"""SZ-K6.2: the highest level, and the shields of each."""

BROWN_DEFENCE: Final = ABILITIES.index("brown-defence")
BROWN_AT_HOME: Final = ABILITIES.index("brown-defence-at-home")
TURQUOISE_DEFENCE: Final = ABILITIES.index("turquoise-defence")
IBERIA: Final = ("C", "T")
"""SZ-P4.20: the regions of Christian kingdoms and Taifas, but for the islands."""


def defence_level(s: Table, field: int) -> int:
    """SZ-K6.2, SZ-OP29: by the settlement, its fortification, the land and the faction, at most 5.

    Each level is five shields and a blue die. An unfinished settlement has none.
    """
    if s.settlement[field] == NONE:
        return 0
    level = s.content.building_defence[s.settlement[field]]
    if s.fortified[field]:
        level += s.content.building_defence[FORTIFICATION]
    return min(MOST, level + land_bonus(s, field))


def land_bonus(s: Table, field: int) -> int:
    """SZ-D4.3, SZ-D4.4, SZ-OP38, SZ-Q2.1: one for mountains or wetlands.

    In red mode the colour where the settlement itself lies counts.
    """
    colour = _own_colour(s, field)
    bonus = 1 if colour in (BROWN, TURQUOISE) else 0
    for special in _special_colours(s, field):
        bonus = max(bonus, _special_bonus(s, field, special))
    return bonus


def _own_colour(s: Table, field: int) -> int:
    cell = s.settlement_cell[field]
    if s.is_red and cell != NONE:
        return s.map.cell_colours[field][cell]
    return s.map.colour[field]


def _special_colours(s: Table, field: int) -> list[int]:
    """SZ-P3.3, SZ-P4.4, SZ-P4.12, SZ-P4.14, SZ-P4.15, SZ-P4.20, SZ-P4.36, SZ-P4.45: good colours.

    Those in which the faction of the owner defends itself well, some only in their homeland.
    """
    owner = s.settlement_owner[field]
    found = []
    at_home = has_ability(s, owner, BROWN_AT_HOME) and _is_in_homeland(s, owner, field)
    if at_home or has_ability(s, owner, BROWN_DEFENCE):
        found.append(BROWN)
    if has_ability(s, owner, TURQUOISE_DEFENCE):
        found.append(TURQUOISE)
    return found


def _is_in_homeland(s: Table, player: int, field: int) -> bool:
    if s.map.name != MAPS[TAIFAS]:
        return is_at_home(s, player, field)
    ground, nation = s.map.ground, s.map.nation[field]
    island = s.map.base[field] in ground.islands
    return nation != NONE and ground.letters[nation] in IBERIA and not island


def _special_bonus(s: Table, field: int, special: int) -> int:
    """SZ-P3.3: two where all of the land has the colour, but for grey; one where some has."""
    colours = s.map.cell_colours[field]
    if special not in colours:
        return 0
    if s.is_red and s.settlement_cell[field] != NONE:
        return 2 if _own_colour(s, field) == special else 1
    return 2 if all(colour in (special, GREY) for colour in colours) else 1
