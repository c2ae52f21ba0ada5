"""EU-5.1.DI1: a deal between two players, as it is being put together."""

from typing import final

from .terms import NONE


@final
class Deal:
    """Who offers what; nobody is bound before the other accepts."""

    def __init__(self) -> None:
        self.proposer = NONE
        self.partner = NONE
        self.writer = NONE  # who puts it together now: the proposer, or the partner countering
        self.counters = 0
        self.is_private = False  # EU-5.1.DI11: the two have talked in private
        self.is_peace = False  # EU-10.5.37: part of a Negotiated Peace
        self.alliance = False
        self.marriage = NONE  # the deck both draw from; NONE: none
        self.ducats = 0  # from the proposer to the partner; below 0 the other way
        self.sales: list[tuple[int, int]] = []  # Provinces, each from its owner, and their prices

    def is_empty(self) -> bool:
        """Whether nothing is agreed upon yet."""
        return not (self.alliance or self.marriage != NONE or self.ducats or self.sales)

    def copy(self) -> "Deal":
        """An independent deal."""
        twin = Deal()
        twin.proposer = self.proposer
        twin.partner = self.partner
        twin.writer = self.writer
        twin.counters = self.counters
        twin.is_private = self.is_private
        twin.is_peace = self.is_peace
        twin.alliance = self.alliance
        twin.marriage = self.marriage
        twin.ducats = self.ducats
        twin.sales = self.sales.copy()
        return twin

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Deal) and self.values() == other.values()

    def __hash__(self) -> int:
        return hash((self.proposer, self.partner, self.ducats))

    def values(self) -> list[object]:
        """All of it, for comparing."""
        return [
            *(self.proposer, self.partner, self.writer, self.counters, self.is_peace),
            *(self.alliance, self.marriage, self.ducats, self.sales, self.is_private),
        ]
