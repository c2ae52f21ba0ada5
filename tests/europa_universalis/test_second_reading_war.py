"""Chapters 9 and 10, read a second time: positions that players would argue about."""

import pytest

from kronika.games.europa_universalis.agenda import BATTLES
from kronika.games.europa_universalis.battle_sides import sides_of
from kronika.games.europa_universalis.battle_state import ATTACK, DEFEND
from kronika.games.europa_universalis.bridges import crossable
from kronika.games.europa_universalis.capacity import military_capacity, naval_capacity
from kronika.games.europa_universalis.casus_belli import CB_DISPUTED, can_attack, is_target, reasons
from kronika.games.europa_universalis.forces import counts_in, fleet_ship, ships_at_sea, units_in
from kronika.games.europa_universalis.land import realm_owns
from kronika.games.europa_universalis.manner import USUAL
from kronika.games.europa_universalis.places import PROVINCES
from kronika.games.europa_universalis.position import Position
from kronika.games.europa_universalis.relations import is_enemy
from kronika.games.europa_universalis.sieges import can_siege
from kronika.games.europa_universalis.terms import (
    AREA_COUNT,
    ARMIES,
    CATHOLIC,
    FREELY,
    GALLEYS,
    HEAVY,
    ISLAM,
    MIL,
    NONE,
)
from kronika.games.europa_universalis.victory import has_partial_victory, has_total_victory

from .fighting import Prepared, asked_of, dice, fight
from .helpers import area, area_names, province, realm, zone
from .test_marching import moved, ways, where
from .test_peace import (
    board,
    ducats,
    has_truce,
    is_at_war,
    make_peace,
    occupy_all,
    offered,
    prestige,
)
from .test_sieges import besieged
from .warring import asked, calm, declared
from .working import Worked

pytestmark = pytest.mark.compiled


def power(position: Position, who: str) -> int:
    return position.s.power[position.seat(who) * 3 + MIL]


def stability(position: Position, who: str) -> int:
    return position.s.stability[position.seat(who)]


def units(position: Position, who: str, place: str) -> int:
    return units_in(position.s, position.seat(who), area(place))


def may_attack(position: Position, who: str, target: str) -> bool:
    return can_attack(position.s, position.seat(who), realm(target))


def quiet(scenario: str = "S16") -> Position:
    """No relations, forces or cards in hand."""
    position = Position(scenario).no_relations().no_forces()
    for each in range(position.s.count):
        position.s.hands[each] = []
        position.s.ruler[each] = NONE
    return position


def settle(position: Position, term: str, enemy: str = "france", *more: str) -> Worked:
    """Castile ends a war in its slot of the remaining wars."""
    answers = (f"settle-with {enemy}", f"enforce {term} {enemy}", *more)
    return make_peace(position, *[("castile", answer) for answer in answers])


# Declarations of war


@pytest.mark.rule("EU-9.11.2", "EU-9.1.4", "EU-9.1.17")
def test_a_claim_on_a_vassals_land_is_a_reason_against_its_overlord() -> None:
    position = calm().vassal("france", "navarra").claim("castile", "aragon")
    assert not is_target(position.s, position.seat("castile"), realm("navarra"))
    declared(position, "castile", "france", ("castile", "use-casus-belli conquest"))
    assert stability(position, "castile") == 0
    assert power(position, "castile") == 4


@pytest.mark.rule("EU-9.1.17", "EU-9.1.18", "EU-9.11.7")
@pytest.mark.parametrize(
    ("reason", "lost"),
    [
        ("use-casus-belli conquest", 1),
        ("use-casus-belli disputed-succession", 0),
        ("no-casus-belli", 3),
    ],
)
def test_the_marriage_is_forgiven_only_where_the_succession_is_the_reason(
    reason: str, lost: int
) -> None:
    position = calm().marriage("castile", "aragon").marriage("france", "aragon", disputed=True)
    position.claim("castile", "aragon")
    declared(position, "castile", "aragon", ("castile", reason))
    assert stability(position, "castile") == -lost


