"""What Salaries and Feeding keep in mind from stage to stage."""

from typing import final


@final
class Upkeep:
    """SZ-N2.8, SZ-N7.11, SZ-N7.13: the stage, and the connections as they were at its beginning."""

    def __init__(self) -> None:
        self.stage = 0
        self.links: list[int] = []
        """By field: bits of the players for whom it is a link of their supply lines."""
        self.open: list[int] = []
        """By section of a large river: bits of the players who may cross it."""
        self.ports: list[int] = []
        """By field: whether its shipyard is not blocked."""
        self.served: list[int] = []
        """Units that were paid or fed in an earlier stage."""
        self.unserved: list[int] = []
        """Fields of settlements that were neither paid nor fed."""
        self.deserters: list[int] = []
        """Encircled mercenaries that were neither paid nor fed."""
        self.booty: list[int] = []
        """By player: gold of plunder that comes too late to pay with."""
        self.meat: dict[int, int] = {}
        """By larder: meat of the herds that were kept or slaughtered there."""

    def copy(self) -> "Upkeep":
        """An independent one that goes on in the same way."""
        twin = Upkeep()
        twin.stage = self.stage
        twin.links = self.links.copy()
        twin.open = self.open.copy()
        twin.ports = self.ports.copy()
        twin.served = self.served.copy()
        twin.unserved = self.unserved.copy()
        twin.deserters = self.deserters.copy()
        twin.booty = self.booty.copy()
        twin.meat = self.meat.copy()
        return twin

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Upkeep)
            and self.stage == other.stage
            and self.links == other.links
            and self.open == other.open
            and self.ports == other.ports
            and self.served == other.served
            and self.unserved == other.unserved
            and self.deserters == other.deserters
            and self.booty == other.booty
            and self.meat == other.meat
        )

    def __hash__(self) -> int:
        return hash((self.stage, tuple(self.served), tuple(self.unserved)))
