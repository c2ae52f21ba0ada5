"""Chapters 5.5, 9.2, 9.3 and 9.10: Recruit Units."""

import pytest

from kronika.games.europa_universalis import names
from kronika.games.europa_universalis.agenda import BATTLES, RECRUIT_STEP
from kronika.games.europa_universalis.capacity import is_launched, is_mustered, military_capacity
from kronika.games.europa_universalis.effects import conditions
from kronika.games.europa_universalis.effects.nodes import Extras
from kronika.games.europa_universalis.forces import (
    army_size,
    army_unit,
    deployed,
    disband_unit,
    fleet_ship,
    lose_unit,
    manpower_limit,
    ships_in_port,
)
from kronika.games.europa_universalis.levies import ship_ducats, unit_ducats
from kronika.games.europa_universalis.manner import FREE, USUAL, Manner
from kronika.games.europa_universalis.places import PROVINCES
from kronika.games.europa_universalis.position import Position
from kronika.games.europa_universalis.purse import power_of
from kronika.games.europa_universalis.recruiting import (
    can_recruit_units,
    recruit_step,
    recruit_units,
)
from kronika.games.europa_universalis.terms import (
    ALLIED,
    AREA_COUNT,
    ARTILLERY,
    CAVALRY,
    DAMAGED,
    GALLEYS,
    HEAVY,
    INFANTRY,
    LIGHT,
    MERCENARY,
    MIL,
    NONE,
    REGULAR,
    ZONE_COUNT,
)

from .helpers import area, province, realm, zone
from .working import Worked

pytestmark = pytest.mark.compiled

ACTS = {RECRUIT_STEP: recruit_step}


def empty(scenario: str = "S07") -> Position:
    return Position(scenario).no_relations().no_forces()


def recruited(position: Position, who: str, *keys: str, manner: Manner = USUAL) -> Worked:
    rules = recruit_units(position.s, position.seat(who), manner)
    return Worked(position.s, ACTS, rules, *[(who, key) for key in keys])


def offered(worked: Worked, prompt: str, place: int = -1) -> list[str]:
    return [options for _, name, options in worked.asked if name == prompt][place]


def singles(position: Position, who: str, where: str) -> int:
    return position.s.infantry[position.seat(who) * AREA_COUNT + area(where)]


@pytest.mark.rule("EU-5.5.RU1", "EU-5.5.RU2", "EU-5.5.RU9", "EU-9.10.1")
def test_units_are_paid_one_by_one_and_the_action_once() -> None:
    position = empty().mat("france", mil=2, ducats=20).manpower("france", 4).active("france")
    s, seat = position.s, position.seat("france")
    worked = recruited(
        *(position, "france", "recruit-in loire", "recruit-single loire"),
        *("recruit regular infantry army-1", "recruit regular cavalry army-1"),
        *("recruit-elsewhere", "recruit-in seine", "recruit-single seine", "done-recruiting"),
    )
    assert power_of(s, seat, MIL) == 1
    assert s.ducats[seat] == 20 - 2 - 2 - 5 - 2
    assert s.available[seat] == 0
    assert singles(position, "france", "loire") == 1
    assert singles(position, "france", "seine") == 1
    assert army_unit(s, seat, 0, REGULAR, INFANTRY) == 1
    assert army_unit(s, seat, 0, REGULAR, CAVALRY) == 1
    assert s.army_area[seat * 3] == area("loire")
    # Without Cannons there is no artillery; nothing but Regular Infantry stands alone.
    first = offered(worked, "what-to-recruit", 0)
    assert not any("artillery" in key for key in first)
    assert [key for key in first if key.startswith("recruit-single")] == ["recruit-single loire"]
    assert worked.left == []


