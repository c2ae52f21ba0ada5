"""Whether conditions of cards hold, and whom they mean."""

from .effects import people
from .effects.nodes import Who
from .state import Table


def holds_for(s: Table, who: Who, owner: int, seat: int) -> bool:
    """Whether a player is meant by a word about people, said by another."""
    if who.word == people.EMPEROR:
        return s.emperor == s.realm_of[seat]
    return who.word == people.ALL_PLAYERS or owner == seat
