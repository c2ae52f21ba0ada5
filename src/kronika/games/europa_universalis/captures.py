"""EU-9.9.14, EU-9.9.15 and EU-9.9.20: Ships that are taken from the enemy."""

from typing import Final

from kronika.core.asks import Ask, Event, Option, Prompt, Rules, RulesOf, Verb

from .battle_dice import symbols
from .battle_sides import faction_size, side_size
from .battle_state import ATTACK, DEFEND
from .forces import add_fleet_ship, ships_left
from .state import Table
from .terms import (
    DAMAGED,
    GALLEY,
    GALLEYS,
    HEAVY_SHIP,
    LIGHT,
    LIGHT_SHIP,
    NONE,
    OUTLINED_HIT,
    SHIPS,
    ZONE_COUNT,
)
from .words import NUMBER, PLAYER, SHIP

YIELD_SHIP: Final = Verb("yield-ship", (SHIP,), "EU-9.9.15")
TAKE_TO_SEA: Final = Verb("take-to-sea", (SHIP,), "EU-9.9.15")
TAKE_TO_FLEET: Final = Verb("take-to-fleet", (SHIP,), "EU-9.9.15")
LEAVE_SHIP: Final = Verb("leave-ship", (SHIP,), "EU-9.9.15")

ASK_YIELD: Final = Prompt("choose-captured-ship", (NUMBER,), "EU-9.9.15")
ASK_TAKE: Final = Prompt("take-captured-ship", (SHIP,), "EU-9.9.15")

CAPTURED: Final = Event("captures-ship", (PLAYER, SHIP))


def capture(s: Table) -> Rules:
    """EU-9.9.14, EU-9.9.20: each outlined symbol of the last roll takes a Ship lost in the round.

    Only for the leading player of the winning side, with a Ship left.
    """
    b = s.battle
    winner = ATTACK if side_size(s, ATTACK) else DEFEND
    loser = 1 - winner
    seat = b.leading[winner]
    if side_size(s, winner) == 0 or seat == NONE or faction_size(s, seat) == 0:
        return
    lost = b.lost[loser * 3 : loser * 3 + 3]
    many = min(symbols(s, winner)[OUTLINED_HIT], sum(lost))
    taken = lost
    if many < sum(lost):
        taken = yield from _yielded(s, loser, lost, many)
    for kind in range(len(SHIPS)):
        for _ in range(taken[kind]):
            yield from _take(s, seat, kind)


def _yielded(s: Table, loser: int, lost: list[int], many: int) -> RulesOf[list[int]]:
    """EU-9.9.15: the loser decides which are captured; NPRs and Pirates have Light Ships only."""
    left, taken = lost.copy(), [0] * len(SHIPS)
    seat = s.battle.leading[loser]
    for number in range(many):
        options = [YIELD_SHIP.of(kind) for kind in range(len(SHIPS)) if left[kind]]
        option = options[0]
        if len(options) > 1 and seat != NONE:
            option = yield Ask(seat, ASK_YIELD, options, many - number, default=options[0])
        left[option.a] -= 1
        taken[option.a] += 1
    return taken


def _take(s: Table, seat: int, kind: int) -> Rules:
    """EU-9.9.15, EU-9.10.15: from the own Supply into the Sea Zone or the fleet; or it is lost."""
    zone = s.battle.place
    options: list[Option] = []
    if ships_left(s, seat) > 0:
        is_deployable = s.fleet_at[seat] in (zone, NONE)
        if is_deployable and (kind != GALLEY or s.atlas.zone_galleys[zone]):
            options.append(TAKE_TO_FLEET.of(kind))
        if kind == LIGHT_SHIP:
            options.append(TAKE_TO_SEA.of(kind))
    if not options:
        return
    option = yield Ask(seat, ASK_TAKE, [*options, LEAVE_SHIP.of(kind)], kind, default=options[-1])
    if option.verb is LEAVE_SHIP:
        return
    if option.verb is TAKE_TO_SEA:
        s.ships[seat * ZONE_COUNT + zone] += 1
    elif kind == LIGHT_SHIP:
        add_fleet_ship(s, seat, zone, LIGHT)
    else:
        add_fleet_ship(s, seat, zone, DAMAGED if kind == HEAVY_SHIP else GALLEYS)
    s.tell(CAPTURED, seat, kind)
