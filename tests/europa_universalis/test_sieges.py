"""Chapter 9.8: sieges; Ships that are driven out of Ports; Suppress Unrest."""

import pytest

from kronika.games.europa_universalis.agenda import (
    BATTLES,
    EVICT_SHIPS,
    MILESTONES,
    SIEGE_STEP,
    Duty,
)
from kronika.games.europa_universalis.consequences import settle
from kronika.games.europa_universalis.effects.nodes import Extras
from kronika.games.europa_universalis.evictions import evict_ships
from kronika.games.europa_universalis.forces import (
    army_size,
    fleet_ship,
    manpower_limit,
    ships_in_port,
    units_in,
)
from kronika.games.europa_universalis.land import base_tax, controller
from kronika.games.europa_universalis.manner import FREE, USUAL, Manner
from kronika.games.europa_universalis.position import Position
from kronika.games.europa_universalis.purse import power_of
from kronika.games.europa_universalis.sieges import can_siege, siege, siege_step
from kronika.games.europa_universalis.suppressing import can_suppress_unrest, suppress_unrest
from kronika.games.europa_universalis.terms import (
    DAMAGED,
    GALLEYS,
    LARGE_TOWN,
    LIGHT,
    MIL,
    NO_DISC,
    NONE,
    REBELS,
    SMALL_TOWN,
    ZONE_COUNT,
)

from .helpers import area, province, realm, zone
from .working import Worked

pytestmark = pytest.mark.compiled

ACTS = {SIEGE_STEP: siege_step, EVICT_SHIPS: evict_ships}


def empty(scenario: str = "S07") -> Position:
    return Position(scenario).no_relations().no_forces()


def besieged(position: Position, who: str, *keys: str, manner: Manner = USUAL) -> Worked:
    rules = siege(position.s, position.seat(who), manner)
    return Worked(position.s, ACTS, rules, *[(who, key) for key in keys])


def offered(worked: Worked, prompt: str, place: int = -1) -> list[str]:
    return [options for _, name, options in worked.asked if name == prompt][place]


def mil(position: Position, who: str) -> int:
    return power_of(position.s, position.seat(who), MIL)


# The siege


@pytest.mark.rule(
    "EU-9.8.1", "EU-9.8.2", "EU-9.8.3", "EU-9.8.4", "EU-9.8.7", "EU-EXB03", "EU-2.M12"
)
def test_castile_besieges_granada_and_gibraltar() -> None:
    position = empty().army("castile", 1, "andalucia", infantry=2).mat("castile", mil=2)
    position.war("castile", "granada").ships("castile", "western-mediterranean", 1).active(
        "castile"
    )
    s, seat = position.s, position.seat("castile")
    tax, towns = base_tax(s, seat), s.small_towns[seat]
    besieged(
        *(position, "castile", "besiege-with infantry", "besiege-with infantry", "begin-siege"),
        *("besiege granada", "besiege gibraltar", "end-choice-of-siege"),
    )
    assert mil(position, "castile") == 0
    for name in ("granada", "gibraltar"):
        each = province(name)
        assert s.occupant[each] == seat
        assert s.occupant_unrest[each]
        assert s.occupant_disc[each] == SMALL_TOWN
        assert s.owner[each] == realm("granada")
        assert controller(s, each) == realm("castile")
    # EU-9.8.13: discs come from the track, so they raise tax and Manpower.
    assert s.small_towns[seat] == towns + 2
    assert base_tax(s, seat) == tax + 2


@pytest.mark.rule("EU-9.8.4", "EU-2.M12", "EU-EXB03")
def test_islands_need_a_ship_beside_them() -> None:
    position = empty().army("castile", 1, "andalucia", infantry=2).mat("castile", mil=2)
    position.war("castile", "granada").docked("castile", "sevilla", 1).active("castile")
    worked = besieged(position, "castile", "besiege-with infantry", "begin-siege")
    assert "besiege gibraltar" not in offered(worked, "what-is-besieged")
    assert offered(worked, "who-besieges") == ["begin-siege"]  # more would be for nothing


