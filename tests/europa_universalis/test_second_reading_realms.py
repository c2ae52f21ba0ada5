"""Chapters 14 to 19 read once more: cases that players would argue about."""

import pytest

from kronika.games.europa_universalis.agenda import (
    DEATHS,
    ELECTION,
    NEW_RULER,
    REACTION_WINDOW,
    REBEL_DICE,
    REBELS_STEP,
    RECLAIM_CUBES,
    SYMBOL,
    Duty,
)
from kronika.games.europa_universalis.claims import can_fabricate_claims, fabricate_claims
from kronika.games.europa_universalis.consequences import settle
from kronika.games.europa_universalis.converting import adoptable, convert_area
from kronika.games.europa_universalis.curia import papal_controller, settle_curia
from kronika.games.europa_universalis.elections import election, voted_for
from kronika.games.europa_universalis.empire import (
    is_hre_area,
    settle_empire,
    takes_imperial_influence,
)
from kronika.games.europa_universalis.forces import all_deployed, fleet_size, ships_in_port
from kronika.games.europa_universalis.ideas import research
from kronika.games.europa_universalis.land import put_town, rebel
from kronika.games.europa_universalis.liberation import liberate
from kronika.games.europa_universalis.loans import stability_cost
from kronika.games.europa_universalis.manner import USUAL
from kronika.games.europa_universalis.names import IDEAS, STRUGGLES
from kronika.games.europa_universalis.npr_defence import imperial_help
from kronika.games.europa_universalis.papal_actions import papal_action, score_crusade
from kronika.games.europa_universalis.places import AREAS, PROVINCES
from kronika.games.europa_universalis.position import Position
from kronika.games.europa_universalis.purse import cubes_left, cubes_used
from kronika.games.europa_universalis.rebel_dice import rebel_dice
from kronika.games.europa_universalis.rebel_units import MUSTER_REBELS, rebels_step
from kronika.games.europa_universalis.relations import is_enemy
from kronika.games.europa_universalis.religion import (
    can_convert,
    convert,
    faith_of,
    takes_infection,
)
from kronika.games.europa_universalis.rulers import deaths, new_ruler
from kronika.games.europa_universalis.struggles import struggle_points
from kronika.games.europa_universalis.symbols import disloyal_areas, resolve_symbol
from kronika.games.europa_universalis.terms import (
    AREA_COUNT,
    CATHOLIC,
    COUNTER_REFORMED,
    CRUSADE,
    DIVERSE,
    DNPR_TOKENS,
    NONE,
    ORTHODOX,
    PROTESTANT,
    REBELLION,
    REVOLUTIONARY,
    SYMBOLS,
    ZONE_COUNT,
)
from tests.driving import Played

from .fighting import dice, fight
from .helpers import area, province, realm
from .speaking import can, resolved
from .warring import ACTS, asked, calm
from .working import Worked

pytestmark = pytest.mark.compiled


def symbol(position: Position, name: str, who: str = "", *answers: tuple[str, str]) -> Worked:
    """A symbol of an event, for the active player or for nobody."""
    seat = position.seat(who) if who else NONE
    if who:
        position.active(who)
    duty = Duty(SYMBOL, SYMBOLS.index(name), seat)
    return Worked(position.s, {}, resolve_symbol(position.s, duty), *answers)


# 14


@pytest.mark.rule("EU-14.2.2", "EU-6.2.20", "EU-5.3.CV3")
def test_nobody_reacts_to_rebel_dice_that_are_not_rolled() -> None:
    position = calm().town("france", "milano", unrest=True).hand("france", "adm-11-1")
    position.mat("france", adm=5)
    s, france = position.s, position.seat("france")
    acts = {REBEL_DICE: rebel_dice}
    worked = Worked(s, acts, rebel_dice(s, Duty(REBEL_DICE, france, area("loire"))))
    assert not [duty for duty in worked.left if duty.act == REACTION_WINDOW]
    worked = Worked(s, acts, rebel_dice(s, Duty(REBEL_DICE, france, area("lombardy"))))
    assert [duty.act for duty in worked.left] == [REACTION_WINDOW]


