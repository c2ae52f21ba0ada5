"""What everybody sees of the battle that is under way, and of those that are still to come."""

from typing import Any, Final

from . import names
from .battle_dice import SYMBOLS, commander_card, leader_dice, pool, results_by_type, symbols
from .battle_sides import faction_side, faction_size, factions, heavy_ships, is_emperor, ships_of
from .battle_state import (
    ATTACK,
    DEFEND,
    FIRST_NPR,
    HIT,
    IDEAS,
    IMPERIAL_KIND,
    KINDS,
    NEXT_ROUND,
    NO_LEADER,
    PIRATE_FACTION,
    REBEL_FACTION,
    RETREATS,
    ROLL,
)
from .forces import counts_in
from .land import REBEL_RULE
from .places import AREAS, NODES, ZONES
from .state import Table
from .terms import ARTILLERY_HIT, CATEGORIES, HITS, LAND_UNITS, NONE
from .words import REALM, SHIP_SORT

Facts = dict[str, Any]


STEPS: Final = ("leaders", "actions", "dice", "casualties", "retreat")
"""EU-9.6.4: what a round of a battle goes through."""


def _step(step: int) -> str:
    """The step that is under way; who leads may be settled again between two rounds."""
    if step <= IDEAS or step >= NEXT_ROUND:
        return STEPS[0]
    return STEPS[1 + sum(step >= first for first in (ROLL, HIT, RETREATS))]


def battle_of_view(s: Table) -> Facts | None:
    """EU-9.0.18: sides, leaders, dice and rolls; nothing of it is hidden. None: no battle."""
    b = s.battle
    if not b.is_on:
        return None
    return {
        "step": _step(b.step),
        "round": b.round,
        "deadlock": b.is_deadlock,
        "naval": b.is_naval,
        "place": ZONES[b.place] if b.is_naval else AREAS[b.place],
        "node": None if b.node == NONE else NODES[b.node],
        "attacker": None if b.attacker == REBEL_RULE else REALM.ids[b.attacker],
        "sides": [_side(s, side) for side in (ATTACK, DEFEND)],
    }


def battles_to_come(s: Table) -> list[str]:
    """EU-9.1.24: where else is fought, in the order that is known so far."""
    return [
        ZONES[place] if is_naval else AREAS[place]
        for is_naval, place, _ in [*s.battle.queue, *s.pending]
    ]


def _side(s: Table, side: int) -> Facts:
    b = s.battle
    seats: dict[int, int] = {}
    nprs: dict[str, int] = {}
    rebels = pirates = 0
    for faction in factions(s, side):
        size = faction_size(s, faction)
        if faction >= FIRST_NPR:
            nprs[REALM.ids[faction - FIRST_NPR]] = size
        elif faction == REBEL_FACTION:
            rebels = size
        elif faction == PIRATE_FACTION:
            pirates = size
        else:
            seats[faction] = size
    return {
        "players": [_force(s, seat, size) for seat, size in seats.items()],
        "nprs": nprs,
        "rebels": rebels,
        "pirates": pirates,
        "leading": None if b.leading[side] == NONE else b.leading[side],
        "leader": _leader(s, side),
        "commander": _commander(s, side),
        "leader_dice": leader_dice(s, side),
        "dice": dict(zip(LAND_UNITS, pool(s, side))),
        "roll": [_rolled(die) for die in b.rolls[side]],
        "results": _results(s, side) if b.rolls[side] else None,
        "hits": b.hits[side] if b.step >= HIT else None,
        "fallen": _fallen(s, side),
        "due": sum(faction_side(s, faction) == side for faction in b.due),
    }


def _fallen(s: Table, side: int) -> list[Facts]:
    """EU-9.7.17, EU-9.9.12: what each faction of a side has lost in this round, sort by sort."""
    b = s.battle
    found: list[Facts] = []
    for place in sorted(b.fallen):
        faction, kind = divmod(place, KINDS)
        if faction_side(s, faction) != side:
            continue
        facts: Facts = {"seat": None, "realm": None, "sort": None, "number": b.fallen[place]}
        if faction < REBEL_FACTION:
            facts["seat"] = faction
            facts["sort"] = _sort(b.is_naval, kind)
        elif faction >= FIRST_NPR:
            facts["realm"] = REALM.ids[faction - FIRST_NPR]
        found.append(facts)
    return found


def _sort(is_naval: bool, kind: int) -> list[str]:
    """The category and the type of a Unit, or the sort of a Ship."""
    if is_naval:
        return [SHIP_SORT.ids[kind]]
    if kind == IMPERIAL_KIND:
        return ["imperial"]
    return [CATEGORIES[kind // len(LAND_UNITS)], LAND_UNITS[kind % len(LAND_UNITS)]]


def _force(s: Table, seat: int, size: int) -> Facts:
    """What a player has in the battle: Units by category and type, or Ships by sort."""
    b = s.battle
    facts: Facts = {"seat": seat, "size": size}
    if b.is_naval:
        facts["ships"] = dict(zip(SHIP_SORT.ids, ships_of(s, seat)))
        return facts
    counts = counts_in(s, seat, b.place)
    facts["units"] = {
        name: counts[category * 3 : category * 3 + 3] for category, name in enumerate(CATEGORIES)
    }
    if b.imperial and is_emperor(s, seat):
        facts["imperial"] = b.imperial
    return facts


def _results(s: Table, side: int) -> list[int]:
    """By type of Unit what can be used of a roll; at sea cannons, and what Heavy Ships add."""
    if s.battle.is_naval:
        return [symbols(s, side)[ARTILLERY_HIT], heavy_ships(s, side)]
    return results_by_type(s, side)


def _leader(s: Table, side: int) -> str | None:
    """The card of the leader in use; `ruler` if he has none."""
    if s.battle.leader[side] == NO_LEADER:
        return None
    card = commander_card(s, side)
    return "ruler" if card == NONE else names.CARDS.ids[card]


def _commander(s: Table, side: int) -> list[str] | None:
    """Who leads: the sort of his name, and the name."""
    b = s.battle
    if b.leader[side] == NO_LEADER:
        return None
    card = commander_card(s, side)
    if card == NONE:
        card = s.crowned[b.leading[side]]
    if card == NONE:
        ruler = s.ruler[b.leading[side]]
        return None if ruler == NONE else ["ruler", names.RULERS.ids[ruler]]
    return ["character", names.CHARACTERS.ids[s.content.actions.cards[card].character]]


def _rolled(die: int) -> Facts:
    symbol = die % SYMBOLS
    return {"die": LAND_UNITS[die // SYMBOLS], "symbol": HITS[symbol - 1] if symbol else None}
