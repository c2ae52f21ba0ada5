"""Chapters 10.3, 10.4 and 11: dice, bonuses and losses of one combat round.

A *force* is the units of one player, or of a coalition, that fight together. What goes on before
and between the rounds of a battle is in the chapters of battles and sieges.
"""

from typing import Final, final

from kronika.core.asks import Ask, Prompt, Rules, Verb

from .command import has_bonuses, more_free_rerolls
from .content import BLUE_DIE
from .factions import has_ability
from .morale import FOR_OTHERS, FOR_RIVAL, FOR_SHIELD, lost_swords, morale
from .state import ABOARD, Table
from .terms import (
    ABILITIES,
    BACK,
    CAV,
    ELE,
    ELITE,
    EXPERIENCED,
    FRONT,
    LI,
    NONE,
    RECRUIT,
    SE,
    SHIPS,
    UNITS,
    VETERAN,
    WHITE,
)
from .words import NUMBER, UNIT

ROLLS_AGAIN: Final = ABILITIES.index("infantry-rolls-again")

FOR_DIE: Final = 6
BLANKS: Final = 3
TO_CONVERT: Final = 2
"""SZ-K4.4: units, blanks and swords that make one die or sword; morale has the others."""

ROLL_AGAIN: Final = Verb("roll-again")
LEAVE: Final = Verb("leave")
ASK_REROLL: Final = Prompt("reroll", (UNIT, NUMBER), "SZ-L4.4")


@final
class Force:
    """Units that fight together, with what they carry from round to round."""

    def __init__(self, commander: int, units: list[int]) -> None:
        self.commander = commander
        """Who decides: the owner, or the lord of a coalition (SZ-H3.18)."""
        self.units = units
        """All that can be hit."""
        self.fighting = units
        """Those that roll and count for bonuses."""
        self.builders: set[int] = set()
        """Those that stay on a building site, in the back (SZ-K4.10)."""
        self.blue = 0
        """Dice of a settlement."""
        self.settler = NONE
        """Whose settlement it defends."""
        self.wall = 0
        """Shields of a settlement, which all must go in one round (SZ-K6.5)."""
        self.fresh: set[int] | None = None
        """Those that may charge, where not all may (SZ-Q9.8)."""
        self.attacks = True
        """Whether it rolls at all: not when it flees before the battle (SZ-K5.5)."""
        self.shielded = True
        """Whether it has defensive bonuses (SZ-K5.5, SZ-K6.4)."""
        self.carried = 0
        """Swords kept for the next round."""
        self.shields = 0
        """Of the present round."""
        self.swords = 0
        self.target = NONE
        """The place of the force that is hit among those of the round."""

    def copy(self) -> "Force":
        """An independent force in the same state."""
        twin = Force(self.commander, self.units.copy())
        twin.fighting = self.fighting.copy()
        twin.builders = self.builders.copy()
        twin.blue = self.blue
        twin.settler = self.settler
        twin.wall = self.wall
        twin.fresh = None if self.fresh is None else self.fresh.copy()
        twin.attacks = self.attacks
        twin.shielded = self.shielded
        twin.carried = self.carried
        twin.shields = self.shields
        twin.swords = self.swords
        twin.target = self.target
        return twin


# Counting


def worth(s: Table, unit: int) -> int:
    """SZ-K4.4: for bonuses a recruit counts nothing, an elite unit twice."""
    level = s.experience[unit]
    return 0 if level == RECRUIT else 2 if level == ELITE else 1


def strength(s: Table, units: list[int]) -> int:
    """How many units there are for bonuses."""
    return sum([worth(s, unit) for unit in units])


def lives(s: Table, unit: int, situation: int) -> int:
    """SZ-L1.1, SZ-L3: the swords that destroy a unit."""
    count = s.content.unit_lives[s.type[unit]][situation]
    return count + 1 if s.experience[unit] >= VETERAN else count


