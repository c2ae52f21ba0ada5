"""Chapters 9.6, 9.7 and 9.9: the battle that is under way, between its steps."""

from typing import Final, final

from .terms import NONE

ATTACK: Final = 0
DEFEND: Final = 1
SIDES: Final = 2
"""EU-9.6.1: the sides of a battle."""

REBEL_FACTION: Final = 6
PIRATE_FACTION: Final = 7
FIRST_NPR: Final = 8
"""EU-9.6.3: factions: seats, the Rebels, Pirates, then FIRST_NPR + the Realm of an NPR."""

# EU-9.6.4: what is done next.
PREPARE: Final = 0
LEAD: Final = 1
"""b: side."""
APPOINT: Final = 2
"""b: side."""
TAKE_COMMAND: Final = 3
"""b: side."""
CHOOSE_DICE: Final = 4
"""b: side."""
IDEAS: Final = 5
"""b: 0 if dice are removed, 1 if others; c: side."""
BATTLE_ACTIONS: Final = 6
"""b: side, c: who is asked, a place clockwise; NONE: the leading player."""
ROLL: Final = 7
REROLL: Final = 8
"""b: side."""
HIT: Final = 9
"""b: side that scores, c: how many, or NONE: what its roll scores."""
CASUALTY: Final = 10
WOUNDS: Final = 11
CAPTURE: Final = 12
RETREATS: Final = 13
"""b: side."""
RETREAT: Final = 14
NEXT_ROUND: Final = 15
"""b: side whose leading player may have left."""
END: Final = 16

# Who commands a side.
NO_LEADER: Final = -1
RULER_LEADER: Final = 3
ADMIRAL_LEADER: Final = 4
DRAWN_LEADER: Final = 5
"""Below RULER_LEADER it is the General of that Army of the leading player."""

SINGLE_SHIPS: Final = 0
"""Ships of a faction: single Light Ships, then those of its fleet: `1 + kind`."""
SHIP_SORTS: Final = 5
IMPERIAL_KIND: Final = 9
KINDS: Final = 10
"""What falls: land Units at `category * 3 + type`, Imperial ones, Ships by sort; 0 of others."""


