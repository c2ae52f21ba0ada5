"""What players have done that missions and milestones speak of."""

from typing import Final, NamedTuple, final

BEAT_PLAYER: Final = 1
BEAT_NPR: Final = 2
BEAT_REBELS: Final = 4
"""Bits of whom a battle was won against; the place of a bit is that of the word of a condition."""


@final
class Win(NamedTuple):
    """A battle that a player's side won with Units or Ships of his."""

    seat: int
    is_naval: bool
    beaten: int
    age: int
    rounds: int
    """The round since the start."""


@final
class Deeds:
    """Kept for the whole match, for what is asked of a round or an age too."""

    def __init__(self) -> None:
        self.wins: tuple[Win, ...] = ()

    def copy(self) -> "Deeds":
        """Independent ones."""
        twin = Deeds()
        twin.wins = self.wins
        return twin

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Deeds) and self.wins == other.wins

    def __hash__(self) -> int:
        return hash(self.wins)