@pytest.mark.rule("EU-14.2.5", "EU-14.2.6", "EU-14.2.8")
def test_mercenaries_and_allied_units_fall_before_a_province_does() -> None:
    position = calm().town("france", "milano", "parma", unrest=True)
    position.army("france", 1, "lombardy", category="mercenary", infantry=1)
    s, france = position.s, position.seat("france")
    face = s.content.tables.rebel_die.index(REBELLION)
    s.dice = s.dice.loaded([face, face])
    acts = {REBEL_DICE: rebel_dice}
    Worked(
        s, acts, rebel_dice(s, Duty(REBEL_DICE, france, NONE, NONE, 0)), ("france", "give-up parma")
    )
    assert all_deployed(s, france) == 0
    assert s.town[province("parma")] == NONE
    assert s.town[province("milano")] == france
    assert s.cb[s.owner[province("parma")]] >> france & 1


@pytest.mark.rule("EU-14.3.19", "EU-14.1.5", "EU-14.3.21", "EU-4.3.C7")
def test_unrest_below_a_rebel_town_holds_no_rebels() -> None:
    position = calm().unrest("galicia").rebel_towns("galicia").rebels("leon", 2)
    s = position.s
    Worked(s, {REBELS_STEP: rebels_step}, rebels_step(s, Duty(REBELS_STEP, MUSTER_REBELS)))
    assert s.rebels[area("leon")] == 1


@pytest.mark.rule("EU-14.3.8", "EU-14.3.5", "EU-14.3.6")
def test_the_poorest_chooses_only_where_strength_does_not_suffice_for_all() -> None:
    position = calm().town("france", "milano", unrest=True).town("castile", "parma", unrest=True)
    position.town("castile", "mantova", unrest=True).rebels("lombardy", 4)
    s = position.s
    worked = Worked(s, {REBELS_STEP: rebels_step}, rebels_step(s, Duty(REBELS_STEP, MUSTER_REBELS)))
    assert not asked(worked, "lose-to-rebels")
    assert s.town[province("milano")] == s.town[province("parma")] == NONE


@pytest.mark.rule("EU-CMP.11", "EU-14.3.14")
def test_a_free_territory_takes_a_token_from_elsewhere_if_all_are_in_play() -> None:
    position = calm("S16").at(1, phase="peace-and-rebels")
    s = position.dnpr("savoy", "amber", "plain", "savoie", "piemonte").s
    vacant = [p for a in s.atlas.distant_areas for p in s.atlas.area_provinces[a]]
    territory = next(p for p in vacant if s.owner[p] == NONE)
    put_town(s, position.seat("castile"), territory, True)
    s.first = position.seat("england")
    others = [p for p in s.atlas.provinces if s.dnpr[p] == NONE and p != territory]
    for each in others[: DNPR_TOKENS - 2]:
        s.dnpr[each] = s.dnpr[province("savoie")]
    worked = Worked(
        s,
        {},
        liberate(s, territory, True),
        ("england", "free-territory slate plain"),
        ("england", "take-dnpr-token piemonte"),
    )
    offered = [keys for _, keys in asked(worked, "take-dnpr-token")]
    assert "take-dnpr-token savoie" not in offered[0]
    assert s.dnpr[territory] != NONE
    assert s.dnpr[province("piemonte")] == NONE


# 15


@pytest.mark.rule("EU-15.0.13", "EU-15.0.11")
def test_a_revolutionary_realm_above_diverse_faiths_keeps_its_religion() -> None:
    position = Position("S17").state_religion("france", "revolutionary")
    s, france = position.s, position.seat("france")
    home = s.atlas.province_area[s.capital[realm("france")]]
    convert(s, home, DIVERSE)
    convert(s, home, REVOLUTIONARY)
    research(s, france, IDEAS.ids.index("elective-monarchy"))
    assert faith_of(s, home) == DIVERSE
    assert s.religion[realm("france")] == REVOLUTIONARY


