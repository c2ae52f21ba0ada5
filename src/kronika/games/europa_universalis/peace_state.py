"""Chapter 10: what is remembered while peace is made."""

from typing import Final, final

from .terms import NONE

BEGIN_PEACE: Final = 0
TOTAL_VICTORIES: Final = 1
REMAINING_WARS: Final = 2
AFTERMATH: Final = 3
"""Parts of EU-10.1: D1, then D2, D3 and D4 of each player."""

AGREED: Final = 0
PARTIAL: Final = 1
SURRENDERED: Final = 2
TOTAL: Final = 3
"""EU-10.2.1: what a peace rests on."""

WHITE_PEACE: Final = 0
KEEP_BOARD_STATE: Final = 1
HUMILIATION: Final = 2
VASSALIZATION: Final = 3
FORCE_CONVERSION: Final = 4
DESIRED_SUCCESSION: Final = 5
FULL_ANNEXATION: Final = 6
"""EU-10.5.1: of `PEACE_TERMS`."""

KEEP: Final = 0
RETURN: Final = 1
LIBERATE: Final = 2
EXCHANGE: Final = 3
"""EU-10.5.8, EU-10.5.9: what happens to an Occupied Province."""


# What is done of a Peace Term.
CHOOSE_TERM: Final = 0
"""b: Victor, c: Loser (Realms), d: what it rests on, and SEPARATELY."""
CHOOSE_FATES: Final = 1
APPLY_TERM: Final = 2
CLAIM_FOR_UNREST: Final = 3
"""b: seat."""
CLAIM_FOR_LOSS: Final = 4
"""b: seat."""
ALLY_WITH_FREED: Final = 5
"""b: seat."""
SPREAD_INFLUENCE: Final = 6
"""b: seat, c: a Realm, d: how many."""
INFLUENCE_CAPITAL: Final = 7
"""b: seat, c: an Area, d: how many."""
WITHDRAW_INFLUENCE: Final = 8
"""b: seat, c: how many."""
DISMISS_ALLIED: Final = 9
"""b: seat, c: how many."""
REPLACE_RULER: Final = 10
"""b: seat, c: whose."""
ALLY_WITH_LOSER: Final = 11
"""b: seat, c: a Realm."""
MAKE_OFFER: Final = 12
"""b: seat, c: to whom, d: 1 if it counters another offer."""
ANSWER_OFFER: Final = 13
"""b: seat, c: who offers, d: 1 if it counters another offer."""

SEPARATELY: Final = 8
"""EU-10.1.5: added where a Realm makes peace alone, without its PR or its Active Allies."""


@final
class Peace:
    """The peace that is being made, and what was tried in a player's slot."""

    def __init__(self) -> None:
        self.seen = 0  # EU-10.1.15: bits of Realms that came up in this slot
        self.offered = 0  # EU-10.5.38: bits of Realms that got an offer in this slot
        self.victor = NONE  # a Realm
        self.loser = NONE
        self.level = AGREED
        self.is_separate = False
        self.has_victor = True  # EU-10.5.33: else only who proposed comes first
        self.term = NONE
        self.choices: dict[int, int] = {}  # Provinces that are not just kept
        self.proposer = NONE  # a seat
        self.extra_seat = NONE  # EU-10.5.37: who may act besides
        self.ties: list[tuple[int, int]] = []  # what he cuts: sort of tie, Area or Realm
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
        twin.is_separate = self.is_separate
        twin.has_victor = self.has_victor
        twin.term = self.term
        twin.choices = self.choices.copy()
        twin.proposer = self.proposer
        twin.extra_seat = self.extra_seat
        twin.ties = self.ties.copy()
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
            *(self.seen, self.offered, self.victor, self.loser, self.level, self.is_separate),
            *(self.has_victor, self.term, self.choices, self.proposer, self.extra_seat),
            *(self.ties, self.gained, self.lost, self.freed),
        ]
