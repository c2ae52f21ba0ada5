"""Chapters 9.0, 9.1 and 9.11: friends and enemies, reasons for war, and whom nobody may attack."""

import pytest

from kronika.games.europa_universalis.casus_belli import (
    CB_CONQUEST,
    CB_CRUSADE,
    CB_DISPUTED,
    CB_EXCOMMUNICATION,
    CB_GENERAL,
    CB_HOLY_WAR,
    CB_LIBERATION,
    can_attack,
    crusade_targets,
    is_target,
    may_attack_by_event,
    reasons,
    targets_of,
)
from kronika.games.europa_universalis.effects import modifiers, selectors, things, verbs
from kronika.games.europa_universalis.effects.nodes import EVERYBODY, Modifier, Selector
from kronika.games.europa_universalis.land import areas_of, owned_lands
from kronika.games.europa_universalis.phase_three import begin_phase_three, phase_three_step
from kronika.games.europa_universalis.places import PROVINCES
from kronika.games.europa_universalis.position import Position
from kronika.games.europa_universalis.relations import (
    adjacent_in_war,
    foes,
    hostile_to,
    is_blocked,
    is_enemy,
    is_friendly_area,
    is_friendly_province,
    is_friendly_realm,
    is_hostile_area,
    is_hostile_province,
    is_hostile_zone,
    open_war,
    realms_adjacent,
    remember,
    wars_of,
)
from kronika.games.europa_universalis.state import Table
from kronika.games.europa_universalis.terms import CRUSADE, EXCOMMUNICATED, NONE
from tests.europa_universalis.helpers import area, province, realm, zone
from tests.europa_universalis.warring import calm
from tests.europa_universalis.working import Worked

pytestmark = pytest.mark.compiled


# 9.0: terms


@pytest.mark.rule("EU-9.0.1", "EU-9.0.2", "EU-9.0.3")
def test_an_occupied_province_belongs_to_no_realm() -> None:
    position = calm().occupied("castile", "granada")
    s = position.s
    granada = realm("granada")
    assert province("granada") not in owned_lands(s, granada)
    assert s.owner[province("granada")] == granada
    for each in list(owned_lands(s, granada)):
        position.occupied("castile", PROVINCES[each])
    assert not areas_of(s, granada)
    assert not realms_adjacent(s, realm("castile"), granada)


@pytest.mark.rule("EU-9.0.4", "EU-OPB61", "EU-11.3.2", "EU-9.0.8", "EU-9.0.7")
def test_allies_and_their_vassals_are_friendly_until_they_are_hostile() -> None:
    position = calm().alliance("castile", "aragon").alliance("castile", "france")
    position.vassal("france", "lorraine")
    s, castile = position.s, position.seat("castile")
    assert is_friendly_realm(s, castile, realm("aragon"))
    assert is_friendly_realm(s, castile, realm("france"))
    assert is_friendly_province(s, castile, province("lorraine"))
    assert is_friendly_area(s, castile, area("aragon"))
    burgundian = calm().alliance("castile", "burgundy")
    assert is_friendly_province(burgundian.s, burgundian.seat("castile"), province("brugge"))
    neutral = calm().s
    assert not is_friendly_area(neutral, castile, area("lombardy"))
    assert not is_hostile_area(neutral, castile, area("lombardy"))
    position.war("france", "castile")
    assert not is_friendly_realm(s, castile, realm("france"))


@pytest.mark.rule("EU-9.0.5", "EU-9.0.14", "EU-9.0.15", "EU-9.0.13", "EU-11.3.32")
def test_enemies_are_pairs_with_their_vassals_and_active_allies() -> None:
    position = calm().war("castile", "france").alliance("france", "scotland", active=True)
    position.alliance("france", "savoy").vassal("france", "lorraine")
    s, castile, england = position.s, position.seat("castile"), position.seat("england")
    assert is_enemy(s, castile, realm("france"))
    assert is_enemy(s, castile, realm("scotland"))
    assert not is_enemy(s, castile, realm("savoy"))
    assert not is_enemy(s, england, realm("scotland"))
    assert is_hostile_province(s, castile, province("lorraine"))
    assert hostile_to(s, realm("scotland")) == 1 << castile
    assert wars_of(s, castile) == [realm("france")]
    burgundian = calm().war("castile", "burgundy").s
    assert is_enemy(burgundian, castile, realm("flanders"))


