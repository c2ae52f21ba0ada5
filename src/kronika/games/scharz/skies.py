"""What the weather has decided: part of the state."""

from typing import final

from .terms import CLIMATES, NORMAL


@final
class Skies:
    """SZ-C1.3: the weather of the present winter, and that of the crops."""

    def __init__(self, fields: int) -> None:
        self.winter = [NORMAL] * len(CLIMATES)  # of the land, by climate
        self.sea = NORMAL  # in winter
        self.growth = [0] * fields  # grain more or less, by field

    def copy(self) -> "Skies":
        """The same weather."""
        twin = Skies(0)
        twin.winter = self.winter.copy()
        twin.sea = self.sea
        twin.growth = self.growth.copy()
        return twin

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Skies)
            and self.winter == other.winter
            and self.sea == other.sea
            and self.growth == other.growth
        )

    def __hash__(self) -> int:
        return hash((tuple(self.winter), self.sea, tuple(self.growth)))