def dice_of_unit(s: Table, unit: int, situation: int) -> list[int]:
    """SZ-L2.1: the dice that a unit rolls."""
    return s.content.unit_dice[s.type[unit]][situation]


def position(s: Table, unit: int, situation: int, builds: bool) -> int:
    """SZ-K3.2, SZ-K3.3, SZ-K3.4: when a unit is hit."""
    if builds:
        return BACK
    if s.experience[unit] == RECRUIT:
        return FRONT
    if situation == SHIPS and s.where[unit] == ABOARD:
        return FRONT
    if s.experience[unit] >= EXPERIENCED:
        return BACK
    return s.content.unit_position[s.type[unit]]


def leader_of(s: Table, units: list[int]) -> int:
    """SZ-H3.7, SZ-H3.17, SZ-H3.18: whose units they are; of members of a coalition, their lord.

    In a settlement of somebody who is lord and vassal, units of his lord and of his own vassals
    may be together, who are no coalition: there its owner commands.
    """
    first = s.owner[units[0]]
    if all(s.owner[unit] == first for unit in units):
        return first
    for lord in (first, s.lord[first]):
        if lord != NONE and all(lord in (s.owner[u], s.lord[s.owner[u]]) for u in units):
            return lord
    home = s.settlement_owner[s.at[units[0]]]
    return first if home == NONE else home


def bonuses_work(s: Table, units: list[int]) -> bool:
    """SZ-Q8.3: in red mode only for units that have commanders."""
    return not s.is_red or (bool(units) and has_bonuses(s, leader_of(s, units)))


def shields_of(s: Table, units: list[int]) -> int:
    """SZ-K4.4, SZ-Q7.1, SZ-Q8.3: a shield for five units, in red mode for fewer by morale."""
    if not units or not bonuses_work(s, units):
        return 0
    return strength(s, units) // FOR_SHIELD[morale(s, leader_of(s, units))]


