"""What units have done in the movement of a round: part of the state."""

from typing import Final, final

from .terms import NONE

UNITS: Final = 0
SPECIAL: Final = 1
RETREAT: Final = 2
"""SZ-J1.1, SZ-J1.2: the subphases in which units have a capacity of their own."""


@final
class Moves:
    """SZ-C1.2, SZ-C3.2, SZ-C3.5: moves of the round and of the present subphase, one row a unit."""

    def __init__(self, fields: int) -> None:
        self.subphase = NONE

        # of the round
        self.marched: list[bool] = []  # has used its capacity of MOVE-Units
        self.travelled: list[bool] = []  # has changed its field
        self.finished: list[bool] = []  # stopped in rough land, or came by transport between ports

        # of the subphase
        self.used: list[bool] = []  # its own capacity
        self.carried: list[bool] = []  # a ship has paid for a change of its field
        self.changes: list[int] = []  # of the field
        self.left: list[int] = []  # the field it left first
        self.passed: list[int] = []  # from where it came over a border, if that was its last change
        self.holds: list[int] = []  # the border on which it waits for others
        self.unit_paid: list[int] = []  # of a ship: the land to which units paid transfers
        self.ship_paid: list[int] = []  # of a ship: the land to which it paid transfers
        self.before = [NONE] * fields  # who controlled the fields when it began
        self.free_moves = 0  # bits of the players whose units may all move in MOVE-Special

    def begin(self, subphase: int, units: int, control: list[int]) -> None:
        """A subphase begins; with MOVE-Units, the round."""
        self.subphase = subphase
        if subphase == UNITS:
            self.marched = []
            self.travelled = []
            self.finished = []
        for flags in (self.marched, self.travelled, self.finished):
            flags += [False] * (units - len(flags))
        self.used = [False] * units
        self.carried = [False] * units
        self.changes = [0] * units
        self.left = [NONE] * units
        self.passed = [NONE] * units
        self.holds = [NONE] * units
        self.unit_paid = [NONE] * units
        self.ship_paid = [NONE] * units
        self.before = control.copy()
        self.free_moves = 0

    def copy(self) -> "Moves":
        """The same moves."""
        twin = Moves(0)
        twin.subphase = self.subphase
        twin.marched = self.marched.copy()
        twin.travelled = self.travelled.copy()
        twin.finished = self.finished.copy()
        twin.used = self.used.copy()
        twin.carried = self.carried.copy()
        twin.changes = self.changes.copy()
        twin.left = self.left.copy()
        twin.passed = self.passed.copy()
        twin.holds = self.holds.copy()
        twin.unit_paid = self.unit_paid.copy()
        twin.ship_paid = self.ship_paid.copy()
        twin.before = self.before.copy()
        twin.free_moves = self.free_moves
        return twin

    def _all(self) -> tuple[object, ...]:
        return (
            *(self.subphase, self.free_moves, self.marched, self.travelled, self.finished),
            *(self.used, self.carried, self.changes, self.left, self.passed, self.holds),
            *(self.unit_paid, self.ship_paid, self.before),
        )

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Moves) and self._all() == other._all()

    def __hash__(self) -> int:
        return hash((self.subphase, self.free_moves, tuple(self.changes), tuple(self.left)))