@pytest.mark.rule("EU-9.8.2", "EU-9.10.6", "EU-2.2.1", "EU-TB16", "EU-5.5.AU5")
def test_strength_is_summed_and_rounded_down() -> None:
    for manner, cost in ((USUAL, 4), (FREE, 3)):
        position = empty().army("france", 1, "east-anglia", infantry=3, cavalry=1)
        position.mat("france", mil=5).war("france", "england").active("france")
        s, seat = position.s, position.seat("france")
        worked = besieged(
            *(position, "france", "besiege-with infantry", "besiege-with infantry"),
            *("besiege-with infantry", "besiege-with cavalry", "begin-siege", "besiege london"),
            *("besiege essex", "end-choice-of-siege"),
            manner=manner,
        )
        assert mil(position, "france") == 5 - cost
        assert s.occupant[province("london")] == seat
        # 3.5 is 3: nothing is left for Oxford.
        assert offered(worked, "what-is-besieged") == ["end-choice-of-siege"]
        assert s.occupant[province("oxford")] == NONE


@pytest.mark.rule("EU-EXB11", "EU-9.8.2")
def test_one_artillery_takes_a_large_province_or_two_small_ones() -> None:
    for keys in (("besiege london",), ("besiege essex", "besiege oxford")):
        position = empty().army("france", 1, "east-anglia", artillery=1).mat("france", mil=1)
        position.war("france", "england").active("france")
        besieged(position, "france", "besiege-with artillery", *keys)
        assert mil(position, "france") == 0
        for key in keys:
            assert position.s.occupant[province(key.split(" ")[1])] == position.seat("france")


@pytest.mark.rule("EU-9.8.1", "EU-9.8.3")
def test_where_nothing_can_be_besieged() -> None:
    position = empty().mat("france", mil=1).war("france", "england").active("france")
    s, seat = position.s, position.seat("france")
    assert not can_siege(s, seat, USUAL)  # nobody is there
    position.army("france", 1, "east-anglia", infantry=1)
    assert can_siege(s, seat, USUAL)
    position.infantry("england", "east-anglia", 1)
    assert not can_siege(s, seat, USUAL)  # enemy Units
    position.infantry("england", "east-anglia", 0).rebels("east-anglia", 1)
    assert not can_siege(s, seat, USUAL)
    position.rebels("east-anglia", 0).mat("france", mil=0)
    assert not can_siege(s, seat, USUAL)  # no Military Power
    assert can_siege(s, seat, FREE)
    cavalry = empty().mat("france", mil=1).war("france", "england").active("france")
    cavalry.army("france", 1, "east-anglia", cavalry=2)
    assert not can_siege(cavalry.s, seat, USUAL)  # the second one is not paid
    cavalry.mat("france", mil=2)
    assert can_siege(cavalry.s, seat, USUAL)
    peace = empty().mat("france", mil=1).army("france", 1, "east-anglia", infantry=1)
    assert not can_siege(peace.active("france").s, seat, USUAL)


@pytest.mark.rule("EU-9.8.2", "EU-9.8.3")
def test_only_besiegers_that_can_succeed_are_offered() -> None:
    position = empty().army("france", 1, "east-anglia", infantry=1, cavalry=1).mat("france", mil=1)
    position.war("france", "england").active("france")
    worked = besieged(position, "france")
    assert offered(worked, "who-besieges", 0) == ["besiege-with infantry"]


