"""EU-5.3.CV and EU-5.1.SR: Convert Area, Change State Religion."""

import pytest

from kronika.games.europa_universalis.agenda import REBEL_DICE
from kronika.games.europa_universalis.consequences import settle
from kronika.games.europa_universalis.converting import (
    ADOPT,
    adoptable,
    can_convert_area,
    change_religion,
    convert_area,
    convertible,
)
from kronika.games.europa_universalis.manner import USUAL
from kronika.games.europa_universalis.places import AREAS, PROVINCES, REALMS
from kronika.games.europa_universalis.position import Position
from kronika.games.europa_universalis.religion import faith_of
from kronika.games.europa_universalis.terms import (
    ADM,
    AREA_COUNT,
    CATHOLIC,
    COUNTER_REFORMED,
    FAITHS,
    POWERS,
    PROTESTANT,
    REBELS,
)

from .working import Worked

pytestmark = pytest.mark.compiled

LOIRE = AREAS.index("loire")


def dissent(faith: str = "protestant") -> Position:
    """France owns all of an Area of another faith."""
    position = Position().active("france").mat("france", adm=5, ducats=9).faith(faith, "loire")
    lands = [PROVINCES[p] for p in position.s.atlas.area_provinces[LOIRE]]
    return position.town("france", *lands)


@pytest.mark.rule("EU-5.3.CV1", "EU-5.3.CV2", "EU-5.3.CV3")
def test_an_owned_area_is_converted_at_the_price_of_unrest() -> None:
    position = dissent()
    s = position.s
    assert LOIRE in convertible(s, 1)
    towns = s.atlas.area_provinces[LOIRE]
    worked = Worked(
        s,
        {},
        convert_area(s, 1, USUAL),
        ("france", "convert-area loire"),
        ("france", f"unrest-for-faith {PROVINCES[towns[-1]]}"),
    )
    assert faith_of(s, LOIRE) == CATHOLIC
    assert (s.power[len(POWERS) + ADM], s.ducats[1]) == (3, 6)
    assert [s.unrest[p] for p in towns] == [False] * (len(towns) - 1) + [True]
    assert [(duty.act, duty.a, duty.b) for duty in worked.left] == [(REBEL_DICE, 1, LOIRE)]


@pytest.mark.rule("EU-5.3.CV1", "EU-5.3.CV4")
def test_others_there_must_be_of_the_same_faith_and_nobody_occupies() -> None:
    position = dissent()
    s = position.s
    other = PROVINCES[s.atlas.area_provinces[LOIRE][0]]
    position.town("england", other)
    assert LOIRE in convertible(s, 1)
    position.state_religion("england", "protestant")
    assert LOIRE not in convertible(s, 1)
    position.state_religion("england", "catholic").rebel_towns(other)
    assert LOIRE not in convertible(s, 1)


@pytest.mark.rule("EU-15.0.7", "EU-5.3.CV1")
def test_protestants_convert_for_less() -> None:
    position = dissent("catholic").state_religion("france", "protestant").mat("france", adm=1)
    assert can_convert_area(position.s, 1, USUAL)
    position.state_religion("france", "orthodox")
    assert not can_convert_area(position.s, 1, USUAL)


@pytest.mark.rule("EU-OPA43", "EU-5.3.CV4")
def test_counter_reformed_catholics_convert_ordinary_ones_only() -> None:
    position = dissent("counter-reformed")
    assert LOIRE not in convertible(position.s, 1)
    position.state_religion("france", "counter-reformed")
    assert LOIRE not in convertible(position.s, 1)
    position.faith("catholic", "loire")
    assert LOIRE in convertible(position.s, 1)


@pytest.mark.rule("EU-5.1.SR1", "EU-15.2.3", "EU-15.0.5", "EU-5.1.SR8", "EU-OPA44")
def test_from_the_second_age_catholics_and_protestants_change_once_a_round() -> None:
    position = Position().active("france")
    s = position.s
    assert adoptable(s, 1, USUAL) == []
    position.at(2)
    assert adoptable(s, 1, USUAL) == [PROTESTANT]
    position.state_religion("france", "protestant")
    assert adoptable(s, 1, USUAL) == [CATHOLIC]
    position.state_religion("france", "orthodox")
    assert adoptable(s, 1, USUAL) == []
    position.state_religion("france", "catholic")
    s.memory.changed_religion = 1 << 1
    assert adoptable(s, 1, USUAL) == []


@pytest.mark.rule("EU-5.1.SR2", "EU-5.1.SR3", "EU-5.1.SR4", "EU-5.1.SR5", "EU-5.1.SR6", "EU-OPA20")
def test_a_new_faith_costs_prestige_stability_relations_and_peace() -> None:
    position = Position().no_influence().no_relations().at(2).active("france").at(2)
    position.mat("france", stability=1, prestige=10).marriage("france", "scotland")
    position.influence("france", scotland=3, lombardy=1).faith("protestant", "ireland")
    s = position.s
    own = {AREAS[s.atlas.province_area[p]] for p in s.lands[s.realm_of[1]]}
    worked = Worked(
        s,
        {},
        change_religion(s, 1, USUAL),
        *[("france", f"withdraw-for-faith {area}") for area in ("scotland", "lombardy")],
    )
    assert (s.prestige[1], s.stability[1]) == (8, 0)
    assert s.religion[s.realm_of[1]] == PROTESTANT
    assert not s.marriages[REALMS.index("scotland")]
    assert s.influence[AREA_COUNT + AREAS.index("scotland")] == 0
    assert s.influence[AREA_COUNT + AREAS.index("ireland")] == 4
    stirred = {AREAS[s.atlas.province_area[p]] for p, u in enumerate(s.unrest) if u}
    assert stirred == own
    assert {AREAS[duty.b] for duty in worked.left if duty.act == REBEL_DICE} == own


