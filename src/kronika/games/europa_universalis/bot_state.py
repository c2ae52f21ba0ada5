"""EU-BOT.20, EU-BOT.21: what printed bots have besides their pieces on the board."""

from typing import final

from .terms import NONE


@final
class BotState:
    """By seat; of seats that are no bots everything is empty."""

    def __init__(self, seats: int, is_copy: bool = False) -> None:
        if is_copy:
            return  # `copy` sets all that follows
        self.power: list[int] = [0] * seats
        self.spent: list[int] = [0] * seats
        """EU-BOT.21: lies aside until the next collection."""
        self.deck: list[list[int]] = [[] for _ in range(seats)]
        """Bot cards, a bag: which one is drawn is decided when it is drawn."""
        self.drawn: list[list[int]] = [[] for _ in range(seats)]
        self.aside: list[list[int]] = [[] for _ in range(seats)]
        """EU-BOT.62: used for Focus, out until the end of the age."""
        self.focus_row: list[int] = [0] * seats
        self.regent: list[int] = [NONE] * seats
        """EU-BOT.25: the mortality symbol of a Ruler without a card."""
        self.goal: list[int] = [NONE] * seats
        """The Area that the army marches to."""
        self.defended: int = 0
        """EU-BOT.70: bits of the seats that were attacked in this round."""
        self.invaded: int = 0
        """EU-BOT.12: bits of the seats that an NPR invaded in this round."""
        self.traded: dict[int, int] = {}
        """EU-BOT.74: by node, the round in which somebody traded there last."""
        self.handing: int = 0
        """EU-21.0.6: bits of the seats that bots take when their players leave."""
        self.handed: int = 0
        """EU-BOT.80: bits of the seats that players gave to bots."""
        self.returning: int = 0
        """EU-BOT.81: of these, those that are taken back when the round is over."""
        self.sieges: dict[int, tuple[int, int]] = {}
        """EU-BOT.77: by seat * REALM_COUNT + enemy: tax Occupied, rounds without more."""

    def copy(self) -> "BotState":
        """An independent one."""
        twin = BotState(0, True)
        twin.power = self.power.copy()
        twin.spent = self.spent.copy()
        twin.deck = [each.copy() for each in self.deck]
        twin.drawn = [each.copy() for each in self.drawn]
        twin.aside = [each.copy() for each in self.aside]
        twin.focus_row = self.focus_row.copy()
        twin.regent = self.regent.copy()
        twin.goal = self.goal.copy()
        twin.defended = self.defended
        twin.invaded = self.invaded
        twin.handing = self.handing
        twin.handed = self.handed
        twin.returning = self.returning
        twin.traded = self.traded.copy()
        twin.sieges = self.sieges.copy()
        return twin

    def leave(self, seat: int) -> None:
        """EU-BOT.81: a player takes the seat, and nothing is left of the bot."""
        self.power[seat] = self.spent[seat] = self.focus_row[seat] = 0
        self.deck[seat] = []
        self.drawn[seat] = []
        self.aside[seat] = []
        self.regent[seat] = self.goal[seat] = NONE
        self.defended &= ~(1 << seat)
        self.invaded &= ~(1 << seat)

    def values(self) -> list[object]:
        """All of it, for comparing."""
        return [
            *(self.power, self.spent, self.deck, self.drawn, self.aside, self.focus_row),
            *(self.regent, self.goal, self.defended, self.invaded, self.traded, self.sieges),
            *(self.handing, self.handed, self.returning),
        ]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, BotState) and self.values() == other.values()

    def __hash__(self) -> int:
        return hash((tuple(self.power), tuple(self.spent), self.defended))
