"""Chapter 18: lands, members, Elector Areas, authority, religion and end of the Empire."""

import pytest

from kronika.games.europa_universalis.consequences import settle
from kronika.games.europa_universalis.empire import (
    annexed_member,
    bars_government,
    change_authority,
    check_hre_religion,
    dissolve,
    elector_areas,
    emperor_die,
    is_elector_area,
    is_external,
    is_hre_area,
    is_hre_province,
    is_member,
    is_subject,
    is_unlawful_occupant,
    leave_empire,
    lost_defence,
    may_adopt,
    most_authority,
    rejoin_empire,
    takes_imperial_influence,
    won_defence,
)
from kronika.games.europa_universalis.land import occupy, put_town, take_vassals
from kronika.games.europa_universalis.position import Position
from kronika.games.europa_universalis.terms import (
    CATHOLIC,
    COUNTER_REFORMED,
    ISLAM,
    NONE,
    PROTESTANT,
    REVOLUTIONARY,
)
from tests.europa_universalis.helpers import area, area_names, province, realm

pytestmark = pytest.mark.compiled

ELECTORS = {"saxony", "westphalia", "brandenburg", "bohemia", "rhineland"}


@pytest.mark.rule("EU-18.3.1", "EU-18.3.2", "EU-18.3.3")
def test_whose_capital_lies_inside_is_a_member() -> None:
    s = Position("S07").s
    assert is_hre_area(s, area("saxony"))
    assert is_hre_area(s, area("jutland"))
    assert is_hre_province(s, province("holstein"))
    assert not is_hre_area(s, area("loire"))
    assert not is_hre_province(s, province("venezia"))
    assert is_hre_area(s, area("venetia"))
    for each in ("austria", "saxony", "milan", "holland", "holstein"):
        assert is_member(s, realm(each)), each
    for each in ("burgundy", "venice", "denmark", "france", "papal-states"):
        assert not is_member(s, realm(each)), each
    assert not is_subject(s, realm("austria"))
    assert is_subject(s, realm("saxony"))
    s.not_hre[area("saxony")] = True
    assert not is_member(s, realm("saxony"))
    assert not is_hre_area(s, area("saxony"))


@pytest.mark.rule("EU-18.3.4", "EU-18.3.6")
def test_a_player_may_be_a_subject_and_has_no_government_forms_under_a_strong_emperor() -> None:
    position = Position("S07").town("france", "dresden").emperor("austria", 3)
    s = position.s
    france = position.seat("france")
    assert not bars_government(s, france)
    s.capital[realm("france")] = province("dresden")
    assert is_subject(s, realm("france"))
    assert bars_government(s, france)
    s.authority = 2
    assert not bars_government(s, france)


@pytest.mark.rule("EU-18.3.8", "EU-18.3.10", "EU-18.3.13")
def test_burgundy_venice_and_denmark_are_unlawful_occupants() -> None:
    s = Position("S07").s
    found = {each for each in range(len(s.atlas.realm_capital)) if is_unlawful_occupant(s, each)}
    assert found == {realm("burgundy"), realm("venice"), realm("denmark")}
    assert not is_unlawful_occupant(s, realm("flanders"))


@pytest.mark.rule("EU-18.3.8", "EU-18.3.8a", "EU-18.3.9")
def test_who_occupies_or_vassalizes_is_unlawful_but_for_the_emperor_and_where_the_area_left() -> (
    None
):
    position = Position("S07").occupied("france", "milano")
    s = position.s
    assert is_unlawful_occupant(s, realm("france"))
    s.emperor = realm("france")
    assert not is_unlawful_occupant(s, realm("france"))
    s.emperor = realm("austria")
    s.not_hre[area("lombardy")] = True
    assert not is_unlawful_occupant(s, realm("france"))
    vassals = Position("S07").vassal("france", "lorraine")
    assert is_unlawful_occupant(vassals.s, realm("france"))
    occupied = vassals.occupied("england", "lorraine").s
    assert is_unlawful_occupant(occupied, realm("france"))
    assert is_unlawful_occupant(occupied, realm("england"))