@pytest.mark.rule("EU-15.0.12", "EU-16.5.19", "EU-15.3.4")
def test_where_the_revolution_rules_no_other_faith_stops_an_infection() -> None:
    position = Position("S17")
    s = position.s
    where = next(a for a in s.atlas.main_areas if s.faith[a] == ORTHODOX)
    assert not takes_infection(s, where, PROTESTANT)
    convert(s, where, REVOLUTIONARY)
    assert takes_infection(s, where, PROTESTANT)
    convert(s, where, PROTESTANT)
    assert faith_of(s, where) == PROTESTANT
    assert not s.revolution[where]


@pytest.mark.rule("EU-15.0.8")
@pytest.mark.parametrize(("stability", "cost"), [(-3, 2), (-2, 3), (-1, 3), (0, 4), (1, 6), (2, 7)])
def test_only_two_steps_are_cheaper_for_the_orthodox(stability: int, cost: int) -> None:
    position = calm().state_religion("france", "orthodox").mat("france", stability=stability)
    position.s.cardinals, position.s.roma = [], NONE
    assert stability_cost(position.s, position.seat("france"), USUAL) == cost


@pytest.mark.rule("EU-18.7.5", "EU-18.7.4", "EU-5.1.SR1")
def test_an_emperor_is_free_where_the_empire_has_no_religion() -> None:
    position = calm("S11").emperor("austria").at(3)
    s, austria = position.s, position.seat("austria")
    s.religion[realm("austria")] = CATHOLIC
    s.hre_religion = CATHOLIC
    assert PROTESTANT not in adoptable(s, austria, USUAL)
    s.hre_religion = NONE
    assert PROTESTANT in adoptable(s, austria, USUAL)


@pytest.mark.rule("EU-5.1.SR7", "EU-15.0.6", "EU-18.7.5")
def test_a_catholic_emperor_may_reform_below_a_catholic_empire() -> None:
    position = calm("S11").emperor("austria").at(3).mat("austria", adm=3)
    s, austria = position.s, position.seat("austria")
    s.religion[realm("austria")], s.hre_religion = CATHOLIC, CATHOLIC
    s.faith = [CATHOLIC if each == COUNTER_REFORMED else each for each in s.faith]
    assert COUNTER_REFORMED not in adoptable(s, austria, USUAL)
    position.faith("counter-reformed", "central-italy")
    assert COUNTER_REFORMED in adoptable(s, austria, USUAL)
    position.mat("austria", adm=2)
    assert COUNTER_REFORMED not in adoptable(s, austria, USUAL)


@pytest.mark.rule("EU-15.3.2", "EU-5.3.CV4", "EU-15.3.3")
def test_an_area_that_shares_its_slot_is_converted_with_all_of_it_or_not() -> None:
    position = calm()
    s, france = position.mat("france", adm=5, ducats=9).s, position.seat("france")
    slot = next(
        each
        for each in s.atlas.slots
        if len(s.atlas.slot_areas[each]) > 1 and s.faith[each] != CATHOLIC
    )
    lands = [p for a in s.atlas.slot_areas[slot] for p in s.atlas.area_provinces[a]]
    for each in lands[:-1]:
        position.town("france", PROVINCES[each])
    assert not can_convert(s, france, slot)
    position.town("france", PROVINCES[lands[-1]])
    assert all(can_convert(s, france, each) for each in s.atlas.slot_areas[slot])
    Worked(s, {}, convert_area(s, france, USUAL), ("france", f"convert-area {AREAS[slot]}"))
    assert {faith_of(s, each) for each in s.atlas.slot_areas[slot]} == {CATHOLIC}
    assert sum(s.unrest[each] for each in lands) == 1


# 16


