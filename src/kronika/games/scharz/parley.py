"""What is said and not yet settled between players: part of the state."""

from typing import Final, final

from .drafts import Said

Offer = tuple[int, int, int, int, int]
"""Who makes it, to whom, the pact, and the goods that he gives and wants, packed."""
Change = tuple[int, int, int, bool]
"""Whose permission for whom, which one, and whether it is granted."""


@final
class Parley:
    """SZ-F6.2, SZ-F4.7, SZ-H6.2: offers and permissions of the present step, and what outlasts it.

    Pairs of players are places in lists, as those of truces.
    """

    def __init__(self, players: int) -> None:
        self.players: Final = players
        self.open: list[Offer] = []
        self.refused: list[Offer] = []
        self.made = [0] * (players * players)  # offers of a player to another
        self.begun = [0] * (players * players)  # talks of a player with another
        self.changes: list[Change] = []  # in force from the next step on
        self.called_off = [0] * players  # sales that came to nothing
        self.settling: list[tuple[Offer, Said]] = []
        """Pacts that were agreed on live, and what was said so far about their goods."""
        self.agreed = 0  # pacts and permissions: what else is said changes nothing

        self.ransomed = [0] * players  # bits of those to whom a ransom that still holds was paid
        self.lent = [0] * players  # bits of those of them who use one's fields only for that
        self.announcers: list[int] = []  # who has announced a victory, the first one first
        self.sworn = 0  # bits of those who were vassals from the start

    def copy(self) -> "Parley":
        """The same in other lists."""
        twin = Parley(self.players)
        twin.open = self.open.copy()
        twin.refused = self.refused.copy()
        twin.made = self.made.copy()
        twin.begun = self.begun.copy()
        twin.changes = self.changes.copy()
        twin.called_off = self.called_off.copy()
        twin.settling = self.settling.copy()
        twin.agreed = self.agreed
        twin.ransomed = self.ransomed.copy()
        twin.lent = self.lent.copy()
        twin.announcers = self.announcers.copy()
        twin.sworn = self.sworn
        return twin

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Parley)
            and self.open == other.open
            and self.refused == other.refused
            and self.made == other.made
            and self.begun == other.begun
            and self.changes == other.changes
            and self.called_off == other.called_off
            and self.settling == other.settling
            and self.agreed == other.agreed
            and self.ransomed == other.ransomed
            and self.lent == other.lent
            and self.announcers == other.announcers
            and self.sworn == other.sworn
        )

    def __hash__(self) -> int:
        return hash((tuple(self.open), tuple(self.made), tuple(self.announcers), self.sworn))

    def lapse(self) -> None:
        """SZ-F6.2: what was offered and refused in a step is forgotten."""
        pairs = self.players * self.players
        self.open = []
        self.refused = []
        self.made = [0] * pairs
        self.begun = [0] * pairs
        self.changes = []
        self.called_off = [0] * self.players
        self.settling = []
        self.agreed = 0
