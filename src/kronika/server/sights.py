"""Who sees what of the decisions: nobody can count secret answers."""

from collections.abc import Sequence
from dataclasses import dataclass

from kronika.core.asks import Option
from kronika.core.match import Match

from .rows import TableRow


def sights_of(row: TableRow, seats: int) -> list[tuple[int, int]]:
    """For each seat of a table, and at last for who only watches: how much has happened that he
    could see, and how often something that he had seen was taken back."""
    kept = row.sights or [(row.head, 0)] * (seats + 1)
    return [(head, epoch) for head, epoch in kept]


def visible(match: Match, viewer: int | None) -> Sequence[int]:
    """The decisions that a viewer may know of: not what others have answered in secret."""
    hidden = match.hidden_from(viewer)
    count = range(len(match.decisions))
    return [number for number in count if number not in hidden] if hidden else count


def reached(match: Match, viewer: int | None, moment: int) -> int:
    """How many decisions there were when a viewer had seen so many of them."""
    seen = visible(match, viewer)
    if moment >= len(seen):
        return len(match.decisions)
    return seen[moment - 1] + 1 if moment > 0 else 0


@dataclass(frozen=True)
class Seen:
    """What each seat, and at last who only watches, can tell of how far a match has come."""

    decided: list[int]
    asked: list[int]
    numbers: dict[int, int]

    def differs(self, other: "Seen", place: int) -> bool:
        """Whether somebody can tell the two apart."""
        return (
            self.decided[place] != other.decided[place]
            or self.asked != other.asked
            or self.numbers.get(place) != other.numbers.get(place)
        )


def seen_of(match: Match) -> Seen:
    """What everybody can tell now."""
    return Seen(
        decided=[len(visible(match, viewer)) for viewer in _viewers(match)],
        asked=match.asked,
        numbers={ask.player: ask.number for ask in match.asks},
    )


def sights_after(
    sights: Sequence[tuple[int, int]], before: Seen, match: Match, earlier: Match | None = None
) -> list[tuple[int, int]]:
    """The sights when a match has gone on, or back from what is given as `earlier`.

    Who cannot tell that anything has happened keeps his: however many secret answers others
    give, and take back, nobody can count them.
    """
    now = seen_of(match)
    found = []
    for place, viewer in enumerate(_viewers(match)):
        head, epoch = sights[place]
        back = earlier is not None and _decided(earlier, viewer) != _decided(match, viewer)
        changed = back or before.differs(now, place)
        found.append((head + changed, epoch + back))
    return found


def _viewers(match: Match) -> list[int | None]:
    return [*range(match.players), None]


def _decided(match: Match, viewer: int | None) -> list[tuple[int, Option]]:
    return [(match.deciders[number], match.decisions[number]) for number in visible(match, viewer)]