@pytest.mark.rule("EU-9.0.5", "EU-9.0.6")
def test_rebels_and_enemy_units_make_an_area_hostile() -> None:
    position = calm().rebels("loire", 1)
    s, france = position.s, position.seat("france")
    assert is_hostile_area(s, france, area("loire"))
    position.infantry("england", "languedoc", 1)
    assert not is_hostile_area(s, france, area("languedoc"))
    position.war("england", "france")
    assert is_hostile_area(s, france, area("languedoc"))
    assert not is_friendly_area(s, france, area("languedoc"))


@pytest.mark.rule("EU-9.0.9", "EU-9.0.10", "EU-9.0.17", "EU-OPB04", "EU-TB34")
def test_a_port_of_an_npr_makes_a_zone_hostile_until_ships_were_there_before_the_turn() -> None:
    position = calm().war("austria", "venice")
    s, austria = position.s, position.seat("austria")
    adriatic = zone("adriatic-sea")
    remember(s)
    assert is_hostile_zone(s, austria, adriatic)
    position.ships("austria", "adriatic-sea", free=1)
    assert is_hostile_zone(s, austria, adriatic)
    remember(s)
    assert is_blocked(s, realm("venice"), adriatic)
    assert not is_hostile_zone(s, austria, adriatic)
    position.war("france", "austria").ships("france", "adriatic-sea", free=1)
    assert is_hostile_zone(s, austria, adriatic)


@pytest.mark.rule("EU-9.0.16")
def test_no_war_between_nprs_is_tracked() -> None:
    s = calm().s
    open_war(s, realm("venice"), realm("genoa"))
    assert not any(s.enemies)


@pytest.mark.rule("EU-9.0.21", "EU-OPB63", "EU-9.0.12")
def test_vassals_of_nprs_count_for_adjacency_in_war_only() -> None:
    position = calm()
    s = position.s
    assert realms_adjacent(s, realm("castile"), realm("granada"))
    assert realms_adjacent(s, realm("granada"), realm("castile"))
    assert not realms_adjacent(s, realm("castile"), realm("bohemia"))
    flanders = realm("flanders")
    assert s.overlord[flanders] == realm("burgundy")
    for near in (each for each in range(158) if s.lands[each] and s.overlord[each] == NONE):
        if realms_adjacent(s, flanders, near):
            assert adjacent_in_war(s, realm("burgundy"), near)
    england, burgundy = realm("england"), realm("burgundy")
    assert adjacent_in_war(s, burgundy, england)
    # A player's Vassals do not count.
    position.vassal("ottomans", "granada", "gibraltar")
    assert not adjacent_in_war(s, realm("ottomans"), realm("castile"))


@pytest.mark.rule("EU-9.0.22")
def test_an_active_ally_has_no_pair_of_its_own_with_an_enemy_of_its_player() -> None:
    position = calm().war("castile", "aragon").alliance("france", "aragon", active=True)
    s, castile = position.s, position.seat("castile")
    assert s.enemies[realm("aragon")] == 1 << castile, "a separate war stays"
    position.war("castile", "france")
    assert s.enemies[realm("aragon")] == 0
    assert is_enemy(s, castile, realm("aragon"))
    assert foes(s, castile) == 1 << position.seat("france")


# 9.11: reasons


def of(position: Position, one: str, other: str) -> list[int]:
    return reasons(position.s, position.seat(one), realm(other))


