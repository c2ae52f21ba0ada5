"""Chapters 6.5, 7.1 and 7.3: victories that are announced and defended, and the end of a round."""

from typing import Final

from kronika.core.asks import Event, Option, Verb
from kronika.core.state import Result

from .diplomacy import end_truces, forget_announcement
from .goals import (
    AGRICULTURE,
    MIGHT,
    dominance_asked,
    fulfilled,
    goals_may_suffice,
    has_announcements,
    has_dominance,
    has_might,
    is_sovereign,
    leader,
    most_points,
    points_may_suffice,
    standing,
    total_points,
)
from .plunder import score_stolen_herds
from .prestige import gain_prestige
from .provisions import can_feed_settlements
from .state import Table
from .taxes import free_settlements
from .terms import CITY, NONE, TO_BE_MIGHTY, TO_DOMINATE, VILLAGE
from .words import GOAL, PLAYER

LOST_POINT: Final = 4
"""SZ-F5.3: prestige for each victory point that was lost in a round."""
CITY_COST: Final = 2
VILLAGE_COST: Final = 1
"""SZ-G3.5: what a settlement costs in the victory condition."""

ANNOUNCE: Final = Verb("announce", (GOAL,), "SZ-G3.1")
ANNOUNCES: Final = Event("announces", (PLAYER, GOAL))
FAILS: Final = Event("fails-to-defend", (PLAYER, GOAL))
CANNOT_SUPPORT: Final = Event("cannot-support", (PLAYER, GOAL))
WINS: Final = Event("wins", (PLAYER,))


# Announcing


def last_turn(s: Table) -> int:
    """SZ-A1.3: the last round of the game."""
    return s.content.years * len(s.content.calendar[s.mode])


def announcement_options(s: Table, player: int) -> list[Option]:
    """SZ-G3.1, SZ-G3.10, SZ-F6.4: goals that a player fulfils and has not announced.

    One whose check would come after the last round is never defended, so it is not announced.
    """
    if not has_announcements(s) or s.announced_for[player] or s.turn >= last_turn(s):
        return []
    if not s.plays(player):
        return []
    found: list[Option] = []
    balance = standing(s, player)
    if points_may_suffice(s, player, balance) and has_dominance(s, player):
        found.append(ANNOUNCE.of(TO_DOMINATE))
    if goals_may_suffice(s, player, balance) and has_might(s, player):
        found.append(ANNOUNCE.of(TO_BE_MIGHTY))
    return found


def announce(s: Table, player: int, option: Option) -> None:
    """SZ-G3.1, SZ-G3.4: the marker lies at the end of the next round; open offers lapse."""
    s.announced[player] = option.a
    s.announced_for[player] = s.turn + 1
    s.parley.announcers.append(player)
    s.parley.open = []
    s.tell(ANNOUNCES, player, option.a)


def _is_met(s: Table, player: int) -> bool:
    """SZ-G3.2, SZ-G3.9: whether what was announced is fulfilled now, by the targets of now."""
    if s.announced[player] == TO_DOMINATE:
        return has_dominance(s, player)
    return has_might(s, player)


def reserves(s: Table, player: int) -> bool:
    """SZ-G3.3, SZ-G3.8: whether the announced victory rests on agricultural points.

    It does if without that goal the others would not do.
    """
    others = [goal for goal in fulfilled(s, player) if goal != AGRICULTURE]
    if s.announced[player] == TO_BE_MIGHTY:
        return len(others) < MIGHT
    return s.points[player] < dominance_asked(s, player, bool(others))


def meets_condition(s: Table, player: int) -> bool:
    """SZ-G3.3, SZ-G3.5, SZ-G3.8: all completed settlements can be paid, or fed where one farms."""
    if s.has_farming:
        return can_feed_settlements(s, player, reserves(s, player))
    homes = [s.settlement[field] for field in s.settlements_of(player)]
    cost = CITY_COST * homes.count(CITY) + VILLAGE_COST * homes.count(VILLAGE)
    return s.gold[player] >= cost