@pytest.mark.rule("EU-9.1.12", "EU-9.1.6", "EU-9.1.7", "EU-9.1.5", "EU-9.1.11")
def test_an_own_disputed_succession_lifts_alliance_and_interregnum_but_no_truce() -> None:
    position = calm().marriage("castile", "aragon", disputed=True).alliance("castile", "aragon")
    position.s.ruler[position.seat("castile")] = NONE
    assert may_attack(position, "castile", "aragon")
    position.truce("castile", "aragon")
    assert not may_attack(position, "castile", "aragon")
    passed = calm().marriage("castile", "france", disputed=True)
    passed.s.passed[passed.seat("france")] = 1
    assert not may_attack(passed, "castile", "france")


@pytest.mark.rule("EU-9.11.7", "EU-9.1.12")
def test_a_disputed_succession_is_a_reason_against_players_at_war_there_but_lifts_nothing() -> None:
    position = calm().marriage("england", "aragon", disputed=True).war("france", "aragon")
    s, castile = position.s, position.seat("castile")
    assert reasons(s, castile, realm("france")) == [CB_DISPUTED]
    assert reasons(s, castile, realm("milan")) == []
    position.alliance("castile", "france")
    assert not may_attack(position, "castile", "france")


@pytest.mark.rule("EU-9.1.4", "EU-9.0.14")
def test_an_active_ally_of_an_enemy_is_no_target_but_an_ally_at_rest_is_one() -> None:
    position = calm().war("castile", "france").alliance("france", "aragon", active=True)
    assert is_enemy(position.s, position.seat("castile"), realm("aragon"))
    assert not may_attack(position, "castile", "aragon")
    position = calm().war("castile", "france").alliance("france", "aragon")
    assert may_attack(position, "castile", "aragon")


@pytest.mark.rule("EU-9.1.22", "EU-9.1.25")
def test_units_of_an_ally_who_joins_bring_a_battle_about_and_cost_the_free_action() -> None:
    position = calm(forces=False).alliance("castile", "england").claim("castile", "aragon")
    position.infantry("england", "aragon", 2)
    worked = declared(
        position,
        "castile",
        "aragon",
        ("castile", "use-casus-belli conquest"),
        ("castile", "call-to-arms england"),
        ("england", "accept-call"),
    )
    assert (False, area("aragon"), realm("england")) in position.s.pending
    assert BATTLES in [duty.act for duty in worked.left]
    assert not asked(worked, "free-action")


@pytest.mark.rule("EU-9.1.25")
def test_units_beside_a_new_enemys_units_in_anybodys_area_fight() -> None:
    position = calm().infantry("castile", "portugal", 1).infantry("france", "portugal", 1)
    declared(position, "castile", "france")
    assert position.s.pending == [(False, area("portugal"), realm("castile"))]


@pytest.mark.rule("EU-9.1.34")
def test_all_influence_with_a_target_goes_also_where_others_own_most() -> None:
    position = calm().influence("castile", aragon=2, lombardy=1, portugal=1)
    declared(position, "castile", "navarra")
    s, castile = position.s, position.seat("castile")
    left = [s.influence[castile * AREA_COUNT + area(n)] for n in ("aragon", "lombardy", "portugal")]
    assert left == [0, 1, 1]


@pytest.mark.rule("EU-9.1.3", "EU-9.1.17", "EU-9.1.33")
def test_one_power_for_several_targets_and_each_is_judged_alone() -> None:
    position = calm().claim("castile", "aragon")
    declared(
        position,
        "castile",
        "aragon",
        ("castile", "use-casus-belli conquest"),
        ("castile", "declare-war-on france"),
        ("castile", "targets-done"),
    )
    assert power(position, "castile") == 4
    assert stability(position, "castile") == -2
    assert power(position, "france") == 6


# Capacity