@pytest.mark.rule("EU-9.8.8", "EU-9.8.12", "EU-9.8.13", "EU-9.8.15", "EU-9.8.16", "EU-OPA37")
def test_a_players_province_covers_a_slot_until_it_is_regained() -> None:
    position = empty().army("france", 1, "east-anglia", artillery=1).mat("france", mil=1)
    position.war("france", "england").active("france")
    s, england, france = position.s, position.seat("england"), position.seat("france")
    tax, theirs, men = base_tax(s, england), base_tax(s, france), manpower_limit(s, france)
    besieged(position, "france", "besiege-with artillery", "besiege london")
    assert base_tax(s, england) == tax - 2
    assert base_tax(s, france) == theirs + 2
    assert manpower_limit(s, france) >= men
    assert s.covered_large[england] == 1
    assert s.occupant_disc[province("london")] == LARGE_TOWN
    assert s.owner[province("london")] == realm("england")
    # The English come back.
    position.no_forces().army("england", 1, "east-anglia", artillery=1).mat("england", mil=1)
    position.active("england")
    besieged(position, "england", "besiege-with artillery", "besiege london")
    assert s.occupant[province("london")] == NONE
    assert s.occupant_disc[province("london")] == NO_DISC
    assert base_tax(s, england) == tax
    assert base_tax(s, france) == theirs
    assert s.covered_large[england] == 0


@pytest.mark.rule("EU-9.8.8")
def test_vassals_of_enemies_are_besieged_too() -> None:
    position = empty().vassal("england", "perth").army("france", 1, "scotland", infantry=1)
    position.mat("france", mil=1).war("france", "england").active("france")
    s = position.s
    besieged(position, "france", "besiege perth")
    assert s.occupant[province("perth")] == position.seat("france")
    assert s.covered_vassals[position.seat("england")] == 1


@pytest.mark.rule("EU-9.8.6", "EU-14.4.1", "EU-9.8.17")
def test_rebels_are_driven_out_with_the_unrest() -> None:
    position = empty().unrest("paris").rebel_towns("paris").infantry("france", "seine", 2)
    position.mat("france", mil=2).active("france")
    s, seat = position.s, position.seat("france")
    tax = base_tax(s, seat)
    besieged(position, "france", "besiege-with infantry", "besiege-with infantry", "besiege paris")
    assert s.occupant[province("paris")] == NONE
    assert not s.unrest[province("paris")]
    assert base_tax(s, seat) == tax + 2


@pytest.mark.rule("EU-9.8.10", "EU-14.4.2")
def test_rebels_of_an_enemy_are_replaced_or_only_driven_out() -> None:
    for key, occupant in (("besiege oxford", 1), ("free-only oxford", NONE)):
        position = empty().unrest("oxford").rebel_towns("oxford")
        position.army("france", 1, "east-anglia", infantry=1).mat("france", mil=1)
        position.war("france", "england").active("france")
        s = position.s
        assert s.occupant[province("oxford")] == REBELS
        besieged(position, "france", "besiege-with infantry", key)
        assert s.occupant[province("oxford")] == occupant
        assert s.unrest[province("oxford")] == (occupant != NONE)


@pytest.mark.rule("EU-9.8.9")
def test_provinces_of_others_are_given_back_to_them() -> None:
    position = empty().war("england", "granada").war("castile", "england")
    position.occupied("england", "granada").army("castile", 1, "andalucia", infantry=1)
    position.mat("castile", mil=1).active("castile")
    s = position.s
    towns = s.small_towns[position.seat("england")]
    besieged(position, "castile", "besiege granada")
    assert s.occupant[province("granada")] == NONE
    assert s.small_towns[position.seat("england")] == towns - 1


@pytest.mark.rule("EU-9.8.10")
def test_an_occupant_is_replaced_where_the_owner_is_an_enemy_too() -> None:
    position = empty().war("england", "granada").war("castile", "england").war("castile", "granada")
    position.occupied("england", "granada").army("castile", 1, "andalucia", infantry=1)
    position.mat("castile", mil=1).active("castile")
    s = position.s
    towns = s.small_towns[position.seat("england")]
    besieged(position, "castile", "besiege granada")
    assert s.occupant[province("granada")] == position.seat("castile")
    assert s.small_towns[position.seat("england")] == towns - 1


@pytest.mark.rule("EU-13.4.11", "EU-9.8.3")
def test_plus_tokens_defend_nothing() -> None:
    position = empty().plus("granada", 3).army("castile", 1, "andalucia", infantry=1)
    position.mat("castile", mil=1).war("castile", "granada").active("castile")
    besieged(position, "castile", "besiege granada")
    assert position.s.occupant[province("granada")] == position.seat("castile")


