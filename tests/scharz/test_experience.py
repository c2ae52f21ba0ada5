"""Chapter 12.1: REAR-Experience."""

import pytest

from kronika.games.scharz.combats import Fight
from kronika.games.scharz.experience import experience
from kronika.games.scharz.position import Position
from kronika.games.scharz.recruiting import train
from kronika.games.scharz.state import Table
from kronika.games.scharz.terms import ELITE, EXPERIENCED, STANDARD, VETERAN

from .helpers import Answers, Played
from .test_battles import rolls, white, whole

pytestmark = pytest.mark.compiled


def fought(s: Table, destroyed: int, commander: int = 0) -> Fight:
    """All units on the table have fought, and so many enemies fell by player 0."""
    fight = Fight(s.count)
    for unit in s.units():
        owner = s.owner[unit]
        fight.note(commander if s.lord[owner] == commander else owner, owner, unit)
    fight.destroyed[commander] = destroyed
    s.combats.fights.append(fight)
    return fight


def levels(s: Table, player: int = 0) -> list[int]:
    return [s.experience[unit] for unit in s.units_of(player)]


@pytest.mark.rule("SZ-M1.1", "SZ-L3.2", "SZ-EX31")
def test_who_wins_one_against_one_becomes_experienced() -> None:
    s = Position("huns").units(0, "18", light_infantry=1).units(1, "18", light_infantry=1).s
    rolls(s, *white(1, 0))
    Played(whole(s))
    assert Answers(experience(s)).result is True
    assert levels(s) == [EXPERIENCED]
    assert s.combats.fights == []


@pytest.mark.rule("SZ-L3.3", "SZ-M1.1")
def test_there_is_no_experience_before_white_mode() -> None:
    s = Position("huns", "first").units(0, "18", light_infantry=1).s
    fought(s, 1)
    Answers(experience(s))
    assert (levels(s), s.combats.fights) == ([STANDARD], [])


@pytest.mark.rule("SZ-M1.1")
def test_it_is_said_who_gains_a_level() -> None:
    s = Position("huns").units(0, "18", light_infantry=2, heavy_infantry=1).s
    fought(s, 1)
    answers = Answers(experience(s), (0, "raise player-1 heavy-infantry standard 1"))
    assert answers.asked == [
        (
            0,
            [
                "raise player-1 light-infantry standard 1",
                "raise player-1 heavy-infantry standard 1",
                "no-more",
            ],
        )
    ]
    assert levels(s) == [STANDARD, STANDARD, EXPERIENCED]


@pytest.mark.rule("SZ-M1.1", "SZ-L3.2")
def test_one_level_a_unit_and_round_over_all_combats() -> None:
    s = Position("huns").units(0, "18", light_infantry=1).s
    fought(s, 3)
    fought(s, 2)
    Answers(experience(s))
    assert levels(s) == [EXPERIENCED]


@pytest.mark.rule("SZ-M1.4", "SZ-L1.10")
def test_elephants_gain_nothing_and_mercenaries_do() -> None:
    s = Position("huns", "yellow").units(0, "18", elephants=1, mercenaries=1, corsairs=1).s
    fought(s, 3)
    Answers(experience(s))
    assert levels(s) == [STANDARD, EXPERIENCED, EXPERIENCED]


@pytest.mark.rule("SZ-H3.8", "SZ-M1.1")
def test_a_lord_gives_levels_to_his_coalition() -> None:
    table = Position("huns").vassal(1, 0).units(0, "18", cavalry=1).units(1, "18", cavalry=1)
    s = table.s
    fight = fought(s, 1)
    assert fight.commander[:2] == [0, 0]
    Answers(experience(s), (0, "raise player-2 cavalry standard 1"))
    assert (levels(s, 0), levels(s, 1)) == ([STANDARD], [EXPERIENCED])


@pytest.mark.rule("SZ-M1.1", "SZ-L3.2", "SZ-H3.8")
def test_whom_a_lord_has_raised_his_vassal_does_not_raise_again() -> None:
    table = Position("huns").vassal(1, 0).units(0, "18", light_infantry=1)
    s = table.units(1, "18", "veteran", heavy_infantry=1).units(1, "18", light_infantry=1).s
    fought(s, 1)
    alone = Fight(s.count)
    for unit in s.units_of(1):
        alone.note(1, 1, unit)
    alone.destroyed[1] = 1
    s.combats.fights.append(alone)
    answers = Answers(experience(s), (0, "raise player-2 heavy-infantry veteran 1"))
    assert [player for player, _ in answers.asked] == [0]
    assert levels(s, 1) == [ELITE, EXPERIENCED], "only one of his own could still rise"


@pytest.mark.rule("SZ-M1.2", "SZ-EX31")
def test_training_goes_on() -> None:
    s = Position("huns").village(0, "18").units(0, "18", "experienced", light_infantry=1).s
    s.gold[0] = 4
    train(s, 0, 2)
    Answers(experience(s))
    assert (levels(s), s.training[0]) == ([VETERAN], 1)


@pytest.mark.rule("SZ-M1.2", "SZ-M1.3", "SZ-L3.2", "SZ-M4.5")
def test_levels_of_combat_and_training_are_one_a_round() -> None:
    s = Position("huns").village(0, "18").units(0, "18", "veteran", light_infantry=1).s
    s.gold[0] = 2
    train(s, 0, 1)
    fought(s, 1)
    Answers(experience(s))
    assert (levels(s), s.training[0], s.gold[0]) == ([ELITE], 0, 2), "nothing left to learn"