@pytest.mark.rule("EU-16.5.11", "EU-16.5.10")
def test_rebels_come_for_vassals_that_had_unrest_before_too() -> None:
    position = calm().vassal("castile", "granada", unrest=True).vassal("castile", "gibraltar")
    s = position.s
    assert disloyal_areas(s, position.seat("castile")) == [area("andalucia")]
    symbol(position, "disloyal-vassals", "france")
    tax = s.atlas.province_tax[province("granada")] + s.atlas.province_tax[province("gibraltar")]
    assert s.rebels[area("andalucia")] == tax
    assert s.unrest[province("gibraltar")]


@pytest.mark.rule("EU-16.5.11", "EU-14.1.5")
def test_vassals_below_rebels_bring_no_more_of_them() -> None:
    position = calm().vassal("castile", "granada", unrest=True).rebel_towns("granada")
    symbol(position, "disloyal-vassals", "france")
    assert position.s.rebels[area("andalucia")] == 0


@pytest.mark.rule("EU-16.5.8")
def test_of_tied_players_the_rightmost_cardinal_dies_by_itself() -> None:
    position = calm().cardinals("castile", "france", "castile", "france", "england")
    symbol(position, "cardinal-dies")
    names = [position.s.realm_of[each] for each in position.s.cardinals]
    assert names == [realm("castile"), realm("france"), realm("castile"), realm("england")]
    roma = calm().cardinals("england", "castile")
    roma.s.roma = roma.seat("castile")
    symbol(roma, "cardinal-dies")
    assert roma.s.cardinals == [roma.seat("england")], "that of Roma counts and stays"


@pytest.mark.rule("EU-16.5.9")
def test_attrition_counts_all_sorts_of_land_units_together() -> None:
    position = calm().war("france", "savoy").war("england", "scotland")
    position.army("france", 1, "loire", infantry=1, cavalry=2)
    position.army("france", 1, "loire", category="mercenary", infantry=3)
    position.army("france", 2, "seine", category="allied", infantry=2)
    position.army("england", 1, "east-anglia", infantry=3)
    s = position.s
    symbol(position, "attrition", "castile")
    assert all_deployed(s, position.seat("france")) == 6
    assert all_deployed(s, position.seat("england")) == 3


@pytest.mark.rule("EU-16.5.3", "EU-18.9.1", "EU-7.2.20")
def test_the_emperor_is_succeeded_and_elected_before_the_next_ruler_dies() -> None:
    position = calm(imperial_elections=True).emperor("austria", 3)
    position.influence("france", saxony=2)
    s, austria, france = position.s, position.seat("austria"), position.seat("france")
    s.hands = [[] for _ in range(s.count)]
    s.ruler_ill[austria] = s.ruler_ill[france] = 2
    s.agenda = []
    for seat in (france, austria):
        s.agenda.append(Duty(DEATHS, seat))
    order: list[int] = []
    acts = {DEATHS: deaths, NEW_RULER: new_ruler, ELECTION: election}
    while s.agenda:
        duty = s.agenda.pop()
        order.append(duty.act)
        if duty.act in acts:
            Played(acts[duty.act](s, duty), strict=False)
            settle(s)
    assert order[:3] == [DEATHS, NEW_RULER, ELECTION]
    assert order[3:] == [DEATHS, NEW_RULER, ELECTION], "the new Emperor's Ruler dies too"
    assert s.emperor == realm("france")


@pytest.mark.rule("EU-16.3.9", "EU-11.1.3")
def test_a_full_area_gives_way_to_an_event_but_not_one_full_of_own_cubes() -> None:
    position = calm().influence("france", lombardy=2).influence("castile", lombardy=3)
    s, france, castile = position.s, position.seat("france"), position.seat("castile")
    gain = {"gain": {"what": "influence", "n": 2, "where": {"areas": ["lombardy"]}}}
    resolved(position, "france", gain)
    mine = s.influence[france * AREA_COUNT + area("lombardy")]
    theirs = s.influence[castile * AREA_COUNT + area("lombardy")]
    assert (mine, theirs) == (4, 1)
    position.influence("castile", lombardy=0).influence("france", lombardy=5)
    assert not can(position, "france", gain)


