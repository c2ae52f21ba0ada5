"""Chapter 11.3 and 5.2.CA: Calls to Arms are sent, accepted and refused."""

import pytest

from kronika.games.europa_universalis.agenda import EFFECTS, REACTION_WINDOW
from kronika.games.europa_universalis.calls import call_price
from kronika.games.europa_universalis.forces import all_deployed
from kronika.games.europa_universalis.npr_defence import defenders, force_of
from kronika.games.europa_universalis.places import REALMS
from kronika.games.europa_universalis.position import Position
from kronika.games.europa_universalis.rebel_forces import black_units_left
from kronika.games.europa_universalis.relations import has_truce, is_ally, is_enemy, realms_adjacent
from kronika.games.europa_universalis.terms import AREA_COUNT, MIL, NONE
from tests.europa_universalis.helpers import area, realm, zone
from tests.europa_universalis.warring import asked, calm, declared

pytestmark = pytest.mark.compiled


def mil(position: Position, name: str) -> int:
    return position.s.power[position.seat(name) * 3 + MIL]


def cubes(position: Position, name: str, where: str) -> int:
    return position.s.influence[position.seat(name) * AREA_COUNT + area(where)]


# Sending


@pytest.mark.rule(
    "EU-11.3.10", "EU-5.5.DW5", "EU-5.2.CA2", "EU-5.2.CA7", "EU-11.3.15", "EU-5.2.CA8"
)
def test_an_offensive_call_costs_2_influence() -> None:
    position = calm().alliance("france", "aragon").influence("france", aragon=3)
    worked = declared(position, "france", "castile", ("france", "call-to-arms aragon"))
    assert cubes(position, "france", "aragon") == 1
    s = position.s
    assert s.is_active[realm("aragon")]
    strength = 5
    assert s.allied[position.seat("france")] == s.given[realm("aragon")] == strength
    assert mil(position, "france") == 5, "1 paid, 1 gained, for Aragon is beside Castile"
    assert is_enemy(s, position.seat("castile"), realm("aragon"))
    assert len(asked(worked, "send-calls")) == 1, "nobody is left to be called"


@pytest.mark.rule("EU-11.3.10", "EU-5.2.CA3", "EU-5.2.CA1", "EU-9.1.32", "EU-5.5.DW8")
def test_a_defensive_call_costs_1_influence() -> None:
    position = calm().alliance("castile", "aragon").influence("castile", aragon=3)
    declared(position, "france", "castile", ("castile", "call-to-arms aragon"))
    assert cubes(position, "castile", "aragon") == 2
    assert position.s.is_active[realm("aragon")]
    assert mil(position, "castile") == 7, "attacked, and Aragon is beside France"


@pytest.mark.rule("EU-TB37", "EU-11.2.4", "EU-5.2.CA9", "EU-11.3.10")
def test_a_marriage_makes_a_call_cheaper_by_1() -> None:
    position = calm().alliance("france", "aragon").marriage("france", "aragon")
    s, france = position.s, position.seat("france")
    assert call_price(s, france, realm("aragon"), is_offensive=True) == 1
    assert call_price(s, france, realm("aragon"), is_offensive=False) == 0
    declared(
        position.influence("france", aragon=1),
        "france",
        "castile",
        ("france", "call-to-arms aragon"),
    )
    assert cubes(position, "france", "aragon") == 0


@pytest.mark.rule("EU-11.3.13", "EU-5.2.CA6")
def test_an_npr_is_called_only_at_peace_near_and_if_it_can_be_paid() -> None:
    poor = calm().alliance("france", "aragon").influence("france", aragon=1)
    assert not asked(declared(poor, "france", "castile"), "send-calls")
    busy = (
        calm().alliance("france", "aragon").influence("france", aragon=2).war("ottomans", "aragon")
    )
    assert not asked(declared(busy, "france", "castile"), "send-calls")
    far = calm().alliance("england", "hungary").influence("england", royal_hungary=3)
    assert not asked(declared(far, "england", "castile"), "send-calls")
    enemy_near = calm().alliance("england", "hungary").influence("england", royal_hungary=3)
    assert asked(declared(enemy_near, "england", "austria"), "send-calls")


