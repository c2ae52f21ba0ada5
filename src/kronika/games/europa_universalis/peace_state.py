"""Chapter 10: what is remembered while peace is made."""

from typing import Final, final

from .terms import NONE

BEGIN_PEACE: Final = 0
TOTAL_VICTORIES: Final = 1
REMAINING_WARS: Final = 2
AFTERMATH: Final = 3
"""Parts of EU-10.1: D1, then D2, D3 and D4 of the player at a place in turn order."""

AGREED: Final = 0
PARTIAL: Final = 1
SURRENDERED: Final = 2
TOTAL: Final = 3
"""EU-10.2.1: what a peace rests on."""

TERMS: Final = (
    *("white-peace", "keep-board-state", "humiliation", "vassalization", "force-conversion"),
    *("desired-succession", "full-annexation"),
)
WHITE_PEACE: Final = 0
KEEP_BOARD_STATE: Final = 1
HUMILIATION: Final = 2
VASSALIZATION: Final = 3
FORCE_CONVERSION: Final = 4
DESIRED_SUCCESSION: Final = 5
FULL_ANNEXATION: Final = 6
"""EU-10.5.1."""

KEEP: Final = 0
RETURN: Final = 1
LIBERATE: Final = 2
EXCHANGE: Final = 3
"""EU-10.5.8, EU-10.5.9: what happens to an Occupied Province."""


@final
class Peace:
    """The peace that is being made, and what was tried in a player's slot."""

    def __init__(self) -> None:
        self.seen = 0  # EU-10.1.15: bits of Realms that came up in this slot
        self.offered = 0  # EU-10.5.38: bits of Realms that got an offer in this slot
        self.victor = NONE  # a Realm
        self.loser = NONE
        self.level = AGREED
        self.has_victor = True  # EU-10.5.33: else only who proposed comes first
        self.term = NONE
        self.choices: dict[int, int] = {}  # Provinces that are not just kept
        self.proposer = NONE  # a seat
        self.extra_seat = NONE  # EU-10.5.37: who may act besides
        self.extra_actions = 0  # bits of EXTRA actions
        self.gained: dict[int, list[int]] = {}  # seat -> Areas where he gained Provinces
        self.lost: dict[int, list[int]] = {}
        self.freed: list[int] = []  # Realms with Provinces that were liberated

    def copy(self) -> "Peace":
        """An independent one."""
        twin = Peace()
        twin.seen = self.seen
        twin.offered = self.offered
        twin.victor = self.victor
        twin.loser = self.loser
        twin.level = self.level
        twin.has_victor = self.has_victor
        twin.term = self.term
        twin.choices = self.choices.copy()
        twin.proposer = self.proposer
        twin.extra_seat = self.extra_seat
        twin.extra_actions = self.extra_actions
        twin.gained = {seat: areas.copy() for seat, areas in self.gained.items()}
        twin.lost = {seat: areas.copy() for seat, areas in self.lost.items()}
        twin.freed = self.freed.copy()
        return twin

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Peace) and self.values() == other.values()

    def __hash__(self) -> int:
        return hash((self.seen, self.victor, self.loser, self.term))

    def values(self) -> list[object]:
        """All of it, for comparing."""
        return [
            *(self.seen, self.offered, self.victor, self.loser, self.level, self.has_victor),
            *(self.term, self.choices, self.proposer, self.extra_seat, self.extra_actions),
            *(self.gained, self.lost, self.freed),
        ]