@pytest.mark.rule("EU-16.3.10", "EU-11.2.3")
def test_an_event_takes_an_ally_away_with_as_much_influence() -> None:
    position = calm().alliance("castile", "savoy")
    s = position.s
    home = AREAS[s.atlas.province_area[s.capital[realm("savoy")]]].replace("-", "_")
    position.influence("castile", **{home: 2}).influence("france", **{home: 1})
    ally = {"gain": {"what": "alliance", "n": 1, "where": {"realm": "savoy"}}}
    assert not can(position, "france", ally)
    position.marriage("france", "savoy")
    assert can(position, "france", ally)
    resolved(position, "france", ally)
    assert s.ally[realm("savoy")] == position.seat("france")
    active = calm().alliance("castile", "savoy", active=True).influence("france", **{home: 3})
    assert not can(active.war("castile", "genoa"), "france", ally), "an Active Ally is at war"


@pytest.mark.rule("EU-16.3.14")
def test_an_event_gives_what_one_occupies_oneself_but_not_what_others_do() -> None:
    position = calm().war("france", "milan").war("castile", "milan").occupied("france", "parma")
    s, france = position.s, position.seat("france")
    town = {"gain": {"what": "town", "n": 1, "where": {"provinces": ["parma"]}}}
    assert can(position, "france", town)
    assert not can(position, "castile", town)
    towns = s.small_towns[france]
    resolved(position, "france", town)
    assert (s.town[province("parma")], s.occupant[province("parma")]) == (france, NONE)
    assert s.small_towns[france] == towns, "his Town lay there already"
    position.occupied("france", "cremona")
    vassal = {"gain": {"what": "vassal", "n": 1, "where": {"provinces": ["cremona"]}}}
    assert not can(position, "castile", vassal)
    resolved(position, "france", vassal)
    assert (s.vassal[province("cremona")], s.occupant[province("cremona")]) == (france, NONE)
    assert s.small_towns[france] == towns


@pytest.mark.rule("EU-16.3.22", "EU-16.3.5")
def test_who_loses_an_active_ally_by_an_effect_loses_its_units_but_no_stability() -> None:
    position = calm().alliance("france", "savoy", active=True, given=2).war("france", "castile")
    position.manpower("france", 5, allied=3).mat("france", stability=1)
    s, france = position.s, position.seat("france")
    resolved(
        position, "france", {"lose": {"what": "alliance", "n": 1, "where": {"realm": "savoy"}}}
    )
    assert s.ally[realm("savoy")] == NONE
    assert (s.allied[france], s.stability[france]) == (1, 1)
    assert is_enemy(s, position.seat("castile"), realm("savoy"))


@pytest.mark.rule("EU-16.3.5", "EU-9.7.19")
def test_mercenary_artillery_can_be_lost_too() -> None:
    position = calm().army("france", 1, "loire", category="mercenary", artillery=1)
    lose = {"lose": {"what": "mercenary", "n": 1}}
    assert can(position, "france", lose)
    resolved(position, "france", lose)
    assert all_deployed(position.s, position.seat("france")) == 0


# 17


@pytest.mark.rule("EU-17.4.4", "EU-5.4.FC1")
def test_claims_of_the_upcoming_struggle_are_cheaper_too() -> None:
    position = calm(power_struggles=True).mat("france", dip=1).active("france")
    s, france = position.s, position.seat("france")
    s.active_struggles = []
    number = next(
        n
        for n in range(len(STRUGGLES.ids))
        if area("lombardy") in s.content.goals.struggles[n].areas
    )
    s.struggles = []
    position.town("france", "piemonte")
    before = _claimable(position)
    s.struggles = [number]
    assert "lombardy" in _claimable(position)
    assert "lombardy" not in before
    assert can_fabricate_claims(s, france, USUAL)


