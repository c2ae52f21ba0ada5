"""What players have done besides battles that missions and milestones speak of."""

from typing import NamedTuple, final

from .terms import NONE


@final
class Done(NamedTuple):
    """Something done at a time."""

    seat: int
    what: int
    """The Area that was converted, or the Realm that lost a war."""
    age: int
    rounds: int
    """The round since the start."""
    is_player: bool
    """Whether a player lost the war."""


@final
class Records:
    """Kept for the whole match."""

    def __init__(self) -> None:
        self.peaces: tuple[Done, ...] = ()
        """Peace Terms other than White Peace that a Victor enforced."""
        self.conversions: tuple[Done, ...] = ()
        """Areas that a player converted to his State Religion by action or card."""
        self.trade_round = NONE
        self.trade_income: tuple[int, ...] = ()
        """By seat: the most ducats of one own Trade action in that round."""

    def copy(self) -> "Records":
        """Independent ones."""
        twin = Records()
        twin.peaces = self.peaces
        twin.conversions = self.conversions
        twin.trade_round = self.trade_round
        twin.trade_income = self.trade_income
        return twin

    def values(self) -> tuple[object, ...]:
        """All of it, for comparing."""
        return self.peaces, self.conversions, self.trade_round, self.trade_income

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Records) and self.values() == other.values()

    def __hash__(self) -> int:
        return hash(self.values())