@pytest.mark.rule("EU-9.11.1", "EU-9.11.2", "EU-5.4.FC2", "EU-11.4.15", "EU-11.0.3")
def test_a_claim_is_a_reason_against_owners_controllers_and_overlords() -> None:
    position = calm().claim("france", "lombardy")
    assert of(position, "france", "milan") == [CB_CONQUEST]
    assert of(position, "france", "venice") == [CB_CONQUEST]
    assert not of(position, "france", "florence")
    assert not of(position, "castile", "milan")
    position.occupied("castile", "milano")
    assert of(position, "france", "castile") == [CB_CONQUEST]
    assert of(position, "france", "milan") == [CB_CONQUEST]
    position.core("france", "central-italy")
    assert of(position, "france", "florence") == [CB_CONQUEST]
    vassals = calm().claim("france", "bohemia").vassal("austria", "praha")
    assert of(vassals, "france", "austria") == [CB_CONQUEST]
    npr = calm().claim("france", "flanders-wallonia")
    assert of(npr, "france", "burgundy") == [CB_CONQUEST]


@pytest.mark.rule("EU-9.11.4")
def test_a_cb_token_is_a_reason() -> None:
    position = calm().cb("france", "milan")
    assert of(position, "france", "milan") == [CB_GENERAL]
    assert not of(position, "castile", "milan")


@pytest.mark.rule("EU-9.11.5", "EU-4.3.A2")
def test_cb_tokens_leave_in_phase_3_and_unused_ones_cost_prestige() -> None:
    position = calm().cb("france", "milan").cb("france", "castile").war("france", "castile")
    s, france = position.s, position.seat("france")
    begin_phase_three(s)
    duty = s.agenda.pop()
    Worked(s, {}, phase_three_step(s, duty))
    assert not any(s.cb)
    assert s.prestige[france] == -2


@pytest.mark.rule("EU-9.11.7")
def test_a_disputed_succession_is_everybodys_reason_and_against_who_is_at_war_there() -> None:
    position = calm().marriage("france", "savoy", disputed=True)
    assert of(position, "castile", "savoy") == [CB_DISPUTED]
    assert of(position, "france", "savoy") == [CB_DISPUTED]
    assert not of(position, "castile", "england")
    position.war("england", "savoy")
    assert of(position, "castile", "england") == [CB_DISPUTED]


@pytest.mark.rule("EU-9.11.8")
def test_catholics_may_fight_who_is_excommunicated() -> None:
    position = calm()
    position.s.papal_token, position.s.papal_target = EXCOMMUNICATED, realm("france")
    assert of(position, "castile", "france") == [CB_EXCOMMUNICATION]
    assert not of(position, "ottomans", "france")
    assert not of(position, "castile", "england")


@pytest.mark.rule("EU-9.11.9")
def test_holy_war_is_for_neighbours_of_another_faith() -> None:
    position = calm().ideas("castile", "deus-vult")
    assert CB_HOLY_WAR in of(position, "castile", "granada")
    assert not of(position, "castile", "portugal")
    assert not of(position, "castile", "ottomans"), "not adjacent"
    position.state_religion("portugal", "protestant")
    assert not of(position, "castile", "portugal"), "Christians"
    muslims = calm().ideas("ottomans", "deus-vult")
    assert CB_HOLY_WAR in of(muslims, "ottomans", "byzantium")
    muslims.state_religion("byzantium", "islam")
    assert not of(muslims, "ottomans", "byzantium")


@pytest.mark.rule("EU-9.11.9", "EU-19.3.5")
def test_a_crusade_is_every_catholics_reason_against_muslims_there() -> None:
    position = calm()
    s = position.s
    s.papal_token, s.papal_target = CRUSADE, area("andalucia")
    assert crusade_targets(s, area("andalucia")) == [realm("granada")]
    assert of(position, "france", "granada") == [CB_CRUSADE]
    assert not of(position, "ottomans", "granada")
    assert not of(position, "france", "ottomans")
    position.state_religion("france", "protestant")
    assert not of(position, "france", "granada")