@pytest.mark.rule("EU-19.1.2", "EU-19.1.6")
def test_cardinals_are_lost_before_anything_is_asked() -> None:
    position = Position().no_influence().no_relations().at(2).active("france").at(2)
    s = position.marriage("france", "scotland").marriage("france", "norway").s
    s.cardinals = [1, 0, 1, 2]
    rules = change_religion(s, 1, USUAL)
    next(rules)
    rules.send(ADOPT.of(PROTESTANT))
    assert s.cardinals == [0, 2]


@pytest.mark.rule("EU-5.1.SR7", "EU-15.0.6")
def test_counter_reformed_catholicism_costs_power_and_nothing_else() -> None:
    position = Position().active("france").at(2).mat("france", adm=4, stability=1, prestige=3)
    s = position.s
    assert COUNTER_REFORMED not in adoptable(s, 1, USUAL)
    position.faith("counter-reformed", "lombardy")
    assert COUNTER_REFORMED in adoptable(s, 1, USUAL)
    key = f"adopt-faith {FAITHS[COUNTER_REFORMED]}"
    worked = Worked(s, {}, change_religion(s, 1, USUAL), ("france", key))
    assert worked.left == []
    assert (s.power[len(POWERS) + ADM], s.stability[1], s.prestige[1]) == (1, 1, 3)
    capital = s.atlas.province_area[s.capital[s.realm_of[1]]]
    assert faith_of(s, capital) == COUNTER_REFORMED
    position.mat("france", adm=2).state_religion("france", "catholic")
    s.memory.changed_religion = 0
    assert COUNTER_REFORMED not in adoptable(s, 1, USUAL)


@pytest.mark.rule("EU-18.7.5", "EU-15.2.6")
def test_an_emperor_changes_only_to_the_faith_of_the_empire() -> None:
    position = Position("S10").at(3).active("austria").at(3)
    s, seat = position.s, position.seat("austria")
    assert s.hre_religion == CATHOLIC
    assert adoptable(s, seat, USUAL) == []
    s.hre_religion = PROTESTANT
    assert adoptable(s, seat, USUAL) == [PROTESTANT]


@pytest.mark.rule("EU-14.4.3")
def test_religious_rebels_in_the_capital_bring_their_faith() -> None:
    position = Position(switches={"religious-rebels": True}).active("france")
    s = position.s
    realm = s.realm_of[1]
    capital = s.capital[realm]
    others = [p for p in s.lands[realm] if p != capital][:2]
    area = AREAS[s.atlas.province_area[capital]]
    position.faith("protestant", area)
    for province in (capital, *others):
        position.rebel_towns(PROVINCES[province])
        s.religious[province] = True
    assert adoptable(s, 1, USUAL) == [PROTESTANT]
    s.rebels[AREAS.index(area)] = 2
    Worked(s, {}, change_religion(s, 1, USUAL))
    assert s.rebels[AREAS.index(area)] == 0
    assert s.occupant[capital] < 0
    position = Position(switches={"religious-rebels": False}).active("france")
    assert adoptable(position.s, 1, USUAL) == []


def with_rebels(faith: str, own: str = "catholic") -> Position:
    """Religious Rebels hold the capital of Castile and two more of its Provinces."""
    position = Position("S14", switches={"religious-rebels": True}).active("castile")
    position.no_relations().state_religion("castile", own).mat("castile", adm=0, dip=2, mil=2)
    position.faith(faith, "castile").rebel_towns("madrid", "burgos", "murcia")
    settle(position.s)
    return position


@pytest.mark.rule("EU-14.4.3", "EU-15.0.11")
def test_rebels_of_diverse_faiths_have_none_that_could_be_adopted() -> None:
    position = with_rebels("diverse")
    assert position.s.religious[PROVINCES.index("madrid")]
    assert adoptable(position.s, position.seat("castile"), USUAL) == []


@pytest.mark.rule("EU-14.4.3", "EU-15.0.6")
def test_protestants_who_adopt_the_counter_reformation_of_rebels_change_their_faith() -> None:
    position = with_rebels("counter-reformed", "protestant").mat("castile", prestige=5)
    s, castile = position.s, position.seat("castile")
    assert COUNTER_REFORMED in adoptable(s, castile, USUAL)
    rules = change_religion(s, castile, USUAL)
    Worked(s, {}, rules, ("castile", "adopt-faith counter-reformed"))
    assert s.religion[s.realm_of[castile]] == COUNTER_REFORMED
    assert s.prestige[castile] < 5, "the penalties of another faith, and no price in power"
    assert not s.occupant.count(REBELS)


@pytest.mark.rule("EU-14.4.3")
def test_all_rebel_towns_leave_the_areas_of_who_adopts_their_faith() -> None:
    position = Position("S14", switches={"religious-rebels": True}).active("castile")
    position.no_relations().core("castile", "portugal").town("castile", "lisboa")
    position.vassal("castile", "porto").vassal("france", "barcelona")
    s, castile = position.s, position.seat("castile")
    there = [AREAS[s.atlas.province_area[p]] for p in s.lands[s.realm_of[castile]]]
    position.faith("protestant", *there)
    held = ("madrid", "burgos", "lisboa", "porto", "barcelona")
    position.rebel_towns(*held)
    settle(s)
    Worked(s, {}, change_religion(s, castile, USUAL), ("castile", "adopt-faith protestant"))
    left = [name for name in held if s.occupant[PROVINCES.index(name)] == REBELS]
    assert left == ["barcelona"], "Castile has nothing in Aragon"