def extra_dice(s: Table, units: list[int], situation: int) -> list[int]:
    """SZ-K4.4: for six units of a type one more die of the colour it rolls; white mode and on."""
    if s.mode < WHITE or not bonuses_work(s, units):
        return []
    found = []
    for type in range(len(UNITS)):
        dice = s.content.unit_dice[type][situation]
        of_type = strength(s, [unit for unit in units if s.type[unit] == type])
        if dice and of_type >= FOR_DIE:
            found += dice[:1] * (of_type // FOR_DIE)
    return found


def rival_swords(s: Table, units: list[int], commander: int, hit: list[int]) -> int:
    """SZ-H2.2, SZ-H3.7, SZ-Q7.1: a sword for four units against a rival among those that are hit.

    With high morale it is three units in red mode, and four against anybody else.

    A rival of the lord counts for all units of the coalition, one of a vassal for his own alone.
    """
    if not units or not bonuses_work(s, units):
        return 0
    level = morale(s, leader_of(s, units))
    if s.rivals[commander] and any(s.rivals[commander] >> player & 1 for player in hit):
        return strength(s, units) // FOR_RIVAL[level]
    swords = 0
    others = units
    for owner in sorted({s.owner[unit] for unit in units}):
        if any(s.rivals[owner] >> player & 1 for player in hit):
            own = [unit for unit in units if s.owner[unit] == owner]
            others = [unit for unit in others if s.owner[unit] != owner]
            swords += strength(s, own) // FOR_RIVAL[level]
    if FOR_OTHERS[level]:
        swords += strength(s, others) // FOR_OTHERS[level]
    return swords


def disheartened(s: Table, units: list[int]) -> int:
    """SZ-Q7.1: the swords that very low morale costs; recruits count for it too."""
    if not s.is_red or not units:
        return 0
    count = sum([2 if s.experience[unit] == ELITE else 1 for unit in units])
    return lost_swords(s, leader_of(s, units), count)


# Rolling


@final
class Die:
    """A die on the table: of which unit, what sort, and what it shows."""

    def __init__(self, unit: int, sort: int, swords: int, blank: bool) -> None:
        self.unit = unit
        """NONE: a bonus die, which is never rolled again (SZ-K4.5)."""
        self.sort = sort
        self.swords = swords
        self.blank = blank
        """Whether it counts for three blanks: dice of recruits do not."""


def rolled(s: Table, unit: int, sort: int) -> Die:
    """SZ-B2.2, SZ-B2.3, SZ-B2.4, SZ-B2.5: a die that is rolled."""
    swords = s.content.faces[sort][s.dice.below(6)]
    counts = unit == NONE or s.experience[unit] != RECRUIT
    return Die(unit, sort, swords, counts and swords == 0)


def roll_of(s: Table, units: list[int], situation: int, blue: int) -> list[Die]:
    """SZ-K4.3, SZ-K9.3: the dice of units, in Prelude order of players, then bonus dice."""
    order = sorted([((s.owner[unit] - s.first) % s.count, unit) for unit in units])
    dice = [rolled(s, unit, sort) for _, unit in order for sort in dice_of_unit(s, unit, situation)]
    dice += [rolled(s, NONE, sort) for sort in extra_dice(s, units, situation)]
    dice += [rolled(s, NONE, BLUE_DIE) for _ in range(blue)]
    return dice


def total_swords(dice: list[Die], bonuses: bool = True) -> int:
    """SZ-K4.3, SZ-K4.4, SZ-Q8.3: the swords, and, where bonuses work, one for each three blanks."""
    swords = sum([die.swords for die in dice])
    if not bonuses:
        return swords
    blanks = len([die for die in dice if die.blank and die.swords == 0])
    return swords + blanks // BLANKS


def free_rerolls(s: Table, unit: int) -> int:
    """SZ-L3, SZ-L4.1, SZ-L4.2, SZ-P4.29: how often its dice may be rolled again for nothing.

    What a people gives its infantry is a least, and not added to what experience gives.
    """
    level = s.experience[unit]
    if s.type[unit] == ELE or level == RECRUIT:
        return 0
    times = 2 if level == ELITE else 1 if level >= EXPERIENCED else 0
    if s.type[unit] == LI and has_ability(s, s.owner[unit], ROLLS_AGAIN):
        times = max(times, 1)
    return times + more_free_rerolls(s, s.owner[unit])


def roll_again_for_free(s: Table, player: int, dice: list[Die]) -> Rules:
    """SZ-L3.2, SZ-L4.2, SZ-L4.4: free rerolls, when the whole roll has been seen.

    Nobody can lose by rolling a blank again, nor, with units that keep the better result, any die
    that could show more: that is done without asking. Only an experienced unit takes the new
    result whatever it is, so its owner is asked about a die that shows a sword.
    """
    for die in dice:
        times = 0 if die.unit == NONE else free_rerolls(s, die.unit)
        keeps = times > 0 and s.experience[die.unit] >= VETERAN
        most = max(s.content.faces[die.sort])
        while times and die.swords < most:
            if die.swords and not keeps:
                answers = [ROLL_AGAIN.of(), LEAVE.of()]
                option = yield Ask(
                    player, ASK_REROLL, answers, s.type[die.unit], die.swords, default=answers[1]
                )
                if option.verb is LEAVE:
                    break
            swords = s.content.faces[die.sort][s.dice.below(6)]
            die.swords = max(swords, die.swords) if keeps else swords
            die.blank = die.swords == 0
            times -= 1


# What some types can do


def may_charge(s: Table, unit: int) -> bool:
    """SZ-K4.9: cavalry and elephants."""
    return s.type[unit] in (CAV, ELE)


def siege_strength(s: Table, unit: int) -> int:
    """SZ-K6.3, SZ-L3.4: the shields of a settlement that siege engines take away."""
    if s.type[unit] != SE:
        return 0
    return 4 if s.mode < WHITE else 3 + s.experience[unit]


def converted(unused: int) -> int:
    """SZ-K4.6: how many shields, or swords for the next round, unused swords make."""
    return unused // TO_CONVERT