@pytest.mark.rule("EU-5.5.RU1", "EU-9.1.25")
def test_who_cannot_pay_recruits_nobody() -> None:
    position = empty().mat("france", mil=0, ducats=20).active("france")
    s, seat = position.s, position.seat("france")
    assert not can_recruit_units(s, seat, USUAL)
    assert can_recruit_units(s, seat, FREE)
    position.mat("france", mil=1, ducats=1, interest=5)
    assert not can_recruit_units(s, seat, USUAL)
    position.mat("france", mil=1, ducats=2)
    assert can_recruit_units(s, seat, USUAL)
    position.manpower("france", 0).ships("france", "bay-of-biscay", 15)
    assert not can_recruit_units(s, seat, USUAL)


@pytest.mark.rule("EU-9.3.3", "EU-9.3.7", "EU-9.3.2")
def test_exhausted_manpower_cannot_be_recruited() -> None:
    position = empty().mat("france", mil=1, ducats=3).manpower("france", 0, 5).active("france")
    position.mat("france", interest=5).ships("france", "bay-of-biscay", 15)
    assert not can_recruit_units(position.s, position.seat("france"), USUAL)


@pytest.mark.rule("EU-5.5.RU4", "EU-9.2.2", "EU-9.2.15")
def test_regular_units_need_capacity_and_an_own_area() -> None:
    position = empty().mat("england", mil=1, ducats=40).manpower("england", 10)
    position.war("england", "desmond").active("england")
    worked = recruited(
        *(position, "england", "recruit-in ireland", "recruit-single ireland"),
        *("recruit-single ireland", "recruit-single ireland", "recruit-elsewhere"),
        "done-recruiting",
    )
    assert singles(position, "england", "ireland") == 3
    last = offered(worked, "what-to-recruit")
    assert not any("regular" in key or "single" in key for key in last)
    assert any("mercenary" in key for key in last)  # outside of the capacity
    places = offered(worked, "where-to-recruit", 0)
    assert "recruit-in aquitaine" in places
    assert "recruit-in scotland" not in places
    position.vassal("england", "perth").mat("england", mil=1).active("england")
    worked = recruited(position, "england", "recruit-in scotland", "recruit-single scotland")
    assert singles(position, "england", "scotland") == 1


@pytest.mark.rule("EU-9.2.13", "EU-9.2.14", "EU-9.2.16", "EU-5.5.RU5", "EU-EXB10")
def test_recruiting_in_ireland_and_northumbria() -> None:
    position = empty("S11").ideas("england", "cannons").mat("england", mil=1, ducats=30)
    position.war("england", "desmond").war("france", "england").manpower("england", 7, 0, 4)
    position.alliance("france", "scotland", active=True)
    position.alliance("england", "burgundy", active=True)
    position.ships("england", "northeastern-atlantic", 1).active("england")
    s, seat = position.s, position.seat("england")
    worked = recruited(
        *(position, "england", "recruit-in ireland", "recruit regular infantry army-1"),
        *("recruit regular infantry army-1", "recruit regular artillery army-1"),
        *("recruit-elsewhere", "recruit-in northumbria", "recruit regular infantry army-2"),
        *("recruit regular infantry army-2", "recruit regular cavalry army-2"),
        *("recruit regular artillery army-2", "recruit allied infantry army-2"),
        *("recruit allied infantry army-2", "recruit allied infantry army-2"),
        *("recruit allied infantry army-2", "recruit-elsewhere", "done-recruiting"),
    )
    assert s.ducats[seat] == 30 - 10 - 15
    assert army_size(s, seat, 0) == 3
    assert army_size(s, seat, 1) == 8
    assert deployed(s, seat, ALLIED) == 4
    # Pale, Wales and Lancashire are used in Ireland, all else around Northumbria there.
    for name in ("pale", "wales", "lancashire", "york", "london"):
        assert is_mustered(s, province(name))
    assert military_capacity(s, realm("england"), area("northumbria")) == 0
    # The battle with Desmond comes after the action.
    assert s.pending == [(False, area("ireland"), realm("england"))]
    assert [duty.act for duty in worked.left] == [BATTLES]
    last = offered(worked, "what-to-recruit")
    assert any("mercenary" in key for key in last)