@pytest.mark.rule("EU-9.2.4", "EU-9.2.5", "EU-9.2.10")
def test_enemies_in_the_next_area_take_its_provinces_away_but_leave_its_ports() -> None:
    position = quiet("S07").war("castile", "france")
    s, france = position.s, realm("france")
    before = military_capacity(s, france, area("loire"))
    at_sea = naval_capacity(s, france, zone("bay-of-biscay"))
    position.infantry("castile", "aquitaine", 1)
    # Armagnac, Poitou and Saintonge help only in Aquitaine itself now.
    assert military_capacity(s, france, area("loire")) == before - 3
    assert naval_capacity(s, france, zone("bay-of-biscay")) == at_sea
    position.occupied("castile", "saintonge")
    assert naval_capacity(s, france, zone("bay-of-biscay")) == at_sea - 1


# Movement


@pytest.mark.rule("EU-9.5.8", "EU-9.0.6", "EU-9.5.6")
def test_rebels_make_mountains_of_the_own_realm_costly() -> None:
    position = quiet("S07").army("castile", 1, "castile", infantry=4).mat("castile", mil=2)
    position.rebels("andalucia", 1).active("castile")
    moved(position, "castile", "move-army army-1", "march-to andalucia freely 1")
    assert power(position, "castile") == 0
    assert position.s.pending == [(False, area("andalucia"), realm("castile"))]


@pytest.mark.rule("EU-9.5.8", "EU-9.5.10")
def test_mountains_before_a_neutral_area_cost_power_besides_the_access() -> None:
    position = quiet("S07").no_influence().army("france", 1, "languedoc", infantry=4)
    position.mat("france", mil=2, ducats=5).war("france", "granada").active("france")
    moved(position, "france", "move-army army-1", "march-to aragon for-ducats 1")
    assert (power(position, "france"), position.s.ducats[position.seat("france")]) == (0, 2)
    assert where(position, "france") == "aragon"


@pytest.mark.rule("EU-9.5.5", "EU-9.5.6")
def test_leaving_a_hostile_area_does_not_end_a_movement() -> None:
    position = quiet("S07").army("castile", 1, "andalucia", infantry=1).mat("castile", mil=1)
    position.war("castile", "granada").active("castile")
    moved(
        *(position, "castile", "move-army army-1", "march-to leon freely 0"),
        *("march-to castile freely 0", "halt"),
    )
    assert where(position, "castile") == "castile"


@pytest.mark.rule("EU-9.5.9", "EU-9.0.6", "EU-9.5.10")
def test_enemy_units_open_an_area_and_a_claim_closes_only_neutral_ones() -> None:
    position = quiet("S07").mat("castile", ducats=0, interest=9).war("castile", "france")
    position.no_influence().active("castile")
    assert ways(position, "castile", "portugal") == []
    position.infantry("france", "portugal", 1).claim("castile", "portugal", "loire")
    assert ways(position, "castile", "portugal") == [FREELY]
    assert ways(position, "castile", "loire") == [FREELY]


@pytest.mark.rule("EU-9.5.32", "EU-9.5.30")
def test_enemy_ships_beside_own_ones_close_the_way_on_with_ships_of_an_ally() -> None:
    position = quiet("S07").alliance("france", "castile").war("france", "england")
    position.ships("france", "bay-of-biscay", 1).ships("castile", "central-atlantic", 1)
    s, france = position.s, position.seat("france")
    assert "portugal" in area_names(crossable(s, france, area("aquitaine"), 1))
    position.ships("england", "bay-of-biscay", 1)
    reached = area_names(crossable(s, france, area("aquitaine"), 1))
    assert "portugal" not in reached
    assert "leon" in reached, "own Ships alone are a bridge"


@pytest.mark.rule("EU-9.5.36", "EU-9.5.5")
def test_a_bridge_may_be_the_second_step_and_ends_the_movement() -> None:
    position = quiet("S07").army("england", 1, "northumbria", infantry=1).mat("england", mil=2)
    position.ships("england", "english-channel", 1).active("england")
    moved(
        *(position, "england", "move-army army-1", "march-to east-anglia freely 0"),
        *("cross-to brittany-normandy freely", "halt"),
    )
    assert where(position, "england") == "brittany-normandy"
    position.army("england", 2, "east-anglia", infantry=1)
    worked = moved(
        *(position, "england", "move-army army-2", "cross-to brittany-normandy freely", "halt"),
    )
    assert [name for _, name, _ in worked.asked][-1] == "regroup-here"


