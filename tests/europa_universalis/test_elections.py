"""Chapter 18.9: Emperors are elected."""

import pytest

from kronika.games.europa_universalis.agenda import ELECTION, Duty
from kronika.games.europa_universalis.elections import candidates, voted_for
from kronika.games.europa_universalis.position import Position
from kronika.games.europa_universalis.purse import dethrone
from kronika.games.europa_universalis.rulers import enthrone, new_ruler
from kronika.games.europa_universalis.terms import NONE, PROTESTANT
from tests.europa_universalis.helpers import area, realm
from tests.europa_universalis.warring import ACTS, asked, calm
from tests.europa_universalis.working import Worked

pytestmark = pytest.mark.compiled


def imperial(scenario: str = "S14", authority: int = 3) -> Position:
    return calm(scenario, imperial_elections=True).emperor("austria", authority)


def elected(position: Position, *answers: tuple[str, str]) -> Worked:
    s = position.s
    return Worked(s, ACTS, ACTS[ELECTION](s, Duty(ELECTION, 0)), *answers)


def player(position: Position, name: str) -> str:
    return f"player-{position.seat(name) + 1}"


@pytest.mark.rule("EU-18.9.1", "EU-OPC28")
def test_an_election_follows_the_emperors_ruler_after_a_leader_is_crowned() -> None:
    position = imperial()
    s, austria = position.s, position.seat("austria")
    dethrone(s, austria)
    duty = s.agenda.pop()
    worked = Worked(s, {}, new_ruler(s, duty))
    assert [each.act for each in worked.left][-1:] == [ELECTION]
    other = imperial()
    dethrone(other.s, other.seat("france"))
    worked = Worked(other.s, {}, new_ruler(other.s, other.s.agenda.pop()))
    assert not any(each.act == ELECTION for each in worked.left)


@pytest.mark.rule("EU-18.9.1", "EU-5.1.EV8")
def test_a_ruler_who_replaces_another_brings_an_election_but_not_on_an_empty_throne() -> None:
    position = imperial()
    s, austria = position.s, position.seat("austria")
    reigning = s.content.events.rulers[s.ruler[austria]].person
    event, ruler = next(
        (number, each.ruler)
        for number, each in enumerate(s.content.events.events)
        if each.realm == realm("austria")
        and each.ruler != NONE
        and s.content.events.rulers[each.ruler].person != reigning
    )
    empty = imperial()
    dethrone(empty.s, empty.seat("austria"))
    empty.s.agenda.clear()
    enthrone(empty.s, empty.seat("austria"), ruler, event)
    assert empty.s.ruler[empty.seat("austria")] == ruler
    assert not any(duty.act == ELECTION for duty in empty.s.agenda)
    enthrone(s, austria, ruler, event)
    assert [duty.act for duty in s.agenda] == [ELECTION]


@pytest.mark.rule("EU-18.9.1")
def test_no_election_at_5_authority_nor_without_the_advanced_rule_nor_of_an_npr() -> None:
    strong = imperial(authority=5).influence("france", saxony=3)
    elected(strong)
    assert strong.s.emperor == realm("austria")
    basic = calm(imperial_elections=False).influence("france", saxony=3)
    elected(basic)
    assert basic.s.emperor == realm("austria")
    npr = calm("S07", imperial_elections=True).influence("france", saxony=3)
    elected(npr)
    assert npr.s.emperor == realm("austria")
    weak = imperial(authority=4).influence("france", saxony=3)
    elected(weak)
    assert weak.s.emperor == realm("france")


@pytest.mark.rule("EU-18.9.2", "EU-18.9.10")
def test_candidates_have_the_official_religion() -> None:
    position = imperial()
    s = position.s
    assert candidates(s) == [
        position.seat(each) for each in ("england", "france", "castile", "austria")
    ]
    position.state_religion("france", "counter-reformed").state_religion("england", "protestant")
    assert position.seat("france") in candidates(s)
    assert position.seat("england") not in candidates(s)
    s.ruler[position.seat("france")] = NONE
    assert position.seat("france") in candidates(s)
    s.hre_religion = PROTESTANT
    assert candidates(s) == [position.seat("england")]
    s.hre_religion = NONE
    assert len(candidates(s)) == s.count


@pytest.mark.rule("EU-18.9.3", "EU-18.2.4", "EU-11.2.3")
def test_votes_go_to_most_influence_with_marriages_and_imperial_cubes() -> None:
    position = imperial().influence("france", saxony=2).imperial(saxony=1)
    s = position.s
    assert voted_for(s, area("saxony")) == [position.seat("france")]
    position.marriage("austria", "saxony")
    assert voted_for(s, area("saxony")) == [position.seat("france"), position.seat("austria")]
    position.influence("ottomans", saxony=5)
    assert voted_for(s, area("saxony")) == [position.seat("france"), position.seat("austria")]


