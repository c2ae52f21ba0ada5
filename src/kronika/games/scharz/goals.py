"""Chapter 7: the goals, their targets, and the total points of the final scoring."""

from typing import Final

from .control import owner_of
from .relations import has_truce
from .state import Table
from .supply import Network
from .taxes import free_settlements
from .terms import BASIC, CITY, FIRST, GREEN_MODE, NONE, YELLOW_MODE

FIELDS: Final = 0
SETTLEMENTS: Final = 1
AGRICULTURE: Final = 2
CITIES: Final = 3
PRESTIGE: Final = 4
MINOR: Final = ("fields", "settlements", "agriculture", "cities", "prestige")
"""SZ-G2.1, SZ-G2.2, SZ-G2.3, SZ-G2.4, SZ-G2.5: the minor goals A to E."""

TARGETS: Final = [14, 9, 40, 2, 70]
STEPS: Final = [2, 1, 5, 0, 10]
"""SZ-G4.1, SZ-G4.2: by how much a truce or a vassalage changes each."""
FLOORS: Final = [2, 1, 5, 2, 10]
DOMINANCE: Final = 10
DOMINANCE_STEP: Final = 2
DOMINANCE_FLOOR: Final = 2
MANY_POINTS: Final = 5
MIGHT: Final = 2
"""SZ-G1.3: so many different minor goals."""


def has_minor(s: Table, goal: int) -> bool:
    """Which minor goals a mode has."""
    if s.mode in (FIRST, BASIC):
        return False
    if goal == AGRICULTURE:
        return s.mode >= GREEN_MODE
    return goal != PRESTIGE or s.mode >= YELLOW_MODE


def agriculture(s: Table, player: int) -> int:
    """SZ-G2.3: agricultural points: stored grain, pairs of fish, and herds."""
    points = 0
    fish = 0
    for field in s.settlements_of(player):
        points += s.stored_grain[field]
        fish += s.stored_fish[field]
    for herd, owner in enumerate(s.herd_owner):
        if owner == player:
            points += s.content.herd_agriculture[s.herd_type[herd]]
    return points + fish // 2


def reached(s: Table, player: int, goal: int) -> int:
    """How far a player has come with a minor goal."""
    if goal == FIELDS:
        network = Network(s, player)
        return len([f for f in range(s.map.count) if s.is_land(f) and network.holds(f)])
    if goal == SETTLEMENTS:
        return free_settlements(s, player)
    if goal == AGRICULTURE:
        return agriculture(s, player)
    if goal == CITIES:
        return free_settlements(s, player, CITY)
    return s.prestige[player]


def standing(s: Table, player: int) -> int:
    """SZ-G4.1, SZ-G4.2, SZ-G4.5: truces and vassalages as the superior less those as the other."""
    balance = 0
    for other in range(s.count):
        if other == player or s.eliminated[other]:
            continue
        if s.lord[other] == player:
            balance += 1
        if s.lord[player] == other:
            balance -= 1
        if has_truce(s, player, other):
            balance += 1 if s.truce_receiver[player * s.count + other] == player else -1
    return balance


def target(s: Table, player: int, goal: int) -> int:
    """SZ-G4.1, SZ-G4.2, SZ-G4.4, SZ-G4.5: what a minor goal asks of a player now."""
    return _asked(goal, _steps(s, player, standing(s, player)))


def _steps(s: Table, player: int, balance: int) -> int:
    return balance + (s.points[player] >= MANY_POINTS)


def _asked(goal: int, steps: int) -> int:
    return max(FLOORS[goal], TARGETS[goal] - steps * STEPS[goal])


def fulfilled(s: Table, player: int) -> list[int]:
    """SZ-G4.5: the minor goals that a player fulfils, judged by his targets."""
    return [
        goal for goal in range(len(MINOR)) if has_minor(s, goal) and _is_reached(s, player, goal)
    ]


def _is_reached(s: Table, player: int, goal: int) -> bool:
    asked = target(s, player, goal)
    if goal == FIELDS and _most_fields(s, player) < asked:
        return False
    return reached(s, player, goal) >= asked


def dominance_target(s: Table, player: int) -> int:
    """SZ-G1.2, SZ-G4.1, SZ-G4.2, SZ-G4.3, SZ-G4.5: the victory points that Dominance asks for."""
    return dominance_asked(s, player, bool(fulfilled(s, player)))


def dominance_asked(s: Table, player: int, has_goal: bool) -> int:
    """The same for who knows already whether a minor goal is fulfilled."""
    return _points_asked(standing(s, player) + has_goal)


def _points_asked(steps: int) -> int:
    return max(DOMINANCE_FLOOR, DOMINANCE - steps * DOMINANCE_STEP)


