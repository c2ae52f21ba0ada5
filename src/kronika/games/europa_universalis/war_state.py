"""EU-9.1.26: what is remembered while a declaration of war is carried out."""

from typing import Final, final

from .terms import NONE

UNASKED: Final = 0
DEFENDS: Final = 1
REFUSES: Final = 2
"""EU-9.1.30: what the Emperor has answered."""


@final
class Declaration:
    """One declaration of war, from its targets to its battles."""

    def __init__(self, declarer: int, is_action: bool) -> None:
        self.declarer: int = declarer
        """A Realm: of a player, or an NPR that an event makes attack."""
        self.is_action: bool = is_action
        """EU-9.1.25: whether it was the action Declare War."""
        self.targets: list[int] = []
        """Realms, in alphabetical order."""
        self.cbs: list[int] = []
        """Of each target, what is used against it (of `casus_belli`); NONE: nothing."""
        self.pairs: list[tuple[int, int]] = []
        """EU-9.1.39: attackers and defenders, who came to war with each other through it."""
        self.joined: int = 0
        """Bits of the seats that accepted an Offensive Call to Arms."""
        self.defenders: int = 0
        """Bits of the seats that accepted a Defensive Call to Arms."""
        self.rewarded: int = 0
        """EU-9.1.33: bits of the seats that gain Military Power."""
        self.busy: int = 0
        """EU-11.3.30: bits of the seats that were at war before it."""
        self.emperor: int = UNASKED
        self.is_fought: bool = False
        """Whether it has led to a battle."""
        self.crusader: int = NONE
        """EU-19.3.4: who called the Crusade that it belongs to."""

    def copy(self) -> "Declaration":
        """An independent one."""
        twin = Declaration(self.declarer, self.is_action)
        twin.targets = self.targets.copy()
        twin.cbs = self.cbs.copy()
        twin.pairs = self.pairs.copy()
        twin.joined = self.joined
        twin.defenders = self.defenders
        twin.rewarded = self.rewarded
        twin.busy = self.busy
        twin.emperor = self.emperor
        twin.is_fought = self.is_fought
        twin.crusader = self.crusader
        return twin

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Declaration) and self.values() == other.values()

    def __hash__(self) -> int:
        return hash((self.declarer, self.is_action, self.joined, self.defenders))

    def values(self) -> list[object]:
        """All of it, for comparing."""
        return [
            *(self.declarer, self.is_action, self.targets, self.cbs, self.pairs, self.joined),
            *(self.defenders, self.rewarded, self.busy, self.emperor, self.is_fought),
            self.crusader,
        ]
