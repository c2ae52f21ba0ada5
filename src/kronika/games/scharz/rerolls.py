"""Chapter 11.4: dice that are rolled again, first for nothing, then for prestige."""

from typing import Final

from kronika.core.asks import Ask, Event, Prompt, Rules, Verb

from .command import most_paid_rerolls
from .fighting import Die, roll_again_for_free
from .state import Table
from .terms import ELE, NONE, RECRUIT
from .words import LEVEL, NUMBER, PLAYER, UNIT

PRICE: Final = 4
PAIR: Final = 2
"""SZ-L4.3: prestige for which up to two dice are rolled again."""

PAY_REROLL: Final = Verb("pay-reroll", (UNIT, LEVEL, NUMBER))
LET_LIE: Final = Verb("let-lie")
ASK_PAY_REROLL: Final = Prompt("pay-reroll", (NUMBER, NUMBER), "SZ-L4.3", standing=True)
PAYS_REROLL: Final = Event("pays-reroll", (PLAYER, UNIT, NUMBER, NUMBER))


def reroll(s: Table, dice: list[Die]) -> Rules:
    """SZ-L4.4, SZ-H3.18: the owners of the dice, one after the other: free rerolls, then paid."""
    owners = {s.owner[die.unit] for die in dice if die.unit != NONE}
    for player in s.order():
        if player in owners:
            own = [die for die in dice if die.unit != NONE and s.owner[die.unit] == player]
            yield from roll_again_for_free(s, player, own)
            if s.has_prestige:
                yield from _roll_again_for_prestige(s, player, own)


def paid_rerolls(s: Table, unit: int) -> int:
    """SZ-L4.1, SZ-L4.3: how often a unit's dice may be rolled again for prestige in one roll."""
    if s.type[unit] == ELE or s.experience[unit] == RECRUIT:
        return 0
    return most_paid_rerolls(s, s.owner[unit])


def _roll_again_for_prestige(s: Table, player: int, dice: list[Die]) -> Rules:
    """SZ-L4.3, SZ-L4.5: 4 prestige for two dice; a unit with several dice pays once for them.

    A die that shows the most it can is not offered.
    """
    payments: dict[int, int] = {}  # in how many each unit has a part
    rolled: list[Die] = []  # in the last one
    while True:
        second = len(rolled) == 1
        if not second and s.prestige[player] < PRICE:
            return
        found: dict[tuple[int, int, int], Die] = {}
        for die in dice:
            unit = die.unit
            used = payments.get(unit, 0)
            shares = second and rolled[0].unit == unit
            if die in rolled[-1:] and second:
                continue
            if die.swords < max(s.content.faces[die.sort]) and (
                shares or used < paid_rerolls(s, unit)
            ):
                found.setdefault((s.type[unit], s.experience[unit], die.swords), die)
        if not found and second:
            rolled = []
            continue
        if not found:
            return
        options = [PAY_REROLL.of(*key) for key in sorted(found)]
        none = LET_LIE.of()
        price = 0 if second else PRICE
        asked = [*options, none]
        option = yield Ask(player, ASK_PAY_REROLL, asked, price, s.prestige[player], default=none)
        if option.verb is LET_LIE:
            if not second:
                return
            rolled = []
            continue
        die = found[option.a, option.b, option.c]
        if not (second and rolled[0].unit == die.unit):
            payments[die.unit] = payments.get(die.unit, 0) + 1
        rolled = [*rolled, die] if second else [die]
        s.prestige[player] -= price
        before = die.swords
        die.swords = s.content.faces[die.sort][s.dice.below(6)]
        die.blank = die.swords == 0
        s.tell(PAYS_REROLL, player, s.type[die.unit], before, die.swords)