# Sieges


@pytest.mark.rule("EU-9.8.2", "EU-9.10.6")
def test_units_of_all_armies_and_single_ones_besiege_together() -> None:
    position = quiet("S07").army("france", 1, "east-anglia", cavalry=1).mat("france", mil=4)
    position.army("france", 2, "east-anglia", "mercenary", cavalry=1)
    position.infantry("france", "east-anglia", 1).war("france", "england").active("france")
    besieged(
        *(position, "france", "besiege-with infantry", "besiege-with cavalry"),
        *("besiege-with cavalry", "begin-siege", "besiege london"),
    )
    assert position.s.occupant[province("london")] == position.seat("france")
    assert power(position, "france") == 4 - 1 - 2


@pytest.mark.rule("EU-9.8.1", "EU-9.8.2", "EU-9.8.3")
def test_units_of_friends_and_strangers_neither_help_nor_hinder_a_siege() -> None:
    position = quiet("S07").infantry("france", "east-anglia", 1).mat("france", mil=3)
    position.infantry("castile", "east-anglia", 3).alliance("france", "castile")
    position.war("france", "england").war("castile", "england").active("france")
    worked = besieged(position, "france", "besiege essex")
    targets = next(keys for _, name, keys in worked.asked if name == "what-is-besieged")
    assert targets == ["besiege essex", "besiege oxford"]


@pytest.mark.rule("EU-9.8.1")
def test_rebel_units_protect_even_an_enemys_province() -> None:
    position = quiet("S07").infantry("france", "east-anglia", 2).mat("france", mil=3)
    position.war("france", "england").active("france")
    seat = position.seat("france")
    assert can_siege(position.s, seat, USUAL)
    position.rebels("east-anglia", 1)
    assert not can_siege(position.s, seat, USUAL)


@pytest.mark.rule("EU-9.8.4", "EU-9.5.27")
def test_a_ship_in_port_blockades_no_island_a_fleet_at_sea_does() -> None:
    position = quiet("S07").infantry("castile", "andalucia", 1).mat("castile", mil=1)
    position.war("castile", "granada").occupied("castile", "granada").active("castile")
    seat = position.seat("castile")
    position.docked("castile", "sevilla", 1)
    assert not can_siege(position.s, seat, USUAL)
    position.fleet("castile", "central-atlantic", light=1)
    assert can_siege(position.s, seat, USUAL)


@pytest.mark.rule("EU-9.8.9", "EU-9.8.12")
def test_an_allys_province_is_won_back_for_the_ally() -> None:
    position = quiet("S07").war("england", "france").war("castile", "england")
    position.alliance("castile", "france").occupied("england", "paris")
    position.army("castile", 1, "seine", infantry=2).mat("castile", mil=2).active("castile")
    s, france = position.s, position.seat("france")
    assert s.covered_large[france] == 1
    besieged(position, "castile", "besiege-with infantry", "besiege-with infantry", "besiege paris")
    assert realm_owns(s, realm("france"), province("paris"))
    assert s.covered_large[france] == 0


@pytest.mark.rule("EU-9.8.1", "EU-9.0.5")
def test_what_a_friend_occupies_is_not_besieged() -> None:
    position = quiet("S07").war("england", "granada").war("castile", "granada")
    position.occupied("england", "granada", "gibraltar").infantry("castile", "andalucia", 2)
    position.mat("castile", mil=3).ships("castile", "central-atlantic", 1).active("castile")
    assert not can_siege(position.s, position.seat("castile"), USUAL)


# Battles


def duel(attackers: int, defenders: int) -> Position:
    """France has come from Loire into Aquitaine, where England is."""
    position = quiet().war("france", "england").active("france")
    if attackers:
        position.army("france", 1, "aquitaine", infantry=attackers)
    position.army("england", 1, "aquitaine", infantry=defenders)
    position.s.memory.came_from[position.seat("france") * ARMIES] = area("loire")
    return position