@pytest.mark.rule("EU-18.9.3", "EU-TC20", "EU-18.9.9", "EU-OPC11", "EU-18.10.1")
def test_the_emperor_decides_ties() -> None:
    position = imperial("S10").influence("austria", saxony=2, bohemia=1)
    position.influence("france", brandenburg=1, rhineland=2, bohemia=1)
    worked = elected(
        position,
        ("austria", f"vote-for {player(position, 'austria')}"),
        ("austria", f"elect {player(position, 'france')}"),
    )
    assert position.s.emperor == realm("france")
    votes = [options for _, options in asked(worked, "tied-elector") if len(options) > 1]
    assert len(votes) == 1
    again = imperial("S10").influence("austria", saxony=2, bohemia=1)
    again.influence("france", brandenburg=1, rhineland=2, bohemia=1)
    elected(again, ("austria", f"vote-for {player(again, 'france')}"))
    assert again.s.emperor == realm("france")


@pytest.mark.rule("EU-18.9.4")
def test_an_area_of_vassals_votes_for_their_overlord() -> None:
    position = imperial().vassal("france", "praha", "olomouc", "budejovice", "rudohori")
    position.influence("castile", bohemia=3)
    s = position.s
    assert voted_for(s, area("bohemia")) == [position.seat("france")]
    position.state_religion("france", "protestant")
    assert voted_for(s, area("bohemia")) == [position.seat("castile")]
    mixed = imperial().vassal("france", "praha", "olomouc").influence("castile", bohemia=3)
    assert voted_for(mixed.s, area("bohemia")) == [mixed.seat("castile")]
    mixed.occupied("england", "budejovice", "rudohori")
    assert voted_for(mixed.s, area("bohemia")) == [mixed.seat("castile")], "still an NPR's"


@pytest.mark.rule("EU-18.9.5")
def test_an_area_votes_for_the_player_who_resides_there_or_not_at_all() -> None:
    position = imperial("S13").influence("hungary", brandenburg=4)
    s = position.s
    assert voted_for(s, area("brandenburg")) == [position.seat("brandenburg")]
    position.state_religion("brandenburg", "protestant")
    assert voted_for(s, area("brandenburg")) == []


@pytest.mark.rule("EU-18.9.6", "EU-18.1.6")
def test_without_a_candidate_the_emperor_stays_and_loses_2() -> None:
    position = imperial("S03", authority=4)
    position.s.hre_religion = PROTESTANT
    elected(position)
    assert position.s.emperor == realm("austria")
    assert position.s.authority == 2


@pytest.mark.rule("EU-18.9.9", "EU-OPC11")
def test_without_votes_the_emperor_stays_without_a_penalty() -> None:
    position = imperial(authority=2)
    elected(position)
    assert position.s.emperor == realm("austria")
    assert position.s.authority == 2


@pytest.mark.rule("EU-18.9.7", "EU-OPC14", "EU-18.1.6")
@pytest.mark.parametrize(("before", "after"), [(1, 2), (2, 3), (3, 3), (4, 4)])
def test_a_weak_emperor_gains_authority_with_his_election(before: int, after: int) -> None:
    again = imperial(authority=before).influence("austria", saxony=1)
    elected(again)
    assert (again.s.emperor, again.s.authority) == (realm("austria"), after)
    other = imperial(authority=before).influence("france", saxony=1)
    elected(other)
    assert (other.s.emperor, other.s.authority) == (realm("france"), after)


@pytest.mark.rule("EU-18.9.8", "EU-18.9.10", "EU-18.4.5", "EU-OPC33")
def test_another_emperor_ends_the_defence_and_inherits_the_cubes() -> None:
    position = imperial().influence("france", saxony=3).imperial(bohemia=1)
    position.war("ottomans", "milan").war("england", "venice")
    s = position.s
    s.is_defending, s.imperial_manpower, s.aggressors = True, 4, [realm("ottomans")]
    worked = elected(
        position,
        ("austria", f"elect {player(position, 'france')}"),
        ("france", "elected-cb ottomans"),
    )
    assert s.emperor == realm("france")
    assert (s.is_defending, s.imperial_manpower, s.aggressors) == (False, 0, [])
    assert s.imperial[area("bohemia")] == 1
    assert s.cb[realm("ottomans")] >> position.seat("france") & 1
    assert asked(worked, "elected-cb")[0][1] == ["elected-cb ottomans", "elected-no-cb"]


@pytest.mark.rule("EU-18.9.8")
def test_who_is_elected_again_keeps_the_defence_and_gets_no_cb() -> None:
    position = imperial().influence("austria", saxony=3).war("ottomans", "milan")
    s = position.s
    s.is_defending, s.imperial_manpower = True, 4
    worked = elected(position)
    assert s.is_defending
    assert not asked(worked, "elected-cb")


@pytest.mark.rule("EU-18.9.1")
def test_a_bot_emperor_holds_no_election() -> None:
    position = Position("S14", bots=("austria",), switches={"imperial-elections": True})
    position.no_influence().influence("france", saxony=5)
    elected(position)
    assert position.s.emperor == realm("austria")
