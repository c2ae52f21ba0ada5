"""EU-2.2.4, EU-2.2.6: thirty cubes."""

import pytest

from kronika.games.europa_universalis.agenda import RECLAIM_CUBES, Duty
from kronika.games.europa_universalis.consequences import settle
from kronika.games.europa_universalis.invariants import check
from kronika.games.europa_universalis.places import AREAS
from kronika.games.europa_universalis.position import Position
from kronika.games.europa_universalis.purse import (
    FOR_COLONISTS,
    FOR_INFLUENCE,
    cubes_left,
    cubes_used,
)
from kronika.games.europa_universalis.reclaiming import reclaim_cubes, sources
from kronika.games.europa_universalis.terms import ADM, AREA_COUNT, CUBES, DIP, NONE, POWERS

from .working import Worked

pytestmark = pytest.mark.compiled

ACTS = {RECLAIM_CUBES: reclaim_cubes}


def short(*bots: str) -> Position:
    """France has all of its cubes in use."""
    position = Position(bots=bots).no_influence().cardinals("france")
    position.mat("france", adm=10, dip=10, mil=3)
    position.influence("france", lombardy=3, scotland=1).mat("france", colonists=1)
    position.alliance("france", "papal-states")
    s = position.s
    s.roma = position.seat("france")
    assert cubes_left(s, 1) == 0
    return position


@pytest.mark.rule("EU-2.2.4", "EU-2.2.6", "EU-11.1.5")
def test_a_cube_is_taken_from_anywhere_but_roma() -> None:
    position = short()
    s = position.s
    keys = [option.key for option in sources(s, 1, FOR_COLONISTS, NONE)]
    assert keys == [
        *("reclaim-power adm", "reclaim-power dip", "reclaim-power mil"),
        *("reclaim-influence lombardy", "reclaim-influence scotland", "reclaim-cardinal 1"),
    ]
    duty = Duty(RECLAIM_CUBES, 1, FOR_COLONISTS, 2)
    Worked(
        s,
        ACTS,
        reclaim_cubes(s, duty),
        ("france", "reclaim-influence lombardy"),
        ("france", "reclaim-power adm"),
    )
    assert s.colonists[1] == 3
    assert s.influence[AREA_COUNT + AREAS.index("lombardy")] == 2
    assert s.power[len(POWERS) + ADM] == 9
    assert s.roma == 1


@pytest.mark.rule("EU-2.2.6")
def test_the_gain_may_be_forgone() -> None:
    position = short()
    s = position.s
    duty = Duty(RECLAIM_CUBES, 1, FOR_INFLUENCE, 1, AREAS.index("ireland"))
    Worked(s, ACTS, reclaim_cubes(s, duty), ("france", "forgo-cubes"))
    assert sum(s.influence[AREA_COUNT : 2 * AREA_COUNT]) == 4


@pytest.mark.rule("EU-7.1.5", "EU-2.2.6")
def test_a_full_pool_takes_no_more() -> None:
    position = short()
    s = position.s
    worked = Worked(s, ACTS, reclaim_cubes(s, Duty(RECLAIM_CUBES, 1, DIP, 1)))
    assert worked.asked == []
    assert s.power[len(POWERS) + DIP] == 10


@pytest.mark.rule("EU-2.2.4", "EU-9.8.8")
def test_what_covers_slots_takes_a_cube_from_elsewhere() -> None:
    position = short().occupied("england", "paris")
    s = position.s
    settle(s)
    assert [(duty.act, duty.a) for duty in s.agenda] == [(RECLAIM_CUBES, 1)]
    duty = s.agenda.pop()
    worked = Worked(s, ACTS, reclaim_cubes(s, duty), ("france", "reclaim-power mil"))
    assert "forgo-cubes" not in worked.asked[0][2]
    assert cubes_left(s, 1) == 0
    assert s.agenda == []


@pytest.mark.rule("EU-2.2.4")
def test_of_several_that_cover_slots_no_more_are_taken_than_are_missing() -> None:
    position = short().occupied("england", "paris", "orleans")
    s = position.s
    assert cubes_used(s, 1) == CUBES + 2
    settle(s)
    worked = Worked(s, ACTS, reclaim_cubes(s, s.agenda.pop()))
    assert [prompt for _, prompt, _ in worked.asked] == ["reclaim-for-cover"] * 2
    assert cubes_used(s, 1) == CUBES


@pytest.mark.rule("EU-2.2.4")
def test_a_cube_that_is_missing_is_taken_once_however_often_it_was_noticed() -> None:
    s = short().occupied("england", "paris").s
    settle(s)
    settle(s)
    assert [duty.act for duty in s.agenda] == [RECLAIM_CUBES] * 2
    asked = [Worked(s, ACTS, reclaim_cubes(s, s.agenda.pop())).asked for _ in range(2)]
    assert [len(each) for each in asked] == [1, 0]
    assert cubes_used(s, 1) == CUBES


@pytest.mark.rule("EU-2.2.4")
def test_while_somebody_chooses_the_missing_cube_the_position_says_that_it_is_missing() -> None:
    position = short().occupied("england", "paris")
    s = position.s
    settle(s)
    asked = next(reclaim_cubes(s, s.agenda.pop()))
    assert asked.prompt.name == "reclaim-for-cover"
    check(s)


@pytest.mark.rule("EU-2.2.4", "EU-BOT.22")
def test_a_bot_has_no_cubes_of_monarch_power_to_take_back() -> None:
    position = short("france").mat("france", adm=0, dip=0, mil=0, colonists=24)
    position.occupied("england", "paris")
    s = position.s
    settle(s)
    Worked(s, ACTS, reclaim_cubes(s, s.agenda.pop()))
    assert s.colonists[1] == 23
    assert s.power[len(POWERS) : 2 * len(POWERS)] == [0, 0, 0]
