"""What players had at the start of the game and of the age, for what must have grown since."""

from typing import Final, final

from .terms import NONE


@final
class Beginning:
    """The values of a reference moment. Nobody changes one after it is made."""

    def __init__(
        self,
        owned: list[int],
        held: list[int],
        taxes: list[int],
        vassals: list[int],
        cores: list[int],
    ) -> None:
        self.owned: Final = owned
        """By Province: who Owned it."""
        self.held: Final = held
        """By Province: who Owned it, or had it as a Vassal's."""
        self.taxes: Final = taxes
        self.vassals: Final = vassals
        self.cores: Final = cores

    def values(self) -> list[object]:
        """All of it, for comparing."""
        return [self.owned, self.held, self.taxes, self.vassals, self.cores]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Beginning) and self.values() == other.values()

    def __hash__(self) -> int:
        return hash((tuple(self.taxes), tuple(self.vassals), tuple(self.cores)))


NO_BEGINNING: Final = Beginning([], [], [], [], [])


def owned_at(beginning: Beginning, seat: int, province: int) -> bool:
    """Whether a player Owned a Province then."""
    return bool(beginning.owned) and beginning.owned[province] == seat != NONE


def held_at(beginning: Beginning, seat: int, province: int) -> bool:
    """Whether a player held a Province then, himself or by a Vassal."""
    return bool(beginning.held) and beginning.held[province] == seat != NONE