@pytest.mark.rule("EU-17.3.9", "EU-16.3.18", "EU-9.8.2")
def test_engineers_besiege_with_four_units_and_more_strength() -> None:
    position = empty().army("france", 1, "east-anglia", infantry=5).mat("france", mil=0)
    position.war("france", "england").active("france")
    extras = Extras()
    extras.free_units = 4
    extras.siege_strength = 1
    manner = Manner(True, 0, extras)
    worked = besieged(
        *(position, "france", "besiege-with infantry", "besiege-with infantry"),
        *("besiege-with infantry", "begin-siege", "besiege london", "besiege essex"),
        *("besiege oxford", "end-choice-of-siege"),
        manner=manner,
    )
    assert mil(position, "france") == 0
    assert [duty.act for duty in worked.left] == [MILESTONES]


@pytest.mark.rule("EU-9.8.5", "EU-9.8.14")
def test_defensive_mentality_strikes_besiegers_who_give_provinces_up() -> None:
    position = empty().ideas("england", "defensive-mentality").mat("france", mil=9)
    position.army("france", 1, "east-anglia", infantry=4).war("france", "england").active("france")
    s, seat = position.s, position.seat("france")
    faces = s.content.tables.battle_dice[0]
    hit, blank = faces.index(0), faces.index(NONE)
    s.dice = s.dice.loaded([hit, blank, hit])
    worked = besieged(
        *(position, "france", "besiege-with infantry", "besiege-with infantry"),
        *("besiege-with infantry", "besiege-with infantry", "begin-siege", "besiege london"),
        *("besiege essex", "besiege oxford", "end-choice-of-siege", "give-up-province london"),
    )
    assert units_in(s, seat, area("east-anglia")) == 2
    assert s.exhausted[seat] == 2
    assert s.occupant[province("london")] == NONE
    assert s.occupant[province("essex")] == seat
    assert s.occupant[province("oxford")] == seat
    assert s.occasion.besieged == ()
    assert [duty.act for duty in worked.left] == [MILESTONES]
    # Without the Idea nothing is rolled, and sieges always succeed.
    plain = empty().mat("france", mil=9).army("france", 1, "east-anglia", infantry=1)
    plain.war("france", "england").active("france")
    besieged(plain, "france", "besiege oxford")
    assert army_size(plain.s, seat, 0) == 1


# Ships that lose their Port


@pytest.mark.rule("EU-9.8.11", "EU-9.10.15", "EU-OPB56")
def test_ships_leave_a_besieged_port_for_one_sea() -> None:
    position = empty().docked("england", "essex", 1).fleet("england", "essex", damaged=1)
    position.army("france", 1, "east-anglia", infantry=1).mat("france", mil=1)
    position.war("france", "england").ships("france", "doggerbank", 1).active("france")
    s, seat = position.s, position.seat("england")
    rules = siege(s, position.seat("france"), USUAL)
    answers = [("france", "besiege essex"), ("england", "flee-to doggerbank")]
    worked = Worked(s, ACTS, rules, *answers)
    assert ships_in_port(s, seat, province("essex")) == 0
    assert s.ships[seat * ZONE_COUNT + zone("doggerbank")] == 1
    assert s.fleet_at[seat] == zone("doggerbank")
    assert fleet_ship(s, seat, DAMAGED) == 1
    # It is Hostile: a battle follows, in which the active player attacks.
    assert s.pending == [(True, zone("doggerbank"), realm("france"))]
    assert [duty.act for duty in worked.left] == [BATTLES, MILESTONES]


@pytest.mark.rule("EU-9.8.11", "EU-OPB56")
def test_evicted_ships_attack_where_the_active_player_has_none() -> None:
    position = empty().docked("england", "essex", 1).war("england", "castile")
    position.army("france", 1, "east-anglia", infantry=1).mat("france", mil=1)
    position.war("france", "england").ships("castile", "doggerbank", 1).active("france")
    s = position.s
    rules = siege(s, position.seat("france"), USUAL)
    Worked(s, ACTS, rules, ("france", "besiege essex"), ("england", "flee-to doggerbank"))
    assert s.pending == [(True, zone("doggerbank"), realm("england"))]