@pytest.mark.rule("EU-9.7.18", "EU-9.7.19")
def test_without_mercenaries_regular_and_allied_units_fall_in_turns() -> None:
    position = duel(4, 5).army("france", 1, "aquitaine", "allied", infantry=3)
    exhausted = position.s.exhausted[position.seat("france")]
    dice(position, "infantry ---", "infantry fff")
    fight(position, "france", ["aquitaine"], ("france", "fall-back"))
    # Regular, Allied, Regular; the retreat goes on with an Allied one.
    counts = counts_in(position.s, position.seat("france"), area("loire"))
    assert (counts[0], counts[6]) == (2, 1)
    assert position.s.exhausted[position.seat("france")] == exhausted + 2


@pytest.mark.rule("EU-9.7.28", "EU-9.6.9")
def test_where_nobody_is_left_nobody_has_won() -> None:
    position = duel(1, 1).mat("france", mil=0)
    dice(position, "infantry f--", "infantry f--")
    fight(position, "france", ["aquitaine"])
    assert units(position, "france", "aquitaine") == units(position, "england", "aquitaine") == 0
    assert power(position, "france") == 0
    assert not position.s.deeds.wins


@pytest.mark.rule("EU-9.7.9", "EU-9.7.8", "EU-9.7.10")
@pytest.mark.parametrize(("place", "defends_at_home"), [("aquitaine", True), ("loire", False)])
def test_only_at_home_a_defender_appoints_a_general(place: str, defends_at_home: bool) -> None:
    position = quiet().war("france", "england").active("france")
    position.army("france", 1, place, infantry=2).army("england", 1, place, infantry=2)
    position.hand("england", "mil-01-1").hand("france", "mil-02-1")
    position.mat("england", mil=5).mat("france", mil=5)
    prepared = Prepared(position, "france", place)
    seats = [seat for seat, prompt, _ in prepared.asked if "appoint" in prompt]
    expected = [position.seat("france")]
    assert seats == ([*expected, position.seat("england")] if defends_at_home else expected)


@pytest.mark.rule("EU-9.7.33", "EU-9.7.31")
def test_all_who_face_a_common_enemy_are_one_force_even_without_an_alliance() -> None:
    position = duel(2, 2).war("france", "castile").war("england", "poland")
    position.infantry("castile", "aquitaine", 3).infantry("poland", "aquitaine", 1)
    sides = sides_of(position.s, False, area("aquitaine"), realm("france"), [])
    england, castile = position.seat("england"), position.seat("castile")
    assert sides.seats[DEFEND] == 1 << england | 1 << castile
    assert sides.seats[ATTACK] == 1 << position.seat("france") | 1 << position.seat("poland")
    dice(position, "infantry ---", "infantry ---")
    worked = fight(position, "france", ["aquitaine"], ("france", "fall-back"))
    # Poland is asked after France, and each decides for himself.
    assert "retreat" in asked_of(worked, position, "poland")
    assert units(position, "france", "loire") == 1


@pytest.mark.rule("EU-9.7.25", "EU-9.7.26")
def test_a_retreat_never_leads_into_another_battle() -> None:
    position = duel(6, 2)
    for name in ("loire", "languedoc", "brittany-normandy"):
        position.infantry("france", name, 1)
    position.infantry("france", "aragon", 1)
    dice(position, "infantry f--", "infantry ---", "infantry f--", "infantry ---")
    worked = fight(position, "france", ["aquitaine"])
    assert "retreat" not in asked_of(worked, position, "england")
    assert units(position, "england", "aquitaine") == 0


# At sea

CHANNEL = "english-channel"


def naval_duel() -> Position:
    return quiet().war("france", "england").active("france")


@pytest.mark.rule("EU-9.9.14")
def test_only_ships_lost_in_the_last_round_are_captured() -> None:
    position = naval_duel().ships("france", CHANNEL, 4).ships("england", CHANNEL, 3)
    dice(position, "artillery iig", "artillery ---", "artillery igg", "artillery ---")
    worked = fight(position, "france", [f"sea:{CHANNEL}"], ("france", "take-to-sea light"))
    assert ships_at_sea(position.s, position.seat("france"), zone(CHANNEL)) == 4 + 1
    assert asked_of(worked, position, "france").count("take-captured-ship") == 1


