"""Chapters 10.2 and 10.3: who is victorious."""

import pytest

from kronika.games.europa_universalis.land import occupy, put_town
from kronika.games.europa_universalis.places import AREAS
from kronika.games.europa_universalis.position import Position
from kronika.games.europa_universalis.terms import NONE
from kronika.games.europa_universalis.victory import (
    followers,
    has_partial_victory,
    has_total_victory,
    is_shielded,
    is_victorious,
    side_provinces,
    total_victories,
    wars_to_settle,
)

from .helpers import area, province, realm

pytestmark = pytest.mark.compiled


def board(scenario: str = "S07") -> Position:
    return Position(scenario).no_forces().no_relations()


@pytest.mark.rule("EU-TB21", "EU-10.2.3", "EU-10.2.1")
def test_partial_victory_over_a_human_needs_twice_his_units() -> None:
    for own, theirs, wins in ((6, 3, True), (5, 3, False), (1, 0, True), (0, 0, False)):
        position = board().war("france", "castile")
        position.infantry("france", "loire", own).infantry("castile", "leon", theirs)
        assert has_partial_victory(position.s, position.seat("france"), realm("castile")) == wins


@pytest.mark.rule("EU-TB22", "EU-10.2.4")
def test_partial_victory_over_an_npr_counts_rebels_in_own_areas() -> None:
    position = board().war("castile", "granada").infantry("castile", "leon", 4)
    s, castile = position.s, position.seat("castile")
    position.rebels("castile", 3).rebels("loire", 5)
    assert has_partial_victory(s, castile, realm("granada"))
    position.rebels("castile", 4)
    assert not has_partial_victory(s, castile, realm("granada"))


@pytest.mark.rule("EU-10.2.4", "EU-10.0.3")
def test_areas_of_vassals_and_occupied_ones_are_own_areas_for_that() -> None:
    position = board().war("castile", "granada").infantry("castile", "leon", 2)
    s, castile = position.s, position.seat("castile")
    position.rebels("aragon", 2)
    assert has_partial_victory(s, castile, realm("granada"))
    position.vassal("castile", "valencia")
    assert not has_partial_victory(s, castile, realm("granada"))


@pytest.mark.rule("EU-10.2.4")
def test_a_bot_is_beaten_like_an_npr() -> None:
    position = Position(bots=("castile",)).no_forces().war("france", "castile")
    position.infantry("france", "loire", 4).infantry("castile", "leon", 3)
    assert has_partial_victory(position.s, position.seat("france"), realm("castile"))
    position.rebels("loire", 1)
    assert not has_partial_victory(position.s, position.seat("france"), realm("castile"))


@pytest.mark.rule("EU-10.2.5")
def test_all_sorts_of_land_units_count() -> None:
    position = board().war("france", "castile").infantry("castile", "leon", 2)
    position.army("france", 1, "loire", "mercenary", cavalry=2)
    position.army("france", 1, "loire", "allied", infantry=2)
    assert has_partial_victory(position.s, position.seat("france"), realm("castile"))


@pytest.mark.rule("EU-10.2.5", "EU-OPB57", "EU-OPB68")
def test_units_on_a_continent_count_only_where_the_enemy_is() -> None:
    position = board("S16").war("france", "castile")
    s, france, castile = position.s, position.seat("france"), position.seat("castile")
    distant = s.atlas.distant_areas[0]
    s.infantry[france * len(AREAS) + distant] = 5
    assert not has_partial_victory(s, france, realm("castile"))
    place = next(
        p
        for a in s.atlas.distant_areas
        if s.atlas.area_continent[a] == s.atlas.area_continent[distant]
        for p in s.atlas.area_provinces[a]
        if s.owner[p] == NONE
    )
    put_town(s, castile, place)
    assert has_partial_victory(s, france, realm("castile"))


