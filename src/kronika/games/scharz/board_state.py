"""Chapter 15.9: what stands on the battle board of red mode."""

from typing import Final, final

from .terms import AREAS, CAVALRY, ENTRY, NONE

DEPLOYMENT: Final = 0
CAVALRY_PART: Final = 1
CAVALRY_FIGHTS: Final = 2
POSITIONS: Final = 3
ROUND_END: Final = 4
"""SZ-Q9.5, SZ-Q9.8, SZ-Q9.9, SZ-Q9.11: what comes next."""

START_ENERGY: Final = 2
MOST_ENERGY: Final = 4
"""SZ-Q9.6, SZ-Q9.11: in quarters."""


@final
class Board:
    """SZ-Q9.1: a battle on the board: its units, their places and their energy.

    Its units are not those of the map, which wait there for the outcome. A force is the units of
    one commander; forces are in the order of their initiative.
    """

    def __init__(self) -> None:
        self.fight = NONE
        """The record of the battle that is on the board; NONE: there is none."""
        self.commanders: list[int] = []
        self.rough: list[bool] = []
        """By area."""
        self.stage = DEPLOYMENT
        self.turn = 0
        """The force whose turn it is to send its cavalry."""
        self.resolved = 0
        """Bits of the positions that had their turn in this round."""
        self.open = 0
        """Bits of the areas that were free of contact when this round began."""
        self.contact = False
        """Whether enemies have met in this round."""
        self.fallen = False
        """Whether anybody has fallen in this round."""
        self.dull = 0
        """SZ-Q9.19: rounds in a row in which nobody fell."""
        self.drawn = False
        self.left = NONE
        """The record of a battle from which all have fled just now."""
        self.unlocked: list[int] = []
        """SZ-Q9.18: units of the map that may intercept those who flee from the board now."""
        self.carried: list[int] = []
        """Swords for the next round, by force and area."""

        # Units; an owner of NONE has fallen
        self.owner: list[int] = []
        self.type: list[int] = []
        self.experience: list[int] = []
        self.force: list[int] = []
        self.builds: list[int] = []
        self.energy: list[int] = []
        self.area: list[int] = []
        self.camp: list[int] = []
        """Of cavalry in its area: the force whose side of it it is on."""
        self.moved: list[int] = []
        """1: changed places in this round; 2: moved into its area, and may charge there."""
        self.fought: list[int] = []
        self.slain: list[int] = []
        """Under whose command the enemy was by whom a unit fell."""
        self.was: list[int] = []
        """Whose it was."""

    def copy(self) -> "Board":
        """An independent board that goes on in the same way."""
        twin = Board()
        twin.fight = self.fight
        twin.commanders = self.commanders.copy()
        twin.rough = self.rough.copy()
        twin.stage = self.stage
        twin.turn = self.turn
        twin.resolved = self.resolved
        twin.open = self.open
        twin.contact = self.contact
        twin.fallen = self.fallen
        twin.dull = self.dull
        twin.drawn = self.drawn
        twin.left = self.left
        twin.unlocked = self.unlocked.copy()
        twin.carried = self.carried.copy()
        twin.owner = self.owner.copy()
        twin.type = self.type.copy()
        twin.experience = self.experience.copy()
        twin.force = self.force.copy()
        twin.builds = self.builds.copy()
        twin.energy = self.energy.copy()
        twin.area = self.area.copy()
        twin.camp = self.camp.copy()
        twin.moved = self.moved.copy()
        twin.fought = self.fought.copy()
        twin.slain = self.slain.copy()
        twin.was = self.was.copy()
        return twin

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Board) and self._plain() == other._plain()

    def __hash__(self) -> int:
        return hash((self.fight, self.stage, self.turn, self.resolved, tuple(self.energy)))

    def _plain(self) -> list[list[int]]:
        return [
            [self.fight, self.stage, self.turn, self.resolved, self.open, self.dull, self.left],
            [self.contact, self.fallen, self.drawn, *self.rough],
            *(self.commanders, self.carried, self.owner, self.type, self.experience, self.force),
            *(self.builds, self.energy, self.area, self.camp, self.moved, self.fought),
            *(self.slain, self.was, self.unlocked),
        ]

    def begin(self, fight: int, commanders: list[int], rough: list[bool]) -> None:
        """An empty board for a battle."""
        self.forget()
        self.fight = fight
        self.commanders = commanders
        self.rough = rough
        self.carried = [0] * (len(commanders) * len(AREAS))

    def forget(self) -> None:
        """There is no battle on the board."""
        fresh = Board()
        self.fight = self.left = NONE
        self.stage = DEPLOYMENT
        self.turn = self.resolved = self.open = self.dull = 0
        self.contact = self.fallen = self.drawn = False
        self.commanders, self.rough, self.carried, self.unlocked = [], [], [], []
        self.owner, self.type, self.experience = fresh.owner, fresh.type, fresh.experience
        self.force, self.builds, self.energy = fresh.force, fresh.builds, fresh.energy
        self.area, self.camp, self.moved = fresh.area, fresh.camp, fresh.moved
        self.fought, self.slain, self.was = fresh.fought, fresh.slain, fresh.was

    def add(
        self, owner: int, type: int, experience: int, force: int, area: int, builds: bool
    ) -> None:
        """SZ-Q9.2, SZ-Q9.6: one more unit, with half of its energy."""
        self.owner.append(owner)
        self.was.append(owner)
        self.type.append(type)
        self.experience.append(experience)
        self.force.append(force)
        self.builds.append(int(builds))
        self.energy.append(START_ENERGY)
        self.area.append(area)
        self.camp.append(force)
        self.moved.append(0)
        self.fought.append(0)
        self.slain.append(NONE)

    def units(self, force: int) -> list[int]:
        """The units of a force that have not fallen."""
        return [
            unit
            for unit, each in enumerate(self.force)
            if each == force and self.owner[unit] != NONE
        ]

    def units_in(self, area: int, camp: int = NONE) -> list[int]:
        """All units in an area, of cavalry on one side of theirs."""
        return [
            unit
            for unit, each in enumerate(self.area)
            if each == area
            and self.owner[unit] != NONE
            and (area != CAVALRY or self.camp[unit] == camp)
        ]

    def own_in(self, force: int, area: int) -> list[int]:
        """The units of a force in an area, in that of the cavalry on any side."""
        return [unit for unit in self.units(force) if self.area[unit] == area]

    def reserves(self, force: int) -> list[int]:
        """SZ-Q9.5: the units of a force in the entry area."""
        return self.own_in(force, ENTRY)