@pytest.mark.rule("EU-9.5.29", "EU-9.5.25")
def test_ships_leave_a_port_that_turns_unfriendly_or_are_lost() -> None:
    position = empty().alliance("england", "castile").docked("england", "galicia", 1)
    position.fleet("england", "galicia", light=1, galley=1).active("castile")
    s, seat = position.s, position.seat("england")
    settle(s)
    assert s.agenda == []
    s.pacts = [0] * s.count
    settle(s)
    settle(s)
    assert [(each.act, each.a, each.b, each.c) for each in s.agenda] == [
        (EVICT_SHIPS, seat, province("galicia"), 0)
    ]
    duty = s.agenda.pop()
    Worked(s, ACTS, evict_ships(s, duty), ("england", "flee-to bay-of-biscay"))
    assert s.ships[seat * ZONE_COUNT + zone("bay-of-biscay")] == 1
    assert s.fleet_at[seat] == zone("bay-of-biscay")
    assert fleet_ship(s, seat, LIGHT) == 1
    assert fleet_ship(s, seat, GALLEYS) == 0  # EU-9.10.16: not in this sea
    # Without a sea that is not Hostile they are gone.
    shut = empty().docked("england", "sevilla", 1).fleet("england", "sevilla", heavy=1)
    shut.war("castile", "england").ships("castile", "central-atlantic", 1).active("castile")
    s = shut.s
    Worked(s, ACTS, evict_ships(s, Duty(EVICT_SHIPS, seat, province("sevilla"), 0)))
    assert ships_in_port(s, seat, province("sevilla")) == 0
    assert s.fleet_at[seat] == NONE
    assert s.pending == []


# Unrest


@pytest.mark.rule("EU-5.5.SU1", "EU-5.5.SU2")
def test_unrest_is_suppressed_for_military_power() -> None:
    position = empty().mat("france", mil=2).unrest("paris", "lyon", "orleans", "poitou")
    position.vassal("france", "nantes", unrest=True).active("france")
    position.rebels("aquitaine", 1).war("england", "france").infantry("england", "burgundy", 1)
    s, seat = position.s, position.seat("france")
    worked = Worked(
        *(s, {}, suppress_unrest(s, seat, USUAL), ("france", "suppress paris")),
        ("france", "suppress nantes"),
    )
    first = worked.asked[0][2]
    assert first == ["suppress nantes", "suppress orleans", "suppress paris"]
    assert not s.unrest[province("paris")]
    assert not s.unrest[province("nantes")]
    assert s.unrest[province("orleans")]
    assert mil(position, "france") == 0
    assert not can_suppress_unrest(s, seat, USUAL)


@pytest.mark.rule("EU-5.5.SU2")
def test_no_unrest_is_suppressed_in_occupied_provinces() -> None:
    position = empty().mat("france", mil=2).mat("england", mil=2).war("france", "england")
    position.occupied("france", "oxford").unrest("york").occupied("france", "york")
    position.active("france")
    s = position.s
    assert not can_suppress_unrest(s, position.seat("france"), USUAL)
    assert not can_suppress_unrest(s, position.seat("england"), USUAL)


@pytest.mark.rule("EU-5.5.SU1")
def test_who_wants_keeps_some_unrest() -> None:
    position = empty().mat("france", mil=5).unrest("paris", "lyon", "orleans").active("france")
    s, seat = position.s, position.seat("france")
    answers = [("france", "suppress paris"), ("france", "done-suppressing")]
    worked = Worked(s, {}, suppress_unrest(s, seat, USUAL), *answers)
    assert mil(position, "france") == 4
    assert s.unrest[province("lyon")]
    assert s.unrest[province("orleans")]
    assert "done-suppressing" not in worked.asked[0][2]