@pytest.mark.rule("EU-9.9.16", "EU-9.10.16", "EU-9.9.17")
def test_galleys_that_flee_into_the_ocean_are_lost() -> None:
    position = naval_duel().fleet("france", "western-mediterranean", heavy=1, light=1, galley=2)
    position.ships("england", "western-mediterranean", 3)
    dice(position, "artillery ---", "artillery ---")
    fight(
        position,
        "france",
        ["sea:western-mediterranean"],
        ("france", "retreat-to-zone central-atlantic"),
        ("france", "lose-ship light"),
    )
    s, france = position.s, position.seat("france")
    assert s.fleet_at[france] == zone("central-atlantic")
    assert [fleet_ship(s, france, kind) for kind in (HEAVY, GALLEYS)] == [1, 0]


@pytest.mark.rule("EU-9.9.16", "EU-9.0.9")
def test_nobody_flees_before_the_ports_of_an_enemy_npr() -> None:
    position = naval_duel().war("england", "aragon").war("france", "aragon")
    position.ships("france", "western-mediterranean", 2).active("france")
    position.ships("england", "western-mediterranean", 2).active("france")
    dice(position, "artillery ---", "artillery ---")
    worked = fight(
        position,
        "france",
        ["sea:western-mediterranean"],
        ("france", "retreat-to-zone central-atlantic"),
    )
    seat = position.seat("france")
    options = next(keys for who, name, keys in worked.asked if (who, name) == (seat, "retreat"))
    assert not any("gulf-of-lion" in key for key in options)


@pytest.mark.rule("EU-9.9.11", "EU-9.10.14")
def test_one_heavy_ship_hits_twice_at_most() -> None:
    position = naval_duel().fleet("france", CHANNEL, heavy=1).ships("england", CHANNEL, 5)
    dice(position, "artillery iii", "artillery i--")
    fight(position, "france", [f"sea:{CHANNEL}"], ("france", "retreat-to-zone bay-of-biscay"))
    s = position.s
    assert ships_at_sea(s, position.seat("england"), zone(CHANNEL)) == 3
    # The one Ship that is lost in a retreat is lost at once, damaged or not.
    assert ships_at_sea(s, position.seat("france"), zone("bay-of-biscay")) == 0


# Victory


@pytest.mark.rule("EU-10.2.3")
@pytest.mark.parametrize(
    ("ours", "theirs", "wins"), [(0, 0, False), (1, 0, True), (4, 2, True), (5, 3, False)]
)
def test_two_to_one_is_enough_against_a_player(ours: int, theirs: int, wins: bool) -> None:
    position = board().war("castile", "france")
    position.infantry("castile", "leon", ours).infantry("france", "loire", theirs)
    position.manpower("france", 9, allied=4)
    assert has_partial_victory(position.s, position.seat("castile"), realm("france")) == wins


@pytest.mark.rule("EU-10.2.4")
def test_rebels_at_home_spoil_a_victory_over_an_npr() -> None:
    position = board().war("castile", "granada").infantry("castile", "leon", 2)
    s, castile = position.s, position.seat("castile")
    position.rebels("portugal", 9)
    assert has_partial_victory(s, castile, realm("granada"))
    position.rebels("castile", 2)
    assert not has_partial_victory(s, castile, realm("granada"))
    position.army("castile", 1, "leon", "mercenary", infantry=1)
    assert has_partial_victory(s, castile, realm("granada"))
    # To Control one Province by Occupation is enough for its Rebels to count.
    position.occupied("castile", "beira")
    assert not has_partial_victory(s, castile, realm("granada"))


@pytest.mark.rule("EU-10.2.2", "EU-10.0.3")
def test_total_victory_asks_for_every_province_and_no_unit_anywhere() -> None:
    position = occupy_all(board().war("castile", "france"), "castile", "france")
    s, castile = position.s, position.seat("castile")
    assert has_total_victory(s, castile, realm("france"))
    position.army("france", 1, "aragon", "allied", infantry=1)
    assert not has_total_victory(s, castile, realm("france"))
    position.no_forces().manpower("france", 9, allied=3)
    assert has_total_victory(s, castile, realm("france"))
    position.vassal("france", "navarra")
    assert not has_total_victory(s, castile, realm("france"))
    position.occupied("castile", "navarra").rebel_towns("toulouse")
    assert not has_total_victory(s, castile, realm("france"))


