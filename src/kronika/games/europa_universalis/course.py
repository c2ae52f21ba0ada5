"""What the effects of a card have come to so far, which later ones of the same card speak of."""

from typing import final

from .terms import NONE


@final
class Course:
    """EU-16.3.7: it begins anew with each event."""

    def __init__(self) -> None:
        self.picked = NONE  # the Realm that was picked last
        self.affected = 0  # bits of the seats that the effect before has hit
        self.hitting = 0  # of the effect that is being resolved
        self.gained: tuple[int, ...] = ()  # action cards that the effect before has brought
        self.rejecting = 0  # bits of the seats that reject the Ruler of the event

    def copy(self) -> "Course":
        """An independent course."""
        twin = Course()
        twin.picked = self.picked
        twin.affected = self.affected
        twin.hitting = self.hitting
        twin.gained = self.gained
        twin.rejecting = self.rejecting
        return twin

    def values(self) -> tuple[object, ...]:
        """All of it, for comparing."""
        return self.picked, self.affected, self.hitting, self.gained, self.rejecting

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Course) and self.values() == other.values()

    def __hash__(self) -> int:
        return hash(self.values())