def check_announcements(s: Table) -> None:
    """SZ-F5.1, SZ-G3.2, SZ-G3.3, SZ-G3.6: victories whose defence ends with this round.

    Of several the one that was announced first wins.
    """
    for player in s.parley.announcers.copy():
        if s.announced_for[player] > s.turn:
            continue
        goal = s.announced[player]
        if not _is_met(s, player):
            s.tell(FAILS, player, goal)
        elif not meets_condition(s, player):
            s.tell(CANNOT_SUPPORT, player, goal)
        else:
            finish(s, [player], "might" if goal == TO_BE_MIGHTY else "dominance")
            return
        forget_announcement(s, player)


# The end


def end_at_once(s: Table) -> bool:
    """SZ-G1.1, SZ-G1.5, SZ-OP32: Sovereignty, or only one player left. Gives whether it is over."""
    if s.result is not None:
        return True
    left = s.eliminated.count(0)
    if left <= 1:
        finish(s, [s.eliminated.index(0)] if left else _last_eliminated(s), "last")
        return True
    if s.has_diplomacy:
        for player, out in enumerate(s.eliminated):
            if not out and is_sovereign(s, player):
                finish(s, [player], "sovereignty")
                return True
    return False


def _last_eliminated(s: Table) -> list[int]:
    """Should the last players fall at the same moment, they share the victory."""
    latest = max(s.eliminated)
    return [player for player in range(s.count) if s.eliminated[player] == latest]


def finish(s: Table, winners: list[int], reason: str) -> None:
    """SZ-G6.1, SZ-G6.3, SZ-H3.16: the match is over; the others are ranked by their total."""
    for player in winners:
        s.tell(WINS, player)
    scores: dict[str, list[int]] = {
        "place": places(s, winners),
        "total": [0 if s.eliminated[p] else total_points(s, p) for p in range(s.count)],
        "points": s.points.copy(),
        "gold": s.gold.copy(),
        "settlements": [free_settlements(s, player) for player in range(s.count)],
    }
    if s.has_prestige:
        scores["prestige"] = s.prestige.copy()
    s.result = Result(winners, reason, scores)


def places(s: Table, winners: list[int]) -> list[int]:
    """SZ-G6.2, SZ-G6.3, SZ-H3.16: places; who was eliminated earlier is behind."""
    ranks = []
    for player in range(s.count):
        out = s.eliminated[player]
        total = 0 if out else total_points(s, player)
        ranks.append((player in winners, not out, out, total, 0 if out else s.gold[player]))
    return [1 + len([other for other in ranks if other > rank]) for rank in ranks]


def round_end(s: Table) -> None:
    """SZ-F5.7: everything between the last special phase of a round and the next round.

    The calendar itself is turned by who calls this, unless the match is over.
    """
    if s.has_farming:
        score_stolen_herds(s)
    check_announcements(s)
    if s.result is not None:
        return
    compare_points(s)
    end_truces(s)
    if s.round == len(s.content.calendar[s.mode]):
        end_year(s)


def compare_points(s: Table) -> None:
    """SZ-F5.2, SZ-F5.3: lost points cost prestige; then no points are below nothing."""
    for player in range(s.count):
        lost = s.points_before[player] - s.points[player]
        if s.has_prestige and lost > 0:
            gain_prestige(s, player, -LOST_POINT * lost)
        s.points[player] = max(0, s.points[player])
        s.points_before[player] = s.points[player]


def end_year(s: Table) -> None:
    """SZ-F5.5, SZ-G1.4, SZ-G3.7, SZ-G6.2: a great lead wins; after the last year most points.

    Where Dominance is the only goal (SZ-OP01) a lead does not end the game early.
    """
    if s.turn >= last_turn(s):
        finish(s, most_points(s), "significance")
        return
    significance = s.has_diplomacy or not s.variants.dominance
    first = leader(s) if significance else NONE
    if first != NONE:
        finish(s, [first], "significance")