@pytest.mark.rule("EU-18.3.11", "EU-18.3.12")
def test_an_elector_area_needs_the_capital_of_a_member() -> None:
    position = Position("S07")
    s = position.s
    assert area_names(elector_areas(s)) == ELECTORS
    position.vassal("france", "berlin")
    assert is_elector_area(s, area("brandenburg")), "a Vassal with its capital there is a member"
    position.nobodys("berlin").town("france", "berlin", "altmark", "potsdam")
    settle(s)
    assert not is_elector_area(s, area("brandenburg"))
    s.not_hre[area("saxony")] = True
    assert not is_elector_area(s, area("saxony"))


@pytest.mark.rule("EU-18.1.1", "EU-18.1.2", "EU-18.1.6")
def test_authority_goes_from_0_to_6_and_one_above_the_elector_areas() -> None:
    s = Position("S07").emperor("austria", 6).s
    change_authority(s, 1)
    assert s.authority == 6
    change_authority(s, -9)
    assert s.authority == 0
    s.not_hre[area("saxony")] = True
    assert most_authority(s) == 5
    s.authority = 5
    change_authority(s, 1)
    assert s.authority == 5


@pytest.mark.rule("EU-TC08", "EU-18.1.2", "EU-18.1.6")
def test_authority_falls_with_the_number_of_elector_areas() -> None:
    s = Position("S07").emperor("austria", 5).s
    leave_empire(s, area("saxony"))
    settle(s)
    assert s.authority == 5
    leave_empire(s, area("bohemia"))
    settle(s)
    assert s.authority == 4


@pytest.mark.rule("EU-18.6.1", "EU-18.2.5", "EU-18.1.6")
def test_an_area_that_realms_from_outside_own_leaves_at_once() -> None:
    position = Position("S07").imperial(tirol=1).emperor("austria", 3)
    s = position.s
    position.town("france", "karnten", "lienz")
    settle(s)
    assert is_hre_area(s, area("tirol"))
    position.town("france", "tirol")
    settle(s)
    assert not is_hre_area(s, area("tirol"))
    assert s.authority == 2
    assert s.imperial[area("tirol")] == 0


@pytest.mark.rule("EU-18.6.1")
def test_occupied_provinces_and_vassals_with_a_capital_inside_keep_an_area() -> None:
    position = Position("S07").town("france", "karnten", "lienz").occupied("france", "tirol")
    settle(position.s)
    assert is_hre_area(position.s, area("tirol"))
    foreign = Position("S07").town("france", "karnten", "lienz", "tirol")
    foreign.occupied("england", "tirol")
    settle(foreign.s)
    assert is_hre_area(foreign.s, area("tirol")), "what is Occupied is Owned by nobody"
    vassals = Position("S07").vassal("france", "praha", "olomouc", "budejovice", "rudohori")
    settle(vassals.s)
    assert is_hre_area(vassals.s, area("bohemia"))


@pytest.mark.rule("EU-18.6.1")
def test_an_emperor_from_outside_keeps_what_he_owns_in_the_empire() -> None:
    position = Position("S07").emperor("france").town("france", "karnten", "lienz", "tirol")
    settle(position.s)
    assert is_hre_area(position.s, area("tirol"))
    assert not is_member(position.s, realm("france"))


@pytest.mark.rule("EU-18.6.3", "EU-18.1.6")
def test_an_area_that_members_own_again_rejoins() -> None:
    position = Position("S07").emperor("austria", 3).town("france", "karnten", "lienz", "tirol")
    s = position.s
    settle(s)
    position.nobodys("karnten", "lienz")
    settle(s)
    assert not is_hre_area(s, area("tirol"))
    position.nobodys("tirol")
    settle(s)
    assert is_hre_area(s, area("tirol"))
    assert s.authority == 3


@pytest.mark.rule("EU-18.6.2", "EU-16.3.24", "EU-18.3.5")
def test_an_area_leaves_by_an_event_without_a_change_of_authority_and_stays_out() -> None:
    position = Position("S07").emperor("austria", 3)
    s = position.s
    leave_empire(s, area("tirol"))
    settle(s)
    assert not is_hre_area(s, area("tirol"))
    assert s.authority == 3
    position.town("france", "tirol")
    settle(s)
    position.nobodys("tirol")
    settle(s)
    assert (is_hre_area(s, area("tirol")), s.authority) == (True, 4), "members own it again"
    leave_empire(s, area("tirol"))
    rejoin_empire(s, area("tirol"))
    settle(s)
    assert is_hre_area(s, area("tirol"))
    assert s.authority == 4


