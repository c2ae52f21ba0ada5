"""What is under way in the steps of MOVE that are played in several pieces: part of the state."""

from typing import Final, final

BEGINS: Final = 0
UNSUPPLIED_UNITS: Final = 1
ENCIRCLED_PLACES: Final = 2
"""SZ-Q3.4, SZ-Q3.5: how far the checks at the end of MOVE have come."""


@final
class Want:
    """The checks at the end of MOVE: who has still to find food."""

    def __init__(self) -> None:
        self.stage = BEGINS
        self.units: list[int] = []
        self.places: list[int] = []

    def copy(self) -> "Want":
        """The same want."""
        twin = Want()
        twin.stage = self.stage
        twin.units = self.units.copy()
        twin.places = self.places.copy()
        return twin

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Want)
            and self.stage == other.stage
            and self.units == other.units
            and self.places == other.places
        )

    def __hash__(self) -> int:
        return hash((self.stage, tuple(self.units), tuple(self.places)))


@final
class Drives:
    """SZ-C4.6, SZ-J7.6: what has moved in the present MOVE-Herds, so that it cannot move again."""

    def __init__(self, fields: int, players: int) -> None:
        self.herds: list[int] = []
        self.grain = [0] * fields  # that has come to a field
        self.fish = [0] * fields
        self.returns = [0] * players  # how often each has turned back

    def copy(self) -> "Drives":
        """The same moves."""
        twin = Drives(0, 0)
        twin.herds = self.herds.copy()
        twin.grain = self.grain.copy()
        twin.fish = self.fish.copy()
        twin.returns = self.returns.copy()
        return twin

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Drives)
            and self.herds == other.herds
            and self.grain == other.grain
            and self.fish == other.fish
            and self.returns == other.returns
        )

    def __hash__(self) -> int:
        return hash((tuple(self.herds), tuple(self.grain), tuple(self.fish)))
