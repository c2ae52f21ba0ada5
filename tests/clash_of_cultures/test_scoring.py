"""Chapter 8: scoring and ties."""

import pytest

from kronika.games.clash_of_cultures.position import Position
from kronika.games.clash_of_cultures.scoring import (
    ADVANCES,
    CATEGORIES,
    EVENTS,
    LEADERS,
    OBJECTIVES,
    PIECES,
    WONDERS,
    end_game,
    points_of,
    winners_of,
)
from kronika.games.clash_of_cultures.state import World

from .culture_helpers import row

pytestmark = pytest.mark.compiled


def points(position: Position, category: int, player: int = 0) -> int:
    """Half points of a player in a category; a copy of the position is counted."""
    return points_of(position.state(), player)[category]


@pytest.mark.rule("CC-A1.4", "CC-Z2.1")
def test_own_settlements_and_buildings_count_in_anyones_city() -> None:
    position = row().city("a1", "red", "temple", "port blue").city("c1", "blue", "academy red")
    position.city("e1", "barbarians", "fortress red")
    assert points(position, PIECES) == 2 * 4
    assert points(position, PIECES, 1) == 2 * 2


@pytest.mark.rule("CC-A1.4", "CC-Z2.2", "CC-Z3.6", "CC-X15.4")
def test_advances_are_half_a_point_each() -> None:
    position = row(civ=True).advances("red", "farming", "mining", "arts")
    assert points(position, ADVANCES) == 3
    position.civilization("red", "greece", "hellenistic-culture")
    assert points(position, ADVANCES) == 4
    s = position.state()
    end_game(s)
    assert s.result is not None
    assert s.result.scores["total"] == [2, 0]


@pytest.mark.rule("CC-Z2.2", "CC-W7.6", "CC-AP1.7")
def test_a_borrowed_advance_scores_nothing() -> None:
    s = row().advances("red", "farming").state()
    s.borrowed = 28
    assert points_of(s, 0)[ADVANCES] == 1


@pytest.mark.rule("CC-A1.4", "CC-Z2.3")
def test_completed_objectives_are_two_points_each() -> None:
    s = row().state()
    s.players[0].completed = [0, 5]
    assert points_of(s, 0)[OBJECTIVES] == 2 * 4


@pytest.mark.rule("CC-A1.4", "CC-Z2.4", "CC-AP1.24")
def test_wonders_are_four_points_or_two_and_two() -> None:
    position = row().city("a1", "red", "great-wall").city("c1", "blue", "great-statue red")
    assert points(position, WONDERS) == 2 * (4 + 2)
    assert points(position, WONDERS, 1) == 2 * 2
    assert points(row().city("a1", "red", "great-pyramid"), WONDERS) == 2 * 5


@pytest.mark.rule("CC-A1.4", "CC-Z2.5", "CC-AP1.24")
def test_event_points_count() -> None:
    s = row().state()
    s.players[0].event_score = 5
    assert points_of(s, 0)[EVENTS] == 5


@pytest.mark.rule("CC-A1.4", "CC-Z2.6")
def test_defeated_leaders_are_two_points_each() -> None:
    s = row(civ=True).state()
    s.players[0].defeated_leaders = 2
    assert points_of(s, 0)[LEADERS] == 2 * 4


def table(*rows: list[int]) -> list[list[int]]:
    """Half points by category, from points."""
    return [[2 * points for points in row] for row in rows]


def world(players: int = 2) -> World:
    return row(players).state()


@pytest.mark.rule("CC-Z3.1")
def test_most_points_win() -> None:
    assert winners_of(world(), [[5, 0, 0, 0, 0, 0], [0, 6, 0, 0, 0, 0]]) == ([1], "points")


@pytest.mark.rule("CC-Z3.2", "CC-W6.6", "CC-EX50", "CC-AP1.24")
def test_the_builder_of_the_great_pyramid_wins_a_tie() -> None:
    s = row().city("a1", "blue", "great-pyramid red").state()
    tied = [[18, 5, 8, 12, 0, 0], [16, 7, 8, 12, 0, 0]]
    assert sum(tied[0]) == 43
    assert winners_of(s, tied) == ([0], "great-pyramid")
    assert winners_of(s, [tied[1], tied[0]]) == ([0], "great-pyramid")


@pytest.mark.rule("CC-Z3.2")
def test_the_great_pyramid_does_not_help_who_is_behind() -> None:
    s = row(3).city("a1", "yellow", "great-pyramid").state()
    three = table([5, 0, 0, 0, 0, 0], [4, 1, 0, 0, 0, 0], [0, 0, 4, 0, 0, 0])
    assert winners_of(s, three) == ([0], "pieces")


@pytest.mark.rule("CC-Z3.3", "CC-EX50")
def test_categories_break_a_tie_from_top_to_bottom() -> None:
    tied = table([9, 2, 4, 0, 0, 0], [8, 7, 0, 0, 0, 0])
    assert winners_of(world(), tied) == ([0], "pieces")
    tied = table([8, 2, 5, 0, 0, 0], [8, 2, 3, 2, 0, 0])
    assert winners_of(world(), tied) == ([0], "objectives")


@pytest.mark.rule("CC-Z3.3")
def test_who_fell_behind_in_a_category_is_out() -> None:
    three = table([8, 2, 5, 0, 0, 0], [8, 1, 6, 0, 0, 0], [7, 8, 0, 0, 0, 0])
    assert winners_of(world(3), three) == ([0], "advances")


@pytest.mark.rule("CC-Z3.4")
def test_a_full_tie_is_a_shared_victory() -> None:
    tied = table([8, 2, 5, 0, 0, 0], [8, 2, 5, 0, 0, 0])
    assert winners_of(world(), tied) == ([0, 1], "shared")


@pytest.mark.rule("CC-Z3.5", "CC-AP1.24")
def test_captives_and_rune_stones_count_with_the_objectives() -> None:
    position = row(civ=True).civilization("red", "aztecs", "captives")
    position.captives("red", "blue infantry", "barbarians infantry")
    assert points(position, OBJECTIVES) == 2
    s = row(civ=True).civilization("red", "vikings", "rune-stones").state()
    s.players[0].rune_stones = 2
    assert points_of(s, 0)[OBJECTIVES] == 2 * 2


@pytest.mark.rule("CC-Z3.5")
def test_city_independence_changes_the_worth_of_ports_and_governments() -> None:
    position = row(civ=True).civilization("red", "phoenicia", "city-independence")
    position.city("a1", "red", "port", "temple").advances("red", "fishing", "voting")
    assert points(position, PIECES) == 2 + 3 + 2
    assert points(position, ADVANCES) == 1 + 1
    assert points(position, OBJECTIVES) == 0


@pytest.mark.rule("CC-Z1.1", "CC-Z3.1")
def test_the_end_tells_scores_and_winners() -> None:
    s = row().city("a1", "red", "temple").city("c1", "blue").state()
    end_game(s)
    assert s.result is not None
    assert s.result.winners == [0]
    assert s.result.reason == "points"
    assert set(s.result.scores) == {"total", *CATEGORIES}
    assert s.result.scores["pieces"] == [2, 1]