@pytest.mark.rule("EU-OPB57", "EU-OPB68")
def test_an_npr_is_on_a_continent_with_its_provinces() -> None:
    position = board("S16")
    s, france = position.s, position.seat("france")
    npr = next(r for r in range(len(s.lands)) if s.lands[r] and s.atlas.is_distant(s.lands[r][0]))
    home = s.atlas.province_area[s.lands[npr][0]]
    s.infantry[france * len(AREAS) + home] = 2
    s.enemies[npr] = 1 << france
    assert has_partial_victory(s, france, npr)
    elsewhere = next(
        a
        for a in s.atlas.distant_areas
        if s.atlas.area_continent[a] != s.atlas.area_continent[home]
        and any(s.owner[p] == NONE for p in s.atlas.area_provinces[a])
    )
    free = next(p for p in s.atlas.area_provinces[elsewhere] if s.owner[p] == NONE)
    put_town(s, france, free)
    s.rebels[elsewhere] = 5
    assert has_partial_victory(s, france, npr)
    s.infantry[france * len(AREAS) + home] = 0
    s.infantry[france * len(AREAS) + elsewhere] = 9
    assert not has_partial_victory(s, france, npr)


@pytest.mark.rule("EU-10.2.2")
def test_total_victory_needs_all_provinces_and_no_enemy_units() -> None:
    position = board().war("castile", "granada").occupied("castile", "granada")
    s, castile = position.s, position.seat("castile")
    assert not has_total_victory(s, castile, realm("granada"))
    position.occupied("castile", "gibraltar")
    assert has_total_victory(s, castile, realm("granada"))
    position.occupied("france", "gibraltar")
    assert not has_total_victory(s, castile, realm("granada"))


@pytest.mark.rule("EU-10.2.2", "EU-10.0.3")
def test_total_victory_over_a_player_counts_vassals_and_units() -> None:
    position = board().war("france", "castile").vassal("castile", "granada")
    s, france = position.s, position.seat("france")
    for each in s.lands[realm("castile")]:
        occupy(s, france, each)
    assert not has_total_victory(s, france, realm("castile"))
    occupy(s, france, province("granada"))
    assert has_total_victory(s, france, realm("castile"))
    position.infantry("castile", "leon", 1)
    assert not has_total_victory(s, france, realm("castile"))


@pytest.mark.rule("EU-10.1.4", "EU-10.1.5", "EU-10.3.4", "EU-10.3.1")
def test_active_allies_can_be_beaten_alone() -> None:
    position = board().war("france", "castile").alliance("castile", "granada", active=True)
    position.occupied("france", "granada", "gibraltar")
    s, france = position.s, position.seat("france")
    assert total_victories(s, france) == [realm("granada")]
    assert wars_to_settle(s, france) == [realm("castile")]
    assert followers(s, realm("castile"), realm("france")) == [realm("granada")]


def defended() -> Position:
    position = board("S14").emperor("austria", 3).war("ottomans", "austria")
    position.war("ottomans", "bavaria").war("ottomans", "salzburg").war("ottomans", "venice")
    position.s.is_defending = True
    position.s.aggressors = [realm("ottomans")]
    return position


@pytest.mark.rule("EU-10.3.13", "EU-18.4.12")
def test_the_emperor_makes_peace_for_subjects() -> None:
    position = defended()
    s, ottomans = position.s, position.seat("ottomans")
    assert is_shielded(s, ottomans, realm("bavaria"))
    assert not is_shielded(s, ottomans, realm("venice"))
    assert wars_to_settle(s, ottomans) == [realm("austria"), realm("venice")]
    assert followers(s, realm("austria"), realm("ottomans")) == [
        realm("bavaria"),
        realm("salzburg"),
    ]
    for each in side_provinces(s, realm("salzburg")):
        position.s.occupant[each] = ottomans
    assert total_victories(s, ottomans) == []
    s.infantry[ottomans * len(AREAS) + area("austria")] = 1
    assert is_victorious(s, ottomans, realm("austria"))
    assert total_victories(s, ottomans) == [realm("salzburg")]
    s.is_defending = False
    assert realm("bavaria") in wars_to_settle(s, ottomans)
