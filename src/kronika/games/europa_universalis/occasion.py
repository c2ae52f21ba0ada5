"""What is going on while cards speak of it: a siege, a trade, a battle, a peace.

The chapter that it happens in sets it before it lets cards speak, and clears it afterwards.
"""

from typing import final

from .terms import NONE


@final
class Occasion:
    """The siege, trade, battle and peace of the moment."""

    def __init__(self) -> None:
        self.besieged: tuple[int, ...] = ()  # Provinces that were chosen in the siege
        self.trader = NONE  # who has revealed trade cards and chooses among them
        self.trade_cards: tuple[int, ...] = ()  # those that he has revealed
        self.trade_bonus = 0  # Trade Power that he has besides
        self.trade_card = NONE  # the card of the trade
        self.trade_node = NONE  # the node just traded in
        self.key_power: tuple[int, ...] = ()  # by seat: Trade Power of Key Provinces there
        self.battle = NONE  # of `things.SIDES`; NONE: no battle
        self.led = 0  # bits of seats that lead a side which uses a Leader
        self.infantry: tuple[int, ...] = ()  # by seat: of his side at the start of the battle
        self.cavalry: tuple[int, ...] = ()  # by seat: of his side in the battle
        self.entered = NONE  # the Area that an Enemy is about to enter
        self.is_loser_player = False  # whether peace is enforced on a player

    def copy(self) -> "Occasion":
        """An independent occasion."""
        twin = Occasion()
        twin.besieged = self.besieged
        twin.trader = self.trader
        twin.trade_cards = self.trade_cards
        twin.trade_bonus = self.trade_bonus
        twin.trade_card = self.trade_card
        twin.trade_node = self.trade_node
        twin.key_power = self.key_power
        twin.battle = self.battle
        twin.led = self.led
        twin.infantry = self.infantry
        twin.cavalry = self.cavalry
        twin.entered = self.entered
        twin.is_loser_player = self.is_loser_player
        return twin

    def values(self) -> tuple[object, ...]:
        """All of it, for comparing."""
        return (
            *(self.besieged, self.trader, self.trade_cards, self.trade_bonus, self.trade_card),
            *(self.trade_node, self.key_power, self.battle, self.led, self.infantry, self.cavalry),
            *(self.entered, self.is_loser_player),
        )

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Occasion) and self.values() == other.values()

    def __hash__(self) -> int:
        return hash(self.values())