@pytest.mark.rule("EU-9.2.13", "EU-5.5.RU5")
def test_a_second_action_of_a_turn_finds_provinces_used() -> None:
    position = empty().mat("castile", mil=2, ducats=40).manpower("castile", 9).active("castile")
    s = position.s
    before = military_capacity(s, realm("castile"), area("macaronesia"))
    recruited(
        *(position, "castile", "recruit-in macaronesia", "recruit-single macaronesia"),
        "recruit-elsewhere",
    )
    used = [each for each in s.lands[realm("castile")] if is_mustered(s, each)]
    assert len(used) == 1
    assert military_capacity(s, realm("castile"), area("macaronesia")) < before
    s.memory.begin_turn()
    assert military_capacity(s, realm("castile"), area("macaronesia")) == before


@pytest.mark.rule("EU-5.5.RU6", "EU-9.10.19", "EU-9.3.3")
def test_three_mercenaries_a_turn_into_armies_without_capacity() -> None:
    position = empty().mat("france", mil=2, ducats=40).manpower("france", 0).active("france")
    s, seat = position.s, position.seat("france")
    worked = recruited(
        *(position, "france", "recruit-in languedoc", "recruit mercenary infantry army-1"),
        *("recruit mercenary cavalry army-1", "recruit mercenary infantry army-2"),
    )
    assert s.ducats[seat] == 40 - 4 - 7 - 4
    assert deployed(s, seat, MERCENARY) == 3
    assert s.mercenaries == 3
    assert offered(worked, "what-to-recruit") == ["recruit-elsewhere"]
    assert not any(is_mustered(s, each) for each in s.lands[realm("france")])
    # The limit is one of the turn.
    assert not any("recruit-in" in key for key in offered(worked, "where-to-recruit"))
    s.mercenaries = 20
    s.memory.begin_turn()
    assert not any(
        "mercenary" in key for key in offered(recruited(position, "france"), "where-to-recruit")
    )


@pytest.mark.rule("EU-5.5.RU7", "EU-9.10.23", "EU-9.2.15", "EU-OPB50", "EU-9.10.20")
def test_allied_units_are_free_infantry_in_own_areas_and_those_of_the_ally() -> None:
    position = empty().mat("france", mil=1, ducats=5, interest=5).manpower("france", 0, 0, 4)
    position.war("france", "england").alliance("france", "scotland", active=True).active("france")
    s, seat = position.s, position.seat("france")
    assert military_capacity(s, realm("scotland"), area("scotland")) == 4
    worked = recruited(
        *(position, "france", "recruit-in scotland", "recruit allied infantry army-1"),
        *("recruit allied cavalry army-1", "recruit-elsewhere", "recruit-in loire"),
        *("recruit allied infantry army-2", "recruit-elsewhere", "done-recruiting"),
    )
    assert s.ducats[seat] == 2
    assert s.allied[seat] == 1
    first = offered(worked, "what-to-recruit", 0)
    assert not any("artillery" in key or "single" in key or "regular" in key for key in first)
    # Provinces of the Ally that were used do not defend it in this turn.
    assert military_capacity(s, realm("scotland"), area("scotland")) == 2
    assert sum(is_mustered(s, each) for each in s.lands[realm("scotland")]) == 2
    # Not in Areas of one's Vassals, not of an Ally that is not active.
    position.vassal("france", "nantes").manpower("france", 0, 0, 1).mat("france", mil=1)
    position.alliance("france", "aragon").active("france")
    position.nobodys("rennes")
    worked = recruited(position, "france")
    places = offered(worked, "where-to-recruit", 0)
    assert "recruit-in aragon" not in places


