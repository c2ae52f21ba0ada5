"""Chapter 8: the end of the game, victory points and ties."""

from typing import Final

from kronika.core.asks import Event
from kronika.core.state import Result

from .effects import in_force
from .events import event_points
from .state import World
from .terms import ADVANCE_COUNT, BUILDING_COUNT, GREAT_PYRAMID, SPECIALS_PER_CIVILIZATION
from .wonders import wonder_score
from .words import NUMBER, PLAYER

PIECES: Final = 0
ADVANCES: Final = 1
OBJECTIVES: Final = 2
WONDERS: Final = 3
EVENTS: Final = 4
LEADERS: Final = 5
CATEGORIES: Final[tuple[str, ...]] = (
    "pieces",
    "advances",
    "objectives",
    "wonders",
    "events",
    "leaders",
)
"""CC-Z2: in the order in which they break ties."""

SCORES: Final = Event("scores", (PLAYER, NUMBER, NUMBER))
"""Player, whole points, and half points beyond them."""
WINS: Final = Event("wins", (PLAYER,))


def piece_points(s: World, player: int) -> int:
    """CC-Z2.1: settlements and buildings in the own colour, in anyone's city."""
    worth = [s.content.piece_score] * BUILDING_COUNT
    for effect in in_force("building_score", s, player):
        for building in range(BUILDING_COUNT):
            worth[building] = effect.building_score(s, player, building, worth[building])
    points = 0
    for city in s.cities.values():
        if city.owner == player:
            points += s.content.piece_score
        for building, colour in enumerate(city.buildings):
            if colour == player:
                points += worth[building]
    return points


def advance_points(s: World, player: int) -> int:
    """CC-Z2.2, CC-X15.4: advances that are owned, special advances included."""
    realm = s.players[player]
    changes = in_force("advance_score", s, player)
    points = 0
    for advance in range(ADVANCE_COUNT):
        if realm.owns(advance):
            worth = s.content.advance_score
            for effect in changes:
                worth = effect.advance_score(s, player, advance, worth)
            points += worth
    for place in range(SPECIALS_PER_CIVILIZATION):
        if realm.owns_special(place):
            points += s.content.advance_score
    return points


def objective_points(s: World, player: int) -> int:
    """CC-Z2.3, CC-Z3.5: completed objectives, and what special advances and leaders give."""
    points = s.content.objective_score * len(s.players[player].completed)
    for effect in in_force("score", s, player):
        points += effect.score(s, player)
    return points


def points_of(s: World, player: int) -> list[int]:
    """CC-Z2, CC-Z3.6, CC-A1.4, CC-Z2.6: the half points of a player, by category."""
    return [
        piece_points(s, player),
        advance_points(s, player),
        objective_points(s, player),
        wonder_score(s, player),
        event_points(s, player),
        s.content.leader_score * s.players[player].defeated_leaders,
    ]


def winners_of(s: World, points: list[list[int]]) -> tuple[list[int], str]:
    """CC-Z3.1, CC-Z3.2, CC-Z3.3, CC-Z3.4: who wins, and what decided it."""
    totals = [sum(row) for row in points]
    best = [player for player in range(s.count) if totals[player] == max(totals)]
    if len(best) == 1:
        return best, "points"
    builder = s.wonder_builder[GREAT_PYRAMID]
    if builder in best:
        return [builder], "great-pyramid"
    for category, name in enumerate(CATEGORIES):
        most = max([points[player][category] for player in best])
        best = [player for player in best if points[player][category] == most]
        if len(best) == 1:
            return best, name
    return best, "shared"


def in_points(half_points: int) -> float:
    """CC-Z3.6: half points as people write them."""
    return half_points / 2


def end_game(s: World) -> None:
    """CC-Z1.1: count the points; the match is over."""
    points = [points_of(s, player) for player in range(s.count)]
    winners, reason = winners_of(s, points)
    scores = {"total": [in_points(sum(row)) for row in points]}
    for category, name in enumerate(CATEGORIES):
        scores[name] = [in_points(row[category]) for row in points]
    for player in range(s.count):
        total = sum(points[player])
        s.tell(SCORES, player, total // 2, total % 2)
    for player in winners:
        s.tell(WINS, player)
    s.result = Result(winners, reason, scores)