@pytest.mark.rule("EU-10.1.1", "EU-10.2.7")
def test_without_an_occupation_not_even_a_victor_enforces_anything() -> None:
    position = board().war("castile", "france").infantry("castile", "leon", 9)
    assert not make_peace(position).asked
    assert prestige(position, "castile", "france") == [-1, -1]
    assert has_truce(position, "castile", "france")


# Peace Terms


@pytest.mark.rule("EU-10.1.6", "EU-10.5.5", "EU-10.5.29")
def test_a_human_player_is_never_annexed_but_can_be_let_off() -> None:
    position = occupy_all(board().war("castile", "france"), "castile", "france")
    worked = make_peace(position, ("castile", "enforce white-peace france"))
    assert "annexation" not in str(worked.asked)
    assert "vassalization" not in str(worked.asked)
    assert prestige(position, "castile", "france") == [-1, -1]
    assert all(occupant == NONE for occupant in position.s.occupant)


@pytest.mark.rule("EU-10.5.15")
def test_a_vassal_to_be_must_have_lost_land_in_a_second_area() -> None:
    position = board().war("castile", "aragon").infantry("castile", "leon", 1)
    s = position.s
    home = s.atlas.province_area[s.capital[realm("aragon")]]
    abroad = [p for p in s.lands[realm("aragon")] if s.atlas.province_area[p] != home]
    assert abroad
    position.occupied("castile", "valencia", "barcelona", "zaragoza")
    worked = make_peace(position, ("castile", "settle-with aragon"))
    assert "vassalization" not in str(offered(worked, "end-war"))
    position.occupied("castile", PROVINCES[abroad[0]])
    worked = make_peace(position, ("castile", "settle-with aragon"))
    assert "enforce vassalization aragon" in offered(worked, "end-war")[0]


@pytest.mark.rule("EU-10.5.7")
def test_each_capital_is_ransomed() -> None:
    position = board().war("castile", "france").infantry("castile", "leon", 1)
    position.occupied("castile", "paris").occupied("france", "madrid")
    settle(position, "keep-board-state")
    assert ducats(position, "castile", "france") == [0, 0]
    assert realm_owns(position.s, realm("castile"), province("madrid"))
    assert realm_owns(position.s, realm("france"), province("paris"))


@pytest.mark.rule("EU-10.5.9", "EU-10.5.8")
def test_only_the_victor_may_choose_another_fate() -> None:
    position = board().war("castile", "france").infantry("castile", "leon", 1)
    position.occupied("castile", "toulouse").occupied("france", "madrid", "burgos", "murcia")
    worked = settle(position, "keep-board-state", "france", "return-province toulouse")
    choosers = {seat for seat, name, _ in worked.asked if name == "fate-of-province"}
    assert choosers == {position.seat("castile")}
    s = position.s
    assert s.town[province("burgos")] == s.town[province("murcia")] == position.seat("france")
    # 3 for Toulouse, and 10 for Madrid.
    assert ducats(position, "castile", "france") == [3 - 10, 10 - 3]


@pytest.mark.rule("EU-10.5.9", "EU-10.5.12")
def test_a_third_players_core_is_liberated_to_him() -> None:
    position = board().war("castile", "france").infantry("castile", "leon", 1)
    position.town("france", "essex").occupied("castile", "essex")
    settle(position, "keep-board-state", "france", "liberate-province essex")
    assert realm_owns(position.s, realm("england"), province("essex"))
    assert prestige(position, "castile", "england", "france") == [1, 0, 0]
    assert position.s.claims[area("east-anglia")] >> position.seat("france") & 1


@pytest.mark.rule("EU-10.5.14")
def test_humiliation_counts_only_what_the_loser_gets_back() -> None:
    position = board().war("castile", "france").infantry("castile", "leon", 1)
    position.occupied("castile", "paris", "toulouse").occupied("france", "madrid", "burgos")
    settle(position, "humiliation")
    assert prestige(position, "castile", "france") == [6, -6]
    assert all(occupant == NONE for occupant in position.s.occupant)


