"""Chapter 15: the faiths of Areas and Realms."""

import pytest

from kronika.games.europa_universalis.places import AREAS, REALMS
from kronika.games.europa_universalis.position import Position
from kronika.games.europa_universalis.religion import (
    convert,
    end_revolution,
    faith_of,
    is_christian,
    is_dissent,
    may_marry,
    same_faith,
    takes_infection,
)
from kronika.games.europa_universalis.terms import (
    CATHOLIC,
    COUNTER_REFORMED,
    DIVERSE,
    FAITHS,
    NONE,
    ORTHODOX,
    PROTESTANT,
    REVOLUTIONARY,
)

pytestmark = pytest.mark.compiled


@pytest.mark.rule("EU-15.0.3", "EU-15.0.4", "EU-15.0.1")
def test_four_faiths_are_christian_and_two_are_catholic() -> None:
    assert [faith for faith in range(len(FAITHS)) if is_christian(faith)] == [
        *(CATHOLIC, COUNTER_REFORMED, PROTESTANT, ORTHODOX)
    ]
    assert same_faith(CATHOLIC, COUNTER_REFORMED)
    assert not same_faith(CATHOLIC, PROTESTANT)


@pytest.mark.rule("EU-15.0.2")
def test_distant_areas_have_no_religion() -> None:
    s = Position("S07").s
    assert faith_of(s, AREAS.index("mexico")) == NONE
    assert not is_dissent(s, 1, AREAS.index("mexico"))


@pytest.mark.rule("EU-15.3.5", "EU-15.0.11", "EU-15.0.4")
def test_an_area_of_another_faith_is_in_dissent() -> None:
    position = Position("S07")
    s, loire = position.s, AREAS.index("loire")
    found = []
    for faith in FAITHS[:6]:
        position.faith(faith, "loire")
        found.append(is_dissent(s, 1, loire))
    assert found == [False, False, True, True, True, True]


@pytest.mark.rule("EU-15.3.2", "EU-15.3.4", "EU-2.M6", "EU-15.3.1")
def test_a_slot_changes_with_all_its_areas() -> None:
    s = Position("S16").s
    slot = next(slot for slot in s.atlas.slots if len(s.atlas.slot_areas[slot]) > 1)
    other = s.atlas.slot_areas[slot][-1]
    convert(s, other, DIVERSE)
    assert {faith_of(s, area) for area in s.atlas.slot_areas[slot]} == {DIVERSE}


@pytest.mark.rule("EU-15.0.12", "EU-15.3.4")
def test_a_revolution_lies_on_top_and_other_conversions_remove_it() -> None:
    s, loire = Position("S17").s, AREAS.index("loire")
    convert(s, loire, REVOLUTIONARY)
    assert faith_of(s, loire) == REVOLUTIONARY
    end_revolution(s, loire)
    assert faith_of(s, loire) == CATHOLIC
    convert(s, loire, REVOLUTIONARY)
    convert(s, loire, PROTESTANT)
    assert faith_of(s, loire) == PROTESTANT


@pytest.mark.rule("EU-15.0.11", "EU-15.0.12", "EU-15.2.4")
def test_no_npr_stays_revolutionary_where_the_revolution_has_left_diverse_faiths() -> None:
    s, scotland = Position("S17").s, AREAS.index("scotland")
    convert(s, scotland, DIVERSE)
    convert(s, scotland, REVOLUTIONARY)
    assert s.religion[REALMS.index("scotland")] == REVOLUTIONARY
    end_revolution(s, scotland)
    assert faith_of(s, scotland) == DIVERSE
    assert s.religion[REALMS.index("scotland")] == CATHOLIC


@pytest.mark.rule("EU-15.2.4", "EU-15.2.5", "EU-15.0.11")
def test_nprs_follow_their_capitals_but_neither_players_nor_the_pope() -> None:
    s = Position("S07").s
    convert(s, AREAS.index("scotland"), PROTESTANT)
    assert s.religion[REALMS.index("scotland")] == PROTESTANT
    convert(s, AREAS.index("scotland"), DIVERSE)
    assert s.religion[REALMS.index("scotland")] == PROTESTANT
    convert(s, AREAS.index("central-italy"), PROTESTANT)
    assert s.religion[REALMS.index("papal-states")] == CATHOLIC
    paris = s.atlas.province_area[s.capital[REALMS.index("france")]]
    convert(s, paris, PROTESTANT)
    assert s.religion[REALMS.index("france")] == CATHOLIC


@pytest.mark.rule("EU-11.2.10", "EU-15.2.2")
def test_who_may_marry_whom() -> None:
    position = Position("S10")
    s = position.s
    scotland, tunis = REALMS.index("scotland"), REALMS.index("tunis")
    ottomans, france = position.seat("ottomans"), position.seat("france")
    assert may_marry(s, france, scotland)
    assert not may_marry(s, france, tunis)
    assert may_marry(s, ottomans, tunis)
    position.state_religion("france", "revolutionary")
    assert not may_marry(s, france, scotland)


@pytest.mark.rule("EU-16.5.19")
def test_infectious_faiths_stop_at_orthodox_and_islam() -> None:
    position = Position("S16").faith("orthodox", "loire")
    s, loire = position.s, AREAS.index("loire")
    assert not takes_infection(s, loire, PROTESTANT)
    assert takes_infection(s, loire, REVOLUTIONARY)
    position.faith("islam", "loire")
    assert not takes_infection(s, loire, COUNTER_REFORMED)
    position.faith("catholic", "loire")
    assert takes_infection(s, loire, PROTESTANT)