def points_may_suffice(s: Table, player: int, balance: int) -> bool:
    """Whether points could be enough for Dominance: quick to say, without a look at the goals.

    `balance` is the player's standing.
    """
    return s.points[player] >= _points_asked(balance + 1)


def has_announcements(s: Table) -> bool:
    """SZ-A1.4, SZ-A1.5, SZ-OP01: from white mode on; before where Dominance is the goal."""
    return s.has_diplomacy or s.variants.dominance


def has_dominance(s: Table, player: int) -> bool:
    """SZ-G1.2: enough victory points."""
    if not has_announcements(s) or not points_may_suffice(s, player, standing(s, player)):
        return False
    enough = s.points[player] >= dominance_asked(s, player, False)
    return enough or bool(fulfilled(s, player))


def goals_may_suffice(s: Table, player: int, balance: int) -> bool:
    """Whether two minor goals could be fulfilled: quick to say, without a look at supply lines.

    `balance` is the player's standing.
    """
    if not s.has_diplomacy:
        return False
    steps = _steps(s, player, balance)
    settlements = free_settlements(s, player)
    met = int(settlements >= _asked(SETTLEMENTS, steps))
    if settlements >= FLOORS[CITIES]:  # or else there are not enough cities among them
        met += free_settlements(s, player, CITY) >= _asked(CITIES, steps)
    if s.has_prestige:
        met += s.prestige[player] >= _asked(PRESTIGE, steps)
    if met < MIGHT and s.mode >= GREEN_MODE:
        met += agriculture(s, player) >= _asked(AGRICULTURE, steps)
    if met == MIGHT - 1:  # fields last: to count them takes longest
        met += _most_fields(s, player) >= _asked(FIELDS, steps)
    return met >= MIGHT


def _most_fields(s: Table, player: int) -> int:
    """No fewer than a player owns, connected or not."""
    fields = len(s.fields_of(player))
    if s.has_farming:
        for field, grower in enumerate(s.grain_owner):
            fields += grower == player and s.control[field] != player
        for keeper in s.herd_owner:
            fields += keeper == player
    return fields


def has_might(s: Table, player: int) -> bool:
    """SZ-G1.3: two different minor goals."""
    return s.has_diplomacy and len(fulfilled(s, player)) >= MIGHT


def is_sovereign(s: Table, player: int) -> bool:
    """SZ-G1.1, SZ-OP33: superior to everybody, by truces that also cover the next round.

    Who is eliminated or has not yet come does not count; somebody must be left, and not all may
    have been vassals from the start (SZ-H3.15).
    """
    if not s.has_diplomacy:
        return False
    made = False
    for other in range(s.count):
        if other == player or not s.plays(other):
            continue
        if not _is_above(s, player, other):
            return False
        made = made or s.lord[other] != player or not s.parley.sworn >> other & 1
    return made


def _is_above(s: Table, player: int, other: int) -> bool:
    place = player * s.count + other
    lasting = s.truce_until[place] > s.turn and s.truce_receiver[place] == player
    return s.lord[other] == player or lasting


def total_points(s: Table, player: int) -> int:
    """SZ-G6.1, SZ-G6.4: the sum of the final scoring. Fields need no connection."""
    total = s.points[player]
    total += s.tributes_received[player] - s.tributes_paid[player]
    total += 2 * (s.ransoms_received[player] - s.ransoms_paid[player])
    total += s.aids_paid[player] - 2 * s.aids_received[player]
    total += 3 * (s.lord.count(player) - (s.lord[player] != NONE))
    for field in range(s.map.count):
        if s.is_land(field) and owner_of(s, field) == player:
            total += 1 if s.plundered[field] else 2
    total += free_settlements(s, player) + free_settlements(s, player, CITY)
    if s.mode >= GREEN_MODE:
        total += agriculture(s, player) // 5
    if s.has_prestige:
        total += s.prestige[player] // 10
    return total


def leader(s: Table) -> int:
    """SZ-F5.5, SZ-G1.4: who leads everybody else by enough points to win at a year's end."""
    totals = [(total_points(s, player), player) for player in range(s.count) if s.plays(player)]
    totals.sort(reverse=True)
    if len(totals) < 2:
        return NONE
    return totals[0][1] if totals[0][0] - totals[1][0] >= s.content.lead else NONE


def most_points(s: Table) -> list[int]:
    """SZ-G1.4, SZ-G6.2: who wins after the last year: most points, then most gold, then shared."""
    ranks = {
        player: (total_points(s, player), s.gold[player])
        for player in range(s.count)
        if s.plays(player)
    }
    best = max(ranks.values())
    return [player for player, rank in ranks.items() if rank == best]