@pytest.mark.rule("EU-5.5.RU8", "EU-5.5.RU9", "EU-9.10.10", "EU-9.10.11", "EU-9.2.8", "EU-9.2.7")
def test_ports_build_one_ship_and_large_ones_two() -> None:
    position = empty().mat("england", mil=1, ducats=40).active("england")
    s, seat = position.s, position.seat("england")
    manpower = s.available[seat]
    worked = recruited(
        *(position, "england", "build-at london", "build-at-sea english-channel"),
        *("build-guard english-channel", "recruit-elsewhere", "build-at essex"),
        *("build-in-port essex", "recruit-elsewhere", "done-recruiting"),
    )
    place = seat * ZONE_COUNT + zone("english-channel")
    assert s.ships[place] == 1
    assert s.guards[place] == 1
    assert ships_in_port(s, seat, province("essex")) == 1
    assert s.ducats[seat] == 40 - 12
    assert s.available[seat] == manpower
    assert offered(worked, "what-to-build", 2) == ["recruit-elsewhere"]
    assert "build-at london" not in offered(worked, "where-to-recruit", 1)
    assert is_launched(s, province("london"))
    assert not is_launched(s, province("essex"))  # in Port it counts for no Sea Zone


@pytest.mark.rule("EU-9.2.13", "EU-9.2.16")
def test_a_large_port_counts_for_one_sea_zone() -> None:
    position = empty("S10").mat("castile", mil=2, ducats=60).active("castile")
    s = position.s
    two = next(
        each
        for each in s.atlas.provinces
        if s.atlas.province_tax[each] == 2 and len(s.atlas.province_zones[each]) == 2
    )
    position.town("castile", PROVINCES[two])
    worked = recruited(position, "castile", f"build-at {PROVINCES[two]}")
    first = [key for key in offered(worked, "what-to-build", 0) if key.startswith("build-at-sea")]
    assert len(first) == 2
    position.active("castile")
    worked = recruited(position, "castile", f"build-at {PROVINCES[two]}", first[0])
    again = [key for key in offered(worked, "what-to-build", 1) if key.startswith("build-at-sea")]
    assert again == [first[0]]


@pytest.mark.rule("EU-9.2.11", "EU-5.5.RU8")
def test_no_ship_is_built_into_a_hostile_sea_zone() -> None:
    position = empty().mat("england", mil=1, ducats=40).war("england", "desmond").active("england")
    worked = recruited(position, "england", "build-at wales", "build-in-port wales")
    first = offered(worked, "what-to-build", 0)
    assert "build-at-sea eastern-atlantic" not in first
    assert "build-at-sea northeastern-atlantic" in first


@pytest.mark.rule("EU-9.10.16", "EU-9.10.17", "EU-9.10.18", "EU-5.5.RU8", "EU-9.10.14")
def test_heavy_ships_and_galleys_go_into_the_fleet() -> None:
    position = (
        empty().mat("castile", mil=1, ducats=40).town("castile", "barcelona").active("castile")
    )
    s, seat = position.s, position.seat("castile")
    worked = recruited(
        *(
            position,
            "castile",
            "build-at murcia",
            "build-fleet-at-sea galley western-mediterranean",
        ),
        *("recruit-elsewhere", "build-at barcelona"),
    )
    assert fleet_ship(s, seat, GALLEYS) == 1
    assert s.fleet_at[seat] == zone("western-mediterranean")
    assert s.ducats[seat] == 40 - 2 - 4
    # The one fleet is at sea there, so nothing joins it elsewhere.
    keys = offered(worked, "what-to-build", 2)
    assert all("gulf-of-lion" not in key for key in keys if "fleet" in key)
    assert not any("build-fleet-in-port" in key for key in keys)
    assert not any(key.startswith(("build-at-sea heavy", "build-in-port heavy")) for key in keys)
    # Galleys sail only where they may.
    atlantic = empty().mat("castile", mil=1, ducats=40).active("castile")
    worked = recruited(atlantic, "castile", "build-at galicia", "build-fleet-in-port heavy galicia")
    keys = offered(worked, "what-to-build", 0)
    assert "build-fleet-at-sea galley bay-of-biscay" not in keys
    assert "build-fleet-at-sea heavy bay-of-biscay" in keys
    assert "build-fleet-in-port galley galicia" in keys
    seat = atlantic.seat("castile")
    assert fleet_ship(atlantic.s, seat, HEAVY) == 1
    assert fleet_ship(atlantic.s, seat, LIGHT) + fleet_ship(atlantic.s, seat, DAMAGED) == 0
    assert atlantic.s.fleet_at[seat] == ZONE_COUNT + province("galicia")