@pytest.mark.rule("EU-18.2.3")
def test_imperial_influence_stands_where_an_npr_that_is_a_member_owns_something() -> None:
    position = Position("S07").no_influence()
    s = position.s
    assert takes_imperial_influence(s, area("saxony"))
    assert takes_imperial_influence(s, area("burgundy")), "Savoy"
    assert not takes_imperial_influence(s, area("loire"))
    s.influence[area("saxony")] = 5
    assert not takes_imperial_influence(s, area("saxony"))
    position.town("france", "karnten", "lienz", "tirol")
    assert not takes_imperial_influence(s, area("tirol"))
    position.vassal("france", "praha", "olomouc", "budejovice", "rudohori")
    assert not takes_imperial_influence(s, area("bohemia"))


@pytest.mark.rule("EU-18.7.1", "EU-18.7.2", "EU-18.7.3", "EU-18.7.4")
def test_the_faith_of_the_elector_areas_is_that_of_the_empire_from_age_3_on() -> None:
    position = Position("S07", switches={"hre-religion": True}).emperor("austria", 3)
    s = position.s
    assert s.hre_religion == CATHOLIC
    position.faith("protestant", *ELECTORS).at(2)
    check_hre_religion(s)
    assert s.hre_religion == CATHOLIC
    position.at(3)
    check_hre_religion(s)
    assert s.hre_religion == PROTESTANT
    assert s.authority == 2
    check_hre_religion(s)
    assert s.authority == 2
    position.faith("catholic", "saxony")
    check_hre_religion(s)
    assert s.hre_religion == NONE
    assert s.authority == 2
    position.faith("catholic", *ELECTORS).faith("counter-reformed", "bohemia")
    check_hre_religion(s)
    assert s.hre_religion == CATHOLIC
    assert s.authority == 2


@pytest.mark.rule("EU-18.7.7")
def test_only_elector_areas_that_count_and_their_visible_faith_matter() -> None:
    position = Position("S07", switches={"hre-religion": True}).at(3)
    s = position.s
    position.faith("protestant", *ELECTORS).faith("catholic", "saxony")
    s.not_hre[area("saxony")] = True
    check_hre_religion(s)
    assert s.hre_religion == PROTESTANT
    s.revolution[area("bohemia")] = True
    check_hre_religion(s)
    assert s.hre_religion == NONE
    position.faith("orthodox", *ELECTORS)
    check_hre_religion(s)
    assert s.hre_religion == NONE
    position.faith("catholic", *ELECTORS)
    for each in ELECTORS:
        s.not_hre[area(each)] = True
    check_hre_religion(s)
    assert s.hre_religion == NONE, "nothing changes without Elector Areas"


@pytest.mark.rule("EU-18.7.1")
def test_without_the_advanced_rule_the_empire_stays_catholic() -> None:
    position = Position("S07", switches={"hre-religion": False}).at(3)
    position.faith("protestant", *ELECTORS).emperor("france")
    check_hre_religion(position.s)
    assert position.s.hre_religion == CATHOLIC
    assert may_adopt(position.s, position.seat("france"), PROTESTANT)
    position.state_religion("france", "revolutionary")
    settle(position.s)
    assert position.s.emperor == realm("france")


@pytest.mark.rule("EU-18.7.5", "EU-OPC27")
def test_an_emperor_may_change_only_to_the_official_religion() -> None:
    position = Position("S07", switches={"hre-religion": True}).emperor("france")
    s = position.s
    france, castile = position.seat("france"), position.seat("castile")
    assert may_adopt(s, france, CATHOLIC)
    assert may_adopt(s, france, COUNTER_REFORMED)
    assert not may_adopt(s, france, PROTESTANT)
    assert may_adopt(s, castile, PROTESTANT)
    s.hre_religion = NONE
    assert may_adopt(s, france, PROTESTANT)
    # What a victor forces on him is not asked here: it works.
    s.hre_religion = CATHOLIC
    position.state_religion("france", "protestant")
    settle(s)
    assert s.emperor == realm("france")