@pytest.mark.rule("EU-10.5.22", "EU-10.0.3")
def test_a_vassal_in_the_capital_area_is_the_victors_for_a_conversion() -> None:
    position = board().war("castile", "granada").infantry("castile", "leon", 1)
    position.vassal("castile", "cordoba").occupied("castile", "granada", "gibraltar")
    assert position.s.religion[realm("granada")] == ISLAM
    make_peace(position, ("castile", "enforce force-conversion granada"))
    assert position.s.religion[realm("granada")] == CATHOLIC


@pytest.mark.rule("EU-10.3.1", "EU-10.5.1")
def test_peace_with_one_of_two_allied_players_leaves_the_other_war() -> None:
    position = board().war("castile", "france").war("castile", "england")
    position.alliance("france", "england").infantry("castile", "leon", 2)
    position.infantry("england", "loire", 2).occupied("castile", "paris", "bordeaux")
    worked = settle(position, "humiliation")
    with_england = [keys for keys in offered(worked, "end-war") if "england" in str(keys)]
    assert "enforce" not in str(with_england)
    assert not is_at_war(position, "castile", "france")
    assert is_at_war(position, "castile", "england")
    assert position.s.occupant[province("bordeaux")] == position.seat("castile")


@pytest.mark.rule("EU-10.5.24", "EU-9.0.14", "EU-10.3.12")
def test_all_wars_of_an_active_ally_end_with_its_succession() -> None:
    position = board().war("castile", "france").war("england", "france")
    position.infantry("castile", "leon", 1).alliance("france", "aragon", True, given=2)
    position.marriage("castile", "aragon", disputed=True)
    position.occupied("castile", "valencia").occupied("england", "zaragoza", "paris")
    position.s.first = position.seat("castile")
    settle(position, "desired-succession", "aragon", "ally-with-loser aragon")
    s = position.s
    assert realm_owns(s, realm("aragon"), province("zaragoza"))
    assert prestige(position, "england") == [-1]
    assert has_truce(position, "england", "aragon")
    # The war with France itself goes on.
    assert is_at_war(position, "england", "france")
    assert s.occupant[province("paris")] == position.seat("england")


# Truces


@pytest.mark.rule("EU-10.4.3", "EU-9.1.8")
def test_without_a_truce_an_active_ally_is_still_behind_its_player() -> None:
    position = board("S07").war("castile", "france").alliance("france", "aragon", active=True)
    make_peace(position)
    assert not has_truce(position, "castile", "aragon")
    position.active("castile")
    assert not may_attack(position, "castile", "aragon")
    position.s.ally[realm("aragon")] = NONE
    assert may_attack(position, "castile", "aragon")


@pytest.mark.rule("EU-10.4.4", "EU-10.4.5")
def test_a_truce_does_not_stop_who_defends_an_ally() -> None:
    position = calm().truce("castile", "france").alliance("castile", "england")
    assert not may_attack(position, "castile", "france")
    declared(
        *(position, "france", "england"),
        *(("england", "call-to-arms castile"), ("castile", "accept-call")),
    )
    assert is_enemy(position.s, position.seat("castile"), realm("france"))
    assert not has_truce(position, "castile", "france")


@pytest.mark.rule("EU-10.2.9", "EU-10.2.10", "EU-10.5.6")
def test_after_a_surrender_the_war_must_end_and_not_by_a_white_peace() -> None:
    position = board().war("castile", "france").occupied("france", "burgos")
    position.infantry("castile", "leon", 1).infantry("france", "loire", 1)
    worked = make_peace(
        position,
        ("castile", "settle-with france"),
        ("castile", "surrender player-2"),
        ("france", "enforce keep-board-state castile"),
    )
    assert offered(worked, "choose-term") == [
        ["enforce keep-board-state castile", "enforce humiliation castile"]
    ]
    assert prestige(position, "castile", "france") == [-2, 2]
    assert position.s.town[province("burgos")] == position.seat("france")