@pytest.mark.rule("EU-9.11.10", "EU-18.3.8")
def test_the_emperor_may_always_liberate_the_empire() -> None:
    position = calm()
    assert of(position, "austria", "venice") == [CB_LIBERATION]
    assert not of(position, "france", "venice")
    assert not of(position, "austria", "milan")


# 9.1: restrictions


def may(position: Position, one: str, other: str) -> bool:
    return can_attack(position.s, position.seat(one), realm(other))


@pytest.mark.rule("EU-9.1.4", "EU-9.1.3")
def test_targets_are_independent_realms_that_are_no_enemies_yet() -> None:
    position = calm().vassal("france", "lorraine").war("france", "milan")
    position.war("france", "castile").alliance("castile", "aragon", active=True)
    s, france = position.s, position.seat("france")
    for name in ("lorraine", "flanders", "milan", "castile", "aragon", "france"):
        assert not is_target(s, france, realm(name)), name
    assert may(position, "france", "burgundy")
    assert may(position, "france", "england")
    found = targets_of(s, france)
    assert found == sorted(found)
    assert realm("burgundy") in found


@pytest.mark.rule("EU-9.1.5", "EU-11.3.3", "EU-5.5.DW2")
def test_a_nobody_attacks_an_ally() -> None:
    position = calm().alliance("france", "milan").alliance("france", "castile")
    assert not may(position, "france", "milan")
    assert not may(position, "france", "castile")
    assert may(position, "castile", "milan")


@pytest.mark.rule("EU-9.1.6", "EU-9.1.15", "EU-TB04", "EU-10.4.4")
def test_b_a_truce_holds_unless_there_is_a_cb_token() -> None:
    position = calm().truce("france", "castile")
    assert not may(position, "france", "castile")
    assert not may(position, "castile", "france")
    position.cb("france", "castile")
    assert may(position, "france", "castile")
    assert not may(position, "castile", "france")


@pytest.mark.rule("EU-9.1.7", "EU-9.1.8", "EU-TB02")
def test_c_d_who_has_passed_is_safe_and_so_are_his_npr_allies() -> None:
    position = calm().alliance("castile", "aragon")
    position.s.passed[position.seat("castile")] = 1
    assert not may(position, "france", "castile")
    assert not may(position, "france", "aragon")
    assert may(position, "france", "milan")


@pytest.mark.rule("EU-9.1.8", "EU-9.1.15", "EU-TB36")
def test_d_a_truce_covers_npr_allies_whatever_cb_token_there_is() -> None:
    position = calm().alliance("castile", "aragon").truce("france", "castile")
    position.cb("france", "castile")
    assert may(position, "france", "castile")
    assert not may(position, "france", "aragon")


@pytest.mark.rule("EU-9.1.9")
def test_e_members_are_behind_an_emperor_who_may_not_be_attacked() -> None:
    position = calm()
    assert may(position, "france", "saxony")
    position.truce("france", "austria")
    assert not may(position, "france", "saxony")
    assert may(position, "france", "venice")
    assert may(position, "castile", "saxony")
    position.cb("france", "austria")
    assert not may(position, "france", "saxony")
    position.war("austria", "saxony")
    assert may(position, "france", "saxony"), "not at peace with the Emperor"
    passed = calm()
    passed.s.passed[passed.seat("austria")] = 1
    assert not may(passed, "france", "saxony")
    allied = calm().alliance("france", "austria")
    assert not may(allied, "france", "saxony")
    own = calm()
    assert may(own, "austria", "saxony")
    npr = calm("S07").alliance("france", "austria")
    assert not may(npr, "france", "saxony")


@pytest.mark.rule("EU-9.1.10", "EU-OPB05")
def test_f_a_distant_realm_needs_a_reason() -> None:
    position = calm("S17")
    s = position.s
    distant = [r for r in range(158) if s.lands[r] and s.atlas.is_distant(s.capital[r])]
    target = next(r for r in distant if s.overlord[r] == NONE)
    castile = position.seat("castile")
    assert not can_attack(s, castile, target)
    s.claims[areas_of(s, target)[0]] |= 1 << castile
    assert can_attack(s, castile, target)


