"""Chapters 3.3 and 9.2: ships without crews, which lie on land: part of the state."""

from typing import final

from .terms import NONE, TS, WS


@final
class EmptyShips:
    """SZ-C3.4, SZ-J2.9: whose empty ships lie where; those of several players may lie together.

    They are rows of a table; an owner of NONE is a free row.
    """

    def __init__(self) -> None:
        self.owner: list[int] = []
        self.type: list[int] = []
        self.at: list[int] = []

    def copy(self) -> "EmptyShips":
        """The same ships."""
        twin = EmptyShips()
        twin.owner = self.owner.copy()
        twin.type = self.type.copy()
        twin.at = self.at.copy()
        return twin

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, EmptyShips)
            and self.owner == other.owner
            and self.type == other.type
            and self.at == other.at
        )

    def __hash__(self) -> int:
        return hash((tuple(self.owner), tuple(self.type), tuple(self.at)))

    def put(self, owner: int, type: int, field: int, count: int = 1) -> None:
        """So many more ships lie on a field."""
        for _ in range(count):
            if NONE not in self.owner:
                self.owner.append(NONE)
                self.type.append(NONE)
                self.at.append(NONE)
            row = self.owner.index(NONE)
            self.owner[row] = owner
            self.type[row] = type
            self.at[row] = field

    def take(self, owner: int, type: int, field: int) -> None:
        """One ship of a player that lies on a field is no longer empty, or gone."""
        for row, each in enumerate(self.owner):
            if each == owner and self.type[row] == type and self.at[row] == field:
                self.owner[row] = NONE
                return
        raise AssertionError((owner, type, field))

    def hand_over(self, field: int, owner: int, by: int) -> None:
        """All ships of one player on a field are another's."""
        for row, each in enumerate(self.owner):
            if each == owner and self.at[row] == field:
                self.owner[row] = by

    def clear(self, owner: int) -> None:
        """A player has no empty ships any more."""
        for row, each in enumerate(self.owner):
            if each == owner:
                self.owner[row] = NONE

    def count(self, field: int, owner: int, type: int) -> int:
        """How many ships of a type a player has on a field."""
        if owner not in self.owner:  # nearly always
            return 0
        found = 0
        for row, each in enumerate(self.owner):
            found += each == owner and self.at[row] == field and self.type[row] == type
        return found

    def all_of(self, field: int, owner: int) -> int:
        """How many ships of any type a player has on a field."""
        return self.count(field, owner, TS) + self.count(field, owner, WS)

    def places(self, owner: int) -> list[int]:
        """The fields on which ships of a player lie."""
        if owner not in self.owner:  # nearly always
            return []
        return sorted({self.at[row] for row, each in enumerate(self.owner) if each == owner})

    def owners(self, field: int) -> list[int]:
        """Whose ships lie on a field."""
        if field not in self.at:
            return []
        there = {each for row, each in enumerate(self.owner) if self.at[row] == field}
        return sorted(there - {NONE})
