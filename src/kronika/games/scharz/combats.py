"""Chapters 3.1 and 10.9: the battles that are going on, and what the combats of a round have done.

All that is pending between the rounds of a battle is here, so that each round is a step.
"""

from typing import final

from .terms import NONE


@final
class Fight:
    """SZ-C1.5: what is remembered of one battle or siege to the end of the round.

    `destroyed` are the enemy units that fell by the swords of a commander, for experience.
    `booty` is prestige that a coalition has earned, by commander and victim, and that its lord
    has not given out yet (SZ-H3.8).
    """

    def __init__(self, players: int) -> None:
        self.players = players
        self.units: list[int] = []
        """All that took part; rows of fallen units are free by now."""
        self.commander = [NONE] * players
        """Under whom each player fought; NONE: he did not."""
        self.destroyed = [0] * players
        self.booty = [0] * (players * players)

    def copy(self) -> "Fight":
        """An independent record of the same."""
        twin = Fight(self.players)
        twin.units = self.units.copy()
        twin.commander = self.commander.copy()
        twin.destroyed = self.destroyed.copy()
        twin.booty = self.booty.copy()
        return twin

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Fight)
            and self.units == other.units
            and self.commander == other.commander
            and self.destroyed == other.destroyed
            and self.booty == other.booty
        )

    def __hash__(self) -> int:
        return hash((tuple(self.units), tuple(self.commander), tuple(self.destroyed)))

    def credited(self, commander: int) -> int:
        """Who gives out what the swords of a commander bring: he, or his lord in this combat."""
        lord = self.commander[commander]
        return commander if lord == NONE else lord

    def dismiss(self, commander: int, order: list[int]) -> None:
        """SZ-H3.16: a commander is out of the game, and everybody fights for himself.

        What was not given out yet falls to the first, in this order, who fought under him.
        """
        heirs = [each for each in order if each != commander and self.commander[each] == commander]
        for heir in heirs:
            self.commander[heir] = heir
        if not heirs:
            return
        self.destroyed[heirs[0]] += self.destroyed[commander]
        for victim in range(self.players):
            place = commander * self.players + victim
            self.booty[heirs[0] * self.players + victim] += self.booty[place]
            self.booty[place] = 0

    def note(self, commander: int, player: int, unit: int) -> None:
        """A unit of a player takes part under a commander, who stays his lord in this combat."""
        if self.commander[player] in (NONE, player):
            self.commander[player] = commander
        if unit not in self.units:
            self.units.append(unit)


@final
class Battle:
    """SZ-K4.2, SZ-K5.2: a battle that is not over: on a field, or on a border."""

    def __init__(self, players: int, fight: int, field: int, border: int, group: int) -> None:
        self.players = players
        self.fight = fight
        """Its record among those of the round."""
        self.field = field
        """NONE: it is on a border."""
        self.border = border
        self.group = group
        """SZ-K9.4: battles of a group go on side by side, groups one after the other."""
        self.clock = 0
        """When its turn in the group is."""
        self.opened = False
        """Whether everybody has decided to stay before the first round."""
        self.round = 0
        """Rounds that were fought."""
        self.dull = 0
        """SZ-K4.19: rounds in a row in which nothing happened."""
        self.pursued = False
        """SZ-K5.8, SZ-K5.4: it goes on where somebody has fled to, and nobody flees again."""
        self.fled = 0
        """Bits of the players who got away."""
        self.enemies = [0] * players
        """Bits of those whom each player was hostile to."""
        self.carried = [0] * players
        """Swords for the next round, by commander."""

    def copy(self) -> "Battle":
        """An independent battle that goes on in the same way."""
        twin = Battle(self.players, self.fight, self.field, self.border, self.group)
        twin.clock = self.clock
        twin.opened = self.opened
        twin.round = self.round
        twin.dull = self.dull
        twin.pursued = self.pursued
        twin.fled = self.fled
        twin.enemies = self.enemies.copy()
        twin.carried = self.carried.copy()
        return twin

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Battle)
            and self._plain() == other._plain()
            and self.enemies == other.enemies
            and self.carried == other.carried
        )

    def __hash__(self) -> int:
        return hash(self._plain())

    def _plain(self) -> tuple[int, ...]:
        return (
            *(self.fight, self.field, self.border, self.group, self.clock, self.round, self.dull),
            *(self.opened, self.pursued, self.fled),
        )


@final
class Combats:
    """SZ-C1.5: the combats of a round."""

    def __init__(self) -> None:
        self.begun = False
        """Whether the battles of this round have been looked for."""
        self.battles: list[Battle] = []
        self.fights: list[Fight] = []
        self.rested: list[tuple[int, int]] = []
        """Units whose battle is over, and from which turn of their group on they may join another
        (SZ-K5.2)."""

    def copy(self) -> "Combats":
        """Independent combats that go on in the same way."""
        twin = Combats()
        twin.begun = self.begun
        twin.battles = [battle.copy() for battle in self.battles]
        twin.fights = [fight.copy() for fight in self.fights]
        twin.rested = self.rested.copy()
        return twin

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Combats)
            and self.begun == other.begun
            and self.battles == other.battles
            and self.fights == other.fights
            and self.rested == other.rested
        )

    def __hash__(self) -> int:
        return hash((self.begun, tuple(self.battles), tuple(self.fights)))

    def new_fight(self, players: int) -> int:
        """The place of a new record."""
        self.fights.append(Fight(players))
        return len(self.fights) - 1

    def forget(self) -> None:
        """A new round begins."""
        self.begun = False
        self.battles.clear()
        self.fights.clear()
        self.rested.clear()
