"""What was worked out already and holds as long as nobody acts: kept with the state."""

from typing import final

from kronika.core.asks import Option, Range

from .terms import NONE


@final
class Known:
    """SZ-F4.3: talk changes nothing on the table, so after it everybody can do what he could.

    Only an open floor `keeps` anything, from when it asks until somebody acts; when he minds his
    own business (`is_own_affair`), what concerns the others is kept. All of it follows from the
    rest of the state (see `invariants.py`), so any two are equal, and a table has it in common with
    its copies until one of them changes and gets another.
    """

    def __init__(self, players: int) -> None:
        self.keeps = False
        self.actions: list[list[Option] | None] = [None] * players
        self.ranges: list[list[Range]] = [[]] * players
        self.incomes = [NONE] * players  # what Taxes would bring
        self.contested: list[int] | None = None  # fields; None: nobody has asked

    def without(self, player: int) -> "Known":
        """What is still so when a player has changed only what is his own."""
        twin = Known(0)
        twin.keeps = self.keeps
        twin.actions = self.actions.copy()
        twin.actions[player] = None
        twin.ranges = self.ranges.copy()
        twin.incomes = self.incomes.copy()
        twin.incomes[player] = NONE
        twin.contested = self.contested
        return twin

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Known)

    def __hash__(self) -> int:
        return 0