def _claimable(position: Position) -> set[str]:
    s, france = position.s, position.seat("france")
    twin = s.copy()
    if not can_fabricate_claims(twin, france, USUAL):
        return set()
    worked = Worked(twin, {}, fabricate_claims(twin, france, USUAL))
    return {key.split(" ")[-1] for _, _, keys in worked.asked for key in keys}


@pytest.mark.rule("EU-17.4.7", "EU-17.4.9", "EU-OPC10")
def test_rebels_and_nobody_leave_a_player_alone_in_a_battleground() -> None:
    position = calm(power_struggles=True)
    s, france = position.s, position.seat("france")
    number = next(
        n
        for n in range(len(STRUGGLES.ids))
        if area("lombardy") in s.content.goals.struggles[n].areas
    )
    before = struggle_points(s, number, france)
    position.vassal("france", "parma")
    assert struggle_points(s, number, france) == before + 2, "half a point rounded up, and alone"
    position.town("castile", "mantova")
    assert struggle_points(s, number, france) == before + 1
    rebel(s, province("mantova"))
    assert struggle_points(s, number, france) == before + 1, "his Town still lies there"


# 18


@pytest.mark.rule("EU-18.6.1", "EU-18.3.1")
def test_only_what_lies_inside_the_border_decides_whether_an_area_leaves() -> None:
    position = calm().emperor("austria", 3)
    s = position.s
    settle(s)
    where = area("wielkopolska")
    assert is_hre_area(s, where)
    assert len(s.atlas.area_hre[where]) < len(s.atlas.area_provinces[where])
    authority = s.authority
    position.town("france", "silesia")
    settle_empire(s)
    assert s.not_hre[where]
    assert s.authority == authority - 1
    position.vassal("austria", "silesia")
    settle_empire(s)
    assert not s.not_hre[where]
    assert s.authority == authority


@pytest.mark.rule("EU-18.9.4", "EU-18.9.3")
def test_vassals_of_who_cannot_be_emperor_vote_by_influence() -> None:
    position = calm(imperial_elections=True).emperor("austria", 3)
    s = position.s
    where = area("saxony")
    for each in s.atlas.area_provinces[where]:
        position.vassal("france", PROVINCES[each])
    settle(s)
    position.influence("castile", saxony=1)
    assert voted_for(s, where) == [position.seat("france")]
    position.state_religion("france", "protestant")
    assert voted_for(s, where) == [position.seat("castile")]


@pytest.mark.rule("EU-18.9.8", "EU-DV.9")
def test_an_active_ally_at_war_with_a_member_is_a_target_of_the_new_emperor() -> None:
    position = calm(imperial_elections=True).emperor("austria", 3)
    position.influence("castile", saxony=2).war("england", "saxony")
    position.alliance("england", "scotland", active=True)
    s = position.s
    worked = Worked(s, ACTS, ACTS[ELECTION](s, Duty(ELECTION, 0)))
    assert s.emperor == realm("castile")
    offered = [keys for _, keys in asked(worked, "elected-cb")]
    assert offered == [["elected-cb england", "elected-cb scotland", "elected-no-cb"]]


@pytest.mark.rule("EU-18.8.3", "EU-OPC19")
def test_an_npr_emperor_helps_in_areas_of_the_empire_only() -> None:
    position = calm("S14").emperor("bohemia", 2)
    s = position.s
    outside = next(
        s.atlas.province_area[p]
        for p in s.atlas.provinces
        if not s.atlas.area_hre[s.atlas.province_area[p]]
    )
    assert imperial_help(s, outside, realm("france")) == 0
    assert imperial_help(s, area("saxony"), realm("france")) == 6
    s.not_hre[area("saxony")] = True
    assert imperial_help(s, area("saxony"), realm("france")) == 0