@pytest.mark.rule("EU-18.7.6", "EU-18.7.8")
def test_a_revolutionary_emperor_ends_the_empire() -> None:
    position = Position("S07", switches={"hre-religion": True}).emperor("france", 4)
    position.imperial(saxony=2)
    s = position.s
    s.not_hre[area("tirol")] = True
    s.is_defending, s.imperial_manpower, s.aggressors = True, 5, [realm("venice")]
    s.religion[realm("france")] = REVOLUTIONARY
    settle(s)
    assert s.emperor == NONE
    assert s.authority == 0
    assert sum(s.imperial) == 0
    assert not s.is_defending
    assert s.imperial_manpower == 0
    assert not s.aggressors
    assert not any(s.not_hre)
    assert not is_hre_area(s, area("saxony"))
    assert not is_member(s, realm("saxony"))
    assert not is_subject(s, realm("saxony"))
    assert not is_external(s, realm("venice"))
    assert not is_unlawful_occupant(s, realm("venice"))
    assert not elector_areas(s)
    change_authority(s, 1)
    assert s.authority == 0


@pytest.mark.rule("EU-18.8.4", "EU-18.7.8")
def test_the_empire_ends_with_an_npr_emperor_who_is_annexed() -> None:
    position = Position("S07")
    s = position.s
    assert s.seat_of[s.emperor] == NONE
    for each in list(s.lands[realm("austria")]):
        put_town(s, position.seat("france"), each)
    settle(s)
    assert s.emperor == NONE


@pytest.mark.rule("EU-18.8.1", "EU-18.8.2", "EU-TC09", "EU-OPC15")
@pytest.mark.parametrize(("roll", "after"), [(1, 2), (2, 3), (3, 3), (4, 3), (5, 4), (6, 4)])
def test_the_die_of_an_npr_emperor(roll: int, after: int) -> None:
    s = Position("S07").s
    assert s.authority == 3
    assert s.seat_of[s.emperor] == NONE
    s.dice = s.dice.loaded([roll - 1])
    emperor_die(s)
    assert s.authority == after


@pytest.mark.rule("EU-18.8.2")
def test_a_player_who_is_emperor_rolls_no_die() -> None:
    s = Position("S07").emperor("france", 3).s
    s.dice = s.dice.loaded([5])
    emperor_die(s)
    assert s.authority == 3


@pytest.mark.rule("EU-18.4.13", "EU-OPC25")
def test_wars_against_aggressors_from_outside_change_the_authority() -> None:
    s = Position("S07").emperor("france", 3).s
    won_defence(s, is_ceded=True)
    assert s.authority == 3
    won_defence(s, is_ceded=False)
    assert s.authority == 4
    lost_defence(s)
    assert s.authority == 3


@pytest.mark.rule("EU-18.5.3")
def test_annexing_a_member_of_the_same_faith_costs_authority() -> None:
    s = Position("S07").emperor("france", 3).s
    annexed_member(s, realm("venice"), was_member=False)
    assert s.authority == 3
    annexed_member(s, realm("saxony"), was_member=True)
    assert s.authority == 2
    s.religion[realm("milan")] = ISLAM
    annexed_member(s, realm("milan"), was_member=True)
    assert s.authority == 2


@pytest.mark.rule("EU-18.5.3", "EU-15.0.4")
def test_a_counter_reformed_emperor_has_the_faith_of_other_catholics() -> None:
    position = Position("S07").emperor("france", 3).state_religion("france", "counter-reformed")
    s = position.s
    annexed_member(s, realm("saxony"), was_member=True)
    assert s.authority == 2
    s.religion[realm("saxony")] = PROTESTANT
    annexed_member(s, realm("saxony"), was_member=True)
    assert s.authority == 2


@pytest.mark.rule("EU-18.7.8")
def test_a_dissolved_empire_stays_so() -> None:
    s = Position("S07").s
    dissolve(s)
    settle(s)
    leave_empire(s, area("saxony"))
    rejoin_empire(s, area("saxony"))
    emperor_die(s)
    check_hre_religion(s)
    assert s.emperor == NONE
    assert s.authority == 0
    assert not any(s.not_hre)


@pytest.mark.rule("EU-18.3.12", "EU-13.0.3")
def test_a_vassal_whose_capital_is_taken_has_another_one() -> None:
    position = Position("S07").vassal("france", "praha", "olomouc", "budejovice", "rudohori")
    s = position.s
    settle(s)
    take_vassals(s, province("praha"))
    put_town(s, position.seat("france"), province("praha"))
    settle(s)
    assert s.capital[realm("bohemia")] != province("praha")
    assert s.owner[s.capital[realm("bohemia")]] == realm("bohemia")
    assert is_elector_area(s, area("bohemia"))
    occupy(s, position.seat("england"), s.capital[realm("bohemia")])
    assert is_elector_area(s, area("bohemia"))