@final
class Battle:
    """EU-9.6.2: sides, factions, leaders, dice, and what is left to do in the step.

    What two sides have stands at the side, of dice at `side * 3 + type`.
    """

    def __init__(self) -> None:
        self.queue: list[tuple[bool, int, int]] = []
        """EU-9.1.24: battles of the group that are still to come, in their order."""
        self.forces: list[tuple[int, int, int]] = []
        """EU-13.4.9: of the group: place, NPR, and how many Units or Ships it fields there."""
        self.clear()

    def clear(self) -> None:
        """No battle is under way."""
        self.is_on = False
        self.step = PREPARE  # EU-9.6.4: what is being done
        self.round = 1  # EU-9.6.5
        self.is_naval = False
        self.place = NONE  # an Area or a Sea Zone
        self.node = NONE  # EU-9.9.2: of the Pirates
        self.attacker = NONE  # EU-9.6.1: the attacking Realm, or REBEL_RULE
        self.invader = NONE  # EU-13.5.9: the NPR whose surviving Units stay
        self.seats = [0, 0]  # bits of the players who took part
        self.realms: list[int] = []  # NPRs that take part
        self.realm_sides: list[int] = []
        self.realm_units: list[int] = []
        self.beaten = [0, 0]  # what sort of enemies each side had (`deeds`)
        self.rebel_side = NONE
        self.held = [0] * SHIP_SORTS  # EU-OPB30: the attacker's Ships that stay out of it
        self.imperial = 0  # EU-18.4.7: Imperial Units beside the Emperor's
        self.leading = [NONE, NONE]  # EU-9.7.34: seats
        self.leader = [NO_LEADER, NO_LEADER]
        self.drawn = [NONE, NONE]  # EU-13.4.16: cards
        self.drawn_ill = [0, 0]
        self.base = [0, 0]  # type of the 3 base dice
        self.dice = [0] * 6  # of Battle Actions and Ideas
        self.removed = [0] * 6  # dice that the leader does not add
        self.is_immune = [False, False]  # EU-9.7.21: of the leader in use
        self.used: list[int] = []  # EU-9.6.6: of the round: side * 1000 + name
        self.rolls: list[list[int]] = [[], []]  # dice as `type * 5 + symbol + 1`
        self.hits = [0, 0]  # that each side scored in the round
        self.due: list[int] = []  # factions, one for each casualty to come
        self.rotation: dict[int, int] = {}  # EU-9.7.18: seat -> category that lost last
        self.lost = [0] * 6  # EU-9.9.14: of the round: Ships at `side * 3 + sort`
        self.fallen: dict[int, int] = {}  # of the round, as it is shown: see `struck`
        self.leaving: list[int] = []  # EU-9.7.22: factions that are still to decide
        self.is_deadlock = False  # EU-9.6.12: nobody can hit

    def copy(self) -> "Battle":
        """An independent battle that goes on in the same way.

        One that is idle is shared: whoever begins a battle begins with a new one.
        """
        if not self.is_on and not self.queue and not self.forces:
            return self
        twin = Battle()
        twin.queue = self.queue.copy()
        twin.forces = self.forces.copy()
        if not self.is_on:
            return twin
        twin.is_on = True
        twin.step = self.step
        twin.round = self.round
        twin.is_naval = self.is_naval
        twin.place = self.place
        twin.node = self.node
        twin.attacker = self.attacker
        twin.invader = self.invader
        twin.seats = self.seats.copy()
        twin.realms = self.realms.copy()
        twin.realm_sides = self.realm_sides.copy()
        twin.realm_units = self.realm_units.copy()
        twin.beaten = self.beaten.copy()
        twin.rebel_side = self.rebel_side
        twin.held = self.held.copy()
        twin.imperial = self.imperial
        self._copy_fight(twin)
        return twin

    def _copy_fight(self, twin: "Battle") -> None:
        twin.leading = self.leading.copy()
        twin.leader = self.leader.copy()
        twin.drawn = self.drawn.copy()
        twin.drawn_ill = self.drawn_ill.copy()
        twin.base = self.base.copy()
        twin.dice = self.dice.copy()
        twin.removed = self.removed.copy()
        twin.is_immune = self.is_immune.copy()
        twin.used = self.used.copy()
        twin.rolls = [each.copy() for each in self.rolls]
        twin.hits = self.hits.copy()
        twin.due = self.due.copy()
        twin.rotation = self.rotation.copy()
        twin.lost = self.lost.copy()
        twin.fallen = self.fallen.copy()
        twin.leaving = self.leaving.copy()
        twin.is_deadlock = self.is_deadlock

    def strike(self, faction: int, kind: int) -> None:
        """EU-9.7.17: a Unit or Ship of a faction has fallen in this round."""
        place = faction * KINDS + kind
        self.fallen[place] = self.fallen.get(place, 0) + 1

    def struck(self, faction: int, kind: int) -> int:
        """How many of a kind it has lost in this round."""
        return self.fallen.get(faction * KINDS + kind, 0)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Battle) and self.values() == other.values()

    def __hash__(self) -> int:
        return hash((self.place, self.attacker, tuple(self.hits)))

    def values(self) -> list[object]:
        """All of it, for comparing."""
        return [
            *(
                self.queue,
                self.forces,
                self.is_on,
                self.step,
                self.round,
                self.is_naval,
                self.place,
                self.node,
            ),
            *(self.attacker, self.invader, self.seats, self.realms, self.realm_sides),
            *(self.realm_units, self.beaten, self.rebel_side, self.held, self.imperial),
            *(self.leading, self.leader, self.drawn, self.drawn_ill, self.base, self.dice),
            *(self.removed, self.is_immune, self.used, self.rolls, self.hits, self.due),
            *(self.rotation, self.lost, self.fallen, self.leaving, self.is_deadlock),
        ]
