"""EU-8.6 of the state model: what is remembered for a turn, and for a round."""

from typing import final

from .terms import NONE


@final
class Memory:
    """What happened in this turn (reset at its start) and in this round."""

    def __init__(self) -> None:
        # of a turn
        self.is_acted = False  # the main action is taken
        self.mustered = 0  # EU-9.2.13: bits of Provinces used for Military Capacity
        self.launched = 0  # bits of Provinces used for Naval Capacity
        self.reach = 0  # EU-5.4.IN3: bits of Areas that Influence could be put into at its start
        self.influenced: list[int] = []  # Areas, once for each cube placed
        self.units_before: tuple[int, ...] = ()  # EU-9.0.17: by Area, bits of seats with land Units
        self.ships_before: tuple[int, ...] = ()  # by Sea Zone, bits of seats with Ships at sea
        self.enemies_before: tuple[int, ...] = ()  # by Realm, bits of seats hostile to it
        self.mercenaries = 0  # EU-5.5.RU6: hired
        self.is_rewarded = False  # EU-9.6.9: 1 Military Power for a battle won
        self.supported = False  # EU-5.1.DI2: money was moved
        self.traded = False  # EU-5.1.DI2: Provinces were sold
        self.proposed = 0  # EU-5.1.DI12: bits of partners
        self.commands = 0  # EU-5.2.AP10: bits of Generals who changed command; bit 3: the Ruler
        self.denied = 0  # EU-9.5.10: bits of Areas times seats that denied access
        self.came_from: dict[int, int] = {}  # EU-9.7.24: mover -> Area of its last step
        self.movers: list[int] = []  # of a card that wants different ones: see `marching`
        self.displayed = NONE  # the display card that was played in this turn
        # of a round
        self.papal_action = False
        self.changed_religion = 0  # EU-5.1.SR8: bits of seats
        self.changed_focus = 0  # EU-5.1.NF1: bits of seats
        self.last_turn: list[int] = []  # EU-9.7.33: seats, who moved latest last

    def begin_turn(self) -> None:
        """EU-9.2.13, EU-5.5.RU6, EU-9.6.9: forget the last turn."""
        self.is_acted = False
        self.mustered = 0
        self.launched = 0
        self.reach = 0
        self.influenced = []
        self.mercenaries = 0
        self.is_rewarded = False
        self.supported = False
        self.traded = False
        self.proposed = 0
        self.commands = 0
        self.denied = 0
        self.came_from = {}
        self.movers = []
        self.displayed = NONE

    def begin_round(self) -> None:
        """EU-4.5.A6, EU-19.3.1: forget the last round."""
        self.papal_action = False
        self.changed_religion = 0
        self.changed_focus = 0

    def copy(self) -> "Memory":
        """An independent memory."""
        twin = Memory()
        twin.is_acted = self.is_acted
        twin.mustered = self.mustered
        twin.launched = self.launched
        twin.reach = self.reach
        twin.influenced = self.influenced.copy()
        twin.units_before = self.units_before  # replaced, never changed
        twin.ships_before = self.ships_before
        twin.enemies_before = self.enemies_before
        twin.mercenaries = self.mercenaries
        twin.is_rewarded = self.is_rewarded
        twin.supported = self.supported
        twin.traded = self.traded
        twin.proposed = self.proposed
        twin.commands = self.commands
        twin.denied = self.denied
        twin.came_from = self.came_from.copy()
        twin.movers = self.movers.copy()
        twin.displayed = self.displayed
        twin.papal_action = self.papal_action
        twin.changed_religion = self.changed_religion
        twin.changed_focus = self.changed_focus
        twin.last_turn = self.last_turn.copy()
        return twin

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Memory) and self.values() == other.values()

    def __hash__(self) -> int:
        return hash((self.mustered, self.launched, self.reach))

    def values(self) -> list[object]:
        """All of it, for comparing."""
        return [
            *(self.is_acted, self.mustered, self.launched, self.reach, self.influenced),
            *(self.units_before, self.ships_before, self.enemies_before, self.mercenaries),
            *(self.is_rewarded, self.supported, self.traded, self.proposed, self.commands),
            *(self.denied, self.came_from, self.movers, self.displayed, self.papal_action),
            *(self.changed_religion, self.changed_focus, self.last_turn),
        ]