@pytest.mark.rule("EU-18.2.3", "EU-18.2.7")
def test_imperial_cubes_need_an_owned_province_not_an_occupied_one() -> None:
    position = calm().emperor("austria", 3)
    s = position.s
    for each in s.atlas.area_provinces[area("brandenburg")]:
        position.occupied("france", PROVINCES[each])
    assert not takes_imperial_influence(s, area("brandenburg"))
    position.nobodys("berlin")
    s.occupant[province("berlin")] = NONE
    assert takes_imperial_influence(s, area("brandenburg"))


# 19


@pytest.mark.rule("EU-19.3.2", "EU-18.2.4")
def test_an_excommunicated_emperor_may_give_imperial_cubes() -> None:
    position = calm().cardinals("france", "france").mat("france", dip=3).active("france")
    position.emperor("austria", 3).imperial(saxony=2).influence("austria", lombardy=3)
    s, austria = position.s, position.seat("austria")
    Worked(
        s,
        ACTS,
        papal_action(s, position.seat("france"), USUAL),
        ("france", "excommunicate austria"),
        ("austria", "discard-imperial saxony"),
        ("austria", "discard-imperial saxony"),
        ("austria", "discard-influence lombardy"),
        ("austria", "discard-influence lombardy"),
    )
    assert s.imperial[area("saxony")] == 0
    assert s.influence[austria * AREA_COUNT + area("lombardy")] == 1


@pytest.mark.rule("EU-19.1.4", "EU-2.2.4")
def test_the_cardinal_of_roma_is_a_cube_that_is_found() -> None:
    position = calm().mat("france", adm=10, dip=10, mil=8).influence("france", lombardy=2)
    s, france = position.s, position.seat("france")
    s.cardinals, s.roma = [], NONE
    s.memory.changed_focus = 0
    assert cubes_left(s, france) == 0
    position.alliance("france", "papal-states")
    settle(s)
    assert s.roma == france
    reclaims = [duty for duty in s.agenda if duty.act == RECLAIM_CUBES and duty.a == france]
    assert len(reclaims) == 1
    assert cubes_used(s, france) == 31


@pytest.mark.rule("EU-19.3.6", "EU-19.3.7")
def test_a_fleet_is_no_unit_in_the_area_of_a_crusade() -> None:
    position = calm().cardinals("france", "france").mat("castile", prestige=0)
    s, castile = position.s, position.seat("castile")
    s.papal_token, s.papal_target = CRUSADE, area("andalucia")
    s.committed = 1 << castile
    position.town("castile", "granada", "gibraltar")
    position.ships("castile", "western-mediterranean", 2)
    score_crusade(s)
    assert s.prestige[castile] == -2
    position.infantry("castile", "andalucia", 1)
    score_crusade(s)
    assert s.prestige[castile] == 0


@pytest.mark.rule("EU-19.1.5", "EU-19.2.1")
def test_who_occupies_roma_may_be_controller_by_it_alone() -> None:
    position = calm().cardinals("castile", "france", "france").war("france", "papal-states")
    position.occupied("france", "roma")
    s = position.s
    settle_curia(s)
    assert s.cardinals == [position.seat("castile")]
    assert s.roma == position.seat("france")
    assert papal_controller(s) == position.seat("france"), "one each: Roma is leftmost"


# Retreats at sea


@pytest.mark.rule("EU-9.9.16", "EU-9.9.17", "EU-9.5.26")
def test_a_fleet_fills_a_large_port_if_the_single_ship_is_the_one_lost() -> None:
    position = calm().war("france", "england").active("france")
    position.fleet("england", "english-channel", light=5).ships("england", "english-channel", 1)
    position.ships("france", "english-channel", 3)
    dice(position, "artillery ---", "artillery ---")
    worked = fight(
        position,
        "france",
        ["sea:english-channel"],
        ("france", "fight-on"),
        ("england", "retreat-to-port london"),
    )
    s, england = position.s, position.seat("england")
    assert s.fleet_at[england] == ZONE_COUNT + province("london")
    assert fleet_size(s, england) == 5
    assert ships_in_port(s, england, province("london")) == 5
    assert not asked(worked, "choose-ship-casualty"), "only without the single one there is room"