@pytest.mark.rule("EU-9.1.11", "EU-9.1.12", "EU-TB03")
def test_g_no_war_in_an_interregnum_but_for_a_disputed_succession() -> None:
    position = calm().alliance("france", "savoy")
    s, france = position.s, position.seat("france")
    s.ruler[france] = s.crowned[france] = NONE
    assert not may(position, "france", "milan")
    position.marriage("france", "savoy")
    assert not may(position, "france", "savoy")
    position.marriage("france", "savoy", disputed=True)
    assert may(position, "france", "savoy")
    assert not may(position, "france", "milan")


@pytest.mark.rule("EU-9.1.12")
def test_the_disputed_succession_of_another_lifts_nothing() -> None:
    position = calm().alliance("france", "savoy").marriage("castile", "savoy", disputed=True)
    assert not may(position, "france", "savoy")
    truce = calm().truce("france", "savoy").marriage("france", "savoy", disputed=True)
    assert not may(truce, "france", "savoy"), "a Truce stays"


@pytest.mark.rule("EU-SCN.1")
def test_a_scenario_may_forbid_wars() -> None:
    position = calm("S04")
    s, castile = position.s, position.seat("castile")
    assert not can_attack(s, castile, realm("portugal"))
    s.ally[realm("aragon")] = position.seat("portugal")
    assert not can_attack(s, castile, realm("aragon"))
    assert can_attack(s, castile, realm("granada"))
    s.age = 1
    assert can_attack(s, castile, realm("portugal"))


def _peace_of(s: Table, areas: list[int]) -> None:
    modifier = Modifier(modifiers.IMMUNE, EVERYBODY)
    modifier.immunity = things.TO_WAR
    modifier.where = Selector(selectors.AREAS)
    modifier.where.ids = areas
    s.modifiers.append((verbs.THIS_ROUND, NONE, modifier))


@pytest.mark.rule("EU-16.3.25")
def test_an_event_may_forbid_wars_on_realms_whose_capital_lies_there() -> None:
    position = calm()
    _peace_of(position.s, [area("lombardy")])
    assert not may(position, "france", "milan")
    assert may(position, "france", "florence")


# EU-9.1.14 and EU-16.3: wars by events


def by_event(position: Position, one: str, other: str) -> bool:
    return may_attack_by_event(position.s, realm(one), realm(other))


@pytest.mark.rule("EU-9.1.14", "EU-16.3.25")
def test_a_war_by_event_obeys_the_restrictions() -> None:
    position = calm().alliance("france", "milan").truce("france", "castile")
    assert not by_event(position, "france", "milan")
    assert not by_event(position, "france", "castile")
    assert by_event(position, "france", "burgundy")
    assert not by_event(position, "france", "flanders"), "a Vassal"
    assert not by_event(position, "venice", "genoa"), "two NPRs"
    position.war("france", "england")
    assert not by_event(position, "france", "england")


@pytest.mark.rule("EU-9.1.16", "EU-16.3.26")
def test_who_has_passed_declares_no_war_by_event() -> None:
    position = calm()
    position.s.passed[position.seat("france")] = 1
    assert not by_event(position, "france", "milan")
    assert not by_event(position, "venice", "france")
    assert by_event(position, "venice", "austria")


@pytest.mark.rule("EU-16.3.27", "EU-9.1.14")
def test_an_npr_attacks_no_ally_and_nobody_with_a_truce() -> None:
    position = calm().alliance("austria", "hungary")
    assert not by_event(position, "hungary", "austria")
    assert by_event(calm(), "hungary", "austria")
    assert not by_event(calm().truce("austria", "hungary"), "hungary", "austria")
    assert not by_event(calm().war("austria", "hungary"), "hungary", "austria")
    subject = calm("S13").truce("austria", "denmark")
    assert not by_event(subject, "denmark", "brandenburg"), "behind the Emperor"
    assert by_event(calm("S13"), "denmark", "brandenburg")
