"""What was worked out already and holds as long as nobody acts: kept with the state."""

from typing import Final, final

from kronika.core.asks import Option, Range

from .terms import NONE


@final
class Known:
    """SZ-F4.3: talk changes nothing on the table, so after it everybody can do what he could.

    Only an open floor `keeps` anything, from when it asks until somebody acts. All of it follows
    from the rest of the state (see `invariants.py`), so any two are equal, and a table has it in
    common with its copies until one of them changes and gets another.
    """

    def __init__(self, players: int) -> None:
        self.keeps = False
        self.actions: Final[list[list[Option] | None]] = [None] * players
        self.ranges: Final[list[list[Range]]] = [[]] * players
        self.incomes: Final = [NONE] * players  # what Taxes would bring

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Known)

    def __hash__(self) -> int:
        return 0
