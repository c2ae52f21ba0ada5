"""Chapters 9.7 and 9.9: pools of Battle Dice, rolls, and the hits they score."""

from typing import Final

from kronika.core.asks import Event, packed

from .battle_sides import heavy_ships, land_counts, side_size
from .battle_state import (
    ADMIRAL_LEADER,
    ATTACK,
    DEFEND,
    DRAWN_LEADER,
    NO_LEADER,
    RULER_LEADER,
)
from .characters import character_of, is_leader
from .land import is_part_of
from .modifiers import hits
from .rulers import ruler_dice
from .state import Table
from .tables import FACES
from .terms import (
    ARMIES,
    ARTILLERY,
    ARTILLERY_HIT,
    CAVALRY,
    CAVALRY_HIT,
    HITS,
    INFANTRY,
    INFANTRY_HIT,
    LAND_UNITS,
    NONE,
    OUTLINED_HIT,
)
from .words import BATTLE_ROLL, BATTLE_SIDE

BASE_DICE: Final = 3
"""EU-9.7.14, EU-9.9.11."""
SYMBOLS: Final = 5
"""Blank, then the symbols."""

ROLLED: Final = Event("rolls-battle-dice", (BATTLE_SIDE, BATTLE_ROLL))

LAST_PLAIN_LEVEL: Final = 2
"""EU-BOT.67: bots above it have more dice."""


def commander_card(s: Table, side: int) -> int:
    """The card of the leader in use; NONE: there is none, or he is the Ruler."""
    b = s.battle
    leader, seat = b.leader[side], b.leading[side]
    if leader == DRAWN_LEADER:
        return b.drawn[side]
    if leader == ADMIRAL_LEADER:
        return s.admirals[seat]
    return NONE if leader in (NO_LEADER, RULER_LEADER) else s.generals[seat * ARMIES + leader]


def leader_dice(s: Table, side: int) -> list[int]:
    """EU-9.4.4, EU-9.7.14: what the leader in use adds, less what was removed."""
    b = s.battle
    if b.leader[side] == NO_LEADER:
        return [0] * len(LAND_UNITS)
    card = commander_card(s, side)
    dice = ruler_dice(s, b.leading[side]) if card == NONE else character_of(s, card).dice
    first = side * len(LAND_UNITS)
    return [max(0, each - b.removed[first + type]) for type, each in enumerate(dice)]


def pool(s: Table, side: int) -> list[int]:
    """EU-9.7.14, EU-9.9.11, EU-6.2.12, EU-OPB02, EU-BOT.67: dice by type, without any limit; bots
    of level 3 and 4 have more in their own Areas."""
    b = s.battle
    found = leader_dice(s, side)
    seat = b.leading[side]
    if seat != NONE and not b.is_naval and s.switches.is_bot(seat):
        more = max(0, s.switches.bot_level - LAST_PLAIN_LEVEL)
        if more and is_part_of(s, s.realm_of[seat], b.place):
            found[INFANTRY] += more
    found[b.base[side]] += BASE_DICE
    for type in range(len(LAND_UNITS)):
        found[type] += b.dice[side * len(LAND_UNITS) + type]
    return found


def roll_die(s: Table, type: int) -> int:
    """EU-OPB01: the symbol of a Battle Die; NONE is a blank."""
    return s.content.tables.battle_dice[type][s.dice.below(FACES)]


def roll(s: Table, side: int) -> None:
    """EU-9.6.8, EU-13.4.17: a side rolls its pool; whoever rolls for NPRs has no choice."""
    s.battle.rolls[side] = [
        type * SYMBOLS + roll_die(s, type) + 1
        for type, many in enumerate(pool(s, side))
        for _ in range(many)
    ]
    tell_roll(s, side)


def tell_roll(s: Table, side: int) -> None:
    """The log names what was rolled."""
    counts = [0] * SYMBOLS
    for die in s.battle.rolls[side]:
        counts[die % SYMBOLS] += 1
    s.tell(ROLLED, side, packed(counts))


def symbols(s: Table, side: int) -> list[int]:
    """How many of each symbol a side has rolled."""
    found = [0] * len(HITS)
    for die in s.battle.rolls[side]:
        if die % SYMBOLS:
            found[die % SYMBOLS - 1] += 1
    return found


def results(s: Table, side: int) -> list[int]:
    """EU-9.7.15, EU-9.7.16, EU-9.10.4, EU-OPB23: by symbol and Unit, the results that it counts as.

    Only Ideas of the leading player change them; several sources of one change count once.
    """
    found = [0] * (len(HITS) * len(LAND_UNITS))
    found[INFANTRY_HIT * 3 + INFANTRY] = 1
    found[OUTLINED_HIT * 3 + INFANTRY] = 1
    found[CAVALRY_HIT * 3 + CAVALRY] = 1
    found[ARTILLERY_HIT * 3 + ARTILLERY] = 1
    seat = s.battle.leading[side]
    if seat != NONE:
        for symbol, unit, many in hits(s, seat):
            found[symbol * 3 + unit] = max(found[symbol * 3 + unit], many)
    return found


def results_by_type(s: Table, side: int) -> list[int]:
    """EU-9.7.15: by type of Unit, the results of a roll that it can use."""
    rolled, worth = symbols(s, side), results(s, side)
    return [
        sum([many * worth[symbol * 3 + type] for symbol, many in enumerate(rolled)])
        for type in range(len(LAND_UNITS))
    ]


def score(s: Table, side: int) -> int:
    """EU-9.7.15, EU-9.9.11, EU-9.10.14: the hits of a roll, before anybody is removed."""
    if s.battle.is_naval:
        cannons = symbols(s, side)[ARTILLERY_HIT]
        return min(side_size(s, side), cannons) + heavy_ships(s, side)
    counts = zip(land_counts(s, side), results_by_type(s, side))
    return sum([min(units, scored) for units, scored in counts])


def can_score(s: Table, side: int) -> bool:
    """EU-9.6.12: whether any face of any die of a side could score a hit."""
    faces: set[int] = set()
    for type, many in enumerate(pool(s, side)):
        if many:
            faces |= set(s.content.tables.battle_dice[type])
    if s.battle.is_naval:
        return heavy_ships(s, side) > 0 or ARTILLERY_HIT in faces
    worth = results(s, side)
    for type, units in enumerate(land_counts(s, side)):
        if units and any(face != NONE and worth[face * 3 + type] for face in faces):
            return True
    return False


def is_over(s: Table) -> bool:
    """EU-9.6.5: whether a side has nothing left."""
    return side_size(s, ATTACK) == 0 or side_size(s, DEFEND) == 0


def is_drawn_leader(s: Table, side: int) -> bool:
    """EU-13.4.16: whether the card that was turned over shows a Leader."""
    card = s.battle.drawn[side]
    return card != NONE and is_leader(s, card)
