"""Chapter 10.6: the siege that is going on, and which settlements had their turn in this step."""

from typing import Final, final

from .terms import NONE

ATTACKER: Final = 0
DEFENDER: Final = 1


@final
class Siege:
    """SZ-C4.7, SZ-K6.15: what is pending between the rounds of an attack."""

    def __init__(self) -> None:
        self.done: list[int] = []
        """Settlements that were attacked or waited for in this step."""
        self.field = NONE
        """The one that is attacked now."""
        self.fight = NONE
        """Its record among the combats of the round."""
        self.round = 0
        """Rounds that were fought."""
        self.dull = 0
        """SZ-K6.19: rounds in a row in which nobody fell."""
        self.defended = False
        """Whether there were units inside when the attack began."""
        self.inside = False
        """Whether the defence is broken through."""
        self.carried = [0, 0]
        """Swords for the next round, of attacker and defender."""

    def copy(self) -> "Siege":
        """An independent siege that goes on in the same way."""
        twin = Siege()
        twin.done = self.done.copy()
        twin.field = self.field
        twin.fight = self.fight
        twin.round = self.round
        twin.dull = self.dull
        twin.defended = self.defended
        twin.inside = self.inside
        twin.carried = self.carried.copy()
        return twin

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Siege)
            and self._plain() == other._plain()
            and self.done == other.done
            and self.carried == other.carried
        )

    def __hash__(self) -> int:
        return hash((self._plain(), tuple(self.done)))

    def _plain(self) -> tuple[int, ...]:
        return (self.field, self.fight, self.round, self.dull, self.defended, self.inside)

    def begin(self, field: int, fight: int, defended: bool) -> None:
        """A settlement is attacked."""
        self.field = field
        self.fight = fight
        self.round = self.dull = 0
        self.defended = defended
        self.inside = False
        self.carried = [0, 0]

    def end(self) -> None:
        """The attack is over."""
        self.begin(NONE, NONE, False)

    def forget(self) -> None:
        """The step is over."""
        self.end()
        self.done.clear()