@pytest.mark.rule("EU-9.5.26", "EU-TB18")
def test_a_full_port_takes_no_more() -> None:
    position = empty().mat("england", mil=1, ducats=60).docked("england", "essex", 2)
    position.active("england")
    worked = recruited(position, "england", "build-at essex")
    keys = offered(worked, "what-to-build", 0)
    assert not any("in-port" in key for key in keys)
    assert "build-at-sea doggerbank" in keys


@pytest.mark.rule("EU-9.10.10")
def test_fifteen_ships_are_all_there_are() -> None:
    position = empty().mat("england", mil=1, ducats=60).manpower("england", 0)
    position.ships("england", "doggerbank", 15).active("england")
    worked = recruited(position, "england")
    assert not any("build-at" in key for key in offered(worked, "where-to-recruit"))


@pytest.mark.rule("EU-5.5.RU9", "EU-9.10.19")
def test_ideas_make_units_cheaper_and_mercenaries_more() -> None:
    position = empty().mat("france", mil=1, ducats=40).manpower("france", 3).active("france")
    position.ideas("france", "soldiers-of-fortune", "cannons")
    s, seat = position.s, position.seat("france")
    keys = ["recruit mercenary infantry army-1"] * 5
    recruited(position, "france", "recruit-in loire", *keys, "recruit regular artillery army-1")
    assert s.ducats[seat] == 40 - 5 * 3 - 6
    assert army_unit(s, seat, 0, REGULAR, ARTILLERY) == 1
    assert deployed(s, seat, MERCENARY) == 5


@pytest.mark.rule("EU-5.5.RU9")
def test_cheaper_infantry_is_regular_infantry_only() -> None:
    position = empty().ideas("france", "revolutionary-regime", "ship-of-the-line")
    s, seat = position.s, position.seat("france")
    assert unit_ducats(s, seat, REGULAR, INFANTRY) == 1
    assert unit_ducats(s, seat, REGULAR, CAVALRY) == 5
    assert unit_ducats(s, seat, MERCENARY, INFANTRY) == 4
    assert unit_ducats(s, seat, MERCENARY, INFANTRY, 9) == 0
    assert [ship_ducats(s, seat, ship) for ship in range(3)] == [4, 7, 2]


@pytest.mark.rule("EU-16.3.18", "EU-9.10.19")
def test_a_contract_with_mercenaries_brings_five_at_less() -> None:
    position = empty().mat("france", mil=0, ducats=40).manpower("france", 3).active("france")
    s, seat = position.s, position.seat("france")
    extras = Extras()
    extras.only = [MERCENARY]
    extras.mercenary_limit = 5
    extras.unit_discount = 2
    manner = Manner(True, 0, extras)
    keys = ["recruit mercenary cavalry army-1"] * 5
    worked = recruited(position, "france", "recruit-in loire", *keys, manner=manner)
    assert s.ducats[seat] == 40 - 5 * 5
    assert deployed(s, seat, MERCENARY) == 5
    assert not any("build-at" in key for key in offered(worked, "where-to-recruit", 0))
    assert not any("regular" in key for key in offered(worked, "what-to-recruit", 0))
    assert offered(worked, "what-to-recruit") == ["recruit-elsewhere"]


