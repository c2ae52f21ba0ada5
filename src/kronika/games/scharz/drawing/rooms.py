"""Free paper on the map, outside of its land and seas."""

from functools import cache
from typing import Final

from .outline import Outline, outline_of

STEP: Final = 10.0
MARGIN: Final = 8.0
EDGE: Final = 8.0
"""So far outlines bend inwards, and boxes are blank."""

Room = tuple[float, float, float, float]


@cache
def free_room(
    name: str, size: float, width: float, height: float, taken: tuple[Room, ...]
) -> Room | None:
    """A place of a size that nothing covers, as near to a corner of the map as can be."""
    outline = outline_of(name, size)
    right, bottom = outline.width - width - MARGIN, outline.height - height - MARGIN
    if right < MARGIN or bottom < MARGIN:
        return None
    found: list[tuple[float, Room]] = []
    y = MARGIN
    while y <= bottom + 0.1:
        x = MARGIN
        while x <= right + 0.1:
            room = (x, y, x + width, y + height)
            away = min(x - MARGIN, right - x) + min(y - MARGIN, bottom - y)
            found.append((away, room))
            x += STEP
        y += STEP
    for _, room in sorted(found):
        if not any(_meet(room, other) for other in taken) and _is_free(outline, room):
            return room
    return None


def _meet(one: Room, other: Room) -> bool:
    return one[0] < other[2] and other[0] < one[2] and one[1] < other[3] and other[1] < one[3]


def _is_free(outline: Outline, room: Room) -> bool:
    left, top, right, bottom = room[0] + EDGE, room[1] + EDGE, room[2] - EDGE, room[3] - EDGE
    y = top
    while y <= bottom + STEP:
        x = left
        while x <= right + STEP:
            if outline.letter(outline.cell_at((min(x, right), min(y, bottom)))):
                return False
            x += STEP
        y += STEP
    return True