@pytest.mark.rule("EU-11.3.15", "EU-5.2.CA8")
def test_an_npr_beside_the_caller_only_brings_no_power() -> None:
    position = calm().alliance("castile", "portugal").influence("castile", portugal=2)
    declared(position, "castile", "austria", ("castile", "call-to-arms portugal"))
    assert position.s.is_active[realm("portugal")]
    assert mil(position, "castile") == 4


@pytest.mark.rule("EU-11.3.10")
def test_the_caller_says_where_influence_is_discarded_imperial_too() -> None:
    position = calm().emperor("austria", 3).alliance("austria", "milan")
    position.influence("austria", lombardy=1).imperial(lombardy=2)
    worked = declared(
        position,
        "austria",
        "venice",
        ("austria", "use-casus-belli imperial-liberation"),
        ("austria", "call-to-arms milan"),
        ("austria", "discard-imperial lombardy"),
        ("austria", "discard-influence lombardy"),
    )
    assert position.s.is_active[realm("milan")]
    assert asked(worked, "discard-influence")[0][1] == [
        "discard-influence lombardy",
        "discard-imperial lombardy",
    ]


@pytest.mark.rule("EU-11.3.11", "EU-11.3.36")
def test_a_distant_ally_is_called_with_colonists() -> None:
    position = calm("S17")
    s, castile = position.s, position.seat("castile")
    distant = [r for r in range(158) if s.lands[r] and s.atlas.is_distant(s.capital[r])]
    one, other = _neighbours(position, distant)
    s.ally[one] = castile
    s.claims[s.atlas.province_area[s.capital[other]]] |= 1 << castile
    position.mat("castile", colonists=3)
    declared(
        position,
        "castile",
        REALMS[other],
        ("castile", "use-casus-belli conquest"),
        ("castile", f"call-to-arms {REALMS[one]}"),
    )
    assert s.colonists[castile] == 1
    tax = sum([s.atlas.province_tax[p] for p in s.lands[one]])
    assert s.given[one] == min(5, (tax + 1) // 2)


def _neighbours(position: Position, realms: list[int]) -> tuple[int, int]:
    s = position.s
    free = [r for r in realms if s.overlord[r] == NONE and s.seat_of[r] == NONE]
    for one in free:
        for other in free:
            if one != other and realms_adjacent(s, one, other):
                return one, other
    raise AssertionError


@pytest.mark.rule("EU-11.3.12", "EU-5.2.CA5", "EU-11.3.14")
def test_players_are_called_for_nothing_but_not_those_allied_to_both_sides() -> None:
    position = calm().alliance("france", "england").alliance("france", "ottomans")
    position.alliance("england", "castile")
    worked = declared(position, "france", "castile")
    assert asked(worked, "send-calls")[0][1] == ["call-to-arms ottomans", "calls-done"]
    assert asked(worked, "send-calls")[1] == (
        position.seat("castile"),
        ["call-to-arms england", "calls-done"],
    )


@pytest.mark.rule("EU-11.3.14")
def test_the_ally_of_an_npr_that_is_attacked_is_not_called_by_the_attacker() -> None:
    position = calm().alliance("france", "england").alliance("england", "savoy")
    worked = declared(position, "france", "savoy", ("austria", "refuse-subject"))
    assert not asked(worked, "send-calls")
    assert asked(worked, "answer-defensive-call")


@pytest.mark.rule("EU-11.3.14")
def test_who_is_at_war_with_all_new_enemies_is_not_called() -> None:
    position = calm().alliance("france", "england").war("england", "castile")
    assert not asked(declared(position, "france", "castile"), "send-calls")


@pytest.mark.rule("EU-11.3.15", "EU-2.2.2", "EU-CMP.5")
def test_rebel_units_are_taken_where_black_units_run_out() -> None:
    position = calm().alliance("france", "aragon").influence("france", aragon=2)
    position.rebels("loire", 15).rebels("leon", 8)
    assert black_units_left(position.s) == 2
    worked = declared(
        position,
        "france",
        "castile",
        ("france", "call-to-arms aragon"),
        ("france", "take-rebel-unit leon"),
        ("france", "take-rebel-unit leon"),
        ("france", "take-rebel-unit loire"),
    )
    assert len(asked(worked, "take-rebel-unit")) == 3
    assert position.s.allied[position.seat("france")] == 5
    assert position.s.rebels[area("leon")] == 6


@pytest.mark.rule("EU-11.3.15", "EU-2.2.3")
def test_without_rebels_fewer_units_come() -> None:
    position = calm().alliance("france", "aragon").influence("france", aragon=2)
    position.manpower("england", 5, allied=23)
    declared(position, "france", "castile", ("france", "call-to-arms aragon"))
    assert position.s.given[realm("aragon")] == 2


@pytest.mark.rule("EU-11.3.9", "EU-11.3.23", "EU-9.1.2")
def test_who_joins_by_a_call_of_a_player_calls_nobody() -> None:
    position = calm().alliance("castile", "england").alliance("england", "scotland")
    position.influence("england", scotland=3)
    worked = declared(
        position,
        "france",
        "castile",
        ("castile", "call-to-arms england"),
        ("england", "accept-call"),
    )
    assert [seat for seat, _ in asked(worked, "send-calls")] == [position.seat("castile")]
    assert is_enemy(position.s, position.seat("england"), realm("france"))


# Answering


@pytest.mark.rule("EU-11.3.16", "EU-5.5.DW9", "EU-11.3.18", "EU-9.1.19", "EU-9.11.3", "EU-OPB60")
def test_accepting_an_offensive_call_is_war_on_all_targets_without_a_loss() -> None:
    position = calm().alliance("france", "england").marriage("england", "savoy")
    worked = declared(
        position,
        "france",
        "savoy",
        ("france", "declare-war-on castile"),
        ("france", "targets-done"),
        ("france", "call-to-arms england"),
        ("england", "accept-call"),
        ("austria", "refuse-subject"),
    )
    s, england = position.s, position.seat("england")
    assert is_enemy(s, england, realm("savoy"))
    assert is_enemy(s, england, realm("castile"))
    assert s.attackers[realm("castile")] >> england & 1
    assert s.stability[england] == 0
    assert mil(position, "england") == 5
    assert asked(worked, "answer-offensive-call")[0][1] == ["accept-call", "refuse-call"]


@pytest.mark.rule("EU-11.3.16", "EU-OPB08", "EU-9.1.13")
def test_an_offensive_call_must_be_refused_if_one_target_is_forbidden() -> None:
    position = calm().alliance("france", "england").truce("england", "castile")
    worked = declared(
        position,
        "france",
        "venice",
        ("france", "declare-war-on castile"),
        ("france", "targets-done"),
        ("france", "call-to-arms england"),
    )
    assert asked(worked, "answer-offensive-call") == [(position.seat("england"), ["refuse-call"])]
    assert not is_enemy(position.s, position.seat("england"), realm("venice"))
    assert has_truce(position.s, position.seat("england"), realm("france"))
    allowed = calm().alliance("france", "england").truce("england", "venice")
    allowed.war("castile", "england")
    allowed.s.truces[realm("venice")] = 0
    worked = declared(
        allowed,
        "france",
        "venice",
        ("france", "declare-war-on castile"),
        ("france", "targets-done"),
        ("france", "call-to-arms england"),
        ("england", "accept-call"),
    )
    assert is_enemy(allowed.s, allowed.seat("england"), realm("venice")), "Castile is not tested"


@pytest.mark.rule("EU-11.3.16", "EU-9.1.13", "EU-TB02", "EU-9.1.16")
def test_a_defensive_call_can_always_be_accepted() -> None:
    position = calm().alliance("england", "castile").truce("england", "france")
    s, england = position.s, position.seat("england")
    s.passed[england] = 1
    s.ruler[england] = NONE
    declared(
        position,
        "france",
        "castile",
        ("castile", "call-to-arms england"),
        ("england", "accept-call"),
    )
    assert is_enemy(s, england, realm("france"))
    assert not has_truce(s, england, realm("france"))


@pytest.mark.rule("EU-TB06", "EU-9.1.33", "EU-OPB06", "EU-5.5.DW10")
def test_accepting_the_call_of_an_npr_gives_military_power_that_of_a_player_does_not() -> None:
    npr = calm().alliance("england", "scotland")
    declared(npr, "france", "scotland", ("england", "accept-call"))
    assert mil(npr, "england") == 6
    player = calm().alliance("england", "castile")
    declared(
        player, "france", "castile", ("castile", "call-to-arms england"), ("england", "accept-call")
    )
    assert mil(player, "england") == 5
    warring = calm().alliance("england", "scotland").war("england", "france")
    declared(warring, "france", "scotland", ("england", "accept-call"))
    assert mil(warring, "england") == 5, "at war before"
    both = calm().alliance("england", "scotland")
    declared(
        both,
        "france",
        "scotland",
        ("france", "declare-war-on england"),
        ("france", "targets-done"),
        ("england", "accept-call"),
    )
    assert mil(both, "england") == 6, "only once"


@pytest.mark.rule("EU-11.3.17", "EU-9.1.31", "EU-5.5.DW7")
def test_nprs_call_their_allies_in_alphabetical_order_and_each_is_answered() -> None:
    position = calm().alliance("england", "scotland").alliance("england", "aragon")
    worked = declared(
        position,
        "france",
        "scotland",
        ("france", "declare-war-on aragon"),
        ("france", "targets-done"),
        ("england", "accept-call"),
        ("england", "activate-ally aragon"),
        ("england", "refuse-call"),
    )
    assert len(asked(worked, "answer-defensive-call")) == 2
    assert position.s.is_active[realm("aragon")]
    assert position.s.ally[realm("scotland")] == NONE
    assert position.s.prestige[position.seat("england")] == -2, "this war is no excuse"


@pytest.mark.rule("EU-11.3.18", "EU-9.1.39")
def test_a_defender_is_at_war_with_all_attackers() -> None:
    position = calm().alliance("france", "austria").alliance("england", "scotland")
    declared(
        position,
        "france",
        "scotland",
        ("france", "call-to-arms austria"),
        ("austria", "accept-call"),
        ("england", "accept-call"),
    )
    s, england = position.s, position.seat("england")
    assert is_enemy(s, england, realm("france"))
    assert is_enemy(s, england, realm("austria"))
    assert s.attackers[realm("england")] == 1 << position.seat("france") | 1 << position.seat(
        "austria"
    )


@pytest.mark.rule("EU-11.3.19", "EU-5.2.CA4")
def test_who_defends_an_npr_calls_other_nprs_but_no_players() -> None:
    position = calm().alliance("england", "scotland").alliance("england", "brittany")
    position.alliance("england", "castile").influence("england", brittany_normandy=2)
    worked = declared(
        position,
        "france",
        "scotland",
        ("england", "accept-call"),
        ("england", "call-to-arms brittany"),
    )
    ((_, options),) = asked(worked, "send-calls")
    assert options == ["call-to-arms brittany", "calls-done"]
    assert position.s.is_active[realm("brittany")]
    assert cubes(position, "england", "brittany-normandy") == 1
    assert mil(position, "england") == 7


@pytest.mark.rule("EU-11.3.20", "EU-11.3.37", "EU-OPB42")
def test_an_alliance_across_the_lines_ends_without_a_penalty() -> None:
    position = calm().alliance("england", "scotland").alliance("england", "france")
    position.influence("england", languedoc=2)
    declared(position, "france", "scotland", ("england", "accept-call"))
    s, england = position.s, position.seat("england")
    assert not is_ally(s, england, realm("france"))
    assert s.prestige[england] == 0
    assert s.stability[england] == 0
    assert cubes(position, "england", "languedoc") == 2


@pytest.mark.rule("EU-11.3.21", "EU-OPB09")
def test_the_npr_that_called_may_become_an_active_ally_for_nothing() -> None:
    position = calm().alliance("england", "scotland").influence("england", scotland=2)
    declared(
        position,
        "france",
        "scotland",
        ("england", "accept-call"),
        ("england", "activate-ally scotland"),
    )
    s, england = position.s, position.seat("england")
    assert s.is_active[realm("scotland")]
    assert s.allied[england] == s.given[realm("scotland")] > 0
    assert cubes(position, "england", "scotland") == 2
    assert mil(position, "england") == 6
    alone = calm().alliance("england", "scotland")
    declared(
        alone,
        "france",
        "scotland",
        ("england", "accept-call"),
        ("england", "not-activate-ally scotland"),
    )
    assert alone.s.allied[england] == 0
    assert alone.s.enemies[realm("scotland")] == 1 << alone.seat("france")


@pytest.mark.rule("EU-TB35", "EU-9.0.22", "EU-11.3.22")
def test_the_pair_of_an_npr_that_is_activated_disappears() -> None:
    position = calm().alliance("france", "aragon")
    declared(
        position,
        "castile",
        "aragon",
        ("france", "accept-call"),
        ("france", "activate-ally aragon"),
    )
    s, castile, france = position.s, position.seat("castile"), position.seat("france")
    assert s.enemies[realm("aragon")] == 0
    assert s.enemies[realm("france")] == 1 << castile
    assert s.enemies[realm("castile")] == 1 << france
    assert is_enemy(s, castile, realm("aragon"))


@pytest.mark.rule("EU-6.2.20", "EU-8.6")
def test_accepting_a_defensive_call_opens_a_window_and_fires_ideas() -> None:
    position = calm().alliance("england", "scotland").ideas("england", "balance-of-power")
    worked = declared(position, "france", "scotland", ("england", "accept-call"))
    acts = [duty.act for duty in worked.left]
    assert REACTION_WINDOW in acts
    assert EFFECTS in acts


@pytest.mark.rule("EU-5.2.CA3")
def test_an_idea_makes_defensive_calls_cheaper() -> None:
    position = calm().alliance("castile", "aragon").ideas("castile", "balance-of-power")
    s, castile = position.s, position.seat("castile")
    assert call_price(s, castile, realm("aragon"), is_offensive=False) == 0
    assert call_price(s, castile, realm("aragon"), is_offensive=True) == 2


# Refusing


@pytest.mark.rule("EU-11.3.24", "EU-11.3.26", "EU-11.3.28", "EU-11.3.29")
def test_refusing_an_npr_costs_prestige_influence_and_means_a_truce() -> None:
    position = calm().alliance("england", "scotland").influence("england", scotland=3)
    declared(position, "france", "scotland", ("england", "refuse-call"))
    s, england = position.s, position.seat("england")
    assert s.ally[realm("scotland")] == NONE
    assert s.prestige[england] == -2
    assert cubes(position, "england", "scotland") == 0
    assert has_truce(s, england, realm("scotland"))
    assert not is_enemy(s, england, realm("france"))
    assert mil(position, "england") == 5


@pytest.mark.rule("EU-11.3.26")
def test_who_refuses_says_which_5_influence_he_loses() -> None:
    position = calm().alliance("england", "burgundy")
    position.influence("england", burgundy=3, flanders_wallonia=3)
    declared(
        position,
        "france",
        "burgundy",
        ("england", "refuse-call"),
        ("england", "discard-influence flanders-wallonia"),
        ("england", "discard-influence flanders-wallonia"),
        ("england", "discard-influence burgundy"),
        ("england", "discard-influence flanders-wallonia"),
        ("england", "discard-influence burgundy"),
    )
    assert cubes(position, "england", "burgundy") == 1
    assert cubes(position, "england", "flanders-wallonia") == 0


@pytest.mark.rule("EU-11.3.27", "EU-11.3.28", "EU-9.11.4")
def test_a_player_who_is_refused_may_put_a_cb_token_instead_of_a_truce() -> None:
    position = calm().alliance("castile", "england")
    declared(
        position,
        "france",
        "castile",
        ("castile", "call-to-arms england"),
        ("england", "refuse-call"),
        ("castile", "place-cb england"),
    )
    s, castile, england = position.s, position.seat("castile"), position.seat("england")
    assert s.cb[realm("england")] >> castile & 1
    assert not has_truce(s, castile, realm("england"))
    assert not s.pacts[castile]
    assert s.prestige[england] == -2
    declined = calm().alliance("castile", "england")
    declared(
        declined,
        "france",
        "castile",
        ("castile", "call-to-arms england"),
        ("england", "refuse-call"),
        ("castile", "place-no-cb"),
    )
    assert has_truce(declined.s, castile, realm("england"))
    assert has_truce(declined.s, england, realm("castile"))


@pytest.mark.rule("EU-11.3.27", "EU-SM.1")
def test_with_both_cb_tokens_in_play_one_may_be_moved() -> None:
    position = calm().alliance("castile", "england").cb("castile", "milan").cb("castile", "savoy")
    declared(
        position,
        "france",
        "castile",
        ("castile", "call-to-arms england"),
        ("england", "refuse-call"),
        ("castile", "place-cb england"),
        ("castile", "move-cb savoy"),
    )
    castile = position.seat("castile")
    assert position.s.cb[realm("england")] >> castile & 1
    assert not position.s.cb[realm("savoy")] >> castile & 1
    assert not has_truce(position.s, castile, realm("england"))


@pytest.mark.rule("EU-11.3.28", "EU-11.3.24", "EU-11.3.26")
def test_refusing_an_offensive_call_ends_the_alliance_with_a_truce_only() -> None:
    position = calm().alliance("france", "england").influence("england", languedoc=1)
    declared(
        position,
        "france",
        "castile",
        ("france", "call-to-arms england"),
        ("england", "refuse-call"),
    )
    s, england = position.s, position.seat("england")
    assert not s.pacts[england]
    assert s.prestige[england] == 0
    assert has_truce(s, england, realm("france"))
    assert cubes(position, "england", "languedoc") == 1


@pytest.mark.rule("EU-11.3.30", "EU-TB05")
@pytest.mark.parametrize("why", ["war", "passed"])
def test_who_is_in_another_war_or_has_passed_is_excused(why: str) -> None:
    position = calm().alliance("england", "scotland").influence("england", scotland=3)
    s, england = position.s, position.seat("england")
    if why == "war":
        position.war("england", "ottomans")
    position.active("france")
    if why == "passed":
        # Passing after the war was declared cannot be; the test of a legal attack is elsewhere.
        position.alliance("castile", "england")
        s.ally[realm("scotland")] = NONE
        s.passed[england] = 1
        declared(
            position,
            "france",
            "castile",
            ("castile", "call-to-arms england"),
            ("england", "refuse-call"),
        )
        assert not s.pacts[england]
        assert has_truce(s, england, realm("castile"))
        assert not s.cb[realm("england")]
    else:
        declared(position, "france", "scotland", ("england", "refuse-call"))
        assert s.ally[realm("scotland")] == NONE
        assert has_truce(s, england, realm("scotland"))
    assert s.prestige[england] == 0
    assert cubes(position, "england", "scotland") == 3


@pytest.mark.rule("EU-11.3.25", "EU-11.3.42")
def test_refusing_an_active_ally_abandons_it() -> None:
    position = (
        calm().war("england", "ottomans").alliance("england", "scotland", active=True, given=3)
    )
    position.influence("england", scotland=7, northumbria=1).manpower("england", 4, allied=2)
    position.army("england", 1, "east-anglia", category="allied", infantry=2)
    worked = declared(
        position,
        "france",
        "scotland",
        ("england", "refuse-call"),
        ("england", "dismiss-allied army-1 infantry"),
        ("england", "dismiss-allied-reserve"),
        ("england", "dismiss-allied-reserve"),
    )
    s, england = position.s, position.seat("england")
    assert s.stability[england] == -2
    assert cubes(position, "england", "scotland") == 0, "all of it"
    assert s.allied[england] == 0
    assert is_enemy(s, position.seat("ottomans"), realm("scotland"))
    assert s.prestige[england] == 0, "he was in another war"
    assert len(asked(worked, "dismiss-allied")) == 3


@pytest.mark.rule("EU-11.3.25", "EU-11.3.42")
def test_refusing_a_player_with_a_common_enemy_abandons_him() -> None:
    position = calm().war("england", "ottomans").war("castile", "ottomans")
    position.alliance("castile", "england").influence("england", leon=2)
    declared(
        position,
        "france",
        "castile",
        ("castile", "call-to-arms england"),
        ("england", "refuse-call"),
    )
    assert position.s.stability[position.seat("england")] == -2
    assert cubes(position, "england", "leon") == 0


@pytest.mark.rule("EU-11.3.33", "EU-13.4.3")
def test_an_active_ally_defends_with_half_its_capacity_on_land() -> None:
    position = calm()
    s, genoa = position.s, realm("genoa")
    ashore = defenders(s, False, genoa, area("lombardy"))
    at_sea = defenders(s, True, genoa, zone("gulf-of-lion"))
    full, ships = force_of(s, False, genoa, ashore), force_of(s, True, genoa, at_sea)
    position.alliance("austria", "genoa", active=True)
    assert force_of(s, False, genoa, ashore) == (full + 1) // 2 < full
    assert force_of(s, True, genoa, at_sea) == ships


@pytest.mark.rule("EU-9.0.11")
def test_units_in_the_reserve_are_not_deployed() -> None:
    position = calm().manpower("france", 5, exhausted=2, allied=1).infantry("france", "loire", 2)
    position.army("france", 1, "loire", cavalry=1)
    assert all_deployed(position.s, position.seat("france")) == 3
