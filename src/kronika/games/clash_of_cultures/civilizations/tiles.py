"""Map tiles, for abilities that count them."""

from typing import Final

from ..exploration import slot_of
from ..state import World
from ..terms import NONE

HOMES: Final = 64
"""Start tiles are numbered from here, after all general tiles."""


def tile_of(s: World, hex: int) -> int:
    """The map tile of a hex: its slot, or a number for each start tile; NONE off the layout."""
    slot = slot_of(s, hex)
    if slot != NONE:
        return slot
    for number, home in enumerate(s.content.layout_homes[s.count]):
        if hex in home:
            return HOMES + number
    return NONE


def tiles_with_cities(s: World, player: int) -> set[int]:
    """The map tiles on which a player has a city."""
    return {tile_of(s, city.hex) for city in s.cities_of(player)}
