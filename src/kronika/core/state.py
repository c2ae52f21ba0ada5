"""What the kernel needs of every game's state."""

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Final, final

from mypy_extensions import mypyc_attr

from .asks import EVERYBODY, NOTHING, Event, Line
from .dice import Dice


@final
class Result:
    """How a match ended: who won, why, and the figures that decided it.

    `scores` has, for each figure, its value for every player.
    """

    def __init__(
        self, winners: list[int], reason: str, scores: Mapping[str, Sequence[float]]
    ) -> None:
        self.winners = winners
        self.reason = reason
        self.scores: dict[str, Sequence[float]] = dict(scores)

    def plain(self) -> dict[str, Any]:
        """The result as plain data."""
        return {"winners": self.winners, "reason": self.reason, "scores": self.scores}

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Result) and self.plain() == other.plain()

    def __hash__(self) -> int:
        return hash((tuple(self.winners), self.reason))

    def __repr__(self) -> str:
        return f"Result(winners={self.winners}, reason={self.reason!r}, scores={self.scores})"


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """Everything on the table, as plain data. A game adds its own fields.

    The log belongs to the match, which takes over what was told during setup; it is no part of
    the position: a copy does not take it along.
    """

    shared: ClassVar[Sequence[str]] = ()
    """Fields whose lists copies have in common: content, and what is replaced, never changed."""
    recalled: ClassVar[Sequence[str]] = ()
    """Those of them that follow from the rest of the state, and are filled in when asked for."""

    def __init__(self, dice: Dice) -> None:
        self.dice = dice
        self.result: Result | None = None
        self.log: list[Line] | None = []
        self.steps = 0
        """How many steps have begun, since it was set up or copied."""
        self.revealed = 0
        """Bits of the players who may have been shown something hidden, as far as phrases tell."""

    def copy(self) -> "State":
        """An independent state that continues in the same way."""
        raise NotImplementedError  # pragma: no cover

    def tell(
        self,
        event: Event,
        a: int = NOTHING,
        b: int = NOTHING,
        c: int = NOTHING,
        d: int = NOTHING,
        e: int = NOTHING,
        to: int = EVERYBODY,
    ) -> None:
        """Write a line into the log, if anybody listens."""
        if event.reveals or to != EVERYBODY:
            self.revealed |= to
        if self.log is not None:
            self.log.append(Line(event, a, b, c, d, e, to))


NO_PART: Final = ("log", "dice", "revealed", "steps")
"""Of a position: what is told of it, the dice to come, and how it came about."""


def fields(thing: object) -> dict[str, object]:
    """The attributes of an object, compiled or not, for comparing two states."""
    # An interpreted subclass of a compiled class has both.
    names = getattr(type(thing), "__mypyc_attrs__", ())
    found = {name: getattr(thing, name) for name in names if hasattr(thing, name)}
    found.update(getattr(thing, "__dict__", {}))
    return found


def same_table(one: State, other: State) -> bool:
    """Whether two states are equal in everything but what was told and the dice to come."""
    return same_but(one, other, ())


def same_but(one: State, other: State, names: tuple[str, ...]) -> bool:
    """Whether two states of a game are the same table, but for some of its attributes."""
    for name in (*getattr(type(one), "__mypyc_attrs__", ()), *getattr(one, "__dict__", ())):
        if name in names or name in NO_PART:
            continue
        if getattr(one, name, None) != getattr(other, name, None):
            return False
    return True


def same(one: State, other: State) -> bool:
    """Whether two states are equal in everything but the log."""
    return (
        same_table(one, other)
        and one.dice.key == other.dice.key
        and one.dice.position == other.dice.position
        and one.dice.forks == other.dice.forks
    )