@pytest.mark.rule("EU-5.5.RU3", "EU-9.7.4", "EU-5.5.DW14")
def test_battles_follow_where_enemies_are() -> None:
    position = empty().mat("castile", mil=1, ducats=40).manpower("castile", 5)
    position.war("castile", "granada").infantry("england", "leon", 1).war("castile", "england")
    position.active("castile")
    worked = recruited(
        *(position, "castile", "recruit-in andalucia", "recruit-single andalucia"),
        *("recruit-elsewhere", "recruit-in leon", "recruit-single leon", "recruit-elsewhere"),
        *("recruit-in castile", "recruit-single castile"),
    )
    s = position.s
    assert s.pending == [
        (False, area("andalucia"), realm("castile")),
        (False, area("leon"), realm("castile")),
    ]
    assert [duty.act for duty in worked.left] == [BATTLES]
    calm = empty().mat("castile", mil=1, ducats=40).manpower("castile", 5)
    calm.war("castile", "granada").infantry("castile", "andalucia", 1).active("castile")
    worked = recruited(calm, "castile", "recruit-in andalucia", "recruit-single andalucia")
    assert worked.left == []


@pytest.mark.rule("EU-5.2.LO2")
def test_loans_pay_for_units_in_the_own_turn_only() -> None:
    position = empty().mat("france", mil=1, ducats=0, interest=0).manpower("france", 3)
    s, seat = position.s, position.seat("france")
    position.active("france")
    recruited(position, "france", "recruit-in loire", "recruit-single loire")
    assert s.interest[seat] == 1
    assert s.ducats[seat] == 3
    position.mat("france", ducats=0, mil=1).active("england")
    assert not can_recruit_units(s, seat, USUAL)


# Manpower and Units


@pytest.mark.rule("EU-9.3.1", "EU-9.3.4", "EU-9.3.6", "EU-9.0.11")
def test_manpower_comes_from_tracks_authority_and_tokens() -> None:
    position = empty("S11")
    s, seat = position.s, position.seat("france")
    before = manpower_limit(s, seat)
    s.large_towns[seat] += 1
    assert manpower_limit(s, seat) == before + 1
    s.covered_large[seat] += 1
    assert manpower_limit(s, seat) == before
    s.reserve_plus[seat] += 2
    assert manpower_limit(s, seat) == before + 2
    position.emperor("france", 3)
    assert manpower_limit(s, seat) == before + 5
    s.reserve_plus[seat] = 40
    assert manpower_limit(s, seat) == 20
    # Units in the reserve are not deployed.
    assert deployed(s, seat, REGULAR) == 0


@pytest.mark.rule("EU-9.10.2", "EU-9.3.7", "EU-9.3.2")
def test_units_that_leave_return_to_where_they_came_from() -> None:
    position = empty().army("france", 1, "loire", infantry=2).manpower("france", 1, 0)
    position.army("france", 1, "loire", "mercenary", infantry=2)
    s, seat = position.s, position.seat("france")
    disband_unit(s, seat, area("loire"), 0, REGULAR, INFANTRY)
    assert (s.available[seat], s.exhausted[seat]) == (2, 0)
    lose_unit(s, seat, area("loire"), 0, REGULAR, INFANTRY)
    assert (s.available[seat], s.exhausted[seat]) == (2, 1)
    disband_unit(s, seat, area("loire"), 0, MERCENARY, INFANTRY)
    lose_unit(s, seat, area("loire"), 0, MERCENARY, INFANTRY)
    assert (s.available[seat], s.exhausted[seat]) == (2, 1)
    assert s.mercenaries == 0
    assert s.army_area[seat * 3] == NONE  # EU-9.10.8


@pytest.mark.rule("EU-9.10.7", "EU-OPB12")
def test_armies_with_more_artillery_than_cavalry_do_not_march_fast() -> None:
    restricted = set()
    for number, title in enumerate(empty().s.content.actions.titles):
        for effect in title.effects:
            for condition in effect.conditions:
                if condition.word == conditions.ARTILLERY_UP_TO_CAVALRY:
                    restricted.add(names.TITLES.ids[number])
    assert restricted == {"forced-march", "one-step-ahead"}
