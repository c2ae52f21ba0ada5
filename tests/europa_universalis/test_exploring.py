"""EU-5.1.XP: Explore."""

import pytest

from kronika.games.europa_universalis.exploring import can_explore, explore, in_sight, targets
from kronika.games.europa_universalis.manner import USUAL
from kronika.games.europa_universalis.places import AREAS
from kronika.games.europa_universalis.position import Position
from kronika.games.europa_universalis.terms import DIP, MIL, ZONE_COUNT

from .working import Worked

pytestmark = pytest.mark.compiled


def voyage(*faces: tuple[int, bool]) -> Position:
    """EU-EXA10: England with the Idea, a Claim and a Ship in the Caribbean; dice are known."""
    position = Position().no_forces().no_relations().active("england")
    position.ideas("england", "quest-for-the-new-world").claim("england", "antilles")
    position.ships("england", "caribbean-sea", free=1).docked("england", "lancashire", 1)
    position.mat("england", dip=3, mil=1)
    s = position.s
    tables = s.content.tables
    rolls = [
        next(
            face
            for face in range(6)
            if tables.exploration_numbers[face] == number
            and bool(tables.exploration_hazards[face]) == danger
        )
        for number, danger in faces
    ]
    s.dice = s.dice.loaded(rolls)
    return position


def names(areas: list[int]) -> set[str]:
    return {AREAS[area] for area in areas}


@pytest.mark.rule("EU-EXA10", "EU-5.1.XP2", "EU-5.1.XP5", "EU-5.1.XP6", "EU-5.1.XP7")
def test_england_claims_canada_in_danger() -> None:
    position = voyage((2, True))
    s = position.s
    worked = Worked(
        s,
        {},
        explore(s, 0, USUAL),
        ("england", "explore-ship-from-port lancashire"),
        ("england", "explore-ship-to northwestern-atlantic"),
        ("england", "discover-in-danger canada"),
    )
    offered = {key.split()[1] for key in worked.asked[-1][2] if key.startswith("discover")}
    assert {"florida", "mississippi", "new-granada", "guyana", "canada"} <= offered
    assert not {"great-lakes", "mexico", "central-america", "antilles"} & offered
    assert s.claims[AREAS.index("canada")] == 1
    assert (s.power[DIP], s.power[MIL]) == (1, 0)


@pytest.mark.rule("EU-EXA10", "EU-5.1.XP6")
def test_a_town_in_virginia_brings_great_lakes_into_sight() -> None:
    position = voyage()
    assert "great-lakes" not in names(in_sight(position.s, 0))
    position.town("england", "virginia")
    assert "great-lakes" in names(in_sight(position.s, 0))


@pytest.mark.rule("EU-5.1.XP5", "EU-5.1.XP9", "EU-OPA13")
def test_without_power_a_dangerous_voyage_costs_a_ship() -> None:
    position = voyage((2, True)).mat("england", dip=1)
    s = position.s
    Worked(
        s,
        {},
        explore(s, 0, USUAL),
        ("england", "explore-without-ship"),
    )
    assert sum(s.ships[:ZONE_COUNT]) == 0
    assert not s.claims[AREAS.index("canada")]


@pytest.mark.rule("EU-5.1.XP4")
def test_in_calm_also_areas_with_people_are_discovered() -> None:
    position = voyage()
    s = position.s
    calm, danger = names(targets(s, 0, 2, False)), names(targets(s, 0, 2, True))
    assert "mexico" in calm
    assert "mexico" not in danger
    assert danger < calm


@pytest.mark.rule("EU-5.1.XP3")
def test_at_most_two_more_rolls_are_bought() -> None:
    position = voyage((1, True), (1, True), (2, True)).mat("england", dip=5)
    s = position.s
    worked = Worked(
        s,
        {},
        explore(s, 0, USUAL),
        ("england", "explore-without-ship"),
        ("england", "explore-again"),
        ("england", "explore-again"),
        ("england", "discover-in-danger florida"),
    )
    assert "explore-again" not in worked.asked[-1][2]
    assert s.power[DIP] == 5 - 1 - 2 - 1


@pytest.mark.rule("EU-5.1.XP1", "EU-5.1.XP6")
def test_ships_need_the_idea() -> None:
    position = Position().no_forces().no_relations().active("england").mat("england", dip=3, mil=1)
    position.ships("england", "caribbean-sea", free=1)
    s = position.s
    assert not in_sight(s, 0)
    assert not can_explore(s, 0, USUAL)
    position.ideas("england", "quest-for-the-new-world")
    assert can_explore(s, 0, USUAL)
    position.mat("england", mil=0)
    assert not can_explore(s, 0, USUAL)


@pytest.mark.rule("EU-OPA13", "EU-OPA14")
def test_a_dangerous_voyage_without_ships_loses_none() -> None:
    position = Position().no_forces().no_relations().active("england")
    position.town("england", "virginia").mat("england", dip=1, mil=1)
    s = position.s
    face = next(f for f in range(6) if s.content.tables.exploration_hazards[f])
    s.dice = s.dice.loaded([face])
    Worked(s, {}, explore(s, 0, USUAL))
    assert sum(s.ships) == 0
